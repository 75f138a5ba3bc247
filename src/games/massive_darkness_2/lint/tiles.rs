//! Tiles that the Quest brings itself: is each laid, can it be walked, and is it called like one of the box.

use super::{Finding, What};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::own_tiles::{closed_zones, fault};
use crate::games::massive_darkness_2::rules::quest::Quest;

pub(super) fn findings(quest: &Quest, all: &CoreBox) -> Vec<Finding> {
    let mut findings = Vec::new();
    // What is wrong with one that is none is said where it is laid out.
    for own in quest.own_tiles.iter().filter(|own| fault(own).is_none()) {
        let (id, closed) = (|| own.id.clone(), closed_zones(own));
        let laid: Vec<_> = quest.tiles.iter().filter(|tile| tile.side == own.id).map(|tile| tile.at).collect();
        if let Some(zone) = closed.first() {
            findings.push(Finding { what: What::ClosedTile(id(), closed.len(), *zone), at: Vec::new() });
        }
        if all.sides.iter().any(|side| side.id == own.id) {
            findings.push(Finding { what: What::TileOfBox(id()), at: laid.clone() });
        }
        if laid.is_empty() {
            findings.push(Finding::of(What::TileUnused(id())));
        }
    }
    findings
}

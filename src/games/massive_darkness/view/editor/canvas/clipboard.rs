//! Copy and paste, also from quest to quest and from window to window: what is copied is a piece of a quest as text.

use super::super::EditorScreen;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::carry::footprint;
use crate::games::massive_darkness::quest::edit::{Command, Thing, piece};
use crate::games::massive_darkness::quest::model::{PlacedTile, Spot};
use crate::games::massive_darkness::quest::own_tiles::sides;
use crate::house::text::Texts;
use crate::kit::clipboard::{Clipboard, Clips};
use egui::Ui;
use std::collections::BTreeSet;

/// Pieces of quests.
pub(super) const PIECES: Clipboard = Clipboard { name: "massive-darkness", longest: 4 << 20 };
/// How far from the place that is meant a free one is looked for, in zones.
const AROUND: i16 = 60;

impl Clips for EditorScreen {
    fn copy(&mut self, ui: &Ui) {
        if self.picked.is_empty() {
            return;
        }
        let piece = piece::piece(self.quest(), &self.sides(), &self.picked);
        if piece::corner(&piece).is_some() {
            PIECES.put(ui.ctx(), &piece);
        }
    }

    fn cut(&mut self, ui: &Ui, texts: &Texts) {
        if !self.picked.is_empty() {
            self.copy(ui);
            self.command(texts, &Command::Remove(self.picked.clone()));
        }
    }

    /// At the place that is meant, or east of it where tiles lie already.
    fn paste(&mut self, texts: &Texts, text: &str) {
        let Some(piece) = PIECES.read::<Quest>(text) else { return };
        let Some(corner) = piece::corner(&piece) else { return };
        let place = self.place();
        let (x, y) = (place.x.saturating_sub(corner.x), place.y.saturating_sub(corner.y));
        let storeys = i8::try_from(i16::from(place.storey) - i16::from(corner.storey)).unwrap_or(0);
        let to = |spot: Spot, aside: i16| Spot {
            x: spot.x.saturating_add(x).saturating_add(aside),
            y: spot.y.saturating_add(y),
            storey: spot.storey.saturating_add_signed(storeys),
        };
        let sides = &*sides(&piece, &self.sides()).into_owned();
        let taken: BTreeSet<Spot> = self.quest().tiles.iter().flat_map(|tile| footprint(tile, sides)).collect();
        let zones: Vec<Spot> = piece.tiles.iter().flat_map(|tile: &PlacedTile| footprint(tile, sides)).collect();
        let is_free = |aside: &i16| !zones.iter().any(|zone| taken.contains(&to(*zone, *aside)));
        let aside = (0..AROUND).find(is_free).unwrap_or(0);
        let all: Vec<Thing> = piece.tiles.iter().map(|tile| Thing::Tile(tile.at)).chain(Thing::all(&piece)).collect();
        self.command(texts, &Command::Paste(Box::new(piece), x.saturating_add(aside), y, storeys));
        if self.refused.is_none() {
            let new = all.iter().filter(|thing| !matches!(thing, Thing::Start | Thing::Exit));
            self.picked = new.map(|thing| thing.moved(&|spot| to(spot, aside))).collect();
            let quest = self.history.current();
            self.picked.retain(|thing| thing.exists(quest));
            // What lies on tiles goes with them.
            if self.picked.iter().any(|thing| matches!(thing, Thing::Tile(_))) {
                self.picked.retain(|thing| matches!(thing, Thing::Tile(_)));
            }
        }
    }
}

//! What Quests look like on tiles: their maps, made as they come into view and kept, with what each is about in a corner.

use super::art::quest_sign;
use super::board::map_of;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::tiles::picture::DungeonPicture;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use egui::{Painter, Rect};
use std::collections::BTreeMap;

/// The pictures of a list of Quests, by their places.
#[derive(Default)]
pub(super) struct Pictures {
    /// None where a Quest cannot be laid out.
    made: BTreeMap<usize, Option<DungeonPicture>>,
}

/// A Quest of the list.
#[derive(Clone, Copy)]
pub(super) struct Pictured<'q> {
    pub(super) at: usize,
    pub(super) quest: &'q Quest,
    pub(super) all: &'q CoreBox,
    pub(super) texts: &'q Texts,
}

impl Pictures {
    /// Paints that of a Quest into a place.
    pub(super) fn paint(&mut self, painter: &Painter, theme: &Theme, place: Rect, of: Pictured<'_>) {
        let map = self.made.entry(of.at).or_insert_with(|| map_of(of.all, of.quest, of.texts));
        if let Some(map) = map {
            map.paint(painter, theme, place);
        }
        quest_sign(painter, place, of.quest);
    }
}

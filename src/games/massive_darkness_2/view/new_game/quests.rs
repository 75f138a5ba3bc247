//! The Quests to choose from, as tiles with their maps, and the sheet of the one that is chosen.

use super::{MAP, Measures, NewGame, name_of};
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::describe::{quest_rules, quest_story};
use crate::games::massive_darkness_2::difficulty::{difficulty, planned};
use crate::games::massive_darkness_2::lint::Misfit;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::view::pictures::Pictured;
use crate::games::tiles::difficulty::Found;
use crate::games::tiles::hardness::{Line, found_ui, widest};
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Laid, Sheet, Tile, heading, sheet, tile_grid};
use crate::tr;
use egui::{RichText, Sense, Ui, Vec2, vec2};

impl NewGame {
    /// All Quests as tiles.
    pub(super) fn quests_ui(&mut self, ui: &mut Ui, texts: &Texts, measures: Measures) {
        let ((columns, size), of_the_box) = (measures.quests, self.all.quests.len());
        let widest = self.widest(ui, texts);
        tile_grid(ui, of_the_box, columns, size, |ui, at| self.tile_ui(ui, texts, at, size, widest));
        if of_the_box < self.quests.len() {
            heading(ui, &tr!(texts, "shelf-md2-title"));
            let own = self.quests.len() - of_the_box;
            tile_grid(ui, own, columns, size, |ui, at| {
                self.tile_ui(ui, texts, of_the_box + at, size, widest);
            });
        }
    }

    /// How hard a Quest of the box is, as far as somebody has measured it.
    fn found(&self, at: usize) -> Option<Found> {
        self.all.quests.get(at).and_then(|quest| difficulty(&quest.id))
    }

    /// How wide what stands behind the signs of the hard ones is, at most.
    fn widest(&self, ui: &Ui, texts: &Texts) -> f32 {
        let quests = self.all.quests.iter().enumerate();
        widest(ui, quests.filter_map(|(at, quest)| Some(said(Some(self.found(at)?), quest, texts))))
    }

    /// The tile of a Quest; a press chooses it.
    fn tile_ui(&mut self, ui: &mut Ui, texts: &Texts, at: usize, size: Vec2, widest: f32) {
        let found = self.found(at);
        let (quest, all, pictures) = (&self.quests[at], &self.all, &mut self.pictures);
        let name = name_of(quest, texts);
        // The Tutorial of the box has no number.
        let numbered = match at {
            1.. if at < all.quests.len() => format!("{at}\u{a0}·\u{a0}{name}"),
            _ => name.to_string(),
        };
        let tile = Tile { name: &name, title: &numbered, is_chosen: Some(at == self.quest) };
        let Laid { response, second, .. } = tile.show(ui, size, |painter, theme, room| {
            pictures.paint(painter, theme, room, Pictured { at, quest, all, texts });
        });
        Line { found, said: &said(found, quest, texts), widest }.write(ui, texts, second);
        if let Some(found) = found {
            let told = format!("{}. {}", found.difficulty.word(texts), found.whose(texts));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told));
        }
        // A long name has no room on a narrow tile.
        if response.on_hover_text(name.as_ref()).clicked() {
            self.quest = at;
        }
    }

    /// What the chosen Quest is about.
    pub(super) fn quest_ui(&mut self, ui: &mut Ui, texts: &Texts, has_room: bool) {
        let found = self.found(self.quest);
        let (at, quest) = (self.quest, &self.quests[self.quest]);
        if self.misfit.as_ref().is_none_or(|(of, _)| *of != at) {
            self.misfit = Some((at, Misfit::of(quest, &self.all)));
        }
        let misfit = self.misfit.as_ref().and_then(|(_, misfit)| misfit.as_ref());
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            if has_room {
                let wide = ui.available_width();
                let (place, _) = ui.allocate_exact_size(vec2(wide, wide * MAP), Sense::hover());
                let pictured = Pictured { at, quest, all: &self.all, texts };
                self.map.paint(ui.painter(), Theme::of(ui.ctx()), place, pictured);
            }
            heading(ui, &name_of(quest, texts));
            let tiles = tr!(texts, "new-md2-tiles", count = quest.tiles.len() as i64);
            ui.label(RichText::new(tiles.as_ref()).weak());
            if let Some(misfit) = misfit {
                for (at, line) in misfit.told(&self.all, texts).into_iter().enumerate() {
                    match at {
                        0 => ui.strong(line.as_ref()),
                        _ => ui.label(format!("• {line}")),
                    };
                }
            }
            let in_full = planned().in_full(texts, &quest.id).map(|said| said.to_string());
            found_ui(ui, texts, found, &in_full.into_iter().collect::<Vec<_>>());
            ui.label(quest_story(&quest.id, &quest.told, texts).as_ref());
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            ui.label(quest_rules(&quest.id, &quest.told, texts).as_ref());
            if self.quest >= self.all.quests.len() {
                let blocks = Blocks::of(quest, texts);
                for goal in &quest.goals {
                    ui.label(format!("• {}", blocks.goal(goal)));
                }
            }
        });
    }
}

/// How hard it is and of how many tiles, or those alone.
fn said(found: Option<Found>, quest: &Quest, texts: &Texts) -> String {
    let tiles = tr!(texts, "new-md2-tiles", count = quest.tiles.len() as i64);
    match found {
        Some(found) => format!("{} · {tiles}", found.in_short(texts)),
        None => tiles.to_string(),
    }
}

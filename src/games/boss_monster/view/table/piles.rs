//! What lies beside the table for everybody to count: the decks, the heroes that are still to come, and the discard pile, which anybody
//! may look through.

use crate::games::boss_monster::rules::{Back, BossMonster, CardId};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::tr;
use egui::{RichText, ScrollArea, Ui};
use std::sync::Arc;

/// The list is no higher than this.
const HIGH: f32 = 320.0;

/// How many cards lie there, in a line that opens the discard pile.
pub(super) fn piles_ui(ui: &mut Ui, texts: &Texts, view: &BossMonster, faces: &Faces) {
    let state = view.state();
    let left = |back: Back| i64::from(state.left[back.index()]);
    let [heroes, epic] = [0, 1].map(|deck: usize| state.heroes[deck].len() as i64);
    let discards = state.discard.len() as i64;
    let words = tr!(
        texts,
        "table-piles",
        rooms = left(Back::Rooms),
        spells = left(Back::Spells),
        heroes = heroes,
        epic = epic,
        discards = discards
    );
    let line = RichText::new(words.as_ref()).small();
    let menu = ui.menu_button(line, |ui| {
        let told = [
            tr!(texts, "piles-rooms", number = left(Back::Rooms)),
            tr!(texts, "piles-spells", number = left(Back::Spells)),
            tr!(texts, "piles-heroes", number = heroes, epic = epic),
        ];
        told.iter().for_each(|line| drop(ui.label(line.as_ref())));
        ui.separator();
        ui.label(RichText::new(tr!(texts, "piles-discards", number = discards).as_ref()).strong());
        ScrollArea::vertical().id_salt("bm-discards").max_height(HIGH).show(ui, |ui| {
            for (name, text, count) in discarded(view, faces) {
                let line = if count > 1 { format!("{name} × {count}") } else { name.to_string() };
                ui.label(line).on_hover_text(text);
            }
        });
    });
    menu.response.on_hover_text(tr!(texts, "piles-hint").as_ref());
}

/// The kinds of cards of the discard pile by name, with what they can do.
fn discarded(view: &BossMonster, faces: &Faces) -> Vec<(Arc<str>, String, usize)> {
    let mut kinds: Vec<(Arc<str>, String, usize)> = Vec::new();
    for card in view.state().discard.iter().map(|card| CardId(card as u8)) {
        let face = faces.of(card);
        match kinds.iter_mut().find(|(name, ..)| *name == face.name) {
            Some((.., count)) => *count += 1,
            None => kinds.push((Arc::clone(&face.name), format!("{}\n{}", face.kind, face.text.join("\n")), 1)),
        }
    }
    kinds.sort();
    kinds
}

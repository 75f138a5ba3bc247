//! What lies beside the table for everybody to count: the decks, the heroes that are still to come, and the discard pile, which anybody
//! may look through.

use crate::games::boss_monster::rules::{Back, BossMonster, CardId};
use crate::games::boss_monster::view::art::CardArt;
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::card::enlarge;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{RichText, ScrollArea, Ui};

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
            discarded(texts, view, faces).iter().for_each(|kind| kind_ui(ui, kind, faces));
        });
    });
    menu.response.on_hover_text(tr!(texts, "piles-hint").as_ref());
}

/// Copies of one card in the discard pile.
struct Discarded {
    /// One of them.
    card: CardId,
    count: usize,
}

/// What lies there by name.
fn discarded(texts: &Texts, view: &BossMonster, faces: &Faces) -> Vec<Discarded> {
    let mut kinds: Vec<Discarded> = Vec::new();
    let name = |card: CardId| &faces.of(card).name;
    for card in view.state().discard.iter().map(|card| CardId(card as u8)) {
        match kinds.iter_mut().find(|kind| name(kind.card) == name(card)) {
            Some(kind) => kind.count += 1,
            None => kinds.push(Discarded { card, count: 1 }),
        }
    }
    kinds.sort_by_cached_key(|kind| texts.order(name(kind.card)));
    kinds
}

/// A line; whoever points at it, or comes there by keyboard, sees the card.
fn kind_ui(ui: &mut Ui, kind: &Discarded, faces: &Faces) {
    let face = faces.of(kind.card);
    let line = if kind.count > 1 { format!("{} × {}", face.name, kind.count) } else { face.name.to_string() };
    let response = ui.selectable_label(false, line);
    let art = CardArt::printed(face);
    art.as_card(Theme::of(ui.ctx()), |card| enlarge(&response, card, &art, &[response.rect]));
}

//! The chosen card, live, and everything that can be changed on it.

use super::words::Passage;
use super::{CardsScreen, Change, Listed, Origin};
use crate::games::boss_monster::own_cards::{Card, Deck, FoundProblem, plainest, words_of};
use crate::games::boss_monster::view::art::CardArt;
use crate::games::boss_monster::view::faces::Face;
use crate::house::text::{Language, Texts, shown};
use crate::kit::art::Icon;
use crate::kit::card::{LARGE_WIDTH, Look, Size};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading, text_field};
use crate::tr;
use egui::{Grid, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2};
use std::sync::Arc;

/// From this width on the card lies beside the form, below it above.
const WIDE: f32 = 700.0;
/// Abilities that a card can have.
const MOST_ABILITIES: usize = 4;

impl CardsScreen {
    pub(super) fn form_ui(&self, ui: &mut Ui, texts: &Texts, changes: &mut Vec<Change>) {
        let Some(listed) = self.chosen_card() else { return Self::nothing_ui(ui, texts) };
        let card = &listed.card;
        let all = ui.available_rect_before_wrap();
        if all.width() < WIDE {
            ScrollArea::vertical().id_salt(("bm-card", card.code())).auto_shrink([false, false]).show(ui, |ui| {
                self.face_ui(ui, texts, listed, changes);
                self.fields_ui(ui, texts, card, &listed.wrong, changes);
            });
            return;
        }
        let left = all.with_max_x(all.left() + LARGE_WIDTH + 12.0);
        let right = all.with_min_x(left.right() + 12.0);
        let column = |ui: &mut Ui, place: Rect, salt: &str, add: &mut dyn FnMut(&mut Ui)| {
            let builder = UiBuilder::new().max_rect(place).layout(Layout::top_down(egui::Align::Min)).id_salt(salt);
            let mut column = ui.new_child(builder);
            let scroll = ScrollArea::vertical().id_salt((salt, self.chosen.as_str())).auto_shrink([false, false]);
            scroll.show(&mut column, |ui| add(ui));
        };
        column(ui, left, "bm-face", &mut |ui| self.face_ui(ui, texts, listed, changes));
        column(ui, right, "bm-fields", &mut |ui| self.fields_ui(ui, texts, card, &listed.wrong, changes));
    }

    /// The card as it would lie on the table, what is wrong with it, and what can be done with all of it.
    fn face_ui(&self, ui: &mut Ui, texts: &Texts, listed: &Listed, changes: &mut Vec<Change>) {
        let theme = Theme::of(ui.ctx());
        let Listed { card, wrong, .. } = listed;
        let face = Face::of(card, Arc::clone(&listed.names[texts.language() as usize]), texts);
        let art = CardArt::printed(&face);
        let size = art.as_card(theme, |card| card.large_size(ui.painter(), LARGE_WIDTH));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        art.paint(ui.painter(), rect, Size::Large, Look::default());
        ui.add_space(theme.space(1.0));
        let origin = match &listed.origin {
            Origin::Box => tr!(texts, "cards-origin-box"),
            Origin::Pack(title) => tr!(texts, "cards-origin-pack", pack = shown(title)),
            Origin::Yours if listed.is_there_without_yours => tr!(texts, "cards-origin-changed"),
            Origin::Yours => tr!(texts, "cards-origin-yours"),
        };
        ui.label(RichText::new(format!("{} · {origin}", card.code())).weak().small());
        for problem in wrong.iter().filter(|problem| problem.ability.is_none()) {
            ui.colored_label(theme.signal.danger.egui(), texts.get(problem.what.message_id()).as_ref());
        }
        if !wrong.is_empty() {
            ui.label(RichText::new(tr!(texts, "cards-not-played").as_ref()).color(theme.signal.danger.egui()));
        }
        ui.add_space(theme.space(1.0));
        self.deeds_ui(ui, texts, listed, changes);
    }

    fn fields_ui(&self, ui: &mut Ui, texts: &Texts, card: &Card, wrong: &[FoundProblem], changes: &mut Vec<Change>) {
        let mut changed = card.clone();
        heading(ui, &tr!(texts, "cards-names"));
        self.names_ui(ui, texts, card, changes);
        heading(ui, &tr!(texts, "cards-facts"));
        self.facts_ui(ui, texts, &mut changed);
        heading(ui, &tr!(texts, "cards-text"));
        let deck = card.deck();
        let mut act = None;
        let count = changed.abilities().len();
        if count == 0 {
            ui.label(RichText::new(tr!(texts, "cards-no-text").as_ref()).weak());
        }
        for at in 0..count {
            let mut passage = Passage { deck, abilities: changed.abilities_mut() };
            ui.push_id(("ability", at), |ui| {
                if let Some(wanted) = passage.ability_ui(ui, texts, at, wrong) {
                    act = Some((wanted, at));
                }
            });
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
        }
        if let Some((wanted, at)) = act {
            wanted.apply(changed.abilities_mut(), at);
        }
        let may_have_more = deck != Deck::Miniboss && count < MOST_ABILITIES;
        if may_have_more && ui.add(Action::new(Icon::Plus, &tr!(texts, "cards-new-text"))).clicked() {
            let when = words_of(deck, changed.abilities(), count).whens()[0];
            let new = plainest(deck, changed.abilities(), count, when);
            changed.abilities_mut().push(new);
        }
        // Looking alone does not make a card one's own.
        if changed != *card {
            changes.push(Change::Card(Box::new(changed)));
        }
        ui.add_space(vec2(0.0, 24.0).y);
    }

    fn names_ui(&self, ui: &mut Ui, texts: &Texts, card: &Card, changes: &mut Vec<Change>) {
        let room = ui.available_width();
        Grid::new("bm-names").num_columns(2).show(ui, |ui| {
            for language in Language::ALL {
                let title = texts.get(language.message_id());
                ui.label(title.as_ref());
                ui.spacing_mut().text_edit_width = (room - 90.0).clamp(160.0, 420.0);
                let field = tr!(texts, "cards-name-in", language = title.as_ref());
                let hint = self.name_without_yours(card, language);
                let own = self.kept.history.current().own.names.get(card.code());
                let mut written = own.and_then(|names| names.get(language.code())).cloned().unwrap_or_default();
                if text_field(ui, &field, &hint, &mut written).changed() {
                    changes.push(Change::Name(language.code(), written));
                }
                ui.end_row();
            }
        });
    }
}

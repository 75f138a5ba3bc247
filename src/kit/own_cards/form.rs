//! The chosen card, live, beside everything that can be changed on it.

use super::words::wrong_ui;
use super::{CardGame, CardOf, CardsScreen, Change, Listed, Origin, nothing_ui};
use crate::house::packs::over::CardList as _;
use crate::house::text::{Language, Texts, shown};
use crate::kit::card::LARGE_WIDTH;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, text_field};
use crate::tr;
use egui::{Grid, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder};

/// From this width on the card lies beside the form, below it above.
const WIDE: f32 = 700.0;
/// Part of the width that the card takes beside it, and the most that it is wide.
const CARD: f32 = 0.18;
const LARGEST_FACE: f32 = 380.0;
/// The form is so wide where there is room for as much of the others of its kind beside it.
const FIELDS: f32 = 700.0;
const GALLERY: f32 = 620.0;

/// How wide the face of a card is on this page, in the room there is for it.
pub(crate) fn face_width(ui: &Ui) -> f32 {
    (ui.available_width() - 12.0).clamp(LARGE_WIDTH, LARGEST_FACE)
}

impl<G: CardGame> CardsScreen<G> {
    pub(super) fn form_ui(&self, ui: &mut Ui, texts: &Texts, changes: &mut Vec<Change<CardOf<G>>>) {
        let Some(listed) = self.chosen_card() else { return nothing_ui(ui, texts) };
        let all = ui.available_rect_before_wrap();
        if all.width() < WIDE {
            let area = ScrollArea::vertical().id_salt(("own-card", self.chosen.as_str())).auto_shrink([false, false]);
            area.show(ui, |ui| {
                ui.scope(|ui| {
                    ui.set_max_width(LARGE_WIDTH);
                    self.face_ui(ui, texts, listed, changes);
                });
                self.form_of_ui(ui, texts, listed, changes);
            });
            return;
        }
        let left = all.with_max_x(all.left() + (all.width() * CARD).clamp(LARGE_WIDTH, LARGEST_FACE) + 12.0);
        let has_gallery = all.right() - left.right() > FIELDS + GALLERY;
        let right = all.with_min_x(left.right() + 12.0);
        let right = if has_gallery { right.with_max_x(right.left() + FIELDS) } else { right };
        let column = |ui: &mut Ui, place: Rect, salt: &str, add: &mut dyn FnMut(&mut Ui)| {
            let builder = UiBuilder::new().max_rect(place).layout(Layout::top_down(egui::Align::Min)).id_salt(salt);
            let mut column = ui.new_child(builder);
            let scroll = ScrollArea::vertical().id_salt((salt, self.chosen.as_str())).auto_shrink([false, false]);
            scroll.show(&mut column, |ui| add(ui));
        };
        column(ui, left, "own-face", &mut |ui| self.face_ui(ui, texts, listed, changes));
        column(ui, right, "own-fields", &mut |ui| self.form_of_ui(ui, texts, listed, changes));
        if has_gallery {
            let place = all.with_min_x(right.right() + 24.0);
            let builder = UiBuilder::new().max_rect(place).layout(Layout::top_down(egui::Align::Min));
            self.gallery_ui(&mut ui.new_child(builder.id_salt("own-gallery")), texts, changes);
        }
    }

    /// The card as it would lie on the table, what is wrong with it, and what can be done with all of it.
    fn face_ui(&self, ui: &mut Ui, texts: &Texts, listed: &Listed<G>, changes: &mut Vec<Change<CardOf<G>>>) {
        let theme = Theme::of(ui.ctx());
        let Listed { card, wrong, .. } = listed;
        self.game.face_ui(ui, texts, card, &listed.names[texts.language() as usize]);
        ui.add_space(theme.space(1.0));
        let origin = match &listed.origin {
            Origin::Box => tr!(texts, "own-cards-origin-box"),
            Origin::Pack(title) => tr!(texts, "own-cards-origin-pack", pack = shown(title)),
            Origin::Yours if listed.is_there_without_yours => tr!(texts, "own-cards-origin-changed"),
            Origin::Yours => tr!(texts, "own-cards-origin-yours"),
        };
        ui.label(RichText::new(format!("{} · {origin}", shown(G::List::code(card)))).weak().small());
        wrong_ui(ui, texts, wrong, None);
        if !wrong.is_empty() {
            ui.label(RichText::new(tr!(texts, "own-cards-not-played").as_ref()).color(theme.signal.danger.egui()));
        }
        ui.add_space(theme.space(1.0));
        Self::deeds_ui(ui, texts, listed, changes);
    }

    fn form_of_ui(&self, ui: &mut Ui, texts: &Texts, listed: &Listed<G>, changes: &mut Vec<Change<CardOf<G>>>) {
        let Listed { card, wrong, .. } = listed;
        if G::has_name(card) {
            heading(ui, &tr!(texts, "own-cards-names"));
            self.names_ui(ui, texts, card, changes);
        }
        let mut changed = card.clone();
        self.game.fields_ui(ui, texts, &mut changed, wrong);
        // Looking alone does not make a card one's own.
        if changed != *card {
            changes.push(Change::Card(Box::new(changed)));
        }
        ui.add_space(Theme::of(ui.ctx()).space(6.0));
    }

    fn names_ui(&self, ui: &mut Ui, texts: &Texts, card: &CardOf<G>, changes: &mut Vec<Change<CardOf<G>>>) {
        let room = ui.available_width();
        Grid::new("own-names").num_columns(2).show(ui, |ui| {
            for language in Language::ALL {
                let title = texts.get(language.message_id());
                ui.label(title.as_ref());
                ui.spacing_mut().text_edit_width = (room - 90.0).clamp(160.0, 420.0);
                let field = tr!(texts, "own-cards-name-in", language = title.as_ref());
                let hint = self.name_without_yours(card, language);
                let own = self.kept.history.current().own.names.get(G::List::code(card));
                let mut written = own.and_then(|names| names.get(language.code())).cloned().unwrap_or_default();
                if text_field(ui, &field, &hint, &mut written).changed() {
                    changes.push(Change::Name(language.code(), written));
                }
                ui.end_row();
            }
        });
    }
}

//! The list of all cards, with the mark of where each comes from.

use super::{CardGame, CardOf, CardsScreen, Change, Listed, Origin, nothing_ui};
use crate::house::packs::over::CardList as _;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, text_field, title};
use crate::tr;
use egui::{Button, RichText, Role, ScrollArea, Ui, WidgetInfo};
use std::sync::Arc;

impl<G: CardGame> CardsScreen<G> {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        title(ui, &tr!(texts, "own-cards-title"));
        let name = tr!(texts, "own-cards-search");
        text_field(ui, &name, &name, &mut self.filter);
        ui.checkbox(&mut self.only_yours, tr!(texts, "own-cards-only-yours").as_ref());
        let skipped = self.others.skipped.iter().map(|skipped| skipped.say(texts));
        let left_out = self.others.left_out.iter().map(|left_out| left_out.say(texts));
        for told in skipped.chain(left_out) {
            ui.colored_label(theme.signal.danger.egui(), told.as_ref());
        }
        let unplayable = self.unplayable.as_ref().map(|why| tr!(texts, "own-cards-unplayable", why = &*why.say(texts)));
        for wrong in [unplayable, self.refused.clone()].into_iter().flatten() {
            ui.colored_label(theme.signal.danger.egui(), wrong.as_ref());
        }
        if let Some(told) = &self.told {
            ui.colored_label(theme.signal.success.egui(), told.as_ref());
        }
        ScrollArea::vertical().id_salt("own-cards").auto_shrink([false, false]).show(ui, |ui| self.rows_ui(ui, texts));
    }

    fn rows_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let (mut last, mut chosen, mut is_empty) = (None, None, true);
        let wanted = self.filter.to_lowercase();
        for listed in &self.cards {
            let Listed { card, origin, .. } = listed;
            let is_found = wanted.split_whitespace().all(|word| listed.found_by.contains(word));
            if (self.only_yours && *origin != Origin::Yours) || !is_found {
                continue;
            }
            is_empty = false;
            let (kind, code) = (G::kind(card), G::List::code(card));
            if last != Some(kind) {
                last = Some(kind);
                ui.add_space(theme.space(2.0));
                ui.label(RichText::new(texts.get(kind.message).as_ref()).strong().color(theme.signal.accent.egui()));
            }
            let is_chosen = code == self.chosen;
            let name = &listed.names[texts.language() as usize];
            let is_wrong = *origin == Origin::Yours && !listed.wrong.is_empty();
            let ink = match (origin, is_wrong) {
                (_, true) => theme.signal.danger,
                (Origin::Yours, _) => theme.signal.accent,
                (Origin::Pack(_), _) => theme.signal.special,
                (Origin::Box, _) => theme.text.normal,
            };
            let words = RichText::new(name.as_ref()).color(ink.egui());
            let remark = self.game.remark(texts, card);
            let row = Button::selectable(is_chosen, words).right_text(mark(texts, origin, remark)).truncate();
            let response = ui.add_sized([ui.available_width(), ui.spacing().interact_size.y], row);
            let label = format!("{code} {name}");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &label));
            if response.clicked() {
                chosen = Some(code.to_owned());
            }
            if is_chosen && self.follow {
                response.scroll_to_me(None);
            }
        }
        self.follow = false;
        if is_empty {
            nothing_ui(ui, texts);
        }
        if let Some(code) = chosen {
            self.chosen = code;
        }
    }

    /// The buttons that make a card one's own, or that of the box again.
    pub(super) fn deeds_ui(ui: &mut Ui, texts: &Texts, listed: &Listed<G>, changes: &mut Vec<Change<CardOf<G>>>) {
        let can_be_more = G::again(&listed.card, "").is_some();
        if can_be_more && ui.add(Action::new(Icon::Copy, &tr!(texts, "own-cards-double"))).clicked() {
            changes.push(Change::Double);
        }
        if listed.origin != Origin::Yours {
            return;
        }
        let (icon, words) = match listed.is_there_without_yours {
            true => (Icon::Undo, tr!(texts, "own-cards-take-out")),
            false => (Icon::Trash, tr!(texts, "own-cards-delete")),
        };
        if ui.add(Action::new(icon, &words)).clicked() {
            changes.push(Change::TakeOut);
        }
    }
}

/// Where a card comes from, in a word.
fn mark(texts: &Texts, origin: &Origin, remark: Option<Arc<str>>) -> String {
    match origin {
        Origin::Box => remark.as_deref().unwrap_or_default().to_owned(),
        Origin::Pack(title) => crate::house::text::shown(title),
        Origin::Yours => Arc::<str>::to_string(&tr!(texts, "own-cards-mark-yours")),
    }
}

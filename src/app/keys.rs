//! Every key of the window on one page, opened with F1 or ?.

use super::theme::Theme;
use super::widgets::{heading, key_label};
use crate::text::Texts;
use crate::tr;
use egui::{Grid, Id, Key, Modal, Modifiers, RichText, ScrollArea, Ui};

/// A group of keys: its heading, and key – what it does, both as messages.
type Group = (&'static str, &'static [(&'static str, &'static str)]);

const GROUPS: [Group; 4] = [
    (
        "keys-everywhere",
        &[
            ("key-help", "keys-help"),
            ("key-tab", "keys-tab"),
            ("key-enter", "keys-enter"),
            ("key-escape", "keys-escape"),
        ],
    ),
    ("keys-answers", &[("key-numbers", "keys-numbers"), ("key-space", "keys-space")]),
    ("keys-back", &[("key-undo", "keys-undo"), ("key-redo", "keys-redo")]),
    (
        "keys-map",
        &[
            ("key-arrows", "keys-arrows"),
            ("key-menu", "keys-menu"),
            ("key-plus-minus", "keys-zoom"),
            ("key-fit", "keys-fit"),
            ("key-space-drag", "keys-pan"),
        ],
    ),
];

/// Opens or closes the page with its keys, and draws it while it is open.
pub(super) fn keys_ui(ui: &mut Ui, texts: &Texts, is_open: &mut bool) {
    if !ui.ctx().text_edit_focused() {
        let pressed = ui.input_mut(|input| {
            input.consume_key(Modifiers::NONE, Key::F1)
                || input.consume_key(Modifiers::NONE, Key::Questionmark)
                || input.consume_key(Modifiers::SHIFT, Key::Questionmark)
        });
        *is_open ^= pressed;
    }
    if !*is_open {
        return;
    }
    let modal = Modal::new(Id::unique("keys")).show(ui.ctx(), |ui| {
        let theme = Theme::of(ui.ctx());
        ui.set_width(520.0);
        ui.label(RichText::new(tr!(texts, "keys-title").as_ref()).heading());
        let height = ui.ctx().content_rect().height() * 0.7;
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            for (title, keys) in GROUPS {
                ui.add_space(theme.space(2.0));
                heading(ui, &texts.get(title));
                Grid::new(title).num_columns(2).min_col_width(150.0).show(ui, |ui| {
                    for (key, what) in keys {
                        key_label(ui, &texts.get(key));
                        ui.label(texts.get(what).as_ref());
                        ui.end_row();
                    }
                });
            }
        });
        ui.add_space(theme.space(2.0));
        ui.button(tr!(texts, "notice-close").as_ref()).clicked()
    });
    if modal.inner || modal.should_close() {
        *is_open = false;
    }
}

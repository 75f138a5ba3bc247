//! Every key of the screen that is shown, on one page.

use crate::house::text::Texts;
use crate::kit::commands::{Cap, Group, KeySection, Offers, key_text};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, key_label};
use crate::tr;
use egui::{Grid, Id, Modal, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// What stands there on every screen.
const EVERYWHERE: [KeySection; 2] = [
    KeySection {
        title: "keys-everywhere",
        column: 0,
        group: Some(Group::Everywhere),
        others: &[
            (Cap::Named("key-tab"), "keys-tab"),
            (Cap::Named("key-enter"), "keys-enter"),
            (Cap::Named("key-escape"), "keys-escape"),
        ],
    },
    KeySection { title: "keys-screens", column: 0, group: Some(Group::Screens), others: &[] },
];

/// What stands there where something can be taken back.
const BACK: KeySection = KeySection { title: "keys-back", column: 1, group: Some(Group::Back), others: &[] };

/// Width of one column, and of the keys in it, in points.
const COLUMN_WIDTH: f32 = 410.0;
const KEY_WIDTH: f32 = 130.0;

/// Draws the page, with what the screen adds to it; true when it is closed.
pub(crate) fn keys_ui(ui: &Ui, texts: &Texts, now: &Offers, of_the_screen: &[KeySection]) -> bool {
    let has_back = now.iter().any(|offer| offer.entry.group == Group::Back);
    let back = has_back.then_some(BACK);
    let sections: Vec<KeySection> = EVERYWHERE.into_iter().chain(back).chain(of_the_screen.iter().copied()).collect();
    let columns = sections.iter().map(|section| section.column + 1).max().unwrap_or(1);
    let modal = Modal::new(Id::unique("keys")).show(ui.ctx(), |ui| {
        let theme = Theme::of(ui.ctx());
        let room = ui.ctx().content_rect().size();
        ui.set_width((columns as f32 * COLUMN_WIDTH).min(room.x - 64.0));
        ui.label(RichText::new(tr!(texts, "keys-title").as_ref()).heading());
        ScrollArea::vertical().id_salt("keys").max_height(room.y - 140.0).show(ui, |ui| {
            ui.columns(columns, |uis| {
                for (column, ui) in uis.iter_mut().enumerate() {
                    for section in sections.iter().filter(|section| section.column == column) {
                        section_ui(ui, texts, now, section);
                    }
                }
            });
        });
        ui.add_space(theme.space(2.0));
        ui.button(tr!(texts, "notice-close").as_ref()).clicked()
    });
    modal.inner || modal.should_close()
}

fn section_ui(ui: &mut Ui, texts: &Texts, now: &Offers, section: &KeySection) {
    let theme = Theme::of(ui.ctx());
    heading(ui, &texts.get(section.title));
    let width = ui.available_width() - KEY_WIDTH - theme.space(6.0);
    let grid = Grid::new(section.title).num_columns(2).min_col_width(KEY_WIDTH).spacing([8.0, 3.0]);
    grid.show(ui, |ui| {
        let commands = now.iter().map(|offer| offer.entry).filter(|entry| Some(entry.group) == section.group);
        let commands = commands.map(|entry| (Arc::from(entry.key(texts)), entry.name(texts)));
        let others = section.others.iter().map(|(cap, what)| {
            let key = match cap {
                Cap::Named(name) => texts.get(name),
                Cap::Held(key) => key_text(texts, *key).into(),
            };
            (key, texts.get(what))
        });
        for (key, what) in commands.chain(others) {
            let key: Arc<str> = key;
            key_label(ui, &key);
            ui.vertical(|ui| {
                ui.set_max_width(width);
                ui.label(what.as_ref());
            });
            ui.end_row();
        }
    });
}

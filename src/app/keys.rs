//! Every key of the screen that is shown, on one page.

use super::commands::{COMMANDS, Group, Place, Situation};
use super::theme::Theme;
use super::widgets::{heading, key_label};
use crate::text::Texts;
use crate::tr;
use egui::{Grid, Id, Modal, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// A group of the page: its heading, the commands in it, and keys that are no command: key – what it does.
struct Section {
    title: &'static str,
    group: Option<Group>,
    others: &'static [(&'static str, &'static str)],
    only_at: Option<Place>,
}

/// The page, column by column.
const COLUMNS: [&[Section]; 2] = [
    &[
        Section {
            title: "keys-everywhere",
            group: Some(Group::Everywhere),
            others: &[("key-tab", "keys-tab"), ("key-enter", "keys-enter"), ("key-escape", "keys-escape")],
            only_at: None,
        },
        Section { title: "keys-screens", group: Some(Group::Screens), others: &[], only_at: None },
        Section {
            title: "keys-answers",
            group: None,
            others: &[("key-numbers", "keys-numbers"), ("key-space", "keys-space")],
            only_at: Some(Place::Table),
        },
    ],
    &[
        Section { title: "keys-back", group: Some(Group::Back), others: &[], only_at: Some(Place::Table) },
        Section { title: "keys-pages", group: Some(Group::Pages), others: &[], only_at: Some(Place::Table) },
        Section {
            title: "keys-map",
            group: None,
            others: &[
                ("key-arrows", "keys-arrows"),
                ("key-menu", "keys-menu"),
                ("key-plus-minus", "keys-zoom"),
                ("key-fit", "keys-fit"),
                ("key-space-drag", "keys-pan"),
            ],
            only_at: Some(Place::Table),
        },
    ],
];

/// Width of one column, and of the keys in it, in points.
const COLUMN_WIDTH: f32 = 410.0;
const KEY_WIDTH: f32 = 130.0;

/// Draws the page; true when it is closed.
pub(super) fn keys_ui(ui: &Ui, texts: &Texts, now: &Situation) -> bool {
    let is_shown = |section: &&Section| section.only_at.is_none_or(|place| place == now.place);
    let columns = COLUMNS.iter().filter(|column| column.iter().any(|section| is_shown(&section))).count();
    let modal = Modal::new(Id::unique("keys")).show(ui.ctx(), |ui| {
        let theme = Theme::of(ui.ctx());
        let room = ui.ctx().content_rect().size();
        ui.set_width((columns as f32 * COLUMN_WIDTH).min(room.x - 64.0));
        ui.label(RichText::new(tr!(texts, "keys-title").as_ref()).heading());
        ScrollArea::vertical().id_salt("keys").max_height(room.y - 140.0).show(ui, |ui| {
            ui.columns(columns, |uis| {
                for (ui, column) in uis.iter_mut().zip(COLUMNS) {
                    for section in column.iter().filter(is_shown) {
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

fn section_ui(ui: &mut Ui, texts: &Texts, now: &Situation, section: &Section) {
    let theme = Theme::of(ui.ctx());
    heading(ui, &texts.get(section.title));
    let width = ui.available_width() - KEY_WIDTH - theme.space(6.0);
    let grid = Grid::new(section.title).num_columns(2).min_col_width(KEY_WIDTH).spacing([8.0, 3.0]);
    grid.show(ui, |ui| {
        let commands = COMMANDS.iter().filter(|entry| Some(entry.group) == section.group && entry.is_listed(now));
        let commands = commands.map(|entry| (Arc::from(entry.key(texts)), entry.name(texts)));
        let others = section.others.iter().map(|(key, what)| (texts.get(key), texts.get(what)));
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

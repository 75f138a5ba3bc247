//! Every key of the screen that is shown, on one page.

use super::commands::{COMMANDS, Group, Place, Situation, key_text};
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, key_label};
use crate::tr;
use egui::{Grid, Id, Key, KeyboardShortcut, Modal, Modifiers, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// A group of the page: its heading, the commands in it, and keys that are no command: key – what it does.
struct Section {
    title: &'static str,
    group: Option<Group>,
    others: &'static [(Cap, &'static str)],
    /// On which screens; empty: on all.
    at: &'static [Place],
}

/// A key that is no command.
enum Cap {
    /// What stands on it, as a message.
    Named(&'static str),
    /// One with what is held meanwhile.
    Held(KeyboardShortcut),
}

/// That enters what was filled in about a quest.
pub(crate) const ENTER_ALL: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);

/// The page, column by column.
const COLUMNS: [&[Section]; 2] = [
    &[
        Section {
            title: "keys-everywhere",
            group: Some(Group::Everywhere),
            others: &[
                (Cap::Named("key-tab"), "keys-tab"),
                (Cap::Named("key-enter"), "keys-enter"),
                (Cap::Named("key-escape"), "keys-escape"),
            ],
            at: &[],
        },
        Section { title: "keys-screens", group: Some(Group::Screens), others: &[], at: &[] },
        Section {
            title: "keys-answers",
            group: None,
            others: &[(Cap::Named("key-numbers"), "keys-numbers"), (Cap::Named("key-space"), "keys-space")],
            at: &[Place::Table],
        },
    ],
    &[
        Section { title: "keys-back", group: Some(Group::Back), others: &[], at: &[Place::Table, Place::Book] },
        Section { title: "keys-pages", group: Some(Group::Pages), others: &[], at: &[Place::Table] },
        Section {
            title: "keys-book",
            group: Some(Group::Pages),
            others: &[(Cap::Named("key-enter"), "keys-first-card"), (Cap::Held(ENTER_ALL), "keys-enter-all")],
            at: &[Place::Book],
        },
        Section {
            title: "keys-map",
            group: None,
            others: &[
                (Cap::Named("key-arrows"), "keys-arrows"),
                (Cap::Named("key-menu"), "keys-menu"),
                (Cap::Named("key-plus-minus"), "keys-zoom"),
                (Cap::Named("key-fit"), "keys-fit"),
                (Cap::Named("key-space-drag"), "keys-pan"),
            ],
            at: &[Place::Table],
        },
    ],
];

/// Width of one column, and of the keys in it, in points.
const COLUMN_WIDTH: f32 = 410.0;
const KEY_WIDTH: f32 = 130.0;

/// Draws the page; true when it is closed.
pub(crate) fn keys_ui(ui: &Ui, texts: &Texts, now: &Situation) -> bool {
    let is_shown = |section: &&Section| section.at.is_empty() || section.at.contains(&now.place);
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

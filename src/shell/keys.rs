//! Every key of the screen that is shown, on one page.

use crate::house::text::Texts;
use crate::kit::commands::{Cap, Group, KeySection, Offers, key_text};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, key_label};
use crate::tr;
use egui::{Align, Id, Layout, Modal, RichText, ScrollArea, TextStyle, Ui, vec2};
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

/// Width of one column, and of the keys in it, in points: the longest key of any language fits into it.
const COLUMN_WIDTH: f32 = 540.0;
const KEY_WIDTH: f32 = 184.0;
/// What stands above and below the keys, with the edges of the sheet and what is left free around it, in points.
const AROUND: f32 = 136.0;
/// Room between two lines.
const LINE_GAP: f32 = 3.0;

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
        // Where there are more of them than have room, a bar says so.
        ui.spacing_mut().scroll.dormant_handle_opacity = 0.7;
        ScrollArea::vertical().id_salt("keys").max_height(room.y - AROUND).show(ui, |ui| {
            ui.columns(columns, |uis| {
                for (column, ui) in uis.iter_mut().enumerate() {
                    let mut title = "";
                    for section in sections.iter().filter(|section| section.column == column) {
                        if section.title != title {
                            title = section.title;
                            heading(ui, &texts.get(title));
                        }
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
    let commands = now.iter().map(|offer| offer.entry).filter(|entry| Some(entry.group) == section.group);
    let commands = commands.map(|entry| (Arc::from(entry.key(texts)), entry.name(texts)));
    let others = section.others.iter().map(|(cap, what)| {
        let key = match cap {
            Cap::Named(name) => texts.get(name),
            Cap::Held(key) => key_text(texts, *key).into(),
        };
        (key, texts.get(what))
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = LINE_GAP;
        for (key, what) in commands.chain(others) {
            line_ui(ui, theme, &key, &what);
        }
    });
}

/// A key and what it does. In every section the words begin at the same place, and their first line stands as high as the key.
fn line_ui(ui: &mut Ui, theme: &Theme, key: &str, what: &str) {
    let height = theme.space(6.0);
    ui.horizontal_top(|ui| {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(KEY_WIDTH, height), layout, |ui| {
            ui.set_min_width(KEY_WIDTH);
            key_label(ui, key);
        });
        ui.vertical(|ui| {
            ui.add_space((height - ui.text_style_height(&TextStyle::Body)).max(0.0) / 2.0);
            ui.label(what);
        });
    });
}

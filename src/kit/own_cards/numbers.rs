//! Small numbers with one less and one more beside them.

use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{icon_button, keep_stepper_together};
use crate::tr;
use egui::{DragValue, Label, TextStyle, Ui};
use std::ops::RangeInclusive;

/// A number between bounds; `name` is what it is called. True when it has changed.
pub(crate) fn stepper(ui: &mut Ui, texts: &Texts, name: &str, value: &mut i64, bounds: RangeInclusive<i64>) -> bool {
    let before = *value;
    let number = ui.text_style_height(&TextStyle::Body) * 1.5;
    keep_stepper_together(ui, number);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_enabled_ui(before > *bounds.start(), |ui| {
            if icon_button(ui, Icon::Minus, &tr!(texts, "own-cards-less", what = name)).clicked() {
                *value -= 1;
            }
        });
        if bounds.end() > &99 {
            // Too far to go there step by step: it can be typed in.
            let field = DragValue::new(value).range(bounds.clone()).speed(0.0).update_while_editing(false);
            let typed = ui.add(field);
            ui.ctx().accesskit_node_builder(typed.id, |node| node.set_label(name));
        } else {
            ui.add_sized([number, ui.spacing().interact_size.y], Label::new(before.to_string().replace('-', "−")));
        }
        ui.add_enabled_ui(before < *bounds.end(), |ui| {
            if icon_button(ui, Icon::Plus, &tr!(texts, "own-cards-more", what = name)).clicked() {
                *value += 1;
            }
        });
    });
    *value != before
}

/// The same for the numbers on cards.
pub(crate) fn small(ui: &mut Ui, texts: &Texts, name: &str, value: &mut u8, bounds: RangeInclusive<u8>) -> bool {
    let mut number = i64::from(*value);
    let changed = stepper(ui, texts, name, &mut number, i64::from(*bounds.start())..=i64::from(*bounds.end()));
    *value = u8::try_from(number).unwrap_or(*value);
    changed
}

/// The same for numbers that may take away.
pub(crate) fn signed(ui: &mut Ui, texts: &Texts, name: &str, value: &mut i8, bounds: RangeInclusive<i8>) -> bool {
    let mut number = i64::from(*value);
    let before = number;
    let changed = stepper(ui, texts, name, &mut number, i64::from(*bounds.start())..=i64::from(*bounds.end()));
    if number == 0 {
        // Nothing more and nothing less is no text.
        number = if before > 0 && *bounds.start() < 0 { -1 } else { 1 };
    }
    *value = i8::try_from(number).unwrap_or(*value);
    changed
}

//! Small numbers with one less and one more beside them.

use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{DragValue, Label, Response, TextStyle, Ui};
use std::ops::RangeInclusive;

/// A number between bounds; `name` is what it is called. The button for one more, marked where the number has changed.
pub(crate) fn stepper(
    ui: &mut Ui,
    texts: &Texts,
    name: &str,
    value: &mut i64,
    bounds: RangeInclusive<i64>,
) -> Response {
    let before = *value;
    let number = ui.text_style_height(&TextStyle::Body) * 1.5;
    // A row of its own in one that wraps would run over its edge: where there is no room left it begins a new line.
    let width = 2.0 * Theme::of(ui.ctx()).sizes.control_height + number;
    if ui.layout().main_wrap() && ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
    let mut more = ui
        .horizontal(|ui| {
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
            let more = |ui: &mut Ui| icon_button(ui, Icon::Plus, &tr!(texts, "own-cards-more", what = name));
            ui.add_enabled_ui(before < *bounds.end(), more).inner
        })
        .inner;
    if more.clicked() {
        *value += 1;
    }
    if *value != before {
        more.mark_changed();
    }
    more
}

/// The same for the numbers on cards.
pub(crate) fn small(ui: &mut Ui, texts: &Texts, name: &str, value: &mut u8, bounds: RangeInclusive<u8>) -> bool {
    let mut number = i64::from(*value);
    let changed =
        stepper(ui, texts, name, &mut number, i64::from(*bounds.start())..=i64::from(*bounds.end())).changed();
    *value = u8::try_from(number).unwrap_or(*value);
    changed
}

/// The same for numbers that may take away.
pub(crate) fn signed(ui: &mut Ui, texts: &Texts, name: &str, value: &mut i8, bounds: RangeInclusive<i8>) -> bool {
    let mut number = i64::from(*value);
    let before = number;
    let changed =
        stepper(ui, texts, name, &mut number, i64::from(*bounds.start())..=i64::from(*bounds.end())).changed();
    if number == 0 {
        // Nothing more and nothing less is no text.
        number = if before > 0 && *bounds.start() < 0 { -1 } else { 1 };
    }
    *value = i8::try_from(number).unwrap_or(*value);
    changed
}

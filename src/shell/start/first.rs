//! For somebody who has no game yet: one thing to play, whoever is proposed for it, and the way straight to the table.

use super::{Choice, Shown};
use crate::kit::art::Icon;
use crate::kit::desk::First;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Action, Emphasis};
use crate::shell::desks::Installed;
use crate::tr;
use egui::{Align, Label, Layout, Rect, RichText, ScrollArea, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2};

/// What the chosen game offers such a person; nothing where there are games already.
pub(super) fn first(shown: &Shown<'_>) -> Option<First> {
    shown.desks.chosen().filter(|_| shown.games.is_empty()).and_then(|game| game.desk().first())
}

/// Draws it into a place.
pub(super) fn first_ui(ui: &mut Ui, shown: &Shown<'_>, first: &First, place: Rect) -> Option<Choice> {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let line = Stroke::new(theme.sizes.line, theme.line.seam.egui());
    painter.rect(place, theme.sizes.corner_card, theme.surface.panel.egui(), line, StrokeKind::Inside);
    let inside = place.shrink(theme.space(4.0));
    let words = words_height(ui, first, inside.width()).min(inside.height() * 0.6);
    let picture = inside.with_max_y(inside.bottom() - words - theme.space(3.0));
    if let (Some(desk), true) = (shown.desks.chosen().map(Installed::desk), picture.height() > 60.0) {
        desk.first_ui(ui, picture);
    }
    let below = Rect::from_min_max(pos2(inside.left(), picture.bottom() + theme.space(3.0)), inside.max);
    let mut choice = None;
    ui.scope_builder(UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Min)), |ui| {
        ScrollArea::vertical().id_salt("first").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = theme.space(2.0);
            ui.add(Label::new(RichText::new(&first.title).heading().size(title_size(theme))).wrap());
            ui.label(&first.story);
            let name = tr!(shown.texts, "start-first");
            if ui.add(Action::new(Icon::Play, &name).emphasis(Emphasis::Primary)).clicked() {
                choice = Some(Choice::Command(first.command));
            }
            ui.label(RichText::new(tr!(shown.texts, "start-first-hint").as_ref()).weak().small());
        });
    });
    choice
}

fn title_size(theme: &Theme) -> f32 {
    theme.sizes.title * 1.5
}

/// How high the words are that stand below the picture, with the button.
fn words_height(ui: &Ui, first: &First, width: f32) -> f32 {
    let theme = Theme::of(ui.ctx());
    let high = |words: &str, font: egui::FontId| {
        ui.painter().layout(words.to_owned(), font, theme.text.normal.egui(), width).size().y
    };
    let title = high(&first.title, display(title_size(theme)));
    let story = high(&first.story, TextStyle::Body.resolve(ui.style()));
    title + story + theme.sizes.action_height + 2.0 * ui.text_style_height(&TextStyle::Small) + theme.space(7.0)
}

//! What came out of many games, as pictures: who wins how often, how long it takes, how far they get.

use super::PartyResult;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::charts::interval_bar;
use crate::kit::theme::{Colour, Theme};
use egui::{Align2, Pos2, Rect, Response, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// Height of a bar with its surroundings, in points.
const ROW: f32 = 26.0;
/// Room for the party before a bar, and for the share behind it.
const BEFORE: f32 = 40.0;
const BEHIND: f32 = 46.0;

/// Whole per cent.
pub(in crate::games::massive_darkness::view::editor) fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// A party in words: all that there is to say, and what stands in place of a bar where the bot has never won.
pub(in crate::games::massive_darkness::view::editor) struct PartyWords<'a> {
    /// The whole sentence.
    pub(in crate::games::massive_darkness::view::editor) name: &'a str,
    /// What the bot wins, of a hundred.
    pub(in crate::games::massive_darkness::view::editor) share: &'a str,
    /// That nothing has been shown yet.
    pub(in crate::games::massive_darkness::view::editor) unshown: &'a str,
}

/// A party and how often the bot wins with it: the bar is the share, the whisker its bounds. A press looks at its games
/// alone.
pub(in crate::games::massive_darkness::view::editor) fn party_row(
    ui: &mut Ui,
    party: &PartyResult,
    words: &PartyWords<'_>,
    is_chosen: bool,
) -> Response {
    let name = words.name;
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    if is_chosen || response.hovered() {
        let ground = if is_chosen { theme.line.selection } else { theme.surface.raised };
        painter.rect_filled(rect, theme.sizes.corner, ground);
    }
    let icon = Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(17.0, 17.0));
    icons::show(painter, Icon::Party, icon, theme.text.muted, Weight::Regular);
    let font = TextStyle::Body.resolve(ui.style());
    let strong = theme.text.strong.egui();
    let at = pos2(rect.left() + 8.0, rect.center().y);
    painter.text(at, Align2::LEFT_CENTER, party.heroes.to_string(), font.clone(), strong);
    let wins = party.wins();
    if party.sum.won == 0 {
        let at = pos2(rect.left() + BEFORE, rect.center().y);
        painter.text(at, Align2::LEFT_CENTER, words.unshown, font, theme.text.muted.egui());
    } else {
        painter.text(rect.right_center() - vec2(6.0, 0.0), Align2::RIGHT_CENTER, words.share, font, strong);
        let bar = Rect::from_min_max(
            pos2(rect.left() + BEFORE, rect.top() + 5.0),
            pos2(rect.right() - BEHIND, rect.bottom() - 5.0),
        );
        interval_bar(ui, bar, wins);
    }
    if response.has_focus() {
        let ring = Stroke::new(theme.sizes.line_focus, theme.line.focus);
        painter.rect_stroke(rect, theme.sizes.corner, ring, egui::StrokeKind::Inside);
    }
    response.on_hover_text(name)
}

/// What the colours on the map mean: from never to most often, and the hatching; each with its word.
pub(in crate::games::massive_darkness::view::editor) fn legend(ui: &mut Ui, few: &str, many: &str, never: &str) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.label(few);
        let (rect, _) = ui.allocate_exact_size(vec2(64.0, 14.0), Sense::hover());
        for step in 0..16_u8 {
            let part = f32::from(step) / 15.0;
            let left = rect.left() + rect.width() * f32::from(step) / 16.0;
            let piece = Rect::from_min_size(pos2(left, rect.top()), vec2(rect.width() / 16.0, rect.height()));
            ui.painter().rect_filled(piece, 0.0, super::heat::heat_colour(theme, part));
        }
        ui.label(many);
        ui.add_space(theme.space(2.0));
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
        hatch(ui.painter(), rect, theme.text.muted, 5.0);
        ui.label(never);
    });
}

/// Slanted lines over a square.
pub(in crate::games::massive_darkness::view::editor) fn hatch(
    painter: &egui::Painter,
    rect: Rect,
    colour: Colour,
    apart: f32,
) {
    let clipped = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.2, colour.egui());
    let lines = ((rect.width() + rect.height()) / apart) as usize + 1;
    for line in 0..lines {
        let along = line as f32 * apart;
        let from = Pos2::new(rect.left() + along, rect.top());
        let to = Pos2::new(rect.left() + along - rect.height(), rect.bottom());
        clipped.line_segment([from, to], stroke);
    }
}

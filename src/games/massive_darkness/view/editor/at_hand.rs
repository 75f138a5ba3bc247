//! Words that stand where the hand is: why something cannot be done, or what has just been done. They go with the next
//! press of a button or key.

use super::EditorScreen;
use crate::games::massive_darkness::quest::edit::Refused;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
use egui::{Align2, Area, Event, Frame, Id, Order, Pos2, Rect, RichText, Sense, Ui, vec2};
use std::sync::Arc;

/// The words are no wider than this, in points.
const WIDEST: f32 = 320.0;
/// How far they stand from the hand, in points.
const AWAY: f32 = 14.0;
/// Side of the sign before them, in points.
const SIGN: f32 = 16.0;

/// What the words are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// Something cannot be done.
    Refused,
    /// Something was done.
    Done,
}

/// Words, and where they stand.
#[derive(Default)]
pub(super) struct AtHand {
    shown: Option<(Arc<str>, Tone, Pos2)>,
    /// Said in this frame; it is not known yet where the hand is.
    new: Option<(Arc<str>, Tone)>,
    /// Where the Zone that the keyboard is at was drawn.
    pub(super) cursor: Option<Rect>,
}

impl AtHand {
    pub(super) fn say(&mut self, words: Arc<str>, tone: Tone) {
        self.new = Some((words, tone));
    }
}

/// Was something pressed, so that words said before have been read?
fn is_pressed(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerButton { pressed: true, .. }
            | Event::Key { pressed: true, .. }
            | Event::Text(_)
            | Event::Paste(_)
    )
}

impl EditorScreen {
    /// What was said goes with the next press.
    pub(super) fn hear_hand(&mut self, ui: &Ui) {
        if ui.input(|input| input.events.iter().any(is_pressed)) {
            self.at_hand.shown = None;
        }
    }

    /// Why something cannot be done is said at the hand.
    pub(super) fn refuse(&mut self, texts: &Texts, refused: Refused) {
        self.refused = Some(refused);
        self.at_hand.say(refused.say(texts), Tone::Refused);
    }

    /// Where the hand is: under the pointer if it was used last, else where the keyboard is.
    fn hand_at(&self, ui: &Ui) -> Pos2 {
        let pointer = ui.input(|input| {
            let is_used = |event: &Event| matches!(event, Event::PointerButton { .. });
            input.events.iter().any(is_used).then(|| input.pointer.latest_pos()).flatten()
        });
        let focused = ui.memory(egui::Memory::focused);
        let map = self.map_id.is_some_and(|map| focused == Some(map));
        let keyboard = match (map, self.at_hand.cursor) {
            (true, Some(cursor)) => Some(cursor.center_bottom()),
            _ => focused.and_then(|id| ui.ctx().read_response(id)).map(|response| response.rect.center_bottom()),
        };
        pointer
            .or(keyboard)
            .or_else(|| ui.input(|input| input.pointer.latest_pos()))
            .unwrap_or_else(|| ui.ctx().content_rect().center())
    }

    /// Shows the words above everything else.
    pub(super) fn at_hand_ui(&mut self, ui: &Ui) {
        if let Some((words, tone)) = self.at_hand.new.take() {
            self.at_hand.shown = Some((words, tone, self.hand_at(ui)));
        }
        let Some((words, tone, at)) = &self.at_hand.shown else { return };
        let theme = Theme::of(ui.ctx());
        let window = ui.ctx().content_rect();
        // Beside the hand, towards the middle of the window, so that there is always room.
        let is_left = at.x < window.center().x;
        let is_high = at.y < window.center().y;
        let pivot = match (is_left, is_high) {
            (true, true) => Align2::LEFT_TOP,
            (true, false) => Align2::LEFT_BOTTOM,
            (false, true) => Align2::RIGHT_TOP,
            (false, false) => Align2::RIGHT_BOTTOM,
        };
        let step = vec2(if is_left { AWAY } else { -AWAY }, if is_high { AWAY } else { -AWAY });
        let (sign, colour) = match tone {
            Tone::Refused => (Icon::Warning, theme.signal.danger),
            Tone::Done => (Icon::Check, theme.signal.success),
        };
        let area = Area::new(Id::unique("at-hand")).order(Order::Foreground).pivot(pivot).fixed_pos(*at + step);
        area.interactable(false).constrain(true).show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
                    icons::show(ui.painter(), sign, rect, colour, Weight::Bold);
                    ui.vertical(|ui| {
                        ui.set_max_width(WIDEST);
                        ui.label(RichText::new(words.as_ref()).strong());
                    });
                });
            });
        });
    }
}

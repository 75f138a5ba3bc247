//! The caption of a beat, over the upper edge of the map, and the way to see all of them again.

use super::super::side::{Rules, line_ui};
use super::Beat;
use crate::games::massive_darkness::session::LastCombat;
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button};
use crate::tr;
use egui::{Align, Layout, RichText, Sense, Ui, vec2};

/// Seconds dice tumble.
pub(super) const TUMBLE: f64 = 0.6;
/// They show another face so many times a second.
const FACES: f64 = 18.0;
/// More of what came of it is in the story.
const DETAILS: usize = 4;
const ICON: f32 = 30.0;

/// What is wished of the beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Next,
    ToTheEnd,
}

/// Draws the sentence of a beat, what came of it, and how many there are.
pub(crate) fn caption_ui(
    ui: &mut Ui,
    texts: &Texts,
    beat: &Beat,
    (at, of): (usize, usize),
    rules: Rules,
) -> Option<Wish> {
    let theme = Theme::of(ui.ctx());
    let mut wish = None;
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(ICON, ICON), Sense::hover());
        icons::show(ui.painter(), beat.kind.icon(), rect, theme.signal.accent, Weight::Bold);
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if icon_button(ui, Icon::Skip, &tr!(texts, "beats-to-the-end")).clicked() {
                wish = Some(Wish::ToTheEnd);
            }
            if icon_button(ui, Icon::ChevronRight, &tr!(texts, "beats-next")).clicked() {
                wish = Some(Wish::Next);
            }
            ui.label(RichText::new(format!("{} / {of}", at + 1)).small().color(theme.text.muted.egui()));
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let mut lines = beat.lines.iter();
                if let Some(sentence) = lines.next() {
                    heading(ui, &sentence.text);
                }
                ui.spacing_mut().interact_size.y = 0.0;
                ui.spacing_mut().item_spacing.y = 2.0;
                lines.take(DETAILS).for_each(|line| line_ui(ui, line, rules));
            });
        });
    });
    wish
}

/// Draws what leads to the first beat again.
pub(crate) fn again_ui(ui: &mut Ui, texts: &Texts) -> bool {
    icon_button(ui, Icon::Around, &tr!(texts, "beats-again")).clicked()
}

/// The dice as they are seen `seconds` after they were thrown: for a while any face may lie on top.
pub(crate) fn tumbling(combat: &LastCombat, seconds: f64) -> LastCombat {
    if seconds >= TUMBLE {
        return combat.clone();
    }
    let mut tumbling = LastCombat { used_up: [[0; 4]; 2], lines: Vec::new(), ..combat.clone() };
    let moment = (seconds.max(0.0) * FACES) as u64;
    for (at, die) in tumbling.dice.iter_mut().enumerate() {
        let number =
            (moment + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (at as u64 + 7).wrapping_mul(0xd1b5_4a32_d192_ed03);
        die.face = (number >> 33) as u8 % 6;
    }
    tumbling
}

//! Signs in texts, painted: symbols, dice, and what stands before the dice of an attack or a defense.

use super::art::{FallenDie, die, symbol};
use crate::games::massive_darkness_2::describe::signs::Sign;
use crate::games::massive_darkness_2::rules::AttackType;
use crate::kernel::dice::Symbols;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::card::{Art, Setting, signed};
use crate::kit::theme::{Colour, Theme};
use egui::{Align, Painter, Rect, Role, Sense, TextStyle, Ui, WidgetInfo};

/// Paints the sign of this character into its room; `ink` is the colour of the text around it.
pub(super) fn paint_sign(painter: &Painter, character: char, room: Rect, ink: Colour) {
    let icon = match Sign::of(character) {
        Some(Sign::Symbol(which)) => return symbol(painter, room.shrink(room.width() * 0.06), which, ink),
        Some(Sign::Die(which)) => {
            return die(painter, Theme::of(painter.ctx()), room, &FallenDie::lying(which, Symbols::NONE));
        }
        Some(Sign::Attack(AttackType::Melee)) => Icon::Sword,
        Some(Sign::Attack(AttackType::Magic)) => Icon::Sparks,
        Some(Sign::Attack(AttackType::Ranged)) => Icon::Arrow,
        Some(Sign::Defense) => Icon::Guard,
        None => return,
    };
    icons::show(painter, icon, room.shrink(room.width() * 0.04), ink, Weight::Bold);
}

/// Signs where there is no card around them.
struct Bare;

impl Art for Bare {
    fn picture(&self, _: &Painter, _: Rect, _: bool) {}

    fn corner(&self, _: &Painter, _: Rect, _: bool) {}

    fn sign(&self, painter: &Painter, sign: char, room: Rect, ink: Colour) {
        paint_sign(painter, sign, room, ink);
    }
}

/// Writes a small text with signs; whoever hears it hears words.
pub(super) fn signed_ui(ui: &mut Ui, text: &str, words: &str) {
    let theme = Theme::of(ui.ctx());
    let is_on_paper = ui.visuals().text_color() == theme.surface.ink.egui();
    let ink = if is_on_paper { theme.surface.ink_muted } else { theme.text.muted };
    write(ui, text, words, &TextStyle::Small, ink);
}

/// The same as large as other lines.
pub(super) fn signed_line_ui(ui: &mut Ui, text: &str, words: &str) {
    let ink = Colour::from_egui(ui.visuals().text_color());
    write(ui, text, words, &TextStyle::Body, ink);
}

fn write(ui: &mut Ui, text: &str, words: &str, style: &TextStyle, ink: Colour) {
    let (font, width) = (style.resolve(ui.style()), ui.available_width());
    let laid = signed(ui.painter(), text, &Setting { font, ink, width, max_rows: 40, align: Align::LEFT });
    let (rect, response) = ui.allocate_exact_size(laid.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    laid.paint(ui.painter(), rect.min, &Bare);
}

//! People who share one screen. Between two of them the curtain is down: whatever only one of them may know is not drawn then, so it
//! stands in no picture, no tooltip, no tree of accessible names and no list.
//!
//! What is not here: what somebody sees when it is up. A table asks [`Curtain::look`] first and draws nothing else while it is down.

use crate::house::text::Texts;
use crate::kit::art::{Brush, Icon, Weight, icons};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet, title};
use crate::tr;
use egui::{Key, Modifiers, Rect, RichText, Ui, pos2, vec2};

/// Seconds until Enter lifts it, so that a press that was meant for the table before does not.
const MOMENT: f64 = 0.4;
/// Width of the sheet before the cloth, and how much of the height is free above it.
const WIDTH: f32 = 480.0;
const ABOVE: f32 = 0.26;
/// How wide a fold of the cloth is, in points.
const FOLD: f32 = 46.0;

/// Who is before the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// The person of this seat: he sees what he may know.
    Seat(u8),
    /// Nobody yet: it is handed to the person of this seat.
    Handed(u8),
    /// Nobody: no person is asked, and none has sat down.
    Nobody,
}

/// The curtain between people at one screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Curtain {
    seat: Option<u8>,
    down_since: Option<f64>,
    /// Nobody has anything to hide: whoever is asked sits there already.
    is_drawn_back: bool,
}

impl Curtain {
    /// For a game of which this is true: its seats have secrets from each other. Where they have none it never comes down.
    #[must_use]
    pub fn where_secrets(has_secrets: bool) -> Self {
        Self { is_drawn_back: !has_secrets, ..Self::default() }
    }

    /// Who sits before the screen, if anybody does.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// It comes down, whoever sits there.
    pub fn cover(&mut self) {
        (self.seat, self.down_since) = (None, None);
    }

    /// The person of this seat says that he sits there.
    pub fn lift(&mut self, seat: u8) {
        (self.seat, self.down_since) = (Some(seat), None);
    }

    /// Looks whose turn it is: `people` are the seats that persons have. Who sits there already goes on if he is asked, or if no other
    /// person is; for a single person it never comes down.
    pub fn look(&mut self, people: &[u8], is_asked: impl Fn(u8) -> bool) -> Before {
        if let [only] = *people {
            self.lift(only);
        }
        if self.is_drawn_back {
            let next = people.iter().copied().find(|seat| is_asked(*seat));
            self.seat = self.seat.filter(|seat| next.is_none() || is_asked(*seat)).or(next).or(people.first().copied());
        }
        let asked = self.seat.filter(|seat| is_asked(*seat));
        let asked = asked.or_else(|| people.iter().copied().find(|seat| is_asked(*seat)));
        match (self.seat, asked) {
            (Some(seat), Some(asked)) if seat != asked => {
                self.cover();
                Before::Handed(asked)
            }
            (Some(seat), _) => Before::Seat(seat),
            (None, Some(asked)) => Before::Handed(asked),
            (None, None) => Before::Nobody,
        }
    }

    /// Draws it over all there is room for, handed to whoever is called so; true when he says that he sits there.
    pub fn ui(&mut self, ui: &mut Ui, texts: &Texts, name: &str) -> bool {
        let now = ui.input(|input| input.time);
        let has_hung = now - *self.down_since.get_or_insert(now) >= MOMENT;
        let mut is_ready = has_hung && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        before_cloth_ui(ui, |ui| {
            ui.vertical_centered(|ui| {
                let theme = Theme::of(ui.ctx());
                let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), egui::Sense::hover());
                icons::show(ui.painter(), Icon::Party, rect, theme.signal.accent, Weight::Bold);
                title(ui, &tr!(texts, "curtain-pass", seat = name));
                let line = tr!(texts, "plain-hand-over", seat = name);
                ui.label(RichText::new(line.as_ref()).color(theme.text.muted.egui()));
                ui.add_space(theme.space(2.0));
                let ready = tr!(texts, "plain-ready", seat = name);
                let key = tr!(texts, "key-enter");
                let button = Action::new(Icon::ChevronRight, &ready).shortcut(&key).emphasis(Emphasis::Primary);
                is_ready |= ui.add(button).clicked();
            });
        });
        is_ready
    }

    /// Draws it while nobody is to sit down: bots play among themselves.
    pub fn closed_ui(&self, ui: &mut Ui, line: &str) {
        cloth(ui, ui.max_rect());
        ui.add_space(ui.available_height() * ABOVE);
        ui.vertical_centered(|ui| title(ui, line));
    }
}

/// The cloth with a sheet before it.
pub(crate) fn before_cloth_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    cloth(ui, ui.max_rect());
    ui.add_space(ui.available_height() * ABOVE);
    ui.vertical_centered(|ui| {
        ui.set_max_width(WIDTH.min(ui.available_width()));
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
    });
}

/// Heavy cloth in folds, lit from above.
fn cloth(ui: &Ui, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let ground = theme.surface.table.mix(theme.figure.banner, 0.22);
    let (lit, deep) = (ground.lighter(0.06), ground.darker(0.34));
    let mut brush = Brush::on(ui.painter());
    let folds = (rect.width() / FOLD).ceil().max(1.0);
    let width = rect.width() / folds;
    for fold in 0..folds as usize {
        let left = rect.left() + fold as f32 * width;
        let middle = left + width * 0.38;
        let quad = |from: f32, to: f32| {
            [pos2(from, rect.top()), pos2(to, rect.top()), pos2(to, rect.bottom()), pos2(from, rect.bottom())]
        };
        brush.quad(quad(left, middle), [deep.lighter(0.08), lit, ground, deep]);
        brush.quad(quad(middle, left + width), [lit, deep.lighter(0.08), deep, ground]);
    }
    brush.show(ui.painter());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_down_between_two_people_and_never_before_one() {
        let mut curtain = Curtain::default();
        assert_eq!(curtain.look(&[0, 2], |seat| seat == 0), Before::Handed(0));
        assert_eq!(curtain.seat(), None);
        curtain.lift(0);
        assert_eq!(curtain.look(&[0, 2], |seat| seat == 0), Before::Seat(0));
        // A bot thinks: nobody has to look away.
        assert_eq!(curtain.look(&[0, 2], |seat| seat == 1), Before::Seat(0));
        assert_eq!(curtain.look(&[0, 2], |seat| seat == 2), Before::Handed(2));
        assert_eq!(curtain.seat(), None, "whoever sat there has been covered");
        assert_eq!(curtain.look(&[0, 2], |seat| seat == 1), Before::Nobody);
        let mut alone = Curtain::default();
        assert_eq!(alone.look(&[1], |_| false), Before::Seat(1));
        assert_eq!(alone.look(&[1], |seat| seat == 0), Before::Seat(1));
        assert_eq!(Curtain::default().look(&[], |_| true), Before::Nobody);
    }

    #[test]
    fn where_nobody_has_a_secret_it_never_comes_down() {
        let mut curtain = Curtain::where_secrets(false);
        assert_eq!(curtain.look(&[0, 1, 2], |seat| seat == 1), Before::Seat(1), "the first who is asked sits there");
        assert_eq!(curtain.look(&[0, 1, 2], |seat| seat == 0), Before::Seat(0));
        assert_eq!(curtain.look(&[0, 1, 2], |_| true), Before::Seat(0), "asked with others he goes on");
        curtain.cover();
        assert_eq!(curtain.look(&[0, 1, 2], |seat| seat == 2), Before::Seat(2), "after something was taken back");
        assert_eq!(curtain.look(&[0, 1, 2], |_| false), Before::Seat(2), "chance is asked");
        assert_eq!(Curtain::where_secrets(false).look(&[1, 2], |_| false), Before::Seat(1));
        assert_eq!(Curtain::where_secrets(false).look(&[], |_| false), Before::Nobody);
        assert_eq!(Curtain::where_secrets(true).look(&[0, 1], |seat| seat == 1), Before::Handed(1));
    }

    #[test]
    fn who_is_asked_with_others_goes_on_and_is_not_covered() {
        let mut curtain = Curtain::default();
        curtain.lift(1);
        assert_eq!(curtain.look(&[0, 1], |_| true), Before::Seat(1));
    }
}

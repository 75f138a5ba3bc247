//! A blow that is struck: hits fly from one figure to another, what stands before that one stops some of them, the others land.

use super::{Flight, Tempo, flown, part};
use crate::kit::art::Brush;
use crate::kit::map::OnScreen;
use crate::kit::theme::{Colour, Theme, display};
use egui::{Align2, FontId, Pos2, Rect, Ui, Vec2, vec2};

/// Seconds until a blow lands: so long hits fly.
pub const LANDING: f64 = 0.9;

/// A symbol that flies is so large, compared with a space; and never larger or smaller than this.
const SIGN: f32 = 0.22;
const SIGNS: std::ops::RangeInclusive<f32> = 20.0..=46.0;
/// No more than these are seen to fly, however many there are.
const MOST: u8 = 9;

/// What a blow is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlowSign {
    /// What flies.
    Hit,
    /// What stops one that flies.
    Guard,
}

/// A blow between two figures on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// Who strikes.
    pub from: OnScreen,
    /// Who is struck.
    pub to: OnScreen,
    /// So many fly.
    pub hits: u8,
    /// So many are stopped at most.
    pub guards: u8,
    /// What came of it.
    pub landed: u8,
}

/// How a sign is painted: where, in which colour, on which ground.
pub type PaintSign<'p> = &'p dyn Fn(&mut Brush, BlowSign, Rect, Colour, Colour);

/// Paints a blow so many seconds after it was struck: hits fly at the defender; each guard stops one, and breaks.
pub fn blow_ui(ui: &Ui, blow: &Blow, seconds: f64, paint: PaintSign<'_>) {
    let (theme, tempo) = (Theme::of(ui.ctx()), Tempo::get());
    let Blow { from, to, .. } = *blow;
    let size = (to.unit * SIGN).clamp(*SIGNS.start(), *SIGNS.end());
    let (hits, guards) = (blow.hits.min(MOST), blow.guards.min(MOST));
    let stopped = hits.min(guards);
    let way = match to.centre - from.centre {
        way if way.length() < 1.0 => vec2(1.0, 0.0),
        way => way.normalized(),
    };
    let mut brush = Brush::on(ui.painter());
    let sign = |brush: &mut Brush, which, at, size, broken| {
        let signed = Signed { which, at, size, broken };
        signed.paint(brush, theme, paint);
    };
    // The guards stand before the defender, in a row.
    let wall = to.centre - way * (to.radius + size * 0.4);
    let along = way.rot90();
    let spot = |at: u8, of: u8| wall + along * ((f32::from(at) - (f32::from(of) - 1.0) / 2.0) * size * 0.92);
    let stagger = (0.35 / f64::from(hits.max(1))).min(tempo.stagger);
    let arrival = |at: u8| 0.12 + f64::from(at) * stagger + tempo.fly;
    let is_over = seconds >= LANDING;
    for at in 0..guards {
        let meets = (at < stopped).then(|| arrival(at));
        let broken = meets.map_or(0.0, |meets| part(seconds, meets, 0.2));
        let risen = part(seconds, 0.0, 0.2);
        sign(&mut brush, BlowSign::Guard, spot(at, guards), size * risen.max(0.05), broken);
    }
    for at in 0..hits {
        let goal = if at < stopped { spot(at, guards) } else { to.centre };
        let bow = (f32::from(at) - f32::from(hits) / 2.0) * size * 0.5;
        let start = arrival(at) - tempo.fly;
        let flight = Flight { from: from.centre, to: goal, bow, start, seconds: tempo.fly };
        let Some((place, flown)) = flown(flight, seconds) else { continue };
        if at < stopped {
            let broken = part(seconds, arrival(at), 0.2);
            sign(&mut brush, BlowSign::Hit, place - way * (size * 0.35), size, broken);
        } else if flown < 1.0 {
            sign(&mut brush, BlowSign::Hit, place, size, 0.0);
        } else if !is_over {
            let flash = 1.0 - part(seconds, arrival(at), 0.25);
            let red = theme.signal.danger.fade(0.7 * flash);
            brush.glow(to.centre, Vec2::splat(to.radius * 1.7), red, red.fade(0.0));
        }
    }
    brush.show(ui.painter());
    if blow.landed == 0 && is_over {
        let at = to.centre - vec2(0.0, to.radius * 1.25);
        let font = display((to.radius * 0.7).clamp(18.0, 34.0));
        outlined(ui, at, "0", font, theme);
    }
}

fn outlined(ui: &Ui, at: Pos2, text: &str, font: FontId, theme: &Theme) {
    for away in [vec2(-1.5, 0.0), vec2(1.5, 0.0), vec2(0.0, -1.5), vec2(0.0, 1.5)] {
        ui.painter().text(at + away, Align2::CENTER_CENTER, text, font.clone(), theme.board.contour.egui());
    }
    ui.painter().text(at, Align2::CENTER_CENTER, text, font, theme.figure.bone.egui());
}

/// A symbol on a dark disc; broken so far it is crossed out and pale.
struct Signed {
    which: BlowSign,
    at: Pos2,
    size: f32,
    broken: f32,
}

impl Signed {
    fn paint(&self, brush: &mut Brush, theme: &Theme, paint: PaintSign<'_>) {
        let ring = match self.which {
            BlowSign::Hit => theme.signal.danger,
            BlowSign::Guard => theme.signal.special,
        };
        let (from, radius) = (brush.corners(), self.size * 0.5);
        brush.disc(self.at, radius * 1.08, theme.board.contour);
        brush.disc(self.at, radius, ring.darker(0.25));
        brush.disc(self.at, radius * 0.86, theme.figure.plate);
        let spot = Rect::from_center_size(self.at, Vec2::splat(self.size * 0.74));
        paint(brush, self.which, spot, theme.figure.bone, theme.figure.plate);
        if self.broken > 0.0 {
            let reach = vec2(radius, -radius) * self.broken;
            brush.line(&[self.at - reach, self.at + reach], self.size * 0.09, theme.figure.bone);
            brush.recolour(from, |colour| colour.greyed(0.8 * self.broken).fade(1.0 - 0.45 * self.broken));
        }
    }
}

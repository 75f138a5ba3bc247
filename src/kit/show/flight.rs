//! Things that fly from one place to another, in a bow.

use super::{ease_in, part};
use egui::{Pos2, Vec2};

/// Something on its way, several of which may follow one another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// From here.
    pub from: Pos2,
    /// To here.
    pub to: Pos2,
    /// How high its bow is, in points; below zero it bends the other way.
    pub bow: f32,
    /// When it begins and how long it takes, in seconds.
    pub start: f64,
    /// The same.
    pub seconds: f64,
}

/// Where it is now, and how far on its way: nothing before it begins.
#[must_use]
pub fn flown(flight: Flight, now: f64) -> Option<(Pos2, f32)> {
    if now < flight.start {
        return None;
    }
    let part = part(now, flight.start, flight.seconds);
    let along = 0.35 * part + 0.65 * ease_in(part);
    let way = flight.to - flight.from;
    let aside = if way == Vec2::ZERO { Vec2::ZERO } else { way.normalized().rot90() };
    let bow = aside * flight.bow * (std::f32::consts::PI * along).sin();
    Some((flight.from + way * along + bow, part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn it_begins_late_and_arrives() {
        let flight = Flight { from: Pos2::ZERO, to: pos2(100.0, 0.0), bow: 20.0, start: 1.0, seconds: 0.5 };
        assert_eq!(flown(flight, 0.9), None);
        let (half, _) = flown(flight, 1.3).expect("it flies");
        assert!(half.x > 10.0 && half.x < 90.0 && half.y.abs() > 3.0, "{half:?}");
        let (end, part) = flown(flight, f64::INFINITY).expect("it is there");
        assert!(end.distance(flight.to) < 0.01 && part >= 1.0);
    }
}

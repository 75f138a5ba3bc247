//! Dice that roll: they hop, turn and show one face after the other until they lie still. What they do depends on nothing but
//! their number and the moment, so that the same throw looks the same when it is shown again.

use super::{Tempo, ease_out, part};

/// They show another face so many times a second.
const FACES: f64 = 18.0;
/// Turns before a die lies still.
const TURNS: f32 = 1.6;
/// How often a die hops.
const HOPS: f32 = 2.5;

/// How a die lies, or is on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tumble {
    /// How far above the table, compared with its size.
    pub height: f32,
    /// How far it is turned, in radians.
    pub turn: f32,
    /// Any number, another one for each face that comes on top; nothing once the true one lies there.
    pub face: Option<u64>,
}

impl Tumble {
    /// It lies still.
    pub const STILL: Self = Self { height: 0.0, turn: 0.0, face: None };
}

/// A die of this number, so many seconds after it was thrown.
#[must_use]
pub fn tumble(number: usize, seconds: f64) -> Tumble {
    let tempo = Tempo::get();
    // One lies still after the other.
    let all = tempo.tumble + tempo.settle * f64::from(mixed(number as u64, 1) as u8) / 255.0;
    let part = part(seconds.max(0.0), 0.0, all);
    if part >= 1.0 {
        return Tumble::STILL;
    }
    let left = 1.0 - ease_out(part);
    let hop = (part * HOPS * std::f32::consts::PI).sin().abs();
    let way = if mixed(number as u64, 2).is_multiple_of(2) { 1.0 } else { -1.0 };
    let face = (part < 0.85).then(|| mixed(number as u64, 3 + (seconds.max(0.0) * FACES) as u64));
    Tumble { height: hop * left, turn: way * left * TURNS * std::f32::consts::TAU, face }
}

/// A number that looks like chance.
fn mixed(number: u64, salt: u64) -> u64 {
    let mixed = (number + 7).wrapping_mul(0xd1b5_4a32_d192_ed03) ^ (salt + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_lies_still_in_the_end_and_looks_the_same_again() {
        for number in 0..14 {
            assert_ne!(tumble(number, 0.1), Tumble::STILL);
            assert_eq!(tumble(number, 0.2), tumble(number, 0.2));
            assert_eq!(tumble(number, Tempo::get().tumble + Tempo::get().settle), Tumble::STILL);
            assert_eq!(tumble(number, f64::INFINITY), Tumble::STILL, "without motion");
        }
    }
}

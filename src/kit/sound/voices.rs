//! What each cue sounds like: wood, paper, iron and a few low bells. The same cue and seed are the same samples.

use super::Cue;
use super::tape::{Low, Noise, Ring, Tape, Tone, decay, swell};

/// So many ways each cue can sound; dice that fall twice do not fall alike.
pub(crate) const VARIANTS: u32 = 4;

/// The samples of a cue, one channel, from −1 to 1.
pub(crate) fn samples(cue: Cue, seed: u32) -> Vec<f32> {
    let noise = &mut Noise::new(seed);
    match cue {
        Cue::Dice => dice(noise),
        Cue::Card => card(noise),
        Cue::Door => door(noise),
        Cue::Hit => hit(noise),
        Cue::Miss => miss(noise),
        Cue::Death => death(noise),
        Cue::Level => level(),
        Cue::Win => win(),
        Cue::Loss => loss(),
    }
}

/// A thud of something heavy on wood: it falls from one pitch to another.
fn thud(tape: &mut Tape, from: f32, pitch: f32, seconds: f32, loud: f32) {
    let mut tone = Tone::default();
    tape.lay(from, |at| {
        let now = pitch * (1.0 + 1.2 * (-at / 0.018).exp());
        loud * decay(at, seconds) * tone.next(now)
    });
}

/// A short knock of something hard that rings at these pitches.
fn knock(tape: &mut Tape, noise: &mut Noise, from: f32, pitches: &[f32], seconds: f32, loud: f32) {
    let mut rings: Vec<Ring> = pitches.iter().map(|pitch| Ring::new(*pitch, seconds)).collect();
    let mut grit = Noise::new((noise.between(0.0, 65_000.0)) as u32);
    tape.lay(from, |at| {
        let blow = grit.next() * decay(at, 0.0012);
        loud * rings.iter_mut().map(|ring| ring.next(blow * 14.0)).sum::<f32>()
    });
}

/// Air or cloth or paper: noise around a pitch that wanders from one to another while it swells.
fn rush(tape: &mut Tape, noise: &mut Noise, from: f32, pitches: [f32; 2], seconds: f32, peak: f32, loud: f32) {
    let mut band = Ring::new(pitches[0], 0.0006);
    let mut air = Noise::new((noise.between(0.0, 65_000.0)) as u32);
    tape.lay(from, |at| {
        let share = (at / seconds).min(1.0);
        band.tune(pitches[0] + (pitches[1] - pitches[0]) * share, 0.0006);
        loud * band.next(air.next()) * swell(at, seconds, peak)
    });
}

/// Four dice: each hits the table, jumps lower and lower, and rolls out.
fn dice(noise: &mut Noise) -> Vec<f32> {
    let mut tape = Tape::new(0.95);
    for _ in 0..4 {
        let body = noise.between(1_500.0, 2_300.0);
        let (mut at, mut gap, mut loud) = (noise.between(0.0, 0.09), noise.between(0.09, 0.15), 1.0);
        while gap > 0.012 && at < 0.8 {
            let pitch = body * noise.between(0.92, 1.08);
            knock(&mut tape, noise, at, &[pitch, pitch * 1.63, pitch * 2.41], 0.006, loud);
            thud(&mut tape, at, 175.0, 0.02, loud * 0.35);
            at += gap;
            gap *= noise.between(0.55, 0.75);
            loud *= 0.68;
        }
    }
    tape.cut(0.55)
}

/// Paper over cloth, and its edge on the table.
fn card(noise: &mut Noise) -> Vec<f32> {
    let mut tape = Tape::new(0.28);
    let high = noise.between(4_200.0, 5_200.0);
    rush(&mut tape, noise, 0.0, [2_100.0, high], 0.13, 0.7, 1.0);
    knock(&mut tape, noise, 0.125, &[820.0, 1_900.0], 0.004, 0.5);
    thud(&mut tape, 0.125, 120.0, 0.02, 0.25);
    tape.cut(0.32)
}

/// Hinges that stick and slip, slowly, then faster; then the wood meets the wall.
fn door(noise: &mut Noise) -> Vec<f32> {
    let mut tape = Tape::new(1.35);
    let lowest = noise.between(330.0, 390.0);
    let mut wood: Vec<Ring> = [1.0, 1.9, 3.1, 4.6].iter().map(|part| Ring::new(lowest * part, 0.011)).collect();
    let mut turn = 0.0_f32;
    let mut slip = Noise::new(noise.between(0.0, 65_000.0) as u32);
    let mut uneven = 1.0;
    tape.lay(0.02, |at| {
        let swings = swell(at, 0.95, 0.45);
        turn += uneven * (26.0 + 48.0 * swings) / super::tape::RATE as f32;
        let mut pull = 0.0;
        if turn >= 1.0 {
            turn -= 1.0;
            uneven = slip.between(0.75, 1.25);
            pull = slip.between(0.5, 1.0);
        }
        swings * wood.iter_mut().map(|ring| ring.next(pull * 60.0)).sum::<f32>()
    });
    rush(&mut tape, noise, 0.05, [240.0, 420.0], 0.9, 0.5, 0.35);
    thud(&mut tape, 0.98, 62.0, 0.09, 1.3);
    knock(&mut tape, noise, 0.98, &[210.0, 370.0, 640.0], 0.02, 0.6);
    tape.cut(0.5)
}

/// A blade on an iron plate: a thud, a crunch, and a little iron that goes on ringing.
fn hit(noise: &mut Noise) -> Vec<f32> {
    let mut tape = Tape::new(0.6);
    thud(&mut tape, 0.0, 78.0, 0.07, 1.2);
    let mut rough = Low::new(2_600.0);
    let mut crunch = Noise::new(noise.between(0.0, 65_000.0) as u32);
    tape.lay(0.0, |at| 1.1 * rough.next(crunch.next()) * decay(at, 0.035));
    let iron = noise.between(1_250.0, 1_450.0);
    knock(&mut tape, noise, 0.004, &[iron, iron * 1.47, iron * 2.09, iron * 2.76], 0.09, 0.14);
    tape.cut(0.6)
}

/// Air past an ear, and wood that was in the way.
fn miss(noise: &mut Noise) -> Vec<f32> {
    let mut tape = Tape::new(0.42);
    let high = noise.between(1_300.0, 1_700.0);
    rush(&mut tape, noise, 0.0, [500.0, high], 0.24, 0.65, 1.0);
    knock(&mut tape, noise, 0.22, &[310.0, 540.0], 0.012, 0.35);
    tape.cut(0.34)
}

/// A breath that goes out, a tone that sinks, a body on stone.
fn death(noise: &mut Noise) -> Vec<f32> {
    let mut tape = Tape::new(1.5);
    rush(&mut tape, noise, 0.0, [900.0, 260.0], 0.7, 0.2, 0.8);
    let (mut low, mut fifth) = (Tone::default(), Tone::default());
    tape.lay(0.0, |at| {
        let pitch = 165.0 * (-at * 0.55).exp() * (1.0 + 0.012 * (at * 33.0).sin());
        swell(at, 1.2, 0.15) * (0.5 * low.next(pitch) + 0.18 * fifth.next(pitch * 1.5))
    });
    thud(&mut tape, 0.62, 54.0, 0.13, 1.2);
    knock(&mut tape, noise, 0.63, &[180.0, 260.0], 0.02, 0.4);
    tape.cut(0.55)
}

/// A bell of our foundry: a tone, what sounds with it, and the longer the lower.
fn bell(tape: &mut Tape, from: f32, pitch: f32, seconds: f32, loud: f32) {
    const PARTS: [(f32, f32, f32); 5] =
        [(0.5, 0.35, 1.3), (1.0, 1.0, 1.0), (2.0, 0.42, 0.6), (2.76, 0.2, 0.38), (4.07, 0.1, 0.22)];
    for (part, share, long) in PARTS {
        let mut tone = Tone::default();
        tape.lay(from, |at| loud * share * decay(at, seconds * long) * tone.next(pitch * part));
    }
}

/// Three bells upwards: D, A, D.
fn level() -> Vec<f32> {
    let mut tape = Tape::new(1.5);
    for (at, pitch) in [(0.0, 293.66), (0.13, 440.0), (0.26, 587.33)] {
        bell(&mut tape, at, pitch, 0.38, 1.0);
    }
    tape.cut(0.42)
}

/// The same going on to a whole chord, with its third.
fn win() -> Vec<f32> {
    let mut tape = Tape::new(2.9);
    for (at, pitch) in [(0.0, 293.66), (0.16, 369.99), (0.32, 440.0), (0.56, 587.33), (0.56, 146.83), (0.62, 739.99)] {
        bell(&mut tape, at, pitch, 0.7, 1.0);
    }
    tape.cut(0.5)
}

/// Downwards, and dark: D, C, A, and a fourth that does not come home.
fn loss() -> Vec<f32> {
    let mut tape = Tape::new(3.0);
    for (at, pitch) in [(0.0, 293.66), (0.3, 261.63), (0.6, 220.0), (1.0, 174.61), (1.0, 87.31)] {
        bell(&mut tape, at, pitch, 0.75, 1.0);
    }
    tape.cut(0.5)
}

/// The room a table stands in: still air under a vault, and a fire that can just be heard. A circle of eleven seconds.
pub(crate) fn room() -> Vec<f32> {
    let mut tape = Tape::new(12.0);
    let (mut air, mut first, mut second) = (Noise::new(11), Low::new(140.0), Low::new(140.0));
    tape.lay(0.0, |at| {
        let breath = 0.8 + 0.2 * (at * 0.57).sin();
        14.0 * breath * second.next(first.next(air.next()))
    });
    let mut when = Noise::new(5);
    let mut at = 0.1;
    while at < 11.9 {
        let loud = when.between(0.1, 0.4);
        let pitch = when.between(1_100.0, 2_600.0);
        knock(&mut tape, &mut when, at, &[pitch], 0.002, loud);
        at += when.between(0.05, 0.5);
    }
    tape.circle(0.08)
}

//! How long things take, read from `assets/theme/tempo.ron`.

use serde::Deserialize;
use std::sync::LazyLock;

/// How long things take that move, in seconds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the file says what each is")]
pub struct Tempo {
    pub step: f64,
    pub door: f64,
    pub drop: f64,
    pub stagger: f64,
    pub tumble: f64,
    pub settle: f64,
    pub strike: f64,
    pub fly: f64,
    pub rise: f64,
    pub shake: f64,
    pub fall: f64,
    pub turn: f64,
    pub banner: f64,
    pub glow: f64,
    pub longest: f64,
    pub fast: f64,
    pub held: f64,
    pub reading: Reading,
}

/// How long somebody reads.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// However short a sentence is.
    pub least: f64,
    /// For each sign.
    pub sign: f64,
    /// However long it is.
    pub most: f64,
}

static TEMPO: LazyLock<Tempo> = LazyLock::new(|| {
    crate::kernel::reading::read(include_str!("../../../assets/theme/tempo.ron"))
        .expect("the tempo is part of the program, and a test reads it")
});

impl Tempo {
    /// That of the window.
    #[must_use]
    pub fn get() -> &'static Self {
        &TEMPO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tempo_can_be_read_and_nothing_takes_long() {
        let tempo = Tempo::get();
        let all = [tempo.step, tempo.door, tempo.drop, tempo.stagger, tempo.tumble, tempo.settle, tempo.strike];
        let more = [tempo.fly, tempo.rise, tempo.shake, tempo.fall, tempo.turn, tempo.banner, tempo.glow];
        assert!(all.into_iter().chain(more).all(|seconds| seconds > 0.0 && seconds < 1.0));
        assert!(tempo.fast > 1.0 && tempo.reading.least < tempo.reading.most);
    }
}

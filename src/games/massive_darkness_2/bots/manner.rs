//! How boldly the bot plays, whatever it is bent to. The one named greedy keeps its manner, since recorded games and tables were made
//! with it; whoever plans ahead imagines games of a bolder one, which wins more often (`docs/lab.md`).

/// How long the Heroes take, and how they keep together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Enemies so near are fought before anything else.
    pub near: u8,
    /// Treasure so near is fetched before anything else.
    pub worth_a_way: u8,
    /// Whoever is no farther from the others is with them.
    pub together: u8,
    /// So many quarters of their Health everybody has before a door is opened.
    pub rested: u8,
    /// Whoever lacks more Health than this regains it where no Enemy is near.
    pub lacks: u8,
}

impl Manner {
    /// That of the greedy bot.
    pub const PATIENT: Self = Self { near: 3, worth_a_way: 5, together: 2, rested: 3, lacks: 1 };
    /// That of whoever plays imagined games on: he does not go back for Enemies that are farther away.
    pub const BOLD: Self = Self { near: 2, ..Self::PATIENT };
}

impl Default for Manner {
    fn default() -> Self {
        Self::PATIENT
    }
}

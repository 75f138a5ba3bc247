//! How boldly the bot plays, whatever it is bent to. The one named greedy keeps its manner, since recorded games and tables were made
//! with it; whoever plans ahead imagines games of a bolder one, which wins more often (`docs/lab.md`).

/// How long the Heroes take, and how they keep together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Rounds in which there is time to look behind doors that are not on the way.
    pub loots: u16,
    /// A door is opened when all Heroes are within so many Zones, as the crow walks.
    pub together: i32,
}

impl Manner {
    /// That of the greedy bot: it looks into Chambers for most of a game.
    pub const PATIENT: Self = Self { loots: 25, together: 3 };
    /// Every round brings an Event (EVENT-01) and with it Enemies: after the first rounds only the objective counts.
    pub const BOLD: Self = Self { loots: 3, together: 2 };
}

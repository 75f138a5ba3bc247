//! When a special rule applies.

use super::super::super::state::{Phase, TokenKind};
use super::{Mention, Visit};
use serde::{Deserialize, Serialize};

/// When a special rule applies. "The Hero of the moment" is the one who did it; where nobody did, the active Hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    // ---- time ----
    /// The Setup is done; before the first round.
    Setup,
    /// ROUND-02: a round starts; 0 = every round.
    RoundStarts(u16),
    /// ROUND-01: a phase starts.
    PhaseStarts(Phase),
    /// END-01: a round ends.
    RoundEnds,
    /// END-02: the First Player token has been passed.
    FirstPlayerPassed,
    // ---- Heroes ----
    /// A Hero entered the named Zone.
    Entered(String),
    /// A Hero came to this storey from another one.
    EnteredStorey(u8),
    /// A Hero crossed the named border.
    Crossed(String),
    /// A Hero picked up a token of this kind (ACT-PICKUP-07).
    PickedUp(TokenKind),
    /// A Hero did this Act of the quest.
    Acted(String),
    /// HERO-06: a Hero died.
    HeroDied,
    /// A Hero was killed because the floor under him was removed.
    HeroFell,
    /// QC-02: a Hero escaped.
    HeroEscaped,
    /// QC-02: the last Hero escaped.
    AllEscaped,
    // ---- the dungeon ----
    /// The named door was opened, by a Hero or by a rule.
    DoorOpened(String),
    /// The door at the named Zone was opened: the Zone lies right behind it.
    Opened(String),
    /// ACT-DOOR-05: the Chamber with the named Zone was opened for the first time.
    ChamberOpened(String),
    /// LEVEL-03: the Level rose to this one; 0 = to any.
    LevelRose(u8),
    /// The floor of the named Zones was removed.
    Removed(String),
    // ---- Enemies and objects ----
    /// The named figure was killed by Heroes.
    Killed(String),
    /// Any Boss, Agent or Roaming Monster was killed.
    GuardianKilled,
    /// The named figure entered the named Zone.
    FoeEntered(String, String),
    /// The named figure made one more move from where it wanted to go.
    FoeLeft(String),
    /// The named object was destroyed.
    Destroyed(String),
    // ---- bookkeeping ----
    /// The counter came to exactly this number.
    Counted(String, i16),
    /// Another rule called this name.
    Called(String),
}

/// Moments without what they are about: a bit each, so that nobody looks for rules that do not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the moments")]
pub enum MomentKind {
    Setup,
    RoundStarts,
    PhaseStarts,
    RoundEnds,
    FirstPlayerPassed,
    HeroMoved,
    PickedUp,
    Acted,
    HeroDied,
    HeroFell,
    HeroEscaped,
    DoorOpened,
    ChamberOpened,
    LevelRose,
    Removed,
    Killed,
    FoeEntered,
    FoeLeft,
    Destroyed,
    Counted,
    Called,
}

impl MomentKind {
    /// In sets of moments, so that rules which nothing concerns are not even looked at.
    #[must_use]
    pub fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl Moment {
    /// The same without what it is about: by this listeners are found.
    #[must_use]
    pub fn kind(&self) -> MomentKind {
        match self {
            Moment::Setup => MomentKind::Setup,
            Moment::RoundStarts(_) => MomentKind::RoundStarts,
            Moment::PhaseStarts(_) => MomentKind::PhaseStarts,
            Moment::RoundEnds => MomentKind::RoundEnds,
            Moment::FirstPlayerPassed => MomentKind::FirstPlayerPassed,
            Moment::Entered(_) | Moment::EnteredStorey(_) | Moment::Crossed(_) => MomentKind::HeroMoved,
            Moment::PickedUp(_) => MomentKind::PickedUp,
            Moment::Acted(_) => MomentKind::Acted,
            Moment::HeroDied => MomentKind::HeroDied,
            Moment::HeroFell => MomentKind::HeroFell,
            Moment::HeroEscaped | Moment::AllEscaped => MomentKind::HeroEscaped,
            Moment::DoorOpened(_) | Moment::Opened(_) => MomentKind::DoorOpened,
            Moment::ChamberOpened(_) => MomentKind::ChamberOpened,
            Moment::LevelRose(_) => MomentKind::LevelRose,
            Moment::Removed(_) => MomentKind::Removed,
            Moment::Killed(_) | Moment::GuardianKilled => MomentKind::Killed,
            Moment::FoeEntered(..) => MomentKind::FoeEntered,
            Moment::FoeLeft(_) => MomentKind::FoeLeft,
            Moment::Destroyed(_) => MomentKind::Destroyed,
            Moment::Counted(..) => MomentKind::Counted,
            Moment::Called(_) => MomentKind::Called,
        }
    }

    pub(super) fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        match self {
            Moment::Setup
            | Moment::RoundStarts(_)
            | Moment::PhaseStarts(_)
            | Moment::RoundEnds
            | Moment::FirstPlayerPassed
            | Moment::PickedUp(_)
            | Moment::HeroDied
            | Moment::HeroFell
            | Moment::HeroEscaped
            | Moment::AllEscaped
            | Moment::GuardianKilled
            | Moment::LevelRose(0)
            | Moment::Called(_) => {}
            Moment::Entered(zone) | Moment::Opened(zone) | Moment::ChamberOpened(zone) | Moment::Removed(zone) => {
                visit(Mention::Zone(zone));
            }
            Moment::EnteredStorey(storey) => visit(Mention::Storey(*storey)),
            Moment::Crossed(border) => visit(Mention::Border(border)),
            Moment::Acted(act) => visit(Mention::Act(act)),
            Moment::DoorOpened(door) => visit(Mention::Door(door)),
            Moment::LevelRose(level) => visit(Mention::Level(*level)),
            Moment::Killed(foe) | Moment::FoeLeft(foe) => visit(Mention::Foe(foe)),
            Moment::FoeEntered(foe, zone) => {
                visit(Mention::Foe(foe));
                visit(Mention::Zone(zone));
            }
            Moment::Destroyed(object) => visit(Mention::Object(object)),
            Moment::Counted(counter, _) => visit(Mention::Counter(counter)),
        }
    }
}

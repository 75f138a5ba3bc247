//! The first evening, as data: the Quest that explains the game, and the hints on the way.

use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use crate::kit::hints::Hint;
use serde::Deserialize;
use std::sync::LazyLock;

/// The first evening.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Evening {
    /// The id of the Quest.
    pub(super) quest: String,
    /// So many Heroes are proposed.
    pub(super) heroes: u8,
    /// What is explained on the way.
    pub(super) hints: Vec<Hint<When, At>>,
}

/// When a hint is of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum When {
    /// So much has been decided at least; 0: nothing has been decided yet.
    Decisions(u16),
    /// M2-HPHASE-04: a Hero chooses an action.
    Turn,
    /// So many actions are left at most.
    ActionsLeft(u8),
    /// The question that stands there now.
    Asks(Asked),
    /// Such an answer can be given.
    Offers(Deed),
    /// The dice of a fight lie there.
    DiceLie,
    /// M2-COMBAT-12: and some of them show Claws.
    ClawsLie,
    /// There is an Enemy on the board.
    Enemies,
    /// M2-SHADOW-01: the Hero who is asked stands in a Shadow Zone.
    InShadow,
    /// The Hero who is asked has lost Health.
    Wounded,
    /// M2-KO-01: a Hero is Knocked Out.
    SomebodyFell,
    /// It is this round or a later one.
    Round(u16),
}

/// A question that a hint is said to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Asked {
    NextHero,
    Receive,
    Learn,
    Resolve,
}

/// What an answer does, as far as hints speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub(super) enum Deed {
    Move,
    Step,
    Open,
    Interact,
    Task,
    Attack,
    Rest,
    Use,
    Trade,
    End,
}

/// What a hint points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum At {
    /// The sentence that asks.
    Question,
    /// Everything that can be answered.
    Answers,
    /// The answer that does this.
    Answer(Deed),
    /// The Hero who is asked, in the strip.
    Asked,
    /// The figure that acts.
    Acting,
    /// An Enemy on the map.
    Enemy,
    /// The dice of the fight.
    Dice,
    /// Round, phase and darkness, at the end of the rail.
    Rail,
    /// What the Quest wants.
    Objectives,
    /// The button that takes back.
    TakeBack,
    /// What has been told.
    Story,
}

static EVENING: LazyLock<Evening> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness-2/evening.ron")))
        .expect("the first evening is part of the program, and a test reads it")
});

/// The first evening.
pub(super) fn evening() -> &'static Evening {
    &EVENING
}

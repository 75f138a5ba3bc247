//! The first evening, as data: which quest of the box is played, by how many, and the hints on the way.

use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use crate::kit::hints::Hint;
use serde::Deserialize;
use std::sync::LazyLock;

/// The first evening.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// The id of the quest.
    pub quest: String,
    /// So many of the first Heroes of the box go down.
    pub heroes: u8,
    /// What is explained on the way.
    pub hints: Vec<Hint<When, At>>,
}

/// When a hint is of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum When {
    /// So much has been decided at least; 0: nothing has been decided yet.
    Decisions(u16),
    /// HPHASE-03: a Hero chooses what to do.
    Turn,
    /// So many Actions are left at most.
    ActionsLeft(u8),
    /// Such an answer can be given.
    Offers(Deed),
    /// ACT-TRADE-02: cards are put in order.
    Arranging,
    /// XP-04: Skills can be bought.
    Buying,
    /// The dice of a fight lie there.
    DiceLie,
    /// There is an Enemy on the board.
    Enemies,
    /// SHADOW-01: the Hero who is asked stands in a shadow zone.
    InShadow,
    /// HERO-04: the Hero who is asked has lost Health.
    Wounded,
    /// HERO-06: a Hero lies dead.
    SomebodyFell,
    /// It is this round or a later one.
    Round(u16),
    /// LEVEL-03: it is this Level or a higher one.
    Level(u8),
    /// QC-03: so many objectives have been met, and not all of them.
    Goals(u8),
}

/// What an answer does, as far as hints speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[expect(missing_docs, reason = "each is the Action of that name")]
pub enum Deed {
    Move,
    Step,
    OpenDoor,
    PickUp,
    Escape,
    Attack,
    Reorganize,
    GetUp,
    End,
}

/// What a hint points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum At {
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
    /// The way out.
    Exit,
    /// The dice of the fight.
    Dice,
    /// The line on top.
    Rail,
    /// The button that takes back.
    TakeBack,
    /// What has been told.
    Story,
}

static EVENING: LazyLock<Evening> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness/evening.ron")))
        .expect("the first evening is part of the program, and a test reads it")
});

/// The first evening.
#[must_use]
pub fn evening() -> &'static Evening {
    &EVENING
}

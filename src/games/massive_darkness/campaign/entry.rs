//! The entries of a campaign book, as they stand in the file: what the players did, dated, in the order in which it was
//! entered. Heroes, Classes, lines of Skills and quests are named by their ids, cards by their codes, so that a book can
//! be read and understood without the program.

use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::{OwnedCard, QuestEnd};
use crate::house::storage::Document;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One entry: when it was written, and what it says.
pub type Entry = crate::house::book::Entry<What>;

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum What {
    /// The campaign begins, or is entered as it stands. Always the first entry, and only the first.
    Founded(Founding),
    /// The campaign has another name from now on.
    Renamed(String),
    /// Something the players want to remember.
    Noted(Note),
    /// Another player has a Hero from now on.
    Seated { hero: String, player: String },
    /// SETUP-08: so many tokens lie on the Lifebringer from the next Quest on.
    Difficulty(u8),
    /// STORY-18: the Quests that are still to be played, in their order.
    Planned(Vec<String>),
    /// A Quest begins.
    QuestBegan {
        quest: String,
        /// Where it is played.
        place: Place,
    },
    /// During a Quest at the table: XP or Micro-XP of one Hero.
    Earned {
        hero: String,
        /// Whole XP.
        #[serde(default)]
        xp: u8,
        /// Micro-XP (STORY-02).
        #[serde(default)]
        micro_xp: u16,
    },
    /// During a Quest at the table: cards that a Hero found.
    Found {
        hero: String,
        /// The cards, by code.
        cards: Vec<String>,
    },
    /// A Hero puts cards away for good: used up, transmuted, given up because of a limit.
    Discarded {
        hero: String,
        /// The cards, by code.
        cards: Vec<String>,
    },
    /// Cards go from one Hero to another (MARKET-04, MARKET-10).
    Given {
        from: String,
        /// Who gets.
        to: String,
        /// The cards, by code.
        cards: Vec<String>,
    },
    /// A Hero lays his cards where they shall be.
    Equipped {
        hero: String,
        /// The cards that are equipped; all others lie in the pack.
        slots: Vec<(String, Slot)>,
    },
    /// XP-04: during a Quest at the table a Hero buys the next Skill of a line.
    SkillBought {
        hero: String,
        /// The line, by id.
        line: String,
    },
    /// A Quest is over.
    QuestEnded(Ending),
    /// STORY-21: the lost Quest is played again.
    Repeated,
    /// STORY-21: the lost Quest is left behind.
    WentOn,
    /// STORY-22, MARKET-12: cards of a Hero are replaced by Starting Equipment.
    Replaced {
        hero: String,
        /// Card and the Starting Equipment in its place, by code.
        cards: Vec<(String, String)>,
    },
    /// MARKET-02: these cards lie open in town.
    MarketLaid(Vec<String>),
    /// MARKET-06: a Hero sells a card for XP.
    Sold {
        hero: String,
        /// The card, by code.
        card: String,
    },
    /// MARKET-07: a Hero trades cards with the market.
    Traded { hero: String, gives: Vec<String>, takes: Vec<String> },
    /// MARKET-09: the trades with the market are done, and the Heroes get ready for the next Quest.
    TradingDone,
    /// The party leaves town: everything done there is final.
    TownLeft,
    /// An earlier entry was wrong: from now on it counts as if this stood there, or not at all. The earlier one stays
    /// in the book.
    Corrected {
        /// Number of the wrong entry, from 1.
        entry: u32,
        /// What should have stood there; `None` strikes it out.
        to: Option<Box<What>>,
        #[serde(default)]
        why: String,
    },
    /// An entry (or a correction) does not count.
    Undone(u32),
    /// An entry that was undone counts again.
    Redone(u32),
}

/// How a campaign begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    /// As the players call the campaign; nothing else depends on it.
    pub name: String,
    /// ED-01..09.
    #[serde(default)]
    pub edition: Edition,
    /// Where two readings are defensible: those that are played instead of the usual ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Reading>,
    /// SETUP-08: tokens on the Lifebringer.
    pub lifebringer: u8,
    /// STORY-18: how the order of the Quests came about.
    #[serde(default)]
    pub order: Order,
    /// STORY-18: the Quests in the order in which they are to be played.
    pub quests: Vec<String>,
    /// COMP-16: the party.
    pub heroes: Vec<Member>,
    /// Quests that were played before this book began; they are not among `quests` any more.
    #[serde(default)]
    pub past: Vec<PastQuest>,
    /// What comes first.
    #[serde(default)]
    pub first: First,
}

/// What comes first in a campaign that is entered under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum First {
    #[default]
    Quest,
    /// MARKET-01: a visit to town.
    Town,
}

/// STORY-18: how the order of the Quests came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// In the order of the book.
    #[default]
    Printed,
    /// By chance.
    Random,
    /// As the players like.
    Own,
}

/// A Hero of the party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The Hero, by id.
    pub hero: String,
    /// The Class, by id.
    pub class: String,
    /// Who plays him.
    #[serde(default)]
    pub player: String,
    /// What he begins with.
    pub begins: Begins,
}

/// What a Hero begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Begins {
    /// SETUP-07: with this weapon of the Starting Equipment and Leather Armor.
    Fresh {
        /// The weapon, by id or code.
        weapon: String,
    },
    /// He has played before: what his dashboard shows.
    UnderWay(Sheet),
}

/// A Hero who has played before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sheet {
    /// HERO-12.
    pub xp: u8,
    /// STORY-02.
    pub micro_xp: u8,
    /// CLASS-04: how many Skills of each line he has bought.
    pub skills: BTreeMap<String, u8>,
    /// His cards, by code, and where they lie.
    pub cards: Vec<OwnedCard>,
}

/// A Quest that was played before the book began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastQuest {
    /// By its id.
    pub quest: String,
    /// Won or lost, as the players say.
    pub end: QuestEnd,
}

/// Something the players want to remember.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The Hero it is about, if it is about one.
    #[serde(default)]
    pub hero: Option<String>,
    /// The Quest it is about, if it is about one.
    #[serde(default)]
    pub quest: Option<String>,
    /// What they want to remember.
    pub text: String,
}

/// Where a Quest is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// With the box.
    Table,
    /// On the computer.
    Here(GameFile),
}

/// The game of a Quest that is played on the computer. With it the same game can be begun even if the program was
/// killed before its file was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// Name of the file in the folder of games.
    pub file: String,
    /// The seed of its dice and decks.
    pub seed: u64,
    /// Who rolls and draws.
    #[serde(default, skip_serializing_if = "Chance::is_of_the_app")]
    pub chance: Chance,
}

/// Who rolls and draws in a game on the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Chance {
    #[default]
    App,
    /// The players, with the box on their table: they tell what fell.
    Players,
}

impl Chance {
    fn is_of_the_app(&self) -> bool {
        matches!(self, Self::App)
    }

    /// Who rolls, if this one does not.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::App => Self::Players,
            Self::Players => Self::App,
        }
    }
}

/// How a Quest ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// By its id.
    pub quest: String,
    /// Won or lost.
    pub end: QuestEnd,
    /// How many rounds it took; 0 if nobody counted.
    #[serde(default)]
    pub rounds: u16,
    /// What became of the Heroes. Who is not named has gained and lost nothing.
    #[serde(default)]
    pub heroes: Vec<HeroResult>,
}

/// What a Quest brought a Hero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HeroResult {
    /// By its id in the party.
    pub hero: String,
    /// Whole XP earned, less what Signatures have cost.
    pub xp: i16,
    /// Micro-XP earned (STORY-02), less what Signatures have cost.
    pub micro_xp: i16,
    /// XP-04: bought Skills, each by its line.
    pub skills: Vec<String>,
    /// Cards he has now and had not before, by code.
    pub found: Vec<String>,
    /// Cards he had before and has no more, by code.
    pub gone: Vec<String>,
    /// How many Enemies he killed.
    pub kills: u16,
    /// How often he died.
    pub deaths: u16,
    /// The cards that are equipped; where it is left out, everything lies as before.
    pub equipped: Option<Vec<(String, Slot)>>,
}

impl Document for Ending {
    const GAME: Option<&'static str> = Some(RULESET);
    const KIND: &'static str = "draft";
}

impl What {
    /// Is it about other entries rather than about the campaign?
    #[must_use]
    pub fn is_bookkeeping(&self) -> bool {
        matches!(self, Self::Corrected { .. } | Self::Undone(_) | Self::Redone(_))
    }

    /// How many names it lists: of cards, quests, Heroes, lines of Skills.
    pub(super) fn names(&self) -> usize {
        match self {
            Self::Founded(founding) => {
                let of_hero = |member: &Member| match &member.begins {
                    Begins::Fresh { .. } => 1,
                    Begins::UnderWay(sheet) => 1 + sheet.skills.len() + sheet.cards.len(),
                };
                let heroes: usize = founding.heroes.iter().map(of_hero).sum();
                founding.quests.len() + founding.past.len() + heroes
            }
            Self::Planned(names) | Self::MarketLaid(names) => names.len(),
            Self::Found { cards, .. } | Self::Discarded { cards, .. } | Self::Given { cards, .. } => cards.len(),
            Self::Equipped { slots, .. } => slots.len(),
            Self::QuestEnded(ending) => {
                let of_hero = |result: &HeroResult| {
                    let worn = result.equipped.as_ref().map_or(0, Vec::len);
                    1 + result.skills.len() + result.found.len() + result.gone.len() + worn
                };
                ending.heroes.iter().map(of_hero).sum()
            }
            Self::Replaced { cards, .. } => 2 * cards.len(),
            Self::Traded { gives, takes, .. } => gives.len() + takes.len(),
            Self::Corrected { to, .. } => to.as_ref().map_or(0, |to| to.names()),
            Self::Renamed(_)
            | Self::Noted(_)
            | Self::Seated { .. }
            | Self::Difficulty(_)
            | Self::QuestBegan { .. }
            | Self::Earned { .. }
            | Self::SkillBought { .. }
            | Self::Repeated
            | Self::WentOn
            | Self::Sold { .. }
            | Self::TradingDone
            | Self::TownLeft
            | Self::Undone(_)
            | Self::Redone(_) => 0,
        }
    }
}

//! Games that were won of the quests of the box, and come with the program: whoever doubts that a quest can be won sees it.
//! The same games lie whole in `tests/journals/`; a test holds both together, and records them anew.

use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::Setup;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use crate::house::brief::Brief;
use crate::house::plug::ruleset::Ruleset as _;
use crate::kernel::game::Game as _;
use crate::kernel::journal::Header;
use crate::kernel::reading::read;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Of each quest, by its id.
pub type WonGames = BTreeMap<String, Vec<WonGame>>;

/// A game that was won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WonGame {
    /// Of which version of the quest ([`crate::house::plug::ruleset::Ruleset::document`]).
    pub document: u64,
    /// Who played, and how.
    pub setup: Setup,
    /// So many rounds it took.
    pub rounds: u16,
    /// What happened.
    pub game: Brief,
}

static WON: LazyLock<WonGames> = LazyLock::new(|| {
    read(include_str!("../../../../assets/massive-darkness/won.ron"))
        .expect("the games that were won are part of the program, and a test reads them")
});

/// All of them.
#[must_use]
pub fn all_won_games() -> &'static WonGames {
    &WON
}

/// The games that were won of a quest, the fewest Heroes first; none where it was changed, or is none of the box. A copy is called
/// otherwise than the quest it was made of, and is the same all the same.
#[must_use]
pub fn won_games(rules: &MassiveDarknessRules, quest: &Quest) -> Vec<&'static WonGame> {
    let document = |id: &str, setup: &Setup| {
        let named = Quest { id: id.to_owned(), ..quest.clone() };
        rules.document(&Start { quest: named, setup: setup.clone(), moment: None })
    };
    let mut all = WON.iter().filter_map(|(id, games)| Some((id, games, games.first()?)));
    let its = all.find(|(id, _, first)| document(id, &first.setup) == first.document);
    its.map_or_else(Vec::new, |(_, games, first)| games.iter().filter(|game| game.document == first.document).collect())
}

impl WonGame {
    /// A game that was recorded; none where it cannot be told in short.
    #[must_use]
    pub fn of(session: &Session) -> Option<Self> {
        let Header { document, setup, .. } = session.header();
        let (setup, rounds) = (setup.setup.clone(), session.game().round());
        Some(Self { document: *document, setup, rounds, game: Brief::of::<MassiveDarknessRules>(session)? })
    }

    /// How many Heroes played.
    #[must_use]
    pub fn heroes(&self) -> usize {
        self.setup.heroes.len()
    }

    /// The game, played again; none where the cards are others.
    #[must_use]
    pub fn again(&self, rules: &MassiveDarknessRules, quest: &Quest) -> Option<Session> {
        let start = Start { quest: quest.clone(), setup: self.setup.clone(), moment: None };
        self.game.again(rules, start)
    }
}

//! Games that were won of the quests of the box ([`crate::games::tiles::won`]).

use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::Setup;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use crate::games::tiles::won::{self, won_of};
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use std::sync::LazyLock;

/// Of each quest, by its id.
pub type WonGames = won::WonGames<Setup>;
/// A game that was won.
pub type WonGame = won::WonGame<Setup>;

static WON: LazyLock<WonGames> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness/won.ron")))
        .expect("the games that were won are part of the program, and a test reads them")
});

/// All of them.
#[must_use]
pub fn all_won_games() -> &'static WonGames {
    &WON
}

/// The games that were won of a quest ([`won_of`]).
#[must_use]
pub fn won_games(rules: &MassiveDarknessRules, quest: &Quest) -> Vec<&'static WonGame> {
    won_of(&WON, |id, setup| {
        let named = Quest { id: id.to_owned(), ..quest.clone() };
        rules.document(&Start { quest: named, setup: setup.clone(), moment: None })
    })
}

impl WonGame {
    /// A game that was recorded; none where it cannot be told in short.
    #[must_use]
    pub fn of(session: &Session) -> Option<Self> {
        let header = session.header();
        Self::of_session::<MassiveDarknessRules>(session, header.document, header.setup.setup.clone())
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

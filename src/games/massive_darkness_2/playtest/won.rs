//! Games that were won of the Quests of the box ([`crate::games::tiles::won`]).

use super::moment::Session;
use crate::games::massive_darkness_2::own_cards::OwnCards;
use crate::games::massive_darkness_2::rules::Setup;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::games::tiles::won::{self, won_of};
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use std::sync::LazyLock;

/// Of each Quest, by its id.
pub type WonGames = won::WonGames<Setup>;
/// A game that was won.
pub type WonGame = won::WonGame<Setup>;

static WON: LazyLock<WonGames> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness-2/won.ron")))
        .expect("the games that were won are part of the program, and a test reads them")
});

/// What begins such a game.
fn start(quest: Quest, setup: &Setup) -> Start {
    Start { quest, setup: setup.clone(), own: OwnCards::default() }
}

/// The games that were won of a Quest ([`won_of`]). What it is called is no part of it, nor what its author says of it.
#[must_use]
pub fn won_games(rules: &HellscapeRules, quest: &Quest) -> Vec<&'static WonGame> {
    won_of(&WON, |id, setup| {
        let told = rules.all().quest(id).map(|quest| quest.told.clone()).unwrap_or_default();
        rules.document(&start(Quest { id: id.to_owned(), told, ..quest.clone() }, setup))
    })
}

impl WonGame {
    /// A game that was recorded; none where it cannot be told in short. Which version it is of is told by these rules: what a game begins with
    /// may have got more fields since it was recorded, none of which it uses.
    #[must_use]
    pub fn of(rules: &HellscapeRules, session: &Session) -> Option<Self> {
        let start = &session.header().setup;
        Self::of_session::<HellscapeRules>(session, rules.document(start), start.setup.clone())
    }

    /// How many Heroes played.
    #[must_use]
    pub fn heroes(&self) -> usize {
        self.setup.heroes.len()
    }

    /// The game, played again; none where the cards are others.
    #[must_use]
    pub fn again(&self, rules: &HellscapeRules, quest: &Quest) -> Option<Session> {
        self.game.again(rules, start(quest.clone(), &self.setup))
    }
}

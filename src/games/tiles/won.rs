//! Games that were won of the quests of a box, and come with its program: whoever doubts that a quest can be won sees it. The same games
//! lie whole in `tests/journals/`; a test holds both together, and records them anew.

use crate::house::brief::Brief;
use crate::house::plug::ruleset::Ruleset;
use crate::house::session::Session;
use crate::kernel::game::Game as _;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Of each quest, by its id.
pub type WonGames<Setup> = BTreeMap<String, Vec<WonGame<Setup>>>;

/// A game that was won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WonGame<Setup> {
    /// Of which version of the quest ([`crate::house::plug::ruleset::Ruleset::document`]).
    pub document: u64,
    /// Who played, and how.
    pub setup: Setup,
    /// So many rounds it took.
    pub rounds: u16,
    /// What happened.
    pub game: Brief,
}

impl<Setup> WonGame<Setup> {
    /// A game that was recorded of this version with this choice; none where it cannot be told in short.
    #[must_use]
    pub fn of_session<R: Ruleset>(session: &Session<R>, document: u64, setup: Setup) -> Option<Self> {
        Some(Self { document, setup, rounds: session.game().round(), game: Brief::of::<R>(session)? })
    }
}

/// The games that were won of a quest, the fewest Heroes first; none where it was changed, or is none of the box. A copy is called
/// otherwise than the quest it was made of, and is the same all the same: `document` is which version it would be if it were called like one
/// of the box.
pub fn won_of<Setup>(all: &WonGames<Setup>, document: impl Fn(&str, &Setup) -> u64) -> Vec<&WonGame<Setup>> {
    let is_of = |id: &str, game: &WonGame<Setup>| document(id, &game.setup) == game.document;
    let its = all.iter().find(|(id, games)| games.first().is_some_and(|first| is_of(id, first)));
    its.map_or_else(Vec::new, |(id, games)| games.iter().filter(|game| is_of(id, game)).collect())
}

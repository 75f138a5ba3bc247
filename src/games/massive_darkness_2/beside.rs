//! What lies beside the story: the last fight with its dice, and what the game has come to so far.

use super::fight::Fight;
use super::tally::Tally;

/// What lies beside the story.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The last fight; none before the first one.
    pub fight: Option<Fight>,
    /// What everybody has done so far.
    pub tally: Tally,
}

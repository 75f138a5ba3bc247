//! What of many games could not be kept on the disk, in words.

use crate::house::storage::StorageError;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::sync::Arc;

/// What of a check is not kept on the disk, and why. One can go well without the other.
#[derive(Debug, Default)]
pub struct Unkept {
    /// The games that are played.
    pub games: Option<StorageError>,
    /// The best of those that were won.
    pub best: Option<StorageError>,
}

impl Unkept {
    /// Is all of it kept?
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.games.is_none() && self.best.is_none()
    }

    /// A sentence for each.
    #[must_use]
    pub fn lines(&self, texts: &Texts) -> Vec<Arc<str>> {
        let games = self.games.as_ref().map(|why| tr!(texts, "balance-unkept-games", reason = why.say(texts).as_ref()));
        let best = self.best.as_ref().map(|why| tr!(texts, "balance-unkept-best", reason = why.say(texts).as_ref()));
        games.into_iter().chain(best).collect()
    }
}

//! What lies beside the story: the last fight with its dice, and what the game has come to so far.

use super::fight::Fight;
use super::ruleset::{HellscapeRules, teller};
use super::tally::Tally;
use crate::house::plug::{self, Happened, Scene};

/// What lies beside the story.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The last fight; none before the first one.
    pub fight: Option<Fight>,
    /// What everybody has done so far.
    pub tally: Tally,
}

impl plug::Beside<HellscapeRules> for Beside {
    fn watch(
        &mut self,
        rules: &HellscapeRules,
        scene: &Scene<'_, HellscapeRules>,
        happened: &Happened<'_, HellscapeRules>,
    ) {
        let events = happened.events.iter().map(|event| &event.what);
        self.fight = Fight::watched(self.fight, scene.before, scene.game, events);
        self.tally.watch(&teller(rules, scene), happened.events);
    }
}

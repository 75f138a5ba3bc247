//! A game of bots that is played again, so that somebody else can look at it or go on from it: to its end, or up to a fall.

use super::check::Check;
use super::traces::{Happening, Traces};
use crate::games::massive_darkness_2::plug::PLUG;
use crate::games::massive_darkness_2::rules::ids::EnemyId;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::games::massive_darkness_2::texts;
use crate::games::tiles::why;
use crate::house::play;
use crate::house::plug::ruleset::Answer;
use crate::house::plug::{OfBatch, Recorded};
use crate::house::session;
use crate::house::wrong::Wrong as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Up to where a game is played again.
pub type Until = why::Until<EnemyId, Happening>;
/// A recorded game.
pub type Session = session::Session<HellscapeRules>;
/// A game as it was left.
pub type Played = play::Played<Start, Answer<HellscapeRules>>;

impl Check {
    /// Plays the game of this seed again and remembers it up to there; nothing where it was cancelled, or where it does not come to that,
    /// because rules or cards have changed.
    ///
    /// # Errors
    /// The game cannot begin.
    pub fn again(&self, seed: u64, until: Until, cancel: &AtomicBool) -> Result<Option<Played>, Arc<str>> {
        let found = self.recorded(seed, until, cancel)?;
        Ok(found.map(|(session, answers)| Played::of_session::<HellscapeRules>(&session, answers)))
    }

    /// The same with the whole record, and how many answers of it lie before the moment.
    ///
    /// # Errors
    /// The game cannot begin.
    pub fn recorded(&self, seed: u64, until: Until, cancel: &AtomicBool) -> Result<Option<(Session, usize)>, Arc<str>> {
        let is_enough = |seen: &Traces| until.is_seen(&seen.fallen, &seen.before);
        let (bots, is_cancelled) = (self.bots(), || cancel.load(Ordering::Relaxed));
        let game = OfBatch { bots: &bots, seed, is_cancelled: &is_cancelled, is_enough: &is_enough };
        let recorded = PLUG.record_before(self.rules(), &self.dirs, &game);
        let Recorded { session, played, seen } = recorded.map_err(|why| why.say(&texts::of(self.language)))?;
        let answers = until.answers::<HellscapeRules>(&session, is_enough(&seen), played.outcome.is_some());
        Ok(answers.map(|answers| (session, answers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::playtest::check::testing::{check, pieces};
    use crate::house::play::{Dice, Followed, Play};
    use crate::house::text::Language;
    use crate::kernel::game::{Game as _, Outcome};

    #[test]
    fn a_game_of_the_bots_can_be_gone_on_with_just_before_a_fall_and_seen_to_its_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let check = check(folder.path(), "the-passage", 20);
        let (texts, never) = (texts::of(Language::English), AtomicBool::new(false));
        let piece = pieces(&check).pop().expect("a piece");
        let traces = &piece.traces;
        assert!(traces.fallen.seen_in.len() > 2, "{:?}", traces.fallen.seen_in);
        let falls = traces.fallen.seen_in.iter().take(3).map(|(fall, seed)| (Until::Fall(*fall), *seed));
        let leads = traces.before.leads(piece.sum.games);
        let leads = leads.iter().flat_map(|of_a_kind| of_a_kind.iter().take(2));
        let after = leads.filter_map(|lead| Some((Until::FallAfter(lead.last), lead.came.seed?)));
        let rounds = traces.fallen.round_seen_in.iter().take(2).map(|(round, seed)| (Until::FallIn(*round), *seed));
        for (number, (until, seed)) in falls.chain(after).chain(rounds).enumerate() {
            let played = check.again(seed, until, &never).expect("it begins").expect("a fall");
            let file = folder.path().join(format!("{number}.journal"));
            let begun = played.start.clone();
            let mut play = Play::begin(&check.rules(), &texts, begun, seed, Dice::Typed, &file).expect("it begins");
            let Followed { again, of } = play.follow(&texts, &played);
            assert!(again == of && played.decisions() > 0, "{again} of {of}");
            play.go_on_by_itself(&texts);
            assert!(play.game().question().is_some(), "somebody decides here");
            if let Until::FallIn(round) = until {
                assert!(play.game().round() <= round, "nobody has fallen in it yet");
            }
            assert!(check.again(seed, until, &AtomicBool::new(true)).expect("it begins").is_none());
        }
        let nobody = Until::Fall(crate::games::tiles::falls::Fall { by: None, zone: usize::MAX });
        assert!(check.again(1, nobody, &never).expect("it begins").is_none());
        // The quickest win is won as quickly again.
        let quickest = piece.sum.quickest.expect("somebody won");
        let (session, answers) = check.recorded(quickest.seed, Until::End, &never).expect("it begins").expect("an end");
        assert_eq!((session.game().outcome(), session.game().round()), (Some(Outcome::Won), quickest.rounds));
        assert_eq!(answers, session.len());
    }
}

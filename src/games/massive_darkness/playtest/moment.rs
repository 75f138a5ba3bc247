//! A game of bots that is played again, so that somebody else can look at it or go on from it: to its end, or up to a fall.

use super::{Limits, Player, Traces, Trial, Witness as _};
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::rules::ids::{EnemyCardId, EventId};
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules, Played, Session, Start};
use crate::games::tiles::why;
use crate::house::lab::bots::record_until;
use crate::house::session::{NotBegun, Sessions as _};
use std::sync::atomic::{AtomicBool, Ordering};

/// Up to where a game is played again.
pub type Until = why::Until<EnemyCardId, EventId>;

/// A game of a batch.
#[derive(Clone, Debug)]
pub struct GameOf {
    /// What was played.
    pub trial: Trial,
    /// By whom.
    pub player: Player,
    /// Of the game, which draws the party, too.
    pub seed: u64,
}

impl GameOf {
    /// Plays the game again and remembers it up to there; nothing where it was cancelled, or where it does not come to that, because rules
    /// or cards have changed.
    ///
    /// # Errors
    /// The game cannot begin.
    pub fn again(
        &self,
        rules: &MassiveDarknessRules,
        until: Until,
        cancel: &AtomicBool,
    ) -> Result<Option<Played>, NotBegun<BeginError>> {
        let found = self.recorded(rules, until, cancel)?;
        Ok(found.map(|(session, answers)| Played::of_session::<MassiveDarknessRules>(&session, answers)))
    }

    /// The same with the whole record, and how many answers of it lie before the moment.
    ///
    /// # Errors
    /// The game cannot begin.
    pub fn recorded(
        &self,
        rules: &MassiveDarknessRules,
        until: Until,
        cancel: &AtomicBool,
    ) -> Result<Option<(Session, usize)>, NotBegun<BeginError>> {
        let library = library_of(&self.trial.quest, &rules.library).map_err(BeginError::from)?;
        let setup = self.trial.setup_of_game(&library, self.seed);
        let start = Start { quest: self.trial.quest.clone(), setup, moment: None };
        let mut set_up = Vec::new();
        let mut session = rules.begin(start, self.seed, &mut |logged| set_up.push(logged.what))?;
        let mut seen = Traces::default();
        seen.begins(session.game(), &set_up);
        let is_cancelled = || cancel.load(Ordering::Relaxed);
        let is_enough = |seen: &Traces| until.is_seen(&seen.fallen, &seen.before);
        let (bot, limits) = (self.player.seated(self.seed), Limits::default());
        let played = record_until(&mut session, bot, limits, &is_cancelled, &is_enough, &mut seen);
        let answers = until.answers::<MassiveDarknessRules>(&session, is_enough(&seen), played.outcome.is_some());
        Ok(answers.map(|answers| (session, answers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::check::{Check, Found, InPieces as _, Parties};
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::trial::Fall;
    use crate::games::massive_darkness::session::Play;
    use crate::games::massive_darkness::texts;
    use crate::house::play::{Dice, Followed};
    use crate::house::text::Language;
    use crate::kernel::game::{Game as _, Outcome};
    use crate::kernel::journal::Given;
    use std::sync::Arc;

    #[test]
    fn a_game_of_the_bots_can_be_gone_on_with_just_before_a_fall_and_seen_to_its_end() {
        let rules = table();
        let quest = Arc::new(start(&rules, 2).quest);
        let check = Check { rules, quest, parties: Parties::Drawn, player: Player::Greedy, games: 12 };
        let mut pieces = Vec::new();
        let never = AtomicBool::new(false);
        let mut take = |found| {
            if let Found::Piece(piece) = found {
                pieces.push(piece);
            }
            pieces.len() < 3
        };
        check.run(None, &never, &|_| {}, &mut take).expect("it can be played");
        let piece = pieces.last().expect("three Heroes have played");
        let of_seed = |seed| GameOf { trial: check.trial(piece.heroes).expect("a party"), player: check.player, seed };
        let texts = &texts::of(Language::English);
        let folder = tempfile::tempdir().expect("a folder");
        // Each fall that was seen is seen again, and the game up to there can be followed to the last answer.
        assert!(piece.traces.fallen.seen_in.len() > 2, "{:?}", piece.traces.fallen.seen_in);
        for (number, (fall, seed)) in piece.traces.fallen.seen_in.iter().enumerate().take(3) {
            let game = of_seed(*seed);
            let played = game.again(&check.rules, Until::Fall(*fall), &never).expect("it begins").expect("a fall");
            let file = folder.path().join(format!("{number}.journal"));
            let begun = played.start.clone();
            let mut play = Play::begin(&check.rules, texts, begun, *seed, Dice::Typed, &file).expect("it begins");
            let Followed { again, of } = play.follow(texts, &played);
            assert!(again == of && played.decisions() > 0, "{again} of {of}");
            play.go_on_by_itself(texts);
            assert!(play.game().question().is_some(), "somebody decides here");
            assert!(game.again(&check.rules, Until::Fall(*fall), &AtomicBool::new(true)).expect("it begins").is_none());
        }
        // So is the first fall in a round.
        let (round, seed) = piece.traces.fallen.round_seen_in.iter().next_back().expect("somebody fell");
        let game = of_seed(*seed);
        let played = game.again(&check.rules, Until::FallIn(*round), &never).expect("it begins").expect("a fall");
        let file = folder.path().join("in-a-round.journal");
        let mut play =
            Play::begin(&check.rules, texts, played.start.clone(), *seed, Dice::Typed, &file).expect("it begins");
        let Followed { again, of } = play.follow(texts, &played);
        assert!(again == of && played.decisions() > 0, "{again} of {of}");
        play.go_on_by_itself(texts);
        assert!(play.game().round() <= *round, "nobody has fallen in it yet");
        // So is the first fall after a door or an event.
        let leads = piece.traces.before.leads(piece.sum.games);
        for (number, lead) in leads.iter().flatten().enumerate().filter(|(_, lead)| lead.came.seed.is_some()).take(4) {
            let game = of_seed(lead.came.seed.expect("a seed"));
            let until = Until::FallAfter(lead.last);
            let played = game.again(&check.rules, until, &never).expect("it begins").expect("a fall");
            let file = folder.path().join(format!("after-{number}.journal"));
            let begun = played.start.clone();
            let mut play = Play::begin(&check.rules, texts, begun, game.seed, Dice::Typed, &file).expect("it begins");
            let Followed { again, of } = play.follow(texts, &played);
            assert!(again == of && played.decisions() > 0, "{again} of {of}");
        }
        let nobody = Fall { by: None, zone: usize::MAX };
        assert!(of_seed(1).again(&check.rules, Until::Fall(nobody), &never).expect("it begins").is_none());
        // The quickest win is won as quickly again.
        let quickest = piece.sum.quickest.expect("somebody won");
        let (session, answers) =
            of_seed(quickest.seed).recorded(&check.rules, Until::End, &never).expect("it begins").expect("an end");
        assert_eq!((session.game().outcome(), session.game().round()), (Some(Outcome::Won), quickest.rounds));
        assert_eq!(answers, session.len());
        // From its beginning each decision that is done again is shown as if it happened now; at the end it is won.
        let played = Played::of_session::<MassiveDarknessRules>(&session, answers);
        let (begun, file) = (played.start.clone(), folder.path().join("win.journal"));
        let mut play = Play::begin(&check.rules, texts, begun, quickest.seed, Dice::Typed, &file).expect("it begins");
        play.follow(texts, &played);
        play.go_on_by_itself(texts);
        play.keep_moments();
        play.go_to_the_start(texts);
        assert!(play.take_moments(0).is_empty() && play.game().outcome().is_none());
        let mut decisions = 0;
        while play.session().can_redo() {
            play.redo_shown(texts);
            let moments = play.take_moments(0);
            assert_eq!(moments.first().map(|moment| moment.given), Some(Given::Chosen));
            assert!(moments.iter().skip(1).all(|moment| moment.given == Given::Dealt));
            assert_eq!(moments.last().map(|moment| &moment.game.state), Some(&play.game().state));
            decisions += 1;
        }
        assert_eq!((decisions, play.game().outcome()), (played.decisions(), Some(Outcome::Won)));
    }
}

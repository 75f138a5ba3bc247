//! The balance check: bots play the open quest in threads of their own, for parties of every size. The window never waits
//! for them; what they found belongs to the quest as it was when they began, and says so once it has changed.

pub(super) mod charts;
pub(super) mod heat;

use crate::games::massive_darkness::playtest::compared::{Cause, Side, causes, paired};
use crate::games::massive_darkness::playtest::{
    Examined, Greedy, Interval, MIDDLE_BUDGET, Paired, Party, Plan, Progress, Statistics, Traces, Trial, Witness as _,
    planner, try_out,
};
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Edition, Setup};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use egui::Context;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Tokens on the Lifebringer in these games.
pub(super) const LIFEBRINGER: u8 = 2;
/// Seed of the first game of each party.
const FIRST_SEED: u64 = 1;

/// Which bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Player {
    /// The greedy one: seconds.
    #[default]
    Quick,
    /// The one that plans ahead: minutes.
    Deep,
}

impl Player {
    pub(super) const ALL: [Self; 2] = [Self::Quick, Self::Deep];

    /// Its name on the command line, by which anybody can play the same games.
    pub(super) fn told(self) -> String {
        match self {
            Self::Quick => "greedy".to_owned(),
            Self::Deep => format!("planner --budget {MIDDLE_BUDGET}"),
        }
    }
}

/// How many games each party plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Effort {
    /// A first look.
    Few,
    /// Enough to judge by.
    #[default]
    Some,
    /// Until chance hardly matters.
    Many,
}

impl Effort {
    pub(super) const ALL: [Self; 3] = [Self::Few, Self::Some, Self::Many];

    /// Games of each party.
    pub(super) fn games(self, player: Player) -> u64 {
        match (self, player) {
            (Self::Few, Player::Quick) => 20,
            (Self::Some, Player::Quick) => 60,
            (Self::Many, Player::Quick) => 300,
            (Self::Few, Player::Deep) => 4,
            (Self::Some, Player::Deep) => 12,
            (Self::Many, Player::Deep) => 40,
        }
    }
}

/// What came out for a party.
#[derive(Clone, Debug)]
pub(super) struct PartyResult {
    /// How many Heroes.
    pub(super) heroes: u8,
    /// Games, summed up.
    pub(super) sum: Statistics,
    /// What was seen in them.
    pub(super) traces: Traces,
}

impl PartyResult {
    /// How often it won.
    pub(super) fn wins(&self) -> Interval {
        self.sum.wins()
    }
}

/// What came out, and of which quest.
pub(super) struct Results {
    /// The quest that was played.
    pub(super) quest: Arc<Quest>,
    /// Who played it.
    pub(super) player: Player,
    /// With its own cards.
    pub(super) library: Arc<Library>,
    /// The same laid out: what was seen is counted by its Zones.
    pub(super) dungeon: Dungeon,
    /// By party, as far as they have played.
    pub(super) parties: Vec<PartyResult>,
    /// The games of all of them, summed up.
    sum: Statistics,
    /// What all of them saw.
    pub(super) all: Traces,
}

/// What a change of the quest did to the same games, as far as parties have played both.
pub(super) struct Comparison {
    /// Who won which game only before, or only now.
    pub(super) paired: Paired,
    /// Where that comes from.
    pub(super) causes: Vec<Cause>,
    /// Of which party, and of how many: when something else is looked at, it is counted again.
    of: (Option<u8>, usize),
}

impl Comparison {
    fn of(before: &Results, now: &Results, party: Option<u8>) -> Option<Self> {
        let old = |heroes: u8| before.parties.iter().find(|party| party.heroes == heroes);
        let wanted = now.parties.iter().filter(|result| party.is_none_or(|heroes| result.heroes == heroes));
        let pairs: Vec<_> = wanted.filter_map(|result| Some((old(result.heroes)?, result))).collect();
        if pairs.is_empty() {
            return None;
        }
        let joined = |parties: &mut dyn Iterator<Item = &PartyResult>| {
            let (mut sum, mut traces) = (Statistics::default(), Traces::default());
            for party in parties {
                sum.join(party.sum.clone());
                traces.join(party.traces.clone());
            }
            (sum, traces)
        };
        let (old_sum, old_traces) = joined(&mut pairs.iter().map(|(old, _)| *old));
        let (new_sum, new_traces) = joined(&mut pairs.iter().map(|(_, new)| *new));
        let old = Side { dungeon: &before.dungeon, sum: &old_sum, traces: &old_traces };
        let new = Side { dungeon: &now.dungeon, sum: &new_sum, traces: &new_traces };
        Some(Self {
            paired: paired(pairs.iter().map(|(old, new)| (&old.sum, &new.sum)), FIRST_SEED),
            causes: causes(&old, &new),
            of: (party, now.parties.len()),
        })
    }
}

impl Results {
    fn take(&mut self, party: PartyResult) {
        self.sum.join(party.sum.clone());
        self.all.join(party.traces.clone());
        self.parties.push(party);
    }

    /// What was seen by a party, or by all.
    pub(super) fn traces(&self, heroes: Option<u8>) -> &Traces {
        let party = heroes.and_then(|heroes| self.parties.iter().find(|party| party.heroes == heroes));
        party.map_or(&self.all, |party| &party.traces)
    }

    /// The games of a party, or of all.
    pub(super) fn sum(&self, heroes: Option<u8>) -> &Statistics {
        let party = heroes.and_then(|heroes| self.parties.iter().find(|party| party.heroes == heroes));
        party.map_or(&self.sum, |party| &party.sum)
    }
}

/// Games that are being played.
struct Run {
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    games: u64,
    results: Receiver<Result<PartyResult, BeginError>>,
}

/// The balance check of an open quest.
#[derive(Default)]
pub(super) struct Balance {
    /// How many games are wanted.
    pub(super) effort: Effort,
    /// Who is to play.
    pub(super) player: Player,
    /// Whose games are looked at; none: all.
    pub(super) party: Option<u8>,
    run: Option<Run>,
    results: Option<Results>,
    /// What the same bot made of the quest before it was changed.
    before: Option<Results>,
    comparison: Option<Comparison>,
    trouble: Option<BeginError>,
}

impl Drop for Run {
    /// Whoever stops or leaves the editor does not want to know any more.
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Balance {
    /// Lets bots play a quest.
    pub(super) fn start(&mut self, window: &Context, rules: &MassiveDarknessRules, quest: &Arc<Quest>) {
        self.stop();
        self.trouble = None;
        self.party = None;
        let dungeon = match lay_out(quest, &rules.library.tiles) {
            Ok(dungeon) => dungeon,
            Err(problems) => {
                self.trouble = Some(BeginError::Quest(problems));
                return;
            }
        };
        // Whoever plays will say what is wrong with cards.
        let library = library_of(quest, &rules.library).unwrap_or_else(|_| Arc::clone(&rules.library));
        self.keep_for_comparison(quest);
        self.results = Some(Results {
            quest: Arc::clone(quest),
            player: self.player,
            library,
            dungeon,
            parties: Vec::new(),
            sum: Statistics::default(),
            all: Traces::default(),
        });
        let most = quest.party.most.min(MAX_HEROES.min(rules.library.heroes.len()) as u8);
        let parties = quest.party.least.clamp(1, most.max(1))..=most;
        let games = self.effort.games(self.player);
        let (cancel, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let (found, results) = channel();
        let job = Job {
            rules: rules.clone(),
            quest: Arc::clone(quest),
            player: self.player,
            games,
            parties: parties.clone(),
            cancel: Arc::clone(&cancel),
            done: Arc::clone(&done),
            window: window.clone(),
        };
        // Without a thread nothing is found, and the page says so by an empty list.
        if thread::Builder::new().name("balance".to_owned()).spawn(move || job.work(&found)).is_ok() {
            self.run = Some(Run { cancel, done, games: games * parties.count() as u64, results });
        }
    }

    /// What was found of another version of the quest stays, to be compared with what will be found of this one.
    fn keep_for_comparison(&mut self, quest: &Arc<Quest>) {
        self.comparison = None;
        let other = |results: &Results| results.player == self.player && results.quest != *quest;
        let last = self.results.take().filter(|results| !results.parties.is_empty() && other(results));
        self.before = last.or_else(|| self.before.take().filter(other));
    }

    /// What changed since the version before, for the party that is looked at, or for all.
    pub(super) fn comparison(&mut self) -> Option<&Comparison> {
        let (before, now) = (self.before.as_ref()?, self.results.as_ref()?);
        let wanted = (self.party, now.parties.len());
        if self.comparison.as_ref().is_none_or(|known| known.of != wanted) {
            self.comparison = Comparison::of(before, now, self.party);
        }
        self.comparison.as_ref()
    }

    /// Ends the games that are under way; what has been found stays.
    pub(super) fn stop(&mut self) {
        self.run = None;
    }

    /// Takes what has been found since.
    pub(super) fn look(&mut self) {
        let Some(run) = &self.run else { return };
        let found: Vec<_> = run.results.try_iter().collect();
        for party in found {
            match (party, &mut self.results) {
                (Ok(party), Some(results)) => results.take(party),
                (Ok(_), None) => {}
                (Err(trouble), _) => self.trouble = Some(trouble),
            }
        }
        let is_over = self.run.as_ref().is_some_and(|run| run.done.load(Ordering::Acquire) == u64::MAX);
        if is_over && self.run.as_ref().is_some_and(|run| run.results.try_recv().is_err()) {
            self.run = None;
        }
    }

    /// How far it is: games that are played, and all of them; none while nobody plays.
    pub(super) fn progress(&self) -> Option<(u64, u64)> {
        self.run.as_ref().map(|run| (run.done.load(Ordering::Relaxed).min(run.games), run.games))
    }

    /// What has been found.
    pub(super) fn results(&self) -> Option<&Results> {
        self.results.as_ref().filter(|results| !results.parties.is_empty())
    }

    /// Why nobody can play.
    pub(super) fn trouble(&self) -> Option<&BeginError> {
        self.trouble.as_ref()
    }

    /// Has the quest changed since?
    pub(super) fn is_stale(&self, quest: &Arc<Quest>) -> bool {
        let same = |results: &Results| Arc::ptr_eq(&results.quest, quest) || results.quest == *quest;
        self.results.as_ref().is_some_and(|results| !same(results))
    }
}

/// What parties of a size play: other Heroes and Classes in every game.
fn trial(quest: &Quest, heroes: u8) -> Trial {
    let setup = Setup::standard(Vec::new(), LIFEBRINGER, Edition::De);
    Trial { quest: quest.clone(), party: Party::Drawn(heroes), setup }
}

/// What a thread is to do.
struct Job {
    rules: MassiveDarknessRules,
    quest: Arc<Quest>,
    player: Player,
    games: u64,
    parties: RangeInclusive<u8>,
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    window: Context,
}

impl Job {
    fn work(&self, found: &Sender<Result<PartyResult, BeginError>>) {
        for heroes in self.parties.clone() {
            let before = self.games * u64::from(heroes - self.parties.start());
            let result = self.party(heroes, before);
            let goes_on = result.is_ok() && !self.cancel.load(Ordering::Relaxed);
            // Games that were broken off say too little.
            let is_whole = result.as_ref().map_or(true, |party| party.sum.games == self.games);
            if is_whole && found.send(result).is_err() || !goes_on {
                break;
            }
            self.window.request_repaint();
        }
        self.done.store(u64::MAX, Ordering::Release);
        self.window.request_repaint();
    }

    fn party(&self, heroes: u8, before: u64) -> Result<PartyResult, BeginError> {
        let trial = trial(&self.quest, heroes);
        // One core is left for the window.
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get).saturating_sub(1);
        let threads = NonZeroUsize::new(cores.max(1));
        let plan = Plan { threads, examined: Examined::Sample, ..Plan::new(self.games, FIRST_SEED) };
        let tell = |progress: Progress| {
            self.done.store(before + progress.done, Ordering::Relaxed);
            self.window.request_repaint();
        };
        let (sum, traces) = match self.player {
            Player::Quick => try_out(&self.rules, &trial, &Greedy::new, &plan, &self.cancel, &tell),
            Player::Deep => {
                let bot = |seed| planner(seed, MIDDLE_BUDGET);
                try_out(&self.rules, &trial, &bot, &plan, &self.cancel, &tell)
            }
        }?;
        Ok(PartyResult { heroes, sum, traces })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::texts;
    use crate::tr;

    /// Waits for the thread as the window would look at it, only without painting.
    fn played(balance: &mut Balance) {
        while balance.run.is_some() {
            balance.look();
            thread::yield_now();
        }
    }

    #[test]
    fn the_same_comes_out_as_on_the_command_line_and_is_stale_once_the_quest_has_changed() {
        let table = table();
        let begun = start(&table, 2);
        let quest = Arc::new(begun.quest.clone());
        let mut balance = Balance { effort: Effort::Few, ..Balance::default() };
        balance.start(&Context::default(), &table, &quest);
        assert!(balance.progress().is_some_and(|(_, games)| games == 120));
        played(&mut balance);
        let results = balance.results().expect("they have played");
        assert_eq!(results.parties.iter().map(|party| party.heroes).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        let plan = Plan::new(20, FIRST_SEED);
        let (sum, traces) = try_out(&table, &trial(&quest, 2), &Greedy::new, &plan, &AtomicBool::new(false), &|_| {})
            .expect("it can be played");
        assert_eq!((results.parties[1].sum.won, &results.parties[1].traces), (sum.won, &traces));
        assert_eq!(results.traces(Some(2)), &traces);
        assert_eq!(results.traces(None).games, 120);
        assert_eq!(results.sum(Some(2)).rounds, sum.rounds);
        assert!(!balance.is_stale(&quest) && !balance.is_stale(&Arc::new(begun.quest.clone())));
        assert!(balance.comparison().is_none(), "nothing was changed yet");
        let changed = Arc::new(Quest { start_level: 2, ..begun.quest });
        assert!(balance.is_stale(&changed));
        // Heroes who begin at a higher Level: the same seeds again, and the difference is told, pair by pair.
        let before: Vec<_> = balance.results().expect("they have played").parties.clone();
        balance.start(&Context::default(), &table, &changed);
        played(&mut balance);
        let now: Vec<_> = balance.results().expect("they have played").parties.clone();
        let all = balance.comparison().expect("both have played");
        let apart = |one: &PartyResult, other: &PartyResult| one.sum.won_by.without(&other.sum.won_by).count() as u64;
        let count = |these: &[PartyResult], those: &[PartyResult]| -> u64 {
            these.iter().zip(those).map(|(one, other)| apart(one, other)).sum()
        };
        assert_eq!(all.paired, Paired { games: 120, gained: count(&now, &before), lost: count(&before, &now) });
        assert!(all.paired.gained > 0, "{:?}", all.paired);
        balance.party = Some(2);
        let of_two = balance.comparison().expect("both have played").paired;
        assert_eq!((of_two.games, of_two.gained), (20, apart(&now[1], &before[1])));
        // Another bot's games are none to compare with.
        balance.player = Player::Deep;
        balance.keep_for_comparison(&Arc::new(Quest::clone(&changed)));
        assert!(balance.before.is_none());
    }

    #[test]
    fn a_share_is_the_bots_at_a_named_confidence_and_none_is_no_verdict() {
        for language in crate::house::text::Language::ALL {
            let texts = texts::of(language);
            let said = |wins: i64| {
                tr!(
                    texts,
                    "balance-party",
                    heroes = 3,
                    wins = wins,
                    won = "5",
                    low = 1,
                    high = 9,
                    games = 60,
                    confidence = 95
                )
                .to_string()
            };
            let (never, sometimes) = (said(0), said(3));
            let confidence = texts.of_hundred(95);
            assert!(never.contains(&confidence) && sometimes.contains(&confidence), "{never} {sometimes}");
            // The short word of the row begins the sentence, and no share of nothing is named.
            let word = texts.get("balance-unshown").split_whitespace().next().unwrap_or_default().to_owned();
            assert!(
                never.contains(&word)
                    && !never.contains(&format!("{} ", texts.of_hundred(5)))
                    && !sometimes.contains(&word),
                "{never}"
            );
        }
    }

    #[test]
    fn who_stops_keeps_what_was_found_and_what_cannot_be_played_is_told() {
        let table = table();
        let quest = Arc::new(start(&table, 1).quest);
        let mut balance = Balance { effort: Effort::Many, ..Balance::default() };
        balance.start(&Context::default(), &table, &quest);
        balance.stop();
        assert_eq!(balance.progress(), None);
        assert!(balance.results().is_none() && balance.trouble().is_none());
        let nothing = Arc::new(Quest { tiles: Vec::new(), ..Quest::clone(&quest) });
        balance.start(&Context::default(), &table, &nothing);
        assert!(matches!(balance.trouble(), Some(BeginError::Quest(_))));
    }
}

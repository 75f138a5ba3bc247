//! A [`Ruleset`] as a [`Plug`]: what a game fills in is all that it has to do to be installed.

use super::examine::{Books, Cases, Examine, Lint, Linted, Sheet, Shelved};
use super::open_game::{Listed, OpenGame, Plug, Proof, SeatBot, Simulated, Trouble};
use super::ruleset::{Event, Ruleset};
use super::secrets::{Secrets, Suspect};
use crate::house::lab::batch::{Plan, Progress, run_before};
use crate::house::lab::bots::{Bot, Limits, Played, RandomBot, Witness, record_until};
use crate::house::lab::plans::all_cores;
use crate::house::lab::search::Search;
use crate::house::lab::seats::{Seated, seed_of_seat};
use crate::house::lab::statistics::Statistics;
use crate::house::paper::{Paper, Printed};
use crate::house::play::{Dice, Ended, NotTaken, Play, Running, is_whole, whole_lines};
use crate::house::session::{Glance, ResumeError, Session, Sessions as _, Taken};
use crate::house::storage::{DataDirs, Ends, ReadLog, game_of, game_of_line};
use crate::house::text::{Language, Messages, Texts};
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game as _, Log};
use crate::kernel::journal::{self, Read};
use crate::tr;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What a game besides its [`Ruleset`] has to say to be installed.
pub struct Install<R: Ruleset + 'static> {
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Its words.
    pub messages: &'static Messages,
    /// Its folders below the user's data ([`Plug::folders`]).
    pub folders: &'static [&'static str],
    /// Its rules, with the content that is at hand.
    pub open: fn(&DataDirs) -> Result<R, Trouble>,
    /// What a game for so many seats is begun with where nobody chooses: the seed does.
    pub start: fn(&R, u8, u64) -> Result<R::Start, Trouble>,
    /// What it says of files besides playing them.
    pub examine: Examine<R>,
    /// The bots that it brings.
    pub bots: &'static [OwnBot<R>],
    /// Its bot that plans ahead, if it brings one ([`SeatBot::Planner`]).
    pub planner: Option<PlannerOf<R>>,
}

/// A bot that plans ahead.
pub type PlannerOf<R> = fn(&R, Planning) -> Box<dyn Bot<<R as Ruleset>::Game>>;

/// How it plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planning {
    /// With the same one and the same budget it answers the same.
    pub seed: u64,
    /// How many games it imagines whenever it thinks.
    pub imagined: u32,
    /// On how many cores it imagines them. It answers the same on any number.
    pub cores: NonZeroUsize,
}

/// A bot that a game brings: it takes a seat in many games as those of the house do, and sees no more than its seat.
pub struct OwnBot<R: Ruleset> {
    /// Its name in arguments; what it is called is the message `bot-<name>` of the game.
    pub name: &'static str,
    /// The bot of a seed.
    pub seated: fn(&R, u64) -> Box<dyn Bot<R::Game>>,
    /// A person at the table waits for an answer of it at most so long; zero where it answers at once.
    pub within: Duration,
}

impl<R: Ruleset + 'static> Install<R> {
    /// The open game, for whoever has its rules with their content at hand already ([`Plug::open`]).
    #[must_use]
    pub fn with(&self, rules: R, dirs: &DataDirs) -> Box<dyn OpenGame> {
        Box::new(self.opened(rules, dirs))
    }

    /// What [`OpenGame::simulate`] plays, before witnesses of the game's own.
    ///
    /// # Errors
    /// Nobody can play so, or there is no such bot.
    pub fn simulate_before<W: Witness<R::Game>>(
        &self,
        rules: R,
        dirs: &DataDirs,
        batch: &Simulate<'_>,
    ) -> Result<(Statistics, W), Trouble> {
        self.opened(rules, dirs).simulate_before(batch)
    }

    /// Plays the game of this seed of such a batch again and records it, until the witness has seen enough, the game is over or nobody
    /// waits any more.
    ///
    /// # Errors
    /// Nobody can play so, or there is no such bot.
    pub fn record_before<W: Witness<R::Game>>(
        &self,
        rules: R,
        dirs: &DataDirs,
        game: &OfBatch<'_, W>,
    ) -> Result<Recorded<R, W>, Trouble> {
        let OfBatch { bots, seed, is_cancelled, is_enough } = *game;
        let open = self.opened(rules, dirs);
        let start = open.start(u8::try_from(bots.len()).unwrap_or(u8::MAX), seed)?;
        let mut set_up = Vec::new();
        let begun = open.rules.begin(start, seed, &mut |logged| set_up.push(logged.what));
        let (mut session, mut seen) = (begun.map_err(boxed)?, W::default());
        seen.is_of_seed(seed);
        seen.begins(session.game(), &set_up);
        let table = open.seated(bots, all_cores())?(seed);
        let played = record_until(&mut session, table, Limits::default(), is_cancelled, is_enough, &mut seen);
        Ok(Recorded { session, played, seen })
    }

    fn opened(&self, rules: R, dirs: &DataDirs) -> Open<R> {
        let Self { seats, start, examine, bots, planner, .. } = self;
        let Examine { lint, books, sheet, .. } = examine;
        let (dirs, seats) = (dirs.clone(), seats.clone());
        let (start, planner) = (*start, *planner);
        Open { rules, dirs, seats, start, lint: *lint, books: *books, sheet: *sheet, bots, planner }
    }
}

/// A game of a batch that is played again.
pub struct OfBatch<'a, W> {
    /// Who sits at each seat.
    pub bots: &'a [SeatBot],
    /// The seed of this one game.
    pub seed: u64,
    /// Nobody waits any more.
    pub is_cancelled: &'a dyn Fn() -> bool,
    /// The witness has seen enough.
    pub is_enough: &'a dyn Fn(&W) -> bool,
}

/// It was played again, up to some point.
pub struct Recorded<R: Ruleset, W> {
    /// The game.
    pub session: Session<R>,
    /// How it went.
    pub played: Played,
    /// What the witness saw.
    pub seen: W,
}

impl<R: Ruleset + 'static> Plug for Install<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn texts(&self, language: Language) -> Texts {
        Texts::of(language, self.messages)
    }

    fn seats(&self) -> RangeInclusive<u8> {
        self.seats.clone()
    }

    fn folders(&self) -> &'static [&'static str] {
        self.folders
    }

    fn open(&self, dirs: &DataDirs) -> Result<Box<dyn OpenGame>, Trouble> {
        Ok(self.with((self.open)(dirs)?, dirs))
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|bot| bot.name).collect()
    }

    fn plans(&self) -> bool {
        self.planner.is_some()
    }

    fn cases(&self) -> Option<Result<Box<dyn Cases>, Trouble>> {
        self.examine.cases.map(|cases| (cases.ready)())
    }

    fn has(&self, name: &str) -> bool {
        (self.examine.has)(name)
    }

    fn reads_document(&self, text: &str) -> bool {
        (self.examine.reads)(text)
    }

    fn reads_cases(&self, text: &str) -> bool {
        self.examine.cases.is_some_and(|cases| (cases.reads)(text))
    }
}

/// Only so many can play.
struct OtherSeats(RangeInclusive<u8>);

impl Wrong for OtherSeats {
    fn say(&self, texts: &Texts) -> Arc<str> {
        tr!(texts, "wrong-seats", least = i64::from(*self.0.start()), most = i64::from(*self.0.end()))
    }
}

/// The game has no such bot.
struct NoSuchBot(&'static str);

impl Wrong for NoSuchBot {
    fn say(&self, texts: &Texts) -> Arc<str> {
        tr!(texts, "wrong-bot", bot = self.0)
    }
}

struct Open<R: Ruleset + 'static> {
    rules: R,
    dirs: DataDirs,
    seats: RangeInclusive<u8>,
    start: fn(&R, u8, u64) -> Result<R::Start, Trouble>,
    lint: Option<Lint<R>>,
    books: Option<Books<R>>,
    sheet: Option<Sheet<R>>,
    bots: &'static [OwnBot<R>],
    planner: Option<PlannerOf<R>>,
}

impl<R: Ruleset + 'static> OpenGame for Open<R> {
    fn summary(&self, ends: &Ends, texts: &Texts) -> Result<Listed, Trouble> {
        is_own::<R>(game_of_line(&ends.first))?;
        let Glance { start, standing } = R::glance(&ends.first, ends.last.iter().map(String::as_str)).map_err(boxed)?;
        Ok(Listed { line: self.rules.summary(&start, standing, texts), standing })
    }

    fn begin(&self, texts: &Texts, seats: u8, seed: u64, file: &Path) -> Result<Box<dyn Running>, Trouble> {
        let start = self.start(seats, seed)?;
        let play = Play::begin(&self.rules, texts, start, seed, Dice::App, file).map_err(boxed)?;
        Ok(Box::new(play))
    }

    fn resume(&self, texts: &Texts, file: &Path) -> Result<(Box<dyn Running>, Taken), Trouble> {
        is_own::<R>(game_of(file))?;
        let (play, taken) = Play::resume(&self.rules, texts, file, Dice::App).map_err(boxed)?;
        Ok((Box::new(play), taken))
    }

    fn verify(&self, log: &ReadLog) -> Result<Proof, Trouble> {
        let Read { journal, trouble } = self.rules.verify(&whole_lines::<R::Game>(log)).map_err(boxed)?;
        // That the last line was torn by a crash is nobody's lie.
        let is_torn = |trouble: &journal::Trouble| matches!(trouble, journal::Trouble::Torn { .. });
        let is_cut = log.cut.as_ref().is_some_and(|cut| !is_whole::<R::Game>(cut));
        Ok(Proof {
            ended: Ended::of(journal.game(), journal.hash()),
            answers: journal.len(),
            torn: is_cut || trouble.as_ref().is_some_and(is_torn),
            trouble: trouble.filter(|trouble| !is_torn(trouble)).map(boxed),
        })
    }

    fn simulate(
        &self,
        bots: &[SeatBot],
        plan: &Plan,
        texts: &Texts,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<Simulated, Trouble> {
        let (statistics, places) = self.simulate_before(&Simulate { bots, plan, texts, cancel, tell })?;
        Ok(Simulated { statistics, places })
    }

    fn let_play(&self, bots: &[SeatBot], texts: &Texts, seed: u64, file: &Path) -> Result<Box<dyn Running>, Trouble> {
        let start = self.start(u8::try_from(bots.len()).unwrap_or(u8::MAX), seed)?;
        let mut table = self.seated(bots, all_cores())?(seed);
        let mut play = Play::begin(&self.rules, texts, start, seed, Dice::App, file).map_err(boxed)?;
        let mut listed = Vec::new();
        for _ in 0..Limits::default().answers {
            listed.clear();
            play.game().answers(&mut listed);
            if listed.is_empty() {
                break;
            }
            let answer = table.answer(play.game(), &listed);
            match play.answer(texts, answer) {
                Ok(()) => {}
                Err(NotTaken::Refused(refusal)) => return Err(boxed(refusal)),
                // The game says why it cannot be written.
                Err(NotTaken::Unwritten | NotTaken::NotOffered) => break,
            }
        }
        Ok(Box::new(play))
    }

    fn secrets(&self, games: u64, texts: &Texts) -> Result<Secrets, String> {
        self.suspected(texts, |suspect| suspect.look(games))
    }

    fn refusals(&self, texts: &Texts) -> Result<Vec<Arc<str>>, String> {
        self.suspected(texts, |suspect| suspect.refusals())
    }

    fn lint(&self, names: &[String], texts: &Texts) -> Option<Vec<Result<Linted, Trouble>>> {
        Some(self.lint?(&self.rules, &self.dirs, names, texts))
    }

    fn books(&self, texts: &Texts) -> Option<Result<Vec<Shelved>, Trouble>> {
        Some(self.books?(&self.rules, &self.dirs, texts))
    }

    fn sheet(&self, name: &str, texts: &Texts, paper: Paper) -> Option<Result<Printed, Trouble>> {
        Some(self.sheet?(&self.rules, name, texts, paper))
    }
}

/// Many games that bots play.
pub struct Simulate<'s> {
    /// Who sits at each seat.
    pub bots: &'s [SeatBot],
    /// How many games.
    pub plan: &'s Plan,
    /// In whose language it is said what goes wrong.
    pub texts: &'s Texts,
    /// Set, it ends at once.
    pub cancel: &'s AtomicBool,
    /// Is told how far it is.
    pub tell: &'s (dyn Fn(Progress) + Sync),
}

impl<R: Ruleset + 'static> Open<R> {
    fn simulate_before<W: Witness<R::Game>>(&self, batch: &Simulate<'_>) -> Result<(Statistics, W), Trouble> {
        let Simulate { bots, plan, texts, cancel, tell } = *batch;
        let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let begin = |seed: u64, log: Log<'_, Event<R>>| {
            let start = self.start(seats, seed)?;
            self.rules.set_up(&start, log).map_err(boxed)
        };
        begin(plan.first_seed, &mut |_| {})?;
        // Many games are played at once, each on a core.
        let seated = self.seated(bots, NonZeroUsize::MIN)?;
        let seat = |seed: u64, log: Log<'_, Event<R>>| {
            let game = begin(seed, log).map_err(|why| why.say(texts).to_string())?;
            Ok((game, seated(seed)))
        };
        Ok(run_before(plan, &seat, &R::check, cancel, tell))
    }

    /// What looks at it in random games.
    fn suspected<T>(&self, texts: &Texts, look: impl FnOnce(&Suspect<'_, R>) -> T) -> T {
        let start = |seats: u8, seed: u64| self.start(seats, seed).map_err(|why| why.say(texts).to_string());
        let (rules, seats, bots) = (&self.rules, self.seats.clone(), self.bots);
        look(&Suspect { rules, start: &start, seats, texts, bots })
    }

    /// What a game for so many is begun with.
    fn start(&self, seats: u8, seed: u64) -> Result<R::Start, Trouble> {
        if !self.seats.contains(&seats) {
            return Err(Box::new(OtherSeats(self.seats.clone())));
        }
        (self.start)(&self.rules, seats, seed)
    }

    /// What makes a bot at each seat from the seed of a game; one that plans ahead does it on so many cores.
    fn seated(
        &self,
        bots: &[SeatBot],
        cores: NonZeroUsize,
    ) -> Result<impl Fn(u64) -> Seated<R::Game> + Sync + '_, Trouble> {
        let makers = bots.iter().map(|bot| self.bot(*bot, cores)).collect::<Result<Vec<_>, _>>()?;
        Ok(move |seed| {
            let bots = (0..).zip(&makers).map(|(seat, bot)| bot(seed_of_seat(seed, seat)));
            Seated::new(bots.collect())
        })
    }

    /// What makes the bot of a seat from its seed.
    fn bot(&self, bot: SeatBot, cores: NonZeroUsize) -> Result<MakeBot<'_, R>, Trouble> {
        Ok(match bot {
            SeatBot::Random => Box::new(|seed| Box::new(RandomBot::new(seed))),
            SeatBot::Search(budget) => Box::new(move |seed| Box::new(Search::new(seed, budget))),
            SeatBot::Planner(imagined) => match self.planner {
                Some(planner) => {
                    let rules = &self.rules;
                    Box::new(move |seed| planner(rules, Planning { seed, imagined, cores }))
                }
                None => return Err(boxed(NoSuchBot("planner"))),
            },
            SeatBot::Own(name) => match self.bots.iter().find(|own| own.name == name) {
                Some(own) => Box::new(|seed| (own.seated)(&self.rules, seed)),
                None => return Err(boxed(NoSuchBot(name))),
            },
        })
    }
}

type MakeBot<'r, R> = Box<dyn Fn(u64) -> Box<dyn Bot<<R as Ruleset>::Game>> + Sync + 'r>;

/// A book or a document of another game is named, and not only said to be no game.
fn is_own<R: Ruleset + 'static>(owner: Option<String>) -> Result<(), Trouble> {
    match owner.filter(|owner| !owner.is_empty() && owner != R::ID) {
        Some(other) => Err(boxed(ResumeError::<R::Refused>::Ruleset(other))),
        None => Ok(()),
    }
}

fn boxed(error: impl Wrong + 'static) -> Trouble {
    Box::new(error)
}

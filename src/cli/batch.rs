//! `simulate` of a game that brings no commands of its own: bots play it many times, one at each seat.

use super::numbers::{MOST_BUDGET, MOST_GAMES, MOST_THREADS, NotWithin, whole};
use super::words::{json, line, percent};
use super::{Answer, Fault, Said};
use crate::house::compared::difference;
use crate::house::lab::batch::Plan;
use crate::house::lab::paired::Paired;
use crate::house::lab::places::SeatPlaces;
use crate::house::lab::plans::MIDDLE_BUDGET;
use crate::house::lab::search::Budget;
use crate::house::lab::statistics::{CONFIDENCE, Interval, QuickestWin};
use crate::house::plug::{OpenGame, Plug, SeatBot, Simulated};
use crate::house::storage::copy_new;
use crate::house::text::{Texts, Value, shown_path};
use crate::kernel::game::Outcome;
use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use serde_json::{Value as Json, json};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const RANDOM: &str = "random";
const SEARCH: &str = "search";
const PLANNER: &str = "planner";
/// The argument that names the file of results.
pub(crate) const RESULTS: &str = "results";

/// The word for everything there is: every number of seats, every bot, and whatever else a game has several of.
pub(crate) const ALL: &str = "all";

/// How many seats are asked for where each number of them can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seats {
    /// So many.
    Number(u8),
    /// As many as can play, and each number below it.
    All,
}

impl Seats {
    /// Reads the word for all, else what `number` reads.
    pub(crate) fn reader(
        number: impl Fn(&str) -> Result<u8, NotWithin> + Clone + Send + Sync + 'static,
    ) -> impl Fn(&str) -> Result<Self, NotWithin> + Clone + Send + Sync + 'static {
        move |typed| match typed.trim() {
            ALL => Ok(Self::All),
            _ => number(typed).map(Self::Number).map_err(NotWithin::nor_all),
        }
    }

    /// Each number that is meant.
    pub(crate) fn each(self, plug: &dyn Plug) -> Vec<u8> {
        match self {
            Self::Number(seats) => vec![seats],
            Self::All => plug.seats().collect(),
        }
    }
}

/// So many games are imagined before an answer at most: more take minutes.
const MOST_IMAGINED: u64 = 1_000_000;

/// What `simulate` asks for besides what `play` does.
pub(crate) fn arguments(plug: &dyn Plug) -> [Arg; 4] {
    let planner = plug.plans().then_some(PLANNER);
    let named: Vec<&'static str> = [RANDOM, SEARCH].into_iter().chain(plug.bots()).chain(planner).collect();
    let number =
        |name: &'static str, usual: &'static str| Arg::new(name).long(name).value_name("N").default_value(usual);
    let bots = Arg::new("bots").long("bots").value_name("BOTS").value_delimiter(',').action(ArgAction::Append);
    [
        bots.default_value(RANDOM).value_parser(PossibleValuesParser::new(named)),
        number("games", "100").value_parser(whole::<u64>(1..=MOST_GAMES)),
        number("imagined", "200").value_parser(whole::<u32>(1..=MOST_IMAGINED)),
        Arg::new("threads").long("threads").value_name("N").value_parser(whole::<usize>(1..=MOST_THREADS)),
    ]
}

/// Who plays at all seats, and how hard whoever plans ahead thinks: asked where a game brings such a bot.
pub(crate) fn of_planners(plug: &dyn Plug) -> Vec<Arg> {
    if !plug.plans() {
        return Vec::new();
    }
    let budget = Arg::new("budget").long("budget").value_name("N").value_parser(whole::<u32>(1..=MOST_BUDGET));
    vec![
        Arg::new("bot").long("bot").value_name("BOT").value_parser(PossibleValuesParser::new(everywhere(plug))),
        budget,
    ]
}

/// The bots that can play at all seats, where one of them plans ahead.
fn everywhere(plug: &dyn Plug) -> Vec<&'static str> {
    [RANDOM].into_iter().chain(plug.bots()).chain([PLANNER]).collect()
}

/// The same argument where all of them can be asked for, one after the other; whoever plans ahead takes minutes and is none of them.
pub(crate) fn one_or_all(plug: &dyn Plug, bot: Arg) -> Arg {
    bot.value_parser(PossibleValuesParser::new(everywhere(plug).into_iter().chain([ALL])))
}

/// What results are kept in, and what it does not go with.
pub(crate) fn results() -> Arg {
    Arg::new(RESULTS).long(RESULTS).value_name("FILE").value_parser(value_parser!(PathBuf))
}

/// Plays the batch and says what came of it.
pub(super) fn simulate(plug: &dyn Plug, game: &dyn OpenGame, arguments: &ArgMatches, texts: &Texts) -> Answer {
    let seats = arguments.get_one::<u8>("seats").copied().unwrap_or_default();
    let (bots, plan) = (bots(plug, arguments, seats)?, plan(arguments));
    let played = game.simulate(&bots, &plan, texts, &AtomicBool::new(false), &|_| {});
    let simulated = played.map_err(Fault::not_begun)?;
    let batch = Batch { game: plug.id(), of: None, bots, first_seed: plan.first_seed, simulated };
    let is_for_machines = arguments.get_flag("json");
    let text = if is_for_machines { json(&batch.for_machines()) } else { batch.for_people(texts) };
    Ok(batch.said(text))
}

/// What the same games before a change and after it say, in sentences: `of` is what each is called, and its batch.
pub(crate) fn compared(of: [(&str, &Batch<'_>); 2], paired: Paired, texts: &Texts) -> String {
    let part = |(title, batch): (&str, &Batch<'_>)| format!("{title}:\n{}\n", batch.for_people(texts));
    let [games, said] = difference(texts, paired);
    let title = texts.get("compared-title");
    of.map(part).concat() + &format!("{title}:\n{games}\n{said}\n")
}

/// How many games are wanted, from which seed on, on how many cores.
pub(crate) fn plan(arguments: &ArgMatches) -> Plan {
    let number = |name| arguments.get_one::<u64>(name).copied().unwrap_or_default();
    let threads = arguments.get_one::<usize>("threads").copied().and_then(NonZeroUsize::new);
    Plan { threads, ..Plan::new(number("games"), number("seed")) }
}

/// Who sits at each of so many seats: where fewer are named, the others take any answer.
pub(crate) fn bots(plug: &dyn Plug, arguments: &ArgMatches, seats: u8) -> Result<Vec<SeatBot>, Fault> {
    Ok(casts(plug, arguments, seats)?.into_iter().next().unwrap_or_default())
}

/// The same for each bot that plays, one after the other, where all can be asked for ([`one_or_all`]).
pub(crate) fn casts(plug: &dyn Plug, arguments: &ArgMatches, seats: u8) -> Result<Vec<Vec<SeatBot>>, Fault> {
    let seats = usize::from(seats);
    let number = |name| arguments.try_get_one::<u32>(name).ok().flatten().copied();
    let (imagined, budget, own) = (number("imagined").unwrap_or_default(), number("budget"), plug.bots());
    let bot = |name: &str| match own.iter().find(|own| **own == name) {
        Some(own) => SeatBot::Own(own),
        None if name == SEARCH => SeatBot::Search(Budget::of(imagined)),
        None if name == PLANNER => SeatBot::Planner(budget.unwrap_or(MIDDLE_BUDGET)),
        None => SeatBot::Random,
    };
    let named = arguments.try_get_many::<String>("bots").ok().flatten().into_iter().flatten();
    let mut casts: Vec<Vec<SeatBot>> = match arguments.try_get_one::<String>("bot").ok().flatten() {
        Some(all) if all == ALL => [RANDOM].iter().chain(&own).map(|name| vec![bot(name); seats]).collect(),
        Some(everywhere) => vec![vec![bot(everywhere); seats]],
        None => vec![named.map(|name| bot(name)).collect()],
    };
    let plays = |is: fn(&SeatBot) -> bool| casts.iter().flatten().any(is);
    // It says something only where somebody plans ahead.
    if budget.is_some() && !plays(|bot| matches!(bot, SeatBot::Planner(_))) {
        return Err(Fault::message("cli-budget-of-nobody").with("bot", PLANNER));
    }
    if is_given(arguments, "imagined") && !plays(|bot| matches!(bot, SeatBot::Search(_))) {
        return Err(Fault::message("cli-imagined-of-nobody").with("bot", SEARCH));
    }
    for bots in &mut casts {
        if bots.len() > seats {
            return Err(Fault::message("cli-batch-bots").with("bots", bots.len()).with("seats", seats));
        }
        bots.resize(seats, SeatBot::Random);
    }
    Ok(casts)
}

/// Who plays as it is typed in: a name where all seats are alike, else one for each.
pub(crate) fn typed(bots: &[SeatBot]) -> String {
    let name = |bot: &SeatBot| match bot {
        SeatBot::Random => RANDOM,
        SeatBot::Search(_) => SEARCH,
        SeatBot::Planner(_) => PLANNER,
        SeatBot::Own(name) => name,
    };
    match bots {
        [first, others @ ..] if others.iter().all(|other| other == first) => name(first).to_owned(),
        _ => bots.iter().map(name).collect::<Vec<_>>().join(","),
    }
}

/// How many games somebody imagines who plans ahead, if anybody does.
pub(crate) fn budget_of(bots: &[SeatBot]) -> Option<u32> {
    bots.iter().find_map(|bot| match bot {
        SeatBot::Planner(budget) => Some(*budget),
        SeatBot::Search(budget) => Some(budget.games),
        SeatBot::Random | SeatBot::Own(_) => None,
    })
}

/// Did somebody type it? There may be no such argument here.
fn is_given(arguments: &ArgMatches, name: &str) -> bool {
    let is_known = arguments.try_contains_id(name).is_ok();
    is_known && arguments.value_source(name) == Some(ValueSource::CommandLine)
}

/// Plays the quickest win again and records it; what is told of it.
pub(crate) fn record(
    game: &dyn OpenGame,
    bots: &[SeatBot],
    quickest: Option<QuickestWin>,
    file: &Path,
    texts: &Texts,
) -> Result<String, Fault> {
    let Some(win) = quickest else { return Ok(line(texts, "cli-witness-none", &[])) };
    // The file is there whole or not at all.
    let beside = tempfile::tempdir().map_err(|_| Fault::message("cli-no-room"))?;
    let recorded = beside.path().join("game.journal");
    let running = game.let_play(bots, texts, win.seed, &recorded).map_err(Fault::not_begun)?;
    if let Some(trouble) = running.trouble() {
        return Err(trouble.clone().into());
    }
    let is_won = running.ended().standing.over == Some(Outcome::Won);
    drop(running);
    if !is_won {
        return Err(not_won_again(win));
    }
    copy_new(&recorded, file)?;
    let seed = win.seed.to_string();
    let values = [("seed", seed.into()), ("rounds", win.rounds.into()), ("file", shown_path(file).into())];
    Ok(line(texts, "cli-witness", &values))
}

/// The game that somebody wrote down as won is none: what is read from a file of results may have been changed there.
pub(crate) fn not_won_again(win: QuickestWin) -> Fault {
    Fault::message("cli-witness-untrue").with("seed", win.seed.to_string())
}

/// A batch that was played.
pub(crate) struct Batch<'b> {
    /// Whose games they were.
    pub(crate) game: &'b str,
    /// What was played, where a game has more than one thing to play.
    pub(crate) of: Option<String>,
    /// Who sat at each seat.
    pub(crate) bots: Vec<SeatBot>,
    /// The seed of the first game.
    pub(crate) first_seed: u64,
    /// What came of them.
    pub(crate) simulated: Simulated,
}

impl Batch<'_> {
    /// Did all games end properly?
    pub(crate) fn is_sound(&self) -> bool {
        let sum = &self.simulated.statistics;
        sum.failed + sum.stuck == 0
    }

    /// What is said of it: well, unless games were given up.
    pub(crate) fn said(&self, text: String) -> Said {
        if self.is_sound() { Said::well(text) } else { Said::badly(text) }
    }

    /// In sentences.
    pub(crate) fn for_people(&self, texts: &Texts) -> String {
        let Simulated { statistics: sum, places } = &self.simulated;
        let seed = self.first_seed.to_string();
        let mut values = vec![("games", sum.games.into()), ("seed", seed.into())];
        let mut text = match &self.of {
            Some(of) => {
                values.push(("of", of.as_str().into()));
                line(texts, "cli-batch-of", &values)
            }
            None => line(texts, "cli-batch", &values),
        };
        for (seat, (bot, placed)) in self.bots.iter().zip(places.seats()).enumerate() {
            let bot = called(*bot, texts);
            let mut values = vec![("seat", (seat + 1).into()), ("bot", bot.as_ref().into())];
            values.extend(interval(texts, placed.firsts()));
            values.push(("places", listed(placed).into()));
            // Who never came first has not shown that it never does.
            let message = if placed.firsts().share > 0.0 { "cli-batch-seat" } else { "cli-batch-seat-none" };
            text += &line(texts, message, &values);
        }
        text += &match places.seats() {
            [] => self.won(texts),
            _ => line(texts, "cli-batch-shared", &[]),
        };
        let (fewest, most) = sum.extreme_rounds();
        let mean = texts.decimal(sum.mean_rounds(), 1);
        text += &line(
            texts,
            "cli-batch-rounds",
            &[("mean", mean.into()), ("fewest", fewest.into()), ("most", most.into())],
        );
        if sum.stuck + sum.failed > 0 {
            let values = [("stuck", sum.stuck.to_string().into()), ("failed", sum.failed.to_string().into())];
            text += &line(texts, "cli-batch-failed", &values);
        }
        for defect in &sum.defects {
            let values = [("seed", defect.seed.to_string().into()), ("reason", defect.what.as_str().into())];
            text += &line(texts, "cli-batch-defect", &values);
        }
        text
    }

    /// By whom how many were won, where all win or lose together: who never won has shown nothing.
    fn won(&self, texts: &Texts) -> String {
        let sum = &self.simulated.statistics;
        let mut values = vec![("won", sum.won.into())];
        values.extend(interval(texts, sum.wins()));
        let by = line(texts, "cli-batch-by", &[("bots", self.who_played(texts).into())]);
        by + &line(texts, "cli-batch-won", &values)
    }

    /// The bots, each once: `greedy (what it does)`, or `2 × greedy (what it does), random`.
    fn who_played(&self, texts: &Texts) -> String {
        let mut counted: Vec<(SeatBot, usize)> = Vec::new();
        for bot in &self.bots {
            match counted.iter_mut().find(|(known, _)| known == bot) {
                Some((_, seats)) => *seats += 1,
                None => counted.push((*bot, 1)),
            }
        }
        let are_all_alike = counted.len() == 1;
        let name = |bot| match bot {
            SeatBot::Own(name) => format!("{name} ({})", called(bot, texts)),
            _ => called(bot, texts).to_string(),
        };
        let told = counted.into_iter().map(|(bot, seats)| match name(bot) {
            name if are_all_alike || seats == 1 => name,
            name => format!("{seats} × {name}"),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// In numbers.
    pub(crate) fn for_machines(&self) -> Json {
        let Simulated { statistics: sum, places } = &self.simulated;
        let seat = |placed: &SeatPlaces| json!({ "places": placed.places(), "firsts": placed.firsts() });
        let bot = |bot: &SeatBot| match bot {
            SeatBot::Random => json!({ "bot": RANDOM }),
            SeatBot::Search(budget) => json!({ "bot": SEARCH, "imagined": budget.games }),
            SeatBot::Planner(budget) => json!({ "bot": PLANNER, "budget": budget }),
            SeatBot::Own(name) => json!({ "bot": name }),
        };
        json!({
            "game": self.game,
            "bots": self.bots.iter().map(bot).collect::<Vec<Json>>(),
            "first_seed": self.first_seed,
            "statistics": sum,
            "wins": places.seats().is_empty().then(|| sum.wins()),
            "mean_rounds": sum.mean_rounds(),
            "seats": places.seats().iter().map(seat).collect::<Vec<Json>>(),
            "confidence_percent": CONFIDENCE,
        })
    }
}

pub(crate) fn called(bot: SeatBot, texts: &Texts) -> Arc<str> {
    match bot {
        SeatBot::Random => texts.get("cli-bot-random"),
        SeatBot::Search(budget) => texts.with("cli-bot-search", &[("games", budget.games.into())]),
        SeatBot::Planner(budget) => texts.with("cli-bot-planner", &[("games", budget.into())]),
        SeatBot::Own(name) => texts.get(&format!("bot-{name}")),
    }
}

/// A share and its bounds, as the values of a message.
pub(crate) fn interval(texts: &Texts, share: Interval) -> [(&'static str, Value<'static>); 4] {
    let Interval { share, low, high } = share;
    [
        ("share", percent(texts, share).into()),
        ("low", percent(texts, low).into()),
        ("high", percent(texts, high).into()),
        ("confidence", CONFIDENCE.into()),
    ]
}

/// How often which place: `1: 57, 2: 43`.
fn listed(placed: &SeatPlaces) -> String {
    let places = placed.places().iter().enumerate().map(|(place, games)| format!("{}: {games}", place + 1));
    places.collect::<Vec<_>>().join(", ")
}

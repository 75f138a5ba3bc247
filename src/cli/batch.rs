//! `simulate` of a game that brings no commands of its own: bots play it many times, one at each seat.

use super::numbers::{MOST_BUDGET, MOST_GAMES, MOST_THREADS, whole};
use super::words::{json, line, percent};
use super::{Answer, Fault, Said};
use crate::house::compared::difference;
use crate::house::lab::batch::Plan;
use crate::house::lab::paired::Paired;
use crate::house::lab::places::SeatPlaces;
use crate::house::lab::plans::MIDDLE_BUDGET;
use crate::house::lab::search::Budget;
use crate::house::lab::statistics::{CONFIDENCE, Interval};
use crate::house::plug::{OpenGame, Plug, SeatBot, Simulated};
use crate::house::storage::copy_new;
use crate::house::text::{Texts, Value, shown_path};
use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches};
use serde_json::{Value as Json, json};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const RANDOM: &str = "random";
const SEARCH: &str = "search";
const PLANNER: &str = "planner";

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
    let named: Vec<&'static str> = [RANDOM].into_iter().chain(plug.bots()).chain([PLANNER]).collect();
    let budget = Arg::new("budget").long("budget").value_name("N").value_parser(whole::<u32>(1..=MOST_BUDGET));
    vec![Arg::new("bot").long("bot").value_name("BOT").value_parser(PossibleValuesParser::new(named)), budget]
}

/// Plays the batch and says what came of it.
pub(super) fn simulate(plug: &dyn Plug, game: &dyn OpenGame, arguments: &ArgMatches, texts: &Texts) -> Answer {
    let (bots, plan) = (bots(plug, arguments)?, plan(arguments));
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

/// Who sits at each seat: where fewer are named, the others take any answer.
pub(crate) fn bots(plug: &dyn Plug, arguments: &ArgMatches) -> Result<Vec<SeatBot>, Fault> {
    let seats = arguments.get_one::<u8>("seats").copied().map_or(0, usize::from);
    let number = |name| arguments.try_get_one::<u32>(name).ok().flatten().copied();
    let (imagined, budget, own) = (number("imagined").unwrap_or_default(), number("budget"), plug.bots());
    let named = arguments.try_get_many::<String>("bots").ok().flatten().into_iter().flatten();
    let bot = |name: &String| match own.iter().find(|own| *own == name) {
        Some(own) => SeatBot::Own(own),
        None if name == SEARCH => SeatBot::Search(Budget::of(imagined)),
        None if name == PLANNER => SeatBot::Planner(budget.unwrap_or(MIDDLE_BUDGET)),
        None => SeatBot::Random,
    };
    let mut bots: Vec<SeatBot> = match arguments.try_get_one::<String>("bot").ok().flatten() {
        Some(everywhere) => vec![bot(everywhere); seats],
        None => named.map(bot).collect(),
    };
    // It says something only where somebody plans ahead.
    if budget.is_some() && !bots.iter().any(|bot| matches!(bot, SeatBot::Planner(_))) {
        return Err(Fault::message("cli-budget-of-nobody").with("bot", PLANNER));
    }
    if is_given(arguments, "imagined") && !bots.iter().any(|bot| matches!(bot, SeatBot::Search(_))) {
        return Err(Fault::message("cli-imagined-of-nobody").with("bot", SEARCH));
    }
    if bots.len() > seats {
        return Err(Fault::message("cli-batch-bots").with("bots", bots.len()).with("seats", seats));
    }
    bots.resize(seats, SeatBot::Random);
    Ok(bots)
}

/// Did somebody type it? There may be no such argument here.
fn is_given(arguments: &ArgMatches, name: &str) -> bool {
    let is_known = arguments.try_contains_id(name).is_ok();
    is_known && arguments.value_source(name) == Some(ValueSource::CommandLine)
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

impl<'b> Batch<'b> {
    /// Plays the quickest win again and records it; what is told of it.
    pub(crate) fn record(&self, game: &dyn OpenGame, file: &Path, texts: &Texts) -> Result<String, Fault> {
        let Some(win) = self.simulated.statistics.quickest else { return Ok(line(texts, "cli-witness-none", &[])) };
        // The file is there whole or not at all.
        let beside = tempfile::tempdir().map_err(|_| Fault::message("cli-no-room"))?;
        let recorded = beside.path().join("game.journal");
        let running = game.let_play(&self.bots, texts, win.seed, &recorded).map_err(Fault::not_begun)?;
        if let Some(trouble) = running.trouble() {
            return Err(trouble.clone().into());
        }
        drop(running);
        copy_new(&recorded, file)?;
        let seed = win.seed.to_string();
        let values = [("seed", seed.into()), ("rounds", win.rounds.into()), ("file", shown_path(file).into())];
        Ok(line(texts, "cli-witness", &values))
    }

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

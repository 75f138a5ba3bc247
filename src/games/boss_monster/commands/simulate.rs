//! `simulate`: bots play many games with a chosen deck, and it is told who came where and what became of the cards, for one number of
//! seats or for each; what was played can be kept in a file ([`crate::cli::results`]).

use crate::cli::batch::{self, Batch, RESULTS, Seats, budget_of, typed};
use crate::cli::results::{self, Counted, Results, Seen, counted};
use crate::cli::words::{json, line};
use crate::cli::{Answer, Fault, Said, tell_beside};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::describe::card_name;
use crate::games::boss_monster::lab::tally::{CardRecord, Tally, Wins};
use crate::games::boss_monster::lab::{Found, Part, Row, Trial, wins_of};
use crate::games::boss_monster::players::BOT_REVISION;
use crate::games::boss_monster::rules::{Kind, MOST_SEATS, Options, Setup};
use crate::games::boss_monster::ruleset::{BossMonsterRules, NoCards};
use crate::games::boss_monster::switches;
use crate::house::lab::batch::Plan;
use crate::house::lab::places::Places;
use crate::house::lab::statistics::CONFIDENCE;
use crate::house::packs::over::lay_packs;
use crate::house::plug::{Plug as _, Ruleset as _, Simulated};
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kernel::hash::hash_of;
use clap::ArgMatches;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// Plays the batches, one for each number of seats that is asked for, and says who came where and what became of the cards.
pub(super) fn simulate(arguments: &ArgMatches, texts: &Texts) -> Answer {
    let mut rules = BossMonsterRules::open().map_err(|error| Fault::not_begun(Box::new(error)))?;
    let mut texts = PLUG.texts(texts.language());
    if arguments.get_flag("own-cards") {
        let laid = lay_packs(&DataDirs::find()?, rules.of_the_box().printed());
        for pack in &laid.skipped {
            tell_beside(&pack.say(&texts));
        }
        for card in &laid.left_out {
            tell_beside(&card.say(&texts));
        }
        texts.set_names(laid.own.names_in(texts.language().code()));
        rules = rules.with_own(laid.own).map_err(|why| Fault::not_begun(Box::new(NoCards::Unplayable(why))))?;
    }
    let texts = &texts;
    let named = |name| arguments.get_many::<String>(name).into_iter().flatten();
    let mut options = Options::default();
    for switch in switches::all().filter(|switch| named("switches").any(|name| name == switch.name())) {
        *(switch.of)(&mut options) = true;
    }
    let without: Vec<String> = named("without").cloned().collect();
    if let Some(unknown) = without.iter().find(|code| !rules.has(code)) {
        return Err(Fault::message("lab-bm-no-card").with("card", unknown.clone()));
    }
    let seats = arguments.get_one::<Seats>("seats").copied().unwrap_or(Seats::All);
    let trial = |seats: u8| {
        let setup = Setup { seats, options, without: without.clone(), stops: Vec::new() };
        Ok(Trial { setup, bots: batch::bots(&PLUG, arguments, seats)? })
    };
    let trials = seats.each(&PLUG).into_iter().map(trial).collect::<Result<Vec<Trial>, Fault>>()?;
    let file = arguments.get_one::<PathBuf>(RESULTS);
    let mut results = file.map(|file| Results::open(file)).transpose()?;
    let plan = batch::plan(arguments);
    let (mut numbers, mut words, mut is_sound) = (Vec::new(), Vec::new(), true);
    for Trial { setup, bots } in trials {
        let Counted { statistics, seen, .. } =
            counted_of(&rules, &Trial { setup, bots: bots.clone() }, &plan, results.as_mut())?;
        let Beside { places, tally } = seen.unwrap_or_default();
        let simulated = Simulated { statistics, places };
        let batch = Batch { game: PLUG.id(), of: None, bots, first_seed: plan.first_seed, simulated };
        let cards = Cards { rules: &rules, tally: &tally, texts };
        let mut told = batch.for_machines();
        told["deck"] = cards.for_machines();
        numbers.push(told);
        words.push(batch.for_people(texts) + &cards.for_people());
        is_sound &= batch.is_sound();
    }
    let is_of_many = seats == Seats::All || results.is_some();
    let text = match arguments.get_flag("json") {
        true if is_of_many => json(&numbers.into()),
        true => numbers.iter().map(json).collect(),
        false => words.join("\n"),
    };
    Ok(if is_sound { Said::well(text) } else { Said::badly(text) })
}

/// Who plays, as it stands in a file of results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Of {
    seats: u8,
    bots: String,
    /// Of whoever plans ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    budget: Option<u32>,
    game: String,
}

/// What is counted besides how the games went.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Beside {
    places: Places,
    tally: Tally,
}

impl Seen for Beside {
    fn join(&mut self, other: Self) {
        self.places.join(other.places);
        self.tally.join(other.tally);
    }

    fn could_be(seen: Option<&Self>, games: u64) -> bool {
        seen.is_some_and(|seen| seen.places.could_be(games, MOST_SEATS) && seen.tally.could_be(games))
    }
}

/// Plays what of a trial has not been played yet.
fn counted_of(
    rules: &BossMonsterRules,
    trial: &Trial,
    plan: &Plan,
    file: Option<&mut Results<Of, Beside>>,
) -> Result<Counted<Of, Beside>, Fault> {
    let Trial { setup, bots } = trial;
    let of = Of { seats: setup.seats, bots: typed(bots), budget: budget_of(bots), game: PLUG.id().to_owned() };
    let what = format!("{} · {} · ", of.seats, of.bots);
    let known = (rules.content(), BossMonsterRules::REVISION, BOT_REVISION);
    let content = hash_of(&(trial.start(rules), format!("{bots:?}"), known));
    let batch = results::Batch { of, games: plan.games, first_seed: plan.first_seed, content };
    counted(batch, plan, file, &what, |plan, tell| {
        let found = trial.run(rules, plan, &AtomicBool::new(false), tell);
        let Found { statistics, places, tally } = found.map_err(|refusal| Fault::not_begun(Box::new(refusal)))?;
        Ok((statistics, Some(Beside { places, tally })))
    })
}

/// What is told of the cards.
struct Cards<'c> {
    rules: &'c BossMonsterRules,
    tally: &'c Tally,
    texts: &'c Texts,
}

impl Cards<'_> {
    fn for_people(&self) -> String {
        let texts = self.texts;
        let mut text = line(texts, "lab-bm-order", &[]);
        for (place, wins) in (1_i64..).zip(self.tally.order()) {
            let mut values = vec![("place", place.into())];
            values.extend(batch::interval(texts, wins.share()));
            text += &line(texts, "lab-bm-order-line", &values);
        }
        for part in Part::OF_PLAYERS {
            text += &format!("\n{}", line(texts, titles(part).message, &[("confidence", CONFIDENCE.into())]));
            for row in wins_of(self.rules.cards(), self.tally, part) {
                text += &self.told(row.kind, &card_name(self.rules.cards(), row.card, texts), &row.record);
            }
        }
        text += "\n";
        text + &line(texts, "lab-bm-only-these", &[])
    }

    fn told(&self, kind: Kind, name: &str, record: &CardRecord) -> String {
        let mut values = vec![("card", name.into()), ("players", (record.players.of as i64).into())];
        values.extend(batch::interval(self.texts, record.players.share()));
        let counted = [
            ("came", record.came),
            ("built", record.built),
            ("cast", record.cast),
            ("cancelled", record.cancelled),
            ("discarded", record.discarded),
            ("dead", record.dead),
        ];
        values.extend(counted.map(|(name, number)| (name, (number as i64).into())));
        let message = match kind {
            Kind::Spell(_) => "lab-bm-spell",
            Kind::Boss(_) => "lab-bm-boss",
            _ => "lab-bm-room",
        };
        line(self.texts, message, &values)
    }

    fn for_machines(&self) -> Json {
        let cards = self.rules.cards();
        let row = |row: Row| {
            let (code, _) = cards.names(row.card).unwrap_or_default();
            let CardRecord { came, built, cast, cancelled, discarded, dead, players } = row.record;
            json!({
                "card": code, "came": came, "built": built, "cast": cast, "cancelled": cancelled, "discarded": discarded,
                "dead": dead, "players": players.of, "won": players.won, "wins": players.share(),
            })
        };
        let order = |wins: Wins| json!({ "games": wins.of, "won": wins.won, "wins": wins.share() });
        let mut told = json!({ "by_xp": self.tally.order().map(order).collect::<Vec<Json>>() });
        for part in Part::OF_PLAYERS {
            told[titles(part).name] = wins_of(cards, self.tally, part).into_iter().map(row).collect();
        }
        told
    }
}

/// What stands above a part, and what it is called for machines.
fn titles(part: Part) -> Titles {
    match part {
        Part::Bosses => Titles { message: "lab-bm-bosses", name: "bosses" },
        Part::Rooms => Titles { message: "lab-bm-rooms", name: "rooms" },
        Part::Minibosses => Titles { message: "lab-bm-minibosses", name: "minibosses" },
        Part::Spells => Titles { message: "lab-bm-spells", name: "spells" },
        Part::Heroes => Titles { message: "lab-part-heroes", name: "heroes" },
    }
}

struct Titles {
    message: &'static str,
    name: &'static str,
}

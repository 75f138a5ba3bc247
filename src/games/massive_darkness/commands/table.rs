//! The box, the quest and the party of a command.

use crate::cli::Fault;
use crate::cli::numbers::whole;
use crate::cli::whose::refuse_foreign;
use crate::games::massive_darkness::content::own_cards::Laid;
use crate::games::massive_darkness::content::{lay_packs, shipped_quest, shipped_quests};
use crate::games::massive_darkness::playtest::{MIDDLE_BUDGET, Party, Player, Trial};
use crate::games::massive_darkness::plug::PLUG;
use crate::games::massive_darkness::quest::model::FORMAT;
use crate::games::massive_darkness::quest::{Quest, exchange};
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::rulings::about;
use crate::games::massive_darkness::session::Start;
use crate::house::plug::Plug as _;
use crate::house::storage::{DataDirs, Wanted, parse_document, probe_format};
use crate::house::text::shown;
use clap::{Args, ValueEnum};
use std::path::Path;

/// SETUP-08: so many tokens lie on the Lifebringer at most. Two are printed; more than this nobody needs to see a bot win.
const MOST_TOKENS: u64 = 20;

/// Which game is set up.
#[derive(Args, Clone)]
pub(crate) struct Game {
    /// Quest: the name of a shipped one, or a file
    #[arg(long, value_name = "FILE|ID")]
    pub(crate) quest: String,
    /// Heroes: how many (1 to 6; who they are and their Classes is drawn from the seed of each game), or their names
    /// separated by commas
    #[arg(long, value_name = "N|NAMES")]
    pub(crate) heroes: String,
    /// Tokens on the Lifebringer: how easy it is
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u8>(0..=MOST_TOKENS))]
    pub(crate) lifebringer: u8,
    /// Printed edition whose wording is played
    #[arg(long, value_enum, default_value_t = EditionName::De)]
    pub(crate) edition: EditionName,
    /// A ruling that is played otherwise than usual, by its name: items, revenge, dead-first-player
    #[arg(long, value_name = "RULING")]
    pub(crate) otherwise: Vec<String>,
}

/// ED-01..09.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EditionName {
    /// The German book
    De,
    /// The English book
    En,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BotName {
    /// Takes any legal answer
    Random,
    /// Plays with sense, one step ahead
    Greedy,
    /// Tries many ways to spend an Activation in games that it imagines
    Planner,
}

/// Who plays of these bots, with the budget that was asked for; it says something only where one of them plans ahead.
pub(crate) fn players(bots: &[BotName], budget: Option<u32>) -> Result<Vec<Player>, Fault> {
    if budget.is_some() && !bots.contains(&BotName::Planner) {
        return Err(Fault::message("cli-budget-of-nobody").with("bot", Player::PLANNER.id()));
    }
    let budget = budget.unwrap_or(MIDDLE_BUDGET);
    let player = |bot: &BotName| match bot {
        BotName::Random => Player::Random,
        BotName::Greedy => Player::Greedy,
        BotName::Planner => Player::Planner { budget },
    };
    Ok(bots.iter().map(player).collect())
}

/// The box with the user's own cards over it. Who has no data folder has no cards of his own.
pub(crate) fn laid() -> Result<Laid, Fault> {
    Ok(match DataDirs::find() {
        Ok(dirs) => lay_packs(&dirs)?,
        Err(_) => Laid::box_only()?,
    })
}

impl Game {
    /// The choices these arguments make for many games.
    pub(crate) fn trial(&self, library: &Library) -> Result<Trial, Fault> {
        let edition = match self.edition {
            EditionName::De => Edition::De,
            EditionName::En => Edition::En,
        };
        let party = party(&self.heroes, library)?;
        let setup = Setup::standard(Vec::new(), self.lifebringer, edition).reading(otherwise(&self.otherwise)?);
        Ok(Trial { quest: quest(&self.quest)?, party, setup })
    }

    /// The same choices for another quest.
    pub(crate) fn of_quest(&self, quest: &str) -> Self {
        Self { quest: quest.to_owned(), ..self.clone() }
    }

    /// Only how many Heroes play is said, so who they are differs from game to game.
    pub(crate) fn draws_parties(&self) -> bool {
        is_number(self.heroes.trim())
    }

    /// The same for the one game with this seed, as it is played among many.
    pub(crate) fn start(&self, library: &Library, seed: u64) -> Result<Start, Fault> {
        let trial = self.trial(library)?;
        let setup = trial.setup_of_game(library, seed);
        Ok(Start { quest: trial.quest, setup, moment: None })
    }
}

/// The other readings of these rulings.
fn otherwise(names: &[String]) -> Result<Vec<Reading>, Fault> {
    let of = |name: &String| {
        let reading = Reading::ALL.into_iter().find(|reading| about(*reading).is_some_and(|ruling| ruling.id == name));
        reading.ok_or_else(|| {
            let known: Vec<&str> = Reading::ALL.into_iter().filter_map(about).map(|ruling| ruling.id).collect();
            Fault::message("cli-no-reading").with("name", shown(name)).with("known", known.join(", "))
        })
    };
    names.iter().map(of).collect()
}

/// A file, or a quest that comes with the program.
pub(crate) fn quest(name: &str) -> Result<Quest, Fault> {
    let path = Path::new(name);
    if path.exists() || name.ends_with(".ron") || name.contains(['/', '\\']) {
        refuse_foreign(path, Wanted::Document, PLUG.id())?;
        return Ok(exchange::open(path)?);
    }
    let Some(text) = shipped_quest(name) else {
        let known: Vec<&str> = shipped_quests().map(|(file, _)| file.trim_end_matches(".ron")).collect();
        return Err(Fault::message("cli-no-quest").with("name", shown(name)).with("known", known.join(", ")));
    };
    probe_format(path, text, FORMAT)?;
    Ok(parse_document(path, text)?)
}

/// Is a number meant, however large, broken or below nothing it is? No Hero's name begins like one.
fn is_number(typed: &str) -> bool {
    let digits = typed.strip_prefix(['+', '-']).unwrap_or(typed);
    digits.starts_with(|sign: char| sign.is_ascii_digit()) && !typed.contains(',')
}

/// So many Heroes, drawn for each game, or those that are named, each with the recommended Class and weapon.
fn party(words: &str, library: &Library) -> Result<Party, Fault> {
    let most = MAX_HEROES.min(library.heroes.len());
    let other_count = |count: String| Fault::message("cli-hero-count").with("count", count).with("most", most);
    let typed = words.trim();
    if is_number(typed) {
        let count = whole::<u8>(1..=most as u64)(typed).map_err(|_| other_count(shown(typed)))?;
        return Ok(Party::Drawn(count));
    }
    let names: Vec<&str> = words.split(',').map(str::trim).collect();
    if !(1..=most).contains(&names.len()) {
        return Err(other_count(names.len().to_string()));
    }
    let named = |name: &str| {
        let hero = library.hero_named(&name.to_lowercase()).map(|hero| recommended(library, hero));
        let known = || library.heroes.iter().map(|entry| shown(&entry.card.id)).collect::<Vec<_>>().join(", ");
        hero.ok_or_else(|| Fault::message("cli-no-hero").with("name", shown(name)).with("known", known()))
    };
    Ok(Party::Chosen(names.into_iter().map(named).collect::<Result<_, _>>()?))
}

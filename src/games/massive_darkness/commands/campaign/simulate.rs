//! `campaign simulate`: a bot plays whole campaigns, from the first quest to the last, and every entry is checked.

use super::bot::decide;
use super::invariants;
use super::report::{Leg, trades};
use super::{line, titles};
use crate::cli::numbers::{seed, whole};
use crate::cli::words::json;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::campaign::entry::{
    Begins, Chance, First, Founding, GameFile, Member, Order, Place, What,
};
use crate::games::massive_darkness::campaign::lines::{FORMAT, Header, RULESET};
use crate::games::massive_darkness::campaign::link::{Deeds, deeds, ending};
use crate::games::massive_darkness::campaign::{Book, Campaign, Entry, Now};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::playtest::{self, Greedy, Invariants, Limits, Witness, play_before};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::{Edition, recommended};
use crate::games::massive_darkness::rules::ids::HeroId;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::games::massive_darkness::session::{MassiveDarknessRules, Start};
use crate::house::plug::Ruleset as _;
use crate::house::storage::{StorageError, Trouble, parse_document, write_new};
use crate::house::text::Texts;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// So many campaigns are played one after the other at most; each is kept until the last has ended.
const MOST_CAMPAIGNS: u64 = 1000;

/// The arguments of `campaign simulate`.
#[derive(Args)]
pub(crate) struct Simulate {
    /// Seed of the first campaign; the others count on
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// How many Heroes: 1 to 6
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole::<usize>(1..=MAX_HEROES as u64))]
    heroes: usize,
    /// How many campaigns
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(1..=MOST_CAMPAIGNS))]
    campaigns: u64,
    /// Play only so many quests
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=shipped_quests().count() as u64))]
    quests: Option<usize>,
    /// Keep the book of the first campaign in this new file
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

/// How often a lost quest is repeated before the party goes on.
const REPEATS: usize = 2;

/// When the simulated players began: the first of January 2026, in the evening. A minute passes with every entry, a week
/// between two quests.
const BEGINNING: u64 = 1_767_225_600 + 18 * 60 * 60;

const WEEK: u64 = 7 * 24 * 60 * 60;

/// What a simulated campaign came to.
struct Played {
    campaign: Campaign,
    legs: Vec<Leg>,
    seed: u64,
}

impl Simulate {
    pub(crate) fn run(&self, rules: &MassiveDarknessRules, texts: &Texts) -> Answer {
        if let Some(path) = self.book.as_deref().filter(|path| path.exists()) {
            return Err(StorageError::untouched(path, Trouble::Exists).into());
        }
        let quests = quests(self.quests)?;
        let (mut played, mut defects) = (Vec::new(), Vec::new());
        for number in 0..self.campaigns {
            // After the highest seed comes the lowest.
            let seed = self.seed.wrapping_add(number);
            match play(rules, &quests, self.heroes, seed) {
                Ok((campaign, legs)) => played.push(Played { campaign, legs, seed }),
                Err(reason) => defects.push((seed, reason)),
            }
        }
        if let (Some(path), Some(first)) = (&self.book, played.first()) {
            keep(&first.campaign, path)?;
        }
        let text = if self.json { for_machines(&played, &defects) } else { for_people(texts, &played, &defects) };
        Ok(if defects.is_empty() { Said::well(text) } else { Said::badly(text) })
    }
}

fn quests(most: Option<usize>) -> Result<Vec<Quest>, Fault> {
    let texts = shipped_quests().take(most.unwrap_or(usize::MAX));
    let quests = texts.map(|(file, text)| parse_document(Path::new(file), text));
    Ok(quests.collect::<Result<_, _>>()?)
}

/// Plays a campaign to its end. Whatever is wrong on the way is a defect of this program.
fn play(
    rules: &MassiveDarknessRules,
    quests: &[Quest],
    heroes: usize,
    seed: u64,
) -> Result<(Campaign, Vec<Leg>), String> {
    let member = |number: usize| {
        let choice = recommended(&rules.library, HeroId(number as u8));
        let begins = Begins::Fresh { weapon: choice.weapon };
        Member { hero: choice.hero, class: choice.class, player: String::new(), begins }
    };
    let founding = Founding {
        otherwise: Vec::new(),
        name: format!("Campaign {seed}"),
        edition: if seed.is_multiple_of(2) { Edition::En } else { Edition::De },
        lifebringer: 2,
        order: Order::Printed,
        quests: quests.iter().map(|quest| quest.id.clone()).collect(),
        heroes: (0..heroes).map(member).collect(),
        past: Vec::new(),
        first: First::Quest,
    };
    let header = Header { format: FORMAT, ruleset: RULESET.to_owned(), id: format!("{seed:016x}") };
    let library = Arc::clone(&rules.library);
    let mut campaign = Campaign::found(library, header, BEGINNING, founding).map_err(|refused| refused.to_string())?;
    let mut chance = Stream::new(Dealer::new(seed));
    let mut legs = Vec::new();
    loop {
        let standing = campaign.standing().ok_or("no standing")?;
        if let Now::Discard | Now::Repeat | Now::Town = standing.now()
            && let Some(what) = decide(standing, &mut |n| chance.pick(n))?
        {
            campaign = entered(&campaign, what)?;
            continue;
        }
        let what = match standing.now() {
            Now::Finished => return Ok((campaign, legs)),
            Now::Playing(playing) => {
                let quest = quests.iter().find(|quest| quest.id == playing.quest).ok_or("an unknown quest")?;
                let Place::Here(game) = &playing.place else { return Err("played elsewhere".to_owned()) };
                let start = Start { quest: quest.clone(), setup: standing.setup(), moment: None };
                let (game, deeds) = play_quest(rules, &start, game.seed)?;
                let result = game.quest_result().ok_or("a quest without result")?;
                What::QuestEnded(ending(&rules.library, &quest.id, &standing.party, &result, &deeds))
            }
            Now::Repeat | Now::Ready(_) => {
                let quest = standing.state.next_quest().unwrap_or_default().to_owned();
                let number = campaign.entries().len();
                let game = GameFile {
                    file: format!("{seed}-{number}.journal"),
                    seed: seed.wrapping_mul(1000).wrapping_add(number as u64),
                    chance: Chance::App,
                };
                What::QuestBegan { quest, place: Place::Here(game) }
            }
            Now::Lost => {
                let quest = standing.state.next_quest().unwrap_or_default();
                let lost = standing.state.done.iter().rev().take_while(|done| done.quest == quest).count();
                if lost <= REPEATS { What::Repeated } else { What::WentOn }
            }
            Now::Discard | Now::Town => return Err("nobody does anything".to_owned()),
        };
        let is_over = matches!(what, What::QuestEnded(_));
        campaign = entered(&campaign, what)?;
        let standing = campaign.standing().filter(|_| is_over);
        legs.extend(standing.and_then(|standing| Leg::last_of(standing, &rules.library)));
    }
}

/// The campaign with one more entry, after a look at all accounts.
fn entered(campaign: &Campaign, what: What) -> Result<Campaign, String> {
    let number = campaign.entries().len() as u64;
    let evenings = campaign.standing().map_or(0, |standing| u64::from(standing.won + standing.lost));
    let entry = Entry { at: BEGINNING + WEEK * evenings + 60 * number, what };
    let what = entry.what.clone();
    let wrong = |wrong: String| format!("entry {}: {what:?}: {wrong}", number + 1);
    let next = campaign.with(entry).map_err(|refused| wrong(refused.to_string()))?;
    let standing = next.standing().ok_or_else(|| wrong("no standing".to_owned()))?;
    invariants::check(next.library(), campaign.standing(), standing, &what).map_err(wrong)?;
    Ok(next)
}

/// Plays a quest to its end, with the invariants of the game checked after every round.
fn play_quest(rules: &MassiveDarknessRules, start: &Start, seed: u64) -> Result<(MassiveDarkness, Vec<Deeds>), String> {
    let wrong = |wrong: String| format!("{} with seed {seed}: {wrong}", start.quest.id);
    let mut game = rules.set_up(start, &mut |_| {}).map_err(|error| wrong(error.to_string()))?;
    let (invariants, mut seen, mut round) = (Invariants::new(&game), Seen::default(), 0);
    let watch = |game: &MassiveDarkness, _: &_| {
        let is_new = std::mem::replace(&mut round, game.round()) != game.round();
        if is_new { invariants.check(game) } else { Ok(()) }
    };
    let played = play_before(&mut game, &mut Greedy::new(seed), seed, Limits::default(), watch, &mut seen);
    match played.failure {
        Some(failure) => Err(wrong(failure.to_string())),
        None => {
            let deeds = deeds(game.state.heroes.len(), &seen.0);
            Ok((game, deeds))
        }
    }
}

/// Everything that happened in a game.
#[derive(Default)]
struct Seen(Vec<Event>);

impl Witness<MassiveDarkness> for Seen {
    fn begins(&mut self, _: &MassiveDarkness, _: &[Event]) {}

    fn sees(&mut self, event: &Event) {
        self.0.push(*event);
    }

    fn ends(&mut self, _: &MassiveDarkness, _: &playtest::Played) {}

    fn join(&mut self, other: Self) {
        self.0.extend(other.0);
    }
}

fn keep(campaign: &Campaign, path: &Path) -> Result<(), Fault> {
    let unwritable = |reason| StorageError::untouched(path, Trouble::Unwritable(reason));
    let text = campaign.lines().map_err(unwritable)?.join("\n") + "\n";
    write_new(path, text.as_bytes())?;
    // What was written can be opened.
    Book::open(path, campaign.library(), BEGINNING)?;
    Ok(())
}

fn for_people(texts: &Texts, played: &[Played], defects: &[(u64, String)]) -> String {
    let mut text = String::new();
    for Played { campaign, legs, seed } in played {
        let Some(standing) = campaign.standing() else { continue };
        // Of one campaign everything, of many only what they came to.
        if played.len() == 1 {
            let titles = titles();
            legs.iter().for_each(|leg| text += &leg.said(texts, &titles));
        }
        let levels: Vec<String> =
            standing.party.iter().map(|record| standing.level(campaign.library(), &record.hero).to_string()).collect();
        let values = [
            ("seed", seed.to_string().into()),
            ("entries", campaign.entries().len().into()),
            ("won", standing.won.into()),
            ("lost", standing.lost.into()),
            ("levels", levels.join(", ").into()),
        ];
        text += &line(texts, "cli-campaign-played", &values);
    }
    for (seed, reason) in defects {
        let values = [("seed", seed.to_string().into()), ("reason", reason.into())];
        text += &line(texts, "cli-simulated-defect", &values);
    }
    text
}

fn for_machines(played: &[Played], defects: &[(u64, String)]) -> String {
    let campaigns: Vec<_> = played
        .iter()
        .filter_map(|Played { campaign, legs, seed }| {
            let standing = campaign.standing()?;
            let heroes: Vec<_> = standing
                .party
                .iter()
                .zip(&standing.lives)
                .map(|(record, life)| {
                    json!({
                        "hero": record.hero,
                        "level": standing.level(campaign.library(), &record.hero),
                        "xp": record.xp,
                        "micro_xp": record.micro_xp,
                        "cards": record.cards.len(),
                        "kills": life.kills,
                        "deaths": life.deaths,
                        "sold": life.sold,
                    })
                })
                .collect();
            Some(json!({
                "seed": seed,
                "entries": campaign.entries().len(),
                "won": standing.won,
                "lost": standing.lost,
                "trades": trades(campaign),
                "heroes": heroes,
                "quests": legs.iter().map(Leg::value).collect::<Vec<_>>(),
            }))
        })
        .collect();
    let defects: Vec<_> = defects.iter().map(|(seed, reason)| json!({ "seed": seed, "reason": reason })).collect();
    json(&json!({ "campaigns": campaigns, "defects": defects }))
}

//! A whole campaign, entry by entry: four Heroes, quests won and lost at the table, the town with sales, exchanges and
//! gifts, and every now and then something is taken back or corrected. What comes next follows from the book alone, so
//! that another process goes on where one was killed.

use delvewright::games::massive_darkness::campaign::entry::{
    Begins, Ending, First, Founding, HeroResult, Member, Note, Order, Place,
};
use delvewright::games::massive_darkness::campaign::{Book, Campaign, Entry, Now, Standing, What};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::ids::{CardId, Hero};
use delvewright::games::massive_darkness::rules::market::{Market, MarketAnswer, MarketStep};
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Game as _;

/// The party before its first quest.
pub fn founding() -> Founding {
    let heroes = [
        ("bjorn", "shadow-barbarian", "axe"),
        ("elias", "battle-wizard", "battle-staff"),
        ("owen", "paladin-of-fury", "long-sword"),
        ("sibyl", "nightshade-ranger", "short-bow"),
    ];
    let member = |(hero, class, weapon): (&str, &str, &str)| {
        let begins = Begins::Fresh { weapon: weapon.to_owned() };
        Member { hero: hero.to_owned(), class: class.to_owned(), player: String::new(), begins }
    };
    Founding {
        otherwise: Vec::new(),
        name: "Killed".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Order::Printed,
        quests: shipped_quests().map(|(file, _)| file.trim_end_matches(".ron").to_owned()).collect(),
        heroes: heroes.map(member).to_vec(),
        past: Vec::new(),
        first: First::Quest,
    }
}

/// Writes the next entry of the script.
pub fn edit(book: &mut Book) {
    let at = 1000 + book.campaign().entries().len() as u64;
    let written = match next(book.campaign()) {
        What::Undone(_) => book.undo(at).map(|_| 0),
        What::Redone(_) => book.redo(at).map(|_| 0),
        What::Corrected { entry, to, why } => book.correct(at, entry, to.map(|to| *to), why),
        what => book.enter(at, what),
    };
    written.unwrap();
}

/// The next entry of the script.
pub fn next(campaign: &Campaign) -> What {
    let number = campaign.entries().len();
    let mut chance = Stream::new(Dealer::new(number as u64));
    let mut pick = |n: u32| chance.pick(n);
    let standing = campaign.standing().unwrap();
    let mut wishes = Vec::new();
    match campaign.entries().last().map(|entry| &entry.what) {
        Some(What::Undone(entry)) => wishes.push(What::Redone(*entry)),
        _ if number % 13 == 7 => wishes.extend(campaign.next_undo().filter(|entry| *entry > 1).map(What::Undone)),
        _ if number % 11 == 5 => wishes.extend(correction(campaign)),
        _ => {}
    }
    match standing.now() {
        Now::Ready(quest) => wishes.push(began(quest)),
        Now::Repeat => wishes.push(began(standing.state.next_quest().unwrap())),
        Now::Playing(playing) if number as u32 > playing.entry + 9 => wishes.push(ending(standing, &playing.quest)),
        Now::Playing(_) => wishes.extend(at_the_table(standing, &mut pick)),
        Now::Lost if has_lost_twice(standing) => wishes.push(What::WentOn),
        Now::Lost => wishes.push(What::Repeated),
        Now::Town | Now::Discard => wishes.extend(between_quests(standing, &mut pick)),
        Now::Finished => {}
    }
    wishes.push(What::Noted(Note { text: "Würfel\n".repeat(number % 7), ..Note::default() }));
    let is_allowed = |what: &What| campaign.with(Entry { at: 0, what: what.clone() }).is_ok();
    wishes.into_iter().find(is_allowed).unwrap()
}

fn began(quest: &str) -> What {
    What::QuestBegan { quest: quest.to_owned(), place: Place::Table }
}

/// Somebody had earned a little more than was written down last.
fn correction(campaign: &Campaign) -> Option<What> {
    let numbered = (1..=campaign.entries().len() as u32).rev();
    numbered.filter_map(|entry| Some((entry, campaign.counting(entry)?))).find_map(|(entry, what)| {
        let What::Earned { hero, xp, micro_xp } = what else { return None };
        let to = What::Earned { hero: hero.clone(), xp: *xp, micro_xp: micro_xp + 1 };
        Some(What::Corrected { entry, to: Some(Box::new(to)), why: "counted again".to_owned() })
    })
}

/// What may happen to one Hero of the party, the most wished first.
fn at_the_table(standing: &Standing, pick: &mut dyn FnMut(u32) -> u32) -> Vec<What> {
    let heroes = standing.party.len() as u32;
    let at = pick(heroes);
    let (record, other) = (&standing.party[at as usize], &standing.party[((at + 1) % heroes) as usize]);
    let hero = record.hero.clone();
    let card = record.cards.iter().find(|card| card.slot == Slot::Pack).map(|card| card.code.clone());
    let lines = ["enhance-health", "great-weapons", "shield-of-fury", "fireball", "steady-hand"];
    let earned = What::Earned { hero: hero.clone(), xp: 1 + pick(4) as u8, micro_xp: pick(9) as u16 };
    let found = |code: u32| What::Found { hero: hero.clone(), cards: vec![format!("T{code:03}")] };
    let wish = match (pick(6), card) {
        (0, Some(card)) => What::Discarded { hero: hero.clone(), cards: vec![card] },
        (1, Some(card)) => What::Given { from: hero.clone(), to: other.hero.clone(), cards: vec![card] },
        (2, _) => What::SkillBought { hero: hero.clone(), line: lines[pick(5) as usize].to_owned() },
        (3, _) => earned.clone(),
        _ => found(1 + pick(176)),
    };
    vec![wish, found(1 + pick(176)), earned]
}

fn ending(standing: &Standing, quest: &str) -> What {
    // Every third quest is lost, some of them twice.
    let is_lost =
        standing.state.next % 3 == 1 && !has_lost_twice(standing) && !(standing.state.next == 4 && has_lost(standing));
    let result =
        |hero: &str| HeroResult { hero: hero.to_owned(), micro_xp: 7, kills: 3, deaths: 1, ..HeroResult::default() };
    What::QuestEnded(Ending {
        quest: quest.to_owned(),
        end: if is_lost { QuestEnd::Lost } else { QuestEnd::Won },
        rounds: 9,
        heroes: standing.party.iter().map(|record| result(&record.hero)).collect(),
    })
}

fn losses(standing: &Standing) -> usize {
    let quest = standing.state.next_quest();
    standing.state.done.iter().rev().take_while(|done| Some(done.quest.as_str()) == quest).count()
}

fn has_lost(standing: &Standing) -> bool {
    losses(standing) > 0
}

fn has_lost_twice(standing: &Standing) -> bool {
    losses(standing) > 1
}

/// In town, or when a quest was lost.
fn between_quests(standing: &Standing, pick: &mut dyn FnMut(u32) -> u32) -> Vec<What> {
    if let Some(cards) = standing.draw_market(pick) {
        return vec![What::MarketLaid(cards)];
    }
    let market = standing.market.as_ref().unwrap();
    let mut answers = Vec::new();
    market.answers(&mut answers);
    let goes_on = pick(4) == 0;
    answers.retain(|answer| match answer {
        MarketAnswer::Sell { .. } => !goes_on && market.state.step == MarketStep::Trading,
        MarketAnswer::Exchange { .. } => !goes_on,
        MarketAnswer::Put { card, hero, .. } => {
            market.state.step == MarketStep::Talking && goes_on && is_gift(market, *card, *hero)
        }
        MarketAnswer::Discard { .. } => true,
        _ => false,
    });
    let chosen =
        if answers.is_empty() { MarketAnswer::Done } else { answers.swap_remove(pick(answers.len() as u32) as usize) };
    standing.entry_of(&chosen).into_iter().collect()
}

fn is_gift(market: &Market, card: CardId, hero: Hero) -> bool {
    market.state.owner(card) != Some(hero)
}

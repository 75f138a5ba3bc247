//! STORY: a quest begins with records and ends with records; whole campaigns are played by bots.

use super::people::{beginners, codes, library, packed};
use crate::table::{any_campaign, games, quests, table, tutorial};
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy, Invariants, Limits, RandomBot, play};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Mode, Setup};
use delvewright::games::massive_darkness::rules::market::{Errand, Market};
use delvewright::games::massive_darkness::rules::state::{Slot, State};
use delvewright::games::massive_darkness::rules::story::{
    CampaignState, HeroRecord, QuestEnd, Stage, check_party, check_start_inventory, party_level,
};
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Start};
use delvewright::house::plug::Ruleset as _;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::{Game as _, Outcome};
use delvewright::kernel::hash::hash_of;
use delvewright::kernel::journal::Given;
use std::sync::Arc;

fn start(quest: &Quest, party: &[HeroRecord]) -> Start {
    Start { quest: quest.clone(), setup: Setup::story(party.to_vec(), 2, Edition::De), moment: None }
}

fn begun(table: &MassiveDarknessRules, party: &[HeroRecord]) -> MassiveDarkness {
    table.set_up(&start(&tutorial(), party), &mut |_| {}).unwrap()
}

fn played(table: &MassiveDarknessRules, start: &Start, seed: u64) -> MassiveDarkness {
    let mut game = table.set_up(start, &mut |_| {}).unwrap();
    let invariants = Invariants::new(&game);
    let watch = |game: &MassiveDarkness, _: &_| invariants.check(game);
    let played = play(&mut game, &mut Greedy::new(seed), seed, Limits::default(), watch);
    assert_eq!(played.failure, None, "{} with seed {seed}", start.quest.id);
    game
}

// STORY-01, XP-09, STORY-24, STORY-26
#[test]
fn what_a_quest_brings_is_there_at_the_start_of_the_next_one() {
    let table = table();
    let won = (0..30)
        .map(|seed| played(&table, &start(&tutorial(), &beginners(&table.library, 3)), seed))
        .find(|game| game.outcome() == Some(Outcome::Won))
        .unwrap();
    let result = won.quest_result().unwrap();
    assert_eq!((result.end, result.rounds), (QuestEnd::Won, won.state.round));
    assert!(result.party.iter().any(|record| record.xp > 0 || record.micro_xp > 0 || !record.skills.is_empty()));
    let mut party = result.party;
    party.iter_mut().for_each(|record| record.cards.truncate(6));
    let next = begun(&table, &party);
    assert_eq!(next.mode, Mode::Story);
    assert_eq!(next.state.level, party_level(&table.library, &party));
    for (hero, before) in next.state.hero_ids().zip(&party) {
        let after = next.record_of(hero);
        assert_eq!((after.xp, after.micro_xp, &after.skills), (before.xp, before.micro_xp, &before.skills));
        let owned = |record: &HeroRecord| record.cards.iter().map(|card| card.code.clone()).collect::<Vec<_>>();
        assert_eq!(owned(&after), owned(before));
        assert_eq!(next.state.hero(hero).health, next.max_health(hero));
    }
    assert!(begun(&table, &party).quest_result().is_none(), "nothing is brought before the end");
}

// STORY-17, COMP-16
#[test]
fn with_seven_cards_no_quest_begins() {
    let table = table();
    let mut party = beginners(&table.library, 1);
    party[0].cards.extend(codes(&table.library, "T", 1, 5).iter().map(|code| packed(code)));
    let refused = table.set_up(&start(&tutorial(), &party), &mut |_| {}).unwrap_err();
    assert!(refused.to_string().contains("STORY-17"), "{refused}");
    party[0].cards.pop();
    assert!(table.set_up(&start(&tutorial(), &party), &mut |_| {}).is_ok());
}

// STORY-13, EQUIP-02, STORY-14
#[test]
fn the_cards_of_the_heroes_lie_as_they_lay_except_those_above_the_level() {
    let table = table();
    let mut party = beginners(&table.library, 1);
    let high = codes(&table.library, "T", 3, 1).remove(0);
    party[0].cards.push(packed(&high));
    let game = begun(&table, &party);
    assert_eq!(game.record_of(delvewright::games::massive_darkness::rules::ids::Hero(0)), party[0]);
    let slots: Vec<Slot> = game.state.heroes[0].cards.iter().map(|held| held.slot).collect();
    assert_eq!(slots, [Slot::FirstHand, Slot::Body, Slot::Pack]);
}

// EX-36, STORY-10
#[test]
fn missing_level_tokens_lie_in_the_zone_of_the_highest_one_and_quests_without_need_stay_as_they_are() {
    let table = table();
    let mut party = beginners(&table.library, 1);
    let plain = begun(&table, &party);
    let highest = plain.dungeon.level_tokens.iter().map(|(_, level)| *level).max().unwrap();
    assert!(highest < 5);
    let sheet = &table.library.class(table.library.class_named(&party[0].class).unwrap()).sheet;
    for line in &sheet.lines {
        party[0].skills.insert(line.id.clone(), line.skills.len() as u8);
    }
    let level = party_level(&table.library, &party);
    assert!(level > highest);
    let game = begun(&table, &party);
    let zone = plain.dungeon.zones_of_level(highest).next().unwrap();
    let added: Vec<_> = game.dungeon.level_tokens[plain.dungeon.level_tokens.len()..].to_vec();
    assert_eq!(added, (highest + 1..=level).map(|level| (zone, level)).collect::<Vec<_>>());
    assert_eq!(game.dungeon.tile_level(zone), level);
}

#[test]
fn a_quest_of_a_campaign_is_recorded_undone_and_taken_up_again() {
    let table = table();
    for (seed, quest) in quests().into_iter().enumerate().step_by(4) {
        let seed = seed as u64;
        let mut session = table.begin(any_campaign(&table, &quest, seed), seed, &mut |_| {}).unwrap();
        let (mut bot, mut listed) = (RandomBot::new(seed), Vec::new());
        while session.game().question().is_some() && session.len() < 150 {
            if !session.step_chance(&mut |_| {}).unwrap() {
                listed.clear();
                session.game().answers(&mut listed);
                let answer = bot.answer(session.game(), &listed);
                session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
            }
        }
        let lines = session.all_lines().unwrap();
        let read = table.verify(&lines).unwrap();
        assert_eq!(read.trouble, None, "{}", quest.id);
        assert_eq!(read.journal.game().state, session.game().state);
        let resumed = table.resume(&lines).unwrap();
        assert_eq!((resumed.trouble, resumed.session.game().mode), (None, Mode::Story));
        for entry in session.path_to(session.place()).into_iter().rev().step_by(9) {
            session.goto(Some(entry)).unwrap();
            assert_eq!(hash_of(&session.game().state), session.entry(entry).unwrap().hash);
        }
    }
}

/// Deals with the cards between two quests: a player who takes anything, until everybody may go on.
fn errand(table: &MassiveDarknessRules, errand: Errand, party: &[HeroRecord], seed: u64) -> Vec<HeroRecord> {
    let mut market = Market::new(Arc::clone(&table.library), errand, party).unwrap();
    let watch =
        |market: &Market, _: &_| check_party(&market.library, &market.records()).map_err(|wrong| wrong.to_string());
    let played = play(&mut market, &mut RandomBot::new(seed), seed, Limits::default(), watch);
    assert_eq!((played.failure, played.outcome), (None, Some(Outcome::Won)));
    market.records()
}

// STORY-18..23, MARKET-01
#[test]
fn whole_campaigns_are_played_and_their_accounts_are_right() {
    let table = table();
    let all = quests();
    let length = games(3, all.len() as u64) as usize;
    for seed in 0..games(2, 100) {
        let heroes = 1 + (seed % 6) as u8;
        let order = all.iter().take(length).map(|quest| quest.id.clone()).collect();
        let party = beginners(&table.library, heroes);
        let mut campaign = CampaignState::begin(&table.library, Edition::De, 2, party, order).unwrap();
        let (mut repeats, mut steps) = (0, 0_u64);
        while campaign.stage != Stage::Finished {
            steps += 1;
            let seed = seed * 1000 + steps;
            match campaign.stage {
                Stage::Finished => {}
                Stage::Ready => {
                    campaign.check_ready(&table.library).unwrap();
                    let quest = all.iter().find(|quest| Some(quest.id.as_str()) == campaign.next_quest()).unwrap();
                    let result = played(&table, &start(quest, &campaign.party), seed).quest_result().unwrap();
                    campaign.quest_ended(&table.library, result).unwrap();
                }
                Stage::Town => {
                    let party = errand(&table, Errand::Town, &campaign.party, seed);
                    campaign.got_ready(&table.library, party).unwrap();
                    repeats = 0;
                }
                Stage::Discard => {
                    let party = errand(&table, Errand::Loss, &campaign.party, seed);
                    campaign.discarded(&table.library, party).unwrap();
                }
                Stage::Lost if repeats < 1 => {
                    repeats += 1;
                    campaign.repeat().unwrap();
                }
                Stage::Lost => campaign.go_on().unwrap(),
                Stage::Repeat => {
                    let party = errand(&table, Errand::Repeat, &campaign.party, seed);
                    campaign.got_ready(&table.library, party).unwrap();
                }
            }
            check_party(&table.library, &campaign.party).unwrap();
            if matches!(campaign.stage, Stage::Ready | Stage::Lost) {
                campaign.party.iter().for_each(|record| check_start_inventory(&table.library, record).unwrap());
            }
        }
        assert!(campaign.done.len() >= length);
    }
}

#[test]
fn the_state_of_a_quest_stays_small() {
    assert!(size_of::<State>() <= 16 * 1024, "{}", size_of::<State>());
    assert!(library().equipment.len() > 100);
}

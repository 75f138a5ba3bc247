//! EX-08, EX-09, ENEMY, MINIATURES, and EVENT as far as Enemies appear by it.

use super::ask::{Answer, Ask, Choice, DeckName, Drawn, Purpose};
use super::combat_frame::{Combat, CombatStep};
use super::event::Event;
use super::frames::{
    ActivateAll, Activation, EventFrame, Frame, MoveAction, Reinforcement, Spawn, SpawnStep, SpawnWhat,
};
use super::ids::{AbilityId, AbilityUse, Actor, CardId, Enemy, EnemyCardId, EventId, Hero};
use super::language::{Place, Spawned, Style};
use super::state::{EnemyState, Until, UsedMark};
use super::test_table::{Table, mask};

/// Three Heroes in the first of five Zones.
fn hall() -> Table {
    Table::new("l l l l l").hero(0, (0, 0)).hero(0, (0, 0)).hero(0, (0, 0))
}

/// What a Door card brings: a Guard in this Zone.
fn guard(table: &Table, at: (i16, i16)) -> Frame {
    of(table, SpawnWhat::Guard, at)
}

fn of(table: &Table, what: SpawnWhat, at: (i16, i16)) -> Frame {
    Frame::Spawn(Spawn { what, zone: table.zone(at), step: SpawnStep::Draw, ..Spawn::default() })
}

fn present(table: &Table) -> Vec<Enemy> {
    table.game.state.enemy_ids().collect()
}

fn mob(table: &Table, enemy: u8) -> &EnemyState {
    table.game.state.enemy(Enemy(enemy))
}

fn calls(agents: &[u8]) -> Frame {
    Frame::Reinforcement(Reinforcement { pending: mask(agents) })
}

/// DECK-04: the discards of the highest Level come back for a Guardian too.
#[test]
fn the_last_treasure_deck_is_shuffled_again_for_a_guardian() {
    let mut table = hall().level(5);
    table.push(guard(&table, (1, 0)));
    table.draw_enemy("G5a");
    table.draw_card("T5b");
    table.draw_card("T5a");
    let (crown, agent) = (table.card("T5a"), table.game.library.enemy_named("G1c").expect("an Agent"));
    table.game.discard_to(DeckName::Treasure(5), Drawn::Card(crown));
    assert_eq!(table.push(of(&table, SpawnWhat::Card(agent), (1, 0))), Ask::Draw(DeckName::Treasure(5)));
    assert_eq!(table.rule_of(|event| matches!(event, Event::Reshuffled { .. })), Some("DECK-02"));
}

/// EX-08, ENEMY-06.
#[test]
fn ex_08_minions_are_counted_by_starting_heroes_enemy_06() {
    for (card, minions) in [("G3a", 6), ("G3b", 3)] {
        let mut table = hall().level(3);
        // SETUP-14: dead Heroes count.
        table.game.state.hero_mut(Hero(2)).dead = true;
        table.push(guard(&table, (4, 0)));
        table.draw_enemy(card);
        assert_eq!(present(&table), [Enemy(0)], "ENEMY-05: a Mob is one Enemy");
        assert_eq!(mob(&table, 0).minions[..], vec![0; minions], "ENEMY-07: none of them wounded yet");
        assert!(mob(&table, 0).leader);
        assert_eq!(table.place(0), (4, 0));
        assert_eq!(table.rule_of(|event| matches!(event, Event::Spawned { .. })), Some("ENEMY-06"));
    }
}

/// EX-09, ENEMY-33, LEVEL-12.
#[test]
fn ex_09_a_boss_gets_a_treasure_of_the_current_level_enemy_33_level_12() {
    let mut table = hall().level(2);
    assert_eq!(table.push(guard(&table, (1, 0))), Ask::Draw(DeckName::Guard(2)), "LEVEL-08, ENEMY-16");
    assert_eq!(table.draw_enemy("G2a"), Ask::Draw(DeckName::Treasure(2)));
    assert_eq!(table.draw_card("T2a"), Ask::Over);
    assert_eq!(mob(&table, 0).minions.len(), 3);
    assert_eq!(mob(&table, 0).treasure, table.card("T2a"));
    let equipped = Event::GuardianEquipped { enemy: Enemy(0), card: table.card("T2a") };
    assert_eq!(table.rule_of(|event| *event == equipped), Some("ENEMY-33"));
}

/// ENEMY-34, EQUIP-18.
#[test]
fn enemy_34_a_trap_is_discarded_and_replaced_and_so_is_luck_equip_18() {
    let mut table = hall();
    table.push(guard(&table, (1, 0)));
    table.draw_enemy("G1a");
    assert_eq!(table.draw_card("T1b"), Ask::Draw(DeckName::Treasure(1)));
    assert_eq!(table.draw_card("T1c"), Ask::Draw(DeckName::Treasure(1)));
    assert_eq!(mob(&table, 0).treasure, CardId::NONE);
    assert_eq!(table.draw_card("T1a"), Ask::Over);
    assert_eq!(mob(&table, 0).treasure, table.card("T1a"));
    assert_eq!(table.game.state.decks.treasures[0].discards().len(), 2, "DECK-01");
}

#[test]
fn with_nothing_but_traps_left_the_drawing_ends() {
    let mut table = hall().level(5);
    table.push(guard(&table, (1, 0)));
    table.draw_enemy("G5a");
    table.draw_card("T5a");
    table.game.state.enemy_mut(Enemy(0)).present = false;
    let agent = table.game.library.enemy_named("G3c").expect("an Agent");
    assert_eq!(table.push(of(&table, SpawnWhat::Card(agent), (2, 0))), Ask::Over);
    assert_eq!(present(&table), [Enemy(0)], "the number is used again");
    assert_eq!(mob(&table, 0).treasure, CardId::NONE);
    assert!(!table.game.state.decks.guards[2].unseen().contains(2), "the named card has left its deck");
}

/// ACTOR-06.
#[test]
fn every_guardian_gets_a_treasure_agents_and_roaming_monsters_too_actor_06() {
    let mut table = hall();
    table.push(of(&table, SpawnWhat::Card(table.game.library.enemy_named("G1c").expect("an Agent")), (1, 0)));
    table.draw_card("T1a");
    assert_eq!(table.rule_of(|event| matches!(event, Event::Spawned { .. })), Some("ENEMY-23"));
    assert_eq!(mob(&table, 0).minions.len(), 0, "ENEMY-29 and ENEMY-09: one figure");
    table.push(of(&table, SpawnWhat::Roaming, (2, 0)));
    table.draw_enemy("R3");
    // DECK-05: the Level 1 deck has only a Trap and Luck left, the next one steps in after them.
    table.draw_card("T1b");
    table.draw_card("T1c");
    table.draw_card("T2a");
    assert_eq!(mob(&table, 1).treasure, table.card("T2a"));
}

/// ENEMY-31, LEVEL-10.
#[test]
fn enemy_31_lesser_monsters_up_to_level_3_and_greater_ones_above_level_10() {
    for level in 1..=5 {
        let mut table = hall().level(level);
        let deck = if level <= 3 { DeckName::Lesser } else { DeckName::Greater };
        assert_eq!(table.push(of(&table, SpawnWhat::Roaming, (1, 0))), Ask::Draw(deck));
    }
    let mut table = hall();
    assert_eq!(table.push(of(&table, SpawnWhat::Greater, (1, 0))), Ask::Draw(DeckName::Greater));
    let mut table = hall().level(5);
    assert_eq!(table.push(of(&table, SpawnWhat::Lesser, (1, 0))), Ask::Draw(DeckName::Lesser));
}

/// DECK-03, DECK-06.
#[test]
fn deck_03_an_empty_guard_deck_is_not_reshuffled_and_deck_06_the_higher_card_keeps_its_level() {
    let mut table = hall();
    for code in ["G1a", "G1b", "G1c"] {
        let card = table.game.library.enemy_named(code).expect("a Guard");
        table.game.take_enemy_card(card);
        table.game.discard_enemy_card(card);
    }
    assert_eq!(table.push(guard(&table, (1, 0))), Ask::Draw(DeckName::Guard(2)));
    table.draw_enemy("G2a");
    let card = &table.game.library.enemy(mob(&table, 0).card).card;
    assert_eq!((card.code.as_str(), card.minions), ("G2a", 1));
}

/// MINI-01, MINI-02.
#[test]
fn mini_01_without_miniatures_nobody_appears_and_mini_02_the_kind_is_activated() {
    // The other Mob of the kind goes to the Heroes and attacks; the Warriors wait.
    let mut table = hall().level(2).enemy("G1a", (1, 0)).enemy("G1b", (1, 0));
    assert_eq!(table.push(guard(&table, (4, 0))), Ask::Draw(DeckName::Guard(2)));
    table.draw_enemy("G2b");
    assert_eq!(table.purpose(), Purpose::MoveGoal);
    table.pick(Choice::Hero(Hero(1)));
    table.pick(Choice::Hero(Hero(1)));
    assert_eq!(table.attacks(), [(Actor::Enemy(Enemy(0)), Style::Melee, Actor::Hero(Hero(1)))]);
    assert_eq!(present(&table), [Enemy(0), Enemy(1)], "MINI-04: the Boss is on the board already");
    assert_eq!(table.place(1), (1, 0));
    let ignored = table.game.library.enemy_named("G2b").expect("a Guard");
    assert_eq!(table.rule_of(|event| *event == Event::NoMiniatures { card: ignored }), Some("MINI-01"));
    assert_eq!(table.game.state.decks.guards[1].discards().len(), 1);
    assert_eq!(table.game.state.decks.treasures[1].remaining(), 2, "no Treasure card");
}

/// MINI-02.
#[test]
fn mini_02_players_choose_the_order_and_minions_without_a_boss_act_too() {
    let mut table = hall().enemy("G1a", (1, 0)).enemy("G2b", (3, 0)).enemy("G1b", (3, 0));
    table.game.state.enemy_mut(Enemy(0)).leader = false;
    table.game.state.enemy_mut(Enemy(0)).minions = [0].into_iter().collect();
    let third = table.game.library.enemy_named("G3d").expect("a Guard");
    table.push(of(&table, SpawnWhat::Card(third), (4, 0)));
    assert_eq!(table.purpose(), Purpose::EnemyOrder);
    assert_eq!(table.options(), [Choice::Enemy(Enemy(0)), Choice::Enemy(Enemy(1))]);
}

/// MINI-01.
#[test]
fn mini_01_too_few_minions_are_too_few_and_not_even_some_are_placed() {
    // Six Flayer Minions are in the box; with the Boss dead four of them are still on the board.
    let mut table = hall().enemy("G1a", (1, 0));
    let orphans = table.game.state.enemy_mut(Enemy(0));
    orphans.leader = false;
    orphans.minions = [0; 4].into_iter().collect();
    orphans.stunned = true;
    let card = table.game.library.enemy_named("G2b").expect("a Guard");
    assert_eq!(table.push(of(&table, SpawnWhat::Card(card), (4, 0))), Ask::Over);
    assert_eq!(present(&table), [Enemy(0)]);
    assert!(!mob(&table, 0).stunned, "MINI-02: it has been activated");

    table.game.state.enemy_mut(Enemy(0)).minions.pop();
    table.push(of(&table, SpawnWhat::Card(card), (4, 0)));
    assert_eq!(present(&table), [Enemy(0), Enemy(1)]);
    assert_eq!(mob(&table, 1).minions.len(), 3);
}

/// MINI-05, MINI-03.
#[test]
fn mini_05_a_quest_that_lets_a_monster_appear_finds_its_miniature_in_use_mini_03() {
    let mut table = hall().enemy("R2", (0, 0));
    let other = table.game.library.enemy_named("X2").expect("a monster");
    table.push(of(&table, SpawnWhat::Card(other), (4, 0)));
    assert_eq!(table.rule_of(|event| matches!(event, Event::NoMiniatures { .. })), Some("MINI-01"));
    assert_eq!(present(&table), [Enemy(0)]);
}

/// ENEMY-25, ENEMY-27, ENEMY-26.
#[test]
fn enemy_25_an_agent_calls_a_guard_of_its_own_level_enemy_27_to_the_token_of_its_tile_enemy_26() {
    let mut table = hall().tile_from(2).level_token(1, (0, 0)).level_token(3, (4, 0)).enemy("G3c", (2, 0)).level(5);
    assert_eq!(table.push(calls(&[0])), Ask::Draw(DeckName::Guard(3)));
    assert_eq!(table.draw_enemy("G3b"), Ask::Draw(DeckName::Treasure(5)), "LEVEL-12");
    assert_eq!(table.draw_card("T5a"), Ask::Over);
    assert_eq!(table.place(1), (4, 0));
    assert_eq!(table.attacks(), [], "ENEMY-28: who arrives now does not act");
}

/// ENEMY-26.
#[test]
fn enemy_26_several_tokens_are_for_the_players_and_without_one_it_is_the_agents_zone_oq_34() {
    let mut table = hall().level_token(1, (1, 0)).level_token(2, (3, 0)).enemy("G1c", (4, 0));
    table.push(calls(&[0]));
    assert_eq!(table.purpose(), Purpose::ReinforcementZone);
    assert_eq!(table.options(), [(1, 0), (3, 0)].map(|at| Choice::Zone(table.zone(at))));
    table.pick_zone((3, 0));
    table.draw_enemy("G1b");
    assert_eq!(table.place(1), (3, 0));

    let mut table = hall().enemy("G1c", (4, 0));
    table.push(calls(&[0]));
    table.draw_enemy("G1b");
    assert_eq!(table.place(1), (4, 0));
}

/// ENEMY-28.
#[test]
fn enemy_28_the_dead_do_not_call_and_newcomers_do_not_either_oq_07() {
    let mut table = hall().enemy("G3c", (4, 0)).enemy("G2a", (4, 0));
    table.push(calls(&[0]));
    assert_eq!(table.draw_enemy("G3e"), Ask::Draw(DeckName::Treasure(1)));
    assert_eq!(table.draw_card("T1a"), Ask::Over, "the new Agent does not call");
    assert_eq!(present(&table).len(), 3);

    let mut table = hall().enemy("G3c", (4, 0));
    table.game.state.enemy_mut(Enemy(0)).present = false;
    assert_eq!(table.push(calls(&[0])), Ask::Over);
}

/// ENEMY-25.
#[test]
fn enemy_25_players_choose_which_agent_calls_first() {
    let mut table = hall().enemy("G3c", (4, 0)).enemy("G1c", (3, 0));
    table.push(calls(&[0, 1]));
    assert_eq!(table.purpose(), Purpose::ReinforcementOrder);
    assert_eq!(table.pick(Choice::Enemy(Enemy(1))), Ask::Draw(DeckName::Guard(1)));
    table.draw_enemy("G1a");
    assert_eq!(table.draw_card("T1a"), Ask::Draw(DeckName::Guard(3)), "then the other one");
}

#[test]
fn a_number_used_again_inherits_nothing_from_the_enemy_that_had_it() {
    let mut table = hall().enemy("G1a", (1, 0)).enemy("G1b", (1, 0));
    table.game.state.enemy_mut(Enemy(0)).present = false;
    let of_the_dead = AbilityUse { ability: AbilityId(1), card: CardId::NONE, owner: Actor::Enemy(Enemy(0)) };
    assert!(table.game.state.used.push(UsedMark { ability: of_the_dead, until: Until::Round }));
    // COUNTER-01: the Hero has attacked both; then he opened a door.
    table.game.push(Frame::Activation(Activation { attacked: mask(&[0, 1]), ..Activation::default() }));
    table.game.push(Frame::ActivateAll(ActivateAll { pending: mask(&[0, 1]), only: None }));
    table.game.push(Frame::Reinforcement(Reinforcement { pending: mask(&[0]) }));
    table.game.push(Frame::MoveAction(MoveAction::default()));
    table.push(guard(&table, (4, 0)));
    table.draw_enemy("G1c");
    assert_eq!(mob(&table, 0).zone, table.zone((4, 0)));
    assert!(table.game.state.used.is_empty());
    let Frame::Activation(activation) = table.game.state.frames[0] else { panic!("the Activation") };
    let Frame::ActivateAll(all) = table.game.state.frames[1] else { panic!("the others") };
    let Frame::Reinforcement(reinforcement) = table.game.state.frames[2] else { panic!("the calls") };
    assert_eq!((activation.attacked, all.pending, reinforcement.pending), (mask(&[1]), mask(&[1]), 0));
}

/// The Zones a spawn of an Event card may choose from.
fn zones(table: &Table, place: &Place) -> Option<Vec<u16>> {
    match table.game.spawn_frame(Spawned::Guard, place)? {
        Frame::Spawn(spawn) => Some(spawn.zones.iter().map(|zone| zone.0).collect()),
        other => panic!("no spawn: {other:?}"),
    }
}

/// EVENT-05.
#[test]
fn event_05_a_patrol_from_behind_is_ignored_at_level_1() {
    let table = |level| hall().level_token(1, (0, 0)).level_token(2, (2, 0)).level_token(3, (4, 0)).level(level);
    assert_eq!(zones(&table(1), &Place::LevelBehind), None);
    assert_eq!(zones(&table(2), &Place::LevelBehind), Some(vec![0]));
    assert_eq!(zones(&table(3), &Place::LevelBehind), Some(vec![2]), "LEVEL-09");
}

/// EVENT-06.
#[test]
fn event_06_a_patrol_from_the_front_comes_to_the_current_level_where_none_is_higher() {
    let table = |level| hall().level_token(1, (0, 0)).level_token(2, (2, 0)).level(level);
    assert_eq!(zones(&table(1), &Place::LevelAhead), Some(vec![2]));
    assert_eq!(zones(&table(2), &Place::LevelAhead), Some(vec![2]), "EVENT-08");
    assert_eq!(zones(&table(3), &Place::LevelAhead), None);
    assert_eq!(zones(&table(2), &Place::LevelHere), Some(vec![2]));
    assert_eq!(zones(&table(2), &Place::LevelToken(1)), Some(vec![0]));
    assert_eq!(zones(&table(2), &Place::Named("throne".to_owned())), None);
}

/// A Zone that is gone from the board is no place for anybody.
#[test]
fn nobody_appears_where_the_floor_is_gone() {
    let mut table = hall().level_token(1, (1, 0)).level_token(1, (3, 0));
    let gone = table.zone((1, 0));
    assert!(table.game.state.board.remove(gone));
    assert_eq!(zones(&table, &Place::LevelHere), Some(vec![3]));
}

/// EVENT-03.
#[test]
fn event_03_with_several_such_zones_players_choose_and_the_guard_is_of_the_current_level() {
    let mut table = hall().level_token(1, (0, 0)).level_token(1, (3, 0)).level(2);
    let frame = table.game.spawn_frame(Spawned::Guard, &Place::LevelBehind).expect("two Zones");
    table.push(frame);
    assert_eq!(table.purpose(), Purpose::PatrolZone);
    assert_eq!(table.pick_zone((3, 0)), Ask::Draw(DeckName::Guard(2)));
    table.draw_enemy("G2b");
    assert_eq!(table.place(0), (3, 0));
}

/// LEVEL-09, EVENT-03: none of many is left out without a word.
#[test]
fn event_03_more_than_eight_such_zones_are_all_offered() {
    let mut table = Table::new("l l l l l l l l l l l l").hero(0, (0, 0));
    for at in 0..12 {
        table = table.level_token(1, (at, 0));
    }
    assert_eq!(zones(&table, &Place::LevelHere), Some((0..12).collect()));
    let frame = table.game.spawn_frame(Spawned::Guard, &Place::LevelHere).expect("twelve Zones");
    table.push(frame);
    assert_eq!(table.options().len(), 12);
    assert_eq!(table.pick_zone((11, 0)), Ask::Draw(DeckName::Guard(1)));
}

/// EVENT-07, ENEMY-32.
#[test]
fn event_07_counts_the_roaming_monsters_without_those_a_quest_leaves_out_enemy_32() {
    let mut table = hall().enemy("R1", (1, 0)).enemy("G1a", (1, 0)).enemy("R2", (2, 0)).enemy("R3", (2, 0));
    table.game.state.enemy_mut(Enemy(2)).uncounted = true;
    assert_eq!(table.game.roaming_on_board().collect::<Vec<_>>(), [Enemy(0), Enemy(3)]);
    let spared = Spawn { uncounted: true, step: SpawnStep::Draw, what: SpawnWhat::Roaming, ..Spawn::default() };
    table.push(Frame::Spawn(spared));
    table.draw_enemy("R5");
    assert!(mob(&table, 4).uncounted);
}

/// EVENT-01.
#[test]
fn event_01_the_card_is_drawn_resolved_by_the_active_hero_and_discarded() {
    let mut table = hall();
    table.game.state.first_player = Hero(1);
    table.game.state.active = Hero::NONE;
    assert_eq!(table.push(Frame::Event(EventFrame::default())), Ask::Draw(DeckName::Event));
    assert_eq!(table.answer(&Answer::Drew(Drawn::Event(EventId(1)))), Ask::Over);
    assert_eq!(table.rule_of(|event| matches!(event, Event::EventDrawn { .. })), Some("EVENT-01"));
    assert_eq!(table.effects.len(), 1);
    assert_eq!(table.effects[0].event, 2);
    assert_eq!(table.effects[0].ability.owner, Actor::Hero(Hero(1)), "EVENT-04, GLOSS-01");
    let events = &table.game.state.decks.events;
    assert!(events.discards().contains(1) && events.remaining() == 2, "DECK-01");
    for card in [0, 2] {
        table.push(Frame::Event(EventFrame::default()));
        table.answer(&Answer::Drew(Drawn::Event(EventId(card))));
    }
    table.answer(&Answer::No);
    assert_eq!(table.push(Frame::Event(EventFrame::default())), Ask::Draw(DeckName::Event));
    assert_eq!(table.game.state.decks.events.remaining(), 3, "DECK-02");
}

/// EVENT-02: "may".
#[test]
fn a_blessing_that_players_may_take_is_offered() {
    for (answer, taken) in [(Answer::Yes, 1), (Answer::No, 0)] {
        let mut table = hall();
        table.push(Frame::Event(EventFrame::default()));
        let ask = table.answer(&Answer::Drew(Drawn::Event(EventId(2))));
        assert!(matches!(ask, Ask::May { .. }), "{ask:?}");
        assert_eq!(table.answer(&answer), Ask::Over);
        assert_eq!(table.effects.len(), taken);
        assert!(table.game.state.decks.events.discards().contains(2));
    }
}

#[test]
fn an_enemy_card_can_be_drawn_only_while_it_is_in_its_deck() {
    let mut table = hall().enemy("G1a", (1, 0));
    table.push(guard(&table, (4, 0)));
    let EnemyCardId(taken) = mob(&table, 0).card;
    assert!(!table.game.can_be_drawn(DeckName::Guard(1), Drawn::Enemy(EnemyCardId(taken))));
    assert!(table.game.can_be_drawn(DeckName::Guard(1), Drawn::Enemy(EnemyCardId(taken + 1))));
}

#[test]
fn the_number_of_an_enemy_that_fell_in_an_open_combat_is_not_given_to_whoever_appears_in_it() {
    for (open, expected) in [(true, Enemy(1)), (false, Enemy(0))] {
        let mut table = hall().enemy("R1", (1, 0));
        if open {
            let combat = Combat {
                attacker: Actor::Hero(Hero(0)),
                defender: Actor::Enemy(Enemy(0)),
                step: CombatStep::End,
                ..Combat::default()
            };
            assert!(table.game.state.frames.push(Frame::Combat(combat)));
        }
        table.game.state.enemy_mut(Enemy(0)).present = false;
        table.push(guard(&table, (4, 0)));
        table.draw_enemy("G1a");
        assert_eq!(present(&table), [expected], "combat open: {open}");
    }
}

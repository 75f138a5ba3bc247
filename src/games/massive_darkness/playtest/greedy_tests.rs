//! How the greedy bot chooses: what it seeks, fights, wears, buys and hands over.

use super::*;
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::playtest::testing::{start, table, tutorial};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::ask::{Ask, By, Choice, Purpose};
use crate::games::massive_darkness::rules::cards::SlotSymbol;
use crate::games::massive_darkness::rules::frames::{Frame, Gain, GainFrom};
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::rules::ids::{CardId, ClassId, Enemy};
use crate::games::massive_darkness::rules::language::{Ability, Style, When};
use crate::games::massive_darkness::rules::state::{EnemyState, Held, Slot};
use crate::house::lab::bots::{Limits, play};
use crate::house::plug::Ruleset as _;
use crate::kernel::board::Passage;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game as _, Outcome};
use massive_darkness_bots::hints::{Hints, chamber_to_loot};
use massive_darkness_bots::manner::Manner;
use massive_darkness_bots::outlook::{Feared, Outlook};
use massive_darkness_bots::way::{Costs, NO_WAY};
use massive_darkness_bots::{fight, goods, share, skills};

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = tutorial(2);
    let one = || {
        let mut answers = Vec::new();
        let played = play(&mut game.clone(), &mut Greedy::new(7), 7, Limits::default(), |_, answer| {
            answers.push(answer.clone());
            Ok(())
        });
        assert_eq!(played.failure, None);
        answers
    };
    assert_eq!(one(), one());
}

#[test]
fn a_lone_hero_often_brings_the_map_home() {
    let game = tutorial(1);
    let wins = (0..30).filter(|seed| {
        let played = play(&mut game.clone(), &mut Greedy::new(*seed), *seed, Limits::default(), |_, _| Ok(()));
        played.outcome == Some(Outcome::Won)
    });
    assert!(wins.count() >= 10);
}

#[test]
fn it_equips_what_is_strongest_and_leaves_the_rest() {
    let mut game = tutorial(1);
    let one_handed = |card: &CardId| {
        let entry = game.library.card(*card);
        entry.card.slot == SlotSymbol::Hand && entry.dice[0] != [0; 4] && entry.dice[1..3] == [[0; 4]; 2]
    };
    let dice = |card: &CardId| game.library.card(*card).dice[0].iter().sum::<u8>();
    let weapons: Vec<CardId> = (0..game.library.equipment.len() as u16).map(CardId).filter(one_handed).collect();
    let (weak, strong) = (
        *weapons.iter().min_by_key(|card| dice(card)).unwrap(),
        *weapons.iter().max_by_key(|card| dice(card)).unwrap(),
    );
    let cards = &mut game.state.heroes[0].cards;
    cards.clear();
    assert!(cards.push(Held { card: weak, slot: Slot::FirstHand }));
    assert!(cards.push(Held { card: strong, slot: Slot::Pack }));
    assert!(goods::wants_to_arrange(&game, Hero(0)));
    let keep = crate::games::massive_darkness::rules::hero_phase::keep_everything();
    let Answer::Arrange(puts) = goods::arrange(&game, 1, false, std::slice::from_ref(&keep)) else {
        panic!("no arrangement")
    };
    let slot_of = |card: CardId| puts.iter().find(|put| put.card == card).map(|put| put.slot);
    assert!(matches!(slot_of(strong), Some(Slot::FirstHand | Slot::SecondHand)), "{puts:?}");
    assert_ne!(slot_of(weak), Some(Slot::Pack), "there is a second hand");
    for put in &puts {
        let cards = &mut game.state.heroes[0].cards;
        cards.iter_mut().find(|held| held.card == put.card).unwrap().slot = put.slot;
    }
    assert!(!goods::wants_to_arrange(&game, Hero(0)));
}

#[test]
fn ways_lead_through_closed_doors_at_a_price_and_never_through_walls() {
    let mut game = tutorial(1);
    let exit = game.dungeon.exit.unwrap();
    let closed = Costs::to(&game, [exit].into_iter());
    assert_eq!(closed.from(exit), 0);
    assert_ne!(closed.from(game.dungeon.start), NO_WAY);
    let door = game.dungeon.board.edges().find(|(_, edge)| edge.passage == Passage::Door);
    let (door, edge) = door.unwrap();
    let behind = Costs::to(&game, [edge.a].into_iter());
    assert_eq!(behind.from(edge.b), 3);
    let board = game.dungeon.board.clone();
    assert!(game.state.board.open(&board, door));
    assert_eq!(Costs::to(&game, [edge.a].into_iter()).from(edge.b), 1);
}

#[test]
fn a_weak_enemy_is_worth_attacking_more_than_a_strong_one() {
    let mut game = tutorial(1);
    let zone = game.dungeon.start;
    let weakest = game.library.enemies.iter().position(|entry| entry.card.health == 1).unwrap();
    let strongest = (0..game.library.enemies.len()).max_by_key(|at| game.library.enemies[*at].card.health).unwrap();
    for card in [weakest, strongest] {
        let card = crate::games::massive_darkness::rules::ids::EnemyCardId(card as u16);
        let enemy =
            EnemyState { present: true, card, zone, leader: true, treasure: CardId::NONE, ..EnemyState::default() };
        assert!(game.state.enemies.push(enemy));
    }
    let mut chances = fight::Chances::default();
    let mut worth = |enemy: u8| {
        let enemy = Enemy(enemy);
        fight::worth_of_attack(&mut chances, &game, Hero(0), Style::Melee, enemy, false)
    };
    let (weak, strong) = (worth(0), worth(1));
    assert!(weak > strong, "{weak} {strong}");
}

#[test]
fn a_skill_that_does_not_work_yet_is_not_bought() {
    let mut game = tutorial(1);
    game.state.heroes[0].xp = 30;
    game.state.ask = Ask::Choose { by: By::Hero(Hero(0)), purpose: Purpose::Skill, least: 0, most: 1 };
    let class = game.library.class(game.state.heroes[0].class);
    let mut seen = [false; 2];
    for (line, skills) in class.sheet.lines.iter().enumerate() {
        let choice = Choice::Skill(line as u8, 0);
        let usable = skills.skills[0].level <= 1;
        assert_eq!(skills::worth_of_skill(&game, choice) > 0, usable);
        seen[usize::from(usable)] = true;
    }
    assert!(seen[0] && seen[1], "the sheet has both: {seen:?}");
    assert!(game.question().is_some());
}

/// A shipped quest of such a kind, for three Heroes, when the first of them is asked what he does.
fn first_activation_of(is_wanted: impl Fn(&Quest) -> bool) -> MassiveDarkness {
    let quests = shipped_quests().map(|(_, text)| ron::from_str::<Quest>(text).unwrap());
    let table = table();
    let mut begun = start(&table, 3);
    begun.quest = quests.into_iter().find(|quest| is_wanted(quest)).unwrap();
    let mut game = table.set_up(&begun, &mut |_| {}).unwrap();
    let (mut chance, mut bot, mut listed) = (Stream::new(Dealer::new(1)), Greedy::new(1), Vec::new());
    while !matches!(game.state.ask, Ask::Act(_)) {
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    game
}

fn figures(game: &MassiveDarkness) -> Vec<Enemy> {
    game.state.enemy_ids().filter(|enemy| game.state.enemy(*enemy).foe > 0).collect()
}

#[test]
fn what_would_wake_whom_nobody_can_beat_yet_is_left_standing_while_there_is_loot() {
    let mut game = first_activation_of(|quest| {
        let sleeps = !quest.foes.is_empty() && quest.foes.iter().all(|foe| !foe.active_if.is_empty());
        sleeps && !quest.objects.is_empty() && quest.stairs.is_empty()
    });
    let objects_wanted = |game: &MassiveDarkness, feared: Feared| {
        let mut hints = Hints::of(game, feared);
        hints.add_keys(game);
        hints.objects.len()
    };
    let mut outlook = Outlook::default();
    outlook.renew(&game, &mut fight::Chances::default());
    assert!(outlook.grows() && figures(&game).iter().all(|enemy| outlook.feared().has(*enemy)));
    assert_eq!(objects_wanted(&game, outlook.feared()), 0);
    assert!(objects_wanted(&game, Feared::default()) > 0, "they bar the way all the same");

    // Wounded, and with lives to spare, they can be met: one after the other, the weakest first.
    game.state.lifebringer = 20;
    for enemy in figures(&game) {
        let full = game.full_health(enemy);
        game.state.enemy_mut(enemy).wounds = full - 1;
    }
    game.state.round += 1;
    outlook.renew(&game, &mut fight::Chances::default());
    let met = figures(&game).into_iter().filter(|enemy| !outlook.feared().has(*enemy)).count();
    assert_eq!((outlook.grows(), met), (false, 1));
    assert!(objects_wanted(&game, outlook.feared()) > 0);
}

#[test]
fn a_figure_that_is_still_far_from_where_it_wants_to_go_is_no_reason_to_hurry() {
    let mut game = first_activation_of(|quest| {
        quest.foes.iter().any(|foe| !foe.acts.is_empty() && !foe.immune && foe.active_if.is_empty())
    });
    assert!(chamber_to_loot(&game, Manner::PATIENT.loots).is_some());
    let enemy = figures(&game)[0];
    game.state.enemy_mut(enemy).zone = game.dungeon.exit.unwrap();
    assert_eq!(chamber_to_loot(&game, Manner::PATIENT.loots), None);
}

#[test]
fn a_card_goes_to_whom_it_helps_and_not_to_whoever_has_fewer() {
    let mut game = tutorial(2);
    let melee = |dice: u8| {
        let fits = |card: &CardId| {
            let entry = game.library.card(*card);
            entry.card.slot == SlotSymbol::TwoHands && entry.dice[0].iter().sum::<u8>() == dice
        };
        (0..game.library.equipment.len() as u16).map(CardId).find(fits).unwrap()
    };
    let (weak, strong) = (melee(2), melee(3));
    let gain = |got: CardId| {
        let mut gain = Gain { hero: Hero(0), from: GainFrom::Token, ..Gain::default() };
        assert!(gain.got.push(got));
        Frame::Gain(gain)
    };
    // The finder has no more cards than the other, but cannot use a second weapon.
    for (hero, cards) in [(0, vec![strong, weak]), (1, vec![])] {
        let state = &mut game.state.heroes[hero];
        state.cards.clear();
        cards.into_iter().for_each(|card| assert!(state.cards.push(Held { card, slot: Slot::Pack })));
    }
    assert!(game.state.frames.push(gain(weak)));
    assert!(share::worth_as_receiver(&game, Choice::Hero(Hero(1))) > 0, "it lies idle in the pack");
    // Who already has a better one gets none, however few cards he has.
    assert!(game.state.heroes[1].cards.push(Held { card: strong, slot: Slot::Pack }));
    game.state.heroes[0].cards.retain(|held| held.card == weak);
    assert_eq!(share::worth_as_receiver(&game, Choice::Hero(Hero(1))), 0);
}

#[test]
fn a_skill_for_weapons_that_nobody_carries_is_worth_less_than_one_that_always_helps() {
    let mut game = tutorial(1);
    let wants = |ability: &Ability, style: Style| ability.when == When::Attack(style);
    let sheets = game.library.classes.iter().position(|entry| {
        entry
            .sheet
            .lines
            .iter()
            .any(|line| line.skills[0].abilities.iter().any(|ability| wants(ability, Style::Ranged)))
    });
    game.state.heroes[0].class = ClassId(sheets.unwrap() as u8);
    game.state.ask = Ask::Choose { by: By::Hero(Hero(0)), purpose: Purpose::Skill, least: 0, most: 1 };
    let class = game.library.class(game.state.heroes[0].class);
    let lines = &class.sheet.lines;
    let line =
        lines.iter().position(|line| line.skills[0].abilities.iter().any(|ability| wants(ability, Style::Ranged)));
    let line = line.unwrap() as u8;
    let card = |of: usize| {
        let fits = |card: &CardId| {
            let entry = game.library.card(*card);
            entry.card.slot == SlotSymbol::TwoHands && entry.dice[of] != [0; 4]
        };
        (0..game.library.equipment.len() as u16).map(CardId).find(fits).unwrap()
    };
    let (sword, bow) = (card(0), card(1));
    let mut worth_with = |card: CardId| {
        game.state.heroes[0].cards.clear();
        assert!(game.state.heroes[0].cards.push(Held { card, slot: Slot::FirstHand }));
        skills::worth_of_skill(&game, Choice::Skill(line, 0))
    };
    assert!(worth_with(bow) > worth_with(sword));
}

#[test]
fn a_way_that_leaves_the_level_as_it_is_is_preferred() {
    let mut game = tutorial(1);
    let level = |zone| game.dungeon.tile_level(zone);
    let edges = game.dungeon.board.edges().map(|(_, edge)| edge).filter(|edge| edge.passage != Passage::Wall);
    let mut ways = edges.flat_map(|edge| [(edge.a, edge.b), (edge.b, edge.a)]);
    let up = ways.find(|(below, above)| level(*below) < level(*above) && level(*above) > game.state.level);
    let (below, above) = up.expect("a border between two Levels");
    let cost = |game: &MassiveDarkness| Costs::to(game, [above].into_iter()).from(below);
    let before = cost(&game);
    game.state.level = game.dungeon.tile_level(above);
    assert!(before > cost(&game), "LEVEL-03: it is a price as long as nobody has been there");
}

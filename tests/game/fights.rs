//! Any Hero with any Skills and cards fights any Enemy of the box: every fight comes to its end, whatever is answered,
//! whichever side attacks.
//!
//! A sample is fought; `DELVEWRIGHT_FULL_PROOF=1 cargo test --release --test game fights` fights a hundred times as many.

use crate::table::{any_party, games, table, tutorial};
use delvewright::games::massive_darkness::playtest::{Bot as _, RandomBot};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::ask::{Ask, DeckName};
use delvewright::games::massive_darkness::rules::cards::{EquipmentKind, Role, SlotSymbol};
use delvewright::games::massive_darkness::rules::event::Event;
use delvewright::games::massive_darkness::rules::frames::{Combat, Frame, Round, RoundStep};
use delvewright::games::massive_darkness::rules::ids::{Actor, CardId, ClassId, Enemy, EnemyCardId, Hero};
use delvewright::games::massive_darkness::rules::language::Style;
use delvewright::games::massive_darkness::rules::state::{EnemyState, Held, Slot};
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::board::SpaceId;
use delvewright::kernel::dealer::Dealer;
use delvewright::kernel::game::{Game as _, Outcome};

/// Questions of one fight, far more than any should need.
const MOST_QUESTIONS: usize = 300;

/// All cards that anybody can keep.
fn all_cards(game: &MassiveDarkness) -> Vec<CardId> {
    let kept = |card: &CardId| !matches!(game.library.card(*card).card.kind, EquipmentKind::Trap | EquipmentKind::Luck);
    (0..game.library.equipment.len() as u16).map(CardId).filter(kept).collect()
}

fn draw(pile: &mut Vec<CardId>, dealer: &mut Dealer) -> CardId {
    pile.swap_remove(dealer.pick(pile.len() as u32) as usize)
}

/// A Hero with any Skills, up to a dozen cards, worn as far as they fit, somewhat hurt and experienced.
fn arm(game: &mut MassiveDarkness, hero: Hero, pile: &mut Vec<CardId>, dealer: &mut Dealer) {
    let library = game.library.clone();
    let class = ClassId(dealer.pick(library.classes.len() as u32) as u8);
    let state = game.state.hero_mut(hero);
    state.class = class;
    for (line, skills) in library.class(class).sheet.lines.iter().enumerate() {
        state.skills[line] = dealer.pick(skills.skills.len() as u32 + 1) as u8;
    }
    state.xp = dealer.pick(4) as u8;
    state.health = 1 + dealer.pick(5) as u8;
    state.cards.clear();
    for _ in 0..dealer.pick(13) {
        let card = draw(pile, dealer);
        let entry = &library.card(card).card;
        let free = |slot: Slot| state.cards.iter().all(|held: &Held| held.slot != slot);
        let two_hands = state
            .cards
            .iter()
            .any(|held| held.slot == Slot::FirstHand && library.card(held.card).card.slot == SlotSymbol::TwoHands);
        let slot = match entry.slot {
            SlotSymbol::Body if free(Slot::Body) => Slot::Body,
            SlotSymbol::Hand if free(Slot::FirstHand) => Slot::FirstHand,
            SlotSymbol::Hand if free(Slot::SecondHand) && !two_hands => Slot::SecondHand,
            SlotSymbol::TwoHands if free(Slot::FirstHand) && free(Slot::SecondHand) => Slot::FirstHand,
            _ => Slot::Pack,
        };
        state.cards.push(Held { card, slot });
    }
}

/// Any Enemy with any Equipment.
fn any_enemy(game: &MassiveDarkness, zone: SpaceId, pile: &mut Vec<CardId>, dealer: &mut Dealer) -> EnemyState {
    let library = &game.library;
    let card = EnemyCardId(dealer.pick(library.enemies.len() as u32) as u16);
    let entry = library.enemy(card);
    let mob = library.kind(entry.kind).role == Role::Mob;
    let minions = if mob { dealer.pick(5) } else { 0 };
    EnemyState {
        present: true,
        card,
        zone,
        leader: true,
        stunned: dealer.pick(4) == 0,
        minions: (0..minions).map(|_| dealer.pick(u32::from(entry.card.health)) as u8).collect(),
        treasure: draw(pile, dealer),
        ..EnemyState::default()
    }
}

/// A legal attack between the first Hero and the first Enemy, if there is one.
fn any_attack(game: &MassiveDarkness, dealer: &mut Dealer) -> Option<Combat> {
    let pair = [Actor::Hero(Hero(0)), Actor::Enemy(Enemy(0))];
    let first = dealer.pick(2) as usize;
    let (attacker, defender) = (pair[first], pair[1 - first]);
    let mut styles = [Style::Melee, Style::Ranged, Style::Magic];
    styles.rotate_left(dealer.pick(3) as usize);
    let style = styles.into_iter().find(|style| game.can_attack(attacker, *style, defender).is_ok())?;
    let counter = attacker.enemy().is_some() && dealer.pick(2) == 0;
    Some(Combat { attacker, defender, style, counter, own_activation: !counter, ..Combat::default() })
}

/// Fights to the end. Gives the number of questions, or none if nobody could attack.
fn fight(game: &mut MassiveDarkness, seed: u64) -> Option<usize> {
    let mut dealer = Dealer::new(seed).branch(5);
    let zones = game.dungeon.zones.len() as u32;
    let somewhere = |near: SpaceId, dealer: &mut Dealer| {
        if dealer.pick(3) > 0 { near } else { SpaceId(dealer.pick(zones) as u16) }
    };
    let mut pile = all_cards(game);
    let place = SpaceId(dealer.pick(zones) as u16);
    game.state.level = 1 + dealer.pick(5) as u8;
    for hero in game.state.hero_ids() {
        arm(game, hero, &mut pile, &mut dealer);
        game.state.hero_mut(hero).zone = somewhere(place, &mut dealer);
    }
    game.state.enemies.clear();
    for _ in 0..3 {
        let zone = somewhere(place, &mut dealer);
        let enemy = any_enemy(game, zone, &mut pile, &mut dealer);
        game.state.enemies.push(enemy);
    }
    let combat = any_attack(game, &mut dealer)?;
    game.state.active = Hero(0);
    game.state.used.clear();
    game.state.frames.clear();
    game.state.frames.push(Frame::Round(Round { step: RoundStep::Event, turn: 0 }));
    game.state.frames.push(Frame::Combat(combat));
    game.state.options.clear();
    game.state.ask = Ask::Over;

    let mut ends = 0;
    let mut listen = |event: delvewright::kernel::game::Logged<Event>| {
        ends += usize::from(matches!(event.what, Event::CombatResult { .. }));
    };
    game.resume(&mut listen);
    let (mut bot, mut listed) = (RandomBot::new(seed), Vec::new());
    let mut questions = 0;
    while game.question().is_some() && game.state.ask != Ask::Draw(DeckName::Event) {
        questions += 1;
        assert!(questions < MOST_QUESTIONS, "seed {seed}: {:?}", game.state.ask);
        let answer = game.sample(&mut |count| dealer.pick(count)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(game, &listed)
        });
        let taken = game.answer(&answer, &mut listen);
        assert_eq!(taken, Ok(()), "seed {seed}: {answer:?}");
        for hero in game.state.hero_ids() {
            assert!(game.state.hero(hero).health <= game.max_health(hero), "seed {seed}: HERO-05");
        }
    }
    assert_ne!(game.outcome(), Some(Outcome::Stuck), "seed {seed}");
    assert!(
        ends > 0 || !game.takes_part(combat.attacker) || !game.takes_part(combat.defender),
        "seed {seed}: {combat:?}"
    );
    Some(questions)
}

#[test]
fn every_fight_between_any_hero_and_any_enemy_comes_to_its_end() {
    let table = table();
    let mut fought = 0;
    for seed in 0..games(300, 30_000) {
        let mut game = table.set_up(&any_party(&table, &tutorial(), seed), &mut |_| {}).unwrap();
        fought += usize::from(fight(&mut game, seed).is_some());
    }
    assert!(fought > 100, "only {fought} fights");
}

//! What must be true of every state of a quest, whatever has been answered.

use crate::ask::{Ask, DeckName};
use crate::cards::{EnemyDeck, EquipmentDeck, Role};
use crate::dungeon::Mode;
use crate::frames::{EventFrame, Frame, GainFrom};
use crate::game::MassiveDarkness;
use crate::ids::{CardId, Enemy, Hero, KindId};
use crate::kernel::bits::Bits;
use crate::kernel::deck::Deck;
use crate::kernel::game::Game as _;
use crate::state::{Held, Slot};

/// XP-03.
const MOST_XP: u8 = 30;
/// STORY-03: the fifth becomes 1 XP at once.
const MOST_MICRO_XP: u8 = 4;
/// LEVEL-01.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// The conditions of one game; some hold from its start to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invariants {
    lifebringer: u8,
}

impl Invariants {
    /// Those of a game that has just been set up.
    #[must_use]
    pub fn new(game: &MassiveDarkness) -> Self {
        Self { lifebringer: game.state.lifebringer }
    }

    /// Those of a game that had so many tokens on the Lifebringer.
    #[must_use]
    pub fn with_lifebringer(tokens: u8) -> Self {
        Self { lifebringer: tokens }
    }

    /// Looks at everything.
    ///
    /// # Errors
    /// What is wrong, with the rule that says so.
    pub fn check(&self, game: &MassiveDarkness) -> Result<(), String> {
        let state = &game.state;
        require(LEVELS.contains(&state.level), || format!("the Current Level is {} (LEVEL-01)", state.level))?;
        require(state.lifebringer <= self.lifebringer, || {
            format!("{} tokens on the Lifebringer, {} at the start (HERO-10)", state.lifebringer, self.lifebringer)
        })?;
        require(state.ask != Ask::Over || state.outcome.is_some(), || "it asks nothing and is not over".into())?;
        for hero in state.hero_ids() {
            check_hero(game, hero).map_err(|what| format!("Hero {}: {what}", hero.0))?;
        }
        for enemy in state.enemy_ids() {
            check_enemy(game, enemy).map_err(|what| format!("Enemy {}: {what}", enemy.0))?;
        }
        check_supply(game)?;
        check_equipment(game)?;
        check_enemy_cards(game)?;
        check_doors_and_events(game)
    }
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn check_hero(game: &MassiveDarkness, hero: Hero) -> Result<(), String> {
    let state = game.state.hero(hero);
    let most = game.max_health(hero);
    require(state.health <= most, || format!("Health {} of {most} (HERO-05)", state.health))?;
    require(state.xp <= MOST_XP, || format!("{} XP (XP-03)", state.xp))?;
    let micro = if game.mode == Mode::Story { MOST_MICRO_XP } else { 0 };
    require(state.micro_xp <= micro, || format!("{} Micro-XP (STORY-03)", state.micro_xp))?;
    let early = |held: &&Held| held.slot != Slot::Pack && !game.is_within_level(held.card);
    require(!state.cards.iter().any(|held| early(&held)), || "it uses a card of too high a Level (STORY-14)".into())?;
    let ended = game.outcome().is_some();
    require(ended || state.dead == (state.health == 0), || {
        format!("Health {}, dead: {} (HERO-06)", state.health, state.dead)
    })?;
    check_zone(game, state.zone.index())?;
    game.check_slots(&state.cards).map_err(|refusal| format!("its cards lie wrongly: {refusal}"))?;
    for (line, bought) in state.skills.iter().enumerate() {
        let lines = &game.library.class(state.class).sheet.lines;
        let there_are = lines.get(line).map_or(0, |line| line.skills.len());
        require(usize::from(*bought) <= there_are, || format!("{bought} Skills of line {line} (CLASS-04)"))?;
    }
    Ok(())
}

fn check_zone(game: &MassiveDarkness, zone: usize) -> Result<(), String> {
    require(zone < game.dungeon.zones.len(), || format!("it stands in Zone {zone}, which does not exist"))
}

fn check_enemy(game: &MassiveDarkness, enemy: Enemy) -> Result<(), String> {
    let state = game.state.enemy(enemy);
    check_zone(game, state.zone.index())?;
    let card = game.library.enemies.get(state.card.index()).ok_or("it has no card")?;
    let mob = game.library.kind(card.kind).role == Role::Mob;
    // ENEMY-07, ENEMY-09: the figures of a Mob have the printed Health, others have it for each Hero.
    let each = if mob { 1 } else { u16::from(game.state.starting_heroes) };
    let health = u16::from(card.card.health) * each;
    require(state.leader || !state.minions.is_empty(), || "no figure of it is left (ENEMY-22)".into())?;
    require(mob || state.minions.is_empty(), || "it has Minions and is no Mob (ENEMY-17)".into())?;
    require(!state.leader || u16::from(state.wounds) < health, || {
        format!("{} Wounds with Health {health}", state.wounds)
    })?;
    require(state.minions.iter().all(|wounds| u16::from(*wounds) < health), || {
        format!("Minions with Wounds {:?} and Health {health} (MOB-06)", state.minions)
    })?;
    require(state.leader || !state.treasure.is_some(), || "it is no Guardian and has Equipment (ENEMY-33)".into())
}

/// MINI-01: never more figures than the box has.
fn check_supply(game: &MassiveDarkness) -> Result<(), String> {
    for (number, kind) in game.library.kinds.iter().enumerate() {
        let (mut leaders, mut minions) = (0, 0);
        for enemy in game.state.enemy_ids() {
            let state = game.state.enemy(enemy);
            if game.library.enemy(state.card).kind == KindId(number as u8) {
                leaders += usize::from(state.leader);
                minions += state.minions.len();
            }
        }
        require(leaders <= usize::from(kind.leaders) && minions <= usize::from(kind.minions), || {
            format!("{leaders} + {minions} figures “{}” are more than the box has (MINI-01)", kind.id)
        })?;
    }
    Ok(())
}

/// Cards that a set of numbers of one deck stands for are in no other place.
struct Places {
    what: &'static str,
    seen: Bits<16>,
}

impl Places {
    fn put(&mut self, number: usize, place: &str) -> Result<(), String> {
        require(self.seen.insert(number), || format!("{} {number} is {place} and somewhere else", self.what))
    }

    fn put_deck(&mut self, deck: &Deck, first: u16) -> Result<(), String> {
        let first = usize::from(first);
        for card in deck.unseen().iter() {
            self.put(first + card, "in a draw pile")?;
        }
        for card in deck.top() {
            self.put(first + usize::from(*card), "on a draw pile")?;
        }
        for card in deck.discards().iter() {
            self.put(first + card, "on a discard pile")?;
        }
        Ok(())
    }

    fn put_all(&mut self, cards: impl Iterator<Item = CardId>, place: &str) -> Result<(), String> {
        for card in cards {
            self.put(card.index(), place)?;
        }
        Ok(())
    }
}

/// Each card of Equipment is in exactly one place; while something is being resolved one may be in somebody's hand.
fn check_equipment(game: &MassiveDarkness) -> Result<(), String> {
    let (state, library) = (&game.state, &game.library);
    let mut places = Places { what: "the card of Equipment", seen: Bits::new() };
    for level in LEVELS {
        let first = library.equipment_range(EquipmentDeck::Treasure, level).start;
        places.put_deck(game.deck(DeckName::Treasure(level)), first)?;
    }
    places.put_deck(&state.decks.artifacts, library.equipment_range(EquipmentDeck::Artifact, 0).start)?;
    for hero in state.hero_ids() {
        places.put_all(state.hero(hero).cards.iter().map(|held| held.card), "with a Hero")?;
    }
    let treasures = state.enemy_ids().map(|enemy| state.enemy(enemy).treasure);
    places.put_all(treasures.filter(|card| card.is_some()), "with a Guardian")?;
    let in_hand = state.frames.iter().any(|frame| matches!(frame, Frame::Gain(gain) if gain.from == GainFrom::Loot));
    if in_hand || state.outcome.is_some() {
        return Ok(());
    }
    let starting = library.equipment_range(EquipmentDeck::Starting, 0);
    let missing =
        (0..library.equipment.len()).find(|card| !starting.contains(&(*card as u16)) && !places.seen.contains(*card));
    match missing {
        Some(card) => Err(format!("the card of Equipment {card} ({}) is nowhere", library.equipment[card].card.code)),
        None => Ok(()),
    }
}

/// The same for Enemy cards.
fn check_enemy_cards(game: &MassiveDarkness) -> Result<(), String> {
    let (state, library) = (&game.state, &game.library);
    let mut places = Places { what: "the Enemy card", seen: Bits::new() };
    for level in LEVELS {
        places.put_deck(game.deck(DeckName::Guard(level)), library.enemy_range(EnemyDeck::Guard(level)).start)?;
    }
    places.put_deck(&state.decks.lesser, library.enemy_range(EnemyDeck::Lesser).start)?;
    places.put_deck(&state.decks.greater, library.enemy_range(EnemyDeck::Greater).start)?;
    for enemy in state.enemy_ids() {
        places.put(state.enemy(enemy).card.index(), "on the board")?;
        if let Some(second) = state.enemy(enemy).second_card {
            places.put(second.index(), "with a figure of the quest")?;
        }
    }
    let in_hand = state.frames.iter().any(|frame| matches!(frame, Frame::Spawn(_)));
    if in_hand || state.outcome.is_some() {
        return Ok(());
    }
    match (0..library.enemies.len()).find(|card| !places.seen.contains(*card)) {
        Some(card) => Err(format!("the Enemy card {card} ({}) is nowhere", library.enemies[card].card.code)),
        None => Ok(()),
    }
}

/// Door cards lie in their deck at any time (ACT-DOOR-04), Event cards as soon as they are resolved (EVENT-01).
fn check_doors_and_events(game: &MassiveDarkness) -> Result<(), String> {
    let (state, library) = (&game.state, &game.library);
    let mut doors = Places { what: "the Door card", seen: Bits::new() };
    doors.put_deck(game.deck(DeckName::Door), 0)?;
    let mut events = Places { what: "the Event card", seen: Bits::new() };
    events.put_deck(game.deck(DeckName::Event), 0)?;
    for frame in &state.frames {
        if let Frame::Event(EventFrame { card: card @ 1.., .. }) = frame {
            events.put(usize::from(*card) - 1, "being resolved")?;
        }
    }
    if state.outcome.is_some() {
        return Ok(());
    }
    for (places, count) in [(&doors, library.doors.len()), (&events, library.events.len())] {
        if let Some(card) = (0..count).find(|card| !places.seen.contains(*card)) {
            return Err(format!("{} {card} is nowhere", places.what));
        }
    }
    Ok(())
}

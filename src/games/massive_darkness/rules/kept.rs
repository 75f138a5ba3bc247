//! A state that comes from a file: whether it can be one of this game, and when a state is kept at all.
//!
//! A state is kept when nothing is being resolved but the turn of a Hero, so that every number in it can be looked at. What
//! passes here never leads the engine out of bounds, whatever is answered (`tests/game/kept.rs` proves it on states that
//! are changed in all ways).

use super::ask::Ask;
use super::cards::{EnemyDeck, EquipmentDeck, Role};
use super::experience::MAX_XP;
use super::frames::{Activation, ActivationStep, Frame, RoundStep};
use super::game::MassiveDarkness;
use super::ids::{Actor, CardId, EnemyCardId, Hero};
use super::setup::{MORE_HEALTH, STARTING_HEALTH};
use super::state::{Decks, EnemyState, HeroState, Phase, QuestState, State};
use crate::kernel::bits::Bits;
use crate::kernel::board::SpaceId;
use crate::kernel::deck::Deck;
use crate::kernel::game::Misfit;
use crate::kernel::hash::hash_of;

/// No game has so many rounds.
const MOST_ROUNDS: u16 = 60_000;
/// LEVEL-01.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;
/// STORY-03: the fifth becomes 1 XP at once.
const MOST_MICRO_XP: u8 = 4;
/// More Actions, tokens or dice than anybody has.
const MANY: u8 = 100;

fn require(holds: bool, what: &'static str) -> Result<(), Misfit> {
    if holds { Ok(()) } else { Err(Misfit(what)) }
}

impl MassiveDarkness {
    /// Is nothing being resolved but the turn of a Hero, who is asked what he does? Or is the game over?
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        turn_of(&self.state).is_some() || is_over(&self.state)
    }

    /// Can a state from a file be one of this game?
    ///
    /// # Errors
    /// What in it cannot be.
    pub fn fits_in(&self, state: &State) -> Result<(), Misfit> {
        require(turn_of(state).is_some() || is_over(state), "something is being resolved")?;
        require(state.round <= MOST_ROUNDS, "the round")?;
        require(LEVELS.contains(&state.level), "the Level")?;
        let heroes = state.heroes.len();
        let same_heroes = self.state.heroes.len() == heroes
            && self.state.heroes.iter().zip(&state.heroes).all(|(a, b)| (a.card, a.class) == (b.card, b.class));
        require(same_heroes && usize::from(state.starting_heroes) == heroes, "the Heroes")?;
        require(state.first_player.index() < heroes, "the First Player")?;
        for hero in &state.heroes {
            self.hero_fits(hero)?;
        }
        for enemy in state.enemies.iter() {
            self.enemy_fits(enemy)?;
        }
        for token in &state.tokens {
            self.zone_fits(token.zone)?;
            require(usize::from(token.bag) <= self.dungeon.bags.len(), "a face-down token")?;
        }
        require(state.board.is_of(&self.dungeon.board), "the doors")?;
        require(state.opened.iter().all(|zone| zone < self.dungeon.zones.len()), "the opened Chambers")?;
        self.decks_fit(&state.decks)?;
        require(usize::from(state.goals_met) <= self.dungeon.goals.len(), "the objectives")?;
        quest_fits(&state.quest, heroes)?;
        for mark in &state.used {
            self.card_fits(mark.ability.card)?;
            require(mark.ability.ability.index() < self.library.abilities(), "the abilities that were used")?;
            let is_there = match mark.ability.owner {
                Actor::Hero(hero) => hero.index() < heroes,
                Actor::Enemy(enemy) => enemy.index() < state.enemies.len(),
            };
            require(is_there, "the abilities that were used")?;
        }
        places_fit(state)
    }

    fn zone_fits(&self, zone: SpaceId) -> Result<(), Misfit> {
        require(zone.index() < self.dungeon.zones.len(), "a Zone")
    }

    fn card_fits(&self, card: CardId) -> Result<(), Misfit> {
        require(!card.is_some() || card.index() < self.library.equipment.len(), "a card of Equipment")
    }

    fn hero_fits(&self, hero: &HeroState) -> Result<(), Misfit> {
        self.zone_fits(hero.zone)?;
        require(hero.health <= STARTING_HEALTH + MORE_HEALTH, "a Hero's Health")?;
        require(hero.xp <= MAX_XP && hero.micro_xp <= MOST_MICRO_XP, "a Hero's XP")?;
        require(hero.carried.iter().all(|tokens| *tokens <= MANY), "what a Hero carries")?;
        let lines = &self.library.class(hero.class).lines;
        let skills = (0..)
            .zip(hero.skills)
            .all(|(line, bought): (usize, u8)| usize::from(bought) <= lines.get(line).map_or(0, Vec::len));
        require(skills, "a Hero's Skills")?;
        for held in &hero.cards {
            require(held.card.is_some(), "a card of Equipment")?;
            self.card_fits(held.card)?;
        }
        require(self.check_slots(&hero.cards).is_ok(), "where a Hero's cards lie")
    }

    fn enemy_fits(&self, enemy: &EnemyState) -> Result<(), Misfit> {
        if !enemy.present {
            return require(*enemy == EnemyState::default(), "an Enemy that is not there");
        }
        self.zone_fits(enemy.zone)?;
        self.card_fits(enemy.treasure)?;
        require(enemy.weakened <= MANY, "an Enemy's dice")?;
        require(usize::from(enemy.foe) <= self.dungeon.foes.len(), "a figure of the quest")?;
        if enemy.object > 0 {
            let object = self.dungeon.objects.get(usize::from(enemy.object) - 1);
            return require(object.is_some_and(|object| enemy.wounds < object.health), "an object of the quest");
        }
        let known = |card: EnemyCardId| card.index() < self.library.enemies.len();
        require(known(enemy.card) && enemy.second_card.is_none_or(known), "an Enemy card")?;
        let entry = self.library.enemy(enemy.card);
        let is_mob = self.library.kind(entry.kind).role == Role::Mob;
        let each = if is_mob { 1 } else { self.state.starting_heroes };
        let health = entry.card.health.saturating_mul(each);
        require(enemy.wounds < health && enemy.minions.iter().all(|wounds| *wounds < health), "an Enemy's Wounds")?;
        require(is_mob || enemy.minions.is_empty(), "the Minions")?;
        require(enemy.leader || !enemy.minions.is_empty() && !enemy.treasure.is_some(), "an Enemy without figures")
    }

    fn decks_fit(&self, decks: &Decks) -> Result<(), Misfit> {
        let of = |level: usize| level as u8 + 1;
        let guards = (0..).zip(&decks.guards).map(|(at, deck)| (deck, EnemyDeck::Guard(of(at))));
        let guards = guards.chain([(&decks.lesser, EnemyDeck::Lesser), (&decks.greater, EnemyDeck::Greater)]);
        let enemies = guards.map(|(deck, name)| (deck, self.library.enemy_range(name).len()));
        let treasures = (0..).zip(&decks.treasures);
        let treasures =
            treasures.map(|(at, deck)| (deck, self.library.equipment_range(EquipmentDeck::Treasure, of(at)).len()));
        let others = [
            (&decks.doors, self.library.doors.len()),
            (&decks.events, self.library.events.len()),
            (&decks.artifacts, self.library.equipment_range(EquipmentDeck::Artifact, 0).len()),
        ];
        let bags = decks.face_down.iter().enumerate();
        let bags = bags.map(|(at, deck)| (deck, self.dungeon.bags.get(at).map_or(0, Vec::len)));
        let mut all = enemies.chain(treasures).chain(others).chain(bags);
        require(all.all(|(deck, cards): (&Deck, usize)| deck.is_of(cards)), "a deck")
    }
}

/// The turn that is going on, if nothing else is being resolved.
fn turn_of(state: &State) -> Option<&Activation> {
    let (Ask::Act(asked), [Frame::Round(round), Frame::Activation(turn)]) = (state.ask, &state.frames[..]) else {
        return None;
    };
    let hero = state.heroes.get(asked.index())?;
    let is_sound = round.step == RoundStep::HeroTurns
        && usize::from(round.turn) <= state.heroes.len()
        && state.phase == Phase::Heroes
        && state.outcome.is_none()
        && state.options.is_empty()
        && (turn.hero, state.active, turn.step) == (asked, asked, ActivationStep::Menu)
        && turn.actions <= MANY
        && turn.extra.iter().all(|extra| extra.count <= MANY)
        && u64::from(turn.attacked) >> state.enemies.len() == 0
        && !hero.dead
        && !hero.escaped;
    is_sound.then_some(turn)
}

/// Is nothing more asked?
fn is_over(state: &State) -> bool {
    let is_nobody_active = !state.active.is_some() || state.active.index() < state.heroes.len();
    state.outcome.is_some()
        && state.ask == Ask::Over
        && state.frames.is_empty()
        && state.options.is_empty()
        && is_nobody_active
}

fn quest_fits(quest: &QuestState, heroes: usize) -> Result<(), Misfit> {
    let is_there = |hero: &Hero| !hero.is_some() || hero.index() < heroes;
    require(quest.roles.iter().all(is_there), "a role")?;
    require(quest.tile_wounds.iter().all(|wounds| *wounds <= MANY), "the Wounds of a tile")
}

/// Every card is in one place only.
fn places_fit(state: &State) -> Result<(), Misfit> {
    let (mut cards, mut foes) = (Bits::<16>::new(), Bits::<16>::new());
    let held = state.heroes.iter().flat_map(|hero| hero.cards.iter().map(|held| held.card).collect::<Vec<_>>());
    let present = || state.enemies.iter().filter(|enemy| enemy.present && enemy.object == 0);
    let guarded = present().map(|enemy| enemy.treasure).filter(|card| card.is_some());
    require(held.chain(guarded).all(|card| cards.insert(card.index())), "a card of Equipment")?;
    let mut shown = present().flat_map(|enemy| [Some(enemy.card), enemy.second_card]).flatten();
    require(shown.all(|card| foes.insert(card.index())), "an Enemy card")
}

impl MassiveDarkness {
    /// Hash of what the numbers in states and answers of this game stand for: cards and their texts by number, Zones and the
    /// edges between them.
    #[must_use]
    pub fn index(&self) -> u64 {
        let zones: Vec<_> = self.dungeon.zones.iter().map(|zone| (zone.x, zone.y, zone.storey, zone.tile)).collect();
        let edges: Vec<_> = self.dungeon.board.edges().map(|(_, edge)| (edge.a, edge.b)).collect();
        hash_of(&(self.library.index(), zones, edges))
    }
}

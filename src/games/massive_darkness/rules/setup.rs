//! SETUP: from the choices of the players to the first question.

use super::cards::{EnemyDeck, EquipmentDeck, EquipmentKind};
use super::dungeon::{Dungeon, HeroChoice, Mode, Setup};
use super::event::Event;
use super::experience::MAX_XP;
use super::frames::{Experience, Frame};
use super::game::{Events, MassiveDarkness};
use super::ids::{CardId, ClassId, Hero, HeroId};
use super::library::Library;
use super::quest_rules::{Now, missing_kind};
use super::state::{Decks, EnemyState, Held, HeroState, MAX_HEROES, Slot, State};
use super::story::RecordProblem;
use super::story::start::{bring_heroes, with_missing_tokens};
use crate::kernel::bits::Bits;
use crate::kernel::board::{BoardState, EdgeId, SpaceId};
use crate::kernel::deck::Deck;
use crate::kernel::game::Log;
use std::sync::Arc;

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// COMP-16.
    #[error("{0} heroes were chosen, but 1 to 6 can play (COMP-16)")]
    HeroCount(usize),
    /// SETUP-05.
    #[error("there is no hero “{0}” (SETUP-05)")]
    NoHero(String),
    /// COMP-02: one miniature each.
    #[error("the hero “{0}” was chosen twice (COMP-02)")]
    HeroTwice(String),
    /// SETUP-06.
    #[error("there is no class “{0}” (SETUP-06)")]
    NoClass(String),
    /// A figure of the quest has no card in the box.
    #[error("the quest asks for an enemy “{0}” that the box does not have")]
    NoEnemy(String),
    /// SETUP-07.
    #[error("there is no starting weapon “{0}” left (SETUP-07)")]
    NoWeapon(String),
    /// STORY-17 and other values that a Hero of a campaign cannot have.
    #[error("{0}")]
    Record(#[from] RecordProblem),
}

impl MassiveDarkness {
    /// Sets up a quest and runs to the first question.
    ///
    /// # Errors
    /// What is wrong with the choices, with the rule.
    pub fn new(
        library: Arc<Library>,
        dungeon: Arc<Dungeon>,
        setup: &Setup,
        log: Log<'_, Event>,
    ) -> Result<Self, SetupError> {
        let state = initial_state(&library, &dungeon, setup)?;
        Ok(Self::begin(library, dungeon, setup, state, log))
    }

    /// Sets a quest up as it would be at a moment in the middle of it, and runs to the first question.
    ///
    /// # Errors
    /// What is wrong with the choices, with the rule.
    pub fn at_moment(
        library: Arc<Library>,
        dungeon: Arc<Dungeon>,
        setup: &Setup,
        moment: &Moment,
        log: Log<'_, Event>,
    ) -> Result<Self, SetupError> {
        let mut state = initial_state(&library, &dungeon, setup)?;
        state.round = moment.round.saturating_sub(1);
        state.level = moment.level;
        for (hero, zone) in state.heroes.iter_mut().zip(&moment.zones) {
            hero.zone = *zone;
        }
        for hero in state.heroes.iter_mut() {
            hero.xp = moment.experience.min(MAX_XP);
        }
        state.board = BoardState::default();
        for door in &moment.open_doors {
            state.board.open(&dungeon.board, *door);
        }
        Ok(Self::begin(library, dungeon, setup, state, log))
    }

    fn begin(library: Arc<Library>, dungeon: Arc<Dungeon>, setup: &Setup, state: State, log: Log<'_, Event>) -> Self {
        let dungeon = match setup.mode() {
            Mode::Standard => dungeon,
            Mode::Story => with_missing_tokens(dungeon, state.level),
        };
        let mut game = Self::with_state(library, dungeon, setup, state);
        if game.mode == Mode::Story {
            game.settle_in();
        }
        game.mark_open_chambers();
        game.mark_chambers_of_heroes();
        // XP-04: who begins with XP in the middle of a quest buys Skills with it before the first round; who brings it from
        // a campaign waits for the Experience Phase (XP-08). The last one pushed is the first asked.
        let buyers = if game.mode == Mode::Standard { game.state.heroes.len() } else { 0 };
        for hero in (0..buyers as u8).rev().map(Hero) {
            if game.state.hero(hero).xp > 0 {
                game.push(Frame::Experience(Experience { hero, done: false }));
            }
        }
        game.begin_quest(&mut Events::new(&mut *log));
        game.resume(log);
        game
    }
}

/// A moment in the middle of a quest, for an author who wants to try it from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The round that begins.
    pub round: u16,
    /// The Level it is played at.
    pub level: u8,
    /// XP of each Hero.
    pub experience: u8,
    /// Where the Heroes stand, in turn order; those for whom there is none stand in the Hero Starting Zone.
    pub zones: Vec<SpaceId>,
    /// All doors that stand open.
    pub open_doors: Vec<EdgeId>,
}

/// The state before the first round.
///
/// # Errors
/// What is wrong with the choices, with the rule.
pub fn initial_state(library: &Library, dungeon: &Dungeon, setup: &Setup) -> Result<State, SetupError> {
    let count = setup.heroes.len().max(setup.party.len());
    if !(1..=MAX_HEROES).contains(&count) {
        return Err(SetupError::HeroCount(count));
    }
    let mut state = State {
        level: dungeon.start_level,
        lifebringer: setup.lifebringer,
        starting_heroes: count as u8,
        first_player: Hero(0),
        active: Hero::NONE,
        decks: full_decks(library),
        board: starting_doors(dungeon),
        ..State::default()
    };
    match setup.mode() {
        Mode::Standard => deal_heroes(library, dungeon, &setup.heroes, &mut state)?,
        Mode::Story => bring_heroes(library, dungeon, &setup.party, &mut state)?,
    }
    lay_tokens(&mut state, dungeon);
    put_up_objects(&mut state, dungeon);
    if let Some(kind) = missing_kind(library, &dungeon.foes) {
        return Err(SetupError::NoEnemy(kind.to_owned()));
    }
    Ok(state)
}

/// SETUP-05..07: Heroes with their Starting Equipment.
fn deal_heroes(
    library: &Library,
    dungeon: &Dungeon,
    choices: &[HeroChoice],
    state: &mut State,
) -> Result<(), SetupError> {
    for (turn, choice) in choices.iter().enumerate() {
        let card = library.hero_named(&choice.hero).ok_or_else(|| SetupError::NoHero(choice.hero.clone()))?;
        if state.heroes.iter().any(|hero| hero.card == card) {
            return Err(SetupError::HeroTwice(choice.hero.clone()));
        }
        let class = library.class_named(&choice.class).ok_or_else(|| SetupError::NoClass(choice.class.clone()))?;
        let weapon = free_starting_card(library, state, |entry| {
            entry.kind != EquipmentKind::Armor && (entry.id == choice.weapon || entry.code == choice.weapon)
        })
        .ok_or_else(|| SetupError::NoWeapon(choice.weapon.clone()))?;
        state.heroes.push(new_hero(card, class, dungeon));
        let hero = Hero(turn as u8);
        state.hero_mut(hero).cards.push(Held { card: weapon, slot: Slot::FirstHand });
        // SETUP-07, SETUP-12: the Leather Armor lies in the Body slot.
        if let Some(armor) = free_starting_card(library, state, |entry| entry.kind == EquipmentKind::Armor) {
            state.hero_mut(hero).cards.push(Held { card: armor, slot: Slot::Body });
        }
    }
    Ok(())
}

/// SETUP-02: the objects of the Quest, and the Wound tokens on its tiles.
pub fn put_up_objects(state: &mut State, dungeon: &Dungeon) {
    for (place, object) in dungeon.objects.iter().enumerate() {
        let place = place as u8 + 1;
        state.enemies.push(EnemyState { present: true, object: place, zone: object.at, ..EnemyState::default() });
    }
    for (left, tile) in state.quest.tile_wounds.iter_mut().zip(&dungeon.tiles) {
        *left = tile.wounds;
    }
}

/// SETUP-02, TOKEN-03: the tokens of the Quest; what lies face down is in a bag, so that nobody can know its order.
pub fn lay_tokens(state: &mut State, dungeon: &Dungeon) {
    for token in &dungeon.tokens {
        state.tokens.push(*token);
    }
    for (deck, bag) in state.decks.face_down.iter_mut().zip(&dungeon.bags) {
        *deck = Deck::new(bag.len());
    }
}

/// SETUP-11.
fn new_hero(card: HeroId, class: ClassId, dungeon: &Dungeon) -> HeroState {
    let xp = dungeon.experience.min(MAX_XP);
    HeroState { card, class, zone: dungeon.start, health: STARTING_HEALTH, xp, ..HeroState::default() }
}

/// HERO-03: Health at the start, and the maximum without Skills.
pub const STARTING_HEALTH: u8 = 5;

/// SKILL-08: nothing adds more to it.
pub const MORE_HEALTH: u8 = 2;

fn free_starting_card(
    library: &Library,
    state: &State,
    fits: impl Fn(&super::cards::Equipment) -> bool,
) -> Option<CardId> {
    let taken = |card: CardId| state.heroes.iter().any(|hero| hero.cards.iter().any(|held| held.card == card));
    library
        .equipment_range(EquipmentDeck::Starting, 0)
        .map(CardId)
        .find(|card| fits(&library.card(*card).card) && !taken(*card))
}

/// SETUP-03: the decks.
#[must_use]
pub fn full_decks(library: &Library) -> Decks {
    let level = |index: usize| index as u8 + 1;
    Decks {
        guards: std::array::from_fn(|n| Deck::new(library.enemy_range(EnemyDeck::Guard(level(n))).len())),
        treasures: std::array::from_fn(|n| Deck::new(library.equipment_range(EquipmentDeck::Treasure, level(n)).len())),
        lesser: Deck::new(library.enemy_range(EnemyDeck::Lesser).len()),
        greater: Deck::new(library.enemy_range(EnemyDeck::Greater).len()),
        doors: Deck::new(library.doors.len()),
        events: Deck::new(library.events.len()),
        artifacts: Deck::new(library.equipment_range(EquipmentDeck::Artifact, 0).len()),
        ..Decks::default()
    }
}

fn starting_doors(dungeon: &Dungeon) -> BoardState {
    let mut board = BoardState::default();
    for door in &dungeon.open_doors {
        board.open(&dungeon.board, *door);
    }
    board
}

impl MassiveDarkness {
    /// SETUP-02: what the Quest says about its Setup, before the first round.
    fn begin_quest(&mut self, log: &mut Events<'_>) {
        self.trigger(Now::Setup, Hero(0), log);
    }

    /// ACT-DOOR-05: nobody stands in a Chamber that has never been opened.
    fn mark_chambers_of_heroes(&mut self) {
        let zones: Vec<SpaceId> = self.state.heroes.iter().map(|hero| hero.zone).collect();
        for zone in zones {
            if self.dungeon.zone(zone).room {
                let chamber = self.chamber(zone, None);
                for zone in chamber.iter() {
                    self.state.opened.insert(zone);
                }
            }
        }
    }

    /// ACT-DOOR-05: Chambers that can be entered from the start count as opened.
    pub fn mark_open_chambers(&mut self) {
        let mut reached: Bits<4> = Bits::default();
        self.dungeon.board.reach(&self.state.board, self.dungeon.start, |_, _| true, &mut reached);
        // ACT-DOOR-05: also what stands open beyond a door that nobody has opened yet.
        for (at, _) in self.dungeon.zones.iter().enumerate().filter(|(_, zone)| !zone.room) {
            if !reached.contains(at) {
                self.dungeon.board.reach(&self.state.board, SpaceId(at as u16), |_, _| true, &mut reached);
            }
        }
        for zone in reached.iter() {
            if self.dungeon.zones.get(zone).is_some_and(|zone| zone.room) {
                self.state.opened.insert(zone);
            }
        }
    }
}

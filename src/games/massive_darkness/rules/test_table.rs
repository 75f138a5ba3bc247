//! A table for the tests of Enemies: a map drawn in letters, a tiny box, figures set where the test wants them, and a
//! loop that stops at every question and notes combats and effects instead of resolving them.
//!
//! A map has a line for each row of Zones (`l` light, `d` shadow, `L`/`D` the same as Rooms) with a column between
//! two Zones (blank: open, `|` wall, `+` closed door), and between two rows a line of the same kind (blank: open, `-`
//! wall, `+` closed door).

use super::ask::{Answer, Ask, Choice, Drawn, Purpose};
use super::dungeon::{Dungeon, Edition, Setup, Tile, Zone};
use super::event::Event;
use super::frames::{ActivateAll, Combat, Effects, EnemyActivation, Frame};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{Actor, CardId, Enemy, Hero};
use super::language::Style;
use super::library::Library;
use super::setup::initial_state;
use super::state::{EnemyState, HeroState, State};
use crate::kernel::board::{Board, Direction, Edge, Passage, SpaceId};
use crate::kernel::game::{Game as _, Logged, RuleId};
use std::sync::Arc;

const BOX: &str = include_str!("test_table.ron");

/// A position on the map: columns to the east, rows to the south.
pub(super) type Place = (i16, i16);

/// A game in the hands of a test.
pub(super) struct Table {
    pub(super) game: MassiveDarkness,
    pub(super) log: Vec<Logged<Event>>,
    /// Combats that were begun.
    pub(super) combats: Vec<Combat>,
    /// What a combat does to the state.
    pub(super) after_combat: fn(&mut State, &Combat),
    /// Cards whose effects were begun.
    pub(super) effects: Vec<Effects>,
}

impl Table {
    /// An empty dungeon without Heroes, at Level 1; the Start is the first Zone of the map.
    pub(super) fn new(map: &str) -> Self {
        let library = Arc::new(Library::new(ron::from_str(BOX).expect("the box can be read")).expect("the box fits"));
        let setup = Setup::standard(Vec::new(), 2, Edition::De);
        let one_hero = Setup {
            heroes: vec![super::dungeon::recommended(&library, library.hero_named("anybody").expect("a Hero"))],
            ..setup.clone()
        };
        let dungeon = Arc::new(draw(map));
        let mut state = initial_state(&library, &dungeon, &one_hero).expect("a state");
        state.heroes.clear();
        let game = MassiveDarkness::with_state(library, dungeon, &setup, state);
        Self { game, log: Vec::new(), combats: Vec::new(), after_combat: |_, _| (), effects: Vec::new() }
    }

    pub(super) fn edition(mut self, edition: Edition) -> Self {
        self.game.edition = edition;
        self
    }

    /// Another Hero, with unspent XP.
    pub(super) fn hero(mut self, xp: u8, at: Place) -> Self {
        let zone = self.zone(at);
        let hero = HeroState { zone, xp, health: 5, ..HeroState::default() };
        assert!(self.game.state.heroes.push(hero));
        self.game.state.starting_heroes = self.game.state.heroes.len() as u8;
        self
    }

    /// Another Enemy: its card, without Minions and Equipment.
    pub(super) fn enemy(mut self, card: &str, at: Place) -> Self {
        let card = self.game.library.enemy_named(card).expect("an Enemy card");
        let enemy = EnemyState {
            present: true,
            card,
            zone: self.zone(at),
            leader: true,
            treasure: CardId::NONE,
            ..EnemyState::default()
        };
        self.game.take_enemy_card(card);
        assert!(self.game.state.enemies.push(enemy));
        self
    }

    pub(super) fn start(self, at: Place) -> Self {
        let zone = self.zone(at);
        self.dungeon(|dungeon| dungeon.start = zone)
    }

    pub(super) fn exit(self, at: Place) -> Self {
        let zone = self.zone(at);
        self.dungeon(|dungeon| dungeon.exit = Some(zone))
    }

    pub(super) fn level_token(self, level: u8, at: Place) -> Self {
        let zone = self.zone(at);
        self.dungeon(|dungeon| dungeon.level_tokens.push((zone, level)))
    }

    /// From this column on the map is another tile.
    pub(super) fn tile_from(self, column: i16) -> Self {
        self.dungeon(|dungeon| {
            let next = dungeon.tiles.len() as u16;
            dungeon.tiles.push(Tile::default());
            for zone in dungeon.zones.iter_mut().filter(|zone| zone.x >= column) {
                zone.tile = next;
            }
        })
    }

    pub(super) fn level(mut self, level: u8) -> Self {
        self.game.state.level = level;
        self
    }

    pub(super) fn dungeon(mut self, change: impl FnOnce(&mut Dungeon)) -> Self {
        change(Arc::make_mut(&mut self.game.dungeon));
        self
    }

    #[track_caller]
    pub(super) fn zone(&self, at: Place) -> SpaceId {
        self.game.dungeon.at(at.0, at.1, 0).expect("a Zone of the map")
    }

    /// Where an Enemy stands.
    pub(super) fn place(&self, enemy: u8) -> Place {
        let zone = self.game.dungeon.zone(self.game.state.enemy(Enemy(enemy)).zone);
        (zone.x, zone.y)
    }

    /// Activates one Enemy, in the Enemies' Phase.
    pub(super) fn activate(&mut self, enemy: u8) -> Ask {
        self.push(Frame::EnemyActivation(EnemyActivation { enemy: Enemy(enemy), ..EnemyActivation::default() }))
    }

    /// COUNTER-01: these Enemies against this Hero.
    pub(super) fn counter(&mut self, enemies: &[u8], hero: u8) -> Ask {
        self.push(Frame::ActivateAll(ActivateAll { pending: mask(enemies), only: Some(Hero(hero)) }))
    }

    pub(super) fn push(&mut self, frame: Frame) -> Ask {
        self.game.push(frame);
        self.run()
    }

    /// Gives a legal answer.
    #[track_caller]
    pub(super) fn answer(&mut self, answer: &Answer) -> Ask {
        assert_eq!(self.game.check(answer), Ok(()), "{:?}: {answer:?}", self.game.state.ask);
        let Some(mut frame) = self.game.state.frames.pop() else { panic!("nothing is asked") };
        let depth = self.game.state.frames.len();
        self.game.push(frame);
        let (game, log) = (&mut self.game, &mut self.log);
        let mut listen = |event| log.push(event);
        let events = &mut Events::new(&mut listen);
        match &mut frame {
            Frame::EnemyActivation(inner) => game.answer_enemy_activation(inner, answer, events),
            Frame::ActivateAll(inner) => game.answer_activate_all(inner, answer),
            Frame::Spawn(inner) => game.answer_spawn(inner, answer, events),
            Frame::Reinforcement(inner) => game.answer_reinforcement(inner, answer),
            Frame::Event(inner) => game.answer_event(inner, answer, events),
            other => panic!("no frame of Enemies: {other:?}"),
        }
        game.state.frames[depth] = frame;
        game.state.options.clear();
        self.run()
    }

    #[track_caller]
    pub(super) fn pick(&mut self, choice: Choice) -> Ask {
        self.answer(&Answer::Pick(choice))
    }

    #[track_caller]
    pub(super) fn pick_zone(&mut self, at: Place) -> Ask {
        self.pick(Choice::Zone(self.zone(at)))
    }

    /// Draws the Enemy card with this code.
    #[track_caller]
    pub(super) fn draw_enemy(&mut self, code: &str) -> Ask {
        let card = self.game.library.enemy_named(code).expect("an Enemy card");
        self.answer(&Answer::Drew(Drawn::Enemy(card)))
    }

    /// Draws the Treasure card with this code.
    #[track_caller]
    pub(super) fn draw_card(&mut self, code: &str) -> Ask {
        let card = self.card(code);
        self.answer(&Answer::Drew(Drawn::Card(card)))
    }

    pub(super) fn card(&self, code: &str) -> CardId {
        self.game.library.card_named(code).expect("a card")
    }

    /// The choice that is put to the players.
    #[track_caller]
    pub(super) fn purpose(&self) -> Purpose {
        match self.game.state.ask {
            Ask::Choose { purpose, .. } => purpose,
            other => panic!("no choice: {other:?}"),
        }
    }

    pub(super) fn options(&self) -> Vec<Choice> {
        self.game.state.options.to_vec()
    }

    /// The attacks so far: who, how, whom.
    pub(super) fn attacks(&self) -> Vec<(Actor, Style, Actor)> {
        self.combats.iter().map(|combat| (combat.attacker, combat.style, combat.defender)).collect()
    }

    /// The rule of the first such event.
    pub(super) fn rule_of(&self, is_it: impl Fn(&Event) -> bool) -> Option<RuleId> {
        self.log.iter().find(|logged| is_it(&logged.what)).map(|logged| logged.rule)
    }

    fn run(&mut self) -> Ask {
        self.game.state.ask = Ask::Over;
        while let Some(mut frame) = self.game.state.frames.pop() {
            match self.step(&mut frame) {
                Flow::Again => self.game.push(frame),
                Flow::Push(inner) => {
                    self.game.push(frame);
                    self.game.push(inner);
                }
                Flow::Ask(ask) => {
                    self.game.push(frame);
                    self.game.state.ask = ask;
                    break;
                }
                Flow::Done => {}
            }
        }
        self.game.state.ask
    }

    fn step(&mut self, frame: &mut Frame) -> Flow {
        let (game, log) = (&mut self.game, &mut self.log);
        let mut listen = |event| log.push(event);
        let events = &mut Events::new(&mut listen);
        match frame {
            Frame::EnemyActivation(inner) => game.step_enemy_activation(inner, events),
            Frame::ActivateAll(inner) => game.step_activate_all(inner, events),
            Frame::Spawn(inner) => game.step_spawn(inner, events),
            Frame::Reinforcement(inner) => game.step_reinforcement(inner, events),
            Frame::Event(inner) => game.step_event(inner, events),
            Frame::Combat(combat) => {
                (self.after_combat)(&mut game.state, combat);
                self.combats.push(*combat);
                Flow::Done
            }
            Frame::Effects(effects) => {
                self.effects.push(*effects);
                Flow::Done
            }
            other => panic!("no frame of Enemies: {other:?}"),
        }
    }
}

/// Enemies as a mask.
pub(super) fn mask(enemies: &[u8]) -> u32 {
    enemies.iter().fold(0, |mask, enemy| mask | 1 << enemy)
}

/// Lays out a map.
pub(super) fn draw(map: &str) -> Dungeon {
    let lines: Vec<Vec<char>> = map.trim_matches('\n').lines().map(|line| line.chars().collect()).collect();
    let at = |x: i16, y: i16| lines.get(y as usize).and_then(|line| line.get(x as usize)).copied().unwrap_or(' ');
    let mut zones = Vec::new();
    for y in 0..lines.len().div_ceil(2) as i16 {
        for x in 0..40 {
            let letter = at(2 * x, 2 * y);
            if letter.is_alphabetic() {
                let (room, shadow) = (letter.is_uppercase(), letter.eq_ignore_ascii_case(&'d'));
                zones.push(Zone { room, shadow, x, y, ..Zone::default() });
            }
        }
    }
    let find = |x: i16, y: i16| zones.iter().position(|zone| (zone.x, zone.y) == (x, y)).map(|n| SpaceId(n as u16));
    let mut edges = Vec::new();
    for (number, zone) in zones.iter().enumerate() {
        for (way, dx, dy) in [(Direction::East, 1, 0), (Direction::South, 0, 1)] {
            let Some(b) = find(zone.x + dx, zone.y + dy) else { continue };
            let passage = match at(2 * zone.x + dx, 2 * zone.y + dy) {
                '|' | '-' => Passage::Wall,
                '+' => Passage::Door,
                _ => Passage::Open,
            };
            edges.push(Edge { a: SpaceId(number as u16), b, way: Some(way), passage });
        }
    }
    Dungeon {
        id: "test".to_owned(),
        board: Board::new(zones.len(), edges).expect("a board"),
        zones,
        tiles: vec![Tile::default()],
        start_level: 1,
        ..Dungeon::default()
    }
}

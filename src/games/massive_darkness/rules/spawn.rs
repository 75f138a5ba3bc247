//! ENEMY, MINIATURES: how Enemies appear, what happens when there are no miniatures, and who calls reinforcement.

use super::ask::{Answer, Choice, DeckName, Drawn, Purpose};
use super::cards::{EnemyDeck, Role};
use super::enemy_phase::enemies_of;
use super::event::Event;
use super::frames::{ActivateAll, Frame, Reinforcement, Spawn, SpawnStep, SpawnWhat};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{Actor, CardId, Enemy, EnemyCardId, KindId};
use super::language::{Place, Spawned};
use super::state::{EnemyState, MAX_ENEMIES, MAX_MINIONS, MAX_OPTIONS, Phase};
use crate::kernel::board::SpaceId;
use crate::kernel::game::RuleId;
use crate::kernel::list::List;

/// Zones where an Enemy may appear; more than this players cannot be asked to choose from.
pub(super) type Zones = List<SpaceId, MAX_OPTIONS>;

/// LEVEL-10: the highest Current Level at which Lesser Roaming Monsters come.
const LAST_LEVEL_OF_LESSER: u8 = 3;

impl MassiveDarkness {
    /// One step of an Enemy's appearance.
    pub(super) fn step_spawn(&mut self, frame: &mut Spawn, log: &mut Events<'_>) -> Flow {
        match frame.step {
            SpawnStep::Place => self.choose_place(frame),
            SpawnStep::Draw => self.draw_enemy(frame, log),
            SpawnStep::Miniatures => self.place_miniatures(frame, log),
            SpawnStep::Treasure => self.draw_loot(frame, log),
            SpawnStep::End => Flow::Done,
        }
    }

    /// EVENT-03, ENEMY-26: several Zones fit: players choose.
    fn choose_place(&mut self, frame: &mut Spawn) -> Flow {
        match &frame.zones[..] {
            [] => Flow::Done,
            [only] => {
                frame.zone = *only;
                frame.step = SpawnStep::Draw;
                Flow::Again
            }
            several => {
                let purpose = if frame.caller.is_some() { Purpose::ReinforcementZone } else { Purpose::PatrolZone };
                self.ask_players(purpose, several.iter().copied().map(Choice::Zone))
            }
        }
    }

    /// LEVEL-08, ENEMY-27, ENEMY-31: from which deck. Nothing appears when no card is left anywhere (DECK-03).
    fn draw_enemy(&mut self, frame: &mut Spawn, log: &mut Events<'_>) -> Flow {
        let deck = match frame.what {
            SpawnWhat::Guard => DeckName::Guard(self.state.level),
            SpawnWhat::GuardOfLevel(level) => DeckName::Guard(level),
            SpawnWhat::Roaming if self.state.level <= LAST_LEVEL_OF_LESSER => DeckName::Lesser,
            SpawnWhat::Roaming | SpawnWhat::Greater => DeckName::Greater,
            SpawnWhat::Lesser => DeckName::Lesser,
            SpawnWhat::Card(card) => {
                self.take_enemy_card(card);
                frame.card = card;
                frame.step = SpawnStep::Miniatures;
                return Flow::Again;
            }
        };
        self.ask_to_draw(deck, log).map_or(Flow::Done, Flow::Ask)
    }

    /// MINI-01, MINI-02, MINI-05: with too few miniatures nobody appears; all Enemies of that kind are activated.
    fn place_miniatures(&mut self, frame: &mut Spawn, log: &mut Events<'_>) -> Flow {
        let card = frame.card;
        let minions = self.minions_of(card);
        let kept = self.is_kept_for_another(card, frame.foe);
        let place = self.free_number().filter(|_| !kept && self.has_miniatures(card, minions));
        let Some(enemy) = place else {
            self.discard_enemy_card(card);
            // OQ-28: at Setup another one is drawn.
            if self.state.phase == Phase::Setup && frame.foe > 0 && !matches!(frame.what, SpawnWhat::Card(_)) {
                frame.step = SpawnStep::Draw;
                return Flow::Again;
            }
            log.say("MINI-01", Event::NoMiniatures { card });
            frame.step = SpawnStep::End;
            let pending = self.of_kind(self.library.enemy(card).kind);
            return Flow::Push(Frame::ActivateAll(ActivateAll { pending, only: None }));
        };
        self.forget_number(enemy);
        *self.state.enemy_mut(enemy) = EnemyState {
            present: true,
            card,
            zone: frame.zone,
            leader: true,
            minions: (0..minions).map(|_| 0).collect(),
            treasure: CardId::NONE,
            uncounted: frame.uncounted,
            foe: frame.foe,
            ..EnemyState::default()
        };
        self.foe_appeared(frame.foe);
        frame.enemy = enemy;
        frame.step = SpawnStep::Treasure;
        let appeared = Event::Spawned { enemy, card, zone: frame.zone, minions: minions as u8 };
        log.say(self.spawn_rule(card), appeared);
        Flow::Again
    }

    /// ENEMY-06: Minion value × starting Heroes (SETUP-14).
    fn minions_of(&self, card: EnemyCardId) -> usize {
        usize::from(self.library.enemy(card).card.minions) * usize::from(self.state.starting_heroes)
    }

    /// COMP-09, MINI-04: are a leader and so many Minions of the kind left in the box?
    fn has_miniatures(&self, card: EnemyCardId, minions: usize) -> bool {
        let kind = self.library.enemy(card).kind;
        let (mut leaders, mut used) = (0, 0);
        for enemy in enemies_of(self.of_kind(kind)) {
            let state = self.state.enemy(enemy);
            leaders += usize::from(state.leader);
            used += state.minions.len();
        }
        let supply = self.library.kind(kind);
        leaders < usize::from(supply.leaders) && used + minions <= usize::from(supply.minions) && minions <= MAX_MINIONS
    }

    /// The Enemies of a kind on the board, a bit each.
    fn of_kind(&self, kind: KindId) -> u32 {
        let is_it = |enemy: &Enemy| self.library.enemy(self.state.enemy(*enemy).card).kind == kind;
        self.state.enemy_ids().filter(is_it).fold(0, |mask, enemy| mask | 1 << enemy.0)
    }

    /// A free place in the list of Enemies, made if necessary.
    fn free_number(&mut self) -> Option<Enemy> {
        let spoken_of = self.spoken_of();
        let enemies = &mut self.state.enemies;
        let is_free = |(at, state): (usize, &EnemyState)| !state.present && spoken_of >> at & 1 == 0;
        let free = enemies.iter().enumerate().position(is_free).unwrap_or(enemies.len());
        if free == enemies.len() && (free == MAX_ENEMIES || !enemies.push(EnemyState::default())) {
            return None;
        }
        Some(Enemy(free as u8))
    }

    /// Enemies that an open combat, effect or Activation still speaks of, a bit each. The number of one that fell in it is not
    /// given away before it is over, or its last steps would strike whoever came after.
    fn spoken_of(&self) -> u32 {
        let bit = |actor: Actor| match actor {
            Actor::Enemy(enemy) => 1_u32 << enemy.0,
            Actor::Hero(_) => 0,
        };
        let some = |actor: Option<Actor>| actor.map_or(0, bit);
        self.state.frames.iter().fold(0, |known, frame| {
            known
                | match frame {
                    Frame::Combat(combat) => bit(combat.attacker) | bit(combat.defender),
                    Frame::Effects(effects) => {
                        bit(effects.ability.owner)
                            | some(effects.target)
                            | some(effects.attacker)
                            | some(effects.defender)
                    }
                    Frame::EnemyActivation(activation) => 1 << activation.enemy.0,
                    _ => 0,
                }
        })
    }

    /// A number that is used again stands for somebody else: whatever waits for the Enemy that had it before is over.
    fn forget_number(&mut self, enemy: Enemy) {
        let others = !(1 << enemy.0);
        for frame in self.state.frames.iter_mut() {
            match frame {
                Frame::Activation(activation) => activation.attacked &= others,
                Frame::ActivateAll(all) => all.pending &= others,
                Frame::Reinforcement(calls) => calls.pending &= others,
                _ => {}
            }
        }
        self.state.used.retain(|mark| mark.ability.owner != Actor::Enemy(enemy));
    }

    fn spawn_rule(&self, card: EnemyCardId) -> RuleId {
        match self.library.kind(self.library.enemy(card).kind).role {
            Role::Mob => "ENEMY-06",
            Role::Agent => "ENEMY-23",
            Role::Roaming => "ENEMY-31",
        }
    }

    pub(super) fn answer_spawn(&mut self, frame: &mut Spawn, answer: &Answer, log: &mut Events<'_>) {
        if let Answer::Pick(Choice::Zone(zone)) = answer {
            frame.zone = *zone;
            frame.step = SpawnStep::Draw;
            return;
        }
        match self.take_drawn(answer) {
            Some(Drawn::Enemy(card)) if frame.step == SpawnStep::Treasure => {
                self.state.enemy_mut(frame.enemy).second_card = Some(card);
                frame.step = SpawnStep::End;
            }
            Some(Drawn::Enemy(card)) => {
                frame.card = card;
                frame.step = SpawnStep::Miniatures;
            }
            Some(Drawn::Card(card)) => self.equip_guardian(frame, card, log),
            Some(Drawn::Door(_) | Drawn::Event(_) | Drawn::Token(_)) | None => {}
        }
    }

    /// ENEMY-25: the next Agent calls. ENEMY-28: who is gone calls no more.
    pub(super) fn step_reinforcement(&mut self, frame: &mut Reinforcement, _log: &mut Events<'_>) -> Flow {
        frame.pending = self.still_present(frame.pending);
        let mut waiting = enemies_of(frame.pending);
        match (waiting.next(), waiting.next()) {
            (None, _) => Flow::Done,
            (Some(agent), None) => Flow::Push(self.call(frame, agent)),
            (Some(_), Some(_)) => {
                self.ask_players(Purpose::ReinforcementOrder, enemies_of(frame.pending).map(Choice::Enemy))
            }
        }
    }

    pub(super) fn answer_reinforcement(&mut self, frame: &mut Reinforcement, answer: &Answer) {
        if let Answer::Pick(Choice::Enemy(agent)) = answer {
            let call = self.call(frame, *agent);
            self.push(call);
        }
    }

    /// ENEMY-26, ENEMY-27: a Guard of the Agent's own Level, on the Level token of its tile. OQ-34: without a token
    /// there, in the Agent's Zone.
    fn call(&self, frame: &mut Reinforcement, agent: Enemy) -> Frame {
        frame.pending &= !(1 << agent.0);
        let state = self.state.enemy(agent);
        let what = match self.library.enemy(state.card).card.deck {
            EnemyDeck::Guard(level) => SpawnWhat::GuardOfLevel(level),
            EnemyDeck::Lesser | EnemyDeck::Greater => SpawnWhat::Guard,
        };
        let tile = self.dungeon.zone(state.zone).tile;
        let tokens = self.dungeon.level_tokens.iter().map(|(zone, _)| *zone);
        let mut zones = self.zones_left(tokens.filter(|zone| self.dungeon.zone(*zone).tile == tile));
        if zones.is_empty() {
            zones = [state.zone].into_iter().collect();
        }
        Frame::Spawn(Spawn { what, zones, caller: Some(agent), ..Spawn::default() })
    }

    /// The frame that lets Enemies appear at a place; `None` when nothing happens there: EVENT-05 at Level 1, or no
    /// such Zone.
    pub(super) fn spawn_frame(&self, what: Spawned, place: &Place) -> Option<Frame> {
        self.spawn_frame_at(what, place, self.state.level)
    }

    /// STORY-12: the same, with another Level than the Current one for the place.
    pub(super) fn spawn_frame_at(&self, what: Spawned, place: &Place, level: u8) -> Option<Frame> {
        let zones = self.spawn_zones_at(place, level)?;
        (!zones.is_empty()).then(|| Frame::Spawn(Spawn { what: what.into(), zones, ..Spawn::default() }))
    }

    /// The Zones a place stands for; `None` when nothing happens there.
    pub(super) fn spawn_zones(&self, place: &Place) -> Option<Zones> {
        self.spawn_zones_at(place, self.state.level)
    }

    fn spawn_zones_at(&self, place: &Place, level: u8) -> Option<Zones> {
        Some(match place {
            Place::LevelBehind => self.zones_of_level(level.checked_sub(1)?),
            Place::LevelAhead => match self.zones_of_level(level + 1) {
                // EVENT-06: where there is no higher one.
                none if none.is_empty() => self.zones_of_level(level),
                ahead => ahead,
            },
            Place::LevelHere => self.zones_of_level(level),
            Place::LevelToken(level) => self.zones_of_level(*level),
            Place::Named(name) => self.zones_left(self.dungeon.named(name)),
        })
    }

    /// LEVEL-09: Zones with a Level token of this Level.
    fn zones_of_level(&self, level: u8) -> Zones {
        self.zones_left(self.dungeon.zones_of_level(level))
    }

    /// Without the Zones that are gone, each once: several Level tokens in a Zone are one place (ENEMY-26).
    fn zones_left(&self, zones: impl Iterator<Item = SpaceId>) -> Zones {
        let mut left = Zones::new();
        for zone in zones {
            if !self.state.board.is_removed(zone) && !left.contains(&zone) {
                left.push(zone);
            }
        }
        left
    }

    /// EVENT-07: Roaming Monsters on the board, without those a Quest does not count (ENEMY-32).
    pub(super) fn roaming_on_board(&self) -> impl Iterator<Item = Enemy> + '_ {
        self.state.enemy_ids().filter(|enemy| {
            let state = self.state.enemy(*enemy);
            let kind = self.library.enemy(state.card).kind;
            self.library.kind(kind).role == Role::Roaming && !state.uncounted
        })
    }
}

//! What the table shows during a beat: what was seen before, and of its moment nothing that only later beats of it bring.

use super::super::model::{EnemyCard, HeroCard, TableModel};
use super::{Beat, Kind, LANDING, Moment, Scene};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::view::board::map::{Geometry, Looks, MapModel, piece_of};
use crate::house::text::Texts;
use crate::kernel::board::{EdgeId, SpaceId};
use egui::Rect;

/// What is shown during a beat.
pub(crate) struct Picture {
    /// The number of the beat.
    pub at: usize,
    /// The board after it.
    pub map: MapModel,
    /// Everything else after it.
    pub model: TableModel,
    /// Until a blow lands nobody is hurt.
    pub early: Option<Box<(MapModel, TableModel)>>,
    /// What is shown over the board.
    pub scene: Scene,
}

impl Picture {
    /// The picture of the beat with this number, after what was seen before.
    pub(crate) fn of(
        beats: &[Beat],
        at: usize,
        moments: &[Moment],
        before: &Before<'_>,
        texts: &Texts,
    ) -> Option<Self> {
        let beat = beats.get(at)?;
        let game = &moments.get(beat.moment)?.game;
        let earlier = beat.moment.checked_sub(1).and_then(|at| moments.get(at)).map(|moment| &moment.game.state);
        let words = Words { before: earlier, ..Words::new(game, texts) };
        let later: Vec<&Beat> = beats.get(at + 1..)?.iter().take_while(|later| later.moment == beat.moment).collect();
        let mut map = MapModel::on(game, texts, before.geometry.clone()).after(before.map).after(before.latest);
        let is_now = |actor: &Actor| beat.touched().any(|touched| touched == *actor);
        let untouched: Vec<Actor> = later.iter().flat_map(|beat| beat.touched()).filter(|at| !is_now(at)).collect();
        as_before(&mut map, before.map, &untouched);
        // Whoever falls later is only hurt now; whoever falls now is seen to fall.
        for actor in
            beat.touched().filter(|actor| beat.kind == Kind::Death || later.iter().any(|beat| beat.kills(*actor)))
        {
            as_before(&mut map, before.map, &[actor]);
            hurt(&mut map, actor, beat.wounds_of(actor));
        }
        let events = || later.iter().flat_map(|beat| &beat.events);
        if events().any(changes_the_ground) {
            map.stand_on_the_ground_of(before.map);
        }
        if events().any(changes_tokens) {
            map.lay_tokens_of(before.map);
        }
        let opened: Vec<EdgeId> = beat.events.iter().filter_map(opened).collect();
        if !opened.is_empty() {
            map = map.with_doors_ajar(&game.dungeon, &opened);
        }
        on_the_board(beat, &mut map, before.map, at);
        let mut model = TableModel::during(game, texts, before.model);
        as_before_beside(&mut model, before.model, beat, &later, &untouched);
        let early = (beat.kind == Kind::Blow).then(|| {
            let mut early = before.map.clone();
            on_the_board(beat, &mut early, before.map, at);
            early.board.state ^= 1;
            Box::new((early, before.model.clone()))
        });
        Some(Self { at, map, model, early, scene: Scene::of(beat, &words) })
    }

    /// The board so many seconds after the beat began.
    pub(crate) fn map_at(&self, seconds: f64) -> &MapModel {
        self.early.as_ref().filter(|_| seconds < LANDING).map_or(&self.map, |early| &early.0)
    }

    /// The same for everything else.
    pub(crate) fn model_at(&self, seconds: f64) -> &TableModel {
        self.early.as_ref().filter(|_| seconds < LANDING).map_or(&self.model, |early| &early.1)
    }
}

/// What was seen before a beat.
pub(crate) struct Before<'b> {
    pub map: &'b MapModel,
    pub model: &'b TableModel,
    /// The board when all has been seen.
    pub latest: &'b MapModel,
    /// How the storeys lie.
    pub geometry: &'b Geometry,
}

/// Nothing is offered during a beat; the board shows who does something to whom, and the camera goes there once.
fn on_the_board(beat: &Beat, map: &mut MapModel, before: &MapModel, at: usize) {
    map.board.offers.clear();
    map.meanings.clear();
    map.game = None;
    let board = &mut map.board;
    board.all_plans = None;
    let fighters = beat.combat.fighters.as_ref().filter(|_| beat.kind.is_of_a_fight());
    board.strike = fighters.map(|[attacker, defender]| (piece_of(attacker.actor), piece_of(defender.actor)));
    let first = beat.touched().map(piece_of).find(|piece| board.figure(*piece).is_some());
    board.acting = board.strike.map(|(attacker, _)| attacker).or(first);
    map.light_whoever_acts();
    map.board.focus = focus(beat, map);
    let number = (at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    map.board.state ^= number;
    // Where a beat is nowhere on the board, the camera stays.
    let is_somewhere = map.board.focus.is_some();
    map.board.question = if is_somewhere { before.board.question ^ number | 1 } else { before.board.question };
}

impl Beat {
    fn kills(&self, actor: Actor) -> bool {
        let is_enemy = |enemy| actor == Actor::Enemy(enemy);
        self.events.iter().any(|event| match event {
            Event::HeroDied { hero } => actor == Actor::Hero(*hero),
            Event::LeaderKilled { enemy, .. } | Event::EnemyGone { enemy, .. } | Event::Crushed { enemy, .. } => {
                is_enemy(*enemy)
            }
            _ => false,
        })
    }

    fn wounds_of(&self, actor: Actor) -> u8 {
        let wounds = self.events.iter().filter_map(|event| match event {
            Event::Wounded { actor: hurt, wounds, minion: false } if *hurt == actor => Some(*wounds),
            _ => None,
        });
        wounds.fold(0, u8::saturating_add)
    }

    /// Health and XP of a Hero after it, who had those of an old card.
    fn brings_to(&self, hero: Hero, old: &HeroCard) -> (u8, u8) {
        let (health, most) = old.health;
        let (mut health, mut xp) = (health.saturating_sub(self.wounds_of(Actor::Hero(hero))), old.xp);
        for event in &self.events {
            match *event {
                Event::Healed { actor, wounds } if actor == Actor::Hero(hero) => {
                    health = health.saturating_add(wounds).min(most);
                }
                Event::XpGained { hero: who, amount } if who == hero => xp = xp.saturating_add(amount),
                Event::XpSpent { hero: who, amount } if who == hero => xp = xp.saturating_sub(amount),
                _ => {}
            }
        }
        (health, xp)
    }

    fn begins_something(&self) -> bool {
        matches!(self.kind, Kind::Round | Kind::Phase | Kind::Turn | Kind::Enemy | Kind::End)
    }
}

/// Round, phase, Level, turn and Heroes: what only later beats bring is as it was.
fn as_before_beside(now: &mut TableModel, before: &TableModel, beat: &Beat, later: &[&Beat], untouched: &[Actor]) {
    let brings = |is_it: fn(&Event) -> bool| later.iter().any(|beat| beat.events.iter().any(is_it));
    let has = |is_it: fn(&Event) -> bool| beat.events.iter().any(is_it);
    let is_phase: fn(&Event) -> bool = |event| matches!(event, Event::RoundBegan { .. } | Event::PhaseBegan { .. });
    let is_level: fn(&Event) -> bool = |event| matches!(event, Event::LevelRose { .. });
    if brings(is_phase) && !has(is_phase) {
        now.rail.round = before.rail.round;
        now.rail.phase = before.rail.phase.clone();
        now.rail.step = before.rail.step;
    }
    if brings(is_level) && !has(is_level) {
        now.rail.level = before.rail.level;
    }
    if brings(|event| matches!(event, Event::HeroResurrected { .. })) {
        now.rail.lifebringer = before.rail.lifebringer;
    }
    if brings(|event| matches!(event, Event::GoalMet { .. })) {
        now.goals.clone_from(&before.goals);
    }
    if brings(draws) {
        now.decks.clone_from(&before.decks);
    }
    enemies_as_before(&mut now.enemies, &before.enemies, untouched);
    let goes_on = later.iter().any(|beat| beat.begins_something());
    for new in &mut now.heroes {
        let Some(old) = before.heroes.iter().find(|card| card.hero == new.hero) else { continue };
        let is_active = new.active;
        let actor = Actor::Hero(new.hero);
        if untouched.contains(&actor) {
            *new = HeroCard { active: is_active, ..old.clone() };
        } else if later.iter().any(|beat| beat.touched().any(|touched| touched == actor)) {
            // Only what this beat brings has come by now.
            (new.health.0, new.xp) = beat.brings_to(new.hero, old);
            if later.iter().any(|beat| beat.kills(actor)) {
                new.states.clone_from(&old.states);
            }
        }
        // Nobody's turn ends in the picture of something else.
        if goes_on && beat.kind != Kind::Turn {
            (new.active, new.lanterns, new.movement) = (old.active, old.lanterns, old.movement);
        }
    }
}

/// These Enemies are told of as they were: whoever comes later is not there yet, whoever goes later is still there.
fn enemies_as_before(now: &mut Vec<EnemyCard>, before: &[EnemyCard], later: &[Actor]) {
    let is_later = |card: &EnemyCard| later.contains(&Actor::Enemy(card.enemy));
    now.retain(|card| !is_later(card));
    now.extend(before.iter().filter(|card| is_later(card)).cloned());
    now.sort_by_key(|card| card.enemy.index());
}

/// These figures stay as they were: what becomes of them is shown later.
fn as_before(map: &mut MapModel, before: &MapModel, later: &[Actor]) {
    for actor in later {
        let piece = piece_of(*actor);
        if let Some(at) = map.board.figures.iter().position(|figure| figure.piece == piece) {
            map.board.figures.remove(at);
            map.figures.remove(at);
        }
        let old = before.board.figures.iter().zip(&before.figures).find(|(figure, _)| figure.piece == piece);
        if let Some((figure, look)) = old {
            map.board.figures.push(figure.clone());
            map.figures.push(*look);
        }
    }
}

/// A figure that has so much less Health than it was painted with.
fn hurt(map: &mut MapModel, actor: Actor, wounds: u8) {
    let Some(figure) = map.figures.iter_mut().find(|figure| figure.actor == actor) else { return };
    let health = match &mut figure.looks {
        Looks::One(figure) => &mut figure.health,
        Looks::Mob(mob) => &mut mob.health,
        Looks::Minions(..) => return,
    };
    if let Some(health) = health {
        health.now = health.now.saturating_sub(u16::from(wounds));
    }
}

fn opened(event: &Event) -> Option<EdgeId> {
    match event {
        Event::DoorOpened { edge, .. } | Event::DoorMoved { edge, open: true } => Some(*edge),
        _ => None,
    }
}

fn draws(event: &Event) -> bool {
    matches!(
        event,
        Event::DoorCardDrawn { .. } | Event::EventDrawn { .. } | Event::CardGained { .. } | Event::Spawned { .. }
    )
}

fn changes_the_ground(event: &Event) -> bool {
    matches!(event, Event::DoorOpened { .. } | Event::DoorMoved { .. } | Event::FloorRemoved { .. })
}

fn changes_tokens(event: &Event) -> bool {
    matches!(
        event,
        Event::TokensPlaced { .. } | Event::TokenTaken { .. } | Event::TokenLaid { .. } | Event::TokenUsed { .. }
    )
}

/// The part of the board at which a beat is.
fn focus(beat: &Beat, map: &MapModel) -> Option<Rect> {
    let board = &map.board;
    let space = |space: SpaceId| board.space(space).map(|space| space.outline.bounds());
    let edge =
        |edge: EdgeId| board.edge(edge).map(|edge| Rect::from_center_size(edge.middle(), egui::Vec2::splat(1.0)));
    let figure = |piece| board.figure(piece).and_then(|figure| space(figure.space));
    let places = beat.events.iter().filter_map(|event| match event {
        Event::Moved { from, to, .. } => space(*to).zip(space(*from)).map(|(to, from)| to.union(from)),
        Event::Spawned { zone, .. }
        | Event::TokensPlaced { zone, .. }
        | Event::TokenLaid { zone, .. }
        | Event::TokenUsed { zone, .. }
        | Event::TokenTaken { zone, .. }
        | Event::ObjectDestroyed { zone, .. }
        | Event::FloorRemoved { zone, .. } => space(*zone),
        Event::DoorOpened { edge: at, .. }
        | Event::DoorMoved { edge: at, .. }
        | Event::Unlocked { edge: at }
        | Event::BarMoved { edge: at, .. } => edge(*at),
        _ => None,
    });
    let figures = beat.touched().filter_map(|actor| figure(piece_of(actor)));
    let striking = board.strike.into_iter().flat_map(|(from, to)| [from, to]).filter_map(figure);
    places.chain(figures).chain(striking).reduce(Rect::union)
}

//! What the table shows during a beat: the map and the heroes of its moment, without what only later beats of it bring.

use super::super::model::TableModel;
use super::{Beat, Moment};
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::view::board::map::{Geometry, MapModel, piece_of};
use crate::house::text::Texts;
use crate::kernel::board::{EdgeId, SpaceId};
use egui::Rect;

/// What is shown during a beat.
pub(crate) struct Picture {
    /// The number of the beat.
    pub at: usize,
    pub map: MapModel,
    pub model: TableModel,
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
        let later: Vec<Actor> = beats
            .get(at + 1..)?
            .iter()
            .take_while(|later| later.moment == beat.moment)
            .flat_map(Beat::touched)
            .filter(|actor| !beat.touched().any(|touched| touched == *actor))
            .collect();
        let mut map = MapModel::on(game, texts, before.geometry.clone()).after(before.map);
        as_before(&mut map, before.map, &later);
        let board = &mut map.board;
        board.offers.clear();
        map.meanings.clear();
        map.game = None;
        board.all_plans = None;
        let struck = beat.events.iter().find_map(|event| match event {
            Event::Attacked { attacker, defender, .. } => Some((piece_of(*attacker), piece_of(*defender))),
            _ => None,
        });
        board.strike = struck.or(board.strike);
        let first = beat.touched().map(piece_of).find(|piece| board.figure(*piece).is_some());
        board.acting = board.strike.map(|(attacker, _)| attacker).or(first);
        map.board.focus = focus(beat, &map);
        let number = (at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        map.board.state ^= number;
        // Where a beat is nowhere on the board, the camera stays.
        let is_somewhere = map.board.focus.is_some();
        map.board.question = if is_somewhere { map.board.question ^ number } else { before.map.board.question };
        let mut model = TableModel::during(game, texts, before.model);
        for hero in later.iter().filter_map(|actor| match actor {
            Actor::Hero(hero) => Some(*hero),
            Actor::Enemy(_) => None,
        }) {
            let old = before.model.heroes.iter().find(|card| card.hero == hero);
            let new = model.heroes.iter_mut().find(|card| card.hero == hero);
            if let (Some(old), Some(new)) = (old, new) {
                new.health = old.health;
                new.xp = old.xp;
                new.states.clone_from(&old.states);
            }
        }
        Some(Self { at, map, model })
    }
}

/// What was seen before a beat.
pub(crate) struct Before<'b> {
    pub map: &'b MapModel,
    pub model: &'b TableModel,
    /// How the storeys lie.
    pub geometry: &'b Geometry,
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

/// The part of the board at which a beat is.
fn focus(beat: &Beat, map: &MapModel) -> Option<Rect> {
    let board = &map.board;
    let space = |space: SpaceId| board.space(space).map(|space| space.outline.bounds());
    let edge =
        |edge: EdgeId| board.edge(edge).map(|edge| Rect::from_center_size(edge.middle(), egui::Vec2::splat(1.0)));
    let figure = |piece| board.figure(piece).and_then(|figure| space(figure.space));
    let places = beat.events.iter().filter_map(|event| match event {
        Event::Moved { to, .. } => space(*to),
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

//! Tokens and doors, and the places of everything that shares a zone.

use super::super::geometry::Geometry;
use super::super::places::{Circle, Crowd, HERO_RADIUS, place};
use super::words::Line;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::games::massive_darkness::view::art::board::{BoardPlan, PlanIndex, clear_floor};
use crate::games::massive_darkness::view::art::figures::Role as RoleLook;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token};
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::tr;
use egui::{Pos2, Rect, Vec2};
use std::sync::Arc;

/// Radius of a mob's circle where there is room.
const MOB_RADIUS: f32 = 0.30;

/// What a token looks like, and how many of it lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenLook {
    /// As the art paints it.
    pub token: Token,
    /// Of what kind, if it can be picked up; Level tokens lie there for ever.
    pub kind: Option<TokenKind>,
    /// How many.
    pub count: usize,
}

/// Tokens of one kind in one zone.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenView {
    /// Where.
    pub zone: SpaceId,
    /// What.
    pub look: TokenLook,
    /// Its circle, in zones.
    pub place: Circle,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
}

/// Everything in one zone that is picked up together.
#[derive(Clone, Debug, PartialEq)]
pub struct HeapView {
    /// Where.
    pub zone: SpaceId,
    /// What can be clicked, in zones.
    pub rect: Rect,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
}

/// A door.
#[derive(Clone, Debug, PartialEq)]
pub struct DoorView {
    /// Which edge.
    pub edge: EdgeId,
    /// What can be clicked, in zones.
    pub rect: Rect,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
    /// Open or closed.
    pub is_open: bool,
    /// It stays closed until a rule of the quest unlocks it.
    pub is_locked: bool,
    /// The zones on both sides.
    pub ends: [SpaceId; 2],
}

/// Where figures and tokens of a board stand.
#[derive(Clone, Debug, Default)]
pub(super) struct PlacedAll {
    pub(super) figures: Vec<(Actor, Circle)>,
    tokens: Vec<(SpaceId, TokenLook, Circle)>,
    /// By zone: where something stands.
    taken: Vec<Vec<Circle>>,
}

impl PlacedAll {
    pub(super) fn of(&self, actor: Actor) -> Option<Circle> {
        self.figures.iter().find(|(one, _)| *one == actor).map(|(_, circle)| *circle)
    }

    /// A point of a zone where nothing stands: as near to its middle as there is room, else where there is most.
    pub(super) fn free_floor(&self, space: SpaceId, zone: Rect) -> Pos2 {
        let floor = clear_floor(zone).shrink(0.12);
        let here = self.taken.get(space.index()).map_or(&[][..], Vec::as_slice);
        let room =
            |point: &Pos2| here.iter().map(|circle| point.distance(circle.centre) - circle.radius).fold(1.0, f32::min);
        let parts = [0.5, 0.25, 0.75, 0.0, 1.0];
        let points = parts.iter().flat_map(|y| parts.iter().map(|x| floor.lerp_inside(Vec2::new(*x, *y))));
        let mut points: Vec<Pos2> = points.collect();
        points.sort_by(|a, b| a.distance(floor.center()).total_cmp(&b.distance(floor.center())));
        let enough = points.iter().find(|point| room(point) > ENOUGH);
        let most = points.iter().max_by(|a, b| room(a).total_cmp(&room(b)));
        enough.or(most).copied().unwrap_or(floor.center())
    }
}

/// Room for a dot.
const ENOUGH: f32 = 0.10;

/// Places everything, zone by zone.
pub(super) fn place_all(game: &MassiveDarkness, geometry: &Geometry, plan: &BoardPlan) -> PlacedAll {
    let mut all = PlacedAll::default();
    let index = PlanIndex::new(plan);
    for (zone, painted) in game.dungeon.board.spaces().zip(&plan.zones) {
        let torch = index.torch_of(painted);
        let corner = geometry.rect(zone).min;
        let enemies = game.state.enemy_ids().filter(|enemy| game.state.enemy(*enemy).zone == zone);
        let heroes = game.state.hero_ids().filter(|hero| {
            let state = game.state.hero(*hero);
            state.zone == zone && !state.escaped
        });
        let mut here: Vec<(Actor, f32)> = enemies.map(|one| (Actor::Enemy(one), enemy_radius(game, one))).collect();
        let count = here.len();
        here.extend(heroes.map(|one| (Actor::Hero(one), HERO_RADIUS)));
        let looks = token_looks(game, zone);
        let radii: Vec<f32> = here.iter().map(|(_, radius)| *radius).collect();
        let torch_here = torch.map(|at| at - corner.to_vec2());
        let placed = place(&Crowd { radii: &radii, enemies: count, tokens: looks.len(), torch: torch_here });
        let mut taken: Vec<Circle> = torch.map(|at| Circle { centre: at, radius: 0.09 }).into_iter().collect();
        let figures = here.iter().zip(placed.figures).map(|((actor, _), circle)| (*actor, circle.moved(corner)));
        for figure in figures {
            taken.push(figure.1);
            all.figures.push(figure);
        }
        let tokens = looks.into_iter().zip(placed.tokens).map(|(look, circle)| (zone, look, circle.moved(corner)));
        for token in tokens {
            taken.push(token.2);
            all.tokens.push(token);
        }
        all.taken.push(taken);
    }
    all
}

/// ENEMY-01: a mob needs room for all its figures, a roaming monster is large.
fn enemy_radius(game: &MassiveDarkness, enemy: Enemy) -> f32 {
    let state = game.state.enemy(enemy);
    match game.library.kind(game.library.enemy(state.card).kind).role {
        Role::Mob if !state.minions.is_empty() => MOB_RADIUS,
        Role::Mob | Role::Agent => HERO_RADIUS,
        Role::Roaming => HERO_RADIUS * RoleLook::Roaming.size(),
    }
}

/// The level token first, then what can be picked up.
fn token_looks(game: &MassiveDarkness, zone: SpaceId) -> Vec<TokenLook> {
    let mut looks = Vec::new();
    for (at, level) in &game.dungeon.level_tokens {
        if *at == zone {
            let side = if game.level_token_is_active(*level) { LevelSide::Active } else { LevelSide::Inactive };
            looks.push(TokenLook { token: Token::Level(*level, side), kind: None, count: 1 });
        }
    }
    for kind in TokenKind::ALL {
        let count = game.state.tokens.iter().filter(|token| token.is(kind) && token.zone == zone).count();
        if count > 0 {
            looks.push(TokenLook { token: token_of(kind), kind: Some(kind), count });
        }
    }
    let standing = game.state.object_ids().filter(|object| game.state.enemy(*object).zone == zone).count();
    if standing > 0 {
        looks.push(TokenLook { token: Token::Pillar, kind: None, count: standing });
    }
    // TOKEN-03: nobody knows which it is.
    let hidden = game.state.tokens.iter().filter(|token| token.is_face_down() && token.zone == zone).count();
    if hidden > 0 {
        looks.push(TokenLook { token: Token::Objective, kind: Some(TokenKind::default()), count: hidden });
    }
    looks
}

fn token_of(kind: TokenKind) -> Token {
    match kind {
        TokenKind::Treasure => Token::Treasure,
        TokenKind::SpecialTreasure => Token::SpecialTreasure,
        TokenKind::Artifact => Token::Artifact,
        TokenKind::Lair => Token::Lair,
        TokenKind::Library => Token::Library,
    }
}

pub(super) fn tokens(words: &Words<'_>, placed: &PlacedAll) -> Vec<TokenView> {
    placed.tokens.iter().map(|(zone, look, place)| token_view(words, (*zone, *look, *place))).collect()
}

fn token_view(words: &Words<'_>, (zone, look, place): (SpaceId, TokenLook, Circle)) -> TokenView {
    let game = words.game;
    let place_in = words.zone_in(zone);
    if let Token::Level(level, side) = look.token {
        let about = match side {
            LevelSide::Active => tr!(words.texts, "map-level-active"),
            LevelSide::Inactive => tr!(words.texts, "map-level-inactive"),
        };
        let name = tr!(words.texts, "map-level-token", level = level, place = &place_in);
        let lines = vec![Line::title(Arc::clone(&name)), Line::fact(about), Line::rule(words, "LEVEL-05")];
        return TokenView { zone, look, place, name, about: lines };
    }
    let kind = match (look.token, look.kind) {
        (Token::Objective, _) => tr!(words.texts, "token-face-down"),
        (Token::Pillar, _) => tr!(words.texts, "object-pillar"),
        (_, Some(kind)) => words.token(kind),
        (_, None) => "".into(),
    };
    let name = tr!(words.texts, "map-token", kind = &kind, count = look.count, place = &place_in);
    let mut about = vec![Line::title(Arc::clone(&name))];
    if matches!(look.token, Token::Treasure | Token::SpecialTreasure) {
        about.push(Line::fact(tr!(words.texts, "map-treasure-level", level = game.treasure_level(zone))));
    }
    TokenView { zone, look, place, name, about }
}

/// ACT-PICKUP-01: all loose tokens of a zone are picked up at once.
pub(super) fn heaps(tokens: &[TokenView]) -> Vec<HeapView> {
    let mut heaps: Vec<HeapView> = Vec::new();
    for token in tokens.iter().filter(|token| token.look.kind.is_some()) {
        let rect = token.place.square();
        match heaps.iter_mut().find(|heap| heap.zone == token.zone) {
            Some(heap) => {
                heap.rect = heap.rect.union(rect);
                heap.name = format!("{}, {}", heap.name, token.name).into();
                heap.about.extend(token.about.iter().cloned());
            }
            None => {
                let (name, about) = (Arc::clone(&token.name), token.about.clone());
                heaps.push(HeapView { zone: token.zone, rect, name, about });
            }
        }
    }
    heaps
}

pub(super) fn doors(words: &Words<'_>, geometry: &Geometry) -> Vec<DoorView> {
    let game = words.game;
    let board = &game.dungeon.board;
    let doors = board.edges().filter(|(_, edge)| edge.passage == Passage::Door);
    let view = |(id, edge): (EdgeId, crate::kernel::board::Edge)| {
        let is_open = game.state.board.is_open(board, id);
        let [a, b] = [edge.a, edge.b].map(|zone| words.zone(zone));
        let name = tr!(words.texts, "map-door", a = &a, b = &b);
        let is_locked = !is_open && game.is_locked(id);
        let state = if is_open { tr!(words.texts, "map-door-open") } else { tr!(words.texts, "map-door-closed") };
        let mut about = vec![Line::title(Arc::clone(&name)), Line::fact(state)];
        if is_locked {
            about.push(Line::fact(tr!(words.texts, "refusal-locked")));
        }
        let middle = geometry.middle(&edge);
        DoorView {
            edge: id,
            rect: door_rect(middle, geometry.rect(edge.a).center()),
            about,
            name,
            is_open,
            is_locked,
            ends: [edge.a, edge.b],
        }
    };
    doors.map(view).collect()
}

/// Borders that no Hero crosses now, with open floor on both sides: where, and whether they run from left to right.
pub(super) fn bars(game: &MassiveDarkness, geometry: &Geometry) -> Vec<(Pos2, bool)> {
    let board = &game.dungeon.board;
    let barred =
        board.edges().filter(|(id, edge)| edge.way.is_some() && edge.passage != Passage::Wall && game.is_barred(*id));
    let place = |(_, edge): (EdgeId, crate::kernel::board::Edge)| {
        let (middle, zone) = (geometry.middle(&edge), geometry.rect(edge.a).center());
        (middle, (middle - zone).x.abs() < (middle - zone).y.abs())
    };
    barred.map(place).collect()
}

/// Wide along the wall, narrow across.
fn door_rect(middle: Pos2, zone: Pos2) -> Rect {
    let (along, across) = (0.52, 0.24);
    let is_level = (middle - zone).x.abs() < (middle - zone).y.abs();
    let size = if is_level { Vec2::new(along, across) } else { Vec2::new(across, along) };
    Rect::from_center_size(middle, size)
}

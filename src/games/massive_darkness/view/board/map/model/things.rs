//! Tokens and doors, and the places of everything that shares a zone.

use super::super::geometry::Geometry;
use super::super::lying::Lying;
use super::words as say;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::games::massive_darkness::view::art::board::{DungeonGround, clear_floor};
use crate::games::massive_darkness::view::art::figures::Role as RoleLook;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token};
use crate::kernel::board::{Edge, EdgeId, Passage, SpaceId};
use crate::kit::map::outlines::across;
use crate::kit::map::places::{Circle, Crowd, FIGURE_RADIUS, free_point, place};
use crate::kit::map::{Closed, EdgeLook, EdgeView, HeapView, Line, TokenView};
use crate::tr;
use egui::{Pos2, Rect};
use std::sync::Arc;

/// Radius of a mob's circle where there is room.
const MOB_RADIUS: f32 = 0.30;
/// Room that a torch takes: so far from it figures stand, and so far from it dots lie.
const TORCH: (f32, f32) = (0.085, 0.09);

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

/// Where figures and tokens of a board stand.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct PlacedAll {
    pub(super) figures: Vec<(Actor, Circle)>,
    tokens: Vec<PlacedToken>,
    /// By zone: where something stands.
    taken: Vec<Vec<Circle>>,
}
#[derive(Clone, Copy, Debug)]
struct PlacedToken {
    zone: SpaceId,
    look: TokenLook,
    place: Circle,
}

impl PlacedAll {
    pub(super) fn of(&self, actor: Actor) -> Option<Circle> {
        self.figures.iter().find(|(one, _)| *one == actor).map(|(_, circle)| *circle)
    }

    /// A point of a zone where nothing stands.
    pub(super) fn free_floor(&self, space: SpaceId, zone: Rect) -> Pos2 {
        free_point(clear_floor(zone), self.taken.get(space.index()).map_or(&[][..], Vec::as_slice))
    }

    /// The tokens as the map places them, and what they look like.
    pub(in super::super) fn tokens(&self) -> (Vec<TokenView>, Vec<TokenLook>) {
        let view = |token: &PlacedToken| {
            let view = TokenView { space: token.zone, place: token.place, is_loose: token.look.kind.is_some() };
            (view, token.look)
        };
        self.tokens.iter().map(view).unzip()
    }
}

/// Places tokens zone by zone, and the figures of a game with them.
pub(in super::super) fn place_all(
    lying: &Lying<'_>,
    game: Option<&MassiveDarkness>,
    geometry: &Geometry,
    ground: &DungeonGround,
) -> PlacedAll {
    let mut all = PlacedAll::default();
    for (zone, painted) in lying.dungeon.board.spaces().zip(&ground.plan().zones) {
        let torch = ground.index().torch_of(painted);
        let square = geometry.rect(zone);
        let figures = game.map_or_else(Figures::default, |game| Figures::in_zone(game, zone));
        let looks = token_looks(lying, zone);
        let unit = Rect::from_min_size(Pos2::ZERO, square.size());
        let placed = place(&Crowd {
            floor: clear_floor(unit),
            radii: &figures.radii,
            above: figures.enemies,
            tokens: looks.len(),
            built: torch.map(|at| Circle { centre: at - square.min.to_vec2(), radius: TORCH.0 }),
        });
        let mut taken: Vec<Circle> = torch.map(|centre| Circle { centre, radius: TORCH.1 }).into_iter().collect();
        let corner = square.min.to_vec2();
        for (actor, circle) in figures.actors.into_iter().zip(placed.figures) {
            taken.push(circle.moved(corner));
            all.figures.push((actor, circle.moved(corner)));
        }
        for (look, circle) in looks.into_iter().zip(placed.tokens) {
            taken.push(circle.moved(corner));
            all.tokens.push(PlacedToken { zone, look, place: circle.moved(corner) });
        }
        all.taken.push(taken);
    }
    all
}

/// Who shares a zone: enemies first.
#[derive(Default)]
struct Figures {
    actors: Vec<Actor>,
    radii: Vec<f32>,
    enemies: usize,
}

impl Figures {
    fn in_zone(game: &MassiveDarkness, zone: SpaceId) -> Self {
        let enemies = game.state.enemy_ids().filter(|enemy| game.state.enemy(*enemy).zone == zone);
        let heroes = game.state.hero_ids().filter(|hero| {
            let state = game.state.hero(*hero);
            state.zone == zone && !state.escaped
        });
        let mut here = Self::default();
        for enemy in enemies {
            here.actors.push(Actor::Enemy(enemy));
            here.radii.push(enemy_radius(game, enemy));
        }
        here.enemies = here.actors.len();
        for hero in heroes {
            here.actors.push(Actor::Hero(hero));
            here.radii.push(FIGURE_RADIUS);
        }
        here
    }
}

/// ENEMY-01: a mob needs room for all its figures, a roaming monster is large.
fn enemy_radius(game: &MassiveDarkness, enemy: Enemy) -> f32 {
    let state = game.state.enemy(enemy);
    match game.library.kind(game.library.enemy(state.card).kind).role {
        Role::Mob if !state.minions.is_empty() => MOB_RADIUS,
        Role::Mob | Role::Agent => FIGURE_RADIUS,
        Role::Roaming => FIGURE_RADIUS * RoleLook::Roaming.size(),
    }
}

/// The level token first, then what can be picked up.
fn token_looks(lying: &Lying<'_>, zone: SpaceId) -> Vec<TokenLook> {
    let mut looks = Vec::new();
    for (at, level) in &lying.dungeon.level_tokens {
        if *at == zone {
            let side = if lying.level == *level { LevelSide::Active } else { LevelSide::Inactive };
            looks.push(TokenLook { token: Token::Level(*level, side), kind: None, count: 1 });
        }
    }
    for kind in TokenKind::ALL {
        let count = lying.tokens.iter().filter(|token| token.is(kind) && token.zone == zone).count();
        if count > 0 {
            looks.push(TokenLook { token: token_of(kind), kind: Some(kind), count });
        }
    }
    let standing = lying.objects.iter().filter(|at| **at == zone).count();
    if standing > 0 {
        looks.push(TokenLook { token: Token::Pillar, kind: None, count: standing });
    }
    // TOKEN-03: nobody knows which it is.
    let hidden = lying.tokens.iter().filter(|token| token.is_face_down() && token.zone == zone).count();
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

/// What a heap of tokens is called, and what is said about it.
struct Named {
    name: Arc<str>,
    about: Vec<Line>,
}

/// What is said about a token that can be picked up.
fn told(words: &Words<'_>, zone: SpaceId, look: &TokenLook) -> Named {
    let game = words.game;
    let place_in = words.zone_in(zone);
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
    Named { name, about }
}

/// ACT-PICKUP-01: all loose tokens of a zone are picked up at once.
pub(super) fn heaps(words: &Words<'_>, placed: &PlacedAll) -> Vec<HeapView> {
    let mut heaps: Vec<HeapView> = Vec::new();
    for token in placed.tokens.iter().filter(|token| token.look.kind.is_some()) {
        let rect = token.place.square();
        let Named { name, about } = told(words, token.zone, &token.look);
        match heaps.iter_mut().find(|heap| heap.space == token.zone) {
            Some(heap) => {
                heap.rect = heap.rect.union(rect);
                heap.name = format!("{}, {name}", heap.name).into();
                heap.about.extend(about);
            }
            None => heaps.push(HeapView { space: token.zone, rect, name, about }),
        }
    }
    heaps
}

/// LEVEL-02, LEVEL-03: Level tokens say what they do.
pub(super) fn signs(words: &Words<'_>, placed: &PlacedAll) -> Vec<HeapView> {
    let (game, texts) = (words.game, words.texts);
    let sign = |token: &PlacedToken| {
        let Token::Level(level, side) = token.look.token else { return None };
        let name = tr!(texts, "map-level-token", level = level, place = &words.zone_in(token.zone));
        let (sentence, rule) = match side {
            LevelSide::Active => (tr!(texts, "map-level-now"), "LEVEL-08"),
            LevelSide::Inactive if level < game.state.level => (tr!(texts, "map-level-past"), "LEVEL-06"),
            LevelSide::Inactive => (tr!(texts, "map-level-later", level = level), "LEVEL-03"),
        };
        let about = vec![Line::title(Arc::clone(&name)), Line::fact(sentence), say::rule(words, rule)];
        Some(HeapView { space: token.zone, rect: token.place.square(), name, about })
    };
    placed.tokens.iter().filter_map(sign).collect()
}

/// What stands between zones and is no plain wall, without a word about it: doors, then closed borders.
pub(in super::super) fn edges(lying: &Lying<'_>, geometry: &Geometry) -> Vec<EdgeView> {
    let board = &lying.dungeon.board;
    let view = |edge: EdgeId, ends: Edge, look: EdgeLook, closed: Option<Closed>| EdgeView {
        edge,
        ends: [ends.a, ends.b],
        line: geometry.border(&ends),
        look,
        closed,
        area: None,
        name: "".into(),
        about: Vec::new(),
    };
    let doors = board.edges().filter(|(_, edge)| edge.passage == Passage::Door).map(|(id, edge)| {
        let look = if lying.board.is_open(board, id) { EdgeLook::DoorOpen } else { EdgeLook::DoorClosed };
        view(id, edge, look, lying.locked.contains(&id).then_some(Closed::Locked))
    });
    let bars = lying.barred.iter().filter_map(|id| Some((*id, board.edge(*id)?)));
    let bars = bars.map(|(id, edge)| view(id, edge, EdgeLook::Opening, Some(Closed::Barred)));
    doors.chain(bars).collect()
}

/// The same, with doors that can be pointed at.
pub(super) fn told_edges(words: &Words<'_>, lying: &Lying<'_>, geometry: &Geometry) -> Vec<EdgeView> {
    let mut edges = edges(lying, geometry);
    let doors = edges.iter_mut().filter(|edge| matches!(edge.look, EdgeLook::DoorClosed | EdgeLook::DoorOpen));
    for door in doors {
        let [a, b] = door.ends.map(|zone| words.zone(zone));
        door.name = tr!(words.texts, "map-door", a = &a, b = &b);
        let is_open = door.look == EdgeLook::DoorOpen;
        let state = if is_open { tr!(words.texts, "map-door-open") } else { tr!(words.texts, "map-door-closed") };
        door.about = vec![Line::title(Arc::clone(&door.name)), Line::fact(state)];
        if door.closed == Some(Closed::Locked) {
            door.about.push(Line::fact(tr!(words.texts, "refusal-locked")));
        }
        // Wide along the wall, narrow across.
        door.area = Some(across(door.line, 0.52, 0.24));
    }
    edges
}

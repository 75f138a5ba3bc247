//! What the map shows of a game: plain data, made once whenever the game changes. Nothing here decides a rule; it asks the
//! engine what is legal, who sees whom and what an enemy will do, and turns the answers into places, words and looks.
//! Nothing is painted here either: that is [`art`](crate::games::massive_darkness::view::art)'s and the kit's.

mod figures;
mod light;
mod offers;
mod tally;
pub(super) mod things;
mod why;
mod words;
pub(super) mod zones;

pub use figures::{FigureLook, Looks, actor_of, hero_look, piece_of};
pub use offers::Meaning;
pub use things::TokenLook;
pub use why::in_words as range_in_words;

use super::geometry::{Geometry, edge_names, stair_letters};
use super::lying::Lying;
use super::plan::board_plan;
use super::reach::explore;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::{Answer, Ask, Choice, MassiveDarkness};
use crate::games::massive_darkness::view::art::board::{DoorState, DungeonGround, EdgeKind, EdgePlan, Towards};
use crate::house::text::Texts;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::game::Game as _;
use crate::kernel::hash::hash_of;
use crate::kit::map::{BoardView, FigureView, Lamp, Lighting, Spot};
use crate::kit::theme::Stone;
use egui::Vec2;
use std::sync::Arc;

/// Everything the map shows of a game.
#[derive(Clone, Debug, Default)]
pub struct MapModel {
    /// As the map shows it.
    pub board: BoardView,
    /// Where zones lie.
    pub geometry: Geometry,
    /// How the figures of the board are painted, in their order.
    pub figures: Vec<FigureLook>,
    /// How the tokens of the board are painted, in their order.
    pub tokens: Vec<TokenLook>,
    /// What the offers of the board mean, by their numbers.
    pub meanings: Vec<Meaning>,
    /// The game itself, where there are attacks whose chances can be counted.
    pub game: Option<Arc<MassiveDarkness>>,
    ground: Arc<DungeonGround>,
}

impl MapModel {
    /// Looks at a game.
    #[must_use]
    pub fn new(game: &MassiveDarkness, texts: &Texts) -> Self {
        Self::on(game, texts, Geometry::of(&game.dungeon))
    }

    /// Looks at a game whose Zones lie elsewhere than usual.
    #[must_use]
    pub fn on(game: &MassiveDarkness, texts: &Texts, geometry: Geometry) -> Self {
        let words = &Words::new(game, texts);
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let ways = explore(game, &listed);
        let acting = acting(game);
        let lying = Lying::in_play(game);
        let ground = Arc::new(DungeonGround::new(board_plan(&lying, &geometry)));
        let placed = things::place_all(&lying, Some(game), &geometry, &ground);
        let (figure_views, figures) = figures::figures(words, &placed);
        let (token_views, tokens) = placed.tokens();
        let offered = offers::offers(words, &listed, &ways);
        let mut board = BoardView {
            ground: Arc::clone(&ground) as _,
            stone: Stone::Sand,
            bounds: geometry.bounds.rect(),
            lighting: Arc::new(light::lighting(game, &geometry, &ground)),
            spaces: zones::zones(words, &geometry, &placed, acting),
            edges: things::told_edges(words, &lying, &geometry),
            heaps: things::heaps(words, &placed),
            signs: things::signs(words, &placed),
            tokens: token_views,
            tallies: tally::tallies(game),
            figures: figure_views,
            labels: edge_names(&game.dungeon, &geometry),
            offers: offered.offers,
            acting: acting.map(|hero| piece_of(Actor::Hero(hero))),
            strike: combat(game).map(|(attacker, defender)| (piece_of(attacker), piece_of(defender))),
            focus: None,
            question: question_number(game, &listed),
            state: hash_of(&game.state),
            all_plans: Some(texts.get("map-plans")),
        };
        board.labels.extend(stair_letters(&game.dungeon, &geometry));
        board.focus = board.busy_part();
        let has_attacks = offered.meanings.iter().any(|meaning| meaning.attacks.is_some());
        let game = has_attacks.then(|| Arc::new(game.clone()));
        let mut model = Self { board, geometry, figures, tokens, meanings: offered.meanings, game, ground };
        model.light_whoever_acts();
        model
    }

    /// A lantern for whoever acts on the board, and for nobody else.
    pub fn light_whoever_acts(&mut self) {
        let acting = self.board.strike.map(|(from, _)| from).or(self.board.acting);
        let lantern =
            acting.and_then(|piece| self.board.figure(piece)).map(|figure| light::lantern(figure, &self.ground));
        let standing = self.board.lighting.lamps.iter().filter(|lamp| lamp.bearer.is_none());
        let lamps: Vec<Lamp> = standing.copied().chain(lantern).collect();
        if lamps != self.board.lighting.lamps {
            self.board.lighting = Arc::new(Lighting { lamps, ..Lighting::clone(&self.board.lighting) });
        }
    }

    /// The same, keeping the painted ground of the model before where nothing on it has moved.
    #[must_use]
    pub fn after(self, before: &Self) -> Self {
        if self.ground.plan() != before.ground.plan() {
            return self;
        }
        Self { board: self.board.on_the_ground_of(&before.board), ground: Arc::clone(&before.ground), ..self }
    }

    /// Doors and floors as they were on a board before.
    pub fn stand_on_the_ground_of(&mut self, before: &Self) {
        if self.geometry == before.geometry {
            self.ground = Arc::clone(&before.ground);
            self.board.ground = Arc::clone(&before.board.ground);
            self.board.edges.clone_from(&before.board.edges);
            // Nobody sees yet what lies behind them.
            self.board.lighting = Arc::new(self.board.lighting.seen_as_in(&before.board.lighting));
        }
    }

    /// Tokens as they lay on a board before.
    pub fn lay_tokens_of(&mut self, before: &Self) {
        if self.geometry == before.geometry {
            self.tokens.clone_from(&before.tokens);
            self.board.tokens.clone_from(&before.board.tokens);
            self.board.heaps.clone_from(&before.board.heaps);
            self.board.signs.clone_from(&before.board.signs);
        }
    }

    /// The same with these doors on their way: their leaves are painted by what moves on the map.
    #[must_use]
    pub fn with_doors_ajar(mut self, dungeon: &Dungeon, doors: &[EdgeId]) -> Self {
        let mut plan = self.ground.plan().clone();
        for edge in doors.iter().filter_map(|door| dungeon.board.edge(*door)) {
            let (Some(way), (column, row)) = (edge.way, self.geometry.cell(edge.a)) else { continue };
            let is_it =
                |known: &&mut EdgePlan| (known.column, known.row, known.side) == (column, row, Towards::from(way));
            if let Some(known) = plan.edges.iter_mut().find(is_it) {
                known.kind = EdgeKind::Door(DoorState::Ajar);
            }
        }
        self.ground = Arc::new(DungeonGround::new(plan));
        self.board.ground = Arc::clone(&self.ground) as _;
        self
    }

    /// The same game with its storeys laid out for a view of this size; nothing where they lie so already.
    #[must_use]
    pub fn fitted(&self, game: &MassiveDarkness, texts: &Texts, view: Vec2) -> Option<Self> {
        let geometry = Geometry::for_view(&game.dungeon, view);
        (geometry != self.geometry).then(|| Self::on(game, texts, geometry))
    }

    /// A figure on the board.
    #[must_use]
    pub fn figure(&self, actor: Actor) -> Option<&FigureView> {
        self.board.figure(piece_of(actor))
    }

    /// The answers that an offer stands for; none for a number of another model.
    #[must_use]
    pub fn answers(&self, offer: usize) -> &[Answer] {
        self.meanings.get(offer).map_or(&[], |meaning| &meaning.answers)
    }
}

/// Whose decision it is; while players decide together, the hero whose turn it is.
fn acting(game: &MassiveDarkness) -> Option<Hero> {
    use crate::games::massive_darkness::rules::ask::By;
    match game.state.ask {
        Ask::Act(hero) | Ask::Arrange { hero, .. } => Some(hero),
        Ask::Choose { by: By::Hero(hero), .. } | Ask::May { by: By::Hero(hero), .. } => Some(hero),
        Ask::Over => None,
        Ask::Roll(_) | Ask::Draw(_) | Ask::Choose { .. } | Ask::May { .. } => {
            game.state.active.is_some().then_some(game.state.active)
        }
    }
}

fn combat(game: &MassiveDarkness) -> Option<(Actor, Actor)> {
    game.state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Combat(combat) => Some((combat.attacker, combat.defender)),
        _ => None,
    })
}

/// Does a choice name a place or a figure on the map?
fn spot_of(game: &MassiveDarkness, choice: Choice) -> Option<(Spot, SpaceId)> {
    match choice {
        Choice::Zone(zone) => Some((Spot::Space(zone), zone)),
        Choice::Hero(hero) => Some((Spot::Figure(piece_of(Actor::Hero(hero))), game.state.hero(hero).zone)),
        // QC-07: objects are no figures; their Zone stands for them.
        Choice::Enemy(object) if game.object(object).is_some() => {
            let zone = game.state.enemy(object).zone;
            Some((Spot::Space(zone), zone))
        }
        Choice::Enemy(enemy)
        | Choice::Leader(enemy)
        | Choice::Minions(enemy)
        | Choice::Share(enemy, _)
        | Choice::Divide(enemy) => Some((Spot::Figure(piece_of(Actor::Enemy(enemy))), game.state.enemy(enemy).zone)),
        Choice::Nothing
        | Choice::Card(_)
        | Choice::Die(_)
        | Choice::Colour(_)
        | Choice::Side(_)
        | Choice::Style(_)
        | Choice::Ability(_)
        | Choice::Option(_)
        | Choice::Symbol(_)
        | Choice::Hand(..)
        | Choice::Currency(_)
        | Choice::Skill(..) => None,
    }
}

fn question_number(game: &MassiveDarkness, listed: &[Answer]) -> u64 {
    hash_of(&(game.state.round, game.state.phase, game.state.ask, listed))
}

//! What the map shows: plain data, made once whenever the game changes. Nothing here decides a rule; it asks the engine
//! what is legal, who sees whom and what an enemy will do, and turns the answers into places, words and looks.

mod figures;
mod offers;
mod things;
mod words;
mod zones;

pub use figures::{FigureView, IntentView, Looks, hero_look};
pub use offers::{Offer, OfferKind, Spot};
pub use things::{DoorView, HeapView, TokenLook, TokenView};
pub use words::{Line, Tone};
pub use zones::ZoneView;

use super::geometry::{Geometry, StairEnd, board_plan, edge_names, stair_ends};
use super::reach::explore;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::{Answer, Ask, Choice, MassiveDarkness};
use crate::games::massive_darkness::view::art::board::BoardPlan;
use crate::house::text::Texts;
use crate::kernel::board::SpaceId;
use crate::kernel::game::Game as _;
use crate::kernel::hash::hash_of;
use egui::{Pos2, Rect, Vec2};
use std::sync::Arc;

/// Everything the map shows.
#[derive(Clone, Debug, Default)]
pub struct MapModel {
    /// Where zones lie.
    pub geometry: Geometry,
    /// What stands still. Shared, so that one can see at once whether it is the same as before.
    pub plan: Arc<BoardPlan>,
    /// Letters of columns and numbers of rows: where, in zones, and what.
    pub edge_names: Vec<(Pos2, String)>,
    /// Both ends of every stair.
    pub stairs: Vec<StairEnd>,
    /// By zone.
    pub zones: Vec<ZoneView>,
    /// Enemies first, then heroes.
    pub figures: Vec<FigureView>,
    /// On the floor.
    pub tokens: Vec<TokenView>,
    /// What is picked up together.
    pub heaps: Vec<HeapView>,
    /// Closed and open.
    pub doors: Vec<DoorView>,
    /// Borders that no Hero crosses now: the middle, in zones, and whether they run from left to right.
    pub bars: Vec<(Pos2, bool)>,
    /// What can be done, by place.
    pub offers: Vec<Offer>,
    /// The hero whose decision or turn it is.
    pub acting: Option<Hero>,
    /// Attacker and defender of the combat in progress.
    pub combat: Option<(Actor, Actor)>,
    /// The part of the board the pending question is about, in zones.
    pub focus: Option<Rect>,
    /// Changes with every question, so that the camera moves at most once for each.
    pub question: u64,
    /// Hash of the state.
    pub state: u64,
    /// The game itself, where there are attacks whose chances can be counted.
    pub game: Option<Arc<MassiveDarkness>>,
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
        let plan = board_plan(game, &geometry);
        let placed = things::place_all(game, &geometry, &plan);
        let tokens = things::tokens(words, &placed);
        let offers = offers::offers(words, &listed, &ways);
        let mut model = Self {
            edge_names: edge_names(&game.dungeon, &geometry),
            stairs: stair_ends(&game.dungeon, &geometry),
            plan: Arc::new(plan),
            zones: zones::zones(words, &geometry, (acting, &placed)),
            figures: figures::figures(words, &placed),
            heaps: things::heaps(&tokens),
            tokens,
            doors: things::doors(words, &geometry),
            bars: things::bars(game, &geometry),
            offers,
            acting,
            combat: combat(game),
            focus: None,
            question: question_number(game, &listed),
            state: hash_of(&game.state),
            game: None,
            geometry,
        };
        model.focus = model.focus();
        if model.offers.iter().any(|offer| matches!(offer.kind, OfferKind::Attack(..))) {
            model.game = Some(Arc::new(game.clone()));
        }
        model
    }

    /// The same, keeping the painted board of the model before where nothing on it has moved.
    #[must_use]
    pub fn after(self, before: &Self) -> Self {
        let plan = if self.plan == before.plan { Arc::clone(&before.plan) } else { Arc::clone(&self.plan) };
        Self { plan, ..self }
    }

    /// The same game with its storeys laid out for a view of this size; nothing where they lie so already.
    #[must_use]
    pub fn fitted(&self, game: &MassiveDarkness, texts: &Texts, view: Vec2) -> Option<Self> {
        let geometry = Geometry::for_view(&game.dungeon, view);
        (geometry != self.geometry).then(|| Self::on(game, texts, geometry))
    }

    /// A zone; none for a number of another board.
    #[must_use]
    pub fn zone(&self, zone: SpaceId) -> Option<&ZoneView> {
        self.zones.get(zone.index())
    }

    /// A figure on the board.
    #[must_use]
    pub fn figure(&self, actor: Actor) -> Option<&FigureView> {
        self.figures.iter().find(|figure| figure.actor == actor)
    }

    /// What a click on a place means.
    pub fn offers_at(&self, spot: Spot) -> impl Iterator<Item = (usize, &Offer)> {
        self.offers.iter().enumerate().filter(move |(_, offer)| offer.spot == spot && offer.kind != OfferKind::Other)
    }

    /// Everything that can be done in a zone, or by whoever stands there.
    pub fn offers_in(&self, zone: SpaceId) -> impl Iterator<Item = (usize, &Offer)> {
        self.offers.iter().enumerate().filter(move |(_, offer)| offer.zone == zone)
    }

    /// The part of the board where something can be chosen or is happening.
    fn focus(&self) -> Option<Rect> {
        let chosen = self.offers.iter().filter(|offer| offer.kind != OfferKind::Other).map(|offer| offer.zone);
        let fighting = self.combat.iter().flat_map(|(attacker, defender)| [*attacker, *defender]);
        let acting = self.acting.map(Actor::Hero);
        let standing = fighting.chain(acting).filter_map(|actor| self.figure(actor)).map(|figure| figure.zone);
        chosen.chain(standing).map(|zone| self.geometry.rect(zone)).reduce(Rect::union)
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
        Choice::Zone(zone) => Some((Spot::Zone(zone), zone)),
        Choice::Hero(hero) => Some((Spot::Figure(Actor::Hero(hero)), game.state.hero(hero).zone)),
        // QC-07: objects are no figures; their Zone stands for them.
        Choice::Enemy(object) if game.object(object).is_some() => {
            let zone = game.state.enemy(object).zone;
            Some((Spot::Zone(zone), zone))
        }
        Choice::Enemy(enemy)
        | Choice::Leader(enemy)
        | Choice::Minions(enemy)
        | Choice::Share(enemy, _)
        | Choice::Divide(enemy) => Some((Spot::Figure(Actor::Enemy(enemy)), game.state.enemy(enemy).zone)),
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

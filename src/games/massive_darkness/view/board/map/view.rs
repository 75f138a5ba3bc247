//! The map of a game that is played: the kit's map, with the chances of attacks, which are counted while one looks.

use super::chances::{Chance, Chances, Counting, in_words};
use super::figures::Pieces;
use super::happened::motions;
use super::model::{MapModel, actor_of};
use crate::games::massive_darkness::rules::ids::{Actor, Enemy};
use crate::games::massive_darkness::rules::{Answer, Event};
use crate::games::massive_darkness::view::art::Sprites;
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::map::marks::plate;
use crate::kit::map::{self, Art, Clicked, Line, Offer, OnScreen, Spot};
use crate::kit::theme::Theme;
use egui::{Ui, vec2};
use std::sync::Arc;

/// What was decided on the map.
#[derive(Clone, Debug, PartialEq)]
pub enum MapAction {
    /// Give these answers, one after the other; stop where one of them is no longer legal, because something else was
    /// asked in between.
    Answer(Vec<Answer>),
    /// A figure without anything to do was clicked: show its card.
    Select(Actor),
}

/// What the map remembers between two frames.
#[derive(Debug, Default)]
pub struct MapView {
    /// Where one looks from, what one points at, what moves.
    pub map: map::MapView,
    /// Where the chances of attacks are counted.
    pub counting: Counting,
    chances: Chances,
    sprites: Sprites,
}

impl MapView {
    /// A map on which nothing moves by itself.
    #[must_use]
    pub fn still() -> Self {
        Self { map: map::MapView::still(), ..Self::default() }
    }

    /// Shows what has happened between two models: figures walk, wounds rise, what is new glows.
    pub fn watch(&mut self, events: &[Event], before: &MapModel, after: &MapModel) {
        self.map.watch(&motions(events), &before.board, &after.board);
    }

    /// The chances of an attack that can be made now, if they are known by now.
    #[must_use]
    pub fn chance(&self, model: &MapModel, attack: &Answer) -> Option<Chance> {
        let is_it = |answers: &[Answer]| answers == std::slice::from_ref(attack);
        self.chances.of(model, model.meanings.iter().position(|meaning| is_it(&meaning.answers))?)
    }
}

/// Shows the map in what is left of `ui`, and says what was decided on it.
pub fn map_ui(ui: &mut Ui, texts: &Texts, model: &MapModel, view: &mut MapView) -> Vec<MapAction> {
    view.chances.count(ui.ctx(), model, view.counting);
    let pieces = Pieces { figures: &model.figures, tokens: &model.tokens, sprites: &mut view.sprites };
    let mut table = TableArt { pieces, model, texts, chances: &view.chances };
    let clicked = map::map_ui(ui, texts, &model.board, &mut table, &mut view.map);
    let action = |clicked| match clicked {
        Clicked::Offer(number) => MapAction::Answer(model.answers(number).to_vec()),
        Clicked::Figure(piece) => MapAction::Select(actor_of(piece)),
    };
    clicked.into_iter().map(action).collect()
}

/// Figures and tokens, and what is known about attacks by now.
struct TableArt<'a> {
    pieces: Pieces<'a>,
    model: &'a MapModel,
    texts: &'a Texts,
    chances: &'a Chances,
}

impl TableArt<'_> {
    fn enemy(&self, figure: usize) -> Option<Enemy> {
        match self.model.figures.get(figure)?.actor {
            Actor::Enemy(enemy) => Some(enemy),
            Actor::Hero(_) => None,
        }
    }
}

impl Art for TableArt<'_> {
    fn figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        self.pieces.figure(brush, theme, figure, at);
    }

    fn token(&mut self, brush: &mut Brush, theme: &Theme, token: usize, at: OnScreen) {
        self.pieces.token(brush, theme, token, at);
    }

    fn over_token(&mut self, brush: &mut Brush, theme: &Theme, token: usize, at: OnScreen) {
        self.pieces.over_token(brush, theme, token, at);
    }

    fn over_figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        self.pieces.over_figure(brush, theme, figure, at);
        let chance = self.enemy(figure).and_then(|enemy| self.chances.best_against(self.model, enemy));
        if let Some(chance) = chance {
            let corner = at.centre + vec2(0.56, -0.76) * at.radius;
            let height = (at.unit * 0.075).clamp(9.0, 16.0);
            let kills = self.texts.of_hundred(chance.kills);
            plate(brush, theme, corner, height, &kills, theme.signal.danger.darker(0.25));
        }
    }

    fn more_about(&self, spot: Spot) -> Vec<Line> {
        match spot {
            Spot::Figure(piece) => match actor_of(piece) {
                Actor::Enemy(enemy) => self.chances.lines(self.texts, self.model, enemy),
                Actor::Hero(_) => Vec::new(),
            },
            Spot::Space(_) | Spot::Edge(_) | Spot::Heap(_) | Spot::Sign(_) => Vec::new(),
        }
    }

    fn hint(&self, offer: &Offer) -> Option<Arc<str>> {
        self.chances.of(self.model, offer.number).map(|chance| in_words(self.texts, chance))
    }

    fn revision(&self) -> u64 {
        self.chances.known() as u64
    }
}

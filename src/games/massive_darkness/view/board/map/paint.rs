//! The picture of one frame: the board, what is marked on it, tokens, figures, and what is said about them.

use super::camera::Look;
use super::figures::{paint_figure, paint_looks, paint_token};
use super::marks;
use super::model::{FigureView, MapModel};
use super::places::Circle;
use super::stage::{Layer, Rest};
use super::view::MapView;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::kernel::board::SpaceId;
use crate::kit::art::Brush;
use crate::kit::theme::Theme;
use egui::{Align2, FontId, Pos2, Rect, Ui};

/// What is painted, and from where it is seen.
pub(super) struct Scene<'a> {
    pub(super) model: &'a MapModel,
    pub(super) rect: Rect,
    pub(super) look: Look,
    pub(super) rest: Rest,
}

impl Scene<'_> {
    pub(super) fn at(&self, on_board: Pos2) -> Pos2 {
        self.look.screen(self.rect, on_board)
    }

    pub(super) fn circle(&self, on_board: Circle) -> (Pos2, f32) {
        (self.at(on_board.centre), on_board.radius * self.look.zoom)
    }

    pub(super) fn zone(&self, zone: SpaceId) -> Rect {
        self.look.screen_rect(self.rect, self.model.geometry.rect(zone))
    }

    pub(super) fn sees(&self, place: Circle) -> bool {
        let (centre, radius) = self.circle(place);
        self.rect.expand(radius * 1.6).contains(centre)
    }
}

/// Where a figure is now: where it stands, or on its way there.
pub(super) fn place_now(figure: &FigureView, view: &MapView) -> Circle {
    let centre = view.motion.place(figure.actor).unwrap_or(figure.place.centre);
    Circle { centre, ..figure.place }
}

/// Paint everything.
pub(super) fn paint(ui: &Ui, scene: &Scene<'_>, view: &mut MapView) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    painter.rect_filled(scene.rect, 0.0, theme.surface.table);
    view.stage.board(painter, theme, &scene.model.plan, (scene.look, scene.rect, scene.rest));
    edge_names(ui, theme, scene);
    let layer = Layer {
        state: scene.model.state,
        question: scene.model.question,
        look: scene.look,
        rect: scene.rect,
        pointed: view.pointed,
        carried: view.carried,
        plans: view.plans,
        chances: view.chances.known(),
        is_dark: theme.dark,
        feather: 1.0 / painter.pixels_per_point(),
    };
    let kept = view.stage.kept_layer(&layer).filter(|_| !view.motion.is_moving());
    let shape = kept.unwrap_or_else(|| {
        let mut brush = Brush::on(painter);
        on_the_board(&mut brush, theme, scene, view);
        let shape = brush.into_shape();
        if !view.motion.is_moving() {
            view.stage.keep_layer(layer, shape.clone());
        }
        shape
    });
    painter.add(shape);
    stair_letters(ui, theme, scene);
}

/// The letter of each stair at both of its ends, over everything, so that the pairs are seen.
fn stair_letters(ui: &Ui, theme: &Theme, scene: &Scene<'_>) {
    let height = (scene.look.zoom * 0.16).clamp(10.0, 22.0);
    for end in &scene.model.stairs {
        let at = scene.at(end.at);
        if scene.rect.contains(at) {
            let radius = height * 0.72;
            ui.painter().circle_filled(at, radius + 1.5, theme.board.contour.egui());
            ui.painter().circle_filled(at, radius, theme.figure.crown.egui());
            let font = FontId::proportional(height);
            ui.painter().text(at, Align2::CENTER_CENTER, &end.letter, font, theme.figure.ink.egui());
        }
    }
}

/// Marks, tokens, figures, and what is said about them.
fn on_the_board(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &mut MapView) {
    marks::closed(brush, theme, scene);
    marks::zones(brush, theme, scene, view);
    marks::ways(brush, theme, scene, view);
    for token in scene.model.tokens.iter().filter(|token| scene.sees(token.place)) {
        paint_token(brush, theme, scene, (token, view));
    }
    marks::glows(brush, theme, scene, view);
    let carried = view.carried.map(|(hero, _)| Actor::Hero(hero));
    for figure in &scene.model.figures {
        let place = place_now(figure, view);
        if scene.sees(place) && carried != Some(figure.actor) {
            paint_figure(brush, theme, scene, (figure, place, view));
        }
    }
    for figure in &scene.model.figures {
        marks::figure(brush, theme, scene, (figure, view));
    }
    marks::plans(brush, theme, scene, view);
    marks::numbers(brush, theme, scene, view);
    if let Some((hero, at)) = view.carried
        && let Some(figure) = scene.model.figure(Actor::Hero(hero))
    {
        let radius = figure.place.radius * scene.look.zoom * 1.12;
        paint_looks(brush, theme, (at, radius), (figure.looks, view));
    }
}

/// Letters and numbers beside the board, so that the names of zones in the story can be found.
fn edge_names(ui: &Ui, theme: &Theme, scene: &Scene<'_>) {
    let font = FontId::proportional((scene.look.zoom * 0.12).clamp(10.0, 18.0));
    for (at, name) in &scene.model.edge_names {
        let at = scene.at(*at);
        if scene.rect.contains(at) {
            ui.painter().text(at, Align2::CENTER_CENTER, name, font.clone(), theme.text.muted.egui());
        }
    }
}

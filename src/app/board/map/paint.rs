//! The picture of one frame: the board, what is marked on it, tokens, figures, and what is said about them.

use super::camera::Look;
use super::model::{FigureView, Looks, MapModel, OfferKind, Spot, TokenView};
use super::places::Circle;
use super::stage::Rest;
use super::view::MapView;
use crate::app::art::digits::{Writing, badge};
use crate::app::art::figures::{Figure, ZoneMark, footprints, hovered, intent, move_dot, selected, target, zone_mark};
use crate::app::art::icons::{Weight, icon};
use crate::app::art::{Brush, Edge, Icon, Sprite};
use crate::app::theme::Theme;
use crate::engine::kernel::board::SpaceId;
use crate::engine::massive_darkness::ids::Actor;
use egui::{Painter, Pos2, Rect, Ui, Vec2, vec2};

/// What is painted, and from where it is seen.
pub(super) struct Scene<'a> {
    pub(super) model: &'a MapModel,
    pub(super) rect: Rect,
    pub(super) look: Look,
    pub(super) rest: Rest,
}

impl Scene<'_> {
    fn at(&self, on_board: Pos2) -> Pos2 {
        self.look.screen(self.rect, on_board)
    }

    fn circle(&self, on_board: Circle) -> (Pos2, f32) {
        (self.at(on_board.centre), on_board.radius * self.look.zoom)
    }

    fn zone(&self, zone: SpaceId) -> Rect {
        self.look.screen_rect(self.rect, self.model.geometry.rect(zone))
    }

    fn sees(&self, place: Circle) -> bool {
        let (centre, radius) = self.circle(place);
        self.rect.expand(radius * 1.6).contains(centre)
    }
}

/// Paint everything.
pub(super) fn paint(ui: &Ui, scene: &Scene<'_>, view: &mut MapView) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    painter.rect_filled(scene.rect, 0.0, theme.surface.table);
    view.stage.board(painter, theme, &scene.model.plan, (scene.look, scene.rect, scene.rest));
    let mut brush = Brush::on(painter);
    zones(&mut brush, theme, scene, view);
    ways(&mut brush, theme, scene, view);
    for token in scene.model.tokens.iter().filter(|token| scene.sees(token.place)) {
        paint_token(&mut brush, theme, scene, (token, view));
    }
    for figure in scene.model.figures.iter().filter(|figure| scene.sees(figure.place)) {
        paint_figure(&mut brush, theme, scene, (figure, view));
    }
    plans(&mut brush, theme, scene, view);
    carried(&mut brush, theme, scene, (view, painter));
    brush.show(painter);
}

/// Frames round zones: the choice, what is pointed at.
fn zones(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    for offer in &scene.model.offers {
        if let (OfferKind::Choose, Spot::Zone(zone)) = (&offer.kind, offer.spot) {
            zone_mark(brush, theme, scene.zone(zone), ZoneMark::Reachable);
        }
    }
    if let Some(Spot::Zone(zone)) = view.pointed {
        zone_mark(brush, theme, scene.zone(zone), ZoneMark::Hovered);
    }
    if let Some(Spot::Figure(Actor::Hero(hero))) = view.pointed
        && scene.model.acting == Some(hero)
        && view.carried.is_none()
    {
        for zone in scene.model.zones.iter().filter(|zone| zone.in_sight.is_some()) {
            zone_mark(brush, theme, scene.zone(zone.space), ZoneMark::InSight);
        }
    }
}

/// Gold dots where one can go, and footprints to where one points.
fn ways(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    let zoom = scene.look.zoom;
    for offer in &scene.model.offers {
        if let (OfferKind::Walk(_), Some(zone)) = (&offer.kind, scene.model.zone(offer.zone)) {
            move_dot(brush, theme, scene.at(zone.free), zoom);
        }
    }
    let Some(spot) = view.pointed else { return };
    let at_spot =
        |spot| scene.model.offers_at(spot).map(|(_, offer)| offer).find(|offer| !offer.kind.path().is_empty());
    let zone = match spot {
        Spot::Figure(actor) => scene.model.figure(actor).map(|figure| figure.zone),
        Spot::Zone(zone) | Spot::Tokens(zone) => Some(zone),
        Spot::Door(_) => None,
    };
    let offer = at_spot(spot).or_else(|| at_spot(Spot::Zone(zone?)));
    if let Some(offer) = offer {
        let points = path_points(scene, offer.kind.path());
        footprints(brush, theme, &points, zoom);
    }
}

/// From where the acting hero stands through the middles of zones.
fn path_points(scene: &Scene<'_>, path: &[SpaceId]) -> Vec<Pos2> {
    let standing = scene.model.acting.and_then(|hero| scene.model.figure(Actor::Hero(hero)));
    let start = standing.map(|figure| scene.at(figure.place.centre));
    let last = path.last().copied();
    let through = path.iter().skip(1).filter_map(|zone| {
        let view = scene.model.zone(*zone)?;
        Some(scene.at(if Some(*zone) == last { view.free } else { view.rect.center() }))
    });
    start.into_iter().chain(through).collect()
}

fn paint_token(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, (token, view): (&TokenView, &mut MapView)) {
    let (centre, radius) = scene.circle(token.place);
    let spot = Spot::Tokens(token.zone);
    if token.look.kind.is_some() && scene.model.offers_at(spot).next().is_some() {
        brush.glow(centre, Vec2::splat(radius * 1.9), theme.figure.crown.fade(0.55), theme.figure.crown.fade(0.0));
    }
    view.stage.sprites.paint(brush, theme, Sprite::Token(token.look.token), centre, radius);
    if token.look.count > 1 {
        let text = format!("×{}", token.look.count);
        number_plate(brush, theme, centre + vec2(0.7, 0.7) * radius, (&text, radius * 0.75));
    }
    if token.look.kind.is_some() && view.pointed == Some(spot) {
        hovered(brush, theme, centre, radius);
    }
}

fn paint_figure(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, (figure, view): (&FigureView, &mut MapView)) {
    let (centre, radius) = scene.circle(figure.place);
    let spot = Spot::Figure(figure.actor);
    let is_acting = scene.model.acting.map(Actor::Hero) == Some(figure.actor);
    let is_attacker = scene.model.combat.is_some_and(|(attacker, _)| attacker == figure.actor);
    if is_attacker || (is_acting && scene.model.combat.is_none()) {
        selected(brush, theme, centre, radius);
    }
    paint_looks(brush, theme, (centre, radius), (figure.looks, view));
    if let Some(gear) = figure.gear {
        gear_mark(brush, theme, (centre, radius), gear);
    }
    let is_target = scene.model.offers_at(spot).next().is_some();
    let is_defender = scene.model.combat.is_some_and(|(_, defender)| defender == figure.actor);
    if is_target || is_defender {
        target(brush, theme, centre, radius);
    }
    if view.pointed == Some(spot) {
        hovered(brush, theme, centre, radius);
    }
}

fn paint_looks(brush: &mut Brush, theme: &Theme, (centre, radius): (Pos2, f32), (looks, view): (Looks, &mut MapView)) {
    let sprites = &mut view.stage.sprites;
    match looks {
        Looks::One(figure) => sprites.paint(brush, theme, Sprite::Figure(figure), centre, disc_radius(&figure, radius)),
        Looks::Mob(mob) => sprites.paint(brush, theme, Sprite::Mob(mob), centre, radius * MOB_FILLS),
        Looks::Minions(figure, count) => {
            for at in minion_places(count) {
                let at = centre + at * radius;
                sprites.paint(brush, theme, Sprite::Figure(figure), at, radius * MINION_RADIUS);
            }
            if count > 1 {
                let text = format!("×{count}");
                number_plate(brush, theme, centre + vec2(0.70, 0.62) * radius, (&text, radius * 0.30));
            }
        }
    }
}

/// A disc and what sticks out of it stay within the circle.
fn disc_radius(_figure: &Figure, radius: f32) -> f32 {
    radius * 0.96
}

/// The art paints a mob a little smaller than its circle.
const MOB_FILLS: f32 = 1.0;
/// A minion without its boss, compared with the circle of the mob.
const MINION_RADIUS: f32 = 0.38;

/// Where up to six minions stand in the circle of their mob.
fn minion_places(count: u8) -> Vec<Vec2> {
    let shown = count.clamp(1, 6);
    match shown {
        1 => vec![Vec2::ZERO],
        2 => vec![vec2(-0.45, 0.0), vec2(0.45, 0.0)],
        6 => {
            let mut ring = minion_places(5);
            ring.push(Vec2::ZERO);
            ring
        }
        _ => {
            let turn = |at: u8| std::f32::consts::TAU * f32::from(at) / f32::from(shown);
            (0..shown).map(|at| Vec2::angled(turn(at) - std::f32::consts::FRAC_PI_2) * 0.58).collect()
        }
    }
}

/// ENEMY-33: the Equipment of a Guardian, on a gold-rimmed plate.
fn gear_mark(brush: &mut Brush, theme: &Theme, (centre, radius): (Pos2, f32), gear: Icon) {
    let size = (radius * 0.36).max(7.0);
    let at = centre + vec2(-0.80, -0.68) * radius;
    brush.disc(at, size * 1.18, theme.board.contour);
    brush.disc(at, size, theme.figure.plate);
    brush.ring(at, size * 0.84, size * 1.02, Edge::round(theme.figure.crown, 0.3));
    let rect = Rect::from_center_size(at, Vec2::splat(size * 1.35));
    icon(brush, gear, rect, theme.figure.bone, Weight::Bold);
}

fn number_plate(brush: &mut Brush, theme: &Theme, at: Pos2, (text, height): (&str, f32)) {
    let writing = Writing { colour: theme.figure.bone, contour: Some(theme.figure.ink), height: height.max(8.0) };
    badge(brush, at, text, writing, theme.figure.enemy_rim.darker(0.25));
}

/// What the enemy under the pointer is going to do; who attacks whom.
fn plans(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    let width = (scene.look.zoom * 0.018).clamp(1.6, 4.0);
    let place = |actor| scene.model.figure(actor).map(|figure| scene.at(figure.place.centre));
    if let Some((attacker, defender)) = scene.model.combat
        && let (Some(from), Some(to)) = (place(attacker), place(defender))
    {
        let (start, end) = trimmed(scene, (attacker, from), (defender, to));
        intent(brush, theme, &[start, end], width);
    }
    let Some(Spot::Figure(actor)) = view.pointed else { return };
    let Some(figure) = scene.model.figure(actor) else { return };
    let Some(plan) = &figure.intent else { return };
    let mut points = vec![scene.at(figure.place.centre)];
    let through = plan.path.iter().skip(1).filter_map(|zone| scene.model.zone(*zone));
    points.extend(through.map(|zone| scene.at(zone.rect.center())));
    points.extend(plan.target.and_then(place));
    if points.len() > 1 {
        intent(brush, theme, &points, width);
    }
}

/// From the edge of one figure to the edge of the other.
fn trimmed(scene: &Scene<'_>, (a, from): (Actor, Pos2), (b, to): (Actor, Pos2)) -> (Pos2, Pos2) {
    let radius = |actor| scene.model.figure(actor).map_or(0.0, |figure| figure.place.radius * scene.look.zoom * 1.1);
    let along = (to - from).normalized();
    (from + along * radius(a), to - along * radius(b))
}

/// A hero in the hand.
fn carried(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, (view, _): (&mut MapView, &Painter)) {
    let Some((hero, at)) = view.carried else { return };
    let Some(figure) = scene.model.figure(Actor::Hero(hero)) else { return };
    let radius = figure.place.radius * scene.look.zoom * 1.12;
    paint_looks(brush, theme, (at, radius), (figure.looks, view));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_minions_hide_each_other_and_none_leaves_the_circle() {
        for count in 1..=12 {
            let places = minion_places(count);
            for (at, a) in places.iter().enumerate() {
                assert!(a.length() + MINION_RADIUS <= 1.001);
                for b in &places[at + 1..] {
                    assert!((*a - *b).length() > 0.55, "{count}: {a:?} {b:?}");
                }
            }
        }
    }
}

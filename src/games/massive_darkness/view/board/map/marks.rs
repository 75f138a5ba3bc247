//! What is said about zones and figures: where one can go, whom one can attack and with what chance, what is seen,
//! what an enemy will do, what has just changed.

use super::figures::{gear_mark, plate};
use super::model::{FigureView, OfferKind, Spot};
use super::motion::News;
use super::paint::{Scene, place_now};
use super::view::{MapView, Plans};
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::view::art::figures::{
    ZoneMark, changed, footprints, hovered, intent, move_dot, selected, target, zone_mark,
};
use crate::kernel::board::SpaceId;
use crate::kit::art::digits::{Writing, number};
use crate::kit::art::{Brush, Edge};
use crate::kit::theme::Theme;
use egui::{Pos2, Rect, vec2};

/// Frames round zones: the choice, what is pointed at, what the acting hero sees.
pub(super) fn zones(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    for offer in &scene.model.offers {
        if let (OfferKind::Choose, Spot::Zone(zone)) = (&offer.kind, offer.spot) {
            zone_mark(brush, theme, scene.zone(zone), ZoneMark::Reachable);
        }
    }
    if let Some(Spot::Zone(zone)) = view.pointed {
        zone_mark(brush, theme, scene.zone(zone), ZoneMark::Hovered);
    }
    let looks_around = view.pointed == scene.model.acting.map(|hero| Spot::Figure(Actor::Hero(hero)));
    if looks_around && view.pointed.is_some() && view.carried.is_none() {
        for zone in &scene.model.zones {
            if let Some(range) = zone.in_sight {
                let rect = scene.zone(zone.space);
                zone_mark(brush, theme, rect, ZoneMark::InSight);
                let at = rect.min + vec2(0.135, 0.145) * scene.look.zoom;
                plate(brush, theme, (at, scene.look.zoom * 0.062), &range.to_string(), theme.figure.plate);
            }
        }
    }
}

/// What a quest keeps closed: a lock on the door, bars across the border.
pub(super) fn closed(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>) {
    let zoom = scene.look.zoom;
    for door in scene.model.doors.iter().filter(|door| door.is_locked) {
        let at = scene.at(door.rect.center());
        let (body, shackle) = (zoom * 0.075, zoom * 0.05);
        brush.ring(at - vec2(0.0, body * 0.85), shackle * 0.62, shackle, Edge::round(theme.figure.bone, 0.3));
        let rect = Rect::from_center_size(at, vec2(body * 1.9, body * 1.6));
        brush.rounded(rect.expand(zoom * 0.012), body * 0.4, theme.board.contour);
        brush.rounded(rect, body * 0.35, theme.figure.crown);
        brush.disc(at, body * 0.28, theme.board.contour);
    }
    for (middle, is_level) in &scene.model.bars {
        let at = scene.at(*middle);
        let (long, across) =
            if *is_level { (vec2(0.84, 0.035), vec2(0.03, 0.17)) } else { (vec2(0.035, 0.84), vec2(0.17, 0.03)) };
        let step = if *is_level { vec2(0.12, 0.0) } else { vec2(0.0, 0.12) };
        brush.rect(Rect::from_center_size(at, (long + vec2(0.02, 0.02)) * zoom), theme.board.contour);
        for number in -3_i8..=3 {
            let post = Rect::from_center_size(at + step * f32::from(number) * zoom, across * zoom);
            brush.rect(post.expand(zoom * 0.008), theme.board.contour);
            brush.rect(post, theme.figure.bone);
        }
        brush.rect(Rect::from_center_size(at, long * zoom), theme.figure.bone);
    }
}

/// Gold dots where one can go, and footprints to where one points.
pub(super) fn ways(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    let zoom = scene.look.zoom;
    let Some(spot) = view.pointed else { return dots(brush, theme, scene) };
    let at_spot =
        |spot| scene.model.offers_at(spot).map(|(_, offer)| offer).find(|offer| !offer.kind.path().is_empty());
    let zone = match spot {
        Spot::Figure(actor) => scene.model.figure(actor).map(|figure| figure.zone),
        Spot::Zone(zone) | Spot::Tokens(zone) => Some(zone),
        Spot::Door(_) => None,
    };
    if let Some(offer) = at_spot(spot).or_else(|| at_spot(Spot::Zone(zone?))) {
        footprints(brush, theme, &path_points(scene, offer.kind.path()), zoom);
    }
    dots(brush, theme, scene);
}

fn dots(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>) {
    for offer in &scene.model.offers {
        let is_place =
            matches!(offer.spot, Spot::Zone(_)) && matches!(offer.kind, OfferKind::Walk(_) | OfferKind::Choose);
        if let (true, Some(zone)) = (is_place, scene.model.zone(offer.zone)) {
            move_dot(brush, theme, scene.at(zone.free), scene.look.zoom * DOT);
        }
    }
}

/// How large the dots are, compared with those of the art's own sheet.
const DOT: f32 = 0.82;

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

/// Brackets, chances, outlines, what a Guardian guards: over all figures so that none hides them.
pub(super) fn figure(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, (figure, view): (&FigureView, &MapView)) {
    let (centre, radius) = scene.circle(place_now(figure, view));
    let spot = Spot::Figure(figure.actor);
    let is_defender = scene.model.combat.is_some_and(|(_, defender)| defender == figure.actor);
    let mut offers = scene.model.offers_at(spot).peekable();
    if offers.peek().is_some() || is_defender {
        let is_friend = matches!(figure.actor, Actor::Hero(_)) && !is_defender;
        if is_friend {
            selected(brush, theme, centre, radius);
        } else {
            target(brush, theme, centre, radius * 0.86);
        }
    }
    if let Some(gear) = figure.gear {
        gear_mark(brush, theme, (centre, radius), gear);
    }
    if view.pointed == Some(spot) {
        hovered(brush, theme, centre, radius);
    }
    if let Actor::Enemy(enemy) = figure.actor
        && let Some(chance) = view.chances.best_against(scene.model, enemy)
    {
        let at = centre + vec2(0.80, -0.84) * radius;
        let height = (scene.look.zoom * 0.075).clamp(9.0, 16.0);
        plate(brush, theme, (at, height), &format!("{}%", chance.kills), theme.signal.danger.darker(0.25));
    }
}

/// What enemies are going to do; who attacks whom from afar.
pub(super) fn plans(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    let width = (scene.look.zoom * 0.018).clamp(1.6, 4.0);
    let place = |actor| scene.model.figure(actor).map(|figure| scene.circle(place_now(figure, view)));
    if let Some((attacker, defender)) = scene.model.combat
        && let (Some(from), Some(to)) = (place(attacker), place(defender))
    {
        let line = trimmed(&[from.0, to.0], from.1, to.1);
        if line[0].distance(line[1]) > width * 10.0 {
            intent(brush, theme, &line, width);
        }
    }
    for figure in &scene.model.figures {
        let is_shown = view.plans == Plans::All || view.pointed == Some(Spot::Figure(figure.actor));
        let (true, Some(plan), Some((centre, radius))) = (is_shown, &figure.intent, place(figure.actor)) else {
            continue;
        };
        let through = plan.path.iter().skip(1).filter_map(|zone| scene.model.zone(*zone));
        let through = through.map(|zone| scene.at(zone.rect.center()));
        let mut points: Vec<Pos2> = std::iter::once(centre).chain(through).collect();
        let target = plan.target.and_then(place);
        points.extend(target.map(|(at, _)| at));
        let length: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        if length > radius * 2.4 {
            intent(brush, theme, &trimmed(&points, radius, target.map_or(0.0, |(_, radius)| radius)), width);
        }
    }
}

/// From the edge of the first figure to the edge of the last.
fn trimmed(points: &[Pos2], start: f32, end: f32) -> Vec<Pos2> {
    let mut line = points.to_vec();
    let shorter = |from: Pos2, to: Pos2, by: f32| from + (to - from).normalized() * by.min(from.distance(to) * 0.8);
    if let [first, second, ..] = points {
        line[0] = shorter(*first, *second, start * 0.9);
    }
    if let [.., before, last] = points {
        let at = line.len() - 1;
        line[at] = shorter(*last, *before, end * 1.1);
    }
    line
}

/// What has just changed.
pub(super) fn glows(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    for (place, strength) in view.motion.glows() {
        let (centre, radius) = scene.circle(place);
        changed(brush, theme, centre, radius, strength);
    }
}

/// Wounds and healing rise over whom they befell.
pub(super) fn numbers(brush: &mut Brush, theme: &Theme, scene: &Scene<'_>, view: &MapView) {
    for (shown, place, risen, strength) in view.motion.numbers() {
        let (centre, radius) = scene.circle(place);
        let colour = match shown.news {
            News::Bad => theme.signal.danger.lighter(0.15),
            News::Good => theme.signal.success,
        };
        let writing = Writing {
            colour: colour.fade(strength),
            contour: Some(theme.board.contour.fade(strength)),
            height: (radius * 0.75).clamp(16.0, 44.0),
        };
        number(brush, centre - vec2(0.0, radius * (0.2 + risen)), &shown.text, writing);
    }
}

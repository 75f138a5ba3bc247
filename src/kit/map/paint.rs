//! The picture of one frame: the ground, what is marked on it, tokens, figures, and what is said about them.

use super::art::{Art, OnScreen};
use super::board::{BoardView, Closed, Emphasis, FigureView, Piece, Side, Spot};
use super::camera::Look;
use super::doors::leaf;
use super::letters::letters;
use super::light::Dusk;
use super::lit::Moment;
use super::marks::{
    FULL, FULL_IN_THE_SHADE, Pool, SpaceMark, arrow, bars, changed, dot, footprints, frame, hovered, in_the_light,
    lock, plate, rim_light, selected, target,
};
use super::motion::{News, Pose, Rising};
use super::outlines::Outline;
use super::parts::Parts;
use super::places::Circle;
use super::rays::unhindered;
use super::stage::{Layer, Painted, Rest, Seen};
use super::tally::tallies;
use super::view::{MapView, Plans};
use crate::kernel::board::SpaceId;
use crate::kit::art::Brush;
use crate::kit::art::apart::Apart;
use crate::kit::art::digits::{Writing, number};
use crate::kit::theme::Theme;
use egui::{Pos2, Rect, Shape, Ui, Vec2, vec2};

/// What is painted, and from where it is seen.
pub(super) struct Scene<'a> {
    pub(super) board: &'a BoardView,
    pub(super) rect: Rect,
    pub(super) look: Look,
    pub(super) rest: Rest,
    pub(super) theme: &'static Theme,
}

impl Scene<'_> {
    pub(super) fn at(&self, on_board: Pos2) -> Pos2 {
        self.look.screen(self.rect, on_board)
    }

    fn circle(&self, on_board: Circle) -> OnScreen {
        let unit = self.look.zoom;
        OnScreen { centre: self.at(on_board.centre), radius: on_board.radius * unit, unit }
    }

    pub(super) fn outline(&self, on_board: &Outline) -> Outline {
        on_board.placed(|at| self.at(at))
    }

    fn sees(&self, place: Circle) -> bool {
        let OnScreen { centre, radius, .. } = self.circle(place);
        self.rect.expand(radius * 1.6).contains(centre)
    }

    /// Where a figure is now: where it stands, or on its way there.
    fn place_now(&self, figure: &FigureView, view: &MapView) -> Circle {
        let centre = view.moving.place(figure.piece).unwrap_or(figure.place.centre);
        Circle { centre, ..figure.place }
    }
}

/// Paints everything.
pub(super) fn paint(ui: &Ui, scene: &Scene<'_>, art: &mut dyn Art, view: &mut MapView) {
    let (theme, painter) = (scene.theme, ui.painter());
    painter.rect_filled(scene.rect, 0.0, theme.surface.table);
    let seen = Seen { look: scene.look, view: scene.rect, rest: scene.rest };
    let mut apart = Apart::default();
    view.stage.ground(painter, theme, &scene.board.ground, seen, &mut apart);
    let (glide, is_all_lit) = (view.glide, view.is_all_lit);
    let now = ui.input(|input| input.time);
    let bearer = scene.board.lighting.lamps.iter().find_map(|lamp| lamp.bearer);
    let bearer = bearer.and_then(|piece| view.moving.place(piece));
    let (look, rect) = (scene.look, scene.rect);
    view.lights.look(scene.board, theme, Moment { look, rect, now, glide, is_all_lit, bearer });
    view.lights.paint_on_the_ground(painter, &mut apart);
    if view.lights.is_spreading() {
        ui.request_repaint();
    }
    let layer = Layer {
        state: scene.board.state,
        question: scene.board.question,
        look: scene.look,
        rect: scene.rect,
        pointed: view.pointed,
        carried: view.carried,
        plans: view.plans,
        is_all_lit,
        known: art.revision(),
        is_dark: theme.dark,
        feather: 1.0 / painter.pixels_per_point(),
    };
    let kept = view.stage.kept_layer(&layer).filter(|_| !view.moving.is_moving());
    let Painted { standing, said } = kept.unwrap_or_else(|| {
        let (mut standing, mut said) = (Parts::on(painter), Parts::on(painter));
        on_the_ground(&mut standing, scene, art, view);
        over_all(&mut said.brush, scene, art, view);
        let before = view.stage.painted_last();
        let painted = Painted { standing: standing.finish(&before.standing), said: said.finish(&before.said) };
        view.stage.keep_layer(Some(layer).filter(|_| !view.moving.is_moving()), painted.clone());
        painted
    });
    standing.into_iter().for_each(|mesh| apart.add(painter, Shape::Mesh(mesh)));
    // It does not fall on what is said about figures.
    view.lights.paint_on_figures(painter, &mut apart);
    said.into_iter().for_each(|mesh| apart.add(painter, Shape::Mesh(mesh)));
    letters(ui, scene);
}

/// Marks on the floor, tokens, figures.
fn on_the_ground(parts: &mut Parts, scene: &Scene<'_>, art: &mut dyn Art, view: &MapView) {
    let theme = scene.theme;
    let board = scene.board;
    let brush = &mut parts.brush;
    closed(brush, scene);
    swings(brush, scene, view);
    frames(brush, scene, view);
    ways(brush, scene, view);
    for (at, token) in board.tokens.iter().enumerate().filter(|(_, token)| scene.sees(token.place)) {
        let (brush, on_screen) = (&mut parts.brush, scene.circle(token.place));
        if token.is_loose && board.offers_at(Spot::Heap(token.space)).next().is_some() {
            let gold = theme.figure.crown;
            brush.glow(on_screen.centre, Vec2::splat(on_screen.radius * 1.7), gold.fade(0.6), gold.fade(0.0));
        }
        let from = brush.corners();
        art.token(brush, theme, at, on_screen);
        in_the_dark(brush, from, scene, view, token.space);
        parts.cut();
    }
    let brush = &mut parts.brush;
    for (place, strength) in view.moving.glows() {
        let OnScreen { centre, radius, .. } = scene.circle(place);
        changed(brush, theme, centre, radius, strength);
    }
    let carried = view.carried.map(|(piece, _)| piece);
    let acting = board.strike.map(|(from, _)| from).or(board.acting);
    if let Some(figure) = acting.and_then(|piece| board.figure(piece)).filter(|figure| carried != Some(figure.piece)) {
        let place = scene.place_now(figure, view);
        let here = board.spaces.iter().find(|space| space.outline.contains(place.centre));
        let here = here.map_or(figure.space, |space| space.space);
        let OnScreen { centre, radius, unit } = scene.circle(place);
        let reach = |way: Vec2, most: f32| unhindered(board, here, place.centre, way, most / unit) * unit;
        let is_lit = board.lighting.lamps.iter().any(|lamp| lamp.bearer.is_none() && lamp.space == here);
        let full = if theme.dark || is_lit { FULL } else { FULL_IN_THE_SHADE };
        in_the_light(brush, theme, Pool { centre, radius: radius * FILLED, full }, reach);
    }
    parts.cut();
    for (at, figure) in board.figures.iter().enumerate() {
        let brush = &mut parts.brush;
        let place = scene.place_now(figure, view);
        if scene.sees(place) && carried != Some(figure.piece) {
            let on_screen = scene.circle(place);
            let pose = view.moving.pose(figure.piece);
            let acts = acting == Some(figure.piece) && pose.is_none_or(|pose| pose.fallen == 0.0);
            if acts {
                selected(brush, theme, on_screen.centre, on_screen.radius * FILLED);
            }
            let from = brush.corners();
            match pose {
                Some(pose) => posed(brush, scene, art, at, on_screen, pose),
                None => art.figure(brush, theme, at, on_screen),
            }
            in_the_dark(brush, from, scene, view, figure.space);
            // Whoever leaps or falls is not where the rim would be.
            if acts && pose.is_none_or(|pose| pose.offset == Vec2::ZERO && pose.height == 0.0) {
                rim_light(brush, theme, on_screen.centre, on_screen.radius * FILLED);
            }
            parts.cut();
        }
    }
}

/// Whoever stands and whatever lies where nobody looks is darker, never so dark that one would not know it.
fn in_the_dark(brush: &mut Brush, from: usize, scene: &Scene<'_>, view: &MapView, space: SpaceId) {
    let part = match scene.board.lighting.dusk(space) {
        _ if view.is_all_lit => return,
        Dusk::Clear => return,
        Dusk::Dim => 0.22,
        Dusk::Unseen => 0.46,
    };
    let night = scene.theme.board.ground;
    brush.recolour(from, |colour| colour.mix(night.fade(colour.opacity()), part));
}

/// What is said about figures: over all of them, so that none hides it.
fn over_all(brush: &mut Brush, scene: &Scene<'_>, art: &mut dyn Art, view: &MapView) {
    let (theme, board) = (scene.theme, scene.board);
    for (at, token) in board.tokens.iter().enumerate().filter(|(_, token)| scene.sees(token.place)) {
        art.over_token(brush, theme, at, scene.circle(token.place));
    }
    // Who is in the air or lies there has nothing said about him.
    let is_told = |figure: &FigureView| {
        view.moving.pose(figure.piece).is_none_or(|pose| pose.height <= 0.02 && pose.fallen <= 0.0)
    };
    for figure in board.figures.iter().filter(|figure| is_told(figure)) {
        frame_of_figure(brush, scene, figure, view);
    }
    // No frame of one lies over a number of another.
    for (at, figure) in board.figures.iter().enumerate().filter(|(_, figure)| is_told(figure)) {
        art.over_figure(brush, theme, at, scene.circle(scene.place_now(figure, view)));
    }
    tallies(brush, scene);
    plans(brush, scene, view);
    bolts(brush, scene, view);
    numbers(brush, scene, view);
    if let Some((piece, hand)) = view.carried
        && let Some(at) = board.figures.iter().position(|figure| figure.piece == piece)
    {
        let radius = board.figures[at].place.radius * scene.look.zoom * 1.12;
        art.figure(brush, theme, at, OnScreen { centre: hand, radius, unit: scene.look.zoom });
    }
}

/// So high above the board a figure begins to come down, in units of it.
const DROP: f32 = 0.55;

/// A figure that comes down, falls, strikes out or is hit.
fn posed(brush: &mut Brush, scene: &Scene<'_>, art: &mut dyn Art, at: usize, on_screen: OnScreen, pose: Pose) {
    let theme = scene.theme;
    let OnScreen { centre, radius, unit } = on_screen;
    let ground = centre + pose.offset * unit;
    if pose.height > 0.0 {
        let shade = theme.board.contour;
        let reach = Vec2::splat(radius * (0.5 + 0.5 * (1.0 - pose.height)));
        brush.glow(ground, reach, shade.fade(0.75 * (1.0 - 0.6 * pose.height)), shade.fade(0.0));
    }
    let lifted = OnScreen {
        centre: ground - vec2(0.0, pose.height * DROP * unit),
        radius: radius * (1.0 + 0.30 * pose.height),
        unit,
    };
    let from = brush.corners();
    art.figure(brush, theme, at, lifted);
    if pose.fallen > 0.0 {
        let turn = egui::emath::Rot2::from_angle(1.75 * pose.fallen);
        let flat = 1.0 - 0.42 * pose.fallen;
        let foot = ground + vec2(0.0, radius * 0.30);
        brush.bend(from, |point| {
            let turned = turn * (point - foot);
            foot + vec2(turned.x, turned.y * flat)
        });
        let ash = theme.figure.dead;
        brush.recolour(from, |colour| {
            let grey = colour.greyed(0.85 * pose.fallen).mix(ash.fade(colour.opacity()), 0.3 * pose.fallen);
            grey.darker(0.2 * pose.fallen)
        });
    } else if pose.height > 0.6 {
        let clear = 1.0 - (pose.height - 0.6) / 0.4;
        brush.recolour(from, |colour| colour.fade(clear));
    }
}

/// Doors on their way, over the gap that their ground leaves.
fn swings(brush: &mut Brush, scene: &Scene<'_>, view: &MapView) {
    for (edge, part) in view.moving.swings() {
        if let Some(edge) = scene.board.edge(edge) {
            leaf(brush, scene.theme, edge.line.map(|at| scene.at(at)), scene.look.zoom, part);
        }
    }
}

/// What flies from one figure to another: a streak with a bright head.
fn bolts(brush: &mut Brush, scene: &Scene<'_>, view: &MapView) {
    let theme = scene.theme;
    for (bolt, part) in view.moving.bolts() {
        let (from, to) = (scene.at(bolt.from), scene.at(bolt.to));
        let (head, tail) = (from.lerp(to, part), from.lerp(to, (part - 0.30).max(0.0)));
        let width = (scene.look.zoom * 0.035).clamp(2.5, 7.0);
        let flame = theme.board.flame;
        brush.line(&[tail, head], width * 1.8, theme.board.contour.fade(0.5));
        brush.line(&[tail, head], width, flame);
        brush.glow(head, Vec2::splat(width * 4.0), flame.fade(0.85), flame.fade(0.0));
        brush.disc(head, width * 0.9, theme.board.flame_core);
    }
}

/// A disc and its rim stay within the circle of the figure.
const FILLED: f32 = 0.95;
/// How large the dots are, compared with the width of a space.
const DOT: f32 = 0.82;

/// Locks on doors, bars across edges.
fn closed(brush: &mut Brush, scene: &Scene<'_>) {
    let theme = scene.theme;
    let of = |wanted| scene.board.edges.iter().filter(move |edge| edge.closed == Some(wanted));
    for edge in of(Closed::Locked) {
        lock(brush, theme, scene.at(edge.middle()), scene.look.zoom);
    }
    for edge in of(Closed::Barred) {
        bars(brush, theme, edge.line.map(|at| scene.at(at)), scene.look.zoom);
    }
}

/// Frames round spaces: the choice, what is pointed at, what the acting figure sees.
fn frames(brush: &mut Brush, scene: &Scene<'_>, view: &MapView) {
    let theme = scene.theme;
    let (board, unit) = (scene.board, scene.look.zoom);
    let mut mark = |space: SpaceId, mark: SpaceMark| {
        if let Some(space) = board.space(space) {
            frame(brush, theme, &scene.outline(&space.floor), unit, mark);
        }
    };
    for offer in board.offers.iter().filter(|offer| offer.emphasis == Emphasis::Choice) {
        if let Spot::Space(space) = offer.spot {
            mark(space, SpaceMark::Reachable);
        }
    }
    if let Some(Spot::Space(space)) = view.pointed {
        mark(space, SpaceMark::Hovered);
    }
    let looks_around = view.pointed.is_some() && view.pointed == board.acting.map(Spot::Figure);
    if !looks_around || view.carried.is_some() {
        return;
    }
    for space in &board.spaces {
        if let Some(range) = space.in_sight {
            let floor = scene.outline(&space.floor);
            frame(brush, theme, &floor, unit, SpaceMark::InSight);
            // In the corner of a floor that has one, and inside every other.
            let corner = floor.bounds().min + vec2(0.061, 0.071) * unit;
            let at = if space.floor.is_upright() { corner } else { scene.at(space.middle) - vec2(0.0, 0.32) * unit };
            plate(brush, theme, at, unit * 0.062, &range.to_string(), theme.figure.plate);
        }
    }
}

/// Gold dots where one can go, and footprints to where one points.
fn ways(brush: &mut Brush, scene: &Scene<'_>, view: &MapView) {
    let theme = scene.theme;
    let board = scene.board;
    let to_spot = |spot| board.offers_at(spot).map(|(_, offer)| offer).find(|offer| !offer.way.is_empty());
    let to_space = |spot: Spot| match spot {
        Spot::Edge(_) => None,
        _ => to_spot(Spot::Space(board.space_of(spot)?)),
    };
    if let Some(offer) = view.pointed.and_then(|spot| to_spot(spot).or_else(|| to_space(spot))) {
        footprints(brush, theme, &way_points(scene, &offer.way), scene.look.zoom);
    }
    for offer in &board.offers {
        let is_place =
            matches!(offer.spot, Spot::Space(_)) && matches!(offer.emphasis, Emphasis::Step | Emphasis::Choice);
        if let (true, Some(space)) = (is_place, board.space(offer.space)) {
            dot(brush, theme, scene.at(space.free), scene.look.zoom * DOT);
        }
    }
}

/// From where the acting figure stands through the middles of spaces.
fn way_points(scene: &Scene<'_>, way: &[SpaceId]) -> Vec<Pos2> {
    let standing = scene.board.acting.and_then(|piece| scene.board.figure(piece));
    let start = standing.map(|figure| scene.at(figure.place.centre));
    let last = way.last().copied();
    let through = way.iter().skip(1).filter_map(|space| {
        let view = scene.board.space(*space)?;
        Some(scene.at(if Some(*space) == last { view.free } else { view.middle }))
    });
    start.into_iter().chain(through).collect()
}

/// Rings, brackets and outlines of a figure: over all figures so that none hides them.
fn frame_of_figure(brush: &mut Brush, scene: &Scene<'_>, figure: &FigureView, view: &MapView) {
    let theme = scene.theme;
    let OnScreen { centre, radius, .. } = scene.circle(scene.place_now(figure, view));
    let spot = Spot::Figure(figure.piece);
    let is_struck = scene.board.strike.is_some_and(|(_, struck)| struck == figure.piece);
    if is_struck || scene.board.offers_at(spot).next().is_some() {
        match figure.side {
            Side::Friend if !is_struck => selected(brush, theme, centre, radius),
            Side::Friend | Side::Foe => target(brush, theme, centre, radius * 0.86),
        }
    }
    if view.pointed == Some(spot) {
        hovered(brush, theme, centre, radius);
    }
}

/// What figures are going to do; who strikes whom from afar.
fn plans(brush: &mut Brush, scene: &Scene<'_>, view: &MapView) {
    let theme = scene.theme;
    let width = (scene.look.zoom * 0.018).clamp(1.6, 4.0);
    let place = |piece: Piece| scene.board.figure(piece).map(|figure| scene.circle(scene.place_now(figure, view)));
    if let Some((from, to)) = scene.board.strike
        && let (Some(from), Some(to)) = (place(from), place(to))
    {
        let line = trimmed(&[from.centre, to.centre], from.radius, to.radius);
        if line[0].distance(line[1]) > width * 10.0 {
            arrow(brush, theme, &line, width);
        }
    }
    for figure in &scene.board.figures {
        let is_shown = view.plans == Plans::All || view.pointed == Some(Spot::Figure(figure.piece));
        let (true, Some(plan), Some(at)) = (is_shown, &figure.plan, place(figure.piece)) else {
            continue;
        };
        let through = plan.path.iter().skip(1).filter_map(|space| scene.board.space(*space));
        let through = through.map(|space| scene.at(space.middle));
        let mut points: Vec<Pos2> = std::iter::once(at.centre).chain(through).collect();
        let target = plan.target.and_then(place);
        points.extend(target.map(|at| at.centre));
        let length: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        if length > at.radius * 2.4 {
            arrow(brush, theme, &trimmed(&points, at.radius, target.map_or(0.0, |at| at.radius)), width);
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

/// Numbers rise over whom they concern.
fn numbers(brush: &mut Brush, scene: &Scene<'_>, view: &MapView) {
    let theme = scene.theme;
    for Rising { number: shown, risen, strength } in view.moving.numbers() {
        let OnScreen { centre, radius, .. } = scene.circle(shown.place);
        let colour = match shown.news {
            News::Bad => theme.signal.danger.lighter(0.15),
            News::Good => theme.signal.success,
        };
        let writing = Writing {
            colour: colour.fade(strength),
            contour: Some(theme.board.contour.fade(strength)),
            height: (radius * 0.95).clamp(20.0, 52.0),
        };
        number(brush, centre - vec2(0.0, radius * (0.2 + risen)), &shown.text, writing);
    }
}

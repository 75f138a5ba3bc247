//! The desk on which a tile is made: floors are painted, borders swing between wall and opening.

use crate::games::massive_darkness::describe::column;
use crate::games::massive_darkness::quest::own_tiles::{beyond, edge_at, floor, is_wall_by_floor, paint, size, swing};
use crate::games::massive_darkness::rules::cards::{EdgeKind, TileSide};
use crate::games::massive_darkness::view::editor::tile_art::{Frame, TilePicture};
use crate::house::text::Texts;
use crate::kernel::board::Direction;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{
    Event, EventFilter, Id, Key, Modifiers, PointerButton, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo,
};
use std::sync::Arc;

/// A border counts as pointed at within this distance, in zones.
const NEAR_BORDER: f32 = 0.17;
/// The desk is never larger than this, in points.
const LARGEST: f32 = 280.0;

/// What a brush paints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Floor {
    /// ZONE-02, ZONE-06: light corridor.
    #[default]
    LightCorridor,
    DarkCorridor,
    LightRoom,
    DarkRoom,
    /// No Zone.
    Nothing,
}

impl Floor {
    pub(super) const ALL: [Self; 5] =
        [Self::LightCorridor, Self::DarkCorridor, Self::LightRoom, Self::DarkRoom, Self::Nothing];

    /// As in the rows of a tile.
    pub(super) fn sign(self) -> char {
        match self {
            Self::LightCorridor => 'l',
            Self::DarkCorridor => 'd',
            Self::LightRoom => 'L',
            Self::DarkRoom => 'D',
            Self::Nothing => '#',
        }
    }

    fn of(sign: Option<char>) -> Self {
        Self::ALL.into_iter().find(|floor| Some(floor.sign()) == sign).unwrap_or(Self::Nothing)
    }

    pub(super) fn name(self, texts: &Texts) -> Arc<str> {
        texts.get(match self {
            Self::LightCorridor => "floor-light-corridor",
            Self::DarkCorridor => "floor-dark-corridor",
            Self::LightRoom => "floor-light-room",
            Self::DarkRoom => "floor-dark-room",
            Self::Nothing => "floor-nothing",
        })
    }
}

#[derive(Default)]
pub(super) struct Desk {
    pub(super) brush: Floor,
    picture: TilePicture,
    /// Where the keyboard is.
    cursor: (i16, i16),
    /// What a stroke of the brush has painted so far.
    stroke: Option<TileSide>,
}

/// A place on the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Zone(i16, i16),
    Border((i16, i16), Direction),
}

impl Desk {
    /// Draws the tile; what has become of it, once a stroke is done.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, side: &TileSide) -> Option<TileSide> {
        let width = ui.available_width().min(LARGEST);
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(width), Sense::click_and_drag());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Canvas, true, tr!(texts, "tile-desk", tile = side.id.as_str()).as_ref())
        });
        let (columns, rows) = size(side);
        let inside = |at: i16, count: usize| at.clamp(0, count.saturating_sub(1) as i16);
        self.cursor = (inside(self.cursor.0, columns), inside(self.cursor.1, rows));
        let theme = Theme::of(ui.ctx());
        ui.painter().rect_filled(rect, theme.sizes.corner, theme.surface.table.egui());
        let shown = self.stroke.as_ref().unwrap_or(side);
        let frame = self.picture.show(ui, shown, rect.shrink(6.0));
        name_zones(ui, texts, shown, frame);
        let mut new = self.pointer(ui, &response, side, frame);
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        if let Some(changed) = self.keys(ui, &response, side) {
            new = Some(changed);
        }
        let over = response.hover_pos().and_then(|at| place(side, frame, at));
        self.marks(ui, &response, frame, over);
        let told = over.unwrap_or(At::Zone(self.cursor.0, self.cursor.1));
        ui.label(egui::RichText::new(say(texts, side, told)).small());
        new
    }

    fn pointer(&mut self, ui: &Ui, response: &Response, side: &TileSide, frame: Frame) -> Option<TileSide> {
        let at = response.interact_pointer_pos()?;
        if response.clicked_by(PointerButton::Primary) {
            let mut new = side.clone();
            match place(side, frame, at)? {
                At::Zone(x, y) => {
                    self.cursor = (x, y);
                    paint(&mut new, (x as usize, y as usize), self.brush.sign());
                }
                At::Border(zone, way) => swing(&mut new, zone, way),
            }
            return Some(new);
        }
        if response.dragged_by(PointerButton::Primary) {
            let stroke = self.stroke.get_or_insert_with(|| side.clone());
            // A quick hand skips positions: every place it came through counts.
            for (x, y) in passed(ui, at).into_iter().filter_map(|at| zone_at(side, frame, at)) {
                paint(stroke, (x as usize, y as usize), self.brush.sign());
            }
        }
        if response.drag_stopped() { self.stroke.take() } else { None }
    }

    fn keys(&mut self, ui: &Ui, response: &Response, side: &TileSide) -> Option<TileSide> {
        if !response.has_focus() {
            return None;
        }
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        let mut new = side.clone();
        for (key, way) in [
            (Key::ArrowUp, Direction::North),
            (Key::ArrowRight, Direction::East),
            (Key::ArrowDown, Direction::South),
            (Key::ArrowLeft, Direction::West),
        ] {
            if pressed(Modifiers::COMMAND, key) {
                swing(&mut new, self.cursor, way);
            } else if pressed(Modifiers::NONE, key) {
                let (columns, rows) = size(side);
                let (x, y) = beyond(self.cursor, way);
                if (0..columns as i16).contains(&x) && (0..rows as i16).contains(&y) {
                    self.cursor = (x, y);
                }
            }
        }
        for (key, brush) in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5].into_iter().zip(Floor::ALL) {
            if pressed(Modifiers::NONE, key) {
                self.brush = brush;
            }
        }
        // The space bar and Enter are a click in egui, though not by the pointer.
        if response.clicked() && !response.clicked_by(PointerButton::Primary) {
            paint(&mut new, (self.cursor.0 as usize, self.cursor.1 as usize), self.brush.sign());
        }
        (new != *side).then_some(new)
    }

    fn marks(&self, ui: &Ui, response: &Response, frame: Frame, over: Option<At>) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter();
        let accent = theme.signal.accent.egui();
        match over {
            Some(At::Zone(x, y)) => {
                let stroke = Stroke::new(2.0, accent);
                painter.rect_stroke(frame.rect((x, y)).shrink(3.0), 3.0, stroke, StrokeKind::Inside);
            }
            Some(At::Border(zone, way)) => {
                painter.line_segment(border(frame.rect(zone), way), Stroke::new(6.0, accent));
            }
            None => {}
        }
        if response.has_focus() {
            let stroke = Stroke::new(1.5, theme.text.strong.egui());
            painter.rect_stroke(frame.rect(self.cursor).shrink(6.0), 3.0, stroke, StrokeKind::Inside);
            let ring = Stroke::new(theme.sizes.line_focus, theme.line.focus);
            painter.rect_stroke(response.rect, theme.sizes.corner, ring, StrokeKind::Inside);
        }
    }
}

/// Where the pointer has been since the last frame.
fn passed(ui: &Ui, at: Pos2) -> Vec<Pos2> {
    let mut places: Vec<Pos2> = ui.input(|input| {
        let moved = |event: &Event| if let Event::PointerMoved(at) = event { Some(*at) } else { None };
        input.events.iter().filter_map(moved).collect()
    });
    places.push(at);
    places
}

/// Zones can be found by their names.
fn name_zones(ui: &Ui, texts: &Texts, side: &TileSide, frame: Frame) {
    let (columns, rows) = size(side);
    for (x, y) in (0..rows as i16).flat_map(|y| (0..columns as i16).map(move |x| (x, y))) {
        let response = ui.interact(frame.rect((x, y)), Id::unique(("tile-zone", x, y)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, zone_words(texts, side, (x, y)).as_ref()));
    }
}

fn zone_name((x, y): (i16, i16)) -> String {
    format!("{}{}", column(x), i32::from(y) + 1)
}

fn zone_words(texts: &Texts, side: &TileSide, at: (i16, i16)) -> Arc<str> {
    let floor = Floor::of(floor(side, at.0, at.1)).name(texts);
    tr!(texts, "tile-zone", zone = zone_name(at).as_str(), floor = floor.as_ref())
}

/// A place in words.
fn say(texts: &Texts, side: &TileSide, at: At) -> String {
    match at {
        At::Zone(x, y) => zone_words(texts, side, (x, y)).to_string(),
        At::Border(zone, way) => {
            let is_wall = match edge_at(side, zone, way) {
                Some(kind) => kind == EdgeKind::Wall,
                None => is_wall_by_floor(side, zone, way).unwrap_or(false),
            };
            let what = if is_wall { tr!(texts, "tile-wall") } else { tr!(texts, "tile-opening") };
            let way = texts.get(match way {
                Direction::North => "tile-north",
                Direction::East => "tile-east",
                Direction::South => "tile-south",
                Direction::West => "tile-west",
            });
            tr!(texts, "tile-border", zone = zone_name(zone).as_str(), way = way.as_ref(), what = what.as_ref())
                .to_string()
        }
    }
}

fn zone_at(side: &TileSide, frame: Frame, at: Pos2) -> Option<(i16, i16)> {
    let (columns, rows) = size(side);
    let inside = (at - frame.origin) / frame.zone;
    let (x, y) = (inside.x.floor() as i16, inside.y.floor() as i16);
    ((0..columns as i16).contains(&x) && (0..rows as i16).contains(&y)).then_some((x, y))
}

/// The Zone or the border at a position; a border belongs to a Zone that is there.
fn place(side: &TileSide, frame: Frame, at: Pos2) -> Option<At> {
    // Just outside the tile is still its border.
    let (columns, rows) = size(side);
    let inside = (at - frame.origin) / frame.zone;
    let is_near = |along: f32, count: usize| (-NEAR_BORDER..count as f32 + NEAR_BORDER).contains(&along);
    if !is_near(inside.x, columns) || !is_near(inside.y, rows) {
        return None;
    }
    let (x, y) = (
        inside.x.floor().clamp(0.0, columns as f32 - 1.0) as i16,
        inside.y.floor().clamp(0.0, rows as f32 - 1.0) as i16,
    );
    let (east, south) = (inside.x - f32::from(x), inside.y - f32::from(y));
    let sides = [
        (south, Direction::North),
        (1.0 - east, Direction::East),
        (1.0 - south, Direction::South),
        (east, Direction::West),
    ];
    let (far, way) = sides.into_iter().min_by(|a, b| a.0.total_cmp(&b.0))?;
    if far > NEAR_BORDER {
        return Some(At::Zone(x, y));
    }
    if is_wall_by_floor(side, (x, y), way).is_some() {
        return Some(At::Border((x, y), way));
    }
    // Where this side has no Zone, the border is the one of its neighbour.
    let (next, back) = (beyond((x, y), way), opposite(way));
    let known = is_wall_by_floor(side, next, back).map(|_| At::Border(next, back));
    known.or((far > 0.0).then_some(At::Zone(x, y)))
}

fn opposite(way: Direction) -> Direction {
    match way {
        Direction::North => Direction::South,
        Direction::East => Direction::West,
        Direction::South => Direction::North,
        Direction::West => Direction::East,
    }
}

fn border(rect: Rect, way: Direction) -> [Pos2; 2] {
    match way {
        Direction::North => [rect.left_top(), rect.right_top()],
        Direction::East => [rect.right_top(), rect.right_bottom()],
        Direction::South => [rect.left_bottom(), rect.right_bottom()],
        Direction::West => [rect.left_top(), rect.left_bottom()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    fn side(rows: &[&str]) -> TileSide {
        TileSide { id: "X".to_owned(), rows: rows.iter().map(|row| (*row).to_owned()).collect(), edges: Vec::new() }
    }

    #[test]
    fn the_middle_of_a_zone_is_its_floor_and_its_edge_the_border_of_a_zone_that_is_there() {
        let side = side(&["l#", "lL"]);
        let frame = Frame { origin: pos2(10.0, 10.0), zone: 100.0 };
        let at = |x: f32, y: f32| place(&side, frame, pos2(10.0, 10.0) + vec2(x, y));
        assert_eq!(at(50.0, 50.0), Some(At::Zone(0, 0)));
        assert_eq!(at(150.0, 50.0), Some(At::Zone(1, 0)), "a floor can be painted where none is");
        assert_eq!(at(95.0, 150.0), Some(At::Border((0, 1), Direction::East)));
        assert_eq!(at(105.0, 50.0), Some(At::Border((0, 0), Direction::East)));
        assert_eq!(at(150.0, 95.0), Some(At::Border((1, 1), Direction::North)));
        assert_eq!(at(50.0, -5.0), Some(At::Border((0, 0), Direction::North)), "just outside");
        assert_eq!(at(-200.0, 50.0), None);
    }
}

//! The desk on which a tile is made: floors are painted, borders swing between wall and opening, by pointer and by keyboard. What the
//! letters mean, what floors are called and how a tile looks is the game's.

use super::cells::{caption, outline};
use super::sides::{InTile, Letters, TileSide, beyond};
use super::words::Floors;
use crate::house::text::Texts;
use crate::kernel::board::Direction;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::icon_button;
use egui::{
    Event, EventFilter, Id, Key, Modifiers, PointerButton, Pos2, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use std::sync::Arc;

/// A border counts as pointed at within this distance, in zones.
const NEAR_BORDER: f32 = 0.17;
/// The desk is never larger than this, in points.
const LARGEST: f32 = 280.0;
/// Width and height of a picture in a list, in points.
const PICTURE: f32 = 62.0;
/// Width and height of a brush, in points.
const BRUSH: f32 = 40.0;

/// How a game paints its tiles.
pub trait TileArt {
    /// Paints a tile into a rectangle; the key stays the same as long as it is the same picture on the screen.
    fn show(&mut self, ui: &Ui, key: &str, side: &TileSide, rect: Rect) -> Frame;
}

/// Where the Zones of a tile lie in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The north-west corner of the tile.
    pub origin: Pos2,
    /// Width of a Zone.
    pub zone: f32,
}

impl Frame {
    /// As large as fits, in the middle, with so much room for the walls round a tile, in parts of a Zone.
    #[must_use]
    pub fn fit(side: &TileSide, rect: Rect, walls: f32) -> Self {
        let (columns, rows) = side.size();
        let (columns, rows) = (columns.max(1) as f32, rows.max(1) as f32);
        let around = 2.0 * walls;
        let zone = (rect.width() / (columns + around)).min(rect.height() / (rows + around));
        Self { origin: rect.center() - vec2(columns, rows) * zone / 2.0, zone }
    }

    /// The square of a Zone.
    #[must_use]
    pub fn rect(&self, (x, y): InTile) -> Rect {
        let corner = self.origin + vec2(f32::from(x), f32::from(y)) * self.zone;
        Rect::from_min_size(corner, Vec2::splat(self.zone))
    }
}

/// A tile that is shown.
pub struct Shown<'a> {
    /// Who paints it.
    pub art: &'a mut dyn TileArt,
    /// Which picture on the screen it is.
    pub key: &'a str,
    /// What is painted.
    pub side: &'a TileSide,
    /// What it is called for those who do not see it.
    pub name: &'a str,
}

/// What is being made.
#[derive(Debug, Default)]
pub struct Desk {
    /// The floor that is painted, by its place among those of the game.
    brush: usize,
    /// Where the keyboard is.
    cursor: InTile,
    /// What a stroke of the brush has painted so far.
    stroke: Option<TileSide>,
}

/// A place on the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Zone(i16, i16),
    Border(InTile, Direction),
}

impl Desk {
    /// The floors as little pieces of themselves; one that is pressed is painted from then on.
    pub fn brushes_ui(&mut self, ui: &mut Ui, texts: &Texts, floors: &Floors, art: &mut dyn TileArt) {
        ui.horizontal(|ui| {
            for (at, floor) in floors.all.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(Vec2::splat(BRUSH), Sense::CLICK | Sense::FOCUSABLE);
                let (name, is_held) = (texts.get(floor.name), self.brush == at);
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_held, name.as_ref()));
                let side = TileSide { rows: vec![floor.letter.to_string()], ..TileSide::default() };
                art.show(ui, &format!("brush {}", floor.letter), &side, rect.shrink(2.0));
                outline(ui, rect, &response, is_held);
                if response.on_hover_text(name.as_ref()).clicked() {
                    self.brush = at;
                }
            }
        });
    }

    /// The tile with what it is painted with above and a hint below; what has become of it.
    pub fn with_brushes_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        floors: &Floors,
        tile: Shown<'_>,
        hint: MessageId,
    ) -> Option<TileSide> {
        self.brushes_ui(ui, texts, floors, &mut *tile.art);
        let changed = self.ui(ui, texts, floors, tile);
        ui.label(RichText::new(texts.get(hint).as_ref()).weak().small());
        changed
    }

    fn letter(&self, floors: &Floors) -> char {
        floors.all.get(self.brush).map_or('#', |floor| floor.letter)
    }

    /// Draws the tile; what has become of it, once a stroke is done.
    pub fn ui(&mut self, ui: &mut Ui, texts: &Texts, floors: &Floors, tile: Shown<'_>) -> Option<TileSide> {
        let Shown { art, key, side, name } = tile;
        let width = ui.available_width().min(LARGEST);
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(width), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, name));
        let (columns, rows) = side.size();
        let inside = |at: i16, count: usize| at.clamp(0, count.saturating_sub(1) as i16);
        self.cursor = (inside(self.cursor.0, columns), inside(self.cursor.1, rows));
        let theme = Theme::of(ui.ctx());
        ui.painter().rect_filled(rect, theme.sizes.corner, theme.surface.table.egui());
        let shown = self.stroke.as_ref().unwrap_or(side);
        let frame = art.show(ui, key, shown, rect.shrink(6.0));
        name_zones(ui, texts, floors, shown, frame);
        let mut new = self.pointer(ui, &response, floors, side, frame);
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        if let Some(changed) = self.keys(ui, &response, floors, side) {
            new = Some(changed);
        }
        let over = response.hover_pos().and_then(|at| place(&floors.letters, side, frame, at));
        self.marks(ui, &response, frame, over);
        let told = over.unwrap_or(At::Zone(self.cursor.0, self.cursor.1));
        ui.label(RichText::new(say(texts, floors, side, told).as_ref()).small());
        new
    }

    fn pointer(
        &mut self,
        ui: &Ui,
        response: &Response,
        floors: &Floors,
        side: &TileSide,
        frame: Frame,
    ) -> Option<TileSide> {
        let at = response.interact_pointer_pos()?;
        let letter = self.letter(floors);
        if response.clicked_by(PointerButton::Primary) {
            let mut new = side.clone();
            match place(&floors.letters, side, frame, at)? {
                At::Zone(x, y) => {
                    self.cursor = (x, y);
                    floors.letters.paint(&mut new, (x as usize, y as usize), letter);
                }
                At::Border(zone, way) => floors.letters.swing(&mut new, zone, way),
            }
            return Some(new);
        }
        if response.dragged_by(PointerButton::Primary) {
            let stroke = self.stroke.get_or_insert_with(|| side.clone());
            // A quick hand skips positions: every place it came through counts.
            for (x, y) in passed(ui, at).into_iter().filter_map(|at| zone_at(side, frame, at)) {
                floors.letters.paint(stroke, (x as usize, y as usize), letter);
            }
        }
        if response.drag_stopped() { self.stroke.take() } else { None }
    }

    fn keys(&mut self, ui: &Ui, response: &Response, floors: &Floors, side: &TileSide) -> Option<TileSide> {
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
                floors.letters.swing(&mut new, self.cursor, way);
            } else if pressed(Modifiers::NONE, key) {
                let (columns, rows) = side.size();
                let (x, y) = beyond(self.cursor, way);
                if (0..columns as i16).contains(&x) && (0..rows as i16).contains(&y) {
                    self.cursor = (x, y);
                }
            }
        }
        let numbers = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
        for (at, key) in numbers.into_iter().take(floors.all.len()).enumerate() {
            if pressed(Modifiers::NONE, key) {
                self.brush = at;
            }
        }
        // The space bar and Enter are a click in egui, though not by the pointer.
        if response.clicked() && !response.clicked_by(PointerButton::Primary) {
            let at = (self.cursor.0 as usize, self.cursor.1 as usize);
            floors.letters.paint(&mut new, at, self.letter(floors));
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

/// Tiles in a list.
pub struct Listed<'a> {
    /// Who paints them.
    pub art: &'a mut dyn TileArt,
    /// Which list on the screen it is.
    pub key: &'a str,
    /// What a tile is called for those who do not see it.
    pub name: &'a dyn Fn(&TileSide) -> Arc<str>,
    /// The name of the one that is open.
    pub open: Option<&'a str>,
}

impl Listed<'_> {
    /// Draws them in rows; the one that was pressed.
    pub fn ui<'s>(self, ui: &mut Ui, sides: &'s [TileSide]) -> Option<&'s TileSide> {
        let mut pressed = None;
        ui.horizontal_wrapped(|ui| {
            for side in sides {
                let (key, name) = (format!("{} {}", self.key, side.id), (self.name)(side));
                let shown = Shown { art: &mut *self.art, key: &key, side, name: &name };
                if picture_ui(ui, shown, self.open == Some(&side.id)).clicked() {
                    pressed = Some(side);
                }
            }
        });
        pressed
    }
}

/// A tile in a list, with its name below.
pub fn picture_ui(ui: &mut Ui, tile: Shown<'_>, is_open: bool) -> Response {
    let Shown { art, key, side, name } = tile;
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE, PICTURE + 18.0), Sense::CLICK | Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_open, name));
    if ui.is_rect_visible(rect) {
        let square = Rect::from_min_size(rect.min, vec2(PICTURE, PICTURE));
        art.show(ui, key, side, square);
        outline(ui, square, &response, is_open);
        caption(ui, rect, side.id.clone(), theme.text.muted);
    }
    response.on_hover_text(name)
}

/// What can be done with the tile on the desk besides painting it, as buttons; the one that was pressed.
pub fn acts_ui<A: Copy>(ui: &mut Ui, texts: &Texts, acts: &[(Icon, MessageId, A)]) -> Option<A> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (icon, name, act) in acts {
            if icon_button(ui, *icon, &texts.get(name)).clicked() {
                pressed = Some(*act);
            }
        }
    });
    pressed
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
fn name_zones(ui: &Ui, texts: &Texts, floors: &Floors, side: &TileSide, frame: Frame) {
    for (x, y) in side.places() {
        let response = ui.interact(frame.rect((x, y)), Id::unique(("tile-zone", x, y)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, floors.zone(texts, side, (x, y)).as_ref()));
    }
}

/// A place in words.
fn say(texts: &Texts, floors: &Floors, side: &TileSide, at: At) -> Arc<str> {
    match at {
        At::Zone(x, y) => floors.zone(texts, side, (x, y)),
        At::Border(zone, way) => {
            let is_wall = floors.letters.has_wall(side, zone, way).unwrap_or(false);
            floors.border(texts, zone, way, is_wall)
        }
    }
}

fn zone_at(side: &TileSide, frame: Frame, at: Pos2) -> Option<InTile> {
    let (columns, rows) = side.size();
    let inside = (at - frame.origin) / frame.zone;
    let (x, y) = (inside.x.floor() as i16, inside.y.floor() as i16);
    ((0..columns as i16).contains(&x) && (0..rows as i16).contains(&y)).then_some((x, y))
}

/// The Zone or the border at a position; a border belongs to a Zone that is there.
fn place(letters: &Letters, side: &TileSide, frame: Frame, at: Pos2) -> Option<At> {
    // Just outside the tile is still its border.
    let (columns, rows) = side.size();
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
    if letters.floor(side, (x, y)).is_some() {
        return Some(At::Border((x, y), way));
    }
    // Where this side has no Zone, the border is the one of its neighbour.
    let (next, back) = (beyond((x, y), way), way.opposite());
    let known = letters.floor(side, next).map(|_| At::Border(next, back));
    known.or((far > 0.0).then_some(At::Zone(x, y)))
}

/// The ends of a border of a Zone.
#[must_use]
pub fn border(rect: Rect, way: Direction) -> [Pos2; 2] {
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
    use egui::pos2;

    const LETTERS: Letters = Letters { zones: "lL", is_wall: |_, _| false, may_open: |_, _| true };

    fn side(rows: &[&str]) -> TileSide {
        TileSide { id: "X".to_owned(), rows: rows.iter().map(|row| (*row).to_owned()).collect(), edges: Vec::new() }
    }

    #[test]
    fn the_middle_of_a_zone_is_its_floor_and_its_edge_the_border_of_a_zone_that_is_there() {
        let side = side(&["l#", "lL"]);
        let frame = Frame { origin: pos2(10.0, 10.0), zone: 100.0 };
        let at = |x: f32, y: f32| place(&LETTERS, &side, frame, pos2(10.0, 10.0) + vec2(x, y));
        assert_eq!(at(50.0, 50.0), Some(At::Zone(0, 0)));
        assert_eq!(at(150.0, 50.0), Some(At::Zone(1, 0)), "a floor can be painted where none is");
        assert_eq!(at(95.0, 150.0), Some(At::Border((0, 1), Direction::East)));
        assert_eq!(at(105.0, 50.0), Some(At::Border((0, 0), Direction::East)));
        assert_eq!(at(150.0, 95.0), Some(At::Border((1, 1), Direction::North)));
        assert_eq!(at(50.0, -5.0), Some(At::Border((0, 0), Direction::North)), "just outside");
        assert_eq!(at(-200.0, 50.0), None);
    }
}

//! The map on paper: every Zone of a storey at the same size, with what lies there at Setup, and columns and rows at its
//! edges, so that sentences can speak of `C4`.

use super::tokens::token;
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Zone};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::games::massive_darkness::tokens::Print;
use crate::games::tiles::names::column;
use crate::house::paper::art::Square;
use crate::house::paper::font::width;
use crate::house::paper::ink::{Ink, MM, Mark, Path, Point, Weight, at};
use crate::house::paper::{BLACK, GREY};
use crate::house::text::Texts;
use crate::kernel::board::{Direction, Edge, EdgeId, Passage, SpaceId};
use crate::tr;

pub(super) const FAINT: Ink = Ink(176, 170, 162);
const WHITE: Ink = Ink(255, 255, 255);
const DOOR: Ink = Ink(139, 84, 38);
const BARRED: Ink = Ink(178, 34, 40);
/// LEVEL-02: a colour for each Level, as on the screen; what is written on it is dark there, too.
pub(super) const LEVELS: [Ink; 5] =
    [Ink(111, 177, 224), Ink(99, 179, 127), Ink(227, 193, 78), Ink(224, 138, 69), Ink(208, 87, 79)];
pub(super) const LEVEL_INK: Ink = Ink(23, 19, 13);
/// Tokens of a Zone that are drawn.
const MOST_THINGS: usize = 36;
/// Room for columns and rows beside the map.
const RULER: f32 = 5.0 * MM;

/// A storey of a dungeon, to be printed.
pub(super) struct Map<'d> {
    dungeon: &'d Dungeon,
    texts: &'d Texts,
    storey: u8,
    west: i16,
    north: i16,
    columns: u16,
    rows: u16,
}

impl<'d> Map<'d> {
    /// The map of a storey; none where no Zone is.
    pub(super) fn of(dungeon: &'d Dungeon, texts: &'d Texts, storey: u8) -> Option<Self> {
        let here = || dungeon.zones.iter().filter(move |zone| zone.storey == storey);
        let (west, east) = (here().map(|zone| zone.x).min()?, here().map(|zone| zone.x).max()?);
        let (north, south) = (here().map(|zone| zone.y).min()?, here().map(|zone| zone.y).max()?);
        let (columns, rows) = (east.abs_diff(west).saturating_add(1), south.abs_diff(north).saturating_add(1));
        Some(Self { dungeon, texts, storey, west, north, columns, rows })
    }

    /// The largest side of a Zone with which the map fits into an area.
    pub(super) fn fitting(&self, width: f32, height: f32) -> f32 {
        ((width - RULER) / f32::from(self.columns)).min((height - RULER) / f32::from(self.rows))
    }

    /// Width and height with Zones of a size.
    pub(super) fn size(&self, zone: f32) -> (f32, f32) {
        (f32::from(self.columns) * zone + RULER, f32::from(self.rows) * zone + RULER)
    }

    /// The map, from the corner of its rulers.
    pub(super) fn draw(&self, zone: f32) -> Vec<Mark> {
        let mut marks = Vec::new();
        let here = || self.dungeon.board.spaces().filter(|space| self.dungeon.zone(*space).storey == self.storey);
        for space in here() {
            self.floor(&mut marks, zone, space);
        }
        // Walls hide the ends of thinner lines.
        for weight in 0..3 {
            for (id, edge) in self.dungeon.board.edges() {
                self.edge(&mut marks, zone, weight, id, &edge);
            }
        }
        for space in here() {
            self.outer_walls(&mut marks, zone, space);
        }
        for space in here() {
            self.things(&mut marks, zone, space);
        }
        self.tile_names(&mut marks, zone);
        self.rulers(&mut marks, zone);
        marks
    }

    fn corner(&self, zone: f32, x: i16, y: i16) -> Point {
        let (column, row) = (f32::from(x.saturating_sub(self.west)), f32::from(y.saturating_sub(self.north)));
        at(RULER + column * zone, RULER + row * zone)
    }

    fn place(&self, zone: f32, space: SpaceId) -> Point {
        let found = self.dungeon.zone(space);
        self.corner(zone, found.x, found.y)
    }

    fn floor(&self, marks: &mut Vec<Mark>, zone: f32, space: SpaceId) {
        let path = Path::rect(self.place(zone, space), zone, zone);
        marks.push(Mark::Area { path, ink: floor_ink(self.dungeon.zone(space)) });
    }

    /// One of three passes: openings, then walls, then doors and bars.
    fn edge(&self, marks: &mut Vec<Mark>, zone: f32, pass: u8, id: EdgeId, edge: &Edge) {
        let (Some(way), true) = (edge.way, self.dungeon.zone(edge.a).storey == self.storey) else { return };
        let (from, to) = side(self.place(zone, edge.a), zone, way);
        let line = |width: f32, dash: f32, ink: Ink| Mark::Line { path: Path::open(&[from, to]), width, dash, ink };
        let bar = self.dungeon.borders.iter().find(|border| border.edge == id);
        match (pass, edge.passage) {
            (0, Passage::Open) => {
                let is_seam = self.dungeon.zone(edge.a).tile != self.dungeon.zone(edge.b).tile;
                marks.push(if is_seam { line(0.6, 0.0, GREY) } else { line(0.45, 1.6, FAINT) });
            }
            (1, Passage::Wall) => marks.push(line(wall(zone), 0.0, BLACK)),
            (2, Passage::Door) => {
                marks.push(line(wall(zone), 0.0, BLACK));
                self.door(marks, zone, id, from, to);
            }
            _ => {}
        }
        if pass == 2 && bar.is_some_and(|border| border.barred) {
            marks.push(line(zone * 0.10, zone * 0.06, BARRED));
        }
    }

    fn door(&self, marks: &mut Vec<Mark>, zone: f32, id: EdgeId, from: Point, to: Point) {
        let middle = at((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
        let (x, y) = ((to.x - from.x) / zone, (to.y - from.y) / zone);
        let (long, wide) = (zone * 0.30, zone * 0.085);
        // Along the wall and across it.
        let leaf = |long: f32, wide: f32| {
            let point = |a: f32, b: f32| middle.by(x * a - y * b, y * a + x * b);
            Path::area(&[point(-long, -wide), point(long, -wide), point(long, wide), point(-long, wide)])
        };
        let is_open = self.dungeon.open_doors.contains(&id);
        marks.push(Mark::Area { path: leaf(long, wide), ink: if is_open { WHITE } else { DOOR } });
        marks.push(Mark::Line { path: leaf(long, wide), width: zone * 0.035, dash: 0.0, ink: BLACK });
        if self.dungeon.doors.iter().any(|door| door.edge == id && door.locked) {
            let lock = Path::circle(middle, wide * 1.35);
            marks.push(Mark::Area { path: lock.clone(), ink: Ink(232, 196, 96) });
            marks.push(Mark::Line { path: lock, width: zone * 0.03, dash: 0.0, ink: BLACK });
            marks.push(Mark::Area { path: Path::circle(middle, wide * 0.45), ink: BLACK });
        }
    }

    /// Where a Zone has no edge, the dungeon ends.
    fn outer_walls(&self, marks: &mut Vec<Mark>, zone: f32, space: SpaceId) {
        for way in Direction::ALL {
            if self.dungeon.board.edge_towards(space, way).is_none() {
                let (from, to) = side(self.place(zone, space), zone, way);
                let half = wall(zone) / 2.0;
                // So that corners are filled.
                let (x, y) = ((to.x - from.x) / zone * half, (to.y - from.y) / zone * half);
                let path = Path::open(&[from.by(-x, -y), to.by(x, y)]);
                marks.push(Mark::Line { path, width: wall(zone), dash: 0.0, ink: BLACK });
            }
        }
    }

    /// What lies or stands in a Zone, side by side, and what it is called.
    fn things(&self, marks: &mut Vec<Mark>, zone: f32, space: SpaceId) {
        let dungeon = self.dungeon;
        let mut things: Vec<Thing> = Vec::new();
        things
            .extend(dungeon.level_tokens.iter().filter(|(at, _)| *at == space).map(|(_, level)| Thing::Level(*level)));
        things.extend(
            dungeon
                .tokens
                .iter()
                .filter(|token| token.zone == space)
                .map(|token| Thing::Print(if token.is_face_down() { Print::Objective } else { print(token.kind) })),
        );
        things.extend(dungeon.objects.iter().filter(|object| object.at == space).map(|_| Thing::Print(Print::Pillar)));
        if dungeon.bridges.contains(&space) {
            things.push(Thing::Bridge);
        }
        if let Some(other) = self.stairs(space) {
            things.push(Thing::Stairs(other));
        }
        // More could not be told apart.
        things.truncate(MOST_THINGS);
        let across = (1..=6_u8).find(|side| usize::from(side * side) >= things.len()).unwrap_or(6);
        let corner = self.place(zone, space);
        let words = self.words(space);
        let room = zone * if words.is_empty() { 0.90 } else { 0.62 };
        let cell = (room / f32::from(across)).min(zone * 0.56);
        for (row, line) in things.chunks(usize::from(across)).enumerate() {
            let lines = things.len().div_ceil(usize::from(across)) as f32;
            let left = corner.x + (zone - cell * line.len() as f32) / 2.0;
            let top = corner.y + zone * 0.05 + (room - cell * lines) / 2.0 + cell * row as f32;
            for (number, thing) in line.iter().enumerate() {
                thing.draw(marks, at(left + cell * number as f32, top).by(cell * 0.06, cell * 0.06), cell * 0.88);
            }
        }
        for (number, line) in words.iter().rev().enumerate() {
            let wanted = (zone * 0.15).min(8.0);
            let size = wanted * (zone * 0.80 / width(line, wanted).max(1.0)).min(1.0);
            let (wide, foot) = (width(line, size), zone * (0.88 - 0.22 * number as f32));
            let begin = corner.by((zone - wide) / 2.0, foot - size * 0.34);
            let plate = Path::rect(begin.by(-size * 0.35, -size), wide + size * 0.7, size * 1.34);
            marks.push(Mark::Area { path: plate.clone(), ink: WHITE });
            marks.push(Mark::Line { path: plate, width: size * 0.09, dash: 0.0, ink: BLACK });
            marks.push(Mark::Words { begin, size, weight: Weight::Bold, ink: BLACK, text: line.clone() });
        }
    }

    /// Start and exit.
    fn words(&self, space: SpaceId) -> Vec<String> {
        let dungeon = self.dungeon;
        let mut words = Vec::new();
        if dungeon.start == space {
            words.push(tr!(self.texts, "sheet-start").to_string());
        }
        if dungeon.exit == Some(space) {
            words.push(tr!(self.texts, "sheet-exit").to_string());
        }
        words
    }

    /// QC-08: where stairs in this Zone lead.
    fn stairs(&self, space: SpaceId) -> Option<String> {
        let other = self.dungeon.board.edges().find_map(|(_, edge)| match edge.way {
            None if edge.a == space => Some(edge.b),
            None if edge.b == space => Some(edge.a),
            _ => None,
        });
        other.map(|other| place_name(self.dungeon, other))
    }

    fn tile_names(&self, marks: &mut Vec<Mark>, zone: f32) {
        for (number, tile) in self.dungeon.tiles.iter().enumerate() {
            let here = self.dungeon.zones.iter().filter(|zone| usize::from(zone.tile) == number);
            let Some(first) = here.filter(|zone| zone.storey == self.storey).min_by_key(|zone| (zone.y, zone.x)) else {
                continue;
            };
            let begin = self.corner(zone, first.x, first.y).by(zone * 0.09, zone * 0.22);
            let size = (zone * 0.16).min(7.5);
            marks.push(Mark::Words { begin, size, weight: Weight::Plain, ink: GREY, text: tile.id.clone() });
        }
    }

    fn rulers(&self, marks: &mut Vec<Mark>, zone: f32) {
        let size = (zone * 0.32).clamp(4.0, 9.0);
        for number in 0..self.columns {
            let text = column(self.west.saturating_add(number as i16));
            let x = RULER + (f32::from(number) + 0.5) * zone - width(&text, size) / 2.0;
            marks.push(Mark::Words { begin: at(x, RULER - 4.0), size, weight: Weight::Plain, ink: GREY, text });
        }
        for number in 0..self.rows {
            let text = (i32::from(self.north) + i32::from(number) + 1).to_string();
            let begin = at(RULER - 4.0 - width(&text, size), RULER + (f32::from(number) + 0.5) * zone + size * 0.35);
            marks.push(Mark::Words { begin, size, weight: Weight::Plain, ink: GREY, text });
        }
    }
}

/// What players call a Zone.
fn place_name(dungeon: &Dungeon, space: SpaceId) -> String {
    let zone = dungeon.zone(space);
    let name = format!("{}{}", column(zone.x), i32::from(zone.y) + 1);
    let is_only_storey = dungeon.zones.iter().all(|other| other.storey == zone.storey);
    if is_only_storey { name } else { format!("{}.{name}", zone.storey + 1) }
}

/// The colour of a floor: rooms are plain, corridors yellowish, what lies in shadow is dark.
pub(super) fn floor_ink(zone: &Zone) -> Ink {
    match (zone.room, zone.shadow) {
        (true, false) => Ink(253, 252, 249),
        (false, false) => Ink(244, 234, 210),
        (true, true) => Ink(190, 190, 200),
        (false, true) => Ink(196, 184, 158),
    }
}

/// The width of walls.
fn wall(zone: f32) -> f32 {
    (zone * 0.085).max(0.9)
}

/// The two ends of a Zone's side.
fn side(corner: Point, zone: f32, way: Direction) -> (Point, Point) {
    match way {
        Direction::North => (corner, corner.by(zone, 0.0)),
        Direction::South => (corner.by(0.0, zone), corner.by(zone, zone)),
        Direction::West => (corner, corner.by(0.0, zone)),
        Direction::East => (corner.by(zone, 0.0), corner.by(zone, zone)),
    }
}

/// The drawing of a kind of token.
pub(super) fn print(kind: TokenKind) -> Print {
    match kind {
        TokenKind::Treasure => Print::Chest,
        TokenKind::SpecialTreasure => Print::SpecialChest,
        TokenKind::Artifact => Print::Artifact,
        TokenKind::Lair => Print::Lair,
        TokenKind::Library => Print::Library,
    }
}

/// Something that is drawn in a square.
pub(super) enum Thing {
    /// A Level token.
    Level(u8),
    /// A token or object.
    Print(Print),
    /// Stairs, and where they lead.
    Stairs(String),
    /// COMP-06: a bridge.
    Bridge,
    Door,
}

impl Thing {
    pub(super) fn draw(&self, marks: &mut Vec<Mark>, corner: Point, size: f32) {
        let centre = corner.by(size / 2.0, size / 2.0);
        match self {
            Self::Level(level) => {
                let ink = LEVELS[usize::from(level.clamp(&1, &5) - 1)];
                marks.push(Mark::Area { path: Path::circle(centre, size * 0.48), ink });
                marks.push(Mark::Line {
                    path: Path::circle(centre, size * 0.40),
                    width: size * 0.04,
                    dash: 0.0,
                    ink: LEVEL_INK,
                });
                centred(marks, &level.to_string(), centre, size * 0.56, LEVEL_INK);
            }
            Self::Print(print) => {
                // Paper has no shadows: what is cut out of card lies on a light ground.
                if matches!(print, Print::Objective | Print::Artifact | Print::Lair | Print::Library) {
                    let ground = Path::rect(corner, size, size);
                    marks.push(Mark::Area { path: ground.clone(), ink: Ink(248, 244, 232) });
                    marks.push(Mark::Line { path: ground, width: size * 0.03, dash: 0.0, ink: GREY });
                }
                let square = Square { corner: corner.by(size * 0.08, size * 0.08), size: size * 0.84 };
                marks.extend(token(*print, square));
            }
            Self::Stairs(to) => {
                for step in 0..4_u8 {
                    let part = f32::from(step) / 4.0;
                    let path = Path::rect(
                        corner.by(size * (0.04 + 0.23 * f32::from(step)), size * (0.62 - 0.62 * part)),
                        size * 0.20,
                        size * (0.08 + 0.62 * part),
                    );
                    marks.push(Mark::Area { path, ink: GREY });
                }
                let letters = (size * 0.30).min(size * size * 0.30 / width(to, size * 0.30).max(1.0));
                let begin = at(centre.x - width(to, letters) / 2.0, corner.y + size * 0.98);
                marks.push(Mark::Words { begin, size: letters, weight: Weight::Bold, ink: BLACK, text: to.clone() });
            }
            Self::Bridge => {
                for plank in 0..5_u8 {
                    let path =
                        Path::rect(corner.by(size * 0.20 * f32::from(plank), size * 0.2), size * 0.16, size * 0.6);
                    marks.push(Mark::Area { path: path.clone(), ink: DOOR });
                    marks.push(Mark::Line { path, width: size * 0.03, dash: 0.0, ink: BLACK });
                }
                for rope in [0.28, 0.72] {
                    let path = Path::open(&[corner.by(0.0, size * rope), corner.by(size, size * rope)]);
                    marks.push(Mark::Line { path, width: size * 0.05, dash: 0.0, ink: BLACK });
                }
            }
            Self::Door => {
                let path = Path::rect(corner.by(0.0, size * 0.32), size, size * 0.36);
                marks.push(Mark::Area { path: path.clone(), ink: DOOR });
                marks.push(Mark::Line { path, width: size * 0.07, dash: 0.0, ink: BLACK });
            }
        }
    }
}

fn centred(marks: &mut Vec<Mark>, text: &str, centre: Point, size: f32, ink: Ink) {
    let begin = at(centre.x - width(text, size) / 2.0, centre.y + size * 0.36);
    marks.push(Mark::Words { begin, size, weight: Weight::Bold, ink, text: text.to_owned() });
}

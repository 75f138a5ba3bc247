//! The sheet of a Quest, for people at a table: its map with numbered tokens, what is laid where, objectives, tasks and everything
//! else that is different; Tiles of its own are drawn by themselves (`own_tiles`). A Quest that is not finished is printed as far as
//! it is.

mod laid_out;
mod own_tiles;

use super::content::{CoreBox, zone_name};
use super::describe::abilities::capital;
use super::describe::blocks::Blocks;
use super::describe::tiles::is_ours;
use super::describe::{Words, quest_name, quest_rules, quest_story};
use super::rules::layout::draft;
use super::rules::quest::{Quest, Spot};
use super::rules::{Dungeon, Thing};
use crate::house::paper::flow::{Flow, Lead, MOST_PAGES, PICTURE, Part, cut};
use crate::house::paper::ink::{Ink, MM, Mark, Path, Point, Weight, at};
use crate::house::paper::{BLACK, GREY, Paper, Printed, font};
use crate::house::text::Texts;
use crate::kernel::board::{Direction, Edge, EdgeId, Passage, SpaceId};
use crate::tr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Zones on paper are at most so large.
const LARGEST_ZONE: f32 = 19.0 * MM;
/// Of the first page, the map leaves so much to the words below it.
const WORDS: f32 = 0.30;
/// So much of its size the map has where all of it finds room on fewer pages then.
const SMALLER_MAPS: [f32; 2] = [0.88, 0.76];
/// Room for letters and numbers beside the map.
const RULER: f32 = 12.0;
const LIGHT: Ink = Ink(250, 246, 236);
const LIGHT_ROOM: Ink = Ink(240, 226, 196);
const DARK: Ink = Ink(196, 192, 204);
const DARK_ROOM: Ink = Ink(176, 166, 186);
const ABYSS: Ink = Ink(90, 86, 90);
const PAPER: Ink = Ink(255, 255, 255);
/// Between two places of a list.
const LISTED: &str = ", ";

/// Something that is laid out, and where.
struct Laid {
    name: Arc<str>,
    at: Vec<Spot>,
}

/// Sets the sheet of a Quest.
#[must_use]
pub fn sheet(quest: &Quest, all: &CoreBox, texts: &Texts, paper: Paper) -> Printed {
    let (dungeon, _) = draft(quest, &all.sides);
    let words = Words { content: &all.content, dungeon: &dungeon, texts };
    let name = quest_name(&quest.id, &quest.told, texts);
    let title = cut(&name.split_whitespace().collect::<Vec<_>>().join(" "));
    let laid = laid(&dungeon, &words);
    let parts = parts(quest, &dungeon, &laid, all, texts);
    let left_out = tr!(texts, "paper-cut", count = MOST_PAGES as i64);
    let set = |share: f32| {
        let mut flow = Flow::new(paper);
        flow.line(&title, 25.0, Weight::Bold, BLACK);
        flow.rule(GREY);
        let story = quest_story(&quest.id, &quest.told, texts);
        if !story.is_empty() {
            flow.paragraph(&story, 10.5, BLACK);
            flow.space(6.0);
        }
        if !dungeon.zones.is_empty() {
            let map = Map::of(&dungeon, &laid);
            let zone = share * map.zone(flow.width(), flow.left() - flow.height() * WORDS);
            let (width, height) = map.size(zone);
            flow.drawing(&map.draw(zone, quest), width, height);
            flow.space(8.0);
        }
        own_tiles::own_tiles(&mut flow, quest, texts);
        flow.columns(&parts);
        (flow.is_full(), flow.finish(&title, &left_out))
    };
    // A smaller map is better than a page with a few lines on it.
    let (mut is_cut, mut pages) = set(1.0);
    for share in SMALLER_MAPS {
        if pages.len() > 1 {
            let (is_less, fewer) = set(share);
            if fewer.len() < pages.len() {
                (is_cut, pages) = (is_less, fewer);
            }
        }
    }
    Printed { paper, pages, title, author: String::new(), language: texts.language().code(), is_cut }
}

/// Everything that lies on Tiles, kind by kind: what has one number on the map.
fn laid(dungeon: &Dungeon, words: &Words<'_>) -> Vec<Laid> {
    let mut kinds: BTreeMap<(u8, Arc<str>), Vec<Spot>> = BTreeMap::new();
    for (thing, space) in &dungeon.things {
        // Objective tokens come first.
        let order = u8::from(!matches!(thing, Thing::Mark(_)));
        kinds.entry((order, words.thing(*thing))).or_default().push(dungeon.spot(*space));
    }
    for (portal, space) in &dungeon.portals {
        kinds.entry((2, words.portal(*portal))).or_default().push(dungeon.spot(*space));
    }
    for space in &dungeon.mobs {
        kinds.entry((3, tr!(words.texts, "tool-md2-mobs"))).or_default().push(dungeon.spot(*space));
    }
    kinds.into_iter().map(|((_, name), at)| Laid { name, at }).collect()
}

fn places(spots: &[Spot]) -> String {
    spots.iter().map(|(x, y)| zone_name(*x, *y)).collect::<Vec<_>>().join(LISTED)
}

/// Everything that stands below the map.
fn parts(quest: &Quest, dungeon: &Dungeon, laid: &[Laid], all: &CoreBox, texts: &Texts) -> Vec<Part> {
    let blocks = Blocks::of(quest, texts);
    let mut parts = Vec::new();
    let mut section = |title: Arc<str>, lines: Vec<(Lead, String)>| {
        if !lines.is_empty() {
            parts.push(Part::Heading(title.to_string()));
            parts.extend(lines.into_iter().map(|(lead, line)| Part::Text(lead, line)));
        }
    };
    let point = |line: String| (Lead::Point(0), line);
    let goals = quest.goals.iter().map(|goal| (Lead::Box(None), blocks.goal(goal).to_string()));
    section(tr!(texts, "part-goals"), goals.collect());
    let mut set_up: Vec<(Lead, String)> = Vec::new();
    let tiles = tr!(texts, "sheet-md2-tiles", tiles = laid_out::tiles(quest, all, texts));
    set_up.push((Lead::Box(None), tiles.to_string()));
    if quest.tiles.iter().any(|tile| is_ours(&tile.side, quest, all)) {
        set_up.push((Lead::Nothing, tr!(texts, "tile-md2-ours-hint").to_string()));
    }
    set_up.extend(laid_out::bridges(quest, texts));
    let heroes = tr!(texts, "sheet-md2-start", zones = places(quest.starting_zones()));
    set_up.push((Lead::Box(None), heroes.to_string()));
    set_up.extend((1..).zip(laid).map(|(number, laid): (usize, &Laid)| {
        let mut picture = Vec::new();
        let half = PICTURE / 2.0;
        token(&mut picture, at(half, half), half, number);
        (Lead::Box(Some(picture)), format!("{} × {}: {}", laid.at.len(), capital(&laid.name), places(&laid.at)))
    }));
    let gates = quest.doors.iter().filter_map(|door| {
        let gate = blocks.name("gate", door.gate.as_ref()?);
        let between = places(&[door.from, door.to]);
        Some((Lead::Box(None), format!("{gate} ({between}): {}", blocks.opening(door.opens))))
    });
    set_up.extend(gates);
    section(tr!(texts, "sheet-md2-set-up"), set_up);
    section(tr!(texts, "sheet-md2-legend"), laid_out::legend(dungeon, texts));
    section(tr!(texts, "part-tasks"), quest.tasks.iter().map(|task| point(blocks.task(task))).collect());
    let mut others: Vec<(Lead, String)> = quest.rules.iter().map(|rule| point(blocks.rule(rule))).collect();
    others.extend(quest.moments.iter().map(|moment| point(blocks.moment(moment))));
    section(tr!(texts, "part-moments"), others);
    section(tr!(texts, "part-specials"), blocks.specials(quest).into_iter().map(point).collect());
    let counters =
        quest.counters.iter().map(|(name, begin)| point(format!("{}: {begin}", blocks.name("counter", name))));
    section(tr!(texts, "part-counters"), counters.collect());
    let special = quest_rules(&quest.id, &quest.told, texts);
    if !special.is_empty() {
        section(tr!(texts, "side-special"), vec![(Lead::Nothing, special.to_string())]);
    }
    parts
}

/// A token with its number, as it stands on the map and in the list beside it.
fn token(marks: &mut Vec<Mark>, centre: Point, radius: f32, number: usize) {
    marks.push(Mark::Area { path: Path::circle(centre, radius), ink: PAPER });
    marks.push(Mark::Line { path: Path::circle(centre, radius), width: 0.8, dash: 0.0, ink: BLACK });
    let (text, size) = (number.to_string(), radius * 1.3);
    let begin = at(centre.x - font::width(&text, size) / 2.0, centre.y + size * 0.36);
    marks.push(Mark::Words { begin, size, weight: Weight::Bold, ink: BLACK, text });
}

/// The map on paper.
struct Map<'d> {
    dungeon: &'d Dungeon,
    laid: &'d [Laid],
    west: u8,
    north: u8,
    columns: u8,
    rows: u8,
}

impl<'d> Map<'d> {
    fn of(dungeon: &'d Dungeon, laid: &'d [Laid]) -> Self {
        let (xs, ys) = (|| dungeon.zones.iter().map(|zone| zone.x), || dungeon.zones.iter().map(|zone| zone.y));
        let (west, north) = (xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let columns = xs().max().unwrap_or(0).saturating_sub(west) + 1;
        let rows = ys().max().unwrap_or(0).saturating_sub(north) + 1;
        Self { dungeon, laid, west, north, columns, rows }
    }

    /// So large are Zones that the map fits.
    fn zone(&self, width: f32, height: f32) -> f32 {
        let wide = (width - RULER) / f32::from(self.columns);
        let high = (height - RULER) / f32::from(self.rows);
        wide.min(high).clamp(4.0 * MM, LARGEST_ZONE)
    }

    fn size(&self, zone: f32) -> (f32, f32) {
        (RULER + zone * f32::from(self.columns), RULER + zone * f32::from(self.rows))
    }

    fn corner(&self, zone: f32, (x, y): Spot) -> Point {
        let (column, row) = (f32::from(x.saturating_sub(self.west)), f32::from(y.saturating_sub(self.north)));
        at(RULER + column * zone, RULER + row * zone)
    }

    fn place(&self, zone: f32, space: SpaceId) -> Point {
        let found = self.dungeon.zone(space);
        self.corner(zone, (found.x, found.y))
    }

    fn draw(&self, zone: f32, quest: &Quest) -> Vec<Mark> {
        let mut marks = Vec::new();
        for space in self.dungeon.board.spaces() {
            let found = self.dungeon.zone(space);
            let ink = laid_out::ink(&found);
            marks.push(Mark::Area { path: Path::rect(self.place(zone, space), zone, zone), ink });
        }
        // Walls hide the ends of thinner lines.
        for pass in [Passage::Open, Passage::Wall, Passage::Door] {
            for (id, edge) in self.dungeon.board.edges().filter(|(_, edge)| edge.passage == pass) {
                self.edge(&mut marks, zone, id, &edge);
            }
        }
        self.rim(&mut marks, zone);
        self.tokens(&mut marks, zone);
        for start in quest.starting_zones() {
            let corner = self.corner(zone, *start);
            let flag = [
                at(corner.x + zone * 0.08, corner.y + zone * 0.94),
                at(corner.x + zone * 0.34, corner.y + zone * 0.94),
            ];
            let tip = at(corner.x + zone * 0.21, corner.y + zone * 0.68);
            marks.push(Mark::Area { path: Path::area(&[flag[0], flag[1], tip]), ink: BLACK });
        }
        self.rulers(&mut marks, zone);
        marks
    }

    fn edge(&self, marks: &mut Vec<Mark>, zone: f32, id: EdgeId, edge: &Edge) {
        let Some(way) = edge.way else { return };
        let corner = self.place(zone, edge.a);
        let [from, to] = match way {
            Direction::East => [at(corner.x + zone, corner.y), at(corner.x + zone, corner.y + zone)],
            Direction::South => [at(corner.x, corner.y + zone), at(corner.x + zone, corner.y + zone)],
            Direction::West => [corner, at(corner.x, corner.y + zone)],
            Direction::North => [corner, at(corner.x + zone, corner.y)],
        };
        let path = Path::open(&[from, to]);
        match edge.passage {
            Passage::Open => marks.push(Mark::Line { path, width: 0.45, dash: 1.6, ink: GREY }),
            Passage::Wall => marks.push(Mark::Line { path, width: zone * 0.07, dash: 0.0, ink: BLACK }),
            Passage::Door => {
                marks.push(Mark::Line { path, width: zone * 0.07, dash: 0.0, ink: BLACK });
                let middle = at((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
                let (wide, high) = if from.x == to.x { (zone * 0.16, zone * 0.5) } else { (zone * 0.5, zone * 0.16) };
                let leaf = Path::rect(at(middle.x - wide / 2.0, middle.y - high / 2.0), wide, high);
                let is_gate = self.dungeon.gate_at(id).is_some_and(|gate| gate.number.is_some());
                marks.push(Mark::Area { path: leaf.clone(), ink: if is_gate { GREY } else { PAPER } });
                marks.push(Mark::Line { path: leaf, width: 0.8, dash: 0.0, ink: BLACK });
            }
        }
    }

    /// Walls where the map ends.
    fn rim(&self, marks: &mut Vec<Mark>, zone: f32) {
        let is_there =
            |x: i16, y: i16| self.dungeon.zones.iter().any(|zone| (i16::from(zone.x), i16::from(zone.y)) == (x, y));
        for space in self.dungeon.board.spaces() {
            let found = self.dungeon.zone(space);
            let (x, y, corner) = (i16::from(found.x), i16::from(found.y), self.place(zone, space));
            let [nw, ne] = [corner, at(corner.x + zone, corner.y)];
            let [sw, se] = [at(corner.x, corner.y + zone), at(corner.x + zone, corner.y + zone)];
            for (dx, dy, line) in [(0, -1, [nw, ne]), (1, 0, [ne, se]), (0, 1, [sw, se]), (-1, 0, [nw, sw])] {
                if !is_there(x + dx, y + dy) {
                    let path = Path::open(&line);
                    marks.push(Mark::Line { path, width: zone * 0.07, dash: 0.0, ink: BLACK });
                }
            }
        }
    }

    /// Numbered tokens, side by side in their Zones.
    fn tokens(&self, marks: &mut Vec<Mark>, zone: f32) {
        let mut by_zone: BTreeMap<Spot, Vec<usize>> = BTreeMap::new();
        for (number, laid) in (1..).zip(self.laid) {
            for spot in &laid.at {
                by_zone.entry(*spot).or_default().push(number);
            }
        }
        let radius = zone * 0.15;
        for (spot, numbers) in by_zone {
            let corner = self.corner(zone, spot);
            for (at_place, number) in numbers.into_iter().take(6).enumerate() {
                let (column, row) = ((at_place % 3) as f32, (at_place / 3) as f32);
                let centre = at(corner.x + zone * (0.2 + 0.3 * column), corner.y + zone * (0.22 + 0.32 * row));
                token(marks, centre, radius, number);
            }
        }
    }

    fn rulers(&self, marks: &mut Vec<Mark>, zone: f32) {
        let size = 7.5;
        let mut write = |text: String, middle: Point| {
            let begin = at(middle.x - font::width(&text, size) / 2.0, middle.y + size * 0.36);
            marks.push(Mark::Words { begin, size, weight: Weight::Plain, ink: GREY, text });
        };
        for column in 0..self.columns {
            let letters = zone_name(self.west.saturating_add(column), 0);
            let text = letters.chars().filter(|sign| sign.is_alphabetic()).collect();
            write(text, at(RULER + zone * (f32::from(column) + 0.5), RULER / 2.0));
        }
        for row in 0..self.rows {
            let text = (u16::from(self.north) + u16::from(row) + 1).to_string();
            write(text, at(RULER / 2.0, RULER + zone * (f32::from(row) + 0.5)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::edit::first_draft;
    use crate::games::massive_darkness_2::rules::quest::AuthorTexts;
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;

    #[test]
    fn every_quest_has_a_sheet_with_all_its_words_inside_the_paper() {
        let all = CoreBox::open().expect("the box");
        let draft = first_draft(&all, &AuthorTexts::default(), 1).expect("a draft");
        for texts in Language::ALL.map(texts::of) {
            for paper in Paper::ALL {
                for quest in all.quests.iter().chain([&draft]) {
                    let printed = sheet(quest, &all, &texts, paper);
                    assert!((1..=3).contains(&printed.pages()) && !printed.is_cut(), "{}", quest.id);
                    let (wide, high) = paper.size();
                    for mark in printed.pages.iter().flat_map(|page| &page.marks) {
                        let Mark::Words { begin, size, text, .. } = mark else { continue };
                        assert!(!text.contains(['⟨', '{', '$']), "{text}");
                        let right = begin.x + font::width(text, *size);
                        assert!(
                            begin.x > 0.0 && right < wide && begin.y > 0.0 && begin.y < high,
                            "{}: {text}",
                            quest.id
                        );
                    }
                    let words = printed.words().join(" ");
                    let blocks = Blocks::of(quest, &texts);
                    for task in &quest.tasks {
                        let name = blocks.name("task", &task.name);
                        let first = name.split_whitespace().next().unwrap_or_default();
                        assert!(words.contains(first), "{}: {name}", quest.id);
                    }
                }
            }
        }
    }

    #[test]
    fn a_side_that_we_have_designed_is_told_where_it_is_laid() {
        let all = CoreBox::open().expect("the box");
        let told = [(Language::English, "(ours)"), (Language::German, "(von uns)"), (Language::Polish, "(nasz)")];
        for (language, word) in told {
            let texts = texts::of(language);
            for quest in all.quests.iter() {
                let lays_ours = quest.tiles.iter().any(|tile| ["7A", "8A", "8B"].contains(&tile.side.as_str()));
                let words = sheet(quest, &all, &texts, Paper::A4).words().join(" ");
                assert_eq!(words.contains(word), lays_ours, "{}", quest.id);
            }
            // A Tile of the Quest's own is its author's, whatever it is called.
            let mut own = all.quest("hellscape").expect("a Quest of the box").clone();
            let sides = own.tiles.iter().filter_map(|tile| all.sides.iter().find(|side| side.id == tile.side));
            own.own_tiles = sides.cloned().collect();
            assert!(!sheet(&own, &all, &texts, Paper::A4).words().join(" ").contains(word));
        }
    }

    /// What a Tile, a Bridge and a colour need to be laid and read.
    #[test]
    fn whoever_has_the_sheet_can_lay_the_board() {
        let (all, texts) = (CoreBox::open().expect("the box"), texts::of(Language::English));
        let words = |name: &str| {
            let quest = all.quest(name).expect("a Quest of the box");
            sheet(quest, &all, &texts, Paper::A4).words().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let hellscape = words("hellscape");
        assert!(hellscape.contains("turned 180°") && hellscape.contains("from 3 heroes on"), "{hellscape}");
        let keys = words("the-soul-keys");
        assert!(keys.contains("Bridge at D4, leading to D3") && keys.contains("A special door"), "{keys}");
        assert!(keys.contains("A corridor in shadow") && !words("tutorial").contains("A special door"), "{keys}");
    }

    #[test]
    fn an_unfinished_quest_is_printed_as_far_as_it_is() {
        let (all, texts) = (CoreBox::open().expect("the box"), texts::of(Language::English));
        let empty = crate::games::massive_darkness_2::edit::empty(AuthorTexts::default());
        assert_eq!(sheet(&empty, &all, &texts, Paper::A4).pages(), 1);
        assert!(sheet(&empty, &all, &texts, Paper::A4).pdf().is_ok_and(|file| file.starts_with(b"%PDF")));
    }
}

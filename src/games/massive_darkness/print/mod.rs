//! The sheet of a quest, for people at a table: map, what is needed, set-up, objectives, special rules. [`sheet`] sets it,
//! [`Printed`] writes it. What stands on it is decided in `words` and `map`, where it stands in `house/paper/flow`. [`chronicle()`] is the story of a campaign on the same paper.
//! How columns, letters and pictures become a file is the house's.

mod chronicle;
mod map;
mod tokens;
mod words;

#[cfg(test)]
mod tests;

pub use crate::house::paper::flow::MOST_PAGES;
pub use crate::house::paper::{MOST_PICTURES, Paper, Picture, Printed};
pub use chronicle::chronicle;

use crate::games::massive_darkness::quest::{Quest, draft};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Zone};
use crate::games::massive_darkness::rules::library::Library;
use crate::house::paper::flow::{self, Flow};
use crate::house::paper::ink::{self, MM, Mark, Path as Outline, Weight, at};
use crate::house::paper::{BLACK, GREY, font};
use crate::house::text::Texts;
use crate::tr;
use map::{Map, floor_ink};

/// Zones on paper are at most so large.
const LARGEST_ZONE: f32 = 20.0 * MM;
/// A map may share the first page with the title as long as its Zones are at least so large.
const GOOD_ZONE: f32 = 11.0 * MM;
/// Of the first page, the map leaves so much to the words below it.
const WORDS: f32 = 0.30;

/// Sets the sheet of a quest. A quest that is not finished is printed as far as it is.
#[must_use]
pub fn sheet(quest: &Quest, library: &Library, texts: &Texts, paper: Paper) -> Printed {
    let language = texts.language().code();
    let (dungeon, _) = draft(quest, &library.tiles);
    let mut flow = Flow::new(paper);
    let title = flow::cut(&one_line(quest.title(language)));
    flow.line(&title, 25.0, Weight::Bold, BLACK);
    flow.paragraph(&words::about(quest, texts), 10.0, GREY);
    flow.space(4.0);
    flow.rule(GREY);
    for (told, ink) in [(quest.story(language), BLACK), (quest.about.difficulty(language), GREY)] {
        if !told.is_empty() {
            flow.paragraph(told, 10.5, ink);
            flow.space(6.0);
        }
    }
    if let Some(dungeon) = &dungeon {
        maps(&mut flow, dungeon, texts);
    }
    flow.columns(&words::parts(quest, dungeon.as_ref(), library, texts));
    let author = flow::cut(&one_line(&quest.about.author));
    printed(flow, title, author, texts)
}

/// Ends the pages, with title and author.
fn printed(flow: Flow, title: String, author: String, texts: &Texts) -> Printed {
    let (paper, is_cut) = (flow.paper(), flow.is_full());
    let left_out = tr!(texts, "paper-cut", count = MOST_PAGES as i64);
    Printed { paper, pages: flow.finish(&title, &left_out), author, title, language: texts.language().code(), is_cut }
}

/// A title as it can stand in a line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All storeys with Zones of the same size.
fn maps(flow: &mut Flow, dungeon: &Dungeon, texts: &Texts) {
    let storeys: std::collections::BTreeSet<u8> = dungeon.zones.iter().map(|zone| zone.storey).collect();
    let maps: Vec<(u8, Map<'_>)> =
        storeys.iter().filter_map(|storey| Some((*storey, Map::of(dungeon, texts, *storey)?))).collect();
    let legend = 16.0 * MM;
    let fitting = |height: f32| {
        let sizes = maps.iter().map(|(_, map)| map.fitting(flow.width(), height));
        whole_millimetres(sizes.fold(LARGEST_ZONE, f32::min))
    };
    let shared = fitting(flow.left() - flow.height() * WORDS - legend);
    let alone = fitting(flow.height() - legend);
    let is_shared = maps.len() == 1 && (shared >= GOOD_ZONE || shared >= alone * 0.8);
    let zone = if is_shared { shared } else { alone };
    for (storey, map) in &maps {
        let (width, height) = map.size(zone);
        if flow.left() < height + legend {
            flow.next_page();
        }
        if maps.len() > 1 {
            let name = tr!(texts, "sheet-storey", number = i64::from(*storey) + 1);
            flow.line(&name, 12.5, Weight::Bold, BLACK);
        }
        flow.drawing(&map.draw(zone), width, height);
        flow.space(6.0);
    }
    let (marks, width) = legend_marks(texts, zone, flow.width());
    flow.drawing(&marks, width, 22.0);
    flow.space(4.0);
}

/// A size that can be measured with a ruler, unless the map is huge.
fn whole_millimetres(size: f32) -> f32 {
    let millimetres = size / MM;
    if millimetres >= 4.0 { millimetres.floor() * MM } else { size.max(0.5) }
}

/// What the floors mean, and how long a Zone is.
fn legend_marks(texts: &Texts, zone: f32, most: f32) -> (Vec<Mark>, f32) {
    let size = 8.0;
    let floors = [
        (true, false, tr!(texts, "sheet-room")),
        (true, true, tr!(texts, "sheet-dark-room")),
        (false, false, tr!(texts, "sheet-corridor")),
        (false, true, tr!(texts, "sheet-dark-corridor")),
    ];
    let (mut marks, mut x) = (Vec::new(), 0.0);
    for (room, shadow, name) in floors {
        let path = Outline::rect(at(x, 2.0), 10.0, 10.0);
        let ink = floor_ink(&Zone { room, shadow, ..Zone::default() });
        marks.push(Mark::Area { path: path.clone(), ink });
        marks.push(Mark::Line { path, width: 0.6, dash: 0.0, ink: GREY });
        marks.push(words(x + 14.0, &name, size));
        x += 14.0 + font::width(&name, size) + 14.0;
    }
    let millimetres = (zone / MM * 10.0).round() / 10.0;
    let scale = tr!(texts, "sheet-scale", size = millimetres.to_string().as_str());
    // A ruler as long as a Zone.
    let ruler = zone.min(60.0);
    let line = [at(x, 3.0), at(x, 11.0), at(x, 7.0), at(x + ruler, 7.0), at(x + ruler, 3.0), at(x + ruler, 11.0)];
    marks.push(Mark::Line { path: Outline::open(&line), width: 0.8, dash: 0.0, ink: BLACK });
    marks.push(words(x + ruler + 5.0, &scale, size));
    x += ruler + 5.0 + font::width(&scale, size);
    if x <= most {
        return (marks, x);
    }
    // Long words in a narrow page: everything a little smaller.
    let part = most / x;
    (marks.iter().map(|mark| shrunk(mark, part)).collect(), most)
}

fn words(x: f32, text: &str, size: f32) -> Mark {
    Mark::Words { begin: at(x, 10.0), size, weight: Weight::Plain, ink: BLACK, text: text.to_owned() }
}

fn shrunk(mark: &Mark, part: f32) -> Mark {
    let to = |point: ink::Point| at(point.x * part, point.y * part);
    match mark {
        Mark::Area { path, ink } => Mark::Area { path: path.map(to), ink: *ink },
        Mark::Line { path, width, dash, ink } => {
            Mark::Line { path: path.map(to), width: width * part, dash: dash * part, ink: *ink }
        }
        Mark::Words { begin, size, weight, ink, text } => {
            Mark::Words { begin: to(*begin), size: size * part, weight: *weight, ink: *ink, text: text.clone() }
        }
    }
}

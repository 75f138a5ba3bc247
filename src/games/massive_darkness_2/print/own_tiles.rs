//! Tiles of the Quest's own on its sheet: they are in no box, so each is drawn by itself, and whoever plays the Quest can draw it on
//! paper.

use super::{ABYSS, DARK, DARK_ROOM, LIGHT, LIGHT_ROOM};
use crate::games::massive_darkness_2::rules::own_tiles::{LETTERS, TileSide, ZONES, fault};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::tiles::sides::InTile;
use crate::house::paper::flow::{Flow, broken};
use crate::house::paper::ink::{Ink, MM, Mark, Path, Point, Weight, at};
use crate::house::paper::{BLACK, GREY, font};
use crate::house::text::{Texts, shown};
use crate::kernel::board::Direction;
use crate::tr;

/// A Zone of a Tile that is drawn by itself.
const ZONE: f32 = 8.0 * MM;
/// Between two Tiles.
const GAP: f32 = 5.0 * MM;
/// Letters of a name.
const NAME: f32 = 8.0;
/// A name and the room around it.
const FOOT: f32 = 14.0;

/// Sets those that are laid.
pub(super) fn own_tiles(flow: &mut Flow, quest: &Quest, texts: &Texts) {
    let is_laid = |own: &&TileSide| quest.tiles.iter().any(|tile| tile.side == own.id);
    let own: Vec<&TileSide> = quest.own_tiles.iter().filter(is_laid).filter(|own| fault(own).is_none()).collect();
    if own.is_empty() {
        return;
    }
    flow.paragraph(&tr!(texts, "sheet-md2-own-tiles"), 10.5, BLACK);
    flow.space(4.0);
    let wide = ZONE * ZONES as f32;
    let in_a_row = (((flow.width() + GAP) / (wide + GAP)) as usize).max(1);
    for row in own.chunks(in_a_row) {
        let mut marks = Vec::new();
        for (number, side) in row.iter().enumerate() {
            tile(&mut marks, side, at(number as f32 * (wide + GAP), 0.0));
        }
        flow.drawing(&marks, row.len() as f32 * (wide + GAP) - GAP, wide + FOOT);
        flow.space(4.0);
    }
}

/// A Tile with its name below it.
fn tile(marks: &mut Vec<Mark>, side: &TileSide, corner: Point) {
    let place = |(x, y): InTile| corner.by(f32::from(x) * ZONE, f32::from(y) * ZONE);
    for zone in side.places() {
        let ink = side.letter(zone).map_or(ABYSS, ink_of);
        marks.push(Mark::Area { path: Path::rect(place(zone), ZONE, ZONE), ink });
    }
    // Walls hide the ends of thinner lines.
    for drawn in [false, true] {
        for zone in side.places() {
            for way in Direction::ALL {
                if LETTERS.has_wall(side, zone, way) == Some(drawn) {
                    let path = Path::open(&ends(place(zone), way));
                    let (width, dash, ink) = if drawn { (2.0, 0.0, BLACK) } else { (0.45, 1.6, GREY) };
                    marks.push(Mark::Line { path, width, dash, ink });
                }
            }
        }
    }
    let wide = ZONE * ZONES as f32;
    let name = broken(&shown(&side.id), NAME, wide).next().unwrap_or_default();
    let begin = corner.by((wide - font::width(&name, NAME)) / 2.0, wide + NAME + 3.0);
    marks.push(Mark::Words { begin, size: NAME, weight: Weight::Plain, ink: BLACK, text: name });
}

fn ink_of(letter: char) -> Ink {
    match letter {
        'l' => LIGHT,
        'L' => LIGHT_ROOM,
        'd' => DARK,
        'D' => DARK_ROOM,
        _ => ABYSS,
    }
}

/// The ends of a border of a Zone.
fn ends(zone: Point, way: Direction) -> [Point; 2] {
    let corner = |right: f32, down: f32| zone.by(right * ZONE, down * ZONE);
    match way {
        Direction::North => [corner(0.0, 0.0), corner(1.0, 0.0)],
        Direction::East => [corner(1.0, 0.0), corner(1.0, 1.0)],
        Direction::South => [corner(0.0, 1.0), corner(1.0, 1.0)],
        Direction::West => [corner(0.0, 0.0), corner(0.0, 1.0)],
    }
}

#[cfg(test)]
mod tests {
    use crate::games::massive_darkness_2::content::CoreBox;
    use crate::games::massive_darkness_2::print::sheet;
    use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
    use crate::games::massive_darkness_2::rules::quest::PlacedTile;
    use crate::games::massive_darkness_2::texts;
    use crate::house::paper::Paper;
    use crate::house::text::Language;

    #[test]
    fn own_tiles_are_drawn_by_themselves_and_the_paper_says_whose_they_are() {
        let all = CoreBox::open().expect("the box");
        let mut quest = all.quests[0].clone();
        let plain = sheet(&quest, &all, &texts::of(Language::English), Paper::A4).words().len();
        quest.own_tiles = (0..13)
            .map(|number| TileSide { id: format!("Crypt of the many bones {number}"), ..all.sides[number].clone() })
            .collect();
        // The last one lies nowhere, and nobody needs it.
        for (at, own) in quest.own_tiles[..12].iter().enumerate() {
            let (x, y) = (3 * (at as u8 % 6), 12 + 3 * (at as u8 / 6));
            quest.tiles.push(PlacedTile { side: own.id.clone(), at: (x, y), turn: 0, heroes: 0 });
        }
        for texts in Language::ALL.map(texts::of) {
            let printed = sheet(&quest, &all, &texts, Paper::A4);
            let words = printed.words();
            assert!(words.len() > plain && words.iter().filter(|word| word.starts_with("Crypt of")).count() >= 12);
            assert!(words.iter().all(|word| !word.contains("bones 12")));
            assert!(!printed.is_cut() && words.iter().all(|word| !word.contains(['⟨', '{', '$'])), "{words:?}");
        }
    }
}

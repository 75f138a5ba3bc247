use super::*;
use crate::games::massive_darkness::quest::draft;
use crate::games::massive_darkness::quest::edit::empty;
use crate::games::massive_darkness::quest::model::{PlacedTile, Spot};
use crate::games::massive_darkness::rules::cards::{EdgeKind, TileEdge};
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::tiles::sides::{mirrored, turned_side};
use crate::kernel::board::{Direction, Passage};

fn side(id: &str, rows: &[&str]) -> TileSide {
    TileSide { id: id.to_owned(), rows: rows.iter().map(|row| (*row).to_owned()).collect(), edges: Vec::new() }
}

fn quest(own: Vec<TileSide>, laid: &[(&str, i16, i16, u8)]) -> Quest {
    let tile = |(id, x, y, turn): &(&str, i16, i16, u8)| PlacedTile {
        tile: (*id).to_owned(),
        at: Spot { x: *x, y: *y, storey: 0 },
        turn: *turn,
        wounds: 0,
    };
    Quest { own_tiles: own, tiles: laid.iter().map(tile).collect(), ..empty("t") }
}

fn passage(dungeon: &Dungeon, a: (i16, i16), b: (i16, i16)) -> Passage {
    let (a, b) = (dungeon.at(a.0, a.1, 0).unwrap(), dungeon.at(b.0, b.1, 0).unwrap());
    let edge = dungeon.board.edges_of(a).iter().find(|(other, _)| *other == b).unwrap().1;
    dungeon.board.edge(edge).unwrap().passage
}

#[test]
fn a_tile_of_the_quest_is_laid_like_any_other_and_takes_the_place_of_a_printed_one() {
    let printed = [side("1V", &["ll", "ll"])];
    let quest = quest(vec![side("Crypt", &["lLL#"]), side("1V", &["D"])], &[("Crypt", 0, 0, 0), ("1V", 0, 1, 0)]);
    let (dungeon, _) = draft(&quest, &printed);
    let dungeon = dungeon.unwrap();
    assert_eq!(dungeon.zones.len(), 4, "three of the crypt, one of the changed tile");
    assert!(dungeon.zone(dungeon.at(0, 1, 0).unwrap()).shadow);
    assert_eq!(passage(&dungeon, (0, 0), (1, 0)), Passage::Wall);
    assert_eq!(passage(&dungeon, (1, 0), (2, 0)), Passage::Open);
}

#[test]
fn borders_of_a_tile_turn_with_it() {
    let mut own = side("X", &["ll", "lL"]);
    // A wall between the two northern corridors, a way from the room to the west.
    LETTERS.swing(&mut own, (0, 0), Direction::East);
    LETTERS.swing(&mut own, (1, 1), Direction::West);
    for (turn, wall, way) in [
        (0, [(0, 0), (1, 0)], [(0, 1), (1, 1)]),
        (1, [(1, 0), (1, 1)], [(0, 0), (0, 1)]),
        (2, [(0, 1), (1, 1)], [(0, 0), (1, 0)]),
        (3, [(0, 0), (0, 1)], [(1, 0), (1, 1)]),
    ] {
        let dungeon = draft(&quest(vec![own.clone()], &[("X", 0, 0, turn)]), &[]).0.unwrap();
        assert_eq!(passage(&dungeon, wall[0], wall[1]), Passage::Wall, "turn {turn}");
        assert_eq!(passage(&dungeon, way[0], way[1]), Passage::Open, "turn {turn}");
    }
}

#[test]
fn a_wall_counts_also_towards_the_next_tile_and_stronger_than_its_opening() {
    let (mut wall, mut way) = (side("W", &["l"]), side("R", &["L"]));
    LETTERS.swing(&mut wall, (0, 0), Direction::East);
    LETTERS.swing(&mut way, (0, 0), Direction::West);
    let plain = side("P", &["l"]);
    let own = vec![wall, way, plain];
    let beside = |a: &str, b: &str| {
        let dungeon = draft(&quest(own.clone(), &[(a, 0, 0, 0), (b, 1, 0, 0)]), &[]).0.unwrap();
        passage(&dungeon, (0, 0), (1, 0))
    };
    assert_eq!(beside("W", "P"), Passage::Wall);
    assert_eq!(beside("P", "R"), Passage::Open);
    assert_eq!(beside("W", "R"), Passage::Wall);
}

#[test]
fn a_border_swings_from_either_side_and_back() {
    let mut own = side("X", &["lL"]);
    LETTERS.swing(&mut own, (0, 0), Direction::East);
    assert_eq!(own.edge_at((1, 0), Direction::West), Some(EdgeKind::Opening));
    LETTERS.swing(&mut own, (1, 0), Direction::West);
    assert_eq!(own, side("X", &["lL"]));
    LETTERS.swing(&mut own, (0, 0), Direction::North);
    assert_eq!(own.edge_at((0, 0), Direction::North), Some(EdgeKind::Wall));
    LETTERS.swing(&mut own, (5, 5), Direction::North);
    assert_eq!(own.edges.len(), 1, "where no zone is nothing happens");
}

#[test]
fn painting_and_resizing_keep_the_rest_and_forget_borders_of_lost_zones() {
    let mut own = side("X", &["lL", "dD"]);
    LETTERS.swing(&mut own, (1, 1), Direction::North);
    LETTERS.swing(&mut own, (0, 0), Direction::North);
    LETTERS.paint(&mut own, (0, 1), 'L');
    assert_eq!(own.rows, ["lL", "LD"]);
    LETTERS.paint(&mut own, (9, 9), 'L');
    LETTERS.resize(&mut own, 3, 1, 'l');
    assert_eq!((own.rows.clone(), own.edges.len()), (vec!["lLl".to_owned()], 1));
    LETTERS.paint(&mut own, (0, 0), '#');
    assert_eq!((own.edges.len(), fault(&own)), (0, None));
    LETTERS.resize(&mut own, 99, 0, 'l');
    assert_eq!(own.size(), (MOST_ZONES, 1));
}

#[test]
fn four_quarter_turns_and_two_mirrors_change_nothing_and_a_turned_tile_lies_as_one_made_so() {
    let mut own = side("X", &["lLd", "#Dl"]);
    LETTERS.swing(&mut own, (1, 0), Direction::South);
    LETTERS.swing(&mut own, (2, 1), Direction::East);
    let around = (0..4).fold(own.clone(), |side, _| turned_side(&side));
    assert_eq!(around, own);
    assert_eq!(mirrored(&mirrored(&own)), own);
    assert_eq!(mirrored(&own).rows, ["dLl", "lD#"]);
    let laid = draft(&quest(vec![own.clone()], &[("X", 0, 0, 1)]), &[]).0.unwrap();
    let made = draft(&quest(vec![turned_side(&own)], &[("X", 0, 0, 0)]), &[]).0.unwrap();
    for zone in &laid.zones {
        let other = made.zone(made.at(zone.x, zone.y, 0).unwrap());
        assert_eq!((zone.room, zone.shadow), (other.room, other.shadow));
    }
    assert_eq!(passage(&laid, (0, 1), (1, 1)), passage(&made, (0, 1), (1, 1)));
}

#[test]
fn whatever_is_wrong_with_a_tile_is_told_and_nothing_of_it_hangs_or_breaks() {
    let wide = "l".repeat(MOST_ZONES + 1);
    let edge = TileEdge { x: 7, y: 0, side: Direction::North, kind: EdgeKind::Wall };
    for (own, wrong) in [
        (side(" ", &["l"]), TileFault::Nameless),
        (side("a", &[]), TileFault::Empty),
        (side("b", &["##"]), TileFault::Empty),
        (side("c", &["lx"]), TileFault::Sign('x')),
        (side("d", &[wide.as_str()]), TileFault::TooLarge),
        (TileSide { edges: vec![edge; TileSide::MOST_EDGES + 1], ..side("f", &["l"]) }, TileFault::TooManyEdges),
        (TileSide { edges: vec![edge], ..side("e", &["l"]) }, TileFault::Edge),
    ] {
        let quest = quest(vec![own.clone()], &[(own.id.as_str(), 0, 0, 0)]);
        let told = Problem::OwnTile { tile: own.id.clone(), fault: wrong };
        assert!(draft(&quest, &[]).1.contains(&told), "{wrong:?}");
    }
    let many = quest((0..5000).map(|number| side(&number.to_string(), &["l"])).collect(), &[]);
    assert!(draft(&many, &[]).1.contains(&Problem::TooMany { what: "tile", count: 5000, most: MOST_TILES }));
    assert_eq!(sides(&many, &[]).len(), MOST_TILES, "nobody waits for more than that");
    assert_eq!(fault(&side("f", &["l#", "LD"])), None);
    let twice = quest(vec![side("g", &["l"]), side("g", &["L"])], &[]);
    assert!(draft(&twice, &[]).1.contains(&Problem::Twice { what: "tile", name: "g".to_owned() }));
}

#[test]
fn only_printed_numbers_have_two_sides() {
    assert_eq!(
        ["6V", "6R", "12V", "Cellar", "Crypt 2", "Crypt 2V", "7", ""].map(tile_number),
        ["6", "6", "12", "Cellar", "Crypt 2", "Crypt 2", "7", ""]
    );
}

#[test]
fn tiles_of_a_collection_come_along_into_the_file_of_a_quest_that_lays_them() {
    let sides = [side("1V", &["l"]), side("Mine", &["L"]), side("Other", &["D"])];
    let mut quest = quest(Vec::new(), &[("1V", 0, 0, 0), ("Mine", 1, 0, 0), ("Mine", 2, 0, 0), ("Gone", 3, 0, 0)]);
    carry_along(&mut quest, &sides, &|id| id == "1V");
    assert_eq!(quest.own_tiles, [sides[1].clone()]);
    let before = quest.clone();
    carry_along(&mut quest, &sides, &|id| id == "1V");
    assert_eq!(quest, before);
}

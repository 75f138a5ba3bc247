use super::*;
use crate::bounds::Excess;
use crate::dungeon::Dungeon;
use crate::kernel::board::Passage;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use crate::layout::{Unlaid, draft, lay_out};
use crate::quest::{PlacedTile, Spot};
use crate::quest_tests::{sides as of_box, written};
use crate::tests::{CONTENT, setup};
use crate::{MassiveDarkness2, fits};
use std::sync::Arc;

pub(crate) fn side(id: &str, rows: [&str; 3]) -> TileSide {
    TileSide { id: id.to_owned(), rows: rows.map(str::to_owned).to_vec(), edges: Vec::new() }
}

fn edge(x: u8, y: u8, side: Direction, kind: EdgeKind) -> TileEdge {
    TileEdge { x, y, side, kind }
}

/// The Tutorial with Tiles of its own, and nothing but these laid.
fn quest(own: Vec<TileSide>, laid: &[(&str, Spot, u8)]) -> Quest {
    let mut quest = written().swap_remove(0);
    quest.own_tiles = own;
    quest.tiles = laid
        .iter()
        .map(|(side, at, turn)| PlacedTile { side: (*side).to_owned(), at: *at, turn: *turn, heroes: 0 })
        .collect();
    (quest.doors, quest.things, quest.marks, quest.portals) = Default::default();
    (quest.mobs, quest.bridges, quest.start) = (Vec::new(), Vec::new(), (0, 0));
    quest
}

fn passage(dungeon: &Dungeon, one: Spot, other: Spot) -> Passage {
    let at = |spot: Spot| dungeon.board.spaces().find(|space| dungeon.spot(*space) == spot).unwrap();
    let edge = dungeon.board.edges_of(at(one)).iter().find(|(space, _)| *space == at(other)).unwrap().1;
    dungeon.board.edge(edge).unwrap().passage
}

/// A Tile that anybody could have drawn.
fn any_tile(pick: &mut Stream) -> TileSide {
    let mut side = side("Own", ["lll"; 3]);
    for (x, y) in side.places().collect::<Vec<_>>() {
        let letter = LETTERS.zones.as_bytes()[pick.pick(5) as usize];
        LETTERS.paint(&mut side, (x as usize, y as usize), letter.into());
    }
    for _ in 0..pick.pick(8) {
        let zone = (pick.pick(3) as i16, pick.pick(3) as i16);
        LETTERS.swing(&mut side, zone, Direction::ALL[pick.pick(4) as usize]);
    }
    side
}

#[test]
fn whatever_is_drawn_is_sound_and_read_back_and_laid_as_it_was_drawn() {
    let mut pick = Stream::new(Dealer::new(7));
    for number in 0..300 {
        let own = any_tile(&mut pick);
        if fault(&own) == Some(TileFault::Bottomless) {
            continue;
        }
        assert_eq!(fault(&own), None, "{number}: {own:?}");
        let quest = quest(vec![own.clone()], &[("Own", (0, 0), 0)]);
        let text = ron::to_string(&quest).unwrap();
        assert_eq!(ron::from_str::<Quest>(&text).unwrap(), quest);
        let (dungeon, faults) = draft(&quest, &of_box());
        assert!(faults.iter().all(|fault| matches!(fault, Unlaid::Name(_) | Unlaid::Broken)), "{faults:?}");
        for zone in &dungeon.zones {
            let letter = own.letter((zone.x.into(), zone.y.into())).unwrap();
            let is_dark = matches!(letter, 'd' | 'D');
            assert_eq!((zone.abyss, zone.shadow, zone.chamber.is_some()), (letter == '#', is_dark, is_room(letter)));
        }
        for (_, border) in dungeon.board.edges() {
            let (here, way) = (dungeon.spot(border.a), border.way.unwrap());
            let is_wall = LETTERS.has_wall(&own, (here.0.into(), here.1.into()), way).unwrap();
            assert_eq!(border.passage == Passage::Wall, is_wall, "{number}: {own:?} at {here:?} {way:?}");
        }
        // M2-TILE-04: nobody walks into a Chamber.
        for (_, border) in dungeon.board.edges().filter(|(_, border)| border.passage == Passage::Open) {
            let [one, other] = [border.a, border.b].map(|space| dungeon.zone(space).chamber);
            assert_eq!(one, other);
        }
    }
}

#[test]
fn borders_turn_with_their_tile_and_the_wall_of_one_tile_is_enough() {
    let mut own = side("Own", ["lll", "lll", "ll#"]);
    own.edges = vec![
        edge(0, 0, Direction::East, EdgeKind::Wall),
        edge(2, 0, Direction::East, EdgeKind::Wall),
        edge(2, 2, Direction::East, EdgeKind::Opening),
    ];
    let plain = side("Plain", ["lll"; 3]);
    let laid = |turn| {
        let quest = quest(
            vec![own.clone(), plain.clone()],
            &[("Own", (3, 3), turn), ("Plain", (6, 3), 0), ("Plain", (3, 6), 0)],
        );
        draft(&quest, &of_box()).0
    };
    let dungeon = laid(0);
    assert_eq!(passage(&dungeon, (3, 3), (4, 3)), Passage::Wall);
    assert_eq!(passage(&dungeon, (4, 3), (5, 3)), Passage::Open);
    assert_eq!(passage(&dungeon, (5, 3), (6, 3)), Passage::Wall, "its own wall counts towards its neighbour");
    assert_eq!(passage(&dungeon, (5, 4), (6, 4)), Passage::Open);
    assert_eq!(passage(&dungeon, (5, 5), (6, 5)), Passage::Open, "the Abyss was opened");
    assert_eq!(passage(&dungeon, (5, 5), (5, 6)), Passage::Wall, "but only on that side");
    // A quarter turn: what was in the north is in the east, what was in the east in the south.
    let dungeon = laid(1);
    assert_eq!(passage(&dungeon, (5, 3), (5, 4)), Passage::Wall);
    assert_eq!(passage(&dungeon, (5, 5), (5, 6)), Passage::Wall);
    assert_eq!(passage(&dungeon, (3, 5), (3, 6)), Passage::Open, "the Abyss was opened");
}

#[test]
fn walls_inside_a_chamber_make_two_of_it() {
    let mut own = side("Own", ["LLL", "lll", "lll"]);
    let chambers = |own: &TileSide| {
        let (dungeon, _) = draft(&quest(vec![own.clone()], &[("Own", (0, 0), 0)]), &of_box());
        let mut known: Vec<u8> = dungeon.zones.iter().filter_map(|zone| zone.chamber).collect();
        known.dedup();
        known.len()
    };
    assert_eq!(chambers(&own), 1);
    LETTERS.swing(&mut own, (1, 0), Direction::East);
    assert_eq!(chambers(&own), 2);
}

#[test]
fn an_own_tile_takes_the_place_of_the_one_of_the_box_that_is_called_so() {
    let quest = quest(vec![side("1A", ["ddd"; 3])], &[("1A", (0, 0), 0), ("2A", (3, 0), 0)]);
    let (dungeon, _) = draft(&quest, &of_box());
    assert!(dungeon.zones.iter().filter(|zone| zone.tile == 0).all(|zone| zone.shadow && zone.chamber.is_none()));
    assert!(dungeon.zones.iter().any(|zone| zone.tile == 1 && zone.chamber.is_some()), "the other is that of the box");
}

#[test]
fn whatever_is_wrong_with_a_tile_is_refused_by_its_name() {
    let wall = edge(0, 0, Direction::North, EdgeKind::Wall);
    let with = |edges: Vec<TileEdge>| TileSide { edges, ..side("Own", ["lll", "lLl", "lll"]) };
    let rows =
        |rows: &[&str]| TileSide { rows: rows.iter().map(|row| (*row).to_owned()).collect(), ..side("Own", [""; 3]) };
    let long = "x".repeat(MOST_LETTERS + 1);
    for (own, wrong) in [
        (side(" ", ["lll"; 3]), TileFault::Nameless),
        (side(&long, ["lll"; 3]), TileFault::LongName),
        (rows(&[]), TileFault::Size),
        (rows(&["lll", "lll"]), TileFault::Size),
        (rows(&["lll", "ll", "lll"]), TileFault::Size),
        (rows(&["lll", "lll", &"l".repeat(10_000)]), TileFault::Size),
        (rows(&["lll"; 5000]), TileFault::Size),
        (rows(&["lll", "lxl", "lll"]), TileFault::Letter('x')),
        (rows(&["lll", "lłl", "lll"]), TileFault::Letter('ł')),
        (rows(&["###"; 3]), TileFault::Bottomless),
        (with(vec![wall; MOST_EDGES + 1]), TileFault::TooManyEdges),
        (with(vec![wall, wall]), TileFault::EdgeTwice),
        (
            with(vec![edge(0, 0, Direction::East, EdgeKind::Wall), edge(1, 0, Direction::West, EdgeKind::Opening)]),
            TileFault::EdgeTwice,
        ),
        (with(vec![edge(3, 0, Direction::West, EdgeKind::Wall)]), TileFault::Edge),
        (with(vec![edge(255, 255, Direction::East, EdgeKind::Wall)]), TileFault::Edge),
        (with(vec![edge(1, 1, Direction::East, EdgeKind::Opening)]), TileFault::Opened),
        (with(vec![edge(0, 1, Direction::East, EdgeKind::Opening)]), TileFault::Opened),
    ] {
        let (name, quest) = (own.id.clone(), quest(vec![own.clone()], &[(own.id.as_str(), (0, 0), 0)]));
        assert_eq!(fault(&own), Some(wrong));
        assert_eq!(lay_out(&quest, &of_box()), Err(Unlaid::OwnTile(name.clone(), wrong)), "{wrong:?}");
        assert_eq!(draft(&quest, &of_box()).1.iter().filter(|fault| matches!(fault, Unlaid::NoTile(_))).count(), 0);
    }
    let twice = quest(vec![side("Own", ["lll"; 3]); 2], &[("Own", (0, 0), 0)]);
    assert_eq!(lay_out(&twice, &of_box()), Err(Unlaid::OwnTile("Own".to_owned(), TileFault::Twice)));
    let many = quest((0..5000).map(|number| side(&number.to_string(), ["lll"; 3])).collect(), &[]);
    assert_eq!(lay_out(&many, &of_box()), Err(Unlaid::Excess(Excess { what: Part::OwnTiles, count: 5000 })));
    assert_eq!(faults(&many).count(), 0, "nobody waits for more than may be");
    assert_eq!(sides(&many, &[]).len(), Part::OwnTiles.most());
}

#[test]
fn zones_that_nobody_can_enter_are_found_and_doors_are_thought_of() {
    assert!(of_box().iter().all(|side| closed_zones(side).is_empty()), "the box has none");
    let mut own = side("Own", ["lll", "lll", "lll"]);
    for way in Direction::ALL {
        LETTERS.swing(&mut own, (1, 1), way);
    }
    assert_eq!(closed_zones(&own), [(1, 1)]);
    // A door of a Chamber beside it leads there.
    LETTERS.paint(&mut own, (1, 0), 'L');
    assert_eq!(closed_zones(&own), []);
    // Walls all round.
    let mut shut = side("Own", ["lll", "lll", "lll"]);
    for (zone, way) in [(0, Direction::North), (1, Direction::East), (2, Direction::South), (3, Direction::West)] {
        for at in 0..3 {
            let zone = [(at, 0), (2, at), (at, 2), (0, at)][zone];
            LETTERS.swing(&mut shut, zone, way);
        }
    }
    assert_eq!(closed_zones(&shut).len(), 9);
    assert_eq!(closed_zones(&side("Own", ["###", "#l#", "###"])), [(1, 1)], "nobody crosses an Abyss");
}

/// The Tutorial on Tiles that somebody has drawn instead of its own: it is played to its end, or refused.
#[test]
fn games_are_played_on_tiles_of_ones_own() {
    let mut pick = Stream::new(Dealer::new(11));
    let mut played = 0;
    for seed in 0..60 {
        let mut quest = written().swap_remove(0);
        let own = any_tile(&mut pick);
        for tile in &mut quest.tiles {
            tile.side.clone_from(&own.id);
        }
        quest.doors.clear();
        quest.own_tiles = vec![own];
        let Ok(dungeon) = lay_out(&quest, &of_box()) else { continue };
        let Ok(mut game) = MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::new(dungeon), &setup(2), &mut |_| {})
        else {
            continue;
        };
        played += 1;
        let (mut dealer, mut listed) = (Stream::new(Dealer::new(seed)), Vec::new());
        for _ in 0..1500 {
            if game.question().is_none() {
                break;
            }
            let answer = game.sample(&mut |n| dealer.pick(n)).unwrap_or_else(|| {
                listed.clear();
                game.answers(&mut listed);
                listed[pick.pick(listed.len() as u32) as usize]
            });
            game.answer(&answer, &mut |_| {}).unwrap();
        }
        fits::sound(&game).unwrap();
    }
    assert!(played > 10, "{played} were played");
}

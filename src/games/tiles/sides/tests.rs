use super::*;
use proptest::prelude::*;

/// Letters as a game could have them: rooms are walled, holes have no Zone, and a way can be broken into anything but a vault.
const LETTERS: Letters = Letters {
    zones: "lLV",
    is_wall: |here, there| there.map_or(here != 'l', |there| (here == 'l') != (there == 'l')),
    may_open: |here, there| here != 'V' && there != Some('V'),
};

fn side(rows: &[&str]) -> TileSide {
    TileSide { id: "X".to_owned(), rows: rows.iter().map(|row| (*row).to_owned()).collect(), edges: Vec::new() }
}

fn any_side() -> impl Strategy<Value = TileSide> {
    let rows = proptest::collection::vec("[lLV#]{4}", 1..5);
    let edge = (0..4_u8, 0..5_u8, 0..4_usize, any::<bool>()).prop_map(|(x, y, side, is_wall)| TileEdge {
        x,
        y,
        side: Direction::ALL[side],
        kind: if is_wall { EdgeKind::Wall } else { EdgeKind::Opening },
    });
    (rows, proptest::collection::vec(edge, 0..6)).prop_map(|(rows, mut edges)| {
        edges.retain(|edge| usize::from(edge.y) < rows.len());
        edges.sort_unstable();
        TileSide { id: "X".to_owned(), rows, edges }
    })
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_back(side in any_side()) {
        let text = ron::to_string(&side).unwrap();
        prop_assert_eq!(text.contains("edges"), !side.edges.is_empty());
        prop_assert_eq!(ron::from_str::<TileSide>(&text).unwrap(), side);
    }

    #[test]
    fn four_quarter_turns_and_two_mirrors_change_nothing(side in any_side()) {
        let around = (0..4).fold(side.clone(), |side, _| turned_side(&side));
        prop_assert_eq!(&around, &side);
        prop_assert_eq!(mirrored(&mirrored(&side)), side);
    }

    /// Turning a tile and laying it turned are one thing: its letters and its walls.
    #[test]
    fn a_turned_tile_is_as_one_that_lies_turned(side in any_side()) {
        let made = turned_side(&side);
        let mut lying = turned(&side, 1);
        let mut letters = turned(&made, 0);
        lying.sort_unstable();
        letters.sort_unstable();
        prop_assert_eq!(lying, letters);
        let (mut lying, mut edges) = (turned_edges(&side, 1), turned_edges(&made, 0));
        lying.sort_by_key(|(from, to, _)| (*from, *to));
        edges.sort_by_key(|(from, to, _)| (*from, *to));
        lying.dedup_by_key(|(from, to, _)| (*from, *to));
        edges.dedup_by_key(|(from, to, _)| (*from, *to));
        let places = |edges: &[(InTile, InTile, EdgeKind)]| edges.iter().map(|(from, to, _)| (*from, *to)).collect::<Vec<_>>();
        prop_assert_eq!(places(&lying), places(&edges));
    }

    /// Each swing changes one border or none, and a second one takes it back.
    #[test]
    fn a_border_swings_and_swings_back(side in any_side(), x in 0..4_i16, y in 0..4_i16, way in 0..4_usize) {
        let mut plain = TileSide { edges: Vec::new(), ..side };
        let (before, way) = (plain.clone(), Direction::ALL[way]);
        let was_wall = LETTERS.has_wall(&plain, (x, y), way);
        LETTERS.swing(&mut plain, (x, y), way);
        prop_assert!(plain.edges.iter().all(|edge| LETTERS.may_be(&plain, edge)));
        if plain != before {
            prop_assert_eq!(LETTERS.has_wall(&plain, (x, y), way), was_wall.map(|was| !was));
            LETTERS.swing(&mut plain, beyond((x, y), way), way.opposite());
            // From outside the tile nothing is swung.
            if LETTERS.floor(&before, beyond((x, y), way)).is_some() {
                prop_assert_eq!(plain, before);
            }
        }
    }
}

#[test]
fn openings_are_only_where_they_may_be_and_go_when_the_letters_change() {
    let mut own = side(&["lL", "lV"]);
    LETTERS.swing(&mut own, (0, 0), Direction::East);
    assert_eq!(LETTERS.has_wall(&own, (1, 0), Direction::West), Some(false));
    LETTERS.swing(&mut own, (0, 1), Direction::East);
    assert_eq!(own.edges.len(), 1, "nobody breaks into a vault");
    LETTERS.paint(&mut own, (1, 0), 'V');
    assert_eq!((own.rows[0].as_str(), own.edges.len()), ("lV", 0));
    LETTERS.swing(&mut own, (0, 0), Direction::North);
    LETTERS.resize(&mut own, 3, 1, 'l');
    assert_eq!((own.rows.as_slice(), own.edges.len()), (&["lVl".to_owned()][..], 1));
    LETTERS.paint(&mut own, (0, 0), '#');
    assert_eq!((own.edges.len(), LETTERS.has_wall(&own, (0, 0), Direction::North)), (0, None));
}

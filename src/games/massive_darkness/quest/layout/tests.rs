use super::super::drawing::ascii;
use super::*;

fn side(id: &str, rows: [&str; 3]) -> TileSide {
    TileSide { id: id.to_owned(), rows: rows.iter().map(|row| (*row).to_owned()).collect(), edges: Vec::new() }
}

fn sides() -> Vec<TileSide> {
    vec![side("A", ["LdL", "DdD", "LdL"]), side("B", ["DlL", "DlL", "ddL"])]
}

fn quest(tiles: Vec<(&str, i16, i16, u8)>) -> Quest {
    let tiles = tiles
        .into_iter()
        .map(|(tile, x, y, turn)| PlacedTile { tile: tile.to_owned(), at: Spot { x, y, storey: 0 }, turn, wounds: 0 })
        .collect();
    Quest {
        tiles,
        start: Spot { x: 1, y: 0, storey: 0 },
        goals: vec![Goal::ClearBoard],
        ..crate::games::massive_darkness::quest::edit::empty("test")
    }
}

#[test]
fn walls_stand_round_rooms_and_corridors_run_on_zone_02_zone_08() {
    let dungeon = lay_out(&quest(vec![("A", 0, 0, 0), ("B", 0, 3, 0)]), &sides()).expect("it can be laid");
    assert_eq!(
        ascii(&dungeon, 0),
        "L # dS# L\n.   .   .\nD # d # D\n.   .   .\nL # d # L\n#   .   #\nD # l # L\n.   .   .\nD # l # L\n#   .   .\nd . d # L"
    );
}

#[test]
fn a_turned_tile_keeps_its_zones() {
    let dungeon = lay_out(&quest(vec![("B", 0, 0, 1)]), &sides()).expect("it can be laid");
    assert_eq!(ascii(&dungeon, 0), "d # DS. D\n.   #   #\nd . l . l\n#   #   #\nL . L . L");
}

#[test]
fn a_tile_is_turned_by_three_quarters_at_most() {
    for turn in [4, 9, 255] {
        let told = lay_out(&quest(vec![("A", 0, 0, 0), ("B", 0, 3, turn)]), &sides()).expect_err("it is refused");
        assert_eq!(told, [Problem::OwnTile { tile: "B".to_owned(), fault: TileFault::Turn(turn) }]);
    }
}

#[test]
fn doors_replace_walls_and_nothing_else() {
    let mut with_doors = quest(vec![("A", 0, 0, 0)]);
    let spot = |x, y| Spot { x, y, storey: 0 };
    with_doors.doors =
        vec![PlacedDoor { from: spot(1, 1), to: spot(0, 1), open: false, name: String::new(), locked: false }];
    let dungeon = lay_out(&with_doors, &sides()).expect("it can be laid");
    assert!(ascii(&dungeon, 0).contains("D + d # D"));
    with_doors.doors.push(PlacedDoor {
        from: spot(1, 1),
        to: spot(1, 2),
        open: false,
        name: String::new(),
        locked: false,
    });
    with_doors.doors.push(PlacedDoor {
        from: spot(1, 1),
        to: spot(9, 9),
        open: false,
        name: String::new(),
        locked: false,
    });
    let problems = lay_out(&with_doors, &sides()).expect_err("two doors are wrong");
    assert_eq!(problems.len(), 2);
    assert!(problems[0].to_string().contains("(1, 1)"), "{}", problems[0]);
}

#[test]
fn every_problem_is_named_with_its_place() {
    let mut broken = quest(vec![("A", 0, 0, 0), ("B", 2, 2, 0), ("Z", 9, 9, 0)]);
    broken.start = Spot { x: 40, y: 0, storey: 0 };
    broken.goals.clear();
    let problems = lay_out(&broken, &sides()).expect_err("much is wrong");
    assert!(problems.contains(&Problem::NoSuchTile("Z".to_owned())));
    assert!(problems.contains(&Problem::NoGoal));
    assert!(problems.iter().any(|problem| matches!(problem, Problem::Overlap { .. })));
    assert!(problems.iter().any(|problem| matches!(problem, Problem::Outside { .. })));
}

#[test]
fn objectives_that_nobody_can_meet_are_told_win_03() {
    let mut hopeless = quest(vec![("A", 0, 0, 0)]);
    hopeless.goals = vec![Goal::PickUp(TokenKind::Library, 1), Goal::AllEscape];
    let problems = lay_out(&hopeless, &sides()).expect_err("there is neither token nor exit");
    let library = Problem::TooFewTokens { kind: TokenKind::Library, wanted: 1, there: 0 };
    assert_eq!(problems, [library, Problem::NoExit]);
    let spot = Spot { x: 0, y: 0, storey: 0 };
    hopeless.tokens = vec![super::super::model::PlacedToken { kind: TokenKind::Library, at: spot, fixed: false }];
    hopeless.exit = Some(spot);
    assert!(lay_out(&hopeless, &sides()).is_ok());
}

#[test]
fn face_down_tokens_need_a_spot_each_and_count_for_objectives_token_03() {
    let spot = |x, y| Spot { x, y, storey: 0 };
    let mut hidden = quest(vec![("A", 0, 0, 0)]);
    let group = |kinds| super::super::model::FaceDown { spots: vec![spot(0, 0), spot(2, 0)], kinds };
    hidden.goals = vec![Goal::PickUp(TokenKind::Artifact, 1)];
    hidden.face_down = vec![group(vec![(TokenKind::Artifact, 1), (TokenKind::Lair, 1)])];
    let dungeon = lay_out(&hidden, &sides()).expect("one token for each spot");
    assert_eq!(dungeon.bags, [[TokenKind::Artifact, TokenKind::Lair]]);
    assert!(dungeon.tokens.iter().all(|token| token.bag == 1));
    hidden.face_down = vec![group(vec![(TokenKind::Artifact, 3)])];
    let problems = lay_out(&hidden, &sides()).expect_err("three tokens on two spots");
    assert_eq!(problems, [Problem::FaceDown { tokens: 3, spots: 2 }]);
}

#[test]
fn what_lies_face_down_needs_no_more_room_than_its_spots_whatever_the_quest_says() {
    let mut hidden = quest(vec![("A", 0, 0, 0)]);
    let kinds = vec![(TokenKind::Artifact, 255); 4000];
    hidden.face_down = vec![super::super::model::FaceDown { spots: vec![Spot::default()], kinds }];
    let (dungeon, problems) = draft(&hidden, &sides());
    assert!(problems.contains(&Problem::FaceDown { tokens: 255 * 4000, spots: 1 }));
    assert_eq!(dungeon.expect("it can be drawn").bags[0].len(), 1);
}

#[test]
fn a_tile_that_lies_on_others_is_told_once() {
    let problems = lay_out(&quest(vec![("A", 0, 0, 0); 30]), &sides()).expect_err("they lie on one another");
    assert_eq!(problems.iter().filter(|one| matches!(one, Problem::Overlap { .. })).count(), 29);
}

#[test]
fn more_tokens_than_a_game_keeps_account_of_are_told() {
    let token = |_| super::super::model::PlacedToken { kind: TokenKind::Lair, at: Spot::default(), fixed: false };
    let mut full = quest(vec![("A", 0, 0, 0)]);
    full.tokens = (0..80).map(token).collect();
    assert!(lay_out(&full, &sides()).is_ok());
    full.tokens.push(token(80));
    assert_eq!(
        lay_out(&full, &sides()).expect_err("one too many"),
        [Problem::TooMany { what: "token", count: 81, most: 80 }]
    );
}

#[test]
fn a_map_that_is_too_large_to_be_played_says_how_large_it_may_be() {
    assert!(lay_out(&quest((0..28).map(|at| ("A", at * 3, 0, 0)).collect()), &sides()).is_ok());
    let large = quest((0..29).map(|at| ("A", at * 3, 0, 0)).collect());
    assert_eq!(
        lay_out(&large, &sides()).expect_err("five too many"),
        [Problem::TooLarge { what: "zone", count: 261, most: 256 }]
    );
}

#[test]
fn of_a_map_without_end_only_the_beginning_is_laid() {
    let large = TileSide { id: "L".to_owned(), rows: vec!["l".repeat(12); 12], ..TileSide::default() };
    let far = quest((0..MAX_TILES as i16).map(|at| ("L", (at % 30) * 12, (at / 30) * 12, 0)).collect());
    let problems = lay_out(&far, &[large]).expect_err("nobody plays on so many");
    let [Problem::TooLarge { what: "zone", count, .. }] = problems[..] else { panic!("{problems:?}") };
    assert!((20_000..20_200).contains(&count), "{count}");
}

#[test]
fn a_map_larger_than_a_quest_may_have_is_refused_at_once() {
    let many = quest((0..=MAX_TILES as i16).map(|x| ("A", x * 3, 0, 0)).collect());
    let problems = lay_out(&many, &sides()).expect_err("one tile too many");
    assert!(matches!(problems.as_slice(), [Problem::TooMany { .. }]), "{problems:?}");
}

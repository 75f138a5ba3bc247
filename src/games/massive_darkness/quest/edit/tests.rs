//! Commands: what each does, and that any sequence of them can be taken back byte for byte.

use super::command::{Command, Refused, Way};
use super::mark::Mark;
use super::piece::{corner, piece};
use super::thing::Thing;
use super::{FAR, carry, empty};
use crate::games::massive_darkness::quest::layout::by_tiles;
use crate::games::massive_darkness::quest::model::{Built, Quest, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::state::TokenKind;

pub(super) fn at(x: i16, y: i16) -> Spot {
    Spot { x, y, storey: 0 }
}

pub(super) fn sides() -> Vec<TileSide> {
    let side = |id: &str, rows: [&str; 3]| TileSide {
        id: id.to_owned(),
        rows: rows.map(str::to_owned).to_vec(),
        edges: Vec::new(),
    };
    vec![
        side("1V", ["LlL", "DlD", "Ldd"]),
        side("1R", ["ldl", "LdD", "LdL"]),
        side("2V", ["ddd", "LlL", "DlL"]),
        side("2R", ["ddl", "LDl", "DLD"]),
    ]
}

/// An empty quest after these commands.
#[track_caller]
pub(super) fn after(commands: &[Command]) -> Quest {
    commands.iter().fold(empty("t"), |quest, command| command.apply(&quest, &sides()).expect("a legal command"))
}

pub(super) fn lay(tile: &str, x: i16, y: i16) -> Command {
    Command::Lay(tile.to_owned(), at(x, y), 0)
}

pub(super) fn tile(x: i16, y: i16) -> Vec<Thing> {
    vec![Thing::Tile(at(x, y))]
}

#[test]
fn the_first_tile_holds_the_start_and_a_tile_on_the_same_corner_takes_the_place() {
    let quest = after(&[lay("1V", 4, 5), lay("2R", 4, 5)]);
    assert_eq!(quest.start, at(4, 5));
    assert_eq!(quest.tiles.len(), 1);
    assert_eq!(quest.tiles[0].tile, "2R");
    assert_eq!(lay("77", 0, 0).apply(&quest, &sides()), Err(Refused::NoSuchTile));
}

#[test]
fn what_lies_on_a_tile_moves_with_it_and_what_lies_elsewhere_stays() {
    let quest = after(&[
        lay("1V", 0, 0),
        lay("2V", 3, 0),
        Command::Token(TokenKind::Treasure, at(1, 1)),
        Command::Token(TokenKind::Lair, at(4, 1)),
        Command::Level(at(0, 2), 2),
        Command::Door(at(0, 0), at(1, 0)),
        Command::Door(at(2, 1), at(3, 1)),
        Command::Exit(at(2, 2)),
        Command::Name("hall".to_owned(), at(1, 2)),
        Command::Move(tile(0, 0), -3, 1),
    ]);
    assert_eq!(quest.tokens[0].at, at(-2, 2));
    assert_eq!(quest.tokens[1].at, at(4, 1));
    assert_eq!(quest.level_tokens[0].at, at(-3, 3));
    assert_eq!((quest.doors[0].from, quest.doors[0].to), (at(-3, 1), at(-2, 1)));
    assert_eq!((quest.doors[1].from, quest.doors[1].to), (at(2, 1), at(3, 1)), "a door between two tiles stays");
    assert_eq!((quest.start, quest.exit), (at(-3, 1), Some(at(-1, 3))));
    assert_eq!(quest.names[0].at, at(-2, 3));
}

#[test]
fn a_turn_carries_round_what_lies_on_the_tile_and_four_turns_are_none() {
    let before = after(&[
        lay("1V", 2, 3),
        Command::Token(TokenKind::Treasure, at(2, 3)),
        Command::Door(at(3, 3), at(4, 3)),
        Command::Start(at(4, 5)),
    ]);
    let once = Command::Turn(tile(2, 3), Way::Clockwise).apply(&before, &sides()).unwrap();
    assert_eq!((once.tiles[0].at, once.tiles[0].turn), (at(2, 3), 1));
    assert_eq!(once.tokens[0].at, at(4, 3), "the north-west corner becomes the north-east one");
    assert_eq!((once.doors[0].from, once.doors[0].to), (at(4, 4), at(4, 5)));
    assert_eq!(once.start, at(2, 5));
    let sign = |quest: &Quest, spot: Spot| {
        let side = sides().into_iter().find(|side| side.id == "1V").unwrap();
        let zones = crate::games::tiles::sides::turned(&side, quest.tiles[0].turn);
        zones.into_iter().find(|(x, y, _)| at(2 + x, 3 + y) == spot).map(|(.., sign)| sign)
    };
    assert_eq!(sign(&before, before.tokens[0].at), sign(&once, once.tokens[0].at), "it lies in the same Zone");
    let back = Command::Turn(tile(2, 3), Way::Back).apply(&once, &sides()).unwrap();
    assert_eq!(back, before);
    let mut round = before.clone();
    for _ in 0..4 {
        round = Command::Turn(tile(2, 3), Way::Clockwise).apply(&round, &sides()).unwrap();
    }
    assert_eq!(round, before);
}

#[test]
fn a_tile_shows_its_other_side_and_keeps_what_lies_on_it() {
    let quest = after(&[lay("1V", 0, 0), Command::Token(TokenKind::Lair, at(1, 1)), Command::Flip(tile(0, 0))]);
    assert_eq!((quest.tiles[0].tile.as_str(), quest.tokens[0].at), ("1R", at(1, 1)));
}

#[test]
fn with_a_tile_goes_everything_on_it() {
    let quest = after(&[
        lay("1V", 0, 0),
        lay("2V", 3, 0),
        Command::Token(TokenKind::Treasure, at(1, 1)),
        Command::Door(at(2, 1), at(3, 1)),
        Command::Exit(at(2, 2)),
        Command::Remove(tile(0, 0)),
    ]);
    assert_eq!((quest.tiles.len(), quest.tokens.len(), quest.doors.len(), quest.exit), (1, 0, 0, None));
    assert_eq!(Command::Remove(tile(0, 0)).apply(&quest, &sides()), Err(Refused::Nothing));
}

#[test]
fn a_copy_has_what_lies_on_its_tiles_but_neither_start_nor_names() {
    let quest = after(&[
        lay("1V", 0, 0),
        Command::Token(TokenKind::Treasure, at(1, 1)),
        Command::Level(at(0, 0), 1),
        Command::Door(at(0, 0), at(1, 0)),
        Command::Name("hall".to_owned(), at(1, 2)),
        Command::Copy(tile(0, 0), 3, 0),
    ]);
    assert_eq!((quest.tiles.len(), quest.tokens.len(), quest.level_tokens.len(), quest.doors.len()), (2, 2, 2, 2));
    assert_eq!((quest.names.len(), quest.start), (1, at(0, 0)));
    assert_eq!(quest.tokens[1].at, at(4, 1));
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let quest = after(&[lay("1V", 0, 0)]);
    for (command, why) in [
        (Command::Door(at(0, 0), at(2, 0)), Refused::NoNeighbours),
        (Command::Level(at(0, 0), 6), Refused::NoSuchLevel),
        (Command::StartLevel(0), Refused::NoSuchLevel),
        (Command::Name(" ".to_owned(), at(0, 0)), Refused::Nothing),
        (Command::Remove(vec![Thing::Start]), Refused::StartStays),
        (Command::Move(tile(0, 0), FAR + 1, 0), Refused::TooFar),
        (Command::Move(tile(0, 0), i16::MAX, i16::MIN), Refused::TooFar),
        (Command::Token(TokenKind::Lair, at(i16::MAX, 0)), Refused::TooFar),
        (Command::Turn(vec![Thing::Exit], Way::Back), Refused::Nothing),
    ] {
        assert_eq!(command.apply(&quest, &sides()), Err(why), "{command:?}");
    }
}

#[test]
fn things_know_whether_they_are_there() {
    let quest = after(&[lay("1V", 0, 0), Command::Token(TokenKind::Lair, at(1, 1)), Command::Door(at(0, 0), at(1, 0))]);
    assert!(Thing::Door(at(1, 0), at(0, 0)).exists(&quest), "a door has no direction");
    assert!(Thing::Token(TokenKind::Lair, at(1, 1)).exists(&quest) && !Thing::Exit.exists(&quest));
    assert!(!Thing::Tile(at(1, 1)).exists(&quest));
    assert_eq!(super::command::pick_tile(&quest, &sides(), at(1, 1)), Some(Thing::Tile(at(0, 0))));
    assert_eq!(carry::tile_at(&quest, &sides(), at(9, 9)), None);
}

pub(super) fn mark(mark: Mark) -> Command {
    Command::Mark(mark)
}

#[test]
fn marks_go_with_their_tile_and_are_taken_away_with_it() {
    let name = |name: &str| name.to_owned();
    let before = after(&[
        lay("1V", 0, 0),
        lay("2V", 3, 0),
        mark(Mark::Border(at(0, 0), at(1, 0), name("gate"))),
        mark(Mark::Border(at(2, 1), at(3, 1), name("seam"))),
        mark(Mark::Build(at(0, 0), at(1, 0), Built::Opening)),
        mark(Mark::Bridge(at(1, 1))),
        mark(Mark::Note(at(1, 2), name("here"))),
        mark(Mark::Object(at(2, 2), name("pillar"))),
        mark(Mark::FaceDown(at(0, 1))),
        mark(Mark::FaceDown(at(4, 1))),
        mark(Mark::Stairs(at(1, 1), Spot { storey: 1, ..at(1, 1) }, name("stairs"))),
    ]);
    let moved = Command::Move(tile(0, 0), 0, 5).apply(&before, &sides()).unwrap();
    assert_eq!(
        (moved.borders[0].from, moved.borders[1].from),
        (at(0, 5), at(2, 1)),
        "a border between two tiles stays"
    );
    assert_eq!((moved.built[0].from, moved.bridges[0], moved.notes[0].at), (at(0, 5), at(1, 6), at(1, 7)));
    assert_eq!((moved.objects[0].at, &moved.face_down[0].spots[..]), (at(2, 7), &[at(0, 6), at(4, 1)][..]));
    assert_eq!((moved.stairs[0].from, moved.stairs[0].to.storey), (at(1, 6), 1), "each end goes with its own tile");
    let gone = Command::Remove(tile(0, 0)).apply(&before, &sides()).unwrap();
    assert!(gone.built.is_empty() && gone.bridges.is_empty() && gone.notes.is_empty() && gone.objects.is_empty());
    assert!(gone.borders.is_empty() && gone.stairs.is_empty());
    assert_eq!(gone.face_down[0].spots, [at(4, 1)]);
    assert_eq!(gone.face_down[0].kinds, [(TokenKind::Artifact, 1)], "one token for each spot");
}

#[test]
fn only_what_differs_from_the_tiles_is_built() {
    let quest = after(&[lay("1V", 0, 0)]);
    assert_eq!(by_tiles(&quest, &sides(), at(0, 0), at(1, 0)), Some(Built::Wall));
    assert_eq!(by_tiles(&quest, &sides(), at(0, 0), at(0, 1)), Some(Built::Opening), "a room of one tile");
    assert_eq!(by_tiles(&quest, &sides(), at(0, 0), at(0, -1)), None);
    let build = |kind| mark(Mark::Build(at(1, 0), at(0, 0), kind));
    assert_eq!(build(Built::Wall).apply(&quest, &sides()), Err(Refused::Nothing));
    let open = build(Built::Opening).apply(&quest, &sides()).unwrap();
    assert_eq!(open.built.len(), 1);
    assert_eq!(build(Built::Wall).apply(&open, &sides()), Ok(quest), "nothing is left of it");
}

#[test]
fn objects_and_borders_have_names_of_their_own() {
    let pillar = || mark(Mark::Object(at(1, 1), "pillar".to_owned()));
    let mut quest = after(&[lay("1V", 0, 0), pillar(), pillar()]);
    assert_eq!((quest.objects[0].name.as_str(), quest.objects[1].name.as_str()), ("pillar", "pillar 2"));
    quest.words.insert("pillar 2".to_owned(), [("en".to_owned(), "the cracked one".to_owned())].into());
    let mut new = quest.objects[1].clone();
    new.name = "pillar".to_owned();
    let rename = |new| mark(Mark::ChangeObject("pillar 2".to_owned(), Box::new(new)));
    assert_eq!(rename(new.clone()).apply(&quest, &sides()), Err(Refused::Taken));
    new.name = "cracked".to_owned();
    let after = rename(new).apply(&quest, &sides()).unwrap();
    assert_eq!(after.words.keys().collect::<Vec<_>>(), ["cracked"], "its words go along");
}

#[test]
fn face_down_tokens_change_their_group_with_one_token_each() {
    let down = |x| mark(Mark::FaceDown(at(x, 1)));
    let kinds = mark(Mark::Kinds(0, vec![(TokenKind::Artifact, 1), (TokenKind::Lair, 2)]));
    let quest = after(&[lay("1V", 0, 0), down(0), down(1), down(2), kinds, mark(Mark::Group(at(1, 1), 1))]);
    assert_eq!(
        (&quest.face_down[0].spots[..], &quest.face_down[1].spots[..]),
        (&[at(0, 1), at(2, 1)][..], &[at(1, 1)][..])
    );
    assert_eq!(quest.face_down[0].kinds, [(TokenKind::Artifact, 1), (TokenKind::Lair, 1)]);
    assert_eq!(quest.face_down[1].kinds, [(TokenKind::Lair, 1)]);
    let back = mark(Mark::Group(at(1, 1), 0)).apply(&quest, &sides()).unwrap();
    assert_eq!((back.face_down.len(), back.face_down[0].kinds[1]), (1, (TokenKind::Lair, 2)));
}

#[test]
fn a_piece_is_laid_in_another_quest_with_the_names_that_are_new_there() {
    let from = after(&[
        lay("1V", 4, 4),
        Command::Door(at(4, 4), at(5, 4)),
        Command::Token(TokenKind::Lair, at(5, 5)),
        Command::Name("hall".to_owned(), at(5, 6)),
        Command::Name("cell".to_owned(), at(6, 6)),
        mark(Mark::Object(at(6, 6), "pillar".to_owned())),
        lay("2V", 9, 9),
    ]);
    let piece = piece(&from, &sides(), &tile(4, 4));
    assert_eq!((piece.tiles.len(), corner(&piece)), (1, Some(at(4, 4))));
    let to = after(&[
        lay("2R", 0, 0),
        Command::Name("hall".to_owned(), at(0, 0)),
        mark(Mark::Object(at(0, 0), "pillar".to_owned())),
    ]);
    let both = Command::Paste(Box::new(piece), -1, -4, 1).apply(&to, &sides()).unwrap();
    let up = |x, y| Spot { x, y, storey: 1 };
    assert_eq!((both.tiles[1].at, both.doors[0].to, both.tokens[0].at), (up(3, 0), up(4, 0), up(4, 1)));
    let names: Vec<&str> = both.names.iter().map(|named| named.name.as_str()).collect();
    assert_eq!((names, both.names[1].at), (vec!["hall", "cell"], up(5, 2)));
    assert_eq!((both.objects[1].name.as_str(), both.objects[1].at), ("pillar 2", up(5, 2)));
    let too_high = Command::Paste(Box::new(piece_of_nothing()), 0, 0, 0).apply(&to, &sides());
    assert_eq!(too_high, Err(Refused::Nothing));
}

#[test]
fn everything_on_a_tile_comes_along_to_an_empty_quest_whose_heroes_start_in_a_zone() {
    let hole = TileSide { id: "Pit".to_owned(), rows: vec!["#ld".to_owned()], edges: Vec::new() };
    let from = after(&[
        Command::PutTile(None, Box::new(hole)),
        lay("Pit", 0, 0),
        mark(Mark::Border(at(1, 0), at(2, 0), "gate".to_owned())),
        mark(Mark::Stairs(at(1, 0), at(2, 0), "steps".to_owned())),
        mark(Mark::Build(at(1, 0), at(2, 0), Built::Wall)),
        mark(Mark::Object(at(2, 0), "pillar".to_owned())),
        mark(Mark::FaceDown(at(1, 0))),
        mark(Mark::Note(at(1, 0), "look".to_owned())),
        mark(Mark::Bridge(at(2, 0))),
    ]);
    let known: Vec<TileSide> = sides().into_iter().chain(from.own_tiles.clone()).collect();
    let piece = piece(&from, &known, &tile(0, 0));
    let to = Command::Paste(Box::new(piece), 5, 7, 0).apply(&empty("t"), &sides()).unwrap();
    assert_eq!((&to.borders[0].name[..], to.borders[0].from, to.borders[0].to), ("gate", at(6, 7), at(7, 7)));
    assert_eq!((&to.stairs[0].name[..], to.stairs[0].from), ("steps", at(6, 7)));
    assert_eq!((to.built[0].from, to.built[0].kind), (at(6, 7), Built::Wall));
    assert_eq!((to.objects[0].at, to.face_down[0].spots[0], to.bridges[0]), (at(7, 7), at(6, 7), at(7, 7)));
    assert_eq!((&to.notes[0].text[..], to.notes[0].at), ("look", at(6, 7)));
    assert_eq!((to.own_tiles.len(), to.start), (1, at(6, 7)), "the corner of the tile is a hole");
}

fn piece_of_nothing() -> Quest {
    piece(&empty("t"), &sides(), &[Thing::Start])
}

#[test]
fn two_tiles_swap_their_places_with_what_lies_on_them() {
    let quest = after(&[
        lay("1V", 0, 0),
        lay("2V", 3, 0),
        Command::Token(TokenKind::Lair, at(1, 1)),
        Command::Token(TokenKind::Library, at(5, 2)),
        Command::Swap(at(0, 0), at(3, 0)),
    ]);
    assert_eq!((quest.tiles[0].at, quest.tiles[1].at), (at(3, 0), at(0, 0)));
    assert_eq!((quest.tokens[0].at, quest.tokens[1].at, quest.start), (at(4, 1), at(2, 2), at(3, 0)));
    assert_eq!(Command::Swap(at(3, 0), at(9, 9)).apply(&quest, &sides()), Err(Refused::Nothing));
}

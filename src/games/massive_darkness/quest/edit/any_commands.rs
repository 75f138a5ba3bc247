//! Any sequence of commands can be taken back, byte for byte, and done again.

use super::command::{Command, Way};
use super::empty;
use super::mark::Mark;
use super::piece::piece;
use super::rename::Kind;
use super::set_up::SetUp;
use super::special::Special;
use super::tests::{after, at, lay, mark, sides, tile};
use super::thing::Thing;
use crate::games::massive_darkness::quest::model::{Built, PlacedBorder, PlacedDoor, PlacedToken, Quest, Spot};
use crate::games::massive_darkness::quest::set_up::{Cards, Party};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::house::history::{History, Merge};
use crate::house::storage::document_text;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// A quest with every word of the language of quests.
static EVERY_WORD: LazyLock<Quest> =
    LazyLock::new(|| ron::from_str(include_str!("../../describe/rules/every_word.ron")).unwrap());

/// Mostly where something is.
fn spot() -> impl Strategy<Value = Spot> {
    let far = (-4_i16..10, -4_i16..10, 0_u8..2);
    let near = (0_i16..3, 0_i16..3, 0_u8..2);
    prop_oneof![1 => far, 2 => near].prop_map(|(x, y, storey)| Spot { x, y, storey })
}

fn things() -> impl Strategy<Value = Vec<Thing>> {
    let kinds = prop::sample::select(TokenKind::ALL.to_vec());
    let thing = prop_oneof![
        4 => spot().prop_map(Thing::Tile),
        1 => (kinds, spot()).prop_map(|(kind, at)| Thing::Token(kind, at)),
        1 => spot().prop_map(Thing::Level),
        1 => Just(Thing::Start),
        1 => Just(Thing::Exit),
    ];
    prop::collection::vec(thing, 1..4)
}

fn marks() -> impl Strategy<Value = Mark> {
    let words = "[a-c ]{0,3}";
    let kinds = prop::sample::select(TokenKind::ALL.to_vec());
    let built = prop::sample::select(vec![Built::Wall, Built::Opening]);
    prop_oneof![
        1 => (spot(), spot(), words).prop_map(|(from, to, name)| Mark::Border(from, to, name)),
        1 => (spot(), spot(), words).prop_map(|(from, to, name)| Mark::Stairs(from, to, name)),
        1 => (spot(), -1_i16..2, built).prop_map(|(from, x, kind)| {
            let to = Spot { x: from.x + x, y: from.y + i16::from(x == 0), ..from };
            Mark::Build(from, to, kind)
        }),
        1 => spot().prop_map(Mark::Bridge),
        1 => (spot(), words).prop_map(|(at, name)| Mark::Object(at, name)),
        4 => spot().prop_map(Mark::FaceDown),
        4 => (spot(), 0_usize..3).prop_map(|(at, group)| Mark::Group(at, group)),
        1 => (0_usize..3, kinds, 0_u8..4).prop_map(|(group, kind, count)| Mark::Kinds(group, vec![(kind, count)])),
        1 => (spot(), words).prop_map(|(at, text)| Mark::Note(at, text)),
        1 => (spot(), 0_u8..9).prop_map(|(at, wounds)| Mark::Wounds(at, wounds)),
        3 => changed_marks(),
    ]
}

/// Changes of what the quest with every word has.
fn changed_marks() -> impl Strategy<Value = Mark> {
    let words = || "[a-c ]{0,3}";
    let borders = prop::sample::select(EVERY_WORD.borders.clone());
    let stairs = prop::sample::select(EVERY_WORD.stairs.clone());
    let objects = prop::sample::select(EVERY_WORD.objects.clone());
    let names = prop::sample::select(EVERY_WORD.names.clone());
    let tokens = prop::sample::select(EVERY_WORD.tokens.clone());
    prop_oneof![
        (borders, words(), any::<bool>()).prop_map(|(old, name, barred)| Mark::ChangeBorder(Box::new(PlacedBorder {
            name,
            barred,
            ..old
        }))),
        (stairs, words(), any::<bool>()).prop_map(|(old, name, barred)| Mark::ChangeStairs(Box::new(PlacedBorder {
            name,
            barred,
            ..old
        }))),
        (objects, words()).prop_map(|(mut object, name)| {
            let before = std::mem::replace(&mut object.name, name);
            Mark::ChangeObject(before, Box::new(object))
        }),
        (tokens, any::<bool>()).prop_map(|(old, fixed)| Mark::ChangeToken(PlacedToken { fixed, ..old })),
        (names, words()).prop_map(|(named, name)| Mark::Rename(named.name, named.at, name)),
    ]
}

/// Some of these, in their order.
fn some<T: Clone + std::fmt::Debug + 'static>(all: &[T]) -> impl Strategy<Value = Vec<T>> + use<T> {
    prop::sample::subsequence(all.to_vec(), 0..=all.len())
}

fn specials() -> impl Strategy<Value = Special> {
    let words = "[a-c]{0,3}";
    let kinds = vec![
        (Kind::Zone, "hall"),
        (Kind::Door, "vault"),
        (Kind::Border, "gate"),
        (Kind::Object, "first"),
        (Kind::Foe, "giant"),
        (Kind::Counter, "keys"),
        (Kind::Role, "thief"),
        (Kind::Act, "pull"),
        (Kind::Call, "alarm"),
    ];
    prop_oneof![
        some(&EVERY_WORD.foes).prop_map(Special::Foes),
        some(&EVERY_WORD.acts).prop_map(Special::Acts),
        some(&EVERY_WORD.switches).prop_map(Special::Switches),
        some(&["keys".to_owned(), "coins".to_owned()]).prop_map(Special::Counters),
        some(&["thief".to_owned(), "king".to_owned()]).prop_map(Special::Roles),
        some(&TokenKind::ALL).prop_map(Special::Placeable),
        prop::option::of(Just("hall".to_owned())).prop_map(Special::Sought),
        (0_u8..9).prop_map(Special::Wear),
        (0_usize..9, words).prop_map(|(rule, name)| Special::RuleName(rule, name)),
        (prop::sample::select(kinds), words).prop_map(|((kind, before), name)| Special::Rename(
            kind,
            before.to_owned(),
            name
        )),
    ]
}

fn set_ups() -> impl Strategy<Value = SetUp> {
    let words = || "[a-z ,]{0,6}";
    let language = || prop::sample::select(vec!["en", "de", "pl"]).prop_map(str::to_owned);
    let codes = prop::collection::btree_set("[a-z]{1,3}", 0..3);
    prop_oneof![
        words().prop_map(SetUp::Author),
        words().prop_map(SetUp::Licence),
        words().prop_map(SetUp::Tags),
        (language(), words()).prop_map(|(language, text)| SetUp::Difficulty(language, text)),
        (0_u8..9, 0_u8..9, 0_u8..9).prop_map(|(least, most, experience)| SetUp::Party(Party {
            least,
            most,
            experience
        })),
        codes.prop_map(|unused| SetUp::Cards(Box::new(Cards { unused, ..Cards::default() }))),
        (language(), words()).prop_map(|(language, text)| SetUp::Words("hall".to_owned(), language, text)),
        prop::collection::btree_set("[a-z]{1,4}", 0..2).prop_map(SetUp::Meant),
    ]
}

/// A piece of a quest with something of everything.
fn some_piece() -> Quest {
    let name = |name: &str| name.to_owned();
    let quest = after(&[
        lay("1V", 0, 0),
        Command::Door(at(0, 0), at(1, 0)),
        Command::Token(TokenKind::Lair, at(1, 1)),
        Command::Level(at(0, 2), 2),
        Command::Name(name("a"), at(1, 1)),
        mark(Mark::Border(at(1, 1), at(1, 2), name("b"))),
        mark(Mark::Object(at(2, 2), name("c"))),
        mark(Mark::FaceDown(at(0, 1))),
        mark(Mark::Note(at(0, 0), name("n"))),
        mark(Mark::Stairs(at(0, 0), at(2, 2), name("s"))),
        mark(Mark::Bridge(at(1, 1))),
        mark(Mark::Build(at(0, 0), at(1, 0), Built::Opening)),
    ]);
    piece(&quest, &sides(), &tile(0, 0))
}

fn own_tile() -> impl Strategy<Value = Command> {
    let names = || prop::sample::select(vec!["Crypt", "1V", "Vault"]).prop_map(str::to_owned);
    (prop::option::of(names()), names(), prop::collection::vec("[ldLD#]{1,4}", 1..4))
        .prop_map(|(before, id, rows)| Command::PutTile(before, Box::new(TileSide { id, rows, edges: Vec::new() })))
}

/// What is done on the map.
fn on_the_map() -> impl Strategy<Value = Command> {
    let tiles = prop::sample::select(vec!["1V", "1R", "2V", "2R", "Crypt"]);
    let kinds = prop::sample::select(TokenKind::ALL.to_vec());
    let way = prop::sample::select(vec![Way::Clockwise, Way::Back]);
    let door = prop::sample::select(EVERY_WORD.doors.clone());
    let words = || "[a-z ]{0,6}";
    prop_oneof![
        4 => (tiles, spot(), 0_u8..6).prop_map(|(tile, at, turn)| Command::Lay(tile.to_owned(), at, turn)),
        3 => (things(), -5_i16..6, -5_i16..6).prop_map(|(things, x, y)| Command::Move(things, x, y)),
        2 => (things(), way).prop_map(|(things, way)| Command::Turn(things, way)),
        1 => things().prop_map(Command::Flip),
        1 => things().prop_map(Command::Remove),
        1 => (things(), -5_i16..6, -5_i16..6).prop_map(|(things, x, y)| Command::Copy(things, x, y)),
        2 => (spot(), spot()).prop_map(|(from, to)| Command::Door(from, to)),
        1 => (door, words(), any::<bool>())
            .prop_map(|(old, name, open)| Command::ChangeDoor(Box::new(PlacedDoor { name, open, ..old }))),
        2 => (kinds, spot()).prop_map(|(kind, at)| Command::Token(kind, at)),
        2 => (spot(), 0_u8..7).prop_map(|(at, level)| Command::Level(at, level)),
        1 => spot().prop_map(Command::Start),
        1 => spot().prop_map(Command::Exit),
        1 => (words(), spot()).prop_map(|(name, at)| Command::Name(name, at)),
        4 => marks().prop_map(Command::Mark),
        1 => (-5_i16..9, -5_i16..9, -1_i8..3)
            .prop_map(|(x, y, storeys)| Command::Paste(Box::new(some_piece()), x, y, storeys)),
        1 => (spot(), spot()).prop_map(|(one, other)| Command::Swap(one, other)),
    ]
}

/// What is done to the quest as a whole.
fn to_the_whole() -> impl Strategy<Value = Command> {
    let words = || "[a-z ]{0,6}";
    prop_oneof![
        words().prop_map(|text| Command::Title("en".to_owned(), text)),
        words().prop_map(|text| Command::Story("de".to_owned(), text)),
        (0_u8..7).prop_map(Command::StartLevel),
        some(&EVERY_WORD.goals).prop_map(Command::Goals),
        some(&EVERY_WORD.rules).prop_map(Command::Rules),
        specials().prop_map(|special| Command::Special(Box::new(special))),
        set_ups().prop_map(|set_up| Command::SetUp(Box::new(set_up))),
        own_tile(),
        prop::sample::select(vec!["Crypt", "1V", "Vault"]).prop_map(|id| Command::RemoveTile(id.to_owned())),
        prop::sample::select(vec![some_piece(), EVERY_WORD.clone()]).prop_map(|draft| Command::Draft(Box::new(draft))),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    let one = || prop_oneof![5 => on_the_map(), 3 => to_the_whole()];
    prop_oneof![
        12 => one(),
        1 => prop::collection::vec(one(), 1..4).prop_map(|commands| Command::Several("edit-rules", commands)),
    ]
}

fn beginning() -> impl Strategy<Value = Quest> {
    prop::sample::select(vec![empty("t"), EVERY_WORD.clone()])
}

proptest! {
    #[test]
    fn any_sequence_of_commands_is_taken_back_byte_for_byte_and_done_again(
        beginning in beginning(),
        commands in prop::collection::vec(command(), 1..60),
    ) {
        let mut history = History::opened(beginning);
        let first = document_text(&**history.current()).unwrap();
        let mut seen = vec![first.clone()];
        for command in &commands {
            if let Ok(quest) = command.apply(history.current(), &sides()) {
                let key = command.merge_key();
                let merge = key.as_deref().map_or(Merge::Never, Merge::With);
                history.replace(command.message_id(), merge, quest);
            }
            seen.push(document_text(&**history.current()).unwrap());
        }
        let last = seen.last().cloned().unwrap_or_default();
        while history.undo().is_some() {
            let now = document_text(&**history.current()).unwrap();
            prop_assert!(seen.contains(&now), "undo leads to a quest that was there before");
        }
        prop_assert_eq!(document_text(&**history.current()).unwrap(), first);
        while history.redo().is_some() {}
        prop_assert_eq!(document_text(&**history.current()).unwrap(), last);
    }
}

/// The first word of what a command looks like, with the first word of what is in it: `Mark(Border`.
fn kind(command: &Command) -> String {
    let shown = format!("{command:?}");
    let word = |text: &str| text.chars().take_while(|letter| letter.is_alphanumeric()).collect::<String>();
    let outer = word(&shown);
    match outer.as_str() {
        "Mark" | "Special" | "SetUp" => format!("{outer}({}", word(&shown[outer.len() + 1..])),
        _ => outer,
    }
}

/// The variants of an enum as its source lists them.
fn variants(source: &str, name: &str) -> Vec<String> {
    let begin = source.find(&format!("pub enum {name} {{")).expect("the enum is there");
    let body = &source[begin..begin + source[begin..].find("\n}").expect("it ends")];
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    names.map(|line| line.chars().take_while(|letter| letter.is_alphanumeric()).collect()).collect()
}

#[test]
fn every_command_there_is_takes_part_and_does_something() {
    let mut wanted: BTreeSet<String> = variants(include_str!("command.rs"), "Command").into_iter().collect();
    for (outer, source) in [
        ("Mark", include_str!("mark.rs")),
        ("Special", include_str!("special.rs")),
        ("SetUp", include_str!("set_up.rs")),
    ] {
        wanted.remove(outer);
        wanted.extend(variants(source, outer).into_iter().map(|name| format!("{outer}({name}")));
    }
    assert!(wanted.len() > 50, "{wanted:?}");
    let mut runner = TestRunner::deterministic();
    let strategy = command();
    let mut quest = EVERY_WORD.clone();
    for number in 0..40_000 {
        if wanted.is_empty() {
            break;
        }
        if number % 60 == 0 {
            quest.clone_from(&EVERY_WORD);
        }
        let command = strategy.new_tree(&mut runner).unwrap().current();
        let Ok(after) = command.apply(&quest, &sides()) else { continue };
        if after != quest {
            wanted.remove(&kind(&command));
        }
        quest = after;
    }
    assert!(wanted.is_empty(), "never tried with effect: {wanted:?}");
}

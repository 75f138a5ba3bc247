//! Words that came in with a file are read in the window and do nothing: no control sign, no direction mark, and an end.

use crate::support::app::still_window as window;
use crate::support::books::{TUTORIAL, found, founding};
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{key, press};
use delvewright::games::massive_darkness::content::{OwnPack, shipped_quests};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::house::packs::CardPack as _;
use delvewright::house::storage::{DataDirs, Theme, parse_document, write_document};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

/// A name that turns what follows around, clears a terminal, begins a new line and does not end.
fn hostile() -> String {
    format!("a\u{202e}b\u{1b}[2J\nc{}", "d".repeat(900))
}

/// A sentence that does the same; of one more is shown than of a name.
fn hostile_sentence() -> String {
    format!("a\u{202e}b\u{1b}[2J\nc{}", "e".repeat(900))
}

/// A name that does the same, as long as a book takes one.
fn hostile_name() -> String {
    hostile().chars().take(80).collect()
}

/// As it is read.
const READ: &str = "a\u{fffd}b\u{fffd}[2J\u{fffd}c";

/// A quest in which everything that its author may call as he likes is called so.
fn hostile_quest(number: usize) -> Quest {
    let (file, text) = shipped_quests().nth(number).expect("a quest");
    let mut quest: Quest = parse_document(Path::new(file), text).expect("a quest");
    quest.id = "hostile".to_owned();
    quest.title.values_mut().for_each(|said| *said = hostile());
    // What its author calls an objective is a sentence.
    quest.words.values_mut().flat_map(|texts| texts.values_mut()).for_each(|said| *said = hostile_sentence());
    quest.about.author = hostile();
    quest.about.licence = hostile();
    quest.about.tags = vec![hostile()];
    quest
}

/// What the window says of anything is read and does nothing, a name in 80 letters at most; how often it says such a one.
#[track_caller]
fn only_read(harness: &Harness<'_, App>, page: &str) -> usize {
    // With what stands before them these are 81 letters of a name, and 241 of a sentence.
    let before = READ.chars().count();
    let (mut seen, too_long) = (0, ["d".repeat(81 - before), "e".repeat(241 - before)]);
    for role in [Role::Label, Role::Button, Role::CheckBox, Role::RadioButton, Role::ComboBox, Role::Image] {
        for node in harness.query_all_by_role(role) {
            let node = node.accesskit_node();
            // What somebody types is his own; the field holds it as it is.
            for said in [node.label(), node.value()].into_iter().flatten() {
                assert!(!said.contains(['\u{202e}', '\u{1b}']), "{page}: {said:?}");
                let is_cut = too_long.iter().all(|run| !said.contains(run));
                assert!(is_cut && !said.contains("J\nc"), "{page}: {said:?}");
                seen += usize::from(said.contains(READ));
            }
        }
    }
    seen
}

#[test]
fn names_of_a_quest_are_shown_as_text_on_the_shelf_and_on_every_page_of_the_desk() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    dirs.create_all().expect("folders");
    let file = dirs.quests().join("hostile.ron");
    write_document(&file, &hostile_quest(3)).expect("a file");
    let mut harness = window(home.path(), (1280.0, 800.0), Theme::Dark, "en");
    // Where a font has no sign for what stands in, a box stands there.
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    key(&mut harness, Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    assert!(only_read(&harness, "the shelf") > 0);
    harness.state_mut().edit_quest(&file);
    harness.run_steps(4);
    let mut seen = 0;
    for page in ["Objectives", "Special rules", "Set-up", "History"] {
        press(&mut harness, page);
        harness.run_steps(4);
        seen += only_read(&harness, page);
    }
    assert!(seen > 0, "the desk shows nothing of what the file brought");
}

#[test]
fn names_of_a_quest_are_shown_as_text_where_a_game_begins() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    dirs.create_all().expect("folders");
    write_document(&dirs.quests().join("hostile.ron"), &hostile_quest(3)).expect("a file");
    let mut harness = window(home.path(), (1280.0, 800.0), Theme::Dark, "de");
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    press(&mut harness, "Neues Spiel");
    harness.run_steps(4);
    let name = READ;
    harness.get_all_by_label_contains(name).next().expect("the quest").scroll_to_me();
    harness.run_steps(4);
    harness.get_all_by_label_contains(name).next().expect("the quest").click();
    harness.run_steps(4);
    assert!(only_read(&harness, "a new game") > 0);
}

/// The window, in which a sign that no font has is a box.
fn tofu<'a>(home: &Path, language: &str) -> Harness<'a, App> {
    let harness = window(home, (1280.0, 800.0), Theme::Dark, language);
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    harness
}

#[test]
fn names_of_a_quest_are_shown_as_text_at_the_table() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    dirs.create_all().expect("folders");
    let file = dirs.quests().join("hostile.ron");
    write_document(&file, &hostile_quest(3)).expect("a file");
    let mut harness = tofu(home.path(), "en");
    harness.state_mut().edit_quest(&file);
    harness.run_steps(4);
    key(&mut harness, Modifiers::NONE, Key::F5);
    assert!(harness.state().play().is_some(), "it is played");
    let mut seen = only_read(&harness, "the table");
    for page in [Key::F2, Key::F3, Key::F4, Key::F5] {
        key(&mut harness, Modifiers::NONE, page);
        harness.run_steps(2);
        seen += only_read(&harness, "a page of the table");
    }
    assert!(seen > 0, "the table shows nothing of what the file brought");
}

#[test]
fn names_in_a_book_are_shown_as_text_on_the_shelf_and_on_its_pages() {
    let home = tempfile::tempdir().expect("a folder");
    let mut begun = founding(2, &[TUTORIAL, "quest-01"]);
    begun.name = "Winter".to_owned();
    for member in &mut begun.heroes {
        member.player = "Zofia".to_owned();
    }
    let book = found(home.path(), begun);
    let file = book.path().to_path_buf();
    drop(book);
    // Nobody types such names; somebody has written them into the file. A book with longer ones is none.
    let text = std::fs::read_to_string(&file).expect("a book");
    let quoted = format!("{:?}", hostile_name()).trim_matches('"').to_owned();
    let hostile = text.replace("Winter", &quoted).replace("Zofia", &quoted);
    assert_ne!(hostile, text);
    std::fs::write(&file, hostile).expect("it is written");
    let mut harness = tofu(home.path(), "en");
    key(&mut harness, Modifiers::COMMAND, Key::B);
    harness.run_steps(4);
    assert!(only_read(&harness, "the shelf of books") > 0);
    press(&mut harness, &format!("Open “{READ}{}”", "d".repeat(80 - READ.chars().count())));
    harness.run_steps(4);
    let mut seen = only_read(&harness, "a book");
    for page in [Key::Num1, Key::Num2, Key::Num3, Key::Num4] {
        key(&mut harness, Modifiers::COMMAND, page);
        harness.run_steps(2);
        seen += only_read(&harness, "a page of the book");
    }
    assert!(seen > 0, "the book shows nothing of what the file brought");
}

#[test]
fn names_of_a_pack_and_of_its_cards_are_shown_as_text() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    dirs.create_all().expect("folders");
    let mut pack = OwnPack { title: hostile(), author: hostile(), ..OwnPack::none() };
    pack.names.insert("T001".to_owned(), [("en".to_owned(), hostile())].into());
    pack.write(&dirs.packs().join("theirs.ron")).expect("a pack");
    let mut harness = tofu(home.path(), "en");
    key(&mut harness, Modifiers { shift: true, ..Modifiers::COMMAND }, Key::K);
    harness.run_steps(4);
    crate::support::hands::write_in(&mut harness, "Search a card", "[2J");
    harness.run_steps(4);
    let found = harness.get_all_by_label_contains(READ).next().expect("the card is listed");
    found.click();
    harness.run_steps(4);
    assert!(only_read(&harness, "the cards") > 1);
}

#[test]
fn names_on_a_pad_are_shown_as_text() {
    use crate::support::app::open_on;
    use delvewright::games::boss_monster::pad::{PadRules, PadShelf, Seat, What};
    use delvewright::games::boss_monster::ruleset::BossMonsterRules;
    use delvewright::games::boss_monster::view::BossMonsterWindow;
    let home = tempfile::tempdir().expect("a folder");
    DataDirs::at(home.path()).create().expect("folders");
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let accounts = std::sync::Arc::new(PadRules { cards: std::sync::Arc::clone(rules.cards()) });
    let shelf = PadShelf::new(DataDirs::at(home.path()), accounts);
    let mut pad = shelf.found(1, What::Founded("Fridays".to_owned())).expect("a pad");
    let seats = ["Ana", "Ben"].map(|name| Seat { name: name.to_owned(), boss: None });
    pad.enter(2, What::Began(seats.to_vec())).expect("a game");
    let file = pad.path().to_path_buf();
    drop(pad);
    let text = std::fs::read_to_string(&file).expect("a pad");
    // Control signs it does not take, direction marks it does.
    let quoted = "a\\u{202e}b";
    std::fs::write(&file, text.replace("Fridays", quoted).replace("Ana", quoted)).expect("it is written");
    let mut harness = open_on(&[&BossMonsterWindow], home.path(), (1280.0, 800.0), Theme::Dark, "en");
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    press(&mut harness, "Score pad");
    harness.run_steps(4);
    only_read(&harness, "the pads");
    assert!(harness.query_all_by_label_contains("a\u{fffd}b").next().is_some());
}

#[test]
fn names_in_the_book_of_a_party_are_shown_as_text() {
    use crate::support::app::open_on;
    use delvewright::games::massive_darkness_2::book::{BookRules, Founding, Member, What};
    use delvewright::games::massive_darkness_2::content::CoreBox;
    use delvewright::games::massive_darkness_2::view::HellscapeWindow;
    let home = tempfile::tempdir().expect("a folder");
    DataDirs::at(home.path()).create().expect("folders");
    let shelf = BookRules::shelf(&CoreBox::open().expect("the box"), &DataDirs::at(home.path()));
    let party = vec![Member { hero: "gheta".to_owned(), player: "Ana".to_owned() }];
    let mut book = shelf.found(1, What::Founded(Founding { name: "Sundays".to_owned(), party })).expect("a book");
    book.enter(2, What::Chosen(Some("our-own".to_owned()))).expect("any quest");
    let file = book.path().to_path_buf();
    drop(book);
    let text = std::fs::read_to_string(&file).expect("a book");
    // Control signs it does not take, direction marks it does.
    let quoted = "a\\u{202e}b";
    let changed = ["Sundays", "Ana", "our-own"].iter().fold(text, |text, name| text.replace(name, quoted));
    std::fs::write(&file, changed).expect("it is written");
    let mut harness = open_on(&[&HellscapeWindow], home.path(), (1280.0, 800.0), Theme::Dark, "en");
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    press(&mut harness, "Book of the party");
    harness.run_steps(4);
    only_read(&harness, "the books");
    for page in ["Chronicle", "Numbers", "Quests"] {
        press(&mut harness, page);
        only_read(&harness, page);
    }
    assert!(harness.query_all_by_label_contains("a\u{fffd}b").next().is_some());
}

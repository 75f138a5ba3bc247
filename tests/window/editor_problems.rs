//! The page of problems: the list that the terminal prints, and what can be done about its lines.

use crate::support::app::still_window;
use crate::support::hands::{key, picture, press, press_containing, quest};
use delvewright::games::massive_darkness::content::{core_box, shared_core_box};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::lint::{MOST_LISTED, advice, findings};
use delvewright::games::massive_darkness::quest::model::{PlacedToken, Quest, Spot};
use delvewright::games::massive_darkness::quest::set_up::library_of;
use delvewright::games::massive_darkness::quest::{Problem, draft};
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, Theme, read_document, write_document};
use delvewright::house::text::{Language, Texts};
use delvewright::house::wrong::Wrong as _;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;

const MEANT: &str = "It is meant so: no more hints of this kind";

fn broken(name: &str) -> Quest {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/broken_quests/{name}.ron"));
    read_document(&file, 1).expect("a quest")
}

/// What is told about a quest, line by line, as the terminal prints it.
fn lines(quest: &Quest, texts: &Texts) -> Vec<String> {
    let sides = core_box().expect("the box").tiles;
    let (_, problems): (_, Vec<Problem>) = draft(quest, &sides);
    let misfit = library_of(quest, &shared_core_box().expect("the box")).err();
    findings(&problems, misfit.as_ref(), &advice(quest, &sides)).map(|one| one.say(texts).to_string()).collect()
}

/// The page of problems of a quest that lies in the folder.
fn page<'a>(folder: &Path, quest: &Quest, language: Language) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    write_document(&dirs.quests().join("mine.ron"), quest).expect("it is written");
    // High enough for every line.
    let mut harness = still_window(folder, (1280.0, 1400.0), Theme::Dark, language.code());
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press_containing(&mut harness, quest.title(language.code()));
    let count = lines(quest, &texts::of(language)).len() as i64;
    let name = texts::of(language).with("editor-problems", &[("count", count.into())]);
    press(&mut harness, &name);
    harness
}

#[test]
fn the_window_lists_what_the_terminal_prints() {
    let mut misfit = broken("sound");
    let mut foe = shared_core_box().expect("the box").enemies[0].card.clone();
    foe.kind = "nobody".to_owned();
    misfit.cards.own.enemies.push(foe);
    let quests = [broken("door-in-opening"), broken("both-sides"), broken("no-exit"), misfit];
    for (quest, language) in quests.iter().zip(Language::ALL.into_iter().cycle()) {
        let folder = tempfile::tempdir().expect("a folder");
        let harness = page(folder.path(), quest, language);
        let lines = lines(quest, &texts::of(language));
        assert!(!lines.is_empty(), "{}", quest.id);
        for line in lines {
            assert!(harness.query_all_by_label(&line).next().is_some(), "{}: {line} is missing", quest.id);
        }
    }
}

#[test]
fn a_list_that_nobody_would_read_to_the_end_is_cut_and_says_how_much_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut full = broken("sound");
    let at = |x: i16| Spot { x: 50, y: x, storey: 0 };
    let kind = full.tokens[0].kind;
    full.tokens.extend((0..50).map(|x| PlacedToken { kind, at: at(x), fixed: false }));
    full.bridges.extend((0..90).map(at));
    let harness = page(folder.path(), &full, Language::English);
    let more = lines(&full, &texts::of(Language::English)).len() - MOST_LISTED;
    assert!(harness.query_by_label(&format!("…and {more} more.")).is_some());
    assert_eq!(harness.query_all_by_label("Settle it").count(), MOST_LISTED);
}

#[test]
fn a_hint_that_is_meant_so_is_told_no_more_until_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = broken("both-sides");
    let texts = texts::of(Language::English);
    let hints = lines(&before, &texts).len();
    let mut harness = page(folder.path(), &before, Language::English);
    assert_eq!(harness.query_all_by_label(MEANT).count(), hints, "each is only a hint");
    picture(&mut harness, "editor-hints-dark");
    harness.query_all_by_label(MEANT).next().expect("a hint").click();
    harness.run_steps(4);
    let after = quest(&harness);
    assert_eq!(after.meant.len(), 1);
    assert!(lines(&after, &texts).len() < hints);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), before);
    key(&mut harness, Modifiers::COMMAND, Key::Y);
    press(&mut harness, "Tell all hints again (kinds not told: 1)");
    assert_eq!(quest(&harness), before);
    // A mistake is told whatever is meant.
    let harness = page(folder.path(), &broken("lost-at-once"), Language::English);
    assert_eq!(harness.query_all_by_label(MEANT).count(), 0);
}

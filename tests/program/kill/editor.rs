//! A quest in the editor, written the way the window writes it while somebody types, and killed.

use delvewright::games::massive_darkness::folders::OwnFolders as _;
use std::any::Any;
use std::io::{BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use delvewright::games::massive_darkness::content::shipped_quest;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::session::RULESET;
use delvewright::games::massive_darkness::view::desk::{MassiveDarknessDesk, MassiveDarknessWindow};
use delvewright::house::storage::{DataDirs, parse_document, read_document, write_document};
use delvewright::shell::App;
use egui::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

#[cfg(unix)]
use super::kill_on_a_full_disk;
use super::{is_asked_for, victim};

/// What is typed is on the disk half a second later; a busy machine may take a little more.
const BEHIND: Duration = Duration::from_millis(1500);

/// How often somebody is killed while he types.
const KILLS: u64 = 12;

fn file_in(home: &Path) -> PathBuf {
    DataDirs::at(home).quests().join("killed.ron")
}

fn typed(quest: &Quest) -> usize {
    quest.title["en"].chars().count()
}

/// Opens the quest of this home in the real window and types its title on and on. After each letter it says how long the
/// title is on the screen, and whether the window tells that it cannot write it.
pub fn type_for_ever(home: &Path, told: &mut impl Write) {
    let mut is_ready = false;
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).with_step_dt(0.1).build_ui_state(
        move |ui, app: &mut App| {
            if !is_ready {
                is_ready = true;
                app.set_up(ui.ctx());
            }
            app.ui(ui);
        },
        App::new(&[&MassiveDarknessWindow], DataDirs::at(home), 7),
    );
    harness.run_steps(4);
    let desk: &mut dyn Any = harness.state_mut().desk_mut(RULESET).unwrap();
    desk.downcast_mut::<MassiveDarknessDesk>().unwrap().open_quest(&file_in(home));
    harness.run_steps(8);
    harness.get_by_role_and_label(Role::TextInput, "Title (English)").focus();
    harness.run_steps(2);
    let begun = read_document::<Quest>(&file_in(home), 1).map(|quest| typed(&quest)).unwrap();
    for letters in begun + 1.. {
        harness.get_by_role_and_label(Role::TextInput, "Title (English)").type_text("x");
        harness.step();
        harness.step();
        writeln!(told, "safe {letters}").unwrap();
        if harness.query_all_by_label_contains("could not be written").next().is_some() {
            writeln!(told, "full").unwrap();
        }
    }
}

fn begun() -> Quest {
    let mut quest: Quest = parse_document(Path::new("tutorial"), shipped_quest("tutorial").unwrap()).unwrap();
    quest.title.insert("en".to_owned(), "x".to_owned());
    quest
}

/// Whole, or it could not be read; how many letters of the title are there.
fn found(home: &Path, quest: &Quest) -> usize {
    let found = read_document::<Quest>(&file_in(home), 1).unwrap();
    let letters = typed(&found);
    assert_eq!(found.title["en"], "x".repeat(letters));
    assert_eq!(Quest { title: found.title.clone(), ..quest.clone() }, found, "nothing else has changed");
    letters
}

#[test]
fn who_is_killed_while_he_types_loses_no_more_than_the_last_moment() {
    if !is_asked_for() {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    let home = home.path().join("home.editor");
    DataDirs::at(&home).create_all().unwrap();
    let quest = begun();
    let mut letters_in_all = 0;
    for kill in 0..KILLS {
        write_document(&file_in(&home), &quest).unwrap();
        let mut victim = victim(&home);
        let lines = BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
        let (mut on_screen, mut begun): (Vec<(Instant, usize)>, Option<Instant>) = (Vec::new(), None);
        for number in lines.filter_map(|line| line.rsplit_once("safe ")?.1.parse().ok()) {
            on_screen.push((Instant::now(), number));
            let begun = *begun.get_or_insert_with(Instant::now);
            if begun.elapsed() > BEHIND + Duration::from_millis(250 * kill) {
                break;
            }
        }
        victim.kill().unwrap();
        victim.wait().unwrap();
        let killed = Instant::now();
        let certain = on_screen.iter().rev().find(|(at, _)| killed.duration_since(*at) > BEHIND);
        let certain = certain.map_or(1, |(_, letters)| *letters);
        let letters = found(&home, &quest);
        assert!(letters >= certain, "{letters} letters, but {certain} had been there for {BEHIND:?}");
        letters_in_all += letters;
    }
    println!("{KILLS} kills while a title was typed: {letters_in_all} letters");
}

#[cfg(unix)]
#[test]
fn who_is_killed_while_he_types_on_a_full_disk_has_the_quest_as_it_last_found_room() {
    if !is_asked_for() {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    let home = home.path().join("home.editor");
    DataDirs::at(&home).create_all().unwrap();
    let mut letters_in_all = 0;
    for kill in 0..KILLS {
        // So much is in it already that a few letters more fill the last KiB that there is room for.
        let mut quest = begun();
        write_document(&file_in(&home), &quest).unwrap();
        let bytes = std::fs::metadata(file_in(&home)).unwrap().len();
        let room = 4 + 3 * kill;
        let kib = bytes.div_ceil(1024) + 1;
        quest
            .title
            .insert("de".to_owned(), quest.title["de"].clone() + &"y".repeat((kib * 1024 - bytes - room) as usize));
        write_document(&file_in(&home), &quest).unwrap();
        let on_screen = kill_on_a_full_disk(&home, kib, Duration::from_millis(97 * kill)).unwrap();
        let letters = found(&home, &quest);
        assert!(on_screen > room, "it was full before there was no room any more");
        assert!(letters as u64 <= 1 + room, "{letters} letters where there was room for {room} more");
        letters_in_all += letters;
    }
    println!("{KILLS} kills while a title was typed on a full disk: {letters_in_all} letters, each time a whole quest");
}

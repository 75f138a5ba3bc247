//! The files of campaign books in the real window: torn, impossible, and in the way of an export.

use crate::support::hands::{enter_over, let_go, press};
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::house::storage::DataDirs;
use delvewright::shell::App;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The window on the shelf of the Ledger, with one book on it.
fn shelf<'a>(folder: &Path, text: &str) -> (Harness<'a, App>, PathBuf) {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let book = dirs.campaigns.join("sample.campaign");
    fs::write(&book, text).expect("a book");
    let mut window = crate::support::app::window((1280.0, 1200.0), egui::Theme::Dark, folder, 7);
    window.run();
    press(&mut window, "Campaign book");
    (window, book)
}

fn open(window: &mut Harness<'_, App>) {
    window.get_by_label_contains("Open “").click();
    window.run_steps(4);
}

#[test]
fn a_torn_book_opens_and_says_what_is_missing_and_where_the_torn_file_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let torn = &SAMPLE[..SAMPLE.len() - 9];
    let (mut window, book) = shelf(folder.path(), torn);
    open(&mut window);
    assert!(window.query_by_label_contains("only half written").is_some());
    assert!(window.query_by_label_contains("sample.campaign.torn-1").is_some());
    assert_eq!(fs::read_to_string(book.with_file_name("sample.campaign.torn-1")).expect("the torn file"), torn);
    assert_eq!(fs::read_to_string(&book).expect("the book").lines().count(), SAMPLE.lines().count() - 1);
}

#[test]
fn a_campaign_that_cannot_have_begun_so_says_why_on_the_shelf() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, _) = shelf(folder.path(), &SAMPLE.replacen("hero:\"elias\"", "hero:\"bjorn\"", 1));
    assert!(window.query_by_label_contains("The hero “Bjorn” was chosen twice (COMP-02).").is_some(), "by his name");
}

/// The sample with its first Hero entered under way, his Skills and XP as a hand wrote them into the file.
fn with_sheet(sheet: &str) -> String {
    let mut lines: Vec<String> = SAMPLE.lines().map(str::to_owned).collect();
    let from = lines[1].find("begins:Fresh(").expect("a beginner");
    let to = from + lines[1][from..].find(')').expect("its end") + 1;
    lines[1].replace_range(from..to, &format!("begins:UnderWay({sheet})"));
    lines.join("\n") + "\n"
}

#[test]
fn skills_that_nobody_can_have_are_refused_with_their_rule_when_they_come_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = delvewright::games::massive_darkness::content::shared_core_box().expect("the box");
    let lines: Vec<String> = SAMPLE.lines().map(str::to_owned).collect();
    let (_, entries) = delvewright::games::massive_darkness::campaign::lines::read_lines(&lines).expect("the sample");
    let delvewright::games::massive_darkness::campaign::What::Founded(founding) = &entries[0].what else {
        unreachable!("no founding")
    };
    let class = library.class_named(&founding.heroes[0].class).expect("his class");
    let line = &library.class(class).sheet.lines[0];
    let most = line.skills.len();
    let text = with_sheet(&format!("(skills:{{\"{}\":{}}})", line.id, most + 1));
    let (mut window, _) = shelf(folder.path(), &text);
    let told = format!("cannot have bought {} skills", most + 1);
    assert!(window.query_by_label_contains(&told).is_some());
    assert!(window.query_by_label_contains(&format!("which has only {most} (CLASS-04)")).is_some());
    // The same when it is let go over the window.
    let file = folder.path().join("skilled.campaign");
    fs::write(&file, &text).expect("a file");
    let_go(&mut window, &[&file]);
    assert!(window.query_all_by_label_contains(&told).count() > 1, "it is told above the shelf");
    let names = fs::read_dir(DataDirs::at(folder.path()).campaigns).expect("a folder").count();
    assert_eq!(names, 1, "it is not taken in");
}

#[test]
fn a_hero_who_takes_part_twice_is_called_by_his_name_in_every_language() {
    for (language, told) in [("de", "„Bjorn“"), ("pl", "„Bjorn”")] {
        let folder = tempfile::tempdir().expect("a folder");
        let dirs = DataDirs::at(folder.path());
        dirs.create_all().expect("folders");
        let text = SAMPLE.replacen("hero:\"elias\"", "hero:\"bjorn\"", 1);
        fs::write(dirs.campaigns.join("twice.campaign"), text).expect("a book");
        let theme = delvewright::house::storage::Theme::Light;
        let mut window = crate::support::app::still_window(folder.path(), (1280.0, 800.0), theme, language);
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::B);
        window.run_steps(4);
        assert!(window.query_by_label_contains(told).is_some(), "{language}");
    }
}

#[test]
fn who_agrees_to_replace_a_file_does_not_lose_a_book_by_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, book) = shelf(folder.path(), SAMPLE);
    open(&mut window);
    press(&mut window, "Chronicle");
    press(&mut window, "Save the campaign to go on elsewhere");
    enter_over(&mut window, "Name of the file", &book.display().to_string());
    press(&mut window, "Save over it");
    assert!(window.query_by_label_contains("a file of another kind").is_some());
    assert_eq!(fs::read_to_string(&book).expect("the book"), SAMPLE);
}

#[test]
fn a_torn_campaign_that_is_dropped_on_the_window_is_taken_in_and_it_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = shelf(folder.path(), SAMPLE);
    let torn = folder.path().join("torn.campaign");
    fs::write(&torn, &SAMPLE[..SAMPLE.len() - 9]).expect("a torn book");
    let_go(&mut window, &[&torn]);
    assert!(window.query_by_label_contains("only half written").is_some());
    assert_eq!(fs::read_to_string(&torn).expect("the torn book"), SAMPLE[..SAMPLE.len() - 9]);
}

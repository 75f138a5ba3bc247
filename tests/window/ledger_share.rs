//! Reading and sharing a campaign in the real window: files out and in, the pages of a book, heroes, statistics.

use crate::support::hands::{campaign as book, enter_over as write, let_go, picture, press};
use crate::support::pictures::{self, shoot};
use delvewright::games::massive_darkness::campaign::QuestStatus;
use delvewright::games::massive_darkness::campaign::chronicle::pieces;
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::campaign::statistics::Statistics;
use delvewright::games::massive_darkness::campaign::words::{Titles, Words};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::print::{Paper, chronicle};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::story::party_level;
use delvewright::games::massive_darkness::rules::story::sheet::{SkillState, skill_state};
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::DataDirs;
use delvewright::house::text::Language;
use delvewright::shell::App;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

const LARGE: (f32, f32) = (1280.0, 1200.0);

/// The window on the shelf of the Ledger.
fn shelf<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    DataDirs::at(folder).create_all().expect("folders");
    let mut window = crate::support::app::window(LARGE, theme, folder, 7);
    window.run();
    press(&mut window, "Campaign book");
    window
}

/// The window with the sample campaign open in it.
fn sample<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    let mut window = shelf(folder, theme);
    press(&mut window, "Put a sample campaign here to look at");
    window.get_by_label_contains("Open “").click();
    window.run_steps(4);
    window
}

/// The window with the first entries of the sample campaign open in it.
fn half<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let lines: Vec<&str> = SAMPLE.lines().collect();
    let text = lines[..lines.len() * 2 / 5].join("\n") + "\n";
    fs::write(dirs.campaigns.join("half.campaign"), text).expect("a book");
    let mut window = shelf(folder, theme);
    window.get_by_label_contains("Open “").click();
    window.run_steps(4);
    window
}

/// Opens the sheet of a Hero; his name stands in the comparison as well.
fn turn_to(window: &mut Harness<'_, App>, hero: &str) {
    window.query_all_by_label(hero).next().expect("a hero").click();
    window.run_steps(4);
}

/// Writes the open campaign by a button of the chronicle, under a name of our own.
fn keep(window: &mut Harness<'_, App>, button: &str, file: &Path) {
    press(window, button);
    write(window, "Name of the file", &file.display().to_string());
    assert!(window.query_by_label_contains("Written").is_some(), "the file is told");
}

#[test]
fn a_campaign_is_exported_and_goes_on_on_another_shelf_as_it_was() {
    let (here, there, files) = (
        tempfile::tempdir().expect("it is there"),
        tempfile::tempdir().expect("it is there"),
        tempfile::tempdir().expect("it is there"),
    );
    let mut window = sample(here.path(), egui::Theme::Dark);
    press(&mut window, "Chronicle");
    let file = files.path().join("to-go.campaign");
    keep(&mut window, "Save the campaign to go on elsewhere", &file);
    let mut other = shelf(there.path(), egui::Theme::Light);
    press(&mut other, "Fetch a campaign from a file");
    write(&mut other, "Folder", &files.path().display().to_string());
    press(&mut other, "to-go.campaign");
    press(&mut other, "Open");
    assert!(other.query_by_label_contains("is on the shelf now").is_some());
    let (one, copy) = (book(here.path()), book(there.path()));
    assert_eq!(one.entries(), copy.entries());
    assert_eq!(one.standing(), copy.standing());
    assert_eq!(one.header().id, copy.header().id, "it is the same campaign");
}

#[test]
fn a_campaign_that_is_dropped_on_the_window_is_taken_in_and_what_is_none_is_refused() {
    let (here, there) = (tempfile::tempdir().expect("it is there"), tempfile::tempdir().expect("it is there"));
    sample(here.path(), egui::Theme::Dark);
    let original = fs::read_dir(DataDirs::at(here.path()).campaigns).expect("it is there").find_map(|entry| {
        let path = entry.expect("it is there").path();
        (path.extension()? == "campaign").then_some(path)
    });
    let mut window = shelf(there.path(), egui::Theme::Dark);
    let noise = there.path().join("noise.campaign");
    fs::write(&noise, "nonsense").expect("it is there");
    let_go(&mut window, &[&noise]);
    assert!(window.query_by_label_contains("noise.campaign").is_some(), "it says which file");
    assert_eq!(fs::read_to_string(&noise).expect("it is there"), "nonsense");
    let_go(&mut window, &[&original.expect("it is there")]);
    assert!(window.query_by_label_contains("is on the shelf now").is_some());
    assert_eq!(book(here.path()).standing(), book(there.path()).standing());
}

#[test]
fn the_chronicle_is_read_and_kept_as_text_on_paper_and_as_numbers() {
    let (here, files) = (tempfile::tempdir().expect("it is there"), tempfile::tempdir().expect("it is there"));
    let mut window = sample(here.path(), egui::Theme::Dark);
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Num4);
    window.run_steps(4);
    assert!(window.query_by_label("How it began").is_some());
    shoot("ledger-chronicle", &mut window);
    // It lies open as a book: one leafs on and back, by keys and by hand, and no further than there are pages.
    let lies_open = |window: &Harness<'_, App>, pages: &str| window.query_by_label_contains(pages).is_some();
    assert!(lies_open(&window, "Pages 1 to 2 of"));
    window.key_press(egui::Key::PageUp);
    window.run_steps(4);
    assert!(lies_open(&window, "Pages 1 to 2 of"));
    window.key_press(egui::Key::PageDown);
    window.run_steps(4);
    assert!(lies_open(&window, "Pages 3 to 4 of") && window.query_by_label("How it began").is_none());
    press(&mut window, "Leaf back");
    assert!(lies_open(&window, "Pages 1 to 2 of"));
    let at = |name: &str| files.path().join(name);
    keep(&mut window, "Save as text (Markdown)", &at("story.md"));
    keep(&mut window, "Save for printing (PDF)", &at("story.pdf"));
    press(&mut window, "Letter");
    keep(&mut window, "Save for printing (PDF)", &at("letter.pdf"));
    keep(&mut window, "Save the numbers (CSV)", &at("numbers"));
    let text = fs::read_to_string(at("story.md")).expect("it is there");
    let name = &book(here.path()).standing().expect("it is there").name.clone();
    assert!(text.starts_with(&format!("# {name}\n")) && text.contains("## How it began"), "{text}");
    let pdf = |name: &str| fs::read(at(name)).expect("it is there");
    assert!(pdf("story.pdf").starts_with(b"%PDF-"));
    let is_letter = |name: &str| pdf(name).windows(7).any(|part| part == b"612 792");
    assert_eq!((is_letter("story.pdf"), is_letter("letter.pdf")), (false, true));
    let (campaign, texts, titles) = (book(here.path()), texts::of(Language::English), Titles::with([]));
    let words = Words { texts: &texts, library: campaign.library(), titles: &titles, edition: Edition::De };
    let printed = chronicle(&pieces(&campaign, &words), &texts, Paper::A4);
    pictures::keep("ledger-chronicle-page.png", &printed.png(0, 110).expect("a page"));
    pictures::keep("ledger-chronicle-last.png", &printed.png(printed.pages() - 1, 110).expect("a page"));
    let rows = Statistics::of(&book(here.path())).rows.len();
    assert_eq!(fs::read_to_string(at("numbers.csv")).expect("it is there").lines().count(), rows + 1);
    press(&mut window, "Book");
    assert!(window.query_by_label("What happened").is_some());
}

#[test]
fn a_hero_sheet_says_which_skills_work_sleep_and_can_be_bought() {
    let here = tempfile::tempdir().expect("a folder");
    let mut window = half(here.path(), egui::Theme::Dark);
    press(&mut window, "Heroes");
    picture(&mut window, "ledger-party");
    let campaign = book(here.path());
    let standing = campaign.standing().expect("it has begun");
    let level = party_level(campaign.library(), &standing.party);
    for (record, name) in standing.party.iter().zip(["Bjorn", "Elias", "Owen", "Sibyl"]) {
        turn_to(&mut window, name);
        let of = |wanted| {
            let state = |line, skill| skill_state(campaign.library(), record, line, skill, level);
            (0..20)
                .flat_map(|line| (0..9).map(move |skill| (line, skill)))
                .filter(|at| state(at.0, at.1) == Some(wanted))
                .count()
        };
        for (state, told) in [
            (SkillState::Active, "XP: works"),
            (SkillState::Asleep, "XP: bought, wakes"),
            (SkillState::Affordable, "XP: can be bought"),
            (SkillState::TooDear, "XP: costs more"),
        ] {
            assert_eq!(window.query_all_by_label_contains(told).count(), of(state), "{name}: {told}");
        }
        let xp = format!("XP: {} of 30", record.xp);
        assert!(window.query_by_label(&xp).is_some(), "{xp}");
        let cards = format!("cards: {} of 6", record.cards.len());
        assert!(window.query_by_label_contains(&cards).is_some(), "{cards}");
    }
    turn_to(&mut window, "Elias");
    assert!(window.query_by_label("Press a field to read what the skill does.").is_some());
    window.query_all_by_label_contains("XP: works").next().expect("a skill").click();
    window.run_steps(4);
    assert!(window.query_by_label("Press a field to read what the skill does.").is_none());
    picture(&mut window, "ledger-hero");
}

#[test]
fn a_found_card_is_offered_to_whom_it_helps_most_by_keyboard_alone() {
    let here = tempfile::tempdir().expect("a folder");
    let mut window = half(here.path(), egui::Theme::Light);
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Num2);
    window.run_steps(4);
    assert!(window.query_by_label_contains("hits hardest").is_some());
    crate::support::hands::tab_to(&mut window, "Found card");
    crate::support::hands::write(&mut window, "S114");
    window.key_press(egui::Key::Enter);
    window.run_steps(4);
    assert!(window.query_by_label("best with").is_some());
    assert!(window.query_by_label_contains("Elias: +").is_some(), "he wears no armor");
    let told = window.query_all_by_label_contains("Owen: ").count();
    assert_eq!(told, 1, "every hero is told what he gains");
    picture(&mut window, "ledger-found");
}

#[test]
fn statistics_are_pictures_with_words_and_tables() {
    let here = tempfile::tempdir().expect("a folder");
    let mut window = sample(here.path(), egui::Theme::Dark);
    crate::support::hands::tab_to(&mut window, "Statistics");
    window.key_press(egui::Key::Enter);
    window.run_steps(4);
    for name in ["Experience earned, in XP", "Length of the quests, in rounds", "Cards found, by level", "Deaths"] {
        assert!(window.query_by_role_and_label(Role::Image, name).is_some(), "{name}");
    }
    picture(&mut window, "ledger-statistics");
    assert!(window.query_by_label("lost").is_none());
    press(&mut window, "Length of the quests, in rounds, as a table");
    window.run_steps(8);
    let lost =
        Statistics::of(&book(here.path())).quests.iter().filter(|quest| quest.deaths > 0 && quest.rounds > 0).count();
    assert!(lost > 0 && window.query_all_by_label("lost").count() > 0);
}

#[test]
fn the_way_shows_what_was_and_what_is_next_and_hides_the_rest() {
    let here = tempfile::tempdir().expect("a folder");
    let mut window = half(here.path(), egui::Theme::Dark);
    let campaign = book(here.path());
    let titles = Titles::with([]);
    for (at, (quest, status)) in campaign.standing().expect("it has begun").quests().enumerate() {
        let title = titles.title(quest, "en");
        let told = match status {
            QuestStatus::Won => format!("{title}: won"),
            QuestStatus::Lost => format!("{title}: lost"),
            QuestStatus::Next => format!("{title}: comes next"),
            QuestStatus::Locked => {
                assert!(window.query_by_label_contains(title).is_none(), "{title} is a secret");
                format!("Quest {}", at + 1)
            }
        };
        assert!(window.query_by_label_contains(&told).is_some(), "{told}");
    }
    picture(&mut window, "ledger-way");
}

//! The shelf of campaigns and what leads from it, in every window and at every size of text: books that lie open, those that
//! cannot be read with their reason, and an empty shelf that says what a book is for.

use crate::support::app::open_on;
use crate::support::cut::cut_off;
use crate::support::desk::GAMES;
use crate::support::hands::{key, picture, press, press_part, shows, tab_to};
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::house::text::Language;
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

/// Size, look, language, size of text in per cent.
type Way = ((f32, f32), Theme, Language, u16);

const WAYS: [Way; 7] = [
    ((1024.0, 640.0), Theme::Dark, Language::English, 100),
    ((1024.0, 640.0), Theme::Light, Language::German, 200),
    ((1280.0, 800.0), Theme::Dark, Language::German, 100),
    ((1280.0, 800.0), Theme::Light, Language::English, 80),
    ((1280.0, 800.0), Theme::Dark, Language::Polish, 150),
    ((2560.0, 1440.0), Theme::Dark, Language::English, 100),
    ((2560.0, 1440.0), Theme::Light, Language::German, 200),
];

/// The window on the shelf of a folder.
fn shelf<'a>(folder: &Path, (size, theme, language, scale): Way) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    Settings { ui_scale: scale, ..Settings::default() }.save(&dirs.settings_file).expect("settings");
    let mut window = open_on(GAMES, folder, size, theme, language.code());
    key(&mut window, Modifiers::COMMAND, Key::B);
    window
}

/// Puts a book with the first lines of the sample on the shelf, called otherwise.
fn put(folder: &Path, file: &str, name: &str, lines: usize) {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let text: String = SAMPLE.lines().take(lines).map(|line| format!("{line}\n")).collect();
    let id = format!("{:016x}", name.len() as u64 * 7 + lines as u64);
    let text = text.replacen("5a3b1e0000000001", &id, 1).replacen("Lanterns Below", name, 1);
    fs::write(dirs.campaigns.join(file), text).expect("a book");
}

fn name_of((size, theme, language, scale): Way) -> String {
    let look = if theme == Theme::Dark { "dark" } else { "light" };
    format!("{}-{look}-{}-{scale}", size.0, language.code())
}

#[test]
fn the_shelf_and_all_that_lies_behind_it_fit_every_window_at_every_size_of_text() {
    let whole = SAMPLE.lines().count();
    let mut cut = Vec::new();
    for way in WAYS {
        let (texts, name) = (texts::of(way.2), name_of(way));
        let empty = tempfile::tempdir().expect("a folder");
        let mut window = shelf(empty.path(), way);
        let mut look = |window: &mut Harness<'_, App>, page: &str| {
            picture(window, &format!("pages-{page}-{name}"));
            cut.extend(cut_off(window).into_iter().map(|what| format!("{page}, {name}: {what}")));
        };
        look(&mut window, "empty");
        tab_to(&mut window, &texts.get("ledger-found"));
        key(&mut window, Modifiers::NONE, Key::Enter);
        look(&mut window, "founding");
        let folder = tempfile::tempdir().expect("a folder");
        put(folder.path(), "lanterns.campaign", "Lanterns Below", whole);
        let mut window = shelf(folder.path(), way);
        look(&mut window, "one");
        let open = texts.with("ledger-open", &[("name", "Lanterns Below".into())]);
        tab_to(&mut window, &open);
        key(&mut window, Modifiers::NONE, Key::Enter);
        look(&mut window, "book");
        key(&mut window, Modifiers::COMMAND, Key::Num2);
        tab_to(&mut window, "Elias");
        key(&mut window, Modifiers::NONE, Key::Enter);
        look(&mut window, "hero");
        put(folder.path(), "winter.campaign", "Winter", whole / 3);
        put(folder.path(), "spring.campaign", "A long spring without end in the mines of Karak-Ost", 2);
        fs::write(DataDirs::at(folder.path()).campaigns.join("noise.campaign"), "?").expect("a file");
        tab_to(&mut window, &texts.get("ledger-all"));
        key(&mut window, Modifiers::NONE, Key::Enter);
        look(&mut window, "several");
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn a_book_on_the_shelf_tells_who_is_in_it_how_far_they_are_and_what_happened_last() {
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), "winter.campaign", "Winter", SAMPLE.lines().count());
    let mut window = shelf(folder.path(), WAYS[2]);
    for told in ["Bjorn, Elias, Owen, Sibyl", "Quests gewonnen", "Was als Nächstes kommt", "Letzter Eintrag"] {
        assert!(shows(&window, told), "{told}");
    }
    assert!(shows(&window, "Herz der Finsternis"), "the last entry, in the language of the window");
    drop(window);
    // A press anywhere on it opens it, and so does the keyboard.
    window = shelf(folder.path(), WAYS[0]);
    let book = window.get_by_label("Open “Winter”").rect();
    assert!(book.width() > 400.0 && book.height() > 200.0, "{book:?}");
    tab_to(&mut window, "Open “Winter”");
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "What happened"));
}

#[test]
fn a_file_that_is_no_book_lies_among_the_books_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), "winter.campaign", "Winter", 30);
    fs::write(DataDirs::at(folder.path()).campaigns.join("noise.campaign"), "?").expect("a file");
    let mut window = shelf(folder.path(), WAYS[0]);
    assert!(shows(&window, "noise.campaign"));
    assert!(shows(&window, "cannot be read"), "the reason");
    picture(&mut window, "ledger-shelf-broken");
    press_part(&mut window, Role::Button, "Delete “noise.campaign”");
    assert!(!DataDirs::at(folder.path()).campaigns.join("noise.campaign").exists());
}

#[test]
fn heroes_are_picked_in_the_order_in_which_they_shall_act() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shelf(folder.path(), WAYS[0]);
    press(&mut window, "Found a campaign");
    for hero in ["Bjorn", "Elias", "Owen"] {
        press_part(&mut window, Role::CheckBox, hero);
    }
    for hero in ["Whisper", "Elias"] {
        press_part(&mut window, Role::CheckBox, hero);
    }
    crate::support::hands::write_in(&mut window, "Name of the campaign", "Winter");
    crate::support::hands::write_in(&mut window, "Player of Whisper", "Ana");
    press(&mut window, "Begin the campaign");
    let party = crate::support::hands::standing(folder.path());
    let heroes: Vec<&str> = party.party.iter().map(|record| record.hero.as_str()).collect();
    assert_eq!((heroes, party.lives[0].player.as_str()), (vec!["whisper", "elias"], "Ana"));
}

#[test]
fn the_wording_of_a_new_campaign_goes_with_the_language_until_somebody_chooses_another() {
    let begun = |language: Language, another: bool| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = shelf(folder.path(), ((1280.0, 1400.0), Theme::Dark, language, 100));
        let texts = texts::of(language);
        tab_to(&mut window, &texts.get("ledger-found"));
        key(&mut window, Modifiers::NONE, Key::Enter);
        crate::support::hands::write_in(&mut window, &texts.get("ledger-name"), "Winter");
        if another {
            press(&mut window, &texts.get("new-edition-de"));
        }
        press(&mut window, &texts.get("ledger-begin"));
        crate::support::hands::standing(folder.path()).edition()
    };
    for (language, edition) in
        [(Language::English, Edition::En), (Language::German, Edition::De), (Language::Polish, Edition::De)]
    {
        assert_eq!(begun(language, false), edition, "{language:?}");
    }
    assert_eq!(begun(Language::English, true), Edition::De, "it was chosen");
}

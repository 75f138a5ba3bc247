//! Campaigns that travel in the real window: with the game that was interrupted, by hand into the folder, let go over the
//! window; and files that are no campaign.

use crate::support::app::still_window;
use crate::support::books::{found_winter, game_file, hash, play_on, read_on};
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{enter_over, let_go, picture, press, press_containing, scroll_and_press};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::campaign::{Campaign, Now, Shelf};
use delvewright::games::massive_darkness::content::{shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::shell::App;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};

type Window<'a> = Harness<'a, App>;

fn shelf<'a>(folder: &Path) -> Window<'a> {
    let mut window = still_window(folder, (1280.0, 900.0), Theme::Dark, "en");
    press(&mut window, "Campaign book");
    window
}

fn books(folder: &Path) -> Vec<(PathBuf, Campaign)> {
    let shelf = Shelf::new(DataDirs::at(folder), shared_core_box().expect("the box"));
    let listed = shelf.list().expect("a shelf").into_iter();
    listed.filter_map(|book| Some((book.file.clone(), read(&book.file, shelf.library()).ok()?))).collect()
}

fn play_well(window: &mut Window<'_>, most: usize) {
    let mut bot = Greedy::new(3);
    play_on(window, most, &mut |app, listed| bot.answer(app.play().expect("a game").game(), listed));
    read_on(window);
}

/// A campaign in the middle of its first quest, written into a file; the window, and where the game stood.
fn interrupted<'a>(folder: &Path, file: &Path) -> (Window<'a>, u64) {
    let mut window = still_window(folder, (1280.0, 900.0), Theme::Dark, "en");
    found_winter(&mut window);
    press(&mut window, "Play “Walking in the Dark” here");
    play_well(&mut window, 40);
    let left = hash(&window);
    press(&mut window, "Back to the campaign book");
    save(&mut window, file);
    assert!(window.query_by_label_contains("The interrupted game goes along").is_some());
    (window, left)
}

/// Writes the open campaign into a file.
fn save(window: &mut Window<'_>, file: &Path) {
    press(window, "Chronicle");
    press(window, "Save the campaign to go on elsewhere");
    enter_over(window, "Name of the file", &file.display().to_string());
}

#[test]
fn an_interrupted_game_goes_along_and_is_gone_on_with_elsewhere() {
    let (here, there, files) = (
        tempfile::tempdir().expect("a folder"),
        tempfile::tempdir().expect("a folder"),
        tempfile::tempdir().expect("a folder"),
    );
    let file = files.path().join("to-go.campaign");
    let (window, left) = interrupted(here.path(), &file);
    drop(window);
    let mut other = shelf(there.path());
    let_go(&mut other, &[&file]);
    assert!(other.query_by_label_contains("is on the shelf now").is_some());
    press(&mut other, "Open “Winter”");
    press(&mut other, "Go on with the game");
    assert_eq!(hash(&other), left, "exactly where it was left");
    let original = books(here.path()).remove(0).1;
    let copy = books(there.path()).remove(0).1;
    assert_eq!(original.header().id, copy.header().id, "it is the same campaign");
    assert_eq!(original.entries(), copy.entries());
}

#[test]
fn a_quest_that_was_played_with_the_box_after_all_is_said_to_be() {
    let (here, files) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (mut window, _) = interrupted(here.path(), &files.path().join("to-go.campaign"));
    press(&mut window, "Book");
    press(&mut window, "Correct entry 2");
    press(&mut window, "Played with the box alone");
    picture(&mut window, "travel-with-the-box");
    press(&mut window, "Enter this sentence");
    press(&mut window, "Enter the correction");
    let now = books(here.path()).remove(0).1;
    assert!(now.game().is_none());
    assert!(matches!(now.standing().expect("it has begun").now(), Now::Playing(_)));
    press(&mut window, "Enter how it ended");
    scroll_and_press(&mut window, "Enter this");
    assert_eq!(books(here.path())[0].1.standing().expect("it has begun").now(), Now::Town);
}

#[test]
fn a_copy_beside_the_original_plays_in_a_file_of_its_own() {
    let (here, files) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = here.path();
    let file = files.path().join("to-go.campaign");
    let (mut window, left) = interrupted(folder, &file);
    // The original goes on meanwhile.
    press(&mut window, "Book");
    press(&mut window, "Go on with the game");
    play_well(&mut window, 20);
    let on = hash(&window);
    assert_ne!(on, left);
    press(&mut window, "Back to the campaign book");
    press(&mut window, "All campaigns");
    let (original_file, original) = books(folder).remove(0);
    let before = fs::read(game_file(folder, &original)).expect("a game");
    let_go(&mut window, &[&file]);
    let (copy_file, copy) = books(folder).into_iter().find(|(file, _)| *file != original_file).expect("a copy");
    assert_ne!(copy.header().id, original.header().id);
    assert_ne!(game_file(folder, &copy), game_file(folder, &original));
    drop(window);
    let mut window = still_window(folder, (1280.0, 900.0), Theme::Dark, "en");
    window.state_mut().open_game(&game_file(folder, &copy));
    window.run_steps(4);
    assert_eq!(hash(&window), left, "as it was when it was saved, not as the original is now");
    play_well(&mut window, 30);
    assert_eq!(fs::read(game_file(folder, &original)).expect("a game"), before, "the original is untouched");
    assert!(copy_file.exists() && original_file.exists());
}

#[test]
fn a_game_that_lies_there_already_is_never_written_over() {
    let (here, files) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = here.path();
    let file = files.path().join("to-go.campaign");
    let (window, left) = interrupted(folder, &file);
    drop(window);
    let (book, original) = books(folder).remove(0);
    let game = game_file(folder, &original);
    // The book is gone, its game is still there and is another one by now.
    fs::remove_file(book).expect("it is there");
    fs::write(&game, "mine").expect("a file");
    let shelf = Shelf::new(DataDirs::at(folder), shared_core_box().expect("the box"));
    shelf.import(&file).expect("it is taken in");
    assert_eq!(fs::read(&game).expect("it is there"), b"mine");
    let copy = books(folder).remove(0).1;
    assert_ne!(game_file(folder, &copy), game);
    let mut window = still_window(folder, (1280.0, 900.0), Theme::Dark, "en");
    window.state_mut().open_game(&game_file(folder, &copy));
    window.run_steps(4);
    assert_eq!(hash(&window), left);
}

#[test]
fn a_saved_campaign_put_into_the_folder_by_hand_is_known_and_taken_in() {
    let (here, files) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = here.path();
    let shelf_of = |folder: &Path| Shelf::new(DataDirs::at(folder), shared_core_box().expect("the box"));
    let book = shelf_of(files.path()).put_sample().expect("a book");
    let by_hand = DataDirs::at(folder).campaigns.join("from-ana.campaign");
    DataDirs::at(folder).create_all().expect("folders");
    shelf_of(files.path()).export(&book, &by_hand).expect("a file");
    assert!(Bundle::read(&by_hand).expect("a saved campaign").game.is_empty());
    let mut window = shelf(folder);
    assert!(window.query_by_label_contains("cannot be read").is_none());
    picture(&mut window, "travel-by-hand");
    press(&mut window, "Take in from-ana.campaign");
    assert!(window.query_by_label_contains("is on the shelf now").is_some());
    assert!(
        window.query_by_label_contains("The campaign is over").is_some()
            && window.query_by_label_contains("next quest").is_none()
    );
    assert_eq!(books(folder).len(), 1);
    assert_eq!(books(folder)[0].1.standing().expect("it has begun").now(), Now::Finished);
    assert!(by_hand.exists(), "the file stays");
    // And can be put away like anything on the shelf.
    press_containing(&mut window, "Delete “from-ana.campaign”");
    assert!(!by_hand.exists());
    assert!(window.query_by_label_contains("Take in").is_none());
}

#[test]
fn a_book_that_cannot_be_read_is_deleted_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let broken = dirs.campaigns.join("old-winter.campaign");
    fs::write(&broken, "?").expect("a file");
    let impossible = SAMPLE.replacen("hero:\"elias\"", "hero:\"bjorn\"", 1);
    fs::write(dirs.campaigns.join("twice.campaign"), &impossible).expect("a file");
    let mut window = shelf(folder);
    picture(&mut window, "travel-unreadable");
    press_containing(&mut window, "Delete “old-winter.campaign”");
    press_containing(&mut window, "Delete “twice.campaign”");
    assert!(!broken.exists());
    press(&mut window, "Take “old-winter.campaign” back");
    assert_eq!(fs::read(&broken).expect("it is back"), b"?");
    press(&mut window, "Show recently deleted campaigns");
    assert!(window.query_by_label_contains("Take “twice.campaign” back").is_some());
}

#[test]
fn what_is_let_go_over_the_ledger_goes_where_it_belongs() {
    let (here, files) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let at = |name: &str, text: &str| {
        let file = files.path().join(name);
        fs::write(&file, text).expect("a file");
        file
    };
    let mut window = shelf(here.path());
    let_go(&mut window, &[&at("shopping.txt", "bread, two eggs")]);
    assert!(window.query_by_label_contains("“shopping.txt” is neither a quest nor a campaign.").is_some());
    assert_eq!(books(here.path()).len(), 0);
    press(&mut window, "Close");
    // By what stands in it, whatever it is called.
    let_go(&mut window, &[&at("winter.txt", SAMPLE)]);
    assert!(window.query_by_label_contains("is on the shelf now").is_some());
    assert_eq!(books(here.path()).len(), 1);
    // While a book is open nobody is torn from it, and the quest can be added to its list at once.
    press_containing(&mut window, "Open “");
    let text = shipped_quest("tutorial").expect("it is there").replace("id: \"tutorial\"", "id: \"cellar\"");
    let text = text.replace("Walking in the Dark", "The Cellar");
    let quest = at("cellar.ron", &text);
    let_go(&mut window, &[&quest]);
    assert!(window.state().drawn_quest().is_none());
    assert!(window.query_by_label_contains("now on your shelf: 1").is_some());
    press(&mut window, "Close");
    press(&mut window, "Add further quests");
    assert!(window.query_by_label("Add “The Cellar”").is_some());
    // From the shelf of campaigns it is opened in the editor.
    press(&mut window, "All campaigns");
    let_go(&mut window, &[&quest]);
    assert!(window.state().drawn_quest().is_some());
    // There, too, something else is neither.
    let_go(&mut window, &[&at("photo.jpg", "JFIF")]);
    assert!(window.query_by_label_contains("“photo.jpg” is neither").is_some());
}

#[test]
fn a_damaged_book_is_rescued_from_the_shelf_and_what_is_lost_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let mut lines: Vec<&str> = SAMPLE.lines().collect();
    let last = lines.len() - 1;
    lines[last] = "Entry((at:1,what:Danced))";
    let text = lines.join("\n") + "\n";
    fs::write(dirs.campaigns.join("winter.campaign"), &text).expect("a file");
    // What never was a book is not offered to be rescued.
    fs::write(dirs.campaigns.join("noise.campaign"), "?").expect("a file");
    let mut window = shelf(folder);
    assert!(window.query_by_label_contains("can be read of noise.campaign").is_none());
    picture(&mut window, "travel-damaged");
    press_containing(&mut window, "Rescue what can be read of winter.campaign");
    assert!(window.query_by_label_contains("every entry that could be rescued").is_some());
    assert!(window.query_by_label_contains(&format!("Line {} is left out", last + 1)).is_some());
    assert_eq!(fs::read_to_string(dirs.campaigns.join("winter.campaign.broken-1")).expect("it is kept"), text);
    assert_eq!(books(folder)[0].1.entries().len(), last - 1);
    picture(&mut window, "travel-rescued");
}

//! Quests of a campaign on the board of the window: begun from the book, left, taken up, lost and won, and the program
//! killed in between.

use crate::support::app::{open_on, still_window};
use crate::support::books::{found_winter, hash, open_winter, play_on, read_on};
use crate::support::desk::{AtTheDesk as _, GAMES};
use crate::support::hands::{campaign, key, picture, quests_ended, scroll_and_press as press, standing};
use crate::support::person::Idle;
use delvewright::games::massive_darkness::campaign::entry::{Begins, First, Founding, Member, Order};
use delvewright::games::massive_darkness::campaign::{Now, Shelf};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::{Answer, Ask, MassiveDarkness};
use delvewright::house::storage::{DataDirs, LineLog, SavedElsewhere, Settings, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::{Path, PathBuf};

const SIZE: (f32, f32) = (1280.0, 900.0);

fn window<'a>(folder: &Path) -> Harness<'a, App> {
    still_window(folder, SIZE, Theme::Dark, "en")
}

/// A button that says this among other things.
fn name_of(window: &Harness<'_, App>, part: &str) -> String {
    let labels = window.get_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
    let mut labels: Vec<String> = labels.filter(|label| label.contains(part)).collect();
    assert!(!labels.is_empty(), "no button says {part}");
    labels.remove(0)
}

fn press_containing(window: &mut Harness<'_, App>, part: &str) {
    let name = name_of(window, part);
    press(window, &name);
}

fn is_playing(folder: &Path) -> bool {
    matches!(standing(folder).now(), Now::Playing(_))
}

/// A campaign of three that begins with the tutorial, its book open.
fn founded<'a>(folder: &Path) -> Harness<'a, App> {
    let mut ledger = window(folder);
    found_winter(&mut ledger);
    ledger
}

/// The program is killed, started again, and the book is opened.
fn killed_and_opened<'a>(window: Harness<'_, App>, folder: &Path) -> Harness<'a, App> {
    drop(window);
    let mut window = self::window(folder);
    open_winter(&mut window);
    window
}

/// Any card that may lie on top.
fn drawn(game: &MassiveDarkness) -> Answer {
    let mut cards = Vec::new();
    game.outcomes(&mut |answer, _| cards.push(answer));
    cards.remove(0)
}

fn lose(window: &mut Harness<'_, App>) {
    play_on(window, 20_000, &mut |app, listed| Idle.answer(app.play().expect("a game").game(), listed));
    assert!(is_over(window), "the game never ends");
    read_on(window);
}

fn play_well(window: &mut Harness<'_, App>, most: usize) {
    let mut bot = Greedy::new(3);
    play_on(window, most, &mut |app, listed| bot.answer(app.play().expect("a game").game(), listed));
    read_on(window);
}

fn is_over(window: &Harness<'_, App>) -> bool {
    window.state().play().expect("a game").game().outcome().is_some()
}

/// The file of the game that the book waits for.
fn game_file(folder: &Path) -> PathBuf {
    crate::support::books::game_file(folder, &campaign(folder))
}

const HERE: &str = "Play “Walking in the Dark” here";

#[test]
fn the_book_knows_of_an_end_only_when_somebody_goes_back_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    let before = standing(folder);
    picture(&mut window, "play-ready");
    press(&mut window, HERE);
    let play = window.state().play().expect("a game");
    assert_eq!(play.session().header().setup.setup, before.setup(), "with the Heroes as they stand");
    assert_eq!(play.file(), game_file(folder));
    play_well(&mut window, 40);
    let left = hash(&window);
    press(&mut window, "Back to the campaign book");
    picture(&mut window, "play-between");
    press(&mut window, "Go on with the game");
    assert_eq!(hash(&window), left);

    // The end, taken back and ended again.
    lose(&mut window);
    picture(&mut window, "play-over");
    press(&mut window, "Take back");
    assert!(!is_over(&window));
    lose(&mut window);
    assert_eq!(quests_ended(folder), 0);
    press(&mut window, "Back to “Winter”");
    assert_eq!((quests_ended(folder), standing(folder).lost, standing(folder).now()), (1, 1, Now::Lost));
    picture(&mut window, "play-result");

    // Once more, in a game of its own.
    let files = |folder: &Path| fs::read_dir(DataDirs::at(folder).games).expect("games").count();
    assert_eq!(files(folder), 1);
    press(&mut window, "Play the quest again");
    press(&mut window, HERE);
    assert_eq!(files(folder), 2);
    assert!(is_playing(folder) && !is_over(&window));
}

#[test]
fn a_program_killed_as_a_quest_begins_plays_the_same_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    let first = hash(&window);
    let mut window = killed_and_opened(window, folder);
    press(&mut window, "Go on with the game");
    assert_eq!(hash(&window), first);
    // The entry was written, the file not, or not its first line.
    for left in [None, Some(""), Some("Header((for")] {
        let (file, whole) = (game_file(folder), fs::read(game_file(folder)).expect("a game"));
        drop(window);
        fs::remove_file(&file).expect("it is there");
        if let Some(left) = left {
            fs::write(&file, left).expect("a file");
        }
        window = self::window(folder);
        press(&mut window, "Campaign book");
        press(&mut window, "Open “Winter”");
        press(&mut window, "Go on with the game");
        assert_eq!(hash(&window), first, "{left:?}");
        assert!(window.query_by_label_contains("It has begun again").is_some());
        assert_eq!(fs::read(&file).expect("a game"), whole, "{left:?}");
    }
    assert_eq!(campaign(folder).entries().len(), 2);
}

#[test]
fn a_program_killed_at_the_end_enters_the_result_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    lose(&mut window);
    assert_eq!(quests_ended(folder), 0);
    for _ in 0..2 {
        window = killed_and_opened(window, folder);
        assert_eq!((quests_ended(folder), standing(folder).now()), (1, Now::Lost));
        assert!(window.query_by_label("What the quest brought").is_some());
    }
}

#[test]
fn a_quest_won_here_leads_to_town() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    play_well(&mut window, 20_000);
    assert!(is_over(&window), "the game never ends");
    press(&mut window, "Back to “Winter”");
    let home = standing(folder);
    assert_eq!((home.won, home.now()), (1, Now::Town), "another seed may be needed");
    assert!(home.lives.iter().map(|life| life.kills).sum::<u16>() > 0);
    assert!(window.query_by_label("Draw the cards of the market").is_some());
    picture(&mut window, "play-won");
}

#[test]
fn a_game_that_was_put_away_is_fetched_by_its_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    play_well(&mut window, 10);
    let left = hash(&window);
    press(&mut window, "Back to the campaign book");
    press(&mut window, "To the start screen");
    press_containing(&mut window, "Put away:");
    assert!(!game_file(folder).exists());
    press(&mut window, "Campaign book");
    press(&mut window, "Open “Winter”");
    press(&mut window, "Go on with the game");
    assert_eq!(hash(&window), left);
}

/// A game of the campaign as it was left.
struct Elsewhere {
    left: u64,
    home: PathBuf,
    /// All of it.
    file: PathBuf,
}

/// The game of a book has been saved elsewhere, all but its first two lines; the program was left.
fn saved_elsewhere(folder: &Path) -> Elsewhere {
    let mut window = founded(folder);
    press(&mut window, HERE);
    play_well(&mut window, 10);
    let left = hash(&window);
    drop(window);
    let (home, file) = (game_file(folder), folder.join("on a stick.journal"));
    fs::rename(&home, &file).expect("it is there");
    let whole = fs::read_to_string(&file).expect("a game");
    let first: String = whole.split_inclusive('\n').take(2).collect();
    fs::write(&home, first).expect("it can be written");
    let dirs = DataDirs::at(folder);
    let mut settings = Settings::load(&dirs.settings_file).settings;
    settings.elsewhere.push(SavedElsewhere { home: home.clone(), file: file.clone() });
    settings.save(&dirs.settings_file).expect("it can be saved");
    Elsewhere { left, home, file }
}

#[test]
fn a_game_that_was_saved_elsewhere_comes_home_to_its_book_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let Elsewhere { left, home, file } = saved_elsewhere(folder);
    let mut window = open_on(GAMES, folder, SIZE, Theme::Dark, "en");
    open_winter(&mut window);
    press(&mut window, "Go on with the game");
    assert_eq!(hash(&window), left, "nobody goes on with its beginning");
    assert_eq!(window.state().play().expect("a game").file(), home);
    assert!(fs::read(&home).expect("it is home").starts_with(&fs::read(&file).expect("it stays there, too")));
}

#[test]
fn a_game_without_room_at_home_goes_on_elsewhere_and_its_result_reaches_the_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let Elsewhere { left, home, file } = saved_elsewhere(folder);
    let held = LineLog::hold(&home).expect("it is there");
    let mut window = open_on(GAMES, folder, SIZE, Theme::Dark, "en");
    press(&mut window, "Continue");
    assert_eq!(hash(&window), left);
    assert_eq!(window.state().play().expect("a game").file(), file);
    assert!(window.query_by_label_contains("The game goes on in").is_some());
    lose(&mut window);
    press(&mut window, "Back to “Winter”");
    assert_eq!((quests_ended(folder), standing(folder).now()), (1, Now::Lost));
    drop(held);
}

#[test]
fn a_result_that_was_taken_back_is_entered_when_the_game_is_ended_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    lose(&mut window);
    press(&mut window, "Back to “Winter”");
    press(&mut window, "Take back");
    assert!(is_playing(folder));
    let mut window = killed_and_opened(window, folder);
    assert!(is_playing(folder), "nothing is entered behind the players’ backs");
    assert!(window.query_by_label_contains("its result was taken back").is_some());
    press(&mut window, "Go on with the game");
    press(&mut window, "Take back");
    press(&mut window, "Back to the campaign book");
    assert!(is_playing(folder));
    press(&mut window, "Go on with the game");
    lose(&mut window);
    press(&mut window, "Back to “Winter”");
    let lost = standing(folder);
    assert_eq!((lost.now(), lost.lost, lost.state.done.len()), (Now::Lost, 1, 1));
}

#[test]
fn from_the_start_screen_a_game_of_a_campaign_is_taken_up_as_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    play_well(&mut window, 10);
    let left = hash(&window);
    drop(window);
    let mut window = self::window(folder);
    press(&mut window, "Continue");
    assert_eq!(hash(&window), left);
    assert!(window.query_by_label("Back to the campaign book").is_some());
    lose(&mut window);
    let file = game_file(folder);
    press(&mut window, "Back to “Winter”");
    assert_eq!((quests_ended(folder), standing(folder).now()), (1, Now::Lost));

    // The book has settled it: what happens in the old game now is told to concern nobody.
    press(&mut window, "To the start screen");
    window.state_mut().open_game(&file);
    window.run_steps(4);
    assert!(window.query_by_label_contains("the book stays as it is").is_some());
    press(&mut window, "Take back");
    lose(&mut window);
    window.get_all_by_label("To the start screen").last().expect("a way back").click();
    window.run_steps(4);
    assert_eq!((quests_ended(folder), standing(folder).lost), (1, 1));
    assert!(window.query_by_label("New game").is_some());
}

#[test]
fn a_game_that_cannot_be_taken_up_says_why_and_is_entered_by_hand_or_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press(&mut window, HERE);
    let file = game_file(folder);
    drop(window);
    // Played by other rules, and too young to have a kept state.
    let text = fs::read_to_string(&file).expect("a game");
    let other: Vec<&str> = text.lines().filter(|line| !line.starts_with("Snapshot")).collect();
    let other = other.join("\n").replacen("rules_revision:", "rules_revision:9", 1) + "\n";
    assert_ne!(other, text);
    fs::write(&file, &other).expect("a file");
    let mut window = self::window(folder);
    press(&mut window, "Campaign book");
    press(&mut window, "Open “Winter”");
    press(&mut window, "Go on with the game");
    assert!(window.state().play().is_none());
    picture(&mut window, "play-cannot");
    assert!(window.query_by_label_contains("another version of the program").is_some());
    picture(&mut window, "play-cannot");
    assert_eq!(fs::read_to_string(&file).expect("a game"), other, "it is as it was");
    press(&mut window, "Take the beginning back");
    assert!(matches!(standing(folder).now(), Now::Ready(_)));
    press(&mut window, "Give again");
    press(&mut window, "Enter by hand how it ended");
    press(&mut window, "Enter this");
    assert_eq!((quests_ended(folder), standing(folder).now()), (1, Now::Town));
    press(&mut window, "Take back");
    press(&mut window, "Take back");
    assert!(matches!(standing(folder).now(), Now::Ready(_)));
    // Another game of that name is not taken for this one.
    press(&mut window, HERE);
    play_well(&mut window, 10);
    let text = fs::read_to_string(game_file(folder)).expect("a game");
    press(&mut window, "Back to the campaign book");
    let seed = campaign(folder).game().expect("a game").seed.to_string();
    fs::write(game_file(folder), text.replacen(&format!("seed:{seed}"), "seed:1", 1)).expect("a file");
    press(&mut window, "Go on with the game");
    assert!(window.query_by_label_contains("holds another game").is_some());
}

#[test]
fn a_quest_that_is_gone_is_not_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let begins = Begins::Fresh { weapon: "axe".to_owned() };
    let (hero, class) = ("bjorn".to_owned(), "shadow-barbarian".to_owned());
    let founding = Founding {
        otherwise: Vec::new(),
        name: "Winter".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Order::Own,
        quests: vec!["the-lost-quest".to_owned()],
        heroes: vec![Member { hero, class, player: String::new(), begins }],
        past: Vec::new(),
        first: First::Quest,
    };
    let shelf = Shelf::new(DataDirs::at(folder), shared_core_box().expect("the box"));
    shelf.found(1, founding).expect("a book");
    let mut window = window(folder);
    press(&mut window, "Campaign book");
    press(&mut window, "Open “Winter”");
    press(&mut window, "Play “the-lost-quest” here");
    assert!(window.query_by_label_contains("is not among your quests any more").is_some());
    assert_eq!(campaign(folder).entries().len(), 1);
    // With the box it can be played all the same.
    press(&mut window, "Play “the-lost-quest” at the table");
    assert!(is_playing(folder));
    assert!(window.query_by_label_contains("is not among your quests any more").is_none());
}

#[test]
fn with_the_box_on_the_table_dice_are_told_and_the_mode_is_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press_containing(&mut window, "with the box and the board");
    let is_asked =
        |window: &Harness<'_, App>| matches!(window.state().play().expect("a game").game().state.ask, Ask::Roll(_));
    let mut bot = Greedy::new(3);
    for _ in 0..3000 {
        if is_asked(&window) {
            break;
        }
        play_on(&mut window, 1, &mut |app, listed| {
            let game = app.play().expect("a game").game();
            if matches!(game.state.ask, Ask::Draw(_)) { drawn(game) } else { bot.answer(game, listed) }
        });
    }
    picture(&mut window, "play-told-dice");
    press(&mut window, "Back to the campaign book");
    assert!(window.query_by_label_contains("Your miniatures stand on the table").is_some());
    press(&mut window, "Go on with the game");
    assert!(is_asked(&window), "it is still asked, not rolled");
    press(&mut window, "Back to the campaign book");
    press(&mut window, "Go on, and the app rolls");
    assert!(!is_asked(&window), "now the app rolls");
}

#[test]
fn dice_of_the_table_are_told_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press_containing(&mut window, "with the box and the board");
    let mut bot = Greedy::new(3);
    let dice = |window: &Harness<'_, App>| match window.state().play().expect("a game").game().state.ask {
        Ask::Roll(dice) => dice.iter().map(|count| usize::from(*count)).sum(),
        _ => 0,
    };
    for _ in 0..3000 {
        if dice(&window) >= 2 {
            break;
        }
        play_on(&mut window, 1, &mut |app, listed| {
            let game = app.play().expect("a game").game();
            if matches!(game.state.ask, Ask::Draw(_) | Ask::Roll(_)) { drawn(game) } else { bot.answer(game, listed) }
        });
    }
    let (count, before) = (dice(&window), window.state().play().expect("a game").session().len());
    assert!(count >= 2);
    for _ in 1..count {
        key(&mut window, Modifiers::NONE, Key::Num6);
    }
    key(&mut window, Modifiers::NONE, Key::Enter);
    let answers = |window: &Harness<'_, App>| window.state().play().expect("a game").session().len();
    assert_eq!(answers(&window), before, "a die is missing");
    for pressed in [Key::Num6, Key::Backspace, Key::Num1, Key::Enter] {
        key(&mut window, Modifiers::NONE, pressed);
    }
    assert!(answers(&window) > before);
    let session = window.state().play().expect("a game").session();
    let told = session.path_to(session.place())[before];
    let Some(Answer::Rolled(faces)) = session.entry(told).map(|entry| entry.answer.clone()) else {
        unreachable!("no dice were told")
    };
    let mut wanted = vec![5; count];
    wanted[count - 1] = 0;
    assert_eq!(faces.iter().copied().collect::<Vec<u8>>(), wanted);
    // What the enemies did is told once they are done, for those who move the figures.
    while window.state().play().expect("a game").game().state.round < 2 {
        play_on(&mut window, 1, &mut |app, listed| {
            let game = app.play().expect("a game").game();
            if matches!(game.state.ask, Ask::Draw(_) | Ask::Roll(_)) { drawn(game) } else { Idle.answer(game, listed) }
        });
    }
    picture(&mut window, "play-told-meanwhile");
    press(&mut window, "Go on");
}

#[test]
fn in_a_small_window_and_a_language_of_long_words_everything_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut window = founded(folder);
    press_containing(&mut window, "with the box and the board");
    // Up to the first card that is drawn from a deck on the table.
    let mut bot = Greedy::new(3);
    for _ in 0..3000 {
        if matches!(window.state().play().expect("a game").game().state.ask, Ask::Draw(_)) {
            break;
        }
        play_on(&mut window, 1, &mut |app, listed| bot.answer(app.play().expect("a game").game(), listed));
    }
    picture(&mut window, "play-told-card");
    drop(window);
    for (language, look, shelf, open, on, by_hand) in [
        ("de", Theme::Light, "Kampagnenbuch", "„Winter“ öffnen", "Weiterspielen", "Von Hand eintragen, wie es ausging"),
        ("pl", Theme::Dark, "Księga kampanii", "Otwórz „Winter”", "Graj dalej", "Wpisz ręcznie, jak się skończyło"),
    ] {
        let mut window = still_window(folder, (1024.0, 700.0), look, language);
        press(&mut window, shelf);
        press(&mut window, open);
        picture(&mut window, &format!("play-between-{language}"));
        assert!(window.query_by_label(by_hand).is_some());
        press(&mut window, on);
        assert!(window.state().play().is_some());
        picture(&mut window, &format!("play-told-card-{language}"));
    }
}

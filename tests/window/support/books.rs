//! Campaign books in the real window: founded behind it or in it, opened, and quests of theirs played on the board.

use super::desk::AtTheDesk as _;
use super::hands::{press, scroll_and_press, write};
use delvewright::games::massive_darkness::campaign::entry::{
    Begins, Ending, Founding, HeroResult, Member, Order, Place,
};
use delvewright::games::massive_darkness::campaign::{Book, Campaign, Shelf, What};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::Answer;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::house::storage::DataDirs;
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::{Path, PathBuf};

/// The quest that every campaign here begins with.
pub const TUTORIAL: &str = "tutorial";

/// A campaign called “Winter” of so many Heroes with these quests.
pub fn founding(heroes: u8, quests: &[&str]) -> Founding {
    let library = shared_core_box().expect("the box");
    let member = |hero: u8| {
        let choice = recommended(&library, HeroId(hero));
        let begins = Begins::Fresh { weapon: choice.weapon };
        Member { hero: choice.hero, class: choice.class, player: String::new(), begins }
    };
    Founding {
        otherwise: Vec::new(),
        name: "Winter".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Order::Printed,
        quests: quests.iter().map(|quest| (*quest).to_owned()).collect(),
        heroes: (0..heroes).map(member).collect(),
        past: Vec::new(),
        first: Default::default(),
    }
}

/// Its book, on the shelf of a folder.
pub fn found(folder: &Path, founding: Founding) -> Book {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    Shelf::new(dirs, shared_core_box().expect("the box")).found(1, founding).expect("a book")
}

/// A quest began with the box on the table.
pub fn began(quest: &str) -> What {
    What::QuestBegan { quest: quest.to_owned(), place: Place::Table }
}

/// A quest ended, and brought this.
pub fn ended(quest: &str, end: QuestEnd, heroes: Vec<HeroResult>) -> What {
    What::QuestEnded(Ending { quest: quest.to_owned(), end, rounds: 9, heroes })
}

/// From the start screen into the book of “Winter”.
pub fn open_winter(window: &mut Harness<'_, App>) {
    press(window, "Campaign book");
    press(window, "Open “Winter”");
}

/// From the start screen into the book of “Winter”, which is founded on the way.
pub fn found_winter(window: &mut Harness<'_, App>) {
    press(window, "Campaign book");
    press(window, "Found a campaign");
    window.get_by_role_and_label(Role::TextInput, "Name of the campaign").focus();
    window.run_steps(2);
    write(window, "Winter");
    scroll_and_press(window, "Begin the campaign");
}

/// Answers until the game on the board is over, or so many times; then what passed meanwhile is read.
pub fn play_on(window: &mut Harness<'_, App>, most: usize, decide: &mut dyn FnMut(&App, &[Answer]) -> Answer) {
    let mut listed = Vec::new();
    for _ in 0..most {
        let game = window.state().play().expect("a game").game();
        if game.outcome().is_some() {
            break;
        }
        listed.clear();
        game.answers(&mut listed);
        let answer = decide(window.state(), &listed);
        let before = window.state().play().expect("a game").session().len();
        window.state_mut().answer_by(answer);
        assert!(window.state().play().expect("a game").session().len() > before, "it was refused");
    }
    window.run_steps(4);
}

/// Reads what has passed meanwhile.
pub fn read_on(window: &mut Harness<'_, App>) {
    if window.query_by_label("Go on").is_some() {
        scroll_and_press(window, "Go on");
    }
}

/// Where the game on the board stands.
pub fn hash(window: &Harness<'_, App>) -> u64 {
    window.state().play().expect("a game").session().hash()
}

/// The file of the game that a book waits for.
pub fn game_file(folder: &Path, campaign: &Campaign) -> PathBuf {
    DataDirs::at(folder).games.join(&campaign.game().expect("a game").file)
}

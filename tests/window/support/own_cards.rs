//! The page of own cards, whatever the game: opened, read back from the disk, words picked from a list.

use super::app::open_on;
use super::hands::{key, press, press_part};
use delvewright::house::packs::CardPack as _;
use delvewright::house::packs::over::{CardList, OwnPack, own_cards_file};
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::Harness;
use std::path::{Path, PathBuf};

pub fn open_cards<'a>(only: &'static [&dyn WindowPlug], folder: &Path, size: (f32, f32)) -> Harness<'a, App> {
    let mut window = open_on(only, folder, size, Theme::Dark, "en");
    press(&mut window, "Cards of your own");
    window
}

/// Where the user's own cards lie.
pub fn own_file<L: CardList>(folder: &Path) -> PathBuf {
    own_cards_file::<L>(&DataDirs::at(folder))
}

/// The user's own cards as they are on the disk.
pub fn own_pack<L: CardList>(folder: &Path) -> OwnPack<L> {
    OwnPack::read(&own_file::<L>(folder)).expect("a sound file")
}

/// Takes something else from a list of words.
pub fn choose(window: &mut Harness<'_, App>, list: &str, letters: &str) {
    press_part(window, Role::ComboBox, list);
    window.event(Event::Text(letters.to_owned()));
    window.run_steps(4);
    key(window, Modifiers::NONE, Key::Enter);
}

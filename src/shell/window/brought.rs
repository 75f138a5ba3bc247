//! Files that come from outside: dropped on the window, or opened with the program. Each goes to the game that its first line
//! names. One that names none, or one that is not installed, is shown to all of them, the chosen one first; what none of them takes and is a
//! saved game is taken up by `saved_game`.
//!
//! What is not here: what a game does with its files. That is its desk's.

use super::{App, saved_game};
use crate::house::storage::game_of;
use crate::kit::theme::Theme;
use egui::{Align2, Area, Frame, Id, Order, RichText, Ui, Vec2};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Files that are taken at once; who drops a whole folder of them does so by mistake.
const MOST_DROPPED: usize = 20;

impl App {
    /// Takes in what is dropped, and says beforehand what will become of it.
    pub(super) fn drops(&mut self, ui: &Ui) {
        let (hovers, dropped) = ui.input(|input| {
            let files = input.raw.dropped_files.iter().take(MOST_DROPPED).map(|file| file.path().to_owned());
            (!input.raw.hovered_files.is_empty(), files.collect::<Vec<PathBuf>>())
        });
        if let Some(hint) = self.desks.chosen().filter(|_| hovers).and_then(|game| game.desk().drop_hint()) {
            hint_ui(ui, &hint);
        }
        self.take_in(dropped);
    }

    /// Takes files in that come from outside.
    pub fn take_in(&mut self, files: Vec<PathBuf>) {
        if files.is_empty() {
            return;
        }
        let mut of_game: BTreeMap<Option<usize>, Vec<PathBuf>> = BTreeMap::new();
        for file in files {
            let owner = game_of(&file).and_then(|game| self.desks.number_of(&game));
            of_game.entry(owner).or_default().push(file);
        }
        let mut of_nobody = of_game.remove(&None).unwrap_or_default();
        let chosen = self.desks.number();
        let is_start_shown = !self.are_settings_shown && self.desks.shown().is_none();
        let (mut strangers, mut opened) = (Vec::new(), None);
        let others = (0..self.desks.all().len()).filter(|number| *number != chosen);
        for number in [chosen].into_iter().chain(others) {
            let own = of_game.remove(&Some(number)).unwrap_or_default();
            let offered = [own.clone(), std::mem::take(&mut of_nobody)].concat();
            let Some(game) = self.desks.get_mut(number).filter(|_| !offered.is_empty()) else { continue };
            let is_shown = !self.are_settings_shown && number == chosen || is_start_shown && opened.is_none();
            let desk = game.desk_mut();
            let left = desk.take_files(offered, is_shown);
            if is_start_shown && !desk.is_empty() {
                opened = opened.or(Some(number));
            }
            // What its own game does not take, no other does.
            let (refused, strange) = left.into_iter().partition(|file| own.contains(file));
            strangers.extend(Vec::into_iter(refused).map(|file| (number, file)));
            of_nobody = strange;
        }
        strangers.extend(of_nobody.into_iter().map(|file| (chosen, file)));
        if let Some(number) = opened {
            self.choose(number);
        }
        for (number, file) in strangers {
            if saved_game::is_one(&file) {
                self.take_game(&file);
                continue;
            }
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if let Some(told) = self.desks.get(number).map(|game| game.desk().stranger(&name)) {
                self.tell(told);
            }
        }
    }
}

/// What happens when the file is let go.
fn hint_ui(ui: &Ui, hint: &str) {
    let theme = Theme::of(ui.ctx());
    let area = Area::new(Id::unique("drop-hint")).order(Order::Foreground).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
    area.interactable(false).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(theme.space(6.0)).show(ui, |ui| {
            ui.label(RichText::new(hint).heading());
        });
    });
}

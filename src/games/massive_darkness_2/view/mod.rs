//! Massive Darkness 2 in the window. `desk` leads from one screen to the next, `games` and `drawing` are its ways to a table and
//! to the drawing board. Screens: `new_game`, `table` with the map (`board`), `editor` for Quests, `cards` for own cards,
//! `ledger` for the book of a party. `art`, `item_art`, `tile_art`, `signs` and `pictures` are what things look like, `evening` and `hinting` the
//! first evening.
//!
//! What is not here: any rule, and what is the same in the window of every game (`kit`) or every game of tiles (`games/tiles`).

mod art;
mod board;
mod cards;
mod desk;
mod drawing;
mod editor;
mod evening;
mod games;
mod hinting;
mod item_art;
mod ledger;
mod new_game;
mod pictures;
mod signs;
mod table;
mod tile_art;

use super::PLUG;
use crate::house::plug::Plug;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Entry, Group, ctrl, ctrl_shift, plain};
use crate::kit::desk::{Desk, Opening, WindowPlug};
use egui::{Key, Rect, Sense, Ui, vec2};

/// Opens the book of a party.
pub(crate) const LEDGER: Command = Command::Own("md2-book");

/// Enters the game that is over on the table into a book.
pub(crate) const ENTER: Command = Command::Own("md2-enter");

/// Opens the shelf of own Quests, from which the drawing board is reached.
pub(crate) const EDITOR: Command = Command::Own("md2-editor");

/// Shows once more what has happened since the last decision.
pub(crate) const AGAIN: Command = Command::Own("md2-again");

/// Plays the Quest of the first evening.
pub(crate) const FIRST_EVENING: Command = Command::Own("md2-first-evening");

/// Plays the Quest that is over once more.
pub(crate) const PLAY_AGAIN: Command = Command::Own("md2-play-again");

/// Plays the next Quest of the box with the same Heroes.
pub(crate) const PLAY_NEXT: Command = Command::Own("md2-play-next");

/// Puts the hint away that is shown.
pub(crate) const HINT: Command = Command::Own("md2-hint");

/// Opens the page of own cards.
pub(crate) const CARDS: Command = Command::Own("md2-cards");

static COMMANDS: [Entry; 3] = [
    Entry::new(EDITOR, "command-md2-editor", Icon::Grid, &[ctrl(Key::E)], Group::Screens),
    Entry::new(LEDGER, "command-md2-book", Icon::Book, &[ctrl(Key::B)], Group::Screens),
    Entry::new(CARDS, "command-md2-cards", Icon::Cards, &[ctrl_shift(Key::K)], Group::Screens),
];

/// Are offered at the table only.
static SHOWING: Entry = Entry::new(AGAIN, "command-md2-again", Icon::Around, &[plain(Key::F6)], Group::Pages);
static PUT_THE_HINT_AWAY: Entry = Entry::new(HINT, "command-hint", Icon::Torch, &[plain(Key::H)], Group::Pages);
static ENTERING: Entry = Entry::new(ENTER, "command-md2-enter", Icon::Pencil, &[ctrl(Key::E)], Group::Screens);

/// Massive Darkness 2, for the window.
#[derive(Clone, Copy, Debug)]
pub struct HellscapeWindow;

impl WindowPlug for HellscapeWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    fn poster(&self, ui: &Ui, place: Rect) {
        art::poster(ui, place);
    }

    /// The Heroes of a saved game, by their places in the box; behind them, what stands for the game.
    fn mark_ui(&self, ui: &mut Ui, mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        art::mark(ui, rect, mark);
    }

    fn commands(&self) -> &'static [Entry] {
        &COMMANDS
    }

    fn has_settings(&self) -> bool {
        true
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(desk::HellscapeDesk::new(opening))
    }
}

//! Everything one can command. The top bar, the keys, the palette and the page of all keys come from this one table.

use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};
use std::sync::Arc;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Search for a command or an answer.
    Palette,
    /// Show all keys of this screen.
    Keys,
    /// Show how the game is played where the rulebooks are silent.
    Rulings,
    /// From the table at night to the table by day, and back.
    SwitchTheme,
    /// Go to the start screen; everything is saved already.
    Home,
    /// From a game of a campaign back to its book.
    Book,
    /// Go on with the newest game that is not over.
    Continue,
    /// Set up a new game.
    NewGame,
    /// The quest editor.
    Editor,
    /// The campaign book.
    Ledger,
    /// The card editor.
    Cards,
    /// Settings.
    Settings,
    /// Take the last decision back.
    Undo,
    /// Give it again.
    Redo,
    /// From here on the dice fall otherwise.
    NewDice,
    /// Show the story.
    Story,
    /// Show the Enemies.
    Enemies,
    /// Show objectives and decks.
    Quest,
    /// Show what can be taken back.
    History,
    /// Show the page of the campaign book that is written in.
    Entries,
    /// Show the Heroes of the campaign.
    Heroes,
    /// Show the numbers of the campaign.
    Statistics,
    /// Show the campaign as a story.
    Chronicle,
}

/// Where a command belongs: a heading on the page of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The window itself.
    Everywhere,
    /// From screen to screen.
    Screens,
    /// Taking back and giving again.
    Back,
    /// The pages beside the map.
    Pages,
}

/// The kinds of screens that commands tell apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The start screen.
    #[default]
    Start,
    /// A running game.
    Table,
    /// A campaign book that lies open.
    Book,
    /// Any other.
    Elsewhere,
}

/// What commands need to know to say whether they can be given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// Which screen is shown.
    pub place: Place,
    /// A game can be gone on with.
    pub has_running_game: bool,
    /// Something can be taken back.
    pub can_undo: bool,
    /// Something can be given again.
    pub can_redo: bool,
    /// The game belongs to a campaign, whose book lies open behind it.
    pub is_of_a_book: bool,
    /// The game only tries a quest, whose drawing lies open behind it.
    pub is_trial: bool,
}

/// Nothing lies open behind the screen that would be left with it.
fn is_free(now: &Situation) -> bool {
    !now.is_of_a_book && !now.is_trial
}

/// A line of the table.
pub struct Entry {
    /// Which command.
    pub command: Command,
    /// Its name, as a message.
    pub message: &'static str,
    /// Its drawing.
    pub icon: Icon,
    /// Its keys: the first one is shown.
    pub keys: &'static [KeyboardShortcut],
    /// Where it is listed.
    pub group: Group,
    /// On which screens there is such a command.
    places: &'static [Place],
    /// Is there such a command in this game?
    is_there: fn(&Situation) -> bool,
    /// Can it be given there now?
    is_possible: fn(&Situation) -> bool,
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Away from here.
const ALT_HOME: KeyboardShortcut = KeyboardShortcut::new(Modifiers::ALT, Key::Home);

const EVERYWHERE: &[Place] = &[Place::Start, Place::Table, Place::Book, Place::Elsewhere];
/// A game is left before another one begins.
const BESIDE_A_GAME: &[Place] = &[Place::Start, Place::Book, Place::Elsewhere];
const TABLE: &[Place] = &[Place::Table];
const BOOK: &[Place] = &[Place::Book];
const WITH_HISTORY: &[Place] = &[Place::Table, Place::Book];
const NOT_AT_START: &[Place] = &[Place::Table, Place::Book, Place::Elsewhere];

/// A command that can always be given on its screens.
const fn entry(
    command: Command,
    message: &'static str,
    icon: Icon,
    keys: &'static [KeyboardShortcut],
    (group, places): (Group, &'static [Place]),
) -> Entry {
    Entry { command, message, icon, keys, group, places, is_there: |_| true, is_possible: |_| true }
}

/// All commands, in the order in which they are listed.
pub const COMMANDS: [Entry; 23] = {
    use Command as C;
    use Group::{Back, Everywhere, Pages, Screens};
    [
        entry(C::Palette, "command-palette", Icon::Search, &[ctrl(Key::K)], (Everywhere, EVERYWHERE)),
        entry(
            C::Keys,
            "command-keys",
            Icon::Question,
            &[plain(Key::F1), plain(Key::Questionmark)],
            (Everywhere, EVERYWHERE),
        ),
        entry(C::Rulings, "command-rulings", Icon::Note, &[ctrl(Key::R)], (Everywhere, EVERYWHERE)),
        entry(C::SwitchTheme, "command-switch-theme", Icon::Moon, &[ctrl(Key::T)], (Everywhere, EVERYWHERE)),
        Entry {
            is_there: |now| !now.is_of_a_book,
            ..entry(C::Home, "table-leave", Icon::Home, &[ALT_HOME], (Screens, NOT_AT_START))
        },
        Entry {
            is_there: |now| now.is_of_a_book,
            ..entry(C::Book, "table-to-book", Icon::Book, &[ALT_HOME], (Screens, TABLE))
        },
        Entry {
            is_possible: |now| now.has_running_game,
            ..entry(C::Continue, "start-continue", Icon::Play, &[ctrl(Key::O)], (Screens, BESIDE_A_GAME))
        },
        entry(C::NewGame, "start-new", Icon::Party, &[ctrl(Key::N)], (Screens, BESIDE_A_GAME)),
        Entry {
            is_there: is_free,
            ..entry(C::Editor, "start-editor", Icon::Grid, &[ctrl(Key::E)], (Screens, EVERYWHERE))
        },
        Entry {
            is_there: is_free,
            ..entry(C::Ledger, "start-ledger", Icon::Book, &[ctrl(Key::B)], (Screens, EVERYWHERE))
        },
        // Not with the key of the copy in the quest editor.
        Entry {
            is_there: is_free,
            ..entry(C::Cards, "start-cards", Icon::Cards, &[ctrl_shift(Key::K)], (Screens, EVERYWHERE))
        },
        Entry {
            is_there: is_free,
            ..entry(C::Settings, "start-settings", Icon::Settings, &[ctrl(Key::Comma)], (Screens, EVERYWHERE))
        },
        Entry {
            is_possible: |now| now.can_undo,
            ..entry(C::Undo, "table-undo", Icon::Undo, &[ctrl(Key::Z)], (Back, WITH_HISTORY))
        },
        Entry {
            is_possible: |now| now.can_redo,
            ..entry(C::Redo, "table-redo", Icon::Redo, &[ctrl_shift(Key::Z), ctrl(Key::Y)], (Back, WITH_HISTORY))
        },
        entry(C::NewDice, "table-new-dice", Icon::Die, &[ctrl_shift(Key::D)], (Back, TABLE)),
        entry(C::Story, "page-story", Icon::Book, &[plain(Key::F2)], (Pages, TABLE)),
        entry(C::Enemies, "page-enemies", Icon::Skull, &[plain(Key::F3)], (Pages, TABLE)),
        entry(C::Quest, "page-decks", Icon::Flag, &[plain(Key::F4)], (Pages, TABLE)),
        entry(C::History, "page-undo", Icon::Undo, &[plain(Key::F5)], (Pages, TABLE)),
        entry(C::Entries, "ledger-page-book", Icon::Book, &[ctrl(Key::Num1)], (Pages, BOOK)),
        entry(C::Heroes, "ledger-page-heroes", Icon::Party, &[ctrl(Key::Num2)], (Pages, BOOK)),
        entry(C::Statistics, "ledger-page-statistics", Icon::Grid, &[ctrl(Key::Num3)], (Pages, BOOK)),
        entry(C::Chronicle, "ledger-page-chronicle", Icon::Note, &[ctrl(Key::Num4)], (Pages, BOOK)),
    ]
};

impl Command {
    /// Its line of the table.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        static TABLE: [Entry; COMMANDS.len()] = COMMANDS;
        TABLE.iter().find(|entry| entry.command == self).expect("a test finds every command in the table")
    }
}

impl Entry {
    /// Is there such a command on this screen?
    #[must_use]
    pub fn is_listed(&self, now: &Situation) -> bool {
        self.places.contains(&now.place) && (self.is_there)(now)
    }

    /// Can it be given now?
    #[must_use]
    pub fn is_enabled(&self, now: &Situation) -> bool {
        self.is_listed(now) && (self.is_possible)(now)
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, texts: &Texts) -> Arc<str> {
        texts.get(self.message)
    }

    /// The key that is shown for it.
    #[must_use]
    pub fn key(&self, texts: &Texts) -> String {
        self.keys.first().map(|key| key_text(texts, *key)).unwrap_or_default()
    }

    /// Can the key be meant for a field that is being written in?
    fn is_for_writing(key: KeyboardShortcut) -> bool {
        use Key::{F1, F2, F3, F4, F5, K, Num1, Num2, Num3, Num4, R};
        let is_held = key.modifiers == Modifiers::COMMAND;
        let is_for_us = match key.logical_key {
            F1 | F2 | F3 | F4 | F5 => true,
            K | R | Num1 | Num2 | Num3 | Num4 => is_held,
            _ => false,
        };
        !is_for_us
    }
}

/// A key and what is held with it, as written on the keyboard.
pub(crate) fn key_text(texts: &Texts, key: KeyboardShortcut) -> String {
    let held = key.modifiers;
    let command = if cfg!(target_os = "macos") { "key-cmd" } else { "key-ctrl" };
    let names = [(held.command, command), (held.shift, "key-shift"), (held.alt, "key-alt")];
    let held = names.into_iter().filter(|(is_held, _)| *is_held).map(|(_, name)| texts.get(name).to_string());
    let name = match key.logical_key {
        Key::Home => texts.get("key-home").to_string(),
        Key::Comma => ",".to_owned(),
        other => other.name().to_owned(),
    };
    held.chain([name]).collect::<Vec<_>>().join(" + ")
}

/// What the keys that were pressed command, if anything. Keys that are meant for a field are left to it.
pub(crate) fn pressed(ui: &Ui, now: &Situation) -> Option<Command> {
    let is_writing = ui.ctx().text_edit_focused();
    let mut keys: Vec<_> = COMMANDS
        .iter()
        .filter(|entry| entry.is_enabled(now))
        .flat_map(|entry| entry.keys.iter().map(|key| (*key, entry.command)))
        .filter(|(key, _)| !is_writing || !Entry::is_for_writing(*key))
        .collect();
    // A key with Shift would also count as the same key without.
    keys.sort_by_key(|(key, _)| !key.modifiers.shift);
    ui.input_mut(|input| keys.into_iter().find(|(key, _)| input.consume_shortcut(key)).map(|(_, command)| command))
}

/// A small button for a command; true when it is pressed.
pub(crate) fn command_button(ui: &mut Ui, texts: &Texts, command: Command, now: &Situation) -> bool {
    let entry = command.entry();
    let name = entry.name(texts);
    let response = ui.add_enabled_ui(entry.is_enabled(now), |ui| icon_button(ui, entry.icon, &name)).inner;
    response.on_hover_text(entry.key(texts)).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use std::collections::BTreeSet;

    #[test]
    fn every_command_stands_in_the_table_once() {
        for entry in &COMMANDS {
            assert_eq!(COMMANDS.iter().filter(|other| other.command == entry.command).count(), 1);
            assert_eq!(entry.command.entry().message, entry.message);
        }
        // The variants are numbered; so none is missing.
        let numbers: BTreeSet<_> = COMMANDS.iter().map(|entry| entry.command as usize).collect();
        assert_eq!(numbers, (0..=Command::Chronicle as usize).collect());
    }

    #[test]
    fn no_key_gives_two_commands_on_one_screen() {
        let screens = [Place::Start, Place::Table, Place::Book, Place::Elsewhere].map(|place| (place, false));
        for (place, is_of_a_book) in screens.into_iter().chain([(Place::Table, true)]) {
            let now = Situation { place, is_of_a_book, ..Situation::default() };
            let mut keys = BTreeSet::new();
            for entry in COMMANDS.iter().filter(|entry| entry.is_listed(&now)) {
                for key in entry.keys {
                    assert!(keys.insert(format!("{key:?}")), "{:?} of {:?} is taken", key, entry.command);
                }
            }
        }
    }

    #[test]
    fn keys_are_named_as_on_the_keyboard_of_the_language() {
        let keys = |language: Language| {
            let texts = texts::of(language);
            [Command::Undo, Command::Redo, Command::Keys].map(|command| command.entry().key(&texts))
        };
        if !cfg!(target_os = "macos") {
            assert_eq!(keys(Language::English), ["Ctrl + Z", "Ctrl + Shift + Z", "F1"]);
            assert_eq!(keys(Language::German), ["Strg + Z", "Strg + Umschalt + Z", "F1"]);
        }
    }

    #[test]
    fn from_a_game_of_a_campaign_one_goes_back_to_the_book() {
        let alone = Situation { place: Place::Table, ..Situation::default() };
        let campaign = Situation { is_of_a_book: true, ..alone };
        let ways = |now: &Situation| [Command::Home, Command::Book].map(|command| command.entry().is_enabled(now));
        assert_eq!((ways(&alone), ways(&campaign)), ([true, false], [false, true]));
    }

    #[test]
    fn what_cannot_be_done_is_not_enabled() {
        let table = Situation { place: Place::Table, ..Situation::default() };
        assert!(!Command::Undo.entry().is_enabled(&table));
        assert!(Command::Undo.entry().is_enabled(&Situation { can_undo: true, ..table }));
        assert!(!Command::NewGame.entry().is_listed(&table), "a game is left before another one begins");
        // Who draws, plays or keeps a book goes from there to the others, unless something lies open behind the game.
        let book = Situation { place: Place::Book, ..Situation::default() };
        let drawing = Situation { place: Place::Elsewhere, ..Situation::default() };
        let ways = [Command::Editor, Command::Ledger, Command::Cards, Command::Settings];
        for now in [table, book, drawing] {
            assert!(ways.iter().all(|way| way.entry().is_enabled(&now)), "{now:?}");
        }
        for now in [Situation { is_trial: true, ..table }, Situation { is_of_a_book: true, ..table }] {
            assert!(!ways.iter().any(|way| way.entry().is_listed(&now)), "{now:?}");
        }
        let start = Situation::default();
        assert!(!Command::Continue.entry().is_enabled(&start));
        assert!(Command::Continue.entry().is_enabled(&Situation { has_running_game: true, ..start }));
    }
}

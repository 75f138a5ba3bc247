//! Everything one can command. The keys, the palette, the page of all keys and the buttons come from tables of entries:
//! the general ones stand here, a game brings its own and says on each of its screens which of them are offered.

mod keys;

use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::hints::mark;
use crate::kit::widgets::icon_button;
use egui::{Event, Key, KeyboardShortcut, Modifiers, Ui};
use std::sync::Arc;

pub(crate) use keys::key_text;
pub use keys::{Cap, KeySection};

/// What somebody can want of the window, whether by key, button or palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Search for a command or an answer.
    Palette,
    /// Show all keys of this screen.
    Keys,
    /// From the table at night to the table by day, and back.
    SwitchTheme,
    /// Text and controls a step larger.
    Larger,
    /// A step smaller.
    Smaller,
    /// As large as they are by default: the way back from any size.
    UsualSize,
    /// The window takes the whole screen, and back.
    FullScreen,
    /// Go to the start screen; everything is saved already.
    Home,
    /// Go on with the newest game that is not over.
    Continue,
    /// Set up a new game.
    NewGame,
    /// Lay the page of the settings over the screen.
    Settings,
    /// Take the last decision back.
    Undo,
    /// Give it again.
    Redo,
    /// One of a game, by the name that it has there.
    Own(&'static str),
}

/// Where a command belongs: a heading on the page of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The window itself, and pages that lie on top of whatever is shown.
    Everywhere,
    /// From screen to screen.
    Screens,
    /// Taking back and giving again.
    Back,
    /// The pages of a screen.
    Pages,
}

/// A line of a table of commands.
#[derive(Debug)]
pub struct Entry {
    /// What is given when its button or key is pressed.
    pub command: Command,
    /// Its name, as a message.
    pub message: &'static str,
    /// Its drawing.
    pub icon: Icon,
    /// Its keys: the first one is shown.
    pub keys: &'static [KeyboardShortcut],
    /// Where it is listed.
    pub group: Group,
    /// Its keys count while a field is written in, too, as far as they write nothing there.
    counts_in_fields: bool,
}

/// A key by itself.
#[must_use]
pub const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// A key with Ctrl, on a Mac with Cmd.
#[must_use]
pub const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// The same with Shift.
#[must_use]
pub const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Away from here.
pub const ALT_HOME: KeyboardShortcut = KeyboardShortcut::new(Modifiers::ALT, Key::Home);

/// Where plus stands above the equals sign, it is given without Shift, too.
const LARGER: &[KeyboardShortcut] = &[ctrl(Key::Plus), ctrl(Key::Equals)];

/// The general commands.
static GENERAL: [Entry; 13] = {
    use Command as C;
    use Group::{Back, Everywhere, Screens};
    [
        Entry::new(C::Palette, "command-palette", Icon::Search, &[ctrl(Key::K)], Everywhere).counting_in_fields(),
        Entry::new(C::Keys, "command-keys", Icon::Question, &[plain(Key::F1), plain(Key::Questionmark)], Everywhere),
        Entry::new(C::SwitchTheme, "command-switch-theme", Icon::Moon, &[ctrl(Key::T)], Everywhere),
        Entry::new(C::Larger, "command-larger", Icon::ZoomIn, LARGER, Everywhere).counting_in_fields(),
        Entry::new(C::Smaller, "command-smaller", Icon::ZoomOut, &[ctrl(Key::Minus)], Everywhere).counting_in_fields(),
        Entry::new(C::UsualSize, "command-usual-size", Icon::Fit, &[ctrl(Key::Num0)], Everywhere).counting_in_fields(),
        Entry::new(C::FullScreen, "command-full-screen", Icon::Border, &[plain(Key::F11)], Everywhere),
        Entry::new(C::Home, "table-leave", Icon::Home, &[ALT_HOME], Screens),
        Entry::new(C::Continue, "start-continue", Icon::Play, &[ctrl(Key::O)], Screens),
        Entry::new(C::NewGame, "start-new", Icon::Party, &[ctrl(Key::N)], Screens),
        Entry::new(C::Settings, "start-settings", Icon::Settings, &[ctrl(Key::Comma)], Screens),
        Entry::new(C::Undo, "table-undo", Icon::Undo, &[ctrl(Key::Z)], Back),
        Entry::new(C::Redo, "table-redo", Icon::Redo, &[ctrl_shift(Key::Z), ctrl(Key::Y)], Back),
    ]
};

impl Command {
    /// Its line of the general table; `None` for one of a game.
    #[must_use]
    pub fn entry(self) -> Option<&'static Entry> {
        GENERAL.iter().find(|entry| entry.command == self)
    }
}

impl Entry {
    /// A line of a table; its keys are left to fields that are being written in.
    #[must_use]
    pub const fn new(
        command: Command,
        message: &'static str,
        icon: Icon,
        keys: &'static [KeyboardShortcut],
        group: Group,
    ) -> Self {
        Self { command, message, icon, keys, group, counts_in_fields: false }
    }

    /// Its key with Ctrl means the command in a field, too.
    #[must_use]
    pub const fn counting_in_fields(self) -> Self {
        Self { counts_in_fields: true, ..self }
    }

    /// Where it is listed: general commands in the order of their table, those of a game behind them, and then how the window
    /// looks and behaves.
    fn rank(&self) -> (Group, usize) {
        use Command::{FullScreen, Larger, Settings, Smaller, SwitchTheme, UsualSize};
        let is_last = matches!(self.command, SwitchTheme | Larger | Smaller | UsualSize | FullScreen | Settings);
        let place = match GENERAL.iter().position(|known| known.command == self.command) {
            Some(at) if is_last => GENERAL.len() + 1 + at,
            Some(at) => at,
            None => GENERAL.len(),
        };
        (self.group, place)
    }

    /// Does one go to another screen by it? The settings only lie over the one that is shown.
    #[must_use]
    pub fn leads_away(&self) -> bool {
        self.group == Group::Screens && self.command != Command::Settings
    }

    /// What it is called in a language: on its button, in the palette and on the page of keys.
    #[must_use]
    pub fn name(&self, texts: &Texts) -> Arc<str> {
        texts.get(self.message)
    }

    /// The key that is shown for it.
    #[must_use]
    pub fn key(&self, texts: &Texts) -> String {
        self.keys.first().map(|key| key_text(texts, *key)).unwrap_or_default()
    }

    /// Does this key of it count while a field is being written in?
    fn counts_in_a_field(&self, key: KeyboardShortcut) -> bool {
        use Key::{F1, F2, F3, F4, F5, F6, F7, F8, F9, F11};
        let is_held = key.modifiers == Modifiers::COMMAND;
        // Nothing is written by what leads from screen to screen: a letter is held down with another key there.
        if self.group == Group::Screens && (key.modifiers.command || key.modifiers.alt) {
            return true;
        }
        matches!(key.logical_key, F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F11)
            || (self.counts_in_fields && is_held)
    }
}

/// A command on a screen.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Its line of the table.
    pub entry: &'static Entry,
    /// It can be given now; else it is there, but nothing would come of it.
    pub is_possible: bool,
    /// The message that says why it cannot, where that is no matter of course: beside its button, and when its key is pressed.
    pub why_not: Option<&'static str>,
}

/// What can be commanded on a screen, in the order in which it is listed.
#[derive(Clone, Debug, Default)]
pub struct Offers(Vec<Offer>);

impl Offers {
    /// What can be commanded everywhere.
    #[must_use]
    pub fn everywhere() -> Self {
        use Command::{FullScreen, Keys, Larger, Palette, Smaller, SwitchTheme, UsualSize};
        let all = [Palette, Keys, SwitchTheme, Larger, Smaller, UsualSize, FullScreen];
        all.into_iter().fold(Self::default(), |offers, command| offers.and(command, true))
    }

    /// And this general command; one that is there already is only possible now or not.
    #[must_use]
    pub fn and(self, command: Command, is_possible: bool) -> Self {
        match command.entry() {
            Some(entry) => self.and_own(entry, is_possible),
            None => self,
        }
    }

    /// And this one, which cannot be given now; the message says why.
    #[must_use]
    pub fn without(self, command: Command, why_not: &'static str) -> Self {
        let mut offers = self.and(command, false);
        let offered = offers.0.iter_mut().filter(|offer| offer.entry.command == command);
        offered.for_each(|offer| offer.why_not = Some(why_not));
        offers
    }

    /// And this one of a game.
    #[must_use]
    pub fn and_own(mut self, entry: &'static Entry, is_possible: bool) -> Self {
        match self.0.iter_mut().find(|offer| offer.entry.command == entry.command) {
            Some(offer) => (offer.is_possible, offer.why_not) = (is_possible, None),
            None => {
                let at = self.0.partition_point(|offer| offer.entry.rank() <= entry.rank());
                self.0.insert(at, Offer { entry, is_possible, why_not: None });
            }
        }
        self
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Offer> {
        self.0.iter()
    }

    /// The offer of this command.
    #[must_use]
    pub fn of(&self, command: Command) -> Option<&Offer> {
        self.0.iter().find(|offer| offer.entry.command == command)
    }

    /// Is there such a command here, whether it can be given now or not?
    #[must_use]
    pub fn has(&self, command: Command) -> bool {
        self.of(command).is_some()
    }

    /// Can it be given now?
    #[must_use]
    pub fn can(&self, command: Command) -> bool {
        self.of(command).is_some_and(|offer| offer.is_possible)
    }

    /// A small button for a command, if there is such a one here; true when it is pressed.
    pub fn button(&self, ui: &mut Ui, texts: &Texts, command: Command) -> bool {
        let Some(Offer { entry, is_possible, why_not }) = self.of(command) else { return false };
        let name = entry.name(texts);
        let mut response = ui.add_enabled_ui(*is_possible, |ui| icon_button(ui, entry.icon, &name)).inner;
        mark(ui, ("command", entry.message), response.rect);
        if let Some(why_not) = why_not {
            response = response.on_disabled_hover_text(texts.get(why_not).as_ref());
        }
        response.on_hover_text(entry.key(texts)).clicked()
    }

    /// What the keys that were pressed command, also if it can only say why not. Keys that are meant for a field are left to it.
    pub(crate) fn pressed(&self, ui: &Ui) -> Option<Command> {
        let is_writing = ui.ctx().text_edit_focused();
        let known = self.0.iter().filter(|offer| offer.is_possible || offer.why_not.is_some()).map(|offer| offer.entry);
        let mut keys: Vec<_> = known
            .flat_map(|entry| entry.keys.iter().map(move |key| (*key, entry)))
            .filter(|(key, entry)| !is_writing || entry.counts_in_a_field(*key))
            .collect();
        // Of keys that write a sign with Shift, like “?”, Shift does not count; the one that asks for it is meant first.
        keys.sort_by_key(|(key, _)| !key.modifiers.shift);
        ui.input_mut(|input| {
            // Where Ctrl and Alt together are the third level of the keyboard, they write letters: “ó” stands on O, “ń” on N.
            // With Shift a letter is another key than without, also when what it stands for cannot be done now.
            let is_meant = |wanted: &KeyboardShortcut, event: &Event| {
                matches!(event, Event::Key { key, pressed: true, modifiers, .. }
                    if *key == wanted.logical_key && modifiers.alt == wanted.modifiers.alt
                        && (modifiers.shift == wanted.modifiers.shift || !is_letter(*key)))
            };
            keys.retain(|(key, _)| input.events.iter().any(|event| is_meant(key, event)));
            keys.into_iter().find(|(key, _)| input.consume_shortcut(key)).map(|(_, entry)| entry.command)
        })
    }
}

fn is_letter(key: Key) -> bool {
    matches!(key.name().as_bytes(), [letter] if letter.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::text::Language;
    use std::collections::BTreeSet;

    const OWN: Command = Command::Own("map");
    static PAGE: Entry = Entry::new(OWN, "command-keys", Icon::Note, &[ctrl(Key::R)], Group::Everywhere);
    static ROOM: Entry = Entry::new(Command::Own("room"), "command-keys", Icon::Grid, &[ctrl(Key::E)], Group::Screens);

    #[test]
    fn every_command_stands_in_the_table_once() {
        for entry in &GENERAL {
            assert_eq!(GENERAL.iter().filter(|other| other.command == entry.command).count(), 1);
            assert_eq!(entry.command.entry().unwrap().message, entry.message);
        }
        assert!(OWN.entry().is_none());
    }

    #[test]
    fn no_key_gives_two_commands() {
        let mut keys = BTreeSet::new();
        for entry in &GENERAL {
            for key in entry.keys {
                assert!(keys.insert(format!("{key:?}")), "{:?} of {:?} is taken", key, entry.command);
            }
        }
    }

    #[test]
    fn those_of_a_game_stand_among_the_general_ones_of_their_group() {
        let offers = Offers::everywhere().and_own(&ROOM, true).and(Command::Settings, true);
        let offers = offers.and(Command::NewGame, true).and(Command::Home, false).and_own(&PAGE, true);
        let listed: Vec<Command> = offers.iter().map(|offer| offer.entry.command).collect();
        use Command as C;
        let room = C::Own("room");
        let look = [C::SwitchTheme, C::Larger, C::Smaller, C::UsualSize, C::FullScreen];
        let screens = [C::Home, C::NewGame, room, C::Settings];
        assert_eq!(listed, [&[C::Palette, C::Keys, OWN][..], &look, &screens].concat());
        assert!(offers.has(C::Home) && !offers.can(C::Home) && !offers.has(C::Undo));
        assert!(offers.and(C::Home, true).can(C::Home));
    }

    #[test]
    fn one_is_led_away_by_all_screens_but_the_settings() {
        let away: Vec<_> = GENERAL.iter().filter(|entry| entry.leads_away()).map(|entry| entry.command).collect();
        assert_eq!(away, [Command::Home, Command::Continue, Command::NewGame]);
        assert!(ROOM.leads_away() && !PAGE.leads_away());
    }

    #[test]
    fn a_field_keeps_the_keys_that_mean_something_in_it() {
        let counting = |entry: &'static Entry| {
            let counts = entry.keys.iter().filter(|key| entry.counts_in_a_field(**key)).count();
            (counts, entry.keys.len() - counts)
        };
        use Command as C;
        for (command, expected) in [
            // What leads from screen to screen is held down with another key; so are the palette and the sizes.
            (C::Home, (1, 0)),
            (C::Continue, (1, 0)),
            (C::NewGame, (1, 0)),
            (C::Settings, (1, 0)),
            (C::Palette, (1, 0)),
            (C::Larger, (2, 0)),
            (C::Smaller, (1, 0)),
            (C::UsualSize, (1, 0)),
            // A function key writes nothing, a question mark does.
            (C::Keys, (1, 1)),
            (C::FullScreen, (1, 0)),
            // What was typed is taken back in the field itself; and who types T with Ctrl wants no other light.
            (C::Undo, (0, 1)),
            (C::Redo, (0, 2)),
            (C::SwitchTheme, (0, 1)),
        ] {
            assert_eq!(counting(command.entry().unwrap()), expected, "{command:?}");
        }
        assert_eq!((counting(&ROOM), counting(&PAGE)), ((1, 0), (0, 1)), "a game's own are no others");
        static LETTER: Entry = Entry::new(OWN, "command-keys", Icon::Note, &[plain(Key::N)], Group::Screens);
        assert_eq!(counting(&LETTER), (0, 1), "a letter alone is written");
    }

    /// What the keys of these events command while a field is written in, or none is.
    fn commanded(is_writing: bool, modifiers: Modifiers, key: Key) -> Option<Command> {
        let context = egui::Context::default();
        let offers = Offers::everywhere().and(Command::NewGame, true).and(Command::Undo, true).and(Command::Home, true);
        let offers = offers.and(Command::Redo, false);
        let mut text = "text".to_owned();
        let mut found = None;
        for events in [Vec::new(), Vec::new(), vec![pressed(modifiers, key)]] {
            let input = egui::RawInput { events, ..egui::RawInput::default() };
            let mut output = context.run_ui(input, |ui| {
                found = found.or_else(|| offers.pressed(ui));
                let field = ui.text_edit_singleline(&mut text);
                if is_writing {
                    field.request_focus();
                }
            });
            output.textures_delta.clear();
        }
        found
    }

    fn pressed(modifiers: Modifiers, key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    #[test]
    fn a_command_is_heard_beside_a_field_and_letters_of_the_third_level_are_none() {
        let ctrl = Modifiers::COMMAND | Modifiers { ctrl: cfg!(not(target_os = "macos")), ..Modifiers::NONE };
        for is_writing in [false, true] {
            assert_eq!(commanded(is_writing, ctrl, Key::N), Some(Command::NewGame), "{is_writing}");
            assert_eq!(commanded(is_writing, Modifiers::ALT, Key::Home), Some(Command::Home), "{is_writing}");
            assert_eq!(commanded(is_writing, Modifiers::NONE, Key::F1), Some(Command::Keys), "{is_writing}");
            assert_eq!(commanded(is_writing, ctrl | Modifiers::ALT, Key::N), None, "{is_writing}: a letter of Polish");
            assert_eq!(commanded(is_writing, ctrl, Key::Z), (!is_writing).then_some(Command::Undo));
            assert_eq!(commanded(is_writing, ctrl, Key::T), (!is_writing).then_some(Command::SwitchTheme));
        }
        // Nothing was taken back here that could be done again, and doing it again is not taking back.
        assert_eq!(commanded(false, ctrl | Modifiers::SHIFT, Key::Z), None);
    }

    #[test]
    fn keys_are_named_as_on_the_keyboard_of_the_language() {
        let keys = |language: Language| {
            let texts = Texts::new(language);
            [Command::Undo, Command::Redo, Command::Keys].map(|command| command.entry().unwrap().key(&texts))
        };
        if cfg!(target_os = "macos") {
            assert_eq!(keys(Language::English), ["⌘Z", "⇧⌘Z", "F1"]);
            assert_eq!(keys(Language::German), ["⌘Z", "⇧⌘Z", "F1"]);
        } else {
            assert_eq!(keys(Language::English), ["Ctrl + Z", "Ctrl + Shift + Z", "F1"]);
            assert_eq!(keys(Language::German), ["Strg + Z", "Strg + Umschalt + Z", "F1"]);
        }
    }

    #[test]
    fn what_is_held_is_the_key_for_commands_of_the_system() {
        // `COMMAND` is Ctrl, on a Mac the command key; an entry that asked for one of the two would be dead on the other.
        for key in GENERAL.iter().flat_map(|entry| entry.keys) {
            assert!(!key.modifiers.ctrl && !key.modifiers.mac_cmd, "{key:?}");
        }
    }
}

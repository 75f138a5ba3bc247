//! What can be commanded in Massive Darkness besides the general commands, and on which of its screens.

use crate::games::tiles::keys;
use crate::kit::art::Icon;
use crate::kit::commands::{ALT_HOME, Cap, Command, Entry, Group, KeySection, Offers, ctrl, ctrl_shift, plain};
use egui::{Key, KeyboardShortcut, Modifiers};

/// Show how the game is played where the rulebooks are silent.
pub(crate) const RULINGS: Command = Command::Own("rulings");
/// From a game of a campaign back to its book.
pub(crate) const BOOK: Command = Command::Own("book");
/// The quest editor.
pub(crate) const EDITOR: Command = Command::Own("editor");
/// The campaign book.
pub(crate) const LEDGER: Command = Command::Own("ledger");
/// The card editor.
pub(crate) const CARDS: Command = Command::Own("cards");
pub(crate) const STORY: Command = Command::Own("story");
pub(crate) const ENEMIES: Command = Command::Own("enemies");
/// Show objectives and decks.
pub(crate) const QUEST: Command = Command::Own("quest");
/// Show what can be taken back.
pub(crate) const HISTORY: Command = Command::Own("history");
/// Show once more what has happened since the last decision.
pub(crate) const AGAIN: Command = Command::Own("again");
/// From here on the dice fall otherwise.
pub(crate) const NEW_DICE: Command = Command::Own("new-dice");
/// Play the same quest once more.
pub(crate) const PLAY_AGAIN: Command = Command::Own("play-again");
/// Play the next quest of the box with the same Heroes.
pub(crate) const PLAY_NEXT: Command = Command::Own("play-next");
/// Play the quest of the first evening.
pub(crate) const FIRST_EVENING: Command = Command::Own("first-evening");
/// Put the hint away that is shown.
pub(crate) const HINT: Command = Command::Own("hint");
/// Show the page of the campaign book that is written in.
pub(crate) const ENTRIES: Command = Command::Own("entries");
/// Show the Heroes of the campaign.
pub(crate) const HEROES: Command = Command::Own("heroes");
/// Show the numbers of the campaign.
pub(crate) const STATISTICS: Command = Command::Own("statistics");
/// Show the campaign as a story.
pub(crate) const CHRONICLE: Command = Command::Own("chronicle");

/// That enters what was filled in about a quest.
pub(crate) const ENTER_ALL: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);

/// What leads from the start screen into a workspace, and the page that lies on top of everything.
pub(crate) static FROM_THE_START: [Entry; 4] = [
    Entry::new(RULINGS, "command-rulings", Icon::Note, &[ctrl(Key::R)], Group::Everywhere).counting_in_fields(),
    Entry::new(EDITOR, "start-editor", Icon::Grid, &[ctrl(Key::E)], Group::Screens),
    Entry::new(LEDGER, "start-ledger", Icon::Book, &[ctrl(Key::B)], Group::Screens),
    // Not with the key of the copy in the quest editor.
    Entry::new(CARDS, "start-cards", Icon::Cards, &[ctrl_shift(Key::K)], Group::Screens),
];

static BACK_TO_THE_BOOK: Entry = Entry::new(BOOK, "table-to-book", Icon::Book, &[ALT_HOME], Group::Screens);

pub(crate) static OTHER_DICE: Entry =
    Entry::new(NEW_DICE, "table-new-dice", Icon::Die, &[ctrl_shift(Key::D)], Group::Back);

static PAGES_OF_THE_TABLE: [Entry; 5] = [
    Entry::new(STORY, "page-story", Icon::Book, &[plain(Key::F2)], Group::Pages),
    Entry::new(ENEMIES, "page-enemies", Icon::Skull, &[plain(Key::F3)], Group::Pages),
    Entry::new(QUEST, "page-decks", Icon::Flag, &[plain(Key::F4)], Group::Pages),
    Entry::new(HISTORY, "page-undo", Icon::Undo, &[plain(Key::F5)], Group::Pages),
    Entry::new(AGAIN, "command-again", Icon::Around, &[plain(Key::F6)], Group::Pages),
];

/// Only where a hint is shown.
static PUT_THE_HINT_AWAY: Entry = Entry::new(HINT, "command-hint", Icon::Torch, &[plain(Key::H)], Group::Pages);

/// The pages of an open book, in their order.
pub(crate) static PAGES_OF_THE_BOOK: [Entry; 4] = [
    Entry::new(ENTRIES, "ledger-page-book", Icon::Book, &[ctrl(Key::Num1)], Group::Pages).counting_in_fields(),
    Entry::new(HEROES, "ledger-page-heroes", Icon::Party, &[ctrl(Key::Num2)], Group::Pages).counting_in_fields(),
    Entry::new(STATISTICS, "ledger-page-statistics", Icon::Grid, &[ctrl(Key::Num3)], Group::Pages).counting_in_fields(),
    Entry::new(CHRONICLE, "ledger-page-chronicle", Icon::Note, &[ctrl(Key::Num4)], Group::Pages).counting_in_fields(),
];

/// The kinds of screens that commands tell apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Place {
    /// A running game.
    Table,
    /// A campaign book that lies open.
    Book,
    /// The sheet of the quest editor. It takes back by keys of its own.
    Drawing,
    /// The shelf of quests. It takes back by a key of its own, too.
    Shelf,
    /// Any other.
    #[default]
    Elsewhere,
}

/// What commands need to know of a screen to say whether they can be given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Situation {
    /// Which screen is shown.
    pub(crate) place: Place,
    /// Something can be taken back.
    pub(crate) can_undo: bool,
    /// Something can be given again.
    pub(crate) can_redo: bool,
    /// The game belongs to a campaign, whose book lies open behind it.
    pub(crate) is_of_a_book: bool,
    /// A hint is shown.
    pub(crate) has_hint: bool,
    /// The game only tries a quest, whose drawing lies open behind it.
    pub(crate) is_trial: bool,
}

impl Situation {
    /// What can be commanded in it.
    pub(crate) fn offers(&self) -> Offers {
        // Nothing lies open behind the screen that would be left with it.
        let is_free = !self.is_of_a_book && !self.is_trial;
        let from_here = FROM_THE_START.iter().filter(|entry| is_free || entry.group == Group::Everywhere);
        let mut offers = from_here.fold(Offers::everywhere(), |offers, entry| offers.and_own(entry, true));
        offers = match self.is_of_a_book {
            true => offers.and_own(&BACK_TO_THE_BOOK, true),
            false => offers.and(Command::Home, true),
        };
        // A game is left before another one begins.
        if self.place != Place::Table {
            offers = offers.and(Command::Continue, true).and(Command::NewGame, true);
        }
        if is_free {
            offers = offers.and(Command::Settings, true);
        }
        let pages: &[Entry] = match self.place {
            Place::Table => &PAGES_OF_THE_TABLE,
            Place::Book => &PAGES_OF_THE_BOOK,
            Place::Drawing | Place::Shelf | Place::Elsewhere => return offers,
        };
        offers = offers.and(Command::Undo, self.can_undo).and(Command::Redo, self.can_redo);
        if self.place == Place::Table {
            offers = offers.and_own(&OTHER_DICE, true);
            if self.has_hint {
                offers = offers.and_own(&PUT_THE_HINT_AWAY, true);
            }
        }
        pages.iter().fold(offers, |offers, entry| offers.and_own(entry, true))
    }

    /// What the screen adds to the page of all keys.
    pub(crate) fn key_sections(&self) -> Vec<KeySection> {
        match self.place {
            Place::Table => vec![KeySection::ANSWERS, keys::BESIDE_THE_MAP, keys::ON_THE_MAP],
            Place::Book => vec![KeySection {
                title: "keys-book",
                column: 1,
                group: Some(Group::Pages),
                others: &[(Cap::Named("key-enter"), "keys-first-card"), (Cap::Held(ENTER_ALL), "keys-enter-all")],
            }],
            Place::Drawing => vec![
                keys::ON_THE_SHEET,
                ON_THE_SHEET_BESIDES,
                keys::IN_THE_EDITOR,
                IN_THE_EDITOR_BESIDES,
                keys::AT_A_TILE,
            ],
            Place::Shelf => vec![AT_A_QUEST],
            Place::Elsewhere => Vec::new(),
        }
    }
}

/// What keys do on the sheet of the quest editor besides what they do on any.
const ON_THE_SHEET_BESIDES: KeySection = KeySection {
    others: &[
        (Cap::Named("key-ctrl-arrows"), "keys-drawing-border"),
        (Cap::Held(SHIFT_F10), "keys-drawing-menu"),
        (Cap::Held(plain(Key::R)), "keys-drawing-turn"),
        (Cap::Held(plain(Key::S)), "keys-drawing-swap"),
        (Cap::Named("key-rulers"), "keys-drawing-rulers"),
        (Cap::Named("key-storeys"), "keys-drawing-storeys"),
    ],
    ..keys::ON_THE_SHEET
};

/// What they do in the editor wherever the hand is, likewise.
const IN_THE_EDITOR_BESIDES: KeySection = KeySection {
    others: &[
        (Cap::Held(SHIFT_F5), "keys-editor-go-on"),
        (Cap::Held(ctrl(Key::Z)), "table-undo"),
        (Cap::Held(ctrl_shift(Key::Z)), "table-redo"),
        (Cap::Held(ctrl(Key::F)), "keys-editor-search"),
    ],
    ..keys::IN_THE_EDITOR
};

/// What they do on the shelf of quests.
const AT_A_QUEST: KeySection = KeySection {
    title: "keys-shelf",
    column: 1,
    group: None,
    others: &[
        (Cap::Held(ctrl(Key::D)), "keys-shelf-duplicate"),
        (Cap::Held(plain(Key::F2)), "keys-shelf-rename"),
        (Cap::Named("key-delete"), "keys-shelf-delete"),
        (Cap::Held(ctrl(Key::Z)), "keys-shelf-back"),
    ],
};

const SHIFT_F5: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::F5);
const SHIFT_F10: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::F10);

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const PLACES: [Place; 5] = [Place::Table, Place::Book, Place::Drawing, Place::Shelf, Place::Elsewhere];

    #[test]
    fn no_key_gives_two_commands_on_one_screen() {
        for (place, is_of_a_book) in PLACES.map(|place| (place, false)).into_iter().chain([(Place::Table, true)]) {
            let offers = Situation { place, is_of_a_book, ..Situation::default() }.offers();
            let (mut keys, mut commands) = (BTreeSet::new(), Vec::new());
            for offer in offers.iter() {
                assert!(!commands.contains(&offer.entry.command), "{:?} stands there twice", offer.entry.command);
                commands.push(offer.entry.command);
                for key in offer.entry.keys {
                    assert!(keys.insert(format!("{key:?}")), "{:?} of {:?} is taken", key, offer.entry.command);
                }
            }
        }
    }

    #[test]
    fn from_a_game_of_a_campaign_one_goes_back_to_the_book() {
        let alone = Situation { place: Place::Table, ..Situation::default() };
        let campaign = Situation { is_of_a_book: true, ..alone };
        let ways = |now: &Situation| [Command::Home, BOOK].map(|command| now.offers().can(command));
        assert_eq!((ways(&alone), ways(&campaign)), ([true, false], [false, true]));
    }

    #[test]
    fn what_cannot_be_done_is_not_enabled() {
        let table = Situation { place: Place::Table, ..Situation::default() };
        assert!(table.offers().has(Command::Undo) && !table.offers().can(Command::Undo));
        assert!(Situation { can_undo: true, ..table }.offers().can(Command::Undo));
        assert!(!table.offers().has(Command::NewGame), "a game is left before another one begins");
        // Who draws, plays or keeps a book goes from there to the others, unless something lies open behind the game.
        let book = Situation { place: Place::Book, ..Situation::default() };
        let drawing = Situation { place: Place::Drawing, ..Situation::default() };
        let ways = [EDITOR, LEDGER, CARDS, Command::Settings];
        for now in [table, book, drawing] {
            assert!(ways.iter().all(|way| now.offers().can(*way)), "{now:?}");
        }
        for now in [Situation { is_trial: true, ..table }, Situation { is_of_a_book: true, ..table }] {
            assert!(!ways.iter().any(|way| now.offers().has(*way)), "{now:?}");
        }
    }
}

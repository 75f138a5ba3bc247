//! The desk: from setting up a game to the table, to saved games, and to the book.

use super::cards::{HellscapeCardsScreen, open_cards};
use super::drawing::check_beside;
use super::editor::{Checks, EditorScreen, Shelf};
use super::hinting::FirstShown;
use super::ledger::{self, Ledger, Wanted};
use super::new_game::{Chosen, NewGame, Outcome};
use super::table::Table;
use super::{
    AGAIN, CARDS, COMMANDS, EDITOR, ENTER, ENTERING, FIRST_EVENING, HINT, LEDGER, PLAY_AGAIN, PLAY_NEXT,
    PUT_THE_HINT_AWAY, SHOWING,
};
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::book::{BookRules, PartyShelf};
use crate::games::massive_darkness_2::content::NoBox;
use crate::games::massive_darkness_2::own_cards::{HellscapeCards, OwnCards, OwnPack};
use crate::games::massive_darkness_2::own_quests::QuestFile;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::tiles::keys;
use crate::house::play::Dice;
use crate::house::plug::{OpenGame, Plug as _};
use crate::house::session::Sessions as _;
use crate::house::storage::{Ends, Settings, says_it_is};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Command, KeySection, Offers};
use crate::kit::desk::{Base, Desk, Doubt, First, Opening, Summary, TakenIn, Wish, Work, below};
use crate::kit::goes_back::goes_back;
use crate::tr;
use egui::{Rect, Ui};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// By this name the last choices are kept in the settings.
const LAST: &str = "last";
/// And by this one whether games are begun with own cards.
pub(super) const OWN_CARDS: &str = "own_cards";
/// How far bots are that play beside the table is looked at again after this.
const LOOK: Duration = Duration::from_secs(1);

pub(super) enum Screen {
    Nothing,
    NewGame(Box<NewGame>),
    Ledger(Box<Ledger>),
    Table(Box<Table>),
    Shelf(Box<Shelf>),
    Editor(Box<EditorScreen>),
    Cards(Box<HellscapeCardsScreen>),
}

/// What lies in the window while Massive Darkness 2 is played.
pub(super) struct HellscapeDesk {
    /// Why the game cannot be played, if it cannot.
    pub(super) rules: Result<HellscapeRules, Arc<str>>,
    pub(super) base: Base,
    pub(super) screen: Screen,
    /// The book from which the game on the table was begun.
    keeping: Option<PathBuf>,
    /// The drawing board that waits while its Quest is tried on the table.
    pub(super) waiting: Option<Box<EditorScreen>>,
    /// Checks that go on while their Quests are not open.
    pub(super) checks: Checks,
    /// What is offered to somebody who has never played, once it has been shown.
    pub(super) first_shown: RefCell<Option<FirstShown>>,
}

impl HellscapeDesk {
    pub(super) fn new(opening: Opening) -> Self {
        let language = opening.language;
        let base = Base::new(opening, PLUG.texts(language));
        let rules = HellscapeRules::open().map_err(|error| error.say(&base.texts));
        let mut desk = Self {
            rules,
            base,
            screen: Screen::Nothing,
            keeping: None,
            waiting: None,
            checks: Checks::default(),
            first_shown: RefCell::new(None),
        };
        desk.lay_own_cards();
        desk
    }

    /// The game as the house knows it, for what needs no types of it.
    fn room(&self) -> Result<Box<dyn OpenGame>, Arc<str>> {
        let rules = self.rules.as_ref().map_err(Arc::clone)?;
        Ok(PLUG.with(rules.clone(), &self.base.dirs))
    }

    /// The rules; where there are none it is told why.
    pub(super) fn rules(&mut self) -> Option<HellscapeRules> {
        self.base.told(self.rules.clone())
    }

    fn set_up(&mut self) -> Option<NewGame> {
        let rules = self.rules()?;
        let last: Option<Chosen> = self.base.kept.value(LAST);
        let with_own = self.base.kept.value(OWN_CARDS).unwrap_or(true);
        Some(NewGame::new(&rules, &self.base.dirs, last, with_own))
    }

    /// Opens the book that is meant, or the one that was written in last.
    fn open_book(&mut self, from: ledger::Opening) {
        let Some(rules) = self.rules() else { return };
        let shelf = BookRules::shelf(rules.all(), &self.base.dirs);
        let ledger = Ledger::new(rules.all(), shelf, self.base.windows.clone(), from, &self.base.texts);
        self.screen = Screen::Ledger(Box::new(ledger));
    }

    /// What the book wants.
    fn grant(&mut self, wanted: Wanted) {
        match wanted {
            Wanted::Command(command) => self.base.give(Some(command)),
            Wanted::Look(game, file) => {
                self.put_book_away();
                self.screen = Screen::Nothing;
                let opened = self.open(&file);
                self.base.told(opened);
                // Somebody may have gone back in it, or another game may have got its name.
                if let Screen::Table(table) = &self.screen
                    && table.played().game != Some(game)
                {
                    self.base.tell(tr!(self.base.texts, "book-another-game"));
                }
            }
            Wanted::Play { quest, heroes, book } => {
                self.put_book_away();
                if let Some(setting) = self.set_up() {
                    self.keeping = Some(book);
                    self.screen = Screen::NewGame(Box::new(setting.of_the_book(&quest, &heroes)));
                }
            }
        }
    }

    /// A book that went on elsewhere is brought back before it is put away; if that cannot be, it is told where it lies.
    fn put_book_away(&mut self) {
        if let Screen::Ledger(ledger) = &mut self.screen {
            let told = ledger.keeper.bring_back(&self.base.texts);
            told.into_iter().for_each(|line| self.base.tell_news(line));
        }
    }

    /// Puts a copy of a book on the shelf, unless it lies there already. It is opened if nothing else is going on.
    fn take_book(&mut self, file: &Path, is_shown: bool) {
        let Some(rules) = self.rules() else { return };
        let shelf = BookRules::shelf(rules.all(), &self.base.dirs);
        let Some(TakenIn { copy, told }) = self.base.take_in(&shelf, file, "book-taken-in") else { return };
        let is_free = match &self.screen {
            Screen::Nothing => true,
            Screen::Ledger(ledger) => !ledger.keeper.is_waiting(),
            Screen::NewGame(_) | Screen::Table(_) | Screen::Shelf(_) | Screen::Editor(_) | Screen::Cards(_) => false,
        };
        if !(is_shown && is_free) {
            return told.into_iter().for_each(|line| self.base.tell_news(line));
        }
        self.put_book_away();
        self.open_book(ledger::Opening { file: Some(copy), told, ..ledger::Opening::default() });
    }
}

impl Desk for HellscapeDesk {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn speak(&mut self, language: Language) {
        if self.base.speak(&PLUG, language) {
            self.name_all_cards();
            match &mut self.screen {
                Screen::Table(table) => table.speak(&self.base.texts),
                Screen::Editor(editor) => editor.draw(&self.base.texts),
                _ => {}
            }
        }
    }

    fn is_empty(&self) -> bool {
        matches!(self.screen, Screen::Nothing)
    }

    fn clear(&mut self) {
        self.put_book_away();
        self.waiting = None;
        self.screen = Screen::Nothing;
    }

    fn ui(&mut self, ui: &mut Ui) {
        let (texts, offers) = (Arc::clone(&self.base.texts), self.offers());
        match &mut self.screen {
            Screen::Nothing => {}
            Screen::NewGame(_) if goes_back(ui, "md2-new-game") => self.base.wish(Wish::Command(Command::Home)),
            Screen::NewGame(setting) => match setting.ui(ui, &texts) {
                Outcome::Stay => self.keep_own_cards(),
                Outcome::Back => self.base.wish(Wish::Command(Command::Home)),
                Outcome::Begin(start, dice) => {
                    self.base.kept.keep(LAST, &Chosen::of(&start, dice));
                    self.begin(*start, dice);
                }
            },
            Screen::Ledger(ledger) => {
                let is_left = ledger.is_left(ui, &texts);
                let wanted = ledger.ui(ui, &texts, &offers);
                if is_left {
                    self.base.wish(Wish::Command(Command::Home));
                } else if let Some(wanted) = wanted {
                    self.grant(wanted);
                }
            }
            Screen::Table(table) => {
                let (check, goes_on) = check_beside(&mut self.waiting, &self.checks, &texts);
                if goes_on {
                    ui.ctx().request_repaint_after(LOOK);
                }
                let beside = check.as_ref().map(|check| &check.beside);
                let (command, is_check_wanted) = below(ui, beside, |ui| table.ui(ui, &texts, &offers));
                self.base.give(command);
                self.keep_what_was_learned();
                if let (Some(check), true) = (check, is_check_wanted) {
                    self.look_at_check(check.of);
                }
            }
            Screen::Shelf(shelf) => {
                let picked = shelf.ui(ui, &texts);
                self.after_shelf(picked);
            }
            Screen::Editor(editor) => {
                let wish = editor.ui(ui, &texts);
                self.after_editor(wish);
            }
            Screen::Cards(cards) => {
                let is_left = !cards.is_busy() && goes_back(ui, "md2-cards");
                let command = cards.ui(ui, &texts, &offers);
                self.base.give(if is_left { Some(Command::Home) } else { command });
            }
        }
    }

    fn offers(&self) -> Offers {
        let offers = Offers::everywhere().and(Command::Home, true).and(Command::Settings, true);
        match &self.screen {
            Screen::Table(table) => {
                let offers = offers.and(Command::Undo, table.can_undo()).and(Command::Redo, table.can_redo());
                let offers = offers.and_own(&SHOWING, table.has_beats()).and_own(&ENTERING, table.can_be_entered());
                offers.and_own(&PUT_THE_HINT_AWAY, table.has_hint())
            }
            Screen::Ledger(ledger) => {
                let keeper = &ledger.keeper;
                offers.and(Command::Undo, keeper.can_undo()).and(Command::Redo, keeper.can_redo())
            }
            Screen::Editor(editor) => {
                offers.and(Command::Undo, editor.can_undo()).and(Command::Redo, editor.can_redo())
            }
            Screen::Cards(cards) => offers.and(Command::Undo, cards.can_undo()).and(Command::Redo, cards.can_redo()),
            Screen::Nothing => COMMANDS.iter().fold(offers, |offers, entry| offers.and_own(entry, true)),
            Screen::NewGame(_) | Screen::Shelf(_) => offers,
        }
    }

    fn command(&mut self, command: Command) {
        match (command, &mut self.screen) {
            // A try leads back to the drawing board, and that to its shelf.
            (Command::Home, Screen::Table(_)) if self.waiting.is_some() => self.back_to_editor(),
            (Command::Home, Screen::Editor(_)) => self.open_shelf(),
            (Command::Home, _) => {
                self.put_book_away();
                self.keeping = None;
                if let Screen::Table(table) = &mut self.screen {
                    self.base.bring_back(table.play_mut());
                }
                match std::mem::replace(&mut self.screen, Screen::Nothing) {
                    Screen::Cards(mut cards) => {
                        cards.write_all();
                        self.lay_own_cards();
                    }
                    _ => self.name_all_cards(),
                }
            }
            (Command::NewGame, _) => {
                if let Some(setting) = self.set_up() {
                    self.keeping = None;
                    self.screen = Screen::NewGame(Box::new(setting));
                }
            }
            (Command::Undo, Screen::Table(table)) => table.undo(&self.base.texts),
            (Command::Redo, Screen::Table(table)) => table.redo(&self.base.texts),
            (Command::Undo, Screen::Ledger(ledger)) => ledger.keeper.undo(&self.base.texts),
            (Command::Redo, Screen::Ledger(ledger)) => ledger.keeper.redo(&self.base.texts),
            (Command::Undo, Screen::Editor(editor)) => editor.undo(&Arc::clone(&self.base.texts)),
            (Command::Redo, Screen::Editor(editor)) => editor.redo(&Arc::clone(&self.base.texts)),
            (Command::Undo, Screen::Cards(cards)) => cards.undo(),
            (Command::Redo, Screen::Cards(cards)) => cards.redo(),
            (CARDS, _) => self.open_cards(),
            (AGAIN, Screen::Table(table)) => table.show_again(),
            (HINT, Screen::Table(table)) => table.hint_understood(),
            (EDITOR, _) => self.open_shelf(),
            (FIRST_EVENING, _) => self.begin_first_evening(),
            (PLAY_AGAIN | PLAY_NEXT, _) => self.play_once_more(command == PLAY_NEXT),
            (LEDGER, _) => self.open_book(ledger::Opening::default()),
            (ENTER, Screen::Table(table)) if table.can_be_entered() => {
                let brought = Some(table.played());
                self.base.bring_back(table.play_mut());
                let file = self.keeping.take();
                self.open_book(ledger::Opening { file, brought, ..ledger::Opening::default() });
            }
            _ => {}
        }
    }

    fn answers(&self) -> Vec<Arc<str>> {
        match &self.screen {
            Screen::Table(table) => table.offers(),
            _ => Vec::new(),
        }
    }

    fn answer(&mut self, number: usize) {
        if let Screen::Table(table) = &mut self.screen {
            table.give(number, &self.base.texts);
        }
    }

    fn key_of_answer(&self, number: usize) -> Option<usize> {
        match &self.screen {
            Screen::Table(table) => table.key_of(number),
            _ => None,
        }
    }

    fn key_sections(&self) -> Vec<KeySection> {
        match &self.screen {
            Screen::Table(_) => vec![KeySection::ANSWERS, keys::BESIDE_THE_MAP, keys::ON_THE_MAP],
            Screen::Editor(_) => EditorScreen::KEYS.to_vec(),
            _ => Vec::new(),
        }
    }

    fn first(&self) -> Option<First> {
        self.first_evening()
    }

    fn first_ui(&self, ui: &Ui, place: Rect) {
        self.first_evening_ui(ui, place);
    }

    fn open(&mut self, file: &Path) -> Result<(), Arc<str>> {
        let rules = self.rules.clone()?;
        // Who rolls was chosen last; a game can go on either way.
        let dice = self.base.kept.value(LAST).map_or(Dice::App, |last: Chosen| last.dice());
        let play = self.base.resume(&rules, file, dice)?;
        self.sit_down(play, &rules);
        Ok(())
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        Summary::of(&*self.room()?, ends, self.marks(ends), &self.base.texts)
    }

    fn works(&self) -> Vec<Work> {
        self.checks.told(&self.base.texts)
    }

    fn end_work(&mut self, number: usize) {
        self.checks.end_number(number);
    }

    fn doubt(&mut self) -> Option<Doubt> {
        match &mut self.screen {
            Screen::Table(table) => {
                // A Quest that is being tried lies behind its game.
                let drawn = |editor: &mut Box<EditorScreen>| editor.unsaved(&self.base.texts);
                let behind = self.waiting.as_mut().and_then(drawn);
                let behind = behind.map(|told| Doubt::of("unsaved-md2-title", told, "unsaved-md2-hint"));
                Doubt::of_running(table.play_mut(), &self.base.texts).or(behind)
            }
            Screen::Ledger(ledger) => {
                let told = ledger.keeper.unsaved(&self.base.texts);
                told.map(|told| Doubt::of("book-unsaved", told, "book-unwritten"))
            }
            Screen::Editor(editor) => {
                let told = editor.unsaved(&self.base.texts);
                told.map(|told| Doubt::of("unsaved-md2-title", told, "unsaved-md2-hint"))
            }
            Screen::Cards(cards) => {
                cards.unsaved(&self.base.texts).map(|told| Doubt::of("cards-unsaved", told, "cards-unsaved-hint"))
            }
            Screen::Nothing | Screen::NewGame(_) | Screen::Shelf(_) => None,
        }
    }

    fn take_files(&mut self, files: Vec<PathBuf>, is_shown: bool) -> Vec<PathBuf> {
        let (books, others): (Vec<PathBuf>, Vec<PathBuf>) =
            files.into_iter().partition(|file| PartyShelf::is_of_this_game(file));
        books.iter().for_each(|book| self.take_book(book, is_shown));
        let (quests, others) = others.into_iter().partition(|file: &PathBuf| says_it_is::<QuestFile>(file));
        let quests: Vec<PathBuf> = quests;
        quests.iter().for_each(|quest| self.take_quest(quest, is_shown));
        let (packs, others) = others.into_iter().partition(|file: &PathBuf| says_it_is::<OwnPack>(file));
        let packs: Vec<PathBuf> = packs;
        packs.into_iter().for_each(|pack| self.hold_cards_out(pack, is_shown));
        others
    }

    fn settings_ui(&mut self, ui: &mut Ui) {
        self.hints_ui(ui);
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.base.settings = settings.clone();
        match &mut self.screen {
            Screen::Table(table) => table.take_pace(settings.beats, settings.reduce_motion, &self.base.texts),
            Screen::Editor(editor) => editor.take_pace(settings.reduce_motion),
            _ => {}
        }
    }
}

impl HellscapeDesk {
    /// Who takes part in a saved game, by places in the box.
    fn marks(&self, ends: &Ends) -> Vec<usize> {
        let Ok(rules) = &self.rules else { return Vec::new() };
        let glance = HellscapeRules::glance(&ends.first, ends.last.iter().map(String::as_str));
        let heroes = &rules.all().content.printed.heroes;
        let place = |id: &str| heroes.iter().position(|hero| hero.id == id);
        let chosen = glance.map(|glance| glance.start.setup.heroes).unwrap_or_default();
        chosen.iter().filter_map(|chosen| place(&chosen.hero)).collect()
    }
}

/// Own cards: laid over the box, named, changed, taken in.
impl HellscapeDesk {
    /// Lays the user's packs over the box, and tells of those that cannot be used.
    fn lay_own_cards(&mut self) {
        let Ok(rules) = &self.rules else { return };
        let own = self.base.lay_packs::<HellscapeCards>(rules.box_alone());
        self.rules = rules.with_own(own).map_err(|why| NoBox::Unplayable(why).say(&self.base.texts));
        self.name_all_cards();
    }

    /// What these cards are called counts before the messages.
    pub(super) fn name_cards(&mut self, own: &OwnCards) {
        let language = self.base.texts.language();
        let names = self.rules.as_ref().map(|rules| rules.names_of(own, language));
        self.base.name_cards(&PLUG, names.unwrap_or_default());
    }

    /// Cards are called as the game on the table has taken them along, elsewhere as they lie over the box.
    fn name_all_cards(&mut self) {
        let own = match (&mut self.screen, &self.rules) {
            (Screen::Table(table), _) => table.play_mut().session().header().setup.own.clone(),
            (Screen::NewGame(setting), _) if setting.with_own() == Some(false) => OwnCards::default(),
            (_, Ok(rules)) => rules.own().clone(),
            (_, Err(_)) => OwnCards::default(),
        };
        self.name_cards(&own);
    }

    /// Whether games are begun with own cards is known next time, and cards are called accordingly.
    fn keep_own_cards(&mut self) {
        let Screen::NewGame(setting) = &self.screen else { return };
        if let Some(with_own) = setting.with_own()
            && self.base.kept.value(OWN_CARDS).unwrap_or(true) != with_own
        {
            self.base.kept.keep(OWN_CARDS, &with_own);
            self.name_all_cards();
        }
    }

    fn open_cards(&mut self) {
        let opened = self.rules().and_then(|rules| open_cards(&rules, &mut self.base));
        if let Some(cards) = opened {
            self.screen = Screen::Cards(Box::new(cards));
        }
    }

    /// Whoever brings cards is asked before they count: they may replace some of his own. The page for it is shown where nothing else
    /// is going on.
    fn hold_cards_out(&mut self, file: PathBuf, is_shown: bool) {
        if !(is_shown && matches!(self.screen, Screen::Nothing | Screen::Cards(_))) {
            return self.base.turn_away::<OwnPack>(&file);
        }
        if matches!(self.screen, Screen::Nothing) {
            self.open_cards();
        }
        if let Screen::Cards(cards) = &mut self.screen {
            cards.hold_out(file);
        }
    }
}

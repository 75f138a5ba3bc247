//! The desk: from setting the table to the table, and to saved games.

use super::cards::{BossCardsScreen, open_cards};
use super::lab::Lab;
use super::new_game::NewGame;
use super::pad::PadScreen;
use super::rules_page::RulesPage;
use super::table::{Beside, Guided, Table, known_bots};
use super::{CARDS, COMMANDS, LAB, PAD, RULES};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::own_cards::{BossCards, OwnCards, OwnPack};
use crate::games::boss_monster::pad::{PadRules, PadShelf};
use crate::games::boss_monster::ruleset::{BossMonsterRules, NoCards, Start};
use crate::house::play::{Dice, Play};
use crate::house::plug::{OpenGame, Plug as _};
use crate::house::storage::{Ends, Settings, says_it_is};
use crate::house::text::{Language, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Cap, Command, KeySection, Offers};
use crate::kit::desk::{Base, Beginning, Desk, Doubt, Opening, Summary, TakenIn, Wish};
use crate::kit::goes_back::goes_back;
use crate::tr;
use egui::Ui;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Keys of the table that are no command.
const AT_THE_TABLE: KeySection = KeySection {
    title: "keys-bm-table",
    column: 1,
    group: None,
    others: &[
        (Cap::Named("key-tab"), "keys-bm-cards"),
        (Cap::Named("key-enter"), "keys-bm-pick"),
        (Cap::Named("key-escape"), "keys-bm-back"),
        (Cap::Named("key-space"), "keys-bm-beats"),
    ],
};

enum Screen {
    Nothing,
    NewGame(Box<NewGame>),
    Lab(Box<Lab>),
    Pad(Box<PadScreen>),
    Cards(Box<BossCardsScreen>),
    Table(Box<Table>),
}

/// What lies in the window while Boss Monster is played.
pub(super) struct BossMonsterDesk {
    /// Why the game cannot be played, if it cannot.
    rules: Result<BossMonsterRules, Arc<str>>,
    base: Base,
    screen: Screen,
}

impl BossMonsterDesk {
    pub(super) fn new(opening: Opening) -> Self {
        let language = opening.language;
        let base = Base::new(opening, PLUG.texts(language));
        let rules = BossMonsterRules::open().map_err(|error| error.say(&base.texts));
        let mut desk = Self { rules, base, screen: Screen::Nothing };
        desk.lay_own_cards();
        desk
    }

    /// Lays the user's packs over the box, and tells of those that cannot be used.
    fn lay_own_cards(&mut self) {
        let Ok(rules) = &self.rules else { return };
        let own = self.base.lay_packs::<BossCards>(rules.of_the_box().printed());
        self.rules = rules.with_own(own).map_err(|why| NoCards::Unplayable(why).say(&self.base.texts));
        self.name_all_cards();
    }

    /// What these cards are called counts before the messages.
    fn name_cards(&mut self, own: &OwnCards) {
        let language = self.base.texts.language();
        self.base.name_cards(&PLUG, own.names_in(language.code()));
    }

    /// Cards are called as the game on the table has taken them along, elsewhere as they lie over the box.
    fn name_all_cards(&mut self) {
        let own = match (&mut self.screen, &self.rules) {
            (Screen::Table(table), _) => table.play_mut().session().header().setup.own.clone(),
            (_, Ok(rules)) => rules.own().clone(),
            (_, Err(_)) => OwnCards::default(),
        };
        self.name_cards(&own);
    }

    /// The house's view of the game, for what needs no types of it.
    fn open_game(&self) -> Result<Box<dyn OpenGame>, Arc<str>> {
        let rules = self.rules.as_ref().map_err(Arc::clone)?;
        Ok(PLUG.with(rules.clone(), &self.base.dirs))
    }

    /// The rules; where there are none it is told why.
    fn rules(&mut self) -> Option<BossMonsterRules> {
        self.base.told(self.rules.clone())
    }

    fn sit_down(&mut self, mut play: Play<BossMonsterRules>, rules: &BossMonsterRules) {
        let along = play.session().header().setup.own.clone();
        self.name_cards(&along);
        if along != *rules.own() {
            play.speak(&self.base.texts);
        }
        let bots = play.session().header().setup.sitters.iter().filter(|sitter| !sitter.is_person());
        let unknown: Vec<String> =
            bots.filter(|bot| known_bots().all(|known| known != bot.bot)).map(|bot| shown(&bot.bot)).collect();
        for bot in unknown {
            self.base.tell(tr!(self.base.texts, "bot-unknown", bot = bot));
        }
        let beside = Beside { windows: self.base.windows.clone(), guided: self.guided() };
        let mut table = Table::new(play, rules, beside, &self.base.texts);
        table.take_pace(self.base.settings.beats, self.base.settings.reduce_motion);
        self.screen = Screen::Table(Box::new(table));
    }

    /// How far the guided first game has come.
    fn guided(&self) -> Guided {
        self.base.kept.value("guided").unwrap_or_default()
    }

    fn begin(&mut self, start: Start) {
        let Some(rules) = self.rules() else { return };
        let beginning = Beginning { called: PLUG.id(), start, seed: self.base.seed, dice: Dice::App };
        if let Some(play) = self.base.begin(&rules, beginning) {
            self.sit_down(play, &rules);
        }
    }

    /// Puts a copy of a pad on the shelf, unless it lies there already. It is opened if nothing else is going on.
    fn take_pad(&mut self, file: &Path, is_shown: bool) {
        let Some(rules) = self.rules() else { return };
        let shelf = PadRules::shelf(rules.cards(), &self.base.dirs);
        let Some(TakenIn { copy, told }) = self.base.take_in(&shelf, file, "pad-taken-in") else { return };
        let is_free = match &mut self.screen {
            Screen::Nothing => true,
            Screen::Pad(pad) => !pad.keeper.is_waiting(),
            Screen::NewGame(_) | Screen::Lab(_) | Screen::Table(_) | Screen::Cards(_) => false,
        };
        if !(is_shown && is_free) {
            return told.into_iter().for_each(|line| self.base.tell_news(line));
        }
        self.put_pad_away();
        let screen = PadScreen::at(&copy, told, shelf, self.base.windows.clone(), &self.base.texts);
        self.screen = Screen::Pad(Box::new(screen));
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

    /// A pad that went on elsewhere is brought back before it is put away; if that cannot be, it is told where it lies.
    fn put_pad_away(&mut self) {
        if let Screen::Pad(pad) = &mut self.screen {
            let told = pad.keeper.bring_back(&self.base.texts);
            told.into_iter().for_each(|line| self.base.tell_news(line));
        }
    }

    fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            _ => None,
        }
    }
}

impl Desk for BossMonsterDesk {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn speak(&mut self, language: Language) {
        if self.base.speak(&PLUG, language) {
            self.name_all_cards();
            if let Screen::Table(table) = &mut self.screen {
                table.speak(&self.base.texts);
            }
        }
    }

    fn is_empty(&self) -> bool {
        matches!(self.screen, Screen::Nothing)
    }

    fn clear(&mut self) {
        self.put_pad_away();
        self.screen = Screen::Nothing;
    }

    fn ui(&mut self, ui: &mut Ui) {
        let (texts, offers) = (Arc::clone(&self.base.texts), self.offers());
        match &mut self.screen {
            Screen::Nothing => {}
            Screen::NewGame(_) if goes_back(ui, "bm-new-game") => self.base.wish(Wish::Command(Command::Home)),
            Screen::NewGame(setting) => {
                let mut guided: Guided = self.base.kept.value("guided").unwrap_or_default();
                let was_on = guided.is_on();
                let (start, command) = setting.ui(ui, &texts, &offers, &mut guided);
                if let Some(with_own) = setting.with_own()
                    && self.base.kept.value("own_cards").unwrap_or(true) != with_own
                {
                    self.base.kept.keep("own_cards", &with_own);
                }
                if guided.is_on() != was_on {
                    self.base.kept.keep("guided", &guided);
                }
                self.base.give(command);
                if let Some(start) = start {
                    self.base.kept.keep("seats", &start.sitters);
                    self.base.kept.keep("new_game", setting.chosen());
                    self.begin(start);
                }
            }
            Screen::Lab(lab) => {
                let before = lab.chosen().clone();
                let command = lab.ui(ui, &texts, &offers);
                if *lab.chosen() != before {
                    self.base.kept.keep("lab", lab.chosen());
                }
                self.base.give(command);
            }
            Screen::Pad(pad) => {
                let command = pad.ui(ui, &texts, &offers);
                self.base.give(command);
            }
            Screen::Cards(cards) => {
                let is_left = !cards.is_busy() && goes_back(ui, "bm-cards");
                let command = cards.ui(ui, &texts, &offers);
                self.base.give(if is_left { Some(Command::Home) } else { command });
            }
            Screen::Table(table) => {
                let before = table.guided().clone();
                let command = table.ui(ui, &texts, &offers);
                if *table.guided() != before {
                    self.base.kept.keep("guided", table.guided());
                }
                self.base.give(command);
            }
        }
    }

    fn offers(&self) -> Offers {
        let offers =
            Offers::everywhere().and(Command::Home, true).and(Command::Settings, true).and_own(&COMMANDS[0], true);
        match &self.screen {
            Screen::Nothing => COMMANDS[1..].iter().fold(offers, |offers, entry| offers.and_own(entry, true)),
            Screen::Cards(cards) => offers.and(Command::Undo, cards.can_undo()).and(Command::Redo, cards.can_redo()),
            Screen::Table(table) => table.offering_back(offers),
            Screen::Pad(pad) => {
                offers.and(Command::Undo, pad.keeper.can_undo()).and(Command::Redo, pad.keeper.can_redo())
            }
            Screen::NewGame(_) | Screen::Lab(_) => offers,
        }
    }

    fn command(&mut self, command: Command) {
        match (command, &mut self.screen) {
            (Command::Home, _) => {
                self.put_pad_away();
                if let Screen::Table(table) = &mut self.screen {
                    self.base.bring_back(table.play_mut());
                }
                let before = std::mem::replace(&mut self.screen, Screen::Nothing);
                if let Screen::Cards(mut cards) = before {
                    cards.write_all();
                    self.lay_own_cards();
                } else {
                    self.name_all_cards();
                }
            }
            (Command::NewGame, _) => {
                // What lies there is put away as it always is.
                if matches!(self.screen, Screen::Table(_)) {
                    self.command(Command::Home);
                }
                let Some(rules) = self.rules() else { return };
                let with_own = self.base.kept.value("own_cards").unwrap_or(true);
                let seats = self.base.kept.value("seats").unwrap_or_default();
                let chosen = self.base.kept.value("new_game").unwrap_or_default();
                let setting = NewGame::new(seats, chosen, &rules, &self.base.texts).offering(with_own);
                self.screen = Screen::NewGame(Box::new(setting));
            }
            (Command::Undo, Screen::Table(table)) => table.undo(&self.base.texts),
            (Command::Redo, Screen::Table(table)) => table.redo(&self.base.texts),
            (Command::Undo, Screen::Cards(cards)) => cards.undo(),
            (Command::Redo, Screen::Cards(cards)) => cards.redo(),
            (Command::Undo, Screen::Pad(pad)) => pad.keeper.undo(&self.base.texts),
            (Command::Redo, Screen::Pad(pad)) => pad.keeper.redo(&self.base.texts),
            (PAD, _) => {
                let Some(rules) = self.rules() else { return };
                let shelf = PadRules::shelf(rules.cards(), &self.base.dirs);
                let pad = PadScreen::new(shelf, self.base.windows.clone(), &self.base.texts);
                self.screen = Screen::Pad(Box::new(pad));
            }
            (LAB, _) => {
                let Some(rules) = self.rules() else { return };
                let chosen = self.base.kept.value("lab").unwrap_or_default();
                self.screen = Screen::Lab(Box::new(Lab::new(&rules, chosen)));
            }
            (CARDS, _) => self.open_cards(),
            (RULES, _) => self.base.wish(Wish::LayOnTop(RULES, Box::new(RulesPage::new(Arc::clone(&self.base.texts))))),
            _ => {}
        }
    }

    fn answers(&self) -> Vec<Arc<str>> {
        self.table().map(Table::offers).unwrap_or_default()
    }

    fn answer(&mut self, number: usize) {
        if let Screen::Table(table) = &mut self.screen {
            table.give(number, &self.base.texts);
        }
    }

    fn key_of_answer(&self, number: usize) -> Option<usize> {
        self.table()?.key_of(number)
    }

    fn key_sections(&self) -> Vec<KeySection> {
        match &self.screen {
            Screen::Table(_) => vec![KeySection::ANSWERS, AT_THE_TABLE],
            _ => Vec::new(),
        }
    }

    fn open(&mut self, file: &Path) -> Result<(), Arc<str>> {
        let rules = self.rules.clone()?;
        let play = self.base.resume(&rules, file, Dice::App)?;
        self.sit_down(play, &rules);
        Ok(())
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        Summary::of(&*self.open_game()?, ends, vec![0], &self.base.texts).map(Summary::of_contest)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        match &mut self.screen {
            Screen::Table(table) => Doubt::of_running(table.play_mut(), &self.base.texts),
            Screen::Pad(pad) => {
                pad.keeper.unsaved(&self.base.texts).map(|told| Doubt::of("pad-unsaved", told, "pad-unwritten"))
            }
            Screen::Cards(cards) => {
                cards.unsaved(&self.base.texts).map(|told| Doubt::of("cards-unsaved", told, "cards-unsaved-hint"))
            }
            Screen::Nothing | Screen::NewGame(_) | Screen::Lab(_) => None,
        }
    }

    fn take_files(&mut self, files: Vec<PathBuf>, is_shown: bool) -> Vec<PathBuf> {
        let mut others = Vec::new();
        for file in files {
            match &file {
                pad if PadShelf::is_of_this_game(pad) => self.take_pad(pad, is_shown),
                pack if says_it_is::<OwnPack>(pack) => self.hold_cards_out(file, is_shown),
                _ => others.push(file),
            }
        }
        others
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.base.settings = settings.clone();
        if let Screen::Table(table) = &mut self.screen {
            table.take_pace(settings.beats, settings.reduce_motion);
        }
    }
}

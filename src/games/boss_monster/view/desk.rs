//! The desk: from setting the table to the table, and to saved games.

use super::cards::CardsScreen;
use super::lab::Lab;
use super::new_game::NewGame;
use super::pad::PadScreen;
use super::rules_page::RulesPage;
use super::table::{Beside, Guided, Table};
use super::{CARDS, COMMANDS, LAB, PAD, RULES};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::own_cards::{OwnCards, create_folder, lay_packs};
use crate::games::boss_monster::pad::{PadRules, PadShelf};
use crate::games::boss_monster::ruleset::{BossMonsterRules, NoCards, Start};
use crate::house::play::{Dice, Play};
use crate::house::plug::{OpenGame, Plug as _};
use crate::house::storage::{DataDirs, Ends, OfGame, Settings, new_game_file};
use crate::house::text::{Language, Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Command, Offers};
use crate::kit::desk::{Desk, Doubt, Opening, Summary, Wish};
use crate::kit::files::Windows;
use crate::tr;
use egui::Ui;
use std::path::{Path, PathBuf};
use std::sync::Arc;

enum Screen {
    Nothing,
    NewGame(Box<NewGame>),
    Lab(Box<Lab>),
    Pad(Box<PadScreen>),
    Cards(Box<CardsScreen>),
    Table(Box<Table>),
}

/// What lies in the window while Boss Monster is played.
pub(super) struct BossMonsterDesk {
    /// Why the game cannot be played, if it cannot.
    rules: Result<BossMonsterRules, Arc<str>>,
    texts: Arc<Texts>,
    dirs: DataDirs,
    seed: u64,
    windows: Windows,
    kept: OfGame,
    /// What the user has chosen for all games.
    settings: Settings,
    wishes: Vec<Wish>,
    screen: Screen,
}

impl BossMonsterDesk {
    pub(super) fn new(opening: Opening) -> Self {
        let texts = Arc::new(PLUG.texts(opening.language));
        let rules = BossMonsterRules::open().map_err(|error| error.say(&texts));
        let Opening { dirs, kept, seed, windows, settings, .. } = opening;
        let (wishes, screen) = (Vec::new(), Screen::Nothing);
        let mut desk = Self { rules, texts, dirs, seed, windows, kept, settings, wishes, screen };
        desk.lay_own_cards();
        desk
    }

    /// Lays the user's packs over the box, and tells of those that cannot be used.
    fn lay_own_cards(&mut self) {
        let Ok(rules) = &self.rules else { return };
        let laid = lay_packs(&self.dirs, rules.of_the_box().printed());
        let told: Vec<Arc<str>> = laid.skipped.iter().map(|skipped| skipped.say(&self.texts)).collect();
        let rules = rules.with_own(laid.own).map_err(|why| NoCards::Unplayable(why).say(&self.texts));
        self.rules = rules;
        told.into_iter().for_each(|line| self.tell(line));
        self.name_all_cards();
    }

    /// What these cards are called counts before the messages.
    fn name_cards(&mut self, own: &OwnCards) {
        let language = self.texts.language();
        let mut texts = PLUG.texts(language);
        texts.set_names(own.names_in(language.code()));
        self.texts = Arc::new(texts);
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

    fn tell(&mut self, line: Arc<str>) {
        self.wishes.push(Wish::Tell(line));
    }

    /// The house's view of the game, for what needs no types of it.
    fn open_game(&self) -> Result<Box<dyn OpenGame>, Arc<str>> {
        let rules = self.rules.as_ref().map_err(Arc::clone)?;
        Ok(PLUG.with(rules.clone(), &self.dirs))
    }

    fn sit_down(&mut self, begun: Result<Play<BossMonsterRules>, Arc<str>>) {
        let (mut play, rules) = match (begun, self.rules.clone()) {
            (Ok(play), Ok(rules)) => (play, rules),
            (Err(why), _) | (_, Err(why)) => return self.tell(why),
        };
        let along = play.session().header().setup.own.clone();
        self.name_cards(&along);
        if along != *rules.own() {
            play.speak(&self.texts);
        }
        let guided = self.kept.value("guided").unwrap_or_default();
        let mut table = Table::new(play, &rules, Beside { windows: self.windows.clone(), guided }, &self.texts);
        table.take_pace(self.settings.beats, self.settings.reduce_motion);
        self.screen = Screen::Table(Box::new(table));
    }

    fn begin(&mut self, start: Start) {
        let file = new_game_file(&self.dirs, PLUG.id(), self.seed);
        let begun = match &self.rules {
            Ok(rules) => Play::begin(rules, &self.texts, start, self.seed, Dice::App, &file)
                .map_err(|trouble| trouble.say(&self.texts)),
            Err(why) => Err(Arc::clone(why)),
        };
        self.seed = self.seed.wrapping_add(1);
        self.sit_down(begun);
    }

    /// A game that went on elsewhere is brought back before it is left; if that cannot be, it is told where it lies.
    fn bring_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && let Some(file) = table.play_mut().bring_back()
        {
            let line = tr!(self.texts, "unwritten-game-goes-on", file = shown_path(&file));
            self.wishes.push(Wish::TellNews(line));
        }
    }

    /// Puts a copy of a pad on the shelf, unless it lies there already. It is opened if nothing else is going on.
    fn take_pad(&mut self, file: &Path, is_shown: bool) {
        let rules = match &self.rules {
            Ok(rules) => rules,
            Err(why) => return self.tell(Arc::clone(why)),
        };
        let shelf = PadRules::shelf(rules.cards(), &self.dirs);
        let is_new = !shelf.holds(file);
        let taken = if is_new { shelf.import(file) } else { Ok(file.to_owned()) };
        let copy = match taken {
            Ok(copy) => copy,
            Err(error) => return self.tell(error.say(&self.texts)),
        };
        let is_free = match &mut self.screen {
            Screen::Nothing => true,
            Screen::Pad(pad) => !pad.is_waiting(),
            Screen::NewGame(_) | Screen::Lab(_) | Screen::Table(_) | Screen::Cards(_) => false,
        };
        let name = shown(&copy.file_stem().unwrap_or_default().to_string_lossy());
        let told = is_new.then(|| tr!(self.texts, "pad-taken-in", name = name));
        if !(is_shown && is_free) {
            return self.wishes.extend(told.map(Wish::TellNews));
        }
        self.put_pad_away();
        let screen = PadScreen::at(&copy, told, shelf, self.windows.clone(), &self.texts);
        self.screen = Screen::Pad(Box::new(screen));
    }

    /// A pad that went on elsewhere is brought back before it is put away; if that cannot be, it is told where it lies.
    fn put_pad_away(&mut self) {
        if let Screen::Pad(pad) = &mut self.screen {
            self.wishes.extend(pad.bring_back(&self.texts).map(Wish::TellNews));
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
    fn texts(&self) -> Arc<Texts> {
        Arc::clone(&self.texts)
    }

    fn speak(&mut self, language: Language) {
        if self.texts.language() != language {
            self.texts = Arc::new(PLUG.texts(language));
            self.name_all_cards();
            if let Screen::Table(table) = &mut self.screen {
                table.speak(&self.texts);
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
        let (texts, offers) = (Arc::clone(&self.texts), self.offers());
        match &mut self.screen {
            Screen::Nothing => {}
            Screen::NewGame(setting) => {
                let mut guided: Guided = self.kept.value("guided").unwrap_or_default();
                let was_on = guided.is_on();
                let (start, command) = setting.ui(ui, &texts, &offers, &mut guided);
                if let Some(with_own) = setting.with_own()
                    && self.kept.value("own_cards").unwrap_or(true) != with_own
                {
                    self.kept.keep("own_cards", &with_own);
                }
                if guided.is_on() != was_on {
                    self.kept.keep("guided", &guided);
                }
                self.wishes.extend(command.map(Wish::Command));
                if let Some(mut start) = start {
                    self.kept.keep("seats", &start.sitters);
                    if let (Some(true), Ok(rules)) = (setting.with_own(), &self.rules) {
                        start.own = rules.own().clone();
                    }
                    self.begin(start);
                }
            }
            Screen::Lab(lab) => {
                let before = lab.chosen().clone();
                let command = lab.ui(ui, &texts, &offers);
                if *lab.chosen() != before {
                    self.kept.keep("lab", lab.chosen());
                }
                self.wishes.extend(command.map(Wish::Command));
            }
            Screen::Pad(pad) => {
                let command = pad.ui(ui, &texts, &offers);
                self.wishes.extend(command.map(Wish::Command));
            }
            Screen::Cards(cards) => {
                let command = cards.ui(ui, &texts, &offers);
                self.wishes.extend(command.map(Wish::Command));
            }
            Screen::Table(table) => {
                let before = table.guided().clone();
                let command = table.ui(ui, &texts, &offers);
                if *table.guided() != before {
                    self.kept.keep("guided", table.guided());
                }
                self.wishes.extend(command.map(Wish::Command));
            }
        }
    }

    fn offers(&self) -> Offers {
        let offers =
            Offers::everywhere().and(Command::Home, true).and(Command::Settings, true).and_own(&COMMANDS[0], true);
        match &self.screen {
            Screen::Nothing => COMMANDS[1..].iter().fold(offers, |offers, entry| offers.and_own(entry, true)),
            Screen::Cards(cards) => offers.and(Command::Undo, cards.can_undo()).and(Command::Redo, cards.can_redo()),
            Screen::Table(table) => offers.and(Command::Undo, table.can_undo()).and(Command::Redo, table.can_redo()),
            Screen::Pad(pad) => offers.and(Command::Undo, pad.can_undo()).and(Command::Redo, pad.can_redo()),
            Screen::NewGame(_) | Screen::Lab(_) => offers,
        }
    }

    fn command(&mut self, command: Command) {
        match (command, &mut self.screen) {
            (Command::Home, _) => {
                self.put_pad_away();
                self.bring_back();
                let before = std::mem::replace(&mut self.screen, Screen::Nothing);
                if let Screen::Cards(mut cards) = before {
                    cards.write_all();
                    self.lay_own_cards();
                } else {
                    self.name_all_cards();
                }
            }
            (Command::NewGame, _) => {
                let own = self.rules.as_ref().map_or(0, |rules| rules.own().count());
                let with_own = self.kept.value("own_cards").unwrap_or(true);
                let seats = self.kept.value("seats").unwrap_or_default();
                let setting = NewGame::new(seats, &self.texts).offering(own, with_own);
                self.screen = Screen::NewGame(Box::new(setting));
            }
            (Command::Undo, Screen::Table(table)) => table.undo(&self.texts),
            (Command::Redo, Screen::Table(table)) => table.redo(&self.texts),
            (Command::Undo, Screen::Cards(cards)) => cards.undo(),
            (Command::Redo, Screen::Cards(cards)) => cards.redo(),
            (Command::Undo, Screen::Pad(pad)) => pad.undo(&self.texts),
            (Command::Redo, Screen::Pad(pad)) => pad.redo(&self.texts),
            (PAD, _) => match &self.rules {
                Ok(rules) => {
                    let shelf = PadRules::shelf(rules.cards(), &self.dirs);
                    let pad = PadScreen::new(shelf, self.windows.clone(), &self.texts);
                    self.screen = Screen::Pad(Box::new(pad));
                }
                Err(why) => self.tell(Arc::clone(why)),
            },
            (LAB, _) => match &self.rules {
                Ok(rules) => {
                    let chosen = self.kept.value("lab").unwrap_or_default();
                    self.screen = Screen::Lab(Box::new(Lab::new(rules, chosen)));
                }
                Err(why) => self.tell(Arc::clone(why)),
            },
            (CARDS, _) => {
                let made = create_folder(&self.dirs);
                let opened = match &self.rules {
                    Ok(rules) => made
                        .and_then(|()| CardsScreen::open(rules, &self.dirs, self.windows.clone()))
                        .map_err(|error| error.say(&self.texts)),
                    Err(why) => Err(Arc::clone(why)),
                };
                match opened {
                    Ok(cards) => self.screen = Screen::Cards(Box::new(cards)),
                    Err(why) => self.tell(why),
                }
            }
            (RULES, _) => self.wishes.push(Wish::LayOnTop(RULES, Box::new(RulesPage::new(Arc::clone(&self.texts))))),
            _ => {}
        }
    }

    fn answers(&self) -> Vec<Arc<str>> {
        self.table().map(Table::offers).unwrap_or_default()
    }

    fn answer(&mut self, number: usize) {
        if let Screen::Table(table) = &mut self.screen {
            table.give(number, &self.texts);
        }
    }

    fn open(&mut self, file: &Path) {
        let resumed = match &self.rules {
            Ok(rules) => Play::resume(rules, &self.texts, file, Dice::App).map_err(|trouble| trouble.say(&self.texts)),
            Err(why) => Err(Arc::clone(why)),
        };
        if let Ok((_, taken)) = &resumed
            && let Some(message) = taken.message_id()
        {
            self.tell(self.texts.get(message));
        }
        self.sit_down(resumed.map(|(play, _)| play));
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        Summary::of(&*self.open_game()?, ends, vec![0], &self.texts)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        match &mut self.screen {
            Screen::Table(table) => Doubt::of_running(table.play_mut(), &self.texts),
            Screen::Pad(pad) => pad.unsaved(&self.texts).map(|told| Doubt::of("pad-unsaved", told, "pad-unwritten")),
            Screen::Cards(cards) => {
                cards.unsaved(&self.texts).map(|told| Doubt::of("cards-unsaved", told, "cards-unsaved-hint"))
            }
            Screen::Nothing | Screen::NewGame(_) | Screen::Lab(_) => None,
        }
    }

    fn take_files(&mut self, files: Vec<PathBuf>, is_shown: bool) -> Vec<PathBuf> {
        let (pads, others): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| PadShelf::is_of_this_game(file));
        for pad in &pads {
            self.take_pad(pad, is_shown);
        }
        others
    }

    fn stranger(&self, name: &str) -> Arc<str> {
        tr!(self.texts, "plain-stranger", file = name)
    }

    fn wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.settings = settings.clone();
        if let Screen::Table(table) = &mut self.screen {
            table.take_pace(settings.beats, settings.reduce_motion);
        }
    }

    fn kept(&self) -> &OfGame {
        &self.kept
    }
}

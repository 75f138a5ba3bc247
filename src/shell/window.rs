//! The window as a whole: which screen is shown, settings, notices. A plain struct, so that tests drive it without eframe.
//! `quests` is the way to the drawing board and from there into a game, `campaigns` that to the books and back,
//! `brought` takes in campaigns from elsewhere, `settings` keeps what the user has chosen.

mod brought;
mod campaigns;
mod quests;
mod settings;
mod unsaved;

use crate::games::massive_darkness::content::lay_packs;
use crate::games::massive_darkness::content::own_cards::lay_others;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::session::{Table, Taken};
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::cards::CardsScreen;
use crate::games::massive_darkness::view::editor::{EditorScreen, Shelf};
use crate::games::massive_darkness::view::ledger::LedgerScreen;
use crate::games::massive_darkness::view::new_game::NewGame;
use crate::games::massive_darkness::view::play::{Dice, Play, Played};
use crate::games::massive_darkness::view::rulings::RulingsPage;
use crate::games::massive_darkness::view::table::TableScreen;
use crate::house::storage::{DataDirs, Settings, put_game_away, sweep_at_start};
use crate::house::text::{Language, Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::files::Windows;
use crate::kit::theme;
use crate::shell::commands::{Command, Place, Situation, pressed};
use crate::shell::keys;
use crate::shell::palette::{Palette, Picked};
use crate::shell::start::{self, Choice, SavedGames};
use crate::tr;
use egui::Ui;
use std::sync::Arc;
use unsaved::{Away, Leaving, goes_elsewhere};

/// Which screen is shown.
enum Screen {
    Start,
    NewGame(Box<NewGame>),
    Table(Box<TableScreen>),
    Cards(Box<CardsScreen>),
    Settings(Box<settings::Behind>),
    Shelf(Box<Shelf>),
    Editor(Box<EditorScreen>),
    Ledger(Box<LedgerScreen>),
}

/// What lies on top of the screen.
#[derive(Default)]
enum OnTop {
    #[default]
    Nothing,
    Keys,
    Palette(Palette),
    Rulings(RulingsPage),
}

/// The window.
pub struct App {
    dirs: DataDirs,
    settings: Settings,
    /// The settings as they were read or saved here last.
    seen_settings: Settings,
    texts: Arc<Texts>,
    table: Option<Table>,
    screen: Screen,
    games: SavedGames,
    notice: Option<Arc<str>>,
    seed: u64,
    on_top: OnTop,
    /// The editor, while its quest is being played.
    editor: Option<Box<EditorScreen>>,
    /// The campaign book, while its quest is being played.
    ledger: Option<Box<LedgerScreen>>,
    /// Where files are named.
    pub(crate) windows: Windows,
    /// The user wants to leave a quest that could not be saved.
    leaving: Option<Leaving>,
}

impl App {
    /// The window with its files in these folders. `seed` is offered for the first new game.
    #[must_use]
    pub fn new(dirs: DataDirs, seed: u64) -> Self {
        let loaded = Settings::load(&dirs.settings_file);
        let language = Language::from_code(&loaded.settings.language).unwrap_or(Language::English);
        let texts = Arc::new(texts::of(language));
        let trouble = dirs.create().err().or(loaded.trouble);
        sweep_at_start(&dirs);
        let windows = Windows::own(loaded.settings.folders.clone());
        let mut app = Self {
            dirs,
            seen_settings: loaded.settings.clone(),
            settings: loaded.settings,
            table: None,
            screen: Screen::Start,
            games: SavedGames::default(),
            notice: trouble.map(|trouble| trouble.say(&texts)),
            texts,
            seed,
            on_top: OnTop::Nothing,
            editor: None,
            ledger: None,
            windows,
            leaving: None,
        };
        app.take_own_cards();
        app.games = SavedGames::look(&app.dirs, app.table.as_ref(), &app.texts);
        app
    }

    /// Lays the user's own cards over the box. What cannot be used is told; the box is always there.
    fn take_own_cards(&mut self) {
        let language = self.texts.language();
        match lay_packs(&self.dirs) {
            Ok(laid) => {
                // Reading all messages again is the slow way, for when somebody still holds the old ones.
                let names: Vec<_> = laid.names_in(language.code()).collect();
                match Arc::get_mut(&mut self.texts) {
                    Some(texts) => texts.set_names(names),
                    None => {
                        let mut texts = texts::of(language);
                        texts.set_names(names);
                        self.texts = Arc::new(texts);
                    }
                }
                for pack in &laid.skipped {
                    self.tell(pack.say(&self.texts));
                }
                self.table = Some(Table { library: Arc::new(laid.library), content: laid.content });
            }
            Err(error) => self.tell(error.say(&self.texts)),
        }
    }

    /// Adds a line to what is told at the top.
    fn tell(&mut self, line: Arc<str>) {
        self.notice = Some(match self.notice.take() {
            Some(told) if told.contains(line.as_ref()) => told,
            Some(told) => format!("{told}\n{line}").into(),
            None => line,
        });
    }

    /// ED-06: the edition whose codes are shown while no game is open: that of the last game, else by the language.
    fn edition(&self, texts: &Texts) -> Edition {
        match (&self.settings.last_game, texts.language()) {
            (Some(last), _) if last.edition == "en" => Edition::En,
            (None, Language::English) => Edition::En,
            (Some(_), _) | (None, Language::German | Language::Polish) => Edition::De,
        }
    }

    fn open_cards(&mut self, texts: &Texts) {
        let opened = match lay_others(&self.dirs) {
            Ok(others) => CardsScreen::open(&self.dirs, others, self.edition(texts)).map_err(|error| error.say(texts)),
            Err(error) => Err(error.say(texts)),
        };
        match opened {
            Ok(cards) => self.screen = Screen::Cards(Box::new(cards)),
            Err(trouble) => self.tell(trouble),
        }
    }

    /// Once, before the first frame.
    pub fn set_up(&self, ctx: &egui::Context) {
        keep_freed_memory();
        theme::install(ctx);
        self.apply_settings(ctx);
    }

    /// The texts in the chosen language.
    #[must_use]
    pub fn texts(&self) -> Arc<Texts> {
        Arc::clone(&self.texts)
    }

    /// The quest in the editor, if one is being drawn.
    #[must_use]
    pub fn drawn_quest(&self) -> Option<&Quest> {
        match &self.screen {
            Screen::Editor(editor) => Some(editor.drawn()),
            _ => None,
        }
    }

    /// The running game, if one is shown.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        match &self.screen {
            Screen::Table(screen) => Some(&screen.play),
            _ => None,
        }
    }

    /// Gives an answer in the running game, as if its control had been pressed.
    pub fn answer_by(&mut self, answer: crate::games::massive_darkness::rules::Answer) {
        let texts = Arc::clone(&self.texts);
        if let Screen::Table(screen) = &mut self.screen {
            screen.answer(&texts, answer);
        }
    }

    /// Draws the window.
    pub fn ui(&mut self, ui: &mut Ui) {
        let texts = Arc::clone(&self.texts);
        self.closing(ui.ctx(), &texts);
        self.keys(ui, &texts);
        self.on_top_ui(ui, &texts);
        self.unsaved_ui(ui, &texts);
        self.drops(ui, &texts);
        self.bring_campaign(&texts);
        if let Some(notice) = self.notice.clone() {
            egui::Panel::top("notice").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.colored_label(theme::Theme::of(ui.ctx()).signal.danger.egui(), notice.as_ref());
                    if ui.button(tr!(texts, "notice-close").as_ref()).clicked() {
                        self.notice = None;
                    }
                });
            });
        }
        match &mut self.screen {
            Screen::Start => self.start_ui(ui, &texts),
            Screen::NewGame(new_game) => {
                let outcome = new_game.ui(ui, &texts);
                self.after_new_game(outcome, &texts);
            }
            Screen::Table(screen) => {
                if let Some(command) = screen.ui(ui, &texts) {
                    self.command(ui.ctx(), &texts, command);
                }
            }
            Screen::Cards(screen) => {
                if screen.ui(ui, &texts) {
                    self.command(ui.ctx(), &texts, Command::Home);
                }
            }
            Screen::Settings(_) => self.settings_ui(ui, &texts),
            Screen::Shelf(shelf) => {
                if let Some(picked) = shelf.ui(ui, &texts) {
                    self.after_shelf(picked, &texts);
                }
            }
            Screen::Editor(editor) => {
                if let Some(wish) = editor.ui(ui, &texts) {
                    self.after_editor(wish, &texts);
                }
            }
            Screen::Ledger(ledger) => {
                if let Some(away) = ledger.ui(ui, &texts) {
                    self.after_ledger(away);
                }
            }
        }
        self.keep_folders();
    }

    fn situation(&self) -> Situation {
        let has_running_game = self.games.running().is_some();
        let start = Situation { place: Place::Start, has_running_game, ..Situation::default() };
        let elsewhere = Situation { place: Place::Elsewhere, ..start };
        match &self.screen {
            Screen::Start => start,
            Screen::Table(screen) => Situation { is_trial: self.editor.is_some(), ..screen.situation() },
            Screen::Ledger(ledger) => Situation { has_running_game, ..ledger.situation() },
            // The game that is open behind them is not opened once more.
            Screen::Settings(_) if matches!(self.behind(), Screen::Table(_)) => {
                Situation { has_running_game: false, ..elsewhere }
            }
            Screen::NewGame(_) | Screen::Cards(_) | Screen::Settings(_) | Screen::Shelf(_) | Screen::Editor(_) => {
                elsewhere
            }
        }
    }

    /// Commands given by a key. While something lies on top only its own key counts, and puts it away.
    fn keys(&mut self, ui: &Ui, texts: &Texts) {
        let is_covered = ui.ctx().memory(|memory| memory.top_modal_layer().is_some());
        if is_covered && matches!(self.on_top, OnTop::Nothing) {
            return;
        }
        match (pressed(ui, &self.situation()), &self.on_top) {
            (None, _) => {}
            (Some(command), OnTop::Nothing) => self.command(ui.ctx(), texts, command),
            (Some(Command::Keys), OnTop::Keys)
            | (Some(Command::Palette), OnTop::Palette(_))
            | (Some(Command::Rulings), OnTop::Rulings(_)) => {
                self.on_top = OnTop::Nothing;
            }
            (Some(_), OnTop::Keys | OnTop::Palette(_) | OnTop::Rulings(_)) => {}
        }
    }

    fn on_top_ui(&mut self, ui: &Ui, texts: &Texts) {
        let now = self.situation();
        let played = self.play().map(|play| play.game().readings);
        let picked = match &mut self.on_top {
            OnTop::Nothing => return,
            OnTop::Keys => keys::keys_ui(ui, texts, &now).then_some(Picked::Nothing),
            OnTop::Rulings(page) => page.ui(ui, texts, played).then_some(Picked::Nothing),
            OnTop::Palette(palette) => {
                let answers = match &self.screen {
                    Screen::Table(screen) => screen.listed_answers(),
                    _ => &[],
                };
                palette.ui(ui, texts, &now, answers)
            }
        };
        let Some(picked) = picked else { return };
        self.on_top = OnTop::Nothing;
        match picked {
            Picked::Command(command) => self.command(ui.ctx(), texts, command),
            Picked::Answer(answer) => {
                if let Screen::Table(screen) = &mut self.screen {
                    screen.answer(texts, answer);
                }
            }
            Picked::Nothing => {}
        }
    }

    /// Does what a command says, unless something would be lost by it.
    fn command(&mut self, ctx: &egui::Context, texts: &Texts, command: Command) {
        if !self.is_left_by(command) || self.may_leave(texts, Away::To(command)) {
            self.carry_out(ctx, texts, command);
        }
    }

    fn carry_out(&mut self, ctx: &egui::Context, texts: &Texts, command: Command) {
        use Command as C;
        // Whoever goes elsewhere from the settings leaves the screen behind them.
        if goes_elsewhere(command) {
            self.leave_settings(texts);
        }
        let goes_on = matches!(command, C::Continue | C::NewGame | C::Editor | C::Ledger | C::Cards);
        // Whoever leaves his cards for another screen has them there.
        if goes_on && matches!(self.screen, Screen::Cards(_)) {
            self.take_own_cards();
        }
        match command {
            Command::Palette => self.on_top = OnTop::Palette(Palette::default()),
            Command::Keys => self.on_top = OnTop::Keys,
            Command::Rulings => self.on_top = OnTop::Rulings(RulingsPage::default()),
            Command::SwitchTheme => {
                self.settings.theme = self.settings.theme.other();
                self.apply_settings(ctx);
                self.keep_settings();
            }
            Command::Home | Command::Book => self.back_to_start(),
            Command::Continue => {
                if let Some(file) = self.games.running().map(|game| game.file.clone()) {
                    self.open(&file, texts);
                }
            }
            Command::NewGame => self.new_game(texts),
            Command::Editor => self.open_shelf(),
            Command::Ledger => self.open_ledger(),
            Command::Cards => self.open_cards(texts),
            Command::Settings => self.open_settings(texts),
            Command::Undo
            | Command::Redo
            | Command::NewDice
            | Command::Story
            | Command::Enemies
            | Command::Quest
            | Command::History
            | Command::Entries
            | Command::Heroes
            | Command::Statistics
            | Command::Chronicle => {
                if let Screen::Table(screen) = &mut self.screen {
                    screen.command(texts, command);
                } else if let Screen::Ledger(ledger) = &mut self.screen {
                    ledger.command(command);
                }
            }
        }
    }

    fn start_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(choice) = start::start_ui(ui, texts, &self.games, &self.situation()) else { return };
        match choice {
            Choice::Command(command) => self.command(ui.ctx(), texts, command),
            Choice::Open(file) => self.open(&file, texts),
            Choice::Delete(file) => {
                if let Err(trouble) = put_game_away(&self.dirs, &file) {
                    self.notice = Some(trouble.say(texts));
                }
                self.games = SavedGames::look(&self.dirs, self.table.as_ref(), &self.texts);
            }
            Choice::Older => self.games.look_further(self.table.as_ref(), texts),
        }
    }

    fn new_game(&mut self, texts: &Texts) {
        let Some(table) = &self.table else { return };
        match NewGame::new(table, &self.dirs, self.settings.last_game.as_ref(), self.seed) {
            Ok(new_game) => self.screen = Screen::NewGame(Box::new(new_game)),
            Err(problem) => self.notice = Some(problem.say(texts)),
        }
    }

    fn after_new_game(&mut self, outcome: crate::games::massive_darkness::view::new_game::Outcome, texts: &Texts) {
        use crate::games::massive_darkness::view::new_game::Outcome;
        let Screen::NewGame(new_game) = &self.screen else { return };
        match outcome {
            Outcome::Stay => {}
            Outcome::Back => self.screen = Screen::Start,
            Outcome::Begin => {
                let Some(table) = &self.table else { return };
                let file = start::new_file(&self.dirs, new_game.quest_id(), new_game.seed);
                let begun = Play::begin(table, texts, new_game.start(), new_game.seed, new_game.dice, &file);
                self.settings.last_game = Some(new_game.remembered());
                self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1) % 1_000_000;
                match begun {
                    Ok(play) => {
                        self.settings.remember_game(&file);
                        self.keep_settings();
                        self.screen = self.table_screen(play);
                    }
                    Err(error) => self.notice = Some(error.say(texts)),
                }
            }
        }
    }

    /// Takes a saved game up, as if it had been chosen on the start screen. Trouble is told in the window.
    pub fn open_game(&mut self, file: &std::path::Path) {
        let texts = Arc::clone(&self.texts);
        self.open(file, &texts);
    }

    fn open(&mut self, file: &std::path::Path, texts: &Texts) {
        if self.open_campaign_game(file, texts) {
            return;
        }
        let Some(table) = &self.table else { return };
        let typed = self.settings.last_game.as_ref().is_some_and(|last| last.typed_dice);
        let dice = if typed { Dice::Typed } else { Dice::App };
        match Play::resume(table, texts, file, dice) {
            Ok((play, taken)) => {
                if taken == Taken::FromKeptState {
                    self.notice = Some(tr!(texts, "notice-from-kept-state"));
                }
                if let Some(kept) = &play.torn {
                    self.tell(tr!(texts, "notice-game-torn", kept = shown_path(kept)));
                }
                self.settings.remember_game(file);
                self.keep_settings();
                self.screen = self.table_screen(play);
            }
            Err(error) => self.notice = Some(error.say(texts)),
        }
    }

    fn back_to_start(&mut self) {
        self.bring_game_back();
        if matches!(self.screen, Screen::Cards(_)) {
            self.take_own_cards();
        }
        if self.back_to_book() {
            return;
        }
        // From a try back to the drawing, as it was left.
        if let (Screen::Table(table), Some(mut editor)) = (&self.screen, self.editor.take()) {
            editor.remember_trial(Played::of(&table.play));
            self.screen = Screen::Editor(editor);
            return;
        }
        self.screen = Screen::Start;
        self.games = SavedGames::look(&self.dirs, self.table.as_ref(), &self.texts);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        App::ui(self, ui);
    }
}

/// The triangles of a frame are megabytes that are freed after it. Until the C library of Linux has seen a larger block come
/// back, it returns them to the system after each frame and asks for them again in the next, which takes longer than all
/// the painting. Nothing is ever written to this block, so it costs no memory.
fn keep_freed_memory() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(LARGER_THAN_A_FRAME)));
}

/// In bytes; the C library learns from blocks of up to 32 MiB.
const LARGER_THAN_A_FRAME: usize = 16 << 20;

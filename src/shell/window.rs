//! The window as a whole: the start screen or what lies on the desk of a game, settings, notices, what lies on top. A plain
//! struct, so that tests drive it without eframe. `brought` takes files from outside in, `leaving` asks before something is lost,
//! `settings` keeps what the user has chosen.

mod brought;
mod leaving;
mod notices;
mod saved_game;
pub(in crate::shell) mod settings;

use super::desks::{Desks, Installed};
use super::keys;
use super::palette::{Keyed, Palette, Picked};
use super::start::{self, Choice, Owner, SavedGames};
use crate::house::storage::{DataDirs, OfGame, Settings, keep_room, sweep_at_start};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Command, Entry, Offers};
use crate::kit::desk::{Desk, OnTop as Page, Opening, WindowPlug, Wish};
use crate::kit::files::Windows;
use crate::kit::quiet;
use crate::kit::theme;
use egui::{Context, Ui};
use leaving::{Away, Leaving};
use notices::Notices;
use saved_game::PutAway;
use settings::{SIZE_STEP, USUAL_SIZE};
use std::path::Path;
use std::sync::Arc;

/// What lies on top of the screen.
#[derive(Default)]
enum OnTop {
    #[default]
    Nothing,
    Keys,
    Palette(Palette),
    /// A page of the game, and the command that lays it there.
    Page(Command, Box<dyn Page>),
}

impl OnTop {
    /// Is it put away by the command that brings it?
    fn is_brought_by(&self, command: Command) -> bool {
        match self {
            Self::Nothing => false,
            Self::Keys => command == Command::Keys,
            Self::Palette(_) => command == Command::Palette,
            Self::Page(by, _) => command == *by,
        }
    }
}

/// The window.
pub struct App {
    dirs: DataDirs,
    settings: Settings,
    /// The settings as they were read or saved here last.
    seen_settings: Settings,
    /// What the house says; a game says it as well.
    texts: Arc<Texts>,
    desks: Desks,
    /// The settings lie over the screen.
    are_settings_shown: bool,
    games: SavedGames,
    /// What was put away since the start, the last one at the end.
    put_away: Vec<PutAway>,
    /// The list of games is as it was when the start screen was shown last.
    is_list_fresh: bool,
    notices: Notices,
    /// Why the folder with the user's files could not be shown.
    not_shown: Option<Arc<str>>,
    on_top: OnTop,
    /// Where files are named.
    pub(crate) windows: Windows,
    /// The user wants to leave something that could not be saved.
    leaving: Option<Leaving>,
    /// Nobody has chosen anything yet.
    is_first_start: bool,
    /// How much larger everything is because the window is large.
    fit: f32,
    /// Nothing in tests, and where the system gives none.
    #[cfg(feature = "sound")]
    pub(crate) speaker: Option<crate::kit::sound::device::Speaker>,
}

/// In so many frames the first screen is measured, one more where it is scaled.
const MEASURED: u64 = 4;

impl App {
    /// The window of these games, with its files in these folders. `seed` is offered for the first new game.
    #[must_use]
    pub fn new(games: &[&'static dyn WindowPlug], dirs: DataDirs, seed: u64) -> Self {
        let is_first_start = !dirs.settings_file.exists();
        let loaded = Settings::load(&dirs.settings_file);
        let language = Language::from_code(&loaded.settings.language).unwrap_or(Language::English);
        let texts = Arc::new(Texts::new(language));
        let dirs = dirs.of_games(games.iter().map(|game| game.game().id()));
        let folders: Vec<&str> = games.iter().flat_map(|game| game.game().folders()).copied().collect();
        let trouble = dirs.create_with(&folders).err().or(loaded.trouble);
        sweep_at_start(&dirs);
        keep_room(&dirs);
        let windows = Windows::own(loaded.settings.folders.clone());
        let opening = |kept: OfGame| Opening {
            dirs: dirs.clone(),
            language,
            settings: loaded.settings.clone(),
            kept,
            windows: windows.clone(),
            seed,
        };
        let desks = Desks::of(games, &loaded.settings, opening);
        let mut app = Self {
            games: SavedGames::default(),
            put_away: Vec::new(),
            dirs,
            seen_settings: loaded.settings.clone(),
            settings: loaded.settings,
            desks,
            are_settings_shown: false,
            is_list_fresh: true,
            notices: Notices::default(),
            texts,
            not_shown: None,
            on_top: OnTop::Nothing,
            windows,
            leaving: None,
            is_first_start,
            fit: 1.0,
            #[cfg(feature = "sound")]
            speaker: None,
        };
        if let Some(trouble) = trouble {
            app.tell(trouble.say(&app.texts));
        }
        app.take_over_older_settings();
        app.look_at_games();
        app
    }

    /// Tells at the top what is wrong.
    fn tell(&mut self, line: Arc<str>) {
        self.notices.trouble(&line);
    }

    /// Tells at the top what has happened, and all is well.
    fn tell_news(&mut self, line: Arc<str>) {
        self.notices.news(&line);
    }

    /// Once, before the first frame.
    pub fn set_up(&self, ctx: &Context) {
        keep_freed_memory();
        theme::install(ctx);
        self.apply_settings(ctx);
    }

    /// The texts in the chosen language, those of the chosen game among them.
    #[must_use]
    pub fn texts(&self) -> Arc<Texts> {
        self.desks.chosen().map_or_else(|| Arc::clone(&self.texts), Installed::texts)
    }

    /// The desk that is shown; `None` while the start screen or the settings are.
    #[must_use]
    pub fn shown(&self) -> Option<&dyn Desk> {
        self.desks.shown().filter(|_| !self.are_settings_shown)
    }

    /// The desk of the game whose files are called so, to change something on it.
    pub fn desk_mut(&mut self, id: &str) -> Option<&mut dyn Desk> {
        let number = self.desks.number_of(id)?;
        self.desks.get_mut(number).map(Installed::desk_mut)
    }

    /// Takes a saved game up, as if it had been chosen on the start screen. Trouble is told in the window.
    pub fn open_game(&mut self, file: &Path) {
        match start::owner_of(file, &self.desks, &self.texts) {
            Ok(Owner { number, .. }) => self.open(number, file),
            Err(why) => self.tell(why),
        }
    }

    /// Shows the game whose files are called so on the start screen, as if it had been chosen there.
    pub fn show_game(&mut self, id: &str) {
        if let Some(number) = self.desks.number_of(id) {
            self.choose(number);
        }
    }

    /// Takes a saved game up. One that cannot be opened is told by name, with the reason, and the list says so, too.
    fn open(&mut self, number: usize, file: &Path) {
        if let Err(why) = self.try_to_open(number, file) {
            self.tell_not_opened(file, &why);
        }
    }

    /// Takes a saved game up; else why it cannot be opened.
    fn try_to_open(&mut self, number: usize, file: &Path) -> Result<(), Arc<str>> {
        self.choose(number);
        self.desks.chosen_mut().map_or(Ok(()), |game| game.desk_mut().open(file))
    }

    /// From now on this game is shown, also when the program is opened again.
    fn choose(&mut self, number: usize) {
        self.desks.choose(number);
        if let (true, Some(game)) = (self.desks.are_many(), self.desks.chosen())
            && self.settings.game != game.id()
        {
            game.id().clone_into(&mut self.settings.game);
            self.keep_settings();
        }
    }

    /// Draws the window.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.fit_to(ui.ctx(), ui.ctx().content_rect().size() * ui.ctx().zoom_factor());
        quiet::hush(ui);
        self.closing(ui.ctx());
        self.keys(ui);
        self.on_top_ui(ui);
        self.leaving_ui(ui);
        self.drops(ui);
        self.grant_wishes(ui.ctx());
        self.notices.ui(ui, &self.texts);
        let is_start_shown = !self.are_settings_shown && self.desks.shown().is_none();
        // Whatever was played meanwhile stands in the list.
        if is_start_shown && !self.is_list_fresh {
            self.look_at_games();
        }
        self.is_list_fresh = is_start_shown;
        if is_start_shown {
            // What the first frames have measured is there at once: no bar slides in, and nothing is painted for that.
            if ui.ctx().cumulative_frame_nr() < MEASURED {
                ui.ctx().clear_animations();
            }
            self.start_ui(ui);
        } else if self.are_settings_shown {
            self.settings_ui(ui);
        } else if let Some(game) = self.desks.chosen_mut() {
            game.desk_mut().ui(ui);
        }
        self.grant_wishes(ui.ctx());
        self.keep_folders();
        self.remember_games_elsewhere();
        #[cfg(feature = "sound")]
        self.sound(ui.ctx());
    }

    /// What can be commanded on the screen that is shown.
    fn offers(&self) -> Offers {
        let can_go_on = self.games.running().is_some();
        let open = self.desks.shown().map(Desk::offers);
        if let (Some(offers), false) = (&open, self.are_settings_shown) {
            // Which games can be gone on with the desk does not know.
            let goes_on = offers.has(Command::Continue);
            return if goes_on { offers.clone().and(Command::Continue, can_go_on) } else { offers.clone() };
        }
        let mut offers = Offers::everywhere().and(Command::Continue, can_go_on || self.is_a_game_behind_settings());
        offers = offers.and(Command::Settings, true);
        if self.are_settings_shown {
            offers = offers.and(Command::Home, true);
        }
        let Some(game) = self.desks.chosen() else { return offers };
        let of_game = game.plug.commands().iter();
        of_game.fold(offers.and(Command::NewGame, true), |offers, entry| offers.and_own(entry, true))
    }

    /// Do the settings lie over a running game? On its screen another one cannot be gone on with.
    fn is_a_game_behind_settings(&self) -> bool {
        let behind = self.desks.shown().filter(|_| self.are_settings_shown);
        behind.is_some_and(|desk| !desk.offers().has(Command::Continue))
    }

    /// Commands given by a key. While something lies on top only its own key counts, and puts it away.
    fn keys(&mut self, ui: &Ui) {
        let is_covered = ui.ctx().memory(|memory| memory.top_modal_layer().is_some());
        if is_covered && matches!(self.on_top, OnTop::Nothing) {
            return;
        }
        let Some(command) = self.offers().pressed(ui) else { return };
        match &self.on_top {
            OnTop::Nothing => self.command(ui.ctx(), command),
            on_top if on_top.is_brought_by(command) => self.on_top = OnTop::Nothing,
            _ => {}
        }
    }

    fn on_top_ui(&mut self, ui: &Ui) {
        if matches!(self.on_top, OnTop::Nothing) {
            return;
        }
        let (now, texts) = (self.offers(), self.texts());
        let desk = self.desks.shown().filter(|_| !self.are_settings_shown);
        let picked = match &mut self.on_top {
            OnTop::Nothing => None,
            OnTop::Keys => {
                let sections = desk.map(Desk::key_sections).unwrap_or_default();
                keys::keys_ui(ui, &texts, &now, &sections).then_some(Picked::Nothing)
            }
            OnTop::Page(_, page) => page.ui(ui).then_some(Picked::Nothing),
            OnTop::Palette(palette) => {
                let keyed = |desk: &dyn Desk| -> Vec<Keyed> {
                    let labels = desk.answers().into_iter().enumerate();
                    labels.map(|(number, label)| Keyed { label, key: desk.key_of_answer(number) }).collect()
                };
                let answers = desk.map(keyed).unwrap_or_default();
                palette.ui(ui, &texts, &now, &answers)
            }
        };
        let Some(picked) = picked else { return };
        self.on_top = OnTop::Nothing;
        match (picked, self.desks.chosen_mut().and_then(Installed::open_desk_mut)) {
            (Picked::Command(command), _) => self.command(ui.ctx(), command),
            (Picked::Answer(number), Some(desk)) => desk.answer(number),
            (Picked::Answer(_), None) | (Picked::Nothing, _) => {}
        }
    }

    /// Does what a command says, unless something would be lost by it.
    fn command(&mut self, ctx: &Context, command: Command) {
        // The game that lies open behind the settings is gone on with as it lies there.
        if command == Command::Continue && self.is_a_game_behind_settings() {
            self.leave_settings();
            return;
        }
        if !self.leads_away(command) || self.may_leave(Away::To(command)) {
            self.carry_out(ctx, command);
        }
    }

    fn leads_away(&self, command: Command) -> bool {
        let of_game = || self.offers().of(command).map(|offer| offer.entry.leads_away());
        command.entry().map(Entry::leads_away).or_else(of_game).unwrap_or(true)
    }

    fn carry_out(&mut self, ctx: &Context, command: Command) {
        // Whoever goes elsewhere from the settings leaves the screen behind them.
        if self.leads_away(command) {
            self.leave_settings();
        }
        match command {
            Command::Palette => self.on_top = OnTop::Palette(Palette::default()),
            Command::Keys => self.on_top = OnTop::Keys,
            Command::SwitchTheme => {
                self.settings.theme = self.settings.theme.other();
                self.apply_settings(ctx);
                self.keep_settings();
            }
            Command::Larger => self.resize(ctx, |size| size.saturating_add(SIZE_STEP)),
            Command::Smaller => self.resize(ctx, |size| size.saturating_sub(SIZE_STEP)),
            Command::UsualSize => self.resize(ctx, |_| USUAL_SIZE),
            Command::FullScreen => {
                // Whoever has left it by other means is not asked twice.
                let is_full = ctx.input(|input| input.viewport().fullscreen);
                self.settings.full_screen = !is_full.unwrap_or(self.settings.full_screen);
                self.apply_settings(ctx);
                self.keep_settings();
            }
            Command::Settings => self.are_settings_shown = true,
            Command::Continue => {
                if let Some((number, file)) = self.games.running() {
                    let file = file.to_owned();
                    self.open_listed(number, &file);
                }
            }
            Command::Home | Command::NewGame | Command::Undo | Command::Redo | Command::Own(_) => {
                if let Some(game) = self.desks.chosen_mut() {
                    game.desk_mut().command(command);
                }
            }
        }
    }

    fn start_ui(&mut self, ui: &mut Ui) {
        let (offers, texts) = (self.offers(), self.texts());
        let put_away = self.put_away.last().map(|game| game.line.as_str());
        let shown = start::Shown { desks: &self.desks, games: &self.games, put_away, offers: &offers, texts: &texts };
        let Some(choice) = start::start_ui(ui, &shown) else { return };
        match choice {
            Choice::Command(command) => self.command(ui.ctx(), command),
            Choice::Game(number) => self.choose(number),
            Choice::Open(number, file) => self.open_listed(number, &file),
            Choice::Delete { file, line } => self.put_away(&file, line),
            Choice::BringBack => self.bring_back(),
            Choice::Older => self.games.look_further(&self.desks, &texts),
            Choice::Speak(language) => self.choose_language(language),
            Choice::EndWork(number, work) => {
                if let Some(desk) = self.desks.get_mut(number).and_then(Installed::open_desk_mut) {
                    desk.end_work(work);
                }
            }
        }
    }

    /// Does what the desks want of the window.
    fn grant_wishes(&mut self, ctx: &Context) {
        let wishes: Vec<Wish> =
            self.desks.all_mut().filter_map(Installed::open_desk_mut).flat_map(|desk| desk.wishes()).collect();
        for wish in wishes {
            match wish {
                Wish::Tell(line) => self.tell(line),
                Wish::TellNews(line) => self.tell_news(line),
                Wish::Command(command) => self.command(ctx, command),
                Wish::LayOnTop(command, page) => self.on_top = OnTop::Page(command, page),
            }
        }
        if self.desks.keep_in(&mut self.settings.games) {
            self.keep_settings();
        }
    }
}

/// All letters lie in one picture, which is as wide as the graphics allow and becomes twice as high whenever it is full. Software
/// that paints allows sixteen thousand pixels: a few letters more cost megabytes, twice over, and a frame in which all of it is
/// handed on again. In pixels.
const LETTERS: usize = 2048;

impl eframe::App for App {
    fn raw_input_hook(&mut self, _ctx: &Context, raw_input: &mut egui::RawInput) {
        raw_input.max_texture_side = raw_input.max_texture_side.map(|side| side.min(LETTERS));
    }

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

//! The start screen: go on, begin, and what else the house has.

use crate::app::art::Icon;
use crate::app::art::figures::Posture;
use crate::app::table::disc_ui;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, Sheet, icon_button, sheet};
use crate::describe::Words;
use crate::engine::kernel::game::Game as _;
use crate::session::Table;
use crate::storage::{DataDirs, StorageError, read_log};
use crate::text::Texts;
use crate::tr;
use egui::{RichText, ScrollArea, Ui};
use std::path::{Path, PathBuf};

/// A game that can be taken up.
#[derive(Clone, Debug)]
pub(super) struct SavedGame {
    /// Its file.
    pub file: PathBuf,
    /// What it is, in one line.
    pub line: String,
    /// Looks of its heroes.
    pub looks: Vec<usize>,
    /// Over already?
    pub over: bool,
}

/// What the user wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Go on with a game.
    Continue(PathBuf),
    /// Set up a new one.
    New,
    /// The quest editor.
    Editor,
    /// The campaign book.
    Ledger,
    /// The card editor.
    Cards,
    /// Settings.
    Settings,
    /// Put a game away.
    Delete(PathBuf),
}

/// The ending of game files.
const ENDING: &str = "journal";

/// The games in the data folder, newest first.
pub(super) fn saved_games(dirs: &DataDirs, table: Option<&Table>, texts: &Texts) -> Vec<SavedGame> {
    let Some(table) = table else { return Vec::new() };
    let mut files: Vec<(std::time::SystemTime, PathBuf)> = std::fs::read_dir(&dirs.games)
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    files.sort();
    files.into_iter().rev().take(8).filter_map(|(_, file)| look_into(table, texts, file)).collect()
}

fn look_into(table: &Table, texts: &Texts, file: PathBuf) -> Option<SavedGame> {
    let read = read_log(&file, |_| true).ok()?;
    let resumed = table.resume(&read.lines).ok()?;
    let game = resumed.session.game();
    let words = Words::new(game, texts);
    let heroes: Vec<_> = game.state.hero_ids().map(|hero| words.hero(hero).to_string()).collect();
    let quest = resumed.session.header().setup.quest.title(texts.language().code()).to_owned();
    let line = tr!(
        texts,
        "start-game-line",
        quest = quest.as_str(),
        round = i64::from(game.state.round),
        heroes = heroes.join(", ").as_str()
    );
    Some(SavedGame {
        file,
        line: line.to_string(),
        looks: game.state.heroes.iter().map(|hero| hero.card.index()).collect(),
        over: game.outcome().is_some(),
    })
}

/// A free file name for a new game.
pub(super) fn new_file(dirs: &DataDirs, quest: &str, seed: u64) -> PathBuf {
    let numbered = (1..).map(|number| dirs.games.join(format!("{quest}-{seed}-{number}.{ENDING}")));
    numbered.into_iter().find(|file| !file.exists()).unwrap_or_else(|| dirs.games.join(format!("{quest}.{ENDING}")))
}

/// A game is not lost when it is deleted: it moves into the backups.
///
/// # Errors
/// The file cannot be moved; then it stays.
pub(super) fn put_away(dirs: &DataDirs, file: &Path) -> Result<(), StorageError> {
    let failed = |error: std::io::Error| StorageError::from_io(file, crate::storage::Action::Write, &error);
    let folder = dirs.backups_of(file);
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let name = file.file_name().unwrap_or(file.as_os_str());
    std::fs::rename(file, folder.join(name)).map_err(failed)
}

/// How wide the buttons of the start screen are, in points.
const MENU_WIDTH: f32 = 320.0;

/// Draws the screen.
pub(super) fn start_ui(ui: &mut Ui, texts: &Texts, games: &[SavedGame]) -> Option<Choice> {
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    egui::CentralPanel::default().show(ui, |ui| {
        lantern_glow(ui);
        ui.add_space(ui.available_height() * 0.09);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(tr!(texts, "app-name").as_ref()).size(64.0).color(theme.signal.accent.egui()));
            ui.label(RichText::new(tr!(texts, "app-tagline").as_ref()).color(theme.text.muted.egui()));
            ui.add_space(theme.space(4.0));
            party_ui(ui);
            ui.add_space(theme.space(6.0));
            let layout = egui::Layout::top_down_justified(egui::Align::Center);
            ui.allocate_ui_with_layout(egui::vec2(MENU_WIDTH, 0.0), layout, |ui| {
                choice = buttons_ui(ui, texts, games);
            });
            ui.add_space(theme.space(4.0));
        });
        games_ui(ui, texts, games, &mut choice);
    });
    choice
}

/// Warm light from above, fading into the table.
fn lantern_glow(ui: &Ui) {
    let theme = Theme::of(ui.ctx());
    let rect = ui.max_rect();
    let mut brush = crate::app::art::Brush::on(ui.painter());
    let centre = egui::pos2(rect.center().x, rect.top() + rect.height() * 0.28);
    let reach = egui::vec2(rect.width() * 0.42, rect.height() * 0.42);
    brush.glow(centre, reach, theme.signal.accent.fade(0.16), theme.signal.accent.fade(0.0));
    brush.show(ui.painter());
}

/// The six heroes side by side.
fn party_ui(ui: &mut Ui) {
    let width = 6.0 * 84.0;
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - width).max(0.0) / 2.0);
        for look in 0..6 {
            disc_ui(ui, look, 76.0, Posture::Standing);
        }
    });
}

fn buttons_ui(ui: &mut Ui, texts: &Texts, games: &[SavedGame]) -> Option<Choice> {
    let mut choice = None;
    let mut button = |ui: &mut Ui, icon: Icon, label: &str, emphasis: Emphasis, what: Choice| {
        if ui.add(Action::new(icon, label).emphasis(emphasis)).clicked() {
            choice = Some(what);
        }
    };
    let running = games.iter().find(|game| !game.over);
    let mut first = Emphasis::Primary;
    if let Some(game) = running {
        button(ui, Icon::Play, &tr!(texts, "start-continue"), first, Choice::Continue(game.file.clone()));
        ui.label(RichText::new(game.line.as_str()).weak().small());
        first = Emphasis::Plain;
    }
    button(ui, Icon::Party, &tr!(texts, "start-new"), first, Choice::New);
    button(ui, Icon::Grid, &tr!(texts, "start-editor"), Emphasis::Plain, Choice::Editor);
    button(ui, Icon::Book, &tr!(texts, "start-ledger"), Emphasis::Plain, Choice::Ledger);
    button(ui, Icon::Cards, &tr!(texts, "start-cards"), Emphasis::Plain, Choice::Cards);
    button(ui, Icon::Settings, &tr!(texts, "start-settings"), Emphasis::Plain, Choice::Settings);
    choice
}

fn games_ui(ui: &mut Ui, texts: &Texts, games: &[SavedGame], choice: &mut Option<Choice>) {
    if games.is_empty() {
        return;
    }
    ui.vertical_centered(|ui| {
        ui.set_max_width(640.0);
        ui.label(RichText::new(tr!(texts, "start-games").as_ref()).strong());
        ScrollArea::vertical().id_salt("games").show(ui, |ui| {
            for game in games {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    ui.horizontal(|ui| {
                        for look in &game.looks {
                            disc_ui(ui, *look, 28.0, Posture::Standing);
                        }
                        let line = RichText::new(game.line.as_str());
                        if ui.selectable_label(false, line).clicked() {
                            *choice = Some(Choice::Continue(game.file.clone()));
                        }
                        let name = tr!(texts, "start-delete", game = game.line.as_str());
                        if icon_button(ui, Icon::Trash, &name).clicked() {
                            *choice = Some(Choice::Delete(game.file.clone()));
                        }
                    });
                });
            }
        });
    });
}

//! The saved games of all games as a list: looked at from outside, by their first line and their last ones. Nothing is
//! played for it, and what cannot be opened stands among them with its reason.

use super::{Choice, Shown};
use crate::house::storage::{DataDirs, Ends, GAME_ENDING, Lying, SavedElsewhere, Wanted, read_ends, refuse_others};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::game::Outcome;
use crate::kernel::journal::Origin;
use crate::kit::ago::ago;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::desk::Summary;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, heading, icon_button, sheet, tiles_in};
use crate::shell::desks::{Desks, Installed};
use crate::tr;
use egui::{
    Align, CursorIcon, Layout, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    Vec2,
};
use serde::de::IgnoredAny;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// So many games are looked at when the list is shown, and again when older ones are asked for.
const AT_A_TIME: usize = 16;

/// A file among the games.
#[derive(Clone, Debug)]
struct SavedGame {
    file: PathBuf,
    /// When something was decided in it last.
    written: SystemTime,
    /// It does not lie among the games.
    is_elsewhere: bool,
    /// What it is: the number of the game it is of, and what that says of it; else why it cannot be opened.
    known: Result<(usize, Summary), Arc<str>>,
}

/// The games in the data folder and those that were saved elsewhere, newest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct SavedGames {
    seen: Vec<SavedGame>,
    /// Older ones, which nobody has looked at yet.
    older: Vec<Unseen>,
}

/// A game that nobody has looked at yet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Unseen {
    written: SystemTime,
    file: PathBuf,
    is_elsewhere: bool,
}

impl SavedGames {
    /// Looks at the newest ones. What lies among the games and is no more than the beginning of one elsewhere is not listed.
    pub(crate) fn look(dirs: &DataDirs, elsewhere: &[(Lying, SavedElsewhere)], desks: &Desks, texts: &Texts) -> Self {
        let is_beginning =
            |file: &Path| elsewhere.iter().any(|(lying, game)| *lying == Lying::Elsewhere && game.home == file);
        let mut files: Vec<Unseen> = std::fs::read_dir(&dirs.games)
            .into_iter()
            .flatten()
            .filter_map(Result::ok)
            .filter(|entry| entry.path().extension().is_some_and(|ending| ending == GAME_ENDING))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .filter(|(_, file)| !is_beginning(file))
            .map(|(written, file)| Unseen { written, file, is_elsewhere: false })
            .collect();
        files.extend(elsewhere.iter().map(|(_, game)| Unseen {
            // One that cannot be looked at now must not be overlooked.
            written: game.file.metadata().and_then(|about| about.modified()).unwrap_or_else(|_| SystemTime::now()),
            file: game.file.clone(),
            is_elsewhere: true,
        }));
        files.sort();
        let older = files.into_iter().rev().collect();
        let mut games = Self { seen: Vec::new(), older };
        games.look_further(desks, texts);
        games
    }

    /// Looks at some more.
    pub(crate) fn look_further(&mut self, desks: &Desks, texts: &Texts) {
        let next = self.older.drain(..self.older.len().min(AT_A_TIME));
        self.seen.extend(next.map(|Unseen { written, file, is_elsewhere }| SavedGame {
            known: look_at(desks, texts, &file),
            file,
            is_elsewhere,
            written,
        }));
    }

    /// Says of one that could not be opened why, instead of what it is, until the list is looked at anew.
    pub(crate) fn refuse(&mut self, file: &Path, why: &Arc<str>) {
        for game in self.seen.iter_mut().filter(|game| game.file == file) {
            game.known = Err(Arc::clone(why));
        }
    }

    fn newest(&self) -> Option<(&SavedGame, usize, &Summary)> {
        self.seen.iter().find_map(|game| match &game.known {
            Ok((number, summary)) if summary.over.is_none() => Some((game, *number, summary)),
            _ => None,
        })
    }

    /// The newest game that is not over, and the number of the game it is of.
    pub(crate) fn running(&self) -> Option<(usize, &Path)> {
        self.newest().map(|(game, number, _)| (number, game.file.as_path()))
    }

    /// What it is, in one line; with several games with the name of its own.
    pub(super) fn running_line(&self, desks: &Desks) -> Option<String> {
        let (_, number, summary) = self.newest()?;
        let name = desks.get(number).filter(|_| desks.are_many()).map(Installed::name);
        Some(name.map_or(summary.line.clone(), |name| format!("{name} · {}", summary.line)))
    }

    /// Is there any?
    pub(super) fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }
}

/// Whose a file is.
pub(crate) struct Owner {
    /// The number of the game.
    pub(crate) number: usize,
    ends: Ends,
}

/// Whose a file is, by its first line.
///
/// # Errors
/// It cannot be read, is no game, or one of a game that is not installed: why, as a sentence.
pub(crate) fn owner_of(file: &Path, desks: &Desks, texts: &Texts) -> Result<Owner, Arc<str>> {
    let ends = read_ends(file).map_err(|error| error.say(texts))?;
    // Another document that is called a game is named as what it is.
    let other = || refuse_others(file, Wanted::Game).err().map(|other| other.say(texts));
    let origin = Origin::of(&ends.first).map_err(|error| other().unwrap_or_else(|| error.say(texts)))?;
    // What a game begins with is its own matter; where none is named, the line has to say why.
    if origin.ruleset.is_empty() {
        origin.header::<IgnoredAny>(&ends.first).map_err(|error| error.say(texts))?;
    }
    let unknown = || tr!(texts, "wrong-resume-ruleset", name = shown(&origin.ruleset));
    Ok(Owner { number: desks.number_of(&origin.ruleset).ok_or_else(unknown)?, ends })
}

fn look_at(desks: &Desks, texts: &Texts, file: &Path) -> Result<(usize, Summary), Arc<str>> {
    let Owner { number, ends } = owner_of(file, desks, texts)?;
    let summary = desks.get(number).map(|game| game.desk().summary(&ends)).transpose()?;
    Ok((number, summary.unwrap_or_default()))
}

/// A card of a game is never narrower, so that they lie in so many columns, in points.
const NARROWEST: f32 = 320.0;
const MOST_COLUMNS: usize = 3;
/// Portraits of a game, and of the one that goes on as large as there is room, in points.
const MARK: f32 = 40.0;
const LARGEST_MARK: f32 = 112.0;
/// Beside the portraits there is always room for how it ended, in points.
const OVER: f32 = 110.0;

/// How high the list is about, in a place of this width.
pub(super) fn height(ui: &Ui, shown: &Shown<'_>, width: f32) -> f32 {
    let theme = Theme::of(ui.ctx());
    let line = |style: TextStyle| ui.text_style_height(&style) + ui.spacing().item_spacing.y;
    let around = 2.0 * theme.sizes.panel_margin + ui.spacing().item_spacing.y;
    let names = if shown.desks.are_many() { line(TextStyle::Small) } else { 0.0 };
    let small = MARK + line(TextStyle::Body) + line(TextStyle::Small) + names + around;
    let lead = LARGEST_MARK + line(TextStyle::Heading) + line(TextStyle::Small) + names + around;
    let has_lead = has_lead(shown);
    let others = shown.games.seen.len() - usize::from(has_lead);
    let rows = others.div_ceil(tiles_in(width, NARROWEST, MOST_COLUMNS).0);
    2.0 * line(TextStyle::Heading) + if has_lead { lead } else { 0.0 } + rows as f32 * small
}

/// Does the list begin with the game that goes on? Where it is not the newest it stays in its place: the list goes by age.
fn has_lead(shown: &Shown<'_>) -> bool {
    let running = shown.games.running().map(|(_, file)| file);
    running.is_some() && shown.games.seen.first().map(|game| game.file.as_path()) == running
}

/// Draws the list, which is scrolled. The game that goes on lies on top, on paper.
pub(super) fn games_ui(ui: &mut Ui, shown: &Shown<'_>, choice: &mut Option<Choice>) {
    let area = ScrollArea::vertical().id_salt("games").auto_shrink([false, false]);
    area.show(ui, |ui| list_ui(ui, shown, choice));
}

/// The same as a part of something that is scrolled.
pub(super) fn list_ui(ui: &mut Ui, shown: &Shown<'_>, choice: &mut Option<Choice>) {
    heading(ui, &tr!(shown.texts, "start-games"));
    if let Some(line) = shown.put_away {
        let back = tr!(shown.texts, "start-bring-back", game = line);
        if ui.add(Action::new(Icon::Undo, &back)).clicked() {
            *choice = Some(Choice::BringBack);
        }
    }
    let mut card = |ui: &mut Ui, game: &SavedGame, look: Sheet| {
        let builder = UiBuilder::new().id_salt(&game.file).sense(Sense::CLICK);
        let card = ui.scope_builder(builder, |ui| {
            // Nobody writes a line of it off: a press anywhere opens the game.
            ui.style_mut().interaction.selectable_labels = false;
            sheet(ui, look, |ui| {
                ui.set_width(ui.available_width());
                let mark = if look == Sheet::Paper { large_mark(ui, game) } else { MARK };
                game_ui(ui, shown, game, mark, choice)
            })
            .inner
        });
        let (title, number) = (card.inner, game.known.as_ref().map(|(number, _)| *number));
        let (Some(title), Ok(number)) = (title, number) else { return };
        lit_ui(ui, &card.response, &title);
        if (card.response.clicked() || title.clicked()) && choice.is_none() {
            *choice = Some(Choice::Open(number, game.file.clone()));
        }
    };
    let (lead, others) = shown.games.seen.split_at(usize::from(has_lead(shown)));
    lead.iter().for_each(|game| card(ui, game, Sheet::Paper));
    let (columns, _) = tiles_in(ui.available_width(), NARROWEST, MOST_COLUMNS.min(others.len()));
    // Row by row: however long a title is, those beside each other stand on one line.
    for row in others.chunks(columns.max(1)) {
        ui.columns(columns, |uis| row.iter().zip(uis).for_each(|(game, ui)| card(ui, game, Sheet::Raised)));
    }
    if !shown.games.older.is_empty() {
        let older = tr!(shown.texts, "start-older", count = shown.games.older.len() as i64);
        if ui.add(Action::new(Icon::ChevronDown, &older)).clicked() {
            *choice = Some(Choice::Older);
        }
    }
}

/// How large the portraits of the game are that goes on: all of them stand in one row.
fn large_mark(ui: &Ui, game: &SavedGame) -> f32 {
    let count = game.known.as_ref().map_or(0, |(_, summary)| summary.marks.len()).max(1) as f32;
    let room = ui.available_width() - 2.0 * ui.spacing().interact_size.x;
    (room / count - ui.spacing().item_spacing.x).clamp(MARK, LARGEST_MARK)
}

/// Round a card that would be opened: a line under the pointer, and the ring of the keyboard.
fn lit_ui(ui: &Ui, card: &Response, title: &Response) {
    let theme = Theme::of(ui.ctx());
    let (width, colour) = match (title.has_focus(), card.hovered() || title.hovered()) {
        (true, _) => (theme.sizes.line_focus, theme.line.focus),
        (false, true) => (theme.sizes.line_focus, theme.signal.accent),
        (false, false) => return,
    };
    ui.painter().rect_stroke(card.rect, theme.sizes.corner_card, Stroke::new(width, colour), StrokeKind::Inside);
    if !title.has_focus() || card.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
}

/// Draws a game; gives back its title, which opens it, if it can be opened.
fn game_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    game: &SavedGame,
    mark: f32,
    choice: &mut Option<Choice>,
) -> Option<Response> {
    let line = match &game.known {
        Ok((_, summary)) => summary.line.clone(),
        Err(_) => {
            let name = game.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            tr!(shown.texts, "start-unreadable", file = name).to_string()
        }
    };
    ui.horizontal(|ui| {
        if let Ok((number, summary)) = &game.known
            && let Some(owner) = shown.desks.get(*number)
        {
            let over = if summary.over.is_some() { OVER } else { 0.0 };
            let room = ui.available_width() - Theme::of(ui.ctx()).sizes.control_height - over;
            let each = room / summary.marks.len().max(1) as f32 - ui.spacing().item_spacing.x;
            let mark = mark.min(each.max(MARK * 0.5));
            summary.marks.iter().for_each(|who| owner.plug.mark_ui(ui, *who, mark));
            if let Some(over) = summary.over {
                over_ui(ui, shown.texts, over, summary.is_contest);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = tr!(shown.texts, "start-delete", game = line.as_str());
            if icon_button(ui, Icon::Trash, &name).clicked() {
                *choice = Some(Choice::Delete { file: game.file.clone(), line: line.clone() });
            }
        });
    });
    match &game.known {
        Err(why) => {
            // A column spreads its lines over its whole width, and the name of a file has but letters to be spread.
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.label(RichText::new(line).color(Theme::of(ui.ctx()).signal.danger.egui()));
                ui.label(RichText::new(why.as_ref()).weak().small());
            });
            None
        }
        Ok((number, _)) => {
            if let (true, Some(owner)) = (shown.desks.are_many(), shown.desks.get(*number)) {
                ui.label(RichText::new(owner.name().as_ref()).weak().small());
            }
            let line = if mark > MARK { RichText::new(line).heading() } else { RichText::new(line) };
            let title = ui.add(egui::Button::selectable(false, line).frame(false).wrap());
            if game.is_elsewhere {
                let place = tr!(shown.texts, "start-elsewhere", file = shown_path(&game.file));
                ui.label(RichText::new(place.as_ref()).weak().small());
            }
            if let Ok(passed) = SystemTime::now().duration_since(game.written) {
                ui.label(RichText::new(ago(shown.texts, passed.as_secs() / 60).as_ref()).weak().small());
            }
            Some(title)
        }
    }
}

/// How a game ended: by the sign and by the word, so that nobody has to tell colours apart.
fn over_ui(ui: &mut Ui, texts: &Texts, over: Outcome, is_contest: bool) {
    let theme = Theme::of(ui.ctx());
    let (sign, said, colour) = match over {
        Outcome::Won if is_contest => (Icon::Check, tr!(texts, "start-over"), theme.text.muted),
        Outcome::Won => (Icon::Crown, tr!(texts, "start-won"), theme.signal.accent),
        Outcome::Lost => (Icon::Skull, tr!(texts, "start-lost"), theme.text.muted),
        Outcome::Stuck => (Icon::Pause, tr!(texts, "start-stuck"), theme.text.muted),
    };
    let (place, _) = ui.allocate_exact_size(Vec2::splat(theme.space(4.0)), Sense::hover());
    let mut brush = Brush::on(ui.painter());
    icons::icon(&mut brush, sign, place, colour, Weight::Regular);
    brush.show(ui.painter());
    ui.label(RichText::new(said.as_ref()).color(colour.egui()).small());
}

//! The start screen: go on, begin, and what else there is. With several games one of them is chosen here; for somebody who has no
//! game yet there is one to begin with.

mod first;
mod games;
mod posters;

use super::desks::Desks;
use crate::house::text::{Language, Texts};
use crate::kit::art::{Brush, Icon};
use crate::kit::commands::{Command, Group, Offers};
use crate::kit::desk::{Desk, First};
use crate::kit::theme::{Colour, Theme, display};
use crate::kit::widgets::{Action, Emphasis, icon_button};
use crate::tr;
use egui::{
    Align, Label, Layout, Painter, Pos2, Rect, RichText, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};
use games::games_ui;
use posters::posters_ui;
use std::path::PathBuf;

pub(crate) use games::{Owner, SavedGames, owner_of};

/// What the user wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Give a command.
    Command(Command),
    /// Choose the game of this number.
    Game(usize),
    /// Go on with a saved game; the number says which game it is of.
    Open(usize, PathBuf),
    /// Put a game away.
    Delete {
        /// Where it lies.
        file: PathBuf,
        /// What the list calls it.
        line: String,
    },
    /// Bring the game back that was put away last.
    BringBack,
    /// Show older games.
    Older,
    /// From now on everything speaks this language.
    Speak(Language),
    /// End a work of the game of this number.
    EndWork(usize, usize),
}

/// What the screen shows.
pub(crate) struct Shown<'a> {
    /// The games that are installed.
    pub(crate) desks: &'a Desks,
    /// What was saved of them.
    pub(crate) games: &'a SavedGames,
    /// The game that was put away last and can be brought back, as the list called it.
    pub(crate) put_away: Option<&'a str>,
    /// What can be commanded.
    pub(crate) offers: &'a Offers,
    /// The words of the house and of the chosen game.
    pub(crate) texts: &'a Texts,
}

/// Width of the middle of the poster: the drawing of the game, and the buttons below it. In a large window it is wider.
const MIDDLE: f32 = 408.0;
const WIDEST: f32 = 560.0;
/// Width of the list of games beside it, at least and at most.
const GAMES: f32 = 340.0;
const WIDEST_GAMES: f32 = 900.0;
/// How far the frame of the poster is from the edge of the window, and its second line from the first.
const FRAME: f32 = 18.0;
const FRAME_GAP: f32 = 5.0;
/// Height of the letters of the title, and where there is little room.
const TITLE: f32 = 68.0;
const TIGHT_TITLE: f32 = 40.0;
/// How high the poster is, at most and at least, so that it stands in the middle.
const POSTER_HEIGHT: f32 = 520.0;
/// What the button for a game that goes on takes of it, with its line.
const CONTINUE_HEIGHT: f32 = 70.0;
/// Height of the small buttons in the corner below the poster.
const CORNER: f32 = 40.0;

/// Draws the screen.
pub(crate) fn start_ui(ui: &mut Ui, shown: &Shown<'_>) -> Option<Choice> {
    let mut choice = None;
    egui::CentralPanel::default().show(ui, |ui| {
        lantern_glow(ui);
        let frame = ui.max_rect().shrink(FRAME);
        frame_ui(ui, frame);
        let inside = frame.shrink(FRAME);
        let (mut middle, mut beside) = (inside, inside);
        let has_games = !shown.games.is_empty() || shown.put_away.is_some();
        let wide = (inside.width() * 0.3).clamp(MIDDLE, WIDEST);
        let first = first::first(shown);
        let is_beside = first.is_some() && first::is_beside(inside.width());
        if has_games {
            let width = ((inside.width() - wide) * 0.8).clamp(GAMES + FRAME, WIDEST_GAMES).min(inside.width() - MIDDLE);
            middle.set_right(inside.right() - width);
            beside.set_left(middle.right() + FRAME);
        } else if is_beside {
            middle.set_left(inside.right() - wide);
            beside.set_right(middle.left() - 2.0 * FRAME);
            beside.set_bottom(inside.bottom() - CORNER);
        }
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            let above = ((middle.height() - posters::height(shown, alone(wide), wide)) * 0.4).max(0.0);
            ui.add_space(above);
            let room = ui.available_height();
            // Many games in a low window are scrolled, so that no button lies on another.
            let area = ScrollArea::vertical().id_salt("poster").max_height(room - CORNER).auto_shrink([false, true]);
            area.show(ui, |ui| choice = poster_ui(ui, shown, &Poster { room, wide, first: first.as_ref(), is_beside }));
        });
        if has_games {
            // As high as the title, so that a short list does not hang under the frame.
            let top = (beside.height() - posters::height(shown, alone(wide), wide)) * 0.4;
            beside.set_top(beside.top() + top.clamp(0.0, 120.0));
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| games_ui(ui, shown, &mut choice));
        } else if let (Some(first), true) = (&first, is_beside) {
            choice = first::first_ui(ui, shown, first, beside).or(choice.take());
        }
        let corner = Rect::from_min_max(pos2(inside.left(), inside.bottom() - 32.0), inside.max);
        ui.scope_builder(UiBuilder::new().max_rect(corner), |ui| {
            ui.horizontal(|ui| {
                for offer in shown.offers.iter().filter(|offer| offer.entry.group == Group::Everywhere) {
                    if shown.offers.button(ui, shown.texts, offer.entry.command) {
                        choice = Some(Choice::Command(offer.entry.command));
                    }
                }
                works_ui(ui, shown, &mut choice);
                if !has_games {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| languages_ui(ui, shown, &mut choice));
                }
            });
        });
    });
    choice
}

/// What games work at beside whatever is shown, each with the way to end it.
fn works_ui(ui: &mut Ui, shown: &Shown<'_>, choice: &mut Option<Choice>) {
    for (number, game) in shown.desks.all().iter().enumerate() {
        for (at, work) in game.open_desk().map(Desk::works).unwrap_or_default().iter().enumerate() {
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            ui.label(RichText::new(work.told.as_ref()).small());
            if icon_button(ui, Icon::Close, &work.end).clicked() {
                *choice = Some(Choice::EndWork(number, at));
            }
        }
    }
}

/// Each language in its own words, for whoever is spoken to in the wrong one.
fn languages_ui(ui: &mut Ui, shown: &Shown<'_>, choice: &mut Option<Choice>) {
    for language in Language::ALL.into_iter().rev() {
        let (name, is_spoken) = (shown.texts.get(language.message_id()), shown.texts.language() == language);
        if ui.selectable_label(is_spoken, name.as_ref()).clicked() && !is_spoken {
            *choice = Some(Choice::Speak(language));
        }
    }
}

/// How high the poster is with one game, where its middle is so wide.
fn alone(wide: f32) -> f32 {
    POSTER_HEIGHT + (wide - MIDDLE) / 6.0
}

/// Warm light from above, fading into the table.
fn lantern_glow(ui: &Ui) {
    let theme = Theme::of(ui.ctx());
    let rect = ui.max_rect();
    let mut brush = Brush::on(ui.painter());
    let centre = pos2(rect.center().x, rect.top() + rect.height() * 0.28);
    let reach = vec2(rect.width() * 0.42, rect.height() * 0.42);
    brush.glow(centre, reach, theme.signal.accent.fade(0.16), theme.signal.accent.fade(0.0));
    brush.show(ui.painter());
}

/// Two gold lines around the poster, with a diamond on each corner.
fn frame_ui(ui: &Ui, frame: Rect) {
    let theme = Theme::of(ui.ctx());
    let gold = theme.signal.accent;
    let painter = ui.painter();
    let line = |alpha| Stroke::new(theme.sizes.line, gold.fade(alpha).egui());
    painter.rect_stroke(frame, 0.0, line(0.7), StrokeKind::Middle);
    painter.rect_stroke(frame.shrink(FRAME_GAP), 0.0, line(0.3), StrokeKind::Middle);
    for corner in [frame.left_top(), frame.right_top(), frame.left_bottom(), frame.right_bottom()] {
        painter.circle_filled(corner, 10.0, theme.surface.table.egui());
        rhombus(painter, corner, 7.0, gold);
    }
}

fn rhombus(painter: &Painter, middle: Pos2, reach: f32, colour: Colour) {
    let points = [vec2(-reach, 0.0), vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach)];
    let points = points.into_iter().map(|step| middle + step).collect();
    painter.add(Shape::convex_polygon(points, colour.egui(), Stroke::NONE));
}

/// A line with a rhombus in its middle, as wide as the buttons.
fn ornament_ui(ui: &mut Ui, wide: f32) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(wide, 12.0), Sense::hover());
    let (middle, gold) = (rect.center(), theme.signal.accent);
    let stroke = Stroke::new(theme.sizes.line, gold.fade(0.55).egui());
    ui.painter().hline(rect.left()..=middle.x - 14.0, middle.y, stroke);
    ui.painter().hline(middle.x + 14.0..=rect.right(), middle.y, stroke);
    rhombus(ui.painter(), middle, 5.0, gold);
}

/// How the poster stands in the window.
struct Poster<'a> {
    /// Height that it has.
    room: f32,
    /// Width of its middle.
    wide: f32,
    /// What is offered to somebody who has no game yet.
    first: Option<&'a First>,
    /// It is shown beside the poster.
    is_beside: bool,
}

/// Title, what the game looks like, and what can be done.
fn poster_ui(ui: &mut Ui, shown: &Shown<'_>, poster: &Poster<'_>) -> Option<Choice> {
    let Poster { room, wide, .. } = *poster;
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    // In a low window the drawings make room, and where games are to be chosen from, the title does, too.
    let goes_on = shown.offers.can(Command::Continue);
    let height = if goes_on { alone(wide) } else { alone(wide) - CONTINUE_HEIGHT };
    let height = posters::height(shown, height, wide);
    let has_room = room >= height + CORNER;
    let is_tight = !has_room && shown.desks.are_many();
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        let title = RichText::new(tr!(shown.texts, "app-name").as_ref()).color(theme.signal.accent.egui());
        let size = if is_tight { TIGHT_TITLE } else { TITLE * (wide / MIDDLE).sqrt() };
        ui.label(title.font(display(size)));
        ui.label(RichText::new(tr!(shown.texts, "app-tagline").as_ref()).color(theme.text.muted.egui()));
        ui.add_space(theme.space(2.0));
        if !is_tight {
            ornament_ui(ui, wide);
            ui.add_space(theme.space(2.0));
        }
        choice = posters_ui(ui, shown, has_room, wide);
        let layout = Layout::top_down_justified(Align::Center);
        ui.allocate_ui_with_layout(vec2(wide, 0.0), layout, |ui| {
            ui.spacing_mut().item_spacing.y = theme.space(1.5);
            buttons_ui(ui, shown, poster, is_tight, &mut choice);
        });
    });
    choice
}

fn buttons_ui(ui: &mut Ui, shown: &Shown<'_>, poster: &Poster<'_>, is_tight: bool, choice: &mut Option<Choice>) {
    if let (Some(first), false) = (poster.first, poster.is_beside) {
        let name = tr!(shown.texts, "start-first");
        if ui.add(Action::new(Icon::Torch, &name).emphasis(Emphasis::Primary)).clicked() {
            *choice = Some(Choice::Command(first.command));
        }
    }
    let offers = shown.offers.iter().filter(|offer| offer.is_possible && offer.entry.group == Group::Screens);
    for (at, entry) in offers.map(|offer| offer.entry).enumerate() {
        // Whoever has no game yet begins with the one that is offered beside it.
        let emphasis = if at == 0 && poster.first.is_none() { Emphasis::Primary } else { Emphasis::Plain };
        let (name, key) = (entry.name(shown.texts), entry.key(shown.texts));
        if ui.add(Action::new(entry.icon, &name).shortcut(&key).emphasis(emphasis)).clicked() {
            *choice = Some(Choice::Command(entry.command));
        }
        if let (Command::Continue, Some(line)) = (entry.command, shown.games.running_line(shown.desks)) {
            let line = Label::new(RichText::new(line).weak().small());
            // Not with the buttons, whose lines reach from edge to edge.
            ui.vertical_centered(|ui| ui.add(if is_tight { line.truncate() } else { line }));
        }
    }
}

//! The start screen: go on, begin, and what else there is. With several games one of them is chosen here.

mod games;
mod posters;

use super::desks::Desks;
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::commands::{Command, Group, Offers};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, Emphasis};
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
    Delete(PathBuf),
    /// Show older games.
    Older,
}

/// What the screen shows.
pub(crate) struct Shown<'a> {
    /// The games that are installed.
    pub(crate) desks: &'a Desks,
    /// What was saved of them.
    pub(crate) games: &'a SavedGames,
    /// What can be commanded.
    pub(crate) offers: &'a Offers,
    /// The words of the house and of the chosen game.
    pub(crate) texts: &'a Texts,
}

/// Width of the middle of the poster: the drawing of the game, and the buttons below it.
const MIDDLE: f32 = 408.0;
/// Width of the list of games beside it.
const GAMES: f32 = 340.0;
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
        let has_games = !shown.games.is_empty();
        if has_games {
            let width = (GAMES + FRAME).min(inside.width() - MIDDLE);
            middle.set_right(inside.right() - width);
            beside.set_left(middle.right() + FRAME);
        }
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            let above = ((middle.height() - posters::height(shown, POSTER_HEIGHT)) * 0.4).max(0.0);
            ui.add_space(above);
            let room = ui.available_height();
            // Many games in a low window are scrolled, so that no button lies on another.
            let area = ScrollArea::vertical().id_salt("poster").max_height(room - CORNER).auto_shrink([false, true]);
            area.show(ui, |ui| choice = poster_ui(ui, shown, room));
        });
        if has_games {
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| games_ui(ui, shown, &mut choice));
        }
        let corner = Rect::from_min_max(pos2(inside.left(), inside.bottom() - 32.0), inside.max);
        ui.scope_builder(UiBuilder::new().max_rect(corner), |ui| {
            ui.horizontal(|ui| {
                for offer in shown.offers.iter().filter(|offer| offer.entry.group == Group::Everywhere) {
                    if shown.offers.button(ui, shown.texts, offer.entry.command) {
                        choice = Some(Choice::Command(offer.entry.command));
                    }
                }
            });
        });
    });
    choice
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
fn ornament_ui(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(MIDDLE, 12.0), Sense::hover());
    let (middle, gold) = (rect.center(), theme.signal.accent);
    let stroke = Stroke::new(theme.sizes.line, gold.fade(0.55).egui());
    ui.painter().hline(rect.left()..=middle.x - 14.0, middle.y, stroke);
    ui.painter().hline(middle.x + 14.0..=rect.right(), middle.y, stroke);
    rhombus(ui.painter(), middle, 5.0, gold);
}

/// Title, what the game looks like, and what can be done.
fn poster_ui(ui: &mut Ui, shown: &Shown<'_>, room: f32) -> Option<Choice> {
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    // In a low window the drawings make room, and where games are to be chosen from, the title does, too.
    let goes_on = shown.offers.can(Command::Continue);
    let height = posters::height(shown, if goes_on { POSTER_HEIGHT } else { POSTER_HEIGHT - CONTINUE_HEIGHT });
    let has_room = room >= height + CORNER;
    let is_tight = !has_room && shown.desks.are_many();
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        let title = RichText::new(tr!(shown.texts, "app-name").as_ref()).color(theme.signal.accent.egui());
        ui.label(title.size(if is_tight { TIGHT_TITLE } else { TITLE }));
        ui.label(RichText::new(tr!(shown.texts, "app-tagline").as_ref()).color(theme.text.muted.egui()));
        ui.add_space(theme.space(2.0));
        if !is_tight {
            ornament_ui(ui);
            ui.add_space(theme.space(2.0));
        }
        choice = posters_ui(ui, shown, has_room);
        let layout = Layout::top_down_justified(Align::Center);
        ui.allocate_ui_with_layout(vec2(MIDDLE, 0.0), layout, |ui| {
            ui.spacing_mut().item_spacing.y = theme.space(1.5);
            buttons_ui(ui, shown, is_tight, &mut choice);
        });
    });
    choice
}

fn buttons_ui(ui: &mut Ui, shown: &Shown<'_>, is_tight: bool, choice: &mut Option<Choice>) {
    let offers = shown.offers.iter().filter(|offer| offer.is_possible && offer.entry.group == Group::Screens);
    for (at, entry) in offers.map(|offer| offer.entry).enumerate() {
        let emphasis = if at == 0 { Emphasis::Primary } else { Emphasis::Plain };
        let (name, key) = (entry.name(shown.texts), entry.key(shown.texts));
        if ui.add(Action::new(entry.icon, &name).shortcut(&key).emphasis(emphasis)).clicked() {
            *choice = Some(Choice::Command(entry.command));
        }
        if let (Command::Continue, Some(line)) = (entry.command, shown.games.running_line(shown.desks)) {
            let line = Label::new(RichText::new(line).weak().small());
            ui.add(if is_tight { line.truncate() } else { line });
        }
    }
}

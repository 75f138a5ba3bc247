//! The start screen: go on, begin, and what else there is. With several games one of them is chosen here; for somebody who has no
//! game yet there is one to begin with.

mod beside;
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
    Align, Label, Layout, Painter, Pos2, Rect, RichText, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind, TextStyle,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use games::list_ui;
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

/// Width of the middle of the poster: the drawing of the game, and the buttons below it. In a large window it is wider, and where
/// something stands beside it, it may be narrower.
const MIDDLE: f32 = 408.0;
const WIDEST: f32 = 600.0;
const NARROWEST: f32 = 340.0;
/// How wide it is where nothing stands beside it, in parts of the height that it has.
const OF_THE_HEIGHT: f32 = 0.45;
/// Width of what stands beside it, at most.
const WIDEST_BESIDE: f32 = 1300.0;
/// How far the frame of the poster is from the edge of the window, and its second line from the first.
const FRAME: f32 = 18.0;
const FRAME_GAP: f32 = 5.0;
/// Height of the letters of the title, and where there is little room.
const TITLE: f32 = 68.0;
const TIGHT_TITLE: f32 = 40.0;
/// Height of the small buttons in the corner below the poster; beside them stand the languages, by their codes where there is less room
/// than this, in points.
const CORNER: f32 = 40.0;
const WHOLE_NAMES: f32 = 640.0;

/// Draws the screen.
pub(crate) fn start_ui(ui: &mut Ui, shown: &Shown<'_>) -> Option<Choice> {
    let mut choice = None;
    egui::CentralPanel::default().show(ui, |ui| {
        lantern_glow(ui);
        let frame = ui.max_rect().shrink(FRAME);
        frame_ui(ui, frame);
        let inside = frame.shrink(FRAME);
        let first = first::first(shown);
        let is_beside = beside::is_beside(shown, first.as_ref(), inside.width());
        let above_corner = inside.with_max_y(inside.bottom() - CORNER);
        let (middle, beside) = if is_beside { beside::halves(above_corner) } else { (above_corner, Rect::NOTHING) };
        // What stands there alone fills a large window, too.
        let alone = (middle.height() * OF_THE_HEIGHT).clamp(MIDDLE, WIDEST);
        let wide = middle.width().clamp(NARROWEST, if is_beside { WIDEST } else { alone });
        let poster = Poster { room: middle.height(), wide, first: first.as_ref(), is_beside };
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            ui.add_space(((middle.height() - poster.height(ui, shown)) * 0.4).max(0.0));
            // Many games in a low window are scrolled, so that no button lies on another.
            let area = ScrollArea::vertical().id_salt("poster").auto_shrink([false, true]);
            area.show(ui, |ui| {
                choice = poster_ui(ui, shown, &poster);
                if !is_beside && has_games(shown) {
                    list_ui(ui, shown, &mut choice);
                }
            });
        });
        if is_beside {
            beside::beside_ui(ui, shown, first.as_ref(), beside, &mut choice);
        }
        let corner = Rect::from_min_max(pos2(inside.left(), inside.bottom() - 32.0), inside.max);
        ui.scope_builder(UiBuilder::new().max_rect(corner), |ui| {
            ui.horizontal(|ui| {
                let is_whole = inside.width() >= WHOLE_NAMES;
                if !is_whole {
                    ui.spacing_mut().item_spacing.x = 1.0;
                }
                for offer in shown.offers.iter().filter(|offer| offer.entry.group == Group::Everywhere) {
                    if shown.offers.button(ui, shown.texts, offer.entry.command) {
                        choice = Some(Choice::Command(offer.entry.command));
                    }
                }
                works_ui(ui, shown, &mut choice);
                if !has_games(shown) {
                    let layout = Layout::right_to_left(Align::Center);
                    ui.with_layout(layout, |ui| languages_ui(ui, shown, is_whole, &mut choice));
                }
            });
        });
    });
    choice
}

/// Is there anything to go on with, or to be brought back?
fn has_games(shown: &Shown<'_>) -> bool {
    !shown.games.is_empty() || shown.put_away.is_some()
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
fn languages_ui(ui: &mut Ui, shown: &Shown<'_>, is_whole: bool, choice: &mut Option<Choice>) {
    for language in Language::ALL.into_iter().rev() {
        let (name, is_spoken) = (shown.texts.get(language.message_id()), shown.texts.language() == language);
        let written = if is_whole { name.to_string() } else { language.code().to_uppercase() };
        let response = ui.selectable_label(is_spoken, written);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_spoken, name.as_ref()));
        if response.clicked() && !is_spoken {
            *choice = Some(Choice::Speak(language));
        }
    }
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
    /// What goes on stands beside it, or what is offered to somebody who has none yet.
    is_beside: bool,
}

impl Poster<'_> {
    /// How high it wants to be, so that it stands in the middle.
    fn height(&self, ui: &Ui, shown: &Shown<'_>) -> f32 {
        let (theme, small) = (Theme::of(ui.ctx()), ui.text_style_height(&TextStyle::Small));
        let title = title_size(self.wide) * 1.5 + 2.0 * ui.text_style_height(&TextStyle::Body) + theme.space(11.0);
        let offered = shown.offers.iter().filter(|offer| offer.is_possible && offer.entry.group == Group::Screens);
        let buttons = offered.count() as f32 * (theme.sizes.action_height + theme.space(1.5));
        let line = if shown.offers.can(Command::Continue) { 2.0 * small + theme.space(1.5) } else { 0.0 };
        title + buttons + line + posters::height(shown, self.wide, self.is_beside)
    }
}

/// How high the letters of the title are where there is room.
fn title_size(wide: f32) -> f32 {
    let part = wide / MIDDLE;
    TITLE * part.min(part.sqrt())
}

/// Title, what the game looks like, and what can be done.
fn poster_ui(ui: &mut Ui, shown: &Shown<'_>, poster: &Poster<'_>) -> Option<Choice> {
    let Poster { room, wide, .. } = *poster;
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    // In a low window title and drawings make room.
    let has_room = room >= poster.height(ui, shown);
    let is_tight = !has_room;
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        let title = RichText::new(tr!(shown.texts, "app-name").as_ref()).color(theme.signal.accent.egui());
        let size = if is_tight { TIGHT_TITLE } else { title_size(wide) };
        ui.label(title.font(display(size)));
        ui.label(RichText::new(tr!(shown.texts, "app-tagline").as_ref()).color(theme.text.muted.egui()));
        ui.add_space(theme.space(2.0));
        if !is_tight {
            ornament_ui(ui, wide);
            ui.add_space(theme.space(2.0));
        }
        if !poster.is_beside || posters::is_in_the_column(shown) {
            choice = posters_ui(ui, shown, has_room, wide, poster.is_beside);
        }
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

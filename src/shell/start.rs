//! The start screen: go on, begin, and what else the house has.

mod games;

use crate::games::massive_darkness::quest::exchange::plain_name;
use crate::games::massive_darkness::view::art::figures::{Figure, figure};
use crate::games::massive_darkness::view::table::hero_figure;
use crate::house::storage::{DataDirs, new_game_file};
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, Emphasis};
use crate::shell::commands::{Command, Situation, command_button};
use crate::tr;
use egui::{Align, Layout, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use games::games_ui;
use std::path::PathBuf;

pub(crate) use games::SavedGames;

/// What the user wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Give a command.
    Command(Command),
    /// Go on with a game.
    Open(PathBuf),
    /// Put a game away.
    Delete(PathBuf),
    /// Show older games.
    Older,
}

/// A free file name for a new game. It lies in the folder of games, whatever a foreign file calls its quest.
pub(crate) fn new_file(dirs: &DataDirs, quest: &str, seed: u64) -> PathBuf {
    let plain = plain_name(quest);
    let stem = if plain.is_empty() { "quest" } else { &plain };
    new_game_file(dirs, stem, seed)
}

/// Width of the middle of the poster: the heroes side by side, and the buttons below them.
const MIDDLE: f32 = 408.0;
/// Width of the list of games beside it.
const GAMES: f32 = 340.0;
/// How far the frame of the poster is from the edge of the window, and its second line from the first.
const FRAME: f32 = 18.0;
const FRAME_GAP: f32 = 5.0;
/// How high the poster is, at most and at least, so that it stands in the middle.
const POSTER_HEIGHT: f32 = 520.0;
/// What the button for a game that goes on takes of it, with its line.
const CONTINUE_HEIGHT: f32 = 70.0;
/// Height of the small buttons in the corner below the poster.
const CORNER: f32 = 40.0;

/// Draws the screen.
pub(crate) fn start_ui(ui: &mut Ui, texts: &Texts, games: &SavedGames, now: &Situation) -> Option<Choice> {
    let mut choice = None;
    egui::CentralPanel::default().show(ui, |ui| {
        lantern_glow(ui);
        let frame = ui.max_rect().shrink(FRAME);
        frame_ui(ui, frame);
        let inside = frame.shrink(FRAME);
        let (mut middle, mut beside) = (inside, inside);
        if !games.is_empty() {
            let width = (GAMES + FRAME).min(inside.width() - MIDDLE);
            middle.set_right(inside.right() - width);
            beside.set_left(middle.right() + FRAME);
        }
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            let above = ((middle.height() - POSTER_HEIGHT) * 0.4).max(0.0);
            ui.add_space(above);
            choice = poster_ui(ui, texts, games, now);
        });
        if !games.is_empty() {
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| games_ui(ui, texts, games, &mut choice));
        }
        let corner = Rect::from_min_max(pos2(inside.left(), inside.bottom() - 32.0), inside.max);
        ui.scope_builder(UiBuilder::new().max_rect(corner), |ui| {
            ui.horizontal(|ui| {
                for command in [Command::Palette, Command::Keys, Command::Rulings, Command::SwitchTheme] {
                    if command_button(ui, texts, command, now) {
                        choice = Some(Choice::Command(command));
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
        diamond(painter, corner, 7.0, gold);
    }
}

fn diamond(painter: &Painter, middle: Pos2, reach: f32, colour: Colour) {
    let points = [vec2(-reach, 0.0), vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach)];
    let points = points.into_iter().map(|step| middle + step).collect();
    painter.add(Shape::convex_polygon(points, colour.egui(), Stroke::NONE));
}

/// A line with a diamond in its middle, as wide as the buttons.
fn ornament_ui(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(MIDDLE, 12.0), Sense::hover());
    let (middle, gold) = (rect.center(), theme.signal.accent);
    let stroke = Stroke::new(theme.sizes.line, gold.fade(0.55).egui());
    ui.painter().hline(rect.left()..=middle.x - 14.0, middle.y, stroke);
    ui.painter().hline(middle.x + 14.0..=rect.right(), middle.y, stroke);
    diamond(ui.painter(), middle, 5.0, gold);
}

/// Title, heroes, and what can be done.
fn poster_ui(ui: &mut Ui, texts: &Texts, games: &SavedGames, now: &Situation) -> Option<Choice> {
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    let room = ui.available_height();
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        ui.label(RichText::new(tr!(texts, "app-name").as_ref()).size(68.0).color(theme.signal.accent.egui()));
        ui.label(RichText::new(tr!(texts, "app-tagline").as_ref()).color(theme.text.muted.egui()));
        ui.add_space(theme.space(2.0));
        ornament_ui(ui);
        ui.add_space(theme.space(2.0));
        // In a low window the heroes make room, so that no button lies on another.
        let height = if games.running().is_some() { POSTER_HEIGHT } else { POSTER_HEIGHT - CONTINUE_HEIGHT };
        if room >= height + CORNER {
            party_ui(ui);
            ui.add_space(theme.space(3.0));
        }
        let layout = Layout::top_down_justified(Align::Center);
        ui.allocate_ui_with_layout(vec2(MIDDLE, 0.0), layout, |ui| {
            ui.spacing_mut().item_spacing.y = theme.space(1.5);
            choice = buttons_ui(ui, texts, games, now);
        });
    });
    choice
}

/// The six heroes side by side, from the left edge of the buttons to the right one.
fn party_ui(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(MIDDLE, MIDDLE / 6.0), Sense::hover());
    let mut brush = Brush::on(ui.painter());
    for look in 0..6_u8 {
        let middle = pos2(rect.left() + (f32::from(look) + 0.5) * MIDDLE / 6.0, rect.center().y);
        let shown = Figure::standing(hero_figure(usize::from(look)));
        figure(&mut brush, Theme::of(ui.ctx()), middle, MIDDLE / 6.0 * 0.4, &shown);
    }
    brush.show(ui.painter());
}

fn buttons_ui(ui: &mut Ui, texts: &Texts, games: &SavedGames, now: &Situation) -> Option<Choice> {
    let mut choice = None;
    let commands =
        [Command::Continue, Command::NewGame, Command::Editor, Command::Ledger, Command::Cards, Command::Settings];
    let shown = commands.into_iter().map(Command::entry).filter(|entry| entry.is_enabled(now));
    for (at, entry) in shown.enumerate() {
        let emphasis = if at == 0 { Emphasis::Primary } else { Emphasis::Plain };
        let (name, key) = (entry.name(texts), entry.key(texts));
        if ui.add(Action::new(entry.icon, &name).shortcut(&key).emphasis(emphasis)).clicked() {
            choice = Some(Choice::Command(entry.command));
        }
        if let (Command::Continue, Some(game)) = (entry.command, games.running()) {
            ui.label(RichText::new(game.line.as_str()).weak().small());
        }
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_a_game_lies_among_the_games_whatever_its_quest_calls_itself() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path().join("home"));
        dirs.create().unwrap();
        let long = "x".repeat(300);
        for id in ["../../outside/evil", "/tmp/evil", "..", ".", "", "a/b", "a\\b", "C:evil", "con", "a\nb", &long] {
            for seed in [7, u64::MAX] {
                let file = new_file(&dirs, id, seed);
                assert_eq!(file.parent(), Some(dirs.games.as_path()), "{id}: {}", file.display());
                std::fs::File::create_new(&file).unwrap();
                assert_eq!(file.canonicalize().unwrap().parent(), Some(&*dirs.games.canonicalize().unwrap()), "{id}");
                assert_ne!(new_file(&dirs, id, seed), file, "the next one gets another");
            }
        }
        assert_eq!(new_file(&dirs, "quest-01", 5), dirs.games.join("quest-01-5-1.journal"));
    }
}

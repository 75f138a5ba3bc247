//! Past evenings: a table of all games, who has won how often, and how the Souls of one game grew round by round. Every picture has its
//! numbers as a table below it.

use crate::games::boss_monster::pad::{PadCampaign, Past};
use crate::house::text::{Texts, shown};
use crate::kit::plots::{Bar, Curve, Group, Look, Paint, bars_ui, curves_ui};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::heading;
use crate::tr;
use egui::{Grid, RichText, ScrollArea, Ui};
use std::cmp::Reverse;

/// What is looked at.
#[derive(Default)]
pub(super) struct Evenings {
    /// The entry of the game whose Souls are shown; the last one unless another was chosen.
    chosen: Option<u32>,
}

/// How a seat is drawn.
fn look(seat: usize) -> Look {
    Look { mark: seat, colours }
}

fn colours(seat: usize, theme: &Theme) -> Colour {
    let colours = [theme.signal.accent, theme.signal.special, theme.signal.success, theme.signal.danger];
    colours[seat % colours.len()]
}

impl Evenings {
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, pad: &PadCampaign) {
        let past = pad.standing().map(|standing| standing.past.as_slice()).unwrap_or_default();
        let Some(last) = past.last() else {
            ui.label(RichText::new(tr!(texts, "pad-no-evenings").as_ref()).weak());
            return;
        };
        heading(ui, &tr!(texts, "pad-all-games"));
        self.table_ui(ui, texts, pad, past);
        heading(ui, &tr!(texts, "pad-wins"));
        wins_ui(ui, texts, past);
        heading(ui, &tr!(texts, "pad-course"));
        let chosen = past.iter().find(|game| Some(game.ended) == self.chosen).unwrap_or(last);
        course_ui(ui, texts, chosen);
    }

    /// A line for each game, the newest first; a press shows its Souls.
    fn table_ui(&mut self, ui: &mut Ui, texts: &Texts, pad: &PadCampaign, past: &[Past]) {
        ScrollArea::horizontal().id_salt("bm-pad-games").show(ui, |ui| {
            Grid::new("bm-pad-games").striped(true).spacing([18.0, 6.0]).show(ui, |ui| {
                for column in ["pad-day", "pad-players", "pad-winner", "pad-rounds"] {
                    ui.label(RichText::new(texts.get(column).as_ref()).weak().small());
                }
                ui.end_row();
                for game in past.iter().rev() {
                    let at = pad.entries().get(game.ended as usize - 1).map_or(0, |entry| entry.at);
                    let is_chosen = self.chosen.unwrap_or(past.last().map_or(0, |last| last.ended)) == game.ended;
                    if ui.selectable_label(is_chosen, texts.day(at)).clicked() {
                        self.chosen = Some(game.ended);
                    }
                    let line = |line: &crate::games::boss_monster::pad::Line| {
                        let (souls, wounds) = (i64::from(line.souls), i64::from(line.wounds));
                        tr!(texts, "pad-result", seat = shown(&line.name), souls = souls, wounds = wounds).to_string()
                    };
                    let lines: Vec<String> = game.game.lines.iter().map(line).collect();
                    ui.label(lines.join(" · "));
                    let winner = game.winner.and_then(|seat| game.game.lines.get(usize::from(seat)));
                    let winner = winner.map_or_else(|| tr!(texts, "pad-nobody").to_string(), |line| shown(&line.name));
                    ui.label(winner);
                    ui.label(game.game.round.to_string());
                    ui.end_row();
                }
            });
        });
    }
}

/// How often each name has won, of how many games.
fn wins_ui(ui: &mut Ui, texts: &Texts, past: &[Past]) {
    struct Score {
        name: String,
        games: u32,
        won: u32,
    }
    let mut scores: Vec<Score> = Vec::new();
    for game in past {
        for (seat, line) in (0..).zip(&game.game.lines) {
            let at = scores.iter().position(|score| score.name == line.name).unwrap_or_else(|| {
                scores.push(Score { name: line.name.clone(), games: 0, won: 0 });
                scores.len() - 1
            });
            scores[at].games += 1;
            scores[at].won += u32::from(game.winner == Some(seat));
        }
    }
    scores.sort_by_cached_key(|score| (Reverse(score.won), texts.order(&score.name)));
    let group = |(at, score): (usize, &Score)| Group {
        below: shown(&score.name),
        bars: vec![Bar { number: score.won, paint: Paint::Of(look(at)) }],
    };
    let groups: Vec<Group> = scores.iter().enumerate().map(group).collect();
    let row = |score: &Score| {
        let (won, games) = (i64::from(score.won), i64::from(score.games));
        tr!(texts, "pad-wins-of", seat = shown(&score.name), won = won, games = games).to_string()
    };
    let rows: Vec<String> = scores.iter().map(row).collect();
    bars_ui(ui, &tr!(texts, "pad-wins"), &rows.join(", "), &groups);
    for row in &rows {
        ui.label(row);
    }
}

/// How the Souls of a game grew.
fn course_ui(ui: &mut Ui, texts: &Texts, past: &Past) {
    let game = &past.game;
    let curve = |(seat, line): (usize, &crate::games::boss_monster::pad::Line)| Curve {
        name: shown(&line.name),
        look: look(seat),
        points: std::iter::once((0, 0))
            .chain(game.course.iter().map(|mark| (u32::from(mark.round), u32::from(mark.souls[seat]))))
            .collect(),
    };
    let curves: Vec<Curve> = game.lines.iter().enumerate().map(curve).collect();
    let last = |curve: &Curve| format!("{}: {}", curve.name, curve.points.last().map_or(0, |point| point.1));
    let told = curves.iter().map(last).collect::<Vec<_>>().join(", ");
    let ends: Vec<(u32, String)> =
        game.course.iter().map(|mark| (u32::from(mark.round), mark.round.to_string())).collect();
    curves_ui(ui, &tr!(texts, "pad-course"), &told, &curves, &ends);
    ui.label(&told);
}

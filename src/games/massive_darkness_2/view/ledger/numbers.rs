//! What can be counted, as pictures, each with its numbers as a table below it.

use crate::games::massive_darkness_2::book::chronicle::{by_hero, by_quest, by_size};
use crate::games::massive_darkness_2::book::tally::{Sum, Tally};
use crate::games::massive_darkness_2::book::{BookRules, words};
use crate::games::massive_darkness_2::view::art::hero_colour;
use crate::house::book::chronicle::Piece;
use crate::house::text::Texts;
use crate::kit::books::pages::piece_ui;
use crate::kit::plots::{Bar, Group, Look, Paint, bars_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, heading, middle, sheet, tiles_in};
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

/// A page is no wider than this, and a picture never narrower where two stand beside each other.
const WIDTH: f32 = 1900.0;
const NARROWEST: f32 = 600.0;

/// Everything that can be counted; nothing where nothing was played.
pub(super) fn plots(texts: &Texts, rules: &BookRules, tally: &Tally) -> Vec<Plot> {
    if tally.all.all() == 0 {
        return Vec::new();
    }
    let quests = (1..).zip(&tally.quests).map(|(number, of): (u32, _)| ended(number.to_string(), of.sum));
    let sizes = (1..).zip(&tally.sizes).map(|(size, sum): (u32, _)| ended(size.to_string(), *sum));
    let heroes = tally.heroes.iter().map(|of| ended(words::hero(&of.hero, texts), of.sum));
    let place = |hero: &str| rules.content.printed.heroes.iter().position(|card| card.id == hero).unwrap_or(0);
    let fell = tally.heroes.iter().map(|of| {
        let look = Look { mark: place(&of.hero), colours: |mark, _| hero_colour(mark as u8) };
        Group { below: words::hero(&of.hero, texts), bars: vec![Bar { number: of.fell, paint: Paint::Of(look) }] }
    });
    let rows = tally.heroes.iter().map(|of| vec![words::hero(&of.hero, texts), of.fell.to_string()]).collect();
    let columns = [tr!(texts, "book-hero"), tr!(texts, "book-falls")];
    let hint = || Some(tr!(texts, "book-plot-hint"));
    let plot = |name: &str, hint, groups, table| Plot { name: texts.get(name), hint, groups, table };
    vec![
        // The names of Quests are longer than there is room for below a bar.
        plot("book-by-quest", hint(), quests.collect(), numbered(by_quest(tally, texts))),
        plot("book-by-size", hint(), sizes.collect(), by_size(tally, texts)),
        plot("book-by-hero", hint(), heroes.collect(), by_hero(tally, texts)),
        plot("book-falls", None, fell.collect(), Piece::table(columns.iter().map(AsRef::as_ref), rows)),
    ]
}

/// Draws them.
pub(super) fn numbers_ui(ui: &mut Ui, texts: &Texts, plots: &[Plot]) {
    middle(ui, WIDTH, |ui| {
        if plots.is_empty() {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                heading(ui, &tr!(texts, "book-page-numbers"));
                ui.label(tr!(texts, "book-no-numbers").as_ref());
            });
        }
        let (columns, _) = tiles_in(ui.available_width(), NARROWEST, plots.len().min(2));
        ui.columns(columns, |uis| {
            for (number, plot) in plots.iter().enumerate() {
                plot.ui(&mut uis[number % columns], number);
            }
        });
    });
}

/// How often something was won and lost.
fn ended(below: String, sum: Sum) -> Group {
    let bar = |number, paint| Bar { number, paint };
    Group { below, bars: vec![bar(sum.won, Paint::Well), bar(sum.lost, Paint::Badly)] }
}

/// The rows begin with the numbers that stand below the bars.
fn numbered(table: Piece) -> Piece {
    let Piece::Table { columns, mut rows } = table else { return table };
    for (number, row) in (1..).zip(&mut rows) {
        if let Some(first) = row.first_mut() {
            *first = format!("{number} · {first}");
        }
    }
    Piece::Table { columns, rows }
}

/// A picture with its table.
pub(super) struct Plot {
    name: Arc<str>,
    hint: Option<Arc<str>>,
    groups: Vec<Group>,
    table: Piece,
}

impl Plot {
    /// Its number tells its table from the others.
    fn ui(&self, ui: &mut Ui, number: usize) {
        let told = match &self.table {
            Piece::Table { rows, .. } => rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(", "),
            _ => String::new(),
        };
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &self.name);
            if let Some(hint) = &self.hint {
                ui.label(RichText::new(hint.as_ref()).weak().small());
            }
            bars_ui(ui, &self.name, &told, &self.groups);
            ui.spacing_mut().interact_size.y = 0.0;
            piece_ui(ui, number, &self.table);
        });
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
    }
}

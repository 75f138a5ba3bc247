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
use crate::kit::widgets::{Sheet, heading, sheet};
use crate::tr;
use egui::{RichText, Ui};

/// A page is no wider than this.
const WIDTH: f32 = 980.0;

/// Draws them.
pub(super) fn numbers_ui(ui: &mut Ui, texts: &Texts, rules: &BookRules, tally: &Tally) {
    ui.set_max_width(WIDTH.min(ui.available_width()));
    if tally.all.all() == 0 {
        ui.label(tr!(texts, "book-no-numbers").as_ref());
        return;
    }
    let quests = (1..).zip(&tally.quests).map(|(number, of): (u32, _)| ended(number.to_string(), of.sum));
    let name = tr!(texts, "book-by-quest");
    // The names of Quests are longer than there is room for below a bar.
    let table = numbered(by_quest(tally, texts));
    Plot { name: &name, groups: quests.collect(), table, number: 0 }.ui(ui, Some(&tr!(texts, "book-plot-hint")));
    let sizes = (1..).zip(&tally.sizes).map(|(size, sum): (u32, _)| ended(size.to_string(), *sum));
    let name = tr!(texts, "book-by-size");
    let table = by_size(tally, texts);
    Plot { name: &name, groups: sizes.collect(), table, number: 1 }.ui(ui, Some(&tr!(texts, "book-plot-hint")));
    let heroes = tally.heroes.iter().map(|of| ended(words::hero(&of.hero, texts), of.sum));
    let name = tr!(texts, "book-by-hero");
    let table = by_hero(tally, texts);
    Plot { name: &name, groups: heroes.collect(), table, number: 2 }.ui(ui, Some(&tr!(texts, "book-plot-hint")));
    let place = |hero: &str| rules.content.printed.heroes.iter().position(|card| card.id == hero).unwrap_or(0);
    let fell = tally.heroes.iter().map(|of| {
        let look = Look { mark: place(&of.hero), colours: |mark, _| hero_colour(mark as u8) };
        Group { below: words::hero(&of.hero, texts), bars: vec![Bar { number: of.fell, paint: Paint::Of(look) }] }
    });
    let rows = tally.heroes.iter().map(|of| vec![words::hero(&of.hero, texts), of.fell.to_string()]).collect();
    let columns = [tr!(texts, "book-hero"), tr!(texts, "book-falls")];
    let table = Piece::table(columns.iter().map(AsRef::as_ref), rows);
    let name = tr!(texts, "book-falls");
    Plot { name: &name, groups: fell.collect(), table, number: 3 }.ui(ui, None);
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
struct Plot<'t> {
    name: &'t str,
    groups: Vec<Group>,
    table: Piece,
    /// Tells its table from the others.
    number: usize,
}

impl Plot<'_> {
    fn ui(&self, ui: &mut Ui, hint: Option<&str>) {
        let told = match &self.table {
            Piece::Table { rows, .. } => rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(", "),
            _ => String::new(),
        };
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, self.name);
            if let Some(hint) = hint {
                ui.label(RichText::new(hint).weak().small());
            }
            bars_ui(ui, self.name, &told, &self.groups);
            ui.spacing_mut().interact_size.y = 0.0;
            piece_ui(ui, self.number, &self.table);
        });
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
    }
}

//! The page about Heroes: the party side by side, who should have a found card, and the sheet of each.

use super::card_field::{CardField, Cards, card_text};
use super::hero_sheet::hero_sheet_ui;
use super::roster::HeroPage;
use super::skill_board::Spot;
use crate::games::massive_darkness::campaign::party::{Fit, fits};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::describe::begin;
use crate::games::massive_darkness::rules::library::DEFENSE;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, Sheet, badge, heading, sheet};
use crate::tr;
use egui::{Grid, Label, RichText, Ui};
use std::sync::Arc;

/// Room for the names of Heroes in the comparison, in points.
const NAMES: f32 = 116.0;
/// A face in it is so large at least and at most; everything else on the page is about so high.
const FACE: f32 = 34.0;
const LARGEST_FACE: f32 = 104.0;
const OTHERS: f32 = 480.0;
/// What a column takes at least, with the gap beside it.
const COLUMN: f32 = 60.0;

/// What is chosen on the page.
#[derive(Default)]
pub(super) struct PartyView {
    /// Whose sheet lies open; `None`: the whole party.
    hero: Option<usize>,
    skill: Option<Spot>,
    field: CardField,
    known: Cards,
    /// The card that was found.
    found: Option<String>,
}

impl PartyView {
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, roster: &[HeroPage]) {
        let texts = words.texts;
        ui.horizontal_wrapped(|ui| {
            if ui.selectable_label(self.hero.is_none(), tr!(texts, "chronicle-party").as_ref()).clicked() {
                self.hero = None;
            }
            for (at, page) in roster.iter().enumerate() {
                if ui.selectable_label(self.hero == Some(at), page.name.as_ref()).clicked() {
                    (self.hero, self.skill) = (Some(at), None);
                }
            }
        });
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        match self.hero.and_then(|at| roster.get(at)) {
            Some(page) => hero_sheet_ui(ui, texts, page, &mut self.skill),
            None => {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    comparison_ui(ui, texts, roster);
                });
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    self.found_ui(ui, words, roster);
                });
            }
        }
    }

    /// Who would gain most by a card.
    fn found_ui(&mut self, ui: &mut Ui, words: &Words<'_>, roster: &[HeroPage]) {
        let texts = words.texts;
        heading(ui, &tr!(texts, "ledger-assign"));
        let search = self.known.get(words, None);
        if let Some(code) = self.field.ui(ui, words, &search, &tr!(texts, "ledger-assign-card")).pop() {
            self.found = Some(code);
        }
        self.field.new_card_ui(ui, words, &search);
        let Some(code) = &self.found else { return };
        let party: Vec<_> = roster.iter().map(|page| page.record.clone()).collect();
        ui.label(RichText::new(card_text(words, code)).heading());
        ui.spacing_mut().interact_size.y = 0.0;
        for (place, fit) in fits(words.library, &party, code).iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                if place == 0 && fit.wakes.is_none() && fit.helps() {
                    badge(ui, &tr!(texts, "ledger-assign-best"), BadgeLook::Accent);
                }
                let (hero, what) = (words.hero(&fit.hero), told_of(words, fit).join(", "));
                let told = tr!(texts, "ledger-of-hero", hero = hero.as_ref(), what = what);
                ui.add(Label::new(told.as_ref()).wrap());
            });
        }
        ui.label(RichText::new(tr!(texts, "ledger-assign-hint").as_ref()).weak().small());
    }
}

/// What a card would be to a Hero, thing by thing.
fn told_of(words: &Words<'_>, fit: &Fit) -> Vec<String> {
    let texts = words.texts;
    let mut told = Vec::new();
    if let Some(level) = fit.wakes {
        told.push(tr!(texts, "ledger-assign-later", level = i64::from(level)));
    }
    for (more, message) in [(fit.hits, "ledger-assign-hits"), (fit.shields, "ledger-assign-shields")] {
        if more != 0 {
            let sign = if more > 0 { "+" } else { "−" };
            let number = format!("{sign}{}", decimal(texts, more.unsigned_abs()));
            told.push(texts.with(message, &[("number", number.into())]));
        }
    }
    if (fit.hits, fit.shields) == (0, 0) {
        told.push(tr!(texts, "ledger-assign-nothing"));
    }
    if fit.skills > 0 {
        told.push(tr!(texts, "ledger-assign-skills", count = i64::from(fit.skills)));
    }
    if !fit.instead.is_empty() {
        told.push(tr!(texts, "ledger-assign-instead", cards = words.cards(&fit.instead)));
    }
    if fit.is_too_many {
        told.push(tr!(texts, "ledger-assign-too-many"));
    }
    told.iter().map(ToString::to_string).collect()
}

/// Hundredths as people write them, with one digit behind the sign.
pub(super) fn decimal(texts: &Texts, hundredths: u32) -> String {
    let tenths = (hundredths + 5) / 10;
    tr!(texts, "ledger-decimal", whole = tenths / 10, part = tenths % 10).to_string()
}

/// A column of the comparison: what it is called, a number for each Hero, and how that is written.
struct Column {
    name: Arc<str>,
    numbers: Vec<u32>,
    is_decimal: bool,
    /// More of it is better.
    counts: bool,
}

fn columns(texts: &Texts, roster: &[HeroPage]) -> Vec<Column> {
    let column = |name: Arc<str>, of: &dyn Fn(&HeroPage) -> u32| Column {
        name,
        numbers: roster.iter().map(of).collect(),
        is_decimal: false,
        counts: true,
    };
    let field = |name: Arc<str>, field: usize| Column {
        is_decimal: true,
        ..column(begin(&name).into(), &|page| page.strength.fields[field])
    };
    vec![
        column(tr!(texts, "chronicle-level"), &|page| page.level.into()),
        column(tr!(texts, "chronicle-xp"), &|page| page.record.xp.into()),
        column(tr!(texts, "ledger-health"), &|page| page.strength.health.into()),
        field(tr!(texts, "style-melee"), 0),
        field(tr!(texts, "style-ranged"), 1),
        field(tr!(texts, "style-magic"), 2),
        field(tr!(texts, "when-defense"), DEFENSE),
        Column { counts: false, ..column(tr!(texts, "chronicle-cards"), &|page| page.cards.len() as u32) },
        column(tr!(texts, "chronicle-kills"), &|page| page.life.kills.into()),
        Column { counts: false, ..column(tr!(texts, "chronicle-deaths"), &|page| page.life.deaths.into()) },
    ]
}

/// The party side by side. The best of each column bears a star.
fn comparison_ui(ui: &mut Ui, texts: &Texts, roster: &[HeroPage]) {
    heading(ui, &tr!(texts, "ledger-comparison"));
    strongest_ui(ui, texts, roster);
    let columns = columns(texts, roster);
    // Where the window has room the faces are large.
    let each = (ui.ctx().content_rect().height() - OTHERS) / roster.len().max(1) as f32;
    let most = (ui.available_width() * 0.1).clamp(FACE, LARGEST_FACE);
    let face = (each - Theme::of(ui.ctx()).space(2.0)).clamp(FACE, most).floor();
    let names = NAMES + face;
    // The columns share the whole room; where it is scarce they stand in rows of columns, one below the other.
    let most = ((ui.available_width() - names) / COLUMN).max(2.0) as usize;
    let rows = columns.len().div_ceil(most);
    for (at, part) in columns.chunks(columns.len().div_ceil(rows)).enumerate() {
        Comparison { columns: part, at, face }.ui(ui, texts, roster);
    }
    ui.label(RichText::new(tr!(texts, "ledger-comparison-hint").as_ref()).weak().small());
}

/// Columns that stand beside each other.
struct Comparison<'c> {
    columns: &'c [Column],
    /// Which row of columns it is.
    at: usize,
    /// How large the faces are.
    face: f32,
}

impl Comparison<'_> {
    fn ui(self, ui: &mut Ui, texts: &Texts, roster: &[HeroPage]) {
        let Self { columns, at, face } = self;
        let step = Theme::of(ui.ctx()).space(4.0);
        let share = (ui.available_width() - NAMES - face) / columns.len() as f32 - step;
        let table =
            Grid::new(("party-comparison", at)).striped(true).spacing([step, step * 0.5]).min_col_width(share.max(0.0));
        table.show(ui, |ui| {
            ui.label("");
            for column in columns {
                ui.label(RichText::new(column.name.as_ref()).weak().small());
            }
            ui.end_row();
            for (at, page) in roster.iter().enumerate() {
                ui.horizontal(|ui| {
                    portrait_ui(ui, page.look, face, true);
                    ui.label(RichText::new(page.name.as_ref()).strong());
                });
                for column in columns {
                    let number = column.numbers[at];
                    let best = column.numbers.iter().max().copied().unwrap_or(0);
                    let worst = column.numbers.iter().min().copied().unwrap_or(0);
                    let text = match (column.is_decimal, number) {
                        (true, 0) => "–".to_owned(),
                        (true, _) => decimal(texts, number),
                        (false, _) => number.to_string(),
                    };
                    ui.horizontal(|ui| {
                        // Numbers stand where the name stands, in the middle of the face.
                        ui.set_min_height(face);
                        if column.counts && number == best && best > worst {
                            ui.label(RichText::new(text).strong());
                            super::heroes::icon(ui, Icon::Star);
                        } else {
                            ui.label(text);
                        }
                    });
                }
                ui.end_row();
            }
        });
    }
}

/// The same as sentences: who hits hardest, and who is protected best.
fn strongest_ui(ui: &mut Ui, texts: &Texts, roster: &[HeroPage]) {
    let styles = [tr!(texts, "style-melee"), tr!(texts, "style-ranged"), tr!(texts, "style-magic")];
    let armed = roster.iter().filter(|page| page.strength.attack().1 > 0);
    if let Some(page) = armed.rev().max_by_key(|page| page.strength.attack().1) {
        let (style, hits) = page.strength.attack();
        let (hero, style) = (page.name.as_ref(), styles[style].as_ref());
        ui.label(tr!(texts, "ledger-strongest", hero = hero, style = style, hits = decimal(texts, hits)).as_ref());
    }
    let protected = roster.iter().filter(|page| page.strength.defense() > 0);
    if let Some(page) = protected.rev().max_by_key(|page| page.strength.defense()) {
        let (hero, shields) = (page.name.as_ref(), decimal(texts, page.strength.defense()));
        ui.label(tr!(texts, "ledger-best-protected", hero = hero, shields = shields).as_ref());
    }
}

//! The statistics of a campaign as pictures, each with its numbers as a table below it.

use super::plots::{Bar, Curve, Group, Paint, bars_ui, curves_ui, legend_ui, look};
use super::roster::HeroPage;
use super::share::Form;
use crate::games::massive_darkness::campaign::statistics::Statistics;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::story::QuestEnd;
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, heading, middle, sheet};
use crate::tr;
use egui::{Grid, RichText, Ui};
use std::sync::Arc;

/// A picture is no wider than this, and from this width on two of them lie beside each other.
const WIDTH: f32 = 1180.0;
const TWO: f32 = 1300.0;

/// Draws them; gives back as what the user wants to keep them.
pub(super) fn numbers_ui(ui: &mut Ui, words: &Words<'_>, statistics: &Statistics, roster: &[HeroPage]) -> Option<Form> {
    let texts = words.texts;
    let is_wide = ui.available_width() >= TWO;
    let name = texts.get(Form::Numbers.message_id());
    let wanted = ui.add(Action::new(Form::Numbers.icon(), &name)).clicked().then_some(Form::Numbers);
    if statistics.quests.is_empty() {
        ui.label(tr!(texts, "ledger-no-numbers").as_ref());
    }
    middle(ui, if is_wide { 2.0 * WIDTH } else { WIDTH }, |ui| {
        ui.columns(if is_wide { 2 } else { 1 }, |columns| {
            experience_ui(&mut columns[0], texts, statistics, roster);
            let last = columns.len() - 1;
            rounds_ui(&mut columns[last], words, statistics);
            loot_ui(&mut columns[0], texts, statistics, roster);
            deaths_ui(&mut columns[last], texts, roster);
        });
    });
    wanted
}

fn plot(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, name);
        content(ui);
    });
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
}

/// The numbers of a picture, for whoever wants to read them.
fn table_ui(ui: &mut Ui, texts: &Texts, name: &str, columns: &[String], rows: &[Vec<String>]) {
    let shown = tr!(texts, "ledger-as-table", name = name);
    ui.collapsing(shown.as_ref(), |ui| {
        Grid::new(name).striped(true).show(ui, |ui| {
            columns.iter().for_each(|column| drop(ui.label(RichText::new(column).weak().small())));
            ui.end_row();
            for row in rows {
                row.iter().for_each(|cell| drop(ui.label(cell)));
                ui.end_row();
            }
        });
    });
}

/// XP earned so far by each Hero, entry by entry; the ends of quests are marked.
fn experience_ui(ui: &mut Ui, texts: &Texts, statistics: &Statistics, roster: &[HeroPage]) {
    let name = tr!(texts, "ledger-plot-experience");
    let micro = u32::from(MICRO_XP_PER_XP);
    let curves: Vec<Curve> = roster
        .iter()
        .map(|page| {
            let rows = statistics.rows.iter().filter(|row| row.hero == page.record.hero);
            let points = rows.map(|row| (row.entry, row.earned / micro)).collect();
            Curve { name: page.name.to_string(), look: look(page.look), points }
        })
        .collect();
    let last = |curve: &Curve| format!("{}: {}", curve.name, curve.points.last().map_or(0, |point| point.1));
    let told = curves.iter().map(last).collect::<Vec<_>>().join(", ");
    let ends = ends_of_quests(statistics);
    plot(ui, &name, |ui| {
        curves_ui(ui, &name, &told, &curves, &ends);
        let columns: Vec<String> = std::iter::once(tr!(texts, "chronicle-quest").to_string())
            .chain(curves.iter().map(|curve| curve.name.clone()))
            .collect();
        let at = |curve: &Curve, entry: u32| {
            let point = curve.points.iter().find(|point| point.0 == entry);
            point.map_or_else(String::new, |point| point.1.to_string())
        };
        let row = |(entry, number): &(u32, String)| {
            std::iter::once(number.clone()).chain(curves.iter().map(|curve| at(curve, *entry))).collect()
        };
        let rows: Vec<Vec<String>> = ends.iter().map(row).collect();
        table_ui(ui, texts, &name, &columns, &rows);
    });
}

/// The entries with which quests ended, and the number of each quest in the order in which they were played.
fn ends_of_quests(statistics: &Statistics) -> Vec<(u32, String)> {
    let entries = statistics.ends.iter().enumerate();
    entries.map(|(number, entry)| (*entry, (number + 1).to_string())).collect()
}

/// How long each quest took.
fn rounds_ui(ui: &mut Ui, words: &Words<'_>, statistics: &Statistics) {
    let texts = words.texts;
    let name = tr!(texts, "ledger-plot-rounds");
    let outcome = |end: QuestEnd| -> Arc<str> {
        match end {
            QuestEnd::Won => tr!(texts, "chronicle-won"),
            QuestEnd::Lost => tr!(texts, "chronicle-lost"),
        }
    };
    let groups: Vec<Group> = statistics
        .quests
        .iter()
        .enumerate()
        .map(|(number, quest)| {
            let paint = if quest.end == QuestEnd::Won { Paint::Well } else { Paint::Badly };
            Group { below: (number + 1).to_string(), bars: vec![Bar { number: quest.rounds.into(), paint }] }
        })
        .collect();
    let rows: Vec<Vec<String>> = statistics
        .quests
        .iter()
        .enumerate()
        .map(|(number, quest)| {
            let title = words.quest(&quest.quest);
            vec![(number + 1).to_string(), title, outcome(quest.end).to_string(), quest.rounds.to_string()]
        })
        .collect();
    let told = rows.iter().map(|row| format!("{} ({}): {}", row[1], row[2], row[3])).collect::<Vec<_>>().join(", ");
    plot(ui, &name, |ui| {
        ui.label(RichText::new(tr!(texts, "ledger-plot-rounds-hint").as_ref()).weak().small());
        bars_ui(ui, &name, &told, &groups);
        let columns = [
            String::new(),
            tr!(texts, "chronicle-quest").to_string(),
            tr!(texts, "chronicle-outcome").to_string(),
            tr!(texts, "chronicle-rounds").to_string(),
        ];
        table_ui(ui, texts, &name, &columns, &rows);
    });
}

/// Cards found, by their Level.
fn loot_ui(ui: &mut Ui, texts: &Texts, statistics: &Statistics, roster: &[HeroPage]) {
    let name = tr!(texts, "ledger-plot-loot");
    let of = |page: &HeroPage| {
        let loot = statistics.loot.iter().find(|loot| loot.hero == page.record.hero);
        loot.map_or([0; 5], |loot| loot.by_level)
    };
    let groups: Vec<Group> = (0..5)
        .map(|level| Group {
            below: tr!(texts, "card-level", level = level as i64 + 1).to_string(),
            bars: roster
                .iter()
                .map(|page| Bar { number: of(page)[level].into(), paint: Paint::Of(look(page.look)) })
                .collect(),
        })
        .collect();
    let row = |page: &HeroPage| -> Vec<String> {
        std::iter::once(page.name.to_string()).chain(of(page).map(|count| count.to_string())).collect()
    };
    let rows: Vec<Vec<String>> = roster.iter().map(row).collect();
    let told = rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(", ");
    plot(ui, &name, |ui| {
        legend_ui(ui, roster.iter().map(|page| (look(page.look), page.name.as_ref())));
        bars_ui(ui, &name, &told, &groups);
        let columns: Vec<String> =
            std::iter::once(String::new()).chain(groups.iter().map(|group| group.below.clone())).collect();
        table_ui(ui, texts, &name, &columns, &rows);
    });
}

/// How often each Hero died.
fn deaths_ui(ui: &mut Ui, texts: &Texts, roster: &[HeroPage]) {
    let name = tr!(texts, "ledger-plot-deaths");
    let group = |page: &HeroPage| Group {
        below: page.name.to_string(),
        bars: vec![Bar { number: page.life.deaths.into(), paint: Paint::Of(look(page.look)) }],
    };
    let groups: Vec<Group> = roster.iter().map(group).collect();
    let rows: Vec<Vec<String>> =
        roster.iter().map(|page| vec![page.name.to_string(), page.life.deaths.to_string()]).collect();
    let told = rows.iter().map(|row| row.join(": ")).collect::<Vec<_>>().join(", ");
    plot(ui, &name, |ui| {
        bars_ui(ui, &name, &told, &groups);
        let columns = [tr!(texts, "chronicle-hero").to_string(), tr!(texts, "chronicle-deaths").to_string()];
        table_ui(ui, texts, &name, &columns, &rows);
    });
}

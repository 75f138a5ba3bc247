//! The campaign as a text one can read: its Heroes, what happened in every quest and in town, and how it stands.

use super::account::{Campaign, Fate};
use super::date::day_text;
use super::entry::What;
use super::standing::Standing;
use super::words::Words;
use crate::engine::massive_darkness::story::{QuestEnd, hero_level};
use crate::tr;
use std::fmt::Write as _;

/// The chronicle as Markdown. Entries that do not count are left out; conflicts are told at the end.
#[must_use]
pub fn markdown(campaign: &Campaign, words: &Words<'_>) -> String {
    let Some(standing) = campaign.standing() else { return String::new() };
    let mut text = format!("# {}\n\n", plain(&standing.name));
    party(&mut text, standing, words);
    history(&mut text, campaign, words);
    quests(&mut text, campaign, words);
    conflicts(&mut text, campaign, words);
    text
}

fn party(text: &mut String, standing: &Standing, words: &Words<'_>) {
    let texts = words.texts;
    heading(text, 2, &tr!(texts, "chronicle-party"));
    let columns = [
        tr!(texts, "chronicle-hero"),
        tr!(texts, "chronicle-class"),
        tr!(texts, "chronicle-player"),
        tr!(texts, "chronicle-level"),
        tr!(texts, "chronicle-xp"),
        tr!(texts, "chronicle-micro-xp"),
        tr!(texts, "chronicle-kills"),
        tr!(texts, "chronicle-deaths"),
        tr!(texts, "chronicle-cards"),
    ];
    row(text, columns.iter().map(AsRef::as_ref));
    row(text, columns.iter().map(|_| "---"));
    for (record, life) in standing.party.iter().zip(&standing.lives) {
        let cards = words.cards(record.cards.iter().map(|card| &card.code));
        let (hero, class) = (words.hero(&record.hero), words.class(&record.class));
        let level = hero_level(words.library, record);
        let numbers = [u16::from(level), u16::from(record.xp), u16::from(record.micro_xp), life.kills, life.deaths]
            .map(|number| number.to_string());
        let cells = [&*hero, &*class, life.player.as_str()].into_iter();
        row(text, cells.chain(numbers.iter().map(String::as_str)).chain([cards.as_str()]));
    }
    text.push('\n');
}

fn history(text: &mut String, campaign: &Campaign, words: &Words<'_>) {
    let mut day = String::new();
    heading(text, 2, &tr!(words.texts, "chronicle-beginning"));
    for (number, what, _) in campaign.course() {
        let title = match what {
            What::QuestBegan { quest, .. } => Some(words.quest(quest)),
            What::MarketLaid(_) => Some(tr!(words.texts, "chronicle-town").to_string()),
            _ => None,
        };
        if let Some(title) = title {
            text.push('\n');
            heading(text, 2, &title);
            day.clear();
        }
        let today = campaign.entries().get(number as usize - 1).map(|entry| day_text(entry.at)).unwrap_or_default();
        if today != day {
            // A list ends with an empty line.
            let gap = if text.ends_with("\n\n") { "" } else { "\n" };
            let _ = writeln!(text, "{gap}**{today}**\n");
            day = today;
        }
        let told = match what {
            What::QuestEnded(ending) => words.ending(ending),
            _ => vec![words.entry(what)],
        };
        for (place, sentence) in told.iter().enumerate() {
            let indent = if place == 0 { "" } else { "  " };
            let _ = writeln!(text, "{indent}- {}", plain(sentence));
        }
    }
    text.push('\n');
}

fn quests(text: &mut String, campaign: &Campaign, words: &Words<'_>) {
    let played = super::statistics::Statistics::of(campaign).quests;
    if played.is_empty() {
        return;
    }
    let texts = words.texts;
    heading(text, 2, &tr!(texts, "chronicle-quests"));
    let columns = [
        tr!(texts, "chronicle-quest"),
        tr!(texts, "chronicle-outcome"),
        tr!(texts, "chronicle-rounds"),
        tr!(texts, "chronicle-deaths"),
    ];
    row(text, columns.iter().map(AsRef::as_ref));
    row(text, columns.iter().map(|_| "---"));
    for quest in played {
        let outcome = match quest.end {
            QuestEnd::Won => tr!(texts, "chronicle-won"),
            QuestEnd::Lost => tr!(texts, "chronicle-lost"),
        };
        let rounds = if quest.rounds > 0 { quest.rounds.to_string() } else { String::new() };
        row(text, [words.quest(&quest.quest).as_str(), &outcome, &rounds, &quest.deaths.to_string()].into_iter());
    }
    text.push('\n');
}

fn conflicts(text: &mut String, campaign: &Campaign, words: &Words<'_>) {
    let told: Vec<String> = campaign
        .told()
        .iter()
        .zip(campaign.entries())
        .filter_map(|(told, entry)| match &told.fate {
            Fate::Conflict(refused) => Some(format!("- {} – {}", words.entry(&entry.what), words.refused(refused))),
            _ => None,
        })
        .collect();
    if told.is_empty() {
        return;
    }
    heading(text, 2, &tr!(words.texts, "chronicle-conflicts"));
    text.push_str(&told.join("\n"));
    text.push('\n');
}

fn heading(text: &mut String, level: usize, title: &str) {
    let _ = writeln!(text, "{} {}\n", "#".repeat(level), plain(title));
}

fn row<'a>(text: &mut String, cells: impl Iterator<Item = &'a str>) {
    for cell in cells {
        let _ = write!(text, "| {} ", plain(cell).replace('|', "\\|"));
    }
    text.push_str("|\n");
}

/// One line, whatever somebody has typed into a name or a note.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

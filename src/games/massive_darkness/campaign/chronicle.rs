//! The campaign as a text one can read: its Heroes, what happened in every quest and in town, and how it stands.

use super::entry::What;
use super::standing::Standing;
use super::words::Words;
use super::{Campaign, Verdict};
use crate::games::massive_darkness::rules::story::{QuestEnd, hero_level};
use crate::house::text::shown;
use crate::tr;
use std::fmt::Write as _;

/// A piece of the chronicle, each one line or one table, for whoever writes it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The name of the campaign.
    Title(String),
    /// What the following pieces are about.
    Heading(String),
    /// The day on which the following sentences were entered.
    Day(String),
    /// What happened.
    Sentence(String),
    /// What belongs to the sentence before it.
    Detail(String),
    /// Rows of as many cells as there are columns.
    Table {
        /// The names of the columns.
        columns: Vec<String>,
        /// The cells, row by row.
        rows: Vec<Vec<String>>,
    },
}

/// The chronicle piece by piece. Entries that do not count are left out; conflicts are told at the end.
#[must_use]
pub fn pieces(campaign: &Campaign, words: &Words<'_>) -> Vec<Piece> {
    let Some(standing) = campaign.standing() else { return Vec::new() };
    let mut told = vec![Piece::Title(plain(&shown(&standing.name)))];
    party(&mut told, standing, words);
    history(&mut told, campaign, words);
    quests(&mut told, campaign, words);
    conflicts(&mut told, campaign, words);
    told
}

/// The chronicle as Markdown.
#[must_use]
pub fn markdown(campaign: &Campaign, words: &Words<'_>) -> String {
    written(&pieces(campaign, words))
}

/// Pieces as Markdown.
#[must_use]
pub fn written(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        // A list or a table ends with an empty line.
        let is_next = matches!(piece, Piece::Heading(_) | Piece::Day(_));
        let gap = if is_next && !text.ends_with("\n\n") { "\n" } else { "" };
        let _ = match piece {
            Piece::Title(title) => writeln!(text, "# {title}\n"),
            Piece::Heading(title) => writeln!(text, "{gap}## {title}\n"),
            Piece::Day(day) => writeln!(text, "{gap}**{day}**\n"),
            Piece::Sentence(sentence) => writeln!(text, "- {sentence}"),
            Piece::Detail(sentence) => writeln!(text, "  - {sentence}"),
            Piece::Table { columns, rows } => {
                let rule = columns.iter().map(|_| "---".to_owned()).collect();
                [columns, &rule].into_iter().chain(rows).for_each(|cells| row(&mut text, cells));
                writeln!(text)
            }
        };
    }
    text
}

fn party(told: &mut Vec<Piece>, standing: &Standing, words: &Words<'_>) {
    let texts = words.texts;
    told.push(heading(&tr!(texts, "chronicle-party")));
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
    let rows = standing.party.iter().zip(&standing.lives).map(|(record, life)| {
        let cards = words.cards(record.cards.iter().map(|card| &card.code));
        let (hero, class) = (words.hero(&record.hero), words.class(&record.class));
        let level = hero_level(words.library, record);
        let numbers = [u16::from(level), u16::from(record.xp), u16::from(record.micro_xp), life.kills, life.deaths]
            .map(|number| number.to_string());
        let player = shown(&life.player);
        let cells = [&*hero, &*class, player.as_str()].into_iter();
        cells.chain(numbers.iter().map(String::as_str)).chain([cards.as_str()]).map(plain).collect()
    });
    told.push(Piece::Table { columns: columns.iter().map(|name| plain(name)).collect(), rows: rows.collect() });
}

fn history(told: &mut Vec<Piece>, campaign: &Campaign, words: &Words<'_>) {
    let mut day = String::new();
    told.push(heading(&tr!(words.texts, "chronicle-beginning")));
    for (number, what) in campaign.counted() {
        let title = match what {
            What::QuestBegan { quest, .. } => Some(words.quest(quest)),
            What::MarketLaid(_) => Some(tr!(words.texts, "chronicle-town").to_string()),
            _ => None,
        };
        if let Some(title) = title {
            told.push(heading(&title));
            day.clear();
        }
        let today =
            campaign.entries().get(number as usize - 1).map(|entry| words.texts.day(entry.at)).unwrap_or_default();
        if today != day {
            told.push(Piece::Day(today.clone()));
            day = today;
        }
        let mut sentences = match what {
            What::QuestEnded(ending) => words.ending(ending),
            _ => vec![words.entry(what)],
        };
        let judged = campaign.judged().get(number as usize - 1);
        sentences.extend(judged.map(|judged| words.lapsed(&judged.verdict)).unwrap_or_default());
        for (place, sentence) in sentences.iter().enumerate() {
            let sentence = plain(sentence);
            told.push(if place == 0 { Piece::Sentence(sentence) } else { Piece::Detail(sentence) });
        }
    }
}

fn quests(told: &mut Vec<Piece>, campaign: &Campaign, words: &Words<'_>) {
    let played = super::statistics::Statistics::of(campaign).quests;
    if played.is_empty() {
        return;
    }
    let texts = words.texts;
    told.push(heading(&tr!(texts, "chronicle-quests")));
    let columns = [
        tr!(texts, "chronicle-quest"),
        tr!(texts, "chronicle-outcome"),
        tr!(texts, "chronicle-rounds"),
        tr!(texts, "chronicle-deaths"),
    ];
    let rows = played.iter().map(|quest| {
        let outcome = match quest.end {
            QuestEnd::Won => tr!(texts, "chronicle-won"),
            QuestEnd::Lost => tr!(texts, "chronicle-lost"),
        };
        let rounds = if quest.rounds > 0 { quest.rounds.to_string() } else { String::new() };
        vec![plain(&words.quest(&quest.quest)), plain(&outcome), rounds, quest.deaths.to_string()]
    });
    told.push(Piece::Table { columns: columns.iter().map(|name| plain(name)).collect(), rows: rows.collect() });
}

fn conflicts(told: &mut Vec<Piece>, campaign: &Campaign, words: &Words<'_>) {
    let conflicts =
        campaign.judged().iter().zip(campaign.entries()).filter_map(|(judged, entry)| match &judged.verdict {
            Verdict::Conflict(refused) => {
                let sentence = format!("{} – {}", words.entry(&entry.what), words.refused(refused));
                Some(Piece::Sentence(plain(&sentence)))
            }
            _ => None,
        });
    let mut conflicts = conflicts.peekable();
    if conflicts.peek().is_some() {
        told.push(heading(&tr!(words.texts, "chronicle-conflicts")));
        told.extend(conflicts);
    }
}

fn heading(title: &str) -> Piece {
    Piece::Heading(plain(title))
}

fn row(text: &mut String, cells: &[String]) {
    for cell in cells {
        let _ = write!(text, "| {} ", cell.replace('|', "\\|"));
    }
    text.push_str("|\n");
}

/// One line, whatever somebody has typed into a name or a note.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

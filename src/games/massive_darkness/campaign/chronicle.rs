//! The campaign as a text one can read: its Heroes, what happened in every quest and in town, and how it stands.

use super::entry::What;
use super::standing::Standing;
use super::words::Words;
use super::{Campaign, Verdict};
use crate::games::massive_darkness::rules::story::{QuestEnd, hero_level};
use crate::house::book::chronicle::plain;
use crate::house::text::shown;
use crate::tr;

pub use crate::house::book::chronicle::{Piece, written};

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

fn party(told: &mut Vec<Piece>, standing: &Standing, words: &Words<'_>) {
    let texts = words.texts;
    told.push(Piece::heading(&tr!(texts, "chronicle-party")));
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
    told.push(Piece::table(columns.iter().map(AsRef::as_ref), rows.collect()));
}

fn history(told: &mut Vec<Piece>, campaign: &Campaign, words: &Words<'_>) {
    let mut day = String::new();
    told.push(Piece::heading(&tr!(words.texts, "chronicle-beginning")));
    for (number, what) in campaign.counted() {
        let title = match what {
            What::QuestBegan { quest, .. } => Some(words.quest(quest)),
            What::MarketLaid(_) => Some(tr!(words.texts, "chronicle-town").to_string()),
            _ => None,
        };
        if let Some(title) = title {
            told.push(Piece::heading(&title));
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
    told.push(Piece::heading(&tr!(texts, "chronicle-quests")));
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
    told.push(Piece::table(columns.iter().map(AsRef::as_ref), rows.collect()));
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
        told.push(Piece::heading(&tr!(words.texts, "chronicle-conflicts")));
        told.extend(conflicts);
    }
}

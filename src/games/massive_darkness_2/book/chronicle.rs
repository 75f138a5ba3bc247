//! A book as something to read: the party, what was played day by day, and what can be counted.

use super::entry::What;
use super::tally::{Sum, Tally};
use super::words::{class, ending, hero, outcome, quest, sentence, took_part};
use super::{BookRules, PartyCampaign, Standing};
use crate::house::book::Verdict;
use crate::house::book::chronicle::{Piece, plain, written};
use crate::house::text::{Texts, shown, shown_sentence};
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::sync::Arc;

/// The chronicle piece by piece. Entries that do not count are left out; conflicts are told at the end.
#[must_use]
pub fn pieces(campaign: &PartyCampaign, texts: &Texts) -> Vec<Piece> {
    let Some(standing) = campaign.standing() else { return Vec::new() };
    let rules = campaign.accounts();
    let mut told = vec![Piece::Title(plain(&shown(&standing.name)))];
    party(&mut told, rules, standing, texts);
    history(&mut told, campaign, texts);
    if !standing.past.is_empty() {
        numbers(&mut told, &Tally::of(rules, standing), texts);
    }
    conflicts(&mut told, campaign, texts);
    told
}

/// The chronicle as Markdown.
#[must_use]
pub fn markdown(campaign: &PartyCampaign, texts: &Texts) -> String {
    written(&pieces(campaign, texts))
}

fn party(told: &mut Vec<Piece>, rules: &BookRules, standing: &Standing, texts: &Texts) {
    told.push(Piece::heading(&tr!(texts, "book-party")));
    let columns = [tr!(texts, "book-hero"), tr!(texts, "book-class"), tr!(texts, "book-player")];
    let rows = standing.party.iter().map(|member| {
        let cells = [hero(&member.hero, texts), class(rules, &member.hero, texts).to_string(), shown(&member.player)];
        cells.iter().map(|cell| plain(cell)).collect()
    });
    told.push(table(&columns, rows.collect()));
}

fn table(columns: &[Arc<str>], rows: Vec<Vec<String>>) -> Piece {
    Piece::table(columns.iter().map(AsRef::as_ref), rows)
}

fn history(told: &mut Vec<Piece>, campaign: &PartyCampaign, texts: &Texts) {
    let mut day = String::new();
    told.push(Piece::heading(&tr!(texts, "book-history")));
    for (number, what) in campaign.counted() {
        let at = campaign.entries().get(number as usize - 1).map_or(0, |entry| entry.at);
        let today = texts.day(at);
        if today != day {
            told.push(Piece::Day(today.clone()));
            day = today;
        }
        match what {
            What::Played(played) => {
                told.push(Piece::Sentence(plain(&outcome(played, texts))));
                told.extend(played.heroes.iter().map(|hero| Piece::Detail(plain(&took_part(hero, texts)))));
                if !played.note.trim().is_empty() {
                    told.push(Piece::Detail(plain(&shown_sentence(&played.note))));
                }
            }
            what => told.push(Piece::Sentence(plain(&sentence(what, texts)))),
        }
    }
}

fn numbers(told: &mut Vec<Piece>, tally: &Tally, texts: &Texts) {
    told.push(Piece::heading(&tr!(texts, "book-by-quest")));
    told.push(by_quest(tally, texts));
    told.push(Piece::heading(&tr!(texts, "book-by-size")));
    told.push(by_size(tally, texts));
    told.push(Piece::heading(&tr!(texts, "book-by-hero")));
    told.push(by_hero(tally, texts));
}

fn counts(sum: Sum) -> [String; 3] {
    [sum.won, sum.lost, sum.broken_off].map(|count| count.to_string())
}

/// Won, lost, broken off: what stands above these columns.
fn endings(texts: &Texts) -> [Arc<str>; 3] {
    super::Ending::ALL.map(|which| ending(which, texts))
}

/// How each Quest ended.
#[must_use]
pub fn by_quest(tally: &Tally, texts: &Texts) -> Piece {
    let [won, lost, broken] = endings(texts);
    let columns = [tr!(texts, "book-quest"), won, lost, broken, tr!(texts, "book-fastest")];
    let rows = tally.quests.iter().map(|of| {
        let fastest = of.fastest.map(|rounds| rounds.to_string()).unwrap_or_default();
        [plain(&quest(&of.quest, texts))].into_iter().chain(counts(of.sum)).chain([fastest]).collect()
    });
    table(&columns, rows.collect())
}

/// How Quests ended, by the number of Heroes; only numbers that have played.
#[must_use]
pub fn by_size(tally: &Tally, texts: &Texts) -> Piece {
    let [won, lost, broken] = endings(texts);
    let columns = [tr!(texts, "book-heroes"), won, lost, broken];
    let sizes = (1..).zip(&tally.sizes).filter(|(_, sum)| sum.all() > 0);
    let rows = sizes.map(|(size, sum): (usize, &Sum)| [size.to_string()].into_iter().chain(counts(*sum)).collect());
    table(&columns, rows.collect())
}

/// What each Hero has come to.
#[must_use]
pub fn by_hero(tally: &Tally, texts: &Texts) -> Piece {
    let [won, lost, broken] = endings(texts);
    let columns = [tr!(texts, "book-hero"), won, lost, broken, tr!(texts, "book-falls"), tr!(texts, "book-best-level")];
    let rows = tally.heroes.iter().map(|of| {
        let level = if of.level > 0 { of.level.to_string() } else { String::new() };
        let name = plain(&hero(&of.hero, texts));
        [name].into_iter().chain(counts(of.sum)).chain([of.fell.to_string(), level]).collect()
    });
    table(&columns, rows.collect())
}

fn conflicts(told: &mut Vec<Piece>, campaign: &PartyCampaign, texts: &Texts) {
    let judged = campaign.judged().iter().zip(campaign.entries());
    let conflicts: Vec<Piece> = judged
        .filter_map(|(judged, entry)| match &judged.verdict {
            Verdict::Conflict(refused) => {
                let told = format!("{} – {}", sentence(&entry.what, texts), refused.say(texts));
                Some(Piece::Sentence(plain(&told)))
            }
            _ => None,
        })
        .collect();
    if !conflicts.is_empty() {
        told.push(Piece::heading(&tr!(texts, "book-conflicts")));
        told.extend(conflicts);
    }
}

//! What is chosen for a game and for the lab alike: switches, and which cards are in the deck (BM-OQ-01, BM-ED-01).

use crate::games::boss_monster::describe::card_name;
use crate::games::boss_monster::lab::tally::Tally;
use crate::games::boss_monster::lab::{Part, Row, wins_of};
use crate::games::boss_monster::rules::{CardBox, CardId, Kind, Options};
use crate::games::boss_monster::switches::Switch;
use crate::house::text::Texts;
use crate::tr;
use egui::{CollapsingHeader, Ui};
use std::sync::Arc;

/// A kind of card that can be in the deck or not.
struct Line {
    kind: Kind,
    /// Its first copy.
    card: CardId,
    code: String,
    copies: u8,
}

/// The kinds of cards that can be in a deck.
pub(super) struct Deck {
    cards: Arc<CardBox>,
    lines: Vec<Line>,
}

impl Deck {
    /// Of these cards.
    pub(super) fn of(cards: &Arc<CardBox>) -> Self {
        let line = |row: Row| {
            let copies = (0..cards.len()).filter(|card| cards.kind(CardId(*card as u8)) == Some(row.kind)).count();
            let code = cards.names(row.card).map(|(code, _)| code.to_owned()).unwrap_or_default();
            Line { kind: row.kind, card: row.card, code, copies: copies as u8 }
        };
        let lines = Part::ALL.into_iter().flat_map(|part| wins_of(cards, &Tally::default(), part)).map(line).collect();
        Self { cards: Arc::clone(cards), lines }
    }

    /// Draws the list of a part, folded up at first; `without` are the codes of those that are left out.
    pub(super) fn part_ui(&self, ui: &mut Ui, texts: &Texts, part: Part, without: &mut Vec<String>) {
        let lines = || self.lines.iter().filter(|line| Part::of(line.kind) == part);
        let all: i64 = lines().map(|line| i64::from(line.copies)).sum();
        let are_in = lines().filter(|line| !without.contains(&line.code)).map(|line| i64::from(line.copies));
        let count = tr!(
            texts,
            "lab-part-count",
            part = texts.get(part.message()).as_ref(),
            number = are_in.sum::<i64>(),
            all = all
        );
        CollapsingHeader::new(count.as_ref()).id_salt(part.message()).show(ui, |ui| {
            ui.horizontal(|ui| {
                if ui.button(tr!(texts, "lab-all").as_ref()).clicked() {
                    without.retain(|code| lines().all(|line| line.code != *code));
                }
                if ui.button(tr!(texts, "lab-none").as_ref()).clicked() {
                    let out: Vec<String> = lines().map(|line| line.code.clone()).collect();
                    without.retain(|code| !out.contains(code));
                    without.extend(out);
                }
            });
            for line in lines() {
                let name = card_name(&self.cards, line.card, texts);
                let name = if line.copies > 1 { format!("{name} × {}", line.copies) } else { name.to_string() };
                let mut is_in = !without.contains(&line.code);
                if ui.checkbox(&mut is_in, name).changed() {
                    match is_in {
                        true => without.retain(|code| *code != line.code),
                        false => without.push(line.code.clone()),
                    }
                }
            }
        });
    }
}

/// Draws switches, folded up at first; how many are on stands above.
pub(super) fn switches_ui(
    ui: &mut Ui,
    texts: &Texts,
    message: &'static str,
    switches: &[Switch],
    options: &mut Options,
) {
    let is_on = |switch: &&Switch| *(switch.of)(&mut options.clone());
    let on = switches.iter().filter(is_on).count() as i64;
    let name = tr!(texts, "lab-switches", part = texts.get(message).as_ref(), number = on);
    CollapsingHeader::new(name.as_ref()).id_salt(message).show(ui, |ui| {
        for switch in switches {
            ui.checkbox((switch.of)(options), texts.get(switch.message).as_ref());
        }
    });
}

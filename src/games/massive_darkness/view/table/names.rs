//! Names in what is told, in the colours that their owners have on the board.

use super::fighters::name_colour;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::ids::EnemyCardId;
use crate::games::massive_darkness::session::Face;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;

/// No more texts are remembered than this.
const MOST: usize = 1_000;

/// Who is who by his name.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// Longer ones first: one name may be a part of another.
    names: Vec<(String, Face)>,
    /// Where names stand in a text, so that nobody looks twice.
    known: RefCell<BTreeMap<String, Vec<Named>>>,
}

/// A name in a text.
type Named = (Range<usize>, Face);

impl Names {
    /// Everybody who can be in a game.
    pub(super) fn of(game: &MassiveDarkness, texts: &Texts) -> Self {
        let words = Words::new(game, texts);
        let heroes = game.state.hero_ids().map(|hero| (words.hero(hero), Face::Hero(game.state.hero(hero).card)));
        let cards = (0..game.library.enemies.len()).map(|at| EnemyCardId(at as u16));
        let enemies = cards.map(|card| (words.enemy_card(card), Face::Enemy(card)));
        let mut names: Vec<(String, Face)> =
            heroes.chain(enemies).map(|(name, face)| (name.to_string(), face)).collect();
        names.sort_by(|a, b| b.0.len().cmp(&a.0.len()).then_with(|| a.0.cmp(&b.0)));
        names.dedup_by(|a, b| a.0 == b.0);
        Self { names, known: RefCell::default() }
    }

    /// Where names stand in a text, in their order.
    fn named(&self, text: &str) -> Vec<Named> {
        if let Some(known) = self.known.borrow().get(text) {
            return known.clone();
        }
        let mut found: Vec<Named> = Vec::new();
        for (name, face) in self.names.iter().filter(|(name, _)| !name.is_empty()) {
            for (at, _) in text.match_indices(name.as_str()) {
                let place = at..at + name.len();
                let is_free = found.iter().all(|(other, _)| other.end <= place.start || place.end <= other.start);
                if is_free && is_a_word(text, &place) {
                    found.push((place, *face));
                }
            }
        }
        found.sort_by_key(|(place, _)| place.start);
        let mut known = self.known.borrow_mut();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(text.to_owned(), found.clone());
        found
    }

    /// A text in this colour, but for the names in it.
    pub(super) fn written(&self, theme: &Theme, text: &str, font: &FontId, colour: Color32) -> LayoutJob {
        let mut job = LayoutJob::default();
        let mut at = 0;
        let plain = TextFormat::simple(font.clone(), colour);
        for (place, face) in self.named(text) {
            job.append(text.get(at..place.start).unwrap_or_default(), 0.0, plain.clone());
            let own = TextFormat::simple(font.clone(), name_colour(theme, Some(face)).egui());
            job.append(text.get(place.clone()).unwrap_or_default(), 0.0, own);
            at = place.end;
        }
        job.append(text.get(at..).unwrap_or_default(), 0.0, plain);
        job
    }
}

/// Not a part of a longer word.
fn is_a_word(text: &str, place: &Range<usize>) -> bool {
    let before = text.get(..place.start).and_then(|text| text.chars().next_back());
    let after = text.get(place.end..).and_then(|text| text.chars().next());
    !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::tutorial;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    #[test]
    fn a_name_has_its_colour_and_nothing_else_has() {
        let game = tutorial(2);
        let texts = texts::of(Language::English);
        let names = Names::of(&game, &texts);
        let hero = Words::new(&game, &texts).hero(game.state.hero_ids().next().expect("somebody plays")).to_string();
        let text = format!("{hero} goes on; {hero}ish is no name. {hero}.");
        for _ in 0..2 {
            let found = names.named(&text);
            assert_eq!(found.iter().map(|(place, _)| &text[place.clone()]).collect::<Vec<_>>(), [&hero, &hero]);
        }
        let job = names.written(Theme::dark(), &text, &FontId::proportional(14.0), Color32::WHITE);
        assert_eq!(job.text, text);
        assert!(job.sections.len() >= 4);
    }
}

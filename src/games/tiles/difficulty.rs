//! How hard a quest of the box is, in a word: it follows from what a bot that plans ahead won of it. The figures are those of
//! `quests/README.md`, as data of each game.

use crate::house::lab::statistics::Interval;
use crate::house::text::Texts;
use crate::tr;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a bot that plans ahead won.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    /// The bot that played, by its name in the lab.
    pub bot: String,
    /// Games that it imagined for each turn.
    pub budget: u32,
    /// By the id of the quest, for as many numbers of Heroes as were tried.
    pub quests: BTreeMap<String, Vec<Tried>>,
}

/// Games with so many Heroes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    /// So many Heroes played.
    pub heroes: u8,
    /// Games that were won.
    pub won: u16,
    /// Games that were played.
    pub of: u16,
    /// The mean number of rounds; 0 where nobody has counted them.
    #[serde(default)]
    pub rounds: u16,
    /// What the bot that makes no plan won of as many games of the same seeds, where it has played them.
    #[serde(default)]
    pub unplanned: Option<u16>,
}

/// What both bots won of the same games: how strong each is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// So many games each of them played.
    pub of: u64,
    /// What the one that plans won of them.
    pub planned: u64,
    /// What the one that makes no plan won.
    pub unplanned: u64,
}

/// What the planned games say of a quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What was won of it, in per cent.
    pub percent: u8,
    /// How many rounds it takes, where somebody has counted them.
    pub rounds: Option<u16>,
    /// With how many Heroes.
    pub with: With,
}

/// Which parties were measured of those that say how hard a quest is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// Three Heroes only.
    Three,
    /// Four only.
    Four,
    /// Three as well as four.
    Both,
}

/// How hard a quest is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// Seldom lost.
    Gentle,
    /// Won more often than lost.
    Fair,
    /// Won as often as lost, or less.
    Hard,
    /// Hardly ever won.
    Merciless,
}

/// Parties that say how hard a quest is called: most tables have as many players.
const USUAL: [u8; 2] = [3, 4];

impl Planned {
    /// What is won of a quest and how long it takes, on average of three and of four Heroes, or of those that were tried; none where
    /// nobody has tried either.
    #[must_use]
    pub fn of(&self, quest: &str) -> Option<Found> {
        let [three, four] = USUAL.map(|heroes| self.tried(quest, heroes));
        let with = match (three, four) {
            (Some(_), Some(_)) => With::Both,
            (Some(_), None) => With::Three,
            (None, Some(_)) => With::Four,
            (None, None) => return None,
        };
        let all: Vec<Tried> = three.into_iter().chain(four).collect();
        let mean = |sum: f64| sum / all.len() as f64;
        let percent = mean(all.iter().map(|tried| f64::from(tried.won) / f64::from(tried.of.max(1))).sum()) * 100.0;
        let rounds = mean(all.iter().map(|tried| f64::from(tried.rounds)).sum()).round() as u16;
        let difficulty = match percent {
            85.0.. => Difficulty::Gentle,
            60.0.. => Difficulty::Fair,
            30.0.. => Difficulty::Hard,
            _ => Difficulty::Merciless,
        };
        let are_counted = all.iter().all(|tried| tried.rounds > 0);
        Some(Found { difficulty, percent: percent.round() as u8, rounds: are_counted.then_some(rounds), with })
    }

    /// What was won with so many Heroes.
    #[must_use]
    pub fn tried(&self, quest: &str, heroes: u8) -> Option<Tried> {
        self.quests.get(quest)?.iter().copied().find(|tried| tried.heroes == heroes)
    }

    /// Cells of which both bots have played the same games, by the id of the quest: by these one can tell how strong they are.
    pub fn tried_by_both(&self) -> impl Iterator<Item = (&str, Tried, u16)> {
        let cells = self.quests.iter().flat_map(|(id, all)| all.iter().map(move |tried| (id.as_str(), *tried)));
        cells.filter_map(|(id, tried)| Some((id, tried, tried.unplanned?)))
    }

    /// All of those together.
    #[must_use]
    pub fn strength(&self) -> Strength {
        self.tried_by_both().fold(Strength::default(), |sum, (_, tried, unplanned)| Strength {
            of: sum.of + u64::from(tried.of),
            planned: sum.planned + u64::from(tried.won),
            unplanned: sum.unplanned + u64::from(unplanned),
        })
    }

    /// Whose figures stand behind the word, how sure they are, and what nobody knows.
    #[must_use]
    pub fn in_full(&self, texts: &Texts, quest: &str) -> Option<Arc<str>> {
        let tried = USUAL.into_iter().filter_map(|heroes| self.tried(quest, heroes));
        let parts: Vec<Arc<str>> = tried.map(|tried| tried.in_words(texts)).collect();
        if parts.is_empty() {
            return None;
        }
        let parts = parts.join("; ");
        let values = [("parts", parts.as_str().into()), ("budget", i64::from(self.budget).into())];
        Some(texts.with(&format!("planned-about-{}", self.bot), &values))
    }
}

impl Tried {
    /// In which bounds the share of all such games lies.
    #[must_use]
    pub fn bounds(self) -> Interval {
        Interval::of(self.won.into(), self.of.into())
    }

    fn in_words(self, texts: &Texts) -> Arc<str> {
        let percent = |share: f64| (share * 100.0).round() as i64;
        let bounds = self.bounds();
        tr!(
            texts,
            "planned-part",
            heroes = i64::from(self.heroes),
            won = i64::from(self.won),
            of = i64::from(self.of),
            least = percent(bounds.low),
            most = percent(bounds.high)
        )
    }
}

impl Found {
    /// How hard it is, and how long it takes where that is known.
    #[must_use]
    pub fn in_short(self, texts: &Texts) -> String {
        let word = self.difficulty.word(texts);
        match self.rounds {
            Some(rounds) => format!("{word} · {}", tr!(texts, "difficulty-rounds", count = i64::from(rounds))),
            None => word.to_string(),
        }
    }

    /// Whose figure stands behind the word.
    #[must_use]
    pub fn whose(self, texts: &Texts) -> Arc<str> {
        let heroes = match self.with {
            With::Three => "three",
            With::Four => "four",
            With::Both => "both",
        };
        tr!(texts, "planned-short", percent = i64::from(self.percent), heroes = heroes)
    }
}

impl Difficulty {
    /// 1 for the gentlest.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What it is called, in the language of the texts.
    #[must_use]
    pub fn word(self, texts: &Texts) -> Arc<str> {
        texts.get(match self {
            Self::Gentle => "difficulty-gentle",
            Self::Fair => "difficulty-fair",
            Self::Hard => "difficulty-hard",
            Self::Merciless => "difficulty-merciless",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_often_it_is_won_the_gentler_it_is_called() {
        let called = |three: u16, four: u16| {
            let tried = |heroes, won| Tried { heroes, won, of: 100, rounds: 8, unplanned: None };
            let quests = BTreeMap::from([("x".to_owned(), vec![tried(3, three), tried(4, four)])]);
            Planned { bot: String::new(), budget: 1, quests }.of("x").unwrap().difficulty
        };
        let from_easy = [(90, 80), (84, 85), (60, 60), (59, 60), (30, 30), (0, 59), (0, 0)]
            .map(|(three, four)| called(three, four).number());
        assert_eq!(from_easy, [1, 2, 2, 3, 3, 4, 4]);
    }

    #[test]
    fn one_party_is_enough_and_it_is_said_which() {
        let of = |heroes: &[u8], rounds| {
            let tried = heroes.iter().map(|heroes| Tried { heroes: *heroes, won: 7, of: 10, rounds, unplanned: None });
            Planned { bot: String::new(), budget: 1, quests: BTreeMap::from([("x".to_owned(), tried.collect())]) }
                .of("x")
        };
        let with = |heroes: &[u8]| of(heroes, 8).map(|found| (found.with, found.percent, found.rounds));
        assert_eq!(with(&[3]), Some((With::Three, 70, Some(8))));
        assert_eq!(with(&[1, 4]), Some((With::Four, 70, Some(8))));
        assert_eq!(with(&[3, 4]), Some((With::Both, 70, Some(8))));
        assert_eq!((with(&[1, 2, 6]), with(&[])), (None, None));
        assert_eq!(of(&[3], 0).unwrap().rounds, None, "what nobody has counted is no number");
    }

    #[test]
    fn how_strong_bots_are_is_told_by_games_that_both_have_played() {
        let tried = |heroes, won, unplanned| Tried { heroes, won, of: 100, rounds: 8, unplanned };
        let of_one = vec![tried(3, 92, Some(52)), tried(4, 19, None), tried(6, 77, Some(25))];
        let quests = BTreeMap::from([("x".to_owned(), of_one), ("y".to_owned(), vec![tried(3, 1, None)])]);
        let planned = Planned { bot: String::new(), budget: 1, quests };
        assert_eq!(planned.strength(), Strength { of: 200, planned: 169, unplanned: 77 });
        let cells: Vec<_> = planned.tried_by_both().map(|(id, tried, _)| (id, tried.heroes)).collect();
        assert_eq!(cells, [("x", 3), ("x", 6)]);
    }
}

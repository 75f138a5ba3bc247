//! How often bots win the quests of the box: the figures of `quests/README.md`, as data, and whose they are. How hard a quest is
//! called follows from what the bot that plans ahead won of it.

use crate::house::lab::statistics::Interval;
use crate::house::text::Texts;
use crate::kernel::reading::read;
use crate::tr;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// What was measured.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shares {
    /// The bot that played, by its name in the lab.
    pub bot: String,
    /// So many games for each number of Heroes.
    pub games: u16,
    /// By the id of the quest, for 1 to 6 Heroes.
    pub quests: BTreeMap<String, Vec<Share>>,
    /// The same with a bot that plans ahead, with the first Heroes of the box.
    pub planned: Planned,
}

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
    /// The mean number of rounds.
    pub rounds: u16,
}

/// What the planned games say of a quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What was won of it, in per cent.
    pub percent: u8,
    /// How many rounds it takes.
    pub rounds: u16,
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

/// How a quest goes with so many Heroes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// How often the bot won.
    pub won: Won,
    /// Between which bounds its share of all such games lies, with a confidence of 95 %, in per cent.
    pub between: (u8, u8),
    /// The mean number of rounds.
    pub rounds: u16,
}

/// How often the bot won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Won {
    /// In none of its games: it has not been shown that the quest can be won.
    Never,
    /// In fewer than one of a hundred.
    Rarely,
    /// So many of a hundred.
    Percent(u8),
}

static SHARES: LazyLock<Shares> = LazyLock::new(|| {
    read(include_str!("../../../../assets/massive-darkness/shares.ron"))
        .expect("the shares are part of the program, and a test reads them")
});

/// The figures that the program knows.
#[must_use]
pub fn shares() -> &'static Shares {
    &SHARES
}

impl Shares {
    /// Of a quest with so many Heroes; none where nobody has measured it.
    #[must_use]
    pub fn of(&self, quest: &str, heroes: usize) -> Option<Share> {
        self.quests.get(quest)?.get(heroes.checked_sub(1)?).copied()
    }
}

impl Planned {
    /// What is won of a quest and how long it takes, on average of three and of four Heroes; none where one of them was not tried.
    #[must_use]
    pub fn of(&self, quest: &str) -> Option<Found> {
        let (mut won, mut rounds) = (0.0, 0.0);
        for heroes in USUAL {
            let tried = self.tried(quest, heroes)?;
            won += f64::from(tried.won) / f64::from(tried.of.max(1));
            rounds += f64::from(tried.rounds);
        }
        let each = |sum: f64| sum / USUAL.len() as f64;
        let percent = each(won) * 100.0;
        let difficulty = match percent {
            85.0.. => Difficulty::Gentle,
            60.0.. => Difficulty::Fair,
            30.0.. => Difficulty::Hard,
            _ => Difficulty::Merciless,
        };
        Some(Found { difficulty, percent: percent.round() as u8, rounds: each(rounds).round() as u16 })
    }

    fn tried(&self, quest: &str, heroes: u8) -> Option<Tried> {
        self.quests.get(quest)?.iter().copied().find(|tried| tried.heroes == heroes)
    }

    /// Whose figures stand behind the word, how sure they are, and what nobody knows.
    #[must_use]
    pub fn in_full(&self, texts: &Texts, quest: &str) -> Option<Arc<str>> {
        let mut parts = Vec::new();
        for heroes in USUAL {
            let tried = self.tried(quest, heroes)?;
            let bounds = Interval::of(tried.won.into(), tried.of.into());
            let percent = |share: f64| (share * 100.0).round() as i64;
            let (won, of) = (i64::from(tried.won), i64::from(tried.of));
            let (least, most) = (percent(bounds.low), percent(bounds.high));
            parts.push(tr!(
                texts,
                "planned-part",
                heroes = i64::from(heroes),
                won = won,
                of = of,
                least = least,
                most = most
            ));
        }
        let parts = parts.join("; ");
        let values = [("parts", parts.as_str().into()), ("budget", i64::from(self.budget).into())];
        Some(texts.with(&format!("planned-about-{}", self.bot), &values))
    }
}

impl Found {
    /// How hard it is and how long it takes.
    #[must_use]
    pub fn in_short(self, texts: &Texts) -> String {
        let rounds = tr!(texts, "new-rounds", count = i64::from(self.rounds));
        format!("{} · {rounds}", self.difficulty.word(texts))
    }

    /// Whose figure stands behind the word.
    #[must_use]
    pub fn whose(self, texts: &Texts) -> Arc<str> {
        tr!(texts, "planned-short", percent = i64::from(self.percent))
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

impl Share {
    /// The share in short.
    #[must_use]
    pub fn in_short(self, texts: &Texts) -> Arc<str> {
        let bot = texts.get(&format!("share-bot-{}", shares().bot));
        match self.won {
            Won::Never => tr!(texts, "share-never", bot = bot.as_ref()),
            Won::Rarely => tr!(texts, "share-rarely", bot = bot.as_ref()),
            Won::Percent(percent) => tr!(texts, "share-percent", bot = bot.as_ref(), percent = i64::from(percent)),
        }
    }

    /// Whose figure it is, how sure it is, and what nobody knows.
    #[must_use]
    pub fn in_full(self, texts: &Texts, heroes: usize) -> Arc<str> {
        let (least, most) = (i64::from(self.between.0), i64::from(self.between.1));
        let (games, heroes) = (i64::from(shares().games), heroes as i64);
        let about = format!("share-about-{}", shares().bot);
        let values =
            [("games", games.into()), ("heroes", heroes.into()), ("least", least.into()), ("most", most.into())];
        texts.with(&about, &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quests;
    use crate::games::massive_darkness::playtest::won::{WonGame, all_won_games};
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    #[test]
    fn every_quest_of_the_box_has_the_figures_that_the_readme_says() {
        let readme = include_str!("../../../../quests/README.md");
        for (file, _) in shipped_quests() {
            let id = file.strip_suffix(".ron").unwrap();
            let line = readme.lines().find(|line| line.starts_with(&format!("| {id} "))).unwrap();
            let cells: Vec<&str> = line.trim_matches('|').split('|').skip(1).map(str::trim).collect();
            assert_eq!(cells.len(), 6, "{id}");
            for (heroes, cell) in (1..).zip(cells) {
                let share = shares().of(id, heroes).unwrap();
                let said = match share.won {
                    Won::Never => format!("not yet shown to be winnable (at most {} %)", share.between.1),
                    Won::Rarely => format!("<1 % ({}–{})", share.between.0, share.between.1),
                    Won::Percent(percent) => format!("{percent} % ({}–{})", share.between.0, share.between.1),
                };
                assert_eq!(cell, format!("{said}, {} r.", share.rounds), "{id} with {heroes}");
            }
        }
        assert!(readme.contains(&format!("(`{}`)", shares().bot)));
        assert!(readme.contains(&format!("{} games for each number of heroes", shares().games)));
    }

    #[test]
    fn whatever_was_won_can_be_watched() {
        for (quest, tried) in &shares().planned.quests {
            for cell in tried.iter().filter(|cell| cell.won > 0) {
                let is_its = |game: &WonGame| game.heroes() == usize::from(cell.heroes);
                assert!(all_won_games()[quest].iter().any(is_its), "{quest} with {} Heroes", cell.heroes);
            }
        }
    }

    #[test]
    fn whose_figures_they_are_is_said_in_every_language() {
        for texts in Language::ALL.map(texts::of) {
            assert!(texts.has(&format!("share-bot-{}", shares().bot)));
            assert!(texts.has(&format!("share-about-{}", shares().bot)));
            assert!(texts.has(&format!("planned-about-{}", shares().planned.bot)));
        }
    }

    #[test]
    fn every_quest_of_the_box_is_called_hard_by_what_the_readme_says_of_planned_games() {
        let planned = &shares().planned;
        let (_, readme) =
            include_str!("../../../../quests/README.md").split_once("## How often it wins when it plans").unwrap();
        let head = readme.lines().find(|line| line.starts_with("| Quest ")).unwrap();
        let columns: Vec<u8> = head.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        for (file, _) in shipped_quests() {
            let id = file.strip_suffix(".ron").unwrap();
            let line = readme.lines().find(|line| line.starts_with(&format!("| {id} "))).unwrap();
            let cells: Vec<&str> = line.trim_matches('|').split('|').skip(1).map(str::trim).collect();
            for (heroes, cell) in columns.iter().zip(&cells) {
                let tried = planned.tried(id, *heroes).unwrap();
                let bounds = Interval::of(tried.won.into(), tried.of.into());
                let (low, high) = (bounds.low * 100.0, bounds.high * 100.0);
                let said = format!("{} of {} ({low:.0}–{high:.0} %), {} r.", tried.won, tried.of, tried.rounds);
                assert_eq!(*cell, said, "{id} with {heroes}");
            }
            let word = planned.of(id).unwrap().difficulty.word(&texts::of(Language::English));
            assert_eq!(cells.last().unwrap().to_lowercase(), word.to_lowercase(), "{id}");
        }
        assert!(readme.contains(&format!("--bot {} --budget {}", planned.bot, planned.budget)));
    }

    #[test]
    fn the_more_often_it_is_won_the_gentler_it_is_called() {
        let called = |three: u16, four: u16| {
            let tried = |heroes, won| Tried { heroes, won, of: 100, rounds: 8 };
            let quests = BTreeMap::from([("x".to_owned(), vec![tried(3, three), tried(4, four)])]);
            Planned { bot: String::new(), budget: 1, quests }.of("x").unwrap().difficulty
        };
        let from_easy = [(90, 80), (84, 85), (60, 60), (59, 60), (30, 30), (0, 59), (0, 0)]
            .map(|(three, four)| called(three, four).number());
        assert_eq!(from_easy, [1, 2, 2, 3, 3, 4, 4]);
        let alone = BTreeMap::from([("x".to_owned(), vec![Tried { heroes: 3, won: 1, of: 1, rounds: 1 }])]);
        assert_eq!(Planned { bot: String::new(), budget: 1, quests: alone }.of("x"), None);
        assert_eq!((shares().of("tutorial", 0), shares().of("tutorial", 7), shares().of("x", 3)), (None, None, None));
    }
}

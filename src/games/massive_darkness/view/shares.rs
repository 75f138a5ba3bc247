//! How often bots win the quests of the box: the figures of `quests/README.md`, as data, and whose they are.

use crate::games::tiles::difficulty::Planned;
use crate::house::text::{Texts, packed, unpacked};
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
    read(&unpacked(packed!("assets/massive-darkness/shares.ron")))
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
    use crate::house::lab::statistics::Interval;
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
    fn what_nobody_has_measured_has_no_share() {
        assert_eq!((shares().of("tutorial", 0), shares().of("tutorial", 7), shares().of("x", 3)), (None, None, None));
    }
}

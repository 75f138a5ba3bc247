//! How often a bot wins the quests of the box: the figures of `quests/README.md`, as data, and whose they are.

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

/// The worst of five.
pub const HARDEST: u8 = 5;

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

impl Share {
    /// How hard it was for the bot, from 1 to [`HARDEST`].
    #[must_use]
    pub fn hardness(self) -> u8 {
        match self.won {
            Won::Percent(50..) => 1,
            Won::Percent(30..) => 2,
            Won::Percent(12..) => 3,
            Won::Percent(3..) => 4,
            Won::Percent(_) | Won::Rarely | Won::Never => HARDEST,
        }
    }

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
    fn whose_figures_they_are_is_said_in_every_language() {
        for texts in Language::ALL.map(texts::of) {
            assert!(texts.has(&format!("share-bot-{}", shares().bot)));
            assert!(texts.has(&format!("share-about-{}", shares().bot)));
        }
    }

    #[test]
    fn the_more_often_it_is_won_the_easier_it_is() {
        let hard = |won| Share { won, between: (0, 0), rounds: 1 }.hardness();
        let from_easy = [60, 49, 29, 11, 2].map(|percent| hard(Won::Percent(percent)));
        assert_eq!(from_easy, [1, 2, 3, 4, 5]);
        assert_eq!([hard(Won::Rarely), hard(Won::Never)], [HARDEST; 2]);
        assert_eq!((shares().of("tutorial", 0), shares().of("tutorial", 7), shares().of("x", 3)), (None, None, None));
    }
}

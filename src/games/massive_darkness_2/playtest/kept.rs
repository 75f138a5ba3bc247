//! The best games that checks of a user's Quest have found, kept beside its file ([`crate::games::tiles::kept`]).

use super::check::{Check, Piece};
use super::moment::Until;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::tiles::kept;
use crate::house::storage::StorageError;
use crate::house::text::Texts;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Keeps the best games of a check while it is played.
pub struct Keeper<'a> {
    check: &'a Check,
    keeper: kept::Keeper<'a, HellscapeRules>,
}

impl<'a> Keeper<'a> {
    /// Keeps those of this check, played by these rules, beside the file of its Quest.
    #[must_use]
    pub fn new(check: &'a Check, rules: &'a HellscapeRules, beside: &'a Path, texts: &'a Texts) -> Self {
        let Check { quest, dirs, .. } = check;
        Self { check, keeper: kept::Keeper { rules, quest, dirs, beside, texts, best: BTreeMap::new() } }
    }

    /// Looks for a better game among those of a piece, plays it again and keeps it. Tells whether one was kept.
    ///
    /// # Errors
    /// The disk.
    pub fn take(&mut self, piece: &Piece, cancel: &AtomicBool) -> Result<bool, StorageError> {
        let Some(win) = piece.sum.quickest else { return Ok(false) };
        let check = self.check;
        let record = |seed: u64| Some(check.recorded(seed, Until::End, cancel).ok()??.0);
        self.keeper.take(piece.heroes, win, cancel, record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::own_quests::{delete, duplicate, open, put_new, take_back};
    use crate::games::massive_darkness_2::playtest::check::testing::{check, pieces};
    use crate::games::massive_darkness_2::rules::quest::Quest;
    use crate::games::massive_darkness_2::texts;
    use crate::games::tiles::kept::{Proves, file, kept};
    use crate::house::text::Language;
    use std::fs;
    use std::sync::Arc;

    #[test]
    fn the_quickest_win_lies_beside_the_quest_and_goes_where_it_goes() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut check = check(folder.path(), "tutorial", 6);
        let (quest, path) = put_new(Quest::clone(&check.quest), "well", &check.dirs).expect("it is written");
        check.quest = Arc::new(quest);
        let (rules, never, texts) = (check.rules(), AtomicBool::new(false), texts::of(Language::English));
        let of = |quest: &Quest, beside: &Path| -> Vec<(u8, u16, Proves)> {
            let games = kept(&rules, &texts, quest, beside, &never);
            games.iter().map(|game| (game.heroes, game.rounds, game.proves)).collect()
        };
        assert!(of(&check.quest, &path).is_empty());
        let pieces = pieces(&check);
        let best = pieces.iter().filter_map(|piece| piece.sum.quickest).min().expect("the tutorial is won").rounds;
        let mut keeper = Keeper::new(&check, &rules, &path, &texts);
        assert!(keeper.take(&pieces[0], &never).expect("it is kept"));
        assert!(!keeper.take(&pieces[0], &never).expect("it is kept"), "nothing better comes");
        assert_eq!(of(&check.quest, &path), [(2, best, Proves::Today)]);

        // After a change it is said what it proves.
        let mut titled = Quest::clone(&check.quest);
        titled.told.title.insert("en".to_owned(), "Below".to_owned());
        assert!(!matches!(of(&titled, &path)[0].2, Proves::Earlier { .. }));
        let harder = Quest { as_if: Some(6), ..Quest::clone(&check.quest) };
        assert!(matches!(of(&harder, &path)[0].2, Proves::TodayAsWell | Proves::Earlier { .. }));
        let other = Quest { id: "attic".to_owned(), ..Quest::clone(&check.quest) };
        assert!(of(&other, &path).is_empty(), "it is a game of another Quest");

        // It is a game of a copy, too, and comes back with a Quest that was deleted.
        let copy = duplicate(&check.quest, "well", &path, &check.dirs, &check.all).expect("a copy");
        let copied = open(&copy, &check.all).expect("a Quest");
        assert_eq!(of(&copied, &copy), [(2, best, Proves::Today)]);
        let away = delete(&copy, 7, &check.dirs, &check.all).expect("it is deleted");
        assert!(!file(&copy, 2).exists() && file(&away, 2).exists());
        let back = take_back(&away, &check.dirs, &check.all).expect("it is back");
        assert_eq!(of(&copied, &back), [(2, best, Proves::Today)]);

        // What was changed by hand proves nothing.
        let lines = fs::read_to_string(file(&path, 2)).expect("a game");
        let half = lines.lines().take(lines.lines().count() / 2).collect::<Vec<_>>().join("\n") + "\n";
        fs::write(file(&path, 2), half).expect("it is written");
        assert!(of(&check.quest, &path).is_empty());
    }
}

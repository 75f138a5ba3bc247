//! The best games that checks of a user's quest have found, kept beside its file ([`crate::games::tiles::kept`]).

use super::check::{Check, Piece};
use super::moment::{GameOf, Until};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::open;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Start};
use crate::games::tiles::kept::{self, Copied, OfQuests};
pub use crate::games::tiles::kept::{Proves, file};
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::Texts;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// A game that lies beside a quest, played again and won.
pub type KeptGame = kept::KeptGame<MassiveDarknessRules>;

impl OfQuests for MassiveDarknessRules {
    type Quest = Quest;
    const MOST_HEROES: u8 = MAX_HEROES as u8;

    fn quest(start: &Start) -> Option<&Quest> {
        start.moment.is_none().then_some(&start.quest)
    }

    fn id(quest: &Quest) -> &str {
        &quest.id
    }

    fn heroes(start: &Start) -> usize {
        start.setup.heroes.len()
    }

    fn with(start: &Start, quest: Quest) -> Start {
        Start { quest, setup: start.setup.clone(), moment: None }
    }

    fn known_as(quest: &Quest, other: &Quest) -> Quest {
        Quest { id: other.id.clone(), ..quest.clone() }
    }
}

/// All games that lie beside the file of a quest and hold ([`kept::kept`]).
#[must_use]
pub fn kept(
    rules: &MassiveDarknessRules,
    texts: &Texts,
    quest: &Quest,
    beside: &Path,
    cancel: &AtomicBool,
) -> Vec<KeptGame> {
    kept::kept(rules, texts, quest, beside, cancel)
}

/// A quest was copied: its games are games of the copy, too ([`kept::copy_along`]).
pub fn copy_along(rules: &MassiveDarknessRules, dirs: &DataDirs, original: &Path, copy: &Path) {
    let (Ok(was), Ok(is)) = (open(original), open(copy)) else { return };
    kept::copy_along(rules, dirs, &Copied { original: &was, from: original, copy: &is, to: copy });
}

/// Keeps the best games of a check while it is played.
pub struct Keeper<'a> {
    check: &'a Check,
    keeper: kept::Keeper<'a, MassiveDarknessRules>,
}

impl<'a> Keeper<'a> {
    /// Keeps those of this check beside the file of its quest.
    #[must_use]
    pub fn new(check: &'a Check, dirs: &'a DataDirs, beside: &'a Path, texts: &'a Texts) -> Self {
        let Check { rules, quest, .. } = check;
        Self { check, keeper: kept::Keeper { rules, quest, dirs, beside, texts, best: BTreeMap::new() } }
    }

    /// Looks for a better game among those of a piece, plays it again and keeps it. Tells whether one was kept.
    ///
    /// # Errors
    /// The disk.
    pub fn take(&mut self, piece: &Piece, cancel: &AtomicBool) -> Result<bool, StorageError> {
        let Some(win) = piece.sum.quickest else { return Ok(false) };
        let check = self.check;
        let record = |seed: u64| {
            let game = GameOf { trial: check.trial(piece.heroes)?, player: check.player, seed };
            Some(game.recorded(&check.rules, Until::End, cancel).ok()??.0)
        };
        self.keeper.take(piece.heroes, win, cancel, record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::folders::OwnFolders as _;
    use crate::games::massive_darkness::playtest::check::{InPieces as _, Parties};
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::{Player, check};
    use crate::games::massive_darkness::quest::shelf;
    use crate::games::massive_darkness::texts;
    use crate::house::storage::write_document;
    use crate::house::text::Language;
    use crate::kernel::game::Game as _;
    use std::fs;
    use std::path::PathBuf;
    use std::sync::Arc;

    struct Desk {
        _folder: tempfile::TempDir,
        dirs: DataDirs,
        file: PathBuf,
        check: Check,
        never: AtomicBool,
        texts: Texts,
    }

    fn desk() -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let dirs = DataDirs::at(folder.path());
        dirs.create_all().expect("folders");
        let rules = table();
        let mut quest = start(&rules, 1).quest;
        quest.party.least = 2;
        quest.party.most = 3;
        let file = dirs.quests().join("cellar.ron");
        write_document(&file, &quest).expect("it is written");
        let check = Check { rules, quest: Arc::new(quest), parties: Parties::Drawn, player: Player::Greedy, games: 12 };
        Desk { _folder: folder, dirs, file, check, never: AtomicBool::new(false), texts: texts::of(Language::English) }
    }

    impl Desk {
        fn pieces(&self) -> Vec<Piece> {
            let mut pieces = Vec::new();
            let mut take = |found| {
                if let check::Found::Piece(piece) = found {
                    pieces.push(*piece);
                }
                true
            };
            self.check.run(None, &self.never, &|_| {}, &mut take).expect("it can be played");
            pieces
        }

        fn keep(&self) -> Vec<bool> {
            let mut keeper = Keeper::new(&self.check, &self.dirs, &self.file, &self.texts);
            self.pieces().iter().map(|piece| keeper.take(piece, &self.never).expect("it is kept")).collect()
        }

        fn kept(&self) -> Vec<(u8, u16, Proves)> {
            self.kept_of(&self.check.quest)
        }

        fn kept_of(&self, quest: &Quest) -> Vec<(u8, u16, Proves)> {
            let kept = kept(&self.check.rules, &self.texts, quest, &self.file, &self.never);
            kept.iter().map(|game| (game.heroes, game.rounds, game.proves)).collect()
        }
    }

    #[test]
    fn the_quickest_wins_lie_beside_the_quest_and_are_not_replaced_by_slower_ones() {
        let mut desk = desk();
        let wins: Vec<_> = desk.pieces().iter().map(|piece| piece.sum.quickest.expect("won").rounds).collect();
        assert_eq!(desk.keep(), [true, true]);
        let kept = [(2, wins[0], Proves::Today), (3, wins[1], Proves::Today)];
        assert_eq!(desk.kept(), kept);
        let before = fs::read(file(&desk.file, 2)).expect("a game");
        // The same again, and fewer games, of which the best is no better.
        assert_eq!(desk.keep(), [false, false]);
        desk.check.games = 3;
        desk.keep();
        assert_eq!((desk.kept(), fs::read(file(&desk.file, 2)).expect("a game")), (kept.to_vec(), before));
        // A slower game that lies there gives way, and is kept as an earlier version.
        let slow = GameOf { trial: desk.check.trial(2).expect("a party"), player: Player::Greedy, seed: 0 };
        let won = |seed| {
            GameOf { seed, ..slow.clone() }.recorded(&desk.check.rules, Until::End, &desk.never).expect("begins")
        };
        let seeds = 100..400;
        let (session, _) = seeds
            .filter_map(won)
            .find(|(session, _)| {
                session.game().outcome() == Some(crate::kernel::game::Outcome::Won)
                    && session.game().round() > wins[0] + 2
            })
            .expect("a slow win");
        let lines = session.all_lines().expect("lines").join("\n") + "\n";
        fs::write(file(&desk.file, 2), &lines).expect("it is written");
        desk.check.games = 12;
        assert_eq!(desk.keep(), [true, false]);
        assert_eq!(desk.kept(), kept);
        let backups = desk.dirs.backups_of(&desk.file);
        assert_eq!(fs::read_to_string(backups.join("cellar-2-won.journal.1")).expect("an earlier one"), lines);
    }

    #[test]
    fn after_a_change_it_is_said_what_the_games_prove() {
        let desk = desk();
        desk.keep();
        // Another title changes nothing of the game.
        let mut titled = Quest::clone(&desk.check.quest);
        titled.title.insert("en".to_owned(), "Below".to_owned());
        assert!(
            desk.kept_of(&titled).iter().all(|(.., proves)| *proves == Proves::TodayAsWell),
            "{:?}",
            desk.kept_of(&titled)
        );
        // Nobody wins what is lost when a round begins.
        let mut hard = Quest::clone(&desk.check.quest);
        hard.rules.push(ron::from_str("(when: RoundStarts(0), do: [Lose])").expect("a rule"));
        let kept = desk.kept_of(&hard);
        assert_eq!(kept.len(), 2);
        for (heroes, _, proves) in kept {
            assert!(matches!(proves, Proves::Earlier { again, of } if again < of), "{heroes}: {proves:?}");
        }
        // A game that wins today's version as well is not replaced by a slower one of today's.
        let before = fs::read(file(&desk.file, 2)).expect("a game");
        let later = Desk { check: Check { quest: Arc::new(titled), games: 3, ..desk.check.clone() }, ..desk };
        later.keep();
        assert_eq!(fs::read(file(&later.file, 2)).expect("a game"), before);
    }

    #[test]
    fn what_was_changed_by_hand_proves_nothing_and_what_is_no_game_is_left_alone() {
        let desk = desk();
        desk.keep();
        let path = file(&desk.file, 2);
        let sound = fs::read_to_string(&path).expect("a game");
        let cut = sound.lines().take(sound.lines().count() / 2).collect::<Vec<_>>().join("\n") + "\n";
        let easier =
            sound.replacen("start_level: 1", "start_level: 5", 1).replacen("start_level:1", "start_level:5", 1);
        for broken in [cut.as_str(), easier.as_str(), sound.trim_end(), "dear diary\n", ""] {
            if broken == sound {
                continue;
            }
            fs::write(&path, broken).expect("it is written");
            assert_eq!(
                desk.kept().iter().map(|(heroes, ..)| *heroes).collect::<Vec<_>>(),
                [3],
                "{}",
                &broken[..broken.len().min(60)]
            );
        }
        // The game of three under the name of two.
        fs::copy(file(&desk.file, 3), &path).expect("a copy");
        assert_eq!(desk.kept().iter().map(|(heroes, ..)| *heroes).collect::<Vec<_>>(), [3]);
        // So is a game of another quest.
        let other = Quest { id: "attic".to_owned(), ..Quest::clone(&desk.check.quest) };
        assert!(desk.kept_of(&other).is_empty());
        // A game that does not hold gives way; a letter does not.
        fs::write(&path, cut).expect("it is written");
        assert_eq!(desk.keep(), [true, false]);
        assert_eq!(fs::read_to_string(&path).expect("a game"), sound);
        fs::write(&path, "dear diary\n").expect("it is written");
        let mut keeper = Keeper::new(&desk.check, &desk.dirs, &desk.file, &desk.texts);
        assert!(keeper.take(&desk.pieces()[0], &desk.never).is_err());
        assert_eq!(fs::read_to_string(&path).expect("a letter"), "dear diary\n");
    }

    #[test]
    fn the_games_of_a_quest_are_games_of_its_copy() {
        let desk = desk();
        desk.keep();
        // An earlier version of the quest, whose games lie there, too: with three Heroes.
        let mut changed = Quest::clone(&desk.check.quest);
        changed.start_level = 2;
        write_document(&desk.file, &changed).expect("it is written");
        let later = Desk { check: Check { quest: Arc::new(changed), games: 3, ..desk.check.clone() }, ..desk };
        fs::remove_file(file(&later.file, 2)).expect("a game");
        let won = later.keep();
        let of = |quest: &Quest, file: &Path| -> Vec<(u8, u16, Proves)> {
            let kept = kept(&later.check.rules, &later.texts, quest, file, &later.never);
            kept.iter().map(|game| (game.heroes, game.rounds, game.proves)).collect()
        };
        let original = of(&later.check.quest, &later.file);
        assert!(won[0] && original.iter().any(|(heroes, _, proves)| (*heroes, *proves) == (2, Proves::Today)));
        let copy = shelf::duplicate(&later.dirs, &later.file).expect("a copy");
        copy_along(&later.check.rules, &later.dirs, &later.file, &copy);
        let copied = open(&copy).expect("a quest");
        assert_ne!((&copied.id, &copied.title), (&later.check.quest.id, &later.check.quest.title));
        assert_eq!(of(&copied, &copy), original, "each proves the same of the copy");
        assert_eq!(of(&later.check.quest, &later.file), original, "and the quest keeps its own");
        // What was copied and is deleted again leaves nothing behind.
        let away = shelf::delete(&later.dirs, &copy, 9).expect("it is deleted");
        assert!((1..=3).all(|heroes| !file(&copy, heroes).exists()) && !copy.exists());
        assert!(file(&away, 2).exists() && file(&later.file, 2).exists());
    }

    #[test]
    fn another_title_leaves_the_games_and_what_was_checked_where_they_are() {
        let desk = desk();
        desk.keep();
        let key = desk.check.key();
        shelf::retitle(&desk.dirs, &desk.file, "en", Some("Below")).expect("it is written");
        let titled = open(&desk.file).expect("a quest");
        assert_eq!(desk.kept_of(&titled).len(), 2);
        assert_eq!(Check { quest: Arc::new(titled), ..desk.check.clone() }.key(), key);
    }

    #[test]
    fn the_games_go_with_the_quest_when_it_is_deleted_and_come_back_with_it() {
        let desk = desk();
        desk.keep();
        let kept = desk.kept();
        let away = shelf::delete(&desk.dirs, &desk.file, 7).expect("it is deleted");
        assert!(desk.kept().is_empty() && !file(&desk.file, 2).exists() && file(&away, 2).exists());
        let back = shelf::take_back(&desk.dirs, &away).expect("it is back");
        assert_eq!((back, desk.kept()), (desk.file.clone(), kept));
    }
}

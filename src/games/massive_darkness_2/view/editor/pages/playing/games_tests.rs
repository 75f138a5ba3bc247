//! A check that is ended goes on where it was, and comes to what one comes to that nobody interrupted.

use super::*;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::house::storage::DataDirs;
use crate::house::text::Language;
use std::path::Path;
use std::thread;

/// A planner that hardly thinks: it is about keeping its games.
const HASTY: Player = Player::Planner { budget: 3 };

fn check(root: &Path, games: u64) -> Check {
    let all = CoreBox::open().expect("the box");
    let quest = Arc::new(all.quests[0].clone());
    let (dirs, heroes) = (DataDirs::at(root), Heroes::Drawn(3));
    Check { all, dirs, language: Language::English, quest, heroes, player: HASTY, games }
}

/// Looks as the window would, only without painting, until so many games are played.
fn wait_for(playing: &mut Playing, check: &Check, games: u64) {
    while playing.games_of(check) < games && playing.look() {
        thread::yield_now();
    }
}

fn sum(playing: &Playing) -> crate::house::lab::statistics::Statistics {
    let found = playing.balance().expect("they have played").found.as_ref().expect("it can be played");
    let mut sum = found.sum.clone();
    sum.elapsed = std::time::Duration::ZERO;
    sum
}

#[test]
fn a_check_whose_window_was_closed_goes_on_and_comes_to_the_same() {
    let (folder, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    // Enough games for several pieces on whatever machine.
    let games = 10 * thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let check = check(folder.path(), games);
    let mut playing = Playing::default();
    playing.look_for_kept(&check);
    assert!(playing.balance().is_none() && playing.games_of(&check) == 0);
    playing.start(&Context::default(), check.clone(), Path::new("nowhere"));
    wait_for(&mut playing, &check, 1);
    drop(playing);
    // Another window, another day. It begins with what was begun, whatever else would be chosen.
    let mut later = Playing::default();
    let usual = Check { player: Player::Greedy, games: 100, heroes: Heroes::Drawn(2), ..check.clone() };
    assert_eq!(later.begin_with_kept(&usual, HASTY), Some(3));
    assert_eq!((later.player, later.with_chosen), (HASTY, false));
    later.look_for_kept(&check);
    assert!(later.progress().is_none(), "nobody plays before somebody wants it");
    let kept = later.games_of(&check);
    assert!(kept > 0 && kept < games, "{kept} of {games}");
    // The thread of the window that was closed may still hold the file for a moment.
    while later.games_of(&check) < games || !later.unkept().is_nothing() {
        later.start(&Context::default(), check.clone(), Path::new("nowhere"));
        while later.look() {
            thread::yield_now();
        }
    }
    let mut whole = Playing::default();
    let elsewhere = Check { dirs: DataDirs::at(other.path()), ..check.clone() };
    whole.start(&Context::default(), elsewhere.clone(), Path::new("nowhere"));
    wait_for(&mut whole, &elsewhere, games);
    assert_eq!(sum(&later), sum(&whole));
    // Finished, it is shown again when one comes back, and more of the same begins with it.
    let mut again = Playing::default();
    again.look_for_kept(&check);
    assert_eq!((again.games_of(&check), sum(&again).won_by), (games, sum(&whole).won_by));
    assert_eq!(again.games_of(&Check { games: 2 * games, ..check.clone() }), games);
    // Whoever has chosen something else is not asked again.
    later.player = Player::Greedy;
    assert_eq!((later.begin_with_kept(&usual, HASTY), later.player), (None, Player::Greedy));
}

#[test]
fn what_was_played_of_an_earlier_version_is_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = check(folder.path(), 2);
    let mut playing = Playing::default();
    playing.start(&Context::default(), check.clone(), Path::new("nowhere"));
    wait_for(&mut playing, &check, 2);
    let changed = Check { quest: Arc::new(Quest { as_if: Some(4), ..Quest::clone(&check.quest) }), ..check.clone() };
    // What is shown is of the one before, and counts for nothing where it would go on.
    playing.look_for_kept(&changed);
    assert_eq!((playing.games_of(&changed), playing.games_of(&check)), (0, 2));
    assert!(playing.comparison().is_none());
    // Ended before its first game, it shows what was there.
    playing.start(&Context::default(), changed.clone(), Path::new("nowhere"));
    playing.stop();
    assert_eq!(playing.games_of(&check), 2);
    playing.start(&Context::default(), changed.clone(), Path::new("nowhere"));
    wait_for(&mut playing, &changed, 2);
    assert_eq!(playing.comparison().expect("both have played").paired.games, 2);
    // Another day nothing of the earlier one is shown for it.
    let mut later = Playing::default();
    let newer = Check { quest: Arc::new(Quest { as_if: Some(5), ..Quest::clone(&check.quest) }), ..check };
    later.look_for_kept(&newer);
    assert!(later.balance().is_none());
    assert_eq!(later.begin_with_kept(&newer, HASTY), None);
    assert_eq!(later.player, Player::Greedy);
}

#[test]
fn what_takes_seconds_is_not_kept_and_what_cannot_be_played_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let quick = Check { player: Player::Greedy, ..check(folder.path(), 3) };
    let mut playing = Playing::default();
    playing.start(&Context::default(), quick.clone(), Path::new("nowhere"));
    wait_for(&mut playing, &quick, 3);
    assert_eq!((sum(&playing).games, folder.path().read_dir().expect("a folder").count()), (3, 0));
    let nothing = Check { quest: Arc::new(Quest { tiles: Vec::new(), ..Quest::clone(&quick.quest) }), ..quick };
    playing.start(&Context::default(), nothing, Path::new("nowhere"));
    while playing.look() {
        thread::yield_now();
    }
    assert!(playing.balance().is_some_and(|balance| balance.found.is_err()));
}

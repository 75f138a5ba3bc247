//! A check that is ended and taken up again; files that hold what nobody can have played.

use super::*;
use crate::games::massive_darkness_2::own_quests::{delete, duplicate, open, put_new, take_back};
use crate::house::lab::bots::Witness as _;
use std::fs;
use std::sync::Mutex;

/// A planner that hardly thinks: it is about keeping its games.
const HASTY: Player = Player::Planner { budget: 3 };

fn check(root: &Path, games: u64) -> Check {
    let all = CoreBox::open().expect("the box");
    let quest = Arc::new(all.quests[0].clone());
    let dirs = DataDirs::at(root);
    Check { all, dirs, language: Language::English, quest, heroes: Heroes::Drawn(2), player: HASTY, games }
}

/// The pieces joined: how they were cut does not matter.
fn joined(pieces: &[Piece]) -> (Statistics, Traces) {
    let (mut sum, mut traces) = (Statistics::default(), Traces::default());
    for piece in pieces {
        sum.join(piece.sum.clone());
        traces.join(piece.traces.clone());
    }
    (sum, traces)
}

/// Plays until so many pieces are there.
fn played(check: &Check, root: Option<&Path>, most: usize) -> (Vec<Piece>, Vec<u64>) {
    let (mut pieces, told) = (Vec::new(), Mutex::new(Vec::new()));
    let tell = |done: u64| told.lock().expect("nobody panics").push(done);
    check
        .run(root, &AtomicBool::new(false), &tell, &mut |found| {
            let Found::Piece(mut piece) = found else { panic!("{found:?}") };
            // How long it took is not kept.
            piece.sum.elapsed = std::time::Duration::ZERO;
            pieces.push(*piece);
            pieces.len() < most
        })
        .expect("it can be played");
    (pieces, told.into_inner().expect("nobody panics"))
}

#[test]
fn a_check_that_was_ended_goes_on_where_it_was_and_finds_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    // Enough games for several pieces on whatever machine.
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let check = check(root, 3 * cores);
    let (whole, _) = played(&check, None, usize::MAX);
    assert_eq!(whole.iter().map(|piece| piece.sum.games).sum::<u64>(), check.all_games());
    assert!(!root.join(pieces::FOLDER).exists() && check.found(root).is_empty());
    // Ended after a piece, the last line torn as by a kill; then to its end.
    let (some, _) = played(&check, Some(root), 1);
    assert_eq!(check.found(root), some);
    let file =
        fs::read_dir(root.join(pieces::FOLDER)).expect("a folder").next().expect("a file").expect("a file").path();
    let text = fs::read_to_string(&file).expect("a text");
    fs::write(&file, format!("{text}{{\"heroes\":2,\"fir")).expect("it is written");
    let (all, told) = played(&check, Some(root), usize::MAX);
    assert_eq!(all[..1], some);
    let begun = some[0].sum.games;
    assert!(begun < check.all_games());
    assert_eq!((told.first(), told.last()), (Some(&begun), Some(&check.all_games())), "nothing is played again");
    assert_eq!(joined(&all), joined(&whole));
    assert_eq!(check.found(root), all);
    // More games of the same begin with those, whatever the Quest is called; another Quest, bot or party has none of them.
    let mut titled = Quest::clone(&check.quest);
    titled.told.title.insert("en".to_owned(), "Below".to_owned());
    let more = Check { games: 9 * cores, quest: Arc::new(titled), ..check.clone() };
    assert_eq!((more.key(), more.found(root).len()), (check.key(), all.len()));
    let quest = Arc::new(Quest { as_if: Some(3), ..Quest::clone(&check.quest) });
    for other in [
        Check { quest, ..check.clone() },
        Check { player: Player::Planner { budget: 4 }, ..check.clone() },
        Check { heroes: Heroes::Drawn(3), ..check.clone() },
        Check { heroes: Heroes::Chosen(vec![0, 1]), ..check.clone() },
    ] {
        assert!(other.found(root).is_empty() && !other.is_like(&check), "{:?}", other.heroes);
    }
    // Whoever does not know with whom it was begun finds out.
    let unsure = Check { heroes: Heroes::Chosen(vec![3]), ..check.clone() };
    assert_eq!(unsure.begun_with(root), Some(Heroes::Drawn(2)));
    assert_eq!(Check { player: Player::Planner { budget: 4 }, ..unsure }.begun_with(root), None);
}

#[test]
fn heroes_that_were_chosen_are_found_again_in_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let usual = check(folder.path(), 1);
    let chosen = Check { heroes: Heroes::Chosen(vec![4, 0, 2]), ..usual.clone() };
    assert_eq!(usual.begun_with(folder.path()), None);
    played(&chosen, Some(folder.path()), usize::MAX);
    assert_eq!(usual.begun_with(folder.path()), Some(chosen.heroes.clone()));
    assert_eq!(chosen.found(folder.path()).len(), 1);
    // All of the box in every order, and each party once.
    let all: Vec<Heroes> = Heroes::all(6).collect();
    assert_eq!(all.len(), 6 + 1956);
    assert!(all.contains(&Heroes::Chosen(vec![5, 4, 3, 2, 1, 0])) && !all.contains(&Heroes::Chosen(Vec::new())));
}

#[test]
fn what_could_not_have_been_played_is_not_believed() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = Check { player: Player::Greedy, ..check(folder.path(), 2) };
    let (sound, _) = played(&check, None, 1);
    let sound = &sound[0];
    let is_believed = |piece: Piece| !check.believed(vec![piece], &mut check.courses()).is_empty();
    assert!(is_believed(sound.clone()));
    let changes: [&dyn Fn(&mut Piece); 9] = [
        &|piece| piece.heroes = 4,
        &|piece| piece.first_seed = 2,
        &|piece| piece.sum.games = 0,
        &|piece| piece.sum.lost = u64::MAX,
        &|piece| piece.won.push(u64::MAX),
        &|piece| piece.sum.answers = u64::MAX,
        &|piece| piece.sum.rounds.push(u64::MAX),
        &|piece| piece.traces.goals.push(1),
        &|piece| piece.traces.games += 1,
    ];
    for (number, change) in changes.iter().enumerate() {
        let mut piece = sound.clone();
        change(&mut piece);
        assert!(!is_believed(piece), "change {number}");
    }
    // Nor is anything of a Quest that nobody can lay.
    let nothing = Check { quest: Arc::new(Quest { tiles: Vec::new(), ..Quest::clone(&check.quest) }), ..check.clone() };
    assert!(nothing.believed(vec![sound.clone()], &mut nothing.courses()).is_empty());
    assert!(nothing.nothing_yet().is_err());
}

#[test]
fn what_cannot_be_kept_is_found_all_the_same_and_it_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = check(folder.path(), 1);
    // Somebody else plays the same just now.
    let held = pieces::begin::<Piece>(folder.path(), Check::GAME, check.key()).expect("it begins");
    let (mut games, mut unkept) = (0, 0);
    let mut take = |found| {
        match found {
            Found::Piece(piece) => games += piece.sum.games,
            Found::Unkept(_) => unkept += 1,
            Found::BestUnkept(why) => unreachable!("nobody lays one anywhere: {why}"),
        }
        true
    };
    check.run(Some(folder.path()), &AtomicBool::new(false), &|_| {}, &mut take).expect("it can be played");
    assert_eq!((games, unkept), (1, 1));
    drop(held);
    assert!(check.found(folder.path()).is_empty());
}

#[test]
fn what_was_played_goes_along_with_a_copy_and_away_with_a_quest_that_is_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let mut check = Check { player: Player::Greedy, ..check(root, 2) };
    let (quest, file) = put_new(Quest::clone(&check.quest), "cellar", &check.dirs).expect("it is written");
    check.quest = Arc::new(quest);
    let drawn = played(&check, Some(root), usize::MAX).0.len();
    let chosen = Check { heroes: Heroes::Chosen(vec![1, 0]), ..check.clone() };
    let all = [drawn, played(&chosen, Some(root), usize::MAX).0.len()];
    let found = |check: &Check| check.found(root).len();
    // The copy has as much of both, under another name.
    let copy = duplicate(&check.quest, "cellar", &file, &check.dirs, &check.all).expect("a copy");
    let quest = Arc::new(open(&copy, &check.all).expect("a quest"));
    let copied = [&check, &chosen].map(|check| Check { quest: Arc::clone(&quest), ..check.clone() });
    assert_ne!(copied[0].key(), check.key());
    assert_eq!(copied.each_ref().map(found), all);
    // Deleted, the Quest leaves nothing behind; what belongs to the copy stays.
    let away = delete(&file, 7, &check.dirs, &check.all).expect("it is deleted");
    assert_eq!((found(&check), found(&chosen)), (0, 0));
    assert_eq!(copied.each_ref().map(found), all);
    assert_eq!(fs::read_dir(root.join(pieces::FOLDER)).expect("a folder").count(), 2, "those of the copy");
    // And all of it comes back.
    let back = take_back(&away, &check.dirs, &check.all).expect("it is back");
    assert_eq!((back, [found(&check), found(&chosen)]), (file, all));
    let left = fs::read_dir(away.parent().expect("a folder")).expect("a folder").count();
    assert_eq!(left, 0, "nothing lies among the deleted ones");
}

/// That no games are kept and that the best one is not are two troubles: one does not take the place of the other.
#[test]
fn what_is_not_kept_is_told_by_a_sentence_for_each() {
    use crate::games::massive_darkness_2::texts;
    use crate::games::tiles::unkept::Unkept;
    use crate::house::storage::{Action, StorageError};
    let why = |kind| StorageError::from_io(Path::new("check"), Action::Write, &std::io::Error::from(kind));
    let games = || Some(why(std::io::ErrorKind::StorageFull));
    let best = || Some(why(std::io::ErrorKind::PermissionDenied));
    for texts in Language::ALL.map(texts::of) {
        assert!(Unkept::default().is_nothing() && Unkept::default().lines(&texts).is_empty());
        let both = Unkept { games: games(), best: best() };
        let lines = both.lines(&texts);
        assert!(!both.is_nothing() && lines.len() == 2 && lines[0] != lines[1], "{lines:?}");
        assert_eq!(Unkept { games: games(), best: None }.lines(&texts), lines[..1]);
        assert_eq!(Unkept { games: None, best: best() }.lines(&texts), lines[1..]);
        assert!(lines.iter().all(|line| !line.contains('⟨')), "{lines:?}");
    }
}

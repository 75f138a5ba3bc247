//! A check that is ended and taken up again; files that hold what nobody can have played.

use super::*;
use crate::games::massive_darkness::playtest::before::Last;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::quest::exchange::{self, open};
use crate::games::massive_darkness::quest::shelf;
use crate::games::tiles::before::Came;
use crate::house::storage::{DataDirs, write_document};
use std::fs;
use std::path::Path;
use std::sync::Mutex;

fn check(games: u64) -> Check {
    let rules = table();
    let mut quest = start(&rules, 1).quest;
    quest.party.most = 3;
    // Few imagined games: it is about keeping them.
    let player = Player::Planner { budget: 20 };
    Check { rules, quest: Arc::new(quest), parties: Parties::Drawn, player, games }
}

/// The pieces, joined by party: how they were cut does not matter.
fn joined(pieces: &[Piece]) -> Vec<(u8, Statistics, Traces)> {
    let mut parties: Vec<(u8, Statistics, Traces)> = Vec::new();
    for piece in pieces {
        let (sum, traces) = (piece.sum.clone(), piece.traces.clone());
        match parties.iter_mut().find(|(heroes, ..)| *heroes == piece.heroes) {
            Some((_, all, seen)) => {
                all.join(sum);
                crate::games::massive_darkness::playtest::Witness::join(seen, traces);
            }
            None => parties.push((piece.heroes, sum, traces)),
        }
    }
    parties.sort_by_key(|(heroes, ..)| *heroes);
    parties
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
    let check = check(2);
    let (whole, _) = played(&check, None, usize::MAX);
    assert_eq!(whole.iter().map(|piece| (piece.heroes, piece.sum.games)).collect::<Vec<_>>(), [(1, 2), (2, 2), (3, 2)]);
    assert!(!root.join(pieces::FOLDER).exists() && check.found(root).is_empty());
    // Ended after a piece, the last line torn as by a kill; then to its end.
    let (some, _) = played(&check, Some(root), 2);
    assert_eq!(check.found(root), some);
    let file =
        fs::read_dir(root.join(pieces::FOLDER)).expect("a folder").next().expect("a file").expect("a file").path();
    let text = fs::read_to_string(&file).expect("a text");
    fs::write(&file, format!("{text}{{\"heroes\":3,\"fir")).expect("it is written");
    let (all, told) = played(&check, Some(root), usize::MAX);
    assert_eq!(all[..2], some);
    assert_eq!((told.first(), told.last()), (Some(&2), Some(&6)), "what was played is not played again");
    assert_eq!(joined(&all), joined(&whole));
    assert_eq!(check.found(root), all);
    // More games of the same begin with those; another quest, bot or party has none of them.
    let more = Check { games: 3, ..check.clone() };
    assert_eq!((more.key(), more.found(root).len()), (check.key(), all.len()));
    let quest = Arc::new(Quest { start_level: 2, ..Quest::clone(&check.quest) });
    let heroes = start(&check.rules, 2).setup.heroes;
    for other in [
        Check { quest, ..check.clone() },
        Check { player: Player::Planner { budget: 21 }, ..check.clone() },
        Check { parties: Parties::Chosen(heroes), ..check.clone() },
    ] {
        assert!(other.found(root).is_empty());
    }
}

#[test]
fn what_could_not_have_been_played_is_not_believed() {
    let check = Check { player: Player::Greedy, ..check(2) };
    let (sound, _) = played(&check, None, 1);
    let sound = &sound[0];
    let is_believed = |piece: Piece| !check.believed(vec![piece], &mut check.courses()).is_empty();
    assert!(is_believed(sound.clone()));
    let changes: [&dyn Fn(&mut Piece); 13] = [
        &|piece| piece.heroes = 4,
        &|piece| piece.first_seed = 2,
        &|piece| piece.sum.games = 0,
        &|piece| piece.sum.lost = u64::MAX,
        &|piece| piece.won.push(u64::MAX),
        &|piece| piece.sum.answers = u64::MAX,
        &|piece| piece.sum.rounds.push(u64::MAX),
        &|piece| piece.traces.falls.push(1),
        &|piece| {
            let card = crate::games::massive_darkness::rules::ids::EnemyCardId(60_000);
            piece.traces.fallen.felled_by.entry(Some(card)).or_default().falls = 1;
        },
        &|piece| {
            piece.traces.before.came.insert(Last::Door(Some(usize::MAX)), Came::default());
        },
        &|piece| {
            piece.traces.before.came.entry(Last::Door(None)).or_default().lost = u64::MAX;
        },
        &|piece| piece.traces.goods.used.push(u64::MAX),
        &|piece| {
            let line = (crate::games::massive_darkness::rules::ids::ClassId(200), 0);
            piece.traces.goods.skills.entry(line).or_default().sat = 1;
        },
    ];
    for (number, change) in changes.iter().enumerate() {
        let mut piece = sound.clone();
        change(&mut piece);
        assert!(!is_believed(piece), "change {number}");
    }
}

#[test]
fn chosen_heroes_are_one_party_and_the_same_in_every_game() {
    let drawn = Check { player: Player::Greedy, ..check(4) };
    let heroes = start(&drawn.rules, 2).setup.heroes;
    let chosen = Check { parties: Parties::Chosen(heroes.clone()), ..drawn.clone() };
    assert_eq!((drawn.all_games(), chosen.all_games()), (12, 4));
    let (pieces, _) = played(&chosen, None, usize::MAX);
    let setup = Setup::standard(Vec::new(), LIFEBRINGER, Edition::De);
    let trial = Trial { quest: Quest::clone(&chosen.quest), party: Party::Chosen(heroes), setup };
    let plan = Plan::new(4, FIRST_SEED);
    let bot = |seed| Player::Greedy.seated(seed);
    let (sum, traces) =
        try_out(&chosen.rules, &trial, &bot, &plan, &AtomicBool::new(false), &|_| {}).expect("it can be played");
    assert_eq!(
        pieces.iter().map(|piece| (piece.heroes, piece.sum.won, &piece.traces)).collect::<Vec<_>>(),
        [(2, sum.won, &traces)]
    );
}

#[test]
fn what_cannot_be_kept_is_found_all_the_same_and_it_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = check(1);
    // Somebody else plays the same just now.
    let held = pieces::begin::<Piece>(folder.path(), MassiveDarknessRules::ID, check.key()).expect("it begins");
    let (mut pieces, mut unkept) = (0, 0);
    let mut take = |found| {
        match found {
            Found::Piece(_) => pieces += 1,
            Found::Unkept(_) => unkept += 1,
            Found::BestUnkept(why) => unreachable!("nobody lays one anywhere: {why}"),
        }
        true
    };
    check.run(Some(folder.path()), &AtomicBool::new(false), &|_| {}, &mut take).expect("it can be played");
    assert_eq!((pieces, unkept), (3, 1));
    drop(held);
    assert!(check.found(folder.path()).is_empty());
}

#[test]
fn what_was_played_goes_along_with_a_copy_and_away_with_a_quest_that_is_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    let folder = exchange::shelf(&dirs).folder;
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("cellar.ron");
    let mut check = Check { player: Player::Greedy, ..check(2) };
    let quest = Quest { id: "cellar".to_owned(), ..Quest::clone(&check.quest) };
    write_document(&file, &quest).expect("it is written");
    check.quest = Arc::new(quest);
    let drawn = played(&check, Some(&dirs.root), usize::MAX).0;
    let chosen = Check { parties: Parties::Chosen(start(&check.rules, 2).setup.heroes), ..check.clone() };
    let pieces_of_chosen = played(&chosen, Some(&dirs.root), usize::MAX).0.len();
    let all = [drawn.len(), pieces_of_chosen];
    let found = |check: &Check| check.found(&dirs.root).len();
    // The copy has as much of both, under another name.
    let copy = shelf::duplicate(&dirs, &file).expect("a copy");
    let of_copy = |check: &Check| Check { quest: Arc::new(open(&copy).expect("a quest")), ..check.clone() };
    assert_ne!(of_copy(&check).key(), check.key());
    assert_eq!([found(&of_copy(&check)), found(&of_copy(&chosen))], all);
    // Deleted, the quest leaves nothing behind; what belongs to the copy stays.
    let copied = [of_copy(&check), of_copy(&chosen)];
    let away = shelf::delete(&dirs, &file, 7).expect("it is deleted");
    assert_eq!((found(&check), found(&chosen)), (0, 0));
    assert_eq!(copied.each_ref().map(found), all);
    let pieces = fs::read_dir(dirs.root.join(pieces::FOLDER)).expect("a folder").count();
    assert_eq!(pieces, 2, "those of the copy");
    // And all of it comes back.
    let back = shelf::take_back(&dirs, &away).expect("it is back");
    assert_eq!((back, [found(&check), found(&chosen)]), (file, all));
    let left = fs::read_dir(away.parent().expect("a folder")).expect("a folder").count();
    assert_eq!(left, 0, "nothing lies among the deleted ones");
}

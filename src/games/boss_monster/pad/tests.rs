use super::standing::Mark;
use super::*;
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::games::boss_monster::texts;
use crate::house::book::{BookError, Verdict};
use crate::house::storage::DataDirs;
use crate::house::text::Language;

fn rules() -> Arc<PadRules> {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    Arc::new(PadRules { cards: Arc::clone(rules.cards()) })
}

struct Home {
    shelf: PadShelf,
    _folder: tempfile::TempDir,
}

fn home() -> Home {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create().expect("folders");
    Home { shelf: PadShelf::new(dirs, rules()), _folder: folder }
}

fn seats(names: &[&str]) -> What {
    What::Began(names.iter().map(|name| Seat { name: (*name).to_owned(), boss: None }).collect())
}

fn counted(seat: u8, what: Counter, by: i16) -> What {
    What::Counted { seat, what, by }
}

fn begun(home: &Home) -> Pad {
    let mut pad = home.shelf.found(1, What::Founded("Fridays".to_owned())).expect("a pad");
    pad.enter(2, seats(&["Ana", "Ben", "Cleo"])).expect("a game");
    pad
}

fn game(pad: &Pad) -> &PadGame {
    pad.campaign().standing().and_then(|standing| standing.game.as_ref()).expect("a game is under way")
}

fn refusal(pad: &mut Pad, what: What) -> Refused {
    match pad.enter(9, what) {
        Err(BookError::Refused(refused)) => refused,
        other => unreachable!("{other:?}"),
    }
}

#[test]
fn what_happens_is_counted_and_lies_on_the_disk() {
    let home = home();
    let mut pad = begun(&home);
    for what in [counted(0, Counter::Souls, 2), counted(1, Counter::Wounds, 1), counted(2, Counter::Coins, -3)] {
        pad.enter(3, what).expect("it is possible");
    }
    pad.enter(4, What::LeveledUp(1)).expect("once");
    let file = pad.path().to_path_buf();
    drop(pad);
    let pad = home.shelf.open(&file, 5).expect("the same pad");
    let lines = &game(&pad).lines;
    assert_eq!((lines[0].souls, lines[1].wounds, lines[2].coins, lines[0].coins), (2, 1, 0, 3));
    assert!(lines[1].leveled && !lines[0].leveled);
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let home = home();
    let mut pad = begun(&home);
    let before = pad.campaign().standing().cloned();
    assert_eq!(refusal(&mut pad, counted(0, Counter::Souls, -1)), Refused::Bounds);
    assert_eq!(refusal(&mut pad, counted(0, Counter::Coins, 0)), Refused::Bounds);
    assert_eq!(refusal(&mut pad, counted(0, Counter::Coins, 1000)), Refused::Bounds);
    assert_eq!(refusal(&mut pad, counted(3, Counter::Souls, 1)), Refused::NoSeat);
    assert_eq!(refusal(&mut pad, seats(&["Ana", "Ben"])), Refused::UnderWay);
    assert_eq!(refusal(&mut pad, What::Ended(Some(7))), Refused::NoSeat);
    assert_eq!(refusal(&mut pad, What::Founded("Again".to_owned())), Refused::Founding);
    assert_eq!(pad.campaign().standing().cloned(), before);
    pad.enter(3, What::LeveledUp(0)).expect("once");
    assert_eq!(refusal(&mut pad, What::LeveledUp(0)), Refused::Leveled, "BM-BOSS-04");
    pad.enter(4, What::Ended(None)).expect("it is broken off");
    assert_eq!(refusal(&mut pad, counted(0, Counter::Souls, 1)), Refused::NoGame);
    assert_eq!(refusal(&mut pad, seats(&["Ana"])), Refused::Seats, "BM-COMP-10");
    assert_eq!(refusal(&mut pad, seats(&["A", "B", "C", "D", "E"])), Refused::Seats);
    assert_eq!(refusal(&mut pad, seats(&["Ana", " Ana "])), Refused::Names);
    assert_eq!(refusal(&mut pad, seats(&["Ana", ""])), Refused::Names);
}

#[test]
fn the_turn_goes_round_by_xp_and_passes_over_whoever_is_out() {
    let home = home();
    let mut pad = home.shelf.found(1, What::Founded("Fridays".to_owned())).expect("a pad");
    let bosses = &pad.campaign().accounts().cards.printed().bosses;
    let mut by_xp: Vec<(u16, String)> = bosses.iter().map(|boss| (boss.xp, boss.code.clone())).collect();
    by_xp.sort();
    let seat = |name: &str, at: usize| Seat { name: name.to_owned(), boss: Some(by_xp[at].1.clone()) };
    // The last to sit down has the most XP.
    pad.enter(2, What::Began(vec![seat("Ana", 0), seat("Ben", 1), seat("Cleo", 2)])).expect("a game");
    assert_eq!((game(&pad).order.as_slice(), game(&pad).active(), game(&pad).round), (&[2, 1, 0][..], 2, 1));
    pad.enter(3, counted(1, Counter::Wounds, 5)).expect("Ben has five");
    pad.enter(3, counted(2, Counter::Souls, 1)).expect("a Soul");
    pad.enter(4, What::Passed).expect("on");
    assert_eq!(game(&pad).active(), 0, "BM-WIN-04: nobody waits for Ben");
    pad.enter(5, What::Passed).expect("on");
    assert_eq!((game(&pad).active(), game(&pad).round), (2, 2));
    assert_eq!(game(&pad).course, [Mark { round: 1, souls: [0, 0, 1, 0] }]);
}

#[test]
fn who_has_won_is_said_by_the_rules() {
    let home = home();
    let mut pad = begun(&home);
    assert_eq!(game(&pad).winner(), None);
    pad.enter(3, counted(0, Counter::Souls, 10)).expect("ten");
    pad.enter(3, counted(0, Counter::Wounds, 2)).expect("two");
    assert_eq!(game(&pad).winner(), Some(0), "BM-WIN-06");
    pad.enter(3, counted(1, Counter::Souls, 11)).expect("eleven");
    assert_eq!(game(&pad).winner(), Some(1), "BM-WIN-07: 11 is more than 10 - 2");
    pad.enter(3, counted(1, Counter::Wounds, 5)).expect("five");
    assert_eq!(game(&pad).winner(), Some(0), "BM-WIN-02: five Wounds are too many, however many Souls");
    pad.enter(3, counted(0, Counter::Wounds, 3)).expect("five");
    assert_eq!(game(&pad).winner(), Some(2), "BM-WIN-03: the only one left");
    pad.enter(3, counted(2, Counter::Wounds, 5)).expect("five");
    assert_eq!(game(&pad).winner(), Some(1), "BM-WIN-08: all are out at once, 11 - 5 is most");
    pad.enter(9, What::Ended(game(&pad).winner())).expect("it is over");
    let standing = pad.campaign().standing().expect("a pad");
    assert!(standing.game.is_none() && standing.past.len() == 1 && standing.past[0].winner == Some(1));
}

#[test]
fn entries_are_taken_back_given_again_and_corrected() {
    let home = home();
    let mut pad = begun(&home);
    let wrong = pad.enter(3, counted(0, Counter::Souls, 2)).expect("two");
    pad.enter(4, counted(0, Counter::Souls, 1)).expect("one");
    pad.undo(5).expect("taken back");
    assert_eq!(game(&pad).lines[0].souls, 2);
    pad.redo(6).expect("given again");
    assert_eq!(game(&pad).lines[0].souls, 3);
    pad.correct(7, wrong, Some(counted(1, Counter::Souls, 2)), String::new()).expect("it was Ben's");
    assert_eq!((game(&pad).lines[0].souls, game(&pad).lines[1].souls), (1, 2));
    pad.correct(8, wrong, None, String::new()).expect("it was nobody's");
    assert_eq!(game(&pad).lines[1].souls, 0);
    assert_eq!(pad.campaign().conflicts().count(), 0);
    assert!(pad.campaign().judged().iter().any(|judged| judged.verdict == Verdict::Bookkeeping));
}

#[test]
fn a_pad_travels_as_one_file() {
    let (home, other) = (home(), home_of_somebody_else());
    let pad = begun(&home);
    let packed = home.shelf.dirs().root.join("fridays.packed");
    home.shelf.export(pad.path(), &packed).expect("it is written");
    let copy = other.shelf.import(&packed).expect("it is taken in");
    let copy = other.shelf.open(&copy, 9).expect("the copy");
    assert_eq!(copy.campaign().standing(), pad.campaign().standing());
}

fn home_of_somebody_else() -> Home {
    home()
}

#[test]
fn everything_on_a_pad_can_be_said_in_every_language() {
    let home = home();
    let mut pad = begun(&home);
    for counter in Counter::ALL {
        pad.enter(3, counted(0, counter, 2)).expect("more");
        pad.enter(3, counted(0, counter, -1)).expect("fewer");
    }
    for what in [What::LeveledUp(2), What::Passed, What::Noted("rain".to_owned()), What::Renamed("Rain".to_owned())] {
        pad.enter(4, what).expect("it is possible");
    }
    pad.undo(5).expect("taken back");
    pad.redo(5).expect("given again");
    pad.correct(6, 3, None, String::new()).expect("struck out");
    pad.correct(6, 4, Some(counted(1, Counter::Souls, 1)), String::new()).expect("it was another's");
    pad.enter(7, What::Ended(Some(2))).expect("it is over");
    let games = words::games_of(pad.campaign());
    for texts in Language::ALL.map(texts::of) {
        for (number, entry) in (1..).zip(pad.campaign().entries()) {
            let game = games[number].as_ref();
            let said = words::sentence(&entry.what, game, &texts);
            assert!(!said.is_empty() && !said.contains('⟨'), "{said}");
            if let Verdict::Counts(changes) = &pad.campaign().judged()[number - 1].verdict {
                for change in changes {
                    let said = words::change(change, game, &texts);
                    assert!(!said.is_empty() && !said.contains('⟨'), "{said}");
                }
            }
        }
        for refused in [
            Refused::Book(NotEntered::NoSuchEntry),
            Refused::Book(NotEntered::Full),
            Refused::Founding,
            Refused::Seats,
            Refused::Names,
            Refused::NoGame,
            Refused::UnderWay,
            Refused::NoSeat,
            Refused::Bounds,
            Refused::Leveled,
        ] {
            use crate::house::wrong::Wrong as _;
            assert!(!refused.say(&texts).contains('⟨'), "{refused:?}");
        }
    }
}

//! A quest of the campaign on the computer: it begins with the Heroes as they stand, and its result comes home once,
//! whenever the program is killed.

use super::people::{BJORN, began, conflicts, founding, library, now, under_way};
use crate::table::table;
use delvewright::games::massive_darkness::campaign::entry::{Chance, Founding, GameFile, Sheet};
use delvewright::games::massive_darkness::campaign::link::{Deeds, deeds, game_path};
use delvewright::games::massive_darkness::campaign::{Book, Now, What};
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::rules::readings::Reading;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::games::massive_darkness::session::{Session, Start};
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::parse_document;
use delvewright::kernel::game::{Game as _, Outcome};
use delvewright::kernel::journal::Given;
use std::fs;
use std::path::{Path, PathBuf};

fn game_file() -> GameFile {
    GameFile { file: "tutorial-7.journal".to_owned(), seed: 7, chance: Chance::App }
}

/// A book in which the tutorial has begun on the computer.
fn begun(folder: &Path) -> (Book, PathBuf) {
    let path = folder.join("one.campaign");
    let mut book = Book::found(&path, &library(), "a1".to_owned(), 1, founding()).unwrap();
    book.begin_here(2, "tutorial", game_file()).unwrap();
    (book, path)
}

/// The game that the book speaks of, played to its end or so far.
fn played(book: &Book, answers: usize) -> (Session, Vec<Deeds>) {
    let text = delvewright::games::massive_darkness::content::shipped_quest("tutorial").unwrap();
    let quest = parse_document(Path::new("tutorial.ron"), text).unwrap();
    let start = Start { quest, setup: now(book.campaign()).setup(), moment: None };
    let mut events = Vec::new();
    let mut session = table().begin(start, book.campaign().game().unwrap().seed, &mut |_| {}).unwrap();
    let (mut bot, mut listed) = (Greedy::new(3), Vec::new());
    session.deal(&mut |event| events.push(event.what)).unwrap();
    while session.len() < answers && session.game().outcome().is_none() {
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        session.answer(answer, Given::Chosen, &mut |event| events.push(event.what)).unwrap();
        session.deal(&mut |event| events.push(event.what)).unwrap();
    }
    let deeds = deeds(2, &events);
    (session, deeds)
}

#[test]
fn the_readings_chosen_at_the_founding_hold_for_every_quest() {
    let folder = tempfile::tempdir().unwrap();
    let otherwise = vec![Reading::TheDeadDoNotAnswer];
    let founding = Founding { otherwise: otherwise.clone(), ..founding() };
    let path = folder.path().join("one.campaign");
    drop(Book::found(&path, &library(), "a1".to_owned(), 1, founding).unwrap());
    let book = Book::open(&path, &library(), 2).unwrap();
    assert_eq!(now(book.campaign()).setup().otherwise, otherwise);
}

#[test]
fn a_game_is_begun_with_the_heroes_as_they_stand_and_brings_home_what_they_have() {
    let folder = tempfile::tempdir().unwrap();
    let (mut book, _) = begun(folder.path());
    let (session, deeds) = played(&book, 30);
    assert_eq!(book.settle(3, "tutorial-7.journal", session.game(), &deeds).unwrap(), None, "it is not over");
    assert!(matches!(now(book.campaign()).now(), Now::Playing(_)));

    let (session, deeds) = played(&book, usize::MAX);
    assert_eq!(book.settle(3, "another.journal", session.game(), &deeds).unwrap(), None, "it is another game");
    assert_eq!(book.settle(3, "tutorial-7.journal", session.game(), &deeds).unwrap(), Some(3));
    let result = session.game().quest_result().unwrap();
    let standing = now(book.campaign());
    assert_eq!(standing.state.done[0].rounds, result.rounds);
    for (home, record) in standing.party.iter().zip(&result.party) {
        let lost = result.end == QuestEnd::Lost;
        assert_eq!((home.xp, &home.skills), (record.xp, &record.skills));
        assert_eq!(home.micro_xp, if lost { 0 } else { record.micro_xp });
        let mut cards = [&home.cards, &record.cards].map(Clone::clone);
        cards.iter_mut().for_each(|cards| cards.sort());
        assert_eq!(cards[0], cards[1]);
    }
    let kills: u16 = standing.lives.iter().map(|life| life.kills).sum();
    assert!(kills > 3, "{kills}");
    assert_eq!(conflicts(book.campaign()), []);
    assert_ne!(session.game().outcome(), Some(Outcome::Stuck));
}

#[test]
fn a_result_is_written_once_whenever_the_program_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut book, path) = begun(folder.path());
    let (session, deeds) = played(&book, usize::MAX);
    let before = fs::read(&path).unwrap();
    assert_eq!(book.settle(3, "tutorial-7.journal", session.game(), &deeds).unwrap(), Some(3));
    drop(book);
    let after = fs::read(&path).unwrap();
    // Killed at any byte between the end of the game and the book: the next start writes it, and only once.
    for length in before.len()..=after.len() {
        fs::write(&path, &after[..length]).unwrap();
        for _ in 0..2 {
            let mut book = Book::open(&path, &library(), 4).unwrap();
            if let Some(game) = book.campaign().game().cloned() {
                assert_eq!(book.settle(3, &game.file, session.game(), &deeds).unwrap(), Some(3), "cut at {length}");
            }
            assert_eq!(book.settle(3, "tutorial-7.journal", session.game(), &deeds).unwrap(), None);
        }
        assert_eq!(fs::read(&path).unwrap(), after, "cut at {length}");
    }
}

#[test]
fn a_game_that_was_over_when_the_program_was_killed_is_found_when_the_book_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (mut book, _) = begun(folder.path());
    let table = table();
    assert_eq!(book.catch_up(3, &table, folder.path()).unwrap(), None, "there is no file yet");
    let text = delvewright::games::massive_darkness::content::shipped_quest("tutorial").unwrap();
    let quest = parse_document(Path::new("tutorial.ron"), text).unwrap();
    assert_eq!(book.campaign().start(&quest).unwrap().setup, now(book.campaign()).setup());
    let (session, deeds) = played(&book, usize::MAX);
    let mut lines = session.all_lines().unwrap();
    lines.push(String::new());
    let file = folder.path().join("tutorial-7.journal");
    fs::write(&file, lines[..40].join("\n") + "\n").unwrap();
    assert_eq!(book.catch_up(3, &table, folder.path()).unwrap(), None, "it is not over");
    fs::write(&file, lines.join("\n")).unwrap();
    assert_eq!(book.catch_up(3, &table, folder.path()).unwrap(), Some(3));
    let kills: Vec<u16> = now(book.campaign()).lives.iter().map(|life| life.kills).collect();
    assert_eq!(kills, deeds.iter().map(|deed| deed.kills).collect::<Vec<_>>());
    assert_eq!(book.catch_up(3, &table, folder.path()).unwrap(), None);
    let elsewhere = GameFile { file: "../../secret".to_owned(), seed: 1, chance: Chance::App };
    assert_eq!(game_path(folder.path(), &elsewhere), folder.path().join("secret"));
}

#[test]
fn what_the_players_take_back_is_not_written_again_behind_their_back() {
    let folder = tempfile::tempdir().unwrap();
    let (mut book, _) = begun(folder.path());
    let (session, deeds) = played(&book, usize::MAX);
    book.settle(3, "tutorial-7.journal", session.game(), &deeds).unwrap();
    book.undo(4).unwrap();
    assert!(book.campaign().is_settled("tutorial-7.journal"));
    assert_eq!(book.settle(5, "tutorial-7.journal", session.game(), &deeds).unwrap(), None);
    book.undo(6).unwrap();
    book.enter(7, began("tutorial")).unwrap();
    assert_eq!(book.settle(8, "tutorial-7.journal", session.game(), &deeds).unwrap(), None);
    assert_eq!(now(book.campaign()).hero(BJORN).unwrap().1.kills, 0);
}

#[test]
fn what_was_corrected_while_a_quest_was_played_is_not_lost_with_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let (mut book, _) = begun(folder.path());
    let (session, _) = played(&book, usize::MAX);
    let cards = now(book.campaign()).hero(BJORN).unwrap().0.cards.clone();
    let richer = under_way(Sheet { xp: 4, cards, ..Sheet::default() });
    book.correct(3, 1, Some(What::Founded(richer)), "he had earned more".to_owned()).unwrap();
    assert_eq!(conflicts(book.campaign()), []);
    assert_eq!(book.bring_home(4, "tutorial-7.journal", &session).unwrap(), Some(4));
    let (home, brought) =
        (now(book.campaign()).hero(BJORN).unwrap().0, &session.game().quest_result().unwrap().party[0]);
    assert_eq!(home.xp, brought.xp + 4);
    assert_eq!(home.skills, brought.skills);
    assert_eq!(book.bring_home(5, "tutorial-7.journal", &session).unwrap(), None, "it is entered once");
}

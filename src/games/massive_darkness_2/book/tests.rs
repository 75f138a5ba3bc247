use super::chronicle::markdown;
use super::taken::taken_over;
use super::tally::{OfHero, OfQuest, Sum, Tally};
use super::*;
use crate::games::massive_darkness_2::rules::Event;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::book::{BookError, Verdict};
use crate::house::plug::Telling as _;
use crate::house::session::{Session, Sessions as _};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use crate::kernel::game::{Game as _, Outcome};
use std::path::Path;

struct Home {
    shelf: PartyShelf,
    _folder: tempfile::TempDir,
}

fn home() -> Home {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create().expect("folders");
    let all = CoreBox::open().expect("the box");
    Home { shelf: BookRules::shelf(&all, &dirs), _folder: folder }
}

fn member(hero: &str, player: &str) -> Member {
    Member { hero: hero.to_owned(), player: player.to_owned() }
}

fn founding(name: &str) -> What {
    What::Founded(Founding { name: name.to_owned(), party: vec![member("gheta", "Ana"), member("irk", "")] })
}

fn begun(home: &Home) -> PartyBook {
    home.shelf.found(1, founding("Sundays")).expect("a book")
}

fn hero(hero: &str, level: u8, fell: u8) -> HeroPlayed {
    HeroPlayed { hero: hero.to_owned(), level, fell, ..HeroPlayed::default() }
}

fn played(quest: &str, ending: Ending, rounds: u16, heroes: &[HeroPlayed]) -> Played {
    let (quest, heroes) = (quest.to_owned(), heroes.to_vec());
    Played { quest, place: Place::Box, game: None, ending, rounds, heroes, note: String::new() }
}

fn standing(book: &PartyBook) -> &Standing {
    book.campaign().standing().expect("a book that can be")
}

fn refusal(book: &mut PartyBook, what: What) -> Refused {
    match book.enter(9, what) {
        Err(BookError::Refused(refused)) => refused,
        other => unreachable!("{other:?}"),
    }
}

/// A game that was played to its end.
fn recorded() -> Session<HellscapeRules> {
    let lines = include_str!("../../../../tests/journals/massive-darkness-2-tutorial.journal").lines();
    let lines: Vec<String> = lines.map(str::to_owned).collect();
    HellscapeRules::open().expect("the box").verify(&lines).expect("a game").journal
}

#[test]
fn what_is_entered_lies_on_the_disk() {
    let home = home();
    let mut book = begun(&home);
    book.enter(2, What::Chosen(Some("the-passage".to_owned()))).expect("chosen");
    assert_eq!(standing(&book).next.as_deref(), Some("the-passage"));
    let other = played("tutorial", Ending::Lost, 4, &[hero("irk", 1, 2)]);
    book.enter(3, What::Played(other)).expect("any Quest can be played");
    assert_eq!(standing(&book).next.as_deref(), Some("the-passage"), "another one was played");
    let passage = played("the-passage", Ending::Won, 12, &[hero("gheta", 4, 0), hero("irk", 3, 1)]);
    book.enter(4, What::Played(passage.clone())).expect("played");
    book.enter(5, What::Gathered(vec![member("nahias", "Ola")])).expect("another party");
    book.enter(6, What::Renamed("Mondays".to_owned())).expect("renamed");
    let file = book.path().to_path_buf();
    drop(book);
    let book = home.shelf.open(&file, 7).expect("the same book");
    let Standing { name, party, next, past } = standing(&book);
    assert_eq!((name.as_str(), next), ("Mondays", &None), "the chosen Quest was played");
    assert_eq!(party, &[member("nahias", "Ola")]);
    assert_eq!((past.len(), past[1].entry, &past[1].played), (2, 4, &passage));
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let home = home();
    for (party, refused) in [
        (vec![], Refused::Heroes),
        (vec![member("irk", ""), member("irk", "")], Refused::Twice),
        (vec![member("nobody", "")], Refused::Unknown),
        (vec![member("irk", "a\nb")], Refused::Names),
    ] {
        let founded = home.shelf.found(1, What::Founded(Founding { name: "Sundays".to_owned(), party }));
        assert!(matches!(founded, Err(BookError::Refused(why)) if why == refused), "{refused:?}");
    }
    assert!(matches!(home.shelf.found(1, founding(" ")), Err(BookError::Refused(Refused::Names))));
    let mut book = begun(&home);
    let before = standing(&book).clone();
    let sound = played("tutorial", Ending::Won, 3, &[hero("irk", 2, 0)]);
    for (wrong, refused) in [
        (Played { heroes: vec![], ..sound.clone() }, Refused::Heroes),
        (Played { heroes: vec![hero("irk", 6, 0)], ..sound.clone() }, Refused::Bounds),
        (Played { heroes: vec![hero("irk", 0, 100)], ..sound.clone() }, Refused::Bounds),
        (Played { rounds: 1000, ..sound.clone() }, Refused::Bounds),
        (Played { quest: " ".to_owned(), ..sound.clone() }, Refused::Names),
        (Played { note: "n".repeat(241), ..sound.clone() }, Refused::Names),
    ] {
        assert_eq!(refusal(&mut book, What::Played(wrong)), refused);
    }
    assert_eq!(refusal(&mut book, founding("Again")), Refused::Founding);
    assert_eq!(refusal(&mut book, What::Noted("  ".to_owned())), Refused::Names);
    assert_eq!(refusal(&mut book, What::Renamed(String::new())), Refused::Names);
    assert_eq!(refusal(&mut book, What::Gathered(vec![])), Refused::Heroes);
    assert_eq!((standing(&book), book.campaign().entries().len()), (&before, 1));
}

#[test]
fn entries_are_taken_back_given_again_and_corrected() {
    let home = home();
    let mut book = begun(&home);
    let lost = played("tutorial", Ending::Lost, 5, &[hero("irk", 1, 1)]);
    let number = book.enter(2, What::Played(lost.clone())).expect("played");
    book.enter(3, What::Chosen(Some("hellscape".to_owned()))).expect("chosen");
    book.undo(4).expect("taken back");
    assert_eq!(standing(&book).next, None);
    book.redo(5).expect("given again");
    assert_eq!(standing(&book).next.as_deref(), Some("hellscape"));
    let won = Played { ending: Ending::Won, ..lost };
    book.correct(6, number, Some(What::Played(won.clone())), "we had won".to_owned()).expect("corrected");
    assert_eq!(standing(&book).past[0].played, won);
    book.correct(7, number, None, String::new()).expect("struck out");
    assert_eq!(standing(&book).past, []);
    assert_eq!(book.campaign().conflicts().count(), 0);
}

#[test]
fn a_saved_game_is_taken_over_once() {
    let (home, session) = (home(), recorded());
    let mut book = begun(&home);
    let mut fell = vec![0; session.game().state().heroes.len()];
    for (_, event) in session.events_since(None).expect("it goes as recorded") {
        if let Event::KnockedOut { hero } = event.what {
            fell[usize::from(hero)] += 1;
        }
    }
    let file = Path::new("/somewhere/massive-darkness-2-3.journal");
    let taken = taken_over(&session, file, &standing(&book).party);
    let (state, start) = (session.game().state(), &session.header().setup);
    assert_eq!((taken.quest.as_str(), taken.place, taken.rounds), ("tutorial", Place::Here, state.round));
    let outcome = session.game().outcome().expect("it is over");
    assert_eq!(taken.ending, if outcome == Outcome::Won { Ending::Won } else { Ending::Lost });
    assert_eq!(taken.game.as_ref().map(|game| game.file.as_str()), Some("massive-darkness-2-3.journal"));
    assert_eq!(taken.heroes.len(), start.setup.heroes.len());
    for (seat, hero) in taken.heroes.iter().enumerate() {
        assert_eq!((&hero.hero, hero.level), (&start.setup.heroes[seat].hero, state.heroes[seat].level));
        assert_eq!(hero.fell, fell[seat]);
        assert_eq!(hero.player, if hero.hero == "gheta" { "Ana" } else { "" }, "as the party of the book says");
    }
    let number = book.enter(2, What::Played(taken.clone())).expect("entered");
    // Whatever its file is called, it is the same game; what was struck out can be entered again.
    let again = What::Played(taken_over(&session, Path::new("copy.journal"), &[]));
    assert_eq!(refusal(&mut book, again.clone()), Refused::Known);
    book.correct(3, number, None, String::new()).expect("struck out");
    book.enter(4, again).expect("entered");
}

#[test]
fn a_game_that_is_not_over_was_broken_off() {
    let rules = HellscapeRules::open().expect("the box");
    let session = rules.begin(rules.start(2, 1), 1, &mut |_| {}).expect("a game");
    assert_eq!(taken_over(&session, Path::new("a.journal"), &[]).ending, Ending::BrokenOff);
}

#[test]
fn wins_are_counted_by_quest_by_number_of_heroes_and_by_hero() {
    let home = home();
    let mut book = begun(&home);
    for what in [
        played("the-passage", Ending::Won, 12, &[hero("irk", 3, 1), hero("gheta", 4, 0)]),
        played("tutorial", Ending::Lost, 0, &[hero("irk", 1, 2)]),
        played("the-passage", Ending::Won, 9, &[hero("irk", 2, 0), hero("gheta", 2, 0)]),
        played("our-own", Ending::BrokenOff, 2, &[hero("nahias", 0, 1)]),
        played("the-passage", Ending::Lost, 4, &[hero("gheta", 1, 1)]),
    ] {
        book.enter(2, What::Played(what)).expect("played");
    }
    let tally = Tally::of(book.campaign().accounts(), standing(&book));
    let sum = |won, lost, broken_off| Sum { won, lost, broken_off };
    assert_eq!(tally.all, sum(2, 2, 1));
    let quest = |quest: &str, sum, fastest| OfQuest { quest: quest.to_owned(), sum, fastest };
    let quests = [
        quest("tutorial", sum(0, 1, 0), None),
        quest("the-passage", sum(2, 1, 0), Some(9)),
        quest("our-own", sum(0, 0, 1), None),
    ];
    assert_eq!(tally.quests, quests, "in the order of the box");
    assert_eq!(tally.sizes[..3], [sum(0, 2, 1), sum(2, 0, 0), Sum::default()]);
    let of = |hero: &str, sum, fell, level| OfHero { hero: hero.to_owned(), sum, fell, level };
    let heroes = [of("gheta", sum(2, 1, 0), 1, 4), of("irk", sum(2, 1, 0), 3, 3), of("nahias", sum(0, 0, 1), 1, 0)];
    assert_eq!(tally.heroes, heroes);
    let last = book.campaign().judged().last().map(|judged| &judged.verdict);
    let change = Change::Quest { quest: "the-passage".to_owned(), won: 2, games: 3 };
    assert_eq!(last, Some(&Verdict::Counts(vec![change])));
}

#[test]
fn a_book_travels_as_one_file_and_its_copies_name_the_same_games() {
    let (here, there) = (home(), home());
    let mut book = begun(&here);
    book.enter(2, What::Played(taken_over(&recorded(), Path::new("one.journal"), &[]))).expect("entered");
    let packed = here.shelf.dirs().root.join("sundays.packed");
    here.shelf.export(book.path(), &packed).expect("it is written");
    for shelf in [&there.shelf, &here.shelf] {
        let copy = shelf.import(&packed).expect("it is taken in");
        let copy = shelf.open(&copy, 9).expect("the copy");
        assert_eq!(copy.campaign().standing(), book.campaign().standing());
    }
}

/// A book with every kind of entry.
fn full(home: &Home) -> PartyBook {
    let mut book = begun(home);
    for place in Place::ALL {
        for ending in Ending::ALL {
            let note = "The bridge | fell.".to_owned();
            let heroes = [hero("gheta", 0, 0), hero("irk", 5, 1), hero("mathrin", 1, 3)];
            let played = Played { place, note, ..played("hellish-maze", ending, 7, &heroes) };
            book.enter(86_400, What::Played(played)).expect("played");
        }
    }
    for what in [
        What::Played(played("our-own", Ending::Won, 0, &[hero("irk", 0, 0)])),
        What::Chosen(Some("hellscape".to_owned())),
        What::Chosen(None),
        What::Renamed("Mondays".to_owned()),
        What::Gathered(vec![member("irk", "Ola")]),
        What::Noted("rain".to_owned()),
    ] {
        book.enter(2 * 86_400, what).expect("it is possible");
    }
    book.undo(5).expect("taken back");
    book.redo(5).expect("given again");
    book.correct(6, 3, None, String::new()).expect("struck out");
    book.correct(6, 4, Some(What::Noted("It was another one.".to_owned())), String::new()).expect("corrected");
    book
}

#[test]
fn everything_in_a_book_can_be_said_in_every_language() {
    let home = home();
    let book = full(&home);
    let rules = book.campaign().accounts();
    for texts in Language::ALL.map(texts::of) {
        let mut said: Vec<String> = words::sentences(book.campaign(), &texts).iter().map(ToString::to_string).collect();
        said.extend(rules.standing(standing(&book), &texts));
        for judged in book.campaign().judged() {
            if let Verdict::Counts(changes) = &judged.verdict {
                said.extend(changes.iter().map(|change| words::change(change, &texts).to_string()));
            }
        }
        said.extend(markdown(book.campaign(), &texts).lines().filter(|line| !line.is_empty()).map(str::to_owned));
        for refused in [
            Refused::Book(NotEntered::NoSuchEntry),
            Refused::Book(NotEntered::Full),
            Refused::Founding,
            Refused::Names,
            Refused::Heroes,
            Refused::Unknown,
            Refused::Twice,
            Refused::Bounds,
            Refused::Known,
        ] {
            said.push(refused.say(&texts).to_string());
        }
        for said in said {
            assert!(!said.is_empty() && !said.contains(['⟨', '{']), "{said}");
        }
    }
}

#[test]
fn the_chronicle_tells_day_by_day_what_counts_and_no_note_breaks_its_tables() {
    let home = home();
    let book = full(&home);
    let text = markdown(book.campaign(), &texts::of(Language::English));
    for words in [
        "# Mondays\n",
        "| Irk | Shaman | Ola |",
        "**1970-01-02**\n",
        "- “Hellish Maze” – won (played here, 7 rounds).\n  - Gheta\n  - Irk, level 5, knocked out once\n",
        "  - Mathrin, level 1, knocked out 3 times\n  - The bridge | fell.\n",
        "- “our-own” – won (with the box).\n",
        "- It was another one.\n",
        "| Hellish Maze | 3 | 2 | 2 | 7 |",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert_eq!(text.matches("Hellish Maze” –").count(), 7, "one is struck out, one corrected: {text}");
}

use super::super::toy::{Flaw, Toy};
use super::*;

fn check(flaw: Flaw) -> Result<Report, Broken> {
    let effort = Effort { games: 12, max_answers: 2_000, every: 1, ..Effort::default() };
    check_game(|_| Toy::with(flaw), &effort, |_| Ok(()))
}

#[track_caller]
fn assert_found(flaw: Flaw, expected: &str) {
    let broken = check(flaw).unwrap_err();
    assert!(broken.what.contains(expected), "{broken}");
}

#[test]
fn a_game_that_keeps_its_promises_passes() {
    let report = check(Flaw::None).unwrap();
    assert_eq!(report.games, 12);
    assert_eq!(report.ended, [12, 0, 0]);
    assert_eq!(report.thorough, report.answers);
    assert!(report.longest * 12 >= report.answers);
    assert!(report.refused > 500, "{report:?}");
    assert_eq!(report.outcomes, 12 * 3 * 6);
}

#[test]
fn a_listed_answer_that_is_refused_is_found() {
    assert_found(Flaw::ListsTooMuch, "Fell(3) is listed and refused");
}

#[test]
fn an_accepted_answer_that_is_not_listed_is_found() {
    assert_found(Flaw::ListsTooLittle, "Stop is not listed and accepted all the same");
}

#[test]
fn a_refusal_that_changes_something_is_found() {
    assert_found(Flaw::ChangesOnRefusal, "is refused, but the state has changed");
}

#[test]
fn a_game_without_end_is_found() {
    assert_found(Flaw::NeverEnds, "does not end within 2000 answers");
}

#[test]
fn a_game_that_reads_more_than_its_state_is_found() {
    assert_found(Flaw::Forgets, "the second time");
}

#[test]
fn a_question_without_answer_is_found() {
    assert_found(Flaw::AsksInVain, "a question without an answer");
}

#[test]
fn a_panic_is_found_with_the_seed_that_shows_it() {
    let broken = check(Flaw::Panics).unwrap_err();
    assert!(broken.what.contains("it panics: no die shows seven"), "{broken}");
    let effort = Effort { games: 1, first_seed: broken.seed, max_answers: 2_000, every: 1, ..Effort::default() };
    assert_eq!(check_game(|_| Toy::with(Flaw::Panics), &effort, |_| Ok(())), Err(broken));
}

#[test]
fn an_outcome_of_chance_that_is_refused_is_found() {
    assert_found(Flaw::ImpossibleOutcome, "an outcome of chance that is refused: Fell(7)");
}

#[test]
fn an_invariant_of_the_ruleset_is_checked_after_every_answer() {
    let effort = Effort { games: 1, every: 1000, ..Effort::default() };
    let small = |toy: &Toy| if toy.state.pending < 5 { Ok(()) } else { Err("too many points".to_owned()) };
    let broken = check_game(|_| Toy::new(), &effort, small).unwrap_err();
    assert!(broken.what.contains("too many points"));
    assert!(broken.entry > 0 || broken.what.starts_with("after"));
}

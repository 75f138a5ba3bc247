//! What is said about arguments that are wrong.

use super::OnTheCommandLine;
use crate::cli;
use crate::cli::CommandLine as _;
use crate::house::text::Language;

#[test]
fn the_arguments_are_well_formed() {
    OnTheCommandLine.commands().name("x").debug_assert();
}

/// What is said in a language about these arguments.
#[track_caller]
fn complaint(language: Language, words: &[&str]) -> String {
    let mut told = cli::complaints(&[&OnTheCommandLine], words.iter().map(Into::into), language);
    assert_eq!(told.len(), 1, "{told:?}");
    told.remove(0)
}

/// Everything that can be wrong with arguments.
const WRONG: [&[&str]; 22] = [
    &["x", "dance"],
    &["x", "odds"],
    &["x", "campaign"],
    &["x", "campaign", "dance"],
    &["x", "campaign", "show"],
    &["x", "play", "--dance"],
    &["x", "play", "--quest"],
    &["x", "play", "--quest", "tutorial", "--heroes", "1", "more"],
    &["x", "play", "--quest", "tutorial", "--heroes", "1", "--heroes", "2"],
    &["x", "play", "--quest", "tutorial", "--heroes", "1", "--bot", "deep"],
    &["x", "play", "--quest", "tutorial", "--heroes", "1", "--seed", "-1"],
    &["x", "play", "--quest", "tutorial", "--heroes", "1", "--seed", "18446744073709551616"],
    &["x", "play", "--quest", "tutorial", "--heroes", "1", "--lifebringer", "21"],
    &["x", "simulate", "--quest", "tutorial", "--heroes", "1", "--threads", "0"],
    &["x", "simulate", "--quest", "tutorial", "--heroes", "1", "--threads", "4000000000"],
    &["x", "simulate", "--quest", "tutorial", "--heroes", "1", "--games", "99999999999"],
    &["x", "campaign", "simulate", "--campaigns", "1000000000"],
    &["x", "campaign", "simulate", "--heroes", "7"],
    &["x", "campaign", "simulate", "--quests", "many"],
    &["x", "sheet", "tutorial", "--to", "x.pdf", "--dpi", "100000"],
    &["x", "generate", "--levels", "9-1"],
    &["x", "generate", "--chambers", "256"],
];

#[test]
fn a_complaint_about_arguments_is_one_sentence_of_ours_in_every_language() {
    for words in WRONG {
        let said = Language::ALL.map(|language| complaint(language, words));
        for sentence in &said {
            assert!(sentence.ends_with('.') && !sentence.contains(['⟨', '{', '\n']), "{words:?}: {sentence}");
            let library = ["error", "invalid", "unexpected", "unrecognized", "required", "is not in", "digit"];
            assert!(!library.iter().any(|word| sentence.contains(word)), "{words:?}: {sentence}");
        }
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
    }
    assert!(complaint(Language::English, &["x", "odds"]).contains("--attack <DICE>"));
}

#[test]
fn bounds_of_numbers_are_told() {
    for (words, low, high) in [
        (WRONG[11], "0", "18446744073709551615"),
        (WRONG[12], "0", "20"),
        (WRONG[14], "1", "256"),
        (WRONG[15], "1", "10000000"),
        (WRONG[16], "1", "1000"),
        (WRONG[17], "1", "6"),
        (WRONG[18], "1", "11"),
        (WRONG[19], "30", "600"),
    ] {
        let said = complaint(Language::English, words);
        assert!(said.contains(&format!("{low} to {high}")), "{said}");
    }
}

#[test]
fn what_was_typed_is_told_as_text() {
    let said = complaint(Language::English, &["x", &format!("\u{1b}[2J\u{202e}{}", "y".repeat(5000))]);
    assert!(!said.contains(['\u{1b}', '\u{202e}']) && said.chars().count() < 200, "{said}");
}

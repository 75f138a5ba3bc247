//! What `--help` tells of every command, the house's too.

use super::OnTheCommandLine;
use crate::cli::help::{WIDE, in_words, seen, wrapped};
use crate::cli::tree;
use crate::games::massive_darkness::texts;
use crate::house::text::Language;
use clap::error::ErrorKind;
use clap::{Arg, Command};

/// Every command with its path.
fn commands() -> Vec<(Command, Vec<String>)> {
    let mut all = vec![(tree(Some(&OnTheCommandLine)), vec!["delvewright".to_owned()])];
    let mut at = 0;
    while at < all.len() {
        let (command, path) = all[at].clone();
        for below in command.get_subcommands() {
            all.push((below.clone(), path.iter().cloned().chain([below.get_name().to_owned()]).collect()));
        }
        at += 1;
    }
    all
}

fn help(language: Language, path: &[String]) -> String {
    let command = in_words(tree(Some(&OnTheCommandLine)), &texts::of(language));
    let words = path.iter().map(String::as_str).chain(["--help"]);
    let error = command.try_get_matches_from(words).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::DisplayHelp, "{path:?}");
    error.render().to_string()
}

#[test]
fn every_page_of_help_is_in_the_language_and_leaves_no_argument_out() {
    assert!(commands().len() > 15);
    for (command, path) in commands() {
        let pages = Language::ALL.map(|language| help(language, &path));
        for page in &pages {
            assert!(!page.contains(['⟨', '{', '$']), "{page}");
            assert!(page.lines().all(|line| line.chars().count() <= WIDE), "{page}");
            for arg in seen(&command).filter_map(Arg::get_long) {
                assert!(page.contains(&format!("  --{arg}")), "--{arg} is not told in {page}");
            }
            for below in command.get_subcommands() {
                assert!(page.contains(&format!("  {}", below.get_name())), "{page}");
            }
        }
        let [english, german, polish] = pages;
        for (page, words) in [(german, ["Aufruf", "Hilfe"]), (polish, ["Użycie", "pomoc"])] {
            for sentence in english.lines().map(str::trim).filter(|line| line.split(' ').count() > 3) {
                assert!(!page.contains(sentence), "English in {page}: {sentence}");
            }
            assert!(words.iter().all(|word| page.contains(word)), "{page}");
        }
    }
}

#[test]
fn a_page_tells_what_an_argument_can_be_and_what_it_is_otherwise() {
    let path = ["delvewright", "play"].map(str::to_owned);
    let page = help(Language::English, &path);
    assert!(page.contains("--bot <BOT>") && page.contains("random (takes any legal answer)"), "{page}");
    assert!(page.contains("Usually: greedy."), "{page}");
    assert!(page.contains("Usage: delvewright play --quest <FILE|ID>"), "{page}");
}

#[test]
fn lines_end_before_the_page_does() {
    let text = "word ".repeat(60);
    let lines = wrapped(&text, 4);
    assert!(lines.lines().all(|line| line.chars().count() <= WIDE && line.starts_with("    word")), "{lines}");
    assert_eq!(lines.split_whitespace().count(), 60);
}

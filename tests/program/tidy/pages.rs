//! What the README promises: its commands exist and its links lead somewhere.

use std::fs;
use std::process::Command;

use crate::sources::{Complaint, assert_none, package};

/// The commands of the code blocks of a page, with their line.
fn commands(page: &str) -> Vec<(usize, Vec<&str>)> {
    let mut is_code = false;
    let mut found = Vec::new();
    for (index, line) in page.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            let command = line.split(" #").next().unwrap_or("").trim().trim_start_matches("$ ");
            let words: Vec<&str> = command.split_whitespace().collect();
            let program = words.iter().position(|word| !word.contains('=')).unwrap_or(0);
            if words.get(program).is_some_and(|name| *name == "cargo" || name.ends_with("delvewright")) {
                found.push((index + 1, words[program..].to_vec()));
            }
        }
    }
    found
}

/// What is wrong with a command of the README, if anything.
fn wrong_command(words: &[&str]) -> Option<String> {
    let own_words = if words[0] == "cargo" {
        let split = words.iter().position(|word| *word == "--").unwrap_or(words.len());
        if let Some(problem) = wrong_cargo_command(&words[..split]) {
            return Some(problem);
        }
        if words.get(1) != Some(&"run") { &[][..] } else { words.get(split + 1..).unwrap_or(&[]) }
    } else {
        &words[1..]
    };
    let command = own_words.iter().find(|word| !word.starts_with('-'))?;
    let output = Command::new(env!("CARGO_BIN_EXE_delvewright")).args([command, "--help"]).output().unwrap();
    if !output.status.success() {
        return Some(format!("the program knows no command {command}"));
    }
    let help = String::from_utf8_lossy(&output.stdout).into_owned();
    let flags = own_words.iter().filter(|word| word.starts_with("--"));
    let unknown = flags.map(|flag| flag.split('=').next().unwrap_or(flag)).find(|flag| !help.contains(flag))?;
    Some(format!("{command} knows no {unknown}"))
}

fn wrong_cargo_command(words: &[&str]) -> Option<String> {
    let known = ["run", "test", "build", "check", "bench", "doc", "fmt", "clippy", "install", "nextest"];
    if !words.get(1).is_some_and(|command| known.contains(command)) {
        return Some("cargo knows no such command".to_owned());
    }
    for pair in words.windows(2) {
        let exists = match pair[0] {
            "--test" => package().join("tests").join(pair[1]).join("main.rs").exists(),
            "--bench" => package().join("benches").join(format!("{}.rs", pair[1])).exists(),
            "--example" => package().join("examples").join(format!("{}.rs", pair[1])).exists(),
            "--bin" => pair[1] == "delvewright",
            "--features" => {
                let manifest = fs::read_to_string(package().join("Cargo.toml")).unwrap();
                manifest.lines().any(|line| line.split('=').next().is_some_and(|name| name.trim() == pair[1]))
            }
            _ => true,
        };
        if !exists {
            return Some(format!("there is no {} {}", pair[0].trim_start_matches('-'), pair[1]));
        }
    }
    None
}

#[test]
fn the_commands_and_links_of_the_readme_work() {
    let mut complaints = Vec::new();
    for name in ["README.md", "ARCHITECTURE.md"] {
        // Before a page is written it promises nothing.
        let Ok(page) = fs::read_to_string(package().join(name)) else {
            continue;
        };
        for (line, words) in commands(&page) {
            if let Some(problem) = wrong_command(&words) {
                let what = format!("`{}`: {problem}", words.join(" "));
                complaints.push(Complaint { place: format!("{name}:{line}"), what });
            }
        }
        for (index, line) in page.lines().enumerate() {
            for (offset, _) in line.match_indices("](") {
                let target = line[offset + 2..].split([')', '#']).next().unwrap_or("");
                if !target.contains(':') && !package().join(target).exists() {
                    let what = format!("there is no file {target}");
                    complaints.push(Complaint { place: format!("{name}:{}", index + 1), what });
                }
            }
        }
    }
    assert_none("What a page says can be done can be done:", &complaints);
}

#[test]
fn commands_are_read_from_code_blocks_only() {
    let page = "Run `cargo fly`.\n```sh\n$ DISPLAY=:1 cargo run --release -- play  # a game\nls\n```\ncargo no\n";
    assert_eq!(commands(page), [(3, vec!["cargo", "run", "--release", "--", "play"])]);
    assert_eq!(wrong_cargo_command(&["cargo", "test", "--test", "program"]), None);
    assert!(wrong_cargo_command(&["cargo", "test", "--test", "no-such-test"]).is_some());
    assert!(wrong_cargo_command(&["cargo", "fly"]).is_some());
}

//! Runs every rules case below `tests/rules`. How to write one stands in `tests/rules/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

use delvewright::cases::{Report, case_box};

fn case_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ron") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

#[test]
fn every_rules_case_holds() {
    let cases = case_box().unwrap();
    let mut files = case_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules"));
    // Those who write cases run only theirs.
    if let Ok(part) = std::env::var("RULES_CASES") {
        files.retain(|file| file.to_string_lossy().contains(&part));
    }
    assert!(!files.is_empty(), "there are no rules cases");
    let reports: Vec<Report> = files.iter().map(|file| cases.check_path(file)).collect();
    let bad: Vec<String> = reports.iter().filter(|report| !report.is_good()).map(ToString::to_string).collect();
    let all: usize = reports.iter().map(|report| report.cases.len()).sum();
    assert!(bad.is_empty(), "{}\n{} of {all} cases in {} files fail", bad.join("\n"), failed(&reports), files.len());
    println!("{all} cases in {} files hold", files.len());
}

fn failed(reports: &[Report]) -> usize {
    reports.iter().map(|report| report.failed() + usize::from(report.unreadable.is_some())).sum()
}

/// Every case that stands in the manual as an example must hold, so that nobody learns from a wrong one.
#[test]
fn the_examples_of_the_manual_hold() {
    let cases = case_box().unwrap();
    let manual = include_str!("../rules/README.md");
    let examples: Vec<&str> = manual.split("```ron\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    assert!(examples.len() >= 5, "the manual has only {} examples", examples.len());
    for (at, example) in examples.iter().enumerate() {
        let report = cases.check(&format!("README.md, example {}", at + 1), example);
        assert!(report.is_good(), "{report}");
    }
}

/// A case that looks at nothing would count as a proof of the rules it names.
#[test]
fn a_case_that_proves_nothing_is_refused() {
    let cases = case_box().unwrap();
    let report = |lines: &str| {
        let text = format!("[(name: \"a case\", rules: [\"ACT-MOVE-01\"], heroes: [(hero: \"Owen\")], {lines})]");
        cases.check("test.ron", &text).to_string()
    };
    for nothing in
        ["", "go: [Nothing],", "go: [Move, Check([]), Offers([]), OffersNot([])], expect: [],", "begin: Experience,"]
    {
        let report = report(&format!("map: \"L . L\", {nothing}"));
        assert!(report.contains("the case proves nothing"), "{nothing}: {report}");
    }
    for nothing in ["", "go: [Enough],"] {
        let report = report(&format!("market: [], {nothing}"));
        assert!(report.contains("the case proves nothing"), "{nothing}: {report}");
    }
    for something in ["expect: [Actions(3)],", "ends: (by: \"Owen\"),", "go: [Offers([Move])],"] {
        let report = report(&format!("map: \"L . L\", {something}"));
        assert!(report.contains("1 of 1 cases hold"), "{something}: {report}");
    }
}

#[test]
fn a_case_in_town_is_as_strict_as_any_other() {
    let cases = case_box().unwrap();
    let report = |lines: &str| {
        let heroes = "heroes: [(hero: \"Owen\", pack: [\"Axe\"])]";
        let text = format!("[(name: \"a case\", rules: [\"MARKET-06\"], {heroes}, {lines})]");
        cases.check("test.ron", &text).to_string()
    };
    for (lines, because) in [
        ("market: [], go: [Sell(\"Owen\", \"Axe\")], expect: [Xp(\"Owen\", 2)],", "but:      1"),
        ("market: [], go: [Sell(\"Owen\", \"Axxe\")],", "do you mean Axe"),
        ("market: [], go: [Sell(\"Elias\", \"Axe\")],", "Hero in this case “Elias”"),
        ("market: [], go: [Refuse(Sell(\"Owen\", \"Axe\"), \"MARKET-06\")],", "it is allowed"),
        ("market: [], go: [Sell(\"Owen\", \"Axe\"), Sell(\"Owen\", \"Axe\")],", "it is refused by MARKET-05"),
        ("market: [], go: [Move],", "no step of the town"),
        ("market: [], expect: [Actions(3)],", "no fact of the town"),
        ("market: [], map: \"L\",", "neither map"),
        ("market: [\"Plate Armor 5\"],", "so many are laid of Level 1 to 5: [3, 0, 0, 0, 0]"),
        ("map: \"L\", go: [Sell(\"Owen\", \"Axe\")],", "only for cases with `market`"),
        ("map: \"L\", expect: [OnSale(\"Axe\")],", "only for cases with `market`"),
    ] {
        let report = report(lines);
        assert!(report.contains(because), "{lines}\n{because:?} is not in\n{report}");
    }
}

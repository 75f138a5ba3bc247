//! Runs every rules case below `tests/rules`. How to write one stands in `tests/rules/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

use delvewright::games::massive_darkness::cases::{Report, case_box};

fn case_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            // Those of other games, which run them themselves.
            if path.ends_with("boss-monster") || path.ends_with("massive-darkness-2") {
                continue;
            }
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
    let reports: Vec<Report> =
        files.iter().map(|file| cases.check(&file.display().to_string(), &fs::read_to_string(file).unwrap())).collect();
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
    for (nothing, because) in [
        ("", "neither `go` nor `expect`"),
        ("begin: Experience,", "neither `go` nor `expect`"),
        // The question alone, without a step before it.
        ("ends: (by: \"Owen\"),", "neither `go` nor `expect`"),
        ("go: [Nothing],", "the case proves nothing"),
        ("go: [Nothing], ends: (),", "ends: () holds whatever is asked"),
        ("go: [Asks()],", "Asks() holds whatever is asked"),
        ("go: [Nothing, Check([Asked()])],", "Asked() holds whatever is asked"),
        ("go: [Move, Check([])],", "looks at nothing"),
        ("go: [Move, Offers([])],", "looks at nothing"),
        ("go: [Move, OffersNot([])],", "looks at nothing"),
        ("go: [Nothing], expect: [InOrder([\"PhaseBegan\"])],", "at least two events"),
        // Who acts first is what the case itself says.
        ("go: [Asks(by: \"Owen\", kind: \"Act\")],", "the case proves nothing"),
        // Almost every case runs on, and nothing has happened yet.
        ("go: [Nothing], expect: [Running],", "the case proves nothing"),
        ("expect: [At(\"Owen\", \"0,0\"), Xp(\"Owen\", 0), Not(Dead(\"Owen\"))],", "the case proves nothing"),
        // What the case drew itself.
        ("go: [Nothing], expect: [Light(\"0,0\"), TileLevel(\"0,0\", 1)],", "the case proves nothing"),
        ("go: [Nothing], expect: [Round(1)],", "the case proves nothing"),
        ("go: [PassUntil(Round(1))],", "it is so already"),
        // A quest that runs on is neither won nor lost, whatever was done in it.
        (
            "go: [Move, Step(\"1,0\")], expect: [Not(Outcome(Won)), Not(Outcome(Lost)), Not(Reported(Won))],",
            "the case proves nothing",
        ),
        // It was there before the first step.
        (
            "go: [Move, Step(\"1,0\")], expect: [Event(\"ActivationBegan hero=Owen\"), Rule(\"HPHASE-01\")],",
            "the case proves nothing",
        ),
        (
            "go: [Move, Step(\"1,0\")], expect: [Not(Event(\"Healed\")), Events(\"Healed\", 0)],",
            "the case proves nothing",
        ),
        ("go: [OffersNot([Use(\"Zap\")])],", "no such step answers this question"),
        ("go: [OffersNot([Escape])],", "no such step answers this question"),
        ("go: [OffersNot([Step(\"1,0\")])],", "no such step answers this question"),
        ("go: [Move, OffersNot([GetUp])],", "no such step answers this question"),
        ("go: [Move, OffersNot([Yes])],", "no such step answers this question"),
    ] {
        let report = report(&format!("map: \"L . L\", {nothing}"));
        assert!(report.contains(because), "{nothing}: {because:?} is not in\n{report}");
    }
    for (nothing, because) in [
        ("market: [],", "neither `go` nor `expect`"),
        ("market: [], go: [Enough],", "the case proves nothing"),
        ("market: [], expect: [Xp(\"Owen\", 0)],", "the case proves nothing"),
        ("after: Lost, go: [Repeat, Enough],", "the case proves nothing"),
        (
            "after: Lost, go: [Repeat, Enough], expect: [Xp(\"Owen\", 0), Cards(\"Owen\", 0)],",
            "the case proves nothing",
        ),
    ] {
        let report = report(nothing);
        assert!(report.contains(because), "{nothing}: {because:?} is not in\n{report}");
    }
    for something in [
        "expect: [MovesOf(\"Owen\", 2)],",
        "go: [Nothing], expect: [Phase(Event)],",
        "go: [Offers([Move])],",
        "go: [Move, OffersNot([Open(\"1,0\")])],",
        "go: [Asks(rule: \"HPHASE-03\")],",
        "go: [Move], ends: (by: \"Owen\"),",
        // The rules made it so before the first question.
        "expect: [Event(\"ActivationBegan hero=Owen\")],",
    ] {
        let report = report(&format!("map: \"L . L\", {something}"));
        assert!(report.contains("1 of 1 cases hold"), "{something}: {report}");
    }
}

/// What a case says in a field that its kind does not read would be believed by its reader, and never be so.
#[test]
fn a_field_that_would_not_be_read_is_refused() {
    let cases = case_box().unwrap();
    let report = |lines: &str| {
        let text =
            format!("[(name: \"a case\", rules: [\"ACT-MOVE-01\"], go: [Nothing], expect: [Round(1)], {lines})]");
        cases.check("test.ron", &text).to_string()
    };
    let owen = "heroes: [(hero: \"Owen\")]";
    for (field, value) in [
        ("map", "\"L . L\""),
        ("start", "\"0,0\""),
        ("exit", "\"0,0\""),
        ("tiles", "[[\"0,0\"]]"),
        ("level_tokens", "[(\"0,0\", 3)]"),
        ("stairs", "[(\"0,0\", \"1,0\")]"),
        ("tokens", "[(Treasure, \"0,0\")]"),
        ("fixed", "[(Lair, \"0,0\")]"),
        ("face_down", "[([\"0,0\"], [(Lair, 1)])]"),
        ("goals", "[AllEscape]"),
        ("quest_rules", "[(when: Acted(\"x\"), do: [])]"),
        ("rules_of", "\"quest-03\""),
        ("objects", "[(name: \"pillar\", at: \"0,0\", health: 5)]"),
        ("borders", "[(\"x\", \"0,0\", \"1,0\")]"),
        ("barred", "[(\"x\", \"0,0\", \"1,0\")]"),
        ("doors", "[(\"x\", \"0,0\", \"1,0\")]"),
        ("locked", "[(\"x\", \"0,0\", \"1,0\")]"),
        ("counters", "[\"keys\"]"),
        ("roles", "[\"chosen\"]"),
        ("placeable", "[Lair]"),
        ("foes", "[(name: \"spider\", card: Drawn(Lesser))]"),
        ("acts", "[(name: \"pull\", cost: Action, at: Lair)]"),
        ("switches", "[CurrentTreasure]"),
        ("sought", "\"0,0\""),
        ("tile_wounds", "[(\"0,0\", 2)]"),
    ] {
        for kind in ["quest: \"tutorial\"", "after: Won", "market: []"] {
            let report = report(&format!("{owen}, {kind}, {field}: {value},"));
            assert!(report.contains(&format!("does not read `{field}`")), "{kind}, {field}: {report}");
        }
    }
    for field in ["round: 2", "first_player: \"Owen\"", "starting_heroes: 3", "decks: [Empty(Event)]", "phase: Event"] {
        let report = report(&format!("{owen}, map: \"L . L\", begin: Setup, {field},"));
        assert!(report.contains("a case with `begin: Setup` does not read"), "{field}: {report}");
    }
    for hero in ["health: 3", "at: \"1,0\"", "stunned: true", "xp: 3", "pack: [\"Axe\"]", "equip: [\"Axe\", \"Mace\"]"]
    {
        let report = report(&format!("heroes: [(hero: \"Owen\", {hero})], map: \"L . L\", begin: Setup,"));
        assert!(report.contains("Owen: this case does not read"), "{hero}: {report}");
    }
    for field in [
        "level: 2",
        "begin: Event",
        "edition: En",
        "otherwise: [ItemsFromMenuOnly]",
        "ends: (by: \"Owen\")",
        "quest: \"tutorial\"",
    ] {
        let report = report(&format!("{owen}, after: Lost, {field},"));
        assert!(report.contains("a case in town does not read"), "{field}: {report}");
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
        (
            "market: [\"Plate Armor 5\"], expect: [Xp(\"Owen\", 0)],",
            "so many are laid of Level 1 to 5: [3, 0, 0, 0, 0]",
        ),
        ("map: \"L\", go: [Sell(\"Owen\", \"Axe\")],", "only for cases with `market`"),
        ("map: \"L\", go: [Replace(\"Owen\", \"Axe\", \"Mace\")],", "only for cases with `market`"),
        ("map: \"L\", expect: [OnSale(\"Axe\")],", "only for cases with `market`"),
        ("map: \"L\", expect: [Stage(Town)],", "only for cases with `market`"),
        ("after: Lost, go: [Sell(\"Owen\", \"Axe\")],", "the party is not in town: Lost"),
        ("after: Lost, go: [Enough],", "the party is not in town: Lost"),
        ("after: Lost, expect: [Stage(Town)],", "but:      Lost"),
        ("after: Lost, expect: [NextQuest(3)],", "lies between the quests 1 and 2"),
        ("after: Lost, go: [Repeat, Refuse(Enough, \"STORY-22\")],", "it is allowed"),
        ("after: Won, expect: [Asked(by: \"Owen\")],", "players is asked"),
        ("after: Won, expect: [Asked(dice: \"1 red\")],", "only `by`, `kind` and `rule`"),
        // What is listed there.
        ("after: Won, go: [Offers([Sell(\"Owen\", \"Mace\")])],", "but:      it is not"),
        ("after: Won, go: [OffersNot([Sell(\"Owen\", \"Axe\")])],", "but:      it is"),
        ("after: Won, go: [OffersOnly([Enough])],", "also Equip(\"Axe 1\",FirstHand)"),
        ("after: Won, go: [OffersOnly([Enough, Enough])],", "it is named twice"),
        ("after: Won, go: [OffersNot([Move])],", "no step of the town"),
        ("after: Lost, go: [Offers([Enough])],", "but:      it is not"),
        // The cards of the market.
        ("market: [\"Chainmail 1\"], go: [Draw(\"Chainmail 1\")],", "none are drawn"),
        ("market: [], go: [Draw(\"Chainmail 2\")],", "it is refused by MARKET-02"),
        ("market: [], go: [Draw(\"Axxe\")],", "do you mean Axe"),
        ("market: [], go: [Asks(deck: Treasure(2))],", "Some(Treasure(1))"),
        ("market: [], go: [Asks(deck: Treasure(1)), OffersNot([Enough])],", "no such step answers this question"),
        ("market: [], go: [Enough, OffersNot([Draw(\"Chainmail 1\")])],", "no such step answers this question"),
        ("map: \"L\", expect: [Reported(Won)],", "but:      None"),
    ] {
        let report = report(lines);
        assert!(report.contains(because), "{lines}\n{because:?} is not in\n{report}");
    }
}

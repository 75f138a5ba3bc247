//! Quests of Massive Darkness 2 at a terminal: by the same words as those of the first game.

use super::*;

#[test]
fn a_quest_and_its_heroes_are_named_for_massive_darkness_2() {
    fn hellscape<'w>(more: &[&'w str]) -> Vec<&'w str> {
        [&["--game", "massive-darkness-2"], more].concat()
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.journal");
    let told = well(&hellscape(&["new", "--quest", "the-passage", "--heroes", "3", text_of(&file)]));
    assert!(told.contains("The Passage, 3 heroes") && told.contains("new.journal"), "{told}");
    assert_eq!(json(&["replay", text_of(&file), "--json"])["outcome"], "open");
    refused(&hellscape(&["new", "--heroes", "3", text_of(&file)]), &["already"]);
    refused(&hellscape(&["play", "--heroes", "2", "--quest", "nowhere"]), &["nowhere", "tutorial", "hellscape"]);
    refused(&hellscape(&["play", "--heroes", "7"]), &["1", "6"]);
    let played = json(&hellscape(&["play", "--heroes", "2", "--seed", "5", "--json"]));
    assert_eq!((&played["game"], &played["seats"]), (&"massive-darkness-2".into(), &2.into()));
    let batch = ["simulate", "--heroes", "2", "--bots", "greedy,greedy", "--games", "3", "--json"];
    assert_eq!(json(&hellscape(&batch))["statistics"]["games"], 3);
}

/// The same names as in Massive Darkness: `--bot planner --budget N`, for one game and for many.
#[test]
fn a_bot_plans_ahead_for_massive_darkness_2() {
    fn hellscape<'w>(more: &[&'w str]) -> Vec<&'w str> {
        [&["--game", "massive-darkness-2"], more].concat()
    }
    let batch = ["simulate", "--heroes", "1", "--bot", "planner", "--budget", "14", "--games", "2"];
    let told = json(&hellscape(&[&batch[..], &["--json"]].concat()));
    assert_eq!((&told["bots"][0]["bot"], &told["bots"][0]["budget"]), (&"planner".into(), &14.into()));
    assert_eq!(told["statistics"]["games"], 2);
    let folder = tempfile::tempdir().unwrap();
    let played = |name: &str| {
        let file = folder.path().join(name);
        let one = ["play", "--heroes", "1", "--bot", "planner", "--budget", "14", "--seed", "3"];
        let told = json(&hellscape(&[&one[..], &["--json", "--journal", text_of(&file)]].concat()));
        assert_eq!(json(&["replay", text_of(&file), "--json"])["hash"], told["hash"]);
        told["hash"].clone()
    };
    assert_eq!(played("one.journal"), played("two.journal"), "the same seed and the same budget");
    let vain = ["simulate", "--heroes", "1", "--bot", "greedy", "--budget", "14"];
    refused(&hellscape(&vain), &["--budget", "planner"]);
    refused(&hellscape(&["play", "--heroes", "1", "--budget", "14"]), &["--budget", "planner"]);
    refused(&["--game", "boss-monster", "simulate", "--seats", "2", "--bot", "planner"], &["--bot"]);
}

/// The same names as in Massive Darkness: the quickest win as a file, and the same seeds before and after a change.
#[test]
fn a_quest_of_massive_darkness_2_is_witnessed_and_compared() {
    fn hellscape<'w>(more: &[&'w str]) -> Vec<&'w str> {
        [&["--game", "massive-darkness-2", "simulate", "--heroes", "1"], more].concat()
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("won.journal");
    let batch = ["--bot", "planner", "--budget", "8", "--games", "4", "--witness", text_of(&file)];
    let told = well(&hellscape(&batch));
    assert!(told.contains("The quickest win (seed ") && told.contains("won.journal"), "{told}");
    let replayed = json(&["replay", text_of(&file), "--json"]);
    assert_eq!(replayed["outcome"], "won");
    let sum = json(&hellscape(&["--bot", "planner", "--budget", "8", "--games", "4", "--json"]));
    assert_eq!(replayed["rounds"], sum["statistics"]["quickest"]["rounds"]);
    refused(&hellscape(&batch), &["won.journal"]);
    // Of a Quest and itself every pair ends alike; of another one none has to.
    let compared = |before: &str, more: &[&str]| {
        hellscape(&[])
            .iter()
            .chain(&["--bot", "planner", "--budget", "8", "--games", "3", "--quest", "tutorial", "--compare", before])
            .chain(more)
            .map(|word| (*word).to_owned())
            .collect::<Vec<_>>()
    };
    let words = compared("tutorial", &["--json"]);
    let same = json(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(
        (&same["paired"]["games"], &same["paired"]["gained"], &same["paired"]["lost"]),
        (&3.into(), &0.into(), &0.into())
    );
    assert_eq!(same["before"]["statistics"], same["after"]["statistics"]);
    let words = compared("the-passage", &[]);
    let told = well(&words.iter().map(String::as_str).collect::<Vec<_>>());
    for part in ["The quest as it was:", "The quest as it is:", "What the change did:"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let both = compared("tutorial", &["--witness", "x.journal"]);
    refused(&both.iter().map(String::as_str).collect::<Vec<_>>(), &["--compare"]);
}

/// A Quest of one's own: its first line says whose it is, so no game has to be named.
#[test]
fn a_quest_of_ones_own_is_linted_and_played_from_its_file() {
    use delvewright::games::massive_darkness_2::content::CoreBox;
    use delvewright::games::massive_darkness_2::own_quests::QuestFile;
    use delvewright::house::storage::write_document;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("well.ron");
    let mut quest = CoreBox::open().unwrap().quest("tutorial").unwrap().clone();
    quest.id = "well".to_owned();
    quest.told.title.insert("en".to_owned(), "The Well".to_owned());
    write_document(&file, &QuestFile::of(quest.clone())).unwrap();
    let told = well(&["lint", text_of(&file)]);
    assert!(told.starts_with(&format!("{} can be played.\n", file.display())), "{told}");
    let played = json(&["play", text_of(&file), "--heroes", "2", "--seed", "3", "--json"]);
    assert_eq!((&played["game"], &played["seats"]), (&"massive-darkness-2".into(), &2.into()));
    let played = json(&["simulate", text_of(&file), "--heroes", "1", "--games", "3", "--threads", "1", "--json"]);
    assert_eq!(played["game"], "massive-darkness-2");
    let journal = folder.path().join("well.journal");
    let begun = well(&["new", "--quest", text_of(&file), "--heroes", "3", text_of(&journal)]);
    assert!(begun.starts_with("The Well, 3 heroes"), "{begun}");

    quest.tasks[0].r#do.clear();
    quest.goals.clear();
    write_document(&file, &QuestFile::of(quest)).unwrap();
    let output = run(&["lint", text_of(&file)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("nobody can win"), "{}", said(&output));
    fs::write(&file, "// Delvewright: massive-darkness-2, quest, format 1\n(format: 1, quest: (id: \"well\"").unwrap();
    refused(&["lint", text_of(&file)], &["well.ron"]);
    refused(&["play", text_of(&file), "--heroes", "2"], &["well.ron"]);
    refused(
        &["--game", "massive-darkness-2", "play", "--heroes", "2", "--quest", "nowhere"],
        &["nowhere", "hellscape"],
    );
}

//! The program as somebody at a terminal meets it: what it prints, what it returns, what it leaves on the disk.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_delvewright"));
    command.args(arguments).env_clear();
    // Whoever runs the tests may have cards of his own.
    command.env("DELVEWRIGHT_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-cards"));
    command
}

fn run(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// What a command prints that goes well.
#[track_caller]
fn well(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", complained(&output));
    assert_eq!(complained(&output), "", "{arguments:?}");
    said(&output)
}

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&well(arguments)).unwrap()
}

/// Wrong input: one sentence that holds these words, exit code 2, and nothing else.
#[track_caller]
fn refused(arguments: &[&str], words: &[&str]) {
    let output = run(arguments);
    let complaint = complained(&output);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert_eq!(said(&output), "", "{arguments:?}");
    assert_eq!(complaint.lines().count(), 1, "{arguments:?}: {complaint}");
    assert!(complaint.trim_end().ends_with('.'), "{complaint}");
    assert!(!complaint.contains(['⟨', '{']), "{complaint}");
    for word in words {
        assert!(complaint.contains(word), "{arguments:?}: {word:?} is missing in: {complaint}");
    }
}

fn text_of(path: &Path) -> &str {
    path.to_str().unwrap()
}

const TUTORIAL: [&str; 5] = ["play", "--quest", "tutorial", "--heroes", "3"];

fn play<'a>(more: &[&'a str]) -> Vec<&'a str> {
    TUTORIAL.into_iter().chain(more.iter().copied()).collect()
}

#[test]
fn a_game_is_played_to_its_end_and_the_same_seed_plays_the_same_game() {
    let text = well(&play(&["--seed", "7"]));
    assert!(text.contains("seed 7"), "{text}");
    assert!(text.contains("won, after") || text.contains("lost, after"), "{text}");
    assert_eq!(well(&play(&["--seed", "7"])), text);
    assert_ne!(well(&play(&["--seed", "8"])), text.replace("seed 7", "seed 8"));
    assert_ne!(well(&play(&["--seed", "7", "--bot", "random"])), text);
}

#[test]
fn a_game_without_seed_can_be_played_again_with_the_one_it_prints() {
    let game = json(&play(&["--json"]));
    let seed = game["seed"].to_string();
    assert_eq!(json(&play(&["--json", "--seed", &seed])), game);
}

#[test]
fn every_party_size_edition_and_difficulty_can_be_played() {
    for heroes in 1..=6 {
        let heroes = heroes.to_string();
        let game = json(&["play", "--quest", "tutorial", "--heroes", &heroes, "--seed", "1", "--json"]);
        assert_eq!(game["heroes"].as_array().unwrap().len().to_string(), heroes);
        assert!(matches!(game["outcome"].as_str(), Some("won" | "lost")), "{game}");
        assert!(game["rounds"].as_u64().unwrap() > 0 && game["answers"].as_u64().unwrap() > 10);
    }
    let easy = json(&play(&["--seed", "5", "--json", "--bot", "random", "--lifebringer", "9", "--edition", "en"]));
    let hard = json(&play(&["--seed", "5", "--json", "--bot", "random", "--lifebringer", "0"]));
    assert!(easy["rounds"].as_u64() > hard["rounds"].as_u64(), "{easy} {hard}");
    let named = json(&["play", "--quest", "tutorial", "--heroes", "whisper, bjorn", "--seed", "1", "--json"]);
    assert_eq!(named["heroes"], serde_json::json!(["whisper", "bjorn"]));
}

#[test]
fn a_recorded_game_replays_to_its_last_hash() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let game = json(&play(&["--seed", "11", "--json", "--journal", text_of(&path)]));
    let again = json(&["replay", text_of(&path), "--json"]);
    assert_eq!(again["verified"], true);
    for fact in ["hash", "answers", "rounds", "outcome", "seed", "quest"] {
        assert_eq!(again[fact], game[fact], "{fact}");
    }
    let text = well(&["replay", text_of(&path)]);
    assert!(text.contains(game["hash"].as_str().unwrap()), "{text}");
    // A recorded game is never written over.
    let before = fs::read(&path).unwrap();
    refused(&play(&["--seed", "12", "--journal", text_of(&path)]), &["game.journal", "already"]);
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_replay_that_goes_another_way_is_told_with_exit_code_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    well(&play(&["--seed", "11", "--journal", text_of(&path)]));
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    // A die that does not matter (who is dead does not die again) did not fall so from the seed all the same.
    let rolls: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].contains("answer:Rolled([")).collect();
    let goes_another_way = |at: &usize| {
        let at = *at;
        let faces = lines[at].split("Rolled([").nth(1).unwrap();
        let other = if faces.starts_with('5') { "0" } else { "5" };
        let forged = lines[at].replace(&format!("Rolled([{}", &faces[..1]), &format!("Rolled([{other}"));
        let mut changed = lines.clone();
        changed[at] = &forged;
        fs::write(&path, changed.join("\n") + "\n").unwrap();
        let output = run(&["replay", text_of(&path)]);
        output.status.code() == Some(1) && said(&output).contains(&format!("Line {}", at + 1))
    };
    assert!(rolls.len() > 10 && rolls.iter().rev().take(10).all(goes_another_way));

    // A last line that a crash tore is left out and told; what is complete is verified.
    fs::write(&path, &text[..text.len() - 20]).unwrap();
    let output = run(&["replay", text_of(&path)]);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(said(&output).contains("torn"), "{}", said(&output));
}

#[test]
fn a_journal_that_was_altered_does_not_hold() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    well(&play(&["--seed", "11", "--journal", text_of(&path)]));
    let text = fs::read_to_string(&path).unwrap();
    let with = |changed: &str| {
        assert_ne!(changed, text);
        fs::write(&path, changed).unwrap();
        let output = run(&["replay", text_of(&path)]);
        (output.status.code(), said(&output))
    };
    let (code, said) = with(&text.replacen("seed:11", "seed:12", 1));
    assert!(code == Some(1) && said.contains("seed"), "{code:?} {said}");
    let (code, said) = with(&text.replacen("draws:3", "draws:4", 1));
    assert!(code == Some(1) && said.contains("seed"), "{code:?} {said}");
    let (code, said) = with(&text.replacen("Walking in the Dark", "Walking in the Park", 1));
    assert!(code == Some(1) && said.contains("quest"), "{code:?} {said}");
    let snapshot = text.find("Snapshot(").unwrap();
    let health = text[snapshot..].find("health:").unwrap() + snapshot + "health:".len();
    let (code, said) = with(&format!("{}7{}", &text[..health], &text[health + 1..]));
    assert!(code == Some(1) && said.contains("state kept there"), "{code:?} {said}");
    // Other rules that lead to the same states are told, and hold.
    let (code, said) = with(&text.replacen("rules_revision:", "rules_revision:9", 1));
    assert!(code == Some(0) && said.contains("version of the rules"), "{code:?} {said}");
}

#[test]
fn wrong_games_are_refused_in_one_sentence() {
    refused(&["play", "--quest", "no-such-quest", "--heroes", "1"], &["no-such-quest", "tutorial"]);
    refused(&["play", "--quest", "nowhere/quest.ron", "--heroes", "1"], &["nowhere/quest.ron", "does not exist"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "7"], &["7 heroes", "1 to 6"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "0"], &["0 heroes"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "bjorn,thor"], &["thor", "whisper"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "bjorn,bjorn"], &["Bjorn", "twice"]);
    refused(&["play", "--quest", "tutorial"], &["--heroes"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "1", "--bot", "clever"], &["clever", "greedy"]);
    refused(&["dance"], &["dance"]);
    refused(&["play", "--heroes", "1", "--quest", "tutorial", "--seed", "seven"], &["seven"]);
    refused(&["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "0"], &["--games", "1 to 10000000"]);
    // Without its folder a game cannot be recorded; the folder is named.
    refused(&play(&["--journal", "no/such/folder/game.journal"]), &["no/such/folder does not exist"]);
    assert!(!Path::new("no").exists());
}

#[test]
fn broken_files_are_refused_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let quest = write("broken.ron", "(\n    format: 1,\n    id: oops,\n)\n");
    refused(&["play", "--quest", text_of(&quest), "--heroes", "1"], &["broken.ron", "line 3", "column"]);
    refused(&["lint", text_of(&quest)], &["line 3"]);
    let newer = write("newer.ron", "(format: 99, id: \"x\")");
    refused(&["play", "--quest", text_of(&newer), "--heroes", "1"], &["newer", "99"]);
    let journal = write("game.journal", "this is no game\n");
    refused(&["replay", text_of(&journal)], &["game.journal"]);
    let journal = write("empty.journal", "");
    refused(&["replay", text_of(&journal)], &["empty.journal", "no game"]);
    refused(&["replay", "nowhere.journal"], &["nowhere.journal"]);
    let cases = write("cases.ron", "[ (name: 3) ]");
    refused(&["check", text_of(&cases)], &["cases.ron"]);
    refused(&["check", "nowhere.ron"], &["nowhere.ron"]);
    let bytes = folder.path().join("bytes.ron");
    fs::write(&bytes, b"(format: 1, id: \"\xff\")").unwrap();
    refused(&["lint", text_of(&bytes)], &["bytes.ron", "column 18"]);
}

#[test]
fn a_quest_from_a_file_is_played_and_linted() {
    let folder = tempfile::tempdir().unwrap();
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("quests/massive-darkness/tutorial.ron");
    let text = fs::read_to_string(shipped).unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, &text).unwrap();
    let mine = json(&["play", "--quest", text_of(&path), "--heroes", "2", "--seed", "3", "--json"]);
    let shipped = json(&["play", "--quest", "tutorial", "--heroes", "2", "--seed", "3", "--json"]);
    assert_eq!(mine, shipped);
    assert!(well(&["lint", text_of(&path), "tutorial"]).contains("can be played"));

    fs::write(&path, text.replace("\"6V\"", "\"99V\"")).unwrap();
    let output = run(&["lint", text_of(&path)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("99V"), "{}", said(&output));
    refused(&["play", "--quest", text_of(&path), "--heroes", "2"], &["99V"]);
}

#[test]
fn a_drafted_quest_is_clean_and_bots_play_it_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    for goal in ["escape", "library", "artifacts", "lairs", "quarry", "siege"] {
        let path = folder.path().join(format!("{goal}.ron"));
        let wishes = ["generate", "--seed", "4", "--tiles", "4", "--levels", "2-4", "--goal", goal];
        assert!(well(&[&wishes[..], &["--output", text_of(&path)]].concat()).contains(text_of(&path)));
        let shown = well(&wishes);
        assert_eq!(shown, well(&wishes), "the same seed drafts the same");
        let read = fs::read_to_string(&path).unwrap();
        assert_eq!(read.replace(&format!("id: \"{goal}\""), "id: \"draft-4\""), shown);
        assert!(well(&["lint", text_of(&path)]).contains("can be played"));
        let played = json(&["simulate", "--quest", text_of(&path), "--heroes", "3", "--games", "4", "--json"]);
        assert_eq!((&played["statistics"]["failed"], &played["statistics"]["stuck"]), (&0.into(), &0.into()));
        refused(&[&wishes[..], &["--output", text_of(&path)]].concat(), &[text_of(&path)]);
        assert_eq!(fs::read_to_string(&path).unwrap(), read);
    }
    refused(&["generate", "--tiles", "10"], &["9 tiles", "10"]);
    refused(&["generate", "--levels", "4-2"], &["4-2"]);
    refused(&["generate", "--goal", "tea"], &["tea", "siege"]);
}

#[test]
fn odds_are_exact_in_fractions_and_decimals() {
    let odds = json(&["odds", "--attack", "1Y", "--defense", "1B", "--json"]);
    assert_eq!(odds["hits"]["mean"], "1/1");
    let wounds = odds["wounds"]["results"].as_array().unwrap();
    let row = |value: i64| wounds.iter().find(|row| row["value"] == value).unwrap();
    assert_eq!(row(0)["exactly"], "23/36");
    assert_eq!(row(1)["exactly"], "11/36");
    assert_eq!(row(2)["at_least"], "1/18");
    assert!((row(2)["at_least_decimal"].as_f64().unwrap() - 1.0 / 18.0).abs() < 1e-12);
    let text = well(&["odds", "--attack", "1Y", "--defense", "1B"]);
    assert!(text.contains("Wounds") && text.contains("23/36  0.638889"), "{text}");
}

#[test]
fn the_odds_of_the_largest_pools_add_up_to_one() {
    let arguments = [
        "odds",
        "--attack",
        "3Y3R",
        "--defense",
        "3B3G",
        "--reroll",
        "blanks",
        "--enchantment",
        "attack bam: -1 shield, repeat 2",
        "--json",
    ];
    let odds = json(&arguments);
    for name in ["hits", "attack_bams", "attack_diamonds", "shields", "defense_bams", "defense_diamonds", "wounds"] {
        let rows = odds[name]["results"].as_array().unwrap();
        assert_eq!(rows[0]["at_least"], "1/1", "{name}");
        let sum: f64 = rows.iter().map(|row| row["exactly_decimal"].as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{name}: {sum}");
    }
    let plain = json(&["odds", "--attack", "3Y3R", "--defense", "3B3G", "--json"]);
    assert!(odds["wounds"]["mean_decimal"].as_f64() > plain["wounds"]["mean_decimal"].as_f64());
}

#[test]
fn wrong_dice_are_refused_in_one_sentence() {
    refused(&["odds", "--attack", "3X"], &["3X"]);
    refused(&["odds", "--attack", "4Y"], &["4Y", "DICE-04"]);
    refused(&["odds", "--attack", "1B"], &["1B", "other side"]);
    refused(&["odds", "--attack", "1Y", "--enchantment", "attack bam: +1 cake"], &["cake"]);
    refused(&["odds", "--attack", "1Y", "--reroll", "hits"], &["hits"]);
    refused(&["odds"], &["--attack"]);
}

#[test]
fn many_games_are_summed_up_the_same_on_any_number_of_cores() {
    let batch = |threads: &str| {
        json(&[
            "simulate",
            "--quest",
            "tutorial",
            "--heroes",
            "2",
            "--games",
            "30",
            "--seed",
            "5",
            "--threads",
            threads,
            "--json",
        ])
    };
    let (alone, together) = (batch("1"), batch("2"));
    assert_eq!(alone["statistics"], together["statistics"]);
    let count = |name: &str| alone["statistics"][name].as_u64().unwrap();
    assert_eq!(count("games"), 30);
    assert_eq!(count("won") + count("lost"), 30);
    assert!(alone["wins"]["low"].as_f64() <= alone["wins"]["high"].as_f64());
    let text = well(&["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "5", "--bot", "random"]);
    assert!(text.starts_with("5 games:"), "{text}");
}

#[test]
fn a_batch_says_whose_share_it_is_how_sure_and_who_played() {
    let simulate = |more: &[&str]| well(&[&["simulate", "--quest", "tutorial"], more].concat());
    let text = simulate(&["--heroes", "1", "--games", "40"]);
    for words in ["the bot “greedy” won ", "confidence 95 %", "drawn anew for each game"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    // Whoever never wins has shown nothing.
    let lost = simulate(&["--heroes", "owen, sibyl", "--games", "3", "--bot", "random", "--lifebringer", "0"]);
    assert!(lost.contains("not yet shown to be winnable") && !lost.contains("0.0 % won"), "{lost}");
    assert!(!lost.contains("drawn anew"), "these two play in every game: {lost}");
    let table = simulate(&["--heroes", "6", "--games", "3", "--bot", "all", "--seed", "5"]);
    assert!(table.contains("| not yet shown to be winnable (0–") && table.contains("from seed 5 on"), "{table}");
    // One of the games is seen again by its seed, with the party that played it.
    let heroes = |seed: &str| json(&play(&["--seed", seed, "--json"]))["heroes"].clone();
    assert!((1..9).map(|seed| heroes(&seed.to_string())).any(|party| party != heroes("0")));
}

#[test]
fn what_rules_do_during_set_up_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("gift.ron");
    let tutorial = fs::read_to_string("quests/massive-darkness/tutorial.ron").unwrap();
    let rules =
        r#"rules: [(name: "gift", when: Setup, do: [AllGainXp(1)]), (name: "never", when: Called("x"), do: [Lose]),"#;
    fs::write(&path, tutorial.replacen("rules: [", rules, 1)).unwrap();
    let batch = ["simulate", "--quest", text_of(&path), "--heroes", "2", "--games", "4"];
    let text = well(&batch);
    assert!(text.contains("Never applied: ") && text.contains("never") && !text.contains("gift"), "{text}");
    let seen = json(&[&batch[..], &["--json"]].concat());
    assert_eq!((&seen["rules_applied"][0], &seen["rules_applied"][1]), (&4.into(), &0.into()));
    assert_eq!(seen["party"], serde_json::json!({ "Drawn": 2 }));
}

#[test]
fn cases_are_checked_and_counted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/examples");
    let file = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).find(|path| path.extension().is_some());
    let text = well(&["check", text_of(&file.unwrap())]);
    assert!(text.contains("0 do not hold"), "{text}");
}

#[test]
fn each_language_speaks_for_itself() {
    let complaint = |language: &str| {
        let output = program(&["play", "--quest", "tutorial", "--heroes", "9"]).env("LANG", language).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        complained(&output)
    };
    assert!(complaint("C.UTF-8").contains("9 heroes cannot play"));
    assert!(complaint("de_DE.UTF-8").contains("9 Helden"));
    assert!(complaint("pl_PL.UTF-8").contains("bohaterów"));
}

#[test]
fn what_is_missing_is_called_as_in_the_help_of_each_language() {
    let complaint =
        |language: &str, arguments: &[&str]| complained(&program(arguments).env("LANG", language).output().unwrap());
    let export = ["campaign", "export", "into-the-dark"];
    for (language, called) in [("C.UTF-8", "<FILE>"), ("de_DE.UTF-8", "<DATEI>"), ("pl_PL.UTF-8", "<PLIK>")] {
        for arguments in [&export[..], &["campaign", "import"], &["sheet", "tutorial"]] {
            let told = complaint(language, arguments);
            assert!(told.contains(called) && !told.contains("<TO>") && !told.contains("<FROM>"), "{told}");
        }
    }
    assert!(complaint("de_DE.UTF-8", &["check"]).contains("<FÄLLE>…"));
    let told = complaint("pl_PL.UTF-8", &["campaign", "export", "one", "two", "three"]);
    assert!(told.contains("three"), "{told}");
}

#[test]
fn help_names_every_command_and_goes_well() {
    let help = well(&["--help"]);
    for command in ["play", "replay", "check", "odds", "simulate", "lint", "generate"] {
        assert!(help.contains(command), "{command}");
        let own = well(&[command, "--help"]);
        assert!(own.contains("Usage: delvewright"), "{own}");
    }
    assert!(well(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn many_batches_are_played_once_kept_and_drawn_as_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let all = ["simulate", "--quest", "tutorial", "--heroes", "all", "--bot", "all", "--games", "2", "--results"];
    let sweep = [&all[..], &[text_of(&file)]].concat();
    let table = well(&sweep);
    assert_eq!(table.lines().filter(|line| line.starts_with("| tutorial |")).count(), 2, "{table}");
    assert!(table.contains("| 1 | 2 | 3 | 4 | 5 | 6 |"), "{table}");
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 12);
    assert_eq!(
        (well(&sweep), fs::read_to_string(&file).unwrap()),
        (table.clone(), kept.clone()),
        "nothing is played again"
    );
    // Cut in the middle of the last line, only the last batch is played again.
    fs::write(&file, &kept[..kept.len() - 20]).unwrap();
    assert_eq!(well(&sweep), table);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 12);
    // Another number of games is another batch.
    let other = ["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "3", "--results", text_of(&file)];
    well(&other);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 13);
}

#[test]
fn a_file_that_holds_no_results_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("diary.txt");
    fs::write(&file, "Dear diary\ntoday\n").unwrap();
    let sweep = ["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "1", "--results", text_of(&file)];
    refused(&sweep, &["diary.txt", "no results"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear diary\ntoday\n");
    // A line without its end is not torn for that.
    for diary in ["Dear diary", "Dear diary\ntoday", "{", "\u{feff}", "\0\0\0\0"] {
        fs::write(&file, diary).unwrap();
        refused(&sweep, &["diary.txt", "no results"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), diary);
    }
    // Not even behind results of ours.
    fs::write(&file, "").unwrap();
    well(&sweep);
    for behind in ["Dear diary\n", "Dear diary"] {
        let both = fs::read_to_string(&file).unwrap() + behind;
        fs::write(&file, &both).unwrap();
        refused(&sweep, &["diary.txt", "no results"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), both);
        fs::write(&file, both.strip_suffix(behind).unwrap()).unwrap();
    }
}

#[test]
fn of_two_recordings_into_one_new_file_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let begin = |seed: &str| {
        let arguments = play(&["--seed", seed, "--journal", text_of(&path)]);
        program(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    // Both begin while there is no such file.
    let both = [begin("11"), begin("12")].map(|child| child.wait_with_output().unwrap());
    let codes = both.each_ref().map(|output| output.status.code());
    assert!(codes == [Some(0), Some(2)] || codes == [Some(2), Some(0)], "{codes:?}");
    let (kept, other) = if codes[0] == Some(0) { ("11", &both[1]) } else { ("12", &both[0]) };
    assert!(complained(other).contains("already"), "{}", complained(other));
    assert!(fs::read_to_string(&path).unwrap().lines().next().unwrap().contains(&format!("seed:{kept}")));
}

#[test]
fn own_cards_are_examined_card_by_card_and_a_broken_pack_stops_nothing() {
    let home = tempfile::tempdir().unwrap();
    let packs = home.path().join("packs");
    fs::create_dir(&packs).unwrap();
    let (good, bad, broken) = (packs.join("good.ron"), packs.join("bad.ron"), packs.join("broken.ron"));
    let card = |slot: &str, dice: &str| {
        format!(
            r#"(format: 1, names: {{"SE11": {{"en": "My Axe"}}}}, cards: (equipment: [(code: "SE11", id: "axe",
                deck: Starting, level: 1, kind: Weapon, slot: {slot}, melee: [{dice}])]))"#
        )
    };
    fs::write(&good, card("Hand", "Red, Red")).unwrap();
    fs::write(&bad, card("Body", "Red, Red, Red, Red")).unwrap();
    fs::write(&broken, "(format: 1,\n cards: (heros: []))").unwrap();
    assert!(well(&["lint", text_of(&good)]).contains("1 card"));
    let found = run(&["lint", text_of(&bad)]);
    assert_eq!(found.status.code(), Some(1));
    for words in ["SE11", "My Axe", "EQUIP-02", "DICE-04"] {
        assert!(said(&found).contains(words), "{words}: {}", said(&found));
    }
    refused(&["lint", text_of(&broken)], &["broken.ron", "line 2"]);
    let listed = run(&["lint", "--json", text_of(&bad)]);
    let listed: Value = serde_json::from_str(&said(&listed)).unwrap();
    assert_eq!(listed[0]["problems"].as_array().unwrap().len(), 3);
    // With these cards at home one plays all the same, and is told which file does not count.
    let played = program(&TUTORIAL).env("DELVEWRIGHT_HOME", home.path()).output().unwrap();
    assert_eq!(played.status.code(), Some(0), "{}", complained(&played));
    assert!(complained(&played).contains("broken.ron"), "{}", complained(&played));
}

#[test]
fn heroes_are_named_as_people_write_them() {
    let named = |heroes: &str| json(&["play", "--quest", "tutorial", "--heroes", heroes, "--seed", "4", "--json"]);
    assert_eq!(named("Owen,SIBYL"), named("owen,sibyl"));
}

#[test]
fn rules_that_run_in_a_circle_are_named_and_are_no_success() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("circle.ron");
    let tutorial = fs::read_to_string("quests/massive-darkness/tutorial.ron").unwrap();
    let rules = r#"rules: [(name: "ping", when: RoundStarts(1), do: [Call("a")]), (name: "pong", when: Called("a"), do: [Call("a")]),"#;
    fs::write(&path, tutorial.replacen("rules: [", rules, 1)).unwrap();
    for arguments in [["play", "--seed", "1"], ["simulate", "--games", "1"]] {
        let output = run(&[&arguments[..], &["--heroes", "1", "--quest", text_of(&path)]].concat());
        assert_eq!(output.status.code(), Some(1), "{}{}", said(&output), complained(&output));
        assert!(arguments[0] == "simulate" || said(&output).contains("pong"), "{}", said(&output));
    }
}

#[test]
fn a_folder_without_cases_and_numbers_that_no_quest_has_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    refused(&["check", text_of(folder.path())], &["no rules cases"]);
    let path = folder.path().join("odd.ron");
    let tutorial = fs::read_to_string("quests/massive-darkness/tutorial.ron").unwrap();
    let odd = tutorial.replacen("start_level: 1", "start_level: 99", 1);
    assert_ne!(odd, tutorial);
    fs::write(&path, odd).unwrap();
    let found = run(&["lint", text_of(&path)]);
    assert_eq!(found.status.code(), Some(1), "{}", complained(&found));
    assert!(said(&found).contains("99"), "{}", said(&found));
}

#[cfg(feature = "gui")]
#[test]
fn without_a_screen_it_says_what_is_missing_in_the_language_of_the_user() {
    let install = "apt install libgl1 libegl1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2";
    assert!(fs::read_to_string("README.md").unwrap().contains(install), "the README says the same");
    for (language, words) in [("en", "There is no screen"), ("de", "kein Bildschirm"), ("pl", "Nie ma tu ekranu")] {
        let folder = tempfile::tempdir().unwrap();
        let settings = format!("(format: 1, language: \"{language}\")");
        fs::write(folder.path().join("settings.ron"), settings).unwrap();
        let output = program(&[]).env("DELVEWRIGHT_HOME", folder.path()).output().unwrap();
        let complaint = complained(&output);
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(words) && complaint.contains(install), "{complaint}");
        assert!(!complaint.contains(".rs") && !complaint.contains("winit"), "{complaint}");
    }
}

#[test]
fn a_quest_is_printed_as_pdf_and_as_one_picture_for_each_page() {
    let folder = tempfile::tempdir().unwrap();
    let (pdf, png) = (folder.path().join("sheet.pdf"), folder.path().join("sheet.png"));
    let text = well(&["sheet", "tutorial", "--to", text_of(&pdf), "--paper", "letter", "--language", "de"]);
    assert!(text.contains("sheet.pdf"), "{text}");
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    let text = well(&["sheet", "quest-10", "--to", text_of(&png), "--dpi", "40"]);
    assert!(text.lines().count() > 1, "{text}");
    assert!(fs::read(folder.path().join("sheet-1.png")).unwrap().starts_with(b"\x89PNG"));
    refused(&["sheet", "tutorial", "--to", text_of(&folder.path().join("sheet.txt"))], &["sheet.txt", ".pdf"]);
    refused(&["sheet", "no-such-quest", "--to", text_of(&pdf)], &["no-such-quest"]);
    refused(&["sheet", "tutorial", "--to", text_of(&pdf), "--language", "fr"], &["fr"]);
    assert!(!folder.path().join("sheet.txt").exists());
}

#[test]
fn the_games_that_are_installed_are_listed() {
    let listed = well(&["games"]);
    assert!(listed.contains("massive-darkness  Massive Darkness (1 to 6 players)"), "{listed}");
    let listed = json(&["games", "--json"]);
    assert_eq!(listed[0]["id"], "massive-darkness");
    assert_eq!((&listed[0]["seats"][0], &listed[0]["seats"][1]), (&Value::from(1), &Value::from(6)));
}

#[test]
fn a_game_that_is_not_installed_is_refused_by_its_name_before_anything_else() {
    refused(&["--game", "chess", "play"], &["chess", "massive-darkness"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "1", "--game=chess\u{1b}[2J"], &["chess", "massive-darkness"]);
    let named = ["play", "--quest", "tutorial", "--heroes", "2", "--seed", "3"];
    let short = well(&named);
    assert_eq!(well(&[&named[..], &["--game", "massive-darkness"]].concat()), short);
}

#[test]
fn a_document_of_another_game_or_kind_is_refused_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cave.ron");
    for (line, words) in [
        ("// Delvewright: chess, quest, format 1", ["another game", "chess"]),
        ("// Delvewright: massive-darkness, cards, format 1", ["cannot be used here", "a pack of cards"]),
        ("// Delvewright: massive-darkness, quest, format 99", ["newer version", "99"]),
    ] {
        fs::write(&file, format!("{line}\n(format: 1, [[[")).unwrap();
        refused(&["lint", text_of(&file)], &words);
    }
}

#[test]
fn a_game_without_commands_of_its_own_is_played_and_proved_and_known_by_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.journal");
    let played =
        json(&["--game", "lanterns", "play", "--seats", "3", "--seed", "5", "--journal", text_of(&file), "--json"]);
    assert_eq!((&played["game"], &played["seats"], &played["rounds"]), (&"lanterns".into(), &3.into(), &3.into()));
    assert_eq!(played["ranking"].as_array().map(Vec::len), Some(3));
    let before = fs::read(&file).unwrap();
    assert_eq!(json(&["replay", text_of(&file), "--json"])["hash"], played["hash"]);
    let told = well(&["replay", text_of(&file)]);
    assert!(told.contains("holds") && told.contains("Player 3: place "), "{told}");
    assert_eq!(fs::read(&file).unwrap(), before, "it is only read");
    assert_ne!(json(&["--game", "lanterns", "play", "--seats", "3", "--seed", "6", "--json"])["hash"], played["hash"]);
    refused(&["--game", "lanterns", "play", "--seats", "4"], &["2 to 3"]);
    refused(&["--game", "lanterns", "play", "--seats", "2", "--journal", text_of(&file)], &["already"]);
    refused(&["--game", "massive-darkness", "replay", text_of(&file)], &["lanterns"]);
    // The file says whose it is, and that game has no such command.
    refused(&["lint", text_of(&file)], &["Lanterns has no command “lint”", "play", "--game"]);
}

#[test]
fn bots_play_any_game_many_times_and_it_is_said_who_came_where_and_how_sure_that_is() {
    fn lanterns<'w>(more: &[&'w str]) -> Vec<&'w str> {
        [&["--game", "lanterns", "simulate"], more].concat()
    }
    let batch = ["--seats", "2", "--bots", "search", "--imagined", "20", "--games", "30", "--seed", "4"];
    let machine = |threads: &str| json(&lanterns(&[&batch[..], &["--threads", threads, "--json"]].concat()));
    let (alone, together) = (machine("1"), machine("2"));
    assert_eq!(alone, together);
    assert_eq!(alone["bots"], serde_json::json!([{ "bot": "search", "imagined": 20 }, { "bot": "random" }]));
    let games = |seat: usize| alone["seats"][seat]["places"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert_eq!((games(0), games(1), alone["statistics"]["games"].as_u64()), (30_u64, 30_u64, Some(30)));
    let firsts = |seat: usize| alone["seats"][seat]["firsts"]["share"].as_f64().unwrap();
    assert!((firsts(0) + firsts(1) - 1.0).abs() < 1e-9, "a shared first place is divided");
    assert!(alone["wins"].is_null(), "there is no winning together");
    let text = well(&lanterns(&batch));
    for words in
        ["30 games, from seed 4 on", "Player 1 (search, 20 games", "Player 2 (random)", "confidence 95 %", "1: "]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    refused(&lanterns(&["--seats", "2", "--bots", "random,search,random"]), &["3 bots", "2 seats"]);
    refused(&lanterns(&["--seats", "2", "--bots", "oracle"]), &["oracle", "random, search"]);
}

#[test]
fn a_game_without_commands_of_its_own_has_pages_of_help_in_each_language() {
    for (language, words) in [("C", "Usage: "), ("de_DE.UTF-8", "Aufruf: "), ("pl_PL.UTF-8", "Użycie: ")] {
        for command in [&["--help"][..], &["play", "--help"], &["simulate", "--help"], &["replay", "--help"]] {
            let output = program(&[&["--game", "lanterns"], command].concat()).env("LANG", language).output().unwrap();
            let page = said(&output);
            assert!(page.contains(words) && !page.contains(['⟨', '{']), "{page}");
        }
    }
}

/// Whoever writes the answer into a file has to hear that it is not all there.
#[test]
#[cfg(target_os = "linux")]
fn an_answer_that_cannot_be_written_is_no_success() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program(&["games"]).stdout(full).stderr(Stdio::piped()).spawn().unwrap().wait_with_output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("could not be written whole"), "{complaint}");
}

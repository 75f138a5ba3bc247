//! The program as somebody at a terminal meets it: what it prints, what it returns, what it leaves on the disk.
//! Here: Massive Darkness; [`batches`] of its games; [`every_game`] has what the program does whatever is played, [`files`] and
//! [`books`] what is given to it; [`massive_darkness_2`] that game’s Quests.

mod batches;
mod books;
mod every_game;
mod files;
mod massive_darkness_2;

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
    // Somebody's editor left out the last line end: it is the same game.
    let without_end = folder.path().join("edited.journal");
    fs::write(&without_end, fs::read_to_string(&path).unwrap().trim_end()).unwrap();
    assert_eq!(json(&["replay", text_of(&without_end), "--json"]), again);
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

    // Rules and cards are the same: nobody is told that they have changed.
    let at = *rolls.last().unwrap();
    let (before, rest) = lines[at].split_once("hash:").unwrap();
    let forged = format!("{before}hash:1{}", rest.trim_start_matches(|sign: char| sign.is_ascii_digit()));
    let mut changed = lines.clone();
    changed[at] = &forged;
    fs::write(&path, changed.join("\n") + "\n").unwrap();
    let told = said(&run(&["replay", text_of(&path)]));
    assert!(told.contains("the file was changed or damaged") && told.contains(&format!("Line {}", at + 1)), "{told}");

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

/// A path as the system writes it, whatever was typed.
fn as_shown(path: &str) -> String {
    path.replace('/', std::path::MAIN_SEPARATOR_STR)
}

#[test]
fn wrong_games_are_refused_in_one_sentence() {
    refused(&["play", "--quest", "no-such-quest", "--heroes", "1"], &["no-such-quest", "tutorial"]);
    let nowhere = as_shown("nowhere/quest.ron");
    refused(&["play", "--quest", "nowhere/quest.ron", "--heroes", "1"], &[&nowhere, "does not exist"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "7"], &["7 heroes", "1 to 6"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "0"], &["0 heroes"]);
    for number in ["99999999999999999999", "-1", "2.5", "+9"] {
        refused(&["play", "--quest", "tutorial", "--heroes", number], &[&format!("{number} heroes"), "1 to 6"]);
    }
    refused(&["play", "--quest", "tutorial", "--heroes", "bjorn,thor"], &["thor", "whisper"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "bjorn,bjorn"], &["Bjorn", "twice"]);
    refused(&["play", "--quest", "tutorial"], &["--heroes"]);
    refused(&["play", "--quest", "tutorial", "--heroes", "1", "--bot", "clever"], &["clever", "greedy"]);
    refused(&["dance"], &["dance"]);
    refused(&["play", "--heroes", "1", "--quest", "tutorial", "--seed", "seven"], &["seven"]);
    refused(&["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "0"], &["--games", "1 to 10000000"]);
    // Without its folder a game cannot be recorded; the folder is named.
    let folder = as_shown("no/such/folder");
    refused(&play(&["--journal", "no/such/folder/game.journal"]), &[&format!("{folder} does not exist")]);
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
    for number in ["10", "0", "-3", "200", "99999999999999999999"] {
        refused(&["generate", "--tiles", number], &["1 to 9 tiles", number]);
    }
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
fn rerolls_are_chosen_for_what_is_wanted() {
    let odds = |arguments: &[&str]| json(&[&["odds", "--attack", "1Y", "--json"], arguments].concat());
    let plain = odds(&[]);
    assert_eq!((&plain["reroll"], &plain["aim"], &plain["kill"]), (&"nothing".into(), &"wounds".into(), &Value::Null));
    // A single Hit is as good as a new roll is on average, but not if two Wounds are wanted.
    let many = odds(&["--reroll", "attack-any"]);
    assert_eq!((&many["reroll"], &many["wounds"]["mean"]), (&"attack-any".into(), &"7/6".into()));
    let kill = odds(&["--reroll", "attack-any", "--to-kill", "2"]);
    assert_eq!(
        (&kill["aim"], &kill["kill"]["wounds"], &kill["kill"]["chance"]),
        (&"kill".into(), &2.into(), &"11/36".into())
    );
    let both = odds(&["--defense", "1B", "--reroll", "attack-any,defense-any"]);
    assert_eq!(both["reroll"], "attack-any,defense-any");
    let text = well(&["odds", "--attack", "1Y", "--reroll", "attack-any", "--to-kill", "2"]);
    assert!(text.contains("2 wounds or more: 11/36 = 0.305556") && text.contains("best play"), "{text}");
    refused(
        &["odds", "--attack", "1Y", "--reroll", "attack-any,attack-any,attack-any,attack-any,attack-any"],
        &["at most 4"],
    );
    refused(&["odds", "--attack", "1Y", "--to-kill", "0"], &["1 to 99"]);
}

#[test]
fn symbols_that_are_cancelled_pay_for_nothing() {
    let odds = |arguments: &[&str]| {
        let wounding =
            ["odds", "--attack", "1Y", "--defense", "1B", "--json", "--enchantment", "attack bam: +9 wounds"];
        let counted = json(&[&wounding, arguments].concat());
        let rows = counted["wounds"]["results"].as_array().unwrap().clone();
        rows.iter().find(|row| row["value"] == 9).map(|row| row["exactly"].as_str().unwrap().to_owned())
    };
    // Two Hits and a Bam against two Shields and a Bam.
    assert_eq!(odds(&[]).as_deref(), Some("1/36"));
    assert_eq!(odds(&["--enchantment", "defense bam: -1 attack bam"]), None);
    assert_eq!(odds(&["--enchantment", "defense bam: -1 attack diamond"]).as_deref(), Some("1/36"));
    assert_eq!(odds(&["--skill", "defense: -all attack symbols"]), None);
    refused(&["odds", "--attack", "1Y", "--skill", "attack bam: +1 hit"], &["--enchantment"]);
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
fn cases_are_checked_and_counted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/examples");
    let file = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).find(|path| path.extension().is_some());
    let text = well(&["check", text_of(&file.unwrap())]);
    assert!(text.contains("0 do not hold"), "{text}");
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
    // Also where its first line says what it is: then it is said what is wrong with it.
    let named = packs.join("named.ron");
    fs::write(&named, "// Delvewright: massive-darkness, cards, format 1\n(format: 1,\n cards: (((").unwrap();
    refused(&["lint", text_of(&named)], &["named.ron", "line 3"]);
    fs::remove_file(&named).unwrap();
    // Nobody writes such a name.
    let long = packs.join("long.ron");
    fs::write(&long, card("Hand", "Red").replace("My Axe", &"Axe ".repeat(4_000_000))).unwrap();
    refused(&["lint", text_of(&long)], &["long.ron", "line 1", "too long"]);
    fs::remove_file(&long).unwrap();
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
    let diary = folder.path().join("diary.pdf");
    fs::write(&diary, "my diary").unwrap();
    refused(&["sheet", "tutorial", "--to", text_of(&diary)], &["diary.pdf", "of another kind"]);
    assert_eq!(fs::read_to_string(&diary).unwrap(), "my diary");
    refused(&["sheet", "no-such-quest", "--to", text_of(&pdf)], &["no-such-quest"]);
    refused(&["sheet", "tutorial", "--to", text_of(&pdf), "--language", "fr"], &["fr"]);
    assert!(!folder.path().join("sheet.txt").exists());
}

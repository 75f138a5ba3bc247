//! What the program does whatever is played: games, help, languages, and what it refuses.

use super::*;

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
        ("// Delvewright: massive-darkness, campaign, format 1", ["cannot be used here", "a campaign to pass on"]),
        // What lint reads, too, is told what is wrong with it.
        ("// Delvewright: massive-darkness, cards, format 1", ["cannot be understood", "line 2"]),
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
fn rules_cases_find_their_game_and_what_another_game_has_is_said() {
    let cases = "tests/rules/boss-monster/build.ron";
    let told = well(&["check", cases]);
    assert!(told.contains("cases hold"), "{told}");
    assert_eq!(well(&["--game", "boss-monster", "check", cases]), told);
    refused(&["--game", "massive-darkness", "check", cases], &["holds no rules cases"]);
    assert!(well(&["check", "tests/rules/doors"]).contains("rules cases"));
    refused(
        &["play", "--seats", "2"],
        &["Massive Darkness has no argument --seats", "--heroes", "--quest", "--game: boss-monster, lanterns"],
    );
    refused(&["--game", "lanterns", "play", "--heroes", "2"], &["Lanterns has no argument --heroes", "--seats"]);
    refused(&["play", "--wings", "2"], &["There is no argument “--wings” here"]);
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
    let own = ["--seats", "2", "--bots", "brightest", "--games", "5"];
    assert!(well(&lanterns(&own)).contains("Player 1 (lays the brightest card)"));
    let machine = json(&lanterns(&[&own[..], &["--json"]].concat()));
    assert_eq!(machine["bots"], serde_json::json!([{ "bot": "brightest" }, { "bot": "random" }]));
    refused(&lanterns(&["--seats", "2", "--bots", "random,search,random"]), &["3 bots", "2 seats"]);
    refused(&lanterns(&["--seats", "2", "--bots", "oracle"]), &["oracle", "random, search, brightest"]);
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

#[test]
fn each_game_runs_its_own_rules_cases() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/boss-monster");
    let told = well(&["--game", "boss-monster", "check", text_of(&cases)]);
    assert!(told.contains("setup.ron: ") && told.lines().last().is_some_and(|line| line.contains("cases")), "{told}");
    // What another game cannot read it does not take for its own.
    refused(&["--game", "massive-darkness", "check", text_of(&cases)], &["no rules cases"]);
    refused(&["--game", "lanterns", "check", text_of(&cases)], &["no command"]);
}

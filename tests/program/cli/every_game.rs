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
fn whatever_fits_besides_a_number_is_named_where_none_was_typed() {
    let hellscape = ["--game", "massive-darkness-2"];
    let many = [&["simulate", "--heroes", "0"], &hellscape[..]].concat();
    refused(&many, &["“0” does not fit --heroes", "from 1 to 6, names separated by commas, or “all”."]);
    let one = [&["play", "--heroes", "7"], &hellscape[..]].concat();
    refused(&one, &["from 1 to 6, or names separated by commas."]);
    refused(&["simulate", "--game", "boss-monster", "--seats", "9"], &["from 2 to 4, or “all”."]);
    refused(&["generate", "--levels", "5-1"], &["from 1 to 5, or two of them such as 1-5, the lower one first."]);
    refused(&["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "0"], &["from 1 to 10000000."]);
    for (language, words) in [("de_DE.UTF-8", "durch Kommas getrennt, oder „all“."), ("pl_PL.UTF-8", "albo „all”.")]
    {
        let told = complained(&program(&many).env("LANG", language).output().unwrap());
        assert!(told.contains(words), "{told}");
    }
    // What is not known is told in quotation marks, as whatever was typed.
    let quest = [&["simulate", "--heroes", "2", "--quest", "nowhere"], &hellscape[..]].concat();
    refused(&quest, &["There is no quest “nowhere”: it is neither a file nor one of tutorial, "]);
    let hero = [&["simulate", "--heroes", "nobody", "--quest", "tutorial"], &hellscape[..]].concat();
    refused(&hero, &["There is no hero “nobody” in the box; there are "]);
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

// Windows is never without one.
#[cfg(all(feature = "gui", not(windows)))]
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
    assert!(listed.contains("massive-darkness    Massive Darkness (1 to 6 players)"), "{listed}");
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

/// The box's own are Quests and nothing else: no first line says whose they are, and no format.
#[test]
fn quests_of_the_box_are_linted_by_their_names_and_as_they_lie_in_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut seen = 0;
    for file in fs::read_dir("quests/massive-darkness-2").unwrap().map(|entry| entry.unwrap().path()) {
        let told = well(&["--game", "massive-darkness-2", "lint", text_of(&file)]);
        assert!(told.contains(".ron can be played."), "{told}");
        seen += 1;
    }
    assert_eq!(seen, 11);
    let text = fs::read_to_string("quests/massive-darkness-2/the-passage.ron").unwrap();
    let broken = folder.path().join("broken.ron");
    let at = text.lines().position(|line| line.trim() == "doors: [").unwrap() + 1;
    fs::write(&broken, text.replacen("doors: [", "doors: 3, [", 1)).unwrap();
    let line = format!("line {at}");
    refused(&["--game", "massive-darkness-2", "lint", text_of(&broken)], &["broken.ron", &line]);
    fs::write(&broken, "(id: \"well\")").unwrap();
    refused(&["--game", "massive-darkness-2", "lint", text_of(&broken)], &["does not name its format"]);
    // A name that only one game has needs no --game; one that several have is of the first.
    assert_eq!(well(&["lint", "the-passage"]), well(&["--game", "massive-darkness-2", "lint", "the-passage"]));
    assert_eq!(well(&["lint", "quest-03"]), well(&["--game", "massive-darkness", "lint", "quest-03"]));
    assert_eq!(well(&["lint", "tutorial"]), well(&["--game", "massive-darkness", "lint", "tutorial"]));
    let sheet = folder.path().join("passage.pdf");
    well(&["sheet", "the-passage", "--to", text_of(&sheet)]);
}

#[test]
fn arguments_that_do_not_go_together_are_both_named_and_what_says_nothing_is_refused() {
    let batch = ["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "1"];
    let with = |more: &[&'static str]| [&batch[..], more].concat();
    refused(&with(&["--witness", "x.journal", "--compare", "tutorial"]), &["--witness", "--compare", "together"]);
    refused(&with(&["--results", "x.jsonl", "--compare", "tutorial"]), &["--results", "--compare", "together"]);
    // Why parties fall is looked at in games that are played now, and not kept.
    for game in ["massive-darkness", "massive-darkness-2"] {
        for (other, of) in [("--results", "x.jsonl"), ("--compare", "tutorial")] {
            let batch = [&["--game", game], &batch[..], &["--why", other, of]].concat();
            refused(&batch, &["--why", other, "together"]);
        }
    }
    refused(&with(&["--seed", "1", "--seed", "2"]), &["--seed", "twice"]);
    for (language, words) in [("de", "geht nicht zusammen mit --compare"), ("pl", "nie idzie w parze z --compare")] {
        let output =
            program(&with(&["--witness", "x.journal", "--compare", "tutorial"])).env("LANG", language).output();
        let complaint = complained(&output.unwrap());
        assert!(complaint.contains(words), "{complaint}");
    }
    let page = well(&["simulate", "--help"]);
    let page: String = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in
        ["Goes together with --results, not with --compare", "Goes together with --witness, not with --compare"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    let greedy = ["simulate", "--heroes", "1", "--games", "1", "--bot", "greedy", "--imagined", "7"];
    refused(&[&["--game", "massive-darkness-2"], &greedy[..]].concat(), &["--imagined", "search"]);
    for nothing in ["", "  "] {
        refused(&["odds", "--attack", nothing], &["are no dice"]);
    }
    well(&["odds", "--attack", "0"]);
}

#[test]
fn the_first_page_of_help_names_what_other_games_can_do_besides() {
    let page = |arguments: &[&str]| well(arguments).split_whitespace().collect::<Vec<_>>().join(" ");
    let first = page(&["--help"]);
    for words in ["Other games have besides, with --game: ", "new (massive-darkness-2)", "books (boss-monster, "] {
        assert!(first.contains(words), "{words}: {first}");
    }
    let other = page(&["--game", "lanterns", "--help"]);
    assert!(other.contains("odds (massive-darkness)") && !other.contains("replay ("), "{other}");
}

#[test]
fn a_game_where_a_command_belongs_is_told_how_it_is_named() {
    let first = ["“boss-monster” is a game, not a command", "--game boss-monster play"];
    refused(&["boss-monster", "play", "--seats", "2"], &first);
    refused(&["play", "boss-monster"], &first);
    refused(&["Boss Monster", "play"], &["“Boss Monster” is a game", "--game boss-monster play"]);
    let others = ["has no command “campaign”", "--game boss-monster", "play", "simulate", "books"];
    refused(&["boss-monster", "campaign"], &others);
    refused(&["campaign", "boss-monster"], &others);
    refused(&["lanterns"], &["“lanterns” is a game, not a command", "--game lanterns", "play, simulate, replay"]);
    let known = ["de_DE.UTF-8", "pl_PL.UTF-8"].map(|language| {
        let output = program(&["boss-monster", "campaign"]).env("LANG", language).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{language}");
        complained(&output)
    });
    assert!(known[0].contains("Spiel und kein Befehl") && known[0].contains("--game boss-monster"), "{known:?}");
    assert!(known[1].contains("to gra, a nie polecenie") && known[1].contains("--game boss-monster"), "{known:?}");
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
        ["30 games, from seed 4 on", "Player 1 (search, 20 games", "Player 2 (random)", "confidence 95%", "1: "]
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
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/massive-darkness-2/movement.ron");
    let told = well(&["--game", "massive-darkness-2", "check", text_of(&cases)]);
    assert!(told.contains("movement.ron: "), "{told}");
    // What another game cannot read it does not take for its own.
    refused(&["--game", "massive-darkness", "check", text_of(&cases)], &["no rules cases"]);
    refused(&["--game", "lanterns", "check", text_of(&cases)], &["no command"]);
}

/// Where no terminal stands behind the program, what is wrong is told in a window: by the same words.
#[test]
fn what_is_wrong_is_told_without_a_terminal_as_it_is_with_one() {
    let games = delvewright::games::on_the_command_line();
    for wrong in [
        &["--game", "massive-darkness-2", "play", "--heroes", "7"][..],
        &["odds", "--attack", "1Y", "--reroll", "hits"],
        &["--game", "lanterns", "check", "cases.ron"],
        &["play", "--seats", "2"],
    ] {
        let typed = std::iter::once("delvewright").chain(wrong.iter().copied()).map(Into::into);
        let told = delvewright::cli::complaints(&games, typed, delvewright::house::text::Language::English);
        assert_eq!(told.join("\n"), complained(&run(wrong)).trim_end());
    }
}

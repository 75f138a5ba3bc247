//! What the program does whatever is played: games, help, languages, and what it refuses.

use super::*;
use delvewright::house::storage::game_of;

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

/// Every file that a released program has written, and one of a game that nobody has here, before every command that takes files.
#[test]
fn whatever_a_file_is_a_command_that_is_not_about_it_says_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let foreign = folder.path().join("harrow.ron");
    fs::write(&foreign, "// Delvewright: gloomhaven, quest, format 1\n(format: 1)\n").unwrap();
    for command in ["replay", "lint", "check"] {
        refused(&[command, text_of(&foreign)], &["harrow.ron", "belongs to another game: gloomhaven"]);
    }
    let folders = ["format-1", "format-2", "boss-monster-1", "massive-darkness-2-1"];
    let mut seen = 0;
    for kept in folders.iter().flat_map(|folder| fs::read_dir(Path::new("saves").join(folder)).unwrap()) {
        let file = kept.unwrap().path();
        let (name, ending) = (text_of(&file).to_owned(), file.extension().unwrap().to_string_lossy().into_owned());
        let kind = match ending.as_str() {
            "journal" => "a recorded game",
            "campaign" if name.ends_with("shared.campaign") => "to pass on",
            "campaign" => "a campaign book",
            _ if name.ends_with("settings.ron") => "the settings",
            _ if name.contains("cards") => "a pack of cards",
            _ => "a quest",
        };
        // The first documents said nothing of themselves.
        let is_labelled = !name.contains("format-1/") || ending == "journal" || kind == "a campaign book";
        if !is_labelled {
            continue;
        }
        // A book is made of a campaign that was sent; everything else cannot be shown as one.
        if kind != "a campaign book" && !name.contains("settings") {
            let game = game_of(&file).unwrap();
            let books = if game == "massive-darkness" { "campaign" } else { "books" };
            let expected = if kind == "to pass on" { "“import” makes one of it" } else { kind };
            refused(&[books, "show", &name], &[expected]);
            refused(&[books, "rescue", &name], &[expected]);
        }
        // What the command is about is read, and whatever is wrong with it then is told by whoever reads it.
        let commands: &[&str] = match kind {
            "a recorded game" => &["lint", "check"],
            "a quest" | "a pack of cards" => &["replay", "check"],
            _ => &["replay", "lint", "check"],
        };
        for command in commands {
            refused(&[command, &name], &[kind]);
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen}");
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

/// As `a_replay_that_goes_another_way_is_told_with_exit_code_one` has it for Massive Darkness.
#[test]
fn a_torn_game_of_any_kind_is_told_with_its_answers_and_its_last_state() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("torn.journal");
    let replayed = |bytes: &[u8], more: &[&str]| {
        fs::write(&path, bytes).unwrap();
        well(&[&["replay", text_of(&path)], more].concat())
    };
    for kept in ["boss-monster-4-5", "massive-darkness-2-tutorial"] {
        let bytes = fs::read(format!("tests/journals/{kept}.journal")).unwrap();
        let whole = replayed(&bytes, &[]);
        assert!(whole.contains(" answers lead to every recorded state, to the last one, "), "{whole}");
        assert!(!whole.contains("torn and"), "{whole}");
        let part = &bytes[..20_000.min(bytes.len() - 9)];
        let torn = replayed(part, &[]);
        assert!(
            torn.contains("Its last line was torn and is left out.") && torn.contains(" answers lead to"),
            "{torn}"
        );
        let numbers = |bytes: &[u8]| serde_json::from_str::<Value>(&replayed(bytes, &["--json"])).unwrap();
        let (all, left) = (numbers(&bytes), numbers(part));
        assert_eq!((&all["verified"], &all["torn"]), (&true.into(), &false.into()));
        assert_eq!((&left["verified"], &left["torn"]), (&true.into(), &true.into()));
        assert!(left["answers"].as_u64() < all["answers"].as_u64(), "{left}");
        assert!(torn.contains(left["hash"].as_str().unwrap()), "{torn}");
        // Only the line end lacks.
        assert_eq!(numbers(bytes.trim_ascii_end()), all);
    }
}

#[test]
fn rules_cases_find_their_game_and_what_another_game_has_is_said() {
    let cases = "tests/rules/boss-monster/build.ron";
    let told = well(&["check", cases]);
    assert!(told.contains("cases hold"), "{told}");
    assert_eq!(well(&["--game", "boss-monster", "check", cases]), told);
    refused(&["--game", "massive-darkness", "check", cases], &["holds no rules cases"]);
    assert!(well(&["check", "tests/rules/doors"]).contains("cases in 2 files, 0 do not hold"));
    refused(
        &["play", "--seats", "2"],
        &["Massive Darkness has no argument --seats", "--heroes", "--quest", "--game: boss-monster, lanterns"],
    );
    refused(&["--game", "lanterns", "play", "--heroes", "2"], &["Lanterns has no argument --heroes", "--seats"]);
    refused(&["play", "--wings", "2"], &["There is no argument “--wings” here"]);
}

/// Whoever names the wrong game, or files of two games, is told which one a file belongs to and how that is asked.
#[test]
fn a_file_of_another_game_that_is_installed_says_how_it_is_opened() {
    let quest = "saves/massive-darkness-2-1/quest.ron";
    let first = ["--game", "massive-darkness"];
    let advice = ["quest.ron", "belongs to massive-darkness-2 and not to massive-darkness", "leave out --game"];
    for command in
        [&["lint", quest][..], &["sheet", quest, "--to", "x.pdf"], &["play", "--heroes", "2", "--quest", quest]]
    {
        refused(&[&first[..], command].concat(), &advice);
    }
    let game = "tests/journals/massive-darkness-2-tutorial.journal";
    for asked in ["massive-darkness", "boss-monster", "lanterns"] {
        let belongs = format!("belongs to massive-darkness-2 and not to {asked}");
        refused(&["--game", asked, "replay", game], &[&belongs, "--game massive-darkness-2"]);
    }
    // It is of no use in its own game either.
    refused(&["--game", "massive-darkness", "replay", quest], &["it is a quest"]);
    refused(&["--game", "massive-darkness", "check", quest], &["it is a quest"]);
    // Of two games the first file says which one is asked.
    let both = run(&["lint", "saves/format-2/quest.ron", quest]);
    assert_eq!(both.status.code(), Some(2));
    assert!(said(&both).contains("format-2/quest.ron can be played"), "{}", said(&both));
    assert!(advice.iter().all(|words| complained(&both).contains(words)), "{}", complained(&both));
    for (language, words) in [("de", "gehört zu massive-darkness-2"), ("pl", "należy do massive-darkness-2")] {
        let output = program(&["--game", "boss-monster", "lint", quest]).env("LANG", language).output().unwrap();
        assert!(complained(&output).contains(words), "{}", complained(&output));
    }
}

#[test]
fn a_campaign_to_pass_on_and_a_command_say_which_game_has_them() {
    let shared = "saves/boss-monster-1/shared.campaign";
    let belongs = ["belongs to boss-monster and not to", "--game boss-monster"];
    refused(&["--game", "massive-darkness-2", "books", "import", shared], &belongs);
    refused(&["--game", "massive-darkness", "campaign", "import", shared], &belongs);
    let (book, game) = ("saves/massive-darkness-2-1/book.campaign", "saves/format-2/game.journal");
    let belongs = ["game.journal belongs to massive-darkness and not to massive-darkness-2"];
    refused(&["--game", "massive-darkness-2", "books", "enter", book, game], &belongs);
    let enter = ["--game", "massive-darkness-2", "books", "enter", book, "README.md"];
    refused(&enter, &["README.md is no game that can be played here"]);
    let others = "Another game is chosen with --game: massive-darkness.";
    refused(&["--game", "boss-monster", "odds", "--attack", "2Y"], &["has no command “odds”", others]);
}

/// The first documents said nothing of themselves, and quests of a box still do not.
#[test]
fn a_file_that_does_not_say_whose_it_is_is_told_by_what_stands_in_it() {
    let old = ["quest.ron", "own-cards.ron"].map(|name| format!("saves/format-1/{name}"));
    for (file, owner) in [
        (old[0].as_str(), "massive-darkness"),
        (old[1].as_str(), "massive-darkness"),
        ("quests/massive-darkness-2/the-passage.ron", "massive-darkness-2"),
    ] {
        for asked in ["massive-darkness", "massive-darkness-2", "boss-monster"] {
            let arguments = ["--game", asked, "lint", file];
            if asked == owner {
                assert_eq!(run(&arguments).status.code(), Some(0), "{file}: {}", complained(&run(&arguments)));
                // Nobody has to say it.
                assert_eq!(said(&run(&arguments[2..])), said(&run(&arguments)), "{file}");
            } else {
                refused(&arguments, &[file, &format!("belongs to {owner} and not to {asked}"), "--game"]);
            }
        }
    }
    // Neither has a name that only one game knows to be said with its game.
    assert_eq!(run(&["play", "--heroes", "1", "--quest", "the-passage"]).status.code(), Some(0));
    let named = ["--game", "boss-monster", "lint", "the-passage"];
    refused(&named, &["the-passage belongs to massive-darkness-2 and not to boss-monster"]);
    let play = ["play", "--heroes", "2", "--quest", &old[0]];
    refused(&[&["--game", "massive-darkness-2"], &play[..]].concat(), &["belongs to massive-darkness and not to"]);
}

#[test]
fn rules_cases_of_another_game_are_told_as_such_and_once() {
    let cases = "tests/rules/boss-monster/build.ron";
    let of = "build.ron holds no rules cases of massive-darkness but of boss-monster: ";
    refused(&["--game", "massive-darkness", "check", cases], &[of, "--game boss-monster"]);
    let output = run(&["check", "tests/rules"]);
    let complaint = complained(&output);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 2, "each other game once: {complaint}");
    assert!(complaint.lines().all(|line| line.contains(", and so do ") && line.ends_with('.')), "{complaint}");
    assert!(!complaint.contains("seats"), "{complaint}");
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
fn of_several_files_each_one_that_is_wrong_is_told_and_the_others_are_looked_into() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let [one, two, rubbish, pack] = ["one.ron", "two.ron", "rubbish.ron", "pack.ron"].map(file);
    fs::write(&rubbish, "rubbish").unwrap();
    let (one, two, rubbish, pack) = (one.as_str(), two.as_str(), rubbish.as_str(), pack.as_str());
    let each = |arguments: &[&str], wrong: &[&str]| {
        let output = run(arguments);
        let complaint = complained(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert_eq!(complaint.lines().count(), wrong.len(), "{arguments:?}: {complaint}");
        for (line, wrong) in complaint.lines().zip(wrong) {
            assert!(line.contains(wrong), "{arguments:?}: {wrong}: {line}");
        }
        said(&output)
    };
    let told = each(&["lint", one, "tutorial", rubbish, two], &[one, rubbish, two]);
    assert!(told.contains("tutorial") && told.lines().count() == 1, "{told}");
    assert_eq!(each(&["lint", "--json", one, two], &[one, two]), "");
    let listed: Value = serde_json::from_str(&each(&["lint", "--json", one, "tutorial"], &[one])).unwrap();
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
    fs::write(pack, "// Delvewright: boss-monster, cards, format 1\n(format: 1)\n").unwrap();
    let told = each(&["--game", "boss-monster", "lint", one, pack, rubbish], &[one, rubbish]);
    assert!(told.contains("pack.ron"), "{told}");
    // Cases are not run while some that were named are missing.
    assert_eq!(each(&["check", one, "tests/rules/doors", two], &[one, two]), "");
    assert_eq!(each(&["check", "tests/rules/doors", rubbish, two], &[rubbish, two]), "");
    // What the window was to open.
    assert_eq!(each(&[rubbish, one, two], &[one, two]), "");
    refused(&[one], &["one.ron does not exist"]);
    // Who names a folder with very many of another kind is not told of each.
    for number in 0..30 {
        fs::write(folder.path().join(format!("{number}.ron")), "rubbish").unwrap();
    }
    let output = run(&["check", folder.path().to_str().unwrap()]);
    let complaint = complained(&output);
    assert!(complaint.lines().count() == 21 && complaint.contains("12 more files"), "{complaint}");
}

#[test]
fn packs_that_a_batch_cannot_be_played_with_are_told_beside_it() {
    let home = tempfile::tempdir().unwrap();
    let packs = home.path().join("boss-monster/packs");
    fs::create_dir_all(&packs).unwrap();
    fs::write(packs.join("broken.ron"), "rubbish").unwrap();
    let batch = ["--game", "boss-monster", "simulate", "--seats", "2", "--games", "1", "--own-cards"];
    let output = program(&batch).env("DELVEWRIGHT_HOME", home.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "the box is always there: {}", complained(&output));
    assert!(complained(&output).contains("broken.ron"), "{}", complained(&output));
    let without = program(&batch[..7]).env("DELVEWRIGHT_HOME", home.path()).output().unwrap();
    assert_eq!(complained(&without), "", "nobody asked for them");
}

#[cfg(unix)]
#[test]
fn a_link_to_itself_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.ron");
    std::os::unix::fs::symlink("link.ron", &link).unwrap();
    let link = link.to_str().unwrap();
    for arguments in
        [&["lint", link][..], &["check", link], &["replay", link], &["--game", "boss-monster", "lint", link], &[link]]
    {
        refused(arguments, &["link.ron could not be read", "leads in a circle"]);
    }
    let shelf = folder.path().join("campaigns");
    fs::create_dir(&shelf).unwrap();
    std::os::unix::fs::symlink("x.campaign", shelf.join("x.campaign")).unwrap();
    for books in [&["campaign", "show", "x"][..], &["--game", "boss-monster", "books", "show", "x"]] {
        let output = program(books).env("DELVEWRIGHT_HOME", folder.path()).output().unwrap();
        assert!(complained(&output).contains("leads in a circle"), "{books:?}: {}", complained(&output));
    }
}

#[test]
fn a_book_without_a_name_is_missing() {
    for books in [&["campaign"][..], &["--game", "boss-monster", "books"], &["--game", "massive-darkness-2", "books"]] {
        refused(&[books, &["show", ""]].concat(), &["This is still missing: <NAME|FILE>"]);
    }
}

#[test]
fn books_of_a_game_are_listed_shown_copied_and_rescued() {
    let folder = tempfile::tempdir().unwrap();
    let (home, sent) = (folder.path().join("home"), folder.path().join("sent.campaign"));
    let run = |arguments: &[&str]| {
        let all = [&["--game", "boss-monster", "books"], arguments].concat();
        program(&all).env("DELVEWRIGHT_HOME", &home).output().unwrap()
    };
    let well = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(well(&["list"]).contains("There are no books yet."));
    let sample = "saves/boss-monster-1/pad.campaign";
    assert!(well(&["import", sample]).contains("fridays-and-sundays.campaign"));
    assert!(well(&["list"]).contains("“Fridays and Sundays”, last written in on 2026-09-05, 14 entries."));
    let shown = well(&["show", "Fridays and Sundays"]);
    for words in ["Ben, Souls: 3", "A game began: Ana, Ben, Zofia.", "It rained.", "[taken back]"] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(well(&["export", "fridays-and-sundays", text_of(&sent)]).contains("sent.campaign"));
    assert!(fs::read_to_string(&sent).unwrap().starts_with("// Delvewright: boss-monster, campaign, format 1"));
    assert!(well(&["import", text_of(&sent)]).contains("fridays-and-sundays-2.campaign"));
    assert!(complained(&run(&["show", "Fridays and Sundays"])).contains("fridays-and-sundays, fridays-and-sundays-2"));
    // Nothing is wrong with it.
    assert!(complained(&run(&["rescue", "fridays-and-sundays"])).contains("nothing to rescue"));
    let book = home.join("campaigns/fridays-and-sundays.campaign");
    let text = fs::read_to_string(&book).unwrap();
    fs::write(&book, text.replacen("LeveledUp", "Vanished", 1)).unwrap();
    assert!(well(&["list"]).contains("fridays-and-sundays.campaign cannot be read"));
    let rescued = well(&["rescue", "fridays-and-sundays"]);
    assert!(rescued.contains("Line 7 is left out") && rescued.contains("broken-1"), "{rescued}");
    // The same command has the books of the first game.
    let output = program(&["books", "list"]).env("DELVEWRIGHT_HOME", &home).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("There are no campaigns yet."));
}

#[test]
fn saved_games_are_entered_into_a_book_and_told_as_its_chronicle() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let run = |arguments: &[&str]| {
        let all = [&["--game", "massive-darkness-2", "books"], arguments].concat();
        program(&all).env("DELVEWRIGHT_HOME", &home).output().unwrap()
    };
    let well = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    well(&["import", "saves/massive-darkness-2-1/book.campaign"]);
    assert!(well(&["list"]).contains("“Sundays and Mondays”, last written in on "));
    let game = "tests/journals/massive-darkness-2-tutorial.journal";
    let entered = well(&["enter", "Sundays and Mondays", game]);
    assert!(entered.contains("number 13") && entered.contains("“Tutorial: Into the Pit” – "), "{entered}");
    assert!(complained(&run(&["enter", "sundays-and-mondays", game])).contains("stands in the book already"));
    // What is no game of this book, and a game that does not go as recorded.
    let other = run(&["enter", "sundays-and-mondays", "tests/journals/boss-monster-2-1.journal"]);
    assert!(complained(&other).contains("boss-monster"));
    let lines = fs::read_to_string(game).unwrap();
    let bent = folder.path().join("bent.journal");
    fs::write(&bent, lines.replacen("hash:", "hash:1", 3)).unwrap();
    assert_ne!(run(&["enter", "sundays-and-mondays", text_of(&bent)]).status.code(), Some(0));
    let shown = well(&["show", "sundays-and-mondays"]);
    for words in ["The party: Gheta (Ana), Irk (Zofia), Nahias", "Next: “Hellscape”", "4 quests played", "It rained."]
    {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    let told = well(&["chronicle", "sundays-and-mondays"]);
    for words in
        ["# Sundays and Mondays\n", "- “The Passage” – lost (with the box).\n  - Gheta (Ana), knocked out 2 times\n"]
    {
        assert!(told.contains(words), "{words}: {told}");
    }
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

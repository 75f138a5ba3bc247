//! Files that are given, whatever is played: whose each is, and what is wrong with it.

use super::*;
use delvewright::house::storage::game_of;

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

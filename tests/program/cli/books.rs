//! Books of campaigns at a terminal, whatever is played.

use super::*;

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

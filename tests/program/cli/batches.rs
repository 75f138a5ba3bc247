//! Many games of bots, and the files their results are kept in.

use super::*;

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
fn what_machines_are_told_stands_in_the_docs() {
    let page = fs::read_to_string("docs/lab.md").unwrap();
    let page = page.split_once("## For machines").expect("the page of the lab says what machines are told").1;
    let batch = ["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "4", "--json"];
    let of_one = json(&batch);
    let of_all = json(&[&batch[..], &["--bot", "all"]].concat());
    let of_another = json(&["simulate", "--game", "boss-monster", "--seats", "2", "--games", "1", "--json"]);
    let told = [&of_one, &of_one["statistics"], &of_all[0], &of_all[0]["batch"], &of_another, &of_another["seats"][0]];
    let of_three = json(&["simulate", "--quest", "tutorial", "--heroes", "3", "--games", "12", "--json"]);
    let why = &of_three["why"];
    let never = &why["never_used"];
    let of_why =
        [why, &why["felled_by"][0], &why["after_door"][0], &why["after_event"][0], never, &never["unlearned"][0]];
    for field in told.into_iter().chain(of_why).flat_map(|told| told.as_object().expect("an object").keys()) {
        let is_said = page.contains(&format!("`{field}`")) || page.contains(&format!("\"{field}\""));
        assert!(is_said, "nothing says what “{field}” is");
    }
}

#[test]
fn why_parties_fall_is_told_with_the_seed_of_a_game_that_shows_it() {
    let batch = ["simulate", "--quest", "tutorial", "--heroes", "3", "--games", "20"];
    let plain = well(&batch);
    let why = well(&[&batch[..], &["--why"]].concat());
    for words in
        ["Who fells them:", "After what they fall (confidence 95%):", "After the event “", "Falls by round: 1: "]
    {
        assert!(why.contains(words) && !plain.contains(words), "{words}: {why}");
    }
    assert!(why.contains("Before the first event") || why.contains("After the door between "), "{why}");
    let told = json(&[&batch[..], &["--json"]].concat());
    let (statistics, why) = (&told["statistics"], &told["why"]);
    let sum = |list: &Value, field: &str| {
        list.as_array().unwrap().iter().map(|one| one[field].as_u64().unwrap()).sum::<u64>()
    };
    let falls: u64 = why["falls_in_round"].as_array().unwrap().iter().map(|falls| falls.as_u64().unwrap()).sum();
    assert_eq!(sum(&why["felled_by"], "falls"), falls);
    for after in ["after_door", "after_event"] {
        assert_eq!(sum(&why[after], "falls"), falls);
        assert_eq!(Some(sum(&why[after], "lost")), statistics["lost"].as_u64());
    }
    assert_eq!(why["still_going"][1].as_f64(), Some(1.0));
}

#[test]
fn why_parties_fall_in_massive_darkness_2_is_told_with_the_seed_of_a_game_that_shows_it() {
    let batch = ["simulate", "--game", "massive-darkness-2", "--quest", "the-passage", "--heroes", "3"];
    let batch = [&batch[..], &["--bot", "greedy", "--games", "12"]].concat();
    let plain = well(&batch);
    let why = well(&[&batch[..], &["--why"]].concat());
    for words in
        ["Who knocks them out:", "After what they are knocked out (confidence 95%):", "Knocked out by round: 1: "]
    {
        assert!(why.contains(words) && !plain.contains(words), "{words}: {why}");
    }
    assert!(why.contains("After the darkness rose to space ") || why.contains("After the door card “"), "{why}");
    let told = json(&[&batch[..], &["--json"]].concat());
    let (statistics, why) = (&told["statistics"], &told["why"]);
    let sum = |list: &Value, field: &str| {
        list.as_array().unwrap().iter().map(|one| one[field].as_u64().unwrap()).sum::<u64>()
    };
    let falls: u64 = why["falls_in_round"].as_array().unwrap().iter().map(|falls| falls.as_u64().unwrap()).sum();
    assert!(falls > 0 && sum(&why["felled_by"], "falls") == falls);
    for after in ["after_door", "after_event"] {
        assert_eq!(sum(&why[after], "falls"), falls);
        assert_eq!(Some(sum(&why[after], "lost")), statistics["lost"].as_u64());
    }
}

#[test]
fn a_batch_says_whose_share_it_is_how_sure_and_who_played() {
    let simulate = |more: &[&str]| well(&[&["simulate", "--quest", "tutorial"], more].concat());
    let text = simulate(&["--heroes", "1", "--games", "40"]);
    for words in ["the bot “greedy” won ", "confidence 95%", "drawn anew for each game"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    // Whoever never wins has shown nothing.
    let lost = simulate(&["--heroes", "owen, sibyl", "--games", "3", "--bot", "random", "--lifebringer", "0"]);
    assert!(lost.contains("not yet shown to be winnable") && !lost.contains("0.0% won"), "{lost}");
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
fn a_long_batch_is_kept_in_pieces_which_files_may_share() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let batch = |games: &str, seed: &str, path: &Path| {
        let asked = ["simulate", "--quest", "tutorial", "--heroes", "2", "--threads", "1", "--json"];
        json(&[&asked[..], &["--games", games, "--seed", seed, "--results", text_of(path)]].concat())
    };
    let (long, whole) = (file("long.jsonl"), batch("40", "1", &file("whole.jsonl")));
    let pieces = fs::read_to_string(file("whole.jsonl")).unwrap();
    assert!(pieces.lines().count() > 1, "{pieces}");
    // Killed after its first piece, in the middle of a line: only the rest is played.
    let first = pieces.lines().next().unwrap();
    fs::write(&long, format!("{first}\n{}", &first[..first.len() / 2])).unwrap();
    assert_eq!(batch("40", "1", &long), whole);
    assert!(fs::read_to_string(&long).unwrap().starts_with(first));
    // What another machine has played of it counts, wherever it begins.
    batch("15", "21", &file("other.jsonl"));
    let other = fs::read_to_string(file("other.jsonl")).unwrap();
    let both = file("both.jsonl");
    fs::write(&both, format!("{other}{first}\n")).unwrap();
    let told = batch("40", "1", &both);
    assert_eq!(told[0]["statistics"], whole[0]["statistics"]);
    assert_eq!(told[0]["batch"]["games"], 40);
}

/// What one game can do the others can: every quest, party and bot, in the same table, kept in the same way.
#[test]
fn batches_of_massive_darkness_2_are_played_once_kept_and_drawn_as_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let path = text_of(&file);
    let batch = |more: &[&'static str]| {
        [&["--game", "massive-darkness-2", "simulate", "--games", "2", "--results", path], more].concat()
    };
    let all = batch(&["--quest", "tutorial", "--heroes", "all", "--bot", "all"]);
    let table = well(&all);
    assert_eq!(table.lines().filter(|line| line.starts_with("| tutorial |")).count(), 2, "{table}");
    assert!(table.contains("| Quest | 1 | 2 | 3 | 4 | 5 | 6 |"), "{table}");
    assert!(table.contains("Won by the bot “greedy” in 2 games each, from seed 1 on"), "{table}");
    assert_eq!(table.matches("The seed of each game says which heroes set out.").count(), 2, "{table}");
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 12);
    assert!(kept.lines().all(|line| line.contains("\"game\":\"massive-darkness-2\"")), "{kept}");
    assert_eq!(
        (well(&all), fs::read_to_string(&file).unwrap()),
        (table.clone(), kept.clone()),
        "nothing is played again"
    );
    // Killed in the middle of the last line, only that batch is played again.
    fs::write(&file, &kept[..kept.len() - 20]).unwrap();
    assert_eq!(well(&all), table);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 12);
    // It is what one batch of it tells; other Heroes, and the same at other seats, are other batches.
    let one =
        |more: &[&'static str]| json(&batch(&[&["--quest", "tutorial", "--bot", "greedy", "--json"], more].concat()));
    let told = one(&["--heroes", "3"]);
    let alone =
        ["--game", "massive-darkness-2", "simulate", "--games", "2", "--heroes", "3", "--bot", "greedy", "--json"];
    assert_eq!(told[0]["statistics"], json(&alone)["statistics"]);
    assert_eq!((&told[0]["batch"]["heroes"], &told[0]["batch"]["bot"]), (&"3".into(), &"greedy".into()));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 12);
    one(&["--heroes", "irk,gheta,nahias"]);
    well(&batch(&["--heroes", "3", "--bots", "greedy"]));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 14);
    // Lines of another game may stand between them.
    let first = ["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "2", "--results", path];
    well(&first);
    assert_eq!(well(&all), table);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 15);
    // What looks at one batch looks at no others, and nothing that is no file of results is touched.
    for other in ["--witness", "--compare"] {
        let of_all = ["--game", "massive-darkness-2", "simulate", "--quest", "all", "--heroes", "1", other, "tutorial"];
        refused(&of_all, &[other, "all"]);
    }
    fs::write(&file, "Dear diary\n").unwrap();
    refused(&all, &["results.jsonl", "no results"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear diary\n");
}

#[test]
fn every_quest_of_massive_darkness_2_is_a_line_of_the_table_and_kept_results_have_a_quickest_win() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let hellscape = |more: &[&str]| well(&[&["--game", "massive-darkness-2", "simulate"], more].concat());
    let every = hellscape(&["--quest", "all", "--heroes", "1", "--bot", "random", "--games", "1"]);
    let quests = fs::read_dir("quests/massive-darkness-2").unwrap().count();
    assert_eq!(every.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| Quest")).count(), quests);
    let (results, won) = (file("r.jsonl"), file("won.journal"));
    let batch = ["--quest", "tutorial", "--heroes", "2", "--bot", "greedy", "--games", "12", "--results", &results];
    hellscape(&batch);
    let told = hellscape(&[&batch[..], &["--witness", &won]].concat());
    assert!(told.contains("The quickest win (seed "), "{told}");
    assert_eq!(json(&["replay", &won, "--json"])["outcome"], "won");
}

#[test]
fn batches_of_boss_monster_are_kept_with_their_cards_for_every_number_of_seats() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let path = text_of(&file);
    let batch = |more: &[&'static str]| [&["--game", "boss-monster", "simulate", "--games", "6"], more].concat();
    let kept = |more: &[&'static str]| [batch(more), vec!["--results", path]].concat();
    let all = json(&kept(&["--seats", "all", "--json"]));
    let seats: Vec<usize> = all.as_array().unwrap().iter().map(|one| one["seats"].as_array().unwrap().len()).collect();
    assert_eq!(seats, [2, 3, 4]);
    let lines = fs::read_to_string(&file).unwrap();
    assert_eq!(lines.lines().count(), 3);
    // What was kept is what is counted without a file: who came where, and what became of each card.
    assert_eq!(json(&kept(&["--seats", "all", "--json"])), all);
    assert_eq!(json(&kept(&["--seats", "3", "--json"]))[0], json(&batch(&["--seats", "3", "--json"])));
    assert_eq!(fs::read_to_string(&file).unwrap(), lines, "nothing is played again");
    let told = well(&kept(&["--seats", "all"]));
    assert_eq!(told, ["2", "3", "4"].map(|seats| well(&batch(&["--seats", seats]))).join("\n"));
    // Another deck is another batch; numbers that nobody can have counted are played anew.
    well(&kept(&["--seats", "2", "--without", "RMB016"]));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 4);
    fs::write(&file, lines.replace("\"came\":", "\"came\":18446744073709")).unwrap();
    assert_eq!(json(&kept(&["--seats", "all", "--json"])), all);
    refused(&batch(&["--seats", "5"]), &["5", "2", "4"]);
    refused(&batch(&["--seats", "all", "--bots", "random,random,random"]), &["3 bots", "2 seats"]);
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
fn a_number_below_nothing_is_a_value_that_does_not_fit() {
    for argument in ["--seed", "--lifebringer", "--games"] {
        refused(
            &["simulate", "--quest", "tutorial", "--heroes", "1", argument, "-1"],
            &["“-1” does not fit", argument],
        );
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
fn in_german_and_polish_a_comma_stands_before_decimals_and_rules_have_the_names_that_players_read() {
    for (language, rule, english) in
        [("de", "die Teile fügen sich", "assembled"), ("pl", "części się łączą", "assembled")]
    {
        let quest = ["simulate", "--quest", "quest-03", "--heroes", "1", "--games", "2", "--bot", "random"];
        let output = program(&quest).env("LANG", language).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        let text = said(&output);
        let is_digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
        let between = |sign: char| {
            let at = text.match_indices(sign).map(|(at, _)| at);
            at.filter(|at| is_digit(text[..*at].chars().last()) && is_digit(text[at + 1..].chars().next())).count()
        };
        assert!(between(',') > 0 && between('.') == 0, "{text}");
        assert!(text.contains(rule) && !text.contains(english), "{text}");
        let pairs = (0..20).any(|x| text.contains(&format!("({x}, ")));
        assert!(!pairs, "a zone is called as on the map, without numbers of a file: {text}");
    }
}

#[test]
fn the_quickest_win_is_recorded_and_holds() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("won.journal");
    let path = text_of(&file);
    let batch = ["simulate", "--quest", "tutorial", "--heroes", "2", "--games", "12", "--witness", path];
    let told = json(&[&batch[..], &["--json"]].concat());
    let (rounds, seed) = (&told["statistics"]["quickest"]["rounds"], &told["statistics"]["quickest"]["seed"]);
    // It is the game of that seed, won in so many rounds.
    let replayed = json(&["replay", path, "--json"]);
    assert_eq!((&replayed["outcome"], &replayed["rounds"]), (&"won".into(), rounds));
    let played = json(&["play", "--quest", "tutorial", "--heroes", "2", "--seed", &seed.to_string(), "--json"]);
    assert_eq!(played["hash"], replayed["hash"]);
    // Nothing is replaced, and what is of many has no one game.
    refused(&batch, &["won.journal"]);
    let other = folder.path().join("other.journal");
    let of_all = ["simulate", "--quest", "all", "--heroes", "2", "--games", "1", "--witness", text_of(&other)];
    refused(&of_all, &["--witness", "all"]);
    assert!(!other.exists());
    // What was counted is told although there is no such folder.
    let nowhere = folder.path().join("nowhere").join("won.journal");
    let output =
        run(&["simulate", "--quest", "tutorial", "--heroes", "2", "--games", "12", "--witness", text_of(&nowhere)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).starts_with("12 games:") && complained(&output).contains("nowhere"));
}

/// Somebody writes a win into a file of results: nothing is recorded as one that is none when it is played again.
#[test]
fn a_win_that_somebody_wrote_into_a_file_of_results_is_not_recorded() {
    for game in ["massive-darkness", "massive-darkness-2"] {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        let (results, won) = (file("r.jsonl"), file("won.journal"));
        let batch =
            ["--game", game, "simulate", "--quest", "tutorial", "--heroes", "1", "--bot", "random", "--games", "2"];
        let batch = [&batch[..], &["--threads", "1", "--results", &results]].concat();
        well(&batch);
        let line = fs::read_to_string(&results).unwrap();
        let mut line: Value = serde_json::from_str(line.lines().next().unwrap()).unwrap();
        let counted = &mut line["statistics"];
        assert_eq!(counted["won"], 0, "{game}: a bot that answers by chance wins nothing");
        let rounds = counted["rounds"].as_array().unwrap().iter().position(|games| *games != 0).unwrap();
        counted["won"] = 1.into();
        counted["lost"] = 1.into();
        counted["quickest"] = serde_json::json!({ "rounds": rounds, "seed": 1 });
        fs::write(&results, format!("{line}\n")).unwrap();
        let output = run(&[&batch[..], &["--witness", &won]].concat());
        let complaint = complained(&output);
        assert!(complaint.contains("seed 1 is not a win"), "{game}: {complaint}");
        assert_eq!((output.status.code(), fs::exists(&won).unwrap()), (Some(2), false), "{game}");
    }
}

/// A long run that can be gone on with leaves its quickest win, too, be it played now or long ago.
#[test]
fn the_quickest_win_of_kept_results_is_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (results, one, two, plain) = (file("r.jsonl"), file("one.journal"), file("two.journal"), file("plain.journal"));
    let batch = ["simulate", "--quest", "tutorial", "--heroes", "2", "--games", "12"];
    let kept = |witness: &str| well(&[&batch[..], &["--results", &results, "--witness", witness]].concat());
    assert!(kept(&one).contains("The quickest win (seed "));
    let lines = fs::read(&results).unwrap();
    assert!(kept(&two).contains("The quickest win (seed "));
    assert_eq!(fs::read(&results).unwrap(), lines, "nothing is played again");
    well(&[&batch[..], &["--witness", &plain]].concat());
    let hash = |file: &str| json(&["replay", file, "--json"])["hash"].clone();
    assert_eq!((hash(&one), hash(&two)), (hash(&plain), hash(&plain)));
    refused(&[&batch[..], &["--results", &results, "--witness", &one]].concat(), &["one.journal", "already"]);
}

#[test]
fn heroes_of_massive_darkness_2_are_drawn_or_named_and_a_change_says_where_it_comes_from() {
    let batch = |more: &[&'static str]| {
        let game =
            ["--game", "massive-darkness-2", "simulate", "--quest", "tutorial", "--bot", "greedy", "--games", "6"];
        [&game, more].concat()
    };
    let drawn = well(&batch(&["--heroes", "2"]));
    assert!(drawn.contains("The seed of each game says which heroes set out."), "{drawn}");
    let chosen = well(&batch(&["--heroes", "Irk, gheta"]));
    assert!(chosen.contains("In every game these heroes set out: Irk, Gheta."), "{chosen}");
    assert_eq!(json(&batch(&["--heroes", "2", "--json"]))["party"]["Drawn"], 2);
    let told = json(&batch(&["--heroes", "irk,gheta", "--json"]));
    assert_eq!((&told["party"]["Chosen"][0]["hero"], told["statistics"]["games"].as_u64()), (&"irk".into(), Some(6)));
    assert_eq!(told["bots"].as_array().map(Vec::len), Some(2), "a bot for each of them");
    refused(&batch(&["--heroes", "irk,bjorn"]), &["bjorn", "gheta", "nahias"]);
    refused(&batch(&["--heroes", "irk,irk"]), &["somebody else plays it"]);
    refused(&batch(&["--heroes", "a,b,c,d,e,f,g"]), &["1", "6"]);
    // So it is with a single game.
    let one =
        ["--game", "massive-darkness-2", "play", "--quest", "tutorial", "--heroes", "irk,gheta", "--bot", "greedy"];
    let played = json(&[&one[..], &["--seed", "4", "--json"]].concat());
    assert_eq!(played["seats"], 2);
    // What a change did, and where that comes from.
    let compared = json(&batch(&["--heroes", "gheta,irk", "--compare", "the-passage", "--json"]));
    assert_eq!(compared["paired"]["games"], 6);
    let causes = compared["causes"].as_array().expect("causes");
    assert!(
        !causes.is_empty() && causes.iter().all(|cause| cause["standard_errors"].as_f64() >= Some(2.5)),
        "{causes:?}"
    );
    let told = well(&batch(&["--heroes", "gheta,irk", "--compare", "the-passage"]));
    assert!(
        told.contains("Where it comes from:\n- ") && told.contains("In every game these heroes set out: "),
        "{told}"
    );
    let same = well(&batch(&["--heroes", "gheta,irk", "--compare", "tutorial"]));
    assert!(same.contains("Nothing else that is counted differs"), "{same}");
}

/// As in Massive Darkness: nothing is said to be impossible, and greedy and planner can be told apart.
#[test]
fn a_batch_of_any_game_says_who_played_what_how_long_it_took_and_that_no_win_shows_nothing() {
    let hellscape =
        |more: &[&str]| well(&[&["--game", "massive-darkness-2", "simulate", "--games", "3"], more].concat());
    let told = hellscape(&["--heroes", "2", "--quest", "hellscape", "--bot", "random"]);
    for words in [
        "Hellscape: 3 games, from seed 1 on.",
        "Played by: random.",
        "Not yet shown to be winnable: none of them was won, so of all such games at most ",
        " rounds on average, from ",
    ] {
        assert!(told.contains(words) && !told.contains("0.0%"), "{words}: {told}");
    }
    // Without a Quest it is said which one is played, and of several bots each is named.
    let told = hellscape(&["--heroes", "3", "--bots", "greedy"]);
    assert!(told.starts_with("Tutorial: Into the Pit: 3 games"), "{told}");
    assert!(told.contains("Played by: greedy (plays with sense, one step ahead), 2 × random."), "{told}");
    let numbers = json(&[
        "--game",
        "massive-darkness-2",
        "simulate",
        "--heroes",
        "1",
        "--games",
        "2",
        "--bot",
        "greedy",
        "--json",
    ]);
    assert_eq!(numbers["quest"], "tutorial");
    assert!(numbers["mean_rounds"].as_f64() > Some(0.0), "{numbers}");
    // Seats against each other.
    let told = well(&["--game", "boss-monster", "simulate", "--seats", "2", "--games", "1"]);
    assert_eq!(told.matches("): no first place yet; in all such games at most ").count(), 1, "{told}");
    assert_eq!(told.matches(" rounds on average, from ").count(), 1, "{told}");
}

use crate::check;
use crate::kernel::cases::PROVES_NOTHING;
use boss_monster_rules::{CardBox, Printed};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..")
}

fn cards() -> Arc<CardBox> {
    let read = |name: &str| fs::read_to_string(root().join("assets/boss-monster").join(name)).unwrap();
    let printed = Printed {
        bosses: ron::from_str(&read("bosses.ron")).unwrap(),
        rooms: ron::from_str(&read("rooms.ron")).unwrap(),
        minibosses: ron::from_str(&read("minibosses.ron")).unwrap(),
        spells: ron::from_str(&read("spells.ron")).unwrap(),
        heroes: ron::from_str(&read("heroes.ron")).unwrap(),
    };
    Arc::new(CardBox::new(printed).unwrap())
}

/// `RULES_CASES=bait cargo test -p boss-monster-cases`: only files with this in their name.
#[test]
fn every_rules_case_holds() {
    let cards = cards();
    let folder = root().join("tests/rules/boss-monster");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    if let Ok(part) = std::env::var("RULES_CASES") {
        files.retain(|file| file.to_string_lossy().contains(&part));
    }
    let (mut all, mut bad) = (0, Vec::new());
    for file in &files {
        match check(&cards, &fs::read_to_string(file).unwrap()) {
            Ok((number, failures)) => {
                all += number;
                bad.extend(failures.iter().map(|failure| format!("{}: {failure}", file.display())));
            }
            Err(problem) => bad.push(format!("{}: {problem}", file.display())),
        }
    }
    assert!(all > 0, "there are no cases");
    assert!(bad.is_empty(), "{}\n{} of {all} cases fail", bad.join("\n"), bad.len());
    println!("{all} cases in {} files hold", files.len());
}

/// A case that looks at nothing would count as a proof of the rules it names.
#[test]
fn a_case_that_proves_nothing_is_refused() {
    let case = r#"[(name: "nothing", rules: [], seats: [(boss: "kirax", coins: 3), (boss: "lamia")], expect: [Coins("kirax", 3)])]"#;
    let (_, failures) = check(&cards(), case).unwrap();
    assert_eq!(failures[0].found, PROVES_NOTHING);
}

#[test]
fn a_wrong_case_says_what_is_true() {
    let case = r#"[(name: "wrong", rules: [], seats: [(boss: "kirax", coins: 3), (boss: "lamia")], begin: Round, expect: [Round(7)])]"#;
    let (_, failures) = check(&cards(), case).unwrap();
    assert_eq!((failures[0].expected.as_str(), failures[0].found.as_str()), ("Round(7)", "1"));
}

#[test]
fn what_answers_no_such_question_is_not_offered_and_proves_nothing() {
    for act in ["Yes", "No", r#"First("rage")"#] {
        let case = format!(
            r#"[(name: "foreign", rules: [], seats: [(boss: "kirax"), (boss: "lamia")], go: [OffersNot("kirax", {act})])]"#
        );
        let (_, failures) = check(&cards(), &case).unwrap();
        assert_eq!(failures[0].found, "no such step answers this question, so it proves nothing", "{act}");
    }
}

#[test]
fn what_happened_before_the_first_step_proves_nothing() {
    let case = |event: &str| {
        format!(
            r#"[(name: "began", rules: [], seats: [(boss: "kirax", coins: 2), (boss: "lamia")], begin: Round,
            go: [Do("kirax", Pass)], expect: [{event}, Not(Event("Revealed"))])]"#
        )
    };
    let failures = |event: &str| check(&cards(), &case(event)).unwrap().1;
    assert_eq!(failures(r#"Event("RoundBegan")"#)[0].found, PROVES_NOTHING);
    assert_eq!(failures(r#"Coins("kirax", 2)"#)[0].found, PROVES_NOTHING);
}

#[test]
fn a_card_that_nobody_has_is_not_used_and_proves_nothing() {
    let case = |hand: &str| {
        format!(
            r#"[(name: "away", rules: [], seats: [(boss: "kirax", hand: [{hand}]), (boss: "lamia")],
            go: [OffersNot("kirax", Use(card: "respawn", at: Player("lamia")))])]"#
        )
    };
    let failures = |hand: &str| check(&cards(), &case(hand)).unwrap().1;
    assert_eq!(failures("")[0].found, "no such step answers this question, so it proves nothing");
    assert_eq!(failures(r#""respawn""#), []);
}

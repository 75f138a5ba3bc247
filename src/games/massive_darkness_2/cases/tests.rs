use crate::check;
use crate::kernel::cases::PROVES_NOTHING;
use massive_darkness_2_rules::cards::ItemCard;
use massive_darkness_2_rules::layout::lay_out;
use massive_darkness_2_rules::own_tiles::{PrintedSide, TileSide};
use massive_darkness_2_rules::quest::Quest;
use massive_darkness_2_rules::{Content, Dungeon, Printed};
use serde::de::DeserializeOwned;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..")
}

fn read<T: DeserializeOwned>(name: &str) -> T {
    let text = fs::read_to_string(root().join("assets/massive-darkness-2").join(name)).unwrap();
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(&text).unwrap()
}

fn content() -> Arc<Content> {
    let mut items: Vec<ItemCard> = read("items.ron");
    items.extend(read::<Vec<ItemCard>>("mob-items.ron"));
    let printed = Printed {
        dice: read("dice.ron"),
        heroes: read("heroes.ron"),
        items,
        mobs: read("mobs.ron"),
        roamers: read("roaming.ron"),
        doors: read("doors.ron"),
        powers: read("powers.ron"),
        skills: read("skills.ron"),
        boards: read("boards.ron"),
        arrows: read("arrows.ron"),
        tools: read("rogue-tokens.ron"),
        spirits: read("spirits.ron"),
        bosses: read("bosses.ron"),
        printing: read("printing.ron"),
    };
    Arc::new(Content::new(printed).unwrap())
}

fn quests() -> Vec<Dungeon> {
    let sides: Vec<TileSide> = read::<Vec<PrintedSide>>("tiles.ron").into_iter().map(TileSide::from).collect();
    let written = fs::read_dir(root().join("quests/massive-darkness-2")).unwrap();
    let laid = written.flat_map(|entry| {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let quest: Quest = options.from_str(&text).unwrap();
        let scales = quest.tiles.iter().any(|tile| tile.heroes > 0);
        let numbers = if scales { vec![2, 3, 6] } else { vec![6] };
        let lay = |heroes: usize| {
            let quest = quest.for_heroes(heroes);
            let laid = lay_out(&quest, &sides).unwrap_or_else(|wrong| panic!("{}: {wrong}", quest.id));
            Dungeon { id: if heroes == 6 { quest.id } else { format!("{}-{heroes}", quest.id) }, ..laid }
        };
        numbers.into_iter().map(lay).collect::<Vec<_>>()
    });
    laid.collect()
}

/// `RULES_CASES=combat cargo test -p massive-darkness-2-cases`: only files with this in their name.
#[test]
fn every_rules_case_holds() {
    let (content, quests) = (content(), quests());
    let folder = root().join("tests/rules/massive-darkness-2");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    if let Ok(part) = std::env::var("RULES_CASES") {
        files.retain(|file| file.to_string_lossy().contains(&part));
    }
    let (mut all, mut bad) = (0, Vec::new());
    for file in &files {
        match check(&content, &quests, &fs::read_to_string(file).unwrap()) {
            Ok((number, failures)) => {
                all += number;
                bad.extend(failures.iter().map(|failure| format!("{}: {failure}", file.display())));
            }
            Err(problem) => bad.push(format!("{}: {problem}", file.display())),
        }
    }
    assert!(bad.is_empty(), "{}\n{} of {all} cases fail", bad.join("\n"), bad.len());
    assert!(all > 0, "there are no cases");
    println!("{all} cases in {} files hold", files.len());
}

/// A case that looks at nothing would count as a proof of the rules it names.
#[test]
fn a_case_that_proves_nothing_is_refused() {
    let case = r#"[(name: "nothing", rules: [], map: "L", heroes: [(hero: "gheta")], expect: [Health("gheta", 8)])]"#;
    let (_, failures) = check(&content(), &[], case).unwrap();
    assert_eq!(failures[0].found, PROVES_NOTHING);
}

#[test]
fn a_wrong_case_says_what_is_true() {
    let case = r#"[(name: "wrong", rules: [], map: "L", heroes: [(hero: "gheta")], expect: [MaxHealth("gheta", 7)])]"#;
    let (_, failures) = check(&content(), &[], case).unwrap();
    assert_eq!((failures[0].expected.as_str(), failures[0].found.as_str()), ("MaxHealth(\"gheta\", 7)", "8"));
}

#[test]
fn what_answers_no_such_question_is_not_offered_and_proves_nothing() {
    for step in [r#"Step("1,0")"#, r#"Hero("gheta")"#, r#"Zone("0,0")"#, "Yes", "Side(0)"] {
        let case = format!(
            r#"[(name: "foreign", rules: [], map: "L . L", heroes: [(hero: "gheta")], go: [OffersNot({step})])]"#
        );
        let (_, failures) = check(&content(), &[], &case).unwrap();
        assert_eq!(failures[0].found, "no such step answers this question, so it proves nothing", "{step}");
    }
    let case = r#"[(name: "own", rules: [], map: "L . L", heroes: [(hero: "gheta")], go: [OffersNot(Attack(Melee, "demons"))])]"#;
    assert_eq!(check(&content(), &[], case).unwrap().1, []);
}

#[test]
fn what_nobody_has_touched_or_has_proves_nothing() {
    let failures = |lines: &str| {
        let case = format!(
            r#"[(name: "hollow", rules: [], map: "L . L", heroes: [(hero: "gheta", equip: ["silver-ring"]), (hero: "mathrin")], begin: Round, {lines})]"#
        );
        check(&content(), &[], &case).unwrap().1
    };
    let walk = r#"go: [Hero("gheta"), Move, Step("1,0")]"#;
    for hollow in [r#"At("mathrin", "0,0"), Health("mathrin", 4)"#, r#"Event("RoundBegan")"#, r#"Not(Event("Healed"))"#]
    {
        assert_eq!(failures(&format!("{walk}, expect: [{hollow}]"))[0].found, PROVES_NOTHING, "{hollow}");
    }
    assert_eq!(failures(&format!(r#"{walk}, expect: [At("gheta", "1,0")]"#)), []);
    let foreign = failures(r#"go: [Hero("gheta"), OffersNot(Use(what: "copper-charm", on: "gheta"))]"#);
    assert_eq!(foreign[0].found, "no such step answers this question, so it proves nothing");
    assert_eq!(failures(r#"go: [Hero("gheta"), OffersNot(Use(what: "silver-ring", on: "mathrin"))]"#), []);
}

//! Each advice has a quest that trips it and one that does not; the quests of the box trip none.

use super::{Advice, Goal, Inside, Wait, Weight, advice};
use crate::games::massive_darkness::content::{core_box, shipped_quests};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::problem::{Problem, Speaker};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::house::storage::parse_document;
use std::path::Path;

fn sides() -> Vec<TileSide> {
    let side = |id: &str, rows: [&str; 3]| TileSide {
        id: id.to_owned(),
        rows: rows.map(str::to_owned).to_vec(),
        edges: Vec::new(),
    };
    vec![
        // A corridor in the middle column, a room on each side.
        side("1V", ["LlL", "LlL", "LlL"]),
        side("1R", ["lll", "lll", "lll"]),
        side("2V", ["lll", "lll", "lll"]),
        side("2R", ["lll", "lll", "lll"]),
    ]
}

/// A quest of two corridors side by side that nothing is wrong with, and more.
#[track_caller]
fn found(more: &str) -> Vec<Advice> {
    let tiles = r#"tiles: [(tile: "1R", at: (x: 0, y: 0)), (tile: "2V", at: (x: 3, y: 0))],"#;
    of(&format!("{tiles} start: (x: 0, y: 0), exit: (x: 5, y: 2), goals: [AllEscape], {more}"))
}

#[track_caller]
fn of(body: &str) -> Vec<Advice> {
    let text = format!(r#"(format: 1, id: "t", title: {{"en": "T", "de": "T", "pl": "T"}}, {body})"#);
    let quest: Quest = parse_document(Path::new("t"), &text).expect("a quest");
    advice(&quest, &sides())
}

fn is_told(found: &[Advice], is_it: impl Fn(&Advice) -> bool) -> bool {
    found.iter().any(is_it)
}

#[test]
fn a_sound_quest_gets_no_advice_and_neither_do_those_of_the_box() {
    assert_eq!(found(""), []);
    let tiles = core_box().expect("the box").tiles;
    for (file, text) in shipped_quests() {
        let quest: Quest = parse_document(Path::new(file), text).expect("a quest");
        let mistakes: Vec<Advice> =
            advice(&quest, &tiles).into_iter().filter(|one| one.weight() == Weight::Mistake).collect();
        assert_eq!(mistakes, [], "{file}");
    }
}

#[test]
fn what_nobody_can_reach_is_told() {
    let apart = r#"tiles: [(tile: "1R", at: (x: 0, y: 0)), (tile: "2V", at: (x: 5, y: 0))],
        start: (x: 0, y: 0), goals: [AllEscape], exit: (x: 6, y: 1),"#;
    let told = of(&format!("{apart} tokens: [(kind: Lair, at: (x: 5, y: 0))]"));
    assert!(is_told(&told, |one| matches!(one, Advice::OutOfReach(Goal::Exit, _))));
    assert!(is_told(&told, |one| matches!(one, Advice::OutOfReach(Goal::Token(TokenKind::Lair), _))));
    assert!(is_told(&told, |one| matches!(one, Advice::Islands(1, _))));
    assert_eq!(found("tokens: [(kind: Lair, at: (x: 4, y: 0))]"), []);
}

#[test]
fn a_chamber_without_door_is_told_and_gets_one_at_a_press() {
    let room = r#"tiles: [(tile: "1V", at: (x: 0, y: 0))], start: (x: 1, y: 0), goals: [ClearBoard],"#;
    let told = of(room);
    assert_eq!(told.iter().filter(|one| matches!(one, Advice::NoDoor(..))).count(), 2, "{told:?}");
    assert!(told[0].fix(&crate::games::massive_darkness::quest::edit::empty("t")).is_some());
    let weights = |more: &str| -> Vec<Weight> { of(&format!("{room} {more}")).iter().map(Advice::weight).collect() };
    assert_eq!(weights(""), [Weight::Hint, Weight::Hint]);
    let inside = "level_tokens: [(at: (x: 0, y: 1), level: 1)]";
    assert_eq!(weights(inside), [Weight::Mistake, Weight::Hint]);
    assert!(is_told(&of(&format!("{room} {inside}")), |one| matches!(one, Advice::NoDoor(_, _, Inside::Something))));
    let doors = r#"doors: [(from: (x: 1, y: 0), to: (x: 0, y: 0)), (from: (x: 1, y: 1), to: (x: 2, y: 1))]"#;
    assert_eq!(of(&format!("{room} {doors}")), []);
}

#[test]
fn what_the_box_does_not_hold_is_told() {
    let tiles = |first: &str, second: &str| {
        of(&format!(
            r#"tiles: [(tile: "{first}", at: (x: 0, y: 0)), (tile: "{second}", at: (x: 3, y: 0))], start: (x: 1, y: 0), goals: [ClearBoard]"#
        ))
    };
    assert!(is_told(&tiles("1R", "1V"), |one| matches!(one, Advice::BothSides(number, _) if number == "1")));
    assert!(is_told(&tiles("1R", "1R"), |one| matches!(one, Advice::TileTwice(number, _) if number == "1")));
    assert_eq!(tiles("1R", "2R"), []);
    let tokens = |count: i16| -> Vec<Advice> {
        let token = |at: i16| format!("(at: (x: {}, y: {}), level: 1)", at % 6, at / 6);
        found(&format!("level_tokens: [{}]", (0..count).map(token).collect::<Vec<_>>().join(", ")))
    };
    assert_eq!((tokens(2), tokens(3)), (vec![], vec![Advice::TooManyLevels(1, 3, 2)]));
    let libraries = "tokens: [(kind: Library, at: (x: 0, y: 0)), (kind: Library, at: (x: 1, y: 0))]";
    assert_eq!(found(libraries), [Advice::TooMany(TokenKind::Library, 2, 1)]);
    let artifacts = "tokens: [(kind: Artifact, at: (x: 0, y: 0)), (kind: Artifact, at: (x: 1, y: 0))]";
    assert_eq!(found(artifacts), []);
}

#[test]
fn levels_rise_along_the_way() {
    let tokens = |first: u8, second: u8| {
        format!("level_tokens: [(at: (x: 1, y: 1), level: {first}), (at: (x: 4, y: 1), level: {second})]")
    };
    assert!(is_told(&found(&tokens(2, 1)), |one| matches!(one, Advice::LevelOrder(1, 2, _))));
    assert_eq!(found(&tokens(1, 2)), []);
    assert_eq!(found(&tokens(1, 1)), []);
}

#[test]
fn what_stays_closed_is_told() {
    let tiles = r#"tiles: [(tile: "1V", at: (x: 0, y: 0))], start: (x: 1, y: 0), goals: [ClearBoard],
        doors: [(from: (x: 1, y: 1), to: (x: 2, y: 1)), (from: (x: 1, y: 0), to: (x: 0, y: 0), name: "vault", locked: true)],"#;
    let told = of(tiles);
    assert!(is_told(&told, |one| matches!(one, Advice::LockedForever(door) if door.name == "vault")), "{told:?}");
    assert!(
        told.iter()
            .find(|one| matches!(one, Advice::LockedForever(_)))
            .and_then(|one| one.fix(&crate::games::massive_darkness::quest::edit::empty("t")))
            .is_some()
    );
    let unlocked = of(&format!(r#"{tiles} rules: [(when: RoundEnds, do: [Unlock("vault")])]"#));
    assert_eq!(unlocked, []);
    let gate = r#"borders: [(name: "gate", from: (x: 2, y: 0), to: (x: 3, y: 0), barred: true)],"#;
    assert_eq!(found(gate), [Advice::BarredForever("gate".to_owned())]);
    assert_eq!(found(&format!(r#"{gate} rules: [(when: RoundEnds, do: [Unbar("gate")])]"#)), []);
}

#[test]
fn what_never_happens_is_told() {
    let foe = r#"foes: [(name: "spider", card: Kind(Roaming, "giant-spider"))],"#;
    assert_eq!(found(foe), [Advice::NeverAppears("spider".to_owned())]);
    let appears =
        r#"names: [(name: "web", at: (x: 1, y: 1))], rules: [(when: Setup, do: [Appear("spider", Named("web"))])]"#;
    assert_eq!(found(&format!("{foe} {appears}")), []);
    for (rule, wait) in [
        (r#"(when: PickedUp(Lair), do: [Lose])"#, Wait::Token(TokenKind::Lair)),
        (r#"(when: Called("bell"), do: [Lose])"#, Wait::Call),
        (r#"(when: LevelRose(1), do: [Lose])"#, Wait::Level),
    ] {
        let told = found(&format!("rules: [{rule}]"));
        assert_eq!(told, [Advice::NeverHappens(Speaker::Rule(1, String::new()), wait)], "{rule}");
    }
    let counter = r#"counters: ["keys"], rules: [(name: "door", when: Counted("keys", 2), do: [Lose])]"#;
    assert_eq!(found(counter), [Advice::NeverHappens(Speaker::Rule(1, "door".to_owned()), Wait::Counter)]);
    let level = "level_tokens: [(at: (x: 3, y: 1), level: 2)],";
    let rules = r#"rules: [(when: PickedUp(Treasure), do: [Lose]), (when: LevelRose(2), do: [Lose])]"#;
    assert_eq!(found(&format!("{level} {rules}")), []);
    assert!(matches!(found(rules)[..], [Advice::NeverHappens(_, Wait::Level)]), "nothing raises the Level");
}

#[test]
fn what_is_not_translated_is_told_once_it_is_begun() {
    let told = found(r#"story: {"en": "Below.", "de": "Unten."}"#);
    assert_eq!(told, [Advice::Untranslated("pl", "story".to_owned())]);
    assert_eq!(found(r#"story: {"en": "Below.", "de": "Unten.", "pl": "Pod."}"#), []);
}

#[test]
fn a_zone_that_rules_put_heroes_into_is_one_more_place_they_get_to_and_no_more() {
    let apart = r#"tiles: [(tile: "1R", at: (x: 0, y: 0)), (tile: "2V", at: (x: 5, y: 0)), (tile: "2R", at: (x: 0, y: 9))],
        start: (x: 0, y: 0), goals: [AllEscape], exit: (x: 6, y: 1), names: [(name: "far", at: (x: 5, y: 0))],"#;
    let sent = of(&format!(r#"{apart} rules: [(when: RoundEnds, do: [Go("far")])]"#));
    assert!(matches!(sent[..], [Advice::Islands(1, at), ..] if at.0.y == 9), "{sent:?}");
    let token = "tokens: [(kind: Lair, at: (x: 1, y: 10))],";
    let sent = of(&format!(r#"{apart} {token} rules: [(when: RoundEnds, do: [Go("far")])]"#));
    assert!(is_told(&sent, |one| matches!(one, Advice::OutOfReach(Goal::Token(TokenKind::Lair), _))), "{sent:?}");
}

#[test]
fn a_corridor_zone_that_is_walled_in_on_a_tile_is_told_once_for_all_that_belongs_to_it() {
    let wall = |x: i16, y: i16, to: (i16, i16)| {
        format!("(from: (x: {x}, y: {y}), to: (x: {}, y: {}), kind: Wall)", to.0, to.1)
    };
    let corner = [wall(5, 0, (4, 0)), wall(5, 1, (4, 1)), wall(5, 1, (5, 2))].join(", ");
    let told = found(&format!("built: [{corner}]"));
    assert!(matches!(told[..], [Advice::OutOfReach(Goal::Corridor, at)] if at.0.x == 5), "{told:?}");
    let open = [wall(5, 0, (4, 0)), wall(5, 1, (4, 1))].join(", ");
    assert_eq!(found(&format!("built: [{open}]")), []);
}

#[test]
fn chambers_that_doors_join_only_to_one_another_are_told_as_one() {
    // Two rooms side by side, with a door between them and none to the corridor.
    let tiles = r#"tiles: [(tile: "1V", at: (x: 0, y: 0)), (tile: "1V", at: (x: 3, y: 0))], start: (x: 1, y: 0),
        goals: [ClearBoard], doors: [(from: (x: 1, y: 0), to: (x: 0, y: 0)), (from: (x: 4, y: 0), to: (x: 5, y: 0)),
        (from: (x: 2, y: 1), to: (x: 3, y: 1))"#;
    let inside =
        "level_tokens: [(at: (x: 3, y: 1), level: 1)], stairs: [(name: \"s\", from: (x: 1, y: 1), to: (x: 4, y: 1))]";
    let told = of(&format!("{tiles}], {inside}"));
    let closed: Vec<&Advice> = told.iter().filter(|one| matches!(one, Advice::NoDoor(..))).collect();
    assert!(matches!(closed[..], [Advice::NoDoor(_, _, Inside::Something)]), "{told:?}");
    let told = of(&format!("{tiles}, (from: (x: 1, y: 2), to: (x: 2, y: 2))], {inside}"));
    assert!(!is_told(&told, |one| matches!(one, Advice::NoDoor(..))), "{told:?}");
}

#[test]
fn a_level_token_is_only_in_vain_where_every_way_leads_over_a_higher_level() {
    // The second tile lies farther from the start than the third, but the way to it leads over neither.
    let tiles = r#"tiles: [(tile: "1R", at: (x: 0, y: 0)), (tile: "2R", at: (x: 3, y: 0)), (tile: "2V", at: (x: 0, y: 3))],
        start: (x: 2, y: 0), exit: (x: 0, y: 0), goals: [AllEscape],"#;
    let tokens = "level_tokens: [(at: (x: 3, y: 0), level: 3), (at: (x: 0, y: 5), level: 2)]";
    assert!(!is_told(&of(&format!("{tiles} {tokens}")), |one| matches!(one, Advice::LevelOrder(..))));
    let built = |x: i16| format!("(from: (x: {x}, y: 2), to: (x: {x}, y: 3), kind: Wall)");
    let walls = format!("built: [{}, {}, {}],", built(0), built(1), built(2));
    let stairs = r#"stairs: [(name: "s", from: (x: 5, y: 2), to: (x: 2, y: 5))],"#;
    let told = of(&format!("{tiles} {walls} {stairs} {tokens}"));
    assert!(is_told(&told, |one| matches!(one, Advice::LevelOrder(2, 3, at) if at.0.y == 5)), "{told:?}");
    let before = tokens.replace("level: 2)]", "level: 2), (at: (x: 0, y: 0), level: 2)]");
    let branch = of(&format!("{tiles} {walls} {stairs} {before}"));
    assert!(!is_told(&branch, |one| matches!(one, Advice::LevelOrder(..))), "a branch of a Level met before");
    let by_rules = of(&format!("{tiles} {walls} {stairs} {tokens}, switches: [LevelByRules]"));
    assert!(!is_told(&by_rules, |one| matches!(one, Advice::LevelOrder(..))));
}

#[test]
fn a_rule_that_loses_is_told_once_however_many_win_at_the_same_time() {
    let rule = r#"(when: HeroDied, do: [Win, Lose])"#;
    let told = found(&format!("rules: [{}]", vec![rule; 60].join(", ")));
    assert_eq!(told.iter().filter(|one| matches!(one, Advice::WinIsLoss(..))).count(), 60);
}

#[test]
fn nobody_is_asked_to_kill_who_cannot_fall() {
    let quest = |foes: &str, more: &str| {
        let tiles = r#"tiles: [(tile: "1R", at: (x: 0, y: 0))], start: (x: 0, y: 0), goals: [Kill(["ghost"])],
            names: [(name: "web", at: (x: 1, y: 1))],"#;
        of(&format!(
            r#"{tiles} foes: [(name: "ghost", card: Drawn(Roaming), immune: true), {foes}],
                rules: [(when: Setup, do: [Appear("ghost", Named("web")), {more}])]"#
        ))
    };
    assert_eq!(quest("", ""), [Advice::NeverMet(1)]);
    assert_eq!(quest("", r#"Remove("web")"#), [], "it falls with the floor");
    let giant = r#"(name: "giant", card: Drawn(Roaming), tramples: [Enemies])"#;
    assert_eq!(quest(giant, r#"Appear("giant", Named("web"))"#), [], "it is trampled down");
}

#[test]
fn bridges_and_wounds_on_tiles_are_counted_too() {
    let bridges = "bridges: [(x: 0, y: 0), (x: 1, y: 0)";
    assert_eq!(found(&format!("{bridges}]")), []);
    assert_eq!(found(&format!("{bridges}, (x: 2, y: 0)]")), [Advice::TooManyOf("bridge", 3, 2)]);
    let worn = |wounds: u8| {
        let tile = format!(r#"tiles: [(tile: "1R", at: (x: 0, y: 0), wounds: {wounds})], start: (x: 0, y: 0),"#);
        of(&format!("{tile} goals: [ClearBoard]"))
    };
    assert_eq!((worn(70), worn(71)), (vec![], vec![Advice::TooManyOf("wound token", 71, 70)]));
}

#[test]
fn a_title_in_no_language_and_words_in_none_are_told() {
    let bare = r#"(format: 1, id: "t", title: {}, tiles: [(tile: "1R", at: (x: 0, y: 0))], start: (x: 0, y: 0),
        goals: [ClearBoard])"#;
    let quest: Quest = parse_document(Path::new("t"), bare).expect("a quest");
    assert_eq!(advice(&quest, &sides()), [Advice::Untitled]);
    let words = found(r#"words: {"altar": {}}"#);
    assert_eq!(words, ["en", "de", "pl"].map(|language| Advice::Untranslated(language, "altar".to_owned())));
}

#[test]
fn what_can_be_said_is_said_beside_what_cannot_be_played() {
    let lair = "goals: [AllEscape, Task(name: \"never\", all: [Round(AtMost(0))])], words: {\"never\": {\"en\": \"N\",
        \"de\": \"N\", \"pl\": \"N\"}}";
    let tiles = r#"tiles: [(tile: "1R", at: (x: 0, y: 0)), (tile: "2V", at: (x: 5, y: 0))], start: (x: 0, y: 0),"#;
    let told = of(&format!("{tiles} {lair}"));
    assert!(is_told(&told, |one| *one == Advice::NeverMet(2)), "the missing exit hides nothing else: {told:?}");
    assert!(!is_told(&told, |one| *one == Advice::NeverMet(1)), "but itself: {told:?}");
    let open =
        "doors: [(from: (x: 0, y: 0), to: (x: 0, y: 1))], face_down: [(spots: [(x: 0, y: 0)], kinds: [(Lair, 2)])]";
    let told = of(&format!("{tiles} goals: [ClearBoard], {open}"));
    assert!(is_told(&told, |one| matches!(one, Advice::Islands(1, _))), "{told:?}");
}

#[test]
fn whatever_lies_outside_the_tiles_is_taken_away_at_a_press_and_nothing_else() {
    let tiles = r#"(format: 1, id: "t", title: {}, tiles: [(tile: "1R", at: (x: 0, y: 0))], start: (x: 0, y: 0),
        goals: [ClearBoard], tokens: [(kind: Treasure, at: (x: 2, y: 0))],"#;
    let far = "(x: 9, y: 9)";
    for astray in [
        format!(r#"names: [(name: "a", at: {far})]"#),
        format!(r#"objects: [(name: "a", at: {far}, health: 1)]"#),
        format!("bridges: [{far}]"),
        "built: [(from: (x: 2, y: 0), to: (x: 3, y: 0), kind: Wall)]".to_owned(),
    ] {
        let quest: Quest = parse_document(Path::new("t"), &format!("{tiles} {astray})")).expect("a quest");
        let (_, problems) = crate::games::massive_darkness::quest::draft(&quest, &sides());
        let [Problem::Outside { .. }] = problems[..] else { unreachable!("{problems:?}") };
        let after = problems[0].fix(&quest, &sides()).expect("a press").apply(&quest, &sides()).expect("it is done");
        let sound: Quest = parse_document(Path::new("t"), &format!("{tiles})")).expect("a quest");
        assert_eq!(after, sound, "{astray}");
    }
}

#[test]
fn a_name_that_is_missing_is_given_at_a_press() {
    let text = r#"(format: 1, id: "t", title: {}, tiles: [(tile: "1R", at: (x: 0, y: 0))], start: (x: 0, y: 0),
        goals: [ClearBoard], rules: [(when: Setup, do: [Count("keys", 1), ChooseHero("guide")])])"#;
    let mut quest: Quest = parse_document(Path::new("t"), text).expect("a quest");
    for left in [1, 0] {
        let (_, problems) = crate::games::massive_darkness::quest::draft(&quest, &sides());
        quest = problems[0].fix(&quest, &sides()).expect("a press").apply(&quest, &sides()).expect("it is done");
        assert_eq!(crate::games::massive_darkness::quest::draft(&quest, &sides()).1.len(), left);
    }
    assert_eq!((quest.counters, quest.roles), (vec!["keys".to_owned()], vec!["guide".to_owned()]));
}

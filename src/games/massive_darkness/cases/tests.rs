//! The runner is strict: cases that are wrong must fail, and say why.

use super::*;
use crate::games::massive_darkness::rules::cards::Box as CardBox;

const CORRIDOR: &str = r#"
    map: "
        L . L . S
    ",
    heroes: [(hero: "Elias"), (hero: "Owen", at: "1,0", equip: ["Axe"])],
"#;

fn the_box() -> CaseBox {
    let cards: CardBox = ron::from_str(include_str!("mini.ron")).unwrap();
    CaseBox::new(cards).unwrap()
}

/// One case on a corridor, with these lines.
#[track_caller]
fn run(lines: &str) -> Report {
    let text = format!("[(name: \"a case\", rules: [\"MOVE-01\"],{CORRIDOR}{lines})]");
    the_box().check("test.ron", &text)
}

#[track_caller]
fn holds(lines: &str) {
    let report = run(lines);
    assert!(report.is_good(), "{report}");
}

#[track_caller]
fn fails(lines: &str, because: &str) {
    let report = run(lines).to_string();
    assert!(report.contains(because), "{because:?} is not in\n{report}");
}

#[test]
fn a_case_that_is_right_holds() {
    holds(r#"go: [Move, Step("1,0"), Step("2,0"), Nothing], expect: [At("Elias", "2,0"), Not(At("Owen", "2,0"))]"#);
}

#[test]
fn a_fact_that_is_not_so_fails_and_says_what_is_so() {
    fails(r#"go: [Move, Step("1,0")], expect: [At("Elias", "2,0")]"#, "but:      1,0");
    fails(r#"expect: [Not(Xp("Elias", 0))]"#, "expected: Not(Xp(\"Elias\",0))");
    fails(r#"expect: [Round(2)]"#, "but:      1");
}

#[test]
fn a_step_that_answers_another_question_fails_and_shows_the_legal_answers() {
    fails(r#"go: [Step("1,0")]"#, "legal: Move, Reorganize, Nothing".split(", ").next().unwrap());
    fails(r#"go: [Move, Move]"#, "refused by ACT-MOVE-02");
    fails(r#"go: [Yes]"#, "a question that Yes answers");
}

#[test]
fn a_step_after_the_end_of_the_game_is_left_over() {
    let lines = r#"lifebringer: 0, begin: RoundStart, go: [Nothing], expect: []"#;
    let lines = lines.to_owned() + r#", first_player: "Owen""#;
    let report = run(&lines.replace("begin: RoundStart", "begin: RoundStart, goals: [Survive(0)]"));
    assert_eq!(report.cases.len(), 1);
    let text = r#"[(name: "x", rules: ["HERO-11"], map: "L", lifebringer: 0, begin: RoundStart,
        heroes: [(hero: "Owen", dead: true), (hero: "Elias")], go: [Nothing], expect: [Outcome(Lost)])]"#;
    let report = the_box().check("test.ron", text).to_string();
    assert!(report.contains("the game is over, so the step is left over"), "{report}");
}

#[test]
fn a_refusal_must_name_the_right_rule_and_must_happen() {
    holds(r#"go: [Move, Refuse(Step("2,0"), "MOVE-01"), Step("1,0")]"#);
    fails(r#"go: [Move, Refuse(Step("2,0"), "MOVE-02")]"#, "refused by MOVE-01");
    fails(r#"go: [Move, Refuse(Step("1,0"), "MOVE-01")]"#, "but:      it is allowed");
}

#[test]
fn offers_are_compared_with_what_is_legal() {
    holds(r#"go: [Move, OffersOnly([Step("1,0"), EndMove])]"#);
    fails(r#"go: [Move, OffersOnly([EndMove])]"#, "also Step(\"1,0\")");
    fails(r#"go: [OffersNot([Move])]"#, "but:      it is");
    fails(r#"go: [Offers([GetUp])]"#, "GetUp is offered");
}

#[test]
fn the_question_can_be_described() {
    holds(r#"go: [Asks(by: "Elias", kind: "Act", rule: "HPHASE-03")], ends: (by: "Elias")"#);
    fails(r#"go: [Asks(by: "Owen")]"#, "asked is Elias, not Owen");
    fails(r#"go: [Nothing], ends: (rule: "END-01")"#, "the rule is HPHASE-03, not END-01");
}

#[test]
fn what_is_as_it_was_after_mere_passing_proves_nothing() {
    let nothing = "the case proves nothing";
    fails(r#"go: [Nothing], expect: [At("Owen", "1,0")]"#, nothing);
    fails(
        r#"go: [Nothing, Check([Holds("Owen", "Axe"), Health("Owen", 5)])], expect: [Not(Stunned("Owen"))]"#,
        nothing,
    );
    // What has changed proves something, whoever changed it.
    holds(r#"go: [Nothing, Nothing], expect: [Phase(Event)]"#);
}

#[test]
fn what_nobody_has_touched_proves_nothing() {
    let step = r#"go: [Move, Step("1,0"), Step("0,0")], "#;
    let nothing = "Let it look at what its steps change, at what is offered, or at what is refused";
    fails(
        &format!(r#"{step} expect: [At("Owen", "1,0"), Health("Owen", 5), Holds("Owen", "Axe"), Round(1)]"#),
        nothing,
    );
    holds(&format!(r#"{step} expect: [Health("Owen", 5), Actions(2)]"#));
    // It was otherwise in between.
    holds(&format!(r#"{step} expect: [At("Elias", "0,0")]"#));
}

#[test]
fn a_skill_that_nobody_has_is_not_offered_and_proves_nothing() {
    fails(r#"go: [OffersNot([Use("Zap")])]"#, "no such step answers this question, so it proves nothing");
    // Owen has it, and it is the turn of Elias.
    let with = r#"with: {"Owen": [(when: Action, do: [Hurt(One(of: Foes, reach: Zone), N(1))])]}, "#;
    holds(&format!(r#"{with} go: [OffersNot([Use("Extra 1")])]"#));
}

#[test]
fn what_a_question_does_not_have_is_said_so() {
    fails(r#"go: [Asks(least: 0)]"#, "the fewest should be 0, but this question has none");
    fails(r#"go: [Asks(deck: Door)]"#, "the deck should be Door, but this question has none");
}

#[test]
fn names_are_found_in_every_form_and_unknown_ones_name_their_neighbours() {
    holds(
        r#"go: [Move], expect: [MovementPoints(2), Holds("H003", "AXE"), Equipped("owen", "SE11"), Equipped("Owen", "axe 1"), Equipped("Owen", "SA11")]"#,
    );
    fails(r#"expect: [Holds("Owen", "Axt")]"#, "do you mean Axe 1");
    fails(r#"expect: [At("Bjorn", "0,0")]"#, "no Enemy in this case “Bjorn”; the Heroes are Elias, Owen");
    fails(r#"expect: [At("Owen", "7,7")]"#, "there is no Zone “7,7”");
}

#[test]
fn mistakes_in_the_file_are_named_with_line_and_column() {
    let report = the_box().check("test.ron", "[\n  (name: \"x\", rulez: []),\n]");
    assert_eq!(
        report.unreadable.as_ref().map(|why| why.to_string()[..6].to_owned()),
        Some("line 2".to_owned()),
        "{report}"
    );
    assert!(report.to_string().contains("rulez"), "{report}");
    assert!(!report.is_good());
    let empty = the_box().check("test.ron", "[]");
    assert!(!empty.is_good());
}

#[test]
fn a_case_without_rules_or_with_a_name_twice_fails() {
    let text = r#"[(name: "x", map: "L", heroes: [(hero: "Owen")])]"#;
    assert!(the_box().check("t", text).to_string().contains("names no rule"));
    let one = r#"(name: "x", rules: ["MOVE-01"], map: "L . L", heroes: [(hero: "Owen")], go: [Offers([Move])])"#;
    let report = the_box().check("t", &format!("[{one}, {one}]"));
    assert_eq!((report.cases.len(), report.failed()), (2, 1), "{report}");
}

#[test]
fn what_does_not_exist_is_no_proof_that_something_did_not_happen() {
    // An Enemy beside two Heroes: the players choose whom it attacks.
    let choice = |step: &str| {
        let text = format!(
            r#"[(name: "x", rules: ["MOVE-01"], map: "L . L", heroes: [(hero: "Owen", equip: ["Axe"]), (hero: "Elias")],
            enemies: [(card: "Goblin Archers 2", at: "0,0")], begin: Enemy("A"), go: [OffersNot([{step}])])]"#
        );
        the_box().check("t", &text).to_string()
    };
    for step in [r#"Choose("Sord")"#, r#"Pick(["Axe", "Sord"])"#] {
        let report = choice(step);
        assert!(report.contains("nothing is called “Sord”"), "{report}");
    }
    let known = choice(r#"Choose("Axe"), Choose("die 2"), Choose("red hit bam"), Choose("boss")"#);
    assert!(known.contains("1 of 1 cases hold"), "{known}");
    fails(r#"begin: Event, go: [OffersNot([Draw("Sord")])]"#, "nothing is called “Sord”");
    fails(r#"expect: [Not(Event("Mooved"))]"#, "there is no event “Mooved”; do you mean Moved");
    fails(r#"expect: [Events("Moved whoo=Elias", 0)]"#, "there is no field of Moved “whoo”");
    fails(r#"expect: [Not(Event("Moved actor=Elijas"))]"#, "nothing is called “Elijas”");
    holds(
        r#"go: [Move, Step("1,0"), EndMove], expect: [At("Elias", "1,0"), Not(Event("Moved actor=Owen to=1,0")), Not(Event("PhaseBegan phase=Enemies"))]"#,
    );
    fails(r#"expect: [Not(Rule("MOVE-99"))]"#, "there is no rule MOVE-99");
    fails(r#"go: [Refuse(PickUp, "ACT-01")]"#, "there is no rule ACT-01");
    fails(r#"ends: (rule: "XP-4")"#, "there is no rule XP-4");
    let report = the_box().check("t", r#"[(name: "x", rules: ["MOVE-0A"], map: "L", heroes: [(hero: "Owen")])]"#);
    assert!(report.to_string().contains("there is no rule MOVE-0A"), "{report}");
}

#[test]
fn what_cannot_be_is_not_laid_out() {
    let table = |lines: &str| {
        let text = format!(r#"[(name: "x", rules: ["MOVE-01"], map: "L", expect: [Round(1)], {lines})]"#);
        the_box().check("t", &text).to_string()
    };
    for (lines, because) in [
        (r#"heroes: [(hero: "Owen", health: 9)]"#, "Owen: Health 9 is more than 5 (HERO-05)"),
        (r#"heroes: [(hero: "Owen", xp: 40)]"#, "Owen: 40 XP are more than 30 (XP-03)"),
        (r#"heroes: [(hero: "Owen", health: 0)]"#, "dead at Health 0 and only then (HERO-06)"),
        (r#"heroes: [(hero: "Owen")], level: 6"#, "there is no Level 6"),
        (r#"heroes: [(hero: "Owen")], round: 0"#, "counted from 1"),
        (r#"heroes: [(hero: "Owen")], starting_heroes: 7"#, "7 Heroes cannot have started (COMP-16)"),
        (
            r#"heroes: [(hero: "Owen")], enemies: [(card: "High Troll", at: "0,0", wounds: 200)]"#,
            "it is defeated (COMBAT-27)",
        ),
        (
            r#"heroes: [(hero: "Owen")], enemies: [(card: "Goblin Archers", at: "0,0", minions: 0, leader: false)]"#,
            "neither the leader nor a Minion",
        ),
        (
            r#"heroes: [(hero: "Owen")], enemies: [(card: "High Troll", at: "0,0", minions: 2)]"#,
            "only a Mob has Minions (ENEMY-06)",
        ),
        (
            r#"heroes: [(hero: "Owen")], enemies: [(card: "High Troll", at: "0,0", id: "X"), (card: "Goblin Archers 2", at: "0,0", id: "x")]"#,
            "two Enemies have the id",
        ),
        (r#"heroes: [(hero: "Owen")], set_up: [Met(3)]"#, "there are only 1 objectives"),
    ] {
        let report = table(lines);
        assert!(report.contains(because), "{because:?} is not in\n{report}");
    }
}

#[test]
fn dice_that_are_awaited_in_the_end_are_answered_or_named() {
    let open = fight(r#"go: [Attack(Melee, "Archers")], expect: [Minions("Archers", 2)]"#);
    assert!(open.contains("no dice are awaited in the end"), "{open}");
    let named = fight(r#"go: [Attack(Melee, "Archers")], ends: (by: "chance")"#);
    assert!(named.contains("1 of 1 cases hold"), "{named}");
}

#[test]
fn events_are_matched_by_name_and_fields() {
    holds(
        r#"go: [Move, Step("1,0")], expect: [
        Event("Moved actor=Elias from=0,0 to=1,0"), Events("Moved", 1), Rule("ACT-MOVE-03"),
        Not(Event("Moved to=2,0")), InOrder(["ActivationBegan hero=Elias", "Moved"]),
        Not(InOrder(["Moved", "ActivationBegan"])),
    ]"#,
    );
    assert!(expect::matches("Wounded { actor: Bjorn, wounds: 12, minion: false }", "Wounded wounds=12 actor=bjorn"));
    assert!(!expect::matches("Wounded { actor: Bjorn, wounds: 12, minion: false }", "Wounded wounds=1"));
    assert!(!expect::matches("Wounded { actor: Bjorn, wounds: 12, minion: false }", "Wounded hero=bjorn"));
}

/// A Hero with an Axe (1 red) beside a Mob of two Minions with Health 2 and no Defense dice.
fn fight(lines: &str) -> String {
    let text = format!(
        r#"[(name: "x", rules: ["COMBAT-05"], map: "L . L", heroes: [(hero: "Owen", equip: ["Axe"])],
        enemies: [(card: "Goblin Archers 2", at: "0,0", id: "Archers", minions: 2)], {lines})]"#
    );
    the_box().check("t", &text).to_string()
}

#[test]
fn dice_must_be_those_that_are_asked() {
    let good = fight(
        r#"begin: Combat("Owen", "Archers", Melee),
        go: [Asks(dice: "1 red"), Roll(["red hit hit bam"])], expect: [Minions("Archers", 1), Xp("Owen", 1)]"#,
    );
    assert!(good.contains("1 of 1 cases hold"), "{good}");
    for (dice, problem) in [
        (r#""2 red hit""#, "the roll is 1 red, but the case rolls 2 red"),
        (r#""red shield""#, "no face shows “red shield”; the faces are: red blank, red hit,"),
        (r#""pink hit""#, "“pink hit” is no die"),
        (r#""red hat""#, "“hat” in “red hat” is no symbol"),
        ("", "the roll is 1 red, but the case rolls no dice"),
    ] {
        let report = fight(&format!(r#"go: [Attack(Melee, "Archers"), Roll([{dice}])]"#));
        assert!(report.contains(problem), "{problem:?} is not in\n{report}");
    }
    let rest =
        fight(r#"go: [Attack(Melee, "Archers"), Roll(["rest blank"])], expect: [Minions("Archers", 2), Actions(2)]"#);
    assert!(rest.contains("1 of 1 cases hold"), "{rest}");
}

#[test]
fn every_beginning_leads_to_its_question() {
    for (begin, expect) in [
        (r#"Enemy("Archers")"#, r#"Asked(dice: "1 yellow")"#),
        (r#"EnemyPhase"#, r#"Asked(dice: "1 yellow")"#),
        (
            r#"Counter("Owen", ["Archers"])"#,
            r#"Event("EnemyActivated enemy=Archers counter=true"), Asked(dice: "1 yellow")"#,
        ),
        ("Experience", "Phase(Event)"),
        ("Event", "Asked(deck: Event)"),
        ("EndOfRound", "Round(2)"),
        ("RoundStart", r#"InOrder(["RoundBegan round=1", "ActivationBegan hero=Owen"])"#),
        (r#"Activation("Owen")"#, r#"Asked(by: "Owen", rule: "HPHASE-03")"#),
        (r#"Spawn(GuardOfLevel(3), "1,0")"#, "Asked(deck: Guard(3))"),
        ("Reinforcement", "Asked(deck: Event)"),
    ] {
        let report = fight(&format!("begin: {begin}, expect: [{expect}]"));
        assert!(report.contains("1 of 1 cases hold"), "{begin}: {report}");
    }
}

#[test]
fn enemies_that_appear_get_the_next_letter() {
    let report = fight(
        r#"begin: Spawn(Greater, "1,0"), go: [Draw("High Troll"), PassUntil(Asked(deck: Event))],
        expect: [At("A", "1,0"), At("High Troll", "1,0"), At("Archers", "0,0"), Not(Gone("A")), Enemies(2)]"#,
    );
    assert!(report.contains("1 of 1 cases hold"), "{report}");
}

#[test]
fn decks_can_be_arranged() {
    let report = fight(
        r#"decks: [Only(Treasure(2), ["Ice Sword"]), Empty(Guard(2)), Discarded(Door, ["D09"]), Top(Guard(3), ["G021"])],
        go: [OffersNot([GetUp])], expect: [DeckSize(Treasure(2), 1), DeckSize(Guard(2), 0), Discarded(Door, "D09"), Not(InDeck(Door, "D09")),
        InDeck(Guard(3), "G021"), Not(InDeck(Treasure(2), "Bastard Sword"))]"#,
    );
    assert!(report.contains("1 of 1 cases hold"), "{report}");
    let report = fight(r#"decks: [Only(Guard(3), ["Ice Sword"])], expect: [Round(1)]"#);
    assert!(report.contains("the deck Guard(3) has no (further) card “Ice Sword”"), "{report}");
}

#[test]
fn everybody_passes_until_a_fact_is_so() {
    holds(r#"go: [PassUntil(Round(2))], expect: [Phase(Heroes), FirstPlayer("Owen")]"#);
    fails(r#"go: [PassUntil(Level(3))]"#, "it does not within");
    fails(r#"go: [PassUntil(Round(1))]"#, "it is so already");
}

mod maps {
    use crate::games::massive_darkness::cases::map::parse;
    use crate::kernel::board::Passage;

    #[test]
    fn letters_and_signs_become_zones_and_edges() {
        let mut map = parse("\n  L2* . SR +  L\n  #     .     /\n  L   # S  .  L0\n").unwrap();
        map.lay_tiles(&[]);
        assert_eq!(map.zones.len(), 6);
        assert!(map.zones[1].room && map.zones[1].shadow && !map.zones[0].room);
        let passages: Vec<Passage> = map.edges.iter().map(|edge| edge.passage).collect();
        use Passage::{Door, Open, Wall};
        assert_eq!(passages, [Open, Door, Wall, Open, Door, Wall, Open]);
        assert_eq!(map.open_doors.len(), 1);
        assert_eq!(map.tiles.iter().map(|tile| tile.level).collect::<Vec<_>>(), [2, 1, 0]);
        assert_eq!(map.level_tokens.iter().map(|(zone, level)| (zone.0, *level)).collect::<Vec<_>>(), [(0, 2), (1, 1)]);
    }

    #[test]
    fn a_gap_is_no_zone() {
        let map = parse("L . L . L\n.       .\nL       L").unwrap();
        assert_eq!((map.zones.len(), map.edges.len()), (5, 4));
    }

    #[test]
    fn mistakes_of_a_drawing_are_named() {
        let problem = |drawing: &str| parse(drawing).unwrap_err();
        assert!(problem("").contains("empty"));
        assert!(problem("L L").contains("nothing stands between 0,0 and 1,0"));
        assert!(problem("L . l").contains("line 1, column 5"));
        assert!(problem("L . L\n.\nL . L").contains("nothing stands between 1,0 and 1,1"));
        assert!(problem("L . L\n.   .\n L . L").contains("align"));
        assert!(problem("L .").contains("between no two Zones"));
        assert!(problem("L . L\nL . L").contains("signs between two rows"));
    }
}

#[test]
fn the_drawing_shows_walls_doors_tokens_and_figures() {
    let text = r##"[(name: "x", rules: ["MOVE-01"], map: "
        L2* + SR
        #     .
        L   / S
    ", heroes: [(hero: "Owen", health: 3, xp: 4), (hero: "Elias", at: "1,1", stunned: true)],
    enemies: [(card: "Goblin Archers 3", at: "1,0", minions: 5)], tokens: [(Treasure, "0,1"), (Treasure, "0,1")],
    expect: [Round(9)])]"##;
    let report = the_box().check("t", text).to_string();
    for line in [
        "| 0,0 L2*",
        "+ 1,0 SR1*",
        "A: Goblin Archers 3 +5",
        "Owen 3/5 xp4",
        "2 x Treasure",
        "Elias 5/5 xp0 stunned",
        "/ 1,1 S1",
    ] {
        assert!(report.contains(line), "{line:?} is not in\n{report}");
    }
}

//! EFFECT-26..31, OQ-26: symbols that are cancelled, by whom and when.

use super::*;

fn skill(words: &str) -> Skill {
    Skill::of(&ron::from_str(words).unwrap()).unwrap()
}

const WOUND: &str = "(when: Attack(Any), pay: [Bam], do: [Wounds(N(10))])";

#[test]
fn what_the_defender_cancels_pays_for_nothing_any_more_effect_26() {
    let cancel = enchantment("(when: Defense(Any), pay: [Bam], do: [Cancel(Attacker, Bams(1))])");
    // The same in other words of cards.
    let less = enchantment("(when: Defense(Any), pay: [Bam], do: [Add(Attacker, Bam, N(-1))])");
    let all = enchantment("(when: Defense(Any), pay: [Bam], do: [Cancel(Attacker, All)])");
    for cancelling in [cancel, less, all] {
        let contest = Contest { enchantments: vec![enchantment(WOUND), cancelling], ..contest([1, 0], [1, 0]) };
        // Yellow shows its Bam once with two Hits, blue once with two Shields: then nothing is left of either.
        assert_wounds(&contest, &[(0, 6 + 12 + 4 + 1), (1, 8), (11, 3), (12, 2)], 36);
    }
    // One Bam of two is left: four Hits and ten Wounds against the two Shields. Else 12 Wounds are three Hits against a
    // Shield, or two against none.
    let two = Contest { enchantments: vec![enchantment(WOUND), cancel], ..contest([2, 0], [1, 0]) };
    let odds = Odds::of(&dice(), &two).unwrap();
    assert_eq!(odds.wounds.probability(12), Fraction::new(1 + 8 * 3 + 2 * 2, 216));
}

#[test]
fn the_other_symbol_still_pays_effect_27() {
    let diamond = enchantment("(when: Defense(Any), pay: [Bam], do: [Cancel(Attacker, Diamonds(1))])");
    let with = Contest { enchantments: vec![enchantment(WOUND), diamond], ..contest([1, 0], [1, 0]) };
    let without = Contest { enchantments: vec![enchantment(WOUND)], ..contest([1, 0], [1, 0]) };
    assert_eq!(Odds::of(&dice(), &with), Odds::of(&dice(), &without));
}

#[test]
fn a_defender_cancels_or_blocks_whatever_leaves_fewer_wounds() {
    // One Bam, two uses for it: a Shield against two Hits, or nothing to pay ten Wounds with.
    let block = enchantment("(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(9))])");
    let cancel = enchantment("(when: Defense(Any), pay: [Bam], do: [Cancel(Attacker, Bams(1))])");
    let both = Contest { enchantments: vec![enchantment(WOUND), block, cancel], ..contest([0, 1], [1, 0]) };
    // Red with a Bam and two Hits against blue with a Bam and two Shields: cancelled, nothing gets through. Red with three
    // Hits and a Diamond: blocked.
    let odds = Odds::of(&dice(), &both).unwrap();
    assert_eq!(odds.wounds.ways().iter().filter(|(wounds, _)| *wounds >= 10).map(|(_, ways)| ways).sum::<u128>(), 10);
}

#[test]
fn an_attack_enchantment_cancels_too_late_oq_26() {
    let block = enchantment("(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(3))])");
    let late = enchantment("(when: Attack(Any), pay: [Bam], do: [Cancel(Defender, All)])");
    let with = Contest { enchantments: vec![block, late], ..contest([1, 1], [1, 1]) };
    let without = Contest { enchantments: vec![block], ..contest([1, 1], [1, 1]) };
    assert_eq!(Odds::of(&dice(), &with), Odds::of(&dice(), &without));
}

#[test]
fn a_skill_cancels_before_anything_is_paid_oq_26() {
    let block = enchantment("(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(3))])");
    let early = skill("(when: Attack(Any), do: [Cancel(Defender, All)])");
    let with = Contest { enchantments: vec![block], skills: vec![early], ..contest([1, 1], [1, 1]) };
    let nothing_to_pay = contest([1, 1], [1, 1]);
    assert_eq!(Odds::of(&dice(), &with), Odds::of(&dice(), &nothing_to_pay));
}

#[test]
fn the_skills_of_the_defender_come_first_skill_02() {
    let more = skill("(when: Attack(Any), do: [Add(Attacker, Bam, N(1))])");
    let cancel = skill("(when: Defense(Any), do: [Cancel(Attacker, Bams(1))])");
    let wounding = |skills: Vec<Skill>| {
        let contest = Contest { enchantments: vec![enchantment(WOUND)], skills, ..contest([1, 0], [0, 0]) };
        Odds::of(&dice(), &contest).unwrap().at_least(10).to_string()
    };
    // There is no Bam yet that could be cancelled when the attacker has rolled none, and one is added afterwards.
    assert_eq!(wounding(vec![more.clone(), cancel.clone()]), "1/1");
    assert_eq!(wounding(vec![cancel]), "0/1");
    assert_eq!(wounding(vec![more]), "1/1");
}

#[test]
fn skills_add_and_take_symbols_and_wounds_effect_05_to_11() {
    let skills = vec![
        skill("(when: Attack(Any), do: [Add(Attacker, Hit, N(1)), Wounds(N(1))])"),
        skill("(when: Defense(Any), do: [Add(Defender, Shield, N(2))])"),
    ];
    // Yellow: 1 of 6 nothing, 4 one Hit, 1 two; one Hit more, two Shields, one Wound past them.
    assert_wounds(&Contest { skills, ..contest([1, 0], [0, 0]) }, &[(1, 5), (2, 1)], 6);
}

#[test]
fn what_is_no_cancelling_is_refused() {
    let refusal = |words: &str| Enchantment::of(&ron::from_str(words).unwrap()).unwrap_err();
    for effect in ["Cancel(Defender, All)", "Add(Attacker, Bam, N(1))", "Add(Defender, Bam, N(1))"] {
        let words = format!("(when: Defense(Any), pay: [Bam], do: [{effect}])");
        assert_eq!(refusal(&words), NotCounted::OtherEffect, "{effect}");
    }
    let paid = ron::from_str("(when: Attack(Any), pay: [Bam], do: [Cancel(Defender, All)])").unwrap();
    assert_eq!(Skill::of(&paid), Err(NotCounted::Paid));
    let other = ron::from_str("(when: Attack(Any), do: [DoubleHits])").unwrap();
    assert_eq!(Skill::of(&other), Err(NotCounted::OtherEffect));
}

#[test]
fn symbols_without_end_are_refused_and_not_counted_for_ever() {
    let more = skill("(when: Attack(Any), do: [Add(Attacker, Bam, N(127)), Add(Attacker, Bam, N(127))])");
    let words = "(when: Attack(Any), pay: [Bam], repeat: 100, do: [Add(Attacker, Hit, N(1))])";
    let enchantments = vec![enchantment(words); MOST_ENCHANTMENTS];
    let contest = Contest { enchantments, skills: vec![more], ..contest([1, 0], [0, 0]) };
    assert_eq!(Odds::of(&dice(), &contest).err(), Some(DiceError::TooManyOutcomes));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn cancelling_never_helps_the_attacker(
        attack in prop::array::uniform2(0_i8..3), defense in prop::array::uniform2(0_i8..3), costs in any_costs(4),
        bams in 0_i16..3, diamonds in 0_i16..3, repeat in 1_u8..3,
    ) {
        let mut contest = contest(attack, defense);
        contest.enchantments.extend(costs);
        let before = Odds::of(&dice(), &contest).unwrap();
        let gain = Gain { bams, diamonds, ..Gain::default() };
        let side = Side::Defender;
        contest.enchantments.push(Enchantment { side, bams: 1, diamonds: 0, either: 0, repeat, gain });
        let after = Odds::of(&dice(), &contest).unwrap();
        for wounds in 0..40 {
            prop_assert!(after.at_least(wounds) <= before.at_least(wounds), "{} Wounds", wounds);
        }
    }
}

//! Whatever cannot be right is told, and nothing of the box is.

use super::*;
use crate::games::massive_darkness::content::core_box;
use crate::games::massive_darkness::rules::language::{Limit, When};
use std::sync::LazyLock;

/// Reading the box takes a while without optimisation.
static BOX: LazyLock<Pack> = LazyLock::new(|| core_box().unwrap());

fn known() -> Known {
    Known::in_box(&BOX)
}

fn first(wanted: impl Fn(&Card) -> bool) -> Card {
    Card::all(&BOX).into_iter().find(wanted).unwrap()
}

fn sword() -> Equipment {
    let is_weapon = |card: &Card| matches!(card, Card::Equipment(card) if card.kind == EquipmentKind::Weapon);
    let Card::Equipment(card) = first(is_weapon) else { unreachable!("a weapon was looked for") };
    card
}

fn told(card: Equipment) -> Vec<CardProblem> {
    problems(&Card::Equipment(card), &known()).into_iter().map(|problem| problem.what).collect()
}

fn told_of(written: &str) -> Vec<CardProblem> {
    told(Equipment { abilities: vec![ron::from_str(written).unwrap()], ..sword() })
}

#[test]
fn no_card_of_the_box_has_a_problem() {
    let known = known();
    for card in Card::all(&BOX) {
        assert_eq!(problems(&card, &known), [], "{}", card.code());
    }
}

#[test]
fn the_facts_of_equipment_that_cannot_be_right_are_told() {
    assert_eq!(told(sword()), []);
    assert_eq!(told(Equipment { level: 6, ..sword() }), [CardProblem::Level]);
    assert_eq!(told(Equipment { slot: SlotSymbol::None, ..sword() }), [CardProblem::WeaponSlot]);
    let body = told(Equipment { slot: SlotSymbol::Body, ..sword() });
    assert_eq!(body, [CardProblem::BodySlot, CardProblem::WeaponSlot]);
    assert_eq!(told(Equipment { melee: vec![Colour::Red; 4], ..sword() }), [CardProblem::TooManyDice]);
    assert_eq!(told(Equipment { defense: vec![Colour::Red], ..sword() }), [CardProblem::WrongDice]);
    let bare =
        || Equipment { melee: Vec::new(), ranged: Vec::new(), magic: Vec::new(), abilities: Vec::new(), ..sword() };
    assert_eq!(told(bare()), [CardProblem::NoDice]);
    let potion = Equipment { kind: EquipmentKind::Consumable, slot: SlotSymbol::None, ..bare() };
    assert_eq!(told(potion), [CardProblem::NoText]);
}

#[test]
fn a_text_that_can_never_do_anything_is_told() {
    assert_eq!(told_of("(when: Attack(Any), do: [Add(Attacker, Hit, N(1))])"), []);
    assert_eq!(told_of("(when: Attack(Any), do: [])"), [CardProblem::NoEffect]);
    assert_eq!(told_of("(when: Attack(Any), do: [Add(Attacker, Hit, N(0))])"), [CardProblem::Empty]);
    assert_eq!(told_of("(when: Always, do: [Add(Attacker, Hit, N(1))])"), [CardProblem::WrongMoment]);
    assert_eq!(told_of("(when: Action, do: [Stun(Defender)])"), [CardProblem::WrongMoment]);
    assert_eq!(told_of("(when: Action, pay: [Bam], do: [Heal(Owner, N(1))])"), [CardProblem::CannotPay]);
    let stunned = "(when: Action, if: [DefenderStunned], do: [Heal(Owner, N(1))])";
    assert_eq!(told_of(stunned), [CardProblem::NeverHolds]);
    let nobody = r#"(when: Attack(Any), if: [Equipped(["no such word"])], do: [DoubleHits])"#;
    assert_eq!(told_of(nobody), [CardProblem::UnknownTag("no such word".to_owned())]);
}

#[test]
fn enemies_need_a_life_a_kind_and_their_own_deck() {
    let Card::Enemy(mob) = first(|card| matches!(card, Card::Enemy(card) if card.minions > 0)) else {
        unreachable!("a Mob was looked for")
    };
    let told = |card: EnemyCard| {
        let found = problems(&Card::Enemy(card), &known());
        found.into_iter().map(|problem| (problem.what, problem.field)).collect::<Vec<_>>()
    };
    assert_eq!(told(EnemyCard { health: 0, ..mob.clone() }), [(CardProblem::NoHealth, Field::Health)]);
    assert_eq!(told(EnemyCard { minions: 0, ..mob.clone() }), [(CardProblem::Minions, Field::Minions)]);
    assert_eq!(told(EnemyCard { deck: EnemyDeck::Lesser, ..mob.clone() }), [(CardProblem::WrongDeck, Field::Kind)]);
    assert_eq!(told(EnemyCard { deck: EnemyDeck::Guard(9), ..mob.clone() }), [(CardProblem::Level, Field::Level)]);
    let stranger = EnemyCard { kind: "nobody".to_owned(), ..mob.clone() };
    assert_eq!(told(stranger), [(CardProblem::UnknownKind("nobody".to_owned()), Field::Kind)]);
    let paid = Ability { pay: vec![Cost::Xp(1)], limit: Limit::None, ..super::super::fits::plainest(When::Wounded) };
    let found = told(EnemyCard { abilities: vec![paid], ..mob });
    assert_eq!(found, [(CardProblem::CannotPay, Field::Ability(Passage::Text, 0))]);
}

#[test]
fn a_hero_needs_a_class_a_weapon_and_the_shadow() {
    let Card::Hero(hero) = first(|card| matches!(card, Card::Hero(_))) else { unreachable!("a Hero was looked for") };
    let told = |card: HeroCard| {
        let found = problems(&Card::Hero(card), &known());
        found.into_iter().map(|problem| (problem.what, problem.field)).collect::<Vec<_>>()
    };
    let nobody = || "nobody".to_owned();
    let classless = told(HeroCard { recommended: nobody(), ..hero.clone() });
    assert_eq!(classless, [(CardProblem::UnknownClass(nobody()), Field::Class)]);
    let unarmed = told(HeroCard { weapon: nobody(), ..hero.clone() });
    assert_eq!(unarmed, [(CardProblem::UnknownWeapon(nobody()), Field::Weapon)]);
    let mut lit = hero;
    lit.shadow[0].only_if.clear();
    assert_eq!(told(lit), [(CardProblem::NotInShadow, Field::Ability(Passage::Shadow, 0))]);
}

#[test]
fn the_skills_of_a_line_rise_and_can_be_paid() {
    let Card::Class(sheet) = first(|card| matches!(card, Card::Class(_))) else {
        unreachable!("a Class Sheet was looked for")
    };
    let told = |change: &dyn Fn(&mut ClassSheet)| {
        let mut changed = sheet.clone();
        change(&mut changed);
        let found = problems(&Card::Class(changed), &known());
        found.into_iter().map(|problem| (problem.what, problem.field)).collect::<Vec<_>>()
    };
    assert_eq!(told(&|_| {}), []);
    assert_eq!(told(&|sheet| sheet.lines[0].skills.clear()), [(CardProblem::EmptyLine, Field::Line(0))]);
    assert_eq!(told(&|sheet| sheet.lines[0].skills[0].level = 5), [(CardProblem::LevelsFall, Field::Skill(0, 1))]);
    let dear = told(&|sheet| sheet.lines[1].skills[1].cost = MAX_XP + 1);
    assert_eq!(dear, [(CardProblem::TooDear, Field::Skill(1, 1))]);
    let mute = told(&|sheet| sheet.lines[0].skills[1].abilities.clear());
    assert_eq!(mute, [(CardProblem::NoEffect, Field::Skill(0, 1))]);
    let empty = told(&|sheet| sheet.signature[0].effects.clear());
    assert_eq!(empty, [(CardProblem::NoEffect, Field::Ability(Passage::Signature, 0))]);
}

#[test]
fn what_the_editor_begins_with_is_sound() {
    use crate::games::massive_darkness::rules::language::Style;
    for when in [
        When::Always,
        When::Attack(Style::Any),
        When::Defense(Style::Melee),
        When::AfterReroll(Style::Any),
        When::Action,
        When::StartOfActivation,
        When::Wounded,
        When::Blocked,
        When::Targeted,
        When::AllyAttacked(1),
        When::GuardianKilled,
        When::Drawn,
    ] {
        let ability = super::super::fits::plainest(when);
        assert_eq!(told(Equipment { abilities: vec![ability], ..sword() }), [], "{when:?}");
    }
}

//! Circles: abilities that one Hero can have together and that pay for each other, so that they could be used in turn without end.
//!
//! Each use takes some of what a Hero has and brings some. A circle is a sum of uses after which nothing has become less. It is found by
//! adding uses until of one thing after the other nothing is lacking; what brings nothing pays for nothing and is left out. Only what is
//! sure is told: what cannot be had or used together is no circle.

use super::card::{Card, Cards};
use super::fits::{Nature, nature};
use super::problems::{CardProblem, FoundProblem};
use crate::games::massive_darkness_2::rules::Class;
use crate::games::massive_darkness_2::rules::class_cards::SkillCard;
use crate::games::massive_darkness_2::rules::ids::{Place, Slot};
use crate::games::massive_darkness_2::rules::language::{Ability, Cost, Effect, If, Limit, When};

/// What can be paid: Mana, Health, Rage, actions, and the four Elements.
type Goods = [i32; 8];
const MANA: usize = 0;
const HEALTH: usize = 1;
const RAGE: usize = 2;
const ACTIONS: usize = 3;
const ELEMENTS: usize = 4;
/// Sums that are alike are kept with so many ways to get them, and so many sums in all.
const MOST_ALIKE: usize = 6;
const MOST_SUMS: usize = 4000;
/// So many sums are compared in one search, whatever somebody has typed in: a fraction of a second. Adding two takes as long as comparing
/// so many.
const MOST_COMPARED: usize = 10_000_000;
const ADDING: usize = 20;
/// A Skill has at most so many grades below it.
const MOST_GRADES: usize = 8;
/// The pointer of the Wizard passes three quadrants before a spell comes again (M2-WIZ-05).
const ROUND_THE_AMULET: i32 = 3;

/// When all of a circle is used.
#[derive(Clone, Copy)]
enum Moment {
    /// Between actions.
    Used,
    /// In a Move action.
    Moving,
    /// In a fight with this type of attack, or in defense.
    Fight(When),
}

const MOMENTS: [Moment; 6] = [
    Moment::Used,
    Moment::Moving,
    Moment::Fight(When::Melee),
    Moment::Fight(When::Magic),
    Moment::Fight(When::Ranged),
    Moment::Fight(When::Defense),
];
const CLASSES: [Class; 6] =
    [Class::Berserker, Class::Paladin, Class::Ranger, Class::Rogue, Class::Shaman, Class::Wizard];

/// An ability: on which card, and which of those on it.
pub(super) type Where = (usize, usize);

/// Uses together, with what they come to.
#[derive(Clone, Debug)]
struct Sum {
    goods: Goods,
    of: Vec<Where>,
}

/// Abilities that pay for each other; none where there is no circle. One that pays for itself is found by what stands on its card alone.
pub(super) fn circle(cards: &[Card]) -> Option<Vec<Where>> {
    let mut left = MOST_COMPARED;
    for class in CLASSES {
        for moment in MOMENTS {
            for dark in [If::InLight, If::InShadow] {
                let found = circle_of(cards, class, moment, dark, &mut left);
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// The circles that cards over a box bring, as problems on the cards that are not as there.
pub(super) fn problems(cards: &Cards, of_the_box: &Cards) -> Vec<(String, FoundProblem)> {
    let (cards, printed) = (Card::all(cards), Card::all(of_the_box));
    let Some(circle) = circle(&cards) else { return Vec::new() };
    let is_own = |(card, _): &&Where| !printed.contains(&cards[*card]);
    let problem = |(card, ability): &Where| {
        let what = FoundProblem { what: CardProblem::Circle, ability: Some(*ability) };
        (cards[*card].code().to_owned(), what)
    };
    circle.iter().filter(is_own).map(problem).collect()
}

/// The first two cards of such a circle, by their codes.
pub(super) fn named(cards: &Cards, of_the_box: &Cards) -> Option<(String, String)> {
    let (cards, printed) = (Card::all(cards), Card::all(of_the_box));
    let circle = circle(&cards)?;
    circle.iter().any(|(card, _)| !printed.contains(&cards[*card])).then_some(())?;
    let mut codes = circle.iter().map(|(card, _)| cards[*card].code());
    let first = codes.next()?;
    // Of boards, two columns can pay for each other.
    let other = codes.find(|code| *code != first).unwrap_or(first);
    Some((first.to_owned(), other.to_owned()))
}

fn circle_of(cards: &[Card], class: Class, moment: Moment, not_where: If, left: &mut usize) -> Option<Vec<Where>> {
    let mut sums: Vec<Sum> = Vec::new();
    for (at, card) in cards.iter().enumerate().filter(|(_, card)| may_have(card, class)) {
        for (number, (_, ability)) in card.abilities().into_iter().enumerate() {
            let is_his = is_for(card, number, class);
            let is_then = is_again_and_again(ability, moment) && !ability.r#if.contains(&not_where);
            // What pays for itself is a problem of its own.
            let goods = goods_of(card, ability, class);
            if is_his && is_then && goods.iter().any(|good| *good < 0) {
                keep(&mut sums, Sum { goods, of: vec![(at, number)] }, left);
            }
        }
    }
    if class == Class::Shaman {
        // M2-SHAM-02: of Mana that is gained a marker can rise instead.
        for element in 0..4 {
            let mut goods = Goods::default();
            (goods[MANA], goods[ELEMENTS + element]) = (-1, 1);
            keep(&mut sums, Sum { goods, of: Vec::new() }, left);
        }
    }
    for good in [ELEMENTS, ELEMENTS + 1, ELEMENTS + 2, ELEMENTS + 3, RAGE, ACTIONS, HEALTH, MANA] {
        sums.retain(|sum| sum.goods.iter().any(|other| *other > 0) || sum.goods.iter().all(|other| *other == 0));
        let (lacking, enough): (Vec<Sum>, Vec<Sum>) = sums.into_iter().partition(|sum| sum.goods[good] < 0);
        sums = Vec::new();
        enough.iter().for_each(|sum| keep(&mut sums, sum.clone(), left));
        let bringing: Vec<&Sum> = enough.iter().filter(|sum| sum.goods[good] > 0).collect();
        for (lacks, has) in lacking.iter().flat_map(|lacks| bringing.iter().map(move |has| (lacks, has))) {
            if *left < ADDING + sums.len() || sums.len() >= MOST_SUMS {
                break;
            }
            *left -= ADDING;
            if let Some(sum) = both(lacks, has, good, cards) {
                keep(&mut sums, sum, left);
            }
        }
    }
    sums.iter().filter(|sum| sum.of.len() > 1).min_by_key(|sum| sum.of.len()).map(|sum| sum.of.clone())
}

/// As often one and the other that of something nothing is lacking; none where one Hero cannot have both.
fn both(lacks: &Sum, has: &Sum, good: usize, cards: &[Card]) -> Option<Sum> {
    let (needed, there) = (lacks.goods[good].checked_neg()?, has.goods[good]);
    let mut goods = Goods::default();
    for (at, sum) in goods.iter_mut().enumerate() {
        *sum = lacks.goods[at].checked_mul(there)?.checked_add(has.goods[at].checked_mul(needed)?)?;
    }
    let mut of = lacks.of.clone();
    of.extend(has.of.iter().filter(|place| !lacks.of.contains(place)));
    go_together(&of, cards).then(|| Sum { goods: smallest(goods), of })
}

/// The same proportions in the smallest numbers.
fn smallest(goods: Goods) -> Goods {
    let common = goods.iter().fold(0, |common, good| greatest_divisor(common, good.saturating_abs()));
    if common > 1 { goods.map(|good| good / common) } else { goods }
}

fn greatest_divisor(one: i32, other: i32) -> i32 {
    if other == 0 { one } else { greatest_divisor(other, one % other) }
}

/// Keeps a sum, unless there are enough like it.
fn keep(sums: &mut Vec<Sum>, sum: Sum, left: &mut usize) {
    if sums.len() >= MOST_SUMS || *left < sums.len() {
        return;
    }
    *left -= sums.len();
    let alike = sums.iter().filter(|other| other.goods == sum.goods);
    let is_known = alike.clone().any(|other| other.of == sum.of);
    if !is_known && alike.count() < MOST_ALIKE {
        sums.push(sum);
    }
}

/// Can it be used at that moment as often as it is paid?
fn is_again_and_again(ability: &Ability, moment: Moment) -> bool {
    let when = ability.when;
    match moment {
        Moment::Used => nature(when) == Nature::Used && ability.limit != Limit::Round,
        Moment::Moving => nature(when) == Nature::Move && ability.limit == Limit::Endless,
        Moment::Fight(kind) => {
            let is_then = when == kind || when == When::Combat || (when == When::Attack && kind != When::Defense);
            is_then && ability.limit == Limit::Endless
        }
    }
}

/// What a use of it takes and brings.
fn goods_of(card: &Card, ability: &Ability, class: Class) -> Goods {
    let mut goods = Goods::default();
    for cost in &ability.cost {
        match *cost {
            Cost::Action => goods[ACTIONS] -= 1,
            Cost::Mana(mana) => goods[MANA] -= i32::from(mana),
            Cost::Wounds(wounds) => {
                goods[HEALTH] -= i32::from(wounds);
                // M2-BERS-03.
                goods[RAGE] += if class == Class::Berserker { i32::from(wounds) } else { 0 };
            }
            Cost::Rage(rage) => goods[RAGE] -= i32::from(rage),
            Cost::Element(element, steps) => goods[ELEMENTS + element as usize] -= i32::from(steps),
        }
    }
    for effect in &ability.r#do {
        match *effect {
            Effect::Mana(mana) => goods[MANA] += i32::from(mana),
            Effect::Heal(health) => goods[HEALTH] += i32::from(health),
            Effect::Rage(rage) if class == Class::Berserker => goods[RAGE] += i32::from(rage),
            Effect::Actions(actions) => goods[ACTIONS] += i32::from(actions),
            _ => {}
        }
    }
    // M2-WIZ-03, M2-WIZ-04: what lies on the Amulet comes again when the pointer has gone round.
    let is_spell = class == Class::Wizard && matches!(card, Card::Skill(_) | Card::Boards(_));
    goods[MANA] -= if is_spell { ROUND_THE_AMULET } else { 0 };
    goods
}

/// Can a Hero of this Class have the card? What is used up comes once, and what the roll brings is no use of one's own.
fn may_have(card: &Card, class: Class) -> bool {
    match card {
        Card::Hero(hero) => hero.class == class,
        Card::Item(item) => {
            item.slot != Place::Consumable && item.copies > 0 && item.only.is_none_or(|only| only == class)
        }
        Card::Skill(skill) => skill.class == class,
        Card::Power(power) => power.class == class,
        Card::Boards(_) | Card::Sides(_) => true,
        _ => false,
    }
}

/// Is the ability with this number on it one that the Class uses?
fn is_for(card: &Card, number: usize, class: Class) -> bool {
    match card {
        Card::Hero(_) => number == 0,
        Card::Boards(_) => match number {
            0..3 => class == Class::Berserker,
            3..7 => class == Class::Wizard,
            7..10 => class == Class::Paladin,
            _ => class == Class::Shaman,
        },
        _ => true,
    }
}

/// Can one Hero have all of it at the same time? Hands are two, stances one, a Skill has one side and replaces its lower grades
/// (M2-ITEM-08, M2-BERS-01, M2-PAL-07, M2-SKILL-02).
fn go_together(of: &[Where], cards: &[Card]) -> bool {
    let (mut hands, mut worn, mut stances, mut skills) = (0, Vec::new(), Vec::new(), Vec::new());
    let mut items: Vec<usize> = Vec::new();
    for (at, number) in of {
        match &cards[*at] {
            Card::Item(_) if items.contains(at) => {}
            Card::Item(item) => {
                items.push(*at);
                match item.slot {
                    Place::Hand => hands += 1,
                    Place::TwoHands => hands += 2,
                    place => {
                        let slot = Slot::ALL.into_iter().find(|slot| place.takes(*slot));
                        if worn.contains(&slot) {
                            return false;
                        }
                        worn.push(slot);
                    }
                }
            }
            Card::Boards(_) if *number < 3 => stances.push(*number),
            Card::Skill(skill) => {
                stances.extend(skill.stance.map(|stance| stance as usize));
                skills.push(skill);
            }
            _ => {}
        }
    }
    // Up to itself, by way of the grades between.
    let is_above = |skill: &SkillCard, other: &SkillCard| {
        let mut lower = skill.above.as_ref();
        for _ in 0..MOST_GRADES {
            let Some(id) = lower else { return false };
            if *id == other.id {
                return true;
            }
            lower = cards.iter().find_map(|card| match card {
                Card::Skill(skill) if skill.id == *id => skill.above.as_ref(),
                _ => None,
            });
        }
        false
    };
    let is_one_of_each = skills.iter().enumerate().all(|(at, skill)| {
        skills[..at].iter().all(|other| other.id != skill.id && !is_above(skill, other) && !is_above(other, skill))
    });
    hands <= 2 && stances.windows(2).all(|pair| pair[0] == pair[1]) && is_one_of_each
}

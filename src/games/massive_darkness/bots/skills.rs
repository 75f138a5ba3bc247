//! Which Skills are worth their XP.

use super::fight;
use super::worth_of_effect;
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Ask, By, Choice};
use crate::rules::ids::{AbilityId, AbilityUse, Actor, CardId, Hero};
use crate::rules::language::{Amount, Condition, Cost, Effect, Style, When};

/// XP-04: what works at the Current Level and brings most for its price; saving for what does not work yet makes no sense.
pub fn worth_of_skill(game: &MassiveDarkness, choice: Choice) -> i32 {
    let (Choice::Skill(line, position), Ask::Choose { by: By::Hero(hero), .. }) = (choice, game.state.ask) else {
        return -1;
    };
    let state = game.state.hero(hero);
    let class = game.library.class(state.class);
    let (line, position) = (usize::from(line), usize::from(position));
    let skill = &class.sheet.lines[line].skills[position];
    if skill.level > game.state.level {
        return -1;
    }
    let of = |position: usize| -> i32 { class.lines[line][position].ids().map(|id| worth(game, hero, id)).sum() };
    let before = position.checked_sub(1).map_or(0, of);
    1 + (of(position) - before).max(0) * 10 / i32::from(skill.cost.max(1))
}

/// What an ability is worth to this Hero as he is equipped now.
fn worth(game: &MassiveDarkness, hero: Hero, id: AbilityId) -> i32 {
    let words = game.library.ability(id);
    let effects: i32 = words.effects.iter().map(worth_of).sum();
    let ability = AbilityUse { ability: id, card: CardId::NONE, owner: Actor::Hero(hero) };
    let mut worth = 10 * effects;
    worth = match words.when {
        When::Attack(style) | When::AfterReroll(style) if style.covers(fight::best_style(game, hero)) => worth,
        When::Attack(_) | When::AfterReroll(_) => worth / 10,
        When::Defense(Style::Any) => worth,
        When::Action | When::Defense(_) | When::Blocked => worth / 2,
        _ => worth,
    };
    for condition in &words.only_if {
        let often = match condition {
            Condition::InShadow | Condition::Granted => 5,
            Condition::TwoHanded | Condition::DualWielding | Condition::ShieldBearer | Condition::NoArmor => {
                if game.condition_holds(ability, condition, None) { 10 } else { 2 }
            }
            _ => 4,
        };
        worth = worth * often / 10;
    }
    for cost in &words.pay {
        let left = match cost {
            Cost::Bam | Cost::BamOrDiamond | Cost::Bloodlust(_) | Cost::BloodTribute(_) => 5,
            Cost::Diamond => 2,
            Cost::Xp(_) | Cost::Discard | Cost::Action | Cost::CombatAction => 6,
        };
        worth = worth * left / 10;
    }
    worth
}

fn worth_of(effect: &Effect) -> i32 {
    match effect {
        Effect::MaxHealth(more) => 7 * i32::from(*more),
        Effect::ExtraActions(..) => 25,
        Effect::HalveWounds(_) => 25,
        Effect::MovementPoints(_) => 4,
        Effect::Taunt => 1,
        Effect::Move { .. } => 2,
        Effect::Add(_, _, amount) | Effect::Dice(_, _, amount) => 10 * size(amount),
        Effect::Wounds(amount) => 12 * size(amount),
        _ => worth_of_effect(effect),
    }
}

fn size(amount: &Amount) -> i32 {
    match amount {
        Amount::N(number) => i32::from(number.unsigned_abs()),
        Amount::Per(..) | Amount::HalfUp(_) => 1,
    }
}

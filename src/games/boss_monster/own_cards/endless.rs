//! What would never end: an ability that can be used, or sets itself off, again and again.

use super::card::Deck;
use crate::games::boss_monster::rules::language::{Ability, Cost, Effect, Limit, Way, When};

/// Could it be used, or set itself off, again and again in one window? What is given up for it bounds it, and so does a limit.
#[must_use]
pub fn is_endless(deck: Deck, at: usize, ability: &Ability) -> bool {
    // BM-MINI-14: the third Level sets the Miniboss back; a Spell is gone once it is cast.
    let is_spent = (deck == Deck::Miniboss && at == 2) || deck == Deck::Spell;
    if ability.limit != Limit::Free || is_spent {
        return false;
    }
    let brings_cards = |effect: &Effect| {
        matches!(
            effect,
            Effect::Draw(..)
                | Effect::TakeAtRandom(_)
                | Effect::TakeTarget
                | Effect::LookAndTake
                | Effect::Redraw
                | Effect::DrawAndBuild
        )
    };
    let brings = |effect: &Effect| brings_cards(effect) || matches!(effect, Effect::Gain(_) | Effect::SwapHoards);
    let way_is = |way: &Way| match ability.when {
        When::Window | When::BuildWindow | When::HandWindow => {
            let gives_up =
                way.cost.iter().any(|cost| matches!(cost, Cost::DestroyThis | Cost::DestroyOwn(_) | Cost::DiscardThis));
            let pays = way.cost.iter().any(|cost| match *cost {
                Cost::Coins(number) | Cost::CoinsFrom(number) | Cost::Give(number) | Cost::GiveFrom(number) => {
                    number > 0
                }
                Cost::Discard(..) => true,
                _ => false,
            });
            !gives_up && (!pays || way.r#do.iter().any(brings))
        }
        When::OpponentDiscards => {
            way.r#do.iter().any(|effect| matches!(effect, Effect::DiscardAtRandom(_) | Effect::Redraw))
        }
        // Coins alone bring no Spell to be cast.
        When::YouCastSpell => way.r#do.iter().any(brings_cards),
        _ => false,
    };
    ability.ways.iter().any(way_is)
}

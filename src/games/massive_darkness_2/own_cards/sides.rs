//! What is printed on the hidden sides of tokens (M2-COMP-18): one card of the pack, as the boards of the Classes are.

use crate::games::massive_darkness_2::content::ours::{Ours, Side};
use crate::games::massive_darkness_2::describe::abilities::sentence;
use crate::games::massive_darkness_2::describe::rarity_name;
use crate::games::massive_darkness_2::rules::cards::{Origin, Printing};
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::{Rarity, Thing};
use crate::house::text::Texts;
use crate::tr;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is printed there, token by token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    /// Wounds on each Spike Trap (M2-TOKEN-01); 0 is blank.
    pub spikes: Vec<u8>,
    /// Actions lost by each Bear Trap (M2-TOKEN-02); 0 is blank.
    pub bears: Vec<u8>,
    /// Health of each Fountain (M2-TOKEN-09).
    pub fountains: Vec<u8>,
    /// The rarity of each Regular Chest (M2-TOKEN-10).
    pub chests: Vec<Rarity>,
    /// The rarity of each Greater Chest (M2-TOKEN-11).
    pub great_chests: Vec<Rarity>,
    /// What a Lifebringer token that was spent lets all Heroes do (M2-KO-09).
    pub lifebringer: Ability,
}

impl Sides {
    /// Those of a box.
    #[must_use]
    pub fn of(printing: &Printing) -> Self {
        Self {
            spikes: printing.spikes.clone(),
            bears: printing.bears.clone(),
            fountains: printing.fountains.clone(),
            chests: printing.chests.clone(),
            great_chests: printing.great_chests.clone(),
            lifebringer: printing.lifebringer.clone(),
        }
    }

    /// Everything else that is printed, with these.
    #[must_use]
    pub fn over(self, printing: Printing) -> Printing {
        let Self { spikes, bears, fountains, chests, great_chests, lifebringer } = self;
        Printing { spikes, bears, fountains, chests, great_chests, lifebringer, ..printing }
    }

    /// How many tokens there are of each kind that has more than one printing (M2-COMP-12).
    #[must_use]
    pub fn counts(&self) -> [usize; 5] {
        let Self { spikes, bears, fountains, chests, great_chests, lifebringer: _ } = self;
        [spikes.len(), bears.len(), fountains.len(), chests.len(), great_chests.len()]
    }

    /// Have we designed what stands on these tokens?
    #[must_use]
    pub fn is_ours(&self, side: Side, ours: &Ours) -> bool {
        ours.is_token(side) && self.is_like(&Self::of(&ours.of_the_box().printed.printing), side)
    }

    /// Does the same stand on these tokens? In which order does not matter: they are mixed.
    #[must_use]
    pub fn is_like(&self, other: &Self, side: Side) -> bool {
        match side {
            Side::Spikes => is_mixed(&self.spikes, &other.spikes),
            Side::Bears => is_mixed(&self.bears, &other.bears),
            Side::Fountains => is_mixed(&self.fountains, &other.fountains),
            Side::Chests => is_mixed(&self.chests, &other.chests),
            Side::GreatChests => is_mixed(&self.great_chests, &other.great_chests),
            Side::Lifebringer => self.lifebringer == other.lifebringer,
        }
    }
}

/// Whose the hidden side of a token is, as it is printed on these; none where that is not told.
#[must_use]
pub fn hidden_side(thing: Thing, printing: &Printing, ours: &Ours) -> Option<Origin> {
    let side = match thing {
        Thing::SpikeTrap => Side::Spikes,
        Thing::BearTrap => Side::Bears,
        Thing::Fountain => Side::Fountains,
        Thing::Chest => Side::Chests,
        Thing::GreatChest => Side::GreatChests,
        _ => return None,
    };
    Sides::of(printing).is_ours(side, ours).then_some(Origin::Designed)
}

fn is_mixed<T: Ord + Clone>(here: &[T], there: &[T]) -> bool {
    let sorted = |list: &[T]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    sorted(here) == sorted(there)
}

/// What the tokens of a kind are called.
#[must_use]
pub fn side_name(side: Side, texts: &Texts) -> Arc<str> {
    match side {
        Side::Spikes => tr!(texts, "cards-md2-spikes"),
        Side::Bears => tr!(texts, "cards-md2-bears"),
        Side::Fountains => tr!(texts, "cards-md2-fountains"),
        Side::Chests => tr!(texts, "cards-md2-chests"),
        Side::GreatChests => tr!(texts, "cards-md2-great-chests"),
        Side::Lifebringer => tr!(texts, "source-lifebringer"),
    }
}

/// What stands on them, a line for each kind.
#[must_use]
pub fn side_lines(sides: &Sides, texts: &Texts) -> Vec<String> {
    let numbers = |list: &[u8], said: &dyn Fn(i64) -> Arc<str>| counted(list, |number| said(i64::from(number)));
    let chests = |list: &[Rarity]| counted(list, |rarity| rarity_name(rarity, texts));
    let line = |side: Side| {
        let what = match side {
            Side::Spikes => numbers(&sides.spikes, &|count| tr!(texts, "side-spikes", count = count)),
            Side::Bears => numbers(&sides.bears, &|count| tr!(texts, "side-bear", count = count)),
            Side::Fountains => numbers(&sides.fountains, &|count| tr!(texts, "side-fountain", count = count)),
            Side::Chests => chests(&sides.chests),
            Side::GreatChests => chests(&sides.great_chests),
            Side::Lifebringer => sentence(&sides.lifebringer, texts),
        };
        format!("{}: {what}", side_name(side, texts))
    };
    Side::ALL.into_iter().map(line).collect()
}

/// How many of each, from the least on.
fn counted<T: Copy + Ord>(list: &[T], said: impl Fn(T) -> Arc<str>) -> String {
    let mut sorted = list.to_vec();
    sorted.sort();
    let groups = sorted.chunk_by(|one, other| one == other);
    let told: Vec<String> = groups.map(|alike| format!("{} × {}", alike.len(), said(alike[0]))).collect();
    told.join(", ")
}

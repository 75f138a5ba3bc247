//! Exact chances of what a seat cannot see, from its view and nothing else. Every card that could lie somewhere is counted once: who
//! laid it had reasons, but those nobody can count.

use super::rules::language::When;
use super::rules::state::Cards;
use super::rules::{Back, BossMonster, CardId, RoomType, Treasure};
use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats as _;

/// In so many of all equally likely cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Where it is so.
    pub of: u128,
    /// All of them.
    pub all: u128,
}

impl Chance {
    /// The same in per cent.
    #[must_use]
    pub fn percent(self) -> f64 {
        if self.all == 0 { 0.0 } else { self.of as f64 * 100.0 / self.all as f64 }
    }
}

/// What a card of the Room deck can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Feature {
    Monster,
    Trap,
    /// An Advanced Room of either type.
    Advanced,
    Miniboss,
    /// A Room with at least one of this treasure.
    Bears(Treasure),
}

impl Feature {
    /// All of them; the first, the second and Minibosses exclude each other.
    pub const ALL: [Self; 8] = [
        Self::Monster,
        Self::Trap,
        Self::Miniboss,
        Self::Advanced,
        Self::Bears(Treasure::Cleric),
        Self::Bears(Treasure::Fighter),
        Self::Bears(Treasure::Mage),
        Self::Bears(Treasure::Thief),
    ];

    fn is_of(self, view: &BossMonster, card: CardId) -> bool {
        let cards = &view.table().cards;
        let room = cards.room(card);
        match self {
            Self::Monster => room.is_some_and(|room| room.kind == RoomType::Monster),
            Self::Trap => room.is_some_and(|room| room.kind == RoomType::Trap),
            Self::Advanced => room.is_some_and(|room| room.advanced),
            Self::Miniboss => cards.is_miniboss(card),
            Self::Bears(treasure) => room.is_some_and(|room| room.treasure.contains(&treasure)),
        }
    }
}

/// What lies face down, or what is drawn next: each of its features.
pub type Features = Vec<(Feature, Chance)>;

/// The face-down card of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Whose dungeon.
    pub seat: u8,
    /// What it can be.
    pub is: Features,
}

/// Whether a seat holds a Spell that answers a declared one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answering {
    /// Whose hand is looked at.
    pub seat: u8,
    /// That it holds at least one.
    pub chance: Chance,
}

/// How many of the heroes that come next would go somewhere, as the dungeons stand then, the own laid card turned up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lured {
    /// To whom; nobody: they would stay in town.
    pub to: Option<u8>,
    /// That it is exactly none, exactly one and so on.
    pub exactly: Vec<Chance>,
}

impl Lured {
    /// That it is at least one.
    #[must_use]
    pub fn any(&self) -> Chance {
        let none = self.exactly.first().copied().unwrap_or(Chance { of: 0, all: 1 });
        Chance { of: none.all - none.of, all: none.all }
    }
}

/// Everything that can be counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chances {
    /// Cards that opponents have laid face down.
    pub laid: Vec<Laid>,
    /// What opponents could answer to a Spell.
    pub answers: Vec<Answering>,
    /// What the next card of the Room deck is.
    pub next_card: Features,
    /// So many heroes come in the next round.
    pub heroes: u8,
    /// Where they would go.
    pub lured: Vec<Lured>,
}

impl Chances {
    /// What this seat, whose view it is, can count.
    #[must_use]
    pub fn of(view: &BossMonster, seat: u8) -> Self {
        let state = view.state();
        let others = || state.in_game().filter(|other| *other != seat);
        let laid = others().filter_map(|other| laid(view, other)).collect();
        let answers = others().filter_map(|other| answering(view, other)).collect();
        let bag = state.deck[Back::Rooms.index()];
        let next_card = match state.left[Back::Rooms.index()] {
            0 => Vec::new(),
            // It is none of those that lie face down, as which not every card can lie.
            _ => beside(view, bag, &others().filter_map(|other| view.could_lie(other)).collect::<Vec<_>>()),
        };
        let bags = state.heroes;
        let heroes = usize::from(view.seats()).min(bags[0].len() + bags[1].len()) as u8;
        // What lies face down of one's own lies open when they come.
        let turned_up = view.turned_up(seat);
        let then = turned_up.as_ref().unwrap_or(view);
        let mut lured: Vec<Lured> = Vec::new();
        if heroes > 0 && state.round > 0 {
            for to in state.in_game().map(Some).chain([None]) {
                lured.push(Lured { to, exactly: going(then, to, usize::from(heroes)) });
            }
        }
        Self { laid, answers, next_card, heroes, lured }
    }
}

/// Each feature that is possible at all.
fn features(view: &BossMonster, chance: impl Fn(&dyn Fn(CardId) -> bool) -> Chance) -> Features {
    let all = Feature::ALL.map(|feature| (feature, chance(&|card| feature.is_of(view, card))));
    all.into_iter().filter(|(_, chance)| chance.of > 0).collect()
}

fn count(cards: Cards, is: impl Fn(CardId) -> bool) -> u128 {
    cards.iter().filter(|card| is(CardId(*card as u8))).count() as u128
}

/// The face-down card of a seat, where one lies that this view does not know. Others lie elsewhere and no card lies twice: the cases
/// are all ways in which all of them can lie at once.
fn laid(view: &BossMonster, owner: u8) -> Option<Laid> {
    let own = view.could_lie(owner)?;
    let others: Vec<Cards> =
        view.state().in_game().filter(|other| *other != owner).filter_map(|other| view.could_lie(other)).collect();
    Some(Laid { seat: owner, is: beside(view, own, &others) })
}

/// What one of these cards is, where others lie face down: each counts as often as there are ways for those to lie without it.
fn beside(view: &BossMonster, cards: Cards, laid: &[Cards]) -> Features {
    let without = |card: usize| -> Vec<Cards> {
        laid.iter().map(|cards| cards.iter().filter(|other| *other != card).collect()).collect()
    };
    let weights: Vec<(CardId, u128)> =
        cards.iter().map(|card| (CardId(card as u8), ways_to_lie(&without(card)))).collect();
    let all = weights.iter().map(|(_, weight)| weight).sum();
    let of = |is: &dyn Fn(CardId) -> bool| weights.iter().filter(|(card, _)| is(*card)).map(|(_, weight)| weight).sum();
    features(view, |is| Chance { of: of(is), all })
}

/// In how many ways a card of each of these sets can be taken, all of them different. There are three opponents at most.
fn ways_to_lie(sets: &[Cards]) -> u128 {
    match sets {
        [] => 1,
        [one] => one.len() as u128,
        [one, other] => one.len() as u128 * other.len() as u128 - one.intersection(other).len() as u128,
        [first, rest @ ..] => {
            let without = |card: usize| -> Vec<Cards> {
                let mut rest = rest.to_vec();
                for cards in &mut rest {
                    cards.remove(card);
                }
                rest
            };
            first.iter().map(|card| ways_to_lie(&without(card))).sum()
        }
    }
}

/// BM-PRIO-08: whether a seat holds a Spell that answers one. Nothing, where it holds no Spell at all.
fn answering(view: &BossMonster, owner: u8) -> Option<Answering> {
    let (state, cards) = (view.state(), &view.table().cards);
    let range = cards.of_back(Back::Spells);
    let player = state.player(owner);
    let held = usize::from(player.in_hand[Back::Spells.index()]);
    if held == 0 {
        return None;
    }
    let answers = |card: CardId| cards.abilities(card).iter().any(|ability| ability.when == When::SpellDeclared);
    let known: Vec<CardId> =
        player.hand.iter().filter(|card| range.contains(card)).map(|card| CardId(card as u8)).collect();
    if known.iter().any(|card| answers(*card)) {
        return Some(Answering { seat: owner, chance: Chance { of: 1, all: 1 } });
    }
    let bag = state.deck[Back::Spells.index()];
    let (all, hidden) = (bag.len() as u128, held.saturating_sub(known.len()) as u128);
    let without = all - count(bag, answers);
    let (none, all) = (choose(without, hidden), choose(all, hidden));
    Some(Answering { seat: owner, chance: Chance { of: all - none, all } })
}

/// How many of the next heroes would go to somebody: exactly none, one and so on. Ordinary heroes come before epic ones
/// (BM-HERO-04), each as likely as any other of its kind.
fn going(view: &BossMonster, to: Option<u8>, heroes: usize) -> Vec<Chance> {
    let bags = view.state().heroes;
    let ordinary = heroes.min(bags[0].len());
    let drawn = [ordinary, heroes - ordinary];
    let mut exactly = vec![Chance { of: 1, all: 1 }];
    for (bag, drawn) in bags.into_iter().zip(drawn) {
        let (all, fitting) = (bag.len() as u128, count(bag, |hero| view.lured_by(hero) == to));
        let ways = choose(all, drawn as u128);
        let of_this = |number: usize| {
            let (number, rest) = (number as u128, (drawn - number) as u128);
            choose(fitting, number) * choose(all - fitting, rest)
        };
        let longer = (0..exactly.len() + drawn).map(|sum| {
            let parts = (0..=sum.min(drawn)).filter_map(|number| Some((number, exactly.get(sum - number)?)));
            let of = parts.map(|(number, before)| before.of * of_this(number)).sum();
            Chance { of, all: exactly[0].all * ways }
        });
        exactly = longer.collect();
    }
    exactly
}

/// In how many ways so many of all can be taken. Every step divides without a rest.
fn choose(all: u128, number: u128) -> u128 {
    if number > all {
        return 0;
    }
    let number = number.min(all - number);
    (0..number).fold(1, |ways, step| ways * (all - step) / (step + 1))
}

#[cfg(test)]
mod tests;

//! What public facts and the own cards say of what would come: whom the town would go to, and where a hero would die by the damage of
//! the Rooms alone; what of it an answer would change. A card that the own seat has laid face down counts as turned up: it will be by then.

use super::rules::{Answer, Ask, BossMonster, CardId, Icons, MOST_ROOMS, MOST_SEATS};
use crate::kernel::game::Game as _;
use std::sync::Arc;

/// So often others pass until something that was declared has taken effect, at most.
const MOST_PASSES: usize = 24;

/// What the Rooms of all dungeons count.
#[derive(Clone, Debug, Default)]
struct Counted {
    /// What a hero suffers in each Room, by seat.
    damage: [[u16; MOST_ROOMS]; MOST_SEATS],
    /// The treasure of each Room, by seat.
    rooms: [[Icons; MOST_ROOMS]; MOST_SEATS],
    /// The treasure of each dungeon.
    icons: [Icons; MOST_SEATS],
}

impl Counted {
    fn of(view: &BossMonster) -> Self {
        let mut counted = Self::default();
        for seat in 0..view.state().seats {
            let at = place(seat);
            counted.icons[at] = view.dungeon_icons(seat);
            for position in 0..view.state().player(seat).row.len().min(MOST_ROOMS) {
                counted.damage[at][position] = view.damage(seat, position);
                counted.rooms[at][position] = view.icons(seat, position);
            }
        }
        counted
    }
}

fn place(seat: u8) -> usize {
    usize::from(seat) % MOST_SEATS
}

/// What follows from a view: counted once for each, not in every frame.
#[derive(Clone, Debug)]
pub struct Foreseen {
    of: Arc<BossMonster>,
    now: Counted,
    /// When the own card is turned up; nothing where none is laid.
    then: Option<Counted>,
    /// Whom each hero in town would go to by then, in the order of the town.
    lured: Vec<Option<u8>>,
}

/// What becomes of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Becomes {
    /// Whose dungeon it goes through; none: it stays in town.
    pub goes_to: Option<u8>,
    /// The position of the Room in which it dies, from 0; none: it reaches the Boss.
    pub dies_in: Option<usize>,
}

/// What an answer changes for a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It dies by the answer itself.
    DiesAtOnce,
    /// It is not there any more.
    Gone,
    /// Another thing becomes of it.
    Becomes {
        /// It waits at an entrance or is inside.
        is_there: bool,
        /// What becomes of it now.
        becomes: Becomes,
    },
}

impl Foreseen {
    /// What whoever sits at this seat can foresee.
    #[must_use]
    pub fn of(view: &Arc<BossMonster>, seat: u8) -> Self {
        let turned_up = view.turned_up(seat);
        let then = turned_up.as_ref().unwrap_or(view);
        let lured = view.state().town.iter().map(|hero| then.lured_by(*hero)).collect();
        Self { of: Arc::clone(view), now: Counted::of(view), then: turned_up.as_ref().map(Counted::of), lured }
    }

    /// Is it of this very view?
    #[must_use]
    pub fn is_of(&self, view: &Arc<BossMonster>) -> bool {
        Arc::ptr_eq(&self.of, view)
    }

    fn then(&self) -> &Counted {
        self.then.as_ref().unwrap_or(&self.now)
    }

    /// What a hero suffers in the Room at this position as it lies there.
    #[must_use]
    pub fn damage(&self, seat: u8, position: usize) -> u16 {
        self.now.damage[place(seat)].get(position).copied().unwrap_or_default()
    }

    /// The treasure of the Room at this position as it lies there.
    #[must_use]
    pub fn room_icons(&self, seat: u8, position: usize) -> Icons {
        self.now.rooms[place(seat)].get(position).copied().unwrap_or_default()
    }

    /// What a hero will suffer on the whole way.
    #[must_use]
    pub fn whole_damage(&self, seat: u8) -> u16 {
        self.then().damage[place(seat)].iter().sum()
    }

    /// The treasure by which a dungeon will lure.
    #[must_use]
    pub fn icons(&self, seat: u8) -> Icons {
        self.then().icons[place(seat)]
    }

    /// Does a card count that nobody else knows yet?
    #[must_use]
    pub fn counts_laid(&self) -> bool {
        self.then.is_some()
    }

    /// Whom a hero in town will go to.
    #[must_use]
    pub fn lured_by(&self, hero: CardId) -> Option<u8> {
        let at = self.of.state().town.iter().position(|other| *other == hero)?;
        self.lured.get(at).copied().flatten()
    }

    /// The position, from 0, of the Room in which a hero would die that goes through a dungeon; nothing: it would reach the Boss.
    /// Abilities are left out: whether they are used, nobody knows.
    #[must_use]
    pub fn dies_in(&self, seat: u8, hero: CardId) -> Option<usize> {
        let view = &self.of;
        let left = view.health(hero).saturating_sub(view.damage_on(hero));
        let walker = view.state().walker;
        let from = if walker.hero == hero && walker.seat == seat { usize::from(walker.next) } else { 0 };
        let damage = self.then().damage[place(seat)];
        let mut suffered = 0;
        (from..view.state().player(seat).row.len()).find(|position| {
            suffered += damage.get(*position).copied().unwrap_or_default();
            suffered >= left
        })
    }

    fn becomes(&self, hero: CardId, host: Option<u8>) -> Becomes {
        let goes_to = host.or_else(|| self.lured_by(hero));
        Becomes { goes_to, dies_in: goes_to.and_then(|seat| self.dies_in(seat, hero)) }
    }

    /// What would be different for the heroes after this answer of the seat.
    #[must_use]
    pub fn changes(&self, seat: u8, answer: &Answer) -> Vec<(CardId, Change)> {
        let Some(after) = after(&self.of, answer).map(Arc::new) else { return Vec::new() };
        let (later, there) = (Self::of(&after, seat), heroes(&after));
        let change = |(hero, was_in): (CardId, Option<u8>)| {
            let Some((_, is_in)) = there.iter().find(|(other, _)| *other == hero) else {
                let is_dead = after.state().players.iter().any(|player| player.souls.contains(hero.index()));
                return Some((hero, if is_dead { Change::DiesAtOnce } else { Change::Gone }));
            };
            let becomes = later.becomes(hero, *is_in);
            let is_other = self.becomes(hero, was_in) != becomes;
            is_other.then_some((hero, Change::Becomes { is_there: is_in.is_some(), becomes }))
        };
        heroes(&self.of).into_iter().filter_map(change).collect()
    }
}

/// The game after an answer, as far as it can be said before: if nobody answers it, and nobody announces anything else.
fn after(view: &BossMonster, answer: &Answer) -> Option<BossMonster> {
    let is_foreseen = match answer {
        Answer::Lay { .. } => !matches!(view.state().asked, Some(Ask::FirstRoom { .. })),
        Answer::Use(_) | Answer::Feed(_) | Answer::Promote { .. } | Answer::Lift => true,
        _ => false,
    };
    let mut then = is_foreseen.then(|| view.clone())?;
    then.answer(answer, &mut |_| {}).ok()?;
    for _ in 0..MOST_PASSES {
        let goes_on = match then.state().asked {
            Some(Ask::Cancel { .. }) => true,
            Some(Ask::Window { .. }) => !then.state().queue.is_empty(),
            _ => false,
        };
        if !goes_on || then.answer(&Answer::Pass, &mut |_| {}).is_err() {
            break;
        }
    }
    Some(then)
}

/// Heroes of whom it can be said what becomes of them, and in whose dungeon they are already.
fn heroes(view: &BossMonster) -> Vec<(CardId, Option<u8>)> {
    let state = view.state();
    let town = state.town.iter().map(|hero| (*hero, None));
    let entrance = |seat: u8| state.player(seat).entrance.iter().map(move |hero| (*hero, Some(seat)));
    let inside = state.walker.hero.is_some().then_some((state.walker.hero, Some(state.walker.seat)));
    // Whoever is inside may still be named at the entrance.
    let is_inside = |hero: &CardId| inside.is_some_and(|(inside, _)| inside == *hero);
    let waiting = state.in_game().flat_map(entrance).filter(|(hero, _)| !is_inside(hero));
    town.chain(inside).chain(waiting).collect()
}

#[cfg(test)]
mod tests;

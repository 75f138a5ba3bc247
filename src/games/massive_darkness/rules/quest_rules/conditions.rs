//! Does a condition of a quest hold?

use super::super::game::MassiveDarkness;
use super::super::ids::{Enemy, Hero};
use super::super::language::quest::Condition;
use super::super::state::TokenKind;
use crate::kernel::board::SpaceId;

impl MassiveDarkness {
    /// Do all conditions hold? `hero` is the Hero of the moment.
    #[must_use]
    pub fn all_hold(&self, conditions: &[Condition], hero: Hero) -> bool {
        conditions.iter().all(|condition| self.quest_condition_holds(condition, hero))
    }

    /// Does a condition hold?
    #[must_use]
    pub fn quest_condition_holds(&self, condition: &Condition, hero: Hero) -> bool {
        let state = &self.state;
        let number = |count: usize| i16::try_from(count).unwrap_or(i16::MAX);
        match condition {
            Condition::Not(inner) => !self.quest_condition_holds(inner, hero),
            Condition::Any(inner) => inner.iter().any(|condition| self.quest_condition_holds(condition, hero)),
            Condition::Counter(name, compare) => compare.holds(self.counter(name)),
            Condition::Level(compare) => compare.holds(i16::from(state.level)),
            Condition::Round(compare) => compare.holds(i16::try_from(state.round).unwrap_or(i16::MAX)),
            Condition::Party(compare) => compare.holds(i16::from(state.starting_heroes)),
            Condition::Living(compare) => compare.holds(number(state.living_heroes().count())),
            Condition::Carried(kind, compare) => compare.holds(i16::from(self.carried_by_all(*kind))),
            Condition::Objective(wanted) => i16::from(state.goals_met) + 1 == *wanted,
            Condition::Is(role) => self.hero_in_role(role) == Some(hero),
            Condition::HeroIn(zone) => {
                state.living_heroes().any(|other| self.dungeon.is_named(state.hero(other).zone, zone))
            }
            Condition::NoEnemies => state.enemy_ids().next().is_none(),
            Condition::EnemyIn(zone) => {
                state.enemy_ids().any(|enemy| self.dungeon.is_named(state.enemy(enemy).zone, zone))
            }
            Condition::ChamberClear(zone) => self.dungeon.named(zone).all(|zone| self.chamber_is_clear(zone)),
            Condition::Present(foe) => self.foe_on_board(foe).is_some(),
            Condition::Gone(foe) => self.foe_is_gone(foe),
            Condition::FoeIn(foe, zone) => {
                self.foe_on_board(foe).is_some_and(|enemy| self.dungeon.is_named(state.enemy(enemy).zone, zone))
            }
            Condition::DoorOpen(door) => {
                let mut doors = self.dungeon.doors.iter().filter(|known| known.name == *door);
                doors.any(|door| state.board.is_open(&self.dungeon.board, door.edge))
            }
            Condition::Destroyed(object) => {
                let place = self.dungeon.objects.iter().position(|known| known.name == *object);
                place.is_some_and(|place| state.quest.destroyed >> place & 1 == 1)
            }
        }
    }

    /// A counter of the quest.
    #[must_use]
    pub fn counter(&self, name: &str) -> i16 {
        let place = self.dungeon.counters.iter().position(|known| known == name);
        place.and_then(|place| self.state.quest.counters.get(place)).copied().unwrap_or(0)
    }

    /// The Hero in a role of the quest.
    #[must_use]
    pub fn hero_in_role(&self, role: &str) -> Option<Hero> {
        let place = self.dungeon.roles.iter().position(|known| known == role)?;
        self.state.quest.roles.get(place).copied().filter(|hero| hero.is_some())
    }

    /// ARTIFACT-05, OQ-31: tokens of a kind that living Heroes carry.
    #[must_use]
    pub fn carried_by_all(&self, kind: TokenKind) -> u8 {
        let carried = self.state.living_heroes().map(|hero| self.state.hero(hero).carried[kind as usize]);
        carried.fold(0, u8::saturating_add)
    }

    /// A figure of the quest, while it is on the board.
    #[must_use]
    pub fn foe_on_board(&self, name: &str) -> Option<Enemy> {
        let place = self.foe_number(name)? + 1;
        self.state.enemy_ids().find(|enemy| self.state.enemy(*enemy).foe == place)
    }

    /// Has a figure of the quest appeared, and is it gone?
    #[must_use]
    pub fn foe_is_gone(&self, name: &str) -> bool {
        self.foe_number(name).is_some_and(|place| self.state.quest.gone >> place & 1 == 1)
    }

    fn chamber_is_clear(&self, zone: SpaceId) -> bool {
        let chamber = self.chamber(zone, None);
        !self.state.enemy_ids().any(|enemy| chamber.contains(self.state.enemy(enemy).zone.index()))
    }
}

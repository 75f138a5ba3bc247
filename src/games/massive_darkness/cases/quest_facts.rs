//! Facts about what a quest keeps account of.

use super::expect::{Judged, same, yes_or_no};
use super::format::Fact;
use super::world::World;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy};

impl World {
    pub(super) fn judge_quest(&self, fact: &Fact) -> Judged {
        let (state, dungeon) = (&self.game.state, &self.game.dungeon);
        match fact {
            Fact::Counter(name, value) => same(value, &self.game.counter(name)),
            Fact::Role(role, hero) => yes_or_no(self.game.hero_in_role(role) == Some(self.hero(hero)?)),
            Fact::Carries(hero, kind, count) => same(count, &state.hero(self.hero(hero)?).carried[*kind as usize]),
            Fact::ObjectWounds(name, wounds) => same(wounds, &state.enemy(self.object(name)?).wounds),
            Fact::Destroyed(name, destroyed) => yes_or_no(self.object(name).is_err() == *destroyed),
            Fact::Removed(zone, removed) => yes_or_no(state.board.is_removed(self.zone(zone)?) == *removed),
            Fact::Locked(name, locked) => {
                let door = dungeon.doors.iter().find(|door| door.name == *name).ok_or("there is no such door")?;
                yes_or_no(self.game.is_locked(door.edge) == *locked)
            }
            Fact::Barred(name, barred) => {
                let border = dungeon.borders.iter().find(|border| border.name == *name);
                yes_or_no(self.game.is_barred(border.ok_or("there is no such border")?.edge) == *barred)
            }
            Fact::TileWounds(zone, left) => {
                let tile = usize::from(dungeon.zone(self.zone(zone)?).tile);
                same(left, state.quest.tile_wounds.get(tile).unwrap_or(&0))
            }
            Fact::GoalsMet(met) => same(met, &state.goals_met),
            Fact::Foe(name, present) => yes_or_no(self.game.foe_on_board(name).is_some() == *present),
            Fact::Active(enemy, active) => yes_or_no(self.game.is_active(self.enemy(enemy)?) == *active),
            Fact::Turned(kind, zone, turned) => {
                let zone = self.zone(zone)?;
                let mut tokens = state.tokens.iter().filter(|token| token.zone == zone && token.is(*kind));
                yes_or_no(tokens.any(|token| token.used) == *turned)
            }
            Fact::Slippery(enemy, slippery) => {
                yes_or_no(self.game.is_slippery(Actor::Enemy(self.enemy(enemy)?)) == *slippery)
            }
            _ => Err("this is no fact about a quest".to_owned()),
        }
    }

    /// An object of the quest that still stands.
    ///
    /// # Errors
    /// It does not.
    pub fn object(&self, name: &str) -> Result<Enemy, String> {
        let mut objects = self.game.state.object_ids();
        let found = objects.find(|object| self.game.object(*object).is_some_and(|known| known.name == name));
        found.ok_or_else(|| format!("no object “{name}” stands on the board"))
    }
}

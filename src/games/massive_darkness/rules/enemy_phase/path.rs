//! ENEMY-PHASE, move steps: where an Enemy wants to go, and which Zone comes next.

use super::super::dungeon::Edition;
use super::super::game::MassiveDarkness;
use super::super::ids::{Actor, Enemy, Hero};
use super::super::language::Style;
use super::super::state::Patrol;
use super::target::Candidates;
use crate::kernel::board::SpaceId;
use crate::kernel::game::RuleId;
use crate::kernel::list::List;

/// Where an Enemy wants to go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goal {
    /// Nowhere.
    #[default]
    None,
    /// EPHASE-15, EPHASE-17: to a Hero.
    Hero(Hero),
    /// EPHASE-18: to the Hero Starting Zone.
    Start,
    /// EPHASE-21: to the Exit Zone.
    Exit,
    /// To a Zone that the quest names.
    Zone(SpaceId),
}

impl MassiveDarkness {
    /// The Heroes an Enemy goes for, several in a tie (EPHASE-19), and the rule. None: it patrols (EPHASE-18).
    /// COUNTER-03: `only` this Hero, if one is given; COUNTER-06 and OQ-36: seen or not.
    #[must_use]
    pub fn sought_heroes(&self, enemy: Enemy, only: Option<Hero>) -> (Candidates, RuleId) {
        if let Some(hero) = only {
            return ([hero].into_iter().collect(), "COUNTER-03");
        }
        let seen: Candidates = self.state.living_heroes().filter(|hero| self.sees(enemy, *hero)).collect();
        if !seen.is_empty() {
            return (self.most_experienced(seen), "EPHASE-15");
        }
        // SHADOW-03: who is neither seen nor in the light is ignored.
        let lit: Candidates = self.state.living_heroes().filter(|hero| !self.in_shadow(*hero)).collect();
        if !lit.is_empty() {
            return (self.most_experienced(lit), "EPHASE-17");
        }
        let towards_exit = matches!(self.patrol(enemy), Goal::Exit);
        (Candidates::new(), if towards_exit { "EPHASE-21" } else { "EPHASE-18" })
    }

    /// EPHASE-21: to the Hero Starting Zone until it is reached or cannot be come closer to, then to the Exit Zone,
    /// and back. Without an Exit Zone it stays at the Start.
    #[must_use]
    pub(super) fn patrol(&self, enemy: Enemy) -> Goal {
        let (onward, back) = match self.state.enemy(enemy).patrol {
            Patrol::ToStart => (Goal::Start, Goal::Exit),
            Patrol::ToExit => (Goal::Exit, Goal::Start),
        };
        let nearer = |goal| !self.first_steps(enemy, goal).is_empty();
        if nearer(onward) {
            onward
        } else if nearer(back) {
            back
        } else {
            Goal::None
        }
    }

    /// OQ-14: the direction of the patrol is remembered, and forgotten when a Hero is the goal.
    pub(super) fn remember_patrol(&mut self, enemy: Enemy, goal: Goal) {
        let patrol = &mut self.state.enemy_mut(enemy).patrol;
        match goal {
            Goal::None | Goal::Zone(_) => {}
            Goal::Hero(_) | Goal::Start => *patrol = Patrol::ToStart,
            Goal::Exit => *patrol = Patrol::ToExit,
        }
    }

    /// EPHASE-20: the first Zones of the shortest ways to a goal; none where it is reached or no way leads there
    /// (OQ-35). EPHASE-22: Heroes in between are ignored.
    #[must_use]
    pub fn first_steps(&self, enemy: Enemy, goal: Goal) -> List<SpaceId, 8> {
        let mut steps = List::new();
        if let Some(to) = self.goal_zone(goal) {
            let (board, from) = (&self.dungeon.board, self.state.enemy(enemy).zone);
            board.next_steps(&self.state.board, &self.distances, from, to, &mut steps);
        }
        steps.keep_different();
        steps
    }

    fn goal_zone(&self, goal: Goal) -> Option<SpaceId> {
        match goal {
            Goal::None => None,
            Goal::Hero(hero) => Some(self.zone_to_reach(hero)),
            Goal::Start => Some(self.dungeon.start),
            Goal::Exit => self.dungeon.exit,
            Goal::Zone(zone) => Some(zone),
        }
    }

    /// ED-03, EPHASE-16: the German book moves towards the Hero, the English one into Range of him.
    fn zone_to_reach(&self, hero: Hero) -> SpaceId {
        match self.edition {
            // Both lead through the same Zones: a Hero in Line of Sight lies on an open straight line, and an Enemy that
            // is in Range of him has attacked instead of moving.
            Edition::De | Edition::En => self.state.hero(hero).zone,
        }
    }

    /// MOVE-04, MOVE-05: a Hero in its Zone, neither dead nor stunned, keeps an Enemy there, unless it is Slippery.
    #[must_use]
    pub fn is_held(&self, enemy: Enemy) -> bool {
        let zone = self.state.enemy(enemy).zone;
        self.state.holding_hero(zone).is_some() && !self.is_slippery(Actor::Enemy(enemy))
    }

    /// An object of the quest in its Zone keeps it there.
    #[must_use]
    pub fn is_held_by_a_lure(&self, enemy: Enemy) -> bool {
        let zone = self.state.enemy(enemy).zone;
        self.lures().any(|object| self.state.enemy(object).zone == zone)
    }

    /// Objects of the quest that it can strike from where it stands.
    #[must_use]
    pub fn lures_in_reach(&self, enemy: Enemy) -> List<Enemy, 8> {
        let can_strike = |object: &Enemy| {
            let mut styles = [Style::Melee, Style::Ranged, Style::Magic].into_iter();
            styles.any(|style| self.can_attack(Actor::Enemy(enemy), style, Actor::Enemy(*object)).is_ok())
        };
        self.lures().filter(can_strike).collect()
    }

    /// SHADOW-03: neither in Line of Sight nor in the light.
    #[must_use]
    pub fn is_hidden(&self, hero: Hero, from: Enemy) -> bool {
        self.in_shadow(hero) && !self.sees(from, hero)
    }

    fn sees(&self, enemy: Enemy, hero: Hero) -> bool {
        self.sight.range(self.state.enemy(enemy).zone, self.state.hero(hero).zone).is_some()
    }

    /// SHADOW-01.
    fn in_shadow(&self, hero: Hero) -> bool {
        self.dungeon.zone(self.state.hero(hero).zone).shadow
    }
}

//! ENEMY-PHASE, attack steps: whom an Enemy attacks, and how.

use super::super::game::MassiveDarkness;
use super::super::ids::{Actor, Enemy, Hero};
use super::super::language::{Effect, Style};
use super::super::library::style_index;
use super::super::state::MAX_HEROES;
use crate::engine::kernel::list::List;

/// Heroes among whom a rule or the players choose, in turn order.
pub type Candidates = List<Hero, MAX_HEROES>;

/// The combat types an Enemy card can have (ENEMY-02).
const STYLES: [Style; 3] = [Style::Melee, Style::Ranged, Style::Magic];

impl MassiveDarkness {
    /// EPHASE-06..09: of the Heroes an Enemy can attack from where it stands, the one with the most unspent XP; several
    /// in a tie (EPHASE-10). COUNTER-02: `only` this Hero, if one is given.
    #[must_use]
    pub fn attack_candidates(&self, enemy: Enemy, only: Option<Hero>) -> Candidates {
        let reachable = self
            .state
            .living_heroes()
            .filter(|hero| only.is_none_or(|only| only == *hero))
            .filter(|hero| !self.attack_styles(enemy, *hero).is_empty())
            .collect();
        self.most_experienced(reachable)
    }

    /// EPHASE-11: the combat types with which an Enemy reaches a Hero.
    #[must_use]
    pub fn attack_styles(&self, enemy: Enemy, hero: Hero) -> List<Style, 3> {
        let state = self.state.enemy(enemy);
        // EPHASE-06: without Line of Sight nothing reaches him.
        if self.sight.range(state.zone, self.state.hero(hero).zone).is_none() {
            return List::new();
        }
        let dice = &self.library.enemy(state.card).dice;
        let (attacker, defender) = (Actor::Enemy(enemy), Actor::Hero(hero));
        STYLES
            .into_iter()
            // ENEMY-02: a field without dice is no attack.
            .filter(|style| dice[style_index(*style)] != [0; 4])
            .filter(|style| self.reaches(attacker, *style, defender))
            .collect()
    }

    /// EPHASE-07: until `can_attack` knows Enemies.
    fn reaches(&self, attacker: Actor, style: Style, defender: Actor) -> bool {
        let range = self.sight.range(self.state.zone_of(attacker), self.state.zone_of(defender));
        range.is_some_and(|range| match style {
            Style::Any | Style::Melee => range == 0,
            Style::Ranged => range > 0,
            Style::Magic => (1..=2).contains(&range),
        })
    }

    /// XP-10: those with the most unspent XP. SKILL-18: a Hero with Taunt always counts as having the most; among
    /// several of them players choose. Who is no candidate does not become one by Taunt.
    #[must_use]
    pub fn most_experienced(&self, among: Candidates) -> Candidates {
        if among.len() < 2 {
            return among;
        }
        let mut first = among;
        first.retain(|hero| self.taunts(*hero));
        if first.is_empty() {
            let most = among.iter().map(|hero| self.state.hero(*hero).xp).max();
            first = among;
            first.retain(|hero| Some(self.state.hero(*hero).xp) == most);
        }
        first
    }

    /// SKILL-18.
    fn taunts(&self, hero: Hero) -> bool {
        let mut taunts = false;
        self.each_modifier(Actor::Hero(hero), &mut |_, effect| taunts |= *effect == Effect::Taunt);
        taunts
    }
}

//! ENEMY-PHASE, attack steps: whom an Enemy attacks, and how.

use super::super::game::MassiveDarkness;
use super::super::ids::{Actor, Enemy, Hero};
use super::super::language::Style;
use super::super::state::MAX_HEROES;
use crate::kernel::list::List;

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
        // EPHASE-06: without Line of Sight nothing reaches him.
        if self.sight.range(self.state.enemy(enemy).zone, self.state.hero(hero).zone).is_none() {
            return List::new();
        }
        let (attacker, defender) = (Actor::Enemy(enemy), Actor::Hero(hero));
        STYLES.into_iter().filter(|style| self.can_attack(attacker, *style, defender).is_ok()).collect()
    }

    /// XP-10: those with the most unspent XP. SKILL-18: a Hero with Taunt always counts as having the most; among
    /// several of them players choose. Who is no candidate does not become one by Taunt.
    #[must_use]
    pub fn most_experienced(&self, among: Candidates) -> Candidates {
        if among.len() < 2 {
            return among;
        }
        let mut first = among;
        first.retain(|hero| self.has_taunt(*hero));
        if first.is_empty() {
            // STORY-05: at equal XP the Micro-XP decide; outside Story Mode nobody has any.
            let unspent = |hero: &Hero| (self.state.hero(*hero).xp, self.state.hero(*hero).micro_xp);
            let most = among.iter().map(unspent).max();
            first = among;
            first.retain(|hero| Some(unspent(hero)) == most);
        }
        first
    }
}

//! Who belongs to a group, and whether an effect on it would change anything.

use super::frames::SkillMove;
use super::game::MassiveDarkness;
use super::ids::{AbilityUse, Actor, Hero};
use super::language::{Effect, Group, Lit, Of, Reach, Style, Who};
use crate::kernel::list::List;

/// Most Actors that one effect can concern.
pub type Actors = List<Actor, 32>;

impl MassiveDarkness {
    /// Who belongs to a group, seen from the owner (ACTOR-04, SKILL-03).
    #[must_use]
    pub fn members(&self, owner: Actor, group: Group) -> Actors {
        let zone = self.state.zone_of(owner);
        let heroes = self.state.living_heroes().map(Actor::Hero);
        let all = heroes.chain(self.state.enemy_ids().map(Actor::Enemy));
        let fits = |actor: &Actor| {
            let same_side = actor.hero().is_some() == owner.hero().is_some();
            let of = match group.of {
                Of::Allies => same_side && *actor != owner,
                Of::OwnerAndAllies => same_side,
                Of::Foes => !same_side,
                Of::OwnKind => self.same_kind(*actor, owner),
                Of::Heroes => actor.hero().is_some(),
                Of::Enemies => actor.enemy().is_some(),
            };
            let at = self.state.zone_of(*actor);
            let near = match group.reach {
                Reach::Zone => at == zone,
                Reach::Sight(least, most) => {
                    self.sight.range(zone, at).is_some_and(|range| (least..=most).contains(&range))
                }
                Reach::Anywhere => true,
            };
            let lit = match group.lit {
                Lit::Any => true,
                Lit::Shadow => self.dungeon.zone(at).shadow,
                Lit::Light => !self.dungeon.zone(at).shadow,
            };
            let struck = !actor.enemy().is_some_and(|enemy| self.is_immune(enemy) && owner.hero().is_some());
            of && near && lit && struck
        };
        all.filter(fits).collect()
    }

    fn same_kind(&self, actor: Actor, owner: Actor) -> bool {
        match (actor, owner) {
            (Actor::Enemy(a), Actor::Enemy(b)) => {
                let kind = |enemy| self.library.enemy(self.state.enemy(enemy).card).kind;
                kind(a) == kind(b)
            }
            (Actor::Hero(_), Actor::Hero(_)) => true,
            _ => false,
        }
    }

    pub(super) fn is_hurt(&self, actor: Actor) -> bool {
        match actor {
            Actor::Hero(_) => self.wounds_of(actor) > 0,
            Actor::Enemy(enemy) => {
                let state = self.state.enemy(enemy);
                state.wounds > 0 || state.minions.iter().any(|wounds| *wounds > 0)
            }
        }
    }

    /// Is there anybody to be healed?
    pub(super) fn somebody_is_hurt(&self, owner: Actor, who: Who) -> bool {
        match who {
            Who::One(group) | Who::Each(group) | Who::Any(group) => {
                self.members(owner, group).iter().any(|actor| self.is_hurt(*actor))
            }
            Who::Owner => self.is_hurt(owner),
            Who::Attacker | Who::Defender => true,
        }
    }

    /// Would using this ability from the menu change anything?
    pub(super) fn would_do_something(&self, ability: AbilityUse) -> bool {
        let Actor::Hero(hero) = ability.owner else { return false };
        let effects = &self.library.ability(ability.ability).effects;
        let moves = effects.iter().find_map(|effect| match effect {
            Effect::Move { least, most, slippery, to_enemy } => {
                Some(SkillMove { hero, least: *least, most: *most, slippery: *slippery, to_enemy: *to_enemy })
            }
            _ => None,
        });
        match moves {
            // What follows the movement is decided where it ends.
            Some(skill_move) => self.skill_move_possible(&skill_move) && self.is_armed_for(hero, effects),
            None => effects.iter().any(|effect| self.effect_has_a_point(ability.owner, effect)),
        }
    }

    /// SKILL-11, SKILL-16: the free attack needs a weapon.
    fn is_armed_for(&self, hero: Hero, effects: &[Effect]) -> bool {
        effects.iter().all(|effect| match effect {
            Effect::FreeAttack(style) => self.reach_of(Actor::Hero(hero), *style).is_some(),
            _ => true,
        })
    }

    /// Would an effect outside combat change anything for its owner?
    pub(super) fn effect_has_a_point(&self, owner: Actor, effect: &Effect) -> bool {
        match effect {
            Effect::Heal(who, _) | Effect::FullyHeal(who) => self.somebody_is_hurt(owner, *who),
            Effect::Hurt(Who::One(group) | Who::Each(group) | Who::Any(group), _)
            | Effect::HurtByRoll(Who::One(group) | Who::Each(group) | Who::Any(group), _, _)
            | Effect::Stun(Who::One(group) | Who::Each(group) | Who::Any(group))
            | Effect::Kill(Who::One(group) | Who::Each(group) | Who::Any(group)) => {
                self.members(owner, *group).iter().any(|actor| self.matters_to(*actor, effect))
            }
            Effect::Command => self.state.living_heroes().any(|other| Actor::Hero(other) != owner),
            Effect::FreeAttack(style) => owner.hero().is_some_and(|hero| self.any_attack(hero, *style)),
            Effect::Choose(lists) => lists.iter().flatten().any(|effect| self.effect_has_a_point(owner, effect)),
            _ => true,
        }
    }

    /// Only the hurt are healed, and nobody is stunned twice (STUN-08).
    pub(super) fn matters_to(&self, actor: Actor, effect: &Effect) -> bool {
        match effect {
            Effect::Heal(..) | Effect::FullyHeal(_) => self.is_hurt(actor),
            Effect::Stun(_) => !self.is_stunned(actor),
            _ => true,
        }
    }

    fn any_attack(&self, hero: Hero, style: Style) -> bool {
        let mut enemies = self.state.enemy_ids();
        enemies.any(|enemy| self.can_attack(Actor::Hero(hero), style, Actor::Enemy(enemy)).is_ok())
    }
}

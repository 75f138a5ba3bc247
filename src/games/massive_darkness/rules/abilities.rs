//! Which abilities an Actor has right now, which conditions hold, and what the modifiers add up to.

use super::cards::{EquipmentKind, SlotSymbol};
use super::dungeon::Edition;
use super::frames::{Combat, Frame};
use super::game::MassiveDarkness;
use super::ids::{AbilityUse, Actor, CardId, Enemy, Hero};
use super::language::{Condition, Cost, Effect, Limit, Style, When};
use super::library::{Abilities, DEFENSE, style_index};
use super::state::{Held, Slot, Until, UsedMark};
use crate::kernel::game::Refusal;

impl MassiveDarkness {
    /// Visits every ability an Actor has in force: for a Hero those of Hero card, Free Class Skill, Signature, the
    /// active Skill of each line (CLASS-07), equipped cards and Items (EQUIP-06); for an Enemy those of its card, top
    /// to bottom, then those of its Equipment (ENEMY-12, ENEMY-37).
    pub fn each_ability(&self, actor: Actor, visit: &mut dyn FnMut(AbilityUse)) {
        match actor {
            Actor::Hero(hero) => self.each_hero_ability(hero, visit),
            Actor::Enemy(enemy) => self.each_enemy_ability(enemy, visit),
        }
    }

    fn each_hero_ability(&self, hero: Hero, visit: &mut dyn FnMut(AbilityUse)) {
        let state = self.state.hero(hero);
        let owner = Actor::Hero(hero);
        let class = self.library.class(state.class);
        let mut all = |abilities: Abilities, card: CardId| {
            for ability in abilities.ids() {
                visit(AbilityUse { ability, card, owner });
            }
        };
        all(self.library.hero(state.card).abilities, CardId::NONE);
        all(class.free, CardId::NONE);
        all(class.signature, CardId::NONE);
        for (line, bought) in state.skills.iter().enumerate().filter(|(_, bought)| **bought > 0) {
            if let Some(active) = self.active_skill(hero, line, *bought) {
                all(class.lines[line][active], CardId::NONE);
            }
        }
        for held in &state.cards {
            if self.works(held) {
                all(self.library.card(held.card).abilities, held.card);
            }
        }
    }

    /// CLASS-06..08: of a line the highest Skill that is bought and whose Level is reached (LEVEL-07).
    #[must_use]
    pub fn active_skill(&self, hero: Hero, line: usize, bought: u8) -> Option<usize> {
        let sheet = &self.library.class(self.state.hero(hero).class).sheet;
        let skills = &sheet.lines.get(line)?.skills;
        (0..usize::from(bought).min(skills.len())).rev().find(|at| skills[*at].level <= self.state.level)
    }

    /// EQUIP-02, EQUIP-06: does the card work where it lies? STORY-14: not before its Level is reached.
    #[must_use]
    pub fn works(&self, held: &Held) -> bool {
        (held.slot != Slot::Pack || self.library.card(held.card).card.slot == SlotSymbol::None)
            && self.is_within_level(held.card)
    }

    fn each_enemy_ability(&self, enemy: Enemy, visit: &mut dyn FnMut(AbilityUse)) {
        let state = self.state.enemy(enemy);
        let owner = Actor::Enemy(enemy);
        if state.object > 0 {
            return;
        }
        for ability in self.library.enemy(state.card).abilities.ids() {
            visit(AbilityUse { ability, card: CardId::NONE, owner });
        }
        // A second card stands in for Equipment: its text is added.
        let second = state.second_card.map(|card| self.library.enemy(card).abilities);
        for ability in second.into_iter().flat_map(Abilities::ids) {
            visit(AbilityUse { ability, card: CardId::NONE, owner });
        }
        // ENEMY-22: without the Boss its Equipment is gone. ENEMY-40: Items and Consumables are only carried.
        if !state.leader || !state.treasure.is_some() {
            return;
        }
        let entry = self.library.card(state.treasure);
        if matches!(
            entry.card.kind,
            EquipmentKind::Item | EquipmentKind::Consumable | EquipmentKind::Luck | EquipmentKind::Trap
        ) {
            return;
        }
        for ability in entry.abilities.ids() {
            if self.guardian_may_use(enemy, self.library.ability(ability).when) {
                visit(AbilityUse { ability, card: state.treasure, owner });
            }
        }
    }

    /// ENEMY-36: the text of a Guardian's Equipment works for the combat types in which the Guardian has dice. Which
    /// of them a combat uses is looked at there ([`MassiveDarkness::equipment_serves`]).
    fn guardian_may_use(&self, enemy: Enemy, when: When) -> bool {
        let fields = 0..DEFENSE;
        match when {
            When::Attack(Style::Any) | When::AfterReroll(Style::Any) => {
                fields.into_iter().any(|field| self.equipment_serves(enemy, field))
            }
            When::Attack(style) | When::AfterReroll(style) => self.equipment_serves(enemy, style_index(style)),
            When::Defense(_) | When::Blocked | When::Wounded | When::Targeted => self.equipment_serves(enemy, DEFENSE),
            When::Always => true,
            When::Action | When::StartOfActivation | When::AllyAttacked(_) | When::GuardianKilled | When::Drawn => {
                false
            }
        }
    }

    /// ENEMY-36, ED-09: does a Guardian use the text of its Equipment in this field (Melee, Ranged, Magic, Defense)? It
    /// needs dice there; in the English wording the Equipment itself must give it some.
    #[must_use]
    pub fn equipment_serves(&self, guardian: Enemy, field: usize) -> bool {
        let state = self.state.enemy(guardian);
        let has_dice = self.library.enemy(state.card).dice[field] != [0; 4];
        has_dice
            && state.treasure.is_some()
            && (self.edition == Edition::De || self.library.card(state.treasure).dice[field] != [0; 4])
    }

    /// COND-01: do all conditions of an ability hold?
    #[must_use]
    pub fn conditions_hold(&self, ability: AbilityUse, combat: Option<&Combat>) -> bool {
        let words = self.library.ability(ability.ability);
        words.only_if.iter().all(|condition| self.condition_holds(ability, condition, combat))
    }

    /// COND-01: does a condition hold for the owner of an ability, in this combat if there is one?
    #[must_use]
    pub fn condition_holds(&self, ability: AbilityUse, condition: &Condition, combat: Option<&Combat>) -> bool {
        let owner = ability.owner;
        match condition {
            Condition::InShadow => self.dungeon.zone(self.state.zone_of(owner)).shadow,
            Condition::DualWielding => self.equipped(owner, &|entry| entry.kind == EquipmentKind::Weapon) >= 2,
            Condition::ShieldBearer => self.equipped(owner, &|entry| entry.kind == EquipmentKind::Shield) > 0,
            Condition::NoArmor => self.equipped(owner, &|entry| entry.kind == EquipmentKind::Armor) == 0,
            Condition::Equipped(tags) => {
                let fits = |entry: &super::cards::Equipment| {
                    entry.kind == EquipmentKind::Weapon && entry.tags.iter().any(|tag| tags.contains(tag))
                };
                self.equipped(owner, &fits) > 0
            }
            Condition::TwoHanded => {
                let fits = |entry: &super::cards::Equipment| {
                    entry.kind == EquipmentKind::Weapon && entry.slot == SlotSymbol::TwoHands
                };
                self.equipped(owner, &fits) > 0
            }
            Condition::Wounded(wounds) => self.wounds_of(owner) >= *wounds,
            Condition::DefenderStunned => combat.is_some_and(|combat| self.is_stunned(combat.defender)),
            Condition::FromAfar(zones) => combat.is_some_and(|combat| {
                let (from, to) = (self.state.zone_of(combat.attacker), self.state.zone_of(combat.defender));
                self.sight.range(from, to).is_some_and(|range| range >= *zones)
            }),
            Condition::Granted => {
                combat.is_some_and(|combat| combat.granted == self.library.compiled(ability.ability).source)
            }
            Condition::NoWound => combat.is_some_and(|combat| combat.wounds == 0),
        }
    }

    /// How many equipped cards (for a Guardian: its Equipment) are of a kind.
    #[must_use]
    pub fn equipped(&self, actor: Actor, fits: &dyn Fn(&super::cards::Equipment) -> bool) -> u8 {
        match actor {
            Actor::Hero(hero) => {
                let cards = &self.state.hero(hero).cards;
                cards.iter().filter(|held| self.works(held) && fits(&self.library.card(held.card).card)).count() as u8
            }
            Actor::Enemy(enemy) => {
                let state = self.state.enemy(enemy);
                u8::from(state.leader && state.treasure.is_some() && fits(&self.library.card(state.treasure).card))
            }
        }
    }

    /// Visits the modifiers ([`When::Always`]) of an Actor whose conditions hold.
    pub fn each_modifier(&self, actor: Actor, visit: &mut dyn FnMut(AbilityUse, &Effect)) {
        self.each_ability(actor, &mut |ability| {
            let words = self.library.ability(ability.ability);
            if words.when == When::Always && self.conditions_hold(ability, None) {
                for effect in &words.effects {
                    visit(ability, effect);
                }
            }
        });
    }

    /// Has an Actor this modifier?
    #[must_use]
    pub fn has_modifier(&self, actor: Actor, is_it: &dyn Fn(&Effect) -> bool) -> bool {
        let mut found = false;
        self.each_modifier(actor, &mut |_, effect| found |= is_it(effect));
        found
    }

    /// HERO-03, SKILL-08: the maximum Health of a Hero.
    #[must_use]
    pub fn max_health(&self, hero: Hero) -> u8 {
        let mut most = 0;
        self.each_ability(Actor::Hero(hero), &mut |ability| {
            let words = self.library.ability(ability.ability);
            for effect in &words.effects {
                // Conditions are looked at last: whether a Hero is wounded depends on his maximum (COND-11).
                if let Effect::MaxHealth(more) = effect
                    && words.when == When::Always
                    && !words.only_if.iter().any(|condition| matches!(condition, Condition::Wounded(_)))
                    && self.conditions_hold(ability, None)
                {
                    most = most.max(*more);
                }
            }
        });
        super::setup::STARTING_HEALTH + most.min(super::setup::MORE_HEALTH)
    }

    /// SKILL-15.
    #[must_use]
    pub fn is_slippery(&self, actor: Actor) -> bool {
        let by_quest = actor.enemy().and_then(|enemy| self.foe(enemy)).is_some_and(|foe| foe.slippery);
        by_quest || self.has_modifier(actor, &|effect| *effect == Effect::Slippery)
    }

    /// SKILL-18.
    #[must_use]
    pub fn has_taunt(&self, hero: Hero) -> bool {
        // A Skill such as "[Wounded 3] Taunt" stands among defense effects as well.
        self.has_modifier(Actor::Hero(hero), &|effect| *effect == Effect::Taunt)
    }

    /// ACT-MOVE-01, SKILL-10: Movement Points of a Move Action.
    #[must_use]
    pub fn movement_points(&self, hero: Hero) -> u8 {
        let mut points = 2;
        self.each_modifier(Actor::Hero(hero), &mut |_, effect| {
            if let Effect::MovementPoints(more) = effect {
                points = u8::saturating_add(points, *more);
            }
        });
        points
    }

    /// STUN-01.
    #[must_use]
    pub fn is_stunned(&self, actor: Actor) -> bool {
        match actor {
            Actor::Hero(hero) => self.state.hero(hero).stunned,
            Actor::Enemy(enemy) => self.state.enemy(enemy).stunned,
        }
    }

    /// COND-11: Wounds an Actor has; of a Mob those of its Boss.
    #[must_use]
    pub fn wounds_of(&self, actor: Actor) -> u8 {
        match actor {
            Actor::Hero(hero) => self.max_health(hero).saturating_sub(self.state.hero(hero).health),
            Actor::Enemy(enemy) => self.state.enemy(enemy).wounds,
        }
    }

    /// Has the ability been used as often as its limit allows?
    pub(super) fn limit_reached(&self, ability: AbilityUse) -> bool {
        if self.library.ability(ability.ability).limit.is_none() {
            return false;
        }
        let first = self.first_mark_of_activation();
        let counts = |(at, mark): (usize, &UsedMark)| {
            (mark.until != Until::Activation || at >= first) && self.share_limit(mark.ability, ability)
        };
        // Without room for another mark nothing limited can be used any more.
        self.state.used.is_full() || self.state.used.iter().enumerate().any(counts)
    }

    /// OQ-10, COUNTER-02: once during each Activation of any Actor. Inside an Enemy's Activation, a Counter-Attack too,
    /// what was used before it does not count.
    fn first_mark_of_activation(&self) -> usize {
        let enemy = self.state.frames.iter().rev().find_map(|frame| match frame {
            Frame::EnemyActivation(activation) => Some(usize::from(activation.older_marks)),
            _ => None,
        });
        enemy.unwrap_or(0)
    }

    /// CLASS-02, ACT-SIGN-01: the parts of a Signature count together, everything else counts apart.
    fn share_limit(&self, used: AbilityUse, ability: AbilityUse) -> bool {
        if used.owner != ability.owner {
            return false;
        }
        let (one, other) = (self.library.compiled(used.ability), self.library.compiled(ability.ability));
        used == ability || (one.signature && other.signature && one.source == other.source)
    }

    /// Remembers a use of a limited ability.
    pub(super) fn mark_used(&mut self, ability: AbilityUse) {
        let until = match self.library.ability(ability.ability).limit {
            Limit::None => return,
            Limit::OncePerActivation => Until::Activation,
            Limit::OncePerRound => Until::Round,
            Limit::OncePerQuest => Until::Quest,
        };
        self.state.used.push(UsedMark { ability, until });
    }

    /// EQUIP-09..13, COMBAT-28: the Ranges at which an Actor can attack with this combat type, or `None` without dice
    /// for it (ACT-COMBAT-01, ENEMY-02).
    #[must_use]
    pub fn reach_of(&self, actor: Actor, style: Style) -> Option<Reach> {
        let printed = printed_reach(style);
        let mut reach: Option<Reach> = None;
        let mut widen = |more: Reach| reach = Some(reach.map_or(more, |known| known.widened(more)));
        match actor {
            Actor::Hero(hero) => {
                for held in self.state.hero(hero).cards.iter().filter(|held| self.works(held)) {
                    if self.card_has(held.card, style) {
                        widen(printed);
                    }
                    if let Some(reach) = self.card_reach(held.card, style) {
                        widen(reach);
                    }
                }
            }
            Actor::Enemy(enemy) => {
                let state = self.state.enemy(enemy);
                if self.library.enemy(state.card).dice[style_index(style)] != [0; 4] {
                    widen(printed);
                    if state.leader
                        && state.treasure.is_some()
                        && let Some(reach) = self.card_reach(state.treasure, style)
                    {
                        widen(reach);
                    }
                }
            }
        }
        reach
    }

    /// Has a card Attack dice for this combat type?
    #[must_use]
    pub fn card_has(&self, card: CardId, style: Style) -> bool {
        self.library.card(card).dice[style_index(style)] != [0; 4]
    }

    /// EQUIP-13: Ranges that the text of a card gives it for a combat type.
    #[must_use]
    pub fn card_reach(&self, card: CardId, style: Style) -> Option<Reach> {
        let abilities = self.library.card(card).abilities;
        abilities.ids().flat_map(|id| &self.library.ability(id).effects).find_map(|effect| match effect {
            Effect::Reaches(for_style, least, most) if *for_style == style => {
                Some(Reach { least: *least, most: *most })
            }
            _ => None,
        })
    }

    /// ACT-COMBAT-01..04, EPHASE-07: may this attack be made?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_attack(&self, attacker: Actor, style: Style, defender: Actor) -> Result<(), Refusal> {
        let Some(reach) = self.reach_of(attacker, style) else {
            return Err(Refusal::new("ACT-COMBAT-01", "refusal-no-weapon"));
        };
        let (from, to) = (self.state.zone_of(attacker), self.state.zone_of(defender));
        let Some(range) = self.sight.range(from, to) else {
            return Err(Refusal::new("LOS-02", "refusal-no-sight"));
        };
        if !reach.has(range) {
            let rule = match style {
                Style::Any | Style::Melee => "ACT-COMBAT-02",
                Style::Ranged => "ACT-COMBAT-03",
                Style::Magic => "ACT-COMBAT-04",
            };
            return Err(Refusal::new(rule, "refusal-out-of-range"));
        }
        if let (Actor::Hero(_), Actor::Enemy(target)) = (attacker, defender)
            && (!self.heroes_may_strike(target) || self.line_is_blocked(from, to))
        {
            return Err(Refusal::new("TOKEN-02", "refusal-quest-target"));
        }
        if !self.can_be_target(defender, style) {
            return Err(Refusal::new("ARTIFACT-04", "refusal-untargetable"));
        }
        Ok(())
    }

    /// SKILL-17: may this Hero attack with Melee weapons by a Magic Action? They count as Magic weapons of Range 0, even
    /// those that reach further.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_attack_by_sword_and_spell(&self, hero: Hero, enemy: Enemy) -> Result<(), Refusal> {
        let defender = Actor::Enemy(enemy);
        // Whoever asks may name any number.
        if !self.state.enemies.get(enemy.index()).is_some_and(|state| state.present) {
            return Err(Refusal::new("ACT-COMBAT-01", "refusal-no-target"));
        }
        self.can_attack(Actor::Hero(hero), Style::Melee, defender)?;
        if self.state.hero(hero).zone != self.state.enemy(enemy).zone {
            return Err(Refusal::new("SKILL-17", "refusal-out-of-range"));
        }
        Ok(())
    }

    /// ARTIFACT-04: can this Actor be the target of such an attack? Allies in its Zone may protect it.
    #[must_use]
    pub fn can_be_target(&self, defender: Actor, style: Style) -> bool {
        let protects = |effect: &Effect| matches!(effect, Effect::Untargetable(against) if against.covers(style));
        match defender {
            Actor::Hero(hero) => {
                let zone = self.state.hero(hero).zone;
                let mut near = self.state.living_heroes().filter(|other| self.state.hero(*other).zone == zone);
                !near.any(|other| self.has_modifier(Actor::Hero(other), &protects))
            }
            Actor::Enemy(enemy) => {
                let zone = self.state.enemy(enemy).zone;
                let mut near = self.state.enemy_ids().filter(|other| self.state.enemy(*other).zone == zone);
                !near.any(|other| self.has_modifier(Actor::Enemy(other), &protects))
            }
        }
    }

    /// Does an ability cost this much of something that its owner lacks?
    pub(super) fn can_pay_outside_dice(&self, ability: AbilityUse) -> bool {
        self.library.ability(ability.ability).pay.iter().all(|cost| match (cost, ability.owner) {
            (Cost::Xp(xp), Actor::Hero(hero)) => self.can_pay_xp(ability, hero, *xp),
            // OQ-27: never to death.
            (Cost::Bloodlust(wounds), Actor::Hero(hero)) => self.state.hero(hero).health > *wounds,
            (Cost::BloodTribute(wounds), Actor::Hero(hero)) => self.tribute_payers(hero, *wounds).next().is_some(),
            (Cost::Xp(_) | Cost::Bloodlust(_) | Cost::BloodTribute(_), Actor::Enemy(_)) => false,
            (Cost::Action | Cost::CombatAction, _) => false,
            (Cost::Discard | Cost::Bam | Cost::Diamond | Cost::BamOrDiamond, _) => true,
        })
    }

    /// COND-03: the Hero and Allies in Line of Sight who can suffer so many Wounds and live (OQ-27).
    pub(super) fn tribute_payers(&self, hero: Hero, wounds: u8) -> impl Iterator<Item = Hero> + '_ {
        let from = self.state.hero(hero).zone;
        self.state.living_heroes().filter(move |other| {
            let state = self.state.hero(*other);
            state.health > wounds && self.sight.range(from, state.zone).is_some()
        })
    }
}

/// COMBAT-28: Melee 0, Ranged 1 and more, Magic 1–2.
pub(super) fn printed_reach(style: Style) -> Reach {
    match style {
        Style::Any | Style::Melee => Reach { least: 0, most: 0 },
        Style::Ranged => Reach { least: 1, most: 254 },
        Style::Magic => Reach { least: 1, most: 2 },
    }
}

/// The Ranges at which something can attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// From this one on.
    pub least: u8,
    /// Up to this one.
    pub most: u8,
}

impl Reach {
    /// Is this Range one of them?
    #[must_use]
    pub fn has(self, range: u8) -> bool {
        (self.least..=self.most).contains(&range)
    }

    fn widened(self, more: Self) -> Self {
        Self { least: self.least.min(more.least), most: self.most.max(more.most) }
    }
}

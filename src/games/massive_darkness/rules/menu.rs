//! Which Actions are legal in a menu, and why others are not.

use super::ask::{Act, Answer, Ask};
use super::cards::SlotSymbol;
use super::frames::{Activation, Frame, FreeAction};
use super::game::MassiveDarkness;
use super::ids::{AbilityUse, Actor, Enemy, Hero};
use super::language::quest::ActCost;
use super::language::{ActionKind, Cost, Effect, Style, When};
use super::readings::Reading;
use crate::kernel::game::Refusal;

/// The combat types that have Actions of their own.
pub const STYLES: [Style; 3] = [Style::Melee, Style::Ranged, Style::Magic];

impl MassiveDarkness {
    /// Visits what may be done in the innermost menu. Where only one Act is sought, others may be left out.
    pub(super) fn menu(&self, sought: Option<Act>, visit: &mut dyn FnMut(Act)) {
        match self.top() {
            Some(Frame::Activation(frame)) => self.activation_menu(frame, sought, visit),
            Some(Frame::FreeAction(frame)) => self.free_action_menu(frame, visit),
            Some(Frame::MoveAction(frame)) => self.move_menu(frame, visit),
            Some(Frame::SkillMove(frame)) => self.skill_move_menu(frame, visit),
            _ => {}
        }
    }

    /// HPHASE-03, HPHASE-04: what a Hero may do in his Activation.
    pub(super) fn activation_menu(&self, frame: &Activation, sought: Option<Act>, visit: &mut dyn FnMut(Act)) {
        let hero = frame.hero;
        let state = self.state.hero(hero);
        if state.stunned {
            // STUN-02: first get up.
            if frame.actions > 0 {
                visit(Act::GetUp);
            }
            visit(Act::Nothing);
            return;
        }
        if self.can_spend(frame, ActionKind::Move) {
            visit(Act::Move);
        }
        for style in STYLES {
            let wanted = sought.is_none_or(|act| matches!(act, Act::Attack(of, _) if of == style));
            if wanted && self.can_spend(frame, super::hero_phase::kind_of(style)) {
                self.attacks(hero, style, visit);
            }
        }
        let wanted = sought.is_none_or(|act| matches!(act, Act::SwordAndSpell(_)));
        if wanted && self.can_spend(frame, ActionKind::Magic) {
            self.sword_and_spell_attacks(hero, visit);
        }
        if frame.actions > 0 {
            visit(Act::Reorganize);
        }
        if sought.is_none_or(|act| act == Act::Transmute) && self.can_transmute(hero) {
            visit(Act::Transmute);
        }
        if sought.is_none_or(|act| matches!(act, Act::Use(_))) {
            self.each_ability(Actor::Hero(hero), &mut |ability| {
                let fits = self.library.ability(ability.ability).when == When::Action;
                let wanted = fits && sought.is_none_or(|act| act == Act::Use(ability));
                if wanted && self.can_use(frame, ability).is_ok() {
                    visit(Act::Use(ability));
                }
            });
        }
        if frame.actions > 0 {
            self.quest_acts(hero, ActCost::Action, visit);
        }
        visit(Act::Nothing);
    }

    /// EQUIP-06: Items and Consumables that a Hero can use between two steps of his own Activation, where using them is no
    /// Action of its own (OQ-09).
    pub(super) fn items_between_steps(&self, hero: Hero, visit: &mut dyn FnMut(Act)) {
        for held in &self.state.hero(hero).cards {
            for id in self.library.card(held.card).abilities.ids() {
                let ability = AbilityUse { ability: id, card: held.card, owner: Actor::Hero(hero) };
                if self.works(held) && self.can_use_between_steps(hero, ability).is_ok() {
                    visit(Act::Use(ability));
                }
            }
        }
    }

    /// EQUIP-06: may this be used between two steps?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn can_use_between_steps(&self, hero: Hero, ability: AbilityUse) -> Result<(), Refusal> {
        let words = self.library.ability(ability.ability);
        let is_action = words.pay.iter().any(|cost| matches!(cost, Cost::Action | Cost::CombatAction));
        let is_item = ability.card.is_some() && self.library.card(ability.card).card.slot == SlotSymbol::None;
        if words.when != When::Action || is_action || !is_item || self.state.active != hero {
            return Err(Refusal::new("ACT-MOVE-02", "refusal-not-now"));
        }
        if self.reads(Reading::ItemsFromMenuOnly) {
            return Err(Refusal::new("EQUIP-06", "refusal-not-now"));
        }
        self.can_use(&free_budget(hero), ability)
    }

    /// A free Action: any Action of the kind, or none.
    pub(super) fn free_action_menu(&self, frame: &FreeAction, visit: &mut dyn FnMut(Act)) {
        let hero = frame.hero;
        let state = self.state.hero(hero);
        if state.stunned {
            if frame.only.is_none() {
                visit(Act::GetUp);
            }
            visit(Act::Nothing);
            return;
        }
        match frame.only {
            Some(style) => {
                self.attacks(hero, style, visit);
                self.items_between_steps(hero, visit);
            }
            None => {
                visit(Act::Move);
                for style in STYLES {
                    self.attacks(hero, style, visit);
                }
                self.sword_and_spell_attacks(hero, visit);
                visit(Act::Reorganize);
                self.each_ability(Actor::Hero(hero), &mut |ability| {
                    if self.can_use_for_free(frame, ability).is_ok() {
                        visit(Act::Use(ability));
                    }
                });
                self.quest_acts(hero, ActCost::Action, visit);
            }
        }
        visit(Act::Nothing);
    }

    /// SKILL-12: a Skill or card whose use is an Action may be that free Action.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn can_use_for_free(&self, frame: &FreeAction, ability: AbilityUse) -> Result<(), Refusal> {
        let words = self.library.ability(ability.ability);
        let is_action = words.pay.iter().any(|cost| matches!(cost, Cost::Action | Cost::CombatAction));
        if frame.only.is_some() || words.when != When::Action || !is_action {
            return Err(Refusal::new("SKILL-12", "refusal-not-now"));
        }
        self.can_use(&free_budget(frame.hero), ability)
    }

    /// ACT-COMBAT-01..04.
    fn attacks(&self, hero: Hero, style: Style, visit: &mut dyn FnMut(Act)) {
        if self.state.target_ids().next().is_none() || self.reach_of(Actor::Hero(hero), style).is_none() {
            return;
        }
        for enemy in self.state.target_ids() {
            if self.can_attack(Actor::Hero(hero), style, Actor::Enemy(enemy)).is_ok() {
                visit(Act::Attack(style, enemy));
            }
        }
    }

    /// SKILL-17.
    fn sword_and_spell_attacks(&self, hero: Hero, visit: &mut dyn FnMut(Act)) {
        let nobody = self.state.target_ids().next().is_none();
        if nobody || self.source_of_modifier(hero, &|effect| *effect == Effect::SwordAndSpell).is_none() {
            return;
        }
        for enemy in self.state.target_ids() {
            if self.can_attack_by_sword_and_spell(hero, enemy).is_ok() {
                visit(Act::SwordAndSpell(enemy));
            }
        }
    }

    /// May this ability be used from the menu now?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_use(&self, frame: &Activation, ability: AbilityUse) -> Result<(), Refusal> {
        let hero = frame.hero;
        let words = self.library.ability(ability.ability);
        let state = self.state.hero(hero);
        if !words.only_if.iter().all(|condition| self.condition_holds(ability, condition, None)) {
            return Err(Refusal::new("COND-01", "refusal-condition"));
        }
        if self.limit_reached(ability) {
            return Err(Refusal::new("ACT-SIGN-01", "refusal-used-up"));
        }
        for cost in &words.pay {
            let payable = match cost {
                Cost::Action => frame.actions > 0,
                Cost::CombatAction => {
                    frame.actions > 0 || STYLES.iter().any(|s| self.can_spend(frame, super::hero_phase::kind_of(*s)))
                }
                Cost::Xp(xp) => self.can_pay_xp(ability, hero, *xp),
                // OQ-27: never to death.
                Cost::Bloodlust(wounds) => state.health > *wounds,
                Cost::BloodTribute(wounds) => self.tribute_payers(hero, *wounds).next().is_some(),
                Cost::Discard => true,
                Cost::Bam | Cost::Diamond | Cost::BamOrDiamond => false,
            };
            if !payable {
                return Err(match cost {
                    Cost::Xp(_) => self.too_poor(ability),
                    Cost::Bloodlust(_) | Cost::BloodTribute(_) => Refusal::new("COND-02", "refusal-bloodlust"),
                    _ => Refusal::new("HPHASE-03", "refusal-no-actions"),
                });
            }
        }
        if self.would_do_something(ability) { Ok(()) } else { Err(Refusal::new("EFFECT-01", "refusal-no-effect")) }
    }

    /// Why an answer that is not listed is refused.
    pub(super) fn explain(&self, answer: &Answer) -> Refusal {
        match (self.state.ask, answer) {
            (Ask::Over, _) => Refusal::new("WIN-06", "refusal-over"),
            (Ask::Act(hero), Answer::Act(act)) => self.explain_act(hero, *act),
            (Ask::Act(_), _) => Refusal::new("HPHASE-03", "refusal-choose-action"),
            (Ask::Choose { purpose, .. } | Ask::May { purpose, .. }, _) => {
                Refusal::new(purpose.rule(), "refusal-not-an-option")
            }
            (Ask::Arrange { .. }, Answer::Transmute(_)) => Refusal::new("ACT-TRANS-01", "refusal-transmute"),
            (Ask::Arrange { .. }, _) => Refusal::new("ACT-TRADE-01", "refusal-arrange-first"),
            (Ask::Roll(_) | Ask::Draw(_), _) => Refusal::new("COMBAT-05", "refusal-chance-first"),
        }
    }

    fn explain_act(&self, hero: Hero, act: Act) -> Refusal {
        let top = self.top().copied().unwrap_or_default();
        if let Frame::MoveAction(frame) = &top {
            return self.explain_move(frame, act);
        }
        if let Frame::SkillMove(frame) = &top {
            return self.explain_skill_move(frame, act);
        }
        if self.state.hero(hero).stunned && act != Act::GetUp {
            return Refusal::new("STUN-02", "refusal-stunned");
        }
        match act {
            Act::Quest(act) => {
                self.can_do_quest_act(hero, act).err().unwrap_or(Refusal::new("HPHASE-03", "refusal-no-actions"))
            }
            Act::Step(_) | Act::OpenDoor(_) | Act::PickUp | Act::Escape | Act::Lay(_) | Act::EndMove => {
                Refusal::new("ACT-MOVE-01", "refusal-no-move-action")
            }
            Act::Attack(style, enemy) => self.explain_attack(hero, style, enemy),
            Act::SwordAndSpell(enemy) => {
                if self.source_of_modifier(hero, &|effect| *effect == Effect::SwordAndSpell).is_none() {
                    Refusal::new("SKILL-17", "refusal-no-such-skill")
                } else {
                    match self.can_attack_by_sword_and_spell(hero, enemy) {
                        Err(refusal) => refusal,
                        Ok(()) => Refusal::new("HPHASE-03", "refusal-no-actions"),
                    }
                }
            }
            Act::GetUp if !self.state.hero(hero).stunned => Refusal::new("ACT-GETUP-01", "refusal-not-stunned"),
            Act::Transmute => Refusal::new("ACT-TRANS-01", "refusal-transmute"),
            Act::Use(ability) => self.explain_use(&top, hero, ability),
            Act::Move | Act::Reorganize | Act::GetUp | Act::Nothing => Refusal::new("HPHASE-03", "refusal-no-actions"),
        }
    }

    fn explain_attack(&self, hero: Hero, style: Style, enemy: Enemy) -> Refusal {
        if !self.state.enemies.get(enemy.index()).is_some_and(|state| state.present) {
            return Refusal::new("ACT-COMBAT-01", "refusal-no-target");
        }
        match self.can_attack(Actor::Hero(hero), style, Actor::Enemy(enemy)) {
            Err(refusal) => refusal,
            Ok(()) => Refusal::new("HPHASE-03", "refusal-no-actions"),
        }
    }

    fn explain_use(&self, top: &Frame, hero: Hero, ability: AbilityUse) -> Refusal {
        let mut owned = false;
        self.each_ability(Actor::Hero(hero), &mut |own| owned |= own == ability);
        if !owned || self.library.ability(ability.ability).when != When::Action {
            return Refusal::new("EQUIP-17", "refusal-not-yours");
        }
        match top {
            Frame::Activation(frame) => match self.can_use(frame, ability) {
                Err(refusal) => refusal,
                Ok(()) => Refusal::new("HPHASE-03", "refusal-choose-action"),
            },
            Frame::FreeAction(frame) if frame.only.is_some() => match self.can_use_between_steps(hero, ability) {
                Err(refusal) => refusal,
                Ok(()) => Refusal::new("HPHASE-03", "refusal-choose-action"),
            },
            Frame::FreeAction(frame) => match self.can_use_for_free(frame, ability) {
                Err(refusal) => refusal,
                Ok(()) => Refusal::new("HPHASE-03", "refusal-choose-action"),
            },
            _ => Refusal::new("ACT-MOVE-02", "refusal-not-now"),
        }
    }
}

/// What a free Action has to spend: itself.
pub(super) fn free_budget(hero: Hero) -> Activation {
    Activation { hero, actions: 1, ..Activation::default() }
}

//! HERO-PHASE: a Hero's Activation, what his Actions cost, and free Actions.

use super::ask::{Act, Answer, Ask, Put};
use super::event::Event;
use super::frames::{
    ActivateAll, Activation, ActivationStep, Arrange, Combat, Effects, ExtraAction, Frame, FreeAction, Transmute,
};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{AbilityUse, Actor, Enemy, Hero, SourceId};
use super::language::{ActionKind, Cost, Effect, Style, When};
use super::menu::free_budget;
use super::state::Until;
use crate::kernel::list::List;

/// HPHASE-03: Actions of an Activation.
pub const ACTIONS: u8 = 3;

impl MassiveDarkness {
    /// HPHASE-01: one step of a Hero's Activation.
    pub(super) fn step_activation(&mut self, frame: &mut Activation, log: &mut Events<'_>) -> Flow {
        let hero = frame.hero;
        match frame.step {
            ActivationStep::Start => {
                self.state.active = hero;
                self.forget_activation_uses();
                log.say("HPHASE-01", Event::ActivationBegan { hero });
                self.grant_actions(frame);
                frame.step = ActivationStep::Menu;
                self.push_start_effects(hero);
                Flow::Again
            }
            ActivationStep::AfterAction => {
                // LEVEL-03 (a).
                self.check_level(log);
                frame.step = ActivationStep::Menu;
                Flow::Again
            }
            ActivationStep::Menu => {
                let state = self.state.hero(hero);
                // OQ-37: a Hero that dies in his own Activation loses the rest of it.
                if state.dead || state.escaped || !self.menu_has_more_than_ending(frame) {
                    frame.step = ActivationStep::Counter;
                    return Flow::Again;
                }
                Flow::Ask(Ask::Act(hero))
            }
            ActivationStep::Counter => {
                frame.step = ActivationStep::End;
                let state = self.state.hero(hero);
                if frame.attacked == 0 || state.dead || state.escaped {
                    return Flow::Again;
                }
                // COUNTER-01: the surviving Enemies that he attacked.
                let pending = frame.attacked;
                frame.attacked = 0;
                Flow::Push(Frame::ActivateAll(ActivateAll { pending, only: Some(hero) }))
            }
            ActivationStep::End => {
                // CARD-T3: weakened is only the Counter-Attack of this Activation, whether it came or not.
                self.state.enemies.iter_mut().for_each(|enemy| enemy.weakened = 0);
                self.forget_activation_uses();
                log.say("HPHASE-02", Event::ActivationEnded { hero });
                let again = frame.again && !self.state.hero(hero).dead && !self.state.hero(hero).escaped;
                if again {
                    *frame = Activation { hero, extra_turn: true, ..Activation::default() };
                    return Flow::Again;
                }
                self.state.active = Hero::NONE;
                Flow::Done
            }
        }
    }

    fn menu_has_more_than_ending(&self, frame: &Activation) -> bool {
        if frame.actions > 0 {
            // A Move Action, or getting up, is always there.
            return true;
        }
        let mut found = false;
        self.activation_menu(frame, None, &mut |act| found |= act != Act::Nothing);
        found
    }

    /// HPHASE-03, SKILL-09.
    fn grant_actions(&mut self, frame: &mut Activation) {
        frame.actions = ACTIONS;
        let actor = Actor::Hero(frame.hero);
        let mut extra = frame.extra;
        let mut any = 0;
        let library = &self.library;
        self.each_modifier(actor, &mut |ability, effect| {
            if let Effect::ExtraActions(kind, count) = effect {
                let source = library.compiled(ability.ability).source;
                match kind {
                    ActionKind::Any => any = u8::saturating_add(any, *count),
                    _ => drop(extra.push(extra_action(*kind, *count, source))),
                }
            }
        });
        frame.actions = frame.actions.saturating_add(any);
        frame.extra = extra;
    }

    /// SKILL-14 and the like, in the order in which the abilities stand.
    fn push_start_effects(&mut self, hero: Hero) {
        let mut due: List<AbilityUse, 8> = List::new();
        self.each_ability(Actor::Hero(hero), &mut |ability| {
            let applies = self.library.ability(ability.ability).when == When::StartOfActivation
                && self.conditions_hold(ability, None)
                && !self.limit_reached(ability);
            if applies {
                due.push(ability);
            }
        });
        // What is pushed last comes first.
        for ability in due.iter().rev() {
            self.mark_used(*ability);
            self.push(Frame::Effects(Effects { ability: *ability, ..Effects::default() }));
        }
    }

    fn forget_activation_uses(&mut self) {
        self.state.used.retain(|mark| mark.until != Until::Activation);
    }

    /// The Hero has chosen from his menu.
    pub(super) fn answer_activation(&mut self, frame: &mut Activation, answer: &Answer, log: &mut Events<'_>) {
        let Answer::Act(act) = answer else { return };
        let hero = frame.hero;
        frame.step = ActivationStep::AfterAction;
        match *act {
            Act::Move => {
                self.spend(frame, ActionKind::Move);
                self.push_move_action(hero, log);
            }
            Act::Attack(style, enemy) => {
                let source = self.spend(frame, kind_of(style));
                frame.attacked |= 1 << enemy.0;
                self.push_attack(hero, style, enemy, source, true);
            }
            Act::SwordAndSpell(enemy) => {
                self.spend(frame, ActionKind::Magic);
                frame.attacked |= 1 << enemy.0;
                self.push_sword_and_spell(hero, enemy, true);
            }
            Act::Reorganize => {
                self.spend(frame, ActionKind::Any);
                self.push_reorganize(hero);
            }
            Act::Transmute => self.push(Frame::Transmute(Transmute { hero, ..Transmute::default() })),
            Act::GetUp => {
                self.spend(frame, ActionKind::Any);
                self.get_up(hero, log);
            }
            Act::Use(ability) => {
                if !self.is_an_action(ability) {
                    frame.step = ActivationStep::Menu;
                }
                self.pay_and_use(frame, ability, log);
            }
            Act::Nothing => {
                // ACT-NOTHING-01: all remaining Actions are lost; Counter-Attacks still follow.
                frame.actions = 0;
                frame.extra.clear();
                self.check_level(log);
                frame.step = ActivationStep::Counter;
            }
            Act::Quest(act) => {
                self.spend(frame, ActionKind::Any);
                self.do_quest_act(hero, act, log);
            }
            Act::Step(_) | Act::OpenDoor(_) | Act::PickUp | Act::Escape | Act::Lay(_) | Act::EndMove => {}
        }
    }

    /// Takes one Action; one that is limited to the kind goes first. Says what granted it (SKILL-07).
    fn spend(&mut self, frame: &mut Activation, kind: ActionKind) -> SourceId {
        if let Some(at) = frame.extra.iter().position(|extra| extra.count > 0 && serves(extra, kind)) {
            frame.extra[at].count -= 1;
            return frame.extra[at].source;
        }
        frame.actions = frame.actions.saturating_sub(1);
        SourceId::NONE
    }

    /// Can an Action of this kind be paid?
    pub(super) fn can_spend(&self, frame: &Activation, kind: ActionKind) -> bool {
        frame.actions > 0 || frame.extra.iter().any(|extra| extra.count > 0 && serves(extra, kind))
    }

    pub(super) fn push_attack(&mut self, hero: Hero, style: Style, enemy: Enemy, granted: SourceId, own: bool) {
        self.push(Frame::Combat(Combat {
            attacker: Actor::Hero(hero),
            defender: Actor::Enemy(enemy),
            style,
            granted,
            own_activation: own,
            ..Combat::default()
        }));
    }

    fn push_sword_and_spell(&mut self, hero: Hero, enemy: Enemy, own: bool) {
        let granted = self.source_of_modifier(hero, &|effect| *effect == Effect::SwordAndSpell);
        self.push(Frame::Combat(Combat {
            attacker: Actor::Hero(hero),
            defender: Actor::Enemy(enemy),
            style: Style::Magic,
            granted: granted.unwrap_or(SourceId::NONE),
            sword_and_spell: true,
            own_activation: own,
            ..Combat::default()
        }));
    }

    /// The Skill or card that gives a Hero this modifier.
    pub(super) fn source_of_modifier(&self, hero: Hero, is_it: &dyn Fn(&Effect) -> bool) -> Option<SourceId> {
        let mut found = None;
        self.each_modifier(Actor::Hero(hero), &mut |ability, effect| {
            if is_it(effect) {
                found = Some(self.library.compiled(ability.ability).source);
            }
        });
        found
    }

    /// ACT-TRADE-01, ACT-TRADE-02: all Heroes in the Zone, the dead too (HERO-08).
    fn push_reorganize(&mut self, hero: Hero) {
        let zone = self.state.hero(hero).zone;
        let heroes = self
            .state
            .hero_ids()
            .filter(|other| self.state.hero(*other).zone == zone && !self.state.hero(*other).escaped)
            .fold(0_u8, |mask, other| mask | 1 << other.0);
        self.push(Frame::Arrange(Arrange {
            hero,
            heroes,
            trade: heroes.count_ones() > 1,
            action: true,
            tokens: false,
            handed: 0,
        }));
    }

    fn get_up(&mut self, hero: Hero, log: &mut Events<'_>) {
        self.state.hero_mut(hero).stunned = false;
        log.say("ACT-GETUP-01", Event::GotUp { actor: Actor::Hero(hero) });
    }

    /// A Skill, Signature, Item or Consumable from the menu: pay, then let it work.
    fn pay_and_use(&mut self, frame: &mut Activation, ability: AbilityUse, log: &mut Events<'_>) {
        let library = self.library.clone();
        log.say("EFFECT-01", Event::AbilityUsed { by: ability });
        let mut price = None;
        for cost in &library.ability(ability.ability).pay {
            match cost {
                Cost::Action => drop(self.spend(frame, ActionKind::Any)),
                Cost::CombatAction => drop(self.spend_combat_action(frame)),
                Cost::Xp(xp) => price = self.pay_xp(ability, frame.hero, *xp, log),
                Cost::Bloodlust(wounds) => self.wound_hero(frame.hero, *wounds, "COND-02", log),
                Cost::Discard => self.discard_from_hero(frame.hero, ability.card, log),
                // Asked for by the effects themselves.
                Cost::BloodTribute(_) | Cost::Bam | Cost::Diamond | Cost::BamOrDiamond => {}
            }
        }
        self.mark_used(ability);
        self.push(Frame::Effects(Effects { ability, ..Effects::default() }));
        // What is asked about the price comes before what is bought with it.
        if let Some(price) = price {
            self.push(price);
        }
    }

    /// ACT-SIGN-01, SKILL-11: is using this an Action? Items and Special Skills are none.
    fn is_an_action(&self, ability: AbilityUse) -> bool {
        let pay = &self.library.ability(ability.ability).pay;
        let costs_one = pay.iter().any(|cost| matches!(cost, Cost::Action | Cost::CombatAction));
        costs_one || self.library.compiled(ability.ability).signature
    }

    /// EQUIP-06: an Item or Consumable between two steps.
    pub(super) fn use_between_steps(&mut self, hero: Hero, ability: AbilityUse, log: &mut Events<'_>) {
        self.pay_and_use(&mut free_budget(hero), ability, log);
    }

    /// SKILL-11, SKILL-16: a Combat Action, preferably one that is limited to combat.
    fn spend_combat_action(&mut self, frame: &mut Activation) -> SourceId {
        for kind in [ActionKind::Melee, ActionKind::Ranged, ActionKind::Magic] {
            if frame.extra.iter().any(|extra| extra.count > 0 && serves(extra, kind)) {
                return self.spend(frame, kind);
            }
        }
        self.spend(frame, ActionKind::Any)
    }

    /// EQUIP-15, ACT-TRANS-02: a card leaves the Hero.
    pub(super) fn discard_from_hero(&mut self, hero: Hero, card: super::ids::CardId, log: &mut Events<'_>) {
        let cards = &mut self.state.hero_mut(hero).cards;
        if let Some(at) = cards.iter().position(|held| held.card == card) {
            cards.remove(at);
            self.discard_card(card, log);
        }
    }

    /// SKILL-11, SKILL-12, SKILL-16: a free Action.
    pub(super) fn step_free_action(&mut self, frame: &mut FreeAction) -> Flow {
        let state = self.state.hero(frame.hero);
        if frame.taken || state.dead || state.escaped {
            return Flow::Done;
        }
        let mut found = false;
        self.free_action_menu(frame, &mut |act| found |= act != Act::Nothing);
        if found { Flow::Ask(Ask::Act(frame.hero)) } else { Flow::Done }
    }

    pub(super) fn answer_free_action(&mut self, frame: &mut FreeAction, answer: &Answer, log: &mut Events<'_>) {
        let Answer::Act(act) = answer else { return };
        let hero = frame.hero;
        if let Act::Use(ability) = *act
            && frame.only.is_some()
        {
            // EQUIP-06: the free Action is still to come.
            return self.use_between_steps(hero, ability, log);
        }
        frame.taken = true;
        match *act {
            Act::Move => self.push_move_action(hero, log),
            Act::Attack(style, enemy) => {
                if !frame.commanded {
                    self.remember_attacked(hero, enemy);
                }
                self.push_attack(hero, style, enemy, frame.source, !frame.commanded);
            }
            Act::SwordAndSpell(enemy) => {
                if !frame.commanded {
                    self.remember_attacked(hero, enemy);
                }
                self.push_sword_and_spell(hero, enemy, !frame.commanded);
            }
            Act::Reorganize => self.push_reorganize(hero),
            Act::GetUp => self.get_up(hero, log),
            Act::Use(ability) => self.pay_and_use(&mut free_budget(hero), ability, log),
            Act::Quest(act) => self.do_quest_act(hero, act, log),
            Act::Nothing
            | Act::Transmute
            | Act::Step(_)
            | Act::OpenDoor(_)
            | Act::PickUp
            | Act::Escape
            | Act::Lay(_)
            | Act::EndMove => {}
        }
    }

    /// COUNTER-11: a commanded Action is running, or one that came out of it (a commanded Charge).
    pub(super) fn is_commanded(&self) -> bool {
        self.state.frames.iter().any(|frame| matches!(frame, Frame::FreeAction(free) if free.commanded))
    }

    /// ACT-COMBAT-06: in the Activation that is running further out.
    fn remember_attacked(&mut self, hero: Hero, enemy: Enemy) {
        for at in 0..self.state.frames.len() {
            if let Frame::Activation(activation) = &mut self.state.frames[at]
                && activation.hero == hero
            {
                activation.attacked |= 1 << enemy.0;
            }
        }
    }
}

/// What an empty arrangement looks like: everything stays.
#[must_use]
pub fn keep_everything() -> Answer {
    Answer::Arrange(smallvec::SmallVec::<[Put; 3]>::new())
}

/// The kind of Action that an attack of this combat type needs.
#[must_use]
pub fn kind_of(style: Style) -> ActionKind {
    match style {
        Style::Any => ActionKind::Any,
        Style::Melee => ActionKind::Melee,
        Style::Ranged => ActionKind::Ranged,
        Style::Magic => ActionKind::Magic,
    }
}

pub(super) fn extra_action(kind: ActionKind, count: u8, source: SourceId) -> ExtraAction {
    let style = match kind {
        ActionKind::Any | ActionKind::Move => Style::Any,
        ActionKind::Melee => Style::Melee,
        ActionKind::Ranged => Style::Ranged,
        ActionKind::Magic => Style::Magic,
    };
    ExtraAction { style, is_move: kind == ActionKind::Move, count, source }
}

/// Can an Action that is limited to its kind be used for this?
fn serves(extra: &ExtraAction, kind: ActionKind) -> bool {
    match kind {
        ActionKind::Any => false,
        ActionKind::Move => extra.is_move,
        ActionKind::Melee => !extra.is_move && extra.style == Style::Melee,
        ActionKind::Ranged => !extra.is_move && extra.style == Style::Ranged,
        ActionKind::Magic => !extra.is_move && extra.style == Style::Magic,
    }
}

//! SHAMAN: markers of the Elements, Spirits that are summoned and led.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Exhausting, Frame};
use crate::ids::{AttackType, Class, Dice, ESCORT, Element, EnemyId, Spirit};
use crate::language::{Effect, When};
use crate::state::Ally;
use crate::ways::FAR;
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// M2-SHAM-11.
const POINTS: u8 = 2;

impl MassiveDarkness2 {
    /// To whom Spirits belong.
    #[must_use]
    pub fn shaman(&self) -> Option<u8> {
        self.state.seats().find(|seat| self.class(*seat) == Class::Shaman)
    }

    // ---- Elements ----

    fn can_rise(&self, hero: u8, element: Element) -> bool {
        self.state.hero(hero).elements[element as usize] < self.table.content.printed.boards.top
    }

    /// M2-SHAM-02, M2-SHAM-07: is this the Shaman, and is a marker below the top of its track?
    pub(crate) fn can_channel(&self, hero: u8) -> bool {
        self.class(hero) == Class::Shaman && Element::ALL.into_iter().any(|element| self.can_rise(hero, element))
    }

    /// How much Mana is of use to a Hero; to the Shaman also above his maximum (M2-SHAM-04, M2-OQ-39).
    pub(crate) fn room_for_mana(&self, hero: u8) -> u8 {
        if self.can_channel(hero) { u8::MAX } else { self.max_mana(hero) - self.state.hero(hero).mana }
    }

    pub(crate) fn step_channel(&mut self, hero: u8, left: &mut u8, log: &mut Events<'_>) -> Flow {
        if *left == 0 {
            return Flow::Done;
        }
        if self.can_channel(hero) {
            return Flow::Ask(Ask::Channel { hero });
        }
        self.take_mana(hero, *left, "M2-SHAM-07", log);
        Flow::Done
    }

    pub(crate) fn list_channel(&self, hero: u8, out: &mut Vec<Answer>) {
        out.extend(Element::ALL.into_iter().filter(|element| self.can_rise(hero, *element)).map(Answer::Element));
        out.push(Answer::Done);
    }

    pub(crate) fn take_channel(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        let Some(Frame::Channel { left, .. }) = self.top() else { return };
        self.set_top(Frame::Channel { hero, left: left - 1 });
        match answer {
            Answer::Element(element) => {
                self.state.hero_mut(hero).elements[element as usize] += 1;
                log.say("M2-SHAM-02", Event::ElementRose { hero, element });
            }
            _ => self.take_mana(hero, 1, "M2-SHAM-02", log),
        }
    }

    fn can_turn(&self, hero: u8, element: Element) -> bool {
        let figure = self.state.hero(hero);
        self.class(hero) == Class::Shaman && !figure.mastered[element as usize] && !self.can_rise(hero, element)
    }

    /// M2-SHAM-06: all of the Element is spent, and what is printed at the top of its track counts from now on.
    pub(crate) fn turn_marker(&mut self, hero: u8, element: Element, log: &mut Events<'_>) {
        let figure = self.state.hero_mut(hero);
        figure.elements[element as usize] = 0;
        figure.mastered[element as usize] = true;
        log.say("M2-SHAM-06", Event::MarkerTurned { hero, element });
    }

    // ---- Spirits ----

    /// M2-SHAM-08, M2-SHAM-15.
    pub(crate) fn summon(&mut self, hero: u8, spirit: Spirit, log: &mut Events<'_>) {
        let zone = self.state.hero(hero).zone;
        self.state.allies[spirit as usize] = Ally { here: true, zone, ..Ally::default() };
        log.say("M2-SHAM-08", Event::AllyCame { ally: spirit as u8, zone });
    }

    /// M2-SHAM-09: in each turn each Spirit is activated once without an action.
    pub(crate) fn rest_spirits(&mut self) {
        for ally in &mut self.state.allies {
            ally.led = false;
        }
    }

    fn may_lead(&self, hero: u8, ally: u8) -> Checked {
        let Some(figure) = self.state.allies.get(usize::from(ally)).filter(|figure| figure.here && ally != ESCORT)
        else {
            return no("M2-SHAM-08", "refusal-md2-no-spirit");
        };
        if self.class(hero) != Class::Shaman {
            no("M2-SHAM-09", "refusal-md2-no-spirit")
        } else if figure.led && self.state.hero(hero).actions == 0 {
            no("M2-SHAM-09", "refusal-md2-no-action")
        } else {
            Ok(())
        }
    }

    pub(crate) fn has_spirits_to_lead(&self, hero: u8) -> bool {
        (0..ESCORT).any(|ally| self.may_lead(hero, ally).is_ok())
            || Element::ALL.into_iter().any(|element| self.can_turn(hero, element))
    }

    pub(crate) fn list_shaman(&self, hero: u8, out: &mut Vec<Answer>) {
        out.extend(Element::ALL.into_iter().filter(|element| self.can_turn(hero, *element)).map(Answer::Element));
        for ally in (0..ESCORT).filter(|ally| self.may_lead(hero, *ally).is_ok()) {
            out.push(Answer::LeadMove(ally));
            self.each_attack_of(ally, &mut |kind, target| out.push(Answer::LeadAttack { ally, kind, target }));
        }
    }

    /// M2-SHAM-10, M2-SHAM-12: what a Spirit reaches with the types of its card.
    fn each_attack_of(&self, ally: u8, visit: &mut dyn FnMut(AttackType, EnemyId)) {
        let ranges = self.ranges(self.state.allies[usize::from(ally)].zone);
        for (kind, _) in self.attacks_of_ally(ally) {
            for (enemy, zone) in self.state.enemies() {
                let range = ranges.of(zone);
                if range != FAR && kind.reaches(range) && !self.is_immune(enemy) {
                    visit(*kind, enemy);
                }
            }
        }
    }

    pub(crate) fn attacks_of_ally(&self, ally: u8) -> &[(AttackType, Dice)] {
        self.table.content.printed.spirits.get(usize::from(ally)).map_or(&[], |card| &card.attack)
    }

    /// Dice that Skills add to the attacks of all Spirits.
    pub(crate) fn more_dice_of_spirits(&self) -> Dice {
        let Some(shaman) = self.shaman() else { return Dice::default() };
        let mut dice = Dice::default();
        self.each_class_ability(shaman, &mut |_, ability| {
            for effect in ability.r#do.iter().filter(|_| ability.when == When::Always) {
                if let Effect::SpiritDice(more) = effect {
                    dice = dice.plus(*more);
                }
            }
        });
        dice
    }

    pub(crate) fn why_not_lead(&self, hero: u8, ally: u8) -> Checked {
        self.may_lead(hero, ally)?;
        no("M2-SHAM-10", "refusal-md2-no-target")
    }

    /// M2-SHAM-09: the first activation of a turn is free, each further one costs an action.
    fn pay_for_leading(&mut self, hero: u8, ally: u8) {
        let figure = &mut self.state.allies[usize::from(ally)];
        if std::mem::replace(&mut figure.led, true) {
            self.spend_action(hero, Exhausting::Other);
        }
    }

    pub(crate) fn lead_move(&mut self, hero: u8, ally: u8) {
        self.pay_for_leading(hero, ally);
        self.push(Frame::Leading { hero, ally, points: POINTS });
    }

    pub(crate) fn lead_attack(&mut self, hero: u8, ally: u8, kind: AttackType, target: EnemyId, log: &mut Events<'_>) {
        self.pay_for_leading(hero, ally);
        self.begin_ally_attack(ally, kind, target, log);
    }

    /// M2-SHAM-11: it moves, and does nothing else on the way.
    pub(crate) fn step_leading(&self, hero: u8, ally: u8, points: u8) -> Flow {
        let figure = self.state.allies[usize::from(ally)];
        if points == 0 || !figure.here { Flow::Done } else { Flow::Ask(Ask::Leading { hero, ally, points }) }
    }

    pub(crate) fn list_leading(&self, ally: u8, points: u8, out: &mut Vec<Answer>) {
        if points > 0 {
            out.extend(self.each_step(self.state.allies[usize::from(ally)].zone).map(Answer::Step));
        }
        out.push(Answer::Done);
    }

    /// M2-SHAM-14: neither Reaction Wounds nor Traps.
    pub(crate) fn take_leading(&mut self, ally: u8, answer: Answer, log: &mut Events<'_>) {
        match (answer, self.top()) {
            (Answer::Step(zone), Some(Frame::Leading { hero, points, .. })) => {
                self.set_top(Frame::Leading { hero, ally, points: points - 1 });
                self.move_ally(ally, zone, "M2-SHAM-11", log);
            }
            _ => {
                self.state.frames.pop();
            }
        }
    }
}

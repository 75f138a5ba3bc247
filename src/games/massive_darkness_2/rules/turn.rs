//! HERO-PHASE: a turn, and what can be done in it.

use crate::abilities::Moment;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Exhausting, Figure, Frame};
use crate::ids::{AttackType, EnemyId, Slot};
use crate::kernel::list::List;
use crate::moments::QUEST;
use crate::state::NOBODY;
use crate::ways::FAR;
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// M2-HPHASE-02, M2-SOLO-03.
const ACTIONS: u8 = 3;
/// M2-REST-01.
pub(crate) const RESTED: u8 = 2;

impl MassiveDarkness2 {
    pub(crate) fn step_turn(&mut self, hero: u8, begun: &mut bool, log: &mut Events<'_>) -> Flow {
        if !*begun {
            *begun = true;
            let solo = u8::from(self.state.heroes.len() == 1);
            self.state.turn = hero;
            let actions = self.actions_of(hero, ACTIONS + solo);
            self.rest_spirits();
            let figure = self.state.hero_mut(hero);
            (figure.acted, figure.actions, figure.gained, figure.rooted) = (true, actions, 0, false);
            log.say("M2-HPHASE-02", Event::TurnBegan { hero });
            // M2-HPHASE-06.
            if self.state.hero(hero).fire > 0 {
                return Flow::Push(self.burning(Figure::Hero(hero)));
            }
            return Flow::Again;
        }
        if self.state.hero(hero).frost > 0 && self.state.hero(hero).actions > 0 {
            // M2-STATE-08: each Frost token takes the place of one action.
            self.freeze_once(hero, log);
            return Flow::Again;
        }
        let figure = self.state.hero(hero);
        // M2-KO-02: what is left of the turn is lost.
        let has_more =
            || self.can_use(hero, Moment::Turn) || self.can_change_stance(hero) || self.has_spirits_to_lead(hero);
        if !figure.is_up() || (figure.actions == 0 && !has_more()) {
            return self.end_turn(hero, log);
        }
        Flow::Ask(Ask::Turn { hero })
    }

    fn end_turn(&mut self, hero: u8, log: &mut Events<'_>) -> Flow {
        self.state.hero_mut(hero).actions = 0;
        self.gather_arrows(hero);
        if self.class(hero) == crate::Class::Rogue {
            self.put_tools_away();
        }
        self.state.turn = NOBODY;
        self.state.boss.due = true;
        log.say("M2-HPHASE-05", Event::TurnEnded { hero });
        Flow::Done
    }

    pub(crate) fn list_turn(&self, hero: u8, out: &mut Vec<Answer>) {
        let figure = self.state.hero(hero);
        if figure.actions > 0 {
            out.push(Answer::Move);
            self.each_attack(hero, &mut |kind, target| out.push(Answer::Attack { kind, target }));
            let (health, mana) = (self.max_health(hero) - figure.health, self.room_for_mana(hero));
            for one in 0..=RESTED.min(health) {
                let rest = (0..=(RESTED - one).min(mana)).filter(|other| one + other > 0);
                out.extend(rest.map(|mana| Answer::Rest { health: one, mana }));
            }
            self.list_tasks(hero, true, out);
            if self.can_trade(hero) {
                out.push(Answer::Trade);
            }
        }
        self.each_use(hero, Moment::Turn, &mut |how| out.push(Answer::Use(how)));
        self.list_stances(hero, out);
        self.list_paladin(hero, out);
        self.list_shaman(hero, out);
        self.list_take_back(out);
        if self.can_turn_pointer(hero) {
            out.push(Answer::Pointer(hero));
        }
        self.list_outside(hero, out);
        self.list_off(hero, out);
        out.push(Answer::EndTurn);
    }

    /// M2-ITEM-10, M2-ABIL-10: what the others can use at any moment.
    pub(crate) fn list_outside(&self, hero: u8, out: &mut Vec<Answer>) {
        for other in self.state.seats().filter(|other| *other != hero) {
            self.each_use(other, Moment::Outside, &mut |how| out.push(Answer::Use(how)));
        }
    }

    /// M2-ITEM-09: what a Hero can take off.
    pub(crate) fn list_off(&self, hero: u8, out: &mut Vec<Answer>) {
        let figure = self.state.hero(hero);
        if !figure.is_up() {
            return;
        }
        for slot in Slot::ALL {
            let card = figure.slot(slot);
            // A two-handed item is taken off by one of its hands.
            let is_twice = slot == Slot::Right && card == figure.slot(Slot::Left);
            // M2-Q4-R5.
            if card.is_some() && !is_twice && !self.is_burden(card) {
                out.push(Answer::TakeOff { hero, slot });
            }
        }
    }

    /// M2-ATTACK-01 to M2-ATTACK-03: every attack type of the equipped weapons on every Enemy that it reaches.
    pub(crate) fn each_attack(&self, hero: u8, visit: &mut dyn FnMut(AttackType, EnemyId)) {
        let figure = self.state.hero(hero);
        let ranges = self.ranges(figure.zone);
        for kind in AttackType::ALL.into_iter().filter(|kind| self.offers(hero, *kind)) {
            for (enemy, zone) in self.state.enemies() {
                let range = ranges.of(zone);
                if range != FAR && kind.reaches(range) && !self.is_immune(enemy) {
                    visit(kind, enemy);
                }
            }
        }
    }

    /// Does an equipped weapon of the Hero offer this type?
    #[must_use]
    pub fn offers(&self, hero: u8, kind: AttackType) -> bool {
        let items = self.state.hero(hero).equipped();
        items.filter_map(|card| self.table.content.item(card)).any(|item| item.dice(kind).is_some())
    }

    pub(crate) fn why_not_turn(&self, hero: u8, answer: Answer) -> Checked {
        let figure = self.state.hero(hero);
        match answer {
            Answer::Use(how) => self.why_not_use(how, Moment::Turn),
            Answer::Move | Answer::Attack { .. } | Answer::Rest { .. } | Answer::Trade if figure.actions == 0 => {
                no("M2-HPHASE-02", "refusal-md2-no-action")
            }
            Answer::Attack { kind, target } => self.why_not_attack(hero, kind, target),
            Answer::Rest { .. } => no("M2-REST-01", "refusal-md2-rest"),
            Answer::Trade => no("M2-TRADE-01", "refusal-md2-nothing-to-trade"),
            Answer::Equip { .. } | Answer::Give { .. } => no("M2-ITEM-07", "refusal-md2-not-now"),
            Answer::Step(_) | Answer::Open(_) | Answer::Interact(_) => no("M2-MOVE-01", "refusal-md2-no-points"),
            Answer::Task(_) if figure.actions == 0 => no("M2-HPHASE-02", "refusal-md2-no-action"),
            Answer::Task(task) => {
                self.may_do(hero, task)?;
                no("M2-MOVE-01", "refusal-md2-no-points")
            }
            Answer::Consecrate { zone, .. } => self.why_not_consecrate(hero, zone),
            Answer::Stance(_) => no("M2-BERS-09", "refusal-md2-cost"),
            Answer::Element(_) => no("M2-SHAM-06", "refusal-md2-marker"),
            Answer::LeadMove(ally) | Answer::LeadAttack { ally, .. } => self.why_not_lead(hero, ally),
            Answer::Pointer(_) => no("M2-WIZ-05", "refusal-md2-cost"),
            Answer::TakeOff { hero, slot } if self.is_burden(self.state.hero(hero).slot(slot)) => {
                no(QUEST, "refusal-md2-burden")
            }
            Answer::TakeOff { .. } => no("M2-ITEM-09", "refusal-md2-nothing-there"),
            _ => no("M2-HPHASE-04", "refusal-md2-not-offered"),
        }
    }

    fn why_not_attack(&self, hero: u8, kind: AttackType, target: EnemyId) -> Checked {
        if !self.offers(hero, kind) {
            return no("M2-ATTACK-02", "refusal-md2-no-weapon");
        }
        let Some(zone) = self.state.zone_of(target) else { return no("M2-ATTACK-03", "refusal-md2-no-target") };
        match self.range(self.state.hero(hero).zone, zone) {
            _ if self.is_immune(target) => no(QUEST, "refusal-md2-immune"),
            None => no("M2-LOS-01", "refusal-md2-unseen"),
            Some(_) => no(
                match kind {
                    AttackType::Melee => "M2-LOS-06",
                    AttackType::Magic => "M2-LOS-07",
                    AttackType::Ranged => "M2-LOS-08",
                },
                "refusal-md2-range",
            ),
        }
    }

    pub(crate) fn take_turn(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Move => {
                self.state.hero_mut(hero).rooted = false;
                let points = crate::movement::POINTS + self.more_points(hero);
                self.push(Frame::Moving { hero, points, used: List::new() });
                self.spend_action(hero, Exhausting::Move);
            }
            Answer::Attack { kind, target } => {
                self.begin_attack(hero, kind, target, log);
                self.spend_action(hero, Exhausting::Attack);
            }
            Answer::Rest { health, mana } => {
                self.spend_action(hero, Exhausting::Other);
                log.say("M2-REST-01", Event::Rested { hero });
                self.recover(hero, health, "M2-REST-01", log);
                self.gain_mana(hero, mana, "M2-REST-01", log);
            }
            Answer::Task(task) => {
                self.spend_action(hero, Exhausting::Other);
                self.do_task(hero, task, log);
            }
            Answer::Trade => {
                self.begin_trade(hero);
                self.spend_action(hero, Exhausting::Other);
            }
            Answer::Use(how) => self.begin_use(how, log),
            Answer::Consecrate { column, zone } => self.consecrate(hero, column, zone, log),
            Answer::TakeBack(column) => self.take_back(column, log),
            Answer::Element(element) => self.turn_marker(hero, element, log),
            Answer::LeadMove(ally) => self.lead_move(hero, ally),
            Answer::LeadAttack { ally, kind, target } => self.lead_attack(hero, ally, kind, target, log),
            Answer::Stance(stance) => self.take_stance(hero, stance, log),
            Answer::Pointer(hero) => self.turn_pointer(hero, log),
            Answer::TakeOff { hero, slot } => self.take_off(hero, slot, log),
            Answer::EndTurn => {
                let _ = self.end_turn(hero, log);
                self.state.frames.pop();
            }
            _ => {}
        }
    }
}

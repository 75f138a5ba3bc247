//! STORY-02..06: Micro-XP instead of XP.

use super::record::MICRO_XP_PER_XP;
use crate::ask::{Answer, Ask, By, Choice, Currency, Purpose};
use crate::dungeon::{Edition, Mode};
use crate::event::Event;
use crate::frames::{Frame, SignaturePrice};
use crate::game::{Events, Flow, MassiveDarkness};
use crate::ids::{AbilityUse, Hero};
use crate::kernel::game::{Refusal, RuleId};

impl MassiveDarkness {
    /// STORY-02, STORY-03: earned as Micro-XP; five of them become 1 XP at once, and the rest counts on from 0. At 30 XP
    /// what they become is lost (OQ-39).
    pub(crate) fn gain_micro_xp(&mut self, hero: Hero, amount: u8, log: &mut Events<'_>) {
        if amount == 0 {
            return;
        }
        let state = self.state.hero_mut(hero);
        let sum = state.micro_xp.saturating_add(amount);
        state.micro_xp = sum % MICRO_XP_PER_XP;
        log.say("STORY-02", Event::MicroXpGained { hero, amount });
        self.add_xp(hero, sum / MICRO_XP_PER_XP, "STORY-03", log);
    }

    /// ED-01: in what a cost printed as XP can be paid now, the first being what everybody would take.
    fn currencies(&self, ability: AbilityUse, hero: Hero, amount: u8) -> impl Iterator<Item = Currency> + use<> {
        let state = self.state.hero(hero);
        // STORY-04 speaks of Signatures only.
        let signature = self.mode == Mode::Story && self.library.compiled(ability.ability).signature;
        let micro = signature && state.micro_xp >= amount;
        let xp = (!signature || self.edition == Edition::En) && state.xp >= amount;
        [(micro, Currency::MicroXp), (xp, Currency::Xp)]
            .into_iter()
            .filter_map(|(can, currency)| can.then_some(currency))
    }

    /// ACT-SIGN-02, STORY-04, STORY-06: can a Hero pay a cost printed as XP?
    pub(crate) fn can_pay_xp(&self, ability: AbilityUse, hero: Hero, amount: u8) -> bool {
        self.currencies(ability, hero, amount).next().is_some()
    }

    /// Why not.
    pub(crate) fn too_poor(&self, ability: AbilityUse) -> Refusal {
        if self.mode == Mode::Story && self.library.compiled(ability.ability).signature {
            Refusal::new("STORY-06", "refusal-no-micro-xp")
        } else {
            Refusal::new("ACT-SIGN-02", "refusal-no-xp")
        }
    }

    /// STORY-04: pays a cost printed as XP. Where the owner may choose what to pay with, the frame that asks him is given
    /// back; it comes before whatever he pays for.
    #[must_use]
    pub(crate) fn pay_xp(
        &mut self,
        ability: AbilityUse,
        hero: Hero,
        amount: u8,
        log: &mut Events<'_>,
    ) -> Option<Frame> {
        let mut ways = self.currencies(ability, hero, amount);
        match (ways.next(), ways.next()) {
            (Some(_), Some(_)) => Some(Frame::SignaturePrice(SignaturePrice { hero, amount, paid: false })),
            (Some(Currency::MicroXp), None) => {
                self.spend_micro_xp(hero, amount, log);
                None
            }
            _ => {
                self.spend_xp(hero, amount, "ACT-SIGN-01", log);
                None
            }
        }
    }

    /// ED-01: Micro-XP or XP, the owner chooses.
    pub(crate) fn step_signature_price(&mut self, frame: &SignaturePrice) -> Flow {
        if frame.paid {
            return Flow::Done;
        }
        for currency in [Currency::MicroXp, Currency::Xp] {
            self.state.options.push(Choice::Currency(currency));
        }
        Flow::Ask(Ask::Choose { by: By::Hero(frame.hero), purpose: Purpose::SignaturePrice, least: 1, most: 1 })
    }

    pub(crate) fn answer_signature_price(&mut self, frame: &mut SignaturePrice, answer: &Answer, log: &mut Events<'_>) {
        frame.paid = true;
        match answer {
            Answer::Pick(Choice::Currency(Currency::Xp)) => self.spend_xp(frame.hero, frame.amount, "STORY-04", log),
            _ => self.spend_micro_xp(frame.hero, frame.amount, log),
        }
    }

    fn spend_micro_xp(&mut self, hero: Hero, amount: u8, log: &mut Events<'_>) {
        const RULE: RuleId = "STORY-04";
        let state = self.state.hero_mut(hero);
        state.micro_xp = state.micro_xp.saturating_sub(amount);
        log.say(RULE, Event::MicroXpSpent { hero, amount });
    }
}

//! What a special rule does.

use super::QuestText;
use crate::games::massive_darkness::rules::language::quest::{QuestEffect, Whom};
use crate::tr;
use std::sync::Arc;

impl QuestText<'_> {
    /// Effects one after the other, with a word between them.
    #[must_use]
    pub fn effects(&self, effects: &[QuestEffect], hero: &str, between: &str) -> String {
        let parts: Vec<String> = effects.iter().map(|effect| self.effect(effect, hero)).collect();
        parts.join(between)
    }

    /// What is done one after the other. That it is in this order is said once, before the last.
    pub(super) fn in_order(&self, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return String::new() };
        if parts.is_empty() {
            return last;
        }
        parts.join(&tr!(self.texts, "said-before-the-last")) + &tr!(self.texts, "said-then") + &last
    }

    /// One effect, as it stands behind a colon.
    #[must_use]
    pub fn effect(&self, effect: &QuestEffect, hero: &str) -> String {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        let said = match effect {
            QuestEffect::To(whom, inner) => self.to(whom, inner),
            QuestEffect::GainXp(xp) => tr!(texts, "said-do-xp", hero = hero, xp = number(*xp)),
            QuestEffect::AllGainXp(xp) => tr!(texts, "said-do-all-xp", xp = number(*xp)),
            QuestEffect::DrawArtifact => tr!(texts, "said-do-artifact", hero = hero),
            QuestEffect::DrawTreasure(0) => tr!(texts, "said-do-treasure", hero = hero),
            QuestEffect::DrawTreasure(level) => {
                tr!(texts, "said-do-treasure-of-level", hero = hero, level = number(*level))
            }
            QuestEffect::Suffer(wounds) => tr!(texts, "said-do-suffer", hero = hero, wounds = number(*wounds)),
            QuestEffect::Heal(wounds) => tr!(texts, "said-do-heal", hero = hero, wounds = number(*wounds)),
            QuestEffect::Die => tr!(texts, "said-do-die", hero = hero),
            QuestEffect::Go(zone) => tr!(texts, "said-do-go", hero = hero, zone = self.zone(zone).as_ref()),
            QuestEffect::Carry(kind, amount) => {
                let (count, token) = (i64::from(amount.unsigned_abs()), self.tokens(*kind));
                if *amount < 0 {
                    tr!(texts, "said-do-carry-less", hero = hero, count = count, token = token.as_ref())
                } else {
                    tr!(texts, "said-do-carry", hero = hero, count = count, token = token.as_ref())
                }
            }
            QuestEffect::ChooseHero(role) => tr!(texts, "said-do-choose", role = self.quoted(role).as_ref()),
            QuestEffect::ShareWounds(each) => tr!(texts, "said-do-share", wounds = number(*each)),
            QuestEffect::Count(counter, by) => {
                let (counter, count) = (self.quoted(counter), i64::from(by.unsigned_abs()));
                if *by < 0 {
                    tr!(texts, "said-do-count-down", counter = counter.as_ref(), number = count)
                } else {
                    tr!(texts, "said-do-count", counter = counter.as_ref(), number = count)
                }
            }
            QuestEffect::Set(counter, to) => {
                tr!(texts, "said-do-set", counter = self.quoted(counter).as_ref(), number = i64::from(*to))
            }
            QuestEffect::Call(name) => tr!(texts, "said-do-call", name = self.quoted(name).as_ref()),
            QuestEffect::RaiseLevel(by) => tr!(texts, "said-do-level", number = number(*by)),
            QuestEffect::Lose => tr!(texts, "said-do-lose"),
            QuestEffect::Win => tr!(texts, "said-do-win"),
            elsewhere => self.on_the_map(elsewhere),
        };
        said.to_string()
    }

    fn on_the_map(&self, effect: &QuestEffect) -> Arc<str> {
        let texts = self.texts;
        match effect {
            QuestEffect::Spawn(what, place) => {
                tr!(texts, "said-do-appear", who = self.spawned(*what).as_ref(), place = self.place(place).as_ref())
            }
            QuestEffect::Appear(foe, place) => {
                tr!(texts, "said-do-appear", who = self.foe_named(foe).as_ref(), place = self.place(place).as_ref())
            }
            QuestEffect::Activate(foe) => tr!(texts, "said-do-activate", foe = self.foe_named(foe).as_ref()),
            QuestEffect::OpenDoor(door) => tr!(texts, "said-do-open", door = self.door(door).as_ref()),
            QuestEffect::CloseDoor(door) => tr!(texts, "said-do-close", door = self.door(door).as_ref()),
            QuestEffect::Unlock(door) => tr!(texts, "said-do-unlock", door = self.door(door).as_ref()),
            QuestEffect::Unbar(border) => tr!(texts, "said-do-unbar", border = self.border_crossed(border).as_ref()),
            QuestEffect::Bar(border) => tr!(texts, "said-do-bar", border = self.border_crossed(border).as_ref()),
            QuestEffect::Lay(kind, place) => {
                tr!(texts, "said-do-lay", token = self.a_token(*kind).as_ref(), place = self.place(place).as_ref())
            }
            QuestEffect::Fill(kind, zone) => {
                tr!(texts, "said-do-fill", token = self.a_token(*kind).as_ref(), zone = self.zone(zone).as_ref())
            }
            QuestEffect::Sweep(kind) => tr!(texts, "said-do-sweep", token = self.tokens(*kind).as_ref()),
            QuestEffect::Turn(kind) => tr!(texts, "said-do-turn", token = self.a_token(*kind).as_ref()),
            QuestEffect::DestroyOne(objects) => {
                let names: Vec<Arc<str>> = objects.iter().map(|object| self.object_named(object)).collect();
                tr!(texts, "said-do-destroy", objects = names.join(", ").as_str())
            }
            QuestEffect::Remove(zone) => tr!(texts, "said-do-remove", zone = self.zone(zone).as_ref()),
            QuestEffect::Crumble => tr!(texts, "said-do-crumble"),
            QuestEffect::To(..)
            | QuestEffect::GainXp(_)
            | QuestEffect::AllGainXp(_)
            | QuestEffect::DrawArtifact
            | QuestEffect::DrawTreasure(_)
            | QuestEffect::Suffer(_)
            | QuestEffect::Heal(_)
            | QuestEffect::Die
            | QuestEffect::Go(_)
            | QuestEffect::Carry(..)
            | QuestEffect::ChooseHero(_)
            | QuestEffect::ShareWounds(_)
            | QuestEffect::Count(..)
            | QuestEffect::Set(..)
            | QuestEffect::Call(_)
            | QuestEffect::RaiseLevel(_)
            | QuestEffect::Lose
            | QuestEffect::Win => "".into(),
        }
    }

    /// Effects for other Heroes than the one of the moment.
    fn to(&self, whom: &Whom, inner: &[QuestEffect]) -> Arc<str> {
        let hero = tr!(self.texts, "said-this-hero");
        let between = format!(" {} ", tr!(self.texts, "said-and"));
        let what = self.effects(inner, &hero, &between);
        tr!(self.texts, "said-to", whom = self.whom(whom).as_ref(), what = what.as_str())
    }

    /// Heroes, one after the other, as they stand before a colon.
    #[must_use]
    pub fn whom(&self, whom: &Whom) -> Arc<str> {
        match whom {
            Whom::Role(role) => tr!(self.texts, "said-to-role", role = self.quoted(role).as_ref()),
            Whom::Each => tr!(self.texts, "said-to-each"),
            Whom::EachIn(zone) => tr!(self.texts, "said-to-each-in", zone = self.zone(zone).as_ref()),
            Whom::One => tr!(self.texts, "said-to-one"),
        }
    }
}

//! The words of a Quest as sentences, without a game: what can be done in it, what that brings, what happens by itself, what wins.

use super::{dice_words, told_name};
use crate::games::massive_darkness_2::content::zone_name;
use crate::games::massive_darkness_2::rules::quest::{
    AuthorTexts, BossFight, Bring, Burden, Escort, Goal, Happens, Moment, Need, Opening, Pay, Quest, Rule, Spot, Task,
};
use crate::house::text::{Texts, shown};
use crate::tr;
use std::sync::Arc;

/// Between the parts of a sentence that no language joins in its own way.
const BETWEEN: &str = " · ";
/// Between what is done and what belongs to it; many of those parts have a colon of their own.
const THEN: &str = " – ";

/// Who tells of a Quest: what its author calls things, in which language.
#[derive(Clone, Copy)]
pub struct Blocks<'t> {
    /// What the author says.
    pub told: &'t AuthorTexts,
    /// The language.
    pub texts: &'t Texts,
}

impl<'t> Blocks<'t> {
    /// The words of this Quest, whose author may call things otherwise.
    #[must_use]
    pub fn of(quest: &'t Quest, texts: &'t Texts) -> Self {
        Self { told: &quest.told, texts }
    }

    /// What something is called: by the author, else by us, else as it stands there.
    #[must_use]
    pub fn name(&self, kind: &str, id: &str) -> Arc<str> {
        let key = format!("{kind}-{id}");
        match told_name(self.told, &key, self.texts.language().code()) {
            Some(name) => shown(name).into(),
            None if self.texts.has(&key) => self.texts.get(&key),
            None => shown(id).into(),
        }
    }

    fn token(&self, id: &str) -> Arc<str> {
        self.name("mark", id)
    }

    /// What is paid.
    #[must_use]
    pub fn pay(&self, pay: Pay) -> Arc<str> {
        match pay {
            Pay::Point => tr!(self.texts, "block-pay-point"),
            Pay::PointAnyway => tr!(self.texts, "block-pay-point-anyway"),
            Pay::Action => tr!(self.texts, "block-pay-action"),
        }
    }

    /// How a special door opens.
    #[must_use]
    pub fn opening(&self, opening: Opening) -> Arc<str> {
        match opening {
            Opening::ByRule => tr!(self.texts, "block-opening-rule"),
            Opening::ByHeroes => tr!(self.texts, "block-opening-heroes"),
            Opening::TileClear => tr!(self.texts, "block-opening-clear"),
        }
    }

    /// What must be so.
    #[must_use]
    pub fn need(&self, need: &Need<String>) -> Arc<str> {
        let texts = self.texts;
        match need {
            Need::Did(task, times) => {
                let task = self.name("task", task);
                tr!(texts, "block-need-did", task = task.as_ref(), times = i64::from(*times))
            }
            Need::Carries(kind) => tr!(texts, "block-need-carries", token = self.token(kind).as_ref()),
            Need::NobodyCarries(kind) => tr!(texts, "block-need-nobody-carries", token = self.token(kind).as_ref()),
            Need::CarriersHere(kind) => tr!(texts, "block-need-carriers-here", token = self.token(kind).as_ref()),
            Need::PerHero(counter, each) => {
                let counter = self.name("counter", counter);
                tr!(texts, "block-need-per-hero", counter = counter.as_ref(), each = i64::from(*each))
            }
            Need::Lies(kind) => tr!(texts, "block-need-lies", token = self.token(kind).as_ref()),
            Need::NoneLies(kind) => tr!(texts, "block-need-none-lies", token = self.token(kind).as_ref()),
            Need::Bears => tr!(texts, "block-need-bears"),
            Need::WithBound => tr!(texts, "block-need-with-bound"),
            Need::Fighting => tr!(texts, "block-need-fighting"),
        }
    }

    /// What is brought.
    #[must_use]
    pub fn bring(&self, bring: &Bring<String>) -> Arc<str> {
        let texts = self.texts;
        match bring {
            Bring::Take => tr!(texts, "block-bring-take"),
            Bring::Remove => tr!(texts, "block-bring-remove"),
            Bring::Xp(xp) => tr!(texts, "block-bring-xp", xp = i64::from(*xp)),
            Bring::XpForAll(xp) => tr!(texts, "block-bring-xp-for-all", xp = i64::from(*xp)),
            Bring::Leave => tr!(texts, "block-bring-leave"),
            Bring::OpenGate(gate) => tr!(texts, "block-bring-open-gate", gate = self.name("gate", gate).as_ref()),
            Bring::Count(counter, more) => {
                let counter = self.name("counter", counter);
                tr!(texts, "block-bring-count", counter = counter.as_ref(), more = i64::from(*more))
            }
            Bring::Drain(counter) => {
                tr!(texts, "block-bring-drain", counter = self.name("counter", counter).as_ref())
            }
            Bring::Become(kind) => tr!(texts, "block-bring-become", token = self.token(kind).as_ref()),
            Bring::Spawn(None) => tr!(texts, "block-bring-spawn"),
            Bring::Spawn(Some(tier)) => tr!(texts, "block-bring-spawn-tier", tier = i64::from(*tier)),
            Bring::SpawnArmed => tr!(texts, "block-bring-spawn-armed"),
            Bring::PutOnBound(kind) => tr!(texts, "block-bring-put-on-bound", token = self.token(kind).as_ref()),
            Bring::ClearBound => tr!(texts, "block-bring-clear-bound"),
            Bring::Risk(kind) => tr!(texts, "block-bring-risk", token = self.token(kind).as_ref()),
            Bring::OfferEnd => tr!(texts, "block-bring-offer-end"),
            Bring::Lose => tr!(texts, "block-bring-lose"),
        }
    }

    /// When something happens by itself.
    #[must_use]
    pub fn happens(&self, when: Happens) -> Arc<str> {
        let texts = self.texts;
        match when {
            Happens::Setup => tr!(texts, "block-when-setup"),
            Happens::Round => tr!(texts, "block-when-round"),
            Happens::Darkness => tr!(texts, "block-when-darkness"),
            Happens::Revealed => tr!(texts, "block-when-revealed"),
            Happens::MobFigure => tr!(texts, "block-when-mob-figure"),
            Happens::Roamer => tr!(texts, "block-when-roamer"),
            Happens::EscortThere => tr!(texts, "block-when-escort-there"),
            Happens::EscortFell => tr!(texts, "block-when-escort-fell"),
            Happens::GatesOpen => tr!(texts, "block-when-gates-open"),
        }
    }

    /// An objective.
    #[must_use]
    pub fn goal(&self, goal: &Goal<String>) -> Arc<str> {
        match goal {
            Goal::Did(task, times) => {
                let task = self.name("task", task);
                tr!(self.texts, "block-goal-did", task = task.as_ref(), times = i64::from(*times))
            }
            Goal::AllLeft => tr!(self.texts, "block-goal-all-left"),
            Goal::BoundKilled(times) => tr!(self.texts, "block-goal-bound-killed", times = i64::from(*times)),
            Goal::BossKilled => tr!(self.texts, "block-goal-boss-killed"),
        }
    }

    /// Everything that must be so and that it brings.
    fn parts(&self, needs: &[Need<String>], brings: &[Bring<String>]) -> Vec<Arc<str>> {
        let needs = needs.iter().map(|need| tr!(self.texts, "block-if", need = self.need(need).as_ref()));
        needs.chain(brings.iter().map(|bring| self.bring(bring))).collect()
    }

    /// A task, in one line.
    #[must_use]
    pub fn task(&self, task: &Task<String>) -> String {
        let at = task.at.as_ref().map(|kind| tr!(self.texts, "block-at", token = self.token(kind).as_ref()));
        let mut parts: Vec<Arc<str>> = at.into_iter().chain([self.pay(task.pay)]).collect();
        parts.extend(self.parts(&task.needs, &task.r#do));
        [self.name("task", &task.name).to_string(), parts.join(BETWEEN)].join(THEN)
    }

    /// After what something follows.
    #[must_use]
    pub fn after(&self, rule: &Rule<String>) -> Arc<str> {
        let (task, times) = (self.name("task", &rule.when.0), i64::from(rule.when.1));
        tr!(self.texts, "block-rule-when", task = task.as_ref(), times = times)
    }

    /// What follows from a task, in one line.
    #[must_use]
    pub fn rule(&self, rule: &Rule<String>) -> String {
        [self.after(rule).to_string(), self.parts(&[], &rule.r#do).join(BETWEEN)].join(THEN)
    }

    /// What happens by itself, in one line.
    #[must_use]
    pub fn moment(&self, moment: &Moment<String>) -> String {
        let at = moment.at.as_ref().map(|kind| tr!(self.texts, "block-at-each", token = self.token(kind).as_ref()));
        let parts: Vec<Arc<str>> = at.into_iter().chain(self.parts(&moment.needs, &moment.r#do)).collect();
        [self.happens(moment.when).to_string(), parts.join(BETWEEN)].join(THEN)
    }

    /// Everything else that is different in a Quest, in a line each: as if how many took part, passages, who is led, what is borne,
    /// what nothing harms, the Boss fight.
    #[must_use]
    pub fn specials(&self, quest: &Quest) -> Vec<String> {
        let texts = self.texts;
        let as_if = quest.as_if.map(|heroes| tr!(texts, "block-as-if", heroes = i64::from(heroes)));
        let passages = quest.passages.as_ref();
        let passages = passages.map(|kind| tr!(texts, "block-passages", token = self.token(kind).as_ref()));
        let immune = quest.immune_without.as_ref();
        let immune = immune.map(|kind| tr!(texts, "block-immune-without", token = self.token(kind).as_ref()));
        let short = as_if.into_iter().chain(passages).chain(immune).map(|line| line.to_string());
        let escort = quest.escort.iter().map(|escort| self.escort(escort));
        let burden = quest.burden.iter().flat_map(|burden| self.burden(burden));
        let fight = quest.boss.iter().flat_map(|fight| self.fight(fight));
        short.chain(escort).chain(burden).chain(fight).collect()
    }

    /// Somebody who is led.
    fn escort(&self, escort: &Escort<String>) -> String {
        let (gate, token) = (self.name("gate", &escort.gate), self.token(&escort.to));
        let line = tr!(
            self.texts,
            "block-escort",
            health = i64::from(escort.health),
            dice = dice_words(escort.defense, self.texts),
            round = i64::from(escort.round),
            zones = i64::from(escort.zones),
            gate = gate.as_ref(),
            token = token.as_ref()
        );
        line.to_string()
    }

    /// A card that one Hero bears: what it does to him, and what it strikes with.
    fn burden(&self, burden: &Burden<String>) -> [String; 2] {
        let texts = self.texts;
        let wounds: Vec<String> = burden.wounds.iter().map(u8::to_string).collect();
        let card = self.name("item", &burden.card);
        let suffers = tr!(texts, "block-burden", card = card.as_ref(), wounds = wounds.join(", "));
        let dice: Vec<String> = burden.dice.iter().map(|dice| dice_words(*dice, texts)).collect();
        let task = self.name("task", &burden.task);
        let strikes = tr!(texts, "block-burden-dice", task = task.as_ref(), dice = dice.join(" → "));
        [suffers.to_string(), strikes.to_string()]
    }

    /// A Boss fight (M2-BOSS-02).
    fn fight(&self, fight: &BossFight<String, Spot>) -> Vec<String> {
        let texts = self.texts;
        let zones = |spots: &[Spot]| spots.iter().map(|(x, y)| zone_name(*x, *y)).collect::<Vec<_>>().join(", ");
        let (boss, starts) = (self.name("boss", &fight.boss), zones(&fight.starts));
        let zone = zone_name(fight.at.0, fight.at.1);
        let mut lines = vec![tr!(texts, "block-fight", boss = boss.as_ref(), zone = zone, zones = starts)];
        if let Some((kind, each, spots)) = &fight.lay {
            let (token, each) = (self.token(kind), i64::from(*each));
            lines.push(tr!(texts, "block-fight-lay", token = token.as_ref(), each = each, zones = zones(spots)));
        }
        if let Some(kind) = &fight.shield {
            lines.push(tr!(texts, "block-fight-shield", token = self.token(kind).as_ref()));
        }
        let counters: Vec<Arc<str>> = fight.drains.iter().map(|counter| self.name("counter", counter)).collect();
        if !counters.is_empty() {
            lines.push(tr!(texts, "block-fight-drains", counters = counters.join(", ")));
        }
        lines.iter().map(ToString::to_string).collect()
    }
}

//! What no Hero of a campaign can be like, and what a campaign does not allow now, in the user's language.

use super::Wrong;
use crate::engine::massive_darkness::story::{RecordProblem, Stage, StageRefusal};
use crate::text::{Texts, Value};
use std::sync::Arc;

impl Wrong for RecordProblem {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let about = |id: &str, hero: &str, values: &[(&str, Value<'_>)]| {
            let hero = hero_name(texts, hero);
            let mut all = vec![("hero", Value::from(hero.as_ref())), ("rule", Value::from(self.rule()))];
            all.extend_from_slice(values);
            texts.with(id, &all)
        };
        match self {
            Self::HeroCount(count) => texts.with("wrong-setup-heroes", &[("count", (*count).into())]),
            Self::NoHero { hero } => texts.with("wrong-setup-no-hero", &[("name", hero.into())]),
            Self::HeroTwice { hero } => texts.with("wrong-setup-hero-twice", &[("name", hero.into())]),
            Self::NoClass { class, .. } => texts.with("wrong-setup-no-class", &[("name", class.into())]),
            Self::TooMuchXp { hero, xp } => about("wrong-record-xp", hero, &[("xp", (*xp).into())]),
            Self::TooMuchMicroXp { hero, micro_xp } => {
                about("wrong-record-micro-xp", hero, &[("xp", (*micro_xp).into())])
            }
            Self::NoLine { hero, line } => about("wrong-record-no-line", hero, &[("line", line.into())]),
            Self::TooManySkills { hero, line, bought, skills } => {
                let line = skill_name(texts, line);
                let values =
                    [("line", line.as_ref().into()), ("bought", (*bought).into()), ("skills", (*skills).into())];
                about("wrong-record-skills", hero, &values)
            }
            Self::NoCard { hero, code } => about("wrong-record-no-card", hero, &[("code", code.into())]),
            Self::NeverKept { hero, code } => about("wrong-record-never-kept", hero, &[("code", code.into())]),
            Self::CardTwice { code } => {
                texts.with("wrong-record-card-twice", &[("code", code.into()), ("rule", self.rule().into())])
            }
            Self::Slots { hero, .. } => about("wrong-record-slots", hero, &[]),
            Self::TooManyCards { hero, cards } => about("wrong-record-cards", hero, &[("cards", (*cards).into())]),
            Self::TooManyArtifacts { hero, artifacts } => {
                about("wrong-record-artifacts", hero, &[("artifacts", (*artifacts).into())])
            }
            Self::Unplayable { hero, cards } => about("wrong-record-unplayable", hero, &[("cards", (*cards).into())]),
        }
    }
}

impl Wrong for StageRefusal {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let rule = ("rule", Value::from(self.rule()));
        match self {
            Self::NotNow { stage, .. } => {
                let next = match stage {
                    Stage::Ready => texts.get("campaign-stage-ready"),
                    Stage::Town => texts.get("campaign-stage-town"),
                    Stage::Discard => texts.get("campaign-stage-discard"),
                    Stage::Lost => texts.get("campaign-stage-lost"),
                    Stage::Repeat => texts.get("campaign-stage-repeat"),
                    Stage::Finished => texts.get("campaign-stage-finished"),
                };
                texts.with("wrong-stage-not-now", &[("next", next.as_ref().into()), rule])
            }
            Self::OtherHeroes => texts.with("wrong-stage-other-heroes", &[rule]),
            Self::SkillsLost { hero, line } => {
                let (hero, line) = (hero_name(texts, hero), skill_name(texts, line));
                let values = [("hero", hero.as_ref().into()), ("line", line.as_ref().into()), rule];
                texts.with("wrong-stage-skills-lost", &values)
            }
            Self::NotOnlyDiscarded { hero } => {
                let hero = hero_name(texts, hero);
                texts.with("wrong-stage-only-discard", &[("hero", hero.as_ref().into()), rule])
            }
            Self::Record(problem) => problem.say(texts),
        }
    }
}

fn hero_name(texts: &Texts, id: &str) -> Arc<str> {
    named(texts, "hero", id)
}

fn skill_name(texts: &Texts, id: &str) -> Arc<str> {
    named(texts, "skill", id)
}

/// Its name, or the id of what no text file knows.
fn named(texts: &Texts, kind: &str, id: &str) -> Arc<str> {
    let message = format!("{kind}-{id}");
    if texts.has(&message) { texts.get(&message) } else { id.into() }
}

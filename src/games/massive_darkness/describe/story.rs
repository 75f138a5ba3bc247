//! What no Hero of a campaign can be like, and what a campaign does not allow now, in the user's language.

use crate::games::massive_darkness::rules::story::{RecordProblem, Stage, StageRefusal};
use crate::house::text::{Texts, Value, shown};
use std::sync::Arc;

/// What no Hero of a campaign can be like.
#[must_use]
pub fn record_problem(texts: &Texts, problem: &RecordProblem) -> Arc<str> {
    use RecordProblem as P;
    let about = |id: &str, hero: &str, values: &[(&str, Value<'_>)]| {
        let hero = hero_name(texts, hero);
        let mut all = vec![("hero", Value::from(hero.as_ref())), ("rule", Value::from(problem.rule()))];
        all.extend_from_slice(values);
        texts.with(id, &all)
    };
    match problem {
        P::HeroCount(count) => texts.with("wrong-setup-heroes", &[("count", (*count).into())]),
        P::NoHero { hero } => texts.with("wrong-setup-no-hero", &[("name", shown(hero).into())]),
        P::HeroTwice { hero } => {
            texts.with("wrong-setup-hero-twice", &[("name", hero_name(texts, hero).as_ref().into())])
        }
        P::NoClass { class, .. } => texts.with("wrong-setup-no-class", &[("name", shown(class).into())]),
        P::TooMuchXp { hero, xp } => about("wrong-record-xp", hero, &[("xp", (*xp).into())]),
        P::TooMuchMicroXp { hero, micro_xp } => about("wrong-record-micro-xp", hero, &[("xp", (*micro_xp).into())]),
        P::NoLine { hero, line } => about("wrong-record-no-line", hero, &[("line", shown(line).into())]),
        P::TooManySkills { hero, line, bought, skills } => {
            let line = skill_name(texts, line);
            let values = [("line", line.as_ref().into()), ("bought", (*bought).into()), ("skills", (*skills).into())];
            about("wrong-record-skills", hero, &values)
        }
        P::NoCard { hero, code } => about("wrong-record-no-card", hero, &[("code", shown(code).into())]),
        P::NeverKept { hero, code } => about("wrong-record-never-kept", hero, &[("code", shown(code).into())]),
        P::CardTwice { code } => {
            texts.with("wrong-record-card-twice", &[("code", shown(code).into()), ("rule", problem.rule().into())])
        }
        P::Slots { hero, .. } => about("wrong-record-slots", hero, &[]),
        P::TooManyCards { hero, cards } => about("wrong-record-cards", hero, &[("cards", (*cards).into())]),
        P::TooManyArtifacts { hero, artifacts } => {
            about("wrong-record-artifacts", hero, &[("artifacts", (*artifacts).into())])
        }
        P::Unplayable { hero, cards } => about("wrong-record-unplayable", hero, &[("cards", (*cards).into())]),
    }
}

/// What a campaign does not allow now.
#[must_use]
pub fn stage_refusal(texts: &Texts, refusal: &StageRefusal) -> Arc<str> {
    use StageRefusal as R;
    let rule = ("rule", Value::from(refusal.rule()));
    match refusal {
        R::NotNow { stage, .. } => {
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
        R::OtherHeroes => texts.with("wrong-stage-other-heroes", &[rule]),
        R::SkillsLost { hero, line } => {
            let (hero, line) = (hero_name(texts, hero), skill_name(texts, line));
            let values = [("hero", hero.as_ref().into()), ("line", line.as_ref().into()), rule];
            texts.with("wrong-stage-skills-lost", &values)
        }
        R::NotOnlyDiscarded { hero } => {
            let hero = hero_name(texts, hero);
            texts.with("wrong-stage-only-discard", &[("hero", hero.as_ref().into()), rule])
        }
        R::Record(problem) => record_problem(texts, problem),
    }
}

/// The name of a Hero, or the id of one that no text file knows.
#[must_use]
pub fn hero_name(texts: &Texts, id: &str) -> Arc<str> {
    named(texts, "hero", id)
}

fn skill_name(texts: &Texts, id: &str) -> Arc<str> {
    named(texts, "skill", id)
}

/// Its name, or the id of what no text file knows.
fn named(texts: &Texts, kind: &str, id: &str) -> Arc<str> {
    let message = format!("{kind}-{id}");
    if texts.has(&message) { texts.get(&message) } else { shown(id).into() }
}

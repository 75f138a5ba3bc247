//! Why parties fall, as sentences: what things are called for [`crate::games::tiles::why`], and what was never used.

use crate::games::massive_darkness::playtest::Traces;
use crate::games::massive_darkness::playtest::before::{Last, sides};
use crate::games::massive_darkness::playtest::goods::{SkillLine, Unused};
use crate::games::massive_darkness::playtest::trial::spot;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::{CardId, EnemyCardId, EventId};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::tiles::why::{self, Names, NeverUsed, never_used};
use crate::house::lab::statistics::Statistics;
use crate::house::text::Texts;
use crate::tr;
use serde_json::{Value, json};
use std::sync::Arc;

/// What names are taken from.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The quest laid out.
    pub dungeon: &'a Dungeon,
    /// The cards.
    pub library: &'a Library,
    /// What a Zone is called.
    pub zone: &'a dyn Fn(Spot) -> Arc<str>,
}

impl Names<EnemyCardId, EventId> for Named<'_> {
    fn feller(&self, by: Option<EnemyCardId>) -> Arc<str> {
        match by.and_then(|card| self.library.enemies.get(card.index())) {
            Some(card) => self.texts.card_name(&card.card.code, "enemy", &card.card.kind),
            None => self.texts.get("balance-felled-otherwise"),
        }
    }

    fn zone(&self, zone: usize) -> Arc<str> {
        (self.zone)(spot(self.dungeon, zone))
    }

    fn after(&self, last: Last) -> Arc<str> {
        let texts = self.texts;
        match (last, sides(last, self.dungeon)) {
            (Last::Door(_), Some((one, other))) => {
                let (one, other) = ((self.zone)(one), (self.zone)(other));
                tr!(texts, "why-after-door", zone = one.as_ref(), other = other.as_ref())
            }
            (Last::Door(_), None) => texts.get("why-before-doors"),
            (Last::Event(card), _) => match card.and_then(|card| self.library.events.get(card.index())) {
                Some(event) => {
                    let name = texts.card_name(&event.code, "event", &event.id);
                    tr!(texts, "why-after-event", event = name.as_ref())
                }
                None => texts.get("why-before-events"),
            },
        }
    }

    fn feller_id(&self, by: Option<EnemyCardId>) -> Value {
        json!(by.and_then(|card| self.library.enemies.get(card.index())).map(|card| &card.card.kind))
    }

    fn zone_id(&self, zone: usize) -> Value {
        json!(spot(self.dungeon, zone))
    }

    fn last_id(&self, last: Last) -> Value {
        match last {
            Last::Door(_) => json!(sides(last, self.dungeon)),
            Last::Event(card) => {
                json!(card.and_then(|card| self.library.events.get(card.index())).map(|event| &event.id))
            }
        }
    }
}

/// Games that were played, and what was seen in them.
pub type Seen<'a> = why::Seen<'a, EnemyCardId, EventId>;

/// What was seen in these games.
#[must_use]
pub fn seen<'a>(sum: &'a Statistics, traces: &'a Traces) -> Seen<'a> {
    Seen { sum, falls: &traces.fallen, before: &traces.before }
}

/// What was never used, a sentence for each kind; nothing where everything was.
#[must_use]
pub fn unused(texts: &Texts, library: &Library, unused: &Unused) -> Vec<Arc<str>> {
    let card = |card: &CardId| {
        let card = &library.card(*card).card;
        texts.card_name(&card.code, "card", &card.id)
    };
    let skill = |(class, line): &SkillLine| {
        let sheet = &library.class(*class).sheet;
        let id = sheet.lines.get(usize::from(*line)).map_or("", |line| line.id.as_str());
        let (skill, class) = (texts.skill_name(id), texts.class_name(&sheet.id));
        tr!(texts, "why-skill", skill = skill.as_ref(), class = class.as_ref())
    };
    let cards = |cards: &[CardId]| cards.iter().map(card).collect::<Vec<_>>();
    let skills = |lines: &[SkillLine]| lines.iter().map(skill).collect::<Vec<_>>();
    never_used(
        texts,
        NeverUsed {
            cards: cards(&unused.cards),
            skills: skills(&unused.skills),
            unlearned: skills(&unused.unlearned),
            unseen: cards(&unused.unseen),
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::{Greedy, Party, Plan, Trial, goods, try_out};
    use crate::games::massive_darkness::quest::lay_out;
    use crate::games::massive_darkness::quest::problem::Place;
    use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use crate::house::wrong::Wrong as _;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn everything_that_is_seen_is_said_in_each_language() {
        let rules = table();
        let quest = start(&rules, 1).quest;
        let dungeon = lay_out(&quest, &rules.library.tiles).expect("it can be laid out");
        let setup = Setup::standard(Vec::new(), 2, Edition::De);
        let trial = Trial { quest, party: Party::Drawn(4), setup };
        let cancel = AtomicBool::new(false);
        let (sum, traces) =
            try_out(&rules, &trial, &Greedy::new, &Plan::new(20, 1), &cancel, &|_| {}).expect("it plays");
        let seen = seen(&sum, &traces);
        assert!((seen.falls_in_rounds().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let mut courses = Vec::new();
        for language in Language::ALL {
            let texts = texts::of(language);
            let zone = |at: Spot| Place(at).say(&texts);
            let named = Named { texts: &texts, dungeon: &dungeon, library: &rules.library, zone: &zone };
            let mut said: Vec<Arc<str>> = vec![seen.course(&texts)];
            courses.push(Arc::clone(&said[0]));
            said.extend(seen.leads().iter().flatten().map(|found| seen.lead(&texts, &named, found)));
            said.extend(traces.fallen.fellers().iter().map(|found| seen.feller(&texts, &named, found)));
            let never = unused(&texts, &rules.library, &goods::unused(&traces.goods, &rules.library));
            assert!(!never.is_empty());
            said.extend(never);
            assert!(said.iter().all(|words| !words.contains(['⟨', '{'])), "{said:#?}");
            let (nothing, nobody) = (Statistics::default(), Traces::default());
            assert!(!super::seen(&nothing, &nobody).course(&texts).contains('⟨'));
        }
        assert!(courses[0] != courses[1] && courses[1] != courses[2], "{courses:?}");
    }
}

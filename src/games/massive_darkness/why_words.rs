//! Why parties fall, as sentences: for the page and for the command line.

use crate::games::massive_darkness::playtest::before::{Last, Lead};
use crate::games::massive_darkness::playtest::goods::{SkillLine, Unused};
use crate::games::massive_darkness::playtest::{Statistics, Traces};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::CardId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// Names of a list that are told; of more it is said how many.
const NAMED: usize = 8;

/// What names are taken from.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// The quest laid out.
    pub dungeon: &'a Dungeon,
    /// The cards.
    pub library: &'a Library,
    /// What a Zone is called.
    pub zone: &'a dyn Fn(Spot) -> Arc<str>,
}

/// After what; as a few words that can begin a sentence.
#[must_use]
pub fn after(texts: &Texts, named: &Named<'_>, last: Last) -> Arc<str> {
    match (last, last.sides(named.dungeon)) {
        (Last::Door(_), Some((one, other))) => {
            let (one, other) = ((named.zone)(one), (named.zone)(other));
            tr!(texts, "why-after-door", zone = one.as_ref(), other = other.as_ref())
        }
        (Last::Door(_), None) => texts.get("why-before-doors"),
        (Last::Event(card), _) => match card.and_then(|card| named.library.events.get(card.index())) {
            Some(event) => {
                let name = texts.card_name(&event.code, "event", &event.id);
                tr!(texts, "why-after-event", event = name.as_ref())
            }
            None => texts.get("why-before-events"),
        },
    }
}

/// What came of it: in how many games somebody fell, how many falls that are, how many of the lost games ended so.
#[must_use]
pub fn lead(texts: &Texts, named: &Named<'_>, lead: &Lead<'_>, all: &Seen<'_>) -> Arc<str> {
    let whole = |share: f64| texts.decimal(share * 100.0, 0);
    let after = after(texts, named, lead.last);
    tr!(
        texts,
        "why-lead",
        after = after.as_ref(),
        share = lead.share.percent(),
        low = whole(lead.share.low),
        high = whole(lead.share.high),
        falls = lead.came.falls as i64,
        all = all.traces.falls.iter().sum::<u64>() as i64,
        lost = lead.came.lost as i64,
        games = all.sum.lost as i64
    )
}

/// Games that were played, and what was seen in them.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// Summed up.
    pub sum: &'a Statistics,
    /// What was seen.
    pub traces: &'a Traces,
}

impl Seen<'_> {
    /// By round: the share of all falls.
    #[must_use]
    pub fn falls(&self) -> Vec<f64> {
        let falls = self.traces.falls_in_rounds();
        let all = falls.iter().sum::<u64>().max(1) as f64;
        falls.into_iter().map(|count| count as f64 / all).collect()
    }

    /// When half of the games are over, and in which round most fall.
    #[must_use]
    pub fn course(&self, texts: &Texts) -> Arc<str> {
        let going = self.sum.still_going();
        // The last round that at least half of the games come to.
        let half = going.iter().rposition(|share| *share >= 0.5).unwrap_or(0);
        let falls = self.falls();
        let worst = (0_i64..).zip(&falls).max_by(|(_, one), (_, other)| one.total_cmp(other));
        match worst.filter(|(_, share)| **share > 0.0) {
            Some((round, share)) => {
                let share = (share * 100.0).round() as i64;
                tr!(texts, "why-course", half = half as i64, round = round, share = share)
            }
            None => tr!(texts, "why-course-without-falls", half = half as i64),
        }
    }
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
    let all = [
        ("why-unused", cards(&unused.cards)),
        ("why-unused-skills", skills(&unused.skills)),
        ("why-unlearned", skills(&unused.unlearned)),
        ("why-unseen", cards(&unused.unseen)),
    ];
    let told = |(id, names): (&'static str, Vec<Arc<str>>)| {
        let count = names.len() as i64;
        (count > 0).then(|| texts.with(id, &[("count", count.into()), ("names", listed(texts, &names).into())]))
    };
    all.into_iter().filter_map(told).collect()
}

/// The first names, and how many more there are.
fn listed(texts: &Texts, names: &[Arc<str>]) -> String {
    let first = names[..names.len().min(NAMED)].join(", ");
    match names.len().saturating_sub(NAMED) {
        0 => first,
        more => tr!(texts, "why-more", names = first, count = more as i64).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::{Greedy, Party, Plan, Trial, try_out};
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
        let seen = Seen { sum: &sum, traces: &traces };
        assert!((seen.falls().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let mut courses = Vec::new();
        for language in Language::ALL {
            let texts = texts::of(language);
            let zone = |at: Spot| Place(at).say(&texts);
            let named = Named { dungeon: &dungeon, library: &rules.library, zone: &zone };
            let mut said: Vec<Arc<str>> = vec![seen.course(&texts)];
            courses.push(Arc::clone(&said[0]));
            let leads = traces.before.leads(sum.games);
            said.extend(leads.iter().flatten().map(|found| lead(&texts, &named, found, &seen)));
            let never = unused(&texts, &rules.library, &traces.goods.unused(&rules.library));
            assert!(!never.is_empty());
            said.extend(never);
            assert!(said.iter().all(|words| !words.contains(['⟨', '{'])), "{said:#?}");
            let nobody = Seen { sum: &Statistics::default(), traces: &Traces::default() };
            assert!(!nobody.course(&texts).contains('⟨'));
        }
        assert!(courses[0] != courses[1] && courses[1] != courses[2], "{courses:?}");
    }
}

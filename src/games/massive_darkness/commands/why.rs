//! `simulate --why`: who fells Heroes, after what they fall, when, and what was never used. Each line names the seed of a game that shows it.

use crate::cli::words::{line, percent};
use crate::games::massive_darkness::playtest::before::{Last, Lead};
use crate::games::massive_darkness::playtest::goods::SkillLine;
use crate::games::massive_darkness::playtest::{CONFIDENCE, Interval};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::Place;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::CardId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::why_words::{self, Named, Seen};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use serde_json::{Value, json};

/// Lines of each kind that people are told.
const TOLD: usize = 8;

/// What was seen, and what names are taken from.
pub(super) struct Why<'a> {
    /// The quest laid out.
    pub(super) dungeon: &'a Dungeon,
    /// With the cards of the quest.
    pub(super) library: &'a Library,
    /// The games.
    pub(super) seen: Seen<'a>,
}

impl Why<'_> {
    pub(super) fn for_people(&self, texts: &Texts) -> String {
        let zone = |at: Spot| Place(at).say(texts);
        let named = Named { dungeon: self.dungeon, library: self.library, zone: &zone };
        let traces = self.seen.traces;
        let all: u64 = traces.falls.iter().sum();
        let mut text = format!("{}\n", self.seen.course(texts));
        if all > 0 {
            text += &line(texts, "cli-why-fellers", &[]);
        }
        for feller in traces.fellers(self.dungeon).iter().take(TOLD) {
            let card = feller.by.and_then(|card| self.library.enemies.get(card.index()));
            let name = match card {
                Some(card) => texts.card_name(&card.card.code, "enemy", &card.card.kind),
                None => texts.get("balance-felled-otherwise"),
            };
            let share = Interval::of(feller.felled.falls, all);
            let of_hundred = |share: f64| texts.of_hundred(percent(texts, share));
            let seed = traces.fall_at(self.dungeon, feller.zone, Some(feller.by)).map(|(_, seed)| seed);
            let values = [
                ("enemy", name.as_ref().into()),
                ("share", of_hundred(share.share).into()),
                ("low", of_hundred(share.low).into()),
                ("high", of_hundred(share.high).into()),
                ("round", texts.decimal(feller.felled.mean_round(), 1).into()),
                ("zone", zone(feller.zone).to_string().into()),
                ("seed", seed.unwrap_or_default().to_string().into()),
            ];
            text += &format!("- {}", line(texts, "cli-why-feller", &values));
        }
        let leads = traces.before.leads(traces.games);
        if leads.iter().any(|of_a_kind| !of_a_kind.is_empty()) {
            text += &line(texts, "cli-why-after", &[("confidence", i64::from(CONFIDENCE).into())]);
        }
        for lead in leads.iter().flat_map(|of_a_kind| of_a_kind.iter().take(TOLD)) {
            let said = why_words::lead(texts, &named, lead, &self.seen);
            text += &match lead.came.seed {
                Some(seed) => {
                    let values = [("lead", said.as_ref().into()), ("seed", seed.to_string().into())];
                    format!("- {}", line(texts, "cli-why-lead", &values))
                }
                None => format!("- {said}\n"),
            };
        }
        let falls = traces.falls_in_rounds();
        if all > 0 {
            let rounds: Vec<String> =
                falls.iter().enumerate().skip(1).map(|(round, falls)| format!("{round}: {falls}")).collect();
            text += &line(texts, "cli-why-falls", &[("rounds", rounds.join(", ").into())]);
        }
        for never in why_words::unused(texts, self.library, &traces.goods.unused(self.library)) {
            text += &format!("{never}\n");
        }
        text
    }

    pub(super) fn for_machines(&self) -> Value {
        let traces = self.seen.traces;
        let all: u64 = traces.falls.iter().sum();
        let fellers = traces.fellers(self.dungeon);
        let feller = fellers.iter().map(|feller| {
            let card = feller.by.and_then(|card| self.library.enemies.get(card.index()));
            json!({
                "enemy": card.map(|card| &card.card.kind),
                "falls": feller.felled.falls,
                "share": Interval::of(feller.felled.falls, all),
                "mean_round": feller.felled.mean_round(),
                "zone": feller.zone,
                "seed": traces.fall_at(self.dungeon, feller.zone, Some(feller.by)).map(|(_, seed)| seed),
            })
        });
        let [doors, events] = traces.before.leads(traces.games);
        let unused = traces.goods.unused(self.library);
        let cards =
            |cards: &[CardId]| cards.iter().map(|card| self.library.card(*card).card.id.clone()).collect::<Vec<_>>();
        let skills = |lines: &[SkillLine]| lines.iter().map(|line| self.skill(*line)).collect::<Vec<_>>();
        json!({
            "felled_by": feller.collect::<Vec<_>>(),
            "after_door": doors.iter().map(|lead| self.lead(lead)).collect::<Vec<_>>(),
            "after_event": events.iter().map(|lead| self.lead(lead)).collect::<Vec<_>>(),
            "still_going": self.seen.sum.still_going(),
            "falls_in_round": traces.falls_in_rounds(),
            "never_used": {
                "cards": cards(&unused.cards),
                "skills": skills(&unused.skills),
                "unlearned": skills(&unused.unlearned),
                "unseen": cards(&unused.unseen),
            },
        })
    }

    fn lead(&self, lead: &Lead<'_>) -> Value {
        let what = match lead.last {
            Last::Door(_) => json!(lead.last.sides(self.dungeon)),
            Last::Event(card) => {
                json!(card.and_then(|card| self.library.events.get(card.index())).map(|event| &event.id))
            }
        };
        let came = lead.came;
        json!({
            "last": what,
            "games": came.games,
            "share": lead.share,
            "falls": came.falls,
            "lost": came.lost,
            "seed": came.seed,
        })
    }

    fn skill(&self, (class, line): SkillLine) -> Value {
        let sheet = &self.library.class(class).sheet;
        json!({ "class": sheet.id, "skill": sheet.lines.get(usize::from(line)).map(|line| &line.id) })
    }
}

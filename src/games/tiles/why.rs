//! Why parties fall, as sentences and for machines: who fells Heroes, after what they fall, when, and what was never used. What things are
//! called says the game ([`Names`]), and so does what it is called to fall.

use super::before::{Before, Last, Lead};
use super::falls::{Fall, Falls, Feller};
use crate::house::lab::statistics::{Interval, Statistics};
use crate::house::plug::ruleset::Ruleset;
use crate::house::session::Session;
use crate::house::text::Texts;
use crate::tr;
use serde_json::{Value, json};
use std::sync::Arc;

/// Names of a list that are told; of more it is said how many.
const NAMED: usize = 8;

/// What was seen in many games.
pub struct Seen<'a, By, Event> {
    /// The games, summed up.
    pub sum: &'a Statistics,
    /// Who fell.
    pub falls: &'a Falls<By>,
    /// After what.
    pub before: &'a Before<Event>,
}

impl<By, Event> Clone for Seen<'_, By, Event> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<By, Event> Copy for Seen<'_, By, Event> {}

/// What things are called, for people and for machines.
pub trait Names<By, Event> {
    /// Who struck last; none: it was nobody's blow.
    fn feller(&self, by: Option<By>) -> Arc<str>;
    /// A Zone, by its number in the dungeon.
    fn zone(&self, zone: usize) -> Arc<str>;
    /// After what; as a few words that can begin a sentence.
    fn after(&self, last: Last<Event>) -> Arc<str>;
    /// The same for machines: who struck last.
    fn feller_id(&self, by: Option<By>) -> Value;
    /// Where it is.
    fn zone_id(&self, zone: usize) -> Value;
    /// What had happened.
    fn last_id(&self, last: Last<Event>) -> Value;
}

/// Up to where a game of bots is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until<By, Event> {
    /// The last decision before such a fall.
    Fall(Fall<By>),
    /// The last decision before the first fall in this round.
    FallIn(u16),
    /// The last decision before the first fall after this.
    FallAfter(Last<Event>),
    /// How the game came out.
    End,
}

impl<By: Copy + Ord, Event: Copy + Ord> Until<By, Event> {
    /// Has it come to that? `before` knows the game that is being played.
    #[must_use]
    pub fn is_seen(self, falls: &Falls<By>, before: &Before<Event>) -> bool {
        match self {
            Self::Fall(fall) => falls.seen_in.contains_key(&fall),
            Self::FallIn(round) => falls.round_seen_in.contains_key(&round),
            Self::FallAfter(last) => before.has_seen(last),
            Self::End => false,
        }
    }
}

impl<By: PartialEq, Event: PartialEq> Until<By, Event> {
    /// So many answers of a game that was recorded up to there lie before the moment; none where it has not come to that.
    #[must_use]
    pub fn answers<R: Ruleset>(&self, session: &Session<R>, is_seen: bool, is_over: bool) -> Option<usize> {
        if *self == Self::End {
            return is_over.then_some(session.len());
        }
        let decided = session.decisions().last().copied().filter(|_| is_seen)?;
        session.path_to(session.place()).iter().position(|at| *at == decided)
    }
}

impl<By: Copy + Ord, Event: Copy + Ord> Seen<'_, By, Event> {
    /// By round: the share of all falls.
    #[must_use]
    pub fn falls_in_rounds(&self) -> Vec<f64> {
        let falls = self.falls.in_rounds();
        let all = falls.iter().sum::<u64>().max(1) as f64;
        falls.into_iter().map(|count| count as f64 / all).collect()
    }

    /// The round in which most fall, and how much of all falls that is; none where nobody fell.
    #[must_use]
    pub fn worst_round(&self) -> Option<(u16, f64)> {
        let worst = (0..).zip(self.falls_in_rounds()).max_by(|(_, one), (_, other)| one.total_cmp(other));
        worst.filter(|(_, share)| *share > 0.0)
    }

    /// When half of the games are over, and in which round most fall.
    #[must_use]
    pub fn course(&self, texts: &Texts) -> Arc<str> {
        let going = self.sum.still_going();
        // The last round that at least half of the games come to.
        let half = going.iter().rposition(|share| *share >= 0.5).unwrap_or(0);
        match self.worst_round() {
            // Of a single one nobody says “most”.
            Some((round, _)) if self.falls.all() == 1 => {
                tr!(texts, "why-course-one-fall", half = half as i64, round = i64::from(round))
            }
            Some((round, share)) => {
                let share = (share * 100.0).round() as i64;
                tr!(texts, "why-course", half = half as i64, round = i64::from(round), share = share)
            }
            None => tr!(texts, "why-course-without-falls", half = half as i64),
        }
    }

    /// Doors and Events apart, each with what it led to, the worst first.
    #[must_use]
    pub fn leads(&self) -> [Vec<Lead<'_, Event>>; 2] {
        self.before.leads(self.sum.games)
    }

    /// How much of all falls is this one's.
    #[must_use]
    pub fn share_of(&self, feller: &Feller<'_, By>) -> f64 {
        feller.felled.falls as f64 / self.falls.all().max(1) as f64
    }

    /// Who fells how many, when and where.
    #[must_use]
    pub fn feller(&self, texts: &Texts, names: &dyn Names<By, Event>, feller: &Feller<'_, By>) -> Arc<str> {
        let (enemy, zone) = (names.feller(feller.by), names.zone(feller.zone));
        let share = (self.share_of(feller) * 100.0).round() as i64;
        let round = texts.decimal(feller.felled.mean_round(), 1);
        tr!(texts, "balance-feller", enemy = enemy.as_ref(), share = share, round = round, zone = zone.as_ref())
    }

    /// What came of it: in how many games somebody fell, how many falls that are, how many of the lost games ended so.
    #[must_use]
    pub fn lead(&self, texts: &Texts, names: &dyn Names<By, Event>, lead: &Lead<'_, Event>) -> Arc<str> {
        let whole = |share: f64| texts.decimal(share * 100.0, 0);
        tr!(
            texts,
            "why-lead",
            after = names.after(lead.last).as_ref(),
            share = lead.share.percent(),
            low = whole(lead.share.low),
            high = whole(lead.share.high),
            falls = lead.came.falls as i64,
            all = self.falls.all() as i64,
            lost = lead.came.lost as i64,
            games = self.sum.lost as i64
        )
    }

    /// All of it for machines; `never` is what was never used.
    #[must_use]
    pub fn for_machines(&self, names: &dyn Names<By, Event>, never: Value) -> Value {
        let all = self.falls.all();
        let feller = |feller: &Feller<'_, By>| {
            json!({
                "enemy": names.feller_id(feller.by),
                "falls": feller.felled.falls,
                "share": Interval::of(feller.felled.falls, all),
                "mean_round": feller.felled.mean_round(),
                "zone": names.zone_id(feller.zone),
                "seed": self.falls.fall_at(feller.zone, Some(feller.by)).map(|(_, seed)| seed),
            })
        };
        let lead = |lead: &Lead<'_, Event>| {
            let came = lead.came;
            json!({
                "last": names.last_id(lead.last),
                "games": came.games,
                "share": lead.share,
                "falls": came.falls,
                "lost": came.lost,
                "seed": came.seed,
            })
        };
        let [doors, events] = self.leads();
        json!({
            "felled_by": self.falls.fellers().iter().map(feller).collect::<Vec<_>>(),
            "after_door": doors.iter().map(lead).collect::<Vec<_>>(),
            "after_event": events.iter().map(lead).collect::<Vec<_>>(),
            "still_going": self.sum.still_going(),
            "falls_in_round": self.falls.in_rounds(),
            "never_used": never,
        })
    }
}

/// The names of what was never used.
#[derive(Clone, Debug, Default)]
pub struct NeverUsed {
    /// Cards that somebody had and nobody wore or used.
    pub cards: Vec<Arc<str>>,
    /// Skills that were learned and never used.
    pub skills: Vec<Arc<str>>,
    /// Skills that nobody learned.
    pub unlearned: Vec<Arc<str>>,
    /// Cards that nobody ever had.
    pub unseen: Vec<Arc<str>>,
}

/// What was never used, a sentence for each kind that has any names.
#[must_use]
pub fn never_used(texts: &Texts, unused: NeverUsed) -> Vec<Arc<str>> {
    let NeverUsed { cards, skills, unlearned, unseen } = unused;
    let kinds =
        [("why-unused", cards), ("why-unused-skills", skills), ("why-unlearned", unlearned), ("why-unseen", unseen)];
    let told = |(id, names): (&str, Vec<Arc<str>>)| {
        let count = names.len() as i64;
        (count > 0).then(|| texts.with(id, &[("count", count.into()), ("names", listed(texts, &names).into())]))
    };
    kinds.into_iter().filter_map(told).collect()
}

/// The first names, and how many more there are.
fn listed(texts: &Texts, names: &[Arc<str>]) -> String {
    let first = names[..names.len().min(NAMED)].join(", ");
    match names.len().saturating_sub(NAMED) {
        0 => first,
        more => tr!(texts, "why-more", names = first, count = more as i64).to_string(),
    }
}

//! Everything that can be chosen in the rules of a Quest, with its words: made once per change.

use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::edit::rename::Named;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Happens, Need, Opening, Pay, Quest};
use crate::tr;
use std::sync::Arc;

/// XP where nobody has said how many yet.
const XP: u8 = 3;

/// Something that can be chosen.
#[derive(Clone)]
pub(in super::super) struct Choice<T> {
    pub(in super::super) what: T,
    pub(in super::super) words: Arc<str>,
}

/// Everything that can be picked for a rule of this Quest, with its words.
#[derive(Clone, Default)]
pub(in super::super) struct Offered {
    pub(super) needs: Vec<Choice<Need<String>>>,
    pub(super) brings: Vec<Choice<Bring<String>>>,
    pub(super) goals: Vec<Choice<Goal<String>>>,
    /// Anywhere, then at each kind of token.
    pub(super) places: Vec<Choice<Option<String>>>,
    /// None, then each kind of token.
    pub(super) maybe_tokens: Vec<Choice<Option<String>>>,
    pub(in super::super) tokens: Vec<Choice<String>>,
    pub(in super::super) tasks: Vec<Choice<String>>,
    pub(in super::super) counters: Vec<Choice<String>>,
    pub(in super::super) gates: Vec<Choice<String>>,
    pub(super) pays: Vec<Choice<Pay>>,
    pub(super) openings: Vec<Choice<Opening>>,
    pub(super) happenings: Vec<Choice<Happens>>,
    /// Cards that a Hero can bear.
    pub(in super::super) cards: Vec<Choice<String>>,
    pub(in super::super) bosses: Vec<Choice<String>>,
}

impl Offered {
    /// What a Quest has names for, and the words of the box.
    pub(in super::super) fn of(quest: &Quest, blocks: Blocks<'_>, all: &CoreBox) -> Self {
        let named = |kind: Named| -> Vec<Choice<String>> {
            let names = kind.all(quest).into_iter();
            names.map(|what| Choice { words: blocks.name(kind.word(), &what), what }).collect()
        };
        let of_box = |kind: &str, ids: &mut dyn Iterator<Item = &String>| -> Vec<Choice<String>> {
            ids.map(|id| Choice { words: blocks.name(kind, id), what: id.clone() }).collect()
        };
        let [tokens, tasks, counters, gates] = [Named::Token, Named::Task, Named::Counter, Named::Gate].map(named);
        let printed = &all.content.printed;
        let or = |none: Arc<str>| -> Vec<Choice<Option<String>>> {
            let some = tokens.iter().map(|token| Choice { what: Some(token.what.clone()), words: token.words.clone() });
            std::iter::once(Choice { what: None, words: none }).chain(some).collect()
        };
        let said = |what: Need<String>| Choice { words: blocks.need(&what), what };
        let brought = |what: Bring<String>| Choice { words: blocks.bring(&what), what };
        let wanted = |what: Goal<String>| Choice { words: blocks.goal(&what), what };
        let names = Names { tokens: &tokens, tasks: &tasks, counters: &counters, gates: &gates };
        Self {
            needs: names.needs().into_iter().map(said).collect(),
            brings: names.brings().into_iter().map(brought).collect(),
            goals: names.goals().into_iter().map(wanted).collect(),
            places: or(tr!(blocks.texts, "rules-md2-anywhere")),
            maybe_tokens: or(tr!(blocks.texts, "rules-md2-none")),
            pays: [Pay::Point, Pay::PointAnyway, Pay::Action]
                .map(|what| Choice { words: blocks.pay(what), what })
                .to_vec(),
            openings: [Opening::ByRule, Opening::ByHeroes, Opening::TileClear]
                .map(|what| Choice { words: blocks.opening(what), what })
                .to_vec(),
            happenings: Happens::ALL.map(|what| Choice { words: blocks.happens(what), what }).to_vec(),
            cards: of_box("item", &mut printed.items.iter().map(|item| &item.id)),
            bosses: of_box("boss", &mut printed.bosses.iter().map(|boss| &boss.id)),
            tokens,
            tasks,
            counters,
            gates,
        }
    }
}

/// What the words of a Quest can speak of.
struct Names<'n> {
    tokens: &'n [Choice<String>],
    tasks: &'n [Choice<String>],
    counters: &'n [Choice<String>],
    gates: &'n [Choice<String>],
}

fn each<T>(names: &[Choice<String>], make: impl Fn(String) -> T) -> impl Iterator<Item = T> {
    names.iter().map(move |name| make(name.what.clone()))
}

impl Names<'_> {
    fn needs(&self) -> Vec<Need<String>> {
        let tokens = self.tokens;
        each(self.tasks, |task| Need::Did(task, 1))
            .chain(each(tokens, Need::Carries))
            .chain(each(tokens, Need::NobodyCarries))
            .chain(each(tokens, Need::CarriersHere))
            .chain(each(tokens, Need::Lies))
            .chain(each(tokens, Need::NoneLies))
            .chain(each(self.counters, |counter| Need::PerHero(counter, 1)))
            .chain([Need::WithBound, Need::Fighting, Need::Bears])
            .collect()
    }

    fn brings(&self) -> Vec<Bring<String>> {
        let tokens = self.tokens;
        [Bring::Take, Bring::Remove, Bring::Xp(XP), Bring::XpForAll(XP), Bring::Leave]
            .into_iter()
            .chain(each(self.gates, Bring::OpenGate))
            .chain(each(tokens, Bring::Become))
            .chain(each(self.counters, |counter| Bring::Count(counter, 1)))
            .chain(each(self.counters, Bring::Drain))
            .chain([Bring::Spawn(None), Bring::Spawn(Some(1)), Bring::SpawnArmed, Bring::ClearBound])
            .chain(each(tokens, Bring::PutOnBound))
            .chain(each(tokens, Bring::Risk))
            .chain([Bring::OfferEnd, Bring::Lose])
            .collect()
    }

    fn goals(&self) -> Vec<Goal<String>> {
        each(self.tasks, |task| Goal::Did(task, 1))
            .chain([Goal::AllLeft, Goal::BoundKilled(1), Goal::BossKilled])
            .collect()
    }
}

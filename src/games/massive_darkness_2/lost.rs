//! By what a Quest was lost: the rules say that a rule of the Quest has come to pass, and which one that was follows from what happened
//! just before, from what the Quest counts, and from its own words. The page at the end tells it ([`Words::lost_by`]).

use super::describe::Words;
use super::describe::abilities::capital;
use super::describe::blocks::Blocks;
use super::rules::ids::ESCORT;
use super::rules::quest::{Bring, Happens, Quest};
use super::rules::{Ask, Event, MassiveDarkness2, Phase, State};
use crate::kernel::game::{Game as _, Logged, RuleId};
use crate::tr;
use std::sync::Arc;

/// Between two counters.
const LISTED: &str = ", ";

/// By what it was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostBy {
    /// M2-KO-08: somebody lay on the ground, and there was no Lifebringer token.
    Fallen,
    /// M2-WIN-04: there was no Roaming Monster left for one that the Quest needs.
    NoMonster,
    /// It could not be won any more, and the players gave it up.
    GivenUp,
    /// M2-Q2-R6: whom the Quest leads was killed.
    Escort,
    /// M2-Q4-R3: the Hero in this seat has borne the card of the Quest for a round too many.
    Burden(u8),
    /// Nothing was left to be taken from these counters.
    Counters(Vec<u8>),
    /// Another rule of the Quest.
    Rule,
}

impl LostBy {
    /// What it was, of a loss by this rule: what was so before, what has happened since then, and what the game has come to.
    #[must_use]
    pub fn of(rule: RuleId, before: &State, game: &MassiveDarkness2, events: &[Logged<Event>]) -> Self {
        match rule {
            "M2-KO-08" => Self::Fallen,
            "M2-WIN-04" => Self::NoMonster,
            _ if before.asked == Some(Ask::GiveUp) => Self::GivenUp,
            _ => by_quest(before, game, events),
        }
    }
}

/// Which rule of the Quest it was.
fn by_quest(before: &State, game: &MassiveDarkness2, events: &[Logged<Event>]) -> LostBy {
    let (story, state) = (&game.table().dungeon.story, game.state());
    let loses = |when: Happens| {
        let mut moments = story.moments.iter().filter(|moment| moment.when == when);
        moments.any(|moment| moment.r#do.contains(&Bring::Lose))
    };
    if events.iter().any(|event| event.what == Event::AllyFell { ally: ESCORT }) && loses(Happens::EscortFell) {
        return LostBy::Escort;
    }
    // What a phase begins with comes before anything else in it.
    let mut last = events.iter().rev().map(|event| &event.what);
    let when = match last.find(|event| !matches!(event, Event::Counted { .. })) {
        Some(Event::PhaseBegan { phase: Phase::Heroes }) => Some(Happens::Round),
        Some(Event::PhaseBegan { phase: Phase::Darkness }) => Some(Happens::Darkness),
        _ => None,
    };
    if let (Some(Happens::Round), Some(burden), Some(bearer)) = (when, &story.burden, game.bearer())
        && state.heroes.len() > 1
        && usize::from(state.borne) >= burden.wounds.len()
    {
        return LostBy::Burden(bearer);
    }
    let is_empty = |counter: &u8| nothing_was_left(*counter, before, events);
    let counters: Vec<u8> = match when {
        Some(when) => {
            let moments = story.moments.iter().filter(|moment| moment.when == when);
            let due = moments.filter(|moment| moment.needs.iter().all(|need| game.holds(*need, u8::MAX)));
            let drained = due.flat_map(|moment| &moment.r#do).filter_map(|bring| match bring {
                Bring::Drain(counter) => Some(*counter),
                _ => None,
            });
            drained.filter(is_empty).collect()
        }
        // M2-Q9-R6: of several it is the fullest from which the Boss takes.
        None if state.boss.fighting => {
            let drains = story.boss.iter().flat_map(|fight| &fight.drains);
            if drains.clone().all(is_empty) { drains.copied().collect() } else { Vec::new() }
        }
        None => Vec::new(),
    };
    if counters.is_empty() { LostBy::Rule } else { LostBy::Counters(counters) }
}

/// Did this counter show nothing already when something was to be taken from it? What has happened says what it showed last.
fn nothing_was_left(counter: u8, before: &State, events: &[Logged<Event>]) -> bool {
    let told = events.iter().rev().find_map(|event| match event.what {
        Event::Counted { counter: other, count } if other == counter => Some(count),
        _ => None,
    });
    let then = before.counters.get(usize::from(counter)).copied().unwrap_or(0);
    told.unwrap_or(then) == 0
}

impl Words<'_> {
    /// By what a Quest was lost, as a sentence.
    #[must_use]
    pub fn lost_by(&self, by: &LostBy, game: &MassiveDarkness2, quest: &Quest) -> Arc<str> {
        let texts = self.texts;
        match by {
            LostBy::Fallen => tr!(texts, "result-lost-fallen"),
            LostBy::NoMonster => tr!(texts, "result-lost-monsters"),
            LostBy::GivenUp => tr!(texts, "result-lost-given-up"),
            LostBy::Escort => {
                let line = tr!(texts, "result-lost-escort", name = self.ally(ESCORT).as_ref());
                capital(&line).into()
            }
            LostBy::Burden(seat) => {
                let hero = self.hero_card(game.state().hero(*seat).card);
                let card = self.item(game.state().burden);
                tr!(texts, "result-lost-burden", hero = hero.as_ref(), card = card.as_ref())
            }
            LostBy::Counters(counters) => {
                let names: Vec<Arc<str>> = counters.iter().map(|counter| self.counter(*counter)).collect();
                tr!(texts, "result-lost-counters", counters = names.join(LISTED))
            }
            // Where there is but one rule that loses it, that one it was.
            LostBy::Rule => match only_rule(quest, &Blocks::of(quest, texts)) {
                Some(rule) => tr!(texts, "result-lost-rule", rule = rule),
                None => tr!(texts, "result-lost-quest"),
            },
        }
    }
}

/// The only rule by which a Quest is lost at once, in its own words.
fn only_rule(quest: &Quest, blocks: &Blocks<'_>) -> Option<String> {
    let moments = quest.moments.iter().filter(|moment| moment.r#do.contains(&Bring::Lose));
    let rules = quest.rules.iter().filter(|rule| rule.r#do.contains(&Bring::Lose));
    let tasks = quest.tasks.iter().filter(|task| task.r#do.contains(&Bring::Lose));
    let told = moments.map(|moment| blocks.moment(moment)).chain(rules.map(|rule| blocks.rule(rule)));
    let mut told = told.chain(tasks.map(|task| blocks.task(task)));
    let only = told.next()?;
    told.next().is_none().then_some(only)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::ruleset::HellscapeRules;
    use crate::games::massive_darkness_2::texts;
    use crate::house::session::Sessions as _;
    use crate::house::text::Language;
    use crate::kernel::journal::Given;

    /// How a Quest is lost by Heroes who do the least that they can; what is told of it, in each language.
    fn idled(quest: &str, heroes: u8, seed: u64) -> (LostBy, Vec<String>) {
        let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest of the box");
        let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).expect("a game");
        loop {
            let (before, mut events) = (session.game().clone(), Vec::new());
            let mut log = |event: Logged<Event>| events.push(event);
            if !session.step_chance(&mut log).expect("dice") {
                let mut listed = Vec::new();
                before.answers(&mut listed);
                let answer = *listed.last().expect("somebody is asked");
                session.answer(answer, Given::Chosen, &mut log).expect("legal");
            }
            let game = session.game();
            let Some(at) = events.iter().position(|event| event.what == Event::Lost) else { continue };
            let by = LostBy::of(events[at].rule, before.state(), game, &events[..at]);
            let told = Language::ALL.map(|language| {
                let texts = texts::of(language);
                let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
                words.lost_by(&by, game, &session.header().setup.quest).to_string()
            });
            return (by, told.to_vec());
        }
    }

    #[test]
    fn it_is_told_which_rule_of_a_quest_has_lost_it() {
        // M2-Q9-R2, M2-Q4-R3, M2-Q2-R6, M2-KO-08.
        let mut met = Vec::new();
        for (quest, heroes) in [("the-soul-keys", 6), ("the-cursed-sword", 6), ("the-passage", 6), ("tutorial", 1)] {
            for seed in 1..12 {
                let (by, told) = idled(quest, heroes, seed);
                println!("{quest} {seed}: {by:?} {told:?}");
                match (quest, &by) {
                    ("the-soul-keys", LostBy::Counters(counters)) => {
                        assert!(told[0].contains("Time on the ") && !counters.is_empty(), "{told:?}");
                    }
                    ("the-cursed-sword", LostBy::Burden(_)) => {}
                    ("the-passage", LostBy::Escort) => assert_eq!(told[0], "The Summoner was killed."),
                    (_, LostBy::Fallen) => {}
                    other => unreachable!("{other:?}"),
                }
                met.push((quest, std::mem::discriminant(&by)));
            }
        }
        for (quest, by) in [
            ("the-soul-keys", LostBy::Counters(Vec::new())),
            ("the-cursed-sword", LostBy::Burden(0)),
            ("the-passage", LostBy::Escort),
            ("tutorial", LostBy::Fallen),
        ] {
            assert!(met.contains(&(quest, std::mem::discriminant(&by))), "{quest} is lost so in some game");
        }
    }
}

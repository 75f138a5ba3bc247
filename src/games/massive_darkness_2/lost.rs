//! By what a Quest was lost: the rules say that a rule of the Quest has come to pass, and which one that was follows from what happened
//! just before, from what the Quest counts, and from its own words. The page at the end tells it ([`Words::lost_by`]).

use super::describe::Words;
use super::describe::abilities::capital;
use super::describe::blocks::Blocks;
use super::rules::ids::ESCORT;
use super::rules::quest::{Bring, Happens, Quest};
use super::rules::state::NOBODY;
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
            // After No the game goes on, and something happens.
            _ if before.asked == Some(Ask::GiveUp) && events.is_empty() => Self::GivenUp,
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
            let due = moments.filter(|moment| moment.needs.iter().all(|need| game.holds(*need, NOBODY)));
            let drained = due.flat_map(|moment| &moment.r#do).filter_map(|bring| match bring {
                Bring::Drain(counter) => Some(*counter),
                _ => None,
            });
            failing(drained, before, events)
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

/// Those of these counters, taken from one after the other since the phase has begun, that showed nothing when it was their turn.
fn failing(drained: impl Iterator<Item = u8>, before: &State, events: &[Logged<Event>]) -> Vec<u8> {
    let is_begin = |event: &Logged<Event>| matches!(event.what, Event::PhaseBegan { .. });
    let mut left = before.counters;
    for event in &events[..events.iter().rposition(is_begin).unwrap_or(0)] {
        if let Event::Counted { counter, count } = event.what
            && let Some(shown) = left.get_mut(usize::from(counter))
        {
            *shown = count;
        }
    }
    let mut had_something = |counter: u8| match left.get_mut(usize::from(counter)) {
        Some(shown) if *shown > 0 => {
            *shown -= 1;
            true
        }
        _ => false,
    };
    drained.filter(|counter| !had_something(*counter)).collect()
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

/// The only rule by which a Quest is lost, in its own words; none where it may have been lost by what it takes as well.
fn only_rule(quest: &Quest, blocks: &Blocks<'_>) -> Option<String> {
    let is_drain = |bring: &Bring<String>| matches!(bring, Bring::Drain(_));
    let brings = quest.moments.iter().flat_map(|moment| &moment.r#do);
    let brings = brings.chain(quest.rules.iter().flat_map(|rule| &rule.r#do));
    let mut brings = brings.chain(quest.tasks.iter().flat_map(|task| &task.r#do));
    let drains = quest.boss.iter().any(|fight| !fight.drains.is_empty());
    if brings.any(is_drain) || drains || quest.burden.is_some() {
        return None;
    }
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
    use massive_darkness_2_bots::Greedy;

    /// How a Quest is lost, by Heroes who do the least that they can or by a bot that tries; what is told of it, in each language. Nothing
    /// where it is won.
    fn lost(quest: &str, heroes: u8, seed: u64, is_idle: bool) -> Option<(LostBy, Vec<String>)> {
        let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest of the box");
        let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).expect("a game");
        while session.game().outcome().is_none() {
            let (before, mut events) = (session.game().clone(), Vec::new());
            let mut log = |event: Logged<Event>| events.push(event);
            if !session.step_chance(&mut log).expect("dice") {
                let mut listed = Vec::new();
                before.answers(&mut listed);
                let tried = if is_idle { None } else { Greedy::default().choose(&before, &mut |_| 0) };
                let answer = tried.or(listed.last().copied()).expect("somebody is asked");
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
            return Some((by, told.to_vec()));
        }
        None
    }

    /// M2-Q9-R2: what could still be taken from a counter did not lose the Quest.
    #[test]
    fn only_counters_that_had_nothing_left_when_it_was_their_turn_are_told() {
        let rules = HellscapeRules::open().expect("the box");
        let session = rules.begin(rules.start(1, 1), 1, &mut |_| {}).expect("a game");
        let mut before = *session.game().state();
        (before.counters[0], before.counters[1]) = (1, 0);
        assert_eq!(failing([0, 1].into_iter(), &before, &[]), [1]);
        assert_eq!(failing([0, 0].into_iter(), &before, &[]), [0], "it was taken from twice");
    }

    #[test]
    fn it_is_told_which_rule_of_a_quest_has_lost_it() {
        // M2-Q9-R2, M2-Q4-R3, M2-Q2-R6, M2-KO-08.
        let games = [
            ("the-soul-keys", 6, true),
            ("the-cursed-sword", 6, true),
            ("the-passage", 1, false),
            ("tutorial", 1, true),
        ];
        for (quest, heroes, is_idle) in games {
            let mut is_met = false;
            for (by, told) in (1..20).filter_map(|seed| lost(quest, heroes, seed, is_idle)) {
                is_met |= match (quest, &by) {
                    ("the-soul-keys", LostBy::Counters(counters)) => {
                        assert!(told[0].contains("Time on the ") && !counters.is_empty(), "{told:?}");
                        true
                    }
                    ("the-cursed-sword", LostBy::Burden(_)) => {
                        told[0].contains(" bore ") && told[0].ends_with(" for one round too many.")
                    }
                    ("the-passage", LostBy::Escort) => told[0] == "The Summoner was killed.",
                    ("tutorial", LostBy::Fallen) => true,
                    (_, LostBy::Fallen) => false,
                    other => unreachable!("{other:?}"),
                };
            }
            assert!(is_met, "{quest} is lost by its own rule in some game, and that is told");
        }
    }
}

//! By what a Quest was lost, in words: the rules say what it was ([`Loss`]), and where it is something of the Quest's own, in which of
//! its words it stands. The page at the end tells it.

use super::describe::Words;
use super::describe::abilities::capital;
use super::describe::blocks::Blocks;
use super::rules::ids::ESCORT;
use super::rules::quest::{Happens, Quest};
use super::rules::{Loss, MassiveDarkness2, Said};
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// Between two counters.
const LISTED: &str = ", ";

impl Words<'_> {
    /// By what a Quest was lost, as a sentence; of several counters that ran out at once all are told. Nothing where nothing lost it.
    #[must_use]
    pub fn lost_by(&self, by: &[Loss], game: &MassiveDarkness2, quest: &Quest) -> Option<Arc<str>> {
        let texts = self.texts;
        Some(match *by.first()? {
            Loss::Fallen => tr!(texts, "result-lost-fallen"),
            Loss::NoMonster => tr!(texts, "result-lost-monsters"),
            Loss::GivenUp => tr!(texts, "result-lost-given-up"),
            Loss::Burden(seat) => {
                let hero = self.seat(game, seat);
                let card = self.item(game.state().burden);
                tr!(texts, "result-lost-burden", hero = hero.as_ref(), card = card.as_ref())
            }
            Loss::Counter(_) => {
                let counters =
                    by.iter().filter_map(|by| if let Loss::Counter(counter) = by { Some(*counter) } else { None });
                let names: Vec<Arc<str>> = counters.map(|counter| self.counter(counter)).collect();
                tr!(texts, "result-lost-counters", counters = names.join(LISTED))
            }
            Loss::Said(said) => self.said(said, quest),
        })
    }

    /// What the Quest says itself, in its own words.
    fn said(&self, said: Said, quest: &Quest) -> Arc<str> {
        let (texts, blocks) = (self.texts, Blocks::of(quest, self.texts));
        let rule = match said {
            Said::Moment(at) => {
                let moment = quest.moments.get(usize::from(at));
                // M2-Q2-R6: whom the Quest leads has a name.
                if moment.is_some_and(|moment| moment.when == Happens::EscortFell) {
                    let line = tr!(texts, "result-lost-escort", name = self.ally(ESCORT).as_ref());
                    return capital(&line).into();
                }
                moment.map(|moment| blocks.moment(moment))
            }
            Said::Task(at) => quest.tasks.get(usize::from(at)).map(|task| blocks.task(task)),
            Said::Rule(at) => quest.rules.get(usize::from(at)).map(|rule| blocks.rule(rule)),
        };
        match rule {
            Some(rule) => tr!(texts, "result-lost-rule", rule = texts.after_colon(&rule)),
            None => tr!(texts, "result-lost-quest"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::rules::Event;
    use crate::games::massive_darkness_2::ruleset::HellscapeRules;
    use crate::games::massive_darkness_2::texts;
    use crate::house::session::Sessions as _;
    use crate::house::text::Language;
    use crate::kernel::game::Logged;
    use crate::kernel::journal::Given;
    use massive_darkness_2_bots::Greedy;

    /// How a Quest is lost, by Heroes who do the least that they can or by a bot that tries; what is told of it, in each language. Nothing
    /// where it is won.
    fn lost(quest: &str, heroes: u8, seed: u64, is_idle: bool) -> Option<(Vec<Loss>, Vec<String>)> {
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
            let losses =
                events.iter().filter_map(|event| if let Event::Lost { by } = event.what { Some(by) } else { None });
            let by: Vec<Loss> = losses.collect();
            if by.is_empty() {
                continue;
            }
            let told = Language::ALL.map(|language| {
                let texts = texts::of(language);
                let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
                words.lost_by(&by, game, &session.header().setup.quest).expect("it is told").to_string()
            });
            return Some((by, told.to_vec()));
        }
        None
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
                is_met |= match (quest, by[0]) {
                    ("the-soul-keys", Loss::Counter(_)) => {
                        assert!(told[0].matches("Time on the ").count() == by.len(), "{told:?}");
                        true
                    }
                    ("the-cursed-sword", Loss::Burden(_)) => {
                        told[0].contains(" bore ") && told[0].ends_with(" for one round too many.")
                    }
                    ("the-passage", Loss::Said(Said::Moment(_))) => told[0] == "The Summoner was killed.",
                    ("tutorial", Loss::Fallen) => true,
                    (_, Loss::Fallen) => false,
                    other => unreachable!("{other:?}"),
                };
            }
            assert!(is_met, "{quest} is lost by its own rule in some game, and that is told");
        }
    }
}

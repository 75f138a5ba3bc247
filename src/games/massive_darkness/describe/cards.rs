//! What is said of single cards: how a drawn one is found on the table, what Guardians and Agents do with theirs.

use super::Words;
use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy};
use crate::games::massive_darkness::rules::language::quest::Switch;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::tr;
use std::sync::Arc;

impl<'a> Words<'a> {
    /// A drawn card, with its Level where it has one.
    #[must_use]
    pub fn drawn(&self, drawn: Drawn) -> Arc<str> {
        let library = &self.game.library;
        match drawn {
            Drawn::Card(card) => self.card(card),
            Drawn::Enemy(card) => self.enemy_card(card),
            Drawn::Door(card) => self.texts.card_name(&library.door(card).code, "door", &library.door(card).id),
            Drawn::Event(card) => self.texts.card_name(&library.event(card).code, "event", &library.event(card).id),
            Drawn::Token(kind) => self.token(kind),
        }
    }

    /// ED-06: the code on a drawn card as the edition that is played prints it; none on a token.
    #[must_use]
    pub fn code(&self, drawn: Drawn) -> Option<String> {
        Some(printed_code(self.code_in_the_data(drawn)?, self.game.edition))
    }

    /// COMP-15: the code on a drawn card in the letters of the data.
    #[must_use]
    pub fn code_in_the_data(&self, drawn: Drawn) -> Option<&'a str> {
        let library = &self.game.library;
        match drawn {
            Drawn::Card(card) => library.equipment.get(card.index()).map(|entry| entry.card.code.as_str()),
            Drawn::Enemy(card) => Some(&library.enemy(card).card.code),
            Drawn::Door(card) => Some(&library.door(card).code),
            Drawn::Event(card) => Some(&library.event(card).code),
            Drawn::Token(_) => None,
        }
    }

    /// A drawn card by its code and its name, as it is looked for on the table.
    #[must_use]
    pub fn drawn_with_code(&self, drawn: Drawn) -> Arc<str> {
        match self.code(drawn) {
            Some(code) => format!("{code} {}", self.drawn(drawn)).into(),
            None => self.drawn(drawn),
        }
    }

    /// The rule by which a Guardian does not use what it guards; none where it does, and where it guards nothing.
    #[must_use]
    pub fn why_unused(&self, enemy: Enemy) -> Option<&'static str> {
        let state = self.game.state.enemy(enemy);
        if !state.leader || !state.treasure.is_some() {
            return None;
        }
        let dice = &self.game.library.card(state.treasure).dice;
        let mut is_used = (0..dice.len()).any(|at| dice[at] != [0; 4] && self.game.equipment_serves(enemy, at));
        self.game.each_ability(Actor::Enemy(enemy), &mut |ability| is_used |= ability.card == state.treasure);
        match (is_used, dice.iter().all(|dice| *dice == [0; 4])) {
            (true, _) => None,
            (false, true) => Some("ENEMY-40"),
            (false, false) => Some("ENEMY-35"),
        }
    }

    /// ENEMY-25: what an Agent does at the end of the Enemies' Phase, where the quest lets it, and the rule.
    #[must_use]
    pub fn reinforcement(&self, enemy: Enemy) -> Option<(Arc<str>, &'static str)> {
        let calls = self.game.agents() >> enemy.0 & 1 == 1 && !self.game.dungeon.has(Switch::NoReinforcement);
        calls.then(|| (tr!(self.texts, "map-reinforcement"), "ENEMY-25"))
    }
}

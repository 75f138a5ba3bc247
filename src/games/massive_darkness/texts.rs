//! The words of this game: its own messages (`assets/text/<language>/massive-darkness/`) with those of the house, and what
//! its cards are called.

use crate::house::text::{Language, Messages, Texts, messages_of};
use std::sync::Arc;

/// What only this game says, and what it says as other games of tiles do.
pub static MESSAGES: Messages = messages_of!("massive-darkness", "tiles");

/// What is said in a language while this game is played.
#[must_use]
pub fn of(language: Language) -> Texts {
    Texts::of(language, &MESSAGES)
}

/// What cards are called: as the user's packs say, else as the messages do.
pub trait CardNames {
    /// The name of a card: the user's own for this code, else the message `kind-id`.
    fn card_name(&self, code: &str, kind: &str, id: &str) -> Arc<str>;

    /// The name of a Class: the user's own, else the message `class-id`.
    fn class_name(&self, id: &str) -> Arc<str> {
        self.card_name(id, "class", id)
    }

    /// The name of a Skill: the user's own, else the message `skill-id`, else that it has none.
    fn skill_name(&self, id: &str) -> Arc<str>;
}

impl CardNames for Texts {
    fn card_name(&self, code: &str, kind: &str, id: &str) -> Arc<str> {
        self.own_name(code).unwrap_or_else(|| self.get(&format!("{kind}-{id}")))
    }

    fn skill_name(&self, id: &str) -> Arc<str> {
        let message = format!("skill-{id}");
        match self.own_name(&message) {
            Some(name) => name,
            None if self.has(&message) => self.get(&message),
            None => self.get("skill-unnamed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_user_calls_a_card_counts_before_the_box() {
        let mut texts = of(Language::English);
        let named =
            |texts: &Texts| [texts.card_name("x1", "card", "axe"), texts.class_name("y"), texts.skill_name("z")];
        assert_eq!(named(&texts).map(|name| name.to_string()), ["Axe", "⟨class-y⟩", "Unnamed skill"]);
        let own = [("x1", "Chopper"), ("y", "Cook"), ("skill-z", "Chop")];
        texts.set_names(own.map(|(key, name)| (key.to_owned(), name.to_owned())));
        assert_eq!(named(&texts).map(|name| name.to_string()), ["Chopper", "Cook", "Chop"]);
    }
}

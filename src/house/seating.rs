//! Who sits at the seats of a game that people and bots play together. It is part of what a game begins with, so that whoever opens
//! it again knows whose turn it is.

use super::text::shown;
use serde::{Deserialize, Serialize};

/// Who sits at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sitter {
    /// What he is called; empty where nobody has said so.
    pub name: String,
    /// The bot that answers for him; empty: a person does.
    pub bot: String,
}

impl Sitter {
    /// Who is asked at the screen, by this name.
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self { name: name.to_owned(), bot: String::new() }
    }

    /// A bot of this kind.
    #[must_use]
    pub fn bot(name: &str, bot: &str) -> Self {
        Self { name: name.to_owned(), bot: bot.to_owned() }
    }

    /// Does a person sit there?
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.bot.is_empty()
    }
}

/// What whoever sits at this seat is called, as it can stand in a sentence; nothing where nobody has said so. The second one of a
/// name is told from the first by a number.
#[must_use]
pub fn name_at(sitters: &[Sitter], seat: u8) -> Option<String> {
    let typed: Vec<String> = sitters.iter().map(|sitter| shown(sitter.name.trim())).collect();
    let mut called: Vec<String> = Vec::new();
    for name in typed.iter().take(usize::from(seat) + 1) {
        let numbered = (2..).map(|number| format!("{name} ({number})")).filter(|numbered| !typed.contains(numbered));
        let is_free = |wanted: &String| wanted.is_empty() || !called.contains(wanted);
        called.extend([name.clone()].into_iter().chain(numbered).find(is_free));
    }
    called.get(usize::from(seat)).filter(|name| !name.is_empty()).cloned()
}

/// Does a person sit at this seat? Where nobody has said who sits there, one does.
#[must_use]
pub fn is_person(sitters: &[Sitter], seat: u8) -> bool {
    sitters.get(usize::from(seat)).is_none_or(Sitter::is_person)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_can_be_told_apart_and_of_whom_nothing_is_said_is_a_person_without_a_name() {
        let sitters = [Sitter::person(" Ana "), Sitter::bot("", "random"), Sitter::person("a\u{202e}\nb")];
        assert_eq!(name_at(&sitters, 0).as_deref(), Some("Ana"));
        assert_eq!((name_at(&sitters, 1), name_at(&sitters, 9)), (None, None));
        assert!(name_at(&sitters, 2).is_some_and(|name| !name.contains(['\n', '\u{202e}'])));
        let namesakes = ["Ana", "Ben", " Ana", "Ana"].map(Sitter::person);
        assert_eq!([0, 1, 2, 3].map(|seat| name_at(&namesakes, seat).unwrap()), ["Ana", "Ben", "Ana (2)", "Ana (3)"]);
        let sly = ["Ana", "Ana (2)", "Ana", ""].map(Sitter::person);
        assert_eq!([0, 1, 2].map(|seat| name_at(&sly, seat).unwrap()), ["Ana", "Ana (2)", "Ana (3)"]);
        assert_eq!(name_at(&sly, 3), None);
        assert_eq!([0, 1, 9].map(|seat| is_person(&sitters, seat)), [true, false, true]);
    }
}

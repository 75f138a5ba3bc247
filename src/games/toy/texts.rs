//! The words of Lanterns (`assets/text/<language>/toy/`) with those of the house.

use crate::house::text::{Language, Messages, Texts, messages_of};

/// What only Lanterns says.
pub static MESSAGES: Messages = messages_of!("toy");

/// What is said in a language while Lanterns is played.
#[must_use]
pub fn of(language: Language) -> Texts {
    Texts::of(language, &MESSAGES)
}

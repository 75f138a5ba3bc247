//! The words of Boss Monster (`assets/text/<language>/boss-monster/`) with those of the house.

use crate::house::text::{Language, Messages, Texts, messages_of};

/// What only Boss Monster says.
pub static MESSAGES: Messages = messages_of!("boss-monster");

/// What is said in a language while Boss Monster is played.
#[must_use]
pub fn of(language: Language) -> Texts {
    Texts::of(language, &MESSAGES)
}

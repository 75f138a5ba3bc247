//! The words of Massive Darkness 2 (`assets/text/<language>/massive-darkness-2/`) with those of the house.

use crate::house::text::{Language, Messages, Texts, messages_of};

/// What only Massive Darkness 2 says, and what it says as other games of tiles do.
pub static MESSAGES: Messages = messages_of!("massive-darkness-2", "tiles");

/// What is said in a language while Massive Darkness 2 is played.
#[must_use]
pub fn of(language: Language) -> Texts {
    Texts::of(language, &MESSAGES)
}

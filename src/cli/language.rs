//! The language of the terminal.

use crate::house::text::Language;

/// What the terminal speaks, as the system says; English if it speaks none of ours.
pub(super) fn of_the_environment() -> Language {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    value.and_then(|value| Language::from_code(&value)).unwrap_or(Language::English)
}

//! The files of messages, compiled in. A new file is named here once and exists in each language.

use super::Language;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        const ENGLISH: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../assets/text/en/", $name)))),+];
        const GERMAN: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../assets/text/de/", $name)))),+];
        const POLISH: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../assets/text/pl/", $name)))),+];
    };
}

files![
    "app.ftl",
    "cli.ftl",
    "game.ftl",
    "cards.ftl",
    "errors.ftl",
    "rulebook.ftl",
    "words.ftl",
    "board.ftl",
    "map.ftl",
    "quest.ftl",
    "card-editor.ftl",
    "editor.ftl",
    "editor-canvas.ftl",
    "editor-rules.ftl",
    "editor-tiles.ftl",
    "editor-share.ftl",
    "editor-balance.ftl",
    "story.ftl",
    "ledger.ftl",
    "ledger-share.ftl",
    "ledger-by-hand.ftl",
    "ledger-play.ftl",
    "ledger-files.ftl",
    "ledger-plan.ftl",
];

/// Name and content of each file of a language.
pub(super) fn of(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
        Language::Polish => POLISH,
    };
    files.iter().copied()
}

//! Settings of format 1, as the program wrote them until November 2026, when there was but one game. What is not the house's own
//! in them belonged to that game, and is kept under [`OF_THE_FIRST`] until it takes it.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};

use super::of_game::{Kept, OfGame};
use super::{Settings, Theme};

/// Whose the settings of format 1 are, as far as they are a game's: nobody had given it a name in them.
pub const OF_THE_FIRST: &str = "";

/// What lists of files opened last were called.
const RECENT: &str = "recent_";

pub(super) struct Format1 {
    language: String,
    theme: Theme,
    ui_scale: u16,
    reduce_motion: bool,
    folders: BTreeMap<String, PathBuf>,
    of_game: OfGame,
}

impl<'de> Deserialize<'de> for Format1 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Settings", &[], Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Format1;

    fn expecting(&self, words: &mut fmt::Formatter<'_>) -> fmt::Result {
        words.write_str("settings")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Format1, A::Error> {
        let Settings { language, theme, ui_scale, reduce_motion, folders, .. } = Settings::default();
        let mut read = Format1 { language, theme, ui_scale, reduce_motion, folders, of_game: OfGame::default() };
        while let Some(Name(name)) = fields.next_key()? {
            match name.as_str() {
                "language" => read.language = fields.next_value()?,
                "theme" => read.theme = fields.next_value()?,
                "ui_scale" => read.ui_scale = fields.next_value()?,
                "reduce_motion" => read.reduce_motion = fields.next_value()?,
                "folders" => read.folders = fields.next_value()?,
                // The format is known by now; nothing ever read the others.
                "format" | "auto_answer_obvious" | "recent_games" | "panel_sizes" => {
                    fields.next_value::<IgnoredAny>()?;
                }
                name => match name.strip_prefix(RECENT) {
                    Some(kind) => read.of_game.take_recent(kind, fields.next_value()?),
                    None => read.of_game.take_value(name, fields.next_value::<Option<Kept>>()?),
                },
            }
        }
        Ok(read)
    }
}

/// What a field is called.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = Name;

            fn expecting(&self, words: &mut fmt::Formatter<'_>) -> fmt::Result {
                words.write_str("the name of a field")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(Word)
    }
}

impl From<Format1> for Settings {
    fn from(old: Format1) -> Self {
        let games = [(OF_THE_FIRST.to_owned(), old.of_game)].into_iter().filter(|(_, kept)| *kept != OfGame::default());
        Self {
            language: old.language,
            theme: old.theme,
            ui_scale: old.ui_scale,
            reduce_motion: old.reduce_motion,
            folders: old.folders,
            games: games.collect(),
            ..Self::default()
        }
    }
}

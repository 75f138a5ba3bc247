//! Settings of format 1, as the program wrote them until November 2026, when there was but one game. What belonged to it is
//! kept under [`OF_THE_FIRST`] until that game takes it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::of_game::{Kept, OfGame};
use super::{Settings, Theme};

/// Whose the settings of format 1 are, as far as they are a game's: nobody had given it a name in them.
pub const OF_THE_FIRST: &str = "";

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Format1 {
    #[serde(rename = "format")]
    _format: u32,
    language: String,
    theme: Theme,
    ui_scale: u16,
    reduce_motion: bool,
    stop_after_phases: Option<Kept>,
    /// Nothing read it: every question is asked.
    #[serde(rename = "auto_answer_obvious")]
    _auto_answer_obvious: IgnoredAny,
    /// Nor this.
    #[serde(rename = "recent_games")]
    _recent_games: IgnoredAny,
    recent_quests: Vec<PathBuf>,
    folders: BTreeMap<String, PathBuf>,
    /// Nor this.
    #[serde(rename = "panel_sizes")]
    _panel_sizes: IgnoredAny,
    last_game: Option<Kept>,
}

impl Default for Format1 {
    fn default() -> Self {
        let Settings { language, theme, ui_scale, reduce_motion, folders, .. } = Settings::default();
        Self {
            _format: 1,
            _auto_answer_obvious: IgnoredAny,
            _recent_games: IgnoredAny,
            _panel_sizes: IgnoredAny,
            language,
            theme,
            ui_scale,
            reduce_motion,
            stop_after_phases: None,
            recent_quests: Vec::new(),
            folders,
            last_game: None,
        }
    }
}

impl From<Format1> for Settings {
    fn from(old: Format1) -> Self {
        let mut of_game = OfGame::default();
        of_game.take_recent("quests", old.recent_quests);
        of_game.take_value("last_game", old.last_game);
        of_game.take_value("stop_after_phases", old.stop_after_phases);
        let games = [(OF_THE_FIRST.to_owned(), of_game)].into_iter().filter(|(_, kept)| *kept != OfGame::default());
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

//! The user's choices. Loading them never fails: what cannot be read is kept under another name, told, and
//! replaced by the defaults. `of_game` is what each game keeps among them; `format_1` reads what the program wrote before
//! games had a place of their own.

mod format_1;
mod of_game;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::atomic::move_new;
use super::dirs::DataDirs;
use super::document::{open_document, parse_document, write_document};
use super::error::{Safe, StorageError, Trouble};
use super::label::Document;
use super::names::free_beside;
use super::room::in_spare_room;
use super::saved_elsewhere::SavedElsewhere;
use super::shared::SavingLock;
use format_1::Format1;

pub use format_1::OF_THE_FIRST;
pub use of_game::OfGame;

/// The format of the settings document that this program writes.
pub const SETTINGS_FORMAT: u32 = 2;

/// How small and how large the window's text and controls may be, in percent.
pub const UI_SCALE: RangeInclusive<u16> = 80..=200;

/// The settings document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The format of the document.
    pub format: u32,
    /// Code of the language of all texts.
    pub language: String,
    /// Colours of the window.
    pub theme: Theme,
    /// Size of text and controls in percent, within [`UI_SCALE`].
    pub ui_scale: u16,
    /// Whether figures and dice jump to their place instead of moving there.
    pub reduce_motion: bool,
    /// Whether the ids of rules stand beside what is told. Written only where it is wished: older programs do not know it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rule_ids: bool,
    /// How what happens by itself is shown. Written only where it is not the usual way: older programs do not know it.
    #[serde(skip_serializing_if = "Pace::is_usual")]
    pub beats: Pace,
    /// Whether panels, lines and writing stand out as far as they can. The next ones are written only where they are not as usual,
    /// too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub high_contrast: bool,
    /// Whether the window takes the whole screen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub full_screen: bool,
    /// Whether nothing is heard, however loud it would be.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
    /// How loud it is, in percent; where nothing can be heard, it is kept for when it can.
    #[serde(skip_serializing_if = "is_usual_volume")]
    pub volume: u8,
    /// Folders in which files were named last, by the message that says what for.
    pub folders: BTreeMap<String, PathBuf>,
    /// Games that lie elsewhere than among the games. Written only where there are some, too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elsewhere: Vec<SavedElsewhere>,
    /// The game that was chosen last, where there are several: whose files are called so.
    pub game: String,
    /// What each game has kept, by what its files are called.
    pub games: BTreeMap<String, OfGame>,
    /// Stood in the settings of November 2026. Nothing read it, and it is not written any more.
    #[serde(skip_serializing)]
    pub recent_games: IgnoredAny,
    /// The same.
    #[serde(skip_serializing)]
    pub panel_sizes: IgnoredAny,
}

const USUAL_VOLUME: u8 = 60;

fn is_usual_volume(volume: &u8) -> bool {
    *volume == USUAL_VOLUME
}

/// The colours of the window.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// The table at night.
    #[default]
    Dark,
    /// The same table by day.
    Light,
}

/// How what happens between two decisions is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// One thing after the other, as long as it takes to read it.
    #[default]
    ByItself,
    /// One thing after the other, each until somebody has seen it.
    OneByOne,
    /// One thing after the other, quickly.
    Fast,
    /// Only what came of it.
    AtOnce,
}

impl Pace {
    /// In the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::OneByOne, Self::ByItself, Self::Fast, Self::AtOnce];

    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Theme {
    /// Day for night, night for day.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
        }
    }
}

/// What [`Settings::load`] found.
#[derive(Debug, Clone, PartialEq)]
pub struct LoadedSettings {
    /// The settings to use.
    pub settings: Settings,
    /// Why they are the defaults and where the file that could not be read is kept.
    pub trouble: Option<StorageError>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            format: SETTINGS_FORMAT,
            language: "en".to_owned(),
            theme: Theme::default(),
            ui_scale: 100,
            reduce_motion: false,
            rule_ids: false,
            beats: Pace::default(),
            high_contrast: false,
            full_screen: false,
            muted: false,
            volume: USUAL_VOLUME,
            folders: BTreeMap::new(),
            elsewhere: Vec::new(),
            game: String::new(),
            games: BTreeMap::new(),
            recent_games: IgnoredAny,
            panel_sizes: IgnoredAny,
        }
    }
}

impl Document for Settings {
    const GAME: Option<&'static str> = None;
    const KIND: &'static str = "settings";
}

impl Settings {
    /// Reads the settings. No file means the defaults. A file that is broken or of a newer program means
    /// the defaults as well; it is kept under a new name, so that saving cannot destroy it.
    pub fn load(path: &Path) -> LoadedSettings {
        match read_settings(path) {
            Ok(settings) => LoadedSettings { settings: settings.within_bounds(), trouble: None },
            Err(error) if error.trouble == Trouble::NotFound => {
                LoadedSettings { settings: Self::default(), trouble: None }
            }
            Err(error) => LoadedSettings { settings: Self::default(), trouble: Some(set_aside(path, error)) },
        }
    }

    /// Saves the settings atomically.
    pub fn save(&self, path: &Path) -> Result<(), StorageError> {
        write_document(path, &self.clone().within_bounds())
    }

    /// Saves what has been changed here since `seen`, the settings as they were read or saved here last; what another
    /// window has saved meanwhile stays as it is there. The present settings are what was seen from now on.
    ///
    /// # Errors
    /// They cannot be saved, or what stood there could not be read and is kept under another name.
    pub fn save_changes(&self, seen: &mut Self, dirs: &DataDirs) -> Result<(), StorageError> {
        let path = &dirs.settings_file;
        let _lock = SavingLock::take(dirs)?;
        let (settings, trouble) = match read_settings(path) {
            Ok(theirs) => (theirs.with_changes(seen, self), None),
            Err(error) if error.trouble == Trouble::NotFound => (self.clone(), None),
            Err(error) => (self.clone(), Some(set_aside(path, error))),
        };
        // The room that is kept for a full disk is given up only for what must be written just then.
        match self.elsewhere == seen.elsewhere {
            true => settings.save(path),
            false => in_spare_room(dirs, || settings.save(path)),
        }?;
        seen.clone_from(self);
        trouble.map_or(Ok(()), Err)
    }

    /// These settings with whatever `mine` has changed since `seen`.
    fn with_changes(self, seen: &Self, mine: &Self) -> Self {
        let mut folders = self.folders;
        let new = mine.folders.iter().filter(|(purpose, folder)| seen.folders.get(*purpose) != Some(*folder));
        folders.extend(new.map(|(purpose, folder)| (purpose.clone(), folder.clone())));
        let mut elsewhere = self.elsewhere;
        elsewhere.retain(|game| mine.elsewhere.contains(game) || !seen.elsewhere.contains(game));
        for game in mine.elsewhere.iter().filter(|game| !seen.elsewhere.contains(game)) {
            if !elsewhere.contains(game) {
                elsewhere.push(game.clone());
            }
        }
        let mut games = self.games;
        games.retain(|id, _| mine.games.contains_key(id) || !seen.games.contains_key(id));
        for (id, kept) in &mine.games {
            let seen = seen.games.get(id).cloned().unwrap_or_default();
            let theirs = games.remove(id).unwrap_or_default();
            games.insert(id.clone(), theirs.with_changes(&seen, kept));
        }
        Self {
            format: SETTINGS_FORMAT,
            language: newer(&seen.language, &mine.language, self.language),
            theme: newer(&seen.theme, &mine.theme, self.theme),
            ui_scale: newer(&seen.ui_scale, &mine.ui_scale, self.ui_scale),
            reduce_motion: newer(&seen.reduce_motion, &mine.reduce_motion, self.reduce_motion),
            rule_ids: newer(&seen.rule_ids, &mine.rule_ids, self.rule_ids),
            beats: newer(&seen.beats, &mine.beats, self.beats),
            high_contrast: newer(&seen.high_contrast, &mine.high_contrast, self.high_contrast),
            full_screen: newer(&seen.full_screen, &mine.full_screen, self.full_screen),
            muted: newer(&seen.muted, &mine.muted, self.muted),
            volume: newer(&seen.volume, &mine.volume, self.volume),
            folders,
            elsewhere,
            game: newer(&seen.game, &mine.game, self.game),
            games,
            ..self
        }
    }

    /// A file can be edited by hand: what would make the window unusable is put right.
    fn within_bounds(mut self) -> Self {
        self.format = SETTINGS_FORMAT;
        self.ui_scale = self.ui_scale.clamp(*UI_SCALE.start(), *UI_SCALE.end());
        self.volume = self.volume.min(100);
        self.games.values_mut().for_each(OfGame::shorten);
        self
    }
}

/// Reads settings of any format that there ever was.
pub(super) fn read_settings(path: &Path) -> Result<Settings, StorageError> {
    let (text, format) = open_document::<Settings>(path, SETTINGS_FORMAT)?;
    match format {
        1 => parse_document::<Format1>(path, &text).map(Settings::from),
        _ => parse_document(path, &text),
    }
}

/// What was changed here, else what stands there.
fn newer<T: PartialEq + Clone>(seen: &T, mine: &T, theirs: T) -> T {
    if mine == seen { theirs } else { mine.clone() }
}

/// Renames a file that cannot be read to `name.broken-N.ending`.
fn set_aside(path: &Path, error: StorageError) -> StorageError {
    let kept = free_beside(path, |stem, number, ending| format!("{stem}.broken-{number}{ending}"));
    match move_new(path, &kept) {
        Ok(()) => error.but_safe(Safe::KeptAs(kept)),
        Err(_) => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded_from(text: &str) -> (LoadedSettings, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, text).unwrap();
        (Settings::load(&path), folder)
    }

    #[test]
    fn settings_survive_saving_and_loading() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let mut settings =
            Settings { language: "pl".into(), theme: Theme::Light, ui_scale: 150, ..Settings::default() };
        let mut of_game = OfGame::default();
        of_game.remember("maps", Path::new("/maps/well.ron"));
        of_game.keep("last", &(Some("well"), vec![1, 2], BTreeMap::from([("a", true)])));
        of_game.keep("calm", &false);
        settings.games.insert("chess".into(), of_game);
        settings.save(&path).unwrap();
        assert_eq!(Settings::load(&path), LoadedSettings { settings, trouble: None });
    }

    #[test]
    fn no_file_means_defaults_without_any_trouble() {
        let folder = tempfile::tempdir().unwrap();
        let loaded = Settings::load(&folder.path().join("settings.ron"));
        assert_eq!(loaded, LoadedSettings { settings: Settings::default(), trouble: None });
    }

    #[test]
    fn missing_fields_take_their_defaults() {
        let (loaded, _folder) = loaded_from("(format: 1, language: \"de\")");
        assert_eq!(loaded.settings, Settings { language: "de".into(), ..Settings::default() });
        assert_eq!(loaded.trouble, None);
    }

    #[test]
    fn a_broken_file_is_kept_under_a_new_name_and_told() {
        let (loaded, folder) = loaded_from("(format: 1, langu");
        assert_eq!(loaded.settings, Settings::default());
        let kept = folder.path().join("settings.broken-1.ron");
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), "(format: 1, langu");
        assert_eq!(loaded.trouble.unwrap().safe, Safe::KeptAs(kept));
        assert!(!folder.path().join("settings.ron").exists());
    }

    #[test]
    fn a_second_broken_file_does_not_replace_the_first() {
        let (_, folder) = loaded_from("first");
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, "second").unwrap();
        Settings::load(&path);
        let kept =
            |number| std::fs::read_to_string(folder.path().join(format!("settings.broken-{number}.ron"))).unwrap();
        assert_eq!((kept(1).as_str(), kept(2).as_str()), ("first", "second"));
    }

    #[test]
    fn settings_of_a_newer_program_are_kept_too() {
        let (loaded, folder) = loaded_from("(format: 3, hologram: true)");
        assert_eq!(loaded.trouble.unwrap().trouble, Trouble::Newer { found: 3, known: 2 });
        assert!(folder.path().join("settings.broken-1.ron").exists());
    }

    #[test]
    fn what_stood_in_format_1_is_kept_for_the_game_that_there_was() {
        let (loaded, folder) = loaded_from(
            "(format: 1, language: \"de\", stop_after_phases: false, recent_games: [\"a\"], recent_maps: [\"well\"],\n \
             last_game: Some((map: \"well\", // the first\n party: [(name: \"a\",)])))",
        );
        assert_eq!(loaded.trouble, None);
        let old = &loaded.settings.games[OF_THE_FIRST];
        assert_eq!(old.recent("maps"), [PathBuf::from("well")]);
        assert_eq!(old.value::<bool>("stop_after_phases"), Some(false));
        #[derive(Debug, PartialEq, Deserialize)]
        struct Last {
            map: String,
            party: Vec<Somebody>,
        }
        #[derive(Debug, PartialEq, Deserialize)]
        struct Somebody {
            name: String,
        }
        let last = Last { map: "well".into(), party: vec![Somebody { name: "a".into() }] };
        assert_eq!(old.value::<Last>("last_game"), Some(last));
        assert_eq!(old.value::<u8>("last_game"), None, "it is no number");
        // It is written as it was, also by a program that does not know what it means.
        let path = folder.path().join("settings.ron");
        loaded.settings.save(&path).unwrap();
        let again = Settings::load(&path);
        assert_eq!(again, LoadedSettings { settings: loaded.settings, trouble: None });
        assert!(
            std::fs::read_to_string(&path).unwrap().starts_with("// Delvewright: settings, format 2\n(\n  format: 2,")
        );
    }

    #[test]
    fn values_edited_out_of_bounds_are_put_right() {
        let (loaded, _folder) =
            loaded_from("(format: 1, ui_scale: 1000, panel_sizes: {\"log\": inf, \"map\": -3.0, \"dice\": 40.0})");
        assert_eq!(loaded.trouble, None);
        assert_eq!(loaded.settings, Settings { ui_scale: 200, ..Settings::default() });
    }

    #[test]
    fn what_nothing_read_is_left_out() {
        let (loaded, _folder) =
            loaded_from("(format: 2, language: \"de\", recent_games: [\"a\"], panel_sizes: {\"log\": 320.5})");
        assert_eq!(loaded.trouble, None);
        assert_eq!(loaded.settings, Settings { language: "de".into(), ..Settings::default() });
        assert!(!ron::to_string(&loaded.settings).unwrap().contains("recent_games"));
    }

    #[test]
    fn recent_files_are_listed_once_newest_first() {
        let mut maps = OfGame::default();
        for name in ["a", "b", "a"] {
            maps.remember("maps", Path::new(name));
        }
        assert_eq!(maps.recent("maps"), [PathBuf::from("a"), PathBuf::from("b")]);
        (0..50).for_each(|number| maps.remember("maps", Path::new(&number.to_string())));
        assert_eq!(maps.recent("maps").len(), 12);
    }

    #[test]
    fn two_windows_keep_what_each_of_them_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path());
        let read = || Settings::load(&dirs.settings_file).settings;
        let mut one = Settings { language: "de".into(), ..Settings::default() };
        one.games.entry("chess".into()).or_default().remember("maps", Path::new("old"));
        let mut seen_by_one = Settings::default();
        one.save_changes(&mut seen_by_one, &dirs).unwrap();
        let (mut other, mut seen_by_other) = (read(), read());
        one.theme = Theme::Light;
        one.ui_scale = 150;
        let of_one = one.games.entry("chess".into()).or_default();
        of_one.remember("maps", Path::new("one's"));
        of_one.keep("last", &3);
        one.save_changes(&mut seen_by_one, &dirs).unwrap();
        other.reduce_motion = true;
        other.rule_ids = true;
        other.games.entry("chess".into()).or_default().remember("maps", Path::new("other's"));
        other.save_changes(&mut seen_by_other, &dirs).unwrap();
        let both = read();
        assert_eq!(
            (both.theme, both.ui_scale, both.reduce_motion, both.rule_ids, both.language.as_str()),
            (Theme::Light, 150, true, true, "de")
        );
        assert_eq!(both.games["chess"].recent("maps"), ["other's", "old", "one's"].map(PathBuf::from));
        assert_eq!(both.games["chess"].value::<u8>("last"), Some(3));
        // What both change is as the later wanted it.
        one.language = "pl".into();
        other.language = "en".into();
        one.save_changes(&mut seen_by_one, &dirs).unwrap();
        other.save_changes(&mut seen_by_other, &dirs).unwrap();
        assert_eq!(read().language, "en");
        // Without a file all of them are written, and one that cannot be read is kept.
        std::fs::write(&dirs.settings_file, "(format: 9)").unwrap();
        other.theme = Theme::Light;
        let error = other.save_changes(&mut seen_by_other, &dirs).unwrap_err();
        assert_eq!(error.safe, Safe::KeptAs(folder.path().join("settings.broken-1.ron")));
        assert_eq!(read(), other);
        std::fs::remove_file(&dirs.settings_file).unwrap();
        other.save_changes(&mut seen_by_other, &dirs).unwrap();
        assert_eq!(read(), other);
    }
}

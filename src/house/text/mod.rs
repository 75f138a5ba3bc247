//! Every word a user sees, in English, German and Polish.
//!
//! Messages are written in Project Fluent and compiled in: those of the house live in `assets/text/<language>/*.ftl`, those
//! of a game in a folder of its own beside them, as [`Messages`] in the game's room. Two games may give one name to two
//! messages; a game never takes a name that the house has. A message that the chosen language lacks is taken from English;
//! one that English lacks shows as `⟨its-id⟩`, so that a gap is seen and nothing stops working.
//!
//! ```
//! use delvewright::house::text::{Language, Texts};
//! use delvewright::tr;
//!
//! let texts = Texts::new(Language::English);
//! assert_eq!(&*texts.get("app-name"), "Delvewright");
//! assert_eq!(&*tr!(texts, "storage-newer", found = 3, known = 1), &*texts.with(
//!     "storage-newer",
//!     &[("found", 3.into()), ("known", 1.into())],
//! ));
//! ```
//!
//! What is not here: which sentence is said when. A trouble is put into words in `wrong`, whatever belongs to a game in its room.

mod keys;
mod messages;
mod order;
mod packed;
mod plain;
mod said;
mod value;
mod written;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::FluentArgs;

pub use keys::keys_as_printed;
pub use messages::Messages;
pub(crate) use messages::messages_of;
pub use order::Order;
#[allow(unused_imports, reason = "a house without a window and without a game reads no file of data")]
pub(crate) use packed::packed;
pub(crate) use packed::{unpacked, unpacked_bytes};
pub use plain::{LONGEST_SENTENCE, plain, shown, shown_path, shown_sentence};
pub use value::Value;

use messages::OF_THE_HOUSE;
use said::Said;

/// A language the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Language {
    /// English; the others fall back to it.
    English,
    German,
    Polish,
}

impl Language {
    /// All of them, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Polish];

    /// The two-letter code used in settings and folders.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Polish => "pl",
        }
    }

    /// The language of a code; a region after it (`de-AT`, `pl_PL.UTF-8`) does not matter.
    pub fn from_code(code: &str) -> Option<Self> {
        let short = code.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(short))
    }

    /// What the system speaks: as its environment says, else, where it keeps that elsewhere, as it says itself. English if it speaks
    /// none of ours.
    #[must_use]
    pub fn of_the_environment() -> Self {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        value.or_else(chosen_in_the_system).and_then(|value| Self::from_code(&value)).unwrap_or(Self::English)
    }

    /// The message that holds the language's own name.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::English => "language-en",
            Self::German => "language-de",
            Self::Polish => "language-pl",
        }
    }
}

/// The language that the user has chosen for the whole system. On Linux that is in the environment.
#[cfg(any(windows, target_os = "macos"))]
fn chosen_in_the_system() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(any(windows, target_os = "macos")))]
fn chosen_in_the_system() -> Option<String> {
    None
}

/// What the house and perhaps one game say in one language, with the fallback. Cheap to ask in every frame, and safe to share.
pub struct Texts {
    language: Language,
    said: &'static Said,
    /// What is shown for messages that do not exist; each was warned about once.
    missing: Mutex<BTreeMap<String, Arc<str>>>,
    /// Names that the user has given to things, by whatever a game knows them by.
    names: BTreeMap<String, Arc<str>>,
}

impl Texts {
    /// What the house says in a language, without any game.
    pub fn new(language: Language) -> Self {
        Self::saying(language, OF_THE_HOUSE.said(language, &[&OF_THE_HOUSE]))
    }

    /// What a game says in a language, and the house.
    pub fn of(language: Language, game: &'static Messages) -> Self {
        Self::saying(language, game.said(language, &[game, &OF_THE_HOUSE]))
    }

    fn saying(language: Language, said: &'static Said) -> Self {
        Self { language, said, missing: Mutex::default(), names: BTreeMap::new() }
    }

    /// From now on things have these names of the user's own: pairs of what a game knows them by, and the name. Where that is a message
    /// without values, the name stands in its place.
    pub fn set_names(&mut self, names: impl IntoIterator<Item = (String, String)>) {
        self.names = names.into_iter().map(|(key, name)| (key, Arc::from(shown(&name)))).collect();
    }

    /// The name that the user has given to this.
    pub fn own_name(&self, key: &str) -> Option<Arc<str>> {
        self.names.get(key).map(Arc::clone)
    }

    /// The language asked for.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether a message exists, in the language or in English.
    pub fn has(&self, id: &str) -> bool {
        self.said.message(id).is_some() || self.names.contains_key(id)
    }

    /// A message without values.
    pub fn get(&self, id: &str) -> Arc<str> {
        if let Some(name) = self.names.get(id) {
            return Arc::clone(name);
        }
        match self.said.message(id) {
            Some(message) => Arc::clone(message.plain.get_or_init(|| self.with(id, &[]))),
            None => self.placeholder(id),
        }
    }

    /// A message with its values. Numbers choose the plural form.
    pub fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> Arc<str> {
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.to_fluent())).collect();
        match self.said.message(id).and_then(|message| message.filled_in(&args)) {
            Some(text) => Arc::from(text),
            None => self.placeholder(id),
        }
    }

    fn placeholder(&self, id: &str) -> Arc<str> {
        // A panic elsewhere cannot leave this map half changed.
        let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(gap) = missing.get(id) {
            return Arc::clone(gap);
        }
        log::warn!("there is no message {id}");
        let gap: Arc<str> = Arc::from(format!("⟨{}⟩", shown(id)));
        missing.insert(id.to_owned(), Arc::clone(&gap));
        gap
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Texts({}, {} messages)", self.language.code(), self.said.len())
    }
}

/// A message of a [`Texts`]: `tr!(texts, "app-name")`, or with values
/// `tr!(texts, "storage-newer", found = 3, known = 1)`.
#[macro_export]
macro_rules! tr {
    ($texts:expr, $id:literal) => { $texts.get($id) };
    ($texts:expr, $id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $texts.with($id, &[$((stringify!($name), $crate::house::text::Value::from($value))),+])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts_from(source: &str) -> Texts {
        Texts::of(Language::English, packed(source, ""))
    }

    #[test]
    fn a_message_that_exists_nowhere_shows_its_id() {
        let texts = Texts::new(Language::German);
        assert_eq!(&*texts.get("no-such-message"), "⟨no-such-message⟩");
        assert_eq!(&*texts.with("no-such-message", &[]), "⟨no-such-message⟩");
        assert!(!texts.has("no-such-message"));
    }

    #[test]
    fn each_language_has_its_own_words() {
        let words = Language::ALL.map(|language| Texts::new(language).get("storage-disk-full"));
        assert_ne!(words[0], words[1]);
        assert_ne!(words[1], words[2]);
    }

    #[test]
    fn what_a_language_lacks_is_taken_from_english() {
        let game = packed("moon = moon\n", "moon = Mond\n");
        assert_eq!(&*Texts::of(Language::Polish, game).get("moon"), "moon");
        assert!(Texts::of(Language::Polish, game).has("moon"));
    }

    /// Messages as the build script would have packed them.
    fn packed(english: &str, german: &str) -> &'static Messages {
        let packed = |source: &str| -> &'static [&'static [u8]] {
            vec![&*miniz_oxide::deflate::compress_to_vec(source.as_bytes(), 1).leak()].leak()
        };
        Box::leak(Box::new(Messages::packed([packed(english), packed(german), packed("")])))
    }

    #[test]
    fn a_game_has_its_own_words_and_those_of_the_house() {
        let game = packed("only-english = moon\nboth = sun\n", "both = Sonne\n");
        let texts = Texts::of(Language::German, game);
        assert_eq!((&*texts.get("both"), &*texts.get("only-english")), ("Sonne", "moon"));
        assert_eq!(texts.get("storage-disk-full"), Texts::new(Language::German).get("storage-disk-full"));
        assert_eq!(&*Texts::of(Language::Polish, game).get("both"), "sun");
        assert!(!Texts::new(Language::German).has("both"), "the house knows no word of a game");
    }

    #[test]
    fn two_games_may_give_one_name_to_two_messages() {
        let [one, other] = [packed("name = One\n", ""), packed("name = Other\n", "")];
        let name = |game| Texts::of(Language::English, game).get("name");
        assert_eq!((&*name(one), &*name(other)), ("One", "Other"));
    }

    #[test]
    fn names_of_the_user_are_told_by_what_they_belong_to() {
        let mut texts = Texts::new(Language::English);
        texts.set_names([("key".to_owned(), "A\u{1b}name".to_owned())]);
        assert_eq!(texts.own_name("key").as_deref(), Some("A\u{fffd}name"));
        assert_eq!(texts.own_name("other"), None);
        texts.set_names([("storage-disk-full".to_owned(), "Mine".to_owned())]);
        assert_eq!(&*texts.get("storage-disk-full"), "Mine", "a name stands in the place of a message");
        assert!(!texts.has("key"), "only what was set last counts");
    }

    #[test]
    fn numbers_choose_the_plural_and_stand_without_marks() {
        let texts = texts_from(
            "hits = { $count ->\n    [one] { $who } hits once\n   *[other] { $who } hits { $count } times\n }\n",
        );
        assert_eq!(&*tr!(texts, "hits", count = 1, who = "Ana"), "Ana hits once");
        assert_eq!(&*tr!(texts, "hits", count = 1200_usize, who = "Ana"), "Ana hits 1200 times");
    }

    #[test]
    fn a_value_cannot_move_the_cursor_or_turn_the_text_around() {
        let texts = texts_from("hello = Hello { $name }\n");
        assert_eq!(&*tr!(texts, "hello", name = "A\u{1b}[2J\u{202e}"), "Hello A\u{fffd}[2J\u{fffd}");
    }

    #[test]
    fn a_missing_value_is_visible_and_no_crash() {
        assert_eq!(&*texts_from("hello = Hello { $name }\n").with("hello", &[]), "Hello {$name}");
    }

    #[test]
    fn a_message_without_values_is_made_only_once() {
        let texts = Texts::new(Language::English);
        assert!(Arc::ptr_eq(&texts.get("app-name"), &texts.get("app-name")));
        assert!(Arc::ptr_eq(&texts.get("none"), &texts.get("none")));
    }

    #[test]
    fn a_region_behind_a_language_does_not_matter() {
        assert_eq!(Language::from_code("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_code("PL"), Some(Language::Polish));
        assert_eq!(Language::from_code("fr"), None);
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
    }
}

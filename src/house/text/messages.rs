//! The messages of the house, or of one game: a folder of files in each language, or several, packed into the program by the build script.

use super::said::Said;
use super::{Language, unpacked};
use std::fmt;
use std::sync::OnceLock;

/// The messages of the house or of one game in every language. Each language is unpacked when it is first asked for, and
/// only once; what it says is read message by message (`Said`).
pub struct Messages {
    /// In the order of [`Language::ALL`]: of each language what its folders say.
    packed: [&'static [&'static [u8]]; 3],
    unpacked: [OnceLock<String>; 3],
    said: [OnceLock<Said>; 3],
}

impl Messages {
    /// Messages as the build script has packed them, in the order of [`Language::ALL`]; `messages_of!` makes them.
    #[must_use]
    pub const fn packed(packed: [&'static [&'static [u8]]; 3]) -> Self {
        Self { packed, unpacked: [const { OnceLock::new() }; 3], said: [const { OnceLock::new() }; 3] }
    }

    /// What all files of a language say.
    pub(super) fn of(&'static self, language: Language) -> &'static str {
        let at = language as usize;
        self.unpacked[at].get_or_init(|| self.packed[at].iter().map(|packed| unpacked(packed)).collect())
    }

    /// All that is said to whom these messages are put first, with those of the other `rooms`.
    pub(super) fn said(&'static self, language: Language, rooms: &[&'static Self]) -> &'static Said {
        self.said[language as usize].get_or_init(|| Said::by(language, rooms))
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "Messages({} bytes)",
            self.packed.iter().copied().flatten().map(|packed| packed.len()).sum::<usize>()
        )
    }
}

/// The [`Messages`] of a game by the name of its folder in `assets/text/<language>/`, with those of what it has in common with
/// others; without a name those of the house.
macro_rules! messages_of {
    () => { $crate::house::text::messages_of!(in "/") };
    ($($room:literal),+) => { $crate::house::text::messages_of!(in $(concat!("/", $room, "/")),+) };
    (in $($folder:expr),+) => {
        $crate::house::text::Messages::packed([
            &[$(include_bytes!(concat!(env!("OUT_DIR"), $folder, "en.deflate")).as_slice()),+],
            &[$(include_bytes!(concat!(env!("OUT_DIR"), $folder, "de.deflate")).as_slice()),+],
            &[$(include_bytes!(concat!(env!("OUT_DIR"), $folder, "pl.deflate")).as_slice()),+],
        ])
    };
}
pub(crate) use messages_of;

/// What is said by the house itself, whichever game is played.
pub(super) static OF_THE_HOUSE: Messages = messages_of!();

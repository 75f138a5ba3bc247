//! The messages of a language: all files of its folder, which the build script has packed into the program.

use super::Language;
use std::sync::LazyLock;

macro_rules! unpacked {
    ($file:literal) => {
        LazyLock::new(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/", $file))))
    };
}

static ENGLISH: LazyLock<String> = unpacked!("en.deflate");
static GERMAN: LazyLock<String> = unpacked!("de.deflate");
static POLISH: LazyLock<String> = unpacked!("pl.deflate");

/// What all files of a language say, one after the other.
pub(super) fn of(language: Language) -> &'static str {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Polish => &POLISH,
    }
}

fn unpack(packed: &[u8]) -> String {
    let messages = miniz_oxide::inflate::decompress_to_vec(packed).expect("the build script packed it");
    String::from_utf8(messages).expect("the build script packed text")
}

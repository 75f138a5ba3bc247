//! Keys that are held, as they are written on the keyboard of the system. Our texts write them as everywhere but on a Mac: `Ctrl + Z`,
//! in German `Strg + Umschalt + Z`. There the first of them is the command key, and they have signs without anything between.

use std::borrow::Cow;

/// What stands between the keys of our texts.
const AND: &str = " + ";

/// The names of keys that are held, in all languages, with the sign of a Mac, in the order in which a Mac names them.
const HELD: [(&str, char); 5] = [("Alt", '⌥'), ("Shift", '⇧'), ("Umschalt", '⇧'), ("Ctrl", '⌘'), ("Strg", '⌘')];

/// Longer names of keys than `F12` stand apart from the signs, as what is no key does.
const SHORT: usize = 3;

/// The text with all keys as this system prints them.
#[must_use]
pub fn keys_as_printed(text: &str) -> Cow<'_, str> {
    if cfg!(target_os = "macos") { as_on_a_mac(text) } else { Cow::Borrowed(text) }
}

fn as_on_a_mac(text: &str) -> Cow<'_, str> {
    if !text.contains(AND) {
        return Cow::Borrowed(text);
    }
    let mut told = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let is_within_a_word = told.ends_with(char::is_alphanumeric);
        let (held, behind) = if is_within_a_word { (Vec::new(), rest) } else { held_at(rest) };
        if held.is_empty() {
            told.push(next);
            rest = &rest[next.len_utf8()..];
            continue;
        }
        let signs = HELD.iter().enumerate().filter(|(place, _)| held.contains(place));
        told.extend(signs.map(|(_, (_, sign))| sign));
        let name = behind.chars().take_while(|sign| sign.is_alphanumeric()).count();
        if name > SHORT {
            told.push(' ');
        }
        rest = behind;
    }
    Cow::Owned(told)
}

/// The keys that are held where the text begins, by their place in [`HELD`], and what stands behind them.
fn held_at(text: &str) -> (Vec<usize>, &str) {
    let (mut held, mut behind) = (Vec::new(), text);
    let key = |text: &str| {
        HELD.iter().position(|(name, _)| text.strip_prefix(name).is_some_and(|rest| rest.starts_with(AND)))
    };
    while let Some(place) = key(behind) {
        behind = &behind[HELD[place].0.len() + AND.len()..];
        held.push(place);
    }
    (held, behind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mac_has_signs_for_the_keys_that_are_held_in_its_own_order() {
        for (ours, mac) in [
            ("Ctrl + Z", "⌘Z"),
            ("Ctrl + Shift + Z", "⇧⌘Z"),
            ("Strg + Umschalt + Z", "⇧⌘Z"),
            ("Shift + F10", "⇧F10"),
            ("Alt + Home", "⌥ Home"),
            ("Alt + ←", "⌥←"),
            ("Take this back (Ctrl + Z)", "Take this back (⌘Z)"),
            ("Ctrl + 0 leads back, Ctrl + Plus changes it.", "⌘0 leads back, ⌘ Plus changes it."),
            ("Ctrl + C, X, V", "⌘C, X, V"),
            ("Ctrl + click picks more", "⌘ click picks more"),
            ("Ctrl + arrows", "⌘ arrows"),
        ] {
            assert_eq!(as_on_a_mac(ours), mac, "{ours}");
        }
    }

    #[test]
    fn what_only_looks_like_a_key_stays() {
        for text in ["", "2 + 3", "Kobalt + Z", "Kobalt", "Strg", "Alt", "Basalt + Alt", "1 + Altar"] {
            assert_eq!(as_on_a_mac(text), text);
        }
        assert_eq!(keys_as_printed("Ctrl + Z") == "Ctrl + Z", !cfg!(target_os = "macos"));
    }
}

//! The values a message may mention.

use std::borrow::Cow;

use super::plain::plain;
use fluent_bundle::FluentValue;

/// A word or a number for the place of a `{ $name }` in a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word; what it holds is read and does nothing.
    Text(Cow<'a, str>),
    /// A number; it chooses plural forms.
    Number(i64),
}

impl Value<'_> {
    pub(super) fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::String(bounded(plain(text))),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

/// Longer than any page that somebody writes. A word from outside is cut far earlier, where it is known to be one
/// ([`super::shown`]); this holds where somebody forgets it, also for whoever draws the sentence in every frame.
const LONGEST: usize = 20_000;

fn bounded(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => text,
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a std::sync::Arc<str>> for Value<'a> {
    fn from(text: &'a std::sync::Arc<str>) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Beyond that no plural form changes any more.
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8, i8, u16, i16, u32, i32, u64, i64, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sentence_gets_as_long_as_a_file_and_a_page_stays_whole() {
        let page = "é".repeat(LONGEST);
        assert_eq!(Value::from(&page).to_fluent(), FluentValue::String(page.as_str().into()));
        let endless = Value::from("é".repeat(3_000_000));
        let FluentValue::String(cut) = endless.to_fluent() else { unreachable!("it is a text") };
        assert_eq!((cut.chars().count(), cut.ends_with('…')), (LONGEST + 1, true));
    }
}

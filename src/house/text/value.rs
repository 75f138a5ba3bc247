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
            Self::Text(text) => FluentValue::String(plain(text)),
            Self::Number(number) => FluentValue::from(*number),
        }
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

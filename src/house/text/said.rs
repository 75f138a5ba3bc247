//! All that is said to somebody: the messages of one or two rooms in one language, each read when it is first asked for. There are
//! thousands, and a start of the program asks for a few hundred; reading all of them took half of the start.

use super::{Language, Messages, keys_as_printed};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// What rooms say in one language, with the fallback. It never changes, so it is made once for all who speak it.
pub(super) struct Said {
    language: Language,
    rooms: Vec<&'static Messages>,
    messages: BTreeMap<&'static str, Message>,
}

/// A message as it is written. It mentions no other, so it can be read by itself.
pub(super) struct Message {
    id: &'static str,
    language: Language,
    source: &'static str,
    read: OnceLock<FluentResource>,
    /// The finished text, if it needs no values, made when it is first asked for.
    pub(super) plain: OnceLock<Arc<str>>,
}

impl Said {
    /// Where two rooms say the same id, the first one counts.
    pub(super) fn by(language: Language, rooms: &[&'static Messages]) -> Self {
        let mut messages = BTreeMap::new();
        for (id, source) in rooms.iter().flat_map(|room| written(room.of(language))) {
            let (read, plain) = (OnceLock::new(), OnceLock::new());
            messages.entry(id).or_insert(Message { id, language, source, read, plain });
        }
        Self { language, rooms: rooms.to_vec(), messages }
    }

    /// The language counts before the room: only what no room says in it is looked for in English.
    pub(super) fn message(&'static self, id: &str) -> Option<&'static Message> {
        self.messages.get(id).or_else(|| self.in_english()?.message(id))
    }

    fn in_english(&self) -> Option<&'static Self> {
        let first = self.rooms.first().filter(|_| self.language != Language::English)?;
        Some(first.said(Language::English, &self.rooms))
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.messages.len()
    }
}

impl Message {
    /// The sentence with these values; none if what is written is no message.
    pub(super) fn filled_in(&'static self, values: &FluentArgs<'_>) -> Option<Cow<'static, str>> {
        let read = self.read.get_or_init(|| {
            FluentResource::try_new(self.source.to_owned()).unwrap_or_else(|(resource, errors)| {
                log::error!("{} {}: {errors:?}", self.language.code(), self.id);
                resource
            })
        });
        let Some(Entry::Message(message)) = read.get_entry(0) else {
            return None;
        };
        let mut errors = Vec::new();
        let text = grammar(self.language).format_pattern(message.value.as_ref()?, Some(values), &mut errors);
        if let Some(error) = errors.first() {
            log::warn!("message {}: {error}", self.id);
        }
        Some(text)
    }
}

/// How a language fills in values: which form a number chooses.
fn grammar(language: Language) -> &'static FluentBundle<FluentResource> {
    static OF_EACH: [OnceLock<FluentBundle<FluentResource>>; 3] = [const { OnceLock::new() }; 3];
    OF_EACH[language as usize].get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // The invisible direction marks would show as boxes, and our languages all run from left to right.
        bundle.set_use_isolating(false);
        if cfg!(target_os = "macos") {
            bundle.set_transform(Some(keys_as_printed));
        }
        bundle
    })
}

/// The messages in what is written: the id of each, and everything from it to the next.
fn written(text: &str) -> Vec<(&str, &str)> {
    let mut begun: Vec<(&str, usize)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        begun.extend(id_of(line).map(|id| (id, at)));
        at += line.len();
    }
    let ends: Vec<usize> = begun.iter().skip(1).map(|(_, at)| *at).chain([text.len()]).collect();
    begun.into_iter().zip(ends).map(|((id, from), to)| (id, &text[from..to])).collect()
}

/// The id of the message that begins on a line. Only a message begins with a letter at the start of one.
fn id_of(line: &str) -> Option<&str> {
    if !line.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let id = line.split_once('=')?.0.trim_end();
    id.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_messages_are_listed_as_such_each_with_all_its_lines() {
        let source = "# a = b\n-term = x\nfirst = 1\n    .hint = no\nsecond-2 =\n    more = text\n}\nno such = id\n";
        assert_eq!(
            written(source),
            [("first", "first = 1\n    .hint = no\n"), ("second-2", "second-2 =\n    more = text\n}\nno such = id\n")]
        );
    }
}

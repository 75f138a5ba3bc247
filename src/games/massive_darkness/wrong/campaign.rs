//! What can be wrong with a campaign book, in words.

use crate::games::massive_darkness::campaign::lines::ReadError;
use crate::games::massive_darkness::campaign::rescue::{Rescued, WhyLeftOut};
use crate::games::massive_darkness::campaign::words::{Words, forbidden};
use crate::games::massive_darkness::campaign::{Along, Refused, Why};
use crate::games::massive_darkness::describe::stage_refusal;
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong;
use crate::tr;
use std::path::Path;
use std::sync::Arc;

impl Wrong for Along {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Quest(unusable) => unusable.say(texts),
            Self::Cards(pack) => {
                let reason = pack.why.say(texts);
                tr!(texts, "wrong-bundle-cards", file = shown_path(&pack.file), reason = &reason)
            }
        }
    }
}

/// Names of Heroes and cards need the box: [`Words::refused`] says it better where there is one.
impl Wrong for Refused {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let refusal = match &self.why {
            Why::Rule(refusal) => refusal,
            Why::Story(refusal) => return stage_refusal(texts, refusal),
        };
        let about: Vec<String> = [&self.hero, &self.thing].into_iter().flatten().map(|name| shown(name)).collect();
        forbidden(texts, *refusal, (!about.is_empty()).then(|| about.join(", ")))
    }
}

/// What became of a damaged book, line by line: where the damaged file is, and what could not be rescued and why.
#[must_use]
pub fn rescued_lines(words: &Words<'_>, file: &Path, rescued: &Rescued) -> Vec<String> {
    let texts = words.texts;
    let (file, kept) = (shown_path(file), shown_path(&rescued.kept));
    let mut lines = vec![tr!(texts, "cli-campaign-rescued", file = file, kept = kept).to_string()];
    lines.extend(rescued.left_out.iter().map(|lost| {
        let why = match &lost.why {
            WhyLeftOut::NoText => tr!(texts, "book-line-no-text").to_string(),
            WhyLeftOut::Read(ReadError::Malformed { column, reason, .. }) => {
                let reason = &reason.say(texts);
                tr!(texts, "book-line-unclear", reason = reason, column = *column).to_string()
            }
            WhyLeftOut::Read(error) => error.say(texts).to_string(),
            WhyLeftOut::Refused(refused) => words.refused(refused),
        };
        tr!(texts, "book-left-out", line = lost.line, why = why).to_string()
    }));
    lines
}

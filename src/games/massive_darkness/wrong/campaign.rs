//! What can be wrong with a campaign book, in words.

use crate::games::massive_darkness::campaign::rescue::Rescued;
use crate::games::massive_darkness::campaign::words::{Words, forbidden};
use crate::games::massive_darkness::campaign::{Along, Refused, Why};
use crate::games::massive_darkness::describe::stage_refusal;
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::{self, Wrong};
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
    wrong::rescued_lines(words.texts, file, rescued, |refused| words.refused(refused))
}

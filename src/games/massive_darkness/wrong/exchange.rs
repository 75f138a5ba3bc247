//! Why a file from elsewhere is no quest that can be opened, in the user's language.

use super::thing;
use crate::games::massive_darkness::quest::exchange::Unusable;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong;
use std::path::Path;
use std::sync::Arc;

impl Wrong for Unusable {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let shown = |file: &Path| shown_path(file);
        match self {
            Self::File(error) => error.say(texts),
            Self::NotAFile(file) => texts.with("wrong-exchange-no-file", &[("file", shown(file).into())]),
            Self::TooMuch { file, what, count, most } => {
                let what = thing(texts, what);
                texts.with(
                    "wrong-exchange-too-much",
                    &[
                        ("file", shown(file).into()),
                        ("what", what.as_ref().into()),
                        ("count", (*count).into()),
                        ("most", (*most).into()),
                    ],
                )
            }
            Self::TooLong { file, by, count, most } => {
                let by = by.say(texts);
                texts.with(
                    "wrong-exchange-too-long",
                    &[
                        ("file", shown(file).into()),
                        ("by", by.as_ref().into()),
                        ("count", (*count).into()),
                        ("most", (*most).into()),
                    ],
                )
            }
            Self::TooFar { file, tile: Some(tile), most } => texts.with(
                "wrong-exchange-tile-far",
                &[("file", shown(file).into()), ("tile", tile.into()), ("most", i64::from(*most).into())],
            ),
            Self::TooFar { file, tile: None, most } => {
                texts.with("wrong-exchange-far", &[("file", shown(file).into()), ("most", i64::from(*most).into())])
            }
        }
    }
}

//! `lint`: what keeps a document from being used, or can hardly be meant in it.

use super::words::json;
use super::{Answer, Fault, Said};
use crate::house::plug::{Linted, OpenGame};
use crate::house::text::Texts;
use serde_json::{Value as Json, json};

/// Looks into documents of an open game: files, or names of its box.
pub(crate) fn run(game: &dyn OpenGame, names: &[String], is_for_machines: bool, texts: &Texts) -> Answer {
    let (mut text, mut is_good, mut listed) = (String::new(), true, Vec::new());
    let Some(linted) = game.lint(names, texts) else { return Err(Fault::message("cli-lint-no-documents")) };
    for (name, linted) in names.iter().zip(linted.map_err(|trouble| Fault::because("cli-reason", trouble))?) {
        let Linted { kind, told, problems, hints, more } = linted;
        is_good &= problems.is_empty();
        text += &told;
        let mut found = json!({ "problems": problems, "hints": hints, "more": more });
        if let Json::Object(fields) = &mut found {
            fields.insert(kind.to_owned(), name.as_str().into());
        }
        listed.push(found);
    }
    let text = if is_for_machines { json(&json!(listed)) } else { text };
    Ok(if is_good { Said::well(text) } else { Said::badly(text) })
}

//! `lint`: what keeps a document from being used, or can hardly be meant in it.

use super::whose::{no_document, refuse_foreign};
use super::words::json;
use super::{Answer, Fault, Said};
use crate::house::plug::{Linted, OpenGame, Plug};
use crate::house::storage::Wanted;
use crate::house::text::Texts;
use serde_json::{Value as Json, json};
use std::path::Path;

/// What the command is called.
pub(crate) const NAME: &str = "lint";

/// Looks into documents of an open game: files, or names of its box.
pub(crate) fn run(
    plug: &dyn Plug,
    game: &dyn OpenGame,
    names: &[String],
    is_for_machines: bool,
    texts: &Texts,
) -> Answer {
    let (mut text, mut is_good, mut listed, mut faults) = (String::new(), true, Vec::new(), Vec::new());
    let Some(looked_into) = game.lint(names, texts) else { return Err(Fault::message("cli-lint-no-documents")) };
    for (name, linted) in names.iter().zip(looked_into) {
        if let Err(fault) = refuse_foreign(Path::new(name), Wanted::Document, plug.id()) {
            faults.push(fault);
            continue;
        }
        let Linted { kind, told, problems, hints, more } = match linted {
            Ok(linted) => linted,
            Err(trouble) => {
                faults.push(no_document(Fault::because("cli-reason", trouble), Path::new(name), plug.id()));
                continue;
            }
        };
        is_good &= problems.is_empty();
        text += &told;
        let mut found = json!({ "problems": problems, "hints": hints, "more": more });
        if let Json::Object(fields) = &mut found {
            fields.insert(kind.to_owned(), name.as_str().into());
        }
        listed.push(found);
    }
    let text = if is_for_machines && !listed.is_empty() { json(&json!(listed)) } else { text };
    Ok(match is_good {
        _ if !faults.is_empty() => Said::in_part(text, faults),
        true => Said::well(text),
        false => Said::badly(text),
    })
}

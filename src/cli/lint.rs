//! `lint`: what keeps a quest from being played.

use super::table::{quest, table};
use super::words::{json, line};
use super::{Answer, Said};
use crate::quest::lay_out;
use crate::text::Texts;
use crate::wrong::Wrong as _;
use clap::Args;
use serde_json::json;

/// The arguments of `lint`.
#[derive(Args)]
pub(super) struct Lint {
    /// Quests: names of shipped ones, or files
    #[arg(required = true, value_name = "FILE|ID")]
    quests: Vec<String>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

impl Lint {
    pub(super) fn run(&self, texts: &Texts) -> Answer {
        let table = table()?;
        let (mut text, mut found, mut listed) = (String::new(), false, Vec::new());
        for name in &self.quests {
            let quest = quest(name)?;
            let problems = lay_out(&quest, &table.library.tiles).err().unwrap_or_default();
            found |= !problems.is_empty();
            if problems.is_empty() {
                text += &line(texts, "cli-lint-good", &[("quest", name.into())]);
            }
            for problem in &problems {
                text += &line(
                    texts,
                    "cli-lint-problem",
                    &[("quest", name.into()), ("problem", problem.say(texts).as_ref().into())],
                );
            }
            let problems: Vec<String> = problems.iter().map(|problem| problem.say(texts).to_string()).collect();
            listed.push(json!({ "quest": name, "problems": problems }));
        }
        let text = if self.json { json(&json!(listed)) } else { text };
        Ok(if found { Said::badly(text) } else { Said::well(text) })
    }
}

//! `replay`: a recorded game is played again, and every state has to be the recorded one.

use crate::cli::whose::refuse_foreign;
use crate::cli::words::{json, line, outcome, outcome_id};
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::plug::PLUG;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::session::Session;
use crate::house::play::{is_whole, whole_lines};
use crate::house::plug::Plug as _;
use crate::house::session::{Change, Sessions as _};
use crate::house::storage::{Wanted, read_log};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::game::Game as _;
use crate::kernel::journal::{Read, Trouble};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// The arguments of `replay`.
#[derive(Args)]
pub(crate) struct Replay {
    /// The recorded game
    #[arg(value_name = "JOURNAL")]
    journal: PathBuf,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub(crate) fn run(&self, rules: &MassiveDarknessRules, texts: &Texts) -> Answer {
        refuse_foreign(&self.journal, Wanted::Game, PLUG.id())?;
        let log = read_log(&self.journal, |_| true)?;
        let read = rules
            .verify(&whole_lines::<MassiveDarkness>(&log))
            .map_err(|error| Fault::from((self.journal.as_path(), error)))?;
        let is_cut = log.cut.as_ref().is_some_and(|cut| !is_whole::<MassiveDarkness>(cut));
        let torn = is_cut || matches!(read.trouble, Some(Trouble::Torn { .. }));
        let Read { journal, trouble } = read;
        let trouble = trouble.filter(|trouble| !matches!(trouble, Trouble::Torn { .. }));
        let changes = rules.changes(journal.header());
        let holds = trouble.is_none() && !changes.contains(&Change::Document);
        let text = if self.json {
            for_machines(&journal, trouble.as_ref(), torn, &changes)
        } else {
            self.for_people(texts, &journal, trouble.as_ref(), torn, &changes)
        };
        Ok(if holds { Said::well(text) } else { Said::badly(text) })
    }

    fn for_people(
        &self,
        texts: &Texts,
        session: &Session,
        trouble: Option<&Trouble>,
        torn: bool,
        changes: &[Change],
    ) -> String {
        let game = session.game();
        let file = shown_path(&self.journal);
        let mut text = String::new();
        match trouble {
            Some(Trouble::OtherDice { .. } | Trouble::OtherSnapshot { .. }) => {
                let reason = trouble.map(|trouble| trouble.say(texts)).unwrap_or_default();
                text += &line(texts, "cli-altered", &[("file", file.into()), ("reason", reason.as_ref().into())]);
            }
            Some(trouble) => {
                text += &line(
                    texts,
                    "cli-diverged",
                    &[
                        ("file", file.into()),
                        ("reason", trouble.say(texts).as_ref().into()),
                        ("answers", session.len().into()),
                    ],
                );
            }
            None if changes.contains(&Change::Document) => {
                let reason = texts.get("cli-other-quest");
                text += &line(texts, "cli-altered", &[("file", file.into()), ("reason", reason.as_ref().into())]);
            }
            None => {
                let outcome = outcome(texts, game.outcome());
                text += &line(
                    texts,
                    "cli-verified",
                    &[
                        ("file", file.into()),
                        ("answers", session.len().into()),
                        ("rounds", i64::from(game.round()).into()),
                        ("outcome", outcome.to_string().into()),
                        ("hash", format!("{:016x}", session.hash()).into()),
                    ],
                );
            }
        }
        let goes_elsewhere = matches!(trouble, Some(Trouble::Stopped { .. } | Trouble::OtherStart));
        if goes_elsewhere && changes.iter().all(|change| *change == Change::Document) {
            text += &line(texts, "cli-damaged", &[]);
        }
        for change in changes {
            match change {
                Change::Document => {}
                Change::Content => text += &line(texts, "cli-other-content", &[]),
                Change::Rules => text += &line(texts, "cli-other-rules", &[]),
            }
        }
        if torn {
            text += &line(texts, "cli-torn", &[]);
        }
        text
    }
}

fn for_machines(session: &Session, trouble: Option<&Trouble>, torn: bool, changes: &[Change]) -> String {
    let game = session.game();
    json(&json!({
        "verified": trouble.is_none() && !changes.contains(&Change::Document),
        "changed": changes.iter().map(|change| name_of(*change)).collect::<Vec<_>>(),
        "trouble": trouble.map(Trouble::to_string),
        "torn": torn,
        "quest": game.dungeon.id,
        "seed": session.header().seed,
        "answers": session.len(),
        "rounds": game.round(),
        "outcome": outcome_id(game.outcome()),
        "hash": format!("{:016x}", session.hash()),
    }))
}

/// What has changed, for machines.
fn name_of(change: Change) -> &'static str {
    match change {
        Change::Document => "quest",
        Change::Content => "content",
        Change::Rules => "rules",
    }
}

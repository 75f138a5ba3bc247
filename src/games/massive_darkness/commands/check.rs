//! `check`: rules cases are run.

use crate::cli::words::line;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::cases::{NoCases, Report, case_box};
use crate::house::storage::{Action, StorageError, read_text};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::tr;
use clap::Args;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The arguments of `check`.
#[derive(Args)]
pub(crate) struct Check {
    /// Files with cases, or folders with such files
    #[arg(required = true, value_name = "CASES")]
    files: Vec<PathBuf>,
}

impl Check {
    pub(crate) fn run(&self, texts: &Texts) -> Answer {
        let mut gathered = Gathered::default();
        for path in &self.files {
            gathered.add(path, 0)?;
        }
        let files = gathered.files;
        let cards = case_box()?;
        let (mut text, mut failed, mut all) = (String::new(), 0, 0);
        for path in &files {
            let file = shown_path(path);
            let report: Report = cards.check(&file, &read_text(path)?);
            if let Some(reason) = report.unreadable {
                let reason = why(texts, &reason).to_string();
                return Err(Fault::message("cli-no-cases").with("file", file).with("reason", reason));
            }
            failed += report.failed();
            all += report.cases.len();
            text += &report.to_string();
        }
        if all == 0 {
            let names: Vec<String> = self.files.iter().map(shown_path).collect();
            return Err(Fault::message("cli-no-cases-there").with("files", names.join(", ")));
        }
        text += &line(
            texts,
            "cli-checked",
            &[("cases", all.into()), ("files", files.len().into()), ("failed", failed.into())],
        );
        Ok(if failed == 0 { Said::well(text) } else { Said::badly(text) })
    }
}

fn why(texts: &Texts, no_cases: &NoCases) -> Arc<str> {
    match no_cases {
        NoCases::Unreadable(error) => error.say(texts),
        NoCases::Empty => tr!(texts, "cli-cases-none"),
        NoCases::TooMany { count, most } => tr!(texts, "cli-cases-too-many", count = *count, most = *most),
    }
}

/// So many files with cases are run at once: who names the root of the disk does not mean it.
const MOST_FILES: usize = 5000;

/// So deep lie folders with cases.
const DEEPEST: usize = 32;

/// The files that were found, and the folders that were looked into: a link that leads back to one leads in a circle.
#[derive(Default)]
struct Gathered {
    files: Vec<PathBuf>,
    folders: BTreeSet<PathBuf>,
}

impl Gathered {
    /// Adds the file, or all files of cases below the folder, in a stable order.
    fn add(&mut self, path: &Path, depth: usize) -> Result<(), Fault> {
        if !path.is_dir() {
            self.files.push(path.to_path_buf());
            if self.files.len() > MOST_FILES {
                return Err(Fault::message("cli-check-too-many").with("most", MOST_FILES));
            }
            return Ok(());
        }
        let real = path.canonicalize().map_err(|error| StorageError::from_io(path, Action::Folder, &error))?;
        if depth > DEEPEST || !self.folders.insert(real) {
            return Ok(());
        }
        let mut inside = folder(path)?;
        inside.sort();
        for path in inside {
            if path.is_dir() || path.extension().is_some_and(|ending| ending == "ron") {
                self.add(&path, depth + 1)?;
            }
        }
        Ok(())
    }
}

fn folder(path: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let listed = std::fs::read_dir(path).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    listed.map_err(|error| StorageError::from_io(path, Action::Folder, &error))
}

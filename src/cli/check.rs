//! `check`: rules cases are run.

use super::words::line;
use super::{Answer, Fault, Said};
use crate::cases::{Report, case_box};
use crate::storage::{StorageError, Trouble, read_text};
use crate::text::Texts;
use clap::Args;
use std::path::{Path, PathBuf};

/// The arguments of `check`.
#[derive(Args)]
pub(super) struct Check {
    /// Files with cases, or folders with such files
    #[arg(required = true, value_name = "CASES")]
    files: Vec<PathBuf>,
}

impl Check {
    pub(super) fn run(&self, texts: &Texts) -> Answer {
        let mut files = Vec::new();
        for path in &self.files {
            gather(path, &mut files)?;
        }
        let cards = case_box()?;
        let (mut text, mut failed, mut all) = (String::new(), 0, 0);
        for path in &files {
            let file = path.display().to_string();
            let report: Report = cards.check(&file, &read_text(path)?);
            if let Some(reason) = report.unreadable {
                return Err(Fault::message("cli-no-cases").with("file", file).with("reason", reason));
            }
            failed += report.failed();
            all += report.cases.len();
            text += &report.to_string();
        }
        if all == 0 {
            let names: Vec<String> = self.files.iter().map(|path| path.display().to_string()).collect();
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

/// The file, or all files of cases below the folder, in a stable order.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Fault> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let unreadable = |_| StorageError::untouched(path, Trouble::NotFound);
    let mut inside = Vec::new();
    for entry in std::fs::read_dir(path).map_err(unreadable)? {
        inside.push(entry.map_err(unreadable)?.path());
    }
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "ron") {
            gather(&path, files)?;
        }
    }
    Ok(())
}

//! `sheet`: a quest on paper, as a PDF file or as pictures.

use crate::cli::numbers::whole;
use crate::cli::words::line;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::table::quest;
use crate::games::massive_darkness::content::own_cards::Laid;
use crate::games::massive_darkness::print::{Paper, Printed, left_out, sheet, write_pages};
use crate::games::massive_darkness::texts;
use crate::house::storage::{StorageError, Trouble};
use crate::house::text::{Language, Texts, shown_path};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};

/// The arguments of `sheet`.
#[derive(Args)]
pub(crate) struct Sheet {
    /// Quest: the name of a shipped one, or a file
    #[arg(value_name = "FILE|ID")]
    quest: String,
    /// File to write: `.pdf`, or `.png` for pictures, one for each page
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    #[arg(long, value_enum, default_value_t = PaperName::A4)]
    paper: PaperName,
    /// Language of the sheet; without it that of the terminal
    #[arg(long, value_name = "en|de|pl", value_parser = language)]
    language: Option<Language>,
    /// Dots to the inch of pictures
    #[arg(long, value_name = "N", default_value_t = 150, value_parser = whole::<u16>(30..=600))]
    dpi: u16,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum PaperName {
    A4,
    Letter,
}

impl From<PaperName> for Paper {
    fn from(name: PaperName) -> Self {
        match name {
            PaperName::A4 => Self::A4,
            PaperName::Letter => Self::Letter,
        }
    }
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| Language::ALL.map(Language::code).join(", "))
}

impl Sheet {
    pub(crate) fn run(&self, laid: &Laid, texts: &Texts) -> Answer {
        let quest = quest(&self.quest)?;
        let own = self.language.map(texts::of);
        let printed = sheet(&quest, &laid.library, own.as_ref().unwrap_or(texts), self.paper.into());
        let mut said = String::new();
        let files = files(&printed, &self.to, self.dpi)?;
        for (file, _) in &files {
            said += &line(texts, "cli-sheet-written", &[("file", shown_path(file).into())]);
        }
        write_pages(files)?;
        let is_pdf = self.to.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
        said += &left_out(&printed, !is_pdf, texts).map(|told| format!("{told}\n")).unwrap_or_default();
        Ok(Said::well(said))
    }
}

/// Everything is drawn before the first file is written.
fn files(printed: &Printed, to: &Path, dpi: u16) -> Result<Vec<(PathBuf, Vec<u8>)>, Fault> {
    let failed = |reason| StorageError::untouched(to, Trouble::Unwritable(reason));
    let ending = to.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    match ending.as_deref() {
        Some("pdf") => Ok(vec![(to.to_owned(), printed.pdf().map_err(failed)?)]),
        Some("png") => {
            let page = |page: usize| Ok((printed.page_file(to, page), printed.png(page, dpi).map_err(failed)?));
            (0..printed.pictures()).map(page).collect()
        }
        _ => Err(Fault::message("cli-sheet-ending").with("file", shown_path(to))),
    }
}

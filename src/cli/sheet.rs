//! `sheet`: a document on paper, as a PDF file or as pictures.

use super::numbers::whole;
use super::whose::{no_document, refuse_foreign};
use super::words::line;
use super::{Answer, Fault, Said};
use crate::house::paper::Paper;
use crate::house::plug::{OpenGame, Plug};
use crate::house::printing::{Form, left_out, write};
use crate::house::storage::Wanted;
use crate::house::text::{Language, Texts, shown_path};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};

/// What the command is called.
pub(crate) const NAME: &str = "sheet";

/// The arguments of `sheet`.
#[derive(Args)]
pub(crate) struct Sheet {
    /// What is printed: the name of one of the box, or a file
    #[arg(value_name = "FILE|ID")]
    document: String,
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

/// What is in the printer, as it is typed.
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
    /// Prints a document of an open game.
    pub(crate) fn run(&self, plug: &dyn Plug, game: &dyn OpenGame, texts: &Texts) -> Answer {
        let document = Path::new(&self.document);
        refuse_foreign(document, Wanted::Document, plug.id())?;
        let no_form = || Fault::message("cli-sheet-ending").with("file", shown_path(&self.to));
        let own = self.language.map(|language| plug.texts(language));
        let printed = game.sheet(&self.document, own.as_ref().unwrap_or(texts), self.paper.into());
        let printed = printed.ok_or_else(|| Fault::message("cli-lint-no-documents"))?;
        let printed =
            printed.map_err(|trouble| no_document(Fault::because("cli-reason", trouble), document, plug.id()))?;
        let form = Form::of(&self.to, self.dpi).ok_or_else(no_form)?;
        let mut said = String::new();
        for file in write(&printed, form, &self.to)? {
            said += &line(texts, "cli-sheet-written", &[("file", shown_path(&file).into())]);
        }
        said += &left_out(&printed, form, texts).map(|told| format!("{told}\n")).unwrap_or_default();
        Ok(Said::well(said))
    }
}

//! What a game can say of files besides playing them: of rules cases, of its documents, of its books. A game that has nothing of a
//! kind leaves it out.

use crate::house::paper::{Paper, Printed};
use crate::house::plug::Trouble;
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use crate::house::wrong::Wrong;
use crate::tr;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;

/// Rules cases: situations, written as text, that prove statements of the rules.
pub trait Cases {
    /// Runs the cases of a text; `file` is what it is called when something is told of it.
    ///
    /// # Errors
    /// There are no cases in it that could be run.
    fn check(&self, file: &str, text: &str) -> Result<Checked, Trouble>;
}

/// How a game reads rules cases and runs them.
#[derive(Clone, Copy)]
pub struct CasesOf {
    /// Are there cases of this game in a text? Nothing is made ready for it.
    pub reads: fn(&str) -> bool,
    /// Makes what cases are run with ready.
    pub ready: fn() -> Result<Box<dyn Cases>, Trouble>,
}

/// How the rules cases of one file went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// So many were run.
    pub all: usize,
    /// So many of them do not hold.
    pub failed: usize,
    /// What whoever writes cases has to know of each that failed, in lines.
    pub told: String,
}

impl Checked {
    /// What came of so many cases of a file, of which these failed.
    ///
    /// # Errors
    /// There is no case.
    pub fn of<Failure: Display>(file: &str, all: usize, failures: &[Failure]) -> Result<Self, Trouble> {
        if all == 0 {
            return Err(Box::new(NoCase));
        }
        let failed = failures.len();
        let mut told: String = failures.iter().map(|failure| format!("{file}: {failure}\n")).collect();
        told += &format!("{file}: {} of {all} cases hold\n", all - failed);
        Ok(Self { all, failed, told })
    }
}

/// A file in which there is no case.
struct NoCase;

impl Wrong for NoCase {
    fn say(&self, texts: &Texts) -> Arc<str> {
        tr!(texts, "cli-no-case")
    }
}

/// What was found in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linted {
    /// What it is, for machines: the game's word for this kind of document.
    pub kind: &'static str,
    /// All of it, in lines for people.
    pub told: String,
    /// What keeps it from being used, or can hardly be meant.
    pub problems: Vec<String>,
    /// What may well be meant.
    pub hints: Vec<String>,
    /// So much more was found than is listed.
    pub more: usize,
}

/// A book of a campaign on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Where it lies.
    pub file: PathBuf,
    /// What it is and where its campaign stands, or why it cannot be read, in one line.
    pub told: Arc<str>,
    /// It can be read.
    pub is_sound: bool,
}

/// What a game can say of files. By default nothing.
pub struct Examine<R> {
    /// Its rules cases.
    pub cases: Option<CasesOf>,
    /// Looks into documents, with what lies in the user's folders: files, or names of those of the box. What cannot be read of them
    /// keeps no other from being looked into.
    pub lint: Option<Lint<R>>,
    /// Lists the books in the user's folders.
    pub books: Option<Books<R>>,
    /// Sets a document on paper: a file, or the name of one of the box.
    pub sheet: Option<Sheet<R>>,
    /// Is a document of its box called so? Nothing is made ready for it.
    pub has: fn(&str) -> bool,
    /// Is a text a document of this game, though it does not say so in its first line? Some are older than that line, others lie in
    /// the box.
    pub reads: fn(&str) -> bool,
}

pub(super) type Lint<R> = fn(&R, &DataDirs, &[String], &Texts) -> Vec<Result<Linted, Trouble>>;
pub(super) type Sheet<R> = fn(&R, &str, &Texts, Paper) -> Result<Printed, Trouble>;
pub(super) type Books<R> = fn(&R, &DataDirs, &Texts) -> Result<Vec<Shelved>, Trouble>;

impl<R> Examine<R> {
    /// It has nothing to be examined.
    pub const NOTHING: Self =
        Self { cases: None, lint: None, books: None, sheet: None, has: |_| false, reads: |_| false };
}

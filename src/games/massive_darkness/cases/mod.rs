//! Rules cases: small situations in readable RON files that prove statements of the rules.
//!
//! `tests/rules/README.md` is the manual for those who write cases. [`mod@format`] is what a file may say, [`map`] reads
//! the drawn map, [`extend`] makes the box of a case, [`setup`] and [`begin`] lay it out, [`answer`] turns steps into
//! answers, [`expect`] judges facts (`about` says what each is about), [`run`] does it all strictly, and [`draw`] and
//! [`describe`] say what went wrong. The cases themselves are none of the program: they lie in `tests/rules/`.

mod about;
pub mod answer;
pub mod begin;
pub mod describe;
mod dice_facts;
pub mod draw;
pub mod expect;
pub mod extend;
pub mod format;
mod ignored;
pub mod map;
pub mod names;
mod proof;
mod quest_facts;
mod quest_words;
pub mod run;
pub mod setup;
mod strict;
mod town;
mod variants;
pub mod world;

#[cfg(test)]
mod tests;

pub use extend::CaseBox;
pub use run::Failure;

use crate::games::massive_darkness::content::{ContentError, core_box};
use crate::kernel::reading::Unreadable;
use std::fmt;

/// How one case went.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// As its file calls it; reports name it so.
    pub name: String,
    /// The rules it proves.
    pub rules: Vec<String>,
    /// The first difference, if there is one.
    pub failure: Option<Box<Failure>>,
}

/// Why there are no cases in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCases {
    /// It cannot be understood.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// It is an empty list.
    #[error("there is no case in this file")]
    Empty,
    /// More than anybody keeps in one file.
    #[error("there are {count} cases in this file; at most {most} are run")]
    TooMany {
        /// How many there are.
        count: usize,
        /// [`MOST_CASES`].
        most: usize,
    },
}

/// So many cases one file holds at most.
pub const MOST_CASES: usize = 1000;

/// How the cases of one file went.
#[derive(Clone, Debug)]
pub struct Report {
    /// What it is called in reports.
    pub file: String,
    /// What is wrong with the file itself: then there are no cases.
    pub unreadable: Option<NoCases>,
    /// In the order of the file; empty where it cannot be read.
    pub cases: Vec<CaseResult>,
}

impl Report {
    /// Nothing is wrong.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.unreadable.is_none() && self.failed() == 0
    }

    /// Number of cases that failed.
    #[must_use]
    pub fn failed(&self) -> usize {
        self.cases.iter().filter(|case| case.failure.is_some()).count()
    }

    fn unreadable(file: &str, problem: NoCases) -> Self {
        Self { file: file.to_owned(), unreadable: Some(problem), cases: Vec::new() }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(problem) = &self.unreadable {
            return writeln!(out, "{}: {problem}", self.file);
        }
        for case in &self.cases {
            if let Some(failure) = &case.failure {
                writeln!(out, "{}: {} [{}]", self.file, case.name, case.rules.join(", "))?;
                writeln!(out, "{failure}")?;
            }
        }
        let (all, failed) = (self.cases.len(), self.failed());
        writeln!(out, "{}: {} of {all} cases hold", self.file, all - failed)
    }
}

impl CaseBox {
    /// Runs the cases of a text.
    #[must_use]
    pub fn check(&self, file: &str, text: &str) -> Report {
        let cases = match format::read(text) {
            Ok(cases) => cases,
            Err(problem) => return Report::unreadable(file, problem.into()),
        };
        if cases.is_empty() {
            return Report::unreadable(file, NoCases::Empty);
        }
        if cases.len() > MOST_CASES {
            return Report::unreadable(file, NoCases::TooMany { count: cases.len(), most: MOST_CASES });
        }
        let mut results: Vec<CaseResult> = Vec::new();
        for case in &cases {
            let failure = self.check_case(case, results.iter().any(|earlier| earlier.name == case.name));
            results.push(CaseResult { name: case.name.clone(), rules: case.rules.clone(), failure });
        }
        Report { file: file.to_owned(), unreadable: None, cases: results }
    }

    fn check_case(&self, case: &format::Case, named_before: bool) -> Option<Box<Failure>> {
        if named_before {
            return Some(layout("another case of this file has the same name".to_owned()));
        }
        let (library, names) = match self.for_case(case) {
            Ok(extended) => extended,
            Err(problem) => return Some(layout(problem)),
        };
        let is_in_town = case.market.is_some() || case.after.is_some();
        let ran = if is_in_town { town::run(case, &library, &names) } else { run::run(case, library, names).map(drop) };
        ran.err()
    }
}

/// The case cannot even be laid out.
fn layout(found: String) -> Box<Failure> {
    Box::new(Failure {
        place: "the layout of the case".to_owned(),
        expected: "a case that can be laid out".to_owned(),
        found,
        ..Failure::default()
    })
}

/// The box of the program, ready for cases.
///
/// # Errors
/// What is wrong with the box.
pub fn case_box() -> Result<CaseBox, ContentError> {
    Ok(CaseBox::new(core_box()?)?)
}

//! A book as it looks from outside: its header and its last lines, whatever lies between. So a list of many books takes as
//! long as a list of many names; what follows from the entries of one is derived when somebody looks at it.

use super::campaign::Campaign;
use super::file::BookError;
use super::lines::{Header, read_entry, read_header};
use super::{Accounts, Says};
use crate::house::storage::{LOG_LIMIT, read_beginning, read_bytes, read_ends};
use std::fs;
use std::path::{Path, PathBuf};

/// Header and founding stand in so many bytes; longer ones are not looked at from outside.
const BEGINNING: u64 = 64 * 1024;

/// A book on the shelf, looked at from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Where it lies; by this it is opened.
    pub file: PathBuf,
    /// When it was last written in, in seconds since 1970.
    pub written: u64,
    /// What tells it apart from others; none where the file does not begin as a book.
    pub id: Option<String>,
    /// What it was called when somebody named it last; that may have been taken back since.
    pub name: Option<String>,
}

/// What a list tells of a book that has been derived.
#[derive(Clone, Debug)]
pub struct Summary<S, R> {
    /// How many entries it has.
    pub entries: usize,
    /// Where the campaign is, or why it cannot have begun so.
    pub standing: Result<S, Option<R>>,
}

/// So many books of a list are derived, those that were written in last.
pub const DERIVED: usize = 30;

/// The [`BookOnShelf`] of a game.
pub type BookOnShelfOf<A> = BookOnShelf<<A as Accounts>::Standing, <A as Accounts>::Refused, <A as Accounts>::Along>;

/// A book of a list, and what follows from it, where that has been derived.
#[derive(Debug)]
pub struct BookOnShelf<S, R, T> {
    /// As it looks from outside.
    pub listed: Listed,
    /// What follows from it, or why it cannot be read; none where nobody has looked.
    pub summary: Option<Result<Summary<S, R>, BookError<R, T>>>,
}

/// What a file on the shelf turned out to be.
#[derive(Debug)]
pub struct Looked<S, R, T> {
    /// The book, or why it cannot be read.
    pub summary: Result<Summary<S, R>, BookError<R, T>>,
    /// It is no book but an exported campaign that somebody has put here.
    pub is_packed: bool,
}

impl Listed {
    /// Looks at a file.
    pub(super) fn at<A: Accounts>(file: PathBuf) -> Self {
        let beginning = read_beginning(&file, BEGINNING).unwrap_or_default();
        let mut lines = beginning.lines();
        let id = lines.next().and_then(|line| read_header(line, A::RULESET).ok()).map(|Header { id, .. }| id);
        let (mut written, mut name) = (None, None);
        if id.is_some() {
            let last = read_ends(&file).map(|ends| ends.last).unwrap_or_default();
            written = last.last().and_then(|line| read_entry::<A::What>(2, line).ok()).map(|entry| entry.at);
            let names = lines.take(1).chain(last.iter().map(String::as_str));
            name = names.filter_map(named::<A::What>).last();
        }
        Self { written: written.unwrap_or_else(|| changed(&file)), id, name, file }
    }
}

/// The name that a line gives the campaign.
fn named<W: Says>(line: &str) -> Option<String> {
    if !W::may_name(line) {
        return None;
    }
    read_entry::<W>(2, line).ok()?.what.name().map(str::to_owned)
}

impl<S: Clone, R: Clone> Summary<S, R> {
    /// Of what has been derived.
    pub fn of<A: Accounts<Standing = S, Refused = R>>(campaign: &Campaign<A>) -> Self {
        let refused = || campaign.conflicts().next().map(|(_, refused)| refused.clone());
        Self { entries: campaign.entries().len(), standing: campaign.standing().cloned().ok_or_else(refused) }
    }
}

/// Does a book name a file of this name? It may lie in another folder.
pub(super) fn names_file(book: &Path, name: &str) -> bool {
    let Ok(bytes) = read_bytes(book, LOG_LIMIT) else { return false };
    let text = String::from_utf8_lossy(&bytes);
    text.match_indices(name).any(|(at, _)| text[..at].ends_with(['"', '/', '\\']))
}

/// When a file was changed last, in seconds since 1970.
pub(super) fn changed(file: &Path) -> u64 {
    let modified = fs::metadata(file).and_then(|about| about.modified()).ok();
    let since = modified.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
    since.map_or(0, |since| since.as_secs())
}

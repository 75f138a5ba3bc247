//! How long a deleted book has been lying there. A clock may be wrong by years and be put right again, so it is not asked
//! alone: a book goes for good only after the shelf has been opened on so many different days since it was deleted.

use super::Accounts;
use super::shelf::KEPT;
use crate::house::storage::{Document, game_of, read_document, write_document};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

const FORMAT: u32 = 1;

/// Beside the deleted books.
const FILE: &str = "days.ron";

const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

/// On which days the shelf was opened while a book lay there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct Days<A> {
    format: u32,
    books: BTreeMap<String, Counted>,
    /// Whose books.
    #[serde(skip)]
    of: PhantomData<A>,
}

impl<A: Accounts> Document for Days<A> {
    const GAME: Option<&'static str> = Some(A::RULESET);
    const KIND: &'static str = "deleted-books";
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    /// So many of them.
    days: u64,
    /// The last one, counted from 1970.
    last: u64,
}

/// Counts today for every deleted book. The answer tells of a book whether it has lain there on enough days. Where nothing
/// can be noted down, counting begins anew and the books stay.
pub(super) fn counted<A: Accounts>(folder: &Path, files: &[PathBuf], now: u64) -> impl Fn(&Path) -> bool + use<A> {
    let file = file_in::<A>(folder);
    let known = read_document::<Days<A>>(&file, FORMAT).map(|days| days.books).unwrap_or_default();
    let today = now / SECONDS_OF_A_DAY;
    let count = |name: String| {
        let Counted { days, last } = known.get(&name).copied().unwrap_or_default();
        // A clock that is put back shows days that were counted already; only a later one is new.
        if days > 0 && today <= last {
            return (name, Counted { days, last });
        }
        (name, Counted { days: days.saturating_add(1), last: today })
    };
    let books = files.iter().map(|file| count(name_of(file))).collect();
    let days = Days::<A> { format: FORMAT, books, of: PhantomData };
    // What is not noted down does not count.
    let is_noted = days.books == known || (folder.is_dir() && write_document(&file, &days).is_ok());
    move |file| {
        let counted = days.books.get(&name_of(file)).filter(|_| is_noted);
        counted.is_some_and(|counted| counted.days >= KEPT / SECONDS_OF_A_DAY)
    }
}

/// Where another game notes its days down already, ours get a file beside it.
fn file_in<A: Accounts>(folder: &Path) -> PathBuf {
    let file = folder.join(FILE);
    match game_of(&file) {
        Some(game) if game != A::RULESET => folder.join(format!("days-{}.ron", A::RULESET)),
        _ => file,
    }
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

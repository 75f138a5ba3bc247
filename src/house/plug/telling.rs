//! Books in words: what lists, the window and the command line say of them, whatever the game.
//!
//! What is not here: what a trouble of a book is called. That is in `house/wrong/book.rs`.

use super::Shelved;
use crate::house::book::{Accounts, BookOnShelf, BookOnShelfOf, Campaign, ErrorOf, Listed, Shelf, Summary};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong;
use crate::tr;
use std::sync::Arc;

/// What a game says of what stands in its books.
pub trait Telling: Accounts<Refused: Wrong, Along: Wrong> {
    /// What a campaign is called where it is now.
    fn name(standing: &Self::Standing) -> &str;

    /// Where a campaign is, in lines.
    fn standing(&self, standing: &Self::Standing, texts: &Texts) -> Vec<String>;

    /// What each entry says, in their order, whether it counts or not.
    fn entries(campaign: &Campaign<Self>, texts: &Texts) -> Vec<Arc<str>>;
}

/// All books on a shelf, the one written in last first; those that cannot be read with the reason.
///
/// # Errors
/// The folder cannot be listed.
pub fn on_the_shelf<A: Telling>(shelf: &Shelf<A>, texts: &Texts) -> Result<Vec<Shelved>, ErrorOf<A>> {
    let told = |BookOnShelf { listed, summary }: BookOnShelfOf<A>| {
        let file = shown(&listed.file.file_stem().unwrap_or_default().to_string_lossy());
        let is_sound = matches!(&summary, None | Some(Ok(Summary { standing: Ok(_), .. })));
        let told = match summary {
            None => from_outside(&listed, texts),
            Some(Ok(Summary { standing: Ok(standing), entries })) => {
                let (name, day) = (shown(A::name(&standing)), texts.day(listed.written));
                let count = entries as i64;
                tr!(texts, "books-listed", file = file, name = name, date = day, count = count)
            }
            Some(Ok(Summary { standing: Err(refused), .. })) => {
                let why = refused.map_or_else(|| tr!(texts, "book-no-beginning"), |refused| refused.say(texts));
                tr!(texts, "book-impossible", file = file, why = why.as_ref())
            }
            Some(Err(error)) => error.say(texts),
        };
        Shelved { file: listed.file, told, is_sound }
    };
    Ok(shelf.list_told()?.map(told).collect())
}

/// What a book is called and when somebody wrote in it: all that is told of one that nobody has looked into.
#[must_use]
pub fn from_outside(listed: &Listed, texts: &Texts) -> Arc<str> {
    let file = shown(&listed.file.file_stem().unwrap_or_default().to_string_lossy());
    let name = shown(listed.name.as_deref().unwrap_or_default());
    tr!(texts, "books-listed-only", file = file, name = name, date = texts.day(listed.written))
}

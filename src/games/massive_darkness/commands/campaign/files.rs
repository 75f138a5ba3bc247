//! Campaign books as files: copied out and in, rescued, and what is wrong with them.

use super::titles;
use crate::cli::books::{refuse_others_than_books, the_one};
use crate::cli::whose::refuse_owned_by_others;
use crate::cli::words::line;
use crate::cli::{Answer, Fault, Said, tell_beside};
use crate::games::massive_darkness::campaign::book::{read, torn_line};
use crate::games::massive_darkness::campaign::brought::Brought;
use crate::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use crate::games::massive_darkness::campaign::rescue::rescue as rescue_book;
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::campaign::{BookError, Campaign, Shelf};
use crate::games::massive_darkness::commands::table::laid;
use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::wrong::rescued_lines;
use crate::house::text::{Texts, shown_path};
use std::path::{Path, PathBuf};

/// The file of a campaign that is named by file or by title.
///
/// # Errors
/// Several have this title: which ones.
pub(crate) fn file_of(book: &str, shelf: &Shelf) -> Result<PathBuf, Fault> {
    let file = the_one(book, &shelf.meant(book, |standing| &standing.name)?, "cli-campaign-several")?;
    refuse_others_than_books::<Library>(&file)?;
    Ok(file)
}

/// Puts a campaign into one file.
pub(crate) fn export(shelf: &Shelf, texts: &Texts, book: &str, to: &Path) -> Answer {
    let file = file_of(book, shelf)?;
    tell_torn(texts, &file);
    shelf.export(&file, to)?;
    Ok(Said::well(line(texts, "cli-written", &[("file", shown_path(to).into())])))
}

/// Puts a copy of a campaign into the data folder, and says what is in conflict in it.
pub(crate) fn import(shelf: &Shelf, texts: &Texts, from: &Path) -> Answer {
    refuse_owned_by_others(from, RULESET)?;
    tell_torn(texts, from);
    let brought = Bundle::read(from).map(|bundle| Brought::of(&bundle, shelf.dirs())).unwrap_or_default();
    let file = shelf.import(from).map_err(|error| fault(texts, shelf.library(), error))?;
    // Cards that came along are in the box now.
    let campaign = read(&file, &laid()?.library.into())?;
    let titles = titles();
    let edition = campaign.standing().map_or(Edition::De, |standing| standing.edition());
    brought.lines(texts, edition).iter().for_each(|line| tell_beside(line));
    for (number, refused) in campaign.conflicts() {
        let why = words_of(texts, &campaign, &titles).refused(refused);
        tell_beside(&texts.with("book-imported-conflict", &[("entry", number.into()), ("why", why.into())]));
    }
    Ok(Said::well(line(texts, "cli-written", &[("file", shown_path(&file).into())])))
}

/// Makes a book of what can be read of a damaged one, and says what is lost.
pub(crate) fn rescue(shelf: &Shelf, texts: &Texts, book: &str) -> Answer {
    let file = file_of(book, shelf)?;
    let rescued = rescue_book(&file, shelf.library()).map_err(|error| fault(texts, shelf.library(), error))?;
    let titles = titles();
    let words = Words { texts, library: shelf.library(), titles: &titles, edition: Edition::De };
    Ok(Said::well(rescued_lines(&words, &file, &rescued).join("\n") + "\n"))
}

/// Says on the side that the last line of a book is torn, and what that means.
pub(crate) fn tell_torn(texts: &Texts, file: &Path) {
    if let Some(cut) = torn_line(file) {
        let values = [("file", shown_path(file).into()), ("line", cut.number.into())];
        tell_beside(&texts.with("book-torn", &values));
    }
}

/// A campaign that cannot have begun so, with the rule.
pub(crate) fn impossible(texts: &Texts, campaign: &Campaign, titles: &Titles, file: &str) -> String {
    let why = words_of(texts, campaign, titles).impossible(campaign).unwrap_or_default();
    line(texts, "book-impossible", &[("file", file.to_owned().into()), ("why", why.into())])
}

fn words_of<'a>(texts: &'a Texts, campaign: &'a Campaign, titles: &'a Titles) -> Words<'a> {
    let edition = campaign.standing().map_or(Edition::De, |standing| standing.edition());
    Words { texts, library: campaign.library(), titles, edition }
}

/// What the rules forbid is said with the names of Heroes and cards.
fn fault(texts: &Texts, library: &Library, error: BookError) -> Fault {
    match error {
        BookError::Refused(refused) => {
            let titles = titles();
            let words = Words { texts, library, titles: &titles, edition: Edition::De };
            Fault::message("cli-reason").with("reason", words.refused(&refused))
        }
        other => other.into(),
    }
}

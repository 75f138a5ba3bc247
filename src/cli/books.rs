//! `books`: the books of a game's campaigns are listed, shown, copied out and in, and rescued. For any game that says what stands in
//! its books ([`Telling`]).

use super::whose::{refuse_foreign, refuse_owned_by_others};
use super::words::line;
use super::{Answer, Fault, Said, tell_beside};
use crate::house::book::file::{read, torn_line};
use crate::house::book::rescue::rescue;
use crate::house::book::{Accounts, Campaign, ErrorOf, Shelf, Verdict};
use crate::house::plug::{Telling, on_the_shelf};
use crate::house::storage::{Wanted, says_it_is};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::{Wrong as _, rescued_lines};
use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::{Path, PathBuf};

/// What the command is called.
pub const NAME: &str = "books";

/// The command with those below it.
#[must_use]
pub fn command() -> Command {
    let book = Arg::new("book").value_name("NAME|FILE").required(true).value_parser(NonEmptyStringValueParser::new());
    let file = |name: &'static str| Arg::new(name).required(true).value_parser(value_parser!(PathBuf));
    Command::new(NAME)
        .subcommand_required(true)
        .subcommand(Command::new("list"))
        .subcommand(Command::new("show").arg(book.clone()))
        .subcommand(Command::new("export").args([book.clone(), file("to").value_name("TO")]))
        .subcommand(Command::new("import").arg(file("from").value_name("FROM")))
        .subcommand(Command::new("rescue").arg(book))
}

/// Carries out what these arguments of the command name.
///
/// # Errors
/// The book that is not there, the file that cannot be read or written, in words.
pub fn carry_out<A: Telling + 'static>(shelf: &Shelf<A>, arguments: &ArgMatches, texts: &Texts) -> Answer {
    let Some((command, named)) = arguments.subcommand() else { return Err(Fault::message("usage-unclear")) };
    let book = || file_of(named.get_one::<String>("book").map_or("", String::as_str), shelf);
    let path = |name: &str| named.get_one::<PathBuf>(name).cloned().unwrap_or_default();
    match command {
        "list" => list(shelf, texts),
        "show" => show(shelf, &book()?, texts),
        "export" => {
            let to = path("to");
            shelf.export(&book()?, &to).map_err(fault::<A>)?;
            Ok(written(&to, texts))
        }
        "import" => import(shelf, &path("from"), texts),
        "rescue" => {
            let file = book()?;
            let rescued = rescue(&file, shelf.accounts()).map_err(fault::<A>)?;
            let lines = rescued_lines(texts, &file, &rescued, |refused| refused.say(texts).to_string());
            Ok(Said::well(lines.join("\n") + "\n"))
        }
        _ => Err(Fault::message("usage-unclear")),
    }
}

fn fault<A: Telling + 'static>(error: ErrorOf<A>) -> Fault {
    Fault::because("cli-reason", error)
}

fn written(file: &Path, texts: &Texts) -> Said {
    Said::well(line(texts, "cli-written", &[("file", shown_path(file).into())]))
}

/// The file of a book that is named by file or by title.
///
/// # Errors
/// Several can be meant.
pub fn file_of<A: Telling + 'static>(book: &str, shelf: &Shelf<A>) -> Result<PathBuf, Fault> {
    let meant = shelf.meant(book, A::name).map_err(fault::<A>)?;
    let file = the_one(book, &meant, "cli-books-several")?;
    refuse_others_than_books::<A>(&file)?;
    Ok(file)
}

/// Refuses what says that it is no book of these campaigns; how one that was exported becomes a book again is told.
///
/// # Errors
/// It is something else.
pub(crate) fn refuse_others_than_books<A: Accounts>(file: &Path) -> Result<(), Fault> {
    if says_it_is::<A::Packed>(file) {
        return Err(Fault::message("cli-book-exported").with("file", shown_path(file)));
    }
    refuse_foreign(file, Wanted::Book, A::RULESET)
}

/// The only one of these files; as it was named where there is none, so that what opens it says so.
///
/// # Errors
/// There are several: this message says which ones.
pub(crate) fn the_one(book: &str, meant: &[PathBuf], several: &'static str) -> Result<PathBuf, Fault> {
    match meant {
        [] => Ok(PathBuf::from(book)),
        [file] => Ok(file.clone()),
        all => {
            let name = |file: &PathBuf| shown(&file.file_stem().unwrap_or_default().to_string_lossy());
            let files = all.iter().map(name).collect::<Vec<_>>().join(", ");
            Err(Fault::message(several).with("name", shown(book.trim())).with("files", files))
        }
    }
}

fn list<A: Telling + 'static>(shelf: &Shelf<A>, texts: &Texts) -> Answer {
    let books = on_the_shelf(shelf, texts).map_err(fault::<A>)?;
    let text: String = books.iter().map(|book| format!("{}\n", book.told)).collect();
    Ok(Said::well(if text.is_empty() { line(texts, "cli-books-none", &[]) } else { text }))
}

fn show<A: Telling + 'static>(shelf: &Shelf<A>, file: &Path, texts: &Texts) -> Answer {
    tell_torn::<A>(file, texts);
    let campaign = read(file, shelf.accounts()).map_err(fault::<A>)?;
    let Some(standing) = campaign.standing() else {
        let none = || texts.get("book-no-beginning");
        let why = campaign.conflicts().next().map_or_else(none, |(_, refused)| refused.say(texts));
        let values = [("file", shown_path(file).into()), ("why", why.as_ref().into())];
        return Ok(Said::badly(line(texts, "book-impossible", &values)));
    };
    let mut text = format!("{}\n", shown(A::name(standing)));
    text.extend(campaign.accounts().standing(standing, texts).into_iter().map(|line| line + "\n"));
    text.push('\n');
    text += &entries(&campaign, texts);
    let is_sound = campaign.conflicts().next().is_none();
    Ok(if is_sound { Said::well(text) } else { Said::badly(text) })
}

/// A line for each entry, with what keeps it from counting.
fn entries<A: Telling>(campaign: &Campaign<A>, texts: &Texts) -> String {
    let said = A::entries(campaign, texts);
    let mut text = String::new();
    for ((number, entry), (judged, sentence)) in (1..).zip(campaign.entries()).zip(campaign.judged().iter().zip(said)) {
        let note = match &judged.verdict {
            Verdict::Counts(_) | Verdict::Bookkeeping => String::new(),
            Verdict::Undone => format!(" [{}]", texts.get("cli-entry-undone")),
            Verdict::StruckOut => format!(" [{}]", texts.get("cli-entry-struck-out")),
            Verdict::Conflict(refused) => format!(" [{}]", refused.say(texts)),
        };
        text += &format!("{number:4}  {}  {sentence}{note}\n", texts.day(entry.at));
    }
    text
}

fn import<A: Telling + 'static>(shelf: &Shelf<A>, from: &Path, texts: &Texts) -> Answer {
    refuse_owned_by_others(from, A::RULESET)?;
    tell_torn::<A>(from, texts);
    let file = shelf.import(from).map_err(fault::<A>)?;
    let campaign = read(&file, shelf.accounts()).map_err(fault::<A>)?;
    for (number, refused) in campaign.conflicts() {
        let why = refused.say(texts);
        let values = [("entry", number.into()), ("why", why.as_ref().into())];
        tell_beside(&texts.with("book-imported-conflict", &values));
    }
    Ok(written(&file, texts))
}

/// Says on the side that the last line of a book is torn, and what that means.
fn tell_torn<A: Telling>(file: &Path, texts: &Texts) {
    if let Some(cut) = torn_line::<A>(file) {
        let values = [("file", shown_path(file).into()), ("line", cut.number.into())];
        tell_beside(&texts.with("book-torn", &values));
    }
}

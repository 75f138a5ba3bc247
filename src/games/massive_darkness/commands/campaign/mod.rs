//! `campaign`: campaign books at the command line. `files` exports, imports and rescues them; `simulate` lets a bot (`bot`) play whole
//! campaigns, checks after every entry what must hold (`invariants`) and tells of it (`report`).
//! What an entry means is the campaign's, how a book is kept the house's.

mod bot;
mod files;
mod invariants;
mod report;
mod simulate;

use crate::cli::sheet::PaperName;
use crate::cli::words::line;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::campaign::book;
use crate::games::massive_darkness::campaign::chronicle::{markdown, pieces};
use crate::games::massive_darkness::campaign::shelf::Summary;
use crate::games::massive_darkness::campaign::statistics::Statistics;
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::campaign::{Campaign, Shelf, Standing, Verdict};
use crate::games::massive_darkness::print;
use crate::games::massive_darkness::quest::exchange::own_quests;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::story::hero_level;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::house::book::BookOnShelf;
use crate::house::paper::Paper;
use crate::house::plug::{Shelved, from_outside};
use crate::house::printing::{Form, left_out};
use crate::house::storage::{DataDirs, StorageError, Trouble, write_new};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use clap::builder::NonEmptyStringValueParser;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The arguments of `campaign`.
#[derive(Args)]
pub(crate) struct Campaigns {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// All campaigns in the data folder
    List,
    /// How a campaign stands, and every entry of its book
    Show {
        /// Title of a campaign in the data folder, the name of its file there, or any file
        #[arg(value_name = "NAME|FILE", value_parser = NonEmptyStringValueParser::new())]
        book: String,
    },
    /// A campaign as a text one can read (Markdown, or PDF for printing), or its numbers (CSV)
    Chronicle {
        /// Title of a campaign in the data folder, the name of its file there, or any file
        #[arg(value_name = "NAME|FILE", value_parser = NonEmptyStringValueParser::new())]
        book: String,
        /// The numbers instead of the text
        #[arg(long)]
        csv: bool,
        /// Write it into this file; one that ends with `.pdf` is for printing, with `.csv` it holds the numbers
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Paper to print it on
        #[arg(long, value_enum, default_value_t = PaperName::A4)]
        paper: PaperName,
    },
    /// Put a campaign into one file that can go on elsewhere
    Export {
        /// Title of a campaign in the data folder, the name of its file there, or any file
        #[arg(value_name = "NAME|FILE", value_parser = NonEmptyStringValueParser::new())]
        book: String,
        /// The file
        to: PathBuf,
    },
    /// Put a copy of an exported campaign into the data folder
    Import {
        /// The file
        from: PathBuf,
    },
    /// Make a book of every entry of a damaged one that can be read, and keep the damaged file
    Rescue {
        /// Title of a campaign in the data folder, the name of its file there, or any file
        #[arg(value_name = "NAME|FILE", value_parser = NonEmptyStringValueParser::new())]
        book: String,
    },
    /// Let a bot play whole campaigns, with the town market
    Simulate(simulate::Simulate),
}

impl Campaigns {
    pub(crate) fn run(&self, rules: &MassiveDarknessRules, installed: &[&'static str], texts: &Texts) -> Answer {
        match &self.what {
            What::List => list(rules, installed, texts),
            What::Show { book } => show(&read(rules, texts, book)?, texts, book),
            What::Chronicle { book, csv, output, paper } => {
                let wanted = Wanted { csv: *csv, output: output.as_deref(), paper: (*paper).into() };
                chronicle(&read(rules, texts, book)?, texts, book, &wanted)
            }
            What::Export { book, to } => files::export(&shelf(rules)?, texts, book, to),
            What::Import { from } => files::import(&shelf(rules)?, texts, from),
            What::Rescue { book } => files::rescue(&shelf(rules)?, texts, book),
            What::Simulate(simulate) => simulate.run(rules, texts),
        }
    }
}

fn shelf(rules: &MassiveDarknessRules) -> Result<Shelf, Fault> {
    Ok(Shelf::new(DataDirs::find()?, Arc::clone(&rules.library)))
}

fn read(rules: &MassiveDarknessRules, texts: &Texts, book: &str) -> Result<Campaign, Fault> {
    let file = match shelf(rules) {
        Ok(shelf) => files::file_of(book, &shelf)?,
        Err(_) => PathBuf::from(book),
    };
    files::tell_torn(texts, &file);
    Ok(book::read(&file, &rules.library)?)
}

/// The titles of all quests that a campaign can name.
fn titles() -> Titles {
    DataDirs::find().map_or_else(|_| Titles::with(&[]), |dirs| titles_in(&dirs))
}

fn titles_in(dirs: &DataDirs) -> Titles {
    Titles::with(&own_quests(dirs).into_iter().map(|(_, quest)| quest).collect::<Vec<_>>())
}

fn list(rules: &MassiveDarknessRules, installed: &[&'static str], texts: &Texts) -> Answer {
    let dirs = DataDirs::find()?.of_games(installed.iter().copied());
    let books = on_the_shelf(rules, &dirs, texts)?;
    let text = books.iter().map(|book| format!("{}\n", book.told)).collect::<String>();
    Ok(Said::well(if text.is_empty() { line(texts, "cli-campaign-none", &[]) } else { text }))
}

/// The books on the user's shelf, newest first.
pub(crate) fn on_the_shelf(
    rules: &MassiveDarknessRules,
    dirs: &DataDirs,
    texts: &Texts,
) -> Result<Vec<Shelved>, Fault> {
    let shelf = Shelf::new(dirs.clone(), Arc::clone(&rules.library));
    let titles = titles_in(dirs);
    let mut books = Vec::new();
    for BookOnShelf { listed, summary } in shelf.list_told()? {
        let file = listed.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_sound = matches!(&summary, None | Some(Ok(Summary { standing: Ok(_), .. })));
        let told = match summary {
            None => from_outside(&listed, texts),
            Some(Ok(Summary { standing: Ok(standing), .. })) => {
                let words = Words { texts, library: shelf.library(), titles: &titles, edition: standing.edition() };
                let next = words.coming(standing.now());
                let values = [
                    ("file", file.into()),
                    ("name", (&standing.name).into()),
                    ("date", texts.day(listed.written).into()),
                    ("now", next.into()),
                ];
                texts.with("cli-campaign-listed", &values)
            }
            Some(Ok(Summary { standing: Err(refused), .. })) => {
                let words = Words { texts, library: shelf.library(), titles: &titles, edition: Edition::De };
                let none = || texts.get("book-no-beginning").to_string();
                let why = refused.map_or_else(none, |refused| words.refused(&refused));
                texts.with("book-impossible", &[("file", file.into()), ("why", why.into())])
            }
            Some(Err(error)) => error.say(texts),
        };
        books.push(Shelved { file: listed.file, told, is_sound });
    }
    Ok(books)
}

fn words<'a>(texts: &'a Texts, campaign: &'a Campaign, standing: &Standing, titles: &'a Titles) -> Words<'a> {
    Words { texts, library: campaign.library(), titles, edition: standing.edition() }
}

fn show(campaign: &Campaign, texts: &Texts, book: &str) -> Answer {
    let titles = titles();
    let Some(standing) = campaign.standing() else {
        return Ok(Said::badly(files::impossible(texts, campaign, &titles, book)));
    };
    let words = words(texts, campaign, standing, &titles);
    let mut text = format!("{}\n{}\n\n", standing.name, words.now(standing.now()));
    for record in &standing.party {
        let values = [
            ("hero", words.hero(&record.hero).to_string().into()),
            ("class", words.class(&record.class).to_string().into()),
            ("level", hero_level(words.library, record).into()),
            ("xp", record.xp.into()),
            ("micro", record.micro_xp.into()),
            ("cards", words.cards(record.cards.iter().map(|card| &card.code)).into()),
        ];
        text += &line(texts, "cli-campaign-hero", &values);
    }
    text.push('\n');
    for (number, (entry, judged)) in campaign.entries().iter().zip(campaign.judged()).enumerate() {
        let note = match &judged.verdict {
            Verdict::Counts(_) => String::new(),
            Verdict::Bookkeeping => String::new(),
            Verdict::Undone => texts.get("cli-entry-undone").to_string(),
            Verdict::StruckOut => texts.get("cli-entry-struck-out").to_string(),
            Verdict::Conflict(refused) => words.refused(refused),
        };
        let note = if note.is_empty() { note } else { format!(" [{note}]") };
        let mut said = vec![words.entry(&entry.what)];
        said.extend(words.lapsed(&judged.verdict));
        text += &format!("{:4}  {}  {}{note}\n", number + 1, texts.day(entry.at), said.join(" "));
    }
    let is_sound = campaign.conflicts().next().is_none();
    Ok(if is_sound { Said::well(text) } else { Said::badly(text) })
}

/// What a chronicle is written as.
struct Wanted<'w> {
    csv: bool,
    output: Option<&'w Path>,
    paper: Paper,
}

fn chronicle(campaign: &Campaign, texts: &Texts, book: &str, wanted: &Wanted<'_>) -> Answer {
    let Wanted { csv, output, paper } = *wanted;
    let titles = titles();
    let Some(standing) = campaign.standing() else {
        return Ok(Said::badly(files::impossible(texts, campaign, &titles, book)));
    };
    let words = words(texts, campaign, standing, &titles);
    let ends_with = |wanted: &str| {
        let ending = output.and_then(Path::extension);
        ending.is_some_and(|ending| ending.eq_ignore_ascii_case(wanted))
    };
    let mut cut = None;
    let bytes = if csv || ends_with("csv") {
        Statistics::of(campaign).csv().into_bytes()
    } else if ends_with("pdf") {
        let printed = print::chronicle(&pieces(campaign, &words), texts, paper);
        let unwritable = |reason| StorageError::untouched(Path::new(book), Trouble::Unwritable(reason));
        cut = left_out(&printed, Form::Pdf, texts);
        printed.pdf().map_err(unwritable)?
    } else {
        markdown(campaign, &words).into_bytes()
    };
    let Some(output) = output else { return Ok(Said::well(String::from_utf8_lossy(&bytes).into_owned())) };
    write_new(output, &bytes)?;
    let written = line(texts, "cli-written", &[("file", shown_path(output).into())]);
    Ok(Said::well(written + &cut.map(|cut| format!("{cut}\n")).unwrap_or_default()))
}

//! `generate`: drafts a quest from a seed and a few wishes.

use crate::cli::numbers::{Besides, NotWithin, seed, whole};
use crate::cli::words::line;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::content::own_cards::Laid;
use crate::games::massive_darkness::quest::generate::{Drafter, Template, Wishes, most_tiles};
use crate::house::storage::{StorageError, Trouble, document_text, write_new_document};
use crate::house::text::{Texts, shown, shown_path};
use clap::Args;
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser as _;
use std::path::PathBuf;

/// The arguments of `generate`.
#[derive(Args)]
pub(crate) struct Generate {
    /// Another seed drafts another quest; the same one drafts the same
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// How many tiles
    #[arg(long, value_name = "N", default_value_t = Wishes::default().tiles.to_string())]
    tiles: String,
    /// Levels at the start and at the end
    #[arg(long, value_name = "FROM-TO", default_value = "1-3", value_parser = levels)]
    levels: (u8, u8),
    /// How many chambers can be entered
    #[arg(long, value_name = "N", default_value_t = Wishes::default().chambers, value_parser = whole::<u8>(0..=MOST_CHAMBERS))]
    chambers: u8,
    /// What is to be done
    #[arg(long, value_name = "WHAT", default_value = Wishes::default().template.id(), value_parser = templates())]
    goal: Template,
    /// Write the quest into this new file instead of showing it
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn templates() -> impl clap::builder::TypedValueParser<Value = Template> {
    let known = PossibleValuesParser::new(Template::ALL.map(Template::id));
    known.map(|id| Template::ALL.into_iter().find(|template| template.id() == id).unwrap_or(Template::Escape))
}

/// So many chambers a draft has at most; the tiles may have fewer.
const MOST_CHAMBERS: u64 = 100;

/// `1-3`, or one Level alone.
fn levels(words: &str) -> Result<(u8, u8), NotWithin> {
    let (low, high) = words.split_once('-').unwrap_or((words, words));
    let level = |word: &str| word.trim().parse::<u8>().ok().filter(|level| (1..=5).contains(level));
    match (level(low), level(high)) {
        (Some(low), Some(high)) if low <= high => Ok((low, high)),
        _ => Err(NotWithin::of(1..=5).nor(Besides::Span)),
    }
}

impl Generate {
    pub(crate) fn run(&self, laid: &Laid, texts: &Texts) -> Answer {
        let sides = &laid.library.tiles;
        // How many there are depends on the user's own, so that only now it is known which number is too large.
        let most = most_tiles(sides);
        let tiles = whole::<u8>(1..=u64::from(most))(&self.tiles);
        let tiles = tiles
            .map_err(|_| Fault::message("cli-generate-tiles").with("most", most).with("tiles", shown(&self.tiles)))?;
        let wishes = Wishes { tiles, levels: self.levels, chambers: self.chambers, template: self.goal };
        let mut quest = Drafter::default().draft(self.seed, &wishes, sides);
        let Some(path) = &self.output else {
            let text = document_text(&quest).map_err(|reason| {
                Fault::from(StorageError::untouched(std::path::Path::new(&quest.id), Trouble::Unwritable(reason)))
            })?;
            return Ok(Said::well(text));
        };
        if path.exists() {
            return Err(StorageError::untouched(path, Trouble::Exists).into());
        }
        if let Some(stem) = path.file_stem().and_then(|stem| stem.to_str()).filter(|stem| !stem.contains(' ')) {
            quest.id = stem.to_owned();
        }
        write_new_document(path, &quest)?;
        let title = shown(quest.title(texts.language().code()));
        let values = [("file", shown_path(path).into()), ("title", title.into())];
        Ok(Said::well(line(texts, "cli-generated", &values)))
    }
}

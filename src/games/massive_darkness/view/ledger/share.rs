//! A campaign leaves the program and comes back: as a file that goes on elsewhere, as a text, on paper, as numbers. Here
//! files are named and written; what stands in them is decided by the campaign and by [`crate::games::massive_darkness::print`].

use super::{LedgerScreen, Page};
use crate::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use crate::games::massive_darkness::campaign::chronicle::{markdown, pieces};
use crate::games::massive_darkness::campaign::outlet::{Kind, may_replace};
use crate::games::massive_darkness::campaign::shelf::ENDING;
use crate::games::massive_darkness::campaign::statistics::Statistics;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{BookError, Campaign};
use crate::games::massive_darkness::print::{Paper, chronicle};
use crate::house::printing;
use crate::house::storage::{DataDirs, StorageError, Trouble, write_atomic};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::tr;
use egui::Ui;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a campaign is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A file that can go on elsewhere.
    Campaign,
    /// The chronicle as Markdown.
    Markdown,
    /// The chronicle on paper of this size.
    Pdf(Paper),
    /// The numbers for a spreadsheet.
    Numbers,
}

impl Form {
    fn ending(self) -> &'static str {
        match self {
            Self::Campaign => ENDING,
            Self::Markdown => "md",
            Self::Pdf(_) => "pdf",
            Self::Numbers => "csv",
        }
    }

    fn kind(self) -> Kind {
        match self {
            Self::Campaign => Kind::Bundle,
            Self::Markdown => Kind::Markdown,
            Self::Pdf(_) => Kind::Pdf,
            Self::Numbers => Kind::Numbers,
        }
    }

    /// The message of its button.
    pub(super) fn message_id(self) -> &'static str {
        match self {
            Self::Campaign => "ledger-save-campaign",
            Self::Markdown => "ledger-save-markdown",
            Self::Pdf(_) => "ledger-save-pdf",
            Self::Numbers => "ledger-save-numbers",
        }
    }

    pub(super) fn icon(self) -> Icon {
        match self {
            Self::Campaign => Icon::Save,
            Self::Markdown => Icon::Note,
            Self::Pdf(_) => Icon::Book,
            Self::Numbers => Icon::Grid,
        }
    }
}

/// What a file is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// A campaign is fetched.
    Import,
    /// The open one is written.
    Export(Form),
}

/// A file that is being named.
#[derive(Default)]
pub(super) struct Sharing {
    pub(super) windows: Windows,
    chooser: Option<(Errand, Chooser)>,
}

impl Sharing {
    /// Lets the user name a file for this; `stem` is how it is called unless he says otherwise.
    pub(super) fn begin(&mut self, errand: Errand, stem: &str) {
        let wanted = match errand {
            Errand::Import => Wanted { title: "ledger-import", purpose: Purpose::Read, ending: ENDING },
            Errand::Export(form) => {
                let purpose = Purpose::Write(format!("{stem}.{}", form.ending()));
                Wanted { title: form.message_id(), purpose, ending: form.ending() }
            }
        };
        self.chooser = Some((errand, Chooser::open(&self.windows, wanted)));
    }

    /// Draws it; a named file is told once.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<(Errand, PathBuf)> {
        let (errand, chooser) = self.chooser.as_mut()?;
        let (errand, chosen) = (*errand, chooser.ui(ui, texts)?);
        self.chooser = None;
        match chosen {
            Chosen::File(file) => Some((errand, file)),
            Chosen::Nothing => None,
        }
    }
}

impl LedgerScreen {
    /// Files are named here.
    pub(crate) fn name_files_in(&mut self, windows: Windows) {
        self.sharing.windows = windows;
    }

    /// A file that the user wants to put on the shelf; told once.
    pub(crate) fn brought(&mut self) -> Option<PathBuf> {
        self.brought.take()
    }

    /// Can the screen be opened anew without losing anything?
    pub(crate) fn is_free(&self) -> bool {
        matches!(self.page, Page::Shelf(_))
    }

    /// Says that something went well, or why it did not.
    pub(crate) fn tell(&mut self, told: Result<Arc<str>, Arc<str>>) {
        (self.told, self.trouble) = match told {
            Ok(told) => (Some(told), None),
            Err(trouble) => (None, Some(trouble)),
        };
    }

    /// Lets files be named, and writes what was asked for.
    pub(super) fn sharing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Page::Book(open) = &mut self.page
            && let Some(form) = open.pages.wanted()
        {
            let stem = open.book().path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
            self.sharing.begin(Errand::Export(form), &stem);
        }
        match self.sharing.ui(ui, texts) {
            None => {}
            Some((Errand::Import, file)) => self.brought = Some(file),
            Some((Errand::Export(form), file)) => {
                let Page::Book(open) = &self.page else { return };
                let (library, edition) = (self.shelf.library(), open.edition());
                let words = Words { texts, library, titles: self.titles.titles(), edition };
                let written = write(form, open.book().campaign(), &words, &self.dirs, &file);
                let told = written.map(|more| {
                    let written = tr!(texts, "cli-sheet-written", file = shown_path(&file));
                    more.map_or(Arc::clone(&written), |more| format!("{written}\n{more}").into())
                });
                self.tell(told.map_err(|error| error.say(texts)));
            }
        }
    }
}

/// Writes a campaign. A file of that name is replaced as a whole if it is an earlier one of the same form: who agrees to
/// replace a file has not agreed to lose a book. Returns what else is to be told: what became of an interrupted game, or that
/// not everything is on the paper.
pub(super) fn write(
    form: Form,
    campaign: &Campaign,
    words: &Words<'_>,
    dirs: &DataDirs,
    to: &Path,
) -> Result<Option<Arc<str>>, BookError> {
    may_replace(to, form.kind())?;
    let mut told = None;
    let bytes = match form {
        Form::Campaign => {
            let bundle = Bundle::of(campaign, dirs)?;
            bundle.write(to)?;
            let about_game = if bundle.game.is_empty() { "ledger-game-stays" } else { "ledger-game-goes-along" };
            return Ok(campaign.game().map(|_| words.texts.get(about_game)));
        }
        Form::Markdown => markdown(campaign, words).into_bytes(),
        Form::Numbers => Statistics::of(campaign).csv().into_bytes(),
        Form::Pdf(paper) => {
            let printed = chronicle(&pieces(campaign, words), words.texts, paper);
            told = printing::left_out(&printed, printing::Form::Pdf, words.texts);
            printed.pdf().map_err(|reason| StorageError::untouched(to, Trouble::Unwritable(reason)))?
        }
    };
    write_atomic(to, &bytes)?;
    Ok(told)
}

//! Who keeps the books of a game in its window: the shelf with all of them, or the one that lies open, whatever stands in it. What is
//! the same for every game is done here: it is opened, begun, put away, exported, brought in; what cannot be written is told, and
//! what went on elsewhere is brought back.
//!
//! What is not here: the pages of an open book. They are the game's.

use super::{Books, Cover, Picked};
use crate::house::book::{Book, ENDING, ErrorOf, Shelf};
use crate::house::date::now;
use crate::house::plug::Telling;
use crate::house::storage::{SavedElsewhere, write_new};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::{Wrong as _, torn_told};
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::theme::Theme;
use crate::kit::unwritten::{Unwritten, Waiting, WayOut};
use egui::{RichText, Ui};
use std::path::Path;
use std::sync::Arc;

/// The messages in which a game speaks of its books.
#[derive(Debug)]
pub(crate) struct Called {
    /// What a file is named for.
    pub(crate) export: &'static str,
    pub(crate) import: &'static str,
    /// That it was written into `$file`.
    pub(crate) exported: &'static str,
    /// That a book goes on in `$file`.
    pub(crate) goes_on: &'static str,
    /// What waits to be written.
    pub(crate) unwritten: &'static str,
}

/// A book that is being written in.
struct Open<A: Telling> {
    book: Book<A>,
    unwritten: Unwritten,
    /// The how manieth it is that was opened here.
    number: u32,
}

/// What a file is named for.
enum Errand {
    Export,
    Import,
    /// This text is written down.
    Text(String),
}

/// A file that is being named.
struct Naming {
    errand: Errand,
    chooser: Chooser,
}

/// The shelf of books, or the one that is open.
pub(crate) struct Keeper<A: Telling> {
    shelf: Shelf<A>,
    windows: Windows,
    called: &'static Called,
    open: Option<Open<A>>,
    opened: u32,
    /// What lies on the shelf, as it was looked at last.
    books: Books<A>,
    naming: Option<Naming>,
    told: Option<Arc<str>>,
    trouble: Option<Arc<str>>,
}

impl<A: Telling> Keeper<A> {
    /// All books.
    pub(crate) fn new(shelf: Shelf<A>, windows: Windows, called: &'static Called, texts: &Texts) -> Self {
        let away = shelf.fetch_all_home();
        let (books, trouble) = Books::read(&shelf, texts);
        let (open, opened, naming) = (None, 0, None);
        let mut keeper = Self { shelf, windows, called, open, opened, books, naming, told: None, trouble };
        keeper.told = away.first().map(|away| keeper.goes_on(texts, away));
        keeper
    }

    /// The book that was written in last lies open, if there is one.
    pub(crate) fn open_newest(&mut self, texts: &Texts) {
        if let Some(newest) = self.books.newest().map(Path::to_owned) {
            self.open(&newest, texts);
        }
    }

    /// From now on this book lies open.
    pub(crate) fn open(&mut self, file: &Path, texts: &Texts) {
        let opened = self.shelf.open(file, now());
        self.lay_open(opened, texts);
    }

    /// Begins a book, which lies open then.
    pub(crate) fn found(&mut self, founding: A::What, texts: &Texts) {
        let founded = self.shelf.found(now(), founding);
        self.lay_open(founded, texts);
    }

    fn lay_open(&mut self, opened: Result<Book<A>, ErrorOf<A>>, texts: &Texts) {
        match opened {
            Ok(book) => {
                // A torn last entry was left out; or there is no room yet for what was saved elsewhere.
                let torn = book.torn().map(|torn| torn_told(texts, book.path(), torn));
                self.told = torn.or_else(|| (book.path() != book.home()).then(|| self.goes_on(texts, book.path())));
                self.trouble = None;
                self.opened += 1;
                let unwritten = Unwritten::new(self.windows.clone());
                self.open = Some(Open { book, unwritten, number: self.opened });
            }
            Err(error) => self.trouble = Some(error.say(texts)),
        }
    }

    /// The one that lies open.
    pub(crate) fn book(&self) -> Option<&Book<A>> {
        self.open.as_ref().map(|open| &open.book)
    }

    /// The how manieth it is that was opened here: whoever remembers something of a book sees by it that this is another one.
    pub(crate) fn number(&self) -> u32 {
        self.open.as_ref().map_or(0, |open| open.number)
    }

    pub(crate) fn shelf(&self) -> &Shelf<A> {
        &self.shelf
    }

    /// Says this on the screen.
    pub(crate) fn tell(&mut self, told: Option<Arc<str>>) {
        self.told = told.or(self.told.take());
    }

    /// Enters something into the open book; whether it stands there now. If not, it is told why.
    pub(crate) fn enter(&mut self, what: A::What, texts: &Texts) -> bool {
        self.done(texts, |book| book.enter(now(), what).map(drop))
    }

    pub(crate) fn can_undo(&self) -> bool {
        self.book().is_some_and(|book| book.waiting().is_none() && book.campaign().next_undo().is_some())
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.book().is_some_and(|book| book.waiting().is_none() && book.campaign().next_redo().is_some())
    }

    pub(crate) fn undo(&mut self, texts: &Texts) {
        self.done(texts, |book| book.undo(now()).map(drop));
    }

    pub(crate) fn redo(&mut self, texts: &Texts) {
        self.done(texts, |book| book.redo(now()).map(drop));
    }

    fn done(&mut self, texts: &Texts, act: impl FnOnce(&mut Book<A>) -> Result<(), ErrorOf<A>>) -> bool {
        let Some(open) = &mut self.open else { return false };
        let done = act(&mut open.book);
        let is_done = done.is_ok();
        // What is in the way of writing has a panel of its own.
        let is_waiting = open.book.waiting().is_some();
        self.trouble = done.err().filter(|_| !is_waiting).map(|error| error.say(texts));
        if self.trouble.is_none() {
            self.told = None;
        }
        is_done
    }

    /// Why the last entry is not on the disk, after another attempt; nothing where it is.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        let book = &mut self.open.as_mut()?.book;
        book.waiting()?;
        // What is in the way is kept in the book.
        let _ = book.try_again();
        book.waiting().map(|trouble| trouble.say(texts))
    }

    /// Does an entry of the open book wait to be written?
    pub(crate) fn is_waiting(&self) -> bool {
        self.book().is_some_and(|book| book.waiting().is_some())
    }

    /// Is a file being named?
    pub(crate) fn is_naming(&self) -> bool {
        self.naming.is_some()
    }

    /// Brings an open book that went on elsewhere back to the shelf; if that cannot be, where it lies.
    pub(crate) fn bring_back(&mut self, texts: &Texts) -> Option<Arc<str>> {
        let file = self.open.as_mut()?.book.bring_back()?;
        Some(self.goes_on(texts, &file))
    }

    /// From an open book to all of them.
    pub(crate) fn close(&mut self, texts: &Texts) {
        self.told = self.bring_back(texts);
        self.open = None;
        let (books, trouble) = Books::read(&self.shelf, texts);
        (self.books, self.trouble) = (books, trouble.or(self.trouble.take()));
    }

    /// Draws what there is to tell.
    pub(crate) fn told_ui(&self, ui: &mut Ui) {
        if let Some(told) = &self.told {
            ui.label(told.as_ref());
        }
        if let Some(trouble) = &self.trouble {
            ui.label(RichText::new(trouble.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
        }
    }

    /// Does anything lie on the shelf?
    pub(crate) fn has_books(&self) -> bool {
        !self.books.is_empty()
    }

    /// Can a book that was deleted be taken back?
    pub(crate) fn has_deleted(&self) -> bool {
        self.books.has_deleted()
    }

    /// How many books lie on the shelf?
    pub(crate) fn count(&self) -> usize {
        self.books.count()
    }

    /// Draws all books with what is on their covers, and does what is pressed.
    pub(crate) fn books_ui(&mut self, ui: &mut Ui, texts: &Texts, cover: Cover<'_, A>) {
        match self.books.ui(ui, &self.shelf, texts, cover) {
            Some(Picked::Open(file)) => self.open(&file, texts),
            Some(Picked::TakeIn(file)) => self.take_in(&file, texts),
            Some(Picked::Done(told)) => (self.told, self.trouble) = (Some(told), None),
            Some(Picked::Failed(trouble)) => (self.told, self.trouble) = (None, Some(trouble)),
            None => {}
        }
    }

    /// Puts a copy of an exported book on the shelf and opens it.
    fn take_in(&mut self, file: &Path, texts: &Texts) {
        match self.shelf.import(file) {
            Ok(copy) => self.open(&copy, texts),
            Err(error) => self.trouble = Some(error.say(texts)),
        }
    }

    /// Says what could not be written, and does what the user wants about it; else sees to it that there are earlier versions. True:
    /// an entry waits, and nothing else can be done.
    pub(crate) fn waits_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let Some(Open { book, unwritten, .. }) = &mut self.open else { return false };
        let Some(trouble) = book.waiting() else {
            unwritten.done(ui.ctx());
            // Why a version could not be kept is no reason to take no entries.
            if let Err(error) = book.back_up_if_due(now(), &self.shelf.backups_of(book.home())) {
                self.trouble = Some(error.say(texts));
            }
            return false;
        };
        let waiting = Waiting { trouble, hint: self.called.unwritten, file: book.path(), ending: ENDING };
        // Why it failed again is what the panel says next.
        match unwritten.ui(ui, texts, &waiting) {
            None => {}
            Some(WayOut::Again) => drop(book.try_again()),
            Some(WayOut::At(file)) => {
                let home = book.home().to_owned();
                if book.go_on_at(&file).is_ok() {
                    self.told = Some(texts.with(self.called.goes_on, &[("file", shown_path(&file).into())]));
                    unwritten.windows.goes_on_elsewhere(SavedElsewhere { home, file });
                }
            }
        }
        true
    }

    /// Asks for the file that the open book is exported to.
    pub(crate) fn begin_export(&mut self) {
        let purpose = Purpose::WriteNew(self.file_name(ENDING));
        self.begin(Errand::Export, Wanted { title: self.called.export, purpose, ending: ENDING });
    }

    /// Asks for the file of an exported book.
    pub(crate) fn begin_import(&mut self) {
        self.begin(Errand::Import, Wanted { title: self.called.import, purpose: Purpose::Read, ending: ENDING });
    }

    /// Asks for the file that this text is written to; `title` is what is said meanwhile.
    pub(crate) fn begin_text(&mut self, title: &'static str, ending: &'static str, text: String) {
        let purpose = Purpose::WriteNew(self.file_name(ending));
        self.begin(Errand::Text(text), Wanted { title, purpose, ending });
    }

    fn begin(&mut self, errand: Errand, wanted: Wanted) {
        self.naming = Some(Naming { errand, chooser: Chooser::open(&self.windows, wanted) });
    }

    /// What a file is called that is made of the open book.
    fn file_name(&self, ending: &str) -> String {
        let stem = self.book().and_then(|book| book.path().file_stem()).unwrap_or_default();
        format!("{}.{ending}", stem.to_string_lossy())
    }

    /// Lets a file be named, and writes or reads it.
    pub(crate) fn naming_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(naming) = &mut self.naming else { return };
        let Some(chosen) = naming.chooser.ui(ui, texts) else { return };
        let (Some(Naming { errand, .. }), Chosen::File(file)) = (self.naming.take(), chosen) else { return };
        let written: Result<(), ErrorOf<A>> = match (errand, self.open.as_ref()) {
            (Errand::Import, _) => return self.take_in(&file, texts),
            (Errand::Export, Some(open)) => self.shelf.export(open.book.path(), &file),
            (Errand::Text(text), _) => write_new(&file, text.as_bytes()).map_err(Into::into),
            (Errand::Export, None) => return,
        };
        match written {
            Ok(()) => {
                self.told = Some(texts.with(self.called.exported, &[("file", shown_path(&file).into())]));
                self.trouble = None;
            }
            Err(error) => self.trouble = Some(error.say(texts)),
        }
    }

    /// Where a book goes on that could not be written where it is looked for.
    fn goes_on(&self, texts: &Texts, file: &Path) -> Arc<str> {
        texts.with(self.called.goes_on, &[("file", shown_path(file).into())])
    }
}

//! The Ledger: campaign books on a shelf, founded, read and written in. What an entry means and whether it may be made
//! is decided by the campaign and the engine; these pages only ask. How a book is kept is the house's.
//!
//! | page or part | file |
//! |---|---|
//! | all books, and a new one; a book that leaves the program and comes back; books of one name and their earlier versions | `shelf`, `share`, `kept` |
//! | a campaign is founded, with its order of quests | `founding`, `quest_list` |
//! | an open book, its pages and which of them there are | `book`, `pages`, `leaves` |
//! | what comes next: the plan, the dungeon, playing it here | `plan`, `next_picture`, `here` |
//! | after an evening at the table: what happened and what it brought, half filled in meanwhile | `outcome`, `began`, `brought`, `draft`, `sums` |
//! | in town: the stall, trades, cards laid down, leaving | `town`, `stall`, `trading`, `laying`, `attempts`, `leaving` |
//! | entries by hand and of one sentence; an entry that was wrong; one that is tried first | `by_hand`, `plain`, `correct`, `trial` |
//! | Heroes: side by side, one by one, Skills, in words | `party_view`, `heroes`, `hero_sheet`, `skill_board`, `roster` |
//! | read: entries, chronicle, numbers, the way | `history`, `chronicle`, `spread`, `numbers`, `plots`, `way` |
//! | a card is found, shown or written down | `card_field`, `card_tip`, `new_card` |
//! | what quests are called; an entry that is not on the disk | `known`, `unwritten` |

mod attempts;
mod began;
mod book;
mod brought;
mod by_hand;
mod card_field;
mod card_tip;
mod chronicle;
mod correct;
mod draft;
mod founding;
mod here;
mod hero_sheet;
mod heroes;
mod history;
mod kept;
mod known;
mod laying;
mod leaves;
mod leaving;
mod new_card;
mod next_picture;
mod numbers;
mod outcome;
mod pages;
mod party_view;
mod plain;
mod plan;
pub(crate) mod plots;
mod quest_list;
mod roster;
mod share;
mod shelf;
mod skill_board;
mod spread;
mod stall;
mod sums;
mod town;
mod trading;
mod trial;
mod unwritten;
mod way;

use self::known::KnownTitles;
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::link::game_path;
use crate::games::massive_darkness::campaign::rescue::rescue;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Book, Shelf};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::view::commands::{Place, Situation};
use crate::games::massive_darkness::wrong::rescued_lines;
use crate::house::date::now;
use crate::house::storage::{DataDirs, fetch_home};
use crate::house::text::{Texts, shown};
use crate::house::wrong::{Wrong as _, torn_told};
use crate::kit::art::Icon;
use crate::kit::coming::LOOK;
use crate::kit::commands::Command;
use crate::kit::goes_back::goes_back;
use crate::kit::theme::Theme;
use crate::kit::unwritten::{Unwritten, book_goes_on};
use crate::kit::widgets::{icon_button, title};
use crate::tr;
use book::OpenBook;
use egui::{CentralPanel, Panel, RichText, Ui};
use founding::FoundingForm;
pub(crate) use here::{OfGame, Shown, campaign_of_game};
use kept::KeptWish;
use share::{Errand, Sharing};
use shelf::ShelfPage;
use std::path::PathBuf;
use std::sync::Arc;

/// So many lines of what was lost are told at once.
const MOST_LINES: usize = 6;

/// Which page is open.
enum Page {
    Shelf(ShelfPage),
    Founding(Box<FoundingForm>),
    Book(Box<OpenBook>),
}

/// Where the user wants to go.
enum Wish {
    Shelf,
    Found,
    Sample,
    Import,
    TakeIn(PathBuf),
    Rescue(PathBuf),
    Begin,
    Open(PathBuf),
    Delete(PathBuf),
    Restore(PathBuf),
    Kept(KeptWish),
}

/// Where the user goes from here.
pub(crate) enum Away {
    /// Back to the start screen.
    Start,
    /// To a quest on the board.
    Board(Box<Shown>),
    /// Nowhere, but there are cards now that were not in the box.
    NewCards,
}

pub(crate) struct LedgerScreen {
    shelf: Shelf,
    dirs: DataDirs,
    /// What a quest on the board needs.
    rules: MassiveDarknessRules,
    /// What the dice of the next quest come from.
    seed: u64,
    titles: KnownTitles,
    page: Page,
    /// What went wrong, in the user's language.
    trouble: Option<Arc<str>>,
    /// What went well.
    told: Option<Arc<str>>,
    sharing: Sharing,
    /// A file that shall be put on the shelf.
    brought: Option<PathBuf>,
}

impl LedgerScreen {
    /// The shelf of all books.
    pub(crate) fn new(dirs: &DataDirs, rules: MassiveDarknessRules, seed: u64, texts: &Texts) -> Self {
        let shelf = Shelf::new(dirs.clone(), Arc::clone(&rules.library));
        let (dirs, titles, page) = (dirs.clone(), KnownTitles::read(dirs), Page::Shelf(ShelfPage::default()));
        let mut screen = Self {
            shelf,
            dirs,
            rules,
            seed,
            titles,
            page,
            trouble: None,
            told: None,
            sharing: Sharing::default(),
            brought: None,
        };
        // What was thrown away long ago goes for good.
        screen.trouble = screen.shelf.clear_deleted(now()).err().map(|error| error.say(texts));
        screen.show_shelf(texts);
        screen
    }

    fn show_shelf(&mut self, texts: &Texts) {
        if let Some(away) = self.shelf.fetch_all_home().first() {
            self.told = Some(book_goes_on(texts, away));
        }
        let (page, trouble) = ShelfPage::read(&self.shelf);
        self.page = Page::Shelf(page);
        if let Some(error) = trouble {
            self.trouble = Some(self.said(texts, Edition::De, &error));
        }
    }

    /// What went wrong, with the names of Heroes and cards.
    fn said(&self, texts: &Texts, edition: Edition, error: &BookError) -> Arc<str> {
        match error {
            BookError::Refused(refused) => {
                let words = Words { texts, library: self.shelf.library(), titles: self.titles.titles(), edition };
                words.refused(refused).into()
            }
            other => other.say(texts),
        }
    }

    /// Draws the screen. Tells where the user goes when he leaves it.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Away> {
        let (mut leave, mut wish, mut on_board) = (false, None, None);
        let is_left = matches!(self.page, Page::Shelf(_)) && !self.is_waiting() && goes_back(ui, "ledger-shelf");
        if self.titles.look() {
            ui.ctx().request_repaint_after(LOOK);
        }
        Panel::top("ledger-bar").show(ui, |ui| leave = self.bar_ui(ui, texts, &mut wish) || is_left);
        let (titles, library) = (self.titles.titles(), self.shelf.library());
        let mut failed: Option<(Edition, BookError)> = None;
        match &mut self.page {
            Page::Shelf(page) => {
                let edition = Edition::De;
                let words = Words { texts, library, titles, edition };
                CentralPanel::default().show(ui, |ui| wish = wish.take().or(page.ui(ui, &self.shelf, &words)));
            }
            Page::Founding(form) => {
                if goes_back(ui, "ledger-founding") {
                    wish = Some(Wish::Shelf);
                }
                if form.page_ui(ui, texts, library, titles) {
                    wish = Some(Wish::Begin);
                }
            }
            Page::Book(open) => {
                if open.can_be_closed() && goes_back(ui, "ledger-book") {
                    wish = Some(Wish::Shelf);
                }
                let edition = open.edition();
                let words = Words { texts, library, titles, edition };
                match open.ui(ui, &words) {
                    // That is told where the hand is.
                    Err(_) if open.book.waiting().is_some() => self.trouble = None,
                    Err(error) => failed = Some((edition, error)),
                    Ok(()) if open.has_written() => self.trouble = None,
                    Ok(()) => {}
                }
                self.told = open.moved.take().or(self.told.take());
                on_board = open.here.wish.take();
                let backups = self.shelf.backups_of(open.book.home());
                if let Err(error) = open.book.back_up_if_due(now(), &backups) {
                    failed = Some((edition, error));
                }
            }
        }
        if let Some((edition, error)) = failed {
            self.trouble = Some(self.said(texts, edition, &error));
        }
        self.sharing_ui(ui, texts);
        if let Some(wish) = wish {
            self.go(texts, wish);
        }
        if self.write_card(ui, texts) {
            return Some(Away::NewCards);
        }
        if leave && !self.is_waiting() {
            self.bring_book_back(texts);
        }
        let shown = on_board.and_then(|choice| self.take_up(texts, choice));
        shown.map(|shown| Away::Board(Box::new(shown))).or(leave.then_some(Away::Start))
    }

    fn bar_ui(&mut self, ui: &mut Ui, texts: &Texts, wish: &mut Option<Wish>) -> bool {
        let mut leave = false;
        ui.horizontal(|ui| {
            leave = icon_button(ui, Icon::Home, &tr!(texts, "table-leave")).clicked();
            match &self.page {
                Page::Shelf(_) => title(ui, &tr!(texts, "ledger-title")),
                Page::Founding(_) => title(ui, &tr!(texts, "ledger-found")),
                Page::Book(open) => title(ui, &shown(open.name())),
            };
            // Whoever leaves by the house is asked about what could not be written.
            let may_turn = !self.is_waiting();
            ui.add_enabled_ui(may_turn, |ui| {
                let all = tr!(texts, "ledger-all");
                if !matches!(self.page, Page::Shelf(_)) && icon_button(ui, Icon::Book, &all).clicked() {
                    *wish = Some(Wish::Shelf);
                }
            });
            if let Page::Book(open) = &mut self.page {
                open.bar_ui(ui, texts);
                if open.book.waiting().is_none() {
                    ui.add(
                        egui::Label::new(RichText::new(tr!(texts, "cards-saved").as_ref()).weak().small()).truncate(),
                    );
                }
            }
        });
        if let Some(trouble) = &self.trouble {
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            ui.add(egui::Label::new(RichText::new(trouble.as_ref()).color(danger)).wrap());
        }
        if let Some(told) = &self.told {
            ui.add(egui::Label::new(told.as_ref()).wrap());
        }
        leave
    }

    fn go(&mut self, texts: &Texts, wish: Wish) {
        (self.trouble, self.told) = (None, None);
        let library = Arc::clone(self.shelf.library());
        let done = match wish {
            Wish::Shelf => {
                self.bring_book_back(texts);
                self.show_shelf(texts);
                Ok(())
            }
            Wish::Found => {
                self.page =
                    Page::Founding(Box::new(FoundingForm::new(&library, self.titles.titles(), texts.language())));
                Ok(())
            }
            Wish::Sample => self.shelf.put_sample().map(|_| self.show_shelf(texts)),
            Wish::Import => {
                self.sharing.begin(Errand::Import, "");
                Ok(())
            }
            Wish::TakeIn(file) => {
                self.brought = Some(file);
                Ok(())
            }
            Wish::Rescue(file) => rescue(&file, &library).map(|rescued| {
                let words = Words { texts, library: &library, titles: self.titles.titles(), edition: Edition::De };
                let mut lines = rescued_lines(&words, &file, &rescued);
                if lines.len() > MOST_LINES {
                    lines.truncate(MOST_LINES);
                    lines.push("…".to_owned());
                }
                self.told = Some(lines.join("\n").into());
                self.show_shelf(texts);
            }),
            Wish::Begin => self.begin_campaign(texts),
            Wish::Open(file) => self.shelf.open(&file, now()).map(|book| self.read(texts, book)),
            Wish::Delete(file) => self.shelf.delete(&file, now()).map(|_| {
                self.show_shelf(texts);
                if let Page::Shelf(page) = &mut self.page {
                    page.show_deleted();
                }
            }),
            Wish::Restore(file) => self.shelf.restore(&file).map(|_| self.show_shelf(texts)),
            Wish::Kept(wish) => self.go_kept(texts, wish),
        };
        if let Err(error) = done {
            self.trouble = Some(self.said(texts, Edition::De, &error));
        }
    }

    /// Founds the campaign of the form, and opens its book.
    fn begin_campaign(&mut self, texts: &Texts) -> Result<(), BookError> {
        let Page::Founding(form) = &self.page else { return Ok(()) };
        let mut book = self.shelf.found(now(), form.founding(self.shelf.library()))?;
        let (noted, note) = (form.write_note(&mut book), form.note().to_owned());
        self.read(texts, book);
        // The book is there; what waits to be written is told in it, and a note that is refused can be mended there.
        match (noted, &mut self.page) {
            (Err(error @ BookError::Refused(_)), Page::Book(open)) => {
                open.note = note;
                Err(error)
            }
            _ => Ok(()),
        }
    }

    /// What can be commanded here.
    pub(crate) fn situation(&self) -> Situation {
        match &self.page {
            Page::Book(open) => open.situation(),
            Page::Shelf(_) | Page::Founding(_) => Situation { place: Place::Elsewhere, ..Situation::default() },
        }
    }

    /// Does what a command says in the open book.
    pub(crate) fn command(&mut self, command: Command) {
        let is_waiting = self.is_waiting();
        if let Page::Book(open) = &mut self.page
            && !is_waiting
        {
            open.command(command);
        }
    }

    /// Learns of quests that have become the user's own meanwhile.
    pub(crate) fn know_quests(&mut self) {
        self.titles = KnownTitles::read(&self.dirs);
    }

    /// Opens a book, as if it had been chosen on the shelf.
    pub(crate) fn open(&mut self, texts: &Texts, file: PathBuf) {
        self.go(texts, Wish::Open(file));
    }

    /// A game that was over when the program was left or killed is entered now.
    fn read(&mut self, texts: &Texts, mut book: Book) {
        self.told = book.torn().map(|torn| torn_told(texts, book.path(), torn)).or(self.told.take());
        if let Some(game) = book.campaign().game() {
            // Its end is read at home.
            let _ = fetch_home(&self.dirs, &game_path(&self.dirs.games, game));
        }
        let caught_up = book.catch_up(now(), &self.rules, &self.dirs.games).map(|_| ());
        let mut open = OpenBook::new(book);
        open.unwritten = Unwritten::new(self.sharing.windows.clone());
        if open.book.path() != open.book.home() {
            open.moved = Some(book_goes_on(texts, open.book.path()));
        }
        self.page = Page::Book(Box::new(open));
        self.tell_refusal(texts, caught_up);
    }
}

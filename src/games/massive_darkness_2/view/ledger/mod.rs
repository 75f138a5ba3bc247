//! The book in the window: all books of the user, and the open one with its series of Quests, its chronicle, its numbers and its entries.
//!
//! Nothing is decided here: whatever is pressed becomes an entry ([`crate::games::massive_darkness_2::book`]), and what is shown
//! follows from all entries.

mod entries;
mod form;
mod numbers;
mod picks;
mod quests;
mod series;

use crate::games::massive_darkness_2::book::chronicle::pieces;
use crate::games::massive_darkness_2::book::tally::Tally;
use crate::games::massive_darkness_2::book::{
    BookRules, Founding, GameFile, HeroPlayed, Member, PartyBook, PartyShelf, Played, Standing, What, words,
};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::cards::HeroCard;
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::house::book::chronicle::{Piece, written};
use crate::house::text::{Language, Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::books::keeper::{Called, Keeper};
use crate::kit::books::pages::{Heights, pieces_ui};
use crate::kit::commands::{Command, Offers};
use crate::kit::files::Windows;
use crate::kit::goes_back::goes_back;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, icon_button, lasting_field, middle, sheet, title};
use crate::tr;
use egui::{CentralPanel, Panel, ScrollArea, Sense, Ui, Vec2};
use entries::{Entries, Said};
use form::{Filled, Form};
use numbers::{Plot, numbers_ui, plots};
use picks::Picks;
use quests::Quests;
use series::{Past, Picked, Series};
use std::path::PathBuf;
use std::sync::Arc;

/// Width of the shelf of books, of the sheet of a new one, of a page that is read, and of the column of entries.
const SHELF: f32 = 1560.0;
const FOUNDING: f32 = 1400.0;
/// What stays empty below the sheet of a new book, in points.
const BELOW: f32 = 24.0;
/// Portraits on a cover are no larger, in points and in parts of the height of the window.
const LARGEST_FACE: std::ops::RangeInclusive<f32> = 180.0..=320.0;
const OF_THE_HEIGHT: f32 = 0.25;
const PAGE: f32 = 860.0;
/// How wide a book is that lies alone on its shelf, and how far down, in parts of the window.
const ALONE: (f32, f32) = (0.7, 0.08);
const ENTRIES: f32 = 320.0;

static CALLED: Called = Called {
    export: "book-export",
    import: "book-import",
    exported: "book-exported",
    goes_on: "unwritten-book-goes-on",
    unwritten: "book-unwritten",
};

/// What is wanted of the desk.
pub(super) enum Wanted {
    /// A command that is not the book's own.
    Command(Command),
    /// The Quest of this id is to be played by these Heroes, and entered into this book.
    Play { quest: String, heroes: Vec<String>, book: PathBuf },
    /// The saved game in this file is to be looked at, which came to this when it was entered.
    Look(GameFile, PathBuf),
}

/// What of an open book is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// The Quests, and which comes next.
    #[default]
    Series,
    Chronicle,
    Numbers,
}

/// What a page shows, made once for each state of the book.
struct Shown {
    stamp: (usize, Language),
    pieces: Vec<Piece>,
    heights: Heights,
    tally: Tally,
    /// Its pictures, once somebody has looked at them.
    plots: Option<Vec<Plot>>,
}

/// What is remembered of an open book.
#[derive(Default)]
struct Open {
    /// Which of those that were opened it is.
    number: u32,
    page: Page,
    series: Series,
    /// How a Quest ended, as far as it is written.
    form: Option<Form>,
    entries: Entries,
    shown: Option<Shown>,
}

/// The shelf of books, or the one that is open.
pub(super) struct Ledger {
    pub(super) keeper: Keeper<BookRules>,
    all: CoreBox,
    quests: Quests,
    open: Open,
    /// A new book, as far as it is written.
    name: String,
    founding: Picks,
    /// It is asked for, though there are books.
    is_founding: bool,
    /// What was played last and is to be entered into the book that is chosen.
    brought: Option<Played>,
}

impl Ledger {
    /// This book lies open, or the one that was written in last; `brought` is to be entered into it.
    pub(super) fn new(all: &CoreBox, shelf: PartyShelf, windows: Windows, from: Opening, texts: &Texts) -> Self {
        let quests = Quests::read(all, shelf.dirs());
        let mut keeper = Keeper::new(shelf, windows, &CALLED, texts);
        match from.file.filter(|file| file.exists()) {
            Some(file) => keeper.open(&file, texts),
            None => keeper.open_newest(texts),
        }
        keeper.tell(from.told);
        let party = from.brought.as_ref().map(members).unwrap_or_default();
        let founding = Picks::of(all, &party);
        let is_founding = false;
        Self {
            keeper,
            all: all.clone(),
            quests,
            open: Open::default(),
            name: String::new(),
            founding,
            is_founding,
            brought: from.brought,
        }
    }

    /// Esc leads from an open book and from the founding of one to the shelf. Is the shelf left by it? A form that is being filled is
    /// left by its own button.
    pub(super) fn is_left(&mut self, ui: &Ui, texts: &Texts) -> bool {
        if self.keeper.is_waiting() || self.keeper.is_naming() || self.open.form.is_some() {
            return false;
        }
        match (self.keeper.book().is_some(), self.is_founding) {
            (true, _) if goes_back(ui, "md2-book") => self.keeper.close(texts),
            (false, true) if goes_back(ui, "md2-founding") => self.is_founding = false,
            (false, false) => return goes_back(ui, "md2-books"),
            _ => {}
        }
        false
    }

    /// Draws the screen; what is wanted of the desk.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Wanted> {
        let mut wanted = None;
        Panel::top("md2-book-rail").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for which in [Command::Home, Command::Undo, Command::Redo, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        wanted = Some(Wanted::Command(which));
                    }
                }
                if self.keeper.book().is_some() {
                    self.pages_ui(ui, texts);
                }
            });
            self.keeper.told_ui(ui);
        });
        match self.keeper.book().is_some() {
            true => wanted = self.open_ui(ui, texts).or(wanted),
            false => self.shelf_ui(ui, texts),
        }
        self.keeper.naming_ui(ui, texts);
        wanted
    }

    /// Which page of the open book is shown, and what else can be done with it.
    fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.separator();
        for (page, name) in [
            (Page::Series, tr!(texts, "book-page-series")),
            (Page::Chronicle, tr!(texts, "book-page-chronicle")),
            (Page::Numbers, tr!(texts, "book-page-numbers")),
        ] {
            ui.selectable_value(&mut self.open.page, page, name.as_ref());
        }
        ui.separator();
        // Whoever leaves by the house is asked about what could not be written.
        let may_turn = !self.keeper.is_waiting();
        ui.add_enabled_ui(may_turn, |ui| {
            if icon_button(ui, Icon::Save, &tr!(texts, "book-export")).clicked() {
                self.keeper.begin_export();
            }
            if icon_button(ui, Icon::Folder, &tr!(texts, "book-others")).clicked() {
                // It may belong into another book.
                self.brought = self.open.form.take().and_then(Form::brought);
                self.keeper.close(texts);
            }
        });
    }

    /// All books, and how a new one is begun.
    fn shelf_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().id_salt("md2-books").auto_shrink([false, false]).show(ui, |ui| {
                let is_founding = self.is_founding || !self.keeper.has_books();
                let (window, above) = (ui.ctx().content_rect().size(), Theme::of(ui.ctx()).space(3.0));
                let (wide, above) = match self.keeper.count() {
                    _ if is_founding => (FOUNDING, above),
                    1 => ((window.x * ALONE.0).clamp(PAGE, FOUNDING), above.max(window.y * ALONE.1)),
                    _ => (SHELF, above),
                };
                middle(ui, wide, |ui| {
                    ui.add_space(above);
                    if let Some(brought) = &self.brought {
                        let quest = words::outcome(brought, texts);
                        ui.label(tr!(texts, "book-brought", quest = quest).as_ref());
                    }
                    if is_founding {
                        sheet(ui, Sheet::Raised, |ui| {
                            ui.set_width(ui.available_width());
                            self.founding_ui(ui, texts);
                        });
                    } else {
                        title(ui, &tr!(texts, "book-all"));
                        let is_asked = ui.add(Action::new(Icon::Plus, &tr!(texts, "book-new"))).clicked();
                        self.is_founding |= is_asked;
                    }
                    ui.add_space(Theme::of(ui.ctx()).space(2.0));
                    let heroes = &self.all.content.printed.heroes;
                    self.keeper.books_ui(ui, texts, &|ui, standing| cover_ui(ui, heroes, standing));
                });
            });
        });
    }

    fn founding_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        title(ui, &tr!(texts, "book-new"));
        ui.label(tr!(texts, "book-about").as_ref());
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        let (name, hint) = (tr!(texts, "book-name"), tr!(texts, "book-name-hint"));
        lasting_field(ui, &name, &hint, &mut self.name);
        heading(ui, &tr!(texts, "book-who"));
        // Down to the line with what can be done; where there are books, be it deleted ones, they are to be seen below.
        let line = ui.spacing().interact_size.y + 2.0 * Theme::of(ui.ctx()).sizes.panel_margin + BELOW;
        let room = ui.ctx().content_rect().bottom() - ui.cursor().top() - line;
        let room = if self.keeper.has_books() || self.keeper.has_deleted() { room * 0.6 } else { room };
        self.founding.ui(ui, texts, &self.all, room);
        ui.horizontal_wrapped(|ui| {
            let party = self.founding.members();
            ui.add_enabled_ui(!party.is_empty(), |ui| {
                let begin = tr!(texts, "book-begin");
                if ui.add(Action::new(Icon::Plus, &begin).emphasis(Emphasis::Primary)).clicked() {
                    let typed = self.name.trim();
                    let name = if typed.is_empty() { hint.to_string() } else { typed.to_owned() };
                    self.keeper.found(What::Founded(Founding { name, party }), texts);
                    if self.keeper.book().is_some() {
                        (self.name, self.is_founding) = (String::new(), false);
                    }
                }
            });
            if ui.add(Action::new(Icon::Folder, &tr!(texts, "book-import"))).clicked() {
                self.keeper.begin_import();
            }
        });
    }

    fn open_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wanted> {
        if self.keeper.waits_ui(ui, texts) {
            return None;
        }
        let book = self.keeper.book()?;
        let Some(standing) = book.campaign().standing() else {
            impossible_ui(ui, texts, book);
            return None;
        };
        if self.open.number != self.keeper.number() {
            let form = self.brought.take().map(|played| Form::taken(&self.all, played, &standing.party));
            self.open = Open { number: self.keeper.number(), form, ..Open::default() };
        }
        self.quests.look(ui.ctx());
        let (mut done, open) = (Done::default(), &mut self.open);
        let games = &self.keeper.shelf().dirs().games;
        Panel::right("md2-book-entries").exact_size(ENTRIES).show(ui, |ui| {
            match open.entries.ui(ui, texts, book, games) {
                Some(Said::Enter(what)) => done.entered = Some(what),
                Some(Said::Correct(number, played)) => {
                    (open.page, open.form) = (Page::Series, Some(Form::correcting(&self.all, number, &played)));
                }
                Some(Said::Look(game, file)) => done.wanted = Some(Wanted::Look(game, file)),
                None => {}
            }
        });
        let shown = shown(&mut open.shown, book, texts);
        CentralPanel::default().show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt(("md2-book", open.page as u8)).auto_shrink([false, false]);
            area.show(ui, |ui| match (open.page, &mut open.form) {
                (Page::Series, Some(form)) => {
                    let quests = self.quests.offered(standing, &shown.tally);
                    match form.ui(ui, texts, &self.all, &quests) {
                        Some(Filled::Enter(what)) => (done.entered, done.closes_form) = (Some(what), true),
                        Some(Filled::Leave) => open.form = None,
                        None => {}
                    }
                }
                (Page::Series, None) => {
                    let quests = self.quests.offered(standing, &shown.tally);
                    let past = Past { standing, tally: &shown.tally, quests: &quests };
                    match open.series.ui(ui, texts, &self.all, past) {
                        Some(Picked::Enter(what)) => done.entered = Some(what),
                        Some(Picked::Play(quest)) => {
                            let heroes = standing.party.iter().map(|member| member.hero.clone()).collect();
                            done.wanted = Some(Wanted::Play { quest, heroes, book: book.home().to_owned() });
                        }
                        Some(Picked::Write(quest)) => open.form = Some(Form::of(&self.all, &quest, &standing.party)),
                        None => {}
                    }
                }
                (Page::Chronicle, _) => done.keeps = chronicle_ui(ui, texts, shown),
                (Page::Numbers, _) => {
                    let made = || plots(texts, book.campaign().accounts(), &shown.tally);
                    numbers_ui(ui, texts, shown.plots.get_or_insert_with(made));
                }
            });
        });
        if done.keeps {
            let text = written(&shown.pieces);
            self.keeper.begin_text("book-save-chronicle", "md", text);
        }
        if let Some(what) = done.entered
            && self.keeper.enter(what, texts)
            && done.closes_form
        {
            self.open.form = None;
        }
        done.wanted
    }
}

/// The party of a book, in a row over the width of its cover.
fn cover_ui(ui: &mut Ui, heroes: &[HeroCard], standing: &Standing) {
    // As if there were four at least: two faces shall not be larger than the book.
    let count = standing.party.len().max(4) as f32;
    let gap = Theme::of(ui.ctx()).space(2.0);
    let largest = ui.ctx().content_rect().height() * OF_THE_HEIGHT;
    let largest = largest.clamp(*LARGEST_FACE.start(), *LARGEST_FACE.end());
    let side = ((ui.available_width() + gap) / count - gap).min(largest);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for member in &standing.party {
            let (face, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            let place = heroes.iter().position(|hero| hero.id == member.hero).unwrap_or(0);
            portrait(ui, face, &member.hero, Some(hero_colour(place as u8)), true);
        }
    });
}

/// A book that cannot have begun so: somebody has edited it by hand.
fn impossible_ui(ui: &mut Ui, texts: &Texts, book: &PartyBook) {
    let none = || tr!(texts, "book-no-beginning");
    let why = book.campaign().conflicts().next().map_or_else(none, |(_, refused)| refused.say(texts));
    let file = shown_path(book.path());
    CentralPanel::default().show(ui, |ui| {
        ui.label(tr!(texts, "book-impossible", file = file, why = why.as_ref()).as_ref());
    });
}

/// How a book is opened.
#[derive(Default)]
pub(super) struct Opening {
    /// This one; else the one that was written in last.
    pub(super) file: Option<PathBuf>,
    /// What was played and is to be entered.
    pub(super) brought: Option<Played>,
    /// What is said.
    pub(super) told: Option<Arc<str>>,
}

/// What came of a frame.
#[derive(Default)]
struct Done {
    entered: Option<What>,
    /// What is entered is what the form says.
    closes_form: bool,
    /// The chronicle is to be written into a file.
    keeps: bool,
    wanted: Option<Wanted>,
}

/// Who has played, as a party.
fn members(played: &Played) -> Vec<Member> {
    let member = |hero: &HeroPlayed| Member { hero: hero.hero.clone(), player: hero.player.clone() };
    played.heroes.iter().map(member).collect()
}

/// What the pages show of the book as it is.
fn shown<'s>(kept: &'s mut Option<Shown>, book: &PartyBook, texts: &Texts) -> &'s mut Shown {
    let campaign = book.campaign();
    let stamp = (campaign.entries().len(), texts.language());
    let still = kept.take().filter(|shown| shown.stamp == stamp);
    kept.insert(still.unwrap_or_else(|| Shown {
        stamp,
        pieces: pieces(campaign, texts),
        heights: Heights::default(),
        tally: campaign.standing().map(|standing| Tally::of(campaign.accounts(), standing)).unwrap_or_default(),
        plots: None,
    }))
}

/// The chronicle to read; whether it is to be written into a file.
fn chronicle_ui(ui: &mut Ui, texts: &Texts, shown: &mut Shown) -> bool {
    let mut keeps = false;
    middle(ui, PAGE, |ui| {
        ui.horizontal_wrapped(|ui| {
            let save = tr!(texts, "book-save-chronicle");
            keeps = ui.add(Action::new(Icon::Save, &save).emphasis(Emphasis::Primary)).clicked();
            if icon_button(ui, Icon::Copy, &tr!(texts, "book-copy-chronicle")).clicked() {
                ui.ctx().copy_text(written(&shown.pieces));
            }
        });
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = 0.0;
            pieces_ui(ui, &shown.pieces, &mut shown.heights);
        });
    });
    keeps
}

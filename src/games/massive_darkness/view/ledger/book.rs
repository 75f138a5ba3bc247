//! An open book: what comes next on its left page, the Heroes on the right one, and beside both what happened. Where there is
//! less room, what happened stands at the end of the left page; where there is little, all of it on one.

use super::brought::brought_ui;
use super::by_hand::ByHand;
use super::draft::Draft;
use super::here::{self, Choice, Here};
use super::leaves::leaf_frame;
use super::next_picture::NextPicture;
use super::outcome::OutcomeForm;
use super::pages::Pages;
use super::town::Town;
use super::trial::Trial;
use super::unwritten::Hand;
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::entry::{Note, Place, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Book, Now};
use crate::games::massive_darkness::describe::begin;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::market::MarketStep;
use crate::games::massive_darkness::view::commands::{CHRONICLE, ENTRIES, Place as Shown, Situation};
use crate::house::date::now;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::theme::{Theme, strong};
use crate::kit::unwritten::Unwritten;
use crate::kit::widgets::{Action, Emphasis, heading, icon_button, keep_width, on_paper, text_field};
use crate::tr;
use egui::{Align, CentralPanel, Key, Label, Panel, RichText, ScrollArea, Ui};
use std::path::Path;
use std::sync::Arc;

/// From this width on what happened lies beside the two pages, and from that on there are two, in points.
const BESIDE: f32 = 1180.0;
const TWO_PAGES: f32 = 700.0;

/// A book that is being read and written in.
pub(super) struct OpenBook {
    pub(super) book: Book,
    /// The quest on the board.
    pub(super) here: Here,
    outcome: Option<OutcomeForm>,
    draft: Draft,
    town: Town,
    by_hand: ByHand,
    pub(super) note: String,
    next: NextPicture,
    /// The pages that are only read.
    pub(super) pages: Pages,
    /// Something has just been entered.
    pub(super) written: bool,
    /// What could not be written, told where the hand was.
    pub(super) unwritten: Unwritten,
    pub(super) hand: Hand,
    /// The file in which the book goes on, in a sentence; told once.
    pub(super) moved: Option<Arc<str>>,
    /// What the user asked for in the bar.
    undo: bool,
    redo: bool,
    /// What was worked at when the book was drawn last, and for how many frames more it is shown from its top.
    work: Work,
    from_its_top: u8,
}

/// What stands above it takes so many frames to become as high as it will be.
const SETTLING: u8 = 3;

/// What lies on the table to be worked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Work {
    outcome: bool,
    correction: bool,
    /// MARKET-01: wares are laid in town, traded, or it is being left. The first trade changes nothing there.
    laying: bool,
    trading: bool,
    leaving: bool,
}

type Done = Result<(), BookError>;

impl OpenBook {
    pub(super) fn new(book: Book) -> Self {
        let (note, town, here, pages) = (String::new(), Town::default(), Here::default(), Pages::default());
        let by_hand = ByHand::default();
        let draft = Draft::beside(book.home());
        let mut open = Self {
            book,
            here,
            outcome: None,
            draft,
            town,
            by_hand,
            note,
            next: NextPicture::default(),
            pages,
            written: false,
            unwritten: Unwritten::default(),
            hand: Hand::default(),
            moved: None,
            undo: false,
            redo: false,
            work: Work::default(),
            from_its_top: 0,
        };
        open.outcome = open.draft.kept().zip(open.book.campaign().standing()).and_then(|(ending, standing)| {
            let playing = standing.playing.as_ref().filter(|_| matches!(standing.now(), Now::Playing(_)))?;
            let form = OutcomeForm::of(ending, &standing.party);
            form.suits(&playing.quest, &standing.party).then_some(form)
        });
        open
    }

    /// ED-06: whose codes are on the cards.
    pub(super) fn edition(&self) -> Edition {
        self.book.campaign().standing().map_or(Edition::De, |standing| standing.edition())
    }

    /// The same book, opened anew with another box; what has been filled in stays.
    ///
    /// # Errors
    /// It cannot be opened.
    pub(super) fn read_again(self, open: impl FnOnce(&Path) -> Result<Book, BookError>) -> Result<Self, BookError> {
        let Self { book, draft, outcome, town, by_hand, note, pages, unwritten, .. } = self;
        let file = book.home().to_path_buf();
        // Nobody opens it while we hold it, and what was typed has to be there when it is read.
        drop((book, draft));
        Ok(Self { outcome, town, by_hand, note, pages, unwritten, ..Self::new(open(&file)?) })
    }

    pub(super) fn name(&self) -> &str {
        self.book.campaign().standing().map_or("", |standing| &standing.name)
    }

    pub(super) fn book(&self) -> &Book {
        &self.book
    }

    /// Has something been entered since this was asked last?
    pub(super) fn has_written(&mut self) -> bool {
        std::mem::take(&mut self.written)
    }

    /// What can be commanded here.
    pub(super) fn situation(&self) -> Situation {
        let campaign = self.book.campaign();
        let is_open = self.book.waiting().is_none();
        let can_undo = is_open && campaign.next_undo().is_some();
        let can_redo = is_open && campaign.next_redo().is_some();
        Situation { place: Shown::Book, can_undo, can_redo, ..Situation::default() }
    }

    /// Does what a command says, when the book is drawn next.
    pub(super) fn command(&mut self, command: Command) {
        match command {
            Command::Undo => self.undo = true,
            Command::Redo => self.redo = true,
            page => self.pages.turn_to(page),
        }
    }

    pub(super) fn bar_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let offers = self.situation().offers();
        for command in [Command::Undo, Command::Redo] {
            if offers.button(ui, texts, command) {
                self.command(command);
            }
        }
    }

    /// Draws the book.
    ///
    /// # Errors
    /// What was to be entered is forbidden, or cannot be written.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>) -> Done {
        let mut entered = None;
        if self.book.waiting().is_some() {
            self.pages.turn_to(ENTRIES);
        }
        if self.pages.ui(ui, words, self.book.campaign()) {
            return self.enter(entered);
        }
        let room = ui.available_width();
        let mut at_entries = false;
        let at_way = if room < TWO_PAGES {
            self.one_page_ui(ui, words, &mut entered);
            at_entries = self.by_hand.back_to.is_some();
            self.undo || self.redo || self.here.wish.is_some()
        } else {
            let (theme, width) = (Theme::of(ui.ctx()), room * 0.25);
            if room >= BESIDE {
                keep_width(ui, "ledger-history");
                let panel = Panel::right("ledger-history").frame(leaf_frame(theme));
                panel.default_size(width.clamp(220.0, 400.0)).show(ui, |ui| {
                    self.unwritten_ui(ui, words.texts, Hand::Entries);
                    on_paper(ui);
                    self.entries_head_ui(ui, words, &mut entered);
                    ScrollArea::vertical().id_salt("history").auto_shrink([false, false]).show(ui, |ui| {
                        self.entries_ui(ui, words, &mut entered);
                    });
                });
                at_entries = entered.is_some() || self.by_hand.back_to.is_some();
            }
            // Most of the room belongs to the right page, where one writes.
            keep_width(ui, "ledger-way");
            let panel = Panel::left("ledger-way").frame(leaf_frame(theme));
            panel.default_size(width.clamp(272.0, 400.0)).show(ui, |ui| {
                let is_here = room < BESIDE && self.hand == Hand::Entries;
                self.unwritten_ui(ui, words.texts, if is_here { Hand::Entries } else { Hand::Way });
                on_paper(ui);
                ScrollArea::vertical().id_salt("way").auto_shrink([false, false]).show(ui, |ui| {
                    self.next_ui(ui, words, &mut entered);
                    brought_ui(ui, words, self.book.campaign());
                    let before = entered.is_some();
                    if room < BESIDE {
                        self.entries_head_ui(ui, words, &mut entered);
                        self.entries_ui(ui, words, &mut entered);
                        at_entries = !before && entered.is_some() || self.by_hand.back_to.is_some();
                    }
                    self.by_hand.way_ui(ui, words, self.book.campaign());
                });
            });
            let at_way = entered.is_some() || self.undo || self.redo || self.here.wish.is_some();
            self.right_page_ui(ui, words, &mut entered);
            at_way
        };
        if self.book.waiting().is_some() {
            return Ok(());
        }
        self.hand = match (at_entries, at_way) {
            (true, _) => Hand::Entries,
            (false, true) => Hand::Way,
            (false, false) => Hand::Middle,
        };
        self.enter(entered)
    }

    fn work(&self) -> Work {
        let town = self.book.campaign().standing().and_then(|standing| standing.market.as_ref());
        let step = town.map(|town| town.state.step);
        let laying = step == Some(MarketStep::Laying);
        let leaving = step.is_some_and(|step| step >= MarketStep::Leaving);
        let trading = step.is_some() && !laying && !leaving;
        Work { outcome: self.outcome.is_some(), correction: self.by_hand.is_correcting(), laying, trading, leaving }
    }

    /// Does nothing lie on the table that would be put away with the book?
    pub(super) fn can_be_closed(&self) -> bool {
        !self.is_at_work() && !self.by_hand.is_filled_in() && self.note.is_empty() && self.book.waiting().is_none()
    }

    /// Is something being filled in, or is the party in town?
    fn is_at_work(&self) -> bool {
        self.work() != Work::default()
    }

    /// Is there something else to be worked at than a moment ago? Then it is shown from its top.
    fn begins_work(&mut self) -> bool {
        let now = self.work();
        if std::mem::replace(&mut self.work, now) != now {
            self.from_its_top = SETTLING;
        }
        self.from_its_top = self.from_its_top.saturating_sub(1);
        self.from_its_top > 0
    }

    /// The Heroes, on paper; whatever is being worked at lies on the table itself.
    fn right_page_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        let (is_at_work, begins) = (self.is_at_work(), self.begins_work());
        let panel = CentralPanel::default();
        let panel = if is_at_work { panel } else { panel.frame(leaf_frame(Theme::of(ui.ctx()))) };
        panel.show(ui, |ui| {
            self.unwritten_ui(ui, words.texts, Hand::Middle);
            if !is_at_work {
                on_paper(ui);
            }
            let area = ScrollArea::vertical().id_salt("middle").auto_shrink([false, false]);
            let area = if begins { area.vertical_scroll_offset(0.0) } else { area };
            area.show(ui, |ui| {
                self.middle_ui(ui, words, entered);
            });
        });
    }

    /// All of it below each other, where the window is narrow or its writing large.
    fn one_page_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().id_salt("one-page").auto_shrink([false, false]).show(ui, |ui| {
                let theme = Theme::of(ui.ctx());
                self.unwritten_ui(ui, words.texts, self.hand);
                leaf_frame(theme).show(ui, |ui| {
                    on_paper(ui);
                    ui.set_width(ui.available_width());
                    self.next_ui(ui, words, entered);
                    brought_ui(ui, words, self.book.campaign());
                });
                if self.begins_work() && self.is_at_work() {
                    ui.scroll_to_cursor(Some(Align::TOP));
                }
                self.middle_ui(ui, words, entered);
                leaf_frame(theme).show(ui, |ui| {
                    on_paper(ui);
                    ui.set_width(ui.available_width());
                    self.by_hand.way_ui(ui, words, self.book.campaign());
                    self.entries_head_ui(ui, words, entered);
                    self.entries_ui(ui, words, entered);
                });
            });
        });
    }

    fn entries_head_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        heading(ui, &tr!(words.texts, "ledger-history"));
        self.note_ui(ui, words, entered);
    }

    fn entries_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        let said = self.by_hand.history_ui(ui, words, self.book.campaign());
        *entered = entered.take().or(said);
    }

    fn enter(&mut self, entered: Option<What>) -> Done {
        if std::mem::take(&mut self.undo) {
            self.written = self.book.undo(now())?.is_some();
        }
        if let Some(number) = self.by_hand.back_to.take() {
            while self.book.campaign().next_undo().is_some_and(|next| next >= number) {
                self.written = self.book.undo(now())?.is_some();
            }
        }
        if std::mem::take(&mut self.redo) {
            self.written = self.book.redo(now())?.is_some();
        }
        if let Some(what) = entered {
            let ends_quest = matches!(what, What::QuestEnded(_));
            let is_typed =
                matches!(&what, What::Noted(Note { hero: None, quest: None, text }) if text == self.note.trim());
            let done = self.book.enter(now(), what);
            // What waits for the disk is kept by the book; what is refused stays where it was typed.
            if is_typed && (done.is_ok() || self.book.waiting().is_some()) {
                self.note.clear();
            }
            done?;
            self.written = true;
            if ends_quest {
                self.outcome = None;
            }
        }
        if self.written {
            self.here.cannot = None;
        }
        Ok(())
    }

    /// What comes next, and the buttons for it.
    fn next_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        let texts = words.texts;
        let campaign = self.book.campaign();
        let Some(standing) = campaign.standing() else { return };
        heading(ui, &tr!(texts, "ledger-next-heading"));
        self.next.ui(ui, words.library, standing);
        let now = RichText::new(begin(&words.now(standing.now()))).font(strong(Theme::of(ui.ctx()).sizes.text + 2.0));
        ui.add(Label::new(now).wrap());
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        match standing.now() {
            Now::Playing(playing) if self.outcome.is_none() && playing.place == Place::Table => {
                let label = tr!(texts, "ledger-enter-outcome");
                if ui.add(Action::new(Icon::Flag, &label).emphasis(Emphasis::Primary)).clicked() {
                    self.outcome = Some(OutcomeForm::new(&playing.quest, &standing.party));
                }
            }
            Now::Lost => {
                let (again, on) = (tr!(texts, "ledger-repeat"), tr!(texts, "ledger-go-on"));
                if ui.add(Action::new(Icon::Redo, &again).emphasis(Emphasis::Primary)).clicked() {
                    *entered = Some(What::Repeated);
                }
                if ui.add(Action::new(Icon::ChevronRight, &on)).clicked() {
                    *entered = Some(What::WentOn);
                }
            }
            Now::Ready(_) | Now::Playing(_) | Now::Repeat if self.outcome.is_none() => {
                let chosen = here::choice_ui(ui, words, campaign, &self.here);
                self.choose(chosen, entered);
            }
            Now::Finished => {
                if ui.add(Action::new(Icon::Note, &tr!(texts, "ledger-read-chronicle"))).clicked() {
                    self.pages.turn_to(CHRONICLE);
                }
                self.by_hand.plan_ui(ui, words, standing);
            }
            Now::Ready(_) | Now::Playing(_) | Now::Discard | Now::Repeat | Now::Town => {}
        }
    }

    /// Does what was chosen for a quest, or leaves it to the screen.
    fn choose(&mut self, chosen: Option<Choice>, entered: &mut Option<What>) {
        let Some(standing) = self.book.campaign().standing() else { return };
        match chosen {
            None => {}
            Some(Choice::Begin(_) | Choice::GoOn(_)) => self.here.wish = chosen,
            Some(Choice::TakeBack) => self.undo = true,
            Some(Choice::AtTheTable) => {
                let quest = standing.state.next_quest().unwrap_or_default().to_owned();
                *entered = Some(What::QuestBegan { quest, place: Place::Table });
            }
            Some(Choice::ByHand) => {
                let quest = standing.playing.as_ref().map_or("", |playing| &playing.quest);
                self.outcome = Some(OutcomeForm::new(quest, &standing.party));
            }
        }
    }

    fn middle_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        if self.by_hand.is_correcting() {
            let said = self.by_hand.correction_ui(ui, words, self.book.campaign());
            *entered = entered.take().or(said);
            return;
        }
        let Some(standing) = self.book.campaign().standing() else { return };
        let playing = standing.playing.as_ref().filter(|_| matches!(standing.now(), Now::Playing(_)));
        // What has been filled in is there again when the beginning of the quest is only taken back for a moment.
        if playing.is_none() && self.book.campaign().next_redo().is_none() {
            self.outcome = None;
            self.draft.forget();
        }
        let suits = |form: &&mut OutcomeForm| playing.is_some_and(|on| form.suits(&on.quest, &standing.party));
        if let Some(outcome) = self.outcome.as_mut().filter(suits) {
            let said = outcome.ui(ui, words, &standing.party, &Trial::at_the_end(words, self.book.campaign()));
            // While the hand is still at it, the disk is left alone.
            if let Some(ending) = outcome.ending().filter(|_| !ui.input(|input| input.pointer.any_down())) {
                self.draft.keep(ending, ui.ctx().text_edit_focused());
            }
            if let Some(trouble) = self.draft.trouble() {
                let told = tr!(words.texts, "ledger-draft-not-kept", reason = trouble.say(words.texts).as_ref());
                ui.label(RichText::new(told.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
            }
            if ui.add(Action::new(Icon::Close, &tr!(words.texts, "ledger-outcome-away"))).clicked() {
                self.outcome = None;
                self.draft.forget();
            }
            *entered = entered.take().or(said);
            return;
        }
        if standing.market.is_some() {
            let said = self.town.ui(ui, words, self.book.campaign());
            *entered = entered.take().or(said);
        }
        let said = self.by_hand.rest_ui(ui, words, self.book.campaign());
        *entered = entered.take().or(said);
    }

    fn note_ui(&mut self, ui: &mut Ui, words: &Words<'_>, entered: &mut Option<What>) {
        let texts = words.texts;
        ui.horizontal(|ui| {
            let name = tr!(texts, "ledger-note");
            let button = Theme::of(ui.ctx()).sizes.control_height + ui.spacing().item_spacing.x;
            ui.spacing_mut().text_edit_width = ui.available_width() - button;
            let field = text_field(ui, &name, &name, &mut self.note);
            let by_key = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let text = self.note.trim().to_owned();
            let pressed = icon_button(ui, Icon::Plus, &tr!(texts, "ledger-add-note")).clicked();
            if (pressed || by_key) && !text.is_empty() {
                *entered = Some(What::Noted(Note { hero: None, quest: None, text }));
            }
        });
    }
}

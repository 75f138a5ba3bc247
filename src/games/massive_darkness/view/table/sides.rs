//! What lies beside the board: the Heroes by one side, by the other the question above the pages. In a small window, and in any
//! that large letters have made small, the Heroes are faces only, and the question and the pages share one place.

use super::model::{Form, QuestPage};
use super::question::has_odds;
use super::{Page, TableAction, TableScreen, arrange, heroes, rail, side};
use crate::games::massive_darkness::rules::Answer;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Toggle, icon_toggle, keep_width};
use crate::tr;
use egui::{Align, Frame, Layout, Margin, Panel, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};
use std::sync::Arc;

/// How the table is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Build {
    /// Everything beside the board at once.
    Wide,
    /// One thing at a time.
    Small,
}

/// A narrower or lower table is a small one, in points.
const WIDE: Vec2 = vec2(800.0, 480.0);
/// In a lower column than this the question is put in small letters, in points.
const LOW: f32 = 600.0;
/// How much of the column a question takes at most.
const MOST: f32 = 0.83;
/// What an answer takes, what one with chances, the reason of one that is greyed, and what stands around all of them; in heights of one.
const ANSWER: f32 = 1.2;
const WITH_CHANCES: f32 = 1.95;
const REASON: f32 = 0.8;
const AROUND: f32 = 3.6;
/// In a wider window the Heroes have more of it, in points.
const VERY_WIDE: f32 = 1700.0;
/// Width of a column of faces, in points.
const FACES: f32 = 66.0;

impl Build {
    /// For a table of this size.
    pub(super) fn of(table: Vec2) -> Self {
        if table.x < WIDE.x || table.y < WIDE.y { Self::Small } else { Self::Wide }
    }
}

/// What the place beside a small table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Leaf {
    /// The question, or what has happened before it.
    #[default]
    Question,
    /// The page that was chosen last.
    Page,
}

impl TableScreen {
    /// Draws what lies beside the board; says where the question is.
    pub(super) fn sides_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        build: Build,
        actions: &mut Vec<TableAction>,
    ) -> Rect {
        let width = ui.available_width();
        let strip = match build {
            Build::Wide => (width * 0.12).clamp(172.0, 210.0) + ((width - VERY_WIDE) * 0.25).clamp(0.0, 90.0),
            Build::Small => FACES,
        };
        Panel::left("heroes").exact_size(strip).resizable(false).show(ui, |ui| {
            ScrollArea::vertical().id_salt("heroes").auto_shrink([false, false]).show(ui, |ui| {
                let mut open = self.open_hero;
                heroes::strip_ui(ui, texts, self.shown(), build, &mut open);
                self.open_hero = open;
            });
        });
        let mut question = Rect::NOTHING;
        if build == Build::Small {
            let width = (width * 0.42).clamp(208.0, 280.0);
            Panel::right("side-small").exact_size(width).resizable(false).show(ui, |ui| {
                question = self.small_side_ui(ui, texts, actions);
            });
            return question;
        }
        let right = (width * 0.31).clamp(260.0, 560.0);
        keep_width(ui, "side");
        let side = Panel::right("side").default_size((width * 0.25).clamp(260.0, 420.0)).size_range(260.0..=right);
        side.show(ui, |ui| {
            // What could not be written takes as much room as it needs.
            if !self.unwritten_ui(ui, texts) {
                question = self.question_part_ui(ui, texts, actions);
            }
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
            mark(ui, "story", ui.available_rect_before_wrap());
            self.pages_ui(ui, texts, actions, |ui, pages, page| {
                side::tabs_ui(ui, pages, page);
            });
        });
        question
    }

    /// What the answers of this question take, in heights of one.
    fn answers_take(&self) -> f32 {
        let Form::One(answers) = &self.model.question.form else { return 0.0 };
        let takes = |answer: &Answer| if has_odds(answer) { WITH_CHANCES } else { ANSWER };
        let reason = self.model.question.useless.as_ref().map_or(0.0, |_| REASON);
        AROUND + answers.iter().map(|(answer, _)| takes(answer)).sum::<f32>() + reason
    }

    /// The question in a part of its own, as high as a hand has made it. It grows once there are more answers than ever before; otherwise
    /// nothing below it moves, however many there are.
    fn question_part_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) -> Rect {
        let height = ui.available_height();
        // Below the answers room is left for its edge, which a hand gets hold of.
        let edge = Margin { bottom: Theme::of(ui.ctx()).space(2.0) as i8, ..Margin::ZERO };
        let part = Panel::top("question").frame(Frame::NONE.inner_margin(edge)).resizable(true);
        // Where it is low, answers come first.
        let (head, share) = if height < LOW { (Build::Small, 0.68) } else { (Build::Wide, 0.55) };
        // All answers are shown; what happened before yields to a few lines. In a low column a page needs the room of a button, too.
        let most = if head == Build::Small { height * share } else { height * MOST };
        let takes = self.answers_take();
        let has_grown = takes > self.most_answers;
        self.most_answers = self.most_answers.max(takes);
        let high = (height * share).max((Theme::of(ui.ctx()).sizes.action_height * self.most_answers).min(most));
        let least = if has_grown { high } else { height * 0.3 };
        let part = part.default_size(high).size_range(least..=height * MOST).show(ui, |ui| {
            super::within(ui, |ui| {
                self.asked_ui(ui, texts, head, actions);
                self.question_ui(ui, texts, actions);
            });
        });
        part.response.rect
    }

    /// Who is asked, and what. What comes next is not told before what has happened.
    fn asked_ui(&self, ui: &mut Ui, texts: &Texts, build: Build, actions: &mut Vec<TableAction>) {
        if self.is_held() {
            return;
        }
        let leave = self.model.question.leave;
        if rail::question_ui(ui, texts, &self.model, build) {
            actions.extend(leave.map(TableAction::UndoTo));
        }
    }

    /// One thing at a time: the question with its answers, or a page. All of it scrolls.
    fn small_side_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) -> Rect {
        if self.play.trouble().is_some() {
            ScrollArea::vertical().id_salt("unwritten").show(ui, |ui| self.unwritten_ui(ui, texts));
            return Rect::NOTHING;
        }
        if self.leaf == Leaf::Page {
            let mut leaf = self.leaf;
            self.pages_ui(ui, texts, actions, |ui, pages, page| small_tabs_ui(ui, texts, pages, &mut leaf, page));
            self.leaf = leaf;
            return Rect::NOTHING;
        }
        let (mut leaf, mut page) = (self.leaf, self.page);
        small_tabs_ui(ui, texts, &side::names(texts), &mut leaf, &mut page);
        (self.leaf, self.page) = (leaf, page);
        let room = ui.available_rect_before_wrap();
        mark(ui, "story", room);
        // What has happened scrolls by itself, and so do cards that are looked for.
        if self.is_held() || self.has_stopped() || matches!(self.model.question.form, Form::Draw(_)) {
            super::within(ui, |ui| {
                self.asked_ui(ui, texts, Build::Small, actions);
                self.question_ui(ui, texts, actions);
            });
        } else {
            ScrollArea::vertical().id_salt("small-question").auto_shrink([false, false]).show(ui, |ui| {
                // The list of answers has no end of its own here: one place that scrolls is enough.
                let mut endless = ui.available_rect_before_wrap();
                endless.max.y = f32::INFINITY;
                let whole = UiBuilder::new().max_rect(endless).layout(Layout::top_down(Align::Min));
                ui.scope_builder(whole, |ui| {
                    self.asked_ui(ui, texts, Build::Small, actions);
                    self.question_ui(ui, texts, actions);
                });
            });
        }
        room
    }

    /// The chosen page, below the way from one to the next.
    fn pages_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        actions: &mut Vec<TableAction>,
        tabs: impl FnOnce(&mut Ui, &[(Page, Arc<str>)], &mut Page),
    ) {
        tabs(ui, &side::names(texts), &mut self.page);
        let header = self.play.session().header();
        let quest = self.quest.get_or_insert_with(|| QuestPage::new(texts, &header.setup.quest));
        let (rules, to_come) = (self.rules, self.show.lines_to_come());
        let told = side::StoryPage { play: &self.play, rules, to_come, names: &self.names };
        let shown = self.show.model().unwrap_or(&self.model);
        side::side_ui(ui, texts, shown, quest, told, self.page, actions);
    }

    /// Is there so little room that cards are put in order in the place of the whole table?
    pub(super) fn arranges_alone(&self, table: Vec2) -> bool {
        let is_arranging = matches!(self.model.question.form, Form::Arrange(_)) && !self.is_held();
        is_arranging && self.play.trouble().is_none() && (table.x < arrange::ROOM.x || table.y < arrange::ROOM.y)
    }

    /// Draws the question and the cards; what has no room is reached by scrolling. Tells where the question is.
    pub(super) fn arrange_alone_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) -> Rect {
        let from = ui.cursor().min;
        self.asked_ui(ui, texts, Build::Small, actions);
        let question = Rect::from_min_max(from, pos2(ui.max_rect().right(), ui.cursor().top()));
        let room = ui.available_size();
        ScrollArea::both().id_salt("arrange-alone").auto_shrink([false, false]).show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(room.max(arrange::LEAST), Sense::hover());
            let builder = UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
            ui.scope_builder(builder, |ui| self.centre_ui(ui, texts, actions));
        });
        question
    }
}

/// The way from the question to the pages and back, as signs.
fn small_tabs_ui(ui: &mut Ui, texts: &Texts, pages: &[(Page, Arc<str>)], leaf: &mut Leaf, page: &mut Page) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = Theme::of(ui.ctx()).space(1.0);
        let state = |is_shown: bool| if is_shown { Toggle::On } else { Toggle::Off };
        let asked = tr!(texts, "page-question");
        if icon_toggle(ui, Icon::Question, &asked, state(*leaf == Leaf::Question)).clicked() {
            *leaf = Leaf::Question;
        }
        for (which, name) in pages {
            let icon = match which {
                Page::Story => Icon::Book,
                Page::Enemies => Icon::Skull,
                Page::Decks => Icon::Flag,
                Page::Undo => Icon::Undo,
            };
            let is_shown = *leaf == Leaf::Page && page == which;
            if icon_toggle(ui, icon, name, state(is_shown)).clicked() {
                (*leaf, *page) = (Leaf::Page, *which);
            }
        }
    });
}

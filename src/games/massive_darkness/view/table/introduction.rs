//! Before the first turn: what the quest is about, what has to be done, what is special in it, and who goes down.

use crate::games::massive_darkness::describe::{Words, goals_of_quest, rules_of_quest};
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::commands::{BOOK, Situation};
use crate::games::massive_darkness::view::quest_picture::{DungeonPicture, quest_picture};
use crate::games::tiles::result::line_ui;
use crate::house::text::{Language, Texts, plain, shown};
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading_among, sheet};
use crate::tr;
use egui::{
    Align, CentralPanel, FontId, Key, Label, Layout, Modifiers, Panel, Rect, RichText, ScrollArea, Sense, TextStyle,
    Ui, UiBuilder, Vec2, pos2, vec2,
};
use std::sync::Arc;

/// What is told before the first turn.
pub(super) struct Introduction {
    pub(super) language: Language,
    title: String,
    story: String,
    goals: Vec<String>,
    rules: Vec<String>,
    picture: DungeonPicture,
    /// Who goes down: look and name.
    heroes: Vec<(usize, Arc<str>)>,
}

impl Introduction {
    pub(super) fn new(play: &Play, texts: &Texts) -> Self {
        let (game, quest) = (play.game(), &play.session().header().setup.quest);
        let words = Words::new(game, texts);
        let language = texts.language();
        Self {
            language,
            title: shown(quest.title(language.code())),
            story: plain(quest.story(language.code())).into_owned(),
            goals: goals_of_quest(texts, quest),
            rules: rules_of_quest(texts, quest),
            picture: quest_picture(&game.dungeon),
            heroes: game.state.hero_ids().map(|hero| (game.state.hero(hero).card.index(), words.hero(hero))).collect(),
        }
    }
}

/// From this width on the dungeon lies beside the words, in points.
const TWO_COLUMNS: f32 = 760.0;
/// Lines of a page are no longer, in points.
const WIDEST: f32 = 720.0;
/// Its letters are larger in steps where there is room for all of it, and it fills no more of its column than this.
const LETTERS: [f32; 4] = [1.6, 1.4, 1.2, 1.0];
const FILLS: f32 = 0.9;
/// A portrait is no larger, in points, and so much lies between two.
const LARGEST: f32 = 220.0;
const GAP: f32 = 12.0;

/// What came of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Turned {
    /// It has been read.
    Read,
    /// This command was given instead.
    Command(Command),
}

/// Draws the page.
pub(super) fn introduction_ui(ui: &mut Ui, texts: &Texts, page: &mut Introduction, now: &Situation) -> Option<Turned> {
    let theme = Theme::of(ui.ctx());
    let (mut is_read, mut command) = (false, None);
    Panel::bottom("introduction").show(ui, |ui| {
        ui.add_space(theme.space(1.0));
        ui.horizontal(|ui| {
            let away = if now.is_of_a_book { BOOK } else { Command::Home };
            if now.offers().button(ui, texts, away) {
                command = Some(Turned::Command(away));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (name, key) = (tr!(texts, "intro-begin"), tr!(texts, "key-space"));
                let begin = Action::new(Icon::Play, &name).shortcut(&key).emphasis(Emphasis::Primary);
                is_read = ui.add(begin).clicked();
            });
        });
        ui.add_space(theme.space(1.0));
    });
    CentralPanel::default().show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        if room.width() < TWO_COLUMNS {
            ScrollArea::vertical().id_salt("introduction").auto_shrink([false, false]).show(ui, |ui| {
                let (place, _) =
                    ui.allocate_exact_size(vec2(ui.available_width(), room.height() * 0.5), Sense::hover());
                page.picture.paint(ui.painter(), theme, place);
                words_ui(ui, texts, page, 1.0);
                ui.add_space(theme.space(2.0));
                people_ui(ui, page, people_size(page, room.width()));
            });
            return;
        }
        let left = (room.width() * 0.52).max(room.width() - WIDEST - theme.space(6.0));
        let picture = Rect::from_min_max(room.min, pos2(room.left() + left, room.bottom()));
        page.picture.paint(ui.painter(), theme, picture);
        let right = Rect::from_min_max(pos2(picture.right() + theme.space(4.0), room.top()), room.max);
        // Who goes down stands at the foot of the page, what has to be known above.
        let people = people_size(page, right.width()).min(room.height() * 0.4);
        let foot = people + ui.text_style_height(&TextStyle::Heading) + theme.space(2.0);
        let above = right.with_max_y(right.bottom() - foot - theme.space(3.0));
        ui.scope_builder(UiBuilder::new().max_rect(above).layout(Layout::top_down(Align::Min)), |ui| {
            let fits = |letters: &f32| words_take(ui, page, above.width(), *letters) < above.height() * FILLS;
            let letters = LETTERS.into_iter().find(fits).unwrap_or(1.0);
            ui.style_mut().text_styles.values_mut().for_each(|font| font.size *= letters);
            let area = ScrollArea::vertical().id_salt("introduction").auto_shrink([false, true]);
            area.max_height(above.height()).show(ui, |ui| words_ui(ui, texts, page, letters));
        });
        let below = right.with_min_y(right.bottom() - foot);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| people_ui(ui, page, people));
    });
    let is_anything_focused = ui.ctx().memory(|memory| memory.focused().is_some());
    let is_free = !is_anything_focused && ui.ctx().memory(|memory| memory.top_modal_layer().is_none());
    let goes_on = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    is_read |= is_free && [Key::Space, Key::Enter].into_iter().any(goes_on);
    command.or(is_read.then_some(Turned::Read))
}

/// So high about are they on a page so wide, in letters so much larger than usual.
fn words_take(ui: &Ui, page: &Introduction, width: f32, letters: f32) -> f32 {
    let theme = Theme::of(ui.ctx());
    let room = width - 2.0 * theme.sizes.panel_margin;
    let high = |words: &str, size: f32| {
        let font = FontId::proportional(size * letters);
        ui.painter().layout(words.to_owned(), font, theme.text.normal.egui(), room - theme.sizes.icon).size().y
    };
    let body = TextStyle::Body.resolve(ui.style()).size;
    let lines = page.goals.iter().chain(&page.rules).map(|line| high(line, body) + theme.space(2.0));
    let headings = 2.0 * (theme.sizes.heading * letters + theme.space(6.0));
    high(&page.title, theme.sizes.title * 1.25) + high(&page.story, body * 1.1) + headings + lines.sum::<f32>()
}

/// Story, objectives and special rules, on paper.
fn words_ui(ui: &mut Ui, texts: &Texts, page: &Introduction, letters: f32) {
    let theme = Theme::of(ui.ctx());
    sheet(ui, Sheet::Paper, |ui| {
        ui.set_width(ui.available_width());
        let large = theme.sizes.title * 1.25 * letters;
        ui.add(Label::new(RichText::new(&page.title).heading().size(large)).wrap());
        ui.add_space(theme.space(1.0));
        let size = TextStyle::Body.resolve(ui.style()).size * 1.1;
        ui.label(RichText::new(&page.story).size(size));
        ui.add_space(theme.space(2.0));
        heading_among(ui, &tr!(texts, "intro-goals"), letters);
        for goal in &page.goals {
            line_ui(ui, Icon::Flag, goal);
        }
        if !page.rules.is_empty() {
            ui.add_space(theme.space(2.0));
            heading_among(ui, &tr!(texts, "intro-rules"), letters);
            for rule in &page.rules {
                line_ui(ui, Icon::StarFilled, rule);
            }
        }
    });
}

/// How large their portraits are, side by side in so much room.
fn people_size(page: &Introduction, room: f32) -> f32 {
    let count = page.heroes.len().max(1) as f32;
    (room / count - GAP).clamp(48.0, LARGEST)
}

/// Who goes down: portraits with their names.
fn people_ui(ui: &mut Ui, page: &Introduction, size: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (look, name) in &page.heroes {
            ui.vertical(|ui| {
                ui.set_width(size);
                let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
                portrait_at(ui, place, *look, true);
                ui.vertical_centered(|ui| ui.add(Label::new(RichText::new(name.as_ref()).heading()).truncate()));
            });
        }
    });
}

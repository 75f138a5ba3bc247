//! Before the first turn of a game of tiles: what the quest is about, what has to be done, what is special in it, and who goes down.
//! What is told each game says itself.

use super::picture::DungeonPicture;
use super::result::line_ui;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading_among, sheet};
use crate::tr;
use egui::{
    Align, CentralPanel, FontId, Key, Label, Layout, Modifiers, Panel, Rect, RichText, ScrollArea, Sense, TextStyle,
    Ui, UiBuilder, Vec2, pos2, vec2,
};
use std::sync::Arc;

/// What is told before the first turn.
pub(crate) struct Introduction {
    /// In this language.
    pub language: Language,
    /// The quest.
    pub title: String,
    /// What it is about.
    pub story: String,
    /// What has to be done.
    pub goals: Vec<String>,
    /// What is special in it.
    pub rules: Vec<String>,
    /// Where; none where it cannot be drawn.
    pub picture: Option<DungeonPicture>,
    /// Who goes down.
    pub heroes: Vec<Traveller>,
}

/// Who goes down.
pub(crate) struct Traveller {
    /// By this number the game knows what the Hero looks like.
    pub look: usize,
    /// What the Hero is called.
    pub name: Arc<str>,
}

/// Where the page leads.
pub(crate) struct Onward<'o> {
    /// What can be commanded.
    pub offers: &'o Offers,
    /// The command that leads away from the game.
    pub away: Command,
    /// It was read before, and the game goes on behind it.
    pub is_read_again: bool,
}

/// From this width on the dungeon lies beside the words, in points.
const TWO_COLUMNS: f32 = 760.0;
/// Lines of a page are no longer, in points.
const WIDEST: f32 = 720.0;
/// Its letters are larger in steps where there is room for all of it, and it fills no more of its column than this.
const LETTERS: [f32; 4] = [1.6, 1.4, 1.2, 1.0];
const FILLS: f32 = 0.9;
/// A portrait is no larger, in points, and no smaller, and so much lies between two.
const LARGEST: f32 = 220.0;
const SMALLEST: f32 = 48.0;
const GAP: f32 = 12.0;

/// What came of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Turned {
    /// It has been read.
    Read,
    /// This command was given instead.
    Command(Command),
}

/// Draws the page.
pub(crate) fn introduction_ui(
    ui: &mut Ui,
    texts: &Texts,
    page: &mut Introduction,
    onward: &Onward<'_>,
    face: &dyn Fn(&Ui, Rect, usize),
) -> Option<Turned> {
    let theme = Theme::of(ui.ctx());
    let (mut is_read, mut command) = (false, None);
    Panel::bottom("introduction").show(ui, |ui| {
        ui.add_space(theme.space(1.0));
        ui.horizontal(|ui| {
            if onward.offers.button(ui, texts, onward.away) {
                command = Some(Turned::Command(onward.away));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let key = tr!(texts, "key-space");
                let (icon, name) = match onward.is_read_again {
                    true => (Icon::ChevronLeft, tr!(texts, "intro-back")),
                    false => (Icon::Play, tr!(texts, "intro-begin")),
                };
                let begin = Action::new(icon, &name).shortcut(&key).emphasis(Emphasis::Primary);
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
                paint(ui, page, place);
                words_ui(ui, texts, page, 1.0);
                ui.add_space(theme.space(2.0));
                people_ui(ui, page, people_size(page, room.width()), face);
            });
            return;
        }
        let left = (room.width() * 0.52).max(room.width() - WIDEST - theme.space(6.0));
        let picture = Rect::from_min_max(room.min, pos2(room.left() + left, room.bottom()));
        paint(ui, page, picture);
        let right = Rect::from_min_max(pos2(picture.right() + theme.space(4.0), room.top()), room.max);
        // Who goes down stands at the foot of the page, what has to be known above.
        let names = ui.text_style_height(&TextStyle::Heading) + theme.space(2.0);
        // In a low window faces leave room for what has to be read.
        let words = words_take(ui, page, right.width(), 1.0) / FILLS + theme.space(8.0);
        let left_over = room.height() - names - theme.space(3.0) - words;
        let people = people_size(page, right.width()).min(room.height() * 0.4).min(left_over.max(SMALLEST));
        let foot = people + names;
        let above = right.with_max_y(right.bottom() - foot - theme.space(3.0));
        ui.scope_builder(UiBuilder::new().max_rect(above).layout(Layout::top_down(Align::Min)), |ui| {
            let fits = |letters: &f32| words_take(ui, page, above.width(), *letters) < above.height() * FILLS;
            let letters = LETTERS.into_iter().find(fits).unwrap_or(1.0);
            ui.style_mut().text_styles.values_mut().for_each(|font| font.size *= letters);
            let area = ScrollArea::vertical().id_salt("introduction").auto_shrink([false, true]);
            area.max_height(above.height()).show(ui, |ui| words_ui(ui, texts, page, letters));
        });
        let below = right.with_min_y(right.bottom() - foot);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| people_ui(ui, page, people, face));
    });
    let is_anything_focused = ui.ctx().memory(|memory| memory.focused().is_some());
    let is_free = !is_anything_focused && ui.ctx().memory(|memory| memory.top_modal_layer().is_none());
    let goes_on = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    is_read |= is_free && [Key::Space, Key::Enter, Key::Escape].into_iter().any(goes_on);
    command.or(is_read.then_some(Turned::Read))
}

/// The dungeon, where it can be drawn.
fn paint(ui: &Ui, page: &mut Introduction, place: Rect) {
    if let Some(picture) = &mut page.picture {
        picture.paint(ui.painter(), Theme::of(ui.ctx()), place);
    }
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
    (room / count - GAP).clamp(SMALLEST, LARGEST)
}

/// Who goes down: portraits with their names.
fn people_ui(ui: &mut Ui, page: &Introduction, size: f32, face: &dyn Fn(&Ui, Rect, usize)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for Traveller { look, name } in &page.heroes {
            ui.vertical(|ui| {
                ui.set_width(size);
                let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
                face(ui, place, *look);
                ui.vertical_centered(|ui| ui.add(Label::new(RichText::new(name.as_ref()).heading()).truncate()));
            });
        }
    });
}

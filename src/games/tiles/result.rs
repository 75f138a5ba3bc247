//! The end of a game of tiles: what happened, who did what, how everybody fared from round to round, and what turned it. What is told,
//! and which ways lead on, each game says itself.

use super::course::Deeds;
use super::picture::DungeonPicture;
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::plots::{Curve, curves_ui};
use crate::kit::settle::settle;
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet};
use crate::tr;
use egui::text::LayoutJob;
use egui::{
    Align, CentralPanel, Color32, FontId, Label, Layout, Painter, Panel, Rect, RichText, Role, ScrollArea, Sense,
    TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// What is told at the end.
pub(crate) struct ResultPage {
    /// Who has won is told in another colour than who has not.
    pub is_won: bool,
    /// How it ended.
    pub ending: Arc<str>,
    /// Why, where that is not plain.
    pub why: Option<Arc<str>>,
    /// The quest.
    pub title: String,
    /// After so many rounds.
    pub rounds: u16,
    /// Where.
    pub picture: Option<DungeonPicture>,
    /// What comes of it beyond this game.
    pub beyond: Option<Arc<str>>,
    /// Who was there.
    pub heroes: Vec<Person>,
    /// Their Health from round to round.
    pub curves: Vec<Curve>,
    /// What was to be done; nothing where the game tells that among what decided it.
    pub objectives: Vec<Objective>,
    /// What decided it, the last first.
    pub turns: Vec<TurningPoint>,
}

/// A Hero at the end.
pub(crate) struct Person {
    /// What the Hero is called.
    pub name: Arc<str>,
    /// What is said of the Hero beside the name.
    pub class: Arc<str>,
    /// By this number the game knows what the Hero looks like.
    pub look: usize,
    /// Whoever is not has lost all colour.
    pub is_alive: bool,
    /// What the Hero has done.
    pub deeds: Deeds,
}

/// Something that was to be done.
pub(crate) struct Objective {
    /// Was it?
    pub is_met: bool,
    /// What.
    pub text: Arc<str>,
}

/// Something that turned the game.
pub(crate) struct TurningPoint {
    /// In this round.
    pub round: u16,
    /// What kind of thing it was.
    pub sign: Icon,
    /// What happened.
    pub words: String,
}

/// A way that leads on from here; the first one is the one that most take.
pub(crate) struct Way<W> {
    /// What it leads to.
    pub icon: Icon,
    /// The same in words.
    pub name: Arc<str>,
    /// What it is to the game.
    pub wish: W,
}

impl<W> Way<W> {
    /// A way of this name.
    pub(crate) fn new(icon: Icon, name: Arc<str>, wish: W) -> Self {
        Self { icon, name, wish }
    }
}

/// Draws a Hero into a place.
pub(crate) type Portrait<'p> = &'p dyn Fn(&Ui, Rect, &Person);

/// So many turns are told.
pub(crate) const MOST_TURNS: usize = 12;

/// From this width on what happened lies beside who did what, in points.
const TWO_COLUMNS: f32 = 860.0;

/// Draws the page; the way that was taken.
pub(crate) fn result_ui<W: Copy>(
    ui: &mut Ui,
    texts: &Texts,
    page: &mut ResultPage,
    ways: &[Way<W>],
    portrait: Portrait<'_>,
) -> Option<W> {
    settle(ui, "result");
    let theme = Theme::of(ui.ctx());
    let mut wish = None;
    Panel::bottom("result").show(ui, |ui| {
        ui.add_space(theme.space(1.0));
        wish = ways_ui(ui, ways);
        ui.add_space(theme.space(1.0));
    });
    CentralPanel::default().show(ui, |ui| {
        let room = ui.available_height();
        ScrollArea::vertical().id_salt("result").auto_shrink([false, false]).show(ui, |ui| {
            let top = ui.cursor().top();
            banner_ui(ui, texts, page, portrait, room);
            ui.add_space(theme.space(2.0));
            let room = room - (ui.cursor().top() - top);
            let (width, gap) = (ui.available_width(), theme.space(4.0));
            if width < TWO_COLUMNS {
                people_ui(ui, texts, page, portrait, 0.0);
                course_ui(ui, texts, page);
                return;
            }
            let left = (width * 0.54).floor();
            let place = ui.available_rect_before_wrap();
            let mut bottom = place.top();
            let mut column = |x: f32, wide: f32, name: &str, draw: &mut dyn FnMut(&mut Ui)| {
                let rect = Rect::from_min_size(place.min + vec2(x, 0.0), vec2(wide, f32::INFINITY));
                let builder = UiBuilder::new().max_rect(rect).id_salt(name).layout(Layout::top_down(Align::Min));
                bottom = bottom.max(ui.scope_builder(builder, |ui| draw(ui)).response.rect.bottom());
            };
            column(0.0, left, "people", &mut |ui| people_ui(ui, texts, page, portrait, room));
            column(left + gap, width - left - gap, "course", &mut |ui| course_ui(ui, texts, page));
            ui.advance_cursor_after_rect(Rect::from_min_max(place.min, pos2(place.right(), bottom)));
        });
    });
    wish
}

/// Once more, the next one, the book, or away from here.
fn ways_ui<W: Copy>(ui: &mut Ui, ways: &[Way<W>]) -> Option<W> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (at, way) in ways.iter().enumerate() {
            let emphasis = if at == 0 { Emphasis::Primary } else { Emphasis::Plain };
            if ui.add(Action::new(way.icon, &way.name).emphasis(emphasis)).clicked() {
                wish = Some(way.wish);
            }
        }
    });
    wish
}

/// So much of the width the words at the top have at least and at most, beside the picture.
const LEAST_WORDS: f32 = 0.34;
const MOST_WORDS: f32 = 0.68;

/// How it ended, where, and who was there; in a low window the faces are smaller, for all have their own rows below.
fn banner_ui(ui: &mut Ui, texts: &Texts, page: &mut ResultPage, portrait: Portrait<'_>, room: f32) {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let face = ((width * 0.6 - 40.0) / page.heroes.len().max(3) as f32).min(room * 0.2).clamp(56.0, 150.0);
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            // The words take what the faces take, and at least so much that they can be read; the picture has the rest.
            let (room, gap) = (ui.available_width(), theme.space(4.0));
            let count = page.heroes.len() as f32;
            let faces = count * (face + ui.spacing().item_spacing.x);
            let large = FontId { size: theme.sizes.title * 1.4, ..TextStyle::Heading.resolve(ui.style()) };
            let ending = ui.painter().layout_no_wrap(page.ending.to_string(), large.clone(), Color32::WHITE).size().x;
            let words = match width > 620.0 && page.picture.is_some() {
                true => faces.max(ending + gap).max(width * LEAST_WORDS).min(width * MOST_WORDS),
                false => room,
            };
            let picture = room - words - gap;
            let told = ui.vertical(|ui| {
                ui.set_width(words);
                let colour = if page.is_won { theme.signal.accent } else { theme.signal.danger };
                let ending = RichText::new(page.ending.as_ref()).font(large).color(colour.egui());
                ui.add(Label::new(ending).wrap());
                let line = tr!(texts, "result-line", quest = page.title.as_str(), rounds = i64::from(page.rounds));
                ui.label(RichText::new(line.as_ref()).weak());
                if let Some(why) = &page.why {
                    ui.add(Label::new(why.as_ref()).wrap());
                }
                ui.add_space(theme.space(2.0));
                ui.horizontal_wrapped(|ui| {
                    for person in &page.heroes {
                        let (place, response) = ui.allocate_exact_size(Vec2::splat(face), Sense::hover());
                        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, person.name.as_ref()));
                        portrait(ui, place, person);
                    }
                });
                if let Some(beyond) = &page.beyond {
                    ui.label(RichText::new(beyond.as_ref()).weak());
                }
            });
            if let Some(dungeon) = page.picture.as_mut().filter(|_| picture > 0.0) {
                let high = told.response.rect.height().max(120.0);
                let (place, response) = ui.allocate_exact_size(vec2(picture, high), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, page.title.as_str()));
                dungeon.paint(ui.painter(), theme, place);
            }
        });
    });
}

/// A number that is told of each Hero: its sign, what it is, and how often.
struct Column {
    sign: Icon,
    name: &'static str,
    of: fn(&Deeds) -> u16,
}

/// In this order.
const DEEDS: [Column; 7] = [
    Column { sign: Icon::Sword, name: "result-dealt", of: |deeds| deeds.dealt },
    Column { sign: Icon::Skull, name: "result-slain", of: |deeds| deeds.slain },
    Column { sign: Icon::Heart, name: "result-taken", of: |deeds| deeds.taken },
    Column { sign: Icon::Door, name: "result-doors", of: |deeds| deeds.doors },
    Column { sign: Icon::PickUp, name: "result-picked", of: |deeds| deeds.picked },
    Column { sign: Icon::StarFilled, name: "result-xp", of: |deeds| deeds.xp },
    Column { sign: Icon::Warning, name: "result-fell", of: |deeds| deeds.fell },
];

/// A number is no narrower, with words below it and without, and no wider, and so much lies between two, in points.
const NARROWEST: f32 = 56.0;
const BARE: f32 = 44.0;
const WIDEST: f32 = 120.0;
const BETWEEN: f32 = 4.0;

/// A Hero is so large in a row at least and at most, and from this size on what a number counts stands below it, in points.
const FACE: f32 = 72.0;
const LARGEST_FACE: f32 = 220.0;
const IN_WORDS: f32 = 108.0;
/// A number with its bar is so high, and so much higher with words below it.
const NUMBER: f32 = 38.0;
const WORDS: f32 = 34.0;

/// Who did what: a row for each Hero, and a bar behind each number. The fewer they are, the larger: together they fill the room.
fn people_ui(ui: &mut Ui, texts: &Texts, page: &ResultPage, portrait: Portrait<'_>, room: f32) {
    let theme = Theme::of(ui.ctx());
    let top = ui.cursor().top();
    heading(ui, &tr!(texts, "result-people"));
    let room = room - (ui.cursor().top() - top);
    let around = 2.0 * theme.sizes.panel_margin + ui.spacing().item_spacing.y;
    let face = (room / page.heroes.len().max(1) as f32 - around - 1.0).clamp(FACE, LARGEST_FACE).floor();
    for person in &page.heroes {
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(face), Sense::hover());
                portrait(ui, place, person);
                ui.vertical(|ui| {
                    let (high, least) = if face >= IN_WORDS { (NUMBER + WORDS, NARROWEST) } else { (NUMBER, BARE) };
                    let name = ui.text_style_height(&TextStyle::Heading) + ui.spacing().item_spacing.y;
                    // On a narrow page they need more than one row.
                    let beside = ((ui.available_width() + BETWEEN) / (least + BETWEEN)).floor().max(1.0);
                    let rows = (DEEDS.len() as f32 / beside).ceil();
                    let all = name + rows * high + (rows - 1.0) * ui.spacing().item_spacing.y;
                    ui.add_space(((face - all) / 2.0).max(0.0).floor());
                    ui.horizontal_wrapped(|ui| {
                        ui.label(RichText::new(person.name.as_ref()).strong().heading());
                        ui.label(RichText::new(person.class.as_ref()).weak().small());
                    });
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = BETWEEN;
                        let room = (ui.available_width() + BETWEEN) / DEEDS.len() as f32 - BETWEEN;
                        let size = vec2(room.floor().clamp(least, WIDEST), high);
                        for Column { sign, name, of } in DEEDS {
                            let most = page.heroes.iter().map(|person| of(&person.deeds)).max().unwrap_or(0);
                            let deed = Deed { name: &texts.get(name), sign, number: of(&person.deeds), most };
                            deed_ui(ui, deed, size);
                        }
                    });
                });
            });
        });
    }
}

/// What a Hero did so often, and how often whoever did it most.
struct Deed<'n> {
    name: &'n str,
    sign: Icon,
    number: u16,
    most: u16,
}

/// A number with its sign and a bar of its share of the most that anybody reached; where there is room, with what it counts.
fn deed_ui(ui: &mut Ui, deed: Deed<'_>, size: Vec2) {
    let Deed { name, sign, number, most } = deed;
    let theme = Theme::of(ui.ctx());
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {number}")));
    let is_best = number > 0 && number == most;
    let ink = if number > 0 { theme.surface.ink } else { theme.surface.ink_muted };
    let spot = Rect::from_min_size(place.min, Vec2::splat(theme.sizes.icon)).shrink(1.0);
    icons::show(ui.painter(), sign, spot, ink, if is_best { Weight::Bold } else { Weight::Regular });
    let font = FontId::proportional(theme.sizes.heading);
    let at = pos2(spot.right() + theme.space(1.5), spot.center().y);
    ui.painter().text(at, egui::Align2::LEFT_CENTER, number, font, ink.egui());
    let bar = Rect::from_min_size(place.min + vec2(0.0, NUMBER - 8.0), vec2(size.x - 6.0, 5.0));
    ui.painter().rect_filled(bar, 2.5, theme.surface.paper_shade.egui());
    let share = f32::from(number) / f32::from(most.max(1));
    let fill: Colour = if is_best { theme.signal.accent_on_paper } else { theme.surface.ink_muted };
    ui.painter().rect_filled(bar.with_max_x(bar.left() + bar.width() * share), 2.5, fill.egui());
    if size.y > NUMBER {
        let ink = theme.surface.ink_muted.egui();
        let size = size_of_words(ui.painter(), name, theme.sizes.text_small, bar.width());
        let font = FontId::proportional(size);
        // The space behind a word that just fits would begin the next line.
        let space = ui.painter().layout_no_wrap(" ".to_owned(), font.clone(), ink).size().x;
        let mut words = LayoutJob::simple(name.to_owned(), font, ink, bar.width() + space);
        words.wrap.max_rows = 2;
        let words = ui.painter().layout_job(words);
        ui.painter().galley(bar.left_bottom() + vec2(0.0, 2.0), words, ink);
    }
    response.on_hover_text(name);
}

/// So much smaller words may be at most, so that none of them is broken.
const SMALLEST: f32 = 0.72;

/// How large these words are written in so much width: of this size, or so small that the longest word stands on one line.
fn size_of_words(painter: &Painter, words: &str, size: f32, width: f32) -> f32 {
    let font = FontId::proportional(size);
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::WHITE).size().x;
    let longest = words.split(' ').map(wide).fold(1.0, f32::max);
    size * (width / longest).clamp(SMALLEST, 1.0)
}

/// How everybody fared, and what turned it.
fn course_ui(ui: &mut Ui, texts: &Texts, page: &ResultPage) {
    let theme = Theme::of(ui.ctx());
    heading(ui, &tr!(texts, "result-health"));
    if page.curves.iter().any(|curve| curve.points.len() > 1) {
        let every = (page.rounds / 8).max(1);
        let marked = (1..=page.rounds).filter(|round| *round == 1 || round % every == 0);
        let ends: Vec<(u32, String)> = marked.map(|round| (u32::from(round), round.to_string())).collect();
        curves_ui(ui, &tr!(texts, "result-health"), &told(texts, page), &page.curves, &ends);
    }
    if !page.objectives.is_empty() {
        heading(ui, &tr!(texts, "result-objectives"));
        for objective in &page.objectives {
            objective_ui(ui, texts, objective);
        }
    }
    heading(ui, &tr!(texts, "result-turns"));
    if page.turns.is_empty() {
        ui.label(RichText::new(tr!(texts, "result-no-turns").as_ref()).weak());
    }
    let mut round = None;
    for turn in &page.turns {
        if round.replace(turn.round) != Some(turn.round) {
            let line = tr!(texts, "result-round", round = i64::from(turn.round));
            ui.label(RichText::new(line.as_ref()).small().color(theme.signal.accent.egui()));
        }
        line_ui(ui, turn.sign, &turn.words);
    }
}

/// What was to be done, and whether it was.
fn objective_ui(ui: &mut Ui, texts: &Texts, objective: &Objective) {
    let theme = Theme::of(ui.ctx());
    let (sign, colour, said) = match objective.is_met {
        true => (Icon::Check, theme.signal.success, "result-met"),
        false => (Icon::Flag, theme.signal.danger, "result-missed"),
    };
    ui.horizontal_top(|ui| {
        let (spot, response) = ui.allocate_exact_size(Vec2::splat(theme.sizes.icon), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.get(said).as_ref()));
        icons::show(ui.painter(), sign, spot.shrink(2.0), colour, Weight::Bold);
        ui.add(Label::new(objective.text.as_ref()).wrap());
    });
}

/// A sentence behind a sign; its later lines begin where the first does.
pub(crate) fn line_ui(ui: &mut Ui, sign: Icon, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal_top(|ui| {
        let (spot, _) = ui.allocate_exact_size(Vec2::splat(theme.sizes.icon), Sense::hover());
        let ink = Colour::from_egui(ui.visuals().text_color());
        icons::show(ui.painter(), sign, spot.shrink(2.0), ink, Weight::Bold);
        ui.add(Label::new(words).wrap());
    });
}

/// The curves in words, for whoever hears them.
fn told(texts: &Texts, page: &ResultPage) -> String {
    let each = page.curves.iter().map(|curve| {
        let numbers: Vec<String> = curve.points.iter().map(|(_, health)| health.to_string()).collect();
        format!("{}: {}", curve.name, numbers.join(", "))
    });
    format!("{} {}", tr!(texts, "result-health-told"), each.collect::<Vec<_>>().join(". "))
}

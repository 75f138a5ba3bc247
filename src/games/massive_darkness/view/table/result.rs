//! The end of a game: what happened, who did what, how everybody fared from round to round, and what turned it.

use super::introduction::line_ui;
use super::model::TableModel;
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::session::{Deeds, Play, Turn};
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::ledger::plots::{Curve, curves_ui, look};
use crate::games::massive_darkness::view::quest_picture::{DungeonPicture, quest_picture};
use crate::house::text::{Texts, shown};
use crate::kernel::game::{Game as _, Outcome};
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet};
use crate::tr;
use egui::{
    Align, CentralPanel, Label, Layout, Panel, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// What is wanted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// See the board once more.
    Board,
    /// The same quest with the same Heroes.
    Again,
    /// The next quest of the box with the same Heroes.
    Next,
    /// Back to the book of the campaign.
    Book,
    /// To the start screen.
    Home,
}

/// What is told at the end.
pub(super) struct ResultPage {
    outcome: Option<Outcome>,
    ending: Arc<str>,
    title: String,
    rounds: u16,
    picture: DungeonPicture,
    heroes: Vec<Person>,
    curves: Vec<Curve>,
    /// Round, sign, sentence; the last first.
    turns: Vec<(u16, Icon, String)>,
    has_next: bool,
}

/// A Hero at the end.
struct Person {
    name: Arc<str>,
    class: Arc<str>,
    look: usize,
    is_alive: bool,
    deeds: Deeds,
}

/// So many turns are told.
const MOST_TURNS: usize = 12;

impl ResultPage {
    pub(super) fn new(play: &Play, model: &TableModel, texts: &Texts) -> Self {
        let (game, tally) = (play.game(), &play.beside().tally);
        let quest = &play.session().header().setup.quest;
        let heroes: Vec<Person> = model
            .heroes
            .iter()
            .map(|card| Person {
                name: Arc::clone(&card.name),
                class: Arc::clone(&card.class),
                look: card.look,
                is_alive: card.health.0 > 0,
                deeds: tally.heroes[card.hero.index()],
            })
            .collect();
        let curve = |card: &super::model::HeroCard| {
            let at = |round: &crate::games::massive_darkness::session::Round| {
                (u32::from(round.number), u32::from(round.health[card.hero.index()]))
            };
            Curve { name: card.name.to_string(), look: look(card.look), points: tally.rounds.iter().map(at).collect() }
        };
        let turns = tally.turns.iter().rev().take(MOST_TURNS);
        let quest_file = format!("{}.ron", quest.id);
        let mut later = shipped_quests().skip_while(|(file, _)| *file != quest_file).skip(1);
        Self {
            outcome: game.outcome(),
            ending: Arc::clone(&model.question.sentence),
            title: shown(quest.title(texts.language().code())),
            rounds: game.state.round,
            picture: quest_picture(&game.dungeon),
            curves: model.heroes.iter().map(curve).collect(),
            heroes,
            turns: turns.map(|turn| (turn.round, sign(&turn.what), in_words(model, turn))).collect(),
            has_next: later.next().is_some(),
        }
    }
}

/// What happened; of an objective what it was.
fn in_words(model: &TableModel, turn: &Turn) -> String {
    let goal = match turn.what {
        Event::GoalMet { goal } => model.goals.get(usize::from(goal)),
        _ => None,
    };
    goal.map_or_else(|| turn.told.clone(), |(goal, _)| format!("{}: {goal}", turn.told.trim_end_matches('.')))
}

fn sign(event: &Event) -> Icon {
    match event {
        Event::HeroDied { .. } => Icon::Skull,
        Event::HeroResurrected { .. } => Icon::Heart,
        Event::HeroEscaped { .. } => Icon::Door,
        Event::GoalMet { .. } => Icon::Flag,
        Event::LevelRose { .. } => Icon::ChevronUp,
        _ => Icon::Sword,
    }
}

/// From this width on what happened lies beside who did what, in points.
const TWO_COLUMNS: f32 = 860.0;

/// Draws the page.
pub(super) fn result_ui(ui: &mut Ui, texts: &Texts, page: &mut ResultPage, book: Option<&str>) -> Option<Wish> {
    let theme = Theme::of(ui.ctx());
    let mut wish = None;
    Panel::bottom("result").show(ui, |ui| {
        ui.add_space(theme.space(1.0));
        wish = ways_ui(ui, texts, page, book);
        ui.add_space(theme.space(1.0));
    });
    CentralPanel::default().show(ui, |ui| {
        let room = ui.available_height();
        ScrollArea::vertical().id_salt("result").auto_shrink([false, false]).show(ui, |ui| {
            let top = ui.cursor().top();
            banner_ui(ui, texts, page, book);
            ui.add_space(theme.space(2.0));
            let room = room - (ui.cursor().top() - top);
            let (width, gap) = (ui.available_width(), theme.space(4.0));
            if width < TWO_COLUMNS {
                people_ui(ui, texts, page, 0.0);
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
            column(0.0, left, "people", &mut |ui| people_ui(ui, texts, page, room));
            column(left + gap, width - left - gap, "course", &mut |ui| course_ui(ui, texts, page));
            ui.advance_cursor_after_rect(Rect::from_min_max(place.min, pos2(place.right(), bottom)));
        });
    });
    wish
}

/// Once more, the next one, the book, or away from here.
fn ways_ui(ui: &mut Ui, texts: &Texts, page: &ResultPage, book: Option<&str>) -> Option<Wish> {
    let mut ways = Vec::new();
    match book {
        Some(name) => ways.push((Icon::Book, tr!(texts, "table-to-the-book", name = name), Wish::Book)),
        None => {
            if page.has_next && page.outcome == Some(Outcome::Won) {
                ways.push((Icon::ChevronRight, tr!(texts, "result-next"), Wish::Next));
            }
            ways.push((Icon::Around, tr!(texts, "result-again"), Wish::Again));
            if page.has_next && page.outcome != Some(Outcome::Won) {
                ways.push((Icon::ChevronRight, tr!(texts, "result-next"), Wish::Next));
            }
            ways.push((Icon::Home, tr!(texts, "table-leave"), Wish::Home));
        }
    }
    ways.push((Icon::Eye, tr!(texts, "result-board"), Wish::Board));
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (at, (icon, name, way)) in ways.iter().enumerate() {
            let emphasis = if at == 0 { Emphasis::Primary } else { Emphasis::Plain };
            if ui.add(Action::new(*icon, name).emphasis(emphasis)).clicked() {
                wish = Some(*way);
            }
        }
    });
    wish
}

/// How it ended, where, and who was there.
fn banner_ui(ui: &mut Ui, texts: &Texts, page: &mut ResultPage, book: Option<&str>) {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let portrait = ((width * 0.6 - 40.0) / page.heroes.len().max(3) as f32).clamp(56.0, 150.0);
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let picture = if width > 620.0 { width * 0.3 } else { 0.0 };
            let words = ui.available_width() - picture - theme.space(4.0);
            let told = ui.vertical(|ui| {
                ui.set_width(words);
                let colour = match page.outcome {
                    Some(Outcome::Won) => theme.signal.accent,
                    Some(Outcome::Lost | Outcome::Stuck) | None => theme.signal.danger,
                };
                let large = theme.sizes.title * 1.4;
                ui.add(
                    Label::new(RichText::new(page.ending.as_ref()).heading().size(large).color(colour.egui())).wrap(),
                );
                let line = tr!(texts, "result-line", quest = page.title.as_str(), rounds = i64::from(page.rounds));
                ui.label(RichText::new(line.as_ref()).weak());
                ui.add_space(theme.space(2.0));
                ui.horizontal_wrapped(|ui| {
                    for person in &page.heroes {
                        let (place, response) = ui.allocate_exact_size(Vec2::splat(portrait), Sense::hover());
                        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, person.name.as_ref()));
                        portrait_at(ui, place, person.look, person.is_alive);
                    }
                });
                if book.is_some() {
                    ui.label(RichText::new(tr!(texts, "table-over-book").as_ref()).weak());
                }
            });
            if picture > 0.0 {
                let high = told.response.rect.height().max(120.0);
                let (place, _) = ui.allocate_exact_size(vec2(picture, high), Sense::hover());
                page.picture.paint(ui.painter(), theme, place);
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

/// A number is no narrower and no wider, and so much lies between two, in points.
const NARROWEST: f32 = 56.0;
const WIDEST: f32 = 120.0;
const BETWEEN: f32 = 4.0;

/// A Hero is so large in a row at least and at most, and from this size on what a number counts stands below it, in points.
const FACE: f32 = 72.0;
const LARGEST_FACE: f32 = 176.0;
const IN_WORDS: f32 = 108.0;
/// A number with its bar is so high, and so much higher with words below it.
const NUMBER: f32 = 38.0;
const WORDS: f32 = 34.0;

/// Who did what: a row for each Hero, and a bar behind each number. The fewer they are, the larger: together they fill the room.
fn people_ui(ui: &mut Ui, texts: &Texts, page: &ResultPage, room: f32) {
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
                portrait_at(ui, place, person.look, person.is_alive);
                ui.vertical(|ui| {
                    let high = if face >= IN_WORDS { NUMBER + WORDS } else { NUMBER };
                    let name = ui.text_style_height(&egui::TextStyle::Heading) + ui.spacing().item_spacing.y;
                    ui.add_space(((face - name - high) / 2.0).max(0.0).floor());
                    ui.horizontal_wrapped(|ui| {
                        ui.label(RichText::new(person.name.as_ref()).strong().heading());
                        ui.label(RichText::new(person.class.as_ref()).weak().small());
                    });
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = BETWEEN;
                        let room = (ui.available_width() + BETWEEN) / DEEDS.len() as f32 - BETWEEN;
                        let size = vec2(room.floor().clamp(NARROWEST, WIDEST), high);
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
    let font = egui::FontId::proportional(theme.sizes.heading);
    let at = pos2(spot.right() + theme.space(1.5), spot.center().y);
    ui.painter().text(at, egui::Align2::LEFT_CENTER, number, font, ink.egui());
    let bar = Rect::from_min_size(place.min + vec2(0.0, NUMBER - 8.0), vec2(size.x - 6.0, 5.0));
    ui.painter().rect_filled(bar, 2.5, theme.surface.paper_shade.egui());
    let share = f32::from(number) / f32::from(most.max(1));
    let fill: Colour = if is_best { theme.signal.accent_on_paper } else { theme.surface.ink_muted };
    ui.painter().rect_filled(bar.with_max_x(bar.left() + bar.width() * share), 2.5, fill.egui());
    if size.y > NUMBER {
        let font = egui::FontId::proportional(theme.sizes.text_small);
        let ink = theme.surface.ink_muted.egui();
        let mut words = egui::text::LayoutJob::simple(name.to_owned(), font, ink, bar.width());
        words.wrap.max_rows = 2;
        let words = ui.painter().layout_job(words);
        ui.painter().galley(bar.left_bottom() + vec2(0.0, 2.0), words, ink);
    }
    response.on_hover_text(name);
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
    heading(ui, &tr!(texts, "result-turns"));
    if page.turns.is_empty() {
        ui.label(RichText::new(tr!(texts, "result-no-turns").as_ref()).weak());
    }
    let mut round = None;
    for (at, icon, words) in &page.turns {
        if round.replace(*at) != Some(*at) {
            let line = tr!(texts, "rail-round", round = i64::from(*at));
            ui.label(RichText::new(line.as_ref()).small().color(theme.signal.accent.egui()));
        }
        line_ui(ui, *icon, words);
    }
}

/// The curves in words, for whoever hears them.
fn told(texts: &Texts, page: &ResultPage) -> String {
    let each = page.curves.iter().map(|curve| {
        let numbers: Vec<String> = curve.points.iter().map(|(_, health)| health.to_string()).collect();
        format!("{}: {}", curve.name, numbers.join(", "))
    });
    format!("{} {}", tr!(texts, "result-health-told"), each.collect::<Vec<_>>().join(". "))
}

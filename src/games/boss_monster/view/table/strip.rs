//! The strip of the windows: what is open, who is asked and who comes after, what was declared and waits to be resolved; for whoever is
//! asked, how to pass. It has its place whether a window is open or not, so that nothing moves when one opens.

use super::asking::Entry;
use super::seen::{Open, Put, Seen};
use super::things::Shown;
use crate::games::boss_monster::rules::answer::Use;
use crate::games::boss_monster::rules::frames::{Doing, Frame, Progress, Stage};
use crate::games::boss_monster::rules::{Answer, Ask, BossMonster, Moment, Until};
use crate::games::boss_monster::story::Teller;
use crate::games::boss_monster::view::art::CardArt;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::card::enlarge;
use crate::kit::question::NUMBERS;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, badge};
use crate::tr;
use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align, Button, Context, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};
use std::sync::Arc;

/// Height of the strip, in points.
pub(super) const HEIGHT: f32 = 38.0;

/// In a window that is narrower, only passing once stands in the strip, and passing for longer in the list: what was declared needs the
/// room.
const NARROW: f32 = 1360.0;

/// Has the strip room for all ways of passing?
pub(super) fn is_wide(ctx: &Context) -> bool {
    ctx.content_rect().width() >= NARROW
}

/// Where a seat is in the order of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// It has had its turn, or had nothing to use.
    Past,
    Asked,
    Comes,
}

/// What becomes of something that was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeclaredState {
    /// It waits until everybody has passed.
    Waits,
    /// It can be answered now.
    CanBeAnswered,
    /// It takes effect.
    Works,
    Cancelled,
}

/// Something that was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Declared {
    pub(super) seat: u8,
    pub(super) how: Use,
    pub(super) state: DeclaredState,
}

/// A window as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) active: u8,
    pub(super) moment: Moment,
    /// The seats in the order in which they are asked.
    pub(super) seats: Vec<(u8, Turn)>,
    /// In the order in which it is resolved.
    pub(super) declared: Vec<Declared>,
}

/// The window that is open; the innermost, if one opens within another.
pub(super) fn window_of(view: &BossMonster) -> Option<Window> {
    let state = view.state();
    let frame = state.frames.iter().rev().find_map(|frame| match *frame {
        Frame::Window { active, moment, stage, at } => Some((active, moment, stage, at)),
        _ => None,
    });
    let (active, moment, stage, at) = frame?;
    let asked = state.asked.and_then(Ask::seat);
    let places = (0_u8..).zip(state.order.iter().copied().take(usize::from(state.seats)));
    let others = places.filter(|(_, seat)| *seat != active && state.plays(*seat));
    let turn = |seat: u8, is_past: bool| match (asked == Some(seat), is_past) {
        (true, _) => Turn::Asked,
        (false, true) => Turn::Past,
        (false, false) => Turn::Comes,
    };
    let mut seats = vec![(active, turn(active, stage != Stage::Active))];
    for (place, seat) in others {
        let is_past = match stage {
            Stage::Active => false,
            Stage::Others => place < at,
            Stage::Reply | Stage::Resolve => true,
        };
        seats.push((seat, turn(seat, is_past)));
    }
    let mut declared: Vec<Declared> = Vec::new();
    for doing in state.frames.iter().rev() {
        if let Frame::Act(doing) = doing {
            declared.push(Declared { seat: doing.seat, how: doing.how, state: state_of(doing) });
        }
    }
    // BM-PRIO-05: in XP order of the players, each player's own in declared order.
    let order = state.order.iter().take(usize::from(state.seats));
    for doing in order.flat_map(|seat| state.queue.iter().filter(move |doing| doing.seat == *seat)) {
        declared.push(Declared { seat: doing.seat, how: doing.how, state: DeclaredState::Waits });
    }
    Some(Window { active, moment, seats, declared })
}

fn state_of(doing: &Doing) -> DeclaredState {
    match doing.progress {
        _ if doing.is_void => DeclaredState::Cancelled,
        Progress::Begun | Progress::Taxed | Progress::Answered => DeclaredState::CanBeAnswered,
        Progress::Effects | Progress::After | Progress::Done => DeclaredState::Works,
    }
}

/// Does this answer stand in the strip, and not in the list? That is how somebody passes in a window.
pub(super) fn stands_in_strip(view: &BossMonster, answer: &Answer, is_wide: bool) -> bool {
    let is_window = matches!(view.state().asked, Some(Ask::Window { .. } | Ask::Cancel { .. }));
    is_window && (*answer == Answer::Pass || is_wide && matches!(answer, Answer::PassUntil(_)))
}

/// Draws the strip; the number of the answer by which somebody passes.
pub(super) fn strip_ui(ui: &mut Ui, shown: &Shown<'_>, entries: &[Entry], rect: Rect) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let (texts, open) = (shown.texts, shown.open);
    let window = window_of(&open.view);
    let ground = if window.is_some() { theme.surface.raised } else { theme.surface.panel };
    ui.painter().rect_filled(rect, theme.sizes.corner, ground.egui());
    let line = Stroke::new(theme.sizes.line, theme.line.control.egui());
    ui.painter().rect_stroke(rect, theme.sizes.corner, line, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(10.0, 3.0));
    let (mut passed, mut right) = (None, inner.right());
    if let Some(put) = &open.put {
        let builder = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)).id_salt("bm-pass");
        let mut side = ui.new_child(builder);
        passed = passing_ui(&mut side, texts, open, put, entries);
        right = side.min_rect().left();
    }
    let room = inner.with_max_x((right - 8.0).max(inner.left()));
    let builder = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)).id_salt("bm-window");
    let mut told = ui.new_child(builder);
    // What is declared can be more than there is room for.
    let hidden = ScrollBarVisibility::AlwaysHidden;
    let row = ScrollArea::horizontal().id_salt("bm-declared").scroll_bar_visibility(hidden).auto_shrink([false, false]);
    row.show(&mut told, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        match &window {
            None => {
                let quiet = RichText::new(tr!(texts, "strip-closed").as_ref()).color(theme.text.muted.egui());
                ui.label(quiet);
            }
            Some(window) => window_ui(ui, shown, window),
        }
    });
    passed
}

/// What is open, who is asked, and what was declared.
fn window_ui(ui: &mut Ui, shown: &Shown<'_>, window: &Window) {
    let (theme, texts) = (Theme::of(ui.ctx()), shown.texts);
    let moment = moment_said(texts, shown.seen, window);
    ui.label(RichText::new(moment.as_ref()).strong().color(theme.text.strong.egui()));
    for (seat, turn) in &window.seats {
        let name = shown.seen.name(*seat);
        let (said, ink, icon) = match turn {
            Turn::Past => (tr!(texts, "strip-past", seat = name), theme.text.muted, Some(Icon::Check)),
            Turn::Asked => (tr!(texts, "strip-asked", seat = name), theme.signal.accent, Some(Icon::ChevronRight)),
            Turn::Comes => (tr!(texts, "strip-comes", seat = name), theme.text.normal, None),
        };
        if let Some(icon) = icon {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(13.0), Sense::hover());
            icons::show(ui.painter(), icon, place, ink, Weight::Bold);
        }
        let words = RichText::new(name).color(ink.egui());
        let response = ui.label(if *turn == Turn::Asked { words.strong() } else { words });
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(said.as_ref()));
        response.on_hover_text(said.as_ref());
    }
    for (at, declared) in window.declared.iter().enumerate() {
        let (said, look) = declared_said(shown, declared);
        let place = badge(ui, &said, look).rect;
        // By keyboard, too, the card can be read that somebody has declared.
        let response = ui.interact(place, ui.scope_id().with(("bm-declared", at)), Sense::click());
        let face = shown.faces.of(declared.how.card);
        let read = format!("{said}. {}", face.text.join(" "));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &read));
        let art = CardArt::printed(face);
        art.as_card(theme, |card| enlarge(&response, card, &art, &[place]));
    }
}

fn moment_said(texts: &Texts, seen: &Seen, window: &Window) -> Arc<str> {
    let seat = seen.name(window.active);
    match window.moment {
        Moment::Build => tr!(texts, "strip-build", seat = seat),
        Moment::BeforeHero => tr!(texts, "strip-before-hero", seat = seat),
        Moment::InRoom => tr!(texts, "strip-in-room", seat = seat),
        Moment::Idle => tr!(texts, "strip-idle", seat = seat),
    }
}

/// Who has declared what, and what becomes of it.
fn declared_said(shown: &Shown<'_>, declared: &Declared) -> (Arc<str>, BadgeLook) {
    let texts = shown.texts;
    let bosses = shown.open.view.state().players.map(|player| player.boss);
    let cards = &shown.open.view.table().cards;
    let card = Teller { cards, texts, sitters: shown.sitters, bosses }.aimed_card(&declared.how);
    let (seat, card) = (shown.seen.name(declared.seat), card.as_ref());
    match declared.state {
        DeclaredState::Waits => (tr!(texts, "strip-waits", seat = seat, card = card), BadgeLook::Plain),
        DeclaredState::CanBeAnswered => (tr!(texts, "strip-answered", seat = seat, card = card), BadgeLook::Accent),
        DeclaredState::Works => (tr!(texts, "strip-works", seat = seat, card = card), BadgeLook::Accent),
        DeclaredState::Cancelled => (tr!(texts, "strip-cancelled", seat = seat, card = card), BadgeLook::Danger),
    }
}

/// The buttons by which somebody passes, laid from the right; the number of the answer.
fn passing_ui(ui: &mut Ui, texts: &Texts, open: &Open, put: &Put, entries: &[Entry]) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let mut passed = None;
    let is_wide = is_wide(ui.ctx());
    let ways = put.offers.iter().enumerate().filter(|(_, offer)| stands_in_strip(&open.view, &offer.answer, is_wide));
    let mut has_until = false;
    for (number, offer) in ways.rev() {
        let short = match offer.answer {
            Answer::PassUntil(Until::Turn) => tr!(texts, "strip-until-turn"),
            Answer::PassUntil(Until::Phase) => tr!(texts, "strip-until-phase"),
            Answer::PassUntil(_) => tr!(texts, "strip-until-action"),
            _ => tr!(texts, "strip-pass"),
        };
        let is_until = matches!(offer.answer, Answer::PassUntil(_));
        if has_until && !is_until {
            ui.label(RichText::new(tr!(texts, "strip-until").as_ref()).color(theme.text.muted.egui()));
        }
        has_until |= is_until;
        // The keys are those of the list, in which it stands too while nothing is picked.
        let at = entries.iter().position(|entry| matches!(entry, Entry::Give(other, _) if *other == number));
        let key = at.filter(|at| *at < NUMBERS.len()).map(|at| format!("{} ", at + 1)).unwrap_or_default();
        let (ground, ink) = match put.safe == Some(number) {
            true => (theme.signal.accent_fill, theme.text.on_accent),
            false => (theme.surface.panel, theme.text.normal),
        };
        let words = RichText::new(format!("{key}{short}")).color(ink.egui());
        let response = ui.add(Button::new(words).fill(ground.egui()));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, offer.label.as_ref()));
        if response.clicked() {
            passed = Some(number);
        }
        response.on_hover_text(offer.label.as_ref());
    }
    passed
}

#[cfg(test)]
mod tests;

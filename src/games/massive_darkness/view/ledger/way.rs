//! The map of a campaign: its quests along a way through the dark, drawn on the paper of the book. What comes later stays hidden.

use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{QuestStatus, Standing};
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use crate::tr;
use egui::{FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

/// From stop to stop.
const ROW: f32 = 58.0;
const RADIUS: f32 = 17.0;
/// How far the way swings to the right.
const SWING: f32 = 54.0;
/// Size of those who stand where the way goes on.
const PERSON: f32 = 26.0;

/// A stop on the way.
struct Stop {
    status: QuestStatus,
    /// What is written beside it.
    name: String,
    below: String,
    /// The same for those who hear it.
    told: String,
}

pub(super) fn way_ui(ui: &mut Ui, words: &Words<'_>, standing: &Standing) {
    heading(ui, &tr!(words.texts, "ledger-way"));
    let stops = stops(words, standing);
    ui.scope(|ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        let corner = ui.cursor().min;
        let places: Vec<Pos2> = (0..stops.len()).map(|at| corner + place(at)).collect();
        // The way lies below everything that stands on it.
        trail(ui, &stops, &places);
        for (stop, place) in stops.iter().zip(&places) {
            stop_ui(ui, words, standing, stop, *place);
        }
    });
}

/// Where the stop of a number lies.
fn place(at: usize) -> Vec2 {
    let swing = (at as f32 * 1.15).sin() * 0.5 + 0.5;
    vec2(RADIUS + 6.0 + swing * SWING, ROW * (at as f32 + 0.5))
}

fn stops(words: &Words<'_>, standing: &Standing) -> Vec<Stop> {
    let texts = words.texts;
    standing
        .quests()
        .zip(standing.tries())
        .enumerate()
        .map(|(at, ((quest, status), tries))| {
            let title = words.quest(quest);
            let rounds = tries.last().map_or(0, |done| i64::from(done.rounds));
            let mut below = Vec::new();
            if rounds > 0 {
                below.push(tr!(texts, "ledger-way-rounds", count = rounds).to_string());
            }
            if tries.len() > 1 {
                below.push(tr!(texts, "ledger-way-tries", count = tries.len() as i64).to_string());
            }
            let (name, told) = match status {
                QuestStatus::Won => (title.clone(), tr!(texts, "ledger-quest-won", quest = title)),
                QuestStatus::Lost => (title.clone(), tr!(texts, "ledger-quest-lost", quest = title)),
                QuestStatus::Next => (title.clone(), tr!(texts, "ledger-quest-next", quest = title)),
                QuestStatus::Locked => {
                    let hidden = tr!(texts, "ledger-quest-locked", number = at as i64 + 1);
                    (hidden.to_string(), hidden)
                }
            };
            let below = below.join(" · ");
            let told = if below.is_empty() { told.to_string() } else { format!("{told} · {below}") };
            Stop { status, name, below, told }
        })
        .collect()
}

/// A curve through all stops: whole where the party has been, in dots where it has not.
fn trail(ui: &Ui, stops: &[Stop], places: &[Pos2]) {
    let theme = Theme::of(ui.ctx());
    for (pair, to) in places.windows(2).zip(stops.iter().skip(1)) {
        let bend = vec2(0.0, ROW * 0.5);
        let points = [pair[0], pair[0] + bend, pair[1] - bend, pair[1]];
        let been = matches!(to.status, QuestStatus::Won | QuestStatus::Lost | QuestStatus::Next);
        let colour = if been { theme.signal.accent_on_paper } else { theme.surface.paper_shade.darker(0.18) };
        let curve = egui::epaint::CubicBezierShape::from_points_stroke(
            points,
            false,
            crate::kit::theme::Colour::CLEAR.egui(),
            Stroke::NONE,
        );
        let line = curve.flatten(Some(0.5));
        if been {
            ui.painter().add(Shape::line(line, Stroke::new(4.0, colour)));
        } else {
            ui.painter().extend(Shape::dotted_line(&line, colour.egui(), 9.0, 2.2));
        }
    }
}

fn stop_ui(ui: &mut Ui, words: &Words<'_>, standing: &Standing, stop: &Stop, place: Pos2) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, stop.told.as_str()));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let surface = &theme.surface;
    let bright = surface.paper.lighter(0.6);
    let (ground, edge, sign, icon) = match stop.status {
        QuestStatus::Won => (theme.signal.success_on_paper, theme.signal.success_on_paper, bright, Icon::Check),
        QuestStatus::Lost => (theme.signal.danger_on_paper, theme.signal.danger_on_paper, bright, Icon::Skull),
        QuestStatus::Next => (theme.signal.accent, surface.ink, surface.ink, Icon::Torch),
        QuestStatus::Locked => (surface.paper, surface.paper_shade.darker(0.2), surface.ink_muted, Icon::Question),
    };
    let is_next = stop.status == QuestStatus::Next;
    if is_next {
        let mut brush = Brush::on(ui.painter());
        brush.glow(place, Vec2::splat(RADIUS * 2.1), theme.signal.accent.fade(0.8), theme.signal.accent.fade(0.0));
        brush.show(ui.painter());
    }
    ui.painter().circle(place, RADIUS, ground, Stroke::new(2.0, edge));
    let spot = Rect::from_center_size(place, Vec2::splat(RADIUS * 1.25));
    icons::show(ui.painter(), icon, spot, sign, Weight::Bold);
    let left = place.x + RADIUS + 10.0;
    let room = (rect.right() - left).max(60.0);
    let ink = if stop.status == QuestStatus::Locked { surface.ink_muted } else { surface.ink };
    let size = if is_next { theme.sizes.text * 1.12 } else { theme.sizes.text };
    let name = ui.painter().layout(stop.name.clone(), FontId::proportional(size), ink.egui(), room);
    let font = FontId::proportional(theme.sizes.text_small);
    let below = ui.painter().layout(stop.below.clone(), font, surface.ink_muted.egui(), room);
    let party = if is_next { PERSON + 3.0 } else { 0.0 };
    let second = if stop.below.is_empty() { 0.0 } else { below.size().y };
    let top = place.y - (name.size().y + second + party) / 2.0;
    let under = top + name.size().y;
    ui.painter().galley(pos2(left, top), name, ink.egui());
    ui.painter().galley(pos2(left, under), below, surface.ink_muted.egui());
    if is_next {
        party_ui(ui, words, standing, pos2(left, under + second + party / 2.0));
    }
}

/// The party stands where it goes next.
fn party_ui(ui: &Ui, words: &Words<'_>, standing: &Standing, at: Pos2) {
    for (number, record) in standing.party.iter().enumerate() {
        let look = words.library.hero_named(&record.hero).map_or(0, |hero| hero.index());
        let centre = at + vec2(PERSON / 2.0 + (PERSON + 3.0) * number as f32, 2.0);
        portrait_at(ui, Rect::from_center_size(centre, Vec2::splat(PERSON)), look, true);
    }
}

//! What was found: the cards turn over, and the one in the hand is held against what is worn.

use super::places::{Change, Place, Verdict, lying};
use super::spread::Sizes;
use super::{Draft, Noticed, Scene, Shown, card_ui, words};
use crate::games::massive_darkness::rules::ids::CardId;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::hand_card::{HandCard, SignedLine, back_of, signed_text};
use crate::games::massive_darkness::view::table::face::place_name;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::card::{Card, Size, name_font, turned};
use crate::kit::show::{Tempo, part};
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Align2, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// Seconds before the first card turns, and between two of them.
const BEFORE: f64 = 0.25;
const APART: f64 = 0.18;
/// Height of a line that compares, and width of the part with such lines, in points.
const LINE: f32 = 46.0;
const BESIDE: f32 = 300.0;
/// From this width on, in points, the text of a card can be read on it.
const READABLE: f32 = 190.0;

/// What was found, where the chosen card of it may go, and how large everything is.
#[derive(Clone, Copy)]
pub(super) struct Laid<'a> {
    pub(super) found: &'a [CardId],
    pub(super) places: &'a [Place],
    pub(super) sizes: &'a Sizes,
}

/// Draws what was found, and beside it what would be better or worse.
pub(super) fn found_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    band: Rect,
    laid: &Laid<'_>,
    draft: &mut Draft,
    noticed: &mut Noticed,
) {
    let Laid { found, places, sizes } = *laid;
    let theme = Theme::of(ui.ctx());
    let texts = scene.texts;
    let title = tr!(texts, "arrange-found", count = found.len() as i64);
    let font = name_font(ui.painter(), theme.sizes.heading);
    let at = band.min + vec2(2.0, 2.0);
    let said = ui.painter().text(at, Align2::LEFT_TOP, title.as_ref(), font, theme.text.strong.egui());
    let told = ui.interact(said, ui.scope_id().with("found"), Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title.as_ref()));
    let room = Rect::from_min_max(pos2(band.left(), said.bottom() + 6.0), band.max - vec2(0.0, 12.0));
    let compared: Vec<&Place> = places.iter().filter(|place| place.puts.is_ok() && place.slot != Slot::Pack).collect();
    // The room for what is compared is kept, so that no card moves when one is taken.
    let beside = BESIDE.min(room.width() * 0.42);
    let for_cards = room.width() - beside - 24.0;
    let count = found.len() as f32;
    let width = (room.height() / 1.42).min((for_cards + 12.0) / count - 12.0).clamp(sizes.card * 0.8, 330.0).floor();
    let all = count * (width + 12.0) + 12.0 + beside;
    let mut left = (room.center().x - all / 2.0).max(room.left());
    let seconds = ui.input(|input| input.time) - draft.since.unwrap_or(0.0);
    for (at, card) in found.iter().enumerate() {
        let Some(line) = scene.line(*card) else { continue };
        let Some(shown) = line.face.card() else { continue };
        let (face, size) = face_in(ui, scene, &shown, vec2(width, room.height()));
        let rect = Rect::from_min_size(pos2(left, room.center().y - size.y / 2.0), size);
        left += width + 12.0;
        let part = part(seconds, BEFORE + APART * at as f64, Tempo::get().turn);
        halo(ui, rect);
        if scene.is_still || part >= 1.0 {
            card_ui(ui, scene, Shown { line, rect, hit: rect, size: face, takes: None }, draft, noticed);
            continue;
        }
        noticed.covered.push(rect);
        ui.ctx().request_repaint();
        let back = |painter: &Painter| back_of(painter, rect, shown.printed);
        turned(ui.painter(), rect, part, back, |painter| shown.paint(painter, texts, rect, face));
        // A press shows it at once.
        if ui.interact(rect, ui.scope_id().with(("turning", at)), Sense::click()).clicked() {
            draft.since = Some(f64::NEG_INFINITY);
        }
    }
    let column = Rect::from_min_size(pos2(left + 12.0, room.top()), vec2(beside, room.height()));
    noticed.covered.push(said);
    if !compared.is_empty() {
        noticed.covered.push(column);
    }
    compare(ui, scene, column, &compared, draft);
}

/// Where there is room for it all of a card is read at once; otherwise it lies there as in the hand.
fn face_in(ui: &Ui, scene: &Scene<'_>, card: &HandCard<'_>, room: Vec2) -> (Size, Vec2) {
    let large = card.large_size_at(ui.painter(), scene.texts, room.x);
    if room.x >= READABLE && large.y <= room.y { (Size::Large, large) } else { (Size::Hand, Card::hand_size(room.x)) }
}

/// Light that what was found lies in.
fn halo(ui: &Ui, rect: Rect) {
    let gold = Theme::of(ui.ctx()).signal.accent;
    let mut brush = Brush::on(ui.painter());
    brush.glow(rect.center(), rect.size() * 0.85, gold.glow(0.20), gold.glow(0.0));
    brush.show(ui.painter());
}

/// A line for each slot that the card could go to.
fn compare(ui: &mut Ui, scene: &Scene<'_>, column: Rect, places: &[&Place], draft: &Draft) {
    let fits = ((column.height() / LINE) as usize).max(1);
    let shown = places.len().min(fits);
    let mut top = column.center().y - shown as f32 * LINE / 2.0;
    for place in places.iter().take(shown) {
        let rect = Rect::from_min_size(pos2(column.left(), top), vec2(column.width(), LINE));
        line(ui, scene, rect, place, draft);
        top += LINE;
    }
}

fn line(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, place: &Place, draft: &Draft) {
    let (theme, texts) = (Theme::of(ui.ctx()), scene.texts);
    let Some(hero) = scene.model.heroes.get(place.hero.index()) else { return };
    let face = Rect::from_min_size(rect.min + vec2(0.0, 4.0), Vec2::splat(LINE - 10.0));
    portrait_at(ui, face, hero.look, hero.health.0 > 0);
    let left = face.right() + 8.0;
    let before = lying(scene.game, scene.asked, &draft.puts);
    let worn = before.iter().filter(|put| put.hero == place.hero && put.slot != Slot::Pack);
    let puts = place.puts.as_deref().unwrap_or_default();
    let goes = worn.filter(|put| puts.iter().any(|moved| moved.card == put.card && moved != *put));
    let names: Vec<String> = goes.map(|put| words(scene).card(put.card).to_string()).collect();
    let slot = place_name(texts, place.slot);
    let what = if names.is_empty() {
        tr!(texts, "arrange-free", slot = slot.as_ref())
    } else {
        tr!(texts, "arrange-instead", slot = slot.as_ref(), card = names.join(", ").as_str())
    };
    let font = egui::FontId::proportional(theme.sizes.text_small);
    let mut job = egui::text::LayoutJob::simple_singleline(what.to_string(), font, theme.text.muted.egui());
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.right() - left);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(left, rect.top() + 3.0), galley, theme.text.muted.egui());
    let below = rect.top() + 32.0;
    let (icon, colour) = mark(theme, place.change);
    let spot = Rect::from_center_size(pos2(left + 8.0, below), Vec2::splat(17.0));
    icons::show(ui.painter(), icon, spot, colour, Weight::Bold);
    let change = place.change.signed().join("   ");
    let room = rect.right() - left - 22.0;
    if change.is_empty() {
        let same = tr!(texts, "arrange-same-dice");
        let font = egui::FontId::proportional(theme.sizes.text_small);
        let at = pos2(left + 22.0, below);
        ui.painter().text(at, Align2::LEFT_CENTER, same.as_ref(), font, theme.text.muted.egui());
    }
    let paint = signed_text(ui.painter(), texts, &change, SignedLine { size: 16.0, ink: theme.text.normal, room });
    paint(pos2(left + 22.0, below));
    let told = ui.interact(rect, ui.scope_id().with(("compared", place.hero, place.slot)), Sense::hover());
    let in_words = place.change.in_words(&words(scene));
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}, {what}: {in_words}", hero.name)));
}

/// For the better, for the worse, or neither: by form as well as by colour.
fn mark(theme: &Theme, change: Change) -> (Icon, crate::kit::theme::Colour) {
    match change.verdict() {
        Verdict::Better => (Icon::ChevronUp, theme.signal.success),
        Verdict::Worse => (Icon::ChevronDown, theme.signal.danger),
        Verdict::Mixed => (Icon::Trade, theme.text.normal),
        Verdict::Same => (Icon::Minus, theme.text.muted),
    }
}

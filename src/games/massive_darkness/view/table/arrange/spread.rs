//! The Inventory of a Hero laid out: who it is, two hands, body, what is carried.

use super::places::{Place, SLOTS};
use super::{Cell, Draft, Noticed, Scene, Shown, card_ui, cards_in, words};
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::hand_card::{SignedLine, signed_text};
use crate::games::massive_darkness::view::table::face::place_name;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::card::{Card, HAND, Size, name_font};
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

const GAP: f32 = 8.0;
const PAD: f32 = 10.0;
const PERSON: f32 = 84.0;
const CAPTION: f32 = 18.0;
const TAB: f32 = 24.0;

/// How large everything is in the room there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sizes {
    /// Width of a card in a slot.
    pub(super) card: f32,
    /// Height of what was found.
    pub(super) band: f32,
    /// Spreads beside each other.
    columns: usize,
}

impl Sizes {
    pub(super) fn within(room: Rect, heroes: usize, is_found: bool) -> Self {
        let columns = if heroes > 1 && room.width() > 1350.0 { 2 } else { 1 };
        let width = room.width() / columns as f32;
        let by_width = (width - PERSON - 4.0 * PAD) / 5.4;
        // One Hero and no more: the cards may be as large as the room is high.
        let rows = heroes.div_ceil(columns).clamp(1, 3) as f32;
        let band = if is_found { (room.height() * 0.50).clamp(150.0, 420.0) } else { 0.0 };
        let by_height = ((room.height() - band) / rows - CAPTION - TAB - 3.0 * PAD - GAP) / HAND;
        let card = by_width.min(by_height).clamp(76.0, 210.0).floor();
        let band = if is_found { (room.height() - rows * row_height(card)).clamp(150.0, 640.0) } else { 0.0 };
        Self { card, band, columns }
    }
}

fn row_height(card: f32) -> f32 {
    (card * HAND).round() + CAPTION + TAB + 2.0 * PAD + GAP
}

/// All spreads, below each other; in a wide window two beside each other.
pub(super) fn spreads_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    sizes: &Sizes,
    places: &[Place],
    draft: &mut Draft,
    noticed: &mut Noticed,
) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let height = row_height(sizes.card);
    let rows = scene.asked.heroes.len().div_ceil(sizes.columns) as f32;
    if sizes.band == 0.0 {
        ui.add_space(((ui.available_height() - rows * height) * 0.4).max(0.0));
    }
    let width = ui.available_width() / sizes.columns as f32;
    for heroes in scene.asked.heroes.chunks(sizes.columns) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        for (at, hero) in heroes.iter().enumerate() {
            let left = rect.left() + at as f32 * width;
            let rect = Rect::from_min_size(pos2(left, rect.top()), vec2(width - GAP, height - GAP));
            spread_ui(ui, scene, Spread { hero: *hero, rect, width: sizes.card }, places, draft, noticed);
        }
    }
}

/// Where the Inventory of a Hero is spread out, and how wide its cards are.
#[derive(Clone, Copy)]
struct Spread {
    hero: Hero,
    rect: Rect,
    width: f32,
}

fn spread_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    spread: Spread,
    places: &[Place],
    draft: &mut Draft,
    noticed: &mut Noticed,
) {
    let Spread { hero, rect, width } = spread;
    let Some(card) = scene.model.heroes.get(hero.index()) else { return };
    let theme = Theme::of(ui.ctx());
    let line = if card.active { theme.line.control } else { theme.line.seam };
    ui.painter().rect(rect, 12.0, theme.surface.panel.fade(0.82).egui(), Stroke::new(1.0, line), StrokeKind::Inside);
    let inside = rect.shrink(PAD);
    let person = Rect::from_min_size(inside.min + vec2(0.0, 2.0), Vec2::splat(PERSON - 12.0));
    portrait_at(ui, person, card.look, card.health.0 > 0);
    let name = ui.painter().layout(
        card.name.to_string(),
        name_font(ui.painter(), theme.sizes.text),
        theme.text.strong.egui(),
        PERSON - 8.0,
    );
    noticed.covered.push(person.with_max_y(person.bottom() + 4.0 + name.size().y));
    ui.painter().galley(pos2(person.left(), person.bottom() + 4.0), name, theme.text.strong.egui());
    let size = Card::hand_size(width);
    let mut left = inside.left() + PERSON;
    for slot in SLOTS {
        let is_pack = slot == Slot::Pack;
        let room = if is_pack { inside.right() - left } else { width };
        let cell = Rect::from_min_max(pos2(left, inside.top()), pos2(left + room.max(width), inside.bottom()));
        slot_ui(ui, scene, Field { hero, slot, cell, card: size }, places, draft, noticed);
        left += width + GAP;
    }
}

/// A slot of a Hero: its room with its name, and the size of a card in it.
#[derive(Clone, Copy)]
struct Field {
    hero: Hero,
    slot: Slot,
    cell: Rect,
    card: Vec2,
}

fn slot_ui(ui: &mut Ui, scene: &Scene<'_>, field: Field, places: &[Place], draft: &mut Draft, noticed: &mut Noticed) {
    let Field { hero, slot, cell, card: size } = field;
    let theme = Theme::of(ui.ctx());
    let found = scene.found(draft);
    let mut lines = cards_in(scene, draft, hero, slot);
    // What was just found lies above, until it goes somewhere.
    lines.retain(|line| slot != Slot::Pack || !found.contains(&line.card));
    let name = place_name(scene.texts, slot);
    let font = FontId::proportional(theme.sizes.text_small - 1.0);
    ui.painter().text(cell.min, Align2::LEFT_TOP, name.as_ref(), font, theme.text.muted.egui());
    let first = Rect::from_min_size(cell.min + vec2(0.0, CAPTION), size);
    let field = if slot == Slot::Pack { first.with_max_x(cell.right()) } else { first };
    if lines.is_empty() {
        empty(ui, slot, field);
    }
    // Where there are too many, each shows at least its edge.
    let step = match lines.len() {
        0 | 1 => 0.0,
        count => (size.x + GAP * 0.75).min((field.width() - size.x) / (count - 1) as f32),
    };
    let place = places.iter().find(|place| (place.hero, place.slot) == (hero, slot));
    // Who carries a card on may mean any of those that he carries.
    let is_open = draft.is_picked && slot != Slot::Pack && place.is_some_and(|place| place.puts.is_ok());
    let takes = is_open.then_some((hero, slot));
    for (at, line) in lines.iter().enumerate() {
        let spot = first.translate(vec2(step * at as f32, 0.0));
        let hit = if at + 1 < lines.len() { spot.with_max_x(spot.left() + step.min(size.x)) } else { spot };
        card_ui(ui, scene, Shown { line, rect: spot, hit, size: Size::Hand, takes }, draft, noticed);
    }
    noticed.cells.push(Cell { rect: cell, hero, slot });
    noticed.covered.push(cell.with_max_x(cell.right().min(cell.left() + size.x)));
    let Some(place) = place else { return };
    match &place.puts {
        Ok(_) => {
            let tab = Rect::from_min_max(pos2(cell.left(), first.bottom() + 3.0), pos2(first.right(), cell.bottom()));
            let pressed = if lines.is_empty() { tab.union(first) } else { tab };
            put_here(ui, scene, place, Tab { rect: tab, pressed, field }, places, noticed);
        }
        Err(refusal) => {
            let why = scene.texts.get(refusal.message);
            let mut brush = Brush::on(ui.painter());
            brush.rounded(field.expand(2.0), size.x * 0.07 + 2.0, theme.surface.table.fade(0.88));
            brush.show(ui.painter());
            let font = FontId::proportional(theme.sizes.text_small);
            let room = field.shrink(6.0);
            let said = ui.painter().layout(why.to_string(), font, theme.text.muted.egui(), room.width().min(170.0));
            let at = pos2(first.center().x.max(room.left() + said.size().x / 2.0) - said.size().x / 2.0, 0.0);
            let at = pos2(at.x, field.center().y - said.size().y / 2.0);
            ui.painter().galley(at, said, theme.text.muted.egui());
            let told = ui.interact(field, ui.scope_id().with(("why", hero, slot)), Sense::hover());
            told.widget_info(|| {
                WidgetInfo::labeled(Role::Label, true, format!("{}, {name}: {why}", hero_name(scene, hero)))
            });
        }
    }
}

fn hero_name(scene: &Scene<'_>, hero: Hero) -> String {
    scene.model.heroes.get(hero.index()).map_or_else(String::new, |card| card.name.to_string())
}

/// A place where nothing lies.
fn empty(ui: &Ui, slot: Slot, field: Rect) {
    let theme = Theme::of(ui.ctx());
    let round = 8.0;
    ui.painter().rect(
        field,
        round,
        theme.surface.sunken.fade(0.55).egui(),
        Stroke::new(1.0, theme.line.seam),
        StrokeKind::Inside,
    );
    let icon = match slot {
        Slot::FirstHand | Slot::SecondHand => Icon::Hand,
        Slot::Body => Icon::Body,
        Slot::Pack => Icon::Item,
    };
    let spot = Rect::from_center_size(field.center(), Vec2::splat(field.size().min_elem() * 0.42));
    icons::show(ui.painter(), icon, spot, theme.text.muted.fade(0.35), Weight::Bold);
}

/// Where the tab of a place is, what can be pressed for it, and where the card would lie.
#[derive(Clone, Copy)]
struct Tab {
    rect: Rect,
    pressed: Rect,
    field: Rect,
}

/// The tab of a place that the card may go to: its number, and what would change.
fn put_here(
    ui: &mut Ui,
    scene: &Scene<'_>,
    place: &Place,
    Tab { rect: tab, pressed, field }: Tab,
    places: &[Place],
    noticed: &mut Noticed,
) {
    let theme = Theme::of(ui.ctx());
    let id = ui.scope_id().with(("place", place.hero, place.slot));
    let response = ui.interact(pressed, id, Sense::click());
    let (hero, slot) = (hero_name(scene, place.hero), place_name(scene.texts, place.slot));
    let label = tr!(scene.texts, "arrange-put-here", hero = hero.as_str(), slot = slot.as_ref());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), label.as_ref()));
    let told = place.change.in_words(&words(scene));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told.as_str()));
    let is_over = ui.ctx().dragged_id().is_some()
        && ui.ctx().pointer_interact_pos().is_some_and(|at| field.union(tab).contains(at));
    let is_looked_at = response.hovered() || response.has_focus() || is_over;
    let gold = if is_looked_at { theme.signal.accent_fill.lighter(0.18) } else { theme.signal.accent_fill };
    let width = if is_looked_at { 3.0 } else { 1.75 };
    ui.painter().rect_stroke(field.expand(2.0), 10.0, Stroke::new(width, theme.signal.accent), StrokeKind::Outside);
    ui.painter().rect_filled(tab, 6.0, gold.egui());
    let legal = places.iter().filter(|place| place.puts.is_ok());
    let number =
        legal.clone().position(|known| (known.hero, known.slot) == (place.hero, place.slot)).filter(|at| *at < 9);
    let ink = theme.text.on_accent;
    let mut left = tab.left() + 6.0;
    if let Some(number) = number {
        let text = (number + 1).to_string();
        let font = FontId::monospace(theme.sizes.text_small);
        let drawn = ui.painter().text(pos2(left, tab.center().y), Align2::LEFT_CENTER, text, font, ink.egui());
        left = drawn.right() + 6.0;
    }
    let change = place.change.signed().join("  ");
    let room = tab.right() - left - 4.0;
    if change.is_empty() {
        let arrow = Rect::from_center_size(pos2(tab.right() - 12.0, tab.center().y), Vec2::splat(15.0));
        icons::show(ui.painter(), Icon::ChevronDown, arrow, ink, Weight::Bold);
    } else {
        let text = signed_text(ui.painter(), scene.texts, &change, SignedLine { size: 13.0, ink, room });
        text(pos2(left, tab.center().y));
    }
    if response.clicked() {
        noticed.pressed = Some((place.hero, place.slot));
    }
}

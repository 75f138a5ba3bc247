//! A dungeon: heroes at the entrance at the left, the row of stacks, the Boss at the right. The own one is large.

use super::beats::Gliding;
use super::header::{HEADER, header_ui};
use super::things::{Hands, Lies, Shown, Stead, Thing, thing_ui};
use crate::games::boss_monster::rules::{CardId, state::Stack};
use crate::games::boss_monster::view::art::{CardArt, Count, Sign, counted};
use crate::kernel::game::Game as _;
use crate::kit::art::{Brush, Icon, Weight, icons};
use crate::kit::card::{Card, HAND};
use crate::kit::theme::Theme;
use crate::tr;
use egui::{FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

/// A dungeon has room for so many stacks, the entrance and the Boss, in widths of a card.
const WIDTHS: f32 = 7.35;
/// A Miniboss looks out below its Room by so much of the width of a card.
const BELOW: f32 = 0.40;

/// Draws the dungeon of a seat.
pub(super) fn dungeon_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, seat: u8, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let (view, is_own) = (&shown.open.view, seat == shown.open.seat);
    ground(ui, rect, view.state().active == seat);
    let inside = rect.shrink2(vec2(10.0, 4.0));
    header_ui(ui, shown, seat, inside);
    let foot = if is_own { 0.0 } else { HEADER - 4.0 };
    let room = Rect::from_min_max(inside.min + vec2(0.0, HEADER + 2.0), inside.max - vec2(0.0, foot));
    let width = (room.width() / WIDTHS).min(room.height() / (HAND + BELOW)).min(200.0);
    let gap = width * 0.06;
    let size = Card::hand_size(width);
    let player = view.state().player(seat);
    corridor(ui, room, size);
    // The Boss stands at the right, and the row grows from him to the left.
    let boss = Rect::from_min_size(pos2(room.right() - size.x, room.top()), size);
    let slot = |from_right: usize| boss.translate(vec2(-(from_right as f32 + 1.0) * (size.x + gap), 0.0));
    let count = player.row.len();
    if player.boss.is_some() {
        let face = shown.faces.of(player.boss);
        let name = tr!(shown.texts, "thing-boss", card = face.name.as_ref(), seat = shown.seen.name(seat));
        let art = CardArt::printed(face);
        let thing = Thing {
            rect: boss,
            card: player.boss,
            name: name.to_string(),
            art,
            is_asleep: !player.leveled,
            is_held: false,
            lies: Lies::Boss(seat),
        };
        thing_ui(ui, hands, &thing);
    }
    for (position, stack) in player.row.iter().enumerate() {
        stack_ui(ui, shown, hands, Stead { seat, position }, stack, slot(count - 1 - position));
    }
    for free in count..5 {
        let place = slot(free);
        // On the stone and beside it, by day and by night: a place cut into it.
        ui.painter().rect_filled(place.shrink(4.0), 6.0, theme.board.shadow_groove.fade(0.16).egui());
        let stroke = Stroke::new(1.0, theme.line.control.fade(0.5).egui());
        ui.painter().rect_stroke(place.shrink(4.0), 6.0, stroke, StrokeKind::Inside);
    }
    if is_own && let Some(number) = hands.lays_left() {
        left_ui(ui, shown, hands, slot(count), number);
    }
    heroes_ui(ui, shown, hands, seat, room.with_max_x(slot(4).left() - gap));
    if let Some(Gliding { walk, part }) = shown.gliding.filter(|gliding| gliding.walk.seat == seat) {
        // The entrance is where the next Room would be.
        let at = |position: Option<usize>| {
            slot(position.map_or(count, |position| count.saturating_sub(1).saturating_sub(position)))
        };
        let (from, to) = (at(walk.from), at(Some(walk.to)));
        let eased = part * part * (3.0 - 2.0 * part);
        inside_ui(ui, shown, seat, walk.hero, from.translate((to.min - from.min) * eased));
    }
}

/// The stone that it stands on; whose turn it is has a lit edge.
fn ground(ui: &Ui, rect: Rect, is_active: bool) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    let edge = if is_active { theme.line.control_hovered } else { theme.line.seam };
    brush.rounded(rect, 10.0, edge);
    brush.rounded(rect.shrink(1.5), 9.0, theme.surface.panel);
    brush.show(ui.painter());
}

/// The corridor on which the Rooms stand, from the entrance at the left to the Boss.
fn corridor(ui: &Ui, room: Rect, size: Vec2) {
    let theme = Theme::of(ui.ctx());
    let board = &theme.board;
    let floor = Rect::from_min_size(room.min + vec2(0.0, size.y * 0.16), vec2(room.width(), size.y * 0.68));
    let mut brush = Brush::on(ui.painter());
    brush.rounded(floor.expand2(vec2(0.0, 5.0)), 8.0, board.wall);
    let stone = board.shadow_floor.mix(theme.surface.panel, 0.35);
    brush.rounded(floor, 5.0, stone);
    let flag = (floor.height() / 2.0).max(12.0);
    let groove = board.shadow_groove.fade(0.7);
    brush.line(&[floor.left_center(), floor.right_center()], 1.0, groove);
    let mut left = floor.left() + flag;
    while left < floor.right() {
        brush.line(&[pos2(left, floor.top()), pos2(left, floor.center().y)], 1.0, groove);
        let lower = left - flag / 2.0;
        brush.line(&[pos2(lower, floor.center().y), pos2(lower, floor.bottom())], 1.0, groove);
        left += flag;
    }
    // Daylight falls in where heroes come from.
    let reach = vec2(room.width() * 0.16, floor.height() * 0.5);
    brush.glow(floor.left_center(), reach, board.light_pool.fade(0.30), board.light_pool.fade(0.0));
    brush.show(&ui.painter().with_clip_rect(floor.expand(6.0)));
}

/// One stack: what lies beneath, the Room with its Miniboss and coins, and a card laid face down.
fn stack_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, stead: Stead, stack: &Stack, rect: Rect) {
    let (view, theme) = (&shown.open.view, Theme::of(ui.ctx()));
    let Stead { seat, position } = stead;
    let beneath = beneath(view, stack.top);
    for depth in (1..=beneath.min(3)).rev() {
        let edge = rect.translate(Vec2::splat(-2.5 * depth as f32));
        ui.painter().rect_filled(edge, 7.0, theme.figure.ink.mix(theme.surface.paper_shade, 0.25).egui());
    }
    let owner = shown.seen.name(seat);
    if stack.miniboss.is_some() {
        let face = shown.faces.of(stack.miniboss);
        let place = Rect::from_min_size(
            rect.left_bottom() - vec2(-rect.width() * 0.06, rect.width() * 0.34),
            vec2(rect.width() * 0.88, rect.width() * 0.72),
        );
        let level = i64::from(stack.level);
        let name = tr!(shown.texts, "thing-miniboss", card = face.name.as_ref(), level = level, seat = owner);
        let art = CardArt { number: None, level: stack.level, ..CardArt::printed(face) };
        let thing = Thing {
            rect: place,
            card: stack.miniboss,
            name: name.to_string(),
            art,
            is_asleep: stack.level == 0,
            is_held: false,
            lies: Lies::Miniboss(stead),
        };
        miniboss_ui(ui, shown, hands, &thing);
    }
    if stack.top.is_some() {
        let face = shown.faces.of(stack.top);
        let damage = shown.foreseen.damage(seat, position);
        let art = CardArt {
            number: Some(damage),
            icons: shown.foreseen.room_icons(seat, position),
            ..CardArt::printed(face)
        };
        let name = tr!(
            shown.texts,
            "thing-room",
            card = face.name.as_ref(),
            seat = owner,
            position = position as i64 + 1,
            damage = i64::from(damage)
        );
        let thing = Thing {
            rect,
            card: stack.top,
            name: name.to_string(),
            art,
            is_asleep: !stack.is_active(),
            is_held: false,
            lies: Lies::Room(stead),
        };
        thing_ui(ui, hands, &thing);
        if stack.coins > 0 {
            let at = pos2(rect.right() - 34.0, rect.bottom() - 14.0);
            let plate = Rect::from_min_size(at - vec2(4.0, 10.0), vec2(38.0, 20.0));
            ui.painter().rect_filled(plate, 10.0, theme.figure.ink.egui());
            counted(ui.painter(), at, 15.0, &Count::of(Sign::Coin, stack.coins), theme.figure.bone);
        }
    }
    if stack.face_down.is_some() {
        face_down_ui(ui, shown, hands, stead, stack, rect);
    }
    walker_ui(ui, shown, stead, rect);
}

/// A card that is laid and not revealed: others see its back, its owner what it is.
fn face_down_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, stead: Stead, stack: &Stack, rect: Rect) {
    let place = if stack.top.is_some() { rect.translate(vec2(0.0, rect.height() * 0.22)) } else { rect };
    let face = shown.faces.of(stack.face_down);
    let owner = shown.seen.name(stead.seat);
    let name = if stack.face_down == CardId::UNKNOWN {
        tr!(shown.texts, "thing-face-down", seat = owner)
    } else {
        tr!(shown.texts, "thing-laid", card = face.name.as_ref())
    };
    let art = CardArt::printed(face);
    let thing = Thing {
        rect: place,
        card: stack.face_down,
        name: name.to_string(),
        art,
        is_asleep: true,
        is_held: false,
        lies: Lies::FaceDown(stead),
    };
    thing_ui(ui, hands, &thing);
    if stack.face_down != CardId::UNKNOWN {
        let theme = Theme::of(ui.ctx());
        let plate = Rect::from_center_size(place.center_top() + vec2(0.0, 12.0), vec2(26.0, 22.0));
        ui.painter().rect_filled(plate, 8.0, theme.figure.ink.egui());
        icons::show(ui.painter(), Icon::Moon, plate.shrink(3.0), theme.figure.bone, Weight::Bold);
    }
}

/// The place at the entrance where the picked card can be laid.
fn left_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, rect: Rect, number: usize) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(rect, ui.scope_id().with("bm-left"), Sense::click());
    let name = tr!(shown.texts, "table-build-here");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.as_ref()));
    let gold = theme.signal.accent;
    let is_near = response.hovered() || response.has_focus();
    ui.painter().rect_filled(rect, 8.0, gold.fade(if is_near { 0.30 } else { 0.14 }).egui());
    ui.painter().rect_stroke(rect, 8.0, Stroke::new(2.0, gold.egui()), StrokeKind::Inside);
    let plus = Rect::from_center_size(rect.center(), Vec2::splat(rect.width() * 0.36));
    icons::show(ui.painter(), Icon::Plus, plus, gold, Weight::Bold);
    hands.place(rect, number);
    if response.clicked() {
        hands.give(number);
    }
}

/// Below a Room only the lower part of its Miniboss is seen.
fn miniboss_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, thing: &Thing<'_>) {
    thing_ui(ui, hands, thing);
    let theme = Theme::of(ui.ctx());
    // Its name stands where it looks out.
    let foot = thing.rect.with_min_y(thing.rect.bottom() - (thing.rect.height() * 0.36).clamp(12.0, 18.0));
    ui.painter().rect_filled(foot, 4.0, theme.figure.ink.egui());
    let words =
        tr!(shown.texts, "table-level", card = thing.art.face.name.as_ref(), level = i64::from(thing.art.level));
    let size = (foot.height() * 0.72).min(13.0);
    let font = FontId::proportional(size);
    let ink = theme.figure.bone.egui();
    let laid = ui.painter().layout_no_wrap(words.to_string(), font.clone(), ink);
    // Where its name has no room its Level is enough: the card tells the rest to whoever points at it.
    let level = thing.art.level.to_string();
    let laid = if laid.size().x > foot.width() - 4.0 { ui.painter().layout_no_wrap(level, font, ink) } else { laid };
    ui.painter().galley(foot.center() - laid.size() / 2.0, laid, ink);
}

/// How many cards lie beneath one.
fn beneath(view: &crate::games::boss_monster::rules::BossMonster, top: CardId) -> usize {
    let mut card = top;
    let mut count = 0;
    while let Some(mark) = view.state().marks.get(card.index()).filter(|mark| mark.beneath.is_some()) {
        (card, count) = (mark.beneath, count + 1);
        if count == 8 {
            break;
        }
    }
    count
}

/// Heroes who wait at the entrance, the first nearest to the dungeon.
fn heroes_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, seat: u8, room: Rect) {
    let view = &shown.open.view;
    let queue = &view.state().player(seat).entrance;
    let height = (room.height() * 0.62).min(74.0);
    let size = vec2(height / HAND, height);
    let step = ((room.width() - size.x) / (queue.len().max(2) as f32 - 1.0)).min(size.x * 0.7).max(6.0);
    // The first lies on top: it is drawn last.
    let is_away = |hero: &CardId| shown.gliding.is_some_and(|gliding| gliding.walk.hero == *hero);
    for (at, hero) in queue.iter().enumerate().rev().filter(|(_, hero)| !is_away(hero)) {
        let left = room.right() - size.x - at as f32 * step;
        let rect = Rect::from_min_size(pos2(left.max(room.left()), room.top() + 4.0), size);
        let name = tr!(
            shown.texts,
            "thing-hero-entrance",
            card = shown.faces.of(*hero).name.as_ref(),
            seat = shown.seen.name(seat),
            health = i64::from(view.health(*hero))
        );
        let thing = Thing { name: name.to_string(), ..hero_thing(shown, *hero, rect, Lies::Entrance) };
        thing_ui(ui, hands, &thing);
        fate_ui(ui, shown, seat, *hero, rect);
    }
}

/// Below a hero: the Room in which it would die by damage alone, or a Wound.
pub(super) fn fate_ui(ui: &Ui, shown: &Shown<'_>, seat: u8, hero: CardId, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let plate = Rect::from_min_size(rect.right_top() - vec2(30.0, 5.0), vec2(36.0, 18.0));
    let count = match shown.foreseen.dies_in(seat, hero) {
        Some(position) => Count::of(Sign::Soul, position + 1),
        None => Count::of(Sign::Wound, ""),
    };
    ui.painter().rect_filled(plate, 8.0, theme.figure.ink.egui());
    let left = if count.number.is_empty() { plate.center().x - 7.0 } else { plate.left() + 6.0 };
    counted(ui.painter(), pos2(left, plate.center().y), 13.0, &count, theme.figure.bone);
}

/// A hero with the health that it has left.
pub(super) fn hero_thing<'a>(shown: &Shown<'a>, hero: CardId, rect: Rect, lies: Lies) -> Thing<'a> {
    let view = &shown.open.view;
    let left = view.health(hero).saturating_sub(view.damage_on(hero));
    let art = CardArt { number: Some(left), ..CardArt::printed(shown.faces.of(hero)) };
    Thing { rect, card: hero, name: String::new(), art, is_asleep: false, is_held: false, lies }
}

/// The hero inside, over the Room in which it is.
fn walker_ui(ui: &Ui, shown: &Shown<'_>, Stead { seat, position }: Stead, rect: Rect) {
    let view = &shown.open.view;
    let walker = view.state().walker;
    let is_here = walker.seat == seat && walker.room() == Some(position);
    let goes_on = shown.gliding.is_some_and(|gliding| gliding.walk.hero == walker.hero);
    if walker.hero.is_some() && is_here && !goes_on {
        inside_ui(ui, shown, seat, walker.hero, rect);
    }
}

/// A hero over this place of the row, with the health that is left.
fn inside_ui(ui: &Ui, shown: &Shown<'_>, seat: u8, card: CardId, rect: Rect) {
    let (theme, view) = (Theme::of(ui.ctx()), &shown.open.view);
    let hero = shown.faces.of(card);
    let left = view.health(card).saturating_sub(view.damage_on(card));
    let radius = (rect.width() * 0.24).clamp(12.0, 30.0);
    let middle = rect.center() - vec2(0.0, rect.height() * 0.16);
    let place = Rect::from_center_size(middle, Vec2::splat(radius * 2.2));
    let art = CardArt { number: Some(left), ..CardArt::printed(hero) };
    let mut brush = Brush::on(ui.painter());
    brush.rounded(place.expand(4.0), 8.0, theme.signal.accent.fade(0.5));
    brush.show(ui.painter());
    crate::games::boss_monster::view::art::mini(ui.painter(), place, &art, crate::kit::card::Look::default());
    let response = ui.interact(place, ui.scope_id().with("bm-walker"), Sense::hover());
    let name = tr!(
        shown.texts,
        "thing-hero-inside",
        card = hero.name.as_ref(),
        seat = shown.seen.name(seat),
        health = i64::from(left)
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.as_ref()));
}

//! The last fight: who against whom, the dice of both as they lie, what became of each symbol, and what came of it. A sheet over the
//! lower edge of the board that stays until the next fight: folded to a line once somebody else acts, and it can be put aside.

use super::dice_row::{Part, paint_sign, painted, rolled_again, row};
use super::fighters::{face_at, name_colour};
use super::question::{DieShown, die_ui, unrolled_ui};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::frames::FallenDie;
use crate::games::massive_darkness::rules::ids::{AbilityUse, Actor};
use crate::games::massive_darkness::rules::language::Side;
use crate::games::massive_darkness::rules::symbol::{Colour as DieColour, Symbol};
use crate::games::massive_darkness::session::{Became, LastCombat, Step};
use crate::games::massive_darkness::view::art::dice::DieSymbol;
use crate::games::massive_darkness::view::board::map::piece_of;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::map::{Piece, Side as KitSide};
use crate::kit::show::{CHIP, Chip, Fought, Tumble, chips_ui, rows_of_chips, tumble};
use crate::kit::theme::{Theme, strong};
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, FontId, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

/// Room for names, a row of dice, and two rows of what became of them.
const HEIGHT: f32 = 156.0;
/// Beside it lie the small map and the buttons of the map.
const BESIDE: f32 = 290.0;
/// It is never wider, and narrower only where the map is.
const WIDTH: std::ops::RangeInclusive<f32> = 360.0..=860.0;
/// Dice are as large as fit, within these bounds.
const DICE: [f32; 11] = [82.0, 74.0, 64.0, 56.0, 50.0, 44.0, 38.0, 32.0, 26.0, 22.0, 18.0];
/// Between dice.
const GAP: f32 = 3.0;
/// The middle, in which the sum stands.
const MIDDLE: f32 = 116.0;
/// From this width on both sides have room beside the middle, in points; below it the sum stands in a line above them.
const WIDE: f32 = 430.0;
const NAME: f32 = 24.0;
/// Between a face and a name, and between a name in a line and what follows it.
const FACE_GAP: f32 = 5.0;
const NAME_END: f32 = 4.0;

/// In less room than this names and dice would be cut.
pub(super) const LEAST: f32 = 300.0;

/// How dice roll just now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rolling {
    /// Seconds since they were thrown.
    pub seconds: f64,
    /// Only those that are rolled again.
    pub is_again: bool,
}

/// Its size over a map of this size; of a small one it leaves the better half.
pub(super) fn size(map: Vec2) -> Vec2 {
    let width = (map.x - BESIDE).clamp(*WIDTH.start(), *WIDTH.end());
    vec2(width.min(map.x), HEIGHT.min(map.y * 0.55))
}

/// Each side has at least so much of it beside the middle, where there is room.
const SIDE: f32 = 230.0;

/// The part of it that these dice need: few of them would be lost in all of it, and so would those that nobody defends himself against.
pub(super) fn open_size(map: Vec2, combat: &LastCombat) -> Vec2 {
    let whole = size(map);
    let dice = if combat.dice.is_empty() { to_roll(combat) } else { combat.dice.clone() };
    let attacking = dice.iter().filter(|die| side_of(**die) == Side::Attacker).count();
    let most = attacking.max(dice.len() - attacking) as f32;
    let both = 2.0 * (most * (DICE[0] + GAP) + NAME).max(SIDE) + MIDDLE + 2.0 * NAME;
    let needed = if combat.fighters.is_some() { both } else { *WIDTH.start() };
    vec2(whole.x.min(needed), whole.y)
}

/// How the last fight lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// It is that of whoever acts.
    Open,
    /// Somebody else acts, and it is looked at all the same.
    Shown,
    /// Somebody else acts: a line says who fought whom, and what came of it.
    Line,
    /// Somebody has put it aside: only a button is left.
    Aside,
}

/// Is a fight past for whoever acts, while beats are shown or not?
pub(super) fn is_past(combat: &LastCombat, acting: Option<Piece>, is_showing: bool) -> bool {
    let Some([attacker, defender]) = &combat.fighters else {
        // Nobody defends himself against a trap or a spell: it is the roll of whoever has used something for it.
        let by = combat.steps.iter().find_map(|step| step.by.as_ref()).map(|(by, _)| piece_of(by.owner));
        return by.is_some() && by != acting;
    };
    if combat.result.is_none() {
        return false;
    }
    let defends = if matches!(defender.actor, Actor::Hero(_)) { KitSide::Friend } else { KitSide::Foe };
    let (attacker, defender) = (piece_of(attacker.actor), piece_of(defender.actor));
    Fought { attacker, defender, defends }.is_past_for(acting, is_showing)
}

/// What a line takes of its width at most.
const LINE: f32 = 470.0;
/// What lies beside a line at both ends, and what its sum takes.
const BESIDE_LINE: f32 = 180.0;
const SUM: f32 = 134.0;
/// In a middle so wide its letters are larger.
const WIDE_SUM: f32 = 156.0;
/// The sum of a line is so high, and that of a narrow tray.
const LOW: f32 = 17.0;
const LINE_HIGH: f32 = 20.0;

/// Its size over a map of this size while it is folded, wholly or to a line.
pub(super) fn folded_size(ui: &Ui, map: Vec2, lies: Lies) -> Vec2 {
    let theme = Theme::of(ui.ctx());
    let side = theme.sizes.control_height + 2.0 * theme.space(2.0);
    if lies == Lies::Line {
        vec2((map.x - BESIDE_LINE).clamp(size(map).x.min(LINE), LINE), side)
    } else {
        Vec2::splat(side)
    }
}

/// What is shown, and how.
pub(super) struct Fight<'f> {
    pub game: &'f MassiveDarkness,
    pub combat: &'f LastCombat,
    pub rolling: Option<Rolling>,
}

/// Draws it, the line that is left of it, or the button that brings it back. Was that pressed which folds it or brings it back?
pub(super) fn tray_ui(ui: &mut Ui, texts: &Texts, fight: &Fight<'_>, lies: Lies) -> bool {
    let (icon, name) = match lies {
        Lies::Aside | Lies::Line => (Icon::Die, tr!(texts, "tray-unfold")),
        Lies::Open | Lies::Shown => (Icon::ChevronDown, tr!(texts, "tray-fold")),
    };
    let room = ui.available_rect_before_wrap();
    let theme = Theme::of(ui.ctx());
    let button = Rect::from_min_size(room.min, Vec2::splat(theme.sizes.control_height));
    // A line can be pressed wherever nothing else is to be read in it.
    let is_line_pressed = lies == Lies::Line && ui.interact(room, ui.scope_id().with("line"), Sense::CLICK).clicked();
    let button_ui = |ui: &mut Ui| icon_button(ui, icon, &name).clicked();
    let is_pressed = ui.scope_builder(UiBuilder::new().max_rect(button), button_ui).inner || is_line_pressed;
    if lies == Lies::Aside {
        return is_pressed;
    }
    let [attack, middle, defence] = match lies {
        Lies::Line => {
            let names = [Side::Attacker, Side::Defender].map(|side| name_takes(ui, fight, side));
            in_line(room, button, names)
        }
        _ => parts(room, button),
    };
    for (side, part) in [(Side::Attacker, attack), (Side::Defender, defence)] {
        match lies {
            Lies::Line => {
                let line = Rect::from_center_size(part.center(), vec2(part.width(), NAME));
                name_ui(ui, texts, fight, side, NameIn { room: line, is_alone: true });
            }
            _ => side_ui(ui, texts, fight, side, part),
        }
    }
    sum_ui(ui, texts, fight, middle);
    ui.advance_cursor_after_rect(room);
    is_pressed
}

/// The same three beside each other in a line, where names take so much: a long one has what a short one leaves, and the sum its own.
fn in_line(room: Rect, button: Rect, names: [f32; 2]) -> [Rect; 3] {
    let inside = Rect::from_min_max(pos2(button.right() + 4.0, room.top()), pos2(room.right(), button.bottom()));
    let beside = (inside.width() - SUM).max(0.0);
    let attacker = names[0].min((beside - names[1]).max(beside / 2.0));
    let defender = names[1].min(beside - attacker);
    let (left, rest) = inside.split_left_right_at_x(inside.left() + attacker);
    let (middle, right) = rest.split_left_right_at_x(rest.right() - defender);
    [left, middle, right]
}

/// What a name in a line takes with its face.
fn name_takes(ui: &Ui, fight: &Fight<'_>, side: Side) -> f32 {
    let Some(both) = &fight.combat.fighters else { return if side == Side::Attacker { SUM } else { 0.0 } };
    let (fighter, theme) = (&both[at(side)], Theme::of(ui.ctx()));
    let (font, ink) = (strong(theme.sizes.text), theme.text.normal.egui());
    let face = fighter.look.map_or(0.0, |_| NAME + FACE_GAP);
    face + ui.painter().layout_no_wrap(fighter.name.clone(), font, ink).size().x + NAME_END + 1.0
}

/// Where whoever attacks, the sum and whoever defends have their room.
fn parts(room: Rect, button: Rect) -> [Rect; 3] {
    if room.width() < WIDE {
        let line = Rect::from_min_max(button.right_top(), pos2(room.right(), button.bottom()));
        let below = room.with_min_y(button.bottom() + 2.0);
        let (left, right) = below.split_left_right_at_fraction(0.5);
        return [left, line, right];
    }
    let inside = room.with_min_x(button.right());
    let side = (inside.width() - MIDDLE) / 2.0;
    let attack = Rect::from_min_size(inside.min, vec2(side, inside.height()));
    let middle = Rect::from_min_size(attack.right_top(), vec2(MIDDLE, inside.height()));
    [attack, middle, Rect::from_min_size(middle.right_top(), attack.size())]
}

fn at(side: Side) -> usize {
    usize::from(side == Side::Defender)
}

fn side_of(die: FallenDie) -> Side {
    let is_attack = DieColour::ALL.get(usize::from(die.colour)).is_none_or(|colour| colour.is_attack());
    if is_attack { Side::Attacker } else { Side::Defender }
}

/// Who it is, his dice, and what was done with them.
fn side_ui(ui: &mut Ui, texts: &Texts, fight: &Fight<'_>, side: Side, room: Rect) {
    let theme = Theme::of(ui.ctx());
    let combat = fight.combat;
    let line = Rect::from_min_size(room.min, vec2(room.width(), NAME));
    name_ui(ui, texts, fight, side, NameIn { room: line, is_alone: false });
    let all = if combat.dice.is_empty() { to_roll(combat) } else { combat.dice.clone() };
    let dice: Vec<(usize, FallenDie)> =
        all.iter().copied().enumerate().filter(|(_, die)| side_of(*die) == side).collect();
    // Both sides have dice of one size: room for chips is made where anybody has some.
    let both = [Side::Attacker, Side::Defender].map(|side| chips(texts, fight, side));
    let rows = both.iter().map(|chips| rows_of_chips(ui, chips, room.width() - 6.0)).max();
    let for_chips = CHIP * rows.unwrap_or_default().min(2) as f32;
    let field = Rect::from_min_max(
        pos2(room.left(), room.top() + NAME + 6.0),
        pos2(room.right() - 6.0, room.bottom() - for_chips - 4.0),
    );
    let most = dice.len().max(all.len() - dice.len());
    let (size, in_a_row) = fitting(most, field.size());
    let mut used_up = combat.used_up[at(side)];
    for (place, (number, fallen)) in dice.into_iter().enumerate() {
        let corner = vec2((place % in_a_row) as f32, (place / in_a_row) as f32) * (size + GAP);
        let rect = Rect::from_min_size(field.min + corner, Vec2::splat(size));
        let rolls = fight.rolling.filter(|rolling| !rolling.is_again || fallen.rerolled);
        let tumble = rolls.map_or(Tumble::STILL, |rolling| tumble(number, rolling.seconds));
        let name = tr!(texts, "tray-die", number = number as i64 + 1);
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            if combat.dice.is_empty() {
                return unrolled_ui(ui, &Words::new(fight.game, texts), fallen);
            }
            let (used_up, is_over) = (&mut used_up, combat.result.is_some());
            let shown = DieShown { fallen, used_up, is_over, size, chosen: false, name: &name, tumble };
            die_ui(ui, texts, fight.game, shown);
        });
        if fallen.rerolled && tumble.face.is_none() {
            rolled_again(ui, theme, rect);
        }
    }
    let chips_at = Rect::from_min_max(pos2(room.left(), field.bottom() + 4.0), pos2(room.right() - 6.0, room.bottom()));
    chips_ui(ui, &both[at(side)], chips_at, &paint_sign);
}

/// COMBAT-02: the dice that will be rolled, as if they lay there.
fn to_roll(combat: &LastCombat) -> Vec<FallenDie> {
    let counts = combat.to_roll.iter().zip(0_u8..);
    let dice = counts.flat_map(|(count, colour)| (0..*count).map(move |_| colour));
    dice.map(|colour| FallenDie { colour, face: 0, rerolled: false }).collect()
}

/// So large that all fit: their size, and how many in a row.
fn fitting(count: usize, room: Vec2) -> (f32, usize) {
    let fits =
        DICE.into_iter().map(|size| (size, ((room.x + GAP) / (size + GAP)) as usize)).find(|(size, in_a_row)| {
            let rows = count.div_ceil((*in_a_row).max(1)) as f32;
            *in_a_row > 0 && rows * (size + GAP) - GAP <= room.y
        });
    fits.unwrap_or((DICE[DICE.len() - 1], count.max(1)))
}

/// Where a name stands.
#[derive(Clone, Copy)]
struct NameIn {
    room: Rect,
    /// No dice lie below it: the sum says who strikes and who wards off.
    is_alone: bool,
}

fn name_ui(ui: &mut Ui, texts: &Texts, fight: &Fight<'_>, side: Side, at_line: NameIn) {
    let NameIn { room, is_alone } = at_line;
    let theme = Theme::of(ui.ctx());
    let Some(fighter) = fight.combat.fighters.as_ref().map(|both| &both[at(side)]) else {
        if is_alone && side == Side::Attacker {
            used_ui(ui, fight.combat, room);
        }
        return;
    };
    let face = Rect::from_min_size(room.min, Vec2::splat(NAME));
    let mut left = room.left();
    if let Some(look) = fighter.look {
        face_at(ui, fight.game, face, look, true);
        left = face.right() + FACE_GAP;
    }
    let (part, sign) = match side {
        Side::Attacker => (tr!(texts, "tray-attack"), DieSymbol::Hit),
        Side::Defender => (tr!(texts, "tray-defence"), DieSymbol::Shield),
    };
    let size = 16.0;
    let wide = if is_alone { room.right() - NAME_END - left } else { room.right() - 12.0 - size - left };
    let ink = name_colour(theme, fighter.look).egui();
    // A long name is smaller before it is cut.
    let fonts = [theme.sizes.text, theme.sizes.text_small, theme.sizes.text_small - 1.0].map(strong);
    let fits =
        |font: &&FontId| ui.painter().layout_no_wrap(fighter.name.clone(), (*font).clone(), ink).size().x <= wide;
    let font = fonts.iter().find(fits).unwrap_or(&fonts[2]).clone();
    let mut job = LayoutJob::simple_singleline(fighter.name.clone(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(wide);
    let galley = ui.painter().layout_job(job);
    let after = pos2(left + galley.size().x + 6.0 + size / 2.0, room.center().y);
    if !is_alone {
        painted(ui, theme, sign, Rect::from_center_size(after, Vec2::splat(size)));
    }
    ui.painter().galley(pos2(left, room.center().y - galley.size().y / 2.0), galley, theme.text.normal.egui());
    let said = ui.interact(room, ui.scope_id().with(("fighter", at(side))), Sense::hover());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{part}: {}", fighter.name)));
}

/// What was used for a roll against which nobody defends himself.
fn used_ui(ui: &Ui, combat: &LastCombat, room: Rect) {
    let Some((_, name)) = combat.steps.iter().find_map(|step| step.by.as_ref()) else { return };
    let theme = Theme::of(ui.ctx());
    let mut job = LayoutJob::simple_singleline(name.clone(), strong(theme.sizes.text_small), theme.text.normal.egui());
    job.wrap = TextWrapping::truncate_at_width(room.width() - 4.0);
    let galley = ui.painter().layout_job(job);
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text.normal.egui());
}

/// What is left of hits and shields, and how many Wounds that makes.
fn sum_ui(ui: &mut Ui, texts: &Texts, fight: &Fight<'_>, room: Rect) {
    let theme = Theme::of(ui.ctx());
    let combat = fight.combat;
    let all = combat.lines.join("\n");
    let said = ui.interact(room, ui.scope_id().with("sum"), Sense::hover());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
    if !all.is_empty() {
        said.on_hover_text(&all);
    }
    // While dice roll nobody knows.
    let rolls = fight.rolling.is_some_and(|rolling| tumble(0, rolling.seconds) != Tumble::STILL);
    let is_line = room.height() < ONE_LINE;
    let height = if room.width() < WIDE_SUM { LOW } else { LINE_HIGH };
    if combat.dice.is_empty() || rolls {
        let spot = Rect::from_center_size(room.center(), Vec2::splat(34.0_f32.min(room.height())));
        let icon = if combat.dice.is_empty() { Icon::Sword } else { Icon::Die };
        if combat.dice.is_empty() && !is_line {
            foot(ui, theme, room, &tr!(texts, "tray-to-roll"));
        }
        return icons::show(ui.painter(), icon, spot, theme.text.muted, Weight::Regular);
    }
    let (hits, shields) = match combat.result {
        Some(counted) => (i16::from(counted.hits), i16::from(counted.shields)),
        None => (left(fight, Side::Attacker, Symbol::Hit), left(fight, Side::Defender, Symbol::Shield)),
    };
    let extra = combat.result.map_or(0, |counted| i16::from(counted.extra));
    let wounds = combat.result.map_or((hits - shields + extra).max(0), |counted| i16::from(counted.wounds));
    let ink = theme.text.strong;
    let mut sum = vec![Part::Sign(DieSymbol::Hit), Part::Number(hits.to_string(), ink)];
    if combat.fighters.is_none() {
        // A trap, a spell: nobody defends himself, and nothing is left to be reckoned.
        return row(ui, room.center(), if is_line { height } else { 34.0 }, &sum);
    }
    sum.extend([
        Part::Number("−".to_owned(), ink),
        Part::Sign(DieSymbol::Shield),
        Part::Number(shields.to_string(), ink),
    ]);
    if extra != 0 {
        sum.push(Part::Number(format!("{extra:+}").replace('-', "−"), ink));
    }
    let colour = if wounds > 0 { theme.signal.danger } else { theme.text.muted };
    let result = [Part::Number(wounds.to_string(), colour), Part::Heart(colour)];
    if is_line {
        sum.push(Part::Number("=".to_owned(), ink));
        sum.extend(result);
        return row(ui, room.center(), height, &sum);
    }
    let y = room.top() + 34.0;
    row(ui, pos2(room.center().x, y), 22.0, &sum);
    row(ui, pos2(room.center().x, y + 46.0), 42.0, &result);
    let what = if combat.result.is_some() { tr!(texts, "tray-wounds") } else { tr!(texts, "tray-so-far") };
    foot(ui, theme, room, &what);
}

/// A lower room than this has one line, in points.
const ONE_LINE: f32 = 80.0;

/// What the middle speaks of.
fn foot(ui: &Ui, theme: &Theme, room: Rect, what: &str) {
    let small = FontId::proportional(theme.sizes.text_small);
    let at = pos2(room.center().x, room.bottom() - 12.0);
    ui.painter().text(at, Align2::CENTER_CENTER, what, small, theme.text.muted.egui());
}

/// Symbols of a side that are neither spent nor cancelled.
fn left(fight: &Fight<'_>, side: Side, which: Symbol) -> i16 {
    let dice = fight.combat.dice.iter().filter(|die| side_of(**die) == side);
    let shown: i16 = dice.map(|die| i16::from(fight.game.die_symbols(*die)[which.index()])).sum();
    let (added, used) = (fight.combat.added[at(side)], fight.combat.used_up[at(side)]);
    (shown + added[which.index()] - i16::from(used[which.index()])).max(0)
}

/// What was done with the symbols of a side, and once it is over which of them nobody has used.
fn chips(texts: &Texts, fight: &Fight<'_>, side: Side) -> Vec<Chip<DieSymbol>> {
    let mut chips = grouped(fight.combat, side);
    let unused = [Symbol::Bam, Symbol::Diamond].map(|symbol| (symbol, left(fight, side, symbol)));
    let unused = unused.into_iter().filter(|(_, count)| *count > 0 && fight.combat.result.is_some());
    let (mut left, mut said) = (Vec::new(), Vec::new());
    for (symbol, count) in unused {
        left.extend(std::iter::repeat_n(die_symbol(symbol), count.unsigned_abs().into()));
        let count = i64::from(count);
        said.push(match symbol {
            Symbol::Diamond => format!("{count} {}", tr!(texts, "symbols-diamond", count = count)),
            _ => format!("{count} {}", tr!(texts, "symbols-bam", count = count)),
        });
    }
    if !left.is_empty() {
        let said = tr!(texts, "tray-left-said", symbols = said.join(", ")).to_string();
        chips.push(Chip { left, said, ..Chip::named(tr!(texts, "tray-left").as_ref()) });
    }
    chips
}

/// Steps of one ability one after the other are one thing.
fn grouped(combat: &LastCombat, side: Side) -> Vec<Chip<DieSymbol>> {
    let mut chips: Vec<(Option<AbilityUse>, Chip<DieSymbol>)> = Vec::new();
    let is_here = |step: &&Step| match &step.by {
        Some((by, _)) => combat.side_of(by.owner) == side,
        None => step.side == side,
    };
    for step in combat.steps.iter().filter(is_here) {
        let by = step.by.as_ref().map(|(by, _)| *by);
        if chips.last().is_none_or(|(last, _)| *last != by) {
            let name = step.by.as_ref().map_or("", |(_, name)| name.as_str());
            chips.push((by, Chip::named(name)));
        }
        let Some((_, chip)) = chips.last_mut() else { continue };
        match step.what {
            Became::Used => {}
            Became::Spent(symbol) => chip.spent.push(die_symbol(symbol)),
            Became::Added(symbol, amount) => chip.came.push((amount, die_symbol(symbol))),
            Became::Cancelled(symbol, amount) => chip.came.push((-(amount.min(100) as i8), die_symbol(symbol))),
            Became::Rerolled => chip.is_reroll = true,
        }
    }
    chips.into_iter().map(|(_, chip)| chip).collect()
}

fn die_symbol(symbol: Symbol) -> DieSymbol {
    DieSymbol::ALL[symbol.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Pos2;

    #[test]
    fn in_a_line_a_long_name_has_what_a_short_one_leaves_and_the_sum_its_own() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(380.0, 44.0));
        let button = Rect::from_min_size(Pos2::ZERO, Vec2::splat(36.0));
        for names in [[60.0, 60.0], [190.0, 70.0], [70.0, 190.0], [300.0, 300.0], [400.0, 0.0]] {
            let [left, middle, right] = in_line(room, button, names);
            assert!(middle.width() >= SUM - 0.01, "{names:?}: {middle:?}");
            assert!(button.right() <= left.left() && left.right() <= middle.left() && middle.right() <= right.left());
            assert!(right.right() <= room.right(), "{names:?}: {right:?}");
        }
        let [left, _, right] = in_line(room, button, [130.0, 70.0]);
        assert_eq!([left.width(), right.width()].map(f32::round), [130.0, 70.0], "both are whole");
    }

    #[test]
    fn however_many_dice_there_are_all_of_them_fit() {
        for room in [vec2(180.0, 64.0), vec2(98.0, 64.0)] {
            for count in 1..=9 {
                let (size, in_a_row) = fitting(count, room);
                let rows = count.div_ceil(in_a_row) as f32;
                assert!(
                    rows * (size + GAP) - GAP <= room.y && in_a_row as f32 * (size + GAP) - GAP <= room.x + 0.01,
                    "{count} in {room}"
                );
            }
        }
    }
}

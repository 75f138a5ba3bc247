//! The dice of a combat, over the lower edge of the map, with what they come to.

use super::Table;
use super::beats::Fight;
use super::show::Dice;
use crate::games::massive_darkness_2::describe::symbols_words;
use crate::games::massive_darkness_2::rules::combat::Totals;
use crate::games::massive_darkness_2::rules::{Answer, Die, Symbol};
use crate::games::massive_darkness_2::view::art::{FallenDie, die, symbol};
use crate::house::text::Texts;
use crate::kit::show::{Tempo, Tumble, tumble};
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Sheet, tooltip};
use crate::tr;
use egui::{Align2, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

/// Side of a die, and room around it.
const DIE: f32 = 46.0;
const GAP: f32 = 6.0;
/// So many stand in a row, on a wide map and on a narrow one.
const ROW: usize = 9;
const SHORT_ROW: usize = 6;
/// Narrower than this a map is narrow.
const NARROW: f32 = 800.0;
/// What the sums take.
const LEAST: f32 = 330.0;
/// From the lower edge of the map.
const ABOVE: f32 = 8.0;
/// Height of the line with the sums.
const SUMS: f32 = 30.0;

fn row(room: Rect) -> usize {
    if room.width() < NARROW { SHORT_ROW } else { ROW }
}

/// So wide is the part of the map that may lie under dice.
pub(super) fn width(room: Rect) -> f32 {
    (row(room) as f32 * (DIE + GAP) + GAP).max(LEAST)
}

/// So high is a tray with one row of dice, with what lies below it.
pub(super) const COVERED: f32 = SUMS + DIE + 2.0 * GAP + 2.0 * ABOVE;

/// Seconds until every die lies still.
fn lie_still() -> f64 {
    Tempo::get().tumble + Tempo::get().settle
}

impl Table {
    /// Draws the dice; the number of the answer that a press on one of them gives.
    pub(super) fn tray_ui(&self, ui: &mut Ui, texts: &Texts, room: Rect) -> Option<usize> {
        let Dice { fight, seconds } = self.dice_shown()?;
        // Banners and cards take the place of the dice.
        if self.is_staged() {
            return None;
        }
        let combat = fight.combat;
        let count = combat.rolled.dice.len();
        let most = row(room);
        let (columns, rows) = (count.min(most), count.div_ceil(most));
        let size = vec2(columns as f32 * (DIE + GAP) + GAP, rows as f32 * (DIE + GAP) + GAP + SUMS);
        let size = vec2(size.x.max(LEAST), size.y);
        let place = Rect::from_min_size(pos2(room.center().x - size.x / 2.0, room.bottom() - size.y - ABOVE), size);
        let theme = Theme::of(ui.ctx());
        ui.painter().add(Sheet::Raised.frame(theme).inner_margin(0.0).paint(place));
        let inner = ui.new_child(UiBuilder::new().max_rect(place).id_salt("md2-tray"));
        // Before dice lie still nobody counts them.
        if !(fight.thrown != 0 && seconds < lie_still()) {
            self.sums_ui(&inner, texts, place.with_max_y(place.top() + SUMS), &fight);
        }
        let dice = &self.game().table().content.dice;
        let locked = combat.locked();
        let mut given = None;
        for (at, rolled) in combat.rolled.dice.iter().enumerate() {
            let (column, row) = (at % most, at / most);
            let corner = place.min + vec2(GAP + column as f32 * (DIE + GAP), SUMS + GAP + row as f32 * (DIE + GAP));
            let spot = Rect::from_min_size(corner, Vec2::splat(DIE));
            let shown = combat.rolled.symbols(dice, at);
            let Some(colour) = Die::of(rolled.die) else { continue };
            let is_thrown = fight.thrown & (1 << at.min(31)) != 0;
            let way = if is_thrown { tumble(at, seconds) } else { Tumble::STILL };
            // On its way one face after the other comes on top.
            let faces = dice.die(rolled.die).map_or(&[][..], |kind| kind.faces.as_slice());
            let on_top = way.face.and_then(|face| faces.get((face % faces.len().max(1) as u64) as usize));
            let fallen = FallenDie {
                die: colour,
                shown: on_top.copied().unwrap_or(shown),
                is_locked: locked & (1 << at) != 0,
                turn: way.turn,
            };
            die(inner.painter(), theme, spot.translate(vec2(0.0, -way.height * DIE * 0.8)), &fallen);
            if way.face.is_some() {
                continue;
            }
            let answer = self.answer_of(at as u8).filter(|_| !self.is_showing());
            let sense = if answer.is_some() { Sense::click() } else { Sense::hover() };
            let response = inner.interact(spot, inner.scope_id().with(at), sense);
            let said = tr!(texts, "tray-die", number = at as i64 + 1, shown = symbols_words(&shown, texts));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, answer.is_some(), said.as_ref()));
            if answer.is_some() && (response.hovered() || response.has_focus()) {
                let line = egui::Stroke::new(theme.sizes.line_focus, theme.line.focus.egui());
                inner.painter().circle_stroke(spot.center(), DIE * 0.52, line);
            }
            if response.clicked() {
                given = answer;
            }
            tooltip(&response, |ui| drop(ui.label(said.as_ref())));
        }
        given
    }

    /// The answer that a die gives: it is rolled again, or its result is resolved. Where several concern it, they stand in the list.
    fn answer_of(&self, at: u8) -> Option<usize> {
        let offers = &self.seen.as_ref()?.offers;
        let concerns = |answer: &Answer| match *answer {
            Answer::Die(die) | Answer::Resolve { die, .. } => die == at,
            Answer::Claws(dice) => dice & (1_u32 << at.min(31)) != 0,
            _ => false,
        };
        let mut own = offers.iter().enumerate().filter(|(_, (answer, _))| concerns(answer));
        let (first, _) = own.next()?;
        own.next().is_none().then_some(first)
    }

    /// Swords against Shields, as they stand now.
    fn sums_ui(&self, ui: &Ui, texts: &Texts, place: Rect, fight: &Fight) {
        let combat = &fight.combat;
        let theme = Theme::of(ui.ctx());
        let shown = combat.rolled.total(&self.game().table().content.dice);
        let count = |symbol: Symbol| shown.count(symbol.id());
        let mut dealt = combat.totals().deal(count(Symbol::Sword), count(Symbol::Shield));
        // Once they are counted the state has forgotten what was added to them.
        if let Some([swords, shields]) = fight.counted {
            dealt = Totals::default().deal(swords, shields);
        }
        let middle = place.center();
        let paint = ui.painter();
        let word = |x: f32, words: String| {
            paint.text(pos2(x, middle.y), Align2::LEFT_CENTER, words, display(18.0), theme.text.strong.egui());
        };
        let sign = |x: f32, which: Symbol| {
            symbol(paint, Rect::from_center_size(pos2(x, middle.y), Vec2::splat(18.0)), which, theme.text.strong);
        };
        let left = place.left() + 24.0;
        sign(left, Symbol::Sword);
        word(left + 14.0, dealt.swords.to_string());
        sign(left + 60.0, Symbol::Shield);
        word(left + 74.0, dealt.shields.to_string());
        word(left + 120.0, tr!(texts, "tray-wounds", wounds = i64::from(dealt.wounds)).to_string());
    }
}

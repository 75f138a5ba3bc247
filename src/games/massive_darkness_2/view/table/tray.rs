//! The dice of a combat, over the lower edge of the map, with what they come to.

use super::Table;
use super::beats::Fight;
use super::show::Dice;
use crate::games::massive_darkness_2::describe::symbols_words;
use crate::games::massive_darkness_2::rules::combat::{Dealt, Totals};
use crate::games::massive_darkness_2::rules::event::By;
use crate::games::massive_darkness_2::rules::{Answer, Die, Symbol};
use crate::games::massive_darkness_2::view::art::{FallenDie, die, symbol};
use crate::house::text::Texts;
use crate::kit::show::{Tempo, Tumble, tumble};
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Sheet, tooltip};
use crate::tr;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Rect, Role, Sense, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

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
/// Height of a line of the reckoning.
const LINE: f32 = 19.0;

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
        let is_thrown = fight.thrown != 0 && seconds < lie_still();
        // Before dice lie still nobody counts them.
        let reckoning = if is_thrown { Vec::new() } else { self.reckoning(texts, &fight) };
        let sums = SUMS + reckoning.len() as f32 * LINE;
        let size = vec2(columns as f32 * (DIE + GAP) + GAP, rows as f32 * (DIE + GAP) + GAP + sums);
        let size = vec2(size.x.max(LEAST), size.y);
        let place = Rect::from_min_size(pos2(room.center().x - size.x / 2.0, room.bottom() - size.y - ABOVE), size);
        let theme = Theme::of(ui.ctx());
        ui.painter().add(Sheet::Raised.frame(theme).inner_margin(0.0).paint(place));
        let inner = ui.new_child(UiBuilder::new().max_rect(place).id_salt("md2-tray"));
        if !is_thrown {
            self.sums_ui(&inner, texts, place.with_max_y(place.top() + SUMS), &fight);
            reckoning_ui(&inner, &reckoning, place);
        }
        let dice = &self.game().table().content.dice;
        let locked = combat.locked();
        let mut given = None;
        for (at, rolled) in combat.rolled.dice.iter().enumerate() {
            let (column, row) = (at % most, at / most);
            let corner = place.min + vec2(GAP + column as f32 * (DIE + GAP), sums + GAP + row as f32 * (DIE + GAP));
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

    /// What the dice show, Swords and Shields, and what it comes to with all that was added.
    fn counted(&self, fight: &Fight) -> ([u8; 2], Dealt) {
        let combat = &fight.combat;
        let shown = combat.rolled.total(&self.game().table().content.dice);
        let on_dice = [Symbol::Sword, Symbol::Shield].map(|symbol| shown.count(symbol.id()));
        // Once they are counted the state has forgotten what was added to them.
        let dealt = match fight.counted {
            Some([swords, shields]) => Totals::default().deal(swords, shields),
            None => combat.totals().deal(on_dice[0], on_dice[1]),
        };
        (on_dice, dealt)
    }

    /// M2-COMBAT-15, line by line: what the dice show, and what was added to it or taken from it by whom. Nothing where the dice say all.
    fn reckoning(&self, texts: &Texts, fight: &Fight) -> Vec<String> {
        let ([swords, shields], dealt) = self.counted(fight);
        let words = self.words(texts);
        let game = self.shown();
        let named = |by: By| match by {
            By::Claws => tr!(texts, "tray-claws"),
            By::Ability(hero, what) => words.source(what.source, game.class(hero)),
            By::Arrow(number) => words.arrow(number),
            By::Tool(number) => words.tool(number),
        };
        let side = |message: &'static str, total: u8, on_dice: u8, of: fn(Totals) -> i16| {
            let mut sum = i16::from(on_dice);
            let mut parts = vec![tr!(texts, "tray-on-dice", count = i64::from(on_dice)).to_string()];
            for line in fight.added.iter().filter(|line| of(line.totals) != 0) {
                sum += of(line.totals);
                parts.push(format!("{} {}", signed(of(line.totals)), named(line.by)));
            }
            // A game that was taken up in the middle of a fight, or one in which something was taken back.
            let more = i16::from(total) - sum.max(0);
            if more != 0 {
                parts.push(format!("{} {}", signed(more), tr!(texts, "tray-before")));
            }
            (parts.len() > 1).then(|| {
                texts.with(message, &[("total", total.into()), ("parts", parts.join(", ").into())]).to_string()
            })
        };
        let lines = [
            side("tray-swords", dealt.swords, swords, |totals| totals.swords),
            side("tray-shields", dealt.shields, shields, |totals| totals.shields),
        ];
        lines.into_iter().flatten().collect()
    }

    /// Swords against Shields, as they stand now.
    fn sums_ui(&self, ui: &Ui, texts: &Texts, place: Rect, fight: &Fight) {
        let theme = Theme::of(ui.ctx());
        let (_, dealt) = self.counted(fight);
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

/// A number that is added, with its sign.
fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

/// The reckoning, below the sums.
fn reckoning_ui(ui: &Ui, lines: &[String], place: Rect) {
    let theme = Theme::of(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    let room = place.shrink2(vec2(24.0, 0.0)).with_min_y(place.top() + SUMS);
    for (at, line) in lines.iter().enumerate() {
        let spot = Rect::from_min_size(room.min + vec2(0.0, at as f32 * LINE), vec2(room.width(), LINE));
        let mut job = LayoutJob::simple_singleline(line.clone(), font.clone(), theme.text.normal.egui());
        job.wrap = TextWrapping::truncate_at_width(room.width());
        let laid = ui.fonts_mut(|fonts| fonts.layout_job(job));
        ui.painter().galley(pos2(spot.left(), spot.center().y - laid.size().y / 2.0), laid, theme.text.normal.egui());
        // What does not fit is read where it is pointed at.
        let response = ui.interact(spot, ui.scope_id().with(("reckoning", at)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, line));
        tooltip(&response, |ui| drop(ui.label(line)));
    }
}

//! What became of the symbols of a roll, told by form: one that is spent is crossed out, one that is left over has a ring of dashes.
//! Below the dice stand chips: who has spent which, what came of it or was taken away, and last what is left.

use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::theme::{Colour, Theme};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, FontId, Galley, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::f32::consts::TAU;
use std::sync::Arc;

/// How a symbol is painted: where, in which colour, on which ground.
pub type PaintSymbol<'p, S> = &'p dyn Fn(&mut Brush, S, Rect, Colour, Colour);

/// Height of a row of chips.
pub const CHIP: f32 = 20.0;
/// Side of a symbol in it, and of the number before one.
const SIGN: f32 = CHIP - 7.0;
const AMOUNT: f32 = 18.0;
/// So many dashes are around what is left over.
const DASHES: u8 = 8;

/// What one thing has done with symbols.
#[derive(Clone, Debug, PartialEq)]
pub struct Chip<S> {
    /// What it is called.
    pub name: String,
    /// What was paid for it.
    pub spent: Vec<S>,
    /// What came, or with a minus was taken away.
    pub came: Vec<(i8, S)>,
    /// Dice were rolled again.
    pub is_reroll: bool,
    /// Nobody has done anything with these.
    pub left: Vec<S>,
    /// The same in words, for whoever points there or listens.
    pub said: String,
}

impl<S> Chip<S> {
    /// One of this name, of which nothing is known yet.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            spent: Vec::new(),
            came: Vec::new(),
            is_reroll: false,
            left: Vec::new(),
            said: String::new(),
        }
    }

    /// All that stands on it beside its name.
    fn beside(&self) -> f32 {
        let gap = |signs: &[S]| if signs.is_empty() || self.name.is_empty() { 0.0 } else { 4.0 };
        let spent = self.spent.len() as f32 * SIGN + gap(&self.spent);
        let left = self.left.len() as f32 * (SIGN + 4.0) + gap(&self.left);
        let again = if self.is_reroll { SIGN + 2.0 } else { 0.0 };
        spent + left + again + self.came.len() as f32 * (SIGN + AMOUNT) + 12.0
    }
}

/// Paints a stroke through a symbol that is spent.
pub fn cross_out(brush: &mut Brush, spot: Rect, width: f32, ink: Colour) {
    let reach = vec2(spot.width(), -spot.height()) * 0.5;
    brush.line(&[spot.center() - reach, spot.center() + reach], width, ink);
}

/// Paints a ring of dashes around a symbol that is left over.
pub fn ring_around(brush: &mut Brush, spot: Rect, width: f32, ink: Colour) {
    let radius = spot.size().max_elem() * 0.62;
    let at = |part: f32| spot.center() + Vec2::angled(part / f32::from(DASHES) * TAU) * radius;
    for dash in 0..DASHES {
        let dash = f32::from(dash);
        brush.line(&[at(dash), at(dash + 0.28), at(dash + 0.56)], width, ink);
    }
}

/// Where a chip lies: its row, its left edge and width, and its name.
struct Lying {
    row: usize,
    x: f32,
    width: f32,
    name: Arc<Galley>,
}

/// One after the other, in rows of this width.
fn lying<S>(ui: &Ui, chips: &[Chip<S>], room: f32) -> Vec<Lying> {
    let theme = Theme::of(ui.ctx());
    let (mut x, mut row) = (0.0, 0);
    let place = |chip: &Chip<S>| {
        let name = written(ui, theme, &chip.name, room - chip.beside());
        let width = chip.beside() + name.size().x;
        if x > 0.0 && x + width > room {
            (x, row) = (0.0, row + 1);
        }
        let lying = Lying { row, x, width, name };
        x += width + 4.0;
        lying
    };
    chips.iter().map(place).collect()
}

/// So many rows of this width chips take.
#[must_use]
pub fn rows_of_chips<S>(ui: &Ui, chips: &[Chip<S>], width: f32) -> usize {
    lying(ui, chips, width).last().map_or(0, |last| last.row + 1)
}

/// Draws them in as many rows as there is room for; the last ones are seen where there are too many.
pub fn chips_ui<S: Copy>(ui: &Ui, chips: &[Chip<S>], room: Rect, paint: PaintSymbol<'_, S>) {
    let theme = Theme::of(ui.ctx());
    let rows = ((room.height() / CHIP) as usize).max(1);
    let lying = lying(ui, chips, room.width());
    let first = (lying.last().map_or(0, |last| last.row) + 1).saturating_sub(rows);
    for (number, (chip, at)) in chips.iter().zip(lying).enumerate() {
        let Some(row) = at.row.checked_sub(first) else { continue };
        let corner = room.min + vec2(at.x, row as f32 * CHIP);
        let rect = Rect::from_min_size(corner, vec2(at.width, CHIP - 2.0));
        Painted { ui, theme, rect, paint }.chip(chip, at.name);
        if !chip.said.is_empty() {
            let response = ui.interact(rect, ui.scope_id().with(("chip", number, room.left() as i32)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &chip.said));
            response.on_hover_text(&chip.said);
        }
    }
}

fn written(ui: &Ui, theme: &Theme, name: &str, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(name.to_owned(), small(theme), theme.text.normal.egui());
    job.wrap = TextWrapping::truncate_at_width(room.max(20.0));
    ui.painter().layout_job(job)
}

fn small(theme: &Theme) -> FontId {
    FontId::proportional(theme.sizes.text_small - 1.0)
}

/// Where a chip is painted.
struct Painted<'p, S> {
    ui: &'p Ui,
    theme: &'static Theme,
    rect: Rect,
    paint: PaintSymbol<'p, S>,
}

impl<S: Copy> Painted<'_, S> {
    fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    fn chip(&self, chip: &Chip<S>, name: Arc<Galley>) {
        let (theme, rect) = (self.theme, self.rect);
        if chip.left.is_empty() {
            self.painter().rect_filled(rect, rect.height() / 2.0, theme.surface.raised.egui());
        }
        let mut left = rect.left() + 6.0;
        let mut place = |wide: f32| {
            let spot = Rect::from_center_size(pos2(left + SIGN / 2.0, rect.center().y), Vec2::splat(SIGN));
            left += wide;
            spot
        };
        for spent in &chip.spent {
            self.symbol(*spent, place(SIGN), theme.text.muted, cross_out_in(theme));
        }
        if !chip.spent.is_empty() && !chip.name.is_empty() {
            place(4.0);
        }
        if chip.is_reroll {
            icons::show(self.painter(), Icon::Around, place(SIGN + 2.0), theme.signal.special, Weight::Bold);
        }
        let at = pos2(place(name.size().x).left(), rect.center().y - name.size().y / 2.0);
        self.painter().galley(at, name, theme.text.normal.egui());
        for (amount, symbol) in &chip.came {
            let text = format!("{amount:+}").replace('-', "−");
            let colour = if *amount < 0 { theme.signal.danger } else { theme.signal.success };
            let at = pos2(place(AMOUNT).left() + 3.0, rect.center().y);
            self.painter().text(at, Align2::LEFT_CENTER, text, small(theme), colour.egui());
            self.symbol(*symbol, place(SIGN), theme.text.strong, |_, _| {});
        }
        if !chip.left.is_empty() && !chip.name.is_empty() {
            place(4.0);
        }
        for symbol in &chip.left {
            let spot = place(SIGN + 4.0).translate(vec2(2.0, 0.0)).shrink(1.0);
            self.symbol(*symbol, spot, theme.text.strong, |brush, spot| {
                ring_around(brush, spot, 1.2, theme.text.muted);
            });
        }
    }

    fn symbol(&self, symbol: S, spot: Rect, ink: Colour, mark: impl FnOnce(&mut Brush, Rect)) {
        let mut brush = Brush::on(self.painter());
        (self.paint)(&mut brush, symbol, spot, ink, self.theme.surface.panel);
        mark(&mut brush, spot);
        brush.show(self.painter());
    }
}

fn cross_out_in(theme: &Theme) -> impl FnOnce(&mut Brush, Rect) + use<> {
    let ink = theme.signal.danger;
    move |brush, spot| cross_out(brush, spot, 1.6, ink)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    /// What is said of chips in a room of this size, and how many rows they would take in it.
    fn drawn(chips: &[Chip<u8>], size: Vec2) -> (Vec<bool>, usize) {
        let mut rows = 0;
        let harness =
            Harness::builder().with_context_setup(crate::kit::theme::install).with_size(size).build_ui(|ui| {
                let room = Rect::from_min_size(egui::Pos2::ZERO, size);
                rows = rows_of_chips(ui, chips, size.x);
                chips_ui(ui, chips, room, &|_, _, _, _, _| {});
            });
        let said = chips.iter().map(|chip| harness.query_by_label(&chip.said).is_some()).collect();
        drop(harness);
        (said, rows)
    }

    #[test]
    fn where_there_are_too_many_the_last_ones_are_seen() {
        let chip = |number: u8| {
            let said = format!("chip {number}");
            Chip { spent: vec![1, 2], left: vec![number], said, ..Chip::named("A rather long name") }
        };
        let chips: Vec<Chip<u8>> = (0..6).map(chip).collect();
        let (said, rows) = drawn(&chips, vec2(400.0, 400.0));
        assert!(rows > 1 && rows < 6, "{rows}");
        assert_eq!(said, [true; 6]);
        let (said, _) = drawn(&chips, vec2(400.0, CHIP));
        assert_eq!((said[0], said[5]), (false, true), "{said:?}");
        assert_eq!(drawn(&[], vec2(400.0, CHIP)), (Vec::new(), 0));
    }
}

//! The pieces of a chronicle, drawn one below the other.

use crate::house::book::chronicle::Piece;
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use egui::{Grid, Rect, RichText, Ui, vec2};

/// A table of many columns needs so much room, in points.
const CROWDED: f32 = 720.0;
/// Pieces so far beyond the edges of what is seen are drawn, so that the keyboard finds the next one, in points.
const BEYOND: f32 = 200.0;

/// How high the pieces are, for a width. Whatever is out of sight keeps its place and is not drawn.
#[derive(Default)]
pub(crate) struct Heights {
    pub(crate) width: f32,
    pub(crate) known: Vec<f32>,
    /// Which two pages lie open, where there is room for two.
    pub(crate) spread: usize,
}

impl Heights {
    /// Have so many pieces been measured for this width?
    pub(crate) fn are_known(&self, pieces: usize, width: f32) -> bool {
        self.known.len() == pieces && (self.width - width).abs() < 0.5
    }
}

/// Draws all of them.
pub(crate) fn pieces_ui(ui: &mut Ui, pieces: &[Piece], heights: &mut Heights) {
    let width = ui.available_width();
    let is_measured = heights.are_known(pieces.len(), width);
    if !is_measured {
        *heights = Heights { width, known: vec![0.0; pieces.len()], spread: heights.spread };
    }
    let seen = ui.clip_rect().expand(BEYOND);
    for (number, (piece, height)) in pieces.iter().zip(&mut heights.known).enumerate() {
        let place = Rect::from_min_size(ui.cursor().min, vec2(width, *height));
        if is_measured && !seen.intersects(place) {
            ui.allocate_space(place.size());
        } else {
            *height = ui.vertical(|ui| piece_ui(ui, number, piece)).response.rect.height();
        }
    }
}

/// Draws one of them; the number tells its table from others.
pub(crate) fn piece_ui(ui: &mut Ui, number: usize, piece: &Piece) {
    let step = Theme::of(ui.ctx()).space(1.0);
    match piece {
        Piece::Title(name) => {
            let ink = Theme::of(ui.ctx()).surface.ink;
            ui.label(RichText::new(name).heading().color(ink.egui()));
        }
        Piece::Heading(text) => drop(heading(ui, text)),
        Piece::Day(day) => drop(ui.label(RichText::new(day).weak().small())),
        Piece::Sentence(text) => {
            ui.add(egui::Label::new(text).wrap());
        }
        Piece::Detail(text) => {
            ui.horizontal(|ui| {
                ui.add_space(step * 4.0);
                ui.add(egui::Label::new(RichText::new(text).weak()).wrap());
            });
        }
        Piece::Table { columns, rows } => table_ui(ui, number, columns, rows),
    }
}

fn table_ui(ui: &mut Ui, number: usize, columns: &[String], rows: &[Vec<String>]) {
    let wide = ui.available_width();
    // On a page that has no room for all columns, the last one, where there is most to say, is told below the others.
    let is_crowded = wide < CROWDED && columns.len() > 6;
    let count = columns.len() - usize::from(is_crowded);
    // The last column is wrapped into what the others leave.
    let most = if is_crowded { wide * 0.28 } else { (wide * 0.39).max(140.0) };
    Grid::new(("chronicle-table", number)).striped(true).max_col_width(most).show(ui, |ui| {
        for name in &columns[..count] {
            ui.label(RichText::new(name).weak().small());
        }
        ui.end_row();
        for cells in rows {
            for cell in cells.iter().take(count) {
                ui.add(egui::Label::new(cell).wrap());
            }
            ui.end_row();
        }
    });
    for cells in rows.iter().filter(|cells| cells.len() > count) {
        let told = format!("{}: {}", cells[0], cells[count..].join(", "));
        ui.add(egui::Label::new(RichText::new(told).weak()).wrap());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, ScrollArea, TouchPhase};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    #[test]
    fn of_a_long_chronicle_only_what_is_in_sight_is_drawn_and_all_of_it_can_be_reached() {
        let pieces: Vec<Piece> = (0..400).map(|number| Piece::Sentence(format!("Evening {number}."))).collect();
        let mut heights = Heights::default();
        let mut harness = Harness::builder().with_size((600.0, 400.0)).with_max_steps(16).build_ui(|ui| {
            crate::kit::theme::install(ui.ctx());
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| pieces_ui(ui, &pieces, &mut heights));
        });
        harness.run_steps(4);
        assert!(harness.query_by_label("Evening 0.").is_some() && harness.query_by_label("Evening 399.").is_none());
        assert!(harness.query_all_by_label_contains("Evening").count() < 60);
        harness.hover_at(egui::pos2(300.0, 200.0));
        harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -100_000.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Unknown,
        });
        harness.run_steps(60);
        let last = harness.get_by_label("Evening 399.").rect();
        assert!(last.bottom() <= 400.0, "the last one stands at the lower edge: {last:?}");
        assert!(harness.query_by_label("Evening 0.").is_none());
    }
}

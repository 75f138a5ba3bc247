//! The chronicle as a book that lies open: two pages side by side, and one leafs through them.

use super::leaves::open_book;
use crate::games::massive_darkness::campaign::chronicle::Piece;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::books::pages::{Heights, piece_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{icon_button, on_paper};
use crate::tr;
use egui::{Align, Align2, FontId, Key, Layout, Modifiers, Rect, Sense, Ui, UiBuilder, pos2, vec2};
use std::ops::Range;

/// From this width on, in points, there is room for two pages beside each other.
pub(super) const WIDE: f32 = 1_200.0;
/// Both together are no wider.
const WIDEST: f32 = 1_500.0;
/// A page is at least so high; what is lower scrolls.
const LOWEST: f32 = 320.0;
/// Room around what is written on a page, and for the row below the book.
const MARGIN: f32 = 28.0;
const ROW: f32 = 44.0;

/// Which pieces stand on which page: as many as fit, and no heading at the foot of one.
fn pages(pieces: &[Piece], heights: &[f32], gap: f32, room: f32) -> Vec<Range<usize>> {
    let mut pages = Vec::new();
    let (mut from, mut high) = (0, 0.0);
    for (at, height) in heights.iter().enumerate() {
        let is_heading = |at: usize| matches!(pieces.get(at), Some(Piece::Heading(_) | Piece::Day(_)));
        let mut end = at;
        if at > from && high + height > room {
            // A heading goes along with what stands below it.
            while end > from + 1 && is_heading(end - 1) {
                end -= 1;
            }
            pages.push(from..end);
            from = end;
            high = heights[from..at].iter().map(|height| height + gap).sum();
        }
        high += height + gap;
    }
    pages.push(from..heights.len());
    pages
}

/// Draws it.
pub(super) fn spread_ui(ui: &mut Ui, texts: &Texts, pieces: &[Piece], heights: &mut Heights) {
    let theme = Theme::of(ui.ctx());
    let outer = ui.available_width().min(WIDEST);
    let width = outer / 2.0 - 2.0 * MARGIN;
    let high = (ui.clip_rect().bottom() - ui.cursor().top() - ROW - theme.space(6.0)).max(LOWEST);
    if !heights.are_known(pieces.len(), width) {
        measure(ui, pieces, heights, width);
        return;
    }
    let gap = ui.spacing().item_spacing.y;
    let room = high - 2.0 * MARGIN - theme.space(4.0);
    let pages = pages(pieces, &heights.known, gap, room);
    let spreads = pages.len().div_ceil(2);
    let (mut back, mut on) = (false, false);
    if !ui.ctx().text_edit_focused() {
        ui.input_mut(|input| {
            back = input.consume_key(Modifiers::NONE, Key::PageUp);
            on = input.consume_key(Modifiers::NONE, Key::PageDown);
        });
    }
    heights.spread = heights.spread.min(spreads - 1);
    let left = 2 * heights.spread;
    let shown: Vec<_> = pages.iter().cloned().enumerate().skip(left).take(2).collect();
    // A table that is higher than a page makes the page higher.
    let tallest =
        shown.iter().map(|(_, page)| heights.known[page.clone()].iter().map(|height| height + gap).sum::<f32>());
    let high = tallest.fold(high, |high, page| high.max(page + 2.0 * MARGIN + theme.space(4.0)));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high + theme.space(2.0)), Sense::hover());
    let book = Rect::from_min_size(pos2(rect.center().x - outer / 2.0, rect.top()), vec2(outer, high));
    open_book(ui.painter(), theme, book);
    for (number, page) in shown {
        let side = if number % 2 == 0 { book.left() } else { book.center().x };
        let leaf = Rect::from_min_size(pos2(side, book.top()), vec2(outer / 2.0, high)).shrink(MARGIN);
        let builder = UiBuilder::new().max_rect(leaf).layout(Layout::top_down(Align::Min)).id_salt(("page", number));
        let mut leaf_ui = ui.new_child(builder);
        written_on(&mut leaf_ui);
        for at in page {
            heights.known[at] = leaf_ui.vertical(|ui| piece_ui(ui, at, &pieces[at])).response.rect.height();
        }
        let foot = pos2(leaf.center().x, book.bottom() - MARGIN * 0.7);
        let font = FontId::proportional(theme.sizes.text_small);
        ui.painter().text(foot, Align2::CENTER_CENTER, (number + 1).to_string(), font, theme.surface.ink_muted.egui());
    }
    ui.vertical_centered(|ui| {
        ui.horizontal(|ui| {
            let (first, last, count) = (left as i64 + 1, pages.len().min(left + 2) as i64, pages.len() as i64);
            let place = tr!(texts, "ledger-leaves", first = first, last = last, count = count);
            let wide = ui.painter().layout_no_wrap(
                place.to_string(),
                FontId::proportional(theme.sizes.text),
                theme.text.normal.egui(),
            );
            ui.add_space(((ui.available_width() - wide.size().x) / 2.0 - ROW - theme.space(2.0)).max(0.0));
            let can = |ui: &mut Ui, is_there: bool, icon: Icon, name: &str| {
                ui.add_enabled_ui(is_there, |ui| icon_button(ui, icon, name)).inner.clicked()
            };
            back |= can(ui, left > 0, Icon::ChevronLeft, &tr!(texts, "ledger-leaf-back"));
            ui.label(place.as_ref());
            on |= can(ui, left + 2 < pages.len(), Icon::ChevronRight, &tr!(texts, "ledger-leaf-on"));
        });
    });
    heights.spread = match (back, on) {
        (true, false) => heights.spread.saturating_sub(1),
        (false, true) => (heights.spread + 1).min(spreads - 1),
        _ => heights.spread,
    };
}

/// How high everything is, seen by nobody; what is drawn follows at once.
fn measure(ui: &mut Ui, pieces: &[Piece], heights: &mut Heights, width: f32) {
    let room = Rect::from_min_size(ui.cursor().min, vec2(width, f32::INFINITY));
    let mut unseen = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)).invisible());
    written_on(&mut unseen);
    unseen.set_width(width);
    let high = |(at, piece): (usize, &Piece)| unseen.vertical(|ui| piece_ui(ui, at, piece)).response.rect.height();
    let known = pieces.iter().enumerate().map(high).collect();
    *heights = Heights { width, known, spread: heights.spread };
    ui.ctx().request_discard("chronicle-measured");
    ui.ctx().request_repaint();
}

fn written_on(ui: &mut Ui) {
    on_paper(ui);
    ui.spacing_mut().interact_size.y = 0.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_what_fits_everything_once_and_no_heading_at_the_foot() {
        let sentence = || Piece::Sentence("It rains.".to_owned());
        let mut pieces: Vec<Piece> = (0..40).map(|_| sentence()).collect();
        pieces[9] = Piece::Heading("An evening".to_owned());
        let heights = vec![20.0; pieces.len()];
        let pages = pages(&pieces, &heights, 0.0, 200.0);
        let all: Vec<usize> = pages.iter().cloned().flatten().collect();
        assert_eq!(all, (0..40).collect::<Vec<_>>());
        assert!(pages.iter().all(|page| page.len() <= 10 && !page.is_empty()), "{pages:?}");
        assert_eq!(pages[0], 0..9, "the heading stands on the next page");
        // What is higher than a page has one for itself, and an empty chronicle is one empty page.
        assert_eq!(super::pages(&pieces[..3], &[20.0, 900.0, 20.0], 0.0, 200.0), [0..1, 1..2, 2..3]);
        let empty = super::pages(&[], &[], 0.0, 200.0);
        assert!(empty.len() == 1 && empty[0].is_empty());
    }
}

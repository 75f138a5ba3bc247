//! What is pointed at is shown large beside itself.

use super::{Art, Card, LARGE_WIDTH, Look, Size};
use crate::kit::quiet::is_quiet;
use egui::{Area, Id, Order, Pos2, Rect, Response, Sense, Vec2, pos2};
use std::time::Duration;

/// A pointer that only passes by shows nothing, in seconds.
const WAIT: f64 = 0.15;
/// Between a card and its large picture, in points.
const GAP: f32 = 10.0;

/// Where something of a size is shown that belongs to a subject: beside it, within the window, and where possible over nothing
/// that is to be kept clear. Never over the subject, as long as the window has room on any side of it.
#[must_use]
pub fn beside(subject: Rect, size: Vec2, window: Rect, clear: &[Rect]) -> Rect {
    let along =
        |middle: f32, length: f32, from: f32, to: f32| (middle - length / 2.0).clamp(from, (to - length).max(from));
    let y = along(subject.center().y, size.y, window.top(), window.bottom());
    let x = along(subject.center().x, size.x, window.left(), window.right());
    let beside = |of: Rect| [of.right() + GAP, of.left() - GAP - size.x];
    let sides = |of: Rect| beside(of).map(|x| pos2(x, y));
    let (above, below) = (subject.top() - GAP - size.y, subject.bottom() + GAP);
    let around = [pos2(x, above), pos2(x, below)];
    let of_clear = clear.iter().flat_map(|clear| sides(*clear));
    let aside = clear.iter().flat_map(|clear| beside(*clear).map(|x| [pos2(x, above), pos2(x, below)]).concat());
    let corners = sides(subject).into_iter().chain(around).chain(of_clear).chain(aside);
    let covered = |place: Rect, what: Rect| {
        let common = place.intersect(what);
        if common.is_positive() { common.area() } else { 0.0 }
    };
    let cost = |place: Rect| {
        let outside = place.area() - covered(place, window);
        let on_what_is_needed: f32 = clear.iter().map(|clear| covered(place, *clear)).sum();
        // Of places that are as good as each other the nearest.
        let far = place.center().distance(subject.center()) * 0.01;
        (covered(place, subject) + outside) * 100.0 + on_what_is_needed + far
    };
    let places = corners.map(|corner: Pos2| {
        let place = Rect::from_min_size(corner, size);
        // Pushed back into the window; whoever is pushed onto the subject by that pays for it.
        let inside = place.translate((window.min - place.min).max(Vec2::ZERO));
        inside.translate(-(inside.max - window.max).max(Vec2::ZERO))
    });
    places.min_by(|one, other| cost(*one).total_cmp(&cost(*other))).unwrap_or(subject)
}

/// Shows a card large beside what is pointed at or holds the keyboard. What is `clear` is not covered where that can be helped.
pub fn enlarge(response: &Response, card: &Card<'_>, art: &dyn Art, clear: &[Rect]) {
    let ctx = &response.ctx;
    let is_dragged = ctx.dragged_id().is_some();
    // A pointer that rests while keys are used calls nothing.
    let is_pointed_at = response.hovered() && !is_quiet(ctx);
    let is_wanted = (is_pointed_at || response.has_focus()) && !is_dragged;
    let kept = Id::unique("enlarged-since");
    let (now, since) = (ctx.input(|input| input.time), ctx.data(|data| data.get_temp::<(Id, f64)>(kept)));
    if !is_wanted {
        if since.is_some_and(|(id, _)| id == response.id) {
            ctx.data_mut(|data| data.remove::<(Id, f64)>(kept));
        }
        return;
    }
    // The pointer counts for more than the keyboard.
    let is_mine = since.is_some_and(|(id, _)| id == response.id);
    if !is_mine {
        if since.is_none() || is_pointed_at {
            ctx.data_mut(|data| data.insert_temp(kept, (response.id, now)));
            ctx.request_repaint_after(Duration::from_secs_f64(WAIT));
        }
        return;
    }
    let waited = since.map_or(0.0, |(_, since)| now - since);
    if waited < WAIT {
        ctx.request_repaint_after(Duration::from_secs_f64(WAIT - waited));
        return;
    }
    let window = ctx.content_rect().shrink(6.0);
    let id = Id::unique("enlarged-card");
    let area = Area::new(id).order(Order::Tooltip).interactable(false).constrain(false);
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Tooltip, id));
    let size = card.large_size(&painter, LARGE_WIDTH);
    let place = beside(response.rect, size, window, clear);
    area.fixed_pos(place.min).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        card.paint(ui.painter(), rect, Size::Large, Look::default(), art);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    const WINDOW: Rect = Rect { min: Pos2::ZERO, max: pos2(1000.0, 700.0) };

    #[test]
    fn it_lies_beside_and_never_over() {
        for at in [pos2(0.0, 0.0), pos2(450.0, 300.0), pos2(900.0, 0.0), pos2(0.0, 600.0), pos2(900.0, 600.0)] {
            let subject = Rect::from_min_size(at, vec2(100.0, 100.0));
            let place = beside(subject, vec2(270.0, 400.0), WINDOW, &[]);
            assert!(WINDOW.contains_rect(place) && !place.intersects(subject), "{at:?}: {place:?}");
        }
    }

    #[test]
    fn what_is_needed_stays_clear_where_there_is_room_elsewhere() {
        let subject = Rect::from_min_size(pos2(450.0, 300.0), vec2(100.0, 100.0));
        let slots = Rect::from_min_max(pos2(560.0, 0.0), pos2(1000.0, 700.0));
        let place = beside(subject, vec2(270.0, 400.0), WINDOW, &[slots]);
        assert!(!place.intersects(slots) && !place.intersects(subject), "{place:?}");
        // A card of a page lies beside the whole page.
        let page = Rect::from_min_max(pos2(200.0, 0.0), pos2(600.0, 700.0));
        let place = beside(subject, vec2(270.0, 400.0), WINDOW, &[page]);
        assert!(!place.intersects(page), "{place:?}");
    }

    #[test]
    fn a_card_of_a_hand_covers_neither_the_others_nor_the_answers() {
        let hand: Vec<Rect> = (0..7_u8)
            .map(|at| Rect::from_min_size(pos2(20.0 + 110.0 * f32::from(at), 540.0), vec2(100.0, 150.0)))
            .collect();
        let answers = Rect::from_min_max(pos2(800.0, 0.0), WINDOW.max);
        let clear: Vec<Rect> = hand.iter().copied().chain([answers]).collect();
        for card in &hand {
            let place = beside(*card, vec2(270.0, 400.0), WINDOW, &clear);
            assert!(clear.iter().all(|clear| !clear.intersects(place)), "{card:?}: {place:?}");
        }
    }

    #[test]
    fn a_window_that_is_too_small_still_shows_it() {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 300.0));
        let place = beside(Rect::from_min_size(pos2(100.0, 100.0), vec2(80.0, 80.0)), vec2(270.0, 400.0), window, &[]);
        assert!(place.is_finite());
    }
}

//! What does not fit where it stands.

use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, Rect, Shape, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// What reaches beyond the room it has, by the side.
pub fn cut_off(window: &Harness<'_, App>) -> Vec<String> {
    cut_off_where(window, &|_| true)
}

/// The same among what lies where this holds.
pub fn cut_off_where(window: &Harness<'_, App>, is_meant: &dyn Fn(Rect) -> bool) -> Vec<String> {
    let reaches_out = |rect: Rect, seen: Rect| {
        seen.is_positive() && (rect.left() < seen.left() - 1.0 || rect.right() > seen.right() + 1.0)
    };
    let cut: Vec<Rect> = window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        let cut = widgets.filter(|widget| reaches_out(widget.rect, widget.interact_rect) && is_meant(widget.rect));
        cut.map(|widget| widget.rect).collect()
    });
    let name = |rect: &Rect| {
        let mut nodes = window.query_all_by_label_contains("").filter(|node| node.rect() == *rect);
        nodes.find_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
    };
    cut.iter().filter_map(name).collect()
}

/// Words that end with three dots, because there is no room for the rest of them.
pub fn shortened(window: &Harness<'_, App>) -> Vec<String> {
    fn of(shape: &Shape, found: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| of(shape, found)),
            Shape::Text(text) if text.galley.elided => found.push(text.galley.text().to_owned()),
            _ => {}
        }
    }
    let mut found = Vec::new();
    window.output().shapes.iter().for_each(|clipped| of(&clipped.shape, &mut found));
    found
}

/// A control: by what it is found again, what it is called, where it is and how much of that can be seen.
#[derive(Clone, Debug)]
struct Control {
    id: u64,
    name: String,
    rect: Rect,
    seen: Rect,
}

/// Higher than any button, in points.
const CARD: f32 = 56.0;

impl Control {
    /// Is it seen as a whole, or, of a card, as much of it as can be pressed without looking for it?
    fn is_seen(&self, window: Rect) -> bool {
        let enough = self.rect.size().min(vec2(window.width() * 0.5, CARD)) - vec2(1.0, 1.0);
        let seen = self.seen.intersect(window);
        seen.is_positive() && seen.width() >= enough.x && seen.height() >= enough.y
    }
}

/// Everything that can be pressed, ticked or written into.
fn controls(window: &Harness<'_, App>) -> Vec<Control> {
    let places: Vec<(u64, Rect, Rect)> = window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        widgets.map(|widget| (widget.id.value(), widget.rect, widget.interact_rect)).collect()
    });
    let nodes = window.query_all_by(|node| {
        matches!(node.role(), Role::Button | Role::CheckBox | Role::RadioButton | Role::TextInput | Role::ComboBox)
            || matches!(node.role(), Role::SpinButton | Role::Slider | Role::Link | Role::MultilineTextInput)
    });
    let found = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        let id = node.locate().0.0;
        let (_, rect, seen) = places.iter().find(|(known, ..)| *known == id)?;
        let name = node.label().or_else(|| node.value()).unwrap_or_default();
        Some(Control { id, name, rect: *rect, seen: *seen })
    });
    found.collect()
}

/// Of controls that have to be scrolled to so many are tried, from the first to the last.
const TRIED: usize = 6;

/// Controls, where this holds of their places, that can neither be seen nor be scrolled to.
pub fn out_of_reach(window: &mut Harness<'_, App>, is_meant: &dyn Fn(Rect) -> bool) -> Vec<String> {
    let room = window.ctx.content_rect();
    let is_hidden = |control: &Control| !control.is_seen(room) && is_meant(control.rect);
    let hidden: Vec<Control> = controls(window).into_iter().filter(is_hidden).collect();
    let count = TRIED.min(hidden.len());
    let spread = |at: usize| at * hidden.len().saturating_sub(1) / count.saturating_sub(1).max(1);
    let mut missed = Vec::new();
    for control in (0..count).filter_map(|at| hidden.get(spread(at))) {
        {
            let mut nodes = window.query_all_by(|node| node.locate().0.0 == control.id);
            let Some(node) = nodes.next() else { continue };
            node.scroll_to_me();
        }
        window.run_steps(4);
        let place = |window: &Harness<'_, App>| controls(window).into_iter().find(|now| now.id == control.id);
        if let Some(now) = place(window).filter(|now| !now.is_seen(room)) {
            turn_the_wheel(window, now.rect);
        }
        let now = place(window);
        if !now.as_ref().is_some_and(|now| now.is_seen(room)) {
            missed.push(format!("{}: {:?} of {:?}", control.name, now.map(|now| (now.seen, now.rect)), control.rect));
        }
    }
    missed
}

/// Where somebody points at the column in which something stands, and turns the wheel until it is in the middle.
fn turn_the_wheel(window: &mut Harness<'_, App>, rect: Rect) {
    let middle = window.ctx.content_rect().center();
    window.hover_at(pos2(rect.center().x, middle.y));
    window.run_steps(1);
    window.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, middle.y - rect.center().y),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Unknown,
    });
    window.run_steps(20);
    window.remove_cursor();
}

/// Can this button be scrolled to, seen as a whole, and pressed where it is?
pub fn can_be_pressed(window: &mut Harness<'_, App>, name: &str) -> bool {
    let id = {
        let mut nodes = window.query_all_by(|node| node.label().is_some_and(|label| label == name));
        let Some(node) = nodes.next() else { return false };
        node.scroll_to_me();
        node.accesskit_node().locate().0.0
    };
    window.run_steps(4);
    let room = window.ctx.content_rect();
    let Some(now) = controls(window).into_iter().find(|now| now.id == id) else { return false };
    if !now.is_seen(room) || now.seen.height() < now.rect.height() - 1.0 {
        return false;
    }
    window.hover_at(now.seen.center());
    window.run_steps(1);
    let pressed = window.ctx.viewport(|viewport| viewport.hits.click.map(|widget| widget.id.value()));
    window.remove_cursor();
    pressed == Some(id)
}

/// What is called so and is not wholly seen where it is.
pub fn cut_by_its_edge(window: &Harness<'_, App>, is_it: impl Fn(&str) -> bool) -> Vec<String> {
    let places: Vec<(u64, Rect, Rect)> = window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        widgets.map(|widget| (widget.id.value(), widget.rect, widget.interact_rect)).collect()
    });
    let room = window.ctx.content_rect();
    let nodes = window.query_all_by(|_| true).map(|node| node.accesskit_node());
    let cut = nodes.filter_map(|node| {
        let name = node.label().or_else(|| node.value()).filter(|name| is_it(name))?;
        let (_, rect, seen) = places.iter().find(|(id, ..)| *id == node.locate().0.0)?;
        let seen = seen.intersect(room);
        let is_whole = seen.width() >= rect.width() - 1.0 && seen.height() >= rect.height() - 1.0;
        (!is_whole).then(|| format!("{name}: {seen:?} of {rect:?}"))
    });
    cut.collect()
}

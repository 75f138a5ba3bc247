//! Pictures of numbers: curves and bars, painted by ourselves. Whoever cannot tell colours apart sees marks and patterns,
//! and every picture says in words what it shows.

use crate::kit::theme::{Colour, Theme};
use egui::{Align2, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use std::collections::BTreeMap;

const HEIGHT: f32 = 220.0;
/// Room for the numbers beside and below a picture.
const LEFT: f32 = 38.0;
const BELOW: f32 = 24.0;

/// From the middle of one curve to that of another that runs on it.
const APART: f32 = 4.0;

/// How many marks and patterns there are.
const MARKS: usize = 6;

/// How somebody's numbers are drawn: by a mark and a pattern that no other has, and a colour.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Which of the marks and patterns.
    pub mark: usize,
    /// The colours of marks, by night and by day.
    pub colours: fn(usize, &Theme) -> Colour,
}

impl Look {
    fn colour(self, theme: &Theme) -> Colour {
        (self.colours)(self.mark, theme)
    }

    /// A small mark in the colour, of a shape that no other has.
    pub fn mark(self, painter: &Painter, theme: &Theme, centre: Pos2, size: f32) {
        let corners =
            |points: &[(f32, f32)]| -> Vec<Pos2> { points.iter().map(|(x, y)| centre + vec2(*x, *y) * size).collect() };
        let (fill, edge) = (self.colour(theme).egui(), Stroke::new(1.2, theme.board.contour));
        let shape = match self.mark % MARKS {
            0 => Shape::convex_polygon(corners(&[(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]), fill, edge),
            1 => Shape::convex_polygon(corners(&[(0.0, -1.25), (1.15, 0.85), (-1.15, 0.85)]), fill, edge),
            2 => Shape::convex_polygon(corners(&[(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)]), fill, edge),
            3 => Shape::convex_polygon(corners(&[(-1.15, -0.85), (1.15, -0.85), (0.0, 1.25)]), fill, edge),
            4 => {
                let hexagon = [(-0.6, -1.05), (0.6, -1.05), (1.2, 0.0), (0.6, 1.05), (-0.6, 1.05), (-1.2, 0.0)];
                Shape::convex_polygon(corners(&hexagon), fill, edge)
            }
            _ => {
                painter.circle(centre, size * 1.05, fill, edge);
                return;
            }
        };
        painter.add(shape);
    }

    /// Lines across a bar, so that no two figures have the same.
    fn pattern(self, painter: &Painter, theme: &Theme, bar: Rect) {
        let stroke = Stroke::new(1.4, theme.board.contour.fade(0.55));
        let painter = painter.with_clip_rect(bar.intersect(painter.clip_rect()));
        let (slant, gap) = match self.mark % MARKS {
            0 => return,
            1 => (bar.width(), 7.0),
            2 => (-bar.width(), 7.0),
            3 => (0.0, 6.0),
            4 => (bar.width(), 12.0),
            _ => (-bar.width(), 12.0),
        };
        let reach = slant.abs();
        let mut y = bar.top() - reach;
        while y < bar.bottom() + reach {
            painter.line_segment([pos2(bar.left(), y), pos2(bar.right(), y + slant)], stroke);
            y += gap;
        }
    }
}

/// Somebody's numbers along the way.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Whose.
    pub name: String,
    /// What it looks like.
    pub look: Look,
    /// Each further to the right than the one before.
    pub points: Vec<(u32, u32)>,
}

/// Bars that stand together, with what is written below them.
#[derive(Clone, Debug)]
pub struct Group {
    /// What is written below them.
    pub below: String,
    /// From the left.
    pub bars: Vec<Bar>,
}

/// One bar of a group: how many of what.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// How high it is.
    pub number: u32,
    /// What it stands for.
    pub paint: Paint,
}

/// What a bar stands for.
#[derive(Clone, Copy, Debug)]
pub enum Paint {
    /// Somebody.
    Of(Look),
    /// Something that went well.
    Well,
    /// Something that did not.
    Badly,
}

/// The place for a picture. `told` says in words what it shows.
fn place(ui: &mut Ui, name: &str, told: &str) -> (Rect, Rect) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told));
    let inner = Rect::from_min_max(rect.min + vec2(LEFT, 8.0), rect.max - vec2(8.0, BELOW));
    (rect, inner)
}

/// A round step so that at most five lines are drawn.
fn step_for(most: u32) -> u32 {
    let mut unit = 1;
    loop {
        for step in [unit, 2 * unit, 5 * unit] {
            if most <= 5 * step {
                return step;
            }
        }
        unit *= 10;
    }
}

fn small(theme: &Theme) -> FontId {
    FontId::proportional(theme.sizes.text_small)
}

/// Lines across the picture with their numbers; gives back the number at its top.
fn scale(ui: &Ui, inner: Rect, most: u32) -> u32 {
    let theme = Theme::of(ui.ctx());
    let step = step_for(most.max(1));
    let top = most.max(1).div_ceil(step) * step;
    let mut number = 0;
    while number <= top {
        let y = inner.bottom() - inner.height() * number as f32 / top as f32;
        let stroke = Stroke::new(theme.sizes.line, if number == 0 { theme.line.control } else { theme.line.seam });
        ui.painter().hline(inner.x_range(), y, stroke);
        let at = pos2(inner.left() - 6.0, y);
        ui.painter().text(at, Align2::RIGHT_CENTER, number.to_string(), small(theme), theme.text.muted.egui());
        number += step;
    }
    top
}

/// Draws curves. `ends` are places along the way that are marked, each with what is written below it.
pub fn curves_ui(ui: &mut Ui, name: &str, told: &str, curves: &[Curve], ends: &[(u32, String)]) {
    let theme = Theme::of(ui.ctx());
    legend_ui(ui, curves.iter().map(|curve| (curve.look, curve.name.as_str())));
    let (_, inner) = place(ui, name, told);
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let (first, last) = (points().map(|at| at.0).min().unwrap_or(0), points().map(|at| at.0).max().unwrap_or(1));
    let top = scale(ui, inner, points().map(|at| at.1).max().unwrap_or(1));
    let painter = ui.painter();
    let x_of = |x: u32| inner.left() + inner.width() * (x - first.min(x)) as f32 / (last - first).max(1) as f32;
    let mut free = inner.left();
    for (x, below) in ends {
        let x = x_of(*x);
        painter.vline(x, inner.y_range(), Stroke::new(theme.sizes.line, theme.line.seam));
        // Only where there is room; the numbers are in the table too.
        if x >= free {
            let at = pos2(x, inner.bottom() + 4.0);
            let written = painter.text(at, Align2::CENTER_TOP, below, small(theme), theme.text.muted.egui());
            free = written.right() + written.width() + 4.0;
        }
    }
    let points: Vec<&[(u32, u32)]> = curves.iter().map(|curve| curve.points.as_slice()).collect();
    let lines: Vec<Vec<Pos2>> = curves
        .iter()
        .zip(beside_each_other(&points))
        .map(|(curve, shifts)| {
            let height = |y: u32| inner.bottom() - inner.height() * y as f32 / top as f32;
            let place = |((x, y), shift): (&(u32, u32), f32)| pos2(x_of(*x), height(*y) - shift * APART);
            curve.points.iter().zip(shifts).map(place).collect()
        })
        .collect();
    for (curve, line) in curves.iter().zip(&lines) {
        painter.add(Shape::line(line.clone(), Stroke::new(4.5, theme.board.contour)));
        painter.add(Shape::line(line.clone(), Stroke::new(2.5, curve.look.colour(theme))));
    }
    for (number, (curve, line)) in curves.iter().zip(&lines).enumerate() {
        // Marks lie above all lines; those of curves that run together stand beside each other.
        let apart = (line.len() / 8).max(1);
        let first = apart * (number + 1) / (curves.len() + 1);
        let marked = line.iter().enumerate().filter(|(at, _)| at % apart == first || at + 1 == line.len());
        marked.for_each(|(_, at)| curve.look.mark(painter, theme, *at, 5.0));
    }
}

/// By how much each point of each curve stands above where it belongs, in widths of a line: curves that run on each other would hide
/// each other, and so they run beside each other there.
fn beside_each_other(curves: &[&[(u32, u32)]]) -> Vec<Vec<f32>> {
    let mut there: BTreeMap<(u32, u32), Vec<usize>> = BTreeMap::new();
    for (number, curve) in curves.iter().enumerate() {
        for at in *curve {
            let here = there.entry(*at).or_default();
            if here.last() != Some(&number) {
                here.push(number);
            }
        }
    }
    let shift = |number: usize, at: &(u32, u32)| {
        let here = there.get(at).map(Vec::as_slice).unwrap_or_default();
        let place = here.iter().position(|other| *other == number).unwrap_or(0);
        place as f32 - (here.len().max(1) - 1) as f32 / 2.0
    };
    let shifts = |(number, curve): (usize, &&[(u32, u32)])| curve.iter().map(|at| shift(number, at)).collect();
    curves.iter().enumerate().map(shifts).collect()
}

/// Draws bars in groups.
pub fn bars_ui(ui: &mut Ui, name: &str, told: &str, groups: &[Group]) {
    let theme = Theme::of(ui.ctx());
    let (_, inner) = place(ui, name, told);
    let most = groups.iter().flat_map(|group| &group.bars).map(|bar| bar.number).max().unwrap_or(1);
    let top = scale(ui, inner, most);
    let painter = ui.painter();
    let wide = (inner.width() / groups.len().max(1) as f32).min(240.0);
    let left = inner.left();
    for (at, group) in groups.iter().enumerate() {
        let place = Rect::from_x_y_ranges(left + wide * at as f32..=left + wide * (at + 1) as f32, inner.y_range());
        let room = place.shrink2(vec2((wide * 0.12).max(1.0), 0.0));
        let each = room.width() / group.bars.len().max(1) as f32;
        for (number, bar) in group.bars.iter().enumerate() {
            let x = room.left() + each * number as f32;
            let y = inner.bottom() - inner.height() * bar.number as f32 / top as f32;
            let bar_rect = Rect::from_min_max(pos2(x, y), pos2(x + each, inner.bottom())).shrink2(vec2(1.0, 0.0));
            bar_ui(painter, theme, bar_rect, bar);
        }
        let at = pos2(place.center().x, inner.bottom() + 4.0);
        painter.text(at, Align2::CENTER_TOP, &group.below, small(theme), theme.text.muted.egui());
    }
}

fn bar_ui(painter: &Painter, theme: &Theme, rect: Rect, bar: &Bar) {
    if bar.number > 0 {
        let colour = match bar.paint {
            Paint::Of(look) => look.colour(theme),
            Paint::Well => theme.signal.success,
            Paint::Badly => theme.signal.danger,
        };
        painter.rect_filled(rect, 2.0, colour.egui());
        match bar.paint {
            Paint::Of(look) => look.pattern(painter, theme, rect),
            Paint::Well => {}
            // What did not bears a pattern of slanted lines.
            Paint::Badly => Look { mark: 1, colours: |_, theme| theme.signal.danger }.pattern(painter, theme, rect),
        }
        painter.rect_stroke(rect, 2.0, Stroke::new(1.0, theme.board.contour), StrokeKind::Inside);
    }
    if rect.width() > 8.0 {
        let at = pos2(rect.center().x, rect.top() - 1.0);
        painter.text(at, Align2::CENTER_BOTTOM, bar.number.to_string(), small(theme), theme.text.normal.egui());
    }
}

/// Whose marks are whose.
pub fn legend_ui<'a>(ui: &mut Ui, names: impl Iterator<Item = (Look, &'a str)>) {
    ui.horizontal_wrapped(|ui| {
        for (look, name) in names {
            let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            let theme = Theme::of(ui.ctx());
            let ground = rect.shrink(1.0);
            ui.painter().rect_filled(ground, 3.0, look.colour(theme).egui());
            look.pattern(ui.painter(), theme, ground);
            look.mark(ui.painter(), theme, rect.center(), 5.0);
            ui.label(name);
            ui.add_space(theme.space(2.0));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{beside_each_other, step_for};

    #[test]
    fn scales_have_round_steps_and_few_lines() {
        assert_eq!([1, 5, 6, 10, 11, 26, 99, 300].map(step_for), [1, 1, 2, 2, 5, 10, 20, 100]);
    }

    #[test]
    fn curves_that_run_on_each_other_are_drawn_beside_each_other() {
        let (one, same, other) = ([(1, 5), (2, 4), (3, 1)], [(1, 5), (2, 4), (3, 2)], [(1, 5), (2, 0), (3, 0)]);
        let shifts = beside_each_other(&[&one, &same, &other]);
        assert_eq!(shifts, [[-1.0, -0.5, 0.0], [0.0, 0.5, 0.0], [1.0, 0.0, 0.0]]);
        assert_eq!(beside_each_other(&[&[(1, 1), (1, 1)]]), [[0.0, 0.0]], "nobody is beside himself");
    }
}

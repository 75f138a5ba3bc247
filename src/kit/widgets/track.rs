//! Tracks: so much of so many, as hearts, actions or stars; as a bar when there are too many. What is left is full, what is lost is
//! hollow: whoever does not see red tells them apart as well.

use crate::kit::art::digits::{Writing, number};
use crate::kit::art::kept::Kept;
use crate::kit::art::{Brush, Fill, Outline, Place, outline_from};
use crate::kit::theme::{Colour, Theme};
use egui::{Mesh, Rect, Response, Role, Sense, Shape, Ui, Vec2, WidgetInfo, vec2};
use std::sync::LazyLock;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pip {
    /// Hearts.
    Health,
    /// Diamonds.
    Action,
    /// Whatever is counted and has no sign of its own.
    Stars,
    /// A lantern: lit, or burnt out.
    Lantern,
}

/// So much of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// What is counted.
    pub pip: Pip,
    /// How many there are now.
    pub now: u16,
    /// How many there can be.
    pub full: u16,
}

/// More than this many become a bar.
const MOST_PIPS: u16 = 12;

static HEART: LazyLock<Outline> = LazyLock::new(|| {
    outline_from(
        "M 12 22 C 5 16.8 1.6 12.8 1.6 8.4 C 1.6 5 4 2.6 7.2 2.6 C 9.2 2.6 11 3.8 12 5.8 \
         C 13 3.8 14.8 2.6 16.8 2.6 C 20 2.6 22.4 5 22.4 8.4 C 22.4 12.8 19 16.8 12 22 Z",
    )
});
static DIAMOND: LazyLock<Outline> = LazyLock::new(|| outline_from("M 12 1 L 22 12 L 12 23 L 2 12 Z"));
static STAR: LazyLock<Outline> = LazyLock::new(|| {
    outline_from("M 12 1.5 L 15.1 8.6 L 22.8 9.3 L 17 14.5 L 18.7 22 L 12 18.1 L 5.3 22 L 7 14.5 L 1.2 9.3 L 8.9 8.6 Z")
});

static LANTERN: LazyLock<Outline> = LazyLock::new(|| {
    outline_from(
        "M 10.4 0.8 L 13.6 0.8 L 14 3.4 L 17 6 L 18.6 7.6 L 17.4 9 L 19 19.4 L 20 20.4 L 20 23.2 L 4 23.2 L 4 20.4 L 5 19.4 \
         L 6.6 9 L 5.4 7.6 L 7 6 L 10 3.4 Z",
    )
});
static FLAME: LazyLock<Outline> = LazyLock::new(|| {
    outline_from(
        "M 12 9 C 14.4 12 15.6 13.8 15.4 16 C 15.2 18 13.8 19 12 19 C 10.2 19 8.8 18 8.6 16 C 8.4 13.8 9.6 12 12 9 Z",
    )
});

impl Pip {
    fn outline(self) -> &'static Outline {
        match self {
            Self::Health => &HEART,
            Self::Action => &DIAMOND,
            Self::Stars => &STAR,
            Self::Lantern => &LANTERN,
        }
    }

    fn colour(self, theme: &Theme) -> Colour {
        match self {
            Self::Health => theme.figure.health,
            Self::Action | Self::Lantern => theme.signal.accent,
            Self::Stars => theme.figure.crown,
        }
    }
}

/// Show a track; `name` says of what, e.g. "Health: 4 of 5".
pub fn track(ui: &mut Ui, name: &str, track: Track) -> Response {
    let theme = Theme::of(ui.ctx());
    let pip = theme.sizes.pip * 1.6;
    let size = if track.full > MOST_PIPS {
        vec2(theme.space(40.0).min(ui.available_width()), pip * 1.25)
    } else {
        // Where room is scarce they are smaller, not fewer.
        let width = (pip * 1.15 * f32::from(track.full.max(1))).min(ui.available_width());
        vec2(width, pip)
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo {
        value: Some(f64::from(track.now)),
        ..WidgetInfo::labeled(Role::ProgressIndicator, true, name)
    });
    let line = Colour::from_egui(ui.visuals().weak_text_color());
    let shown = Shown { theme, rect, track, line, feather: Brush::on(ui.painter()).feather() };
    ui.painter().add(Shape::Mesh(SHOWN.mesh(shown, || shown.paint())));
    response.on_hover_text(name)
}

/// So many tracks are kept where they are: those of everybody at a table, and of whatever else is in the picture.
const KEPT: usize = 64;
static SHOWN: Kept<Shown> = Kept::of(KEPT);

/// A track where it is, as far as it matters for how it is painted.
#[derive(Clone, Copy, Debug)]
struct Shown {
    theme: &'static Theme,
    rect: Rect,
    track: Track,
    /// That of what is lost.
    line: Colour,
    feather: f32,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        let all = |shown: &Self| (shown.rect, shown.track, shown.line, shown.feather);
        std::ptr::eq(self.theme, other.theme) && all(self) == all(other)
    }
}

impl Shown {
    fn paint(self) -> Mesh {
        let Self { theme, rect, track, line, feather } = self;
        let mut brush = Brush::new(feather);
        if track.full > MOST_PIPS {
            bar(&mut brush, theme, rect, track);
        } else {
            pips(&mut brush, theme, rect, track, line);
        }
        brush.into_mesh()
    }
}

/// Each by itself; the line is that of what is lost.
fn pips(brush: &mut Brush, theme: &Theme, rect: Rect, track: Track, line: Colour) {
    let step = rect.width() / f32::from(track.full.max(1));
    let pip = step / 1.15;
    let colour = track.pip.colour(theme);
    for at in 0..track.full {
        let centre = rect.left_center() + vec2(step * (f32::from(at) + 0.5), 0.0);
        if track.pip == Pip::Lantern {
            lantern(brush, theme, centre, pip * 1.25, at < track.now);
        } else if at < track.now {
            let fill = Fill::Lit { light: colour.lighter(0.3), dark: colour.darker(0.12), centre, reach: pip * 0.5 };
            brush.area(track.pip.outline(), 24.0, Place::at(centre, pip), theme.board.contour);
            brush.area(track.pip.outline(), 24.0, Place::at(centre, pip * 0.80), fill);
        } else {
            let width = (pip * 0.08).max(1.0);
            brush.hollow(track.pip.outline(), 24.0, Place::at(centre, pip * 0.84), width, line);
        }
    }
}

/// A lantern that is still to burn glows with a flame; one that has burnt is dark and has none.
fn lantern(brush: &mut Brush, theme: &Theme, centre: egui::Pos2, size: f32, is_lit: bool) {
    let (gold, ink) = (theme.signal.accent, theme.board.contour);
    if is_lit {
        brush.glow(centre, Vec2::splat(size * 0.95), gold.fade(0.55), gold.fade(0.0));
    }
    let glass = if is_lit { gold.lighter(0.35) } else { theme.figure.health_lost.lighter(0.12) };
    brush.area(Pip::Lantern.outline(), 24.0, Place::at(centre, size), ink);
    brush.rounded(
        Rect::from_center_size(centre + vec2(0.0, size * 0.085), vec2(size * 0.42, size * 0.48)),
        size * 0.08,
        glass,
    );
    if is_lit {
        brush.area(&FLAME, 24.0, Place::at(centre, size), theme.signal.danger.mix(gold, 0.45));
    }
}

fn bar(brush: &mut Brush, theme: &Theme, rect: Rect, track: Track) {
    let colour = track.pip.colour(theme);
    let well = Rect::from_min_max(rect.min + vec2(rect.height() * 0.5, rect.height() * 0.2), rect.max)
        .shrink2(vec2(0.0, rect.height() * 0.05));
    let corner = well.height() / 2.0;
    brush.rounded(well, corner, theme.board.contour);
    let inner = well.shrink(1.5);
    brush.rounded(inner, corner, theme.figure.health_lost);
    let part = f32::from(track.now.min(track.full)) / f32::from(track.full.max(1));
    let filled = Rect::from_min_size(inner.min, vec2(inner.width() * part, inner.height()));
    if filled.width() > inner.height() * 0.5 {
        brush.rounded(filled, corner, colour.darker(0.1));
        let shine = Rect::from_min_size(filled.min, vec2(filled.width(), filled.height() * 0.42));
        brush.rounded(shine.shrink2(vec2(corner * 0.4, 1.0)), corner, colour.lighter(0.25).fade(0.8));
    }
    let spot = Place::at(rect.left_center() + Vec2::X * rect.height() * 0.6, rect.height() * 1.3);
    brush.area(track.pip.outline(), 24.0, spot, theme.board.contour);
    let face = Place { size: spot.size * 0.84, ..spot };
    brush.area(track.pip.outline(), 24.0, face, colour);
    let writing =
        Writing { colour: theme.figure.bone, contour: Some(theme.board.contour), height: rect.height() * 0.46 };
    number(brush, well.center(), &format!("{}/{}", track.now, track.full), writing);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Mesh, Pos2, pos2};

    /// Is a place covered by anything that can be seen?
    fn is_covered(mesh: &Mesh, at: Pos2) -> bool {
        mesh.indices.chunks_exact(3).any(|corners| {
            let [a, b, c] = [0, 1, 2].map(|which| mesh.vertices[corners[which] as usize]);
            let side = |from: Pos2, to: Pos2| (to - from).rot90().dot(at - from) <= 0.0;
            let sides = [side(a.pos, b.pos), side(b.pos, c.pos), side(c.pos, a.pos)];
            (sides == [true; 3] || sides == [false; 3]) && [a, b, c].iter().any(|corner| corner.color.a() > 0)
        })
    }

    #[test]
    fn what_is_lost_is_told_by_its_form_and_not_by_its_colour_alone() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(46.0, 20.0));
        for pip in [Pip::Health, Pip::Action, Pip::Stars] {
            let mut brush = Brush::new(0.5);
            pips(&mut brush, Theme::dark(), rect, Track { pip, now: 1, full: 2 }, Theme::dark().text.muted);
            let mesh = brush.into_mesh();
            assert!(is_covered(&mesh, pos2(11.5, 10.0)), "{pip:?}: what is left is full");
            assert!(!is_covered(&mesh, pos2(34.5, 10.0)), "{pip:?}: what is lost is hollow");
            assert!((24..46).any(|x| is_covered(&mesh, pos2(x as f32, 10.0))), "{pip:?}: and still there");
        }
    }
}

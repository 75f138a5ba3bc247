//! Our icons: lines on a grid of 24, in two weights. Always shown with a label or a tooltip.

use super::brush::{Brush, Place};
use super::drawing::{Catalogue, catalogue};
use super::kept::Kept;
use crate::house::drawing::Tone;
use crate::house::text::{packed, unpacked};
use crate::kit::theme::Colour;
use egui::{Painter, Rect, Shape};
use serde::Deserialize;
use std::sync::LazyLock;

/// Every icon; the lines are in `assets/art/icons.ron`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[expect(missing_docs, reason = "an icon is what its name says")]
pub enum Icon {
    Move,
    Door,
    PickUp,
    Sword,
    Arrow,
    Sparks,
    Trade,
    Star,
    StarFilled,
    Around,
    GetUp,
    Wait,
    Earlier,
    Undo,
    Redo,
    Save,
    Settings,
    Book,
    Grid,
    Play,
    Pause,
    Skip,
    Skull,
    Heart,
    StarCoin,
    Guard,
    Hand,
    TwoHands,
    Body,
    Item,
    Potion,
    Eye,
    Torch,
    Moon,
    Question,
    Close,
    Check,
    Plus,
    Minus,
    Menu,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    ChevronDown,
    Search,
    ZoomIn,
    ZoomOut,
    Fit,
    Die,
    Cards,
    Event,
    DoorCard,
    Flag,
    Crown,
    Banner,
    Folder,
    Trash,
    Copy,
    Warning,
    Info,
    Pencil,
    Party,
    Chest,
    Home,
    Wall,
    Opening,
    Border,
    Stairs,
    Bridge,
    Note,
}

impl Icon {
    /// Every icon, for sheets and tests.
    pub fn all() -> impl Iterator<Item = Self> {
        ICONS.keys().copied()
    }
}

/// How strong the lines are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Beside text.
    Regular,
    /// Alone, or on a big button.
    Bold,
}

impl Weight {
    fn width(self) -> f32 {
        match self {
            Self::Regular => 1.7,
            Self::Bold => 2.5,
        }
    }
}

const GRID: f32 = 24.0;

static ICONS: LazyLock<Catalogue<Icon>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/art/icons.ron")), GRID)
        .expect("the icons are part of the program, and a test reads them")
});

/// Paint an icon into the middle of a rectangle.
pub fn icon(brush: &mut Brush, icon: Icon, rect: Rect, colour: Colour, weight: Weight) {
    let Some(drawing) = ICONS.get(&icon) else {
        return;
    };
    let tones = |tone| match tone {
        Tone::Shade | Tone::Deep => colour.fade(0.5),
        _ => colour,
    };
    drawing.paint(brush, Place::within(rect), weight.width(), tones);
}

/// So many icons are kept where they are.
const KEPT: usize = 256;
static SHOWN: Kept<Shown> = Kept::of(KEPT);

/// An icon where it is, as far as it matters for how it is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shown {
    rect: Rect,
    icon: Icon,
    colour: Colour,
    weight: Weight,
    feather: f32,
}

/// Paint an icon straight away. One that stays as it is, where it is, is only handed over.
pub fn show(painter: &Painter, which: Icon, rect: Rect, colour: Colour, weight: Weight) {
    let shown = Shown { rect, icon: which, colour, weight, feather: Brush::on(painter).feather() };
    let mesh = SHOWN.mesh(shown, || {
        let mut brush = Brush::new(shown.feather);
        icon(&mut brush, which, rect, colour, weight);
        brush.into_mesh()
    });
    painter.add(Shape::Mesh(mesh));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_drawn() {
        super::super::drawing::assert_well_drawn(&ICONS);
        assert!(ICONS.contains_key(&Icon::Move) && ICONS.contains_key(&Icon::Home));
        let named = include_str!("icons.rs")
            .lines()
            .skip_while(|line| !line.contains("pub enum Icon"))
            .skip(1)
            .take_while(|line| *line != "}")
            .count();
        assert_eq!(ICONS.len(), named);
    }

    #[test]
    fn icons_stay_on_their_grid() {
        let rect = Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::splat(GRID));
        for which in Icon::all() {
            let mut brush = Brush::new(0.1);
            let colour = crate::kit::theme::Theme::dark().text.normal;
            icon(&mut brush, which, rect, colour, Weight::Bold);
            let bounds = brush.into_mesh().calc_bounds();
            assert!(rect.expand(0.4).contains_rect(bounds), "{which:?}: {bounds:?}");
        }
    }
}

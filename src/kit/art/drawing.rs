//! Drawings: layers of areas and lines on a square grid, kept as text.

use super::brush::{Brush, Edge, Fill, Place};
use super::outline::{Outline, read};
use crate::house::drawing::{Layer as Written, Mirror, Relief, Tone};
use crate::kit::theme::Colour;
use egui::Rect;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
enum Layer {
    Fill { tone: Tone, outline: Outline, relief: Relief },
    Line { tone: Tone, outline: Outline, width: f32 },
}

/// A drawing, ready to be painted.
#[derive(Clone, Debug)]
pub struct Drawing {
    grid: f32,
    layers: Vec<Layer>,
}

impl Drawing {
    /// Paint all layers. `line` is the width, on the grid, of lines that have none of their own.
    pub fn paint(&self, brush: &mut Brush, place: Place, line: f32, tones: impl Fn(Tone) -> Colour) {
        let scale = place.size / self.grid;
        for layer in &self.layers {
            match layer {
                Layer::Fill { tone, outline, relief } => {
                    let colour = tones(*tone);
                    match relief {
                        Relief::Flat => brush.area(outline, self.grid, place, colour),
                        Relief::Raised => self.raised(brush, outline, place, colour),
                    }
                }
                Layer::Line { tone, outline, width } => {
                    let width = if *width > 0.0 { *width } else { line };
                    brush.trace(outline, self.grid, place, width * scale, tones(*tone));
                }
            }
        }
    }

    fn raised(&self, brush: &mut Brush, outline: &Outline, place: Place, colour: Colour) {
        let fill = Fill::Lit {
            light: colour.lighter(0.16),
            dark: colour.darker(0.24),
            centre: place.centre,
            reach: place.size * 0.5,
        };
        brush.area(outline, self.grid, place, fill);
        let edge = Edge { light: colour.lighter(0.55), dark: colour.darker(0.5), width: place.size * 0.035 };
        brush.bevel(outline, self.grid, place, edge);
    }

    /// Paint every area and line in one colour, grown by so many points: a contour or a shadow.
    pub fn paint_contour(&self, brush: &mut Brush, place: Place, line: f32, contour: Contour) {
        let scale = place.size / self.grid;
        let Contour { colour, width } = contour;
        for layer in &self.layers {
            match layer {
                Layer::Fill { outline, tone, .. } if is_outside(*tone) => {
                    brush.grown(outline, self.grid, place, width, colour);
                }
                Layer::Fill { .. } => {}
                Layer::Line { outline, width: own, tone } if is_outside(*tone) => {
                    let own = if *own > 0.0 { *own } else { line };
                    let width = own * scale + 2.0 * width;
                    brush.trace(outline, self.grid, place, width, colour);
                }
                Layer::Line { .. } => {}
            }
        }
    }

    /// Paints the areas of one tone in one colour, grown by so many points: a rim of light costs less than a whole contour.
    pub fn paint_rim(&self, brush: &mut Brush, place: Place, wanted: Tone, Contour { colour, width }: Contour) {
        for layer in &self.layers {
            match layer {
                Layer::Fill { outline, tone, .. } if *tone == wanted => {
                    brush.grown(outline, self.grid, place, width, colour);
                }
                Layer::Fill { .. } | Layer::Line { .. } => {}
            }
        }
    }

    /// Where its areas of one tone lie, on the grid.
    pub fn spots(&self, wanted: Tone) -> impl Iterator<Item = Rect> {
        self.layers.iter().filter_map(move |layer| match layer {
            Layer::Fill { outline, tone, .. } if *tone == wanted => Some(Rect::from_points(&outline.points)),
            Layer::Fill { .. } | Layer::Line { .. } => None,
        })
    }

    #[cfg(test)]
    fn areas(&self) -> impl Iterator<Item = &Outline> {
        self.layers.iter().filter_map(|layer| match layer {
            Layer::Fill { outline, .. } => Some(outline),
            Layer::Line { .. } => None,
        })
    }
}

/// A dark line around a drawing, or its shadow.
#[derive(Clone, Copy, Debug)]
pub struct Contour {
    pub colour: Colour,
    /// How far it reaches beyond the drawing, in points.
    pub width: f32,
}

/// Shades, hollows and eyes lie within other areas and need no contour of their own.
fn is_outside(tone: Tone) -> bool {
    match tone {
        Tone::Shade | Tone::Deep | Tone::Light | Tone::MetalShade => false,
        Tone::Body | Tone::Bone | Tone::Gleam | Tone::Metal | Tone::Wood | Tone::Owner => true,
    }
}

/// Drawings by name.
pub type Catalogue<Name> = BTreeMap<Name, Drawing>;

/// Read a catalogue of drawings on a square grid.
///
/// # Errors
/// When the text is not RON, a name is unknown or a path cannot be read; says which.
pub fn catalogue<Name>(text: &str, grid: f32) -> Result<Catalogue<Name>, String>
where
    Name: DeserializeOwned + Ord + std::fmt::Debug,
{
    let written: BTreeMap<Name, Vec<Written>> = ron::from_str(text).map_err(|error| error.to_string())?;
    let mut drawings = BTreeMap::new();
    for (name, layers) in written {
        let layers: Result<Vec<Vec<Layer>>, String> = layers.into_iter().map(|layer| draw(layer, grid)).collect();
        let layers = layers.map_err(|error| format!("{name:?}: {error}"))?.concat();
        drawings.insert(name, Drawing { grid, layers });
    }
    Ok(drawings)
}

fn draw(written: Written, grid: f32) -> Result<Vec<Layer>, String> {
    match written {
        Written::Fill { tone, path, mirror, relief } => {
            let outlines = mirrored(read(&path)?, mirror, grid);
            if outlines.iter().any(|outline| !outline.closed) {
                return Err(format!("an area is not closed, in {path:?}"));
            }
            let layer = |outline| Layer::Fill { tone, outline, relief };
            Ok(outlines.into_iter().map(layer).collect())
        }
        Written::Line { tone, path, mirror, width } => {
            let layer = |outline| Layer::Line { tone, outline, width };
            let outlines = mirrored(read(&path)?, mirror, grid);
            Ok(outlines.into_iter().map(layer).collect())
        }
    }
}

pub(crate) fn mirrored(outlines: Vec<Outline>, mirror: Mirror, grid: f32) -> Vec<Outline> {
    let axis = grid / 2.0;
    match mirror {
        Mirror::No => outlines,
        Mirror::Joined => outlines.iter().map(|half| half.joined(axis)).collect(),
        Mirror::Twin => outlines.into_iter().flat_map(|one| [one.mirrored(axis), one]).collect(),
    }
}

/// For the tests of each catalogue: every area is covered once, nothing crosses itself.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_well_drawn<Name: std::fmt::Debug + Ord>(drawings: &Catalogue<Name>) {
    for (name, drawing) in drawings {
        assert!(!drawing.layers.is_empty(), "{name:?} is empty");
        drawing.areas().for_each(|outline| assert_covered(name, outline));
    }
}

/// The triangles of an outline cover it once.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_covered(name: &dyn std::fmt::Debug, outline: &Outline) {
    let twice =
        |corners: &[u32; 3]| super::triangles::doubled_area(&corners.map(|at| outline.points[at as usize])).abs();
    let covered: f32 = outline.triangles.iter().map(twice).sum::<f32>() / 2.0;
    let area = outline.area();
    let difference = (covered - area).abs() / area.max(1.0);
    assert!(
        difference < 0.02,
        "{name:?}: an outline crosses itself near {:?} ({covered} against {area})",
        outline.points[0]
    );
}

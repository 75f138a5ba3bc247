//! Pictures in colour: people, and things that are looked at for their own sake. Each brings its own colours and is lit by a
//! lantern above at the left and the moon at the right. What a picture consists of is worked out when it is first shown, and
//! what was painted is kept by size.
//!
//! What is not here: who is shown. The pictures are data of a game.

mod layers;

use super::brush::{Brush, Place};
use super::cut::mesh_within;
use super::kept::Kept;
use crate::house::drawing::picture::{Album as Written, Light, Picture};
use crate::kernel::reading::read;
use crate::kit::theme::Colour;
use egui::{Mesh, Pos2, Vec2, pos2, vec2};
use layers::{Layer, Palette, layers};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The side of the square that pictures are drawn on.
pub const GRID: f32 = 100.0;

/// So many sizes of a picture are kept.
const KEPT: usize = 10;

/// Pictures by name.
pub type Album<Name> = BTreeMap<Name, Portrait>;

/// A picture, painted once for each size and kept.
#[derive(Debug)]
pub struct Portrait {
    written: Arc<Source>,
    layers: OnceLock<Vec<Layer>>,
    painted: Kept<Look>,
}

/// What a picture is made of, its variants resolved.
#[derive(Debug)]
struct Source {
    light: Light,
    colours: BTreeMap<String, String>,
    turn: f32,
    pieces: Vec<crate::house::drawing::picture::Piece>,
}

/// Where a picture ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Frame {
    /// Where its own outlines end.
    None,
    /// At the square of its grid.
    Square,
    /// At that square, its corners rounded with this radius on the grid.
    Rounded(f32),
    /// In a round frame of this radius on the grid; what rises above the middle is not cut off.
    Disc(f32),
}

impl Frame {
    /// The frame on its grid around zero, clockwise.
    fn points(self) -> Vec<Pos2> {
        let half = GRID / 2.0;
        match self {
            Self::None => Vec::new(),
            Self::Square => vec![pos2(-half, -half), pos2(half, -half), pos2(half, half), pos2(-half, half)],
            Self::Rounded(radius) => {
                let square = egui::Rect::from_center_size(Pos2::ZERO, Vec2::splat(GRID));
                super::brush::rounded_corners(square, radius)
            }
            Self::Disc(radius) => {
                let steps = 40;
                let low = (0..=steps).map(|step| {
                    let angle = step as f32 / steps as f32 * std::f32::consts::PI;
                    (Vec2::angled(angle) * radius).to_pos2()
                });
                low.chain([pos2(-radius, -2.0 * GRID), pos2(radius, -2.0 * GRID)]).collect()
            }
        }
    }
}

/// What a painted picture depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    size: f32,
    turn: Vec2,
    feather: f32,
    frame: Frame,
}

impl Portrait {
    /// Paint the picture, all of it.
    pub fn paint(&self, brush: &mut Brush, place: Place) {
        self.paint_in(brush, place, Frame::None);
    }

    /// Paint the picture in a frame.
    pub fn paint_in(&self, brush: &mut Brush, place: Place, frame: Frame) {
        let turn = place.turn * Vec2::X;
        let look = Look { size: (place.size * 8.0).round() / 8.0, turn, feather: brush.feather(), frame };
        brush.append(&self.mesh(look, place), place.centre.to_vec2());
    }

    fn mesh(&self, look: Look, place: Place) -> Arc<Mesh> {
        self.painted.mesh(look, || {
            let mut brush = Brush::new(look.feather);
            let place = Place { centre: Pos2::ZERO, size: look.size, ..place };
            self.layers().iter().for_each(|layer| layer.paint(&mut brush, place));
            let frame: Vec<Pos2> = look.frame.points().iter().map(|point| *point * (look.size / GRID)).collect();
            let mesh = brush.into_mesh();
            if frame.is_empty() { mesh } else { mesh_within(&mesh, &frame) }
        })
    }

    /// Nothing where the picture is badly written, which the test of its album would have found.
    fn layers(&self) -> &[Layer] {
        self.layers.get_or_init(|| self.worked_out().unwrap_or_default())
    }

    /// What is wrong with how it is written, in words for whoever draws.
    pub fn flaw(&self) -> Option<String> {
        self.worked_out().err()
    }

    fn worked_out(&self) -> Result<Vec<Layer>, String> {
        let Source { light, colours, turn, pieces } = &*self.written;
        layers(pieces, *turn, &Palette::new(light, colours)?)
    }
}

/// Read an album.
///
/// # Errors
/// When the text is not understood, or a picture is like one that is not there; says which.
pub fn album<Name>(text: &str) -> Result<Album<Name>, String>
where
    Name: DeserializeOwned + Ord + Clone + std::fmt::Debug,
{
    let written: Written<Name> = read(text).map_err(|error| error.to_string())?;
    let names: Vec<Name> = written.pictures.keys().cloned().collect();
    let portrait = |name: Name| {
        let source = source(&written, &name, 0).map_err(|error| format!("{name:?}: {error}"))?;
        let portrait = Portrait { written: Arc::new(source), layers: OnceLock::new(), painted: Kept::of(KEPT) };
        Ok((name, portrait))
    };
    names.into_iter().map(portrait).collect()
}

/// Variants of variants of variants are a mistake.
const DEEPEST: usize = 4;

fn source<Name: Ord + std::fmt::Debug>(album: &Written<Name>, name: &Name, depth: usize) -> Result<Source, String> {
    let Picture { like, colours, turn, behind, layers } =
        album.pictures.get(name).ok_or_else(|| format!("there is no picture {name:?}"))?;
    let below = match like {
        Some(_) if depth == DEEPEST => return Err("it is like itself".to_owned()),
        Some(like) => source(album, like, depth + 1)?,
        None => Source { light: album.light.clone(), colours: album.colours.clone(), turn: 0.0, pieces: Vec::new() },
    };
    let pieces = behind.iter().chain(&below.pieces).chain(layers).cloned().collect();
    let mut all = below.colours;
    all.extend(colours.clone());
    Ok(Source { light: below.light, colours: all, turn: below.turn + turn, pieces })
}

/// What is behind a picture on a card: the dusk of its room, with the lantern above at the left.
pub fn backdrop(brush: &mut Brush, rect: egui::Rect, dusk: Colour, lantern: Colour) {
    brush.quad(
        super::brush::corners_of(rect),
        [dusk.mix(lantern, 0.30), dusk, dusk.darker(0.45), dusk.mix(lantern, 0.08)],
    );
    let middle = rect.min + vec2(rect.width() * 0.36, rect.height() * 0.40);
    brush.glow(middle, rect.size() * 0.36, lantern.fade(0.16), lantern.fade(0.0));
}

/// For the tests of each album: everything can be worked out, no outline crosses itself.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_well_painted<Name: std::fmt::Debug + Ord>(album: &Album<Name>) {
    for (name, portrait) in album {
        let layers = portrait.worked_out().unwrap_or_else(|wrong| panic!("{name:?}: {wrong}"));
        assert!(!layers.is_empty(), "{name:?} is empty");
        for outline in layers.iter().filter_map(Layer::outline) {
            super::drawing::assert_covered(name, outline);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &str = r##"(
        light: (lantern: "#FFD9A0", moon: "#7FA6FF", night: "#0D1024", ink: "#120D10"),
        colours: {"iron": "#8A93A0"},
        pictures: {
            "key": (layers: [
                Area(tone: "iron", path: "O 30 50 20", ink: 1.2, rim: 2, inside: [
                    Area(tone: "iron -2", path: "R 30 0 70 100 0"),
                    Hatch(tone: "iron -4", angle: 60, gap: 4, width: 0.6),
                ]),
                Stroke(tone: "iron +2", path: "M 50 50 L 90 50", width: 4),
                Glow(tone: "iron +3", at: (30, 50), reach: 10, strength: 0.5),
            ]),
            "gilded": (like: "key", turn: 45, colours: {"iron": "#D9A441"}, layers: [
                Turned(by: 10, about: (50, 50), pieces: [Area(tone: "iron", path: "R 40 40 20 20 4")]),
            ]),
        },
    )"##;

    fn painted(name: &str, frame: Frame) -> Mesh {
        let album: Album<String> = album(KEYS).unwrap();
        let mut brush = Brush::new(0.5);
        album[name].paint_in(&mut brush, Place::at(pos2(200.0, 200.0), 100.0), frame);
        brush.into_mesh()
    }

    #[test]
    fn a_picture_is_painted_where_it_belongs() {
        assert_well_painted(&album::<String>(KEYS).unwrap());
        let bounds = painted("key", Frame::None).calc_bounds();
        assert!(bounds.left() < 160.0 && bounds.left() > 157.0, "{bounds:?}");
    }

    #[test]
    fn a_variant_lies_over_what_it_is_like() {
        assert!(painted("gilded", Frame::None).vertices.len() > painted("key", Frame::None).vertices.len());
        let endless = KEYS.replace("\"key\": (", "\"key\": (like: \"gilded\", ");
        assert!(album::<String>(&endless).unwrap_err().contains("like itself"));
    }

    #[test]
    fn a_picture_is_painted_once_for_each_size() {
        let album: Album<String> = album(KEYS).unwrap();
        let key = &album["key"];
        for size in [20.0, 20.0, 30.0] {
            key.paint(&mut Brush::new(1.0), Place::at(Pos2::ZERO, size));
        }
        assert_eq!(key.painted.kept(), 2);
        (0..100_u8).for_each(|size| key.paint(&mut Brush::new(1.0), Place::at(Pos2::ZERO, size.into())));
        assert_eq!(key.painted.kept(), KEPT);
    }

    #[test]
    fn a_round_frame_cuts_off_below_and_at_the_sides() {
        let used = |mesh: Mesh| {
            egui::Rect::from_points(&mesh.indices.iter().map(|at| mesh.vertices[*at as usize].pos).collect::<Vec<_>>())
        };
        let framed = used(painted("key", Frame::Disc(30.0)));
        assert!(framed.left() >= 169.9 && framed.right() <= 230.1, "{framed:?}");
        assert!(used(painted("key", Frame::None)).left() < 160.0);
    }

    #[test]
    fn an_unknown_colour_is_named() {
        let wrong: Album<String> = album(&KEYS.replace("tone: \"iron +2\"", "tone: \"brass\"")).unwrap();
        assert!(wrong["key"].worked_out().unwrap_err().contains("brass"));
    }
}

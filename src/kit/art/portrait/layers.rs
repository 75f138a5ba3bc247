//! What a picture consists of once it is worked out: outlines on the grid with the colours of their places.

use super::GRID;
use crate::house::drawing::picture::{Light, Piece, Shade};
use crate::kit::art::brush::{Brush, Fill, Place, placed};
use crate::kit::art::cut::{area_within, hatched, line_within};
use crate::kit::art::drawing::mirrored;
use crate::kit::art::outline::{Outline, read};
use crate::kit::theme::Colour;
use egui::emath::Rot2;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::collections::BTreeMap;

/// The way to the lantern, and to the moon.
const LANTERN: Vec2 = vec2(-0.66, -0.75);
const MOON: Vec2 = vec2(0.97, -0.24);

/// The colours of a picture.
pub(super) struct Palette {
    lantern: Colour,
    moon: Colour,
    night: Colour,
    ink: Colour,
    colours: BTreeMap<String, Colour>,
}

impl Palette {
    pub(super) fn new(light: &Light, colours: &BTreeMap<String, String>) -> Result<Self, String> {
        let colour = |text: &String| Colour::parse(text).ok_or_else(|| format!("{text:?} is not #RRGGBB"));
        let named = |(name, text): (&String, &String)| Ok((name.clone(), colour(text)?));
        Ok(Self {
            lantern: colour(&light.lantern)?,
            moon: colour(&light.moon)?,
            night: colour(&light.night)?,
            ink: colour(&light.ink)?,
            colours: colours.iter().map(named).collect::<Result<_, String>>()?,
        })
    }

    /// Light turns towards the lantern, shade towards the night; each step goes a part of the way that is left.
    fn of(&self, shade: &Shade) -> Result<Colour, String> {
        let colour = self.colours.get(&shade.colour).ok_or_else(|| format!("there is no colour {:?}", shade.colour))?;
        let far = |rest: f32| 1.0 - rest.powf(shade.step.abs());
        Ok(if shade.step > 0.0 { colour.mix(self.lantern, far(0.80)) } else { colour.mix(self.night, far(0.78)) })
    }
}

/// A layer, ready to be painted.
#[derive(Clone, Debug)]
pub(super) enum Layer {
    Area { outline: Outline, light: Colour, dark: Colour },
    Ink { outline: Outline, width: f32, colour: Colour },
    Rim { outline: Outline, width: f32, lantern: Colour, moon: Colour },
    Stroke { points: Vec<Pos2>, width: f32, colour: Colour, even: bool, closed: bool },
    Glow { at: Pos2, reach: f32, colour: Colour },
}

impl Layer {
    #[cfg(test)]
    pub(super) fn outline(&self) -> Option<&Outline> {
        match self {
            Self::Area { outline, .. } => Some(outline),
            _ => None,
        }
    }

    pub(super) fn paint(&self, brush: &mut Brush, place: Place) {
        let scale = place.size / GRID;
        match self {
            Self::Area { outline, light, dark } => {
                let bounds = Rect::from_points(&outline.points);
                let centre = placed(bounds.center(), GRID, place);
                let reach = (bounds.width() + bounds.height()) * 0.33 * scale;
                let fill = Fill::Lit { light: *light, dark: *dark, centre, reach };
                brush.area(outline, GRID, place, fill);
            }
            Self::Ink { outline, width, colour } => {
                let width = (width * scale).max(brush.feather() * 0.7);
                let heavier = |out: Vec2| width * (1.0 - 0.35 * out.dot(LANTERN));
                brush.grown_by(outline, GRID, place, heavier, *colour);
            }
            Self::Rim { outline, width, lantern, moon } => {
                rim(brush, outline, place, width * scale, [(LANTERN, *lantern), (MOON, *moon)]);
            }
            Self::Stroke { points, width, colour, even, closed } => {
                let points: Vec<Pos2> = points.iter().map(|point| placed(*point, GRID, place)).collect();
                match (even, closed) {
                    (_, true) => brush.closed_line(&points, width * scale, *colour),
                    (true, false) => brush.line(&points, width * scale, *colour),
                    (false, false) => brush.pen(&points, width * scale, *colour),
                }
            }
            Self::Glow { at, reach, colour } => {
                brush.glow(placed(*at, GRID, place), Vec2::splat(reach * scale), *colour, colour.fade(0.0));
            }
        }
    }
}

/// A strip along the inside of an outline, as wide as the edge looks to each light.
fn rim(brush: &mut Brush, outline: &Outline, place: Place, width: f32, lights: [(Vec2, Colour); 2]) {
    if width < brush.feather() * 0.6 {
        return;
    }
    for (way, colour) in lights {
        let row: Vec<[u32; 3]> = outline
            .points
            .iter()
            .zip(&outline.normals)
            .map(|(point, normal)| {
                let (at, out) = (placed(*point, GRID, place), place.turn * *normal);
                let facing = ((out.normalized().dot(way) - 0.25) / 0.75).max(0.0);
                let here = colour.fade((facing * 3.0).min(1.0));
                let reach = width * facing;
                let stops = [(0.0, here), (0.6, here), (1.0, Colour::CLEAR)];
                stops.map(|(part, colour)| brush.corner(at - out * (reach * part), colour))
            })
            .collect();
        let [outer, middle, inner] = [0, 1, 2].map(|at| row.iter().map(|corners| corners[at]).collect::<Vec<_>>());
        brush.strip(&outer, &middle, true);
        brush.strip(&middle, &inner, true);
    }
}

/// Works out pieces, all turned around the middle of the grid by so many degrees.
pub(super) fn layers(pieces: &[Piece], turn: f32, palette: &Palette) -> Result<Vec<Layer>, String> {
    let mut table = Table { palette, layers: Vec::new() };
    let middle = pos2(GRID / 2.0, GRID / 2.0);
    table.all(pieces, Spin::default().then(turn, middle), None)?;
    Ok(table.layers)
}

/// How pieces are turned.
#[derive(Clone, Copy)]
struct Spin {
    turn: Rot2,
    then: Vec2,
}

impl Default for Spin {
    fn default() -> Self {
        Self { turn: Rot2::IDENTITY, then: Vec2::ZERO }
    }
}

impl Spin {
    /// The same for pieces that are turned around a point among themselves first.
    fn then(self, degrees: f32, about: Pos2) -> Self {
        let turn = Rot2::from_angle(degrees.to_radians());
        let about = about.to_vec2();
        Self { turn: self.turn * turn, then: self.turn * (about - turn * about) + self.then }
    }

    fn at(self, point: Pos2) -> Pos2 {
        (self.turn * point.to_vec2() + self.then).to_pos2()
    }
}

struct Table<'a> {
    palette: &'a Palette,
    layers: Vec<Layer>,
}

impl Table<'_> {
    fn all(&mut self, pieces: &[Piece], spin: Spin, frame: Option<&Outline>) -> Result<(), String> {
        pieces.iter().try_for_each(|piece| self.piece(piece, spin, frame))
    }

    fn piece(&mut self, piece: &Piece, spin: Spin, frame: Option<&Outline>) -> Result<(), String> {
        match piece {
            Piece::Area { tone, path, mirror, fade, ink, rim, inside } => {
                let light = self.palette.of(tone)?;
                let dark = fade.as_ref().map_or(Ok(light), |fade| self.palette.of(fade))?;
                for outline in mirrored(read(path)?, *mirror, GRID) {
                    if !outline.closed {
                        return Err(format!("an area is not closed, in {path:?}"));
                    }
                    for outline in framed(&outline, spin, frame) {
                        self.area(outline, [light, dark], [*ink, *rim], inside, spin)?;
                    }
                }
            }
            Piece::Stroke { tone, path, width, mirror, even } => {
                let (colour, width) = (self.palette.of(tone)?, *width);
                for outline in mirrored(read(path)?, *mirror, GRID) {
                    let mut points: Vec<Pos2> = outline.points.iter().map(|point| spin.at(*point)).collect();
                    if let (Some(_), true, Some(first)) = (frame, outline.closed, points.first()) {
                        points.push(*first);
                    }
                    let closed = outline.closed && frame.is_none();
                    let parts = frame.map_or_else(|| vec![points.clone()], |frame| line_within(&points, &frame.points));
                    let stroke = |points| Layer::Stroke { points, width, colour, even: *even, closed };
                    self.layers.extend(parts.into_iter().map(stroke));
                }
            }
            Piece::Hatch { tone, angle, gap, width } => {
                let frame = frame.ok_or("hatching lies in an area")?;
                let (colour, width) = (self.palette.of(tone)?, *width);
                let stroke = |points| Layer::Stroke { points, width, colour, even: false, closed: false };
                self.layers.extend(hatched(&frame.points, *angle, *gap).into_iter().map(stroke));
            }
            Piece::Glow { tone, at, reach, strength } => {
                let colour = self.palette.of(tone)?.glow(*strength);
                self.layers.push(Layer::Glow { at: spin.at((*at).into()), reach: *reach, colour });
            }
            Piece::Turned { by, about, pieces } => {
                self.all(pieces, spin.then(*by, (*about).into()), frame)?;
            }
        }
        Ok(())
    }

    fn area(
        &mut self,
        outline: Outline,
        [light, dark]: [Colour; 2],
        [ink, rim]: [f32; 2],
        inside: &[Piece],
        spin: Spin,
    ) -> Result<(), String> {
        if ink > 0.0 {
            self.layers.push(Layer::Ink { outline: outline.clone(), width: ink, colour: self.palette.ink });
        }
        self.layers.push(Layer::Area { outline: outline.clone(), light, dark });
        self.all(inside, spin, Some(&outline))?;
        if rim > 0.0 {
            let (lantern, moon) = (light.mix(self.palette.lantern, 0.62), dark.mix(self.palette.moon, 0.70));
            self.layers.push(Layer::Rim { outline, width: rim, lantern, moon });
        }
        Ok(())
    }
}

/// An outline turned, and what of it lies inside a frame.
fn framed(outline: &Outline, spin: Spin, frame: Option<&Outline>) -> Vec<Outline> {
    let points: Vec<Pos2> = outline.points.iter().map(|point| spin.at(*point)).collect();
    match frame {
        None => vec![Outline::closed(points)],
        Some(frame) => area_within(&points, &frame.points).into_iter().map(Outline::closed).collect(),
    }
}

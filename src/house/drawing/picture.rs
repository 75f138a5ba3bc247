//! How pictures in colour are written: portraits of people, drawings of things. A picture names its own colours; each is a ramp,
//! from its shade (−5) over itself (0) to where the lantern falls on it (+3), written behind its name: `"skin -2.4"`.
//!
//! ```ron
//! (
//!     light: (lantern: "#FFD9A0", moon: "#7FA6FF", night: "#0D1024", ink: "#120D10"),
//!     pictures: {
//!         "key": (colours: {"iron": "#8A93A0"}, layers: [
//!             Area(tone: "iron", path: "O 30 50 16", ink: 1.2, rim: 2, inside: [Area(tone: "iron -2", path: "O 36 56 16")]),
//!         ]),
//!         "gilded key": (like: "key", colours: {"iron": "#D9A441"}),
//!     },
//! )
//! ```

use super::{At, Mirror};
use serde::{Deserialize, Deserializer, de::Error as _};
use std::collections::BTreeMap;

/// Pictures that are lit alike.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "Name: Deserialize<'de> + Ord"))]
pub struct Album<Name: Ord> {
    /// What falls on all of them.
    pub light: Light,
    /// Colours that any of them may use, as `#RRGGBB`.
    #[serde(default)]
    pub colours: BTreeMap<String, String>,
    /// By the names under which a game finds them.
    pub pictures: BTreeMap<Name, Picture<Name>>,
}

/// Where the two ends of every ramp lead, as `#RRGGBB`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Light {
    /// Warm, from above at the left.
    pub lantern: String,
    /// Cool, along the edges at the right.
    pub moon: String,
    /// Where no light falls.
    pub night: String,
    /// The contour.
    pub ink: String,
}

/// One picture on a square grid.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "Name: Deserialize<'de>"))]
pub struct Picture<Name> {
    /// The picture that this one is a variant of: its layers lie below, its colours hold unless they are named here.
    #[serde(default = "nobody", deserialize_with = "given")]
    pub like: Option<Name>,
    /// Its own colours, as `#RRGGBB`.
    #[serde(default)]
    pub colours: BTreeMap<String, String>,
    /// How far everything is turned around the middle of the grid, clockwise, in degrees. The light stays where it is.
    #[serde(default)]
    pub turn: f32,
    /// What lies below the layers of the picture that this is a variant of.
    #[serde(default)]
    pub behind: Vec<Piece>,
    /// The first lies at the bottom.
    #[serde(default)]
    pub layers: Vec<Piece>,
}

fn nobody<Name>() -> Option<Name> {
    None
}

/// What is there is written without `Some` around it.
fn given<'de, D: Deserializer<'de>, Value: Deserialize<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// A piece of a picture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Piece {
    /// An area with what lies on it.
    Area {
        tone: Shade,
        path: String,
        /// The other half.
        #[serde(default)]
        mirror: Mirror,
        /// What its colour turns into on the side away from the light.
        #[serde(default, deserialize_with = "given")]
        fade: Option<Shade>,
        /// Width of the contour around it, on the grid; a little more on the side away from the light.
        #[serde(default)]
        ink: f32,
        /// How far light reaches in along its edges: warm at the left, cool at the right.
        #[serde(default)]
        rim: f32,
        /// What is seen on it only, cut off at its edge.
        #[serde(default)]
        inside: Vec<Piece>,
    },
    /// A line as a pen draws it, pointed at both ends.
    Stroke {
        tone: Shade,
        path: String,
        /// On the grid, in the middle of the line.
        width: f32,
        /// The other half.
        #[serde(default)]
        mirror: Mirror,
        /// As wide at its ends as in the middle.
        #[serde(default)]
        even: bool,
    },
    /// Parallel lines across the area they lie in.
    Hatch {
        tone: Shade,
        /// In degrees, clockwise from the right.
        angle: f32,
        gap: f32,
        width: f32,
    },
    /// Light that shines over whatever lies below.
    Glow {
        tone: Shade,
        at: At,
        reach: f32,
        /// 0 to 1.
        strength: f32,
    },
    /// Pieces that are turned together, clockwise, in degrees.
    Turned { by: f32, about: At, pieces: Vec<Piece> },
}

/// A colour of the picture and a step of its ramp, written `"skin -2.4"`.
#[derive(Clone, Debug, PartialEq)]
pub struct Shade {
    /// Its name among the colours.
    pub colour: String,
    /// From −5, in the shade, to +3, in the light.
    pub step: f32,
}

impl Shade {
    fn read(text: &str) -> Option<Self> {
        let (colour, step) = match text.split_once(' ') {
            Some((colour, step)) => (colour, step.parse().ok()?),
            None => (text, 0.0),
        };
        (-5.0..=3.0).contains(&step).then(|| Self { colour: colour.to_owned(), step })
    }
}

impl<'de> Deserialize<'de> for Shade {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is not a colour with a step from -5 to +3")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shade_is_a_colour_and_a_step() {
        let shade = |colour: &str, step| Some(Shade { colour: colour.to_owned(), step });
        assert_eq!(Shade::read("skin"), shade("skin", 0.0));
        assert_eq!(Shade::read("skin -2.4"), shade("skin", -2.4));
        assert_eq!(Shade::read("steel +3"), shade("steel", 3.0));
        assert_eq!([Shade::read("skin -6"), Shade::read("skin dark")], [None, None]);
    }
}

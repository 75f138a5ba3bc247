//! One colour, as it is written in the theme files, and the few things done with colours.

use egui::Color32;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;

/// A colour of the theme, written `#RRGGBB` or `#RRGGBBAA`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Colour(Color32);

impl Colour {
    /// Nothing at all.
    pub const CLEAR: Self = Self(Color32::TRANSPARENT);
    /// A picture that is painted with it has its own colours.
    pub const UNTINTED: Self = Self::WHITE;
    const WHITE: Self = Self(Color32::WHITE);
    const BLACK: Self = Self(Color32::BLACK);

    /// Read `#RRGGBB` or `#RRGGBBAA`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        if !digits.is_ascii() || !matches!(digits.len(), 6 | 8) {
            return None;
        }
        let channel = |at: usize| u8::from_str_radix(digits.get(at..at + 2).unwrap_or("FF"), 16);
        let (red, green, blue) = (channel(0).ok()?, channel(2).ok()?, channel(4).ok()?);
        let opacity = channel(6).ok()?;
        Some(Self(Color32::from_rgba_unmultiplied(red, green, blue, opacity)))
    }

    /// A colour that egui handed back, e.g. from a corner of a mesh.
    pub fn from_egui(colour: Color32) -> Self {
        Self(colour)
    }

    /// As egui wants it.
    pub fn egui(self) -> Color32 {
        self.0
    }

    /// A part of `other` mixed in: 0.0 is this colour, 1.0 the other.
    #[must_use]
    pub fn mix(self, other: Self, part: f32) -> Self {
        Self(self.0.lerp_to_gamma(other.0, part.clamp(0.0, 1.0)))
    }

    /// Towards white by a part; keeps the opacity.
    #[must_use]
    pub fn lighter(self, part: f32) -> Self {
        self.mix(Self::WHITE.fade(self.opacity()), part)
    }

    /// Towards black by a part; keeps the opacity.
    #[must_use]
    pub fn darker(self, part: f32) -> Self {
        self.mix(Self::BLACK.fade(self.opacity()), part)
    }

    /// Lighter for a positive amount, darker for a negative one.
    #[must_use]
    pub fn shade(self, amount: f32) -> Self {
        if amount >= 0.0 { self.lighter(amount) } else { self.darker(-amount) }
    }

    /// Without its hue: the grey of the same brightness, by a part.
    #[must_use]
    pub fn greyed(self, part: f32) -> Self {
        let [red, green, blue, opacity] = self.0.to_array();
        let grey = 0.299 * f32::from(red) + 0.587 * f32::from(green) + 0.114 * f32::from(blue);
        let grey = grey.round() as u8;
        let grey = Color32::from_rgba_premultiplied(grey, grey, grey, opacity);
        self.mix(Self(grey), part)
    }

    /// Opacity multiplied by a part.
    #[must_use]
    pub fn fade(self, part: f32) -> Self {
        Self(self.0.gamma_multiply(part.clamp(0.0, 1.0)))
    }

    /// Light of this colour that is added to what lies below.
    #[must_use]
    pub fn glow(self, strength: f32) -> Self {
        Self(self.0.gamma_multiply(strength.clamp(0.0, 1.0)).additive())
    }

    /// 0.0 clear to 1.0 solid.
    pub fn opacity(self) -> f32 {
        f32::from(self.0.a()) / 255.0
    }

    /// Relative luminance (WCAG 2), opacity ignored.
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0.r()) + 0.7152 * linear(self.0.g()) + 0.0722 * linear(self.0.b())
    }

    /// Contrast against another colour (WCAG 2): 1.0 for equal colours, 21.0 for black on white.
    pub fn contrast(self, other: Self) -> f32 {
        let (one, two) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(two) / one.min(two)
    }

    /// The one of two that stands out more from this colour.
    #[must_use]
    pub fn readable(self, one: Self, other: Self) -> Self {
        if self.contrast(one) >= self.contrast(other) { one } else { other }
    }
}

impl From<Colour> for Color32 {
    fn from(colour: Colour) -> Self {
        colour.0
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue, opacity] = self.0.to_srgba_unmultiplied();
        write!(f, "#{red:02X}{green:02X}{blue:02X}")?;
        if opacity == 255 { Ok(()) } else { write!(f, "{opacity:02X}") }
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is not #RRGGBB")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        Colour::parse(text).unwrap()
    }

    #[test]
    fn colours_are_read_as_written() {
        assert_eq!(colour("#F2B34B").egui().to_array(), [0xF2, 0xB3, 0x4B, 255]);
        assert_eq!(colour("#00000080").egui().to_array(), [0, 0, 0, 0x80]);
        for wrong in ["F2B34B", "#F2B34", "#F2B34G", "#F2B34B8", "#äöü", ""] {
            assert_eq!(Colour::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn colours_are_written_as_read() {
        for text in ["#F2B34B", "#00000080"] {
            assert_eq!(format!("{:?}", colour(text)), text);
        }
    }

    #[test]
    fn contrast_of_black_on_white_is_21() {
        assert!((colour("#000000").contrast(colour("#FFFFFF")) - 21.0).abs() < 0.01);
        assert!((colour("#767676").contrast(colour("#FFFFFF")) - 4.54).abs() < 0.01);
    }

    #[test]
    fn greyed_keeps_brightness_and_loses_hue() {
        let [red, green, blue, _] = colour("#E4574C").greyed(1.0).egui().to_array();
        assert_eq!((red, green), (green, blue));
    }
}

//! The colours that only this game has: of its Heroes, Enemies, tokens and dice. Names only: the values are in
//! `assets/massive-darkness/colours/*.ron`. All others are those of the window, as they are for every game.

use crate::kernel::reading::read;
use crate::kit::theme::{Colour, Theme};
use serde::Deserialize;
use std::sync::LazyLock;

/// Every colour of this game, by role.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    /// Six ring colours that stay apart for colour-blind eyes.
    pub heroes: Heroes,
    /// Tint of an enemy's silhouette.
    pub enemies: Enemies,
    /// Cardboard tokens.
    pub token: Token,
    /// Dice and what is printed on them.
    pub die: Die,
}

static DARK: LazyLock<Colours> =
    LazyLock::new(|| shipped(include_str!("../../../../../assets/massive-darkness/colours/dark.ron")));
static LIGHT: LazyLock<Colours> =
    LazyLock::new(|| shipped(include_str!("../../../../../assets/massive-darkness/colours/light.ron")));

fn shipped(colours: &str) -> Colours {
    read(colours).expect("the colours are part of the program, and a test reads them")
}

/// The colours of this game in the look that is shown.
pub trait OwnColours {
    /// Its colours by night or by day.
    fn own(&self) -> &'static Colours;
}

impl OwnColours for Theme {
    fn own(&self) -> &'static Colours {
        if self.dark { &DARK } else { &LIGHT }
    }
}

/// Six ring colours that stay apart for colour-blind eyes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Heroes {
    pub orange: Colour,
    pub sky: Colour,
    pub green: Colour,
    pub yellow: Colour,
    pub blue: Colour,
    pub purple: Colour,
}

/// Tint of an enemy's silhouette.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Enemies {
    pub dwarf: Colour,
    pub goblin: Colour,
    pub orc: Colour,
    pub spider: Colour,
    pub demon: Colour,
    pub hound: Colour,
    pub troll: Colour,
    pub temptress: Colour,
    pub ogre: Colour,
    pub generic: Colour,
}

/// Cardboard tokens.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Token {
    /// Levels 1 to 5, always with their number.
    pub levels: [Colour; 5],
    /// The number.
    pub level_ink: Colour,
    /// Wood of a treasure chest.
    pub chest: Colour,
    /// Its shade.
    pub chest_dark: Colour,
    /// Its fittings.
    pub chest_trim: Colour,
    /// A special treasure chest.
    pub special: Colour,
    /// Its fittings.
    pub special_trim: Colour,
    /// Back of an objective.
    pub objective: Colour,
    /// Its mark.
    pub objective_trim: Colour,
    pub artifact: Colour,
    pub lair: Colour,
    pub library: Colour,
    pub pillar: Colour,
    pub wound: Colour,
    pub first_player: Colour,
}

/// Dice and what is printed on them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// The yellow die.
    pub yellow: Colour,
    /// The red die.
    pub red: Colour,
    /// The blue die.
    pub blue: Colour,
    /// The green die.
    pub green: Colour,
    /// Symbols on the yellow die.
    pub yellow_ink: Colour,
    /// Symbols on the red die.
    pub red_ink: Colour,
    /// Symbols on the blue die.
    pub blue_ink: Colour,
    /// Symbols on the green die.
    pub green_ink: Colour,
    /// A die whose result is used up.
    pub spent: Colour,
    /// Its symbols.
    pub spent_ink: Colour,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_contrast(front: Colour, back: Colour, least: f32) {
        let contrast = front.contrast(back);
        assert!(contrast >= least, "{front:?} on {back:?} has {contrast:.2}, needs {least}");
    }

    #[test]
    fn heroes_have_the_same_colours_by_night_and_by_day() {
        assert_eq!(Theme::dark().own().heroes, Theme::light().own().heroes);
    }

    #[test]
    fn what_is_printed_on_dice_and_tokens_can_be_seen() {
        for colours in [Theme::dark(), Theme::light()].map(OwnColours::own) {
            let die = &colours.die;
            assert_contrast(die.yellow_ink, die.yellow, 4.5);
            assert_contrast(die.red_ink, die.red, 3.0);
            assert_contrast(die.blue_ink, die.blue, 4.5);
            assert_contrast(die.green_ink, die.green, 4.5);
            assert_contrast(die.spent_ink, die.spent, 3.0);
            for level in colours.token.levels {
                assert_contrast(colours.token.level_ink, level, 4.0);
            }
        }
    }
}

//! Numbers of Heroes as pictures of the kit, in the colours of their figures.

use crate::games::massive_darkness::view::art::figures::HeroColour;
use crate::kit::plots::Look;
use crate::kit::theme::{Colour, Theme};

pub(super) use crate::kit::plots::{Bar, Group, Paint, bars_ui, legend_ui};
pub(crate) use crate::kit::plots::{Curve, curves_ui};

/// How the numbers of a Hero are drawn, by the number of its figure.
pub(crate) fn look(figure: usize) -> Look {
    Look { mark: figure, colours }
}

fn colours(figure: usize, theme: &Theme) -> Colour {
    HeroColour::ALL[figure % HeroColour::ALL.len()].of(theme)
}

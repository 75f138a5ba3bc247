//! A damaged book of this game.

use super::refused::Refused;

pub use crate::house::book::rescue::rescue;

/// What became of a damaged book.
pub type Rescued = crate::house::book::rescue::Rescued<Refused>;

/// A line that could not be rescued.
pub type LeftOut = crate::house::book::rescue::LeftOut<Refused>;

/// Why a line could not be rescued.
pub type WhyLeftOut = crate::house::book::rescue::WhyLeftOut<Refused>;

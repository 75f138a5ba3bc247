//! Every Hero is a seat. Everybody knows everything, and all win or lose together.

use crate::game::MassiveDarkness;
use crate::kernel::seats::Seats;

impl Seats for MassiveDarkness {
    fn seats(&self) -> u8 {
        self.state.heroes.len() as u8
    }
}

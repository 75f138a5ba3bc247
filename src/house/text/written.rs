//! Numbers with decimals and shares of a hundred, as they are written in a language. Days are written by `house::date`.

use std::fmt::Display;

use super::{Language, Texts};
use crate::tr;

impl Texts {
    /// A number with so many decimals. Germans and Poles write a comma before them.
    #[must_use]
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let written = format!("{number:.places$}");
        match self.language() {
            Language::English => written,
            Language::German | Language::Polish => written.replace('.', ","),
        }
    }

    /// So many of a hundred. German keeps the sign apart from the number, on the same line.
    #[must_use]
    pub fn of_hundred(&self, number: impl Display) -> String {
        tr!(self, "of-hundred", number = number.to_string()).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_in_their_language() {
        let of = |language| Texts::new(language).decimal(12.345, 1);
        assert_eq!(Language::ALL.map(of), ["12.3", "12,3", "12,3"]);
        assert_eq!(Texts::new(Language::German).decimal(4.0, 0), "4");
        let of = |language| Texts::new(language).of_hundred("<1");
        assert_eq!(Language::ALL.map(of), ["<1%", "<1\u{a0}%", "<1%"]);
    }
}

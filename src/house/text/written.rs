//! Numbers with decimals, shares of a hundred and sentences after a colon, as they are written in a language. Days are written by `house::date`.

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

    /// A sentence that comes after a colon. German begins it with a capital letter, as any other.
    #[must_use]
    pub fn after_colon(&self, sentence: &str) -> String {
        let mut letters = sentence.chars();
        match (self.language(), letters.next()) {
            (Language::German, Some(first)) => first.to_uppercase().chain(letters).collect(),
            _ => sentence.to_owned(),
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
    fn each_language_writes_in_its_own_way() {
        let of = |language| Texts::new(language).decimal(12.345, 1);
        assert_eq!(Language::ALL.map(of), ["12.3", "12,3", "12,3"]);
        assert_eq!(Texts::new(Language::German).decimal(4.0, 0), "4");
        let of = |language| Texts::new(language).after_colon("ändere es");
        assert_eq!(Language::ALL.map(of), ["ändere es", "Ändere es", "ändere es"]);
        let of = |language| Texts::new(language).of_hundred("<1");
        assert_eq!(Language::ALL.map(of), ["<1%", "<1\u{a0}%", "<1%"]);
    }
}

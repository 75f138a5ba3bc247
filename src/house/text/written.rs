//! Numbers with decimals, as they are written in a language. Days are written by `house::date`.

use super::{Language, Texts};

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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_in_their_language() {
        let of = |language| Texts::new(language).decimal(12.345, 1);
        assert_eq!(Language::ALL.map(of), ["12.3", "12,3", "12,3"]);
        assert_eq!(Texts::new(Language::German).decimal(4.0, 0), "4");
    }
}

//! Numbers with decimals and days, as they are written in a language.

use super::{Language, Texts};
use crate::house::date::day_of;

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

    /// The day of a moment that is given in seconds since the first of January 1970.
    #[must_use]
    pub fn day(&self, at: u64) -> String {
        let day = day_of(at);
        let (year, month, day) = (format!("{:04}", day.year), format!("{:02}", day.month), format!("{:02}", day.day));
        let values = [("year", year.into()), ("month", month.into()), ("day", day.into())];
        self.with("date-day", &values).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_and_days_are_written_as_in_their_language() {
        let of = |language| {
            let texts = Texts::new(language);
            (texts.decimal(12.345, 1), texts.decimal(0.5, 0), texts.day(1_795_246_445))
        };
        let said = |decimal: &str, day: &str| (decimal.to_owned(), "0".to_owned(), day.to_owned());
        assert_eq!(of(Language::English), said("12.3", "2026-11-21"));
        assert_eq!(of(Language::German), said("12,3", "21.11.2026"));
        assert_eq!(of(Language::Polish), said("12,3", "21.11.2026"));
    }
}

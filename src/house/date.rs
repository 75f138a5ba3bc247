//! Days and times of entries, in UTC: the program brings no tables of local times along.

use crate::house::text::Texts;

/// The moment now, in seconds since the first of January 1970.
#[must_use]
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Day {
    pub year: i64,
    pub month: u8,
    pub day: u8,
}

/// The day of a moment.
#[must_use]
pub fn day_of(at: u64) -> Day {
    // Years begin in March here, so that the leap day is the last of its year.
    let days = i64::try_from(at / 86_400).unwrap_or(i64::MAX / 2) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Day { year, month: month as u8, day: day as u8 }
}

impl Texts {
    /// The day of a moment as it is written in the language.
    #[must_use]
    pub fn day(&self, at: u64) -> String {
        let day = day_of(at);
        let (year, month, day) = (format!("{:04}", day.year), format!("{:02}", day.month), format!("{:02}", day.day));
        let values = [("year", year.into()), ("month", month.into()), ("day", day.into())];
        self.with("date-day", &values).to_string()
    }
}

/// The day of a moment as `2026-11-21`.
#[must_use]
pub fn day_text(at: u64) -> String {
    let Day { year, month, day } = day_of(at);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The moment as `2026-11-21 07:05`.
#[must_use]
pub fn moment_text(at: u64) -> String {
    let minutes = at % 86_400 / 60;
    format!("{} {:02}:{:02}", day_text(at), minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::text::Language;

    #[test]
    fn days_are_written_as_in_their_language() {
        let of = |language| Texts::new(language).day(1_795_246_445);
        assert_eq!(Language::ALL.map(of), ["2026-11-21", "21.11.2026", "21.11.2026"]);
    }

    #[test]
    fn days_are_those_of_the_calendar_leap_years_included() {
        for (at, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_767_225_599, "2025-12-31 23:59"),
            (1_795_246_445, "2026-11-21 07:34"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(moment_text(at), text);
        }
        assert_eq!(day_of(u64::MAX).month.clamp(1, 12), day_of(u64::MAX).month);
    }
}

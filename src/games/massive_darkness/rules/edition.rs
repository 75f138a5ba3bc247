//! The switches between the printed editions (ED-01..09), as far as they are not a line in their chapter.

use super::dungeon::Edition;

/// ED-06, COMP-15: the code as the edition prints it. The data uses the English letters.
#[must_use]
pub fn printed_code(code: &str, edition: Edition) -> String {
    let letters = code.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let number = &code[letters.len()..];
    let printed = match (edition, letters) {
        (Edition::De, "G") => "W",
        (Edition::De, "D") => "T",
        (Edition::De, "T") => "S",
        (Edition::De, "SE") => "SA",
        (Edition::De, "RM") => "WM",
        (Edition::De | Edition::En, same) => same,
    };
    format!("{printed}{number}")
}

#[cfg(test)]
mod tests {
    use super::*;

    // COMP-15, ED-06
    #[test]
    fn every_edition_prints_its_own_letters_comp_15_ed_06() {
        for (english, german) in [
            ("G021", "W021"),
            ("D01", "T01"),
            ("T044", "S044"),
            ("SE07", "SA07"),
            ("RM10", "WM10"),
            ("E09", "E09"),
            ("A001", "A001"),
            ("H003", "H003"),
        ] {
            assert_eq!(printed_code(english, Edition::De), german);
            assert_eq!(printed_code(english, Edition::En), english);
        }
    }
}

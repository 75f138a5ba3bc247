//! What players call the Zones of a grid: a letter for the column, a number for the row.

/// What a Zone is called: `A1` in the north-western corner.
#[must_use]
pub fn zone_name(x: i16, y: i16) -> String {
    format!("{}{}", column(x), i32::from(y) + 1)
}

/// Columns as letters: A, B … Z, AA.
#[must_use]
pub fn column(x: i16) -> String {
    let mut number = i32::from(x);
    if number < 0 {
        // Counted from the corner to the west; the last one has no opposite.
        return format!("−{}", column((-1 - number) as i16));
    }
    let mut letters = String::new();
    loop {
        letters.insert(0, char::from(b'A' + (number % 26) as u8));
        number = number / 26 - 1;
        if number < 0 {
            return letters;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_letters() {
        assert_eq!(
            [column(-1), column(-27), column(i16::MIN)].map(|name| name.replace('−', "-")),
            ["-A", "-AA", "-AVLH"]
        );
        assert_eq!([column(0), column(25), column(26), column(27)], ["A", "Z", "AA", "AB"]);
        assert_eq!(
            [(0, 0), (2, 9), (25, 0), (26, 4), (53, 0)].map(|(x, y)| zone_name(x, y)),
            ["A1", "C10", "Z1", "AA5", "BB1"]
        );
    }
}

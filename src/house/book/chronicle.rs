//! A campaign as something to read, piece by piece: the same pieces are shown, printed and written down. What they say is the game's.

use std::fmt::Write as _;

/// A piece of a chronicle, each one line or one table, for whoever writes it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The name of the campaign.
    Title(String),
    /// What the following pieces are about.
    Heading(String),
    /// The day on which the following sentences were entered.
    Day(String),
    /// What happened.
    Sentence(String),
    /// What belongs to the sentence before it.
    Detail(String),
    /// Rows of as many cells as there are columns.
    Table {
        /// The names of the columns.
        columns: Vec<String>,
        /// The cells, row by row.
        rows: Vec<Vec<String>>,
    },
}

impl Piece {
    /// What the following pieces are about, on one line.
    #[must_use]
    pub fn heading(title: &str) -> Self {
        Self::Heading(plain(title))
    }

    /// A table with these columns.
    #[must_use]
    pub fn table<'a>(columns: impl IntoIterator<Item = &'a str>, rows: Vec<Vec<String>>) -> Self {
        Self::Table { columns: columns.into_iter().map(plain).collect(), rows }
    }
}

/// Pieces as Markdown.
#[must_use]
pub fn written(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        // A list or a table ends with an empty line.
        let is_next = matches!(piece, Piece::Heading(_) | Piece::Day(_));
        let gap = if is_next && !text.ends_with("\n\n") { "\n" } else { "" };
        let _ = match piece {
            Piece::Title(title) => writeln!(text, "# {title}\n"),
            Piece::Heading(title) => writeln!(text, "{gap}## {title}\n"),
            Piece::Day(day) => writeln!(text, "{gap}**{day}**\n"),
            Piece::Sentence(sentence) => writeln!(text, "- {sentence}"),
            Piece::Detail(sentence) => writeln!(text, "  - {sentence}"),
            Piece::Table { columns, rows } => {
                let rule = columns.iter().map(|_| "---".to_owned()).collect();
                [columns, &rule].into_iter().chain(rows).for_each(|cells| row(&mut text, cells));
                writeln!(text)
            }
        };
    }
    text
}

fn row(text: &mut String, cells: &[String]) {
    for cell in cells {
        let _ = write!(text, "| {} ", cell.replace('|', "\\|"));
    }
    text.push_str("|\n");
}

/// One line, whatever somebody has typed into a name or a note.
#[must_use]
pub fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

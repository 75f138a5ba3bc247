//! An ability taken apart into what can be picked: numbers and words. Only what gives a sound ability again is offered.

use crate::engine::massive_darkness::language::Ability;
use std::sync::LazyLock;

/// A piece of an ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// As it is.
    Fixed(String),
    /// A number that can be another one.
    Number(i64),
    /// A word that can be one of its group.
    Word(String, &'static [String]),
}

/// Words that can stand for each other.
static GROUPS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/massive-darkness/word-groups.ron")).unwrap_or_default()
});

/// The largest number that is offered, on either side of zero.
pub const MOST: i64 = 9;

/// Takes an ability apart.
#[must_use]
pub fn pieces(ability: &Ability) -> Vec<Piece> {
    let written = ron::to_string(ability).unwrap_or_default();
    let mut pieces = Vec::new();
    let mut rest = written.as_str();
    while let Some(first) = rest.chars().next() {
        let length = length_of(rest, first);
        let (piece, behind) = rest.split_at(length);
        rest = behind;
        let group = GROUPS.iter().find(|group| group.iter().any(|word| word == piece));
        // A name of a field is no word to be chosen.
        let is_field = behind.starts_with(':');
        pieces.push(match (piece.parse::<i64>(), group) {
            (Ok(number), _) => Piece::Number(number),
            (_, Some(group)) if !is_field => Piece::Word(piece.to_owned(), group),
            _ => Piece::Fixed(piece.to_owned()),
        });
    }
    pieces
}

/// How long the piece is that begins here: a text in quotes, a word, a number or one sign.
fn length_of(rest: &str, first: char) -> usize {
    let up_to = |ends: &dyn Fn(char) -> bool| {
        rest[first.len_utf8()..].find(ends).map_or(rest.len(), |at| at + first.len_utf8())
    };
    match first {
        '"' => rest[1..].find('"').map_or(rest.len(), |at| at + 2),
        '-' => up_to(&|letter| !letter.is_ascii_digit()),
        _ if first.is_ascii_digit() => up_to(&|letter| !letter.is_ascii_digit()),
        _ if first.is_alphabetic() => up_to(&|letter| !letter.is_alphanumeric() && letter != '_'),
        _ => first.len_utf8(),
    }
}

/// The ability with another number or word at this place; none if that makes no sense.
#[must_use]
pub fn with_piece(pieces: &[Piece], at: usize, other: &str) -> Option<Ability> {
    let written: String = pieces
        .iter()
        .enumerate()
        .map(|(place, piece)| match piece {
            _ if place == at => other.to_owned(),
            Piece::Fixed(text) | Piece::Word(text, _) => text.clone(),
            Piece::Number(number) => number.to_string(),
        })
        .collect();
    ron::from_str(&written).ok()
}

/// The words that make sense at this place, the one that stands there included.
#[must_use]
pub fn choices(pieces: &[Piece], at: usize) -> Vec<&'static str> {
    match pieces.get(at) {
        Some(Piece::Word(_, group)) => {
            group.iter().map(String::as_str).filter(|word| with_piece(pieces, at, word).is_some()).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::shared_core_box;

    fn ability(written: &str) -> Ability {
        ron::from_str(written).expect("an ability")
    }

    #[test]
    fn the_groups_of_words_can_be_read() {
        assert_eq!(GROUPS.len(), 9);
    }

    #[test]
    fn every_ability_of_the_box_survives_being_taken_apart() {
        for entry in &shared_core_box().expect("the box").equipment {
            for ability in &entry.card.abilities {
                let pieces = pieces(ability);
                assert_eq!(with_piece(&pieces, pieces.len(), "").as_ref(), Some(ability), "{}", entry.card.code);
            }
        }
    }

    #[test]
    fn numbers_and_words_can_be_others_where_that_makes_sense() {
        let pieces =
            pieces(&ability("(when: Attack(Melee), pay: [Bam], repeat: 2, do: [Add(Defender, Shield, N(-1))])"));
        let place = |wanted: &str| {
            pieces
                .iter()
                .position(|piece| matches!(piece, Piece::Word(word, _) if word == wanted))
                .expect("it is there")
        };
        assert_eq!(choices(&pieces, place("Melee")), ["Any", "Melee", "Ranged", "Magic"]);
        assert_eq!(choices(&pieces, place("Bam")), ["Bam", "Diamond", "BamOrDiamond"]);
        assert_eq!(choices(&pieces, place("Shield")), ["Hit", "Shield", "Bam", "Diamond"]);
        assert_eq!(choices(&pieces, place("Defender")), ["Attacker", "Defender"]);
        assert_eq!(choices(&pieces, place("Attack")), ["Attack", "Defense"]);
        let numbers: Vec<usize> = (0..pieces.len()).filter(|at| matches!(pieces[*at], Piece::Number(_))).collect();
        assert_eq!(numbers.len(), 2);
        let stronger = with_piece(&pieces, numbers[1], "-2").expect("sound");
        assert_eq!(
            stronger,
            ability("(when: Attack(Melee), pay: [Bam], repeat: 2, do: [Add(Defender, Shield, N(-2))])")
        );
        assert_eq!(with_piece(&pieces, numbers[0], "-3"), None, "nothing is repeated minus three times");
    }
}

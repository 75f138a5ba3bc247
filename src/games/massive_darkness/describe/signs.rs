//! Signs in the text of cards: what stands for a symbol or a die where it is painted instead of written. They are characters of the
//! private use area, which no font has.

use crate::games::massive_darkness::rules::language::{DieChoice, Style};
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::symbol::Symbol;

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A symbol of the dice.
    Symbol(Symbol),
    /// A die of a colour, by its number.
    Die(u8),
    /// A combat type; the last is Defense.
    Field(u8),
}

const SYMBOLS: [Symbol; 4] = [Symbol::Hit, Symbol::Shield, Symbol::Bam, Symbol::Diamond];
const FIRST_SYMBOL: u32 = 0xE000;
const FIRST_DIE: u32 = 0xE010;
const FIRST_FIELD: u32 = 0xE020;

impl Sign {
    /// Where it stands among the private characters of the font.
    #[must_use]
    pub fn character(self) -> char {
        let code = match self {
            Self::Symbol(symbol) => FIRST_SYMBOL + symbol as u32,
            Self::Die(colour) => FIRST_DIE + u32::from(colour.min(3)),
            Self::Field(field) => FIRST_FIELD + u32::from(field.min(3)),
        };
        char::from_u32(code).unwrap_or(' ')
    }

    /// What a character stands for.
    #[must_use]
    pub fn of(character: char) -> Option<Self> {
        let within = |first: u32| u32::from(character).checked_sub(first).filter(|at| *at < 4);
        if let Some(at) = within(FIRST_SYMBOL) {
            return SYMBOLS.into_iter().find(|symbol| *symbol as u32 == at).map(Self::Symbol);
        }
        within(FIRST_DIE).map(|at| Self::Die(at as u8)).or_else(|| within(FIRST_FIELD).map(|at| Self::Field(at as u8)))
    }

    /// The die that a choice names; one of several has no sign.
    pub(super) fn of_die(die: DieChoice) -> Option<Self> {
        match die {
            DieChoice::Yellow => Some(Self::Die(0)),
            DieChoice::Red => Some(Self::Die(1)),
            DieChoice::Blue => Some(Self::Die(2)),
            DieChoice::Green => Some(Self::Die(3)),
            DieChoice::AnyAttack | DieChoice::AnyDefense => None,
        }
    }

    /// The field of a combat type.
    #[must_use]
    pub fn of_style(style: Style) -> Self {
        Self::Field(match style {
            Style::Any | Style::Melee => 0,
            Style::Ranged => 1,
            Style::Magic => 2,
        })
    }
}

/// The fields that have dice, a row each: the sign of the field and its dice.
#[must_use]
pub fn rows_of_dice(dice: [DiceCount; 4]) -> Vec<String> {
    let row = |(field, dice): (usize, DiceCount)| {
        let dice =
            dice.iter().enumerate().flat_map(|(colour, count)| vec![Sign::Die(colour as u8); usize::from(*count)]);
        std::iter::once(Sign::Field(field as u8)).chain(dice).map(Sign::character).collect()
    };
    dice.into_iter().enumerate().filter(|(_, dice)| *dice != [0; 4]).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_known_by_its_character() {
        let signs = SYMBOLS.map(Sign::Symbol).into_iter().chain((0..4).flat_map(|at| [Sign::Die(at), Sign::Field(at)]));
        for sign in signs {
            assert_eq!(Sign::of(sign.character()), Some(sign));
        }
        assert_eq!(Sign::of('a'), None);
    }

    #[test]
    fn a_row_holds_a_field_and_its_dice() {
        let rows = rows_of_dice([[2, 1, 0, 0], [0; 4], [0; 4], [0, 0, 1, 0]]);
        let read = |row: &String| row.chars().filter_map(Sign::of).collect::<Vec<_>>();
        assert_eq!(read(&rows[0]), [Sign::Field(0), Sign::Die(0), Sign::Die(0), Sign::Die(1)]);
        assert_eq!(read(&rows[1]), [Sign::Field(3), Sign::Die(2)]);
    }
}

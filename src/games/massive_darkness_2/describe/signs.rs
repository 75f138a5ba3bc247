//! Signs in the text of cards: what stands for a symbol, a die or a kind of attack where it is painted instead of written. They are
//! characters of the private use area, which no font has.

use super::abilities::{effect, item_notes, sentence_with};
use crate::games::massive_darkness_2::rules::cards::ItemCard;
use crate::games::massive_darkness_2::rules::language::{Ability, Effect};
use crate::games::massive_darkness_2::rules::{AttackType, Dice, Die, Symbol};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A symbol of the dice.
    Symbol(Symbol),
    /// A die of this colour.
    Die(Die),
    /// Before the dice of an attack of this type.
    Attack(AttackType),
    /// Before the dice of a defense.
    Defense,
}

const FIRST_SYMBOL: u32 = 0xE000;
const FIRST_DIE: u32 = 0xE010;
const FIRST_ATTACK: u32 = 0xE020;
const DEFENSE: u32 = 0xE030;

impl Sign {
    /// Where it stands among the private characters of the font.
    #[must_use]
    pub fn character(self) -> char {
        let code = match self {
            Self::Symbol(symbol) => FIRST_SYMBOL + symbol as u32,
            Self::Die(die) => FIRST_DIE + die as u32,
            Self::Attack(kind) => FIRST_ATTACK + kind as u32,
            Self::Defense => DEFENSE,
        };
        char::from_u32(code).unwrap_or(' ')
    }

    /// What a character stands for.
    #[must_use]
    pub fn of(character: char) -> Option<Self> {
        let symbols = Symbol::ALL.into_iter().map(Self::Symbol);
        let others = Die::ALL.into_iter().map(Self::Die).chain(AttackType::ALL.into_iter().map(Self::Attack));
        symbols.chain(others).chain([Self::Defense]).find(|sign| sign.character() == character)
    }
}

/// Dice, each as a sign.
fn signs(dice: Dice) -> String {
    let each = |die: Die| std::iter::repeat_n(Sign::Die(die).character(), usize::from(dice.count(die)));
    Die::ALL.into_iter().flat_map(each).collect()
}

/// A row for each type of attack and one for the defense: its sign and its dice.
#[must_use]
pub fn rows_of_dice(attack: &[(AttackType, Dice)], defense: Dice) -> Vec<String> {
    let row = |sign: Sign, dice: Dice| format!("{}{}", sign.character(), signs(dice));
    let attacks = attack.iter().map(|(kind, dice)| row(Sign::Attack(*kind), *dice));
    attacks.chain((defense.total() > 0).then(|| row(Sign::Defense, defense))).collect()
}

/// What an Item can do, and for whom it is; its dice stand in rows of their own.
#[must_use]
pub fn item_text(item: &ItemCard, texts: &Texts) -> Vec<String> {
    let mut lines: Vec<String> = item.abilities.iter().map(|ability| signed(ability, texts)).collect();
    if let Some(dice) = item.of_many.filter(|dice| *dice != item.defense) {
        lines.push(tr!(texts, "item-of-many", dice = signs(dice)).to_string());
    }
    lines.extend(item_notes(item, texts));
    lines
}

/// An ability as a sentence with signs.
#[must_use]
pub fn signed(ability: &Ability, texts: &Texts) -> String {
    sentence_with(ability, texts, signed_effect)
}

/// What happens, with signs for dice and for what they show.
fn signed_effect(what: Effect, texts: &Texts) -> Arc<str> {
    let more = |count: u8, symbol: Symbol| format!("+{count}\u{a0}{}", Sign::Symbol(symbol).character()).into();
    match what {
        Effect::Swords(count) => more(count, Symbol::Sword),
        Effect::Shields(count) => more(count, Symbol::Shield),
        Effect::Mana(count) => more(count, Symbol::Mana),
        Effect::Dice(dice) => format!("+{}", signs(dice)).into(),
        Effect::LoseDice(dice) => tr!(texts, "do-lose-dice", dice = signs(dice)),
        Effect::SpiritDice(dice) => tr!(texts, "do-spirit-dice", dice = signs(dice)),
        other => effect(other, texts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_known_by_its_character() {
        let dice = Die::ALL.into_iter().map(Sign::Die);
        let all = Symbol::ALL.into_iter().map(Sign::Symbol).chain(dice);
        for sign in all.chain(AttackType::ALL.into_iter().map(Sign::Attack)).chain([Sign::Defense]) {
            assert_eq!(Sign::of(sign.character()), Some(sign));
        }
        assert_eq!(Sign::of('a'), None);
    }

    #[test]
    fn a_row_holds_the_kind_of_attack_and_each_of_its_dice() {
        let attack = [(AttackType::Ranged, Dice::of(Die::Yellow, 2)), (AttackType::Melee, Dice::of(Die::Orange, 1))];
        let rows = rows_of_dice(&attack, Dice::of(Die::Blue, 1));
        let read = |row: &String| row.chars().filter_map(Sign::of).collect::<Vec<_>>();
        assert_eq!(read(&rows[0]), [Sign::Attack(AttackType::Ranged), Sign::Die(Die::Yellow), Sign::Die(Die::Yellow)]);
        assert_eq!(read(&rows[1]), [Sign::Attack(AttackType::Melee), Sign::Die(Die::Orange)]);
        assert_eq!(read(&rows[2]), [Sign::Defense, Sign::Die(Die::Blue)]);
        assert_eq!(rows.len(), 3);
    }
}

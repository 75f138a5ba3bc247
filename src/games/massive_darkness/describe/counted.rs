//! Words behind a number: each has a form for one and for several.

use super::CardText;
use super::signs::Sign;
use crate::games::massive_darkness::rules::language::DieChoice;
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::tr;
use std::sync::Arc;

impl CardText<'_> {
    /// So many of a symbol, without the number itself.
    #[must_use]
    pub fn symbols(&self, symbol: Symbol, count: i64) -> Arc<str> {
        if let Some(sign) = self.sign(Some(Sign::Symbol(symbol))) {
            return sign;
        }
        match symbol {
            Symbol::Hit => tr!(self.texts, "symbols-hit", count = count),
            Symbol::Shield => tr!(self.texts, "symbols-shield", count = count),
            Symbol::Bam => tr!(self.texts, "symbols-bam", count = count),
            Symbol::Diamond => tr!(self.texts, "symbols-diamond", count = count),
        }
    }

    /// So many dice of a choice, without the number itself.
    pub(super) fn dice(&self, die: DieChoice, count: i64) -> Arc<str> {
        if let Some(sign) = self.sign(Sign::of_die(die)) {
            return sign;
        }
        match die {
            DieChoice::Yellow => tr!(self.texts, "dice-yellow", count = count),
            DieChoice::Red => tr!(self.texts, "dice-red", count = count),
            DieChoice::Blue => tr!(self.texts, "dice-blue", count = count),
            DieChoice::Green => tr!(self.texts, "dice-green", count = count),
            DieChoice::AnyAttack => tr!(self.texts, "dice-any-attack", count = count),
            DieChoice::AnyDefense => tr!(self.texts, "dice-any-defense", count = count),
        }
    }
}

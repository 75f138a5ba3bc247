//! What lies on the table: symbols rolled, added, spent, left.

use super::super::frames::{Combat, FallenDie};
use super::super::game::MassiveDarkness;
use super::super::ids::{AbilityUse, Actor};
use super::super::language::{Amount, Cost, Count, Side};
use super::super::symbol::{Colour, Symbol};

impl MassiveDarkness {
    /// Is a die one of this side's?
    pub(in super::super) fn on_side(die: FallenDie, side: Side) -> bool {
        Colour::ALL.get(usize::from(die.colour)).is_some_and(|colour| colour.is_attack() == (side == Side::Attacker))
    }

    /// The symbols of one die, counted by [`Symbol`].
    #[must_use]
    pub fn die_symbols(&self, die: FallenDie) -> [u8; 4] {
        let id = crate::kernel::dice::DieId(die.colour);
        let symbols = self.library.dice.die(id).map(|kind| kind.face(die.face)).unwrap_or_default();
        std::array::from_fn(|symbol| symbols.0[symbol])
    }

    /// GLOSS-03: no symbol at all?
    #[must_use]
    pub fn is_blank(&self, die: FallenDie) -> bool {
        self.die_symbols(die) == [0; 4]
    }

    /// Symbols on the dice of a side, without additions (GLOSS-09).
    #[must_use]
    pub fn rolled(&self, combat: &Combat, side: Side, symbol: Symbol) -> u8 {
        let dice = combat.dice.iter().filter(|die| Self::on_side(**die, side));
        dice.map(|die| self.die_symbols(*die)[symbol.index()]).sum()
    }

    /// Symbols of a side with additions and subtractions, minimum 0 (COMBAT-24 as amended).
    #[must_use]
    pub fn result(&self, combat: &Combat, side: Side, symbol: Symbol) -> u8 {
        let added = match side {
            Side::Attacker => combat.attack_added,
            Side::Defender => combat.defense_added,
        };
        let total = i16::from(self.rolled(combat, side, symbol)) + i16::from(added[symbol.index()]);
        total.clamp(0, 99) as u8
    }

    /// COMBAT-18: symbols that have not been spent yet.
    #[must_use]
    pub fn unspent(&self, combat: &Combat, side: Side, symbol: Symbol) -> u8 {
        let spent = match side {
            Side::Attacker => combat.attack_spent,
            Side::Defender => combat.defense_spent,
        };
        self.result(combat, side, symbol).saturating_sub(spent[symbol.index()])
    }

    /// EFFECT-03: can the symbols of this ability be paid?
    pub(in super::super) fn can_pay_symbols(&self, combat: &Combat, side: Side, ability: AbilityUse) -> bool {
        let (mut bams, mut diamonds, mut either) = (0, 0, 0);
        for cost in &self.library.ability(ability.ability).pay {
            match cost {
                Cost::Bam => bams += 1,
                Cost::Diamond => diamonds += 1,
                Cost::BamOrDiamond => either += 1,
                _ => {}
            }
        }
        let (has_bams, has_diamonds) =
            (self.unspent(combat, side, Symbol::Bam), self.unspent(combat, side, Symbol::Diamond));
        has_bams >= bams && has_diamonds >= diamonds && has_bams + has_diamonds >= bams + diamonds + either
    }

    /// How much an effect does for the owner of an ability.
    #[must_use]
    pub fn amount(&self, amount: &Amount, ability: AbilityUse, combat: Option<&Combat>) -> i8 {
        match amount {
            Amount::N(number) => *number,
            Amount::Per(each, every, count) => {
                let times = self.count(count, ability, combat) / (*every).max(1);
                each.saturating_mul(times.min(99) as i8)
            }
            Amount::HalfUp(count) => self.count(count, ability, combat).div_ceil(2).min(99) as i8,
        }
    }

    fn count(&self, count: &Count, ability: AbilityUse, combat: Option<&Combat>) -> u8 {
        match (count, combat) {
            (Count::Equipped(tag), _) => self.equipped(ability.owner, &|card| card.tags.contains(tag)),
            (Count::OwnerWounds, _) => self.wounds_of(ability.owner),
            (Count::ShadowZonesBetween, Some(combat)) => self.shadow_zones(combat.attacker, combat.defender),
            (Count::Rolled(symbol), Some(combat)) => {
                let side = match symbol {
                    Symbol::Hit => Side::Attacker,
                    Symbol::Shield => Side::Defender,
                    Symbol::Bam | Symbol::Diamond => side_of(combat, ability.owner),
                };
                self.rolled(combat, side, *symbol)
            }
            (Count::Blanks(side), Some(combat)) => {
                combat.dice.iter().filter(|die| Self::on_side(**die, *side) && self.is_blank(**die)).count() as u8
            }
            (Count::ShadowZonesBetween | Count::Rolled(_) | Count::Blanks(_), None) => 0,
        }
    }

    /// CARD-T3: Shadow Zones on the line between two Actors, both ends included.
    fn shadow_zones(&self, from: Actor, to: Actor) -> u8 {
        let (from, to) = (self.state.zone_of(from), self.state.zone_of(to));
        let mut shadows = 0;
        for (number, zone) in self.dungeon.zones.iter().enumerate() {
            let at = crate::kernel::board::SpaceId(number as u16);
            let between = match (self.sight.range(from, at), self.sight.range(at, to), self.sight.range(from, to)) {
                (Some(before), Some(after), Some(whole)) => before + after == whole,
                _ => false,
            };
            shadows += u8::from(zone.shadow && between);
        }
        shadows
    }
}

/// Which side an Actor is on. Helpers (Allies) count for the side they help.
pub(in super::super) fn side_of(combat: &Combat, owner: Actor) -> Side {
    let friends = |a: Actor, b: Actor| a.hero().is_some() == b.hero().is_some();
    if owner == combat.attacker || (owner != combat.defender && friends(owner, combat.attacker)) {
        Side::Attacker
    } else {
        Side::Defender
    }
}

//! Facts about dice and what is printed on cards.

use super::describe::dice_in_words;
use super::expect::{Judged, is, same, sorted_dice, yes_or_no};
use super::format::{Fact, Field};
use super::world::World;
use crate::games::massive_darkness::rules::frames::{Combat, Frame};
use crate::games::massive_darkness::rules::language::Style;
use crate::games::massive_darkness::rules::library::{DEFENSE, DiceCount, style_index};

impl World {
    pub(super) fn judge_dice(&self, fact: &Fact) -> Judged {
        match fact {
            Fact::FullHealth(enemy, health) => same(health, &self.game.full_health(self.enemy(enemy)?)),
            Fact::AttackDice(actor, style, dice) => {
                let range = u8::from(*style != Style::Melee);
                same_dice(dice, self.game.attack_dice(self.actor(actor)?, *style, range))
            }
            Fact::DefenseDice(actor, dice) => same_dice(dice, self.game.defense_dice(self.actor(actor)?)),
            Fact::CanAttack(attacker, style, defender, can) => {
                match self.game.can_attack(self.actor(attacker)?, *style, self.actor(defender)?) {
                    Ok(()) => is(*can, "the attack is allowed"),
                    Err(refusal) => is(!can, format!("forbidden by {} ({})", refusal.rule, refusal.message)),
                }
            }
            Fact::CardHas(card, field, has) => {
                let dice = self.card_dice(card, *field)?;
                is((dice != [0; 4]) == *has, dice_in_words(dice))
            }
            Fact::CardDice(card, field, dice) => same_dice(dice, self.card_dice(card, *field)?),
            Fact::CardSlot(card, slot) => {
                let found = self.names.cards_called(card)?;
                same(slot, &self.game.library.card(found[0]).card.slot)
            }
            Fact::Symbols(side, symbol, count) => same(count, &self.game.result(self.combat()?, *side, *symbol)),
            Fact::Unspent(side, symbol, count) => same(count, &self.game.unspent(self.combat()?, *side, *symbol)),
            _ => yes_or_no(false),
        }
    }

    /// Dice printed on a card of Equipment or an Enemy card.
    fn card_dice(&self, name: &str, field: Field) -> Result<DiceCount, String> {
        let at = match field {
            Field::Melee => style_index(Style::Melee),
            Field::Ranged => style_index(Style::Ranged),
            Field::Magic => style_index(Style::Magic),
            Field::Defense => DEFENSE,
        };
        if let Ok(cards) = self.names.cards_called(name) {
            return Ok(self.game.library.card(cards[0]).dice[at]);
        }
        let cards = self.names.enemies_called(name)?;
        Ok(self.game.library.enemy(cards[0]).dice[at])
    }

    /// The innermost combat.
    fn combat(&self) -> Result<&Combat, String> {
        let mut frames = self.game.state.frames.iter().rev();
        let combat = frames.find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        });
        combat.ok_or_else(|| "no combat is in progress".to_owned())
    }
}

fn same_dice(wanted: &str, found: DiceCount) -> Judged {
    let found = dice_in_words(found);
    is(sorted_dice(wanted) == sorted_dice(&found), found)
}

//! What of this game can be looked into: packs of own cards.

use super::own_cards::BossCards;
use super::ruleset::BossMonsterRules;
use crate::house::plug::{Linted, Trouble, look_into_pack};
use crate::house::text::Texts;

/// Looks into a pack.
///
/// # Errors
/// The file cannot be read or understood.
pub fn look_into(rules: &BossMonsterRules, file: &str, texts: &Texts) -> Result<Linted, Trouble> {
    look_into_pack::<BossCards>(file, rules.of_the_box().printed(), texts)
}

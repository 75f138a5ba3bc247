//! What is wrong with packs of own cards, for those who look into files.

use super::describe::printed_name;
use super::own_cards::{Card, Laid, OwnPack, problems};
use super::ruleset::BossMonsterRules;
use crate::house::packs::CardPack as _;
use crate::house::plug::{Linted, Trouble};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::path::Path;

/// Looks into a pack: each card for itself, and whether there would be a game with all of them.
///
/// # Errors
/// The file cannot be read or understood.
pub fn look_into(rules: &BossMonsterRules, file: &str, texts: &Texts) -> Result<Linted, Trouble> {
    let path = Path::new(file);
    let pack = OwnPack::read_there(path).map_err(|error| Box::new(error) as Trouble)?;
    let mut found: Vec<String> = Vec::new();
    let of_the_box = rules.of_the_box().printed();
    if let Err(why) = Laid::default().with(path, pack.clone(), of_the_box) {
        let why = why.say(texts);
        found.push(tr!(texts, "wrong-cards-pack", file = shown(file), why = why.as_ref()).to_string());
    }
    for card in Card::all(&pack.own.cards) {
        let own = pack.own.name(card.code(), texts.language().code());
        let printed = || printed_name(card.deck().word(), card.code(), card.id(), texts).to_string();
        let name = own.map_or_else(printed, shown);
        for problem in problems(&card) {
            let what = texts.get(problem.what.message_id());
            let what = match problem.ability {
                None => what,
                Some(at) => tr!(texts, "cards-of-text", number = at as i64 + 1, what = what.as_ref()),
            };
            let code = shown(card.code());
            found
                .push(tr!(texts, "cards-problem", code = code, name = name.as_str(), what = what.as_ref()).to_string());
        }
    }
    let told = match found.is_empty() {
        true => tr!(texts, "cards-sound", file = shown(file), count = pack.own.count() as i64).to_string() + "\n",
        false => found.iter().map(|line| format!("{}: {line}\n", shown(file))).collect(),
    };
    Ok(Linted { kind: "cards", told, problems: found, hints: Vec::new(), more: 0 })
}

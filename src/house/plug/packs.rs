//! What is wrong with packs of own cards, for those who look into files: each card for itself and beside the others, and whether there would be a game with all.

use super::{Linted, Trouble};
use crate::house::packs::CardPack as _;
use crate::house::packs::over::{CardList, CardProblem as _, Laid, OwnPack};
use crate::house::storage::Document as _;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::path::Path;

/// Looks into a pack.
///
/// # Errors
/// The file cannot be read or understood.
pub fn look_into_pack<L: CardList>(file: &str, of_the_box: &L::Printed, texts: &Texts) -> Result<Linted, Trouble> {
    let path = Path::new(file);
    let pack = OwnPack::<L>::read_there(path).map_err(|error| Box::new(error) as Trouble)?;
    let mut found: Vec<String> = Vec::new();
    if let Err(why) = Laid::default().with(path, pack.clone(), of_the_box) {
        let why = why.say(texts);
        found.push(tr!(texts, "wrong-cards-pack", file = shown(file), why = why.as_ref()).to_string());
    }
    let together = L::problems_together(&pack.own.over(of_the_box), of_the_box);
    for card in pack.own.all() {
        let code = L::code(&card);
        let own = pack.own.name(code, texts.language().code());
        let name = own.map_or_else(|| L::printed_name(&card, texts).to_string(), shown);
        // What is wrong with it, and what only with others.
        let its = together.iter().filter(|(of, _)| of == code).map(|(_, problem)| *problem);
        for problem in L::problems(&card).into_iter().chain(its) {
            let what = texts.get(problem.what.message_id());
            let what = match problem.ability {
                None => what,
                Some(at) => tr!(texts, "own-cards-of-text", number = at as i64 + 1, what = what.as_ref()),
            };
            let told = tr!(texts, "own-cards-problem", code = shown(code), name = name.as_str(), what = what.as_ref());
            found.push(told.to_string());
        }
    }
    let told = match found.is_empty() {
        true => tr!(texts, "own-cards-sound", file = shown(file), count = pack.own.count() as i64).to_string() + "\n",
        false => found.iter().map(|line| format!("{}: {line}\n", shown(file))).collect(),
    };
    Ok(Linted { kind: OwnPack::<L>::KIND, told, problems: found, hints: Vec::new(), more: 0 })
}

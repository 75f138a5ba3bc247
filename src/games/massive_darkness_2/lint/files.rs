//! Quests on the command line: those of the box by name, others as files; packs of own cards, too.

use super::words::Telling;
use super::{Weight, look};
use crate::games::massive_darkness_2::own_cards::{Laid, OwnPack, problems};
use crate::games::massive_darkness_2::own_quests::named;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::house::packs::CardPack as _;
use crate::house::plug::{Linted, Trouble};
use crate::house::storage::says_it_is;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::path::Path;

/// So much is listed at most.
const MOST_LISTED: usize = 200;

/// Looks into a Quest.
///
/// # Errors
/// It cannot be opened.
pub fn look_into(rules: &HellscapeRules, name: &str, texts: &Texts) -> Result<Linted, Trouble> {
    if says_it_is::<OwnPack>(Path::new(name)) {
        return look_into_pack(rules, name, texts);
    }
    let all = rules.all();
    let quest = named(name, all).map_err(|error| Box::new(error) as Trouble)?;
    let looked = look(&quest, all);
    let telling = Telling { all, quest: &quest, looked: &looked, texts };
    let (mut told, mut problems, mut hints) = (String::new(), Vec::new(), Vec::new());
    let shown = shown(name);
    if looked.findings.iter().all(|finding| finding.weight() == Weight::Hint) {
        told += &format!("{}\n", tr!(texts, "lint-md2-good", quest = shown.as_str()));
    }
    for finding in looked.findings.iter().take(MOST_LISTED) {
        let what = telling.say(finding);
        let line = match finding.weight() {
            Weight::Hint => tr!(texts, "lint-md2-hint", quest = shown.as_str(), what = what.as_ref()),
            Weight::Mistake | Weight::Problem => {
                tr!(texts, "lint-md2-problem", quest = shown.as_str(), what = what.as_ref())
            }
        };
        told += &format!("{line}\n");
        let list = if finding.weight() == Weight::Hint { &mut hints } else { &mut problems };
        list.push(what.to_string());
    }
    let more = looked.findings.len().saturating_sub(MOST_LISTED);
    Ok(Linted { kind: "quest", told, problems, hints, more })
}

/// Looks into a pack: each card for itself, and whether there would be a game with all of them.
fn look_into_pack(rules: &HellscapeRules, file: &str, texts: &Texts) -> Result<Linted, Trouble> {
    let path = Path::new(file);
    let pack = OwnPack::read_there(path).map_err(|error| Box::new(error) as Trouble)?;
    let mut found: Vec<String> = Vec::new();
    if let Err(why) = Laid::default().with(path, pack.clone(), &rules.of_the_box().printed) {
        let why = why.say(texts);
        found.push(tr!(texts, "wrong-cards-pack", file = shown(file), why = why.as_ref()).to_string());
    }
    for card in pack.own.all() {
        let (own, message) = (pack.own.name(card.code(), texts.language().code()), card.message());
        let name = match own {
            Some(name) => shown(name),
            None if texts.has(&message) => texts.get(&message).to_string(),
            None => shown(card.code()),
        };
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

//! Quests on the command line: those of the box by name, others as files; packs of own cards, too.

use super::words::Telling;
use super::{Misfit, Weight, look};
use crate::games::massive_darkness_2::own_cards::{HellscapeCards, OwnPack};
use crate::games::massive_darkness_2::own_quests::named;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::house::packs::CardPack as _;
use crate::house::plug::{Linted, Trouble, look_into_pack};
use crate::house::storage::says_it_is;
use crate::house::text::{Texts, shown};
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
        let mut linted = look_into_pack::<HellscapeCards>(name, rules.box_alone(), texts)?;
        let told = misfits(rules, Path::new(name), texts);
        for what in &told {
            linted.told += &format!("{}\n", tr!(texts, "lint-md2-hint", quest = shown(name), what = what.as_str()));
        }
        linted.hints.extend(told);
        return Ok(linted);
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

/// Quests of the box that do not fit sides of Tiles in a pack, as if it lay over the box alone.
fn misfits(rules: &HellscapeRules, pack: &Path, texts: &Texts) -> Vec<String> {
    let own = OwnPack::read_there(pack).map(|pack| pack.own).ok();
    let Some(rules) = own.and_then(|own| rules.with_own(own).ok()) else { return Vec::new() };
    Misfit::all(rules.all()).iter().map(|misfit| misfit.told(rules.all(), texts).join(" ")).collect()
}

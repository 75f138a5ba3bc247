//! What an attack can be expected to do: by the dice alone, and at best play.

use super::Table;
use super::asking::Entry;
use super::reckoned::Shot;
use crate::games::massive_darkness_2::rules::odds::{BestPlay, LeftOut};
use crate::games::massive_darkness_2::rules::{Answer, AttackType, Class, EnemyId};
use crate::house::text::Texts;
use crate::kit::question::Odds;
use crate::tr;
use std::sync::Arc;

/// What is left of a list of chances is told together when it is less likely than this, in per cent.
const LITTLE: u8 = 2;

impl Table {
    /// What is told of an attack among the answers.
    pub(super) fn odds(&self, entry: &Entry, texts: &Texts) -> Option<Odds> {
        let Entry::Give(number, _) = entry else { return None };
        let seen = self.seen.as_ref()?;
        match seen.offers.get(*number)?.0 {
            Answer::Attack { target, kind } => Some(self.odds_of(Shot { hero: seen.seat, kind, target }, texts)),
            Answer::LeadAttack { ally, kind, target } => Some(self.odds_of_ally(ally, kind, target, texts)),
            _ => None,
        }
    }

    /// Who fights beside the Heroes uses nothing: what is told is what the dice come to, as long as no Claws are spent.
    fn odds_of_ally(&self, ally: u8, kind: AttackType, target: EnemyId, texts: &Texts) -> Odds {
        let foreseen = self.game().foreseen_of_ally(ally, kind, target);
        let (whole, tenth) = tenths(foreseen.wounds_in_tenths);
        let short = tr!(texts, "table-chance", kills = i64::from(foreseen.kills), whole = whole, tenth = tenth);
        let full = self.enemy_lines(target, texts).join("\n");
        Odds { percent: foreseen.kills, short, full: Some(full.into()) }
    }

    /// The attacks among these answers that take longer to be reckoned.
    pub(super) fn shots(&self, list: &[Entry]) -> Vec<Shot> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let shot = |entry: &Entry| match (entry, seen.seat) {
            (Entry::Give(number, _), hero) => match seen.offers.get(*number)?.0 {
                Answer::Attack { target, kind } => Some(Shot { hero, kind, target }),
                _ => None,
            },
            _ => None,
        };
        list.iter().filter_map(shot).filter(|shot| self.has_arrows(*shot)).collect()
    }

    /// M2-RANGER-02: are Arrow cards revealed in it?
    fn has_arrows(&self, shot: Shot) -> bool {
        shot.kind == AttackType::Ranged && self.game().class(shot.hero) == Class::Ranger
    }

    fn odds_of(&self, shot: Shot, texts: &Texts) -> Odds {
        let Shot { hero, kind, target } = shot;
        let foreseen = self.game().foreseen(hero, kind, target);
        let (whole, tenth) = tenths(foreseen.wounds_in_tenths);
        let alone = tr!(texts, "table-chance", kills = i64::from(foreseen.kills), whole = whole, tenth = tenth);
        let has_arrows = self.has_arrows(shot);
        let enemy = self.enemy_lines(target, texts).join("\n");
        let best = match has_arrows {
            true => self.reckoned.of(shot).cloned(),
            false => Some(self.game().at_best(hero, kind, target)),
        };
        let Some(best) = best else {
            let short = format!("{alone}\n{}", tr!(texts, "table-chance-coming")).into();
            return Odds { percent: foreseen.kills, short, full: Some(enemy.into()) };
        };
        let (whole, tenth) = tenths(best.mean_in_tenths(&best.wounds));
        let kills = i64::from(best.percent(best.kills));
        let at_best = tr!(texts, "table-chance-best", kills = kills, whole = whole, tenth = tenth);
        let short = format!("{alone}\n{at_best}").into();
        let mut told = best_in_words(&best, has_arrows, texts);
        let left_out = self.left_out(hero, &best, texts);
        if !left_out.is_empty() {
            told.push(tr!(texts, "table-chance-left-out", list = left_out.as_str()));
        }
        told.push(tr!(texts, "table-chance-policy"));
        let full = format!("{}\n\n{enemy}", told.join("\n"));
        Odds { percent: foreseen.kills, short, full: Some(full.into()) }
    }

    /// What is not counted, each once.
    fn left_out(&self, hero: u8, best: &BestPlay, texts: &Texts) -> String {
        let (words, class) = (self.words(texts), self.game().class(hero));
        let mut names: Vec<Arc<str>> = Vec::new();
        for left_out in &best.left_out {
            let name = match left_out {
                LeftOut::Ability(what) => words.source(what.source, class),
                LeftOut::Claws => tr!(texts, "table-chance-claws"),
                LeftOut::Arrows(cards) => tr!(texts, "table-chance-arrows", count = i64::from(*cards)),
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(", ")
    }
}

/// The policy, what is dealt, what it costs in return, and how far it is counted.
fn best_in_words(best: &BestPlay, has_arrows: bool, texts: &Texts) -> Vec<Arc<str>> {
    let (whole, tenth) = tenths(best.mean_in_tenths(&best.suffered));
    let falls = i64::from(best.percent(best.falls));
    let arrows = if has_arrows { "yes" } else { "no" };
    let suffered = if falls > 0 {
        tr!(texts, "table-chance-falls", arrows = arrows, whole = whole, tenth = tenth, percent = falls)
    } else {
        tr!(texts, "table-chance-suffered", arrows = arrows, whole = whole, tenth = tenth)
    };
    let mut told = vec![
        tr!(texts, "table-chance-aim"),
        tr!(texts, "table-chance-spread", list = spread_in_words(best, texts).as_str()),
        suffered,
    ];
    if best.is_least {
        told.push(tr!(texts, "table-chance-least"));
    } else if best.left_out.is_empty() {
        told.push(tr!(texts, "table-chance-exact"));
    }
    told
}

/// How likely each number of Wounds is, the unlikely large ones together.
fn spread_in_words(best: &BestPlay, texts: &Texts) -> String {
    let mut told: Vec<Arc<str>> = Vec::new();
    for (number, chance) in best.wounds.iter().enumerate() {
        let rest = best.percent(best.wounds[number..].iter().sum());
        let is_last = number + 1 == best.wounds.len();
        let (number, percent) = (number as i64, i64::from(best.percent(*chance)));
        if rest < LITTLE && !is_last {
            if rest > 0 {
                told.push(tr!(texts, "table-chance-or-more", number = number, percent = i64::from(rest)));
            }
            break;
        }
        told.push(tr!(texts, "table-chance-number", number = number, percent = percent));
    }
    told.join(" · ")
}

/// Whole ones and tenths.
fn tenths(number: u16) -> (i64, i64) {
    (i64::from(number / 10), i64::from(number % 10))
}

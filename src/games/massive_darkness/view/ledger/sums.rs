//! What an entry makes of a Hero's XP and Micro-XP: had, gained, has now; and what the limit takes of it (XP-03).

use crate::games::massive_darkness::campaign::bounds::skill_costs;
use crate::games::massive_darkness::campaign::entry::{HeroResult, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::tr;

/// What an entry gives a Hero, and what it takes for Skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gain {
    xp: i64,
    micro_xp: i64,
    /// Whole XP.
    spent: i64,
}

/// Of the result of a Quest; `after` is the Hero as the book would have him then, if it would have him.
pub(super) fn of_result(
    words: &Words<'_>,
    before: &HeroRecord,
    after: Option<&HeroRecord>,
    result: &HeroResult,
) -> String {
    let spent = skill_costs(words.library, before, &result.skills);
    let gain = Gain { xp: result.xp.into(), micro_xp: result.micro_xp.into(), spent };
    gain.said(words, before, after)
}

/// Of XP and Micro-XP that a Hero earned besides.
pub(super) fn of_earned(words: &Words<'_>, before: &HeroRecord, xp: u8, micro_xp: u16) -> String {
    let (five, mut after) = (u32::from(MICRO_XP_PER_XP), before.clone());
    let earned = u32::from(xp) * five + u32::from(micro_xp);
    after.set_worth(before.worth() + earned);
    // More at once than anybody holds is refused, so nobody has it.
    let is_held = earned / five <= u32::from(MAX_XP);
    let gain = Gain { xp: xp.into(), micro_xp: micro_xp.into(), spent: 0 };
    gain.said(words, before, is_held.then_some(&after))
}

/// Of an entry that stands between two states of the party, Hero by Hero; nothing of one that earns nobody anything.
pub(super) fn of_entry(words: &Words<'_>, what: &What, before: &[HeroRecord], after: &[HeroRecord]) -> Vec<String> {
    let named = |record: &HeroRecord, sum: String| {
        tr!(words.texts, "ledger-of-hero", hero = words.hero(&record.hero).as_ref(), what = sum).to_string()
    };
    let of = |hero: &str| before.iter().zip(after).find(|(record, _)| record.hero == hero);
    match what {
        What::QuestEnded(ending) => {
            let sums = ending.heroes.iter().filter_map(|result| {
                let (before, after) = of(&result.hero)?;
                Some(named(before, of_result(words, before, Some(after), result)))
            });
            sums.collect()
        }
        What::Earned { hero, xp, micro_xp } => {
            let gain = Gain { xp: (*xp).into(), micro_xp: (*micro_xp).into(), spent: 0 };
            let sum = of(hero).map(|(before, after)| named(before, gain.said(words, before, Some(after))));
            sum.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

impl Gain {
    fn said(self, words: &Words<'_>, before: &HeroRecord, after: Option<&HeroRecord>) -> String {
        let texts = words.texts;
        let amounts = |xp: i64, micro_xp: i64| tr!(texts, "ledger-amounts", xp = xp, micro = micro_xp).to_string();
        let has = |record: &HeroRecord| amounts(i64::from(record.xp), i64::from(record.micro_xp));
        let mut said = vec![tr!(texts, "ledger-sum-had", was = has(before)).to_string()];
        said.push(tr!(texts, "ledger-sum-gained", gained = amounts(self.xp, self.micro_xp)).to_string());
        if self.spent > 0 {
            said.push(tr!(texts, "ledger-sum-spent", xp = self.spent).to_string());
        }
        let Some(after) = after else { return said.join(" → ") };
        said.push(tr!(texts, "ledger-sum-now", now = has(after)).to_string());
        let sum = said.join(" → ");
        match self.above_the_limit(before) {
            0 => sum,
            lost => format!("{sum}. {}", tr!(texts, "ledger-sum-lost", xp = lost, most = i64::from(MAX_XP))),
        }
    }

    /// XP-03, OQ-39: so many XP are above the limit once the Skills are paid for.
    fn above_the_limit(self, before: &HeroRecord) -> i64 {
        let five = i64::from(MICRO_XP_PER_XP);
        let worth = i64::from(before.worth()) + (self.xp - self.spent) * five + self.micro_xp;
        (worth / five - i64::from(MAX_XP)).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_takes_what_is_above_thirty_after_skills_are_paid() {
        let hero = HeroRecord {
            hero: "owen".into(),
            class: "paladin-of-fury".into(),
            xp: 28,
            micro_xp: 3,
            skills: std::collections::BTreeMap::default(),
            cards: Vec::new(),
        };
        let lost = |xp, micro_xp, spent| Gain { xp, micro_xp, spent }.above_the_limit(&hero);
        assert_eq!(lost(2, 1, 0), 0, "30 XP and 4 Micro-XP can be held");
        assert_eq!(lost(2, 2, 0), 1, "five Micro-XP still turn into one XP");
        assert_eq!(lost(9, 0, 5), 2);
        assert_eq!(lost(-20, 0, 0), 0);
    }
}

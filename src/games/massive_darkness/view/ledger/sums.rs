//! What an entry makes of a Hero's XP and Micro-XP: had, gained, has now; and what the limit takes of it (XP-03).

use crate::games::massive_darkness::campaign::entry::HeroResult;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::tr;

/// Of the result of a Quest; `after` is the Hero as the book would have him then.
pub(super) fn of_result(words: &Words<'_>, before: &HeroRecord, after: &HeroRecord, result: &HeroResult) -> String {
    let mut skills = before.skills.clone();
    let costs = result.skills.iter().map(|line| {
        let bought = skills.entry(line.clone()).or_default();
        *bought += 1;
        before.skill_cost(words.library, line, *bought - 1).map_or(0, i64::from)
    });
    let spent = costs.sum();
    text(words, (before, after), (i64::from(result.xp), i64::from(result.micro_xp)), spent)
}

/// Of XP and Micro-XP that a Hero earned besides.
pub(super) fn of_earned(words: &Words<'_>, before: &HeroRecord, xp: u8, micro_xp: u16) -> String {
    let mut after = before.clone();
    after.set_worth(before.worth() + u32::from(xp) * u32::from(MICRO_XP_PER_XP) + u32::from(micro_xp));
    text(words, (before, &after), (i64::from(xp), i64::from(micro_xp)), 0)
}

fn text(
    words: &Words<'_>,
    (before, after): (&HeroRecord, &HeroRecord),
    (xp, micro_xp): (i64, i64),
    spent: i64,
) -> String {
    let texts = words.texts;
    let amounts = |xp: i64, micro_xp: i64| tr!(texts, "ledger-amounts", xp = xp, micro = micro_xp).to_string();
    let has = |record: &HeroRecord| amounts(i64::from(record.xp), i64::from(record.micro_xp));
    let mut said = vec![tr!(texts, "ledger-sum-had", was = has(before)).to_string()];
    said.push(tr!(texts, "ledger-sum-gained", gained = amounts(xp, micro_xp)).to_string());
    if spent > 0 {
        said.push(tr!(texts, "ledger-sum-spent", xp = spent).to_string());
    }
    said.push(tr!(texts, "ledger-sum-now", now = has(after)).to_string());
    let mut sum = said.join(" → ");
    let lost = above_the_limit(before, (xp, micro_xp), spent);
    if lost > 0 {
        sum = format!("{sum}. {}", tr!(texts, "ledger-sum-lost", xp = lost, most = i64::from(MAX_XP)));
    }
    sum
}

/// XP-03, OQ-39: so many XP are above the limit once the Skills are paid for.
fn above_the_limit(before: &HeroRecord, (xp, micro_xp): (i64, i64), spent: i64) -> i64 {
    let five = i64::from(MICRO_XP_PER_XP);
    let worth = i64::from(before.worth()) + (xp - spent) * five + micro_xp;
    (worth / five - i64::from(MAX_XP)).max(0)
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
        assert_eq!(above_the_limit(&hero, (2, 1), 0), 0, "30 XP and 4 Micro-XP can be held");
        assert_eq!(above_the_limit(&hero, (2, 2), 0), 1, "five Micro-XP still turn into one XP");
        assert_eq!(above_the_limit(&hero, (9, 0), 5), 2);
        assert_eq!(above_the_limit(&hero, (-20, 0), 0), 0);
    }
}

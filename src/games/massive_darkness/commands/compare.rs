//! `simulate --compare`: the same seeds before a change of a quest and after it, what is won more or less, and where that comes from.

use super::simulate::for_people;
use crate::cli::words::json;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::sweep::play_all;
use crate::games::massive_darkness::playtest::compared::{Cause, Seen, causes, for_machines};
use crate::games::massive_darkness::playtest::{CONFIDENCE, Paired, Plan, Player, Statistics, Traces, Trial};
use crate::games::massive_darkness::quest::lay_out;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use crate::games::massive_darkness::trial_words::{above_causes, cause, difference};
use crate::house::text::Texts;
use serde_json::json;

/// Who plays both, and how many games.
pub(super) struct Comparing<'a> {
    /// The box.
    pub rules: &'a MassiveDarknessRules,
    /// Who plays.
    pub player: Player,
    /// How many games.
    pub plan: Plan,
}

/// What came out of one of the two.
struct Played {
    dungeon: Dungeon,
    sum: Statistics,
    traces: Traces,
}

impl Played {
    fn seen(&self) -> Seen<'_> {
        self.traces.of_batch(&self.sum, &self.dungeon)
    }
}

impl Comparing<'_> {
    /// Plays both and tells them apart.
    pub(super) fn run(&self, before: &Trial, after: &Trial, for_machines: bool, texts: &Texts) -> Answer {
        let (old, new) = (self.play(before)?, self.play(after)?);
        let paired = Paired::of(&old.sum, &new.sum, self.plan.first_seed);
        let causes = causes(&old.seen(), &new.seen());
        let text = if for_machines {
            self.for_machines([&old, &new], paired, &causes)
        } else {
            let mut text = String::new();
            for (title, played) in [("compared-before", &old), ("compared-after", &new)] {
                text += &format!("{}:\n{}\n", texts.get(title), for_people(texts, &played.sum, self.player));
            }
            let [games, said] = difference(texts, paired);
            text += &format!("{}:\n{games}\n{said}\n", texts.get("compared-title"));
            text += &format!("{}\n", above_causes(texts, !causes.is_empty()));
            causes.iter().for_each(|found| text += &format!("- {}\n", cause(texts, &after.quest, found)));
            text
        };
        let is_sound = [&old, &new].iter().all(|played| played.sum.failed + played.sum.stuck == 0);
        Ok(if is_sound { Said::well(text) } else { Said::badly(text) })
    }

    fn play(&self, trial: &Trial) -> Result<Played, Fault> {
        let (sum, traces) = play_all(self.rules, trial, self.player, &self.plan)?;
        let dungeon = lay_out(&trial.quest, &self.rules.library.tiles).map_err(BeginError::Quest)?;
        Ok(Played { dungeon, sum, traces })
    }

    fn for_machines(&self, [old, new]: [&Played; 2], paired: Paired, causes: &[Cause]) -> String {
        json(&json!({
            "bot": self.player.id(),
            "budget": self.player.budget(),
            "first_seed": self.plan.first_seed,
            "before": old.sum,
            "after": new.sum,
            "paired": paired,
            "difference": paired.difference(),
            "confidence_percent": CONFIDENCE,
            "causes": causes.iter().map(for_machines).collect::<Vec<_>>(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::Party;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use serde_json::Value;

    #[test]
    fn a_change_is_told_in_words_and_to_machines() {
        let rules = table();
        let quest = start(&rules, 2).quest;
        let setup = Setup::standard(Vec::new(), 2, Edition::De);
        let before = Trial { quest, party: Party::Drawn(2), setup };
        let mut after = before.clone();
        after.quest.start_level = 2;
        let player = Player::Greedy;
        let comparing = Comparing { rules: &rules, player, plan: Plan::new(40, 1) };
        let told = |before: &Trial, after: &Trial, for_machines: bool, language: Language| {
            comparing.run(before, after, for_machines, &texts::of(language)).unwrap_or_else(|_| panic!("it plays")).text
        };
        let machines: Value = serde_json::from_str(&told(&before, &after, true, Language::English)).expect("JSON");
        assert_eq!(machines["paired"]["games"], 40);
        assert!(machines["paired"]["gained"].as_u64() > Some(0), "{machines}");
        for language in Language::ALL {
            let texts = texts::of(language);
            let same = told(&before, &before, false, language);
            assert!(same.contains(texts.get("compared-nothing").as_ref()), "{same}");
            let changed = told(&before, &after, false, language);
            assert!(!changed.contains('⟨') && changed.contains(texts.get("compared-title").as_ref()), "{changed}");
        }
    }
}

//! How long the rules, objectives, figures and objects of a quest are, with everything inside them. Checks compare what
//! stands in one of them with one another, so a bound on this keeps them quick.

use super::model::Quest;
use super::problem::Speaker;
use crate::games::massive_darkness::rules::language::quest::{Condition, Deed, Goal, QuestEffect};

/// Everything of a quest that has parts, with how many.
pub(super) fn sizes(quest: &Quest) -> Vec<(Speaker, usize)> {
    let mut sizes = Vec::new();
    for (at, rule) in quest.rules.iter().enumerate() {
        let by = Speaker::Rule(at + 1, rule.name.clone());
        sizes.push((by, conditions(&rule.only_if) + effects(&rule.effects)));
    }
    for (at, goal) in quest.goals.iter().enumerate() {
        let size = match goal {
            Goal::Kill(foes) => foes.len(),
            Goal::Task { all, .. } => conditions(all),
            Goal::PickUp(..) | Goal::AllEscape | Goal::Escapes(..) | Goal::ClearBoard | Goal::Survive(_) => 1,
        };
        sizes.push((Speaker::Goal(at + 1), size));
    }
    for foe in &quest.foes {
        let towards = |deed: &Deed| if let Deed::Move(_, towards) = deed { towards.len() } else { 0 };
        let acts = foe.acts.iter().map(|deed| 1 + towards(deed)).sum::<usize>();
        sizes.push((Speaker::Figure(foe.name.clone()), conditions(&foe.active_if) + acts + foe.tramples.len()));
    }
    sizes.extend(quest.objects.iter().map(|object| (Speaker::Object(object.name.clone()), object.bars.len())));
    sizes.extend(quest.acts.iter().map(|act| (Speaker::Act(act.name.clone()), conditions(&act.only_if))));
    sizes
}

fn conditions(list: &[Condition]) -> usize {
    let inside = |condition: &Condition| match condition {
        Condition::Not(inner) => conditions(std::slice::from_ref(inner)),
        Condition::Any(inner) => conditions(inner),
        _ => 0,
    };
    list.iter().map(|condition| 1 + inside(condition)).sum()
}

fn effects(list: &[QuestEffect]) -> usize {
    let inside = |effect: &QuestEffect| match effect {
        QuestEffect::To(_, inner) => effects(inner),
        QuestEffect::DestroyOne(objects) => objects.len(),
        _ => 0,
    };
    list.iter().map(|effect| 1 + inside(effect)).sum()
}

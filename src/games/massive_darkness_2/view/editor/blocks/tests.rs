use super::*;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::own_quests::{open, put_new};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::texts;
use crate::house::storage::DataDirs;
use crate::house::text::Language;

fn holds<T: Numbered>(offered: &[Choice<T>], one: &T) -> bool {
    offered.iter().any(|known| known.what.is_like(one))
}

fn is_offered(offered: &[Choice<String>], name: &String) -> bool {
    offered.iter().any(|known| known.what == *name)
}

/// Everything that stands in the Quests of the box can be picked, too.
#[test]
fn whatever_stands_in_a_quest_of_the_box_can_be_picked() {
    let (all, texts) = (CoreBox::open().expect("the box"), texts::of(Language::English));
    for quest in all.quests.iter() {
        let offered = Offered::of(quest, Blocks::of(quest, &texts), &all);
        let needs = quest.tasks.iter().flat_map(|task| &task.needs);
        let needs = needs.chain(quest.moments.iter().flat_map(|moment| &moment.needs));
        for need in needs.chain(quest.doors.iter().flat_map(|door| &door.needs)) {
            assert!(holds(&offered.needs, need), "{}: {need:?}", quest.id);
        }
        let brings = quest.tasks.iter().flat_map(|task| &task.r#do);
        let brings = brings.chain(quest.rules.iter().flat_map(|rule| &rule.r#do));
        for bring in brings.chain(quest.moments.iter().flat_map(|moment| &moment.r#do)) {
            assert!(holds(&offered.brings, bring), "{}: {bring:?}", quest.id);
        }
        for goal in &quest.goals {
            assert!(holds(&offered.goals, goal), "{}: {goal:?}", quest.id);
        }
        for kind in quest.passages.iter().chain(&quest.immune_without) {
            assert!(is_offered(&offered.tokens, kind), "{}: {kind}", quest.id);
        }
        if let Some(escort) = &quest.escort {
            assert!(
                is_offered(&offered.gates, &escort.gate) && is_offered(&offered.tokens, &escort.to),
                "{}",
                quest.id
            );
        }
        if let Some(burden) = &quest.burden {
            assert!(
                is_offered(&offered.cards, &burden.card) && is_offered(&offered.tasks, &burden.task),
                "{}",
                quest.id
            );
        }
        if let Some(fight) = &quest.boss {
            let tokens = fight.shield.iter().chain(fight.lay.iter().map(|(kind, _, _)| kind));
            assert!(tokens.into_iter().all(|kind| is_offered(&offered.tokens, kind)), "{}", quest.id);
            assert!(fight.drains.iter().all(|counter| is_offered(&offered.counters, counter)), "{}", quest.id);
            assert!(is_offered(&offered.bosses, &fight.boss), "{}", quest.id);
        }
    }
}

/// The words of a Quest with nothing left of it but what `Written` says: each part of a Quest has a sentence.
#[test]
fn every_part_of_a_quest_of_the_box_is_a_sentence_and_is_the_same_after_it_was_saved() {
    let all = CoreBox::open().expect("the box");
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    for quest in all.quests.iter() {
        let (own, file) = put_new(quest.clone(), &format!("my-{}", quest.id), &dirs).expect("it is written");
        let read = open(&file, &all).expect("a quest");
        assert_eq!(read, own);
        assert_eq!(Quest { id: quest.id.clone(), ..read.clone() }, *quest);
        for texts in Language::ALL.map(texts::of) {
            let written = Written::of(&read, Blocks::of(&read, &texts));
            let parts = [&written.tasks, &written.rules, &written.moments, &written.doors];
            let parts = || parts.into_iter().flatten();
            let words = parts().flat_map(|part| part.needs.iter().chain(&part.brings));
            let lines = words.map(AsRef::as_ref).chain(parts().map(|part| part.sentence.as_str()));
            let lines = lines.chain(written.goals.iter().chain(&written.counters).map(AsRef::as_ref));
            for line in lines.chain(written.specials.iter().map(String::as_str)) {
                assert!(!line.trim().is_empty() && !line.contains(['⟨', '{', '$']), "{}: {line:?}", quest.id);
            }
            let counts = [written.tasks.len(), written.rules.len(), written.moments.len(), written.goals.len()];
            assert_eq!(counts, [read.tasks.len(), read.rules.len(), read.moments.len(), read.goals.len()]);
            let fight = read.boss.as_ref().map_or(0, |fight| {
                1 + usize::from(fight.lay.is_some())
                    + usize::from(fight.shield.is_some())
                    + usize::from(!fight.drains.is_empty())
            });
            let is = usize::from;
            let specials = is(read.as_if.is_some())
                + is(read.passages.is_some())
                + is(read.immune_without.is_some())
                + is(read.escort.is_some())
                + 2 * is(read.burden.is_some())
                + fight;
            assert_eq!(written.specials.len(), specials, "{}: {:?}", quest.id, written.specials);
        }
    }
}

//! Looking for what can hardly be meant: at once where that takes no time, beside the window where the quest is large.

use super::EditorScreen;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::lint::{Advice, advice};
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::kit::coming::{Coming, LOOK};
use egui::Context;
use std::sync::Arc;

/// Quests with more tiles are looked at beside the window.
const TILES_AT_ONCE: usize = 40;
/// Those with more rules, doors and ways, too: no quest of the box comes near.
const THINGS_AT_ONCE: usize = 200;

/// A quest that is being looked at in a thread of its own.
pub(super) struct Checking {
    found: Coming<Vec<Advice>>,
    /// The quest has changed meanwhile.
    is_old: bool,
}

/// Does it take so long to look at a quest that the window would wait?
pub(super) fn is_large(quest: &Quest) -> bool {
    let ways = quest.doors.len() + quest.borders.len() + quest.stairs.len();
    let spoken = quest.rules.len() + quest.goals.len() + quest.names.len();
    quest.tiles.len() > TILES_AT_ONCE || ways + spoken > THINGS_AT_ONCE
}

fn look(rules: &MassiveDarknessRules, quest: &Quest) -> Vec<Advice> {
    advice(quest, &rules.library.tiles)
}

impl Checking {
    /// Begins to look; none where it has been done at once. As long as an older version
    /// is being looked at, the newer one waits: never are there two threads.
    pub(super) fn begin(rules: &MassiveDarknessRules, quest: &Arc<Quest>, before: Option<Self>) -> Option<Self> {
        if !is_large(quest) {
            return None;
        }
        if let Some(before) = before {
            return Some(Self { is_old: true, ..before });
        }
        let (rules, quest) = (rules.clone(), Arc::clone(quest));
        Some(Self { found: Coming::begin("lint", move || look(&rules, &quest)), is_old: false })
    }
}

impl EditorScreen {
    /// Takes what has been found meanwhile.
    pub(super) fn look_for_advice(&mut self, window: &Context) {
        let Some(checking) = &mut self.checking else { return };
        match checking.found.take() {
            None if checking.found.is_on_its_way() => window.request_repaint_after(LOOK),
            Some(_) if checking.is_old => {
                self.checking = Checking::begin(&self.rules, self.history.current(), None);
                window.request_repaint_after(LOOK);
            }
            Some(advice) => {
                self.sheet.advice = advice;
                self.sheet.fixes.take();
                self.checking = None;
            }
            None => self.checking = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::quest::model::{PlacedTile, Spot};

    #[test]
    fn large_quests_are_looked_at_beside_the_window_and_the_same_is_found() {
        let table = table();
        let mut quest = start(&table, 1).quest;
        assert!(Checking::begin(&table, &Arc::new(quest.clone()), None).is_none(), "a small one at once");
        for row in 2..16 {
            let tile = |column: i16| PlacedTile {
                tile: "4R".to_owned(),
                at: Spot { x: 3 * column, y: 3 * row, storey: 0 },
                turn: 0,
                wounds: 0,
            };
            quest.tiles.extend((0..3).map(tile));
        }
        let quest = Arc::new(quest);
        let checking = Checking::begin(&table, &quest, None).expect("a large one beside");
        let mut checking = Checking::begin(&table, &quest, Some(checking)).expect("the same thread");
        assert!(checking.is_old, "what was changed meanwhile waits for it");
        let found = checking.found.take_late().expect("it is found");
        assert_eq!(found, look(&table, &quest));
        assert!(found.iter().any(|one| matches!(one, Advice::TileTwice(..))));
    }
}

//! Quests that do not fit sides of Tiles that somebody has typed in: their maps were drawn for those of the box.

use super::words::Telling;
use super::{Looked, Weight, look};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, is_own};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// So much is told of what does not fit into a Quest.
const MOST_TOLD: usize = 4;

/// What cannot be meant in a Quest because of sides that somebody has typed in.
#[derive(Clone, Debug)]
pub struct Misfit {
    /// The Quest.
    pub quest: Quest,
    /// Those sides of it that are not as in the box.
    pub sides: Vec<String>,
    looked: Looked,
}

impl Misfit {
    /// What does not fit there, the gravest first; none where the Quest can be played as it was meant.
    #[must_use]
    pub fn of(quest: &Quest, all: &CoreBox) -> Option<Self> {
        let is_typed = |side: &&TileSide| all.ours.is_typed(side) && !is_own(quest, &side.id);
        let typed = all.sides.iter().filter(is_typed).map(|side| &side.id);
        let sides: Vec<String> = typed.filter(|id| quest.tiles.iter().any(|tile| tile.side == **id)).cloned().collect();
        if sides.is_empty() {
            return None;
        }
        let mut looked = look(quest, all);
        looked.findings.retain(|finding| finding.weight() > Weight::Hint);
        (!looked.findings.is_empty()).then(|| Self { quest: quest.clone(), sides, looked })
    }

    /// All of the Quests of the box.
    #[must_use]
    pub fn all(all: &CoreBox) -> Vec<Self> {
        all.quests.iter().filter_map(|quest| Self::of(quest, all)).collect()
    }

    /// Can it be played all the same?
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        self.looked.can_be_played()
    }

    /// Which sides do not fit into which Quest, and below that what does not, a line each.
    #[must_use]
    pub fn told(&self, all: &CoreBox, texts: &Texts) -> Vec<Arc<str>> {
        let telling = Telling { all, quest: &self.quest, looked: &self.looked, texts };
        let quest = quest_name(&self.quest.id, &self.quest.told, texts);
        let (count, sides) = (self.sides.len() as i64, self.sides.join(", "));
        let heading = tr!(texts, "tile-md2-misfit", count = count, tiles = sides, quest = quest.as_ref());
        let findings = &self.looked.findings;
        let said = findings.iter().take(MOST_TOLD).map(|finding| telling.say(finding));
        let more = (findings.len() > MOST_TOLD).then(|| tr!(texts, "tile-md2-misfit-more"));
        std::iter::once(heading).chain(said).chain(more).collect()
    }
}

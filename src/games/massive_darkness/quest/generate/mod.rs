//! A first draft for people who face an empty page: from a seed and a few wishes a whole quest that can be played and that
//! the linter has nothing against. The same seed and wishes always give the same quest.
//!
//! `map` lays tiles side by side, `ways` hangs doors until one gets everywhere, `furnish` says where things lie and
//! what is to be done.

mod furnish;
mod map;
mod ways;

#[cfg(test)]
mod tests;

use super::edit::empty;
use super::layout::lay_out;
use super::lint::{Advice, Inside, advice};
use super::model::Quest;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::texts;
use crate::house::text::{Language, Texts};
use crate::kernel::dealer::{Dealer, Stream};

/// COMP-06: doors in a box.
const DOORS: usize = 15;
/// Attempts to find a map that suits, before a smaller one is tried.
const ATTEMPTS: u32 = 24;

/// What an author would like to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wishes {
    /// How many tiles.
    pub tiles: u8,
    /// SETUP-13: the Level at the start, and the highest one.
    pub levels: (u8, u8),
    /// ZONE-03: how many Chambers can be entered; more where somebody could not get on otherwise.
    pub chambers: u8,
    /// What is to be done.
    pub template: Template,
}

impl Default for Wishes {
    fn default() -> Self {
        Self { tiles: 5, levels: (1, 3), chambers: 7, template: Template::Library }
    }
}

/// What is to be done in a drafted quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Template {
    /// Get through and out.
    Escape,
    /// Fetch what lies in the library, then get out.
    Library,
    /// Fetch two artifacts, then get out.
    Artifacts,
    /// Burn out the lairs.
    Lairs,
    /// Kill a monster with a name.
    Quarry,
    /// Hold out while enemies come in waves.
    Siege,
}

impl Template {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Escape, Self::Library, Self::Artifacts, Self::Lairs, Self::Quarry, Self::Siege];

    /// Its name in arguments.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Escape => "escape",
            Self::Library => "library",
            Self::Artifacts => "artifacts",
            Self::Lairs => "lairs",
            Self::Quarry => "quarry",
            Self::Siege => "siege",
        }
    }

    /// The message with its name.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Escape => "draft-escape",
            Self::Library => "draft-library",
            Self::Artifacts => "draft-artifacts",
            Self::Lairs => "draft-lairs",
            Self::Quarry => "draft-quarry",
            Self::Siege => "draft-siege",
        }
    }

    /// The message with the story of such a quest.
    #[must_use]
    pub fn story_message_id(self) -> &'static str {
        match self {
            Self::Escape => "draft-escape-story",
            Self::Library => "draft-library-story",
            Self::Artifacts => "draft-artifacts-story",
            Self::Lairs => "draft-lairs-story",
            Self::Quarry => "draft-quarry-story",
            Self::Siege => "draft-siege-story",
        }
    }
}

/// The most tiles a draft can have: one box, and each tile lies with one side up.
#[must_use]
pub fn most_tiles(sides: &[TileSide]) -> u8 {
    map::numbers(sides).len().min(9) as u8
}

/// The titles to choose from.
const TITLES: [&str; 12] = [
    "draft-title-1",
    "draft-title-2",
    "draft-title-3",
    "draft-title-4",
    "draft-title-5",
    "draft-title-6",
    "draft-title-7",
    "draft-title-8",
    "draft-title-9",
    "draft-title-10",
    "draft-title-11",
    "draft-title-12",
];

/// Who drafts quests: knows how to put them into every language.
pub struct Drafter {
    texts: Vec<Texts>,
}

impl Default for Drafter {
    fn default() -> Self {
        Self { texts: Language::ALL.map(texts::of).into() }
    }
}

impl Drafter {
    /// Drafts a quest. Wishes that cannot be met are met as far as possible.
    #[must_use]
    pub fn draft(&self, seed: u64, wishes: &Wishes, sides: &[TileSide]) -> Quest {
        let mut quest = generate(seed, wishes, sides);
        let title = TITLES[Stream::new(Dealer::new(seed)).pick(TITLES.len() as u32) as usize];
        for texts in &self.texts {
            let language = || texts.language().code().to_owned();
            quest.title.insert(language(), texts.get(title).to_string());
            quest.story.insert(language(), texts.get(wishes.template.story_message_id()).to_string());
            for foe in &quest.foes {
                let words = quest.words.entry(foe.name.clone()).or_default();
                words.insert(language(), texts.get("draft-quarry-name").to_string());
            }
        }
        quest
    }
}

/// The quest without a word of text.
fn generate(seed: u64, wishes: &Wishes, sides: &[TileSide]) -> Quest {
    let low = wishes.levels.0.clamp(1, 5);
    let mut tiles = wishes.tiles.clamp(1, most_tiles(sides).max(1));
    let mut spare = None;
    loop {
        for attempt in 0..ATTEMPTS {
            let chance = &mut Stream::new(Dealer::new(seed).branch(1 + u32::from(tiles) * ATTEMPTS + attempt));
            let wishes = Wishes { tiles, levels: (low, wishes.levels.1.clamp(low, 5)), ..*wishes };
            let Some(quest) = attempt_at(seed, &wishes, sides, chance) else { continue };
            if is_sound(&quest, sides) {
                return quest;
            }
            spare.get_or_insert(quest);
        }
        if tiles == 1 {
            // Tiles so strange that nothing suits: something to begin with is better than nothing.
            return spare.unwrap_or_else(|| empty(&id(seed)));
        }
        tiles -= 1;
    }
}

fn id(seed: u64) -> String {
    format!("draft-{seed}")
}

fn attempt_at(seed: u64, wishes: &Wishes, sides: &[TileSide], chance: &mut Stream) -> Option<Quest> {
    let mut quest = empty(&id(seed));
    quest.start_level = wishes.levels.0;
    quest.tiles = map::lay(usize::from(wishes.tiles), sides, chance);
    quest.start = quest.tiles.first()?.at;
    quest.doors = ways::hang(&quest, sides, usize::from(wishes.chambers), chance)?;
    furnish::furnish(&mut quest, sides, wishes, chance)?;
    // Rooms that nobody needs have no door, as in the quests of the box.
    let spare = advice(&quest, sides).into_iter().find(|one| matches!(one, Advice::NoDoor(_, _, Inside::Nothing)));
    quest.meant.extend(spare.map(|one| one.id().to_owned()));
    Some(quest)
}

/// It can be played, and the linter finds nothing but a title that is still to come.
#[must_use]
pub fn is_sound(quest: &Quest, sides: &[TileSide]) -> bool {
    let is_to_come = |one: &Advice| matches!(one, Advice::Untitled);
    lay_out(quest, sides).is_ok() && advice(quest, sides).iter().all(is_to_come)
}

//! QUESTS: how much of everything a Quest may bring to be laid out at all. Quests come from files that anybody may have written, and
//! what walks over all of it has to come to an end.

use crate::dungeon::MOST_ZONES;
use crate::quest::{Bring, Need, Quest};
use crate::story::MOST_TASKS;

/// A part of a Quest of which there may be too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is a field of a Quest")]
pub enum Part {
    OwnTiles,
    Tiles,
    Bridges,
    Doors,
    Starts,
    Mobs,
    Portals,
    Things,
    Tasks,
    Rules,
    Counters,
    Moments,
    Goals,
    Names,
    /// What one task, rule, moment or door needs or brings, or any other list within something.
    Words,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::OwnTiles,
        Self::Tiles,
        Self::Bridges,
        Self::Doors,
        Self::Starts,
        Self::Mobs,
        Self::Portals,
        Self::Things,
        Self::Tasks,
        Self::Rules,
        Self::Counters,
        Self::Moments,
        Self::Goals,
        Self::Names,
        Self::Words,
    ];

    /// So many of it are laid out at most.
    #[must_use]
    pub fn most(self) -> usize {
        match self {
            Self::OwnTiles | Self::Tiles => 16,
            Self::Bridges => 8,
            Self::Doors | Self::Things => 64,
            Self::Starts => 8,
            Self::Mobs => 8,
            Self::Portals => 16,
            Self::Tasks | Self::Counters | Self::Words => MOST_TASKS,
            Self::Rules | Self::Moments | Self::Goals => 24,
            Self::Names => MOST_ZONES,
        }
    }
}

/// Too much of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excess {
    /// The part of a box or of a Quest that there is too much or too little of.
    pub what: Part,
    /// How many there are.
    pub count: usize,
}

/// What a Quest has too much of, if there is such a thing.
#[must_use]
pub fn excess(quest: &Quest) -> Option<Excess> {
    let counts = [
        (Part::OwnTiles, quest.own_tiles.len()),
        (Part::Tiles, quest.tiles.len()),
        (Part::Bridges, quest.bridges.len()),
        (Part::Doors, quest.doors.len()),
        (Part::Starts, quest.starts.len()),
        (Part::Mobs, quest.mobs.len()),
        (Part::Portals, quest.portals.len()),
        (Part::Things, quest.things.len() + quest.marks.len()),
        (Part::Tasks, quest.tasks.len()),
        (Part::Rules, quest.rules.len()),
        (Part::Counters, quest.counters.len()),
        (Part::Moments, quest.moments.len()),
        (Part::Goals, quest.goals.len()),
        (Part::Names, quest.told.names.len()),
        (Part::Words, longest(quest)),
    ];
    let too_much = counts.into_iter().find(|(what, count)| *count > what.most());
    too_much.map(|(what, count)| Excess { what, count })
}

/// The longest list within something.
fn longest(quest: &Quest) -> usize {
    fn parts(needs: &[Need<String>], brings: &[Bring<String>]) -> usize {
        needs.len().max(brings.len())
    }
    let bridges = quest.bridges.iter().map(|(_, beside)| beside.len());
    let doors = quest.doors.iter().map(|door| door.needs.len());
    let tasks = quest.tasks.iter().map(|task| parts(&task.needs, &task.r#do));
    let rules = quest.rules.iter().map(|rule| rule.r#do.len());
    let moments = quest.moments.iter().map(|moment| parts(&moment.needs, &moment.r#do));
    let burden = quest.burden.iter().map(|burden| burden.wounds.len().max(burden.dice.len()));
    let fight = quest.boss.iter().map(|fight| {
        let laid = fight.lay.as_ref().map_or(0, |(_, _, spots)| spots.len());
        fight.starts.len().max(fight.drains.len()).max(laid)
    });
    bridges.chain(doors).chain(tasks).chain(rules).chain(moments).chain(burden).chain(fight).max().unwrap_or(0)
}

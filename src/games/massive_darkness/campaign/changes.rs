//! What an entry changed: before and after, as facts.

use super::standing::{Now, Standing};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::story::{HeroRecord, Stage, hero_level};

/// Something an entry changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Change {
    /// HERO-12: XP of a Hero.
    Xp {
        /// Whose.
        hero: String,
        before: u8,
        after: u8,
    },
    /// STORY-03: Micro-XP of a Hero.
    MicroXp {
        /// Whose.
        hero: String,
        before: u8,
        after: u8,
    },
    /// XP-03: XP above the limit that a Hero could not hold.
    Lapsed {
        /// Whose.
        hero: String,
        xp: u32,
    },
    /// STORY-07: the Level of a Hero.
    Level {
        /// Whose.
        hero: String,
        before: u8,
        after: u8,
    },
    /// CLASS-04: so many Skills of a line.
    Skills {
        /// Whose.
        hero: String,
        /// The line, by id.
        line: String,
        before: u8,
        after: u8,
    },
    /// Cards that came to a Hero.
    Got {
        /// To whom.
        hero: String,
        /// The cards, by code.
        cards: Vec<String>,
    },
    /// Cards that left a Hero.
    Gone {
        /// From whom.
        hero: String,
        /// The cards, by code.
        cards: Vec<String>,
    },
    /// What comes next for the party.
    Stage { before: Stage, after: Stage },
}

/// What is different.
#[must_use]
pub fn changes(library: &Library, before: &Standing, after: &Standing) -> Vec<Change> {
    let mut found = Vec::new();
    for (before, after) in before.party.iter().zip(&after.party).filter(|(before, after)| before != after) {
        of_hero(library, before, after, &mut found);
    }
    for (record, (before, after)) in after.party.iter().zip(before.lives.iter().zip(&after.lives)) {
        match after.lapsed.saturating_sub(before.lapsed) {
            0 => {}
            xp => found.push(Change::Lapsed { hero: record.hero.clone(), xp }),
        }
    }
    let is_playing = |standing: &Standing| matches!(standing.now(), Now::Playing(_));
    if before.state.stage != after.state.stage || is_playing(before) && !is_playing(after) {
        found.push(Change::Stage { before: before.state.stage, after: after.state.stage });
    }
    found
}

fn of_hero(library: &Library, before: &HeroRecord, after: &HeroRecord, found: &mut Vec<Change>) {
    let hero = || after.hero.clone();
    if before.xp != after.xp {
        found.push(Change::Xp { hero: hero(), before: before.xp, after: after.xp });
    }
    if before.micro_xp != after.micro_xp {
        found.push(Change::MicroXp { hero: hero(), before: before.micro_xp, after: after.micro_xp });
    }
    for (line, bought) in &after.skills {
        let earlier = before.skills.get(line).copied().unwrap_or(0);
        if earlier != *bought {
            found.push(Change::Skills { hero: hero(), line: line.clone(), before: earlier, after: *bought });
        }
    }
    let levels = [before, after].map(|record| hero_level(library, record));
    if levels[0] != levels[1] {
        found.push(Change::Level { hero: hero(), before: levels[0], after: levels[1] });
    }
    for (these, those, is_gain) in [(after, before, true), (before, after, false)] {
        let owned = |code: &str| those.cards.iter().any(|card| card.code == code);
        let cards: Vec<String> =
            these.cards.iter().filter(|card| !owned(&card.code)).map(|card| card.code.clone()).collect();
        if !cards.is_empty() {
            let hero = hero();
            found.push(if is_gain { Change::Got { hero, cards } } else { Change::Gone { hero, cards } });
        }
    }
}

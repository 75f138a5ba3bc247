//! What Massive Darkness 2 is played with: the cards, Tiles and Quests of the box, read and checked once; [`ours`] is what of it we have designed.

pub mod ours;

use super::rules::bounds::{Excess, Part};
use super::rules::cards::ItemCard;
use super::rules::layout::{Unlaid, lay_out};
use super::rules::own_tiles::{MOST_LETTERS, PrintedSide, TileFault, TileSide};
use super::rules::quest::Quest;
use super::rules::{Content, Dungeon, Printed, Unplayable};
use crate::games::tiles::names;
use crate::house::text::{Texts, packed, shown, unpacked};
use crate::house::wrong::Wrong;
use crate::kernel::hash::hash_of;
use crate::kernel::reading::{Unreadable, read_as};
use crate::tr;
use ours::{Listed, Ours};
use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A file of the box.
macro_rules! printed {
    ($file:literal) => {
        read(&unpacked(packed!("assets/massive-darkness-2/", $file))).map_err(NoBox::Unreadable)?
    };
}

/// A Quest of the box: its file, which is called by its id, and what is in it, packed.
macro_rules! quest {
    ($file:literal) => {
        ($file, packed!("quests/massive-darkness-2/", $file))
    };
}

/// The Quests, in the order in which they are offered.
const QUESTS: [(&str, &[u8]); 11] = [
    quest!("tutorial.ron"),
    quest!("highway-to-hellscape.ron"),
    quest!("the-passage.ron"),
    quest!("the-demon-artifact.ron"),
    quest!("the-cursed-sword.ron"),
    quest!("hellish-maze.ron"),
    quest!("the-horror-beast.ron"),
    quest!("releasing-michael.ron"),
    quest!("soul-collector.ron"),
    quest!("the-soul-keys.ron"),
    quest!("hellscape.ron"),
];

/// Is a Quest of the box called so?
#[must_use]
pub fn is_in_the_box(id: &str) -> bool {
    QUESTS.iter().any(|(file, _)| file.strip_suffix(".ron") == Some(id))
}

/// Cards and Quests leave out `Some`.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    read_as(&Options::default().with_default_extension(Extensions::IMPLICIT_SOME), text)
}

/// All that is in it, checked, with the Quests laid out.
#[derive(Clone, Debug)]
pub struct CoreBox {
    /// The cards.
    pub content: Arc<Content>,
    /// The sides of the Tiles.
    pub sides: Arc<Vec<TileSide>>,
    /// The Tutorial first, then by number.
    pub quests: Arc<Vec<Quest>>,
    /// What of it we have designed: it is told, and no part of what games are played with.
    pub ours: Arc<Ours>,
    /// One number that stands for cards and Tiles.
    pub hash: u64,
}

/// Why there is nothing to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoBox {
    /// A file cannot be read.
    Unreadable(Unreadable),
    /// The cards are no game.
    Unplayable(Unplayable),
    /// A Quest cannot be laid out.
    Unlaid(Unlaid),
}

impl Wrong for NoBox {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Unreadable(error) => error.say(texts),
            Self::Unplayable(why) => why_unplayable(why, texts),
            Self::Unlaid(error) => unlaid(error, texts),
        }
    }
}

/// What a card of the box is called; of any other, its code.
fn called(code: &str, texts: &Texts) -> String {
    let named = ["item", "skill", "hero", "tool"].map(|kind| format!("{kind}-{code}"));
    named
        .iter()
        .find(|message| texts.has(message))
        .map_or_else(|| shown(code).to_string(), |message| texts.get(message).to_string())
}

/// Why cards are no game, as a sentence.
pub(super) fn why_unplayable(why: &Unplayable, texts: &Texts) -> Arc<str> {
    match why {
        Unplayable::Twice(name) => tr!(texts, "wrong-md2-twice", name = shown(name)),
        Unplayable::Grade(name) => tr!(texts, "wrong-md2-grade", name = shown(name)),
        Unplayable::Card(name) => tr!(texts, "wrong-md2-card", name = shown(name)),
        Unplayable::Circle(one, other) => {
            tr!(texts, "wrong-md2-circle", name = called(one, texts), other = called(other, texts))
        }
        Unplayable::Number("items") => tr!(texts, "wrong-md2-number-items"),
        Unplayable::Number("doors") => tr!(texts, "wrong-md2-number-doors"),
        Unplayable::Number("arrows") => tr!(texts, "wrong-md2-number-arrows"),
        Unplayable::Number("outfits") => tr!(texts, "wrong-md2-number-outfits"),
        Unplayable::Number("first skills") => tr!(texts, "wrong-md2-number-first-skills"),
        Unplayable::Number("token sides") => tr!(texts, "card-md2-problem-tokens"),
        Unplayable::Number("tiles") => tr!(texts, "wrong-md2-number-tiles"),
        Unplayable::Number(_) | Unplayable::Dice => tr!(texts, "wrong-md2-number"),
    }
}

/// Why a Quest cannot be laid out, as a sentence.
pub(super) fn unlaid(error: &Unlaid, texts: &Texts) -> Arc<str> {
    match error {
        Unlaid::NoTile(name) | Unlaid::Tile(name) => tr!(texts, "wrong-md2-tile", name = name.as_str()),
        Unlaid::OwnTile(name, fault) => own_tile(name, *fault, texts),
        Unlaid::Twice((x, y)) => tr!(texts, "wrong-md2-overlap", zone = zone_name(*x, *y)),
        Unlaid::Nowhere((x, y)) => tr!(texts, "wrong-md2-nowhere", zone = zone_name(*x, *y)),
        Unlaid::Door(from, to) => {
            tr!(texts, "wrong-md2-door", zone = zone_name(from.0, from.1), other = zone_name(to.0, to.1))
        }
        Unlaid::Name(name) => tr!(texts, "wrong-md2-name", name = name.as_str()),
        Unlaid::Excess(excess) => too_much(excess, texts),
        Unlaid::Broken => tr!(texts, "refusal-md2-dungeon"),
    }
}

/// How much there is of what, and how much there may be.
#[must_use]
pub fn too_much(excess: &Excess, texts: &Texts) -> Arc<str> {
    let part = match excess.what {
        Part::OwnTiles => tr!(texts, "part-own-tiles"),
        Part::Tiles => tr!(texts, "part-tiles"),
        Part::Bridges => tr!(texts, "part-bridges"),
        Part::Doors => tr!(texts, "part-doors"),
        Part::Starts => tr!(texts, "part-starts"),
        Part::Mobs => tr!(texts, "part-mobs"),
        Part::Portals => tr!(texts, "part-portals"),
        Part::Things => tr!(texts, "part-things"),
        Part::Tasks => tr!(texts, "part-tasks"),
        Part::Rules => tr!(texts, "part-rules"),
        Part::Counters => tr!(texts, "part-counters"),
        Part::Moments => tr!(texts, "part-moments"),
        Part::Goals => tr!(texts, "part-goals"),
        Part::Names => tr!(texts, "part-names"),
        Part::Words => tr!(texts, "part-words"),
    };
    let (count, most) = (excess.count as i64, excess.what.most() as i64);
    tr!(texts, "wrong-md2-excess", part = part.as_ref(), count = count, most = most)
}

/// What is wrong with a Tile of a Quest's own, as a sentence.
#[must_use]
pub fn own_tile(name: &str, fault: TileFault, texts: &Texts) -> Arc<str> {
    tr!(texts, "wrong-md2-own-tile", tile = shown(name), what = tile_fault(fault, texts).as_ref())
}

/// What keeps a Tile from being one, as a sentence.
#[must_use]
pub fn tile_fault(fault: TileFault, texts: &Texts) -> Arc<str> {
    match fault {
        TileFault::Nameless => tr!(texts, "tile-fault-nameless"),
        TileFault::LongName => tr!(texts, "tile-fault-long-name", most = MOST_LETTERS as i64),
        TileFault::Twice => tr!(texts, "tile-fault-twice"),
        TileFault::Size => tr!(texts, "tile-fault-size"),
        TileFault::Letter(letter) => tr!(texts, "tile-fault-letter", letter = shown(&letter.to_string())),
        TileFault::Bottomless => tr!(texts, "tile-fault-bottomless"),
        TileFault::TooManyEdges => tr!(texts, "tile-fault-edges"),
        TileFault::Edge => tr!(texts, "tile-fault-edge"),
        TileFault::EdgeTwice => tr!(texts, "tile-fault-edge-twice"),
        TileFault::Opened => tr!(texts, "tile-fault-opened"),
    }
}

/// What a Zone is called: a letter for its column, a number for its row.
pub(super) fn zone_name(x: u8, y: u8) -> String {
    names::zone_name(x.into(), y.into())
}

impl CoreBox {
    /// Reads it.
    ///
    /// # Errors
    /// It cannot be read or played with.
    pub fn open() -> Result<Self, NoBox> {
        let mut items: Vec<ItemCard> = printed!("items.ron");
        let of_mobs: Vec<ItemCard> = printed!("mob-items.ron");
        items.extend(of_mobs);
        let printed = Printed {
            dice: printed!("dice.ron"),
            heroes: printed!("heroes.ron"),
            items,
            mobs: printed!("mobs.ron"),
            roamers: printed!("roaming.ron"),
            doors: printed!("doors.ron"),
            powers: printed!("powers.ron"),
            skills: printed!("skills.ron"),
            boards: printed!("boards.ron"),
            arrows: printed!("arrows.ron"),
            tools: printed!("rogue-tokens.ron"),
            spirits: printed!("spirits.ron"),
            bosses: printed!("bosses.ron"),
            printing: printed!("printing.ron"),
        };
        let sides: Vec<PrintedSide> = printed!("tiles.ron");
        let quests = QUESTS.iter().map(|(_, packed)| read::<Quest>(&unpacked(packed))).collect::<Result<Vec<_>, _>>();
        let hash = hash_of(&(&printed, &sides));
        let content = Arc::new(Content::new(printed).map_err(NoBox::Unplayable)?);
        let listed: Listed = printed!("ours.ron");
        let sides = Arc::new(sides.into_iter().map(TileSide::from).collect());
        let ours = Arc::new(Ours::new(listed, Arc::clone(&content), Arc::clone(&sides)));
        let quests = quests.map_err(NoBox::Unreadable)?;
        Ok(Self { content, sides, quests: Arc::new(quests), ours, hash })
    }

    /// A Quest of the box, by its id.
    #[must_use]
    pub fn quest(&self, id: &str) -> Option<&Quest> {
        self.quests.iter().find(|quest| quest.id == id)
    }

    /// Lays a Quest out for so many Heroes.
    ///
    /// # Errors
    /// What keeps it from being played.
    pub fn lay_out(&self, quest: &Quest, heroes: usize) -> Result<Dungeon, Unlaid> {
        lay_out(&quest.for_heroes(heroes), &self.sides)
    }

    /// All Dungeons that rules cases can name: where Tiles depend on the number of Heroes, that number stands behind the id.
    ///
    /// # Errors
    /// What keeps one from being played.
    pub fn dungeons(&self) -> Result<Vec<Dungeon>, NoBox> {
        const ALL: usize = 6;
        let mut laid = Vec::new();
        for quest in self.quests.iter() {
            let scales = quest.tiles.iter().any(|tile| tile.heroes > 0);
            for heroes in if scales { vec![2, 3, ALL] } else { vec![ALL] } {
                let dungeon = self.lay_out(quest, heroes).map_err(NoBox::Unlaid)?;
                let id = if heroes == ALL { dungeon.id.clone() } else { format!("{}-{heroes}", dungeon.id) };
                laid.push(Dungeon { id, ..dungeon });
            }
        }
        Ok(laid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_quest_of_the_box_is_laid_out_for_every_number_of_heroes() {
        let all = CoreBox::open().expect("the box");
        assert_eq!(all.quests.len(), 11);
        assert!(all.quests.iter().all(|quest| is_in_the_box(&quest.id)) && !is_in_the_box("nowhere"));
        for quest in all.quests.iter() {
            for heroes in 1..=6 {
                assert!(all.lay_out(quest, heroes).is_ok(), "{} with {heroes}", quest.id);
            }
        }
    }
}

//! What can be done to a quest.

use super::carry::{Load, footprint, remove, tile_at};
use super::mark::Mark;
use super::piece;
use super::set_up::{self, SetUp};
use super::special::Special;
use super::thing::{Thing, joins};
use super::{FAR, STOREYS};
use crate::games::massive_darkness::quest::model::{
    LevelToken, MAX_TILES, NamedSpot, PlacedDoor, PlacedTile, PlacedToken, Quest, Spot,
};
use crate::games::massive_darkness::quest::own_tiles::{sides as sides_of, tile_number};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::language::quest::{Goal, QuestRule};
use crate::games::massive_darkness::rules::state::TokenKind;

/// Something done to a quest. Each is one step of undo.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Lays a tile side with its north-west corner on a Zone, after so many quarter turns clockwise.
    Lay(String, Spot, u8),
    /// Moves things by so many Zones east and south; tiles take along what lies on them.
    Move(Vec<Thing>, i16, i16),
    /// Turns tiles by a quarter: clockwise, or back.
    Turn(Vec<Thing>, Way),
    /// Shows the other side of tiles.
    Flip(Vec<Thing>),
    /// Takes things away; tiles with everything on them.
    Remove(Vec<Thing>),
    /// Lays the same tiles, with what lies on them, once more at another place.
    Copy(Vec<Thing>, i16, i16),
    /// Puts a door between two neighbouring Zones.
    Door(Spot, Spot),
    /// The door between the same two Zones becomes this one.
    ChangeDoor(Box<PlacedDoor>),
    /// Lays a token.
    Token(TokenKind, Spot),
    /// Lays a Level token, or changes the one that is there.
    Level(Spot, u8),
    /// Sets the Hero Starting Zone.
    Start(Spot),
    /// Sets the Exit.
    Exit(Spot),
    /// Gives a Zone a name that rules can use.
    Name(String, Spot),
    /// Marks something else, or changes what is marked.
    Mark(Mark),
    /// Lays a piece of a quest, moved by so many Zones east and south and so many storeys up.
    Paste(Box<Quest>, i16, i16, i8),
    /// The tiles with these corners take each other's place, with what lies on them.
    Swap(Spot, Spot),
    /// Writes the title in a language; an empty one is taken out.
    Title(String, String),
    /// Writes the story in a language; an empty one is taken out.
    Story(String, String),
    /// SETUP-13: sets the Level the quest starts at.
    StartLevel(u8),
    /// Sets the objectives.
    Goals(Vec<Goal>),
    /// Sets the special rules.
    Rules(Vec<QuestRule>),
    /// Sets something that only this quest has.
    Special(Box<Special>),
    /// Does several things at once, as one step with the name of this message.
    Several(&'static str, Vec<Command>),
    /// Settles something about the quest as a whole.
    SetUp(Box<SetUp>),
    /// Puts a tile of its own into the quest: a new one, or in the place of the one with this id.
    PutTile(Option<String>, Box<TileSide>),
    /// Takes a tile of its own out of the quest.
    RemoveTile(String),
    /// Begins anew with a draft; what is settled about the quest as a whole stays.
    Draft(Box<Quest>),
}

/// Which way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Way {
    Clockwise,
    /// Anticlockwise.
    Back,
}

/// Why a command does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Beyond [`FAR`].
    #[error("that is too far out")]
    TooFar,
    /// More than [`MAX_TILES`].
    #[error("the quest has as many tiles as it can have")]
    TooMany,
    /// Heroes start somewhere; where, can be changed.
    #[error("the heroes have to start somewhere")]
    StartStays,
    /// The Zones are no neighbours.
    #[error("these zones do not touch")]
    NoNeighbours,
    /// No box has this tile.
    #[error("there is no such tile")]
    NoSuchTile,
    /// Something else has this name.
    #[error("this name is taken")]
    Taken,
    /// There is no such Level.
    #[error("levels go from 1 to 5")]
    NoSuchLevel,
    /// Another tile has this name.
    #[error("another tile has this name")]
    NameTaken,
    /// It lies on the map.
    #[error("it still lies on the map")]
    InUse,
    /// Another tile has the very same corner.
    #[error("another tile lies exactly there")]
    Occupied,
    /// Nothing that the command could work on is there.
    #[error("there is nothing to change")]
    Nothing,
}

impl Command {
    /// The message that names the step in the list of what was done.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        match self {
            Self::Lay(..) => "edit-lay",
            Self::Move(..) => "edit-move",
            Self::Turn(..) => "edit-turn",
            Self::Flip(_) => "edit-flip",
            Self::Remove(_) => "edit-remove",
            Self::Copy(..) => "edit-copy",
            Self::Door(..) => "edit-door",
            Self::ChangeDoor(_) => "edit-change-door",
            Self::Token(..) => "edit-token",
            Self::Level(..) => "edit-level",
            Self::Start(_) => "edit-start",
            Self::Exit(_) => "edit-exit",
            Self::Name(..) => "edit-name",
            Self::Mark(mark) => mark.message_id(),
            Self::Paste(..) => "edit-paste",
            Self::Swap(..) => "edit-swap",
            Self::Title(..) => "edit-title",
            Self::Story(..) => "edit-story",
            Self::StartLevel(_) => "edit-start-level",
            Self::Goals(_) => "edit-goals",
            Self::Rules(_) => "edit-rules",
            Self::Special(what) => what.message_id(),
            Self::Several(message, _) => message,
            Self::SetUp(what) => what.message_id(),
            Self::PutTile(None, _) => "edit-new-tile",
            Self::PutTile(..) => "edit-tile",
            Self::RemoveTile(_) => "edit-remove-tile",
            Self::Draft(_) => "edit-draft",
        }
    }

    /// Steps with the same key that follow one another are one: typing, nudging.
    #[must_use]
    pub fn merge_key(&self) -> Option<String> {
        match self {
            Self::Title(language, _) => Some(format!("title {language}")),
            Self::Story(language, _) => Some(format!("story {language}")),
            Self::StartLevel(_) => Some("start level".to_owned()),
            Self::Special(what) => what.merge_key(),
            Self::SetUp(what) => what.merge_key(),
            Self::ChangeDoor(door) => Some(format!("door {:?} {:?}", door.from, door.to)),
            Self::Mark(mark) => mark.merge_key(),
            Self::Draft(_) => Some("draft".to_owned()),
            _ => None,
        }
    }

    /// The quest after it.
    ///
    /// # Errors
    /// Why nothing can be done.
    pub fn apply(&self, quest: &Quest, sides: &[TileSide]) -> Result<Quest, Refused> {
        let sides = &*sides_of(quest, sides);
        let mut after = quest.clone();
        self.change(&mut after, sides)?;
        super::rename::follow(self, quest, &mut after);
        if !everything_is_near(&after) {
            return Err(Refused::TooFar);
        }
        // Tiles are known by their corners.
        if doubled(&after) > doubled(quest) { Err(Refused::Occupied) } else { Ok(after) }
    }

    fn change(&self, quest: &mut Quest, sides: &[TileSide]) -> Result<(), Refused> {
        match self {
            Self::Lay(tile, at, turn) => {
                lay(quest, sides, PlacedTile { tile: tile.clone(), at: *at, turn: turn % 4, wounds: 0 })
            }
            Self::Move(things, x, y) => {
                some(quest, things)?;
                let to = by(*x, *y);
                Load::of(quest, sides, things).carry(quest, &to);
                Ok(())
            }
            Self::Turn(things, way) => each_tile(quest, things, &mut |quest, at| turn(quest, sides, at, *way)),
            Self::Flip(things) => each_tile(quest, things, &mut |quest, at| flip(quest, sides, at)),
            Self::Remove(things) => {
                some(quest, things)?;
                if things.iter().all(|thing| *thing == Thing::Start) {
                    return Err(Refused::StartStays);
                }
                remove(quest, sides, things);
                Ok(())
            }
            Self::Copy(things, x, y) => piece::lay(quest, sides, &piece::piece(quest, sides, things), &by(*x, *y)),
            Self::Paste(piece, x, y, storeys) => {
                let by = by(*x, *y);
                let to = move |spot: Spot| Spot { storey: spot.storey.saturating_add_signed(*storeys), ..by(spot) };
                piece::lay(quest, sides, piece, &to)
            }
            Self::Swap(one, other) => swap(quest, sides, *one, *other),
            Self::Mark(mark) => mark.change(quest, sides),
            Self::Door(from, to) => {
                if !touch(*from, *to) {
                    return Err(Refused::NoNeighbours);
                }
                if Thing::Door(*from, *to).exists(quest) {
                    return Err(Refused::Nothing);
                }
                quest.doors.push(PlacedDoor { from: *from, to: *to, open: false, name: String::new(), locked: false });
                Ok(())
            }
            Self::ChangeDoor(new) => {
                let ends = (new.from, new.to);
                let door = quest.doors.iter_mut().find(|door| joins((door.from, door.to), ends));
                *door.ok_or(Refused::Nothing)? = PlacedDoor::clone(new);
                Ok(())
            }
            Self::Token(kind, at) => {
                quest.tokens.push(PlacedToken { kind: *kind, at: *at, fixed: false });
                Ok(())
            }
            Self::Level(at, level) => {
                if !(1..=5).contains(level) {
                    return Err(Refused::NoSuchLevel);
                }
                quest.level_tokens.retain(|token| token.at != *at);
                quest.level_tokens.push(LevelToken { at: *at, level: *level });
                Ok(())
            }
            Self::Start(at) => {
                quest.start = *at;
                Ok(())
            }
            Self::Exit(at) => {
                quest.exit = Some(*at);
                Ok(())
            }
            Self::Name(name, at) => {
                let named = NamedSpot { name: name.clone(), at: *at };
                if name.trim().is_empty() || quest.names.contains(&named) {
                    return Err(Refused::Nothing);
                }
                quest.names.push(named);
                Ok(())
            }
            Self::Title(language, text) => {
                write(&mut quest.title, language, text);
                Ok(())
            }
            Self::Story(language, text) => {
                write(&mut quest.story, language, text);
                Ok(())
            }
            Self::StartLevel(level) if (1..=5).contains(level) => {
                quest.start_level = *level;
                Ok(())
            }
            Self::StartLevel(_) => Err(Refused::NoSuchLevel),
            Self::Goals(goals) => {
                quest.goals.clone_from(goals);
                Ok(())
            }
            Self::Rules(rules) => {
                quest.rules.clone_from(rules);
                Ok(())
            }
            Self::Special(what) => what.apply(quest),
            Self::Several(_, commands) => commands.iter().try_for_each(|command| command.change(quest, sides)),
            Self::SetUp(what) => what.apply(quest),
            Self::PutTile(before, tile) => set_up::put_tile(quest, before.as_deref(), tile),
            Self::RemoveTile(id) => set_up::remove_tile(quest, id),
            Self::Draft(draft) => {
                let kept = quest.clone();
                *quest = Quest {
                    id: kept.id,
                    about: kept.about,
                    party: kept.party,
                    cards: kept.cards,
                    own_tiles: kept.own_tiles,
                    meant: kept.meant,
                    ..Quest::clone(draft)
                };
                Ok(())
            }
        }
    }
}

/// Tiles with the very same corner as another one.
fn doubled(quest: &Quest) -> usize {
    let mut corners: Vec<Spot> = quest.tiles.iter().map(|tile| tile.at).collect();
    corners.sort_unstable();
    corners.dedup();
    quest.tiles.len() - corners.len()
}

fn some(quest: &Quest, things: &[Thing]) -> Result<(), Refused> {
    if things.iter().any(|thing| thing.exists(quest)) { Ok(()) } else { Err(Refused::Nothing) }
}

/// The Zone so far east and south of another.
fn by(x: i16, y: i16) -> impl Fn(Spot) -> Spot {
    move |spot| Spot { x: spot.x.saturating_add(x), y: spot.y.saturating_add(y), ..spot }
}

pub(in crate::games::massive_darkness::quest) fn touch(a: Spot, b: Spot) -> bool {
    a.storey == b.storey && a.x.abs_diff(b.x) + a.y.abs_diff(b.y) == 1
}

fn lay(quest: &mut Quest, sides: &[TileSide], tile: PlacedTile) -> Result<(), Refused> {
    if !sides.iter().any(|side| side.id == tile.tile) {
        return Err(Refused::NoSuchTile);
    }
    if quest.tiles.len() >= MAX_TILES {
        return Err(Refused::TooMany);
    }
    // On the very corner of another tile it takes its place.
    quest.tiles.retain(|known| known.at != tile.at);
    let is_first = quest.tiles.is_empty();
    if is_first && let Some(zone) = footprint(&tile, sides).first() {
        quest.start = *zone;
    }
    quest.tiles.push(tile);
    Ok(())
}

fn each_tile(
    quest: &mut Quest,
    things: &[Thing],
    change: &mut dyn FnMut(&mut Quest, Spot) -> Result<(), Refused>,
) -> Result<(), Refused> {
    let tiles: Vec<Spot> =
        things.iter().filter_map(|thing| if let Thing::Tile(at) = thing { Some(*at) } else { None }).collect();
    if tiles.is_empty() {
        return Err(Refused::Nothing);
    }
    tiles.into_iter().try_for_each(|at| change(quest, at))
}

/// A quarter turn about the tile's own square: its corner stays, what lies on it goes round.
fn turn(quest: &mut Quest, sides: &[TileSide], at: Spot, way: Way) -> Result<(), Refused> {
    // Of several tiles with this corner the upper one.
    let number = quest.tiles.iter().rposition(|tile| tile.at == at).ok_or(Refused::Nothing)?;
    let tile = quest.tiles[number].clone();
    let corners: Vec<Spot> = quest.tiles.iter().map(|tile| tile.at).collect();
    let side = sides.iter().find(|side| side.id == tile.tile).ok_or(Refused::NoSuchTile)?;
    let (rows, columns) =
        (side.rows.len() as i16, side.rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) as i16);
    // As it lies now.
    let (wide, high) = if tile.turn.is_multiple_of(2) { (columns, rows) } else { (rows, columns) };
    let round = move |spot: Spot| {
        let (x, y) = (spot.x - at.x, spot.y - at.y);
        let (x, y) = match way {
            Way::Clockwise => (high - 1 - y, x),
            Way::Back => (y, wide - 1 - x),
        };
        Spot { x: at.x + x, y: at.y + y, ..spot }
    };
    Load::of(quest, sides, &[Thing::Tile(at)]).carry(quest, &round);
    // What lies on it has gone round; its own corner stays where it was.
    let quarter = match way {
        Way::Clockwise => 1,
        Way::Back => 3,
    };
    quest.tiles.iter_mut().zip(corners).for_each(|(tile, at)| tile.at = at);
    quest.tiles[number].turn = (tile.turn % 4 + quarter) % 4;
    Ok(())
}

/// COMP-01: the other side of the same number, `6V` and `6R`.
fn flip(quest: &mut Quest, sides: &[TileSide], at: Spot) -> Result<(), Refused> {
    let tile = quest.tiles.iter_mut().rfind(|tile| tile.at == at).ok_or(Refused::Nothing)?;
    let other = other_side(&tile.tile, sides).ok_or(Refused::NoSuchTile)?;
    tile.tile = other.to_owned();
    Ok(())
}

/// The id of the other side of a tile.
#[must_use]
pub fn other_side<'s>(id: &str, sides: &'s [TileSide]) -> Option<&'s str> {
    let mut ids = sides.iter().map(|side| side.id.as_str());
    ids.find(|other| *other != id && tile_number(other) == tile_number(id))
}

/// One tile goes aside, the other takes its place, and it the other's.
fn swap(quest: &mut Quest, sides: &[TileSide], one: Spot, other: Spot) -> Result<(), Refused> {
    let both = [Thing::Tile(one), Thing::Tile(other)];
    if one == other || !both.iter().all(|tile| tile.exists(quest)) {
        return Err(Refused::Nothing);
    }
    let aside = Spot { x: ASIDE, y: ASIDE, ..one };
    for (from, to) in [(one, aside), (other, one), (aside, other)] {
        let go = |at: i16, from: i16, to: i16| at.saturating_sub(from).saturating_add(to);
        let to = move |spot: Spot| Spot { x: go(spot.x, from.x, to.x), y: go(spot.y, from.y, to.y), storey: to.storey };
        Load::of(quest, sides, &[Thing::Tile(from)]).carry(quest, &to);
    }
    Ok(())
}

/// Farther away than anything may lie.
const ASIDE: i16 = 8 * FAR;

pub(super) fn write(texts: &mut std::collections::BTreeMap<String, String>, language: &str, text: &str) {
    if text.is_empty() {
        texts.remove(language);
    } else {
        texts.insert(language.to_owned(), text.to_owned());
    }
}

/// Does everything lie where the drawing board reaches?
#[must_use]
pub fn everything_is_near(quest: &Quest) -> bool {
    let near = |spot: &Spot| {
        spot.x.unsigned_abs() <= FAR.unsigned_abs()
            && spot.y.unsigned_abs() <= FAR.unsigned_abs()
            && spot.storey < STOREYS
    };
    piece::spots(quest).iter().all(near) && near(&quest.start) && quest.exit.as_ref().is_none_or(near)
}

/// The tile under a Zone as something that can be picked.
#[must_use]
pub fn pick_tile(quest: &Quest, sides: &[TileSide], spot: Spot) -> Option<Thing> {
    tile_at(quest, sides, spot).map(|tile| Thing::Tile(tile.at))
}

//! What is marked on the map besides tiles, doors and loose tokens: borders, stairs, walls, bridges, objects, face-down
//! tokens, names and notes, and what can be said about each of them.

use super::carry::fit;
use super::command::{Refused, touch};
use super::thing::{Thing, joins};
use crate::games::massive_darkness::quest::layout::by_tiles;
use crate::games::massive_darkness::quest::model::{
    Built, BuiltEdge, FaceDown, NamedSpot, Note, PlacedBorder, PlacedToken, Quest, Spot,
};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::language::quest::{Object, Struck};
use crate::games::massive_darkness::rules::state::{MAX_BAGS, TokenKind};

/// Wounds that destroy a new object (QC-07: as the Pillars of the box).
const HEALTH: u8 = 5;

/// Something marked on the map.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Makes a border one that rules can speak of. Where the name is taken it gets a number.
    Border(Spot, Spot, String),
    /// The border between the same two Zones becomes this one.
    ChangeBorder(Box<PlacedBorder>),
    /// QC-08: joins two Zones by stairs.
    Stairs(Spot, Spot, String),
    /// Stairs between the same two Zones become these.
    ChangeStairs(Box<PlacedBorder>),
    /// Builds a wall or an opening between two neighbouring Zones; where the tiles have it so, what was built goes.
    Build(Spot, Spot, Built),
    /// COMP-06: lays a piece of a bridge.
    Bridge(Spot),
    /// QC-07: stands up an object, such as a Pillar.
    Object(Spot, String),
    /// Changes the object with this name.
    ChangeObject(String, Box<Object<Spot>>),
    /// TOKEN-03: lays a face-down token, with those of the first group.
    FaceDown(Spot),
    /// TOKEN-03: moves a face-down token to the group with this number; beyond the last, to a new one.
    Group(Spot, usize),
    /// TOKEN-03: says what the tokens of a group are.
    Kinds(usize, Vec<(TokenKind, u8)>),
    /// Changes what a token is for: the first with this kind and place.
    ChangeToken(PlacedToken),
    /// Gives a Zone another name.
    Rename(String, Spot, String),
    /// Writes a note; an empty one is taken away.
    Note(Spot, String),
    /// Lays Wound tokens on the tile with this corner.
    Wounds(Spot, u8),
}

impl Mark {
    /// The message that names the step.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        match self {
            Self::Border(..) | Self::ChangeBorder(_) => "edit-border",
            Self::Stairs(..) | Self::ChangeStairs(_) => "edit-stairs",
            Self::Build(..) => "edit-build",
            Self::Bridge(_) => "edit-bridge",
            Self::Object(..) | Self::ChangeObject(..) => "edit-object",
            Self::FaceDown(_) | Self::Group(..) | Self::Kinds(..) => "edit-face-down",
            Self::ChangeToken(_) => "edit-token",
            Self::Rename(..) => "edit-name",
            Self::Note(..) => "edit-note",
            Self::Wounds(..) => "edit-wounds",
        }
    }

    /// Steps with the same key are one: typing.
    #[must_use]
    pub fn merge_key(&self) -> Option<String> {
        match self {
            Self::ChangeBorder(new) => Some(format!("border {:?} {:?}", new.from, new.to)),
            Self::ChangeStairs(new) => Some(format!("stairs {:?} {:?}", new.from, new.to)),
            Self::ChangeObject(_, new) => Some(format!("object {:?}", new.at)),
            Self::Rename(_, at, _) => Some(format!("name {at:?}")),
            Self::Note(at, _) => Some(format!("note {at:?}")),
            Self::Wounds(at, _) => Some(format!("wounds {at:?}")),
            Self::Kinds(group, _) => Some(format!("kinds {group}")),
            _ => None,
        }
    }

    pub(super) fn change(&self, quest: &mut Quest, sides: &[TileSide]) -> Result<(), Refused> {
        match self {
            Self::Border(from, to, name) => {
                if !touch(*from, *to) {
                    return Err(Refused::NoNeighbours);
                }
                absent(quest, &Thing::Border(*from, *to))?;
                let name = free_name(name, &borders(quest));
                quest.borders.push(PlacedBorder { name, from: *from, to: *to, barred: false });
            }
            Self::ChangeBorder(new) => change_border(&mut quest.borders, new)?,
            Self::Stairs(from, to, name) => {
                if from == to {
                    return Err(Refused::Nothing);
                }
                absent(quest, &Thing::Stairs(*from, *to))?;
                let name = free_name(name, &borders(quest));
                quest.stairs.push(PlacedBorder { name, from: *from, to: *to, barred: false });
            }
            Self::ChangeStairs(new) => change_border(&mut quest.stairs, new)?,
            Self::Build(from, to, kind) => build(quest, sides, BuiltEdge { from: *from, to: *to, kind: *kind })?,
            Self::Bridge(at) => {
                absent(quest, &Thing::Bridge(*at))?;
                quest.bridges.push(*at);
            }
            Self::Object(at, name) => {
                let taken: Vec<&str> = quest.objects.iter().map(|object| object.name.as_str()).collect();
                let name = free_name(name, &taken);
                quest.objects.push(Object {
                    name,
                    at: *at,
                    health: HEALTH,
                    by: Struck::Heroes,
                    bars: Vec::new(),
                    attacks_pass: false,
                });
            }
            Self::ChangeObject(name, new) => change_object(quest, name, new)?,
            Self::FaceDown(at) => lay_face_down(quest, *at)?,
            Self::Group(at, group) => regroup(quest, *at, *group)?,
            Self::Kinds(group, kinds) => {
                let group = quest.face_down.get_mut(*group).ok_or(Refused::Nothing)?;
                group.kinds.clone_from(kinds);
                group.kinds.retain(|(_, count)| *count > 0);
            }
            Self::ChangeToken(new) => {
                let known = quest.tokens.iter_mut().find(|token| (token.kind, token.at) == (new.kind, new.at));
                *known.ok_or(Refused::Nothing)? = *new;
            }
            Self::Rename(old, at, new) => {
                let named = quest.names.iter_mut().find(|named| named.name == *old && named.at == *at);
                let named = named.ok_or(Refused::Nothing)?;
                *named = NamedSpot { name: new.clone(), at: *at };
            }
            Self::Note(at, text) => {
                match quest.notes.iter_mut().find(|note| note.at == *at) {
                    Some(note) => note.text.clone_from(text),
                    None => quest.notes.push(Note { at: *at, text: text.clone() }),
                }
                quest.notes.retain(|note| !note.text.is_empty());
            }
            Self::Wounds(at, wounds) => {
                quest.tiles.iter_mut().find(|tile| tile.at == *at).ok_or(Refused::Nothing)?.wounds = *wounds;
            }
        }
        Ok(())
    }
}

/// The name, or with the first number from 2 that makes it one that nothing has.
#[must_use]
pub fn free_name(name: &str, taken: &[&str]) -> String {
    let is_free = |name: &String| !taken.contains(&name.as_str());
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

fn absent(quest: &Quest, thing: &Thing) -> Result<(), Refused> {
    if thing.exists(quest) { Err(Refused::Nothing) } else { Ok(()) }
}

fn borders(quest: &Quest) -> Vec<&str> {
    quest.borders.iter().chain(&quest.stairs).map(|border| border.name.as_str()).collect()
}

fn change_border(borders: &mut [PlacedBorder], new: &PlacedBorder) -> Result<(), Refused> {
    let ends = (new.from, new.to);
    let border = borders.iter_mut().find(|border| joins((border.from, border.to), ends));
    border.ok_or(Refused::Nothing)?.clone_from(new);
    Ok(())
}

/// An object keeps its words under its new name; no two objects share one.
fn change_object(quest: &mut Quest, name: &str, new: &Object<Spot>) -> Result<(), Refused> {
    if new.name != name && quest.objects.iter().any(|object| object.name == new.name) {
        return Err(Refused::Taken);
    }
    let object = quest.objects.iter_mut().find(|object| object.name == name).ok_or(Refused::Nothing)?;
    object.clone_from(new);
    if new.name != name
        && let Some(words) = quest.words.remove(name)
    {
        quest.words.insert(new.name.clone(), words);
    }
    Ok(())
}

fn build(quest: &mut Quest, sides: &[TileSide], new: BuiltEdge) -> Result<(), Refused> {
    if !touch(new.from, new.to) {
        return Err(Refused::NoNeighbours);
    }
    let natural = by_tiles(quest, sides, new.from, new.to).ok_or(Refused::Nothing)?;
    let known = quest.built.iter().position(|built| joins((built.from, built.to), (new.from, new.to)));
    let now = known.and_then(|at| quest.built.get(at)).map_or(natural, |built| built.kind);
    if now == new.kind {
        return Err(Refused::Nothing);
    }
    if let Some(at) = known {
        quest.built.remove(at);
    }
    if natural != new.kind {
        quest.built.push(new);
    }
    Ok(())
}

fn lay_face_down(quest: &mut Quest, at: Spot) -> Result<(), Refused> {
    absent(quest, &Thing::FaceDown(at))?;
    match quest.face_down.first_mut() {
        Some(group) => add(group, at, None),
        None => quest.face_down.push(FaceDown { spots: vec![at], kinds: vec![(TokenKind::Artifact, 1)] }),
    }
    Ok(())
}

/// One more spot, and one more token: of this kind, else of the last.
fn add(group: &mut FaceDown, at: Spot, kind: Option<TokenKind>) {
    group.spots.push(at);
    let known = group.kinds.iter_mut().rev().find(|(known, _)| kind.is_none_or(|kind| kind == *known));
    match known {
        Some((_, count)) => *count = count.saturating_add(1),
        None => group.kinds.push((kind.unwrap_or(TokenKind::Artifact), 1)),
    }
}

fn regroup(quest: &mut Quest, at: Spot, to: usize) -> Result<(), Refused> {
    let from = quest.face_down.iter().position(|group| group.spots.contains(&at)).ok_or(Refused::Nothing)?;
    if to == from || to > quest.face_down.len() || to >= MAX_BAGS {
        return Err(Refused::Nothing);
    }
    let group = &mut quest.face_down[from];
    let kind = group.kinds.last().map(|(kind, _)| *kind);
    group.spots.retain(|spot| *spot != at);
    fit(group);
    if to == quest.face_down.len() {
        quest.face_down.push(FaceDown { spots: Vec::new(), kinds: Vec::new() });
    }
    add(&mut quest.face_down[to], at, kind);
    quest.face_down.retain(|group| !group.spots.is_empty());
    Ok(())
}

//! What the hand holds.

use crate::games::massive_darkness::describe::token;
use crate::games::massive_darkness::quest::edit::mark::free_name;
use crate::games::massive_darkness::quest::edit::{Command, Mark, Thing};
use crate::games::massive_darkness::quest::model::{Built, Quest, Spot};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::tr;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Picks, moves, opens menus.
    Pick,
    /// Lays this tile side, so many quarter turns clockwise.
    Tile(String, u8),
    /// Puts a door on a border.
    Door,
    /// Builds on a border.
    Build(Built),
    /// Makes a border one that rules speak of.
    Border,
    /// QC-08: joins two Zones.
    Stairs,
    /// COMP-06: lays a piece of a bridge.
    Bridge,
    /// Lays a token.
    Token(TokenKind),
    /// TOKEN-03: lays a token face down.
    FaceDown,
    /// QC-07: stands up a Pillar.
    Pillar,
    /// Lays a Level token.
    Level(u8),
    /// Sets the Hero Starting Zone.
    Start,
    /// Sets the Exit.
    Exit,
    /// Marks where rules let Enemies appear.
    Spawn,
    /// Gives a Zone a name.
    Name,
    /// Pins a note.
    Note,
}

/// What a tool works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Whatever is there.
    Things,
    /// Zones.
    Zone,
    /// The border between two Zones.
    Border,
    /// Two Zones, one after the other.
    TwoZones,
}

impl Tool {
    /// Everything but the tiles, in the order of the palette.
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![Self::Pick, Self::Start, Self::Exit];
        all.extend(Self::on_borders());
        all.extend([Self::Stairs, Self::Bridge]);
        all.extend((1..=5).map(Self::Level));
        all.extend(TokenKind::ALL.map(Self::Token));
        all.extend([Self::FaceDown, Self::Pillar, Self::Spawn, Self::Name, Self::Note]);
        all
    }

    /// What can stand on a border.
    pub(super) fn on_borders() -> [Self; 4] {
        [Self::Door, Self::Build(Built::Wall), Self::Build(Built::Opening), Self::Border]
    }

    /// What it works on.
    pub(super) fn aim(&self) -> Aim {
        match self {
            Self::Pick => Aim::Things,
            Self::Door | Self::Build(_) | Self::Border => Aim::Border,
            Self::Stairs => Aim::TwoZones,
            Self::Tile(..)
            | Self::Bridge
            | Self::Token(_)
            | Self::FaceDown
            | Self::Pillar
            | Self::Level(_)
            | Self::Start
            | Self::Exit
            | Self::Spawn
            | Self::Name
            | Self::Note => Aim::Zone,
        }
    }

    /// What it does to a Zone, or to the border of two: none for what takes more than a place.
    pub(super) fn command(&self, texts: &Texts, quest: &Quest, (from, to): (Spot, Spot)) -> Option<Command> {
        Some(match self {
            Self::Pick | Self::Tile(..) => return None,
            Self::Door => Command::Door(from, to),
            Self::Build(kind) => Command::Mark(Mark::Build(from, to, *kind)),
            Self::Border => Command::Mark(Mark::Border(from, to, tr!(texts, "name-of-border").to_string())),
            Self::Stairs => Command::Mark(Mark::Stairs(from, to, tr!(texts, "name-of-stairs").to_string())),
            Self::Bridge => Command::Mark(Mark::Bridge(from)),
            Self::Token(kind) => Command::Token(*kind, from),
            Self::FaceDown => Command::Mark(Mark::FaceDown(from)),
            Self::Pillar => Command::Mark(Mark::Object(from, tr!(texts, "name-of-pillar").to_string())),
            Self::Level(level) => Command::Level(from, *level),
            Self::Start => Command::Start(from),
            Self::Exit => Command::Exit(from),
            // Several Zones may share it: rules then mean any of them.
            Self::Spawn => Command::Name(tr!(texts, "name-of-spawn").to_string(), from),
            Self::Name => {
                let taken: Vec<&str> = quest.names.iter().map(|named| named.name.as_str()).collect();
                Command::Name(free_name(&tr!(texts, "name-of-zone"), &taken), from)
            }
            Self::Note => Command::Mark(Mark::Note(from, tr!(texts, "name-of-note").to_string())),
        })
    }

    pub(super) fn icon(&self) -> Icon {
        match self {
            Self::Pick => Icon::Hand,
            Self::Tile(..) => Icon::Grid,
            Self::Door => Icon::Door,
            Self::Build(Built::Wall) => Icon::Wall,
            Self::Build(Built::Opening) => Icon::Opening,
            Self::Border => Icon::Border,
            Self::Stairs => Icon::Stairs,
            Self::Bridge => Icon::Bridge,
            Self::Token(_) | Self::FaceDown | Self::Pillar => Icon::Chest,
            Self::Level(_) => Icon::Star,
            Self::Start => Icon::Party,
            Self::Exit => Icon::Flag,
            Self::Spawn => Icon::Skull,
            Self::Name => Icon::Banner,
            Self::Note => Icon::Note,
        }
    }

    /// The token it lays.
    pub(super) fn token(&self) -> Option<Token> {
        Some(match self {
            Self::Level(level) => Token::Level(*level, LevelSide::Active),
            Self::Token(TokenKind::Treasure) => Token::Treasure,
            Self::Token(TokenKind::SpecialTreasure) => Token::SpecialTreasure,
            Self::Token(TokenKind::Artifact) => Token::Artifact,
            Self::Token(TokenKind::Lair) => Token::Lair,
            Self::Token(TokenKind::Library) => Token::Library,
            Self::FaceDown => Token::Objective,
            Self::Pillar => Token::Pillar,
            Self::Pick
            | Self::Tile(..)
            | Self::Door
            | Self::Build(_)
            | Self::Border
            | Self::Stairs
            | Self::Bridge
            | Self::Start
            | Self::Exit
            | Self::Spawn
            | Self::Name
            | Self::Note => return None,
        })
    }

    /// COMP-06: how many of what it lays the quest uses, and how many one box holds.
    pub(super) fn count(&self, quest: &Quest) -> Option<(usize, usize)> {
        let tokens = |kind: TokenKind| {
            let hidden = quest.face_down.iter().flat_map(|group| &group.kinds).filter(|(known, _)| *known == kind);
            quest.tokens.iter().filter(|token| token.kind == kind).count()
                + hidden.map(|(_, count)| usize::from(*count)).sum::<usize>()
        };
        Some(match self {
            Self::Token(kind) => {
                let there = match kind {
                    TokenKind::Treasure => 30,
                    TokenKind::SpecialTreasure => 4,
                    TokenKind::Artifact => 2,
                    TokenKind::Lair => 3,
                    TokenKind::Library => 1,
                };
                (tokens(*kind), there)
            }
            Self::Door => (quest.doors.len(), 15),
            Self::Bridge => (quest.bridges.len(), 2),
            Self::Pillar => (quest.objects.len(), 6),
            Self::Level(level) => (quest.level_tokens.iter().filter(|token| token.level == *level).count(), 2),
            Self::Pick
            | Self::Tile(..)
            | Self::Build(_)
            | Self::Border
            | Self::Stairs
            | Self::FaceDown
            | Self::Start
            | Self::Exit
            | Self::Spawn
            | Self::Name
            | Self::Note => return None,
        })
    }

    pub(super) fn name(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Pick => tr!(texts, "tool-pick"),
            Self::Tile(id, _) => tr!(texts, "tool-tile", tile = id.as_str()),
            Self::Door => tr!(texts, "tool-door"),
            Self::Build(Built::Wall) => tr!(texts, "tool-wall"),
            Self::Build(Built::Opening) => tr!(texts, "tool-opening"),
            Self::Border => tr!(texts, "tool-border"),
            Self::Stairs => tr!(texts, "tool-stairs"),
            Self::Bridge => tr!(texts, "tool-bridge"),
            Self::Token(kind) => token(texts, *kind),
            Self::FaceDown => tr!(texts, "tool-face-down"),
            Self::Pillar => tr!(texts, "tool-pillar"),
            Self::Level(level) => tr!(texts, "tool-level", level = i64::from(*level)),
            Self::Start => tr!(texts, "tool-start"),
            Self::Exit => tr!(texts, "tool-exit"),
            Self::Spawn => tr!(texts, "tool-spawn"),
            Self::Name => tr!(texts, "tool-name"),
            Self::Note => tr!(texts, "tool-note"),
        }
    }

    /// What it does, for the status line.
    pub(super) fn hint(&self, texts: &Texts) -> Arc<str> {
        match (self, self.aim()) {
            (Self::Tile(..), _) => tr!(texts, "tool-tile-hint"),
            (_, Aim::Things) => tr!(texts, "tool-pick-hint"),
            (_, Aim::Border) => tr!(texts, "tool-door-hint"),
            (_, Aim::TwoZones) => tr!(texts, "tool-stairs-hint"),
            (_, Aim::Zone) => tr!(texts, "tool-zone-hint"),
        }
    }
}

/// What a command has laid, so that it is picked and can be told more about.
pub(super) fn laid(command: &Command, quest: &Quest) -> Option<Thing> {
    Some(match command {
        Command::Lay(_, at, _) => Thing::Tile(*at),
        Command::Door(from, to) => Thing::Door(*from, *to),
        Command::Token(kind, at) => Thing::Token(*kind, *at),
        Command::Level(at, _) => Thing::Level(*at),
        Command::Start(_) => Thing::Start,
        Command::Exit(_) => Thing::Exit,
        Command::Name(name, at) => Thing::Name(name.clone(), *at),
        Command::Mark(Mark::Border(from, to, _)) => Thing::Border(*from, *to),
        Command::Mark(Mark::Stairs(from, to, _)) => Thing::Stairs(*from, *to),
        Command::Mark(Mark::Build(from, to, _)) => Thing::Built(*from, *to),
        Command::Mark(Mark::Bridge(at)) => Thing::Bridge(*at),
        Command::Mark(Mark::Object(..)) => Thing::Object(quest.objects.last()?.name.clone()),
        Command::Mark(Mark::FaceDown(at)) => Thing::FaceDown(*at),
        Command::Mark(Mark::Note(at, _)) => Thing::Note(*at),
        _ => return None,
    })
    .filter(|thing| thing.exists(quest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::empty;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    #[test]
    fn every_tool_but_pick_and_tiles_lays_something_that_can_be_picked() {
        let texts = texts::of(Language::English);
        let (from, to) = (Spot { x: 1, y: 1, storey: 0 }, Spot { x: 2, y: 1, storey: 0 });
        for tool in Tool::all() {
            let mut quest = empty("t");
            let Some(command) = tool.command(&texts, &quest, (from, to)) else {
                assert_eq!(tool, Tool::Pick);
                continue;
            };
            // Where no tile lies there is nothing to build on.
            if !matches!(tool, Tool::Build(_)) {
                quest = command.apply(&quest, &[]).expect("it can be laid anywhere");
                assert!(laid(&command, &quest).is_some(), "{tool:?}");
            }
        }
    }
}

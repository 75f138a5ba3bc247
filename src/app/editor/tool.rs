//! What the hand holds.

use crate::app::art::Icon;
use crate::app::art::tokens::{LevelSide, Token};
use crate::describe::token;
use crate::engine::massive_darkness::state::TokenKind;
use crate::text::Texts;
use crate::tr;
use std::sync::Arc;

/// A tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Picks, moves, opens menus.
    Pick,
    /// Lays this tile side, so many quarter turns clockwise.
    Tile(String, u8),
    /// Puts a door on a border.
    Door,
    /// Lays a token.
    Token(TokenKind),
    /// Lays a Level token.
    Level(u8),
    /// Sets the Hero Starting Zone.
    Start,
    /// Sets the Exit.
    Exit,
}

impl Tool {
    /// Everything but the tiles, in the order of the palette.
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![Self::Pick, Self::Door, Self::Start, Self::Exit];
        all.extend((1..=5).map(Self::Level));
        all.extend(TokenKind::ALL.map(Self::Token));
        all
    }

    /// Its drawing.
    pub(super) fn icon(&self) -> Icon {
        match self {
            Self::Pick => Icon::Hand,
            Self::Tile(..) => Icon::Grid,
            Self::Door => Icon::Door,
            Self::Token(_) => Icon::Chest,
            Self::Level(_) => Icon::Star,
            Self::Start => Icon::Party,
            Self::Exit => Icon::Flag,
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
            Self::Pick | Self::Tile(..) | Self::Door | Self::Start | Self::Exit => return None,
        })
    }

    /// Its name.
    pub(super) fn name(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Pick => tr!(texts, "tool-pick"),
            Self::Tile(id, _) => tr!(texts, "tool-tile", tile = id.as_str()),
            Self::Door => tr!(texts, "tool-door"),
            Self::Token(kind) => token(texts, *kind),
            Self::Level(level) => tr!(texts, "tool-level", level = i64::from(*level)),
            Self::Start => tr!(texts, "tool-start"),
            Self::Exit => tr!(texts, "tool-exit"),
        }
    }

    /// What it does, for the status line.
    pub(super) fn hint(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Pick => tr!(texts, "tool-pick-hint"),
            Self::Tile(..) => tr!(texts, "tool-tile-hint"),
            Self::Door => tr!(texts, "tool-door-hint"),
            Self::Token(_) | Self::Level(_) | Self::Start | Self::Exit => tr!(texts, "tool-zone-hint"),
        }
    }
}

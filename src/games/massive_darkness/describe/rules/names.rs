//! What a quest calls things, and where they are.

use super::QuestText;
use crate::games::massive_darkness::describe::zone_name_at;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::language::quest::Compare;
use crate::games::massive_darkness::rules::language::{Place, Spawned};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::house::text::shown;
use crate::tr;
use std::sync::Arc;

impl QuestText<'_> {
    /// The quest's own words for a name, in the language or in English.
    #[must_use]
    pub fn own_words(&self, name: &str) -> Option<String> {
        self.written_words(name).map(shown)
    }

    /// The same as its author wrote them, for a field in which they are changed.
    #[must_use]
    pub fn written_words(&self, name: &str) -> Option<&str> {
        let words = self.quest.words.get(name)?;
        let said = words.get(self.texts.language().code()).or_else(|| words.get("en"))?;
        Some(said.as_str()).filter(|said| !said.trim().is_empty())
    }

    /// What something is called: by the quest's own words, else by its name.
    #[must_use]
    pub fn name(&self, name: &str) -> String {
        shown(self.written_words(name).unwrap_or(name))
    }

    /// A name in quotes.
    #[must_use]
    pub fn quoted(&self, name: &str) -> Arc<str> {
        tr!(self.texts, "said-quoted", name = self.name(name))
    }

    /// A place as it is written at the edge of the map.
    #[must_use]
    pub fn spot(&self, spot: Spot) -> Arc<str> {
        let has_storeys = self.quest.tiles.iter().any(|tile| tile.at.storey > 0);
        zone_name_at(spot.x, spot.y, has_storeys.then_some(spot.storey)).into()
    }

    /// A named Zone: its name, and where the Zones of that name are.
    #[must_use]
    pub fn zone(&self, name: &str) -> Arc<str> {
        let named = self.quest.names.iter().filter(|named| named.name == name);
        let places: Vec<Arc<str>> = named.map(|named| self.spot(named.at)).collect();
        self.with_places(name, &places.join(", "))
    }

    fn with_places(&self, name: &str, places: &str) -> Arc<str> {
        match places {
            "" => self.quoted(name),
            places => tr!(self.texts, "said-placed", name = self.name(name), place = places),
        }
    }

    fn between(&self, from: Spot, to: Spot) -> String {
        format!("{}–{}", self.spot(from), self.spot(to))
    }

    /// A named door.
    #[must_use]
    pub fn door(&self, name: &str) -> Arc<str> {
        let doors = self.quest.doors.iter().filter(|door| door.name == name);
        let places: Vec<String> = doors.map(|door| self.between(door.from, door.to)).collect();
        tr!(self.texts, "said-door", name = self.with_places(name, &places.join(", ")).as_ref())
    }

    /// A door without a name.
    #[must_use]
    pub fn door_at(&self, from: Spot, to: Spot) -> Arc<str> {
        tr!(self.texts, "said-door", name = self.between(from, to).as_str())
    }

    /// A named border, stairs included.
    #[must_use]
    pub fn border(&self, name: &str) -> Arc<str> {
        let (placed, is_stairs) = self.border_placed(name);
        if is_stairs {
            tr!(self.texts, "said-stairs", name = placed.as_ref())
        } else {
            tr!(self.texts, "said-border", name = placed.as_ref())
        }
    }

    /// The same behind "to cross".
    #[must_use]
    pub fn border_crossed(&self, name: &str) -> Arc<str> {
        let (placed, is_stairs) = self.border_placed(name);
        if is_stairs {
            tr!(self.texts, "said-stairs", name = placed.as_ref())
        } else {
            tr!(self.texts, "said-border-crossed", name = placed.as_ref())
        }
    }

    /// The name of a border with its places, and whether it is stairs.
    fn border_placed(&self, name: &str) -> (Arc<str>, bool) {
        let borders = self.quest.borders.iter().chain(&self.quest.stairs).filter(|border| border.name == name);
        let places: Vec<String> = borders.map(|border| self.between(border.from, border.to)).collect();
        let is_stairs = self.quest.stairs.iter().any(|stairs| stairs.name == name);
        (self.with_places(name, &places.join(", ")), is_stairs)
    }

    /// An object of the quest.
    #[must_use]
    pub fn object_named(&self, name: &str) -> Arc<str> {
        let place = self.quest.objects.iter().find(|object| object.name == name).map(|object| self.spot(object.at));
        let placed = self.with_places(name, place.as_deref().unwrap_or_default());
        // Words of its own say what it is.
        if self.own_words(name).is_some() { placed } else { tr!(self.texts, "said-object", name = placed.as_ref()) }
    }

    /// A figure of the quest.
    #[must_use]
    pub fn foe_named(&self, name: &str) -> Arc<str> {
        match self.own_words(name) {
            Some(said) => said.into(),
            None => tr!(self.texts, "said-figure", name = shown(name)),
        }
    }

    /// One token of a kind.
    #[must_use]
    pub fn a_token(&self, kind: TokenKind) -> Arc<str> {
        tr!(self.texts, "said-a-token", kind = kind_key(kind))
    }

    /// Tokens of a kind, behind a number.
    #[must_use]
    pub fn tokens(&self, kind: TokenKind) -> Arc<str> {
        tr!(self.texts, "said-tokens", kind = kind_key(kind))
    }

    /// Who appears.
    #[must_use]
    pub fn spawned(&self, what: Spawned) -> Arc<str> {
        match what {
            Spawned::Guard => tr!(self.texts, "said-guard"),
            Spawned::GuardOfLevel(level) => tr!(self.texts, "said-guard-of-level", level = i64::from(level)),
            Spawned::Roaming => tr!(self.texts, "said-roaming"),
            Spawned::Lesser => tr!(self.texts, "said-lesser"),
            Spawned::Greater => tr!(self.texts, "said-greater"),
        }
    }

    /// Where something appears.
    #[must_use]
    pub fn place(&self, place: &Place) -> Arc<str> {
        match place {
            Place::LevelBehind => tr!(self.texts, "said-level-behind"),
            Place::LevelAhead => tr!(self.texts, "said-level-ahead"),
            Place::LevelHere => tr!(self.texts, "said-level-here"),
            Place::LevelToken(level) => tr!(self.texts, "said-level-token", level = i64::from(*level)),
            Place::Named(name) => tr!(self.texts, "said-in-zone", zone = self.zone(name).as_ref()),
        }
    }

    /// How a number must compare.
    pub(super) fn compared(&self, compare: Compare, holds: Holds) -> Arc<str> {
        let number = |number: i16| i64::from(number);
        match (compare, holds) {
            (Compare::AtLeast(least), Holds::Yes) => tr!(self.texts, "said-at-least", number = number(least)),
            (Compare::AtMost(most), Holds::Yes) => tr!(self.texts, "said-at-most", number = number(most)),
            (Compare::Exactly(wanted), Holds::Yes) => tr!(self.texts, "said-exactly", number = number(wanted)),
            (Compare::AtLeast(least), Holds::No) => tr!(self.texts, "said-at-most", number = number(least) - 1),
            (Compare::AtMost(most), Holds::No) => tr!(self.texts, "said-at-least", number = number(most) + 1),
            (Compare::Exactly(other), Holds::No) => tr!(self.texts, "said-other-than", number = number(other)),
        }
    }
}

/// Whether a condition is said as it is or the other way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// It must hold.
    Yes,
    /// It must not hold.
    No,
}

impl Holds {
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }

    pub(super) fn turned(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
        }
    }
}

fn kind_key(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Treasure => "treasure",
        TokenKind::SpecialTreasure => "special",
        TokenKind::Artifact => "artifact",
        TokenKind::Lair => "lair",
        TokenKind::Library => "library",
    }
}

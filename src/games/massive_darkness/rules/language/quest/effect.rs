//! What a special rule does.

use super::super::super::state::TokenKind;
use super::super::{Place, Spawned};
use super::{Mention, Named, Visit};
use serde::{Deserialize, Serialize};

/// Heroes, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whom {
    /// The Hero in this role.
    Role(Named),
    /// Every living Hero, in turn order.
    Each,
    /// Every living Hero in the named Zone.
    EachIn(Named),
    /// One living Hero; players choose.
    One,
}

/// What a special rule does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestEffect {
    // ---- Heroes ----
    /// All this for other Heroes than the one of the moment.
    To(Whom, Vec<QuestEffect>),
    /// The Hero of the moment gains XP.
    GainXp(u8),
    /// Every living Hero gains XP.
    AllGainXp(u8),
    /// ARTIFACT-02: the Hero of the moment draws an Artifact card.
    DrawArtifact,
    /// The Hero of the moment draws a Treasure card of this Level; 0 = the Current Level.
    DrawTreasure(u8),
    /// The Hero of the moment suffers Wounds.
    Suffer(u8),
    /// The Hero of the moment heals Wounds.
    Heal(u8),
    /// The Hero of the moment is killed.
    Die,
    /// The Hero of the moment is put into the named Zone.
    Go(Named),
    /// ARTIFACT-05: the Hero of the moment carries so many more tokens of this kind (less, with a negative number).
    Carry(TokenKind, i8),
    /// Players name the Hero who has this role.
    ChooseHero(Named),
    /// The Heroes suffer so many Wounds for each Hero who began the quest, together: players divide them.
    ShareWounds(u8),
    // ---- Enemies ----
    /// Enemies appear.
    Spawn(Spawned, Place),
    /// The named figure appears.
    Appear(Named, Place),
    /// The named figure is activated.
    Activate(Named),
    // ---- bookkeeping ----
    /// Adds to a counter.
    Count(Named, i16),
    /// Sets a counter.
    Set(Named, i16),
    /// Rules that wait for this name apply.
    Call(Named),
    // ---- the dungeon ----
    /// LEVEL-03: the Level rises by so much, to 5 at most.
    RaiseLevel(u8),
    /// The named door opens, without a Door card.
    OpenDoor(Named),
    /// The named door closes.
    CloseDoor(Named),
    /// The named door can be opened from now on.
    Unlock(Named),
    /// Heroes can cross the named border from now on.
    Unbar(Named),
    /// Heroes can no longer cross the named border.
    Bar(Named),
    /// A token is laid, to be picked up.
    Lay(TokenKind, Place),
    /// Each of the named Zones without a token of this kind gets one.
    Fill(TokenKind, Named),
    /// All tokens of this kind that cannot be picked up are taken off the board.
    Sweep(TokenKind),
    /// The token of this kind in the Zone of the Hero of the moment is turned over.
    Turn(TokenKind),
    /// One of these objects is destroyed; players choose.
    DestroyOne(Vec<Named>),
    /// The floor of the named Zones is removed with everything on it.
    Remove(Named),
    /// One Wound token is taken from the tile of the lowest Level; without one left the tile is removed with everything
    /// on it.
    Crumble,
    // ---- the end ----
    /// WIN-05: the Quest is lost.
    Lose,
    /// The Quest is won.
    Win,
}

impl QuestEffect {
    pub(super) fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        match self {
            QuestEffect::To(whom, inner) => {
                match whom {
                    Whom::Role(role) => visit(Mention::Role(role)),
                    Whom::EachIn(zone) => visit(Mention::Zone(zone)),
                    Whom::Each | Whom::One => {}
                }
                for effect in inner {
                    if matches!(effect, QuestEffect::To(..)) {
                        visit(Mention::TooDeep);
                    }
                    effect.mentions(visit);
                }
            }
            // LEVEL-01: nothing rises by more than there are Levels.
            QuestEffect::RaiseLevel(level) if *level > 5 => visit(Mention::Level(*level)),
            QuestEffect::DrawTreasure(level) if *level > 0 => visit(Mention::Level(*level)),
            QuestEffect::Go(zone) | QuestEffect::Fill(_, zone) | QuestEffect::Remove(zone) => {
                visit(Mention::Zone(zone));
            }
            QuestEffect::ChooseHero(role) => visit(Mention::Role(role)),
            QuestEffect::Spawn(Spawned::GuardOfLevel(level), place) => {
                visit(Mention::Level(*level));
                place.mentions(visit);
            }
            QuestEffect::Spawn(_, place) | QuestEffect::Lay(_, place) => place.mentions(visit),
            QuestEffect::Appear(foe, place) => {
                visit(Mention::Foe(foe));
                place.mentions(visit);
            }
            QuestEffect::Activate(foe) => visit(Mention::Foe(foe)),
            QuestEffect::Count(counter, _) | QuestEffect::Set(counter, _) => visit(Mention::Counter(counter)),
            QuestEffect::OpenDoor(door) | QuestEffect::CloseDoor(door) | QuestEffect::Unlock(door) => {
                visit(Mention::Door(door));
            }
            QuestEffect::Unbar(border) | QuestEffect::Bar(border) => visit(Mention::Border(border)),
            QuestEffect::DestroyOne(objects) => objects.iter().for_each(|object| visit(Mention::Object(object))),
            QuestEffect::GainXp(_)
            | QuestEffect::AllGainXp(_)
            | QuestEffect::DrawArtifact
            | QuestEffect::DrawTreasure(_)
            | QuestEffect::Suffer(_)
            | QuestEffect::Heal(_)
            | QuestEffect::Die
            | QuestEffect::Carry(..)
            | QuestEffect::ShareWounds(_)
            | QuestEffect::Call(_)
            | QuestEffect::RaiseLevel(_)
            | QuestEffect::Sweep(_)
            | QuestEffect::Turn(_)
            | QuestEffect::Crumble
            | QuestEffect::Lose
            | QuestEffect::Win => {}
        }
    }
}

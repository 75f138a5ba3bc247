//! Figures and objects that a quest brings: Enemies with ways of their own, and things that can be struck.

use super::super::super::state::TokenKind;
use super::super::Spawned;
use super::{Condition, Mention, Named, Visit};
use serde::{Deserialize, Serialize};

/// Which card a figure of the quest has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FoeCard {
    /// Whichever card is drawn from that deck.
    Drawn(Spawned),
    /// The card of this kind of Enemy in that deck.
    Kind(Spawned, String),
    /// ED-01..09: drawn, by the edition played: German, English.
    ByEdition(Spawned, Spawned),
}

/// ENEMY-33: what a figure of the quest gets for Equipment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Loot {
    /// As every Guardian: a Treasure card of the Current Level.
    #[default]
    Normal,
    Nothing,
    /// A Treasure card of this Level.
    Level(u8),
    /// A card drawn from the Greater Roaming Monsters: its dice and its text are added.
    Monster,
}

/// What a figure walks towards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Towards {
    /// The Exit Zone.
    Exit,
    /// The Hero Starting Zone.
    Start,
    /// The nearest of the named Zones.
    Zone(Named),
    /// A token of this kind in Line of Sight that cannot be picked up; players choose among several.
    SeenToken(TokenKind),
}

/// A part of the Activation of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// It attacks if a Hero is in Range.
    Attack,
    /// It moves so many Zones, towards the first of these that there is.
    Move(u8, Vec<Towards>),
}

/// What happens to whoever is in the Zone of a figure at the start of its Activation and after each Zone it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trample {
    /// Heroes are killed; that ends the Activation.
    Heroes,
    /// Other Enemies are killed, without XP.
    Enemies,
    /// A token of this kind that cannot be picked up is destroyed; that ends the Activation. If another one is in Line of
    /// Sight, the figure is activated again at once.
    Token(TokenKind),
}

/// A figure of the quest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Foe {
    /// As the rules of the quest call it.
    pub name: Named,
    pub card: FoeCard,
    /// ENEMY-33.
    #[serde(default)]
    pub loot: Loot,
    /// ENEMY-32: does not count as a Roaming Monster for Event cards.
    #[serde(default)]
    pub uncounted: bool,
    /// SKILL-15.
    #[serde(default)]
    pub slippery: bool,
    /// It never moves.
    #[serde(default)]
    pub rooted: bool,
    /// It does not move in Counter-Attacks.
    #[serde(default)]
    pub rooted_in_counters: bool,
    /// Heroes can neither attack nor wound it.
    #[serde(default)]
    pub immune: bool,
    /// When it moves, stunned and dead Heroes in its Zone are moved with it.
    #[serde(default)]
    pub drags: bool,
    /// It is activated in the Enemies' Phase and by Event cards only if all of this holds.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub active_if: Vec<Condition>,
    /// What it does in the Enemies' Phase instead of the normal Activation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Deed>,
    /// What it does to whoever is in its way, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tramples: Vec<Trample>,
}

/// Who can strike an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Struck {
    /// Heroes attack it like an Enemy; it has no Defense.
    #[default]
    Heroes,
    /// In the Enemies' Phase it counts as the Hero with the most XP: Enemies attack it whenever they can, without a roll,
    /// for 1 Wound, and do not leave its Zone.
    Enemies,
    /// Nobody; only rules destroy it.
    Nobody,
}

impl Foe {
    /// A figure with nothing special about it, whose card is drawn from the Roaming Monsters.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            card: FoeCard::Drawn(Spawned::Roaming),
            loot: Loot::Normal,
            uncounted: true,
            slippery: false,
            rooted: false,
            rooted_in_counters: false,
            immune: false,
            drags: false,
            active_if: Vec::new(),
            acts: Vec::new(),
            tramples: Vec::new(),
        }
    }

    /// Every name this figure speaks of.
    pub fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        self.active_if.iter().for_each(|condition| condition.mentions(visit));
        if let Loot::Level(level) = self.loot {
            visit(Mention::Level(level));
        }
        for deed in &self.acts {
            let Deed::Move(_, towards) = deed else { continue };
            for goal in towards {
                if let Towards::Zone(zone) = goal {
                    visit(Mention::Zone(zone));
                }
            }
        }
    }
}

/// QC-07: an object of the quest, such as a Pillar: an Enemy only as a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Object<Where> {
    /// As the rules of the quest call it.
    pub name: Named,
    /// Where it stands.
    pub at: Where,
    /// Wounds that destroy it.
    pub health: u8,
    /// Who can strike it.
    #[serde(default)]
    pub by: Struck,
    /// Borders that no Hero crosses while it stands: by foot, nor by attack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bars: Vec<Named>,
    /// Attacks pass it all the same: only the way is barred.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacks_pass: bool,
}

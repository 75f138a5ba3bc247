//! The rules of Massive Darkness 2: Hellscape: `M2-…` in the rules contract.
//!
//! | chapter | file |
//! |---|---|
//! | COMPONENTS, DATA: what is printed; the language of the cards | [`cards`], [`class_cards`], [`language`] |
//! | TILES: the Dungeon of a Quest; Tiles of one's own | [`dungeon`], [`own_tiles`] |
//! | QUESTS: as data, laid out, played | [`quest`], [`story`], [`layout`], [`bounds`], [`objectives`], [`moments`], [`escort`], [`burden`] |
//! | BOSS-FIGHT | [`boss`] |
//! | SETUP | [`setup`] |
//! | ROUND, KNOCKED-OUT (waking) | [`round`] |
//! | HERO-PHASE, ACTION: the menu of a turn | [`turn`] |
//! | ACTION: moving, doors; TOKENS: Traps | [`movement`] |
//! | ACTION: interacting; TOKENS: chests, Fountains, the Forge | [`interact`] |
//! | ITEMS: equipping, trading, receiving; TREASURE | [`items`] |
//! | REVEAL, Door cards | [`reveal`] |
//! | SPAWN, M2-SPAWN-07 | [`spawn`] |
//! | LOS-RANGE, distances | [`ways`] |
//! | COMBAT | [`combat`]; how dice can fall: [`odds`] |
//! | ABILITIES | [`abilities`], [`effects`] |
//! | Wounds, healing, STATES | [`wounds`] |
//! | ENEMY-PHASE, MOB-ACTIVATION | [`enemies`]; ROAMING-ACTIVATION [`roaming`] |
//! | SKILL-CARDS, BERSERKER, WIZARD | [`classes`]; PALADIN [`paladin`]; RANGER [`ranger`]; ROGUE [`rogue`]; SHAMAN [`shaman`] |
//! | who can be attacked besides Heroes | [`allies`] |
//! | LEVEL-UP, DARKNESS, DUNGEON-LEVEL | [`darkness`] |
//!
//! A seat is asked in [`ask`], answers in [`answer`], is told in [`event`] ([`retold`]: what is known by then); [`legal`] lists and refuses, [`take`] applies; [`game`]
//! is the door, [`fits`] what every state must keep, `checks` what all content must.
//!
//! What is not here: files, the clock, a window, words for people, and the name of any card or Quest.

pub(crate) use delvewright_kernel as kernel;

pub mod abilities;
pub mod allies;
pub mod answer;
pub mod ask;
pub mod boss;
pub mod bounds;
pub mod burden;
pub mod cards;
mod checks;
pub mod class_cards;
pub mod classes;
pub mod combat;
pub mod darkness;
pub mod dungeon;
pub mod effects;
pub mod enemies;
pub mod escort;
pub mod event;
pub mod fits;
pub mod frames;
pub mod game;
pub mod ids;
pub mod interact;
pub mod items;
pub mod language;
pub mod layout;
pub mod legal;
pub mod moments;
pub mod movement;
pub mod objectives;
pub mod odds;
pub mod own_tiles;
pub mod paladin;
mod purse;
pub mod quest;
pub mod ranger;
pub mod retold;
pub mod reveal;
pub mod roaming;
pub mod rogue;
pub mod round;
pub mod setup;
pub mod shaman;
pub mod spawn;
pub mod state;
pub mod story;
pub mod take;
pub mod turn;
pub mod ways;
pub mod wounds;

#[cfg(test)]
mod own_quest_tests;
#[cfg(test)]
mod quest_legend_tests;
#[cfg(test)]
mod quest_tests;
#[cfg(test)]
mod retold_tests;
#[cfg(test)]
mod tests;

pub use answer::{AbilityRef, Answer, Source, Target, Use};
pub use ask::Ask;
pub use cards::{Back, Content, Printed, Unplayable};
pub use dungeon::{Dungeon, Portal, Zone};
pub use event::{Event, Loss, Said, Why};
pub use game::MassiveDarkness2;
pub use ids::{AttackType, CardId, Class, Dice, Die, Element, EnemyId, Rarity, Slot, Spirit, Symbol};
pub use setup::{Chosen, Setup};
pub use state::{Lying, Phase, State, Thing};

pub(crate) use game::{Checked, Events, Flow, no};

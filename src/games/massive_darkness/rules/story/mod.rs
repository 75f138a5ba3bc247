//! STORY: what stays from quest to quest.
//!
//! | chapter | file |
//! |---|---|
//! | what a Hero carries (STORY-01, STORY-24) and which values it can have | `record.rs` |
//! | the way of a campaign from quest to quest (STORY-18..23) | `campaign.rs` |
//! | a quest begins with records and ends with records (STORY-08..17, STORY-26) | `start.rs` |
//! | Micro-XP (STORY-02..06) | `price.rs` |
//! | what a Hero is able to between quests: Skills, cards, dice, Health | `sheet.rs` |
//!
//! Records and campaigns are plain data: names and numbers, no position in a library, so that they can be kept in files.

pub mod campaign;
mod price;
pub mod record;
pub mod sheet;
pub mod start;

pub use campaign::{CampaignState, QuestDone, QuestEnd, QuestResult, Stage, StageRefusal};
pub use record::{HeroRecord, OwnedCard, RecordProblem, check_party, check_start_inventory, hero_level, party_level};

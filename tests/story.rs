//! STORY: what Heroes carry from quest to quest, and the way of a campaign.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod table;

#[path = "story/campaign.rs"]
mod campaign;
#[path = "story/people.rs"]
mod people;
#[path = "story/records.rs"]
mod records;

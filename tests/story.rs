//! STORY and MARKET: what Heroes carry from quest to quest, and the way of a campaign, and the town.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::panic, reason = "a test that cannot go on fails")]

mod table;

#[path = "story/campaign.rs"]
mod campaign;
#[path = "story/market.rs"]
mod market;
#[path = "story/market_conformance.rs"]
mod market_conformance;
#[path = "story/people.rs"]
mod people;
#[path = "story/quests.rs"]
mod quests;
#[path = "story/records.rs"]
mod records;

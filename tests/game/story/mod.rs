//! STORY and MARKET: what Heroes carry from quest to quest, and the way of a campaign, and the town.

mod campaign;
mod market;
mod market_conformance;
mod people;
mod quests;
mod records;

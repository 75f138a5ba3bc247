//! Who plays this game besides people: the bot of the package `bots/`, as the house seats it.

use super::planner::Sensible;
use super::ruleset::HellscapeRules;
use crate::house::plug::OwnBot;
use massive_darkness_2_bots::manner::Manner;
use std::time::Duration;

/// Who can take a seat besides those that play any game, and the one that plans ahead ([`super::planner`]).
pub static BOTS: &[OwnBot<HellscapeRules>] = &[OwnBot {
    name: "greedy",
    seated: |_, seed| Box::new(Sensible::new(seed, Manner::PATIENT)),
    within: Duration::ZERO,
}];

//! What was found, as sentences.

use super::{Component, Finding, Kind, Looked, Speaker, What};
use crate::games::massive_darkness_2::content::{CoreBox, unlaid};
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::rules::Portal;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::text::{Texts, shown};
use crate::tr;
use std::sync::Arc;

/// With what findings are told.
#[derive(Clone, Copy)]
pub struct Telling<'t> {
    /// The box, whose cards and Tiles are named.
    pub all: &'t CoreBox,
    /// The Quest that was looked into.
    pub quest: &'t Quest,
    /// What came of it.
    pub looked: &'t Looked,
    /// The language.
    pub texts: &'t Texts,
}

impl Telling<'_> {
    /// A finding, in a sentence.
    #[must_use]
    pub fn say(&self, finding: &Finding) -> Arc<str> {
        let texts = self.texts;
        let words = Words { content: &self.all.content, dungeon: &self.looked.dungeon, texts };
        let zone = finding.at.first().map(|(x, y)| crate::games::massive_darkness_2::content::zone_name(*x, *y));
        let zone = zone.unwrap_or_default();
        let name = |name: &str| shown(name);
        match &finding.what {
            What::Unlaid(fault) => unlaid(fault, texts),
            What::NoTiles => tr!(texts, "lint-no-tiles"),
            What::NoGoal => tr!(texts, "lint-no-goal"),
            What::Unknown(Kind::Token, id) => tr!(texts, "lint-no-token", name = name(id)),
            What::Unknown(Kind::Task, id) => tr!(texts, "lint-no-task", name = name(id)),
            What::Unknown(Kind::Counter, id) => tr!(texts, "lint-no-counter", name = name(id)),
            What::Unknown(Kind::Gate, id) => tr!(texts, "lint-no-gate", name = name(id)),
            What::Unknown(Kind::Boss, id) => tr!(texts, "lint-no-boss", name = name(id)),
            What::Unknown(Kind::Card, id) => tr!(texts, "lint-no-card", name = name(id)),
            What::Twice(_, id) => tr!(texts, "lint-twice", name = name(id)),
            What::BesideTheFight => tr!(texts, "lint-beside-the-fight", zone = zone),
            What::TooFew(thing, count, most) => {
                let thing = words.thing(*thing);
                tr!(texts, "lint-too-few", thing = thing.as_ref(), count = *count as i64, most = *most as i64)
            }
            What::StartsInAbyss => tr!(texts, "lint-start-abyss", zone = zone),
            What::StartsAmongEnemies => tr!(texts, "lint-start-enemies", zone = zone),
            What::OutOfReach(thing) => {
                tr!(texts, "lint-out-of-reach", thing = words.thing(*thing).as_ref(), zone = zone)
            }
            What::EnemiesOutOfReach => tr!(texts, "lint-enemies-out-of-reach", zone = zone),
            What::Islands(count) => tr!(texts, "lint-islands", count = *count as i64, zone = zone),
            What::ClosedRooms(count) => tr!(texts, "lint-closed-rooms", count = *count as i64, zone = zone),
            What::NotInChamber(thing) => {
                tr!(texts, "lint-not-in-chamber", thing = words.thing(*thing).as_ref(), zone = zone)
            }
            What::NeverOpened(gate) => {
                let gate = Blocks::of(self.quest, texts).name("gate", gate);
                tr!(texts, "lint-never-opened", gate = gate.as_ref())
            }
            What::Never(speaker) => self.never(*speaker),
            What::WonAtOnce => tr!(texts, "lint-won-at-once"),
            What::TileTwice(number) => tr!(texts, "lint-tile-twice", tile = name(number)),
            What::ClosedTile(tile, count, (x, y)) => {
                let zone = crate::games::tiles::names::zone_name(*x, *y);
                tr!(texts, "lint-closed-tile", tile = name(tile), count = *count as i64, zone = zone)
            }
            What::TileUnused(tile) => tr!(texts, "lint-tile-unused", tile = name(tile)),
            What::TileOfBox(tile) => tr!(texts, "lint-tile-of-box", tile = name(tile)),
            What::Supply(what, count, most) => {
                let what = match what {
                    Component::Doors => tr!(texts, "part-doors"),
                    Component::Bridges => tr!(texts, "part-bridges"),
                    Component::Marks => tr!(texts, "part-marks"),
                    Component::Portals => tr!(texts, "part-portals"),
                    Component::RoamingPortals => words.portal(Portal::Roaming),
                    Component::Thing(thing) => words.thing(*thing),
                };
                tr!(texts, "lint-supply", what = what.as_ref(), count = *count as i64, most = *most as i64)
            }
            What::NoRoamingPortal => tr!(texts, "lint-no-roaming-portal"),
            What::Untitled => tr!(texts, "lint-untitled"),
            What::Untranslated(language) => {
                let known = format!("language-{language}");
                let language = if texts.has(&known) { texts.get(&known) } else { shown(language).into() };
                tr!(texts, "lint-untranslated", language = language.as_ref())
            }
        }
    }

    /// What can never happen.
    fn never(&self, speaker: Speaker) -> Arc<str> {
        let (texts, blocks) = (self.texts, Blocks::of(self.quest, self.texts));
        match speaker {
            Speaker::Task(at) => {
                let task = self.quest.tasks.get(at).map(|task| blocks.name("task", &task.name)).unwrap_or_default();
                tr!(texts, "lint-never-task", task = task.as_ref())
            }
            Speaker::Rule(at) => {
                let rule = self.quest.rules.get(at).map(|rule| blocks.rule(rule)).unwrap_or_default();
                tr!(texts, "lint-never-rule", rule = rule.as_str())
            }
            Speaker::Moment(at) => {
                let moment = self.quest.moments.get(at).map(|moment| blocks.moment(moment)).unwrap_or_default();
                tr!(texts, "lint-never-rule", rule = moment.as_str())
            }
            Speaker::Goal(at) => {
                let goal = self.quest.goals.get(at).map(|goal| blocks.goal(goal)).unwrap_or_default();
                tr!(texts, "lint-never-goal", goal = goal.as_ref())
            }
        }
    }
}

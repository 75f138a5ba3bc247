//! LEVEL: how the Current Level rises.

use super::dungeon::{Edition, Mode};
use super::event::Event;
use super::game::{Events, MassiveDarkness};
use super::ids::Hero;
use super::language::quest::Switch;
use super::quest_rules::Now;

impl MassiveDarkness {
    /// LEVEL-03 (a): an Action or a Phase has ended; does a living Hero stand on a tile of a higher Level?
    pub(super) fn check_level(&mut self, log: &mut Events<'_>) {
        let highest = self.state.living_heroes().map(|hero| self.dungeon.tile_level(self.state.hero(hero).zone)).max();
        self.raise_level_by_place(highest.unwrap_or(0), log);
    }

    /// LEVEL-03, unless the quest leaves the Level to its rules.
    pub(super) fn raise_level_by_place(&mut self, to: u8, log: &mut Events<'_>) {
        if !self.dungeon.has(Switch::LevelByRules) {
            self.raise_level(to, log);
        }
    }

    /// LEVEL-04, LEVEL-06: to exactly this Level, if it is higher.
    pub(super) fn raise_level(&mut self, to: u8, log: &mut Events<'_>) {
        let from = self.state.level;
        if to <= from {
            return;
        }
        let before: [u8; 6] = self.all_max_health();
        self.state.level = to;
        log.say("LEVEL-03", Event::LevelRose { from, to });
        self.heal_by_new_maximum(before);
        self.trigger(Now::LevelRose(to), self.state.hero_of_the_moment(), log);
    }

    /// Maximum Health by Hero, to compare before and after a change.
    pub(super) fn all_max_health(&self) -> [u8; 6] {
        let mut maximum = [0; 6];
        for hero in self.state.hero_ids() {
            maximum[hero.index()] = self.max_health(hero);
        }
        maximum
    }

    /// ED-02, OQ-42: in the English edition the Health rises with the maximum.
    pub(super) fn heal_by_new_maximum(&mut self, before: [u8; 6]) {
        if self.edition != Edition::En {
            return;
        }
        for hero in self.state.hero_ids() {
            let more = self.max_health(hero).saturating_sub(before[hero.index()]);
            let state = self.state.hero_mut(hero);
            if !state.dead {
                state.health += more;
            }
        }
    }

    /// STORY-12: what an Event card calls the Current Level: in Story Mode the highest Level token on any tile where a
    /// Hero stands.
    #[must_use]
    pub fn event_level(&self) -> u8 {
        let here = self.state.living_heroes().map(|hero| self.level_under(hero)).max().unwrap_or(0);
        if self.mode == Mode::Story && here > 0 { here } else { self.state.level }
    }

    /// LEVEL-05: is a Level token of this Level on its Active side?
    #[must_use]
    pub fn level_token_is_active(&self, level: u8) -> bool {
        self.state.level == level
    }

    /// The Level of the tile a Hero stands on; 0 = none.
    #[must_use]
    pub fn level_under(&self, hero: Hero) -> u8 {
        self.dungeon.tile_level(self.state.hero(hero).zone)
    }
}

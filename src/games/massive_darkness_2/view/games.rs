//! How a game is begun and sat down to, and what follows one that is over: the same Quest once more, or the next one of the box, with
//! the same Heroes.

use super::desk::{HellscapeDesk, Screen};
use super::hinting::guide;
use super::table::Table;
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::play::{Dice, Play};
use crate::house::plug::Plug as _;
use crate::kit::desk::Beginning;

/// The Quest that follows this one in the box; none behind the last one, nor behind one of the user's own.
fn next<'r>(rules: &'r HellscapeRules, id: &str) -> Option<&'r Quest> {
    rules.all().quests.iter().skip_while(|quest| quest.id != id).nth(1)
}

impl HellscapeDesk {
    pub(super) fn begin(&mut self, start: Start, dice: Dice) {
        let Some(rules) = self.rules() else { return };
        let beginning = Beginning { called: PLUG.id(), start, seed: self.base.seed, dice };
        if let Some(play) = self.base.begin(&rules, beginning) {
            self.sit_down(play, &rules);
            if let Screen::Table(table) = &mut self.screen {
                table.introduce(&self.base.texts);
            }
        }
    }

    pub(super) fn sit_down(&mut self, mut play: Play<HellscapeRules>, rules: &HellscapeRules) {
        self.speak_of(&mut play, rules);
        let has_next = next(rules, &play.session().header().setup.quest.id).is_some();
        let mut table = Table::new(play, self.base.windows.clone(), &self.base.texts, &rules.all().ours);
        table.take_pace(self.base.settings.beats, self.base.settings.reduce_motion, &self.base.texts);
        table.goes_on_with(has_next);
        guide(&self.base.kept, &mut table);
        self.screen = Screen::Table(Box::new(table));
    }

    /// A game is told with the names of the cards that it has taken along.
    pub(super) fn speak_of(&mut self, play: &mut Play<HellscapeRules>, rules: &HellscapeRules) {
        let along = play.session().header().setup.own.clone();
        self.name_cards(&along);
        if along != *rules.own() {
            play.speak(&self.base.texts);
        }
    }

    /// Begins the same Quest once more, or the next one. A book in which the game is kept keeps that one, too.
    pub(super) fn play_once_more(&mut self, is_next: bool) {
        let Some(rules) = self.rules() else { return };
        let Screen::Table(table) = &mut self.screen else { return };
        let play = table.play_mut();
        let (start, dice) = (play.session().header().setup.clone(), play.dice);
        let quest = match next(&rules, &start.quest.id) {
            Some(quest) if is_next => quest.clone(),
            None if is_next => return,
            _ => start.quest,
        };
        self.begin(Start { quest, ..start }, dice);
    }
}

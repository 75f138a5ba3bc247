//! What each Hero has done, how everybody fared from round to round, and what turned the game: counted as it happens, for the page
//! at its end.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::tiles::course::{Course, Deeds, Turn};
use crate::kernel::game::Logged;

/// The count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// What has been counted.
    pub course: Course<Event>,
    /// Who is credited with the Wounds of Enemies: who attacks, or is attacked.
    striker: Option<Hero>,
}

impl Tally {
    /// Takes in what has happened.
    pub(super) fn watch(&mut self, words: &Words<'_>, events: &[Logged<Event>]) {
        let state = &words.game.state;
        for event in events {
            self.count(&event.what);
            if turns(words, &event.what)
                && self.course.has_room()
                && let Some(told) = words.event(&event.what)
            {
                self.course.turned(Turn { round: state.round, what: event.what, told: told.to_string() });
            }
        }
        self.course.fares(state.round, state.hero_ids().map(|hero| state.hero(hero).health));
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Attacked { attacker, defender, .. } => {
                self.striker = [attacker, defender].into_iter().find_map(|actor| match actor {
                    Actor::Hero(hero) => Some(hero),
                    Actor::Enemy(_) => None,
                });
            }
            Event::ActivationBegan { hero } => self.striker = Some(hero),
            Event::Wounded { actor: Actor::Hero(hero), wounds, .. } => self.of(hero).taken += u16::from(wounds),
            Event::Wounded { actor: Actor::Enemy(_), wounds, .. } => {
                if let Some(hero) = self.striker {
                    self.of(hero).dealt += u16::from(wounds);
                }
            }
            Event::MinionKilled { by: Some(hero), .. } | Event::LeaderKilled { by: Some(hero), .. } => {
                self.of(hero).slain += 1;
            }
            Event::DoorOpened { hero, .. } => self.of(hero).doors += 1,
            Event::TokenTaken { hero, .. } => self.of(hero).picked += 1,
            Event::XpGained { hero, amount } => self.of(hero).xp += u16::from(amount),
            // HERO-06.
            Event::HeroDied { hero } => self.of(hero).fell += 1,
            _ => {}
        }
    }

    fn of(&mut self, hero: Hero) -> &mut Deeds {
        self.course.of(hero.index())
    }
}

/// Does this turn a game?
fn turns(words: &Words<'_>, event: &Event) -> bool {
    match event {
        Event::HeroDied { .. }
        | Event::HeroResurrected { .. }
        | Event::HeroEscaped { .. }
        | Event::GoalMet { .. }
        | Event::LevelRose { .. }
        | Event::ObjectDestroyed { .. } => true,
        // ENEMY-31: whoever roams, and Agents. Of Mobs there are too many.
        Event::LeaderKilled { card, .. } => {
            let library = &words.game.library;
            library.kind(library.enemy(*card).kind).role != Role::Mob
        }
        _ => false,
    }
}

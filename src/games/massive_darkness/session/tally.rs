//! What each Hero has done, how everybody fared from round to round, and what turned the game: counted as it happens, for the page
//! at its end.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::kernel::game::Logged;
use std::sync::Arc;

/// The count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// By the place of the Hero.
    pub heroes: [Deeds; MAX_HEROES],
    /// From the first round on.
    pub rounds: Vec<Round>,
    /// What turned the game, as it happened; shared by all places between two of them, because the count is kept for each place.
    pub turns: Arc<Vec<Turn>>,
    /// Who is credited with the Wounds of Enemies: who attacks, or is attacked.
    striker: Option<Hero>,
}

/// What a Hero has done and suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Wounds of Enemies in combats of this Hero.
    pub dealt: u16,
    /// Minions and leaders killed.
    pub slain: u16,
    /// Wounds suffered.
    pub taken: u16,
    /// Doors opened.
    pub doors: u16,
    /// Tokens picked up.
    pub picked: u16,
    /// XP gained.
    pub xp: u16,
    /// HERO-06: how often the Hero fell.
    pub fell: u16,
}

/// How everybody fared at the end of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Round {
    pub number: u16,
    /// Health by the place of the Hero.
    pub health: [u8; MAX_HEROES],
}

/// Something that turned the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The round in which it happened.
    pub round: u16,
    /// What happened.
    pub what: Event,
    /// The same in words.
    pub told: String,
}

/// A game that goes on beyond this is no longer counted round by round, and no more turns are kept.
const MOST: usize = 400;

impl Tally {
    /// Takes in what has happened.
    pub(super) fn watch(&mut self, words: &Words<'_>, events: &[Logged<Event>]) {
        for event in events {
            self.count(&event.what);
            if turns(words, &event.what)
                && self.turns.len() < MOST
                && let Some(told) = words.event(&event.what)
            {
                let turn = Turn { round: words.game.state.round, what: event.what, told: told.to_string() };
                Arc::make_mut(&mut self.turns).push(turn);
            }
        }
        let state = &words.game.state;
        if state.round == 0 {
            return;
        }
        if self.rounds.last().is_none_or(|last| last.number != state.round) && self.rounds.len() < MOST {
            self.rounds.push(Round { number: state.round, health: [0; MAX_HEROES] });
        }
        if let Some(last) = self.rounds.last_mut() {
            for hero in state.hero_ids() {
                last.health[hero.index()] = state.hero(hero).health;
            }
        }
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
            Event::HeroDied { hero } => self.of(hero).fell += 1,
            _ => {}
        }
    }

    fn of(&mut self, hero: Hero) -> &mut Deeds {
        &mut self.heroes[hero.index().min(MAX_HEROES - 1)]
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

//! What each Hero has done, how everybody fared from round to round, and what turned the game: counted as it happens, for the page
//! at its end.

use super::describe::abilities::capital;
use super::rules::frames::Figure;
use super::rules::ids::{ESCORT, ally_of, target_of};
use super::rules::{EnemyId, Event, Loss, MassiveDarkness2};
use super::story::Teller;
use crate::games::tiles::course::{Course, Deeds, Turn};
use crate::kernel::game::{Game as _, Logged};

/// The count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// What has been counted.
    pub course: Course<Event>,
    /// By what the Quest is lost (M2-KO-08, M2-WIN-03, M2-WIN-04): by several things, where they came to pass at once.
    pub lost_by: Vec<Loss>,
    /// Who is credited with the Wounds of Enemies: who attacks or is attacked, or has used something.
    striker: Option<u8>,
}

impl Tally {
    /// Takes in what has happened.
    pub(super) fn watch(&mut self, teller: &Teller<'_>, events: &[Logged<Event>]) {
        let state = teller.game.state();
        let mut level = teller.before.dungeon_level();
        for event in events {
            self.count(teller.game, &event.what);
            if let Event::Lost { by } = event.what
                && !self.lost_by.contains(&by)
            {
                self.lost_by.push(by);
            }
            if turns(&event.what, &mut level) && self.course.has_room() {
                let told = capital(&teller.line(event));
                self.course.turned(Turn { round: state.round, what: event.what, told });
            }
        }
        self.course.fares(state.round, state.heroes.iter().map(|hero| hero.health));
    }

    fn count(&mut self, game: &MassiveDarkness2, event: &Event) {
        match *event {
            Event::Attacked { hero, .. } | Event::AttackedBy { hero, .. } => self.striker = credited(game, hero),
            Event::AllyAttacked { ally, .. } => self.striker = credited(game, target_of(ally)),
            Event::TurnBegan { hero } | Event::Used { hero, .. } => self.striker = Some(hero),
            // Fire burns by itself, and Enemies have abilities that wound them: nobody has struck.
            Event::PhaseBegan { .. } | Event::Activated { .. } | Event::Burning { figure: Figure::Enemy(_), .. } => {
                self.striker = None;
            }
            Event::EnemyWounded { wounds, .. } => {
                if let Some(hero) = self.striker {
                    self.of(hero).dealt += u16::from(wounds);
                }
            }
            Event::FigureKilled { .. } => {
                if let Some(hero) = self.striker {
                    self.of(hero).slain += 1;
                }
            }
            Event::Wounded { hero, wounds } => self.of(hero).taken += u16::from(wounds),
            // A door that the Quest opens nobody has opened.
            Event::DoorOpened { hero, .. } if usize::from(hero) < game.state().heroes.len() => self.of(hero).doors += 1,
            Event::Taken { hero, .. } => self.of(hero).picked += 1,
            Event::GainedXp { hero, xp } => self.of(hero).xp += u16::from(xp),
            Event::KnockedOut { hero } => self.of(hero).fell += 1,
            _ => {}
        }
    }

    fn of(&mut self, hero: u8) -> &mut Deeds {
        self.course.of(usize::from(hero))
    }
}

/// Who fights where an Enemy has chosen this target: the Hero, or the one to whom a Spirit belongs. Whom the Quest leads is nobody's.
fn credited(game: &MassiveDarkness2, target: u8) -> Option<u8> {
    match ally_of(target) {
        Some(ESCORT) => None,
        Some(_) => game.shaman(),
        None => Some(target),
    }
}

/// Does this turn a game in which the Dungeon has this Level, that of the highest Hero?
fn turns(event: &Event, level: &mut u8) -> bool {
    match *event {
        Event::KnockedOut { .. }
        | Event::Woken { .. }
        | Event::TaskDone { .. }
        | Event::LeftDungeon { .. }
        | Event::FightBegan { .. } => true,
        // M2-SHAM-14: Spirits come and go.
        Event::AllyFell { ally } | Event::AllyArrived { ally } => ally == ESCORT,
        // Of Mobs there are too many.
        Event::EnemyFell { enemy } => enemy == EnemyId::BOSS || enemy.as_roamer().is_some(),
        Event::LeveledUp { level: reached, .. } => {
            let rises = reached > *level;
            *level = reached.max(*level);
            rises
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::describe::Words;
    use crate::games::massive_darkness_2::rules::State;
    use crate::games::massive_darkness_2::ruleset::HellscapeRules;
    use crate::games::massive_darkness_2::texts;
    use crate::house::session::Sessions as _;
    use crate::house::text::Language;
    use crate::kernel::game::Outcome;
    use crate::kernel::journal::Given;
    use massive_darkness_2_bots::Greedy;

    /// A game of so many Heroes to its end, with what was counted; `each` sees what every answer has brought.
    fn played(quest: &str, heroes: u8, seed: u64, mut each: impl FnMut(&State, &State)) -> (MassiveDarkness2, Tally) {
        let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest of the box");
        let texts = texts::of(Language::English);
        let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).expect("a game");
        let mut tally = Tally::default();
        while session.game().outcome().is_none() {
            let (before, mut events) = (session.game().clone(), Vec::new());
            let mut log = |event: Logged<Event>| events.push(event);
            if !session.step_chance(&mut log).expect("dice") {
                let answer = Greedy::default().choose(&before, &mut |_| 0).expect("somebody is asked");
                session.answer(answer, Given::Chosen, &mut log).expect("legal");
            }
            let game = session.game();
            let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
            let teller = Teller { words, before: before.state(), game, ours: &rules.all().ours };
            tally.watch(&teller, &events);
            each(before.state(), game.state());
        }
        (session.game().clone(), tally)
    }

    #[test]
    fn what_is_told_at_the_end_is_what_has_happened_on_the_board() {
        let (mut won, mut lost, mut fallen, mut levels) = (0, 0, 0, 0);
        for (quest, heroes, seed) in [
            ("tutorial", 2, 1),
            ("tutorial", 6, 2),
            ("the-passage", 3, 3),
            ("the-soul-keys", 1, 4),
            ("hellscape", 4, 5),
        ] {
            let (mut fell, mut doors) = ([0_u16; 6], 0);
            let (game, tally) = played(quest, heroes, seed, |before, after| {
                for (seat, (then, now)) in before.heroes.iter().zip(after.heroes.iter()).enumerate() {
                    fell[seat] += u16::from(now.down && !then.down);
                }
                doors += u16::from(after.revealed != before.revealed);
            });
            let (state, course) = (game.state(), &tally.course);
            let outcome = game.outcome();
            assert_eq!(course.heroes.map(|deeds| deeds.fell), fell, "{quest}");
            assert_eq!(course.rounds.len(), usize::from(state.round), "{quest}: a line for each round");
            let health: Vec<u8> = state.heroes.iter().map(|hero| hero.health).collect();
            assert!(course.rounds.last().is_some_and(|round| round.health.starts_with(&health)), "{quest}");
            let sum = |of: fn(&Deeds) -> u16| course.heroes.iter().map(of).sum::<u16>();
            assert!(sum(|deeds| deeds.dealt) >= sum(|deeds| deeds.slain) && sum(|deeds| deeds.slain) > 0, "{quest}");
            assert!(sum(|deeds| deeds.doors) >= u16::from(doors > 0), "{quest}");
            // M2-LVLUP-02: who is of Level 2 has had five XP.
            for (deeds, hero) in course.heroes.iter().zip(&state.heroes) {
                assert!(deeds.xp >= u16::from(hero.xp) + if hero.level > 1 { 5 } else { 0 }, "{quest}");
            }
            assert!(course.turns.iter().all(|turn| !turn.told.is_empty() && turn.round <= state.round), "{quest}");
            assert!(course.turns.is_sorted_by_key(|turn| turn.round), "{quest}");
            assert_eq!(!tally.lost_by.is_empty(), outcome == Some(Outcome::Lost), "{quest}");
            won += usize::from(outcome == Some(Outcome::Won));
            lost += usize::from(outcome == Some(Outcome::Lost));
            fallen += fell.iter().sum::<u16>();
            let rises = |turn: &&Turn<Event>| matches!(turn.what, Event::LeveledUp { .. });
            let risen = course.turns.iter().filter(rises).count();
            assert_eq!(risen, usize::from(state.dungeon_level()) - 1, "{quest}: each Level of the Dungeon once");
            levels += risen;
        }
        assert!(won > 0 && lost > 0 && fallen > 3 && levels > 4, "{won} {lost} {fallen} {levels}");
    }
}

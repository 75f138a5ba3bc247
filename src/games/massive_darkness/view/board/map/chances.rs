//! The exact chances of the attacks that can be made now, counted beside the window so that it never waits.

use super::model::MapModel;
use crate::games::massive_darkness::odds::attack::{USUAL_LIMIT, Wanted, attack_odds, attack_odds_for};
use crate::games::massive_darkness::rules::ids::Enemy;
use crate::games::massive_darkness::rules::{Answer, MassiveDarkness};
use crate::house::text::Texts;
use crate::kernel::distribution::Fraction;
use crate::kit::map::Line;
use crate::tr;
use egui::Context;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Where the counting is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// In a thread of its own.
    #[default]
    Beside,
    /// Before the frame is painted; for tests.
    AtOnce,
}

/// The chances of one attack, as they are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// At least one figure dies: percent, 0 and 100 only where that is certain.
    pub kills: u8,
    /// Nobody of the target is left: percent.
    pub clears: u8,
    /// Wounds on average, in tenths.
    pub wounds_in_tenths: u32,
    /// Where it depends on what is done with the dice (re-rolls, say): that is for the most Wounds; in so many percent it
    /// kills when all is done for that.
    pub kills_at_most: Option<u8>,
}

/// An attack of a situation: hash of the state, number of the offer.
type Key = (u64, usize);

/// What has been counted so far.
#[derive(Debug, Default)]
pub(super) struct Chances {
    /// None: it cannot be counted in reasonable time.
    known: BTreeMap<Key, Option<Chance>>,
    asked_for: Option<u64>,
    beside: Option<Beside>,
}

#[derive(Debug)]
struct Beside {
    jobs: Sender<Job>,
    results: Receiver<(Key, Option<Chance>)>,
}

struct Job {
    state: u64,
    game: Arc<MassiveDarkness>,
    attacks: Vec<(usize, Answer)>,
    window: Context,
}

/// Older situations are forgotten beyond so many attacks.
const MOST_KNOWN: usize = 2000;

impl Chances {
    /// Counts what is not known yet. Once for each situation.
    pub(super) fn count(&mut self, window: &Context, model: &MapModel, counting: Counting) {
        if let Some(beside) = &self.beside {
            self.known.extend(beside.results.try_iter());
        }
        if self.asked_for == Some(model.board.state) {
            return;
        }
        self.asked_for = Some(model.board.state);
        let Some(game) = &model.game else { return };
        if self.known.len() > MOST_KNOWN {
            self.known.clear();
        }
        let state = model.board.state;
        let wanted = model
            .meanings
            .iter()
            .enumerate()
            .filter(|(at, meaning)| meaning.attacks.is_some() && !self.known.contains_key(&(state, *at)));
        let attacks: Vec<(usize, Answer)> =
            wanted.filter_map(|(at, meaning)| Some((at, meaning.answers.first()?.clone()))).collect();
        if attacks.is_empty() {
            return;
        }
        match counting {
            Counting::AtOnce => {
                let counted = attacks.iter().map(|(at, attack)| ((state, *at), chance(game, attack)));
                self.known.extend(counted);
            }
            Counting::Beside => {
                let job = Job { state, game: Arc::clone(game), attacks, window: window.clone() };
                self.send(job);
            }
        }
    }

    fn send(&mut self, job: Job) {
        if self.beside.is_none() {
            self.beside = Beside::new();
        }
        // A thread that is gone is not missed: the window shows no chances then.
        let is_sent = self.beside.as_ref().is_some_and(|beside| beside.jobs.send(job).is_ok());
        if !is_sent {
            log::warn!("the chances of attacks are not counted");
        }
    }

    /// How many attacks are known by now.
    pub(super) fn known(&self) -> usize {
        self.known.len()
    }

    /// What is known about an offer.
    pub(super) fn of(&self, model: &MapModel, offer: usize) -> Option<Chance> {
        self.known.get(&(model.board.state, offer)).copied().flatten()
    }

    /// The best chance to kill somebody of an enemy.
    pub(super) fn best_against(&self, model: &MapModel, enemy: Enemy) -> Option<Chance> {
        let against = model.meanings.iter().enumerate().filter(|(_, meaning)| meaning.attacks == Some(enemy));
        against.filter_map(|(at, _)| self.of(model, at)).max_by_key(|chance| (chance.kills, chance.wounds_in_tenths))
    }

    /// What a tooltip says about the attacks on an enemy.
    pub(super) fn lines(&self, texts: &Texts, model: &MapModel, enemy: Enemy) -> Vec<Line> {
        let mut lines = Vec::new();
        for offer in &model.board.offers {
            if model.meanings.get(offer.number).is_none_or(|meaning| meaning.attacks != Some(enemy)) {
                continue;
            }
            if let Some(chance) = self.of(model, offer.number) {
                lines.push(Line::strong(Arc::clone(&offer.label)));
                lines.push(Line::aside(in_words(texts, chance)));
            }
        }
        lines
    }
}

/// The chances of an attack in a sentence.
#[must_use]
pub fn in_words(texts: &Texts, chance: Chance) -> Arc<str> {
    let (whole, tenth) = (chance.wounds_in_tenths / 10, chance.wounds_in_tenths % 10);
    let (kills, clears) = (chance.kills, chance.clears);
    let chance_of = if clears == kills {
        tr!(texts, "map-chance", kills = kills, whole = whole, tenth = tenth)
    } else {
        tr!(texts, "map-chance-mob", kills = kills, clears = clears, whole = whole, tenth = tenth)
    };
    let played = match chance.kills_at_most {
        None => return chance_of,
        Some(most) if most == kills => texts.get("map-chance-played"),
        Some(most) => tr!(texts, "map-chance-played-kill", kills = most),
    };
    format!("{chance_of} {played}").into()
}

impl Beside {
    fn new() -> Option<Self> {
        let (jobs, todo) = channel::<Job>();
        let (done, results) = channel();
        let work = move || {
            while let Ok(mut job) = todo.recv() {
                // Only the newest situation matters.
                while let Ok(newer) = todo.try_recv() {
                    job = newer;
                }
                for (at, attack) in &job.attacks {
                    if done.send(((job.state, *at), chance(&job.game, attack))).is_err() {
                        return;
                    }
                    job.window.request_repaint();
                }
            }
        };
        thread::Builder::new().name("chances".to_owned()).spawn(work).ok()?;
        Some(Self { jobs, results })
    }
}

fn chance(game: &MassiveDarkness, attack: &Answer) -> Option<Chance> {
    let odds = attack_odds(game, attack, USUAL_LIMIT).ok()?;
    let for_the_kill = odds.depend_on_choices().then(|| attack_odds_for(game, attack, Wanted::Kill, USUAL_LIMIT));
    Some(Chance {
        kills: percent(odds.kills()),
        clears: percent(odds.clears()),
        wounds_in_tenths: odds.mean_wounds().rounded(10) as u32,
        kills_at_most: for_the_kill.map(|at_best| percent(at_best.as_ref().unwrap_or(&odds).kills())),
    })
}

/// What is nearly certain is not certain.
fn percent(share: Fraction) -> u8 {
    let rounded = share.rounded(100) as u8;
    if share.numerator == 0 || share.numerator >= share.denominator { rounded } else { rounded.clamp(1, 99) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::tutorial;
    use crate::games::massive_darkness::rules::ids::{CardId, Hero};
    use crate::games::massive_darkness::rules::state::EnemyState;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    /// A hero beside an enemy, and the attacks he can make.
    fn model() -> (MapModel, usize) {
        let mut game = tutorial(1);
        let card = game.library.enemy_named("orc-flayers").expect("an enemy");
        let zone = game.state.hero(Hero(0)).zone;
        let enemy =
            EnemyState { present: true, card, zone, leader: true, treasure: CardId::NONE, ..EnemyState::default() };
        assert!(game.state.enemies.push(enemy));
        let model = MapModel::new(&game, &texts::of(Language::English));
        let attack = model.meanings.iter().position(|meaning| meaning.attacks.is_some());
        (model, attack.expect("an attack"))
    }

    #[test]
    fn the_same_is_counted_beside_the_window_and_at_once() {
        let (model, attack) = model();
        let window = Context::default();
        let mut at_once = Chances::default();
        at_once.count(&window, &model, Counting::AtOnce);
        let expected = at_once.of(&model, attack).expect("it can be counted");
        assert!(expected.kills > 0 && expected.kills < 100, "{expected:?}");
        let mut beside = Chances::default();
        beside.count(&window, &model, Counting::Beside);
        let results = beside.beside.as_ref().map(|beside| beside.results.recv());
        assert_eq!(results, Some(Ok(((model.board.state, attack), Some(expected)))));
    }

    #[test]
    fn what_was_counted_once_is_not_counted_again() {
        let (model, attack) = model();
        let window = Context::default();
        let mut chances = Chances::default();
        chances.count(&window, &model, Counting::AtOnce);
        let mut elsewhere = model.clone();
        elsewhere.game = None;
        elsewhere.board.state ^= 1;
        chances.count(&window, &elsewhere, Counting::AtOnce);
        assert_eq!(chances.of(&elsewhere, attack), None);
        chances.count(&window, &model, Counting::Beside);
        assert!(chances.of(&model, attack).is_some() && chances.beside.is_none());
    }

    #[test]
    fn only_what_is_certain_is_shown_as_certain() {
        let shown = [0, 1, 424, 426, 999, 1000].map(|thousandths| percent(Fraction::new(thousandths, 1000)));
        assert_eq!(shown, [0, 1, 42, 43, 99, 100]);
    }
}

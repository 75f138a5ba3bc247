//! Figures of the quest that are better left alone for now: whoever could only be beaten at too high a price is not woken
//! and not sought as long as there is something that makes the Heroes stronger.

use super::fight::{self, Chances};
use super::hints;
use crate::rules::MassiveDarkness;
use crate::rules::ids::{Enemy, Hero};
use crate::rules::language::quest::Condition;

/// What is known about the figures of the quest at the start of an Activation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// When it was thought about: round and whose Activation.
    when: Option<(u16, Hero)>,
    feared: Feared,
    /// All of them are: first the Heroes have to grow.
    grows: bool,
}

/// Attacks that a Hero makes in a round, on average; some Actions go into getting there.
const ATTACKS: i32 = 2;
/// Health of a Hero who was resurrected, as far as it counts in a fight.
const NEW_LIFE: i32 = 4;
/// Rounds after which nobody waits any more.
const PATIENCE: u16 = 60;

impl Outlook {
    /// Thinks about it once for each Activation.
    pub fn renew(&mut self, game: &MassiveDarkness, chances: &mut Chances) {
        let when = Some((game.state.round, game.state.active));
        if self.when == when || game.dungeon.foes.is_empty() {
            return;
        }
        let figures: Vec<Enemy> = figures(game).collect();
        let feared = feared(game, chances, &figures);
        let grows = !figures.is_empty() && figures.iter().all(|enemy| feared.has(*enemy));
        *self = Self { when, feared, grows };
    }

    /// Do the Heroes have to grow before they can meet anybody?
    pub fn grows(&self) -> bool {
        self.grows
    }

    /// Who is better left alone.
    pub fn feared(&self) -> Feared {
        self.feared
    }
}

/// Figures that are better left alone, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feared(u32);

impl Feared {
    /// Is this one among them?
    pub fn has(self, enemy: Enemy) -> bool {
        self.0 >> enemy.0 & 1 == 1
    }

    /// Is one of them asleep and waits for such a condition?
    pub fn are_woken(self, game: &MassiveDarkness, by: &dyn Fn(&Condition) -> bool) -> bool {
        let waits = |enemy: Enemy| game.foe(enemy).is_some_and(|foe| foe.active_if.iter().any(by));
        self.0 != 0 && figures(game).any(|enemy| self.has(enemy) && !game.is_active(enemy) && waits(enemy))
    }
}

/// Figures of the quest on the board.
fn figures(game: &MassiveDarkness) -> impl Iterator<Item = Enemy> + '_ {
    game.state.enemy_ids().filter(|enemy| game.state.enemy(*enemy).foe > 0 && !game.is_immune(*enemy))
}

fn feared(game: &MassiveDarkness, chances: &mut Chances, figures: &[Enemy]) -> Feared {
    if figures.is_empty() {
        return Feared::default();
    }
    let may_wait = game.state.round <= PATIENCE && hints::chamber_to_loot(game, hints::TIME_TO_GROW).is_some();
    // One after the other: of those that sleep only the weakest is woken.
    let mut weakest: Option<(i32, Enemy)> = None;
    let mut feared = 0;
    for enemy in figures.iter().copied() {
        let price = price(game, chances, enemy);
        let is_feared = may_wait && price > blood(game);
        if is_feared {
            feared |= 1 << enemy.0;
        }
        if !game.is_active(enemy) {
            feared |= 1 << enemy.0;
            if weakest.is_none_or(|(least, _)| price < least) && !is_feared {
                weakest = Some((price, enemy));
            }
        }
    }
    if let Some((_, enemy)) = weakest {
        feared &= !(1 << enemy.0);
    }
    Feared(feared)
}

/// Wounds, in hundredths, that a fight to the end with this figure is expected to cost the Heroes.
fn price(game: &MassiveDarkness, chances: &mut Chances, enemy: Enemy) -> i32 {
    let heroes: Vec<Hero> = game.state.living_heroes().collect();
    let (mut deals, mut suffers, mut worst) = (0, 0, 0);
    for hero in heroes {
        deals += ATTACKS * fight::threat(chances, game, hero, enemy);
        let danger = fight::danger(chances, game, enemy, hero);
        suffers += danger;
        worst = worst.max(danger);
    }
    if deals == 0 {
        return i32::MAX / 4;
    }
    let health = i32::from(fight::health_of_enemy(game, enemy)) * 100;
    // Each Hero who attacks suffers a Counter-Attack, except for the last (COUNTER-01); one suffers its own Activation.
    let in_a_round = suffers + worst;
    (in_a_round * health / deals).min(i32::MAX / 4)
}

/// Wounds, in hundredths, that the Heroes can suffer before they have lost.
fn blood(game: &MassiveDarkness) -> i32 {
    let health: i32 = game.state.living_heroes().map(|hero| i32::from(game.state.hero(hero).health)).sum();
    100 * (health + NEW_LIFE * i32::from(game.state.lifebringer))
}

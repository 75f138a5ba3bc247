//! EX-13..22, ENEMY-PHASE, COUNTER, and what SHADOW, LOS and MOVEMENT mean for Enemies.

use super::super::ask::{Ask, Choice, Purpose};
use super::super::dungeon::Edition;
use super::super::event::Event;
use super::super::frames::{ActivateAll, EnemyActivation, EnemyStep, Frame, Reinforcement, Round, RoundStep};
use super::super::game::{Events, Flow};
use super::super::ids::{AbilityUse, Actor, Enemy, Hero};
use super::super::language::Style;
use super::super::state::{Held, Patrol, Phase, Slot, Until, UsedMark};
use super::super::test_table::{Table, mask};
use super::Goal;

mod counters;
mod examples;
mod marks;
mod targets;
mod ways;

fn attack(enemy: u8, style: Style, hero: u8) -> (Actor, Style, Actor) {
    (Actor::Enemy(Enemy(enemy)), style, Actor::Hero(Hero(hero)))
}

fn hero(number: u8) -> Choice {
    Choice::Hero(Hero(number))
}

/// EX-13, EX-14: Elias 3, Whisper 9, Bjorn 16; Enemy 0 is the High Troll, 1 the Dwarf Agent.
fn crossing() -> Table {
    Table::new(
        "
. . . .

l l l l

. . l .

. . l .
",
    )
    .hero(3, (2, 3))
    .hero(9, (0, 1))
    .hero(16, (3, 1))
    .enemy("R1", (2, 3))
    .enemy("G3c", (2, 1))
}

/// EX-16, EX-17 (y is one more than in the book): Elias 3, Whisper 9, Bjorn 16; the Goblin Archers, the Giant Spider.
fn gallery() -> Table {
    Table::new(
        "
. l . .

l l d d

l . . .
",
    )
    .hero(3, (2, 1))
    .hero(9, (3, 1))
    .hero(16, (1, 0))
    .enemy("G3a", (2, 1))
    .enemy("R2", (0, 2))
}

/// A row of six light Zones.
fn row() -> Table {
    Table::new("l l l l l l")
}

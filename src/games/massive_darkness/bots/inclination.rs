//! Ways in which the greedy bot can be bent for an Activation, and which of them are worth a thought now. Whoever plans ahead tries
//! them; left alone the bot is bent to nothing.

use super::way;
use crate::kernel::board::{Passage, SpaceId};
use crate::rules::MassiveDarkness;
use crate::rules::ids::{Actor, Enemy, Hero};
use crate::rules::language::Style;
use crate::rules::menu::STYLES;

/// How the bot is bent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inclination {
    /// What it does about closed doors.
    pub doors: Doors,
    /// What it does about Enemies.
    pub fights: Fights,
    /// Where it goes.
    pub goes: Goes,
    /// First it lays cards where they are of most use, and shares them with companions who stand beside it.
    pub shares: bool,
    /// It goes with its last Action, whatever else could be done.
    pub leaves: bool,
}

/// What is done about closed doors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doors {
    /// They are opened together and in good health.
    #[default]
    WhenReady,
    /// They stay shut.
    Never,
    /// They are opened, whoever is near.
    Anyway,
}

/// What is done about Enemies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fights {
    /// Good attacks come before walking, others after it.
    #[default]
    WhenGood,
    /// Any attack comes before walking.
    First,
    /// Nobody is attacked.
    Never,
    /// This one is attacked before anybody else, however bad that looks.
    With(Enemy),
}

/// Where somebody goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goes {
    /// Treasure nearby, an Enemy that can be beaten, a Chamber nobody has looked into, the objective.
    #[default]
    Usual,
    /// Straight to the objective, and it waits for nobody.
    ToGoal,
    /// To the nearest Treasure, however far that is.
    ToTreasure,
    /// To a Chamber that nobody has looked into.
    ToChamber,
    /// Where the other Heroes stand.
    ToCompanions,
    /// To where this one can be attacked, from afar if that can be.
    To(Enemy),
    /// As far from Enemies as can be.
    Away,
    /// Where no Enemy knows of it (SHADOW-03).
    IntoTheDark,
    /// It stays where it is.
    Nowhere,
}

impl Inclination {
    /// Whoever has fallen is neither attacked nor gone to.
    #[must_use]
    pub fn without_who_is_gone(self, game: &MassiveDarkness) -> Self {
        let is_gone = |enemy: Enemy| !game.state.is_enemy(enemy);
        let fights = match self.fights {
            Fights::With(enemy) if is_gone(enemy) => Fights::WhenGood,
            fights => fights,
        };
        let goes = match self.goes {
            Goes::To(enemy) if is_gone(enemy) => Goes::Usual,
            goes => goes,
        };
        Self { fights, goes, ..self }
    }

    const fn going(goes: Goes) -> Self {
        Self { goes, ..USUAL }
    }
}

const USUAL: Inclination =
    Inclination { doors: Doors::WhenReady, fights: Fights::WhenGood, goes: Goes::Usual, shares: false, leaves: false };

/// Enemies whom it is worth asking whether they are to be attacked first.
const MOST_TARGETS: usize = 4;
/// Enemies farther away than this are nobody's target in this Activation.
const REACH: u8 = 6;

/// The ways to spend the Activation of this Hero that are worth a thought: the usual one first.
pub fn plans(game: &MassiveDarkness, hero: Hero) -> Vec<Inclination> {
    let here = game.state.hero(hero).zone;
    let mut plans = vec![USUAL];
    let mut enemies: Vec<(u8, Enemy)> = Vec::new();
    for enemy in game.state.enemy_ids().filter(|enemy| !game.is_immune(*enemy)) {
        if let Some(steps) = game.steps_between(here, game.state.enemy(enemy).zone).filter(|steps| *steps <= REACH) {
            enemies.push((steps, enemy));
        }
    }
    enemies.sort();
    let is_held = !game.may_leave(hero);
    let has_closed_doors = game.dungeon.board.edges().any(|(id, edge)| {
        edge.passage == Passage::Door && !game.dungeon.board.passable(&game.state.board, id) && !game.is_locked(id)
    });
    if has_closed_doors {
        plans.push(Inclination { doors: Doors::Never, ..USUAL });
        plans.push(Inclination { doors: Doors::Anyway, ..Inclination::going(Goes::ToGoal) });
        plans.push(Inclination { doors: Doors::Anyway, ..Inclination::going(Goes::ToChamber) });
    }
    plans.push(Inclination::going(Goes::ToGoal));
    if !enemies.is_empty() {
        let first = Inclination { fights: Fights::First, ..USUAL };
        plans.push(Inclination { doors: Doors::Never, ..first });
        plans.push(Inclination { doors: Doors::Never, goes: Goes::Nowhere, ..first });
        plans.push(Inclination { doors: Doors::Never, goes: Goes::Away, leaves: true, ..first });
        for (_, enemy) in enemies.iter().take(MOST_TARGETS) {
            let on_them = Inclination { fights: Fights::With(*enemy), goes: Goes::To(*enemy), ..USUAL };
            plans.push(Inclination { doors: Doors::Never, ..on_them });
        }
        plans.push(Inclination { fights: Fights::Never, ..USUAL });
        if !is_held {
            let quiet = Inclination { doors: Doors::Never, fights: Fights::Never, ..USUAL };
            plans.push(Inclination { goes: Goes::Away, ..quiet });
            plans.push(Inclination { goes: Goes::IntoTheDark, ..quiet });
        }
    }
    let quiet = Inclination { doors: Doors::Never, ..USUAL };
    plans.push(Inclination { fights: Fights::Never, goes: Goes::Nowhere, ..quiet });
    if way::costs_to_treasure(game).from(here) != way::NO_WAY {
        plans.push(Inclination { goes: Goes::ToTreasure, ..quiet });
    }
    let others: Vec<Hero> = game.state.living_heroes().filter(|other| *other != hero).collect();
    if others.iter().any(|other| game.state.hero(*other).zone != here) {
        plans.push(Inclination { goes: Goes::ToCompanions, ..quiet });
    }
    if others.iter().any(|other| game.state.hero(*other).zone == here) {
        plans.push(Inclination { shares: true, ..USUAL });
    }
    plans
}

/// Can this Hero attack that Enemy from a Zone?
pub fn attacks_from(game: &MassiveDarkness, hero: Hero, zone: SpaceId, enemy: Enemy) -> bool {
    let Some(range) = game.range_between(zone, game.state.enemy(enemy).zone) else { return false };
    STYLES.into_iter().any(|style| {
        let reaches = match style {
            Style::Ranged => range >= 1,
            Style::Magic => (1..=2).contains(&range),
            _ => range == 0,
        };
        reaches && game.attack_dice(Actor::Hero(hero), style, range) != [0; 4]
    })
}

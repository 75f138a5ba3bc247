//! Ways in which the greedy bot can be bent for a turn, and which of them are worth a thought now. Whoever plans ahead tries them; left
//! alone the bot is bent to nothing.

use crate::goals::Place;
use crate::kernel::board::Passage;
use crate::kernel::game::Game as _;
use crate::manner::Manner;
use massive_darkness_2_rules::{EnemyId, MassiveDarkness2};

/// How the bot is bent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inclination {
    /// What it does about closed doors.
    pub doors: Doors,
    /// What it does about Enemies.
    pub fights: Fights,
    /// Where it goes.
    pub goes: Goes,
    /// It regains its strength before anything else (M2-REST-01).
    pub rests: bool,
    /// First it lays cards where they are of most use, and shares them with companions who stand beside it (M2-TRADE-01).
    pub shares: bool,
    /// It goes away from Enemies with its last action, whatever else could be done.
    pub leaves: bool,
    /// Who takes the next turn (M2-HPHASE-01).
    pub first: Option<u8>,
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
    /// They are attacked before anybody walks on.
    #[default]
    Usual,
    /// Any attack comes before anything else.
    First,
    /// Nobody is attacked.
    Never,
    /// This one is attacked before anybody else, however bad that looks.
    With(EnemyId),
}

/// Where somebody goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Goes {
    /// To Enemies and Treasure nearby, to the others, to what the Quest asks for.
    #[default]
    Usual,
    /// Straight to what the Quest asks for, and it waits for nobody.
    ToGoal,
    /// To the nearest Treasure, however far that is.
    ToTreasure,
    /// Where the other Heroes stand.
    ToCompanions,
    /// To where this one can be attacked.
    To(EnemyId),
    /// As far from Enemies as can be.
    Away,
    /// Into a Shadow Zone without Enemies (M2-SHADOW-02).
    IntoTheDark,
    /// It stays where it is.
    Nowhere,
}

impl Inclination {
    /// Whoever has fallen is neither attacked nor gone to.
    #[must_use]
    pub(crate) fn without_who_is_gone(self, game: &MassiveDarkness2) -> Self {
        let is_gone = |enemy: EnemyId| game.state().zone_of(enemy).is_none();
        let fights = match self.fights {
            Fights::With(enemy) if is_gone(enemy) => Fights::Usual,
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

const USUAL: Inclination = Inclination {
    doors: Doors::WhenReady,
    fights: Fights::Usual,
    goes: Goes::Usual,
    rests: false,
    shares: false,
    leaves: false,
    first: None,
};

/// Enemies whom it is worth asking whether they are to be attacked first.
const MOST_TARGETS: usize = 4;
/// Enemies farther away than this are nobody's target in this turn: three Move actions lead so far (M2-MOVE-01).
const REACH: u8 = 6;

/// The ways to spend the turn of this Hero that are worth a thought: the usual one first.
#[must_use]
pub fn plans(game: &MassiveDarkness2, hero: u8) -> Vec<Inclination> {
    let state = game.state();
    let figure = state.hero(hero);
    let place = Place::of(game, hero, Manner::BOLD);
    let mut enemies: Vec<(u8, EnemyId)> = Vec::new();
    for (enemy, zone) in state.enemies().filter(|(enemy, _)| !game.is_immune(*enemy)) {
        let steps = place.walk().of(zone);
        if steps <= REACH {
            enemies.push((steps, enemy));
        }
    }
    enemies.sort_by_key(|(steps, _)| *steps);
    let board = &game.table().dungeon.board;
    let has_closed_doors =
        board.edges().any(|(id, edge)| edge.passage == Passage::Door && !board.passable(&state.board, id));
    let mut plans = vec![USUAL];
    let quiet = Inclination { doors: Doors::Never, ..USUAL };
    if has_closed_doors {
        plans.push(quiet);
        plans.push(Inclination { doors: Doors::Anyway, ..USUAL });
    }
    plans.push(Inclination::going(Goes::ToGoal));
    plans.push(Inclination { fights: Fights::Never, ..Inclination::going(Goes::ToGoal) });
    if !enemies.is_empty() {
        plans.push(Inclination { fights: Fights::First, ..quiet });
        plans.push(Inclination { fights: Fights::First, goes: Goes::Nowhere, ..quiet });
        plans.push(Inclination { fights: Fights::First, leaves: true, ..quiet });
        for (_, enemy) in enemies.iter().take(MOST_TARGETS) {
            plans.push(Inclination { fights: Fights::With(*enemy), goes: Goes::To(*enemy), ..quiet });
        }
        plans.push(Inclination { fights: Fights::Never, goes: Goes::Away, ..quiet });
        plans.push(Inclination { goes: Goes::IntoTheDark, ..quiet });
    }
    plans.push(Inclination { fights: Fights::Never, goes: Goes::Nowhere, ..quiet });
    if figure.health < game.max_health(hero) {
        plans.push(Inclination { rests: true, ..USUAL });
        if !enemies.is_empty() {
            plans.push(Inclination { rests: true, fights: Fights::Never, goes: Goes::Away, ..quiet });
        }
    }
    if place.treasures().next().is_some() {
        plans.push(Inclination { goes: Goes::ToTreasure, ..USUAL });
    }
    let others = || state.seats().filter(|other| *other != hero && state.hero(*other).is_up());
    if others().any(|other| state.hero(other).zone != figure.zone) {
        plans.push(Inclination { goes: Goes::ToCompanions, ..quiet });
    }
    if others().any(|other| state.hero(other).zone == figure.zone) {
        plans.push(Inclination { shares: true, ..USUAL });
    }
    plans
}

/// Who may take the next turn, each as a plan; whom the usual bot would take comes first (M2-HPHASE-01).
#[must_use]
pub fn orders(usual: u8, waiting: &[u8]) -> Vec<Inclination> {
    let others = waiting.iter().copied().filter(|seat| *seat != usual);
    [usual].into_iter().chain(others).map(|seat| Inclination { first: Some(seat), ..USUAL }).collect()
}

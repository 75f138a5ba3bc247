//! Where a Hero wants to be, by what the Quest asks for, and how far that is.

use crate::kernel::board::{BoardState, Distances, Passage, SpaceId};
use crate::kernel::game::Game as _;
use massive_darkness_2_rules::quest::{Bring, Need, Opening};
use massive_darkness_2_rules::{EnemyId, MassiveDarkness2, Thing};

/// How far everything is, with the doors open that Heroes can open.
pub(crate) fn ways(game: &MassiveDarkness2, hero: u8) -> Distances {
    let table = game.table();
    let dungeon = &table.dungeon;
    let mut board: BoardState = game.state().board;
    for (id, edge) in dungeon.board.edges() {
        let special = dungeon.gate_at(id).filter(|gate| gate.number.is_some());
        let opens = special.is_none_or(|gate| match gate.opening {
            Opening::ByRule => false,
            Opening::ByHeroes => gate.needs.iter().all(|need| game.holds(*need, hero)),
            Opening::TileClear => game.passes_gates(hero),
        });
        if edge.passage == Passage::Door && opens {
            board.open(&dungeon.board, id);
        }
    }
    let mut ways = Distances::new(&dungeon.board, &board);
    let passages: Vec<SpaceId> = dungeon.story.passages.map_or(Vec::new(), |kind| marks(game, kind));
    for a in &passages {
        for b in &passages {
            if a != b {
                ways.connect(*a, *b);
            }
        }
    }
    ways
}

fn marks(game: &MassiveDarkness2, kind: u8) -> Vec<SpaceId> {
    let things = game.state().things.iter();
    things.filter(|lying| lying.thing == Thing::Mark(kind)).map(|lying| lying.zone).collect()
}

/// Enemies so near are fought before anything else.
const NEAR: u8 = 3;

/// Enemies that can be harmed and are near, as they could walk.
pub(crate) fn foes(game: &MassiveDarkness2, hero: u8) -> Vec<SpaceId> {
    let state = game.state();
    let zone = state.hero(hero).zone;
    let walk = Distances::new(&game.table().dungeon.board, &state.board);
    let is_near = |there: &SpaceId| walk.between(zone, *there).is_some_and(|far| far <= NEAR);
    let foes = game.state().enemies().filter(|(enemy, _)| !game.is_immune(*enemy)).map(|(_, zone)| zone);
    foes.filter(is_near).collect()
}

/// The first Hero on his feet.
pub(crate) fn leader(game: &MassiveDarkness2) -> Option<u8> {
    game.state().seats().find(|seat| game.state().hero(*seat).is_up())
}

/// Are all together, and nobody in danger?
pub(crate) fn gathered(game: &MassiveDarkness2) -> bool {
    let state = game.state();
    let walk = Distances::new(&game.table().dungeon.board, &state.board);
    let Some(first) = leader(game).map(|seat| state.hero(seat).zone) else { return false };
    state.seats().filter(|seat| state.hero(*seat).is_up()).all(|seat| {
        let hero = state.hero(seat);
        let is_rested = 4 * u32::from(hero.health) >= 3 * u32::from(game.max_health(seat));
        let is_near = walk.between(hero.zone, first).is_some_and(|far| far <= 1);
        is_rested && is_near && foes(game, seat).is_empty()
    })
}

/// Where only this Hero can do what the Quest asks for, because of what it carries. That comes before any fight.
pub(crate) fn errand(game: &MassiveDarkness2, hero: u8, ways: &Distances) -> Vec<SpaceId> {
    let story = &game.table().dungeon.story;
    let from = game.state().hero(hero).zone;
    let is_own = |need: &Need<u8>| matches!(need, Need::Carries(_));
    let tasks = story.tasks.iter().filter(|task| task.needs.iter().any(is_own));
    let ready = tasks.filter(|task| task.needs.iter().all(|need| game.holds(*need, hero)));
    let places = ready.filter_map(|task| task.at).flat_map(|kind| marks(game, kind));
    places.filter(|place| ways.between(from, *place).is_some()).collect()
}

/// Where this Hero wants to be, if nothing has to be carried there ([`errand`]).
pub(crate) fn goals(game: &MassiveDarkness2, hero: u8, ways: &Distances) -> Vec<SpaceId> {
    let (state, story) = (game.state(), &game.table().dungeon.story);
    let figure = state.hero(hero);
    let mut goals = Vec::new();
    let foes = foes(game, hero);
    if !foes.is_empty() && !state.boss.fighting {
        return foes;
    }
    // They stay together: the first of them says where they go.
    if let Some(first) = leader(game).filter(|first| *first != hero && !state.boss.fighting) {
        let zone = state.hero(first).zone;
        if ways.between(figure.zone, zone).is_some_and(|far| far > 1) {
            return vec![zone];
        }
    }
    if state.boss.fighting {
        if !game.is_immune(EnemyId::BOSS) {
            return vec![state.boss.zone];
        }
        return story.boss.as_ref().and_then(|fight| fight.shield).map_or(Vec::new(), |kind| marks(game, kind));
    }
    // Whoever bears the card of the Quest goes where it is needed; the others stay with him, because he will hand it over.
    if let Some(bearer) = game.bearer().filter(|bearer| *bearer != hero && state.hero(*bearer).is_up()) {
        return vec![state.hero(bearer).zone];
    }
    let may = |need: &Need<u8>| matches!(need, Need::CarriersHere(_) | Need::WithBound) || game.holds(*need, hero);
    for task in &story.tasks {
        let leaves = task.r#do.contains(&Bring::Leave);
        if let Some(kind) = task.at.filter(|_| task.needs.iter().all(may)) {
            let first = if leaves { 0 } else { goals.len() };
            goals.splice(first..first, marks(game, kind));
        }
        if task.at.is_none() && task.needs.iter().all(may) {
            goals.extend(bound(game));
        }
    }
    if story.immune_without.is_none() || state.on_bound > 0 {
        goals.extend(bound(game));
    }
    if goals.is_empty() || story.escort.is_some() {
        goals.extend(unopened(game));
    }
    if goals.is_empty() {
        goals.extend(state.enemies().filter(|(enemy, _)| !game.is_immune(*enemy)).map(|(_, zone)| zone));
        goals.extend(story.boss.as_ref().filter(|_| figure.is_up()).map(|fight| fight.at));
    }
    goals
}

fn bound(game: &MassiveDarkness2) -> Vec<SpaceId> {
    game.state().enemies().filter(|(enemy, _)| game.is_bound(*enemy)).map(|(_, zone)| zone).collect()
}

/// Chambers that nobody has seen.
fn unopened(game: &MassiveDarkness2) -> Vec<SpaceId> {
    let dungeon = &game.table().dungeon;
    let is_hidden = |space: &SpaceId| {
        let chamber = dungeon.zone(*space).chamber;
        chamber.is_some_and(|chamber| !game.state().revealed.contains(usize::from(chamber)))
    };
    dungeon.board.spaces().filter(is_hidden).collect()
}

//! The quest of a case: rules, figures and objects, its own or those of a quest that comes with the program.

use super::format::{Case, EnemyLine, QuestLine};
use super::names::unknown;
use super::setup::quest_called;
use super::world::World;
use crate::games::massive_darkness::quest::layout::listens;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::dungeon::{Border, Dungeon, NamedDoor};
use crate::games::massive_darkness::rules::language::quest::{Goal, Object};
use crate::kernel::board::{EdgeId, SpaceId};

type Find<'f> = &'f dyn Fn(&str) -> Result<SpaceId, String>;

/// Adds what the case says about its quest to the map.
///
/// # Errors
/// A Zone or quest that does not exist.
pub(super) fn take_in(mut dungeon: Dungeon, case: &Case, find: Find<'_>) -> Result<Dungeon, String> {
    if let Some(id) = &case.rules_of {
        let quest = quest_called(id)?;
        if dungeon.goals.is_empty() {
            dungeon.goals = quest.goals;
        }
        dungeon.rules = quest.rules;
        dungeon.foes = quest.foes;
        dungeon.counters = quest.counters;
        dungeon.roles = quest.roles;
        dungeon.acts = quest.acts;
        dungeon.placeable = quest.placeable;
        dungeon.switches = quest.switches;
        dungeon.sought = quest.sought.and_then(|name| dungeon.named(&name).next());
        dungeon.words = quest.words;
        for object in &quest.objects {
            if let Some((_, zone)) = dungeon.names.iter().find(|(name, _)| *name == object.name).cloned() {
                dungeon.objects.push(placed(object, zone));
            }
        }
    }
    dungeon.rules.extend(case.quest_rules.iter().cloned());
    dungeon.foes.extend(case.foes.iter().cloned());
    dungeon.counters.extend(case.counters.iter().cloned());
    dungeon.roles.extend(case.roles.iter().cloned());
    dungeon.acts.extend(case.acts.iter().cloned());
    dungeon.placeable.extend(&case.placeable);
    dungeon.switches.extend(&case.switches);
    for object in &case.objects {
        dungeon.objects.push(placed(object, find(&object.at)?));
    }
    if let Some(sought) = &case.sought {
        dungeon.sought = Some(find(sought)?);
    }
    add_edges(&mut dungeon, case, find)?;
    dungeon.listens = listens(&dungeon.rules);
    // Without objectives of its own a case never ends by winning.
    if dungeon.goals.is_empty() {
        dungeon.goals = vec![Goal::Survive(u16::MAX)];
    }
    Ok(dungeon)
}

fn placed<T>(object: &Object<T>, at: SpaceId) -> Object<SpaceId> {
    Object {
        name: object.name.clone(),
        at,
        health: object.health,
        by: object.by,
        bars: object.bars.clone(),
        attacks_pass: object.attacks_pass,
    }
}

fn add_edges(dungeon: &mut Dungeon, case: &Case, find: Find<'_>) -> Result<(), String> {
    let edge = |dungeon: &Dungeon, (name, a, b): &(String, String, String)| -> Result<EdgeId, String> {
        let found = dungeon.board.edge_between(find(a)?, find(b)?);
        found.ok_or_else(|| format!("“{name}”: {a} and {b} do not touch"))
    };
    for (lines, barred) in [(&case.borders, false), (&case.barred, true)] {
        for line in lines {
            let edge = edge(dungeon, line)?;
            dungeon.borders.push(Border { name: line.0.clone(), edge, barred });
        }
    }
    for (lines, locked) in [(&case.doors, false), (&case.locked, true)] {
        for line in lines {
            let edge = edge(dungeon, line)?;
            dungeon.doors.push(NamedDoor { name: line.0.clone(), edge, locked });
        }
    }
    Ok(())
}

/// The figure of the quest that an Enemy of the case is, counted from 1.
///
/// # Errors
/// There is none of this name.
pub(super) fn foe_of(game: &mut MassiveDarkness, line: &EnemyLine) -> Result<u8, String> {
    let Some(name) = &line.foe else { return Ok(0) };
    let foes = &game.dungeon.foes;
    let place = foes.iter().position(|foe| foe.name == *name);
    let place = place.ok_or_else(|| unknown("figure of the quest", name, foes.iter().map(|foe| foe.name.as_str())))?;
    game.state.quest.appeared |= 1 << place;
    Ok(place as u8 + 1)
}

/// What the quest has come to before the case begins.
///
/// # Errors
/// A name that the quest does not have.
pub(super) fn come_to(world: &mut World, case: &Case) -> Result<(), String> {
    for line in &case.set_up {
        match line {
            QuestLine::Counter(name, value) => {
                let counters = &world.game.dungeon.counters;
                let place = counters.iter().position(|known| known == name);
                let place = place.ok_or_else(|| unknown("counter", name, counters.iter().map(String::as_str)))?;
                world.game.state.quest.counters[place] = *value;
            }
            QuestLine::Role(role, hero) => {
                let roles = &world.game.dungeon.roles;
                let place = roles.iter().position(|known| known == role);
                let place = place.ok_or_else(|| unknown("role", role, roles.iter().map(String::as_str)))?;
                world.game.state.quest.roles[place] = world.hero(hero)?;
            }
            QuestLine::Met(goals) => world.game.state.goals_met = *goals,
            QuestLine::Struck(name, wounds) => {
                let object = world.object(name)?;
                world.game.state.enemy_mut(object).wounds = *wounds;
            }
            QuestLine::Gone(name) => {
                let foes = &world.game.dungeon.foes;
                let place = foes.iter().position(|foe| foe.name == *name).ok_or("there is no such figure")?;
                world.game.state.quest.appeared |= 1 << place;
                world.game.state.quest.gone |= 1 << place;
            }
            QuestLine::Fallen(name) => {
                let object = world.object(name)?;
                let place = world.game.state.enemy(object).object;
                *world.game.state.enemy_mut(object) = Default::default();
                world.game.state.quest.destroyed |= 1 << (place - 1);
            }
        }
    }
    Ok(())
}

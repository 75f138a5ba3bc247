//! Lays a case out.

use crate::format::{Begin, Case, HeroLine, MobLine, Pile, RoamerLine};
use crate::kernel::deck::Deck;
use crate::kernel::game::Game as _;
use crate::map;
use crate::names;
use crate::world::World;
use massive_darkness_2_rules::dungeon::Gate;
use massive_darkness_2_rules::frames::{Activation, Frame, RoundStep};
use massive_darkness_2_rules::ids::Place;
use massive_darkness_2_rules::quest::Opening;
use massive_darkness_2_rules::rogue::Tools;
use massive_darkness_2_rules::state::{Ally, Boss, Learned, Mob, NOBODY, Roamer};
use massive_darkness_2_rules::story::{Story, Written};
use massive_darkness_2_rules::{
    Back, CardId, Chosen, Content, Dungeon, EnemyId, Lying, MassiveDarkness2, Phase, Setup, Slot, State, Thing,
};
use std::sync::Arc;

/// Lays out a case.
pub(crate) fn lay_out(case: &Case, content: &Arc<Content>, quests: &[Dungeon]) -> Result<World, String> {
    let mut dungeon = match &case.quest {
        Some(name) => {
            quests.iter().find(|quest| quest.id == *name).cloned().ok_or_else(|| format!("no Quest is “{name}”"))?
        }
        None => map::draw(&case.map)?,
    };
    let zone = |dungeon: &Dungeon, written: &str| map::zone(dungeon, written);
    if case.quest.is_none() || case.start.is_some() {
        dungeon.start = zone(&dungeon, case.start.as_deref().unwrap_or("0,0"))?;
    }
    if case.quest.is_none() {
        add_story(case, &mut dungeon)?;
    }
    for (portal, at) in &case.portals {
        let at = zone(&dungeon, at)?;
        dungeon.portals.push((*portal, at));
    }
    for at in &case.mob_zones {
        let at = zone(&dungeon, at)?;
        dungeon.mobs.push(at);
    }
    for (a, b) in &case.open {
        let (a, b) = (zone(&dungeon, a)?, zone(&dungeon, b)?);
        let edge = dungeon.board.edge_between(a, b).ok_or("there is no door")?;
        dungeon.open_doors.push(edge);
    }
    for at in &case.revealed {
        let at = zone(&dungeon, at)?;
        dungeon.revealed.extend(dungeon.zone(at).chamber);
    }
    for (thing, at) in &case.things {
        let at = zone(&dungeon, at)?;
        dungeon.things.push((*thing, at));
    }
    let setup = setup_of(case, content);
    let dungeon = Arc::new(dungeon);
    if case.begin == Begin::Setup {
        let mut log = Vec::new();
        let game =
            MassiveDarkness2::new(Arc::clone(content), Arc::clone(&dungeon), &setup, &mut |event| log.push(event));
        return Ok(World { game: game.map_err(|refusal| refusal.to_string())?, log });
    }
    let state = State::begin(content, &dungeon, &setup).map_err(|refusal| refusal.to_string())?;
    let mut game = MassiveDarkness2::in_state(Arc::clone(content), Arc::clone(&dungeon), &setup, state);
    let mut state = *game.state();
    // Loot lies as the case says, not by the number of Heroes.
    state.things.clear();
    for (thing, zone) in &dungeon.things {
        let _ = state.things.push(Lying { thing: *thing, zone: *zone });
    }
    for hero in &mut *state.heroes {
        hero.items.clear();
        hero.slots = [CardId::NONE; 6];
    }
    for (line, seat) in case.heroes.iter().zip(0_u8..) {
        lay_hero(&mut game, &mut state, seat, line)?;
    }
    lay_tools(case, content, &mut state)?;
    for line in &case.allies {
        let ally = usize::from(names::ally(&line.ally)?);
        let zone = map::zone(&dungeon, &line.at)?;
        state.allies[ally] = Ally { here: true, zone, wounds: line.wounds, led: false };
    }
    for line in &case.mobs {
        lay_mob(content, &dungeon, &mut state, line)?;
    }
    for line in &case.roaming {
        lay_roamer(content, &dungeon, &mut state, line)?;
    }
    lay_story(case, content, &dungeon, &mut state)?;
    for (thing, _) in &dungeon.things {
        if let Thing::Treasure(rarity) = thing {
            take_token(&mut state, *rarity as usize)?;
        }
    }
    // Whatever a bag is said to hold comes from the supply, and goes there.
    if let Some((common, rare, epic)) = case.bag {
        for (place, wanted) in [common, rare, epic].into_iter().enumerate() {
            let all = state.bag[place] + state.supply[place];
            state.bag[place] = wanted;
            state.supply[place] = all.checked_sub(wanted).ok_or("there are not so many tokens")?;
        }
    }
    if let Some((available, spent)) = case.lifebringer {
        (state.lifebringer, state.spent) = (available, spent);
    }
    state.darkness = case.darkness.map_or(0, |space| space - 1);
    state.round = case.round.unwrap_or(1);
    for (pile, cards) in &case.only {
        only(content, &mut state, *pile, cards)?;
    }
    for name in &case.discarded {
        for card in names::cards(content, name)? {
            for deck in state.treasure.iter_mut().chain(&mut state.mob_items) {
                if deck.unseen().contains(card.index()) {
                    deck.discard(u16::from(card.0));
                }
            }
        }
    }
    begin(case, content, &game, &mut state)?;
    let game = MassiveDarkness2::in_state(Arc::clone(content), dungeon, &setup, state);
    massive_darkness_2_rules::fits::sound(&game).map_err(|misfit| misfit.to_string())?;
    Ok(World { game, log: Vec::new() })
}

/// The tool bag of the Rogue: her starting tokens and those of her Skills; three of them are ready, or those that are named.
fn lay_tools(case: &Case, content: &Content, state: &mut State) -> Result<(), String> {
    state.tools = Tools::default();
    massive_darkness_2_rules::classes::fill_tools(content, state);
    let named: Vec<&String> = case.heroes.iter().flat_map(|line| &line.tools).collect();
    let ids = |number: usize| content.rogue_token(number as u8).map(|token| token.id.clone());
    for name in named {
        let number = state.tools.bag.iter().find(|number| ids(*number).as_ref() == Some(name));
        let number = number.ok_or_else(|| format!("no token “{name}” is in the bag"))?;
        state.tools.bag.remove(number);
        state.tools.ready.insert(number);
    }
    if state.tools.ready.is_empty() {
        let count = if state.heroes.len() == 1 { 4 } else { 3 };
        for number in state.tools.bag.iter().take(count).collect::<Vec<_>>() {
            state.tools.bag.remove(number);
            state.tools.ready.insert(number);
        }
    }
    Ok(())
}

/// How far the Quest has come.
fn lay_story(case: &Case, content: &Content, dungeon: &Dungeon, state: &mut State) -> Result<(), String> {
    let story = &dungeon.story;
    let find = |names: &[String], name: &String| {
        names.iter().position(|known| known == name).ok_or_else(|| format!("nothing is “{name}”"))
    };
    for (name, count) in &case.counters {
        state.counters[find(&story.counters, name)?] = *count;
    }
    for (name, times) in &case.did {
        state.did[find(&story.names, name)?] = *times;
    }
    for (line, seat) in case.heroes.iter().zip(0_usize..) {
        for (kind, count) in &line.carries {
            state.heroes[seat].carries[find(&story.kinds, kind)?] = *count;
        }
    }
    for (name, tokens) in &case.bound {
        state.bound |= 1 << names::enemy(content, name)?.0;
        state.on_bound += tokens;
    }
    for (kind, at) in &case.gone {
        let lying = Lying { thing: Thing::Mark(find(&story.kinds, kind)? as u8), zone: map::zone(dungeon, at)? };
        let at = state.things.iter().position(|other| *other == lying).ok_or("no such token lies there")?;
        state.things.remove(at);
    }
    (state.borne, state.bound_killed) = (case.borne, case.bound_killed);
    if let Some(line) = &case.boss {
        let zone = map::zone(dungeon, &line.at)?;
        state.states = state.states.checked_sub(line.fire + line.frost).ok_or("there are not so many tokens")?;
        let (wounds, marker, fire, frost) = (line.wounds, line.marker.max(1) - 1, line.fire, line.frost);
        state.boss = Boss { fighting: true, zone, wounds, marker, fire, frost, ..Boss::default() };
    }
    Ok(())
}

/// Objective tokens, special doors and tasks of a case.
fn add_story(case: &Case, dungeon: &mut Dungeon) -> Result<(), String> {
    let mut kinds: Vec<String> = Vec::new();
    for (name, at) in &case.marks {
        if !kinds.contains(name) {
            kinds.push(name.clone());
        }
        let kind = kinds.iter().position(|known| known == name).unwrap_or(0) as u8;
        dungeon.things.push((Thing::Mark(kind), map::zone(dungeon, at)?));
    }
    let mut gates = Vec::new();
    for (name, a, b, enemies_pass) in &case.gates {
        let edge =
            dungeon.board.edge_between(map::zone(dungeon, a)?, map::zone(dungeon, b)?).ok_or("there is no door")?;
        dungeon.gates.push(Gate {
            edge,
            number: Some(gates.len() as u8),
            enemies_pass: *enemies_pass,
            opening: Opening::ByRule,
            needs: Vec::new(),
            silent: false,
            tile: 0,
        });
        gates.push(name.clone());
    }
    let (tasks, rules, goals) = (case.tasks.clone(), case.quest_rules.clone(), case.goals.clone());
    dungeon.story = Story::new(&Written { kinds, gates, tasks, rules, goals, ..Written::default() })?;
    Ok(())
}

/// Who plays with what; where the case does not say, with any Starting Items.
fn setup_of(case: &Case, content: &Content) -> Setup {
    let starting = || content.printed.items.iter().filter(|item| item.back == Back::Starting);
    let weapons = starting().filter(|item| !item.attack.is_empty());
    let vial = starting().find(|item| item.slot == Place::Consumable).map_or("", |item| &item.id);
    let chosen = case.heroes.iter().zip(weapons).map(|(line, weapon)| Chosen {
        hero: line.hero.clone(),
        weapon: line.weapon.clone().unwrap_or_else(|| weapon.id.clone()),
        vial: line.vial.clone().unwrap_or_else(|| vial.to_owned()),
        skill: match line.skills.first() {
            Some((skill, _)) if case.begin == Begin::Setup => skill.clone(),
            _ => first_skill(content, &line.hero),
        },
        place: line.skills.first().filter(|_| case.begin == Begin::Setup).map_or(0, |(_, place)| *place),
        start: line.start,
    });
    Setup {
        heroes: chosen.collect(),
        hellbreaker: case.hellbreaker,
        ranged_mob_steps_away: case.ranged_mob_steps_away,
        fire_before_frost_roaming: case.fire_before_frost_roaming,
        attack_spell_needs_magic_attack: case.attack_spell_needs_magic_attack,
        summoner_draws_enemies: case.summoner_draws_enemies,
        travel_is_not_leaving: case.travel_is_not_leaving,
        bearer: case.bearer,
    }
}

/// A Skill that the Hero may begin with.
fn first_skill(content: &Content, hero: &str) -> String {
    let class = content.printed.heroes.iter().find(|card| card.id == hero).map(|card| card.class);
    let skill = content.printed.skills.iter().find(|skill| Some(skill.class) == class);
    skill.map_or(String::new(), |skill| skill.id.clone())
}

/// Takes one copy of a card out of wherever it lies.
fn fetch(content: &Content, state: &mut State, name: &str) -> Result<CardId, String> {
    for card in names::cards(content, name)? {
        let is_held = state.heroes.iter().any(|hero| hero.items.contains(card.index()))
            || state.mobs.iter().any(|mob| mob.here && mob.item == card);
        if !is_held {
            for deck in state.treasure.iter_mut().chain(&mut state.mob_items) {
                deck.take(u16::from(card.0));
            }
            return Ok(card);
        }
    }
    Err(format!("no copy of “{name}” is left"))
}

fn lay_hero(game: &mut MassiveDarkness2, state: &mut State, seat: u8, line: &HeroLine) -> Result<(), String> {
    let table = Arc::new(game.table().clone());
    let content = &table.content;
    let hero = &mut state.heroes[usize::from(seat)];
    hero.level = line.level.unwrap_or(1);
    hero.xp = line.xp;
    hero.acted = line.acted;
    (hero.rage, hero.at) = (line.rage, line.start);
    let (fire, water, earth, air) = line.elements;
    hero.elements = [fire, water, earth, air];
    for element in &line.mastered {
        hero.mastered[*element as usize] = true;
    }
    hero.skills.clear();
    for (skill, place) in &line.skills {
        let _ = hero.skills.push(Learned { skill: names::skill(content, skill)?, place: *place });
    }
    if let Some(at) = &line.at {
        hero.zone = map::zone(&table.dungeon, at)?;
    }
    for name in &line.pack {
        let card = fetch(content, state, name)?;
        state.heroes[usize::from(seat)].items.insert(card.index());
    }
    for name in &line.equip {
        let card = fetch(content, state, name)?;
        let item = content.item(card).ok_or("no item")?;
        let hero = &mut state.heroes[usize::from(seat)];
        hero.items.insert(card.index());
        let is_free = |slot: &Slot| item.slot.takes(*slot) && !hero.slots[*slot as usize].is_some();
        let slot = Slot::ALL.into_iter().find(is_free).ok_or_else(|| format!("“{name}” has no slot"))?;
        hero.slots[slot as usize] = card;
        if item.slot == Place::TwoHands {
            hero.slots[Slot::Right as usize] = card;
        }
    }
    let measured = MassiveDarkness2::in_state(Arc::clone(content), Arc::clone(&table.dungeon), &table.setup, *state);
    let (health, mana) = (measured.max_health(seat), measured.max_mana(seat));
    let hero = &mut state.heroes[usize::from(seat)];
    hero.health = line.health.unwrap_or(if line.down { 0 } else { health });
    hero.mana = line.mana.unwrap_or(mana);
    hero.down = line.down;
    (hero.fire, hero.frost) = (line.fire, line.frost);
    state.states =
        state.states.checked_sub(line.fire + line.frost).ok_or("there are not so many Fire and Frost tokens")?;
    Ok(())
}

fn take_token(state: &mut State, place: usize) -> Result<(), String> {
    let there = if state.bag[place] > 0 { &mut state.bag[place] } else { &mut state.supply[place] };
    *there = there.checked_sub(1).ok_or("there are not so many tokens")?;
    Ok(())
}

fn tokens(state: &mut State, wanted: (u8, u8, u8)) -> Result<[u8; 3], String> {
    let wanted = [wanted.0, wanted.1, wanted.2];
    for (place, count) in wanted.into_iter().enumerate() {
        (0..count).try_for_each(|_| take_token(state, place))?;
    }
    Ok(wanted)
}

fn lay_mob(content: &Content, dungeon: &Dungeon, state: &mut State, line: &MobLine) -> Result<(), String> {
    let enemy = names::enemy(content, &line.mob)?;
    let kind = enemy.as_mob().ok_or("that is no Mob")?;
    let tier = line.tier.unwrap_or(1) - 1;
    state.mob_decks[usize::from(tier)].take(kind as u16);
    let item = match &line.item {
        Some(name) => fetch(content, state, name)?,
        None => CardId::NONE,
    };
    state.mobs[kind] = Mob {
        here: true,
        tier,
        zone: map::zone(dungeon, &line.at)?,
        minions: line.minions.unwrap_or(state.number()),
        hurt: line.hurt,
        leader: line.leader,
        item,
        tokens: tokens(state, line.tokens)?,
        fire: line.fire,
        frost: line.frost,
        poison: 0,
        acted: false,
    };
    state.states =
        state.states.checked_sub(line.fire + line.frost).ok_or("there are not so many Fire and Frost tokens")?;
    Ok(())
}

fn lay_roamer(content: &Content, dungeon: &Dungeon, state: &mut State, line: &RoamerLine) -> Result<(), String> {
    let enemy = names::enemy(content, &line.kind)?;
    let kind = enemy.as_roamer().ok_or("that is no Roaming Monster")?;
    let tier = line.tier.unwrap_or(1) - 1;
    state.roaming[usize::from(tier)].take(kind as u16);
    state.roamers[kind] = Roamer {
        here: true,
        away: line.away,
        tier,
        zone: map::zone(dungeon, &line.at)?,
        wounds: line.wounds,
        tokens: tokens(state, line.tokens)?,
        fire: line.fire,
        frost: line.frost,
        poison: 0,
        acted: false,
        item: CardId::NONE,
    };
    state.states =
        state.states.checked_sub(line.fire + line.frost).ok_or("there are not so many Fire and Frost tokens")?;
    Ok(())
}

/// A draw pile holds just these cards; the others are out of the game.
fn only(content: &Content, state: &mut State, pile: Pile, cards: &[String]) -> Result<(), String> {
    let mut kept = Vec::new();
    for name in cards {
        match pile {
            Pile::Treasure(_) | Pile::MobItems(_) => {
                kept.extend(names::cards(content, name)?.iter().map(|card| card.index()))
            }
            Pile::Doors => kept.extend(names::doors(content, name).into_iter().map(usize::from)),
            Pile::Arrows => {
                let id = |number: &u8| names::arrow(content, *number).is_some_and(|id| id == name);
                kept.extend((0..14).filter(id).map(usize::from));
            }
            Pile::Mobs(_) => kept.extend(names::enemy(content, name)?.as_mob()),
            Pile::Roaming(_) => kept.extend(names::enemy(content, name)?.as_roamer()),
        }
    }
    let deck = match pile {
        Pile::Treasure(rarity) => &mut state.treasure[rarity as usize],
        Pile::MobItems(tier) => &mut state.mob_items[usize::from(tier - 1)],
        Pile::Mobs(tier) => &mut state.mob_decks[usize::from(tier - 1)],
        Pile::Roaming(tier) => &mut state.roaming[usize::from(tier - 1)],
        Pile::Doors => &mut state.doors,
        Pile::Arrows => &mut state.arrows,
    };
    let unseen = *deck.unseen();
    *deck = Deck::of(kept.into_iter().filter(|card| unseen.contains(*card)).collect());
    Ok(())
}

fn begin(case: &Case, content: &Content, game: &MassiveDarkness2, state: &mut State) -> Result<(), String> {
    state.frames.clear();
    let mut round = |step| {
        let _ = state.frames.push(Frame::Round { step });
    };
    match &case.begin {
        Begin::Setup => {}
        Begin::Round => round(RoundStep::Begin),
        Begin::Heroes => round(RoundStep::Heroes),
        Begin::Turn(name) => {
            round(RoundStep::Heroes);
            let hero = names::hero(game, name)?;
            let _ = state.frames.push(Frame::Turn { hero, begun: false });
        }
        Begin::Enemies => round(RoundStep::Enemies),
        Begin::Enemy(name) => {
            round(RoundStep::LevelUp);
            let enemy: EnemyId = names::enemy(content, name)?;
            let step = Activation::Frozen;
            let _ = state.frames.push(Frame::Activation { enemy, step, left: 2, asked: false });
        }
        Begin::LevelUp => round(RoundStep::LevelUp),
        Begin::Darkness => round(RoundStep::Darkness),
    }
    state.phase = match case.begin {
        Begin::Enemies | Begin::Enemy(_) => Phase::Enemies,
        Begin::LevelUp => Phase::LevelUp,
        Begin::Darkness => Phase::Darkness,
        _ => Phase::Heroes,
    };
    state.turn = NOBODY;
    for hero in &mut *state.heroes {
        // A round that is under way has had its beginning.
        hero.blessing = case.begin != Begin::Round;
    }
    Ok(())
}

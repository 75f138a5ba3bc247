//! Quests that anybody may have written: whatever stands in them, they are refused or played, and nothing panics.

use crate::bounds::{Part, excess};
use crate::kernel::board::Direction;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use crate::layout::{Unlaid, lay_out};
use crate::own_tiles::{EdgeKind, TileEdge, TileSide};
use crate::quest::{AuthorTexts, Bring, Happens, Moment, Need, Pay, Quest, Task};
use crate::quest_tests::{sides, written};
use crate::tests::{CONTENT, setup};
use crate::{MassiveDarkness2, Thing};
use std::sync::Arc;

/// Numbers at which something could go wrong.
const NUMBERS: [u8; 8] = [0, 1, 2, 3, 5, 12, 100, 255];

fn number(pick: &mut Stream) -> u8 {
    NUMBERS[pick.pick(NUMBERS.len() as u32) as usize]
}

/// One of these, or a name that nothing has.
fn one_of(names: &[String], pick: &mut Stream) -> String {
    match pick.pick(names.len() as u32 + 1) as usize {
        at if at < names.len() && pick.pick(40) > 0 => names[at].clone(),
        _ => names.first().cloned().unwrap_or_else(|| "nothing".to_owned()),
    }
}

/// What the quest has names for.
struct Names {
    kinds: Vec<String>,
    tasks: Vec<String>,
    gates: Vec<String>,
    counters: Vec<String>,
}

fn bring(names: &Names, pick: &mut Stream) -> Bring<String> {
    match pick.pick(16) {
        0 => Bring::Take,
        1 => Bring::Remove,
        2 => Bring::Xp(number(pick)),
        3 => Bring::XpForAll(number(pick)),
        4 => Bring::Leave,
        5 if !names.gates.is_empty() => Bring::OpenGate(one_of(&names.gates, pick)),
        6 if !names.counters.is_empty() => Bring::Count(one_of(&names.counters, pick), number(pick)),
        7 if !names.counters.is_empty() => Bring::Drain(one_of(&names.counters, pick)),
        8 if !names.kinds.is_empty() => Bring::Become(one_of(&names.kinds, pick)),
        9 => Bring::Spawn(Some(number(pick))),
        10 => Bring::SpawnArmed,
        11 if !names.kinds.is_empty() => Bring::PutOnBound(one_of(&names.kinds, pick)),
        12 => Bring::ClearBound,
        13 if !names.kinds.is_empty() => Bring::Risk(one_of(&names.kinds, pick)),
        14 => Bring::OfferEnd,
        _ => Bring::Spawn(None),
    }
}

fn need(names: &Names, pick: &mut Stream) -> Need<String> {
    match pick.pick(10) {
        0 if !names.tasks.is_empty() => Need::Did(one_of(&names.tasks, pick), number(pick)),
        1 if !names.kinds.is_empty() => Need::Carries(one_of(&names.kinds, pick)),
        2 if !names.kinds.is_empty() => Need::NobodyCarries(one_of(&names.kinds, pick)),
        3 if !names.kinds.is_empty() => Need::CarriersHere(one_of(&names.kinds, pick)),
        4 if !names.counters.is_empty() => Need::PerHero(one_of(&names.counters, pick), number(pick)),
        5 if !names.kinds.is_empty() => Need::Lies(one_of(&names.kinds, pick)),
        6 => Need::Bears,
        7 => Need::WithBound,
        _ => Need::Fighting,
    }
}

/// A Tile that anybody may have drawn lies in the place of another one, or is none.
fn bring_a_tile(quest: &mut Quest, pick: &mut Stream) {
    let letters = ['l', 'd', 'L', 'D', '#', 'l', 'd', 'x'];
    let kinds = 7 + pick.pick(9) / 8;
    let mut rows: Vec<String> = (0..3).map(|_| (0..3).map(|_| letters[pick.pick(kinds) as usize]).collect()).collect();
    if pick.pick(9) == 0 {
        rows.pop();
    }
    let mut own = TileSide { id: "Own".to_owned(), rows, edges: Vec::new() };
    for _ in 0..pick.pick(4) {
        let kind = if pick.pick(4) == 0 { EdgeKind::Opening } else { EdgeKind::Wall };
        let [x, y] = [pick.pick(3) as u8, pick.pick(3) as u8];
        own.edges.push(TileEdge { x, y, side: Direction::ALL[pick.pick(4) as usize], kind });
    }
    let at = pick.pick(quest.tiles.len().max(1) as u32) as usize;
    if let Some(tile) = quest.tiles.get_mut(at) {
        tile.side.clone_from(&own.id);
    }
    quest.own_tiles.push(own);
}

/// Something in it becomes something else.
fn spoil(quest: &mut Quest, pick: &mut Stream) {
    let names = Names {
        kinds: crate::story::Story::kinds_of(quest),
        tasks: quest.tasks.iter().map(|task| task.name.clone()).collect(),
        gates: quest.doors.iter().filter_map(|door| door.gate.clone()).collect(),
        counters: quest.counters.iter().map(|(name, _)| name.clone()).collect(),
    };
    let of = |length: usize, pick: &mut Stream| pick.pick(length.max(1) as u32) as usize;
    match pick.pick(17) {
        16 => bring_a_tile(quest, pick),
        0 => {
            let at = of(quest.tasks.len(), pick);
            if let Some(task) = quest.tasks.get_mut(at) {
                task.r#do.push(bring(&names, pick));
            }
        }
        1 => {
            let at = of(quest.tasks.len(), pick);
            if let Some(task) = quest.tasks.get_mut(at) {
                task.needs = vec![need(&names, pick)];
                task.pay = [Pay::Point, Pay::PointAnyway, Pay::Action][of(3, pick)];
            }
        }
        2 | 3 => quest.moments.push(Moment {
            when: Happens::ALL[of(Happens::ALL.len(), pick)],
            at: (!names.kinds.is_empty() && pick.pick(2) == 0).then(|| one_of(&names.kinds, pick)),
            needs: Vec::new(),
            r#do: vec![bring(&names, pick), bring(&names, pick)],
        }),
        4 => quest.tasks.push(Task {
            name: format!("more-{}", quest.tasks.len()),
            at: None,
            pay: Pay::Action,
            needs: Vec::new(),
            r#do: vec![bring(&names, pick)],
        }),
        5 => quest.counters.push((format!("more-{}", quest.counters.len()), number(pick))),
        6 => quest.as_if = Some(number(pick)),
        7 => {
            let at = of(quest.doors.len(), pick);
            if let Some(door) = quest.doors.get_mut(at) {
                door.open = !door.open;
                door.gate = Some(format!("gate-{at}"));
            }
        }
        8 => {
            if let Some(escort) = &mut quest.escort {
                (escort.health, escort.zones) = (number(pick), number(pick));
                escort.defense = crate::Dice([number(pick); 5]);
                escort.round = u16::from(number(pick)) * 257;
            }
        }
        9 => {
            if let Some(burden) = &mut quest.burden {
                burden.wounds = vec![number(pick), number(pick)];
                burden.dice = vec![crate::Dice([number(pick); 5])];
            }
        }
        10 => {
            if let Some(fight) = &mut quest.boss {
                fight.tile = number(pick);
                let starts = quest.starts.iter().copied().chain([quest.start]);
                fight.starts = starts.take(of(3, pick)).collect();
                if let Some((_, each, spots)) = &mut fight.lay {
                    *each = number(pick);
                    spots.truncate(of(3, pick));
                }
            }
        }
        11 => {
            let spot = (of(9, pick) as u8, of(9, pick) as u8);
            quest.start = spot;
        }
        12 => {
            let kinds = [Thing::Chest, Thing::Loot, Thing::Spawn, Thing::Pillar, Thing::Mark(number(pick))];
            let kind = kinds[of(kinds.len(), pick)];
            for (thing, _) in &mut quest.things {
                if pick.pick(2) == 0 {
                    *thing = kind;
                }
            }
        }
        13 => quest.mobs = quest.things.iter().map(|(_, spot)| *spot).take(of(9, pick)).collect(),
        14 => quest.goals.truncate(1),
        _ => {
            let at = of(quest.tiles.len(), pick);
            if let Some(tile) = quest.tiles.get_mut(at) {
                tile.turn = number(pick);
            }
        }
    }
}

/// `MASSIVE_DARKNESS_2_SPOILED=20000 cargo test -p massive-darkness-2-rules whatever_stands`: so many Quests.
#[test]
fn whatever_stands_in_a_quest_it_is_refused_or_played() {
    const ANSWERS: usize = 400;
    let quests: u64 =
        std::env::var("MASSIVE_DARKNESS_2_SPOILED").ok().and_then(|number| number.parse().ok()).unwrap_or(300);
    let (written, sides) = (written(), sides());
    let mut played = 0;
    for seed in 0..quests {
        let mut pick = Stream::new(Dealer::new(seed));
        let mut quest = written[(seed % written.len() as u64) as usize].clone();
        for _ in 0..1 + pick.pick(4) {
            spoil(&mut quest, &mut pick);
        }
        let heroes = 1 + pick.pick(6) as usize;
        let Ok(dungeon) = lay_out(&quest.for_heroes(heroes), &sides) else { continue };
        let new = MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::new(dungeon), &setup(heroes), &mut |_| {});
        let Ok(mut game) = new else { continue };
        played += 1;
        let mut chance = Stream::new(Dealer::new(seed).branch(1));
        let mut listed = Vec::new();
        for _ in 0..ANSWERS {
            let Some(question) = game.question() else { break };
            let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                listed.clear();
                game.answers(&mut listed);
                assert!(!listed.is_empty(), "Quest {seed} ({}): no answer to {question:?}", quest.id);
                listed[pick.pick(listed.len() as u32) as usize]
            });
            game.answer(&answer, &mut |_| {}).unwrap_or_else(|wrong| panic!("Quest {seed}: {wrong}, {answer:?}"));
        }
    }
    assert!(played * 4 > quests, "only {played} of {quests} were played at all");
}

#[test]
fn what_is_too_much_is_refused_before_anything_is_laid() {
    let (quest, sides) = (written().swap_remove(0), sides());
    assert_eq!(excess(&quest), None);
    let refused = |quest: &Quest, what: Part| match lay_out(quest, &sides) {
        Err(Unlaid::Excess(excess)) => assert_eq!(excess.what, what),
        other => panic!("{what:?}: {:?}", other.map(|dungeon| dungeon.id)),
    };
    let mut doors = quest.clone();
    doors.doors = vec![quest.doors[0].clone(); Part::Doors.most() + 1];
    refused(&doors, Part::Doors);
    // The limit itself is not too much: these stand upon each other.
    doors.doors.truncate(Part::Doors.most());
    assert!(matches!(lay_out(&doors, &sides), Err(Unlaid::Door(..))));
    let mut tasks = quest.clone();
    tasks.tasks = vec![quest.tasks[0].clone(); Part::Tasks.most() + 1];
    refused(&tasks, Part::Tasks);
    let mut words = quest.clone();
    words.tasks[0].r#do = vec![Bring::Xp(1); Part::Words.most() + 1];
    refused(&words, Part::Words);
    let mut names = quest;
    let many = (0..=Part::Names.most()).map(|number| (number.to_string(), Default::default()));
    names.told = AuthorTexts { names: many.collect(), ..AuthorTexts::default() };
    refused(&names, Part::Names);
}

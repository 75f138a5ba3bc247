//! Where one starts, where Levels rise, what lies where, and what is to be done.

use super::map::{one_of, shuffled};
use super::{Template, Wishes};
use crate::games::massive_darkness::quest::layout::draft;
use crate::games::massive_darkness::quest::lint::{LEVEL_TOKENS, steps_from};
use crate::games::massive_darkness::quest::model::{LevelToken, NamedSpot, PlacedToken, Quest, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::language::quest::{Foe, FoeCard, Goal, Moment, QuestEffect, QuestRule};
use crate::games::massive_darkness::rules::language::{Place, Spawned};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kernel::board::{Passage, SpaceId};
use crate::kernel::dealer::Stream;
use std::collections::BTreeMap;

/// What rules call the places where something waits.
const DEN: &str = "den";
/// What rules call whom the Heroes hunt.
pub(super) const QUARRY: &str = "quarry";

/// A draft that has been laid out.
struct Ground<'d> {
    dungeon: &'d Dungeon,
    /// Steps from the start, by Zone; none where nobody gets.
    steps: Vec<Option<u32>>,
}

impl<'d> Ground<'d> {
    fn seen_from(dungeon: &'d Dungeon, start: SpaceId) -> Self {
        let crosses = |edge| dungeon.board.edge(edge).is_some_and(|edge| edge.passage != Passage::Wall);
        Self { dungeon, steps: steps_from(dungeon, start, &crosses) }
    }

    fn steps(&self, zone: SpaceId) -> u32 {
        self.steps[zone.index()].unwrap_or(0)
    }

    /// Zones that somebody gets to, of this kind, the farthest first.
    fn reached(&self, is_wanted: impl Fn(SpaceId) -> bool) -> Vec<SpaceId> {
        let reached = |zone: &SpaceId| self.steps[zone.index()].is_some() && is_wanted(*zone);
        let mut zones: Vec<SpaceId> = self.dungeon.board.spaces().filter(reached).collect();
        zones.sort_by_key(|zone| (std::cmp::Reverse(self.steps(*zone)), *zone));
        zones
    }

    fn is_room(&self, zone: SpaceId) -> bool {
        self.dungeon.zone(zone).room
    }

    /// The farthest Zone of each Chamber, the farthest Chamber first.
    fn chambers(&self) -> Vec<SpaceId> {
        let mut ends: Vec<SpaceId> = Vec::new();
        let is_open = |edge| self.dungeon.board.edge(edge).is_some_and(|edge| edge.passage == Passage::Open);
        let mut seen = vec![false; self.dungeon.zones.len()];
        for zone in self.reached(|zone| self.is_room(zone)) {
            if seen[zone.index()] {
                continue;
            }
            ends.push(zone);
            for (known, steps) in seen.iter_mut().zip(steps_from(self.dungeon, zone, &is_open)) {
                *known |= steps.is_some();
            }
        }
        ends
    }

    fn spot(&self, zone: SpaceId) -> Spot {
        let zone = self.dungeon.zone(zone);
        Spot { x: zone.x, y: zone.y, storey: zone.storey }
    }
}

/// Puts everything into a quest that has tiles and doors; none where there is too little room.
pub(super) fn furnish(quest: &mut Quest, sides: &[TileSide], wishes: &Wishes, chance: &mut Stream) -> Option<()> {
    let (dungeon, _) = draft(quest, sides);
    let dungeon = dungeon?;
    let ground = start_far_out(&dungeon, chance)?;
    let start = dungeon.board.spaces().find(|zone| ground.steps[zone.index()] == Some(0))?;
    quest.start = ground.spot(start);
    quest.level_tokens = level_tokens(&ground, wishes.levels);
    task(quest, &ground, wishes, chance)
}

/// The start is a corridor at an end of the dungeon, so that there is a way to go.
fn start_far_out<'d>(dungeon: &'d Dungeon, chance: &mut Stream) -> Option<Ground<'d>> {
    let corridors: Vec<SpaceId> = dungeon.board.spaces().filter(|zone| !dungeon.zone(*zone).room).collect();
    let anywhere = Ground::seen_from(dungeon, one_of(&corridors, chance)?);
    let end = *anywhere.reached(|zone| !anywhere.is_room(zone)).first()?;
    Some(Ground::seen_from(dungeon, end))
}

/// LEVEL-02: tokens on the tiles that somebody gets to, in the corridor nearest to the middle; Levels rise along the way.
/// COMP-07: where there are more tiles than tokens, some have none.
fn level_tokens(ground: &Ground<'_>, (low, high): (u8, u8)) -> Vec<LevelToken> {
    let mut tiles: BTreeMap<u16, Vec<SpaceId>> = BTreeMap::new();
    for zone in ground.reached(|zone| !ground.is_room(zone)) {
        tiles.entry(ground.dungeon.zone(zone).tile).or_default().push(zone);
    }
    let mut places: Vec<SpaceId> = tiles.values().filter_map(|zones| middle_of(ground, zones)).collect();
    places.sort_by_key(|zone| (ground.steps(*zone), *zone));
    let levels = usize::from(high - low) + 1;
    let count = places.len().min(levels * LEVEL_TOKENS);
    let level = |number: usize| match count >= levels {
        true => number * levels / count,
        false => number * (levels - 1) / (count - 1).max(1),
    };
    let tokens = (0..count).filter_map(|number| {
        let zone = places.get(number * (places.len() - 1) / (count - 1).max(1))?;
        Some(LevelToken { at: ground.spot(*zone), level: low + level(number) as u8 })
    });
    tokens.collect()
}

fn middle_of(ground: &Ground<'_>, zones: &[SpaceId]) -> Option<SpaceId> {
    let tile = ground.dungeon.zone(*zones.first()?).tile;
    let all = || ground.dungeon.zones.iter().filter(move |zone| zone.tile == tile);
    let count = all().count() as i32;
    let (x, y) = all().fold((0, 0), |(x, y), zone| (x + i32::from(zone.x), y + i32::from(zone.y)));
    let off = |zone: &SpaceId| {
        let zone = ground.dungeon.zone(*zone);
        (i32::from(zone.x) * count - x).abs() + (i32::from(zone.y) * count - y).abs()
    };
    zones.iter().copied().min_by_key(|zone| (off(zone), *zone))
}

fn task(quest: &mut Quest, ground: &Ground<'_>, wishes: &Wishes, chance: &mut Stream) -> Option<()> {
    // Where something can lie: far Chambers, and far corridors where there are too few.
    let mut places = ground.chambers();
    let far = places.len().div_ceil(2);
    let near = places.split_off(far);
    let mut places = shuffled(places, chance);
    places.extend(near);
    places.extend(ground.reached(|zone| !ground.is_room(zone) && ground.steps(zone) > 0));
    let mut places = places.into_iter();
    let exit = *ground.reached(|zone| !ground.is_room(zone)).first()?;
    let exit = Some(ground.spot(exit));
    match wishes.template {
        Template::Escape => {
            quest.exit = exit;
            quest.goals = vec![Goal::AllEscape];
        }
        Template::Library => {
            quest.exit = exit;
            lay(quest, TokenKind::Library, ground.spot(places.next()?));
            quest.goals = vec![Goal::PickUp(TokenKind::Library, 1), Goal::AllEscape];
            let found = Moment::PickedUp(TokenKind::Library);
            quest.rules.push(QuestRule { once: true, ..rule(found, vec![QuestEffect::GainXp(3)]) });
        }
        Template::Artifacts => {
            quest.exit = exit;
            for _ in 0..2 {
                lay(quest, TokenKind::Artifact, ground.spot(places.next()?));
            }
            quest.goals = vec![Goal::PickUp(TokenKind::Artifact, 2), Goal::AllEscape];
            quest.rules.push(rule(Moment::PickedUp(TokenKind::Artifact), vec![QuestEffect::DrawArtifact]));
        }
        Template::Lairs => {
            let lairs = if wishes.tiles > 3 { 3 } else { 2 };
            for number in 1..=lairs {
                lair(quest, ground, places.next()?, number);
            }
            quest.goals = vec![Goal::PickUp(TokenKind::Lair, lairs)];
            quest.rules.push(rule(Moment::PickedUp(TokenKind::Lair), vec![QuestEffect::GainXp(2)]));
        }
        Template::Quarry => hunt(quest, ground, places.next()?, wishes.levels.1),
        Template::Siege => hold_out(quest, ground, exit?, wishes.tiles),
    }
    if wishes.tiles >= 4
        && wishes.template != Template::Siege
        && let Some(place) = places.next().filter(|zone| ground.is_room(*zone))
    {
        lay(quest, TokenKind::SpecialTreasure, ground.spot(place));
    }
    Some(())
}

fn rule(when: Moment, effects: Vec<QuestEffect>) -> QuestRule {
    QuestRule { name: String::new(), when, only_if: Vec::new(), once: false, instead: false, effects }
}

fn lay(quest: &mut Quest, kind: TokenKind, at: Spot) {
    quest.tokens.push(PlacedToken { kind, at, fixed: false });
}

/// A lair that is guarded as soon as somebody looks in.
fn lair(quest: &mut Quest, ground: &Ground<'_>, zone: SpaceId, number: u8) {
    let at = ground.spot(zone);
    lay(quest, TokenKind::Lair, at);
    if ground.is_room(zone) {
        let name = format!("{DEN} {number}");
        quest.names.push(NamedSpot { name: name.clone(), at });
        let guard = vec![QuestEffect::Spawn(Spawned::Guard, Place::Named(name.clone()))];
        quest.rules.push(QuestRule { instead: true, ..rule(Moment::ChamberOpened(name), guard) });
    }
}

/// Whom one looks for waits behind a door; where there is none, in the open.
fn hunt(quest: &mut Quest, ground: &Ground<'_>, zone: SpaceId, level: u8) {
    quest.names.push(NamedSpot { name: DEN.to_owned(), at: ground.spot(zone) });
    let card = if level >= 4 { Spawned::Greater } else { Spawned::Lesser };
    quest.foes.push(Foe { card: FoeCard::Drawn(card), ..Foe::new(QUARRY) });
    let appears = vec![QuestEffect::Appear(QUARRY.to_owned(), Place::Named(DEN.to_owned()))];
    quest.rules.push(if ground.is_room(zone) {
        QuestRule { once: true, instead: true, ..rule(Moment::ChamberOpened(DEN.to_owned()), appears) }
    } else {
        rule(Moment::Setup, appears)
    });
    quest.goals = vec![Goal::Kill(vec![QUARRY.to_owned()])];
}

/// Waves come from the far end, one every other round.
fn hold_out(quest: &mut Quest, ground: &Ground<'_>, far: Spot, tiles: u8) {
    quest.names.push(NamedSpot { name: DEN.to_owned(), at: far });
    let rounds = 5 + u16::from(tiles) / 2;
    for round in (2..rounds).step_by(2) {
        let wave = vec![QuestEffect::Spawn(Spawned::Guard, Place::Named(DEN.to_owned()))];
        quest.rules.push(rule(Moment::RoundStarts(round), wave));
    }
    quest.goals = vec![Goal::Survive(rounds)];
    if let Some(chamber) = ground.chambers().last() {
        lay(quest, TokenKind::SpecialTreasure, ground.spot(*chamber));
    }
}

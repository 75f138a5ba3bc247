//! Who stands in a Zone and what lies there, counted.

use super::figures::Standing;
use super::things::Heap;
use crate::kernel::board::SpaceId;
use crate::kit::art::Icon;
use crate::kit::map::{Count, Side, Tally};

/// Of every Zone where somebody stands or Treasure lies: who fights for the Heroes, Roaming Monsters and the Boss, Mobs, their Minions, the
/// Health of these Enemies, Treasure.
pub(super) fn tallies(spaces: impl Iterator<Item = SpaceId>, standing: &[Standing], heaps: &[Heap]) -> Vec<Tally> {
    let of_one = |space: SpaceId| Tally { space, counts: counts(space, standing, heaps) };
    spaces.map(of_one).filter(|tally| !tally.counts.is_empty()).collect()
}

fn counts(space: SpaceId, standing: &[Standing], heaps: &[Heap]) -> Vec<Count> {
    let (mut friends, mut great, mut mobs, mut minions, mut health) = (0, 0, 0, 0, 0);
    for one in standing.iter().filter(|one| one.space == space) {
        if !one.is_foe {
            friends += 1;
            continue;
        }
        *(if one.disc.is_great { &mut great } else { &mut mobs }) += 1;
        minions += u16::from(one.disc.minions);
        health += u16::from(one.disc.health);
    }
    let here = heaps.iter().filter(|heap| heap.space == space).flat_map(|heap| &heap.kinds);
    let treasure: usize = here.filter(|kind| kind.is_treasure).map(|kind| kind.count).sum();
    let all = [
        (Icon::Party, friends, Some(Side::Friend)),
        (Icon::StarFilled, great, Some(Side::Foe)),
        (Icon::Crown, mobs, Some(Side::Foe)),
        (Icon::Skull, minions, Some(Side::Foe)),
        (Icon::Heart, health, Some(Side::Foe)),
        (Icon::Chest, treasure.min(99) as u16, None),
    ];
    let there = all.into_iter().filter(|(_, number, _)| *number > 0);
    there.map(|(icon, number, side)| Count { icon, number, side }).collect()
}

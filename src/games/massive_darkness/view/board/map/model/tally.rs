//! Who stands in a Zone and what lies there, counted.

use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::state::{Token, TokenKind};
use crate::kernel::board::SpaceId;
use crate::kit::art::Icon;
use crate::kit::map::{Count, Side, Tally};

/// Of every Zone where somebody stands: Heroes, Roaming Monsters, Agents, Bosses, Minions, the Health of these Enemies, Treasure.
pub(super) fn tallies(game: &MassiveDarkness) -> Vec<Tally> {
    let of_one = |space: SpaceId| Tally { space, counts: counts(game, space) };
    game.dungeon.board.spaces().map(of_one).filter(|tally| !tally.counts.is_empty()).collect()
}

fn counts(game: &MassiveDarkness, zone: SpaceId) -> Vec<Count> {
    let state = &game.state;
    let is_here = |hero: &_| state.hero(*hero).zone == zone && !state.hero(*hero).escaped;
    let heroes = state.hero_ids().filter(is_here).count();
    let (mut roaming, mut agents, mut bosses, mut minions, mut health) = (0, 0, 0, 0, 0);
    for enemy in state.enemy_ids().filter(|enemy| state.enemy(*enemy).zone == zone) {
        let of_enemy = state.enemy(enemy);
        let is_led = of_enemy.leader;
        match game.library.kind(game.library.enemy(of_enemy.card).kind).role {
            Role::Mob => bosses += u16::from(is_led),
            Role::Agent => agents += 1,
            Role::Roaming => roaming += 1,
        }
        minions += of_enemy.minions.len() as u16;
        if is_led {
            health += u16::from(game.full_health(enemy).saturating_sub(of_enemy.wounds));
        }
    }
    let is_treasure = |token: &&Token| TREASURE.iter().any(|kind| token.is(*kind)) && token.zone == zone;
    let treasure = state.tokens.iter().filter(is_treasure).count();
    let (friends, foes) = (Some(Side::Friend), Some(Side::Foe));
    let all = [
        (Icon::Party, heroes as u16, friends),
        (Icon::StarFilled, roaming, foes),
        (Icon::Banner, agents, foes),
        (Icon::Crown, bosses, foes),
        (Icon::Skull, minions, foes),
        (Icon::Heart, health, foes),
        (Icon::Chest, treasure as u16, None),
    ];
    all.into_iter()
        .filter(|(_, number, _)| *number > 0)
        .map(|(icon, number, side)| Count { icon, number, side })
        .collect()
}

const TREASURE: [TokenKind; 2] = [TokenKind::Treasure, TokenKind::SpecialTreasure];

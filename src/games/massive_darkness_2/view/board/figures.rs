//! Who stands on the board, and what is told of them.

use super::{FIRST_ENEMY, LAST_TARGET, Look, Subject, piece_of_enemy, piece_of_target};
use crate::games::massive_darkness_2::describe::{Words, rule_text};
use crate::games::massive_darkness_2::rules::combat::Combat;
use crate::games::massive_darkness_2::rules::ids::Tokens;
use crate::games::massive_darkness_2::rules::ids::{ALLIES, MOST_HEROES, target_of};
use crate::games::massive_darkness_2::rules::{EnemyId, Rarity, State, Thing};
use crate::games::massive_darkness_2::view::art::{Disc, hero_colour};
use crate::kernel::board::SpaceId;
use crate::kit::map::places::{FIGURE_RADIUS, Placed};
use crate::kit::map::{FigureView, Line, Piece, Side, spoken};
use crate::kit::show::Fought;
use crate::tr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Larger figures, compared with a Hero.
const MOB: f32 = 1.1;
const ROAMER: f32 = 1.3;
const BOSS: f32 = 1.7;
/// The pictures of those who fight beside the Heroes.
const PICTURES: [&str; ALLIES] = ["fire-spirit", "frost-spirit", "escort"];

/// Somebody on the board.
pub(super) struct Standing {
    pub(super) piece: Piece,
    pub(super) space: SpaceId,
    pub(super) radius: f32,
    pub(super) is_foe: bool,
    pub(super) name: Arc<str>,
    pub(super) disc: Disc,
    facts: Vec<Line>,
}

/// Who the figure of a number is.
pub(in super::super) fn subject_of(piece: Piece) -> Subject {
    let number = piece.0;
    if number >= FIRST_ENEMY {
        return Subject::Enemy(EnemyId((number - FIRST_ENEMY).min(u32::from(EnemyId::BOSS.0)) as u8));
    }
    let number = number.min(u32::from(LAST_TARGET)) as u8;
    match number.checked_sub(MOST_HEROES as u8) {
        Some(ally) => Subject::Ally(ally),
        None => Subject::Hero(number),
    }
}

/// Everybody, Enemies first: they stand in the upper rows of a Zone.
pub(super) fn standing(look: &Look<'_>) -> Vec<Standing> {
    let state = look.state();
    let enemies = state.enemies().map(|(enemy, space)| of_enemy(look, enemy, space));
    let heroes = state.seats().filter(|seat| !state.hero(*seat).gone).map(|seat| of_hero(look, seat));
    let allies = (0..ALLIES as u8).filter(|ally| state.allies[usize::from(*ally)].here).map(|ally| of_ally(look, ally));
    enemies.chain(heroes).chain(allies).collect()
}

fn of_enemy(look: &Look<'_>, enemy: EnemyId, space: SpaceId) -> Standing {
    let (words, game, state) = (&look.words, look.game, look.state());
    let texts = words.texts;
    let health = game.health_of(enemy);
    let [fire, frost] = game.states_on(enemy);
    let picture = picture_of_enemy(words, enemy);
    let (radius, wounds, minions, tier) = match (enemy.as_mob(), enemy.as_roamer()) {
        (Some(kind), _) => {
            let mob = &state.mobs[kind];
            (MOB, mob.leader, mob.minions, Some(mob.tier))
        }
        (_, Some(kind)) => (ROAMER, state.roamers[kind].wounds, 0, Some(state.roamers[kind].tier)),
        _ => (BOSS, state.boss.wounds, 0, None),
    };
    let left = health.saturating_sub(wounds);
    let mut facts = vec![Line::fact(tr!(texts, "map-md2-health", now = i64::from(left), full = i64::from(health)))];
    if let Some(tier) = tier {
        facts.push(Line::aside(tr!(texts, "map-md2-tier", tier = i64::from(tier) + 1)));
    }
    if minions > 0 {
        facts.push(Line::fact(tr!(texts, "map-md2-minions", count = i64::from(minions))));
    }
    // M2-COMBAT-19: the next Wounds are its.
    let hurt = enemy.as_mob().map(|kind| state.mobs[kind].hurt).filter(|hurt| minions > 0 && *hurt > 0);
    let hurt = hurt.map_or(0, |hurt| health.saturating_sub(hurt));
    if hurt > 0 {
        facts.push(Line::fact(tr!(texts, "map-md2-hurt", now = i64::from(hurt), full = i64::from(health))));
    }
    if let Some(mob) = enemy.as_mob().map(|kind| &state.mobs[kind]).filter(|mob| mob.item.is_some()) {
        facts.push(Line::fact(tr!(texts, "map-md2-weapon", card = words.item(mob.item).as_ref())));
    }
    facts.extend(states(look, fire, frost));
    let (poison, tokens) = match (enemy.as_mob(), enemy.as_roamer()) {
        (Some(kind), _) => (state.mobs[kind].poison, state.mobs[kind].tokens),
        (_, Some(kind)) => (state.roamers[kind].poison, state.roamers[kind].tokens),
        _ => Default::default(),
    };
    if poison > 0 {
        facts.push(Line::fact(tr!(texts, "map-md2-poisoned")));
    }
    if let Some(loot) = loot(look, &tokens) {
        facts.push(Line::aside(loot));
    }
    if game.is_immune(enemy) {
        facts.push(Line::strong(tr!(texts, "map-md2-immune")));
    } else if game.is_bound(enemy) {
        facts.push(Line::strong(tr!(texts, "map-md2-bound")));
    }
    let is_great = enemy.as_mob().is_none();
    let disc = Disc { picture, ring: None, health: left, minions, hurt, fire, frost, is_down: false, is_great };
    Standing {
        piece: piece_of_enemy(enemy),
        space,
        radius: FIGURE_RADIUS * radius,
        is_foe: true,
        name: words.enemy(enemy).name,
        disc,
        facts,
    }
}

/// M2-ENEMY-08: the Treasure tokens on a card.
fn loot(look: &Look<'_>, tokens: &Tokens) -> Option<Arc<str>> {
    let texts = look.words.texts;
    let names = Rarity::ALL.into_iter().zip(*tokens).filter(|(_, count)| *count > 0).map(|(rarity, count)| {
        let name = look.words.thing(Thing::Treasure(rarity));
        match count {
            1 => name,
            _ => tr!(texts, "map-md2-several", name = name.as_ref(), count = i64::from(count)),
        }
    });
    let names = names.collect::<Vec<_>>().join(", ");
    (!names.is_empty()).then(|| tr!(texts, "map-md2-loot", things = names))
}

fn states(look: &Look<'_>, fire: u8, frost: u8) -> impl Iterator<Item = Line> {
    let texts = look.words.texts;
    let fire = (fire > 0).then(|| Line::fact(tr!(texts, "map-md2-fire", count = i64::from(fire))));
    let frost = (frost > 0).then(|| Line::fact(tr!(texts, "map-md2-frost", count = i64::from(frost))));
    fire.into_iter().chain(frost)
}

fn of_hero(look: &Look<'_>, seat: u8) -> Standing {
    let (words, hero) = (&look.words, look.state().hero(seat));
    let texts = words.texts;
    let full = look.game.max_health(seat);
    let mut facts =
        vec![Line::fact(tr!(texts, "map-md2-health", now = i64::from(hero.health), full = i64::from(full)))];
    facts.push(Line::fact(tr!(
        texts,
        "map-md2-mana",
        now = i64::from(hero.mana),
        full = i64::from(look.game.max_mana(seat))
    )));
    facts.extend(states(look, hero.fire, hero.frost));
    if hero.down {
        facts.push(Line::strong(tr!(texts, "map-md2-down")));
        facts.push(Line::rule(rule_text("M2-KO-02", texts).into(), "M2-KO-02"));
    }
    let card = words.content.printed.heroes.get(usize::from(hero.card));
    let disc = Disc {
        picture: card.map_or_else(String::new, |card| card.id.clone()),
        ring: Some(hero_colour(hero.card)),
        health: hero.health,
        minions: 0,
        hurt: 0,
        fire: hero.fire,
        frost: hero.frost,
        is_down: hero.down,
        is_great: false,
    };
    Standing {
        piece: piece_of_target(seat),
        space: hero.zone,
        radius: FIGURE_RADIUS,
        is_foe: false,
        name: words.hero_card(hero.card),
        disc,
        facts,
    }
}

fn of_ally(look: &Look<'_>, ally: u8) -> Standing {
    let (words, figure) = (&look.words, look.state().allies[usize::from(ally)]);
    let full = look.game.health_of_ally(ally);
    let left = full.saturating_sub(figure.wounds);
    let disc = Disc {
        picture: picture_of_ally(ally).to_owned(),
        ring: None,
        health: left,
        minions: 0,
        hurt: 0,
        fire: 0,
        frost: 0,
        is_down: false,
        is_great: true,
    };
    let facts = vec![Line::fact(tr!(words.texts, "map-md2-health", now = i64::from(left), full = i64::from(full)))];
    Standing {
        piece: piece_of_target(target_of(ally)),
        space: figure.zone,
        radius: FIGURE_RADIUS,
        is_foe: false,
        name: words.ally(ally),
        disc,
        facts,
    }
}

/// The figures as the map shows them, and how they are painted.
pub(super) fn figures(
    look: &Look<'_>,
    standing: &[Standing],
    placed: &BTreeMap<SpaceId, Placed>,
) -> (Vec<FigureView>, Vec<Disc>) {
    let mut seen: BTreeMap<SpaceId, usize> = BTreeMap::new();
    let mut views = Vec::new();
    for one in standing {
        let at = seen.entry(one.space).or_default();
        let circle = placed.get(&one.space).and_then(|placed| placed.figures.get(*at)).copied();
        *at += 1;
        let mut about = vec![Line::title(Arc::clone(&one.name))];
        about.extend(one.facts.iter().cloned());
        views.push(FigureView {
            piece: one.piece,
            space: one.space,
            place: circle
                .unwrap_or(crate::kit::map::Circle { centre: look.rect(one.space).center(), radius: one.radius }),
            side: if one.is_foe { Side::Foe } else { Side::Friend },
            plan: None,
            name: Arc::clone(&one.name),
            spoken: spoken(&about[1..]),
            about,
        });
    }
    (views, standing.iter().map(|one| one.disc.clone()).collect())
}

/// Who fights whom.
pub(in super::super) fn strike(state: &State) -> Option<(Piece, Piece)> {
    let combat = &state.combat;
    if !combat.on || state.zone_of(combat.enemy).is_none() {
        return None;
    }
    let Fought { attacker, defender, .. } = fought(combat);
    Some((attacker, defender))
}

/// Who has begun this fight with whom.
pub(in super::super) fn fought(combat: &Combat) -> Fought {
    let fighter = piece_of_target(combat.ally.map_or(combat.hero, target_of));
    let enemy = piece_of_enemy(combat.enemy);
    match combat.attacks {
        true => Fought { attacker: fighter, defender: enemy, defends: Side::Foe },
        false => Fought { attacker: enemy, defender: fighter, defends: Side::Friend },
    }
}

/// The name of the picture of a Mob, a Roaming Monster or the Boss.
pub(in super::super) fn picture_of_enemy(words: &Words<'_>, enemy: EnemyId) -> String {
    let printed = &words.content.printed;
    match (enemy.as_mob(), enemy.as_roamer()) {
        (Some(kind), _) => printed.mobs[kind].id.clone(),
        (_, Some(kind)) => printed.roamers[kind].id.clone(),
        _ => words.dungeon.story.boss.as_ref().map(|fight| fight.boss.clone()).unwrap_or_default(),
    }
}

/// The name of the picture of one who fights beside the Heroes.
pub(in super::super) fn picture_of_ally(ally: u8) -> &'static str {
    PICTURES[usize::from(ally).min(PICTURES.len() - 1)]
}

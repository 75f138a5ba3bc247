//! Heroes and enemies as the map shows them, and what enemies are going to do.

use super::super::plan::light_of;
use super::things::PlacedAll;
use super::why;
use super::words::{self as say, rule};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::cards::{EquipmentKind, Role};
use crate::games::massive_darkness::rules::enemy_phase::{Goal, Intent};
use crate::games::massive_darkness::rules::ids::{Actor, CardId, Enemy, Hero, HeroId};
use crate::games::massive_darkness::rules::language::Style;
use crate::games::massive_darkness::rules::library::style_index;
use crate::games::massive_darkness::rules::menu::STYLES;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::art::figures::{
    Emblem, EnemyKind, Figure, Health, HeroColour, Mob, Posture, Role as RoleLook, Who,
};
use crate::kit::art::Icon;
use crate::kit::map::{Circle, FigureView, Line, Piece, Plan, Side, spoken};
use crate::tr;
use std::sync::Arc;

/// How a figure is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// One disc.
    One(Figure),
    /// A boss with its minions.
    Mob(Mob),
    /// ENEMY-22: minions whose boss is dead, and how many.
    Minions(Figure, u8),
}

/// How a figure on the board is painted; a mob counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureLook {
    /// The figure, by what it is in the game.
    pub actor: Actor,
    /// How it is painted.
    pub looks: Looks,
    /// ENEMY-33: the kind of a Guardian's Equipment.
    pub gear: Option<Icon>,
    /// What an enemy will do.
    pub next: Option<Icon>,
}

/// Enemies have numbers from here on, heroes those below.
const ENEMIES: u32 = 0x100;

/// The number by which the map knows a figure.
#[must_use]
pub fn piece_of(actor: Actor) -> Piece {
    match actor {
        Actor::Hero(hero) => Piece(u32::from(hero.0)),
        Actor::Enemy(enemy) => Piece(ENEMIES + u32::from(enemy.0)),
    }
}

/// The figure that the map knows by a number.
#[must_use]
pub fn actor_of(piece: Piece) -> Actor {
    match piece.0.checked_sub(ENEMIES) {
        Some(enemy) => Actor::Enemy(Enemy(enemy as u8)),
        None => Actor::Hero(Hero(piece.0 as u8)),
    }
}

/// Enemies first, then heroes: what the map shows of them, and how they are painted.
pub(super) fn figures(words: &Words<'_>, placed: &PlacedAll) -> (Vec<FigureView>, Vec<FigureLook>) {
    let game = words.game;
    let enemies = game.state.enemy_ids().filter_map(|enemy| {
        let place = placed.of(Actor::Enemy(enemy))?;
        Some(enemy_view(words, enemy, place))
    });
    let heroes = game.state.hero_ids().filter_map(|hero| {
        let place = placed.of(Actor::Hero(hero))?;
        Some(hero_view(words, hero, place))
    });
    enemies.chain(heroes).unzip()
}

/// HERO-01: emblem and colour go with the card, so a hero looks the same in every party.
#[must_use]
pub fn hero_look(card: HeroId) -> Who {
    let at = card.index() % Emblem::ALL.len();
    Who::Hero(Emblem::ALL[at], HeroColour::ALL[at])
}

fn hero_view(words: &Words<'_>, hero: Hero, place: Circle) -> (FigureView, FigureLook) {
    let game = words.game;
    let state = game.state.hero(hero);
    let full = game.max_health(hero);
    let posture = match (state.dead, state.stunned) {
        (true, _) => Posture::Dead,
        (false, true) => Posture::Stunned,
        (false, false) => Posture::Standing,
    };
    let figure = Figure {
        who: hero_look(state.card),
        posture,
        light: light_of(game.dungeon.zone(state.zone)),
        health: Some(Health { now: u16::from(state.health), full: u16::from(full) }),
    };
    let name = words.hero(hero);
    let class = words.texts.class_name(&game.library.class(state.class).sheet.id);
    let mut about = vec![Line::title(Arc::clone(&name)), Line::aside(class)];
    about.push(Line::fact(tr!(words.texts, "map-health", now = state.health, full = full)));
    about.push(Line::fact(tr!(words.texts, "map-xp", xp = state.xp)));
    match posture {
        Posture::Dead => about.push(Line::fact(tr!(words.texts, "map-dead"))),
        Posture::Stunned => about.push(Line::fact(tr!(words.texts, "map-stunned"))),
        Posture::Standing => {}
    }
    about.extend(why::is_held(words, hero));
    for held in state.cards.iter().filter(|held| held.slot != Slot::Pack) {
        about.push(Line::aside(words.card(held.card)));
    }
    let actor = Actor::Hero(hero);
    let view = FigureView {
        piece: piece_of(actor),
        space: state.zone,
        place,
        side: Side::Friend,
        plan: None,
        spoken: spoken(&about[1..]),
        name,
        about,
    };
    (view, FigureLook { actor, looks: Looks::One(figure), gear: None, next: None })
}

fn enemy_view(words: &Words<'_>, enemy: Enemy, place: Circle) -> (FigureView, FigureLook) {
    let game = words.game;
    let state = game.state.enemy(enemy);
    let name = say::enemy(words, enemy);
    let intent = game.intent(enemy);
    let mut about = vec![Line::title(Arc::clone(&name))];
    about.extend(why::cannot_be_attacked(words, enemy));
    about.extend(enemy_facts(words, enemy));
    about.extend(intent_lines(words, enemy, &intent));
    let path = std::iter::once(state.zone).chain(intent.path.iter().copied()).collect();
    let target = intent.attack.map(|(_, hero)| piece_of(Actor::Hero(hero)));
    let actor = Actor::Enemy(enemy);
    let view = FigureView {
        piece: piece_of(actor),
        space: state.zone,
        place,
        side: Side::Foe,
        plan: Some(Plan { path, target }),
        spoken: spoken(&about[1..]),
        name,
        about,
    };
    let gear = state.treasure.is_some().then(|| gear_icon(game, state.treasure));
    let next = game.object(enemy).is_none().then(|| next_icon(state.stunned, &intent)).flatten();
    (view, FigureLook { actor, looks: enemy_looks(game, enemy), gear, next })
}

/// What it will do, in one sign: get up, strike in its way, walk; none where it stays.
fn next_icon(is_stunned: bool, intent: &Intent) -> Option<Icon> {
    match intent.attack {
        _ if is_stunned => Some(Icon::GetUp),
        Some((Style::Ranged, _)) => Some(Icon::Arrow),
        Some((Style::Magic, _)) => Some(Icon::Sparks),
        Some((Style::Any | Style::Melee, _)) => Some(Icon::Sword),
        None if intent.path.is_empty() => None,
        None => Some(Icon::Move),
    }
}

fn enemy_looks(game: &MassiveDarkness, enemy: Enemy) -> Looks {
    let state = game.state.enemy(enemy);
    let kind = game.library.kind(game.library.enemy(state.card).kind);
    let look = EnemyKind::of(kind.silhouette);
    let posture = if state.stunned { Posture::Stunned } else { Posture::Standing };
    let light = light_of(game.dungeon.zone(state.zone));
    let full = game.full_health(enemy);
    let health = Some(Health { now: u16::from(full.saturating_sub(state.wounds)), full: u16::from(full) });
    let minions = state.minions.len() as u8;
    let one = |role, health| Figure { who: Who::Enemy(look, role), posture, light, health };
    match kind.role {
        Role::Mob if !state.leader => Looks::Minions(one(RoleLook::Minion, None), minions),
        Role::Mob if minions > 0 => Looks::Mob(Mob { kind: look, minions, posture, light, health }),
        Role::Mob => Looks::One(one(RoleLook::Boss, health)),
        Role::Agent => Looks::One(one(RoleLook::Agent, health)),
        Role::Roaming => Looks::One(one(RoleLook::Roaming, health)),
    }
}

fn gear_icon(game: &MassiveDarkness, card: CardId) -> Icon {
    let card = &game.library.card(card).card;
    match card.kind {
        EquipmentKind::Weapon | EquipmentKind::Artifact if !card.magic.is_empty() => Icon::Sparks,
        EquipmentKind::Weapon | EquipmentKind::Artifact if !card.ranged.is_empty() => Icon::Arrow,
        EquipmentKind::Weapon => Icon::Sword,
        EquipmentKind::Armor => Icon::Body,
        EquipmentKind::Shield => Icon::Guard,
        EquipmentKind::Consumable => Icon::Potion,
        EquipmentKind::Artifact => Icon::Star,
        EquipmentKind::Item | EquipmentKind::Luck | EquipmentKind::Trap => Icon::Item,
    }
}

fn enemy_facts(words: &Words<'_>, enemy: Enemy) -> Vec<Line> {
    let game = words.game;
    let state = game.state.enemy(enemy);
    let entry = game.library.enemy(state.card);
    let full = game.full_health(enemy);
    let left = full.saturating_sub(state.wounds);
    let minions = state.minions.len();
    let role = match game.library.kind(entry.kind).role {
        Role::Mob if state.leader => tr!(words.texts, "map-mob", minions = minions),
        Role::Mob => tr!(words.texts, "map-mob-without-boss", minions = minions),
        role @ (Role::Agent | Role::Roaming) => words.role(role),
    };
    let mut lines = vec![Line::aside(role)];
    if state.leader {
        lines.push(Line::fact(tr!(words.texts, "map-health", now = left, full = full)));
    }
    let wounded: u8 = state.minions.iter().sum();
    if wounded > 0 {
        lines.push(Line::fact(tr!(words.texts, "map-minion-wounds", wounds = wounded)));
    }
    let has = |style| entry.dice[style_index(style)].iter().any(|count| *count > 0);
    let styles: Vec<Arc<str>> =
        STYLES.into_iter().filter(|style| has(*style)).map(|style| words.style(style)).collect();
    if !styles.is_empty() {
        lines.push(Line::fact(tr!(words.texts, "map-attacks", styles = styles.join(", "))));
    }
    if state.treasure.is_some() {
        let card = words.card(state.treasure);
        match words.why_unused(enemy) {
            Some(why) => {
                lines.push(Line::fact(tr!(words.texts, "map-guardian-carries", card = &card)));
                lines.push(rule(words, why));
            }
            None => lines.push(Line::fact(tr!(words.texts, "map-guardian", card = &card))),
        }
    }
    if let Some((sentence, why)) = words.reinforcement(enemy) {
        lines.push(Line::fact(sentence));
        lines.push(rule(words, why));
    }
    if state.stunned {
        lines.push(Line::fact(tr!(words.texts, "map-stunned")));
    }
    lines
}

/// What it will do and why, by the rules.
fn intent_lines(words: &Words<'_>, enemy: Enemy, intent: &Intent) -> Vec<Line> {
    if words.game.state.enemy(enemy).stunned {
        return vec![Line::fact(tr!(words.texts, "map-intent-gets-up")), rule(words, "STUN-06")];
    }
    let place = intent.path.last().map(|zone| words.zone_to(*zone));
    let attack = intent.attack.map(|(style, hero)| (words.style(style), words.hero(hero)));
    let towards = match intent.goal {
        Goal::Hero(hero) => Some(words.hero(hero)),
        Goal::Start => Some(tr!(words.texts, "zone-start")),
        Goal::Exit => Some(tr!(words.texts, "zone-exit")),
        Goal::Zone(zone) => Some(words.zone(zone)),
        Goal::None => None,
    };
    let sentence = match (&place, &attack, &towards) {
        (None, Some((style, hero)), _) => tr!(words.texts, "map-intent-attacks", hero = hero, style = style),
        (Some(to), Some((style, hero)), _) => {
            tr!(words.texts, "map-intent-moves-and-attacks", to = to, hero = hero, style = style)
        }
        (Some(to), None, Some(goal)) => tr!(words.texts, "map-intent-moves", to = to, goal = goal),
        (Some(to), None, None) => tr!(words.texts, "map-intent-wanders", to = to),
        (None, None, _) => tr!(words.texts, "map-intent-stays"),
    };
    let mut lines = vec![Line::fact(sentence)];
    if intent.candidates.len() > 1 {
        let names: Vec<Arc<str>> = intent.candidates.iter().map(|hero| words.hero(*hero)).collect();
        lines.push(Line::aside(tr!(words.texts, "map-intent-choice", heroes = names.join(", "))));
    }
    if !intent.rule.is_empty() {
        lines.push(rule(words, intent.rule));
    }
    lines
}

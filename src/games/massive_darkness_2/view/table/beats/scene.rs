//! What is shown over the board during a beat, as plain data: a banner, who comes, cards, a blow, the track of the darkness.

use super::motions::pieces;
use super::{Beat, Kind};
use crate::games::massive_darkness_2::content::ours::Ours;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::describe::abilities::{capital, place};
use crate::games::massive_darkness_2::describe::signs::{item_text, rows_of_dice};
use crate::games::massive_darkness_2::own_cards::hidden_side;
use crate::games::massive_darkness_2::rules::cards::{Back, Space};
use crate::games::massive_darkness_2::rules::{CardId, EnemyId, Event, MassiveDarkness2, Rarity};
use crate::games::massive_darkness_2::view::board::{
    Subject, picture_of, picture_of_ally, picture_of_enemy, strike, subject_of,
};
use crate::games::massive_darkness_2::view::cards::{back_said, on_paper};
use crate::games::massive_darkness_2::view::item_art::{OnCard, thing_of};
use crate::kernel::game::Game as _;
use crate::kit::map::Piece;
use crate::tr;
use std::sync::Arc;

/// Somebody who is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// By the place of its card in the box.
    Hero { card: u8, is_up: bool },
    /// By the name of its picture.
    Foe(String),
    /// One who fights beside the Heroes.
    Friend(&'static str),
}

/// What is shown over the board.
#[derive(Clone, Debug, Default)]
pub(crate) enum Scene {
    /// The board is enough.
    #[default]
    Nothing,
    /// Across the picture.
    Banner { title: Arc<str>, aside: String, face: Option<Face> },
    /// A Mob with its Leader and its Minions, or somebody who comes alone.
    Arrival { title: Arc<str>, aside: String, face: Face, minions: u8 },
    /// The marker goes on: which space it is on, and what is printed there.
    Track { title: Arc<str>, at: usize, spaces: Vec<Space> },
    /// Turned over, side by side.
    Cards(Vec<Shown>),
    /// Swords fly from one to the other.
    Blow { from: Piece, to: Piece, swords: u8, shields: u8, wounds: u8 },
}

/// What is printed on a card that is turned over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    pub name: Arc<str>,
    pub kind: Arc<str>,
    /// Its dice as signs.
    pub rows: Vec<String>,
    pub text: Vec<String>,
    pub foot: Arc<str>,
    pub picture: OnCard,
    pub deck: Deck,
}

/// Which deck a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deck {
    Doors,
    Treasure(Option<Rarity>),
    /// None: it is a token that lay face down on the board.
    Tokens,
}

impl Scene {
    pub(crate) fn of(beat: &Beat, words: &Words<'_>, ours: &Ours) -> Self {
        match beat.kind {
            Kind::Round
            | Kind::Phase
            | Kind::Turn
            | Kind::Level
            | Kind::Boss
            | Kind::Quest
            | Kind::End
            | Kind::Rise => banner(beat, words),
            Kind::Spawn => arrival(beat, words).unwrap_or_default(),
            Kind::Dark => track(beat, words).unwrap_or_default(),
            Kind::Card | Kind::Event | Kind::Treasure => {
                let faces: Vec<Shown> = beat.events.iter().filter_map(|event| card(event, words, ours)).collect();
                if faces.is_empty() { Self::Nothing } else { Self::Cards(faces) }
            }
            Kind::Blow => blow(beat).unwrap_or_default(),
            _ => Self::Nothing,
        }
    }

    /// Does it cover the middle of the board?
    pub(crate) fn fills_the_stage(&self) -> bool {
        !matches!(self, Self::Nothing | Self::Blow { .. })
    }
}

fn sentence(beat: &Beat, at: usize) -> Option<Arc<str>> {
    beat.lines.get(at).map(|line| Arc::from(line.text.as_str()))
}

fn banner(beat: &Beat, words: &Words<'_>) -> Scene {
    let face = pieces(beat).first().and_then(|piece| face_of(*piece, &beat.after, words));
    let acts = beat.events.iter().rev().find_map(|event| match *event {
        Event::TurnBegan { hero } => Some(words.hero_card(beat.after.state().hero(hero).card)),
        _ => None,
    });
    let rises = beat.events.iter().any(|event| matches!(event, Event::Woken { .. }));
    // Who has the turn stands there large, round and phase beside the name; and whoever gets up, not what was spent for it.
    let (title, beside) = match (acts, beat.lines.as_slice()) {
        (Some(name), [beside @ .., _]) => (Some(name), beside),
        (Some(name), []) => (Some(name), &[][..]),
        (None, [spent, woken, ..]) if rises => (Some(Arc::from(woken.text.as_str())), std::slice::from_ref(spent)),
        (None, lines) => (sentence(beat, 0), lines.get(1..).unwrap_or_default()),
    };
    let has_aside = matches!(beat.kind, Kind::Round | Kind::Phase | Kind::Turn | Kind::Rise);
    let aside = beside.iter().filter(|_| has_aside).map(|line| line.text.as_str()).collect::<Vec<_>>().join(" · ");
    match title {
        Some(title) => Scene::Banner { title, aside, face },
        None => Scene::Nothing,
    }
}

/// M2-SPAWN-01: who comes, with how many Minions.
fn arrival(beat: &Beat, words: &Words<'_>) -> Option<Scene> {
    let texts = words.texts;
    let of_enemy = |enemy: EnemyId, tier: u8| {
        let minions = enemy.as_mob().map_or(0, |mob| beat.after.state().mobs[mob].minions);
        let many = (minions > 0).then(|| tr!(texts, "map-md2-minions", count = i64::from(minions)));
        let tier = Some(tr!(texts, "map-md2-tier", tier = i64::from(tier) + 1));
        let aside = [tier, many].into_iter().flatten().map(|part| part.to_string()).collect::<Vec<_>>().join(" · ");
        let face = Face::Foe(picture_of_enemy(words, enemy));
        Scene::Arrival { title: words.enemy(enemy).name, aside, face, minions }
    };
    beat.events.iter().find_map(|event| match *event {
        Event::Spawned { enemy, tier, .. } | Event::Upgraded { enemy, tier } => Some(of_enemy(enemy, tier)),
        Event::AllyCame { ally, .. } => {
            let face = Face::Friend(picture_of_ally(ally));
            Some(Scene::Arrival { title: words.ally(ally), aside: String::new(), face, minions: 0 })
        }
        _ => None,
    })
}

/// M2-DARK-01: the track with its marker. That of a Boss has no picture of its own.
fn track(beat: &Beat, words: &Words<'_>) -> Option<Scene> {
    let title = sentence(beat, 0)?;
    if beat.after.state().boss.fighting {
        return Some(Scene::Banner { title, aside: String::new(), face: face_of_boss(words) });
    }
    let at = beat.events.iter().find_map(|event| match *event {
        Event::Darkened { space } => Some(usize::from(space)),
        _ => None,
    })?;
    let printing = &words.content.printed.printing;
    let first = printing.track.len();
    // The second side of the track lies over the first one.
    let (spaces, at) = if at < first { (&printing.track, at) } else { (&printing.second, at.saturating_sub(first)) };
    Some(Scene::Track { title, at, spaces: spaces.clone() })
}

/// The Boss of the Quest.
pub(crate) fn face_of_boss(words: &Words<'_>) -> Option<Face> {
    words.dungeon.story.boss.as_ref().map(|fight| Face::Foe(fight.boss.clone()))
}

fn card(event: &Event, words: &Words<'_>, ours: &Ours) -> Option<Shown> {
    match *event {
        Event::DoorCard { number } => Some(Shown {
            name: words.door_card(number),
            kind: tr!(words.texts, "beat-md2-door-card"),
            rows: Vec::new(),
            text: on_paper(vec![words.door_text(number)]),
            foot: words.small_print(words.content.door(number).map(|door| door.origin)),
            picture: OnCard::Figure("door".to_owned()),
            deck: Deck::Doors,
        }),
        Event::Drew { card, .. } | Event::TookLoot { card, .. } => Some(item(card, words)),
        Event::Turned { thing, side, .. } => Some(Shown {
            name: capital(&words.thing(thing)).into(),
            kind: tr!(words.texts, "beat-md2-token"),
            rows: Vec::new(),
            text: on_paper(vec![words.side_of(thing, side).to_string()]),
            foot: words.small_print(hidden_side(thing, &words.content.printed.printing, ours)),
            picture: OnCard::Figure(picture_of(thing)),
            deck: Deck::Tokens,
        }),
        _ => None,
    }
}

fn item(card: CardId, words: &Words<'_>) -> Shown {
    let bare = named(card, words);
    let Some(item) = words.content.item(card) else { return bare };
    let (back, slot) = (back_said(item.back, words.texts), place(item.slot, words.texts));
    Shown {
        kind: format!("{back} · {slot}").into(),
        rows: rows_of_dice(&item.attack, item.defense),
        text: on_paper(item_text(item, words.texts)),
        foot: words.small_print(Some(item.origin)),
        ..bare
    }
}

/// The same where only its name has room.
pub(crate) fn named(card: CardId, words: &Words<'_>) -> Shown {
    let printed = words.content.item(card);
    let rarity = printed.and_then(|item| match item.back {
        Back::Treasure(rarity) => Some(rarity),
        Back::Starting | Back::Mob(_) => None,
    });
    let picture = OnCard::Thing(printed.map_or("", thing_of));
    let deck = Deck::Treasure(rarity);
    let (kind, foot) = (Arc::default(), Arc::default());
    Shown { name: words.item(card), kind, rows: Vec::new(), text: Vec::new(), foot, picture, deck }
}

/// M2-COMBAT-15: Swords against Shields.
fn blow(beat: &Beat) -> Option<Scene> {
    let (from, to) = strike(beat.before.state())?;
    beat.events.iter().find_map(|event| match *event {
        Event::Outcome { swords, shields, wounds } => Some(Scene::Blow { from, to, swords, shields, wounds }),
        _ => None,
    })
}

/// How somebody on the board looks from nearby.
pub(crate) fn face_of(piece: Piece, game: &MassiveDarkness2, words: &Words<'_>) -> Option<Face> {
    match subject_of(piece) {
        Subject::Hero(seat) => {
            let hero = game.state().heroes.get(usize::from(seat))?;
            Some(Face::Hero { card: hero.card, is_up: !hero.down })
        }
        Subject::Ally(ally) => Some(Face::Friend(picture_of_ally(ally))),
        Subject::Enemy(EnemyId::BOSS) => face_of_boss(words),
        Subject::Enemy(enemy) => Some(Face::Foe(picture_of_enemy(words, enemy))),
    }
}

//! What is written on the cards, in the language that is spoken: made once, because sentences are put together from the data of a card.

use crate::games::boss_monster::describe::{card_name, card_text};
use crate::games::boss_monster::rules::{CardBox, CardId, Icons, Kind, Phase, RoomType, Treasure};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// What kind of card it is, for its frame and its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A Room of this type.
    Room { kind: RoomType, advanced: bool },
    /// A Miniboss.
    Miniboss,
    /// A Spell, with the phases in which it is cast.
    Spell,
    /// A hero; dark ones and epic ones are told apart.
    Hero { epic: bool, dark: bool },
    /// A Boss.
    Boss,
    /// A card that nobody here may know.
    Unknown,
}

/// A card in words.
#[derive(Clone, Debug)]
pub(super) struct Face {
    pub(super) sort: Sort,
    /// Its id among the pictures.
    pub(super) id: String,
    pub(super) name: Arc<str>,
    /// What it is, in a line.
    pub(super) kind: String,
    /// Its treasure.
    pub(super) icons: Icons,
    /// Damage of a Room, health of a hero; what it is printed with.
    pub(super) number: Option<u16>,
    /// What it can do, sentence by sentence.
    pub(super) text: Vec<String>,
}

/// All cards in words.
#[derive(Clone, Debug)]
pub(super) struct Faces {
    faces: Vec<Face>,
    unknown: Face,
}

impl Faces {
    pub(super) fn new(cards: &CardBox, texts: &Texts) -> Self {
        let all = (0..cards.len()).map(|card| face(cards, CardId(card as u8), texts));
        Self { faces: all.collect(), unknown: face(cards, CardId::UNKNOWN, texts) }
    }

    pub(super) fn of(&self, card: CardId) -> &Face {
        self.faces.get(card.index()).unwrap_or(&self.unknown)
    }
}

fn icons(treasure: &[Treasure]) -> Icons {
    let mut icons = [0; 4];
    for treasure in treasure {
        icons[*treasure as usize] += 1;
    }
    icons
}

fn face(cards: &CardBox, card: CardId, texts: &Texts) -> Face {
    let name = card_name(cards, card, texts);
    let id = cards.names(card).map(|(_, id)| id.to_owned()).unwrap_or_default();
    let text = card_text(cards, card, texts);
    let plain = |sort, kind: Arc<str>| Face {
        sort,
        id: id.clone(),
        name: Arc::clone(&name),
        kind: kind.to_string(),
        icons: [0; 4],
        number: None,
        text: text.clone(),
    };
    match cards.kind(card) {
        Some(Kind::Room(_)) => {
            let Some(room) = cards.room(card) else { return plain(Sort::Unknown, Arc::default()) };
            let kind = match (room.kind, room.advanced) {
                (RoomType::Monster, false) => tr!(texts, "kind-monster"),
                (RoomType::Monster, true) => tr!(texts, "kind-advanced-monster"),
                (RoomType::Trap, false) => tr!(texts, "kind-trap"),
                (RoomType::Trap, true) => tr!(texts, "kind-advanced-trap"),
            };
            let sort = Sort::Room { kind: room.kind, advanced: room.advanced };
            Face { icons: icons(&room.treasure), number: Some(room.damage.into()), ..plain(sort, kind) }
        }
        Some(Kind::Miniboss(_)) => plain(Sort::Miniboss, tr!(texts, "kind-miniboss")),
        Some(Kind::Spell(at)) => {
            let phases = cards.printed().spells.get(usize::from(at)).map(|spell| spell.phases.as_slice());
            let kind = match phases.unwrap_or_default() {
                [Phase::Build] => tr!(texts, "kind-spell-build"),
                [Phase::Adventure] => tr!(texts, "kind-spell-adventure"),
                _ => tr!(texts, "kind-spell"),
            };
            plain(Sort::Spell, kind)
        }
        Some(Kind::Hero(_)) => {
            let Some(hero) = cards.hero(card) else { return plain(Sort::Unknown, Arc::default()) };
            let kind = match (hero.epic, hero.dark) {
                (true, true) => tr!(texts, "kind-dark-epic-hero"),
                (true, false) => tr!(texts, "kind-epic-hero"),
                (false, true) => tr!(texts, "kind-dark-hero"),
                (false, false) => tr!(texts, "kind-hero"),
            };
            let sort = Sort::Hero { epic: hero.epic, dark: hero.dark };
            Face { icons: icons(&hero.treasure), number: Some(hero.health.into()), ..plain(sort, kind) }
        }
        Some(Kind::Boss(_)) => {
            let Some(boss) = cards.boss(card) else { return plain(Sort::Unknown, Arc::default()) };
            let kind = tr!(texts, "kind-boss", xp = i64::from(boss.xp));
            Face { icons: icons(&boss.treasure), ..plain(Sort::Boss, kind) }
        }
        None => plain(Sort::Unknown, Arc::default()),
    }
}

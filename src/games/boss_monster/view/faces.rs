//! What is written on the cards, in the language that is spoken: made once, because sentences are put together from the data of a card.

use crate::games::boss_monster::describe::{card_name, texts_of};
use crate::games::boss_monster::own_cards::Card;
use crate::games::boss_monster::rules::{CardBox, CardId, Icons, Kind, Phase, RoomType, Treasure};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// What kind of card it is, for its frame and its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A Room of this type.
    Room {
        kind: RoomType,
        advanced: bool,
    },
    Miniboss,
    /// A Spell, with the phases in which it is cast.
    Spell,
    /// A hero; dark ones and epic ones are told apart.
    Hero {
        epic: bool,
        dark: bool,
    },
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
        let face = |card: CardId| {
            let printed = printed(cards, card)?;
            Some(Face::of(&printed, card_name(cards, card, texts), texts))
        };
        let unknown = Face::unknown(card_name(cards, CardId::UNKNOWN, texts));
        let all = (0..cards.len()).map(|card| face(CardId(card as u8)).unwrap_or_else(|| unknown.clone()));
        Self { faces: all.collect(), unknown }
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

/// The card as it is written.
fn printed(cards: &CardBox, card: CardId) -> Option<Card> {
    let printed = cards.printed();
    Some(match cards.kind(card)? {
        Kind::Room(at) => Card::Room(printed.rooms.get(usize::from(at))?.clone()),
        Kind::Miniboss(at) => Card::Miniboss(printed.minibosses.get(usize::from(at))?.clone()),
        Kind::Spell(at) => Card::Spell(printed.spells.get(usize::from(at))?.clone()),
        Kind::Hero(at) => Card::Hero(printed.heroes.get(usize::from(at))?.clone()),
        Kind::Boss(at) => Card::Boss(printed.bosses.get(usize::from(at))?.clone()),
    })
}

impl Face {
    fn unknown(name: Arc<str>) -> Self {
        let (id, kind) = (String::new(), String::new());
        Self { sort: Sort::Unknown, id, name, kind, icons: [0; 4], number: None, text: Vec::new() }
    }

    /// A card with this name.
    pub(super) fn of(card: &Card, name: Arc<str>, texts: &Texts) -> Self {
        let (id, text) = (card.id().to_owned(), texts_of(card.abilities(), matches!(card, Card::Miniboss(_)), texts));
        let plain = Self { id, text, ..Self::unknown(name) };
        match card {
            Card::Room(room) => {
                let kind = match (room.kind, room.advanced) {
                    (RoomType::Monster, false) => tr!(texts, "kind-monster"),
                    (RoomType::Monster, true) => tr!(texts, "kind-advanced-monster"),
                    (RoomType::Trap, false) => tr!(texts, "kind-trap"),
                    (RoomType::Trap, true) => tr!(texts, "kind-advanced-trap"),
                };
                let sort = Sort::Room { kind: room.kind, advanced: room.advanced };
                let (icons, number) = (icons(&room.treasure), Some(room.damage.into()));
                Self { sort, kind: kind.to_string(), icons, number, ..plain }
            }
            Card::Miniboss(_) => Self { sort: Sort::Miniboss, kind: tr!(texts, "kind-miniboss").to_string(), ..plain },
            Card::Spell(spell) => {
                let kind = match spell.phases.as_slice() {
                    [Phase::Build] => tr!(texts, "kind-spell-build"),
                    [Phase::Adventure] => tr!(texts, "kind-spell-adventure"),
                    _ => tr!(texts, "kind-spell"),
                };
                Self { sort: Sort::Spell, kind: kind.to_string(), ..plain }
            }
            Card::Hero(hero) => {
                let kind = match (hero.epic, hero.dark) {
                    (true, true) => tr!(texts, "kind-dark-epic-hero"),
                    (true, false) => tr!(texts, "kind-epic-hero"),
                    (false, true) => tr!(texts, "kind-dark-hero"),
                    (false, false) => tr!(texts, "kind-hero"),
                };
                let sort = Sort::Hero { epic: hero.epic, dark: hero.dark };
                let (icons, number) = (icons(&hero.treasure), Some(hero.health.into()));
                Self { sort, kind: kind.to_string(), icons, number, ..plain }
            }
            Card::Boss(boss) => {
                let kind = tr!(texts, "kind-boss", xp = i64::from(boss.xp));
                Self { sort: Sort::Boss, kind: kind.to_string(), icons: icons(&boss.treasure), ..plain }
            }
        }
    }
}

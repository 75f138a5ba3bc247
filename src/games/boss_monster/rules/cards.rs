//! The cards as data: what stands on each, and the box that numbers them.

use crate::ids::{Back, CardId, Icons, Phase, RoomType, Treasure};
use crate::language::{Ability, At, Cost, Effect, When};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A Boss (BM-BOSS-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossCard {
    /// Its number in the set; never changes.
    pub code: String,
    /// Its name in the names of messages.
    pub id: String,
    /// BM-BOSS-05: who has more acts first.
    pub xp: u16,
    /// BM-BOSS-02: what counts for its dungeon.
    pub treasure: Vec<Treasure>,
    /// What it can do after the Level Up.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// A Room (BM-ROOM-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomCard {
    /// Its number in the set; never changes.
    pub code: String,
    /// Its name in the names of messages.
    pub id: String,
    /// BM-ROOM-02.
    #[serde(default)]
    pub advanced: bool,
    /// BM-ROOM-03.
    pub kind: RoomType,
    /// BM-ROOM-04.
    pub damage: u8,
    /// BM-ROOM-05.
    pub treasure: Vec<Treasure>,
    /// How often it is in the deck.
    pub copies: u8,
    /// What it can do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// A Miniboss (BM-MBCARD-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MinibossCard {
    /// Its number in the set; never changes.
    pub code: String,
    /// Its name in the names of messages.
    pub id: String,
    /// One ability for each Level.
    pub abilities: Vec<Ability>,
}

/// A Spell (BM-SPELL-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellCard {
    /// Its number in the set; never changes.
    pub code: String,
    /// Its name in the names of messages.
    pub id: String,
    /// When it can be cast.
    pub phases: Vec<Phase>,
    /// How often it is in the deck.
    pub copies: u8,
    /// What it does.
    pub abilities: Vec<Ability>,
}

/// A hero (BM-HERO-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    /// Its number in the set; never changes.
    pub code: String,
    /// Its name in the names of messages.
    pub id: String,
    /// BM-HERO-03.
    #[serde(default)]
    pub epic: bool,
    /// BM-HERO-12.
    #[serde(default)]
    pub dark: bool,
    /// What lures it; two for a hybrid (BM-HERO-11), none where it has a lure of its own.
    pub treasure: Vec<Treasure>,
    /// BM-HERO-02.
    pub health: u8,
    /// BM-SETUP-02: used from so many players on.
    pub players: u8,
    /// What it can do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// All that can be in the box, as it is written in the files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Printed {
    pub bosses: Vec<BossCard>,
    pub rooms: Vec<RoomCard>,
    pub minibosses: Vec<MinibossCard>,
    pub spells: Vec<SpellCard>,
    pub heroes: Vec<HeroCard>,
}

/// Why cards are no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// Two cards have one code.
    #[error("two cards have the code {0}")]
    Twice(String),
    /// Too few or too many of a kind.
    #[error("there are too few or too many {0}")]
    Number(&'static str),
    /// A number, a treasure or an ability that cannot be.
    #[error("what stands on {0} cannot be")]
    Card(String),
}

/// What kind of card it is (BM-CARD-01), with its place among the printed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Kind {
    Room(u8),
    Miniboss(u8),
    Spell(u8),
    Hero(u8),
    Boss(u8),
}

/// What the engine reads of a card all the time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    pub kind: Kind,
    pub abilities: Vec<Ability>,
    pub icons: Icons,
    pub number: u8,
    pub room: RoomType,
    pub advanced: bool,
    pub phases: [bool; 2],
    /// Which of [`MOMENTS`] its abilities have, as bits by [`moment_bit`].
    pub moments: u32,
}

/// The cards of the table, numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardBox {
    printed: Printed,
    faces: Vec<Face>,
    rooms: Range<usize>,
    spells: Range<usize>,
    heroes: Range<usize>,
    bosses: Range<usize>,
}

/// No more cards than this lie on a table.
pub const MOST_CARDS: usize = 192;
/// No more heroes than this.
pub const MOST_HEROES: usize = 64;
/// A number on a card is at most this.
const LARGEST: u8 = 50;

pub(crate) fn moment_bit(when: When) -> u32 {
    let number = match when {
        When::Always => 0,
        When::Window => 1,
        When::BuildWindow => 2,
        When::HandWindow => 3,
        When::Cast => 4,
        When::Granted => 5,
        When::Promotion => 6,
        When::Built => 7,
        When::BuiltOrUncovered => 8,
        When::BuildPhaseStarts => 9,
        When::EachBuildPhase => 10,
        When::YouBuildNextToThis => 11,
        When::YouBuildRoom(RoomType::Monster) => 12,
        When::YouBuildRoom(RoomType::Trap) => 13,
        When::YouBuildMiniboss => 14,
        When::YouCastSpell => 15,
        When::SpellDeclared => 16,
        When::YouGainCoins => 17,
        When::YouKillHero => 18,
        When::HeroDiesHere => 19,
        When::InsteadOfSoul => 20,
        When::HeroSurvivesHere => 21,
        When::HeroDiesWithMiniboss => 22,
        When::RoomDestroyed => 23,
        When::OpponentDiscards => 24,
        When::OpponentBuildsOrPromotesMiniboss => 25,
        When::Bait => 26,
        When::EntersRoom => 27,
    };
    1 << number
}

fn icons(treasure: &[Treasure]) -> Icons {
    let mut icons = [0; 4];
    for treasure in treasure {
        icons[*treasure as usize] += 1;
    }
    icons
}

impl CardBox {
    /// Numbers the cards.
    ///
    /// # Errors
    /// Why they are no game.
    pub fn new(printed: Printed) -> Result<Self, Unplayable> {
        check(&printed)?;
        let mut faces: Vec<Face> = Vec::new();
        let face = |kind, abilities: &[Ability]| Face {
            kind,
            abilities: abilities.to_vec(),
            icons: [0; 4],
            number: 0,
            room: RoomType::Monster,
            advanced: false,
            phases: [false; 2],
            moments: abilities.iter().fold(0, |bits, ability| bits | moment_bit(ability.when)),
        };
        for (at, card) in (0..).zip(&printed.rooms) {
            for _ in 0..card.copies {
                faces.push(Face {
                    icons: icons(&card.treasure),
                    number: card.damage,
                    room: card.kind,
                    advanced: card.advanced,
                    ..face(Kind::Room(at), &card.abilities)
                });
            }
        }
        faces.extend((0..).zip(&printed.minibosses).map(|(at, card)| face(Kind::Miniboss(at), &card.abilities)));
        let rooms = 0..faces.len();
        for (at, card) in (0..).zip(&printed.spells) {
            let phases = [Phase::Build, Phase::Adventure].map(|phase| card.phases.contains(&phase));
            for _ in 0..card.copies {
                faces.push(Face { phases, ..face(Kind::Spell(at), &card.abilities) });
            }
        }
        let spells = rooms.end..faces.len();
        faces.extend((0..).zip(&printed.heroes).map(|(at, card)| Face {
            icons: icons(&card.treasure),
            number: card.health,
            ..face(Kind::Hero(at), &card.abilities)
        }));
        let heroes = spells.end..faces.len();
        faces.extend(
            (0..)
                .zip(&printed.bosses)
                .map(|(at, card)| Face { icons: icons(&card.treasure), ..face(Kind::Boss(at), &card.abilities) }),
        );
        let bosses = heroes.end..faces.len();
        if faces.len() > MOST_CARDS {
            return Err(Unplayable::Number("cards"));
        }
        Ok(Self { printed, faces, rooms, spells, heroes, bosses })
    }

    /// How many cards there are.
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.faces.len()
    }

    /// The cards as they are written.
    #[must_use]
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// What kind of card it is; nothing for a number without a card.
    #[must_use]
    pub fn kind(&self, card: CardId) -> Option<Kind> {
        self.faces.get(card.index()).map(|face| face.kind)
    }

    /// The numbers of all cards of a back.
    #[must_use]
    pub fn of_back(&self, back: Back) -> Range<usize> {
        match back {
            Back::Rooms => self.rooms.clone(),
            Back::Spells => self.spells.clone(),
        }
    }

    /// The numbers of the heroes.
    #[must_use]
    pub fn heroes(&self) -> Range<usize> {
        self.heroes.clone()
    }

    /// The numbers of the Bosses.
    #[must_use]
    pub fn bosses(&self) -> Range<usize> {
        self.bosses.clone()
    }

    /// The code of a card, and its id in the names of messages.
    #[must_use]
    pub fn names(&self, card: CardId) -> Option<(&str, &str)> {
        let printed = &self.printed;
        Some(match self.kind(card)? {
            Kind::Room(at) => printed.rooms.get(usize::from(at)).map(|card| (&card.code, &card.id)),
            Kind::Miniboss(at) => printed.minibosses.get(usize::from(at)).map(|card| (&card.code, &card.id)),
            Kind::Spell(at) => printed.spells.get(usize::from(at)).map(|card| (&card.code, &card.id)),
            Kind::Hero(at) => printed.heroes.get(usize::from(at)).map(|card| (&card.code, &card.id)),
            Kind::Boss(at) => printed.bosses.get(usize::from(at)).map(|card| (&card.code, &card.id)),
        })
        .flatten()
        .map(|(code, id)| (code.as_str(), id.as_str()))
    }

    /// All cards with this code or id.
    #[must_use]
    pub fn named(&self, name: &str) -> Vec<CardId> {
        let all = (0..self.faces.len()).map(|card| CardId(card as u8));
        all.filter(|card| self.names(*card).is_some_and(|(code, id)| code == name || id == name)).collect()
    }

    /// The first card with this code.
    #[must_use]
    pub fn coded(&self, code: &str) -> Option<CardId> {
        let mut all = (0..self.faces.len()).map(|card| CardId(card as u8));
        all.find(|card| self.names(*card).is_some_and(|(known, _)| known == code))
    }

    /// The back of a card of a deck that players hold.
    #[must_use]
    pub fn back(&self, card: CardId) -> Option<Back> {
        Back::ALL.into_iter().find(|back| self.of_back(*back).contains(&card.index()))
    }

    /// The Room, if it is one.
    #[must_use]
    pub fn room(&self, card: CardId) -> Option<&RoomCard> {
        match self.kind(card)? {
            Kind::Room(at) => self.printed.rooms.get(usize::from(at)),
            _ => None,
        }
    }

    /// Rooms and Minibosses come from one deck; is it one of the latter?
    #[must_use]
    pub fn is_miniboss(&self, card: CardId) -> bool {
        matches!(self.kind(card), Some(Kind::Miniboss(_)))
    }

    /// The hero, if it is one.
    #[must_use]
    pub fn hero(&self, card: CardId) -> Option<&HeroCard> {
        match self.kind(card)? {
            Kind::Hero(at) => self.printed.heroes.get(usize::from(at)),
            _ => None,
        }
    }

    /// The Boss, if it is one.
    #[must_use]
    pub fn boss(&self, card: CardId) -> Option<&BossCard> {
        match self.kind(card)? {
            Kind::Boss(at) => self.printed.bosses.get(usize::from(at)),
            _ => None,
        }
    }

    /// What it can do.
    #[must_use]
    pub fn abilities(&self, card: CardId) -> &[Ability] {
        self.faces.get(card.index()).map_or(&[], |face| &face.abilities)
    }

    pub(crate) fn face(&self, card: CardId) -> Option<&Face> {
        self.faces.get(card.index())
    }

    pub(crate) fn has(&self, card: CardId, moments: u32) -> bool {
        self.faces.get(card.index()).is_some_and(|face| face.moments & moments != 0)
    }
}

/// What every table of cards must keep, so that no number leaves its bounds and nobody is without a card.
fn check(printed: &Printed) -> Result<(), Unplayable> {
    let Printed { bosses, rooms, minibosses, spells, heroes } = printed;
    let copies = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(usize::from).sum::<usize>();
    let (all_rooms, all_spells) =
        (copies(&mut rooms.iter().map(|card| card.copies)), copies(&mut spells.iter().map(|card| card.copies)));
    let bounds = [
        ("bosses", bosses.len(), 2 * crate::MOST_SEATS, 32),
        ("rooms", all_rooms, 40, 120),
        ("minibosses", minibosses.len(), 0, 24),
        ("spells", all_spells, 16, 60),
        ("heroes", heroes.len(), 10, MOST_HEROES),
    ];
    if let Some((name, ..)) = bounds.into_iter().find(|(_, number, least, most)| !(*least..=*most).contains(number)) {
        return Err(Unplayable::Number(name));
    }
    let mut codes: Vec<&str> = Vec::new();
    let seen = |code: &str, sound: bool| -> Result<(), Unplayable> {
        if sound { Ok(()) } else { Err(Unplayable::Card(code.to_owned())) }
    };
    for card in rooms {
        let is_sound = (1..=4).contains(&card.treasure.len()) && card.damage <= LARGEST;
        seen(&card.code, is_sound && are_sound(&card.abilities, Holder::Room))?;
    }
    for card in minibosses {
        seen(&card.code, card.abilities.len() == 3 && are_sound(&card.abilities, Holder::Room))?;
    }
    for card in spells {
        seen(&card.code, !card.phases.is_empty() && are_sound(&card.abilities, Holder::Hand))?;
    }
    for card in heroes {
        let is_sound = (1..=LARGEST).contains(&card.health) && card.treasure.len() <= 4;
        seen(&card.code, is_sound && are_sound(&card.abilities, Holder::Hero))?;
    }
    for card in bosses {
        seen(&card.code, card.treasure.len() <= 4 && are_sound(&card.abilities, Holder::Boss))?;
    }
    let all = rooms.iter().map(|card| &card.code).chain(minibosses.iter().map(|card| &card.code));
    let all = all.chain(spells.iter().map(|card| &card.code)).chain(heroes.iter().map(|card| &card.code));
    for code in all.chain(bosses.iter().map(|card| &card.code)) {
        if codes.contains(&code.as_str()) {
            return Err(Unplayable::Twice(code.clone()));
        }
        codes.push(code);
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq)]
enum Holder {
    Room,
    Boss,
    Hero,
    Hand,
}

fn are_sound(abilities: &[Ability], holder: Holder) -> bool {
    abilities.len() <= 4 && abilities.iter().all(|ability| is_sound(ability, abilities, holder))
}

/// Does an ability make sense on such a card, and are its numbers small enough?
fn is_sound(ability: &Ability, all: &[Ability], holder: Holder) -> bool {
    let fits_holder = match ability.when {
        When::Cast => holder == Holder::Hand,
        When::SpellDeclared => holder != Holder::Hero,
        When::Bait | When::EntersRoom => holder == Holder::Hero,
        When::Window => holder != Holder::Hand,
        When::HandWindow | When::Built | When::BuiltOrUncovered | When::EachBuildPhase => holder == Holder::Room,
        _ => matches!(holder, Holder::Room | Holder::Boss),
    };
    let small = |number: u8| number <= LARGEST;
    fits_holder
        && (1..=3).contains(&ability.ways.len())
        && ability.ways.iter().all(|way| {
            let costs = way.cost.iter().all(|cost| match *cost {
                Cost::Coins(number) | Cost::CoinsFrom(number) | Cost::Give(number) | Cost::GiveFrom(number) => {
                    small(number)
                }
                Cost::Discard(_, number) => (1..=2).contains(&number),
                Cost::DestroyThis | Cost::DestroyOwn(_) | Cost::GiveLevel => holder != Holder::Hero,
                Cost::DiscardThis => ability.when == When::HandWindow,
            });
            let cards = way.cost.iter().filter(|cost| matches!(cost, Cost::Discard(..) | Cost::DestroyOwn(_)));
            let effects = way.r#do.iter().all(|effect| match *effect {
                Effect::Grant(at) | Effect::SwitchOff(at) => usize::from(at) < all.len(),
                Effect::PlaceCoins(number) | Effect::Strike(number) | Effect::ExtraCoins(number) => small(number),
                Effect::Mill(number) => number <= 8,
                Effect::StartLevel(level) => (1..=3).contains(&level),
                Effect::Icons(_, number) => number <= 4,
                _ => true,
            });
            let hero = way.at != At::ThisHero || holder == Holder::Hero;
            costs && cards.count() <= 1 && effects && hero && way.cost.len() <= 3 && way.r#do.len() <= 4
        })
}

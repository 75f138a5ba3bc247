//! Any card, as the card editor lists and changes it.

use super::fits::Role;
use super::sides::Sides;
use super::tiles::Tile;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::content::ours::{Ours, Side};
use crate::games::massive_darkness_2::rules::cards::{DoorCard, HeroCard, ItemCard, MobKind, Origin, RoamerKind};
use crate::games::massive_darkness_2::rules::class_cards::{
    ArrowCard, Boards, BossCard, PowerCard, RogueToken, SkillCard, SpiritCard,
};
use crate::games::massive_darkness_2::rules::ids::{Place, Spirit};
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
use crate::games::massive_darkness_2::rules::{Class, Printed};
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Serialize, Serializer};

/// Cards kind by kind, as they stand in a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Cards {
    pub heroes: Vec<HeroCard>,
    pub items: Vec<ItemCard>,
    pub skills: Vec<SkillCard>,
    pub powers: Vec<PowerCard>,
    pub arrows: Vec<ArrowCard>,
    pub spirits: Vec<SpiritCard>,
    pub doors: Vec<DoorCard>,
    pub mobs: Vec<MobKind>,
    pub roamers: Vec<RoamerKind>,
    pub bosses: Vec<BossCard>,
    pub tools: Vec<RogueToken>,
    /// None, or one: what is printed on the boards of the Classes.
    pub boards: Vec<Boards>,
    /// None, or one: what is printed on the hidden sides of tokens.
    pub sides: Vec<Sides>,
    /// Sides of Tiles, each in the place of the one of the box that is called so.
    pub tiles: Vec<TileSide>,
}

impl Serialize for Cards {
    /// What nobody has typed in is no part of a pack, nor of the numbers by which games that took one along are known: those from
    /// before there were Tiles keep theirs, so a list of none is not even told as left out.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const ALWAYS: usize = 12;
        // Nobody forgets a field here that comes later.
        let Self {
            heroes,
            items,
            skills,
            powers,
            arrows,
            spirits,
            doors,
            mobs,
            roamers,
            bosses,
            tools,
            boards,
            sides,
            tiles,
        } = self;
        let count = ALWAYS + usize::from(!sides.is_empty()) + usize::from(!tiles.is_empty());
        let mut fields = serializer.serialize_struct("Cards", count)?;
        fields.serialize_field("heroes", heroes)?;
        fields.serialize_field("items", items)?;
        fields.serialize_field("skills", skills)?;
        fields.serialize_field("powers", powers)?;
        fields.serialize_field("arrows", arrows)?;
        fields.serialize_field("spirits", spirits)?;
        fields.serialize_field("doors", doors)?;
        fields.serialize_field("mobs", mobs)?;
        fields.serialize_field("roamers", roamers)?;
        fields.serialize_field("bosses", bosses)?;
        fields.serialize_field("tools", tools)?;
        fields.serialize_field("boards", boards)?;
        match sides.is_empty() {
            false => fields.serialize_field("sides", sides)?,
            true => fields.skip_field("sides")?,
        }
        if !tiles.is_empty() {
            fields.serialize_field("tiles", tiles)?;
        }
        fields.end()
    }
}

/// Any card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Card {
    Hero(HeroCard),
    Item(ItemCard),
    Skill(SkillCard),
    Power(PowerCard),
    Arrow(ArrowCard),
    Spirit(SpiritCard),
    Door(DoorCard),
    Mob(MobKind),
    Roamer(RoamerKind),
    Boss(BossCard),
    Tool(Tool),
    Boards(Box<Boards>),
    Sides(Box<Sides>),
    Tile(Tile),
}

/// A token of the Rogue with its code: some are called as a card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    code: String,
    /// What stands on it.
    pub token: RogueToken,
}

impl From<RogueToken> for Tool {
    fn from(token: RogueToken) -> Self {
        Self { code: format!("tool-{}", token.id), token }
    }
}

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Deck {
    Hero,
    Item,
    Skill,
    Power,
    Boards,
    Sides,
    Tile,
    Arrow,
    Tool,
    Spirit,
    Door,
    Mob,
    Roamer,
    Boss,
}

impl Deck {
    /// All, in the order in which they are listed.
    pub const ALL: [Self; 14] = [
        Self::Hero,
        Self::Item,
        Self::Skill,
        Self::Power,
        Self::Boards,
        Self::Sides,
        Self::Tile,
        Self::Arrow,
        Self::Tool,
        Self::Spirit,
        Self::Door,
        Self::Mob,
        Self::Roamer,
        Self::Boss,
    ];
}

/// What is printed on the boards is known by this name.
const BOARDS: &str = "boards";
/// And what is printed on the hidden sides of tokens by this one.
const SIDES: &str = "token-sides";

/// By these names Set Powers, which have none of their own, are known in files.
fn power_code(class: Class) -> &'static str {
    match class {
        Class::Berserker => "power-berserker",
        Class::Paladin => "power-paladin",
        Class::Ranger => "power-ranger",
        Class::Rogue => "power-rogue",
        Class::Shaman => "power-shaman",
        Class::Wizard => "power-wizard",
    }
}

fn spirit_code(spirit: Spirit) -> &'static str {
    match spirit {
        Spirit::Fire => "spirit-fire",
        Spirit::Frost => "spirit-frost",
    }
}

impl Cards {
    /// Those of a box.
    #[must_use]
    pub fn of(all: &CoreBox) -> Self {
        let printed = &all.content.printed;
        Self {
            heroes: printed.heroes.clone(),
            items: printed.items.clone(),
            skills: printed.skills.clone(),
            powers: printed.powers.clone(),
            arrows: printed.arrows.clone(),
            spirits: printed.spirits.clone(),
            doors: printed.doors.clone(),
            mobs: printed.mobs.clone(),
            roamers: printed.roamers.clone(),
            bosses: printed.bosses.clone(),
            tools: printed.tools.clone(),
            boards: vec![printed.boards.clone()],
            sides: vec![Sides::of(&printed.printing)],
            tiles: all.sides.to_vec(),
        }
    }

    /// The box with these cards instead of its own.
    #[must_use]
    pub fn in_the_place_of(&self, printed: &Printed) -> Printed {
        let printing = printed.printing.clone();
        Printed {
            dice: printed.dice.clone(),
            heroes: self.heroes.clone(),
            items: self.items.clone(),
            mobs: self.mobs.clone(),
            roamers: self.roamers.clone(),
            doors: self.doors.clone(),
            powers: self.powers.clone(),
            skills: self.skills.clone(),
            boards: self.boards.first().unwrap_or(&printed.boards).clone(),
            arrows: self.arrows.clone(),
            tools: self.tools.clone(),
            spirits: self.spirits.clone(),
            bosses: self.bosses.clone(),
            printing: match self.sides.first() {
                Some(sides) => sides.clone().over(printing),
                None => printing,
            },
        }
    }

    /// How many cards there are of the kind that has most.
    #[must_use]
    pub fn largest(&self) -> usize {
        let Self { heroes, items, skills, powers, arrows, spirits, doors, mobs, roamers, bosses, .. } = self;
        let Self { tools, boards, sides, tiles, .. } = self;
        let of_heroes = [heroes.len(), items.len(), skills.len(), powers.len(), arrows.len(), spirits.len()];
        let of_enemies = [doors.len(), mobs.len(), roamers.len(), bosses.len()];
        let of_others = [tools.len(), boards.len(), sides.len(), tiles.len()];
        of_heroes.into_iter().chain(of_enemies).chain(of_others).max().unwrap_or(0)
    }

    /// Takes the card with this code out.
    pub fn take_out(&mut self, code: &str) {
        self.heroes.retain(|card| card.id != code);
        self.items.retain(|card| card.id != code);
        self.skills.retain(|card| card.id != code);
        self.powers.retain(|card| power_code(card.class) != code);
        self.arrows.retain(|card| card.id != code);
        self.spirits.retain(|card| spirit_code(card.spirit) != code);
        self.doors.retain(|card| card.id != code);
        self.mobs.retain(|card| card.id != code);
        self.roamers.retain(|card| card.id != code);
        self.bosses.retain(|card| card.id != code);
        self.tools.retain(|token| Tool::from(token.clone()).code != code);
        self.boards.retain(|_| code != BOARDS);
        self.sides.retain(|_| code != SIDES);
        self.tiles.retain(|side| Tile::code_of(side) != code);
    }
}

impl Card {
    /// Every card, kind by kind, in the order of the files.
    #[must_use]
    pub fn all(cards: &Cards) -> Vec<Self> {
        let heroes = cards.heroes.iter().cloned().map(Self::Hero);
        let items = cards.items.iter().cloned().map(Self::Item);
        let skills = cards.skills.iter().cloned().map(Self::Skill);
        let powers = cards.powers.iter().cloned().map(Self::Power);
        let arrows = cards.arrows.iter().cloned().map(Self::Arrow);
        let spirits = cards.spirits.iter().cloned().map(Self::Spirit);
        let doors = cards.doors.iter().cloned().map(Self::Door);
        let mobs = cards.mobs.iter().cloned().map(Self::Mob);
        let roamers = cards.roamers.iter().cloned().map(Self::Roamer);
        let bosses = cards.bosses.iter().cloned().map(Self::Boss);
        let of_heroes = heroes.chain(items).chain(skills).chain(powers).chain(arrows).chain(spirits);
        let tools = cards.tools.iter().cloned().map(|token| Self::Tool(token.into()));
        let boards = cards.boards.iter().cloned().map(|boards| Self::Boards(Box::new(boards)));
        let sides = cards.sides.iter().cloned().map(|sides| Self::Sides(Box::new(sides)));
        let of_enemies = doors.chain(mobs).chain(roamers).chain(bosses);
        let tiles = cards.tiles.iter().cloned().map(|side| Self::Tile(side.into()));
        of_heroes.chain(of_enemies).chain(tools).chain(boards).chain(sides).chain(tiles).collect()
    }

    /// What it is known by.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::Hero(card) => &card.id,
            Self::Item(card) => &card.id,
            Self::Skill(card) => &card.id,
            Self::Power(card) => power_code(card.class),
            Self::Arrow(card) => &card.id,
            Self::Spirit(card) => spirit_code(card.spirit),
            Self::Door(card) => &card.id,
            Self::Mob(card) => &card.id,
            Self::Roamer(card) => &card.id,
            Self::Boss(card) => &card.id,
            Self::Tool(tool) => &tool.code,
            Self::Boards(_) => BOARDS,
            Self::Sides(_) => SIDES,
            Self::Tile(tile) => tile.code(),
        }
    }

    /// The same card under another code; none of a kind of which the game always has the same ones.
    #[must_use]
    pub fn again(&self, code: &str) -> Option<Self> {
        let id = code.to_owned();
        Some(match self.clone() {
            Self::Item(card) => Self::Item(ItemCard { id, copies: 1, ..card }),
            Self::Arrow(card) => Self::Arrow(ArrowCard { id, copies: 1, ..card }),
            Self::Door(card) => Self::Door(DoorCard { id, copies: 1, ..card }),
            _ => return None,
        })
    }

    /// What kind of card it is.
    #[must_use]
    pub fn deck(&self) -> Deck {
        match self {
            Self::Hero(_) => Deck::Hero,
            Self::Item(_) => Deck::Item,
            Self::Skill(_) => Deck::Skill,
            Self::Power(_) => Deck::Power,
            Self::Arrow(_) => Deck::Arrow,
            Self::Spirit(_) => Deck::Spirit,
            Self::Door(_) => Deck::Door,
            Self::Mob(_) => Deck::Mob,
            Self::Roamer(_) => Deck::Roamer,
            Self::Boss(_) => Deck::Boss,
            Self::Tool(_) => Deck::Tool,
            Self::Boards(_) => Deck::Boards,
            Self::Sides(_) => Deck::Sides,
            Self::Tile(_) => Deck::Tile,
        }
    }

    /// The message that names it.
    #[must_use]
    pub fn message(&self) -> String {
        let word = match self {
            Self::Spirit(card) if card.spirit == Spirit::Fire => return "ally-fire".to_owned(),
            Self::Spirit(_) => return "ally-frost".to_owned(),
            Self::Power(_) | Self::Tool(_) | Self::Tile(_) => return self.code().to_owned(),
            Self::Boards(_) => return "cards-md2-boards".to_owned(),
            Self::Sides(_) => return "cards-md2-sides".to_owned(),
            Self::Hero(_) => "hero",
            Self::Item(_) => "item",
            Self::Skill(_) => "skill",
            Self::Arrow(_) => "arrow",
            Self::Door(_) => "door",
            Self::Mob(_) => "mob",
            Self::Roamer(_) => "roamer",
            Self::Boss(_) => "boss",
        };
        format!("{word}-{}", self.code())
    }

    /// Whose figures stand on it, where it says so itself.
    #[must_use]
    pub fn origin(&self) -> Option<Origin> {
        match self {
            Self::Hero(card) => Some(card.origin),
            Self::Item(card) => Some(card.origin),
            Self::Skill(card) => Some(card.origin),
            Self::Power(card) => Some(card.origin),
            Self::Arrow(card) => Some(card.origin),
            Self::Spirit(card) => Some(card.origin),
            Self::Door(card) => Some(card.origin),
            Self::Boss(card) => Some(card.origin),
            Self::Tool(tool) => Some(tool.token.origin),
            Self::Mob(_) | Self::Roamer(_) | Self::Boards(_) | Self::Sides(_) | Self::Tile(_) => None,
        }
    }

    /// Have we designed what stands on it, or a part of that?
    #[must_use]
    pub fn is_ours(&self, ours: &Ours) -> bool {
        match self {
            Self::Boards(boards) => ours.is_on_boards(boards),
            Self::Sides(sides) => Side::ALL.into_iter().any(|side| sides.is_ours(side, ours)),
            Self::Tile(tile) => ours.is_tile(&tile.side),
            other => other.origin() == Some(Origin::Designed),
        }
    }

    /// Whose figures stand on it, to be changed: what is printed on Mobs and Roaming Monsters is known of all of them, and of boards, hidden
    /// sides and Tiles the box says it.
    pub fn origin_mut(&mut self) -> Option<&mut Origin> {
        match self {
            Self::Hero(card) => Some(&mut card.origin),
            Self::Item(card) => Some(&mut card.origin),
            Self::Skill(card) => Some(&mut card.origin),
            Self::Power(card) => Some(&mut card.origin),
            Self::Arrow(card) => Some(&mut card.origin),
            Self::Spirit(card) => Some(&mut card.origin),
            Self::Door(card) => Some(&mut card.origin),
            Self::Boss(card) => Some(&mut card.origin),
            Self::Tool(tool) => Some(&mut tool.token.origin),
            Self::Mob(_) | Self::Roamer(_) | Self::Boards(_) | Self::Sides(_) | Self::Tile(_) => None,
        }
    }

    /// What it can do, with what decides about the words that may stand there.
    #[must_use]
    pub fn abilities(&self) -> Vec<(Role, &Ability)> {
        match self {
            Self::Hero(card) => {
                vec![(Role::OfClass(card.class), &card.ability), (Role::Shadow, &card.shadow)]
            }
            Self::Item(card) => card.abilities.iter().map(|ability| (item_role(card), ability)).collect(),
            Self::Skill(card) => {
                let role = Role::OfClass(card.class);
                std::iter::once(&card.ability).chain(&card.blessed).map(|ability| (role, ability)).collect()
            }
            Self::Power(card) => {
                [&card.lesser, &card.greater].map(|ability| (Role::OfClass(card.class), ability)).into()
            }
            Self::Boards(boards) => {
                let of_stances = boards.stances.iter().map(|ability| (Role::OfClass(Class::Berserker), ability));
                let of_spells = boards.spells.iter().map(|ability| (Role::OfClass(Class::Wizard), ability));
                let of_columns = boards.columns.iter().map(|ability| (Role::OfClass(Class::Paladin), ability));
                let of_tops = boards.tops.iter().map(|ability| (Role::OfClass(Class::Shaman), ability));
                of_stances.chain(of_spells).chain(of_columns).chain(of_tops).collect()
            }
            Self::Sides(sides) => vec![(Role::Item(None), &sides.lifebringer)],
            _ => Vec::new(),
        }
    }

    /// The same, to be changed.
    pub fn abilities_mut(&mut self) -> Vec<(Role, &mut Ability)> {
        match self {
            Self::Hero(card) => {
                vec![(Role::OfClass(card.class), &mut card.ability), (Role::Shadow, &mut card.shadow)]
            }
            Self::Item(card) => {
                let role = item_role(card);
                card.abilities.iter_mut().map(|ability| (role, ability)).collect()
            }
            Self::Skill(card) => {
                let role = Role::OfClass(card.class);
                std::iter::once(&mut card.ability).chain(&mut card.blessed).map(|ability| (role, ability)).collect()
            }
            Self::Power(card) => {
                let role = Role::OfClass(card.class);
                vec![(role, &mut card.lesser), (role, &mut card.greater)]
            }
            Self::Boards(boards) => {
                let Boards { stances, spells, columns, tops, top: _ } = &mut **boards;
                let of_stances = stances.iter_mut().map(|ability| (Role::OfClass(Class::Berserker), ability));
                let of_spells = spells.iter_mut().map(|ability| (Role::OfClass(Class::Wizard), ability));
                let of_columns = columns.iter_mut().map(|ability| (Role::OfClass(Class::Paladin), ability));
                let of_tops = tops.iter_mut().map(|ability| (Role::OfClass(Class::Shaman), ability));
                of_stances.chain(of_spells).chain(of_columns).chain(of_tops).collect()
            }
            Self::Sides(sides) => vec![(Role::Item(None), &mut sides.lifebringer)],
            _ => Vec::new(),
        }
    }

    /// Puts it among others, in the place of one of its kind with its code, else last.
    pub fn put_into(&self, cards: &mut Cards) {
        match self {
            Self::Hero(card) => put(&mut cards.heroes, card, |other| other.id == card.id),
            Self::Item(card) => put(&mut cards.items, card, |other| other.id == card.id),
            Self::Skill(card) => put(&mut cards.skills, card, |other| other.id == card.id),
            Self::Power(card) => put(&mut cards.powers, card, |other| other.class == card.class),
            Self::Arrow(card) => put(&mut cards.arrows, card, |other| other.id == card.id),
            Self::Spirit(card) => put(&mut cards.spirits, card, |other| other.spirit == card.spirit),
            Self::Door(card) => put(&mut cards.doors, card, |other| other.id == card.id),
            Self::Mob(card) => put(&mut cards.mobs, card, |other| other.id == card.id),
            Self::Roamer(card) => put(&mut cards.roamers, card, |other| other.id == card.id),
            Self::Boss(card) => put(&mut cards.bosses, card, |other| other.id == card.id),
            Self::Tool(tool) => put(&mut cards.tools, &tool.token, |other| other.id == tool.token.id),
            Self::Boards(boards) => cards.boards = vec![(**boards).clone()],
            Self::Sides(sides) => cards.sides = vec![(**sides).clone()],
            Self::Tile(tile) => put(&mut cards.tiles, &tile.side, |other| other.id == tile.side.id),
        }
    }
}

/// What can stand on an Item card.
#[must_use]
pub fn item_role(card: &ItemCard) -> Role {
    if card.slot == Place::Consumable { Role::Consumable } else { Role::Item(card.only) }
}

fn put<T: Clone>(list: &mut Vec<T>, card: &T, is_it: impl Fn(&T) -> bool) {
    match list.iter_mut().find(|other| is_it(other)) {
        Some(place) => place.clone_from(card),
        None => list.push(card.clone()),
    }
}

//! What things of this game are called, and what stands on its cards, in words. Nothing is written about a card that its data do not
//! say. [`abilities`] has what Heroes can do, [`blocks`] the words of Quests, [`changes`] what is different between two of them, [`enemies`] what Enemies and doors do, [`quests`] what a Quest wants, [`signs`] what is painted instead of written, [`tiles`] what is on a Tile of its own.

pub mod abilities;
pub mod blocks;
pub mod changes;
pub mod enemies;
pub mod quests;
pub mod signs;
pub mod tiles;

use super::content::zone_name;
use super::rules::cards::Origin;
use super::rules::class_cards::{ArrowCard, Stance};
use super::rules::ids::{ESCORT, MOST_HEROES, ally_of};
use super::rules::quest::{AuthorTexts, InLanguages};
use super::rules::{
    AttackType, CardId, Class, Content, Dice, Die, Dungeon, Element, EnemyId, Portal, Rarity, Slot, Source, Spirit,
    Symbol, Thing,
};
use crate::house::packs::name_in;
use crate::house::text::{Texts, plain, shown};
use crate::kernel::board::{Direction, SpaceId};
use crate::kernel::dice::Symbols;
use crate::tr;
use std::sync::Arc;

/// Who puts things into words: with which cards, of which Dungeon, in which language.
#[derive(Clone, Copy)]
pub struct Words<'t> {
    /// The cards.
    pub content: &'t Content,
    /// The Quest, laid out.
    pub dungeon: &'t Dungeon,
    /// The language.
    pub texts: &'t Texts,
}

/// Somebody in a sentence: one, or several who do something together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// What they are called.
    pub name: Arc<str>,
    /// `yes` or `no`: are they several?
    pub many: &'static str,
}

/// What a Quest is called: by its author, else by us.
#[must_use]
pub fn quest_name(id: &str, told: &AuthorTexts, texts: &Texts) -> Arc<str> {
    let message = format!("quest-{id}");
    match name_in(&told.title, texts.language().code()) {
        Some(title) => shown(title).into(),
        None if texts.has(&message) => texts.get(&message),
        None => shown(id).into(),
    }
}

/// What the author of a Quest calls something, in a language.
#[must_use]
pub fn told_name<'t>(told: &'t AuthorTexts, key: &str, language: &str) -> Option<&'t str> {
    name_in(told.names.get(key)?, language)
}

/// What is told of a Quest before it begins.
#[must_use]
pub fn quest_story(id: &str, told: &AuthorTexts, texts: &Texts) -> Arc<str> {
    told_or(&told.story, &format!("story-{id}"), texts)
}

/// What is different in it, in a few sentences: as its author says it, else as we do.
#[must_use]
pub fn quest_rules(id: &str, told: &AuthorTexts, texts: &Texts) -> Arc<str> {
    told_or(&told.special, &format!("rules-{id}"), texts)
}

fn told_or(own: &InLanguages, message: &str, texts: &Texts) -> Arc<str> {
    match name_in(own, texts.language().code()) {
        Some(text) => plain(text).into(),
        None if texts.has(message) => texts.get(message),
        None => Arc::default(),
    }
}

/// What a rule says, in one line of our own where there is one, with its id.
#[must_use]
pub fn rule_text(rule: &str, texts: &Texts) -> String {
    let id = format!("rule-{rule}");
    if texts.has(&id) { format!("{} ({rule})", texts.get(&id)) } else { rule.to_owned() }
}

/// What a Class is called.
#[must_use]
pub fn class_name(class: Class, texts: &Texts) -> Arc<str> {
    match class {
        Class::Berserker => tr!(texts, "class-berserker"),
        Class::Paladin => tr!(texts, "class-paladin"),
        Class::Ranger => tr!(texts, "class-ranger"),
        Class::Rogue => tr!(texts, "class-rogue"),
        Class::Shaman => tr!(texts, "class-shaman"),
        Class::Wizard => tr!(texts, "class-wizard"),
    }
}

/// What an attack type is called.
#[must_use]
pub fn type_name(kind: AttackType, texts: &Texts) -> Arc<str> {
    match kind {
        AttackType::Melee => tr!(texts, "type-melee"),
        AttackType::Magic => tr!(texts, "type-magic"),
        AttackType::Ranged => tr!(texts, "type-ranged"),
    }
}

/// A place for equipment.
#[must_use]
pub fn slot_name(slot: Slot, texts: &Texts) -> Arc<str> {
    match slot {
        Slot::Head => tr!(texts, "slot-head"),
        Slot::Body => tr!(texts, "slot-body"),
        Slot::Legs => tr!(texts, "slot-legs"),
        Slot::Misc => tr!(texts, "slot-misc"),
        Slot::Left => tr!(texts, "slot-left"),
        Slot::Right => tr!(texts, "slot-right"),
    }
}

/// An Element of the Shaman.
#[must_use]
pub fn element_name(element: Element, texts: &Texts) -> Arc<str> {
    match element {
        Element::Fire => tr!(texts, "element-fire"),
        Element::Water => tr!(texts, "element-water"),
        Element::Earth => tr!(texts, "element-earth"),
        Element::Air => tr!(texts, "element-air"),
    }
}

/// A Spirit of the Shaman.
#[must_use]
pub fn spirit_name(spirit: Spirit, texts: &Texts) -> Arc<str> {
    match spirit {
        Spirit::Fire => tr!(texts, "ally-fire"),
        Spirit::Frost => tr!(texts, "ally-frost"),
    }
}

/// A stance of the Berserker.
#[must_use]
pub fn stance_name(stance: Stance, texts: &Texts) -> Arc<str> {
    match stance {
        Stance::BloodRage => tr!(texts, "stance-blood-rage"),
        Stance::Reckless => tr!(texts, "stance-reckless"),
        Stance::Provoke => tr!(texts, "stance-provoke"),
    }
}

/// The stance of a place.
#[must_use]
pub fn stance_at(place: u8) -> Stance {
    [Stance::BloodRage, Stance::Reckless, Stance::Provoke][usize::from(place.min(2))]
}

/// A column of the board of the Paladin.
#[must_use]
pub fn column_name(column: u8, texts: &Texts) -> Arc<str> {
    match column {
        0 => tr!(texts, "column-red"),
        1 => tr!(texts, "column-gold"),
        _ => tr!(texts, "column-blue"),
    }
}

/// How rare a Treasure is.
#[must_use]
pub fn rarity_name(rarity: Rarity, texts: &Texts) -> Arc<str> {
    match rarity {
        Rarity::Common => tr!(texts, "rarity-common"),
        Rarity::Rare => tr!(texts, "rarity-rare"),
        Rarity::Epic => tr!(texts, "rarity-epic"),
    }
}

/// A symbol of the dice.
#[must_use]
pub fn symbol_name(symbol: Symbol, texts: &Texts) -> Arc<str> {
    match symbol {
        Symbol::Sword => tr!(texts, "symbol-sword"),
        Symbol::Mana => tr!(texts, "symbol-mana"),
        Symbol::Shield => tr!(texts, "symbol-shield"),
        Symbol::Claw => tr!(texts, "symbol-claw"),
        Symbol::Scratch => tr!(texts, "symbol-scratch"),
        Symbol::Shadow => tr!(texts, "symbol-shadow"),
    }
}

/// The colour of a die.
#[must_use]
pub fn die_name(die: Die, texts: &Texts) -> Arc<str> {
    dice_of_colour(die, 1, texts)
}

fn dice_of_colour(die: Die, count: u8, texts: &Texts) -> Arc<str> {
    let count = i64::from(count);
    match die {
        Die::Yellow => tr!(texts, "dice-yellow", count = count),
        Die::Orange => tr!(texts, "dice-orange", count = count),
        Die::Blue => tr!(texts, "dice-blue", count = count),
        Die::Purple => tr!(texts, "dice-purple", count = count),
        Die::Black => tr!(texts, "dice-black", count = count),
    }
}

/// Dice, colour by colour.
#[must_use]
pub fn dice_words(dice: Dice, texts: &Texts) -> String {
    let there = Die::ALL.into_iter().filter(|die| dice.count(*die) > 0);
    let told: Vec<Arc<str>> = there.map(|die| dice_of_colour(die, dice.count(die), texts)).collect();
    if told.is_empty() { tr!(texts, "dice-none").to_string() } else { told.join(", ") }
}

/// What dice show, symbol by symbol.
#[must_use]
pub fn symbols_words(shown: &Symbols, texts: &Texts) -> String {
    let told = |symbol: Symbol| {
        let count = i64::from(shown.count(symbol.id()));
        let words = match symbol {
            _ if count == 0 => return None,
            Symbol::Sword => tr!(texts, "symbols-sword", count = count),
            Symbol::Mana => tr!(texts, "symbols-mana", count = count),
            Symbol::Shield => tr!(texts, "symbols-shield", count = count),
            Symbol::Claw => tr!(texts, "symbols-claw", count = count),
            Symbol::Scratch => tr!(texts, "symbols-scratch", count = count),
            Symbol::Shadow => tr!(texts, "symbols-shadow", count = count),
        };
        Some(words)
    };
    let told: Vec<Arc<str>> = Symbol::ALL.into_iter().filter_map(told).collect();
    if told.is_empty() { tr!(texts, "symbols-none").to_string() } else { told.join(", ") }
}

impl Words<'_> {
    /// What the Quest has a name for: as its author calls it, else as we do, else by its bare name where it is an own one.
    fn of_quest(&self, kind: &str, id: Option<&String>, unknown: &str) -> Arc<str> {
        let Some(id) = id else { return self.texts.get(unknown) };
        let (key, told) = (format!("{kind}-{id}"), &self.dungeon.told);
        match told_name(told, &key, self.texts.language().code()) {
            Some(name) => shown(name).into(),
            None if self.texts.has(&key) => self.texts.get(&key),
            None if told.is_silent() => self.texts.get(unknown),
            None => shown(id).into(),
        }
    }

    fn named(&self, kind: &str, id: Option<&String>) -> Arc<str> {
        self.texts.get(&format!("{kind}-{}", id.map_or("unknown", String::as_str)))
    }

    /// A Hero, by its card.
    #[must_use]
    pub fn hero_card(&self, card: u8) -> Arc<str> {
        self.named("hero", self.content.printed.heroes.get(usize::from(card)).map(|hero| &hero.id))
    }

    /// The name of an Item card.
    #[must_use]
    pub fn item(&self, card: CardId) -> Arc<str> {
        self.named("item", self.content.item(card).map(|item| &item.id))
    }

    /// The name of a card, with a mark if what stands on it is designed by us.
    #[must_use]
    pub fn marked(&self, name: &str, origin: Option<Origin>) -> Arc<str> {
        match origin {
            Some(Origin::Designed) => tr!(self.texts, "card-md2-ours", name = name),
            Some(Origin::Known) | None => name.into(),
        }
    }

    /// What stands small on such a card; nothing on one that is as the box has it.
    #[must_use]
    pub fn small_print(&self, origin: Option<Origin>) -> Arc<str> {
        if origin == Some(Origin::Designed) { self.texts.get("card-md2-designed") } else { "".into() }
    }

    /// A Skill, by its number.
    #[must_use]
    pub fn skill(&self, skill: u8) -> Arc<str> {
        self.named("skill", self.content.printed.skills.get(usize::from(skill)).map(|skill| &skill.id))
    }

    /// A Door card, by its number.
    #[must_use]
    pub fn door_card(&self, number: u8) -> Arc<str> {
        self.named("door", self.content.door(number).map(|door| &door.id))
    }

    /// An Arrow card, by its number.
    #[must_use]
    pub fn arrow(&self, number: u8) -> Arc<str> {
        self.named("arrow", self.arrow_card(number).map(|arrow| &arrow.id))
    }

    /// What stands on it.
    #[must_use]
    pub fn arrow_card(&self, number: u8) -> Option<&ArrowCard> {
        let mut each = self.content.printed.arrows.iter().flat_map(|arrow| (0..arrow.copies).map(move |_| arrow));
        each.nth(usize::from(number))
    }

    /// A token of the Rogue, by its number.
    #[must_use]
    pub fn tool(&self, number: u8) -> Arc<str> {
        self.named("tool", self.content.rogue_token(number).map(|token| &token.id))
    }

    /// A kind of Enemy.
    #[must_use]
    pub fn enemy(&self, enemy: EnemyId) -> Named {
        let printed = &self.content.printed;
        if let Some(kind) = enemy.as_mob() {
            return Named { name: self.named("mob", printed.mobs.get(kind).map(|mob| &mob.id)), many: "yes" };
        }
        let name = match enemy.as_roamer() {
            Some(kind) => self.named("roamer", printed.roamers.get(kind).map(|kind| &kind.id)),
            None => self.named("boss", self.dungeon.story.boss.as_ref().map(|fight| &fight.boss)),
        };
        Named { name, many: "no" }
    }

    /// One who fights beside the Heroes.
    #[must_use]
    pub fn ally(&self, ally: u8) -> Arc<str> {
        match ally {
            0 => spirit_name(Spirit::Fire, self.texts),
            1 => spirit_name(Spirit::Frost, self.texts),
            _ => {
                let (own, told) = (format!("escort-{}", self.dungeon.id), &self.dungeon.told);
                match told_name(told, "escort", self.texts.language().code()) {
                    Some(name) => shown(name).into(),
                    None if self.texts.has(&own) => self.texts.get(&own),
                    None => tr!(self.texts, "ally-escort"),
                }
            }
        }
    }

    /// What a token shows that lies on a Tile.
    #[must_use]
    pub fn thing(&self, thing: Thing) -> Arc<str> {
        let texts = self.texts;
        match thing {
            Thing::Treasure(Rarity::Common) => tr!(texts, "thing-treasure-common"),
            Thing::Treasure(Rarity::Rare) => tr!(texts, "thing-treasure-rare"),
            Thing::Treasure(Rarity::Epic) => tr!(texts, "thing-treasure-epic"),
            Thing::Chest => tr!(texts, "thing-chest"),
            Thing::GreatChest => tr!(texts, "thing-great-chest"),
            Thing::Fountain => tr!(texts, "thing-fountain"),
            Thing::Forge => tr!(texts, "thing-forge"),
            Thing::Pillar => tr!(texts, "thing-pillar"),
            Thing::SpikeTrap => tr!(texts, "thing-spike-trap"),
            Thing::BearTrap => tr!(texts, "thing-bear-trap"),
            Thing::Spawn => tr!(texts, "thing-spawn"),
            Thing::Loot => tr!(texts, "thing-loot"),
            Thing::Mark(kind) => self.mark(kind),
        }
    }

    /// A Portal, as it is laid out; which of them are there depends on how many Heroes play.
    #[must_use]
    pub fn portal(&self, portal: Portal) -> Arc<str> {
        match portal {
            Portal::Roaming => tr!(self.texts, "thing-portal-roaming"),
            Portal::Three => tr!(self.texts, "thing-portal-three"),
            Portal::Five => tr!(self.texts, "thing-portal-five"),
        }
    }

    /// An Objective token, by its kind.
    #[must_use]
    pub fn mark(&self, kind: u8) -> Arc<str> {
        self.of_quest("mark", self.dungeon.story.kinds.get(usize::from(kind)), "thing-objective")
    }

    /// A counter of the Quest.
    #[must_use]
    pub fn counter(&self, counter: u8) -> Arc<str> {
        self.of_quest("counter", self.dungeon.story.counters.get(usize::from(counter)), "thing-objective")
    }

    /// What a Hero does for the Quest.
    #[must_use]
    pub fn task(&self, task: u8) -> Arc<str> {
        self.of_quest("task", self.dungeon.story.names.get(usize::from(task)), "task-unknown")
    }

    /// What a Zone is called: by its column and its row.
    #[must_use]
    pub fn zone(&self, space: SpaceId) -> String {
        let zone = self.dungeon.zone(space);
        zone_name(zone.x, zone.y)
    }

    /// The way from a Zone to the next one: a direction, where there is one.
    #[must_use]
    pub fn way(&self, from: SpaceId, to: SpaceId) -> Option<Arc<str>> {
        let towards = |way: &Direction| self.dungeon.board.edge_towards(from, *way).is_some_and(|(next, _)| next == to);
        let way = Direction::ALL.into_iter().find(towards)?;
        Some(match way {
            Direction::North => tr!(self.texts, "way-north"),
            Direction::East => tr!(self.texts, "way-east"),
            Direction::South => tr!(self.texts, "way-south"),
            Direction::West => tr!(self.texts, "way-west"),
        })
    }

    /// Where an ability stands, by the Class of its owner.
    #[must_use]
    pub fn source(&self, source: Source, class: Class) -> Arc<str> {
        let texts = self.texts;
        match source {
            Source::Hero => tr!(texts, "source-hero"),
            Source::Shadow => tr!(texts, "source-shadow"),
            Source::Lifebringer(_) => tr!(texts, "source-lifebringer"),
            Source::Item(card) => self.item(card),
            Source::Skill(skill) => self.skill(skill),
            Source::Board(place) => match class {
                Class::Berserker => stance_name(stance_at(place), texts),
                Class::Shaman => element_name(Element::ALL[usize::from(place.min(3))], texts),
                _ => tr!(texts, "source-spell"),
            },
            Source::Column(column) => column_name(column, texts),
            Source::Power(false) => tr!(texts, "source-lesser-power"),
            Source::Power(true) => tr!(texts, "source-greater-power"),
        }
    }

    /// Is this number that of an ally, and of which?
    #[must_use]
    pub fn ally_behind(&self, target: u8) -> Option<u8> {
        if usize::from(target) < MOST_HEROES { None } else { ally_of(target).filter(|ally| *ally <= ESCORT) }
    }
}

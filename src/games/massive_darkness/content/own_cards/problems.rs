//! Everything on a card that cannot be right.

use super::card::{Card, Passage};
use super::fits::{Moment, is_empty};
use crate::games::massive_darkness::content::loader::Pack;
use crate::games::massive_darkness::rules::cards::{
    ClassSheet, EnemyCard, EnemyDeck, Equipment, EquipmentDeck, EquipmentKind, HeroCard, Role, Silhouette, SlotSymbol,
};
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::language::{Ability, Amount, Condition, Cost, Count, Effect};
use crate::games::massive_darkness::rules::symbol::Colour;
use std::collections::{BTreeMap, BTreeSet};

/// Dice of one colour that any roll is cut to (DICE-04): more on a card do nothing.
const MOST_DICE: usize = 3;

/// Where on a card something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Field {
    /// Its Level, or that of its deck.
    Level,
    Kind,
    /// Where it must lie.
    Slot,
    Minions,
    Health,
    /// Its dice: Melee, Ranged, Magic, Defense.
    Dice(usize),
    /// Its text as a whole.
    Text,
    /// One of its abilities, in one of its passages.
    Ability(Passage, usize),
    /// The Class a Hero is recommended.
    Class,
    /// The weapon a Hero begins with.
    Weapon,
    /// A line of Skills.
    Line(usize),
    /// Level and cost of a Skill: the line, and the place in it.
    Skill(usize, usize),
}

/// Something on a card that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardProblem {
    /// Levels go from 1 to 5.
    Level,
    /// EQUIP-02: Armor lies on the Body and nothing else does.
    BodySlot,
    /// EQUIP-03: a Shield lies in a hand.
    ShieldSlot,
    /// EQUIP-04: a weapon lies in one hand or two.
    WeaponSlot,
    /// DICE-04: more dice of a colour than are ever rolled.
    TooManyDice,
    /// DICE-01: Attack dice beside Defense, or the other way round.
    WrongDice,
    /// It attacks with nothing.
    NoDice,
    /// EQUIP-15: a card that can do nothing.
    NoText,
    /// There are no miniatures of this kind.
    UnknownKind(String),
    /// LEVEL-10: only Roaming Monsters lie in their decks, and they lie nowhere else.
    WrongDeck,
    /// Nobody lives without Health.
    NoHealth,
    /// ENEMY-06: only Mobs have Minions, and they have some.
    Minions,
    /// An ability without an effect.
    NoEffect,
    /// An ability that changes nothing.
    Empty,
    /// An effect at a moment in which it can do nothing.
    WrongMoment,
    /// A cost that cannot be paid at that moment, or by nobody who has the card.
    CannotPay,
    /// A condition that cannot hold at that moment.
    NeverHolds,
    /// A condition that looks for a word which no card carries.
    UnknownTag(String),
    /// There is no Class Sheet of this name.
    UnknownClass(String),
    /// No starting weapon has this name.
    UnknownWeapon(String),
    /// SHADOW-02: what a Hero can do in the shadow needs the shadow as a condition.
    NotInShadow,
    /// CLASS-04: a line without a Skill.
    EmptyLine,
    /// CLASS-05: in a line the Levels never fall.
    LevelsFall,
    /// XP-03: a Skill that nobody can pay for.
    TooDear,
}

/// A problem and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundProblem {
    /// What is wrong.
    pub what: CardProblem,
    /// Where.
    pub field: Field,
}

impl CardProblem {
    /// The message that says what is wrong and what to do. It may mention `$name`.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        match self {
            Self::Level => "card-problem-level",
            Self::BodySlot => "card-problem-body-slot",
            Self::ShieldSlot => "card-problem-shield-slot",
            Self::WeaponSlot => "card-problem-weapon-slot",
            Self::TooManyDice => "card-problem-too-many-dice",
            Self::WrongDice => "card-problem-wrong-dice",
            Self::NoDice => "card-problem-no-dice",
            Self::NoText => "card-problem-no-text",
            Self::UnknownKind(_) => "card-problem-unknown-kind",
            Self::WrongDeck => "card-problem-wrong-deck",
            Self::NoHealth => "card-problem-no-health",
            Self::Minions => "card-problem-minions",
            Self::NoEffect => "card-problem-no-effect",
            Self::Empty => "card-problem-empty",
            Self::WrongMoment => "card-problem-wrong-moment",
            Self::CannotPay => "card-problem-cannot-pay",
            Self::NeverHolds => "card-problem-never-holds",
            Self::UnknownTag(_) => "card-problem-unknown-tag",
            Self::UnknownClass(_) => "card-problem-unknown-class",
            Self::UnknownWeapon(_) => "card-problem-unknown-weapon",
            Self::NotInShadow => "card-problem-not-in-shadow",
            Self::EmptyLine => "card-problem-empty-line",
            Self::LevelsFall => "card-problem-levels-fall",
            Self::TooDear => "card-problem-too-dear",
        }
    }

    /// What the message mentions.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::UnknownKind(name) | Self::UnknownTag(name) | Self::UnknownClass(name) | Self::UnknownWeapon(name) => {
                name
            }
            _ => "",
        }
    }
}

/// What cards may speak of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Words that conditions look for.
    pub tags: BTreeSet<String>,
    /// Kinds of Enemies with their role.
    pub kinds: Vec<(String, Role)>,
    /// What they look like.
    pub silhouettes: BTreeMap<String, Silhouette>,
    /// Class Sheets, by id.
    pub classes: Vec<String>,
    /// Starting weapons, as code and id.
    pub weapons: Vec<(String, String)>,
}

impl Known {
    /// What the cards of a box may speak of.
    #[must_use]
    pub fn in_box(pack: &Pack) -> Self {
        Self {
            tags: pack.equipment.iter().flat_map(|card| card.tags.iter().cloned()).collect(),
            kinds: pack.kinds.iter().map(|kind| (kind.id.clone(), kind.role)).collect(),
            silhouettes: pack.kinds.iter().map(|kind| (kind.id.clone(), kind.silhouette)).collect(),
            classes: pack.classes.iter().map(|sheet| sheet.id.clone()).collect(),
            weapons: starting_weapons(pack),
        }
    }

    fn role(&self, kind: &str) -> Option<Role> {
        self.kinds.iter().find(|(id, _)| id == kind).map(|(_, role)| *role)
    }
}

/// Each id once: there are two cards of some.
fn starting_weapons(pack: &Pack) -> Vec<(String, String)> {
    let is_weapon = |card: &&Equipment| card.deck == EquipmentDeck::Starting && card.kind != EquipmentKind::Armor;
    let mut weapons: Vec<(String, String)> = Vec::new();
    for card in pack.equipment.iter().filter(is_weapon) {
        if weapons.iter().all(|(_, id)| *id != card.id) {
            weapons.push((card.code.clone(), card.id.clone()));
        }
    }
    weapons
}

/// Collects what is wrong.
struct Search<'a> {
    known: &'a Known,
    found: Vec<FoundProblem>,
}

/// Everything on a card that cannot be right.
#[must_use]
pub fn problems(card: &Card, known: &Known) -> Vec<FoundProblem> {
    let mut search = Search { known, found: Vec::new() };
    match card {
        Card::Equipment(card) => search.equipment(card),
        Card::Enemy(card) => search.enemy(card),
        Card::Event(card) => {
            search.say(card.effects.is_empty(), CardProblem::NoText, Field::Text);
            search.effects(&card.effects, Moment::Event, Field::Text);
        }
        Card::Hero(card) => search.hero(card),
        Card::Class(sheet) => search.class(sheet),
        Card::Door(_) => {}
    }
    if let Some(dice) = card.dice() {
        search.dice(dice);
    }
    for (passage, abilities) in card.passages() {
        for (at, ability) in abilities.iter().enumerate() {
            search.ability(ability, Field::Ability(passage, at), matches!(card, Card::Enemy(_)));
        }
    }
    search.found
}

impl Search<'_> {
    fn say(&mut self, is_wrong: bool, what: CardProblem, field: Field) {
        let problem = FoundProblem { what, field };
        if is_wrong && !self.found.contains(&problem) {
            self.found.push(problem);
        }
    }

    fn equipment(&mut self, card: &Equipment) {
        let in_hands = matches!(card.slot, SlotSymbol::Hand | SlotSymbol::TwoHands);
        let is_body = card.slot == SlotSymbol::Body;
        self.say(!(1..=5).contains(&card.level), CardProblem::Level, Field::Level);
        self.say((card.kind == EquipmentKind::Armor) != is_body, CardProblem::BodySlot, Field::Slot);
        let is_shield = card.kind == EquipmentKind::Shield;
        self.say(is_shield && card.slot != SlotSymbol::Hand, CardProblem::ShieldSlot, Field::Slot);
        self.say(card.kind == EquipmentKind::Weapon && !in_hands, CardProblem::WeaponSlot, Field::Slot);
        let attacks = [&card.melee, &card.ranged, &card.magic].iter().any(|dice| !dice.is_empty());
        let is_harmless = card.kind == EquipmentKind::Weapon && !attacks && card.abilities.is_empty();
        self.say(is_harmless, CardProblem::NoDice, Field::Dice(0));
        let lives_by_text = matches!(card.kind, EquipmentKind::Consumable | EquipmentKind::Trap | EquipmentKind::Luck);
        self.say(lives_by_text && card.abilities.is_empty(), CardProblem::NoText, Field::Text);
    }

    fn enemy(&mut self, card: &EnemyCard) {
        let attacks = [&card.melee, &card.ranged, &card.magic].iter().any(|dice| !dice.is_empty());
        self.say(!attacks, CardProblem::NoDice, Field::Dice(0));
        self.say(card.health == 0, CardProblem::NoHealth, Field::Health);
        let level = if let EnemyDeck::Guard(level) = card.deck { Some(level) } else { None };
        self.say(level.is_some_and(|level| !(1..=5).contains(&level)), CardProblem::Level, Field::Level);
        match self.known.role(&card.kind) {
            None => self.say(true, CardProblem::UnknownKind(card.kind.clone()), Field::Kind),
            Some(role) => {
                self.say((role == Role::Roaming) == level.is_some(), CardProblem::WrongDeck, Field::Kind);
                self.say((role == Role::Mob) != (card.minions > 0), CardProblem::Minions, Field::Minions);
            }
        }
    }

    fn dice(&mut self, fields: [&[Colour]; 4]) {
        for (at, dice) in fields.into_iter().enumerate() {
            let many = |colour: &Colour| dice.iter().filter(|die| *die == colour).count() > MOST_DICE;
            self.say(Colour::ALL.iter().any(many), CardProblem::TooManyDice, Field::Dice(at));
            let is_mixed = dice.iter().any(|die| die.is_attack() == (at == 3));
            self.say(is_mixed, CardProblem::WrongDice, Field::Dice(at));
        }
    }

    fn hero(&mut self, card: &HeroCard) {
        let is_class = self.known.classes.contains(&card.recommended);
        self.say(!is_class, CardProblem::UnknownClass(card.recommended.clone()), Field::Class);
        let is_weapon = self.known.weapons.iter().any(|(_, id)| *id == card.weapon);
        self.say(!is_weapon, CardProblem::UnknownWeapon(card.weapon.clone()), Field::Weapon);
        for (at, ability) in card.shadow.iter().enumerate() {
            let in_light = !ability.only_if.contains(&Condition::InShadow);
            self.say(in_light, CardProblem::NotInShadow, Field::Ability(Passage::Shadow, at));
        }
    }

    fn class(&mut self, sheet: &ClassSheet) {
        for (line, skills) in sheet.lines.iter().enumerate() {
            self.say(skills.skills.is_empty(), CardProblem::EmptyLine, Field::Line(line));
            let mut least = 1;
            for (at, skill) in skills.skills.iter().enumerate() {
                let field = Field::Skill(line, at);
                self.say(!(1..=5).contains(&skill.level), CardProblem::Level, field);
                self.say(skill.level < least, CardProblem::LevelsFall, field);
                self.say(skill.cost > MAX_XP, CardProblem::TooDear, field);
                self.say(skill.abilities.is_empty(), CardProblem::NoEffect, field);
                least = skill.level;
            }
        }
    }

    fn ability(&mut self, ability: &Ability, field: Field, is_enemy: bool) {
        let moment = Moment::of(ability.when);
        self.say(ability.effects.is_empty(), CardProblem::NoEffect, field);
        self.effects(&ability.effects, moment, field);
        // ENEMY-38, ENEMY-40: Enemies have no XP and suffer nothing voluntarily.
        let cannot = |cost: &Cost| !moment.takes(*cost) || (is_enemy && !cost.is_symbol());
        self.say(ability.pay.iter().any(cannot), CardProblem::CannotPay, field);
        for condition in &ability.only_if {
            self.say(!moment.tells(condition), CardProblem::NeverHolds, field);
            if let Condition::Equipped(tags) = condition {
                self.say(tags.is_empty(), CardProblem::NeverHolds, field);
                tags.iter().for_each(|tag| self.tag(tag, field));
            }
        }
    }

    fn effects(&mut self, effects: &[Effect], moment: Moment, field: Field) {
        for effect in effects {
            self.say(is_empty(effect), CardProblem::Empty, field);
            self.say(!moment.lets(effect), CardProblem::WrongMoment, field);
            match effect {
                Effect::Choose(lists) => {
                    self.say(lists.iter().any(Vec::is_empty), CardProblem::NoEffect, field);
                    lists.iter().for_each(|list| self.effects(list, moment, field));
                }
                Effect::ActivateRoamingOr(list) => self.effects(list, moment, field),
                Effect::DrawTreasure(level) => {
                    self.say(!(1..=5).contains(level), CardProblem::Level, field);
                }
                _ => {}
            }
            if let Some(Amount::Per(_, _, count) | Amount::HalfUp(count)) = amount_of(effect)
                && let Count::Equipped(tag) = count
            {
                self.tag(tag, field);
            }
        }
    }

    fn tag(&mut self, tag: &str, field: Field) {
        self.say(!self.known.tags.contains(tag), CardProblem::UnknownTag(tag.to_owned()), field);
    }
}

fn amount_of(effect: &Effect) -> Option<&Amount> {
    match effect {
        Effect::Add(_, _, amount)
        | Effect::Dice(_, _, amount)
        | Effect::Wounds(amount)
        | Effect::Hurt(_, amount)
        | Effect::Heal(_, amount) => Some(amount),
        _ => None,
    }
}

#[cfg(test)]
mod tests;

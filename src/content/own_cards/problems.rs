//! Everything on a card that cannot be right.

use super::card::Card;
use super::fits::{Moment, is_empty};
use crate::content::loader::Pack;
use crate::engine::massive_darkness::cards::{EnemyCard, EnemyDeck, Equipment, EquipmentKind, Role, SlotSymbol};
use crate::engine::massive_darkness::language::{Ability, Amount, Condition, Cost, Count, Effect};
use crate::engine::massive_darkness::symbol::Colour;
use std::collections::BTreeSet;

/// Dice of one colour that any roll is cut to (DICE-04): more on a card do nothing.
const MOST_DICE: usize = 3;

/// Where on a card something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// Its Level, or that of its deck.
    Level,
    /// Its kind.
    Kind,
    /// Where it must lie.
    Slot,
    /// Its Minions.
    Minions,
    /// Its Health.
    Health,
    /// Its dice: Melee, Ranged, Magic, Defense.
    Dice(usize),
    /// Its text as a whole.
    Text,
    /// One of its abilities.
    Ability(usize),
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
        }
    }

    /// What the message mentions.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::UnknownKind(name) | Self::UnknownTag(name) => name,
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
}

impl Known {
    /// What the cards of a box may speak of.
    #[must_use]
    pub fn in_box(pack: &Pack) -> Self {
        Self {
            tags: pack.equipment.iter().flat_map(|card| card.tags.iter().cloned()).collect(),
            kinds: pack.kinds.iter().map(|kind| (kind.id.clone(), kind.role)).collect(),
        }
    }

    fn role(&self, kind: &str) -> Option<Role> {
        self.kinds.iter().find(|(id, _)| id == kind).map(|(_, role)| *role)
    }
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
        Card::Door(_) | Card::Hero(_) | Card::Class(_) => {}
    }
    if let Some(dice) = card.dice() {
        search.dice(dice);
    }
    for (at, ability) in card.abilities().iter().enumerate() {
        search.ability(ability, at, matches!(card, Card::Enemy(_)));
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

    fn ability(&mut self, ability: &Ability, at: usize, is_enemy: bool) {
        let (moment, field) = (Moment::of(ability.when), Field::Ability(at));
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
mod tests {
    use super::*;
    use crate::content::core_box;
    use crate::engine::massive_darkness::language::{Limit, When};
    use std::sync::LazyLock;

    /// Reading the box takes a while without optimisation.
    static BOX: LazyLock<Pack> = LazyLock::new(|| core_box().unwrap());

    fn known() -> Known {
        Known::in_box(&BOX)
    }

    fn first(wanted: impl Fn(&Card) -> bool) -> Card {
        Card::all(&BOX).into_iter().find(wanted).unwrap()
    }

    fn sword() -> Equipment {
        let is_weapon = |card: &Card| matches!(card, Card::Equipment(card) if card.kind == EquipmentKind::Weapon);
        let Card::Equipment(card) = first(is_weapon) else { unreachable!("a weapon was looked for") };
        card
    }

    fn told(card: Equipment) -> Vec<CardProblem> {
        problems(&Card::Equipment(card), &known()).into_iter().map(|problem| problem.what).collect()
    }

    fn told_of(written: &str) -> Vec<CardProblem> {
        told(Equipment { abilities: vec![ron::from_str(written).unwrap()], ..sword() })
    }

    #[test]
    fn no_card_of_the_box_has_a_problem() {
        let known = known();
        for card in Card::all(&BOX) {
            assert_eq!(problems(&card, &known), [], "{}", card.code());
        }
    }

    #[test]
    fn the_facts_of_equipment_that_cannot_be_right_are_told() {
        assert_eq!(told(sword()), []);
        assert_eq!(told(Equipment { level: 6, ..sword() }), [CardProblem::Level]);
        assert_eq!(told(Equipment { slot: SlotSymbol::None, ..sword() }), [CardProblem::WeaponSlot]);
        let body = told(Equipment { slot: SlotSymbol::Body, ..sword() });
        assert_eq!(body, [CardProblem::BodySlot, CardProblem::WeaponSlot]);
        assert_eq!(told(Equipment { melee: vec![Colour::Red; 4], ..sword() }), [CardProblem::TooManyDice]);
        assert_eq!(told(Equipment { defense: vec![Colour::Red], ..sword() }), [CardProblem::WrongDice]);
        let bare =
            || Equipment { melee: Vec::new(), ranged: Vec::new(), magic: Vec::new(), abilities: Vec::new(), ..sword() };
        assert_eq!(told(bare()), [CardProblem::NoDice]);
        let potion = Equipment { kind: EquipmentKind::Consumable, slot: SlotSymbol::None, ..bare() };
        assert_eq!(told(potion), [CardProblem::NoText]);
    }

    #[test]
    fn a_text_that_can_never_do_anything_is_told() {
        assert_eq!(told_of("(when: Attack(Any), do: [Add(Attacker, Hit, N(1))])"), []);
        assert_eq!(told_of("(when: Attack(Any), do: [])"), [CardProblem::NoEffect]);
        assert_eq!(told_of("(when: Attack(Any), do: [Add(Attacker, Hit, N(0))])"), [CardProblem::Empty]);
        assert_eq!(told_of("(when: Always, do: [Add(Attacker, Hit, N(1))])"), [CardProblem::WrongMoment]);
        assert_eq!(told_of("(when: Action, do: [Stun(Defender)])"), [CardProblem::WrongMoment]);
        assert_eq!(told_of("(when: Action, pay: [Bam], do: [Heal(Owner, N(1))])"), [CardProblem::CannotPay]);
        let stunned = "(when: Action, if: [DefenderStunned], do: [Heal(Owner, N(1))])";
        assert_eq!(told_of(stunned), [CardProblem::NeverHolds]);
        let nobody = r#"(when: Attack(Any), if: [Equipped(["no such word"])], do: [DoubleHits])"#;
        assert_eq!(told_of(nobody), [CardProblem::UnknownTag("no such word".to_owned())]);
    }

    #[test]
    fn enemies_need_a_life_a_kind_and_their_own_deck() {
        let Card::Enemy(mob) = first(|card| matches!(card, Card::Enemy(card) if card.minions > 0)) else {
            unreachable!("a Mob was looked for")
        };
        let told = |card: EnemyCard| {
            let found = problems(&Card::Enemy(card), &known());
            found.into_iter().map(|problem| (problem.what, problem.field)).collect::<Vec<_>>()
        };
        assert_eq!(told(EnemyCard { health: 0, ..mob.clone() }), [(CardProblem::NoHealth, Field::Health)]);
        assert_eq!(told(EnemyCard { minions: 0, ..mob.clone() }), [(CardProblem::Minions, Field::Minions)]);
        assert_eq!(told(EnemyCard { deck: EnemyDeck::Lesser, ..mob.clone() }), [(CardProblem::WrongDeck, Field::Kind)]);
        assert_eq!(told(EnemyCard { deck: EnemyDeck::Guard(9), ..mob.clone() }), [(CardProblem::Level, Field::Level)]);
        let stranger = EnemyCard { kind: "nobody".to_owned(), ..mob.clone() };
        assert_eq!(told(stranger), [(CardProblem::UnknownKind("nobody".to_owned()), Field::Kind)]);
        let paid =
            Ability { pay: vec![Cost::Xp(1)], limit: Limit::None, ..super::super::fits::plainest(When::Wounded) };
        let found = told(EnemyCard { abilities: vec![paid], ..mob });
        assert_eq!(found, [(CardProblem::CannotPay, Field::Ability(0))]);
    }

    #[test]
    fn what_the_editor_begins_with_is_sound() {
        use crate::engine::massive_darkness::language::Style;
        for when in [
            When::Always,
            When::Attack(Style::Any),
            When::Defense(Style::Melee),
            When::AfterReroll(Style::Any),
            When::Action,
            When::StartOfActivation,
            When::Wounded,
            When::Blocked,
            When::Targeted,
            When::AllyAttacked(1),
            When::GuardianKilled,
            When::Drawn,
        ] {
            let ability = super::super::fits::plainest(when);
            assert_eq!(told(Equipment { abilities: vec![ability], ..sword() }), [], "{when:?}");
        }
    }
}

//! Which words can stand where: what can work at its moment, on its kind of card, for what is paid. The editor offers these and no
//! others, and what a pack holds besides cannot be right ([`super::problems`]).

use crate::games::massive_darkness_2::rules::class_cards::Colour;
use crate::games::massive_darkness_2::rules::ids::{Element, Spirit};
use crate::games::massive_darkness_2::rules::language::{
    Ability, ClawEffect, Cost, Deed, DoorEffect, Effect, If, Limit, Scheme, When,
};
use crate::games::massive_darkness_2::rules::{Class, Dice, Die, Symbol};

/// Where an ability stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// On an item that is worn; only for a Class, where one is named.
    Item(Option<Class>),
    /// On an item that is used up (M2-ITEM-10).
    Consumable,
    /// On a card of a Class, or of its Hero.
    OfClass(Class),
    /// What the roll brings by itself (M2-HERO-05).
    Shadow,
}

/// What moments differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nature {
    /// Between actions.
    Used,
    /// While dice lie on the table.
    Fight,
    /// In a Move action.
    Move,
    /// It counts all the time.
    Constant,
}

pub(super) fn nature(when: When) -> Nature {
    match when {
        When::Free | When::Anytime => Nature::Used,
        When::Attack | When::Melee | When::Magic | When::Ranged | When::Defense | When::Combat => Nature::Fight,
        When::Movement => Nature::Move,
        When::Always => Nature::Constant,
    }
}

/// Dice that a Hero adds.
const ONE_DIE: [Die; 3] = [Die::Yellow, Die::Orange, Die::Blue];

impl Role {
    fn class(self) -> Option<Class> {
        match self {
            Self::Item(class) => class,
            Self::OfClass(class) => Some(class),
            Self::Consumable | Self::Shadow => None,
        }
    }

    /// Moments at which it can be used.
    #[must_use]
    pub fn whens(self) -> Vec<When> {
        let in_fights = [When::Attack, When::Melee, When::Magic, When::Ranged, When::Defense, When::Combat];
        let used = [When::Free, When::Anytime];
        match self {
            // The roll says when.
            Self::Shadow => vec![When::Free],
            Self::Consumable => used.into_iter().chain(in_fights).chain([When::Movement]).collect(),
            Self::Item(_) | Self::OfClass(_) => {
                used.into_iter().chain(in_fights).chain([When::Movement, When::Always]).collect()
            }
        }
    }

    /// What can be asked before it is used.
    #[must_use]
    pub fn conditions(self, when: When) -> Vec<If> {
        if self == Self::Shadow {
            return Vec::new();
        }
        let mut all = vec![If::InShadow, If::InLight, If::Wounded(1)];
        // M2-ABIL-17.
        let is_attack = matches!(when, When::Attack | When::Melee | When::Magic | When::Ranged | When::Combat);
        all.extend(is_attack.then_some(If::DualWield));
        all
    }

    /// What can be paid, each with the least of it.
    #[must_use]
    pub fn costs(self, when: When) -> Vec<Cost> {
        // M2-ITEM-10.
        if matches!(self, Self::Shadow | Self::Consumable) || when == When::Always {
            return Vec::new();
        }
        let mut all = vec![Cost::Mana(1), Cost::Wounds(1)];
        all.extend((when == When::Free).then_some(Cost::Action));
        all.extend((self.class() == Some(Class::Berserker)).then_some(Cost::Rage(1)));
        if self.class() == Some(Class::Shaman) {
            all.extend(Element::ALL.map(|element| Cost::Element(element, 1)));
        }
        all
    }

    /// How often it can be used: what would never end only so often.
    #[must_use]
    pub fn limits(self, ability: &Ability) -> Vec<Limit> {
        if matches!(self, Self::Shadow | Self::Consumable) || ability.when == When::Always {
            return vec![Limit::AsTimed];
        }
        let without = |limit: Limit| Ability { limit, ..ability.clone() };
        let mut all = vec![Limit::AsTimed, Limit::Round];
        // M2-ABIL-25: outside a fight and a move that is so anyway.
        all.extend((nature(ability.when) != Nature::Used).then_some(Limit::Endless));
        all.retain(|limit| !self.is_endless(&without(*limit)));
        all
    }

    /// Could it be used again and again without anything becoming less?
    #[must_use]
    pub fn is_endless(self, ability: &Ability) -> bool {
        let is_nothing = ability.r#do.is_empty();
        if is_nothing || matches!(self, Self::Shadow | Self::Consumable) || ability.limit == Limit::Round {
            return false;
        }
        let is_free = match nature(ability.when) {
            Nature::Constant => return false,
            Nature::Used => true,
            Nature::Fight | Nature::Move => ability.limit == Limit::Endless,
        };
        if !is_free || ability.cost.contains(&Cost::Action) {
            // Of actions there are few, unless it brings one.
            return is_free && ability.r#do.iter().any(|effect| matches!(effect, Effect::Actions(_)));
        }
        let pays = |is_it: fn(&Cost) -> bool| ability.cost.iter().any(is_it);
        let gains = |effect: &Effect| match effect {
            Effect::Mana(_) | Effect::Rage(_) | Effect::Actions(_) => true,
            Effect::Heal(_) => pays(|cost| matches!(cost, Cost::Wounds(_))),
            _ => false,
        };
        ability.cost.is_empty() || ability.r#do.iter().any(gains)
    }

    /// What can happen, each with the least of it.
    #[must_use]
    pub fn effects(self, when: When) -> Vec<Effect> {
        let class = self.class();
        if self == Self::Shadow {
            return in_attacks(false);
        }
        let of_class = || {
            // What anybody may wear does nothing more for whoever has no Rage.
            let is_for_one = class == Some(Class::Berserker) || self == Self::Item(None);
            let rage = is_for_one.then_some(Effect::Rage(1));
            rage.into_iter()
        };
        match nature(when) {
            Nature::Used => {
                let mut all = vec![Effect::Heal(1), Effect::Mana(1), Effect::Wounds(1), Effect::Step];
                all.extend((when == When::Free).then_some(Effect::Actions(1)));
                all.extend(of_class());
                if class == Some(Class::Shaman) {
                    all.extend([Spirit::Fire, Spirit::Frost].map(Effect::Summon));
                }
                all
            }
            Nature::Move => [Effect::Points(1), Effect::Mana(1)].into_iter().chain(of_class()).collect(),
            Nature::Constant => {
                let spirits = (class == Some(Class::Shaman)).then(|| Effect::SpiritDice(Dice::of(Die::Yellow, 1)));
                std::iter::once(Effect::Points(1)).chain(spirits).collect()
            }
            Nature::Fight => {
                let mut all = match when {
                    When::Defense => in_defense(),
                    When::Combat => in_attacks(true).into_iter().chain([Effect::Shields(1)]).collect(),
                    _ => in_attacks(true),
                };
                all.extend(of_class());
                all
            }
        }
    }
}

fn in_attacks(is_used: bool) -> Vec<Effect> {
    let mut all = vec![Effect::Swords(1), Effect::LosesShields(1), Effect::Mana(1), Effect::Fire(1), Effect::Frost(1)];
    all.push(Effect::Dice(Dice::of(Die::Yellow, 1)));
    all.extend([Effect::Reroll(1), Effect::RerollEnemy(1)]);
    all.extend([Symbol::Scratch, Symbol::Claw].map(|symbol| Effect::Ignore(symbol, 1)));
    // Whom it is for is asked only of what is used.
    all.extend(is_used.then_some([Effect::Heal(1), Effect::Wounds(1)]).into_iter().flatten());
    all
}

fn in_defense() -> Vec<Effect> {
    let mut all = vec![Effect::Shields(1), Effect::Mana(1), Effect::Fire(1), Effect::Frost(1)];
    all.push(Effect::Dice(Dice::of(Die::Blue, 1)));
    all.extend([Effect::Reroll(1), Effect::RerollEnemy(1), Effect::Heal(1), Effect::Wounds(1)]);
    all.extend([Symbol::Scratch, Symbol::Claw].map(|symbol| Effect::Ignore(symbol, 1)));
    all
}

/// What the rows of an Arrow card can bring (M2-RANGER-02); the red one takes, too.
#[must_use]
pub fn of_arrows(is_overdraw: bool) -> Vec<Effect> {
    let mut all = vec![Effect::Swords(1), Effect::LosesShields(1), Effect::Mana(1), Effect::Fire(1), Effect::Frost(1)];
    all.push(Effect::Dice(Dice::of(Die::Yellow, 1)));
    all.extend(
        is_overdraw.then_some([Effect::Hurt(1), Effect::LoseDice(Dice::of(Die::Yellow, 1))]).into_iter().flatten(),
    );
    all
}

/// What a token of the Rogue can bring to an action of its colour (M2-ROGUE-05).
#[must_use]
pub fn of_tools(colour: Colour) -> Vec<Effect> {
    match colour {
        Colour::Red => vec![Effect::Dice(Dice::of(Die::Yellow, 1)), Effect::Swords(1), Effect::Mana(1)],
        Colour::Blue => vec![Effect::Points(1), Effect::Mana(1)],
        Colour::Green => vec![Effect::Mana(1)],
    }
}

/// What Claws can bring; only a Mob calls more of its own kind.
#[must_use]
pub fn of_claws(is_mob: bool) -> Vec<ClawEffect> {
    let mut all = vec![
        ClawEffect::Swords(1),
        ClawEffect::Shields(1),
        ClawEffect::LosesShields(1),
        ClawEffect::Dice(Dice::of(Die::Yellow, 1)),
        ClawEffect::DrainMana(1),
        ClawEffect::Fire(1),
        ClawEffect::BurnAfter(Die::Yellow),
        ClawEffect::BurnAfter(Die::Orange),
        ClawEffect::WoundZone(1),
        ClawEffect::WoundAnother(1),
        ClawEffect::Suffer(1),
        ClawEffect::AddMinions,
        ClawEffect::CallMob,
    ];
    all.extend(is_mob.then_some([ClawEffect::KillOwn, ClawEffect::AddMinionUnless(1)]).into_iter().flatten());
    all
}

/// What a Door card can bring.
#[must_use]
pub fn of_doors() -> Vec<DoorEffect> {
    vec![
        DoorEffect::Wounds(1),
        DoorEffect::Fire(1),
        DoorEffect::Frost(1),
        DoorEffect::LoseMana(1),
        DoorEffect::LoseAction,
        DoorEffect::Health(1),
        DoorEffect::Mana(1),
        DoorEffect::Xp(1),
        DoorEffect::Treasure(1),
        DoorEffect::Mob,
        DoorEffect::Roaming,
        DoorEffect::MobsAct,
        DoorEffect::AddMinions,
    ]
}

/// What can be asked in the lines of a Roaming Monster (M2-ROAM-01).
#[must_use]
pub fn schemes() -> Vec<Scheme> {
    vec![
        Scheme::InLight,
        Scheme::HeroWithin(1),
        Scheme::SeesSeveral,
        Scheme::SeesOne,
        Scheme::Present,
        Scheme::Away,
        Scheme::MinionHere,
        Scheme::Otherwise,
    ]
}

/// What a Roaming Monster, or a Boss, can do.
#[must_use]
pub fn deeds(is_boss: bool) -> Vec<Deed> {
    let more = Dice::of(Die::Yellow, 1);
    let mut all = vec![
        Deed::Move(1),
        Deed::AttackNearest,
        Deed::AttackEach,
        Deed::AttackLowest,
        Deed::AttackTarget,
        Deed::AttackTargetWith(more),
        Deed::WithNearest,
        Deed::WithFarthest(1),
        Deed::BesideLowest,
        Deed::ToShadow,
        Deed::Fire(1),
        Deed::Frost(1),
    ];
    let of_roamers = [Deed::AttackSeen(more), Deed::Suffer(1), Deed::Heal(1), Deed::EatMinion, Deed::Leave];
    let of_bosses = [Deed::WithMostTainted, Deed::WoundTainted(1), Deed::TokenBack, Deed::DrainFullest];
    match is_boss {
        true => all.extend(of_bosses),
        false => all.extend(of_roamers),
    }
    all
}

/// A number within a word, with the least and the most of it.
#[derive(Debug)]
pub enum Part<'w> {
    /// How many.
    Number(&'w mut u8, u8),
    /// Dice of these colours.
    Dice(&'w mut Dice, &'static [Die]),
}

/// Words that hold a number or dice.
pub trait Word: Copy + PartialEq {
    /// What can be changed within it.
    fn part(&mut self) -> Option<Part<'_>>;

    /// The same with the least in it: two words are alike when they differ in nothing else.
    #[must_use]
    fn plain(mut self) -> Self {
        match self.part() {
            Some(Part::Number(number, _)) => *number = 1,
            Some(Part::Dice(dice, _)) => *dice = Dice::default(),
            None => {}
        }
        self
    }

    /// Is it one of these, whatever its number?
    #[must_use]
    fn is_among(self, offered: &[Self]) -> bool {
        offered.iter().any(|other| other.plain() == self.plain())
    }

    /// Is its number within its bounds, are its dice dice that there are?
    #[must_use]
    fn is_within(mut self) -> bool {
        match self.part() {
            None => true,
            Some(Part::Number(number, most)) => (1..=most).contains(number),
            Some(Part::Dice(dice, colours)) => dice.total() > 0 && are_of(*dice, colours),
        }
    }
}

/// No more dice than there are (M2-DICE-11), and of these colours only.
#[must_use]
pub fn are_of(dice: Dice, colours: &[Die]) -> bool {
    dice.capped() == dice && Die::ALL.into_iter().all(|die| colours.contains(&die) || dice.count(die) == 0)
}

/// Dice that attack, that defend, and those with what Enemies roll besides.
pub const ATTACK: &[Die] = &[Die::Yellow, Die::Orange];
#[expect(missing_docs, reason = "said above")]
pub const DEFENSE: &[Die] = &[Die::Blue];
#[expect(missing_docs, reason = "said above")]
pub const ENEMY_ATTACK: &[Die] = &[Die::Yellow, Die::Orange, Die::Black];
#[expect(missing_docs, reason = "said above")]
pub const ENEMY_DEFENSE: &[Die] = &[Die::Blue, Die::Black];

impl Word for If {
    fn part(&mut self) -> Option<Part<'_>> {
        match self {
            Self::Wounded(wounds) => Some(Part::Number(wounds, 9)),
            Self::InShadow | Self::InLight | Self::DualWield => None,
        }
    }
}

impl Word for Cost {
    fn part(&mut self) -> Option<Part<'_>> {
        match self {
            Self::Action => None,
            Self::Mana(number) | Self::Wounds(number) | Self::Rage(number) | Self::Element(_, number) => {
                Some(Part::Number(number, 6))
            }
        }
    }
}

impl Word for Effect {
    fn part(&mut self) -> Option<Part<'_>> {
        Some(match self {
            Self::Swords(number) | Self::Shields(number) | Self::LosesShields(number) => Part::Number(number, 9),
            Self::Mana(number) | Self::Heal(number) | Self::Wounds(number) => Part::Number(number, 9),
            Self::Reroll(number) | Self::RerollEnemy(number) | Self::Ignore(_, number) => Part::Number(number, 6),
            Self::Fire(number) | Self::Frost(number) | Self::Points(number) => Part::Number(number, 5),
            Self::Hurt(number) | Self::Rage(number) => Part::Number(number, 5),
            Self::Actions(number) => Part::Number(number, 2),
            Self::Dice(dice) => Part::Dice(dice, &ONE_DIE),
            Self::LoseDice(dice) | Self::SpiritDice(dice) => Part::Dice(dice, ATTACK),
            Self::Step | Self::Summon(_) => return None,
        })
    }
}

impl Word for ClawEffect {
    fn part(&mut self) -> Option<Part<'_>> {
        Some(match self {
            Self::Swords(number) | Self::Shields(number) | Self::LosesShields(number) => Part::Number(number, 9),
            Self::Suffer(number) | Self::WoundZone(number) | Self::WoundAnother(number) => Part::Number(number, 9),
            Self::AddMinionUnless(number) | Self::DrainMana(number) => Part::Number(number, 9),
            Self::Fire(number) => Part::Number(number, 5),
            Self::Dice(dice) => Part::Dice(dice, &Die::ALL),
            Self::KillOwn | Self::AddMinions | Self::BurnAfter(_) | Self::CallMob => return None,
        })
    }
}

impl Word for DoorEffect {
    fn part(&mut self) -> Option<Part<'_>> {
        Some(match self {
            Self::Wounds(number) | Self::LoseMana(number) | Self::Health(number) | Self::Mana(number) => {
                Part::Number(number, 9)
            }
            Self::Fire(number) | Self::Frost(number) | Self::Xp(number) => Part::Number(number, 5),
            Self::Treasure(number) => Part::Number(number, 3),
            Self::LoseAction | Self::Mob | Self::Roaming | Self::MobsAct | Self::AddMinions => return None,
        })
    }
}

impl Word for Scheme {
    fn part(&mut self) -> Option<Part<'_>> {
        match self {
            Self::HeroWithin(zones) => Some(Part::Number(zones, 9)),
            _ => None,
        }
    }
}

impl Word for Deed {
    fn part(&mut self) -> Option<Part<'_>> {
        Some(match self {
            Self::Suffer(number) | Self::Heal(number) => Part::Number(number, 15),
            Self::WithFarthest(number) | Self::Move(number) => Part::Number(number, 9),
            Self::Fire(number) | Self::Frost(number) | Self::WoundTainted(number) => Part::Number(number, 5),
            Self::AttackSeen(dice) | Self::AttackTargetWith(dice) => Part::Dice(dice, ENEMY_ATTACK),
            Self::ToShadow
            | Self::AttackTarget
            | Self::AttackEach
            | Self::AttackLowest
            | Self::Leave
            | Self::BesideLowest
            | Self::EatMinion
            | Self::AttackNearest
            | Self::WithNearest
            | Self::WithMostTainted
            | Self::TokenBack
            | Self::DrainFullest => return None,
        })
    }
}

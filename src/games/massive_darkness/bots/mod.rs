//! A bot that plays Massive Darkness with sense, one step ahead: it makes for the objective, fights what it can beat,
//! takes what lies about, equips what is better, and keeps the Heroes together.
//!
//! `acts` chooses from menus, `way` knows the ways, `hints` knows what for, `outlook` who is left alone, `fight` weighs attacks
//! and dice, `goods` weighs cards, `share` says who has most use for them, `skills` weighs Skills.
//! It sees what a player sees and answers what is listed; who imagines whole games is the lab's planner.

pub mod acts;
pub mod fight;
pub mod goods;
pub mod hints;
pub mod inclination;
pub mod manner;
pub mod outlook;
pub mod share;
pub mod skills;
pub mod value;
pub mod way;

use delvewright_kernel as kernel;
use massive_darkness_rules as rules;

use inclination::Inclination;
use manner::Manner;

use crate::kernel::board::SpaceId;
use crate::kernel::dealer::{Dealer, Stream};
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Answer, Ask, By, Choice, Purpose};
use crate::rules::dungeon::Mode;
use crate::rules::ids::{AbilityUse, Actor, Hero};
use crate::rules::language::{Cost, Effect, Group, Of, Reroll, RerollSide, Side, Who};

/// The bot. It remembers nothing of the game except what saves it work.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Stream,
    ways: way::Ways,
    chances: fight::Chances,
    outlook: outlook::Outlook,
    /// Abilities used in a row from one menu, so that a free one is not used for ever.
    used_in_a_row: u8,
    manner: Manner,
    inclination: Inclination,
    /// Cards were shared out in this Activation.
    has_shared: bool,
}

/// The stream of a seed that bots use, so that they neither see nor disturb the dice of the game.
const SALT: u32 = u32::MAX;

/// Rounds after which sense has failed.
const PATIENCE: u16 = 100;

/// After so many abilities in a row something else is done.
const MOST_USES: u8 = 8;

impl Greedy {
    /// The bot of a seed; the seed decides only between what looks the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::of_manner(seed, Manner::PATIENT)
    }

    /// The same, of another manner.
    #[must_use]
    pub fn of_manner(seed: u64, manner: Manner) -> Self {
        Self {
            manner,
            chance: Stream::new(Dealer::new(seed).branch(SALT)),
            ways: way::Ways::default(),
            chances: fight::Chances::default(),
            outlook: outlook::Outlook::default(),
            used_in_a_row: 0,
            inclination: Inclination::default(),
            has_shared: false,
        }
    }

    /// The bot of another seed that has seen nothing yet, bent like this. It keeps what saves it work.
    pub fn begin(&mut self, seed: u64, inclination: Inclination) {
        self.chance = Stream::new(Dealer::new(seed).branch(SALT));
        self.outlook = outlook::Outlook::default();
        self.used_in_a_row = 0;
        self.bend(inclination);
    }

    /// How likely the Heroes win from here, as far as it knows ([`value`]).
    pub fn chance_to_win(&mut self, game: &MassiveDarkness) -> f64 {
        value::chance_to_win(game, &mut self.chances)
    }

    /// From here on it is bent like this.
    pub fn bend(&mut self, inclination: Inclination) {
        self.inclination = inclination;
        self.has_shared = false;
    }

    /// The listed answer that is worth most; of equal ones any.
    fn best(&mut self, listed: &[Answer], worth: impl Fn(&Answer) -> i32) -> Answer {
        let most = listed.iter().map(&worth).max().unwrap_or(0);
        let best: Vec<&Answer> = listed.iter().filter(|answer| worth(answer) == most).collect();
        best[self.pick(best.len())].clone()
    }

    /// One of so many, each equally likely.
    fn pick(&mut self, count: usize) -> usize {
        self.chance.pick(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    fn choose(&mut self, game: &MassiveDarkness, by: By, purpose: Purpose, listed: &[Answer]) -> Answer {
        let worth = |choice: Choice| -> i32 {
            match purpose {
                Purpose::WoundTarget | Purpose::EffectTarget => worth_as_target(game, choice),
                // Enemies attack: whom it harms least.
                Purpose::TieTarget | Purpose::MoveGoal => health(game, choice),
                Purpose::TributeFrom | Purpose::QuestHero | Purpose::ShareWound => health(game, choice),
                Purpose::PatrolZone | Purpose::ReinforcementZone => far_from_heroes(game, choice),
                Purpose::RoamingToActivate | Purpose::ReinforcementOrder => far_from_heroes(game, choice),
                Purpose::Enchantment | Purpose::UseAbility => worth_of_ability(game, choice),
                Purpose::Reroll => fight::worth_of_reroll(game, choice),
                Purpose::RerollSide => i32::from(choice == Choice::Side(fight::side_of(game, by))),
                Purpose::RemoveDice => fight::worth_of_removal(game, by, choice),
                Purpose::AddDie => fight::strength_of_colour(choice),
                Purpose::Skill => skills::worth_of_skill(game, choice),
                Purpose::CommandedHero => commanded(game, choice),
                Purpose::GiveTo => share::worth_as_receiver(game, choice),
                // Whoever has found it carries it.
                Purpose::HandOver => -1,
                Purpose::Path
                | Purpose::EnemyOrder
                | Purpose::CounterOrder
                | Purpose::SecondRoom
                | Purpose::ThirdRoom
                | Purpose::AttackType
                | Purpose::EffectOption
                | Purpose::EffectTargets
                | Purpose::RerollDice
                | Purpose::FlipDice
                | Purpose::Bodyguard
                | Purpose::GiveCards
                | Purpose::TransmuteCards
                | Purpose::QuestObject
                | Purpose::SymbolToPay
                | Purpose::SignaturePrice => 1,
            }
        };
        match purpose {
            Purpose::RerollDice => fight::dice_to_reroll(game, by, listed),
            Purpose::TransmuteCards => goods::cards_to_transmute(game, listed),
            Purpose::GiveCards => share::cards_to_give(game, listed),
            Purpose::FlipDice | Purpose::EffectTargets => largest(listed),
            _ => self.best(listed, |answer| match answer {
                Answer::Pick(choice) => worth(*choice),
                // Better than what is worth nothing, worse than anything else.
                Answer::Enough => i32::from(purpose == Purpose::GiveTo),
                Answer::PickSome(mask) => mask.count_ones() as i32,
                _ => 0,
            }),
        }
    }

    fn may(&self, game: &MassiveDarkness, purpose: Purpose, ability: AbilityUse) -> Answer {
        let Actor::Hero(hero) = ability.owner else { return Answer::Yes };
        let state = game.state.hero(hero);
        let wounds = game.library.ability(ability.ability).pay.iter().map(|cost| match cost {
            Cost::Bloodlust(wounds) | Cost::BloodTribute(wounds) => *wounds,
            _ => 0,
        });
        let price: u8 = wounds.sum();
        let dangerous = purpose == Purpose::Bodyguard && state.health < 3;
        if dangerous || (price > 0 && state.health <= price + 1) { Answer::No } else { Answer::Yes }
    }
}

impl Greedy {
    /// Its answer to the pending question, out of those that are listed.
    pub fn decide(&mut self, game: &MassiveDarkness, listed: &[Answer]) -> Answer {
        if let [only] = listed
            && !matches!(game.state.ask, Ask::Arrange { .. })
        {
            return only.clone();
        }
        // Whoever gets nowhere for so long tries anything.
        if game.state.round > PATIENCE && matches!(game.state.ask, Ask::Act(_)) && self.pick(2) == 0 {
            return listed[self.pick(listed.len())].clone();
        }
        match game.state.ask {
            Ask::Act(hero) => self.act(game, hero, listed),
            Ask::Choose { by, purpose, .. } => self.choose(game, by, purpose, listed),
            Ask::May { purpose, ability, .. } => self.may(game, purpose, ability),
            Ask::Arrange { heroes, trade: true, .. } if self.inclination.shares => {
                share::out(game, heroes).unwrap_or_else(|| goods::arrange(game, heroes, true, listed))
            }
            Ask::Arrange { heroes, trade, .. } => goods::arrange(game, heroes, trade, listed),
            Ask::Over | Ask::Roll(_) | Ask::Draw(_) => listed[0].clone(),
        }
    }
}

/// The answer that takes most.
fn largest(listed: &[Answer]) -> Answer {
    let size = |answer: &&Answer| match answer {
        Answer::PickSome(mask) => mask.count_ones(),
        Answer::Pick(_) => 1,
        _ => 0,
    };
    listed.iter().max_by_key(size).unwrap_or(&listed[0]).clone()
}

/// Heroes are healed where it helps most; of Enemies those that fall first are hit.
fn worth_as_target(game: &MassiveDarkness, choice: Choice) -> i32 {
    match choice {
        Choice::Hero(hero) => 20 + i32::from(game.wounds_of(Actor::Hero(hero))),
        Choice::Enemy(enemy) => 60 - i32::from(fight::health_of_enemy(game, enemy)),
        Choice::Leader(enemy) => 30 - i32::from(fight::health_of_enemy(game, enemy)),
        // STUN-06: the Boss first, and what it does not need to the Minions; in between there is seldom a point.
        Choice::Minions(_) => 10,
        Choice::Share(..) | Choice::Divide(_) => 5,
        _ => 1,
    }
}

fn health(game: &MassiveDarkness, choice: Choice) -> i32 {
    match choice {
        Choice::Hero(hero) => 1 + i32::from(game.state.hero(hero).health),
        _ => 1,
    }
}

fn far_from_heroes(game: &MassiveDarkness, choice: Choice) -> i32 {
    let zone = match choice {
        Choice::Zone(zone) => zone,
        Choice::Enemy(enemy) => game.state.enemy(enemy).zone,
        _ => return 1,
    };
    let steps = |hero: Hero| straight(game, game.state.hero(hero).zone, zone);
    1 + game.state.living_heroes().map(steps).min().unwrap_or(0)
}

/// Zones between two Zones as the crow walks.
fn straight(game: &MassiveDarkness, from: SpaceId, to: SpaceId) -> i32 {
    let (from, to) = (game.dungeon.zone(from), game.dungeon.zone(to));
    i32::from((from.x - to.x).abs())
        + i32::from((from.y - to.y).abs())
        + 10 * i32::from(from.storey.abs_diff(to.storey))
}

/// Symbols that are not spent are lost, so nearly everything is worth its price; own Wounds are a price.
fn worth_of_ability(game: &MassiveDarkness, choice: Choice) -> i32 {
    let Choice::Ability(ability) = choice else { return 1 };
    let words = game.library.ability(ability.ability);
    let price = |cost: &Cost| match cost {
        Cost::Bam => 0,
        Cost::Diamond => 1,
        Cost::BamOrDiamond => 0,
        // STORY-04: in a campaign a Signature costs a fifth of that.
        Cost::Xp(xp) if game.mode == Mode::Story => i32::from(*xp),
        Cost::Xp(xp) => 4 * i32::from(*xp),
        Cost::Bloodlust(wounds) | Cost::BloodTribute(wounds) => 12 * i32::from(*wounds),
        Cost::Discard => 6,
        Cost::Action | Cost::CombatAction => 4,
    };
    let gain: i32 = words.effects.iter().map(worth_of_effect).sum();
    gain - words.pay.iter().map(price).sum::<i32>()
}

/// What an effect is worth to a Hero, roughly: a Wound is worth ten.
fn worth_of_effect(effect: &Effect) -> i32 {
    match effect {
        Effect::Wounds(_) | Effect::DoubleHits | Effect::SpreadWounds => 12,
        Effect::Add(..) | Effect::BlanksGain(..) | Effect::BlankGains(..) => 10,
        Effect::Kill(_) | Effect::Survive(_) | Effect::AttackAgain | Effect::ExtraActivation => 30,
        Effect::Stun(who) if harms_heroes(*who) => -10,
        Effect::Hurt(who, _) | Effect::HurtByRoll(who, ..) if harms_heroes(*who) => -10,
        Effect::Stun(_) | Effect::Hurt(..) | Effect::HurtByRoll(..) => 12,
        Effect::Choose(lists) => lists.iter().map(|list| list.iter().map(worth_of_effect).sum()).max().unwrap_or(0),
        Effect::Heal(..) | Effect::FullyHeal(_) => 10,
        _ => 8,
    }
}

fn harms_heroes(who: Who) -> bool {
    match who {
        Who::Owner => true,
        Who::Attacker | Who::Defender => false,
        Who::One(Group { of, .. }) | Who::Each(Group { of, .. }) | Who::Any(Group { of, .. }) => {
            matches!(of, Of::Allies | Of::OwnerAndAllies | Of::OwnKind | Of::Heroes)
        }
    }
}

/// SKILL-12: somebody who can attack at once.
fn commanded(game: &MassiveDarkness, choice: Choice) -> i32 {
    let Choice::Hero(hero) = choice else { return 1 };
    1 + 10 * i32::from(fight::can_attack_anybody(game, hero))
}

/// Whose dice a re-roll takes, and which.
fn rerolls(effects: &[Effect]) -> impl Iterator<Item = (RerollSide, Reroll)> + '_ {
    effects.iter().filter_map(|effect| match effect {
        Effect::Reroll(side, which) => Some((*side, *which)),
        _ => None,
    })
}

/// The other side of a combat.
fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}

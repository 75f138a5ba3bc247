//! Weighing attacks by exact chances, and dice by what they show.

use super::{other, rerolls};
use crate::kernel::dice::Pool;
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Answer, By, Choice};
use crate::rules::frames::{Combat, FallenDie, Frame};
use crate::rules::ids::{Actor, Enemy, Hero};
use crate::rules::language::{Reroll, RerollSide, Side, Style};
use crate::rules::library::DiceCount;
use crate::rules::symbol::{Colour, Symbol};
use massive_darkness_odds::pools::{Contest, Odds};
use std::collections::BTreeMap;

/// DICE-04.
const MOST_DICE: u8 = 3;
/// The combat types of which a menu can offer an attack.
const STYLES: [Style; 3] = [Style::Melee, Style::Ranged, Style::Magic];
/// Wounds beyond this are not told apart.
const MOST_WOUNDS: usize = 12;

/// How likely at least so many Wounds are, in thousandths, and how many are to be expected, in hundredths.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chance {
    at_least: [u16; MOST_WOUNDS + 1],
    expected: i32,
}

/// Chances of pools that were asked for before.
#[derive(Clone, Debug, Default)]
pub struct Chances {
    known: BTreeMap<DiceCount, Chance>,
}

impl Chances {
    /// The chances of a pool of both sides, without what is paid on top.
    pub fn of(&mut self, game: &MassiveDarkness, dice: DiceCount) -> Chance {
        let count = || {
            let side = |attack: bool| {
                let mut pool = Pool::default();
                for colour in Colour::ALL.into_iter().filter(|colour| colour.is_attack() == attack) {
                    pool.counts[colour as usize] = dice[colour as usize] as i8;
                }
                pool
            };
            let contest = Contest { attack: side(true), defense: side(false), ..Contest::default() };
            let Ok(odds) = Odds::of(&game.library.dice, &contest) else { return Chance::default() };
            let (sum, ways) = odds.wounds.mean();
            let at_least = std::array::from_fn(|wounds| odds.at_least(wounds as i16).rounded(1000) as u16);
            Chance { at_least, expected: (sum * 100 / ways as i128) as i32 }
        };
        *self.known.entry(dice).or_insert_with(count)
    }
}

/// Health that is left of a whole Enemy.
pub fn health_of_enemy(game: &MassiveDarkness, enemy: Enemy) -> u8 {
    let state = game.state.enemy(enemy);
    let each = health_of_figure(game, enemy);
    let minions: u8 = state.minions.iter().map(|wounds| each.saturating_sub(*wounds)).fold(0, u8::saturating_add);
    let leader = if state.leader || state.object > 0 { each.saturating_sub(state.wounds) } else { 0 };
    leader.saturating_add(minions)
}

/// ENEMY-07, ENEMY-09.
fn health_of_figure(game: &MassiveDarkness, enemy: Enemy) -> u8 {
    game.full_health(enemy)
}

fn capped(mut dice: DiceCount) -> DiceCount {
    dice.iter_mut().for_each(|count| *count = (*count).min(MOST_DICE));
    dice
}

/// What an attack is worth: Wounds it deals, figures it kills, and what the Enemy does in return.
pub fn worth_of_attack(
    chances: &mut Chances,
    game: &MassiveDarkness,
    hero: Hero,
    style: Style,
    enemy: Enemy,
    attacked_before: bool,
) -> i32 {
    let combat = Combat { attacker: Actor::Hero(hero), defender: Actor::Enemy(enemy), style, ..Combat::default() };
    let chance = chances.of(game, capped(game.printed_pool(&combat)));
    let (whole, figure) = (health_of_enemy(game, enemy), health_of_figure(game, enemy));
    let likely = |wounds: u8| i32::from(chance.at_least[usize::from(wounds).min(MOST_WOUNDS)]);
    let (kills_all, kills_one) = (likely(whole), likely(figure.min(whole)));
    let back = if attacked_before { 0 } else { counter_attack(chances, game, enemy, hero) };
    let deals = chance.expected.min(i32::from(whole) * 100);
    deals * 4 + kills_all / 2 + kills_one / 4 - back * (1000 - kills_all) / 1000
}

/// COUNTER-01: what the Enemy's own attack on this Hero would do, in hundredths of Wounds.
fn counter_attack(chances: &mut Chances, game: &MassiveDarkness, enemy: Enemy, hero: Hero) -> i32 {
    if game.state.enemy(enemy).stunned || game.object(enemy).is_some() {
        return 0;
    }
    let pools = STYLES.into_iter().filter_map(|style| {
        let combat = Combat { attacker: Actor::Enemy(enemy), defender: Actor::Hero(hero), style, ..Combat::default() };
        game.can_attack(Actor::Enemy(enemy), style, Actor::Hero(hero)).is_ok().then(|| game.printed_pool(&combat))
    });
    pools.map(|dice| chances.of(game, capped(dice)).expected).max().unwrap_or(0)
}

/// What the strongest attack of an Enemy does to a Hero, in hundredths of Wounds.
pub fn danger(chances: &mut Chances, game: &MassiveDarkness, enemy: Enemy, hero: Hero) -> i32 {
    let defense = game.defense_dice(Actor::Hero(hero));
    let pools = STYLES.into_iter().map(|style| {
        let mut dice = game.attack_dice(Actor::Enemy(enemy), style, u8::from(style != Style::Melee));
        dice.iter_mut().zip(defense).for_each(|(count, more)| *count += more);
        dice
    });
    pools.map(|dice| chances.of(game, capped(dice)).expected).max().unwrap_or(0)
}

/// What the best attack of a Hero does to an Enemy, in hundredths of Wounds, from where he likes best.
pub fn threat(chances: &mut Chances, game: &MassiveDarkness, hero: Hero, enemy: Enemy) -> i32 {
    let defense = game.defense_dice(Actor::Enemy(enemy));
    let pools = STYLES.into_iter().map(|style| {
        let attack = game.attack_dice(Actor::Hero(hero), style, u8::from(style != Style::Melee));
        (attack, std::array::from_fn(|colour| attack[colour] + defense[colour]))
    });
    let armed = pools.filter(|(attack, _)| *attack != [0; 4]);
    armed.map(|(_, dice)| chances.of(game, capped(dice)).expected).max().unwrap_or(0)
}

/// Can this Hero attack anybody from where he stands?
pub fn can_attack_anybody(game: &MassiveDarkness, hero: Hero) -> bool {
    let attacks = |enemy: Enemy, style: Style| game.can_attack(Actor::Hero(hero), style, Actor::Enemy(enemy)).is_ok();
    game.state.enemy_ids().any(|enemy| STYLES.into_iter().any(|style| attacks(enemy, style)))
}

/// The combat type in which a Hero is best armed, wherever an Enemy stands.
pub fn best_style(game: &MassiveDarkness, hero: Hero) -> Style {
    let scale = scale(game);
    let dice = |style: Style| game.attack_dice(Actor::Hero(hero), style, u8::from(style != Style::Melee));
    STYLES.into_iter().max_by_key(|style| strength(&scale, dice(*style))).unwrap_or(Style::Melee)
}

/// The combat that is being resolved.
fn combat(game: &MassiveDarkness) -> Option<&Combat> {
    game.state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Combat(combat) => Some(combat),
        _ => None,
    })
}

/// The side on which those stand who are asked.
pub fn side_of(game: &MassiveDarkness, by: By) -> Side {
    let hero_attacks = combat(game).is_none_or(|combat| combat.attacker.hero().is_some());
    match by {
        By::Group | By::Hero(_) if hero_attacks => Side::Attacker,
        By::Group | By::Hero(_) => Side::Defender,
    }
}

fn is_of(die: FallenDie, side: Side) -> bool {
    Colour::ALL.get(usize::from(die.colour)).is_some_and(|colour| colour.is_attack() == (side == Side::Attacker))
}

/// How good a die lies, in sixths of a Hit or Shield above what one may expect of it.
fn luck(game: &MassiveDarkness, die: FallenDie) -> i32 {
    let value = |face: u8| {
        let [hits, shields, bams, diamonds] = game.die_symbols(FallenDie { face, ..die });
        6 * i32::from(hits + shields) + 2 * i32::from(bams) + 3 * i32::from(diamonds)
    };
    value(die.face) - (0..6).map(value).sum::<i32>() / 6
}

/// A re-roll of own dice is worth what they lack, one of the other side's dice what they have too much.
pub fn worth_of_reroll(game: &MassiveDarkness, choice: Choice) -> i32 {
    let (Choice::Ability(ability), Some(combat)) = (choice, combat(game)) else { return 0 };
    let own = if combat.attacker.hero().is_some() { Side::Attacker } else { Side::Defender };
    let sum = |side: Side, counts: &dyn Fn(FallenDie) -> bool| -> i32 {
        let dice = combat.dice.iter().filter(|die| is_of(**die, side) && counts(**die));
        dice.map(|die| if side == own { -luck(game, *die) } else { luck(game, *die) }).sum()
    };
    let worth = |(side, which): (RerollSide, Reroll)| {
        let sides = match side {
            RerollSide::Attack => [Side::Attacker, Side::Attacker],
            RerollSide::Defense => [Side::Defender, Side::Defender],
            RerollSide::Either => [own, other(own)],
        };
        let of = |side: Side| match which {
            Reroll::All => sum(side, &|_| true),
            Reroll::Blanks => sum(side, &|die| game.is_blank(die)),
            Reroll::Any | Reroll::UpTo(_) => sum(side, &|die| (luck(game, die) < 0) == (side == own)),
        };
        of(sides[0]).max(of(sides[1]))
    };
    rerolls(&game.library.ability(ability.ability).effects).map(worth).max().unwrap_or(0)
}

/// GLOSS-10: own dice that lie badly, dice of the other side that lie well.
pub fn dice_to_reroll(game: &MassiveDarkness, by: By, listed: &[Answer]) -> Answer {
    let own = side_of(game, by);
    let Some(combat) = combat(game) else { return listed[0].clone() };
    let worth = |choice: &Choice| -> i32 {
        let Choice::Die(at) = choice else { return 0 };
        let Some(die) = combat.dice.get(usize::from(*at)) else { return 0 };
        if is_of(*die, own) { -luck(game, *die) } else { luck(game, *die) }
    };
    let of_mask = |mask: u64| -> i32 {
        let chosen = game.state.options.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        chosen.map(|(_, choice)| worth(choice)).sum()
    };
    let value = |answer: &&Answer| match answer {
        Answer::PickSome(mask) => of_mask(*mask),
        Answer::Pick(choice) => worth(choice),
        _ => 0,
    };
    listed.iter().max_by_key(value).unwrap_or(&listed[0]).clone()
}

/// COMBAT-22: the best die of the other side goes, or the worst of the own side.
pub fn worth_of_removal(game: &MassiveDarkness, by: By, choice: Choice) -> i32 {
    let own = side_of(game, by);
    match (choice, combat(game)) {
        (Choice::Die(at), Some(combat)) => {
            let Some(die) = combat.dice.get(usize::from(at)) else { return 1 };
            let [hits, shields, bams, diamonds] = game.die_symbols(*die);
            let value = 4 * i32::from(hits + shields) + i32::from(bams) + 2 * i32::from(diamonds);
            50 + if is_of(*die, own) { -value } else { value }
        }
        (Choice::Colour(colour), _) => {
            let strong = matches!(Colour::ALL.get(usize::from(colour)), Some(Colour::Red | Colour::Green));
            1 + i32::from(strong)
        }
        _ => 1,
    }
}

/// EFFECT-15: the stronger colour.
pub fn strength_of_colour(choice: Choice) -> i32 {
    match choice {
        Choice::Colour(colour) => match Colour::ALL.get(usize::from(colour)) {
            Some(Colour::Red | Colour::Green) => 2,
            Some(Colour::Yellow | Colour::Blue) | None => 1,
        },
        _ => 1,
    }
}

/// What a die of each colour shows in all its faces together: Hits or Shields count most, Bams and Diamonds a little.
pub type Scale = [i32; 4];

/// The scale of the game's dice.
pub fn scale(game: &MassiveDarkness) -> Scale {
    Colour::ALL.map(|colour| {
        let faces = (0..6).map(|face| game.die_symbols(FallenDie { colour: colour as u8, face, rerolled: false }));
        faces.map(symbols_value).sum()
    })
}

/// What a pool shows on such a scale; only up to three dice of a colour count.
pub fn strength(scale: &Scale, dice: DiceCount) -> i32 {
    dice.iter().zip(scale).map(|(count, each)| i32::from((*count).min(MOST_DICE)) * each).sum()
}

fn symbols_value(face: [u8; 4]) -> i32 {
    let count = |symbol: Symbol| i32::from(face[symbol.index()]);
    6 * (count(Symbol::Hit) + count(Symbol::Shield)) + 2 * count(Symbol::Bam) + 3 * count(Symbol::Diamond)
}

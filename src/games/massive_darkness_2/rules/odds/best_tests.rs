//! Best play against the game itself: everything that can be answered is tried, everything that can fall is counted.

use super::best::best;
use super::means::{Claws, Means, Sides};
use super::{BestPlay, Spread};
use crate::ask::Ask;
use crate::combat::Totals;
use crate::ids::{AttackType, CardId, Dice, Die, EnemyId, Place, Slot, Symbol};
use crate::kernel::board::SpaceId;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Asked, Game as _};
use crate::purse::Purse;
use crate::tests::{CONTENT, setup};
use crate::{Answer, Event, MassiveDarkness2};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

/// What a kill is worth in Wounds, as in the walk.
const KILL: f64 = 1e6;
/// Zones of the yard: one in Shadow, one in Light, both in the corridor.
pub(super) const SHADOW: SpaceId = SpaceId(10);
pub(super) const LIGHT: SpaceId = SpaceId(11);

/// A Hero alone before an Enemy.
pub(super) struct Facing {
    /// By the order of the Hero cards: Berserker, Paladin, Shaman, Rogue, Wizard, Ranger.
    pub(super) hero: usize,
    pub(super) items: &'static [&'static str],
    pub(super) skill: &'static str,
    pub(super) zone: SpaceId,
    pub(super) mob: &'static str,
    pub(super) minions: u8,
    pub(super) hurt: u8,
}

impl Default for Facing {
    fn default() -> Self {
        Self { hero: 1, items: &["dagger"], skill: "", zone: LIGHT, mob: "demons", minions: 1, hurt: 0 }
    }
}

impl Facing {
    /// The game when the Hero is asked what to do.
    pub(super) fn game(&self) -> MassiveDarkness2 {
        let mut setup = setup(6);
        let mut chosen = setup.heroes.swap_remove(self.hero);
        if !self.skill.is_empty() {
            chosen.skill = self.skill.to_owned();
        }
        setup.heroes = vec![chosen];
        let dungeon = Arc::clone(&crate::tests::game(1).table.dungeon);
        let mut game = MassiveDarkness2::new(Arc::clone(&CONTENT), dungeon, &setup, &mut |_| {}).unwrap();
        while !matches!(game.question().unwrap().ask, Ask::Turn { .. }) {
            let mut listed = Vec::new();
            game.answers(&mut listed);
            let answer = game.sample(&mut |_| 0).unwrap_or_else(|| listed[0]);
            game.answer(&answer, &mut |_| {}).unwrap();
        }
        let kind = CONTENT.printed.mobs.iter().position(|mob| mob.id == self.mob).unwrap();
        game.state.mobs = Default::default();
        let mob = &mut game.state.mobs[kind];
        (mob.here, mob.zone, mob.minions, mob.hurt, mob.item) =
            (true, self.zone, self.minions, self.hurt, CardId::NONE);
        let hero = game.state.hero_mut(0);
        (hero.zone, hero.actions, hero.fire) = (self.zone, 3, 0);
        hero.items.clear();
        hero.slots = [CardId::NONE; 6];
        for id in self.items {
            let is_it = |card: &CardId| {
                CONTENT.item(*card).is_some_and(|item| item.id == *id) && !hero.items.contains(card.index())
            };
            let card = (0..CONTENT.card_count()).map(|card| CardId(card as u8)).find(is_it).unwrap();
            hero.items.insert(card.index());
            let place = CONTENT.item(card).unwrap().slot;
            if let Some(slot) = Slot::ALL.into_iter().find(|slot| place.takes(*slot) && !hero.slot(*slot).is_some()) {
                hero.slots[slot as usize] = card;
                if place == Place::TwoHands {
                    hero.slots[Slot::Right as usize] = card;
                }
            }
        }
        game
    }
}

/// The attack of the Hero on the only Mob.
pub(super) fn attack(game: &MassiveDarkness2) -> (AttackType, EnemyId) {
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let found = listed.iter().find_map(|answer| match answer {
        Answer::Attack { kind, target } => Some((*kind, *target)),
        _ => None,
    });
    found.unwrap()
}

fn figures(game: &MassiveDarkness2) -> u32 {
    game.state.mobs.iter().map(|mob| if mob.here { u32::from(mob.minions) + 1 } else { 0 }).sum()
}

/// How an answer is chosen where one can be chosen.
pub(super) type Policy<'p> = &'p dyn Fn(&MassiveDarkness2, &[Answer]) -> Answer;

/// A whole attack through the door of the game.
struct Through<'p> {
    figures: u32,
    /// Without one everything is tried.
    policy: Option<Policy<'p>>,
    known: BTreeMap<u64, f64>,
}

impl Through<'_> {
    /// What it is worth to give an answer.
    fn given(&mut self, game: &MassiveDarkness2, answer: &Answer) -> f64 {
        let (mut next, mut dealt) = (game.clone(), None);
        let mut note = |logged: crate::kernel::game::Logged<Event>| {
            if let Event::Outcome { wounds, .. } = logged.what {
                dealt = Some(wounds);
            }
        };
        next.answer(answer, &mut note).unwrap();
        match dealt {
            Some(wounds) => f64::from(wounds) + if figures(&next) < self.figures { KILL } else { 0.0 },
            None => self.worth(&next),
        }
    }

    fn worth(&mut self, game: &MassiveDarkness2) -> f64 {
        let mut hasher = DefaultHasher::new();
        game.state.hash(&mut hasher);
        let key = hasher.finish();
        if let Some(worth) = self.known.get(&key) {
            return *worth;
        }
        let worth = if game.question().unwrap().asked == Asked::Chance {
            let (mut sum, mut all) = (0.0, 0.0);
            let mut fallen = Vec::new();
            game.outcomes(&mut |answer, weight| fallen.push((answer, weight as f64)));
            for (answer, weight) in fallen {
                sum += weight * self.given(game, &answer);
                all += weight;
            }
            sum / all
        } else {
            let mut listed = Vec::new();
            game.answers(&mut listed);
            match self.policy {
                Some(policy) => self.given(game, &policy(game, &listed)),
                None => listed.iter().map(|answer| self.given(game, answer)).fold(0.0, f64::max),
            }
        };
        self.known.insert(key, worth);
        worth
    }
}

pub(super) fn through(game: &MassiveDarkness2, policy: Option<Policy<'_>>) -> f64 {
    let (kind, target) = attack(game);
    let mut through = Through { figures: figures(game), policy, known: BTreeMap::new() };
    through.given(game, &Answer::Attack { kind, target })
}

pub(super) fn at_best(game: &MassiveDarkness2) -> BestPlay {
    let (kind, enemy) = attack(game);
    game.at_best(0, kind, enemy)
}

/// A chance between 0 and 1.
pub(super) fn share(best: &BestPlay, chance: u64) -> f64 {
    chance as f64 / best.whole as f64
}

pub(super) fn mean(best: &BestPlay, chances: &[u64]) -> f64 {
    chances.iter().enumerate().map(|(number, chance)| number as f64 * share(best, *chance)).sum()
}

pub(super) fn worth(best: &BestPlay) -> f64 {
    share(best, best.kills) * KILL + mean(best, &best.wounds)
}

/// All of it lies somewhere.
pub(super) fn is_whole(best: &BestPlay) -> bool {
    [&best.wounds, &best.suffered].iter().all(|chances| (share(best, chances.iter().sum()) - 1.0).abs() < 1e-9)
}

fn dice(written: &str) -> Dice {
    Dice::try_from(written.to_owned()).unwrap()
}

/// Fights with things that can be used: what the Hero has, and what it is paid with.
fn fights() -> Vec<(&'static str, MassiveDarkness2)> {
    let with = |facing: Facing, mana: u8, rage: u8| {
        let mut game = facing.game();
        let hero = game.state.hero_mut(0);
        (hero.mana, hero.rage) = (mana, rage);
        game
    };
    let mut worn = with(Facing { hero: 0, items: &["bone-saw"], skill: "killing-fury-1", ..Facing::default() }, 0, 0);
    worn.state.hero_mut(0).health = 2;
    let bolt = Facing { hero: 2, items: &["magic-ocarina"], skill: "spirit-bolt-1", zone: SHADOW, ..Facing::default() };
    let mut shaman = with(Facing { minions: 0, ..bolt }, 0, 0);
    shaman.state.hero_mut(0).elements = [0; 4];
    let swords = Facing { items: &["notched-saber", "crown-of-horns", "twin-hook"], ..Facing::default() };
    let paid_by_dice =
        Facing { items: &["big-freakin-greatsword", "crown-of-horns"], zone: SHADOW, minions: 0, ..Facing::default() };
    let gargoyles = Facing { items: &["war-pick", "rusty-sword"], mob: "gargoyles", ..Facing::default() };
    let imps = Facing { items: &["rusty-sword"], mob: "infernal-imps", minions: 2, hurt: 1, ..Facing::default() };
    let flask = Facing { items: &["dagger", "oil-flask", "knucklebones"], minions: 1, ..Facing::default() };
    let star = Facing { items: &["dagger", "bottled-star"], minions: 0, ..Facing::default() };
    let wizard = Facing { hero: 4, items: &["magic-ocarina"], skill: "fire-road-1", ..Facing::default() };
    let rogue = Facing { hero: 3, items: &["dagger"], ..Facing::default() };
    let ranger = Facing { hero: 5, items: &["notched-saber"], zone: SHADOW, minions: 0, ..Facing::default() };
    let mut crossbow = with(Facing { items: &["repeating-crossbow"], minions: 0, ..Facing::default() }, 2, 0);
    crossbow.state.mobs.iter_mut().for_each(|mob| mob.zone = SHADOW);
    let archer = Facing { hero: 5, items: &["big-freakin-greatsword"], minions: 0, ..Facing::default() };
    vec![
        ("a stance, a Skill and no Rage but that of Scratches", worn),
        ("the same with two Rage", with(Facing { hero: 0, items: &["bone-saw"], ..Facing::default() }, 0, 2)),
        ("Swords for Mana", with(swords, 1, 0)),
        ("Swords for rolled Mana, the Shadow ability gives some", with(paid_by_dice, 0, 0)),
        ("Shields that are lost and a re-roll against Claws for Shields", with(gargoyles, 0, 0)),
        ("Claws that kill one of their own", with(imps, 0, 0)),
        ("a die of a card that is used up, and a re-roll", with(flask, 0, 0)),
        ("three re-rolls", with(star, 0, 0)),
        ("Elements for rolled Mana", shaman),
        ("spells round the Amulet", with(wizard, 4, 0)),
        ("tokens of the tool bag", with(rogue, 0, 0)),
        ("a Shadow ability with a die, a re-roll for Mana", with(ranger, 1, 0)),
        ("re-rolls as often as they are paid", crossbow),
        ("a re-roll that only rolled Mana can pay", with(archer, 0, 0)),
    ]
}

/// M2-COMBAT-09, M2-COMBAT-11, M2-COMBAT-12, M2-COMBAT-14, M2-COMBAT-15: what is told is what comes of trying every order and every
/// use through the game itself, over all faces.
#[test]
fn best_play_is_what_trying_everything_finds() {
    for (named, game) in fights() {
        let (best, tried) = (at_best(&game), through(&game, None));
        println!("{named}: {:.6} and {:.6}{}", worth(&best), tried, if best.is_least { ", at least" } else { "" });
        assert!(best.left_out.is_empty(), "{named}: {:?}", best.left_out);
        if best.is_least {
            assert!(worth(&best) <= tried + 1e-3, "{named}");
        } else {
            assert!((worth(&best) - tried).abs() < 1e-3, "{named}: {} told, {tried} found", worth(&best));
        }
        assert!(is_whole(&best), "{named}: {best:?}");
    }
}

/// Whoever plays on by a plain rule, through the game itself, does not better than what is told as best.
#[test]
fn nobody_does_better_than_at_best() {
    let first: Policy<'_> = &|_, listed| listed[0];
    let last: Policy<'_> = &|_, listed| *listed.last().unwrap();
    // Whatever can be used is used, at once; the worst die is rolled again.
    let greedy: Policy<'_> = &|game, listed| {
        let swords =
            |die: u8| game.state.combat.rolled.symbols(&CONTENT.dice, usize::from(die)).count(Symbol::Sword.id());
        let rank = |answer: &Answer| match answer {
            Answer::Use(_) => (0, 0),
            Answer::Die(die) => (1, swords(*die)),
            Answer::Resolve { used: true, .. } => (2, 0),
            Answer::Resolve { .. } => (3, 0),
            Answer::Claws(_) => (4, 0),
            _ => (5, 0),
        };
        *listed.iter().min_by_key(|answer| rank(answer)).unwrap()
    };
    for (named, game) in fights() {
        let best = at_best(&game);
        for policy in [first, last, greedy] {
            let played = through(&game, Some(policy));
            assert!(best.is_least || played <= worth(&best) + 1e-3, "{named}: {played} against {}", worth(&best));
        }
        let (kind, enemy) = attack(&game);
        // Without Claws for Shields nobody can be worse off than by the dice alone.
        if best.percent(best.kills) + 1 < game.foreseen(0, kind, enemy).kills {
            assert_eq!(named, "Shields that are lost and a re-roll against Claws for Shields");
        }
    }
}

/// In games that are played at random, whatever comes up: using what helps is never worse than using nothing, and chances are chances.
#[test]
fn best_play_is_never_worse_than_using_nothing() {
    let mut counted = 0;
    for seed in 0..12 {
        let mut game = crate::tests::game(1 + (seed % 6) as usize);
        let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
        for _ in 0..1500 {
            if game.question().is_none() {
                break;
            }
            let mut listed = Vec::new();
            game.answers(&mut listed);
            for answer in &listed {
                let Answer::Attack { kind, target } = *answer else { continue };
                let best = game.at_best(game.state.turn, kind, target);
                assert!(is_whole(&best), "seed {seed}: {best:?}");
                let mut quiet = |_: crate::kernel::game::Logged<Event>| {};
                let mut begun = game.clone();
                begun.begin_attack(game.state.turn, kind, target, &mut crate::Events::new(&mut quiet));
                let sides = Sides { means: Vec::new(), ..Sides::of(&begun) };
                let (nothing, _) =
                    super::best::best(sides, &CONTENT.dice, begun.thrown_in(&begun.state.combat), Vec::new());
                assert!(
                    share(&best, best.kills) >= share(&nothing, nothing.kills) - 1e-9,
                    "seed {seed}: {best:?} {nothing:?}"
                );
                counted += 1;
            }
            let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                let attacks = listed.iter().copied().filter(|answer| matches!(answer, Answer::Attack { .. }));
                let wanted = attacks.collect::<Vec<_>>();
                let from = if wanted.is_empty() { &listed } else { &wanted };
                from[chooser.pick(from.len() as u32) as usize]
            });
            game.answer(&answer, &mut |_| {}).unwrap();
        }
    }
    assert!(counted > 30, "{counted}");
}

/// M2-DICE-11: where nothing can be used the spread of the dice says the same, also of the largest pool.
#[test]
fn without_means_the_dice_alone_speak() {
    for written in ["Y", "YOBK", "YYOPBB", "YOOBBPK", "YYYOOOBBBBBPKKKKKK"] {
        let sides = Sides { needed: 3, purse: Purse { health: 9, ..Purse::default() }, ..Sides::default() };
        let (best, _) = best(sides, &CONTENT.dice, dice(written), Vec::new());
        let spread = Spread::of(&CONTENT.dice, dice(written));
        for (wounds, chance) in best.wounds.iter().enumerate() {
            let exact = spread.wounds(wounds, 0, 0) as f64 / spread.all as f64;
            assert!((share(&best, *chance) - exact).abs() < 1e-12, "{written}: {wounds} Wounds, {chance} for {exact}");
        }
        // M2-DICE-09: a black die shows a Scratch on two of six faces.
        let third = f64::from(dice(written).count(Die::Black)) / 3.0;
        assert!((mean(&best, &best.suffered) - third).abs() < 1e-9, "{written}");
    }
}

/// What lies there, with how many ways: counted die by die without the walk.
fn counted(dice: Dice) -> BTreeMap<[u8; 6], f64> {
    let mut ways = BTreeMap::from([([0; 6], 1.0)]);
    for die in Die::ALL {
        for _ in 0..dice.count(die) {
            let mut next = BTreeMap::new();
            for (shown, weight) in &ways {
                for face in &CONTENT.dice.die(die.id()).unwrap().faces {
                    let more = Symbol::ALL.map(|symbol| face.count(symbol.id()));
                    let sum: [u8; 6] = std::array::from_fn(|at| shown[at] + more[at]);
                    *next.entry(sum).or_insert(0.0) += weight / 6.0;
                }
            }
            ways = next;
        }
    }
    ways
}

/// The largest pool with abilities that rolled Mana pays and Claws that bring Shields, against a count that knows no walk.
#[test]
fn the_largest_pool_with_paid_abilities_is_exact() {
    let paid = |mana: u8, totals: Totals| Means {
        price: Purse { mana, ..Purse::default() },
        totals,
        times: 1,
        ..Means::default()
    };
    let means = vec![
        paid(1, Totals { swords: 1, shields: 0 }),
        paid(2, Totals { swords: 3, shields: 0 }),
        paid(1, Totals { swords: 0, shields: -2 }),
    ];
    let claws = Claws { cost: 1, totals: Totals { swords: 0, shields: 1 }, ..Claws::default() };
    for written in ["YYYOOOBBBBBPKKKKKK", "YYOOBBBBKKK", "YYPBK"] {
        let sides = Sides { means: means.clone(), claws, most_mana: 4, needed: 5, ..Sides::default() };
        let (best, _) = best(sides, &CONTENT.dice, dice(written), Vec::new());
        let (mut kills, mut wounds_dealt) = (0.0, 0.0);
        for ([swords, mana, shields, paid_claws, ..], chance) in counted(dice(written)) {
            let sets = (0..8_u8).filter(|set| {
                let price: u8 = [1, 2, 1].iter().enumerate().map(|(at, price)| (set >> at & 1) * price).sum();
                price <= mana
            });
            let wounds = |set: u8| {
                let swords = swords + (set & 1) + 3 * (set >> 1 & 1);
                swords.saturating_sub((shields + paid_claws).saturating_sub(2 * (set >> 2 & 1)))
            };
            let most = sets.map(wounds).max().unwrap();
            wounds_dealt += chance * f64::from(most);
            kills += if most >= 5 { chance } else { 0.0 };
        }
        assert!(
            (share(&best, best.kills) - kills).abs() < 1e-9 && (mean(&best, &best.wounds) - wounds_dealt).abs() < 1e-9,
            "{written}: {best:?} {kills} {wounds_dealt}"
        );
    }
}

/// M2-COMBAT-09, M2-DATA-09: what the attacker suffers, by Scratches and by Claws, is what the game itself takes.
#[test]
fn what_is_suffered_is_what_the_game_takes() {
    let game = Facing { items: &["bone-saw"], mob: "infernal-imps", minions: 3, ..Facing::default() }.game();
    let health = game.state.hero(0).health;
    let (kind, target) = attack(&game);
    let mut rolled = game.clone();
    rolled.answer(&Answer::Attack { kind, target }, &mut |_| {}).unwrap();
    let mut lost = vec![0.0; usize::from(health) + 1];
    let mut all = 0.0;
    rolled.outcomes(&mut |answer, weight| {
        let mut fought = rolled.clone();
        fought.answer(&answer, &mut |_| {}).unwrap();
        while fought.state.combat.on {
            let mut listed = Vec::new();
            fought.answers(&mut listed);
            fought.answer(&listed[0], &mut |_| {}).unwrap();
        }
        lost[usize::from(health - fought.state.hero(0).health)] += weight as f64;
        all += weight as f64;
    });
    let best = game.at_best(0, kind, target);
    for (wounds, chance) in best.suffered.iter().enumerate() {
        assert!((share(&best, *chance) - lost[wounds] / all).abs() < 1e-9, "{wounds}: {best:?} {lost:?}");
    }
    assert!(best.suffered[1] > 0);
}

/// `cargo test -p massive-darkness-2-rules --release how_long_it_takes -- --ignored --nocapture`: the figures of `benches/README.md`.
#[test]
#[ignore = "it measures"]
fn how_long_it_takes() {
    let paid = |mana: u8, swords: i16, shields: i16| Means {
        price: Purse { mana, ..Purse::default() },
        totals: Totals { swords, shields },
        times: 1,
        ..Means::default()
    };
    let sums = vec![paid(1, 1, 0), paid(2, 3, 0), paid(1, 0, -2)];
    let again = |rerolls: u8, times: u8| Means { rerolls, times, ..Means::default() };
    let shields = Claws { cost: 1, totals: Totals { swords: 0, shields: 1 }, ..Claws::default() };
    let with = |more: Vec<Means>| sums.iter().cloned().chain(more).collect::<Vec<_>>();
    let cases = [
        ("nothing to be used", Vec::new(), Claws::default()),
        ("three abilities for rolled Mana", sums.clone(), Claws::default()),
        ("the same, and Claws that bring Shields", sums.clone(), shields),
        ("one re-roll", vec![again(1, 1)], Claws::default()),
        ("three re-rolls", vec![again(3, 1)], Claws::default()),
        ("two cards of three re-rolls", vec![again(3, 2)], Claws::default()),
        ("one re-roll, three abilities for rolled Mana", with(vec![again(1, 1)]), Claws::default()),
        ("the same, and Claws that bring Shields", with(vec![again(1, 1)]), shields),
    ];
    for (named, means, claws) in cases {
        let sides = Sides { means, claws, most_mana: 4, needed: 5, ..Sides::default() };
        let tries = (0..20).map(|_| {
            let began = std::time::Instant::now();
            let (best, _) = best(sides.clone(), &CONTENT.dice, dice("YYYOOOBBBBBPKKKKKK"), Vec::new());
            (began.elapsed(), best.percent(best.kills))
        });
        let (quickest, kills) = tries.min_by_key(|(time, _)| *time).unwrap();
        println!("largest pool, {named}: {quickest:?}, {kills} %");
    }
    for (named, game) in fights() {
        let tries = (0..20).map(|_| {
            let began = std::time::Instant::now();
            let _ = at_best(&game);
            began.elapsed()
        });
        println!("{named}: {:?}", tries.min().unwrap());
    }
}

//! Massive Darkness made ready: its rules, its tutorial, a recorded game, and the chances that take longest.

use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quest};
use delvewright::games::massive_darkness::odds::pools::{Contest, Enchantment, RerollBy};
use delvewright::games::massive_darkness::playtest::{Limits, RandomBot};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::language::{Reroll, RerollSide, Side};
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use delvewright::house::lab::bots::record;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::dice::Pool;
use std::sync::Arc;

/// The rules with the cards of the box.
pub fn rules() -> MassiveDarknessRules {
    let pack = core_box().unwrap();
    let content = content_hash(&pack);
    MassiveDarknessRules { library: Arc::new(Library::new(pack).unwrap()), content }
}

/// A quest with the first so many Heroes.
pub fn start(rules: &MassiveDarknessRules, quest: Quest, heroes: u8) -> Start {
    let heroes = (0..heroes).map(|number| recommended(&rules.library, HeroId(number))).collect();
    Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None }
}

/// A quest of the box.
pub fn shipped(id: &str) -> Quest {
    ron::from_str(shipped_quest(id).unwrap()).unwrap()
}

/// The tutorial with three Heroes, played at random and recorded.
pub fn recorded(rules: &MassiveDarknessRules, seed: u64) -> Session {
    let mut session = rules.begin(start(rules, shipped("tutorial"), 3), seed, &mut |_| {}).unwrap();
    let played = record(&mut session, &mut RandomBot::new(seed), Limits::default(), &mut ());
    assert!(played.failure.is_none());
    session
}

/// The largest pools, blanks re-rolled on both sides, and one Enchantment that can be paid for twice.
pub fn largest_contest() -> Contest {
    let pool = |counts: [i8; 4]| {
        let mut pool = Pool::default();
        pool.counts[..4].copy_from_slice(&counts);
        pool
    };
    let words = "(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Defender, Shield, N(-1))])";
    Contest {
        attack: pool([3, 3, 0, 0]),
        defense: pool([0, 0, 3, 3]),
        rerolls: [Side::Attacker, Side::Defender].map(RerollBy::blanks).to_vec(),
        enchantments: vec![Enchantment::of(&ron::from_str(words).unwrap()).unwrap()],
        ..Contest::default()
    }
}

/// The same where both sides may roll any dice again beforehand, the defender first, and the defender can cancel a Bam.
pub fn largest_choice() -> Contest {
    let mut contest = largest_contest();
    let any = |by, whose| RerollBy { by, whose, which: Reroll::Any };
    contest.rerolls = vec![any(Side::Defender, RerollSide::Defense), any(Side::Attacker, RerollSide::Attack)];
    let words = "(when: Defense(Any), pay: [Diamond], do: [Cancel(Attacker, Bams(1))])";
    contest.enchantments.push(Enchantment::of(&ron::from_str(words).unwrap()).unwrap());
    contest
}

//! What tokens hide, typed in: kept, checked, played with, and no trace of it where nobody has.

use super::problems::{CardProblem, problems};
use super::{Card, Cards, OwnCards, OwnPack, Side, Sides, played_with, side_lines};
use crate::games::massive_darkness_2::rules::language::{Cost, Effect};
use crate::games::massive_darkness_2::rules::{Printed, Rarity, Unplayable};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::packs::CardPack as _;
use crate::house::session::Sessions as _;
use crate::house::text::Language;
use std::fs;
use std::sync::LazyLock;

static RULES: LazyLock<HellscapeRules> = LazyLock::new(|| HellscapeRules::open().expect("the box"));

fn printed() -> &'static Printed {
    &RULES.of_the_box().printed
}

fn sides() -> Sides {
    Sides::of(&printed().printing)
}

fn own(sides: &Sides) -> OwnCards {
    let mut own = OwnCards::default();
    own.put(Card::Sides(Box::new(sides.clone())));
    own
}

fn wrong(sides: &Sides) -> Vec<CardProblem> {
    problems(&Card::Sides(Box::new(sides.clone()))).into_iter().map(|problem| problem.what).collect()
}

#[test]
fn what_is_typed_in_is_played_with() {
    let mut typed = sides();
    (typed.spikes[5], typed.great_chests[0]) = (5, Rarity::Epic);
    typed.lifebringer.r#do = vec![Effect::Reroll(2)];
    assert_eq!(wrong(&typed), []);
    let rules = RULES.with_own(own(&typed)).expect("a game");
    let played = &rules.all().content.printed.printing;
    assert_eq!(Sides::of(played), typed);
    assert_eq!((played.track.clone(), played.costs), (printed().printing.track.clone(), printed().printing.costs));
    let lines = rules.begin(rules.start(2, 1), 5, &mut |_| {}).expect("it begins").all_lines().expect("lines");
    let again = RULES.verify(&lines).expect("whoever has not typed it in understands it");
    assert_eq!(again.journal.header().setup.own, own(&typed));
}

#[test]
fn a_pack_without_it_is_written_as_ever_and_one_with_it_is_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.ron");
    let mut pack = OwnPack { title: "Mine".to_owned(), ..OwnPack::none() };
    pack.own.put(Card::all(&Cards::of(RULES.all())).into_iter().next().expect("a card"));
    pack.write(&path).expect("it is written");
    assert!(!fs::read_to_string(&path).expect("a file").contains("sides"));
    pack.own.join(own(&sides()));
    pack.write(&path).expect("it is written");
    assert_eq!(OwnPack::read(&path).expect("it is read"), pack);
    // One card of a kind: who types it in twice has the last one.
    let mut typed = sides();
    typed.fountains[0] = 7;
    pack.own.join(own(&typed));
    assert_eq!(pack.own.cards.sides, [typed]);
    pack.own.take_out("token-sides");
    assert_eq!(pack.own.cards.sides, []);
}

#[test]
fn what_cannot_be_is_told_and_never_played_with() {
    let changed = |change: &dyn Fn(&mut Sides)| {
        let mut sides = sides();
        change(&mut sides);
        sides
    };
    type Spoilt<'c> = (&'c dyn Fn(&mut Sides), CardProblem);
    let cases: [Spoilt<'_>; 8] = [
        (&|sides| sides.spikes.push(0), CardProblem::Tokens),
        (&|sides| sides.bears.truncate(3), CardProblem::Tokens),
        (&|sides| sides.chests.clear(), CardProblem::Tokens),
        (&|sides| sides.great_chests.resize(9000, Rarity::Epic), CardProblem::Tokens),
        (&|sides| sides.spikes[0] = 255, CardProblem::Number),
        (&|sides| sides.fountains[3] = 0, CardProblem::Number),
        (&|sides| sides.bears = vec![1; 4], CardProblem::Blank),
        (&|sides| sides.lifebringer.cost = vec![Cost::Rage(1)], CardProblem::Cost),
    ];
    for (change, problem) in cases {
        let sides = changed(change);
        assert!(wrong(&sides).contains(&problem), "{problem:?}: {sides:?}");
        assert!(RULES.with_own(own(&sides)).is_err(), "{problem:?}");
        if problem == CardProblem::Tokens {
            let cards = own(&sides).over(RULES.all());
            let refused = played_with(RULES.all(), &cards).map(drop);
            assert_eq!(refused, Err(Unplayable::Number("token sides")));
        }
    }
    let twice = Cards { sides: vec![sides(), sides()], ..own(&sides()).over(RULES.all()) };
    assert!(played_with(RULES.all(), &twice).is_err());
}

#[test]
fn it_stands_there_in_three_languages() {
    let told = Language::ALL.map(|language| side_lines(&sides(), &texts::of(language)));
    for lines in &told {
        assert_eq!(lines.len(), Side::ALL.len());
        assert!(lines.iter().all(|line| !line.contains(['⟨', '{', '$'])), "{lines:?}");
    }
    let english = &told[Language::English as usize];
    assert_eq!(english[0], "Spike traps: 1 × nothing, 2 × 1 wound, 2 × 2 wounds, 1 × 3 wounds");
    assert_eq!(english[3], "Chests: 9 × common, 5 × rare, 1 × epic");
}

//! The hints over whole games of a bot.

use super::*;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::play::{Dice, Play};
use crate::house::text::Language;
use massive_darkness_2_bots::Greedy;

#[test]
fn every_hint_can_come_and_is_said_in_every_language() {
    let said = Language::ALL.map(texts::of);
    for hint in &evening().hints {
        let id = format!("hint-{}", hint.name);
        assert!(said.iter().all(|texts| texts.has(&id)), "{id}");
    }
    let home = tempfile::tempdir().expect("a folder");
    let rules = HellscapeRules::open().expect("the box").with_quest(&evening().quest).expect("its Quest");
    let mut explained = BTreeSet::new();
    for seed in 0..24 {
        let file = home.path().join(format!("{seed}.journal"));
        let start = rules.start(1 + (seed % 3) as u8, seed);
        let mut play = Play::begin(&rules, &said[0], start, seed, Dice::App, &file).expect("a game");
        let mut guide = Guide::new(evening().hints.clone(), explained);
        while play.game().outcome().is_none() {
            let mut offers = Vec::new();
            play.game().answers(&mut offers);
            while guide.look(play.revision(), |when| Now::of(&play, &offers).holds(*when)) {
                guide.put_away();
            }
            let answer = Greedy::default().choose(play.game(), &mut |_| 0).expect("somebody is asked");
            play.answer(&said[0], answer).expect("it is legal");
        }
        explained = guide.hints.explained().clone();
        if explained.len() == evening().hints.len() {
            return;
        }
    }
    let missing = evening().hints.iter().filter(|hint| !explained.contains(&hint.name));
    panic!("never shown: {:?}", missing.map(|hint| &hint.name).collect::<Vec<_>>());
}

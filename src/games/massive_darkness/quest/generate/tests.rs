//! Whatever is wished for, the draft can be played, and the linter has nothing against it.

use super::{Drafter, Template, Wishes, is_sound, most_tiles};
use crate::games::massive_darkness::content::core_box;
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::language::quest::Goal;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static SIDES: LazyLock<Vec<TileSide>> = LazyLock::new(|| core_box().expect("the box").tiles);

fn template() -> impl Strategy<Value = Template> {
    prop::sample::select(Template::ALL.to_vec())
}

fn wishes() -> impl Strategy<Value = Wishes> {
    let numbers = (0..=255_u8, 0..=9_u8, 0..=9_u8, 0..=255_u8);
    (numbers, template()).prop_map(|((tiles, low, high, chambers), template)| Wishes {
        tiles: if tiles > 12 { tiles % 13 } else { tiles },
        levels: (low, high),
        chambers: chambers % 20,
        template,
    })
}

fn generate(seed: u64, wishes: &Wishes) -> Quest {
    super::generate(seed, wishes, &SIDES)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn every_draft_is_sound_whatever_is_wished_for(seed in any::<u64>(), wishes in wishes()) {
        let quest = generate(seed, &wishes);
        prop_assert!(is_sound(&quest, &SIDES), "{quest:#?}");
        prop_assert!(quest.doors.len() <= 15 && !quest.goals.is_empty());
        let numbers: BTreeSet<&str> = quest.tiles.iter().map(|tile| tile.tile.trim_end_matches(['V', 'R'])).collect();
        prop_assert_eq!(numbers.len(), quest.tiles.len(), "one box is enough");
    }
}

#[test]
fn what_is_wished_for_is_drafted() {
    for template in Template::ALL {
        for tiles in 1..=9 {
            let wishes = Wishes { tiles, levels: (1, 4), chambers: 6, template };
            let quest = generate(u64::from(tiles) * 31, &wishes);
            assert_eq!(quest.tiles.len(), usize::from(tiles), "{template:?}");
            let levels = || quest.level_tokens.iter().map(|token| token.level);
            assert_eq!(levels().min(), Some(1), "{template:?}");
            assert_eq!(levels().max(), Some(if tiles == 1 { 1 } else { 4 }), "{template:?}");
        }
        let goals = generate(5, &Wishes { template, ..Wishes::default() }).goals;
        let suits = match template {
            Template::Escape => goals == [Goal::AllEscape],
            Template::Library | Template::Artifacts => matches!(goals[..], [Goal::PickUp(..), Goal::AllEscape]),
            Template::Lairs => matches!(goals[..], [Goal::PickUp(..)]),
            Template::Quarry => matches!(goals[..], [Goal::Kill(_)]),
            Template::Siege => matches!(goals[..], [Goal::Survive(_)]),
        };
        assert!(suits, "{template:?}: {goals:?}");
    }
}

#[test]
fn more_chambers_are_entered_when_more_are_wished_for() {
    let doors = |chambers: u8| -> usize {
        let wishes = Wishes { tiles: 7, chambers, ..Wishes::default() };
        (0..10).map(|seed| generate(seed, &wishes).doors.len()).sum()
    };
    assert!(doors(2) < doors(6) && doors(6) < doors(10), "{} {} {}", doors(2), doors(6), doors(10));
}

#[test]
fn the_same_seed_drafts_the_same_and_another_something_else() {
    let wishes = Wishes::default();
    let drafter = Drafter::default();
    let draft = |seed| drafter.draft(seed, &wishes, &SIDES);
    assert_eq!(draft(7), draft(7));
    let different: BTreeSet<String> = (0..20).map(|seed| format!("{:?}", draft(seed).tiles)).collect();
    assert_eq!(different.len(), 20);
    assert_eq!(draft(7).title.len(), 3);
    assert!(is_sound(&draft(7), &SIDES));
}

#[test]
fn without_tiles_there_is_an_empty_page() {
    assert_eq!(most_tiles(&SIDES), 9);
    assert_eq!(most_tiles(&[]), 0);
    assert!(super::generate(1, &Wishes::default(), &[]).tiles.is_empty());
}

use super::words::Telling;
use super::{Component, Finding, Kind, Looked, Speaker, Weight, What, look};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::layout::Unlaid;
use crate::games::massive_darkness_2::rules::own_tiles::{LETTERS, TileFault, TileSide};
use crate::games::massive_darkness_2::rules::quest::{
    AuthorTexts, BossFight, Bring, Goal, Happens, Moment, Need, Opening, Pay, PlacedTile, Quest, Rule, Task,
};
use crate::games::massive_darkness_2::rules::{Portal, Thing};
use crate::games::massive_darkness_2::texts;
use crate::house::text::Language;
use crate::kernel::board::Direction;
use std::sync::LazyLock;

static ALL: LazyLock<CoreBox> = LazyLock::new(|| CoreBox::open().expect("the box"));

/// The Tutorial, which lies on two Tiles.
fn tutorial() -> Quest {
    ALL.quest("tutorial").expect("the tutorial").clone()
}

/// What is always found in it.
const CLOSED: [What; 1] = [What::ClosedRooms(5)];

fn found(quest: &Quest) -> Vec<What> {
    look(quest, &ALL).findings.into_iter().map(|finding| finding.what).collect()
}

/// A Quest with one thing wrong in it, by what has to be found.
pub(crate) fn broken() -> Vec<(What, Quest)> {
    let mut all: Vec<(What, Quest)> = Vec::new();
    let mut with = |what: What, spoil: &dyn Fn(&mut Quest)| {
        let mut quest = tutorial();
        spoil(&mut quest);
        all.push((what, quest));
    };
    let task = |name: &str, needs: Vec<Need<String>>, brings: Vec<Bring<String>>| Task {
        name: name.to_owned(),
        at: Some("scroll".to_owned()),
        pay: Pay::Action,
        needs,
        r#do: brings,
    };
    let name = || "ghost".to_owned();
    with(What::Unlaid(Unlaid::NoTile("9Z".to_owned())), &|quest| {
        quest.tiles.push(PlacedTile { side: "9Z".to_owned(), at: (9, 0), turn: 0, heroes: 0 });
    });
    with(What::Unlaid(Unlaid::Twice((2, 0))), &|quest| quest.tiles[1].at = (2, 0));
    with(What::Unlaid(Unlaid::Nowhere((40, 40))), &|quest| quest.things.push((Thing::Chest, (40, 40))));
    with(What::Unlaid(Unlaid::Door((1, 0), (2, 0))), &|quest| {
        let door = quest.doors[0].clone();
        quest.doors.push(super::super::rules::quest::PlacedDoor { from: (1, 0), to: (2, 0), ..door });
    });
    with(What::NoTiles, &|quest| quest.tiles.clear());
    with(What::NoGoal, &|quest| quest.goals.clear());
    with(What::Unknown(Kind::Token, name()), &|quest| quest.tasks[0].at = Some(name()));
    with(What::Unknown(Kind::Task, name()), &|quest| quest.goals.push(Goal::Did(name(), 1)));
    with(What::Unknown(Kind::Counter, name()), &|quest| quest.tasks[0].r#do.push(Bring::Count(name(), 1)));
    with(What::Unknown(Kind::Gate, name()), &|quest| quest.tasks[0].r#do.push(Bring::OpenGate(name())));
    with(What::Twice(Kind::Task, "scroll".to_owned()), &|quest| quest.tasks.push(task("scroll", vec![], vec![])));
    let fight = |boss: &str, at| BossFight {
        boss: boss.to_owned(),
        tile: 1,
        at,
        starts: vec![(5, 0)],
        lay: None,
        shield: None,
        drains: Vec::new(),
    };
    with(What::Unknown(Kind::Boss, name()), &|quest| quest.boss = Some(fight(&name(), (4, 1))));
    with(What::BesideTheFight, &|quest| quest.boss = Some(fight("reaper", (0, 0))));
    with(What::TooFew(Thing::GreatChest, 5, 4), &|quest| quest.things.extend([(Thing::GreatChest, (0, 2)); 5]));
    with(What::StartsAmongEnemies, &|quest| quest.mobs.push(quest.start));
    with(What::NotInChamber(Thing::Loot), &|quest| quest.things.push((Thing::Loot, quest.start)));
    with(What::Islands(5), &|quest| {
        quest.tiles.push(PlacedTile { side: "2A".to_owned(), at: (20, 20), turn: 0, heroes: 0 });
    });
    // Without its door, the Scroll lies behind walls.
    with(What::OutOfReach(Thing::Spawn), &|quest| drop(quest.doors.remove(0)));
    with(What::Never(Speaker::Task(0)), &|quest| drop(quest.doors.remove(0)));
    // Who would carry the scroll if nobody takes it?
    with(What::Never(Speaker::Task(1)), &|quest| quest.tasks[0].r#do.clear());
    with(What::Never(Speaker::Goal(2)), &|quest| quest.goals.push(Goal::AllLeft));
    with(What::Never(Speaker::Goal(2)), &|quest| quest.goals.push(Goal::BoundKilled(1)));
    with(What::Never(Speaker::Goal(2)), &|quest| quest.goals.push(Goal::BossKilled));
    with(What::Never(Speaker::Rule(0)), &|quest| {
        quest.rules.push(Rule { when: ("rift".to_owned(), 0), r#do: vec![Bring::Lose] });
    });
    with(What::Never(Speaker::Moment(0)), &|quest| {
        quest.moments.push(Moment { when: Happens::GatesOpen, at: None, needs: vec![], r#do: vec![Bring::Lose] });
    });
    with(What::WonAtOnce, &|quest| quest.goals = vec![Goal::Did("rift".to_owned(), 0)]);
    with(What::NeverOpened("way".to_owned()), &|quest| quest.doors[1].gate = Some("way".to_owned()));
    with(What::EnemiesOutOfReach, &|quest| {
        quest.doors[1].gate = Some("way".to_owned());
        quest.portals.push((Portal::Three, (4, 2)));
    });
    with(What::TileTwice("1".to_owned()), &|quest| {
        quest.tiles.push(PlacedTile { side: "1B".to_owned(), at: (0, 3), turn: 0, heroes: 0 });
    });
    // Drawn by somebody: the first Tile once more under another name, one without its last row, one with a Zone behind walls.
    let own = |id: &str| TileSide { id: id.to_owned(), ..ALL.sides[0].clone() };
    let first = |quest: &mut Quest, own: TileSide| {
        quest.tiles[0].side.clone_from(&own.id);
        quest.own_tiles.push(own);
    };
    with(What::Unlaid(Unlaid::OwnTile("Crypt".to_owned(), TileFault::Size)), &|quest| {
        first(quest, TileSide { rows: own("Crypt").rows[..2].to_vec(), ..own("Crypt") });
    });
    with(What::TileUnused("Crypt".to_owned()), &|quest| quest.own_tiles.push(own("Crypt")));
    let tile_of_box = ALL.quest("tutorial").map(|quest| quest.tiles[0].side.clone()).unwrap_or_default();
    let side_of_box = ALL.sides.iter().find(|side| side.id == tile_of_box).cloned().unwrap_or_default();
    with(What::TileOfBox(tile_of_box.clone()), &|quest| quest.own_tiles.push(side_of_box.clone()));
    with(What::ClosedTile("Cell".to_owned(), 1, (1, 1)), &|quest| {
        let mut cell = TileSide { id: "Cell".to_owned(), rows: vec!["lll".to_owned(); 3], edges: Vec::new() };
        Direction::ALL.into_iter().for_each(|way| LETTERS.swing(&mut cell, (1, 1), way));
        quest.own_tiles.push(cell);
    });
    with(What::Supply(Component::Thing(Thing::Forge), 5, 4), &|quest| {
        quest.things.extend([(Thing::Forge, (1, 0)); 5]);
    });
    with(What::NoRoamingPortal, &|quest| quest.portals.clear());
    let title = |quest: &mut Quest, of: &[(&str, &str)]| {
        let texts = of.iter().map(|(language, text)| ((*language).to_owned(), (*text).to_owned()));
        quest.told = AuthorTexts { story: texts.collect(), ..AuthorTexts::default() };
    };
    with(What::Untitled, &|quest| title(quest, &[("en", "A hole.")]));
    with(What::Untranslated("de".to_owned()), &|quest| title(quest, &[("en", "A hole."), ("de", " ")]));
    all
}

#[test]
fn in_the_quests_of_the_box_nothing_is_wrong() {
    for quest in ALL.quests.iter() {
        let looked = look(quest, &ALL);
        let wrong: Vec<&Finding> = looked.findings.iter().filter(|found| found.weight() > Weight::Hint).collect();
        assert!(wrong.is_empty() && looked.can_be_played(), "{}: {wrong:?}", quest.id);
    }
    // Three of its rooms have no door, and nothing lies in them.
    assert_eq!(found(&tutorial()), CLOSED);
}

#[test]
fn everything_that_can_be_wrong_is_found() {
    for (what, quest) in broken() {
        let found = found(&quest);
        assert!(found.contains(&what), "{what:?} is not among {found:?}");
        let weight = Finding { what: what.clone(), at: Vec::new() }.weight();
        let looked = look(&quest, &ALL);
        if weight < Weight::Problem {
            assert!(looked.can_be_played(), "{what:?} keeps nobody from playing: {:?}", looked.findings);
        }
        assert!(!looked.can_be_played() || weight < Weight::Problem, "{what:?}");
    }
}

/// What is said not to keep anybody from playing can be laid out for every number of Heroes.
#[test]
fn what_can_be_played_is_laid_out() {
    for (what, quest) in broken() {
        if look(&quest, &ALL).can_be_played() {
            for heroes in 1..=6 {
                assert!(ALL.lay_out(&quest, heroes).is_ok(), "{what:?} with {heroes} Heroes");
            }
        }
    }
}

/// Tiles of one's own are in no box: as many of one lie there as the players make.
#[test]
fn an_own_tile_may_lie_more_than_once() {
    let mut quest = tutorial();
    let own = TileSide { id: "Crypt".to_owned(), ..ALL.sides[0].clone() };
    quest.own_tiles = vec![own];
    for at in [(0, 6), (3, 6)] {
        quest.tiles.push(PlacedTile { side: "Crypt".to_owned(), at, turn: 0, heroes: 0 });
    }
    assert!(found(&quest).iter().all(|what| !matches!(what, What::TileTwice(_) | What::TileUnused(_))));
}

#[test]
fn a_gate_whose_key_lies_behind_it_never_opens() {
    // The door to the Scroll opens only once the Scroll is taken.
    let mut quest = tutorial();
    quest.doors[0].gate = Some("way".to_owned());
    quest.tasks[0].r#do.push(Bring::OpenGate("way".to_owned()));
    assert!(found(&quest).contains(&What::NeverOpened("way".to_owned())));
    // Heroes who need nothing for it simply open it.
    quest.doors[0].opens = Opening::ByHeroes;
    assert_eq!(found(&quest), CLOSED);
    quest.doors[0].needs = vec![Need::Did("rift".to_owned(), 1)];
    assert!(found(&quest).contains(&What::NeverOpened("way".to_owned())));
}

#[test]
fn every_finding_is_a_sentence_in_every_language() {
    for texts in Language::ALL.map(texts::of) {
        for (_, quest) in broken() {
            let looked: Looked = look(&quest, &ALL);
            let telling = Telling { all: &ALL, quest: &quest, looked: &looked, texts: &texts };
            for finding in &looked.findings {
                let told = telling.say(finding);
                assert!(told.len() > 10 && !told.contains(['⟨', '{', '$']), "{finding:?}: {told}");
            }
        }
    }
}

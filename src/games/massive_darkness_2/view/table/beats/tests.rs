//! The score over many games of bots: whatever happens is shown once and in its order, nothing is seen in one picture with a roll but
//! the fight it belongs to, and nobody is hurt, dead or there before the beat that says so.

use super::score::part;
use super::*;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::games::massive_darkness_2::view::board::{BoardModel, Look, Played};
use crate::house::play::{Dice, Play};
use crate::house::text::Language;
use massive_darkness_2_bots::Greedy;
use std::collections::BTreeSet;

/// Quests, by their places in the box: the first ones, and one with a Boss.
const QUESTS: [usize; 3] = [0, 1, 6];

/// Plays games and hands over what each decision has brought, with the game before it.
fn decisions(most: usize, mut each: impl FnMut(&[Moment], &Arc<MassiveDarkness2>, &HellscapeRules)) {
    let folder = tempfile::tempdir().expect("a folder");
    let (all, texts) = (HellscapeRules::open().expect("the box"), texts::of(Language::English));
    for (seed, quest) in (3_u64..).zip(QUESTS.iter().chain(&QUESTS)) {
        let file = folder.path().join(format!("{seed}.journal"));
        let rules = all.beginning_with(all.all().quests[*quest].clone());
        let start = rules.start(2 + (seed % 3) as u8, seed);
        let mut play = Play::begin(&rules, &texts, start, seed, Dice::App, &file).expect("a game");
        play.keep_moments();
        for _ in 0..most {
            if play.game().outcome().is_some() {
                break;
            }
            let answer = Greedy::default().choose(play.game(), &mut |_| 0).expect("somebody is asked");
            let before = Arc::new(play.game().clone());
            play.answer(&texts, answer).expect("it is legal");
            each(&play.take_moments(0), &before, &rules);
        }
    }
}

/// Is it the dice, or what is done with them before it is known what comes of it?
fn is_of_the_dice(event: &Event) -> bool {
    matches!(part(event), Part::InFight(_)) || matches!(event, Event::Rolled { .. } | Event::Rerolled { .. })
}

/// Does an Enemy begin something by it?
fn is_of_others(event: &Event) -> bool {
    matches!(
        event,
        Event::Activated { .. } | Event::AttackedBy { .. } | Event::EnemyMoved { .. } | Event::Spawned { .. }
    )
}

#[test]
fn a_roll_shares_its_picture_with_nothing_but_its_own_fight() {
    let (mut rolls, mut kinds) = (0, BTreeSet::new());
    decisions(220, |moments, before, _| {
        for beat in beats(moments, before, None) {
            kinds.insert(format!("{:?}", beat.kind));
            let is_roll = |event: &&Event| matches!(event, Event::Rolled { .. } | Event::Rerolled { .. });
            let thrown = beat.events.iter().filter(is_roll).count();
            rolls += thrown;
            assert!(thrown <= 1, "one throw after the other: {:?}", beat.events);
            if thrown == 1 {
                assert_eq!(beat.kind, Kind::Roll);
                assert!(beat.events.iter().all(is_of_the_dice), "{:?}", beat.events);
                assert!(is_roll(&&beat.events[0]), "the dice come first: {:?}", beat.events);
                let fight = beat.fight.expect("they lie there");
                assert!(beat.thrown != 0 && beat.thrown < 1 << fight.combat.rolled.dice.len(), "{fight:?}");
            }
            // What I do, and what others do after it, are never one beat.
            let mine =
                |event: &Event| matches!(event, Event::Attacked { .. } | Event::Rolled { .. } | Event::Outcome { .. });
            let shares = beat.events.iter().any(mine) && beat.events.iter().any(is_of_others);
            assert!(!shares || beat.kind == Kind::Attack, "{:?}", beat.events);
            let attacks = beat.events.iter().filter(|event| motions::strike(event).is_some()).count();
            let activations = beat.events.iter().filter(|event| matches!(event, Event::Activated { .. })).count();
            assert!(attacks + activations <= 1, "{:?}", beat.events);
        }
    });
    assert!(rolls > 100, "there was fighting: {rolls}");
    for kind in [
        "Round", "Turn", "Enemy", "Attack", "Roll", "Blow", "Death", "Door", "Card", "Spawn", "Treasure", "Dark",
        "Level",
    ] {
        assert!(kinds.contains(kind), "{kind} of {kinds:?}");
    }
}

#[test]
fn whatever_happens_is_shown_once_and_in_its_order() {
    decisions(160, |moments, before, _| {
        let all = beats(moments, before, None);
        let shown: Vec<Event> = all.iter().flat_map(|beat| beat.events.clone()).collect();
        let happened = moments.iter().flat_map(|moment| &moment.events).map(|told| told.what);
        let wanted: Vec<Event> = happened.filter(|event| part(event) != Part::Silent).collect();
        assert_eq!(shown, wanted);
        let told = moments.iter().flat_map(|moment| &moment.events).filter(|told| told.line.is_some()).count();
        let first = all.first().map_or(0, |beat| beat.told);
        assert!(all.last().is_none_or(|beat| beat.told == told), "all of the story is told with the last");
        assert!(all.windows(2).all(|two| two[0].told <= two[1].told) && first <= told);
        let last = all.last().zip(moments.last());
        assert!(last.is_none_or(|(beat, moment)| beat.after.state() == moment.game.state()), "it ends as it is");
    });
}

/// Health of the Heroes, and what has been dealt to each Enemy.
fn hurt(game: &MassiveDarkness2) -> (Vec<u8>, Vec<String>) {
    let state = game.state();
    let enemies = state.enemies().map(|(enemy, _)| match (enemy.as_mob(), enemy.as_roamer()) {
        (Some(mob), _) => {
            let mob = &state.mobs[mob];
            format!("{enemy:?} {} {} {}", mob.minions, mob.hurt, mob.leader)
        }
        (_, Some(kind)) => format!("{enemy:?} {}", state.roamers[kind].wounds),
        _ => format!("{enemy:?} {}", state.boss.wounds),
    });
    (state.heroes.iter().map(|hero| hero.health).collect(), enemies.collect())
}

#[test]
fn nobody_is_hurt_before_the_blow_and_whoever_comes_or_goes_is_seen_in_the_beat_that_says_so() {
    let (mut blows, mut came, mut fell) = (0, 0, 0);
    decisions(160, |moments, before, _| {
        let mut seen = hurt(before);
        let mut there: Vec<_> = before.state().enemies().map(|(enemy, _)| enemy).collect();
        for beat in beats(moments, before, None) {
            if matches!(beat.kind, Kind::Attack | Kind::Roll | Kind::Symbols | Kind::Blow) {
                let is_paid = |event: &&Event| !matches!(event, Event::Wounded { .. } | Event::EnemyWounded { .. });
                if beat.kind == Kind::Blow {
                    blows += 1;
                    assert_eq!(hurt(beat.game_at(0.0)), seen, "nobody is hurt before it lands: {:?}", beat.events);
                } else if beat.events.iter().all(|event| is_paid(&event)) {
                    assert_eq!(hurt(&beat.after).0, seen.0, "{:?}", beat.events);
                }
            }
            let now: Vec<_> = beat.after.state().enemies().map(|(enemy, _)| enemy).collect();
            for enemy in now.iter().filter(|enemy| !there.contains(enemy)) {
                let is_said = beat.events.iter().any(|event| match event {
                    Event::Spawned { enemy: who, .. } | Event::EnemyPlaced { enemy: who, .. } => who == enemy,
                    Event::FightBegan { .. } => true,
                    _ => false,
                });
                assert!(is_said, "{enemy:?} comes unsaid: {:?}", beat.events);
                came += 1;
            }
            for enemy in there.iter().filter(|enemy| !now.contains(enemy)) {
                let is_said = beat.events.iter().any(|event| match event {
                    Event::EnemyFell { enemy: who } | Event::EnemyLeft { enemy: who } => who == enemy,
                    Event::TilesRemoved => true,
                    _ => false,
                });
                assert!(is_said, "{enemy:?} goes unsaid: {:?}", beat.events);
                fell += 1;
            }
            (seen, there) = (hurt(&beat.after), now);
        }
    });
    assert!(blows > 40 && came > 5 && fell > 5, "{blows} {came} {fell}");
}

#[test]
fn every_beat_has_a_sentence_a_picture_and_a_place_on_the_board_to_which_the_camera_goes() {
    let texts = texts::of(Language::English);
    let (mut scenes, mut placed, mut all) = (BTreeSet::new(), 0, 0);
    decisions(120, |moments, before, rules| {
        let words = Words { content: &rules.all().content, dungeon: &before.table().dungeon, texts: &texts };
        let base = BoardModel::new(&Look { game: before, words, listed: &[], revision: 1, acts: None }, None);
        for beat in beats(moments, before, None) {
            let scene = Scene::of(&beat, &words, &rules.all().ours);
            scenes.insert(format!("{scene:?}").split([' ', '(']).next().unwrap_or_default().to_owned());
            let (pieces, spaces, doors) = (pieces(&beat), spaces(&beat), doors(&beat));
            let played = Played {
                game: if beat.kind == Kind::Death { &beat.before } else { &beat.after },
                words,
                pieces: &pieces,
                strike: None,
                spaces: &spaces,
                doors: &doors,
                number: 5,
                stays: 7,
            };
            let board = BoardModel::played(&played, &base).board;
            assert!(board.offers.is_empty(), "nothing is offered meanwhile");
            assert_eq!(board.question, if board.focus.is_some() { 5 } else { 7 }, "{:?}", beat.events);
            let lantern = board.lighting.lamps.iter().find_map(|lamp| lamp.bearer);
            let first = pieces.first().copied().filter(|piece| board.figure(*piece).is_some());
            assert!(first.is_none() || lantern == first, "the light is with whoever acts: {:?}", beat.events);
            if matches!(beat.kind, Kind::Death) {
                assert!(first.is_some(), "whoever falls is still there to be seen: {:?}", beat.events);
            }
            all += 1;
            placed += usize::from(board.focus.is_some());
            assert!(!beat.lines.is_empty() || beat.kind == Kind::Change, "{:?}", beat.events);
        }
    });
    assert!(placed * 100 > all * 60, "{placed} of {all}");
    for scene in ["Banner", "Arrival", "Track", "Cards", "Blow"] {
        assert!(scenes.contains(scene), "{scene} of {scenes:?}");
    }
}

/// M2-TOKEN-01, M2-TOKEN-09: what lay face down is seen as it is turned over, with what it shows.
#[test]
fn tokens_that_are_turned_over_are_seen_nearby() {
    let (mut seen, texts) = (0, texts::of(Language::English));
    decisions(400, |moments, before, rules| {
        for beat in beats(moments, before, None) {
            let turned = beat.events.iter().find_map(|event| match *event {
                Event::Turned { thing, side, .. } => Some((thing, side)),
                _ => None,
            });
            let Some((thing, side)) = turned else { continue };
            let dungeon = &before.table().dungeon;
            let words = Words { content: &rules.all().content, dungeon, texts: &texts };
            let Scene::Cards(shown) = Scene::of(&beat, &words, &rules.all().ours) else { panic!("{:?}", beat.events) };
            assert!(shown[0].name.eq_ignore_ascii_case(&words.thing(thing)), "{shown:?}");
            assert!(
                shown[0].text[0].replace('\u{a0}', " ").eq_ignore_ascii_case(&words.side_of(thing, side)),
                "{shown:?}"
            );
            assert_eq!(shown[0].foot, texts.get("card-md2-designed"), "what is on the other side is nowhere shown");
            seen += 1;
        }
    });
    assert!(seen > 0, "nothing was turned over");
}

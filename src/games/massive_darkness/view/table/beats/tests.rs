//! The score over many games of bots: whatever happens is shown once and in its order, and nothing is seen in one picture with a
//! roll but the fight it belongs to.

use super::score::part;
use super::*;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::playtest::{Bot, Greedy, RandomBot};
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::board::map::{Geometry, MapModel};
use crate::games::massive_darkness::view::table::model::TableModel;
use crate::house::play::Dice;
use crate::house::text::Language;
use crate::kernel::game::Game as _;
use std::collections::BTreeSet;

/// Plays games and hands over what each decision has brought, with the dice and the table before it.
fn decisions(
    seeds: std::ops::Range<u64>,
    most: usize,
    mut each: impl FnMut(&[Moment], LastCombat, &Play, &Before<'_>),
) {
    let folder = tempfile::tempdir().expect("a folder");
    let (rules, texts) = (table(), texts::of(Language::English));
    for seed in seeds {
        let file = folder.path().join(format!("{seed}.journal"));
        let heroes = 1 + (seed % 4) as u8;
        let mut play = Play::begin(&rules, &texts, start(&rules, heroes), seed, Dice::App, &file).expect("a game");
        play.keep_moments();
        let mut bot: Box<dyn Bot<MassiveDarkness>> =
            if seed % 2 == 0 { Box::new(Greedy::new(seed)) } else { Box::new(RandomBot::new(seed)) };
        let mut listed = Vec::new();
        for _ in 0..most {
            if play.game().outcome().is_some() {
                break;
            }
            listed.clear();
            play.game().answers(&mut listed);
            let answer = bot.answer(play.game(), &listed);
            let combat = play.beside().combat.clone();
            let geometry = Geometry::of(&play.game().dungeon);
            let map = MapModel::on(play.game(), &texts, geometry.clone());
            let model = TableModel::new(&play, &texts);
            play.answer(&texts, answer).expect("it is legal");
            let moments = play.take_moments(0);
            each(&moments, combat, &play, &Before { map: &map, model: &model, latest: &map, geometry: &geometry });
        }
    }
}

/// Is it the dice, or what is done with them before it is known what comes of it?
fn is_of_the_dice(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Flipped { .. }
            | Event::DieRemoved { .. }
            | Event::AbilityUsed { .. }
            | Event::SymbolsAdded { .. }
            | Event::SymbolsCancelled { .. }
            | Event::SymbolSpent { .. }
            | Event::TargetChanged { .. }
    )
}

#[test]
fn a_roll_shares_its_picture_with_nothing_but_its_own_fight() {
    let (mut rolls, mut kinds) = (0, BTreeSet::new());
    let texts = texts::of(Language::English);
    decisions(0..12, 200, |moments, combat, _, _| {
        for beat in beats(moments, combat, &texts) {
            kinds.insert(format!("{:?}", beat.kind));
            let is_roll = |event: &&Event| matches!(event, Event::Rolled { .. } | Event::Rerolled { .. });
            let thrown = beat.events.iter().filter(is_roll).count();
            rolls += thrown;
            assert!(thrown <= 1, "one throw after the other: {:?}", beat.events);
            if thrown == 1 {
                assert_eq!(beat.kind, Kind::Roll);
                assert!(beat.events.iter().all(is_of_the_dice), "{:?}", beat.events);
                assert!(is_roll(&&beat.events[0]), "the dice come first: {:?}", beat.events);
            }
            let attacks = beat.events.iter().filter(|event| matches!(event, Event::Attacked { .. })).count();
            let activations = beat.events.iter().filter(|event| matches!(event, Event::EnemyActivated { .. })).count();
            assert!(attacks <= 1 && activations <= 1 && attacks + activations <= 1, "{:?}", beat.events);
        }
    });
    assert!(rolls > 300, "there was fighting: {rolls}");
    for kind in
        ["Turn", "Enemy", "Attack", "Roll", "Symbols", "Blow", "Death", "Door", "Card", "Event", "Spawn", "Treasure"]
    {
        assert!(kinds.contains(kind), "{kind} of {kinds:?}");
    }
}

#[test]
fn whoever_fights_is_named_in_every_beat_of_the_fight() {
    let texts = texts::of(Language::English);
    let (mut known, mut to_roll, mut asked_before) = (0, 0, 0);
    decisions(0..12, 160, |moments, combat, _, _| {
        // Somebody was asked before the dice fell.
        asked_before += usize::from(combat.fighters.is_some() && combat.dice.is_empty());
        for beat in beats(moments, combat, &texts) {
            let fights = |frame: &Frame| matches!(frame, Frame::Combat(combat) if !combat.dice.is_empty());
            let is_in_a_fight = moments[beat.moment].game.state.frames.iter().any(fights);
            if is_in_a_fight && matches!(beat.kind, Kind::Roll | Kind::Symbols) {
                assert!(beat.combat.fighters.is_some(), "{:?}", beat.events);
                known += 1;
            }
            to_roll += usize::from(beat.kind == Kind::Attack && beat.combat.to_roll != [0; 4]);
        }
    });
    assert!(known > 80 && to_roll > 50 && asked_before > 3, "{known} {to_roll} {asked_before}");
}

#[test]
fn whatever_happens_is_shown_once_and_in_its_order() {
    let texts = texts::of(Language::English);
    decisions(10..16, 120, |moments, combat, play, _| {
        let shown: Vec<Event> = beats(moments, combat, &texts).into_iter().flat_map(|beat| beat.events).collect();
        let happened: Vec<Event> = moments.iter().flat_map(|moment| &moment.events).map(|told| told.what).collect();
        let is_shown = |event: &Event| part(event) != Part::Silent;
        let mut wanted = happened.iter().filter(|event| is_shown(event));
        // What nobody is told, and what changes nobody, may be left out by itself.
        for event in &shown {
            assert!(wanted.any(|known| known == event), "{event:?} is out of order");
        }
        let told: usize = moments.iter().flat_map(|moment| &moment.events).filter(|told| told.line.is_some()).count();
        let all = beats(moments, LastCombat::default(), &texts);
        let lines = all.last().map_or(0, |beat| beat.told);
        assert!(all.is_empty() || lines <= told, "{lines} of {told}");
        assert!(play.story(0).count() >= lines);
    });
}

#[test]
fn no_turn_phase_or_level_changes_in_the_picture_of_dice_and_nobody_is_hurt_before_the_blow() {
    let texts = texts::of(Language::English);
    let (mut pictures, mut wounds) = (0, 0);
    decisions(20..24, 90, |moments, combat, _, before| {
        let beats = beats(moments, combat, &texts);
        let mut seen: Option<Picture> = None;
        for (at, beat) in beats.iter().enumerate() {
            let Before { geometry, latest, .. } = *before;
            let (map, model) = seen.as_ref().map_or((before.map, before.model), |seen| (&seen.map, &seen.model));
            let picture = Picture::of(&beats, at, moments, &Before { map, model, latest, geometry }, &texts);
            let picture = picture.expect("every beat has a picture");
            if matches!(beat.kind, Kind::Attack | Kind::Roll | Kind::Symbols | Kind::Blow) {
                let rail = |model: &TableModel| (model.rail.round, model.rail.step, model.rail.level);
                let turns = |model: &TableModel| model.heroes.iter().map(|hero| hero.active).collect::<Vec<_>>();
                let is_followed = beats.iter().skip(at + 1).any(|later| later.moment == beat.moment);
                if is_followed {
                    assert_eq!(rail(&picture.model), rail(model), "{:?}", beat.events);
                    assert_eq!(turns(&picture.model), turns(model), "{:?}", beat.events);
                }
                let health = |model: &TableModel| model.heroes.iter().map(|hero| hero.health.0).collect::<Vec<_>>();
                let early = picture.model_at(0.0);
                let is_hurt = beat.events.iter().any(|event| matches!(event, Event::Wounded { .. }));
                if beat.kind == Kind::Blow && is_hurt {
                    wounds += 1;
                    assert_eq!(health(early), health(model), "nobody is hurt before it lands");
                }
            }
            for map in [&picture.map, picture.map_at(0.0)] {
                let acting = map.board.strike.map(|(from, _)| from).or(map.board.acting);
                let stands = acting.filter(|piece| map.board.figure(*piece).is_some());
                let lantern = map.board.lighting.lamps.iter().find_map(|lamp| lamp.bearer);
                assert_eq!(lantern, stands, "the light is with whoever acts: {:?}", beat.events);
            }
            pictures += 1;
            seen = Some(picture);
        }
    });
    assert!(pictures > 300 && wounds > 10, "{pictures} {wounds}");
}

/// What wounds and heals a Hero, as it counts for his Health.
fn healed(hero: Hero, events: &[Event]) -> i16 {
    let actor = Actor::Hero(hero);
    let each = events.iter().map(|event| match *event {
        Event::Wounded { actor: who, wounds, .. } if who == actor => -i16::from(wounds),
        Event::Healed { actor: who, wounds } if who == actor => i16::from(wounds),
        _ => 0,
    });
    each.sum()
}

#[test]
fn what_a_later_beat_brings_is_told_beside_the_board_when_that_beat_shows_it() {
    let texts = texts::of(Language::English);
    let mut waits = 0;
    decisions(30..36, 110, |moments, combat, _, before| {
        let beats = beats(moments, combat, &texts);
        let mut seen: Option<Picture> = None;
        for (at, beat) in beats.iter().enumerate() {
            let Before { geometry, latest, .. } = *before;
            let (map, model) = seen.as_ref().map_or((before.map, before.model), |seen| (&seen.map, &seen.model));
            let picture = Picture::of(&beats, at, moments, &Before { map, model, latest, geometry }, &texts);
            let picture = picture.expect("every beat has a picture");
            let later: Vec<Event> = beats[at + 1..]
                .iter()
                .take_while(|later| later.moment == beat.moment)
                .flat_map(|later| later.events.clone())
                .collect();
            let game = &moments[beat.moment].game;
            // Whoever dies or comes back counts anew.
            let is_counted = |event: &Event| !matches!(event, Event::HeroDied { .. } | Event::HeroResurrected { .. });
            if later.iter().chain(&beat.events).all(is_counted) {
                for card in &picture.model.heroes {
                    let shown = i16::from(card.health.0) + healed(card.hero, &later);
                    assert_eq!(shown, i16::from(game.state.hero(card.hero).health), "{:?} {later:?}", beat.events);
                    waits += usize::from(healed(card.hero, &later) != 0);
                }
            }
            seen = Some(picture);
        }
    });
    assert!(waits > 5, "{waits}");
}

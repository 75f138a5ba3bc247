//! Pictures of what happens between two decisions of Massive Darkness 2 in all three languages, for somebody who reads them: each kind of
//! beat as it happened in a recorded game.
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=1 cargo test --test window beats_read
//! DELVEWRIGHT_PICTURES=1 DELVEWRIGHT_SCENES=fountain,trap cargo test --test window beats_read
//! ```
//!
//! And in every window, in English, in three stills each:
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=matrix cargo test --test window pictures_of_beats_of_every_kind
//! ```

use crate::massive_darkness_2_beats::{give, leave_recorded_before, leave_recorded_where, recorded};
use crate::massive_darkness_2_editor::ONLY;
use crate::massive_darkness_2_gallery::LANGUAGES;
use crate::support::app::open_in_steps_in;
use crate::support::beats::{Told, go_to_told, picture_told, seen};
use crate::support::hands::key;
use crate::support::pictures::{Look, are_looked_at, is_matrix_wanted, name_of, shoot, windows};
use delvewright::games::massive_darkness_2::rules::{Answer, Event, Thing};
use delvewright::house::storage::{DataDirs, Pace, Theme};
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 800.0);
/// So many beats are looked at after one decision.
const MOST: usize = 14;

/// How a recorded game ended.
const WON: &str = "won";

/// What happens in a scene, and in which recorded game it is looked for first.
struct Scene {
    name: &'static str,
    game: (&'static str, &'static str),
    is_it: fn(&Event) -> bool,
    /// By which answer it comes about, where nobody has given it.
    answered: Option<fn(&Answer) -> bool>,
}

impl Scene {
    const fn of(name: &'static str, game: (&'static str, &'static str), is_it: fn(&Event) -> bool) -> Self {
        Self { name, game, is_it, answered: None }
    }
}

const SCENES: [Scene; 25] = [
    Scene::of("attack", ("tutorial", WON), |event| matches!(event, Event::EnemyFell { .. })),
    Scene::of("door", ("highway-to-hellscape", WON), |event| matches!(event, Event::DoorCard { .. })),
    Scene::of("spawn", ("the-demon-artifact", WON), |event| matches!(event, Event::Spawned { .. })),
    Scene::of(
        "roamer",
        ("the-demon-artifact", WON),
        |event| matches!(event, Event::Spawned { enemy, .. } if enemy.as_roamer().is_some()),
    ),
    Scene::of("armed", ("the-passage", WON), |event| matches!(event, Event::Armed { .. })),
    Scene::of("upgrade", ("soul-collector", WON), |event| matches!(event, Event::Upgraded { .. })),
    Scene::of("minion", ("hellish-maze", WON), |event| matches!(event, Event::MinionAdded { .. })),
    Scene::of("dark", ("the-demon-artifact", WON), |event| matches!(event, Event::Darkened { .. })),
    Scene::of("activation", ("the-cursed-sword", WON), |event| matches!(event, Event::Activated { .. })),
    Scene::of("condition", ("hellish-maze", WON), |event| matches!(event, Event::ConditionMet { .. })),
    Scene::of("treasure", ("the-demon-artifact", WON), |event| matches!(event, Event::Drew { .. })),
    Scene::of("loot", ("the-passage", WON), |event| matches!(event, Event::TookLoot { .. })),
    Scene {
        answered: Some(|answer| matches!(answer, Answer::Interact(Thing::Fountain))),
        ..Scene::of("fountain", ("hellscape", WON), |_| false)
    },
    Scene::of("trap", ("the-cursed-sword", ""), |event| {
        matches!(event, Event::Rooted { .. } | Event::ActionLost { .. })
    }),
    Scene::of("down", ("the-soul-keys", ""), |event| matches!(event, Event::KnockedOut { .. })),
    Scene::of("rise", ("hellish-maze", WON), |event| matches!(event, Event::Woken { .. })),
    Scene::of("level", ("soul-collector", WON), |event| matches!(event, Event::LeveledUp { .. })),
    Scene::of("burning", ("releasing-michael", WON), |event| matches!(event, Event::Burning { .. })),
    Scene::of("ally", ("the-passage", WON), |event| matches!(event, Event::AllyMoved { .. } | Event::AllyCame { .. })),
    Scene::of("task", ("highway-to-hellscape", WON), |event| matches!(event, Event::TaskDone { .. })),
    Scene::of("counted", ("the-soul-keys", WON), |event| matches!(event, Event::Counted { .. })),
    Scene::of("fight", ("the-soul-keys", WON), |event| matches!(event, Event::FightBegan { .. })),
    Scene::of("boss", ("releasing-michael", WON), |event| matches!(event, Event::BossRolled { .. })),
    Scene::of("won", ("hellscape", WON), |event| matches!(event, Event::Won)),
    Scene::of("lost", ("tutorial", ""), |event| matches!(event, Event::Lost { .. })),
];

/// Leaves a recorded game just before it happens: the one in which it is looked for, or the first other one in which it does. Says which
/// answer brings it; games are recorded anew now and then, and what happened in one may happen in another then.
fn leave_before(folder: &Path, scene: &Scene) -> Option<usize> {
    let mut games = recorded();
    games.sort_by_key(|game| game.quest != scene.game.0 || game.is_won != (scene.game.1 == WON));
    games.iter().find_map(|game| match scene.answered {
        None => leave_recorded_before(folder, game, scene.is_it),
        Some(answered) => leave_recorded_where(folder, game, answered),
    })
}

/// Whoever has mended one looks at that one again.
pub fn is_meant(name: &str) -> bool {
    let only = std::env::var("DELVEWRIGHT_SCENES").unwrap_or_default();
    only.is_empty() || only.split(',').any(|meant| meant == name)
}

/// The game that was left in a folder, in another of its own, with what comes of this answer.
fn answered(begun: &Path, folder: &Path, number: usize, (language, look): (&str, Look)) -> Harness<'static, App> {
    let (from, to) = (DataDirs::at(begun).games, DataDirs::at(folder));
    to.create().expect("folders");
    for file in std::fs::read_dir(from).expect("games").filter_map(Result::ok) {
        std::fs::copy(file.path(), to.games.join(file.file_name())).expect("a game");
    }
    let mut window = open_in_steps_in(language, ONLY, folder, (Pace::OneByOne, false), look, 0.05);
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(30);
    give(&mut window, number);
    window.remove_cursor();
    window
}

#[test]
fn every_scene_happens_in_a_recorded_game() {
    for scene in &SCENES {
        let begun = tempfile::tempdir().expect("a folder");
        assert!(leave_before(begun.path(), scene).is_some(), "{}: happens in no recorded game", scene.name);
    }
}

#[test]
fn beats_read_in_three_languages() {
    if !are_looked_at() || is_matrix_wanted() {
        return;
    }
    for scene in SCENES.into_iter().filter(|scene| is_meant(scene.name)) {
        let (begun, name) = (tempfile::tempdir().expect("a folder"), scene.name);
        let Some(number) = leave_before(begun.path(), &scene) else { panic!("{name}: happens in no recorded game") };
        for (language, theme) in LANGUAGES {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = answered(begun.path(), folder.path(), number, (language, (SIZE, theme)));
            for beat in 1..=MOST {
                if seen(&window).is_none() {
                    break;
                }
                window.run_steps(50);
                shoot(&format!("beats-read-{name}-{beat:02}-{language}"), &mut window);
                window.key_press(Key::Space);
                window.run_steps(1);
            }
        }
    }
}

/// Which beats of a scene are looked at in every window.
const TOLD: [(&str, Told); 21] = [
    ("attack", Told { words: &[" attacks: ", " wounds.", " wound."], many: 2 }),
    ("door", Told { words: &[" opens a door", "A door opens"], many: 3 }),
    ("spawn", Told::once(&[" appear"])),
    ("roamer", Told::once(&[" appears in"])),
    ("armed", Told::once(&[" appear", " carr"])),
    ("upgrade", Told::once(&["stronger"])),
    ("dark", Told { words: &["The darkness rises"], many: 2 }),
    ("activation", Told { words: &[" acts.", " act."], many: 3 }),
    ("treasure", Told::once(&[" draws “", " takes: ", "Treasure from the bag"])),
    ("loot", Told::once(&["as loot"])),
    ("fountain", Told::once(&["fountain", "Fountain"])),
    ("trap", Told::once(&["trap", "loses an action"])),
    ("down", Told::once(&["knocked out"])),
    ("rise", Told::once(&["gets up", "lifebringer"])),
    ("level", Told::once(&["rises to level"])),
    ("burning", Told::once(&["Fire: "])),
    ("ally", Told::once(&["Spirit ", "charge ", "Summoner "])),
    ("task", Told::once(&["Task done ("])),
    ("fight", Told::once(&["The boss fight begins"])),
    ("boss", Told { words: &["The boss rolls"], many: 2 }),
    ("won", Told::once(&["The quest is won"])),
];

#[test]
fn each_kind_of_beat_is_found_by_what_is_told_of_it() {
    for (name, told) in TOLD {
        let scene = SCENES.iter().find(|scene| scene.name == name).expect("a scene");
        assert!(told.words.iter().all(|words| !words.is_empty()), "{name}: whatever is told first would do");
        let (begun, folder) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let number = leave_before(begun.path(), scene).expect("it happens in some game");
        let mut window = answered(begun.path(), folder.path(), number, ("en", (SIZE, Theme::Dark)));
        let found = go_to_told(&mut window, told);
        assert_eq!(found, Ok(()), "{name}: something else is told than {:?}", told.words);
    }
}

#[test]
fn pictures_of_beats_of_every_kind() {
    if !is_matrix_wanted() {
        return;
    }
    for (name, told) in TOLD.into_iter().filter(|(name, _)| is_meant(name)) {
        let scene = SCENES.iter().find(|scene| scene.name == name).expect("a scene");
        let begun = tempfile::tempdir().expect("a folder");
        let Some(number) = leave_before(begun.path(), scene) else { panic!("{name}: happens in no recorded game") };
        for look in windows(&[]) {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = answered(begun.path(), folder.path(), number, ("en", look));
            picture_told(&mut window, &format!("md2-beats-{name}-{}", name_of(look)), told);
        }
    }
}

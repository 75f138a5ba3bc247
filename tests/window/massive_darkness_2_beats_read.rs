//! Pictures of what happens between two decisions of Massive Darkness 2 in all three languages, for somebody who reads them: each kind of
//! beat as it happened in a recorded game.
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=1 cargo test --test window beats_read
//! ```

use crate::massive_darkness_2_beats::{give, leave_recorded_before};
use crate::massive_darkness_2_editor::ONLY;
use crate::massive_darkness_2_gallery::LANGUAGES;
use crate::support::app::open_in_steps_in;
use crate::support::beats::seen;
use crate::support::hands::key;
use crate::support::pictures::{are_looked_at, shoot};
use delvewright::games::massive_darkness_2::rules::{Event, Thing};
use delvewright::house::storage::{DataDirs, Pace};
use egui::{Key, Modifiers};

const SIZE: (f32, f32) = (1280.0, 800.0);
/// So many beats are looked at after one decision.
const MOST: usize = 14;

/// What happens in a scene, and in which recorded game.
struct Scene {
    name: &'static str,
    game: (&'static str, &'static str),
    is_it: fn(&Event) -> bool,
}

const SCENES: [Scene; 24] = [
    Scene { name: "attack", game: ("tutorial", "-won"), is_it: |event| matches!(event, Event::EnemyFell { .. }) },
    Scene {
        name: "door",
        game: ("highway-to-hellscape", "-won"),
        is_it: |event| matches!(event, Event::DoorCard { .. }),
    },
    Scene {
        name: "spawn",
        game: ("the-demon-artifact", "-won"),
        is_it: |event| matches!(event, Event::Spawned { .. }),
    },
    Scene { name: "armed", game: ("the-passage", "-won"), is_it: |event| matches!(event, Event::Armed { .. }) },
    Scene { name: "upgrade", game: ("soul-collector", "-won"), is_it: |event| matches!(event, Event::Upgraded { .. }) },
    Scene { name: "minion", game: ("hellish-maze", "-won"), is_it: |event| matches!(event, Event::MinionAdded { .. }) },
    Scene {
        name: "dark",
        game: ("the-demon-artifact", "-won"),
        is_it: |event| matches!(event, Event::Darkened { .. }),
    },
    Scene {
        name: "activation",
        game: ("the-cursed-sword", "-won"),
        is_it: |event| matches!(event, Event::Activated { .. }),
    },
    Scene {
        name: "condition",
        game: ("hellish-maze", "-won"),
        is_it: |event| matches!(event, Event::ConditionMet { .. }),
    },
    Scene {
        name: "treasure",
        game: ("the-demon-artifact", "-won"),
        is_it: |event| matches!(event, Event::Drew { .. }),
    },
    Scene { name: "loot", game: ("the-passage", "-won"), is_it: |event| matches!(event, Event::TookLoot { .. }) },
    Scene {
        name: "fountain",
        game: ("releasing-michael", "-won"),
        is_it: |event| matches!(event, Event::Turned { thing: Thing::Fountain, .. }),
    },
    Scene {
        name: "trap",
        game: ("the-cursed-sword", ""),
        is_it: |event| matches!(event, Event::Rooted { .. } | Event::ActionLost { .. }),
    },
    Scene { name: "down", game: ("the-soul-keys", ""), is_it: |event| matches!(event, Event::KnockedOut { .. }) },
    Scene { name: "rise", game: ("hellish-maze", "-won"), is_it: |event| matches!(event, Event::Woken { .. }) },
    Scene { name: "level", game: ("soul-collector", "-won"), is_it: |event| matches!(event, Event::LeveledUp { .. }) },
    Scene {
        name: "burning",
        game: ("releasing-michael", "-won"),
        is_it: |event| matches!(event, Event::Burning { .. }),
    },
    Scene {
        name: "ally",
        game: ("the-passage", "-won"),
        is_it: |event| matches!(event, Event::AllyMoved { .. } | Event::AllyCame { .. }),
    },
    Scene {
        name: "task",
        game: ("highway-to-hellscape", "-won"),
        is_it: |event| matches!(event, Event::TaskDone { .. }),
    },
    Scene { name: "counted", game: ("the-soul-keys", "-won"), is_it: |event| matches!(event, Event::Counted { .. }) },
    Scene { name: "fight", game: ("the-soul-keys", "-won"), is_it: |event| matches!(event, Event::FightBegan { .. }) },
    Scene {
        name: "boss",
        game: ("releasing-michael", "-won"),
        is_it: |event| matches!(event, Event::BossRolled { .. }),
    },
    Scene { name: "won", game: ("hellscape", "-won"), is_it: |event| matches!(event, Event::Won) },
    Scene { name: "lost", game: ("tutorial", ""), is_it: |event| matches!(event, Event::Lost) },
];

#[test]
fn beats_read_in_three_languages() {
    if !are_looked_at() {
        return;
    }
    for Scene { name, game, is_it } in SCENES {
        let begun = tempfile::tempdir().expect("a folder");
        let Some(number) = leave_recorded_before(begun.path(), game, is_it) else {
            println!("{name}: does not happen in {game:?}");
            continue;
        };
        for (language, theme) in LANGUAGES {
            let folder = tempfile::tempdir().expect("a folder");
            let (from, to) = (DataDirs::at(begun.path()).games, DataDirs::at(folder.path()));
            to.create().expect("folders");
            for file in std::fs::read_dir(from).expect("games").filter_map(Result::ok) {
                std::fs::copy(file.path(), to.games.join(file.file_name())).expect("a game");
            }
            let paced = (Pace::OneByOne, false);
            let mut window = open_in_steps_in(language, ONLY, folder.path(), paced, (SIZE, theme), 0.05);
            key(&mut window, Modifiers::COMMAND, Key::O);
            window.run_steps(30);
            give(&mut window, number);
            window.remove_cursor();
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

//! What the board looks like: pictures of it, and the rules of `docs/look.md` that can be counted.

use crate::support::app::still_window;
use crate::support::pictures::{are_wanted, shoot};
use crate::support::{fight, pictures};
use delvewright::house::storage::Theme;
use delvewright::kernel::game::Game as _;
use egui_kittest::kittest::Queryable as _;

/// What is looked at: a quest, its Heroes, and from which round on.
struct Scene {
    name: &'static str,
    quest: &'static str,
    heroes: &'static [u8],
    round: u16,
}

const SCENES: [Scene; 4] = [
    Scene { name: "small", quest: "tutorial", heroes: &[1], round: 2 },
    Scene { name: "crowd", quest: "tutorial", heroes: &[0, 1, 2, 3, 4, 5], round: 3 },
    Scene { name: "long", quest: "quest-07", heroes: &[0, 2, 4], round: 4 },
    Scene { name: "storeys", quest: "quest-10", heroes: &[5, 3, 1, 0], round: 3 },
];

const SIZES: [(f32, f32); 4] = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)];

#[test]
fn pictures_of_the_board_in_every_size_of_window() {
    if !are_wanted() {
        return;
    }
    let only = std::env::var("DELVEWRIGHT_SCENE").ok();
    for scene in SCENES.iter().filter(|scene| only.as_deref().is_none_or(|only| only == scene.name)) {
        let folder = tempfile::tempdir().expect("a folder");
        let is_it = |session: &delvewright::games::massive_darkness::session::Session| {
            let game = session.game();
            game.state.round >= scene.round && game.state.enemy_ids().count() >= 1 && game.question().is_some()
        };
        fight::leave_quest(folder.path(), scene.quest, scene.heroes, &is_it);
        for (theme, look) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
            for size in SIZES {
                if look == "light" && size.0 != 1280.0 && size.0 != 1920.0 {
                    continue;
                }
                let mut harness = still_window(folder.path(), size, theme, "en");
                harness.run_steps(4);
                harness.get_by_label_contains("Continue").click();
                harness.remove_cursor();
                harness.run_steps(12);
                shoot(&format!("board-{}-{look}-{}", scene.name, size.0), &mut harness);
            }
        }
    }
    println!("{}", pictures::folder().display());
}

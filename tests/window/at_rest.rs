//! How many frames a screen takes until nothing moves on it: what is not there in the first ones comes too late.

use crate::support::app::{open_on, window_in_steps};
use crate::support::lanterns::{LanternsWindow, leave_in, looked_at};
use delvewright::games::boss_monster::view::BossMonsterWindow;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::kit::desk::WindowPlug;
use delvewright::kit::still::Still;
use delvewright::shell::App;
use egui_kittest::Harness;
use std::path::Path;
use std::time::Duration;

/// Frames until a screen asks for none any more, as they come on a usual screen, and why the last ones were asked for.
fn frames_until_rest(window: &mut Harness<'_, App>) -> (u64, String) {
    let mut causes = String::new();
    for _ in 0..60 {
        let is_at_rest = window.output().viewport_output.values().all(|output| output.repaint_delay == Duration::MAX);
        if is_at_rest {
            break;
        }
        causes = format!("{:?}", window.ctx.repaint_causes());
        window.step();
    }
    (window.ctx.cumulative_frame_nr(), causes)
}

fn start_screen<'a>(folder: &Path, size: (f32, f32), scale: u16) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    Settings { ui_scale: scale, ..Settings::default() }.save(&dirs.settings_file).expect("settings");
    window_in_steps(size, egui::Theme::Dark, folder, 7, 1.0 / 60.0)
}

#[test]
fn the_start_screen_is_at_rest_after_its_first_frames() {
    for is_new in [true, false] {
        for (size, scale) in
            [((1024.0, 640.0), 100), ((1280.0, 800.0), 100), ((1280.0, 800.0), 150), ((2560.0, 1440.0), 100)]
        {
            let folder = tempfile::tempdir().expect("a folder");
            if !is_new {
                crate::support::fight::leave_in(folder.path());
            }
            let mut window = start_screen(folder.path(), size, scale);
            let (frames, causes) = frames_until_rest(&mut window);
            // Where everything is scaled, the first frame is drawn before that is known.
            let most = if scale == 100 && size.0 < 1920.0 { 3 } else { 4 };
            assert!(frames <= most, "{size:?}, {scale} %: {frames} frames, asked for by {causes}");
        }
    }
}

/// A thousand games, a thousand quests and three hundred books, each the same file again.
fn fill_the_shelves(folder: &Path) {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    for (from, to, ending, count) in [
        ("saves/format-2/game.journal", dirs.games.clone(), "journal", 1000),
        ("quests/massive-darkness/tutorial.ron", dirs.quests(), "ron", 1000),
        ("saves/sample.campaign", dirs.campaigns.clone(), "campaign", 300),
    ] {
        let first = to.join(format!("0.{ending}"));
        std::fs::copy(from, &first).expect("a copy");
        for number in 1..count {
            std::fs::hard_link(&first, to.join(format!("{number}.{ending}"))).expect("one more");
        }
    }
}

/// Full shelves make it neither wait nor move: as many frames as with a single game.
#[test]
fn the_start_screen_over_full_shelves_is_at_rest_as_soon() {
    let folder = tempfile::tempdir().expect("a folder");
    fill_the_shelves(folder.path());
    let mut window = start_screen(folder.path(), (1280.0, 800.0), 100);
    let (frames, causes) = frames_until_rest(&mut window);
    assert!(frames <= 3, "{frames} frames, asked for by {causes}");
}

/// Of a thousand saved games the newest are looked at, once, however long the screen is shown.
#[test]
fn of_a_thousand_games_a_few_are_looked_at_and_each_once() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..1000 {
        leave_in(folder.path(), &format!("night-{number}"), 2);
    }
    let mut window =
        open_on(&[&MassiveDarknessWindow, &LanternsWindow], folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    let few = looked_at();
    assert!((1..=16).contains(&few), "{few} of 1,000 games");
    window.run_steps(30);
    assert_eq!(looked_at(), few, "nothing has changed");
}

/// Pictures of what stands still are made beside the window, on every table and on the start screen; what a screen paints anew in each frame
/// asks for no more of them.
#[test]
fn once_there_are_pictures_of_what_stands_still_the_window_is_at_rest() {
    for game in ["", "format-2", "massive-darkness-2-1", "boss-monster-1"] {
        let folder = tempfile::tempdir().expect("a folder");
        let games: [&'static dyn WindowPlug; 3] = [&MassiveDarknessWindow, &HellscapeWindow, &BossMonsterWindow];
        let mut window = open_on(&games, folder.path(), (1280.0, 800.0), Theme::Dark, "en");
        window.ctx.add_plugin(Still::default());
        if !game.is_empty() {
            let file = DataDirs::at(folder.path()).games.join("game.journal");
            std::fs::copy(format!("saves/{game}/game.journal"), &file).expect("a copy");
            window.state_mut().open_game(&file);
            assert!(window.state().shown().is_some(), "{game}");
        }
        let pictures = |window: &Harness<'_, App>| window.ctx.tex_manager().read().num_allocated();
        let before = pictures(&window);
        let come = (0..5_000).any(|_| {
            // They are made in a thread of their own, which wakes the window.
            std::thread::sleep(Duration::from_millis(1));
            window.step();
            pictures(&window) > before
        });
        assert!(come, "{game}: nothing stands still");
        let asks = |window: &Harness<'_, App>| window.ctx.has_requested_repaint();
        let frames = (0..200).take_while(|_| {
            window.step();
            asks(&window)
        });
        let frames = frames.count();
        assert!(frames < 60, "{game}: {frames} frames, asked for by {:?}", window.ctx.repaint_causes());
    }
}

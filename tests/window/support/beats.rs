//! What a hand sees of beats, whichever game shows them.

use crate::support::hands::key;
use crate::support::pictures::shoot;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::time::Duration;

/// Which beat is seen, and of how many.
pub fn seen(window: &Harness<'_, App>) -> Option<(usize, usize)> {
    window.query_all_by_label_contains(" / ").find_map(|node| {
        let label = node.accesskit_node().value()?;
        let (at, of) = label.split_once(" / ")?;
        Some((at.parse().ok()?, of.parse().ok()?))
    })
}

/// Is no frame asked for, neither now nor later?
pub fn rests(window: &Harness<'_, App>) -> bool {
    window.output().viewport_output.values().all(|output| output.repaint_delay == Duration::MAX)
}

/// The beats that are shown now pass by themselves: each is seen once, in order.
pub fn pass_by_themselves(window: &mut Harness<'_, App>) {
    let (_, of) = seen(window).expect("a beat");
    let mut met = vec![];
    for _ in 0..of * 120 {
        met.extend(seen(window).map(|(at, _)| at));
        window.run_steps(1);
    }
    met.dedup();
    assert_eq!(met, (1..=of).collect::<Vec<_>>(), "each once, in order");
}

/// So many frames it may take until all is at rest.
pub struct Until {
    /// In the first beat.
    pub seen: usize,
    /// After the last.
    pub over: usize,
}

/// What is shown one by one rests before something is done, while a beat waits for a hand, and after the last.
pub fn rests_around(window: &mut Harness<'_, App>, until: &Until, done: impl FnOnce(&mut Harness<'_, App>)) {
    window.run_steps(60);
    assert!(rests(window), "nothing has happened");
    done(window);
    assert!(!rests(window), "it moves");
    window.run_steps(until.seen);
    assert!(rests(window), "what has been seen waits for a hand");
    key(window, Modifiers::NONE, Key::End);
    window.run_steps(until.over);
    assert!(rests(window), "after the last beat");
}

/// Pictures of the beats that are shown now, so many at most: as each begins, in its middle, and as it ends.
pub fn picture_each(window: &mut Harness<'_, App>, name: &str, most: usize) {
    for beat in 1..=most {
        if seen(window).is_none() {
            break;
        }
        for (still, steps) in [("a", 2), ("b", 8), ("c", 40)] {
            window.run_steps(steps);
            shoot(&format!("{name}-{beat:02}{still}"), window);
        }
        window.key_press(Key::Space);
        window.run_steps(1);
    }
}

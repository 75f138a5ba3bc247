//! What a hand sees of beats, whichever game shows them.

use crate::support::hands::key;
use crate::support::pictures::shoot;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::time::Duration;

/// No decision brings more beats than this.
const MOST: usize = 60;

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

/// The story as it ends below the heading of its column, and the lines of the beats so far above that.
fn told(window: &Harness<'_, App>, heading: &str) -> (Option<String>, Vec<String>) {
    let headings = window.query_all_by_label(heading).map(|node| node.rect());
    let heading = headings.max_by(|one, other| one.left().total_cmp(&other.left())).expect("a heading");
    let edge = window.ctx.content_rect().bottom();
    let mut lines: Vec<(f32, String)> = window
        .get_all_by_role(egui::accesskit::Role::Label)
        .filter(|node| node.rect().left() > heading.left() - 30.0)
        .filter_map(|node| Some((node.rect().center().y, node.accesskit_node().value()?)))
        .collect();
    lines.sort_by(|one, other| one.0.total_cmp(&other.0));
    let story = lines.iter().rfind(|(y, _)| (heading.bottom()..edge).contains(y)).map(|(_, line)| line.clone());
    (story, lines.into_iter().filter(|(y, _)| *y < heading.top()).map(|(_, line)| line).collect())
}

/// What is painted in a part of the window, piece by piece.
pub fn painted_in(window: &Harness<'_, App>, part: egui::Rect) -> Vec<String> {
    fn texts(shape: &egui::Shape, part: egui::Rect, found: &mut Vec<String>) {
        match shape {
            egui::Shape::Text(text) if part.contains(text.pos) => found.push(text.galley.text().to_owned()),
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, part, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    window.output().shapes.iter().for_each(|clipped| texts(&clipped.shape, part, &mut found));
    found
}

/// In each of the beats that are shown now the story ends with what has been seen, and not with what is to come; after the last, and
/// as soon as the others are skipped, it tells all.
pub fn story_keeps_pace(window: &mut Harness<'_, App>, heading: &str) {
    let (_, of) = seen(window).expect("a beat");
    let at_the_end = |window: &mut Harness<'_, App>| {
        key(window, Modifiers::NONE, Key::End);
        window.run_steps(8);
        assert_eq!(seen(window), None);
        told(window, heading).0.expect("a story")
    };
    let begun = told(window, heading).0;
    let newest = at_the_end(window);
    assert_ne!(begun.as_ref(), Some(&newest), "it is not told before it is seen");
    key(window, Modifiers::NONE, Key::F6);
    for beat in 1..=of {
        window.run_steps(8);
        assert_eq!(seen(window), Some((beat, of)));
        let (story, told) = told(window, heading);
        let story = story.expect("a story");
        assert!(told.contains(&story), "beat {beat} of {of}: the story says {story:?}, seen was {told:?}");
        assert_eq!(story == newest, beat == of, "beat {beat} of {of}: {story}");
        key(window, Modifiers::NONE, Key::Space);
    }
    window.run_steps(8);
    assert_eq!(told(window, heading).0.as_ref(), Some(&newest), "all has been seen");
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
        picture_stills(window, &format!("{name}-{beat:02}"));
    }
}

/// Pictures of a beat: as it begins, in its middle, and as it ends; then it goes on.
pub fn picture_stills(window: &mut Harness<'_, App>, name: &str) {
    for (still, steps) in [("a", 2), ("b", 8), ("c", 40)] {
        window.run_steps(steps);
        shoot(&format!("{name}{still}"), window);
    }
    window.key_press(Key::Space);
    window.run_steps(1);
}

/// What the caption of the beat that is seen begins with.
fn caption(window: &Harness<'_, App>) -> Option<String> {
    let place = window.query_all_by_label_contains(" / ").find(|node| {
        let label = node.accesskit_node().value();
        label.is_some_and(|label| label.split_once(" / ").is_some_and(|(at, _)| at.parse::<usize>().is_ok()))
    })?;
    let place = place.rect();
    // What came of it stands below it, and who else is there beside the map.
    let labels = window.get_all_by_role(egui::accesskit::Role::Label);
    let beside = labels.filter(|node| {
        let rect = node.rect();
        rect.right() <= place.left() + 1.0 && (place.top() - 40.0..place.center().y).contains(&rect.top())
    });
    let first = beside.max_by(|one, other| one.rect().left().total_cmp(&other.rect().left()))?;
    first.accesskit_node().value()
}

/// Which of the beats that a decision brings are looked at where pictures are made in every window: those from the first on whose caption
/// holds one of these words.
#[derive(Clone, Copy)]
pub struct Told {
    pub words: &'static [&'static str],
    /// So many, with what comes of it.
    pub many: usize,
}

impl Told {
    /// One beat.
    pub const fn once(words: &'static [&'static str]) -> Self {
        Self { words, many: 1 }
    }
}

/// Goes on to the first beat that is meant, from which on pictures are taken; what was told before it where there is none.
pub fn go_to_told(window: &mut Harness<'_, App>, told: Told) -> Result<(), Vec<String>> {
    let mut met = Vec::new();
    for _ in 0..MOST {
        if seen(window).is_none() {
            break;
        }
        window.run_steps(1);
        let said = caption(window).unwrap_or_default();
        if told.words.iter().any(|words| said.contains(words)) {
            return Ok(());
        }
        met.push(said);
        window.key_press(Key::Space);
        window.run_steps(1);
    }
    Err(met)
}

/// Pictures of the beats that are meant, in three stills each: as it begins, in its middle, and as it ends. Games are recorded anew now and
/// then, and the same may come about by another decision: a scene that is not met any more has to be looked for anew.
pub fn picture_told(window: &mut Harness<'_, App>, name: &str, told: Told) {
    if let Err(met) = go_to_told(window, told) {
        panic!("{name}: of {:?} nothing is told in {met:?}", told.words);
    }
    picture_each(window, name, told.many);
}

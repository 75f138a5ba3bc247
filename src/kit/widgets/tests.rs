//! Controls are found by their names and do what they say, with mouse and keyboard.

use super::*;
use crate::kit::art::Icon;
use crate::kit::theme;
use egui_kittest::{Harness, kittest::Queryable as _};

fn harness<'a>(mut content: impl FnMut(&mut egui::Ui) + 'a) -> Harness<'a> {
    let mut harness = Harness::builder().with_max_steps(16).build_ui(move |ui| {
        theme::install(ui.ctx());
        content(ui);
    });
    harness.run();
    harness
}

#[test]
fn a_big_button_is_found_by_its_verb_and_pressed_with_the_keyboard() {
    let pressed = std::cell::Cell::new(0);
    let mut harness = harness(|ui| {
        if ui.add(Action::new(Icon::Move, "Attack").shortcut("A")).clicked() {
            pressed.set(pressed.get() + 1);
        }
    });
    harness.get_by_label("Attack").click();
    harness.run();
    assert_eq!(pressed.get(), 1);
    harness.get_by_label("Attack").focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(pressed.get(), 2);
}

#[test]
fn a_disabled_button_does_nothing() {
    let pressed = std::cell::Cell::new(false);
    let mut harness = harness(|ui| {
        let button = Action::new(Icon::Play, "Continue").emphasis(Emphasis::Primary);
        pressed.set(pressed.get() | ui.add_enabled(false, button).clicked());
    });
    harness.get_by_label("Continue").click();
    harness.run();
    assert!(!pressed.get());
}

#[test]
fn icons_headings_badges_and_tracks_have_names() {
    let harness = harness(|ui| {
        heading(ui, "The hand");
        icon_button(ui, Icon::Settings, "Settings");
        icon_toggle(ui, Icon::Grid, "Grid", Toggle::On);
        badge(ui, "Level 2", BadgeLook::Accent);
        track(ui, "Health: 4 of 5", Track { pip: Pip::Health, now: 4, full: 5 });
    });
    for name in ["The hand", "Settings", "Grid", "Level 2", "Health: 4 of 5"] {
        assert!(harness.query_by_label(name).is_some(), "{name}");
    }
}

#[test]
fn a_field_is_found_by_its_name_and_written_in() {
    let text = std::cell::RefCell::new(String::new());
    let mut harness = harness(|ui| {
        text_field(ui, "Name of the party", "The Night Watch", &mut text.borrow_mut());
    });
    harness.get_by_label("Name of the party").focus();
    harness.run();
    harness.get_by_label("Name of the party").type_text("Four");
    harness.run();
    assert_eq!(*text.borrow(), "Four");
}

#[test]
fn what_is_written_on_paper_is_ink() {
    let mut colours = None;
    let mut harness = harness(|ui| {
        let outside = ui.visuals().text_color();
        let inside = sheet(ui, Sheet::Paper, |ui| ui.visuals().text_color()).inner;
        colours = Some((outside, inside));
    });
    harness.run();
    drop(harness);
    let (outside, inside) = colours.unwrap();
    assert_eq!(inside, theme::Theme::dark().surface.ink.egui());
    assert_ne!(outside, inside);
}

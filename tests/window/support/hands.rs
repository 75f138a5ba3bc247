//! Hands on the real window: pressing, typing, clicking and dragging, by accessible names and by keys alone.

use super::desk::AtTheDesk as _;
use super::pictures::shoot;
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::{Campaign, Shelf, Standing, What};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::model::Spot;
use delvewright::house::storage::DataDirs;
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Waits for what another thread does, while the window stands still; a busy machine may need its time.
pub fn soon(mut is_so: impl FnMut() -> bool) -> bool {
    let until = Instant::now() + Duration::from_secs(30);
    while !is_so() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(10));
    }
    is_so()
}

/// Presses a control by its name.
pub fn press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.run_steps(4);
}

/// Scrolls to a control and presses it.
pub fn scroll_and_press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).scroll_to_me();
    // A long page takes some frames to come to rest.
    harness.run_steps(12);
    press(harness, name);
}

/// Presses the first button whose name holds these words.
pub fn press_containing(harness: &mut Harness<'_, App>, part: &str) {
    press_part(harness, Role::Button, part);
}

/// Presses the control of this kind whose name holds these words.
pub fn press_part(harness: &mut Harness<'_, App>, role: Role, part: &str) {
    let holds = |label: Option<String>| label.is_some_and(|label| label.contains(part));
    let mut controls = harness.get_all_by_role(role);
    let found = controls.find(|node| holds(node.accesskit_node().label()));
    found.unwrap_or_else(|| unreachable!("no {role:?} {part}")).click();
    drop(controls);
    harness.run_steps(4);
}

/// Begins the game that was set up, and goes down as soon as it is told what it is about: in any language, whatever the game of tiles.
pub fn begin(harness: &mut Harness<'_, App>) {
    let texts = harness.state().texts();
    scroll_and_press(harness, &texts.get("plain-begin"));
    press(harness, &texts.get("intro-begin"));
}

/// Does a name on the screen hold these words?
pub fn shows(harness: &Harness<'_, App>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

/// Is this button there, but cannot be pressed?
pub fn is_disabled(harness: &Harness<'_, App>, name: &str) -> bool {
    harness.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
}

/// Presses a key.
pub fn key(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(4);
}

/// Moves the keyboard on until it is at a control.
pub fn tab_to(harness: &mut Harness<'_, App>, name: &str) {
    // A dot behind a name says that something is missing there.
    let is_it = |label: Option<String>| label.is_some_and(|label| label.trim_end_matches(" •") == name);
    for _ in 0..200 {
        let is_there = harness
            .query_all_by_label_contains(name)
            .map(|node| node.accesskit_node())
            .any(|node| node.is_focused() && is_it(node.label()));
        if is_there {
            return;
        }
        tab(harness);
    }
    unreachable!("{name} cannot be reached by Tab");
}

/// Moves the keyboard on by one control. The key goes down and up within one frame, as under a quick finger: of the way through a
/// whole window each frame counts.
pub fn tab(harness: &mut Harness<'_, App>) {
    for pressed in [true, false] {
        let modifiers = Modifiers::NONE;
        let key = Event::Key { key: Key::Tab, physical_key: None, pressed, repeat: false, modifiers };
        harness.input_mut().events.push(key);
    }
    harness.run_steps(1);
}

/// Writes into the field that holds the keyboard, over what is there.
pub fn write(harness: &mut Harness<'_, App>, text: &str) {
    key(harness, Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(4);
}

/// Writes into the field of one line with this name, behind what is there.
pub fn write_in(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, field).focus();
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, field).type_text(text);
    harness.run_steps(4);
}

/// Writes into a field of one line with this name, behind what is there, and presses Enter there.
pub fn enter(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    write_in(harness, field, text);
    key(harness, Modifiers::NONE, Key::Enter);
}

/// Types a number where one stands.
pub fn number(harness: &mut Harness<'_, App>, name: &str, value: &str) {
    harness.get_by_role_and_label(Role::SpinButton, name).focus();
    harness.run_steps(2);
    write(harness, value);
    key(harness, Modifiers::NONE, Key::Enter);
}

/// Clicks a place.
pub fn click_at(harness: &mut Harness<'_, App>, at: Pos2) {
    click_with(harness, at, Modifiers::NONE, PointerButton::Primary);
}

/// Clicks a place with a button while keys are held.
pub fn click_with(harness: &mut Harness<'_, App>, at: Pos2, modifiers: Modifiers, button: PointerButton) {
    harness.hover_at(at);
    harness.run_steps(1);
    for pressed in [true, false] {
        harness.event_modifiers(Event::PointerButton { pos: at, button, pressed, modifiers }, modifiers);
        harness.run_steps(1);
    }
    harness.run_steps(3);
}

/// Drags from one place to another.
pub fn drag(harness: &mut Harness<'_, App>, from: Pos2, to: Pos2) {
    drag_with(harness, from, to, Modifiers::NONE);
}

/// Drags from one place to another while keys are held.
pub fn drag_with(harness: &mut Harness<'_, App>, from: Pos2, to: Pos2, modifiers: Modifiers) {
    let button = PointerButton::Primary;
    harness.hover_at(from);
    harness.run_steps(1);
    harness.event_modifiers(Event::PointerButton { pos: from, button, pressed: true, modifiers }, modifiers);
    harness.run_steps(1);
    for step in 1..=4_u8 {
        harness.event_modifiers(Event::PointerMoved(from.lerp(to, f32::from(step) / 4.0)), modifiers);
        harness.run_steps(1);
    }
    harness.event_modifiers(Event::PointerButton { pos: to, button, pressed: false, modifiers }, modifiers);
    harness.run_steps(3);
}

/// The middle of a control.
pub fn centre_of(harness: &Harness<'_, App>, name: &str) -> Pos2 {
    harness.get_by_label(name).rect().center()
}

/// The Zones on the map that is being drawn: what is called so elsewhere is a line of text.
pub fn zones(harness: &Harness<'_, App>) -> Vec<Rect> {
    let rects = harness.get_all_by_label_contains("Zone ").map(|node| node.rect());
    rects.filter(|rect| rect.height() > 40.0).collect()
}

/// Where Zones are on a map with a tile at its beginning.
pub struct Places {
    corner: Pos2,
    /// How large a Zone is.
    pub zone: Vec2,
}

impl Places {
    /// As the map is seen now.
    pub fn of(harness: &Harness<'_, App>) -> Self {
        let zones = zones(harness);
        let corner = zones.iter().copied().reduce(Rect::union).expect("a tile lies there").min;
        Self { corner, zone: zones[0].size() }
    }

    /// The middle of a Zone.
    pub fn at(&self, spot: Spot) -> Pos2 {
        self.corner + vec2((f32::from(spot.x) + 0.5) * self.zone.x, (f32::from(spot.y) + 0.5) * self.zone.y)
    }

    /// A place on the border of one Zone to another.
    pub fn border(&self, from: Spot, to: Spot) -> Pos2 {
        self.at(from).lerp(self.at(to), 0.46)
    }
}

/// The quest that is being drawn.
pub fn quest(harness: &Harness<'_, App>) -> Quest {
    harness.state().drawn_quest().expect("a quest is being drawn").clone()
}

/// Takes a picture with nothing under the pointer.
pub fn picture(harness: &mut Harness<'_, App>, name: &str) {
    harness.remove_cursor();
    picture_of_hover(harness, name);
}

/// Takes a picture of what the pointer shows.
pub fn picture_of_hover(harness: &mut Harness<'_, App>, name: &str) {
    harness.run_steps(2);
    shoot(name, harness);
}

/// Writes into a field instead of what stands there, and enters it: the name of a file, or the folder of one.
pub fn enter_over(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, field).focus();
    harness.run_steps(2);
    write(harness, text);
    key(harness, Modifiers::NONE, Key::Enter);
}

/// A file that a user lets go over the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Lets files go over the window.
pub fn let_go(harness: &mut Harness<'_, App>, files: &[&Path]) {
    for file in files {
        harness.input_mut().dropped_files.push(Arc::new(Dropped(file.to_path_buf())));
    }
    harness.run_steps(4);
}

/// The one book on the shelf of a data folder.
pub fn campaign(folder: &Path) -> Campaign {
    let shelf = Shelf::new(DataDirs::at(folder), shared_core_box().expect("the box"));
    let books = shelf.list().expect("a shelf");
    assert_eq!(books.len(), 1);
    read(&books[0].file, shelf.library()).expect("a sound book")
}

/// Where its campaign is.
pub fn standing(folder: &Path) -> Standing {
    campaign(folder).standing().expect("it has begun").clone()
}

/// How many quests have ended in it.
pub fn quests_ended(folder: &Path) -> usize {
    campaign(folder).entries().iter().filter(|entry| matches!(entry.what, What::QuestEnded(_))).count()
}

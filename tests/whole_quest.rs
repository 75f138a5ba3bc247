//! Somebody plays the whole tutorial in the real window: with the mouse alone, and with the keyboard alone.
//!
//! What to do is decided by the bot that has some sense; each of its answers is given by finding the control that says
//! so and pressing it, as a person would.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::App;
use delvewright::app::play::Play;
use delvewright::describe::Words;
use delvewright::engine::kernel::game::{Game as _, Outcome};
use delvewright::engine::massive_darkness::ask::Put;
use delvewright::engine::massive_darkness::ids::Hero;
use delvewright::engine::massive_darkness::state::Slot;
use delvewright::engine::massive_darkness::{Act, Answer, Ask};
use delvewright::playtest::{Bot as _, Greedy, RandomBot};
use delvewright::storage::{DataDirs, Settings};
use delvewright::text::{Language, Texts};
use egui::{Event, Key, MouseWheelUnit, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use support::pictures::save;

/// What presses controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    Mouse,
    Keyboard,
}

/// Somebody at the window.
struct Person<'a> {
    window: Harness<'a, App>,
    device: Device,
    texts: Texts,
    chance: RandomBot,
}

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);

impl Person<'_> {
    fn at(folder: &std::path::Path, device: Device) -> Self {
        let dirs = DataDirs::at(folder);
        dirs.create().expect("folders");
        let settings = Settings { reduce_motion: true, ..Settings::default() };
        settings.save(&dirs.settings_file).expect("settings");
        let window = support::app::window((SIZE.x, SIZE.y), egui::Theme::Dark, folder, 11);
        Self { window, device, texts: Texts::new(Language::English), chance: RandomBot::new(3) }
    }

    fn play(&self) -> &Play {
        self.window.state().play().expect("a game is on the table")
    }

    /// Controls with this name, in the order in which they stand.
    fn controls<'s>(&'s self, name: &'s str) -> Vec<Node<'s>> {
        let is_control = |node: &Node<'_>| {
            use egui::accesskit::Role;
            let role = node.accesskit_node().role();
            matches!(role, Role::Button | Role::CheckBox | Role::RadioButton | Role::Tab | Role::ListBoxOption)
        };
        self.window.query_all_by_label(name).filter(is_control).collect()
    }

    /// Presses the `nth` control with this name.
    #[track_caller]
    fn press(&mut self, name: &str, nth: usize) {
        match self.device {
            Device::Mouse => self.click(name, nth),
            Device::Keyboard => self.walk_to(name, nth),
        }
        self.window.run_steps(3);
    }

    /// Scrolls to it if it is out of sight, and clicks it.
    fn click(&mut self, name: &str, nth: usize) {
        // Where the wheel is turned: at the height of what is wanted, else wherever it helps.
        let mut heights = [0.5, 0.25, 0.75, 0.4, 0.9].into_iter().cycle();
        let mut height = heights.next();
        for _ in 0..120 {
            let controls = self.controls(name);
            assert!(controls.len() > nth, "no control “{name}”");
            let control = controls.get(nth).expect("there is such a control");
            let rect = control.rect();
            if self.is_in_sight(rect) {
                control.click();
                return;
            }
            let spot = egui::pos2(rect.center().x, SIZE.y * height.unwrap_or(0.5));
            let up = if rect.center().y > spot.y { -1.0 } else { 1.0 };
            self.window.hover_at(spot);
            self.window.event(Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, up),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
                source: egui::MouseWheelSource::Unknown,
            });
            self.window.run_steps(6);
            if self.controls(name).get(nth).is_some_and(|control| control.rect() == rect) {
                height = heights.next();
            }
        }
        save("lost", &self.window.render().expect("a picture"));
        let rect = self.controls(name)[nth].rect();
        assert!(self.is_in_sight(rect), "“{name}” cannot be scrolled into sight: {rect:?}");
    }

    /// Is the middle of this control neither cut off nor beyond the window?
    fn is_in_sight(&self, rect: Rect) -> bool {
        let middle = rect.center();
        Rect::from_min_size(egui::Pos2::ZERO, SIZE).contains(middle)
            && self.window.ctx.viewport(|viewport| {
                let mut widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
                widgets.any(|widget| widget.rect == rect && widget.interact_rect.contains(middle))
            })
    }

    /// Goes from control to control with Tab until it is the focused one, and presses Enter.
    fn walk_to(&mut self, name: &str, nth: usize) {
        for _ in 0..300 {
            let controls = self.controls(name);
            assert!(controls.len() > nth, "no control “{name}”");
            if controls[nth].is_focused() {
                self.window.key_press(Key::Enter);
                return;
            }
            self.window.key_press(Key::Tab);
            self.window.run_steps(1);
        }
        assert!(self.controls(name)[nth].is_focused(), "“{name}” cannot be reached by Tab");
    }

    /// Gives one answer of a list: by its number key, or by the control that says it.
    fn choose(&mut self, label: &str, nth_of_all: usize, nth_of_name: usize) {
        const NUMBERS: [Key; 9] =
            [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
        match (self.device, NUMBERS.get(nth_of_all)) {
            (Device::Keyboard, Some(key)) => {
                self.window.key_press(*key);
                self.window.run_steps(3);
            }
            _ => self.press(label, nth_of_name),
        }
    }

    /// Gives an answer the way the window asks for it.
    fn give(&mut self, answer: &Answer) {
        let before = self.play().session().len();
        match answer {
            Answer::Arrange(puts) => self.arrange(puts),
            Answer::PickSome(chosen) => {
                let labels = self.of_the_options();
                for (at, label) in labels.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1) {
                    let nth = labels[..at].iter().filter(|other| *other == label).count();
                    self.press(label, nth);
                }
                let confirm = self.texts.get("question-confirm");
                self.press(&confirm, 0);
            }
            one if matches!(self.play().game().state.ask, Ask::Arrange { .. }) => {
                let label = self.label_of(one);
                self.press(&label, 0);
            }
            one => {
                let labels = self.listed_labels();
                let at = labels.iter().position(|(listed, _)| listed == one).expect("it is listed");
                let label = labels[at].1.clone();
                let nth = labels[..at].iter().filter(|(_, other)| *other == label).count();
                self.choose(&label, at, nth);
            }
        }
        let play = self.play();
        assert!(play.session().len() > before, "{answer:?} was not taken; it is asked: {:?}", play.game().state.ask);
        let decisions = play.session().decisions();
        let last = decisions.last().and_then(|entry| play.session().entry(*entry)).expect("a decision");
        assert_eq!(last.answer, *answer, "something else was pressed");
    }

    fn label_of(&self, answer: &Answer) -> String {
        Words::new(self.play().game(), &self.texts).answer(answer).to_string()
    }

    /// The answers in the order in which they are shown: what ends a choice comes last.
    fn listed_labels(&self) -> Vec<(Answer, String)> {
        let mut listed = Vec::new();
        self.play().game().answers(&mut listed);
        listed.sort_by_key(|answer| *answer == Answer::Enough);
        listed.into_iter().map(|answer| (answer.clone(), self.label_of(&answer))).collect()
    }

    fn of_the_options(&self) -> Vec<String> {
        let words = Words::new(self.play().game(), &self.texts);
        self.play().game().state.options.iter().map(|choice| words.choice(*choice).to_string()).collect()
    }

    /// Puts card after card to its place: presses the card, then the place.
    fn arrange(&mut self, puts: &[Put]) {
        const SLOTS: [(Slot, &str); 4] = [
            (Slot::FirstHand, "slot-first-hand"),
            (Slot::SecondHand, "slot-second-hand"),
            (Slot::Body, "slot-body"),
            (Slot::Pack, "slot-pack"),
        ];
        let game = self.play().game();
        let Ask::Arrange { heroes, .. } = game.state.ask else { return };
        // Only the cards of those who take part are shown.
        let mut places: Vec<_> = game
            .state
            .hero_ids()
            .filter(|hero| heroes >> hero.0 & 1 == 1)
            .flat_map(|hero| game.state.hero(hero).cards.iter().map(move |held| (held.card, hero, held.slot)))
            .collect();
        for put in puts {
            let words = Words::new(self.play().game(), &self.texts);
            let name = words.card(put.card).to_string();
            let order = |(_, hero, slot): &(_, Hero, Slot)| (hero.0, SLOTS.iter().position(|(one, _)| one == slot));
            let mut shown = places.clone();
            shown.sort_by_key(order);
            let same = shown.iter().filter(|(card, ..)| *words.card(*card) == *name);
            let nth = same.clone().position(|(card, ..)| *card == put.card).expect("somebody has it");
            let (slot, hero) = (SLOTS.iter().find(|(slot, _)| *slot == put.slot).expect("a place"), put.hero);
            let hero_name = words.hero(hero).to_string();
            let slot_name = self.texts.get(slot.1).to_string();
            let values = [("hero", hero_name.as_str().into()), ("slot", slot_name.as_str().into())];
            let place = self.texts.with("arrange-put-here", &values).to_string();
            self.press(&name, nth);
            self.press(&place, 0);
            if let Some(known) = places.iter_mut().find(|(card, ..)| *card == put.card) {
                *known = (put.card, put.hero, put.slot);
            }
        }
        let confirm = self.texts.get("arrange-confirm");
        self.press(&confirm, 0);
    }

    /// Enters the dice or the card that lie on the table, as if they had been rolled and drawn there.
    fn type_what_fell(&mut self) {
        let chance = &mut self.chance;
        let game = self.window.state().play().expect("a game is on the table").game();
        let fell = game.sample(&mut |count| chance.pick(count as usize) as u32).expect("chance is asked");
        let before = self.play().session().len();
        if let Answer::Rolled(faces) = &fell {
            for (at, face) in faces.iter().enumerate() {
                let values = [("number", (at as i64 + 1).into()), ("face", (i64::from(*face) + 1).into())];
                let name = self.texts.with("die-choose", &values).to_string();
                self.press(&name, 0);
            }
            let confirm = self.texts.get("question-confirm");
            self.press(&confirm, 0);
        } else {
            let label = self.label_of(&fell);
            let mut drawn = Vec::new();
            self.play().game().outcomes(&mut |answer, _| drawn.push(answer));
            let at = drawn.iter().position(|answer| *answer == fell).expect("it is in the deck");
            let nth = drawn[..at].iter().filter(|answer| self.label_of(answer) == label).count();
            self.press(&label, nth);
        }
        let session = self.play().session();
        assert!(session.len() > before, "{fell:?} was not taken");
        let last = session.path_to(session.place()).into_iter().filter_map(|entry| session.entry(entry)).next_back();
        assert!(last.is_some_and(|entry| entry.answer == fell), "something else was pressed instead of {fell:?}");
    }

    /// What has passed by itself is read before anything is answered.
    fn read_on(&mut self) {
        let go_on = self.texts.get("meanwhile-go-on").to_string();
        if !self.controls(&go_on).is_empty() {
            self.press(&go_on, 0);
        }
    }

    /// Plays until the quest is over.
    fn play_on(&mut self, bot: &mut Greedy) -> Outcome {
        let mut answers = 0;
        loop {
            if let Some(outcome) = self.play().game().outcome() {
                return outcome;
            }
            self.read_on();
            let game = self.play().game();
            if matches!(game.state.ask, Ask::Roll(_) | Ask::Draw(_)) {
                self.type_what_fell();
            } else {
                let mut listed = Vec::new();
                game.answers(&mut listed);
                let answer = bot.answer(game, &listed);
                self.give(&answer);
            }
            answers += 1;
            assert!(answers < 3000, "the quest never ends");
        }
    }
}

/// From the start screen to the end of the tutorial, with two Heroes, and back to the start screen.
fn the_whole_tutorial(device: Device) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut person = Person::at(folder.path(), device);
    person.window.run();
    person.press("New game", 0);
    person.press("Owen", 0);
    person.press("Begin", 0);
    assert_eq!(person.play().game().state.starting_heroes, 2);
    let outcome = person.play_on(&mut Greedy::new(7));
    assert!(matches!(outcome, Outcome::Won | Outcome::Lost), "{outcome:?}");
    person.window.remove_cursor();
    save(&format!("outcome-{device:?}").to_lowercase(), &person.window.render().expect("a picture"));
    let leave = person.texts.get("table-leave").to_string();
    person.press(&leave, 0);
    assert!(person.window.state().play().is_none(), "the start screen is back");
    person.window.run();
    assert!(person.window.query_by_label("New game").is_some());
}

#[test]
fn the_whole_tutorial_is_played_with_the_mouse_alone() {
    the_whole_tutorial(Device::Mouse);
}

#[test]
fn the_whole_tutorial_is_played_with_the_keyboard_alone() {
    the_whole_tutorial(Device::Keyboard);
}

#[test]
fn dice_and_cards_of_a_physical_table_are_typed_in_by_mouse_and_by_keyboard() {
    for device in [Device::Mouse, Device::Keyboard] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut person = Person::at(folder.path(), device);
        person.window.run();
        person.press("New game", 0);
        person.press("Owen", 0);
        person.press("Elias", 0);
        person.press("I type what falls on my table", 0);
        person.press("Begin", 0);
        let outcome = person.play_on(&mut Greedy::new(7));
        assert!(matches!(outcome, Outcome::Won | Outcome::Lost), "{outcome:?}");
        let session = person.play().session();
        let path = session.path_to(session.place());
        let fell = path
            .iter()
            .filter_map(|entry| session.entry(*entry))
            .filter(|entry| matches!(entry.answer, Answer::Rolled(_) | Answer::Drew(_)));
        assert!(fell.count() > 5, "dice fell and cards were drawn");
    }
}

#[test]
fn after_other_dice_from_here_on_the_same_attack_falls_otherwise_and_the_first_one_is_not_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = support::fight::leave_in(folder.path());
    let mut person = Person::at(folder.path(), Device::Mouse);
    person.window.run();
    person.window.state_mut().open_game(&file);
    person.window.run_steps(3);
    let before = person.play().session().hash();
    let attack = person.listed_labels().into_iter().find(|(answer, _)| matches!(answer, Answer::Act(Act::Attack(..))));
    let (_, attack) = attack.expect("somebody can be attacked");
    person.press(&attack, 0);
    let first = person.play().session().hash();
    let mut seen = std::collections::BTreeSet::from([first]);
    for _ in 0..4 {
        person.press("Take back", 0);
        assert_eq!(person.play().session().hash(), before);
        // The same dice again, until others are wished for.
        person.press(&attack, 0);
        assert!(seen.contains(&person.play().session().hash()), "the dice have not been changed");
        person.press("Take back", 0);
        person.press("History", 0);
        person.press("Other dice from here on", 0);
        assert_eq!(person.play().session().hash(), before);
        person.press(&attack, 0);
        seen.insert(person.play().session().hash());
    }
    assert!(seen.len() > 1, "four other rolls, and never another one");
    person.press("Take back", 0);
    person.press("Give again", 0);
    assert!(seen.contains(&person.play().session().hash()), "what was taken back can be given again");
}

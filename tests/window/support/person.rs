//! Somebody at the real window, who works it with the mouse alone or with the keyboard alone: he finds the control that says
//! what he wants by its accessible name, and presses it as a person would.

use super::desk::AtTheDesk as _;
use super::hands::tab;
use super::pictures::shoot;
use delvewright::games::massive_darkness::describe::Words;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot, RandomBot};
use delvewright::games::massive_darkness::rules::ask::Put;
use delvewright::games::massive_darkness::rules::frames::Frame;
use delvewright::games::massive_darkness::rules::ids::{CardId, Hero};
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::{Act, Answer, Ask, MassiveDarkness};
use delvewright::games::massive_darkness::session::Play;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, Pace, Settings};
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::game::{Game as _, Outcome};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelUnit, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};

/// What presses controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Buttons are clicked, pages turned by the wheel. What cannot be clicked is typed.
    Mouse,
    /// Tab, Enter, typing and the keys of commands.
    Keyboard,
}

/// Somebody at the window.
pub struct Person<'a> {
    pub window: Harness<'a, App>,
    /// With what he works it.
    pub device: Device,
    /// What the window says.
    pub texts: Texts,
    chance: RandomBot,
}

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);

impl<'a> Person<'a> {
    /// Somebody at a window that has been opened already.
    pub fn before(window: Harness<'a, App>, device: Device) -> Self {
        Self { window, device, texts: texts::of(Language::English), chance: RandomBot::new(3) }
    }

    /// Somebody at the window of a data folder, who wants to see everything at once.
    pub fn at(folder: &std::path::Path, device: Device) -> Self {
        Self::with_beats(folder, device, Pace::AtOnce)
    }

    /// The same, to whom what happens is shown at this pace.
    pub fn with_beats(folder: &std::path::Path, device: Device, beats: Pace) -> Self {
        let dirs = DataDirs::at(folder);
        dirs.create_all().expect("folders");
        let settings = Settings { reduce_motion: beats == Pace::AtOnce, beats, ..Settings::default() };
        settings.save(&dirs.settings_file).expect("settings");
        Self::before(super::app::window((SIZE.x, SIZE.y), egui::Theme::Dark, folder, 11), device)
    }

    /// The running game.
    pub fn play(&self) -> &Play {
        self.window.state().play().expect("a game is on the table")
    }

    /// Controls with this name, in the order in which they stand.
    fn controls<'s>(&'s self, name: &'s str) -> Vec<Node<'s>> {
        self.window.query_all_by_label(name).filter(is_control).collect()
    }

    /// Presses the `nth` control with this name.
    #[track_caller]
    pub fn press(&mut self, name: &str, nth: usize) {
        match self.device {
            Device::Mouse => self.click(name, nth),
            Device::Keyboard => {
                self.walk_to(name, nth);
                self.window.key_press(Key::Enter);
            }
        }
        self.window.run_steps(3);
    }

    /// Presses the first control of which this is a part of the name.
    #[track_caller]
    pub fn press_part(&mut self, part: &str) {
        let name = self.name_of(part);
        self.press(&name, 0);
    }

    /// The whole name of the first control that says this among other things.
    #[track_caller]
    pub fn name_of(&self, part: &str) -> String {
        let nodes = self.window.query_all_by_label_contains(part).filter(is_control);
        let mut names = nodes.filter_map(|node| node.accesskit_node().label());
        names.next().unwrap_or_else(|| unreachable!("no control says “{part}”"))
    }

    /// Can it be pressed?
    pub fn is_enabled(&self, name: &str) -> bool {
        !self.window.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
    }

    /// Is this said anywhere?
    pub fn reads(&self, part: &str) -> bool {
        self.window.query_all_by_label_contains(part).next().is_some()
    }

    /// Holds keys and presses another one.
    pub fn hold(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.window.run_steps(4);
    }

    /// Writes into a field, over what is there.
    #[track_caller]
    pub fn write(&mut self, field: &str, text: &str) {
        match self.device {
            Device::Mouse => self.click(field, 0),
            Device::Keyboard => self.walk_to(field, 0),
        }
        self.window.run_steps(3);
        self.hold(Modifiers::COMMAND, Key::A);
        self.window.event(Event::Text(text.to_owned()));
        self.window.run_steps(4);
    }

    /// Finds a card by its code in a field for cards, and takes it.
    #[track_caller]
    pub fn find_card(&mut self, field: &str, code: &str) {
        self.write(field, code);
        match self.device {
            Device::Keyboard => self.hold(Modifiers::NONE, Key::Enter),
            Device::Mouse => {
                let printed = format!("({code})");
                let offered = self.window.query_all_by_label_contains(&printed).filter(is_button);
                let mut names = offered.filter_map(|node| node.accesskit_node().label());
                let name = names.find(|name| name.ends_with(&printed)).expect("the card is offered");
                drop(names);
                self.press(&name, 0);
            }
        }
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
                modifiers: Modifiers::NONE,
                source: egui::MouseWheelSource::Unknown,
            });
            self.window.run_steps(6);
            if self.controls(name).get(nth).is_some_and(|control| control.rect() == rect) {
                height = heights.next();
            }
        }
        shoot("lost", &mut self.window);
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

    /// Goes from control to control with Tab until it is the focused one.
    fn walk_to(&mut self, name: &str, nth: usize) {
        for _ in 0..300 {
            let controls = self.controls(name);
            assert!(controls.len() > nth, "no control “{name}”");
            if controls[nth].is_focused() {
                return;
            }
            tab(&mut self.window);
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
        assert_eq!(in_order(&last.answer), in_order(answer), "something else was pressed");
    }

    fn label_of(&self, answer: &Answer) -> String {
        Words::new(self.play().game(), &self.texts).answer(answer).to_string()
    }

    /// The answers in the order in which they are shown: what ends something comes last.
    pub fn listed_labels(&self) -> Vec<(Answer, String)> {
        let mut listed = Vec::new();
        self.play().game().answers(&mut listed);
        let is_an_end = |one: &Answer| matches!(one, Answer::Enough | Answer::Act(Act::Nothing | Act::EndMove));
        listed.sort_by_key(is_an_end);
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
        let Ask::Arrange { heroes, trade, .. } = game.state.ask else { return };
        // Only the cards of those who take part are shown.
        let mut places: Vec<_> = game
            .state
            .hero_ids()
            .filter(|hero| heroes >> hero.0 & 1 == 1)
            .flat_map(|hero| game.state.hero(hero).cards.iter().map(move |held| (held.card, hero, held.slot)))
            .collect();
        // What was just found lies above all Inventories, until it goes somewhere.
        let frames = &game.state.frames;
        let gains =
            frames.iter().rev().find_map(|frame| if let Frame::Gain(gain) = frame { Some(gain.got) } else { None });
        let found: Vec<CardId> = gains.map(|got| got.iter().copied().collect()).unwrap_or_default();
        let mut laid: Vec<Put> = Vec::new();
        for put in puts {
            // A card that made room for another may lie where it belongs already.
            if places.contains(&(put.card, put.hero, put.slot)) {
                continue;
            }
            let game = self.play().game();
            let words = Words::new(game, &self.texts);
            let name = words.card(put.card).to_string();
            let order = |(card, hero, slot): &(CardId, Hero, Slot)| {
                let is_above = found.contains(card) && !laid.iter().any(|put| put.card == *card);
                (!is_above, hero.0, SLOTS.iter().position(|(one, _)| one == slot))
            };
            let mut shown = places.clone();
            shown.sort_by_key(order);
            let same = shown.iter().filter(|(card, ..)| *words.card(*card) == *name);
            let nth = same.clone().position(|(card, ..)| *card == put.card).expect("somebody has it");
            let (slot, hero) = (SLOTS.iter().find(|(slot, _)| *slot == put.slot).expect("a place"), put.hero);
            let hero_name = words.hero(hero).to_string();
            let slot_name = self.texts.get(slot.1).to_string();
            let values = [("hero", hero_name.as_str().into()), ("slot", slot_name.as_str().into())];
            let place = self.texts.with("arrange-put-here", &values).to_string();
            let after = game.with_put(heroes, trade, &laid, *put).expect("it fits there").to_vec();
            self.press(&name, nth);
            self.press(&place, 0);
            for moved in &after {
                if let Some(known) = places.iter_mut().find(|(card, ..)| *card == moved.card) {
                    *known = (moved.card, moved.hero, moved.slot);
                }
            }
            laid = after;
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

    /// What the quest is about, and what has passed by itself, is read before anything is answered.
    fn read_on(&mut self) {
        for name in ["intro-begin", "meanwhile-go-on"] {
            let go_on = self.texts.get(name).to_string();
            for beat in 0.. {
                if self.controls(&go_on).is_empty() {
                    break;
                }
                // The first one as any other button is pressed, the others by the key that goes on.
                if self.device == Device::Keyboard && beat > 0 {
                    self.window.key_press(Key::Space);
                    self.window.run_steps(2);
                } else {
                    self.press(&go_on, 0);
                }
                assert!(beat < 400, "it never ends");
            }
        }
    }

    /// Plays until the quest is over.
    pub fn play_on(&mut self, bot: &mut dyn Bot<MassiveDarkness>) -> Outcome {
        self.play_until(bot, |_| false);
        // The end may have come in a phase without a hero's turn.
        self.read_on();
        self.play().game().outcome().expect("the quest is over")
    }

    /// Plays until the quest is over, or so far.
    pub fn play_until(&mut self, bot: &mut dyn Bot<MassiveDarkness>, is_far_enough: impl Fn(&Play) -> bool) {
        let mut answers = 0;
        while self.play().game().outcome().is_none() && !is_far_enough(self.play()) {
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

/// Can it be pressed or written in?
fn is_control(node: &Node<'_>) -> bool {
    use Role::{Button, CheckBox, ListBoxOption, RadioButton, SpinButton, Tab, TextInput};
    let role = node.accesskit_node().role();
    matches!(role, Button | CheckBox | RadioButton | Tab | ListBoxOption | TextInput | SpinButton)
}

fn is_button(node: &Node<'_>) -> bool {
    node.accesskit_node().role() == Role::Button
}

/// Somebody who does as little as he can, and so loses in the end.
pub struct Idle;

impl Bot<MassiveDarkness> for Idle {
    fn answer(&mut self, _: &MassiveDarkness, listed: &[Answer]) -> Answer {
        let rests =
            |answer: &&Answer| matches!(answer, Answer::Act(Act::Nothing | Act::EndMove) | Answer::No | Answer::Enough);
        listed.iter().find(rests).unwrap_or(&listed[0]).clone()
    }
}

/// Cards that are put somewhere are named in no order: what makes room for another is named with it.
fn in_order(answer: &Answer) -> Answer {
    match answer {
        Answer::Arrange(puts) => {
            let mut puts = puts.clone();
            puts.sort_by_key(|put| put.card);
            Answer::Arrange(puts)
        }
        other => other.clone(),
    }
}

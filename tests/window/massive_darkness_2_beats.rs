//! Massive Darkness 2: what happens between two decisions is shown one beat after the other.

use crate::support::app::open_in_steps;
use crate::support::beats::{
    Until, painted_in, pass_by_themselves, picture_each, rests_around, seen, story_keeps_pace,
};
use crate::support::hands::{click_at, key, shows};
use crate::support::pictures::{Look, are_wanted, is_matrix_wanted, name_of, shoot};
use delvewright::games::massive_darkness_2::rules::{Answer, Event, MassiveDarkness2};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Pace, Theme};
use delvewright::kernel::game::{Game as _, Logged};
use delvewright::kernel::journal::{Given, Step};
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use massive_darkness_2_bots::Greedy;
use std::path::{Path, PathBuf};

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
const USUAL: Look = ((1280.0, 800.0), Theme::Dark);
const HEROES: u8 = 3;

/// Somebody attacks, and dice of both sides come to something.
fn is_fight(event: &Event) -> bool {
    matches!(event, Event::Outcome { wounds: 1.., .. })
}

/// Plays games up to a decision of this kind that brings what is wanted, and leaves one just before it. Says which number the answer
/// has among those that are offered.
fn leave_before(folder: &Path, quest: &str, is_asked: fn(&Answer) -> bool, is_wanted: fn(&Event) -> bool) -> usize {
    let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest");
    let found = (5..60).find_map(|seed| brings(&rules, seed, is_asked, is_wanted).map(|found| (seed, found)));
    let (seed, (at, number)) = found.expect("it happens in some game");
    let mut session = rules.begin(rules.start(HEROES, seed), seed, &mut |_| {}).expect("a game");
    let mut left = at;
    while left > 0 {
        while session.step_chance(&mut |_| {}).expect("dice") {}
        let answer = Greedy::default().choose(session.game(), &mut |_| 0).expect("somebody is asked");
        session.answer(answer, Given::Chosen, &mut |_| {}).expect("legal");
        left -= 1;
    }
    while session.step_chance(&mut |_| {}).expect("dice") {}
    write_down(folder, &session.take_lines().expect("lines"));
    number
}

fn write_down(folder: &Path, lines: &[String]) {
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    std::fs::write(dirs.games.join("tutorial-5-1.journal"), lines.join("\n") + "\n").expect("a file");
}

/// A game of the repository that was played to its end.
pub struct Recorded {
    pub quest: String,
    pub is_won: bool,
    file: PathBuf,
}

impl Recorded {
    /// One by which this Quest was won, by as few Heroes as there is.
    pub fn won(quest: &str) -> Self {
        Self::of(quest, true)
    }

    /// One of this Quest that was won, or the one that was played to any end.
    pub fn of(quest: &str, is_won: bool) -> Self {
        recorded().into_iter().find(|game| game.is_won == is_won && game.quest == quest).expect("a recorded game")
    }

    fn lines(&self) -> Vec<String> {
        std::fs::read_to_string(&self.file).expect("it can be read").lines().map(str::to_owned).collect()
    }
}

/// All of them, in the order of their names: `massive-darkness-2-QUEST.journal`, or `…-QUEST-HEROES-won.journal` by which a Quest was won.
pub fn recorded() -> Vec<Recorded> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    let files = std::fs::read_dir(folder).expect("recorded games").filter_map(Result::ok).map(|file| file.path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    let of_this_game = |file: PathBuf| {
        let name = file.file_stem()?.to_str()?.strip_prefix("massive-darkness-2-")?.to_owned();
        Some(match name.strip_suffix("-won").and_then(|name| name.rsplit_once('-')) {
            Some((quest, _)) => Recorded { quest: quest.to_owned(), is_won: true, file },
            None => Recorded { quest: name, is_won: false, file },
        })
    };
    files.into_iter().filter_map(of_this_game).collect()
}

/// Leaves the game by which a Quest was won just before the first decision that brings what is wanted. Says which number the answer has
/// among those that are offered.
fn leave_witness_before(folder: &Path, quest: &str, is_wanted: fn(&Event) -> bool) -> usize {
    leave_recorded_before(folder, &Recorded::won(quest), is_wanted).expect("it happens in it")
}

/// The same for any recorded game, where it happens in it.
pub fn leave_recorded_before(folder: &Path, game: &Recorded, is_wanted: fn(&Event) -> bool) -> Option<usize> {
    leave_recorded(folder, game, |step, _| step.events.iter().any(|event| is_wanted(&event.what)))
}

/// Leaves a recorded game where somebody could first have given an answer that nobody gave. Says which number it has.
pub fn leave_recorded_where(folder: &Path, game: &Recorded, is_it: fn(&Answer) -> bool) -> Option<usize> {
    let mut number = None;
    leave_recorded(folder, game, |_, listed| {
        number = number.or(listed.iter().position(is_it));
        number.is_some()
    })?;
    number
}

/// Leaves a recorded game just before the decision that brings the first step that is meant; with each step come the answers of the last
/// decision. Says which number the answer has that was given.
fn leave_recorded(
    folder: &Path,
    recorded: &Recorded,
    mut is_meant: impl FnMut(&Step<'_, MassiveDarkness2>, &[Answer]) -> bool,
) -> Option<usize> {
    let lines = recorded.lines();
    let rules = HellscapeRules::open().expect("the box").with_quest(&recorded.quest).expect("a Quest");
    let game = rules.verify(&lines).expect("a sound game").journal;
    let (mut at, mut decided, mut found, mut listed) = (0, None, None, Vec::new());
    game.walk(|step| {
        let entry = game.entry(step.entry).expect("an entry");
        if entry.given == Given::Chosen {
            listed.clear();
            step.before.answers(&mut listed);
            decided = Some((at, listed.iter().position(|known| *known == entry.answer)));
        }
        if found.is_none() && is_meant(&step, &listed) {
            found = decided;
        }
        at += 1;
    });
    let (entries, number) = found?;
    write_down(folder, before_entry(&lines, entries));
    number
}

/// The lines of a game up to the one with this entry.
fn before_entry(lines: &[String], number: usize) -> &[String] {
    let entries = lines.iter().enumerate().filter(|(_, line)| line.starts_with("Entry("));
    let upto = entries.map(|(at, _)| at).nth(number).unwrap_or(lines.len());
    &lines[..upto]
}

/// Leaves a recorded game at the first question of this kind, whoever is asked; is there one?
pub fn leave_recorded_at(folder: &Path, game: &Recorded, mut is_it: impl FnMut(&MassiveDarkness2) -> bool) -> bool {
    let lines = game.lines();
    let rules = HellscapeRules::open().expect("the box").with_quest(&game.quest).expect("a Quest");
    let (mut at, mut found) = (0, None);
    rules.verify(&lines).expect("a sound game").journal.walk(|step| {
        if found.is_none() && is_it(step.before) {
            found = Some(at);
        }
        at += 1;
    });
    if let Some(found) = found {
        write_down(folder, before_entry(&lines, found));
    }
    found.is_some()
}

/// After how many decisions of a game somebody decides what is wanted, and which of the offered answers it is.
fn brings(
    rules: &HellscapeRules,
    seed: u64,
    is_asked: fn(&Answer) -> bool,
    is_wanted: fn(&Event) -> bool,
) -> Option<(usize, usize)> {
    let mut session = rules.begin(rules.start(HEROES, seed), seed, &mut |_| {}).expect("a game");
    for at in 0.. {
        while session.step_chance(&mut |_| {}).expect("dice") {}
        if session.game().outcome().is_some() {
            return None;
        }
        let answer = Greedy::default().choose(session.game(), &mut |_| 0)?;
        let mut listed = Vec::new();
        session.game().answers(&mut listed);
        let (round, mut is_there) = (session.game().round(), false);
        let mut log = |event: Logged<Event>| is_there |= is_wanted(&event.what);
        session.answer(answer, Given::Chosen, &mut log).expect("legal");
        while session.step_chance(&mut log).expect("dice") {}
        if is_there && is_asked(&answer) && round >= 1 {
            return listed.iter().position(|known| *known == answer).map(|number| (at, number));
        }
    }
    None
}

fn opened(pace: Pace, reduce_motion: bool, folder: &Path, look: Look) -> Harness<'static, App> {
    let mut window = open_in_steps(ONLY, folder, (pace, reduce_motion), look, 0.05);
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(30);
    window
}

/// Gives the answer of this number, as the palette does.
pub fn give(window: &mut Harness<'_, App>, number: usize) {
    window.state_mut().desk_mut("massive-darkness-2").expect("a desk").answer(number);
    window.run_steps(6);
}

fn answers(window: &Harness<'_, App>) -> usize {
    window.state().shown().expect("a table").answers().len()
}

/// A game just before an attack that wounds, and the number of that answer.
pub fn before_an_attack(folder: &Path) -> usize {
    leave_before(folder, "tutorial", |answer| matches!(answer, Answer::Attack { .. }), is_fight)
}

#[test]
fn space_leads_from_beat_to_beat_and_the_question_comes_after_the_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    assert_eq!(seen(&window), None, "nothing has happened yet");
    give(&mut window, number);
    let (at, of) = seen(&window).expect("a beat");
    assert_eq!(at, 1);
    assert!(of >= 3, "the attack, its roll and what comes of it are three");
    for beat in 1..=of {
        assert_eq!(seen(&window), Some((beat, of)));
        window.run_steps(60);
        assert_eq!(seen(&window), Some((beat, of)), "nothing passes by itself");
        assert_eq!(answers(&window), 0, "the question waits");
        key(&mut window, Modifiers::NONE, Key::Space);
    }
    assert_eq!(seen(&window), None);
    assert!(answers(&window) > 0, "it is put, and Space gave no answer to it");
    key(&mut window, Modifiers::NONE, Key::F6);
    assert_eq!(seen(&window), Some((1, of)), "they can be seen again");
    key(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(seen(&window), None, "End leads to the end");
}

#[test]
fn beats_pass_by_themselves_also_without_motion_and_not_at_all_at_once() {
    for reduce_motion in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let number = before_an_attack(folder.path());
        let mut window = opened(Pace::ByItself, reduce_motion, folder.path(), USUAL);
        give(&mut window, number);
        pass_by_themselves(&mut window);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::AtOnce, false, folder.path(), USUAL);
    give(&mut window, number);
    assert_eq!(seen(&window), None);
    assert!(answers(&window) > 0);
}

#[test]
fn a_click_on_the_board_goes_on_and_what_comes_after_is_not_told_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    let rolls = |window: &Harness<'_, App>| window.query_all_by_label_contains("Roll: ").count();
    let before = rolls(&window);
    give(&mut window, number);
    let (_, of) = seen(&window).expect("a beat");
    // Of a long story the oldest lines go, so there may be fewer.
    assert!(rolls(&window) <= before, "nobody has seen the dice yet");
    let before = rolls(&window);
    click_at(&mut window, egui::pos2(480.0, 430.0));
    assert_eq!(seen(&window), Some((2, of)));
    assert!(rolls(&window) > before, "now they lie there");
}

/// Where “go on” was, answers lie a moment later: whoever presses then has not read them.
#[test]
fn a_press_that_comes_a_moment_late_gives_no_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    give(&mut window, number);
    let (_, of) = seen(&window).expect("a beat");
    (1..of).for_each(|_| key(&mut window, Modifiers::NONE, Key::Space));
    assert_eq!(seen(&window), Some((of, of)));
    for pressed in [true, false] {
        let (physical_key, modifiers) = (None, Modifiers::NONE);
        window.event(egui::Event::Key { key: Key::Space, physical_key, pressed, repeat: false, modifiers });
        window.run_steps(1);
    }
    let labels = |window: &Harness<'_, App>| window.state().shown().expect("a table").answers();
    let put = labels(&window);
    let first = window.get_all_by_label(&put[0]).next().expect("a button").rect().center();
    let press = |window: &mut Harness<'_, App>| {
        window.event(egui::Event::PointerMoved(first));
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            window.event(egui::Event::PointerButton { pos: first, button, pressed, modifiers });
            window.run_steps(1);
        }
    };
    press(&mut window);
    window.run_steps(10);
    assert_eq!(labels(&window), put, "it was too early");
    press(&mut window);
    window.run_steps(10);
    assert_ne!(labels(&window), put, "by now it has been read");
}

#[test]
fn the_story_tells_each_beat_as_it_is_seen_and_all_of_it_once_they_are_skipped() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = leave_before(folder.path(), "tutorial", any, |event| matches!(event, Event::Darkened { .. }));
    let mut window = opened(Pace::OneByOne, true, folder.path(), USUAL);
    give(&mut window, number);
    story_keeps_pace(&mut window, "Story");
}

/// The XP of the Heroes, as the strip says them and as it shows them.
fn xp(window: &Harness<'_, App>) -> Vec<u32> {
    let heroes = window.query_all_by_label_contains(" XP, ").filter_map(|node| {
        let label = node.accesskit_node().label()?;
        let xp: u32 = label.split(" XP, ").next()?.rsplit(' ').next()?.parse().ok()?;
        let painted = painted_in(window, node.rect());
        // Name, Health, Mana, Level, XP.
        assert_eq!(painted.get(4).map(String::as_str), Some(xp.to_string().as_str()), "{label}: {painted:?}");
        Some(xp)
    });
    heroes.collect()
}

#[test]
fn what_the_strip_of_heroes_shows_has_been_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let falls = |event: &Event| matches!(event, Event::EnemyFell { .. });
    let number = leave_before(folder.path(), "tutorial", |answer| matches!(answer, Answer::Attack { .. }), falls);
    let mut window = opened(Pace::OneByOne, true, folder.path(), USUAL);
    let before = xp(&window);
    assert_eq!(before.len(), usize::from(HEROES));
    give(&mut window, number);
    let mut met = Vec::new();
    while let Some((at, _)) = seen(&window) {
        met.push((at, xp(&window)));
        key(&mut window, Modifiers::NONE, Key::Space);
    }
    assert_eq!(met[0].1, before, "nobody has gained anything yet");
    assert_ne!(xp(&window), before, "an Enemy that falls is worth something");
    assert!(met.iter().any(|(_, xp)| *xp != before), "and that is seen in a beat: {met:?}");
}

#[test]
fn what_led_to_the_question_can_be_seen_again_when_a_game_is_taken_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    give(&mut window, number);
    let (_, of) = seen(&window).expect("a beat");
    drop(window);
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    assert_eq!(seen(&window), None, "it does not come by itself");
    let offered = answers(&window);
    key(&mut window, Modifiers::NONE, Key::F6);
    for beat in 1..=of {
        assert_eq!(seen(&window), Some((beat, of)), "the same beats");
        key(&mut window, Modifiers::NONE, Key::Space);
    }
    assert_eq!(seen(&window), None);
    assert_eq!(answers(&window), offered, "nothing was answered");
    let mut window = opened(Pace::AtOnce, false, folder.path(), USUAL);
    key(&mut window, Modifiers::NONE, Key::F6);
    assert_eq!(seen(&window), None, "who wants to see nothing is shown nothing");
}

#[test]
fn undo_in_the_middle_of_beats_ends_them_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    let before = answers(&window);
    give(&mut window, number);
    assert!(seen(&window).is_some());
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(seen(&window), None);
    assert_eq!(answers(&window), before, "the question is there again");
    assert!(!shows(&window, "Show again what has happened"), "and nothing has happened");
}

#[test]
fn a_table_at_rest_asks_for_no_frame_before_and_after_beats() {
    let folder = tempfile::tempdir().expect("a folder");
    let number = before_an_attack(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), USUAL);
    rests_around(&mut window, &Until { seen: 120, over: 80 }, |window| give(window, number));
}

/// M2-COMBAT-15: below the dice it stands what they show, and what was added to it by whom; at any pace.
#[test]
fn the_reckoning_of_a_fight_names_whatever_was_added() {
    let added = |event: &Event| matches!(event, Event::Added(_));
    for pace in [Pace::OneByOne, Pace::AtOnce] {
        let folder = tempfile::tempdir().expect("a folder");
        let number = leave_before(folder.path(), "tutorial", any, added);
        let mut window = opened(pace, true, folder.path(), USUAL);
        assert!(!shows(&window, " on the dice, "), "nothing was added yet");
        give(&mut window, number);
        let mut left = 40;
        while !shows(&window, " on the dice, ") && left > 0 {
            key(&mut window, Modifiers::NONE, Key::Space);
            left -= 1;
        }
        assert!(shows(&window, " on the dice, "), "{pace:?}");
        assert!(shows(&window, "Swords ") || shows(&window, "Shields "), "{pace:?}");
        shoot(&format!("md2-reckoning-{pace:?}"), &mut window);
        // Nobody knows any more what was for what where something was taken back.
        if pace == Pace::AtOnce {
            key(&mut window, Modifiers::COMMAND, Key::Z);
            assert!(!shows(&window, " on the dice, "));
        }
    }
}

/// What was spent of the dice, and what is left over, has room between them and the Heroes below the map, in any window.
#[test]
fn what_was_spent_of_the_dice_lies_below_them_and_above_the_heroes() {
    let spends = |event: &Event| matches!(event, Event::Resolved { .. } | Event::ClawsPaid { .. });
    for size in [(1024.0, 640.0), (1280.0, 800.0), (2560.0, 1440.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let number = leave_before(folder.path(), "tutorial", any, spends);
        let mut window = opened(Pace::AtOnce, true, folder.path(), (size, Theme::Dark));
        give(&mut window, number);
        let places = |is_it: &dyn Fn(&str) -> bool| -> Vec<egui::Rect> {
            // What can only be read has its words as a value.
            let said = |node: &egui_kittest::kittest::AccessKitNode<'_>| node.label().or_else(|| node.value());
            let nodes = window.query_all_by(|node| said(node).is_some_and(|words| is_it(&words)));
            nodes.map(|node| node.rect()).collect()
        };
        let dice = places(&|label| label.starts_with("Die ") && label.contains(": "));
        let is_chip =
            |label: &str| label.ends_with(" spent") || label.contains(" spent: ") || label.starts_with("Left over: ");
        let chips = places(&is_chip);
        let heroes = places(&|label| label.contains(": health "));
        assert!(!dice.is_empty() && !chips.is_empty() && heroes.len() == usize::from(HEROES), "{size:?}");
        let (lowest, top) = (dice.iter().map(|die| die.bottom()), heroes.iter().map(|hero| hero.top()));
        let (lowest, top) = (lowest.fold(0.0, f32::max), top.fold(f32::INFINITY, f32::min));
        assert!(chips.iter().all(|chip| chip.top() >= lowest && chip.bottom() <= top), "{size:?}: {chips:?}");
        shoot(&format!("md2-spent-{}", size.0), &mut window);
    }
}

/// Pictures of what a decision brings, beat by beat: as each begins, in its middle, and as it ends.
fn picture_beats(name: &str, leave: impl Fn(&Path) -> usize, looks: &[Look], most: usize) {
    // In every window: `pictures_of_beats_of_every_kind`.
    if !are_wanted() || is_matrix_wanted() {
        return;
    }
    for look in looks {
        let folder = tempfile::tempdir().expect("a folder");
        let number = leave(folder.path());
        let mut window = opened(Pace::OneByOne, false, folder.path(), *look);
        give(&mut window, number);
        window.remove_cursor();
        picture_each(&mut window, &format!("md2-beats-{name}-{}", name_of(*look)), most);
    }
}

/// The tutorial, just before a decision of this kind that brings what is wanted.
fn tutorial_before(is_asked: fn(&Answer) -> bool, is_wanted: fn(&Event) -> bool) -> impl Fn(&Path) -> usize {
    move |folder| leave_before(folder, "tutorial", is_asked, is_wanted)
}

const BOTH: [Look; 2] = [((1280.0, 800.0), Theme::Dark), ((1280.0, 800.0), Theme::Light)];

fn any(_: &Answer) -> bool {
    true
}

fn opens(answer: &Answer) -> bool {
    matches!(answer, Answer::Open(_))
}

#[test]
fn pictures_of_beats_an_attack() {
    let falls = |event: &Event| matches!(event, Event::EnemyFell { .. });
    picture_beats("attack", tutorial_before(|answer| matches!(answer, Answer::Attack { .. }), falls), &BOTH, 8);
}

#[test]
fn pictures_of_beats_a_door() {
    picture_beats("door", tutorial_before(opens, |event| matches!(event, Event::Spawned { .. })), &BOTH, 7);
}

#[test]
fn pictures_of_beats_the_darkness() {
    picture_beats("dark", tutorial_before(any, |event| matches!(event, Event::Darkened { .. })), &BOTH[..1], 14);
}

#[test]
fn pictures_of_beats_a_treasure() {
    let takes = |answer: &Answer| matches!(answer, Answer::Interact(_));
    picture_beats("treasure", tutorial_before(takes, |event| matches!(event, Event::Drew { .. })), &BOTH[1..], 4);
}

#[test]
fn pictures_of_beats_a_hero_is_knocked_out() {
    picture_beats("down", tutorial_before(any, |event| matches!(event, Event::KnockedOut { .. })), &BOTH[..1], 10);
}

#[test]
fn pictures_of_beats_a_boss() {
    let rolls = |event: &Event| matches!(event, Event::BossRolled { .. });
    let leave = |folder: &Path| leave_witness_before(folder, "releasing-michael", rolls);
    picture_beats("boss", leave, &BOTH[..1], 10);
}

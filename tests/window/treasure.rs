//! What was found turns over and goes to a slot: by keys alone, by a drag, by a press.

use crate::support::app::{still_window, window_in_steps};
use crate::support::desk::AtTheDesk as _;
use crate::support::fight;
use crate::support::hands::{key, press, shows};
use crate::support::pictures::{are_wanted, shoot};
use delvewright::games::massive_darkness::describe::Words;
use delvewright::games::massive_darkness::rules::ask::Put;
use delvewright::games::massive_darkness::rules::cards::SlotSymbol;
use delvewright::games::massive_darkness::rules::frames::Frame;
use delvewright::games::massive_darkness::rules::ids::{CardId, Hero};
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::{Answer, Ask, MassiveDarkness};
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

type Window = Harness<'static, App>;

/// A window in which something has just been found.
fn found_in(size: (f32, f32), theme: Theme, language: &str, folder: &tempfile::TempDir) -> Window {
    fight::leave_at_a_treasure(folder.path());
    let mut window = still_window(folder.path(), size, theme, language);
    let go_on = window.state().texts().get("start-continue");
    press(&mut window, &go_on);
    window.run_steps(20);
    window
}

fn game(window: &Window) -> &MassiveDarkness {
    window.state().play().expect("a game").game()
}

/// Who found what can be worn.
fn find(window: &Window) -> (Hero, CardId) {
    let gain = game(window).state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Gain(gain) => Some(*gain),
        _ => None,
    });
    let gain = gain.expect("something was found");
    let Ask::Arrange { hero, .. } = game(window).state.ask else { panic!("cards are not put in order") };
    let is_worn = |card: &CardId| game(window).library.card(*card).card.slot != SlotSymbol::None;
    let mut cards = gain.got.iter().copied().filter(is_worn);
    (hero, cards.find(|card| game(window).holds(hero, *card)).expect("a card that can be worn"))
}

fn name_of(window: &Window, card: CardId) -> String {
    let texts = window.state().texts();
    Words::new(game(window), &texts).card(card).to_string()
}

/// The first control of a name.
fn place_of(window: &Window, name: &str) -> Rect {
    window.get_all_by_role_and_label(Role::Button, name).next().expect("it is there").rect()
}

/// Takes hold of what lies at a place and moves it.
fn hold(window: &mut Window, from: Pos2, to: Pos2) {
    window.hover_at(from);
    window.run_steps(1);
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    window.event(Event::PointerButton { pos: from, button, pressed: true, modifiers });
    window.run_steps(1);
    for part in [0.3, 0.6, 1.0] {
        window.event(Event::PointerMoved(from.lerp(to, part)));
        window.run_steps(1);
    }
}

/// Lets go of it elsewhere.
fn let_go(window: &mut Window, at: Pos2) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    window.event(Event::PointerMoved(at));
    window.run_steps(1);
    window.event(Event::PointerButton { pos: at, button, pressed: false, modifiers });
    window.run_steps(3);
}

/// Takes the first card of a name into the hand.
fn take(window: &mut Window, name: &str) {
    window.get_all_by_role_and_label(Role::Button, name).next().expect("it is there").click();
    window.run_steps(4);
}

/// The name of a place of a Hero.
fn place_name(window: &Window, hero: Hero, slot: &str) -> String {
    let texts = window.state().texts();
    let hero = Words::new(game(window), &texts).hero(hero).to_string();
    let slot = texts.get(slot).to_string();
    texts.with("arrange-put-here", &[("hero", hero.as_str().into()), ("slot", slot.as_str().into())]).to_string()
}

/// The last answer of the game.
fn last(window: &Window) -> Answer {
    let session = window.state().play().expect("a game").session();
    let entry = *session.decisions().last().expect("a decision");
    session.entry(entry).expect("an entry").answer.clone()
}

/// The first place that fits the card.
fn first_fit(window: &Window, card: CardId) -> Put {
    let Ask::Arrange { heroes, trade, .. } = game(window).state.ask else { panic!("cards are not put in order") };
    let slots = [Slot::FirstHand, Slot::SecondHand, Slot::Body];
    let involved = game(window).state.hero_ids().filter(|hero| heroes >> hero.0 & 1 == 1);
    let mut all = involved.flat_map(|hero| slots.map(|slot| Put { card, hero, slot }));
    all.find(|put| game(window).with_put(heroes, trade, &[], *put).is_ok()).expect("it fits somewhere")
}

#[test]
fn a_number_lays_down_what_was_found_and_enter_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = found_in((1280.0, 800.0), Theme::Dark, "en", &folder);
    let (_, card) = find(&window);
    let wanted = first_fit(&window, card);
    let name = name_of(&window, card);
    take(&mut window, &name);
    key(&mut window, Modifiers::NONE, Key::Num1);
    key(&mut window, Modifiers::NONE, Key::Enter);
    let Answer::Arrange(puts) = last(&window) else { panic!("{:?}", last(&window)) };
    assert!(puts.contains(&wanted), "{puts:?}");
}

#[test]
fn escape_lets_go_of_a_card_and_enter_then_leaves_all_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = found_in((1280.0, 800.0), Theme::Dark, "en", &folder);
    let (_, card) = find(&window);
    let wanted = first_fit(&window, card);
    let slot = match wanted.slot {
        Slot::FirstHand => "slot-first-hand",
        Slot::SecondHand => "slot-second-hand",
        _ => "slot-body",
    };
    let place = place_name(&window, wanted.hero, slot);
    let name = name_of(&window, card);
    take(&mut window, &name);
    assert!(shows(&window, &place));
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!shows(&window, &place), "nothing is in the hand");
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(last(&window), Answer::Arrange([].into_iter().collect()));
}

/// Whoever has picked a card presses its place, also where another card lies there: the two change places.
#[test]
fn a_picked_card_changes_places_with_the_one_that_is_pressed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = found_in((1280.0, 800.0), Theme::Dark, "en", &folder);
    let (_, card) = find(&window);
    let Ask::Arrange { heroes, trade, .. } = game(&window).state.ask else { panic!("cards are not put in order") };
    let involved = game(&window).state.hero_ids().filter(|hero| heroes >> hero.0 & 1 == 1);
    let worn = involved.flat_map(|hero| game(&window).state.hero(hero).cards.iter().map(move |held| (hero, *held)));
    let fits = |hero: Hero, slot: Slot| {
        let put = Put { card, hero, slot };
        slot != Slot::Pack && game(&window).with_put(heroes, trade, &[], put).is_ok()
    };
    let (hero, there) = worn.into_iter().find(|(hero, held)| fits(*hero, held.slot)).expect("a place that is taken");
    let (mine, theirs) = (name_of(&window, card), name_of(&window, there.card));
    take(&mut window, &mine);
    take(&mut window, &theirs);
    key(&mut window, Modifiers::NONE, Key::Enter);
    let Answer::Arrange(puts) = last(&window) else { panic!("{:?}", last(&window)) };
    assert!(puts.contains(&Put { card, hero, slot: there.slot }), "{puts:?}");
    assert!(puts.iter().any(|put| put.card == there.card), "what lay there went elsewhere: {puts:?}");
}

#[test]
fn a_card_is_dragged_to_its_slot_and_what_lies_there_makes_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = found_in((1280.0, 800.0), Theme::Dark, "en", &folder);
    let (_, card) = find(&window);
    let wanted = first_fit(&window, card);
    let held = game(&window).state.hero(wanted.hero).cards;
    let worn = held.iter().find(|held| held.slot == wanted.slot).map(|held| held.card);
    let name = name_of(&window, card);
    let from = place_of(&window, &name).center();
    let slot = match wanted.slot {
        Slot::FirstHand => "slot-first-hand",
        Slot::SecondHand => "slot-second-hand",
        _ => "slot-body",
    };
    take(&mut window, &name);
    // The middle of the slot, above its tab.
    let tab = place_of(&window, &place_name(&window, wanted.hero, slot));
    let to = egui::pos2(tab.center().x, tab.bottom() - 60.0);
    hold(&mut window, from, from.lerp(to, 0.7));
    shoot("treasure-dragged", &mut window);
    let_go(&mut window, to);
    let confirm = window.state().texts().get("arrange-confirm");
    press(&mut window, &confirm);
    let Answer::Arrange(puts) = last(&window) else { panic!("{:?}", last(&window)) };
    assert!(puts.contains(&wanted), "{puts:?}");
    if let Some(worn) = worn {
        assert!(puts.iter().any(|put| put.card == worn && put.slot != wanted.slot), "{puts:?}");
    }
}

#[test]
fn a_slot_that_does_not_fit_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = found_in((1280.0, 800.0), Theme::Dark, "en", &folder);
    let (_, card) = find(&window);
    let name = name_of(&window, card);
    take(&mut window, &name);
    let why = window.state().texts().get("refusal-wrong-slot");
    assert!(shows(&window, &why));
}

#[test]
fn what_was_found_turns_over_once_and_then_nothing_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_at_a_treasure(folder.path());
    let dirs = DataDirs::at(folder.path());
    let settings = Settings { language: "en".to_owned(), theme: Theme::Dark, ..Settings::default() };
    settings.save(&dirs.settings_file).expect("settings");
    let mut window = window_in_steps((1280.0, 800.0), egui::Theme::Dark, folder.path(), 7, 0.05);
    window.run_steps(4);
    press(&mut window, "Continue");
    let (_, card) = find(&window);
    let name = name_of(&window, card);
    let is_face_up = |window: &Window| window.query_all_by_role_and_label(Role::Button, &name).next().is_some();
    let mut at = 0;
    while !is_face_up(&window) && at < 60 {
        if are_wanted() && at % 3 == 0 {
            shoot(&format!("treasure-turning-{at:02}"), &mut window);
        }
        window.run_steps(1);
        at += 1;
    }
    assert!(is_face_up(&window) && at > 2, "{at}");
    window.remove_cursor();
    // It comes to rest: this fails where frames are asked for without end.
    window.run();
}

#[test]
fn the_moment_of_a_treasure_in_any_window() {
    if !are_wanted() {
        return;
    }
    let looks = [
        ((1024.0, 640.0), Theme::Dark, "de"),
        ((1280.0, 800.0), Theme::Dark, "en"),
        ((1280.0, 800.0), Theme::Light, "pl"),
        ((1920.0, 1080.0), Theme::Dark, "en"),
        ((2560.0, 1440.0), Theme::Light, "en"),
    ];
    for (size, theme, language) in looks {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = found_in(size, theme, language, &folder);
        let (_, card) = find(&window);
        let name = name_of(&window, card);
        take(&mut window, &name);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&format!("treasure-{}-{language}-{theme:?}", size.0), &mut window);
    }
}

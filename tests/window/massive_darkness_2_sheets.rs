//! Massive Darkness 2: the sheets that lie open over the map have cards where the table has them, slot by slot, and what was found is
//! compared with what it would take the place of.

use crate::massive_darkness_2_beats::{Recorded, leave_recorded_at};
use crate::massive_darkness_2_editor::ONLY;
use crate::support::app::open_on;
use crate::support::hands::{begin, key, shows, tab};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::describe::abilities::{item_card_lines, item_lines};
use delvewright::games::massive_darkness_2::rules::{Answer, Ask, MassiveDarkness2};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::texts;
use delvewright::house::storage::Theme;
use delvewright::house::text::Language;
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::{Id, Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 800.0);

/// An Item of the box as its card says it, after its name.
fn card(id: &str) -> String {
    let (rules, said) = (HellscapeRules::open().expect("the box"), texts::of(Language::English));
    let item = rules.all().content.printed.items.iter().find(|item| item.id == id).expect("an Item");
    format!(": {}", item_card_lines(item, &said).join("; "))
}

/// The card that is shown large.
fn enlarged(window: &Harness<'_, App>) -> Option<Rect> {
    let is_shown = |area: &egui::LayerId| area.id == Id::unique("enlarged-card");
    let is_there = window.ctx.memory(|memory| memory.areas().visible_layer_ids().iter().any(is_shown));
    window.ctx.memory(|memory| memory.area_rect(Id::unique("enlarged-card"))).filter(|_| is_there)
}

/// The sheet of the first Hero, opened from the strip.
fn opened<'a>(folder: &Path) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    begin(&mut window);
    window.query_all_by_label_contains("Gheta: health").last().expect("the strip").click();
    window.remove_cursor();
    window.run_steps(6);
    window
}

#[test]
fn on_the_sheet_of_a_hero_cards_lie_in_their_slots_and_empty_ones_say_what_they_are_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path());
    let armor = window.query_all_by_label_contains(&card("worn-leather-armor")).next().expect("the armor").rect();
    let axe = window.query_all_by_label_contains(&card("blunt-axe")).next().expect("the axe").rect();
    for rect in [armor, axe] {
        assert!(rect.height() > rect.width() && rect.width() > 70.0, "it is a card: {rect:?}");
    }
    assert!(
        axe.right() < armor.left() && (axe.top() - armor.top()).abs() < 1.0,
        "beside each other: {axe:?} {armor:?}"
    );
    for slot in ["head", "legs", "trinket"] {
        let empty = window.get_by_label(slot).rect();
        assert!((empty.size() - axe.size()).length() < 1.0, "{slot} is as large as a card: {empty:?}");
    }
    // M2-HERO-02: the axe needs both hands.
    for slot in ["body", "left hand", "right hand"] {
        assert!(window.query_by_label(slot).is_none(), "{slot} is not empty");
    }
    assert!(shows(&window, "Killing Fury") && shows(&window, "In the pack"));
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!shows(&window, "Gheta, Berserker"));
}

#[test]
fn a_card_on_the_sheet_is_shown_large_beside_it_by_pointer_and_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path());
    let axe = card("blunt-axe");
    let place = window.query_all_by_label_contains(&axe).next().expect("the axe").rect();
    assert_eq!(enlarged(&window), None);
    window.hover_at(place.center());
    window.run_steps(6);
    let large = enlarged(&window).expect("it is shown large");
    assert!(!large.intersects(place), "{large:?} lies beside {place:?}");
    window.remove_cursor();
    window.run_steps(4);
    assert_eq!(enlarged(&window), None);
    for _ in 0..80 {
        let mut cards = window.query_all_by_label_contains(&axe);
        if cards.any(|node| node.accesskit_node().is_focused()) {
            drop(cards);
            window.run_steps(4);
            assert!(enlarged(&window).is_some(), "also by keyboard");
            return;
        }
        drop(cards);
        tab(&mut window);
    }
    unreachable!("Tab does not lead to it");
}

/// Something was found that would take the place of something else: that, as its card says it.
fn replaced(game: &MassiveDarkness2) -> Option<String> {
    let Some(Ask::Receive { .. }) = game.question().map(|question| question.ask) else { return None };
    let (mut listed, said) = (Vec::new(), texts::of(Language::English));
    game.answers(&mut listed);
    listed.into_iter().find_map(|answer| match answer {
        Answer::Equip { hero, card, slot } => {
            let item = game.takes_off(hero, card, slot).find_map(|worn| game.table().content.item(worn))?;
            Some(format!("{}: {}", said.get(&format!("item-{}", item.id)), item_lines(item, &said).join("; ")))
        }
        _ => None,
    })
}

#[test]
fn what_was_found_is_compared_with_what_it_takes_the_place_of() {
    let (folder, mut told) = (tempfile::tempdir().expect("a folder"), None);
    let is_left = leave_recorded_at(folder.path(), &Recorded::won("releasing-michael"), |game| {
        told = told.take().or_else(|| replaced(game));
        told.is_some()
    });
    assert!(is_left, "it happens");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(6);
    let told = told.expect("it happens");
    assert!(shows(&window, &told), "{told}");
}

/// How sheets are looked at.
const LOOKS: [(&str, Look, ()); 6] = [
    ("en", (SIZE, Theme::Dark), ()),
    ("de", (SIZE, Theme::Light), ()),
    ("pl", ((1024.0, 640.0), Theme::Dark), ()),
    ("de", ((1024.0, 640.0), Theme::Light), ()),
    ("pl", ((1920.0, 1080.0), Theme::Light), ()),
    ("en", ((1920.0, 1080.0), Theme::Dark), ()),
];

#[test]
fn pictures_of_sheets() {
    if !are_wanted() {
        return;
    }
    for (quest, hero) in [("releasing-michael", 0), ("the-soul-keys", 1)] {
        let folder = tempfile::tempdir().expect("a folder");
        let is_late = |game: &MassiveDarkness2| {
            let is_turn = matches!(game.question().map(|question| question.ask), Some(Ask::Turn { .. }));
            is_turn && game.state().round > 6
        };
        assert!(leave_recorded_at(folder.path(), &Recorded::won(quest), is_late));
        for (language, look, ()) in windows_in(&LOOKS) {
            let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
            key(&mut window, Modifiers::COMMAND, Key::O);
            window.run_steps(6);
            let strip = egui::pos2(120.0 + 470.0 * hero as f32, look.0.1 - 40.0);
            crate::support::hands::click_at(&mut window, strip);
            window.remove_cursor();
            window.run_steps(8);
            shoot(&format!("md2-sheet-{quest}-{language}-{}", name_of(look)), &mut window);
            let said = window.state().texts().get("sheet-worn");
            let at = window.query_by_label(&said).map(|node| node.rect().left_bottom());
            if let Some(at) = at {
                window.hover_at(at + egui::vec2(30.0, 60.0));
                window.run_steps(8);
                shoot(&format!("md2-sheet-{quest}-large-{language}-{}", name_of(look)), &mut window);
            }
            let board = window.state().texts().get("sheet-abilities");
            window.get_all_by_label_contains(&board).last().expect("its own abilities").scroll_to_me();
            window.remove_cursor();
            window.run_steps(12);
            shoot(&format!("md2-sheet-{quest}-below-{language}-{}", name_of(look)), &mut window);
        }
    }
}

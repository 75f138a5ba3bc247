//! What a stranger stumbled over at the table and before it: answers below the fold, tooltips over answers, Esc that led nowhere, games
//! that opened by their title only, and screens that were measured before everybody's eyes.

use crate::support::app::{open_on, still_window};
use crate::support::cut::can_be_pressed;
use crate::support::desk::AtTheDesk as _;
use crate::support::fight;
use crate::support::hands::{begin, click_at, key, picture, picture_of_hover, press, shows};
use crate::support::screens::{Way, visit_the_end};
use delvewright::games::boss_monster::view::BossMonsterWindow;
use delvewright::games::massive_darkness::rules::Ask;
use delvewright::games::massive_darkness::rules::ask::Purpose;
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::storage::{Pace, Theme};
use delvewright::house::text::Language;
use delvewright::kernel::game::Game as _;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const SIZE: (f32, f32) = (1280.0, 800.0);

/// A game that was left in a fight, on a folder of its own.
fn fight_in(size: (f32, f32)) -> (tempfile::TempDir, Harness<'static, App>) {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in(folder.path());
    let mut window = still_window(folder.path(), size, Theme::Dark, "en");
    press(&mut window, "Continue");
    (folder, window)
}

/// The buttons of the column at the right.
fn of_the_column(window: &Harness<'_, App>) -> Vec<(String, Rect)> {
    let left = window.get_by_label("End the activation").rect().left() - 4.0;
    let buttons = window.get_all_by_role(Role::Button).filter(|node| node.rect().left() > left);
    buttons.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

#[test]
fn seven_answers_have_room_above_the_story() {
    let (_folder, mut window) = fight_in(SIZE);
    picture(&mut window, "stage-answers");
    let mut listed = Vec::new();
    window.state().play().expect("a game").game().answers(&mut listed);
    let end = window.get_by_label("End the activation").rect();
    let hidden: Vec<_> =
        of_the_column(&window).into_iter().filter(|(_, at)| at.top() < end.top() && at.bottom() > end.top()).collect();
    assert!(hidden.is_empty() && listed.len() > 4, "{hidden:?} of {listed:?}");
    let story = window.get_by_label("Story").rect();
    assert!(story.top() > end.bottom() && 800.0 - story.bottom() > 70.0, "some lines of the story stay: {story:?}");
}

#[test]
fn what_has_no_room_is_cut_between_answers_and_a_bar_says_so() {
    let (_folder, mut window) = fight_in((1280.0, 520.0));
    picture(&mut window, "stage-answers-low");
    // Where a row ends the list ends (`whole_rows`); those below it are scrolled to.
    let end = window.get_by_label("End the activation").rect();
    assert!(end.bottom() < 520.0 && window.get_by_label("Move").rect().bottom() < end.top(), "{end:?}");
    let below =
        of_the_column(&window).into_iter().filter(|(name, at)| name != "End the activation" && at.bottom() > end.top());
    assert!(below.count() > 1, "they have no room");
}

#[test]
fn what_is_told_of_an_answer_covers_no_answer() {
    let (_folder, mut window) = fight_in(SIZE);
    let attack = {
        let mut listed = window.get_all_by_role(Role::Button);
        let is_attack = |label: Option<String>| label.is_some_and(|label| label.contains(" attack on "));
        listed
            .find(|node| is_attack(node.accesskit_node().label()) && node.rect().left() > 900.0)
            .map(|node| node.rect())
    };
    let labels = |window: &Harness<'_, App>| {
        let all = window.get_all_by_role(Role::Label);
        all.map(|node| (node.accesskit_node().value().unwrap_or_default(), node.rect())).collect::<Vec<_>>()
    };
    let before = labels(&window);
    window.hover_at(attack.expect("an attack").center());
    window.run_steps(12);
    picture_of_hover(&mut window, "stage-told-of-an-answer");
    let column = window.get_by_label("End the activation").rect().left();
    let is_new = |(text, _): &(String, Rect)| before.iter().all(|(known, _)| known != text);
    let told: Vec<_> = labels(&window).into_iter().filter(is_new).collect();
    assert!(!told.is_empty() && told.iter().all(|(_, at)| at.right() <= column), "{told:?} beside {column}");
}

#[test]
fn escape_closes_the_sheet_of_a_hero() {
    let (_folder, mut window) = fight_in(SIZE);
    let unfold = window.state().texts().get("hero-unfold");
    let hero = {
        let mut tiles = window.query_all_by_label_contains(&unfold).map(|node| node.rect().center());
        tiles.next().expect("a Hero")
    };
    let before = window.query_all_by_label_contains("").count();
    click_at(&mut window, hero);
    assert!(window.query_all_by_label_contains("").count() > before, "it lies open");
    key(&mut window, Modifiers::NONE, Key::Escape);
    window.remove_cursor();
    window.run_steps(4);
    assert_eq!(window.query_all_by_label_contains("").count(), before);
}

/// A window in English, by night.
fn way(size: (f32, f32)) -> Way {
    Way { size, theme: Theme::Dark, language: Language::English, scale: 100 }
}

#[test]
fn what_a_treasure_wants_is_explained_in_a_small_window_too() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_at_a_treasure(folder.path());
    let way = way((1024.0, 640.0));
    let mut window = way.go_on(folder.path(), Pace::AtOnce);
    picture(&mut window, "stage-treasure-explained");
    let hint = way.texts().get("hint-arrange");
    assert!(window.query_by_label_contains(&hint[..40]).is_some(), "{hint}");
    assert!(can_be_pressed(&mut window, &way.texts().get("arrange-confirm")));
}

#[test]
fn the_buttons_of_the_map_can_be_pressed_beside_a_hero_and_the_dice() {
    for size in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        fight::leave_in(folder.path());
        let way = way(size);
        let mut window = way.go_on(folder.path(), Pace::AtOnce);
        let unfold = way.texts().get("hero-unfold");
        let hero = window.query_all_by_label_contains(&unfold).next().expect("a Hero").rect().center();
        click_at(&mut window, hero);
        window.remove_cursor();
        window.run_steps(4);
        picture(&mut window, &format!("stage-beside-{}", size.0));
        for name in ["map-fit", "map-zoom-in", "map-zoom-out"] {
            assert!(can_be_pressed(&mut window, &way.texts().get(name)), "{size:?}: {name}");
        }
    }
}

#[test]
fn what_few_heroes_did_fills_the_page_of_the_result() {
    let way = way((1920.0, 1080.0));
    visit_the_end(way, &mut |window, screen| {
        if screen == "result" {
            let dealt = format!("{}: ", way.texts().get("result-dealt"));
            let rows = window.query_all_by_label_contains(&dealt).map(|node| node.rect().bottom());
            let lowest = rows.fold(0.0, f32::max);
            assert!(lowest > 0.7 * way.size.1, "{lowest}");
        }
    });
}

#[test]
fn escape_goes_back_from_a_new_game_and_from_the_shelf() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), SIZE, Theme::Dark, "en");
    for by in [Key::N, Key::B] {
        assert!(shows(&window, "New game"));
        key(&mut window, Modifiers::COMMAND, by);
        assert!(
            window.query_by_label("New game").is_none_or(|node| node.accesskit_node().role() != Role::Button),
            "{by:?}"
        );
        key(&mut window, Modifiers::NONE, Key::Escape);
        window.run_steps(4);
        assert!(window.query_by_role_and_label(Role::Button, "New game").is_some(), "back from {by:?}");
    }
}

#[test]
fn a_saved_game_opens_wherever_its_card_is_pressed() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in(folder.path());
    let mut window = still_window(folder.path(), SIZE, Theme::Dark, "en");
    picture(&mut window, "stage-saved-game");
    // Below the title stands when it was played.
    let delete = window.query_all_by_label_contains("Put away: ").next().expect("the game").rect();
    window.hover_at(delete.center() - egui::vec2(60.0, -6.0));
    picture_of_hover(&mut window, "stage-saved-game-hovered");
    click_at(&mut window, delete.center() - egui::vec2(60.0, -6.0));
    window.run_steps(4);
    assert!(window.state().play().is_some(), "the card was pressed beside its title");
}

#[test]
fn a_new_game_and_the_table_are_laid_out_before_they_are_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1024.0, 640.0), Theme::Dark, "en");
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run_steps(1);
    let first = window.query_by_label("Begin").map(|node| node.rect());
    window.run_steps(1);
    let first = first.or_else(|| window.query_by_label("Begin").map(|node| node.rect())).expect("it can be begun");
    crate::support::pictures::shoot("stage-new-game-first-frame", &mut window);
    window.run_steps(6);
    assert_eq!(window.get_by_label("Begin").rect(), first);
}

#[test]
fn pictures_of_what_was_mended() {
    if !crate::support::pictures::are_wanted() {
        return;
    }
    const HELLSCAPE: &[&dyn WindowPlug] = &[&HellscapeWindow];
    const MONSTER: &[&dyn WindowPlug] = &[&BossMonsterWindow];
    let folder = tempfile::tempdir().expect("a folder");
    for theme in [Theme::Dark, Theme::Light] {
        let mut window = open_on(HELLSCAPE, folder.path(), SIZE, theme, "en");
        window.run_steps(4);
        key(&mut window, Modifiers::COMMAND, Key::N);
        window.run_steps(6);
        begin(&mut window);
        window.run_steps(12);
        picture(&mut window, &format!("stage-hellscape-{theme:?}"));
        let mut window = open_on(MONSTER, folder.path(), SIZE, theme, "en");
        window.run_steps(4);
        key(&mut window, Modifiers::COMMAND, Key::N);
        window.run_steps(6);
        press(&mut window, "Begin");
        window.run_steps(24);
        picture(&mut window, &format!("stage-monster-{theme:?}"));
        window.hover_at(egui::pos2(358.0, 720.0));
        window.run_steps(12);
        picture_of_hover(&mut window, &format!("stage-monster-enlarged-{theme:?}"));
        window.hover_at(egui::pos2(845.0, 720.0));
        window.run_steps(12);
        picture_of_hover(&mut window, &format!("stage-monster-enlarged-last-{theme:?}"));
    }
    const ALL: &[&dyn WindowPlug] = &[&MassiveDarknessWindow, &HellscapeWindow, &BossMonsterWindow];
    let mut window = open_on(ALL, folder.path(), SIZE, Theme::Dark, "en");
    window.run_steps(4);
    crate::support::hands::tab(&mut window);
    picture(&mut window, "stage-start-focus");
    key(&mut window, Modifiers::NONE, Key::F1);
    picture(&mut window, "stage-keys");
    let (_folder, mut window) = fight_in(SIZE);
    key(&mut window, Modifiers::NONE, Key::F1);
    picture(&mut window, "stage-keys-table");
}

#[test]
fn whose_way_it_is_is_said_where_several_heroes_are_sought() {
    let folder = tempfile::tempdir().expect("a folder");
    let is_asked = |ask: Ask| matches!(ask, Ask::Choose { purpose: Purpose::MoveGoal, .. });
    fight::leave_quest(folder.path(), "tutorial", &[0, 1], &|session| is_asked(session.game().state.ask));
    let mut window = still_window(folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Continue");
    picture(&mut window, "stage-which-hero");
    assert!(shows(&window, ": several heroes have the most experience"), "the enemy is named");
}

#[test]
fn a_move_that_would_lead_nowhere_is_greyed_and_its_key_does_nothing() {
    let (_folder, mut window) = fight_in(SIZE);
    let hash = |window: &Harness<'_, App>| window.state().play().expect("a game").session().hash();
    assert!(shows(&window, "A move would lead nowhere: the hero is held here by"));
    assert!(crate::support::hands::is_disabled(&window, "Move"));
    let before = hash(&window);
    key(&mut window, Modifiers::NONE, Key::Num1);
    assert_eq!(hash(&window), before);
}

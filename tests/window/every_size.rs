//! Whatever the window and the size of its text: nothing is cut, everything can be reached, and an answer can be pressed. And
//! pictures of every screen, for whoever wants to look at them:
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=matrix cargo test --test window pictures_of_every_screen
//! ```

use crate::support::cut::{can_be_pressed, cut_by_its_edge, cut_off_where, out_of_reach};
use crate::support::hands::picture;
use crate::support::pictures::is_matrix_wanted;
use crate::support::screens::{
    Tables, Way, visit_books, visit_boss_monster, visit_hellscape, visit_the_end, visit_the_house,
};
use delvewright::house::storage::Theme;
use delvewright::house::text::Language;
use delvewright::shell::App;
use egui::Rect;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

const fn way(size: (f32, f32), language: Language, scale: u16) -> Way {
    Way { size, theme: Theme::Dark, language, scale }
}

/// Windows that are small, or in which the letters are large.
const WAYS: [Way; 5] = [
    way((1024.0, 640.0), Language::German, 200),
    way((1024.0, 640.0), Language::Polish, 150),
    way((960.0, 600.0), Language::German, 100),
    way((1280.0, 800.0), Language::German, 200),
    way((2560.0, 1440.0), Language::German, 200),
];

/// Others, in which nothing is scarce but what somebody is asked.
const OTHERS: [Way; 4] = [
    way((1024.0, 640.0), Language::German, 100),
    way((1024.0, 640.0), Language::English, 80),
    way((1280.0, 800.0), Language::Polish, 150),
    way((2560.0, 1440.0), Language::English, 80),
];

/// As many of these as somebody waits for: all of them where pictures of every screen are wanted, else the narrowest.
fn some_of(ways: &[Way]) -> &[Way] {
    if is_matrix_wanted() { ways } else { &ways[..1] }
}

/// What is wrong with a screen.
fn faults(window: &mut Harness<'_, App>, name: &str) -> Vec<String> {
    faults_where(window, name, &|_| true)
}

/// What is wrong beside a board, which is a picture that the camera shows a part of.
fn faults_beside(window: &mut Harness<'_, App>, name: &str) -> Vec<String> {
    let edge = window.ctx.content_rect().right() - 40.0;
    faults_where(window, name, &|rect| rect.right() > edge)
}

fn faults_where(window: &mut Harness<'_, App>, name: &str, is_meant: &dyn Fn(Rect) -> bool) -> Vec<String> {
    picture(window, &format!("every-{name}"));
    let cut = cut_off_where(window, is_meant).into_iter().map(|what| format!("cut: {what}"));
    let mut all: Vec<String> = cut.collect();
    all.extend(out_of_reach(window, is_meant).into_iter().map(|what| format!("out of reach: {what}")));
    all.into_iter().map(|what| format!("{name}: {what}")).collect()
}

/// Answers that cannot be pressed, and the way on from what is shown.
fn lost_answers(window: &mut Harness<'_, App>, go_on: &str) -> Vec<String> {
    let answers = window.state().shown().expect("a table").answers();
    let mut names: Vec<String> = answers.iter().map(ToString::to_string).collect();
    if window.query_by_label(go_on).is_some() {
        names.push(go_on.to_owned());
    }
    names.into_iter().filter(|name| !can_be_pressed(window, name)).collect()
}

#[test]
fn every_answer_at_the_table_can_be_pressed_and_nothing_is_cut() {
    let tables = Tables::new();
    let mut wrong = Vec::new();
    for way in some_of(&WAYS).iter().chain(some_of(&OTHERS)).copied() {
        let texts = way.texts();
        let die = texts.with("tray-die", &[("number", 1_i64.into())]).trim_end_matches('1').to_owned();
        let fighters = ["tray-attack", "tray-defence"].map(|name| format!("{}: ", texts.get(name)));
        let go_on = texts.get("meanwhile-go-on").to_string();
        let confirm = texts.get("arrange-confirm").to_string();
        let mut pressable = 0;
        tables.visit(way, &mut |window, screen| {
            let name = format!("{screen}-{}", way.name());
            wrong.extend(faults_beside(window, &name));
            if screen.starts_with("beat") || screen == "question" || screen == "fight" {
                let lost = lost_answers(window, &go_on);
                wrong.extend(lost.into_iter().map(|answer| format!("{name}: cannot be pressed: {answer}")));
                pressable += 1;
            }
            if screen == "fight" {
                assert!(window.query_all_by_label_contains(&die).next().is_some(), "{name}: the dice lie there");
            }
            if screen == "treasure" && !can_be_pressed(window, &confirm) {
                wrong.push(format!("{name}: cannot be confirmed"));
            }
            let is_of_the_fight = |name: &str| {
                let is_die = name.strip_prefix(die.as_str()).is_some_and(|number| number.parse::<u8>().is_ok());
                is_die || fighters.iter().any(|fighter| name.starts_with(fighter))
            };
            wrong.extend(
                cut_by_its_edge(window, is_of_the_fight).into_iter().map(|what| format!("{name}: cut: {what}")),
            );
        });
        assert!(pressable > 3, "{}: nothing has happened", way.name());
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_other_screen_of_the_first_game_can_be_used_in_any_window() {
    let mut wrong = Vec::new();
    for way in some_of(&WAYS).iter().copied() {
        let mut look = |window: &mut Harness<'_, App>, screen: &str| {
            wrong.extend(faults(window, &format!("{screen}-{}", way.name())))
        };
        visit_the_house(way, &mut look);
        visit_books(way, &mut look);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_screen_of_the_second_game_can_be_used_in_any_window() {
    let mut wrong = Vec::new();
    for way in some_of(&WAYS).iter().copied() {
        visit_boss_monster(way, &mut |window, screen| {
            let name = format!("{screen}-{}", way.name());
            // The table keeps the room it needs, and a part of it is seen.
            let is_part = |what: &String| screen == "boss-table" && what.starts_with(&format!("{name}: cut: "));
            wrong.extend(faults(window, &name).into_iter().filter(|what| !is_part(what)));
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_screen_of_the_third_game_can_be_used_in_any_window() {
    let mut wrong = Vec::new();
    for way in some_of(&WAYS).iter().copied() {
        visit_hellscape(way, &mut |window, screen| {
            let name = format!("{screen}-{}", way.name());
            // Of a board the camera shows a part.
            let is_board = matches!(screen, "hellscape-table" | "hellscape-board-after");
            wrong.extend(if is_board { faults_beside(window, &name) } else { faults(window, &name) });
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn pictures_of_every_screen() {
    if !is_matrix_wanted() {
        return;
    }
    let tables = Tables::new();
    for size in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)] {
        for theme in [Theme::Dark, Theme::Light] {
            let way = Way { theme, ..way(size, Language::English, 100) };
            let mut look = |window: &mut Harness<'_, App>, screen: &str| {
                picture(window, &format!("matrix-{screen}-{}", way.name()))
            };
            tables.visit(way, &mut look);
            visit_the_house(way, &mut look);
            visit_books(way, &mut look);
            visit_boss_monster(way, &mut look);
            visit_the_end(way, &mut look);
            visit_hellscape(way, &mut look);
        }
    }
}

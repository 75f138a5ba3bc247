//! Screens of Massive Darkness 2 that are met only on the way, and pictures of them in all three languages for somebody who reads them: a
//! trade, what a new Level brings, the fight with a Boss, objectives that are unfolded, the page of keys, a book that has only begun,
//! and the printed sheet of every Quest.
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=1 cargo test --test window screens_read
//! DELVEWRIGHT_PICTURES=1 DELVEWRIGHT_SCENES=trade,learn cargo test --test window screens_read
//! DELVEWRIGHT_PICTURES=matrix DELVEWRIGHT_WINDOWS=1024-dark cargo test --test window screens_read
//! ```

use crate::massive_darkness_2_beats::{Recorded, leave_recorded_at};
use crate::massive_darkness_2_beats_read::is_meant;
use crate::massive_darkness_2_editor::ONLY;
use crate::massive_darkness_2_gallery::LANGUAGES;
use crate::support::app::open_on;
use crate::support::hands::{click_at, key, press, scroll_and_press, shows};
use crate::support::pictures::{Look, are_looked_at, are_wanted, is_matrix_wanted, keep, name_of, shoot, windows};
use delvewright::games::massive_darkness_2::describe::Words;
use delvewright::games::massive_darkness_2::print::sheet;
use delvewright::games::massive_darkness_2::rules::{Answer, Ask, MassiveDarkness2};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::texts;
use delvewright::house::paper::Paper;
use delvewright::house::storage::Theme;
use delvewright::house::text::Language;
use delvewright::kernel::game::{Game as _, MessageId};
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 800.0);

/// Where a game is looked at: in which recorded one, at which question, and how often that was put before.
struct Scene {
    name: &'static str,
    game: (&'static str, &'static str),
    is_it: fn(&MassiveDarkness2) -> bool,
    before: usize,
    then: fn(&mut Harness<'_, App>),
}

fn ask(game: &MassiveDarkness2) -> Option<Ask> {
    game.question().map(|question| question.ask)
}

fn can(game: &MassiveDarkness2, is_it: fn(&Answer) -> bool) -> bool {
    let mut listed = Vec::new();
    game.answers(&mut listed);
    listed.iter().any(is_it)
}

fn nothing(_: &mut Harness<'_, App>) {}

/// Presses the first line of the list behind which others stand.
fn look_behind(window: &mut Harness<'_, App>) {
    let side = window.ctx.content_rect().right() - 328.0;
    let lines = window.query_all_by_role(Role::Button).filter(|node| node.rect().left() >= side);
    let line = lines.into_iter().find(|node| node.accesskit_node().label().is_some_and(|label| label.ends_with(')')));
    let at = line.map(|line| line.rect().center());
    if let Some(at) = at {
        click_at(window, at);
    }
}

/// Unfolds whatever is folded beside the map.
fn unfold(window: &mut Harness<'_, App>) {
    let heads = window.query_all_by_role(Role::DisclosureTriangle).map(|node| node.rect().left_center());
    let first = heads.filter(|at| at.x > 600.0).min_by(|one, other| one.y.total_cmp(&other.y));
    if let Some(at) = first {
        click_at(window, at + egui::vec2(8.0, 0.0));
    }
}

/// Opens the sheet of the Boss.
fn look_at_boss(window: &mut Harness<'_, App>) {
    let names = ["Michael", "Michał"];
    let nodes = names.iter().flat_map(|name| window.query_all_by_label_contains(name).collect::<Vec<_>>());
    let at = nodes.map(|node| node.rect()).find(|rect| rect.left() < 900.0 && rect.width() < 200.0);
    if let Some(at) = at {
        click_at(window, at.center());
    }
}

const SCENES: [Scene; 11] = [
    Scene {
        name: "trade",
        game: ("the-soul-keys", "-won"),
        is_it: |game| {
            matches!(ask(game), Some(Ask::Trade { .. })) && can(game, |answer| matches!(answer, Answer::Give { .. }))
        },
        before: 0,
        then: nothing,
    },
    Scene {
        name: "trade-late",
        game: ("releasing-michael", "-won"),
        is_it: |game| {
            let all = ask(game).is_some_and(|ask| matches!(ask, Ask::Trade { .. }));
            all && game.state().round > 6 && can(game, |answer| matches!(answer, Answer::Give { .. }))
        },
        before: 0,
        then: look_behind,
    },
    Scene {
        name: "receive",
        game: ("releasing-michael", "-won"),
        is_it: |game| matches!(ask(game), Some(Ask::Receive { .. })),
        before: 3,
        then: nothing,
    },
    Scene {
        name: "learn",
        game: ("soul-collector", "-won"),
        is_it: |game| matches!(ask(game), Some(Ask::Learn { .. })),
        before: 0,
        then: nothing,
    },
    Scene {
        name: "learn-late",
        game: ("the-soul-keys", "-won"),
        is_it: |game| {
            let is_late = matches!(ask(game), Some(Ask::Learn { hero }) if game.state().hero(hero).level > 2);
            is_late && can(game, |answer| matches!(answer, Answer::Learn { .. }))
        },
        before: 0,
        then: look_behind,
    },
    Scene {
        name: "boss-begins",
        game: ("releasing-michael", "-won"),
        is_it: |game| game.state().boss.fighting && matches!(ask(game), Some(Ask::StartZone { .. } | Ask::TokenZone)),
        before: 0,
        then: nothing,
    },
    Scene {
        name: "boss-turn",
        game: ("releasing-michael", "-won"),
        is_it: |game| game.state().boss.fighting && matches!(ask(game), Some(Ask::Turn { .. })),
        before: 2,
        then: nothing,
    },
    Scene {
        name: "boss-sheet",
        game: ("releasing-michael", "-won"),
        is_it: |game| game.state().boss.fighting && matches!(ask(game), Some(Ask::Turn { .. })),
        before: 2,
        then: look_at_boss,
    },
    Scene {
        name: "boss-dice",
        game: ("releasing-michael", "-won"),
        is_it: |game| game.state().boss.fighting && matches!(ask(game), Some(Ask::Resolve { .. })),
        before: 0,
        then: nothing,
    },
    Scene {
        name: "boss-dice-late",
        game: ("the-soul-keys", "-won"),
        is_it: |game| game.state().boss.fighting && matches!(ask(game), Some(Ask::Resolve { .. })),
        before: 1,
        then: nothing,
    },
    Scene {
        name: "objectives",
        game: ("the-soul-keys", ""),
        is_it: |game| matches!(ask(game), Some(Ask::Turn { .. })),
        before: 12,
        then: unfold,
    },
];

fn looks() -> Vec<(&'static str, Look)> {
    match is_matrix_wanted() {
        true => windows(&[])
            .into_iter()
            .zip(["de", "pl", "en"].into_iter().cycle())
            .map(|(look, way)| (way, look))
            .collect(),
        false => LANGUAGES.iter().map(|(language, theme)| (*language, (SIZE, *theme))).collect(),
    }
}

/// A picture of what is there.
fn shoot_at(window: &mut Harness<'_, App>, name: &str, language: &str, look: Look) {
    window.remove_cursor();
    window.run_steps(6);
    shoot(&format!("screens-{name}-{language}-{}", name_of(look)), window);
}

/// Whoever gains a Skill reads what each of them can do without pointing at it.
#[test]
fn what_a_skill_can_do_stands_below_its_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let (texts, mut told) = (texts::of(Language::English), Vec::new());
    assert!(leave_recorded_at(folder.path(), &Recorded::won("soul-collector"), |game| {
        let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let lines = |answer: &Answer| match answer {
            Answer::Learn { skill, .. } => words.skill_lines(*skill),
            _ => Vec::new(),
        };
        told = listed.iter().flat_map(lines).collect();
        told.len() > 2
    }));
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(8);
    window.remove_cursor();
    window.run_steps(4);
    for line in told {
        assert!(shows(&window, &line), "{line}");
    }
}

/// Faces fill the page on which a book is founded, and all its Quests are seen at once.
#[test]
fn a_book_is_founded_on_a_whole_page_and_shows_every_quest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::B);
    window.run_steps(4);
    let begin = window.get_by_label("Begin the book").rect();
    assert!(begin.bottom() > 0.9 * SIZE.1 && begin.bottom() < SIZE.1, "{begin:?}");
    press(&mut window, "Gheta");
    press(&mut window, "Begin the book");
    window.run_steps(4);
    let last = window.get_by_label("Hellscape: not played yet").rect();
    assert!(last.bottom() < SIZE.1 - 8.0, "{last:?}");
}

/// Leaves the recorded game of a scene in a folder where the scene is; false where it does not come to that.
fn leave_at(folder: &Path, scene: &Scene) -> bool {
    let mut left = scene.before;
    leave_recorded_at(folder, &Recorded::of(scene.game.0, scene.game.1 == "-won"), |game| {
        let is_it = (scene.is_it)(game);
        let was_left = left;
        left = left.saturating_sub(usize::from(is_it));
        is_it && was_left == 0
    })
}

/// Whoever looks at pictures sees all of them: none is missing because a recorded game went another way.
#[test]
fn every_screen_that_is_looked_at_comes_in_its_recorded_game() {
    for scene in &SCENES {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(leave_at(folder.path(), scene), "{}: happens in no recorded game", scene.name);
    }
}

#[test]
fn screens_read_of_games() {
    if !are_looked_at() {
        return;
    }
    for scene in SCENES.into_iter().filter(|scene| is_meant(scene.name)) {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(leave_at(folder.path(), &scene), "{}: happens in no recorded game", scene.name);
        for (language, look) in looks() {
            let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
            key(&mut window, Modifiers::COMMAND, Key::O);
            window.run_steps(8);
            (scene.then)(&mut window);
            shoot_at(&mut window, scene.name, language, look);
        }
    }
}

#[test]
fn screens_read_besides_games() {
    if !are_looked_at() {
        return;
    }
    for (language, look) in looks() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = |window: &Harness<'_, App>, message: MessageId| window.state().texts().get(message).to_string();
        if is_meant("book") {
            let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
            key(&mut window, Modifiers::COMMAND, Key::B);
            shoot_at(&mut window, "book-founding-empty", language, look);
            for hero in ["Gheta", "Irk"] {
                scroll_and_press(&mut window, hero);
            }
            shoot_at(&mut window, "book-founding", language, look);
            let begin = said(&window, "book-begin");
            scroll_and_press(&mut window, &begin);
            shoot_at(&mut window, "book-begun", language, look);
            for page in ["book-page-chronicle", "book-page-numbers"] {
                let page_said = said(&window, page);
                scroll_and_press(&mut window, &page_said);
                shoot_at(&mut window, &format!("begun-{page}"), language, look);
            }
        }
        if is_meant("keys") {
            let folder = tempfile::tempdir().expect("a folder");
            assert!(leave_recorded_at(folder.path(), &Recorded::won("tutorial"), |game| game.state().round > 1));
            let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
            key(&mut window, Modifiers::NONE, Key::F1);
            shoot_at(&mut window, "keys-start", language, look);
            key(&mut window, Modifiers::NONE, Key::Escape);
            key(&mut window, Modifiers::COMMAND, Key::O);
            window.run_steps(8);
            key(&mut window, Modifiers::NONE, Key::F1);
            shoot_at(&mut window, "keys-table", language, look);
        }
    }
}

/// The sheets of all Quests as they are printed.
#[test]
fn screens_read_on_paper() {
    if !are_wanted() || !is_meant("paper") {
        return;
    }
    let rules = HellscapeRules::open().expect("the box");
    for (language, paper) in
        [(Language::English, Paper::Letter), (Language::German, Paper::A4), (Language::Polish, Paper::A4)]
    {
        let texts = texts::of(language);
        for quest in rules.all().quests.iter() {
            let printed = sheet(quest, rules.all(), &texts, paper);
            keep(&format!("screens-sheet-{}-{}.pdf", quest.id, language.code()), &printed.pdf().expect("a sheet"));
        }
    }
}

/// What is different in a part of two pictures, in pixels.
fn changed(before: &image::RgbaImage, after: &image::RgbaImage, part: egui::Rect) -> usize {
    let part = part.expand(4.0);
    let (rows, columns) = (part.top() as u32..part.bottom() as u32, part.left() as u32..part.right() as u32);
    let all = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
    all.filter(|(x, y)| before.get_pixel(*x, *y) != after.get_pixel(*x, *y)).count()
}

/// Answers speak of dice: whoever points at one sees which die it is about.
#[test]
fn pointing_at_an_answer_lights_the_die_that_it_is_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut resolved = Vec::new();
    assert!(leave_recorded_at(folder.path(), &Recorded::won("the-soul-keys"), |game| {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let die = |(number, answer): (usize, &Answer)| match answer {
            Answer::Resolve { die, .. } => Some((number, *die)),
            _ => None,
        };
        resolved = listed.iter().enumerate().filter_map(die).collect();
        resolved.iter().any(|(_, die)| *die != resolved[0].1)
    }));
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(8);
    window.remove_cursor();
    window.run_steps(40);
    let labels = window.state().shown().expect("a table").answers();
    let before = window.render().expect("a picture");
    let place = |window: &Harness<'_, App>, die: u8| {
        window.query_all_by_label_contains(&format!("Die {}: ", die + 1)).next().expect("it lies there").rect()
    };
    for (number, die) in &resolved {
        let other = resolved.iter().find(|(_, other)| other != die).expect("several dice").1;
        let button = window.query_all_by_label_contains(&labels[*number]).next().expect("an answer").rect();
        window.hover_at(button.center());
        window.run_steps(4);
        let after = window.render().expect("a picture");
        assert!(changed(&before, &after, place(&window, *die)) > 20, "{}", labels[*number]);
        assert_eq!(changed(&before, &after, place(&window, other)), 0, "{}", labels[*number]);
    }
    shoot("md2-die-of-an-answer", &mut window);
}

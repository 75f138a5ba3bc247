//! The map in the real window code, driven by accessible names, and pictures of it.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::board::map::{Counting, MapAction, MapModel, MapView, map_ui};
use delvewright::app::theme;
use delvewright::engine::massive_darkness::ids::{Actor, Hero};
use delvewright::engine::massive_darkness::language::Style;
use delvewright::engine::massive_darkness::{Act, Answer, MassiveDarkness};
use delvewright::text::{Language, Texts};
use egui::{Key, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use support::cpu_renderer::CpuRenderer;
use support::dungeon::{act, busy, give, put_enemy, put_hero, tutorial};
use support::pictures::{Frame, save};

/// A picture of the map, with the pointer where `at` says (in parts of the picture).
fn picture(name: &str, game: &MassiveDarkness, frame: Frame, at: Option<egui::Pos2>) {
    let texts = Texts::new(Language::English);
    let model = MapModel::new(game, &texts);
    let mut view = MapView::still();
    view.counting = Counting::AtOnce;
    let mut harness = Harness::builder()
        .with_size(frame.size)
        .with_pixels_per_point(frame.pixels_per_point)
        .with_theme(frame.theme)
        .with_max_steps(40)
        .renderer(CpuRenderer::default())
        .build_ui(move |ui| {
            let _ = map_ui(ui, &texts, &model, &mut view);
        });
    theme::install(&harness.ctx);
    harness.run();
    if let Some(at) = at {
        harness.hover_at(egui::pos2(at.x * frame.size.x, at.y * frame.size.y));
        harness.run_steps(30);
    }
    let picture = harness.render().expect("the CPU renderer draws every mesh");
    save(name, &picture);
    let first = *picture.get_pixel(0, 0);
    assert!(picture.pixels().any(|pixel| *pixel != first));
}

#[test]
fn a_busy_dungeon() {
    let game = busy();
    for (theme, look) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        let frame = Frame { size: vec2(1100.0, 1400.0), pixels_per_point: 1.0, theme };
        picture(&format!("map-{look}"), &game, frame, None);
        picture(&format!("map-{look}-half"), &game, Frame { size: vec2(480.0, 620.0), ..frame }, None);
    }
}

/// A close look at half of the tutorial.
const CLOSE: Frame = Frame { size: vec2(820.0, 820.0), pixels_per_point: 1.0, theme: Theme::Dark };

#[test]
fn a_fight_about_to_begin_in_the_middle_and_with_explanations() {
    let mut game = busy();
    put_hero(&mut game, 0, (1, 3));
    picture("map-before-the-attack", &game, CLOSE, None);
    picture("map-enemy-explained", &game, CLOSE, Some(egui::pos2(0.5, 0.54)));
    picture("map-in-sight", &game, CLOSE, Some(egui::pos2(0.47, 0.62)));
    let enemy = game.state.enemy_ids().next().expect("the flayers");
    act(&mut game, Act::Attack(Style::Melee, enemy));
    picture("map-in-combat", &game, CLOSE, None);
}

/// The map of a game that is really played: what is decided on it is answered at once.
struct Table {
    game: MassiveDarkness,
    texts: Texts,
    model: MapModel,
    view: MapView,
    selected: Vec<Actor>,
    answered: Vec<Answer>,
}

impl Table {
    fn ui(&mut self, ui: &mut egui::Ui) {
        for action in map_ui(ui, &self.texts, &self.model, &mut self.view) {
            match action {
                MapAction::Answer(answers) => {
                    for answer in answers {
                        give(&mut self.game, &answer);
                        self.answered.push(answer);
                    }
                    self.model = MapModel::new(&self.game, &self.texts);
                }
                MapAction::Select(actor) => self.selected.push(actor),
            }
        }
    }

    fn place(&self, hero: u8) -> (i16, i16) {
        let zone = self.game.dungeon.zone(self.game.state.hero(Hero(hero)).zone);
        (zone.x, zone.y)
    }
}

fn at_table(game: MassiveDarkness) -> Harness<'static, Table> {
    let texts = Texts::new(Language::English);
    let model = MapModel::new(&game, &texts);
    let table = Table { game, texts, model, view: MapView::still(), selected: Vec::new(), answered: Vec::new() };
    let mut harness = Harness::builder()
        .with_size(vec2(900.0, 900.0))
        .with_max_steps(16)
        .build_ui_state(|ui, table: &mut Table| table.ui(ui), table);
    theme::install(&harness.ctx);
    harness.run();
    harness
}

#[test]
fn a_click_on_a_far_zone_walks_there_step_by_step() {
    let mut harness = at_table(tutorial(1));
    harness.get_by_label("Zone B5").click();
    harness.run();
    let table = harness.state();
    assert_eq!(table.place(0), (1, 4));
    let steps = table.answered.iter().filter(|answer| matches!(answer, Answer::Act(Act::Step(_)))).count();
    assert_eq!((table.answered.first(), steps), (Some(&Answer::Act(Act::Move)), 2));
}

#[test]
fn a_screen_reader_can_walk_too_and_hears_what_a_zone_is() {
    let mut harness = at_table(tutorial(1));
    let zone = harness.get_by_label("Zone B6");
    let said = zone.accesskit_node().description().unwrap_or_default();
    assert!(said.contains("shadow") && said.contains("Bjorn sees it, 1 zone away"), "{said}");
    zone.click_accesskit();
    harness.run();
    assert_eq!(harness.state().place(0), (1, 5));
}

#[test]
fn a_closed_door_is_walked_to_and_opened() {
    let mut game = tutorial(1);
    put_hero(&mut game, 0, (1, 5));
    let mut harness = at_table(game);
    harness.get_by_label("Door between zone A5 and zone B5").click();
    harness.run();
    let table = harness.state();
    assert!(matches!(table.answered.last(), Some(Answer::Act(Act::OpenDoor(_)))), "{:?}", table.answered);
    assert!(table.model.doors.iter().any(|door| door.is_open));
}

#[test]
fn a_hero_is_dragged_to_where_he_shall_go() {
    let mut harness = at_table(tutorial(1));
    let from = harness.get_by_label("Bjorn").rect().center();
    let to = harness.get_by_label("Zone B6").rect().center();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(from.lerp(to, 0.5));
    harness.run();
    harness.hover_at(to);
    harness.run();
    assert!(harness.state().answered.is_empty());
    harness.drop_at(to);
    harness.run();
    assert_eq!(harness.state().place(0), (1, 5));
}

#[test]
fn escape_puts_a_carried_hero_back() {
    let mut harness = at_table(tutorial(1));
    let from = harness.get_by_label("Bjorn").rect().center();
    let to = harness.get_by_label("Zone B6").rect().center();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(to);
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    harness.drop_at(to);
    harness.run();
    assert_eq!(harness.state().place(0), (0, 5));
}

#[test]
fn an_enemy_that_can_be_attacked_in_one_way_is_attacked_by_a_click() {
    let mut game = tutorial(1);
    let enemy = put_enemy(&mut game, "orc-flayers", (0, 5), 2);
    let mut harness = at_table(game);
    harness.get_by_label("Orc Flayers").click();
    harness.run();
    assert_eq!(harness.state().answered, [Answer::Act(Act::Attack(Style::Melee, enemy))]);
}

#[test]
fn the_right_button_lists_everything_that_can_be_done_there() {
    let mut game = tutorial(1);
    let enemy = put_enemy(&mut game, "orc-flayers", (0, 5), 2);
    let mut harness = at_table(game);
    harness.get_by_label("Orc Flayers").click_secondary();
    harness.run();
    assert!(harness.state().answered.is_empty());
    assert!(harness.query_by_label("End the activation").is_some());
    harness.get_by_label("Melee attack on Orc Flayers").click();
    harness.run();
    assert_eq!(harness.state().answered, [Answer::Act(Act::Attack(Style::Melee, enemy))]);
    assert!(harness.query_by_label("End the activation").is_none());
}

#[test]
fn arrow_keys_move_over_the_zones_and_enter_acts() {
    let mut harness = at_table(tutorial(1));
    harness.get_by_label("Zone A6").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.key_press(Key::ArrowUp);
    harness.run();
    assert!(harness.get_by_label("Zone B5").is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().place(0), (1, 4));
}

#[test]
fn the_tab_key_goes_from_target_to_target() {
    let mut game = tutorial(1);
    put_enemy(&mut game, "orc-flayers", (0, 5), 2);
    put_enemy(&mut game, "goblin-archers", (0, 5), 2);
    let mut harness = at_table(game);
    harness.get_by_label("Zone A6").focus();
    harness.run();
    let mut stops = Vec::new();
    for _ in 0..2 {
        harness.key_press(Key::Tab);
        harness.run();
        let model = &harness.state().model;
        let names = model.figures.iter().map(|figure| figure.name.to_string());
        stops.extend(names.filter(|name| harness.query_by_label(name).is_some_and(|node| node.is_focused())));
    }
    assert_eq!(stops, ["Orc Flayers", "Goblin Archers"]);
}

#[test]
fn a_figure_without_anything_to_do_is_selected() {
    let mut game = tutorial(2);
    put_hero(&mut game, 1, (2, 0));
    let mut harness = at_table(game);
    harness.get_by_label("Elias").click();
    harness.run();
    assert_eq!(harness.state().selected, [Actor::Hero(Hero(1))]);
}

#[test]
fn wheel_zooms_at_the_pointer_two_fingers_pan_and_ctrl_0_fits() {
    let mut harness = at_table(tutorial(1));
    let fitted = harness.state().view.camera.look();
    let corner = harness.get_by_label("Zone A6").rect().center();
    harness.hover_at(corner);
    harness.run();
    let scroll = |unit, delta| egui::Event::MouseWheel {
        unit,
        delta,
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
        source: egui::MouseWheelSource::Unknown,
    };
    harness.event(scroll(egui::MouseWheelUnit::Line, vec2(0.0, 3.0)));
    harness.run();
    assert!(harness.state().view.camera.look().zoom > fitted.zoom * 1.3);
    assert!(harness.get_by_label("Zone A6").rect().center().distance(corner) < 1.0);
    harness.event(scroll(egui::MouseWheelUnit::Point, vec2(-30.0, -20.0)));
    harness.run();
    let moved = harness.get_by_label("Zone A6").rect().center() - corner;
    assert!((moved - vec2(-30.0, -20.0)).length() < 1.0, "{moved:?}");
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::Num0);
    harness.run();
    assert_eq!(harness.state().view.camera.look(), fitted);
}

#[test]
fn nothing_is_repainted_while_nothing_happens() {
    let mut harness = at_table(busy());
    assert!(harness.run() <= 2);
    assert!(harness.output().viewport_output.values().all(|output| !output.repaint_delay.is_zero()));
}

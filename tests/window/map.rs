//! The map in the real window code, driven by accessible names, and pictures of it.

use crate::support::dungeon::{act, busy, give, put_enemy, put_hero, put_token, tutorial};
use crate::support::pictures::{Frame, save};
use cpu_painter::CpuRenderer;
use delvewright::games::massive_darkness::playtest::{Bot as _, RandomBot};
use delvewright::games::massive_darkness::rules::ask::{By, Purpose};
use delvewright::games::massive_darkness::rules::ids::{Actor, Hero};
use delvewright::games::massive_darkness::rules::language::Style;
use delvewright::games::massive_darkness::rules::state::TokenKind;
use delvewright::games::massive_darkness::rules::{Act, Answer, Ask, Choice, MassiveDarkness};
use delvewright::games::massive_darkness::texts;
use delvewright::games::massive_darkness::view::board::map::{Counting, MapAction, MapModel, MapView, map_ui};
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::game::Game as _;
use delvewright::kit::map::{EdgeLook, Glide, Plans};
use delvewright::kit::theme;
use egui::{Key, Pos2, Rect, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// A picture of the map, with the pointer where `at` says (in parts of the picture).
fn picture(name: &str, game: &MassiveDarkness, frame: Frame, at: Option<Pos2>) {
    picture_of(name, game, frame, (at, Plans::Pointed));
}

fn picture_of(name: &str, game: &MassiveDarkness, frame: Frame, (at, plans): (Option<Pos2>, Plans)) {
    let texts = texts::of(Language::English);
    let model = MapModel::new(game, &texts);
    let mut view = MapView::still();
    view.map.plans = plans;
    view.counting = Counting::AtOnce;
    let mut harness = Harness::builder()
        .with_context_setup(theme::install)
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

#[test]
fn plans_of_all_enemies_a_choice_of_zones_and_a_way_to_walk() {
    let mut game = busy();
    picture_of("map-plans", &game, CLOSE, (None, Plans::All));
    put_hero(&mut game, 2, (1, 5));
    let enemy = game.state.enemy_ids().next().expect("the flayers");
    game.state.enemy_mut(enemy).zone = game.dungeon.at(2, 1, 0).expect("a zone");
    picture("map-way", &game, CLOSE, Some(egui::pos2(0.5, 0.5)));
    let zones = [(0, 0), (2, 0), (1, 2)].map(|(x, y)| game.dungeon.at(x, y, 0).expect("a zone"));
    ask_for_one(&mut game, Purpose::PatrolZone, &zones.map(Choice::Zone));
    picture("map-choice", &game, Frame { theme: Theme::Light, ..CLOSE }, Some(egui::pos2(0.34, 0.13)));
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
                    let mut happened = Vec::new();
                    for answer in answers {
                        let given = self.game.answer(&answer, &mut |event| happened.push(event.what));
                        assert_eq!(given, Ok(()), "{answer:?}");
                        self.answered.push(answer);
                    }
                    let before = std::mem::take(&mut self.model);
                    self.look_again();
                    self.view.watch(&happened, &before, &self.model);
                }
                MapAction::Select(actor) => self.selected.push(actor),
            }
        }
    }

    fn look_again(&mut self) {
        self.model = MapModel::new(&self.game, &self.texts);
    }

    fn place(&self, hero: u8) -> (i16, i16) {
        let zone = self.game.dungeon.zone(self.game.state.hero(Hero(hero)).zone);
        (zone.x, zone.y)
    }
}

fn at_table(game: MassiveDarkness) -> Harness<'static, Table> {
    let texts = texts::of(Language::English);
    let model = MapModel::new(&game, &texts);
    let table = Table { game, texts, model, view: MapView::still(), selected: Vec::new(), answered: Vec::new() };
    let mut harness = Harness::builder()
        .with_context_setup(theme::install)
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
    assert!(table.model.board.edges.iter().any(|edge| edge.look == EdgeLook::DoorOpen));
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
fn what_the_keyboard_is_at_is_explained() {
    let mut game = tutorial(1);
    put_enemy(&mut game, "orc-flayers", (0, 5), 2);
    let mut harness = at_table(game);
    assert!(harness.query_by_label("Attacks: Melee").is_none());
    harness.get_by_label("Orc Flayers").focus();
    harness.run();
    assert!(harness.query_by_label("Attacks: Melee").is_some());
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
        let names = model.board.figures.iter().map(|figure| figure.name.to_string());
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
    let fitted = harness.state().view.map.camera.look();
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
    assert!(harness.state().view.map.camera.look().zoom > fitted.zoom * 1.3);
    assert!(harness.get_by_label("Zone A6").rect().center().distance(corner) < 1.0);
    harness.event(scroll(egui::MouseWheelUnit::Point, vec2(-30.0, -20.0)));
    harness.run();
    let moved = harness.get_by_label("Zone A6").rect().center() - corner;
    assert!((moved - vec2(-30.0, -20.0)).length() < 1.0, "{moved:?}");
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::Num0);
    harness.run();
    assert_eq!(harness.state().view.map.camera.look(), fitted);
}

#[test]
fn nothing_is_repainted_while_nothing_happens() {
    let mut harness = at_table(busy());
    assert!(harness.run() <= 2);
    assert!(harness.output().viewport_output.values().all(|output| !output.repaint_delay.is_zero()));
}

/// Asks the players to choose one of these.
fn ask_for_one(game: &mut MassiveDarkness, purpose: Purpose, options: &[Choice]) {
    game.state.ask = Ask::Choose { by: By::Group, purpose, least: 1, most: 1 };
    game.state.options = options.iter().copied().collect();
}

#[test]
fn a_zone_is_chosen_by_a_click_even_when_somebody_stands_in_the_way() {
    let mut game = tutorial(1);
    let zones = [(0, 5), (2, 0)].map(|(x, y)| game.dungeon.at(x, y, 0).expect("a zone"));
    ask_for_one(&mut game, Purpose::PatrolZone, &zones.map(Choice::Zone));
    let mut harness = at_table(game);
    harness.get_by_label("Bjorn").click();
    harness.run();
    assert_eq!(harness.state().answered, [Answer::Pick(Choice::Zone(zones[0]))]);
}

#[test]
fn where_a_click_could_mean_several_things_one_is_asked() {
    let mut game = tutorial(1);
    let enemy = put_enemy(&mut game, "orc-flayers", (1, 5), 2);
    ask_for_one(&mut game, Purpose::WoundTarget, &[Choice::Minions(enemy), Choice::Leader(enemy)]);
    let mut harness = at_table(game);
    harness.get_by_label("Orc Flayers").click();
    harness.run();
    assert!(harness.state().answered.is_empty());
    harness.get_by_label("The boss of Orc Flayers").click();
    harness.run();
    assert_eq!(harness.state().answered, [Answer::Pick(Choice::Leader(enemy))]);
}

#[test]
fn the_keyboard_opens_the_menu_and_chooses_from_it() {
    let mut game = tutorial(1);
    let enemy = put_enemy(&mut game, "orc-flayers", (0, 5), 2);
    let mut harness = at_table(game);
    harness.get_by_label("Orc Flayers").focus();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::F10);
    harness.run();
    assert!(harness.get_by_label("Melee attack on Orc Flayers").is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().answered, [Answer::Act(Act::Attack(Style::Melee, enemy))]);
}

#[test]
fn escape_closes_the_menu() {
    let mut harness = at_table(tutorial(1));
    harness.get_by_label("Bjorn").click_secondary();
    harness.run();
    assert!(harness.query_by_label("End the activation").is_some());
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.query_by_label("End the activation").is_none());
    assert!(harness.state().answered.is_empty());
}

#[test]
fn tokens_within_reach_are_picked_up_by_one_click() {
    let mut game = tutorial(1);
    put_token(&mut game, TokenKind::Treasure, (1, 5));
    put_token(&mut game, TokenKind::SpecialTreasure, (1, 5));
    let mut harness = at_table(game);
    harness.get_by_label("Treasure in zone B6, Special Treasure in zone B6").click();
    harness.run();
    assert_eq!(harness.state().answered.last(), Some(&Answer::Act(Act::PickUp)));
}

#[test]
fn every_figure_has_a_name_of_its_own_and_says_how_it_is() {
    let mut game = tutorial(2);
    put_enemy(&mut game, "orc-flayers", (0, 5), 2);
    put_enemy(&mut game, "orc-flayers", (1, 5), 1);
    game.state.hero_mut(Hero(1)).stunned = true;
    let harness = at_table(game);
    for name in ["Orc Flayers 1", "Orc Flayers 2"] {
        let said = harness.get_by_label(name).accesskit_node().description().unwrap_or_default();
        assert!(said.contains("Next: ") && said.contains("attacks Bjorn"), "{said}");
    }
    let said = harness.get_by_label("Elias").accesskit_node().description().unwrap_or_default();
    assert!(said.contains("Health: 5 of 5") && said.contains("Stunned"), "{said}");
}

#[test]
fn whoever_wants_to_see_the_whole_map_sees_it_until_a_hand_moves_it() {
    let mut harness = at_table(tutorial(1));
    harness.get_by_label("Show the whole map").click();
    harness.run();
    let before = harness.state().view.map.camera.look().zoom;
    harness.set_size(vec2(500.0, 500.0));
    harness.run();
    let smaller = harness.state().view.map.camera.look().zoom;
    assert!(smaller < before * 0.7);
    harness.get_by_label("Zoom in").click();
    harness.run();
    let mine = harness.state().view.map.camera.look().zoom;
    assert!(mine > smaller * 1.2);
    harness.set_size(vec2(900.0, 900.0));
    harness.run();
    assert_eq!(harness.state().view.map.camera.look().zoom, mine);
    harness.get_by_label("Show the whole map").click();
    harness.run();
    assert_eq!(harness.state().view.map.camera.look().zoom, before);
}

/// Is there room for whoever acts and all that can be done, where a zone takes 120 points?
fn has_room(harness: &Harness<'_, Table>, size: egui::Vec2) -> bool {
    let board = &harness.state().model.board;
    let acting = board.acting.and_then(|piece| board.space(board.figure(piece)?.space));
    let parts = board.focus.into_iter().chain(acting.map(|space| space.outline.bounds()));
    let part = parts.reduce(Rect::union).expect("something is to be seen").expand(0.16);
    part.width() * 120.0 <= size.x && part.height() * 120.0 <= size.y
}

#[test]
fn a_zone_takes_120_points_where_the_window_has_room_for_all_that_matters_and_never_less_than_96() {
    let sizes = [vec2(760.0, 500.0), vec2(900.0, 640.0), vec2(1300.0, 760.0), vec2(1900.0, 900.0)];
    let mut roomy = 0;
    for game in [tutorial(1), busy()] {
        let mut harness = at_table(game);
        for size in sizes {
            harness.set_size(size);
            harness.run();
            let zoom = harness.state().view.map.camera.look().zoom;
            let has_room = has_room(&harness, size);
            roomy += usize::from(has_room);
            assert!(zoom >= if has_room { 120.0 } else { 96.0 }, "{size:?}: {zoom}");
        }
    }
    assert!(roomy >= 3, "{roomy}");
    // After a question about far zones what is near is seen from nearby again.
    let (size, mut harness) = (vec2(900.0, 640.0), at_table(tutorial(1)));
    harness.set_size(size);
    harness.run();
    let far = [(2, 0), (0, 5)].map(|(x, y)| harness.state().game.dungeon.at(x, y, 0).expect("a zone"));
    ask_for_one(&mut harness.state_mut().game, Purpose::PatrolZone, &far.map(Choice::Zone));
    harness.state_mut().look_again();
    harness.run();
    assert!(harness.state().view.map.camera.look().zoom < 120.0, "not all of it has room");
    harness.state_mut().game = tutorial(1);
    harness.state_mut().look_again();
    harness.run();
    assert!(has_room(&harness, size));
    assert!(harness.state().view.map.camera.look().zoom >= 120.0);
}

#[test]
fn the_camera_rests_from_question_to_question_as_long_as_all_that_matters_is_seen_well() {
    let size = vec2(950.0, 640.0);
    let (mut rested, mut moved) = (0, 0);
    for heroes in 1..=3_u8 {
        let (mut harness, mut bot) = (at_table(tutorial(heroes)), RandomBot::new(heroes.into()));
        harness.set_size(size);
        // As at the table: the lower edge may lie under dice, and now and then something is said above.
        harness.state_mut().view.map.covered = 156.0;
        harness.run();
        for asked in 0..60_u8 {
            let table = harness.state_mut();
            if table.game.question().is_none() {
                break;
            }
            let mut listed = Vec::new();
            table.game.answers(&mut listed);
            let fallen = table.game.sample(&mut |count| bot.pick(count as usize) as u32);
            let answer = fallen.unwrap_or_else(|| bot.answer(&table.game, &listed));
            give(&mut table.game, &answer);
            table.look_again();
            let above = if asked % 3 == 1 { 90.0 } else { 0.0 };
            table.view.map.covered_above = above;
            let (before, board) = (table.view.map.camera.look(), table.model.board.clone());
            let open = Rect::from_min_max(Pos2::new(0.0, above), Pos2::new(size.x, size.y - 156.0));
            let on_screen = |part: Rect| before.screen_rect(Rect::from_min_size(Pos2::ZERO, size), part);
            let acting = board.acting.and_then(|piece| board.figure(piece)).map(|figure| figure.space);
            let part = board.focus.into_iter().chain(acting.and_then(|at| Some(board.space(at)?.outline.bounds())));
            let is_seen = part.reduce(Rect::union).is_none_or(|part| open.contains_rect(on_screen(part)));
            let mut beside = board.figures.iter().filter(|figure| Some(figure.space) == acting);
            let is_large = before.zoom >= 120.5 && beside.all(|figure| figure.place.radius * before.zoom >= 15.0);
            harness.run();
            let after = harness.state().view.map.camera.look();
            assert!(after.zoom >= 96.0, "{after:?}");
            if is_seen && is_large {
                rested += 1;
                assert_eq!(after, before, "question {asked} of {heroes}: all of it was seen well");
            } else {
                moved += usize::from(after != before);
            }
        }
    }
    assert!(rested >= 60 && moved >= 1, "{rested} {moved}");
}

#[test]
fn zones_are_large_where_something_is_to_be_decided_and_a_small_map_shows_the_rest() {
    let mut harness = at_table(tutorial(1));
    harness.set_size(vec2(760.0, 500.0));
    harness.run();
    let map = Rect::from_min_size(Pos2::ZERO, vec2(760.0, 500.0));
    let acting = harness.get_by_label("Bjorn").rect();
    assert!(harness.state().view.map.camera.look().zoom >= 96.0, "{:?}", harness.state().view.map.camera.look());
    assert!(map.contains_rect(acting), "{acting:?}");
    let small = harness.get_by_label_contains("The whole map, small").rect();
    let before = harness.state().view.map.camera.look().centre;
    harness.get_by_label_contains("The whole map, small").click();
    harness.run();
    assert_ne!(harness.state().view.map.camera.look().centre, before, "a press on it leads there: {small:?}");
    // One key shows all, and leads back.
    harness.key_press(Key::Num0);
    harness.run();
    assert!(harness.query_by_label_contains("The whole map, small").is_none());
    harness.key_press(Key::Num0);
    harness.run();
    assert!(harness.state().view.map.camera.look().zoom >= 96.0);
}

#[test]
fn the_camera_comes_to_a_question_that_is_out_of_view_and_to_no_other() {
    let mut harness = at_table(tutorial(1));
    (0..6).for_each(|_| harness.key_press(Key::Plus));
    harness.run();
    let close = harness.state().view.map.camera.look();
    harness.get_by_label("Zone B4").click();
    harness.run();
    assert_eq!(harness.state().view.map.camera.look().zoom, close.zoom);
    let far = harness.state().game.dungeon.at(2, 0, 0).expect("a zone");
    ask_for_one(&mut harness.state_mut().game, Purpose::PatrolZone, &[Choice::Zone(far)]);
    harness.state_mut().look_again();
    harness.run();
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(900.0, 900.0));
    assert!(whole.contains_rect(harness.get_by_label("Zone C1").rect()));
}

#[test]
fn figures_walk_unless_space_is_pressed_and_then_everything_rests() {
    let mut harness = at_table(tutorial(1));
    harness.state_mut().view.map.glide = Glide::Smooth;
    let to = harness.get_by_label("Zone B5").rect();
    harness.get_by_label("Zone B5").click();
    harness.step();
    harness.step();
    assert_eq!(harness.state().place(0), (1, 4));
    assert!(harness.state().view.map.is_moving());
    harness.key_press(Key::Space);
    harness.step();
    harness.run();
    assert!(!harness.state().view.map.is_moving());
    assert!(to.contains(harness.get_by_label("Bjorn").rect().center()));
}

#[test]
fn space_and_drag_pan_even_over_a_hero_and_space_is_used_up_then() {
    let mut harness = at_table(tutorial(1));
    let from = harness.get_by_label("Bjorn").rect().center();
    harness.key_down(Key::Space);
    harness.drag_at(from);
    harness.run();
    harness.hover_at(from + vec2(30.0, -20.0));
    harness.run();
    harness.hover_at(from + vec2(60.0, -40.0));
    harness.run();
    assert!(harness.state().view.map.has_taken_space());
    harness.drop_at(from + vec2(60.0, -40.0));
    harness.run();
    assert!((harness.get_by_label("Bjorn").rect().center() - from - vec2(60.0, -40.0)).length() < 8.0);
    assert_eq!(harness.state().place(0), (0, 5));
    harness.key_up(Key::Space);
    harness.run();
    assert!(!harness.state().view.map.has_taken_space());
}

#[test]
fn whatever_the_map_offers_is_accepted_by_the_rules_in_every_situation_of_a_game() {
    let texts = texts::of(Language::English);
    let (mut offers, mut walks) = (0, 0);
    for seed in 0..3_u64 {
        let mut game = tutorial(2 + seed as u8);
        let mut bot = RandomBot::new(seed);
        for _ in 0..400 {
            if game.question().is_none() {
                break;
            }
            if let Some(fallen) = game.sample(&mut |count| bot.pick(count as usize) as u32) {
                give(&mut game, &fallen);
                continue;
            }
            let model = MapModel::new(&game, &texts);
            for offer in &model.board.offers {
                let answers = model.answers(offer.number);
                offers += 1;
                walks += usize::from(answers.len() > 2);
                let mut tried = game.clone();
                for answer in answers {
                    assert_eq!(tried.check(answer), Ok(()), "{}: {answers:?}", offer.label);
                    give(&mut tried, answer);
                }
            }
            let mut listed = Vec::new();
            game.answers(&mut listed);
            let on_the_map = |answer: &Answer| {
                matches!(
                    answer,
                    Answer::Act(Act::Step(_) | Act::Attack(..) | Act::OpenDoor(_) | Act::PickUp | Act::Escape)
                        | Answer::Pick(Choice::Zone(_) | Choice::Hero(_) | Choice::Enemy(_))
                )
            };
            for answer in listed.iter().filter(|answer| on_the_map(answer)) {
                let is_offered = model.meanings.iter().any(|meaning| meaning.answers == [answer.clone()]);
                assert!(is_offered, "{answer:?} cannot be given on the map");
            }
            let answer = bot.answer(&game, &listed);
            give(&mut game, &answer);
        }
    }
    assert!(offers > 1000 && walks > 100, "{offers} {walks}");
}

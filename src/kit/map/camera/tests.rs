use super::*;
use egui::{pos2, vec2};

const VIEW: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(800.0, 600.0) };
const PANE: Pane = Pane { rect: VIEW, covered: 0.0, above: 0.0 };
const BOARD: Rect = Rect { min: Pos2::ZERO, max: pos2(6.0, 12.0) };

fn fitted() -> Camera {
    let mut camera = Camera::default();
    camera.fit(PANE, BOARD);
    camera
}

#[test]
fn fitting_shows_the_whole_board() {
    let camera = fitted();
    assert!(camera.seen(VIEW).contains_rect(BOARD));
    assert!(!camera.is_gliding());
}

#[test]
fn a_board_of_any_size_is_seen_to_its_ends() {
    let (mut camera, large) = (Camera::default(), Rect { min: Pos2::ZERO, max: pos2(40.0, 12.0) });
    camera.fit(PANE, large);
    assert!(camera.seen(VIEW).contains_rect(large));
}

#[test]
fn only_a_hand_holds_the_camera() {
    let mut camera = fitted();
    camera.frame(VIEW, Rect::from_min_size(pos2(0.0, 0.0), vec2(1.0, 1.0)));
    assert!(!camera.is_held(), "it looked there by itself");
    camera.pan(vec2(5.0, 0.0), BOARD);
    assert!(camera.is_held());
    camera.fit(PANE, BOARD);
    assert!(!camera.is_held());
}

#[test]
fn zooming_keeps_the_point_under_the_pointer() {
    let mut camera = fitted();
    let point = pos2(500.0, 250.0);
    let before = camera.look().board(VIEW, point);
    camera.zoom_at(VIEW, point, 1.7, BOARD);
    camera.arrive();
    assert!(before.distance(camera.look().board(VIEW, point)) < 0.001);
    camera.zoom_at(VIEW, point, 1000.0, BOARD);
    camera.arrive();
    assert!((camera.look().zoom - *ZOOM.end()).abs() < 0.001);
}

#[test]
fn panning_follows_the_hand_and_never_loses_the_board() {
    let mut camera = fitted();
    let before = camera.look().screen(VIEW, pos2(3.0, 6.0));
    camera.pan(vec2(40.0, -25.0), BOARD);
    assert!((camera.look().screen(VIEW, pos2(3.0, 6.0)) - before - vec2(40.0, -25.0)).length() < 0.01);
    camera.pan(vec2(100_000.0, 0.0), BOARD);
    assert!(BOARD.contains(camera.look().centre));
}

#[test]
fn what_is_seen_already_does_not_move_the_camera() {
    let mut camera = fitted();
    let before = camera;
    camera.include(VIEW, Rect::from_min_size(pos2(2.0, 2.0), vec2(1.0, 1.0)), BOARD);
    assert_eq!(camera, before);
}

#[test]
fn what_is_not_seen_comes_into_view_by_the_shortest_way() {
    let mut camera = fitted();
    camera.zoom_at(VIEW, VIEW.center(), 4.0, BOARD);
    camera.arrive();
    let (zoom, x) = (camera.look().zoom, camera.look().centre.x);
    let corner = Rect::from_min_size(pos2(2.0, 11.0), vec2(1.0, 1.0));
    camera.include(VIEW, corner, BOARD);
    camera.arrive();
    assert!(camera.seen(VIEW).contains_rect(corner));
    assert!((camera.look().zoom - zoom).abs() < 0.001);
    assert!((camera.look().centre.x - x).abs() < 0.001);
    camera.include(VIEW, BOARD, BOARD);
    assert!(camera.seen(VIEW).contains_rect(BOARD));
}

/// A board that is never near enough as a whole.
const LONG: Rect = Rect { min: Pos2::ZERO, max: pos2(6.0, 30.0) };

fn space(x: f32, y: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(1.0, 1.0))
}

#[test]
fn who_acts_is_seen_well_with_all_that_matters_if_it_fits() {
    let mut camera = Camera::default();
    let scene = Attention { who: space(2.0, 10.0), what: space(4.0, 12.0), least: 0.0 };
    camera.attend(PANE, scene, LONG);
    let seen = camera.seen(VIEW);
    assert!(camera.look().zoom >= 120.0, "{:?}", camera.look());
    assert!(seen.contains_rect(scene.who) && seen.contains_rect(scene.what));
}

#[test]
fn what_lies_too_far_away_is_left_out_and_not_who_acts() {
    let mut camera = Camera::default();
    let scene = Attention { who: space(2.0, 1.0), what: space(2.0, 29.0), least: 0.0 };
    camera.attend(PANE, scene, LONG);
    assert!(camera.seen(VIEW).contains_rect(scene.who));
    assert!(camera.look().zoom >= 96.0);
}

#[test]
fn it_rests_as_long_as_all_is_in_the_picture() {
    let mut camera = Camera::default();
    camera.attend(PANE, Attention { who: space(2.0, 10.0), what: space(3.0, 10.0), least: 0.0 }, LONG);
    let before = camera.look();
    camera.attend(PANE, Attention { who: space(3.0, 11.0), what: space(2.0, 10.0), least: 0.0 }, LONG);
    camera.arrive();
    assert_eq!(camera.look(), before);
    camera.attend(PANE, Attention { who: space(3.0, 20.0), what: space(3.0, 20.0), least: 0.0 }, LONG);
    camera.arrive();
    assert!(camera.seen(VIEW).contains_rect(space(3.0, 20.0)) && camera.look() != before);
}

#[test]
fn what_has_to_be_seen_is_shown_above_what_lies_over_the_board() {
    let (mut camera, pane) = (Camera::default(), Pane { covered: 150.0, ..PANE });
    for y in [10.0, 20.0, 29.0, 3.0] {
        let who = space(2.0, y);
        camera.attend(pane, Attention { who, what: who, least: 0.0 }, LONG);
        camera.arrive();
        let on_screen = camera.look().screen_rect(VIEW, who);
        assert!(on_screen.bottom() <= 450.0 && on_screen.top() >= 0.0, "{on_screen:?}");
    }
    camera.fit(pane, LONG);
    camera.arrive();
    assert!(camera.look().screen_rect(VIEW, LONG).bottom() <= 450.0);
}

#[test]
fn who_acts_is_shown_below_what_is_said_of_it_and_a_board_that_is_seen_whole_stays() {
    let (mut camera, pane) = (Camera::default(), Pane { covered: 150.0, above: 110.0, ..PANE });
    for y in [10.0, 20.0, 29.0, 3.0, 0.0] {
        let who = space(2.0, y);
        camera.attend(pane, Attention { who, what: who, least: 0.0 }, LONG);
        camera.arrive();
        let on_screen = camera.look().screen_rect(VIEW, who);
        assert!(on_screen.bottom() <= 450.0 && on_screen.top() >= 110.0, "{y}: {on_screen:?}");
    }
    let small = Rect::from_min_size(Pos2::ZERO, vec2(2.0, 2.0));
    let looks = [0.0, 110.0].map(|above| {
        let mut camera = Camera::default();
        camera.attend(Pane { above, ..PANE }, Attention { who: small, what: small, least: 0.0 }, small);
        camera.look()
    });
    assert_eq!(looks[0], looks[1]);
}

#[test]
fn a_large_window_shows_larger_spaces_and_not_more_of_the_table_beside_the_board() {
    let scene = Attention { who: space(2.0, 10.0), what: space(2.0, 10.0), least: 0.0 };
    let zooms = [vec2(900.0, 640.0), vec2(1930.0, 1230.0), vec2(3400.0, 1950.0)].map(|size| {
        let mut camera = Camera::default();
        camera.attend(Pane { rect: Rect::from_min_size(Pos2::ZERO, size), ..PANE }, scene, LONG);
        camera.look().zoom
    });
    assert!(zooms[0] < 150.0 && zooms[1] > 240.0 && zooms[2] <= *ZOOM.end(), "{zooms:?}");
}

#[test]
fn a_small_board_is_seen_as_a_whole() {
    let mut camera = Camera::default();
    camera.attend(
        PANE,
        Attention { who: space(0.0, 0.0), what: space(1.0, 0.0), least: 0.0 },
        Rect::from_min_size(Pos2::ZERO, vec2(4.0, 3.0)),
    );
    assert!(camera.is_fitted());
}

#[test]
fn a_glide_ends() {
    let mut camera = fitted();
    camera.zoom_at(VIEW, VIEW.center(), 2.0, BOARD);
    assert!(camera.is_gliding());
    for _ in 0..60 {
        camera.step(1.0 / 60.0, Glide::Smooth);
    }
    assert!(!camera.is_gliding());
}

#[test]
fn what_is_seen_well_stays_though_something_is_said_above_it_for_a_while() {
    let mut camera = Camera::default();
    let scene = |x: f32, y: f32| Attention { who: space(x, y), what: space(x + 1.0, y), least: 0.0 };
    camera.attend(PANE, scene(2.0, 2.0), LONG);
    let before = camera.goal();
    for (above, x, y) in [(90.0, 2.0, 2.0), (0.0, 3.0, 2.0), (110.0, 3.0, 1.0), (0.0, 2.0, 1.0)] {
        camera.attend(Pane { above, ..PANE }, scene(x, y), LONG);
        assert_eq!(camera.goal(), before, "{above} at {x}, {y}");
    }
}

#[test]
fn whoever_stands_in_a_crowd_comes_near_once_and_not_to_and_fro() {
    let (mut camera, board) = (Camera::default(), Rect::from_min_size(Pos2::ZERO, vec2(5.0, 4.0)));
    let scene = |least: f32| Attention { who: space(2.0, 2.0), what: space(2.0, 2.0), least };
    camera.attend(PANE, scene(90.0), board);
    assert!(camera.is_fitted());
    camera.attend(PANE, scene(160.0), board);
    assert!(camera.goal().zoom >= 160.0, "the figures there would be too small: {:?}", camera.goal());
    let near = camera.goal();
    camera.attend(PANE, scene(90.0), board);
    assert_eq!(camera.goal(), near, "all that matters is in the picture");
}

#[test]
fn no_column_is_cut_off_where_all_of_them_are_large_enough() {
    let board = Rect::from_min_size(Pos2::ZERO, vec2(7.0, 5.0));
    for width in (0..30_u8).map(|step| 880.0 + 10.0 * f32::from(step)) {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(width, 560.0));
        let (mut camera, pane) = (Camera::default(), Pane { rect, covered: 120.0, above: 0.0 });
        camera.attend(pane, Attention { who: space(0.0, 0.0), what: space(1.0, 0.0), least: 0.0 }, board);
        let (on_screen, zoom) = (camera.goal().screen_rect(rect, board), camera.goal().zoom);
        assert!(on_screen.left() >= 0.0 && on_screen.right() <= width, "{width}: {on_screen:?}");
        assert!(zoom >= 120.0, "{width}: {zoom}");
    }
}

#[test]
fn a_high_board_is_shown_larger_where_the_sides_of_a_large_window_would_be_empty() {
    let large = |board: Rect| {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(2230.0, 1200.0));
        let (mut camera, pane) = (Camera::default(), Pane { rect, covered: 130.0, above: 0.0 });
        camera.attend(pane, Attention { who: space(2.0, 2.0), what: space(2.0, 3.0), least: 0.0 }, board);
        camera.goal().screen_rect(rect, board)
    };
    let high = large(Rect::from_min_size(Pos2::ZERO, vec2(6.0, 12.0)));
    assert!(high.width() > 0.6 * 2230.0, "{high:?}");
    let nearly = large(Rect::from_min_size(Pos2::ZERO, vec2(4.0, 5.0)));
    assert!(nearly.top() >= 0.0 && nearly.bottom() <= 1070.0, "as a whole it is hardly smaller: {nearly:?}");
}

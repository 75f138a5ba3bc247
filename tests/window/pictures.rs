//! Pictures to look at: `cargo test --test window pictures -- --nocapture` writes them to `target/pictures/`.
//!
//! They prove little by themselves; the assertions only guard that something was drawn.

use crate::support::pictures::{Frame, draw, save};
use egui::{Rect, Shape, Theme, epaint::Mesh, pos2, vec2};

const SMALL: Frame = Frame { size: vec2(64.0, 48.0), pixels_per_point: 1.0, theme: Theme::Dark };

#[test]
fn two_translucent_triangles_share_an_edge_without_gap_or_overlap() {
    let picture = draw(
        SMALL,
        |_| {},
        |ui| {
            let colour = egui::Color32::from_rgba_unmultiplied(255, 255, 255, 128);
            let mut mesh = Mesh::default();
            for corner in [pos2(10.3, 8.1), pos2(50.7, 11.9), pos2(47.2, 40.5), pos2(12.9, 38.4)] {
                mesh.colored_vertex(corner, colour);
            }
            mesh.add_triangle(0, 1, 2);
            mesh.add_triangle(2, 3, 0);
            ui.painter().add(Shape::mesh(mesh));
        },
    );
    let background = picture.get_pixel(1, 1);
    let inside = picture.get_pixel(30, 25);
    assert_ne!(inside, background);
    for y in 14..36 {
        for x in 16..44 {
            assert_eq!(picture.get_pixel(x, y), inside, "at {x}, {y}");
        }
    }
}

#[test]
fn drawing_is_cut_off_at_the_clip_rectangle() {
    let clip = Rect::from_min_max(pos2(0.0, 0.0), pos2(32.0, 48.0));
    let picture = draw(
        SMALL,
        |_| {},
        |ui| {
            let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(64.0, 48.0));
            ui.painter().with_clip_rect(clip).rect_filled(whole, 0.0, egui::Color32::RED);
        },
    );
    assert_eq!(picture.get_pixel(31, 20).0, [255, 0, 0, 255]);
    assert_ne!(picture.get_pixel(32, 20).0, [255, 0, 0, 255]);
}

#[test]
fn text_and_gradients_are_drawn() {
    let frame = Frame { size: vec2(220.0, 60.0), pixels_per_point: 2.0, theme: Theme::Dark };
    let picture = draw(
        frame,
        |_| {},
        |ui| {
            ui.label("A lantern over a stone floor");
            ui.add(egui::ProgressBar::new(0.4));
        },
    );
    let first = *picture.get_pixel(0, 0);
    assert!(picture.pixels().filter(|pixel| **pixel != first).count() > 400);
    save("renderer", &picture);
}

fn sheet(name: &str, size: egui::Vec2, content: fn(&mut egui::Ui)) {
    for (theme, look) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        for (pixels_per_point, zoom) in [(1.0, ""), (0.5, "-half")] {
            let frame = Frame { size, pixels_per_point, theme };
            let picture = draw(frame, delvewright::kit::theme::install, content);
            save(&format!("{name}-{look}{zoom}"), &picture);
            let first = *picture.get_pixel(0, 0);
            assert!(picture.pixels().any(|pixel| *pixel != first));
        }
    }
}

#[test]
fn every_drawing_on_one_sheet() {
    sheet("art", crate::support::sheets::ART_SIZE, crate::support::sheets::art);
}

#[test]
fn a_sample_board() {
    sheet("board", vec2(1280.0, 690.0), crate::support::sample_board::board);
}

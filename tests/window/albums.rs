//! Every picture in colour at every size at which it is met, on the dark table and on paper. They are read while the test runs, so
//! whoever draws builds nothing between two looks:
//!
//! `DELVEWRIGHT_PICTURES=1 cargo test --test window albums` writes `target/pictures/album-*.png`; with `DELVEWRIGHT_DRAWN=axe`
//! only the pictures whose names begin so.

use crate::support::pictures::{Frame as Taken, are_wanted, draw, save};
use delvewright::games::massive_darkness::view::art::figures::Emblem;
use delvewright::kit::art::{Album, Brush, Frame, Place, Portrait, album, backdrop};
use delvewright::kit::theme::Theme;
use egui::{Rect, Ui, Vec2, vec2};
use serde::de::DeserializeOwned;
use std::fmt::Debug;

const DRAWN: &str = "DELVEWRIGHT_DRAWN";

fn read<Name: DeserializeOwned + Ord + Clone + Debug>(file: &str) -> Album<Name> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let text = std::fs::read_to_string(folder.join(file)).expect("the pictures lie among the assets");
    let mut pictures: Album<Name> = album(&text).unwrap_or_else(|wrong| panic!("{file}: {wrong}"));
    if let Ok(wanted) = std::env::var(DRAWN) {
        let is_wanted = |name: &Name| format!("{name:?}").trim_matches('"').to_lowercase().starts_with(&wanted);
        pictures.retain(|name, _| is_wanted(name));
    }
    for (name, picture) in &pictures {
        assert_eq!(picture.flaw(), None, "{name:?}");
    }
    pictures
}

/// One picture at all sizes, within a cell of [`Cells::size`].
type Paint = fn(&mut Ui, &Portrait, egui::Pos2);

struct Cells {
    size: Vec2,
    in_a_row: usize,
    paint: Paint,
}

fn sheet<Name: Ord + Debug>(name: &str, pictures: &Album<Name>, cells: &Cells) {
    let rows = pictures.len().div_ceil(cells.in_a_row);
    let columns = pictures.len().min(cells.in_a_row);
    let size = vec2(cells.size.x * columns as f32, cells.size.y * rows as f32);
    let taken = Taken { size, pixels_per_point: 1.0, theme: egui::Theme::Dark };
    let picture = draw(taken, delvewright::kit::theme::install, |ui| {
        for (at, portrait) in pictures.values().enumerate() {
            let (column, row) = (at % cells.in_a_row, at / cells.in_a_row);
            (cells.paint)(ui, portrait, (vec2(column as f32, row as f32) * cells.size).to_pos2());
        }
    });
    save(name, &picture);
}

/// Large and small, on the table and on paper.
fn person(ui: &mut Ui, portrait: &Portrait, corner: egui::Pos2) {
    let theme = Theme::of(ui.ctx());
    let paper = Rect::from_min_size(corner + vec2(0.0, 544.0), vec2(384.0, 176.0));
    ui.painter().rect_filled(paper, 0.0, theme.surface.paper.egui());
    let mut brush = Brush::on(ui.painter());
    let square = |x: f32, y: f32, size: f32| Rect::from_min_size(corner + vec2(x, y), Vec2::splat(size));
    let large = square(8.0, 8.0, 360.0);
    backdrop(&mut brush, large, theme.surface.panel, theme.signal.accent);
    portrait.paint_in(&mut brush, Place::within(large), Frame::Square);
    for y in [376.0, 552.0] {
        for (x, size) in [(8.0, 160.0), (176.0, 96.0), (280.0, 48.0), (336.0, 28.0)] {
            portrait.paint_in(&mut brush, Place::within(square(x, y, size)), Frame::Square);
        }
        let disc = square(176.0, y + 104.0, 64.0);
        brush.disc(disc.center(), 32.0, theme.figure.plate);
        portrait.paint_in(&mut brush, Place::within(disc), Frame::Disc(47.0));
        let disc = square(260.0, y + 112.0, 40.0);
        brush.disc(disc.center(), 20.0, theme.figure.plate);
        portrait.paint_in(&mut brush, Place::within(disc), Frame::Disc(47.0));
    }
    brush.show(ui.painter());
}

/// As on a card of the hand, and as small as in a slot.
fn thing(ui: &mut Ui, portrait: &Portrait, corner: egui::Pos2) {
    let theme = Theme::of(ui.ctx());
    let paper = Rect::from_min_size(corner + vec2(0.0, 172.0), vec2(168.0, 104.0));
    ui.painter().rect_filled(paper, 0.0, theme.surface.paper.egui());
    let mut brush = Brush::on(ui.painter());
    let square = |x: f32, y: f32, size: f32| Rect::from_min_size(corner + vec2(x, y), Vec2::splat(size));
    let large = square(4.0, 4.0, 160.0);
    backdrop(&mut brush, large, theme.surface.panel, theme.signal.accent);
    portrait.paint_in(&mut brush, Place::within(large), Frame::Square);
    portrait.paint(&mut brush, Place::within(square(4.0, 176.0, 96.0)));
    portrait.paint(&mut brush, Place::within(square(108.0, 176.0, 48.0)));
    portrait.paint(&mut brush, Place::within(square(108.0, 236.0, 28.0)));
    brush.show(ui.painter());
}

#[test]
fn people() {
    if are_wanted() {
        let cells = Cells { size: vec2(384.0, 720.0), in_a_row: 3, paint: person };
        sheet("album-people", &read::<Emblem>("massive-darkness/art/portraits.ron"), &cells);
    }
}

#[test]
fn things() {
    if are_wanted() {
        let cells = Cells { size: vec2(168.0, 276.0), in_a_row: 10, paint: thing };
        sheet("album-things", &read::<String>("tiles/things.ron"), &cells);
    }
}

/// Games share what is drawn; each chooses in data of its own.
#[test]
fn a_thing_that_is_drawn_is_on_a_card_of_some_game() {
    let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let choice = |file: &str| std::fs::read_to_string(assets.join(file)).expect("each game chooses");
    let chosen =
        choice("massive-darkness/art/pictures-of-cards.ron") + &choice("massive-darkness-2/art/pictures-of-items.ron");
    let text = std::fs::read_to_string(assets.join("tiles/things.ron")).expect("the things lie among the assets");
    let things: Album<String> = album(&text).expect("they are drawn");
    // The ones that others are like need no card.
    let idle: Vec<_> = things.keys().filter(|name| !chosen.contains(&format!(": \"{name}\""))).collect();
    assert_eq!(idle, ["boots"]);
}

//! A board of six by three zones, with everything a dungeon has.

use delvewright::games::massive_darkness::view::art::board::{
    BoardMesh, BoardPlan, DoorState, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan, clear_floor,
};
use delvewright::games::massive_darkness::view::art::figures::{
    Emblem, EnemyKind, Figure, Health, HeroColour, Mob, Posture, Role, Who, chance_to_kill, figure, mob,
};
use delvewright::games::massive_darkness::view::art::tokens::{LevelSide, Token, token};
use delvewright::kit::art::Brush;
use delvewright::kit::map::Outline;
use delvewright::kit::map::marks::{SpaceMark, arrow, dot, footprints, frame, selected, target};
use delvewright::kit::theme::Theme;
use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

/// The board and a few figures.
pub fn board(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    ui.painter().rect_filled(ui.max_rect(), 0.0, theme.surface.table.egui());
    let feather = 1.0 / ui.pixels_per_point();
    let zone = (ui.max_rect().width() - 80.0) / 6.0;
    let picture = BoardMesh::paint(&sample_board(), theme, zone, feather);
    let origin = pos2(40.0, 40.0);
    ui.painter().add(picture.shape(origin, zone));
    let mut brush = Brush::on(ui.painter());
    people(&mut brush, theme, (origin, zone));
    brush.show(ui.painter());
}

/// `L`/`l` light corridor or chamber, `S`/`s` shadow; features by their own letter.
fn sample_board() -> BoardPlan {
    let rows = ["LSllSL", "SLllsS", "LLsslL"];
    let mut plan = BoardPlan::default();
    for (row, line) in rows.iter().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            let feature = match (column, row) {
                (0, 0) => Feature::Start,
                (5, 2) => Feature::WayOut,
                (5, 0) => Feature::Stairs(Towards::North),
                (4, 0) => Feature::Bridge(Towards::East),
                (5, 1) => Feature::Rubble,
                _ => Feature::Plain,
            };
            plan.zones.push(ZonePlan {
                column: column as i32,
                row: row as i32,
                light: if letter.eq_ignore_ascii_case(&'l') { Light::Lit } else { Light::Shadow },
                flooring: if letter.is_uppercase() { Flooring::Corridor } else { Flooring::Chamber },
                seed: (column * 17 + row * 5 + 3) as u64,
                feature,
            });
        }
    }
    // Inner edges, north and west of each zone: . open, | wall, + closed door, / open door, : tile seam.
    let north = ["||||||", "+.|.|:", ".|.../"];
    let west = ["|.|./.", "|/+.|:", "|.+.|."];
    for (side, lines) in [(Towards::North, north), (Towards::West, west)] {
        for (row, line) in lines.iter().enumerate() {
            for (column, letter) in line.chars().enumerate() {
                let kind = match letter {
                    '|' => EdgeKind::Wall,
                    '+' => EdgeKind::Door(DoorState::Closed),
                    '/' => EdgeKind::Door(DoorState::Open),
                    ':' => EdgeKind::TileSeam,
                    _ => EdgeKind::Open,
                };
                plan.edges.push(EdgePlan { column: column as i32, row: row as i32, side, kind });
            }
        }
    }
    for column in 0..6 {
        plan.edges.push(EdgePlan { column, row: 2, side: Towards::South, kind: EdgeKind::Wall });
    }
    for row in 0..3 {
        plan.edges.push(EdgePlan { column: 5, row, side: Towards::East, kind: EdgeKind::Wall });
    }
    plan
}

fn people(brush: &mut Brush, theme: &Theme, (origin, zone): (Pos2, f32)) {
    let at = |column: f32, row: f32| origin + vec2(column, row) * zone;
    let radius = zone * 0.17;
    let hero = |emblem, colour, light| Figure {
        light,
        health: Some(Health { now: 4, full: 5 }),
        ..Figure::standing(Who::Hero(emblem, colour))
    };
    let token_at = |brush: &mut Brush, centre: Pos2, which| {
        token(brush, theme, Rect::from_center_size(centre, Vec2::splat(zone * 0.30)), which);
    };
    let floor = clear_floor(Rect::from_min_size(at(1.0, 1.0), Vec2::splat(zone)));
    frame(brush, theme, &Outline::rect(floor), zone, SpaceMark::Hovered);
    token_at(brush, at(2.5, 0.22), Token::Level(2, LevelSide::Active));
    token_at(brush, at(2.25, 0.75), Token::Treasure);
    token_at(brush, at(2.7, 0.75), Token::SpecialTreasure);
    token_at(brush, at(3.5, 2.5), Token::Objective);
    token_at(brush, at(4.5, 2.5), Token::Level(3, LevelSide::Inactive));
    footprints(brush, theme, &[at(0.55, 0.78), at(0.5, 1.5), at(1.5, 1.5)], zone);
    dot(brush, theme, at(1.5, 1.5), zone);
    dot(brush, theme, at(0.5, 2.5), zone);
    figure(brush, theme, at(0.3, 0.32), radius, &hero(Emblem::Axe, HeroColour::Orange, Light::Lit));
    selected(brush, theme, at(0.68, 0.42), radius);
    figure(brush, theme, at(0.68, 0.42), radius, &hero(Emblem::Staff, HeroColour::Sky, Light::Lit));
    let dead = Figure { posture: Posture::Dead, ..hero(Emblem::Bow, HeroColour::Yellow, Light::Lit) };
    figure(brush, theme, at(0.32, 0.74), radius, &dead);
    figure(brush, theme, at(1.5, 0.5), radius, &hero(Emblem::Dagger, HeroColour::Purple, Light::Shadow));
    let foes = Mob {
        kind: EnemyKind::Goblin,
        minions: 4,
        posture: Posture::Standing,
        light: Light::Lit,
        health: Some(Health { now: 3, full: 4 }),
    };
    mob(brush, theme, at(3.5, 0.52), zone * 0.38, &foes);
    target(brush, theme, at(3.5, 0.52), zone * 0.32);
    chance_to_kill(brush, theme, at(3.5, 0.52), zone * 0.30, "42%");
    let roaming = Figure {
        light: Light::Shadow,
        health: Some(Health { now: 14, full: 18 }),
        ..Figure::standing(Who::Enemy(EnemyKind::Troll, Role::Roaming))
    };
    figure(brush, theme, at(2.5, 2.5), radius * Role::Roaming.size(), &roaming);
    arrow(brush, theme, &[at(2.5, 2.15), at(2.5, 1.5), at(1.8, 1.5)], 2.5);
    let agent = Figure {
        light: Light::Lit,
        health: Some(Health { now: 7, full: 9 }),
        ..Figure::standing(Who::Enemy(EnemyKind::Orc, Role::Agent))
    };
    figure(brush, theme, at(3.5, 1.5), radius, &agent);
}

//! What a painted board promises.

use super::*;

/// A board of zones side by side, walls around, a few doors.
fn plan(columns: i32, rows: i32) -> BoardPlan {
    let mut plan = BoardPlan::default();
    for row in 0..rows {
        for column in 0..columns {
            let odd = (column + row) % 2 == 1;
            plan.zones.push(ZonePlan {
                column,
                row,
                light: if odd { Light::Shadow } else { Light::Lit },
                flooring: if row % 2 == 0 { Flooring::Corridor } else { Flooring::Chamber },
                seed: (column * 31 + row) as u64,
                feature: Feature::Plain,
            });
            for (side, border) in [(Towards::North, row == 0), (Towards::West, column == 0)] {
                let kind = match (border, column % 3) {
                    (true, _) => EdgeKind::Wall,
                    (false, 0) => EdgeKind::Door(DoorState::Closed),
                    (false, 1) => EdgeKind::Wall,
                    (false, _) => EdgeKind::Open,
                };
                plan.edges.push(EdgePlan { column, row, side, kind });
            }
        }
    }
    plan
}

#[test]
fn a_board_of_thirty_six_zones_is_one_mesh_of_at_most_sixty_thousand_corners() {
    let board = BoardMesh::paint(&plan(6, 6), Theme::dark(), 160.0, 1.0);
    let corners = board.mesh().vertices.len();
    assert!(corners <= 60_000, "{corners}");
    assert!(board.mesh().is_valid());
}

#[test]
fn the_same_plan_is_painted_the_same_twice() {
    let paint = || BoardMesh::paint(&plan(2, 2), Theme::light(), 100.0, 1.0);
    assert_eq!(paint().mesh(), paint().mesh());
}

#[test]
fn a_light_zone_is_much_brighter_than_a_shadow_zone() {
    for theme in [Theme::dark(), Theme::light()] {
        let brightness = |light| {
            let mut brush = Brush::new(1.0);
            let floor = ZoneFloor { light, flooring: Flooring::Corridor, seed: 4, torch: None };
            zone_floor(&mut brush, theme, zone_rect(0, 0, 100.0), &floor);
            let mesh = brush.into_mesh();
            let sum: u32 = mesh.vertices.iter().map(|v| u32::from(v.color.g())).sum();
            f64::from(sum) / mesh.vertices.len() as f64
        };
        assert!(brightness(Light::Lit) > brightness(Light::Shadow) * 1.4);
    }
}

#[test]
fn an_edge_is_the_same_from_both_sides() {
    let edge = |column, row, side| EdgePlan { column, row, side, kind: EdgeKind::Wall };
    let (a, b) = (edge(2, 3, Towards::East), edge(3, 3, Towards::West));
    assert_eq!(a.line(50.0), b.line(50.0));
    let (a, b) = (edge(2, 3, Towards::South), edge(2, 4, Towards::North));
    assert_eq!(a.line(50.0), b.line(50.0));
}

#[test]
fn torches_prefer_corners_with_walls() {
    let mut plan = plan(1, 1);
    plan.edges = vec![
        EdgePlan { column: 0, row: 0, side: Towards::East, kind: EdgeKind::Wall },
        EdgePlan { column: 0, row: 0, side: Towards::South, kind: EdgeKind::Wall },
    ];
    for seed in 0..20 {
        let zone = ZonePlan { seed, ..plan.zones[0] };
        assert_eq!(zone.torch(&PlanIndex::new(&plan)), TorchCorner::RightBottom);
    }
}

#[test]
fn a_moved_board_keeps_its_shape() {
    let board = BoardMesh::paint(&plan(1, 1), Theme::dark(), 100.0, 1.0);
    let Shape::Mesh(moved) = board.shape(pos2(10.0, 20.0), 200.0) else {
        unreachable!("a board is a mesh");
    };
    let (before, after) = (board.mesh().calc_bounds(), moved.calc_bounds());
    assert!((after.width() - before.width() * 2.0).abs() < 0.1);
    assert!((after.min.x - (before.min.x * 2.0 + 10.0)).abs() < 0.1);
}

//! Contact sheets: every drawing beside every other, at several sizes, in both themes.

use delvewright::app::art::Brush;
use delvewright::app::art::board::{
    BoardMesh, BoardPlan, DoorState, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards,
    ZonePlan,
};
use delvewright::app::art::dice::{DieColour, DieFace, DieSymbol, Use, die};
use delvewright::app::art::figures::{
    Emblem, EnemyKind, Figure, Health, HeroColour, Mob, Posture, Role, Who, ZoneMark,
    chance_to_kill, changed, figure, footprints, hovered, intent, mob, move_dot, selected, target,
    zone_mark,
};
use delvewright::app::art::icons::{Icon, Weight, icon};
use delvewright::app::art::tokens::{LevelSide, Token, token};
use delvewright::app::theme::Theme;
use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

/// Heroes, enemies, their states, and mobs.
pub fn figures(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    let whole = ui.max_rect();
    ui.painter()
        .rect_filled(whole, 0.0, theme.board.light_floor.egui());
    let dark_half = Rect::from_min_max(pos2(whole.left(), 560.0), whole.max);
    ui.painter()
        .rect_filled(dark_half, 0.0, theme.board.shadow_floor.egui());
    let heroes = Emblem::ALL.into_iter().zip(HeroColour::ALL);
    for (at, (emblem, colour)) in heroes.enumerate() {
        let who = Who::Hero(emblem, colour);
        let shown = Figure {
            health: Some(Health {
                now: 5 - (at as u16 % 4),
                full: 5,
            }),
            ..Figure::standing(who)
        };
        at_sizes(
            &mut brush,
            theme,
            pos2(90.0 + 150.0 * at as f32, 80.0),
            &shown,
        );
    }
    for (at, kind) in EnemyKind::ALL.into_iter().enumerate() {
        let role = [Role::Minion, Role::Boss, Role::Agent, Role::Roaming][at % 4];
        let shown = Figure {
            health: Some(Health {
                now: 3 + at as u16,
                full: 3 + 3 * at as u16,
            }),
            ..Figure::standing(Who::Enemy(kind, role))
        };
        let (column, row) = (at % 5, at / 5);
        at_sizes(
            &mut brush,
            theme,
            pos2(1000.0 + 165.0 * column as f32, 90.0 + 260.0 * row as f32),
            &shown,
        );
    }
    states(&mut brush, theme, pos2(90.0, 380.0), Light::Lit);
    states(&mut brush, theme, pos2(90.0, 640.0), Light::Shadow);
    mobs(&mut brush, theme, pos2(110.0, 830.0));
    brush.show(ui.painter());
}

fn at_sizes(brush: &mut Brush, theme: &Theme, centre: Pos2, shown: &Figure) {
    figure(brush, theme, centre, 48.0, shown);
    figure(brush, theme, centre + vec2(-30.0, 100.0), 28.0, shown);
    figure(brush, theme, centre + vec2(28.0, 100.0), 18.0, shown);
    figure(brush, theme, centre + vec2(60.0, 100.0), 12.0, shown);
}

fn states(brush: &mut Brush, theme: &Theme, from: Pos2, light: Light) {
    let hero = Figure {
        light,
        health: Some(Health { now: 4, full: 5 }),
        ..Figure::standing(Who::Hero(Emblem::Shield, HeroColour::Green))
    };
    let foe = Figure {
        light,
        ..Figure::standing(Who::Enemy(EnemyKind::Orc, Role::Boss))
    };
    let radius = 36.0;
    let at = |column: usize| from + vec2(112.0 * column as f32, 0.0);
    changed(brush, theme, at(0), radius, 1.0);
    figure(brush, theme, at(0), radius, &hero);
    hovered(brush, theme, at(1), radius);
    figure(brush, theme, at(1), radius, &hero);
    selected(brush, theme, at(2), radius);
    figure(brush, theme, at(2), radius, &hero);
    figure(
        brush,
        theme,
        at(3),
        radius,
        &Figure {
            posture: Posture::Stunned,
            ..hero
        },
    );
    figure(
        brush,
        theme,
        at(4),
        radius,
        &Figure {
            posture: Posture::Dead,
            ..hero
        },
    );
    figure(brush, theme, at(5), radius, &foe);
    target(brush, theme, at(5), radius);
    chance_to_kill(brush, theme, at(5), radius, "63%");
    figure(
        brush,
        theme,
        at(6),
        radius,
        &Figure {
            posture: Posture::Stunned,
            ..foe
        },
    );
    figure(
        brush,
        theme,
        at(7),
        radius,
        &Figure {
            posture: Posture::Dead,
            ..foe
        },
    );
}

fn mobs(brush: &mut Brush, theme: &Theme, from: Pos2) {
    for count in 0..=6_u8 {
        let shown = Mob {
            kind: EnemyKind::ALL[usize::from(count)],
            minions: count,
            posture: if count == 4 {
                Posture::Stunned
            } else {
                Posture::Standing
            },
            light: if count % 2 == 0 {
                Light::Shadow
            } else {
                Light::Lit
            },
            health: Some(Health { now: 4, full: 6 }),
        };
        let at = from + vec2(200.0 * f32::from(count), 0.0);
        mob(brush, theme, at, 80.0, &shown);
        mob(brush, theme, at + vec2(20.0, 130.0), 36.0, &shown);
    }
}

/// Tokens and icons.
pub fn things(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    ui.painter()
        .rect_filled(ui.max_rect(), 0.0, theme.surface.panel.egui());
    let floor = Rect::from_min_size(pos2(0.0, 0.0), vec2(ui.max_rect().width(), 330.0));
    ui.painter()
        .rect_filled(floor, 0.0, theme.board.light_floor.egui());
    let mut tokens: Vec<Token> = (1..=5)
        .map(|level| Token::Level(level, LevelSide::Active))
        .collect();
    tokens.extend((1..=5).map(|level| Token::Level(level, LevelSide::Inactive)));
    tokens.extend([
        Token::Treasure,
        Token::SpecialTreasure,
        Token::Objective,
        Token::Artifact,
        Token::Lair,
        Token::Library,
        Token::Pillar,
        Token::Wound(1),
        Token::Wound(5),
        Token::FirstPlayer,
    ]);
    for (at, which) in tokens.into_iter().enumerate() {
        let corner = pos2(
            20.0 + 120.0 * (at % 10) as f32,
            20.0 + 150.0 * (at / 10) as f32,
        );
        token(
            &mut brush,
            theme,
            Rect::from_min_size(corner, Vec2::splat(80.0)),
            which,
        );
        token(
            &mut brush,
            theme,
            Rect::from_min_size(corner + vec2(0.0, 92.0), Vec2::splat(36.0)),
            which,
        );
        token(
            &mut brush,
            theme,
            Rect::from_min_size(corner + vec2(44.0, 96.0), Vec2::splat(24.0)),
            which,
        );
    }
    for (at, which) in Icon::all().enumerate() {
        let corner = pos2(
            20.0 + 78.0 * (at % 16) as f32,
            350.0 + 92.0 * (at / 16) as f32,
        );
        let text = theme.text.normal;
        icon(
            &mut brush,
            which,
            Rect::from_min_size(corner, Vec2::splat(48.0)),
            text,
            Weight::Regular,
        );
        icon(
            &mut brush,
            which,
            Rect::from_min_size(corner + vec2(0.0, 54.0), Vec2::splat(24.0)),
            text,
            Weight::Bold,
        );
        icon(
            &mut brush,
            which,
            Rect::from_min_size(corner + vec2(30.0, 56.0), Vec2::splat(20.0)),
            theme.signal.accent,
            Weight::Regular,
        );
    }
    brush.show(ui.painter());
}

/// A board of six by three zones, with everything a dungeon has, and a few figures.
pub fn board(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    ui.painter()
        .rect_filled(ui.max_rect(), 0.0, theme.surface.table.egui());
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
                light: if letter.eq_ignore_ascii_case(&'l') {
                    Light::Lit
                } else {
                    Light::Shadow
                },
                flooring: if letter.is_uppercase() {
                    Flooring::Corridor
                } else {
                    Flooring::Chamber
                },
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
                plan.edges.push(EdgePlan {
                    column: column as i32,
                    row: row as i32,
                    side,
                    kind,
                });
            }
        }
    }
    for column in 0..6 {
        plan.edges.push(EdgePlan {
            column,
            row: 2,
            side: Towards::South,
            kind: EdgeKind::Wall,
        });
    }
    for row in 0..3 {
        plan.edges.push(EdgePlan {
            column: 5,
            row,
            side: Towards::East,
            kind: EdgeKind::Wall,
        });
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
        token(
            brush,
            theme,
            Rect::from_center_size(centre, Vec2::splat(zone * 0.30)),
            which,
        );
    };
    zone_mark(
        brush,
        theme,
        Rect::from_min_size(at(1.0, 1.0), Vec2::splat(zone)),
        ZoneMark::Hovered,
    );
    token_at(brush, at(2.5, 0.22), Token::Level(2, LevelSide::Active));
    token_at(brush, at(2.25, 0.75), Token::Treasure);
    token_at(brush, at(2.7, 0.75), Token::SpecialTreasure);
    token_at(brush, at(3.5, 2.5), Token::Objective);
    token_at(brush, at(4.5, 2.5), Token::Level(3, LevelSide::Inactive));
    footprints(
        brush,
        theme,
        &[at(0.55, 0.78), at(0.5, 1.5), at(1.5, 1.5)],
        zone,
    );
    move_dot(brush, theme, at(1.5, 1.5), zone);
    move_dot(brush, theme, at(0.5, 2.5), zone);
    figure(
        brush,
        theme,
        at(0.3, 0.32),
        radius,
        &hero(Emblem::Axe, HeroColour::Orange, Light::Lit),
    );
    selected(brush, theme, at(0.68, 0.42), radius);
    figure(
        brush,
        theme,
        at(0.68, 0.42),
        radius,
        &hero(Emblem::Staff, HeroColour::Sky, Light::Lit),
    );
    let dead = Figure {
        posture: Posture::Dead,
        ..hero(Emblem::Bow, HeroColour::Yellow, Light::Lit)
    };
    figure(brush, theme, at(0.32, 0.74), radius, &dead);
    figure(
        brush,
        theme,
        at(1.5, 0.5),
        radius,
        &hero(Emblem::Dagger, HeroColour::Purple, Light::Shadow),
    );
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
    figure(
        brush,
        theme,
        at(2.5, 2.5),
        radius * Role::Roaming.size(),
        &roaming,
    );
    intent(
        brush,
        theme,
        &[at(2.5, 2.15), at(2.5, 1.5), at(1.8, 1.5)],
        2.5,
    );
    let agent = Figure {
        light: Light::Lit,
        health: Some(Health { now: 7, full: 9 }),
        ..Figure::standing(Who::Enemy(EnemyKind::Orc, Role::Agent))
    };
    figure(brush, theme, at(3.5, 1.5), radius, &agent);
}

/// Dice: fresh and spent, blank and full.
pub fn dice(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    ui.painter()
        .rect_filled(ui.max_rect(), 0.0, theme.surface.panel.egui());
    let fresh = |symbols: &[DieSymbol]| -> Vec<(DieSymbol, Use)> {
        symbols.iter().map(|one| (*one, Use::Fresh)).collect()
    };
    let faces = [
        fresh(&[]),
        fresh(&[DieSymbol::Hit]),
        fresh(&[DieSymbol::Shield]),
        fresh(&[DieSymbol::Hit, DieSymbol::Hit]),
        fresh(&[DieSymbol::Hit, DieSymbol::Hit, DieSymbol::Bam]),
        fresh(&[DieSymbol::Shield, DieSymbol::Bam]),
        fresh(&[
            DieSymbol::Hit,
            DieSymbol::Hit,
            DieSymbol::Hit,
            DieSymbol::Diamond,
        ]),
        vec![
            (DieSymbol::Shield, Use::Fresh),
            (DieSymbol::Bam, Use::Spent),
            (DieSymbol::Diamond, Use::Spent),
        ],
    ];
    for (row, colour) in DieColour::ALL.into_iter().enumerate() {
        for (column, symbols) in faces.iter().enumerate() {
            let face = DieFace {
                colour,
                symbols,
                state: Use::Fresh,
                letter: ["Y", "R", "B", "G"][row],
            };
            let corner = pos2(20.0 + 84.0 * column as f32, 16.0 + 84.0 * row as f32);
            die(
                ui.painter(),
                theme,
                Rect::from_min_size(corner, Vec2::splat(72.0)),
                &face,
                0.0,
            );
            let corner = pos2(720.0 + 52.0 * column as f32, 16.0 + 84.0 * row as f32);
            die(
                ui.painter(),
                theme,
                Rect::from_min_size(corner, Vec2::splat(40.0)),
                &face,
                0.0,
            );
            let spent = DieFace {
                state: Use::Spent,
                ..face
            };
            let corner = corner + vec2(0.0, 46.0);
            die(
                ui.painter(),
                theme,
                Rect::from_min_size(corner, Vec2::splat(32.0)),
                &spent,
                0.0,
            );
        }
    }
}

//! What the board looks like: the rules of `docs/look.md` that can be counted, and pictures of it.

use crate::support::app::{open_on, still_window};
use crate::support::desk::GAMES;
use crate::support::dungeon::{busy, put_enemy, put_hero, tutorial};
use crate::support::fight;
use crate::support::pictures::{Look, Sight, are_looked_at, are_wanted, languages, name_of, save, shoot, windows};
use cpu_painter::CpuRenderer;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::ids::Hero;
use delvewright::games::massive_darkness::session::Session;
use delvewright::games::massive_darkness::texts;
use delvewright::games::massive_darkness::view::art::figures::HeroColour;
use delvewright::games::massive_darkness::view::board::map::{Counting, MapModel, MapView, map_ui};
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::board::SpaceId;
use delvewright::kernel::game::Game as _;
use delvewright::kit::map::{Dusk, FigureView, Spot};
use delvewright::kit::theme;
use egui::{Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;

/// The map of a game and nothing else.
struct Map {
    texts: Texts,
    model: MapModel,
    view: MapView,
}

fn map_of(game: &MassiveDarkness, size: Vec2, look: egui::Theme) -> Harness<'static, Map> {
    map_with(MapModel::new(game, &texts::of(Language::English)), size, look)
}

/// The same board with nobody and nothing on it.
fn bare_map_of(game: &MassiveDarkness, size: Vec2, look: egui::Theme) -> Harness<'static, Map> {
    let mut model = MapModel::new(game, &texts::of(Language::English));
    model.figures.clear();
    model.tokens.clear();
    let board = &mut model.board;
    board.figures.clear();
    board.tokens.clear();
    board.tallies.clear();
    board.offers.clear();
    map_with(model, size, look)
}

fn map_with(model: MapModel, size: Vec2, look: egui::Theme) -> Harness<'static, Map> {
    let texts = texts::of(Language::English);
    let mut view = MapView::still();
    view.counting = Counting::AtOnce;
    let mut harness = Harness::builder()
        .with_context_setup(theme::install)
        .with_size(size)
        .with_theme(look)
        .with_max_steps(40)
        .renderer(CpuRenderer::default())
        .build_ui_state(
            |ui, map: &mut Map| {
                let _ = map_ui(ui, &map.texts, &map.model, &mut map.view);
            },
            Map { texts, model, view },
        );
    harness.run();
    harness
}

/// A large dungeon seen whole: everything of it can be measured.
const WHOLE: Vec2 = vec2(1100.0, 1400.0);
/// The room that a window of 1440 × 900 has for the map.
const PANE: Vec2 = vec2(880.0, 830.0);
const LOOKS: [egui::Theme; 2] = [egui::Theme::Dark, egui::Theme::Light];

/// The part of a space's floor that is measured, on the screen.
fn floor_on_screen(map: &Map, size: Vec2, space: SpaceId) -> Rect {
    let floor = map.model.board.space(space).expect("a zone").floor.bounds();
    let pane = Rect::from_min_size(Pos2::ZERO, size).shrink(8.0);
    map.view.map.camera.look().screen_rect(pane, floor).shrink(8.0)
}

/// Relative luminance (WCAG 2), on average.
fn brightness(picture: &RgbaImage, part: Rect) -> f32 {
    let linear = |value: u8| {
        let value = f32::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let (mut sum, mut count) = (0.0, 0.0);
    for y in part.top() as u32..part.bottom() as u32 {
        for x in part.left() as u32..part.right() as u32 {
            let [red, green, blue, _] = picture.get_pixel(x, y).0;
            sum += 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
            count += 1.0;
        }
    }
    sum / count
}

fn contrast(one: f32, other: f32) -> f32 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A picture of 1440 × 900 shrunk to 32 × 20 has cells of this size, in points.
const CELL: f32 = 45.0;

/// How warm and bright a pixel is: by so much its red light is more than its blue one.
fn warmth([red, _, blue, _]: [u8; 4]) -> f32 {
    let linear = |value: u8| (f32::from(value) / 255.0).powf(2.2);
    (linear(red) - linear(blue)).max(0.0)
}

/// How warm the warmest cell of a picture is that touches a place, and the warmest that does not.
fn warmest(picture: &RgbaImage, place: Rect) -> [f32; 2] {
    let (columns, rows) = ((picture.width() as f32 / CELL) as u32, (picture.height() as f32 / CELL) as u32);
    let corners = (0..rows).flat_map(|row| (0..columns).map(move |column| Pos2::new(column as f32, row as f32) * CELL));
    let cells: Vec<(Rect, f32)> = corners
        .map(|corner| {
            let cell = Rect::from_min_size(corner, Vec2::splat(CELL));
            let pixels = (corner.y as u32..(corner.y + CELL) as u32)
                .flat_map(|y| (corner.x as u32..(corner.x + CELL) as u32).map(move |x| (x, y)));
            (cell, pixels.map(|(x, y)| warmth(picture.get_pixel(x, y).0)).sum::<f32>() / CELL.powi(2))
        })
        .collect();
    [true, false].map(|is_there| {
        let here = cells.iter().filter(|(cell, _)| cell.intersects(place) == is_there);
        here.map(|(_, warm)| *warm).fold(0.0, f32::max)
    })
}

/// Rule 3: from far away the warmest light is where somebody acts, at night and by day, whether he stands in the light or in the
/// shadow.
#[test]
fn from_far_away_the_warmest_light_is_where_somebody_acts() {
    let mut wrong = Vec::new();
    for look in LOOKS {
        for at in [(1, 4), (1, 2), (0, 4), (2, 5), (2, 4)] {
            let mut game = busy();
            put_hero(&mut game, 0, at);
            let mut harness = map_of(&game, PANE, look);
            let picture = harness.render().expect("a picture");
            shoot(&format!("rule-3-{look:?}-{}-{}", at.0, at.1), &mut harness);
            let map = harness.state();
            let acting = map.model.board.acting.expect("somebody acts");
            let seen = map.view.map.on_screen(&map.model.board, Spot::Figure(acting)).expect("he is in the picture");
            // His disc and the pool of light around it.
            let place = Rect::from_center_size(seen.centre, Vec2::splat(seen.radius * 3.0));
            let [there, elsewhere] = warmest(&picture, place);
            let shadow = game.dungeon.zone(game.state.hero(Hero(0)).zone).shadow;
            println!("{look:?} {at:?} (shadow: {shadow}): {there:.3}, elsewhere {elsewhere:.3}");
            if there <= elsewhere {
                wrong.push(format!("{look:?} {at:?}: {there:.3} there, {elsewhere:.3} elsewhere"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Rule 4: light and shadow are told apart in half a second, and so is what nobody has seen.
#[test]
fn floors_in_the_light_in_the_shadow_and_unseen_stand_apart() {
    let game = busy();
    for look in LOOKS {
        let mut harness = map_of(&game, WHOLE, look);
        let picture = harness.render().expect("a picture");
        let map = harness.state();
        let board = &map.model.board;
        // Where nothing stands, lies or can be done one sees the floor.
        let is_bare = |space: SpaceId| {
            let stands = board.figures.iter().any(|figure| figure.space == space);
            let lies = board.tokens.iter().any(|token| token.space == space);
            let is_marked = space == game.dungeon.start || game.dungeon.exit == Some(space);
            !stands && !lies && !is_marked && board.offers.iter().all(|offer| offer.space != space)
        };
        let bare: Vec<SpaceId> = game.dungeon.board.spaces().filter(|space| is_bare(*space)).collect();
        let of = |wanted: &dyn Fn(SpaceId) -> bool| {
            let here = bare.iter().filter(|space| wanted(**space));
            let all: Vec<f32> = here.map(|space| brightness(&picture, floor_on_screen(map, WHOLE, *space))).collect();
            assert!(!all.is_empty());
            all.iter().sum::<f32>() / all.len() as f32
        };
        let dusk = |space| board.lighting.dusk(space);
        let is_shadow = |space| game.dungeon.zone(space).shadow;
        let unseen = of(&|space| dusk(space) == Dusk::Unseen);
        let shadow = of(&|space| dusk(space) == Dusk::Clear && is_shadow(space));
        let lit = of(&|space| dusk(space) != Dusk::Unseen && !is_shadow(space));
        println!("{look:?}: lit {lit:.4}, shadow {shadow:.4}, unseen {unseen:.4}");
        println!("{look:?}: {:.2} and {:.2}", contrast(lit, shadow), contrast(shadow, unseen));
        assert!(contrast(lit, shadow) >= 2.2, "{look:?}: {lit} and {shadow}");
        assert!(contrast(shadow, unseen) >= 1.3 && shadow > unseen, "{look:?}: {shadow} and {unseen}");
    }
}

/// Rules 1 and 2, in the window of which they speak: six Heroes and two mobs share a zone, and all of them are large enough.
#[test]
fn whoever_acts_stands_in_a_large_zone_among_figures_that_are_large_enough() {
    let mut game = tutorial(6);
    (0..6).for_each(|hero| put_hero(&mut game, hero, (1, 4)));
    for kind in ["orc-flayers", "goblin-archers"] {
        put_enemy(&mut game, kind, (1, 4), 5);
    }
    let harness = map_of(&game, PANE, egui::Theme::Dark);
    let map = harness.state();
    let zoom = map.view.map.camera.look().zoom;
    let smallest = map.model.board.figures.iter().map(|figure| figure.place.radius).fold(1.0, f32::min);
    println!("zones {zoom:.0}, discs {:.1}", smallest * 2.0 * 0.95 * zoom);
    assert!(zoom >= 64.0, "{zoom}");
    assert!(smallest * 2.0 * 0.95 * zoom >= 28.0, "{smallest} at {zoom}");
}

/// How dark a point is, as one sees it: steps of it are steps of contrast.
fn darkness(picture: &RgbaImage, at: Pos2) -> f32 {
    (brightness(picture, Rect::from_min_size(at.floor(), Vec2::splat(1.0))) + 0.05).ln()
}

/// The points of a circle that lie in the picture, in steps of one.
fn points(centre: Pos2, radius: f32, size: Vec2) -> Vec<Pos2> {
    let reach = radius as i32;
    let all = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| vec2(x as f32, y as f32)));
    let pane = Rect::from_min_size(Pos2::ZERO, size).shrink(2.0);
    all.filter(|way| way.length() <= radius).map(|way| centre + way).filter(|at| pane.contains(*at)).collect()
}

/// The value below which such a part of them lies.
fn part_of(values: &mut [f32], part: f32) -> f32 {
    values.sort_by(f32::total_cmp);
    values[((values.len() - 1) as f32 * part).round() as usize]
}

/// Rule 9: what a floor shows where a figure stands, stones and light, stays below a third of how the figure stands out from it.
/// The same board is painted without anybody on it (and without the lantern of
/// whoever acts) to see the floor; a twentieth at each end is left out.
#[test]
fn a_floor_is_quieter_than_the_figures_on_it() {
    let mut wrong = Vec::new();
    let game = busy();
    for look in LOOKS {
        let mut harness = map_of(&game, PANE, look);
        let peopled = harness.render().expect("a picture");
        shoot(&format!("rule-9-{look:?}"), &mut harness);
        let seen: Vec<_> = {
            let map = harness.state();
            let board = &map.model.board;
            let on_screen = |figure: &FigureView| {
                let seen = map.view.map.on_screen(board, Spot::Figure(figure.piece))?;
                // Walls, doors that are open and torches are at its sides.
                let floor = floor_on_screen(map, PANE, figure.space).shrink(0.16 * seen.unit);
                Some((figure.name.clone(), figure.space, floor, seen))
            };
            let is_start = |figure: &&FigureView| figure.space == game.dungeon.start;
            board.figures.iter().filter(|figure| !is_start(figure)).filter_map(on_screen).collect()
        };
        let mut harness = bare_map_of(&game, PANE, look);
        let bare = harness.render().expect("a picture");
        shoot(&format!("rule-9-bare-{look:?}"), &mut harness);
        for (name, space, place, seen) in seen {
            let around = points(seen.centre, seen.radius * 1.5, PANE);
            let mut under: Vec<f32> =
                around.iter().filter(|at| place.contains(**at)).map(|at| darkness(&bare, *at)).collect();
            if under.len() < 400 {
                continue;
            }
            let floor = part_of(&mut under, 0.95) - part_of(&mut under, 0.05);
            let middle = part_of(&mut under, 0.5);
            let disc = points(seen.centre, seen.radius * 0.95, PANE);
            let mut apart: Vec<f32> = disc.iter().map(|at| (darkness(&peopled, *at) - middle).abs()).collect();
            let figure = part_of(&mut apart, 0.95);
            let shadow = game.dungeon.zone(space).shadow;
            println!(
                "{look:?} {name} (shadow: {shadow}): floor {floor:.2}, figure {figure:.2}, {:.2} of it",
                floor / figure
            );
            if floor * 3.0 >= figure {
                wrong.push(format!("{look:?} {name}: the floor {floor:.2}, the figure {figure:.2}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Rule 10: gold is for "you" and "you may", so there is little of it.
#[test]
fn gold_is_rare() {
    let game = busy();
    for look in LOOKS {
        let mut harness = map_of(&game, PANE, look);
        let picture = harness.render().expect("a picture");
        let colours = theme::Theme::of(&harness.ctx);
        let golds = [colours.figure.crown, colours.signal.accent].map(|colour| colour.egui().to_array());
        let is_gold =
            |pixel: &image::Rgba<u8>| golds.iter().any(|gold| (0..3).all(|at| pixel.0[at].abs_diff(gold[at]) <= 20));
        let part = picture.pixels().filter(|pixel| is_gold(pixel)).count() as f32 / picture.pixels().len() as f32;
        println!("{look:?}: {:.2} % gold", part * 100.0);
        assert!(part <= 0.03, "{look:?}: {part}");
    }
}

#[test]
fn what_lies_in_the_dark_is_named_all_the_same_and_one_key_lights_everything() {
    let game = busy();
    let mut harness = map_of(&game, WHOLE, egui::Theme::Dark);
    let dark = game.dungeon.at(0, 0, 0).expect("a zone");
    assert_eq!(harness.state().model.board.lighting.dusk(dark), Dusk::Unseen);
    assert!(harness.query_by_label("Zone A1").is_some());
    let floor = floor_on_screen(harness.state(), WHOLE, dark);
    let before = brightness(&harness.render().expect("a picture"), floor);
    harness.key_press(Key::L);
    harness.run();
    assert!(harness.state().view.map.is_all_lit);
    let after = brightness(&harness.render().expect("a picture"), floor);
    assert!(after > before * 4.0, "{before} {after}");
    harness.get_by_label("Light everything, for planning").click();
    harness.run();
    assert!(!harness.state().view.map.is_all_lit);
}

#[test]
fn an_opened_door_lets_light_into_its_chamber_alone() {
    let mut game = tutorial(1);
    put_hero(&mut game, 0, (1, 4));
    let at = |game: &MassiveDarkness, x, y| game.dungeon.at(x, y, 0).expect("a zone");
    let seen = |game: &MassiveDarkness| {
        let texts = texts::of(Language::English);
        let lighting = MapModel::new(game, &texts).board.lighting;
        [(0, 4), (0, 3), (2, 3)].map(|(x, y)| lighting.dusk(at(game, x, y)))
    };
    assert_eq!(seen(&game), [Dusk::Unseen; 3]);
    crate::support::dungeon::open_door(&mut game, [(1, 4), (0, 4)]);
    let [behind, beside, elsewhere] = seen(&game);
    assert_eq!((behind, elsewhere), (Dusk::Clear, Dusk::Unseen));
    assert_ne!(beside, Dusk::Unseen, "it is one chamber");
}

#[test]
fn a_level_token_explains_itself_and_whoever_cannot_attack_is_told_why() {
    let mut game = tutorial(1);
    put_enemy(&mut game, "orc-flayers", (1, 4), 2);
    let mut harness = map_of(&game, WHOLE, egui::Theme::Dark);
    harness.get_by_label("Level token 1 in zone B5").hover();
    harness.run_steps(30);
    assert!(harness.query_by_label_contains("This level counts now").is_some());
    let enemy = harness.get_by_label("Orc Flayers").rect();
    harness.get_by_label("Orc Flayers").hover();
    harness.run_steps(30);
    let why = harness.get_by_label_contains("Bjorn cannot attack: ").rect();
    assert!(!why.intersects(enemy));
    let spot = harness.state().view.map.pointed();
    assert!(matches!(spot, Some(Spot::Figure(_))), "{spot:?}");
    // Whoever stands beside an enemy is told who holds him.
    put_hero(&mut game, 0, (1, 4));
    let harness = map_of(&game, WHOLE, egui::Theme::Dark);
    let about = &harness.state().model.board.figures.iter().find(|figure| &*figure.name == "Bjorn").expect("he").about;
    assert!(about.iter().any(|line| line.text.contains("Held here by Orc Flayers")), "{about:?}");
    assert_eq!(game.state.hero(Hero(0)).zone, game.dungeon.at(1, 4, 0).expect("a zone"));
}

/// Rule 5, for whoever tells few colours apart: the six colours of Heroes stay apart from each other, and each has its emblem; what
/// may be attacked is told by brackets, what may be gone to by dots, dice by their shapes.
#[test]
fn the_colours_of_heroes_stay_apart_also_for_whoever_tells_few_colours_apart() {
    let lightness =
        |[red, green, blue]: [u8; 3]| 0.299 * f32::from(red) + 0.587 * f32::from(green) + 0.114 * f32::from(blue);
    for theme in [theme::Theme::dark(), theme::Theme::light()] {
        let colours = HeroColour::ALL.map(|colour| colour.of(theme).egui().to_array());
        let colours = colours.map(|[red, green, blue, _]| [red, green, blue]);
        for sight in [Sight::Protanope, Sight::Deuteranope] {
            let seen = colours.map(|colour| sight.colour(colour));
            for (at, one) in seen.iter().enumerate() {
                for (other_at, other) in seen.iter().enumerate().skip(at + 1) {
                    let hue = f32::from(one[2]) - lightness(*one) - f32::from(other[2]) + lightness(*other);
                    let apart = (lightness(*one) - lightness(*other)).hypot(hue);
                    assert!(apart >= 20.0, "{sight:?}: {at} and {other_at} are {apart:.0} apart");
                }
            }
        }
    }
}

/// What is looked at: a quest, its Heroes, and from which round on.
struct Scene {
    name: &'static str,
    quest: &'static str,
    heroes: &'static [u8],
    round: u16,
}

const SCENES: [Scene; 4] = [
    Scene { name: "small", quest: "tutorial", heroes: &[1], round: 2 },
    Scene { name: "crowd", quest: "tutorial", heroes: &[0, 1, 2, 3, 4, 5], round: 3 },
    Scene { name: "long", quest: "quest-07", heroes: &[0, 2, 4], round: 4 },
    Scene { name: "storeys", quest: "quest-10", heroes: &[5, 3, 1, 0], round: 3 },
];

const WINDOWS: [Look; 6] = [
    ((1024.0, 640.0), Theme::Dark),
    ((1280.0, 800.0), Theme::Dark),
    ((1920.0, 1080.0), Theme::Dark),
    ((2560.0, 1440.0), Theme::Dark),
    ((1280.0, 800.0), Theme::Light),
    ((1920.0, 1080.0), Theme::Light),
];

#[test]
fn pictures_of_the_board_in_every_size_of_window() {
    if !are_wanted() {
        return;
    }
    let only = std::env::var("DELVEWRIGHT_SCENE").ok();
    for scene in SCENES.iter().filter(|scene| only.as_deref().is_none_or(|only| only == scene.name)) {
        let folder = tempfile::tempdir().expect("a folder");
        let is_it = |session: &Session| {
            let game = session.game();
            game.state.round >= scene.round && game.state.enemy_ids().count() >= 1 && game.question().is_some()
        };
        fight::leave_quest(folder.path(), scene.quest, scene.heroes, &is_it);
        for look in windows(&WINDOWS) {
            let (size, theme) = look;
            let mut harness = still_window(folder.path(), size, theme, &languages()[0]);
            harness.run_steps(4);
            let go_on = harness.state().texts().get("start-continue").to_string();
            harness.get_by_label_contains(&go_on).click();
            harness.remove_cursor();
            harness.run_steps(12);
            let name = format!("board-{}-{}", scene.name, name_of(look));
            shoot(&name, &mut harness);
            if size.0 == 1280.0 && are_looked_at() {
                let picture = harness.render().expect("a picture");
                for sight in [Sight::Protanope, Sight::Deuteranope] {
                    save(&format!("{name}-{sight:?}"), &sight.picture(&picture));
                }
            }
        }
    }
}

#[test]
fn pictures_of_the_table_in_a_small_window_and_with_large_letters() {
    if !are_wanted() {
        return;
    }
    let ways = [((960.0, 600.0), "de", 100), ((960.0, 600.0), "pl", 100), ((1280.0, 800.0), "de", 200)];
    for (size, language, ui_scale) in ways {
        let folder = tempfile::tempdir().expect("a folder");
        fight::leave_in(folder.path());
        let dirs = DataDirs::at(folder.path());
        Settings { ui_scale, ..Settings::default() }.save(&dirs.settings_file).expect("settings");
        let mut harness = open_on(GAMES, folder.path(), size, Theme::Dark, language);
        let go_on = harness.state().texts().get("start-continue");
        harness.get_by_label(&go_on).click();
        harness.remove_cursor();
        harness.run_steps(12);
        shoot(&format!("small-{}-{language}-{ui_scale}", size.0), &mut harness);
    }
}

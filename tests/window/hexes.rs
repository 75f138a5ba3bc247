//! A board of twenty hexes on the map, with nothing of any game: the kit alone shows it, finds what is pointed at within six
//! sides, and is walked over by keyboard.

use crate::support::pictures::{Frame, shoot};
use cpu_painter::CpuRenderer;
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::board::{EdgeId, SpaceId};
use delvewright::kit::art::icons::{Icon, Weight, icon};
use delvewright::kit::art::{Brush, Edge};
use delvewright::kit::map::outlines::{across, hex_middle, hexes};
use delvewright::kit::map::{
    Art, BoardView, Circle, Clicked, Closed, EdgeLook, EdgeView, Emphasis, FigureView, Floor, Glide, HeapView, Label,
    LabelLook, Line, MapView, Motion, News, Offer, OnScreen, Outline, Piece, Plan, Side, SpaceView, Spot, StoneGround,
    TokenView, map_ui, spoken,
};
use delvewright::kit::theme::{self, Theme};
use egui::{Key, Pos2, Rect, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::sync::Arc;

/// Columns of each row, first and last.
const ROWS: [(i32, i32); 4] = [(1, 4), (0, 4), (0, 5), (0, 4)];
/// From this place on it is dark, in units of the board: a wall parts the two halves.
const DARK: f32 = 3.3;

const SCOUT: Piece = Piece(1);
const GUARD: Piece = Piece(2);

/// What the offers answer: 100 and the number of a hex go there.
const GO: usize = 100;
const OPEN: usize = 1;
const TAKE: usize = 2;
const STRIKE: usize = 3;

fn cells() -> Vec<(i32, i32)> {
    let row = |(row, (first, last)): (usize, &(i32, i32))| (*first..=*last).map(move |column| (column, row as i32));
    ROWS.iter().enumerate().flat_map(row).collect()
}

/// The hex in a column and row.
fn at(column: i32, row: i32) -> SpaceId {
    let found = cells().iter().position(|cell| *cell == (column, row)).expect("a hex");
    SpaceId(found as u16)
}

fn name(space: SpaceId) -> String {
    let (column, row) = cells()[space.index()];
    format!("Hex {}{}", char::from(b'A' + column as u8), row + 1)
}

fn floor(cell: (i32, i32)) -> Floor {
    if hex_middle(cell.0, cell.1).x > DARK { Floor::Dark } else { Floor::Bright }
}

fn outline(space: SpaceId) -> Outline {
    hexes(&[cells()[space.index()]])
}

/// An edge between two hexes.
fn between(edge: u16, ends: [SpaceId; 2], look: EdgeLook, closed: Option<Closed>) -> EdgeView {
    let line = outline(ends[0]).shared_side(&outline(ends[1])).expect("they lie side by side");
    let name: Arc<str> = format!("Door between {} and {}", name(ends[0]), name(ends[1])).into();
    let about = vec![Line::title(Arc::clone(&name)), Line::fact("Oak and iron.".into())];
    EdgeView { edge: EdgeId(edge), ends, line, look, closed, area: Some(across(line, 0.5, 0.24)), name, about }
}

fn figure(piece: Piece, space: SpaceId, name: &str, side: Side, plan: Option<Plan>) -> FigureView {
    let about = vec![Line::title(name.into()), Line::fact("Stands on six sides.".into())];
    let (column, row) = cells()[space.index()];
    let place = Circle { centre: hex_middle(column, row), radius: 0.25 };
    FigureView { piece, space, place, side, plan, name: name.into(), spoken: spoken(&about[1..]), about }
}

/// A cave of two halves: the scout stands in the bright one, the guard in the dark one.
fn board(scout: SpaceId) -> BoardView {
    let cells = cells();
    let spaces: Vec<SpaceView> = (0..)
        .map(SpaceId)
        .zip(&cells)
        .map(|(space, cell)| {
            let about = vec![Line::title(name(space).into()), Line::fact("A hex like any other.".into())];
            let middle = hex_middle(cell.0, cell.1);
            SpaceView {
                space,
                outline: hexes(&[*cell]),
                floor: hexes(&[*cell]).shrunk(0.085),
                middle,
                free: middle,
                in_sight: (floor(*cell) == Floor::Bright).then_some((cell.0 - 1).unsigned_abs() as u8),
                name: name(space).into(),
                spoken: spoken(&about[1..]),
                about,
            }
        })
        .collect();
    let edges = vec![
        between(0, [at(2, 1), at(3, 1)], EdgeLook::DoorClosed, None),
        between(1, [at(2, 2), at(3, 2)], EdgeLook::DoorOpen, None),
        between(2, [at(3, 0), at(4, 0)], EdgeLook::DoorClosed, Some(Closed::Locked)),
    ];
    let ground: Vec<(Floor, Vec<Outline>)> = cells.iter().map(|cell| (floor(*cell), vec![hexes(&[*cell])])).collect();
    let mut looks: Vec<([Pos2; 2], EdgeLook)> = edges.iter().map(|edge| (edge.line, edge.look)).collect();
    for (number, one) in cells.iter().enumerate() {
        for other in cells[number + 1..].iter().filter(|other| floor(**other) != floor(*one)) {
            looks.extend(hexes(&[*one]).shared_side(&hexes(&[*other])).map(|line| (line, EdgeLook::Wall)));
        }
    }
    let offer = |spot: Spot, space: SpaceId, emphasis: Emphasis, number: usize| Offer {
        spot,
        space,
        emphasis,
        way: vec![scout, space],
        label: format!("Offer {number}").into(),
        number,
    };
    let near = [at(0, 2), at(1, 1), at(2, 1), at(2, 2), at(1, 3)];
    let steps = near.iter().map(|space| {
        let number = GO + space.index();
        Offer { way: vec![scout, *space], ..offer(Spot::Space(*space), *space, Emphasis::Step, number) }
    });
    let mut offers: Vec<Offer> = steps.collect();
    let chest = at(0, 3);
    offers.push(Offer { way: vec![scout, at(1, 3), chest], ..offer(Spot::Heap(chest), chest, Emphasis::Deed, TAKE) });
    offers.push(Offer { way: vec![scout, at(2, 1)], ..offer(Spot::Edge(EdgeId(0)), at(2, 1), Emphasis::Deed, OPEN) });
    offers.push(Offer { way: Vec::new(), ..offer(Spot::Figure(GUARD), at(3, 2), Emphasis::Deed, STRIKE) });
    let chest_at = spaces[chest.index()].middle;
    let letters = (0..4_u8).map(|row| Label {
        at: pos2(
            if row % 2 == 0 { -0.2 } else { 0.25 } + if row == 0 { 1.0 } else { 0.0 },
            hex_middle(0, i32::from(row)).y,
        ),
        text: (row + 1).to_string(),
        look: LabelLook::Row,
    });
    let plan = Plan { path: vec![at(3, 2), at(2, 2)], target: Some(SCOUT) };
    let mut board = BoardView {
        ground: Arc::new(StoneGround::lay(&ground, &looks)),
        bounds: spaces.iter().map(|space| space.outline.bounds()).reduce(Rect::union).expect("twenty hexes"),
        edges,
        tokens: vec![TokenView { space: chest, place: Circle { centre: chest_at, radius: 0.16 }, is_loose: true }],
        heaps: vec![HeapView {
            space: chest,
            rect: Rect::from_center_size(chest_at, vec2(0.32, 0.32)),
            name: "A chest".into(),
            about: vec![Line::title("A chest".into())],
        }],
        figures: vec![
            figure(GUARD, at(3, 2), "Guard", Side::Foe, Some(plan)),
            figure(SCOUT, scout, "Scout", Side::Friend, None),
        ],
        labels: letters.collect(),
        offers,
        acting: Some(SCOUT),
        question: 1,
        state: 1 + u64::from(scout.0),
        all_plans: Some("What the others will do".into()),
        spaces,
        ..BoardView::default()
    };
    board.focus = board.busy_part();
    board
}

/// Two wooden discs with an icon, and a chest.
struct Discs;

impl Art for Discs {
    fn figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        let OnScreen { centre, radius, .. } = at;
        let (rim, sign) =
            if figure == 0 { (theme.signal.danger, Icon::Skull) } else { (theme.signal.special, Icon::Torch) };
        let radius = radius * 0.92;
        brush.glow(
            centre + vec2(0.10, 0.20) * radius,
            egui::Vec2::splat(radius * 1.3),
            theme.board.contour.fade(0.7),
            theme.board.contour.fade(0.0),
        );
        brush.disc(centre + vec2(0.0, 0.10 * radius), radius, theme.figure.wood_dark);
        brush.disc(centre, radius, theme.board.contour);
        brush.ring(centre, radius * 0.80, radius * 0.97, Edge::round(rim, 0.25));
        brush.disc(centre, radius * 0.80, theme.figure.plate);
        let rect = Rect::from_center_size(centre, egui::Vec2::splat(radius * 1.1));
        icon(brush, sign, rect, theme.figure.bone, Weight::Bold);
    }

    fn token(&mut self, brush: &mut Brush, theme: &Theme, _: usize, at: OnScreen) {
        let rect = Rect::from_center_size(at.centre, egui::Vec2::splat(at.radius * 2.0));
        brush.rounded(rect.translate(vec2(0.06, 0.12) * at.radius), at.radius * 0.35, theme.board.contour.fade(0.6));
        brush.rounded(rect, at.radius * 0.35, theme.board.contour);
        brush.rounded(rect.shrink(at.radius * 0.08), at.radius * 0.30, theme.board.plank);
        icon(brush, Icon::Chest, rect.shrink(at.radius * 0.28), theme.figure.crown, Weight::Bold);
    }
}

/// The board on a table at which offers are only written down.
struct Table {
    board: BoardView,
    view: MapView,
    clicked: Vec<Clicked>,
}

fn harness(frame: Frame) -> Harness<'static, Table> {
    let texts = Texts::new(Language::English);
    let table = Table { board: board(at(1, 2)), view: MapView::still(), clicked: Vec::new() };
    let mut harness = Harness::builder()
        .with_context_setup(theme::install)
        .with_size(frame.size)
        .with_pixels_per_point(frame.pixels_per_point)
        .with_theme(frame.theme)
        .with_max_steps(40)
        .renderer(CpuRenderer::default())
        .build_ui_state(
            move |ui, table: &mut Table| {
                table.clicked.extend(map_ui(ui, &texts, &table.board, &mut Discs, &mut table.view));
            },
            table,
        );
    theme::install(&harness.ctx);
    harness.run();
    harness
}

const FRAME: Frame = Frame { size: vec2(1100.0, 760.0), pixels_per_point: 1.0, theme: egui::Theme::Dark };

/// A position on the screen.
fn on_screen(harness: &Harness<'_, Table>, on_board: Pos2) -> Pos2 {
    let view = Rect::from_min_size(Pos2::ZERO, FRAME.size);
    harness.state().view.camera.look().screen(view, on_board)
}

#[test]
fn twenty_hexes_by_night_by_day_and_from_far_away() {
    for (theme, look) in [(egui::Theme::Dark, "dark"), (egui::Theme::Light, "light")] {
        let mut table = harness(Frame { theme, ..FRAME });
        shoot(&format!("hexes-{look}"), &mut table);
        table.get_by_label("Guard").hover();
        table.run();
        shoot(&format!("hexes-plan-{look}"), &mut table);
        let step = table.get_by_label("Hex C3").rect().center() + vec2(0.0, 30.0);
        table.hover_at(step);
        table.run();
        shoot(&format!("hexes-way-{look}"), &mut table);
    }
    let small = Frame { size: vec2(110.0, 76.0), ..FRAME };
    shoot("hexes-far", &mut harness(small));
}

#[test]
fn what_is_offered_answers_its_number() {
    let mut table = harness(FRAME);
    for (name, number) in [
        ("Hex B2", GO + at(1, 1).index()),
        ("Door between Hex C2 and Hex D2", OPEN),
        ("A chest", TAKE),
        ("Guard", STRIKE),
    ] {
        table.get_by_label(name).click();
        table.run();
        assert_eq!(table.state().clicked.last(), Some(&Clicked::Offer(number)), "{name}");
    }
    table.get_by_label("Scout").click();
    table.run();
    assert_eq!(table.state().clicked.last(), Some(&Clicked::Figure(SCOUT)), "nothing is offered on the scout");
}

#[test]
fn a_click_means_the_hex_that_it_lies_in_and_not_its_rectangle() {
    let mut table = harness(FRAME);
    // Both corners lie in the rectangle around B3, too.
    let hex = outline(at(1, 2)).bounds();
    for (corner, number) in [
        (hex.left_top() + vec2(0.04, 0.03), GO + at(0, 1).index()),
        (hex.right_bottom() - vec2(0.04, 0.03), GO + at(1, 3).index()),
    ] {
        let is_offered = table.state().board.offers.iter().any(|offer| offer.number == number);
        let place = on_screen(&table, corner);
        let before = table.state().clicked.len();
        table.hover_at(place);
        table.run();
        let meant = SpaceId((number - GO) as u16);
        assert_eq!(table.state().view.pointed(), Some(Spot::Space(meant)), "{}", name(meant));
        table.drag_at(place);
        table.drop_at(place);
        table.run();
        let expected: &[Clicked] = if is_offered { &[Clicked::Offer(number)] } else { &[] };
        assert_eq!(&table.state().clicked[before..], expected, "{}", name(meant));
    }
}

#[test]
fn beside_the_hexes_nothing_is_meant() {
    let mut table = harness(FRAME);
    let corner = outline(at(0, 2)).bounds().left_top() + vec2(0.03, 0.03);
    let place = on_screen(&table, corner);
    table.hover_at(place);
    table.run();
    assert_eq!(table.state().view.pointed(), None);
}

#[test]
fn arrow_keys_walk_from_hex_to_hex_and_enter_takes_the_offer() {
    let mut table = harness(FRAME);
    table.get_by_label("Hex B3").focus();
    table.run();
    let mut walked = Vec::new();
    let keys = [Key::ArrowUp, Key::ArrowUp, Key::ArrowDown, Key::ArrowDown, Key::ArrowRight, Key::ArrowDown];
    for key in keys {
        table.key_press(key);
        table.run();
        let state = table.state();
        let focused = state.board.spaces.iter().find(|space| table.get_by_label(&space.name).is_focused());
        walked.push(focused.map_or_else(String::new, |space| space.name.to_string()));
    }
    assert_eq!(walked, ["Hex A2", "Hex B1", "Hex A2", "Hex B3", "Hex C3", "Hex B4"]);
    table.key_press(Key::Enter);
    table.run();
    assert_eq!(table.state().clicked, [Clicked::Offer(GO + at(1, 3).index())]);
}

#[test]
fn the_scout_is_carried_to_where_it_shall_go_and_walks_there_when_it_is_told() {
    let mut table = harness(FRAME);
    let from = table.get_by_label("Scout").rect().center();
    let to = table.get_by_label("Hex B4").rect().center();
    table.drag_at(from);
    table.run();
    table.hover_at(to);
    table.run();
    table.drop_at(to);
    table.run();
    assert_eq!(table.state().clicked, [Clicked::Offer(GO + at(1, 3).index())]);
    let (before, after) = (board(at(1, 2)), board(at(1, 3)));
    let state = table.state_mut();
    state.view.glide = Glide::Smooth;
    let motions = [
        Motion::Walk(SCOUT, [at(1, 2), at(1, 3)]),
        Motion::Number(GUARD, "−1".to_owned(), News::Bad),
        Motion::Change(Spot::Edge(EdgeId(0))),
    ];
    state.view.watch(&motions, &before, &after);
    state.board = after;
    table.step();
    assert!(table.state().view.is_moving());
    table.run();
    assert!(!table.state().view.is_moving());
}

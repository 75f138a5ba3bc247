//! Contact sheets: every drawing beside every other, at several sizes, in both themes.

use delvewright::games::massive_darkness::view::art::board::Light;
use delvewright::games::massive_darkness::view::art::dice::{DieColour, DieFace, DieSymbol, Use, die};
use delvewright::games::massive_darkness::view::art::figures::{
    Emblem, EnemyKind, Figure, Health, HeroColour, Mob, Posture, Role, Who, chance_to_kill, figure, mob,
};
use delvewright::games::massive_darkness::view::art::tokens::{LevelSide, Token, token};
use delvewright::kit::art::Brush;
use delvewright::kit::art::icons::{Icon, Weight, icon};
use delvewright::kit::map::marks::{changed, hovered, selected, target};
use delvewright::kit::theme::Theme;
use delvewright::kit::widgets::{
    Action, BadgeLook, Emphasis, Pip, Sheet, Toggle, Track, badge, heading, icon_button, icon_toggle, sheet,
    text_field, title, track,
};
use egui::{Pos2, Rect, Ui, UiBuilder, Vec2, vec2};

/// How large [`art`] is.
pub const ART_SIZE: Vec2 = vec2(1800.0, 2160.0);

/// Everything on one sheet.
pub fn art(ui: &mut Ui) {
    let corner = ui.max_rect().min;
    let at = |x: f32, y: f32, width: f32, height: f32| Rect::from_min_size(corner + vec2(x, y), vec2(width, height));
    figures(ui, at(0.0, 0.0, 1800.0, 1040.0));
    things(ui, at(0.0, 1040.0, 1290.0, 740.0));
    dice(ui, at(0.0, 1780.0, 1290.0, 380.0));
    widgets(ui, at(1290.0, 1040.0, 510.0, 1120.0));
}

/// Heroes, enemies, their states, and mobs.
fn figures(ui: &mut Ui, area: Rect) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    ui.painter().rect_filled(area, 0.0, theme.board.light_floor.egui());
    let dark_half = Rect::from_min_max(area.min + vec2(0.0, 560.0), area.max);
    ui.painter().rect_filled(dark_half, 0.0, theme.board.shadow_floor.egui());
    let heroes = Emblem::ALL.into_iter().zip(HeroColour::ALL);
    for (at, (emblem, colour)) in heroes.enumerate() {
        let who = Who::Hero(emblem, colour);
        let shown = Figure { health: Some(Health { now: 5 - (at as u16 % 4), full: 5 }), ..Figure::standing(who) };
        at_sizes(&mut brush, theme, area.min + vec2(90.0 + 150.0 * at as f32, 80.0), &shown);
    }
    for (at, kind) in EnemyKind::ALL.into_iter().enumerate() {
        let role = [Role::Minion, Role::Boss, Role::Agent, Role::Roaming][at % 4];
        let shown = Figure {
            health: Some(Health { now: 3 + at as u16, full: 3 + 3 * at as u16 }),
            ..Figure::standing(Who::Enemy(kind, role))
        };
        let (column, row) = (at % 5, at / 5);
        at_sizes(&mut brush, theme, area.min + vec2(1000.0 + 165.0 * column as f32, 90.0 + 260.0 * row as f32), &shown);
    }
    states(&mut brush, theme, area.min + vec2(90.0, 380.0), Light::Lit);
    states(&mut brush, theme, area.min + vec2(90.0, 640.0), Light::Shadow);
    mobs(&mut brush, theme, area.min + vec2(110.0, 830.0));
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
    let foe = Figure { light, ..Figure::standing(Who::Enemy(EnemyKind::Orc, Role::Boss)) };
    let radius = 36.0;
    let at = |column: usize| from + vec2(112.0 * column as f32, 0.0);
    changed(brush, theme, at(0), radius, 1.0);
    figure(brush, theme, at(0), radius, &hero);
    hovered(brush, theme, at(1), radius);
    figure(brush, theme, at(1), radius, &hero);
    selected(brush, theme, at(2), radius);
    figure(brush, theme, at(2), radius, &hero);
    figure(brush, theme, at(3), radius, &Figure { posture: Posture::Stunned, ..hero });
    figure(brush, theme, at(4), radius, &Figure { posture: Posture::Dead, ..hero });
    figure(brush, theme, at(5), radius, &foe);
    target(brush, theme, at(5), radius);
    chance_to_kill(brush, theme, at(5), radius, "63%");
    figure(brush, theme, at(6), radius, &Figure { posture: Posture::Stunned, ..foe });
    figure(brush, theme, at(7), radius, &Figure { posture: Posture::Dead, ..foe });
}

fn mobs(brush: &mut Brush, theme: &Theme, from: Pos2) {
    for count in 0..=6_u8 {
        let shown = Mob {
            kind: EnemyKind::ALL[usize::from(count)],
            minions: count,
            posture: if count == 4 { Posture::Stunned } else { Posture::Standing },
            light: if count % 2 == 0 { Light::Shadow } else { Light::Lit },
            health: Some(Health { now: 4, full: 6 }),
        };
        let at = from + vec2(200.0 * f32::from(count), 0.0);
        mob(brush, theme, at, 80.0, &shown);
        mob(brush, theme, at + vec2(20.0, 130.0), 36.0, &shown);
    }
}

/// Tokens and icons.
fn things(ui: &mut Ui, area: Rect) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    ui.painter().rect_filled(area, 0.0, theme.surface.panel.egui());
    let floor = Rect::from_min_size(area.min, vec2(area.width(), 330.0));
    ui.painter().rect_filled(floor, 0.0, theme.board.light_floor.egui());
    let mut tokens: Vec<Token> = (1..=5).map(|level| Token::Level(level, LevelSide::Active)).collect();
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
        let corner = area.min + vec2(20.0 + 120.0 * (at % 10) as f32, 20.0 + 150.0 * (at / 10) as f32);
        token(&mut brush, theme, Rect::from_min_size(corner, Vec2::splat(80.0)), which);
        token(&mut brush, theme, Rect::from_min_size(corner + vec2(0.0, 92.0), Vec2::splat(36.0)), which);
        token(&mut brush, theme, Rect::from_min_size(corner + vec2(44.0, 96.0), Vec2::splat(24.0)), which);
    }
    for (at, which) in Icon::all().enumerate() {
        let corner = area.min + vec2(20.0 + 78.0 * (at % 16) as f32, 350.0 + 92.0 * (at / 16) as f32);
        let text = theme.text.normal;
        icon(&mut brush, which, Rect::from_min_size(corner, Vec2::splat(48.0)), text, Weight::Regular);
        icon(&mut brush, which, Rect::from_min_size(corner + vec2(0.0, 54.0), Vec2::splat(24.0)), text, Weight::Bold);
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

/// Dice: fresh and spent, blank and full.
fn dice(ui: &mut Ui, area: Rect) {
    let theme = Theme::of(ui.ctx());
    ui.painter().rect_filled(area, 0.0, theme.surface.panel.egui());
    let fresh =
        |symbols: &[DieSymbol]| -> Vec<(DieSymbol, Use)> { symbols.iter().map(|one| (*one, Use::Fresh)).collect() };
    let faces = [
        fresh(&[]),
        fresh(&[DieSymbol::Hit]),
        fresh(&[DieSymbol::Shield]),
        fresh(&[DieSymbol::Hit, DieSymbol::Hit]),
        fresh(&[DieSymbol::Hit, DieSymbol::Hit, DieSymbol::Bam]),
        fresh(&[DieSymbol::Shield, DieSymbol::Bam]),
        fresh(&[DieSymbol::Hit, DieSymbol::Hit, DieSymbol::Hit, DieSymbol::Diamond]),
        vec![(DieSymbol::Shield, Use::Fresh), (DieSymbol::Bam, Use::Spent), (DieSymbol::Diamond, Use::Spent)],
    ];
    for (row, colour) in DieColour::ALL.into_iter().enumerate() {
        for (column, symbols) in faces.iter().enumerate() {
            let face = DieFace { colour, symbols, state: Use::Fresh, letter: ["Y", "R", "B", "G"][row] };
            let corner = area.min + vec2(20.0 + 84.0 * column as f32, 16.0 + 84.0 * row as f32);
            die(ui.painter(), theme, Rect::from_min_size(corner, Vec2::splat(72.0)), &face, 0.0);
            let corner = area.min + vec2(720.0 + 52.0 * column as f32, 16.0 + 84.0 * row as f32);
            die(ui.painter(), theme, Rect::from_min_size(corner, Vec2::splat(40.0)), &face, 0.0);
            let spent = DieFace { state: Use::Spent, ..face };
            let corner = corner + vec2(0.0, 46.0);
            die(ui.painter(), theme, Rect::from_min_size(corner, Vec2::splat(32.0)), &spent, 0.0);
        }
    }
}

/// The house's controls, on a panel and on paper.
fn widgets(ui: &mut Ui, area: Rect) {
    let theme = Theme::of(ui.ctx());
    ui.painter().rect_filled(area, 0.0, theme.surface.panel.egui());
    ui.scope_builder(UiBuilder::new().max_rect(area.shrink(16.0)), |ui| {
        title(ui, "Whisper, your turn");
        ui.label("Choose what she does. Two actions are left.");
        ui.add_space(4.0);
        ui.add(Action::new(Icon::Play, "End activation").shortcut("Space").emphasis(Emphasis::Primary));
        ui.add(Action::new(Icon::Sword, "Attack the Orc Flayers").shortcut("A"));
        ui.add(Action::new(Icon::Door, "Open the door"));
        ui.add_enabled(false, Action::new(Icon::Sparks, "Cast").shortcut("C"));
        ui.add(Action::new(Icon::Trash, "Discard").emphasis(Emphasis::Danger));
        let focused = ui.add(Action::new(Icon::Move, "Move").shortcut("M"));
        focused.request_focus();
        heading(ui, "Table");
        ui.horizontal(|ui| {
            icon_button(ui, Icon::Undo, "Undo");
            icon_button(ui, Icon::Redo, "Redo");
            icon_toggle(ui, Icon::Grid, "Grid", Toggle::On);
            icon_toggle(ui, Icon::Eye, "Sight", Toggle::Off);
            badge(ui, "Level 2", BadgeLook::Accent);
            badge(ui, "Stunned", BadgeLook::Danger);
        });
        ui.horizontal(|ui| {
            badge(ui, "Round 3", BadgeLook::Plain);
            badge(ui, "Healed", BadgeLook::Success);
            badge(ui, "Magic", BadgeLook::Special);
        });
        track(ui, "Health: 4 of 5", Track { pip: Pip::Health, now: 4, full: 5 });
        track(ui, "Actions: 2 of 3", Track { pip: Pip::Action, now: 2, full: 3 });
        track(ui, "Experience: 13 of 30", Track { pip: Pip::Stars, now: 13, full: 30 });
        let mut name = "Bjorn".to_owned();
        let mut ticked = true;
        ui.horizontal(|ui| {
            text_field(ui, "Name", "", &mut name);
            ui.checkbox(&mut ticked, "Reduce motion");
        });
        ui.add_space(8.0);
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(440.0);
            heading(ui, "Long Sword");
            ui.label("Attack with a Bam: the defender loses one Shield, up to twice.");
            ui.weak("One hand. Level 2.");
            ui.horizontal(|ui| {
                let _ = ui.button("Equip");
                ui.hyperlink_to("COMBAT-17", "https://example.org");
                track(ui, "Health: 2 of 3", Track { pip: Pip::Health, now: 2, full: 3 });
            });
        });
        ui.add_space(8.0);
        sheet(ui, Sheet::ChosenPaper, |ui| {
            ui.set_width(440.0);
            ui.label("The card of the hero whose turn it is.");
        });
        ui.add_space(8.0);
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(440.0);
            ui.label("A raised panel.");
            ui.weak("And something muted.");
        });
    });
}

//! What this game paints: figures on discs, tokens, portraits, dice and signs. All of it is data (`assets/massive-darkness-2/art/`).

use crate::games::massive_darkness_2::fight::Became;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::rules::story::Story;
use crate::games::massive_darkness_2::rules::{Die, Symbol};
use crate::house::drawing::Tone;
use crate::house::text::{packed, unpacked};
use crate::kernel::dice::Symbols;
use crate::kernel::reading::read;
use crate::kit::art::digits::{Writing, badge};
use crate::kit::art::drawing::{Catalogue, catalogue};
use crate::kit::art::portrait::GRID;
use crate::kit::art::{Album, Brush, Edge, Fill, Frame, Place, album};
use crate::kit::show::{cross_out, ring_around};
use crate::kit::theme::{Colour, Theme};
use egui::emath::Rot2;
use egui::{Painter, Pos2, Rect, Ui, Vec2, vec2};
use serde::Deserialize;
use std::f32::consts::TAU;
use std::sync::LazyLock;

static PICTURES: LazyLock<Album<String>> = LazyLock::new(|| {
    album(&unpacked(packed!("assets/massive-darkness-2/art/pictures.ron")))
        .expect("the pictures are part of the program, and a test reads them")
});

/// A sign, as dice show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
enum Sign {
    Sword,
    Mana,
    Shield,
    Claw,
    Scratch,
    Shadow,
}

const SIGN_GRID: f32 = 24.0;

/// The part of a map that the sign of its Quest takes.
const SIGN: f32 = 0.4;

static SIGNS: LazyLock<Catalogue<Sign>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/massive-darkness-2/art/signs.ron")), SIGN_GRID)
        .expect("the signs are part of the program, and a test reads them")
});

/// Colours that only this game has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Colours {
    /// The rings of the Heroes, by their places in the box.
    heroes: [Colour; 6],
    /// Dice, by number.
    dice: [Print; 5],
    /// A die that stands back.
    spent: Print,
}

/// A ground, and what is printed on it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Print {
    ground: Colour,
    print: Colour,
}

static COLOURS: LazyLock<Colours> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness-2/art/colours.ron")))
        .expect("the colours are part of the program, and a test reads them")
});

/// The colour of a Hero, by its place in the box.
pub(super) fn hero_colour(card: u8) -> Colour {
    COLOURS.heroes[usize::from(card) % COLOURS.heroes.len()]
}

/// Is there a picture of this name?
pub(super) fn has_picture(name: &str) -> bool {
    PICTURES.contains_key(name)
}

/// Paints the picture of this name in a frame; nothing where there is none.
pub(super) fn paint(brush: &mut Brush, name: &str, place: Place, frame: Frame) {
    if let Some(picture) = PICTURES.get(name) {
        picture.paint_in(brush, place, frame);
    }
}

/// What is told on the disc of a figure.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Disc {
    /// The id of the drawing on it.
    pub(super) picture: String,
    /// The ring of a Hero; iron for all others.
    pub(super) ring: Option<Colour>,
    /// What is left of its Health.
    pub(super) health: u8,
    /// Minions that stand with it.
    pub(super) minions: u8,
    /// What is left of the Health of the Minion that is hurt; 0 where none is.
    pub(super) hurt: u8,
    /// Fire tokens.
    pub(super) fire: u8,
    /// Frost tokens.
    pub(super) frost: u8,
    /// It lies on the ground.
    pub(super) is_down: bool,
    /// It is more than an ordinary foe: its rim is of gold.
    pub(super) is_great: bool,
}

/// The part of the radius that the picture takes.
const FIELD: f32 = 0.84;
/// Height of a disc compared with its radius.
const THICKNESS: f32 = 0.10;

/// Paints a figure.
pub(super) fn disc(brush: &mut Brush, theme: &Theme, disc: &Disc, centre: Pos2, radius: f32) {
    let from = brush.corners();
    let colours = &theme.figure;
    let dark = theme.board.contour;
    brush.glow(centre + vec2(0.1, 0.24) * radius, Vec2::splat(radius * 1.25), dark.fade(0.9), dark.fade(0.0));
    let body = disc.ring.unwrap_or(if disc.is_great { colours.crown } else { colours.foe_rim });
    let low = centre + vec2(0.0, radius * THICKNESS);
    brush.disc(low, radius * 1.03, dark);
    brush.disc(low, radius, body.darker(0.55));
    let lit = |light: Colour, dark: Colour| Fill::Lit { light, dark, centre, reach: radius };
    brush.disc(centre, radius, lit(body.lighter(0.15), body.darker(0.25)));
    brush.ring(centre, radius * 0.94, radius, Edge::round(body, 0.4));
    brush.disc(centre, radius * (FIELD + 0.03), colours.ink);
    let plate = if disc.ring.is_some() { colours.plate.mix(body, 0.22) } else { colours.foe_plate };
    brush.disc(centre, radius * FIELD, lit(plate.lighter(0.08), plate.darker(0.3)));
    paint(brush, &disc.picture, Place::at(centre, radius * 2.0), Frame::Disc(GRID / 2.0 * FIELD));
    if disc.is_down {
        brush.recolour(from, |colour| colour.greyed(0.8).darker(0.25));
    }
}

/// What is counted on the rim of a figure: Health below, Minions above with the Health of the one that is hurt beside them, Fire and Frost at
/// its sides.
pub(super) fn counts(brush: &mut Brush, theme: &Theme, disc: &Disc, centre: Pos2, radius: f32) {
    let colours = &theme.figure;
    let height = (radius * 0.42).clamp(8.0, 15.0);
    let writing = Writing { colour: colours.bone, contour: Some(colours.ink), height };
    let mut tell = |at: Vec2, number: u8, plate: Colour, always: bool| {
        if number > 0 || always {
            badge(brush, centre + at * radius, &number.to_string(), writing, plate);
        }
    };
    tell(vec2(0.0, 0.98), disc.health, colours.health.darker(0.22), !disc.is_down);
    tell(vec2(0.78, -0.72), disc.minions, colours.spikes.darker(0.4), false);
    tell(vec2(0.08, -0.98), disc.hurt, colours.health.darker(0.22), false);
    tell(vec2(-0.94, 0.34), disc.fire, theme.board.flame_edge.darker(0.3), false);
    tell(vec2(0.94, 0.34), disc.frost, theme.signal.special_on_paper, false);
}

/// Paints a token; several of a kind lie on each other.
pub(super) fn token(brush: &mut Brush, theme: &Theme, picture: &str, count: usize, place: Place) {
    let dark = theme.board.contour;
    let foot = place.centre + vec2(0.04, 0.14) * place.size;
    brush.glow(foot, Vec2::splat(place.size * 0.6), dark.fade(0.85), dark.fade(0.0));
    let name = if has_picture(picture) { picture } else { "objective" };
    if count > 1 {
        let behind = Place { centre: place.centre - vec2(0.08, 0.08) * place.size, ..place };
        paint(brush, name, behind, Frame::None);
    }
    paint(brush, name, place, Frame::None);
}

/// How many of a kind lie there.
pub(super) fn token_count(brush: &mut Brush, theme: &Theme, count: usize, place: Place) {
    if count > 1 {
        let colours = &theme.figure;
        let height = (place.size * 0.22).clamp(8.0, 13.0);
        let writing = Writing { colour: colours.bone, contour: None, height };
        badge(brush, place.centre + vec2(0.34, 0.36) * place.size, &count.to_string(), writing, colours.ink);
    }
}

/// A bust in a frame of its ring colour.
pub(super) fn portrait(ui: &Ui, rect: Rect, picture: &str, ring: Option<Colour>, is_up: bool) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    let ring = ring.unwrap_or(theme.figure.foe_rim_light);
    let corner = rect.width() * 0.12;
    let edge = (rect.width() * 0.045).max(2.0);
    brush.rounded(rect, corner, theme.figure.ink);
    brush.rounded(rect.shrink(1.0), corner - 1.0, ring);
    let inside = rect.shrink(edge);
    let round = (corner - edge).max(1.0);
    let dusk = theme.figure.plate.mix(ring, 0.2);
    let centre = rect.min + rect.size() * 0.35;
    let light = dusk.mix(theme.signal.accent, 0.3);
    brush.rounded(inside, round, Fill::Lit { light, dark: dusk.darker(0.4), centre, reach: rect.width() * 0.7 });
    paint(&mut brush, picture, Place::within(inside), Frame::Rounded(round * GRID / inside.width().max(1.0)));
    if !is_up {
        brush.recolour(0, |colour| colour.greyed(0.85).darker(0.2));
    }
    brush.show(ui.painter());
}

/// A picture alone.
pub(super) fn picture(painter: &Painter, rect: Rect, name: &str) {
    let mut brush = Brush::on(painter);
    paint(&mut brush, name, Place::within(rect), Frame::None);
    brush.show(painter);
}

/// A picture of something that lies on Tiles; of an Objective token that only its author knows, the token.
pub(super) fn picture_or_objective(painter: &Painter, rect: Rect, name: &str) {
    picture(painter, rect, if has_picture(name) { name } else { "objective" });
}

/// What a Quest is about, as it will lie there: its Boss, else an Objective token of it. On a plate in the lower right corner of its map.
pub(super) fn quest_sign(painter: &Painter, map: Rect, quest: &Quest) {
    let names: Vec<String> = match &quest.boss {
        Some(fight) => vec![fight.boss.clone()],
        None => Story::kinds_of(quest),
    };
    let Some(name) = names.into_iter().find(|name| has_picture(name)) else { return };
    let side = (map.height() * SIGN).min(map.width() * SIGN);
    let place = Rect::from_min_size(map.max - Vec2::splat(side), Vec2::splat(side)).translate(Vec2::splat(-2.0));
    picture(painter, place, &name);
}

/// A die that lies there.
#[derive(Clone, Copy, Debug)]
pub(super) struct FallenDie {
    /// Its colour.
    pub(super) die: Die,
    /// What it shows.
    pub(super) shown: Symbols,
    /// What has become of each of its symbols, as in [`Symbol::ALL`]: one that is spent is crossed out, one that is left is ringed.
    pub(super) became: [Became; 6],
    /// Others are meant.
    pub(super) stands_back: bool,
    /// How far it is turned, in radians: 0.0 once it lies still.
    pub(super) turn: f32,
}

impl FallenDie {
    /// One of which nothing has become yet.
    pub(super) fn lying(die: Die, shown: Symbols) -> Self {
        Self { die, shown, became: [Became::Counts; 6], stands_back: false, turn: 0.0 }
    }
}

/// Paints a die. The colours also differ in shape, so that nobody has to tell them apart.
pub(super) fn die(painter: &Painter, theme: &Theme, rect: Rect, fallen: &FallenDie) {
    let mut brush = Brush::on(painter);
    let (centre, radius) = (rect.center(), rect.size().min_elem() * 0.44);
    let print = if fallen.stands_back { COLOURS.spent } else { COLOURS.dice[fallen.die as usize] };
    let dark = theme.board.contour;
    brush.glow(centre + vec2(0.06, 0.16) * radius, Vec2::splat(radius * 1.25), dark.fade(0.8), dark.fade(0.0));
    let low = centre + vec2(0.0, radius * 0.1);
    brush.convex(&shape(fallen.die, low, radius * 1.05), dark);
    brush.convex(&shape(fallen.die, low, radius), print.ground.darker(0.45));
    let light = Fill::Lit { light: print.ground.lighter(0.2), dark: print.ground.darker(0.1), centre, reach: radius };
    brush.convex(&shape(fallen.die, centre, radius), light);
    let all: Vec<Symbol> = Symbol::ALL
        .into_iter()
        .flat_map(|symbol| std::iter::repeat_n(symbol, usize::from(fallen.shown.count(symbol.id()))))
        .collect();
    for (symbol, at) in all.iter().zip(spots(all.len())) {
        let size = radius * if all.len() < 2 { 1.05 } else { 0.72 };
        let spot = Rect::from_center_size(centre + at * radius, Vec2::splat(size));
        match fallen.became[*symbol as usize] {
            Became::Counts | Became::Waits => sign(&mut brush, spot, *symbol, print.print),
            Became::Spent => {
                sign(&mut brush, spot, *symbol, print.print.mix(print.ground, 0.55));
                cross_out(&mut brush, spot.scale_from_center(0.9), radius * 0.09, print.print);
            }
            Became::Left => {
                sign(&mut brush, spot.scale_from_center(0.86), *symbol, print.print);
                ring_around(&mut brush, spot.scale_from_center(0.86), radius * 0.07, print.print);
            }
        }
    }
    if fallen.turn != 0.0 {
        let turn = Rot2::from_angle(fallen.turn);
        brush.bend(0, |at| centre + turn * (at - centre));
    }
    brush.show(painter);
}

/// Paints a symbol.
pub(super) fn symbol(painter: &Painter, rect: Rect, which: Symbol, colour: Colour) {
    let mut brush = Brush::on(painter);
    sign(&mut brush, rect, which, colour);
    brush.show(painter);
}

/// Paints a symbol among other things.
pub(super) fn sign(brush: &mut Brush, rect: Rect, which: Symbol, colour: Colour) {
    let sign = match which {
        Symbol::Sword => Sign::Sword,
        Symbol::Mana => Sign::Mana,
        Symbol::Shield => Sign::Shield,
        Symbol::Claw => Sign::Claw,
        Symbol::Scratch => Sign::Scratch,
        Symbol::Shadow => Sign::Shadow,
    };
    if let Some(drawing) = SIGNS.get(&sign) {
        let tones = |tone| if tone == Tone::Shade { colour.fade(0.4) } else { colour };
        drawing.paint(brush, Place::within(rect), 2.0, tones);
    }
}

/// The outline of a die: a square, an octagon, a hexagon, a circle, a diamond.
fn shape(die: Die, centre: Pos2, radius: f32) -> Vec<Pos2> {
    let regular = |count: usize, turn: f32, reach: f32| -> Vec<Pos2> {
        let corner = |corner: usize| {
            let angle = (corner as f32 + turn) / count as f32 * TAU;
            centre + vec2(angle.cos(), angle.sin()) * (radius * reach)
        };
        (0..count).map(corner).collect()
    };
    match die {
        Die::Yellow => regular(4, 0.5, 1.2),
        Die::Orange => regular(8, 0.5, 1.03),
        Die::Blue => regular(6, 0.0, 1.06),
        Die::Purple => regular(40, 0.0, 0.97),
        Die::Black => regular(5, 0.75, 1.1),
    }
}

/// Where so many symbols stand on a face, in radii from its middle.
fn spots(count: usize) -> Vec<Vec2> {
    match count {
        0 => Vec::new(),
        1 => vec![Vec2::ZERO],
        2 => vec![vec2(-0.36, -0.26), vec2(0.34, 0.26)],
        _ => vec![vec2(-0.36, -0.32), vec2(0.38, -0.26), vec2(-0.02, 0.38)],
    }
}

/// A rift in dark stone, and who looks out of it.
pub(super) fn poster(ui: &Ui, place: Rect) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
    let mut brush = Brush::on(&painter);
    let ember = theme.board.flame_edge;
    brush.glow(
        place.center_bottom(),
        vec2(place.width() * 0.5, place.height() * 0.9),
        ember.fade(0.5),
        ember.fade(0.0),
    );
    let size = (place.height() * 0.92).min(place.width() / 3.2);
    let row = ["poster-left", "poster-middle", "poster-right"];
    for (at, name) in row.into_iter().enumerate().filter(|(at, _)| *at != 1) {
        let centre = place.center() + vec2((at as f32 - 1.0) * size * 0.86, size * 0.06);
        paint(&mut brush, name, Place::at(centre, size * 0.8), Frame::Square);
    }
    paint(&mut brush, row[1], Place::at(place.center(), size), Frame::Square);
    brush.show(&painter);
}

/// A Hero by its place in the box, small.
pub(super) fn mark(ui: &Ui, rect: Rect, hero: usize) {
    portrait(ui, rect, &format!("hero-{hero}"), Some(hero_colour(hero as u8)), true);
}

/// The place of a picture in the middle of a square.
pub(super) fn place(centre: Pos2, radius: f32) -> Place {
    Place::at(centre, radius * 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::content::CoreBox;
    use crate::kit::art::portrait::assert_well_painted;

    #[test]
    fn everybody_and_everything_on_the_board_has_a_picture() {
        assert_well_painted(&PICTURES);
        let all = CoreBox::open().expect("the box");
        let printed = &all.content.printed;
        let heroes = printed.heroes.iter().map(|hero| &hero.id);
        let enemies = printed.mobs.iter().map(|mob| &mob.id).chain(printed.roamers.iter().map(|kind| &kind.id));
        for id in heroes.chain(enemies).chain(printed.bosses.iter().map(|boss| &boss.id)) {
            assert!(has_picture(id), "{id}");
        }
        for mob in &printed.mobs {
            assert!(has_picture(&format!("{}-minion", mob.id)), "the Minions of {}", mob.id);
        }
        assert!((0..printed.heroes.len()).all(|hero| has_picture(&format!("hero-{hero}"))));
        for kind in all.quests.iter().flat_map(Story::kinds_of) {
            assert!(has_picture(&kind), "{kind}");
        }
    }

    #[test]
    fn every_symbol_is_drawn_and_seen_on_every_die() {
        crate::kit::art::drawing::assert_well_drawn(&SIGNS);
        assert_eq!(SIGNS.len(), Symbol::ALL.len());
        for print in COLOURS.dice.iter().chain([&COLOURS.spent]) {
            let contrast = print.print.contrast(print.ground);
            assert!(contrast >= 4.0, "{print:?}: {contrast:.2}");
        }
    }

    #[test]
    fn dice_differ_in_shape() {
        let shapes = Die::ALL.map(|die| shape(die, Pos2::ZERO, 10.0).len());
        assert!((0..5).all(|at| !shapes[at + 1..].contains(&shapes[at])), "{shapes:?}");
    }
}

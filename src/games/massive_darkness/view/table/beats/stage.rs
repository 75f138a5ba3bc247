//! What is shown over the board during a beat, painted: banners unroll, cards turn over, hits fly and shields stop them.

use super::super::face::CardFace;
use super::super::fighters::face_at;
use super::{LANDING, Scene};
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::session::Counted;
use crate::games::massive_darkness::view::art::dice::{DieSymbol, symbol};
use crate::games::massive_darkness::view::board::map::{MapModel, MapView};
use crate::games::massive_darkness::view::hand_card::{HandCard, back_of};
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::card::{Size, turned};
use crate::kit::map::{Piece, Spot};
use crate::kit::show::{Banner, Flight, Tempo, banner_ui, flown, part};
use crate::kit::theme::{Theme, display};
use egui::{Align2, FontId, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

/// Where a scene is played.
pub(crate) struct Stage<'s> {
    /// The part of the window that nothing else covers.
    pub room: Rect,
    /// Seconds since it began.
    pub seconds: f64,
    pub map: &'s MapModel,
    pub view: &'s MapView,
    pub game: &'s MassiveDarkness,
}

/// Paints what is shown over the board.
pub(crate) fn stage_ui(ui: &mut Ui, texts: &Texts, scene: &Scene, stage: &Stage<'_>) {
    let theme = Theme::of(ui.ctx());
    let tempo = Tempo::get();
    match scene {
        Scene::Nothing => {}
        Scene::Banner { title, aside, look, icon } => {
            let icon = look.is_none().then_some(*icon);
            let banner = Banner { title, aside, icon, colour: theme.signal.accent };
            let place = banner_ui(ui, stage.room, &banner, part(stage.seconds, 0.0, tempo.banner));
            if let Some(look) = look {
                face_at(ui, stage.game, place, *look, true);
            }
        }
        Scene::Cards { faces } => cards_ui(ui, texts, faces, stage),
        Scene::Blow { from, to, counted } => blow(ui, *from, *to, *counted, stage),
    }
}

/// Between cards that lie beside each other, and how wide they are, in points.
const GAP: f32 = 16.0;
const WIDTH: std::ops::RangeInclusive<f32> = 150.0..=340.0;

fn cards_ui(ui: &Ui, texts: &Texts, faces: &[CardFace], stage: &Stage<'_>) {
    let tempo = Tempo::get();
    let (theme, painter, room) = (Theme::of(ui.ctx()), ui.painter(), stage.room);
    let cards: Vec<HandCard<'_>> = faces.iter().filter_map(CardFace::card).collect();
    let count = cards.len().max(1) as f32;
    let beside = (room.width() - GAP * (count + 1.0)) / count;
    let width = (room.height() * 0.42).min(beside).clamp(*WIDTH.start(), *WIDTH.end()).floor();
    let mut left = room.center().x - (width * count + GAP * (count - 1.0)) / 2.0;
    for (at, card) in cards.iter().enumerate() {
        let size = card.large_size_at(painter, texts, width);
        let rect = Rect::from_min_size(pos2(left, room.center().y - size.y / 2.0), size);
        left += width + GAP;
        let mut brush = Brush::on(painter);
        let shade = theme.board.contour;
        brush.glow(rect.center() + vec2(0.0, 10.0), rect.size() * 0.72, shade.fade(0.75), shade.fade(0.0));
        brush.show(painter);
        let over = part(stage.seconds, 0.15 + at as f64 * tempo.stagger, tempo.turn);
        let back = |painter: &Painter| back_of(painter, rect, card.printed);
        turned(painter, rect, over, back, |painter| card.paint(painter, texts, rect, Size::Large));
    }
}

/// A symbol that flies is so large, compared with a space; and never larger or smaller than this.
const SIGN: f32 = 0.22;
const SIGNS: std::ops::RangeInclusive<f32> = 20.0..=46.0;
/// No more than these are seen to fly, however many there are.
const MOST: u8 = 9;

/// Hits fly at the defender; each shield stops one, and breaks.
fn blow(ui: &Ui, from: Piece, to: Piece, counted: Counted, stage: &Stage<'_>) {
    let on_screen = |piece| stage.view.map.on_screen(&stage.map.board, Spot::Figure(piece));
    let (Some(from), Some(to)) = (on_screen(from), on_screen(to)) else { return };
    let (theme, tempo) = (Theme::of(ui.ctx()), Tempo::get());
    let size = (to.unit * SIGN).clamp(*SIGNS.start(), *SIGNS.end());
    let (hits, shields) = (counted.hits.min(MOST), counted.shields.min(MOST));
    let stopped = hits.min(shields);
    let way = match to.centre - from.centre {
        way if way.length() < 1.0 => vec2(1.0, 0.0),
        way => way.normalized(),
    };
    let mut brush = Brush::on(ui.painter());
    // The shields stand before the defender, in a row.
    let wall = to.centre - way * (to.radius + size * 0.4);
    let along = way.rot90();
    let spot = |at: u8, of: u8| wall + along * ((f32::from(at) - (f32::from(of) - 1.0) / 2.0) * size * 0.92);
    let stagger = (0.35 / f64::from(hits.max(1))).min(tempo.stagger);
    let arrival = |at: u8| 0.12 + f64::from(at) * stagger + tempo.fly;
    let is_over = stage.seconds >= LANDING;
    for at in 0..shields {
        let meets = (at < stopped).then(|| arrival(at));
        let broken = meets.map_or(0.0, |meets| part(stage.seconds, meets, 0.2));
        let risen = part(stage.seconds, 0.0, 0.2);
        sign(&mut brush, theme, DieSymbol::Shield, spot(at, shields), size * risen.max(0.05), broken);
    }
    for at in 0..hits {
        let goal = if at < stopped { spot(at, shields) } else { to.centre };
        let bow = (f32::from(at) - f32::from(hits) / 2.0) * size * 0.5;
        let start = arrival(at) - tempo.fly;
        let flight = Flight { from: from.centre, to: goal, bow, start, seconds: tempo.fly };
        let Some((place, flown)) = flown(flight, stage.seconds) else { continue };
        if at < stopped {
            let broken = part(stage.seconds, arrival(at), 0.2);
            sign(&mut brush, theme, DieSymbol::Hit, place - way * (size * 0.35), size, broken);
        } else if flown < 1.0 {
            sign(&mut brush, theme, DieSymbol::Hit, place, size, 0.0);
        } else if !is_over {
            let flash = 1.0 - part(stage.seconds, arrival(at), 0.25);
            let red = theme.signal.danger.fade(0.7 * flash);
            brush.glow(to.centre, Vec2::splat(to.radius * 1.7), red, red.fade(0.0));
        }
    }
    brush.show(ui.painter());
    if counted.wounds == 0 && is_over {
        let at = to.centre - vec2(0.0, to.radius * 1.25);
        let font = display((to.radius * 0.7).clamp(18.0, 34.0));
        outlined(ui, at, "0", font, theme);
    }
}

fn outlined(ui: &Ui, at: Pos2, text: &str, font: FontId, theme: &Theme) {
    for away in [vec2(-1.5, 0.0), vec2(1.5, 0.0), vec2(0.0, -1.5), vec2(0.0, 1.5)] {
        ui.painter().text(at + away, Align2::CENTER_CENTER, text, font.clone(), theme.board.contour.egui());
    }
    ui.painter().text(at, Align2::CENTER_CENTER, text, font, theme.figure.bone.egui());
}

/// A symbol on a dark disc; broken so far it is crossed out and pale.
fn sign(brush: &mut Brush, theme: &Theme, which: DieSymbol, at: Pos2, size: f32, broken: f32) {
    let (ring, ink) = match which {
        DieSymbol::Hit => (theme.signal.danger, theme.figure.bone),
        _ => (theme.signal.special, theme.figure.bone),
    };
    let from = brush.corners();
    let radius = size * 0.5;
    brush.disc(at, radius * 1.08, theme.board.contour);
    brush.disc(at, radius, ring.darker(0.25));
    brush.disc(at, radius * 0.86, theme.figure.plate);
    let spot = Rect::from_center_size(at, Vec2::splat(size * 0.74));
    symbol(brush, spot, which, ink, theme.figure.plate);
    if broken > 0.0 {
        let reach = vec2(radius, -radius) * broken;
        brush.line(&[at - reach, at + reach], size * 0.09, theme.figure.bone);
        brush.recolour(from, |colour| colour.greyed(0.8 * broken).fade(1.0 - 0.45 * broken));
    }
}

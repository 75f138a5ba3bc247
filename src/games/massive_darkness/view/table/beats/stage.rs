//! What is shown over the board during a beat, painted: banners unroll, cards turn over, hits fly and shields stop them.

use super::super::face::CardFace;
use super::super::fighters::face_at;
use super::{LANDING, Scene};
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::session::Counted;
use crate::games::massive_darkness::view::art::dice::{DieSymbol, symbol};
use crate::games::massive_darkness::view::board::map::{MapModel, MapView};
use crate::games::massive_darkness::view::hand_card::{HandCard, shown_card_ui};
use crate::house::text::Texts;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::map::{Piece, Spot};
use crate::kit::show::{Banner, Flight, Tempo, banner_ui, flown, part, turned_ui};
use crate::kit::theme::{Theme, display};
use egui::{Align2, FontId, Pos2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

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
        Scene::Cards { faces, icon } => cards_ui(ui, texts, faces, *icon, stage),
        Scene::Blow { from, to, counted } => blow(ui, *from, *to, *counted, stage),
    }
}

/// How wide a card is, and how much higher than wide.
const CARD: f32 = 226.0;
const HIGHER: f32 = 1.36;

fn cards_ui(ui: &mut Ui, texts: &Texts, faces: &[CardFace], icon: Icon, stage: &Stage<'_>) {
    let tempo = Tempo::get();
    let gap = 16.0;
    let room = stage.room;
    let count = faces.len().max(1) as f32;
    let width = CARD
        .max(room.height() * 0.30)
        .min(room.height() * 0.86 / HIGHER)
        .min((room.width() - gap * (count + 1.0)) / count)
        .min(340.0);
    let size = vec2(width, width * HIGHER);
    let left = room.center().x - (size.x * count + gap * (count - 1.0)) / 2.0;
    for (at, face) in faces.iter().enumerate() {
        let at = at as f32;
        let rect = Rect::from_min_size(pos2(left + at * (size.x + gap), room.center().y - size.y / 2.0), size);
        let turned = part(stage.seconds, 0.15 + f64::from(at) * tempo.stagger, tempo.turn);
        let theme = Theme::of(ui.ctx());
        let mut brush = Brush::on(ui.painter());
        let shade = theme.board.contour;
        brush.glow(rect.center() + vec2(0.0, 10.0), rect.size() * 0.72, shade.fade(0.75), shade.fade(0.0));
        brush.show(ui.painter());
        turned_ui(ui, rect, turned, |ui| back(ui, rect, icon), |ui| face_ui(ui, texts, rect, face, icon));
    }
}

/// The back of a card: dark, a frame, the sign of its deck.
fn back(ui: &Ui, rect: Rect, icon: Icon) {
    let theme = Theme::of(ui.ctx());
    let round = rect.width() * 0.06;
    let mut brush = Brush::on(ui.painter());
    brush.rounded(rect, round, theme.figure.ink);
    brush.rounded(rect.shrink(1.5), round, theme.surface.paper);
    let field = rect.shrink(rect.width() * 0.05);
    brush.rounded(field, round * 0.7, theme.figure.plate.mix(theme.signal.accent, 0.10));
    // Diamonds in rows, as on the back of many a card.
    let step = rect.width() / 7.0;
    let ink = theme.figure.plate.mix(theme.signal.accent, 0.28);
    let (columns, rows) = ((field.width() / step) as i32, (field.height() / step) as i32);
    for row in 0..rows {
        for column in 0..columns {
            let away = vec2(column as f32 - (columns - 1) as f32 / 2.0, row as f32 - (rows - 1) as f32 / 2.0) * step;
            let (at, reach) = (field.center() + away, step * 0.26);
            let corners = [vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach), vec2(-reach, 0.0)];
            brush.convex(&corners.map(|corner| at + corner), ink);
        }
    }
    let seal = rect.width() * 0.24;
    brush.disc(rect.center(), seal, theme.figure.ink);
    brush.disc(rect.center(), seal * 0.93, theme.signal.accent);
    brush.disc(rect.center(), seal * 0.84, theme.figure.plate);
    brush.show(ui.painter());
    let sign = Rect::from_center_size(rect.center(), Vec2::splat(seal * 1.15));
    icons::show(ui.painter(), icon, sign, theme.signal.accent, Weight::Bold);
}

fn face_ui(ui: &mut Ui, texts: &Texts, rect: Rect, face: &CardFace, icon: Icon) {
    if let Some(printed) = face.printed {
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
        let card = HandCard { name: &face.name, printed, works: true, chosen: false };
        return shown_card_ui(&mut inside, texts, &card, rect.width());
    }
    words_of(ui, rect, face, icon);
}

/// A card that is mostly words: its sign, its name, what it says.
fn words_of(ui: &Ui, rect: Rect, face: &CardFace, icon: Icon) {
    let theme = Theme::of(ui.ctx());
    let round = rect.width() * 0.06;
    let (ink, muted) = (theme.surface.ink, theme.surface.ink_muted);
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width() * 0.40)).shrink(rect.width() * 0.045);
    let mut brush = Brush::on(ui.painter());
    brush.rounded(rect, round, theme.figure.ink);
    brush.rounded(rect.shrink(1.5), round, theme.signal.accent_on_paper);
    brush.rounded(rect.shrink(4.0), round * 0.8, theme.surface.paper.lighter(0.3));
    brush.rounded(head, round * 0.7, theme.figure.plate);
    let light = theme.signal.accent.fade(0.35);
    brush.glow(head.center(), head.size() * 0.45, light, light.fade(0.0));
    brush.show(ui.painter());
    let sign = Rect::from_center_size(head.center(), Vec2::splat(head.height() * 0.72));
    icons::show(ui.painter(), icon, sign, theme.signal.accent, Weight::Bold);
    let room = rect.width() - 24.0;
    let name_size = (rect.width() * 0.085).clamp(16.0, 24.0);
    let written = |text: &str, font: FontId, colour: crate::kit::theme::Colour| {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, colour.egui(), room);
        job.halign = egui::Align::Center;
        ui.painter().layout_job(job)
    };
    let mut y = head.bottom() + 8.0;
    let name = written(&face.name, display(name_size), ink);
    ui.painter().galley(pos2(rect.center().x, y), std::sync::Arc::clone(&name), ink.egui());
    y += name.size().y + 6.0;
    let left = rect.bottom() - 12.0 - y;
    let text = face.texts.join("\n");
    // Small enough to be read to its end.
    let sizes = [15.0, 14.0, 13.0, 12.0, 11.0];
    let fits = sizes
        .into_iter()
        .map(|size| written(&text, FontId::proportional(size), muted))
        .find(|galley| galley.size().y <= left);
    let galley = fits.unwrap_or_else(|| written(&text, FontId::proportional(10.0), muted));
    let painter = ui.painter().with_clip_rect(rect.shrink(6.0).intersect(ui.clip_rect()));
    painter.galley(pos2(rect.center().x, y + ((left - galley.size().y) / 2.0).max(0.0)), galley, muted.egui());
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

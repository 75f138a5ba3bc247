//! What is shown over the board during a beat, painted: banners unroll, Mobs drop in, cards turn over, Swords fly and Shields stop them;
//! embers rise from what is dark.

use super::scene::{Deck, Face, Scene, Shown};
use crate::games::massive_darkness_2::rules::cards::Space;
use crate::games::massive_darkness_2::rules::{Rarity, Symbol};
use crate::games::massive_darkness_2::view::art::{hero_colour, picture, portrait, sign};
use crate::games::massive_darkness_2::view::board::BoardModel;
use crate::games::massive_darkness_2::view::signs::paint_sign;
use crate::kit::art::{Brush, Icon, Noise, Weight, icons};
use crate::kit::card::{Art, Card, Look, Size, back};
use crate::kit::map::{MapView, Spot};
use crate::kit::show::{
    Banner, Blow, BlowSign, Clearing, Over, Tempo, Turns, banner_height, banner_room, banner_ui, blow_ui, ease_in,
    part, spread_ui,
};
use crate::kit::theme::{Colour, Theme};
use egui::{Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// Where a scene is played.
pub(crate) struct Stage<'s> {
    /// The part of the window that nothing else covers.
    pub room: Rect,
    /// Seconds since it began.
    pub seconds: f64,
    pub icon: Icon,
    pub board: &'s BoardModel,
    pub map: &'s MapView,
    /// Where what was laid there last has found its place.
    pub clearing: &'s mut Clearing,
}

impl Stage<'_> {
    /// The part of the window in whose middle a banner lies, with something so large below it: beside whoever stands on the board.
    fn clear_of(&mut self, row: Vec2) -> Rect {
        banner_room(self.room, row, &mut self.over())
    }

    fn over(&mut self) -> Over<'_> {
        Over { map: self.map, board: &self.board.board, clearing: self.clearing }
    }
}

/// Paints what is shown over the board.
pub(crate) fn stage_ui(ui: &Ui, scene: &Scene, stage: &mut Stage<'_>) {
    let theme = Theme::of(ui.ctx());
    let open = part(stage.seconds, 0.0, Tempo::get().banner);
    let ember = theme.board.flame_edge;
    match scene {
        Scene::Nothing => {}
        Scene::Banner { title, aside, face } => {
            let icon = face.is_none().then_some(stage.icon);
            let room = stage.clear_of(Vec2::ZERO);
            let place = banner_ui(ui, room, &Banner { title, aside, icon, colour: ember }, open);
            if let Some(face) = face {
                face_ui(ui, place, face);
            }
            embers(ui, stage.room, stage.seconds);
        }
        Scene::Arrival { title, aside, face, minions } => {
            let row = minions_row(stage.room, *minions);
            let room = stage.clear_of(vec2(row.x, row.y + 2.0 * BETWEEN));
            let place = banner_ui(ui, room, &Banner { title, aside, icon: None, colour: ember }, open);
            dropped(ui, place, stage.seconds, 0, face);
            arrived(ui, room, row, stage.seconds, face, *minions);
            embers(ui, stage.room, stage.seconds);
        }
        Scene::Track { title, at, spaces } => {
            let banner = Banner { title, aside: "", icon: Some(Icon::Moon), colour: ember };
            let side = side_of_space(stage.room, spaces.len());
            let room = stage.clear_of(vec2(side * 1.2 * spaces.len() as f32 + 2.0 * BETWEEN, side * 1.35 + BETWEEN));
            banner_ui(ui, room, &banner, open);
            track(ui, room, stage.seconds, *at, spaces);
            embers(ui, stage.room, stage.seconds);
        }
        Scene::Cards(shown) => {
            spread_ui(ui, stage.room, shown, stage.seconds, &mut stage.over());
        }
        Scene::Blow { from, to, swords, shields, wounds } => {
            let on_screen = |piece| stage.map.on_screen(&stage.board.board, Spot::Figure(piece));
            let (Some(from), Some(to)) = (on_screen(*from), on_screen(*to)) else { return };
            let paint = |brush: &mut Brush, which: BlowSign, spot: Rect, ink: Colour, _: Colour| {
                let symbol = if which == BlowSign::Hit { Symbol::Sword } else { Symbol::Shield };
                sign(brush, spot, symbol, ink);
            };
            let blow = Blow { from, to, hits: *swords, guards: *shields, landed: *wounds };
            blow_ui(ui, &blow, stage.seconds, &paint);
        }
    }
}

/// Paints somebody's face.
pub(crate) fn face_ui(ui: &Ui, rect: Rect, face: &Face) {
    match face {
        Face::Hero { card, is_up } => portrait(ui, rect, &format!("hero-{card}"), Some(hero_colour(*card)), *is_up),
        Face::Foe(name) => portrait(ui, rect, name, None, true),
        Face::Friend(name) => portrait(ui, rect, name, Some(Theme::of(ui.ctx()).figure.crown), true),
    }
}

/// How far above its place a face begins to drop, compared with its size.
const ABOVE: f32 = 0.9;

/// A face that drops onto its place, so many others before it.
fn dropped(ui: &Ui, place: Rect, seconds: f64, before: u8, face: &Face) {
    let tempo = Tempo::get();
    let done = part(seconds, tempo.banner * 0.4 + f64::from(before) * tempo.stagger, tempo.drop);
    if done > 0.0 {
        let height = place.height() * ABOVE * (1.0 - ease_in(done));
        face_ui(ui, place.translate(vec2(0.0, -height)), face);
    }
}

/// The side of the picture of a Minion, compared with the height of a banner, and the room between two.
const MINION: f32 = 0.5;
const BETWEEN: f32 = 8.0;

/// A plate below a banner for what lies in a row there: figures of the board are not seen through it.
fn plate(ui: &Ui, row: Rect, seconds: f64) {
    let theme = Theme::of(ui.ctx());
    let open = part(seconds, 0.0, Tempo::get().banner);
    let mut brush = Brush::on(ui.painter());
    brush.rounded(row.expand(BETWEEN), theme.sizes.corner, theme.surface.panel.fade(0.95 * open));
    brush.show(ui.painter());
}

/// How large the row of Minions is that comes with a Leader.
fn minions_row(room: Rect, minions: u8) -> Vec2 {
    let side = banner_height(room) * MINION;
    let many = f32::from(minions);
    if minions == 0 { Vec2::ZERO } else { vec2(many * (side + BETWEEN) - BETWEEN, side) }
}

/// The Minions stand in a row below their Leader.
fn arrived(ui: &Ui, room: Rect, size: Vec2, seconds: f64, leader: &Face, minions: u8) {
    let Face::Foe(name) = leader else { return };
    if minions == 0 {
        return;
    }
    let face = Face::Foe(format!("{name}-minion"));
    let top = room.center().y + banner_height(room) * 0.5 + BETWEEN;
    let row = Rect::from_min_size(pos2(room.center().x - size.x / 2.0, top), size);
    plate(ui, row, seconds);
    for at in 0..minions {
        let left = row.left() + f32::from(at) * (size.y + BETWEEN);
        dropped(ui, Rect::from_min_size(pos2(left, top), Vec2::splat(size.y)), seconds, at + 2, &face);
    }
}

/// How large a space of the track is, compared with the height of a banner, and what it shows on it.
const SPACE: f32 = 0.34;
const SPACES: std::ops::RangeInclusive<f32> = 16.0..=40.0;
/// The track is no wider than this part of the picture.
const TRACK: f32 = 0.92;

/// How large a space of the track is that has so many.
fn side_of_space(room: Rect, count: usize) -> f32 {
    let widest = room.width() * TRACK / (count.max(1) as f32 * 1.2);
    (banner_height(room) * SPACE).clamp(*SPACES.start(), *SPACES.end()).min(widest)
}

/// The track of the darkness below its banner: what lies behind the marker glows, what is printed on the others can be seen.
fn track(ui: &Ui, room: Rect, seconds: f64, at: usize, spaces: &[Space]) {
    let theme = Theme::of(ui.ctx());
    let count = spaces.len().max(1) as f32;
    let side = side_of_space(room, spaces.len());
    let step = side * 1.2;
    let left = room.center().x - step * (count - 1.0) / 2.0;
    let y = room.center().y + banner_height(room) * 0.5 + side * 0.85;
    let row = Rect::from_center_size(pos2(room.center().x, y), vec2(step * count, side));
    plate(ui, row, seconds);
    let ember = theme.board.flame_edge;
    // The marker goes on from the space before.
    let moved = ease_in(part(seconds, 0.25, Tempo::get().step * 2.0));
    let mut brush = Brush::on(ui.painter());
    for (number, space) in spaces.iter().enumerate() {
        let centre = pos2(left + step * number as f32, y);
        let (rim, ground) =
            if number <= at { (ember, ember.darker(0.62)) } else { (theme.figure.foe_rim, theme.figure.plate) };
        brush.disc(centre, side * 0.54, theme.board.contour);
        brush.disc(centre, side * 0.5, rim);
        brush.disc(centre, side * 0.43, ground);
        if let Some(name) = printed_on(*space) {
            brush.show(ui.painter());
            brush = Brush::on(ui.painter());
            picture(ui.painter(), Rect::from_center_size(centre, Vec2::splat(side * 0.74)), name);
        }
    }
    let marker = pos2(left + step * (at as f32 - 1.0 + moved).max(0.0), y);
    let light = theme.board.flame_edge;
    brush.glow(marker, Vec2::splat(side * 1.1), light.fade(0.85), light.fade(0.0));
    brush.ring(marker, side * 0.5, side * 0.62, crate::kit::art::Edge::round(theme.figure.bone, 0.5));
    brush.show(ui.painter());
}

/// The picture of what a space of the track brings.
fn printed_on(space: Space) -> Option<&'static str> {
    match space {
        Space::Nothing => None,
        Space::Mobs => Some("spawn"),
        Space::Roaming => Some("portal"),
        Space::Token(Rarity::Common) => Some("treasure-common"),
        Space::Token(Rarity::Rare) => Some("treasure-rare"),
        Space::Token(Rarity::Epic) => Some("treasure-epic"),
    }
}

/// So many embers rise at once; each takes so many seconds.
const EMBERS: u32 = 26;
const RISES: f64 = 2.4;

/// Embers rise over the lower part of the picture; where nothing moves they hang in the air.
fn embers(ui: &Ui, room: Rect, seconds: f64) {
    let theme = Theme::of(ui.ctx());
    let seconds = if seconds.is_finite() { seconds } else { 0.8 };
    let mut brush = Brush::on(ui.painter());
    let (hot, glow) = (theme.board.flame_edge.lighter(0.35), theme.board.flame_edge);
    for number in 0..EMBERS {
        // Each ember has its own, in every frame the same.
        let mut noise = Noise::new(number.into());
        let mut random = || f64::from(noise.part());
        let way = (seconds / (RISES * (0.7 + 0.6 * random())) + random()).fract();
        let sway = (seconds * 2.0 + random() * 6.3).sin() * 9.0;
        let x = room.left() + room.width() * random() as f32 + sway as f32;
        let y = room.bottom() - room.height() * 0.75 * way as f32;
        let strength = ((way * std::f64::consts::PI).sin() * part(seconds, 0.0, 0.4) as f64) as f32;
        let size = 1.2 + 1.8 * random() as f32;
        brush.glow(pos2(x, y), Vec2::splat(size * 4.0), glow.fade(0.35 * strength), glow.fade(0.0));
        brush.disc(pos2(x, y), size, hot.fade(0.9 * strength));
    }
    brush.show(ui.painter());
}

impl Shown {
    fn edge(&self, theme: &Theme) -> Colour {
        match self.deck {
            Deck::Doors => theme.board.flame_edge.darker(0.3),
            Deck::Treasure(None) | Deck::Tokens => theme.figure.foe_rim,
            Deck::Treasure(Some(Rarity::Common)) => theme.board.plank,
            Deck::Treasure(Some(Rarity::Rare)) => theme.signal.special,
            Deck::Treasure(Some(Rarity::Epic)) => theme.signal.accent,
        }
    }

    fn icon(&self) -> Icon {
        match self.deck {
            Deck::Doors => Icon::DoorCard,
            Deck::Treasure(_) => Icon::Chest,
            Deck::Tokens => Icon::Warning,
        }
    }

    /// Paints it as it lies in a list.
    pub(crate) fn in_a_list(&self, painter: &Painter, place: Rect) {
        let theme = Theme::of(painter.ctx());
        self.with_card(theme, |card| card.paint(painter, place, Size::Strip, Look::default(), self));
    }

    /// Paints what it shows, and nothing else.
    pub(crate) fn as_picture(&self, painter: &Painter, place: Rect) {
        let theme = Theme::of(painter.ctx());
        let line = Stroke::new(theme.sizes.line_focus, self.edge(theme).egui());
        painter.rect(place, theme.sizes.corner, theme.figure.plate.egui(), line, StrokeKind::Inside);
        self.picture.paint(painter, place.shrink(3.0), self.edge(theme));
    }

    fn with_card<T>(&self, theme: &Theme, draw: impl FnOnce(&Card<'_>) -> T) -> T {
        let edge = self.edge(theme);
        let Self { name, kind, rows, text, foot, .. } = self;
        draw(&Card { name, edge, kind, rows, text, foot })
    }
}

impl Turns for Shown {
    fn size(&self, painter: &Painter, width: f32) -> Vec2 {
        self.with_card(Theme::of(painter.ctx()), |card| card.large_size(painter, width))
    }

    fn back(&self, painter: &Painter, rect: Rect) {
        back(painter, rect, self.edge(Theme::of(painter.ctx())), self.icon());
    }

    fn face(&self, painter: &Painter, rect: Rect) {
        let theme = Theme::of(painter.ctx());
        self.with_card(theme, |card| card.paint(painter, rect, Size::Large, Look::default(), self));
    }
}

impl Art for Shown {
    fn picture(&self, painter: &Painter, room: Rect, _: bool) {
        self.picture.paint(painter, room, self.edge(Theme::of(painter.ctx())));
    }

    fn corner(&self, painter: &Painter, room: Rect, _: bool) {
        icons::show(
            painter,
            self.icon(),
            room.shrink(room.width() * 0.18),
            Theme::of(painter.ctx()).figure.bone,
            Weight::Bold,
        );
    }

    fn sign(&self, painter: &Painter, sign: char, room: Rect, ink: Colour) {
        paint_sign(painter, sign, room, ink);
    }
}

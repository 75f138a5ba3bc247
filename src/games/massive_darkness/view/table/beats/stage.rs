//! What is shown over the board during a beat, painted: banners unroll, cards turn over, hits fly and shields stop them.

use super::super::face::CardFace;
use super::super::fighters::face_at;
use super::Scene;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::session::Counted;
use crate::games::massive_darkness::view::art::dice::{DieSymbol, symbol};
use crate::games::massive_darkness::view::board::map::{MapModel, MapView};
use crate::games::massive_darkness::view::hand_card::{HandCard, back_of};
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::card::Size;
use crate::kit::map::{Piece, Spot};
use crate::kit::show::{
    Banner, Blow, BlowSign, Clearing, Over, Tempo, Turns, banner_room, banner_ui, blow_ui, part, spread_ui,
};
use crate::kit::theme::{Colour, Theme};
use egui::{Painter, Rect, Ui, Vec2};

/// Where a scene is played.
pub(crate) struct Stage<'s> {
    /// The part of the window that nothing else covers.
    pub room: Rect,
    /// Seconds since it began.
    pub seconds: f64,
    pub map: &'s MapModel,
    pub view: &'s MapView,
    pub game: &'s MassiveDarkness,
    /// Where what was laid there last has found its place.
    pub clearing: &'s mut Clearing,
}

impl Stage<'_> {
    fn over(&mut self) -> Over<'_> {
        Over { map: &self.view.map, board: &self.map.board, clearing: self.clearing }
    }
}

/// Paints what is shown over the board.
pub(crate) fn stage_ui(ui: &mut Ui, texts: &Texts, scene: &Scene, stage: &mut Stage<'_>) {
    let theme = Theme::of(ui.ctx());
    let tempo = Tempo::get();
    match scene {
        Scene::Nothing => {}
        Scene::Banner { title, aside, look, icon } => {
            let icon = look.is_none().then_some(*icon);
            let banner = Banner { title, aside, icon, colour: theme.signal.accent };
            let room = banner_room(stage.room, Vec2::ZERO, &mut stage.over());
            let place = banner_ui(ui, room, &banner, part(stage.seconds, 0.0, tempo.banner));
            if let Some(look) = look {
                face_at(ui, stage.game, place, *look, true);
            }
        }
        Scene::Cards { faces } => cards_ui(ui, texts, faces, stage),
        Scene::Blow { from, to, counted } => blow(ui, *from, *to, *counted, stage),
    }
}

/// A card of this game, to be turned over.
struct Turned<'c> {
    card: HandCard<'c>,
    texts: &'c Texts,
}

impl Turns for Turned<'_> {
    fn size(&self, painter: &Painter, width: f32) -> Vec2 {
        self.card.large_size_at(painter, self.texts, width)
    }

    fn back(&self, painter: &Painter, rect: Rect) {
        back_of(painter, rect, self.card.printed);
    }

    fn face(&self, painter: &Painter, rect: Rect) {
        self.card.paint(painter, self.texts, rect, Size::Large);
    }
}

fn cards_ui(ui: &Ui, texts: &Texts, faces: &[CardFace], stage: &mut Stage<'_>) {
    let cards = faces.iter().filter_map(CardFace::card).map(|card| Turned { card, texts });
    spread_ui(ui, stage.room, &cards.collect::<Vec<_>>(), stage.seconds, &mut stage.over());
}

/// Hits fly at the defender; each shield stops one, and breaks.
fn blow(ui: &Ui, from: Piece, to: Piece, counted: Counted, stage: &Stage<'_>) {
    let on_screen = |piece| stage.view.map.on_screen(&stage.map.board, Spot::Figure(piece));
    let (Some(from), Some(to)) = (on_screen(from), on_screen(to)) else { return };
    let Counted { hits, shields, wounds, .. } = counted;
    let paint = |brush: &mut Brush, sign: BlowSign, spot: Rect, ink: Colour, ground: Colour| {
        let which = if sign == BlowSign::Hit { DieSymbol::Hit } else { DieSymbol::Shield };
        symbol(brush, spot, which, ink, ground);
    };
    let blow = Blow { from, to, hits, guards: shields, landed: wounds };
    blow_ui(ui, &blow, stage.seconds, &paint);
}

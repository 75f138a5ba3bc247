//! Things on the table that can be pressed: cards in dungeons, in town and in the hand.

use super::asking::{Picked, toggle};
use super::beats::Gliding;
use super::seen::{Open, Seen, aim, picks_two, subject};
use crate::games::boss_monster::foresee::Foreseen;
use crate::games::boss_monster::rules::{Answer, CardId, Spot};
use crate::games::boss_monster::view::art::{CardArt, mini};
use crate::games::boss_monster::view::faces::{Faces, Sort};
use crate::house::seating::Sitter;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::card::{Look, Size, enlarge};
use crate::kit::theme::Theme;
use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo};

/// Everything that cards and figures of the table are drawn from.
pub(super) struct Shown<'a> {
    pub(super) texts: &'a Texts,
    pub(super) seen: &'a Seen,
    /// Who sits where.
    pub(super) sitters: &'a [Sitter],
    pub(super) open: &'a Open,
    /// What follows from the view in `open`.
    pub(super) foreseen: &'a Foreseen,
    /// A hero that goes on meanwhile.
    pub(super) gliding: Option<Gliding>,
    pub(super) faces: &'a Faces,
}

/// A card where it lies.
pub(super) struct Thing<'a> {
    pub(super) rect: Rect,
    pub(super) card: CardId,
    /// What it is called for those who hear it.
    pub(super) name: String,
    pub(super) art: CardArt<'a>,
    pub(super) is_asleep: bool,
    /// It lies in the hand and can be dragged from there.
    pub(super) is_held: bool,
    /// So that no two of them are one control: what is face down is the same card everywhere.
    pub(super) lies: Lies,
}

/// A stack in a dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stead {
    pub(super) seat: u8,
    /// From the entrance, from 0.
    pub(super) position: usize,
}

/// Where a card lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Lies {
    /// As the Boss of a seat.
    Boss(u8),
    Room(Stead),
    /// Laid and not revealed.
    FaceDown(Stead),
    Miniboss(Stead),
    Entrance,
    Town,
    Hand,
}

/// Narrower than this a card is a picture with numbers.
const WORDS: f32 = 74.0;

/// What hands do while the table is drawn.
pub(super) struct Hands<'a> {
    open: &'a Open,
    picked: Picked,
    chosen: Option<usize>,
    /// Where the picked card can be put, and the number of the answer that puts it there.
    places: Vec<(Rect, usize)>,
    /// What a large card does not cover where that can be helped.
    clear: [Rect; 2],
}

impl<'a> Hands<'a> {
    pub(super) fn new(open: &'a Open, picked: Picked, clear: [Rect; 2]) -> Self {
        Self { open, picked, chosen: None, places: Vec::new(), clear }
    }

    /// What is picked now, and the answer that was given.
    pub(super) fn done(self) -> (Picked, Option<usize>) {
        (self.picked, self.chosen)
    }

    /// The offered answers, with their numbers.
    fn offers(&self) -> impl Iterator<Item = (usize, &'a Answer)> {
        let put = self.open.put.as_ref();
        put.into_iter().flat_map(|put| put.offers.iter().enumerate()).map(|(number, offer)| (number, &offer.answer))
    }

    /// Was this card picked?
    pub(super) fn is_picked(&self, card: CardId) -> bool {
        self.picked.card == Some(card) || self.picked.two.contains(&card)
    }

    /// Can something be answered about this card?
    pub(super) fn is_of_use(&self, card: CardId) -> bool {
        if picks_two(&self.open.view) && self.open.put.is_some() {
            return self.open.view.state().player(self.open.seat).hand.contains(card.index());
        }
        self.offers().any(|(_, answer)| subject(answer) == Some(card))
    }

    /// Can the picked card be aimed at this one?
    fn is_target(&self, card: CardId) -> bool {
        self.picked.card.is_some()
            && self.offers().any(|(_, answer)| subject(answer) == self.picked.card && aim(answer) == Some(card))
    }

    /// The answer that lays the picked card at the entrance.
    pub(super) fn lays_left(&self) -> Option<usize> {
        let lays = |answer: &Answer| match answer {
            Answer::Lay { card, spot: Spot::Left } => Some(*card) == self.picked.card,
            _ => false,
        };
        self.offers().find(|(_, answer)| lays(answer)).map(|(number, _)| number)
    }

    /// Here the picked card can be put.
    pub(super) fn place(&mut self, rect: Rect, number: usize) {
        self.places.push((rect, number));
    }

    /// This answer is given.
    pub(super) fn give(&mut self, number: usize) {
        self.chosen = Some(number);
    }

    /// A card was pressed.
    fn press(&mut self, card: CardId) {
        if picks_two(&self.open.view) {
            if self.is_of_use(card) {
                toggle(&mut self.picked.two, card);
            }
            return;
        }
        if self.picked.card == Some(card) && !self.is_target(card) {
            self.picked = Picked::default();
            return;
        }
        if self.is_target(card) {
            let aimed = Picked { aim: Some(card), ..self.picked.clone() };
            let fitting: Vec<usize> =
                self.offers().filter(|(_, answer)| aimed.fits(answer)).map(|(number, _)| number).collect();
            match fitting[..] {
                [only] => self.chosen = Some(only),
                _ => self.picked = aimed,
            }
        } else if self.is_of_use(card) {
            self.picked = Picked { card: Some(card), ..Picked::default() };
        }
    }
}

/// Draws a card and listens to what is done to it.
pub(super) fn thing_ui(ui: &Ui, hands: &mut Hands<'_>, thing: &Thing<'_>) -> Response {
    let sense = if thing.is_held { Sense::click_and_drag() } else { Sense::click() };
    let id = Id::unique(("bm-thing", thing.lies, thing.card));
    let response = ui.interact(thing.rect, id, sense);
    let is_of_use = hands.is_of_use(thing.card);
    let is_target = hands.is_target(thing.card);
    let is_chosen = hands.is_picked(thing.card);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &thing.name));
    let look = Look {
        is_asleep: thing.is_asleep,
        is_chosen,
        is_looked_at: response.hovered() || response.has_focus(),
        is_lit: if hands.picked.card.is_some() { is_target } else { is_of_use },
    };
    if is_target {
        let aimed = Picked { aim: Some(thing.card), ..hands.picked.clone() };
        let only = hands.offers().find(|(_, answer)| aimed.fits(answer) && matches!(answer, Answer::Lay { .. }));
        if let Some((number, _)) = only {
            hands.place(thing.rect, number);
        }
    }
    paint(ui, thing, thing.rect, look);
    if response.clicked() {
        hands.press(thing.card);
    }
    if thing.is_held {
        drag(ui, hands, thing, &response);
    }
    let face = thing.art.face;
    if face.sort != Sort::Unknown {
        let theme = Theme::of(ui.ctx());
        // Where a card of the hand can be put is seen beside it.
        let places = hands.places.iter().map(|(place, _)| *place).filter(|_| thing.is_held);
        let clear: Vec<Rect> = hands.clear.into_iter().chain(places).collect();
        thing.art.as_card(theme, |card| enlarge(&response, card, &thing.art, &clear));
    }
    response
}

fn paint(ui: &Ui, thing: &Thing<'_>, rect: Rect, look: Look) {
    if rect.width() < WORDS {
        mini(ui.painter(), rect, &thing.art, look);
    } else {
        thing.art.paint(ui.painter(), rect, Size::Hand, look);
    }
}

/// A card of the hand follows the pointer, and stays where it can be put.
fn drag(ui: &Ui, hands: &mut Hands<'_>, thing: &Thing<'_>, response: &Response) {
    if response.drag_started() && hands.is_of_use(thing.card) && !picks_two(&hands.open.view) {
        hands.picked = Picked { card: Some(thing.card), ..Picked::default() };
    }
    let Some(pointer) = response.interact_pointer_pos() else { return };
    if response.dragged() {
        let layer = egui::LayerId::new(egui::Order::Tooltip, Id::unique("bm-dragged"));
        let rect = Rect::from_center_size(pointer, thing.rect.size() * 1.06);
        thing.art.paint(
            &ui.ctx().layer_painter(layer),
            rect,
            Size::Hand,
            Look { is_looked_at: true, ..Look::default() },
        );
    }
    if response.drag_stopped()
        && let Some((_, number)) = hands.places.iter().find(|(rect, _)| rect.contains(pointer))
    {
        hands.chosen = Some(*number);
    }
}

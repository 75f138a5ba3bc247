//! The cards of this game: what is printed on them, and how they lie in a list, in the hand and large.
//! The frame of a card and how it turns over are the kit's, the drawings of things data.

mod art;

use crate::games::massive_darkness::describe::signs::rows_of_dice;
use crate::games::massive_darkness::rules::cards::{Equipment, EquipmentKind};
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::view::art::figures::EnemyKind;
use crate::games::massive_darkness::view::art::things::{Deck, Thing};
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::card::{Card, LARGE_WIDTH, Look, Setting, Size, back, enlarge, signed};
use crate::kit::theme::{Colour, Theme};
use art::CardArt;
use egui::{Align, FontId, Painter, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// What the frame of a card tells by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Its Level, with the number.
    Level(u8),
    /// What has no Level, as only Artifacts have none.
    Artifact,
    /// A Roaming Monster.
    Roaming,
    /// An Event card.
    Event,
    /// A Door card.
    Door,
    /// A Skill of the Hero at this place of the box.
    Skill(usize),
}

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// What somebody can wear or carry.
    Thing(Thing),
    /// A Mob or a monster of this kind.
    Enemy(EnemyKind),
    /// The Hero at this place of the box.
    Hero(usize),
    /// What that Hero wears.
    Emblem(usize),
}

/// What is printed on a card for all to see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Printed {
    /// Its frame.
    pub edge: Edge,
    /// In the well of the card.
    pub picture: Picture,
    /// Its dice: Melee, Ranged, Magic, Defense.
    pub dice: [DiceCount; 4],
}

impl Printed {
    /// What a card of Equipment shows.
    #[must_use]
    pub fn of(card: &Equipment, dice: [DiceCount; 4]) -> Self {
        let edge = if card.kind == EquipmentKind::Artifact { Edge::Artifact } else { Edge::Level(card.level) };
        Self { edge, picture: Picture::Thing(Thing::of(card)), dice }
    }

    /// A Skill of the Hero at this place of the box.
    #[must_use]
    pub fn of_skill(look: usize) -> Self {
        Self { edge: Edge::Skill(look), picture: Picture::Emblem(look), dice: [[0; 4]; 4] }
    }

    /// A card without dice that shows the picture of its deck.
    #[must_use]
    pub fn of_deck(deck: Deck) -> Self {
        let edge = match deck {
            Deck::Event => Edge::Event,
            Deck::Door => Edge::Door,
        };
        Self { edge, picture: Picture::Thing(Thing::of_deck(deck)), dice: [[0; 4]; 4] }
    }
}

/// What is written on a card besides its name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Written<'a> {
    /// What sort of card it is, as a word above the text.
    pub kind: &'a str,
    /// Its text with signs, sentence by sentence.
    pub text: &'a [String],
    /// Small print.
    pub foot: &'a str,
}

/// A card and how it is with it now.
#[derive(Clone, Copy, Debug)]
pub struct HandCard<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Its frame and its dice.
    pub printed: Printed,
    /// What is written on it, where it can be read large.
    pub written: Option<Written<'a>>,
    /// How it is with it.
    pub look: Look,
}

impl<'a> HandCard<'a> {
    /// A card as it comes from its deck.
    #[must_use]
    pub fn new(name: &'a str, printed: Printed) -> Self {
        Self { name, printed, written: None, look: Look::default() }
    }

    /// The same with what is written on it.
    #[must_use]
    pub fn with(self, written: Written<'a>) -> Self {
        Self { written: Some(written), ..self }
    }

    /// The same as it is now.
    #[must_use]
    pub fn looking(self, look: Look) -> Self {
        Self { look, ..self }
    }

    /// Paints it into a place, as large as that is.
    pub fn paint(&self, painter: &Painter, texts: &Texts, rect: Rect, size: Size) {
        self.whole(painter, texts, |card, art| card.paint(painter, rect, size, self.look, art));
    }

    /// How large it is where all of it can be read.
    #[must_use]
    pub fn large_size(&self, painter: &Painter, texts: &Texts) -> Vec2 {
        self.large_size_at(painter, texts, LARGE_WIDTH)
    }

    /// The same at another width.
    #[must_use]
    pub fn large_size_at(&self, painter: &Painter, texts: &Texts, width: f32) -> Vec2 {
        self.whole(painter, texts, |card, _| card.large_size(painter, width))
    }

    fn whole<T>(&self, painter: &Painter, texts: &Texts, then: impl FnOnce(&Card<'_>, &CardArt<'_>) -> T) -> T {
        let rows = rows_of_dice(self.printed.dice);
        let written = self.written.unwrap_or_default();
        let card = Card {
            name: self.name,
            edge: self.printed.edge.colour(Theme::of(painter.ctx())),
            kind: written.kind,
            rows: &rows,
            text: written.text,
            foot: written.foot,
        };
        then(&card, &CardArt { texts, printed: self.printed })
    }

    /// Shows all of it beside what is pointed at.
    pub fn enlarge(&self, response: &Response, texts: &Texts, clear: &[Rect]) {
        if self.written.is_some() {
            let painter = response.ctx.layer_painter(response.layer_id);
            self.whole(&painter, texts, |card, art| enlarge(response, card, art, clear));
        }
    }
}

/// The back of a card with such a frame.
pub fn back_of(painter: &Painter, rect: Rect, printed: Printed) {
    back(painter, rect, printed.edge.colour(Theme::of(painter.ctx())), printed.edge.icon());
}

/// How a line with signs is written.
#[derive(Clone, Copy, Debug)]
pub struct SignedLine {
    /// Height of its letters, in points.
    pub size: f32,
    /// Their colour.
    pub ink: Colour,
    /// It may be so wide, in points.
    pub room: f32,
}

/// Lays out a line with signs, smaller where it would be wider than its room; gives what paints it with the middle of its left edge at
/// a point.
pub fn signed_text<'a>(
    painter: &'a Painter,
    texts: &'a Texts,
    text: &str,
    line: SignedLine,
) -> impl FnOnce(Pos2) + use<'a> {
    let SignedLine { size, ink, room } = line;
    let set = |size: f32| {
        let font = FontId::proportional(size);
        let setting = Setting { font, ink, width: f32::INFINITY, max_rows: 1, align: Align::LEFT };
        signed(painter, text, &setting)
    };
    let laid = set(size);
    let fits = (room / laid.size().x.max(1.0)).min(1.0);
    let laid = if fits < 1.0 { set(size * fits) } else { laid };
    move |at: Pos2| laid.paint(painter, at - vec2(0.0, laid.size().y / 2.0), &CardArt::of_signs(texts))
}

/// Writes a small text with signs; whoever hears it hears words.
pub fn signed_ui(ui: &mut Ui, texts: &Texts, text: &str, words: &str, ink: Colour) {
    let font = FontId::proportional(Theme::of(ui.ctx()).sizes.text_small);
    let setting = Setting { font, ink, width: ui.available_width(), max_rows: 40, align: Align::LEFT };
    let laid = signed(ui.painter(), text, &setting);
    let (rect, response) = ui.allocate_exact_size(laid.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    laid.paint(ui.painter(), rect.min, &CardArt::of_signs(texts));
}

/// Draws a card of this width that can be pressed; while it is pointed at, large beside itself and the page it lies on.
pub fn hand_card_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>, width: f32, page: Rect) -> Response {
    let (rect, response) = ui.allocate_exact_size(Card::hand_size(width), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, card.name));
    if ui.is_rect_visible(rect) {
        let look = Look { is_looked_at: response.hovered() || response.has_focus(), ..card.look };
        card.looking(look).paint(ui.painter(), texts, rect, Size::Hand);
    }
    card.enlarge(&response, texts, &[page]);
    response
}

/// Draws all of a card, only to be looked at: beside its words, which say the same.
pub fn shown_card_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>) {
    shown_card_at_ui(ui, texts, card, LARGE_WIDTH);
}

/// The same at another width.
pub fn shown_card_at_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>, width: f32) {
    let size = card.large_size_at(ui.painter(), texts, width);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if ui.is_rect_visible(rect) {
        card.paint(ui.painter(), texts, rect, Size::Large);
    }
}

/// Draws a card as a strip: picture and name beside each other, the dice below the name.
pub fn card_strip_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>, size: Vec2, sense: Sense) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), card.look.is_chosen, card.name));
    if ui.is_rect_visible(rect) {
        let look = Look { is_looked_at: response.hovered() || response.has_focus(), ..card.look };
        card.looking(look).paint(ui.painter(), texts, rect, Size::Strip);
    }
    card.enlarge(&response, texts, &[]);
    response
}

/// Draws only the picture of a card, with its Level in the corner: where its words stand beside it.
pub fn thing_ui(ui: &mut Ui, texts: &Texts, printed: Printed, works: bool, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    thing_at(ui, texts, printed, works, rect);
}

/// The same in a square that somebody has made room for.
pub fn thing_at(ui: &Ui, texts: &Texts, printed: Printed, works: bool, rect: Rect) {
    use crate::kit::card::Art as _;
    if ui.is_rect_visible(rect) {
        let theme = Theme::of(ui.ctx());
        let mut brush = Brush::on(ui.painter());
        let edge = printed.edge.colour(theme);
        brush.rounded(rect, 6.0, theme.figure.ink);
        brush.rounded(rect.shrink(0.75), 5.5, if works { edge } else { edge.greyed(0.6) });
        brush.show(ui.painter());
        let art = CardArt { texts, printed };
        art.picture(ui.painter(), rect.shrink(2.5), !works);
        let level = (rect.width() * 0.36).clamp(15.0, 26.0);
        art.corner(
            ui.painter(),
            Rect::from_center_size(rect.min + Vec2::splat(level * 0.42), Vec2::splat(level)),
            !works,
        );
    }
}

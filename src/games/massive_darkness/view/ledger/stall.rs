//! The stall in town: under its awning lie the cards of the market, before it those of whoever trades, and the Heroes stand
//! around. A card is pressed to be laid down, or taken by hand and let go: on the counter it is sold, on another card offered for
//! it, on a Hero handed over.

use super::attempts::{Attempt, Chosen, attempts};
use super::card_tip::card_tip;
use super::trial::Trial;
use crate::games::massive_darkness::campaign::Standing;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::hand_card::{HandCard, Printed, hand_card_ui};
use crate::kit::card::{Card, Look, Size};
use crate::kit::theme::{Theme, display};
use egui::{
    Align2, Area, CornerRadius, FontId, Frame, Id, Order, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

/// How wide a card is at least and at most, in points: as many as fit share a row.
const CARDS: std::ops::RangeInclusive<f32> = 100.0..=122.0;
/// Size of the portrait of a Hero who may be handed something.
const PORTRAIT: f32 = 52.0;
/// How high the awning is, and how wide one of its stripes.
const AWNING: f32 = 34.0;
const STRIPE: f32 = 26.0;

/// A card that can be laid down.
pub(super) struct Ware {
    pub(super) code: String,
    /// Its name and Level.
    pub(super) name: String,
    /// What stands on its face.
    pub(super) title: String,
    /// Its dice and its text, for those who hear them.
    pub(super) told: String,
    /// Nothing for a card that no pack knows.
    pub(super) printed: Option<Printed>,
}

/// A card in the hand, on its way.
#[derive(Clone)]
struct Carried {
    code: String,
    /// It was taken from the counter.
    is_ware: bool,
}

/// Where a carried card would be let go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// An own card on the counter.
    Sell(String),
    /// An own card on the Hero at this place of the party.
    Give(String, usize),
    /// Cards for cards.
    Trade(Chosen),
}

impl Aim {
    /// The cards that it would lay down.
    pub(super) fn chosen(&self, hero: usize) -> Chosen {
        match self {
            Self::Sell(code) | Self::Give(code, _) => Chosen { hero, gives: vec![code.clone()], takes: Vec::new() },
            Self::Trade(chosen) => chosen.clone(),
        }
    }

    /// What would come of it; nothing where the town knows no such thing now.
    pub(super) fn tried(
        &self,
        words: &Words<'_>,
        standing: &Standing,
        hero: usize,
        trial: &Trial<'_>,
    ) -> Option<Attempt> {
        let to = match self {
            Self::Give(_, to) => standing.party.get(*to).map(|record| record.hero.as_str()),
            Self::Sell(_) | Self::Trade(_) => None,
        };
        attempts(words, standing, &self.chosen(hero), trial).into_iter().find(|attempt| match (self, &attempt.what) {
            (Self::Sell(_), Some(What::Sold { .. })) | (Self::Trade(_), Some(What::Traded { .. })) => true,
            (Self::Give(..), Some(What::Given { to: other, .. })) => Some(other.as_str()) == to,
            _ => false,
        })
    }
}

/// What happened at the stall in a frame.
#[derive(Default)]
pub(super) struct Hands {
    /// Another Hero trades.
    pub(super) hero: Option<usize>,
    /// Over what a card is held.
    pub(super) over: Option<Aim>,
    /// On what it was let go.
    pub(super) let_go: Option<Aim>,
}

impl Hands {
    /// Looks whether a card is held over this, or was let go on it.
    fn look(&mut self, response: &Response, aim: impl Fn(&Carried) -> Option<Aim>) -> bool {
        let mut is_over = false;
        if let Some(carried) = response.dnd_hover_payload::<Carried>()
            && self.over.is_none()
        {
            self.over = aim(&carried);
            is_over = self.over.is_some();
        }
        if self.let_go.is_none()
            && response.dnd_hover_payload::<Carried>().is_some_and(|carried| aim(&carried).is_some())
            && let Some(carried) = response.dnd_release_payload::<Carried>()
        {
            self.let_go = aim(&carried);
        }
        is_over
    }
}

/// The Heroes: whoever is pressed trades, and each of the others can be handed something.
pub(super) fn heroes_ui(ui: &mut Ui, words: &Words<'_>, standing: &Standing, chosen: &Chosen, hands: &mut Hands) {
    let theme = Theme::of(ui.ctx());
    for (at, record) in standing.party.iter().enumerate() {
        let name = words.hero(&record.hero);
        let look = words.library.heroes.iter().position(|known| known.card.id == record.hero).unwrap_or_default();
        let font = FontId::proportional(theme.sizes.text);
        let galley = ui.painter().layout_no_wrap(name.to_string(), font, theme.text.normal.egui());
        let size =
            vec2(PORTRAIT.max(galley.size().x) + theme.space(4.0), PORTRAIT + galley.size().y + theme.space(4.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let is_chosen = chosen.hero == at;
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, name.as_ref()));
        if response.clicked() {
            hands.hero = Some(at);
        }
        let give = |carried: &Carried| (!carried.is_ware && !is_chosen).then(|| Aim::Give(carried.code.clone(), at));
        let is_aimed_at = hands.look(&response, give);
        let stroke = match (is_aimed_at || is_chosen, response.hovered() || response.has_focus()) {
            (true, _) => Stroke::new(theme.sizes.line_focus, theme.signal.accent),
            (false, true) => Stroke::new(theme.sizes.line, theme.line.control_hovered),
            (false, false) => Stroke::new(theme.sizes.line, theme.line.seam),
        };
        let ground = if is_chosen { theme.line.selection } else { theme.surface.panel };
        ui.painter().rect(rect, theme.sizes.corner, ground, stroke, StrokeKind::Inside);
        let portrait = Rect::from_center_size(
            pos2(rect.center().x, rect.top() + theme.space(1.5) + PORTRAIT / 2.0),
            Vec2::splat(PORTRAIT),
        );
        portrait_at(ui, portrait, look, true);
        let writing = if is_chosen { theme.text.strong } else { theme.text.normal };
        let below = pos2(rect.center().x - galley.size().x / 2.0, portrait.bottom() + theme.space(1.0));
        ui.painter().galley_with_override_text_color(below, galley, writing.egui());
    }
}

/// The counter under its awning, with the cards of the market on it.
pub(super) fn counter_ui(
    ui: &mut Ui,
    words: &Words<'_>,
    wares: &[Ware],
    chosen: &mut Chosen,
    title: &str,
    hands: &mut Hands,
) {
    let theme = Theme::of(ui.ctx());
    let (board, gap) = (&theme.board, theme.space(3.0));
    let (top, _) = ui.allocate_exact_size(vec2(ui.available_width(), AWNING), Sense::hover());
    ui.add_space(-ui.spacing().item_spacing.y);
    let wood = board.plank_dark.mix(theme.figure.ink, 0.35);
    let frame = Frame::new()
        .fill(wood.egui())
        .corner_radius(CornerRadius { nw: 0, ne: 0, sw: 10, se: 10 })
        .stroke(Stroke::new(theme.sizes.line_focus, board.plank))
        .inner_margin(gap);
    let lying = chosen.clone();
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add_space(theme.space(2.0));
        cards_ui(ui, words, wares, &mut chosen.takes, true, |response, code| {
            hands.look(response, |carried| {
                let mut trade = lying.clone();
                if carried.is_ware {
                    return None;
                }
                add(&mut trade.gives, &carried.code);
                add(&mut trade.takes, code);
                Some(Aim::Trade(trade))
            });
        });
    });
    let response = shown.response.interact(Sense::hover());
    let is_aimed_at = hands.look(&response, |carried| (!carried.is_ware).then(|| Aim::Sell(carried.code.clone())));
    if is_aimed_at {
        let stroke = Stroke::new(theme.sizes.line_focus, theme.signal.accent);
        ui.painter().rect_stroke(response.rect, 10.0, stroke, StrokeKind::Inside);
    }
    awning(ui, theme, top, title);
}

/// Striped cloth with a scalloped hem, and a sign hanging from it.
fn awning(ui: &Ui, theme: &Theme, rect: Rect, title: &str) {
    let painter = ui.painter();
    let count = (rect.width() / STRIPE).round().max(1.0);
    let width = rect.width() / count;
    let (red, cream) = (theme.figure.banner.darker(0.25), theme.surface.paper);
    for at in 0..count as usize {
        let left = rect.left() + at as f32 * width;
        let colour = if at % 2 == 0 { red } else { cream };
        let stripe = Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
        let round = (width / 2.0) as u8;
        let corner = CornerRadius { nw: 0, ne: 0, sw: round, se: round };
        painter.rect_filled(stripe.translate(vec2(0.0, 4.0)), corner, theme.surface.cast);
        painter.rect_filled(stripe, corner, colour);
        let light = Rect::from_min_size(stripe.min, vec2(width, 5.0));
        painter.rect_filled(light, 0.0, colour.lighter(0.25));
    }
    let galley = painter.layout_no_wrap(title.to_owned(), display(theme.sizes.text + 1.0), theme.surface.ink.egui());
    let room = galley.size() + vec2(theme.space(6.0), theme.space(2.0));
    let size = vec2(room.x.min(rect.width()), room.y);
    let sign = Rect::from_center_size(rect.center() - vec2(0.0, 2.0), size);
    painter.rect_filled(sign.translate(vec2(0.0, 2.0)), 5.0, theme.surface.cast);
    let edge = Stroke::new(theme.sizes.line_focus, theme.board.plank_dark);
    painter.rect(sign, 5.0, theme.surface.paper, edge, StrokeKind::Inside);
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(sign.center(), galley.size()).min,
        galley,
        theme.surface.ink.egui(),
    );
}

/// The cards of whoever trades, on a cloth before the counter.
pub(super) fn cloth_ui(
    ui: &mut Ui,
    words: &Words<'_>,
    own: &[Ware],
    chosen: &mut Chosen,
    title: &str,
    hands: &mut Hands,
) {
    let theme = Theme::of(ui.ctx());
    let lying = chosen.clone();
    let frame = Frame::new()
        .fill(theme.surface.sunken.egui())
        .corner_radius(theme.sizes.corner_card)
        .stroke(Stroke::new(theme.sizes.line, theme.line.seam))
        .inner_margin(theme.space(3.0));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(egui::RichText::new(title).strong());
        cards_ui(ui, words, own, &mut chosen.gives, false, |_, _| {});
    });
    let response = shown.response.interact(Sense::hover());
    hands.look(&response, |carried| {
        let mut trade = lying.clone();
        add(&mut trade.takes, &carried.code);
        carried.is_ware.then_some(Aim::Trade(trade))
    });
}

fn add(cards: &mut Vec<String>, code: &str) {
    if !cards.iter().any(|known| known == code) {
        cards.push(code.to_owned());
    }
}

/// Cards side by side; each is laid down and taken back by a press or the space bar, and can be carried elsewhere.
fn cards_ui(
    ui: &mut Ui,
    words: &Words<'_>,
    cards: &[Ware],
    chosen: &mut Vec<String>,
    is_ware: bool,
    mut each: impl FnMut(&Response, &str),
) {
    let gap = Theme::of(ui.ctx()).space(2.0);
    let room = ui.available_width() + gap;
    let in_a_row = (room / (CARDS.start() + gap)).floor().max(1.0);
    // A little narrower than their room: two rows shall leave what ends the choice in view.
    let width = ((room / in_a_row - gap).min(*CARDS.end()) * 0.94).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for ware in cards {
            let is_chosen = chosen.contains(&ware.code);
            let response = ware_ui(ui, words, ware, is_chosen, width, is_ware);
            each(&response, &ware.code);
            if response.clicked() {
                if is_chosen {
                    chosen.retain(|known| *known != ware.code);
                } else {
                    chosen.push(ware.code.clone());
                }
            }
        }
    });
}

fn ware_ui(ui: &mut Ui, words: &Words<'_>, ware: &Ware, is_chosen: bool, width: f32, is_ware: bool) -> Response {
    let Some(printed) = ware.printed else {
        let mut shown = is_chosen;
        return ui.checkbox(&mut shown, &ware.name);
    };
    let look = Look { is_chosen, ..Look::default() };
    let card = HandCard::new(&ware.title, printed).looking(look);
    let response = hand_card_ui(ui, words.texts, &card, width, ui.clip_rect()).interact(Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), is_chosen, &ware.name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(ware.told.as_str()));
    response.dnd_set_drag_payload(Carried { code: ware.code.clone(), is_ware });
    if response.dragged() {
        carried_ui(ui, words, &card, width);
    } else {
        card_tip(&response, words, &ware.code);
    }
    response
}

/// The card in the hand: under the pointer, above everything.
fn carried_ui(ui: &Ui, words: &Words<'_>, card: &HandCard<'_>, width: f32) {
    let Some(at) = ui.ctx().pointer_interact_pos() else { return };
    let corner = at - vec2(width / 2.0, width * 0.4);
    let area = Area::new(Id::unique("carried-card")).order(Order::Tooltip).fixed_pos(corner).interactable(false);
    area.show(ui.ctx(), |ui| {
        let (rect, _) = ui.allocate_exact_size(Card::hand_size(width * 1.06), Sense::hover());
        card.paint(ui.painter(), words.texts, rect, Size::Hand);
    });
}

//! The hand of whoever sits there: a fan of cards. What is pointed at rises; what can be used now is lit.

use super::things::{Hands, Lies, Shown, Thing, thing_ui};
use crate::games::boss_monster::rules::CardId;
use crate::games::boss_monster::view::art::CardArt;
use crate::kernel::game::Game as _;
use crate::kit::card::{Card, HAND};
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Align2, FontId, Id, Rect, Ui, pos2};

/// How far a card rises that is pointed at or picked, of its height.
const RISE: f32 = 0.10;

/// Draws the hand.
pub(super) fn hand_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let player = shown.open.view.state().player(shown.open.seat);
    let mut cards: Vec<CardId> = player.hand.iter().map(|card| CardId(card as u8)).collect();
    // Equal cards beside each other, Rooms before Minibosses before Spells: as the box numbers them.
    cards.sort_unstable();
    if cards.is_empty() {
        let words = tr!(shown.texts, "table-hand-empty");
        let font = FontId::proportional(theme.sizes.text);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, words.as_ref(), font, theme.text.muted.egui());
        return;
    }
    let height = rect.height() * (1.0 - RISE);
    let size = Card::hand_size((height / HAND).min(150.0));
    let count = cards.len() as f32;
    let step = ((rect.width() - size.x) / (count - 1.0).max(1.0)).min(size.x * 1.06);
    let width = size.x + step * (count - 1.0);
    let left = rect.center().x - width / 2.0;
    let low = rect.bottom() - size.y;
    // Which one was pointed at in the frame before: it rises and lies on top.
    let kept = Id::unique("bm-hand-raised");
    let raised = ui.data(|data| data.get_temp::<usize>(kept));
    let mut pointed = None;
    let order = (0..cards.len()).filter(|at| Some(*at) != raised).chain(raised.filter(|at| *at < cards.len()));
    for at in order.collect::<Vec<_>>() {
        let card = cards[at];
        // The fan: cards at its ends lie lower.
        let out = (at as f32 - (count - 1.0) / 2.0) / count.max(2.0);
        let is_up = raised == Some(at) || hands.is_picked(card);
        let drop = if is_up { 0.0 } else { rect.height() * RISE * (0.45 + 1.6 * out * out) };
        let top = low - rect.height() * RISE + drop;
        let place = Rect::from_min_size(pos2(left + step * at as f32, top), size);
        let face = shown.faces.of(card);
        let name = tr!(shown.texts, "thing-hand", card = face.name.as_ref(), kind = face.kind.as_str());
        let thing = Thing {
            rect: place,
            card,
            name: name.to_string(),
            art: CardArt::printed(face),
            is_asleep: false,
            is_held: true,
            lies: Lies::Hand,
        };
        let response = thing_ui(ui, hands, &thing);
        if response.hovered() || response.has_focus() {
            pointed = Some(at);
        }
    }
    if pointed != raised {
        ui.data_mut(|data| match pointed {
            Some(at) => {
                data.insert_temp(kept, at);
            }
            None => data.remove::<usize>(kept),
        });
        ui.ctx().request_repaint();
    }
}

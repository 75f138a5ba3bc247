//! The other cards of a deck, below the facts of the one that is changed: shown where a window has room for them. A press chooses one;
//! the keyboard has the list.

use super::CardsScreen;
use super::face::printed_of;
use super::list::deck_name;
use crate::games::massive_darkness::content::own_cards::Card;
use crate::games::massive_darkness::view::hand_card::HandCard;
use crate::house::text::Texts;
use crate::kit::card::{Card as HandSize, Look, Size};
use crate::kit::theme::Theme;
use crate::kit::widgets::{TILE_GAP, heading, tiles_in};
use egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};

/// A card is about so wide, in points.
const WIDE: f32 = 150.0;
/// What the heading takes, in points.
const HEADING: f32 = 56.0;

impl CardsScreen {
    /// Draws as many cards of this deck as there is room for down to the lower edge of what is seen, around the chosen one. Says which
    /// one is pressed.
    pub(super) fn alike_ui(&self, ui: &mut Ui, texts: &Texts, card: &Card, bottom: f32) -> Option<String> {
        let deck = card.deck();
        let all: Vec<&Card> = self.cards.iter().filter(|other| other.deck() == deck).collect();
        let (columns, wide) = tiles_in(ui.available_width(), WIDE, usize::MAX);
        let size = HandSize::hand_size(wide);
        let room = bottom - ui.cursor().top() - HEADING;
        let rows = ((room + TILE_GAP) / (size.y + TILE_GAP)).floor();
        if rows < 1.0 || all.len() < 2 {
            return None;
        }
        heading(ui, &deck_name(texts, deck));
        let (rows, columns) = (rows as usize, columns.max(1));
        let at = all.iter().position(|other| other.code() == card.code()).unwrap_or_default();
        // Whole rows, that of the chosen card in their middle where there are as many before as behind it.
        let last = all.len().div_ceil(columns).saturating_sub(rows);
        let first = (at / columns).saturating_sub(rows / 2).min(last) * columns;
        let shown = all.into_iter().skip(first).take(rows * columns);
        let (place, mut pressed) = (ui.cursor().min, None);
        let mut lowest = place.y;
        for (number, other) in shown.enumerate() {
            let step = vec2((number % columns) as f32, (number / columns) as f32) * (size + vec2(TILE_GAP, TILE_GAP));
            let rect = Rect::from_min_size(place + step, size);
            lowest = lowest.max(rect.bottom());
            if self.one_ui(ui, texts, other, rect) {
                pressed = Some(other.code().to_owned());
            }
        }
        ui.allocate_space(vec2(ui.available_width(), lowest - place.y));
        pressed
    }

    /// A card in its place; true when it is pressed.
    fn one_ui(&self, ui: &Ui, texts: &Texts, card: &Card, rect: Rect) -> bool {
        let Some(printed) = printed_of(&self.known, card) else { return false };
        let shown = self.shown(texts, card);
        let is_chosen = card.code() == self.chosen;
        let label = format!("{} {}", shown.code, shown.name);
        let response = ui.interact(rect, ui.scope_id().with(("alike", card.code())), Sense::CLICK);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &label));
        let look = Look { is_chosen, is_looked_at: response.hovered(), ..Look::default() };
        HandCard::new(&shown.name, printed).looking(look).paint(ui.painter(), texts, rect, Size::Hand);
        let theme = Theme::of(ui.ctx());
        if is_chosen {
            let ring = egui::Stroke::new(theme.sizes.line_focus, theme.signal.accent.egui());
            ui.painter().rect_stroke(rect, theme.sizes.corner_card, ring, egui::StrokeKind::Outside);
        }
        response.on_hover_text(label).clicked()
    }
}

//! The faces of all cards of a kind, beside the one that is changed: shown where a window has room for them. A press chooses one.

use super::{CardGame, CardOf, CardsScreen, Change, Listed};
use crate::house::packs::over::CardList as _;
use crate::house::text::Texts;
use crate::kit::card::LARGE_WIDTH;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, tiles_in};
use egui::{Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2};

/// Faces so far beyond the edges of what is seen are drawn, so that the keyboard finds the next one, in points.
const BEYOND: f32 = 200.0;
/// No more stand beside each other.
const MOST: usize = 4;

impl<G: CardGame> CardsScreen<G> {
    /// Draws those of the kind of the chosen card.
    pub(super) fn gallery_ui(&self, ui: &mut Ui, texts: &Texts, changes: &mut Vec<Change<CardOf<G>>>) {
        let Some(chosen) = self.chosen_card() else { return };
        let kind = G::kind(&chosen.card);
        let all: Vec<&Listed<G>> = self.cards.iter().filter(|listed| G::kind(&listed.card) == kind).collect();
        heading(ui, &texts.get(kind.message));
        let area = ScrollArea::vertical().id_salt(("own-gallery", kind.place)).auto_shrink([false, false]);
        area.show(ui, |ui| {
            let (columns, _) = tiles_in(ui.available_width(), LARGE_WIDTH, MOST);
            let seen = ui.clip_rect().expand(BEYOND);
            for (number, row) in all.chunks(columns).enumerate() {
                // How high a row is, is known once it was drawn.
                let kept = Id::unique(("own-gallery-row", kind.place, number, columns, texts.language().code()));
                let known: Option<f32> = ui.data(|data| data.get_temp(kept));
                let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), known.unwrap_or(0.0)));
                if known.is_some() && !seen.intersects(place) {
                    ui.allocate_space(place.size());
                    continue;
                }
                let drawn = ui.horizontal_top(|ui| {
                    for listed in row {
                        if self.one_ui(ui, texts, listed) {
                            changes.push(Change::Look(G::List::code(&listed.card).to_owned()));
                        }
                    }
                });
                ui.data_mut(|data| data.insert_temp(kept, drawn.response.rect.height()));
            }
        });
    }

    /// A face; true when it is pressed.
    fn one_ui(&self, ui: &mut Ui, texts: &Texts, listed: &Listed<G>) -> bool {
        let (code, theme) = (G::List::code(&listed.card), Theme::of(ui.ctx()));
        let name = &listed.names[texts.language() as usize];
        let builder = UiBuilder::new().id_salt(code).sense(Sense::click());
        let face = ui.scope_builder(builder, |ui| {
            ui.set_width(LARGE_WIDTH);
            self.game.face_ui(ui, texts, &listed.card, name);
        });
        let (response, is_chosen) = (face.response, code == self.chosen);
        let label = format!("{code} {name}");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &label));
        let is_meant = response.hovered() || response.has_focus();
        if is_chosen || is_meant {
            let colour = if is_chosen { theme.signal.accent } else { theme.line.focus };
            let ring = Stroke::new(theme.sizes.line_focus, colour.egui());
            ui.painter().rect_stroke(response.rect, theme.sizes.corner_card, ring, StrokeKind::Outside);
        }
        response.clicked()
    }
}

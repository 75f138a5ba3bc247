//! The little menu on the map: everything that can be done at a place, in words.

use super::art::Art;
use super::board::BoardView;
use super::view::{Clicked, MapView, OpenMenu};
use crate::house::text::Texts;
use crate::tr;
use egui::{Id, Popup, PopupCloseBehavior, PopupKind, Pos2, RichText, Ui};

impl MapView {
    /// Opens a menu with these offers.
    pub(super) fn open_menu(&mut self, at: Pos2, offers: Vec<usize>, question: u64) {
        self.menu = Some(OpenMenu { at, offers, question, is_new: true });
    }
}

/// Shows the open menu, if there is one.
pub(super) fn menu_ui(ui: &Ui, texts: &Texts, board: &BoardView, art: &dyn Art, view: &mut MapView) -> Option<Clicked> {
    let menu = view.menu.take().filter(|menu| menu.question == board.question)?;
    let mut is_open = true;
    let mut chosen = None;
    let popup = Popup::new(Id::unique("map-menu"), ui.ctx().clone(), menu.at, ui.layer_id())
        .kind(PopupKind::Menu)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(&*tr!(texts, "map-menu"))
        .open_bool(&mut is_open);
    popup.show(|ui| {
        if menu.offers.is_empty() {
            ui.weak(&*tr!(texts, "map-menu-empty"));
        }
        for (row, at) in menu.offers.iter().enumerate() {
            let Some(offer) = board.offers.get(*at) else { continue };
            let button = ui.button(&*offer.label);
            if let Some(hint) = art.hint(offer) {
                ui.label(RichText::new(&*hint).small().weak());
            }
            if menu.is_new && row == 0 {
                button.request_focus();
            }
            if button.clicked() {
                chosen = Some(Clicked::Offer(offer.number));
            }
        }
    });
    if is_open && chosen.is_none() {
        view.menu = Some(OpenMenu { is_new: false, ..menu });
    }
    chosen
}

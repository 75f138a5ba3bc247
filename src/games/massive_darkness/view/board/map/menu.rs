//! The little menu on the map: everything that can be done at a place, in words.

use super::chances::in_words;
use super::model::MapModel;
use super::view::{MapAction, MapView, OpenMenu};
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
pub(super) fn menu_ui(ui: &Ui, texts: &Texts, model: &MapModel, view: &mut MapView) -> Option<MapAction> {
    let menu = view.menu.take().filter(|menu| menu.question == model.question)?;
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
            let Some(offer) = model.offers.get(*at) else { continue };
            let button = ui.button(&*offer.label);
            if let Some(chance) = view.chances.of(model, *at) {
                ui.label(RichText::new(&*in_words(texts, chance)).small().weak());
            }
            if menu.is_new && row == 0 {
                button.request_focus();
            }
            if button.clicked() {
                chosen = Some(MapAction::Answer(offer.answers.clone()));
            }
        }
    });
    if is_open && chosen.is_none() {
        view.menu = Some(OpenMenu { is_new: false, ..menu });
    }
    chosen
}

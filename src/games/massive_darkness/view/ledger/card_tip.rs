//! What a card can do, beside its name wherever one stands in the book: its dice and its text, under the pointer or where the
//! keyboard is.

use super::hero_sheet::{card_ui, dice_told};
use super::roster::card_page;
use crate::games::massive_darkness::campaign::words::Words;
use crate::kit::widgets::tip;
use egui::Response;

/// Lets a control show the card it is about.
pub(super) fn card_tip(response: &Response, words: &Words<'_>, code: &str) {
    tip(response, |ui| {
        if let Some(page) = card_page(words, code) {
            card_ui(ui, words.texts, &page);
        }
    });
}

/// The same as words, for those who hear it.
pub(super) fn card_told(words: &Words<'_>, code: &str) -> String {
    let Some(page) = card_page(words, code) else { return String::new() };
    let fields = dice_told(words.texts, page.dice).into_iter().map(|field| field.told);
    fields.chain([page.text]).filter(|told| !told.is_empty()).collect::<Vec<_>>().join(". ")
}

//! What is in the box, beside the table that is being set: how many cards of each kind, how long a game takes, and the Bosses that are
//! dealt from.

use super::art::CardArt;
use super::faces::Faces;
use crate::games::boss_monster::lab::Part;
use crate::games::boss_monster::rules::{CardBox, CardId, Kind};
use crate::house::text::{Language, Texts};
use crate::kit::card::{Card, Look, Size};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, tiles_in};
use crate::tr;
use egui::{RichText, ScrollArea, Sense, Ui, vec2};
use std::sync::Arc;

/// A card is never narrower, nor wider, in points; and between two of them lies so much.
const NARROWEST: f32 = 116.0;
const WIDEST: f32 = 230.0;
const GAP: f32 = 14.0;

/// The cards of a box in words, in the language that was spoken last.
pub(super) struct InTheBox {
    cards: Arc<CardBox>,
    /// How many cards each part has.
    counts: Vec<(Part, usize)>,
    /// A card of each Boss.
    bosses: Vec<CardId>,
    faces: Option<(Language, Faces)>,
}

impl InTheBox {
    /// Of these cards.
    pub(super) fn of(cards: &Arc<CardBox>) -> Self {
        let all = || (0..cards.len()).map(|card| CardId(card as u8));
        let of_part = |part: Part| all().filter(|card| cards.kind(*card).map(Part::of) == Some(part)).count();
        let bosses = all().filter(|card| matches!(cards.kind(*card), Some(Kind::Boss(_)))).collect();
        let counts = Part::ALL.into_iter().map(|part| (part, of_part(part))).collect();
        Self { cards: Arc::clone(cards), counts, bosses, faces: None }
    }

    /// Draws it.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        heading(ui, &tr!(texts, "new-bm-box"));
        let count = |(part, number): &(Part, usize)| format!("{}: {number}", texts.get(part.message()));
        let counts: Vec<String> = self.counts.iter().filter(|(_, number)| *number > 0).map(count).collect();
        ui.label(counts.join(" · "));
        ui.label(RichText::new(tr!(texts, "new-bm-length").as_ref()).color(theme.text.muted.egui()));
        ui.add_space(theme.space(2.0));
        let known = self.faces.take().filter(|(language, _)| *language == texts.language());
        let (_, faces) = self.faces.insert(known.unwrap_or_else(|| (texts.language(), Faces::new(&self.cards, texts))));
        ScrollArea::vertical().id_salt("bm-box").auto_shrink([false, false]).show(ui, |ui| {
            let most = self.bosses.len().max(1);
            let size = |columns: usize| {
                let wide = (ui.available_width() + GAP) / columns as f32 - GAP;
                Card::hand_size(wide.floor().min(WIDEST))
            };
            // As large as can be where all of them are to be seen.
            let is_seen =
                |columns: &usize| most.div_ceil(*columns) as f32 * (size(*columns).y + GAP) <= ui.available_height();
            let (fit, _) = tiles_in(ui.available_width(), NARROWEST, most);
            let columns = (1..=fit).find(is_seen).unwrap_or(fit);
            let size = size(columns);
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            for row in self.bosses.chunks(columns) {
                ui.horizontal(|ui| {
                    for boss in row {
                        let (place, response) = ui.allocate_exact_size(size, Sense::hover());
                        let art = CardArt::printed(faces.of(*boss));
                        art.paint(ui.painter(), place, Size::Hand, Look::default());
                        response.on_hover_ui(|ui| {
                            ui.label(RichText::new(art.face.name.as_ref()).strong());
                            art.face.text.iter().for_each(|line| _ = ui.label(line));
                        });
                    }
                });
            }
        });
    }
}

//! What is in the box, beside the table that is being set: how many cards of each kind, how long a game takes, and the Bosses that are
//! dealt from.

use super::art::CardArt;
use super::faces::Faces;
use crate::games::boss_monster::lab::Part;
use crate::games::boss_monster::rules::{CardBox, CardId, Kind};
use crate::house::text::{Language, Texts};
use crate::kit::card::{Card, HAND, Look, Size};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, tiles_in};
use crate::tr;
use egui::{RichText, ScrollArea, Sense, Ui, vec2};
use std::sync::Arc;

/// A card is never narrower, nor wider, in points; and between two of them lies so much.
const NARROWEST: f32 = 116.0;
const WIDEST: f32 = 230.0;
const GAP: f32 = 14.0;
/// Cards of at least this part of the largest width there is room for count as as large.
const ABOUT: f32 = 0.86;

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
            let (fit, _) = tiles_in(ui.available_width(), NARROWEST, most);
            let beside = |columns: usize| ((ui.available_width() + GAP) / columns as f32 - GAP).min(WIDEST).floor();
            // As large as can be where all of them are to be seen.
            let wide = |columns: usize| {
                let rows = most.div_ceil(columns) as f32;
                let high = (ui.available_height() + GAP) / rows - GAP;
                beside(columns).min((high / HAND).floor())
            };
            let largest = (1..=fit).map(wide).fold(0.0, f32::max);
            // Of rows in which they are about as large those with the fewest places left over: none is nearly empty.
            let about = (1..=fit).filter(|columns| wide(*columns) >= largest * ABOUT);
            let left_over = |columns: usize| most.div_ceil(columns) * columns - most;
            let columns = about
                .min_by(|one, other| left_over(*one).cmp(&left_over(*other)).then(wide(*other).total_cmp(&wide(*one))));
            let columns = columns.filter(|_| largest >= NARROWEST);
            let size = Card::hand_size(columns.map_or_else(|| beside(fit), wide));
            let columns = columns.unwrap_or(fit);
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

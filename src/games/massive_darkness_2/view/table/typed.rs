//! What fell and what was drawn on the players' own table, typed in: for every die its faces, of everything else what it can have
//! been. The app moves the Enemies by it and says why.

use super::Table;
use crate::games::massive_darkness_2::describe::symbols_words;
use crate::games::massive_darkness_2::labels::thrown;
use crate::games::massive_darkness_2::rules::{Answer, Ask, Die};
use crate::games::massive_darkness_2::view::art::{FallenDie, die};
use crate::house::text::Texts;
use crate::kernel::dice::DieId;
use crate::kernel::game::{Asked, Game as _};
use crate::kit::art::Icon;
use crate::kit::question::{row_ends, scrolled};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, fits, heading, lasting_field, sheet};
use crate::tr;
use egui::{Align, Layout, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};
use std::sync::Arc;

/// How much of the column it takes at most: what is wanted and what was told keep the rest.
const MOST: f32 = 0.5;
/// Side of a face.
const FACE: f32 = 38.0;
/// So many things that can have been drawn are listed without a field to search them.
const UNSEARCHED: usize = 9;

/// What is being typed in.
#[derive(Default)]
pub(super) struct Typed {
    /// The dice that were rolled, as far as it is known what they show.
    dice: Vec<(DieId, Option<u8>)>,
    /// What can have been drawn, in words.
    drawn: Vec<(Answer, Arc<str>)>,
    search: String,
}

impl Table {
    /// Looks at what is asked of chance.
    pub(super) fn look_at_chance(&mut self, texts: &Texts) {
        let question = self.game().question().filter(|question| question.asked == Asked::Chance);
        let mut typed = Typed::default();
        match question.map(|question| question.ask) {
            Some(Ask::Roll { dice }) => typed.dice = thrown(dice).map(|die| (die, None)).collect(),
            Some(_) => {
                let words = self.words(texts);
                // Of copies of one card it is all the same which was drawn.
                let mut list = |answer: Answer, _| {
                    let label = words.label(self.game(), &answer);
                    if typed.drawn.iter().all(|(_, known)| *known != label) {
                        typed.drawn.push((answer, label));
                    }
                };
                self.game().outcomes(&mut list);
                // Whoever looks for what lies on the table looks for its name.
                if typed.drawn.len() > UNSEARCHED {
                    typed.drawn.sort_by_cached_key(|(_, label)| texts.order(label));
                }
            }
            None => {}
        }
        self.typed = typed;
    }

    /// Asks what fell or was drawn, where chance is asked; what was typed.
    pub(super) fn typed_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Answer> {
        let sentence = self.play.sentence(0, texts);
        let most = ui.available_height() * MOST;
        let mut answer = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &sentence);
            answer = match self.typed.dice.is_empty() {
                true => self.drawn_ui(ui, texts, most),
                false => self.roll_ui(ui, texts, most),
            };
        });
        answer
    }

    /// For every die its faces, to be pressed.
    fn roll_ui(&mut self, ui: &mut Ui, texts: &Texts, most: f32) -> Option<Answer> {
        ui.label(tr!(texts, "typed-roll").as_ref());
        let content = Arc::clone(&self.game().table().content);
        let dice = &content.dice;
        let typed = &mut self.typed.dice;
        scrolled(ui, most, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(5.0);
            for (number, (id, chosen)) in (1_i64..).zip(typed.iter_mut()) {
                let (Some(kind), Some(colour)) = (dice.die(*id), Die::of(*id)) else { continue };
                ui.horizontal_wrapped(|ui| {
                    for (face, shown) in (0_u8..).zip(&kind.faces) {
                        let (place, response) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::click());
                        let words = symbols_words(shown, texts);
                        let said = tr!(texts, "typed-face", number = number, face = i64::from(face) + 1, shown = words);
                        let is_chosen = *chosen == Some(face);
                        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, said.as_ref()));
                        let theme = Theme::of(ui.ctx());
                        // What was not chosen stands back, once something is.
                        let stands_back = chosen.is_some() && !is_chosen;
                        die(ui.painter(), theme, place, &FallenDie { stands_back, ..FallenDie::lying(colour, *shown) });
                        if is_chosen || response.hovered() || response.has_focus() {
                            let line = Stroke::new(theme.sizes.line_focus, theme.signal.accent.egui());
                            ui.painter().circle_stroke(place.center(), FACE * 0.54, line);
                        }
                        if response.on_hover_text(said.as_ref()).clicked() {
                            *chosen = Some(face);
                        }
                    }
                });
            }
        });
        let faces: Option<Vec<u8>> = typed.iter().map(|(_, face)| *face).collect();
        let mut answer = None;
        ui.add_enabled_ui(faces.is_some(), |ui| {
            let done = tr!(texts, "typed-done");
            if ui.add(Action::new(Icon::Check, &done).emphasis(Emphasis::Primary)).clicked() {
                answer = faces.map(|faces| Answer::Rolled(faces.into_iter().collect()));
            }
        });
        answer
    }

    /// What can have been drawn, or turned up.
    fn drawn_ui(&mut self, ui: &mut Ui, texts: &Texts, most: f32) -> Option<Answer> {
        let Typed { drawn, search, .. } = &mut self.typed;
        if drawn.len() > UNSEARCHED {
            ui.spacing_mut().text_edit_width = ui.available_width();
            lasting_field(ui, &tr!(texts, "typed-search"), &tr!(texts, "typed-search"), search);
        }
        let mut answer = None;
        scrolled(ui, most, |ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                for (drawn, label) in drawn.iter().filter(|(_, label)| fits(label, search)) {
                    if ui.add(Action::new(Icon::Cards, label)).clicked() {
                        answer = Some(*drawn);
                    }
                    row_ends(ui);
                }
            });
        });
        answer
    }
}

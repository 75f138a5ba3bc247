//! What the Quest wants, and what was told: in the column at the right.

use super::Table;
use crate::games::massive_darkness_2::describe::quests::Objective;
use crate::games::massive_darkness_2::describe::{quest_name, rule_text};
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::hints::mark;
use crate::kit::story::{self, LINES};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button, tooltip};
use crate::tr;
use egui::{Align, CollapsingHeader, Label, Layout, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, Vec2, pos2};

/// Side of the sign before an objective.
const SIGN: f32 = 15.0;
/// The story below the objectives and what can be unfolded keeps so much, in points; and unfolded objectives so much at least.
const STORY: f32 = 150.0;
const LEAST: f32 = 60.0;
/// What is unfolded takes no more of the room that is left.
const UNFOLDED: f32 = 0.7;

impl Table {
    /// The objectives with what is counted; the special rules can be unfolded. Where there is no room for all of them beside the story,
    /// it stands there how many are done, and whoever points there or unfolds it reads them all.
    pub(super) fn objectives_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let top = ui.cursor().min;
        if self.title_ui(ui, texts) {
            self.read_again(texts);
        }
        let words = self.words(texts);
        let objectives = words.objectives(self.shown());
        let counters = words.counters(self.shown());
        let room = ui.available_height();
        if self.objectives_take(ui, &objectives, counters.len()) + STORY <= room {
            objectives_ui(ui, &objectives);
            counters_ui(ui, &counters);
        } else {
            let met = objectives.iter().filter(|objective| objective.is_met).count() as i64;
            let count = tr!(texts, "side-objectives", met = met, all = objectives.len() as i64);
            let folded = CollapsingHeader::new(count.as_ref()).id_salt("md2-objectives").show(ui, |ui| {
                let area = ScrollArea::vertical().id_salt("md2-objectives").max_height((room * UNFOLDED).max(LEAST));
                area.show(ui, |ui| {
                    objectives_ui(ui, &objectives);
                    counters_ui(ui, &counters);
                });
            });
            tooltip(&folded.header_response, |ui| {
                objectives_ui(ui, &objectives);
                counters_ui(ui, &counters);
            });
        }
        mark(ui, "objectives", Rect::from_min_max(top, pos2(ui.max_rect().right(), ui.cursor().top())));
        let rules = words.special_rules();
        if !rules.is_empty() {
            CollapsingHeader::new(tr!(texts, "side-special").as_ref()).id_salt("md2-special").show(ui, |ui| {
                // The story keeps a part of the column.
                let most = (ui.available_height() * UNFOLDED).max(LEAST);
                ScrollArea::vertical().id_salt("md2-special").max_height(most).show(ui, |ui| {
                    ui.label(rules.as_ref());
                });
            });
        }
    }

    /// The name of the Quest; beside it can be pressed, for what was read before the first turn.
    fn title_ui(&self, ui: &mut Ui, texts: &Texts) -> bool {
        let words = self.words(texts);
        let title = quest_name(&words.dungeon.id, &words.dungeon.told, texts);
        let row = |ui: &mut Ui| {
            let is_wished = icon_button(ui, Icon::Book, &tr!(texts, "intro-again")).clicked();
            ui.with_layout(Layout::top_down(Align::Min), |ui| heading(ui, &title));
            is_wished
        };
        ui.with_layout(Layout::right_to_left(Align::Min), row).inner
    }

    /// So high are these objectives and so many counters.
    fn objectives_take(&self, ui: &Ui, objectives: &[Objective], counters: usize) -> f32 {
        let (font, gap) = (TextStyle::Body.resolve(ui.style()), ui.spacing().item_spacing);
        let ink = Theme::of(ui.ctx()).text.normal.egui();
        let width = ui.available_width() - SIGN - gap.x;
        let high = |words: &str| ui.painter().layout(words.to_owned(), font.clone(), ink, width).size().y + gap.y;
        let one = high("–");
        objectives.iter().map(|objective| high(&objective.text)).sum::<f32>() + one * counters as f32
    }

    /// What was told, the newest line at the bottom.
    pub(super) fn story_ui(&self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "plain-story"));
        mark(ui, "story", ui.available_rect_before_wrap());
        let mut lines: Vec<_> = self.play.story(0).rev().skip(self.show.lines_to_come()).take(LINES).collect();
        lines.reverse();
        story::story_ui(ui, "md2-story", self.play.revision(), lines, |rule| rule_text(rule, texts));
    }
}

/// One below the other, each whole.
fn objectives_ui(ui: &mut Ui, objectives: &[Objective]) {
    let theme = Theme::of(ui.ctx());
    // Nothing is pressed here, so lines need no room for a finger.
    let finger = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 0.0);
    for objective in objectives {
        ui.horizontal_top(|ui| {
            let (spot, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            let (icon, colour) = match objective.is_met {
                true => (Icon::Check, theme.signal.success),
                false => (Icon::Flag, theme.signal.accent),
            };
            icons::show(ui.painter(), icon, spot, colour, Weight::Bold);
            ui.add(Label::new(objective.text.as_ref()).wrap());
        });
    }
    ui.spacing_mut().interact_size.y = finger;
}

fn counters_ui(ui: &mut Ui, counters: &[String]) {
    let muted = Theme::of(ui.ctx()).text.muted.egui();
    for counter in counters {
        ui.label(RichText::new(counter).color(muted));
    }
}

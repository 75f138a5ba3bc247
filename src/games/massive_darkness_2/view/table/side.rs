//! What the Quest wants, how it ended, and what was told: in the column at the right.

use super::Table;
use crate::games::massive_darkness_2::describe::quests::Objective;
use crate::games::massive_darkness_2::describe::{quest_name, rule_text};
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::games::massive_darkness_2::view::{ENTER, PLAY_AGAIN, PLAY_NEXT};
use crate::house::text::Texts;
use crate::kernel::game::{Game as _, Outcome};
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::commands::Command;
use crate::kit::hints::mark;
use crate::kit::story::{self, LINES};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet, title, tooltip};
use crate::tr;
use egui::{CollapsingHeader, Label, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, Vec2, pos2};

/// Side of a portrait beside how it ended, in points.
const FACE: f32 = 44.0;
/// Side of the sign before an objective.
const SIGN: f32 = 15.0;
/// The story below the objectives and what can be unfolded keeps so much, in points; and unfolded objectives so much at least.
const STORY: f32 = 150.0;
const LEAST: f32 = 60.0;

impl Table {
    /// The objectives with what is counted; the special rules can be unfolded. Where there is no room for all of them beside the story,
    /// it stands there how many are done, and whoever points there or unfolds it reads them all.
    pub(super) fn objectives_ui(&self, ui: &mut Ui, texts: &Texts) {
        let (words, top) = (self.words(texts), ui.cursor().min);
        heading(ui, &quest_name(&words.dungeon.id, &words.dungeon.told, texts));
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
                let area = ScrollArea::vertical().id_salt("md2-objectives").max_height((room * 0.7).max(LEAST));
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
                ui.label(rules.as_ref());
            });
        }
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

    /// How it ended.
    pub(super) fn result_ui(&self, ui: &mut Ui, texts: &Texts) -> Option<Command> {
        let outcome = self.game().outcome()?;
        let (head, about) = match outcome {
            Outcome::Won => (tr!(texts, "result-won"), tr!(texts, "result-won-about")),
            Outcome::Lost => (tr!(texts, "result-lost"), tr!(texts, "result-lost-about")),
            Outcome::Stuck => (tr!(texts, "result-stuck"), tr!(texts, "result-stuck-about")),
        };
        let mut command = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            title(ui, &head);
            ui.label(about.as_ref());
            self.party_ui(ui, texts);
            self.objectives_ui(ui, texts);
            let round = i64::from(self.game().state().round.max(1));
            ui.label(tr!(texts, "result-rounds", round = round).as_ref());
            ui.vertical_centered_justified(|ui| {
                let home = if self.is_trial {
                    ui.add(Action::new(Icon::Pencil, &tr!(texts, "editor-md2-back")).emphasis(Emphasis::Primary))
                } else {
                    let enter = tr!(texts, "result-enter");
                    if ui.add(Action::new(Icon::Pencil, &enter).emphasis(Emphasis::Primary)).clicked() {
                        command = Some(ENTER);
                    }
                    if self.has_next && ui.add(Action::new(Icon::ChevronRight, &tr!(texts, "result-next"))).clicked() {
                        command = Some(PLAY_NEXT);
                    }
                    if ui.add(Action::new(Icon::Around, &tr!(texts, "result-again"))).clicked() {
                        command = Some(PLAY_AGAIN);
                    }
                    ui.add(Action::new(Icon::Home, &tr!(texts, "result-home")))
                };
                if home.clicked() {
                    command = Some(Command::Home);
                }
            });
        });
        command
    }

    /// Who went down and how far each has come; whoever lies on the ground is grey.
    fn party_ui(&self, ui: &mut Ui, texts: &Texts) {
        let (words, muted) = (self.words(texts), Theme::of(ui.ctx()).text.muted.egui());
        for hero in &self.game().state().heroes {
            ui.horizontal_top(|ui| {
                let (face, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
                portrait(ui, face, &format!("hero-{}", hero.card), Some(hero_colour(hero.card)), !hero.down);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(RichText::new(words.hero_card(hero.card).as_ref()).strong());
                    let grown = tr!(texts, "sheet-grown", level = i64::from(hero.level), xp = i64::from(hero.xp));
                    ui.label(RichText::new(grown.as_ref()).color(muted));
                });
            });
        }
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

//! What was found, the gravest first: a press shows where it is, the tick mends it, the eye says that a hint is meant so. What mending does
//! is said before it is pressed.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::describe::changes::changes;
use crate::games::massive_darkness_2::edit::mend::mend;
use crate::games::massive_darkness_2::lint::{Finding, Weight, look};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight as Line};
use crate::kit::mended::{Mended, Says, in_few_words};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading, icon_button};
use crate::tr;
use egui::{RichText, Sense, Ui, vec2};
use std::sync::Arc;

/// How it is told what was mended.
const SAYS: Says = Says { done: "problems-md2-done", back: "editor-md2-undo" };
/// Side of the sign before a line, in points.
const SIGN: f32 = 16.0;

/// What one press mends, and what that does, in words.
pub(super) struct Mend {
    quest: Quest,
    does: Arc<str>,
}

/// Mends of the findings of a Quest, in their order.
pub(super) struct Mends {
    of: Arc<Quest>,
    mends: Vec<Option<Mend>>,
}

/// What a button beside a finding asks for.
enum Pressed {
    Show(Finding),
    Mend(usize),
    /// Everything of this weight.
    Together(Weight),
    Meant(&'static str),
    /// Hints that were meant are told again.
    Again,
}

impl EditorScreen {
    pub(super) fn problems_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.mended_ui(ui, texts);
        let made = Arc::clone(&self.made);
        let quest = Arc::clone(self.history.current());
        let mends = match self.pages.mends.take() {
            Some(known) if Arc::ptr_eq(&known.of, &quest) => known,
            _ => self.mends(texts),
        };
        if made.said.is_empty() {
            ui.label(tr!(texts, "problems-md2-none").as_ref());
        }
        let mut pressed = None;
        for (weight, title) in [
            (Weight::Problem, "problems-md2-problems"),
            (Weight::Mistake, "problems-md2-mistakes"),
            (Weight::Hint, "problems-md2-hints"),
        ] {
            let found = || self.looked.findings.iter().enumerate().filter(|(_, finding)| finding.weight() == weight);
            if found().next().is_none() {
                continue;
            }
            heading(ui, &texts.get(title));
            let count = found().filter(|(at, _)| mends.mends.get(*at).is_some_and(Option::is_some)).count();
            let together = tr!(texts, "problems-md2-together", count = count as i64);
            if count > 1 && ui.add(Action::new(Icon::Check, &together)).clicked() {
                pressed = Some(Pressed::Together(weight));
            }
            for (at, finding) in found() {
                let mend = mends.mends.get(at).and_then(Option::as_ref);
                let line = Row { finding, words: made.said.get(at).map_or("", AsRef::as_ref), mend };
                pressed = line.ui(ui, texts, at).or(pressed);
            }
        }
        let meant = quest.told.meant.len();
        if meant > 0 {
            ui.add_space(8.0);
            let again = tr!(texts, "problems-md2-again", count = meant as i64);
            if ui.add(Action::new(Icon::Eye, &again)).clicked() {
                pressed = Some(Pressed::Again);
            }
        }
        self.pages.mends = Some(mends);
        if let Some(pressed) = pressed {
            self.after_problems(texts, pressed);
        }
    }

    fn after_problems(&mut self, texts: &Texts, pressed: Pressed) {
        match pressed {
            Pressed::Show(finding) => self.show(&finding),
            Pressed::Mend(at) => {
                let mend = self.pages.mends.take().and_then(|mends| mends.mends.into_iter().nth(at)).flatten();
                if let Some(mend) = mend {
                    self.mend_by(texts, mend.quest);
                }
            }
            Pressed::Together(weight) => {
                let quest = self.all_mended(weight);
                self.mend_by(texts, quest);
            }
            Pressed::Meant(hint) => self.edit(texts, "step-md2-meant", Merge::Never, |quest| {
                quest.told.meant.insert(hint.to_owned());
            }),
            Pressed::Again => {
                self.edit(texts, "step-md2-meant", Merge::Never, |quest| quest.told.meant.clear());
            }
        }
    }

    fn mends(&self, texts: &Texts) -> Mends {
        let quest = Arc::clone(self.history.current());
        let of = |finding: &Finding| {
            let mended = mend(&quest, &self.looked, finding, &self.all)?;
            let does = self.did(texts, &quest, &mended);
            Some(Mend { quest: mended, does })
        };
        Mends { mends: self.looked.findings.iter().map(of).collect(), of: Arc::clone(&quest) }
    }

    /// What has become of a Quest, in few words.
    fn did(&self, texts: &Texts, before: &Quest, after: &Quest) -> Arc<str> {
        in_few_words(texts, &changes(before, after, &self.all, texts), "problems-md2-more")
    }

    /// The Quest in which everything of a weight is mended that can be, one after the other.
    fn all_mended(&self, weight: Weight) -> Quest {
        let mut quest = self.quest().clone();
        // Each mend takes at least one finding away.
        for _ in 0..self.looked.findings.len() {
            let looked = look(&quest, &self.all);
            let mut alike = looked.findings.iter().filter(|finding| finding.weight() == weight);
            match alike.find_map(|finding| mend(&quest, &looked, finding, &self.all)) {
                Some(mended) => quest = mended,
                None => break,
            }
        }
        quest
    }

    /// Mends something as one step, and says what that did.
    fn mend_by(&mut self, texts: &Texts, quest: Quest) {
        let before = Arc::clone(self.history.current());
        self.step(texts, "step-md2-mend", Merge::Never, quest);
        let after = Arc::clone(self.history.current());
        if !Arc::ptr_eq(&before, &after) {
            self.pages.mended = Some(Mended::new(self.did(texts, &before, &after), after));
        }
    }

    /// What was mended a moment ago, above the list, with the way back.
    fn mended_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let now = self.history.current();
        let Some(mut mended) = self.pages.mended.take_if(|mended| mended.is_news(now)) else { return };
        let told = mended.ui(ui, texts, &SAYS);
        self.pages.mended = Some(mended);
        if told.is_back {
            self.undo(texts);
        }
    }
}

/// A line of the list.
struct Row<'f> {
    finding: &'f Finding,
    words: &'f str,
    mend: Option<&'f Mend>,
}

impl Row<'_> {
    fn ui(&self, ui: &mut Ui, texts: &Texts, at: usize) -> Option<Pressed> {
        let theme = Theme::of(ui.ctx());
        let mut pressed = None;
        ui.horizontal_top(|ui| {
            let (spot, _) = ui.allocate_exact_size(vec2(SIGN, ui.spacing().interact_size.y), Sense::hover());
            let (icon, colour) = match self.finding.weight() {
                Weight::Problem => (Icon::Close, theme.signal.danger),
                Weight::Mistake => (Icon::Warning, theme.signal.accent),
                Weight::Hint => (Icon::Info, theme.text.muted),
            };
            let sign = egui::Rect::from_center_size(spot.center(), egui::Vec2::splat(SIGN));
            icons::show(ui.painter(), icon, sign, colour, Line::Bold);
            let buttons = [self.mend.is_some(), self.finding.hint().is_some()].into_iter().filter(|is_there| *is_there);
            let button = theme.sizes.control_height + ui.spacing().item_spacing.x;
            let width = (ui.available_width() - buttons.count() as f32 * button).max(80.0);
            ui.allocate_ui_with_layout(vec2(width, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(width);
                if ui.add(egui::Button::selectable(false, self.words).wrap()).clicked() {
                    pressed = Some(Pressed::Show(self.finding.clone()));
                }
                if let Some(mend) = self.mend {
                    let does = tr!(texts, "problems-md2-does", what = mend.does.as_ref());
                    ui.label(RichText::new(does.as_ref()).weak().small());
                }
            });
            if let Some(mend) = self.mend {
                let button = icon_button(ui, Icon::Check, &tr!(texts, "problems-md2-mend"));
                ui.ctx().accesskit_node_builder(button.id, |node| node.set_description(mend.does.as_ref()));
                if button.clicked() {
                    pressed = Some(Pressed::Mend(at));
                }
            }
            if let Some(hint) = self.finding.hint()
                && icon_button(ui, Icon::Eye, &tr!(texts, "problems-md2-meant")).clicked()
            {
                pressed = Some(Pressed::Meant(hint));
            }
        });
        pressed
    }
}

//! The rules of the Quest by blocks: objectives, tasks, what follows from them, what happens by itself, what is counted ([`lists`]), and
//! everything else that is different ([`specials`], [`fight`]).
//! What lies on the map is another page's, and whether a rule makes sense is told by the problems.

mod fight;
mod lists;
mod specials;

use super::super::EditorScreen;
use super::super::blocks::Pickers;
use super::super::made::Made;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::widgets::heading;
use crate::tr;
use egui::Ui;
use std::sync::Arc;

/// Another Quest, and what that is called among the steps.
pub(super) struct Change {
    quest: Quest,
    step: MessageId,
}

impl Change {
    /// What comes of changing a copy.
    pub(super) fn of(quest: &Quest, step: MessageId, change: impl FnOnce(&mut Quest)) -> Self {
        let mut quest = quest.clone();
        change(&mut quest);
        Self { quest, step }
    }
}

/// What the rules are drawn with: the Quest as it is in this frame, and what is told of it.
pub(super) struct Drawn<'d> {
    pub(super) quest: &'d Quest,
    pub(super) made: &'d Made,
    pub(super) pickers: &'d Pickers<'d>,
    pub(super) texts: &'d Texts,
}

impl EditorScreen {
    pub(super) fn rules_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.drawn_ui(texts, |screen, drawn| {
            let mut change = None;
            heading(ui, &tr!(texts, "part-goals"));
            change = drawn.goals_ui(ui).or(change);
            heading(ui, &tr!(texts, "part-tasks"));
            change = screen.tasks_ui(ui, drawn).or(change);
            heading(ui, &tr!(texts, "part-rules"));
            change = drawn.consequences_ui(ui).or(change);
            heading(ui, &tr!(texts, "part-moments"));
            change = drawn.moments_ui(ui).or(change);
            heading(ui, &tr!(texts, "part-counters"));
            change = screen.counters_ui(ui, drawn).or(change);
            heading(ui, &tr!(texts, "part-specials"));
            change = drawn.specials_ui(ui).or(change);
            drawn.fight_ui(ui).or(change)
        });
    }

    /// Draws pickers, and does what was chosen in them.
    pub(super) fn drawn_ui(&mut self, texts: &Texts, draw: impl FnOnce(&mut Self, &Drawn<'_>) -> Option<Change>) {
        let (quest, made) = (Arc::clone(self.history.current()), Arc::clone(&self.made));
        let pickers = Pickers::of(&made.offered, texts);
        let drawn = Drawn { quest: &quest, made: &made, pickers: &pickers, texts };
        if let Some(Change { quest, step }) = draw(self, &drawn) {
            // A number is dragged in many small steps, which are one.
            let merge = if pickers.only_number.get() { Merge::With(step) } else { Merge::Never };
            self.step(texts, step, merge, quest);
        }
    }
}

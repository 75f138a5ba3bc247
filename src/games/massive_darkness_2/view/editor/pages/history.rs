//! What was done, and what is different from how the Quest was before: as it was opened, or as it was kept at an earlier sitting. An
//! earlier version is brought back as one more step, so nothing is lost by it.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::describe::changes::changes;
use crate::games::massive_darkness_2::own_quests::{KEPT_VERSIONS, open};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::history::Merge;
use crate::house::storage::versions_of;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{RichText, Ui};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

/// Sentences that are shown at once.
const MOST_TOLD: usize = 100;
/// Steps that are listed, the last ones.
const MOST_STEPS: usize = 60;

/// What is compared.
#[derive(Default)]
pub(super) struct Compared {
    /// Earlier versions, the newest first; looked for once.
    kept: Option<Vec<Kept>>,
    /// With which of them; without, with the Quest as it was opened.
    with: Option<usize>,
    told: Option<Told>,
}

/// A version that was kept.
struct Kept {
    file: PathBuf,
    /// When, as a person says it.
    age: Arc<str>,
    quest: Option<Result<Arc<Quest>, Arc<str>>>,
}

/// Two versions, and what is different.
struct Told {
    before: Arc<Quest>,
    after: Arc<Quest>,
    lines: Vec<Arc<str>>,
}

impl EditorScreen {
    pub(super) fn history_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "history-md2-steps"));
        let position = self.history.position();
        let mut to = None;
        if ui.selectable_label(position == 0, tr!(texts, "history-md2-opened").as_ref()).clicked() {
            to = Some(0);
        }
        let left_out = self.history.names().len().saturating_sub(MOST_STEPS);
        for (at, name) in self.history.names().enumerate().skip(left_out) {
            let words = RichText::new(name.as_ref());
            let words = if at < position { words } else { words.weak() };
            if ui.selectable_label(position == at + 1, words).clicked() {
                to = Some(at + 1);
            }
        }
        if let Some(to) = to {
            self.history.jump(to);
            self.changed(texts);
        }
        self.compare_ui(ui, texts);
    }

    /// The Quest is in another file now.
    pub(in super::super) fn forget_versions(&mut self) {
        self.pages.compared = Compared::default();
    }

    fn compare_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "compare-with"));
        if self.pages.compared.kept.is_none() {
            self.pages.compared.kept = Some(self.kept_versions(texts));
        }
        let Compared { kept, with, .. } = &mut self.pages.compared;
        if ui.selectable_label(with.is_none(), tr!(texts, "history-md2-opened").as_ref()).clicked() {
            *with = None;
        }
        for (at, version) in kept.iter().flatten().enumerate() {
            if ui.selectable_label(*with == Some(at), version.age.as_ref()).clicked() {
                *with = Some(at);
            }
        }
        heading(ui, &tr!(texts, "compare-changed"));
        let before = match self.version(texts) {
            Ok(before) => before,
            Err(trouble) => {
                ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), trouble.as_ref());
                return;
            }
        };
        let count = self.compared(texts, &before).len();
        if count == 0 {
            ui.weak(tr!(texts, "compare-same").as_ref());
            return;
        }
        for line in self.compared(texts, &before).iter().take(MOST_TOLD) {
            ui.label(line.as_ref());
        }
        if count > MOST_TOLD {
            ui.label(tr!(texts, "compare-more", count = (count - MOST_TOLD) as i64).as_ref());
        }
        if ui.add(Action::new(Icon::Undo, &tr!(texts, "compare-bring-back"))).clicked() {
            let quest = Quest { id: self.quest().id.clone(), ..Quest::clone(&before) };
            self.step(texts, "step-md2-back", Merge::Never, quest);
        }
    }

    /// The version with which the Quest is compared.
    fn version(&mut self, texts: &Texts) -> Result<Arc<Quest>, Arc<str>> {
        let Compared { kept, with, .. } = &mut self.pages.compared;
        let chosen = with.and_then(|at| kept.as_mut()?.get_mut(at));
        let Some(kept) = chosen else { return Ok(Arc::clone(self.history.first())) };
        let read = || open(&kept.file, &self.all).map(Arc::new).map_err(|error| error.say(texts));
        kept.quest.get_or_insert_with(read).clone()
    }

    /// Compared once for each change.
    fn compared(&mut self, texts: &Texts, before: &Arc<Quest>) -> &[Arc<str>] {
        let after = self.history.current();
        let is_same = |told: &Told| Arc::ptr_eq(&told.before, before) && Arc::ptr_eq(&told.after, after);
        if !self.pages.compared.told.as_ref().is_some_and(is_same) {
            let lines = changes(before, after, &self.all, texts);
            let told = Told { before: Arc::clone(before), after: Arc::clone(after), lines };
            self.pages.compared.told = Some(told);
        }
        self.pages.compared.told.as_ref().map_or(&[], |told| &told.lines)
    }

    /// The versions that were kept, the newest first.
    fn kept_versions(&self, texts: &Texts) -> Vec<Kept> {
        let now = SystemTime::now();
        let kept = |(number, file): (i64, PathBuf)| {
            let written = std::fs::metadata(&file).ok()?.modified().ok()?;
            let minutes = now.duration_since(written).map_or(0, |since| since.as_secs() / 60);
            let age = tr!(texts, "compare-kept", number = number, since = ago(texts, minutes).as_ref());
            Some(Kept { file, age, quest: None })
        };
        let files = versions_of(&self.file, &self.dirs.backups_of(&self.file), KEPT_VERSIONS);
        (1..).zip(files).filter_map(kept).collect()
    }
}

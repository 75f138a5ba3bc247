//! What is different from how a document was before: as it was opened, or as it was kept at an earlier sitting; and the way back to it.

use crate::house::storage::versions_of;
use crate::house::text::Texts;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{RichText, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// Sentences that are shown at once.
const MOST_TOLD: usize = 200;

/// A document, and how it was before.
pub(crate) struct EarlierOf<'e, D> {
    /// As it is now: another one whenever something in it has changed.
    pub now: &'e Arc<D>,
    /// As it was opened, and what that is called.
    pub opened: &'e Arc<D>,
    pub opened_name: &'e str,
    /// Where it lies, where earlier versions are kept, and how many.
    pub file: &'e Path,
    pub backups: &'e Path,
    pub count: usize,
    /// Reads a version; else why it cannot be read.
    pub read: &'e dyn Fn(&Path) -> Result<D, Arc<str>>,
    /// What is different in the second one.
    pub changes: &'e dyn Fn(&D, &D) -> Vec<Arc<str>>,
}

/// What is compared.
pub(crate) struct Earlier<D> {
    /// Earlier versions, the newest first; looked for once.
    kept: Option<Vec<Kept<D>>>,
    /// With which of them; without, with the document as it was opened.
    with: Option<usize>,
    compared: Option<Compared<D>>,
}

impl<D> Default for Earlier<D> {
    fn default() -> Self {
        Self { kept: None, with: None, compared: None }
    }
}

/// A version that was kept.
struct Kept<D> {
    file: PathBuf,
    /// When, as a person says it.
    age: Arc<str>,
    document: Option<Result<Arc<D>, Arc<str>>>,
}

/// Two versions, and what is different.
struct Compared<D> {
    before: Arc<D>,
    after: Arc<D>,
    told: Vec<Arc<str>>,
}

impl<D> Earlier<D> {
    /// Shows what is different; the version that shall be brought back.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts, of: &EarlierOf<'_, D>) -> Option<Arc<D>> {
        heading(ui, &tr!(texts, "compare-with"));
        let kept = self.kept.get_or_insert_with(|| kept_versions(texts, of));
        if ui.selectable_label(self.with.is_none(), of.opened_name).clicked() {
            self.with = None;
        }
        for (at, version) in kept.iter().enumerate() {
            if ui.selectable_label(self.with == Some(at), version.age.as_ref()).clicked() {
                self.with = Some(at);
            }
        }
        heading(ui, &tr!(texts, "compare-changed"));
        let before = match self.version(of) {
            Ok(before) => before,
            Err(trouble) => {
                ui.label(RichText::new(trouble.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
                return None;
            }
        };
        let told = self.compared(&before, of);
        if told.is_empty() {
            ui.label(RichText::new(tr!(texts, "compare-same").as_ref()).weak());
            return None;
        }
        for line in told.iter().take(MOST_TOLD) {
            ui.label(line.as_ref());
        }
        if told.len() > MOST_TOLD {
            ui.label(tr!(texts, "compare-more", count = (told.len() - MOST_TOLD) as i64).as_ref());
        }
        ui.add(Action::new(Icon::Undo, &tr!(texts, "compare-bring-back"))).clicked().then_some(before)
    }

    /// The version with which it is compared.
    fn version(&mut self, of: &EarlierOf<'_, D>) -> Result<Arc<D>, Arc<str>> {
        let chosen = self.with.and_then(|at| self.kept.as_mut()?.get_mut(at));
        let Some(kept) = chosen else { return Ok(Arc::clone(of.opened)) };
        kept.document.get_or_insert_with(|| (of.read)(&kept.file).map(Arc::new)).clone()
    }

    /// Compared once for each change.
    fn compared(&mut self, before: &Arc<D>, of: &EarlierOf<'_, D>) -> &[Arc<str>] {
        let is_same = |known: &Compared<D>| Arc::ptr_eq(&known.before, before) && Arc::ptr_eq(&known.after, of.now);
        if !self.compared.as_ref().is_some_and(is_same) {
            let told = (of.changes)(before, of.now);
            self.compared = Some(Compared { before: Arc::clone(before), after: Arc::clone(of.now), told });
        }
        self.compared.as_ref().map_or(&[], |known| &known.told)
    }
}

/// The versions that were kept, the newest first.
fn kept_versions<D>(texts: &Texts, of: &EarlierOf<'_, D>) -> Vec<Kept<D>> {
    let now = SystemTime::now();
    let kept = |(number, file): (i64, PathBuf)| {
        let written = std::fs::metadata(&file).ok()?.modified().ok()?;
        let minutes = now.duration_since(written).map_or(0, |since| since.as_secs() / 60);
        let age = tr!(texts, "compare-kept", number = number, since = ago(texts, minutes).as_ref());
        Some(Kept { file, age, document: None })
    };
    (1..).zip(versions_of(of.file, of.backups, of.count)).filter_map(kept).collect()
}

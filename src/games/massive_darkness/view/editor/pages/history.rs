//! What was done, and what is different from how the quest was before: as it was opened, or as it was kept at an earlier
//! sitting. An earlier version is brought back as one more step, so nothing is lost by it.

use crate::games::massive_darkness::describe::changes_of_quest;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange;
use crate::games::massive_darkness::quest::shelf::KEPT_VERSIONS;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::history::Merge;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading, title};
use crate::tr;
use egui::{Button, Rect, RichText, Ui, vec2};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

/// Sentences that are shown at once.
const MOST_TOLD: usize = 200;

/// Steps this far outside the page are drawn, too, in points.
const BEYOND: f32 = 120.0;

/// What is compared.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    /// Earlier versions, the newest first; looked for once.
    kept: Option<Vec<Kept>>,
    /// With which of them; without, with the quest as it was opened.
    with: Option<usize>,
    compared: Option<Compared>,
}

/// A version that was kept.
struct Kept {
    file: PathBuf,
    /// When, as a person says it.
    age: Arc<str>,
    quest: Option<Result<Arc<Quest>, Arc<str>>>,
}

/// Two versions, and what is different.
struct Compared {
    before: Arc<Quest>,
    after: Arc<Quest>,
    told: Vec<Arc<str>>,
}

impl EditorScreen {
    /// The title of the quest; with a star as long as the disk does not hold it as it is.
    pub(in crate::games::massive_darkness::view::editor) fn title_ui(&self, ui: &mut Ui, texts: &Texts) {
        let name = shown(self.quest().title(texts.language().code()));
        // What is being typed follows by itself in a moment.
        if self.history.is_modified() && self.trouble.is_some() {
            title(ui, &tr!(texts, "editor-title-modified", title = name));
        } else {
            title(ui, &name);
        }
    }

    pub(super) fn history_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let position = self.history.position();
        let mut to = None;
        if ui.selectable_label(position == 0, tr!(texts, "editor-opened").as_ref()).clicked() {
            to = Some(0);
        }
        let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
        for (at, name) in self.history.names().enumerate() {
            // A long list is drawn as far as it is seen, and a little farther for the keyboard.
            let place = Rect::from_min_size(ui.cursor().min, row);
            if !ui.clip_rect().expand(BEYOND).intersects(place) {
                ui.allocate_space(row);
                continue;
            }
            let words = RichText::new(name.as_ref());
            let words = if at < position { words } else { words.weak() };
            let step = ui.add(Button::selectable(position == at + 1, words).truncate());
            if step.on_hover_text(name.as_ref()).clicked() {
                to = Some(at + 1);
            }
        }
        if let Some(to) = to {
            self.history.jump(to);
            self.changed(texts);
        }
        self.compare_ui(ui, texts);
    }

    /// The quest is in another file now, or another window has changed what was kept.
    pub(in crate::games::massive_darkness::view::editor) fn forget_versions(&mut self) {
        self.pages.compare = Fields::default();
    }

    fn compare_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "compare-with"));
        let kept = self
            .pages
            .compare
            .kept
            .get_or_insert_with(|| kept_versions(&self.dirs.backups_of(&self.file), &self.file, texts));
        let mut with = self.pages.compare.with;
        if ui.selectable_label(with.is_none(), tr!(texts, "compare-opened").as_ref()).clicked() {
            with = None;
        }
        for (at, version) in kept.iter().enumerate() {
            if ui.selectable_label(with == Some(at), version.age.as_ref()).clicked() {
                with = Some(at);
            }
        }
        self.pages.compare.with = with;
        heading(ui, &tr!(texts, "compare-changed"));
        let before = match self.version(texts) {
            Ok(before) => before,
            Err(trouble) => {
                let theme = Theme::of(ui.ctx());
                ui.label(RichText::new(trouble.as_ref()).color(theme.signal.danger.egui()));
                return;
            }
        };
        let told = self.compared(texts, &before);
        if told.is_empty() {
            ui.label(RichText::new(tr!(texts, "compare-same").as_ref()).weak());
            return;
        }
        for line in told.iter().take(MOST_TOLD) {
            ui.label(line.as_ref());
        }
        if told.len() > MOST_TOLD {
            ui.label(tr!(texts, "compare-more", count = (told.len() - MOST_TOLD) as i64).as_ref());
        }
        if ui.add(Action::new(Icon::Undo, &tr!(texts, "compare-bring-back"))).clicked() {
            self.step(texts, "edit-bring-back", Merge::Never, Quest::clone(&before));
            self.changed(texts);
        }
    }

    /// The version with which the quest is compared.
    fn version(&mut self, texts: &Texts) -> Result<Arc<Quest>, Arc<str>> {
        let chosen = self.pages.compare.with.and_then(|at| self.pages.compare.kept.as_mut()?.get_mut(at));
        let Some(kept) = chosen else { return Ok(Arc::clone(self.history.first())) };
        let read = || exchange::open(&kept.file).map(Arc::new).map_err(|error| error.say(texts));
        kept.quest.get_or_insert_with(read).clone()
    }

    /// Compared once for each change.
    fn compared(&mut self, texts: &Texts, before: &Arc<Quest>) -> Vec<Arc<str>> {
        let after = self.history.current();
        let known = self.pages.compare.compared.as_ref();
        if let Some(known) =
            known.filter(|known| Arc::ptr_eq(&known.before, before) && Arc::ptr_eq(&known.after, after))
        {
            return known.told.clone();
        }
        let told = changes_of_quest(texts, before, after);
        let compared = Compared { before: Arc::clone(before), after: Arc::clone(after), told: told.clone() };
        self.pages.compare.compared = Some(compared);
        told
    }
}

/// The versions of a file that were kept, the newest first.
fn kept_versions(folder: &std::path::Path, file: &std::path::Path, texts: &Texts) -> Vec<Kept> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let now = SystemTime::now();
    let kept = |number: usize| {
        let file = folder.join(format!("{name}.{number}"));
        let written = std::fs::metadata(&file).ok()?.modified().ok()?;
        let minutes = now.duration_since(written).map_or(0, |since| since.as_secs() / 60);
        Some(Kept { age: age(texts, number as i64, minutes), file, quest: None })
    };
    (1..=KEPT_VERSIONS).filter_map(kept).collect()
}

/// Which version it is, and how long ago it was kept.
fn age(texts: &Texts, number: i64, minutes: u64) -> Arc<str> {
    tr!(texts, "compare-kept", number = number, since = ago(texts, minutes).as_ref())
}

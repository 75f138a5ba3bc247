//! What was mended a moment ago in a document that somebody draws: it is told above the list of what is wrong, with the way back.

use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, sheet};
use egui::{RichText, Ui};
use std::sync::Arc;

/// Things that are said to be done; of more only how many.
const MOST_SAID: usize = 3;

/// What has become of a document, in few words: `more` says how many steps (`$count`) there are beside those that are told (`$what`).
pub(crate) fn in_few_words(texts: &Texts, steps: &[Arc<str>], more: MessageId) -> Arc<str> {
    let said = steps.iter().take(MOST_SAID).map(AsRef::as_ref).collect::<Vec<&str>>().join(" · ");
    match steps.len().saturating_sub(MOST_SAID) {
        0 => said.into(),
        left => texts.with(more, &[("what", said.as_str().into()), ("count", (left as i64).into())]),
    }
}

/// What was mended last.
pub(crate) struct Mended<D> {
    did: Arc<str>,
    /// The document after it. As soon as it is another one, this is no news any more.
    document: Arc<D>,
    /// It has not been shown yet.
    is_new: bool,
}

/// How it is told.
pub(crate) struct Says {
    /// What was done (`$what`).
    pub(crate) done: MessageId,
    /// The button that takes it back.
    pub(crate) back: MessageId,
}

/// What came of telling it.
#[derive(Default)]
pub(crate) struct NewsResponse {
    /// It shall be taken back.
    pub(crate) is_back: bool,
    /// It is told for the first time, and the list has been scrolled on, so nobody sees it.
    pub(crate) unseen: Option<Arc<str>>,
}

impl<D> Mended<D> {
    pub(crate) fn new(did: Arc<str>, document: Arc<D>) -> Self {
        Self { did, document, is_new: true }
    }

    /// Is the document still as it was mended?
    pub(crate) fn is_news(&self, now: &Arc<D>) -> bool {
        Arc::ptr_eq(&self.document, now)
    }

    /// Draws it.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts, says: &Says) -> NewsResponse {
        let done = texts.with(says.done, &[("what", self.did.as_ref().into())]);
        let shown = sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(done.as_ref()).color(Theme::of(ui.ctx()).signal.success.egui()));
            ui.add(Action::new(Icon::Undo, &texts.get(says.back))).clicked()
        });
        let is_new = std::mem::take(&mut self.is_new);
        let unseen = (is_new && !ui.is_rect_visible(shown.response.rect)).then_some(done);
        NewsResponse { is_back: shown.inner, unseen }
    }
}

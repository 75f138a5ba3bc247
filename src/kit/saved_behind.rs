//! How a screen lets its document be saved: deeds are on the disk before the next, somebody who types or draws a line waits
//! for nothing. The writing itself is done by [`DocumentWriter`]; here it is told when to be through with it, and the screen
//! what became of it.

use crate::house::storage::{Document, DocumentWriter, SharedFile, StorageError, Trouble};
use egui::Context;
use serde::Serialize;
use std::sync::Arc;

/// A writer that wakes the window when there is news.
pub(crate) struct Saver<D> {
    pub(crate) writer: DocumentWriter<D>,
    wakes: bool,
}

impl<D: Document + Serialize + Send + Sync + 'static> Saver<D> {
    /// A writer for this file. To be made before the file is read: what somebody else writes from now on is noticed.
    pub(crate) fn new(file: SharedFile) -> Self {
        Self { writer: DocumentWriter::new(file), wakes: false }
    }

    fn wake(&mut self, ctx: &Context) {
        if !std::mem::replace(&mut self.wakes, true) {
            let window = ctx.clone();
            self.writer.wake_by(move || window.request_repaint());
        }
    }
}

/// A screen whose document is saved behind the hand.
pub(crate) trait SavedBehind {
    /// What is saved.
    type Document: Document + Serialize + Send + Sync + 'static;

    /// Its way to the disk.
    fn saver(&mut self) -> &mut Saver<Self::Document>;

    /// This version is on the disk now.
    fn is_written(&mut self, document: &Arc<Self::Document>);

    /// What is wrong with the newest version; nothing where all is well.
    fn take_trouble(&mut self, trouble: Option<StorageError>);

    /// Another window has saved the same document meanwhile: nothing of it is replaced, so this one goes on elsewhere.
    fn step_aside(&mut self);

    /// At the end of each frame: a deed is on the disk before the next, only somebody who types or draws a line does not
    /// wait.
    fn save_behind(&mut self, ctx: &Context) {
        let saver = self.saver();
        saver.wake(ctx);
        let is_at_it = ctx.text_edit_focused() || ctx.input(|input| input.pointer.any_down());
        if !is_at_it && saver.writer.is_due() {
            saver.writer.flush();
        }
        self.take_news();
    }

    /// Everything is on the disk, or it is told why not.
    fn flush(&mut self) {
        self.saver().writer.flush();
        self.take_news();
    }

    /// What has become of what was handed over.
    fn take_news(&mut self) {
        let news = self.saver().writer.look();
        if let Some(written) = news.document {
            self.is_written(&written);
        }
        match news.trouble {
            Some(StorageError { trouble: Trouble::ChangedElsewhere, .. }) => self.step_aside(),
            trouble => self.take_trouble(trouble),
        }
    }
}

//! Pieces of a document that are copied and pasted as text, also from document to document and from window to window.

use crate::house::storage::{Document, document_text, parse_document};
use crate::house::text::Texts;
use egui::{Context, Event, Id, Response, Ui};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::sync::Arc;

/// Where pieces of one kind wait, for whoever has no clipboard.
pub(crate) struct Clipboard {
    /// Whose they are.
    pub name: &'static str,
    /// No piece is longer, in bytes.
    pub longest: usize,
}

impl Clipboard {
    fn id(&self) -> Id {
        Id::unique(("clipboard", self.name))
    }

    /// Puts a piece there, and on the clipboard of the system.
    pub(crate) fn put<D: Document + Serialize>(&self, context: &Context, piece: &D) {
        if let Ok(text) = document_text(piece) {
            context.data_mut(|data| data.insert_temp::<Arc<str>>(self.id(), text.as_str().into()));
            context.copy_text(text);
        }
    }

    /// What was copied last in this window.
    pub(crate) fn last(&self, context: &Context) -> Option<Arc<str>> {
        context.data(|data| data.get_temp(self.id()))
    }

    /// The piece that a text is; none where it is something else.
    pub(crate) fn read<D: DeserializeOwned>(&self, text: &str) -> Option<D> {
        if text.len() > self.longest {
            return None;
        }
        parse_document(Path::new(""), text).ok()
    }
}

/// A screen whose document gives away pieces and takes them.
pub(crate) trait Clips {
    /// Copies what is picked.
    fn copy(&mut self, ui: &Ui);

    /// The same, and takes it away.
    fn cut(&mut self, ui: &Ui, texts: &Texts);

    /// Lays what was copied. Other text is no piece, and nothing happens.
    fn paste(&mut self, texts: &Texts, text: &str);

    /// The keys of the clipboard: they mean this part of the screen where it has the keyboard, or nothing has.
    fn clipboard_keys(&mut self, ui: &Ui, texts: &Texts, part: &Response) {
        if !part.has_focus() && ui.memory(|memory| memory.focused().is_some()) {
            return;
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Copy => self.copy(ui),
                Event::Cut => self.cut(ui, texts),
                Event::Paste(text) => self.paste(texts, &text),
                _ => {}
            }
        }
    }
}

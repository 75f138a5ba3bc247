//! A document that could not be saved while somebody draws or types in it: told over the foot of the work, so that nothing moves
//! under the hand and no key is taken away. It is tried again by itself; a copy can be saved elsewhere meanwhile.

use crate::house::storage::{Document, StorageError, write_new_document};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::Windows;
use crate::kit::files::{Chooser, Chosen};
use crate::kit::theme::Theme;
use crate::kit::unwritten::choose_elsewhere;
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet};
use crate::tr;
use egui::{Align2, Area, Order, Rect, RichText, Ui, vec2};
use serde::Serialize;
use std::path::Path;
use std::sync::Arc;

/// How wide it is at most, in points.
const WIDTH: f32 = 460.0;

/// What is in the way, and of what.
pub(crate) struct Unsaved<'a, D> {
    pub(crate) trouble: &'a StorageError,
    /// As it would be saved now.
    pub(crate) document: &'a D,
    /// Where it should have gone.
    pub(crate) file: &'a Path,
    /// How such files end, without the dot.
    pub(crate) ending: &'static str,
}

/// The notice, as far as it remembers something.
#[derive(Default)]
pub(crate) struct Notice {
    chooser: Option<Chooser>,
    /// What became of the last copy, and whether that is bad.
    copied: Option<Result<Arc<str>, Arc<str>>>,
}

impl Notice {
    /// Draws it over the foot of this part of the screen; true when it shall be tried again at once.
    pub(crate) fn ui<D: Document + Serialize>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        windows: &Windows,
        unsaved: &Unsaved<'_, D>,
        over: Rect,
    ) -> bool {
        // Whoever is asked about it anyway is not told twice.
        if self.chooser.is_none() && ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
            return false;
        }
        let theme = Theme::of(ui.ctx());
        let danger = theme.signal.danger.egui();
        let (mut again, mut elsewhere) = (false, false);
        let foot = over.center_bottom() - vec2(0.0, theme.space(3.0));
        let area =
            Area::new(ui.scope_id().with("unsaved")).order(Order::Middle).pivot(Align2::CENTER_BOTTOM).fixed_pos(foot);
        area.show(ui.ctx(), |ui| {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(WIDTH.min(over.width() - theme.space(8.0)));
                ui.label(RichText::new(tr!(texts, "unwritten-title").as_ref()).color(danger).strong());
                ui.label(unsaved.trouble.say(texts).as_ref());
                ui.label(tr!(texts, "unsaved-document").as_ref());
                ui.horizontal_wrapped(|ui| {
                    let name = tr!(texts, "unwritten-again");
                    again = ui.add(Action::new(Icon::Redo, &name).emphasis(Emphasis::Primary)).clicked();
                    elsewhere = ui.add(Action::new(Icon::Save, &tr!(texts, "unsaved-copy"))).clicked();
                });
                match &self.copied {
                    Some(Ok(told)) => _ = ui.label(told.as_ref()),
                    Some(Err(told)) => _ = ui.colored_label(danger, told.as_ref()),
                    None => {}
                }
            });
        });
        if elsewhere {
            self.chooser = Some(choose_elsewhere(windows, unsaved.file, unsaved.ending));
        }
        match self.chooser.as_mut().and_then(|chooser| chooser.ui(ui, texts)) {
            Some(Chosen::File(file)) => {
                self.chooser = None;
                let written = write_new_document(&file, unsaved.document);
                self.copied = Some(match written {
                    Ok(()) => Ok(tr!(texts, "unsaved-copied", file = shown_path(&file))),
                    Err(error) => Err(error.say(texts)),
                });
            }
            Some(Chosen::Nothing) => self.chooser = None,
            None => {}
        }
        again
    }

    /// All is saved.
    pub(crate) fn done(&mut self) {
        *self = Self::default();
    }
}

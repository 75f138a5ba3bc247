//! The page of the rules: how the game is played, in our own words. It lies on top of whatever screen is shown.

use crate::house::text::Texts;
use crate::kit::desk::OnTop;
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use crate::tr;
use egui::{Id, Modal, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// Width of the page, in points.
const WIDTH: f32 = 720.0;
/// Its chapters; each has a heading and a text.
const CHAPTERS: [&str; 9] = ["goal", "set-up", "round", "build", "minibosses", "bait", "adventure", "windows", "end"];

/// Lies on top of whatever is shown, until it is closed.
pub(super) struct RulesPage {
    texts: Arc<Texts>,
}

impl RulesPage {
    pub(super) fn new(texts: Arc<Texts>) -> Self {
        Self { texts }
    }
}

impl OnTop for RulesPage {
    fn ui(&mut self, ui: &Ui) -> bool {
        let texts = self.texts.as_ref();
        let modal = Modal::new(Id::unique("bm-rules")).show(ui.ctx(), |ui| {
            let theme = Theme::of(ui.ctx());
            let room = ui.ctx().content_rect().size();
            ui.set_width(WIDTH.min(room.x - 64.0));
            ui.label(RichText::new(tr!(texts, "rules-bm-title").as_ref()).heading());
            let list = ScrollArea::vertical().id_salt("bm-rules").max_height(room.y - 180.0).auto_shrink([false, true]);
            list.show(ui, |ui| {
                for chapter in CHAPTERS {
                    heading(ui, &texts.get(&format!("rules-bm-{chapter}")));
                    ui.label(texts.get(&format!("rules-bm-{chapter}-text")).as_ref());
                    ui.add_space(theme.space(1.0));
                }
            });
            ui.add_space(theme.space(2.0));
            ui.button(tr!(texts, "notice-close").as_ref()).clicked()
        });
        modal.inner || modal.should_close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::boss_monster::texts;
    use crate::house::text::Language;

    #[test]
    fn every_chapter_is_written() {
        for texts in Language::ALL.map(texts::of) {
            for chapter in CHAPTERS {
                assert!(texts.has(&format!("rules-bm-{chapter}")), "{chapter}");
                assert!(texts.get(&format!("rules-bm-{chapter}-text")).len() > 100, "{chapter}");
            }
        }
    }
}

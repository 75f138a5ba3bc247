//! The entries, the newest on top, each as a sentence with what it changed.

use crate::app::theme::Theme;
use crate::campaign::date::day_text;
use crate::campaign::words::Words;
use crate::campaign::{Campaign, Fate};
use crate::tr;
use egui::{RichText, Ui};

/// Draws them all. What was undone or struck out stays readable.
pub(super) fn history_ui(ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) {
    let theme = Theme::of(ui.ctx());
    let entries = campaign.entries().iter().zip(campaign.told()).enumerate();
    for (at, (entry, told)) in entries.rev() {
        let number = at as i64 + 1;
        let head = tr!(words.texts, "ledger-entry", number = number, date = day_text(entry.at));
        ui.label(RichText::new(head.as_ref()).weak().small());
        let sentence = RichText::new(words.entry(&entry.what));
        match &told.fate {
            Fate::Counts(changes) => {
                ui.label(sentence);
                for change in changes {
                    let change = RichText::new(words.change(change)).small().color(theme.text.muted.egui());
                    ui.label(change);
                }
            }
            Fate::Conflict(refused) => {
                ui.label(sentence);
                ui.label(RichText::new(words.refused(refused)).color(theme.signal.danger.egui()));
            }
            Fate::Bookkeeping => {
                ui.label(sentence);
            }
            Fate::Undone | Fate::StruckOut => {
                ui.label(sentence.strikethrough().weak());
            }
        }
        ui.add_space(theme.space(1.5));
    }
}

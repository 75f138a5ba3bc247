//! The entries, the newest on top, each as a sentence with what it changed. The sentences are made once for each state
//! of the book.

use crate::games::massive_darkness::campaign::entry::{Entry, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Judged, Verdict};
use crate::house::text::Language;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{RichText, Ui};

/// All entries as they are shown.
#[derive(Default)]
pub(super) struct History {
    stamp: Option<(usize, Language)>,
    lines: Vec<Line>,
}

/// An entry as it is shown.
struct Line {
    number: u32,
    head: String,
    sentence: String,
    /// Another sentence counts in its place, or none at all.
    is_over: bool,
    /// What counts instead, and by which correction.
    instead: Option<String>,
    changes: Vec<String>,
    refused: Option<String>,
    button: Button,
    /// The name of the button that takes back this and all that came after it.
    back: Option<String>,
}

/// What can be done about an entry.
enum Button {
    None,
    /// Correct it; with the name of the button.
    Correct(String),
    /// Take a correction back.
    TakeBack(String),
}

/// What somebody wants to do about an entry.
pub(super) enum About {
    /// It was wrong.
    Correct(u32),
    /// This correction was wrong.
    TakeBack(u32),
    /// This and all that came after it shall be undone.
    BackTo(u32),
}

impl History {
    /// Draws them all. What was undone or struck out stays readable.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<About> {
        let stamp = (campaign.entries().len(), words.texts.language());
        if self.stamp != Some(stamp) {
            self.stamp = Some(stamp);
            let entries = campaign.entries().iter().zip(campaign.judged());
            self.lines = (1..)
                .zip(entries)
                .map(|(number, (entry, judged))| line(words, campaign, number, entry, judged))
                .collect();
        }
        let mut wanted = None;
        for line in self.lines.iter().rev() {
            wanted = line_ui(ui, line).or(wanted);
        }
        wanted
    }
}

fn line(words: &Words<'_>, campaign: &Campaign, number: u32, entry: &Entry, judged: &Judged) -> Line {
    let texts = words.texts;
    let shown = i64::from(number);
    let mut line = Line {
        number,
        head: tr!(texts, "ledger-entry", number = shown, date = texts.day(entry.at)).to_string(),
        sentence: words.entry(&entry.what),
        is_over: false,
        instead: None,
        changes: Vec::new(),
        refused: None,
        button: Button::Correct(tr!(texts, "ledger-correct", number = shown).to_string()),
        // What founds the campaign cannot be undone.
        back: (number > 1 && !matches!(judged.verdict, Verdict::Undone | Verdict::Bookkeeping))
            .then(|| tr!(texts, "ledger-back-to", number = shown).to_string()),
    };
    match &judged.verdict {
        Verdict::Counts(changes) => line.changes = changes.iter().map(|change| words.change(change)).collect(),
        Verdict::Conflict(refused) => line.refused = Some(words.refused(refused)),
        Verdict::Bookkeeping => {
            line.button = match entry.what {
                What::Corrected { .. } => {
                    Button::TakeBack(tr!(texts, "ledger-take-correction-back", number = shown).to_string())
                }
                _ => Button::None,
            };
        }
        Verdict::Undone => (line.is_over, line.button) = (true, Button::None),
        Verdict::StruckOut => line.is_over = true,
    }
    if let Some(by) = judged.corrected_by {
        line.is_over = true;
        line.instead = campaign
            .counting(number)
            .map(|what| tr!(texts, "ledger-counts-instead", by = i64::from(by), text = words.entry(what)).to_string());
    }
    line
}

fn line_ui(ui: &mut Ui, line: &Line) -> Option<About> {
    let theme = Theme::of(ui.ctx());
    let mut wanted = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(&line.head).weak().small());
        match &line.button {
            Button::None => {}
            Button::Correct(name) if icon_button(ui, Icon::Pencil, name).clicked() => {
                wanted = Some(About::Correct(line.number));
            }
            Button::TakeBack(name) if icon_button(ui, Icon::Undo, name).clicked() => {
                wanted = Some(About::TakeBack(line.number));
            }
            Button::Correct(_) | Button::TakeBack(_) => {}
        }
        if let Some(name) = &line.back
            && icon_button(ui, Icon::Undo, name).clicked()
        {
            wanted = Some(About::BackTo(line.number));
        }
    });
    let sentence = RichText::new(&line.sentence);
    ui.label(if line.is_over { sentence.strikethrough().weak() } else { sentence });
    if let Some(instead) = &line.instead {
        ui.label(instead);
    }
    for change in &line.changes {
        ui.label(RichText::new(change).small().color(theme.text.muted.egui()));
    }
    if let Some(refused) = &line.refused {
        super::trading::reason(ui, refused);
    }
    ui.add_space(theme.space(1.5));
    wanted
}

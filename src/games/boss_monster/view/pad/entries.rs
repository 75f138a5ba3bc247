//! The entries of a pad, the newest on top: each can be struck out, a number that was counted can be corrected, and notes can be
//! written. What was taken back or struck out stays readable. The sentences are made once for each state of the book.

use crate::games::boss_monster::pad::words::{change, games_of, sentence};
use crate::games::boss_monster::pad::{Change, Pad, PadCampaign, Refused, What};
use crate::house::book::{Entry, Judged, Says as _, Verdict};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button, lasting_field};
use crate::tr;
use egui::{DragValue, RichText, ScrollArea, Ui};

/// An entry as it is shown.
struct Shown {
    number: u32,
    head: String,
    sentence: String,
    /// It does not count, or something else counts in its place.
    is_over: bool,
    below: Vec<String>,
    /// Why the rules forbid it where it stands.
    refused: Option<String>,
    /// It can be struck out.
    can_strike: bool,
    /// It counted so many, which can be corrected.
    counted: Option<i16>,
}

/// A number that is being corrected.
struct Correcting {
    number: u32,
    by: i16,
}

/// The column of entries.
#[derive(Default)]
pub(super) struct Entries {
    stamp: Option<(usize, Language)>,
    shown: Vec<Shown>,
    note: String,
    correcting: Option<Correcting>,
}

impl Entries {
    /// Draws it; what is to be entered.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) -> Option<What> {
        let campaign = pad.campaign();
        let stamp = (campaign.entries().len(), texts.language());
        if self.stamp != Some(stamp) {
            (self.stamp, self.shown, self.correcting) = (Some(stamp), all(campaign, texts), None);
        }
        heading(ui, &tr!(texts, "pad-entries"));
        let mut entered = self.note_ui(ui, texts);
        ScrollArea::vertical().id_salt("bm-pad-entries").auto_shrink([false, false]).show(ui, |ui| {
            for shown in self.shown.iter().rev() {
                let said = entry_ui(ui, texts, campaign, shown, &mut self.correcting);
                entered = entered.take().or(said);
            }
        });
        entered
    }

    fn note_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<What> {
        let mut entered = None;
        ui.horizontal(|ui| {
            let (name, hint) = (tr!(texts, "pad-note"), tr!(texts, "pad-note-hint"));
            ui.scope(|ui| {
                ui.set_width(ui.available_width() - 44.0);
                lasting_field(ui, &name, &hint, &mut self.note);
            });
            let is_written = !self.note.trim().is_empty();
            ui.add_enabled_ui(is_written, |ui| {
                if icon_button(ui, Icon::Check, &tr!(texts, "pad-note-enter")).clicked() {
                    entered = Some(What::Noted(std::mem::take(&mut self.note).trim().to_owned()));
                }
            });
        });
        entered
    }
}

fn all(campaign: &PadCampaign, texts: &Texts) -> Vec<Shown> {
    let games = games_of(campaign);
    let mut last_game = None;
    let entries = campaign.entries().iter().zip(campaign.judged());
    let shown = |(number, (entry, judged)): (u32, (&Entry<What>, &Judged<Change, Refused>))| {
        // What no longer counts speaks of the game that was under way before it.
        if let Some(game) = games.get(number as usize).cloned().flatten() {
            last_game = Some(game);
        }
        let game = last_game.as_ref();
        let mut shown = Shown {
            number,
            head: tr!(texts, "pad-entry", number = i64::from(number), day = texts.day(entry.at)).to_string(),
            sentence: sentence(&entry.what, game, texts).to_string(),
            is_over: judged.corrected_by.is_some(),
            below: Vec::new(),
            refused: None,
            can_strike: number > 1,
            counted: None,
        };
        match &judged.verdict {
            Verdict::Counts(changes) => {
                shown.below = changes.iter().map(|one| change(one, game, texts).to_string()).collect();
                if let What::Counted { by, .. } = &entry.what {
                    shown.counted = Some(*by);
                }
            }
            Verdict::Conflict(refused) => shown.refused = Some(refused.say(texts).to_string()),
            Verdict::Bookkeeping => shown.can_strike = false,
            Verdict::Undone | Verdict::StruckOut => (shown.is_over, shown.can_strike) = (true, false),
        }
        if let (Some(_), Some(instead)) = (judged.corrected_by, campaign.counting(number)) {
            let words = sentence(instead, game, texts);
            shown.below.insert(0, tr!(texts, "pad-counts-instead", sentence = words.as_ref()).to_string());
        }
        shown
    };
    (1..).zip(entries).map(shown).collect()
}

fn entry_ui(
    ui: &mut Ui,
    texts: &Texts,
    campaign: &PadCampaign,
    shown: &Shown,
    correcting: &mut Option<Correcting>,
) -> Option<What> {
    let theme = Theme::of(ui.ctx());
    let number = i64::from(shown.number);
    let mut entered = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(&shown.head).weak().small());
        if let Some(by) = shown.counted
            && icon_button(ui, Icon::Pencil, &tr!(texts, "pad-correct", number = number)).clicked()
        {
            *correcting = Some(Correcting { number: shown.number, by });
        }
        if shown.can_strike && icon_button(ui, Icon::Trash, &tr!(texts, "pad-strike-out", number = number)).clicked() {
            entered = Some(What::corrected(shown.number, None, String::new()));
        }
    });
    let sentence = RichText::new(&shown.sentence);
    ui.label(if shown.is_over { sentence.strikethrough().weak() } else { sentence });
    for line in &shown.below {
        ui.label(RichText::new(line).small().color(theme.text.muted.egui()));
    }
    if let Some(refused) = &shown.refused {
        ui.label(RichText::new(refused).color(theme.signal.danger.egui()));
    }
    if let Some(wrong) = correcting.as_mut().filter(|wrong| wrong.number == shown.number) {
        let mut is_done = false;
        ui.horizontal(|ui| {
            let response = ui.add(DragValue::new(&mut wrong.by).range(-99..=99));
            let name = tr!(texts, "pad-correct-to", number = number);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_ref()));
            if icon_button(ui, Icon::Check, &tr!(texts, "pad-correct-enter")).clicked() {
                is_done = true;
            }
        });
        if is_done {
            if let Some(What::Counted { seat, what, .. }) = campaign.counting(shown.number) {
                let to = What::Counted { seat: *seat, what: *what, by: wrong.by };
                entered = Some(What::corrected(shown.number, Some(to), String::new()));
            }
            *correcting = None;
        }
    }
    ui.add_space(theme.space(1.0));
    entered
}

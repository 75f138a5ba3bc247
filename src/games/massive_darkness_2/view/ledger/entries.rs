//! The entries of a book, the newest on top: each can be struck out, what was played can be corrected, and notes can be written. What
//! was taken back or struck out stays readable. The sentences are made once for each state of the book.

use crate::games::massive_darkness_2::book::words::{change, sentence};
use crate::games::massive_darkness_2::book::{
    Change, GameFile, LONGEST_NOTE, PartyBook, PartyCampaign, Played, Refused, What,
};
use crate::house::book::travel::game_file;
use crate::house::book::{Entry, Judged, Says as _, Verdict};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button, lasting_field};
use crate::tr;
use egui::{RichText, ScrollArea, Ui};
use std::path::{Path, PathBuf};

/// What the user wants.
pub(super) enum Said {
    /// This is to be entered.
    Enter(What),
    /// The entry of this number is to be corrected; so much counts at present.
    Correct(u32, Box<Played>),
    /// This saved game is to be looked at, which lies in this file.
    Look(GameFile, PathBuf),
}

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
    /// What was played, as it counts.
    played: Option<Box<Played>>,
    /// The saved game, where it lies here.
    game: Option<(GameFile, PathBuf)>,
}

/// The column of entries.
#[derive(Default)]
pub(super) struct Entries {
    stamp: Option<(usize, Language)>,
    shown: Vec<Shown>,
    note: String,
}

impl Entries {
    /// Draws it; what is wanted.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, book: &PartyBook, games: &Path) -> Option<Said> {
        let campaign = book.campaign();
        let stamp = (campaign.entries().len(), texts.language());
        if self.stamp != Some(stamp) {
            (self.stamp, self.shown) = (Some(stamp), all(campaign, texts, games));
        }
        heading(ui, &tr!(texts, "book-entries"));
        let mut said = self.note_ui(ui, texts);
        ScrollArea::vertical().id_salt("md2-book-entries").auto_shrink([false, false]).show(ui, |ui| {
            for shown in self.shown.iter().rev() {
                said = said.take().or(entry_ui(ui, texts, shown));
            }
        });
        said
    }

    fn note_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Said> {
        let mut said = None;
        ui.horizontal(|ui| {
            let (name, hint) = (tr!(texts, "book-remember"), tr!(texts, "book-remember-hint"));
            ui.scope(|ui| {
                ui.set_width(ui.available_width() - 44.0);
                lasting_field(ui, &name, &hint, &mut self.note);
            });
            let letters = self.note.trim().chars().count();
            ui.add_enabled_ui((1..=LONGEST_NOTE).contains(&letters), |ui| {
                if icon_button(ui, Icon::Check, &tr!(texts, "book-note-enter")).clicked() {
                    let note = std::mem::take(&mut self.note).trim().to_owned();
                    said = Some(Said::Enter(What::Noted(note)));
                }
            });
        });
        said
    }
}

fn all(campaign: &PartyCampaign, texts: &Texts, games: &Path) -> Vec<Shown> {
    let entries = campaign.entries().iter().zip(campaign.judged());
    let shown = |(number, (entry, judged)): (u32, (&Entry<What>, &Judged<Change, Refused>))| {
        let mut shown = Shown {
            number,
            head: tr!(texts, "book-entry", number = i64::from(number), day = texts.day(entry.at)).to_string(),
            sentence: sentence(&entry.what, texts).to_string(),
            is_over: judged.corrected_by.is_some(),
            below: Vec::new(),
            refused: None,
            can_strike: number > 1,
            played: None,
            game: None,
        };
        match &judged.verdict {
            Verdict::Counts(changes) => {
                shown.below = changes.iter().map(|one| change(one, texts).to_string()).collect();
            }
            Verdict::Conflict(refused) => shown.refused = Some(refused.say(texts).to_string()),
            Verdict::Bookkeeping => shown.can_strike = false,
            Verdict::Undone | Verdict::StruckOut => (shown.is_over, shown.can_strike) = (true, false),
        }
        let counting = campaign.counting(number);
        if let (Some(_), Some(instead)) = (judged.corrected_by, counting) {
            let words = sentence(instead, texts);
            shown.below.insert(0, tr!(texts, "book-counts-instead", sentence = words.as_ref()).to_string());
        }
        if let Some(What::Played(played)) = counting {
            let game = played.game.clone().map(|game| (game_file(games, &game.file), game));
            shown.game = game.filter(|(file, _)| file.is_file()).map(|(file, game)| (game, file));
            shown.played = Some(Box::new(played.clone()));
        }
        shown
    };
    (1..).zip(entries).map(shown).collect()
}

fn entry_ui(ui: &mut Ui, texts: &Texts, shown: &Shown) -> Option<Said> {
    let theme = Theme::of(ui.ctx());
    let number = i64::from(shown.number);
    let mut said = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(&shown.head).weak().small());
        if let Some(played) = &shown.played
            && icon_button(ui, Icon::Pencil, &tr!(texts, "book-correct", number = number)).clicked()
        {
            said = Some(Said::Correct(shown.number, played.clone()));
        }
        if shown.can_strike && icon_button(ui, Icon::Trash, &tr!(texts, "book-strike-out", number = number)).clicked() {
            said = Some(Said::Enter(What::corrected(shown.number, None, String::new())));
        }
        if let Some((game, file)) = &shown.game
            && icon_button(ui, Icon::Eye, &tr!(texts, "book-look", number = number)).clicked()
        {
            said = Some(Said::Look(game.clone(), file.clone()));
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
    ui.add_space(theme.space(1.0));
    said
}

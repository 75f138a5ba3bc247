//! The entries of a pad: besides what is the same in every book, a number that was counted can be corrected.

use crate::games::boss_monster::pad::words::{change, games_of, sentence};
use crate::games::boss_monster::pad::{Pad, PadCampaign, PadRules, What};
use crate::house::book::{Says as _, Verdict};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::books::entries::{Beside, Column, Said, Words};
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{DragValue, Ui};
use std::cell::OnceCell;

/// A number that is being corrected.
struct Correcting {
    number: u32,
    by: i16,
    /// So many entries there are; when there are others, nothing is corrected any more.
    entries: usize,
}

/// The column of entries; of each that counted something, how many.
#[derive(Default)]
pub(super) struct Entries {
    column: Column<Option<i16>>,
    correcting: Option<Correcting>,
}

/// What is pressed beside an entry.
struct Pressed<'p> {
    campaign: &'p PadCampaign,
    correcting: &'p mut Option<Correcting>,
    entered: Option<What>,
}

impl Entries {
    /// Draws it; what is to be entered.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) -> Option<What> {
        let campaign = pad.campaign();
        self.correcting.take_if(|correcting| correcting.entries != campaign.entries().len());
        let games = OnceCell::new();
        let game = |number: u32| games.get_or_init(|| games_of(campaign)).get(number as usize)?.as_ref();
        let words = Words {
            change: &|number, one| change(one, game(number), texts),
            instead: &|number, what| sentence(what, game(number), texts),
        };
        let mut pressed = Pressed { campaign, correcting: &mut self.correcting, entered: None };
        let said = self.column.ui(ui, texts, campaign, &words, &mut pressed).map(|said| match said {
            Said::Note(note) => What::Noted(note),
            Said::StrikeOut(number) => What::corrected(number, None, String::new()),
        });
        said.or(pressed.entered)
    }
}

impl Beside<PadRules> for Pressed<'_> {
    type Kept = Option<i16>;

    fn keep(&self, campaign: &PadCampaign, number: u32) -> Option<i16> {
        let at = number as usize - 1;
        let (entry, judged) = (campaign.entries().get(at)?, campaign.judged().get(at)?);
        match (&judged.verdict, &entry.what) {
            (Verdict::Counts(_), What::Counted { by, .. }) => Some(*by),
            _ => None,
        }
    }

    fn can_be_corrected(kept: &Option<i16>) -> bool {
        kept.is_some()
    }

    fn correct(&mut self, number: u32, kept: &Option<i16>) {
        let entries = self.campaign.entries().len();
        *self.correcting = kept.map(|by| Correcting { number, by, entries });
    }

    fn foot_ui(&mut self, ui: &mut Ui, texts: &Texts, number: u32) {
        let Some(wrong) = self.correcting.as_mut().filter(|wrong| wrong.number == number) else { return };
        let is_done = ui.horizontal(|ui| {
            let response = ui.add(DragValue::new(&mut wrong.by).range(-99..=99));
            let name = tr!(texts, "pad-correct-to", number = i64::from(number));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_ref()));
            icon_button(ui, Icon::Check, &tr!(texts, "pad-correct-enter")).clicked()
        });
        if !is_done.inner {
            return;
        }
        if let Some(What::Counted { seat, what, .. }) = self.campaign.counting(number) {
            let to = What::Counted { seat: *seat, what: *what, by: wrong.by };
            self.entered = Some(What::corrected(number, Some(to), String::new()));
        }
        *self.correcting = None;
    }
}

//! The page of rulings: how the game is played where the rulebooks are silent. It lies on top of whatever screen is shown.

use crate::games::massive_darkness::rules::readings::{Reading, Readings};
use crate::games::massive_darkness::rulings::{Ruling, about, found};
use crate::house::text::Texts;
use crate::kit::desk::OnTop;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, text_field};
use crate::tr;
use egui::{CollapsingHeader, Id, Modal, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// Width of the page, in points.
const WIDTH: f32 = 760.0;

/// What is looked for, and what it is found in.
pub(crate) struct RulingsPage {
    texts: Arc<Texts>,
    /// The readings of the game that is running.
    played: Option<Readings>,
    words: String,
    /// The field has been given the keys once.
    is_open: bool,
}

impl RulingsPage {
    pub(crate) fn new(texts: Arc<Texts>, played: Option<Readings>) -> Self {
        Self { texts, played, words: String::new(), is_open: false }
    }
}

impl OnTop for RulingsPage {
    fn ui(&mut self, ui: &Ui) -> bool {
        let (texts, played) = (self.texts.as_ref(), self.played);
        let modal = Modal::new(Id::unique("rulings")).show(ui.ctx(), |ui| {
            let theme = Theme::of(ui.ctx());
            let room = ui.ctx().content_rect().size();
            ui.set_width(WIDTH.min(room.x - 64.0));
            ui.label(RichText::new(tr!(texts, "rulings-title").as_ref()).heading());
            ui.label(tr!(texts, "rulings-intro").as_ref());
            ui.add_space(theme.space(1.0));
            let rulings: Vec<&Ruling> = found(texts, &self.words).collect();
            ui.horizontal(|ui| {
                let name = tr!(texts, "rulings-search");
                let field = text_field(ui, &name, &name, &mut self.words);
                if !std::mem::replace(&mut self.is_open, true) {
                    field.request_focus();
                }
                let count = tr!(texts, "rulings-count", count = rulings.len() as i64);
                ui.label(RichText::new(count.as_ref()).color(theme.text.muted.egui()));
            });
            ui.add_space(theme.space(1.0));
            let list = ScrollArea::vertical().id_salt("rulings").max_height(room.y - 260.0).auto_shrink([false, true]);
            list.show(ui, |ui| {
                if rulings.is_empty() {
                    ui.label(tr!(texts, "rulings-none").as_ref());
                }
                let mut chapter = None;
                for ruling in rulings {
                    if chapter.replace(ruling.chapter) != Some(ruling.chapter) {
                        heading(ui, &texts.get(ruling.chapter.message_id()));
                    }
                    ruling_ui(ui, texts, ruling, played);
                    ui.add_space(theme.space(3.0));
                }
            });
            ui.add_space(theme.space(2.0));
            ui.button(tr!(texts, "notice-close").as_ref()).clicked()
        });
        modal.inner || modal.should_close()
    }
}

fn ruling_ui(ui: &mut Ui, texts: &Texts, ruling: &Ruling, played: Option<Readings>) {
    let theme = Theme::of(ui.ctx());
    let muted = |words: &str| RichText::new(words).color(theme.text.muted.egui());
    ui.label(RichText::new(ruling.question(texts).as_ref()).strong());
    ui.label(ruling.reading(texts).as_ref());
    ui.label(muted(&tr!(texts, "rulings-why", why = ruling.why(texts).as_ref())));
    if let Some(other) = ruling.other(texts) {
        let is_played = ruling.otherwise.is_some_and(|reading| played.is_some_and(|played| played.has(reading)));
        let said = tr!(texts, "rulings-other", reading = other.as_ref());
        let said = if is_played { tr!(texts, "rulings-played", reading = other.as_ref()) } else { said };
        ui.label(RichText::new(said.as_ref()).color(theme.signal.accent.egui()));
    }
    let rules = tr!(texts, "rulings-rules", rules = ruling.rules.join(", ").as_str());
    let known =
        ruling.rules.iter().map(|rule| (rule, format!("rule-{rule}"))).filter(|(_, wording)| texts.has(wording));
    let explained: Vec<String> = known.map(|(rule, wording)| format!("{rule}: {}", texts.get(&wording))).collect();
    ui.label(muted(&rules).small()).on_hover_text(explained.join("\n"));
}

/// Where two readings are defensible: what is asked, and the two to choose from. Folded away as long as nothing is chosen
/// otherwise, so that whoever only wants to begin does not have to pass it.
pub(crate) fn readings_ui(ui: &mut Ui, texts: &Texts, otherwise: &mut Vec<Reading>) {
    let header = CollapsingHeader::new(tr!(texts, "rulings-choose").as_ref()).default_open(!otherwise.is_empty());
    header.show(ui, |ui| {
        ui.label(RichText::new(tr!(texts, "rulings-choose-hint").as_ref()).weak().small());
        for reading in Reading::ALL {
            reading_ui(ui, texts, reading, otherwise);
        }
    });
}

fn reading_ui(ui: &mut Ui, texts: &Texts, reading: Reading, otherwise: &mut Vec<Reading>) {
    let Some((ruling, other)) = about(reading).and_then(|ruling| Some((ruling, ruling.other(texts)?))) else { return };
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
    ui.label(ruling.question(texts).as_ref()).on_hover_text(ruling.why(texts).as_ref());
    let is_other = otherwise.contains(&reading);
    let mut chosen = is_other;
    let usual = tr!(texts, "rulings-usual", reading = ruling.reading(texts).as_ref());
    ui.radio_value(&mut chosen, false, RichText::new(usual.as_ref()).small());
    ui.radio_value(&mut chosen, true, RichText::new(other.as_ref()).small());
    if chosen != is_other {
        otherwise.retain(|known| *known != reading);
        otherwise.extend(chosen.then_some(reading));
    }
}

//! The entries, the newest on top, each as a sentence with what it changed. The sentences are made once for each state
//! of the book.

use crate::games::massive_darkness::campaign::entry::{Entry, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Judged, Verdict};
use crate::games::massive_darkness::rules::story::QuestEnd;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::house::text::Language;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{Label, RichText, Sense, Stroke, Ui, Vec2};

/// Size of the portraits before a sentence, in points.
const PORTRAIT: f32 = 30.0;

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
    /// What happened, each sentence with those whom it is about.
    parts: Vec<Part>,
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

/// A sentence of an entry.
struct Part {
    /// Whose portraits stand before it, by their places in the box.
    looks: Vec<usize>,
    /// What stands there where it is about nobody.
    icon: Icon,
    sentence: String,
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
        parts: parts(words, &entry.what),
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

/// What an entry says; the end of a quest Hero by Hero.
fn parts(words: &Words<'_>, what: &What) -> Vec<Part> {
    let look = |hero: &str| words.library.hero_named(hero).map(|hero| hero.index());
    if let What::QuestEnded(ending) = what {
        let heroes = ending.heroes.iter().filter(|result| !words.result(result).is_empty());
        let looks = std::iter::once(Vec::new()).chain(heroes.map(|result| look(&result.hero).into_iter().collect()));
        let icon = if ending.end == QuestEnd::Won { Icon::Flag } else { Icon::Skull };
        let told = words.ending(ending).into_iter().zip(looks);
        return told.map(|(sentence, looks)| Part { looks, icon, sentence }).collect();
    }
    let (heroes, icon): (Vec<&str>, Icon) = match what {
        What::Founded(founding) => (founding.heroes.iter().map(|member| member.hero.as_str()).collect(), Icon::Book),
        What::Given { from, to, .. } => (vec![from.as_str(), to.as_str()], Icon::Hand),
        What::Seated { hero, .. }
        | What::Earned { hero, .. }
        | What::Found { hero, .. }
        | What::Discarded { hero, .. }
        | What::Equipped { hero, .. }
        | What::SkillBought { hero, .. }
        | What::Replaced { hero, .. }
        | What::Sold { hero, .. }
        | What::Traded { hero, .. } => (vec![hero.as_str()], Icon::Party),
        What::Noted(note) => (note.hero.as_deref().into_iter().collect(), Icon::Note),
        What::Renamed(_) | What::Difficulty(_) => (Vec::new(), Icon::Book),
        What::Planned(_) | What::WentOn => (Vec::new(), Icon::Move),
        What::QuestBegan { .. } => (Vec::new(), Icon::Torch),
        What::Repeated | What::Redone(_) => (Vec::new(), Icon::Redo),
        What::MarketLaid(_) | What::TradingDone | What::TownLeft => (Vec::new(), Icon::Trade),
        What::QuestEnded(_) => (Vec::new(), Icon::Flag),
        What::Corrected { .. } => (Vec::new(), Icon::Pencil),
        What::Undone(_) => (Vec::new(), Icon::Undo),
    };
    vec![Part { looks: heroes.into_iter().filter_map(look).collect(), icon, sentence: words.entry(what) }]
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
    for part in &line.parts {
        part.ui(ui, line.is_over);
    }
    if let Some(instead) = &line.instead {
        ui.add(Label::new(instead).wrap());
    }
    for change in &line.changes {
        ui.add(Label::new(RichText::new(change).small().weak()).wrap());
    }
    if let Some(refused) = &line.refused {
        super::trading::reason(ui, refused);
    }
    ui.add_space(theme.space(1.0));
    let (across, y) = (ui.max_rect().x_range(), ui.cursor().top());
    ui.painter().hline(across, y, Stroke::new(theme.sizes.line, ui.visuals().widgets.noninteractive.bg_stroke.color));
    ui.add_space(theme.space(1.0));
    wanted
}

impl Part {
    /// Portraits, or a sign, and beside them the sentence.
    fn ui(&self, ui: &mut Ui, is_over: bool) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            if self.looks.is_empty() {
                let (spot, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
                let ink = Colour::from_egui(ui.visuals().weak_text_color());
                icons::show(ui.painter(), self.icon, spot.shrink(5.0), ink, Weight::Bold);
            }
            let many = self.looks.len() > 2;
            if many {
                ui.vertical(|ui| {
                    ui.horizontal(|ui| self.looks.iter().for_each(|look| portrait_ui(ui, *look, PORTRAIT, !is_over)));
                    self.sentence_ui(ui, is_over);
                });
                return;
            }
            self.looks.iter().for_each(|look| portrait_ui(ui, *look, PORTRAIT, !is_over));
            ui.add_space(4.0);
            ui.vertical(|ui| self.sentence_ui(ui, is_over));
        });
    }

    fn sentence_ui(&self, ui: &mut Ui, is_over: bool) {
        let sentence = RichText::new(&self.sentence);
        ui.add(Label::new(if is_over { sentence.strikethrough().weak() } else { sentence }).wrap());
    }
}

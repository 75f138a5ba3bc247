//! Entries of one sentence: what somebody earned, found or bought during a quest at the table, who plays whom, what comes
//! next. The form shows at once which rule forbids what it says.

use super::card_field::{CardField, Cards, card_text};
use super::card_tip::card_tip;
use super::sums;
use super::trading::unless_refused;
use super::trial::{Trial, Tried};
use crate::games::massive_darkness::campaign::Standing;
use crate::games::massive_darkness::campaign::bounds::MOST_TOKENS;
use crate::games::massive_darkness::campaign::entry::{Note, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Emphasis, drop_down, icon_button, text_field};
use crate::tr;
use egui::{ComboBox, DragValue, Ui};

/// What an entry can be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Earned,
    Found,
    Discarded,
    Given,
    Skill,
    Seat,
    Name,
    Difficulty,
    Note,
    Decision,
}

impl Kind {
    /// Those that can be entered at any time (where the rules allow them).
    const NEW: [Self; 8] = [
        Self::Earned,
        Self::Found,
        Self::Skill,
        Self::Given,
        Self::Discarded,
        Self::Seat,
        Self::Name,
        Self::Difficulty,
    ];

    fn message_id(self) -> &'static str {
        match self {
            Self::Earned => "ledger-plain-earned",
            Self::Found => "ledger-plain-found",
            Self::Discarded => "ledger-plain-discarded",
            Self::Given => "ledger-plain-given",
            Self::Skill => "ledger-plain-skill",
            Self::Seat => "ledger-plain-seat",
            Self::Name => "ledger-plain-name",
            Self::Difficulty => "ledger-plain-difficulty",
            Self::Note => "ledger-plain-note",
            Self::Decision => "ledger-plain-decision",
        }
    }
}

/// What has been filled in.
pub(super) struct PlainForm {
    kind: Kind,
    /// A form that corrects an entry is about one kind of thing.
    is_fixed: bool,
    hero: usize,
    other: usize,
    xp: u8,
    micro_xp: u16,
    cards: Vec<String>,
    line: String,
    text: String,
    /// What a note is about: a Hero, a quest.
    about: (Option<String>, Option<String>),
    tokens: u8,
    repeats: bool,
    field: CardField,
    known: Cards,
    tried: Tried,
}

impl PlainForm {
    /// An empty form.
    pub(super) fn new(standing: &Standing) -> Self {
        Self {
            kind: Kind::Earned,
            is_fixed: false,
            hero: 0,
            other: 1,
            xp: 0,
            micro_xp: 1,
            cards: Vec::new(),
            line: String::new(),
            text: String::new(),
            about: (None, None),
            tokens: standing.state.lifebringer,
            repeats: true,
            field: CardField::default(),
            known: Cards::default(),
            tried: Tried::default(),
        }
    }

    /// A form that says what this entry says, if there is one.
    pub(super) fn of(what: &What, before: &Standing) -> Option<Self> {
        let place = |hero: &str| before.party.iter().position(|record| record.hero == hero).unwrap_or(0);
        let form = Self { is_fixed: true, ..Self::new(before) };
        Some(match what {
            What::Earned { hero, xp, micro_xp } => {
                Self { kind: Kind::Earned, hero: place(hero), xp: *xp, micro_xp: *micro_xp, ..form }
            }
            What::Found { hero, cards } => Self { kind: Kind::Found, hero: place(hero), cards: cards.clone(), ..form },
            What::Discarded { hero, cards } => {
                Self { kind: Kind::Discarded, hero: place(hero), cards: cards.clone(), ..form }
            }
            What::Given { from, to, cards } => {
                Self { kind: Kind::Given, hero: place(from), other: place(to), cards: cards.clone(), ..form }
            }
            What::SkillBought { hero, line } => {
                Self { kind: Kind::Skill, hero: place(hero), line: line.clone(), ..form }
            }
            What::Seated { hero, player } => Self { kind: Kind::Seat, hero: place(hero), text: player.clone(), ..form },
            What::Renamed(name) => Self { kind: Kind::Name, text: name.clone(), ..form },
            What::Difficulty(tokens) => Self { kind: Kind::Difficulty, tokens: *tokens, ..form },
            What::Noted(note) => {
                let about = (note.hero.clone(), note.quest.clone());
                Self { kind: Kind::Note, about, text: note.text.clone(), ..form }
            }
            What::Repeated | What::WentOn => Self { kind: Kind::Decision, repeats: *what == What::Repeated, ..form },
            _ => return None,
        })
    }

    /// Draws the form; the entry when it is done.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        words: &Words<'_>,
        standing: &Standing,
        trial: &Trial<'_>,
    ) -> Option<What> {
        let texts = words.texts;
        if !self.is_fixed {
            ui.horizontal_wrapped(|ui| {
                for kind in Kind::NEW {
                    if ui.radio(self.kind == kind, texts.get(kind.message_id()).as_ref()).clicked() {
                        self.kind = kind;
                        self.cards.clear();
                        self.text.clear();
                    }
                }
            });
        }
        self.hero = self.hero.min(standing.party.len().saturating_sub(1));
        let record = standing.party.get(self.hero)?;
        let is_about_hero = !matches!(self.kind, Kind::Name | Kind::Difficulty | Kind::Note | Kind::Decision);
        if is_about_hero {
            hero_ui(ui, words, &standing.party, "ledger-plain-who", &mut self.hero);
        }
        match self.kind {
            Kind::Earned => self.earned_ui(ui, words, record),
            Kind::Found => self.found_ui(ui, words, record),
            Kind::Discarded => self.own_ui(ui, words, record),
            Kind::Given => {
                hero_ui(ui, words, &standing.party, "ledger-plain-to", &mut self.other);
                self.own_ui(ui, words, record);
            }
            Kind::Skill => self.skill_ui(ui, words, record),
            Kind::Seat | Kind::Name | Kind::Note => {
                let name = texts.get(self.kind.message_id());
                text_field(ui, &tr!(texts, "ledger-plain-text", what = &name), "", &mut self.text);
            }
            Kind::Difficulty => {
                let label = tr!(texts, "new-lifebringer");
                number_ui(ui, &label, &mut self.tokens, 0..=MOST_TOKENS);
            }
            Kind::Decision => {
                ui.radio_value(&mut self.repeats, true, tr!(texts, "ledger-repeat").as_ref());
                ui.radio_value(&mut self.repeats, false, tr!(texts, "ledger-go-on").as_ref());
            }
        }
        let what = self.what(standing)?;
        let refused = self.tried.refused(words, trial, &what);
        ui.weak(words.entry(&what));
        let done = tr!(texts, "ledger-plain-enter");
        let button = Action::new(Icon::Check, &done).emphasis(Emphasis::Plain);
        unless_refused(ui, button, refused).clicked().then(|| {
            self.cards.clear();
            what
        })
    }

    /// What the form says so far, if it says anything.
    fn what(&self, standing: &Standing) -> Option<What> {
        let hero = standing.party.get(self.hero)?.hero.clone();
        let cards = || (!self.cards.is_empty()).then(|| self.cards.clone());
        let text = || Some(self.text.trim().to_owned()).filter(|text| !text.is_empty());
        Some(match self.kind {
            Kind::Earned => What::Earned { hero, xp: self.xp, micro_xp: self.micro_xp },
            Kind::Found => What::Found { hero, cards: cards()? },
            Kind::Discarded => What::Discarded { hero, cards: cards()? },
            Kind::Given => {
                What::Given { from: hero, to: standing.party.get(self.other)?.hero.clone(), cards: cards()? }
            }
            Kind::Skill if self.line.is_empty() => return None,
            Kind::Skill => What::SkillBought { hero, line: self.line.clone() },
            Kind::Seat => What::Seated { hero, player: text()? },
            Kind::Name => What::Renamed(text()?),
            Kind::Difficulty => What::Difficulty(self.tokens),
            Kind::Note => {
                let (hero, quest) = self.about.clone();
                What::Noted(Note { hero, quest, text: text()? })
            }
            Kind::Decision if self.repeats => What::Repeated,
            Kind::Decision => What::WentOn,
        })
    }

    fn earned_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        ui.horizontal(|ui| {
            number_ui(ui, &tr!(words.texts, "chronicle-xp"), &mut self.xp, 0..=99);
            number_ui(ui, &tr!(words.texts, "chronicle-micro-xp"), &mut self.micro_xp, 0..=999);
        });
        ui.label(sums::of_earned(words, record, self.xp, self.micro_xp));
    }

    fn found_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        let texts = words.texts;
        let search = self.known.get(words, Some(&[]));
        let mut gone = None;
        for (at, code) in self.cards.iter().enumerate() {
            ui.horizontal(|ui| {
                let text = card_text(words, code);
                let remove = tr!(texts, "ledger-plain-remove", card = &text);
                if icon_button(ui, Icon::Close, &remove).clicked() {
                    gone = Some(at);
                }
                card_tip(&ui.label(text), words, code);
            });
        }
        if let Some(at) = gone {
            self.cards.remove(at);
        }
        let label = tr!(texts, "ledger-card-for", hero = &words.hero(&record.hero));
        self.cards.extend(self.field.ui(ui, words, &search, &label));
        self.field.new_card_ui(ui, words, &search);
    }

    /// Own cards; those that a wrong entry named and that are not there are kept, so that the sentence says so.
    fn own_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        for card in &record.cards {
            let mut is_chosen = self.cards.contains(&card.code);
            let response = ui.checkbox(&mut is_chosen, card_text(words, &card.code));
            card_tip(&response, words, &card.code);
            if response.changed() {
                if is_chosen {
                    self.cards.push(card.code.clone());
                } else {
                    self.cards.retain(|code| *code != card.code);
                }
            }
        }
    }

    fn skill_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        let Some(class) = words.library.class_named(&record.class) else { return };
        ui.horizontal_wrapped(|ui| {
            for line in &words.library.class(class).sheet.lines {
                ui.radio_value(&mut self.line, line.id.clone(), words.line(&line.id).as_ref());
            }
        });
    }
}

fn hero_ui(ui: &mut Ui, words: &Words<'_>, party: &[HeroRecord], message: &'static str, hero: &mut usize) {
    let label = words.texts.get(message);
    let shown = party.get(*hero).map(|record| words.hero(&record.hero)).unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(label.as_ref());
        let combo = ComboBox::from_id_salt(message).selected_text(shown.as_ref()).width(150.0);
        let response = drop_down(ui, combo, |ui| {
            for (at, record) in party.iter().enumerate() {
                ui.selectable_value(hero, at, words.hero(&record.hero).as_ref());
            }
        });
        super::founding::name_list(&response, &label, &shown);
    });
}

fn number_ui<T: egui::emath::Numeric>(ui: &mut Ui, name: &str, value: &mut T, range: std::ops::RangeInclusive<T>) {
    ui.label(name);
    let field = ui.add(DragValue::new(value).range(range));
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
}

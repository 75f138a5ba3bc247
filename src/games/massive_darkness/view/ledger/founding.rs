//! A campaign is founded, or one that is under way is entered as it stands: its name, its party, its edition and its
//! quests.

mod order;
mod sheet;

use super::card_field::Cards;
use super::trading::unless_refused;
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::bounds::MOST_TOKENS;
use crate::games::massive_darkness::campaign::entry::{Begins, First, Founding, Member, Note, What};
use crate::games::massive_darkness::campaign::lines::{FORMAT, Header, RULESET};
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::campaign::{Book, Campaign, Now, Refused};
use crate::games::massive_darkness::rules::dungeon::{Edition, recommended};
use crate::games::massive_darkness::rules::ids::HeroId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::new_game::edition_of;
use crate::games::massive_darkness::view::party::{Besides, PartyPicker};
use crate::games::massive_darkness::view::rulings::readings_ui;
use crate::house::date::now;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, middle, sheet, text_field};
use crate::tr;
use egui::{CentralPanel, CollapsingHeader, Label, Panel, RichText, Role, ScrollArea, Slider, Ui, WidgetInfo};
use order::QuestOrder;
use sheet::SheetForm;
use std::sync::Arc;

/// SETUP-08: the printed number of Lifebringer tokens.
const LIFEBRINGER: u8 = 2;

/// The page is no wider than this, in points.
const WIDTH: f32 = 1640.0;
/// From this width on quests and edition stand beside each other.
const TWO_COLUMNS: f32 = 760.0;
/// How wide the field of a name is at most.
const NAME: f32 = 400.0;
/// Size of a Hero's portrait beside the sheet of one who has played before, in points.
const PORTRAIT: f32 = 84.0;
/// Among controls of a narrow page the portraits take so much height.
const PORTRAITS: f32 = 276.0;
/// A party of so many is offered.
const PARTY: u8 = 3;

/// What is known of a Hero of the box besides the choice, whether the Hero takes part or not.
struct Seat {
    hero: String,
    player: String,
    sheet: SheetForm,
}

/// What has been filled in.
pub(super) struct FoundingForm {
    name: String,
    /// As somebody has chosen it.
    edition: Option<Edition>,
    /// What the window speaks; the wording goes with it as long as nobody chooses another.
    language: Language,
    otherwise: Vec<Reading>,
    lifebringer: u8,
    /// Who takes part, in the order in which they were picked.
    party: PartyPicker,
    /// One for each Hero of the box.
    seats: Vec<Seat>,
    order: QuestOrder,
    is_under_way: bool,
    note: String,
    cards: Cards,
    checked: Option<(Founding, Language, Option<String>)>,
    /// A founding that was wrong is put right here.
    is_correction: bool,
}

impl FoundingForm {
    /// A party of three with what their cards recommend.
    pub(super) fn new(library: &Arc<Library>, titles: &Titles, language: Language) -> Self {
        let seat = |hero: u8| Seat {
            hero: recommended(library, HeroId(hero)).hero,
            player: String::new(),
            sheet: SheetForm::default(),
        };
        Self {
            name: String::new(),
            edition: None,
            language,
            otherwise: Vec::new(),
            lifebringer: LIFEBRINGER,
            party: PartyPicker::of_size(library, PARTY),
            seats: (0..library.heroes.len() as u8).map(seat).collect(),
            order: QuestOrder::new(titles),
            is_under_way: false,
            note: String::new(),
            cards: Cards::default(),
            checked: None,
            is_correction: false,
        }
    }

    /// What a founding says; for somebody who was wrong about it.
    pub(super) fn of(words: &Words<'_>, library: &Arc<Library>, founding: &Founding) -> Self {
        let titles = words.titles;
        let mut form = Self::new(library, titles, words.texts.language());
        form.name.clone_from(&founding.name);
        (form.edition, form.lifebringer) = (Some(founding.edition), founding.lifebringer);
        form.otherwise.clone_from(&founding.otherwise);
        form.order = QuestOrder::of(titles, founding);
        form.is_correction = true;
        let mut party = Vec::new();
        for member in &founding.heroes {
            let Some(number) = form.seats.iter().position(|seat| seat.hero == member.hero) else { continue };
            let mut choice = recommended(library, HeroId(number as u8));
            choice.class.clone_from(&member.class);
            form.seats[number].player.clone_from(&member.player);
            match &member.begins {
                Begins::Fresh { weapon } => choice.weapon.clone_from(weapon),
                Begins::UnderWay(sheet) => {
                    form.seats[number].sheet = SheetForm::of(sheet);
                    form.is_under_way = true;
                }
            }
            party.push(choice);
        }
        form.party.name_party(party);
        form
    }

    /// ED-06: whose wording counts.
    fn edition(&self) -> Edition {
        self.edition.unwrap_or_else(|| edition_of(self.language))
    }

    /// What the first entry will say.
    pub(super) fn founding(&self, library: &Library) -> Founding {
        let members = self.party.heroes().iter().filter_map(|choice| {
            let seat = self.seats.iter().find(|seat| seat.hero == choice.hero)?;
            let begins = if self.is_under_way {
                Begins::UnderWay(seat.sheet.sheet(library, &choice.class))
            } else {
                Begins::Fresh { weapon: choice.weapon.clone() }
            };
            let player = seat.player.trim().to_owned();
            Some(Member { hero: choice.hero.clone(), class: choice.class.clone(), player, begins })
        });
        let (order, quests) = self.order.quests();
        let (past, first) = if self.is_under_way { self.order.past() } else { (Vec::new(), First::Quest) };
        Founding {
            name: self.name.trim().to_owned(),
            edition: self.edition(),
            otherwise: self.otherwise.clone(),
            lifebringer: self.lifebringer,
            order,
            quests,
            heroes: members.collect(),
            past,
            first,
        }
    }

    /// The first note.
    pub(super) fn note(&self) -> &str {
        &self.note
    }

    /// Writes the first note, if there is one.
    ///
    /// # Errors
    /// The file.
    pub(super) fn write_note(&self, book: &mut Book) -> Result<(), BookError> {
        let text = self.note.trim().to_owned();
        if !text.is_empty() {
            book.enter(now(), What::Noted(Note { text, ..Note::default() }))?;
        }
        Ok(())
    }

    /// Draws the form on a page of its own; true when the campaign shall begin.
    pub(super) fn page_ui(&mut self, ui: &mut Ui, texts: &Texts, library: &Arc<Library>, titles: &Titles) -> bool {
        self.language = texts.language();
        let words = Words { texts, library, titles, edition: self.edition() };
        let mut begins = false;
        Panel::bottom("founding-begin").show(ui, |ui| {
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
            begins = ui.horizontal(|ui| self.done_ui(ui, &words, library)).inner;
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
        });
        CentralPanel::default().show(ui, |ui| {
            let high = ui.available_height();
            let scroll = ScrollArea::vertical().auto_shrink([false, false]);
            scroll.show(ui, |ui| middle(ui, WIDTH, |ui| self.fields_ui(ui, &words, (high * 0.46).max(PORTRAITS))));
        });
        begins
    }

    /// Draws the form among others; true when it is done.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, library: &Arc<Library>) -> bool {
        self.fields_ui(ui, words, PORTRAITS);
        ui.add_space(Theme::of(ui.ctx()).space(3.0));
        self.done_ui(ui, words, library)
    }

    fn fields_ui(&mut self, ui: &mut Ui, words: &Words<'_>, portraits: f32) {
        let texts = words.texts;
        let theme = Theme::of(ui.ctx());
        let name = tr!(texts, "ledger-name");
        heading(ui, &name);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().text_edit_width = ui.available_width().min(NAME);
            text_field(ui, &name, &tr!(texts, "ledger-name-hint"), &mut self.name);
            ui.checkbox(&mut self.is_under_way, tr!(texts, "ledger-under-way").as_ref());
        });
        heading(ui, &tr!(texts, "new-party"));
        ui.weak(tr!(texts, "new-party-hint").as_ref());
        ui.add_space(theme.space(1.0));
        self.party_ui(ui, texts, portraits);
        if self.is_under_way {
            self.sheets_ui(ui, words);
        }
        ui.add_space(theme.space(1.0));
        if ui.available_width() < TWO_COLUMNS {
            self.quests_ui(ui, words);
            self.terms_ui(ui, texts);
        } else {
            let gap = ui.spacing().item_spacing.x;
            ui.spacing_mut().item_spacing.x = theme.space(6.0);
            ui.columns_const(|[left, right]| {
                for column in [&mut *left, &mut *right] {
                    column.spacing_mut().item_spacing.x = gap;
                }
                self.quests_ui(left, words);
                self.terms_ui(right, texts);
            });
        }
    }

    /// The Heroes as portraits, each with whoever plays it.
    fn party_ui(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        let Self { party, seats, is_under_way, .. } = self;
        let player = tr!(texts, "ledger-player");
        let mut row = |ui: &mut Ui, width: f32, hero: &str, name: &str| {
            let Some(seat) = seats.iter_mut().find(|seat| seat.hero == hero) else { return };
            ui.spacing_mut().text_edit_width = width;
            text_field(ui, &tr!(texts, "ledger-player-of", hero = name), &player, &mut seat.player);
        };
        let mut besides = Besides { has_weapon: !*is_under_way, row: &mut row };
        ui.scope(|ui| party.portraits_besides_ui(ui, texts, height, Some(&mut besides)));
    }

    /// What everybody has who has played before.
    fn sheets_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let search = self.cards.get(words, None);
        for choice in self.party.heroes() {
            let Some(at) = self.seats.iter().position(|seat| seat.hero == choice.hero) else { continue };
            let seat = &mut self.seats[at];
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal_top(|ui| {
                    portrait_ui(ui, at, PORTRAIT, true);
                    ui.vertical(|ui| {
                        ui.push_id(at, |ui| seat.sheet.ui(ui, words, &search, &choice.hero, &choice.class));
                    });
                });
            });
        }
    }

    /// Which quests are played, and what is written first.
    fn quests_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        heading(ui, &tr!(words.texts, "ledger-order"));
        self.order.ui(ui, words);
        if self.is_under_way {
            self.order.past_ui(ui, words);
        }
    }

    /// Whose wording counts, the first note, and what few want to change.
    fn terms_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "ledger-rules"));
        ui.horizontal_wrapped(|ui| {
            let mut edition = self.edition();
            for (one, name) in [(Edition::De, "new-edition-de"), (Edition::En, "new-edition-en")] {
                if ui.radio_value(&mut edition, one, texts.get(name).as_ref()).clicked() {
                    self.edition = Some(one);
                }
            }
        });
        if !self.is_correction {
            let note = tr!(texts, "ledger-note");
            ui.scope(|ui| {
                ui.spacing_mut().text_edit_width = ui.available_width().min(NAME);
                text_field(ui, &note, &note, &mut self.note);
            });
        }
        let is_changed = self.lifebringer != LIFEBRINGER || !self.otherwise.is_empty();
        let more = CollapsingHeader::new(tr!(texts, "new-more").as_ref()).id_salt("more").default_open(is_changed);
        more.show(ui, |ui| {
            let tokens = tr!(texts, "new-lifebringer");
            ui.add(Slider::new(&mut self.lifebringer, 0..=MOST_TOKENS).text(tokens.as_ref()));
            ui.weak(tr!(texts, "new-lifebringer-hint").as_ref());
            readings_ui(ui, texts, &mut self.otherwise);
        });
    }

    /// The button that ends it, and what is still missing or cannot be.
    fn done_ui(&mut self, ui: &mut Ui, words: &Words<'_>, library: &Arc<Library>) -> bool {
        let texts = words.texts;
        let label = if self.is_correction { tr!(texts, "ledger-enter-this") } else { tr!(texts, "ledger-begin") };
        let button = Action::new(Icon::Book, &label).emphasis(Emphasis::Primary);
        let founding = self.founding(library);
        if founding.name.is_empty() || founding.heroes.is_empty() {
            let pressed = ui.add_enabled(false, button).clicked();
            ui.add(Label::new(RichText::new(tr!(texts, "ledger-begin-needs").as_ref()).weak()).wrap());
            return pressed;
        }
        let language = texts.language();
        let holds = |known: &(Founding, Language, Option<String>)| known.0 == founding && known.1 == language;
        // A skipped Skill does not show in the numbers of the entry.
        let party = self.party.heroes().iter().filter(|_| self.is_under_way);
        let mut skipped = party.filter_map(|choice| {
            let seat = self.seats.iter().find(|seat| seat.hero == choice.hero)?;
            seat.sheet.skipped(library, &choice.hero, &choice.class)
        });
        let skipped = skipped.next().map(|refused| words.refused(&refused));
        if !self.checked.as_ref().is_some_and(holds) {
            let refused = begin(library, &founding).err().map(|refused| words.refused(&refused));
            self.checked = Some((founding, language, refused));
        }
        let refused = self.checked.as_ref().and_then(|(_, _, refused)| refused.clone());
        unless_refused(ui, button, skipped.or(refused).as_deref()).clicked()
    }
}

/// Tries the founding, and STORY-17: whoever is about to begin a quest carries no more than he may.
fn begin(library: &Arc<Library>, founding: &Founding) -> Result<(), Refused> {
    let header = Header { format: FORMAT, ruleset: RULESET.to_owned(), id: String::new() };
    let campaign = Campaign::found(Arc::clone(library), header, 0, founding.clone())?;
    match campaign.standing() {
        Some(standing) if matches!(standing.now(), Now::Ready(_)) => Ok(standing.state.check_ready(library)?),
        _ => Ok(()),
    }
}

/// A drop-down list is called what it is for, with what is chosen.
pub(super) fn name_list(response: &egui::Response, name: &str, shown: &str) {
    let label = if shown.is_empty() { name.to_owned() } else { format!("{name}: {shown}") };
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), &label));
}

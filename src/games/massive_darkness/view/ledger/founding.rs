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
use crate::games::massive_darkness::campaign::search::CardSearch;
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::campaign::{Book, Campaign, Now, Refused};
use crate::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use crate::games::massive_darkness::rules::dungeon::{Edition, HeroChoice, recommended};
use crate::games::massive_darkness::rules::ids::{CardId, HeroId};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::rulings::readings_ui;
use crate::house::date::now;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, middle, sheet, text_field};
use crate::tr;
use egui::{ComboBox, Role, ScrollArea, Slider, Ui, WidgetInfo};
use order::QuestOrder;
use sheet::SheetForm;
use std::sync::Arc;

/// SETUP-08: the printed number of Lifebringer tokens.
const LIFEBRINGER: u8 = 2;

/// The page is no wider than this, in points.
const WIDTH: f32 = 1040.0;
/// Room for the name of a Hero.
const NAMES: f32 = 110.0;
/// Size of a Hero's disc, in points.
const DISC: f32 = 40.0;

/// A Hero who could take part.
struct Seat {
    takes_part: bool,
    choice: HeroChoice,
    player: String,
    sheet: SheetForm,
}

/// What has been filled in.
pub(super) struct FoundingForm {
    name: String,
    edition: Edition,
    otherwise: Vec<Reading>,
    lifebringer: u8,
    seats: Vec<Seat>,
    /// Starting weapons as id and code.
    weapons: Vec<(String, String)>,
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
    pub(super) fn new(library: &Library, titles: &Titles) -> Self {
        let seats = (0..library.heroes.len() as u8).map(|hero| Seat {
            takes_part: hero < 3,
            choice: recommended(library, HeroId(hero)),
            player: String::new(),
            sheet: SheetForm::default(),
        });
        let starting = library.equipment_range(EquipmentDeck::Starting, 0).map(|card| &library.card(CardId(card)).card);
        let mut weapons: Vec<(String, String)> = starting
            .filter(|card| card.kind != EquipmentKind::Armor)
            .map(|card| (card.id.clone(), card.code.clone()))
            .collect();
        weapons.dedup_by(|one, other| one.0 == other.0);
        Self {
            name: String::new(),
            edition: Edition::De,
            otherwise: Vec::new(),
            lifebringer: LIFEBRINGER,
            seats: seats.collect(),
            weapons,
            order: QuestOrder::new(titles),
            is_under_way: false,
            note: String::new(),
            cards: Cards::default(),
            checked: None,
            is_correction: false,
        }
    }

    /// What a founding says; for somebody who was wrong about it.
    pub(super) fn of(library: &Library, titles: &Titles, founding: &Founding) -> Self {
        let mut form = Self::new(library, titles);
        form.name.clone_from(&founding.name);
        (form.edition, form.lifebringer) = (founding.edition, founding.lifebringer);
        form.otherwise.clone_from(&founding.otherwise);
        form.order = QuestOrder::of(titles, founding);
        form.is_correction = true;
        for seat in &mut form.seats {
            let member = founding.heroes.iter().find(|member| member.hero == seat.choice.hero);
            seat.takes_part = member.is_some();
            let Some(member) = member else { continue };
            seat.choice.class.clone_from(&member.class);
            seat.player.clone_from(&member.player);
            match &member.begins {
                Begins::Fresh { weapon } => seat.choice.weapon.clone_from(weapon),
                Begins::UnderWay(sheet) => {
                    seat.sheet = SheetForm::of(sheet);
                    form.is_under_way = true;
                }
            }
        }
        form
    }

    /// What the first entry will say.
    pub(super) fn founding(&self, library: &Library) -> Founding {
        let begins = |seat: &Seat| {
            if self.is_under_way {
                Begins::UnderWay(seat.sheet.sheet(library, &seat.choice.class))
            } else {
                Begins::Fresh { weapon: seat.choice.weapon.clone() }
            }
        };
        let members = self.seats.iter().filter(|seat| seat.takes_part).map(|seat| Member {
            hero: seat.choice.hero.clone(),
            class: seat.choice.class.clone(),
            player: seat.player.trim().to_owned(),
            begins: begins(seat),
        });
        let (order, quests) = self.order.quests();
        let (past, first) = if self.is_under_way { self.order.past() } else { (Vec::new(), First::Quest) };
        Founding {
            name: self.name.trim().to_owned(),
            edition: self.edition,
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
        let words = Words { texts, library, titles, edition: self.edition };
        let scroll = ScrollArea::vertical().auto_shrink([false, false]);
        scroll.show(ui, |ui| middle(ui, WIDTH, |ui| self.ui(ui, &words, library))).inner
    }

    /// Draws the form; true when it is done.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, library: &Arc<Library>) -> bool {
        let texts = words.texts;
        let theme = Theme::of(ui.ctx());
        ui.add_space(theme.space(2.0));
        let name = tr!(texts, "ledger-name");
        heading(ui, &name);
        text_field(ui, &name, &tr!(texts, "ledger-name-hint"), &mut self.name);
        heading(ui, &tr!(texts, "new-party"));
        ui.checkbox(&mut self.is_under_way, tr!(texts, "ledger-under-way").as_ref());
        let search = self.cards.get(words, None);
        for at in 0..self.seats.len() {
            self.seat_ui(ui, words, &search, at);
        }
        heading(ui, &tr!(texts, "ledger-order"));
        self.order.ui(ui, words);
        if self.is_under_way {
            self.order.past_ui(ui, words);
        }
        heading(ui, &tr!(texts, "ledger-rules"));
        ui.horizontal(|ui| {
            ui.radio_value(&mut self.edition, Edition::De, tr!(texts, "new-edition-de").as_ref());
            ui.radio_value(&mut self.edition, Edition::En, tr!(texts, "new-edition-en").as_ref());
        });
        readings_ui(ui, texts, &mut self.otherwise);
        let tokens = tr!(texts, "new-lifebringer");
        ui.add(Slider::new(&mut self.lifebringer, 0..=MOST_TOKENS).text(tokens.as_ref()));
        if !self.is_correction {
            let note = tr!(texts, "ledger-note");
            text_field(ui, &note, &note, &mut self.note);
        }
        ui.add_space(theme.space(3.0));
        self.done_ui(ui, words, library)
    }

    /// The button that ends it, and what is still missing or cannot be.
    fn done_ui(&mut self, ui: &mut Ui, words: &Words<'_>, library: &Arc<Library>) -> bool {
        let texts = words.texts;
        let label = if self.is_correction { tr!(texts, "ledger-enter-this") } else { tr!(texts, "ledger-begin") };
        let button = Action::new(Icon::Book, &label).emphasis(Emphasis::Primary);
        let founding = self.founding(library);
        if founding.name.is_empty() || founding.heroes.is_empty() {
            let pressed = ui.add_enabled(false, button).clicked();
            ui.weak(tr!(texts, "ledger-begin-needs").as_ref());
            return pressed;
        }
        let language = texts.language();
        let holds = |known: &(Founding, Language, Option<String>)| known.0 == founding && known.1 == language;
        // A skipped Skill does not show in the numbers of the entry.
        let skipped = self.seats.iter().filter(|seat| seat.takes_part && self.is_under_way);
        let mut skipped = skipped.filter_map(|seat| seat.sheet.skipped(library, &seat.choice.hero, &seat.choice.class));
        let skipped = skipped.next().map(|refused| words.refused(&refused));
        if !self.checked.as_ref().is_some_and(holds) {
            let refused = begin(library, &founding).err().map(|refused| words.refused(&refused));
            self.checked = Some((founding, language, refused));
        }
        let refused = self.checked.as_ref().and_then(|(_, _, refused)| refused.clone());
        unless_refused(ui, button, skipped.or(refused).as_deref()).clicked()
    }

    fn seat_ui(&mut self, ui: &mut Ui, words: &Words<'_>, search: &CardSearch, at: usize) {
        let (texts, library) = (words.texts, words.library);
        let (seat, is_under_way) = (&mut self.seats[at], self.is_under_way);
        let entry = &library.heroes[at].card;
        let name = texts.card_name(&entry.code, "hero", &entry.id);
        let look = if seat.takes_part { Sheet::ChosenPaper } else { Sheet::Raised };
        sheet(ui, look, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                portrait_ui(ui, at, DISC, true);
                ui.scope(|ui| {
                    // One column of names, however long they are.
                    ui.set_width(NAMES);
                    ui.checkbox(&mut seat.takes_part, name.as_ref());
                });
                if !seat.takes_part {
                    ui.weak(texts.class_name(&entry.recommended).as_ref());
                    return;
                }
                let label = tr!(texts, "new-class-of", hero = name.as_ref());
                let shown = texts.class_name(&seat.choice.class);
                let combo = ComboBox::from_id_salt(("class", at)).selected_text(shown.as_ref()).width(190.0);
                let inner = combo.show_ui(ui, |ui| {
                    for class in &library.classes {
                        let id = &class.sheet.id;
                        ui.selectable_value(&mut seat.choice.class, id.clone(), texts.class_name(id).as_ref());
                    }
                });
                name_list(&inner.response, &label, &shown);
                if !is_under_way {
                    weapon_ui(ui, texts, &self.weapons, at, &name, &mut seat.choice.weapon);
                }
                let player = tr!(texts, "ledger-player-of", hero = name.as_ref());
                text_field(ui, &player, &tr!(texts, "ledger-player"), &mut seat.player);
            });
            if seat.takes_part && is_under_way {
                ui.push_id(at, |ui| seat.sheet.ui(ui, words, search, &seat.choice.hero, &seat.choice.class));
            }
        });
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

/// SETUP-07: with which weapon a Hero begins.
fn weapon_ui(ui: &mut Ui, texts: &Texts, weapons: &[(String, String)], at: usize, hero: &str, chosen: &mut String) {
    let label = tr!(texts, "new-weapon-of", hero = hero);
    let weapon = |id: &str, code: &str| texts.card_name(code, "card", id);
    let known = weapons.iter().find(|(id, _)| id == chosen);
    let shown = known.map_or_else(|| chosen.as_str().into(), |(id, code)| weapon(id, code));
    let combo = ComboBox::from_id_salt(("weapon", at)).selected_text(shown.as_ref()).width(150.0);
    let inner = combo.show_ui(ui, |ui| {
        for (id, code) in weapons {
            ui.selectable_value(chosen, id.clone(), weapon(id, code).as_ref());
        }
    });
    name_list(&inner.response, &label, &shown);
}

/// A drop-down list is called what it is for, with what is chosen.
pub(super) fn name_list(response: &egui::Response, name: &str, shown: &str) {
    let label = if shown.is_empty() { name.to_owned() } else { format!("{name}: {shown}") };
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), &label));
}

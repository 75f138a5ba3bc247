//! Everything that can be changed on a card, and what cannot be right about it.

use super::edit::{Pen, Sentence, choose, pick, tag_name};
use super::face::{FIELDS, die_ui, face_ui};
use super::{CardsScreen, Change};
use crate::games::massive_darkness::content::own_cards::{Card, Field, Passage, keys_of, plainest};
use crate::games::massive_darkness::describe::CardText;
use crate::games::massive_darkness::rules::cards::{DoorCard, EnemyCard, EnemyDeck, Equipment, EventCard};
use crate::games::massive_darkness::rules::language::{Ability, Condition, Style, When};
use crate::games::massive_darkness::rules::symbol::Colour;
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::own_cards::numbers::stepper;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Offer, heading, icon_button, rows_in_view, text_field};
use crate::tr;
use egui::{Align, Grid, Layout, Response, RichText, ScrollArea, Ui, UiBuilder};

/// From this width on the card lies beside the form, below it above the form.
const WIDE: f32 = 690.0;

/// How wide the column of the card is beside the form: a part of all, at least, at most.
const CARD: (f32, f32, f32) = (0.29, 290.0, 400.0);

/// Room for the names of the languages, in points.
const NAMES: f32 = 84.0;

/// From this width on the texts stand beside the facts, in points.
const TEXTS_BESIDE: f32 = 880.0;

/// With so much room left the sentences of other cards stand open; what is around their list takes so much. In points.
const OTHERS: f32 = 360.0;
const AROUND_OTHERS: f32 = 100.0;

/// Where the user wants to look.
pub(super) struct Jump(pub Option<Field>);

impl Jump {
    /// This control changes that field: look at it if that is what is wanted.
    pub(super) fn here(&mut self, field: Field, response: &Response) {
        if self.0 == Some(field) {
            self.0 = None;
            response.scroll_to_me(Some(Align::Center));
            response.request_focus();
        }
    }
}

impl CardsScreen {
    pub(super) fn form_ui(&mut self, ui: &mut Ui, texts: &Texts, changes: &mut Vec<Change>) {
        let Some(card) = self.chosen_card().cloned() else {
            ui.label(tr!(texts, "cards-none-found").as_ref());
            return;
        };
        let known = self.known.clone();
        let pen = Pen::new(texts, &known);
        let scroll = |ui: &mut Ui, salt: &str, add: &mut dyn FnMut(&mut Ui)| {
            ScrollArea::vertical().id_salt((salt, card.code())).auto_shrink([false, false]).show(ui, |ui| add(ui));
        };
        if ui.available_width() >= WIDE {
            let height = ui.available_height();
            ui.horizontal_top(|ui| {
                let (part, least, most) = CARD;
                let face = egui::vec2((ui.available_width() * part).clamp(least, most), height);
                ui.allocate_ui(face, |ui| {
                    ui.vertical(|ui| scroll(ui, "face", &mut |ui| self.beside_ui(ui, &pen, &card, changes)));
                });
                ui.add_space(Theme::of(ui.ctx()).space(3.0));
                ui.vertical(|ui| scroll(ui, "form", &mut |ui| self.fields_ui(ui, &pen, &card, changes)));
            });
        } else {
            scroll(ui, "both", &mut |ui| {
                self.beside_ui(ui, &pen, &card, changes);
                self.fields_ui(ui, &pen, &card, changes);
            });
        }
    }

    /// The card, what is wrong with it, and the way back to the one of the box.
    fn beside_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &Card, changes: &mut Vec<Change>) {
        let shown = self.shown(pen.texts, card);
        face_ui(ui, pen, card, &shown);
        let problems = self.problems(card);
        if !problems.is_empty() {
            heading(ui, &tr!(pen.texts, "cards-problems"));
        }
        for problem in problems {
            let text = problem.say(pen.texts);
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            let link = egui::Button::new(RichText::new(text.as_ref()).color(danger)).wrap();
            if ui.add(link).clicked() {
                self.jump = Jump(Some(problem.field));
            }
        }
        let own = self.kept.history.current();
        let is_changed = own.card(card.code()).is_some() || keys_of(card).iter().any(|key| own.names.contains_key(key));
        if is_changed && ui.add(Action::new(Icon::Undo, &tr!(pen.texts, "cards-take-out"))).clicked() {
            changes.push(Change::TakeOut);
        }
    }

    fn fields_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &Card, changes: &mut Vec<Change>) {
        let mut changed = card.clone();
        let has_text = changed.passage_mut(Passage::Text).is_some();
        if has_text && ui.available_width() >= TEXTS_BESIDE {
            let gap = Theme::of(ui.ctx()).space(4.0);
            let all = ui.available_rect_before_wrap();
            let middle = all.left() + (all.width() * 0.46).floor();
            let (mut bottom, mut looked_at) = (all.top(), None);
            for (at, place) in [all.with_max_x(middle - gap), all.with_min_x(middle + gap)].into_iter().enumerate() {
                let column = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)).id_salt(at);
                let mut column = ui.new_child(column);
                if at == 0 {
                    self.facts_ui(&mut column, pen, &mut changed, changes);
                    column.add_space(gap);
                    looked_at = self.alike_ui(&mut column, pen.texts, card, ui.clip_rect().bottom());
                } else {
                    self.text_ui(&mut column, pen, &mut changed);
                }
                bottom = bottom.max(column.min_rect().bottom());
            }
            ui.advance_cursor_after_rect(all.with_max_y(bottom));
            if let Some(code) = looked_at {
                self.chosen = code;
                self.follow = true;
            }
        } else {
            self.facts_ui(ui, pen, &mut changed, changes);
            self.text_ui(ui, pen, &mut changed);
        }
        // Looking alone does not make a card the user's own.
        if changed != *card {
            changes.push(Change::Card(Box::new(changed)));
        }
    }

    /// Its names, and everything that is no text.
    fn facts_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &mut Card, changes: &mut Vec<Change>) {
        heading(ui, &tr!(pen.texts, "cards-names"));
        self.names_ui(ui, pen.texts, card, changes);
        match card {
            Card::Equipment(card) => self.equipment_ui(ui, pen, card),
            Card::Enemy(card) => self.enemy_ui(ui, pen, card),
            Card::Door(card) => door_ui(ui, pen, card),
            Card::Event(card) => self.event_ui(ui, pen, card),
            Card::Hero(card) => self.hero_form(ui, pen, card, changes),
            Card::Class(sheet) => self.class_form(ui, pen, sheet, changes),
        }
    }

    fn text_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &mut Card) {
        if let Some(abilities) = card.passage_mut(Passage::Text) {
            let title = tr!(pen.texts, "cards-text");
            heading(ui, &title);
            self.abilities_ui(ui, pen, Passage::Text, &title, abilities);
        }
    }

    fn names_ui(&self, ui: &mut Ui, texts: &Texts, card: &Card, changes: &mut Vec<Change>) {
        let room = ui.available_width();
        Grid::new("names").num_columns(2).show(ui, |ui| {
            for language in Language::ALL {
                let title = texts.get(language.message_id());
                ui.label(title.as_ref());
                ui.spacing_mut().text_edit_width = (room - NAMES).clamp(160.0, 440.0);
                let field = tr!(texts, "cards-name-in", language = title.as_ref());
                let hint = self.names_of_the_box[language as usize].get(card);
                self.name_ui(ui, card.code(), language, &field, &hint, changes);
                ui.end_row();
            }
        });
    }

    /// The own name that is kept under a key, in one language.
    pub(super) fn name_ui(
        &self,
        ui: &mut Ui,
        key: &str,
        language: Language,
        field: &str,
        hint: &str,
        changes: &mut Vec<Change>,
    ) {
        let own = self.kept.history.current().names.get(key).and_then(|names| names.get(language.code()));
        let mut written = own.cloned().unwrap_or_default();
        if text_field(ui, field, hint, &mut written).changed() {
            changes.push(Change::Name(key.to_owned(), language.code(), written));
        }
    }

    fn equipment_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &mut Equipment) {
        heading(ui, &tr!(pen.texts, "cards-facts"));
        Grid::new("facts").num_columns(2).show(ui, |ui| {
            let level = row(ui, pen, "cards-level", |ui, name| number(ui, pen, name, &mut card.level, 1, 5));
            self.jump.here(Field::Level, &level);
            let kind = row(ui, pen, "cards-kind", |ui, name| pick(ui, pen, name, &mut card.kind, |_| true));
            self.jump.here(Field::Kind, &kind);
            let slot = row(ui, pen, "cards-slot", |ui, name| pick(ui, pen, name, &mut card.slot, |_| true));
            self.jump.here(Field::Slot, &slot);
            let fields = [&mut card.melee, &mut card.ranged, &mut card.magic, &mut card.defense];
            self.dice_ui(ui, pen, fields);
        });
        ui.label(RichText::new(tr!(pen.texts, "cards-tags").as_ref()).weak());
        self.tags_ui(ui, pen, &mut card.tags);
    }

    fn enemy_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &mut EnemyCard) {
        heading(ui, &tr!(pen.texts, "cards-facts"));
        Grid::new("facts").num_columns(2).show(ui, |ui| {
            let kind = row(ui, pen, "cards-enemy-kind", |ui, name| kind_ui(ui, pen, name, &mut card.kind));
            self.jump.here(Field::Kind, &kind);
            row(ui, pen, "cards-deck", |ui, name| pick(ui, pen, name, &mut card.deck, |_| true));
            if let EnemyDeck::Guard(level) = &mut card.deck {
                let level = row(ui, pen, "cards-level", |ui, name| number(ui, pen, name, level, 1, 5));
                self.jump.here(Field::Level, &level);
            }
            let health = row(ui, pen, "cards-health", |ui, name| number(ui, pen, name, &mut card.health, 1, 30));
            self.jump.here(Field::Health, &health);
            let minions = row(ui, pen, "cards-minions", |ui, name| number(ui, pen, name, &mut card.minions, 0, 4));
            self.jump.here(Field::Minions, &minions);
            let fields = [&mut card.melee, &mut card.ranged, &mut card.magic, &mut card.defense];
            self.dice_ui(ui, pen, fields);
        });
    }

    fn event_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &mut EventCard) {
        heading(ui, &tr!(pen.texts, "cards-effects"));
        let theme = Theme::of(ui.ctx());
        let text = CardText::in_words(pen.texts).effects_text(&card.effects);
        let sentence = ui.label(RichText::new(text).color(theme.signal.accent.egui()));
        self.jump.here(Field::Text, &sentence);
        super::edit::effects_ui(ui, pen, &mut card.effects);
        ui.checkbox(&mut card.optional, tr!(pen.texts, "cards-may-event").as_ref());
    }

    /// How many dice of each colour lie in each field.
    fn dice_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, fields: [&mut Vec<Colour>; 4]) {
        for (at, (field, dice)) in FIELDS.into_iter().zip(fields).enumerate() {
            let name = pen.texts.get(field);
            ui.label(name.as_ref());
            ui.horizontal(|ui| {
                for colour in Colour::ALL.into_iter().filter(|colour| colour.is_attack() == (at < 3)) {
                    let mut count = dice.iter().filter(|die| **die == colour).count() as i64;
                    let before = count;
                    die_ui(ui, pen.texts, colour);
                    let ids = ["die-yellow", "die-red", "die-blue", "die-green"];
                    let colour_name = pen.texts.get(ids[colour as usize]);
                    let name = tr!(pen.texts, "cards-dice", field = name.as_ref(), colour = colour_name.as_ref());
                    let response = stepper(ui, pen.texts, &name, &mut count, 0..=3);
                    self.jump.here(Field::Dice(at), &response);
                    if count != before {
                        dice.retain(|die| *die != colour);
                        dice.extend(std::iter::repeat_n(colour, usize::try_from(count).unwrap_or_default()));
                        dice.sort();
                    }
                }
            });
            ui.end_row();
        }
    }

    /// Words that conditions look for: those of the box, and own ones.
    fn tags_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, tags: &mut Vec<String>) {
        ui.horizontal_wrapped(|ui| {
            let has_name = |tag: &String| pen.texts.has(&format!("tag-{tag}"));
            let offered: Vec<String> =
                pen.known.tags.iter().filter(|tag| has_name(tag) || tags.contains(tag)).cloned().collect();
            for tag in &offered {
                let mut is_on = tags.contains(tag);
                if ui.checkbox(&mut is_on, tag_name(pen, tag)).changed() {
                    if is_on {
                        tags.push(tag.clone());
                    } else {
                        tags.retain(|other| other != tag);
                    }
                }
            }
        });
        ui.horizontal(|ui| {
            let name = tr!(pen.texts, "cards-new-tag");
            let field = text_field(ui, &name, &name, &mut self.new_tag);
            let word = self.new_tag.trim().to_lowercase();
            ui.add_enabled_ui(!word.is_empty() && !tags.contains(&word), |ui| {
                let add = tr!(pen.texts, "cards-add-what", what = name.as_ref());
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if icon_button(ui, Icon::Plus, &add).clicked() || (entered && ui.is_enabled()) {
                    tags.push(word.clone());
                    self.new_tag.clear();
                }
            });
        });
    }

    /// A list of abilities, with what it is called.
    pub(super) fn abilities_ui(
        &mut self,
        ui: &mut Ui,
        pen: &Pen<'_>,
        passage: Passage,
        title: &str,
        abilities: &mut Vec<Ability>,
    ) {
        let texts = pen.texts;
        if abilities.is_empty() {
            ui.label(RichText::new(tr!(texts, "cards-no-text").as_ref()).weak());
        }
        let (mut act, count) = (None, abilities.len());
        for (at, ability) in abilities.iter_mut().enumerate() {
            ui.push_id(("text", at), |ui| {
                let sentence = Sentence::ui(ui, pen, ability, at, count);
                self.jump.here(Field::Ability(passage, at), &sentence.first);
                if let Some(wanted) = sentence.act {
                    act = Some((wanted, at));
                }
            });
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
        }
        if let Some((wanted, at)) = act {
            wanted.apply(abilities, at);
        }
        let name = match passage {
            Passage::Text => tr!(texts, "cards-new-text"),
            _ => tr!(texts, "cards-new-text-of", what = title),
        };
        let add = ui.add(Action::new(Icon::Plus, &name));
        if passage == Passage::Text {
            self.jump.here(Field::Text, &add);
        }
        let mut new = add.clicked().then(|| plainest(When::Attack(Style::Any)));
        if let Some(ability) = self.others_ui(ui, texts, passage, title) {
            new = Some(ability);
        }
        if let Some(mut ability) = new {
            if passage == Passage::Shadow && !ability.only_if.contains(&Condition::InShadow) {
                ability.only_if.insert(0, Condition::InShadow);
            }
            abilities.push(ability);
        }
    }

    /// What texts can begin with, said once for each language and change.
    fn said_in(&mut self, texts: &Texts) -> &[String] {
        let language = texts.language();
        if self.said.as_ref().is_none_or(|(said, _)| *said != language) {
            let said = self.abilities.iter().map(|ability| CardText::in_words(texts).ability_text(ability));
            self.said = Some((language, said.collect()));
        }
        self.said.as_ref().map(|(_, said)| said.as_slice()).unwrap_or_default()
    }

    /// The sentences of all other cards, to begin with.
    fn others_ui(&mut self, ui: &mut Ui, texts: &Texts, passage: Passage, title: &str) -> Option<Ability> {
        let mut taken = None;
        let header = egui::CollapsingHeader::new(tr!(texts, "cards-from-others").as_ref());
        // Where there is room for some of them they are seen at once; on sheets with many texts they would be there many times.
        let room = ui.clip_rect().height() - (ui.cursor().top() - ui.min_rect().top());
        header.id_salt(title).default_open(passage == Passage::Text && room > OTHERS).show(ui, |ui| {
            let name = tr!(texts, "cards-search-text");
            text_field(ui, &name, &name, &mut self.wanted_text);
            let wanted = self.wanted_text.to_lowercase();
            let said = (0..).zip(self.said_in(texts)).filter(|(_, text)| text.to_lowercase().contains(&wanted));
            let rows: Vec<(usize, String)> = said.map(|(at, text)| (at, text.clone())).collect();
            let area = ScrollArea::vertical().id_salt("texts").max_height((room - AROUND_OTHERS).max(260.0));
            area.auto_shrink([false, true]).show(ui, |ui| {
                rows_in_view(ui, (), &rows, |ui, (at, text)| {
                    if ui.add(Action::new(Icon::Plus, text)).clicked() {
                        taken = self.abilities.get(*at).cloned();
                    }
                });
            });
        });
        taken
    }
}

/// A row of the form: its name and its control.
pub(super) fn row(ui: &mut Ui, pen: &Pen<'_>, message: &str, add: impl FnOnce(&mut Ui, &str) -> Response) -> Response {
    let name = pen.texts.get(message);
    ui.label(name.as_ref());
    let response = add(ui, &name);
    ui.end_row();
    response
}

pub(super) fn number(ui: &mut Ui, pen: &Pen<'_>, name: &str, value: &mut u8, least: i64, most: i64) -> Response {
    let mut number = i64::from(*value);
    let response = stepper(ui, pen.texts, name, &mut number, least..=most);
    *value = u8::try_from(number).unwrap_or(*value);
    response
}

/// Which miniatures stand for an Enemy card.
fn kind_ui(ui: &mut Ui, pen: &Pen<'_>, name: &str, kind: &mut String) -> Response {
    let called = |kind: &str| pen.texts.get(&format!("enemy-{kind}"));
    let shown = called(kind);
    let offers = || {
        let offer = |(known, _): &(String, _)| Offer::new(called(known).as_ref(), known == kind);
        pen.known.kinds.iter().map(offer).collect()
    };
    let (response, taken) = choose(ui, pen.texts, name, &shown, offers);
    if let Some((known, _)) = taken.and_then(|at| pen.known.kinds.get(at)) {
        kind.clone_from(known);
    }
    response
}

fn door_ui(ui: &mut Ui, pen: &Pen<'_>, card: &mut DoorCard) {
    heading(ui, &tr!(pen.texts, "cards-effects"));
    for (at, block) in card.blocks.iter_mut().enumerate() {
        let place = at as i64 + 1;
        ui.strong(tr!(pen.texts, "cards-room", number = place).as_ref());
        ui.push_id(at, |ui| {
            ui.horizontal_wrapped(|ui| {
                let guard = tr!(pen.texts, "cards-room-guard", number = place);
                pick(ui, pen, &guard, &mut block.guard, |_| true);
                let treasure = tr!(pen.texts, "cards-room-treasure", number = place);
                ui.label(tr!(pen.texts, "token-treasure").as_ref());
                number(ui, pen, &treasure, &mut block.treasure, 0, 4);
                let special = tr!(pen.texts, "cards-room-special", number = place);
                ui.label(tr!(pen.texts, "token-special-treasure").as_ref());
                number(ui, pen, &special, &mut block.special, 0, 4);
            });
        });
    }
}

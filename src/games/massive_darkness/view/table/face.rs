//! A card as one reads it: name, Level, place, dice as pictures, text as sentences, and how far it can be trusted.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::cards::{
    DoorBlock, DoorCard, DoorGuard, EnemyCard, EnemyDeck, Equipment, EquipmentKind, Origin, Role, SlotSymbol,
};
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::ids::{CardId, EnemyCardId};
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, Use, die};
use crate::games::massive_darkness::view::art::figures::EnemyKind;
use crate::games::massive_darkness::view::art::things::Deck;
use crate::games::massive_darkness::view::hand_card::{Edge, HandCard, Picture, Printed, Written, shown_card_ui};
use crate::house::text::Texts;
use crate::kit::card::LARGE_WIDTH;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, heading};
use crate::tr;
use egui::{Id, Modal, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use std::sync::Arc;

/// The dice of one field.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Melee, Ranged, Magic or Defense.
    pub name: Arc<str>,
    /// Thrown by whoever attacks or defends with it.
    pub dice: DiceCount,
    /// The same in words.
    pub in_words: String,
}

/// A card, a Skill or an Enemy.
#[derive(Clone, Debug, PartialEq)]
pub struct CardFace {
    /// In the language of the texts.
    pub name: Arc<str>,
    /// What it is: Level, kind, place.
    pub kind: String,
    /// How it is with it now: where it lies, Health, why it does not work.
    pub now: Vec<String>,
    /// Fields that have dice.
    pub fields: Vec<Field>,
    /// Its text, sentence by sentence.
    pub texts: Vec<String>,
    /// The same with signs for symbols and dice.
    pub signed: Vec<String>,
    /// Where its facts come from.
    pub origin: Origin,
    /// What is printed on it; nothing on a token.
    pub printed: Option<Printed>,
}

impl CardFace {
    /// A card of Equipment.
    #[must_use]
    pub fn of_card(words: &Words<'_>, card: CardId, slot: Slot, works: bool) -> Self {
        let (texts, entry) = (words.texts, words.game.library.card(card));
        let level = tr!(texts, "card-level", level = i64::from(entry.card.level));
        let code = printed_code(&entry.card.code, words.game.edition);
        let kind =
            [code.into(), level, kind_name(texts, entry.card.kind), slot_name(texts, entry.card.slot)].join(" · ");
        let mut now = vec![tr!(texts, "card-lies", slot = place_name(texts, slot).as_ref()).to_string()];
        if !works {
            now.push(tr!(texts, "card-sleeps").to_string());
        }
        let abilities = entry.abilities.ids();
        Self {
            name: words.card(card),
            kind,
            now,
            fields: fields(words, entry.dice),
            texts: abilities.clone().map(|id| words.ability_text(words.game.library.ability(id))).collect(),
            signed: abilities.map(|id| words.signed_text().ability_text(words.game.library.ability(id))).collect(),
            origin: entry.card.origin,
            printed: Some(Printed::of(&entry.card, entry.dice)),
        }
    }

    /// An Enemy as its card shows it, before it stands on the board.
    #[must_use]
    pub fn of_enemy_card(words: &Words<'_>, card: EnemyCardId) -> Self {
        let library = &words.game.library;
        let entry = library.enemy(card);
        let kind = library.kind(entry.kind);
        let abilities = entry.abilities.ids();
        let edge = match entry.card.deck {
            EnemyDeck::Guard(level) => Edge::Level(level),
            EnemyDeck::Lesser | EnemyDeck::Greater => Edge::Roaming,
        };
        let printed = Printed { edge, picture: Picture::Enemy(EnemyKind::of(kind.silhouette)), dice: entry.dice };
        Self {
            name: words.enemy_card(card),
            kind: enemy_facts(words.texts, &entry.card, kind.role).join(" · "),
            now: Vec::new(),
            fields: fields(words, entry.dice),
            texts: abilities.clone().map(|id| words.ability_text(library.ability(id))).collect(),
            signed: abilities.map(|id| words.signed_text().ability_text(library.ability(id))).collect(),
            origin: entry.card.origin,
            printed: Some(printed),
        }
    }

    /// A card that is drawn: what tells it from others with its name. A token has no more than its name.
    #[must_use]
    pub fn of_drawn(words: &Words<'_>, drawn: Drawn) -> Self {
        let library = &words.game.library;
        let (name, mut kind) = (words.drawn(drawn), Vec::new());
        kind.extend(words.code(drawn).map(Arc::<str>::from));
        let (mut sentences, mut signed) = (Vec::new(), Vec::new());
        let (mut origin, mut printed) = (Origin::Printed, None);
        match drawn {
            Drawn::Card(card) => {
                let of_card = Self::of_card(words, card, Slot::Pack, true);
                return Self { now: Vec::new(), ..of_card };
            }
            Drawn::Enemy(card) => {
                let of_card = Self::of_enemy_card(words, card);
                kind.push(of_card.kind.into());
                return Self { name, kind: kind.join(" · "), ..of_card };
            }
            Drawn::Door(card) => {
                sentences = rooms(words.texts, library.door(card));
                signed.clone_from(&sentences);
                origin = library.door(card).origin;
                printed = Some(Printed::of_deck(Deck::Door));
            }
            Drawn::Event(card) => {
                sentences.push(words.card_text().effects_text(&library.event(card).effects));
                signed.push(words.signed_text().effects_text(&library.event(card).effects));
                origin = library.event(card).origin;
                printed = Some(Printed::of_deck(Deck::Event));
            }
            Drawn::Token(_) => {}
        }
        Self {
            name,
            kind: kind.join(" · "),
            now: Vec::new(),
            fields: Vec::new(),
            texts: sentences,
            signed,
            origin,
            printed,
        }
    }

    /// The face as a card, where it is one.
    #[must_use]
    pub fn card(&self) -> Option<HandCard<'_>> {
        let written = Written { kind: &self.kind, text: &self.signed, foot: "" };
        Some(HandCard::new(&self.name, self.printed?).with(written))
    }

    /// What the card is and does in one line, without its code.
    #[must_use]
    pub fn in_short(&self, code: &str) -> String {
        let kind = self.kind.strip_prefix(code).unwrap_or(&self.kind).trim_start_matches(" · ");
        let fields = self.fields.iter().map(|field| format!("{}: {}", field.name, field.in_words));
        let parts = std::iter::once(kind.to_owned()).chain(fields).chain(self.texts.iter().cloned());
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// Everything but the name in one text, for tooltips.
    #[must_use]
    pub fn in_words(&self, texts: &Texts) -> String {
        let fields = self.fields.iter().map(|field| format!("{}: {}", field.name, field.in_words));
        let lines = std::iter::once(self.kind.clone()).chain(fields).chain(self.texts.iter().cloned());
        lines.chain([origin(texts, self.origin).to_string()]).collect::<Vec<_>>().join("\n")
    }
}

/// Level or deck, role, Health and Minions of an Enemy card.
fn enemy_facts(texts: &Texts, card: &EnemyCard, role: Role) -> Vec<Arc<str>> {
    let deck = match card.deck {
        EnemyDeck::Guard(level) => tr!(texts, "card-level", level = i64::from(level)),
        EnemyDeck::Lesser => tr!(texts, "deck-lesser"),
        EnemyDeck::Greater => tr!(texts, "deck-greater"),
    };
    let health = if role == Role::Mob { tr!(texts, "cards-health") } else { tr!(texts, "cards-health-each") };
    let mut facts = vec![deck, format!("{health} {}", card.health).into()];
    if card.minions > 0 {
        facts.push(format!("{} {}", tr!(texts, "cards-minions"), card.minions).into());
    }
    facts
}

/// DOOR-05: what waits in each Room of a Door card; empty Rooms are not spoken of.
#[must_use]
pub fn rooms(texts: &Texts, card: &DoorCard) -> Vec<String> {
    let room = |(at, block): (usize, &DoorBlock)| {
        let guard = match block.guard {
            DoorGuard::None => None,
            DoorGuard::Here => Some(tr!(texts, "pick-guard-here").to_string()),
            DoorGuard::Ambush => Some(tr!(texts, "pick-guard-ambush").to_string()),
        };
        let counted = |count: u8, name: Arc<str>| (count > 0).then(|| format!("{count} × {name}"));
        let things = [
            guard,
            counted(block.treasure, tr!(texts, "token-treasure")),
            counted(block.special, tr!(texts, "token-special-treasure")),
        ];
        let things: Vec<String> = things.into_iter().flatten().collect();
        let room = tr!(texts, "cards-room", number = at as i64 + 1);
        (!things.is_empty()).then(|| format!("{room}: {}", things.join(", ")))
    };
    card.blocks.iter().enumerate().filter_map(room).collect()
}

/// The fields that have dice.
#[must_use]
pub fn fields(words: &Words<'_>, dice: [DiceCount; 4]) -> Vec<Field> {
    let texts = words.texts;
    let names =
        [tr!(texts, "style-melee"), tr!(texts, "style-ranged"), tr!(texts, "style-magic"), tr!(texts, "when-defense")];
    let with_dice = names.into_iter().zip(dice).filter(|(_, dice)| *dice != [0; 4]);
    with_dice.map(|(name, dice)| Field { name, dice, in_words: dice_text(words, dice) }).collect()
}

/// Dice in words: `2 yellow, 1 red`.
fn dice_text(words: &Words<'_>, dice: DiceCount) -> String {
    let present = dice.iter().enumerate().filter(|(_, count)| **count > 0);
    present.map(|(colour, count)| format!("{count} {}", words.colour(colour))).collect::<Vec<_>>().join(", ")
}

/// How far a card can be trusted to be the one in the box.
fn origin(texts: &Texts, origin: Origin) -> Arc<str> {
    match origin {
        Origin::Printed => tr!(texts, "card-origin-printed"),
        Origin::Inferred => tr!(texts, "card-origin-inferred"),
        Origin::Designed => tr!(texts, "card-origin-designed"),
    }
}

fn kind_name(texts: &Texts, kind: EquipmentKind) -> Arc<str> {
    match kind {
        EquipmentKind::Weapon => tr!(texts, "pick-equipment-weapon"),
        EquipmentKind::Armor => tr!(texts, "pick-equipment-armor"),
        EquipmentKind::Shield => tr!(texts, "pick-equipment-shield"),
        EquipmentKind::Item => tr!(texts, "pick-equipment-item"),
        EquipmentKind::Consumable => tr!(texts, "pick-equipment-consumable"),
        EquipmentKind::Luck => tr!(texts, "pick-equipment-luck"),
        EquipmentKind::Trap => tr!(texts, "pick-equipment-trap"),
        EquipmentKind::Artifact => tr!(texts, "pick-equipment-artifact"),
    }
}

fn slot_name(texts: &Texts, slot: SlotSymbol) -> Arc<str> {
    match slot {
        SlotSymbol::None => tr!(texts, "pick-slot-none"),
        SlotSymbol::Body => tr!(texts, "pick-slot-body"),
        SlotSymbol::Hand => tr!(texts, "pick-slot-hand"),
        SlotSymbol::TwoHands => tr!(texts, "pick-slot-two-hands"),
    }
}

/// What a card of Equipment is, and where it is worn.
pub(crate) fn kind_of(texts: &Texts, card: &Equipment) -> String {
    [kind_name(texts, card.kind), slot_name(texts, card.slot)].join(" · ")
}

/// A place in an Inventory.
#[must_use]
pub fn place_name(texts: &Texts, slot: Slot) -> Arc<str> {
    match slot {
        Slot::FirstHand => tr!(texts, "slot-first-hand"),
        Slot::SecondHand => tr!(texts, "slot-second-hand"),
        Slot::Body => tr!(texts, "slot-body"),
        Slot::Pack => tr!(texts, "slot-pack"),
    }
}

/// Size of the dice and width of what is told beside a card, in points.
const DIE_SIZE: f32 = 34.0;
const FACE_WIDTH: f32 = 340.0;

/// Shows a face on top of the table; true when it is put away.
pub(super) fn face_ui(ui: &Ui, texts: &Texts, face: &CardFace) -> bool {
    let theme = Theme::of(ui.ctx());
    let modal = Modal::new(Id::unique("card-face")).frame(Sheet::Raised.frame(theme)).show(ui.ctx(), |ui| {
        let room = ui.ctx().content_rect().size();
        let width = if face.printed.is_some() { FACE_WIDTH + LARGE_WIDTH + 24.0 } else { FACE_WIDTH };
        ui.set_width(width.min(room.x - 64.0));
        let words = |ui: &mut Ui| {
            ui.label(RichText::new(face.name.as_ref()).heading());
            ui.label(RichText::new(face.kind.as_str()).weak());
            ScrollArea::vertical().id_salt("face").max_height(room.y - 200.0).show(ui, |ui| inside_ui(ui, texts, face));
        };
        match face.card() {
            Some(card) => drop(ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                ui.vertical(|ui| shown_card_ui(ui, texts, &card));
                ui.vertical(words);
            })),
            None => words(ui),
        }
        ui.add_space(theme.space(2.0));
        ui.button(tr!(texts, "notice-close").as_ref()).clicked()
    });
    modal.inner || modal.should_close()
}

fn inside_ui(ui: &mut Ui, texts: &Texts, face: &CardFace) {
    let space = Theme::of(ui.ctx()).space(2.0);
    for line in &face.now {
        ui.label(line.as_str());
    }
    if !face.fields.is_empty() {
        heading(ui, &tr!(texts, "card-dice"));
    }
    egui::Grid::new("face-dice").num_columns(2).show(ui, |ui| {
        for field in &face.fields {
            ui.label(field.name.as_ref());
            ui.horizontal(|ui| dice_ui(ui, texts, field));
            ui.end_row();
        }
    });
    heading(ui, &tr!(texts, "card-text"));
    if face.texts.is_empty() {
        ui.label(RichText::new(tr!(texts, "card-no-text").as_ref()).weak());
    }
    for text in &face.texts {
        ui.label(text.as_str());
    }
    heading(ui, &tr!(texts, "card-origin"));
    ui.label(origin(texts, face.origin).as_ref());
    ui.add_space(space);
    ui.label(RichText::new(tr!(texts, "card-not-yours").as_ref()).weak().small());
}

/// The dice of a field side by side, as one picture with the words for it.
fn dice_ui(ui: &mut Ui, texts: &Texts, field: &Field) {
    let letters = [
        tr!(texts, "die-letter-yellow"),
        tr!(texts, "die-letter-red"),
        tr!(texts, "die-letter-blue"),
        tr!(texts, "die-letter-green"),
    ];
    let count: u8 = field.dice.iter().sum();
    let (rect, response) = ui.allocate_exact_size(vec2(DIE_SIZE * f32::from(count), DIE_SIZE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, field.in_words.as_str()));
    let mut left = rect.left();
    for (colour, letter) in letters.iter().enumerate() {
        for _ in 0..field.dice[colour] {
            let spot = egui::Rect::from_min_size(egui::pos2(left, rect.top()), vec2(DIE_SIZE, DIE_SIZE)).shrink(1.5);
            let shown = DieFace { colour: DieColour::ALL[colour], symbols: &[], state: Use::Fresh, letter };
            die(ui.painter(), Theme::of(ui.ctx()), spot, &shown, 0.0);
            left += DIE_SIZE;
        }
    }
    ui.label(RichText::new(field.in_words.as_str()).weak().small());
}

/// A name that can be pressed to see the card behind it; true when it is.
pub(super) fn name_ui(ui: &mut Ui, name: RichText, hint: &str) -> bool {
    let colour = ui.visuals().text_color();
    ui.visuals_mut().hyperlink_color = colour;
    let link = ui.link(name);
    if hint.is_empty() { link.clicked() } else { link.on_hover_text(hint).clicked() }
}

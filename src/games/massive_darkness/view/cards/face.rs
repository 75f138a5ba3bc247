//! A card as it would lie on the table.

use super::edit::tag_name;
use super::{Origins, Shown};
use crate::games::massive_darkness::content::own_cards::{Card, Deck, Known};
use crate::games::massive_darkness::describe::CardText;
use crate::games::massive_darkness::rules::cards::{
    ClassSheet, DoorCard, DoorGuard, EnemyCard, Equipment, EquipmentKind, HeroCard, Origin, Role, SlotSymbol,
};
use crate::games::massive_darkness::rules::language::Ability;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::symbol;
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, Use, die};
use crate::games::massive_darkness::view::art::figures::EnemyKind;
use crate::games::massive_darkness::view::art::things::Deck as DeckPicture;
use crate::games::massive_darkness::view::hand_card::{Edge, HandCard, Picture, Printed, Written, shown_card_at_ui};
use crate::games::massive_darkness::view::table::face::rooms;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::card::LARGE_WIDTH;
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{BadgeLook, Sheet, badge, sheet};
use crate::tr;
use egui::{RichText, Sense, Ui, Vec2, vec2};
use std::sync::Arc;

/// No card is drawn wider, in points.
const WIDEST: f32 = 384.0;

/// The messages of the dice fields, in the order of [`Card::dice`].
pub(super) const FIELDS: [&str; 4] = ["style-melee", "style-ranged", "style-magic", "when-defense"];

/// Draws the card as it lies on the table, and below it what is known of it; who a Hero is and what a Class can do on a sheet.
pub(super) fn face_ui(ui: &mut Ui, pen: &super::edit::Pen<'_>, card: &Card, shown: &Shown) {
    let texts = pen.texts;
    let Some((printed, text)) = printed(pen, card) else {
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                picture(ui, icon_of(card));
                ui.label(RichText::new(&shown.name).heading());
            });
            ui.label(RichText::new(&shown.code).weak());
            text_ui(ui, texts, card, &shown.skills);
            ui.separator();
            ui.label(RichText::new(origin_text(texts, shown)).weak().small());
        });
        return;
    };
    let kind = kind_of(pen, card);
    let written = Written { kind: &kind, text: &text, foot: &shown.code };
    let width = ui.available_width().clamp(LARGE_WIDTH, WIDEST);
    shown_card_at_ui(ui, texts, &HandCard::new(&shown.name, printed).with(written), width);
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
    ui.label(RichText::new(&shown.name).strong());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&shown.code).weak());
        facts_ui(ui, pen, card);
    });
    text_ui(ui, texts, card, &shown.skills);
    ui.separator();
    ui.label(RichText::new(origin_text(texts, shown)).weak().small());
}

/// What a card shows; nothing where it is a sheet.
pub(super) fn printed_of(known: &Known, card: &Card) -> Option<Printed> {
    let dice = card.dice().map(|fields| {
        fields.map(|dice| {
            let mut counted: DiceCount = [0; 4];
            dice.iter().for_each(|colour| counted[(*colour as usize).min(3)] += 1);
            counted
        })
    });
    let dice = dice.unwrap_or_default();
    match card {
        Card::Equipment(card) => Some(Printed::of(card, dice)),
        Card::Enemy(enemy) => {
            let edge = match card.deck() {
                Deck::Guards(level) => Edge::Level(level),
                _ => Edge::Roaming,
            };
            let looks = known.silhouettes.get(&enemy.kind);
            let kind = looks.map_or(EnemyKind::Generic, |silhouette| EnemyKind::of(*silhouette));
            Some(Printed { edge, picture: Picture::Enemy(kind), dice })
        }
        Card::Door(_) => Some(Printed::of_deck(DeckPicture::Door)),
        Card::Event(_) => Some(Printed::of_deck(DeckPicture::Event)),
        Card::Hero(_) | Card::Class(_) => None,
    }
}

/// What is printed on a card and its text with signs; nothing where it is a sheet.
fn printed(pen: &super::edit::Pen<'_>, card: &Card) -> Option<(Printed, Vec<String>)> {
    let signed = CardText::in_signs(pen.texts);
    let text = |abilities: &[Ability]| abilities.iter().map(|ability| signed.ability_text(ability)).collect();
    let printed = printed_of(pen.known, card)?;
    let text = match card {
        Card::Equipment(card) => text(&card.abilities),
        Card::Enemy(enemy) => text(&enemy.abilities),
        Card::Door(card) => rooms(pen.texts, card),
        Card::Event(card) => vec![signed.effects_text(&card.effects)],
        Card::Hero(_) | Card::Class(_) => Vec::new(),
    };
    Some((printed, text))
}

/// What a card is, in a line.
fn kind_of(pen: &super::edit::Pen<'_>, card: &Card) -> String {
    match card {
        Card::Equipment(card) => {
            let names = [super::edit::variant_name(pen, &card.kind), super::edit::variant_name(pen, &card.slot)];
            names.join(" · ")
        }
        Card::Enemy(card) => {
            let mut facts = vec![format!("{} {}", tr!(pen.texts, "cards-health"), card.health)];
            if card.minions > 0 {
                facts.push(format!("{} {}", tr!(pen.texts, "cards-minions"), card.minions));
            }
            facts.join(" · ")
        }
        _ => String::new(),
    }
}

/// A die as a picture.
pub(super) fn die_ui(ui: &mut Ui, texts: &Texts, colour: symbol::Colour) {
    let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
    let ids = ["die-letter-yellow", "die-letter-red", "die-letter-blue", "die-letter-green"];
    let number = (colour as usize).min(3);
    let letter = texts.get(ids[number]);
    let face = DieFace { colour: DieColour::ALL[number], symbols: &[], state: Use::Fresh, letter: &letter };
    die(ui.painter(), Theme::of(ui.ctx()), rect, &face, 0.0);
}

fn picture(ui: &mut Ui, icon: Icon) {
    let size = Theme::of(ui.ctx()).sizes.icon_large;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    icons::show(ui.painter(), icon, rect, Colour::from_egui(ui.visuals().text_color()), Weight::Bold);
}

/// The picture that stands for a card in the list and on its face.
pub(super) fn icon_of(card: &Card) -> Icon {
    match card {
        Card::Equipment(card) => match card.kind {
            EquipmentKind::Weapon if !card.ranged.is_empty() => Icon::Arrow,
            EquipmentKind::Weapon if !card.magic.is_empty() => Icon::Sparks,
            EquipmentKind::Weapon => Icon::Sword,
            EquipmentKind::Armor => Icon::Body,
            EquipmentKind::Shield => Icon::Guard,
            EquipmentKind::Item => Icon::Item,
            EquipmentKind::Consumable => Icon::Potion,
            EquipmentKind::Luck => Icon::Star,
            EquipmentKind::Trap => Icon::Warning,
            EquipmentKind::Artifact => Icon::Chest,
        },
        Card::Enemy(_) => Icon::Skull,
        Card::Door(_) => Icon::DoorCard,
        Card::Event(_) => Icon::Event,
        Card::Hero(_) => Icon::Party,
        Card::Class(_) => Icon::Book,
    }
}

fn facts_ui(ui: &mut Ui, pen: &super::edit::Pen<'_>, card: &Card) {
    let texts = pen.texts;
    let level = |ui: &mut Ui, level: u8| {
        badge(ui, &tr!(texts, "card-level", level = i64::from(level)), BadgeLook::Accent);
    };
    match card {
        Card::Equipment(card) => {
            level(ui, card.level);
            equipment_facts(ui, pen, card);
        }
        Card::Enemy(card) => {
            match Card::Enemy(card.clone()).deck() {
                Deck::Guards(of) => level(ui, of),
                Deck::Lesser => drop(badge(ui, &tr!(texts, "deck-lesser"), BadgeLook::Accent)),
                _ => drop(badge(ui, &tr!(texts, "deck-greater"), BadgeLook::Accent)),
            }
            enemy_facts(ui, pen, card);
        }
        Card::Door(_) | Card::Event(_) | Card::Hero(_) | Card::Class(_) => {}
    }
}

fn equipment_facts(ui: &mut Ui, pen: &super::edit::Pen<'_>, card: &Equipment) {
    ui.label(super::edit::variant_name(pen, &card.kind).as_ref());
    let slots: &[Icon] = match card.slot {
        SlotSymbol::None => &[],
        SlotSymbol::Body => &[Icon::Body],
        SlotSymbol::Hand => &[Icon::Hand],
        SlotSymbol::TwoHands => &[Icon::Hand, Icon::Hand],
    };
    if !slots.is_empty() {
        slots.iter().for_each(|icon| picture(ui, *icon));
        ui.label(super::edit::variant_name(pen, &card.slot).as_ref());
    }
    for tag in &card.tags {
        badge(ui, &tag_name(pen, tag), BadgeLook::Plain);
    }
}

fn enemy_facts(ui: &mut Ui, pen: &super::edit::Pen<'_>, card: &EnemyCard) {
    let texts = pen.texts;
    let role = pen.known.kinds.iter().find(|(kind, _)| *kind == card.kind).map(|(_, role)| *role);
    let health = if role == Some(Role::Mob) { tr!(texts, "cards-health") } else { tr!(texts, "cards-health-each") };
    picture(ui, Icon::Heart);
    ui.label(format!("{health} {}", card.health));
    if card.minions > 0 {
        picture(ui, Icon::Party);
        ui.label(format!("{} {}", tr!(texts, "cards-minions"), card.minions));
    }
}

fn text_ui(ui: &mut Ui, texts: &Texts, card: &Card, skills: &[Arc<str>]) {
    let sentences = |ui: &mut Ui, abilities: &[Ability]| {
        for ability in abilities {
            ui.label(CardText::in_words(texts).ability_text(ability));
        }
    };
    match card {
        Card::Equipment(card) => sentences(ui, &card.abilities),
        Card::Enemy(card) => sentences(ui, &card.abilities),
        Card::Door(card) => door_text(ui, texts, card),
        Card::Event(card) => {
            ui.label(CardText::in_words(texts).effects_text(&card.effects));
        }
        Card::Hero(card) => hero_text(ui, texts, card, skills, &sentences),
        Card::Class(sheet) => class_text(ui, texts, sheet, skills, &sentences),
    }
}

fn door_text(ui: &mut Ui, texts: &Texts, card: &DoorCard) {
    for (at, block) in card.blocks.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.strong(tr!(texts, "cards-room", number = at as i64 + 1).as_ref());
            match block.guard {
                DoorGuard::None => {}
                DoorGuard::Here => drop(ui.label(tr!(texts, "pick-guard-here").as_ref())),
                DoorGuard::Ambush => drop(ui.label(tr!(texts, "pick-guard-ambush").as_ref())),
            }
            (0..block.treasure).for_each(|_| picture(ui, Icon::Chest));
            (0..block.special).for_each(|_| picture(ui, Icon::Star));
        });
    }
}

type Sentences<'a> = dyn Fn(&mut Ui, &[Ability]) + 'a;

fn hero_text(ui: &mut Ui, texts: &Texts, card: &HeroCard, skills: &[Arc<str>], sentences: &Sentences<'_>) {
    ui.strong(tr!(texts, "cards-shadow").as_ref());
    sentences(ui, &card.shadow);
    skills.iter().for_each(|name| drop(ui.strong(name.as_ref())));
    sentences(ui, &card.special);
}

fn class_text(ui: &mut Ui, texts: &Texts, sheet: &ClassSheet, skills: &[Arc<str>], sentences: &Sentences<'_>) {
    for (name, abilities) in skills.iter().zip([&sheet.signature, &sheet.free]) {
        ui.strong(name.as_ref());
        sentences(ui, abilities);
    }
    for (name, line) in skills.iter().skip(2).zip(&sheet.lines) {
        ui.strong(name.as_ref());
        for skill in &line.skills {
            ui.horizontal_wrapped(|ui| {
                badge(ui, &tr!(texts, "card-level", level = i64::from(skill.level)), BadgeLook::Plain);
                let text: Vec<String> =
                    skill.abilities.iter().map(|ability| CardText::in_words(texts).ability_text(ability)).collect();
                ui.label(text.join(" "));
            });
        }
    }
}

/// Where the facts come from, in plain words.
fn origin_text(texts: &Texts, shown: &Shown) -> String {
    match (&shown.from, shown.origin) {
        (Origins::Yours, _) => tr!(texts, "cards-origin-own"),
        (Origins::Pack(title), _) => tr!(texts, "cards-origin-pack", pack = crate::house::text::shown(title)),
        (Origins::Box, Origin::Printed) => tr!(texts, "card-origin-printed"),
        (Origins::Box, Origin::Inferred) => tr!(texts, "card-origin-inferred"),
        (Origins::Box, Origin::Designed) => tr!(texts, "card-origin-designed"),
    }
    .to_string()
}

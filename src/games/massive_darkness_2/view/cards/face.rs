//! A card as it would lie on the table: picture, name, what it is, and what stands on it, as sentences made from its data.

use super::facts::back_said;
use super::on_boards;
use crate::games::massive_darkness_2::describe::abilities::{
    arrow_card_lines, capital, item_card_lines, sentence, skill_card_lines, tool_lines,
};
use crate::games::massive_darkness_2::describe::enemies::{
    attack_lines, boss_card_lines, door_effects, mob_card_lines, roamer_card_lines,
};
use crate::games::massive_darkness_2::describe::{class_name, dice_words, tiles};
use crate::games::massive_darkness_2::own_cards::{Card, side_lines};
use crate::games::massive_darkness_2::rules::cards::{Back, RoamerTier};
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::{Class, Rarity};
use crate::games::massive_darkness_2::view::art::has_picture;
use crate::games::massive_darkness_2::view::item_art::{OnCard, thing_of};
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::card::{Art, Card as Paper, Look, Size};
use crate::kit::own_cards::form::face_width;
use crate::kit::theme::{Colour, Theme};
use crate::tr;
use egui::{Painter, Rect, Sense, Ui, Vec2};
use std::sync::Arc;

/// What is painted on a card.
struct Painted {
    picture: Option<OnCard>,
    icon: Icon,
    edge: Colour,
}

impl Art for Painted {
    fn picture(&self, painter: &Painter, room: Rect, _: bool) {
        match &self.picture {
            Some(picture) => picture.paint(painter, room, self.edge),
            None => {
                let ink = Theme::of(painter.ctx()).figure.bone;
                let place = Rect::from_center_size(room.center(), Vec2::splat(room.size().min_elem() * 0.55));
                icons::show(painter, self.icon, place, ink, Weight::Bold);
            }
        }
    }

    fn corner(&self, painter: &Painter, room: Rect, _: bool) {
        let ink = Theme::of(painter.ctx()).figure.bone;
        icons::show(painter, self.icon, room.shrink(room.width() * 0.18), ink, Weight::Bold);
    }

    fn sign(&self, _: &Painter, _: char, _: Rect, _: Colour) {}
}

/// Draws it; is it ours, that stands small below.
pub(super) fn face_ui(ui: &mut Ui, texts: &Texts, card: &Card, name: &Arc<str>, is_ours: bool) {
    let theme = Theme::of(ui.ctx());
    let (kind, text) = (kind(card, texts), on_paper(lines(card, texts)));
    let foot = if is_ours { tr!(texts, "card-md2-designed") } else { "".into() };
    let paper = Paper { name, edge: edge(card, theme), kind: &kind, rows: &[], text: &text, foot: &foot };
    let size = paper.large_size(ui.painter(), face_width(ui));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painted = Painted { picture: picture_of(card), icon: icon(card), edge: edge(card, theme) };
    paper.paint(ui.painter(), rect, Size::Large, Look::default(), &painted);
}

fn picture_of(card: &Card) -> Option<OnCard> {
    let name = match card {
        Card::Item(item) => return Some(OnCard::Thing(thing_of(item))),
        Card::Skill(skill) => picture_of_class(skill.class),
        Card::Power(power) => picture_of_class(power.class),
        Card::Tool(_) => picture_of_class(Class::Rogue),
        Card::Arrow(_) => picture_of_class(Class::Ranger),
        Card::Door(_) => "door",
        Card::Sides(_) => "chest",
        Card::Tile(_) => return None,
        Card::Hero(_) | Card::Boards(_) | Card::Spirit(_) | Card::Mob(_) | Card::Roamer(_) | Card::Boss(_) => {
            card.code()
        }
    };
    has_picture(name).then(|| OnCard::Figure(name.to_owned()))
}

/// The picture of a Class: who of the box has it.
fn picture_of_class(class: Class) -> &'static str {
    match class {
        Class::Berserker => "class-berserker",
        Class::Paladin => "class-paladin",
        Class::Ranger => "class-ranger",
        Class::Rogue => "class-rogue",
        Class::Shaman => "class-shaman",
        Class::Wizard => "class-wizard",
    }
}

fn icon(card: &Card) -> Icon {
    match card {
        Card::Hero(_) | Card::Skill(_) | Card::Power(_) | Card::Boards(_) => Icon::Star,
        Card::Tool(_) | Card::Sides(_) => Icon::Hand,
        Card::Item(_) => Icon::Chest,
        Card::Tile(_) => Icon::Grid,
        Card::Arrow(_) => Icon::Arrow,
        Card::Spirit(_) => Icon::Sparks,
        Card::Door(_) => Icon::DoorCard,
        Card::Mob(_) | Card::Roamer(_) => Icon::Skull,
        Card::Boss(_) => Icon::Crown,
    }
}

fn edge(card: &Card, theme: &Theme) -> Colour {
    match card {
        Card::Item(item) => match item.back {
            Back::Treasure(Rarity::Common) | Back::Starting => theme.board.plank,
            Back::Treasure(Rarity::Rare) => theme.signal.special,
            Back::Treasure(Rarity::Epic) => theme.signal.accent,
            Back::Mob(_) => theme.figure.foe_rim,
        },
        Card::Door(_) => theme.board.flame_edge.darker(0.3),
        Card::Mob(_) | Card::Roamer(_) | Card::Boss(_) => theme.figure.foe_rim,
        Card::Hero(_)
        | Card::Skill(_)
        | Card::Power(_)
        | Card::Boards(_)
        | Card::Sides(_)
        | Card::Tile(_)
        | Card::Tool(_)
        | Card::Arrow(_)
        | Card::Spirit(_) => theme.signal.accent,
    }
}

/// Lines as they stand on paper: each begins with a capital letter, and no number stands alone at the end of a line.
pub(in crate::games::massive_darkness_2::view) fn on_paper(lines: Vec<String>) -> Vec<String> {
    lines.iter().map(|line| capital(&with_numbers_kept(line))).collect()
}

fn with_numbers_kept(line: &str) -> String {
    let (mut kept, mut last) = (String::with_capacity(line.len() + 8), ' ');
    for sign in line.chars() {
        let holds = sign == ' ' && (last.is_ascii_digit() || last == '×');
        // The sign for “times” stands between what belongs together.
        if sign == '×' && last == ' ' {
            kept.pop();
            kept.push('\u{a0}');
        }
        kept.push(if holds { '\u{a0}' } else { sign });
        last = sign;
    }
    kept
}

/// What it is, in a line.
fn kind(card: &Card, texts: &Texts) -> String {
    match card {
        Card::Hero(hero) => class_name(hero.class, texts).to_string(),
        Card::Item(item) => back_said(item.back, texts),
        Card::Skill(skill) => {
            let (class, level) = (class_name(skill.class, texts), i64::from(skill.level));
            tr!(texts, "cards-md2-skill-of", class = class.as_ref(), level = level).to_string()
        }
        Card::Power(power) => class_name(power.class, texts).to_string(),
        Card::Arrow(_) => tr!(texts, "cards-md2-arrow").to_string(),
        Card::Tool(_) => class_name(Class::Rogue, texts).to_string(),
        Card::Boards(_) | Card::Sides(_) | Card::Tile(_) => String::new(),
        Card::Spirit(_) => tr!(texts, "cards-md2-spirit").to_string(),
        Card::Door(_) => tr!(texts, "cards-md2-door").to_string(),
        Card::Mob(_) => tr!(texts, "cards-md2-mob").to_string(),
        Card::Roamer(_) => tr!(texts, "cards-md2-roamer").to_string(),
        Card::Boss(_) => tr!(texts, "cards-md2-boss").to_string(),
    }
}

/// What stands on it. Of Enemies, who have three cards, the first.
fn lines(card: &Card, texts: &Texts) -> Vec<String> {
    let health = |health: u8| tr!(texts, "cards-md2-has-health", health = i64::from(health)).to_string();
    let each = |health: u8| tr!(texts, "cards-md2-has-health-each", health = i64::from(health)).to_string();
    match card {
        Card::Hero(hero) => {
            let mana = tr!(texts, "cards-md2-has-mana", mana = i64::from(hero.mana)).to_string();
            let shadow = tr!(texts, "sheet-shadow", what = sentence(&hero.shadow, texts)).to_string();
            vec![health(hero.health), mana, sentence(&hero.ability, texts), shadow]
        }
        Card::Item(item) => item_card_lines(item, texts),
        Card::Skill(skill) => skill_card_lines(skill, texts),
        Card::Power(power) => [&power.lesser, &power.greater].map(|ability| sentence(ability, texts)).into(),
        Card::Arrow(arrow) => arrow_card_lines(arrow, texts),
        Card::Tool(tool) => tool_lines(&tool.token, texts),
        Card::Boards(_) => {
            let named = |(at, (_, ability)): (usize, (_, &Ability))| {
                format!("{}: {}", on_boards(at, texts), sentence(ability, texts))
            };
            card.abilities().into_iter().enumerate().map(named).collect()
        }
        Card::Sides(sides) => side_lines(sides, texts),
        Card::Tile(tile) => tiles::side_lines(&tile.side, texts),
        Card::Spirit(spirit) => {
            let defense = tr!(texts, "item-defense", dice = dice_words(spirit.defense, texts)).to_string();
            let attacks = attack_lines(&spirit.attack, texts);
            std::iter::once(health(spirit.health)).chain(attacks).chain([defense]).collect()
        }
        Card::Door(door) => vec![door_effects(&door.r#do, texts)],
        Card::Mob(kind) => {
            let first = kind.tiers.first();
            let told =
                |card| std::iter::once(health(first.map_or(0, |card| card.health))).chain(mob_card_lines(card, texts));
            first.map(|card| told(card).collect()).unwrap_or_default()
        }
        Card::Roamer(kind) => {
            let told =
                |card: &RoamerTier| std::iter::once(each(card.health)).chain(roamer_card_lines(card, texts)).collect();
            kind.tiers.first().map(told).unwrap_or_default()
        }
        Card::Boss(boss) => std::iter::once(each(boss.health)).chain(boss_card_lines(boss, texts)).collect(),
    }
}

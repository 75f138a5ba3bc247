//! A card as it would lie on the table: picture, name, what it is, and what stands on it, as sentences made from its data.

use super::facts::back_said;
use super::on_boards;
use crate::games::massive_darkness_2::describe::abilities::{
    arrow_card_lines, capital, item_card_lines, place, sentence, skill_card_lines, skill_card_lines_with, tool_lines,
};
use crate::games::massive_darkness_2::describe::enemies::{
    attack_lines, boss_card_lines, door_effects, mob_card_lines, roamer_card_lines,
};
use crate::games::massive_darkness_2::describe::signs::{item_text, rows_of_dice, signed};
use crate::games::massive_darkness_2::describe::{class_name, dice_words, tiles};
use crate::games::massive_darkness_2::own_cards::{Card, side_lines};
use crate::games::massive_darkness_2::rules::cards::{Back, HeroCard, RoamerTier};
use crate::games::massive_darkness_2::rules::class_cards::PowerCard;
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::{Class, Rarity};
use crate::games::massive_darkness_2::view::art::has_picture;
use crate::games::massive_darkness_2::view::item_art::{OnCard, thing_of};
use crate::games::massive_darkness_2::view::signs::paint_sign;
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::card::{Art, Card as Paper, Look, Size, enlarge};
use crate::kit::own_cards::form::face_width;
use crate::kit::theme::{Colour, Theme};
use crate::tr;
use egui::{Context, Painter, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};
use std::sync::Arc;

/// A card as a thing that can be held: what is painted and written on it, in the words of a language.
pub(in crate::games::massive_darkness_2::view) struct HandCard {
    name: Arc<str>,
    /// What it is called where it is only heard.
    called: Arc<str>,
    kind: String,
    /// Its dice as signs.
    rows: Vec<String>,
    text: Vec<String>,
    foot: Arc<str>,
    /// All that stands on it, in words alone.
    told: Vec<String>,
    picture: Option<OnCard>,
    icon: Icon,
    edge: fn(&Theme) -> Colour,
}

impl HandCard {
    /// Is it ours, that stands small below.
    pub(in crate::games::massive_darkness_2::view) fn of(
        card: &Card,
        name: &Arc<str>,
        texts: &Texts,
        is_ours: bool,
    ) -> Self {
        Self {
            name: Arc::clone(name),
            called: Arc::clone(name),
            kind: kind(card, texts),
            rows: rows(card),
            text: on_paper(text(card, texts)),
            foot: if is_ours { tr!(texts, "card-md2-designed") } else { "".into() },
            told: lines(card, texts),
            picture: picture_of(card),
            icon: icon(card),
            edge: edge(card),
        }
    }

    /// Its name and what stands on it, for whoever hears it.
    pub(in crate::games::massive_darkness_2::view) fn said(&self) -> String {
        format!("{}: {}", self.called, self.told.join("; "))
    }

    /// The same under a name that says more than its own.
    pub(in crate::games::massive_darkness_2::view) fn called(self, called: Arc<str>) -> Self {
        Self { called, ..self }
    }

    /// What stands on it in a line with signs.
    pub(in crate::games::massive_darkness_2::view) fn in_short(&self) -> String {
        self.rows.iter().chain(&self.text).map(String::as_str).collect::<Vec<_>>().join(" · ")
    }

    fn whole<T>(&self, ctx: &Context, then: impl FnOnce(&Paper<'_>) -> T) -> T {
        let edge = (self.edge)(Theme::of(ctx));
        let Self { name, kind, rows, text, foot, .. } = self;
        then(&Paper { name, edge, kind, rows, text, foot })
    }

    /// How large it is where all of it can be read.
    fn large_size(&self, painter: &Painter, width: f32) -> Vec2 {
        self.whole(painter.ctx(), |paper| paper.large_size(painter, width))
    }

    fn paint(&self, painter: &Painter, place: Rect, size: Size, look: Look) {
        self.whole(painter.ctx(), |paper| paper.paint(painter, place, size, look, self));
    }

    /// Shows all of it beside what is pointed at or holds the keyboard; what is clear stays so where that can be.
    pub(in crate::games::massive_darkness_2::view) fn enlarge(&self, response: &Response, clear: &[Rect]) {
        self.whole(&response.ctx, |paper| enlarge(response, paper, self, clear));
    }

    /// Draws it as small as in a hand, so wide; while it is pointed at or holds the keyboard, large beside the page it lies on.
    pub(in crate::games::massive_darkness_2::view) fn ui(&self, ui: &mut Ui, width: f32, page: Rect) -> Response {
        let (place, response) = ui.allocate_exact_size(Paper::hand_size(width), Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.said()));
        if ui.is_rect_visible(place) {
            let look = Look { is_looked_at: response.hovered() || response.has_focus(), ..Look::default() };
            self.paint(ui.painter(), place, Size::Hand, look);
        }
        self.enlarge(&response, &[page]);
        response
    }
}

impl Art for HandCard {
    fn picture(&self, painter: &Painter, room: Rect, _: bool) {
        match &self.picture {
            Some(picture) => picture.paint(painter, room, (self.edge)(Theme::of(painter.ctx()))),
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

    fn sign(&self, painter: &Painter, sign: char, room: Rect, ink: Colour) {
        paint_sign(painter, sign, room, ink);
    }
}

/// Draws it, all of it.
pub(super) fn face_ui(ui: &mut Ui, texts: &Texts, card: &Card, name: &Arc<str>, is_ours: bool) {
    let card = HandCard::of(card, name, texts, is_ours);
    let (rect, _) = ui.allocate_exact_size(card.large_size(ui.painter(), face_width(ui)), Sense::hover());
    card.paint(ui.painter(), rect, Size::Large, Look::default());
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

fn edge(card: &Card) -> fn(&Theme) -> Colour {
    match card {
        Card::Item(item) => match item.back {
            Back::Treasure(Rarity::Common) | Back::Starting => |theme| theme.board.plank,
            Back::Treasure(Rarity::Rare) => |theme| theme.signal.special,
            Back::Treasure(Rarity::Epic) => |theme| theme.signal.accent,
            Back::Mob(_) => |theme| theme.figure.foe_rim,
        },
        Card::Door(_) => |theme| theme.board.flame_edge.darker(0.3),
        Card::Mob(_) | Card::Roamer(_) | Card::Boss(_) => |theme| theme.figure.foe_rim,
        Card::Hero(_)
        | Card::Skill(_)
        | Card::Power(_)
        | Card::Boards(_)
        | Card::Sides(_)
        | Card::Tile(_)
        | Card::Tool(_)
        | Card::Arrow(_)
        | Card::Spirit(_) => |theme| theme.signal.accent,
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
        Card::Item(item) => format!("{} · {}", back_said(item.back, texts), place(item.slot, texts)),
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

/// Its dice, as far as they stand in rows of their own.
fn rows(card: &Card) -> Vec<String> {
    match card {
        Card::Item(item) => rows_of_dice(&item.attack, item.defense),
        Card::Spirit(spirit) => rows_of_dice(&spirit.attack, spirit.defense),
        _ => Vec::new(),
    }
}

/// Its text with signs, without what its rows have.
fn text(card: &Card, texts: &Texts) -> Vec<String> {
    match card {
        Card::Item(item) => item_text(item, texts),
        Card::Skill(skill) => skill_card_lines_with(skill, texts, signed),
        Card::Power(power) => powers(power, texts, signed).into(),
        Card::Hero(hero) => hero_lines(hero, texts, signed),
        Card::Boards(_) => board_lines(card, texts, signed),
        Card::Spirit(spirit) => vec![has_health(spirit.health, texts)],
        _ => lines(card, texts),
    }
}

/// How an ability is said.
type Say = fn(&Ability, &Texts) -> String;

fn powers(power: &PowerCard, texts: &Texts, say: Say) -> [String; 2] {
    // M2-ITEM-14: each says how many items of the Set it takes.
    let lesser = (tr!(texts, "sheet-lesser-power"), &power.lesser);
    let greater = (tr!(texts, "sheet-greater-power"), &power.greater);
    [lesser, greater].map(|(name, ability)| format!("{name}: {}", say(ability, texts)))
}

fn hero_lines(hero: &HeroCard, texts: &Texts, say: Say) -> Vec<String> {
    let mana = tr!(texts, "cards-md2-has-mana", mana = i64::from(hero.mana)).to_string();
    let shadow = tr!(texts, "sheet-shadow", what = say(&hero.shadow, texts)).to_string();
    vec![has_health(hero.health, texts), mana, say(&hero.ability, texts), shadow]
}

fn board_lines(card: &Card, texts: &Texts, say: Say) -> Vec<String> {
    let named =
        |(at, (_, ability)): (usize, (_, &Ability))| format!("{}: {}", on_boards(at, texts), say(ability, texts));
    card.abilities().into_iter().enumerate().map(named).collect()
}

fn has_health(health: u8, texts: &Texts) -> String {
    tr!(texts, "cards-md2-has-health", health = i64::from(health)).to_string()
}

/// What stands on it, in words. Of Enemies, who have three cards, the first.
fn lines(card: &Card, texts: &Texts) -> Vec<String> {
    let health = |health: u8| has_health(health, texts);
    let each = |health: u8| tr!(texts, "cards-md2-has-health-each", health = i64::from(health)).to_string();
    match card {
        Card::Hero(hero) => hero_lines(hero, texts, sentence),
        Card::Item(item) => item_card_lines(item, texts),
        Card::Skill(skill) => skill_card_lines(skill, texts),
        Card::Power(power) => powers(power, texts, sentence).into(),
        Card::Arrow(arrow) => arrow_card_lines(arrow, texts),
        Card::Tool(tool) => tool_lines(&tool.token, texts),
        Card::Boards(_) => board_lines(card, texts, sentence),
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

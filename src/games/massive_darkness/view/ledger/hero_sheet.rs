//! The page of a Hero: who he is, tracks, Class Sheet, cards within their limits, and what he has lived through.

use super::heroes::icon;
use super::roster::{CardPage, HeroPage};
use super::skill_board::{Spot, board_ui};
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::{MICRO_XP_PER_XP, START_ARTIFACTS, START_CARDS};
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, Use, die};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token, token};
use crate::games::massive_darkness::view::hand_card::{HandCard, thing_ui};
use crate::games::massive_darkness::view::table::face::place_name;
use crate::house::text::{Texts, shown};
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::card::{Card, Look, Size};
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{BadgeLook, Pip, Sheet, Track, badge, heading, middle, sheet, track};
use crate::tr;
use egui::{
    Align, Align2, FontId, Frame, Label, Layout, Margin, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// A page is no wider than this, and has two columns if it is wider than that.
const WIDTH: f32 = 1640.0;
const TWO_COLUMNS: f32 = 860.0;
/// The Class Sheet takes this part of both columns.
const CLASS: f32 = 0.44;
/// How large the bust is: for its page, at least, at most.
const BUST: (f32, f32, f32) = (0.17, 104.0, 216.0);
/// How wide a card is that is worn, at least and at most, and one in the pack.
const WORN: (f32, f32) = (150.0, 236.0);
const PACKED: f32 = 118.0;
const DIE: f32 = 22.0;
/// The colours of dice as letters, in the order of the dice on a card.
const LETTERS: [&str; 4] = ["die-letter-yellow", "die-letter-red", "die-letter-blue", "die-letter-green"];

pub(super) fn hero_sheet_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage, chosen: &mut Option<Spot>) {
    middle(ui, WIDTH, |ui| paper_ui(ui, texts, page, chosen));
}

fn paper_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage, chosen: &mut Option<Spot>) {
    sheet(ui, Sheet::Paper, |ui| {
        ui.set_width(ui.available_width());
        head_ui(ui, texts, page);
        if ui.available_width() < TWO_COLUMNS {
            class_ui(ui, texts, page, chosen);
            cards_ui(ui, texts, page);
        } else {
            let gap = Theme::of(ui.ctx()).space(5.0);
            let all = ui.available_rect_before_wrap();
            let middle = (all.left() + all.width() * CLASS).floor();
            let mut bottom = all.top();
            for (at, place) in [all.with_max_x(middle - gap), all.with_min_x(middle + gap)].into_iter().enumerate() {
                let column = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)).id_salt(at);
                let mut column = ui.new_child(column);
                if at == 0 {
                    class_ui(&mut column, texts, page, chosen);
                } else {
                    cards_ui(&mut column, texts, page);
                }
                bottom = bottom.max(column.min_rect().bottom());
            }
            ui.advance_cursor_after_rect(all.with_max_y(bottom));
        }
        career_ui(ui, texts, page);
    });
}

/// The bust, and beside it who the Hero is and how it is with health and experience.
fn head_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage) {
    let theme = Theme::of(ui.ctx());
    let (part, least, most) = BUST;
    let bust = (ui.available_width() * part).clamp(least, most);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme.space(4.0);
        portrait_ui(ui, page.look, bust, true);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = theme.space(2.0);
            let name = RichText::new(page.name.as_ref()).font(display(theme.sizes.title * 1.35));
            ui.label(name.color(theme.surface.ink.egui()));
            ui.horizontal_wrapped(|ui| {
                badge(ui, &tr!(texts, "card-level", level = i64::from(page.level)), BadgeLook::Accent);
                ui.label(page.class.as_ref());
                if !page.life.player.is_empty() {
                    ui.weak(tr!(texts, "ledger-played-by", player = shown(&page.life.player)).as_ref());
                }
            });
            ui.horizontal_wrapped(|ui| {
                let health = u16::from(page.strength.health);
                let health = Track { pip: Pip::Health, now: health, full: health };
                track_ui(ui, texts, &tr!(texts, "ledger-health"), health);
                ui.add_space(theme.space(4.0));
                let micro = u16::from(page.record.micro_xp);
                let micro_xp = Track { pip: Pip::Action, now: micro, full: u16::from(MICRO_XP_PER_XP) };
                track_ui(ui, texts, &tr!(texts, "chronicle-micro-xp"), micro_xp);
            });
            ui.add_space(theme.space(1.0));
            xp_ui(ui, texts, page.record.xp);
        });
    });
    ui.add_space(theme.space(1.0));
}

fn track_ui(ui: &mut Ui, texts: &Texts, name: &str, shown: Track) {
    ui.label(name);
    let told = tr!(texts, "ledger-track", name = name, now = i64::from(shown.now), full = i64::from(shown.full));
    track(ui, &told, shown);
}

/// HERO-12: the strip along which a Hero's XP go, with a number at every fifth place.
fn xp_ui(ui: &mut Ui, texts: &Texts, xp: u8) {
    let theme = Theme::of(ui.ctx());
    let size = vec2(ui.available_width(), 40.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = tr!(texts, "chronicle-xp");
    let told = tr!(texts, "ledger-track", name = name.as_ref(), now = i64::from(xp), full = i64::from(MAX_XP));
    response.widget_info(|| WidgetInfo {
        value: Some(f64::from(xp)),
        ..WidgetInfo::labeled(Role::ProgressIndicator, true, told.as_ref())
    });
    let painter = ui.painter();
    let font = FontId::proportional(theme.sizes.text_small);
    let label = painter.text(
        rect.left_top() + vec2(0.0, 2.0),
        Align2::LEFT_TOP,
        name.as_ref(),
        font.clone(),
        theme.surface.ink.egui(),
    );
    let strip =
        Rect::from_min_max(pos2(label.right() + theme.space(3.0), rect.top()), pos2(rect.right(), rect.top() + 20.0));
    let step = strip.width() / f32::from(MAX_XP);
    for place in 1..=MAX_XP {
        let left = strip.left() + step * f32::from(place - 1);
        let field = Rect::from_min_max(pos2(left, strip.top()), pos2(left + step, strip.bottom())).shrink(1.5);
        let is_full = place <= xp;
        let ground = if is_full { theme.figure.crown } else { theme.surface.paper.darker(0.04) };
        let edge = if is_full { theme.signal.accent_on_paper } else { theme.surface.ink_muted.fade(0.6) };
        let width = if place == xp { 2.5 } else { 1.0 };
        painter.rect(field, 3.0, ground, Stroke::new(width, edge), StrokeKind::Inside);
        if place % 5 == 0 || place == xp {
            let colour = if place == xp { theme.surface.ink } else { theme.surface.ink_muted };
            let at = pos2(field.center().x, strip.bottom() + 1.0);
            painter.text(at, Align2::CENTER_TOP, place.to_string(), font.clone(), colour.egui());
        }
    }
    response.on_hover_text(told.as_ref());
}

fn class_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage, chosen: &mut Option<Spot>) {
    heading(ui, &tr!(texts, "ledger-class-sheet"));
    board_ui(ui, texts, page, chosen);
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
    for (name, text) in &page.gifts {
        ui.label(RichText::new(name.as_ref()).strong());
        ui.add(Label::new(RichText::new(text).small()).wrap());
    }
}

fn cards_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage) {
    heading(ui, &tr!(texts, "chronicle-cards"));
    limits_ui(ui, texts, page);
    let (worn, pack): (Vec<&CardPage>, Vec<&CardPage>) = page.cards.iter().partition(|card| card.slot != Slot::Pack);
    if !worn.is_empty() {
        ui.label(RichText::new(tr!(texts, "ledger-equipped").as_ref()).weak());
        worn_ui(ui, texts, &worn);
    }
    if !pack.is_empty() {
        ui.label(RichText::new(tr!(texts, "ledger-in-pack").as_ref()).weak());
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        for card in &pack {
            match card.hand() {
                Some(hand) => {
                    let drawn = Drawn { size: Card::hand_size(PACKED), how: Size::Hand };
                    card_of_page(ui, texts, card, &hand, drawn);
                }
                None => card_ui(ui, texts, card),
            }
        }
    });
}

/// EQUIP-02: what is worn, each card in its place and large enough to be read.
fn worn_ui(ui: &mut Ui, texts: &Texts, worn: &[&CardPage]) {
    let gap = 10.0;
    let wide = ((ui.available_width() + gap) / 3.0 - gap).floor().clamp(WORN.0, WORN.1);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for card in worn {
            let Some(hand) = card.hand() else {
                card_ui(ui, texts, card);
                continue;
            };
            let size = hand.large_size_at(ui.painter(), texts, wide);
            ui.allocate_ui_with_layout(size + vec2(0.0, 24.0), Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.label(RichText::new(place_name(texts, card.slot).as_ref()).small().strong());
                card_of_page(ui, texts, card, &hand, Drawn { size, how: Size::Large });
            });
        }
    });
}

/// How large a card of the sheet is, and how much of it can be read.
struct Drawn {
    size: Vec2,
    how: Size,
}

/// A card of the sheet, which the keyboard can come to; what cannot be read on it is shown beside it.
fn card_of_page(ui: &mut Ui, texts: &Texts, card: &CardPage, hand: &HandCard<'_>, drawn: Drawn) {
    let Drawn { size, how } = drawn;
    let sense = if how == Size::Large { Sense::hover() } else { Sense::click() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &card.name));
    let told = card.told(texts);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told));
    if ui.is_rect_visible(rect) {
        let is_looked_at = how == Size::Hand && (response.hovered() || response.has_focus());
        hand.looking(Look { is_looked_at, ..hand.look }).paint(ui.painter(), texts, rect, how);
    }
    if how == Size::Hand {
        hand.enlarge(&response, texts, &[]);
    }
}

/// STORY-17: how many cards and Artifacts there are, as places that are taken.
fn limits_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage) {
    let theme = Theme::of(ui.ctx());
    let (count, artifacts) = (page.cards.len(), page.artifacts);
    let told = tr!(
        texts,
        "ledger-limits",
        cards = count as i64,
        most = START_CARDS as i64,
        artifacts = artifacts as i64,
        most_artifacts = START_ARTIFACTS as i64
    );
    let is_too_many = count > START_CARDS || artifacts > START_ARTIFACTS;
    ui.horizontal_wrapped(|ui| {
        let places = count.max(START_CARDS);
        let (rect, _) = ui.allocate_exact_size(vec2(16.0 * places as f32, 22.0), Sense::hover());
        for place in 0..places {
            let corner = rect.min + vec2(16.0 * place as f32, 0.0);
            let spot = Rect::from_min_size(corner, vec2(13.0, 20.0));
            let is_over = place >= START_CARDS;
            let ground = if is_over {
                theme.signal.danger_on_paper
            } else if place < count {
                theme.signal.accent_on_paper
            } else {
                theme.surface.paper
            };
            let edge = if is_over { theme.signal.danger_on_paper } else { theme.surface.ink_muted };
            ui.painter().rect(spot, 2.0, ground, Stroke::new(1.0, edge), StrokeKind::Inside);
            if is_over {
                icons::show(ui.painter(), Icon::Close, spot.shrink(2.0), theme.surface.paper, Weight::Bold);
            }
        }
        let text = RichText::new(told.as_ref()).small();
        ui.label(if is_too_many { text.color(theme.signal.danger_on_paper.egui()) } else { text });
    });
}

/// A card with its Level, its dice and its text.
pub(super) fn card_ui(ui: &mut Ui, texts: &Texts, card: &CardPage) {
    let theme = Theme::of(ui.ctx());
    let frame = Frame::new()
        .fill(if card.works { theme.surface.paper.lighter(0.5) } else { theme.surface.paper }.egui())
        .stroke(Stroke::new(theme.sizes.line, theme.surface.paper_shade.darker(0.12)))
        .corner_radius(theme.sizes.corner)
        .inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            match card.printed {
                Some(printed) => thing_ui(ui, texts, printed, card.works, 44.0),
                None => level_ui(ui, card),
            }
            let name = RichText::new(&card.name);
            ui.label(if card.works { name.color(theme.surface.ink.egui()) } else { name.weak() });
            if card.slot != Slot::Pack {
                ui.label(RichText::new(place_name(texts, card.slot).as_ref()).weak().small());
            }
            if card.sleeps {
                icon(ui, Icon::Moon);
                let told = tr!(texts, "ledger-card-sleeps", level = i64::from(card.level));
                ui.label(RichText::new(told.as_ref()).small());
            }
            fields_ui(ui, texts, card.dice);
        });
        if !card.text.is_empty() {
            ui.add(Label::new(RichText::new(&card.text).weak().small()).wrap());
        }
    });
}

/// The Level of a card that nobody knows any more.
fn level_ui(ui: &mut Ui, card: &CardPage) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
    let mut brush = Brush::on(ui.painter());
    let side = if card.sleeps { LevelSide::Inactive } else { LevelSide::Active };
    token(&mut brush, Theme::of(ui.ctx()), rect, Token::Level(card.level, side));
    brush.show(ui.painter());
}

/// The dice of one field of a card.
pub(super) struct FieldDice {
    picture: Icon,
    dice: DiceCount,
    /// The same as words.
    pub(super) told: String,
}

/// The fields of a card on which dice are printed.
pub(super) fn dice_told(texts: &Texts, dice: [DiceCount; 4]) -> Vec<FieldDice> {
    let fields = [
        (Icon::Sword, tr!(texts, "style-melee")),
        (Icon::Arrow, tr!(texts, "style-ranged")),
        (Icon::Sparks, tr!(texts, "style-magic")),
        (Icon::Guard, tr!(texts, "when-defense")),
    ];
    let letters = LETTERS.map(|letter| texts.get(letter));
    let printed = fields.into_iter().zip(dice).filter(|(_, dice)| dice.iter().any(|count| *count > 0));
    let field = |((picture, name), dice): ((Icon, Arc<str>), DiceCount)| {
        let told: Vec<String> =
            (0..4).filter(|at| dice[*at] > 0).map(|at| format!("{} {}", dice[at], letters[at])).collect();
        FieldDice { picture, dice, told: format!("{name}: {}", told.join(", ")) }
    };
    printed.map(field).collect()
}

/// The dice of a card, each field behind its picture.
fn fields_ui(ui: &mut Ui, texts: &Texts, dice: [DiceCount; 4]) {
    let letters = LETTERS.map(|letter| texts.get(letter));
    for FieldDice { picture, dice, told } in dice_told(texts, dice) {
        let count: u8 = dice.iter().sum();
        icon(ui, picture);
        let (rect, response) = ui.allocate_exact_size(vec2(DIE * f32::from(count), DIE), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, told.as_str()));
        let mut left = rect.left();
        for at in 0..4 {
            for _ in 0..dice[at] {
                let spot = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(DIE)).shrink(1.0);
                let face =
                    DieFace { colour: DieColour::ALL[at], symbols: &[], state: Use::Fresh, letter: &letters[at] };
                die(ui.painter(), Theme::of(ui.ctx()), spot, &face, 0.0);
                left += DIE;
            }
        }
        response.on_hover_text(told);
    }
}

fn career_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage) {
    heading(ui, &tr!(texts, "ledger-career-heading"));
    let life = &page.life;
    let (quests, kills, deaths) = (i64::from(life.quests), i64::from(life.kills), i64::from(life.deaths));
    let (earned, found, sold) =
        (i64::from(life.earned) / i64::from(MICRO_XP_PER_XP), i64::from(life.found), i64::from(life.sold));
    ui.horizontal_wrapped(|ui| {
        for (picture, told) in [
            (Icon::Flag, tr!(texts, "ledger-career-quests", count = quests)),
            (Icon::Sword, tr!(texts, "ledger-career-kills", count = kills)),
            (Icon::Skull, tr!(texts, "ledger-career-deaths", count = deaths)),
            (Icon::StarCoin, tr!(texts, "ledger-career-earned", count = earned)),
            (Icon::Chest, tr!(texts, "ledger-career-found", count = found)),
            (Icon::Trade, tr!(texts, "ledger-career-sold", count = sold)),
        ] {
            icon(ui, picture);
            ui.label(told.as_ref());
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
        }
    });
    ui.spacing_mut().interact_size.y = 0.0;
    let mut last = "";
    for (day, told) in &page.history {
        if day != last {
            ui.label(RichText::new(day).weak().small());
            last = day;
        }
        ui.add(Label::new(told).wrap());
    }
}

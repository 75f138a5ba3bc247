//! The Heroes: a strip beside the board, and the dashboard of whoever was opened over it.

use super::TableAction;
use super::face::place_name;
use super::model::{CardLine, HeroCard, SkillLine, TableModel};
use super::party::{Usable, lit_by_attack};
use super::sides::Build;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::art::figures::{Emblem, HeroColour, Who};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::hand_card::{card_strip_ui, hand_card_ui, signed_ui};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::card::{Card, Look, STRIP_HEIGHT, Size, name_font};
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, Pip, Sheet, Track, badge, icon_button, sheet, track};
use crate::tr;
use egui::{Button, Label, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

/// All Heroes beside the board, one below the other: who, how healthy, what is left to do. A press opens one.
pub(super) fn strip_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, build: Build, open: &mut Option<usize>) {
    let theme = Theme::of(ui.ctx());
    let each = ui.clip_rect().height() / model.heroes.len().max(1) as f32;
    for (at, card) in model.heroes.iter().enumerate() {
        let look = if card.active { Sheet::ChosenPaper } else { Sheet::Paper };
        let is_open = *open == Some(at);
        let mut frame = look.frame(theme);
        frame.inner_margin = egui::Margin::same(if build == Build::Wide { 8 } else { 4 });
        let tile = frame.show(ui, |ui| {
            crate::kit::widgets::on_paper(ui);
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = Vec2::splat(theme.space(1.0));
            match build {
                Build::Wide => tile_ui(ui, texts, card, each),
                Build::Small => face_ui(ui, texts, card),
            }
        });
        let press = ui.interact(tile.response.rect, ui.scope_id().with(("hero", at)), Sense::click());
        let label = if is_open { tr!(texts, "hero-fold") } else { tr!(texts, "hero-unfold") };
        let name = format!("{}: {label}", card.name);
        press.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if press.hovered() || press.has_focus() {
            let stroke = Stroke::new(theme.sizes.line_focus, theme.line.focus.egui());
            ui.painter().rect_stroke(tile.response.rect, theme.sizes.corner, stroke, StrokeKind::Inside);
        }
        mark(ui, ("hero", at), tile.response.rect);
        if press.clicked() {
            *open = if is_open { None } else { Some(at) };
        }
        ui.add_space(theme.space(1.0));
    }
}

/// In a strip so wide the face of a Hero has this size; in a wider one it grows along, in points.
const USUAL_WIDTH: f32 = 178.0;
const FACE: f32 = 58.0;
/// Where each Hero has so much of the height, what is worn stands there as well, each thing so high.
const WITH_THINGS: f32 = 300.0;
const THING: f32 = 40.0;

/// A Hero in the strip, where each has so much of its height.
fn tile_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, height: f32) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal_top(|ui| {
        let face = FACE * (ui.available_width() / USUAL_WIDTH).clamp(1.0, 1.5);
        portrait_ui(ui, card.look, face, card.health.0 > 0);
        ui.vertical(|ui| {
            let name = RichText::new(card.name.as_ref()).font(name_font(ui.painter(), theme.sizes.text + 1.0));
            ui.add(Label::new(name.strong()).truncate().selectable(false));
            health_ui(ui, texts, card);
            if card.lanterns.is_some() {
                ui.horizontal(|ui| left_ui(ui, texts, card));
            }
        });
    });
    states_ui(ui, texts, card);
    if height >= WITH_THINGS {
        for line in card.cards.iter().filter(|line| line.slot != Slot::Pack) {
            let Some(shown) = line.face.card() else { continue };
            let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), THING), Sense::hover());
            let shown = shown.looking(Look { is_asleep: !line.works, ..Look::default() });
            shown.paint(ui.painter(), texts, place, Size::Strip);
        }
    }
}

/// A Hero where there is no room for more than a face.
fn face_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    ui.vertical_centered(|ui| {
        portrait_ui(ui, card.look, ui.available_width().min(46.0), card.health.0 > 0);
        health_ui(ui, texts, card);
        left_ui(ui, texts, card);
    });
}

/// The dashboard of the Hero who was opened; false when it is to be closed.
pub(super) fn open_ui(
    ui: &mut Ui,
    texts: &Texts,
    card: &HeroCard,
    usable: &Usable<'_>,
    actions: &mut Vec<TableAction>,
) -> bool {
    let mut is_left_open = true;
    let area = ScrollArea::vertical().id_salt("open-hero").auto_shrink([false, true]).max_height(ui.available_height());
    area.show(ui, |ui| {
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            is_left_open = !head_ui(ui, texts, card);
            worn_ui(ui, texts, card, usable, actions);
            carried_ui(ui, texts, card, usable, actions);
            skills_ui(ui, texts, card, usable, actions);
        });
    });
    is_left_open
}

/// The look of a hero by the position in the box.
#[must_use]
pub fn hero_figure(look: usize) -> Who {
    let emblem = Emblem::ALL[look % Emblem::ALL.len()];
    Who::Hero(emblem, HeroColour::ALL[look % HeroColour::ALL.len()])
}

/// Who it is; true when it is to be closed.
fn head_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) -> bool {
    let theme = Theme::of(ui.ctx());
    let mut is_closed = false;
    ui.horizontal_top(|ui| {
        let portrait = (ui.available_width() * 0.34).min(104.0);
        portrait_ui(ui, card.look, portrait, card.health.0 > 0);
        ui.vertical(|ui| {
            ui.set_width((ui.available_width() - 36.0).max(60.0));
            let name = RichText::new(card.name.as_ref()).font(name_font(ui.painter(), theme.sizes.title));
            ui.add(Label::new(name.strong()).truncate());
            ui.add(Label::new(RichText::new(card.class.as_ref()).weak().small()).truncate());
            health_ui(ui, texts, card);
            ui.horizontal(|ui| left_ui(ui, texts, card));
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            let label = tr!(texts, "hero-close", name = card.name.as_ref());
            is_closed = icon_button(ui, Icon::Close, &label).clicked();
        });
    });
    states_ui(ui, texts, card);
    is_closed
}

fn health_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    let health = Track { pip: Pip::Health, now: card.health.0.into(), full: card.health.1.into() };
    let (now, full) = (i64::from(card.health.0), i64::from(card.health.1));
    track(ui, &tr!(texts, "hero-health", name = card.name.as_ref(), now = now, full = full), health);
}

/// What is left to do: a lantern for each Action.
fn left_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    if let Some((now, full)) = card.lanterns {
        let lanterns = Track { pip: Pip::Lantern, now: now.into(), full: full.into() };
        track(ui, &tr!(texts, "hero-actions", count = i64::from(now)), lanterns);
    }
}

fn states_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    ui.horizontal_wrapped(|ui| {
        badge(ui, &tr!(texts, "hero-xp", xp = i64::from(card.xp)), BadgeLook::Plain);
        if let Some(micro) = card.micro_xp {
            badge(ui, &tr!(texts, "hero-micro-xp", xp = i64::from(micro)), BadgeLook::Plain);
        }
        if let Some(points) = card.movement {
            badge(ui, &tr!(texts, "hero-movement", count = i64::from(points)), BadgeLook::Accent);
        }
        for state in &card.states {
            badge(ui, state, BadgeLook::Special);
        }
    });
}

/// Cards in a row, at most.
const MOST_IN_A_ROW: usize = 3;
/// Narrower than this, in points, a card of the hand cannot be read.
const NARROWEST: f32 = 84.0;

/// As many cards in a row as can be read, and how wide each of them is.
fn row_of_cards(ui: &Ui, gap: f32) -> (usize, f32) {
    let room = ui.available_width();
    let in_a_row = (((room + gap) / (NARROWEST + gap)) as usize).clamp(1, MOST_IN_A_ROW);
    (in_a_row, ((room - gap * (in_a_row - 1) as f32) / in_a_row as f32).floor())
}

/// Two hands and the body: what is worn there, or that nothing is.
fn worn_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, usable: &Usable<'_>, actions: &mut Vec<TableAction>) {
    let gap = Theme::of(ui.ctx()).space(2.0);
    let (in_a_row, width) = row_of_cards(ui, gap);
    for row in [Slot::FirstHand, Slot::SecondHand, Slot::Body].chunks(in_a_row) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for slot in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.add(Label::new(RichText::new(place_name(texts, *slot).as_ref()).weak().small()).truncate());
                    match card.cards.iter().find(|line| line.slot == *slot) {
                        Some(line) => line_ui(ui, texts, card, line, width, usable, actions),
                        None => empty_ui(ui, *slot, width),
                    }
                });
            }
        });
    }
}

fn empty_ui(ui: &mut Ui, slot: Slot, width: f32) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(Card::hand_size(width), Sense::hover());
    let stroke = Stroke::new(1.0, theme.surface.ink_muted.fade(0.5));
    ui.painter().rect(rect, 7.0, theme.surface.paper_shade.fade(0.35).egui(), stroke, StrokeKind::Inside);
    let icon = if slot == Slot::Body { Icon::Body } else { Icon::Hand };
    let spot = egui::Rect::from_center_size(rect.center(), Vec2::splat(width * 0.38));
    icons::show(ui.painter(), icon, spot, theme.surface.ink_muted.fade(0.5), Weight::Regular);
}

fn carried_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, usable: &Usable<'_>, actions: &mut Vec<TableAction>) {
    let lines: Vec<&CardLine> = card.cards.iter().filter(|line| line.slot == Slot::Pack).collect();
    if lines.is_empty() {
        return;
    }
    let gap = Theme::of(ui.ctx()).space(2.0);
    let (in_a_row, width) = row_of_cards(ui, gap);
    ui.label(RichText::new(place_name(texts, Slot::Pack).as_ref()).weak().small());
    for row in lines.chunks(in_a_row) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for line in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    line_ui(ui, texts, card, line, width, usable, actions);
                });
            }
        });
    }
}

fn line_ui(
    ui: &mut Ui,
    texts: &Texts,
    hero: &HeroCard,
    line: &CardLine,
    width: f32,
    usable: &Usable<'_>,
    actions: &mut Vec<TableAction>,
) {
    let Some(shown) = line.face.card() else { return };
    let answer = usable.of_card(hero.hero, line.card);
    let is_lit = answer.is_some() || (line.slot != Slot::Pack && lit_by_attack(usable, hero.hero, shown.printed.dice));
    let shown = shown.looking(Look { is_asleep: !line.works, is_lit, ..Look::default() });
    if hand_card_ui(ui, texts, &shown, width, ui.clip_rect()).clicked() {
        actions.push(TableAction::Look(Box::new(line.face.clone())));
    }
    if let Some(answer) = answer {
        use_ui(ui, texts, &line.name, width, || actions.push(TableAction::Answer(vec![answer.clone()])));
    }
}

/// What uses a card or a Skill that is lit.
fn use_ui(ui: &mut Ui, texts: &Texts, name: &str, width: f32, mut then: impl FnMut()) {
    let theme = Theme::of(ui.ctx());
    let text = RichText::new(tr!(texts, "hero-use-now").as_ref()).small().color(theme.text.on_accent.egui());
    let button = Button::new(text).fill(theme.signal.accent_fill.egui());
    let response = ui.add_sized(vec2(width, 24.0), button);
    let label = tr!(texts, "hero-use", name = name);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.as_ref()));
    if response.clicked() {
        then();
    }
}

fn skills_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, usable: &Usable<'_>, actions: &mut Vec<TableAction>) {
    ui.separator();
    ui.label(RichText::new(tr!(texts, "hero-skills").as_ref()).weak().small());
    for skill in &card.skills {
        skill_ui(ui, texts, card, skill, usable, actions);
    }
}

fn skill_ui(
    ui: &mut Ui,
    texts: &Texts,
    hero: &HeroCard,
    skill: &SkillLine,
    usable: &Usable<'_>,
    actions: &mut Vec<TableAction>,
) {
    let Some(shown) = skill.face.card() else { return };
    let answer = usable.of_skill(hero.hero, &skill.abilities);
    let shown = shown.looking(Look { is_asleep: skill.asleep.is_some(), is_lit: answer.is_some(), ..Look::default() });
    let size = vec2(ui.available_width(), STRIP_HEIGHT);
    let mut response = card_strip_ui(ui, texts, &shown, size, Sense::click());
    if let Some(why) = &skill.asleep {
        response = response.on_hover_text(why.as_ref());
    }
    if response.clicked() {
        actions.push(TableAction::Look(Box::new(skill.face.clone())));
    }
    if let Some(answer) = answer {
        use_ui(ui, texts, &skill.name, size.x, || actions.push(TableAction::Answer(vec![answer.clone()])));
    }
    let theme = Theme::of(ui.ctx());
    let ink = if skill.asleep.is_some() { theme.surface.ink_muted } else { theme.surface.ink };
    signed_ui(ui, texts, &skill.face.signed.join(" "), &skill.text, ink);
}

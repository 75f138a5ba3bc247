//! The Heroes: a strip beside the board, and the dashboard of whoever was opened over it.

use super::TableAction;
use super::face::{name_ui, place_name};
use super::model::{CardLine, HeroCard, TableModel};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::art::figures::{Emblem, HeroColour, Who};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::hand_card::{HandCard, hand_card_ui};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, Pip, Sheet, Track, badge, icon_button, sheet, track};
use crate::tr;
use egui::{Label, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// All Heroes beside the board, one below the other: who, how healthy, what is left to do. A press opens one.
pub(super) fn strip_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, open: &mut Option<usize>) {
    let theme = Theme::of(ui.ctx());
    for (at, card) in model.heroes.iter().enumerate() {
        let look = if card.active { Sheet::ChosenPaper } else { Sheet::Paper };
        let is_open = *open == Some(at);
        let tile = sheet(ui, look, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = Vec2::splat(theme.space(1.0));
            tile_ui(ui, texts, card);
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

/// A Hero in the strip.
fn tile_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    ui.horizontal(|ui| {
        portrait_ui(ui, card.look, 52.0, card.health.0 > 0);
        ui.add(Label::new(RichText::new(card.name.as_ref()).strong()).truncate().selectable(false));
    });
    health_ui(ui, texts, card);
    states_ui(ui, texts, card);
}

/// The dashboard of the Hero who was opened; false when it is to be closed.
pub(super) fn open_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, actions: &mut Vec<TableAction>) -> bool {
    let mut is_left_open = true;
    let area = ScrollArea::vertical().id_salt("open-hero").auto_shrink([false, true]).max_height(ui.available_height());
    area.show(ui, |ui| {
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            is_left_open = !head_ui(ui, texts, card);
            cards_ui(ui, texts, card, actions);
            skills_ui(ui, texts, card, actions);
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
    let mut is_closed = false;
    ui.horizontal(|ui| {
        portrait_ui(ui, card.look, 96.0, card.health.0 > 0);
        ui.vertical(|ui| {
            ui.label(RichText::new(card.name.as_ref()).strong().heading());
            ui.label(RichText::new(card.class.as_ref()).weak().small());
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            let label = tr!(texts, "hero-close", name = card.name.as_ref());
            is_closed = icon_button(ui, Icon::Close, &label).clicked();
        });
    });
    health_ui(ui, texts, card);
    states_ui(ui, texts, card);
    is_closed
}

fn health_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    let health = Track { pip: Pip::Health, now: card.health.0.into(), full: card.health.1.into() };
    let (now, full) = (i64::from(card.health.0), i64::from(card.health.1));
    track(ui, &tr!(texts, "hero-health", name = card.name.as_ref(), now = now, full = full), health);
}

fn states_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard) {
    ui.horizontal_wrapped(|ui| {
        badge(ui, &tr!(texts, "hero-xp", xp = i64::from(card.xp)), BadgeLook::Plain);
        if let Some(micro) = card.micro_xp {
            badge(ui, &tr!(texts, "hero-micro-xp", xp = i64::from(micro)), BadgeLook::Plain);
        }
        if let Some(actions) = card.actions {
            badge(ui, &tr!(texts, "hero-actions", count = i64::from(actions)), BadgeLook::Accent);
        }
        if let Some(points) = card.movement {
            badge(ui, &tr!(texts, "hero-movement", count = i64::from(points)), BadgeLook::Accent);
        }
        for state in &card.states {
            badge(ui, state, BadgeLook::Special);
        }
    });
}

/// The cards, two in a row: what is held and worn first.
fn cards_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, actions: &mut Vec<TableAction>) {
    let slots = [Slot::FirstHand, Slot::SecondHand, Slot::Body, Slot::Pack];
    let held = |slot: &Slot| card.cards.iter().filter(|line| line.slot == *slot).collect::<Vec<_>>();
    let lines: Vec<&CardLine> = slots.iter().flat_map(held).collect();
    let gap = Theme::of(ui.ctx()).space(2.0);
    let width = ((ui.available_width() - gap) / 2.0).floor();
    for row in lines.chunks(2) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for line in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.label(RichText::new(place_name(texts, line.slot).as_ref()).weak().small());
                    line_ui(ui, texts, line, width, actions);
                });
            }
        });
    }
}

fn line_ui(ui: &mut Ui, texts: &Texts, line: &CardLine, width: f32, actions: &mut Vec<TableAction>) {
    let Some(printed) = line.face.printed else { return };
    let shown = HandCard { name: &line.name, printed, works: line.works, chosen: false };
    if hand_card_ui(ui, texts, &shown, width).on_hover_text(&line.details).clicked() {
        actions.push(TableAction::Look(Box::new(line.face.clone())));
    }
}

fn skills_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, actions: &mut Vec<TableAction>) {
    ui.separator();
    ui.label(RichText::new(tr!(texts, "hero-skills").as_ref()).weak().small());
    for skill in &card.skills {
        let (name, text) = (RichText::new(skill.name.as_ref()), RichText::new(skill.text.as_str()).small());
        let (name, text) = if skill.asleep.is_some() { (name.weak(), text.weak()) } else { (name, text) };
        if name_ui(ui, name, skill.asleep.as_deref().unwrap_or_default()) {
            actions.push(TableAction::Look(Box::new(skill.face.clone())));
        }
        ui.label(text);
    }
}

//! The dashboards of the heroes; the active one is open.

use super::TableAction;
use super::face::{name_ui, place_name};
use super::model::{CardLine, HeroCard, TableModel};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::art::figures::{Emblem, Figure, HeroColour, Posture, Who, figure};
use crate::house::text::Texts;
use crate::kit::art::Brush;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, Pip, Sheet, Track, badge, sheet, track};
use crate::tr;
use egui::{RichText, Sense, Ui, vec2};

/// Draws all dashboards.
pub(super) fn heroes_ui(
    ui: &mut Ui,
    texts: &Texts,
    model: &TableModel,
    open: &mut Option<usize>,
    actions: &mut Vec<TableAction>,
) {
    for (at, card) in model.heroes.iter().enumerate() {
        let look = if card.active { Sheet::ChosenPaper } else { Sheet::Paper };
        sheet(ui, look, |ui| {
            ui.set_width(ui.available_width());
            let is_open = *open == Some(at);
            if head_ui(ui, texts, card, is_open) {
                *open = if is_open { None } else { Some(at) };
            }
            if is_open {
                cards_ui(ui, texts, card, actions);
                skills_ui(ui, texts, card, actions);
            }
        });
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
    }
}

fn fold_icon(is_open: bool) -> crate::kit::art::Icon {
    if is_open { crate::kit::art::Icon::ChevronUp } else { crate::kit::art::Icon::ChevronDown }
}

/// The look of a hero by the position in the box.
#[must_use]
pub fn hero_figure(look: usize) -> Who {
    let emblem = Emblem::ALL[look % Emblem::ALL.len()];
    Who::Hero(emblem, HeroColour::ALL[look % HeroColour::ALL.len()])
}

/// A disc of a hero.
pub fn disc_ui(ui: &mut Ui, look: usize, size: f32, posture: Posture) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let mut brush = Brush::on(ui.painter());
    let shown = Figure { posture, ..Figure::standing(hero_figure(look)) };
    figure(&mut brush, Theme::of(ui.ctx()), rect.center(), size * 0.42, &shown);
    brush.show(ui.painter());
}

/// Who it is; true when it is folded or unfolded.
fn head_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, is_open: bool) -> bool {
    let mut fold = false;
    ui.horizontal(|ui| {
        let posture = if card.health.0 == 0 { Posture::Dead } else { Posture::Standing };
        disc_ui(ui, card.look, 52.0, posture);
        ui.vertical(|ui| {
            ui.label(RichText::new(card.name.as_ref()).strong());
            ui.label(RichText::new(card.class.as_ref()).weak().small());
            let health = Track { pip: Pip::Health, now: card.health.0.into(), full: card.health.1.into() };
            let (now, full) = (i64::from(card.health.0), i64::from(card.health.1));
            track(ui, &tr!(texts, "hero-health", name = card.name.as_ref(), now = now, full = full), health);
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            let label = if is_open { tr!(texts, "hero-fold") } else { tr!(texts, "hero-unfold") };
            let name = format!("{}: {label}", card.name);
            fold = crate::kit::widgets::icon_button(ui, fold_icon(is_open), &name).clicked();
        });
    });
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
    fold
}

fn cards_ui(ui: &mut Ui, texts: &Texts, card: &HeroCard, actions: &mut Vec<TableAction>) {
    for slot in [Slot::FirstHand, Slot::SecondHand, Slot::Body, Slot::Pack] {
        let held: Vec<&CardLine> = card.cards.iter().filter(|line| line.slot == slot).collect();
        if held.is_empty() {
            continue;
        }
        ui.label(RichText::new(place_name(texts, slot).as_ref()).weak().small());
        for line in held {
            let text = RichText::new(line.name.as_ref());
            let text = if line.works { text } else { text.weak() };
            if name_ui(ui, text, &line.details) {
                actions.push(TableAction::Look(Box::new(line.face.clone())));
            }
        }
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

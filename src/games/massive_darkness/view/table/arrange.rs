//! Putting cards in order: click or drag a card to a slot of a hero; nothing is final until it is confirmed.

use super::TableAction;
use super::face::place_name;
use super::model::{Arranging, CardLine, TableModel};
use crate::games::massive_darkness::rules::Answer;
use crate::games::massive_darkness::rules::ask::Put;
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::hand_card::{HandCard, card_strip_ui};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet};
use crate::tr;
use egui::{Frame, LayerId, Order, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

/// How wide the sheet of a Hero is at most and at least, in points.
const SHEET_WIDTH: f32 = 270.0;
const LEAST_WIDTH: f32 = 210.0;
/// Size of a card that lies there.
const STRIP: egui::Vec2 = vec2(220.0, 44.0);

/// What has been moved so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    puts: Vec<Put>,
    chosen: Option<CardId>,
}

impl Draft {
    fn place(&self, card: CardId, hero: Hero, slot: Slot) -> (Hero, Slot) {
        self.puts.iter().rev().find(|put| put.card == card).map_or((hero, slot), |put| (put.hero, put.slot))
    }

    fn put(&mut self, card: CardId, hero: Hero, slot: Slot) {
        self.puts.retain(|put| put.card != card);
        self.puts.push(Put { card, hero, slot });
        self.chosen = None;
    }
}

/// What is to be put in order.
pub(super) struct Asking<'a> {
    /// Between whom.
    pub(super) asked: &'a Arranging,
    /// Why it could not be left as it was.
    pub(super) refused: Option<&'a str>,
}

/// Draws the inventories of the heroes involved.
pub(super) fn arrange_ui(
    ui: &mut Ui,
    texts: &Texts,
    model: &TableModel,
    Asking { asked, refused }: &Asking<'_>,
    draft: &mut Draft,
    actions: &mut Vec<TableAction>,
) {
    let theme = Theme::of(ui.ctx());
    ui.label(tr!(texts, "arrange-hint").as_ref());
    if asked.trade {
        ui.label(tr!(texts, "arrange-trade").as_ref());
    }
    ui.add_space(theme.space(1.0));
    ui.horizontal_wrapped(|ui| {
        let confirm = tr!(texts, "arrange-confirm");
        if ui.add(Action::new(Icon::Check, &confirm).emphasis(Emphasis::Primary)).clicked() {
            actions.push(TableAction::Answer(vec![Answer::Arrange(draft.puts.iter().copied().collect())]));
        }
        if ui.add(Action::new(Icon::Undo, &tr!(texts, "arrange-reset"))).clicked() {
            *draft = Draft::default();
        }
        if let Some(transmute) = &asked.transmute
            && ui.add(Action::new(Icon::Around, &tr!(texts, "act-transmute"))).clicked()
        {
            actions.push(TableAction::Answer(vec![transmute.clone()]));
        }
        // Where the hand has just pressed.
        if let Some(why) = refused {
            ui.colored_label(theme.signal.danger.egui(), *why);
        }
    });
    ui.add_space(theme.space(2.0));
    ScrollArea::vertical().id_salt("arrange").auto_shrink([false, false]).show(ui, |ui| {
        let gap = ui.spacing().item_spacing.x;
        let room = ui.available_width() + gap;
        let in_a_row = ((room / (LEAST_WIDTH + gap)) as usize).clamp(1, asked.heroes.len().max(1));
        let width = (room / in_a_row as f32 - gap).min(SHEET_WIDTH);
        for row in asked.heroes.chunks(in_a_row) {
            ui.horizontal_top(|ui| {
                for hero in row {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        inventory_ui(ui, texts, model, *hero, draft);
                    });
                }
            });
        }
    });
}

fn inventory_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, hero: Hero, draft: &mut Draft) {
    let Some(card) = model.heroes.get(hero.index()) else { return };
    sheet(ui, Sheet::Paper, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(card.name.as_ref()).strong());
        ui.spacing_mut().item_spacing.y = Theme::of(ui.ctx()).space(1.0);
        for slot in [Slot::FirstHand, Slot::SecondHand, Slot::Body, Slot::Pack] {
            slot_ui(ui, texts, model, hero, slot, draft);
        }
    });
}

fn slot_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, hero: Hero, slot: Slot, draft: &mut Draft) {
    let name = place_name(texts, slot);
    let theme = Theme::of(ui.ctx());
    let (_, dropped) = ui.dnd_drop_zone::<CardId, ()>(slot_frame(theme), |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(name.as_ref()).weak().small());
        ui.horizontal_wrapped(|ui| {
            for (owner, line) in lines(model) {
                if draft.place(line.card, owner, line.slot) == (hero, slot) {
                    card_ui(ui, texts, line, draft);
                }
            }
            if let Some(card) = draft.chosen {
                let hero_name = model.heroes.get(hero.index()).map_or("", |card| card.name.as_ref());
                let label = tr!(texts, "arrange-put-here", hero = hero_name, slot = name.as_ref());
                let text = RichText::new(tr!(texts, "arrange-here").as_ref()).strong();
                let response = ui.add(egui::Button::new(text).fill(theme.signal.accent_fill.egui()));
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.as_ref()));
                if response.on_hover_text(label.as_ref()).clicked() {
                    draft.put(card, hero, slot);
                }
            }
        });
    });
    if let Some(card) = dropped {
        draft.put(*card, hero, slot);
    }
}

/// A place for cards on the paper of a Hero.
fn slot_frame(theme: &Theme) -> Frame {
    let line = Stroke::new(theme.sizes.line, theme.surface.ink_muted.fade(0.5));
    Frame::new()
        .fill(theme.surface.paper_shade.fade(0.35).egui())
        .stroke(line)
        .corner_radius(theme.sizes.corner)
        .inner_margin(theme.space(2.0))
}

/// A card that can be clicked or dragged.
fn card_ui(ui: &mut Ui, texts: &Texts, line: &CardLine, draft: &mut Draft) {
    let chosen = draft.chosen == Some(line.card);
    let Some(printed) = line.face.printed else { return };
    let shown = HandCard { name: &line.name, printed, works: line.works, chosen };
    let size = vec2(ui.available_width().min(STRIP.x), STRIP.y);
    let response = card_strip_ui(ui, texts, &shown, size, Sense::click_and_drag()).on_hover_text(line.details.as_str());
    response.dnd_set_drag_payload(line.card);
    if response.dragged() {
        follow_pointer(ui, &line.name);
    }
    if response.clicked() {
        draft.chosen = if chosen { None } else { Some(line.card) };
    }
}

/// The name of the card that is being dragged, beside the pointer.
fn follow_pointer(ui: &Ui, name: &str) {
    let Some(at) = ui.ctx().pointer_interact_pos() else { return };
    let theme = Theme::of(ui.ctx());
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, ui.scope_id().with("dragged-card")));
    let text = painter.layout_no_wrap(name.to_owned(), TextStyle::Body.resolve(ui.style()), theme.text.normal.egui());
    let ground = Rect::from_min_size(at + vec2(12.0, 8.0), text.size()).expand(theme.space(1.0));
    let line = Stroke::new(theme.sizes.line, theme.line.control.egui());
    painter.rect(ground, theme.sizes.corner, theme.surface.raised.egui(), line, StrokeKind::Outside);
    painter.galley(ground.min + vec2(theme.space(1.0), theme.space(1.0)), text, theme.text.normal.egui());
}

fn lines(model: &TableModel) -> impl Iterator<Item = (Hero, &CardLine)> {
    model.heroes.iter().flat_map(|hero| hero.cards.iter().map(move |line| (hero.hero, line)))
}

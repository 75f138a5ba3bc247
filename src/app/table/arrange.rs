//! Putting cards in order: click or drag a card to a slot of a hero; nothing is final until it is confirmed.

use super::TableAction;
use super::model::{CardLine, TableModel};
use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, Sheet, sheet};
use crate::engine::massive_darkness::Answer;
use crate::engine::massive_darkness::ask::Put;
use crate::engine::massive_darkness::ids::{CardId, Hero};
use crate::engine::massive_darkness::state::Slot;
use crate::text::Texts;
use crate::tr;
use egui::{Id, RichText, ScrollArea, Ui};

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

/// Draws the inventories of the heroes involved.
pub(super) fn arrange_ui(
    ui: &mut Ui,
    texts: &Texts,
    model: &TableModel,
    (heroes, trade, transmute): (&[Hero], bool, Option<&Answer>),
    draft: &mut Draft,
    actions: &mut Vec<TableAction>,
) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(model.question.sentence.as_ref()).heading());
    ui.label(tr!(texts, "arrange-hint").as_ref());
    if trade {
        ui.label(tr!(texts, "arrange-trade").as_ref());
    }
    ui.horizontal(|ui| {
        let confirm = tr!(texts, "arrange-confirm");
        if ui.add(Action::new(Icon::Check, &confirm).emphasis(Emphasis::Primary)).clicked() {
            actions.push(TableAction::Answer(vec![Answer::Arrange(draft.puts.iter().copied().collect())]));
        }
        if ui.add(Action::new(Icon::Undo, &tr!(texts, "arrange-reset"))).clicked() {
            *draft = Draft::default();
        }
        if let Some(transmute) = transmute
            && ui.add(Action::new(Icon::Transmute, &tr!(texts, "act-transmute"))).clicked()
        {
            actions.push(TableAction::Answer(vec![transmute.clone()]));
        }
    });
    ui.add_space(theme.space(2.0));
    ScrollArea::vertical().id_salt("arrange").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for hero in heroes {
                ui.vertical(|ui| {
                    ui.set_width(240.0);
                    inventory_ui(ui, texts, model, *hero, draft);
                });
            }
        });
    });
}

fn inventory_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, hero: Hero, draft: &mut Draft) {
    let Some(card) = model.heroes.get(hero.index()) else { return };
    sheet(ui, Sheet::Paper, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(card.name.as_ref()).strong());
        for slot in [Slot::FirstHand, Slot::SecondHand, Slot::Body, Slot::Pack] {
            slot_ui(ui, texts, model, (hero, slot), draft);
        }
    });
}

fn slot_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, (hero, slot): (Hero, Slot), draft: &mut Draft) {
    let name = match slot {
        Slot::FirstHand => tr!(texts, "slot-first-hand"),
        Slot::SecondHand => tr!(texts, "slot-second-hand"),
        Slot::Body => tr!(texts, "slot-body"),
        Slot::Pack => tr!(texts, "slot-pack"),
    };
    let (_, dropped) = ui.dnd_drop_zone::<CardId, ()>(Sheet::Raised.frame(Theme::of(ui.ctx())), |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(name.as_ref()).weak().small());
        for (owner, line) in lines(model) {
            if draft.place(line.card, owner, line.slot) != (hero, slot) {
                continue;
            }
            let chosen = draft.chosen == Some(line.card);
            let id = Id::unique(("card", line.card.0, hero.0));
            let response = ui
                .dnd_drag_source(id, line.card, |ui| ui.selectable_label(chosen, line.name.as_ref()))
                .inner
                .on_hover_text(line.details.as_str());
            if response.clicked() {
                draft.chosen = if chosen { None } else { Some(line.card) };
            }
        }
        if let Some(card) = draft.chosen {
            let hero_name = model.heroes.get(hero.index()).map_or("", |card| card.name.as_ref());
            let label = tr!(texts, "arrange-put-here", hero = hero_name, slot = name.as_ref());
            if ui.button(label.as_ref()).clicked() {
                draft.put(card, hero, slot);
            }
        }
    });
    if let Some(card) = dropped {
        draft.put(*card, hero, slot);
    }
}

fn lines(model: &TableModel) -> impl Iterator<Item = (Hero, &CardLine)> {
    model.heroes.iter().flat_map(|hero| hero.cards.iter().map(move |line| (hero.hero, line)))
}

//! A list of quests that somebody puts in order.

use crate::games::massive_darkness::campaign::words::Words;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::Ui;

/// Draws it; `name` says what a quest is called here.
pub(super) fn list_ui(ui: &mut Ui, words: &Words<'_>, list: &mut Vec<String>, name: &dyn Fn(&str) -> String) {
    let texts = words.texts;
    let (mut swapped, mut gone) = (None, None);
    for (at, quest) in list.iter().enumerate() {
        // The keyboard stays with the quest, wherever it goes.
        let same = list[..at].iter().filter(|earlier| *earlier == quest).count();
        ui.push_id((quest, same), |ui| {
            ui.horizontal(|ui| {
                let title = name(quest);
                let mut moves = |ui: &mut Ui, icon, label: &str, first: Option<usize>| {
                    ui.add_enabled_ui(first.is_some_and(|first| first + 1 < list.len()), |ui| {
                        if icon_button(ui, icon, label).clicked() {
                            swapped = first;
                        }
                    });
                };
                moves(ui, Icon::ChevronUp, &tr!(texts, "ledger-order-earlier", quest = &title), at.checked_sub(1));
                moves(ui, Icon::ChevronDown, &tr!(texts, "ledger-order-later", quest = &title), Some(at));
                if icon_button(ui, Icon::Close, &tr!(texts, "ledger-order-without", quest = &title)).clicked() {
                    gone = Some(at);
                }
                ui.label(format!("{}. {title}", at + 1));
            });
        });
    }
    if let Some(at) = swapped {
        list.swap(at, at + 1);
    }
    if let Some(at) = gone {
        list.remove(at);
    }
}

//! The Boss fight: who it is, what is laid when it begins, what shields the Boss, what he drains. Where all that is, the map says.

use super::{Change, Drawn};
use crate::games::massive_darkness_2::rules::quest::{BossFight, Spot};
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{CollapsingHeader, Ui};

const STEP: MessageId = "step-md2-boss";
/// Tokens for each Hero.
const MOST_EACH: u8 = 6;

impl Drawn<'_> {
    pub(in super::super) fn fight_ui(&self, ui: &mut Ui) -> Option<Change> {
        let head = CollapsingHeader::new(tr!(self.texts, "specials-md2-fight").as_ref()).id_salt("md2-fight");
        head.show(ui, |ui| self.fight_parts_ui(ui)).body_returned.flatten()
    }

    /// The same without a heading, where the Boss is picked.
    pub(in super::super) fn fight_parts_ui(&self, ui: &mut Ui) -> Option<Change> {
        let Self { quest, made, pickers, texts } = *self;
        let Some(fight) = &quest.boss else {
            ui.weak(tr!(texts, "specials-md2-no-fight").as_ref());
            return None;
        };
        let put = |new: BossFight<String, Spot>| Change::of(quest, STEP, |quest| quest.boss = Some(new));
        let mut change = None;
        let bosses = &made.offered.bosses;
        if let Some(boss) = pickers.named_ui(ui, "md2-fight-boss", "specials-md2-boss", bosses, &fight.boss) {
            change = Some(put(BossFight { boss, ..fight.clone() }));
        }
        ui.weak(tr!(texts, "specials-md2-fight-places").as_ref());
        if let Some((kind, each, spots)) = &fight.lay {
            ui.horizontal(|ui| {
                let tokens = &made.offered.tokens;
                if let Some(kind) = pickers.named_ui(ui, "md2-fight-lay", "specials-md2-lay", tokens, kind) {
                    change = Some(put(BossFight { lay: Some((kind, *each, spots.clone())), ..fight.clone() }));
                }
                if let Some(each) = pickers.number(ui, "specials-md2-each", *each, MOST_EACH) {
                    change = Some(put(BossFight { lay: Some((kind.clone(), each, spots.clone())), ..fight.clone() }));
                }
            });
        }
        ui.label(tr!(texts, "specials-md2-shield").as_ref());
        if let Some(shield) = pickers.maybe_token_ui(ui, "md2-fight-shield", "specials-md2-shield", &fight.shield) {
            change = Some(put(BossFight { shield, ..fight.clone() }));
        }
        ui.label(tr!(texts, "specials-md2-drains").as_ref());
        for (at, counter) in fight.drains.iter().enumerate() {
            ui.horizontal(|ui| {
                let (salt, counters) = (format!("md2-fight-drains-{at}"), &made.offered.counters);
                let mut drains = fight.drains.clone();
                if let Some(counter) = pickers.named_ui(ui, &salt, "specials-md2-drains", counters, counter) {
                    drains[at] = counter;
                } else if icon_button(ui, Icon::Close, &tr!(texts, "rules-md2-remove")).clicked() {
                    drains.remove(at);
                }
                if drains != fight.drains {
                    change = Some(put(BossFight { drains, ..fight.clone() }));
                }
            });
        }
        let unused = made.offered.counters.iter().find(|counter| !fight.drains.contains(&counter.what));
        ui.add_enabled_ui(unused.is_some(), |ui| {
            if ui.button(tr!(texts, "specials-md2-add-drain").as_ref()).clicked()
                && let Some(counter) = unused
            {
                let drains = fight.drains.iter().chain([&counter.what]).cloned().collect();
                change = Some(put(BossFight { drains, ..fight.clone() }));
            }
        });
        if ui.button(tr!(texts, "specials-md2-end-fight").as_ref()).clicked() {
            change = Some(Change::of(quest, STEP, |quest| quest.boss = None));
        }
        change
    }
}

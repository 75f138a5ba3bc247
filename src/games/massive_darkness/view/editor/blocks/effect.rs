//! Pickers for what a rule does.

use super::names::token_pick;
use super::{
    Carried, Choice as _, Landed, Pen, drop_here, name_pick, names_pick, number, pick, room_for, row, row_buttons, word,
};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::rules::language::quest::{QuestEffect, Whom};
use crate::games::massive_darkness::rules::language::{Place, Spawned};
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::Ui;

/// Most effects of a rule.
const MOST: usize = 15;

/// Effects, each a block. `of` is the rule they belong to, where they can be carried from one to another.
pub(in crate::games::massive_darkness::view::editor) fn effect_list(
    ui: &mut Ui,
    pen: &Pen<'_>,
    list: &mut Vec<QuestEffect>,
    of: Option<usize>,
) -> Option<Landed> {
    let what = tr!(pen.texts, "block-do");
    let (mut act, mut rects) = (None, Vec::new());
    let count = list.len();
    for (at, effect) in list.iter_mut().enumerate() {
        let pen = pen.part(&tr!(pen.texts, "block-numbered", what = what.as_ref(), number = at as i64 + 1));
        let row = ui.push_id(("do", at), |ui| {
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    if let Some(rule) = of {
                        super::handle(ui, &pen, Carried::Effect(rule, at));
                    }
                    pick(ui, &pen, effect, room_for(ui, if count > 1 { 3 } else { 1 }));
                    if let Some(wanted) = row_buttons(ui, &pen, at, count) {
                        act = Some((wanted, at));
                    }
                });
                parts_ui(ui, &pen, effect);
                if let QuestEffect::To(_, inner) = effect {
                    ui.indent("to", |ui| effect_list(ui, &pen.deeper(), inner, None));
                }
            })
            .response
            .rect
        });
        rects.push(row.inner);
    }
    let landed = of.and_then(|rule| drop_here(ui, &rects, rule, |carried| matches!(carried, Carried::Effect(..))));
    if let Some((act, at)) = act {
        act.apply(list, at);
    }
    let add = tr!(pen.texts, "block-add", what = pen.name(&what).as_str());
    ui.add_enabled_ui(list.len() < MOST, |ui| {
        if icon_button(ui, Icon::Plus, &add).clicked() {
            let new = QuestEffect::all(pen).into_iter().flatten().find(|offer| !list.contains(offer));
            list.extend(new);
        }
    });
    landed
}

/// What belongs to an effect, a row each.
fn parts_ui(ui: &mut Ui, pen: &Pen<'_>, effect: &mut QuestEffect) {
    match effect {
        QuestEffect::To(whom, _) => whom_ui(ui, pen, whom),
        QuestEffect::GainXp(xp) | QuestEffect::AllGainXp(xp) => number(ui, pen, "block-xp", xp, (1, 99)),
        QuestEffect::DrawTreasure(level) => number(ui, pen, "block-level-or-current", level, (0, 5)),
        QuestEffect::Suffer(wounds) | QuestEffect::Heal(wounds) | QuestEffect::ShareWounds(wounds) => {
            number(ui, pen, "block-wounds", wounds, (1, 30));
        }
        QuestEffect::Go(zone) | QuestEffect::Remove(zone) => name_pick(ui, pen, Kind::Zone, zone),
        QuestEffect::Carry(kind, amount) => {
            number(ui, pen, "block-number", amount, (-30, 30));
            token_pick(ui, pen, kind);
        }
        QuestEffect::ChooseHero(role) => name_pick(ui, pen, Kind::Role, role),
        QuestEffect::Spawn(what, place) => {
            spawned_ui(ui, pen, what);
            place_ui(ui, pen, place);
        }
        QuestEffect::Appear(foe, place) => {
            name_pick(ui, pen, Kind::Foe, foe);
            place_ui(ui, pen, place);
        }
        QuestEffect::Activate(foe) => name_pick(ui, pen, Kind::Foe, foe),
        QuestEffect::Count(counter, by) => {
            name_pick(ui, pen, Kind::Counter, counter);
            number(ui, pen, "block-by", by, (-99, 99));
        }
        QuestEffect::Set(counter, to) => {
            name_pick(ui, pen, Kind::Counter, counter);
            number(ui, pen, "block-to", to, (-99, 99));
        }
        QuestEffect::Call(name) => name_pick(ui, pen, Kind::Call, name),
        QuestEffect::RaiseLevel(by) => number(ui, pen, "block-by", by, (1, 4)),
        QuestEffect::OpenDoor(door) | QuestEffect::CloseDoor(door) | QuestEffect::Unlock(door) => {
            name_pick(ui, pen, Kind::Door, door);
        }
        QuestEffect::Unbar(border) | QuestEffect::Bar(border) => name_pick(ui, pen, Kind::Border, border),
        QuestEffect::Lay(kind, place) => {
            token_pick(ui, pen, kind);
            place_ui(ui, pen, place);
        }
        QuestEffect::Fill(kind, zone) => {
            token_pick(ui, pen, kind);
            name_pick(ui, pen, Kind::Zone, zone);
        }
        QuestEffect::Sweep(kind) | QuestEffect::Turn(kind) => token_pick(ui, pen, kind),
        QuestEffect::DestroyOne(objects) => names_pick(ui, pen, Kind::Object, objects),
        QuestEffect::DrawArtifact | QuestEffect::Die | QuestEffect::Crumble | QuestEffect::Lose | QuestEffect::Win => {}
    }
}

fn whom_ui(ui: &mut Ui, pen: &Pen<'_>, whom: &mut Whom) {
    row(ui, |ui| pick(ui, pen, whom, 0.0));
    match whom {
        Whom::Role(role) => name_pick(ui, pen, Kind::Role, role),
        Whom::EachIn(zone) => name_pick(ui, pen, Kind::Zone, zone),
        Whom::Each | Whom::One => {}
    }
}

/// Who appears.
pub(super) fn spawned_ui(ui: &mut Ui, pen: &Pen<'_>, what: &mut Spawned) {
    row(ui, |ui| pick(ui, pen, what, 0.0));
    if let Spawned::GuardOfLevel(level) = what {
        number(ui, pen, "block-level", level, (1, 5));
    }
}

fn place_ui(ui: &mut Ui, pen: &Pen<'_>, place: &mut Place) {
    row(ui, |ui| {
        word(ui, pen.texts, "block-where");
        pick(ui, pen, place, 0.0);
    });
    match place {
        Place::Named(zone) => name_pick(ui, pen, Kind::Zone, zone),
        Place::LevelToken(level) => number(ui, pen, "block-level", level, (1, 5)),
        Place::LevelBehind | Place::LevelAhead | Place::LevelHere => {}
    }
}

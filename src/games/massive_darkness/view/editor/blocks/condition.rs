//! Pickers for what must hold.

use super::names::token_pick;
use super::{
    Carried, Choice as _, Landed, Pen, bare_number, drop_here, name_pick, number, pick, room_for, row, row_buttons,
    tick,
};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::rules::language::quest::{Compare, Condition};
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::Ui;

/// Room for a number beside a drop-down list, in points.
const NUMBER: f32 = 150.0;

/// Conditions, each a block. `of` is the rule they belong to, where they can be carried from one to another.
pub(in crate::games::massive_darkness::view::editor) fn condition_list(
    ui: &mut Ui,
    pen: &Pen<'_>,
    list: &mut Vec<Condition>,
    of: Option<usize>,
) -> Option<Landed> {
    let what = tr!(pen.texts, "block-if");
    let (mut act, mut rects) = (None, Vec::new());
    let count = list.len();
    for (at, condition) in list.iter_mut().enumerate() {
        let pen = pen.part(&tr!(pen.texts, "block-numbered", what = what.as_ref(), number = at as i64 + 1));
        let row = ui.push_id(("if", at), |ui| {
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    if let Some(rule) = of {
                        super::handle(ui, &pen, Carried::Condition(rule, at));
                    }
                    head_ui(ui, &pen, condition, count);
                    if let Some(wanted) = row_buttons(ui, &pen, at, count) {
                        act = Some((wanted, at));
                    }
                });
                parts_ui(ui, &pen, condition);
                inner_ui(ui, &pen, condition);
            })
            .response
            .rect
        });
        rects.push(row.inner);
    }
    let landed = of.and_then(|rule| drop_here(ui, &rects, rule, |carried| matches!(carried, Carried::Condition(..))));
    if let Some((act, at)) = act {
        act.apply(list, at);
    }
    let add = tr!(pen.texts, "block-add", what = pen.name(&what).as_str());
    if icon_button(ui, Icon::Plus, &add).clicked() {
        let new = Condition::all(pen).into_iter().flatten().find(|offer| !list.contains(offer));
        list.extend(new);
    }
    landed
}

/// Which condition it is; "not" is a box to tick, so that it can be taken back.
fn head_ui(ui: &mut Ui, pen: &Pen<'_>, condition: &mut Condition, count: usize) {
    let mut is_turned = matches!(condition, Condition::Not(_));
    let was_turned = is_turned;
    tick(ui, pen, "block-not", &mut is_turned);
    if is_turned != was_turned {
        let turned = match &*condition {
            Condition::Not(inner) => Condition::clone(inner),
            plain => Condition::Not(Box::new(plain.clone())),
        };
        *condition = turned;
    }
    let beside = room_for(ui, if count > 1 { 3 } else { 1 });
    pick(ui, pen, plain(condition), beside);
}

/// The condition behind every "not".
fn plain(condition: &mut Condition) -> &mut Condition {
    let mut inner = condition;
    while let Condition::Not(next) = inner {
        inner = next;
    }
    inner
}

/// What belongs to a condition, a row each.
fn parts_ui(ui: &mut Ui, pen: &Pen<'_>, condition: &mut Condition) {
    match plain(condition) {
        Condition::Not(_) | Condition::Any(_) | Condition::NoEnemies => {}
        Condition::Counter(counter, compare) => {
            name_pick(ui, pen, Kind::Counter, counter);
            compare_ui(ui, pen, compare, (-99, 99));
        }
        Condition::Level(compare) => compare_ui(ui, pen, compare, (1, 5)),
        Condition::Round(compare) => compare_ui(ui, pen, compare, (1, 99)),
        Condition::Party(compare) | Condition::Living(compare) => compare_ui(ui, pen, compare, (0, 6)),
        Condition::Carried(kind, compare) => {
            token_pick(ui, pen, kind);
            compare_ui(ui, pen, compare, (0, 30));
        }
        Condition::Objective(goal) => number(ui, pen, "block-objective", goal, (1, 30)),
        Condition::Is(role) => name_pick(ui, pen, Kind::Role, role),
        Condition::HeroIn(zone) | Condition::EnemyIn(zone) | Condition::ChamberClear(zone) => {
            name_pick(ui, pen, Kind::Zone, zone);
        }
        Condition::Present(foe) | Condition::Gone(foe) => name_pick(ui, pen, Kind::Foe, foe),
        Condition::FoeIn(foe, zone) => {
            name_pick(ui, pen, Kind::Foe, foe);
            name_pick(ui, pen, Kind::Zone, zone);
        }
        Condition::DoorOpen(door) => name_pick(ui, pen, Kind::Door, door),
        Condition::Destroyed(object) => name_pick(ui, pen, Kind::Object, object),
    }
}

/// The conditions inside one.
fn inner_ui(ui: &mut Ui, pen: &Pen<'_>, condition: &mut Condition) {
    if let Condition::Any(list) = plain(condition) {
        ui.indent("any", |ui| condition_list(ui, &pen.deeper(), list, None));
    }
}

/// Another way to compare keeps the number.
fn compare_ui(ui: &mut Ui, pen: &Pen<'_>, compare: &mut Compare, range: (i64, i64)) {
    let (Compare::AtLeast(before) | Compare::AtMost(before) | Compare::Exactly(before)) = *compare;
    row(ui, |ui| {
        pick(ui, pen, compare, NUMBER);
        let (Compare::AtLeast(now) | Compare::AtMost(now) | Compare::Exactly(now)) = compare;
        *now = before;
        bare_number(ui, pen, "block-number", now, range);
    });
}

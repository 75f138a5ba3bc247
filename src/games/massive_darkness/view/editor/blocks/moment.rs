//! Pickers for when.

use super::names::token_pick;
use super::{Pen, name_pick, number, pick, row};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::rules::language::quest::Moment;
use egui::Ui;

pub(super) fn edit(ui: &mut Ui, pen: &Pen<'_>, moment: &mut Moment) {
    ui.horizontal(|ui| pick(ui, pen, moment, 0.0));
    match moment {
        Moment::RoundStarts(round) => number(ui, pen, "block-round", round, (0, 99)),
        Moment::PhaseStarts(phase) => {
            row(ui, |ui| pick(ui, pen, phase, 0.0));
        }
        Moment::Entered(zone) | Moment::Opened(zone) | Moment::ChamberOpened(zone) | Moment::Removed(zone) => {
            name_pick(ui, pen, Kind::Zone, zone);
        }
        Moment::EnteredStorey(storey) => storey_ui(ui, pen, storey),
        Moment::Crossed(border) => name_pick(ui, pen, Kind::Border, border),
        Moment::PickedUp(kind) => token_pick(ui, pen, kind),
        Moment::Acted(act) => name_pick(ui, pen, Kind::Act, act),
        Moment::DoorOpened(door) => name_pick(ui, pen, Kind::Door, door),
        Moment::LevelRose(level) => number(ui, pen, "block-level", level, (0, 5)),
        Moment::Killed(foe) | Moment::FoeLeft(foe) => name_pick(ui, pen, Kind::Foe, foe),
        Moment::FoeEntered(foe, zone) => {
            name_pick(ui, pen, Kind::Foe, foe);
            name_pick(ui, pen, Kind::Zone, zone);
        }
        Moment::Destroyed(object) => name_pick(ui, pen, Kind::Object, object),
        Moment::Counted(counter, wanted) => {
            name_pick(ui, pen, Kind::Counter, counter);
            number(ui, pen, "block-number", wanted, (-99, 99));
        }
        Moment::Called(name) => name_pick(ui, pen, Kind::Call, name),
        Moment::Setup
        | Moment::RoundEnds
        | Moment::FirstPlayerPassed
        | Moment::HeroDied
        | Moment::HeroFell
        | Moment::HeroEscaped
        | Moment::AllEscaped
        | Moment::GuardianKilled => {}
    }
}

/// People count storeys from 1.
fn storey_ui(ui: &mut Ui, pen: &Pen<'_>, storey: &mut u8) {
    let mut counted = storey.saturating_add(1);
    number(ui, pen, "block-storey", &mut counted, (1, 6));
    *storey = counted.saturating_sub(1);
}

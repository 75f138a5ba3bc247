//! Pickers for what has a name. What is on the map can be pointed out there; what is not there yet is made.

use super::{Pen, combo, room_for, row};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::quest::edit::templates::free_name;
use crate::games::massive_darkness::quest::edit::{Command, Special};
use crate::games::massive_darkness::rules::language::quest::Foe;
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kit::art::Icon;
use crate::kit::widgets::{Offer, icon_button};
use crate::tr;
use egui::{RichText, Ui};

/// What a picker wants to be shown on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games::massive_darkness::view::editor) enum Asked {
    /// A Zone, a door, a border or an object.
    Thing(Kind),
    /// A kind of token.
    Token,
}

/// What was pointed out on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::games::massive_darkness::view::editor) enum Answer {
    /// Its name.
    Named(String),
    /// A kind of token.
    Token(TokenKind),
}

/// The message that says what such a name stands for.
fn what(kind: Kind) -> &'static str {
    match kind {
        Kind::Zone => "block-zone",
        Kind::Door => "block-door",
        Kind::Border => "block-border",
        Kind::Object => "block-object",
        Kind::Foe => "block-foe",
        Kind::Counter => "block-counter",
        Kind::Role => "block-role",
        Kind::Act => "block-act",
        Kind::Call => "block-call",
    }
}

/// What can be made on the spot: the message of its first name.
fn makes(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Counter => Some("name-of-counter"),
        Kind::Role => Some("name-of-role"),
        Kind::Call => Some("name-of-call"),
        Kind::Foe => Some("name-of-monster"),
        Kind::Act => Some("name-of-act"),
        Kind::Zone | Kind::Door | Kind::Border | Kind::Object => None,
    }
}

fn is_on_the_map(kind: Kind) -> bool {
    matches!(kind, Kind::Zone | Kind::Door | Kind::Border | Kind::Object)
}

/// What a name stands for, with its place.
fn shown(pen: &Pen<'_>, kind: Kind, name: &str) -> String {
    let said = pen.said();
    match kind {
        _ if name.is_empty() => tr!(pen.texts, "block-choose").to_string(),
        Kind::Zone => said.zone(name).to_string(),
        Kind::Door => said.door(name).to_string(),
        Kind::Border => said.border(name).to_string(),
        Kind::Object => said.object_named(name).to_string(),
        Kind::Foe => said.foe_named(name).to_string(),
        Kind::Counter | Kind::Role | Kind::Act | Kind::Call => said.quoted(name).to_string(),
    }
}

/// A name of this kind, in a row of its own.
pub(in crate::games::massive_darkness::view::editor) fn name_pick(
    ui: &mut Ui,
    pen: &Pen<'_>,
    kind: Kind,
    name: &mut String,
) {
    row(ui, |ui| bare_name(ui, pen, kind, name, 0.0));
}

/// The same inside a row, with so much room beside it.
fn bare_name(ui: &mut Ui, pen: &Pen<'_>, kind: Kind, name: &mut String, beside: f32) {
    let what = pen.texts.get(what(kind));
    let label = pen.name(&what);
    let id = ui.make_persistent_id(("name", &label));
    take_answer(pen, id, name);
    let known = kind.names(pen.quest);
    let text = shown(pen, kind, name);
    let is_known = known.contains(name) || kind == Kind::Call && !name.is_empty();
    let words = if is_known { RichText::new(&text) } else { RichText::new(&text).color(ui.visuals().error_fg_color) };
    let beside = beside + if is_on_the_map(kind) { room_for(ui, 1) } else { 0.0 };
    let offers = || {
        let offer = |offer: &String| Offer::new(shown(pen, kind, offer), offer == name);
        let new = makes(kind).map(|_| tr!(pen.texts, "block-new", what = what.as_ref()));
        let new = new.map(|new| Offer { begins_group: true, ..Offer::new(new.as_ref(), false) });
        known.iter().map(offer).chain(new).collect()
    };
    let taken = combo(ui, pen, &label, &label, words, beside, offers);
    if let Some(new) = taken.and_then(|at| known.get(at)) {
        name.clone_from(new);
    } else if let Some(first) = taken.and_then(|_| makes(kind)) {
        let fresh = free_name(&pen.texts.get(first), &known);
        pen.desk.borrow_mut().besides.extend(make(pen, kind, &fresh));
        *name = fresh;
    }
    if is_on_the_map(kind) {
        show_on_the_map(ui, pen, (id, Asked::Thing(kind)), &label);
    }
}

/// The command that makes something with a name.
fn make(pen: &Pen<'_>, kind: Kind, name: &str) -> Option<Command> {
    let quest = pen.quest;
    let special = match kind {
        Kind::Counter => {
            Special::Counters(quest.counters.iter().cloned().chain(std::iter::once(name.to_owned())).collect())
        }
        Kind::Role => Special::Roles(quest.roles.iter().cloned().chain(std::iter::once(name.to_owned())).collect()),
        Kind::Foe => Special::Foes(quest.foes.iter().cloned().chain(std::iter::once(Foe::new(name))).collect()),
        Kind::Act => Special::Acts(quest.acts.iter().cloned().chain(std::iter::once(super::new_act(name))).collect()),
        Kind::Zone | Kind::Door | Kind::Border | Kind::Object | Kind::Call => return None,
    };
    Some(Command::Special(Box::new(special)))
}

/// A button that lets something be pointed out on the map.
fn show_on_the_map(ui: &mut Ui, pen: &Pen<'_>, asked: (egui::Id, Asked), label: &str) {
    let is_asked = pen.desk.borrow().asked == Some(asked);
    let name = tr!(pen.texts, "block-on-map", what = label);
    ui.scope(|ui| {
        if is_asked {
            ui.visuals_mut().widgets.inactive.weak_bg_fill = ui.visuals().selection.bg_fill;
        }
        if icon_button(ui, Icon::Flag, &name).clicked() {
            pen.desk.borrow_mut().asked = (!is_asked).then_some(asked);
        }
    });
}

fn take_answer(pen: &Pen<'_>, id: egui::Id, name: &mut String) {
    let mut desk = pen.desk.borrow_mut();
    if let Some((to, Answer::Named(answer))) = &desk.answer
        && *to == id
    {
        name.clone_from(answer);
        desk.answer = None;
    }
}

/// A kind of token, which can be pointed out on the map.
pub(super) fn token_pick(ui: &mut Ui, pen: &Pen<'_>, kind: &mut TokenKind) {
    row(ui, |ui| {
        let label = pen.name(&tr!(pen.texts, "block-token"));
        let id = ui.make_persistent_id(("token", &label));
        {
            let mut desk = pen.desk.borrow_mut();
            if let Some((to, Answer::Token(answer))) = desk.answer
                && to == id
            {
                *kind = answer;
                desk.answer = None;
            }
        }
        super::pick(ui, pen, kind, room_for(ui, 1));
        show_on_the_map(ui, pen, (id, Asked::Token), &label);
    });
}

/// Several names of this kind, each once.
pub(in crate::games::massive_darkness::view::editor) fn names_pick(
    ui: &mut Ui,
    pen: &Pen<'_>,
    kind: Kind,
    names: &mut Vec<String>,
) {
    let mut gone = None;
    let count = names.len();
    for (at, name) in names.iter_mut().enumerate() {
        row(ui, |ui| {
            let pen = pen.part(&(at + 1).to_string());
            bare_name(ui, &pen, kind, name, if count > 1 { room_for(ui, 1) } else { 0.0 });
            let remove = tr!(pen.texts, "block-remove", what = pen.whose.as_str());
            if count > 1 && icon_button(ui, Icon::Close, &remove).clicked() {
                gone = Some(at);
            }
        });
    }
    if let Some(at) = gone {
        names.remove(at);
    }
    let free = kind.names(pen.quest).into_iter().find(|name| !names.contains(name));
    let add = tr!(pen.texts, "block-add", what = pen.name(&pen.texts.get(what(kind))).as_str());
    row(ui, |ui| {
        ui.add_enabled_ui(free.is_some() || makes(kind).is_some(), |ui| {
            if icon_button(ui, Icon::Plus, &add).clicked() {
                names.push(free.unwrap_or_default());
            }
        });
    });
}

/// The first name of a kind; none where the quest has none yet.
pub(super) fn first(pen: &Pen<'_>, kind: Kind) -> String {
    kind.names(pen.quest).into_iter().next().unwrap_or_default()
}

//! What only this quest has: figures, Acts, counters and roles, and what differs from the book.

use crate::games::massive_darkness::describe::token;
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::quest::edit::templates::free_name;
use crate::games::massive_darkness::quest::edit::{Command, Special};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::language::quest::{Foe, Switch};
use crate::games::massive_darkness::rules::state::{MAX_COUNTERS, MAX_ROLES, TokenKind};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::blocks::{Pen, Row, act_ui, foe_ui, name_pick, new_act, row_buttons};
use crate::games::massive_darkness::view::editor::name_field::{NameField, Writing, Written};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Sheet, heading, icon_button, sheet};
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

/// Most figures of a quest.
const MOST_FIGURES: usize = 24;

const SWITCHES: [(Switch, &str); 6] = [
    (Switch::NoEvents, "switch-no-events"),
    (Switch::NoReinforcement, "switch-no-reinforcement"),
    (Switch::LevelByRules, "switch-level-by-rules"),
    (Switch::CurrentTreasure, "switch-current-treasure"),
    (Switch::FreeEscape(Edition::De), "switch-free-escape-de"),
    (Switch::FreeEscape(Edition::En), "switch-free-escape-en"),
];

impl EditorScreen {
    pub(super) fn figures_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let rules = self.rules.clone();
        let desk = std::mem::take(&mut self.pages.desk);
        let fields = &mut self.pages.rules;
        let mut foes = quest.foes.clone();
        let (mut act, mut writing) = (None, None);
        ui.label(RichText::new(tr!(texts, "rules-figures-hint").as_ref()).weak().small());
        for (at, foe) in foes.iter_mut().enumerate() {
            let whose = tr!(texts, "rules-figure", name = foe.name.as_str()).to_string();
            let pen = Pen { texts, quest: &quest, library: &rules.library, desk: &desk, whose, depth: 0 };
            ui.push_id(("figure", at), |ui| {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    let is_open = fields.figure == Some(at);
                    ui.horizontal_wrapped(|ui| {
                        ui.strong(pen.said().name(&foe.name));
                        let (icon, message) = match is_open {
                            true => (Icon::Check, tr!(texts, "rules-close", what = pen.whose.as_str())),
                            false => (Icon::Pencil, tr!(texts, "rules-open", what = pen.whose.as_str())),
                        };
                        if icon_button(ui, icon, &message).clicked() {
                            fields.figure = (!is_open).then_some(at);
                        }
                        act = row_buttons(ui, &pen, at, quest.foes.len()).map(|wanted| (wanted, at)).or(act.take());
                    });
                    if is_open {
                        let label = pen.name(&tr!(texts, "rules-own-name"));
                        let named = NameField::of(&label, &foe.name).ui(ui);
                        writing = named.map(|named| renaming(Kind::Foe, &foe.name, named)).or(writing.take());
                        foe_ui(ui, &pen, foe);
                        ui.separator();
                    }
                    ui.label(RichText::new(pen.said().foe(foe)).italics());
                });
            });
        }
        ui.add_enabled_ui(foes.len() < MOST_FIGURES, |ui| {
            if ui.add(Action::new(Icon::Plus, &tr!(texts, "rules-new-figure"))).clicked() {
                fields.figure = Some(foes.len());
                foes.push(Foe::new(&free_name(&tr!(texts, "name-of-monster"), &Kind::Foe.names(&quest))));
            }
        });
        if let Some((act, at)) = act {
            act.apply(&mut foes, at);
            fields.figure = None;
        }
        self.pages.desk = desk;
        self.doing.writing = writing.or(self.doing.writing.take());
        let changed = (foes != quest.foes).then_some(Special::Foes(foes));
        self.settle(texts, changed.map(|special| Command::Special(Box::new(special))));
    }

    pub(super) fn names_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let rules = self.rules.clone();
        let desk = std::mem::take(&mut self.pages.desk);
        heading(ui, &tr!(texts, "rules-acts"));
        let mut acts = quest.acts.clone();
        let (mut gone, mut changed, mut writing) = (None, None, None);
        for (at, act) in acts.iter_mut().enumerate() {
            let whose = tr!(texts, "rules-act", name = act.name.as_str()).to_string();
            let pen = Pen { texts, quest: &quest, library: &rules.library, desk: &desk, whose, depth: 0 };
            ui.push_id(("act", at), |ui| {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    ui.horizontal_wrapped(|ui| {
                        let label = pen.name(&tr!(texts, "rules-own-name"));
                        let named = NameField::of(&label, &act.name).ui(ui);
                        writing = named.map(|named| renaming(Kind::Act, &act.name, named)).or(writing.take());
                        gone = row_buttons(ui, &pen, at, quest.acts.len()).map(|wanted| (wanted, at)).or(gone.take());
                    });
                    act_ui(ui, &pen, act);
                    ui.label(RichText::new(pen.said().act(act)).italics());
                });
            });
        }
        if ui.add(Action::new(Icon::Plus, &tr!(texts, "rules-new-act"))).clicked() {
            acts.push(new_act(&free_name(&tr!(texts, "name-of-act"), &Kind::Act.names(&quest))));
        }
        if let Some((row, at)) = gone {
            row.apply(&mut acts, at);
        }
        if acts != quest.acts {
            changed = changed.or(Some(Special::Acts(acts)));
        }
        heading(ui, &tr!(texts, "rules-counters"));
        let counters = ListOf { names: &quest.counters, kind: Kind::Counter, most: MAX_COUNTERS };
        changed = changed.or(name_list(ui, texts, &counters, &mut writing).map(Special::Counters));
        heading(ui, &tr!(texts, "rules-roles"));
        let roles = ListOf { names: &quest.roles, kind: Kind::Role, most: MAX_ROLES };
        changed = changed.or(name_list(ui, texts, &roles, &mut writing).map(Special::Roles));
        self.doing.writing = writing.or(self.doing.writing.take());
        self.pages.desk = desk;
        self.settle(texts, changed.map(|special| Command::Special(Box::new(special))));
    }

    pub(super) fn differences_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let rules = self.rules.clone();
        let desk = std::mem::take(&mut self.pages.desk);
        let mut changed = None;
        heading(ui, &tr!(texts, "rules-switches"));
        for (switch, message) in SWITCHES {
            let mut is_on = quest.switches.contains(&switch);
            if ui.checkbox(&mut is_on, texts.get(message).as_ref()).changed() {
                changed = Some(Special::Switches(toggled(&quest.switches, switch)));
            }
        }
        heading(ui, &tr!(texts, "rules-placeable"));
        for kind in TokenKind::ALL {
            let mut is_on = quest.placeable.contains(&kind);
            if ui.checkbox(&mut is_on, token(texts, kind).as_ref()).changed() {
                changed = Some(Special::Placeable(toggled(&quest.placeable, kind)));
            }
        }
        heading(ui, &tr!(texts, "rules-sought"));
        let mut is_on = quest.sought.is_some();
        let whose = tr!(texts, "rules-sought").to_string();
        let pen = Pen { texts, quest: &quest, library: &rules.library, desk: &desk, whose, depth: 0 };
        if ui.checkbox(&mut is_on, tr!(texts, "rules-sought-on").as_ref()).changed() {
            let first = Kind::Zone.names(&quest).into_iter().next().unwrap_or_default();
            changed = Some(Special::Sought(is_on.then_some(first)));
        } else if let Some(known) = &quest.sought {
            let mut zone = known.clone();
            ui.horizontal_wrapped(|ui| name_pick(ui, &pen, Kind::Zone, &mut zone));
            if zone != *known {
                changed = Some(Special::Sought(Some(zone)));
            }
        }
        self.pages.desk = desk;
        self.settle(texts, changed.map(|special| Command::Special(Box::new(special))));
    }
}

/// Without it where it was, with it where it was not.
fn toggled<T: Copy + PartialEq>(list: &[T], one: T) -> Vec<T> {
    match list.contains(&one) {
        true => list.iter().copied().filter(|other| *other != one).collect(),
        false => list.iter().copied().chain(std::iter::once(one)).collect(),
    }
}

/// Names of a kind that stand in a list of their own.
struct ListOf<'a> {
    names: &'a [String],
    kind: Kind,
    most: usize,
}

/// What a name that is being written would rename.
fn renaming(kind: Kind, name: &str, writing: Writing) -> Written {
    writing.some(|new| Command::Special(Box::new(Special::Rename(kind, name.to_owned(), new))))
}

/// Names, each with a field and a button to remove it, and one for a new one. The names when one has come or gone; what is
/// being written into one of them besides.
fn name_list(ui: &mut Ui, texts: &Texts, of: &ListOf<'_>, writing: &mut Option<Written>) -> Option<Vec<String>> {
    let (what, fresh) = match of.kind {
        Kind::Role => (tr!(texts, "block-role"), tr!(texts, "name-of-role")),
        _ => (tr!(texts, "block-counter"), tr!(texts, "name-of-counter")),
    };
    let mut changed = None;
    for (at, name) in of.names.iter().enumerate() {
        let whose = tr!(texts, "block-numbered", what = what.as_ref(), number = at as i64 + 1);
        ui.push_id((of.kind, at), |ui| {
            ui.horizontal(|ui| {
                if let Some(named) = NameField::of(&whose, name).ui(ui) {
                    *writing = Some(renaming(of.kind, name, named));
                }
                if icon_button(ui, Icon::Close, &tr!(texts, "block-remove", what = whose.as_ref())).clicked() {
                    let mut names = of.names.to_vec();
                    Row::Remove.apply(&mut names, at);
                    changed = Some(names);
                }
            });
        });
    }
    ui.add_enabled_ui(of.names.len() < of.most, |ui| {
        if icon_button(ui, Icon::Plus, &tr!(texts, "block-new", what = what.as_ref())).clicked() {
            let mut names = of.names.to_vec();
            names.push(free_name(&fresh, of.names));
            changed = Some(names);
        }
    });
    changed
}

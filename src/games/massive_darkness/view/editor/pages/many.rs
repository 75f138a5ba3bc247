//! Many things at once: picking all of a sort, bringing tiles into line, nudging, and what several doors or tokens have in
//! common.

use crate::games::massive_darkness::describe::token;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::align::{Edge, align};
use crate::games::massive_darkness::quest::edit::select::Sort;
use crate::games::massive_darkness::quest::edit::thing::joins;
use crate::games::massive_darkness::quest::edit::{Command, Mark, Thing};
use crate::games::massive_darkness::quest::model::{PlacedDoor, PlacedToken};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::tiles::board::hand::Step;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Offer, SearchList, icon_button};
use crate::tr;
use egui::{Checkbox, RichText, Role, Ui, WidgetInfo};

/// The list of sorts is no wider, in points.
const WIDE: f32 = 260.0;

/// What all of a sort are called, with how many there are.
fn sort_name(texts: &Texts, sort: Sort, count: usize) -> String {
    let count = count as i64;
    match sort {
        Sort::Tokens(kind) => {
            tr!(texts, "select-tokens", token = token(texts, kind).as_ref(), count = count).to_string()
        }
        other => texts.with(other.message_id(), &[("count", count.into())]).to_string(),
    }
}

impl EditorScreen {
    /// A list of everything that can be picked together.
    pub(super) fn select_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let layers = &self.layers;
        let sorts = || {
            let free = move |(_, things): &(Sort, Vec<Thing>)| things.iter().all(|thing| layers.is_free(thing));
            Sort::there(self.history.current()).into_iter().filter(free)
        };
        let (search, nothing) = (tr!(texts, "list-search"), tr!(texts, "list-nothing"));
        let (empty, choose) = (tr!(texts, "block-none-yet"), tr!(texts, "select-choose"));
        let name = tr!(texts, "select-all");
        let list = SearchList {
            salt: "select-all",
            shown: RichText::new(name.as_ref()),
            width: ui.available_width().min(WIDE),
            search: &search,
            nothing: &nothing,
            empty: &empty,
        };
        let offer = |(sort, things): (Sort, Vec<Thing>)| Offer::new(sort_name(texts, sort, things.len()), false);
        let (response, taken) = list.ui(ui, || sorts().map(offer).collect());
        let label = format!("{name}: {choose}");
        response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), &label));
        if let Some((_, things)) = taken.and_then(|at| sorts().nth(at)) {
            self.history.end_merging();
            self.picked = things;
        }
    }

    /// Picks everything that is of the sort of this thing.
    pub(in crate::games::massive_darkness::view::editor) fn pick_alike(&mut self, thing: &Thing) {
        let quest = self.history.current();
        if let Some(sort) = Sort::of(thing, quest) {
            self.picked = sort.all(quest);
        }
    }

    /// How many things are of the sort of this one, if there are several.
    pub(in crate::games::massive_darkness::view::editor) fn alike(&self, thing: &Thing) -> Option<usize> {
        let quest = self.history.current();
        Sort::of(thing, quest).map(|sort| sort.all(quest).len()).filter(|count| *count > 1)
    }

    /// Arrows that move what is picked, and edges to which tiles are brought.
    pub(super) fn arrange_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let mut nudged = None;
        ui.horizontal_wrapped(|ui| {
            for (icon, message, step) in [
                (Icon::ChevronLeft, "nudge-left", Step { x: -1, y: 0 }),
                (Icon::ChevronRight, "nudge-right", Step { x: 1, y: 0 }),
                (Icon::ChevronUp, "nudge-up", Step { x: 0, y: -1 }),
                (Icon::ChevronDown, "nudge-down", Step { x: 0, y: 1 }),
            ] {
                if icon_button(ui, icon, &texts.get(message)).clicked() {
                    nudged = Some(step);
                }
            }
        });
        if let Some(step) = nudged {
            self.carry(texts, step, Merge::With("nudge"));
        }
        let tiles = self.picked.iter().filter(|thing| matches!(thing, Thing::Tile(_))).count();
        if tiles < 2 {
            return;
        }
        let mut edge = None;
        ui.label(RichText::new(tr!(texts, "align-heading").as_ref()).weak());
        for one in Edge::ALL {
            if ui.button(texts.get(one.message_id()).as_ref()).clicked() {
                edge = Some(one);
            }
        }
        let Some(edge) = edge else { return };
        match align(self.history.current(), &self.rules.library.tiles, &self.picked, edge) {
            Ok(command) => self.align_by(texts, &command),
            Err(refused) => self.refuse(texts, refused),
        }
    }

    /// What was brought into line stays picked where it is then.
    fn align_by(&mut self, texts: &Texts, command: &Command) {
        let before = self.history.current().tiles.clone();
        let picked = std::mem::take(&mut self.picked);
        self.command(texts, command);
        if self.refused.is_some() {
            self.picked = picked;
            return;
        }
        // Tiles keep their order.
        let pairs = before.iter().zip(&self.history.current().tiles);
        let tiles = pairs.filter(|(old, _)| picked.contains(&Thing::Tile(old.at))).map(|(_, new)| Thing::Tile(new.at));
        self.picked = tiles.collect();
    }
}

/// What several doors, or several tokens, have in common, to be changed for all of them at once.
pub(super) fn common_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, picked: &[Thing]) -> Option<Command> {
    if picked.len() < 2 {
        return None;
    }
    doors_ui(ui, texts, quest, picked).or_else(|| tokens_ui(ui, texts, quest, picked))
}

fn doors_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, picked: &[Thing]) -> Option<Command> {
    let door = |thing: &Thing| match thing {
        Thing::Door(a, b) => quest.doors.iter().find(|door| joins((door.from, door.to), (*a, *b))),
        _ => None,
    };
    let doors: Vec<&PlacedDoor> = picked.iter().map(door).collect::<Option<_>>()?;
    let change = |new: &dyn Fn(&PlacedDoor) -> PlacedDoor| {
        let commands = doors.iter().map(|door| Command::ChangeDoor(Box::new(new(door)))).collect();
        Command::Several("edit-change-door", commands)
    };
    let open = box_ui(ui, &tr!(texts, "editor-door-open"), doors.iter().map(|door| door.open));
    let locked = box_ui(ui, &tr!(texts, "editor-door-locked"), doors.iter().map(|door| door.locked));
    if let Some(open) = open {
        return Some(change(&|door| PlacedDoor { open, ..door.clone() }));
    }
    locked.map(|locked| change(&|door| PlacedDoor { locked, ..door.clone() }))
}

fn tokens_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, picked: &[Thing]) -> Option<Command> {
    let token = |thing: &Thing| match thing {
        Thing::Token(kind, at) => quest.tokens.iter().find(|token| (token.kind, token.at) == (*kind, *at)),
        _ => None,
    };
    let tokens: Vec<&PlacedToken> = picked.iter().map(token).collect::<Option<_>>()?;
    let fixed = box_ui(ui, &tr!(texts, "editor-token-fixed"), tokens.iter().map(|token| token.fixed))?;
    let change = |token: &&PlacedToken| Command::Mark(Mark::ChangeToken(PlacedToken { fixed, ..**token }));
    Some(Command::Several("edit-token", tokens.iter().map(change).collect()))
}

/// A box for several things: ticked where all are so, marked where only some are. What they shall all be, if pressed.
fn box_ui(ui: &mut Ui, name: &str, all: impl Iterator<Item = bool> + Clone) -> Option<bool> {
    let (mut is_all, is_some) = (all.clone().all(|one| one), all.clone().any(|one| one));
    let is_mixed = is_some && !is_all;
    let response = ui.add(Checkbox::new(&mut is_all, name).indeterminate(is_mixed));
    response.changed().then_some(is_all)
}

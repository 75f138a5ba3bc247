//! The little menu: everything that can be done with what is at a place of the map.

use super::super::EditorScreen;
use super::super::palette::tool_ui;
use super::super::sheet::{border_at, spot_at};
use super::super::tool::{Aim, Tool};
use super::clipboard::PIECES;
use crate::games::massive_darkness::quest::edit::command::Way;
use crate::games::massive_darkness::quest::edit::thing::joins;
use crate::games::massive_darkness::quest::edit::{Command, Mark, Thing};
use crate::games::massive_darkness::quest::model::{PlacedBorder, PlacedDoor, PlacedToken, Spot};
use crate::house::text::Texts;
use crate::kit::clipboard::Clips as _;
use crate::kit::map::Canvas;
use crate::tr;
use egui::{Align, Button, Id, Layout, Popup, PopupCloseBehavior, PopupKind, Pos2, RichText, TextWrapMode, Ui};
use std::sync::Arc;

/// Width of the menu, in points.
const WIDTH: f32 = 272.0;

/// A menu that is open on the map.
#[derive(Clone, Debug)]
pub(super) struct OpenMenu {
    /// Where, on the screen.
    at: Pos2,
    /// What lies there, the topmost first.
    things: Vec<Thing>,
    spot: Spot,
    /// The nearest border.
    border: (Spot, Spot),
    /// It has not been shown yet.
    is_new: bool,
}

/// What an entry does.
#[derive(Clone, Debug)]
enum Deed {
    Do(Command),
    Lay(Command),
    Pick(Thing),
    PickAlike(Thing),
    Turn(Way),
    Flip,
    Swap,
    Duplicate,
    Copy,
    Cut,
    Paste(Arc<str>),
}

struct Entry {
    name: Arc<str>,
    deed: Deed,
}

impl EditorScreen {
    /// Opens the menu for a place of the board. What lies there is picked, unless it is among what is picked already.
    pub(super) fn open_menu(&mut self, at: Pos2, on_board: Pos2) {
        let mut things = self.things_at(on_board);
        // Nothing is taken hold of from under what is locked.
        let is_locked = things.first().is_some_and(|top| self.layers.lock_of(top).is_some());
        things.retain(|thing| !is_locked && self.layers.is_free(thing));
        if is_locked {
            self.picked.clear();
        }
        if let Some(top) = things.first()
            && !things.iter().any(|thing| self.picked.contains(thing))
        {
            self.picked = vec![top.clone()];
        }
        let (spot, beside, _) = border_at(on_board, self.storey);
        self.cursor = spot_at(on_board, self.storey);
        self.doing.menu = Some(OpenMenu { at, things, spot, border: (spot, beside), is_new: true });
    }

    pub(super) fn menu_ui(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let Some(menu) = self.doing.menu.take() else { return };
        let mut is_open = true;
        let mut chosen = None;
        let entries = self.entries(ui, texts, &menu);
        let popup = Popup::new(Id::unique("editor-menu"), ui.ctx().clone(), menu.at, ui.layer_id())
            .kind(PopupKind::Menu)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .accessible_name(&*tr!(texts, "editor-menu"))
            .open_bool(&mut is_open);
        popup.show(|ui| {
            ui.set_width(WIDTH);
            if let Some(place) = self.sheet.name(menu.spot) {
                ui.label(RichText::new(place.as_ref()).strong());
            }
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                for (row, entry) in entries.iter().enumerate() {
                    let button =
                        Button::new(entry.name.as_ref()).frame_when_inactive(false).wrap_mode(TextWrapMode::Truncate);
                    let response = ui.add(button);
                    if menu.is_new && row == 0 {
                        response.request_focus();
                    }
                    if response.clicked() {
                        chosen = Some(entry.deed.clone());
                    }
                }
            });
            ui.separator();
            chosen = self.tools_ui(ui, texts, &menu).or(chosen.take());
        });
        if is_open && chosen.is_none() {
            self.doing.menu = Some(OpenMenu { is_new: false, ..menu });
            return;
        }
        canvas.floor.request_focus();
        if let Some(deed) = chosen {
            self.follow(ui, texts, deed, menu.spot);
        }
    }

    /// Everything that can be laid in the Zone, or stand on its nearest border.
    fn tools_ui(&self, ui: &mut Ui, texts: &Texts, menu: &OpenMenu) -> Option<Deed> {
        let mut chosen = None;
        let groups = [(Aim::Zone, tr!(texts, "menu-here")), (Aim::Border, tr!(texts, "menu-border"))];
        for (aim, title) in groups {
            ui.label(RichText::new(title.as_ref()).weak().small());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
                for tool in Tool::all().into_iter().filter(|tool| tool.aim() == aim) {
                    let name = match aim {
                        Aim::Border => tr!(texts, "menu-put-border", what = tool.name(texts).as_ref()),
                        Aim::Zone | Aim::Things | Aim::TwoZones => {
                            tr!(texts, "menu-put-here", what = tool.name(texts).as_ref())
                        }
                    };
                    if tool_ui(ui, &name, &tool, false).clicked() {
                        chosen = tool.command(texts, self.quest(), menu.border).map(Deed::Lay);
                    }
                }
            });
        }
        chosen
    }

    fn entries(&self, ui: &Ui, texts: &Texts, menu: &OpenMenu) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut add = |name: Arc<str>, deed: Deed| entries.push(Entry { name, deed });
        for thing in menu.things.iter().filter(|thing| self.picked.contains(thing)) {
            for (name, command) in self.switches_of(texts, thing) {
                add(name, Deed::Do(command));
            }
        }
        if self.picked.iter().any(|thing| matches!(thing, Thing::Tile(_))) {
            add(tr!(texts, "menu-turn"), Deed::Turn(Way::Clockwise));
            add(tr!(texts, "menu-turn-back"), Deed::Turn(Way::Back));
            add(tr!(texts, "menu-flip"), Deed::Flip);
            if self.two_tiles().is_some() {
                add(tr!(texts, "menu-swap"), Deed::Swap);
            }
            add(tr!(texts, "menu-duplicate"), Deed::Duplicate);
        }
        if !self.picked.is_empty() {
            add(tr!(texts, "menu-copy"), Deed::Copy);
            add(tr!(texts, "menu-cut"), Deed::Cut);
        }
        if let Some(text) = PIECES.last(ui.ctx()) {
            add(tr!(texts, "menu-paste"), Deed::Paste(text));
        }
        if let [only] = &self.picked[..]
            && let Some(count) = self.alike(only)
        {
            add(tr!(texts, "select-alike", count = count as i64), Deed::PickAlike(only.clone()));
        }
        if !self.picked.is_empty() {
            add(tr!(texts, "menu-remove"), Deed::Do(Command::Remove(self.picked.clone())));
        }
        for thing in menu.things.iter().filter(|thing| !self.picked.contains(thing)) {
            let name = tr!(texts, "menu-pick", what = self.thing_name(texts, thing).as_str());
            add(name, Deed::Pick(thing.clone()));
        }
        entries
    }

    /// What a thing can be besides being there.
    fn switches_of(&self, texts: &Texts, thing: &Thing) -> Vec<(Arc<str>, Command)> {
        let quest = self.quest();
        match thing {
            Thing::Door(a, b) => {
                let Some(door) = quest.doors.iter().find(|door| joins((door.from, door.to), (*a, *b))) else {
                    return Vec::new();
                };
                let change = |new: PlacedDoor| Command::ChangeDoor(Box::new(new));
                let open = if door.open { tr!(texts, "menu-close-door") } else { tr!(texts, "menu-open-door") };
                let lock = if door.locked { tr!(texts, "menu-unlock") } else { tr!(texts, "menu-lock") };
                vec![
                    (open, change(PlacedDoor { open: !door.open, ..door.clone() })),
                    (lock, change(PlacedDoor { locked: !door.locked, ..door.clone() })),
                ]
            }
            Thing::Border(a, b) | Thing::Stairs(a, b) => {
                let is_stairs = matches!(thing, Thing::Stairs(..));
                let known = if is_stairs { &quest.stairs } else { &quest.borders };
                let Some(border) = known.iter().find(|border| joins((border.from, border.to), (*a, *b))) else {
                    return Vec::new();
                };
                let new = Box::new(PlacedBorder { barred: !border.barred, ..border.clone() });
                let mark = if is_stairs { Mark::ChangeStairs(new) } else { Mark::ChangeBorder(new) };
                let name = if border.barred { tr!(texts, "menu-unbar") } else { tr!(texts, "menu-bar") };
                vec![(name, Command::Mark(mark))]
            }
            Thing::Token(kind, at) => {
                let Some(token) = quest.tokens.iter().find(|token| (token.kind, token.at) == (*kind, *at)) else {
                    return Vec::new();
                };
                let name = if token.fixed { tr!(texts, "menu-loose") } else { tr!(texts, "menu-fixed") };
                vec![(name, Command::Mark(Mark::ChangeToken(PlacedToken { fixed: !token.fixed, ..*token })))]
            }
            _ => Vec::new(),
        }
    }

    fn follow(&mut self, ui: &Ui, texts: &Texts, deed: Deed, spot: Spot) {
        self.history.end_merging();
        match deed {
            Deed::Do(command) => self.command(texts, &command),
            Deed::Lay(command) => {
                self.lay_by(texts, &command);
                let wants_words = matches!(command, Command::Name(..) | Command::Mark(Mark::Note(..)));
                self.doing.writes = wants_words && self.refused.is_none();
            }
            Deed::Pick(thing) => self.picked = vec![thing],
            Deed::PickAlike(thing) => self.pick_alike(&thing),
            Deed::Turn(way) => self.turn(texts, way),
            Deed::Flip => self.flip(texts),
            Deed::Swap => self.swap(texts),
            Deed::Duplicate => self.duplicate(texts),
            Deed::Copy => self.copy(ui),
            Deed::Cut => self.cut(ui, texts),
            Deed::Paste(text) => {
                self.cursor = spot;
                self.hand.by_keys = true;
                self.paste(texts, &text);
            }
        }
    }
}

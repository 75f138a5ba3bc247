//! One frame of the map: what is pointed at and clicked, then the picture.

use super::camera::{Glide, Look};
use super::controls::controls_ui;
use super::hands;
use super::menu::menu_ui;
use super::model::{MapModel, OfferKind, Spot};
use super::paint::{Scene, paint};
use super::stage::Rest;
use super::tips::explain;
use super::view::{MapAction, MapView};
use crate::games::massive_darkness::rules::ids::Actor;
use crate::house::text::Texts;
use crate::kernel::board::SpaceId;
use egui::{Id, Key, Modifiers, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo};

/// Show the map in what is left of `ui`, and say what was decided on it.
pub fn map_ui(ui: &mut Ui, texts: &Texts, model: &MapModel, view: &mut MapView) -> Vec<MapAction> {
    let rect = ui.available_rect_before_wrap();
    let floor = ui.allocate_rect(rect, Sense::CLICK | Sense::DRAG);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    ui.set_clip_rect(rect.intersect(ui.clip_rect()));
    let ui = &mut ui;
    aim(ui, rect, &floor, model, view);
    view.chances.count(ui.ctx(), model, view.counting);
    let mut widgets = Widgets { rect, look: view.camera.look(), shown: Vec::new(), actions: Vec::new() };
    widgets.place(ui, model, view);
    widgets.read(ui, model, view);
    let rest = if view.camera.is_gliding() { Rest::Moving } else { Rest::Still };
    paint(ui, &Scene { model, rect, look: widgets.look, rest }, view);
    widgets.explain(ui, texts, model, view);
    controls_ui(ui, texts, rect, model, view);
    widgets.actions.extend(menu_ui(ui, texts, model, view));
    widgets.actions
}

/// Where the camera looks in this frame.
fn aim(ui: &Ui, rect: Rect, floor: &Response, model: &MapModel, view: &mut MapView) {
    let bounds = model.geometry.bounds;
    let is_new = view.fitted.is_none_or(|(_, board)| board != bounds);
    let has_changed = !view.camera.is_held() && view.fitted != Some((rect, bounds));
    if is_new || has_changed {
        // The whole board, and it stays the whole board when the window changes, until a hand wants something else.
        view.camera.fit(rect, bounds);
        view.camera.arrive();
        view.fitted = Some((rect, bounds));
        view.framed = Some(model.question);
    }
    hands::move_camera(ui, rect, floor, model, view);
    hands::camera_keys(ui, rect, model, view);
    // Once for each question, and never against the hand.
    let is_busy = ui.input(|input| input.pointer.any_down());
    if view.framed != Some(model.question) && !is_busy {
        view.framed = Some(model.question);
        if let Some(part) = model.focus {
            view.camera.include(rect, part, model.geometry.bounds);
        }
    }
    let (seconds, now) = ui.input(|input| (input.stable_dt.min(0.1), input.time));
    view.camera.step(seconds, view.glide);
    view.motion.step(now);
    let (space_pressed, space_down) = ui.input(|input| (input.key_pressed(Key::Space), input.key_down(Key::Space)));
    if view.motion.is_moving() && space_pressed {
        view.motion.skip();
        view.camera.arrive();
        view.space_taken = true;
    }
    let is_panning = space_down && ui.input(|input| input.pointer.is_decidedly_dragging());
    view.space_taken = space_down && (view.space_taken || is_panning);
    if view.motion.is_moving() || (view.glide == Glide::Smooth && view.camera.is_gliding()) {
        ui.request_repaint();
    }
}

/// Everything on the map that can be pointed at, in this frame.
struct Widgets {
    rect: Rect,
    look: Look,
    shown: Vec<(Spot, Response)>,
    actions: Vec<MapAction>,
}

impl Widgets {
    /// The lowest first: zones, doors, tokens, figures.
    fn place(&mut self, ui: &Ui, model: &MapModel, view: &mut MapView) {
        let at_start = model.acting.and_then(|hero| model.figure(Actor::Hero(hero))).map(|figure| figure.zone);
        let cursor = *view.cursor.get_or_insert(at_start.unwrap_or_default());
        for zone in &model.zones {
            let chosen = model.offers_at(Spot::Zone(zone.space)).any(|(_, offer)| offer.kind == OfferKind::Choose);
            let stop = if zone.space == cursor || chosen { Stop::Yes } else { Stop::No };
            self.add(ui, Spot::Zone(zone.space), zone.rect, (stop, &zone.name, &zone.spoken));
        }
        for door in &model.doors {
            let stop = stop_for(model, Spot::Door(door.edge));
            self.add(ui, Spot::Door(door.edge), door.rect, (stop, &door.name, ""));
        }
        for heap in &model.heaps {
            let spot = Spot::Tokens(heap.zone);
            self.add(ui, spot, heap.rect, (stop_for(model, spot), &heap.name, ""));
        }
        for figure in &model.figures {
            let spot = Spot::Figure(figure.actor);
            self.add(ui, spot, figure.place.square(), (stop_for(model, spot), &figure.name, &figure.spoken));
        }
        if let Some(next) = self.cursor_moved(ui, model, cursor) {
            view.cursor = Some(next);
            ui.memory_mut(|memory| memory.request_focus(widget_id(Spot::Zone(next))));
        }
    }

    fn add(&mut self, ui: &Ui, spot: Spot, on_board: Rect, (stop, name, spoken): (Stop, &str, &str)) {
        let rect = self.look.screen_rect(self.rect, on_board);
        let id = widget_id(spot);
        let has_focus = ui.memory(|memory| memory.has_focus(id));
        if !rect.intersects(self.rect) && !has_focus && stop == Stop::No {
            return;
        }
        let mut sense = Sense::CLICK;
        if stop == Stop::Yes || has_focus {
            sense |= Sense::FOCUSABLE;
        }
        if let Spot::Figure(Actor::Hero(_)) = spot {
            sense |= Sense::DRAG;
        }
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        if !spoken.is_empty() {
            ui.ctx().accesskit_node_builder(id, |node| node.set_description(spoken));
        }
        self.shown.push((spot, response));
    }

    fn cursor_moved(&self, ui: &Ui, model: &MapModel, cursor: SpaceId) -> Option<SpaceId> {
        let focused = self.shown.iter().find(|(_, response)| response.has_focus());
        let at = match focused {
            Some((Spot::Zone(zone), _)) => *zone,
            Some((spot, _)) => zone_of(model, *spot).unwrap_or(cursor),
            None => cursor,
        };
        hands::cursor_keys(ui, focused.map(|(_, response)| response.id), &model.geometry, at)
    }

    /// What the pointer is at, what was clicked, what is carried.
    fn read(&mut self, ui: &Ui, model: &MapModel, view: &mut MapView) {
        let under = |response: &Response| response.hovered();
        let hovered = self.shown.iter().rev().find(|(_, response)| under(response));
        let focused = self.shown.iter().find(|(_, response)| response.has_focus());
        view.pointed = hovered.or(focused).map(|(spot, _)| *spot);
        if let Some((Spot::Zone(zone), _)) = focused {
            view.cursor = Some(*zone);
        }
        self.carry(ui, model, view);
        for (spot, response) in std::mem::take(&mut self.shown) {
            let wants_menu = response.secondary_clicked()
                || response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::F10));
            let at = response.interact_pointer_pos().unwrap_or(response.rect.center());
            if wants_menu {
                let zone = zone_of(model, spot);
                let offers = zone.map_or_else(Vec::new, |zone| all_offers(model, spot, zone));
                view.open_menu(at, offers, model.question);
            } else if response.clicked() {
                self.act(model, view, spot, at);
            }
            self.shown.push((spot, response));
        }
    }

    /// A hero is taken, carried and put down.
    fn carry(&mut self, ui: &Ui, model: &MapModel, view: &mut MapView) {
        let space_down = ui.input(|input| input.key_down(Key::Space));
        for (spot, response) in &self.shown {
            let Spot::Figure(Actor::Hero(hero)) = spot else { continue };
            let may_walk =
                model.acting == Some(*hero) && model.offers.iter().any(|offer| !offer.kind.path().is_empty());
            let by_hand = response.dragged_by(PointerButton::Primary) && may_walk && !space_down;
            if response.dragged() && !by_hand && view.carried.is_none() {
                view.camera.pan(response.drag_delta(), model.geometry.bounds);
            }
            if by_hand {
                view.carried = response.interact_pointer_pos().map(|at| (*hero, at));
            }
        }
        let Some((_, at)) = view.carried else { return };
        let target = self.spot_at(model, at);
        view.pointed = target;
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            view.carried = None;
            ui.ctx().stop_dragging();
        } else if !ui.input(|input| input.pointer.primary_down()) {
            view.carried = None;
            if let Some(target) = target {
                self.act(model, view, target, at);
            }
        }
    }

    /// The topmost thing at a position of the screen, but never the hero who is carried there.
    fn spot_at(&self, model: &MapModel, at: Pos2) -> Option<Spot> {
        let carried = model.acting.map(|hero| Spot::Figure(Actor::Hero(hero)));
        let mut found = self.shown.iter().rev().filter(|(spot, _)| Some(*spot) != carried);
        found.find(|(_, response)| response.rect.contains(at)).map(|(spot, _)| *spot)
    }

    /// A click: the one thing that can be done there, or the choice between several.
    fn act(&mut self, model: &MapModel, view: &mut MapView, spot: Spot, at: Pos2) {
        let mut offers: Vec<usize> = model.offers_at(spot).map(|(at, _)| at).collect();
        if offers.is_empty()
            && let (Spot::Figure(_) | Spot::Tokens(_), Some(zone)) = (spot, zone_of(model, spot))
        {
            offers = model.offers_at(Spot::Zone(zone)).map(|(at, _)| at).collect();
        }
        match &offers[..] {
            [] => {
                if let Spot::Figure(actor) = spot {
                    self.actions.push(MapAction::Select(actor));
                }
            }
            [only] => self.actions.push(MapAction::Answer(model.offers[*only].answers.clone())),
            _ => view.open_menu(at, offers, model.question),
        }
    }

    fn explain(&self, ui: &Ui, texts: &Texts, model: &MapModel, view: &MapView) {
        if view.menu.is_some() || view.carried.is_some() || ui.input(|input| input.pointer.any_down()) {
            return;
        }
        let Some(spot) = view.pointed else { return };
        let Some((_, response)) = self.shown.iter().find(|(shown, _)| *shown == spot) else { return };
        let about = match spot {
            Spot::Zone(zone) => model.zone(zone).map(|zone| &zone.about),
            Spot::Figure(actor) => model.figure(actor).map(|figure| &figure.about),
            Spot::Door(edge) => model.doors.iter().find(|door| door.edge == edge).map(|door| &door.about),
            Spot::Tokens(zone) => model.heaps.iter().find(|heap| heap.zone == zone).map(|heap| &heap.about),
        };
        let more = match spot {
            Spot::Figure(Actor::Enemy(enemy)) => view.chances.lines(texts, model, enemy),
            _ => Vec::new(),
        };
        if let Some(about) = about {
            explain(ui, response, about, &more);
        }
    }
}

/// Does the Tab key stop here?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Yes,
    No,
}

fn stop_for(model: &MapModel, spot: Spot) -> Stop {
    if model.offers_at(spot).next().is_some() { Stop::Yes } else { Stop::No }
}

fn widget_id(spot: Spot) -> Id {
    Id::unique(("map", spot))
}

/// The zone a place belongs to.
fn zone_of(model: &MapModel, spot: Spot) -> Option<SpaceId> {
    match spot {
        Spot::Zone(zone) | Spot::Tokens(zone) => Some(zone),
        Spot::Figure(actor) => model.figure(actor).map(|figure| figure.zone),
        Spot::Door(edge) => model.doors.iter().find(|door| door.edge == edge).map(|door| door.ends[0]),
    }
}

/// What the menu of a place lists: what is done there first, then everything else of the zone.
fn all_offers(model: &MapModel, spot: Spot, zone: SpaceId) -> Vec<usize> {
    let mut offers: Vec<usize> = model.offers_at(spot).map(|(at, _)| at).collect();
    for (at, _) in model.offers_in(zone) {
        if !offers.contains(&at) {
            offers.push(at);
        }
    }
    offers
}

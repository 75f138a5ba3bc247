//! Everything on the map that can be pointed at: found by the pointer within its outline, by the keyboard, and by name.

use super::art::Art;
use super::board::{BoardView, Emphasis, Spot};
use super::camera::Look;
use super::outlines::Outline;
use super::tips::{Beside, Line, explain, spoken};
use super::view::{Clicked, MapView};
use super::walk::cursor_keys;
use crate::kernel::board::SpaceId;
use egui::{Context, Id, Key, Modifiers, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

/// The targets of a frame.
pub(super) struct Targets<'a> {
    board: &'a BoardView,
    rect: Rect,
    look: Look,
    /// The lowest first: spaces, edges, tokens, figures.
    shown: Vec<Target<'a>>,
    /// The control under the pointer, as a place in `shown`. It is a rectangle, so it may be a neighbour of what is meant.
    hovered: Option<usize>,
    clicked: Vec<Clicked>,
}

struct Target<'a> {
    spot: Spot,
    /// What of its rectangle counts; all of it where there is none.
    outline: Option<&'a Outline>,
    response: Response,
}

/// What a target is called, and whether the Tab key stops there.
struct Naming<'a> {
    stops: bool,
    name: &'a str,
    spoken: &'a str,
}

impl<'a> Targets<'a> {
    pub(super) fn new(board: &'a BoardView, rect: Rect, look: Look) -> Self {
        Self { board, rect, look, shown: Vec::new(), hovered: None, clicked: Vec::new() }
    }

    pub(super) fn into_clicked(self) -> Vec<Clicked> {
        self.clicked
    }

    pub(super) fn place(&mut self, ui: &Ui, view: &mut MapView) {
        let board = self.board;
        let at_start = board.acting.and_then(|piece| board.figure(piece)).map(|figure| figure.space);
        let cursor = *view.cursor.get_or_insert(at_start.unwrap_or_default());
        for space in &board.spaces {
            let spot = Spot::Space(space.space);
            let is_choice = board.offers_at(spot).any(|(_, offer)| offer.emphasis == Emphasis::Choice);
            let naming = Naming { stops: space.space == cursor || is_choice, name: &space.name, spoken: &space.spoken };
            self.add(ui, spot, space.outline.bounds(), &naming, Some(&space.outline));
        }
        for edge in &board.edges {
            let Some(area) = &edge.area else { continue };
            let spot = Spot::Edge(edge.edge);
            let naming = Naming { stops: self.is_offered(spot), name: &edge.name, spoken: "" };
            self.add(ui, spot, area.bounds(), &naming, Some(area));
        }
        for heap in &board.heaps {
            let spot = Spot::Heap(heap.space);
            let naming = Naming { stops: self.is_offered(spot), name: &heap.name, spoken: "" };
            self.add(ui, spot, heap.rect, &naming, None);
        }
        for sign in &board.signs {
            let naming = Naming { stops: false, name: &sign.name, spoken: &spoken(&sign.about) };
            self.add(ui, Spot::Sign(sign.space), sign.rect, &naming, None);
        }
        for figure in &board.figures {
            let spot = Spot::Figure(figure.piece);
            let naming = Naming { stops: self.is_offered(spot), name: &figure.name, spoken: &figure.spoken };
            self.add(ui, spot, figure.place.square(), &naming, None);
        }
        if let Some(next) = self.cursor_moved(ui, cursor, view) {
            view.cursor = Some(next);
            ui.memory_mut(|memory| memory.request_focus(widget_id(Spot::Space(next))));
        }
    }

    fn is_offered(&self, spot: Spot) -> bool {
        self.board.offers_at(spot).next().is_some()
    }

    fn add(&mut self, ui: &Ui, spot: Spot, on_board: Rect, naming: &Naming<'_>, outline: Option<&'a Outline>) {
        let rect = self.look.screen_rect(self.rect, on_board);
        let id = widget_id(spot);
        let has_focus = ui.memory(|memory| memory.has_focus(id));
        if !rect.intersects(self.rect) && !has_focus && !naming.stops {
            return;
        }
        let mut sense = Sense::CLICK;
        if naming.stops || has_focus {
            sense |= Sense::FOCUSABLE;
        }
        if let Spot::Figure(piece) = spot
            && self.board.can_be_carried(piece)
        {
            sense |= Sense::DRAG;
        }
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, naming.name));
        if !naming.spoken.is_empty() {
            ui.ctx().accesskit_node_builder(id, |node| node.set_description(naming.spoken));
        }
        let outline = outline.filter(|outline| !outline.is_upright());
        self.shown.push(Target { spot, outline, response });
    }

    fn cursor_moved(&self, ui: &Ui, cursor: SpaceId, view: &mut MapView) -> Option<SpaceId> {
        let focused = self.shown.iter().find(|target| target.response.has_focus());
        let at = match focused.map(|target| target.spot) {
            Some(Spot::Space(space)) => space,
            Some(spot) => self.board.space_of(spot).unwrap_or(cursor),
            None => cursor,
        };
        cursor_keys(ui, focused.map(|target| target.response.id), self.board, at, &mut view.lane)
    }

    /// What the pointer is at, what was clicked, what is carried.
    pub(super) fn read(&mut self, ui: &Ui, view: &mut MapView) {
        self.hovered = self.shown.iter().rposition(|target| target.response.hovered());
        let focused = self.shown.iter().find(|target| target.response.has_focus());
        let spot_of = |target: &Target<'_>| target.spot;
        if view.followed != focused.map(spot_of) {
            view.followed = focused.map(spot_of);
            // What the keyboard has gone to is seen.
            if let Some(target) = focused {
                let corner = |at| self.look.board(self.rect, at);
                let part = Rect::from_min_max(corner(target.response.rect.min), corner(target.response.rect.max));
                view.camera.include(self.rect, part, self.board.bounds);
            }
        }
        let focused = focused.map(spot_of);
        let pointer = ui.input(|input| input.pointer.latest_pos());
        view.pointed = match (self.hovered, pointer) {
            (Some(at), Some(pointer)) => self.meant(at, pointer),
            (Some(at), None) => Some(self.shown[at].spot),
            (None, _) => focused,
        };
        if let Some(Spot::Space(space)) = focused {
            view.cursor = Some(space);
        }
        self.carry(ui, view);
        for at in 0..self.shown.len() {
            let Target { spot, response, .. } = &self.shown[at];
            let by_pointer = response.clicked_by(PointerButton::Primary) || response.secondary_clicked();
            let wants_menu = response.secondary_clicked()
                || response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::F10));
            if !wants_menu && !response.clicked() {
                continue;
            }
            let clicked_at = response.interact_pointer_pos().unwrap_or(response.rect.center());
            let spot = if by_pointer { self.meant(at, clicked_at) } else { Some(*spot) };
            match spot {
                Some(spot) if wants_menu => view.open_menu(clicked_at, self.all_offers(spot), self.board.question),
                Some(spot) => self.act(view, spot, clicked_at),
                None => {}
            }
        }
    }

    /// What is meant by a position of the screen over a control: outlines are no rectangles.
    fn meant(&self, control: usize, at: Pos2) -> Option<Spot> {
        let target = self.shown.get(control)?;
        if self.counts(target, at) { Some(target.spot) } else { self.spot_at(at, None) }
    }

    fn counts(&self, target: &Target<'_>, at: Pos2) -> bool {
        target.outline.is_none_or(|outline| outline.contains(self.look.board(self.rect, at)))
    }

    /// The topmost thing at a position of the screen, besides one.
    fn spot_at(&self, at: Pos2, besides: Option<Spot>) -> Option<Spot> {
        let mut found = self.shown.iter().rev().filter(|target| Some(target.spot) != besides);
        found.find(|target| target.response.rect.contains(at) && self.counts(target, at)).map(|target| target.spot)
    }

    /// The acting figure is taken, carried and put down.
    fn carry(&mut self, ui: &Ui, view: &mut MapView) {
        let board = self.board;
        let space_down = ui.input(|input| input.key_down(Key::Space));
        for Target { spot, response, .. } in &self.shown {
            let Spot::Figure(piece) = spot else { continue };
            if !board.can_be_carried(*piece) {
                continue;
            }
            let by_hand = response.dragged_by(PointerButton::Primary) && !space_down;
            if response.dragged() && !by_hand && view.carried.is_none() {
                view.camera.pan(response.drag_delta(), board.bounds);
            }
            if by_hand {
                view.carried = response.interact_pointer_pos().map(|at| (*piece, at));
            }
        }
        let Some((piece, at)) = view.carried else { return };
        let target = self.spot_at(at, Some(Spot::Figure(piece)));
        view.pointed = target;
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            view.carried = None;
            ui.ctx().stop_dragging();
        } else if !ui.input(|input| input.pointer.primary_down()) {
            view.carried = None;
            if let Some(target) = target {
                self.act(view, target, at);
            }
        }
    }

    /// A click: the one thing that can be done there, or the choice between several.
    fn act(&mut self, view: &mut MapView, spot: Spot, at: Pos2) {
        let board = self.board;
        let mut offers: Vec<usize> = board.offers_at(spot).map(|(at, _)| at).collect();
        if offers.is_empty()
            && let (Spot::Figure(_) | Spot::Heap(_) | Spot::Sign(_), Some(space)) = (spot, board.space_of(spot))
        {
            offers = board.offers_at(Spot::Space(space)).map(|(at, _)| at).collect();
        }
        match &offers[..] {
            [] => {
                if let Spot::Figure(piece) = spot {
                    self.clicked.push(Clicked::Figure(piece));
                }
            }
            [only] => self.clicked.push(Clicked::Offer(board.offers[*only].number)),
            _ => view.open_menu(at, offers, board.question),
        }
    }

    /// What the menu of a place lists: what is done there first, then everything else of its space.
    fn all_offers(&self, spot: Spot) -> Vec<usize> {
        let Some(space) = self.board.space_of(spot) else { return Vec::new() };
        let mut offers: Vec<usize> = self.board.offers_at(spot).map(|(at, _)| at).collect();
        for (at, _) in self.board.offers_in(space) {
            if !offers.contains(&at) {
                offers.push(at);
            }
        }
        offers
    }

    /// The tooltip of what is pointed at.
    pub(super) fn explain(&self, ui: &Ui, art: &dyn Art, view: &MapView) {
        if view.menu.is_some() || view.carried.is_some() || ui.input(|input| input.pointer.any_down()) {
            return;
        }
        let Some(spot) = view.pointed else { return };
        let Some(target) = self.shown.iter().find(|target| target.spot == spot) else { return };
        let board = self.board;
        let about: Option<&Vec<Line>> = match spot {
            Spot::Space(space) => board.space(space).map(|space| &space.about),
            Spot::Figure(piece) => board.figure(piece).map(|figure| &figure.about),
            Spot::Edge(edge) => board.edge(edge).map(|edge| &edge.about),
            Spot::Heap(space) => board.heap(space).map(|heap| &heap.about),
            Spot::Sign(space) => board.sign(space).map(|sign| &sign.about),
        };
        let Some(about) = about.filter(|about| !about.is_empty()) else { return };
        let beside = Beside { subject: self.subject(spot, target.response.rect), map: self.rect };
        // The control under the pointer knows how long it has rested there; where it is shown is the business of what is meant.
        let under_pointer = self.hovered.and_then(|at| self.shown.get(at)).filter(|under| under.spot != spot);
        match under_pointer {
            Some(under) => {
                let response = Response { rect: target.response.rect, ..under.response.clone() };
                explain(ui, &response, beside, about, &art.more_about(spot));
            }
            None => explain(ui, &target.response, beside, about, &art.more_about(spot)),
        }
    }
}

/// Where something is that one can point at, as it was drawn last; none for what is not on the screen.
#[must_use]
pub fn seen(ctx: &Context, spot: Spot) -> Option<Rect> {
    ctx.read_response(widget_id(spot)).map(|response| response.rect)
}

/// A space that something can be done with shows so by a dot in its middle, no larger than this, in points.
pub const DOT: f32 = 40.0;

/// What had better be seen of a board that was drawn last: where something can be done, and who stands there.
#[must_use]
pub fn busy(ctx: &Context, board: &BoardView) -> Vec<Rect> {
    let dot = |spot: Spot, at: Rect| match spot {
        Spot::Space(_) => Rect::from_center_size(at.center(), Vec2::splat(DOT)),
        Spot::Edge(_) | Spot::Heap(_) | Spot::Sign(_) | Spot::Figure(_) => at,
    };
    let offers = board.offers.iter().filter_map(|offer| Some(dot(offer.spot, seen(ctx, offer.spot)?)));
    let figures = board.figures.iter().filter_map(|figure| seen(ctx, Spot::Figure(figure.piece)));
    offers.chain(figures).collect()
}

impl Targets<'_> {
    /// What is spoken of when something is explained: with a figure or a token, the space it is in, as far as it is seen.
    fn subject(&self, spot: Spot, control: Rect) -> Rect {
        let space = match spot {
            Spot::Edge(_) => None,
            Spot::Space(_) | Spot::Figure(_) | Spot::Heap(_) | Spot::Sign(_) => self.board.space_of(spot),
        };
        let floor = space.and_then(|space| self.board.space(space)).map(|space| space.outline.bounds());
        let whole = floor.map_or(control, |floor| self.look.screen_rect(self.rect, floor).union(control));
        whole.intersect(self.rect)
    }
}

fn widget_id(spot: Spot) -> Id {
    Id::unique(("map", spot))
}

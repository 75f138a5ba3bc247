//! Treasure, and cards that are put in order. What was found turns over and is held against what is worn; a card goes to a slot by
//! a drag, a click or a number, and what lies there changes places with it. Nothing is final before it is confirmed.
//! Who may have what is said by the engine.

mod found;
mod places;
mod spread;

use super::TableAction;
use super::model::{Arranging, CardLine, TableModel};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ask::Put;
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::{Answer, MassiveDarkness};
use crate::games::massive_darkness::view::hand_card::HandCard;
use crate::house::text::Texts;
use crate::kit::art::{Brush, Icon};
use crate::kit::card::{Card, Look, Size, bent, tilted};
use crate::kit::question::NUMBERS;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{
    Align, Id, Key, LayerId, Layout, Modifiers, Order, Rect, Response, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};
use egui::{Role, WidgetInfo, pos2, vec2};
use places::{Place, lying, places};

/// Height of the row with what ends it, and of the line above the cards, in points.
const BAR: f32 = 62.0;
const HINT: f32 = 30.0;

/// In less room than this nothing could be told apart, in points.
pub(super) const LEAST: Vec2 = vec2(580.0, 460.0);
/// A smaller table has no room for them beside anything else, in points.
pub(super) const ROOM: Vec2 = vec2(1020.0, 520.0);

/// What has been moved so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    puts: Vec<Put>,
    chosen: Option<CardId>,
    /// Somebody has picked it himself; else it was put into his hand.
    is_picked: bool,
    /// When the cards were seen first.
    since: Option<f64>,
    /// What of the last frame is to stay clear of a card that is shown large.
    cells: Vec<Rect>,
    /// All that a hint must leave to be seen.
    covered: Vec<Rect>,
}

impl Draft {
    /// Where cards, their places and the buttons lay in the last frame.
    pub(super) fn covered(&self) -> &[Rect] {
        &self.covered
    }

    /// Is a card in the hand?
    pub(super) fn holds(&self) -> bool {
        self.chosen.is_some()
    }

    /// Has anything been moved?
    pub(super) fn is_begun(&self) -> bool {
        !self.puts.is_empty()
    }

    /// The card goes back to where it was.
    pub(super) fn let_go(&mut self) {
        self.chosen = None;
    }

    /// All cards go back to where they were.
    pub(super) fn begin_anew(&mut self) {
        (self.puts, self.chosen) = (Vec::new(), None);
    }

    /// Takes an arrangement over. The keyboard is free then: Enter is done.
    fn lay(&mut self, ui: &Ui, puts: &[Put]) {
        self.puts = puts.to_vec();
        (self.chosen, self.is_picked) = (None, false);
        ui.ctx().memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// What is to be put in order.
pub(super) struct Scene<'a> {
    pub(super) game: &'a MassiveDarkness,
    pub(super) texts: &'a Texts,
    pub(super) model: &'a TableModel,
    /// Between whom.
    pub(super) asked: &'a Arranging,
    /// Why it could not be left as it was.
    pub(super) refused: Option<&'a str>,
    /// Nothing turns.
    pub(super) is_still: bool,
}

impl Scene<'_> {
    /// A card of somebody who takes part.
    fn line(&self, card: CardId) -> Option<&CardLine> {
        self.model.heroes.iter().flat_map(|hero| &hero.cards).find(|line| line.card == card)
    }

    /// What was found and still lies where it was found.
    fn found(&self, draft: &Draft) -> Vec<CardId> {
        let is_put = |card: CardId| draft.puts.iter().any(|put| put.card == card);
        // What was handed over is not theirs any more who are asked.
        let is_there = |card: CardId| lying(self.game, self.asked, &[]).iter().any(|put| put.card == card);
        self.asked.found.iter().copied().filter(|card| is_there(*card) && !is_put(*card)).collect()
    }
}

/// A place on the table: where it is, and whose.
struct Cell {
    rect: Rect,
    hero: Hero,
    slot: Slot,
}

/// What is noticed while a frame is drawn.
#[derive(Default)]
struct Noticed {
    cells: Vec<Cell>,
    /// What else is drawn, and of a long place the part that is used.
    covered: Vec<Rect>,
    /// A card that was let go.
    dropped: Option<CardId>,
    /// A place that was pressed.
    pressed: Option<(Hero, Slot)>,
}

/// Draws what was found and the Inventories of the Heroes involved.
pub(super) fn arrange_ui(ui: &mut Ui, scene: &Scene<'_>, draft: &mut Draft, actions: &mut Vec<TableAction>) {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_rect_before_wrap();
    ground(ui, room);
    let now = ui.input(|input| input.time);
    if draft.since.is_none() {
        draft.since = Some(now);
        // Whoever found one thing has it in the hand.
        let found = scene.found(draft);
        draft.chosen = found.first().copied().filter(|_| found.len() == 1);
    }
    let picked =
        |draft: &Draft| draft.chosen.map_or_else(Vec::new, |card| places(scene.game, scene.asked, &draft.puts, card));
    keys(ui, scene, &picked(draft), draft, actions);
    let places = picked(draft);
    let inside = room.shrink2(vec2(theme.space(3.0), theme.space(1.0)));
    let bar = inside.with_min_y(inside.bottom() - BAR);
    let mut noticed = Noticed::default();
    hint(ui, scene, inside.with_max_y(inside.top() + HINT));
    let found = scene.found(draft);
    let middle = Rect::from_min_max(inside.min + vec2(0.0, HINT), pos2(inside.right(), bar.top() - theme.space(1.0)));
    let sizes = spread::Sizes::within(middle, scene.asked.heroes.len(), !found.is_empty());
    let mut rows = middle;
    if !found.is_empty() {
        let band = middle.with_max_y(middle.top() + sizes.band);
        let laid = found::Laid { found: &found, places: &places, sizes: &sizes };
        found::found_ui(ui, scene, band, &laid, draft, &mut noticed);
        rows.min.y = band.bottom();
    }
    let mut child = child(ui, rows, "spreads");
    ScrollArea::vertical().id_salt("arrange").auto_shrink([false, false]).show(&mut child, |ui| {
        spread::spreads_ui(ui, scene, &sizes, &places, draft, &mut noticed);
    });
    noticed.covered.push(bar_ui(ui, scene, bar, draft, actions));
    follow(ui, scene, draft);
    settle(ui, &places, draft, noticed);
}

fn child(ui: &mut Ui, rect: Rect, name: &str) -> Ui {
    let mut child = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect).layout(Layout::top_down(Align::Min)));
    child.shrink_clip_rect(rect.expand(6.0));
    child
}

/// The table in the light of a lantern.
fn ground(ui: &Ui, room: Rect) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    let (light, table) = (theme.signal.accent, theme.surface.table);
    brush.rect(room, table);
    let reach = room.size() * 0.62;
    brush.glow(room.center_top() + vec2(0.0, room.height() * 0.22), reach, light.glow(0.10), light.glow(0.0));
    brush.show(&ui.painter().with_clip_rect(room));
}

/// What a trade allows; how cards are laid says the question beside.
fn hint(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    if scene.asked.trade {
        let told = tr!(scene.texts, "arrange-trade");
        child(ui, rect, "arrange-hint").add(egui::Label::new(RichText::new(told.as_ref()).weak()).truncate());
    }
}

/// What ends it, always in the same place.
fn bar_ui(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, draft: &mut Draft, actions: &mut Vec<TableAction>) -> Rect {
    let (theme, texts) = (Theme::of(ui.ctx()), scene.texts);
    let mut ui = child(ui, rect, "arrange-bar");
    ui.add_space(theme.space(2.0));
    ui.horizontal(|ui| {
        let confirm = tr!(texts, "arrange-confirm");
        let enter = tr!(texts, "key-enter");
        if ui.add(Action::new(Icon::Check, &confirm).shortcut(&enter).emphasis(Emphasis::Primary)).clicked() {
            actions.push(done(scene, draft));
        }
        if ui.add(Action::new(Icon::Undo, &tr!(texts, "arrange-reset"))).clicked() {
            draft.begin_anew();
        }
        if let Some(transmute) = &scene.asked.transmute
            && ui.add(Action::new(Icon::Around, &tr!(texts, "act-transmute"))).clicked()
        {
            actions.push(TableAction::Answer(vec![transmute.clone()]));
        }
        // Where the hand has just pressed.
        if let Some(why) = scene.refused {
            ui.colored_label(theme.signal.danger.egui(), why);
        }
    });
    ui.min_rect()
}

/// Only cards that go somewhere else are named.
fn done(scene: &Scene<'_>, draft: &Draft) -> TableAction {
    let before = lying(scene.game, scene.asked, &[]);
    let moved = draft.puts.iter().copied().filter(|put| !before.contains(put));
    TableAction::Answer(vec![Answer::Arrange(moved.collect())])
}

/// A number lays the card there, Enter is done. What Esc leaves is decided for the whole table.
fn keys(ui: &Ui, scene: &Scene<'_>, places: &[Place], draft: &mut Draft, actions: &mut Vec<TableAction>) {
    let (focused, is_covered) = ui.ctx().memory(|memory| (memory.focused(), memory.top_modal_layer().is_some()));
    if is_covered || ui.ctx().text_edit_focused() {
        return;
    }
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let legal = places.iter().filter_map(|place| place.puts.as_ref().ok());
    for (key, puts) in NUMBERS.into_iter().zip(legal) {
        if pressed(key) {
            draft.lay(ui, puts);
            return;
        }
    }
    // On a control Enter presses that control.
    if focused.is_none() && pressed(Key::Enter) {
        actions.push(done(scene, draft));
    }
}

/// A card as it lies here.
struct Shown<'l> {
    line: &'l CardLine,
    rect: Rect,
    /// The part that no other card lies on.
    hit: Rect,
    size: Size,
    /// The place where it lies, if the card in the hand may go there: a press lays that down, as on a place where nothing lies.
    takes: Option<(Hero, Slot)>,
}

/// A card that can be picked up: pressed or dragged.
fn card_ui(
    ui: &Ui,
    scene: &Scene<'_>,
    Shown { line, rect, hit, size, takes }: Shown<'_>,
    draft: &mut Draft,
    noticed: &mut Noticed,
) -> Option<Response> {
    let card = line.face.card()?;
    let is_chosen = draft.chosen == Some(line.card);
    let id = ui.scope_id().with(("card", line.card));
    noticed.covered.push(rect);
    let response = ui.interact(hit, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, line.name.as_ref()));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(line.details.as_str()));
    let is_put = draft.puts.iter().any(|put| put.card == line.card && put.slot != Slot::Pack);
    let works = is_put || line.works || (scene.asked.found.contains(&line.card) && draft.puts.is_empty());
    let look = Look {
        is_asleep: !works,
        is_chosen,
        is_looked_at: response.hovered() || response.has_focus(),
        is_lit: is_chosen,
    };
    if response.drag_started() {
        draft.chosen = Some(line.card);
    }
    if response.drag_stopped() {
        noticed.dropped = Some(line.card);
    }
    if response.clicked() {
        match takes {
            Some(place) => noticed.pressed = Some(place),
            None => (draft.chosen, draft.is_picked) = (Some(line.card), true),
        }
    }
    let mut painter = ui.painter().clone();
    if response.dragged() {
        painter.set_opacity(0.35);
    }
    card.looking(look).paint(&painter, scene.texts, rect, size);
    if size == Size::Hand {
        // Nor are the Heroes covered who stand beside it.
        let heroes = ui.ctx().content_rect().with_max_x(ui.clip_rect().left());
        let clear: Vec<Rect> = draft.cells.iter().copied().chain([heroes]).collect();
        card.enlarge(&response, scene.texts, &clear);
    }
    Some(response)
}

/// The card in the hand: a little larger, tilted by its haste.
fn follow(ui: &Ui, scene: &Scene<'_>, draft: &Draft) {
    let held = draft.chosen.and_then(|card| scene.line(card)).filter(|_| ui.ctx().dragged_id().is_some());
    let (Some(line), Some(at)) = (held, ui.ctx().pointer_interact_pos()) else { return };
    let Some(card) = line.face.card() else { return };
    let rect = Rect::from_min_size(pos2(0.0, 0.0), Card::hand_size(110.0));
    let haste = ui.input(|input| input.pointer.velocity().x);
    let angle = if scene.is_still { 0.0 } else { (haste * 0.0004).clamp(-0.22, 0.22) };
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("card-in-the-hand")));
    let shown: HandCard<'_> = card.looking(Look { is_lit: true, ..Look::default() });
    bent(&painter, |painter| shown.paint(painter, scene.texts, rect, Size::Hand), tilted(rect, at, angle, 1.06));
}

/// What was pressed or let go is laid down.
fn settle(ui: &Ui, places: &[Place], draft: &mut Draft, noticed: Noticed) {
    let Noticed { cells, covered, dropped, pressed } = noticed;
    let under = |at| cells.iter().find(|cell| cell.rect.contains(at)).map(|cell| (cell.hero, cell.slot));
    let target = match dropped {
        Some(_) => ui.ctx().pointer_interact_pos().or_else(|| ui.ctx().pointer_latest_pos()).and_then(under),
        None => pressed,
    };
    let place = target.and_then(|(hero, slot)| places.iter().find(|place| (place.hero, place.slot) == (hero, slot)));
    match place.map(|place| &place.puts) {
        Some(Ok(puts)) => draft.lay(ui, puts),
        // Let go over nothing: it is back where it was.
        _ if dropped.is_some() => draft.chosen = None,
        _ => {}
    }
    draft.cells = cells.iter().map(|cell| cell.rect).collect();
    draft.covered = covered;
}

/// The card that lies in a slot, or those that are carried.
fn cards_in<'s>(scene: &'s Scene<'_>, draft: &Draft, hero: Hero, slot: Slot) -> Vec<&'s CardLine> {
    let lies = lying(scene.game, scene.asked, &draft.puts);
    let there = lies.iter().filter(|put| (put.hero, put.slot) == (hero, slot));
    there.filter_map(|put| scene.line(put.card)).collect()
}

/// Words for the game that is played.
fn words<'s>(scene: &'s Scene<'_>) -> Words<'s> {
    Words::new(scene.game, scene.texts)
}

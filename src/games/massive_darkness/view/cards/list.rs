//! The list of all cards with the mark of where each comes from.

use super::face::{icon_of, printed_of};
use super::{CardsScreen, Origins, Refused, Shown};
use crate::games::massive_darkness::content::own_cards::{Card, Deck};
use crate::games::massive_darkness::rules::cards::Origin;
use crate::games::massive_darkness::view::hand_card::{HandCard, Printed, thing_at};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::icons::{self, Weight};
use crate::kit::card::{Card as HandSize, Look, Size};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{TILE_GAP, drop_down, text_field, tiles_in};
use crate::tr;
use egui::{
    ComboBox, EventFilter, Key, Rect, RichText, Role, ScrollArea, Sense, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use std::sync::Arc;

/// How high a row is, and how wide a card is at least that lies open, in points.
const HIGH: f32 = 38.0;
const OPEN: f32 = 92.0;

/// Which cards are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Wanted {
    #[default]
    All,
    /// Those of the box whose facts come from there.
    Origin(Origin),
    /// Those from packs of others.
    Packs,
    /// The user's own.
    Yours,
}

impl Wanted {
    const ALL: [Self; 6] = [
        Self::All,
        Self::Origin(Origin::Printed),
        Self::Origin(Origin::Inferred),
        Self::Origin(Origin::Designed),
        Self::Packs,
        Self::Yours,
    ];

    fn name(self, texts: &Texts) -> Arc<str> {
        match self {
            Self::All => tr!(texts, "cards-all-origins"),
            Self::Origin(origin) => mark(texts, origin),
            Self::Packs => tr!(texts, "cards-from-packs"),
            Self::Yours => tr!(texts, "cards-mark-own"),
        }
    }

    fn fits(self, shown: &Shown) -> bool {
        match self {
            Self::All => true,
            Self::Origin(origin) => shown.from == Origins::Box && shown.origin == origin,
            Self::Packs => matches!(shown.from, Origins::Pack(_)),
            Self::Yours => shown.from == Origins::Yours,
        }
    }
}

impl CardsScreen {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let name = tr!(texts, "question-search-card");
        ui.add_space(theme.space(1.0));
        text_field(ui, &name, &name, &mut self.filter);
        self.filter_ui(ui, texts);
        let refused = match &self.refused {
            Some(Refused::File(error)) => Some(error.say(texts)),
            Some(Refused::Cards(pack)) => {
                Some(tr!(texts, "wrong-bundle-cards", file = shown_path(&pack.file), reason = &pack.why.say(texts)))
            }
            None => None,
        };
        if let Some(refused) = refused {
            ui.colored_label(theme.signal.danger.egui(), refused.as_ref());
        }
        if let Some(told) = &self.told {
            ui.colored_label(theme.signal.success.egui(), told.as_ref());
        }
        ScrollArea::vertical().id_salt("cards").auto_shrink([false, false]).show(ui, |ui| self.rows_ui(ui, texts));
    }

    fn filter_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let name = tr!(texts, "cards-filter");
        let shown = self.wanted.name(texts);
        let combo = ComboBox::from_id_salt("origins").selected_text(shown.as_ref()).width(ui.available_width());
        let response = drop_down(ui, combo, |ui| {
            for wanted in Wanted::ALL {
                ui.selectable_value(&mut self.wanted, wanted, wanted.name(texts).as_ref());
            }
        });
        // It has the name of what is chosen in it, not only what is.
        let label = format!("{name}: {shown}");
        response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), &label));
    }

    fn rows_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let wanted = self.filter.to_lowercase();
        let listed: Vec<(usize, Shown)> = (0..self.cards.len())
            .map(|at| (at, self.shown(texts, &self.cards[at])))
            .filter(|(at, shown)| {
                let is_found = || {
                    let known = self.found_by(&self.cards[*at], shown);
                    wanted.split_whitespace().all(|word| known.contains(word))
                };
                self.wanted.fits(shown) && is_found()
            })
            .collect();
        if listed.is_empty() {
            ui.label(RichText::new(tr!(texts, "cards-none-found").as_ref()).weak());
        }
        let theme = Theme::of(ui.ctx());
        let (mut last, mut next) = (None, None);
        // The user's own cards lie there as cards; among all others one looks for a name.
        let lie_open = self.wanted == Wanted::Yours;
        let (columns, wide) = tiles_in(ui.available_width(), OPEN, usize::MAX);
        let mut in_row = 0;
        for (place, (at, shown)) in listed.iter().enumerate() {
            let deck = self.cards[*at].deck();
            if last != Some(deck) {
                last = Some(deck);
                in_row = 0;
                ui.add_space(theme.space(2.0));
                ui.label(RichText::new(deck_name(texts, deck).as_ref()).strong().color(theme.signal.accent.egui()));
            }
            let is_chosen = self.cards[*at].code() == self.chosen;
            // One stop for the Tab key: the arrows go on from there.
            let is_stop =
                is_chosen || (place == 0 && !listed.iter().any(|(at, _)| self.cards[*at].code() == self.chosen));
            let row = Row {
                card: &self.cards[*at],
                shown,
                is_chosen,
                is_stop,
                printed: printed_of(&self.known, &self.cards[*at]),
            };
            let response = match row.printed.filter(|_| lie_open) {
                Some(printed) => {
                    let response = row.open_ui(ui, texts, printed, Place { wide, in_row });
                    in_row = (in_row + 1) % columns;
                    response
                }
                None => row.ui(ui, texts),
            };
            if response.clicked() {
                next = Some(*at);
            }
            if response.has_focus() {
                let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
                let (up, down) = ui.input(|input| (input.key_pressed(Key::ArrowUp), input.key_pressed(Key::ArrowDown)));
                let other = if up { place.checked_sub(1) } else { down.then_some(place + 1) };
                if let Some((at, _)) = other.and_then(|place| listed.get(place)) {
                    next = Some(*at);
                    self.follow = true;
                }
            }
            if is_chosen && self.follow && next.is_none() {
                self.follow = false;
                response.request_focus();
                response.scroll_to_me(None);
            }
        }
        if let Some(at) = next {
            self.chosen = self.cards[at].code().to_owned();
        }
    }
}

/// A card of the list.
struct Row<'a> {
    card: &'a Card,
    shown: &'a Shown,
    printed: Option<Printed>,
    is_chosen: bool,
    /// The Tab key comes to it.
    is_stop: bool,
}

/// Where a card lies that lies open: so wide, behind so many others of its row.
struct Place {
    wide: f32,
    in_row: usize,
}

impl Row<'_> {
    /// What is pressed, with its name and where the card comes from.
    fn interact(&self, ui: &Ui, texts: &Texts, rect: Rect) -> egui::Response {
        let sense = if self.is_stop { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, ui.scope_id().with(("card", self.card.code())), sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, self.is_chosen, self.label()));
        let mark = mark_of(texts, self.shown);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(mark.as_ref()));
        response
    }

    fn label(&self) -> String {
        format!("{} {}", self.shown.code, self.shown.name)
    }

    /// The card itself.
    fn open_ui(&self, ui: &mut Ui, texts: &Texts, printed: Printed, place: Place) -> egui::Response {
        let Place { wide, in_row } = place;
        let size = HandSize::hand_size(wide);
        // The first one makes room for its row.
        let row = match in_row {
            0 => ui.allocate_space(vec2(ui.available_width(), size.y)).1.left_top(),
            _ => pos2(ui.max_rect().left(), ui.cursor().top() - size.y - ui.spacing().item_spacing.y),
        };
        let rect = Rect::from_min_size(row + vec2((wide + TILE_GAP) * in_row as f32, 0.0), size);
        let response = self.interact(ui, texts, rect);
        if ui.is_rect_visible(rect) {
            let is_looked_at = response.hovered() || response.has_focus();
            let look = Look { is_chosen: self.is_chosen, is_looked_at, ..Look::default() };
            HandCard::new(&self.shown.name, printed).looking(look).paint(ui.painter(), texts, rect, Size::Hand);
        }
        response.on_hover_text(self.label())
    }

    /// A row: picture, code, name, and where the card comes from.
    fn ui(&self, ui: &mut Ui, texts: &Texts) -> egui::Response {
        let (theme, label) = (Theme::of(ui.ctx()), self.label());
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), HIGH));
        let response = self.interact(ui, texts, rect);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let mark = mark_of(texts, self.shown);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let corner = theme.sizes.corner;
        if self.is_chosen {
            painter.rect_filled(rect, corner, theme.line.selection.egui());
        } else if response.hovered() {
            painter.rect_filled(rect, corner, theme.surface.raised.egui());
        }
        if response.has_focus() {
            let stroke = egui::Stroke::new(theme.sizes.line_focus, theme.line.focus);
            painter.rect_stroke(rect.shrink(1.0), corner, stroke, StrokeKind::Inside);
        }
        let ink = if self.is_chosen { theme.text.strong } else { theme.text.normal };
        let spot = Rect::from_min_size(rect.min + Vec2::splat(2.0), Vec2::splat(HIGH - 4.0));
        match self.printed {
            Some(printed) => thing_at(ui, texts, printed, true, spot.shrink(1.0)),
            None => icons::show(
                &painter,
                icon_of(self.card),
                Rect::from_center_size(spot.center(), Vec2::splat(theme.sizes.icon)),
                ink,
                Weight::Regular,
            ),
        }
        let small = TextStyle::Small.resolve(ui.style());
        let colour = match self.shown.from {
            Origins::Yours => theme.signal.accent,
            Origins::Pack(_) => theme.signal.special,
            Origins::Box => theme.text.muted,
        };
        let mark = painter.layout_no_wrap(mark.to_string(), small, colour.egui());
        let right = rect.right() - theme.space(2.0) - mark.size().x;
        let left = spot.right() + theme.space(2.0);
        let name = one_line(ui, &label, ink, right - left - theme.space(2.0));
        painter.galley(pos2(left, rect.center().y - name.size().y / 2.0), name, ink.egui());
        painter.galley(pos2(right, rect.center().y - mark.size().y / 2.0), mark, colour.egui());
        response.on_hover_text(label)
    }
}

/// A name in one line, cut where there is no more room.
fn one_line(ui: &Ui, text: &str, colour: Colour, width: f32) -> Arc<egui::Galley> {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, colour.egui());
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(1.0));
    ui.painter().layout_job(job)
}

/// What a deck is called.
pub(crate) fn deck_name(texts: &Texts, deck: Deck) -> Arc<str> {
    match deck {
        Deck::Starting => tr!(texts, "cards-starting"),
        Deck::Treasure(level) => tr!(texts, "deck-treasure", level = i64::from(level)),
        Deck::Artifacts => tr!(texts, "deck-artifact"),
        Deck::Guards(level) => tr!(texts, "cards-enemies", level = i64::from(level)),
        Deck::Lesser => tr!(texts, "deck-lesser"),
        Deck::Greater => tr!(texts, "deck-greater"),
        Deck::Doors => tr!(texts, "cards-doors"),
        Deck::Events => tr!(texts, "cards-events"),
        Deck::Heroes => tr!(texts, "cards-heroes"),
        Deck::Classes => tr!(texts, "cards-classes"),
    }
}

fn mark_of(texts: &Texts, shown: &Shown) -> Arc<str> {
    match &shown.from {
        Origins::Yours => tr!(texts, "cards-mark-own"),
        Origins::Pack(title) => title.as_str().into(),
        Origins::Box => mark(texts, shown.origin),
    }
}

fn mark(texts: &Texts, origin: Origin) -> Arc<str> {
    match origin {
        Origin::Printed => tr!(texts, "cards-mark-printed"),
        Origin::Inferred => tr!(texts, "cards-mark-inferred"),
        Origin::Designed => tr!(texts, "cards-mark-designed"),
    }
}

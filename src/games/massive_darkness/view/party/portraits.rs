//! Who plays, as portraits to pick: the number on each says who acts first, and who goes down has Class and weapon below.

use super::PartyPicker;
use crate::games::massive_darkness::rules::ids::HeroId;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, icon_button, on_paper};
use crate::tr;
use egui::{
    Align, Align2, FontId, Frame, Layout, Margin, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

/// A portrait is never narrower or larger, in points.
const NARROWEST: f32 = 148.0;
const LARGEST: f32 = 340.0;
/// Nor lower.
const LEAST: f32 = 64.0;
/// Room between two of them.
const GAP: f32 = 10.0;

/// What else stands on the card of a Hero who goes down.
pub(crate) struct Besides<'a> {
    /// Does the Hero begin with a weapon that is chosen here?
    pub has_weapon: bool,
    /// Draws one more row, in so much width, for the Hero of this id and this name.
    pub row: &'a mut dyn FnMut(&mut Ui, f32, &str, &str),
}

impl PartyPicker {
    /// All Heroes of the box side by side, in as many rows as it takes; a row is no higher than `height` if that can be.
    pub(crate) fn portraits_ui(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        self.portraits_besides_ui(ui, texts, height, None);
    }

    /// The same with one more row on each card.
    pub(crate) fn portraits_besides_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        height: f32,
        mut besides: Option<&mut Besides<'_>>,
    ) {
        let count = self.library.heroes.len();
        let room = ui.available_width();
        let columns = [count, count.div_ceil(2), count.div_ceil(3), 1];
        let fits = |columns: &usize| *columns > 0 && room >= *columns as f32 * (NARROWEST + GAP) - GAP;
        let columns = columns.into_iter().find(fits).unwrap_or(1);
        let width = ((room + GAP) / columns as f32 - GAP).floor();
        let rows = besides.as_ref().map_or(2, |besides| 2 + usize::from(besides.has_weapon));
        let below = below(ui, rows);
        let margin = 2.0 * Theme::of(ui.ctx()).space(2.0);
        let portrait = (width - margin).min((height - below).max(LEAST)).min(LARGEST);
        let size = vec2(width, portrait + below);
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for row in 0..count.div_ceil(columns) {
            ui.horizontal(|ui| {
                for number in row * columns..((row + 1) * columns).min(count) {
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    let inside = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Center));
                    let mut card = ui.new_child(inside.id_salt(number));
                    let card_of = CardOf { number, place, portrait };
                    self.hero_card(&mut card, texts, &card_of, besides.as_deref_mut());
                }
            });
        }
    }

    /// A Hero of the box; a press on the portrait sends the Hero down, or leaves the Hero at home.
    fn hero_card(&mut self, ui: &mut Ui, texts: &Texts, card_of: &CardOf, besides: Option<&mut Besides<'_>>) {
        let (theme, CardOf { number, place, portrait }) = (Theme::of(ui.ctx()), *card_of);
        let hero = HeroId(number as u8);
        let card = &self.library.hero(hero).card;
        let (id, recommended) = (card.id.clone(), card.recommended.clone());
        let name = texts.card_name(&card.code, "hero", &id);
        let seat = self.heroes.iter().position(|choice| choice.hero == id);
        let margin = theme.space(2.0);
        let frame = if seat.is_some() { Sheet::ChosenPaper } else { Sheet::Raised };
        ui.painter().add(Frame { inner_margin: Margin::ZERO, ..frame.frame(theme) }.paint(place));
        let can_go = seat.is_some() || self.heroes.len() < MAX_HEROES;
        let upper =
            place.with_max_y(place.top() + margin + portrait + ui.text_style_height(&TextStyle::Heading) + margin);
        let sense = if can_go { Sense::click() } else { Sense::hover() };
        let press = ui.interact(upper, ui.scope_id().with("pick"), sense);
        press.widget_info(|| WidgetInfo::selected(Role::CheckBox, can_go, seat.is_some(), name.as_ref()));
        let picture =
            Rect::from_min_size(pos2(place.center().x - portrait / 2.0, place.top() + margin), Vec2::splat(portrait));
        portrait_at(ui, picture, number, seat.is_some() || press.hovered());
        if press.hovered() || press.has_focus() {
            let line = Stroke::new(theme.sizes.line_focus, theme.line.focus.egui());
            ui.painter().rect_stroke(place, theme.sizes.corner_card, line, StrokeKind::Inside);
        }
        if let Some(seat) = seat {
            seat_mark(ui, theme, picture, seat);
            on_paper(ui);
        }
        ui.advance_cursor_after_rect(picture);
        let mut line = LineUi { ui, theme, width: place.width() - 2.0 * margin };
        line.name(&name, picture.bottom());
        if press.clicked() {
            match seat {
                Some(seat) => drop(self.heroes.remove(seat)),
                None => self.heroes.push(self.free_choice(hero)),
            }
            return;
        }
        let rest = Rect::from_min_max(pos2(place.left() + margin, upper.bottom()), place.max - Vec2::splat(margin));
        ui.scope_builder(UiBuilder::new().max_rect(rest).layout(Layout::top_down(Align::Min)), |ui| {
            ui.spacing_mut().item_spacing.y = theme.space(1.0);
            match seat {
                Some(seat) => self.choices_ui(ui, texts, Known { id: &id, name: &name }, seat, besides),
                None => {
                    let class = RichText::new(texts.class_name(&recommended).as_ref()).weak();
                    // Where choices stand for the others is room for two lines.
                    ui.vertical_centered(|ui| ui.add(egui::Label::new(class).wrap().halign(Align::Center)));
                }
            }
        });
    }

    /// Class and weapon of somebody who goes down, and the way to act earlier.
    fn choices_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        hero: Known<'_>,
        seat: usize,
        mut besides: Option<&mut Besides<'_>>,
    ) {
        let Known { id, name } = hero;
        let width = ui.available_width();
        self.class_ui(ui, texts, name, seat, width);
        let has_weapon = besides.as_ref().is_none_or(|besides| besides.has_weapon);
        let mut is_earlier = false;
        ui.horizontal(|ui| {
            let button = if seat > 0 { ui.spacing().interact_size.y + ui.spacing().item_spacing.x } else { 0.0 };
            ui.scope(|ui| {
                ui.set_max_width(width - button);
                match &mut besides {
                    Some(besides) if !has_weapon => (besides.row)(ui, width - button, id, name),
                    _ => self.weapon_ui(ui, texts, name, seat, width - button),
                }
            });
            is_earlier =
                seat > 0 && icon_button(ui, Icon::ChevronUp, &tr!(texts, "new-earlier", hero = name)).clicked();
        });
        if let Some(besides) = besides.filter(|_| has_weapon) {
            (besides.row)(ui, width, id, name);
        }
        if is_earlier {
            self.heroes.swap(seat, seat - 1);
        }
    }
}

/// Of which Hero a page is: the name in the files and the one that is read.
#[derive(Clone, Copy)]
struct Known<'a> {
    id: &'a str,
    name: &'a str,
}

/// Where the card of a Hero lies: the number of the Hero in the box, its place, and how large the portrait is.
#[derive(Clone, Copy)]
struct CardOf {
    number: usize,
    place: Rect,
    portrait: f32,
}

/// What stands below a portrait: the name, so many rows of controls, and what lies around all of it.
fn below(ui: &Ui, rows: usize) -> f32 {
    let theme = Theme::of(ui.ctx());
    let controls = rows as f32 * (ui.spacing().interact_size.y + theme.space(1.0));
    ui.text_style_height(&TextStyle::Heading) + controls + theme.space(8.0)
}

/// So high is the card of a Hero at least, with Class and weapon.
pub(crate) fn lowest(ui: &Ui) -> f32 {
    LEAST + below(ui, 2)
}

/// The name below a portrait.
struct LineUi<'a> {
    ui: &'a Ui,
    theme: &'a Theme,
    width: f32,
}

impl LineUi<'_> {
    fn name(&mut self, name: &str, top: f32) {
        let font = TextStyle::Heading.resolve(self.ui.style());
        let colour = self.ui.visuals().strong_text_color();
        let galley = self.ui.painter().layout(name.to_owned(), font, colour, self.width);
        let middle = self.ui.max_rect().center().x - galley.size().x / 2.0;
        self.ui.painter().galley(pos2(middle, top + self.theme.space(1.0)), galley, colour);
    }
}

/// Who acts as which: a number in gold on the corner of the portrait.
fn seat_mark(ui: &Ui, theme: &Theme, picture: Rect, seat: usize) {
    let radius = (picture.width() * 0.11).clamp(12.0, 20.0);
    let at = picture.right_top() + vec2(-radius, radius) * 0.9;
    let painter = ui.painter();
    painter.circle(
        at,
        radius,
        theme.signal.accent_fill.egui(),
        Stroke::new(theme.sizes.line_focus, theme.figure.ink.egui()),
    );
    let font = FontId::proportional(radius * 1.2);
    painter.text(at, Align2::CENTER_CENTER, seat + 1, font, theme.text.on_accent.egui());
}

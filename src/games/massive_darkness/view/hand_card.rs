//! A card of Equipment as it lies in the hand: the colour of its Level around it, its picture, its name and its dice. What it says is
//! read where it is opened.

use crate::games::massive_darkness::rules::cards::Equipment;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::view::art::colours::OwnColours as _;
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, Use, die};
use crate::games::massive_darkness::view::art::things::Thing;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token, token};
use crate::house::text::Texts;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Fill, Frame, Icon, Place, portrait::GRID};
use crate::kit::theme::{Colour, Theme};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, FontId, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// What is printed on a card for all to see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Printed {
    /// 1 to 5; it stands in the corner.
    pub level: u8,
    /// Its picture.
    pub thing: Thing,
    /// Its dice: Melee, Ranged, Magic, Defense.
    pub dice: [DiceCount; 4],
}

impl Printed {
    /// What a card shows.
    #[must_use]
    pub fn of(card: &Equipment, dice: [DiceCount; 4]) -> Self {
        Self { level: card.level, thing: Thing::of(card), dice }
    }
}

/// A card and how it is with it now.
#[derive(Clone, Copy, Debug)]
pub struct HandCard<'a> {
    /// What it is called.
    pub name: &'a str,
    /// What is printed on it.
    pub printed: Printed,
    /// Whether it works where it lies.
    pub works: bool,
    /// Whether it is the one that was picked.
    pub chosen: bool,
}

/// A card is so much higher than wide.
const HEIGHT: f32 = 1.26;
/// The part of the height that the picture takes.
const PICTURE: f32 = 0.60;
/// Size of a die and of the sign before its field, compared with the width; never larger than so many points.
const DIE: f32 = 0.135;
const LARGEST_DIE: f32 = 17.0;

/// The letters on the dice.
const LETTERS: [&str; 4] = ["die-letter-yellow", "die-letter-red", "die-letter-blue", "die-letter-green"];

/// Draws a card of this width that can be pressed.
pub fn hand_card_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, height_of(width)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, card.name));
    paint(ui, texts, card, rect, response.hovered() || response.has_focus());
    response
}

/// Draws a card that is only looked at: beside its words, which say the same.
pub fn shown_card_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, height_of(width)), Sense::hover());
    paint(ui, texts, card, rect, false);
}

fn height_of(width: f32) -> f32 {
    (width * HEIGHT).round()
}

fn paint(ui: &Ui, texts: &Texts, card: &HandCard<'_>, rect: Rect, is_looked_at: bool) {
    if ui.is_rect_visible(rect) {
        let theme = Theme::of(ui.ctx());
        let width = rect.width();
        let picture = Rect::from_min_size(rect.min, vec2(rect.width(), rect.height() * PICTURE)).shrink(width * 0.05);
        let mut brush = Brush::on(ui.painter());
        ground(&mut brush, theme, rect, card, is_looked_at);
        picture_of(&mut brush, theme, picture, card);
        brush.show(ui.painter());
        let below = Rect::from_min_max(pos2(rect.left() + 6.0, picture.bottom() + 2.0), rect.max - vec2(6.0, 5.0));
        let rows = dice_rows(card.printed.dice, below.width(), die_size(width));
        let name_room = below.height() - rows.len() as f32 * (die_size(width) + 2.0);
        name_of(ui, theme, Rect::from_min_size(below.min, vec2(below.width(), name_room)), card);
        dice_of(ui, texts, below, &rows, (die_size(width), ink_of(theme, card)));
    }
}

/// Draws a card as a strip of this height: picture and name beside each other, the dice at the end where there is room.
pub fn card_strip_ui(ui: &mut Ui, texts: &Texts, card: &HandCard<'_>, size: Vec2, sense: Sense) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), card.chosen, card.name));
    if ui.is_rect_visible(rect) {
        let theme = Theme::of(ui.ctx());
        let picture = Rect::from_min_size(rect.min, Vec2::splat(size.y)).shrink(4.0);
        let mut brush = Brush::on(ui.painter());
        ground(&mut brush, theme, rect, card, response.hovered() || response.has_focus());
        picture_of(&mut brush, theme, picture, card);
        brush.show(ui.painter());
        let inside = Rect::from_min_max(pos2(picture.right() + 6.0, rect.top()), rect.max - vec2(6.0, 0.0));
        let small = 15.0_f32.min(size.y * 0.4);
        let rows = dice_rows(card.printed.dice, inside.width(), small);
        let name_room = if rows.is_empty() { inside } else { inside.with_max_y(rect.bottom() - small - 4.0) };
        let galley = name_job(ui, theme, card, (name_room.width(), 1), Align::LEFT);
        let top = name_room.center().y - galley.size().y / 2.0 + 1.0;
        ui.painter().galley(pos2(inside.left(), top), galley, ink_of(theme, card).egui());
        if let Some(first) = rows.first() {
            let at = pos2(inside.left(), rect.bottom() - small - 5.0);
            row_of_dice(ui, texts, at, first, (small, ink_of(theme, card)));
        }
    }
    response
}

/// Draws only the picture of a card, with its Level in the corner: where its words stand beside it.
pub fn thing_ui(ui: &mut Ui, printed: Printed, works: bool, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        let theme = Theme::of(ui.ctx());
        let mut brush = Brush::on(ui.painter());
        let edge = level_colour(theme, printed.level);
        brush.rounded(rect, 6.0, if works { edge } else { edge.greyed(0.6) });
        picture_of(&mut brush, theme, rect.shrink(2.0), &HandCard { name: "", printed, works, chosen: false });
        brush.show(ui.painter());
    }
}

fn die_size(width: f32) -> f32 {
    (width * DIE).min(LARGEST_DIE)
}

fn level_colour(theme: &Theme, level: u8) -> Colour {
    theme.own().token.levels[usize::from(level.clamp(1, 5)) - 1]
}

fn ink_of(theme: &Theme, card: &HandCard<'_>) -> Colour {
    if card.works { theme.surface.ink } else { theme.surface.ink_muted }
}

/// Paper with an edge in the colour of the Level; gold around the one that was picked.
fn ground(brush: &mut Brush, theme: &Theme, rect: Rect, card: &HandCard<'_>, is_looked_at: bool) {
    let level = level_colour(theme, card.printed.level);
    let edge = if card.works { level } else { level.greyed(0.5).mix(theme.surface.paper_shade, 0.4) };
    let round = 8.0;
    let outer = if card.chosen || is_looked_at { theme.signal.accent_on_paper } else { theme.figure.ink };
    let grown = if card.chosen { 2.0 } else { 0.0 };
    brush.rounded(rect.translate(vec2(0.0, 2.0)), round, theme.surface.cast);
    brush.rounded(rect.expand(grown), round + grown, outer);
    brush.rounded(rect.shrink(1.25), round - 1.0, edge);
    brush.rounded(rect.shrink(3.5), round - 3.0, theme.surface.paper.lighter(0.35));
}

/// The thing in the dusk of its Level, with the Level in the corner.
fn picture_of(brush: &mut Brush, theme: &Theme, rect: Rect, card: &HandCard<'_>) {
    let printed = card.printed;
    let dusk = theme.figure.plate.mix(level_colour(theme, printed.level), 0.14);
    let light = dusk.mix(theme.signal.accent, 0.26);
    let from = brush.corners();
    let centre = rect.min + rect.size() * 0.36;
    brush.rounded(rect, 4.0, theme.figure.ink);
    let inside = rect.shrink(0.75);
    brush.rounded(inside, 3.5, Fill::Lit { light, dark: dusk.darker(0.4), centre, reach: rect.width() * 0.6 });
    let size = inside.height();
    // What is wider than high has room at its sides.
    let frame = if inside.width() > size * 1.2 { Frame::Square } else { Frame::Rounded(3.5 * GRID / size) };
    printed.thing.paint(brush, Place::at(inside.center(), size * 0.94), frame);
    if !card.works {
        brush.recolour(from, |colour| colour.greyed(0.75));
    }
    let level = (rect.height() * 0.36).clamp(15.0, 26.0);
    let side = if card.works { LevelSide::Active } else { LevelSide::Inactive };
    let corner = Rect::from_center_size(rect.min + Vec2::splat(level * 0.36), Vec2::splat(level));
    token(brush, theme, corner, Token::Level(printed.level, side));
}

/// One or two lines in the middle; the rest is cut off, and read where the card is opened.
fn name_of(ui: &Ui, theme: &Theme, room: Rect, card: &HandCard<'_>) {
    let galley = name_job(ui, theme, card, (room.width(), 2), Align::Center);
    let at = pos2(room.center().x, room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink_of(theme, card).egui());
}

fn name_job(
    ui: &Ui,
    theme: &Theme,
    card: &HandCard<'_>,
    (width, max_rows): (f32, usize),
    halign: Align,
) -> std::sync::Arc<egui::Galley> {
    let size = theme.sizes.text_small + 1.0;
    let format = TextFormat::simple(FontId::proportional(size), ink_of(theme, card).egui());
    let mut job = LayoutJob::single_section(card.name.to_owned(), format);
    job.wrap = TextWrapping { max_width: width, max_rows, break_anywhere: false, ..TextWrapping::default() };
    job.halign = halign;
    ui.painter().layout_job(job)
}

/// A sign and the dice behind it.
type Field = (Icon, DiceCount);

/// The fields with dice, as many in a row as fit.
fn dice_rows(dice: [DiceCount; 4], width: f32, size: f32) -> Vec<Vec<Field>> {
    let signs = [Icon::Sword, Icon::Arrow, Icon::Sparks, Icon::Guard];
    let mut rows: Vec<Vec<Field>> = Vec::new();
    for field in signs.into_iter().zip(dice).filter(|(_, dice)| *dice != [0; 4]) {
        match rows.last_mut() {
            Some(row) if row_width(row, size) + size * 0.5 + field_width(field.1, size) <= width => row.push(field),
            _ => rows.push(vec![field]),
        }
    }
    rows
}

fn field_width(dice: DiceCount, size: f32) -> f32 {
    size * (1.1 + f32::from(dice.iter().sum::<u8>()))
}

fn row_width(row: &[Field], size: f32) -> f32 {
    let gaps = row.len().saturating_sub(1) as f32 * size * 0.5;
    row.iter().map(|(_, dice)| field_width(*dice, size)).sum::<f32>() + gaps
}

/// All rows, the last at the lower edge, each in the middle.
fn dice_of(ui: &Ui, texts: &Texts, room: Rect, rows: &[Vec<Field>], (size, ink): (f32, Colour)) {
    for (at, row) in rows.iter().rev().enumerate() {
        let top = room.bottom() - (at as f32 + 1.0) * (size + 2.0);
        let left = room.center().x - row_width(row, size) / 2.0;
        row_of_dice(ui, texts, pos2(left, top), row, (size, ink));
    }
}

fn row_of_dice(ui: &Ui, texts: &Texts, corner: egui::Pos2, row: &[Field], (size, ink): (f32, Colour)) {
    let theme = Theme::of(ui.ctx());
    let mut left = corner.x;
    for (sign, dice) in row {
        let spot = Rect::from_min_size(pos2(left, corner.y), Vec2::splat(size));
        icons::show(ui.painter(), *sign, spot, ink, Weight::Bold);
        left += size * 1.1;
        for (colour, count) in dice.iter().enumerate() {
            let letter = texts.get(LETTERS[colour]);
            for _ in 0..*count {
                let spot = Rect::from_min_size(pos2(left, corner.y), Vec2::splat(size));
                let face = DieFace { colour: DieColour::ALL[colour], symbols: &[], state: Use::Fresh, letter: &letter };
                die(ui.painter(), theme, spot, &face, 0.0);
                left += size;
            }
        }
        left += size * 0.5;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_share_a_row_as_far_as_they_fit() {
        let dice = [[1, 0, 0, 0], [0; 4], [0; 4], [0, 0, 2, 0]];
        assert_eq!(dice_rows(dice, 100.0, 10.0).len(), 1);
        assert_eq!(dice_rows(dice, 40.0, 10.0).len(), 2);
        assert_eq!(dice_rows([[0; 4]; 4], 40.0, 10.0).len(), 0);
    }
}

//! What a quest says about places, over the map: names of Zones and borders, where stairs lead, notes.

use super::super::EditorScreen;
use super::super::layers::Layer;
use super::super::sheet::{corner, zone_rect};
use crate::games::massive_darkness::quest::model::Spot;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::map::Canvas;
use crate::kit::theme::{Colour, Theme};
use crate::tr;
use egui::{Align2, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// Smaller Zones have no room for words, in points.
const READABLE: f32 = 44.0;
/// Notes on smaller Zones cannot be read, in points.
const LEGIBLE: f32 = 110.0;
/// Height of writing, in zones, and in points at most.
const WRITING: (f32, f32) = (0.105, 15.0);

/// Words on a plate.
struct Plate<'a> {
    words: &'a str,
    at: Pos2,
    ground: Colour,
    writing: Colour,
    /// Zones that it may be wide.
    wide: f32,
}

impl EditorScreen {
    pub(super) fn labels(&self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let zoom = canvas.look.zoom;
        let here = |spot: Spot| spot.storey == self.storey;
        let quest = self.quest();
        let (ways, places) = (self.layers.shows(Layer::Ways), self.layers.shows(Layer::Places));
        for border in quest.borders.iter().filter(|border| ways && here(border.from)) {
            let line = border_line(canvas, border.from, border.to);
            painter.line_segment(line, Stroke::new((zoom * 0.03).clamp(2.0, 5.0), theme.signal.special.egui()));
        }
        for built in quest.built.iter().filter(|built| ways && here(built.from)) {
            let line = border_line(canvas, built.from, built.to);
            let middle = line[0].lerp(line[1], 0.5);
            painter.circle_filled(middle, (zoom * 0.035).clamp(2.0, 5.0), theme.signal.special.egui());
        }
        if zoom < READABLE {
            return;
        }
        let plate = |words: &str, at: Pos2, wide: f32, colours: (Colour, Colour)| {
            let at = canvas.look.screen(canvas.rect, at);
            if canvas.rect.expand(zoom).contains(at) {
                plate_ui(&painter, zoom, &Plate { words, at, ground: colours.0, writing: colours.1, wide });
            }
        };
        let quiet = (theme.surface.panel.fade(0.86), theme.text.strong);
        for border in quest.borders.iter().filter(|border| ways && here(border.from)) {
            let middle = corner(border.from).lerp(corner(border.to), 0.5) + Vec2::splat(0.5);
            plate(&border.name, middle + vec2(0.0, 0.36), 0.9, (theme.surface.panel.fade(0.86), theme.signal.special));
        }
        let mut rows: Vec<(Spot, u8)> = Vec::new();
        let mut row = |spot: Spot| match rows.iter_mut().find(|(known, _)| *known == spot) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                rows.push((spot, 0));
                0
            }
        };
        let below = |spot: Spot, row: u8| corner(spot) + vec2(0.5, 0.855 - 0.16 * f32::from(row));
        for named in quest.names.iter().filter(|named| places && here(named.at)) {
            plate(&named.name, below(named.at, row(named.at)), 0.94, quiet);
        }
        for stairs in quest.stairs.iter().filter(|_| places) {
            for (from, to) in [(stairs.from, stairs.to), (stairs.to, stairs.from)] {
                if here(from) {
                    let place = self.sheet.name(to).unwrap_or_else(|| tr!(texts, "editor-no-tile"));
                    let words = tr!(texts, "editor-stairs-to", place = place.as_ref());
                    plate(&words, below(from, row(from)), 0.94, quiet);
                }
            }
        }
        for note in quest.notes.iter().filter(|note| self.layers.shows(Layer::Notes) && here(note.at)) {
            self.note(ui, canvas, note.at, &note.text);
        }
    }

    /// A slip of paper in the corner of a Zone; under the pointer all of it is read.
    fn note(&self, ui: &Ui, canvas: &Canvas, at: Spot, text: &str) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let zone = canvas.look.screen_rect(canvas.rect, zone_rect(at));
        let is_read = self.place() == at && (self.hand.over.is_some() || self.hand.by_keys);
        let size = if is_read { vec2(zone.width().max(190.0), f32::INFINITY) } else { zone.size() * vec2(0.46, 0.30) };
        let font = FontId::proportional((canvas.look.zoom * WRITING.0).clamp(9.0, WRITING.1));
        let padding = 5.0;
        let wrap = size.x - 2.0 * padding;
        let galley = painter.layout(text.to_owned(), font, theme.surface.ink.egui(), wrap);
        let height = galley.size().y + 2.0 * padding;
        let min = zone.min + vec2(zone.width() * 0.06, zone.height() * 0.06);
        let paper = Rect::from_min_size(min, vec2(size.x, if is_read { height } else { size.y }));
        painter.rect_filled(paper.translate(vec2(1.5, 2.0)), 2.0, theme.board.contour.fade(0.5).egui());
        painter.rect_filled(paper, 2.0, theme.surface.paper.egui());
        painter.rect_stroke(paper, 2.0, Stroke::new(1.0, theme.surface.ink.fade(0.35).egui()), StrokeKind::Inside);
        if !is_read && zone.width() < LEGIBLE {
            icons::show(
                &painter,
                Icon::Note,
                Rect::from_center_size(paper.center(), Vec2::splat(paper.height() * 0.8)),
                theme.surface.ink,
                Weight::Bold,
            );
            return;
        }
        let inside = painter.with_clip_rect(paper.shrink(padding).intersect(canvas.rect));
        inside.galley(paper.min + Vec2::splat(padding), galley, theme.surface.ink.egui());
    }
}

fn plate_ui(painter: &Painter, zoom: f32, plate: &Plate<'_>) {
    let font = FontId::proportional((zoom * WRITING.0).clamp(9.0, WRITING.1));
    let mut words = plate.words.to_owned();
    let most = plate.wide * zoom - 8.0;
    let mut galley = painter.layout_no_wrap(words.clone(), font.clone(), plate.writing.egui());
    while galley.size().x > most && words.chars().count() > 3 {
        words.pop();
        galley = painter.layout_no_wrap(format!("{}…", words.trim_end()), font.clone(), plate.writing.egui());
    }
    let rect = Align2::CENTER_CENTER.anchor_size(plate.at, galley.size() + vec2(8.0, 2.0));
    painter.rect_filled(rect, 3.0, plate.ground.egui());
    painter.galley(rect.min + vec2(4.0, 1.0), galley, plate.writing.egui());
}

/// The border between two Zones on the screen.
pub(super) fn border_line(canvas: &Canvas, from: Spot, to: Spot) -> [Pos2; 2] {
    let edge = zone_rect(from).intersect(zone_rect(to));
    [edge.min, edge.max].map(|at| canvas.look.screen(canvas.rect, pos2(at.x, at.y)))
}

//! Rulers: where it is dark, what is seen from a Zone, how far it is from the Zone that is selected.

use super::super::EditorScreen;
use super::super::sheet::{Sheet, zone_rect};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::house::text::Texts;
use crate::kernel::board::{Board, BoardState, SpaceId};
use crate::kernel::sight::seen_from;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Align2, FontId, Painter, Rect, Stroke, StrokeKind, Ui};
use std::collections::VecDeque;
use std::sync::Arc;

/// What is measured on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::games::massive_darkness::view::editor) enum Ruler {
    /// Nothing.
    #[default]
    Off,
    /// ZONE-06: light and shadow.
    Light,
    /// SIGHT-01: what is seen from the Zone that is meant.
    Sight,
    /// How many moves it is from the selected Zone.
    Distance,
}

impl Ruler {
    /// All that show something.
    pub(super) const ALL: [Self; 3] = [Self::Light, Self::Sight, Self::Distance];

    pub(super) fn icon(self) -> Icon {
        match self {
            Self::Off => Icon::Close,
            Self::Light => Icon::Torch,
            Self::Sight => Icon::Eye,
            Self::Distance => Icon::Move,
        }
    }

    pub(super) fn name(self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Off => tr!(texts, "ruler-off"),
            Self::Light => tr!(texts, "ruler-light"),
            Self::Sight => tr!(texts, "ruler-sight"),
            Self::Distance => tr!(texts, "ruler-distance"),
        }
    }
}

/// How something far is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Through {
    /// As the doors stand at the start.
    Now,
    /// Once doors have been opened.
    Doors,
}

/// How many moves every Zone is away; none where no way leads, even with all doors open.
fn steps(board: &Board, state: &BoardState, from: SpaceId) -> Vec<Option<u16>> {
    let mut steps = vec![None; board.space_count()];
    if let Some(first) = steps.get_mut(from.index()) {
        *first = Some(0);
    }
    let mut waiting = VecDeque::from([(from, 0_u16)]);
    while let Some((zone, far)) = waiting.pop_front() {
        for (next, _) in board.neighbours(state, zone) {
            if let Some(known @ None) = steps.get_mut(next.index()) {
                *known = Some(far + 1);
                waiting.push_back((next, far + 1));
            }
        }
    }
    steps
}

/// How far away a Zone is seen; with closed doors in between, how far once they are open.
fn sight(dungeon: &Dungeon, now: &BoardState, from: SpaceId) -> Vec<Option<(u8, Through)>> {
    let mut seen = vec![None; dungeon.board.space_count()];
    for (state, through) in [(*now, Through::Now), (BoardState::all_open(&dungeon.board), Through::Doors)] {
        seen_from(&dungeon.board, &state, from, &mut |zone, _, range| {
            if let Some(known @ None) = seen.get_mut(zone.index()) {
                *known = Some((range, through));
            }
        });
    }
    seen
}

impl EditorScreen {
    /// Shows what the ruler says about every Zone.
    pub(super) fn ruler(&self, ui: &Ui, canvas: &Canvas) {
        let Some(dungeon) = &self.sheet.dungeon else { return };
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let here = |spot: &Spot| spot.storey == self.storey;
        let squares: Vec<(usize, Rect)> = self
            .sheet
            .spots
            .iter()
            .enumerate()
            .filter(|(_, spot)| here(spot))
            .map(|(zone, spot)| (zone, canvas.look.screen_rect(canvas.rect, zone_rect(*spot))))
            .filter(|(_, rect)| rect.intersects(canvas.rect))
            .collect();
        match self.doing.ruler {
            Ruler::Off => {}
            Ruler::Light => {
                for (zone, rect) in squares {
                    let is_shadow = dungeon.zones.get(zone).is_some_and(|zone| zone.shadow);
                    let (colour, icon) = if is_shadow {
                        (theme.board.shadow_deep.fade(0.62), Icon::Moon)
                    } else {
                        (theme.board.flame.fade(0.34), Icon::Torch)
                    };
                    painter.rect_filled(rect.shrink(1.0), 0.0, colour.egui());
                    let sign = Rect::from_center_size(rect.center(), rect.size() * 0.34);
                    painter.circle_filled(sign.center(), sign.width() * 0.72, theme.surface.panel.fade(0.8).egui());
                    icons::show(&painter, icon, sign, theme.text.strong, Weight::Bold);
                }
            }
            Ruler::Sight => {
                let Some(from) = self.sheet.number(self.place()) else { return };
                let seen = sight(dungeon, &self.sheet.board, from);
                for (zone, rect) in squares {
                    if zone == from.index() {
                        outline(&painter, theme, rect);
                    } else if let Some((range, through)) = seen.get(zone).copied().flatten() {
                        cell(&painter, theme, rect, &range.to_string(), through);
                    }
                }
            }
            Ruler::Distance => {
                let Some(from) = self.sheet.number(self.cursor) else { return };
                let now = steps(&dungeon.board, &self.sheet.board, from);
                let open = steps(&dungeon.board, &BoardState::all_open(&dungeon.board), from);
                for (zone, rect) in squares {
                    let far = |steps: &[Option<u16>]| steps.get(zone).copied().flatten();
                    match (far(&now), far(&open)) {
                        (Some(0), _) => outline(&painter, theme, rect),
                        (Some(far), _) => cell(&painter, theme, rect, &far.to_string(), Through::Now),
                        (None, Some(far)) => cell(&painter, theme, rect, &far.to_string(), Through::Doors),
                        (None, None) => {
                            painter.rect_filled(rect.shrink(1.0), 0.0, theme.signal.danger.fade(0.22).egui());
                        }
                    }
                }
            }
        }
    }

    /// What the Zone that is meant is like, and how it lies to the one that is selected.
    pub(in crate::games::massive_darkness::view::editor) fn measured(&self, texts: &Texts) -> Vec<Arc<str>> {
        measured(texts, &self.sheet, self.place(), self.cursor)
    }
}

fn measured(texts: &Texts, sheet: &Sheet, at: Spot, from: Spot) -> Vec<Arc<str>> {
    let (Some(dungeon), Some(zone)) = (&sheet.dungeon, sheet.number(at)) else { return Vec::new() };
    let floor = dungeon.zone(zone);
    let mut told = vec![texts.get(match (floor.room, floor.shadow) {
        (true, false) => "map-light-room",
        (true, true) => "map-shadow-room",
        (false, false) => "map-light-corridor",
        (false, true) => "map-shadow-corridor",
    })];
    let (Some(start), Some(place)) = (sheet.number(from), sheet.name(from)) else { return told };
    if start == zone {
        return told;
    }
    let place = place.as_ref();
    let all_open = BoardState::all_open(&dungeon.board);
    let far = |state: &BoardState| steps(&dungeon.board, state, start).get(zone.index()).copied().flatten();
    told.push(match (far(&sheet.board), far(&all_open)) {
        (Some(steps), _) => tr!(texts, "ruler-steps", steps = i64::from(steps), place = place),
        (None, Some(steps)) => tr!(texts, "ruler-steps-doors", steps = i64::from(steps), place = place),
        (None, None) => tr!(texts, "ruler-no-way", place = place),
    });
    if let Some((range, through)) = sight(dungeon, &sheet.board, start).get(zone.index()).copied().flatten() {
        told.push(match through {
            Through::Now => tr!(texts, "ruler-seen", range = i64::from(range)),
            Through::Doors => tr!(texts, "ruler-seen-doors", range = i64::from(range)),
        });
    }
    told
}

/// A Zone with a number; what takes doors is weaker, and its number stands in brackets.
fn cell(painter: &Painter, theme: &Theme, rect: Rect, number: &str, through: Through) {
    let (strength, words) = match through {
        Through::Now => (0.30, number.to_owned()),
        Through::Doors => (0.12, format!("({number})")),
    };
    painter.rect_filled(rect.shrink(1.0), 0.0, theme.signal.accent.fade(strength).egui());
    let font = FontId::proportional((rect.width() * 0.2).clamp(9.0, 22.0));
    let galley = painter.layout_no_wrap(words, font, theme.text.strong.egui());
    let plate = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size() + egui::vec2(8.0, 2.0));
    painter.rect_filled(plate, 4.0, theme.surface.panel.fade(0.86).egui());
    painter.galley(plate.min + egui::vec2(4.0, 1.0), galley, theme.text.strong.egui());
}

/// The Zone that is measured from.
fn outline(painter: &Painter, theme: &Theme, rect: Rect) {
    painter.rect_stroke(rect.shrink(2.0), 3.0, Stroke::new(3.0, theme.signal.special.egui()), StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::draft;
    use crate::games::massive_darkness::quest::edit::{Command, empty};
    use crate::games::massive_darkness::texts;
    use crate::games::massive_darkness::view::editor::layers::Layers;
    use crate::house::text::Language;

    /// A room with a door, in the middle of a corridor that runs round it.
    fn sheet() -> Sheet {
        let texts = texts::of(Language::English);
        let table = crate::games::massive_darkness::playtest::testing::table();
        let tiles = &table.library.tiles;
        let spot = |x, y| Spot { x, y, storey: 0 };
        let quest = [Command::Lay("6V".to_owned(), spot(0, 0), 0), Command::Door(spot(1, 2), spot(0, 2))]
            .iter()
            .fold(empty("t"), |quest, command| command.apply(&quest, tiles).expect("a legal command"));
        assert!(draft(&quest, tiles).0.is_some());
        Sheet::draw(&table, &quest, &texts, &Layers::default(), &Sheet::default())
    }

    #[test]
    fn a_ruler_tells_what_is_near_and_what_is_behind_doors() {
        let (texts, sheet) = (texts::of(Language::English), sheet());
        let spot = |x, y| Spot { x, y, storey: 0 };
        let told = |at, from| measured(&texts, &sheet, at, from).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(told(spot(1, 0), spot(1, 0)).len(), 1, "nothing is measured from a Zone to itself");
        let line = told(spot(1, 0), spot(1, 2));
        assert!(line[1].starts_with("2 steps from") && line[2].contains("range 2"), "{line:?}");
        let door = told(spot(0, 2), spot(1, 2));
        assert!(door[1].contains("doors") && door[2].contains("doors"), "{door:?}");
        assert!(told(spot(9, 9), spot(1, 2)).is_empty(), "where no tile lies there is nothing to tell");
    }
}

//! Lists of blocks: rows that can be carried to another place, moved and removed by buttons, and added to.

use super::Pen;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
pub(in crate::games::massive_darkness::view::editor) use crate::kit::widgets::RowAct as Row;
use crate::kit::widgets::RowButtons;
use crate::tr;
use egui::{CursorIcon, DragAndDrop, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

/// A block in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games::massive_darkness::view::editor) enum Carried {
    /// A rule, by its position.
    Rule(usize),
    /// A condition: its rule, and its position in it.
    Condition(usize, usize),
    /// An effect: its rule, and its position in it.
    Effect(usize, usize),
    /// An objective, by its position.
    Goal(usize),
}

/// A block that was let go: into which list, before which row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games::massive_darkness::view::editor) struct Landed {
    /// A rule, an objective, or a part of a rule.
    pub what: Carried,
    /// The rule whose list it is; without meaning for whole rules and objectives.
    pub rule: usize,
    /// The row that it lies before.
    pub before: usize,
}

/// Buttons to move and remove a row.
pub(in crate::games::massive_darkness::view::editor) fn row_buttons(
    ui: &mut Ui,
    pen: &Pen<'_>,
    at: usize,
    count: usize,
) -> Option<Row> {
    let (texts, whose) = (pen.texts, pen.whose.as_str());
    let (up, down) = (tr!(texts, "block-up", what = whose), tr!(texts, "block-down", what = whose));
    let remove = tr!(texts, "block-remove", what = whose);
    RowButtons { at, count, up: &up, down: &down, remove: &remove }.ui(ui)
}

/// What a block is taken hold of by.
pub(in crate::games::massive_darkness::view::editor) fn handle(ui: &mut Ui, pen: &Pen<'_>, carried: Carried) {
    let height = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(vec2(height * 0.7, height), Sense::drag());
    let name = tr!(pen.texts, "block-drag", what = pen.whose.as_str());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.as_ref()));
    response.dnd_set_drag_payload(carried);
    let theme = Theme::of(ui.ctx());
    let colour = if response.hovered() { theme.text.strong } else { theme.text.muted };
    icons::show(ui.painter(), Icon::Menu, rect.shrink(1.0), colour, Weight::Regular);
    response.on_hover_cursor(CursorIcon::Grab).on_hover_text(name.as_ref());
}

/// Shows where a carried block would land among these rows of a rule; where it is let go, that. `takes` says whether such
/// a block may lie here at all.
pub(in crate::games::massive_darkness::view::editor) fn drop_here(
    ui: &Ui,
    rows: &[Rect],
    rule: usize,
    takes: impl Fn(&Carried) -> bool,
) -> Option<Landed> {
    let carried = DragAndDrop::payload::<Carried>(ui.ctx()).filter(|carried| takes(carried))?;
    let pointer = ui.input(|input| input.pointer.latest_pos())?;
    let area = rows.iter().copied().reduce(Rect::union).unwrap_or_else(|| {
        let top = ui.cursor().min;
        Rect::from_min_size(top, vec2(ui.available_width(), ui.spacing().interact_size.y))
    });
    let reach = ui.max_rect().x_range();
    let area = Rect::from_x_y_ranges(reach, area.expand(ui.spacing().item_spacing.y + 3.0).y_range());
    if !area.contains(pointer) || !ui.clip_rect().contains(pointer) {
        return None;
    }
    let before = rows.iter().take_while(|rect| rect.center().y < pointer.y).count();
    let line = match (before.checked_sub(1).and_then(|above| rows.get(above)), rows.first()) {
        (Some(above), _) => above.bottom() + 2.0,
        (None, Some(first)) => first.top() - 2.0,
        (None, None) => area.top() + 4.0,
    };
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(reach, line, Stroke::new(3.0, theme.signal.accent.egui()));
    if !ui.input(|input| input.pointer.any_released()) {
        return None;
    }
    DragAndDrop::clear_payload(ui.ctx());
    Some(Landed { what: *carried, rule, before })
}

/// Carries something from one place of a list to before another.
pub(in crate::games::massive_darkness::view::editor) fn carry<T>(list: &mut Vec<T>, from: usize, before: usize) {
    if from >= list.len() {
        return;
    }
    let moved = list.remove(from);
    let to = if before > from { before - 1 } else { before };
    list.insert(to.min(list.len()), moved);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_lands_before_the_row_it_was_let_go_at() {
        let carried = |from: usize, before: usize| {
            let mut list = vec!['a', 'b', 'c', 'd'];
            carry(&mut list, from, before);
            list.into_iter().collect::<String>()
        };
        assert_eq!(carried(0, 3), "bcad");
        assert_eq!(carried(3, 0), "dabc");
        assert_eq!(carried(1, 1), "abcd");
        assert_eq!(carried(1, 2), "abcd");
        assert_eq!(carried(0, 4), "bcda");
        assert_eq!(carried(9, 0), "abcd");
    }

    #[test]
    fn rows_move_double_and_go() {
        let mut list = vec![1, 2, 3];
        Row::Up.apply(&mut list, 0);
        Row::Down.apply(&mut list, 2);
        assert_eq!(list, [1, 2, 3]);
        Row::Double.apply(&mut list, 1);
        Row::Up.apply(&mut list, 3);
        Row::Remove.apply(&mut list, 0);
        assert_eq!(list, [2, 3, 2]);
    }
}

//! Rows of a column that scrolls, of which only those in view are made: of the others nothing but their height is known.

use egui::{Rect, TextStyle, Ui, accesskit_root_id, vec2};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::sync::Arc;

/// How high rows were when all of them were made.
#[derive(Clone)]
struct Heights {
    /// What they were made from.
    looks: u64,
    high: Arc<[f32]>,
}

/// Draws rows one below the other. Those out of view only take the room that they took when all of them were made; they are made
/// again as soon as one of them, `looks`, the letters or the width of the column are other ones. Whoever listens instead of looking
/// is told all of them.
pub(crate) fn rows_in_view<Row: Hash>(
    ui: &mut Ui,
    looks: impl Hash,
    rows: &[Row],
    mut row_ui: impl FnMut(&mut Ui, &Row),
) {
    let gap = ui.spacing().item_spacing.y;
    let id = ui.scope_id().with("heights");
    let looks = looks_of(ui, (looks, rows));
    let kept: Option<Heights> = ui.ctx().data(|data| data.get_temp(id));
    let known = kept.filter(|kept| kept.looks == looks && !is_listened_to(ui));
    let mut high = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let top = ui.cursor().top();
        if let Some(height) = known.as_ref().and_then(|known| known.high.get(at).copied()) {
            let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
            // Letters may reach a little beyond their row.
            if !ui.is_rect_visible(room.expand(gap)) {
                ui.allocate_space(vec2(0.0, height));
                continue;
            }
        }
        // It has the same id whether those above it are made or not.
        ui.push_id(at, |ui| row_ui(ui, row));
        high.push(ui.cursor().top() - top - gap);
    }
    if known.is_none() {
        ui.ctx().data_mut(|data| data.insert_temp(id, Heights { looks, high: high.into() }));
    }
}

/// Everything that heights depend on, as one number.
fn looks_of(ui: &Ui, rows: impl Hash) -> u64 {
    let mut looks = DefaultHasher::new();
    rows.hash(&mut looks);
    TextStyle::Body.resolve(ui.style()).hash(&mut looks);
    let sizes = [ui.available_width(), ui.pixels_per_point(), ui.spacing().item_spacing.y];
    sizes.map(f32::to_bits).hash(&mut looks);
    looks.finish()
}

/// Is what stands on the screen read aloud?
fn is_listened_to(ui: &Ui) -> bool {
    ui.ctx().has_accesskit_node(accesskit_root_id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, RawInput, ScrollArea, pos2};

    /// A frame of a column with its newest row in view: which rows are made, and how high all of them are.
    fn frame(ctx: &Context, rows: &[String]) -> (Vec<String>, f32) {
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0)));
        let (mut made, mut height) = (Vec::new(), 0.0);
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            made.clear();
            let area = ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true).show(ui, |ui| {
                rows_in_view(ui, (), rows, |ui, row| {
                    made.push(row.clone());
                    ui.label(row.as_str());
                });
            });
            height = area.content_size.y;
        });
        output.textures_delta.clear();
        (made, height)
    }

    #[test]
    fn rows_out_of_view_are_not_made_again_and_take_the_same_room() {
        let ctx = Context::default();
        let mut rows: Vec<String> = (0..100).map(|number| "a few words ".repeat(number % 7 + 1)).collect();
        let (made, height) = frame(&ctx, &rows);
        assert_eq!(made, rows);
        // It has its width only when the bar beside it is there, and its end is in view only when its height is known.
        (0..3).for_each(|_| _ = frame(&ctx, &rows));
        let (made, again) = frame(&ctx, &rows);
        assert!(made.len() < 10 && made.last() == rows.last(), "{made:?}");
        assert!(again >= height, "{again}, {height}");
        rows.push("one more".to_owned());
        assert_eq!(frame(&ctx, &rows).0, rows, "nobody knows how high they are now");
        assert!(frame(&ctx, &rows).0.len() < rows.len());
        ctx.enable_accesskit();
        assert_eq!(frame(&ctx, &rows).0, rows, "who listens is told all of them");
    }
}

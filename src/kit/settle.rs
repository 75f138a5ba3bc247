//! A screen that has just come is laid out before it is seen: panels know their heights only once they have been drawn.

use egui::{Id, Ui};

/// Has it been drawn in the pass before? If not, this one is only for measuring, and nobody sees it. Asked in each pass of the screen of
/// this name.
pub(crate) fn settle(ui: &Ui, screen: &str) {
    let (ctx, kept) = (ui.ctx(), Id::unique(("settled", screen)));
    let now = ctx.cumulative_pass_nr();
    let before: Option<u64> = ctx.data(|data| data.get_temp(kept));
    ctx.data_mut(|data| data.insert_temp(kept, now));
    if before.is_none_or(|before| before + 1 < now) {
        ctx.request_discard("screen-came");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Panel;
    use egui_kittest::Harness;

    #[test]
    fn a_panel_has_its_height_in_the_first_frame_that_is_seen() {
        let mut harness = Harness::builder().with_context_setup(crate::kit::theme::install).build_ui_state(
            |ui, heights: &mut Vec<f32>| {
                settle(ui, "a screen");
                let tall = |ui: &mut Ui| ui.add_space(120.0);
                let panel = Panel::bottom("low").show(ui, tall);
                if !ui.ctx().will_discard() {
                    heights.push(panel.response.rect.height());
                }
            },
            Vec::new(),
        );
        harness.run_steps(3);
        let heights = harness.state();
        assert!(heights.iter().all(|height| height == &heights[0]), "{heights:?}");
    }
}

//! Panels at the side keep the width that a hand gave them: one that had to give way to a small window comes back with it.

use egui::containers::panel::PanelState;
use egui::{IdSalt, Rect, Ui, vec2};

/// What is remembered of a panel.
#[derive(Clone, Copy)]
struct Remembered {
    /// How wide it is wished to be.
    wished: f32,
    /// How wide it had become before the last frame.
    was: f32,
    /// In how much room it was shown in the last frame and in the one before.
    rooms: [f32; 2],
}

/// Once in each frame, just before the panel of this name is shown.
pub fn keep_width(ui: &Ui, panel: &'static str) {
    let id = ui.scope_id().with_salt(IdSalt::new(panel));
    let memory = id.with("wished-width");
    let room = ui.available_width();
    let Some(state) = PanelState::load(ui.ctx(), id) else { return };
    let now = state.size().x;
    let before: Option<Remembered> = ui.ctx().data(|data| data.get_temp(memory));
    let wished = match before {
        // In the same room only a hand makes it another width.
        Some(before) if before.rooms[0] == before.rooms[1] && before.was != now => now,
        Some(before) => before.wished,
        None => now,
    };
    let rooms = [room, before.map_or(f32::NAN, |before| before.rooms[0])];
    let remembered = Remembered { wished, was: now, rooms };
    ui.ctx().data_mut(|data| data.insert_temp(memory, remembered));
    if now < wished {
        let outer_rect = Rect::from_min_size(state.outer_rect.min, vec2(wished, state.outer_rect.height()));
        ui.ctx().data_mut(|data| data.insert_persisted(id, PanelState { outer_rect }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{CentralPanel, Panel};
    use egui_kittest::Harness;

    #[test]
    fn a_panel_that_gave_way_to_a_small_window_comes_back_with_it_and_a_hand_decides_anew() {
        let mut harness = Harness::builder()
            .with_context_setup(crate::kit::theme::install)
            .with_size((1200.0, 400.0))
            .build_ui_state(
                |ui, width: &mut f32| {
                    let most = ui.available_width() * 0.3;
                    keep_width(ui, "side");
                    let panel = Panel::left("side").default_size(300.0).size_range(100.0..=most.max(120.0));
                    *width = panel.show(ui, |ui| ui.set_min_size(ui.available_size())).response.rect.width();
                    CentralPanel::default().show(ui, |ui| ui.label("middle"));
                },
                0.0,
            );
        harness.run_steps(4);
        assert!((*harness.state() - 300.0).abs() < 2.0, "{}", harness.state());
        harness.set_size(vec2(700.0, 400.0));
        harness.run_steps(4);
        assert!(*harness.state() < 220.0, "{}", harness.state());
        harness.set_size(vec2(1200.0, 400.0));
        harness.run_steps(4);
        assert!((*harness.state() - 300.0).abs() < 2.0, "{}", harness.state());
        let edge = egui::pos2(*harness.state(), 200.0);
        harness.drag_at(edge);
        harness.run_steps(2);
        harness.hover_at(egui::pos2(240.0, 200.0));
        harness.run_steps(2);
        harness.drop_at(egui::pos2(240.0, 200.0));
        harness.run_steps(4);
        let drawn = *harness.state();
        assert!((drawn - 240.0).abs() < 12.0, "{drawn}");
        harness.set_size(vec2(600.0, 400.0));
        harness.run_steps(4);
        harness.set_size(vec2(1200.0, 400.0));
        harness.run_steps(4);
        assert_eq!(*harness.state(), drawn);
    }
}

//! Drop-down lists that the keyboard can use.

use egui::{ComboBox, Key, Response, Ui};

/// A drop-down list. The window library closes it only for the pointer; here Enter takes what the keyboard is at, closes
/// the list, and the keyboard goes on from it, not from the top of the window.
pub fn drop_down(ui: &mut Ui, list: ComboBox<'_>, offers: impl FnOnce(&mut Ui)) -> Response {
    let shown = list.show_ui(ui, |ui| {
        offers(ui);
        let focused = ui.memory(egui::Memory::focused);
        let is_inside = focused
            .and_then(|id| ui.ctx().read_response(id))
            .is_some_and(|response| response.layer_id == ui.layer_id());
        if is_inside && ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space)) {
            ui.close();
        }
        is_inside
    });
    let was_inside = shown.response.id.with("keyboard-inside");
    let (is_left, by_pointer) = ui.input(|input| (input.key_pressed(Key::Escape), input.pointer.any_click()));
    match shown.inner {
        Some(is_inside) => ui.data_mut(|data| {
            let inside = data.get_temp_mut_or_default::<bool>(was_inside);
            *inside = !by_pointer && (is_inside || *inside && is_left);
        }),
        None if ui.data_mut(|data| data.remove_temp(was_inside)).unwrap_or(false) => shown.response.request_focus(),
        None => {}
    }
    shown.response
}

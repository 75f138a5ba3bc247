//! Whoever works with the keys alone is not told about what the pointer happens to lie on: a tooltip goes with the first key and
//! comes again with the pointer. What the keyboard itself is at may be explained meanwhile.

use egui::{Context, Event, Frame, Id, Order, PopupAnchor, Rect, Tooltip, Ui};

/// The place where it is remembered.
const QUIET: &str = "only-keys-are-used";

/// Looks at what was done last. Once in each frame, before anything is drawn.
pub(crate) fn hush(ui: &Ui) {
    let ctx = ui.ctx();
    let memory = Id::unique(QUIET);
    let used = ctx.input(|input| input.events.iter().rev().find_map(is_of_the_keyboard));
    let is_quiet = used.unwrap_or_else(|| is_quiet(ctx));
    ctx.data_mut(|data| data.insert_temp(memory, is_quiet));
    if !is_quiet {
        return;
    }
    // egui shows one tooltip in each layer, the first. An empty one leaves no room for others.
    let mut layers = ctx.memory(|memory| memory.areas().visible_layer_ids());
    layers.insert(ui.layer_id());
    for layer in layers.into_iter().filter(|layer| layer.order != Order::Tooltip) {
        let nothing = PopupAnchor::from(Rect::ZERO);
        let mut empty = Tooltip::always_open(ctx.clone(), layer, memory.with(layer), nothing);
        empty.popup = empty.popup.frame(Frame::NONE);
        empty.show(|_| {});
    }
}

/// Is the pointer left alone while keys are used?
pub(crate) fn is_quiet(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(QUIET))).unwrap_or_default()
}

/// Was it the keyboard, or the pointer? Nothing for what neither did.
fn is_of_the_keyboard(event: &Event) -> Option<bool> {
    match event {
        Event::Key { pressed: true, .. } | Event::Text(_) => Some(true),
        Event::PointerMoved(_) | Event::PointerButton { .. } | Event::MouseWheel { .. } | Event::Touch { .. } => {
            Some(false)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Key, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    #[test]
    fn a_tooltip_goes_with_a_key_and_comes_again_with_the_pointer() {
        let mut harness = Harness::builder()
            .with_context_setup(crate::kit::theme::install)
            .with_size((300.0, 200.0))
            .with_max_steps(40)
            .build_ui(|ui| {
                hush(ui);
                let _ = ui.button("Dig").on_hover_text("It takes a spade.");
            });
        let is_told = |harness: &Harness<'_>| harness.query_by_label("It takes a spade.").is_some();
        harness.run();
        harness.get_by_label("Dig").hover();
        harness.run();
        assert!(is_told(&harness));
        harness.key_press(Key::ArrowDown);
        harness.run();
        assert!(!is_told(&harness), "only keys are used now");
        harness.run_steps(8);
        assert!(!is_told(&harness), "and it does not come by itself");
        let inside = harness.get_by_label("Dig").rect().center() + vec2(2.0, 1.0);
        harness.hover_at(inside);
        harness.run();
        assert!(is_told(&harness), "the pointer is at work again");
    }
}

//! Esc goes back from a screen as its own button does. Never out of a line that is being written, a list that lies open or a
//! dialog, and never where something that was typed would be lost: there only the button leads away.

use egui::{Context, Event, Id, Key, Modifiers, Popup, Ui};

/// What was seen of a screen in the frame before.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    pass: u64,
    /// A line was being written: with Esc egui takes the keyboard from it before anybody is asked.
    was_writing: bool,
    /// A list or a menu lay open.
    was_open: bool,
    /// Since the screen came something has been typed.
    has_typed: bool,
}

/// Is the screen of this name left by Esc? Asked in each of its frames, before anything of it is drawn.
pub(crate) fn goes_back(ui: &Ui, screen: &str) -> bool {
    let (ctx, kept) = (ui.ctx(), Id::unique(("goes-back", screen)));
    let now = ctx.cumulative_pass_nr();
    let before: Seen = ctx.data(|data| data.get_temp(kept)).unwrap_or_default();
    // It was away meanwhile: whatever was typed went with it.
    let before = if before.pass + 1 < now { Seen::default() } else { before };
    let (is_writing, is_open) = (ctx.text_edit_focused(), Popup::is_any_open(ctx));
    let has_typed = before.has_typed || (is_writing || before.was_writing) && brings_letters(ctx);
    ctx.data_mut(|data| {
        data.insert_temp(kept, Seen { pass: now, was_writing: is_writing, was_open: is_open, has_typed });
    });
    let is_covered = ctx.memory(|memory| memory.top_modal_layer().is_some());
    let is_busy = is_writing || before.was_writing || is_open || before.was_open || is_covered || has_typed;
    !is_busy && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Does this frame bring something into a line?
fn brings_letters(ctx: &Context) -> bool {
    ctx.input(|input| {
        input.events.iter().any(|event| match event {
            Event::Text(_) | Event::Paste(_) | Event::Ime(_) => true,
            Event::Key { key: Key::Backspace | Key::Delete, pressed, .. } => *pressed,
            _ => false,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    /// A screen with a line to write in; how often it was left.
    fn screen() -> Harness<'static, (String, u32)> {
        Harness::builder().with_context_setup(crate::kit::theme::install).build_ui_state(
            |ui, (line, left)| {
                *left += u32::from(goes_back(ui, "a screen"));
                let label = ui.label("Name");
                ui.text_edit_singleline(line).labelled_by(label.id);
            },
            (String::new(), 0),
        )
    }

    #[test]
    fn escape_goes_back_from_a_screen() {
        let mut screen = screen();
        screen.run();
        screen.key_press(Key::Escape);
        screen.run();
        assert_eq!(screen.state().1, 1);
    }

    #[test]
    fn escape_leaves_a_line_first_and_loses_nothing_that_was_typed() {
        let mut screen = screen();
        screen.run();
        screen.get_by_label("Name").focus();
        screen.run();
        screen.key_press(Key::Escape);
        screen.run();
        assert_eq!(screen.state().1, 0, "it takes the keyboard from the line");
        screen.key_press(Key::Escape);
        screen.run();
        assert_eq!(screen.state().1, 1, "and then it goes back: nothing is typed");
        screen.get_by_label("Name").focus();
        screen.run();
        screen.get_by_label("Name").type_text("Ulf");
        screen.run();
        for _ in 0..3 {
            screen.key_press(Key::Escape);
            screen.run();
        }
        assert_eq!(screen.state(), &("Ulf".to_owned(), 1));
    }
}

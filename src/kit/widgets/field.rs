//! Fields to write in.

use egui::{Align2, Response, TextEdit, Ui};

/// Nobody writes more on one line, and what is pasted by mistake may be endless.
const MOST_LETTERS: usize = 4000;

/// A field for one line of text; `name` is what screen readers and tests call it, `hint` is shown
/// while it is empty.
pub fn text_field(ui: &mut Ui, name: &str, hint: &str, text: &mut String) -> Response {
    let field = line(hint, text);
    named(ui, name, field)
}

/// The same for a field that stays itself whatever comes and goes above it, so that it keeps the keyboard.
pub fn lasting_field(ui: &mut Ui, name: &str, hint: &str, text: &mut String) -> Response {
    let id = ui.make_persistent_id(("lasting-field", name));
    let field = line(hint, text).id(id);
    named(ui, name, field)
}

fn line<'t>(hint: &str, text: &'t mut String) -> TextEdit<'t> {
    TextEdit::singleline(text).hint_text(hint).align(Align2::LEFT_CENTER).char_limit(MOST_LETTERS)
}

fn named(ui: &mut Ui, name: &str, field: TextEdit<'_>) -> Response {
    let response = ui.add(field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

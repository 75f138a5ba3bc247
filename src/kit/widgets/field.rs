//! Fields to write in.

use egui::{Align2, Response, TextEdit, Ui};

/// Nobody writes more on one line, and what is pasted by mistake may be endless.
const MOST_LETTERS: usize = 4000;

/// A field for one line of text; `name` is what screen readers and tests call it, `hint` is shown
/// while it is empty.
pub fn text_field(ui: &mut Ui, name: &str, hint: &str, text: &mut String) -> Response {
    let field = TextEdit::singleline(text).hint_text(hint).align(Align2::LEFT_CENTER).char_limit(MOST_LETTERS);
    let response = ui.add(field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

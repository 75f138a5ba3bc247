//! What the window may not hold: words of its own and colours of its own.

use crate::sources::{Complaint, Source, assert_none, program};

/// Functions whose text the user reads.
const SHOWING: &str = "label button heading small strong weak monospace code link hyperlink hyperlink_to \
    small_button checkbox radio radio_value selectable_label selectable_value toggle_value \
    menu_button menu_image_button collapsing colored_label on_hover_text \
    on_hover_text_at_pointer on_disabled_hover_text hint_text shortcut_text RichText::new \
    Label::new Button::new Button::selectable Link::new Checkbox::new RadioButton::new \
    Window::new CollapsingHeader::new ComboBox::from_label WidgetText::from \
    WidgetInfo::labeled set_label layout_no_wrap layout simple append prefix suffix with_title \
    Hyperlink::new";

/// Calls that pass a text on unchanged.
const PASSING: &[&str] = &["", "format", "from", "String::from", "into", "to_owned", "to_string", "Some", "concat"];

fn hard_wired_strings(source: &Source) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (literal, calls) in source.literals_in_calls() {
        let shown_by = calls.iter().rev().find(|(callee, _)| !PASSING.contains(callee));
        let is_shown = match shown_by {
            // `text("id")` asks for a message; `painter.text(place, …, "words", …)` shows them.
            Some(&("text", commas)) => commas > 0,
            Some(&(callee, _)) => SHOWING.split(' ').any(|known| known == callee),
            None => false,
        };
        if is_shown && has_words(&literal.text) {
            complaints.push(source.complaint(literal.offset, format!("\"{}\" has to be a message", literal.text)));
        }
    }
    complaints
}

/// Whether a format string or text holds letters besides the names in braces.
fn has_words(text: &str) -> bool {
    let mut depth = 0_usize;
    text.chars().any(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && letter.is_alphabetic()
    })
}

#[test]
fn every_string_of_the_window_is_a_message() {
    let window = program().into_iter().filter(|source| source.name.starts_with("src/app/"));
    let complaints: Vec<_> = window.flat_map(|source| hard_wired_strings(&source)).collect();
    assert_none("Words a user sees live in assets/text:", &complaints);
}

#[test]
fn hard_wired_strings_are_told_from_ids_and_messages() {
    let found = |code: &str| hard_wired_strings(&Source::new("src/app/x.rs", code)).len();
    assert_eq!(found("ui.label(\"Hello\");"), 1);
    assert_eq!(found("ui.label(egui::RichText::new(format!(\"Round {n}\")).strong());"), 1);
    assert_eq!(found("if ui.button(\"Go\".to_owned()).on_hover_text(tr!(t, \"go-hint\")).clicked() {}"), 1);
    assert_eq!(found("ui.checkbox(&mut on, \"On\"); painter.text(pos, align, \"Zone\", font, colour);"), 2);
    assert_eq!(found("ui.label(tr!(texts, \"hello\")); ui.button(texts.get(\"go\")); ui.label(text(\"id\"));"), 0);
    assert_eq!(found("ui.label(format!(\"{number} / {all:>3}\")); ui.push_id(\"zone\", |ui| ui.label(name));"), 0);
    assert_eq!(found("#[cfg(test)] mod tests { fn f() { ui.label(\"Hello\"); } }"), 0);
}

fn hard_wired_colours(source: &Source) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (offset, word) in source.words() {
        let member = source.code[offset + word.len()..].strip_prefix("::");
        let member: String =
            member.unwrap_or("").chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        let is_colour = match word {
            // Both mean "none", which is no colour.
            "Color32" => !matches!(member.as_str(), "TRANSPARENT" | "PLACEHOLDER") && is_constant_or_maker(&member),
            "Rgba" | "Hsva" | "HsvaGamma" => is_constant_or_maker(&member) || member == "new",
            "hex_color" => true,
            _ => false,
        };
        if is_colour {
            complaints.push(source.complaint(offset, format!("{word}::{member} has to be a colour of the theme")));
        }
    }
    complaints
}

fn is_constant_or_maker(member: &str) -> bool {
    let is_constant = !member.is_empty() && member.chars().all(|letter| letter.is_uppercase() || letter == '_');
    is_constant || member.starts_with("from_")
}

#[test]
fn every_colour_of_the_window_comes_from_the_theme() {
    let window = program().into_iter().filter(|source| source.name.starts_with("src/app/"));
    let painted = window.filter(|source| !source.name.starts_with("src/app/theme"));
    let complaints: Vec<_> = painted.flat_map(|source| hard_wired_colours(&source)).collect();
    assert_none("Colours live in assets/theme and reach the window through app/theme:", &complaints);
}

#[test]
fn hard_wired_colours_are_told_from_types() {
    let found = |code: &str| hard_wired_colours(&Source::new("src/app/x.rs", code)).len();
    assert_eq!(found("Color32::RED; egui::Color32::from_rgb(1, 2, 3); Color32::from_black_alpha(9);"), 3);
    assert_eq!(found("fn f(colour: Color32) -> Color32 { Color32::TRANSPARENT } // Color32::RED"), 0);
}

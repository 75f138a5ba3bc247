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

/// Kit, shell, and how each game shows itself.
fn is_of_the_window(source: &Source) -> bool {
    let name = &source.name;
    name.starts_with("src/kit/")
        || name.starts_with("src/shell/")
        || (name.starts_with("src/games/") && name.contains("/view/"))
}

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

/// Calls and attributes whose text no user reads: what the author of the program is told.
const FOR_AUTHORS: &[&str] =
    &["expect", "panic", "unreachable", "assert", "debug_assert", "allow", "error", "warn", "Id::new", "debug_struct"];

/// Words in a constant, a variable or a `match` reach the user just as well; they are told by how they look.
fn phrases(source: &Source) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (literal, calls) in source.literals_in_calls() {
        let for_authors = calls.iter().any(|(callee, _)| FOR_AUTHORS.contains(callee));
        // What the files of drawings and colours may hold is told to whoever draws, and attributes to the compiler.
        let attribute = source.code[..literal.offset].trim_end().ends_with("must_use =");
        if !for_authors && !attribute && is_phrase(&literal.text) {
            complaints.push(source.complaint(literal.offset, format!("\"{}\" has to be a message", literal.text)));
        }
    }
    complaints
}

/// `Two words` or one that begins as a sentence does, `Undo`; ids and keys of messages look otherwise.
fn is_phrase(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').filter(|word| word.chars().any(char::is_alphabetic)).collect();
    let readable = |word: &&str| {
        word.chars().count() > 1 && word.chars().all(|letter| letter.is_alphabetic() || ".,:;!?…’'".contains(letter))
    };
    let first = words.first().filter(|word| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.clone().count() > 1 && letters.all(char::is_lowercase)
    });
    words.iter().filter(|word| readable(word)).count() > 1 || (words.len() == 1 && first.is_some())
}

#[test]
fn no_phrase_of_the_window_hides_in_a_constant() {
    let drawings = |source: &Source| ["src/kit/art", "src/kit/theme"].iter().any(|room| source.name.starts_with(room));
    let window = program().into_iter().filter(|source| is_of_the_window(source) && !drawings(source));
    let complaints: Vec<_> = window.flat_map(|source| phrases(&source)).collect();
    assert_none("Words a user sees live in assets/text:", &complaints);
}

#[test]
fn phrases_are_told_from_ids_and_keys() {
    let found = |code: &str| phrases(&Source::new("src/shell/x.rs", code)).len();
    assert_eq!(found("const TITLE: &str = \"Your turn\";"), 1);
    assert_eq!(found("let go = \"Undo\"; ui.label(go);"), 1);
    assert_eq!(found("const KEY: &str = \"board-title\"; let id = \"map\"; \"{number} / {all}\"; \"G\";"), 0);
    assert_eq!(found("file.expect(\"a file that was just made\");"), 0);
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
    let window = program().into_iter().filter(is_of_the_window);
    let complaints: Vec<_> = window.flat_map(|source| hard_wired_strings(&source)).collect();
    assert_none("Words a user sees live in assets/text:", &complaints);
}

#[test]
fn hard_wired_strings_are_told_from_ids_and_messages() {
    let found = |code: &str| hard_wired_strings(&Source::new("src/shell/x.rs", code)).len();
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
        // Under another name none of this would be noticed.
        let renamed = matches!(word, "Color32" | "Rgba" | "Hsva" | "HsvaGamma")
            && (source.code[offset + word.len()..].starts_with(" as ")
                || (source.code[..offset].trim_end_matches("egui::").ends_with("= ") && member.is_empty()));
        if renamed {
            complaints.push(source.complaint(offset, format!("{word} has to keep its name")));
        }
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
    let window = program().into_iter().filter(is_of_the_window);
    let painted = window.filter(|source| !source.name.starts_with("src/kit/theme"));
    let complaints: Vec<_> = painted.flat_map(|source| hard_wired_colours(&source)).collect();
    assert_none(
        "Colours live in assets/theme, those of one game in assets/<game>/colours, and reach the window through kit::theme:",
        &complaints,
    );
}

#[test]
fn hard_wired_colours_are_told_from_types() {
    let found = |code: &str| hard_wired_colours(&Source::new("src/shell/x.rs", code)).len();
    assert_eq!(found("Color32::RED; egui::Color32::from_rgb(1, 2, 3); Color32::from_black_alpha(9);"), 3);
    assert_eq!(found("fn f(colour: Color32) -> Color32 { Color32::TRANSPARENT } // Color32::RED"), 0);
    assert_eq!(found("use egui::Color32 as Paint; type Ink = egui::Color32;"), 2);
    assert_eq!(found("let none = Color32::TRANSPARENT; use egui::{Color32, Rgba};"), 0);
}

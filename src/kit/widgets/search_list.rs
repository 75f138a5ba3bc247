//! A drop-down list in which one can search: some letters of any word are enough. The mouse takes an offer by a click. The
//! keyboard begins in the field; Enter there takes the first that fits, the arrows go from offer to offer, and letters typed
//! anywhere in the list are searched for.

use egui::{
    Align, ComboBox, Event, Id, Key, Layout, Modifiers, PopupCloseBehavior, Response, RichText, Role, ScrollArea,
    TextEdit, Ui, WidgetInfo, vec2,
};

/// Height of the offers, in points; more are scrolled.
const HEIGHT: f32 = 380.0;
/// Room for the field above them, in points.
const FIELD: f32 = 60.0;
/// The field is no narrower, in points.
const NARROW: f32 = 150.0;
/// Nobody searches for more letters.
const MOST_LETTERS: usize = 60;

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub struct Offer {
    /// What it is called.
    pub name: String,
    /// It is what is chosen now.
    pub is_chosen: bool,
    /// A line above it sets it apart from those before.
    pub begins_group: bool,
}

impl Offer {
    /// An offer among others.
    pub fn new(name: impl Into<String>, is_chosen: bool) -> Self {
        Self { name: name.into(), is_chosen, begins_group: false }
    }
}

/// A list, and what it says about itself.
#[derive(Clone, Debug)]
pub struct SearchList<'a> {
    /// Sets it apart from other lists of its place.
    pub salt: &'a str,
    /// What is chosen.
    pub shown: RichText,
    /// How wide it is, in points.
    pub width: f32,
    /// The name of the field.
    pub search: &'a str,
    /// Nothing fits.
    pub nothing: &'a str,
    /// There is nothing to choose from.
    pub empty: &'a str,
}

/// What is remembered of a list while it is open.
#[derive(Clone, Debug, Default)]
struct Searched {
    typed: String,
    /// The keyboard has been brought here.
    is_shown: bool,
    /// It is being left by the keyboard.
    is_left: bool,
}

/// Do all the words that were typed occur?
pub fn fits(name: &str, typed: &str) -> bool {
    let name = name.to_lowercase();
    typed.to_lowercase().split_whitespace().all(|word| name.contains(word))
}

impl SearchList<'_> {
    /// The same in a place of its width, with a name: what is chosen in it, besides what is chosen.
    pub fn named(self, ui: &mut Ui, name: &str, offers: impl FnOnce() -> Vec<Offer>) -> (Response, Option<usize>) {
        let label = format!("{name}: {}", self.shown.text());
        let size = vec2(self.width, ui.spacing().interact_size.y);
        let shown = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_max_width(size.x);
            let (response, taken) = self.ui(ui, offers);
            response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), &label));
            (response, taken)
        });
        shown.inner
    }

    /// Shows the list; which of the offers was taken. They are asked for only while the list is open.
    pub fn ui(self, ui: &mut Ui, offers: impl FnOnce() -> Vec<Offer>) -> (Response, Option<usize>) {
        let kept = ui.make_persistent_id(("searched", self.salt));
        let list = ComboBox::from_id_salt(("list", self.salt))
            .selected_text(self.shown.clone())
            .width(self.width)
            .height(HEIGHT + FIELD)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .truncate();
        let mut taken = None;
        let shown = list.show_ui(ui, |ui| {
            taken = self.offers_ui(ui, kept, &offers());
            if taken.is_some() {
                ui.close();
            }
        });
        // The keyboard goes on from the list, not from the top of the window.
        let closed = match (shown.inner, taken) {
            (Some(()), None) => None,
            (_, Some(_)) => {
                ui.data_mut(|data| data.remove_temp::<Searched>(kept));
                Some(true)
            }
            (None, None) => ui.data_mut(|data| data.remove_temp::<Searched>(kept)).map(|searched| searched.is_left),
        };
        if closed == Some(true) {
            shown.response.request_focus();
        }
        (shown.response, taken)
    }

    fn offers_ui(&self, ui: &mut Ui, kept: Id, offers: &[Offer]) -> Option<usize> {
        let mut searched: Searched = ui.data(|data| data.get_temp(kept)).unwrap_or_default();
        searched.is_left = ui.input(|input| input.key_pressed(Key::Escape));
        if offers.is_empty() {
            ui.label(RichText::new(self.empty).weak());
            ui.data_mut(|data| data.insert_temp(kept, searched));
            return None;
        }
        let field_id = kept.with("field");
        let is_in_field = ui.memory(|memory| memory.has_focus(field_id));
        // Before the field, which would keep these keys for itself.
        let pressed = |key| is_in_field && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (down, enter) = (pressed(Key::ArrowDown), pressed(Key::Enter));
        if !is_in_field && searched.is_shown {
            let typed = typed_beside(ui);
            if !typed.is_empty() {
                searched.typed.push_str(&typed);
                ui.memory_mut(|memory| memory.request_focus(field_id));
            }
        }
        let field = TextEdit::singleline(&mut searched.typed)
            .id(field_id)
            .hint_text(self.search)
            .char_limit(MOST_LETTERS)
            .desired_width(ui.available_width().max(NARROW));
        let field = ui.add(field);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(self.search));
        if !std::mem::replace(&mut searched.is_shown, true) {
            field.request_focus();
        }
        let found: Vec<usize> = (0..offers.len()).filter(|at| fits(&offers[*at].name, &searched.typed)).collect();
        let mut taken = found.first().copied().filter(|_| enter);
        if found.is_empty() {
            ui.label(RichText::new(self.nothing).weak());
        }
        ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
            for (number, at) in found.iter().enumerate() {
                let offer = &offers[*at];
                if offer.begins_group && number > 0 {
                    ui.separator();
                }
                let response = ui.selectable_label(offer.is_chosen, &offer.name);
                if number == 0 && down {
                    response.request_focus();
                }
                if response.gained_focus() {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    taken = Some(*at);
                }
            }
        });
        ui.data_mut(|data| data.insert_temp(kept, searched));
        taken
    }
}

/// Letters typed while the keyboard is at an offer.
fn typed_beside(ui: &Ui) -> String {
    ui.input(|input| {
        let letters = input.events.iter().filter_map(|event| match event {
            Event::Text(text) if !text.trim().is_empty() => Some(text.as_str()),
            _ => None,
        });
        letters.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_words_must_occur_in_any_order_and_case() {
        assert!(fits("A Guest enters a room", "room GUEST"));
        assert!(fits("anything", " "));
        assert!(!fits("the guest leaves", "room"));
    }
}

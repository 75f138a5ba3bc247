//! The palette: type a few letters of what you want, Enter does it. Answers of the pending question, then commands.

use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::question::NUMBERS;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, fits, text_field};
use crate::tr;
use egui::{Id, Key, Modal, Modifiers, RichText, ScrollArea, Stroke, StrokeKind, Ui};
use std::sync::Arc;

/// How wide the palette is, in points.
const WIDTH: f32 = 560.0;

/// What is typed, and which entry is chosen.
#[derive(Debug, Default)]
pub(crate) struct Palette {
    typed: String,
    chosen: usize,
    is_shown: bool,
}

/// What the palette was left with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Picked {
    Command(Command),
    /// The answer of this number, from 0.
    Answer(usize),
    Nothing,
}

/// An answer that can be given, and the number key that gives it on the screen behind, from 0.
#[derive(Clone, Debug)]
pub(crate) struct Keyed {
    pub(crate) label: Arc<str>,
    pub(crate) key: Option<usize>,
}

struct Entry {
    icon: Icon,
    label: Arc<str>,
    key: String,
    what: Picked,
}

impl Palette {
    /// Draws it; tells when it is left, and with what.
    pub(crate) fn ui(&mut self, ui: &Ui, texts: &Texts, now: &Offers, answers: &[Keyed]) -> Option<Picked> {
        let entries = entries(texts, now, answers, &self.typed);
        let last = entries.len().saturating_sub(1);
        // Before the field, which would keep these keys for itself.
        let step = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (up, down, enter) = (step(Key::ArrowUp), step(Key::ArrowDown), step(Key::Enter));
        self.chosen = self.chosen.saturating_sub(usize::from(up)) + usize::from(down);
        self.chosen = self.chosen.min(last);
        if enter {
            return Some(entries.into_iter().nth(self.chosen).map_or(Picked::Nothing, |entry| entry.what));
        }
        let shown = Modal::new(Id::unique("palette")).show(ui.ctx(), |ui| {
            ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 64.0));
            ui.label(RichText::new(tr!(texts, "command-palette").as_ref()).heading());
            let name = tr!(texts, "palette-search");
            ui.spacing_mut().text_edit_width = ui.available_width();
            let field = text_field(ui, &name, &name, &mut self.typed);
            if !self.is_shown {
                self.is_shown = true;
                field.request_focus();
            }
            if field.changed() {
                self.chosen = 0;
            }
            list_ui(ui, texts, &entries, self.chosen, up || down)
        });
        let is_closed = shown.should_close();
        shown.inner.or_else(|| is_closed.then_some(Picked::Nothing))
    }
}

fn entries(texts: &Texts, now: &Offers, answers: &[Keyed], typed: &str) -> Vec<Entry> {
    let answers = answers.iter().enumerate().map(|(at, Keyed { label, key })| Entry {
        icon: Icon::ChevronRight,
        label: Arc::clone(label),
        key: key.filter(|key| *key < NUMBERS.len()).map(|key| (key + 1).to_string()).unwrap_or_default(),
        what: Picked::Answer(at),
    });
    let possible = now.iter().filter(|offer| offer.is_possible).map(|offer| offer.entry);
    let commands = possible.filter(|entry| entry.command != Command::Palette).map(|entry| Entry {
        icon: entry.icon,
        label: entry.name(texts),
        key: entry.key(texts),
        what: Picked::Command(entry.command),
    });
    answers.chain(commands).filter(|entry| fits(&entry.label, typed)).collect()
}

fn list_ui(ui: &mut Ui, texts: &Texts, entries: &[Entry], chosen: usize, has_moved: bool) -> Option<Picked> {
    let theme = Theme::of(ui.ctx());
    let mut picked = None;
    ui.add_space(theme.space(2.0));
    if entries.is_empty() {
        ui.label(RichText::new(tr!(texts, "palette-nothing").as_ref()).weak());
    }
    let height = ui.ctx().content_rect().height() * 0.55;
    ScrollArea::vertical().id_salt("palette").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        ui.vertical_centered_justified(|ui| {
            for (at, entry) in entries.iter().enumerate() {
                let response = ui.add(Action::new(entry.icon, &entry.label).shortcut(&entry.key));
                if at == chosen {
                    let stroke = Stroke::new(theme.sizes.line_focus, theme.signal.accent);
                    ui.painter().rect_stroke(response.rect, theme.sizes.corner, stroke, StrokeKind::Inside);
                    if has_moved {
                        response.scroll_to_me(None);
                    }
                }
                if response.clicked() {
                    picked = Some(entry.what.clone());
                }
            }
        });
    });
    ui.add_space(theme.space(1.0));
    ui.label(RichText::new(tr!(texts, "palette-hint").as_ref()).weak().small());
    picked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::text::Language;

    /// What can be commanded in a running game.
    fn offers() -> Offers {
        let offers = Offers::everywhere().and(Command::Home, true).and(Command::Settings, true);
        offers.and(Command::Undo, true).and(Command::Redo, false)
    }

    #[test]
    fn all_words_must_occur_in_any_order() {
        assert!(fits("close attack on grey wolves", "grey clo"));
        assert!(fits("anything", ""));
        assert!(!fits("close attack", "distant"));
    }

    #[test]
    fn it_is_searched_in_the_language_of_the_window() {
        let found = |language, typed| {
            let entries = entries(&Texts::new(language), &offers(), &[], typed);
            entries.into_iter().map(|entry| entry.what).collect::<Vec<_>>()
        };
        assert_eq!(found(Language::German, "zurückn"), [Picked::Command(Command::Undo)]);
        assert_eq!(found(Language::English, "zurückn"), []);
        assert_eq!(found(Language::English, "take BACK"), [Picked::Command(Command::Undo)]);
    }

    #[test]
    fn answers_come_first_with_their_numbers() {
        let answer = |label: &str, key| Keyed { label: label.into(), key };
        let answers =
            [answer("Yes", Some(0)), answer("No", Some(1)), answer("Perhaps", None), answer("Never", Some(9))];
        let entries = entries(&Texts::new(Language::English), &offers(), &answers, "");
        assert_eq!(entries[0].what, Picked::Answer(0));
        let keys: Vec<&str> = entries[..4].iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys, ["1", "2", "", ""], "those of the screen behind");
        assert!(entries.len() > 5, "and the commands of the screen");
        assert!(!entries.iter().any(|entry| entry.what == Picked::Command(Command::Palette)));
    }
}

//! A card that was drawn on the table is looked for and typed in: by its code, or by letters of its name in any language.

use super::TableAction;
use super::face::CardFace;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Answer;
use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::hand_card::{HandCard, Written, card_strip_ui};
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, text_field};
use crate::tr;
use egui::{Key, Modifiers, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};
use std::sync::{Arc, LazyLock};

/// The names of the box in every language: who plays a German box in English still reads the German name on the card.
static NAMES: LazyLock<[Texts; 3]> = LazyLock::new(|| Language::ALL.map(texts::of));

/// Height of a card of Equipment in the list, in points.
const STRIP: f32 = 44.0;

/// A card that can have been drawn.
#[derive(Clone, Debug)]
pub struct DrawnCard {
    /// The answer that says so.
    pub answer: Answer,
    /// Its code and its name.
    pub label: Arc<str>,
    /// What tells it from others with its name.
    pub short: String,
    /// Code, name and facts, for those who do not see the card.
    pub whole: String,
    /// The card itself; none of a token.
    pub face: Option<Box<CardFace>>,
    /// What it is found by: its codes in both editions, its names in all languages; small letters.
    pub found_by: String,
}

impl DrawnCard {
    /// One of the cards or tokens that can come.
    #[must_use]
    pub fn new(words: &Words<'_>, answer: Answer) -> Self {
        let Answer::Drew(drawn) = answer else {
            let label = words.answer(&answer);
            let found_by = label.to_lowercase();
            return Self { answer, label, short: String::new(), whole: String::new(), found_by, face: None };
        };
        let face = CardFace::of_drawn(words, drawn);
        let code = words.code(drawn).unwrap_or_default();
        let is_token = matches!(drawn, Drawn::Token(_));
        let whole = if is_token { String::new() } else { face.in_words(words.texts) };
        let label = words.drawn_with_code(drawn);
        Self {
            answer,
            label,
            short: face.in_short(&code),
            whole,
            found_by: found_by(words, drawn),
            face: face.printed.is_some().then(|| Box::new(face)),
        }
    }
}

fn found_by(words: &Words<'_>, drawn: Drawn) -> String {
    let mut known: Vec<String> = vec![words.drawn(drawn).to_string()];
    if let Some(code) = words.code_in_the_data(drawn) {
        known.extend([Edition::De, Edition::En].map(|edition| printed_code(code, edition)));
    }
    known.extend(NAMES.iter().map(|texts| Words { texts, ..*words }.drawn(drawn).to_string()));
    known.join(" ").to_lowercase()
}

/// Do all the words that were typed occur?
#[must_use]
pub fn fits(card: &DrawnCard, typed: &str) -> bool {
    typed.to_lowercase().split_whitespace().all(|word| card.found_by.contains(word))
}

/// What is typed, and which of the cards found is chosen.
#[derive(Debug, Default)]
pub(super) struct Search {
    typed: String,
    chosen: usize,
    is_shown: bool,
}

/// Draws the search and what it finds: arrows choose, Enter takes.
pub(super) fn draw_ui(
    ui: &mut Ui,
    texts: &Texts,
    cards: &[DrawnCard],
    search: &mut Search,
    actions: &mut Vec<TableAction>,
) {
    let theme = Theme::of(ui.ctx());
    // Before the field, which would keep these keys for itself.
    let is_writing = ui.ctx().text_edit_focused();
    let step = |key| is_writing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (up, down, enter) = (step(Key::ArrowUp), step(Key::ArrowDown), step(Key::Enter));
    let name = tr!(texts, "question-search-card");
    ui.spacing_mut().text_edit_width = ui.available_width();
    let field = text_field(ui, &name, &tr!(texts, "question-search-card-hint"), &mut search.typed);
    if !search.is_shown {
        search.is_shown = true;
        field.request_focus();
    }
    if field.changed() {
        search.chosen = 0;
    }
    let found: Vec<&DrawnCard> = cards.iter().filter(|card| fits(card, &search.typed)).collect();
    search.chosen = (search.chosen.saturating_sub(usize::from(up)) + usize::from(down)).min(found.len().max(1) - 1);
    if let (true, Some(card)) = (enter, found.get(search.chosen)) {
        actions.push(TableAction::Answer(vec![card.answer.clone()]));
    }
    if found.is_empty() {
        ui.label(RichText::new(tr!(texts, "cards-none-found").as_ref()).weak());
    }
    let area = ScrollArea::vertical().id_salt("drawn").max_height(ui.available_height()).auto_shrink([false, true]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        for (at, card) in found.iter().enumerate() {
            let of_card = card.face.as_deref().and_then(|face| Some((face, face.printed?)));
            let button = |ui: &mut Ui| match of_card {
                Some((face, printed)) => {
                    let written = Written { kind: &face.kind, text: &face.signed, foot: "" };
                    let shown = HandCard::new(&card.label, printed).with(written);
                    card_strip_ui(ui, texts, &shown, vec2(ui.available_width(), STRIP), Sense::click())
                }
                None => ui.add(Action::new(Icon::Cards, &card.label)),
            };
            let response = ui.vertical_centered_justified(button).inner;
            if at == search.chosen {
                let stroke = Stroke::new(theme.sizes.line_focus, theme.signal.accent);
                ui.painter().rect_stroke(response.rect, theme.sizes.corner, stroke, StrokeKind::Inside);
                if up || down {
                    response.scroll_to_me(None);
                }
            }
            let is_told = card.whole.is_empty() || of_card.is_some();
            let response = if is_told { response } else { response.on_hover_text(&card.whole) };
            if response.clicked() {
                actions.push(TableAction::Answer(vec![card.answer.clone()]));
            }
            if !card.short.is_empty() {
                ui.label(RichText::new(&card.short).small().color(theme.text.muted.egui()));
                ui.add_space(theme.space(1.0));
            }
        }
    });
}

//! What is settled before the map: for whom the quest is, who made it, and what its words mean.

use super::about::{language_ui, lines_field};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::{Command, SetUp};
use crate::games::massive_darkness::quest::set_up::{MOST_HEROES, Party};
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::language::quest::Mention;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::widgets::{heading, icon_button, text_field};
use crate::tr;
use egui::{RichText, Slider, Ui};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Terms under which people share what they made.
const LICENCES: [&str; 4] = ["licence-cc0", "licence-by", "licence-by-sa", "licence-by-nc-sa"];

/// What is being written on this page.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    /// Tags, while somebody is at it: a comma at the end says nothing yet.
    tags: Option<String>,
    /// A name that has no words yet.
    new_word: String,
}

impl EditorScreen {
    pub(super) fn set_up_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = std::sync::Arc::clone(self.history.current());
        let mut settled = Vec::new();
        party_ui(ui, texts, quest.party, &mut settled);
        heading(ui, &tr!(texts, "set-up-texts"));
        let language = language_ui(ui, texts, &mut self.pages.language, &[&quest.about.difficulty]);
        difficulty_ui(ui, texts, &quest, language, &mut settled);
        self.words_ui(ui, texts, &quest, language, &mut settled);
        self.maker_ui(ui, texts, &quest, &mut settled);
        self.cards_ui(ui, texts, &quest, &mut settled);
        for what in settled {
            self.command(texts, &Command::SetUp(Box::new(what)));
        }
    }

    fn maker_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, settled: &mut Vec<SetUp>) {
        heading(ui, &tr!(texts, "set-up-maker"));
        let mut author = quest.about.author.clone();
        if named_field(ui, &tr!(texts, "set-up-author"), "", &mut author) {
            settled.push(SetUp::Author(author));
        }
        let mut licence = quest.about.licence.clone();
        if named_field(ui, &tr!(texts, "set-up-licence"), &tr!(texts, "set-up-licence-hint"), &mut licence) {
            settled.push(SetUp::Licence(licence));
        }
        ui.horizontal_wrapped(|ui| {
            for id in LICENCES {
                let name = texts.get(id);
                if ui.selectable_label(quest.about.licence == *name, name.as_ref()).clicked() {
                    settled.push(SetUp::Licence(name.to_string()));
                }
            }
        });
        let tags = &mut self.pages.set_up.tags;
        let mut text = tags.take().unwrap_or_else(|| quest.about.tags.join(", "));
        let name = tr!(texts, "set-up-tags");
        ui.label(name.as_ref());
        let field = text_field(ui, &name, &tr!(texts, "set-up-tags-hint"), &mut text);
        if field.changed() {
            settled.push(SetUp::Tags(text.clone()));
        }
        if field.has_focus() {
            *tags = Some(text);
        }
    }

    /// Names that rules give, and what players read instead.
    fn words_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, language: Language, settled: &mut Vec<SetUp>) {
        let spoken = texts.get(language.message_id());
        ui.label(RichText::new(tr!(texts, "set-up-words-hint").as_ref()).weak().small());
        let mut names = names_to_say(quest);
        names.extend(Some(self.pages.set_up.new_word.trim().to_owned()).filter(|_| self.pages.set_up.is_writing()));
        for name in &names {
            let known = quest.words.get(name);
            let mut text = known.and_then(|words| words.get(language.code())).cloned().unwrap_or_default();
            let label = tr!(texts, "set-up-word", name = name.as_str(), language = spoken.as_ref());
            ui.label(RichText::new(name.as_str()).small());
            let hint = known.and_then(|words| words.values().next()).map_or("", String::as_str);
            if text_field(ui, &label, hint, &mut text).changed() {
                settled.push(SetUp::Words(name.clone(), language.code().to_owned(), text));
            }
        }
        let label = tr!(texts, "set-up-new-word");
        ui.label(label.as_ref());
        text_field(ui, &label, &tr!(texts, "set-up-new-word-hint"), &mut self.pages.set_up.new_word);
    }
}

impl Fields {
    fn is_writing(&self) -> bool {
        !self.new_word.trim().is_empty()
    }
}

fn party_ui(ui: &mut Ui, texts: &Texts, before: Party, settled: &mut Vec<SetUp>) {
    heading(ui, &tr!(texts, "set-up-party"));
    let mut party = before;
    step_ui(ui, texts, &tr!(texts, "set-up-least"), &mut party.least, 1..=party.most);
    step_ui(ui, texts, &tr!(texts, "set-up-most"), &mut party.most, party.least..=MOST_HEROES);
    let xp = tr!(texts, "set-up-experience");
    ui.add(Slider::new(&mut party.experience, 0..=MAX_XP).text(xp.as_ref()));
    ui.label(RichText::new(tr!(texts, "set-up-experience-hint").as_ref()).weak().small());
    if party != before {
        settled.push(SetUp::Party(party));
    }
}

fn difficulty_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, language: Language, settled: &mut Vec<SetUp>) {
    let name = tr!(texts, "set-up-difficulty", language = texts.get(language.message_id()).as_ref());
    ui.label(name.as_ref());
    let mut text = quest.about.difficulty.get(language.code()).cloned().unwrap_or_default();
    if lines_field(ui, &name, 2, &mut text).changed() {
        settled.push(SetUp::Difficulty(language.code().to_owned(), text));
    }
}

fn named_field(ui: &mut Ui, name: &str, hint: &str, text: &mut String) -> bool {
    ui.label(name);
    text_field(ui, name, hint, text).changed()
}

/// A number with a name and a button on each side.
pub(super) fn step_ui<N>(ui: &mut Ui, texts: &Texts, name: &str, number: &mut N, range: RangeInclusive<N>)
where
    N: Copy + Ord + std::fmt::Display + From<u8> + std::ops::Add<Output = N> + std::ops::Sub<Output = N>,
{
    ui.horizontal(|ui| {
        let (least, most) = (*range.start(), *range.end());
        ui.add_enabled_ui(*number > least, |ui| {
            if icon_button(ui, Icon::Minus, &tr!(texts, "set-up-less", name = name)).clicked() {
                *number = *number - N::from(1);
            }
        });
        ui.label(format!("{number:>2}"));
        ui.add_enabled_ui(*number < most, |ui| {
            if icon_button(ui, Icon::Plus, &tr!(texts, "set-up-more", name = name)).clicked() {
                *number = *number + N::from(1);
            }
        });
        ui.label(name);
    });
}

/// Everything players may read of: what has words already, and names that have none yet.
fn names_to_say(quest: &Quest) -> BTreeSet<String> {
    let mut names: BTreeSet<String> = quest.words.keys().cloned().collect();
    let mut hear = |mention: Mention<'_>| {
        if let Mention::Words(name) | Mention::Act(name) | Mention::Foe(name) | Mention::Object(name) = mention {
            names.insert(name.to_owned());
        }
    };
    quest.rules.iter().for_each(|rule| rule.mentions(&mut hear));
    quest.goals.iter().for_each(|goal| goal.mentions(&mut hear));
    quest.foes.iter().for_each(|foe| foe.mentions(&mut hear));
    names.extend(quest.acts.iter().map(|act| act.name.clone()));
    names.extend(quest.objects.iter().map(|object| object.name.clone()));
    names
}

//! What can be said about what is marked on the map: names for rules, what is barred, what lies face down, notes.

use super::number_ui;
use crate::games::massive_darkness::describe::token;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::thing::joins;
use crate::games::massive_darkness::quest::edit::{Command, Mark, Thing};
use crate::games::massive_darkness::quest::model::{PlacedBorder, Spot};
use crate::games::massive_darkness::rules::language::quest::{Object, Struck};
use crate::games::massive_darkness::rules::state::{MAX_BAGS, TokenKind};
use crate::games::massive_darkness::view::editor::name_field::{NameField, Writing, Written, write_here};
use crate::house::text::Texts;
use crate::tr;
use egui::{RichText, TextEdit, Ui};

/// Wounds that an object can take.
const MOST_HEALTH: u8 = 30;

/// What is said about a thing.
#[derive(Default)]
pub(super) struct Said {
    /// What counts at once.
    pub(super) now: Option<Command>,
    /// A name is still being written.
    pub(super) writing: Option<Written>,
}

impl Said {
    fn now(mark: Mark) -> Self {
        Self { now: Some(Command::Mark(mark)), writing: None }
    }

    /// What has to have a name keeps it while nothing is written.
    fn writing(writing: Writing, mark: impl FnOnce(String) -> Mark) -> Self {
        Self { now: None, writing: Some(writing.some(|name| Command::Mark(mark(name)))) }
    }
}

/// Shows what can be changed about a thing; what was laid just now takes the keyboard.
pub(super) fn marked_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, thing: &Thing, is_new: bool) -> Said {
    let said = match thing {
        Thing::Border(a, b) => border_ui(ui, texts, &quest.borders, *a, *b, |new| Mark::ChangeBorder(Box::new(new))),
        Thing::Stairs(a, b) => border_ui(ui, texts, &quest.stairs, *a, *b, |new| Mark::ChangeStairs(Box::new(new))),
        Thing::Object(name) => object_ui(ui, texts, quest, name),
        Thing::FaceDown(at) => face_down_ui(ui, texts, quest, *at).map(Said::now),
        Thing::Name(name, at) => {
            let label = tr!(texts, "editor-name");
            ui.label(label.as_ref());
            let writing = NameField { label: &label, name, is_new }.ui(ui);
            ui.label(RichText::new(tr!(texts, "editor-name-hint").as_ref()).weak().small());
            writing.map(|writing| Said::writing(writing, |new| Mark::Rename(name.clone(), *at, new)))
        }
        Thing::Note(at) => {
            let known = quest.notes.iter().find(|note| note.at == *at).map_or("", |note| note.text.as_str());
            let mut text = known.to_owned();
            let name = tr!(texts, "editor-note");
            ui.label(name.as_ref());
            let field = ui.add(TextEdit::multiline(&mut text).desired_rows(3).hint_text(name.as_ref()));
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name.as_ref()));
            if is_new {
                write_here(ui, &field, &text);
            }
            // While it is being written, it may be empty for a moment.
            (text != known).then(|| Said::now(Mark::Note(*at, if text.is_empty() { " ".to_owned() } else { text })))
        }
        Thing::Token(kind, at) => {
            let token = quest.tokens.iter().find(|token| (token.kind, token.at) == (*kind, *at)).copied();
            token.and_then(|mut token| {
                let changed = ui.checkbox(&mut token.fixed, tr!(texts, "editor-token-fixed").as_ref()).changed();
                changed.then(|| Said::now(Mark::ChangeToken(token)))
            })
        }
        Thing::Tile(at) => {
            let mut wounds = quest.tiles.iter().find(|tile| tile.at == *at).map_or(0, |tile| tile.wounds);
            let changed = ui.horizontal(|ui| {
                ui.label(tr!(texts, "editor-tile-wounds").as_ref());
                number_ui(ui, texts, &mut wounds, 0..=30)
            });
            changed.inner.then(|| Said::now(Mark::Wounds(*at, wounds)))
        }
        Thing::Door(..) | Thing::Level(_) | Thing::Start | Thing::Exit | Thing::Built(..) | Thing::Bridge(_) => None,
    };
    said.unwrap_or_default()
}

/// The thing that a command gives another name, and the same under that.
pub(in crate::games::massive_darkness::view::editor) fn renamed(command: &Command) -> Option<(Thing, Thing)> {
    match command {
        Command::Mark(Mark::Rename(old, at, new)) => {
            Some((Thing::Name(old.clone(), *at), Thing::Name(new.clone(), *at)))
        }
        Command::Mark(Mark::ChangeObject(old, new)) => {
            Some((Thing::Object(old.clone()), Thing::Object(new.name.clone())))
        }
        _ => None,
    }
}

fn border_ui(
    ui: &mut Ui,
    texts: &Texts,
    known: &[PlacedBorder],
    a: Spot,
    b: Spot,
    mark: impl Fn(PlacedBorder) -> Mark,
) -> Option<Said> {
    let border = known.iter().find(|border| joins((border.from, border.to), (a, b)))?;
    let mut new = border.clone();
    let label = tr!(texts, "editor-name");
    ui.label(label.as_ref());
    let writing = NameField::of(&label, &border.name).ui(ui);
    ui.checkbox(&mut new.barred, tr!(texts, "editor-barred").as_ref());
    if new != *border {
        return Some(Said::now(mark(new)));
    }
    writing.map(|writing| Said::writing(writing, |name| mark(PlacedBorder { name, ..new })))
}

fn object_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, name: &str) -> Option<Said> {
    let object = quest.objects.iter().find(|object| object.name == name)?;
    let mut new: Object<Spot> = object.clone();
    let label = tr!(texts, "editor-name");
    ui.label(label.as_ref());
    let writing = NameField::of(&label, &object.name).ui(ui);
    ui.horizontal(|ui| {
        ui.label(tr!(texts, "editor-object-health").as_ref());
        number_ui(ui, texts, &mut new.health, 1..=MOST_HEALTH);
    });
    let by = tr!(texts, "editor-object-by");
    let words = |by: Struck| match by {
        Struck::Heroes => tr!(texts, "struck-by-heroes"),
        Struck::Enemies => tr!(texts, "struck-by-enemies"),
        Struck::Nobody => tr!(texts, "struck-by-nobody"),
    };
    ui.label(by.as_ref());
    ui.horizontal_wrapped(|ui| {
        for one in [Struck::Heroes, Struck::Enemies, Struck::Nobody] {
            ui.selectable_value(&mut new.by, one, words(one).as_ref());
        }
    });
    let mut borders: Vec<&str> = quest.borders.iter().chain(&quest.stairs).map(|border| border.name.as_str()).collect();
    borders.sort_unstable();
    borders.dedup();
    if !borders.is_empty() {
        ui.label(tr!(texts, "editor-object-bars").as_ref());
    }
    for border in borders {
        let mut bars = new.bars.iter().any(|known| known == border);
        if ui.checkbox(&mut bars, border).changed() {
            new.bars.retain(|known| known != border);
            new.bars.extend(bars.then(|| border.to_owned()));
        }
    }
    if !new.bars.is_empty() {
        ui.checkbox(&mut new.attacks_pass, tr!(texts, "editor-object-attacks-pass").as_ref());
    }
    let change = |new| Mark::ChangeObject(name.to_owned(), Box::new(new));
    if new != *object {
        return Some(Said::now(change(new)));
    }
    writing.map(|writing| Said::writing(writing, |name| change(Object { name, ..new })))
}

/// TOKEN-03: what the tokens of the group are, and which group this one belongs to.
fn face_down_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, at: Spot) -> Option<Mark> {
    let number = quest.face_down.iter().position(|group| group.spots.contains(&at))?;
    let group = quest.face_down.get(number)?;
    let mut mark = None;
    let name = tr!(texts, "editor-face-down-group");
    ui.label(name.as_ref());
    ui.horizontal_wrapped(|ui| {
        for other in 0..=quest.face_down.len().min(MAX_BAGS - 1) {
            let is_new = other == quest.face_down.len();
            // One by itself has a group of its own already.
            if is_new && group.spots.len() == 1 {
                continue;
            }
            let words = match is_new {
                true => tr!(texts, "editor-face-down-new"),
                false => tr!(texts, "editor-face-down-number", number = other as i64 + 1),
            };
            if ui.selectable_label(other == number, words.as_ref()).clicked() && other != number {
                mark = Some(Mark::Group(at, other));
            }
        }
    });
    let tokens: usize = group.kinds.iter().map(|(_, count)| usize::from(*count)).sum();
    let spots = group.spots.len();
    ui.label(tr!(texts, "editor-face-down-count", tokens = tokens as i64, spots = spots as i64).as_ref());
    for kind in TokenKind::ALL {
        let mut count: u8 = group.kinds.iter().filter(|(known, _)| *known == kind).map(|(_, count)| *count).sum();
        let changed = ui.horizontal(|ui| {
            let changed = ui.push_id(kind as u8, |ui| number_ui(ui, texts, &mut count, 0..=30)).inner;
            ui.label(token(texts, kind).as_ref());
            changed
        });
        if changed.inner {
            let mut kinds = group.kinds.clone();
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some(known) => known.1 = count,
                None => kinds.push((kind, count)),
            }
            mark = Some(Mark::Kinds(number, kinds));
        }
    }
    mark
}

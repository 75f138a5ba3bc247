//! What settles a problem: it says what it will do before it is pressed, and shows what it did.

use crate::games::massive_darkness::describe::steps_of_quest;
use crate::games::massive_darkness::quest::edit::{Command, Thing};
use crate::games::massive_darkness::quest::lint::Finding;
use crate::games::massive_darkness::quest::model::{Quest, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::at_hand::Tone;
use crate::games::massive_darkness::view::editor::sheet::zone_rect;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, sheet};
use crate::tr;
use egui::{Rect, RichText, Ui};
use std::cell::OnceCell;
use std::sync::Arc;

/// Things that are said to be done; of more only how many.
const MOST_SAID: usize = 3;
/// Room round what was changed when it is shown, in Zones.
const ROOM: f32 = 2.5;

/// A command that settles a problem, and what it does.
pub(in crate::games::massive_darkness::view::editor) struct Fix {
    pub(super) command: Command,
    does: OnceCell<String>,
}

/// What was settled last.
pub(super) struct Settled {
    did: String,
    /// The quest after it. As soon as it is another one, this is no news any more.
    quest: Arc<Quest>,
    /// It has not been shown yet.
    is_new: bool,
}

impl Fix {
    /// What settles a line of the list, if it can be done.
    pub(super) fn of(one: Finding<'_>, quest: &Quest, sides: &[TileSide]) -> Option<Self> {
        one.fix(quest, sides).map(|command| Self { command, does: OnceCell::new() })
    }

    /// What it will do, in words.
    pub(super) fn does(&self, texts: &Texts, quest: &Quest, sides: &[TileSide]) -> &str {
        self.does.get_or_init(|| {
            let did = match self.command.apply(quest, sides) {
                Ok(after) => did(texts, &self.command, quest, &after),
                Err(refused) => crate::house::wrong::Wrong::say(&refused, texts).to_string(),
            };
            tr!(texts, "fix-does", what = did.as_str()).to_string()
        })
    }
}

/// What a command did, in words.
fn did(texts: &Texts, command: &Command, before: &Quest, after: &Quest) -> String {
    let steps = steps_of_quest(texts, before, after);
    if steps.is_empty() {
        return texts.get(command.message_id()).to_string();
    }
    let said = steps.iter().take(MOST_SAID).map(AsRef::as_ref).collect::<Vec<_>>().join(" · ");
    match steps.len().saturating_sub(MOST_SAID) {
        0 => said,
        more => tr!(texts, "step-more", what = said.as_str(), count = more as i64).to_string(),
    }
}

/// What a command changes where it is.
fn changed_by(command: &Command) -> Vec<Thing> {
    match command {
        Command::Door(from, to) => vec![Thing::Door(*from, *to)],
        Command::ChangeDoor(door) => vec![Thing::Door(door.from, door.to)],
        Command::Level(at, _) => vec![Thing::Level(*at)],
        Command::Start(_) => vec![Thing::Start],
        Command::Exit(_) => vec![Thing::Exit],
        Command::Several(_, commands) => commands.iter().flat_map(changed_by).collect(),
        _ => Vec::new(),
    }
}

/// Where a command takes something away.
fn cleared_by(command: &Command, before: &Quest) -> Vec<Spot> {
    match command {
        Command::Remove(things) => things.iter().filter_map(|thing| thing.place(before)).collect(),
        Command::Several(_, commands) => commands.iter().flat_map(|command| cleared_by(command, before)).collect(),
        _ => Vec::new(),
    }
}

impl EditorScreen {
    /// Settles something, says what that did, and shows where.
    pub(super) fn settle_by(&mut self, ui: &Ui, texts: &Texts, command: &Command) {
        let before = Arc::clone(self.history.current());
        self.command(texts, command);
        if self.refused.is_some() || Arc::ptr_eq(&before, self.history.current()) {
            return;
        }
        let quest = Arc::clone(self.history.current());
        let did = did(texts, command, &before, &quest);
        self.pages.settled = Some(Settled { did, quest: Arc::clone(&quest), is_new: true });
        self.picked = changed_by(command);
        self.picked.retain(|thing| thing.exists(&quest));
        let places = self.picked.iter().filter_map(|thing| thing.place(&quest));
        let places: Vec<Spot> = places.chain(cleared_by(command, &before)).collect();
        let Some(first) = places.first() else { return };
        let here = places.iter().filter(|spot| spot.storey == first.storey);
        let part = here.map(|spot| zone_rect(*spot)).reduce(Rect::union).unwrap_or(zone_rect(*first));
        self.storey = first.storey;
        self.cursor = *first;
        self.show_part(ui, part.expand(ROOM));
    }

    /// What was settled a moment ago, above the list, with the way back.
    pub(super) fn settled_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(settled) = &mut self.pages.settled else { return };
        if !Arc::ptr_eq(&settled.quest, self.history.current()) {
            self.pages.settled = None;
            return;
        }
        let is_new = std::mem::take(&mut settled.is_new);
        let done = tr!(texts, "fix-done", what = settled.did.as_str());
        let mut is_back = false;
        let shown = sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(done.as_ref()).color(Theme::of(ui.ctx()).signal.success.egui()));
            is_back = ui.add(Action::new(Icon::Undo, &tr!(texts, "fix-back"))).clicked();
        });
        // Told once: at the hand only where the list has been scrolled on.
        if is_new && !ui.is_rect_visible(shown.response.rect) {
            self.at_hand.say(done, Tone::Done);
        }
        if is_back {
            self.undo(texts);
        }
    }
}

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
use crate::kit::mended::{Mended, Says, in_few_words};
use crate::tr;
use egui::{Rect, Ui};
use std::cell::OnceCell;
use std::sync::Arc;

/// Room round what was changed when it is shown, in Zones.
const ROOM: f32 = 2.5;

/// A command that settles a problem, and what it does.
pub(in crate::games::massive_darkness::view::editor) struct Fix {
    pub(super) command: Command,
    does: OnceCell<String>,
}

/// How it is told what was settled.
const SAYS: Says = Says { done: "fix-done", back: "fix-back" };

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
                Err(refused) => crate::house::wrong::Wrong::say(&refused, texts),
            };
            tr!(texts, "fix-does", what = did.as_ref()).to_string()
        })
    }
}

/// What a command did, in words.
fn did(texts: &Texts, command: &Command, before: &Quest, after: &Quest) -> Arc<str> {
    match steps_of_quest(texts, before, after) {
        steps if steps.is_empty() => texts.get(command.message_id()),
        steps => in_few_words(texts, &steps, "step-more"),
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
        self.pages.settled = Some(Mended::new(did, Arc::clone(&quest)));
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
        let now = self.history.current();
        let Some(mut settled) = self.pages.settled.take().filter(|settled| settled.is_news(now)) else { return };
        let told = settled.ui(ui, texts, &SAYS);
        self.pages.settled = Some(settled);
        // Told once: at the hand only where the list has been scrolled on.
        if let Some(done) = told.unseen {
            self.at_hand.say(done, Tone::Done);
        }
        if told.is_back {
            self.undo(texts);
        }
    }
}

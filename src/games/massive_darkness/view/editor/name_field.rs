//! The field of a name. While somebody writes, nothing is called so yet: half a name may be the name of something else, and
//! what speaks of this would follow it there. The name counts when the keyboard has left the field, also where the field is
//! not drawn any more because something else was picked or another page was turned to. What is written is on the disk before that.

use super::EditorScreen;
use crate::games::massive_darkness::content::is_printed_tile;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::{Command, Refused};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::house::text::Texts;
use crate::kit::widgets::text_field;
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Id, Response, Ui};

/// A name as it is being written, and what the field is called.
pub(super) struct NameField<'a> {
    /// What the field is called.
    pub(super) label: &'a str,
    pub(super) name: &'a str,
    /// It takes the keyboard now, because what bears the name was laid just now.
    pub(super) is_new: bool,
}

/// What is being written into the field of a name.
#[derive(Debug)]
pub(super) struct Writing {
    field: Id,
    was: String,
    is: String,
}

/// A name that counts as soon as its field is left.
#[derive(Debug)]
pub(super) struct Written {
    field: Id,
    /// What gives the name, if it is another one.
    pub(super) command: Option<Command>,
}

impl<'a> NameField<'a> {
    /// The field of something that has been there before.
    pub(super) fn of(label: &'a str, name: &'a str) -> Self {
        Self { label, name, is_new: false }
    }

    /// Draws it. While the keyboard is there: what is being written.
    pub(super) fn ui(self, ui: &mut Ui) -> Option<Writing> {
        let id = ui.make_persistent_id(("name", self.label, self.name));
        let mut text = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| self.name.to_owned());
        let field = text_field(ui, self.label, "", &mut text);
        if self.is_new {
            write_here(ui, &field, &text);
        }
        if !field.has_focus() {
            ui.data_mut(|data| data.remove_temp::<String>(id));
            return None;
        }
        let is = text.trim().to_owned();
        ui.data_mut(|data| data.insert_temp(id, text));
        Some(Writing { field: id, was: self.name.to_owned(), is })
    }
}

impl Writing {
    /// With the command that gives the name. What has to have one keeps it while nothing is written.
    pub(super) fn some(self, command: impl FnOnce(String) -> Command) -> Written {
        let is_name = !self.is.is_empty();
        let written = self.any(command);
        Written { command: written.command.filter(|_| is_name), ..written }
    }

    /// The same for what can do without a name.
    pub(super) fn any(self, command: impl FnOnce(String) -> Command) -> Written {
        let Self { field, was, is } = self;
        Written { field, command: (is != was).then(|| command(is)) }
    }
}

impl Written {
    /// Is the same name still being written?
    pub(super) fn goes_on_in(&self, now: Option<&Self>) -> bool {
        now.is_some_and(|now| now.field == self.field)
    }
}

/// The keyboard goes to a field, with all of it marked, so that one can write at once.
pub(super) fn write_here(ui: &Ui, field: &Response, text: &str) {
    field.request_focus();
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field.id);
}

impl EditorScreen {
    /// Gives a command that gives another name. What is picked or open stays so under it.
    pub(super) fn give_name(&mut self, texts: &Texts, command: &Command) {
        if let Command::PutTile(Some(old), named) = command {
            self.name_tile(texts, old, &named.id);
            return;
        }
        let was_picked = self.picked.clone();
        self.command(texts, command);
        if let (Some((old, new)), None) = (super::pages::renamed(command), self.refused)
            && was_picked == [old]
        {
            self.picked = vec![new];
        }
    }

    /// The quest as it would be after this command, if the name can be given.
    pub(super) fn under_name(&self, command: &Command) -> Option<Quest> {
        let of_tile = match command {
            Command::PutTile(Some(old), named) => Some(self.naming_tile(old, &named.id).ok().flatten()?),
            _ => None,
        };
        let command = of_tile.as_ref().unwrap_or(command);
        command.apply(self.quest(), &self.rules.library.tiles).ok()
    }

    /// Only its name: what was drawn on the tile in the meantime stays.
    fn naming_tile(&self, old: &str, new: &str) -> Result<Option<Command>, Refused> {
        if is_printed_tile(new) {
            return Err(Refused::NameTaken);
        }
        let side = self.quest().own_tiles.iter().find(|side| side.id == old);
        let named = |side: &TileSide| TileSide { id: new.to_owned(), ..side.clone() };
        Ok(side.map(|side| Command::PutTile(Some(old.to_owned()), Box::new(named(side)))))
    }

    fn name_tile(&mut self, texts: &Texts, old: &str, new: &str) {
        let command = match self.naming_tile(old, new) {
            Ok(Some(command)) => command,
            Ok(None) => return,
            Err(refused) => return self.refuse(texts, refused),
        };
        self.command(texts, &command);
        if self.refused.is_none() {
            self.follow_tile(old, new);
        }
    }
}

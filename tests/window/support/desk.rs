//! What lies on the desk of Massive Darkness in the window under test.

use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::edit::Command;
use delvewright::games::massive_darkness::remembered::{LastGame, Remembered};
use delvewright::games::massive_darkness::rules::Answer;
use delvewright::games::massive_darkness::session::{Play, RULESET};
use delvewright::games::massive_darkness::view::desk::{MassiveDarknessDesk, MassiveDarknessWindow};
use delvewright::house::storage::{OfGame, Settings};
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use std::any::Any;
use std::path::Path;

/// The games of the window, as a release has them.
pub const GAMES: &[&dyn WindowPlug] = &[&MassiveDarknessWindow];

/// Looks at the desk and reaches onto it, past mouse and keyboard.
pub trait AtTheDesk {
    /// The running game, if one is shown.
    fn play(&self) -> Option<&Play>;
    /// The quest in the editor, if one is being drawn.
    fn drawn_quest(&self) -> Option<&Quest>;
    /// Gives an answer in the running game, as if its control had been pressed.
    fn answer_by(&mut self, answer: Answer);
    /// Opens a quest of the user's in the editor, as if it had been chosen on the shelf.
    fn edit_quest(&mut self, file: &Path);
    /// Gives the editor a command, as its controls do.
    fn edit_by(&mut self, command: &Command);
}

fn shown(app: &App) -> Option<&MassiveDarknessDesk> {
    (app.shown()? as &dyn Any).downcast_ref()
}

fn desk(app: &mut App) -> &mut MassiveDarknessDesk {
    let desk: &mut dyn Any = app.desk_mut(RULESET).expect("it is installed");
    desk.downcast_mut().expect("its desk")
}

impl AtTheDesk for App {
    fn play(&self) -> Option<&Play> {
        shown(self)?.play()
    }

    fn drawn_quest(&self) -> Option<&Quest> {
        shown(self)?.drawn_quest()
    }

    fn answer_by(&mut self, answer: Answer) {
        desk(self).answer_by(answer);
    }

    fn edit_quest(&mut self, file: &Path) {
        desk(self).open_quest(file);
    }

    fn edit_by(&mut self, command: &Command) {
        desk(self).edit_by(command);
    }
}

/// Settings in which these choices of the last new game are remembered.
pub fn remembering(last: LastGame, mut settings: Settings) -> Settings {
    let mut kept = OfGame::default();
    Remembered { last_game: Some(last), ..Remembered::default() }.keep_in(&mut kept);
    settings.games.insert(RULESET.to_owned(), kept);
    settings
}

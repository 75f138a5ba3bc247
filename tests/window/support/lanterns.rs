//! A second game in the window, as small as one can be: Lanterns with a screen of one line.

use delvewright::games::toy::{PLUG, texts, view};
use delvewright::house::plug::Plug;
use delvewright::house::storage::{DataDirs, Ends};
use delvewright::house::text::Language;
use delvewright::kernel::game::Outcome;
use delvewright::kit::art::Icon;
use delvewright::kit::commands::{Command, Entry, Group, Offers, ctrl};
use delvewright::kit::desk::{Base, Desk, Opening, Summary, WindowPlug};
use delvewright::kit::theme::Theme;
use egui::{CentralPanel, Key, Rect, Sense, Ui, vec2};
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Whose its files are.
pub const ID: &str = "lanterns";
/// Its workspace.
pub const TOWER: Command = Command::Own("tower");
/// Where it keeps whether its lights are bright.
const BRIGHT: &str = "bright";

static COMMANDS: [Entry; 1] = [Entry::new(TOWER, "card-lighthouse", Icon::Torch, &[ctrl(Key::E)], Group::Screens)];

/// Lanterns, for the window.
pub struct LanternsWindow;

impl WindowPlug for LanternsWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    fn poster(&self, ui: &Ui, place: Rect) {
        view::LanternsWindow.poster(ui, place);
    }

    fn mark_ui(&self, ui: &mut Ui, mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let gold = Theme::of(ui.ctx()).signal.accent;
        ui.painter().circle_filled(rect.center(), size * (0.2 + 0.05 * mark as f32), gold.egui());
    }

    fn commands(&self) -> &'static [Entry] {
        &COMMANDS
    }

    fn has_settings(&self) -> bool {
        true
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        let texts = texts::of(opening.language);
        Box::new(LanternsDesk { base: Base::new(opening, texts), shown: None })
    }
}

pub struct LanternsDesk {
    base: Base,
    /// The line on its screen.
    shown: Option<String>,
}

impl Desk for LanternsDesk {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn speak(&mut self, language: Language) {
        self.base.speak(&PLUG, language);
    }

    fn is_empty(&self) -> bool {
        self.shown.is_none()
    }

    fn clear(&mut self) {
        self.shown = None;
    }

    fn ui(&mut self, ui: &mut Ui) {
        let offers = self.offers();
        CentralPanel::default().show(ui, |ui| {
            if offers.button(ui, &self.base.texts, Command::Home) {
                self.base.give(Some(Command::Home));
            }
            ui.label(self.shown.as_deref().unwrap_or_default());
        });
    }

    fn offers(&self) -> Offers {
        Offers::everywhere().and(Command::Home, true).and(Command::Continue, true).and(Command::Settings, true)
    }

    fn command(&mut self, command: Command) {
        self.shown = match command {
            Command::Home => None,
            TOWER => Some("In the tower".to_owned()),
            _ => Some("A new night".to_owned()),
        };
    }

    fn answers(&self) -> Vec<Arc<str>> {
        vec![self.base.texts.get("card-wick"), self.base.texts.get("card-moon")]
    }

    fn answer(&mut self, number: usize) {
        self.shown = self.answers().get(number).map(|card| format!("Laid: {card}"));
    }

    fn open(&mut self, file: &Path) -> Result<(), Arc<str>> {
        self.shown = Some(format!("Night {}", file.file_stem().unwrap_or_default().to_string_lossy()));
        Ok(())
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        LOOKED_AT.with(|count| count.set(count.get() + 1));
        if ends.first.contains("seats:9") {
            return Err(self.base.texts.get("refusal-toy-seats"));
        }
        let over = ends.last.last().filter(|line| line.contains("over:Some")).map(|_| Outcome::Won);
        Ok(Summary { line: "Two players, first night".to_owned(), marks: vec![1, 2], over, is_contest: false })
    }

    fn take_files(&mut self, files: Vec<PathBuf>, is_shown: bool) -> Vec<PathBuf> {
        let is_mine = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "lantern");
        let (mine, others): (Vec<_>, Vec<_>) = files.into_iter().partition(is_mine);
        if is_shown && !mine.is_empty() {
            self.shown = Some("A lantern from elsewhere".to_owned());
        }
        others
    }

    fn stranger(&self, name: &str) -> Arc<str> {
        format!("{name} gives no light.").into()
    }

    fn settings_ui(&mut self, ui: &mut Ui) {
        let mut bright = self.base.kept.value(BRIGHT).unwrap_or(false);
        if ui.checkbox(&mut bright, "Bright lights").changed() {
            self.base.kept.keep(BRIGHT, &bright);
        }
    }
}

thread_local! {
    /// How many saved games were looked at in this test.
    static LOOKED_AT: Cell<usize> = const { Cell::new(0) };
}

/// How many saved games were looked at in this test, each time that one was.
pub fn looked_at() -> usize {
    LOOKED_AT.with(Cell::get)
}

/// Leaves a game of so many seats in the data folder, newer than all others.
pub fn leave_in(folder: &Path, name: &str, seats: u8) -> PathBuf {
    leave_of(folder, ID, name, &format!("(seats:{seats})"))
}

/// Leaves a game of this ruleset.
pub fn leave_of(folder: &Path, ruleset: &str, name: &str, setup: &str) -> PathBuf {
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    let file = dirs.games.join(format!("{name}.journal"));
    let numbers = "rules_revision:1,content:1,document:1";
    let line = format!("Header((format:2,ruleset:\"{ruleset}\",{numbers},setup:{setup},seed:3))\n");
    std::fs::write(&file, line).expect("a file");
    file
}

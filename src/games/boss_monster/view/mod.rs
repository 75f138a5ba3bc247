//! Boss Monster in the window. `desk` leads from one screen to the next: setting the table (`new_game`, with `deck` and what is
//! `in_the_box`), the `table` itself, the score pad (`pad`), the deck `lab`, the card editor (`cards`) and the page of its rules
//! (`rules_page`). `art` is what this game paints, `faces` what is written on its cards.
//!
//! What is not here: any rule, and what is the same in the window of every game (`kit`).

mod art;
mod cards;
mod deck;
mod desk;
mod faces;
mod in_the_box;
mod lab;
mod new_game;
mod pad;
mod rules_page;
mod table;

use super::PLUG;
use crate::house::plug::Plug;
use crate::kit::art::{Brush, Icon};
use crate::kit::commands::{Command, Entry, Group, ctrl, ctrl_shift, plain};
use crate::kit::desk::{Desk, Opening, WindowPlug};
use crate::kit::theme::Theme;
use egui::{Key, Rect, Sense, Ui, Vec2, vec2};

/// Lays the page of the rules over whatever is shown.
pub(crate) const RULES: Command = Command::Own("bm-rules");

/// Leads into the deck lab.
pub(crate) const LAB: Command = Command::Own("bm-lab");

/// Opens the score pad.
pub(crate) const PAD: Command = Command::Own("bm-pad");

/// Leads to the cards of one's own.
pub(crate) const CARDS: Command = Command::Own("bm-cards");

static COMMANDS: [Entry; 4] = [
    Entry::new(RULES, "command-bm-rules", Icon::Book, &[plain(Key::F4)], Group::Everywhere),
    Entry::new(PAD, "command-bm-pad", Icon::Pencil, &[ctrl(Key::B)], Group::Screens),
    Entry::new(LAB, "command-bm-lab", Icon::Die, &[ctrl(Key::L)], Group::Screens),
    Entry::new(CARDS, "command-bm-cards", Icon::Cards, &[ctrl_shift(Key::K)], Group::Screens),
];

/// What the window installs.
#[derive(Clone, Copy, Debug)]
pub struct BossMonsterWindow;

impl WindowPlug for BossMonsterWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    /// A row of Rooms that gets brighter towards the Boss.
    fn poster(&self, ui: &Ui, place: Rect) {
        art::poster(ui, place);
    }

    fn mark_ui(&self, ui: &mut Ui, _mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let mut brush = Brush::on(ui.painter());
        let theme = Theme::of(ui.ctx());
        brush.rounded(Rect::from_center_size(rect.center(), Vec2::splat(size * 0.9)), size * 0.2, theme.figure.ink);
        brush.show(ui.painter());
        art::boss_head(ui.painter(), rect.shrink(size * 0.08));
    }

    fn commands(&self) -> &'static [Entry] {
        &COMMANDS
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(desk::BossMonsterDesk::new(opening))
    }
}

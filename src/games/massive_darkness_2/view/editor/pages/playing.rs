//! Playing the Quest, and letting bots play it: how hard it is.

mod balance;
mod games;
mod witnesses;

use super::super::{EditorScreen, Wish};
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::{ctrl, key_text, plain};
use crate::kit::widgets::{Action, Emphasis, heading};
use crate::tr;
use egui::{Key, KeyboardShortcut, Slider, Ui};
pub(in super::super) use games::{Left, Playing};

/// What plays the Quest, from its start and from where the cursor is.
const PLAY: KeyboardShortcut = plain(Key::F5);
const PLAY_FROM: KeyboardShortcut = ctrl(Key::F5);

impl EditorScreen {
    pub(super) fn playing_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let mut wish = None;
        let can = self.looked.can_be_played();
        heading(ui, &tr!(texts, "playing-md2-try"));
        let name = tr!(texts, "playing-md2-heroes");
        let slider = ui.add(Slider::new(&mut self.pages.heroes, 1..=MOST_HEROES).text(name.as_ref()));
        ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(name.as_ref()));
        ui.add_enabled_ui(can, |ui| {
            let play = tr!(texts, "editor-md2-play");
            if ui
                .add(Action::new(Icon::Play, &play).shortcut(&key_text(texts, PLAY)).emphasis(Emphasis::Primary))
                .clicked()
            {
                wish = Some(Wish::Play(Box::new(self.trial(None))));
            }
        });
        let here = self.cursor;
        ui.add_enabled_ui(can && self.can_begin_at(here), |ui| {
            let zone = crate::games::massive_darkness_2::content::zone_name(here.0, here.1);
            let from = tr!(texts, "playing-md2-from", zone = zone);
            if ui.add(Action::new(Icon::Play, &from).shortcut(&key_text(texts, PLAY_FROM))).clicked() {
                wish = Some(Wish::Play(Box::new(self.trial(Some(here)))));
            }
        });
        if !can {
            ui.label(tr!(texts, "playing-md2-problems").as_ref());
        }
        self.balance_ui(ui, texts, can).or(wish)
    }
}

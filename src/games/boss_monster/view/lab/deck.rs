//! The left column of the deck lab: who plays, how many games, by which switches, and which cards are in the deck.

use super::{GAMES, Lab};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::lab::Part;
use crate::games::boss_monster::switches::{EDITIONS, VARIANTS};
use crate::games::boss_monster::view::deck::switches_ui;
use crate::games::boss_monster::view::table::known_bots;
use crate::house::plug::Plug as _;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, drop_down, heading, title};
use crate::tr;
use egui::{ComboBox, ProgressBar, RichText, ScrollArea, Ui};

impl Lab {
    pub(super) fn deck_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        title(ui, &tr!(texts, "lab-title"));
        self.start_ui(ui, texts);
        ScrollArea::vertical().id_salt("bm-lab-deck").auto_shrink([false, false]).show(ui, |ui| {
            self.players_ui(ui, texts);
            heading(ui, &tr!(texts, "lab-deck"));
            switches_ui(ui, texts, "new-bm-variants", &VARIANTS, &mut self.chosen.setup.options);
            switches_ui(ui, texts, "new-bm-editions", &EDITIONS, &mut self.chosen.setup.options);
            for part in Part::ALL {
                self.deck.part_ui(ui, texts, part, &mut self.chosen.setup.without);
            }
        });
    }

    /// How many games; start, progress, stop.
    fn start_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(run) = &self.run {
            let (done, games) = (run.done(), run.games);
            let words = tr!(texts, "lab-progress", done = done as i64, games = games as i64);
            ui.add(ProgressBar::new(done as f32 / games.max(1) as f32).text(words.as_ref()));
            if ui.add(Action::new(Icon::Close, &tr!(texts, "lab-stop"))).clicked() {
                self.run = None;
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "lab-games").as_ref());
            for games in GAMES {
                ui.selectable_value(
                    &mut self.chosen.games,
                    games,
                    tr!(texts, "lab-number", number = games as i64).as_ref(),
                );
            }
        });
        if ui.add(Action::new(Icon::Play, &tr!(texts, "lab-start")).emphasis(Emphasis::Primary)).clicked() {
            self.start(ui);
        }
        if let Some(why) = self.why_not(texts) {
            ui.label(RichText::new(why).color(Theme::of(ui.ctx()).signal.danger.egui()));
        }
    }

    fn players_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "lab-players"));
        let chosen = &mut self.chosen;
        ui.horizontal(|ui| {
            ui.label(tr!(texts, "plain-seats").as_ref());
            for seats in PLUG.seats() {
                ui.selectable_value(&mut chosen.setup.seats, seats, seats.to_string());
            }
        });
        let last = chosen.bots.last().cloned().unwrap_or_default();
        chosen.bots.resize(usize::from(chosen.setup.seats), last);
        for (seat, bot) in chosen.bots.iter_mut().enumerate() {
            let number = seat as i64 + 1;
            let shown = texts.get(&format!("bot-{bot}"));
            let list = ComboBox::from_id_salt(("lab-bot", seat)).width(220.0).selected_text(shown.as_ref());
            ui.horizontal(|ui| {
                ui.label(number.to_string());
                let response = drop_down(ui, list, |ui| {
                    for known in known_bots() {
                        ui.selectable_value(bot, known.to_owned(), texts.get(&format!("bot-{known}")).as_ref());
                    }
                });
                let who = tr!(texts, "sitters-who", number = number);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(who.as_ref()));
            });
        }
    }
}

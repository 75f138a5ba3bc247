//! The left column of the deck lab: who plays, how many games, by which switches, and which cards are in the deck.

use super::{GAMES, Lab};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::describe::card_name;
use crate::games::boss_monster::lab::Part;
use crate::games::boss_monster::switches::{EDITIONS, Switch, VARIANTS};
use crate::games::boss_monster::view::table::known_bots;
use crate::house::plug::Plug as _;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, drop_down, heading, title};
use crate::tr;
use egui::{CollapsingHeader, ComboBox, ProgressBar, RichText, ScrollArea, Ui};

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
                self.part_ui(ui, texts, part);
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

    /// Which cards of a part are in the deck.
    fn part_ui(&mut self, ui: &mut Ui, texts: &Texts, part: Part) {
        let without = &mut self.chosen.setup.without;
        let lines = || self.lines.iter().filter(|line| Part::of(line.kind) == part);
        let all: i64 = lines().map(|line| i64::from(line.copies)).sum();
        let are_in = lines().filter(|line| !without.contains(&line.code)).map(|line| i64::from(line.copies));
        let count = tr!(
            texts,
            "lab-part-count",
            part = texts.get(part.message()).as_ref(),
            number = are_in.sum::<i64>(),
            all = all
        );
        let header = CollapsingHeader::new(count.as_ref()).id_salt(part.message());
        header.show(ui, |ui| {
            ui.horizontal(|ui| {
                if ui.button(tr!(texts, "lab-all").as_ref()).clicked() {
                    without.retain(|code| lines().all(|line| line.code != *code));
                }
                if ui.button(tr!(texts, "lab-none").as_ref()).clicked() {
                    let out: Vec<String> = lines().map(|line| line.code.clone()).collect();
                    without.retain(|code| !out.contains(code));
                    without.extend(out);
                }
            });
            for line in lines() {
                let name = card_name(self.rules.cards(), line.card, texts);
                let name = if line.copies > 1 { format!("{name} × {}", line.copies) } else { name.to_string() };
                let mut is_in = !without.contains(&line.code);
                if ui.checkbox(&mut is_in, name).changed() {
                    match is_in {
                        true => without.retain(|code| *code != line.code),
                        false => without.push(line.code.clone()),
                    }
                }
            }
        });
    }
}

fn switches_ui(
    ui: &mut Ui,
    texts: &Texts,
    message: &'static str,
    switches: &[Switch],
    options: &mut crate::games::boss_monster::rules::Options,
) {
    let is_on = |switch: &&Switch| *(switch.of)(&mut options.clone());
    let on = switches.iter().filter(is_on).count() as i64;
    let name = tr!(texts, "lab-switches", part = texts.get(message).as_ref(), number = on);
    CollapsingHeader::new(name.as_ref()).id_salt(message).show(ui, |ui| {
        for switch in switches {
            ui.checkbox((switch.of)(options), texts.get(switch.message).as_ref());
        }
    });
}

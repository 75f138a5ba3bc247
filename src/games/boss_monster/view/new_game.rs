//! Setting the table: who sits where, variants and edition switches, and where each person wants to be asked.

use super::RULES;
use super::art::poster;
use super::table::{Guided, known_bots};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::rules::{Options, Setup, Stops};
use crate::games::boss_monster::ruleset::Start;
use crate::games::boss_monster::switches::{EDITIONS, VARIANTS};
use crate::house::plug::Plug as _;
use crate::house::seating::{Sitter, name_at};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::sitters::{KnownBot, WhoMaySit, seated, sitters_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet, title};
use crate::tr;
use egui::{CentralPanel, CollapsingHeader, RichText, ScrollArea, Sense, Ui, vec2};

/// Width of the sheet, and how much of the height is free above it.
const WIDTH: f32 = 640.0;
const ABOVE: f32 = 0.06;
/// Height of the picture above.
const POSTER: f32 = 150.0;
/// In a lower window it makes room.
const LOW: f32 = 760.0;

/// A moment at which somebody may want to be asked: its message, and where it stands among the stops.
struct Stop {
    message: &'static str,
    of: fn(&mut Stops) -> &mut bool,
}

static MOMENTS: [Stop; 5] = [
    Stop { message: "stop-build", of: |stops| &mut stops.build },
    Stop { message: "stop-before-hero", of: |stops| &mut stops.before_hero },
    Stop { message: "stop-in-room", of: |stops| &mut stops.in_room },
    Stop { message: "stop-idle", of: |stops| &mut stops.idle },
    Stop { message: "stop-always", of: |stops| &mut stops.always },
];

/// What is chosen so far.
pub(super) struct NewGame {
    sitters: Vec<Sitter>,
    options: Options,
    stops: Vec<Stops>,
    /// How many own cards there are, and whether the game is played with them.
    own: usize,
    with_own: bool,
}

impl NewGame {
    /// With those who sat there last.
    pub(super) fn new(before: Vec<Sitter>, texts: &Texts) -> Self {
        let sitters = seated(before, &PLUG.seats(), &bots(texts));
        Self { sitters, options: Options::default(), stops: Vec::new(), own: 0, with_own: false }
    }

    /// There are so many own cards; they are played with where that was wanted last.
    pub(super) fn offering(self, own: usize, with_own: bool) -> Self {
        Self { own, with_own, ..self }
    }

    /// Is the game played with own cards? Nothing, where there are none.
    pub(super) fn with_own(&self) -> Option<bool> {
        (self.own > 0).then_some(self.with_own)
    }

    /// Draws the screen; the game that shall begin, or a command.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        offers: &Offers,
        guided: &mut Guided,
    ) -> (Option<Start>, Option<Command>) {
        let (mut start, mut command) = (None, None);
        let bots = bots(texts);
        CentralPanel::default().show(ui, |ui| {
            let has_room = ui.available_height() > LOW;
            ui.add_space(ui.available_height() * ABOVE);
            ui.vertical_centered(|ui| {
                ui.set_max_width(WIDTH);
                ScrollArea::vertical().id_salt("bm-new").show(ui, |ui| {
                    sheet(ui, Sheet::Raised, |ui| {
                        ui.set_width(ui.available_width());
                        ui.vertical(|ui| {
                            let theme = Theme::of(ui.ctx());
                            if has_room {
                                let size = vec2(ui.available_width(), POSTER);
                                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                                poster(ui, place);
                            }
                            title(ui, &texts.get(PLUG.name()));
                            ui.label(RichText::new(tr!(texts, "new-bm-about").as_ref()).color(theme.text.muted.egui()));
                            ui.add_space(theme.space(2.0));
                            let may = WhoMaySit { seats: &PLUG.seats(), bots: &bots };
                            sitters_ui(ui, texts, &mut self.sitters, may);
                            ui.add_space(theme.space(2.0));
                            self.more_ui(ui, texts);
                            if self.own > 0 {
                                let words = tr!(texts, "new-bm-own-cards", count = self.own as i64);
                                ui.checkbox(&mut self.with_own, words.as_ref());
                            }
                            let mut is_guided = guided.is_on();
                            if ui.checkbox(&mut is_guided, tr!(texts, "new-bm-guided").as_ref()).changed() {
                                guided.switch(is_guided);
                            }
                            ui.add_space(theme.space(3.0));
                            ui.horizontal(|ui| {
                                let begin = tr!(texts, "plain-begin");
                                if ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked() {
                                    start = Some(self.start());
                                }
                                if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                                    command = Some(Command::Home);
                                }
                                if offers.button(ui, texts, RULES) {
                                    command = Some(RULES);
                                }
                            });
                        });
                    });
                });
            });
        });
        (start, command)
    }

    /// What most never change.
    fn more_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        CollapsingHeader::new(tr!(texts, "new-bm-variants").as_ref()).show(ui, |ui| {
            for switch in &VARIANTS {
                ui.checkbox((switch.of)(&mut self.options), texts.get(switch.message).as_ref());
            }
        });
        CollapsingHeader::new(tr!(texts, "new-bm-editions").as_ref()).show(ui, |ui| {
            for switch in &EDITIONS {
                ui.checkbox((switch.of)(&mut self.options), texts.get(switch.message).as_ref());
            }
        });
        CollapsingHeader::new(tr!(texts, "new-bm-stops").as_ref()).show(ui, |ui| {
            let theme = Theme::of(ui.ctx());
            ui.label(RichText::new(tr!(texts, "new-bm-stops-about").as_ref()).color(theme.text.muted.egui()));
            self.stops.resize(self.sitters.len(), Stops::default());
            let people = (0_u8..).zip(&mut self.stops).filter(|(seat, _)| self.sitters[usize::from(*seat)].is_person());
            for (seat, stops) in people {
                let number = i64::from(seat) + 1;
                let name = name_at(&self.sitters, seat)
                    .unwrap_or_else(|| tr!(texts, "plain-seat", number = number).to_string());
                ui.label(RichText::new(name).strong());
                ui.horizontal_wrapped(|ui| {
                    for stop in &MOMENTS {
                        ui.checkbox((stop.of)(stops), texts.get(stop.message).as_ref());
                    }
                });
            }
        });
    }

    fn start(&self) -> Start {
        let seats = self.sitters.len() as u8;
        // Of seats without a line the rules know that they are asked wherever they could act.
        let is_usual = self.stops.iter().all(|stops| *stops == Stops::default());
        let stops = if is_usual { Vec::new() } else { self.stops.clone() };
        let setup = Setup { seats, options: self.options, without: Vec::new(), stops };
        Start { setup, sitters: self.sitters.clone(), ..Start::default() }
    }
}

/// The bots that can sit at a table, with what they are called.
fn bots(texts: &Texts) -> Vec<KnownBot> {
    known_bots().map(|name| KnownBot { name, called: texts.get(&format!("bot-{name}")) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::boss_monster::texts;
    use crate::house::text::Language;

    #[test]
    fn every_switch_and_every_bot_has_a_name() {
        for texts in Language::ALL.map(texts::of) {
            let switches = VARIANTS.iter().chain(&EDITIONS).map(|switch| switch.message);
            for message in switches.chain(MOMENTS.iter().map(|stop| stop.message)) {
                assert!(texts.has(message), "{message}");
            }
            assert!(bots(&texts).iter().all(|bot| !bot.called.contains('⟨')));
        }
    }
}

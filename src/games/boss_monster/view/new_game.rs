//! Setting the table: who sits where, variants and edition switches, and where each person wants to be asked.

use super::RULES;
use super::art::poster;
use super::deck::{Deck, switches_ui};
use super::in_the_box::InTheBox;
use super::table::{Guided, known_bots};
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::lab::Part;
use crate::games::boss_monster::own_cards::OwnCards;
use crate::games::boss_monster::rules::{Options, Setup, Stops};
use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
use crate::games::boss_monster::switches::{EDITIONS, VARIANTS};
use crate::house::plug::{Plug as _, Ruleset as _};
use crate::house::seating::{Sitter, name_at};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kernel::game::Refusal;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::sitters::{KnownBot, WhoMaySit, seated, sitters_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet, title};
use crate::tr;
use egui::{CentralPanel, CollapsingHeader, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2};
use serde::{Deserialize, Serialize};

/// Width of the sheet, and how much of the height is free above it.
const WIDTH: f32 = 640.0;
const ABOVE: f32 = 0.06;
/// What is in the box stands beside it where there is so much room, no wider than this.
const BESIDE: f32 = 320.0;
const WIDEST_BESIDE: f32 = 1180.0;
const BETWEEN: f32 = 40.0;
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

/// What was chosen besides who sits where, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Chosen {
    options: Options,
    /// Where each seat wants to be asked.
    stops: Vec<Stops>,
    /// Codes of cards that are left out.
    without: Vec<String>,
    /// What somebody has learned may be taken back (BM-KERN-11).
    practice: bool,
}

/// What is chosen so far.
pub(super) struct NewGame {
    sitters: Vec<Sitter>,
    chosen: Chosen,
    rules: BossMonsterRules,
    /// The cards of the box, and with own ones over it.
    decks: [Deck; 2],
    with_own: bool,
    /// What is in these boxes.
    boxes: [InTheBox; 2],
    /// What would have begun, and why it cannot.
    refused: Option<(Start, Refusal)>,
}

impl NewGame {
    /// With those who sat there last, and what they chose.
    pub(super) fn new(before: Vec<Sitter>, chosen: Chosen, rules: &BossMonsterRules, texts: &Texts) -> Self {
        let sitters = seated(before, &PLUG.seats(), &bots(texts));
        let decks = [Deck::of(rules.of_the_box()), Deck::of(rules.cards())];
        let boxes = [InTheBox::of(rules.of_the_box()), InTheBox::of(rules.cards())];
        Self { sitters, chosen, rules: rules.clone(), decks, with_own: false, boxes, refused: None }
    }

    /// Own cards are played with where that was wanted last.
    pub(super) fn offering(self, with_own: bool) -> Self {
        Self { with_own, ..self }
    }

    /// Is the game played with own cards? Nothing, where there are none.
    pub(super) fn with_own(&self) -> Option<bool> {
        (!self.rules.own().is_empty()).then_some(self.with_own)
    }

    /// What was chosen besides who sits where, to be kept.
    pub(super) fn chosen(&self) -> &Chosen {
        &self.chosen
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
        CentralPanel::default().show(ui, |ui| {
            let has_room = ui.available_height() > LOW;
            let (place, beside) = places(ui.available_rect_before_wrap());
            if let Some(beside) = beside {
                let box_of = &mut self.boxes[usize::from(self.with_own && !self.rules.own().is_empty())];
                ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| box_of.ui(ui, texts));
            }
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    let theme = Theme::of(ui.ctx());
                    // However much is chosen above, what begins the game stays in view.
                    let refusal = self.why_not().map(|refusal| refusal.say(texts));
                    let below = if refusal.is_some() { 14.0 } else { 6.0 };
                    let foot = theme.sizes.action_height + theme.space(below);
                    let most = (ui.available_height() - foot).max(theme.sizes.action_height);
                    let area = ScrollArea::vertical().id_salt("bm-new").max_height(most).auto_shrink([false, true]);
                    area.show(ui, |ui| self.chosen_ui(ui, texts, guided, has_room));
                    ui.add_space(theme.space(2.0));
                    if let Some(refusal) = refusal {
                        let why = RichText::new(refusal.as_ref()).color(theme.signal.danger.egui());
                        ui.vertical(|ui| drop(ui.label(why)));
                    }
                    ui.horizontal(|ui| {
                        let begin = tr!(texts, "plain-begin");
                        if ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked() {
                            start = self.playable();
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
        (start, command)
    }

    /// Who plays, and how.
    fn chosen_ui(&mut self, ui: &mut Ui, texts: &Texts, guided: &mut Guided, has_room: bool) {
        let theme = Theme::of(ui.ctx());
        if has_room {
            let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), POSTER), Sense::hover());
            poster(ui, place);
        }
        title(ui, &texts.get(PLUG.name()));
        ui.label(RichText::new(tr!(texts, "new-bm-about").as_ref()).color(theme.text.muted.egui()));
        ui.add_space(theme.space(2.0));
        ui.vertical(|ui| {
            sitters_ui(ui, texts, &mut self.sitters, WhoMaySit { seats: &PLUG.seats(), bots: &bots(texts) });
            ui.add_space(theme.space(2.0));
            let practice = tr!(texts, "new-bm-practice");
            ui.checkbox(&mut self.chosen.practice, practice.as_ref())
                .on_hover_text(tr!(texts, "new-bm-practice-about").as_ref());
            if self.with_own().is_some() {
                let words = tr!(texts, "new-bm-own-cards", count = self.rules.own().count() as i64);
                ui.checkbox(&mut self.with_own, words.as_ref());
            }
            let mut is_guided = guided.is_on();
            if ui.checkbox(&mut is_guided, tr!(texts, "new-bm-guided").as_ref()).changed() {
                guided.switch(is_guided);
            }
            ui.add_space(theme.space(2.0));
            self.more_ui(ui, texts);
        });
    }

    /// What most never change.
    fn more_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        switches_ui(ui, texts, "new-bm-variants", &VARIANTS, &mut self.chosen.options);
        switches_ui(ui, texts, "new-bm-editions", &EDITIONS, &mut self.chosen.options);
        let deck = &self.decks[usize::from(self.with_own() == Some(true))];
        let left_out = self.chosen.without.len() as i64;
        let header = tr!(texts, "new-bm-deck", number = left_out);
        CollapsingHeader::new(header.as_ref()).id_salt("bm-new-deck").show(ui, |ui| {
            for part in Part::ALL {
                deck.part_ui(ui, texts, part, &mut self.chosen.without);
            }
        });
        CollapsingHeader::new(tr!(texts, "new-bm-stops").as_ref()).show(ui, |ui| {
            let theme = Theme::of(ui.ctx());
            ui.label(RichText::new(tr!(texts, "new-bm-stops-about").as_ref()).color(theme.text.muted.egui()));
            self.chosen.stops.resize(self.sitters.len(), Stops::default());
            let people =
                (0_u8..).zip(&mut self.chosen.stops).filter(|(seat, _)| self.sitters[usize::from(*seat)].is_person());
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

    /// What is chosen, if a game can begin with it.
    fn playable(&mut self) -> Option<Start> {
        let start = self.start();
        match self.rules.set_up(&start, &mut |_| {}) {
            Ok(_) => Some(start),
            Err(refusal) => {
                self.refused = Some((start, refusal));
                None
            }
        }
    }

    /// Why what is chosen cannot begin; nothing once something else is chosen.
    fn why_not(&self) -> Option<&Refusal> {
        self.refused.as_ref().filter(|(start, _)| *start == self.start()).map(|(_, refusal)| refusal)
    }

    fn start(&self) -> Start {
        let seats = self.sitters.len() as u8;
        let Chosen { options, stops, without, practice } = self.chosen.clone();
        // Of seats without a line the rules know that they are asked wherever they could act; a seat of a bot has no stops of its own.
        let of_people = (0_u8..).zip(stops).take(usize::from(seats));
        let of_people = of_people.map(|(seat, stops)| match self.sitters[usize::from(seat)].is_person() {
            true => stops,
            false => Stops::default(),
        });
        let mut stops: Vec<Stops> = of_people.collect();
        if stops.iter().all(|stops| *stops == Stops::default()) {
            stops.clear();
        }
        let own = match self.with_own() {
            Some(true) => self.rules.own().clone(),
            _ => OwnCards::default(),
        };
        let is_there = |code: &String| self.rules.of_the_box().coded(code).is_some() || own.card(code).is_some();
        let without = without.into_iter().filter(is_there).collect();
        let setup = Setup { seats, options, without, stops };
        Start { setup, sitters: self.sitters.clone(), practice, own }
    }
}

/// Where the sheet lies, and what is in the box, where there is room for that: both in the middle of the table.
fn places(room: Rect) -> (Rect, Option<Rect>) {
    let free = room.with_min_y(room.top() + room.height() * ABOVE);
    let beside = (room.width() - WIDTH - 2.0 * BETWEEN).min(WIDEST_BESIDE);
    let has_both = beside >= BESIDE;
    let all = if has_both { WIDTH + BETWEEN + beside } else { WIDTH.min(room.width()) };
    let left = room.center().x - all / 2.0;
    let of = |from: f32, wide: f32| Rect::from_x_y_ranges(left + from..=left + from + wide, free.y_range());
    (of(0.0, WIDTH.min(room.width())), has_both.then(|| of(WIDTH + BETWEEN, beside)))
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

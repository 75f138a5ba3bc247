//! The deck lab: at the left the deck, its switches and who plays; in the middle what came of many games, as pictures with bounds. The
//! games are played beside ([`run`]); what is shown belongs to the deck as it was when they began, and says so once it has changed.

mod deck;
mod found;
mod run;

use super::RULES;
use super::deck::Deck;
use super::in_the_box::InTheBox;
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::lab::{Found, Part, Row, Trial, wins_of};
use crate::games::boss_monster::rules::{CardBox, Setup};
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::house::plug::{Plug as _, SeatBot};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kernel::game::Refusal;
use crate::kit::commands::{Command, Offers};
use crate::kit::goes_back::goes_back;
use egui::{CentralPanel, Panel, Ui};
use found::Section;
use run::{Looked, Run};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Width of the column with the deck: a part of the window, between bounds.
const DECK: f32 = 0.27;
const DECK_BOUNDS: [f32; 2] = [304.0, 380.0];

/// How many games are played.
const GAMES: [u64; 3] = [100, 1_000, 10_000];

/// What was chosen, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Chosen {
    setup: Setup,
    /// Who sits at each seat, by name.
    bots: Vec<String>,
    games: u64,
}

impl Default for Chosen {
    fn default() -> Self {
        let quick = PLUG.bots.first().map_or("random", |bot| bot.name).to_owned();
        let setup = Setup { seats: *PLUG.seats().end(), ..Setup::default() };
        Self { bots: vec![quick; usize::from(setup.seats)], setup, games: GAMES[0] }
    }
}

impl Chosen {
    /// The same within what can be chosen: it may have been kept by another version.
    fn within_bounds(mut self, rules: &BossMonsterRules) -> Self {
        let seats = PLUG.seats();
        self.setup.seats = self.setup.seats.clamp(*seats.start(), *seats.end());
        self.setup.without.retain(|code| rules.has(code));
        self.setup.stops.clear();
        let quick = Self::default().bots.remove(0);
        self.bots.resize(usize::from(self.setup.seats), quick);
        if !GAMES.contains(&self.games) {
            self.games = GAMES[0];
        }
        self
    }

    fn trial(&self) -> Trial {
        let own = |name: &String| PLUG.bots.iter().find(|bot| bot.name == name);
        let bot = |name: &String| own(name).map_or(SeatBot::Random, |bot| SeatBot::Own(bot.name));
        Trial { setup: self.setup.clone(), bots: self.bots.iter().map(bot).collect() }
    }
}

/// What came of a trial.
struct Outcome {
    trial: Trial,
    found: Found,
    /// What became of the cards of each part, worked out when more games have come.
    rows: BTreeMap<Part, Vec<Row>>,
}

impl Outcome {
    fn of(trial: Trial) -> Self {
        Self { trial, found: Found::default(), rows: BTreeMap::new() }
    }

    fn join(&mut self, cards: &CardBox, more: Found) {
        self.found.join(more);
        let rows = |part| (part, wins_of(cards, &self.found.tally, part));
        self.rows = Part::OF_PLAYERS.into_iter().map(rows).collect();
    }
}

/// The screen.
pub(super) struct Lab {
    rules: BossMonsterRules,
    chosen: Chosen,
    deck: Deck,
    run: Option<Run>,
    outcome: Option<Outcome>,
    trouble: Option<Refusal>,
    section: Section,
    in_the_box: InTheBox,
}

impl Lab {
    pub(super) fn new(rules: &BossMonsterRules, kept: Chosen) -> Self {
        Self {
            rules: rules.clone(),
            chosen: kept.within_bounds(rules),
            deck: Deck::of(rules.cards()),
            run: None,
            outcome: None,
            trouble: None,
            section: Section::default(),
            in_the_box: InTheBox::of(rules.cards()),
        }
    }

    /// What was chosen, to be kept.
    pub(super) fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    fn start(&mut self, ui: &Ui) {
        let trial = self.chosen.trial();
        self.trouble = trial.check(&self.rules).err();
        if self.trouble.is_none() {
            self.run = Run::begin(ui.ctx(), &self.rules, &trial, self.chosen.games);
            self.outcome = Some(Outcome::of(trial));
        }
    }

    /// Takes what has come of the games since.
    fn look(&mut self) {
        while let Some(run) = &self.run {
            match run.look() {
                Looked::More(more) => {
                    if let Some(outcome) = &mut self.outcome {
                        outcome.join(self.rules.cards(), *more);
                    }
                }
                Looked::NotYet => return,
                Looked::Over => self.run = None,
                Looked::Refused(refusal) => (self.run, self.trouble) = (None, Some(refusal)),
            }
        }
    }

    /// Draws the screen; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        self.look();
        // What is being played would be lost.
        let is_left = self.run.is_none() && goes_back(ui, "bm-lab");
        let mut command = is_left.then_some(Command::Home);
        Panel::top("bm-lab-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in [Command::Home, RULES, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
            });
        });
        let [least, most] = DECK_BOUNDS;
        let wide = (ui.available_width() * DECK).clamp(least, most);
        Panel::left("bm-lab-deck").exact_size(wide).show(ui, |ui| self.deck_ui(ui, texts));
        CentralPanel::default().show(ui, |ui| self.found_ui(ui, texts));
        command
    }

    /// Why the deck cannot be played.
    fn why_not(&self, texts: &Texts) -> Option<String> {
        self.trouble.as_ref().map(|refusal| refusal.say(texts).to_string())
    }
}

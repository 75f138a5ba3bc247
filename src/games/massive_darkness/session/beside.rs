//! What lies beside the story: the dice of the last combat, and what the phases without a Hero's turn have brought until
//! somebody is asked again.

use super::fight::LastCombat;
use super::tally::Tally;
use super::{MassiveDarknessRules, line, words};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::state::Phase;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Event, MassiveDarkness};
use crate::house::plug::{self, Happened, Line, Rank, Scene};
use crate::kernel::game::Logged;
use crate::kernel::journal::Given;

/// What lies beside the story.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The dice of the last combat.
    pub combat: LastCombat,
    /// What everybody has done so far.
    pub tally: Tally,
    /// What the app has played since a Hero was asked last, for whoever wants to read it before going on.
    pub meanwhile: Vec<Line>,
    /// What happens in the phases without a Hero's turn, until there is a question after them.
    passing: Passing,
}

impl plug::Beside<MassiveDarknessRules> for Beside {
    fn watch(
        &mut self,
        _: &MassiveDarknessRules,
        scene: &Scene<'_, MassiveDarknessRules>,
        happened: &Happened<'_, MassiveDarknessRules>,
    ) {
        if let Some((answer, Given::Chosen)) = happened.answer {
            self.meanwhile.clear();
            if is_use(answer) {
                self.combat = LastCombat::default();
            }
        }
        let words = words(scene);
        happened.events.iter().for_each(|event| self.combat.see(&words, &event.what));
        self.combat.look(&words);
        self.passing.watch(&words, happened.events);
        self.tally.watch(&words, happened.events);
    }

    fn settle(&mut self, game: &MassiveDarkness) {
        let state = &game.state;
        let is_fighting = state.frames.iter().any(|frame| matches!(frame, Frame::Combat(_)));
        // Whoever moves the figures of the box reads it too, but not before dice and cards that are part of it.
        let is_chance = matches!(state.ask, Ask::Roll(_) | Ask::Draw(_));
        if !is_chance && state.phase != Phase::Enemies && !is_fighting {
            self.meanwhile.append(&mut self.passing.take());
        }
    }

    fn revisit(&mut self) {
        self.meanwhile.clear();
        self.passing = Passing::default();
    }
}

/// A Skill, Signature, Item or Consumable from the menu: what it rolls is no part of the combat before.
fn is_use(answer: &Answer) -> bool {
    matches!(answer, Answer::Act(Act::Use(_)))
}

/// What the phases without a Hero's turn bring, gathered until somebody is asked again.
#[derive(Clone, Debug, Default)]
struct Passing {
    is_on: bool,
    /// The last heading, for what comes after a question in the middle of its phase.
    heading: Option<Line>,
    lines: Vec<Line>,
}

impl Passing {
    fn watch(&mut self, words: &Words<'_>, events: &[Logged<Event>]) {
        for event in events {
            if let Event::PhaseBegan { phase } = event.what {
                self.is_on = matches!(phase, Phase::Enemies | Phase::Experience | Phase::Event | Phase::End);
            }
            // How the dice fell is in the story; here it counts what came of it.
            let is_told = !matches!(
                event.what,
                Event::Rolled { .. }
                    | Event::Rerolled { .. }
                    | Event::Flipped { .. }
                    | Event::DieRemoved { .. }
                    | Event::SymbolsAdded { .. }
                    | Event::SymbolsCancelled { .. }
                    | Event::AbilityUsed { .. }
                    | Event::RoundBegan { .. }
            );
            let Some(line) = line(words, event).filter(|_| self.is_on && is_told) else { continue };
            match (line.rank, self.lines.is_empty()) {
                (Rank::Heading, _) => self.heading = Some(line.clone()),
                (Rank::Turn | Rank::Detail, true) => self.lines.extend(self.heading.clone()),
                (Rank::Turn | Rank::Detail, false) => {}
            }
            self.lines.push(line);
        }
    }

    /// What has been gathered, without the headings of phases in which nothing happened.
    fn take(&mut self) -> Vec<Line> {
        let lines = std::mem::take(&mut self.lines);
        let is_empty = |at: usize| {
            let next = lines.get(at + 1);
            lines[at].rank == Rank::Heading && next.is_none_or(|next| next.rank == Rank::Heading)
        };
        (0..lines.len()).filter(|at| !is_empty(*at)).map(|at| lines[at].clone()).collect()
    }
}

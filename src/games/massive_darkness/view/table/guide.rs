//! The guide: hints of the first evening at the table, from what is asked and how the game stands. It answers nothing and holds
//! nobody up.

use super::TableScreen;
use super::dice_tray::Lies;
use super::model::Form;
use super::why_not::leads_nowhere;
use crate::games::massive_darkness::rules::ask::Purpose;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::{Act, Answer, Ask};
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::view::board::map::{actor_of, piece_of};
use crate::games::massive_darkness::view::evening::{At, Deed, When, evening};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
pub use crate::kit::hints::Learned;
use crate::kit::hints::{self, Room, marked};
use crate::kit::map::{Spot, busy, seen};
use egui::{Rect, Ui};
use std::collections::BTreeSet;

/// The key that puts a hint away, as it is written on the keyboard.
const KEY: &str = "H";

/// The hints at a table.
pub(super) type Guide = hints::Guide<When, At>;

/// What hints need to know of a game.
#[derive(Clone, Copy)]
pub(super) struct Now<'a> {
    pub(super) play: &'a Play,
    pub(super) listed: &'a [Answer],
    /// Do the dice of the last fight lie there, and not a line that is left of them?
    pub(super) are_dice_open: bool,
}

impl Now<'_> {
    fn asked(&self) -> Option<Hero> {
        match self.play.game().state.ask {
            Ask::Act(hero) => Some(hero),
            _ => None,
        }
    }

    pub(super) fn holds(&self, when: When) -> bool {
        let game = self.play.game();
        let state = &game.state;
        match when {
            When::Decisions(0) => self.play.session().decisions().is_empty(),
            When::Decisions(count) => self.play.session().decisions().len() >= usize::from(count),
            When::Turn => self.asked().is_some(),
            When::ActionsLeft(most) => state.frames.iter().any(|frame| match frame {
                Frame::Activation(activation) => activation.actions <= most,
                _ => false,
            }),
            // What is greyed, because it would do nothing, is not explained as something to do.
            When::Offers(deed) => {
                self.listed.iter().any(|answer| deed_of(answer) == Some(deed))
                    && !(deed == Deed::Move && leads_nowhere(game))
            }
            When::Arranging => matches!(state.ask, Ask::Arrange { .. }),
            When::Buying => matches!(state.ask, Ask::Choose { purpose: Purpose::Skill, .. }),
            // Attack and defense: a die that a Skill rolls is no fight.
            When::DiceLie => self.play.beside().combat.dice.len() > 1 && self.are_dice_open,
            When::Enemies => state.enemy_ids().next().is_some(),
            When::InShadow => self.asked().is_some_and(|hero| game.dungeon.zone(state.hero(hero).zone).shadow),
            When::Wounded => self.asked().is_some_and(|hero| state.hero(hero).health < game.max_health(hero)),
            When::SomebodyFell => state.hero_ids().any(|hero| state.hero(hero).dead),
            When::Round(round) => state.round >= round,
            When::Level(level) => state.level >= level,
            When::Goals(count) => {
                let met = usize::from(state.goals_met);
                met >= usize::from(count) && met < game.dungeon.goals.len()
            }
        }
    }
}

/// What an answer does, as far as hints speak of it.
fn deed_of(answer: &Answer) -> Option<Deed> {
    let Answer::Act(act) = answer else { return None };
    Some(match act {
        Act::Move => Deed::Move,
        Act::Step(_) => Deed::Step,
        Act::OpenDoor(_) => Deed::OpenDoor,
        Act::PickUp => Deed::PickUp,
        Act::Escape => Deed::Escape,
        Act::Attack(..) | Act::SwordAndSpell(_) => Deed::Attack,
        Act::Reorganize => Deed::Reorganize,
        Act::GetUp => Deed::GetUp,
        Act::Nothing => Deed::End,
        Act::Lay(_) | Act::Quest(_) | Act::EndMove | Act::Transmute | Act::Use(_) => return None,
    })
}

/// Where the panels lie that the screen is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panels {
    pub(super) rail: Rect,
    pub(super) question: Rect,
    pub(super) map: Rect,
}

impl TableScreen {
    /// With hints on the way, besides those that somebody knows already.
    #[must_use]
    pub fn guided(mut self, explained: BTreeSet<String>) -> Self {
        self.guide = Some(Guide::new(evening().hints.clone(), explained));
        self
    }

    /// Without any.
    #[must_use]
    pub fn without_hints(self) -> Self {
        Self { guide: None, ..self }
    }

    /// What was explained since this was asked last, if anything.
    pub fn learned(&mut self) -> Option<Learned> {
        Guide::learned_at_the_table(&mut self.guide)
    }

    /// Puts the hint away that is shown.
    pub(super) fn hint_understood(&mut self) {
        if let Some(guide) = &mut self.guide {
            guide.put_away();
        }
    }

    /// Whoever does what a hint speaks of, or goes on with what it was said of, needs it no more.
    pub(super) fn hint_followed(&mut self, answer: &Answer) {
        let Some(guide) = &mut self.guide else { return };
        guide.follow(|at| match *at {
            At::Answer(deed) => deed_of(answer) == Some(deed),
            _ => true,
        });
    }

    /// The hint that is of use now, beside what it speaks of. While something is shown by itself, or a Hero lies open over the map, there
    /// is none.
    pub(super) fn guide_ui(&mut self, ui: &Ui, texts: &Texts, panels: Panels) {
        let is_going_on = self.play.trouble().is_none() && self.play.game().outcome().is_none();
        if self.guide.is_none() || !is_going_on || self.is_held() || self.has_stopped() {
            return;
        }
        if self.face.is_some() || self.open_hero.is_some() {
            return;
        }
        // Nothing that is greyed is explained, and none is pointed at.
        let given: Vec<(usize, Answer)> = self.given_answers().map(|(at, (answer, _))| (at, answer.clone())).collect();
        let listed: Vec<Answer> = given.iter().map(|(_, answer)| answer.clone()).collect();
        // Dice are explained where they lie, not where a line is left of them.
        let are_dice_open = matches!(self.lies(&self.play.beside().combat), Lies::Open | Lies::Shown);
        let Some(guide) = &mut self.guide else { return };
        let now = Now { play: &self.play, listed: &listed, are_dice_open };
        guide.look(self.play.revision(), |when| now.holds(*when));
        // In the frame in which something has been written down after all there is no question yet.
        let Some(hint) = guide.hints.shown().filter(|_| panels.question.is_positive()) else { return };
        let (words, at) = (texts.get(&format!("hint-{}", hint.name)), hint.at);
        let thing = self.thing(ui, at, &given, &panels).unwrap_or(panels.question);
        let mut taken: Vec<Rect> =
            (0..self.listed_answers().len()).filter_map(|at| marked(ui.ctx(), ("answer", at))).collect();
        taken.extend([panels.question, panels.rail]);
        taken.extend(
            ["dice", "dice-folded", "map-buttons", "caption"].into_iter().filter_map(|what| marked(ui.ctx(), what)),
        );
        if matches!(self.model.question.form, Form::Arrange(_)) {
            taken.extend(self.draft.covered());
        }
        let (busy, spoken_of) = (self.busy(ui), self.spoken_of(ui, at, &panels));
        let room = Room { inside: ui.ctx().content_rect(), thing, spoken_of: &spoken_of, taken: &taken, busy: &busy };
        if let Some(guide) = &mut self.guide {
            guide.ui(ui, texts, &words, KEY, &room);
        }
    }

    /// Where the thing is that a hint points at; none if it is out of sight.
    fn thing(&self, ui: &Ui, at: At, given: &[(usize, Answer)], panels: &Panels) -> Option<Rect> {
        let ctx = ui.ctx();
        let on_the_map = |spot| seen(ctx, spot).map(|at| at.intersect(panels.map)).filter(Rect::is_positive);
        match at {
            At::Question => marked(ctx, "question"),
            At::Answers => Some(panels.question),
            At::Answer(deed) => {
                // The first of them may be scrolled out of sight.
                let mut able = given.iter().filter(|(_, answer)| deed_of(answer) == Some(deed));
                able.find_map(|(number, _)| marked(ctx, ("answer", *number)))
            }
            At::Asked => marked(ctx, ("hero", self.model.question.hero?.index())),
            At::Acting => on_the_map(Spot::Figure(piece_of(Actor::Hero(self.model.question.hero?)))),
            At::Enemy => {
                let figures = self.map.board.figures.iter().map(|figure| figure.piece);
                let mut enemies = figures.filter(|piece| matches!(actor_of(*piece), Actor::Enemy(_)));
                enemies.find_map(|piece| on_the_map(Spot::Figure(piece)))
            }
            At::Exit => on_the_map(Spot::Space(self.play.game().dungeon.exit?)),
            At::Dice => marked(ctx, "dice"),
            At::Rail => Some(panels.rail),
            At::TakeBack => marked(ctx, ("command", "table-undo")),
            At::Story => marked(ctx, "story"),
        }
    }

    /// Where on the map the words of a hint lead: to whatever can be answered there by what it points at, to the zone of whom it points at.
    fn spoken_of(&self, ui: &Ui, at: At, panels: &Panels) -> Vec<Rect> {
        let on_the_map = |spot| seen(ui.ctx(), spot).map(|at| at.intersect(panels.map)).filter(Rect::is_positive);
        let zone_of = |hero: Hero| Spot::Space(self.play.game().state.hero(hero).zone);
        match at {
            At::Answer(deed) => {
                let first = |number: usize| self.map.answers(number).first().and_then(deed_of);
                let offers = self.map.board.offers.iter().filter(|offer| first(offer.number) == Some(deed));
                offers.filter_map(|offer| on_the_map(offer.spot)).collect()
            }
            At::Acting => self.model.question.hero.and_then(|hero| on_the_map(zone_of(hero))).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// What had better be seen: where something can be answered on the map, who acts, the Heroes, what is told.
    fn busy(&self, ui: &Ui) -> Vec<Rect> {
        let mut busy = busy(ui.ctx(), &self.map.board);
        busy.extend(["story", "minimap"].into_iter().filter_map(|what| marked(ui.ctx(), what)));
        busy.extend((0..self.model.heroes.len()).filter_map(|at| marked(ui.ctx(), ("hero", at))));
        busy
    }
}

#[cfg(test)]
mod tests;

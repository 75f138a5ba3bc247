//! The guide: hints of the first evening at the table, from what is asked and how the game stands. It answers nothing and holds
//! nobody up.

use super::TableScreen;
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
use crate::kit::hints::{Hints, PutAway, Room, bubble_ui, mark, marked};
use crate::kit::map::{Spot, seen};
use egui::{Rect, Ui, Vec2};
use std::collections::BTreeSet;

/// A zone that one may go to shows so by a dot in its middle, no larger than this, in points.
const DOT: f32 = 40.0;

/// The key that puts a hint away, as it is written on the keyboard.
const KEY: &str = "H";

/// What somebody has been told by hints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// No more hints are wanted.
    pub enough: bool,
    /// The names of those that were explained.
    pub explained: BTreeSet<String>,
}

/// The hints at a table.
pub(super) struct Guide {
    hints: Hints<When, At>,
    /// The game was looked at when it was at this place.
    seen: Option<u64>,
    is_news: bool,
    enough: bool,
}

impl Guide {
    pub(super) fn new(explained: BTreeSet<String>) -> Self {
        Self { hints: Hints::new(evening().hints.clone(), explained), seen: None, is_news: false, enough: false }
    }

    pub(super) fn is_showing(&self) -> bool {
        self.hints.shown().is_some()
    }

    fn put_away(&mut self) {
        self.hints.put_away();
        (self.seen, self.is_news) = (None, true);
    }
}

/// What hints need to know of a game.
#[derive(Clone, Copy)]
pub(super) struct Now<'a> {
    pub(super) play: &'a Play,
    pub(super) listed: &'a [Answer],
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
            When::DiceLie => self.play.beside().combat.dice.len() > 1,
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
        self.guide = Some(Guide::new(explained));
        self
    }

    /// Without any.
    #[must_use]
    pub fn without_hints(self) -> Self {
        Self { guide: None, ..self }
    }

    /// What was explained since this was asked last, if anything.
    pub fn learned(&mut self) -> Option<Learned> {
        let guide = self.guide.as_mut().filter(|guide| guide.is_news)?;
        guide.is_news = false;
        let learned = Learned { enough: guide.enough, explained: guide.hints.explained().clone() };
        if guide.enough {
            self.guide = None;
        }
        Some(learned)
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
        let is_done = guide.hints.shown().is_some_and(|hint| match hint.at {
            At::Answer(deed) => deed_of(answer) == Some(deed),
            _ => true,
        });
        if is_done {
            guide.put_away();
        }
    }

    /// The hint that is of use now, beside what it speaks of. While something is shown by itself there is none.
    pub(super) fn guide_ui(&mut self, ui: &Ui, texts: &Texts, panels: Panels) {
        let is_going_on = self.play.trouble().is_none() && self.play.game().outcome().is_none();
        if self.guide.is_none() || !is_going_on || self.is_held() || self.has_stopped() || self.face.is_some() {
            return;
        }
        let is_new = self.guide.as_ref().is_some_and(|guide| guide.seen != Some(self.play.revision()));
        if !is_new && !self.guide.as_ref().is_some_and(Guide::is_showing) {
            return;
        }
        let listed: Vec<Answer> = self.listed_answers().iter().map(|(answer, _)| answer.clone()).collect();
        let Some(guide) = &mut self.guide else { return };
        if is_new {
            guide.seen = Some(self.play.revision());
            let now = Now { play: &self.play, listed: &listed };
            guide.hints.look(|when| now.holds(*when));
        }
        // In the frame in which something has been written down after all there is no question yet.
        let Some(hint) = guide.hints.shown().filter(|_| panels.question.is_positive()) else { return };
        let (name, at) = (format!("hint-{}", hint.name), hint.at);
        let thing = self.thing(ui, at, &listed, &panels).unwrap_or(panels.question);
        let mut taken: Vec<Rect> = (0..listed.len()).filter_map(|at| marked(ui.ctx(), ("answer", at))).collect();
        taken.extend([panels.question, panels.rail]);
        taken.extend(marked(ui.ctx(), "dice"));
        if matches!(self.model.question.form, Form::Arrange(_)) {
            taken.push(panels.map);
        }
        let busy = self.busy(ui);
        let room = Room { inside: ui.ctx().content_rect(), thing, taken: &taken, busy: &busy };
        mark(ui, "hint-thing", thing);
        let told = bubble_ui(ui, texts, &texts.get(&name), KEY, &room);
        match told {
            Some(PutAway::Understood) => self.hint_understood(),
            Some(PutAway::Enough) => {
                if let Some(guide) = &mut self.guide {
                    guide.put_away();
                    guide.enough = true;
                }
            }
            None => {}
        }
    }

    /// Where the thing is that a hint points at; none if it is out of sight.
    fn thing(&self, ui: &Ui, at: At, listed: &[Answer], panels: &Panels) -> Option<Rect> {
        let ctx = ui.ctx();
        let on_the_map = |spot| seen(ctx, spot).map(|at| at.intersect(panels.map)).filter(Rect::is_positive);
        match at {
            At::Question => marked(ctx, "question"),
            At::Answers => Some(panels.question),
            At::Answer(deed) => {
                let number = listed.iter().position(|answer| deed_of(answer) == Some(deed))?;
                marked(ctx, ("answer", number))
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

    /// What had better be seen: where something can be answered on the map, who acts, the Heroes.
    fn busy(&self, ui: &Ui) -> Vec<Rect> {
        // Of a zone it is the dot in its middle.
        let dot = |spot: Spot, at: Rect| match spot {
            Spot::Space(_) => Rect::from_center_size(at.center(), Vec2::splat(DOT)),
            Spot::Edge(_) | Spot::Heap(_) | Spot::Sign(_) | Spot::Figure(_) => at,
        };
        let offers =
            self.map.board.offers.iter().filter_map(|offer| Some(dot(offer.spot, seen(ui.ctx(), offer.spot)?)));
        let figures = self.map.board.figures.iter().filter_map(|figure| seen(ui.ctx(), Spot::Figure(figure.piece)));
        let heroes = (0..self.model.heroes.len()).filter_map(|at| marked(ui.ctx(), ("hero", at)));
        offers.chain(figures).chain(heroes).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quest;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::{Bot as _, Greedy};
    use crate::games::massive_darkness::texts;
    use crate::house::play::Dice;
    use crate::house::text::Language;

    #[test]
    fn every_hint_can_come_and_is_said_in_every_language() {
        let said = Language::ALL.map(texts::of);
        for hint in &evening().hints {
            let id = format!("hint-{}", hint.name);
            assert!(said.iter().all(|texts| texts.has(&id)), "{id}");
        }
        let (home, table) = (tempfile::tempdir().unwrap(), table());
        let mut start = start(&table, evening().heroes);
        start.quest = ron::from_str(shipped_quest(&evening().quest).unwrap()).unwrap();
        let mut explained = BTreeSet::new();
        for seed in 0..24 {
            let file = home.path().join(format!("{seed}.journal"));
            let mut play = Play::begin(&table, &said[0], start.clone(), seed, Dice::App, &file).unwrap();
            let (mut guide, mut bot) = (Guide::new(explained), Greedy::new(seed));
            while play.game().outcome().is_none() {
                let mut listed = Vec::new();
                play.game().answers(&mut listed);
                loop {
                    let now = Now { play: &play, listed: &listed };
                    guide.hints.look(|when| now.holds(*when));
                    if guide.hints.shown().is_none() {
                        break;
                    }
                    guide.put_away();
                }
                let answer = bot.answer(play.game(), &listed);
                play.answer(&said[0], answer).unwrap();
            }
            explained = guide.hints.explained().clone();
            if explained.len() == evening().hints.len() {
                return;
            }
        }
        let missing = evening().hints.iter().filter(|hint| !explained.contains(&hint.name));
        panic!("never shown: {:?}", missing.map(|hint| &hint.name).collect::<Vec<_>>());
    }
}

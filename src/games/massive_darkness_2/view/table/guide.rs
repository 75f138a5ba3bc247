//! The guide: hints of a first game at the table, from what is asked and how the game stands. It answers nothing and holds nobody up.

use super::Table;
use super::asking::{Entry, Group};
use super::folded::Lies;
use crate::games::massive_darkness_2::fight::Fight;
use crate::games::massive_darkness_2::rules::{Answer, Ask, Symbol};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::view::board::{Subject, piece_of_target, subject_of};
use crate::games::massive_darkness_2::view::evening::{Asked, At, Deed, When, evening};
use crate::house::play::Play;
use crate::house::text::Texts;
use crate::kernel::game::{Asked as Whom, Game as _};
use crate::kit::hints::{self, Learned, Room, marked};
use crate::kit::map::{Spot, busy, seen};
use egui::{Rect, Ui};
use std::collections::BTreeSet;

/// The key that puts a hint away, as it is written on the keyboard.
const KEY: &str = "H";

/// The hints at a table.
pub(super) type Guide = hints::Guide<When, At>;

/// Where the panels lie that the table is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panels {
    pub(super) rail: Rect,
    pub(super) side: Rect,
    pub(super) heroes: Rect,
    pub(super) map: Rect,
}

/// What hints need to know of a game.
struct Now<'a> {
    play: &'a Play<HellscapeRules>,
    offers: &'a [Answer],
    has_dice: bool,
    has_claws: bool,
}

impl<'a> Now<'a> {
    fn of(play: &'a Play<HellscapeRules>, offers: &'a [Answer]) -> Self {
        let fight = play.beside().fight.filter(Fight::has_dice);
        let shown = fight.map(|fight| fight.combat.rolled.total(&play.game().table().content.dice));
        let has_claws = shown.is_some_and(|shown| shown.count(Symbol::Claw.id()) > 0);
        Self { play, offers, has_dice: fight.is_some(), has_claws }
    }

    fn asked(&self) -> Option<u8> {
        match self.play.game().state().asked {
            Some(Ask::Turn { hero }) => Some(hero),
            _ => None,
        }
    }

    fn holds(&self, when: When) -> bool {
        let (game, decisions) = (self.play.game(), || self.play.session().decisions().len());
        let state = game.state();
        let hero = || self.asked().map(|hero| (hero, state.hero(hero)));
        match when {
            When::Decisions(0) => decisions() == 0,
            When::Decisions(count) => decisions() >= usize::from(count),
            When::Turn => self.asked().is_some(),
            When::ActionsLeft(most) => hero().is_some_and(|(_, hero)| hero.actions <= most),
            When::Asks(asked) => matches!(
                (asked, state.asked),
                (Asked::NextHero, Some(Ask::NextHero))
                    | (Asked::Receive, Some(Ask::Receive { .. }))
                    | (Asked::Learn, Some(Ask::Learn { .. }))
                    | (Asked::Resolve, Some(Ask::Resolve { .. }))
            ),
            When::Offers(deed) => self.offers.iter().any(|answer| deed_of(answer) == Some(deed)),
            When::DiceLie => self.has_dice,
            When::ClawsLie => self.has_claws,
            When::Enemies => state.enemies().next().is_some(),
            When::InShadow => {
                let zones = &game.table().dungeon.zones;
                hero().is_some_and(|(_, hero)| zones.get(hero.zone.index()).is_some_and(|zone| zone.shadow))
            }
            When::Wounded => hero().is_some_and(|(seat, hero)| hero.health < game.max_health(seat)),
            When::SomebodyFell => state.heroes.iter().any(|hero| hero.down),
            When::Round(round) => state.round >= round,
        }
    }
}

/// What an answer does, as far as hints speak of it.
fn deed_of(answer: &Answer) -> Option<Deed> {
    Some(match answer {
        Answer::Move => Deed::Move,
        Answer::Step(_) => Deed::Step,
        Answer::Open(_) => Deed::Open,
        Answer::Interact(_) => Deed::Interact,
        Answer::Task(_) => Deed::Task,
        Answer::Attack { .. } => Deed::Attack,
        Answer::Rest { .. } => Deed::Rest,
        Answer::Use(_) => Deed::Use,
        Answer::Trade => Deed::Trade,
        Answer::EndTurn => Deed::End,
        _ => return None,
    })
}

impl Table {
    /// With hints on the way, besides those that somebody knows already, where this is the Quest that explains the game.
    pub(in super::super) fn guided(&mut self, explained: BTreeSet<String>) {
        let is_first = !self.is_trial && self.game().table().dungeon.id == evening().quest;
        self.guide = is_first.then(|| Guide::new(evening().hints.clone(), explained));
    }

    /// Without any.
    pub(in super::super) fn without_hints(&mut self) {
        self.guide = None;
    }

    /// Is there a hint to be put away?
    pub(in super::super) fn has_hint(&self) -> bool {
        self.guide.as_ref().is_some_and(Guide::is_showing)
    }

    /// What was explained since this was asked last, if anything.
    pub(in super::super) fn learned(&mut self) -> Option<Learned> {
        Guide::learned_at_the_table(&mut self.guide)
    }

    /// Puts the hint away that is shown.
    pub(in super::super) fn hint_understood(&mut self) {
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

    /// The hint that is of use now, beside what it speaks of. While something is shown by itself, or something lies over the map, there is
    /// none.
    pub(super) fn guide_ui(&mut self, ui: &Ui, texts: &Texts, panels: &Panels) {
        let is_going_on = self.play.trouble().is_none() && self.game().outcome().is_none();
        if !is_going_on || self.is_showing() || self.subject.is_some() {
            return;
        }
        // Dice are explained where they lie, not where a line is left of them.
        let are_folded = self.dice_shown().is_some_and(|dice| self.lies(&dice.fight) == Lies::Folded);
        let (Some(guide), Some(seen)) = (&mut self.guide, &self.seen) else { return };
        let offers: Vec<Answer> = seen.offers.iter().map(|(answer, _)| *answer).collect();
        let now = Now::of(&self.play, &offers);
        let now = Now { has_dice: now.has_dice && !are_folded, has_claws: now.has_claws && !are_folded, ..now };
        if !guide.look(self.play.revision(), |when| now.holds(*when)) {
            return;
        }
        let Some(hint) = guide.hints.shown() else { return };
        let (words, at) = (texts.get(&format!("hint-{}", hint.name)), hint.at);
        let asked = marked(ui.ctx(), "question-sheet").unwrap_or(panels.side);
        let thing = self.thing(ui, at, panels).unwrap_or(asked);
        let mut taken: Vec<Rect> = (0..self.entries.len()).filter_map(|at| marked(ui.ctx(), ("answer", at))).collect();
        taken.extend([asked, panels.rail]);
        taken.extend(
            ["dice", "dice-folded", "map-buttons", "sheet"].into_iter().filter_map(|what| marked(ui.ctx(), what)),
        );
        let (busy, spoken_of) = (self.busy(ui, panels), self.spoken_of(ui, at, panels));
        let room = Room { inside: ui.ctx().content_rect(), thing, spoken_of: &spoken_of, taken: &taken, busy: &busy };
        if let Some(guide) = &mut self.guide {
            guide.ui(ui, texts, &words, KEY, &room);
        }
    }

    /// The lines of the list behind which such an answer stands.
    fn entries_of(&self, deed: Deed) -> impl Iterator<Item = usize> {
        let offers = self.seen.as_ref().map(|seen| seen.offers.as_slice()).unwrap_or_default();
        let content = &self.game().table().content;
        let is_in = move |group: Group, answer: &Answer| Group::of(content, answer) == Some(group);
        let does = move |entry: &Entry| match entry {
            Entry::Give(number, _) => offers.get(*number).and_then(|(answer, _)| deed_of(answer)) == Some(deed),
            Entry::Look(group, _) => {
                offers.iter().any(|(answer, _)| deed_of(answer) == Some(deed) && is_in(*group, answer))
            }
            Entry::Back(_) => false,
        };
        self.entries.iter().enumerate().filter(move |(_, entry)| does(entry)).map(|(at, _)| at)
    }

    /// Where the thing is that a hint points at; none if it is out of sight.
    fn thing(&self, ui: &Ui, at: At, panels: &Panels) -> Option<Rect> {
        let ctx = ui.ctx();
        let on_the_map = |spot| seen(ctx, spot).map(|at| at.intersect(panels.map)).filter(Rect::is_positive);
        let seat = match self.game().question()?.asked {
            Whom::Seat(seat) => Some(seat),
            _ => None,
        };
        match at {
            At::Question => marked(ctx, "question"),
            At::Answers => marked(ctx, "question-sheet"),
            At::Answer(deed) => self.entries_of(deed).find_map(|number| marked(ctx, ("answer", number))),
            At::Asked => marked(ctx, ("hero", seat?)),
            At::Acting => on_the_map(Spot::Figure(piece_of_target(seat?))),
            At::Enemy => {
                let figures = self.seen.as_ref()?.board.board.figures.iter().map(|figure| figure.piece);
                let mut enemies = figures.filter(|piece| matches!(subject_of(*piece), Subject::Enemy(_)));
                enemies.find_map(|piece| on_the_map(Spot::Figure(piece)))
            }
            At::Dice => marked(ctx, "dice"),
            At::Rail => marked(ctx, "rail"),
            At::Objectives => marked(ctx, "objectives"),
            At::TakeBack => marked(ctx, ("command", "table-undo")),
            At::Story => marked(ctx, "story"),
        }
    }

    /// Where on the map the words of a hint lead: to whatever can be answered there by what it points at, to the zone of whom it points at.
    fn spoken_of(&self, ui: &Ui, at: At, panels: &Panels) -> Vec<Rect> {
        let on_the_map = |spot| seen(ui.ctx(), spot).map(|at| at.intersect(panels.map)).filter(Rect::is_positive);
        let Some(now) = &self.seen else { return Vec::new() };
        match at {
            At::Answer(deed) => {
                let does = |number: usize| now.offers.get(number).and_then(|(answer, _)| deed_of(answer)) == Some(deed);
                let offers = now.board.board.offers.iter().filter(|offer| does(offer.number));
                offers.filter_map(|offer| on_the_map(offer.spot)).collect()
            }
            At::Acting => {
                let acting = now.board.board.acting.and_then(|piece| now.board.board.figure(piece));
                acting.and_then(|figure| on_the_map(Spot::Space(figure.space))).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What had better be seen: where something can be answered on the map, who stands there, the Heroes, what is to be done and
    /// what is told.
    fn busy(&self, ui: &Ui, panels: &Panels) -> Vec<Rect> {
        let Some(now) = &self.seen else { return Vec::new() };
        let mut busy = busy(ui.ctx(), &now.board.board);
        busy.push(panels.heroes);
        busy.extend(["objectives", "story", "minimap"].into_iter().filter_map(|what| marked(ui.ctx(), what)));
        busy
    }
}

#[cfg(test)]
mod tests;

//! Answers in the words of a button.

use super::describe::{treasure_name, way_text};
use super::rules::{Answer, Ask, BossMonster, CardId, Kind, Spot, Target, Until, Use};
use super::story::Teller;
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

impl Teller<'_> {
    /// An answer to the pending question.
    pub(super) fn label(&self, game: &BossMonster, answer: &Answer) -> Arc<str> {
        let texts = self.texts;
        let ask = game.state().asked;
        let card = |card: CardId| self.card(card);
        match *answer {
            Answer::Card(named) => card(named),
            Answer::Keep { card: named, .. } => tr!(texts, "label-bm-keep", card = card(named).as_ref()),
            Answer::Mulligan { redraw: true, .. } => tr!(texts, "label-bm-mulligan"),
            Answer::Mulligan { redraw: false, .. } => tr!(texts, "label-bm-no-mulligan"),
            Answer::Discards { cards: [one, other], .. } => {
                tr!(texts, "label-bm-discards", one = card(one).as_ref(), other = card(other).as_ref())
            }
            Answer::Pays { pays: true, .. } => tr!(texts, "label-bm-pays"),
            Answer::Pays { pays: false, .. } => tr!(texts, "label-bm-pays-not"),
            Answer::Lay { card: laid, spot: Spot::Left } => tr!(texts, "label-bm-lay-left", card = card(laid).as_ref()),
            Answer::Lay { card: laid, spot: Spot::On(room) } if self.cards.is_miniboss(laid) => {
                tr!(texts, "label-bm-lay-under", card = card(laid).as_ref(), room = card(room).as_ref())
            }
            Answer::Lay { card: laid, spot: Spot::On(room) } => {
                tr!(texts, "label-bm-lay-on", card = card(laid).as_ref(), room = card(room).as_ref())
            }
            Answer::Lift => tr!(texts, "label-bm-lift"),
            Answer::Promote { miniboss, pay: CardId::NONE } => {
                tr!(texts, "label-bm-promote-coin", card = card(miniboss).as_ref())
            }
            Answer::Promote { miniboss, pay } => {
                tr!(texts, "label-bm-promote-card", card = card(miniboss).as_ref(), other = card(pay).as_ref())
            }
            Answer::Feed(room) => tr!(texts, "label-bm-feed", card = card(room).as_ref()),
            Answer::Sell(sold) => tr!(texts, "label-bm-sell", card = card(sold).as_ref()),
            Answer::Use(how) => self.used(&how),
            Answer::Pass if matches!(ask, Some(Ask::FirstRoom { .. })) => tr!(texts, "label-bm-no-first-room"),
            Answer::Pass if matches!(ask, Some(Ask::Turn { .. })) => tr!(texts, "label-bm-no-more"),
            Answer::Pass => tr!(texts, "label-bm-pass"),
            Answer::PassUntil(Until::Now | Until::Action) => tr!(texts, "label-bm-pass-action"),
            Answer::PassUntil(Until::Turn) => tr!(texts, "label-bm-pass-turn"),
            Answer::PassUntil(Until::Phase) => tr!(texts, "label-bm-pass-phase"),
            Answer::First { card: first, .. } if self.cards.abilities(first).len() < 2 => {
                tr!(texts, "label-bm-first", card = card(first).as_ref())
            }
            Answer::First { card: first, ability } => {
                tr!(texts, "label-bm-first-ability", card = card(first).as_ref(), number = i64::from(ability) + 1)
            }
            Answer::Number(0) if matches!(ask, Some(Ask::Intrigue { .. })) => tr!(texts, "label-bm-draw-room"),
            Answer::Number(_) if matches!(ask, Some(Ask::Intrigue { .. })) => tr!(texts, "label-bm-draw-spell"),
            Answer::Number(number) => number.to_string().into(),
            Answer::Yes => tr!(texts, "label-bm-yes"),
            Answer::No => tr!(texts, "label-bm-no"),
        }
    }

    /// What is used, at what, and what is paid for it where that can be chosen.
    fn used(&self, how: &Use) -> Arc<str> {
        let texts = self.texts;
        let name = self.card(how.card);
        let head = match self.cards.kind(how.card) {
            Some(Kind::Spell(_)) => tr!(texts, "label-bm-cast", card = name.as_ref()),
            _ => tr!(texts, "label-bm-use", card = name.as_ref()),
        };
        let ability = self.cards.abilities(how.card).get(usize::from(how.ability));
        let way = ability
            .filter(|ability| ability.ways.len() > 1)
            .and_then(|ability| ability.ways.get(usize::from(how.way)))
            .map(|way| Arc::from(way_text(way, texts)));
        let target = self.aimed(how);
        let coins = (how.coins > 0).then(|| tr!(texts, "label-bm-paying", coins = i64::from(how.coins)));
        let given: Vec<CardId> = how.pay.into_iter().filter(|card| card.is_some()).collect();
        let given = match *given {
            [] => None,
            [one] => Some(self.card(one)),
            [one, other, ..] => Some(self.both(one, other)),
        };
        let given = given.map(|cards| tr!(texts, "label-bm-giving-up", cards = cards.as_ref()));
        let parts: Vec<Arc<str>> = [Some(head), way, target, coins, given].into_iter().flatten().collect();
        parts.join(", ").into()
    }

    /// At what something is used, in words; nothing where it is aimed at nothing.
    fn aimed(&self, how: &Use) -> Option<Arc<str>> {
        self.target(how.target).map(|target| tr!(self.texts, "label-bm-on", target = target.as_ref()))
    }

    /// What is used, with what it is aimed at.
    pub(super) fn aimed_card(&self, how: &Use) -> Arc<str> {
        let name = self.card(how.card);
        self.aimed(how).map_or_else(|| Arc::clone(&name), |aimed| format!("{name} ({aimed})").into())
    }

    fn target(&self, target: Target) -> Option<Arc<str>> {
        let texts = self.texts;
        Some(match target {
            Target::None => return None,
            Target::Player(seat) => self.seat(seat),
            Target::Dungeon(seat) => tr!(texts, "label-bm-dungeon", seat = self.seat(seat).as_ref()),
            Target::Icon(seat, treasure) => tr!(
                texts,
                "label-bm-icon",
                seat = self.seat(seat).as_ref(),
                treasure = treasure_name(treasure, texts).as_ref()
            ),
            Target::Room(card) | Target::Hero(card) | Target::Miniboss(card) | Target::Card(card) => self.card(card),
            Target::Rooms(one, other) => self.both(one, other),
        })
    }

    fn both(&self, one: CardId, other: CardId) -> Arc<str> {
        tr!(self.texts, "label-bm-both", one = self.card(one).as_ref(), other = self.card(other).as_ref())
    }
}

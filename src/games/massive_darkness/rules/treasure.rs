//! ACTION (Pick Up) and everything else that gives cards to Heroes.

use super::ask::{Answer, Ask, By, Choice, DeckName, Drawn, Purpose};
use super::cards::{EquipmentKind, SlotSymbol};
use super::event::Event;
use super::frames::{Arrange, Effects, Frame, Gain, GainFrom, GainStep, Reveal};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{AbilityUse, Actor, CardId, Hero};
use super::language::When;
use super::language::quest::Switch;
use super::quest_rules::Now;
use super::state::{Held, Slot, Token, TokenKind};
use crate::kernel::board::SpaceId;
use crate::kernel::game::Refusal;

impl MassiveDarkness {
    /// ACT-PICKUP-01, ACT-PICKUP-02: tokens in the Zone and no Enemy, stunned or not.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_pick_up(&self, hero: Hero) -> Result<(), Refusal> {
        let zone = self.state.hero(hero).zone;
        if !self.state.tokens.iter().any(|token| can_be_taken(token, zone)) {
            return Err(Refusal::new("ACT-PICKUP-01", "refusal-no-tokens"));
        }
        if self.state.enemy_in(zone).is_some() {
            return Err(Refusal::new("ACT-PICKUP-01", "refusal-enemy-here"));
        }
        Ok(())
    }

    /// ACT-PICKUP-01, TOKEN-03: what lies face down is turned over first.
    pub(super) fn pick_up(&mut self, hero: Hero, log: &mut Events<'_>) {
        let zone = self.state.hero(hero).zone;
        if self.state.tokens.iter().any(|token| can_be_taken(token, zone) && token.is_face_down()) {
            self.push(Frame::Reveal(Reveal { hero, zone }));
        } else {
            self.take_tokens(hero, zone, log);
        }
    }

    /// TOKEN-03: one token after the other; which it is, is drawn now, since it was never decided before.
    pub(super) fn step_reveal(&mut self, frame: &mut Reveal, log: &mut Events<'_>) -> Flow {
        if let Some(at) = self.next_to_reveal(frame) {
            let bag = self.state.tokens[at].bag - 1;
            if let Some(ask) = self.ask_to_draw(DeckName::FaceDown(bag), log) {
                return Flow::Ask(ask);
            }
            // A bag with fewer tokens than spots: nothing lies there.
            self.state.tokens.remove(at);
            return Flow::Again;
        }
        if self.state.tokens.iter().any(|token| can_be_taken(token, frame.zone)) {
            self.take_tokens(frame.hero, frame.zone, log);
            return Flow::Again;
        }
        Flow::Done
    }

    fn next_to_reveal(&self, frame: &Reveal) -> Option<usize> {
        self.state.tokens.iter().position(|token| can_be_taken(token, frame.zone) && token.is_face_down())
    }

    pub(super) fn answer_reveal(&mut self, frame: &mut Reveal, answer: &Answer, log: &mut Events<'_>) {
        if let (Some(Drawn::Token(kind)), Some(at)) = (self.take_drawn(answer), self.next_to_reveal(frame)) {
            let token = &mut self.state.tokens[at];
            token.kind = kind;
            token.bag = 0;
            log.say("TOKEN-03", Event::TokenRevealed { hero: frame.hero, kind, zone: frame.zone });
        }
    }

    /// ACT-PICKUP-01, ACT-PICKUP-04: all tokens of the Zone at once.
    fn take_tokens(&mut self, hero: Hero, zone: SpaceId, log: &mut Events<'_>) {
        let mut gain = Gain { hero, from: GainFrom::Token, ..Gain::default() };
        let tokens = self.state.tokens;
        let level = self.treasure_level(zone);
        for token in tokens.iter().filter(|token| can_be_taken(token, zone)) {
            log.say("ACT-PICKUP-01", Event::TokenTaken { hero, kind: token.kind, zone });
            self.state.picked_up[token.kind as usize] = self.state.picked_up[token.kind as usize].saturating_add(1);
            match token.kind {
                TokenKind::Treasure => drop(gain.levels.push(level)),
                // ACT-PICKUP-05.
                TokenKind::SpecialTreasure if level < 5 => drop(gain.levels.push(level + 1)),
                TokenKind::SpecialTreasure => drop((gain.levels.push(5), gain.levels.push(5))),
                TokenKind::Artifact | TokenKind::Lair | TokenKind::Library => {}
            }
        }
        self.state.tokens.retain(|token| !can_be_taken(token, zone));
        if !gain.levels.is_empty() {
            self.push(Frame::Gain(gain));
        }
        // ACT-PICKUP-07: what the Quest says comes first, since it may end the Quest.
        for token in tokens.iter().filter(|token| can_be_taken(token, zone)) {
            self.trigger(Now::PickedUp(token.kind), hero, log);
        }
        self.check_goals(log);
    }

    /// LEVEL-11, OQ-33: the Level of the tile; the Current Level on a tile without Level token.
    #[must_use]
    pub fn treasure_level(&self, zone: SpaceId) -> u8 {
        let level = self.dungeon.tile_level(zone);
        if level == 0 || self.dungeon.has(Switch::CurrentTreasure) { self.state.level } else { level }
    }

    /// One step of gaining cards.
    pub(super) fn step_gain(&mut self, frame: &mut Gain, log: &mut Events<'_>) -> Flow {
        match frame.step {
            GainStep::Draw => {
                let Some(level) = frame.levels.first().copied() else {
                    frame.step = GainStep::Give;
                    return Flow::Again;
                };
                let deck = match frame.from {
                    GainFrom::Artifact => DeckName::Artifact,
                    _ => DeckName::Treasure(level.clamp(1, 5)),
                };
                match self.ask_to_draw(deck, log) {
                    Some(ask) => Flow::Ask(ask),
                    None => {
                        frame.levels.remove(0);
                        Flow::Again
                    }
                }
            }
            GainStep::Give => self.offer_to_give(frame),
            GainStep::GiveCards => self.offer_cards(frame, log),
            GainStep::Arrange => {
                frame.step = GainStep::End;
                if frame.to != frame.hero && self.wants_to_arrange(frame.to, frame) {
                    self.push_free_arrange(frame.to);
                }
                if self.wants_to_arrange(frame.hero, frame) {
                    self.push_free_arrange(frame.hero);
                }
                Flow::Again
            }
            GainStep::End => Flow::Done,
        }
    }

    /// ACT-PICKUP-06, ACT-TRANS-04, ENEMY-41: whoever received a card may reorganize all he has, whatever that card is.
    /// Without any card that can be equipped there would be nothing to decide; in the middle of a Reorganize he does so
    /// anyway (ACT-TRANS-05). The dead do not (HERO-08).
    fn wants_to_arrange(&self, hero: Hero, frame: &Gain) -> bool {
        let state = self.state.hero(hero);
        let equippable = |card: CardId| self.library.card(card).card.slot != SlotSymbol::None;
        let at_it = |outer: &Frame| matches!(outer, Frame::Arrange(outer) if outer.heroes >> hero.0 & 1 == 1);
        !state.dead
            && !self.state.frames.iter().any(at_it)
            && frame.got.iter().any(|card| self.holds(hero, *card))
            && state.cards.iter().any(|held| equippable(held.card))
    }

    fn push_free_arrange(&mut self, hero: Hero) {
        self.push(Frame::Arrange(Arrange {
            hero,
            heroes: 1 << hero.0,
            trade: false,
            action: false,
            tokens: false,
            handed: 0,
        }));
    }

    /// Does this Hero own the card?
    #[must_use]
    pub fn holds(&self, hero: Hero, card: CardId) -> bool {
        self.state.hero(hero).cards.iter().any(|held| held.card == card)
    }

    /// ACT-PICKUP-06, ENEMY-41: to exactly one other living Hero in the same Zone.
    fn offer_to_give(&mut self, frame: &mut Gain) -> Flow {
        frame.to = frame.hero;
        frame.step = GainStep::Arrange;
        if self.joins_an_earlier_gain(frame) {
            frame.step = GainStep::End;
            return Flow::Again;
        }
        let may_give = matches!(frame.from, GainFrom::Token | GainFrom::Loot);
        // HERO-08: the dead only take part in trades.
        if frame.got.is_empty() || !may_give || self.state.hero(frame.hero).dead {
            return Flow::Again;
        }
        let zone = self.state.hero(frame.hero).zone;
        for other in self.state.hero_ids() {
            let state = self.state.hero(other);
            if other != frame.hero && state.zone == zone && !state.dead && !state.escaped {
                self.state.options.push(Choice::Hero(other));
            }
        }
        if self.state.options.is_empty() {
            return Flow::Again;
        }
        Flow::Ask(Ask::Choose { by: By::Hero(frame.hero), purpose: Purpose::GiveTo, least: 0, most: 1 })
    }

    /// EQUIP-18, ACT-PICKUP-06: what Luck brings belongs to what the token gave.
    fn joins_an_earlier_gain(&mut self, frame: &Gain) -> bool {
        if frame.from != GainFrom::Effect {
            return false;
        }
        for at in (0..self.state.frames.len()).rev() {
            if let Frame::Gain(outer) = &mut self.state.frames[at]
                && outer.from == GainFrom::Token
                && outer.hero == frame.hero
            {
                for card in &frame.got {
                    let _ = outer.got.push(*card);
                }
                return true;
            }
        }
        false
    }

    fn offer_cards(&mut self, frame: &mut Gain, log: &mut Events<'_>) -> Flow {
        if let [only] = frame.got[..] {
            self.give(frame, only, log);
            frame.step = GainStep::Arrange;
            return Flow::Again;
        }
        for card in &frame.got {
            self.state.options.push(Choice::Card(*card));
        }
        let most = frame.got.len() as u8;
        Flow::Ask(Ask::Choose { by: By::Hero(frame.hero), purpose: Purpose::GiveCards, least: 1, most })
    }

    pub(super) fn answer_gain(&mut self, frame: &mut Gain, answer: &Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Drew(_) => self.got_card(frame, answer, log),
            Answer::Pick(Choice::Hero(other)) => {
                frame.to = *other;
                frame.step = GainStep::GiveCards;
            }
            Answer::PickSome(mask) => {
                let options = self.state.options;
                for (at, choice) in options.iter().enumerate() {
                    if let Choice::Card(card) = choice
                        && mask >> at & 1 == 1
                    {
                        self.give(frame, *card, log);
                    }
                }
                frame.step = GainStep::Arrange;
            }
            _ => {}
        }
    }

    /// EQUIP-18: Luck is resolved only for Treasure tokens, otherwise another card is drawn.
    fn got_card(&mut self, frame: &mut Gain, answer: &Answer, log: &mut Events<'_>) {
        let Some(Drawn::Card(card)) = self.take_drawn(answer) else { return };
        let kind = self.library.card(card).card.kind;
        if kind == EquipmentKind::Luck && frame.from != GainFrom::Token {
            self.discard_card(card, log);
            return;
        }
        frame.levels.remove(0);
        log.say("ACT-PICKUP-03", Event::CardGained { hero: frame.hero, card });
        if matches!(kind, EquipmentKind::Luck | EquipmentKind::Trap) {
            self.discard_card(card, log);
        } else {
            self.add_card(frame.hero, card, log);
            frame.got.push(card);
        }
        self.push_drawn_effects(frame.hero, card);
    }

    /// The card's text for the moment it is drawn.
    fn push_drawn_effects(&mut self, hero: Hero, card: CardId) {
        for id in self.library.card(card).abilities.ids() {
            if self.library.ability(id).when == When::Drawn {
                let ability = AbilityUse { ability: id, card, owner: Actor::Hero(hero) };
                self.push(Frame::Effects(Effects { ability, ..Effects::default() }));
            }
        }
    }

    /// EQUIP-01: any number of cards; beyond what the state can hold (far more than a quest gives) it is discarded.
    pub(super) fn add_card(&mut self, hero: Hero, card: CardId, log: &mut Events<'_>) {
        if !self.state.hero_mut(hero).cards.push(Held { card, slot: Slot::Pack }) {
            self.discard_card(card, log);
        }
    }

    fn give(&mut self, frame: &Gain, card: CardId, log: &mut Events<'_>) {
        let cards = &mut self.state.hero_mut(frame.hero).cards;
        if let Some(at) = cards.iter().position(|held| held.card == card) {
            cards.remove(at);
            self.add_card(frame.to, card, log);
            log.say("ACT-PICKUP-06", Event::CardGiven { card, from: frame.hero, to: frame.to });
        }
    }
}

/// ACT-PICKUP-01, QC-06: what Pick Up takes in a Zone.
fn can_be_taken(token: &Token, zone: SpaceId) -> bool {
    token.zone == zone && !token.fixed
}

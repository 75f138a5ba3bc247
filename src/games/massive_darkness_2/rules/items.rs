//! ITEMS: drawing, receiving, equipping, trading; TREASURE: the bag.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::cards::{Back, Content};
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{CardId, Place, Rarity, Slot};
use crate::kernel::bits::Bits;
use crate::kernel::deck::{Deck, Exhaustion};
use crate::moments::QUEST;
use crate::state::Hero;
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// Lays a card into a slot, or into the first that takes it; what lay there goes to the Inventory (M2-ITEM-09).
pub(crate) fn put_on(content: &Content, hero: &mut Hero, card: CardId, slot: Option<Slot>) -> Option<Slot> {
    let place = content.item(card)?.slot;
    let free = |slot: &Slot| place.takes(*slot) && !hero.slot(*slot).is_some();
    let first = || Slot::ALL.into_iter().find(free).or_else(|| Slot::ALL.into_iter().find(|slot| place.takes(*slot)));
    let slot = slot.or_else(first)?;
    clear(hero, slot);
    hero.slots[slot as usize] = card;
    if place == Place::TwoHands {
        clear(hero, Slot::Right);
        hero.slots[Slot::Right as usize] = card;
    }
    Some(slot)
}

/// A two-handed item leaves both hands.
fn clear(hero: &mut Hero, slot: Slot) -> CardId {
    let card = hero.slot(slot);
    for lying in &mut hero.slots {
        if card.is_some() && *lying == card {
            *lying = CardId::NONE;
        }
    }
    card
}

impl MassiveDarkness2 {
    /// What lies where a card would be put, and goes to the Inventory for it (M2-ITEM-04, M2-ITEM-09).
    pub fn takes_off(&self, hero: u8, card: CardId, slot: Slot) -> impl Iterator<Item = CardId> {
        let covers_both = self.table.content.item(card).is_some_and(|item| item.slot == Place::TwoHands);
        let slots = self.state.heroes.get(usize::from(hero)).map_or([CardId::NONE; 6], |hero| hero.slots);
        let here = slots[slot as usize];
        let there = slots[Slot::Right as usize];
        let also = Some(there).filter(|there| covers_both && *there != here);
        std::iter::once(here).chain(also).filter(move |worn| worn.is_some() && *worn != card)
    }

    // ---- decks ----

    fn deck_of(&mut self, back: Back) -> Option<&mut Deck> {
        match back {
            Back::Starting => None,
            Back::Treasure(rarity) => self.state.treasure.get_mut(rarity as usize),
            Back::Mob(tier) => self.state.mob_items.get_mut(usize::from(tier)),
        }
    }

    /// The deck of a back, ready to be drawn from (M2-ITEM-18, M2-SPAWN-04); none when there is nothing.
    pub(crate) fn ready_deck(&mut self, back: Back) -> bool {
        let Some(deck) = self.deck_of(back) else { return false };
        deck.ready(Exhaustion::Reshuffle);
        !deck.is_exhausted()
    }

    pub(crate) fn take_from_deck(&mut self, card: CardId) {
        if let Some(back) = self.table.content.item(card).map(|item| item.back)
            && let Some(deck) = self.deck_of(back)
        {
            deck.take(u16::from(card.0));
        }
    }

    /// Onto the pile of its deck; Starting Items leave the game (M2-TOKEN-20).
    pub(crate) fn discard(&mut self, card: CardId, rule: &'static str, log: &mut Events<'_>) {
        if let Some(back) = self.table.content.item(card).map(|item| item.back)
            && let Some(deck) = self.deck_of(back)
        {
            deck.discard(u16::from(card.0));
        }
        log.say(rule, Event::Discarded { card });
    }

    /// What the next card of a deck can be.
    pub(crate) fn candidates(&self, back: Back) -> Bits<4> {
        match back {
            Back::Starting => Bits::new(),
            Back::Treasure(rarity) => self.state.treasure[rarity as usize].draw_candidates(),
            Back::Mob(tier) => self.state.mob_items.get(usize::from(tier)).map_or(Bits::new(), Deck::draw_candidates),
        }
    }

    // ---- the bag ----

    /// M2-TREAS-03: so many tokens go back into the bag, and a card each is drawn.
    pub(crate) fn cash_in(&mut self, hero: u8, rarity: Rarity, tokens: u8) {
        let there = &mut self.state.bag[rarity as usize];
        *there = there.saturating_add(tokens);
        self.push(Frame::Gain { hero, rarity, left: tokens });
    }

    /// M2-TREAS-04, M2-TREAS-06: a token of the supply goes into the bag, if there is one.
    pub(crate) fn supply_bag(&mut self, rarity: Rarity, rule: &'static str, log: &mut Events<'_>) {
        let place = rarity as usize;
        if self.state.supply[place] > 0 {
            self.state.supply[place] -= 1;
            self.state.bag[place] += 1;
            log.say(rule, Event::TokenAdded { rarity });
        }
    }

    // ---- drawing and receiving ----

    pub(crate) fn step_gain(&mut self, hero: u8, rarity: Rarity, left: &mut u8, log: &mut Events<'_>) -> Flow {
        if *left == 0 {
            return Flow::Done;
        }
        let back = Back::Treasure(rarity);
        // M2-OQ-08, M2-ITEM-15: without a card that anybody could use the token gives nothing.
        let is_for_us = |card: usize| self.is_in_game(CardId(card as u8));
        let deck = self.state.treasure[rarity as usize];
        let any = deck.unseen().iter().chain(deck.discards().iter()).any(is_for_us);
        if !any || !self.ready_deck(back) {
            log.say("M2-ITEM-18", Event::NothingDrawn { hero });
            return Flow::Done;
        }
        Flow::Ask(Ask::Draw { back })
    }

    /// M2-ITEM-15: not an exclusive card of a Class that nobody plays.
    fn is_in_game(&self, card: CardId) -> bool {
        let content = &self.table.content;
        let only = content.item(card).and_then(|item| item.only);
        let classes = self.state.heroes.iter().map(|hero| content.printed.heroes[usize::from(hero.card)].class);
        only.is_none_or(|class| classes.into_iter().any(|other| other == class))
    }

    /// A card was drawn for a Hero.
    pub(crate) fn gain_drawn(&mut self, card: CardId, log: &mut Events<'_>) {
        let Some(Frame::Gain { hero, rarity, left }) = self.top() else { return };
        self.take_from_deck(card);
        if !self.is_in_game(card) {
            self.discard(card, "M2-ITEM-15", log);
            return;
        }
        self.set_top(Frame::Gain { hero, rarity, left: left - 1 });
        log.say("M2-TREAS-03", Event::Drew { hero, card });
        self.receive(hero, card);
    }

    /// A Hero gets a card, and may equip it or hand it over at once.
    pub(crate) fn receive(&mut self, hero: u8, card: CardId) {
        self.state.hero_mut(hero).items.insert(card.index());
        self.push(Frame::Receive { hero, card, given: false });
    }

    pub(crate) fn step_receive(&mut self, hero: u8, card: CardId, given: bool) -> Flow {
        let mut any = false;
        self.each_reception(hero, card, given, &mut |_| any = true);
        if any { Flow::Ask(Ask::Receive { hero, card }) } else { Flow::Done }
    }

    fn each_reception(&self, hero: u8, card: CardId, given: bool, visit: &mut dyn FnMut(Answer)) {
        if !self.state.hero(hero).is_up() {
            return;
        }
        self.each_slot(hero, card, &mut |slot| visit(Answer::Equip { hero, card, slot }));
        if !given {
            self.others_here(hero).for_each(|to| visit(Answer::Give { card, to }));
        }
    }

    /// Where a Hero can equip a card (M2-ITEM-16).
    fn each_slot(&self, hero: u8, card: CardId, visit: &mut dyn FnMut(Slot)) {
        let Some(item) = self.table.content.item(card) else { return };
        let class = self.class(hero);
        if item.only.is_none_or(|only| only == class) {
            let is_free = |slot: &Slot| item.slot.takes(*slot) && !self.holds_burden(hero, card, *slot);
            Slot::ALL.into_iter().filter(is_free).for_each(visit);
        }
    }

    /// Heroes on their feet in the Zone of a Hero (M2-TRADE-04).
    pub(crate) fn others_here(&self, hero: u8) -> impl Iterator<Item = u8> + '_ {
        let zone = self.state.hero(hero).zone;
        let is_here = move |other: &u8| {
            let figure = self.state.hero(*other);
            *other != hero && figure.is_up() && figure.zone == zone
        };
        self.state.seats().filter(is_here)
    }

    pub(crate) fn list_receive(&self, hero: u8, card: CardId, out: &mut Vec<Answer>) {
        if let Some(Frame::Receive { given, .. }) = self.top() {
            self.each_reception(hero, card, given, &mut |answer| out.push(answer));
        }
        out.push(Answer::Done);
    }

    pub(crate) fn why_not_receive(&self, hero: u8, card: CardId, answer: Answer) -> Checked {
        match answer {
            Answer::Equip { hero: other, card: wanted, .. } if other != hero || wanted != card => {
                no("M2-ITEM-08", "refusal-md2-only-this")
            }
            Answer::Equip { .. } => {
                let only = self.table.content.item(card).and_then(|item| item.only);
                let is_ours = only.is_none_or(|class| class == self.class(hero));
                no(if is_ours { "M2-HERO-02" } else { "M2-ITEM-16" }, "refusal-md2-slot")
            }
            Answer::Give { .. } => no("M2-ITEM-08", "refusal-md2-nobody-here"),
            _ => no("M2-ITEM-07", "refusal-md2-not-offered"),
        }
    }

    pub(crate) fn take_receive(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Equip { card, slot, .. } => {
                self.state.frames.pop();
                self.equip(hero, card, slot, log);
            }
            Answer::Give { card, to } => {
                self.hand_over(hero, to, card, log);
                self.set_top(Frame::Receive { hero: to, card, given: true });
            }
            _ => {
                self.state.frames.pop();
            }
        }
    }

    // ---- equipping ----

    pub(crate) fn equip(&mut self, hero: u8, card: CardId, slot: Slot, log: &mut Events<'_>) {
        let table = self.table.clone();
        if let Some(slot) = put_on(&table.content, self.state.hero_mut(hero), card, Some(slot)) {
            log.say("M2-ITEM-04", Event::Equipped { hero, card, slot });
        }
    }

    /// M2-ITEM-09.
    pub(crate) fn take_off(&mut self, hero: u8, slot: Slot, log: &mut Events<'_>) {
        let card = clear(self.state.hero_mut(hero), slot);
        if card.is_some() {
            log.say("M2-ITEM-09", Event::TookOff { hero, card });
        }
    }

    /// Takes one card off, if it is equipped.
    pub(crate) fn strip(&mut self, hero: u8, card: CardId, log: &mut Events<'_>) {
        let slot = Slot::ALL.into_iter().find(|slot| self.state.hero(hero).slot(*slot) == card);
        if let Some(slot) = slot {
            self.take_off(hero, slot, log);
        }
    }

    fn hand_over(&mut self, from: u8, to: u8, card: CardId, log: &mut Events<'_>) {
        self.strip(from, card, log);
        self.state.hero_mut(from).items.remove(card.index());
        self.state.hero_mut(to).items.insert(card.index());
        log.say("M2-ITEM-08", Event::Given { from, to, card });
    }

    // ---- Trade & Equip ----

    /// Is there anything to be traded or equipped?
    pub(crate) fn can_trade(&self, hero: u8) -> bool {
        let is_partner = self.others_here(hero).next().is_some();
        let mut any = false;
        for other in self.here(hero) {
            let figure = self.state.hero(other);
            any |= is_partner && !figure.items.is_empty();
            for card in figure.items.iter().map(|card| CardId(card as u8)).filter(|card| !figure.wears(*card)) {
                self.each_slot(other, card, &mut |_| any = true);
            }
        }
        any
    }

    /// The Hero and the others of its Zone.
    fn here(&self, hero: u8) -> impl Iterator<Item = u8> + '_ {
        std::iter::once(hero).chain(self.others_here(hero))
    }

    pub(crate) fn begin_trade(&mut self, hero: u8) {
        self.state.handled = [Bits::new(); 2];
        self.state.bore = self.bearer().unwrap_or(crate::state::NOBODY);
        self.push(Frame::Trade { hero });
    }

    pub(crate) fn step_trade(&self, hero: u8) -> Flow {
        Flow::Ask(Ask::Trade { hero })
    }

    /// M2-TRADE-01: each card changes hands once and is equipped once, which is enough for whatever is agreed upon.
    pub(crate) fn list_trade(&self, hero: u8, out: &mut Vec<Answer>) {
        let [given, equipped] = self.state.handled;
        for owner in self.here(hero) {
            let figure = self.state.hero(owner);
            for card in figure.items.iter().map(|card| CardId(card as u8)) {
                let is_settled = equipped.contains(card.index());
                if !is_settled && !given.contains(card.index()) {
                    out.extend(self.here(hero).filter(|to| *to != owner).map(|to| Answer::Give { card, to }));
                }
                if !is_settled && !figure.wears(card) {
                    self.each_slot(owner, card, &mut |slot| out.push(Answer::Equip { hero: owner, card, slot }));
                }
            }
            self.list_off(owner, out);
        }
        if self.burden_is_settled() {
            out.push(Answer::Done);
        }
    }

    pub(crate) fn why_not_trade(&self, hero: u8, answer: Answer) -> Checked {
        match answer {
            Answer::Give { to, .. } | Answer::Equip { hero: to, .. } if !self.here(hero).any(|other| other == to) => {
                let is_down = self.state.heroes.get(usize::from(to)).is_some_and(|other| other.down);
                no(if is_down { "M2-TRADE-04" } else { "M2-TRADE-01" }, "refusal-md2-nobody-here")
            }
            Answer::Equip { hero, card, slot } if self.holds_burden(hero, card, slot) => {
                no(QUEST, "refusal-md2-burden")
            }
            Answer::Equip { hero, card, .. } => {
                let only = self.table.content.item(card).and_then(|item| item.only);
                let is_ours = only.is_none_or(|class| class == self.class(hero));
                no(if is_ours { "M2-HERO-02" } else { "M2-ITEM-16" }, "refusal-md2-slot")
            }
            Answer::TakeOff { hero, slot } if self.is_burden(self.state.hero(hero).slot(slot)) => {
                no(QUEST, "refusal-md2-burden")
            }
            Answer::Done => no(QUEST, "refusal-md2-burden"),
            _ => no("M2-TRADE-01", "refusal-md2-not-offered"),
        }
    }

    pub(crate) fn take_trade(&mut self, answer: Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Give { card, to } => {
                let owner = self.state.seats().find(|seat| self.state.hero(*seat).items.contains(card.index()));
                self.state.handled[0].insert(card.index());
                if let Some(owner) = owner {
                    self.hand_over(owner, to, card, log);
                }
            }
            Answer::Equip { hero, card, slot } => {
                self.state.handled[1].insert(card.index());
                self.equip(hero, card, slot, log);
            }
            Answer::TakeOff { hero, slot } => self.take_off(hero, slot, log),
            _ => {
                self.burden_after_trade();
                self.state.frames.pop();
            }
        }
    }
}

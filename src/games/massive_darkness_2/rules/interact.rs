//! ACTION: interacting with one object; TOKENS: Fountains, Chests, the Forge.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{CardId, Rarity};
use crate::kernel::board::SpaceId;
use crate::state::{Lying, Thing};
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// M2-TOKEN-13.
const MELTED: usize = 3;
/// M2-TOKEN-10, M2-TOKEN-11.
const IN_CHEST: [u8; 2] = [2, 3];

impl MassiveDarkness2 {
    /// M2-INTERACT-01: no Enemy is in the Zone.
    pub(crate) fn may_interact(&self, zone: SpaceId) -> bool {
        self.state.figures(zone) == 0
    }

    /// M2-INTERACT-02: each different object of the Zone.
    pub(crate) fn each_interaction(&self, hero: u8, visit: &mut dyn FnMut(Thing)) {
        let zone = self.state.hero(hero).zone;
        let things: crate::kernel::list::List<Thing, 32> =
            self.state.things_in(zone).filter(|thing| self.is_object(hero, *thing)).collect();
        for (at, thing) in things.iter().enumerate() {
            if !things[..at].contains(thing) {
                visit(*thing);
            }
        }
    }

    fn is_object(&self, hero: u8, thing: Thing) -> bool {
        match thing {
            Thing::Treasure(_) | Thing::Chest | Thing::GreatChest | Thing::Fountain => true,
            Thing::Forge => {
                let items = self.state.hero(hero).items;
                items.iter().filter(|card| !self.is_burden(CardId(*card as u8))).count() >= MELTED
            }
            Thing::Pillar | Thing::SpikeTrap | Thing::BearTrap | Thing::Spawn | Thing::Loot | Thing::Mark(_) => false,
        }
    }

    pub(crate) fn why_not_interact(&self, hero: u8, thing: Thing) -> Checked {
        let zone = self.state.hero(hero).zone;
        let is_there = self.state.things_in(zone).any(|other| other == thing);
        match thing {
            _ if !is_there => no("M2-INTERACT-01", "refusal-md2-nothing-there"),
            _ if !self.may_interact(zone) => no("M2-INTERACT-01", "refusal-md2-enemies"),
            Thing::Forge => no("M2-TOKEN-13", "refusal-md2-three-cards"),
            _ => no("M2-INTERACT-02", "refusal-md2-no-object"),
        }
    }

    pub(crate) fn interact(&mut self, hero: u8, thing: Thing, log: &mut Events<'_>) {
        let zone = self.state.hero(hero).zone;
        match thing {
            Thing::Treasure(rarity) => {
                self.remove_thing(Lying { thing, zone });
                log.say("M2-INTERACT-03", Event::Taken { hero, thing });
                self.cash_in(hero, rarity, 1);
            }
            Thing::Chest | Thing::GreatChest => self.push(Frame::Chest { hero, great: thing == Thing::GreatChest }),
            Thing::Fountain => self.push(Frame::Fountain { hero }),
            Thing::Forge => {
                self.state.melting.clear();
                self.push(Frame::Forge { hero, drawn: false });
            }
            Thing::Pillar | Thing::SpikeTrap | Thing::BearTrap | Thing::Spawn | Thing::Loot | Thing::Mark(_) => {}
        }
    }

    pub(crate) fn step_chest(&self, great: bool) -> Flow {
        Flow::Ask(Ask::Side { thing: if great { Thing::GreatChest } else { Thing::Chest } })
    }

    /// M2-TOKEN-10 to M2-TOKEN-12: the chest is open; its items come from the deck, not from the bag.
    pub(crate) fn chest_turned(&mut self, hero: u8, great: bool, side: u8, log: &mut Events<'_>) {
        let thing = if great { Thing::GreatChest } else { Thing::Chest };
        let zone = self.state.hero(hero).zone;
        self.remove_thing(Lying { thing, zone });
        log.say("M2-TOKEN-10", Event::Turned { thing, zone, side });
        let printing = &self.table.content.printed.printing;
        let list = if great { &printing.great_chests } else { &printing.chests };
        let rarity = list.get(usize::from(side)).copied().unwrap_or(Rarity::Common);
        self.set_top(Frame::Gain { hero, rarity, left: IN_CHEST[usize::from(great)] });
    }

    pub(crate) fn step_fountain(&self) -> Flow {
        Flow::Ask(Ask::Side { thing: Thing::Fountain })
    }

    /// M2-TOKEN-09.
    pub(crate) fn fountain_turned(&mut self, hero: u8, side: u8, log: &mut Events<'_>) {
        let zone = self.state.hero(hero).zone;
        self.remove_thing(Lying { thing: Thing::Fountain, zone });
        log.say("M2-TOKEN-09", Event::Turned { thing: Thing::Fountain, zone, side });
        let health = self.table.content.printed.printing.fountains.get(usize::from(side)).copied().unwrap_or(0);
        self.state.frames.pop();
        self.recover(hero, health, "M2-TOKEN-09", log);
    }

    /// M2-TOKEN-13, M2-TOKEN-20: three cards of the Hero, equipped or not, and one a step above the lowest of them.
    pub(crate) fn step_forge(&mut self, hero: u8, drawn: &mut bool, log: &mut Events<'_>) -> Flow {
        if *drawn {
            return Flow::Done;
        }
        if self.state.melting.len() < MELTED {
            return Flow::Ask(Ask::Forge { hero });
        }
        *drawn = true;
        let mut lowest = Rarity::Epic;
        let melting = self.state.melting;
        for card in melting.iter().copied() {
            let rarity = self.table.content.item(card).map_or(Rarity::Common, crate::cards::ItemCard::rarity);
            lowest = lowest.min(rarity);
            self.discard(card, "M2-TOKEN-13", log);
        }
        self.state.melting.clear();
        Flow::Push(Frame::Gain { hero, rarity: lowest.next(), left: 1 })
    }

    /// In rising order, so that three cards are chosen in one way only; enough cards must follow.
    pub(crate) fn list_forge(&self, hero: u8, out: &mut Vec<Answer>) {
        let last = self.state.melting.last().map_or(0, |card| card.index() + 1);
        let missing = MELTED - self.state.melting.len();
        let items: crate::kernel::list::List<u8, 220> = {
            let items = self.state.hero(hero).items;
            // M2-TOKEN-20: a card of the Quest is never melted.
            let can_be = |card: &usize| *card >= last && !self.is_burden(CardId(*card as u8));
            items.iter().filter(can_be).map(|card| card as u8).collect()
        };
        let usable = (items.len() + 1).saturating_sub(missing);
        out.extend(items.iter().take(usable).map(|card| Answer::Card(CardId(*card))));
    }

    /// A card is laid into the Forge.
    pub(crate) fn take_forge(&mut self, hero: u8, card: CardId, log: &mut Events<'_>) {
        self.strip(hero, card, log);
        self.state.hero_mut(hero).items.remove(card.index());
        let _ = self.state.melting.push(card);
    }

    /// A face-down token that nobody has seen, by its place.
    pub(crate) fn unseen(&self, thing: Thing) -> crate::kernel::bits::Bits<1> {
        let hidden = &self.state.hidden;
        match thing {
            Thing::SpikeTrap => hidden.spikes,
            Thing::BearTrap => hidden.bears,
            Thing::Fountain => hidden.fountains,
            Thing::Chest => hidden.chests,
            Thing::GreatChest => hidden.great_chests,
            _ => crate::kernel::bits::Bits::new(),
        }
    }

    /// A token has been seen: which one it was.
    pub(crate) fn take_side(&mut self, thing: Thing, side: u8, log: &mut Events<'_>) {
        let hidden = &mut self.state.hidden;
        let seen = match thing {
            Thing::SpikeTrap => &mut hidden.spikes,
            Thing::BearTrap => &mut hidden.bears,
            Thing::Fountain => &mut hidden.fountains,
            Thing::Chest => &mut hidden.chests,
            _ => &mut hidden.great_chests,
        };
        seen.remove(usize::from(side));
        match self.top() {
            Some(Frame::Trap { hero, .. }) => self.trap_turned(hero, thing, side, log),
            Some(Frame::Chest { hero, great }) => self.chest_turned(hero, great, side, log),
            Some(Frame::Fountain { hero }) => self.fountain_turned(hero, side, log),
            _ => {}
        }
    }
}

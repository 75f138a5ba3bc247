//! REVEAL: a Chamber is opened: its Door card, its Enemies, its Treasure.

use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Bound, Figure, Frame, RevealStep, Revealing, SpawnStep};
use crate::kernel::board::SpaceId;
use crate::kernel::deck::Exhaustion;
use crate::kernel::list::List;
use crate::language::DoorEffect;
use crate::quest::Happens;
use crate::state::{Lying, NOBODY, Thing};
use crate::{Events, Flow, MassiveDarkness2};

/// No card has been drawn.
pub(crate) const NO_CARD: u8 = 255;

impl MassiveDarkness2 {
    /// M2-DOOR-06, M2-OQ-13: what lies behind an opened door is revealed, if it is a Chamber and was not yet.
    pub(crate) fn reveal_behind(&mut self, behind: SpaceId, opener: u8, silent: bool) {
        let Some(chamber) = self.table.dungeon.zone(behind).chamber else { return };
        if self.state.revealed.insert(usize::from(chamber)) {
            // M2-REVEAL-08: the Quest may forbid the Door card.
            let step = if silent { RevealStep::Enemies } else { RevealStep::Card };
            self.push(Frame::Reveal(Revealing { chamber, opener, behind, card: NO_CARD, at: 0, extra: 0, step }));
        }
    }

    /// The Zones of a Chamber where such tokens lie.
    fn zones_with(&self, chamber: u8, thing: Thing) -> List<SpaceId, 64> {
        let is_there =
            |lying: &&Lying| lying.thing == thing && self.table.dungeon.zone(lying.zone).chamber == Some(chamber);
        let mut zones: List<SpaceId, 64> = self.state.things.iter().filter(is_there).map(|lying| lying.zone).collect();
        zones.keep_different();
        zones
    }

    /// The Zones between which the players choose: those with Spawn tokens (M2-REVEAL-03).
    pub(crate) fn zones_to_choose(&self) -> List<SpaceId, 64> {
        match self.top() {
            Some(Frame::Reveal(revealing)) => self.zones_with(revealing.chamber, Thing::Spawn),
            Some(Frame::Dark { zones, .. }) => self.portals_left(zones),
            _ => List::new(),
        }
    }

    pub(crate) fn step_reveal(&mut self, revealing: &mut Revealing, log: &mut Events<'_>) -> Flow {
        let chamber = revealing.chamber;
        match revealing.step {
            RevealStep::Card => {
                if revealing.card != NO_CARD {
                    revealing.step = RevealStep::Effects;
                    return Flow::Again;
                }
                log.say("M2-REVEAL-01", Event::Revealed { chamber });
                self.state.doors.ready(Exhaustion::Reshuffle);
                if self.state.doors.is_exhausted() {
                    revealing.step = RevealStep::Enemies;
                    return Flow::Again;
                }
                Flow::Ask(Ask::Door)
            }
            RevealStep::Effects => {
                let table = self.table.clone();
                let effects = table.content.door(revealing.card).map_or(&[][..], |card| &card.r#do);
                match effects.get(usize::from(revealing.at)) {
                    Some(effect) => {
                        revealing.at += 1;
                        self.door_effect(*effect, revealing, log)
                    }
                    None => {
                        // M2-REVEAL-02.
                        self.state.doors.discard(u16::from(revealing.card));
                        revealing.step = RevealStep::Enemies;
                        Flow::Again
                    }
                }
            }
            RevealStep::Enemies => match self.zones_with(chamber, Thing::Spawn).as_ref() {
                [] => {
                    revealing.step = RevealStep::Quest;
                    Flow::Again
                }
                [zone] => self.spawn_by_token(*zone),
                _ => Flow::Ask(Ask::NextZone),
            },
            RevealStep::Quest => {
                revealing.step = RevealStep::Treasure;
                self.happens(Happens::Revealed, Some(chamber), log);
                Flow::Again
            }
            RevealStep::Treasure => {
                let loot = self.zones_with(chamber, Thing::Loot).first().copied();
                if loot.is_none() && revealing.extra == 0 {
                    return Flow::Done;
                }
                if self.state.bag == [0; 3] {
                    // M2-TREAS-02: no further token is placed.
                    log.say("M2-TREAS-02", Event::BagEmpty);
                    while let Some(zone) = self.zones_with(chamber, Thing::Loot).first().copied() {
                        self.remove_thing(Lying { thing: Thing::Loot, zone });
                    }
                    return Flow::Done;
                }
                Flow::Ask(Ask::Token)
            }
        }
    }

    /// M2-REVEAL-03, M2-REVEAL-04: a Mob for the token, which goes in any case.
    pub(crate) fn spawn_by_token(&mut self, zone: SpaceId) -> Flow {
        self.remove_thing(Lying { thing: Thing::Spawn, zone });
        Flow::Push(Frame::SpawnMob { zone, kind: 0, step: SpawnStep::Draw, left: 0 })
    }

    pub(crate) fn door_drawn(&mut self, number: u8, log: &mut Events<'_>) {
        let Some(Frame::Reveal(mut revealing)) = self.top() else { return };
        self.state.doors.take(u16::from(number));
        revealing.card = number;
        self.set_top(Frame::Reveal(revealing));
        log.say("M2-TILE-09", Event::DoorCard { number });
    }

    /// M2-REVEAL-05, M2-REVEAL-06: a token for each Loot token; what the card adds lies with them.
    pub(crate) fn token_for_chamber(&mut self, rarity: crate::Rarity, log: &mut Events<'_>) {
        let Some(Frame::Reveal(mut revealing)) = self.top() else { return };
        let loot = self.zones_with(revealing.chamber, Thing::Loot).first().copied();
        let zone = loot.unwrap_or(revealing.behind);
        if revealing.extra > 0 {
            revealing.extra -= 1;
            self.set_top(Frame::Reveal(revealing));
        } else {
            self.remove_thing(Lying { thing: Thing::Loot, zone });
        }
        self.lay(Thing::Treasure(rarity), zone, "M2-REVEAL-05", log);
    }

    /// M2-REVEAL-07: "the Hero" is the one that opened the door.
    fn door_effect(&mut self, effect: DoorEffect, revealing: &mut Revealing, log: &mut Events<'_>) -> Flow {
        const RULE: &str = "M2-REVEAL-07";
        let opener = (revealing.opener != NOBODY).then_some(revealing.opener);
        let zone = revealing.behind;
        match (effect, opener) {
            (DoorEffect::Treasure(count), _) => revealing.extra += count,
            (DoorEffect::Mob, _) => {
                return Flow::Push(Frame::SpawnMob { zone, kind: 0, step: SpawnStep::Draw, left: 0 });
            }
            (DoorEffect::Roaming, _) => {
                let bound = Bound::Free;
                return Flow::Push(Frame::SpawnRoamer { zone, kind: 0, step: SpawnStep::Draw, left: 0, bound });
            }
            (DoorEffect::MobsAct, _) => return Flow::Push(Frame::MobsAct { at: 0 }),
            (DoorEffect::AddMinions, _) => self.add_minions(log),
            (_, None) => {}
            (DoorEffect::Wounds(wounds), Some(hero)) => self.wound_hero(hero, wounds, RULE, log),
            (DoorEffect::Fire(count), Some(hero)) => self.lay_state(Figure::Hero(hero), true, count, RULE, log),
            (DoorEffect::Frost(count), Some(hero)) => self.lay_state(Figure::Hero(hero), false, count, RULE, log),
            (DoorEffect::LoseMana(mana), Some(hero)) => self.lose_mana(hero, mana, RULE, log),
            (DoorEffect::LoseAction, Some(hero)) => self.lose_actions(hero, 1, RULE, log),
            (DoorEffect::Health(health), Some(hero)) => self.recover(hero, health, RULE, log),
            (DoorEffect::Mana(mana), Some(hero)) => self.gain_mana(hero, mana, RULE, log),
            (DoorEffect::Xp(xp), Some(hero)) => self.gain_xp(hero, xp, RULE, log),
        }
        Flow::Again
    }
}

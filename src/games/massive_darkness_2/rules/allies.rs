//! Who fights beside the Heroes without being one: Spirits (M2-SHAM-14), and whom a Quest leads through the Dungeon. Among the
//! targets of Enemies they have numbers after the seats of the Heroes (`ids::target_of`).

use crate::event::Event;
use crate::ids::{ALLIES, AttackType, Dice, ESCORT, EnemyId, ally_of, target_of};
use crate::kernel::board::SpaceId;
use crate::kernel::game::RuleId;
use crate::{Events, MassiveDarkness2};

/// For what an Enemy chooses between Heroes and those beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Whom it attacks.
    Attack,
    /// Towards whom it moves.
    Way,
    /// Whom an ability hits.
    Ability,
}

impl MassiveDarkness2 {
    /// Those who can be targets (M2-KO-07, M2-SHAM-14). Whom a Quest leads is one of attacks only.
    pub(crate) fn targets(&self, aim: Aim) -> impl Iterator<Item = u8> + Clone + '_ {
        let counts = move |ally: &u8| {
            self.state.allies[usize::from(*ally)].here
                && (*ally != ESCORT
                    || aim == Aim::Attack
                    || (aim == Aim::Way && self.table.setup.summoner_draws_enemies))
        };
        let heroes = self.state.seats().filter(move |seat| self.state.hero(*seat).is_up());
        heroes.chain((0..ALLIES as u8).filter(counts).map(target_of))
    }

    /// Where a target is.
    pub(crate) fn zone_of_target(&self, target: u8) -> SpaceId {
        match ally_of(target) {
            Some(ally) => self.state.allies[usize::from(ally)].zone,
            None => self.state.heroes.get(usize::from(target)).map_or(SpaceId::default(), |hero| hero.zone),
        }
    }

    /// Can it still be hit?
    pub(crate) fn stands(&self, target: u8) -> bool {
        match ally_of(target) {
            Some(ally) => self.state.allies[usize::from(ally)].here,
            None => self.state.heroes.get(usize::from(target)).is_some_and(crate::state::Hero::is_up),
        }
    }

    /// What is left of the Health of a target.
    pub(crate) fn health_left(&self, target: u8) -> u8 {
        match ally_of(target) {
            Some(ally) => self.health_of_ally(ally).saturating_sub(self.state.allies[usize::from(ally)].wounds),
            None => self.state.heroes.get(usize::from(target)).map_or(0, |hero| hero.health),
        }
    }

    /// So many Wounds fell it.
    #[must_use]
    pub fn health_of_ally(&self, ally: u8) -> u8 {
        if ally == ESCORT {
            return self.table.dungeon.story.escort.as_ref().map_or(0, |escort| escort.health);
        }
        self.table.content.printed.spirits.get(usize::from(ally)).map_or(0, |card| card.health)
    }

    pub(crate) fn defense_of_ally(&self, ally: u8) -> Dice {
        if ally == ESCORT {
            return self.table.dungeon.story.escort.as_ref().map_or(Dice::default(), |escort| escort.defense);
        }
        self.table.content.printed.spirits.get(usize::from(ally)).map_or(Dice::default(), |card| card.defense)
    }

    pub(crate) fn wound_target(&mut self, target: u8, wounds: u8, rule: RuleId, log: &mut Events<'_>) {
        match ally_of(target) {
            Some(ally) => self.wound_ally(ally, wounds, rule, log),
            None => self.wound_hero(target, wounds, rule, log),
        }
    }

    /// M2-SHAM-15, M2-OQ-40: without Health it leaves the Dungeon.
    pub(crate) fn wound_ally(&mut self, ally: u8, wounds: u8, rule: RuleId, log: &mut Events<'_>) {
        let health = self.health_of_ally(ally);
        let figure = &mut self.state.allies[usize::from(ally)];
        if wounds == 0 || !figure.here {
            return;
        }
        figure.wounds = figure.wounds.saturating_add(wounds);
        log.say(rule, Event::AllyWounded { ally, wounds });
        if figure.wounds >= health {
            figure.here = false;
            log.say("M2-SHAM-15", Event::AllyFell { ally });
            if ally == ESCORT {
                self.happens(crate::quest::Happens::EscortFell, None, log);
            }
        }
    }

    pub(crate) fn move_ally(&mut self, ally: u8, to: SpaceId, rule: RuleId, log: &mut Events<'_>) {
        let from = std::mem::replace(&mut self.state.allies[usize::from(ally)].zone, to);
        log.say(rule, Event::AllyMoved { ally, from, to });
    }

    /// What a Spirit leaves on whom it has attacked, whether it was wounded or not.
    pub(crate) fn mark_of_spirit(&mut self, ally: u8, enemy: EnemyId, log: &mut Events<'_>) {
        let table = self.table.clone();
        if let Some(card) = table.content.printed.spirits.get(usize::from(ally)) {
            let figure = crate::frames::Figure::Enemy(enemy);
            self.lay_state(figure, true, card.fire, "M2-SHAM-12", log);
            self.lay_state(figure, false, card.frost, "M2-SHAM-12", log);
        }
    }

    /// M2-COMBAT-01 for an ally.
    pub(crate) fn pool_of_ally(&self, ally: u8, kind: AttackType) -> Dice {
        let dice = self.attacks_of_ally(ally).iter().find(|(offered, _)| *offered == kind).map(|(_, dice)| *dice);
        dice.unwrap_or_default().plus(self.more_dice_of_spirits())
    }
}

//! QUESTS: what happens by itself, what is counted, special doors that open by themselves, the Enemy to which a Quest is bound.

use crate::event::{Event, Loss, Said};
use crate::frames::{Bound, Frame, SpawnStep};
use crate::ids::{EnemyId, Symbol};
use crate::kernel::board::SpaceId;
use crate::kernel::dice::Rolled;
use crate::kernel::game::{Outcome, RuleId};
use crate::quest::{Happens, Need, Opening};
use crate::state::{Lying, NOBODY, Thing};
use crate::{Events, Flow, MassiveDarkness2};

/// A Quest says so, and wins over the general rules (M2-ROUND-04).
pub(crate) const QUEST: RuleId = "M2-ROUND-04";

impl MassiveDarkness2 {
    /// Whatever the Quest has for a moment; of the tokens only those in this Chamber, where one is meant.
    pub(crate) fn happens(&mut self, when: Happens, chamber: Option<u8>, log: &mut Events<'_>) {
        let table = self.table.clone();
        for (number, moment) in (0..).zip(&table.dungeon.story.moments).filter(|(_, moment)| moment.when == when) {
            let places = match moment.at {
                Some(kind) => self
                    .marks(kind)
                    .filter(|zone| chamber.is_none_or(|chamber| self.is_in(*zone, chamber)))
                    .map(|zone| Some((kind, zone)))
                    .collect(),
                None => vec![None],
            };
            for place in places {
                if !moment.needs.iter().all(|need| self.holds(*need, NOBODY)) {
                    continue;
                }
                let (kind, zone) = place.unwrap_or((NOBODY, SpaceId::default()));
                for bring in &moment.r#do {
                    let token = Lying { thing: Thing::Mark(kind), zone };
                    self.bring(*bring, Said::Moment(number), NOBODY, token, log);
                }
            }
        }
        self.judge(log);
    }

    fn is_in(&self, zone: SpaceId, chamber: u8) -> bool {
        self.table.dungeon.zone(zone).chamber == Some(chamber)
    }

    /// The Zones with Objective tokens of a kind, one for each token.
    pub(crate) fn marks(&self, kind: u8) -> impl Iterator<Item = SpaceId> + '_ {
        self.state.things.iter().filter(move |lying| lying.thing == Thing::Mark(kind)).map(|lying| lying.zone)
    }

    /// Is it so, for this Hero?
    #[must_use]
    pub fn holds(&self, need: Need<u8>, hero: u8) -> bool {
        let figure = self.state.heroes.get(usize::from(hero));
        let carries =
            |hero: &crate::state::Hero, kind: u8| hero.carries.get(usize::from(kind)).is_some_and(|count| *count > 0);
        match need {
            Need::Did(task, times) => self.did(task) >= times,
            Need::Carries(kind) => figure.is_some_and(|figure| carries(figure, kind)),
            Need::CarriersHere(kind) => {
                let zone = figure.map(|figure| figure.zone);
                self.state.heroes.iter().all(|other| !carries(other, kind) || Some(other.zone) == zone)
            }
            Need::NobodyCarries(kind) => !self.state.heroes.iter().any(|other| carries(other, kind)),
            Need::PerHero(counter, each) => self.counter(counter) >= each.saturating_mul(self.state.number()),
            Need::Lies(kind) => self.marks(kind).next().is_some(),
            Need::NoneLies(kind) => self.marks(kind).next().is_none(),
            Need::Bears => self.bearer() == Some(hero),
            Need::WithBound => self.bound_here(hero).is_some(),
            Need::Fighting => self.state.boss.fighting,
        }
    }

    /// What a counter shows.
    #[must_use]
    pub fn counter(&self, number: u8) -> u8 {
        self.state.counters.get(usize::from(number)).copied().unwrap_or(0)
    }

    pub(crate) fn count(&mut self, number: u8, more: u8, log: &mut Events<'_>) {
        if let Some(counter) = self.state.counters.get_mut(usize::from(number)) {
            *counter = counter.saturating_add(more);
            log.say(QUEST, Event::Counted { counter: number, count: *counter });
        }
    }

    /// One is taken from a counter; where none is left the Quest is lost.
    pub(crate) fn drain(&mut self, number: u8, log: &mut Events<'_>) {
        match self.state.counters.get_mut(usize::from(number)) {
            Some(counter) if *counter > 0 => {
                *counter -= 1;
                log.say(QUEST, Event::Counted { counter: number, count: *counter });
            }
            _ => self.lose("M2-WIN-03", Loss::Counter(number), log),
        }
    }

    pub(crate) fn lose(&mut self, rule: RuleId, by: Loss, log: &mut Events<'_>) {
        log.say(rule, Event::Lost { by });
        self.end(Outcome::Lost);
    }

    // ---- the Enemy to which the Quest is bound ----

    /// Does the Quest depend on this Enemy (M2-Q5-R6)?
    #[must_use]
    pub fn is_bound(&self, enemy: EnemyId) -> bool {
        self.state.bound & (1 << enemy.0) != 0
    }

    /// The bound Enemy in the Zone of a Hero.
    pub(crate) fn bound_here(&self, hero: u8) -> Option<EnemyId> {
        let zone = self.state.heroes.get(usize::from(hero))?.zone;
        EnemyId::all().find(|enemy| self.is_bound(*enemy) && self.state.zone_of(*enemy) == Some(zone))
    }

    /// Is nothing able to harm this Enemy now (M2-Q6-R2, M2-Q6-R8, M2-Q7-R5)?
    #[must_use]
    pub fn is_immune(&self, enemy: EnemyId) -> bool {
        let story = &self.table.dungeon.story;
        if enemy == EnemyId::BOSS {
            let shield = story.boss.as_ref().and_then(|fight| fight.shield);
            return shield.is_some_and(|kind| self.marks(kind).next().is_some());
        }
        self.is_bound(enemy) && story.immune_without.is_some() && self.state.on_bound == 0
    }

    /// M2-BOSS-14, M2-SPAWN-19: with every kind in the Dungeon nothing is left to spawn, and the Quest is lost.
    pub(crate) fn spawn_bound(&mut self, zone: SpaceId, tier: Option<u8>, armed: bool) {
        self.state.aside = [0; 3];
        let bound = Bound::Tied { tier: tier.map_or(NOBODY, |tier| tier.saturating_sub(1)), armed };
        self.push(Frame::SpawnRoamer { zone, kind: 0, step: SpawnStep::Draw, left: 0, bound });
    }

    /// An Enemy to which the Quest is bound has fallen.
    pub(crate) fn bound_fell(&mut self, enemy: EnemyId, log: &mut Events<'_>) {
        if self.is_bound(enemy) {
            self.state.bound &= !(1 << enemy.0);
            self.state.bound_killed += 1;
            self.judge(log);
        }
    }

    // ---- special doors that open by themselves ----

    /// M2-Q10-R4, M2-Q10-R9: a Tile without Enemies on which no Chamber is hidden opens its Gate.
    pub(crate) fn watch(&mut self, log: &mut Events<'_>) {
        let table = self.table.clone();
        let dungeon = &table.dungeon;
        // A Chamber whose Enemies are still to come is not revealed yet.
        let is_revealing = self.state.frames.iter().any(|frame| matches!(frame, Frame::Reveal(_)));
        if self.state.phase == crate::state::Phase::Setup || is_revealing {
            return;
        }
        for gate in dungeon.gates.iter().filter(|gate| gate.opening == Opening::TileClear) {
            if let Some(number) = gate.number
                && !self.state.board.is_open(&dungeon.board, gate.edge)
                && self.is_clear(gate.tile)
            {
                self.open_gate(number, NOBODY, log);
            }
        }
        let mut gates = dungeon.gates.iter().filter(|gate| gate.number.is_some());
        if !self.state.gates_told && gates.all(|gate| self.state.board.is_open(&dungeon.board, gate.edge)) {
            self.state.gates_told = true;
            self.happens(Happens::GatesOpen, None, log);
        }
    }

    fn is_clear(&self, tile: u8) -> bool {
        let dungeon = &self.table.dungeon;
        let is_revealed = |zone: &&crate::dungeon::Zone| {
            zone.chamber.is_none_or(|chamber| self.state.revealed.contains(usize::from(chamber)))
        };
        self.state.enemies().all(|(_, zone)| dungeon.zone(zone).tile != tile)
            && dungeon.zones.iter().filter(|zone| zone.tile == tile).all(|zone| is_revealed(&zone))
    }

    /// M2-Q10-R5: may this Hero pass closed doors of this kind, because the one of his own Tile is open?
    #[must_use]
    pub fn passes_gates(&self, hero: u8) -> bool {
        let home = self.state.hero(hero).home;
        let mut gates = self.table.dungeon.gates.iter().filter(|gate| gate.opening == Opening::TileClear);
        gates.any(|gate| gate.tile == home && self.state.board.is_open(&self.table.dungeon.board, gate.edge))
    }

    // ---- questions of the Quest ----

    /// The players are asked whether a Quest that cannot be won any more is over (M2-Q6-R7).
    pub(crate) fn step_offer_end(&self, asked: &mut bool) -> Flow {
        if std::mem::replace(asked, true) { Flow::Done } else { Flow::Ask(crate::Ask::GiveUp) }
    }

    /// M2-Q7-R6: what the Enemy die shows.
    pub(crate) fn risked(&mut self, dice: Rolled, log: &mut Events<'_>) {
        let Some(Frame::Risk { hero, kind }) = self.top() else { return };
        self.state.frames.pop();
        log.say(QUEST, Event::Risked { hero, dice });
        let shown = dice.total(&self.table.content.dice);
        let (scratch, claws) = (shown.count(Symbol::Scratch.id()), shown.count(Symbol::Claw.id()));
        if let Some(count) = self.state.hero_mut(hero).carries.get_mut(usize::from(kind)).filter(|_| claws > 0) {
            *count = count.saturating_add(claws);
            log.say(QUEST, Event::Taken { hero, thing: Thing::Mark(kind) });
        }
        self.wound_hero(hero, scratch, "M2-DICE-09", log);
    }
}

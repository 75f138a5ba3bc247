//! What can happen at all in a Quest, generously counted: whoever cannot do something even if everything goes well can never do it.

use super::{Finding, Speaker, What};
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Happens, Need, Opening, Quest};
use crate::games::massive_darkness_2::rules::{Dungeon, Thing};
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use std::collections::BTreeSet;

/// Everything that can happen.
#[derive(Default)]
pub(super) struct Possible {
    /// Zones that somebody can enter.
    pub(super) reached: BTreeSet<SpaceId>,
    /// Special doors that can open, by number.
    pub(super) opened: BTreeSet<u8>,
    /// Objective tokens that can lie there, by kind.
    lying: BTreeSet<(u8, SpaceId)>,
    carried: BTreeSet<u8>,
    counted: BTreeSet<u8>,
    done: BTreeSet<usize>,
    moments: BTreeSet<usize>,
    is_bound: bool,
    leaves: bool,
}

impl Possible {
    /// Goes on until nothing new can happen.
    pub(super) fn of(dungeon: &Dungeon) -> Self {
        let story = &dungeon.story;
        let mut possible = Self::default();
        possible.counted.extend((0..).zip(&story.counted).filter(|(_, begin)| **begin > 0).map(|(at, _)| at));
        let marks = dungeon.things.iter().filter_map(|(thing, zone)| match thing {
            Thing::Mark(kind) => Some((*kind, *zone)),
            _ => None,
        });
        possible.lying.extend(marks);
        if let Some((kind, each, zones)) = story.boss.as_ref().and_then(|fight| fight.lay.as_ref())
            && *each > 0
        {
            possible.lying.extend(zones.iter().map(|zone| (*kind, *zone)));
        }
        loop {
            let before = possible.size();
            possible.walk(dungeon);
            possible.open_gates(dungeon);
            possible.do_tasks(dungeon);
            possible.let_happen(dungeon);
            if possible.size() == before {
                return possible;
            }
        }
    }

    fn size(&self) -> [usize; 8] {
        [
            self.reached.len(),
            self.opened.len(),
            self.lying.len(),
            self.carried.len(),
            self.counted.len(),
            self.done.len(),
            self.moments.len(),
            usize::from(self.is_bound) + usize::from(self.leaves),
        ]
    }

    fn walk(&mut self, dungeon: &Dungeon) {
        self.reached.extend((0..MOST_HEROES).map(|seat| dungeon.start_of(seat)));
        let fight = dungeon.story.boss.as_ref();
        let is_open = |id: EdgeId, passage: Passage, opened: &BTreeSet<u8>| match passage {
            Passage::Open => true,
            Passage::Wall => false,
            Passage::Door => {
                let number = dungeon.gate_at(id).and_then(|gate| gate.number);
                number.is_none_or(|number| opened.contains(&number)) || dungeon.open_doors.contains(&id)
            }
        };
        loop {
            let before = self.reached.len();
            for (id, edge) in dungeon.board.edges() {
                if is_open(id, edge.passage, &self.opened) {
                    for (from, to) in [(edge.a, edge.b), (edge.b, edge.a)] {
                        if self.reached.contains(&from) && !dungeon.zone(to).abyss {
                            self.reached.insert(to);
                        }
                    }
                }
            }
            // M2-Q5-R4.
            if let Some(kind) = dungeon.story.passages {
                let ends: Vec<SpaceId> = self.lying.iter().filter(|(lies, _)| *lies == kind).map(|(_, z)| *z).collect();
                if ends.iter().any(|zone| self.reached.contains(zone)) {
                    self.reached.extend(ends);
                }
            }
            // M2-BOSS-03: Heroes are placed on the Tile of the fight.
            if self.is_fighting(dungeon) {
                self.reached.extend(fight.iter().flat_map(|fight| fight.starts.iter().copied()));
            }
            if self.reached.len() == before {
                return;
            }
        }
    }

    /// M2-BOSS-08: somebody comes to the Tile of the Boss.
    fn is_fighting(&self, dungeon: &Dungeon) -> bool {
        let tile = dungeon.story.boss.as_ref().map(|fight| fight.tile);
        tile.is_some_and(|tile| self.reached.iter().any(|zone| dungeon.zone(*zone).tile == tile))
    }

    fn open_gates(&mut self, dungeon: &Dungeon) {
        for gate in &dungeon.gates {
            let Some(number) = gate.number else { continue };
            let is_beside = dungeon
                .board
                .edge(gate.edge)
                .is_some_and(|edge| self.reached.contains(&edge.a) || self.reached.contains(&edge.b));
            let opens = match gate.opening {
                Opening::ByRule => false,
                Opening::ByHeroes => is_beside && gate.needs.iter().all(|need| self.holds(*need, dungeon)),
                Opening::TileClear => is_beside,
            };
            if opens || dungeon.open_doors.contains(&gate.edge) {
                self.opened.insert(number);
            }
        }
        // M2-Q2-R5.
        self.opened.extend(dungeon.story.escort.as_ref().map(|escort| escort.gate));
    }

    fn do_tasks(&mut self, dungeon: &Dungeon) {
        let story = &dungeon.story;
        for (number, task) in story.tasks.iter().enumerate() {
            let there: Vec<Option<SpaceId>> = match task.at {
                None => vec![None],
                Some(kind) => (self.lying.iter())
                    .filter(|(lies, zone)| *lies == kind && self.reached.contains(zone))
                    .map(|(_, zone)| Some(*zone))
                    .collect(),
            };
            if there.is_empty() || !task.needs.iter().all(|need| self.holds(*need, dungeon)) {
                continue;
            }
            self.done.insert(number);
            let rules = story.rules.iter().filter(|rule| usize::from(rule.when.0) == number);
            let brings: Vec<Bring<u8>> = task.r#do.iter().chain(rules.flat_map(|rule| &rule.r#do)).copied().collect();
            for zone in there {
                brings.iter().for_each(|bring| self.bring(*bring, task.at, zone, true));
            }
        }
    }

    fn let_happen(&mut self, dungeon: &Dungeon) {
        for (number, moment) in dungeon.story.moments.iter().enumerate() {
            let happens = match moment.when {
                Happens::Setup
                | Happens::Round
                | Happens::Darkness
                | Happens::Revealed
                | Happens::MobFigure
                | Happens::Roamer => true,
                Happens::EscortThere | Happens::EscortFell => dungeon.story.escort.is_some(),
                Happens::GatesOpen => {
                    let mut gates = dungeon.gates.iter().filter_map(|gate| gate.number);
                    !self.opened.is_empty() && gates.all(|number| self.opened.contains(&number))
                }
            };
            let there: Vec<Option<SpaceId>> = match moment.at {
                None => vec![None],
                Some(kind) => {
                    self.lying.iter().filter(|(lies, _)| *lies == kind).map(|(_, zone)| Some(*zone)).collect()
                }
            };
            if !happens || there.is_empty() || !moment.needs.iter().all(|need| self.holds(*need, dungeon)) {
                continue;
            }
            self.moments.insert(number);
            for zone in there {
                moment.r#do.iter().for_each(|bring| self.bring(*bring, moment.at, zone, false));
            }
        }
    }

    fn bring(&mut self, bring: Bring<u8>, kind: Option<u8>, zone: Option<SpaceId>, by_hero: bool) {
        match bring {
            Bring::Take => self.carried.extend(kind.filter(|_| by_hero)),
            Bring::Risk(kind) if by_hero => drop(self.carried.insert(kind)),
            Bring::OpenGate(gate) => drop(self.opened.insert(gate)),
            Bring::Count(counter, more) if more > 0 => drop(self.counted.insert(counter)),
            Bring::Become(kind) => self.lying.extend(zone.map(|zone| (kind, zone))),
            Bring::Spawn(_) | Bring::SpawnArmed => self.is_bound = true,
            Bring::Leave => self.leaves |= by_hero,
            _ => {}
        }
    }

    fn holds(&self, need: Need<u8>, dungeon: &Dungeon) -> bool {
        match need {
            Need::Did(task, times) => times == 0 || self.done.contains(&usize::from(task)),
            Need::Carries(kind) => self.carried.contains(&kind),
            Need::PerHero(counter, each) => each == 0 || self.counted.contains(&counter),
            Need::Lies(kind) => self.lying.iter().any(|(lies, _)| *lies == kind),
            Need::Bears => dungeon.story.burden.is_some(),
            Need::WithBound => self.is_bound,
            Need::Fighting => self.is_fighting(dungeon),
            // It begins so, or can become so.
            Need::NobodyCarries(_) | Need::CarriersHere(_) | Need::NoneLies(_) => true,
        }
    }
}

/// What can never happen though the Quest speaks of it, and what has happened before anybody does anything.
pub(super) fn findings(quest: &Quest, dungeon: &Dungeon, possible: &Possible) -> Vec<Finding> {
    let story = &dungeon.story;
    let mut findings = Vec::new();
    for (number, _) in quest.tasks.iter().enumerate().filter(|(number, _)| !possible.done.contains(number)) {
        findings.push(Finding::of(What::Never(Speaker::Task(number))));
    }
    for (number, rule) in story.rules.iter().enumerate() {
        if rule.when.1 == 0 {
            findings.push(Finding::of(What::Never(Speaker::Rule(number))));
        }
    }
    for (number, _) in quest.moments.iter().enumerate().filter(|(number, _)| !possible.moments.contains(number)) {
        findings.push(Finding::of(What::Never(Speaker::Moment(number))));
    }
    let is_free = |goal: &Goal<u8>| matches!(goal, Goal::Did(_, 0) | Goal::BoundKilled(0));
    for (number, goal) in story.goals.iter().enumerate() {
        let can_be_met = match *goal {
            // That its task can never be done is told of the task.
            Goal::Did(..) => true,
            Goal::AllLeft => possible.leaves,
            Goal::BoundKilled(times) => times == 0 || possible.is_bound,
            Goal::BossKilled => possible.is_fighting(dungeon),
        };
        if !can_be_met {
            findings.push(Finding::of(What::Never(Speaker::Goal(number))));
        }
    }
    if !story.goals.is_empty() && story.goals.iter().all(is_free) {
        findings.push(Finding::of(What::WonAtOnce));
    }
    for door in &quest.doors {
        let number = door.gate.as_ref().and_then(|name| story.gates.iter().position(|known| known == name));
        if let (Some(name), Some(number)) = (&door.gate, number)
            && !possible.opened.contains(&(number as u8))
        {
            let at = vec![door.from, door.to];
            findings.push(Finding { what: What::NeverOpened(name.clone()), at });
        }
    }
    findings
}

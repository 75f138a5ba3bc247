//! What can happen at all in a quest, generously counted: which Zones are reached, which rules can ever apply. Whatever
//! stays impossible even so never happens.
//!
//! One begins at the start with nothing but what can be done by hand; every rule that can apply opens, lays, calls and
//! counts what it says; that goes on until nothing new comes of it.

use super::board::steps_from_any;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::language::quest::{
    Compare, Condition, Foe, Goal, Load, Moment, QuestEffect, Struck, Trample,
};
use crate::games::massive_darkness::rules::state::{MAX_HEROES, TokenKind};
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use std::collections::{BTreeMap, BTreeSet};

/// What can happen in a dungeon.
pub(super) struct Possible<'d> {
    dungeon: &'d Dungeon,
    /// By Zone.
    pub(super) reached: Vec<bool>,
    /// Rules that can apply, by position.
    pub(super) applies: BTreeSet<usize>,
    /// What these rules do.
    effects: Vec<&'d QuestEffect>,
}

impl<'d> Possible<'d> {
    /// Finds out.
    pub(super) fn of(dungeon: &'d Dungeon) -> Self {
        let mut possible =
            Self { dungeon, reached: vec![false; dungeon.zones.len()], applies: BTreeSet::new(), effects: Vec::new() };
        loop {
            possible.walk();
            let new: Vec<usize> = dungeon
                .rules
                .iter()
                .enumerate()
                .filter(|(at, rule)| !possible.applies.contains(at) && possible.can_come(&rule.when))
                .filter(|(_, rule)| possible.can_all_hold(&rule.only_if))
                .map(|(at, _)| at)
                .collect();
            if new.is_empty() {
                return possible;
            }
            for at in new {
                possible.applies.insert(at);
                flatten(&dungeon.rules[at].effects, &mut possible.effects);
            }
        }
    }

    /// Where Heroes get by what is open now.
    fn walk(&mut self) {
        let mut from = vec![self.dungeon.start];
        from.extend(self.dungeon.names.iter().filter(|(name, _)| self.sends(name)).map(|(_, zone)| *zone));
        let steps = steps_from_any(self.dungeon, &from, &|edge| self.can_be_crossed(edge));
        self.reached = steps.iter().map(Option::is_some).collect();
    }

    /// Does a rule that can apply do this?
    pub(super) fn does(&self, is_it: impl Fn(&QuestEffect) -> bool) -> bool {
        self.effects.iter().any(|effect| is_it(effect))
    }

    fn sends(&self, zone: &str) -> bool {
        self.does(|effect| matches!(effect, QuestEffect::Go(known) if known == zone))
    }

    fn can_be_crossed(&self, edge: EdgeId) -> bool {
        let passage = self.dungeon.board.edge(edge).map(|edge| edge.passage);
        let barred = self.dungeon.borders.iter().any(|border| {
            let frees = |effect: &QuestEffect| matches!(effect, QuestEffect::Unbar(known) if *known == border.name);
            border.edge == edge && border.barred && !self.does(frees)
        });
        passage.is_some_and(|passage| passage != Passage::Wall) && !barred && self.can_be_opened(edge)
    }

    /// A door that is locked needs a rule.
    pub(super) fn can_be_opened(&self, edge: EdgeId) -> bool {
        self.dungeon.doors.iter().filter(|door| door.edge == edge && door.locked).all(|door| {
            self.does(|effect| {
                matches!(effect, QuestEffect::Unlock(name) | QuestEffect::OpenDoor(name) if *name == door.name)
            })
        })
    }

    fn is_reached(&self, zone: SpaceId) -> bool {
        self.reached.get(zone.index()).copied().unwrap_or(false)
    }

    fn named_is_reached(&self, name: &str) -> bool {
        self.dungeon.named(name).any(|zone| self.is_reached(zone))
    }

    fn exit_is_reached(&self) -> bool {
        self.dungeon.exit.is_some_and(|exit| self.is_reached(exit))
    }

    /// A door or border with one side that Heroes get to.
    fn edge_is_reached(&self, edge: EdgeId) -> bool {
        let edge = self.dungeon.board.edge(edge);
        edge.is_some_and(|edge| self.is_reached(edge.a) || self.is_reached(edge.b))
    }

    fn appears(&self, foe: &str) -> bool {
        self.does(|effect| matches!(effect, QuestEffect::Appear(name, _) if name == foe))
    }

    /// Heroes kill it, it falls with the floor, or another figure tramples it down.
    fn falls_to(&self, foe: &str) -> bool {
        let mut known = self.dungeon.foes.iter();
        let tramples = |other: &Foe| other.name != foe && other.tramples.contains(&Trample::Enemies);
        let is_trampled = || self.dungeon.foes.iter().any(|other| tramples(other) && self.appears(&other.name));
        known.any(|known| known.name == foe && !known.immune) || self.falls() || is_trampled()
    }

    fn falls(&self) -> bool {
        self.does(|effect| matches!(effect, QuestEffect::Remove(_) | QuestEffect::Crumble))
    }

    fn is_destroyed(&self, object: &str) -> bool {
        let by_rule = self
            .does(|effect| matches!(effect, QuestEffect::DestroyOne(names) if names.iter().any(|name| name == object)));
        let struck = self.dungeon.objects.iter().any(|known| {
            known.name == object
                && match known.by {
                    Struck::Heroes => self.is_reached(known.at),
                    Struck::Enemies => true,
                    Struck::Nobody => false,
                }
        });
        by_rule || struck || self.falls()
    }

    fn door_opens(&self, name: &str) -> bool {
        let by_rule = self.does(|effect| matches!(effect, QuestEffect::OpenDoor(known) if known == name));
        let mut doors = self.dungeon.doors.iter().filter(|door| door.name == name);
        by_rule || doors.any(|door| self.can_be_opened(door.edge) && self.edge_is_reached(door.edge))
    }

    /// How many tokens of a kind can be picked up; none where more may always come.
    fn tokens(&self, kind: TokenKind) -> Option<usize> {
        let comes = |effect: &QuestEffect| matches!(effect, QuestEffect::Lay(known, _) | QuestEffect::Fill(known, _) if *known == kind);
        if matches!(kind, TokenKind::Treasure | TokenKind::SpecialTreasure) || self.does(comes) {
            return None;
        }
        let lie =
            |token: &&crate::games::massive_darkness::rules::state::Token| self.is_reached(token.zone) && !token.fixed;
        let open = self.dungeon.tokens.iter().filter(lie).filter(|token| token.bag == 0 && token.kind == kind).count();
        let hidden = (1..).zip(&self.dungeon.bags).map(|(bag, kinds)| {
            let there = self.dungeon.tokens.iter().filter(lie).filter(|token| token.bag == bag).count();
            kinds.iter().filter(|known| **known == kind).count().min(there)
        });
        Some(open + hidden.sum::<usize>())
    }

    /// Can this moment ever come?
    pub(super) fn can_come(&self, moment: &Moment) -> bool {
        let dungeon = self.dungeon;
        match moment {
            Moment::Setup
            | Moment::RoundStarts(_)
            | Moment::PhaseStarts(_)
            | Moment::RoundEnds
            | Moment::FirstPlayerPassed
            | Moment::HeroDied
            | Moment::GuardianKilled => true,
            Moment::Entered(zone) => self.named_is_reached(zone),
            Moment::EnteredStorey(storey) => {
                let mut zones = dungeon.board.spaces().filter(|zone| self.is_reached(*zone));
                zones.any(|zone| dungeon.zone(zone).storey == *storey)
            }
            Moment::Crossed(border) => {
                let mut borders = dungeon.borders.iter().filter(|known| known.name == *border);
                borders.any(|known| self.can_be_crossed(known.edge) && self.edge_is_reached(known.edge))
            }
            Moment::PickedUp(kind) => self.tokens(*kind).is_none_or(|count| count > 0),
            Moment::Acted(name) => {
                let at = dungeon.acts.iter().find(|act| act.name == *name).map(|act| act.at);
                at.is_some_and(|kind| {
                    let lies = dungeon.tokens.iter().any(|token| token.kind == kind && self.is_reached(token.zone));
                    lies || self.tokens(kind).is_none()
                })
            }
            Moment::HeroFell | Moment::Removed(_) => self.falls(),
            Moment::HeroEscaped | Moment::AllEscaped => self.exit_is_reached(),
            Moment::DoorOpened(name) => self.door_opens(name),
            Moment::Opened(zone) => {
                let doors = |zone: SpaceId| dungeon.board.edges_of(zone).iter().map(|(_, edge)| *edge);
                let is_door =
                    |edge: &EdgeId| dungeon.board.edge(*edge).is_some_and(|edge| edge.passage == Passage::Door);
                let mut doors = dungeon.named(zone).flat_map(doors).filter(is_door);
                doors.any(|edge| self.edge_is_reached(edge) && self.can_be_opened(edge))
            }
            // ZONE-03: only Room Zones are Chambers.
            Moment::ChamberOpened(zone) => {
                dungeon.named(zone).any(|zone| dungeon.zone(zone).room && self.is_reached(zone))
            }
            Moment::LevelRose(level) => self.rises_to(*level),
            Moment::Killed(foe) => {
                self.appears(foe) && dungeon.foes.iter().any(|known| known.name == *foe && !known.immune)
            }
            Moment::FoeEntered(foe, _) | Moment::FoeLeft(foe) => self.appears(foe),
            Moment::Destroyed(object) => self.is_destroyed(object),
            Moment::Counted(counter, _) => self.changes(counter),
            Moment::Called(name) => self.does(|effect| matches!(effect, QuestEffect::Call(known) if known == name)),
        }
    }

    fn changes(&self, counter: &str) -> bool {
        self.does(
            |effect| matches!(effect, QuestEffect::Count(known, _) | QuestEffect::Set(known, _) if known == counter),
        )
    }

    /// LEVEL-03: tiles that Heroes get to, and rules.
    fn rises_to(&self, level: u8) -> bool {
        let highest = self.dungeon.level_tokens.iter().filter(|(zone, _)| self.is_reached(*zone));
        let highest = highest.map(|(_, level)| *level).max().unwrap_or(0);
        let by_rule = self.does(|effect| matches!(effect, QuestEffect::RaiseLevel(_)));
        let wanted = level.max(self.dungeon.start_level + u8::from(level == 0));
        (level == 0 || level > self.dungeon.start_level) && (by_rule || highest >= wanted)
    }

    fn can_all_hold(&self, conditions: &[Condition]) -> bool {
        conditions.iter().all(|condition| self.can_hold(condition)) && !contradict(conditions)
    }

    /// Can this ever hold?
    fn can_hold(&self, condition: &Condition) -> bool {
        let dungeon = self.dungeon;
        match condition {
            Condition::Not(_) | Condition::NoEnemies | Condition::EnemyIn(_) => true,
            Condition::Any(inner) => inner.iter().any(|condition| self.can_hold(condition)),
            Condition::Counter(counter, compare) => compare.holds(0) || self.changes(counter),
            Condition::Level(compare) => (1..=5).any(|level| compare.holds(level)),
            Condition::Round(compare) => (1..=i16::MAX).any(|round| compare.holds(round)),
            Condition::Party(compare) => (1..=MAX_HEROES as i16).any(|heroes| compare.holds(heroes)),
            Condition::Living(compare) => (0..=MAX_HEROES as i16).any(|heroes| compare.holds(heroes)),
            Condition::Carried(kind, compare) => {
                let carries = |effect: &QuestEffect| matches!(effect, QuestEffect::Carry(known, _) if known == kind);
                compare.holds(0) || self.does(carries)
            }
            Condition::Objective(number) => {
                usize::try_from(*number).is_ok_and(|number| (1..=dungeon.goals.len()).contains(&number))
            }
            Condition::Is(role) => self.is_given(role),
            Condition::HeroIn(zone) | Condition::ChamberClear(zone) => self.named_is_reached(zone),
            Condition::Present(foe) | Condition::Gone(foe) | Condition::FoeIn(foe, _) => self.appears(foe),
            Condition::DoorOpen(door) => {
                let stands_open = |known: EdgeId| dungeon.open_doors.contains(&known);
                let open = dungeon.doors.iter().any(|known| known.name == *door && stands_open(known.edge));
                open || self.door_opens(door)
            }
            Condition::Destroyed(object) => self.is_destroyed(object),
        }
    }

    fn is_given(&self, role: &str) -> bool {
        self.does(|effect| matches!(effect, QuestEffect::ChooseHero(known) if known == role))
    }

    /// WIN-03: can this objective ever be met?
    pub(super) fn can_be_met(&self, goal: &Goal) -> bool {
        match goal {
            Goal::ClearBoard | Goal::Survive(_) => true,
            Goal::PickUp(kind, wanted) => self.tokens(*kind).is_none_or(|count| count >= usize::from(*wanted)),
            Goal::AllEscape => self.exit_is_reached(),
            Goal::Escapes(role, load) => {
                let comes = self.does(|effect| matches!(effect, QuestEffect::DrawArtifact));
                self.exit_is_reached() && self.is_given(role) && (*load == Load::Nothing || comes)
            }
            Goal::Kill(foes) => !foes.is_empty() && foes.iter().all(|foe| self.appears(foe) && self.falls_to(foe)),
            Goal::Task { all, .. } => self.can_all_hold(all),
        }
    }
}

/// Effects with those inside others.
fn flatten<'d>(effects: &'d [QuestEffect], out: &mut Vec<&'d QuestEffect>) {
    for effect in effects {
        match effect {
            QuestEffect::To(_, inner) => flatten(inner, out),
            other => out.push(other),
        }
    }
}

/// What numbers are compared with: a kind, and a name or a token.
type Subject<'c> = (u8, &'c str, Option<TokenKind>);

fn compared(condition: &Condition) -> Option<(Subject<'_>, Compare)> {
    Some(match condition {
        Condition::Counter(name, compare) => ((0, name, None), *compare),
        Condition::Level(compare) => ((1, "", None), *compare),
        Condition::Round(compare) => ((2, "", None), *compare),
        Condition::Party(compare) => ((3, "", None), *compare),
        Condition::Living(compare) => ((4, "", None), *compare),
        Condition::Carried(kind, compare) => ((5, "", Some(*kind)), *compare),
        _ => return None,
    })
}

/// Conditions that no number meets together, or one and its opposite.
fn contradict(conditions: &[Condition]) -> bool {
    let mut left: BTreeMap<_, (i16, i16)> = BTreeMap::new();
    for (what, compare) in conditions.iter().filter_map(compared) {
        let (low, high) = left.entry(what).or_insert((i16::MIN, i16::MAX));
        match compare {
            Compare::AtLeast(least) => *low = least.max(*low),
            Compare::AtMost(most) => *high = most.min(*high),
            Compare::Exactly(number) => (*low, *high) = (number.max(*low), number.min(*high)),
        }
        if low > high {
            return true;
        }
    }
    let opposite = |one: &Condition| matches!(one, Condition::Not(inner) if conditions.contains(inner));
    conditions.iter().any(opposite)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conflict(written: &str) -> bool {
        contradict(&ron::from_str::<Vec<Condition>>(written).expect("conditions"))
    }

    #[test]
    fn conditions_contradict_where_no_number_meets_all_of_them_or_one_denies_another() {
        assert!(conflict(r#"[Counter("a", AtLeast(3)), Level(Exactly(1)), Counter("a", AtMost(2))]"#));
        assert!(conflict("[Round(Exactly(2)), Round(Exactly(3))]") && conflict("[NoEnemies, Not(NoEnemies)]"));
        assert!(!conflict(r#"[Counter("a", AtLeast(3)), Counter("b", AtMost(2)), Round(AtMost(2))]"#));
        assert!(!conflict("[Carried(Lair, AtLeast(2)), Carried(Library, AtMost(1)), Carried(Lair, AtMost(2))]"));
    }

    #[test]
    fn a_great_many_conditions_are_compared_in_no_time() {
        let mut many: Vec<Condition> = (0..200_000).map(|at| Condition::Round(Compare::AtLeast(at as i16))).collect();
        assert!(!contradict(&many));
        many.push(Condition::Round(Compare::AtMost(1)));
        assert!(contradict(&many));
    }
}

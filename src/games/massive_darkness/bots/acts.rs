//! Choosing from the menu of a Hero.

use super::inclination::{Doors, Fights, Goes, Inclination};
use super::way::{self, Costs, NO_WAY};
use super::{Greedy, MOST_USES, fight, goods, hints, worth_of_effect};
use crate::kernel::board::SpaceId;
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Act, Answer};
use crate::rules::frames::Frame;
use crate::rules::ids::{AbilityUse, Actor, Enemy, Hero};
use crate::rules::language::quest::Goal;
use crate::rules::language::{Cost, Effect, Style};

/// A Hero who is nearer to the objective than the last one by more than this waits.
const STRAGGLE: u16 = 4;
/// Treasure farther away than this is left alone.
const DETOUR: u16 = 4;
/// What somebody is bent on is worth more than anything else.
const ABOVE_ALL: i32 = 100_000;
/// Attacks worth less than this are made only when there is nothing better to do.
const GOOD_ATTACK: i32 = 150;

impl Greedy {
    /// What a Hero does now.
    pub fn act(&mut self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Answer {
        self.outlook.renew(game, &mut self.chances);
        self.inclination = self.inclination.without_who_is_gone(game);
        let chosen = match game.top() {
            Some(Frame::MoveAction(_)) => self.move_on(game, hero, listed),
            Some(Frame::SkillMove(_)) => self.skill_move(game, hero, listed),
            _ => self.activation(game, hero, listed),
        };
        self.used_in_a_row = if matches!(chosen, Answer::Act(Act::Use(_))) { self.used_in_a_row + 1 } else { 0 };
        chosen
    }

    fn activation(&mut self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Answer {
        if let Some(up) = find(listed, |act| act == Act::GetUp) {
            return up;
        }
        if let Some(ability) = self.good_ability(game, hero, listed) {
            return ability;
        }
        if let Some(act) = find(listed, |act| matches!(act, Act::Quest(_))) {
            return act;
        }
        if let Some(transmute) = find(listed, |act| act == Act::Transmute)
            && goods::has_spare_cards(game, hero)
        {
            return transmute;
        }
        let Inclination { fights, leaves, shares, .. } = self.inclination;
        if let Some(reorganize) = find(listed, |act| act == Act::Reorganize).filter(|_| shares && !self.has_shared) {
            self.has_shared = true;
            return reorganize;
        }
        let attack = self.best_attack(game, hero, listed);
        let held = !game.may_leave(hero);
        let goes_now = leaves && !held && has_one_action_left(game);
        let is_meant = |attack: &Answer| match fights {
            Fights::First => true,
            Fights::With(enemy) => is_attack_on(attack, enemy),
            Fights::WhenGood | Fights::Never => false,
        };
        if let Some((worth, attack)) = &attack
            && (*worth >= GOOD_ATTACK || held || is_meant(attack))
            && !goes_now
        {
            return attack.clone();
        }
        if find(listed, |act| act == Act::Move).is_some() && self.wants_to_move(game, hero) {
            return Answer::Act(Act::Move);
        }
        if let Some((_, attack)) = attack {
            return attack;
        }
        match find(listed, |act| act == Act::Reorganize) {
            Some(reorganize) if goods::wants_to_arrange(game, hero) => reorganize,
            _ => find(listed, |act| act == Act::Nothing).unwrap_or_else(|| listed[0].clone()),
        }
    }

    fn best_attack(&mut self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Option<(i32, Answer)> {
        let mut best: Option<(i32, Answer)> = None;
        if self.inclination.fights == Fights::Never {
            return None;
        }
        let wanted = self.wanted_objects(game, hero, listed);
        for answer in listed {
            let Answer::Act(act) = answer else { continue };
            let (style, enemy) = match *act {
                Act::Attack(style, enemy) => (style, enemy),
                Act::SwordAndSpell(enemy) => (Style::Melee, enemy),
                _ => continue,
            };
            if game.object(enemy).is_some() && !wanted.contains(&enemy) {
                continue;
            }
            let before = has_attacked(game, enemy);
            let mut worth = fight::worth_of_attack(&mut self.chances, game, hero, style, enemy, before);
            if self.inclination.fights == Fights::With(enemy) {
                worth += ABOVE_ALL;
            }
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, answer.clone()));
            }
        }
        best
    }

    /// Objects of the quest that are in the way or have to be destroyed now.
    fn wanted_objects(&self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Vec<Enemy> {
        let is_object =
            |answer: &Answer| matches!(answer, Answer::Act(Act::Attack(_, target)) if game.object(*target).is_some());
        if !listed.iter().any(is_object) {
            return Vec::new();
        }
        let mut hints = hints::Hints::of(game, self.outlook.feared());
        let reached = Costs::to(game, hints.zones(game).into_iter()).from(zone(game, hero)) != NO_WAY;
        if !reached {
            hints.add_keys(game);
        }
        hints.objects
    }

    /// An ability that helps now and costs little.
    fn good_ability(&self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Option<Answer> {
        if self.used_in_a_row >= MOST_USES {
            return None;
        }
        find(listed, |act| matches!(act, Act::Use(ability) if is_good(game, hero, ability)))
    }

    fn wants_to_move(&mut self, game: &MassiveDarkness, hero: Hero) -> bool {
        if game.can_pick_up(hero).is_ok() || game.can_escape(hero).is_ok() {
            return true;
        }
        game.may_leave(hero) && self.destination(game, hero).is_some_and(|costs| costs.from(zone(game, hero)) > 0)
    }

    /// Where to go: Treasure nearby, an Enemy that can be beaten, the objective, or the others.
    fn destination(&mut self, game: &MassiveDarkness, hero: Hero) -> Option<Costs> {
        let here = zone(game, hero);
        if hints::is_about_to_fall(game, here) {
            return Some(way::costs_to_safety(game));
        }
        if self.inclination.goes != Goes::Usual {
            return self.bent_destination(game, hero);
        }
        // Who holds a post against them looks neither left nor right.
        let goal = self.ways.costs_to_goal(game, hero, self.outlook.feared()).clone();
        let posted = self.ways.is_posted();
        if posted && game.dungeon.sought.is_some() && goal.from(here) != NO_WAY {
            return Some(goal);
        }
        let treasure = way::costs_to_treasure(game);
        if (1..=DETOUR).contains(&treasure.from(here)) {
            return Some(treasure);
        }
        if let Some(prey) = self.prey(game, hero) {
            return Some(prey);
        }
        if let Some(loot) = hints::chamber_to_loot(game, self.time_to_loot()) {
            let costs = Costs::to(game, [loot].into_iter());
            let (mine, last) = (costs.from(here), way::rearmost(game, &costs, hero));
            if mine != NO_WAY {
                return (mine.saturating_add(STRAGGLE) >= last).then_some(costs);
            }
        }
        // And who has one waits for nobody.
        if posted && goal.from(here) != NO_WAY {
            return Some(goal);
        }
        let (mine, last) = (goal.from(here), way::rearmost(game, &goal, hero));
        if mine == NO_WAY || mine.saturating_add(STRAGGLE) < last {
            return None;
        }
        Some(goal)
    }

    /// Heroes who have to grow take longer.
    fn time_to_loot(&self) -> u16 {
        if self.outlook.grows() { hints::TIME_TO_GROW } else { self.manner.loots }
    }

    /// Where the bot goes that is bent on going there.
    fn bent_destination(&mut self, game: &MassiveDarkness, hero: Hero) -> Option<Costs> {
        match self.inclination.goes {
            Goes::Usual | Goes::Nowhere => None,
            Goes::ToGoal => Some(self.ways.costs_to_goal(game, hero, self.outlook.feared()).clone()),
            Goes::ToTreasure => Some(way::costs_to_treasure(game)),
            Goes::ToChamber => {
                hints::chamber_to_loot(game, hints::TIME_TO_GROW).map(|loot| Costs::to(game, [loot].into_iter()))
            }
            Goes::ToCompanions => {
                let others = game.state.living_heroes().filter(|other| *other != hero);
                Some(Costs::to(game, others.map(|other| zone(game, other))))
            }
            Goes::To(enemy) => Some(way::costs_to_attack(game, hero, enemy)),
            Goes::Away => Some(way::costs_away(game, hero)),
            Goes::IntoTheDark => Some(way::costs_into_the_dark(game)),
        }
        .filter(|costs| costs.from(zone(game, hero)) != NO_WAY)
    }

    /// An Enemy within one Move Action that is better attacked than awaited.
    fn prey(&mut self, game: &MassiveDarkness, hero: Hero) -> Option<Costs> {
        let here = zone(game, hero);
        game.reach_of(Actor::Hero(hero), Style::Melee)?;
        // Each step costs something, so who is farther away need not be looked for.
        let is_near = |enemy: &Enemy| matches!(game.steps_between(here, game.state.enemy(*enemy).zone), Some(1..=2));
        for enemy in game.state.enemy_ids().filter(|enemy| is_near(enemy) && !game.is_immune(*enemy)) {
            let costs = Costs::to(game, [game.state.enemy(enemy).zone].into_iter());
            let healthy = i32::from(game.state.hero(hero).health) * 100;
            let danger = fight::danger(&mut self.chances, game, enemy, hero);
            if (1..=2).contains(&costs.from(here)) && danger * 2 < healthy {
                return Some(costs);
            }
        }
        None
    }

    fn move_on(&mut self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Answer {
        if let Some(now) = find(listed, |act| matches!(act, Act::Escape | Act::PickUp | Act::Quest(_))) {
            return now;
        }
        let end = find(listed, |act| act == Act::EndMove);
        let step = self.destination(game, hero).and_then(|costs| self.step(game, hero, &costs, listed));
        step.or(end).unwrap_or_else(|| listed[0].clone())
    }

    /// The step or door that brings a Hero nearer.
    fn step(&mut self, game: &MassiveDarkness, hero: Hero, costs: &Costs, listed: &[Answer]) -> Option<Answer> {
        let here = zone(game, hero);
        let mut best: Option<(u16, Answer)> = None;
        for answer in listed {
            let Answer::Act(act) = answer else { continue };
            let cost = match *act {
                Act::Step(to) => costs.from(to).saturating_add(1),
                Act::OpenDoor(edge) if self.opens(game, hero) => {
                    let behind = game.dungeon.board.edge(edge).map(|edge| if edge.a == here { edge.b } else { edge.a });
                    behind.map_or(NO_WAY, |behind| costs.from(behind).saturating_add(2))
                }
                _ => continue,
            };
            if cost <= costs.from(here) && best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, answer.clone()));
            }
        }
        best.map(|(_, answer)| answer)
    }

    fn opens(&mut self, game: &MassiveDarkness, hero: Hero) -> bool {
        match self.inclination.doors {
            Doors::WhenReady => self.is_ready_for_a_fight(game, hero),
            Doors::Never => false,
            Doors::Anyway => true,
        }
    }

    /// Doors are opened together and in good health.
    fn is_ready_for_a_fight(&mut self, game: &MassiveDarkness, hero: Hero) -> bool {
        let near = |other: Hero| super::straight(game, zone(game, other), zone(game, hero)) <= self.manner.together;
        let others = game.state.living_heroes().filter(|other| *other != hero);
        let together = others.filter(|other| !near(*other)).count() == 0;
        let busy = game.state.enemy_in(zone(game, hero)).is_some();
        let patient = game.state.round > 60;
        patient || (together && !busy)
    }

    fn skill_move(&mut self, game: &MassiveDarkness, hero: Hero, listed: &[Answer]) -> Answer {
        let end = find(listed, |act| act == Act::EndMove);
        let step = self.destination(game, hero).and_then(|costs| self.step(game, hero, &costs, listed));
        step.or(end).unwrap_or_else(|| self.best(listed, |_| 0))
    }
}

fn zone(game: &MassiveDarkness, hero: Hero) -> SpaceId {
    game.state.hero(hero).zone
}

fn find(listed: &[Answer], wanted: impl Fn(Act) -> bool) -> Option<Answer> {
    let fits = |answer: &&Answer| matches!(answer, Answer::Act(act) if wanted(*act));
    listed.iter().find(fits).cloned()
}

fn is_attack_on(answer: &Answer, enemy: Enemy) -> bool {
    matches!(answer, Answer::Act(Act::Attack(_, other) | Act::SwordAndSpell(other)) if *other == enemy)
}

/// HPHASE-03: nothing comes after the next one.
fn has_one_action_left(game: &MassiveDarkness) -> bool {
    matches!(game.top(), Some(Frame::Activation(activation)) if activation.actions <= 1)
}

/// ACT-COMBAT-06: its Counter-Attack comes anyway.
fn has_attacked(game: &MassiveDarkness, enemy: Enemy) -> bool {
    game.state.frames.iter().any(|frame| match frame {
        Frame::Activation(activation) => activation.attacked >> enemy.0 & 1 == 1,
        _ => false,
    })
}

/// Healing when it is needed, weapons when there is somebody to use them on, and never for more blood than is left.
fn is_good(game: &MassiveDarkness, hero: Hero, ability: AbilityUse) -> bool {
    let words = game.library.ability(ability.ability);
    let state = game.state.hero(hero);
    let affordable = words.pay.iter().all(|cost| match cost {
        Cost::Bloodlust(wounds) | Cost::BloodTribute(wounds) => state.health > wounds + 2,
        Cost::Action | Cost::CombatAction => fight::can_attack_anybody(game, hero),
        Cost::Xp(_) | Cost::Discard | Cost::Bam | Cost::Diamond | Cost::BamOrDiamond => true,
    });
    affordable && words.effects.iter().any(|effect| helps_now(game, hero, effect))
}

fn helps_now(game: &MassiveDarkness, hero: Hero, effect: &Effect) -> bool {
    match effect {
        Effect::Heal(..) | Effect::FullyHeal(_) => {
            let hurt = |other: Hero| game.wounds_of(Actor::Hero(other)) >= 2;
            game.state.living_heroes().any(hurt)
        }
        Effect::Choose(lists) => lists.iter().flatten().any(|effect| helps_now(game, hero, effect)),
        Effect::DrawTreasure(_) | Effect::DrawArtifact => true,
        Effect::GainXp(_, xp) => *xp > 1,
        Effect::Move { to_enemy, .. } => *to_enemy || is_escape_needed(game, hero),
        Effect::Command | Effect::ExtraActivation | Effect::GainActions(..) | Effect::FreeAttack(_) => {
            fight::can_attack_anybody(game, hero)
        }
        _ => worth_of_effect(effect) > 8 && fight::can_attack_anybody(game, hero),
    }
}

/// Out of the Exit, if only the Hero could leave his Zone.
fn is_escape_needed(game: &MassiveDarkness, hero: Hero) -> bool {
    !game.may_leave(hero) && matches!(way::goal(game), Some(Goal::AllEscape | Goal::Escapes(..)))
}

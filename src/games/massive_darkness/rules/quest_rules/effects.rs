//! What the effects of special rules do.

use super::super::ask::{Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Door, Frame, Gain, GainFrom, QuestRuleFrame};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{Actor, Hero};
use super::super::language::Place;
use super::super::language::quest::{QuestEffect, Whom};
use super::super::spawn::Zones;
use super::super::state::{Token, TokenKind};
use super::Now;
use crate::kernel::game::Outcome;
use crate::kernel::list::List;
use std::sync::Arc;

impl MassiveDarkness {
    /// The next effect of a special rule.
    pub(in super::super) fn step_quest_rule(&mut self, frame: &mut QuestRuleFrame, log: &mut Events<'_>) -> Flow {
        let dungeon = Arc::clone(&self.dungeon);
        let Some(effect) = current(&dungeon.rules[usize::from(frame.rule)].effects, frame) else {
            self.check_goals(log);
            return Flow::Done;
        };
        match effect {
            QuestEffect::To(whom, _) => self.for_heroes(frame, whom),
            QuestEffect::ChooseHero(role) => self.choose_role(frame, role, log),
            QuestEffect::ShareWounds(each) => self.share_wounds(frame, *each, log),
            QuestEffect::DestroyOne(objects) => self.destroy_one(frame, objects, log),
            plain => {
                advance(frame);
                self.apply_quest_effect(plain, frame, log)
            }
        }
    }

    /// Effects that nobody has to decide about.
    fn apply_quest_effect(&mut self, effect: &QuestEffect, frame: &QuestRuleFrame, log: &mut Events<'_>) -> Flow {
        let hero = frame.hero;
        match effect {
            QuestEffect::GainXp(xp) => self.gain_xp(hero, *xp, "XP-01", log),
            QuestEffect::AllGainXp(xp) => {
                for hero in self.state.hero_ids() {
                    self.gain_xp(hero, *xp, "XP-01", log);
                }
            }
            // HERO-09: the dead draw nothing.
            QuestEffect::DrawArtifact | QuestEffect::DrawTreasure(_) if !self.takes_part(Actor::Hero(hero)) => {}
            QuestEffect::DrawArtifact => return draw(hero, GainFrom::Artifact, 4),
            QuestEffect::DrawTreasure(0) => return draw(hero, GainFrom::Effect, self.state.level),
            QuestEffect::DrawTreasure(level) => return draw(hero, GainFrom::Effect, *level),
            QuestEffect::Suffer(wounds) => self.wound_hero(hero, *wounds, "ROUND-03", log),
            QuestEffect::Heal(wounds) => self.heal_actor(Actor::Hero(hero), *wounds, "HERO-05", log),
            QuestEffect::Die => self.wound_hero(hero, u8::MAX, "ROUND-03", log),
            QuestEffect::Go(zone) => {
                if let Some(zone) = self.dungeon.clone().named(zone).find(|zone| !self.state.board.is_removed(*zone)) {
                    self.move_hero(hero, zone, "ROUND-03", log);
                }
            }
            QuestEffect::Carry(kind, amount) => self.carry(hero, *kind, *amount, log),
            QuestEffect::Spawn(what, place) => {
                if let Some(spawn) = self.spawn_frame(*what, place) {
                    return Flow::Push(spawn);
                }
            }
            QuestEffect::Appear(foe, place) => {
                if let Some(spawn) = self.appearance(foe, place) {
                    return Flow::Push(spawn);
                }
            }
            QuestEffect::Activate(foe) => {
                if let Some(activation) = self.activation_of(foe) {
                    return Flow::Push(activation);
                }
            }
            QuestEffect::Count(counter, by) => {
                self.set_counter(counter, self.counter(counter).saturating_add(*by), hero, log)
            }
            QuestEffect::Set(counter, to) => self.set_counter(counter, *to, hero, log),
            QuestEffect::Call(_) => {
                let at = if frame.inside { frame.inner } else { frame.at } - 1;
                let outer = if frame.inside { frame.at + 1 } else { 0 };
                // The call is found again by rule and position, since a moment is plain numbers.
                let _ = self.trigger(Now::Called(frame.rule, place_of_call(outer, at)), hero, log);
            }
            QuestEffect::RaiseLevel(by) => self.raise_level(self.state.level.saturating_add(*by).min(LAST_LEVEL), log),
            QuestEffect::Lose => self.state.outcome = Some(Outcome::Lost),
            QuestEffect::Win => self.state.outcome = Some(Outcome::Won),
            things => self.apply_to_things(things, hero, log),
        }
        Flow::Again
    }

    fn apply_to_things(&mut self, effect: &QuestEffect, hero: Hero, log: &mut Events<'_>) {
        let dungeon = Arc::clone(&self.dungeon);
        match effect {
            QuestEffect::OpenDoor(name) => {
                for door in dungeon.doors.iter().filter(|door| door.name == *name) {
                    self.open_by_rule(door.edge, hero, log);
                }
            }
            QuestEffect::CloseDoor(name) => {
                for door in dungeon.doors.iter().filter(|door| door.name == *name) {
                    if self.state.board.close(&dungeon.board, door.edge) {
                        self.rebuild_lines();
                        log.say("ROUND-03", Event::DoorMoved { edge: door.edge, open: false });
                    }
                }
            }
            QuestEffect::Unlock(name) => {
                for (place, door) in dungeon.doors.iter().enumerate().filter(|(_, door)| door.name == *name) {
                    self.state.quest.unlocked |= 1 << place;
                    log.say("ROUND-03", Event::Unlocked { edge: door.edge });
                }
            }
            QuestEffect::Unbar(name) => self.turn_bars(name, false, log),
            QuestEffect::Bar(name) => self.turn_bars(name, true, log),
            QuestEffect::Lay(kind, place) => {
                if let Some(zone) = self.zones_of(place).first() {
                    self.lay_token(Token::new(*kind, *zone), log);
                }
            }
            QuestEffect::Fill(kind, name) => {
                for zone in dungeon.named(name) {
                    let lies = self.state.tokens.iter().any(|token| token.zone == zone && token.is(*kind));
                    if !lies && !self.state.board.is_removed(zone) {
                        self.lay_token(Token::new(*kind, zone), log);
                    }
                }
            }
            QuestEffect::Sweep(kind) => {
                for token in self.state.tokens.iter().filter(|token| is_swept(token, *kind)) {
                    log.say("ROUND-03", Event::TokenUsed { kind: *kind, zone: token.zone });
                }
                self.state.tokens.retain(|token| !is_swept(token, *kind));
            }
            QuestEffect::Turn(kind) => {
                let zone = self.state.hero(hero).zone;
                let turned = |token: &&mut Token| token.zone == zone && token.is(*kind) && !token.used;
                if let Some(token) = self.state.tokens.iter_mut().find(turned) {
                    token.used = true;
                    log.say("ROUND-03", Event::TokenUsed { kind: *kind, zone });
                }
            }
            QuestEffect::Remove(name) => self.remove_named(name, hero, log),
            QuestEffect::Crumble => self.crumble(hero, log),
            // Everything else has been dealt with.
            _ => {}
        }
    }

    /// Counters that reach a number are moments.
    fn set_counter(&mut self, name: &str, value: i16, hero: Hero, log: &mut Events<'_>) {
        let Some(counter) = self.dungeon.counters.iter().position(|known| known == name) else { return };
        let Some(place) = self.state.quest.counters.get_mut(counter) else { return };
        if *place == value {
            return;
        }
        *place = value;
        log.say("ROUND-03", Event::Counted { counter: counter as u8, value });
        self.trigger(Now::Counted(counter as u8, value), hero, log);
    }

    /// The name an effect calls.
    pub(super) fn called_name(&self, rule: u8, place: u8) -> Option<&str> {
        let effects = &self.rule(rule)?.effects;
        let (outer, at) = (usize::from(place >> 4), usize::from(place & 15));
        let effect = match outer.checked_sub(1) {
            None => effects.get(at),
            Some(outer) => match effects.get(outer) {
                Some(QuestEffect::To(_, inner)) => inner.get(at),
                _ => None,
            },
        };
        match effect {
            Some(QuestEffect::Call(name)) => Some(name),
            _ => None,
        }
    }

    /// An open token on the board.
    pub(super) fn lay_token(&mut self, token: Token, log: &mut Events<'_>) {
        if self.state.tokens.push(token) {
            log.say("ROUND-03", Event::TokenLaid { kind: token.kind, zone: token.zone });
        }
    }

    /// The Zones a place stands for.
    fn zones_of(&self, place: &Place) -> Zones {
        self.spawn_zones(place).unwrap_or_default()
    }

    /// A door opened by a rule: Level and Chamber as usual (LEVEL-03 (b)), but no Door card.
    fn open_by_rule(&mut self, edge: crate::kernel::board::EdgeId, hero: Hero, log: &mut Events<'_>) {
        if self.state.board.is_open(&self.dungeon.board, edge) {
            return;
        }
        self.open_door(edge);
        log.say("ROUND-03", Event::DoorMoved { edge, open: true });
        self.push(Frame::Door(Door { hero, edge, by_rule: true, ..Door::default() }));
    }

    /// The same for several Heroes, one after the other.
    fn for_heroes(&mut self, frame: &mut QuestRuleFrame, whom: &Whom) -> Flow {
        if !frame.begun {
            let living = self.state.living_heroes();
            let mask = |heroes: &mut dyn Iterator<Item = Hero>| heroes.fold(0, |mask, hero| mask | 1 << hero.0);
            frame.heroes = match whom {
                Whom::Role(role) => self.hero_in_role(role).map_or(0, |hero| 1 << hero.0),
                Whom::Each => mask(&mut living.into_iter()),
                Whom::EachIn(zone) => {
                    mask(&mut living.filter(|hero| self.dungeon.is_named(self.state.hero(*hero).zone, zone)))
                }
                Whom::One => {
                    let heroes: List<Hero, 6> = living.collect();
                    match self.ask_for_hero(&heroes) {
                        Ok(ask) => return ask,
                        Err(hero) => hero.map_or(0, |hero| 1 << hero.0),
                    }
                }
            };
            frame.begun = true;
        }
        let Some(hero) = (0..8).find(|bit| frame.heroes >> bit & 1 == 1) else {
            advance(frame);
            return Flow::Again;
        };
        frame.heroes &= !(1 << hero);
        Flow::Push(Frame::QuestRule(QuestRuleFrame {
            rule: frame.rule,
            hero: Hero(hero),
            at: frame.at,
            inside: true,
            ..QuestRuleFrame::default()
        }))
    }

    fn ask_for_hero(&mut self, heroes: &[Hero]) -> Result<Flow, Option<Hero>> {
        for hero in heroes {
            self.state.options.push(Choice::Hero(*hero));
        }
        self.choose_one(By::Group, Purpose::QuestHero).map_err(|choice| {
            self.state.options.clear();
            match choice {
                Choice::Hero(hero) => Some(hero),
                _ => None,
            }
        })
    }

    fn choose_role(&mut self, frame: &mut QuestRuleFrame, role: &str, log: &mut Events<'_>) -> Flow {
        let chosen = if frame.begun {
            (0..8).find(|bit| frame.heroes >> bit & 1 == 1).map(Hero)
        } else {
            let heroes: List<Hero, 6> = self.state.living_heroes().collect();
            match self.ask_for_hero(&heroes) {
                Ok(ask) => return ask,
                Err(only) => only,
            }
        };
        if let (Some(hero), Some(place)) = (chosen, self.dungeon.roles.iter().position(|known| known == role)) {
            if let Some(has) = self.state.quest.roles.get_mut(place) {
                *has = hero;
            }
            log.say("ROUND-03", Event::RoleGiven { hero, role: place as u8 });
        }
        advance(frame);
        Flow::Again
    }

    /// Players divide the Wounds, one after the other.
    fn share_wounds(&mut self, frame: &mut QuestRuleFrame, each: u8, log: &mut Events<'_>) -> Flow {
        if !frame.begun {
            frame.begun = true;
            frame.left = each.saturating_mul(self.state.starting_heroes);
        }
        let living: List<Hero, 6> = self.state.living_heroes().collect();
        match &living[..] {
            [several @ .., _] if frame.left > 0 && !several.is_empty() => {
                self.ask_players(Purpose::ShareWound, living.iter().copied().map(Choice::Hero))
            }
            others => {
                if let [only] = others {
                    self.wound_hero(*only, frame.left, "ROUND-03", log);
                }
                advance(frame);
                Flow::Again
            }
        }
    }

    pub(in super::super) fn answer_quest_rule(
        &mut self,
        frame: &mut QuestRuleFrame,
        answer: &Answer,
        log: &mut Events<'_>,
    ) {
        let purpose = match self.state.ask {
            Ask::Choose { purpose, .. } => purpose,
            _ => Purpose::default(),
        };
        match answer {
            Answer::Pick(Choice::Hero(hero)) if purpose == Purpose::ShareWound => {
                frame.left = frame.left.saturating_sub(1);
                self.wound_hero(*hero, 1, "ROUND-03", log);
            }
            Answer::Pick(Choice::Hero(hero)) => {
                frame.heroes = 1 << hero.0;
                frame.begun = true;
            }
            Answer::Pick(Choice::Enemy(object)) => {
                advance(frame);
                self.destroy_object(*object, frame.hero, log);
            }
            _ => {}
        }
    }

    /// ARTIFACT-05.
    pub(super) fn carry(&mut self, hero: Hero, kind: TokenKind, amount: i8, log: &mut Events<'_>) {
        let carried = &mut self.state.hero_mut(hero).carried[kind as usize];
        *carried = carried.saturating_add_signed(amount);
        log.say("ARTIFACT-05", Event::Carried { hero, kind, amount });
    }
}

/// The highest Level.
const LAST_LEVEL: u8 = 5;

fn place_of_call(outer: u8, at: u8) -> u8 {
    outer << 4 | (at & 15)
}

fn is_swept(token: &Token, kind: TokenKind) -> bool {
    token.is(kind) && token.fixed
}

/// The effect a frame is at.
pub(super) fn current<'a>(effects: &'a [QuestEffect], frame: &QuestRuleFrame) -> Option<&'a QuestEffect> {
    let outer = effects.get(usize::from(frame.at))?;
    match outer {
        QuestEffect::To(_, inner) if frame.inside => inner.get(usize::from(frame.inner)),
        _ if frame.inside => None,
        _ => Some(outer),
    }
}

/// The current effect is done.
pub(super) fn advance(frame: &mut QuestRuleFrame) {
    if frame.inside {
        frame.inner += 1;
    } else {
        frame.at += 1;
    }
    frame.begun = false;
    frame.heroes = 0;
    frame.left = 0;
}

fn draw(hero: Hero, from: GainFrom, level: u8) -> Flow {
    let levels: List<u8, 24> = [level].into_iter().collect();
    Flow::Push(Frame::Gain(Gain { hero, from, levels, ..Gain::default() }))
}

//! A case being run: the game, what has happened, and what its steps mean.

use crate::format::{Step, UseLine};
use crate::kernel::board::SpaceId;
use crate::kernel::game::{Asked, Game as _, Logged};
use crate::map;
use crate::names;
use massive_darkness_2_rules::{
    AbilityRef, Answer, Ask, CardId, Content, EnemyId, Event, MassiveDarkness2, Slot, Source, Symbol, Target, Use,
};
use std::mem::discriminant;

/// So many answers bring a case to the place that a step names, or it is never reached.
const MOST_ANSWERS: usize = 400;

#[derive(Clone, Debug)]
pub(crate) struct World {
    pub game: MassiveDarkness2,
    pub log: Vec<Logged<Event>>,
}

impl World {
    pub(crate) fn content(&self) -> &Content {
        &self.game.table().content
    }

    pub(crate) fn zone(&self, written: &str) -> Result<SpaceId, String> {
        map::zone(&self.game.table().dungeon, written)
    }

    pub(crate) fn hero(&self, name: &str) -> Result<u8, String> {
        names::hero(&self.game, name)
    }

    pub(crate) fn enemy(&self, name: &str) -> Result<EnemyId, String> {
        names::enemy(self.content(), name)
    }

    pub(crate) fn counter(&self, name: &str) -> Result<u8, String> {
        let counters = &self.game.table().dungeon.story.counters;
        let found = counters.iter().position(|counter| counter == name);
        found.map(|at| at as u8).ok_or_else(|| format!("no counter is “{name}”"))
    }

    pub(crate) fn resume(&mut self) {
        let log = &mut self.log;
        self.game.resume(&mut |event| log.push(event));
    }

    pub(crate) fn give(&mut self, answer: &Answer) -> Result<(), String> {
        let log = &mut self.log;
        self.game.answer(answer, &mut |event| log.push(event)).map_err(|refusal| refusal.to_string())?;
        massive_darkness_2_rules::fits::sound(&self.game).map_err(|misfit| format!("after {answer:?}: {misfit}"))
    }

    /// The Hero whose question it is; in combat the one who fights.
    fn asked(&self) -> u8 {
        match self.game.question().map(|question| question.asked) {
            Some(Asked::Seat(seat)) => seat,
            _ => self.game.state().turn.min(5),
        }
    }

    /// All answers that a step can mean: names may stand for several copies.
    pub(crate) fn meant(&self, step: &Step) -> Result<Vec<Answer>, String> {
        let seat = self.asked();
        let content = self.content();
        let each_card = |name: &str, make: &dyn Fn(CardId) -> Answer| -> Result<Vec<Answer>, String> {
            Ok(names::cards(content, name)?.into_iter().map(make).collect())
        };
        let owner = |card: CardId| {
            let state = self.game.state();
            state.seats().find(|seat| state.hero(*seat).items.contains(card.index()))
        };
        Ok(match step {
            Step::Hero(name) => vec![Answer::Hero(match names::ally(name) {
                Ok(ally) => massive_darkness_2_rules::ids::target_of(ally),
                Err(_) => self.hero(name)?,
            })],
            Step::Enemy(name) => {
                let enemy = self.enemy(name)?;
                vec![Answer::Enemy(enemy), Answer::Kind(enemy)]
            }
            Step::Zone(at) => vec![Answer::Zone(self.zone(at)?)],
            Step::Type(kind) => vec![Answer::Type(*kind)],
            Step::Yes => vec![Answer::Yes],
            Step::No => vec![Answer::No],
            Step::Done => vec![Answer::Done],
            Step::Move => vec![Answer::Move],
            Step::Step(at) => vec![Answer::Step(self.zone(at)?)],
            Step::Open(at) => {
                let here = self.game.state().hero(seat).zone;
                let edge = self.game.table().dungeon.board.edge_between(here, self.zone(at)?);
                vec![Answer::Open(edge.ok_or("nothing lies between")?)]
            }
            Step::Interact(thing) => vec![Answer::Interact(*thing)],
            Step::Attack(kind, name) => vec![Answer::Attack { kind: *kind, target: self.enemy(name)? }],
            Step::Rest(health, mana) => vec![Answer::Rest { health: *health, mana: *mana }],
            Step::Trade => vec![Answer::Trade],
            Step::Use(line) => self.uses(seat, line)?,
            Step::TakeOff(name) => {
                let mut all = Vec::new();
                for card in names::cards(content, name)? {
                    let slots = Slot::ALL.into_iter();
                    all.extend(owner(card).into_iter().flat_map(|hero| {
                        let worn = self.game.state().hero(hero).slots;
                        let of_card = slots.clone().filter(move |slot| worn[*slot as usize] == card);
                        of_card.map(move |slot| Answer::TakeOff { hero, slot })
                    }));
                }
                if all.is_empty() {
                    return Err(format!("nobody wears “{name}”"));
                }
                all
            }
            Step::EndTurn => vec![Answer::EndTurn],
            Step::Stance(stance) => vec![Answer::Stance(*stance)],
            Step::Task(name) => {
                let names = &self.game.table().dungeon.story.names;
                let task = names.iter().position(|task| task == name).ok_or_else(|| format!("no task is “{name}”"))?;
                vec![Answer::Task(task as u8)]
            }
            Step::Travel(at) => vec![Answer::Travel(self.zone(at)?)],
            Step::Counter(name) => vec![Answer::Counter(self.counter(name)?)],
            Step::Element(element) => vec![Answer::Element(*element)],
            Step::LeadMove(name) => vec![Answer::LeadMove(names::ally(name)?)],
            Step::LeadAttack(name, kind, enemy) => {
                vec![Answer::LeadAttack { ally: names::ally(name)?, kind: *kind, target: self.enemy(enemy)? }]
            }
            Step::Pointer => vec![Answer::Pointer(seat)],
            Step::Consecrate(column, at) => vec![Answer::Consecrate { column: *column, zone: self.zone(at)? }],
            Step::TakeBack(column) => vec![Answer::TakeBack(*column)],
            Step::Bless(name) => vec![Answer::Bless(names::skill(content, name)?)],
            Step::Tool(name) => {
                let is_it = |number: &u8| content.rogue_token(*number).is_some_and(|token| token.id == *name);
                (0..24).filter(is_it).map(Answer::Tool).collect()
            }
            Step::Arrow(name) => {
                let is_it = |number: &u8| self.game.arrow(*number).is_some_and(|arrow| arrow.id == *name);
                (0..14).filter(is_it).map(|number| Answer::Card(CardId(number))).collect()
            }
            Step::PointerOf(name) => vec![Answer::Pointer(self.hero(name)?)],
            Step::Learn(name, place) => vec![Answer::Learn { skill: names::skill(content, name)?, place: *place }],
            Step::Equip(name, slot) => {
                each_card(name, &|card| Answer::Equip { hero: owner(card).unwrap_or(seat), card, slot: *slot })?
            }
            Step::Give(name, to) => {
                let to = self.hero(to)?;
                let held = names::cards(content, name)?.into_iter().filter(|card| owner(*card).is_some());
                held.map(|card| Answer::Give { card, to }).collect()
            }
            Step::Card(name) => {
                let doors = names::doors(content, name);
                if doors.is_empty() {
                    each_card(name, &Answer::Card)?
                } else {
                    doors.into_iter().map(|number| Answer::Card(CardId(number))).collect()
                }
            }
            Step::Roll(written) => {
                let dice = names::roll(content, written)?;
                let colours: Vec<_> = dice.iter().map(|die| die.die).collect();
                if let Some(Ask::Roll { dice: asked }) = self.game.question().map(|question| question.ask) {
                    let wanted: Vec<_> = massive_darkness_2_rules::Die::ALL
                        .into_iter()
                        .flat_map(|die| std::iter::repeat_n(die.id(), usize::from(asked.count(die))))
                        .collect();
                    if wanted != colours {
                        return Err(format!("the dice are {}", String::from(asked)));
                    }
                }
                vec![Answer::Rolled(dice.iter().map(|die| die.face).collect())]
            }
            Step::Token(rarity) => vec![Answer::Token(*rarity)],
            Step::Side(side) => vec![Answer::Side(*side)],
            Step::Resolve(written, symbol) => {
                let dice = self.shown(written)?;
                dice.into_iter().map(|die| Answer::Resolve { die, symbol: *symbol, used: false }).collect()
            }
            Step::Shadow(used) => {
                let all = 0..self.game.state().combat.rolled.dice.len() as u8;
                all.map(|die| Answer::Resolve { die, symbol: Symbol::Shadow, used: *used }).collect()
            }
            Step::Claws(written) => self.payments(written)?,
            Step::Die(written) => self.shown(written)?.into_iter().map(Answer::Die).collect(),
            Step::Refuse(..) | Step::Offers(_) | Step::OffersNot(_) | Step::Check(_) | Step::Until(_) => {
                return Err("that is no answer".to_owned());
            }
        })
    }

    /// The dice on the table that show this.
    fn shown(&self, written: &str) -> Result<Vec<u8>, String> {
        let wanted = names::die(self.content(), written)?;
        let set = &self.content().dice;
        let face = |die: crate::kernel::dice::RolledDie| set.die(die.die).map(|of| of.face(die.face));
        let dice = self.game.state().combat.rolled.dice;
        let found: Vec<u8> = (0_u8..)
            .zip(dice.iter())
            .filter(|(_, die)| die.die == wanted.die && face(**die) == face(wanted))
            .map(|(at, _)| at)
            .collect();
        if found.is_empty() { Err(format!("no die shows “{written}”")) } else { Ok(found) }
    }

    /// Sets of dice that show this, one for each of the list.
    fn payments(&self, written: &[String]) -> Result<Vec<Answer>, String> {
        let mut sets = vec![0_u32];
        for one in written {
            let dice = self.shown(one)?;
            sets = sets
                .into_iter()
                .flat_map(|set| dice.iter().filter(move |die| set & (1 << **die) == 0).map(move |die| set | 1 << die))
                .collect();
        }
        Ok(sets.into_iter().map(Answer::Claws).collect())
    }

    fn uses(&self, seat: u8, line: &UseLine) -> Result<Vec<Answer>, String> {
        let hero = match &line.by {
            Some(name) => self.hero(name)?,
            None => seat,
        };
        let sources: Vec<Source> = match line.what.as_str() {
            "hero" => vec![Source::Hero],
            "lifebringer" => (0..3).map(Source::Lifebringer).collect(),
            "lesser" => vec![Source::Power(false)],
            "greater" => vec![Source::Power(true)],
            "column" => (0..3).map(Source::Column).collect(),
            "board" => (0..4).map(Source::Board).collect(),
            name => match names::skill(self.content(), name) {
                Ok(number) => vec![Source::Skill(number)],
                Err(_) => names::cards(self.content(), name)?.into_iter().map(Source::Item).collect(),
            },
        };
        let target = match &line.on {
            None => Target::None,
            Some(name) => match self.hero(name) {
                Ok(hero) => Target::Hero(hero),
                Err(_) => match self.zone(name) {
                    Ok(zone) => Target::Zone(zone),
                    Err(_) => Target::Enemy(self.enemy(name)?),
                },
            },
        };
        let refs = sources.into_iter().flat_map(|source| (0..4).map(move |number| AbilityRef { source, number }));
        Ok(refs.map(|what| Answer::Use(Use { hero, what, target, fires: line.fires })).collect())
    }

    /// The legal one of what a step can mean.
    pub(crate) fn legal(&self, step: &Step) -> Result<Option<Answer>, String> {
        Ok(self.meant(step)?.into_iter().find(|answer| self.game.check(answer).is_ok()))
    }

    /// Has a Hero of the case what such a step uses? That a Skill is not used which nobody has proves nothing.
    pub(crate) fn somebody_has(&self, step: &Step) -> bool {
        let Step::Use(line) = step else { return true };
        let state = self.game.state();
        let mut heroes = state.seats().map(|seat| state.hero(seat));
        match (names::skill(self.content(), &line.what), names::cards(self.content(), &line.what)) {
            (Ok(number), _) => heroes.any(|hero| hero.skills.iter().any(|known| known.skill == number)),
            (_, Ok(cards)) => heroes.any(|hero| cards.iter().any(|card| hero.items.contains(card.index()))),
            // What is printed on boards and dashboards everybody has.
            _ => true,
        }
    }

    /// Is the pending question answered by such a step, if it is legal? Either another one of its kind is, or the question is a
    /// menu on which it stands.
    pub(crate) fn answers_by(&self, step: &Step) -> bool {
        let (Some(question), Ok(meant)) = (self.game.question(), self.meant(step)) else { return false };
        let mut legal = Vec::new();
        self.game.answers(&mut legal);
        legal.extend(self.game.sample(&mut |_| 0));
        let is_like = |one: &Answer| meant.iter().any(|other| discriminant(one) == discriminant(other));
        legal.iter().any(is_like)
            || match question.ask {
                Ask::Turn { .. } => matches!(
                    step,
                    Step::Move
                        | Step::Attack(..)
                        | Step::Rest(..)
                        | Step::Trade
                        | Step::Use(_)
                        | Step::TakeOff(_)
                        | Step::EndTurn
                        | Step::Stance(_)
                        | Step::Task(_)
                        | Step::Travel(_)
                        | Step::Element(_)
                        | Step::LeadMove(_)
                        | Step::LeadAttack(..)
                        | Step::Pointer
                        | Step::PointerOf(_)
                        | Step::Consecrate(..)
                        | Step::TakeBack(_)
                        | Step::Tool(_)
                ),
                Ask::Moving { .. } | Ask::Leading { .. } => matches!(
                    step,
                    Step::Step(_)
                        | Step::Open(_)
                        | Step::Interact(_)
                        | Step::Task(_)
                        | Step::Travel(_)
                        | Step::Use(_)
                        | Step::Done
                ),
                Ask::Trade { .. } | Ask::Receive { .. } => {
                    matches!(step, Step::Give(..) | Step::Equip(..) | Step::TakeOff(_) | Step::Done)
                }
                Ask::Resolve { .. } => {
                    matches!(step, Step::Resolve(..) | Step::Shadow(_) | Step::Claws(_) | Step::Use(_) | Step::Done)
                }
                Ask::Pool { .. } | Ask::Exhaust { .. } | Ask::NextEnemy | Ask::Window => {
                    matches!(step, Step::Use(_) | Step::Done)
                }
                _ => false,
            }
    }

    /// Goes on until `is_there` says so, with as little as possible.
    pub(crate) fn advance(&mut self, mut is_there: impl FnMut(&Self) -> Result<bool, String>) -> Result<(), String> {
        for _ in 0..MOST_ANSWERS {
            if is_there(self)? {
                return Ok(());
            }
            let usual = match self.game.sample(&mut |_| 0) {
                Some(chance) => Some(chance),
                None => {
                    let mut listed = Vec::new();
                    self.game.answers(&mut listed);
                    let quiet = [Answer::EndTurn, Answer::Done, Answer::No];
                    listed.iter().find(|answer| quiet.contains(answer)).or(listed.first()).copied()
                }
            };
            self.give(&usual.ok_or("the game is over, and it was not reached")?)?;
        }
        Err("it is never reached".to_owned())
    }

    /// An event in words: cards, Heroes, Enemies and Zones by their names.
    pub(crate) fn say(&self, event: &Event) -> String {
        let content = self.content();
        let mut written = format!("{event:?}");
        for seat in self.game.state().seats() {
            let name = &content.printed.heroes[usize::from(self.game.state().hero(seat).card)].id;
            for field in ["hero", "from", "to"] {
                for ending in [",", " "] {
                    written =
                        written.replace(&format!(" {field}: {seat}{ending}"), &format!(" {field}: {name}{ending}"));
                }
            }
            written = written.replace(&format!("Hero({seat})"), name);
        }
        for (ally, name) in (0_u8..).zip(names::ALLIES) {
            let target = massive_darkness_2_rules::ids::target_of(ally);
            for ending in [",", " "] {
                for (field, number) in [("hero", target), ("ally", ally)] {
                    written =
                        written.replace(&format!(" {field}: {number}{ending}"), &format!(" {field}: {name}{ending}"));
                }
            }
        }
        let said =
            self.replace(&written, "CardId(", &|number| content.item(CardId(number as u8)).map(|item| item.id.clone()));
        let said = self.replace(&said, "EnemyId(", &|number| {
            let enemy = EnemyId(number as u8);
            let mob = enemy.as_mob().map(|kind| content.printed.mobs[kind].id.clone());
            let roamer = || enemy.as_roamer().map(|kind| content.printed.roamers[kind].id.clone());
            mob.or_else(roamer).or_else(|| self.game.dashboard().map(|boss| boss.id.clone()))
        });
        self.replace(&said, "SpaceId(", &|number| {
            self.game.table().dungeon.zones.get(number).map(|zone| format!("{},{}", zone.x, zone.y))
        })
    }

    fn replace(&self, text: &str, opening: &str, name: &dyn Fn(usize) -> Option<String>) -> String {
        let mut said = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(opening) {
            said.push_str(&rest[..at]);
            let after = &rest[at + opening.len()..];
            let end = after.find(')').unwrap_or(0);
            let number = after[..end].parse().unwrap_or(usize::MAX);
            said.push_str(&name(number).unwrap_or_else(|| "none".to_owned()));
            rest = &after[(end + 1).min(after.len())..];
        }
        said.push_str(rest);
        said
    }

    /// Everything that happened, for whoever has to find out what went wrong.
    pub(crate) fn story(&self) -> String {
        self.log.iter().map(|logged| format!("{} [{}]\n", self.say(&logged.what), logged.rule)).collect()
    }

    pub(crate) fn question(&self) -> String {
        let Some(question) = self.game.question() else { return "none: the game is over".to_owned() };
        let mut listed = Vec::new();
        self.game.answers(&mut listed);
        format!("{:?}; legal: {listed:?}", question.ask)
    }
}

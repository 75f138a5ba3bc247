//! A case while it runs: the game, the names of its figures, and what has happened so far.

use super::format::Case;
use super::map::place;
use super::names::{Names, plain, unknown};
use crate::games::massive_darkness::rules::ids::{Actor, CardId, Enemy, EnemyCardId, Hero};
use crate::games::massive_darkness::rules::{Answer, Event, MassiveDarkness};
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::game::{Game as _, Logged};

/// Something that happened, in words.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The rule it follows from.
    pub rule: &'static str,
    /// The event, with names instead of numbers.
    pub text: String,
}

/// The name of an Enemy in a case.
#[derive(Clone, Debug)]
struct Alias {
    name: String,
    enemy: Enemy,
    card: EnemyCardId,
    gone: bool,
}

/// A case while it runs.
#[derive(Clone, Debug)]
pub struct World {
    /// After the steps that were taken so far.
    pub game: MassiveDarkness,
    /// What things are called.
    pub names: Names,
    /// Everything that was told since the case began.
    pub happened: Vec<Happened>,
    zone_names: Vec<(String, SpaceId)>,
    aliases: Vec<Alias>,
}

/// An Enemy of a case that may be gone by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its place in the state.
    pub enemy: Enemy,
    /// No longer on the board; the place may be taken by another one.
    pub gone: bool,
}

impl World {
    /// A case before its first step.
    #[must_use]
    pub fn new(game: MassiveDarkness, names: Names, case: &Case) -> Self {
        let mut world = Self { game, names, happened: Vec::new(), zone_names: Vec::new(), aliases: Vec::new() };
        for (name, zone) in &case.names {
            for zone in zone.split_whitespace().filter_map(|zone| zone_at(&world.game, zone)) {
                world.zone_names.push((name.clone(), zone));
            }
        }
        let present: Vec<Enemy> = world.game.state.enemy_ids().collect();
        for (enemy, line) in present.into_iter().zip(&case.enemies) {
            let name = line.id.clone().unwrap_or_else(|| world.next_letter());
            let card = world.game.state.enemy(enemy).card;
            world.aliases.push(Alias { name, enemy, card, gone: false });
        }
        world
    }

    fn next_letter(&self) -> String {
        (b'A'..=b'Z')
            .map(|letter| char::from(letter).to_string())
            .find(|letter| !self.aliases.iter().any(|alias| alias.name == *letter))
            .unwrap_or_else(|| format!("Enemy {}", self.aliases.len() + 1))
    }

    /// Gives an answer and keeps what happens.
    ///
    /// # Errors
    /// The refusal of the game.
    pub fn answer(&mut self, answer: &Answer) -> Result<(), crate::kernel::game::Refusal> {
        let mut heard = Vec::new();
        self.game.answer(answer, &mut |event| heard.push(event))?;
        self.hear(&heard);
        Ok(())
    }

    /// Runs to the first question.
    pub fn begin(&mut self) {
        let mut heard = Vec::new();
        self.game.resume(&mut |event| heard.push(event));
        self.hear(&heard);
    }

    /// Writes down what happened. Enemies that appear get the next free letter.
    pub fn hear(&mut self, heard: &[Logged<Event>]) {
        for event in heard {
            if let Event::Spawned { enemy, card, .. } = event.what {
                for alias in self.aliases.iter_mut().filter(|alias| alias.enemy == enemy) {
                    alias.gone = true;
                }
                let name = self.next_letter();
                self.aliases.push(Alias { name, enemy, card, gone: false });
            }
            let text = self.in_words(&format!("{:?}", event.what));
            self.happened.push(Happened { rule: event.rule, text });
            if let Event::EnemyGone { enemy, .. } = event.what {
                for alias in self.aliases.iter_mut().filter(|alias| alias.enemy == enemy) {
                    alias.gone = true;
                }
            }
        }
    }

    /// A Zone by coordinates or name.
    ///
    /// # Errors
    /// There is none.
    pub fn zone(&self, name: &str) -> Result<SpaceId, String> {
        let named = self.zone_names.iter().chain(&self.game.dungeon.names);
        if let Some((_, zone)) = named.clone().find(|(known, _)| plain(known) == plain(name)) {
            return Ok(*zone);
        }
        zone_at(&self.game, name).ok_or_else(|| {
            let known = named.map(|(known, _)| known.as_str());
            format!("{} (Zones are written “x,y” from 0,0 at the top left)", unknown("Zone", name, known))
        })
    }

    /// The coordinates of a Zone.
    #[must_use]
    pub fn place(&self, zone: SpaceId) -> String {
        place(&self.game.dungeon.zones, zone)
    }

    /// A Hero of the case.
    ///
    /// # Errors
    /// There is none with this name.
    pub fn hero(&self, name: &str) -> Result<Hero, String> {
        let state = &self.game.state;
        let mut ids = state.hero_ids();
        ids.find(|hero| self.names.hero_is(state.hero(*hero).card, name)).ok_or_else(|| {
            let known: Vec<&str> = state.hero_ids().map(|hero| self.hero_name(hero)).collect();
            unknown("Hero in this case", name, known.into_iter())
        })
    }

    /// What a Hero is called.
    #[must_use]
    pub fn hero_name(&self, hero: Hero) -> &str {
        match self.game.state.heroes.get(hero.index()) {
            Some(state) => self.names.hero(state.card),
            None => "nobody",
        }
    }

    /// An Enemy of the case, by its id in the case or by the name of its card if that is unique.
    ///
    /// # Errors
    /// There is none, or more than one.
    pub fn find_enemy(&self, name: &str) -> Result<Found, String> {
        let found = |alias: &Alias| Found { enemy: alias.enemy, gone: self.is_gone(alias) };
        if let Some(alias) = self.aliases.iter().rev().find(|alias| plain(&alias.name) == plain(name)) {
            return Ok(found(alias));
        }
        let called: Vec<&Alias> = self.aliases.iter().filter(|alias| self.names.enemy_is(alias.card, name)).collect();
        let here: Vec<&&Alias> = called.iter().filter(|alias| !self.is_gone(alias)).collect();
        match (&here[..], &called[..]) {
            ([only], _) => Ok(found(only)),
            ([], [only]) => Ok(found(only)),
            ([], []) => {
                let known: Vec<String> = self.aliases.iter().map(|alias| self.alias_in_full(alias)).collect();
                Err(unknown("Enemy in this case", name, known.iter().map(String::as_str)))
            }
            _ => Err(format!("more than one Enemy is called “{name}”; use the ids of the case")),
        }
    }

    fn is_gone(&self, alias: &Alias) -> bool {
        alias.gone || !self.game.state.enemies.get(alias.enemy.index()).is_some_and(|state| state.present)
    }

    fn alias_in_full(&self, alias: &Alias) -> String {
        format!("{} ({})", alias.name, self.names.enemy(alias.card))
    }

    /// An Enemy on the board.
    ///
    /// # Errors
    /// There is none, more than one, or it is gone.
    pub fn enemy(&self, name: &str) -> Result<Enemy, String> {
        let found = self.find_enemy(name)?;
        if found.gone { Err(format!("{name} is no longer on the board")) } else { Ok(found.enemy) }
    }

    /// What an Enemy is called in the case.
    #[must_use]
    pub fn enemy_name(&self, enemy: Enemy) -> String {
        if let Some(object) = self.game.object(enemy) {
            return object.name.clone();
        }
        let latest = self.aliases.iter().rev().find(|alias| alias.enemy == enemy);
        latest.map_or_else(|| format!("Enemy {}", enemy.0), |alias| alias.name.clone())
    }

    /// A Hero or an Enemy.
    ///
    /// # Errors
    /// There is neither.
    pub fn actor(&self, name: &str) -> Result<Actor, String> {
        if let Ok(hero) = self.hero(name) {
            return Ok(Actor::Hero(hero));
        }
        self.enemy(name).map(Actor::Enemy).map_err(|problem| {
            let heroes: Vec<&str> = self.game.state.hero_ids().map(|hero| self.hero_name(hero)).collect();
            format!("{problem}; the Heroes are {}", heroes.join(", "))
        })
    }

    /// What an Actor is called.
    #[must_use]
    pub fn actor_name(&self, actor: Actor) -> String {
        match actor {
            Actor::Hero(hero) => self.hero_name(hero).to_owned(),
            Actor::Enemy(enemy) => self.enemy_name(enemy),
        }
    }

    /// The card of this name that a Hero holds.
    #[must_use]
    pub fn held(&self, hero: Hero, name: &str) -> Option<CardId> {
        let cards = &self.game.state.hero(hero).cards;
        cards.iter().map(|held| held.card).find(|card| self.names.card_is(*card, name))
    }

    /// An event in words: numbers of figures, cards and Zones become names.
    #[must_use]
    pub fn in_words(&self, debug: &str) -> String {
        let mut words = String::new();
        let mut rest = debug;
        while let Some(start) = rest.find(|sign: char| sign.is_ascii_alphabetic()) {
            words.push_str(&rest[..start]);
            rest = &rest[start..];
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(rest.len());
            let (kind, after) = rest.split_at(end);
            // `Hero(Hero(0))`: the outer one says only that it is an Actor.
            let doubled = format!("({kind}(");
            let (inner, closing) = match after.strip_prefix(&doubled) {
                Some(inner) => (Some(inner), "))"),
                None => (after.strip_prefix('('), ")"),
            };
            let named = inner.and_then(|inner| {
                let (number, behind) = inner.split_once(closing)?;
                Some((self.name_of(kind, number.parse().ok()?)?, behind))
            });
            match named {
                Some((name, behind)) => {
                    words.push_str(&name);
                    rest = behind;
                }
                None => {
                    words.push_str(kind);
                    rest = after;
                }
            }
        }
        words.push_str(rest);
        words
    }

    fn name_of(&self, kind: &str, number: u16) -> Option<String> {
        use crate::games::massive_darkness::rules::ids::{AbilityId, ClassId, DoorId, EventId};
        let small = u8::try_from(number).unwrap_or(u8::MAX);
        Some(match kind {
            "Hero" => self.hero_name(Hero(small)).to_owned(),
            "Enemy" => self.enemy_name(Enemy(small)),
            "SpaceId" => self.place(SpaceId(number)),
            "CardId" => self.names.card(CardId(number)).to_owned(),
            "EnemyCardId" => self.names.enemy(EnemyCardId(number)).to_owned(),
            "ClassId" => self.names.class(ClassId(small)).to_owned(),
            "DoorId" => self.names.door(DoorId(number)).to_owned(),
            "EventId" => self.names.event(EventId(number)).to_owned(),
            "AbilityId" => self.names.ability(AbilityId(number)).to_owned(),
            "EdgeId" => {
                let edge = self.game.dungeon.board.edge(EdgeId(number))?;
                format!("{} to {}", self.place(edge.a), self.place(edge.b))
            }
            _ => return None,
        })
    }
}

/// The Zone at coordinates written as `x,y`, or on another storey as `x,y,storey`.
#[must_use]
pub fn zone_at(game: &MassiveDarkness, text: &str) -> Option<SpaceId> {
    let mut numbers = text.split(',').map(|number| number.trim().parse::<i16>().ok());
    let (x, y) = (numbers.next()??, numbers.next()??);
    let storey = numbers.next().unwrap_or(Some(0))?;
    if numbers.next().is_some() {
        return None;
    }
    game.dungeon.at(x, y, u8::try_from(storey).ok()?)
}

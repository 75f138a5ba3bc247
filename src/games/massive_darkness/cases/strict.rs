//! Strictness: what a case names must exist, also where a misspelt name would make it hold (`Not`, `OffersNot`).

use super::expect::fields_wanted;
use super::format::{Case, Fact, Step};
use super::names::{plain, unknown};
use super::variants::{fields_of, variants_of};
use super::world::World;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ask::DeckName;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::dungeon::Mode;
use crate::games::massive_darkness::rules::language::{Side, Style};
use crate::games::massive_darkness::rules::state::{Phase, Slot, TokenKind};
use crate::games::massive_darkness::rules::symbol::{Colour, Symbol};
use crate::kernel::game::Outcome;
use crate::kernel::reading::read;
use std::collections::BTreeMap;

/// The numbered statements of the rules: chapter and number of its last statement.
const NUMBERS: &str = include_str!("../../../../assets/massive-darkness/rule-numbers.ron");

/// XP-03.
const MOST_XP: u8 = 30;

/// Checks what every case needs, and every rule id and every event that it names.
///
/// # Errors
/// The first thing that is missing or does not exist.
pub(super) fn check_words(case: &Case) -> Result<(), String> {
    if case.name.trim().is_empty() {
        return Err("the case has no name".to_owned());
    }
    if case.rules.is_empty() {
        return Err("the case names no rule it proves (rules: [\"MOVE-01\"])".to_owned());
    }
    if case.heroes.is_empty() {
        return Err("the case has no heroes".to_owned());
    }
    let ids: Vec<String> = case.enemies.iter().filter_map(|line| line.id.as_deref()).map(plain).collect();
    if let Some(twice) = (1..ids.len()).find(|at| ids[..*at].contains(&ids[*at])) {
        return Err(format!("two Enemies have the id “{}”", ids[twice]));
    }
    let numbers: BTreeMap<String, u16> = read(NUMBERS).map_err(|error| error.to_string())?;
    for rule in &case.rules {
        know_rule(&numbers, rule)?;
    }
    for step in &case.go {
        check_step(&numbers, step)?;
    }
    if let Some(rule) = case.ends.as_ref().and_then(|asks| asks.rule.as_ref()) {
        know_rule(&numbers, rule)?;
    }
    case.expect.iter().try_for_each(|fact| check_fact(&numbers, fact))
}

fn check_step(numbers: &BTreeMap<String, u16>, step: &Step) -> Result<(), String> {
    match step {
        Step::Refuse(inner, rule) => {
            know_rule(numbers, rule)?;
            check_step(numbers, inner)
        }
        Step::Asks(asks) => asks.rule.iter().try_for_each(|rule| know_rule(numbers, rule)),
        Step::Offers(steps) | Step::OffersNot(steps) | Step::OffersOnly(steps) => {
            steps.iter().try_for_each(|inner| check_step(numbers, inner))
        }
        Step::Check(facts) => facts.iter().try_for_each(|fact| check_fact(numbers, fact)),
        Step::PassUntil(fact) => check_fact(numbers, fact),
        _ => Ok(()),
    }
}

fn check_fact(numbers: &BTreeMap<String, u16>, fact: &Fact) -> Result<(), String> {
    match fact {
        Fact::Not(inner) => check_fact(numbers, inner),
        Fact::Rule(rule) => know_rule(numbers, rule),
        Fact::Asked(asks) => asks.rule.iter().try_for_each(|rule| know_rule(numbers, rule)),
        Fact::Event(words) | Fact::Events(words, _) => know_event(words),
        Fact::InOrder(several) => several.iter().try_for_each(|words| know_event(words)),
        _ => Ok(()),
    }
}

/// `MOVE-04`, `Q3-R2`, `CARD-T3`: a chapter that exists and a number it has.
fn know_rule(numbers: &BTreeMap<String, u16>, rule: &str) -> Result<(), String> {
    let digits = rule.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let (chapter, number) = rule.split_at(digits.len());
    let width = if chapter.ends_with('-') { 2 } else { 1 };
    let exists = numbers.get(chapter).is_some_and(|last| {
        number.len() == width && number.parse().is_ok_and(|number: u16| (1..=*last).contains(&number))
    });
    if exists { Ok(()) } else { Err(format!("there is no rule {rule}")) }
}

fn know_event(words: &str) -> Result<(), String> {
    let (name, fields) = fields_wanted(words)
        .ok_or_else(|| format!("“{words}” is no event (events are written “Name field=value field=value”)"))?;
    let known = variants_of::<Event>();
    let Some(event) = known.iter().find(|known| plain(known) == plain(name)) else {
        return Err(unknown("event", name, known.iter().copied()));
    };
    let known = fields_of::<Event>(event);
    for (field, _) in &fields {
        if !known.contains(&field.as_str()) {
            return Err(unknown(&format!("field of {event}"), field, known.iter().copied()));
        }
    }
    Ok(())
}

/// Checks that what the case puts on the table can be there by the rules.
///
/// # Errors
/// The first value that is impossible.
pub(super) fn check_values(world: &World, case: &Case) -> Result<(), String> {
    let levels = case.level.iter().chain(case.level_tokens.iter().map(|(_, level)| level));
    if let Some(level) = levels.into_iter().find(|level| !(1..=5).contains(*level)) {
        return Err(format!("there is no Level {level} (LEVEL-01)"));
    }
    if case.round == Some(0) {
        return Err("rounds are counted from 1".to_owned());
    }
    let state = &world.game.state;
    if usize::from(state.goals_met) > world.game.dungeon.goals.len() {
        return Err(format!("there are only {} objectives", world.game.dungeon.goals.len()));
    }
    if !(1..=6).contains(&state.starting_heroes) {
        return Err(format!("{} Heroes cannot have started (COMP-16)", state.starting_heroes));
    }
    for hero in state.hero_ids() {
        let (own, name, most) = (state.hero(hero), world.hero_name(hero), world.game.max_health(hero));
        if own.xp > MOST_XP {
            return Err(format!("{name}: {} XP are more than {MOST_XP} (XP-03)", own.xp));
        }
        // STORY-03, HERO-13.
        if own.micro_xp > if case.mode == Mode::Story { 4 } else { 0 } {
            return Err(format!("{name}: there cannot be {} Micro-XP (STORY-03)", own.micro_xp));
        }
        if own.health > most {
            return Err(format!("{name}: Health {} is more than {most} (HERO-05)", own.health));
        }
        if own.dead != (own.health == 0) {
            return Err(format!("{name}: a Hero is dead at Health 0 and only then (HERO-06)"));
        }
    }
    for enemy in state.enemy_ids() {
        let (own, name, full) = (state.enemy(enemy), world.enemy_name(enemy), world.game.full_health(enemy));
        if own.wounds >= full || own.minions.iter().any(|wounds| *wounds >= full) {
            return Err(format!("{name}: with {full} Wounds it is defeated (COMBAT-27)"));
        }
        if !own.leader && own.minions.is_empty() {
            return Err(format!("{name}: neither the leader nor a Minion is left"));
        }
        let library = &world.game.library;
        if !own.minions.is_empty() && library.kind(library.enemy(own.card).kind).role != Role::Mob {
            return Err(format!("{name}: only a Mob has Minions (ENEMY-06)"));
        }
    }
    Ok(())
}

impl World {
    /// Could this be the name of anything in the case? Options of choices and values of events are compared with it.
    ///
    /// # Errors
    /// Nothing is called so.
    pub(super) fn know(&self, name: &str) -> Result<(), String> {
        let exists =
            self.knows_figure_or_card(name) || self.zone(name).is_ok() || is_word(name) || self.is_phrase(name);
        if exists { Ok(()) } else { Err(format!("nothing is called “{name}”")) }
    }

    /// The values that an event is wished to have must be possible ones.
    ///
    /// # Errors
    /// The first that is neither a number nor the name of anything.
    pub(super) fn know_values(&self, words: &str) -> Result<(), String> {
        let (_, fields) = fields_wanted(words).unwrap_or_default();
        fields.iter().try_for_each(|(_, value)| {
            let bare = value.trim_start_matches("Some(").trim_end_matches(')');
            let is_plain = bare.parse::<i64>().is_ok() || matches!(bare, "true" | "false" | "None");
            if is_plain || self.names.is_part_of_a_name(bare) { Ok(()) } else { self.know(bare) }
        })
    }

    fn knows_figure_or_card(&self, name: &str) -> bool {
        self.find_enemy(name).is_ok() || self.object(name).is_ok() || self.names.is_name(name)
    }

    /// `leader of A`, `Treasure of Owen to Elias`, `die 2`, `option 1`, `red hit bam`.
    fn is_phrase(&self, name: &str) -> bool {
        if let Some((what, whose)) = name.split_once(" of ") {
            let owners: Vec<&str> = whose.split(" to ").collect();
            return self.know(what).is_ok() && owners.iter().all(|owner| self.actor(owner).is_ok());
        }
        let words: Vec<&str> = name.split_whitespace().collect();
        match &words[..] {
            [one, number] if matches!(*one, "die" | "option") => number.parse::<u8>().is_ok(),
            [colour, symbols @ ..] if is_one_of(variants_of::<Colour>(), colour) => {
                symbols.iter().all(|symbol| *symbol == "blank" || is_one_of(variants_of::<Symbol>(), symbol))
            }
            _ => false,
        }
    }
}

/// The words that the game itself has for what can be chosen and for the values in events.
fn is_word(name: &str) -> bool {
    let lists = [
        variants_of::<Side>(),
        variants_of::<Style>(),
        variants_of::<Phase>(),
        variants_of::<Slot>(),
        variants_of::<TokenKind>(),
        variants_of::<DeckName>(),
        variants_of::<Outcome>(),
        variants_of::<Colour>(),
        variants_of::<Symbol>(),
    ];
    let fixed = ["nothing", "leader", "boss", "minions", "players", "chance"];
    // A deck of a Level is written `Guard(2)`.
    let bare = name.split('(').next().unwrap_or(name);
    is_one_of(&fixed, name) || lists.iter().any(|list| is_one_of(list, bare))
}

fn is_one_of(list: &[&str], name: &str) -> bool {
    list.iter().any(|known| plain(known) == plain(name))
}

//! Another name for something: the thing itself, its words, and every rule, objective, figure and Act that speaks of it.

use super::command::{Command, Refused};
use super::mark::Mark;
use super::thing::joins;
use crate::games::massive_darkness::quest::model::{PlacedBorder, Quest};
use crate::games::massive_darkness::rules::language::Place;
use crate::games::massive_darkness::rules::language::quest::{
    Condition, Deed, Goal, Moment, QuestEffect, QuestRule, Towards, Whom,
};
use std::collections::BTreeMap;

/// What has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Kind {
    Zone,
    Door,
    /// Borders, stairs included.
    Border,
    Object,
    /// A figure.
    Foe,
    Counter,
    Role,
    Act,
    /// What rules call.
    Call,
}

impl Kind {
    /// The names of this kind that a quest gives, each once.
    #[must_use]
    pub fn names(self, quest: &Quest) -> Vec<String> {
        let mut names: Vec<String> = match self {
            Self::Zone => quest.names.iter().map(|named| named.name.clone()).collect(),
            Self::Door => quest.doors.iter().map(|door| door.name.clone()).collect(),
            Self::Border => quest.borders.iter().chain(&quest.stairs).map(|border| border.name.clone()).collect(),
            Self::Object => quest.objects.iter().map(|object| object.name.clone()).collect(),
            Self::Foe => quest.foes.iter().map(|foe| foe.name.clone()).collect(),
            Self::Counter => quest.counters.clone(),
            Self::Role => quest.roles.clone(),
            Self::Act => quest.acts.iter().map(|act| act.name.clone()).collect(),
            Self::Call => calls(quest),
        };
        let mut seen: Vec<String> = Vec::new();
        names.retain(|name| {
            let is_new = !name.is_empty() && !seen.contains(name);
            seen.push(name.clone());
            is_new
        });
        names
    }

    /// Do several of this kind share a name? Then rules mean all of them.
    fn is_shared(self) -> bool {
        matches!(self, Self::Zone | Self::Border | Self::Call)
    }
}

/// The names that rules call or wait for.
fn calls(quest: &Quest) -> Vec<String> {
    let mut found = Vec::new();
    for rule in &quest.rules {
        let mut rule = rule.clone();
        rule_names(&mut rule, &mut |kind, name| {
            if kind == Kind::Call {
                found.push(name.clone());
            }
        });
    }
    found
}

/// Gives something another name.
pub(super) fn rename(quest: &mut Quest, kind: Kind, old: &str, new: &str) -> Result<(), Refused> {
    let known = kind.names(quest);
    if new.trim().is_empty() || old == new || !known.iter().any(|name| name == old) {
        return Err(Refused::Nothing);
    }
    if !kind.is_shared() && known.iter().any(|name| name == new) {
        return Err(Refused::NameTaken);
    }
    every_name(quest, &mut |found, name| {
        if found == kind && name == old {
            new.clone_into(name);
        }
    });
    move_words(quest, old, new);
    Ok(())
}

/// The words of a name go with it, unless it still means something else.
fn move_words(quest: &mut Quest, old: &str, new: &str) {
    let still_means_something = quest_names(quest).iter().any(|name| name == old);
    if !still_means_something && let Some(words) = quest.words.remove(old) {
        quest.words.entry(new.to_owned()).or_insert_with(|| following(words, old, new));
    }
}

/// What players read. Templates call a thing as they name it; as long as that is so, players read the new name, and the
/// translations of the old one go. Words of the author's own stay.
fn following(mut words: BTreeMap<String, String>, old: &str, new: &str) -> BTreeMap<String, String> {
    // The second thing of a template has a number in its name that nobody reads.
    let is_number = |rest: &str| rest.is_empty() || rest.trim_start().parse::<u32>().is_ok();
    let repeats = |said: &String| old.strip_prefix(said.as_str()).is_some_and(is_number);
    if words.values().any(repeats) {
        words.retain(|_, said| repeats(said));
        words.values_mut().for_each(|said| new.clone_into(said));
    }
    words
}

/// After a change on the map: whatever spoke of the only thing with a name speaks of it by its new one.
pub(super) fn follow(command: &Command, before: &Quest, after: &mut Quest) {
    let border = |known: &[PlacedBorder], new: &PlacedBorder| {
        let found = known.iter().find(|border| joins((border.from, border.to), (new.from, new.to)));
        found.map(|old| (Kind::Border, old.name.clone(), new.name.clone()))
    };
    let renamed = match command {
        Command::Mark(Mark::Rename(old, _, new)) => Some((Kind::Zone, old.clone(), new.clone())),
        Command::Mark(Mark::ChangeObject(old, new)) => Some((Kind::Object, old.clone(), new.name.clone())),
        Command::Mark(Mark::ChangeBorder(new)) => border(&before.borders, new),
        Command::Mark(Mark::ChangeStairs(new)) => border(&before.stairs, new),
        Command::ChangeDoor(new) => {
            let mut doors = before.doors.iter().filter(|door| !door.name.is_empty());
            let old = doors.find(|door| joins((door.from, door.to), (new.from, new.to)));
            old.map(|old| (Kind::Door, old.name.clone(), new.name.clone()))
        }
        _ => None,
    };
    let Some((kind, old, new)) = renamed else { return };
    // Rules go on asking for what has no name any more, and are told that it is gone.
    if old == new || new.is_empty() || kind.names(after).contains(&old) {
        return;
    }
    every_name(after, &mut |found, name| {
        if found == kind && *name == old {
            name.clone_from(&new);
        }
    });
    move_words(after, &old, &new);
}

/// Every name that may have words.
fn quest_names(quest: &Quest) -> Vec<String> {
    let kinds = [
        Kind::Zone,
        Kind::Door,
        Kind::Border,
        Kind::Object,
        Kind::Foe,
        Kind::Counter,
        Kind::Role,
        Kind::Act,
        Kind::Call,
    ];
    let mut names: Vec<String> = kinds.into_iter().flat_map(|kind| kind.names(quest)).collect();
    names.extend(quest.rules.iter().map(|rule| rule.name.clone()));
    names.extend(quest.goals.iter().filter_map(|goal| match goal {
        Goal::Task { name, .. } => Some(name.clone()),
        _ => None,
    }));
    names
}

type Visit<'v> = &'v mut dyn FnMut(Kind, &mut String);

fn every_name(quest: &mut Quest, visit: Visit<'_>) {
    quest.names.iter_mut().for_each(|named| visit(Kind::Zone, &mut named.name));
    quest.doors.iter_mut().for_each(|door| visit(Kind::Door, &mut door.name));
    quest.borders.iter_mut().chain(&mut quest.stairs).for_each(|border| visit(Kind::Border, &mut border.name));
    for object in &mut quest.objects {
        visit(Kind::Object, &mut object.name);
        object.bars.iter_mut().for_each(|border| visit(Kind::Border, border));
    }
    for foe in &mut quest.foes {
        visit(Kind::Foe, &mut foe.name);
        foe.active_if.iter_mut().for_each(|condition| condition_names(condition, visit));
        for deed in &mut foe.acts {
            let Deed::Move(_, towards) = deed else { continue };
            for goal in towards {
                if let Towards::Zone(zone) = goal {
                    visit(Kind::Zone, zone);
                }
            }
        }
    }
    quest.counters.iter_mut().for_each(|name| visit(Kind::Counter, name));
    quest.roles.iter_mut().for_each(|name| visit(Kind::Role, name));
    for act in &mut quest.acts {
        visit(Kind::Act, &mut act.name);
        act.only_if.iter_mut().for_each(|condition| condition_names(condition, visit));
    }
    if let Some(zone) = &mut quest.sought {
        visit(Kind::Zone, zone);
    }
    quest.rules.iter_mut().for_each(|rule| rule_names(rule, visit));
    for goal in &mut quest.goals {
        match goal {
            Goal::Escapes(role, _) => visit(Kind::Role, role),
            Goal::Kill(foes) => foes.iter_mut().for_each(|foe| visit(Kind::Foe, foe)),
            Goal::Task { all, .. } => all.iter_mut().for_each(|condition| condition_names(condition, visit)),
            Goal::PickUp(..) | Goal::AllEscape | Goal::ClearBoard | Goal::Survive(_) => {}
        }
    }
}

fn rule_names(rule: &mut QuestRule, visit: Visit<'_>) {
    moment_names(&mut rule.when, visit);
    rule.only_if.iter_mut().for_each(|condition| condition_names(condition, visit));
    rule.effects.iter_mut().for_each(|effect| effect_names(effect, visit));
}

fn moment_names(moment: &mut Moment, visit: Visit<'_>) {
    match moment {
        Moment::Entered(zone) | Moment::Opened(zone) | Moment::ChamberOpened(zone) | Moment::Removed(zone) => {
            visit(Kind::Zone, zone);
        }
        Moment::Crossed(border) => visit(Kind::Border, border),
        Moment::Acted(act) => visit(Kind::Act, act),
        Moment::DoorOpened(door) => visit(Kind::Door, door),
        Moment::Killed(foe) | Moment::FoeLeft(foe) => visit(Kind::Foe, foe),
        Moment::FoeEntered(foe, zone) => {
            visit(Kind::Foe, foe);
            visit(Kind::Zone, zone);
        }
        Moment::Destroyed(object) => visit(Kind::Object, object),
        Moment::Counted(counter, _) => visit(Kind::Counter, counter),
        Moment::Called(name) => visit(Kind::Call, name),
        Moment::Setup
        | Moment::RoundStarts(_)
        | Moment::PhaseStarts(_)
        | Moment::RoundEnds
        | Moment::FirstPlayerPassed
        | Moment::EnteredStorey(_)
        | Moment::PickedUp(_)
        | Moment::HeroDied
        | Moment::HeroFell
        | Moment::HeroEscaped
        | Moment::AllEscaped
        | Moment::LevelRose(_)
        | Moment::GuardianKilled => {}
    }
}

fn condition_names(condition: &mut Condition, visit: Visit<'_>) {
    match condition {
        Condition::Not(inner) => condition_names(inner, visit),
        Condition::Any(list) => list.iter_mut().for_each(|inner| condition_names(inner, visit)),
        Condition::Counter(counter, _) => visit(Kind::Counter, counter),
        Condition::Is(role) => visit(Kind::Role, role),
        Condition::HeroIn(zone) | Condition::EnemyIn(zone) | Condition::ChamberClear(zone) => visit(Kind::Zone, zone),
        Condition::Present(foe) | Condition::Gone(foe) => visit(Kind::Foe, foe),
        Condition::FoeIn(foe, zone) => {
            visit(Kind::Foe, foe);
            visit(Kind::Zone, zone);
        }
        Condition::DoorOpen(door) => visit(Kind::Door, door),
        Condition::Destroyed(object) => visit(Kind::Object, object),
        Condition::Level(_)
        | Condition::Round(_)
        | Condition::Party(_)
        | Condition::Living(_)
        | Condition::Carried(..)
        | Condition::Objective(_)
        | Condition::NoEnemies => {}
    }
}

fn effect_names(effect: &mut QuestEffect, visit: Visit<'_>) {
    let place_name = |place: &mut Place, visit: Visit<'_>| {
        if let Place::Named(zone) = place {
            visit(Kind::Zone, zone);
        }
    };
    match effect {
        QuestEffect::To(whom, inner) => {
            match whom {
                Whom::Role(role) => visit(Kind::Role, role),
                Whom::EachIn(zone) => visit(Kind::Zone, zone),
                Whom::Each | Whom::One => {}
            }
            inner.iter_mut().for_each(|effect| effect_names(effect, visit));
        }
        QuestEffect::Go(zone) | QuestEffect::Fill(_, zone) | QuestEffect::Remove(zone) => visit(Kind::Zone, zone),
        QuestEffect::ChooseHero(role) => visit(Kind::Role, role),
        QuestEffect::Spawn(_, place) | QuestEffect::Lay(_, place) => place_name(place, visit),
        QuestEffect::Appear(foe, place) => {
            visit(Kind::Foe, foe);
            place_name(place, visit);
        }
        QuestEffect::Activate(foe) => visit(Kind::Foe, foe),
        QuestEffect::Count(counter, _) | QuestEffect::Set(counter, _) => visit(Kind::Counter, counter),
        QuestEffect::Call(name) => visit(Kind::Call, name),
        QuestEffect::OpenDoor(door) | QuestEffect::CloseDoor(door) | QuestEffect::Unlock(door) => {
            visit(Kind::Door, door);
        }
        QuestEffect::Unbar(border) | QuestEffect::Bar(border) => visit(Kind::Border, border),
        QuestEffect::DestroyOne(objects) => objects.iter_mut().for_each(|object| visit(Kind::Object, object)),
        QuestEffect::GainXp(_)
        | QuestEffect::AllGainXp(_)
        | QuestEffect::DrawArtifact
        | QuestEffect::DrawTreasure(_)
        | QuestEffect::Suffer(_)
        | QuestEffect::Heal(_)
        | QuestEffect::Die
        | QuestEffect::Carry(..)
        | QuestEffect::ShareWounds(_)
        | QuestEffect::RaiseLevel(_)
        | QuestEffect::Sweep(_)
        | QuestEffect::Turn(_)
        | QuestEffect::Crumble
        | QuestEffect::Lose
        | QuestEffect::Win => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY_WORD: &str = include_str!("../../describe/rules/every_word.ron");

    #[test]
    fn a_new_name_is_meant_everywhere_and_the_old_one_nowhere() {
        let before: Quest = ron::from_str(EVERY_WORD).unwrap();
        for (kind, old) in [
            (Kind::Zone, "hall"),
            (Kind::Door, "vault"),
            (Kind::Border, "gate"),
            (Kind::Object, "first"),
            (Kind::Foe, "giant"),
            (Kind::Counter, "keys"),
            (Kind::Role, "thief"),
            (Kind::Act, "pull"),
            (Kind::Call, "alarm"),
        ] {
            let mut quest = before.clone();
            rename(&mut quest, kind, old, "something new").unwrap();
            let text = ron::to_string(&quest).unwrap();
            assert!(!text.contains(&format!("\"{old}\"")), "{old}");
            rename(&mut quest, kind, "something new", old).unwrap();
            assert_eq!(quest, before, "{old}");
        }
    }

    #[test]
    fn rules_follow_a_name_that_is_changed_on_the_map_unless_another_thing_still_has_it() {
        let before: Quest = ron::from_str(EVERY_WORD).unwrap();
        let hall = before.names[0].clone();
        let renamed = Command::Mark(Mark::Rename(hall.name, hall.at, "court".to_owned())).apply(&before, &[]).unwrap();
        assert_eq!(renamed.sought.as_deref(), Some("court"));
        let bridge = before.names[1].clone();
        let one = Command::Mark(Mark::Rename(bridge.name, bridge.at, "ford".to_owned())).apply(&before, &[]).unwrap();
        assert_eq!(one.rules, before.rules, "the other Zone is still called so");
        let vault = crate::games::massive_darkness::quest::model::PlacedDoor {
            name: "safe".to_owned(),
            ..before.doors[0].clone()
        };
        let door = Command::ChangeDoor(Box::new(vault)).apply(&before, &[]).unwrap();
        assert!(!ron::to_string(&door).unwrap().contains("vault"));
    }

    #[test]
    fn players_read_the_new_name_of_what_a_template_has_made_and_keep_the_author_s_words() {
        let words = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
            pairs.iter().map(|(language, said)| ((*language).to_owned(), (*said).to_owned())).collect()
        };
        let made = words(&[("en", "the monster"), ("de", "das Ungeheuer"), ("pl", "potwór")]);
        for old in ["the monster", "das Ungeheuer 2"] {
            let mut quest: Quest = ron::from_str(EVERY_WORD).unwrap();
            rename(&mut quest, Kind::Foe, "giant", old).unwrap();
            quest.words.insert(old.to_owned(), made.clone());
            rename(&mut quest, Kind::Foe, old, "The Worm").unwrap();
            let read: Vec<&str> = quest.words["The Worm"].values().map(String::as_str).collect();
            assert_eq!(read, ["The Worm"], "nobody reads of a monster any more");
        }
        let mut quest: Quest = ron::from_str(EVERY_WORD).unwrap();
        let own = quest.words["giant"].clone();
        rename(&mut quest, Kind::Foe, "giant", "ogre king").unwrap();
        assert_eq!(quest.words["ogre king"], own, "these are the author's own");
        // On the map as well: the words of a door go with its name.
        quest.words.insert("vault".to_owned(), words(&[("en", "vault"), ("de", "die Gruft")]));
        let safe = crate::games::massive_darkness::quest::model::PlacedDoor {
            name: "safe".to_owned(),
            ..quest.doors[0].clone()
        };
        let renamed = Command::ChangeDoor(Box::new(safe)).apply(&quest, &[]).unwrap();
        assert_eq!(renamed.words["safe"], words(&[("en", "safe")]));
        assert!(!renamed.words.contains_key("vault"));
    }

    #[test]
    fn a_name_that_is_taken_is_refused_and_zones_may_share_one() {
        let mut quest: Quest = ron::from_str(EVERY_WORD).unwrap();
        assert_eq!(rename(&mut quest, Kind::Foe, "giant", "sentry"), Err(Refused::NameTaken));
        assert_eq!(rename(&mut quest, Kind::Foe, "nobody", "somebody"), Err(Refused::Nothing));
        assert_eq!(rename(&mut quest, Kind::Foe, "giant", " "), Err(Refused::Nothing));
        assert_eq!(rename(&mut quest, Kind::Zone, "hall", "bridge"), Ok(()));
        assert_eq!(quest.sought.as_deref(), Some("bridge"));
    }
}

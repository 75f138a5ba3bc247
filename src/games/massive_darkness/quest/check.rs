//! Names: whatever a rule, figure or objective of a quest speaks of must be there.

use super::model::{Quest, Spot};
use super::problem::{Problem, Speaker};
use super::set_up::{MOST_HEROES, Party};
use super::size::sizes;
use crate::games::massive_darkness::rules::language::Place;
use crate::games::massive_darkness::rules::language::quest::{Mention, QuestEffect};
use crate::games::massive_darkness::rules::state::{MAX_COUNTERS, MAX_OPTIONS, MAX_ROLES, MAX_TOKENS};
use std::collections::{BTreeMap, BTreeSet};

/// Most special rules, figures, named doors … of a quest: the state keeps a bit for each.
const MOST: [(&str, usize); 8] = [
    ("special rule", MOST_RULES),
    ("figure", 24),
    ("object", 16),
    ("counter", MAX_COUNTERS),
    ("role", MAX_ROLES),
    ("named door or border", 32),
    ("objective", 64),
    // The rest is for what doors and rules bring.
    ("token", MAX_TOKENS - 16),
];
/// Most special rules of a quest.
pub(super) const MOST_RULES: usize = 64;
/// Most conditions and effects of a rule, with those inside others.
const LONGEST: usize = 64;
/// Most Zones among which something can appear: the state has room for no more of them.
const MOST_TO_CHOOSE_FROM: usize = MAX_OPTIONS;
/// Most effects of a rule.
const MOST_EFFECTS: usize = 15;

/// The names a quest gives.
struct Names<'q> {
    quest: &'q Quest,
    zones: BTreeSet<&'q str>,
    doors: BTreeSet<&'q str>,
    borders: BTreeSet<&'q str>,
}

/// Everything that speaks of something unknown, is there twice, or is too much.
pub(super) fn problems_off_the_map(quest: &Quest) -> Vec<Problem> {
    let names = Names {
        quest,
        zones: quest.names.iter().map(|named| named.name.as_str()).collect(),
        doors: quest.doors.iter().map(|door| door.name.as_str()).collect(),
        borders: quest.borders.iter().chain(&quest.stairs).map(|border| border.name.as_str()).collect(),
    };
    let mut problems = too_many(quest);
    problems.extend(too_many_zones(quest));
    problems.extend(too_many_level_zones(quest));
    problems.extend(twice("figure", quest.foes.iter().map(|foe| &foe.name)));
    problems.extend(twice("object", quest.objects.iter().map(|object| &object.name)));
    problems.extend(twice("counter", quest.counters.iter()));
    problems.extend(twice("role", quest.roles.iter()));
    problems.extend(twice("act", quest.acts.iter().map(|act| &act.name)));
    for (at, rule) in quest.rules.iter().enumerate() {
        let by = Speaker::Rule(at + 1, rule.name.clone());
        rule.mentions(&mut |mention| problems.extend(names.problem(&by, mention)));
        if is_too_long(&rule.effects) {
            problems.push(Problem::TooDeep { by });
        }
    }
    for (by, _) in sizes(quest).into_iter().filter(|(_, size)| *size > LONGEST) {
        if !problems.contains(&Problem::TooDeep { by: by.clone() }) {
            problems.push(Problem::TooDeep { by });
        }
    }
    for act in &quest.acts {
        let by = Speaker::Act(act.name.clone());
        act.mentions(&mut |mention| problems.extend(names.problem(&by, mention)));
    }
    for (at, goal) in quest.goals.iter().enumerate() {
        let by = Speaker::Goal(at + 1);
        goal.mentions(&mut |mention| problems.extend(names.problem(&by, mention)));
    }
    for foe in &quest.foes {
        let by = Speaker::Figure(foe.name.clone());
        foe.mentions(&mut |mention| problems.extend(names.problem(&by, mention)));
    }
    if !(1..=5).contains(&quest.start_level) {
        problems.push(Problem::StartLevel(quest.start_level));
    }
    let Party { least, most, .. } = quest.party;
    if !(1..=most.min(MOST_HEROES)).contains(&least) || most > MOST_HEROES {
        problems.push(Problem::Party { least, most });
    }
    for object in &quest.objects {
        if object.health == 0 {
            problems.push(Problem::NoHealth(object.name.clone()));
        }
        let by = Speaker::Object(object.name.clone());
        problems.extend(object.bars.iter().filter_map(|bar| names.problem(&by, Mention::Border(bar))));
    }
    if let Some(zone) = &quest.sought {
        problems.extend(names.problem(&Speaker::Sought, Mention::Zone(zone)));
    }
    problems
}

fn is_too_long(effects: &[QuestEffect]) -> bool {
    effects.len() > MOST_EFFECTS
        || effects.iter().any(|effect| matches!(effect, QuestEffect::To(_, inner) if is_too_long(inner)))
}

fn too_many(quest: &Quest) -> Vec<Problem> {
    let counts = [
        quest.rules.len(),
        quest.foes.len(),
        quest.objects.len(),
        quest.counters.len(),
        quest.roles.len(),
        quest
            .doors
            .iter()
            .filter(|door| !door.name.is_empty() || door.locked)
            .count()
            .max(quest.borders.len() + quest.stairs.len()),
        quest.goals.len(),
        quest.tokens.len() + quest.face_down.iter().map(|group| group.spots.len()).sum::<usize>(),
    ];
    let over = MOST.into_iter().zip(counts).filter(|((_, most), count)| count > most);
    over.map(|((what, most), count)| Problem::TooMany { what, count, most }).collect()
}

/// Names of so many Zones that those beyond the last that fits would silently never be offered.
fn too_many_zones(quest: &Quest) -> Vec<Problem> {
    let mut places = BTreeSet::new();
    quest.rules.iter().for_each(|rule| places_in(&rule.effects, &mut places));
    let zones_of = |name: &str| -> BTreeSet<Spot> {
        quest.names.iter().filter(|named| named.name == name).map(|named| named.at).collect()
    };
    let counted = places.into_iter().map(|name| (name, zones_of(name).len()));
    let over = counted.filter(|(_, count)| *count > MOST_TO_CHOOSE_FROM);
    over.map(|(name, count)| Problem::TooManyZones { name: name.to_owned(), count, most: MOST_TO_CHOOSE_FROM })
        .collect()
}

/// Any Event card may ask for a Zone with a token of any Level.
fn too_many_level_zones(quest: &Quest) -> Vec<Problem> {
    let mut zones: BTreeMap<u8, BTreeSet<Spot>> = BTreeMap::new();
    for token in &quest.level_tokens {
        zones.entry(token.level).or_default().insert(token.at);
    }
    let counted = zones.into_iter().map(|(level, zones)| (level, zones.len()));
    let over = counted.filter(|(_, count)| *count > MOST_TO_CHOOSE_FROM);
    over.map(|(level, count)| Problem::TooManyLevelZones { level, count, most: MOST_TO_CHOOSE_FROM }).collect()
}

/// Names of Zones in which something appears or is laid.
fn places_in<'q>(effects: &'q [QuestEffect], places: &mut BTreeSet<&'q str>) {
    for effect in effects {
        match effect {
            QuestEffect::To(_, inner) => places_in(inner, places),
            QuestEffect::Spawn(_, Place::Named(name))
            | QuestEffect::Appear(_, Place::Named(name))
            | QuestEffect::Lay(_, Place::Named(name)) => drop(places.insert(name)),
            _ => {}
        }
    }
}

fn twice<'q>(what: &'static str, names: impl Iterator<Item = &'q String>) -> Vec<Problem> {
    let mut seen = BTreeSet::new();
    let mut problems = Vec::new();
    for name in names {
        if !seen.insert(name) {
            problems.push(Problem::Twice { what, name: name.clone() });
        }
    }
    problems
}

impl Names<'_> {
    fn problem(&self, by: &Speaker, mention: Mention<'_>) -> Option<Problem> {
        let quest = self.quest;
        let spots = || quest.tiles.iter().map(|tile| tile.at);
        let (what, name, there) = match mention {
            Mention::Zone(name) => ("zone", name, self.zones.contains(name)),
            Mention::Counter(name) => ("counter", name, quest.counters.iter().any(|known| known == name)),
            Mention::Role(name) => ("role", name, quest.roles.iter().any(|known| known == name)),
            Mention::Foe(name) => ("figure", name, quest.foes.iter().any(|foe| foe.name == name)),
            Mention::Object(name) => ("object", name, quest.objects.iter().any(|object| object.name == name)),
            Mention::Door(name) => ("door", name, self.doors.contains(name)),
            Mention::Border(name) => ("border", name, self.borders.contains(name)),
            Mention::Act(name) => ("act", name, quest.acts.iter().any(|act| act.name == name)),
            Mention::Tile(name) => ("tile", name, quest.tiles.iter().any(|tile| tile.tile == name)),
            Mention::Words(name) => ("words", name, quest.words.contains_key(name)),
            Mention::Storey(storey) => {
                let there = spots().any(|spot: Spot| spot.storey == storey);
                // People count storeys from 1.
                return (!there).then(|| unknown(by, "storey", &(u16::from(storey) + 1).to_string()));
            }
            Mention::Level(level) => {
                return (!(1..=5).contains(&level)).then(|| unknown(by, "level", &level.to_string()));
            }
            Mention::TooDeep => return Some(Problem::TooDeep { by: by.clone() }),
        };
        // What has no name cannot be meant: “” would be every door that has none.
        (!there || name.is_empty()).then(|| unknown(by, what, name))
    }
}

fn unknown(by: &Speaker, what: &'static str, name: &str) -> Problem {
    Problem::Unknown { by: by.clone(), what, name: name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::rules::language::quest::{Condition, Goal};

    fn quest(more: &str) -> Quest {
        let text = format!(
            r#"(format: 1, id: "t", title: {{}}, tiles: [(tile: "A", at: (x: 0, y: 0))], start: (x: 0, y: 0),
                goals: [ClearBoard], names: [(name: "hall", at: (x: 0, y: 0))], counters: ["keys"], {more})"#
        );
        ron::from_str(&text).expect("a quest")
    }

    #[test]
    fn whatever_a_rule_speaks_of_must_be_there() {
        let sound =
            quest(r#"rules: [(when: Entered("hall"), if: [Counter("keys", AtLeast(1))], do: [Count("keys", 1)])]"#);
        assert_eq!(problems_off_the_map(&sound), []);
        let wrong = quest(
            r#"rules: [
                (name: "trap", when: Entered("cellar"), do: [Appear("dragon", Named("attic")), Unlock("vault"), RaiseLevel(1)]),
                (when: Counted("coins", 3), do: [To(Role("thief"), [To(Each, [Suffer(1)])])]),
            ]"#,
        );
        let told: Vec<String> = problems_off_the_map(&wrong).iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "rule 1 (“trap”) speaks of the zone “cellar”, which the quest does not have",
                "rule 1 (“trap”) speaks of the figure “dragon”, which the quest does not have",
                "rule 1 (“trap”) speaks of the zone “attic”, which the quest does not have",
                "rule 1 (“trap”) speaks of the door “vault”, which the quest does not have",
                "rule 2 speaks of the counter “coins”, which the quest does not have",
                "rule 2 speaks of the role “thief”, which the quest does not have",
                "rule 2 is too long or puts effects for heroes inside such effects",
            ]
        );
    }

    #[test]
    fn what_has_no_name_cannot_be_meant() {
        let door = r#"doors: [(from: (x: 0, y: 0), to: (x: 0, y: 1))]"#;
        let unnamed = quest(&format!(r#"{door}, rules: [(name: "o", when: Setup, do: [OpenDoor("")])]"#));
        assert_eq!(problems_off_the_map(&unnamed), [unknown(&Speaker::Rule(1, "o".to_owned()), "door", "")]);
    }

    #[test]
    fn more_objectives_or_parts_of_a_rule_than_can_be_played_are_told() {
        let mut long = quest(r#"rules: [(name: "long", when: Setup, do: [RaiseLevel(255)])]"#);
        long.rules[0].only_if = vec![Condition::NoEnemies; 63];
        let level = unknown(&Speaker::Rule(1, "long".to_owned()), "level", "255");
        assert_eq!(problems_off_the_map(&long), std::slice::from_ref(&level));
        long.rules[0].only_if.push(Condition::NoEnemies);
        long.goals = vec![Goal::ClearBoard; 65];
        let by = Speaker::Rule(1, "long".to_owned());
        let many = Problem::TooMany { what: "objective", count: 65, most: 64 };
        assert_eq!(problems_off_the_map(&long), [many, level, Problem::TooDeep { by }]);
    }

    #[test]
    fn a_name_of_more_zones_than_can_be_chosen_from_is_told_where_something_appears_in_it() {
        let crypt = |count: i16| {
            let named = |x| format!(r#"(name: "crypt", at: (x: {x}, y: 1)), "#);
            // One of them twice: a Zone is one place.
            (0..count).map(named).collect::<String>() + &named(0)
        };
        let told = |count, rule: &str| {
            let text = r#"(format: 1, id: "t", title: {}, tiles: [(tile: "A", at: (x: 0, y: 0))], start: (x: 0, y: 0),
                goals: [ClearBoard], "#;
            let quest: Quest = ron::from_str(&format!("{text} names: [{}], rules: [{rule}])", crypt(count))).unwrap();
            problems_off_the_map(&quest)
        };
        let appears = r#"(when: Setup, do: [To(Each, [Lay(Treasure, Named("crypt"))])])"#;
        let many = Problem::TooManyZones { name: "crypt".to_owned(), count: 65, most: 64 };
        assert_eq!(told(65, appears), [many]);
        assert_eq!(told(64, appears), []);
        // Where nothing is chosen, any number of them is meant.
        assert_eq!(told(65, r#"(when: Entered("crypt"), do: [Fill(Treasure, "crypt")])"#), []);
    }

    #[test]
    fn more_zones_with_a_token_of_one_level_than_can_be_chosen_from_are_told() {
        let told = |count: i16| {
            let token = |x, level| format!("(at: (x: {x}, y: 1), level: {level}), ");
            // Two tokens in a Zone are one place, and each Level is counted for itself.
            let tokens = (0..count).map(|x| token(x, 2) + &token(x, 2)).collect::<String>() + &token(99, 1);
            problems_off_the_map(&quest(&format!("level_tokens: [{tokens}]")))
        };
        assert_eq!(told(65), [Problem::TooManyLevelZones { level: 2, count: 65, most: 64 }]);
        assert_eq!(told(64), []);
    }

    #[test]
    fn what_an_act_asks_for_must_be_there() {
        let wrong = quest(r#"acts: [(name: "ring", cost: Action, at: Lair, if: [Counter("coins", AtLeast(1))])]"#);
        assert_eq!(problems_off_the_map(&wrong), [unknown(&Speaker::Act("ring".to_owned()), "counter", "coins")]);
    }

    #[test]
    fn names_are_given_once_and_numbers_have_bounds() {
        let wrong = quest(
            r#"roles: ["one", "one"], rules: [(when: EnteredStorey(2), do: [DrawTreasure(9)])], sought: Some("nowhere")"#,
        );
        let told = problems_off_the_map(&wrong);
        assert!(told.contains(&Problem::Twice { what: "role", name: "one".to_owned() }));
        assert!(told.contains(&unknown(&Speaker::Rule(1, String::new()), "storey", "3")));
        assert!(told.contains(&unknown(&Speaker::Rule(1, String::new()), "level", "9")));
        assert!(told.contains(&unknown(&Speaker::Sought, "zone", "nowhere")));
    }
}

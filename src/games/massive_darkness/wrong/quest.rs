//! What is wrong with a quest, what can hardly be meant in it, and what cannot be done to it, in the user's language.

use super::thing;
use crate::games::massive_darkness::describe::token;
use crate::games::massive_darkness::quest::edit::Refused;
use crate::games::massive_darkness::quest::lint::{self, Advice, Finding, Wait};
use crate::games::massive_darkness::quest::own_tiles::TileFault;
use crate::games::massive_darkness::quest::problem::{Place, Problem, Speaker};
use crate::games::tiles::names::zone_name;
use crate::house::text::{Language, Texts, shown};
use crate::house::wrong::Wrong;
use std::sync::Arc;

impl Wrong for Problem {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let between = |id: &str, from: &Place, to: &Place| {
            let (from, to) = (place(texts, *from), place(texts, *to));
            texts.with(id, &[("from", from.as_ref().into()), ("to", to.as_ref().into())])
        };
        match self {
            Self::NoSuchTile(tile) => texts.with("wrong-quest-tile", &[("tile", shown(tile).into())]),
            Self::Overlap { tile, at } => {
                let at = place(texts, *at);
                texts.with("wrong-quest-overlap", &[("tile", shown(tile).into()), ("at", at.as_ref().into())])
            }
            Self::Outside { what, at } => {
                let (what, at) = (thing(texts, what), place(texts, *at));
                texts.with("wrong-quest-outside", &[("what", what.as_ref().into()), ("at", at.as_ref().into())])
            }
            Self::DoorNowhere { from, to } => between("wrong-quest-door-nowhere", from, to),
            Self::DoorInOpening { from, to } => between("wrong-quest-door-opening", from, to),
            Self::Level { at, level } => {
                let at = place(texts, *at);
                texts.with("wrong-quest-level", &[("at", at.as_ref().into()), ("level", (*level).into())])
            }
            Self::TooLarge { what, count, most } => {
                let what = thing(texts, what);
                let values = [("what", what.as_ref().into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("wrong-quest-large", &values)
            }
            Self::NoGoal => texts.get("wrong-quest-goal"),
            Self::NoExit => texts.get("wrong-quest-exit"),
            Self::TooFewTokens { kind, wanted, there } => {
                let kind = token(texts, *kind);
                let (wanted, there) = ((*wanted).into(), (*there).into());
                texts.with(
                    "wrong-quest-tokens",
                    &[("token", kind.as_ref().into()), ("wanted", wanted), ("there", there)],
                )
            }
            Self::FaceDown { tokens, spots } => {
                texts.with("wrong-quest-face-down", &[("tokens", (*tokens).into()), ("spots", (*spots).into())])
            }
            Self::NoTiles => texts.get("wrong-quest-empty"),
            Self::BorderNowhere { name, from, to } => {
                let (from, to) = (place(texts, *from), place(texts, *to));
                let values = [("name", shown(name).into()), ("from", from.as_ref().into()), ("to", to.as_ref().into())];
                texts.with("wrong-quest-border", &values)
            }
            Self::Unknown { by, what, name } => {
                let what = thing(texts, what);
                let by = speaker(texts, by);
                let values = [("by", by.as_ref().into()), ("what", what.as_ref().into()), ("name", shown(name).into())];
                texts.with("wrong-quest-unknown", &values)
            }
            Self::Twice { what, name } => {
                let what = thing(texts, what);
                texts.with("wrong-quest-twice", &[("what", what.as_ref().into()), ("name", shown(name).into())])
            }
            Self::TooMany { what, count, most } => {
                let what = thing(texts, what);
                let values = [("what", what.as_ref().into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("wrong-quest-many", &values)
            }
            Self::TooManyZones { name, count, most } => {
                let values = [("name", shown(name).into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("wrong-quest-many-zones", &values)
            }
            Self::TooManyLevelZones { level, count, most } => {
                let values = [("level", (*level).into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("wrong-quest-many-level-zones", &values)
            }
            Self::StartLevel(level) => texts.with("wrong-quest-start-level", &[("level", (*level).into())]),
            Self::NoHealth(name) => texts.with("wrong-quest-no-health", &[("name", shown(name).into())]),
            Self::Party { least, most } => {
                let values = [("least", i64::from(*least).into()), ("most", i64::from(*most).into())];
                texts.with("wrong-quest-party", &values)
            }
            Self::WornTile { tile, most } => {
                texts.with("wrong-quest-worn", &[("tile", shown(tile).into()), ("most", (*most).into())])
            }
            Self::OwnTile { tile, fault } => {
                let why = match fault {
                    TileFault::Nameless => texts.get("wrong-tile-nameless"),
                    TileFault::Empty => texts.get("wrong-tile-empty"),
                    TileFault::TooLarge => texts.get("wrong-tile-large"),
                    TileFault::TooManyEdges => texts.get("wrong-tile-borders"),
                    TileFault::Sign(_) => texts.get("wrong-tile-sign"),
                    TileFault::Edge => texts.get("wrong-tile-edge"),
                    TileFault::Turn(turn) => texts.with("wrong-tile-turn", &[("turn", (*turn).into())]),
                };
                texts.with("wrong-quest-own-tile", &[("tile", shown(tile).into()), ("why", why.as_ref().into())])
            }
            Self::TooDeep { by } => texts.with("wrong-quest-deep", &[("by", speaker(texts, by).as_ref().into())]),
        }
    }
}

impl Wrong for Advice {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::OutOfReach(what, at) => {
                let what = match what {
                    lint::Goal::Exit => texts.get("thing-the-exit"),
                    lint::Goal::Token(kind) => token(texts, *kind),
                    lint::Goal::Object => texts.get("thing-object"),
                    lint::Goal::Level => texts.get("thing-a-level-token"),
                    lint::Goal::Corridor => texts.get("thing-zone"),
                    lint::Goal::Spawn => texts.get("advice-reach-spawn"),
                };
                texts.with("advice-reach", &[("what", what.as_ref().into()), ("at", place(texts, *at).as_ref().into())])
            }
            Self::NoDoor(at, ..) => texts.with("advice-door", &[("at", place(texts, *at).as_ref().into())]),
            Self::Islands(count, at) => {
                let at = place(texts, *at);
                texts.with("advice-islands", &[("count", (*count).into()), ("at", at.as_ref().into())])
            }
            Self::TileTwice(tile, _) => texts.with("advice-tile", &[("tile", shown(tile).into())]),
            Self::TooMany(kind, count, most) => {
                let kind = token(texts, *kind);
                let values = [("what", kind.as_ref().into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("advice-box", &values)
            }
            Self::BothSides(tile, _) => texts.with("advice-both-sides", &[("tile", shown(tile).into())]),
            Self::TooManyOf(what, count, most) => {
                let what = thing(texts, what);
                let values = [("what", what.as_ref().into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("advice-box", &values)
            }
            Self::TooManyLevels(level, count, most) => {
                let what = texts.with("thing-level-token-of", &[("level", i64::from(*level).into())]);
                let values = [("what", what.as_ref().into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("advice-box", &values)
            }
            Self::Untitled => texts.get("advice-untitled"),
            Self::LevelOrder(low, high, at) => {
                let (low, high) = (i64::from(*low), i64::from(*high));
                let at = place(texts, *at);
                let values = [("low", low.into()), ("high", high.into()), ("at", at.as_ref().into())];
                texts.with("advice-levels", &values)
            }
            Self::LockedForever(door) => {
                let (from, to) = (place(texts, Place(door.from)), place(texts, Place(door.to)));
                texts.with("advice-locked", &[("from", from.as_ref().into()), ("to", to.as_ref().into())])
            }
            Self::BarredForever(name) => texts.with("advice-barred", &[("name", shown(name).into())]),
            Self::NeverAppears(name) => texts.with("advice-figure", &[("name", shown(name).into())]),
            Self::NeverHappens(by, wait) => {
                let by = speaker(texts, by);
                let what = waited_for(texts, *wait);
                texts.with("advice-never", &[("by", by.as_ref().into()), ("what", what.as_ref().into())])
            }
            Self::KeyBehind(door) => {
                let (from, to) = (place(texts, Place(door.from)), place(texts, Place(door.to)));
                texts.with("advice-key", &[("from", from.as_ref().into()), ("to", to.as_ref().into())])
            }
            Self::KeyBeyond(name) => texts.with("advice-key-border", &[("name", shown(name).into())]),
            Self::NeverMet(goal) => texts.with("advice-unmet", &[("number", (*goal).into())]),
            Self::WinIsLoss(loses, wins) => {
                let (loses, wins) = (speaker(texts, loses), speaker(texts, wins));
                texts.with("advice-win-loss", &[("loses", loses.as_ref().into()), ("wins", wins.as_ref().into())])
            }
            Self::LostAtOnce(by) => texts.with("advice-lost", &[("by", speaker(texts, by).as_ref().into())]),
            Self::Circle(by, _) => texts.with("advice-circle", &[("by", speaker(texts, by).as_ref().into())]),
            Self::Untranslated(language, what) => {
                let known = Language::from_code(language).map(|language| texts.get(language.message_id()));
                let language = known.unwrap_or_else(|| (*language).into());
                let what = match what.as_str() {
                    "title" => texts.get("edit-title"),
                    "story" => texts.get("edit-story"),
                    "difficulty" => texts.get("edit-difficulty"),
                    name => name.into(),
                };
                texts.with("advice-text", &[("language", language.as_ref().into()), ("what", what.as_ref().into())])
            }
        }
    }
}

impl Wrong for Speaker {
    fn say(&self, texts: &Texts) -> Arc<str> {
        speaker(texts, self)
    }
}

impl Wrong for Place {
    fn say(&self, texts: &Texts) -> Arc<str> {
        place(texts, *self)
    }
}

impl Wrong for Refused {
    fn say(&self, texts: &Texts) -> Arc<str> {
        texts.get(match self {
            Self::TooFar => "wrong-edit-far",
            Self::TooMany => "wrong-edit-many",
            Self::NoNeighbours => "wrong-edit-neighbours",
            Self::NoSuchTile => "wrong-edit-tile",
            Self::NoSuchLevel => "wrong-edit-level",
            Self::NameTaken => "wrong-edit-name",
            Self::InUse => "wrong-edit-in-use",
            Self::Taken => "wrong-edit-taken",
            Self::Occupied => "wrong-edit-occupied",
            Self::StartStays => "wrong-edit-start-stays",
            Self::Nothing => "wrong-edit-nothing",
        })
    }
}

fn waited_for(texts: &Texts, wait: Wait) -> Arc<str> {
    match wait {
        Wait::Token(kind) => token(texts, kind),
        Wait::Call => texts.get("advice-wait-call"),
        Wait::Counter => texts.get("thing-counter"),
        Wait::Level => texts.get("thing-level"),
        Wait::Place => texts.get("advice-wait-place"),
        Wait::Chamber => texts.get("advice-wait-chamber"),
        Wait::Door => texts.get("advice-wait-door"),
        Wait::Exit => texts.get("advice-wait-exit"),
        Wait::Figure => texts.get("advice-wait-figure"),
        Wait::Object => texts.get("advice-wait-object"),
        Wait::Floor => texts.get("advice-wait-floor"),
        Wait::Conditions => texts.get("advice-wait-conditions"),
    }
}

fn speaker(texts: &Texts, by: &Speaker) -> Arc<str> {
    match by {
        Speaker::Rule(number, name) if name.is_empty() => {
            texts.with("wrong-speaker-rule", &[("number", (*number).into())])
        }
        // Rules may well have the same name.
        Speaker::Rule(number, name) => {
            texts.with("wrong-speaker-named-rule", &[("number", (*number).into()), ("name", shown(name).into())])
        }
        Speaker::Goal(number) => texts.with("wrong-speaker-goal", &[("number", (*number).into())]),
        Speaker::Figure(name) => texts.with("wrong-speaker-figure", &[("name", shown(name).into())]),
        Speaker::Object(name) => texts.with("wrong-speaker-object", &[("name", shown(name).into())]),
        Speaker::Act(name) => texts.with("wrong-speaker-act", &[("name", shown(name).into())]),
        Speaker::Sought => texts.get("wrong-speaker-sought"),
    }
}

impl Wrong for Finding<'_> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Problem(problem) => problem.say(texts),
            Self::Misfit(error) => error.say(texts),
            Self::Advice(advice) => advice.say(texts),
        }
    }
}

/// A Zone as people write it: by the letter of its column and the number of its row, as on the map, and, above the ground, the
/// storey, counted from 1.
fn place(texts: &Texts, Place(spot): Place) -> Arc<str> {
    let name = zone_name(spot.x, spot.y);
    match spot.storey {
        0 => name.into(),
        above => texts.with("wrong-place-storey", &[("name", name.into()), ("storey", (i64::from(above) + 1).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::lint::Inside;
    use crate::games::massive_darkness::quest::model::{PlacedDoor, Spot};
    use crate::games::massive_darkness::rules::state::TokenKind;
    use crate::games::massive_darkness::texts;

    /// “Never applied” names them one below the other.
    #[test]
    fn rules_of_one_name_are_told_apart() {
        for language in [Language::English, Language::German, Language::Polish] {
            let texts = texts::of(language);
            let told = |number| Speaker::Rule(number, "keeper".to_owned()).say(&texts);
            assert_ne!(told(3), told(5));
            assert!(told(3).contains("keeper") && told(3).contains('3'), "{}", told(3));
        }
    }

    #[test]
    fn every_advice_and_every_refusal_is_a_whole_sentence_in_every_language() {
        let at = Place(Spot { x: 1, y: 2, storey: 0 });
        let door = PlacedDoor { from: at.0, to: at.0, open: false, name: "X".to_owned(), locked: true };
        let by = Speaker::Goal(2);
        let mut advice = vec![
            Advice::NoDoor(at, (at, at), Inside::Nothing),
            Advice::Islands(2, at),
            Advice::TileTwice("4".to_owned(), at),
            Advice::TooMany(TokenKind::Lair, 4, 3),
            Advice::BothSides("4".to_owned(), at),
            Advice::TooManyOf("door", 16, 15),
            Advice::TooManyOf("bridge", 3, 2),
            Advice::TooManyOf("wound token", 71, 70),
            Advice::TooManyLevels(3, 3, 2),
            Advice::Untitled,
            Advice::TooManyOf("object", 7, 6),
            Advice::KeyBehind(Box::new(door.clone())),
            Advice::KeyBeyond("X".to_owned()),
            Advice::NeverMet(2),
            Advice::WinIsLoss(by.clone(), Speaker::Rule(1, String::new())),
            Advice::LostAtOnce(by.clone()),
            Advice::Circle(by.clone(), lint::Weight::Hint),
            Advice::LevelOrder(2, 3, at),
            Advice::LockedForever(Box::new(door)),
            Advice::BarredForever("X".to_owned()),
            Advice::NeverAppears("X".to_owned()),
            Advice::Untranslated("pl", "story".to_owned()),
        ];
        advice.extend(
            [
                lint::Goal::Exit,
                lint::Goal::Object,
                lint::Goal::Level,
                lint::Goal::Spawn,
                lint::Goal::Corridor,
                lint::Goal::Token(TokenKind::Lair),
            ]
            .map(|what| Advice::OutOfReach(what, at)),
        );
        let waits = [
            Wait::Token(TokenKind::Lair),
            Wait::Call,
            Wait::Counter,
            Wait::Level,
            Wait::Place,
            Wait::Chamber,
            Wait::Door,
            Wait::Exit,
            Wait::Figure,
            Wait::Object,
            Wait::Floor,
            Wait::Conditions,
        ];
        advice.extend(waits.map(|wait| Advice::NeverHappens(by.clone(), wait)));
        let refused = [
            Refused::TooFar,
            Refused::TooMany,
            Refused::StartStays,
            Refused::NoNeighbours,
            Refused::NoSuchTile,
            Refused::NoSuchLevel,
            Refused::NameTaken,
            Refused::InUse,
            Refused::Nothing,
        ];
        let told = |language: Language| -> Vec<Arc<str>> {
            let texts = texts::of(language);
            advice.iter().map(|one| one.say(&texts)).chain(refused.iter().map(|one| one.say(&texts))).collect()
        };
        let english = told(Language::English);
        for language in Language::ALL {
            for (sentence, in_english) in told(language).iter().zip(&english) {
                assert!(sentence.ends_with('.') && !sentence.contains(['⟨', '{', '}']), "{language:?}: {sentence}");
                assert!(language == Language::English || sentence != in_english, "{language:?}: {sentence}");
            }
        }
    }

    #[test]
    fn storeys_are_counted_from_one_as_on_the_map() {
        let texts = texts::of(Language::English);
        let place = |storey| Place(Spot { x: 1, y: 2, storey }).say(&texts);
        assert_eq!((&*place(0), &*place(1)), ("B3", "B3 (storey 2)"));
    }
}

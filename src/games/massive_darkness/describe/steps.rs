//! What a step in the editor did, in few words with the name of the thing: "Door B2–C2 locked". The same words say what a
//! fix will do before it is pressed.

use super::apart::{Apart, TileWords, tiles_became};
use super::{QuestText, goal_of_quest, token};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::thing::joins;
use crate::games::massive_darkness::quest::model::{Built, PlacedDoor, Spot};
use crate::house::text::{Language, Texts, shown};
use crate::tr;
use std::sync::Arc;

/// Everything that is different in `after`, in few words each, what is seen first on the map before the rest. Empty where
/// there are no words for it.
#[must_use]
pub fn steps_of_quest(texts: &Texts, before: &Quest, after: &Quest) -> Vec<Arc<str>> {
    let mut steps = Steps { texts, before, after, told: Vec::new() };
    if before.tiles != after.tiles {
        steps.tiles();
    }
    if before.doors != after.doors {
        steps.doors();
    }
    steps.things();
    steps.words();
    if before.goals != after.goals {
        steps.goals();
    }
    if before.rules != after.rules {
        steps.rules();
    }
    steps.told
}

/// One line for a step: what it did first, and how much more. `message` names it where there are no words for it.
#[must_use]
pub fn step_of_quest(texts: &Texts, message: &str, before: &Quest, after: &Quest) -> Arc<str> {
    // These put another quest in its place.
    if matches!(message, "edit-draft" | "edit-bring-back" | "elsewhere-both" | "elsewhere-theirs") {
        return texts.get(message);
    }
    let told = steps_of_quest(texts, before, after);
    match told.as_slice() {
        [] => texts.get(message),
        [only] => Arc::clone(only),
        [first, more @ ..] => tr!(texts, "step-more", what = first.as_ref(), count = more.len() as i64),
    }
}

struct Steps<'a> {
    texts: &'a Texts,
    before: &'a Quest,
    after: &'a Quest,
    told: Vec<Arc<str>>,
}

/// Something that lies on the map.
#[derive(Clone, PartialEq)]
struct Lying {
    name: Arc<str>,
    at: Arc<str>,
    /// What can be different though it lies where it lay.
    state: String,
}

/// What is said of a sentence that is new, gone, or another one.
#[derive(Clone, Copy)]
struct Messages {
    new: &'static str,
    gone: &'static str,
    other: &'static str,
}

impl Steps<'_> {
    fn spot(&self, quest: &Quest, spot: Spot) -> Arc<str> {
        QuestText { texts: self.texts, quest }.spot(spot)
    }

    fn between(&self, quest: &Quest, from: Spot, to: Spot) -> Arc<str> {
        format!("{}–{}", self.spot(quest, from), self.spot(quest, to)).into()
    }

    fn tell(&mut self, step: Arc<str>) {
        self.told.push(step);
    }

    fn tiles(&mut self) {
        let words = TileWords {
            texts: self.texts,
            laid: "step-tile-laid",
            exchanged: "step-tile-other",
            moved: "step-tile-moved",
            turned: "step-tile-turned",
            worn: Some("step-tile-wounds"),
            gone: "step-tile-gone",
            was: &|tile| self.spot(self.before, tile.at),
            now: &|tile| self.spot(self.after, tile.at),
        };
        let became = tiles_became(&self.before.tiles, &self.after.tiles);
        let told: Vec<_> = became.iter().filter_map(|tile| tile.said(&words)).collect();
        told.into_iter().for_each(|told| self.tell(told));
    }

    fn doors(&mut self) {
        let texts = self.texts;
        let Apart { mut gone, new } = Apart::of(&self.before.doors, &self.after.doors);
        for door in new {
            let is_same = |old: &PlacedDoor| joins((old.from, old.to), (door.from, door.to));
            let at = self.between(self.after, door.from, door.to);
            match gone.iter().position(is_same).map(|was| gone.remove(was)) {
                None => self.tell(tr!(texts, "step-door-laid", at = at.as_ref())),
                Some(old) => self.door(&at, &old, &door),
            }
        }
        for old in gone {
            let at = self.between(self.before, old.from, old.to);
            self.tell(tr!(texts, "step-door-gone", at = at.as_ref()));
        }
    }

    /// A door that is where it was.
    fn door(&mut self, at: &str, old: &PlacedDoor, new: &PlacedDoor) {
        let texts = self.texts;
        match (old.locked, new.locked) {
            (false, true) => self.tell(tr!(texts, "step-door-locked", at = at)),
            (true, false) => self.tell(tr!(texts, "step-door-unlocked", at = at)),
            _ => {}
        }
        match (old.open, new.open) {
            (false, true) => self.tell(tr!(texts, "step-door-opened", at = at)),
            (true, false) => self.tell(tr!(texts, "step-door-closed", at = at)),
            _ => {}
        }
        if old.name != new.name {
            self.tell(match new.name.as_str() {
                "" => tr!(texts, "step-door-nameless", at = at),
                name => tr!(texts, "step-door-named", at = at, name = shown(name)),
            });
        }
    }

    fn things(&mut self) {
        let texts = self.texts;
        let Apart { mut gone, new } = Apart::of(&self.lying(self.before), &self.lying(self.after));
        for thing in new {
            let (name, at) = (thing.name.as_ref(), thing.at.as_ref());
            let was = gone
                .iter()
                .position(|old| old.name == thing.name && old.at == thing.at)
                .or_else(|| gone.iter().position(|old| old.name == thing.name));
            let told = match was.map(|was| gone.remove(was)) {
                None => tr!(texts, "step-thing-laid", thing = name, at = at),
                Some(old) if old.at == thing.at => tr!(texts, "step-thing-changed", thing = name, at = at),
                Some(old) => tr!(texts, "step-thing-moved", thing = name, from = old.at.as_ref(), at = at),
            };
            self.tell(told);
        }
        for old in gone {
            self.tell(tr!(texts, "step-thing-gone", thing = old.name.as_ref(), at = old.at.as_ref()));
        }
    }

    /// What lies where, besides tiles and doors.
    fn lying(&self, quest: &Quest) -> Vec<Lying> {
        let texts = self.texts;
        let text = QuestText { texts, quest };
        let plain = |name: Arc<str>, at: Spot| Lying { name, at: self.spot(quest, at), state: String::new() };
        let mut all: Vec<Lying> = quest
            .level_tokens
            .iter()
            .map(|of| plain(tr!(texts, "tool-level", level = i64::from(of.level)), of.at))
            .collect();
        // A new one in the place of the other is a change of it.
        let exit = quest.exit.map(|exit| plain(tr!(texts, "tool-exit"), exit));
        if !quest.tiles.is_empty() {
            all.push(plain(tr!(texts, "tool-start"), quest.start));
        }
        all.extend(exit);
        all.extend(quest.tokens.iter().map(|of| Lying {
            state: if of.fixed { "fixed".to_owned() } else { String::new() },
            ..plain(token(texts, of.kind), of.at)
        }));
        for group in &quest.face_down {
            let hidden = || Lying {
                state: format!("{:?}", group.kinds),
                ..plain(tr!(texts, "tool-face-down"), group.spots.first().copied().unwrap_or_default())
            };
            all.extend(group.spots.iter().map(|spot| Lying { at: self.spot(quest, *spot), ..hidden() }));
        }
        all.extend(quest.names.iter().map(|named| plain(text.quoted(&named.name), named.at)));
        all.extend(
            quest
                .objects
                .iter()
                .map(|object| Lying { state: format!("{object:?}"), ..plain(text.quoted(&object.name), object.at) }),
        );
        all.extend(quest.bridges.iter().map(|spot| plain(tr!(texts, "tool-bridge"), *spot)));
        all.extend(
            quest
                .notes
                .iter()
                .map(|note| Lying { state: note.text.clone(), ..plain(tr!(texts, "tool-note"), note.at) }),
        );
        let edge = |name: Arc<str>, from: Spot, to: Spot, state: String| Lying {
            name,
            at: self.between(quest, from, to),
            state,
        };
        let borders = quest.borders.iter().map(|of| (tr!(texts, "tool-border"), of));
        let stairs = quest.stairs.iter().map(|of| (tr!(texts, "tool-stairs"), of));
        all.extend(
            borders.chain(stairs).map(|(name, of)| edge(name, of.from, of.to, format!("{} {}", of.barred, of.name))),
        );
        all.extend(quest.built.iter().map(|of| {
            let name = match of.kind {
                Built::Opening => tr!(texts, "tool-opening"),
                Built::Wall => tr!(texts, "tool-wall"),
            };
            edge(name, of.from, of.to, String::new())
        }));
        all
    }

    fn words(&mut self) {
        let (texts, before, after) = (self.texts, self.before, self.after);
        for language in Language::ALL {
            let code = language.code();
            let name = texts.get(language.message_id());
            if before.title.get(code) != after.title.get(code) {
                let text = after.title.get(code).map_or("", String::as_str);
                self.tell(tr!(texts, "step-title", language = name.as_ref(), text = shown(text)));
            }
            if before.story.get(code) != after.story.get(code) {
                self.tell(tr!(texts, "step-story", language = name.as_ref()));
            }
        }
        if before.start_level != after.start_level {
            self.tell(tr!(texts, "step-start-level", level = i64::from(after.start_level)));
        }
    }

    fn goals(&mut self) {
        let said = |quest: &Quest| -> Vec<Arc<str>> {
            quest.goals.iter().map(|goal| goal_of_quest(self.texts, &quest.words, goal)).collect()
        };
        let messages = Messages { new: "step-goal-new", gone: "step-goal-gone", other: "step-goal" };
        self.lines(&said(self.before), &said(self.after), messages);
    }

    fn rules(&mut self) {
        let said = |quest: &Quest| -> Vec<Arc<str>> {
            let text = QuestText { texts: self.texts, quest };
            quest.rules.iter().map(|rule| text.rule(rule).into()).collect()
        };
        let messages = Messages { new: "step-rule-new", gone: "step-rule-gone", other: "step-rule-other" };
        self.lines(&said(self.before), &said(self.after), messages);
    }

    /// Sentences in a list: one is new, gone, or another one.
    fn lines(&mut self, before: &[Arc<str>], after: &[Arc<str>], messages: Messages) {
        let Messages { new, gone, other } = messages;
        let Apart { gone: less, new: more } = Apart::of(before, after);
        let is_exchange = less.len() == more.len();
        let say = |message: &str, line: &Arc<str>| self.texts.with(message, &[("what", line.as_ref().into())]);
        let mut told: Vec<Arc<str>> =
            more.iter().map(|line| say(if is_exchange { other } else { new }, line)).collect();
        if !is_exchange {
            told.extend(less.iter().map(|line| say(gone, line)));
        }
        self.told.extend(told);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::{Command, empty};
    use crate::games::massive_darkness::quest::model::PlacedTile;
    use crate::games::massive_darkness::rules::state::TokenKind;
    use crate::games::massive_darkness::texts;

    fn quest() -> Quest {
        let mut quest = empty("t");
        let tile =
            |tile: &str, x| PlacedTile { tile: tile.to_owned(), at: Spot { x, y: 0, storey: 0 }, turn: 0, wounds: 0 };
        quest.tiles = vec![tile("6V", 0), tile("8R", 3)];
        quest.doors.push(ron::from_str("(from: (x: 1, y: 1), to: (x: 2, y: 1))").expect("a door"));
        quest
    }

    fn told(change: impl FnOnce(&mut Quest)) -> Vec<String> {
        let (before, mut after) = (quest(), quest());
        change(&mut after);
        let texts = texts::of(Language::English);
        steps_of_quest(&texts, &before, &after).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_step_names_the_thing_and_what_was_done_to_it() {
        assert_eq!(told(|quest| quest.doors[0].locked = true), ["Door B2–C2 locked"]);
        assert_eq!(told(|quest| quest.doors[0].open = true), ["Door B2–C2 opened"]);
        assert_eq!(told(|quest| quest.doors[0].name = "vault".into()), ["Door B2–C2 named “vault”"]);
        assert_eq!(told(|quest| quest.doors.clear()), ["Door B2–C2 removed"]);
        assert_eq!(told(|quest| quest.tiles[1].turn = 1), ["Tile 8R turned at D1"]);
        assert_eq!(told(|quest| quest.tiles[1].at.x = 6), ["Tile 8R moved from D1 to G1"]);
        assert_eq!(told(|quest| quest.start.x = 2), ["Heroes start moved from A1 to C1"]);
        assert_eq!(told(|quest| quest.start_level = 3), ["Starts at level 3"]);
        assert_eq!(told(|_| {}), [""; 0]);
    }

    #[test]
    fn several_things_are_one_line_with_how_many_more() {
        let (before, tiles) =
            (quest(), &crate::games::massive_darkness::content::shared_core_box().expect("the box").tiles);
        let texts = texts::of(Language::English);
        let token = Command::Token(TokenKind::Lair, Spot { x: 1, y: 1, storey: 0 });
        let with_token = token.apply(&before, tiles).expect("it is laid");
        assert_eq!(&*step_of_quest(&texts, "edit-token", &before, &with_token), "Lair token laid at B2");
        let things = vec![crate::games::massive_darkness::quest::edit::Thing::Tile(Spot::default())];
        let after = Command::Remove(things).apply(&with_token, tiles).expect("it is removed");
        let step = step_of_quest(&texts, "edit-remove", &with_token, &after);
        assert!(step.starts_with("Tile 6V removed from A1 (and "), "{step}");
        // What has no words of its own keeps the name of the command.
        let mut other = before.clone();
        other.about.author = "me".to_owned();
        assert_eq!(step_of_quest(&texts, "edit-author", &before, &other), texts.get("edit-author"));
    }

    #[test]
    fn rules_and_objectives_are_told_as_their_sentences() {
        let rule = |text: &str| ron::from_str(text).expect("a rule");
        let new = told(|quest| quest.rules.push(rule("(when: RoundStarts(0), do: [ShareWounds(1)])")));
        assert!(new.len() == 1 && new[0].starts_with("Rule added: "), "{new:?}");
        let goal = told(|quest| quest.goals.push(ron::from_str("AllEscape").expect("an objective")));
        assert!(goal.len() == 1 && goal[0].starts_with("Objective added: "), "{goal:?}");
    }
}

//! What is different between two versions of a quest, as sentences for its author.

use super::apart::{Apart, TileWords, tiles_became};
use super::{QuestText, goal_of_quest, rules_of_quest, token};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::model::{PlacedDoor, Spot};
use crate::house::text::{Language, Texts, shown};
use crate::tr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everything that is different in `after`, a sentence each: texts, the map, objectives, special rules. Empty only for
/// equal quests.
#[must_use]
pub fn changes_of_quest(texts: &Texts, before: &Quest, after: &Quest) -> Vec<Arc<str>> {
    if before == after {
        return Vec::new();
    }
    let mut changes = Changes { texts, before, after, told: Vec::new() };
    changes.words();
    changes.tiles();
    changes.doors();
    changes.things();
    changes.goals();
    changes.rules();
    changes.set_up();
    if changes.told.is_empty() {
        changes.told.push(tr!(texts, "changed-other"));
    }
    changes.told
}

struct Changes<'a> {
    texts: &'a Texts,
    before: &'a Quest,
    after: &'a Quest,
    told: Vec<Arc<str>>,
}

/// What is said of sentences that are new, gone, or only in another order.
#[derive(Clone, Copy)]
struct Messages {
    more: &'static str,
    less: &'static str,
    order: &'static str,
}

impl Changes<'_> {
    fn tell(&mut self, change: Arc<str>) {
        self.told.push(change);
    }

    fn spot(&self, quest: &Quest, spot: Spot) -> Arc<str> {
        QuestText { texts: self.texts, quest }.spot(spot)
    }

    fn words(&mut self) {
        let (texts, before, after) = (self.texts, self.before, self.after);
        for language in Language::ALL {
            let code = language.code();
            let name = texts.get(language.message_id());
            let text = |of: &BTreeMap<String, String>| of.get(code).cloned().unwrap_or_default();
            let (old, new) = (text(&before.title), text(&after.title));
            if old != new {
                let (old, new) = (shown(&old), shown(&new));
                self.tell(tr!(texts, "changed-title", language = name.as_ref(), old = old, new = new));
            }
            if text(&before.story) != text(&after.story) {
                self.tell(tr!(texts, "changed-story", language = name.as_ref()));
            }
        }
        let (old, new) = (before.start_level, after.start_level);
        if old != new {
            self.tell(tr!(texts, "changed-start-level", old = i64::from(old), new = i64::from(new)));
        }
    }

    fn tiles(&mut self) {
        let words = TileWords {
            texts: self.texts,
            laid: "changed-tile-new",
            exchanged: "changed-tile-other",
            moved: "changed-tile-moved",
            turned: "changed-tile-turned",
            // Wound tokens are told as a rule.
            worn: None,
            gone: "changed-tile-gone",
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
            let is_same = |old: &PlacedDoor| {
                (old.from, old.to) == (door.from, door.to) || (old.to, old.from) == (door.from, door.to)
            };
            let was = gone.iter().position(is_same);
            let (from, to) = (self.spot(self.after, door.from), self.spot(self.after, door.to));
            let (from, to) = (from.as_ref(), to.as_ref());
            self.tell(match was.map(|was| gone.remove(was)) {
                None => tr!(texts, "changed-door-new", from = from, to = to),
                Some(_) => tr!(texts, "changed-door", from = from, to = to),
            });
        }
        for old in gone {
            let (from, to) = (self.spot(self.before, old.from), self.spot(self.before, old.to));
            self.tell(tr!(texts, "changed-door-gone", from = from.as_ref(), to = to.as_ref()));
        }
    }

    /// What lies on the tiles.
    fn things(&mut self) {
        let texts = self.texts;
        let Apart { gone, new } = Apart::of(&self.lying(self.before), &self.lying(self.after));
        for thing in new {
            self.tell(tr!(texts, "changed-thing-new", thing = thing.0.as_ref(), at = thing.1.as_ref()));
        }
        for thing in gone {
            self.tell(tr!(texts, "changed-thing-gone", thing = thing.0.as_ref(), at = thing.1.as_ref()));
        }
    }

    /// What lies where, by name and place.
    fn lying(&self, quest: &Quest) -> Vec<(Arc<str>, Arc<str>)> {
        let texts = self.texts;
        let at = |spot: Spot| self.spot(quest, spot);
        let between = |a: Spot, b: Spot| -> Arc<str> { format!("{}–{}", at(a), at(b)).into() };
        let mut all = vec![(tr!(texts, "thing-the-starting-zone"), at(quest.start))];
        all.extend(quest.exit.map(|exit| (tr!(texts, "thing-the-exit"), at(exit))));
        all.extend(quest.level_tokens.iter().map(|token| {
            let name = tr!(texts, "sheet-part-level", level = i64::from(token.level));
            (name, at(token.at))
        }));
        all.extend(quest.tokens.iter().map(|of| (token(texts, of.kind), at(of.at))));
        let hidden = quest.face_down.iter().flat_map(|group| &group.spots);
        all.extend(hidden.map(|spot| (tr!(texts, "token-face-down"), at(*spot))));
        let text = QuestText { texts, quest };
        all.extend(
            quest
                .names
                .iter()
                .map(|named| (tr!(texts, "changed-zone-name", name = text.name(&named.name)), at(named.at))),
        );
        all.extend(quest.bridges.iter().map(|spot| (tr!(texts, "sheet-part-bridge"), at(*spot))));
        all.extend(quest.borders.iter().map(|border| (tr!(texts, "thing-border"), between(border.from, border.to))));
        all.extend(quest.stairs.iter().map(|stairs| (tr!(texts, "thing-a-stair"), between(stairs.from, stairs.to))));
        all
    }

    fn goals(&mut self) {
        let said = |quest: &Quest| -> Vec<Arc<str>> {
            quest.goals.iter().map(|goal| goal_of_quest(self.texts, &quest.words, goal)).collect()
        };
        let messages = Messages { more: "changed-goal-new", less: "changed-goal-gone", order: "changed-goal-order" };
        self.lines(&said(self.before), &said(self.after), messages);
    }

    fn rules(&mut self) {
        let said =
            |quest: &Quest| -> Vec<Arc<str>> { rules_of_quest(self.texts, quest).into_iter().map(Arc::from).collect() };
        let messages = Messages { more: "changed-rule-new", less: "changed-rule-gone", order: "changed-rule-order" };
        self.lines(&said(self.before), &said(self.after), messages);
    }

    /// Sentences that are new, gone, or only in another order.
    fn lines(&mut self, old: &[Arc<str>], new: &[Arc<str>], messages: Messages) {
        let Apart { gone, new: added } = Apart::of(old, new);
        if added.is_empty() && gone.is_empty() && old != new {
            self.tell(self.texts.get(messages.order));
        }
        for (message, lines) in [(messages.more, added), (messages.less, gone)] {
            for line in lines {
                let told = self.texts.with(message, &[("what", line.as_ref().into())]);
                self.tell(told);
            }
        }
    }

    fn set_up(&mut self) {
        let (texts, before, after) = (self.texts, self.before, self.after);
        let parts = [
            (before.about != after.about, "changed-about"),
            (before.party != after.party, "changed-party"),
            (before.cards != after.cards, "changed-cards"),
            (before.own_tiles != after.own_tiles, "changed-own-tiles"),
            (before.counters != after.counters || before.roles != after.roles, "changed-names"),
            (before.words != after.words, "changed-words"),
            (before.built != after.built, "changed-built"),
            (before.notes != after.notes, "changed-notes"),
        ];
        for (_, message) in parts.into_iter().filter(|(is_other, _)| *is_other) {
            self.tell(texts.get(message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::empty;
    use crate::games::massive_darkness::quest::model::PlacedTile;
    use crate::games::massive_darkness::quest::model::{LevelToken, PlacedToken};
    use crate::games::massive_darkness::rules::state::TokenKind;
    use crate::games::massive_darkness::texts;

    fn told(change: impl FnOnce(&mut Quest)) -> Vec<String> {
        let texts = texts::of(Language::English);
        let mut before = empty("t");
        let tile =
            |tile: &str, x| PlacedTile { tile: tile.to_owned(), at: Spot { x, y: 0, storey: 0 }, turn: 0, wounds: 0 };
        before.tiles = vec![tile("1V", 0), tile("2R", 3)];
        before.title.insert("en".into(), "The Well".into());
        let mut after = before.clone();
        change(&mut after);
        changes_of_quest(&texts, &before, &after).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn nothing_is_told_of_what_is_the_same_and_something_of_every_other() {
        assert_eq!(told(|_| {}), [""; 0]);
        assert_eq!(told(|quest| quest.id = "u".into()).len(), 1, "what has no sentence of its own is told as well");
        assert_eq!(told(|quest| quest.placeable.push(TokenKind::Lair)).len(), 1);
    }

    #[test]
    fn a_tile_is_moved_turned_exchanged_new_or_gone() {
        assert_eq!(told(|quest| quest.tiles[1].at.x = 6), ["Tile 2R has moved from D1 to G1."]);
        assert_eq!(told(|quest| quest.tiles[1].turn = 1), ["Tile 2R at D1 has been turned."]);
        assert_eq!(told(|quest| quest.tiles[1].tile = "2V".into()), ["At D1 lies tile 2V instead of 2R."]);
        assert_eq!(told(|quest| drop(quest.tiles.remove(0))), ["Tile 1V at A1 is gone."]);
        assert_eq!(told(|quest| quest.tiles[1].wounds = 2), ["New rule: Lay Wound tokens on tile 2R: 2."]);
        let more = told(|quest| {
            let tile = PlacedTile { tile: "1V".into(), at: Spot { x: 0, y: 3, storey: 0 }, turn: 0, wounds: 0 };
            quest.tiles.push(tile);
        });
        assert_eq!(more, ["New: tile 1V at A4."]);
    }

    #[test]
    fn words_tokens_doors_and_objectives_are_told() {
        let changes = told(|quest| {
            quest.title.insert("en".into(), "The Deep Well".into());
            quest.start_level = 2;
            quest.level_tokens.push(LevelToken { at: Spot { x: 1, y: 1, storey: 0 }, level: 3 });
            quest.tokens.push(PlacedToken { kind: TokenKind::Lair, at: Spot { x: 2, y: 2, storey: 0 }, fixed: false });
            let door = ron::from_str("(from: (x: 0, y: 0), to: (x: 1, y: 0))");
            quest.doors.push(door.expect("a door"));
            quest.goals.push(ron::from_str("AllEscape").expect("an objective"));
            quest.exit = Some(Spot::default());
        });
        for part in
            ["“The Well”", "“The Deep Well”", "level 2", "Level 3 token", "B2", "Lair", "C3", "A1 and B1", "exit"]
        {
            assert!(changes.iter().any(|told| told.contains(part)), "{part}: {changes:?}");
        }
    }

    #[test]
    fn a_rule_is_told_as_its_sentence() {
        let changes = told(|quest| {
            quest.rules.push(ron::from_str("(when: RoundStarts(0), do: [ShareWounds(1)])").expect("a rule"));
        });
        assert_eq!(changes.len(), 1);
        assert!(changes[0].starts_with("New rule: ") && changes[0].len() > 20, "{changes:?}");
    }
}

//! Own cards: what the owner of a box types in from the cardboard. A pack of them lies over the built-in box, card by
//! card, and is a file that can be shared.
//! How packs are kept is the house's ([`crate::house::packs`]), the page on which cards are typed in the view's.

mod card;
mod fits;
mod folder;
mod problems;

pub use card::{Card, Deck, Passage};
pub use fits::{Moment, is_empty, plainest};
pub use folder::{Laid, PackTrouble, SkippedPack, lay_others, lay_packs};
pub use problems::{CardProblem, Field, FoundProblem, Known, problems};

use super::loader::{Pack, twice};
use crate::games::massive_darkness::rules::RULESET;
use crate::house::packs::{CardPack, Names, join_names, join_text, name_in, set_name};
use crate::house::storage::Document;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;

/// Earlier versions of the user's own cards that are kept.
pub const KEPT_VERSIONS: usize = 10;

/// So many things of one kind a pack holds at most; what a box has room for is less.
pub const MOST_OF_A_KIND: usize = 4000;

/// The longest name or title that a pack holds, in bytes as they are written. A field to write in takes far fewer.
const LONGEST_TEXT: usize = 32_000;

/// A pack of own cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnPack {
    /// Files of newer formats are refused.
    pub format: u32,
    /// What the pack is called.
    #[serde(default)]
    pub title: String,
    /// Who typed it in.
    #[serde(default)]
    pub author: String,
    /// Names by the code of the card, or by `skill-` and the id of a Skill.
    #[serde(default)]
    pub names: BTreeMap<String, Names>,
    /// The cards. Those with a code of the box take the place of its card.
    #[serde(default)]
    pub cards: Pack,
}

impl Document for OwnPack {
    const GAME: Option<&'static str> = Some(RULESET);
    const KIND: &'static str = "cards";
    const LONGEST_TEXT: usize = LONGEST_TEXT;
}

impl CardPack for OwnPack {
    const FORMAT: u32 = FORMAT;
    const MOST: usize = MOST_OF_A_KIND;

    fn none() -> Self {
        Self { format: FORMAT, ..Self::default() }
    }

    fn is_too_large(&self) -> bool {
        let cards = &self.cards;
        let counts = [
            self.names.len(),
            cards.dice.len(),
            cards.tiles.len(),
            cards.heroes.len(),
            cards.classes.len(),
            cards.equipment.len(),
            cards.kinds.len(),
            cards.enemies.len(),
            cards.doors.len(),
            cards.events.len(),
        ];
        counts.into_iter().any(|count| count > MOST_OF_A_KIND)
    }

    fn joined(base: &Self, mine: &Self, theirs: Self) -> Self {
        let mut joined = theirs;
        let before: BTreeMap<String, Card> = by_code(base);
        let now = by_code(mine);
        for (code, card) in &before {
            if !now.contains_key(code) && joined.card(code).is_some_and(|theirs| theirs == *card) {
                joined.take_out(card);
            }
        }
        for (code, card) in now {
            if before.get(&code) != Some(&card) {
                joined.put(card);
            }
        }
        join_names(&base.names, &mine.names, &mut joined.names);
        join_text(&base.title, &mine.title, &mut joined.title);
        join_text(&base.author, &mine.author, &mut joined.author);
        joined
    }
}

impl OwnPack {
    /// The code that two of its cards share, if there is one.
    #[must_use]
    pub fn shared_code(&self) -> Option<String> {
        twice(&self.cards)
    }

    /// The own card with this code.
    #[must_use]
    pub fn card(&self, code: &str) -> Option<Card> {
        Card::of(&self.cards, code)
    }

    /// Puts a card in, in the place of an earlier one with its code.
    pub fn put(&mut self, card: Card) {
        card.put_into(&mut self.cards);
    }

    /// Takes a card out, with the names of its Skills, so that the one of the box counts again.
    pub fn take_out(&mut self, card: &Card) {
        Card::take_out_of(&mut self.cards, card.code());
        for key in keys_of(card) {
            self.names.remove(&key);
        }
    }

    /// The own name of a card in a language; failing that, in another.
    #[must_use]
    pub fn name(&self, code: &str, language: &str) -> Option<&str> {
        name_in(self.names.get(code)?, language)
    }

    /// Gives a card a name of its own in a language; an empty one takes it away.
    pub fn set_name(&mut self, code: &str, language: &str, name: &str) {
        set_name(&mut self.names, code, language, name);
    }

    /// These cards with those of another pack of whose code there is none here; with them come their names, but no
    /// others.
    #[must_use]
    pub fn with_new_cards_of(&self, other: &Self) -> Self {
        let mut joined = self.clone();
        for card in Card::all(&other.cards).into_iter().filter(|card| self.card(card.code()).is_none()) {
            for key in keys_of(&card) {
                if let Some(names) = other.names.get(&key) {
                    joined.names.entry(key).or_insert_with(|| names.clone());
                }
            }
            joined.put(card);
        }
        joined
    }

    /// Takes the cards and names of another pack over; they replace those with the same code.
    pub fn join(&mut self, other: Self) {
        for card in Card::all(&other.cards) {
            self.put(card);
        }
        self.names.extend(other.names);
    }
}

fn by_code(pack: &OwnPack) -> BTreeMap<String, Card> {
    Card::all(&pack.cards).into_iter().map(|card| (card.code().to_owned(), card)).collect()
}

/// What the names on a card are kept under: its own, and those of its Skills.
#[must_use]
pub fn keys_of(card: &Card) -> Vec<String> {
    let skills = card.skill_ids().into_iter().map(|id| format!("skill-{id}"));
    std::iter::once(card.code().to_owned()).chain(skills).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::core_box;
    use crate::house::storage::Trouble;
    use std::sync::LazyLock;

    /// Reading the box takes a while without optimisation.
    static BOX: LazyLock<Pack> = LazyLock::new(|| core_box().unwrap());

    fn first(deck: Deck) -> Card {
        Card::all(&BOX).into_iter().find(|card| card.deck() == deck).unwrap()
    }

    #[test]
    fn a_card_of_every_deck_is_put_in_found_and_taken_out_again() {
        use Deck::{Artifacts, Classes, Doors, Events, Greater, Guards, Heroes, Lesser, Starting, Treasure};
        let mut pack = OwnPack::none();
        for deck in [Starting, Treasure(3), Artifacts, Guards(2), Lesser, Greater, Doors, Events, Heroes, Classes] {
            let card = first(deck);
            pack.put(card.clone());
            pack.put(card.clone());
            assert_eq!(Card::all(&pack.cards).len(), 1, "a card is there once");
            assert_eq!(pack.card(card.code()), Some(card.clone()));
            for key in keys_of(&card) {
                pack.set_name(&key, "de", "Meine");
            }
            pack.take_out(&card);
            assert_eq!(pack, OwnPack::none());
        }
    }

    #[test]
    fn every_passage_of_a_card_can_be_changed() {
        let mut count = 0;
        for card in Card::all(&BOX) {
            for (passage, abilities) in card.passages() {
                let mut changed = card.clone();
                assert_eq!(changed.passage_mut(passage).map(|list| &**list), Some(abilities), "{passage:?}");
                changed.passage_mut(passage).unwrap().clear();
                assert_eq!(changed == card, abilities.is_empty(), "{} {passage:?}", card.code());
                count += 1;
            }
        }
        assert!(count > 300, "{count}");
    }

    #[test]
    fn a_name_counts_in_its_language_stands_in_for_the_others_and_goes_when_it_is_empty() {
        let mut pack = OwnPack::none();
        pack.set_name("A1", "de", "Mein Schwert");
        pack.set_name("A1", "pl", "Mój miecz");
        assert_eq!((pack.name("A1", "pl"), pack.name("A1", "en")), (Some("Mój miecz"), Some("Mein Schwert")));
        pack.set_name("A1", "de", " ");
        pack.set_name("A1", "pl", "");
        assert_eq!(pack, OwnPack::none());
    }

    #[test]
    fn what_is_written_is_read_back_and_no_file_is_no_card() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.ron");
        assert_eq!(OwnPack::read(&path).unwrap(), OwnPack::none());
        let mut pack = OwnPack { title: "Mine".to_owned(), author: "Ana".to_owned(), ..OwnPack::none() };
        for deck in [Deck::Starting, Deck::Guards(1), Deck::Doors, Deck::Events] {
            pack.put(first(deck));
        }
        pack.set_name(first(Deck::Doors).code(), "en", "Mine");
        pack.write(&path).unwrap();
        assert_eq!(OwnPack::read(&path).unwrap(), pack);
        std::fs::write(&path, "(format: 1, cards: (heros: []))").unwrap();
        assert!(OwnPack::read(&path).is_err());
    }

    #[test]
    fn a_pack_of_more_than_anybody_types_in_is_refused_while_it_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.ron");
        let text = |sides: usize| {
            let side = |number: usize| format!("(id: \"X{number}\", rows: [\"l\"])");
            let sides: Vec<String> = (0..sides).map(side).collect();
            format!("(format: 1, cards: (tiles: [{}]))", sides.join(","))
        };
        std::fs::write(&path, text(MOST_OF_A_KIND)).unwrap();
        assert_eq!(OwnPack::read(&path).unwrap().cards.tiles.len(), MOST_OF_A_KIND);
        std::fs::write(&path, text(20_000)).unwrap();
        let started = std::time::Instant::now();
        assert_eq!(OwnPack::read(&path).unwrap_err().trouble, Trouble::TooMuch { most: MOST_OF_A_KIND });
        assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
    }

    #[test]
    fn two_packs_that_can_be_read_do_not_make_a_file_that_cannot() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.ron");
        let named = |first: usize| {
            let mut pack = OwnPack::none();
            (first..first + 3000).for_each(|number| pack.set_name(&format!("X{number}"), "en", "?"));
            pack
        };
        let mut mine = named(0);
        mine.write(&path).unwrap();
        mine.join(named(3000));
        assert_eq!(mine.write(&path).unwrap_err().trouble, Trouble::TooMuch { most: MOST_OF_A_KIND });
        assert_eq!(OwnPack::read(&path).unwrap(), named(0), "the file is as it was");
    }

    #[test]
    fn another_pack_joins_and_its_cards_win() {
        let (sword, guard) = (first(Deck::Starting), first(Deck::Guards(1)));
        let mut mine = OwnPack::none();
        mine.put(sword.clone());
        mine.put(guard);
        let mut changed = sword.clone();
        changed.dice_mut().unwrap()[0].clear();
        let mut theirs = OwnPack::none();
        theirs.put(changed.clone());
        theirs.set_name(sword.code(), "en", "Theirs");
        mine.join(theirs);
        assert_eq!(Card::all(&mine.cards).len(), 2);
        assert_eq!(mine.card(sword.code()), Some(changed));
        assert_eq!(mine.name(sword.code(), "en"), Some("Theirs"));
    }

    #[test]
    fn what_two_windows_have_changed_is_joined_card_by_card() {
        let (sword, guard, door, event) =
            (first(Deck::Starting), first(Deck::Guards(1)), first(Deck::Doors), first(Deck::Events));
        let mut changed = sword.clone();
        changed.dice_mut().unwrap()[0].clear();
        let mut base = OwnPack { title: "Box".to_owned(), ..OwnPack::none() };
        for card in [&sword, &guard, &door] {
            base.put(card.clone());
        }
        base.set_name(sword.code(), "en", "Sword");
        // Here the sword is changed, the guard taken out; there the door gets a name, an event is new.
        let (mut mine, mut theirs) = (base.clone(), base.clone());
        mine.put(changed.clone());
        mine.take_out(&guard);
        mine.set_name(sword.code(), "de", "Schwert");
        mine.author = "Ana".to_owned();
        theirs.set_name(door.code(), "en", "Gate");
        theirs.put(event.clone());
        theirs.title = "Our box".to_owned();
        let joined = OwnPack::joined(&base, &mine, theirs.clone());
        assert_eq!(Card::all(&joined.cards).len(), 3);
        assert_eq!((joined.card(sword.code()), joined.card(guard.code())), (Some(changed), None));
        assert_eq!((joined.name(door.code(), "en"), joined.name(sword.code(), "de")), (Some("Gate"), Some("Schwert")));
        assert_eq!((joined.title.as_str(), joined.author.as_str()), ("Our box", "Ana"));
        // Who has changed nothing takes nothing away, and who alone has changed something gets it.
        assert_eq!(OwnPack::joined(&base, &base, theirs.clone()), theirs);
        assert_eq!(OwnPack::joined(&base, &mine, base.clone()), mine);
    }
}

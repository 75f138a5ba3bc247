//! What is settled about a quest as a whole: who made it, for whom, its words, its cards and its own tiles.

use super::command::{Refused, write};
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::quest::own_tiles::{MOST_TILES, fault};
use crate::games::massive_darkness::quest::set_up::{Cards, MOST_HEROES, Party};
use crate::games::massive_darkness::rules::cards::TileSide;
use std::collections::BTreeSet;

/// Something settled about a quest as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUp {
    /// Says who made it.
    Author(String),
    /// Says under which terms others may use it.
    Licence(String),
    /// Says what it is like; tags stand between commas.
    Tags(String),
    /// Says in a language how hard it is.
    Difficulty(String, String),
    /// For how many Heroes it is, and what they begin with.
    Party(Party),
    /// Which cards are played with.
    Cards(Box<Cards>),
    /// Says which kinds of hints are not to be told: it is meant so.
    Meant(BTreeSet<String>),
    /// Writes in a language what something with a name is called; without words in any language the name is forgotten.
    Words(String, String, String),
}

impl SetUp {
    /// The message that names the step in the list of what was done.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        match self {
            Self::Author(_) => "edit-author",
            Self::Licence(_) => "edit-licence",
            Self::Tags(_) => "edit-tags",
            Self::Difficulty(..) => "edit-difficulty",
            Self::Party(_) => "edit-party",
            Self::Cards(_) => "edit-cards",
            Self::Meant(_) => "edit-meant",
            Self::Words(..) => "edit-words",
        }
    }

    /// Steps with the same key that follow one another are one: typing.
    #[must_use]
    pub fn merge_key(&self) -> Option<String> {
        match self {
            Self::Author(_) => Some("author".to_owned()),
            Self::Licence(_) => Some("licence".to_owned()),
            Self::Tags(_) => Some("tags".to_owned()),
            Self::Difficulty(language, _) => Some(format!("difficulty {language}")),
            Self::Words(name, language, _) => Some(format!("words {language} {name}")),
            Self::Party(_) => Some("party".to_owned()),
            Self::Cards(_) | Self::Meant(_) => None,
        }
    }

    pub(super) fn apply(&self, quest: &mut Quest) -> Result<(), Refused> {
        match self {
            Self::Author(text) => quest.about.author.clone_from(text),
            Self::Licence(text) => quest.about.licence.clone_from(text),
            Self::Tags(text) => quest.about.tags = tags(text),
            Self::Difficulty(language, text) => write(&mut quest.about.difficulty, language, text),
            Self::Party(party) => {
                let most = party.most.clamp(1, MOST_HEROES);
                quest.party = Party { least: party.least.clamp(1, most), most, experience: party.experience };
            }
            Self::Cards(cards) => quest.cards = Cards::clone(cards),
            Self::Meant(hints) => quest.meant.clone_from(hints),
            Self::Words(name, language, text) => {
                if name.trim().is_empty() {
                    return Err(Refused::Nothing);
                }
                let words = quest.words.entry(name.clone()).or_default();
                write(words, language, text);
                if words.is_empty() {
                    quest.words.remove(name);
                }
            }
        }
        Ok(())
    }
}

/// Tags between commas, each once.
fn tags(text: &str) -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    for tag in text.split(',').map(str::trim).filter(|tag| !tag.is_empty()) {
        if !tags.iter().any(|known| known == tag) {
            tags.push(tag.to_owned());
        }
    }
    tags
}

/// A tile with a new name keeps its places on the map.
pub(super) fn put_tile(quest: &mut Quest, before: Option<&str>, tile: &TileSide) -> Result<(), Refused> {
    if tile.id.trim().is_empty() || fault(tile).is_some() {
        return Err(Refused::NoSuchTile);
    }
    if before.is_none() && quest.own_tiles.len() >= MOST_TILES {
        return Err(Refused::TooMany);
    }
    let is_taken = quest.own_tiles.iter().any(|own| own.id == tile.id);
    match before {
        Some(before) if before == tile.id => {}
        _ if is_taken => return Err(Refused::NameTaken),
        _ => {}
    }
    let Some(before) = before else {
        quest.own_tiles.push(tile.clone());
        return Ok(());
    };
    let own = quest.own_tiles.iter_mut().find(|own| own.id == before).ok_or(Refused::Nothing)?;
    own.clone_from(tile);
    if before != tile.id {
        for placed in quest.tiles.iter_mut().filter(|placed| placed.tile == before) {
            placed.tile.clone_from(&tile.id);
        }
    }
    Ok(())
}

/// A tile that lies on the map stays.
pub(super) fn remove_tile(quest: &mut Quest, id: &str) -> Result<(), Refused> {
    if !quest.own_tiles.iter().any(|own| own.id == id) {
        return Err(Refused::Nothing);
    }
    if quest.tiles.iter().any(|placed| placed.tile == id) {
        return Err(Refused::InUse);
    }
    quest.own_tiles.retain(|own| own.id != id);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::{Command, empty};
    use crate::games::massive_darkness::quest::model::Spot;

    fn after(quest: &Quest, command: &Command) -> Result<Quest, Refused> {
        command.apply(quest, &[])
    }

    fn settle(quest: &Quest, what: SetUp) -> Quest {
        after(quest, &Command::SetUp(Box::new(what))).expect("it can be settled")
    }

    fn tile(id: &str) -> Box<TileSide> {
        Box::new(TileSide { id: id.to_owned(), rows: vec!["lL".to_owned()], edges: Vec::new() })
    }

    #[test]
    fn tags_stand_between_commas_and_once() {
        let quest = settle(&empty("t"), SetUp::Tags(" short, solo,,short ,first game".to_owned()));
        assert_eq!(quest.about.tags, ["short", "solo", "first game"]);
    }

    #[test]
    fn the_party_stays_within_what_can_play() {
        let quest = settle(&empty("t"), SetUp::Party(Party { least: 9, most: 0, experience: 5 }));
        assert_eq!(quest.party, Party { least: 1, most: 1, experience: 5 });
    }

    #[test]
    fn words_are_written_by_language_and_a_name_without_any_is_forgotten() {
        let word = |language: &str, text: &str| SetUp::Words("altar".to_owned(), language.to_owned(), text.to_owned());
        let quest = settle(&settle(&empty("t"), word("en", "The altar")), word("de", "Der Altar"));
        assert_eq!(quest.words["altar"]["de"], "Der Altar");
        let quest = settle(&settle(&quest, word("en", "")), word("de", ""));
        assert_eq!(quest, empty("t"));
    }

    #[test]
    fn a_tile_is_put_in_laid_renamed_with_its_places_and_not_taken_out_while_it_lies() {
        let put = |before: Option<&str>, id: &str| Command::PutTile(before.map(str::to_owned), tile(id));
        let quest = after(&empty("t"), &put(None, "Crypt")).unwrap();
        assert_eq!(after(&quest, &put(None, "Crypt")), Err(Refused::NameTaken));
        let quest = after(&quest, &Command::Lay("Crypt".to_owned(), Spot::default(), 0)).unwrap();
        let quest = after(&quest, &put(Some("Crypt"), "Old crypt")).unwrap();
        assert_eq!((quest.tiles[0].tile.as_str(), quest.own_tiles.len()), ("Old crypt", 1));
        let remove = Command::RemoveTile("Old crypt".to_owned());
        assert_eq!(after(&quest, &remove), Err(Refused::InUse));
        assert_eq!(after(&quest, &Command::RemoveTile("Crypt".to_owned())), Err(Refused::Nothing));
        assert_eq!(after(&quest, &put(Some("Old crypt"), " ")), Err(Refused::NoSuchTile));
        let bare = Quest { tiles: Vec::new(), ..quest };
        assert!(after(&bare, &remove).unwrap().own_tiles.is_empty());
    }
}

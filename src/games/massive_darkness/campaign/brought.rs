//! What comes along with a campaign from elsewhere, compared with what lies here: what is new, and what is left out because there is
//! another one of its name.

use super::bundle::Bundle;
use crate::games::massive_darkness::content::own_cards::{Card, OwnPack};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::exchange::own_quests;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::house::packs::CardPack as _;
use crate::house::storage::DataDirs;
use crate::house::text::{Texts, Value, shown};
use std::collections::BTreeMap;

/// So many of a kind are named; of more it is only said how many.
const NAMED: usize = 8;

/// What comes along with a campaign. Looked at before it is taken in, because afterwards nothing tells it from what was there.
#[derive(Clone, Debug, Default)]
pub struct Brought {
    /// Cards that are new here, with their names.
    new_cards: Vec<Card>,
    /// Cards of whose code there is another one here, which goes on counting.
    other_cards: Vec<Card>,
    /// What all of them are called.
    names: OwnPack,
    /// Quests that are new here, by language and title.
    new_quests: Vec<BTreeMap<String, String>>,
    /// Quests of whose id there is another one here.
    other_quests: Vec<BTreeMap<String, String>>,
}

impl Brought {
    /// Compares what has come along with what lies here.
    #[must_use]
    pub fn of(bundle: &Bundle, dirs: &DataDirs) -> Self {
        let mut brought = Self { names: bundle.cards.clone().unwrap_or_default(), ..Self::default() };
        let mine = OwnPack::read(&dirs.own_cards_file()).unwrap_or_default();
        for card in Card::all(&brought.names.cards) {
            match mine.card(card.code()) {
                None => brought.new_cards.push(card),
                Some(own) if own == card && mine.names.get(card.code()) == brought.names.names.get(card.code()) => {}
                Some(_) => brought.other_cards.push(card),
            }
        }
        let own = own_quests(dirs);
        for quest in &bundle.quests {
            match own.iter().find(|(_, own)| own.id == quest.id) {
                None => brought.new_quests.push(quest.title.clone()),
                Some((_, own)) if own == quest => {}
                Some(_) => brought.other_quests.push(quest.title.clone()),
            }
        }
        brought
    }

    /// Says it, a sentence for each that there is.
    #[must_use]
    pub fn lines(&self, texts: &Texts, edition: Edition) -> Vec<String> {
        let language = texts.language().code();
        let card = |card: &Card| {
            let code = shown(&printed_code(card.code(), edition));
            match self.names.name(card.code(), language) {
                Some(name) => format!("{} ({code})", shown(name)),
                None => code,
            }
        };
        let quest = |titles: &BTreeMap<String, String>| {
            let title = titles.get(language).or_else(|| titles.values().next());
            shown(title.map_or("", String::as_str))
        };
        let (instead, more): (Vec<&Card>, Vec<&Card>) =
            self.new_cards.iter().partition(|card| card.is_instead_of_printed());
        let told = [
            ("brought-cards", more.into_iter().map(card).collect::<Vec<String>>()),
            ("brought-cards-instead", instead.into_iter().map(card).collect()),
            ("brought-other-cards", self.other_cards.iter().map(card).collect()),
            ("brought-quests", self.new_quests.iter().map(quest).collect()),
            ("brought-other-quests", self.other_quests.iter().map(quest).collect()),
        ];
        let said = told.into_iter().filter(|(_, names)| !names.is_empty()).map(|(message, names)| {
            let named = names.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
            let named = if names.len() > NAMED { format!("{named}, …") } else { named };
            let values = [("count", Value::from(names.len() as i64)), ("names", Value::from(named.as_str()))];
            texts.with(message, &values).to_string()
        });
        said.collect()
    }
}

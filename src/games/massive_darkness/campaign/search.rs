//! Finding a card by what somebody types: its code in either edition, or a few letters of its name in any language.

use crate::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::texts;
use crate::house::text::Language;

/// What may stand between two codes.
const SEPARATORS: [char; 5] = [' ', ',', ';', '\t', '\n'];

/// The cards that a Hero can own, with everything they can be found by. Made once, asked at every letter.
#[derive(Clone, Debug)]
pub struct CardSearch {
    cards: Vec<Found>,
}

/// What several codes stand for, one behind the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Several<'s> {
    /// Codes of cards that are offered.
    pub known: Vec<&'s str>,
    /// As they were typed: those of cards that are not offered here.
    pub not_offered: Vec<String>,
    /// As they were typed: those of no card.
    pub unknown: Vec<String>,
}

#[derive(Clone, Debug)]
struct Found {
    code: String,
    /// May it be picked? The others are known all the same, so that nobody takes them for new cards.
    is_offered: bool,
    level: u8,
    /// Codes as both editions print them, and names in all languages; plain small letters.
    codes: Vec<String>,
    names: Vec<String>,
}

impl CardSearch {
    /// All cards of a box that can be kept. `own` are the names from the user's packs by code, in whatever language.
    #[must_use]
    pub fn new<'n>(library: &Library, own: impl IntoIterator<Item = (&'n str, &'n str)>) -> Self {
        let own: Vec<(&str, &str)> = own.into_iter().collect();
        let texts = Language::ALL.map(texts::of);
        let kept = |kind| !matches!(kind, EquipmentKind::Luck | EquipmentKind::Trap);
        let cards = library.equipment.iter().map(|entry| &entry.card).filter(|card| kept(card.kind));
        let found = cards.map(|card| {
            let message = format!("card-{}", card.id);
            let own = own.iter().filter(|(code, _)| *code == card.code).map(|(_, name)| plain(name));
            let names = texts.iter().filter(|texts| texts.has(&message)).map(|texts| plain(&texts.get(&message)));
            let codes = [Edition::De, Edition::En].map(|edition| plain(&printed_code(&card.code, edition)));
            Found {
                code: card.code.clone(),
                is_offered: true,
                level: if card.deck == EquipmentDeck::Starting { 0 } else { card.level },
                codes: codes.into(),
                names: own.chain(names).collect(),
            }
        });
        Self { cards: found.collect() }
    }

    /// Offers only cards for which this holds, such as those that can be found in a quest.
    #[must_use]
    pub fn only(mut self, may: impl Fn(&str) -> bool) -> Self {
        self.cards.iter_mut().for_each(|card| card.is_offered = may(&card.code));
        self
    }

    /// Is there any card of which this is a part, whether it is offered or not?
    #[must_use]
    pub fn knows(&self, typed: &str) -> bool {
        let typed = plain(typed);
        !typed.is_empty() && self.cards.iter().any(|card| card.rank(&typed).is_some())
    }

    /// Several codes at once, with blanks, commas or semicolons between them. None where a name may be meant: every code has a
    /// digit, no name has. One known code among other words is enough for codes to be meant.
    #[must_use]
    pub fn several(&self, typed: &str) -> Option<Several<'_>> {
        let words: Vec<&str> = typed.split(SEPARATORS).filter(|word| !word.is_empty()).collect();
        let is_code = |word: &&str| word.contains(|sign: char| sign.is_ascii_digit());
        let mut several = Several::default();
        for word in &words {
            let plain = plain(word);
            let has_code = |card: &&Found| is_code(word) && card.rank(&plain) == Some(0);
            match self.cards.iter().find(has_code) {
                Some(card) if card.is_offered => several.known.push(card.code.as_str()),
                Some(_) => several.not_offered.push((*word).to_owned()),
                None => several.unknown.push((*word).to_owned()),
            }
        }
        let are_codes = words.iter().all(is_code) || !several.known.is_empty();
        (words.len() >= 2 && are_codes).then_some(several)
    }

    /// The codes of the best matches, at most so many: a card of this code first, then codes and names that begin so,
    /// then words that do, then whatever holds the letters.
    #[must_use]
    pub fn find(&self, typed: &str, most: usize) -> Vec<&str> {
        let typed = plain(typed);
        if typed.is_empty() {
            return Vec::new();
        }
        let offered = self.cards.iter().filter(|card| card.is_offered);
        let mut found: Vec<(u8, u8, &str)> =
            offered.filter_map(|card| Some((card.rank(&typed)?, card.level, card.code.as_str()))).collect();
        found.sort_unstable();
        found.into_iter().take(most).map(|(_, _, code)| code).collect()
    }
}

impl Found {
    /// How well what was typed fits; 0 is best.
    fn rank(&self, typed: &str) -> Option<u8> {
        // People leave out the zeros: T7 is T007.
        let is_short = |code: &String| {
            let letters = typed.trim_end_matches(|sign: char| sign.is_ascii_digit());
            let number = &typed[letters.len()..];
            let rest = code.strip_prefix(letters).map(|rest| rest.trim_start_matches('0'));
            !letters.is_empty() && !number.is_empty() && rest == Some(number.trim_start_matches('0'))
        };
        let any = |fits: &dyn Fn(&String) -> bool| self.names.iter().any(fits);
        if self.codes.iter().any(|code| code == typed || is_short(code)) {
            Some(0)
        } else if any(&|name| name.starts_with(typed)) || self.codes.iter().any(|code| code.starts_with(typed)) {
            Some(1)
        } else if any(&|name| name.split(' ').any(|word| word.starts_with(typed))) {
            Some(2)
        } else if any(&|name| name.contains(typed)) {
            Some(3)
        } else {
            None
        }
    }
}

/// Small letters without marks, so that nobody has to find them on his keyboard.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.trim().chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' | 'ą' | 'á' | 'à' => plain.push('a'),
            'ć' => plain.push('c'),
            'ę' | 'é' | 'è' => plain.push('e'),
            'ł' => plain.push('l'),
            'ń' => plain.push('n'),
            'ö' | 'ó' => plain.push('o'),
            'ś' => plain.push('s'),
            'ß' => plain.push_str("ss"),
            'ü' => plain.push('u'),
            'ź' | 'ż' => plain.push('z'),
            other => plain.push(other),
        }
    }
    plain
}

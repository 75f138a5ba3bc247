//! The party at a glance: how strong each Hero is with what he wears, and who would gain most by a card. Numbers are what
//! the dice show on average, in hundredths; they are no rule but advice.

use crate::games::massive_darkness::rules::cards::{EquipmentDeck, SlotSymbol};
use crate::games::massive_darkness::rules::ids::CardId;
use crate::games::massive_darkness::rules::language::{Style, When};
use crate::games::massive_darkness::rules::library::{DEFENSE, DiceCount, Library, style_index};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::{START_ARTIFACTS, START_CARDS, card_level};
use crate::games::massive_darkness::rules::story::sheet::{dice, each_ability, max_health};
use crate::games::massive_darkness::rules::story::{HeroRecord, OwnedCard, party_level};
use crate::games::massive_darkness::rules::symbol::{Colour, Symbol};
use crate::kernel::dice::DieId;

/// DICE-04: of each colour at most so many dice are rolled.
const MOST_DICE: u8 = 3;
/// What a Skill that speaks of a combat type is worth beside dice, in hundredths.
const SKILL: u32 = 25;

/// How strong a Hero is, by the dice of the cards that work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// Hits with Melee, Ranged and Magic, then Shields; on average, in hundredths.
    pub fields: [u32; 4],
    /// HERO-03.
    pub health: u8,
}

impl Strength {
    /// Of a Hero when a quest begins at this Level.
    #[must_use]
    pub fn of(library: &Library, record: &HeroRecord, level: u8) -> Self {
        let fields = dice(library, record, level).map(|dice| average(library, dice));
        Self { fields, health: max_health(library, record, level) }
    }

    /// Hits with the best combat type, and which it is: 0 Melee, 1 Ranged, 2 Magic.
    #[must_use]
    pub fn attack(&self) -> (usize, u32) {
        let best = (0..DEFENSE).rev().max_by_key(|field| self.fields[*field]).unwrap_or(0);
        (best, self.fields[best])
    }

    /// Shields.
    #[must_use]
    pub fn defense(&self) -> u32 {
        self.fields[DEFENSE]
    }
}

/// Hits and Shields that dice show on average, in hundredths.
fn average(library: &Library, dice: DiceCount) -> u32 {
    let counted = |symbol: &[u8]| u32::from(symbol[Symbol::Hit.index()]) + u32::from(symbol[Symbol::Shield.index()]);
    let mut sum = 0;
    for colour in Colour::ALL {
        let count = u32::from(dice[colour as usize].min(MOST_DICE));
        let Some(die) = library.dice.die(DieId(colour as u8)) else { continue };
        let faces: u32 = die.faces.iter().map(|face| counted(&face.0)).sum();
        sum += 100 * count * faces / (die.faces.len() as u32).max(1);
    }
    sum
}

/// What a card would be to a Hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// By its id in the party.
    pub hero: String,
    /// STORY-14: from this Level on it can be used; `None`: when the next quest begins.
    pub wakes: Option<u8>,
    /// How many Hits more his best attack has with it, in hundredths.
    pub hits: i32,
    /// How many Shields more, in hundredths.
    pub shields: i32,
    /// How many of his Skills and cards speak of the combat types that the card has dice for.
    pub skills: u8,
    /// Cards that would go from hands and body into his pack.
    pub instead: Vec<String>,
    /// STORY-17: with it he has too many cards to begin a quest.
    pub is_too_many: bool,
    worth: i64,
}

impl Fit {
    /// Is he better off with it?
    #[must_use]
    pub fn helps(&self) -> bool {
        self.worth > 0
    }
}

/// What a card would be to each Hero, whoever gains most first.
#[must_use]
pub fn fits(library: &Library, party: &[HeroRecord], code: &str) -> Vec<Fit> {
    let Some(card) = library.card_with_code(code) else { return Vec::new() };
    let level = party_level(library, party);
    let mut fits: Vec<Fit> = party.iter().map(|record| fit(library, record, card, code, level)).collect();
    // Among equals the order of the party stays.
    fits.sort_by_key(|fit| (fit.wakes.is_some(), std::cmp::Reverse(fit.worth)));
    fits
}

fn fit(library: &Library, record: &HeroRecord, card: CardId, code: &str, level: u8) -> Fit {
    let wakes = Some(card_level(library, card)).filter(|needed| *needed > level);
    // A card that cannot be used yet is compared as if it could.
    let level = wakes.unwrap_or(level);
    let without = HeroRecord {
        cards: record.cards.iter().filter(|owned| owned.code != code).cloned().collect(),
        ..record.clone()
    };
    let mut with = without.clone();
    with.cards.push(OwnedCard { code: code.to_owned(), slot: Slot::Pack });
    let (before, after) = (dressed(library, &without, level), dressed(library, &with, level));
    let (old, new) = (Strength::of(library, &before, level), Strength::of(library, &after, level));
    let worn = |record: &HeroRecord, code: &str| {
        record.cards.iter().any(|owned| owned.code == code && owned.slot != Slot::Pack)
    };
    let is_worn = worn(&after, code);
    let instead = before.cards.iter().filter(|owned| is_worn && owned.slot != Slot::Pack && !worn(&after, &owned.code));
    let skills = skills_for(library, &without, card, level);
    let used = is_worn || library.card(card).card.slot == SlotSymbol::None;
    let of_skills = if used { i64::from(SKILL * 4 * u32::from(skills)) } else { 0 };
    let is_artifact = library.card(card).card.deck == EquipmentDeck::Artifact;
    Fit {
        hero: record.hero.clone(),
        wakes,
        hits: new.attack().1 as i32 - old.attack().1 as i32,
        shields: new.defense() as i32 - old.defense() as i32,
        skills,
        instead: instead.map(|owned| owned.code.clone()).collect(),
        is_too_many: with.cards.len() > START_CARDS || is_artifact && with.artifacts(library) > START_ARTIFACTS,
        worth: worth(&new) - worth(&old) + of_skills,
    }
}

/// The best attack and the Shields count most, other combat types a little.
fn worth(strength: &Strength) -> i64 {
    let attacks: u32 = strength.fields[..DEFENSE].iter().sum();
    let best = strength.attack().1;
    i64::from(4 * best + (attacks - best) + 4 * strength.defense())
}

/// Skills and cards that help only with a combat type for which the card has dice.
fn skills_for(library: &Library, record: &HeroRecord, card: CardId, level: u8) -> u8 {
    let dice = library.card(card).dice;
    let mut count: u8 = 0;
    each_ability(library, record, level, &mut |ability| {
        if let When::Attack(style) | When::AfterReroll(style) = ability.when
            && style != Style::Any
            && dice[style_index(style)] != [0; 4]
        {
            count = count.saturating_add(1);
        }
    });
    count
}

/// A Hero who wears the best of what he has: whatever he wears now, unless something else is better.
fn dressed(library: &Library, record: &HeroRecord, level: u8) -> HeroRecord {
    let symbol = |owned: &OwnedCard| library.card_with_code(&owned.code).map(|card| library.card(card).card.slot);
    let places = |wanted: SlotSymbol| {
        let fits = move |(_, owned): &(usize, &OwnedCard)| symbol(owned) == Some(wanted);
        record.cards.iter().enumerate().filter(fits).map(|(at, _)| at).collect::<Vec<usize>>()
    };
    let (bodies, hands, both) = (places(SlotSymbol::Body), places(SlotSymbol::Hand), places(SlotSymbol::TwoHands));
    let mut held: Vec<[Option<usize>; 2]> = vec![[None, None]];
    held.extend(both.iter().map(|card| [Some(*card), None]));
    for (at, first) in hands.iter().enumerate() {
        held.push([Some(*first), None]);
        held.extend(hands[at + 1..].iter().map(|second| [Some(*first), Some(*second)]));
    }
    let bodies: Vec<Option<usize>> = std::iter::once(None).chain(bodies.into_iter().map(Some)).collect();
    let mut best = record.clone();
    let mut most = worth(&Strength::of(library, &best, level));
    for body in bodies {
        for [first, second] in &held {
            let mut other = record.clone();
            other.cards.iter_mut().for_each(|owned| owned.slot = Slot::Pack);
            for (place, slot) in [(body, Slot::Body), (*first, Slot::FirstHand), (*second, Slot::SecondHand)] {
                if let Some(place) = place {
                    other.cards[place].slot = slot;
                }
            }
            let worth = worth(&Strength::of(library, &other, level));
            if worth > most {
                (best, most) = (other, worth);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shared_core_box;
    use crate::games::massive_darkness::rules::story::sheet::{SkillState, skill_state};
    use std::collections::BTreeMap;

    fn hero(name: &str, class: &str, cards: &[(&str, Slot)]) -> HeroRecord {
        let owned = cards.iter().map(|(code, slot)| OwnedCard { code: (*code).to_owned(), slot: *slot });
        let (hero, class) = (name.to_owned(), class.to_owned());
        HeroRecord { hero, class, xp: 5, micro_xp: 0, skills: BTreeMap::new(), cards: owned.collect() }
    }

    #[test]
    fn strength_is_what_the_dice_of_working_cards_show_on_average() {
        let library = shared_core_box().expect("the box");
        // An axe with a red die (9 Hits on 6 faces), Leather Armor with a blue one (5 Shields on 6 faces).
        let cards = [("SE11", Slot::FirstHand), ("SE13", Slot::Body), ("SE03", Slot::Pack)];
        let strength = Strength::of(&library, &hero("bjorn", "paladin-of-fury", &cards), 1);
        assert_eq!(strength, Strength { fields: [150, 0, 0, 83], health: 5 });
        assert_eq!(strength.attack(), (0, 150));
    }

    #[test]
    fn whoever_gains_most_by_a_card_comes_first_and_what_it_takes_the_place_of_is_told() {
        let library = shared_core_box().expect("the box");
        let armed = hero("bjorn", "paladin-of-fury", &[("SE11", Slot::FirstHand)]);
        let bare = hero("elias", "paladin-of-fury", &[]);
        let fits = fits(&library, &[armed, bare], "SE03");
        assert_eq!(fits[0].hero, "elias", "{fits:?}");
        assert!(fits[0].hits > fits[1].hits && fits[0].instead.is_empty());
        assert_eq!((fits[0].wakes, fits[0].is_too_many), (None, false));
        let ranger = hero("bjorn", "nightshade-ranger", &[]);
        let skilled = HeroRecord { skills: BTreeMap::from([("ranged-specialist".to_owned(), 1)]), ..ranger };
        let fits = super::fits(&library, &[hero("elias", "nightshade-ranger", &[]), skilled], "SE03");
        assert_eq!((fits[0].hero.as_str(), fits[0].skills), ("bjorn", 1), "Skills for its combat type count");
    }

    #[test]
    fn a_card_above_the_level_sleeps_and_a_seventh_is_too_many() {
        let library = shared_core_box().expect("the box");
        let six = ["SE01", "SE02", "SE05", "SE06", "SE07", "SE08"].map(|code| (code, Slot::Pack));
        let party = [hero("bjorn", "paladin-of-fury", &six)];
        let high = library.equipment.iter().map(|entry| &entry.card);
        let high = high.filter(|card| card.deck == EquipmentDeck::Treasure && card.level == 4);
        let code = high.map(|card| card.code.clone()).next().expect("a card");
        let fits = fits(&library, &party, &code);
        assert_eq!((fits[0].wakes, fits[0].is_too_many), (Some(4), true));
        assert_eq!(super::fits(&library, &party, "nothing"), []);
    }

    #[test]
    fn skills_are_active_asleep_affordable_or_too_dear_as_the_class_sheet_says() {
        let library = shared_core_box().expect("the box");
        let mut record = hero("bjorn", "nightshade-ranger", &[]);
        let sheet = &library.class(library.class_named("nightshade-ranger").expect("it is there")).sheet;
        let line = sheet.lines.iter().position(|line| line.id == "steady-hand").expect("it is there");
        let states = |record: &HeroRecord, level| {
            [0, 1, 2].map(|skill| skill_state(&library, record, line, skill, level).expect("a Skill"))
        };
        use SkillState as S;
        assert_eq!(states(&record, 1), [S::Affordable, S::Later, S::Later]);
        record.xp = 4;
        assert_eq!(states(&record, 1), [S::TooDear, S::Later, S::Later]);
        record.skills.insert("steady-hand".to_owned(), 2);
        assert_eq!(states(&record, 1), [S::Active, S::Asleep, S::TooDear]);
        assert_eq!(states(&record, 2), [S::Replaced, S::Active, S::TooDear]);
        assert_eq!(skill_state(&library, &record, line, 3, 5), None);
        record.skills.insert("enhance-health".to_owned(), 2);
        assert_eq!([1, 2, 5].map(|level| max_health(&library, &record, level)), [5, 6, 7]);
    }
}

//! What the pages about Heroes say, in words: made once after each entry, drawn in every frame.

use super::hero_sheet::dice_told;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::party::Strength;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Life, Standing};
use crate::games::massive_darkness::describe::CardText;
use crate::games::massive_darkness::describe::begin;
use crate::games::massive_darkness::rules::language::Ability;
use crate::games::massive_darkness::rules::library::{DiceCount, Library};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::card_level;
use crate::games::massive_darkness::rules::story::sheet::{SkillState, skill_state, works};
use crate::games::massive_darkness::rules::story::{HeroRecord, OwnedCard, party_level};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::hand_card::{HandCard, Printed, Written};
use crate::games::massive_darkness::view::table::face::{kind_of, place_name};
use crate::house::text::Texts;
use crate::kit::card::Look;
use std::sync::Arc;

/// A Hero on his page.
pub(super) struct HeroPage {
    pub(super) record: HeroRecord,
    pub(super) life: Life,
    /// Which figure he is.
    pub(super) look: usize,
    pub(super) name: Arc<str>,
    pub(super) class: Arc<str>,
    pub(super) level: u8,
    /// STORY-08: at which the next quest begins.
    pub(super) quest_level: u8,
    pub(super) strength: Strength,
    /// What works without being bought: names and texts.
    pub(super) gifts: Vec<(Arc<str>, String)>,
    pub(super) lines: Vec<LinePage>,
    pub(super) cards: Vec<CardPage>,
    pub(super) artifacts: usize,
    /// What he has lived through, by day.
    pub(super) history: Vec<(String, String)>,
}

/// CLASS-04: a line of Skills.
pub(super) struct LinePage {
    pub(super) name: Arc<str>,
    pub(super) skills: Vec<SkillPage>,
}

/// CLASS-05: a Skill.
pub(super) struct SkillPage {
    pub(super) level: u8,
    pub(super) cost: u8,
    pub(super) state: SkillState,
    pub(super) text: String,
}

/// A card of a Hero.
pub(super) struct CardPage {
    /// With its code.
    pub(super) name: String,
    /// As it stands on its face, where it has one.
    title: String,
    kind: String,
    /// Its text with signs, sentence by sentence.
    signed: Vec<String>,
    pub(super) slot: Slot,
    pub(super) level: u8,
    /// STORY-14: it is of too high a Level for the beginning of the next quest.
    pub(super) sleeps: bool,
    pub(super) works: bool,
    pub(super) dice: [DiceCount; 4],
    pub(super) text: String,
    /// Nothing for a card that no pack knows.
    pub(super) printed: Option<Printed>,
}

impl CardPage {
    /// The card itself; nothing where no pack knows it.
    pub(super) fn hand(&self) -> Option<HandCard<'_>> {
        let written = Written { kind: &self.kind, text: &self.signed, foot: &self.name };
        let look = Look { is_asleep: self.sleeps, ..Look::default() };
        Some(HandCard::new(&self.title, self.printed?).with(written).looking(look))
    }

    /// Everything about it besides its name, for those who hear it.
    pub(super) fn told(&self, texts: &Texts) -> String {
        let fields = dice_told(texts, self.dice).into_iter().map(|field| field.told);
        let place = place_name(texts, self.slot).to_string();
        let sleeps =
            self.sleeps.then(|| crate::tr!(texts, "ledger-card-sleeps", level = i64::from(self.level)).to_string());
        let parts = std::iter::once(place).chain(sleeps).chain(fields).chain([self.text.clone()]);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ")
    }
}

/// All Heroes of a campaign.
pub(super) fn roster(campaign: &Campaign, words: &Words<'_>) -> Vec<HeroPage> {
    let Some(standing) = campaign.standing() else { return Vec::new() };
    let mut pages: Vec<HeroPage> =
        standing.party.iter().zip(&standing.lives).map(|(record, life)| page(words, standing, record, life)).collect();
    for (number, what) in campaign.counted() {
        let day =
            campaign.entries().get(number as usize - 1).map(|entry| words.texts.day(entry.at)).unwrap_or_default();
        for page in &mut pages {
            page.history.extend(told_of(words, what, &page.record.hero).map(|told| (day.clone(), told)));
        }
    }
    pages
}

fn page(words: &Words<'_>, standing: &Standing, record: &HeroRecord, life: &Life) -> HeroPage {
    let library = words.library;
    let quest_level = party_level(library, &standing.party);
    HeroPage {
        look: library.hero_named(&record.hero).map_or(0, |hero| hero.index()),
        name: words.hero(&record.hero),
        class: words.class(&record.class),
        level: standing.level(library, &record.hero),
        quest_level,
        strength: Strength::of(library, record, quest_level),
        gifts: gifts(words, record),
        lines: lines(words, record, quest_level),
        cards: record.cards.iter().map(|owned| card(words, owned, quest_level)).collect(),
        artifacts: record.artifacts(library),
        history: Vec::new(),
        record: record.clone(),
        life: life.clone(),
    }
}

fn sentences(texts: &Texts, abilities: &[Ability]) -> String {
    let told: Vec<String> = abilities.iter().map(|ability| CardText::in_words(texts).ability_text(ability)).collect();
    told.join(" ")
}

/// HERO-01, CLASS-02, CLASS-03: Special Skill and Shadow Mode of the Hero, Signature and Free Class Skill.
fn gifts(words: &Words<'_>, record: &HeroRecord) -> Vec<(Arc<str>, String)> {
    let (texts, library) = (words.texts, words.library);
    let mut gifts = Vec::new();
    if let Some(class) = library.class_named(&record.class) {
        let sheet = &library.class(class).sheet;
        for (name, abilities) in [(&sheet.signature_name, &sheet.signature), (&sheet.free_name, &sheet.free)] {
            gifts.push((texts.skill_name(name), sentences(texts, abilities)));
        }
    }
    if let Some(hero) = library.hero_named(&record.hero) {
        let card = &library.hero(hero).card;
        gifts.push((texts.skill_name(&card.special_name), sentences(texts, &card.special)));
        gifts.push((crate::tr!(texts, "cards-shadow"), sentences(texts, &card.shadow)));
    }
    gifts
}

fn lines(words: &Words<'_>, record: &HeroRecord, level: u8) -> Vec<LinePage> {
    let library: &Library = words.library;
    let Some(class) = library.class_named(&record.class) else { return Vec::new() };
    let sheet = &library.class(class).sheet;
    let line = |(at, line): (usize, &crate::games::massive_darkness::rules::cards::SkillLine)| LinePage {
        name: words.line(&line.id),
        skills: line
            .skills
            .iter()
            .enumerate()
            .filter_map(|(number, skill)| {
                Some(SkillPage {
                    level: skill.level,
                    cost: skill.cost,
                    state: skill_state(library, record, at, number, level)?,
                    text: sentences(words.texts, &skill.abilities),
                })
            })
            .collect(),
    };
    sheet.lines.iter().enumerate().map(line).collect()
}

/// A card that is looked at wherever it lies; `None`: the box does not know it.
pub(super) fn card_page(words: &Words<'_>, code: &str) -> Option<CardPage> {
    words.library.card_with_code(code)?;
    let owned = OwnedCard { code: code.to_owned(), slot: Slot::Pack };
    Some(CardPage { works: true, ..card(words, &owned, u8::MAX) })
}

fn card(words: &Words<'_>, owned: &OwnedCard, level: u8) -> CardPage {
    let library = words.library;
    let known = library.card_with_code(&owned.code);
    let entry = known.map(|card| library.card(card));
    let own = known.map_or(1, |card| card_level(library, card));
    CardPage {
        name: words.card(&owned.code),
        title: entry.map_or_else(String::new, |entry| {
            words.texts.card_name(&entry.card.code, "card", &entry.card.id).to_string()
        }),
        kind: entry.map_or_else(String::new, |entry| kind_of(words.texts, &entry.card)),
        signed: entry.map_or_else(Vec::new, |entry| {
            let signed = CardText::in_signs(words.texts);
            entry.card.abilities.iter().map(|ability| signed.ability_text(ability)).collect()
        }),
        slot: owned.slot,
        level: own,
        sleeps: own > level,
        works: works(library, owned, level),
        dice: entry.map_or([[0; 4]; 4], |entry| entry.dice),
        text: entry.map_or_else(String::new, |entry| sentences(words.texts, &entry.card.abilities)),
        printed: entry.map(|entry| Printed::of(&entry.card, entry.dice)),
    }
}

/// What an entry says about a Hero, one sentence each.
fn told_of(words: &Words<'_>, what: &What, who: &str) -> Option<String> {
    match what {
        What::QuestEnded(ending) => {
            let result = ending.heroes.iter().find(|result| result.hero == who)?;
            let first = words
                .ending(&crate::games::massive_darkness::campaign::entry::Ending {
                    heroes: Vec::new(),
                    ..ending.clone()
                })
                .join(" ");
            let brought = words.result(result).join(", ");
            Some(if brought.is_empty() { first } else { format!("{first} {}.", begin(&brought)) })
        }
        What::Seated { hero, .. }
        | What::Earned { hero, .. }
        | What::Found { hero, .. }
        | What::Discarded { hero, .. }
        | What::SkillBought { hero, .. }
        | What::Replaced { hero, .. }
        | What::Sold { hero, .. }
        | What::Traded { hero, .. } => (hero == who).then(|| words.entry(what)),
        What::Given { from, to, .. } => (from == who || to == who).then(|| words.entry(what)),
        What::Noted(note) => (note.hero.as_deref() == Some(who)).then(|| words.entry(what)),
        What::Founded(_)
        | What::Renamed(_)
        | What::Difficulty(_)
        | What::Planned(_)
        | What::QuestBegan { .. }
        | What::Equipped { .. }
        | What::Repeated
        | What::WentOn
        | What::MarketLaid(_)
        | What::TradingDone
        | What::TownLeft
        | What::Corrected { .. }
        | What::Undone(_)
        | What::Redone(_) => None,
    }
}

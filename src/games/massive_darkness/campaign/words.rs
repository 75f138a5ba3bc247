//! Entries, changes and refusals as sentences, in the language of the reader.

use super::changes::Change;
use super::entry::{Chance, Ending, HeroResult, Note, Place, What};
use super::refused::{Refused, Why};
use super::standing::Now;
use super::{Campaign, Verdict};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::describe::stage_refusal;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::games::massive_darkness::rules::story::{QuestEnd, RecordProblem, Stage, StageRefusal};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::storage::parse_document;
use crate::house::text::{Texts, shown};
use crate::kernel::game::Refusal;
use crate::tr;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// The titles of quests, by id and language.
#[derive(Clone, Debug, Default)]
pub struct Titles {
    by_id: BTreeMap<String, BTreeMap<String, String>>,
    known: Vec<String>,
    printed: usize,
}

impl Titles {
    /// The titles of the quests that come with the program, and of these own ones.
    #[must_use]
    pub fn with<'a>(own: impl IntoIterator<Item = &'a Quest>) -> Self {
        let shipped = shipped_quests().filter_map(|(file, text)| parse_document::<Quest>(Path::new(file), text).ok());
        let mut titles = Self::default();
        shipped.for_each(|quest| titles.add(&quest));
        titles.printed = titles.known.len();
        own.into_iter().for_each(|quest| titles.add(quest));
        titles
    }

    fn add(&mut self, quest: &Quest) {
        if self.by_id.insert(quest.id.clone(), quest.title.clone()).is_none() {
            self.known.push(quest.id.clone());
        }
    }

    /// Every quest there is, by id: those that come with the program in printed order, then the user's own.
    #[must_use]
    pub fn known(&self) -> &[String] {
        &self.known
    }

    /// The quests that come with the program, by id in printed order.
    #[must_use]
    pub fn printed(&self) -> &[String] {
        &self.known[..self.printed]
    }

    /// The title of a quest in a language, else in English, else its id.
    #[must_use]
    pub fn title<'a>(&'a self, quest: &'a str, language: &str) -> &'a str {
        let titles = self.by_id.get(quest);
        titles.and_then(|titles| titles.get(language).or_else(|| titles.get("en"))).map_or(quest, String::as_str)
    }
}

/// No sentence about an entry is longer, in letters: a note is shorter.
const LONGEST: usize = 5000;

/// Puts a campaign into words.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// The box.
    pub library: &'a Library,
    /// The titles of quests.
    pub titles: &'a Titles,
    /// ED-06: whose codes stand on the cards.
    pub edition: Edition,
}

impl Words<'_> {
    /// The name of a Hero, or what stands in the book where the box does not know him.
    #[must_use]
    pub fn hero(&self, hero: &str) -> Arc<str> {
        match self.library.hero_named(hero) {
            Some(known) => {
                let card = &self.library.hero(known).card;
                self.texts.card_name(&card.code, "hero", &card.id)
            }
            None => shown(hero).into(),
        }
    }

    /// The name of a Class, or what stands in the book where the box does not know it.
    #[must_use]
    pub fn class(&self, class: &str) -> Arc<str> {
        match self.library.class_named(class) {
            Some(_) => self.texts.class_name(class),
            None => shown(class).into(),
        }
    }

    /// The name of a line of Skills, or what stands in the book where the box does not know it.
    #[must_use]
    pub fn line(&self, line: &str) -> Arc<str> {
        if self.is_line(line) { self.texts.skill_name(line) } else { shown(line).into() }
    }

    fn is_line(&self, line: &str) -> bool {
        self.library.classes.iter().any(|class| class.sheet.lines.iter().any(|known| known.id == line))
    }

    /// The title of a quest.
    #[must_use]
    pub fn quest(&self, quest: &str) -> String {
        shown(self.titles.title(quest, self.texts.language().code()))
    }

    /// A card by name and printed code.
    #[must_use]
    pub fn card(&self, code: &str) -> String {
        let printed = printed_code(code, self.edition);
        match self.library.card_with_code(code) {
            Some(card) => {
                let id = &self.library.card(card).card.id;
                format!("{} ({printed})", self.texts.card_name(code, "card", id))
            }
            None => shown(&printed),
        }
    }

    /// Several cards.
    #[must_use]
    pub fn cards<'c>(&self, codes: impl IntoIterator<Item = &'c String>) -> String {
        self.list(codes.into_iter().map(|code| self.card(code)).collect())
    }

    /// What an entry says, as a sentence.
    #[must_use]
    pub fn entry(&self, what: &What) -> String {
        let texts = self.texts;
        let text = match what {
            What::Founded(founding) => {
                let heroes = founding.heroes.iter().map(|member| {
                    let (hero, class) = (self.hero(&member.hero), self.class(&member.class));
                    tr!(texts, "book-member", hero = &hero, class = &class).to_string()
                });
                tr!(texts, "book-founded", name = shown(&founding.name), heroes = self.list(heroes.collect()))
            }
            What::Renamed(name) => tr!(texts, "book-renamed", name = shown(name)),
            What::Noted(note) => self.note(note),
            What::Seated { hero, player } => tr!(texts, "book-seated", hero = &self.hero(hero), player = shown(player)),
            What::Difficulty(tokens) => tr!(texts, "book-difficulty", tokens = *tokens),
            What::Planned(quests) if quests.is_empty() => tr!(texts, "book-planned-none"),
            // What is to come is told when it comes.
            What::Planned(quests) => tr!(texts, "book-planned", count = quests.len() as i64),
            What::QuestBegan { quest, place: Place::Table } => {
                tr!(texts, "book-began-table", quest = self.quest(quest))
            }
            What::QuestBegan { quest, place: Place::Here(game) } => match game.chance {
                Chance::App => tr!(texts, "book-began-here", quest = self.quest(quest)),
                Chance::Players => tr!(texts, "book-began-beside", quest = self.quest(quest)),
            },
            What::Earned { hero, xp, micro_xp } => {
                let what = self.amounts(i32::from(*xp), i32::from(*micro_xp));
                tr!(texts, "book-earned", hero = &self.hero(hero), what = what)
            }
            What::Found { hero, cards } => tr!(texts, "book-found", hero = &self.hero(hero), cards = self.cards(cards)),
            What::Discarded { hero, cards } => {
                tr!(texts, "book-discarded", hero = &self.hero(hero), cards = self.cards(cards))
            }
            What::Given { from, to, cards } => {
                let (from, to) = (self.hero(from), self.hero(to));
                tr!(texts, "book-given", from = &from, to = &to, cards = self.cards(cards))
            }
            What::Equipped { hero, slots } if slots.is_empty() => {
                tr!(texts, "book-equipped-nothing", hero = &self.hero(hero))
            }
            What::Equipped { hero, slots } => {
                let cards = self.cards(slots.iter().map(|(code, _)| code));
                tr!(texts, "book-equipped", hero = &self.hero(hero), cards = cards)
            }
            What::SkillBought { hero, line } => {
                tr!(texts, "book-skill", hero = &self.hero(hero), skill = &self.line(line))
            }
            What::QuestEnded(ending) => self.ending(ending).join(" ").into(),
            What::Repeated => tr!(texts, "book-repeated"),
            What::WentOn => tr!(texts, "book-went-on"),
            What::Replaced { hero, cards } => {
                let swaps = cards.iter().map(|(old, new)| {
                    tr!(texts, "book-instead", old = self.card(old), new = self.card(new)).to_string()
                });
                tr!(texts, "book-replaced", hero = &self.hero(hero), cards = self.list(swaps.collect()))
            }
            What::MarketLaid(cards) => tr!(texts, "book-market-laid", cards = self.cards(cards)),
            What::Sold { hero, card } => tr!(texts, "book-sold", hero = &self.hero(hero), card = self.card(card)),
            What::Traded { hero, gives, takes } => {
                let (gives, takes) = (self.cards(gives), self.cards(takes));
                tr!(texts, "book-traded", hero = &self.hero(hero), gives = gives, takes = takes)
            }
            What::TradingDone => tr!(texts, "book-trading-done"),
            What::TownLeft => tr!(texts, "book-town-left"),
            What::Corrected { entry, to, why } => self.correction(*entry, to.as_deref(), why).into(),
            What::Undone(number) => tr!(texts, "book-undone", number = number.to_string()),
            What::Redone(number) => tr!(texts, "book-redone", number = number.to_string()),
        };
        // Somebody may have written a thousand Heroes into one line.
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text.to_string(),
        }
    }

    fn note(&self, note: &Note) -> Arc<str> {
        let hero = note.hero.as_deref().map(|hero| self.hero(hero).to_string());
        let about: Vec<String> = hero.into_iter().chain(note.quest.as_deref().map(|quest| self.quest(quest))).collect();
        if about.is_empty() {
            return tr!(self.texts, "book-noted", text = &note.text);
        }
        tr!(self.texts, "book-noted-about", about = self.list(about), text = &note.text)
    }

    /// How a Quest ended, and then a sentence for each Hero to whom it brought something.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> Vec<String> {
        let quest = self.quest(&ending.quest);
        let mut first = match ending.end {
            QuestEnd::Won => tr!(self.texts, "book-won", quest = quest),
            QuestEnd::Lost => tr!(self.texts, "book-lost", quest = quest),
        }
        .to_string();
        if ending.rounds > 0 {
            first = format!("{first} {}", tr!(self.texts, "book-rounds", rounds = ending.rounds));
        }
        let mut sentences = vec![first];
        for result in &ending.heroes {
            let what = self.result(result);
            if !what.is_empty() {
                let (hero, what) = (self.hero(&result.hero), self.list(what));
                sentences.push(tr!(self.texts, "book-result", hero = &hero, what = what).to_string());
            }
        }
        sentences
    }

    /// What a Quest brought a Hero, one thing each.
    #[must_use]
    pub fn result(&self, result: &HeroResult) -> Vec<String> {
        let texts = self.texts;
        let mut what = Vec::new();
        if (result.xp, result.micro_xp) != (0, 0) {
            what.push(self.amounts(i32::from(result.xp), i32::from(result.micro_xp)));
        }
        let mut say = |counts: bool, text: &dyn Fn() -> Arc<str>| {
            if counts {
                what.push(text().to_string());
            }
        };
        say(!result.skills.is_empty(), &|| {
            let skills = self.list(result.skills.iter().map(|line| self.line(line).to_string()).collect());
            tr!(texts, "book-result-skills", skills = skills)
        });
        say(!result.found.is_empty(), &|| tr!(texts, "book-result-found", cards = self.cards(&result.found)));
        say(!result.gone.is_empty(), &|| tr!(texts, "book-result-gone", cards = self.cards(&result.gone)));
        say(result.kills > 0, &|| tr!(texts, "book-result-kills", count = result.kills));
        say(result.deaths > 0, &|| tr!(texts, "book-result-deaths", count = result.deaths));
        what
    }

    fn correction(&self, number: u32, to: Option<&What>, why: &str) -> String {
        let number = number.to_string();
        let text = match to {
            Some(to) => tr!(self.texts, "book-corrected", number = number, text = self.entry(to)),
            None => tr!(self.texts, "book-struck-out", number = number),
        };
        if why.is_empty() {
            return text.to_string();
        }
        [text, tr!(self.texts, "book-why", why = why)].join(" ")
    }

    /// STORY-03: five Micro-XP are one XP, however they were counted. What is less than nothing is lost.
    fn amounts(&self, xp: i32, micro_xp: i32) -> String {
        let five = i32::from(MICRO_XP_PER_XP);
        let worth = xp * five + micro_xp;
        let (xp, micro_xp) = (worth.abs() / five, worth.abs() % five);
        let mut amounts = Vec::new();
        if xp != 0 {
            amounts.push(tr!(self.texts, "book-xp", xp = xp).to_string());
        }
        if micro_xp != 0 || xp == 0 {
            amounts.push(tr!(self.texts, "book-micro-xp", xp = micro_xp).to_string());
        }
        let amounts = self.list(amounts);
        if worth < 0 { tr!(self.texts, "book-loses", what = amounts).to_string() } else { amounts }
    }

    /// What an entry changed.
    #[must_use]
    pub fn change(&self, change: &Change) -> String {
        let texts = self.texts;
        let text = match change {
            Change::Xp { hero, before, after } => {
                tr!(texts, "change-xp", hero = &self.hero(hero), before = *before, after = *after)
            }
            Change::MicroXp { hero, before, after } => {
                tr!(texts, "change-micro-xp", hero = &self.hero(hero), before = *before, after = *after)
            }
            Change::Lapsed { hero, xp } => {
                tr!(texts, "ledger-of-hero", hero = &self.hero(hero), what = self.above_the_limit(*xp))
            }
            Change::Level { hero, before, after } => {
                tr!(texts, "change-level", hero = &self.hero(hero), before = *before, after = *after)
            }
            Change::Skills { hero, line, before, after } => {
                let (hero, skill) = (self.hero(hero), self.line(line));
                tr!(texts, "change-skills", hero = &hero, skill = &skill, before = *before, after = *after)
            }
            Change::Got { hero, cards } => tr!(texts, "change-got", hero = &self.hero(hero), cards = self.cards(cards)),
            Change::Gone { hero, cards } => {
                tr!(texts, "change-gone", hero = &self.hero(hero), cards = self.cards(cards))
            }
            Change::Stage { after: Stage::Ready, .. } => tr!(texts, "change-stage-ready"),
            Change::Stage { after: Stage::Finished, .. } => tr!(texts, "change-stage-finished"),
            Change::Stage { after, .. } => tr!(texts, "change-stage", stage = &self.stage(*after)),
        };
        text.to_string()
    }

    /// XP-03: a sentence for each Hero who could not hold all that an entry brought him.
    #[must_use]
    pub fn lapsed(&self, verdict: &Verdict) -> Vec<String> {
        let Verdict::Counts(changes) = verdict else { return Vec::new() };
        let lost = changes.iter().filter_map(|change| match change {
            Change::Lapsed { hero, xp } => Some(
                tr!(self.texts, "book-result", hero = &self.hero(hero), what = self.above_the_limit(*xp)).to_string(),
            ),
            _ => None,
        });
        lost.collect()
    }

    fn above_the_limit(&self, xp: u32) -> String {
        tr!(self.texts, "book-lapsed", xp = i64::from(xp), most = i64::from(MAX_XP)).to_string()
    }

    /// What comes next for the party.
    #[must_use]
    pub fn stage(&self, stage: Stage) -> Arc<str> {
        match stage {
            Stage::Ready => tr!(self.texts, "stage-ready"),
            Stage::Town => tr!(self.texts, "stage-town"),
            Stage::Discard => tr!(self.texts, "stage-discard"),
            Stage::Lost => tr!(self.texts, "stage-lost"),
            Stage::Repeat => tr!(self.texts, "stage-repeat"),
            Stage::Finished => tr!(self.texts, "stage-finished"),
        }
    }

    /// What is going on right now, in a few words.
    #[must_use]
    pub fn now(&self, now: Now<'_>) -> String {
        let stage = match now {
            Now::Ready(quest) => return format!("{}: {}", self.stage(Stage::Ready), self.quest(quest)),
            Now::Playing(playing) => {
                return format!("{}: {}", tr!(self.texts, "stage-playing"), self.quest(&playing.quest));
            }
            Now::Discard => Stage::Discard,
            Now::Lost => Stage::Lost,
            Now::Repeat => Stage::Repeat,
            Now::Town => Stage::Town,
            Now::Finished => Stage::Finished,
        };
        self.stage(stage).to_string()
    }

    /// The same behind words that say already that it comes next: of a quest only its name.
    #[must_use]
    pub fn coming(&self, now: Now<'_>) -> String {
        match now {
            Now::Ready(quest) => self.quest(quest),
            now => self.now(now),
        }
    }

    /// Why an entry cannot stand in the book, with the rule.
    #[must_use]
    pub fn refused(&self, refused: &Refused) -> String {
        let refusal = match &refused.why {
            Why::Rule(refusal) => refusal,
            Why::Story(refusal) => return self.story_refusal(refusal).to_string(),
        };
        let hero = refused.hero.as_deref().map(|hero| self.hero(hero).to_string());
        let thing = refused.thing.as_deref().map(|thing| self.thing(thing));
        let about: Vec<String> = hero.into_iter().chain(thing).collect();
        forbidden(self.texts, *refusal, (!about.is_empty()).then(|| self.list(about))).to_string()
    }

    /// Why a campaign cannot have begun as its first entry says, with the rule; nothing where it can.
    #[must_use]
    pub fn impossible(&self, campaign: &Campaign) -> Option<String> {
        let (_, refused) = campaign.conflicts().next().filter(|_| campaign.standing().is_none())?;
        Some(self.refused(refused))
    }

    /// A card, a line of Skills or a quest, whatever has this name.
    fn thing(&self, name: &str) -> String {
        if self.library.card_with_code(name).is_some() {
            return self.card(name);
        }
        if self.is_line(name) {
            return self.line(name).to_string();
        }
        self.quest(name)
    }

    /// What the engine's story rules say, with the names of cards instead of their codes.
    fn story_refusal(&self, refusal: &StageRefusal) -> Arc<str> {
        use RecordProblem as P;
        let mut refusal = refusal.clone();
        if let StageRefusal::Record(P::NoCard { code, .. } | P::NeverKept { code, .. } | P::CardTwice { code }) =
            &mut refusal
        {
            *code = self.card(code);
        }
        stage_refusal(self.texts, &refusal)
    }

    fn list(&self, words: Vec<String>) -> String {
        if words.is_empty() {
            return tr!(self.texts, "book-nothing").to_string();
        }
        words.join(", ")
    }
}

/// A rule that forbids something, and whom or what it is about.
pub(crate) fn forbidden(texts: &Texts, refusal: Refusal, about: Option<String>) -> Arc<str> {
    let (why, rule) = (texts.get(refusal.message), refusal.rule);
    match about {
        None => tr!(texts, "refused-sentence-plain", why = &why, rule = rule),
        Some(about) => tr!(texts, "refused-sentence", about = about, why = &why, rule = rule),
    }
}

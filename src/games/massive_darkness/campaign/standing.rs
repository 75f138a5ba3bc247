//! Where a campaign is: derived from its entries, never written down.

use super::bounds::{check_founding, check_tokens};
use super::entry::{Begins, First, Founding, Member, Order, Place};
use super::refused::Refused;
use crate::games::massive_darkness::rules::dungeon::{Edition, HeroChoice};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::market::Market;
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::rules::story::{CampaignState, HeroRecord, QuestDone, QuestEnd, Stage, hero_level};
use crate::kernel::game::Refusal;

use std::sync::Arc;

/// Where a campaign is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// As the players call the campaign.
    pub name: String,
    /// STORY-18: how the order of the Quests came about.
    pub order: Order,
    /// Readings that are played instead of the usual ones.
    pub otherwise: Vec<Reading>,
    /// The way of the campaign as the rules know it. Its party is the one that counts officially; what is being
    /// changed at the moment is in [`Standing::party`].
    pub state: CampaignState,
    /// The party as it is right now, in the middle of a Quest or in town too.
    pub party: Vec<HeroRecord>,
    /// What the rules do not ask about the Heroes; in the order of the party.
    pub lives: Vec<Life>,
    /// The Quest that is being played.
    pub playing: Option<Playing>,
    /// What the party does with its cards between Quests: in town, before it repeats a lost Quest, after a lost one.
    /// What is offered and which rule forbids the rest, the market itself says (it asks and answers like any game);
    /// [`Standing::entry_of`] makes an entry of an answer.
    pub market: Option<Market>,
    /// How many Quests have been won.
    pub won: u16,
    /// How many have been lost.
    pub lost: u16,
}

/// A Quest that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playing {
    /// By its id.
    pub quest: String,
    /// Where.
    pub place: Place,
    /// Number of the entry it began with, from 1.
    pub entry: u32,
}

/// What a Hero has lived through in this book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Life {
    /// Who plays him.
    pub player: String,
    /// Quests he took part in.
    pub quests: u16,
    /// Enemies he killed.
    pub kills: u16,
    /// How often he died.
    pub deaths: u16,
    /// Micro-XP he has earned; whole XP count five.
    pub earned: u32,
    /// XP-03: so many XP were above the limit and are lost.
    pub lapsed: u32,
    /// Cards he has found.
    pub found: u16,
    /// Cards he has sold.
    pub sold: u16,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now<'a> {
    /// The next Quest can begin.
    Ready(&'a str),
    /// A Quest is being played.
    Playing(&'a Playing),
    /// STORY-20: somebody has to discard.
    Discard,
    /// STORY-21: repeat the lost Quest or go on.
    Lost,
    /// STORY-22: cards may be replaced before the lost Quest is repeated.
    Repeat,
    /// MARKET-01: the party is in town.
    Town,
    /// All Quests have been played.
    Finished,
}

/// How far a Quest of the campaign is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestStatus {
    /// The party has met its objectives.
    Won,
    /// It was lost, and the party went on.
    Lost,
    /// It comes next, or is being played.
    Next,
    /// It comes later; what it is about should stay hidden.
    Locked,
}

impl Standing {
    /// The campaign at its founding.
    pub(super) fn found(library: &Arc<Library>, founding: &Founding) -> Result<Self, Refused> {
        check_founding(founding)?;
        check_tokens(founding.lifebringer)?;
        let is_new = founding.past.is_empty()
            && founding.heroes.iter().all(|member| matches!(member.begins, Begins::Fresh { .. }));
        if is_new && founding.first == First::Town {
            return Err(Refused::by("MARKET-01", "refused-no-town-yet"));
        }
        let mut party: Vec<HeroRecord> = Vec::new();
        // Those who bring cards along first: the others take what is left of the Starting Equipment.
        let brought: Vec<HeroRecord> = founding.heroes.iter().filter_map(under_way).collect();
        for member in &founding.heroes {
            let record = match &member.begins {
                Begins::UnderWay(_) => under_way(member),
                Begins::Fresh { weapon } => {
                    let (hero, class) = (member.hero.clone(), member.class.clone());
                    let choice = HeroChoice { hero, class, weapon: weapon.clone() };
                    let others: Vec<HeroRecord> = brought.iter().chain(&party).cloned().collect();
                    Some(HeroRecord::beginner(library, &choice, &others)?)
                }
            };
            party.extend(record);
        }
        let (edition, lifebringer) = (founding.edition, founding.lifebringer);
        let mut order: Vec<String> = founding.past.iter().map(|past| past.quest.clone()).collect();
        // A Quest that was lost and repeated stands in the order once.
        order.dedup();
        let next = order.len();
        order.extend(founding.quests.iter().cloned());
        let mut state = CampaignState::begin(library, edition, lifebringer, party.clone(), order)?;
        let past = founding.past.iter();
        state.done = past.map(|past| QuestDone { quest: past.quest.clone(), end: past.end, rounds: 0 }).collect();
        state.next = next;
        if next >= state.order.len() {
            state.stage = Stage::Finished;
        } else if founding.first == First::Town {
            state.stage = Stage::Town;
        }
        let count =
            |end| founding.past.iter().filter(|past| past.end == end).fold(0, |sum: u16, _| sum.saturating_add(1));
        let mut standing = Self {
            name: founding.name.clone(),
            order: founding.order,
            otherwise: founding.otherwise.clone(),
            lives: founding
                .heroes
                .iter()
                .map(|member| Life { player: member.player.clone(), ..Life::default() })
                .collect(),
            state,
            party,
            playing: None,
            market: None,
            won: count(QuestEnd::Won),
            lost: count(QuestEnd::Lost),
        };
        standing.run_errand(library)?;
        Ok(standing)
    }

    /// What comes next.
    #[must_use]
    pub fn now(&self) -> Now<'_> {
        if let Some(playing) = &self.playing {
            return Now::Playing(playing);
        }
        match self.state.stage {
            Stage::Ready => self.state.next_quest().map_or(Now::Finished, Now::Ready),
            Stage::Town => Now::Town,
            Stage::Discard => Now::Discard,
            Stage::Lost => Now::Lost,
            Stage::Repeat => Now::Repeat,
            Stage::Finished => Now::Finished,
        }
    }

    /// ED-01..09.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.state.edition
    }

    /// The Hero with this id, as he is right now, and what he has lived through.
    #[must_use]
    pub fn hero(&self, hero: &str) -> Option<(&HeroRecord, &Life)> {
        let at = self.party.iter().position(|record| record.hero == hero)?;
        Some((&self.party[at], self.lives.get(at)?))
    }

    /// STORY-07: the Level of a Hero.
    #[must_use]
    pub fn level(&self, library: &Library, hero: &str) -> u8 {
        self.hero(hero).map_or(1, |(record, _)| hero_level(library, record))
    }

    /// MARKET-02: the cards that lie open in town, by code.
    #[must_use]
    pub fn offers(&self) -> Vec<String> {
        let Some(market) = &self.market else { return Vec::new() };
        market.state.offers.iter().map(|card| market.library.card(*card).card.code.clone()).collect()
    }

    /// Who owns this card right now.
    #[must_use]
    pub fn owner(&self, code: &str) -> Option<&str> {
        let owner = self.party.iter().find(|record| record.cards.iter().any(|card| card.code == code));
        owner.map(|record| record.hero.as_str())
    }

    /// STORY-18: the Quests that are still to be played and that another order may concern. A lost Quest that may be
    /// repeated is settled already.
    #[must_use]
    pub fn to_come(&self) -> &[String] {
        let is_lost = matches!(self.state.stage, Stage::Discard | Stage::Lost | Stage::Repeat);
        self.state.order.get(self.state.next + usize::from(is_lost)..).unwrap_or_default()
    }

    /// For each Quest of the order, how the party fared whenever it played it. A Quest that stands there twice has its
    /// own tries each time.
    #[must_use]
    pub fn tries(&self) -> Vec<&[QuestDone]> {
        let (order, mut rest) = (&self.state.order, &self.state.done[..]);
        let of_place = |(at, quest): (usize, &String)| {
            let here =
                if at > self.state.next { 0 } else { rest.iter().take_while(|done| done.quest == *quest).count() };
            let won = rest[..here].iter().position(|done| done.end == QuestEnd::Won);
            // Played again at once, it begins anew after a win.
            let last = won.filter(|_| order.get(at + 1) == Some(quest)).map_or(here, |won| won + 1);
            let (these, later) = rest.split_at(last);
            rest = later;
            these
        };
        order.iter().enumerate().map(of_place).collect()
    }

    /// The Quests of the campaign in their order, and how far each is.
    pub fn quests(&self) -> impl Iterator<Item = (&str, QuestStatus)> {
        self.state.order.iter().zip(self.tries()).enumerate().map(|(at, (quest, tries))| {
            let last = tries.last();
            let status = match (at.cmp(&self.state.next), last) {
                (std::cmp::Ordering::Less, Some(QuestDone { end: QuestEnd::Lost, .. })) => QuestStatus::Lost,
                (std::cmp::Ordering::Less, _) => QuestStatus::Won,
                (std::cmp::Ordering::Equal, _) => QuestStatus::Next,
                (std::cmp::Ordering::Greater, _) => QuestStatus::Locked,
            };
            (quest.as_str(), status)
        })
    }

    /// Where the Hero is in the party.
    pub(super) fn place_of(&self, hero: &str) -> Result<usize, Refused> {
        let found = self.party.iter().position(|record| record.hero == hero);
        found.ok_or_else(|| Refused::of(Refusal::new("SETUP-05", "refused-no-such-hero")).about(hero))
    }
}

/// A Hero who has played before.
fn under_way(member: &Member) -> Option<HeroRecord> {
    let Begins::UnderWay(sheet) = &member.begins else { return None };
    Some(HeroRecord {
        hero: member.hero.clone(),
        class: member.class.clone(),
        xp: sheet.xp,
        micro_xp: sheet.micro_xp,
        skills: sheet.skills.clone(),
        cards: sheet.cards.clone(),
    })
}

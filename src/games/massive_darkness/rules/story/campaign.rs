//! STORY-18..23: the way of a campaign from quest to quest.
//!
//! ```text
//! Ready ── quest ─┬─ won ──────────────────────────► Town ──► Ready
//!                 └─ lost ─ Discard ─► Lost ─┬─ go on ─► Town ──► Ready
//!                                            └─ repeat ► Repeat ► Ready
//! ```
//!
//! After the last quest comes `Finished` instead of `Town`.

use super::record::{HeroRecord, RecordProblem, check_party, check_start_inventory};
use crate::dungeon::Edition;
use crate::kernel::game::RuleId;
use crate::library::Library;
use serde::{Deserialize, Serialize};

/// How a quest ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum QuestEnd {
    /// WIN-02.
    Won,
    /// WIN-03..05.
    Lost,
}

/// What comes next in a campaign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The next quest can begin.
    #[default]
    Ready,
    /// MARKET-01: the Town Market comes before the next quest.
    Town,
    /// STORY-20: a quest was lost, and somebody has to discard down to 6 cards.
    Discard,
    /// STORY-21: repeat the lost quest or go on.
    Lost,
    /// STORY-22: before a lost quest is repeated, cards may be replaced by Starting Equipment.
    Repeat,
    /// All quests have been played.
    Finished,
}

/// A quest that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestDone {
    /// Its id.
    pub quest: String,
    /// Won or lost: it says what comes next.
    pub end: QuestEnd,
    /// In which round, from 1; 0 where nobody has written it down.
    #[serde(default)]
    pub rounds: u16,
}

/// What a quest brought: the Heroes as they stand at its very end, before anything is lost or discarded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestResult {
    /// Won or lost.
    pub end: QuestEnd,
    /// In which round, from 1; 0 where nobody has written it down.
    #[serde(default)]
    pub rounds: u16,
    /// All Heroes of the party, in its order.
    pub party: Vec<HeroRecord>,
}

/// Where a campaign is: derived, never edited by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignState {
    /// ED-01..09, chosen once for the campaign (STORY-06).
    pub edition: Edition,
    /// SETUP-08: tokens on the Lifebringer at the start of every quest.
    pub lifebringer: u8,
    /// The Heroes, in turn order.
    pub party: Vec<HeroRecord>,
    /// STORY-18: ids of the quests, in the order in which they are played.
    pub order: Vec<String>,
    /// Which of them comes next, from 0.
    #[serde(default)]
    pub next: usize,
    /// Quests that were played, repeated ones as often as they were.
    #[serde(default)]
    pub done: Vec<QuestDone>,
    /// What comes next.
    #[serde(default)]
    pub stage: Stage,
}

/// Why a campaign cannot go on so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StageRefusal {
    /// It is not the time for that.
    #[error("that is not what comes next ({rule}): {stage:?}")]
    NotNow {
        /// What comes next instead.
        stage: Stage,
        /// The rule that gives the order.
        rule: RuleId,
    },
    /// STORY-24: Hero or Class would change.
    #[error("Heroes and their Classes stay the same (STORY-24)")]
    OtherHeroes,
    /// STORY-24: Skills that were bought are kept.
    #[error("{hero}: Skills of the line “{line}” are missing (STORY-24)")]
    SkillsLost {
        /// Whose.
        hero: String,
        /// A line of the Class Sheet, by its id.
        line: String,
    },
    /// STORY-20: discarding is all that may happen now.
    #[error("{hero}: only discarding is allowed now (STORY-20)")]
    NotOnlyDiscarded {
        /// Whose.
        hero: String,
    },
    /// A value that cannot be.
    #[error("{0}")]
    Record(#[from] RecordProblem),
}

impl StageRefusal {
    /// The rule that forbids it.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Self::NotNow { rule, .. } => rule,
            Self::OtherHeroes | Self::SkillsLost { .. } => "STORY-24",
            Self::NotOnlyDiscarded { .. } => "STORY-20",
            Self::Record(problem) => problem.rule(),
        }
    }
}

impl CampaignState {
    /// A campaign before its first quest, or one that is under way elsewhere and goes on here.
    ///
    /// # Errors
    /// A value of the party that cannot be.
    pub fn begin(
        library: &Library,
        edition: Edition,
        lifebringer: u8,
        party: Vec<HeroRecord>,
        order: Vec<String>,
    ) -> Result<Self, RecordProblem> {
        check_party(library, &party)?;
        let stage = if order.is_empty() { Stage::Finished } else { Stage::Ready };
        Ok(Self { edition, lifebringer, party, order, next: 0, done: Vec::new(), stage })
    }

    /// The quest that comes next, by id.
    #[must_use]
    pub fn next_quest(&self) -> Option<&str> {
        self.order.get(self.next).map(String::as_str)
    }

    /// May the next quest begin with the party as it stands?
    ///
    /// # Errors
    /// STORY-17, or that something else comes first.
    pub fn check_ready(&self, library: &Library) -> Result<(), StageRefusal> {
        self.expect(Stage::Ready, "MARKET-01")?;
        self.party.iter().try_for_each(|record| check_start_inventory(library, record))?;
        Ok(())
    }

    /// STORY-19, STORY-20: a quest has been played, here or at the table.
    ///
    /// # Errors
    /// It was not the time to play, or the Heroes that come back cannot be those who went.
    pub fn quest_ended(&mut self, library: &Library, result: QuestResult) -> Result<(), StageRefusal> {
        self.expect(Stage::Ready, "MARKET-01")?;
        self.check_same_heroes(library, &result.party)?;
        let quest = self.next_quest().unwrap_or_default().to_owned();
        self.done.push(QuestDone { quest, end: result.end, rounds: result.rounds });
        self.party = result.party;
        match result.end {
            QuestEnd::Won => self.move_on(),
            QuestEnd::Lost => {
                // STORY-20: all Micro-XP, but neither XP nor Skills.
                self.party.iter_mut().for_each(|record| record.micro_xp = 0);
                let fits = self.party.iter().all(|record| check_start_inventory(library, record).is_ok());
                self.stage = if fits { Stage::Lost } else { Stage::Discard };
            }
        }
        Ok(())
    }

    /// STORY-20: what the Heroes keep of their cards after a lost quest.
    ///
    /// # Errors
    /// Nobody has to discard, somebody still has too much, or something else was changed.
    pub fn discarded(&mut self, library: &Library, party: Vec<HeroRecord>) -> Result<(), StageRefusal> {
        self.expect(Stage::Discard, "STORY-20")?;
        self.check_same_heroes(library, &party)?;
        for (before, after) in self.party.iter().zip(&party) {
            let owned = |code: &str| before.cards.iter().any(|card| card.code == code);
            let same = HeroRecord { cards: after.cards.clone(), ..before.clone() } == *after;
            // Somebody who fits keeps what he has.
            let enough = after.cards.len() >= before.cards.len().min(super::record::START_CARDS)
                || before.artifacts(library) > super::record::START_ARTIFACTS;
            if !same || !enough || !after.cards.iter().all(|card| owned(&card.code)) {
                return Err(StageRefusal::NotOnlyDiscarded { hero: after.hero.clone() });
            }
            check_start_inventory(library, after)?;
        }
        self.party = party;
        self.stage = Stage::Lost;
        Ok(())
    }

    /// STORY-22: the players repeat a lost quest.
    ///
    /// # Errors
    /// Nothing was lost, or there are still too many cards.
    pub fn repeat(&mut self) -> Result<(), StageRefusal> {
        self.expect(Stage::Lost, "STORY-21")?;
        self.stage = Stage::Repeat;
        Ok(())
    }

    /// STORY-23: the players leave a lost quest and go on; the Town Market comes first.
    ///
    /// # Errors
    /// Nothing was lost, or there are still too many cards.
    pub fn go_on(&mut self) -> Result<(), StageRefusal> {
        self.expect(Stage::Lost, "STORY-21")?;
        self.move_on();
        Ok(())
    }

    /// MARKET-09..12, STORY-22: the party has left the town, or is ready to repeat a quest.
    ///
    /// # Errors
    /// It was not in town, somebody has too much, or something was changed that cannot change there.
    pub fn got_ready(&mut self, library: &Library, party: Vec<HeroRecord>) -> Result<(), StageRefusal> {
        if self.stage != Stage::Repeat {
            self.expect(Stage::Town, "MARKET-01")?;
        }
        self.check_same_heroes(library, &party)?;
        party.iter().try_for_each(|record| check_start_inventory(library, record))?;
        self.party = party;
        self.stage = Stage::Ready;
        Ok(())
    }

    fn move_on(&mut self) {
        self.next += 1;
        self.stage = if self.next < self.order.len() { Stage::Town } else { Stage::Finished };
    }

    fn expect(&self, stage: Stage, rule: RuleId) -> Result<(), StageRefusal> {
        if self.stage == stage { Ok(()) } else { Err(StageRefusal::NotNow { stage: self.stage, rule }) }
    }

    /// STORY-24.
    fn check_same_heroes(&self, library: &Library, party: &[HeroRecord]) -> Result<(), StageRefusal> {
        check_party(library, party)?;
        let same =
            |(before, after): (&HeroRecord, &HeroRecord)| before.hero == after.hero && before.class == after.class;
        if self.party.len() != party.len() || !self.party.iter().zip(party).all(same) {
            return Err(StageRefusal::OtherHeroes);
        }
        for (before, after) in self.party.iter().zip(party) {
            let lost = before.skills.iter().find(|(line, bought)| after.skills.get(*line).unwrap_or(&0) < bought);
            if let Some((line, _)) = lost {
                return Err(StageRefusal::SkillsLost { hero: before.hero.clone(), line: line.clone() });
            }
        }
        Ok(())
    }
}

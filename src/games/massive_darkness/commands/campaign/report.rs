//! What every quest of a simulated campaign came to: Levels, XP and cards of the Heroes when it was over.

use super::line;
use crate::games::massive_darkness::campaign::words::Titles;
use crate::games::massive_darkness::campaign::{Campaign, Standing, What};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::story::{HeroRecord, QuestEnd, hero_level};
use crate::house::text::{Texts, shown};
use serde_json::{Value, json};

/// The party when a quest was over.
pub(crate) struct Leg {
    quest: String,
    end: QuestEnd,
    rounds: u16,
    heroes: Vec<HeroThen>,
}

/// A Hero when a quest was over.
struct HeroThen {
    level: u8,
    xp: u8,
    micro_xp: u8,
    cards: usize,
}

impl Leg {
    /// The last quest that was played; `None` before the first.
    pub(crate) fn last_of(standing: &Standing, library: &Library) -> Option<Self> {
        let done = standing.state.done.last()?;
        let then = |record: &HeroRecord| HeroThen {
            level: hero_level(library, record),
            xp: record.xp,
            micro_xp: record.micro_xp,
            cards: record.cards.len(),
        };
        let heroes = standing.party.iter().map(then).collect();
        Some(Self { quest: done.quest.clone(), end: done.end, rounds: done.rounds, heroes })
    }

    /// For people: one line.
    pub(crate) fn said(&self, texts: &Texts, titles: &Titles) -> String {
        let each = |value: &dyn Fn(&HeroThen) -> String| self.heroes.iter().map(value).collect::<Vec<_>>().join(", ");
        let how = match self.end {
            QuestEnd::Won => texts.get("cli-campaign-leg-won"),
            QuestEnd::Lost => texts.get("cli-campaign-leg-lost"),
        };
        let values = [
            ("quest", shown(titles.title(&self.quest, texts.language().code())).into()),
            ("how", how.as_ref().into()),
            ("rounds", self.rounds.into()),
            ("levels", each(&|hero| hero.level.to_string()).into()),
            ("xp", each(&|hero| format!("{}+{}", hero.xp, hero.micro_xp)).into()),
            ("cards", each(&|hero| hero.cards.to_string()).into()),
        ];
        line(texts, "cli-campaign-leg", &values)
    }

    /// For machines.
    pub(crate) fn value(&self) -> Value {
        let hero = |hero: &HeroThen| json!({ "level": hero.level, "xp": hero.xp, "micro_xp": hero.micro_xp, "cards": hero.cards });
        json!({
            "quest": self.quest,
            "won": self.end == QuestEnd::Won,
            "rounds": self.rounds,
            "heroes": self.heroes.iter().map(hero).collect::<Vec<_>>(),
        })
    }
}

/// How often cards changed hands between quests, for machines: exchanges by how many went for how many, sales, gifts among
/// Heroes, and cards replaced by Starting Equipment (MARKET-12, STORY-22).
pub(crate) fn trades(campaign: &Campaign) -> Value {
    let kinds = ["1:1", "2:1", "1:2", "sold", "given", "replaced_in_town", "replaced_before_repeating"];
    let (mut counts, mut in_town) = ([0_u32; 7], false);
    for entry in campaign.entries() {
        let kind = match &entry.what {
            What::Traded { gives, takes, .. } => match (gives.len(), takes.len()) {
                (1, 1) => 0,
                (2, _) => 1,
                _ => 2,
            },
            What::Sold { .. } => 3,
            What::Given { .. } => 4,
            What::Replaced { .. } if in_town => 5,
            What::Replaced { .. } => 6,
            what => {
                in_town = matches!(what, What::MarketLaid(_)) || in_town && !matches!(what, What::Repeated);
                continue;
            }
        };
        counts[kind] += 1;
    }
    kinds.into_iter().map(str::to_owned).zip(counts.map(Value::from)).collect()
}

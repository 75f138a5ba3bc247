//! The numbers of a campaign: what every Hero had after every entry, and what can be drawn as curves and bars.

use super::Campaign;
use super::entry::What;
use super::standing::Standing;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::games::massive_darkness::rules::story::{HeroRecord, QuestEnd, hero_level};
use crate::house::date::moment_text;

/// What a Hero had after an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Number of the entry, from 1.
    pub entry: u32,
    /// When it was written, in seconds since 1970.
    pub at: u64,
    /// The Quest that was being played then, or comes next.
    pub quest: String,
    /// By its id in the party.
    pub hero: String,
    /// HERO-12.
    pub xp: u8,
    /// STORY-03.
    pub micro_xp: u8,
    /// STORY-07.
    pub level: u8,
    /// How many Skills he has bought.
    pub skills: u8,
    /// How many cards he has.
    pub cards: u8,
    /// Enemies killed so far.
    pub kills: u16,
    /// Deaths so far.
    pub deaths: u16,
    /// Everything earned so far, in Micro-XP.
    pub earned: u32,
}

/// A Quest that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedQuest {
    /// By its id.
    pub quest: String,
    /// Won or lost.
    pub end: QuestEnd,
    /// How many rounds it took; 0 if nobody counted.
    pub rounds: u16,
    /// How many Heroes died in it.
    pub deaths: u16,
}

/// What a Hero has found, by the Level of the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loot {
    /// By its id in the party.
    pub hero: String,
    /// Cards of Level 1 to 5.
    pub by_level: [u16; 5],
}

/// The numbers of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// By entry, then by Hero in the order of the party.
    pub rows: Vec<Row>,
    /// The Quests in the order in which they were played.
    pub quests: Vec<PlayedQuest>,
    /// The number of the entry with which each of them ended.
    pub ends: Vec<u32>,
    /// By Hero.
    pub loot: Vec<Loot>,
}

impl Statistics {
    /// The numbers of this campaign.
    #[must_use]
    pub fn of(campaign: &Campaign) -> Self {
        let mut statistics = Self::default();
        campaign.follow(|number, what, standing| statistics.count(campaign, number, what, standing));
        statistics
    }

    /// One more entry.
    fn count(&mut self, campaign: &Campaign, number: u32, what: &What, standing: &Standing) {
        let library = campaign.library();
        if self.loot.is_empty() {
            let nothing = |record: &HeroRecord| Loot { hero: record.hero.clone(), by_level: [0; 5] };
            self.loot = standing.party.iter().map(nothing).collect();
        }
        self.count_loot(library, what);
        if let What::QuestEnded(ending) = what {
            let (quest, end, rounds) = (ending.quest.clone(), ending.end, ending.rounds);
            let deaths = ending.heroes.iter().fold(0, |sum: u16, result| sum.saturating_add(result.deaths));
            self.ends.push(number);
            self.quests.push(PlayedQuest { quest, end, rounds, deaths });
        }
        let at = campaign.entries().get(number as usize - 1).map_or(0, |entry| entry.at);
        let quest = standing.playing.as_ref().map(|playing| playing.quest.as_str());
        let quest = quest.or(standing.state.next_quest()).unwrap_or_default();
        for (record, life) in standing.party.iter().zip(&standing.lives) {
            self.rows.push(Row {
                entry: number,
                at,
                quest: quest.to_owned(),
                hero: record.hero.clone(),
                xp: record.xp,
                micro_xp: record.micro_xp,
                level: hero_level(library, record),
                skills: record.skills.values().sum(),
                cards: record.cards.len() as u8,
                kills: life.kills,
                deaths: life.deaths,
                earned: life.earned,
            });
        }
    }

    fn count_loot(&mut self, library: &Library, what: &What) {
        let found: Vec<(&str, &[String])> = match what {
            What::Found { hero, cards } => vec![(hero, cards)],
            What::QuestEnded(ending) => {
                ending.heroes.iter().map(|result| (result.hero.as_str(), result.found.as_slice())).collect()
            }
            _ => return,
        };
        for (hero, cards) in found {
            let Some(loot) = self.loot.iter_mut().find(|loot| loot.hero == hero) else { continue };
            for card in cards.iter().filter_map(|code| library.card_with_code(code)) {
                let level = usize::from(library.card(card).card.level.clamp(1, 5)) - 1;
                loot.by_level[level] = loot.by_level[level].saturating_add(1);
            }
        }
    }

    /// The XP curve of a Hero: entry number, and what he holds then in Micro-XP.
    pub fn xp_curve(&self, hero: &str) -> impl Iterator<Item = (u32, u32)> {
        let rows = self.rows.iter().filter(move |row| row.hero == hero);
        rows.map(|row| (row.entry, u32::from(row.xp) * u32::from(MICRO_XP_PER_XP) + u32::from(row.micro_xp)))
    }

    /// All rows as CSV, with a line of headings.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text =
            "entry,date,quest,hero,xp,micro_xp,level,skills,cards,kills,deaths,earned_micro_xp\r\n".to_owned();
        for row in &self.rows {
            let numbers = [
                u32::from(row.xp),
                u32::from(row.micro_xp),
                u32::from(row.level),
                u32::from(row.skills),
                u32::from(row.cards),
                u32::from(row.kills),
                u32::from(row.deaths),
                row.earned,
            ];
            let mut fields = vec![row.entry.to_string(), moment_text(row.at), cell(&row.quest), cell(&row.hero)];
            fields.extend(numbers.map(|number| number.to_string()));
            text += &fields.join(",");
            text += "\r\n";
        }
        text
    }
}

/// A cell of CSV: quoted where it has to be. What a spreadsheet would take for a formula becomes text.
fn cell(text: &str) -> String {
    let plain = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() };
    if plain.contains([',', '"', '\n', '\r']) { format!("\"{}\"", plain.replace('"', "\"\"")) } else { plain }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_is_quoted_where_it_has_to_be() {
        assert_eq!(cell("well"), "well");
        assert_eq!(cell("a, \"b\""), "\"a, \"\"b\"\"\"");
        assert_eq!(cell("=1+1"), "'=1+1");
    }
}

//! What can be counted in a book: how often each Quest was won, with how many Heroes, and what each Hero has come to.

use super::entry::{Ending, Played};
use super::{BookRules, Standing};
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;

/// How often something was won, lost and broken off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Sum {
    pub won: u32,
    pub lost: u32,
    pub broken_off: u32,
}

impl Sum {
    /// Of these Quests.
    pub fn of<'p>(played: impl Iterator<Item = &'p Played>) -> Self {
        let mut sum = Self::default();
        played.for_each(|played| sum.count(played.ending));
        sum
    }

    fn count(&mut self, ending: Ending) {
        *match ending {
            Ending::Won => &mut self.won,
            Ending::Lost => &mut self.lost,
            Ending::BrokenOff => &mut self.broken_off,
        } += 1;
    }

    /// All of them.
    #[must_use]
    pub fn all(self) -> u32 {
        self.won + self.lost + self.broken_off
    }
}

/// What is counted of a Quest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfQuest {
    /// By its id.
    pub quest: String,
    /// How it ended.
    pub sum: Sum,
    /// In how few rounds it was won, if anybody counted.
    pub fastest: Option<u16>,
}

/// What is counted of a Hero. Every Quest begins anew (M2-HERO-13), so there is nothing that a Hero has at present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfHero {
    /// By its id.
    pub hero: String,
    /// How its Quests ended.
    pub sum: Sum,
    /// How often it was Knocked Out.
    pub fell: u32,
    /// The highest Level it has come to; 0 where nobody wrote one down.
    pub level: u8,
}

/// What is counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Everything.
    pub all: Sum,
    /// The Quests that were played, in the order of the box; those that it has not are last.
    pub quests: Vec<OfQuest>,
    /// By the number of Heroes, from one.
    pub sizes: [Sum; MOST_HEROES],
    /// The Heroes who took part, in the order of the box.
    pub heroes: Vec<OfHero>,
}

impl Tally {
    /// How a Quest ended.
    #[must_use]
    pub fn of_quest(&self, quest: &str) -> Sum {
        self.quests.iter().find(|of| of.quest == quest).map_or(Sum::default(), |of| of.sum)
    }

    /// Counts.
    #[must_use]
    pub fn of(rules: &BookRules, standing: &Standing) -> Self {
        let mut tally = Self::default();
        for past in &standing.past {
            tally.count(&past.played);
        }
        let place = |quest: &String| rules.quests.iter().position(|known| known == quest).unwrap_or(usize::MAX);
        tally.quests.sort_by_key(|of| place(&of.quest));
        let heroes = &rules.content.printed.heroes;
        tally.heroes.sort_by_key(|of| heroes.iter().position(|card| card.id == of.hero));
        tally
    }

    fn count(&mut self, played: &Played) {
        self.all.count(played.ending);
        if let Some(size) = played.heroes.len().checked_sub(1).and_then(|at| self.sizes.get_mut(at)) {
            size.count(played.ending);
        }
        let at = self.quests.iter().position(|of| of.quest == played.quest).unwrap_or_else(|| {
            self.quests.push(OfQuest { quest: played.quest.clone(), sum: Sum::default(), fastest: None });
            self.quests.len() - 1
        });
        let quest = &mut self.quests[at];
        quest.sum.count(played.ending);
        if played.ending == Ending::Won && played.rounds > 0 {
            quest.fastest = Some(quest.fastest.map_or(played.rounds, |rounds| rounds.min(played.rounds)));
        }
        for took_part in &played.heroes {
            let at = self.heroes.iter().position(|of| of.hero == took_part.hero).unwrap_or_else(|| {
                self.heroes.push(OfHero { hero: took_part.hero.clone(), sum: Sum::default(), fell: 0, level: 0 });
                self.heroes.len() - 1
            });
            let hero = &mut self.heroes[at];
            hero.sum.count(played.ending);
            hero.fell += u32::from(took_part.fell);
            hero.level = hero.level.max(took_part.level);
        }
    }
}

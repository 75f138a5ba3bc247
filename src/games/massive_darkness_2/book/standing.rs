//! Where a book stands after its entries: the party, the Quest that comes next, and those that were played.

use super::entry::{Ending, Founding, Member, Played, What, is_name, is_note, is_player};
use super::tally::Sum;
use super::{BookRules, Change, MOST_FALLS, MOST_ROUNDS, Refused};
use crate::games::massive_darkness_2::rules::ids::{MOST_HEROES, MOST_LEVEL};

/// A Quest that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The entry that says so, by its number from 1.
    pub entry: u32,
    /// What it says.
    pub played: Played,
}

/// Where a book stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// What it is called.
    pub name: String,
    /// Who plays, where nothing else is said.
    pub party: Vec<Member>,
    /// The Quest that was chosen to be the next one, by its id.
    pub next: Option<String>,
    /// What was played, the oldest first.
    pub past: Vec<Past>,
}

impl Standing {
    pub(super) fn founded(rules: &BookRules, founding: &Founding) -> Result<Self, Refused> {
        if !is_name(&founding.name) {
            return Err(Refused::Names);
        }
        check_heroes(rules, founding.party.iter().map(|member| (member.hero.as_str(), member.player.as_str())))?;
        Ok(Self { name: founding.name.clone(), party: founding.party.clone(), ..Self::default() })
    }

    pub(super) fn enter(&mut self, rules: &BookRules, number: u32, what: &What) -> Result<(), Refused> {
        match what {
            What::Founded(_) => return Err(Refused::Founding),
            What::Renamed(name) if is_name(name) => self.name.clone_from(name),
            What::Renamed(_) => return Err(Refused::Names),
            What::Gathered(party) => {
                check_heroes(rules, party.iter().map(|member| (member.hero.as_str(), member.player.as_str())))?;
                self.party.clone_from(party);
            }
            What::Chosen(Some(quest)) if !is_name(quest) => return Err(Refused::Names),
            What::Chosen(quest) => self.next.clone_from(quest),
            What::Played(played) => {
                self.check_played(rules, played)?;
                // Whatever comes next is chosen anew.
                self.next.take_if(|next| *next == played.quest);
                self.past.push(Past { entry: number, played: played.clone() });
            }
            What::Noted(note) if note.trim().is_empty() || !is_note(note) => return Err(Refused::Names),
            // What is about entries never gets here.
            What::Noted(_) | What::Corrected { .. } | What::Undone(_) | What::Redone(_) => {}
        }
        Ok(())
    }

    fn check_played(&self, rules: &BookRules, played: &Played) -> Result<(), Refused> {
        check_heroes(rules, played.heroes.iter().map(|hero| (hero.hero.as_str(), hero.player.as_str())))?;
        if !is_name(&played.quest) || !is_note(&played.note) {
            return Err(Refused::Names);
        }
        let is_out_of_bounds = played.rounds > MOST_ROUNDS
            || played.heroes.iter().any(|hero| hero.level > MOST_LEVEL || hero.fell > MOST_FALLS);
        if is_out_of_bounds {
            return Err(Refused::Bounds);
        }
        // What a game has brought counts once, under whatever name its file lies here.
        if played.game.as_ref().is_some_and(|game| self.knows(game.hash)) {
            return Err(Refused::Known);
        }
        Ok(())
    }

    /// Does the game that came to this stand in the book?
    #[must_use]
    pub fn knows(&self, hash: u64) -> bool {
        self.past.iter().any(|past| past.played.game.as_ref().is_some_and(|game| game.hash == hash))
    }

    /// How often a Quest was won, lost and broken off.
    #[must_use]
    pub fn sum_of(&self, quest: &str) -> Sum {
        Sum::of(self.past.iter().map(|past| &past.played).filter(|played| played.quest == quest))
    }
}

/// One to six different Heroes of the box, each with who plays it.
fn check_heroes<'a>(rules: &BookRules, heroes: impl Iterator<Item = (&'a str, &'a str)>) -> Result<(), Refused> {
    let mut seen: Vec<&str> = Vec::new();
    for (hero, player) in heroes {
        if rules.hero(hero).is_none() {
            return Err(Refused::Unknown);
        }
        if seen.contains(&hero) {
            return Err(Refused::Twice);
        }
        if !is_player(player) {
            return Err(Refused::Names);
        }
        seen.push(hero);
    }
    if (1..=MOST_HEROES).contains(&seen.len()) { Ok(()) } else { Err(Refused::Heroes) }
}

/// What is different.
pub(super) fn changes(before: &Standing, after: &Standing) -> Vec<Change> {
    let mut changes = Vec::new();
    let played = after.past.iter().skip(before.past.len()).map(|past| &past.played);
    for played in played.filter(|played| played.ending != Ending::BrokenOff) {
        let Sum { won, lost, .. } = after.sum_of(&played.quest);
        changes.push(Change::Quest { quest: played.quest.clone(), won, games: won + lost });
    }
    // Who chooses a Quest says so himself.
    if before.next != after.next && before.past.len() != after.past.len() {
        changes.push(Change::Next(after.next.clone()));
    }
    changes
}

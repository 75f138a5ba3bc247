//! What stands in a book, in sentences.

use super::tally::Sum;
use super::{
    BookRules, Change, Ending, Founding, HeroPlayed, Member, PartyCampaign, Place, Played, Refused, Standing, What,
};
use crate::games::massive_darkness_2::describe::class_name;
use crate::house::book::{Campaign, NotEntered};
use crate::house::plug::Telling;
use crate::house::text::{Texts, shown, shown_sentence};
use crate::house::wrong::Wrong;
use crate::tr;
use std::sync::Arc;

impl Wrong for Refused {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Book(NotEntered::NoSuchEntry) => tr!(texts, "book-not-such-entry"),
            Self::Book(NotEntered::Full) => tr!(texts, "book-not-full"),
            Self::Founding => tr!(texts, "book-not-founding"),
            Self::Names => tr!(texts, "book-not-names"),
            Self::Heroes => tr!(texts, "book-not-heroes"),
            Self::Unknown => tr!(texts, "book-not-unknown"),
            Self::Twice => tr!(texts, "book-not-twice"),
            Self::Bounds => tr!(texts, "book-not-bounds"),
            Self::Known => tr!(texts, "book-not-known"),
        }
    }
}

/// What somebody has given a name that may be one of ours, and may be anything.
fn called(kind: &str, id: &str, texts: &Texts) -> String {
    let message = format!("{kind}-{id}");
    if texts.has(&message) { texts.get(&message).to_string() } else { shown(id) }
}

/// What a Quest is called.
#[must_use]
pub fn quest(id: &str, texts: &Texts) -> String {
    called("quest", id, texts)
}

/// What a Hero is called.
#[must_use]
pub fn hero(id: &str, texts: &Texts) -> String {
    called("hero", id, texts)
}

/// A Hero, with who plays it.
#[must_use]
pub fn hero_of(id: &str, player: &str, texts: &Texts) -> String {
    match player.trim() {
        "" => hero(id, texts),
        player => tr!(texts, "book-hero-player", hero = hero(id, texts), player = shown(player)).to_string(),
    }
}

/// All of a party.
#[must_use]
pub fn party(party: &[Member], texts: &Texts) -> String {
    let names = party.iter().map(|member| hero_of(&member.hero, &member.player, texts));
    names.collect::<Vec<_>>().join(", ")
}

/// The Class of a Hero.
#[must_use]
pub fn class(rules: &BookRules, id: &str, texts: &Texts) -> Arc<str> {
    rules.class(id).map(|class| class_name(class, texts)).unwrap_or_default()
}

/// How a Quest ended.
#[must_use]
pub fn ending(ending: Ending, texts: &Texts) -> Arc<str> {
    match ending {
        Ending::Won => tr!(texts, "book-ending-won"),
        Ending::Lost => tr!(texts, "book-ending-lost"),
        Ending::BrokenOff => tr!(texts, "book-ending-broken-off"),
    }
}

/// Where it was played.
#[must_use]
pub fn place(place: Place, texts: &Texts) -> Arc<str> {
    match place {
        Place::Here => tr!(texts, "book-place-here"),
        Place::Box => tr!(texts, "book-place-box"),
        Place::Table => tr!(texts, "book-place-table"),
    }
}

/// A Quest that was played, in one line without its Heroes.
#[must_use]
pub fn outcome(played: &Played, texts: &Texts) -> String {
    let mut beside = vec![place(played.place, texts)];
    if played.rounds > 0 {
        beside.push(tr!(texts, "book-rounds-taken", count = i64::from(played.rounds)));
    }
    let (quest, ending) = (quest(&played.quest, texts), ending(played.ending, texts));
    tr!(texts, "book-played", quest = quest, ending = ending.as_ref(), how = beside.join(", ")).to_string()
}

/// What became of a Hero in a Quest.
#[must_use]
pub fn took_part(hero: &HeroPlayed, texts: &Texts) -> String {
    let mut words = vec![hero_of(&hero.hero, &hero.player, texts)];
    if hero.level > 0 {
        words.push(tr!(texts, "book-level", level = i64::from(hero.level)).to_string());
    }
    if hero.fell > 0 {
        words.push(tr!(texts, "book-fell", count = i64::from(hero.fell)).to_string());
    }
    words.join(", ")
}

/// Who took part in a Quest.
#[must_use]
pub fn all_who_took_part(played: &Played, texts: &Texts) -> String {
    played.heroes.iter().map(|hero| took_part(hero, texts)).collect::<Vec<_>>().join("; ")
}

/// How often something was won, lost and broken off.
#[must_use]
pub fn sum(sum: Sum, texts: &Texts) -> Arc<str> {
    let (won, lost, broken) = (i64::from(sum.won), i64::from(sum.lost), i64::from(sum.broken_off));
    match sum.broken_off {
        0 => tr!(texts, "book-sum", won = won, lost = lost),
        _ => tr!(texts, "book-sum-broken-off", won = won, lost = lost, broken = broken),
    }
}

/// What an entry says.
#[must_use]
pub fn sentence(what: &What, texts: &Texts) -> Arc<str> {
    match what {
        What::Founded(Founding { name, party: members }) => {
            tr!(texts, "book-founded", name = shown(name), party = party(members, texts))
        }
        What::Renamed(name) => tr!(texts, "book-renamed", name = shown(name)),
        What::Gathered(members) => tr!(texts, "book-gathered", party = party(members, texts)),
        What::Chosen(Some(id)) => tr!(texts, "book-chosen", quest = quest(id, texts)),
        What::Chosen(None) => tr!(texts, "book-chosen-open"),
        What::Played(played) => {
            let note = if played.note.trim().is_empty() {
                String::new()
            } else {
                format!(" {}", shown_sentence(&played.note))
            };
            format!("{} {}.{note}", outcome(played, texts), all_who_took_part(played, texts)).into()
        }
        What::Noted(note) => shown_sentence(note).into(),
        What::Corrected { entry, to: Some(_), .. } => tr!(texts, "book-corrected", number = i64::from(*entry)),
        What::Corrected { entry, to: None, .. } => tr!(texts, "book-struck-out", number = i64::from(*entry)),
        What::Undone(entry) => tr!(texts, "book-undone", number = i64::from(*entry)),
        What::Redone(entry) => tr!(texts, "book-redone", number = i64::from(*entry)),
    }
}

/// What an entry has changed.
#[must_use]
pub fn change(change: &Change, texts: &Texts) -> Arc<str> {
    match change {
        Change::Quest { quest: id, won, games } => {
            let (won, games) = (i64::from(*won), i64::from(*games));
            tr!(texts, "book-change-quest", quest = quest(id, texts), won = won, games = games)
        }
        Change::Next(Some(id)) => tr!(texts, "book-next", quest = quest(id, texts)),
        Change::Next(None) => tr!(texts, "book-next-open"),
    }
}

impl Telling for BookRules {
    fn name(standing: &Standing) -> &str {
        &standing.name
    }

    /// The party, the next Quest, and how the others ended.
    fn standing(&self, standing: &Standing, texts: &Texts) -> Vec<String> {
        let next = change(&Change::Next(standing.next.clone()), texts);
        let played = sum(Sum::of(standing.past.iter().map(|past| &past.played)), texts);
        let party = tr!(texts, "book-party-is", party = party(&standing.party, texts));
        let count = standing.past.len() as i64;
        let played = tr!(texts, "book-played-so-far", count = count, sum = played.as_ref());
        [party, next, played].map(|line| line.to_string()).into()
    }

    fn entries(campaign: &Campaign<Self>, texts: &Texts) -> Vec<Arc<str>> {
        sentences(campaign, texts)
    }
}

/// What each entry says, in their order.
#[must_use]
pub fn sentences(campaign: &PartyCampaign, texts: &Texts) -> Vec<Arc<str>> {
    campaign.entries().iter().map(|entry| sentence(&entry.what, texts)).collect()
}

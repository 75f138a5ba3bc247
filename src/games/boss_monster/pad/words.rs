//! What stands on a pad, in sentences.

use super::{Change, Counter, PadCampaign, PadGame, PadRules, Refused, Standing, What};
use crate::house::book::{Entry, NotEntered};
use crate::house::plug::Telling;
use crate::house::text::{Texts, shown, shown_sentence};
use crate::house::wrong::Wrong;
use crate::tr;
use std::sync::Arc;

impl Wrong for Refused {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Book(NotEntered::NoSuchEntry) => tr!(texts, "pad-not-such-entry"),
            Self::Book(NotEntered::Full) => tr!(texts, "pad-not-full"),
            Self::Founding => tr!(texts, "pad-not-founding"),
            Self::Seats => tr!(texts, "pad-not-seats"),
            Self::Names => tr!(texts, "pad-not-names"),
            Self::NoGame => tr!(texts, "pad-not-no-game"),
            Self::UnderWay => tr!(texts, "pad-not-under-way"),
            Self::NoSeat => tr!(texts, "pad-not-no-seat"),
            Self::Bounds => tr!(texts, "pad-not-bounds"),
            Self::Leveled => tr!(texts, "pad-not-leveled"),
        }
    }
}

/// What a player is called in a game.
#[must_use]
pub fn seat_name(game: Option<&PadGame>, seat: u8, texts: &Texts) -> Arc<str> {
    match game.and_then(|game| game.lines.get(usize::from(seat))) {
        Some(line) => shown(&line.name).into(),
        None => tr!(texts, "seat-name", number = i64::from(seat) + 1),
    }
}

/// What an entry says; `game` is the one that it speaks of.
#[must_use]
pub fn sentence(what: &What, game: Option<&PadGame>, texts: &Texts) -> Arc<str> {
    match what {
        What::Founded(name) => tr!(texts, "pad-founded", name = shown(name)),
        What::Renamed(name) => tr!(texts, "pad-renamed", name = shown(name)),
        What::Began(seats) => {
            let names: Vec<String> = seats.iter().map(|seat| shown(&seat.name)).collect();
            tr!(texts, "pad-began", names = names.join(", "))
        }
        What::Counted { seat, what, by } => {
            let name = seat_name(game, *seat, texts);
            let number = i64::from(by.unsigned_abs());
            let (name, is_more) = (name.as_ref(), *by > 0);
            match (what, is_more) {
                (Counter::Souls, true) => tr!(texts, "pad-souls-more", seat = name, number = number),
                (Counter::Souls, false) => tr!(texts, "pad-souls-fewer", seat = name, number = number),
                (Counter::Wounds, true) => tr!(texts, "pad-wounds-more", seat = name, number = number),
                (Counter::Wounds, false) => tr!(texts, "pad-wounds-fewer", seat = name, number = number),
                (Counter::Coins, true) => tr!(texts, "pad-coins-more", seat = name, number = number),
                (Counter::Coins, false) => tr!(texts, "pad-coins-fewer", seat = name, number = number),
            }
        }
        What::LeveledUp(seat) => tr!(texts, "pad-leveled", seat = seat_name(game, *seat, texts).as_ref()),
        What::Passed => tr!(texts, "pad-passed"),
        What::Ended(Some(seat)) => tr!(texts, "pad-won", seat = seat_name(game, *seat, texts).as_ref()),
        What::Ended(None) => tr!(texts, "pad-broken-off"),
        What::Noted(note) => shown_sentence(note).into(),
        What::Corrected { entry, to: Some(_), .. } => tr!(texts, "pad-corrected", number = i64::from(*entry)),
        What::Corrected { entry, to: None, .. } => tr!(texts, "pad-struck-out", number = i64::from(*entry)),
        What::Undone(entry) => tr!(texts, "pad-undone", number = i64::from(*entry)),
        What::Redone(entry) => tr!(texts, "pad-redone", number = i64::from(*entry)),
    }
}

/// What an entry has changed.
#[must_use]
pub fn change(change: &Change, game: Option<&PadGame>, texts: &Texts) -> Arc<str> {
    match change {
        Change::Counted { seat, what, from, to } => {
            let counter = counter_name(*what, texts);
            let name = seat_name(game, *seat, texts);
            let (from, to) = (i64::from(*from), i64::from(*to));
            tr!(texts, "pad-change", seat = name.as_ref(), counter = counter.as_ref(), from = from, to = to)
        }
        Change::Turn(seat) => tr!(texts, "pad-change-turn", seat = seat_name(game, *seat, texts).as_ref()),
        Change::Round(round) => tr!(texts, "pad-change-round", round = i64::from(*round)),
    }
}

/// What is counted.
#[must_use]
pub fn counter_name(what: Counter, texts: &Texts) -> Arc<str> {
    match what {
        Counter::Souls => tr!(texts, "pad-souls"),
        Counter::Wounds => tr!(texts, "pad-wounds"),
        Counter::Coins => tr!(texts, "pad-coins"),
    }
}

/// The game that each entry speaks of, by its number from 1: the one under way there, or the one that it ended.
#[must_use]
pub fn games_of(pad: &PadCampaign) -> Vec<Option<PadGame>> {
    let mut games = vec![None; pad.entries().len() + 1];
    pad.follow(|number, what, standing| {
        let ended = || standing.past.last().map(|past| past.game.clone());
        let game = if matches!(what, What::Ended(_)) { ended() } else { standing.game.clone() };
        if let Some(slot) = games.get_mut(number as usize) {
            *slot = game;
        }
    });
    for at in 1..games.len() {
        if games[at].is_none() {
            games[at] = games[at - 1].clone();
        }
    }
    games
}

/// What each entry says, in their order.
#[must_use]
pub fn sentences(pad: &PadCampaign, texts: &Texts) -> Vec<Arc<str>> {
    let games = games_of(pad);
    let said = |(entry, game): (&Entry<What>, &Option<PadGame>)| sentence(&entry.what, game.as_ref(), texts);
    pad.entries().iter().zip(games.iter().skip(1)).map(said).collect()
}

impl Telling for PadRules {
    fn name(standing: &Standing) -> &str {
        &standing.name
    }

    /// The game under way, a line for each player.
    fn standing(&self, standing: &Standing, texts: &Texts) -> Vec<String> {
        let game = standing.game.as_ref();
        let counted = |seat: u8, what: Counter| {
            let (name, counter) = (seat_name(game, seat, texts), counter_name(what, texts));
            let number = game.and_then(|game| game.lines.get(usize::from(seat))).map_or(0, |line| line.count(what));
            tr!(texts, "pad-has", seat = name.as_ref(), counter = counter.as_ref(), number = i64::from(number))
        };
        let seats = 0..game.map_or(0, |game| game.lines.len()) as u8;
        seats.map(|seat| Counter::ALL.map(|what| counted(seat, what).to_string()).join(" · ")).collect()
    }

    fn entries(campaign: &PadCampaign, texts: &Texts) -> Vec<Arc<str>> {
        sentences(campaign, texts)
    }
}

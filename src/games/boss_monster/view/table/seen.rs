//! What whoever sits before the screen sees of the game: made anew when something has changed, not in every frame.

use super::beats::Gliding;
use super::taking_back::Back;
use crate::games::boss_monster::rules::{Answer, Ask, BossMonster, CardId, Target};
use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::play::{Decision, Offer, Play};
use crate::house::plug::Line;
use crate::house::seating::{is_person, name_at};
use crate::house::text::Texts;
use crate::kernel::game::{Game as _, Kind, RuleId};
use crate::kernel::seats::Seats as _;
use crate::kit::curtain::Before;
use crate::tr;
use std::sync::Arc;

/// A question that is put to whoever sits there.
pub(super) struct Put {
    pub(super) kind: Kind,
    pub(super) rule: RuleId,
    pub(super) sentence: Arc<str>,
    pub(super) offers: Vec<Offer<Answer>>,
    /// Which of them stands out.
    pub(super) safe: Option<usize>,
}

/// What is seen while the curtain is up.
pub(super) struct Open {
    /// Whose view it is.
    pub(super) seat: u8,
    /// The game as that seat knows it.
    pub(super) view: Arc<BossMonster>,
    pub(super) put: Option<Put>,
    pub(super) story: Vec<Line>,
}

/// What is seen, and of it what lies open: now, or in what is being shown.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) seen: &'a Seen,
    pub(super) open: &'a Open,
    /// A hero that goes on in what is being shown.
    pub(super) gliding: Option<Gliding>,
}

/// Who is before the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sitting {
    pub(super) before: Before,
    /// Who sat down there, if anybody did.
    pub(super) seat: Option<u8>,
}

/// What is seen at all.
pub(super) struct Seen {
    /// The revision of the game, and who sat before it, when it was made.
    pub(super) of: (u64, Option<u8>),
    pub(super) before: Before,
    /// Nothing while the curtain is down.
    pub(super) open: Option<Open>,
    /// What the seats are called.
    pub(super) names: Vec<Arc<str>>,
    /// A bot is to answer: its seat.
    pub(super) bot: Option<u8>,
    pub(super) back: Back,
}

/// The seats that persons have.
pub(super) fn people(start: &Start) -> Vec<u8> {
    (0..start.setup.seats).filter(|seat| is_person(&start.sitters, *seat)).collect()
}

/// A seat of a bot that is asked.
fn awaited_bot(play: &Play<BossMonsterRules>, people: &[u8]) -> Option<u8> {
    (0..play.game().seats()).filter(|seat| !people.contains(seat)).find(|seat| play.asked(*seat).is_some())
}

/// What everybody is called: by name, else by the Boss that lies before him.
fn names(play: &Play<BossMonsterRules>, faces: &Faces, texts: &Texts) -> Vec<Arc<str>> {
    let (sitters, state) = (&play.session().header().setup.sitters, play.game().state());
    let name = |seat: u8| -> Arc<str> {
        let boss = state.player(seat).boss;
        match name_at(sitters, seat) {
            Some(name) => name.into(),
            None if boss.is_some() && boss != CardId::UNKNOWN => Arc::clone(&faces.of(boss).name),
            None => tr!(texts, "seat-name", number = i64::from(seat) + 1),
        }
    };
    (0..play.game().seats()).map(name).collect()
}

impl Seen {
    /// Looks at the game for whoever is before the screen.
    pub(super) fn of(
        play: &Play<BossMonsterRules>,
        Sitting { before, seat: sits }: Sitting,
        faces: &Faces,
        texts: &Texts,
    ) -> Self {
        let people = people(&play.session().header().setup);
        let is_over = play.game().outcome().is_some();
        let seat = match before {
            Before::Seat(seat) => Some(seat),
            // Bots among themselves are watched from the first seat; a game that is over, from that of the first person.
            Before::Nobody if people.is_empty() || is_over => Some(people.first().copied().unwrap_or_default()),
            Before::Handed(_) | Before::Nobody => None,
        };
        let open = seat.map(|seat| Open {
            seat,
            view: Arc::new(play.game().seen_by(seat)),
            put: play.asked(seat).filter(|_| people.contains(&seat)).map(|question| Put {
                kind: question.kind,
                rule: question.rule,
                sentence: play.sentence(seat, texts),
                offers: play.offers(seat, texts),
                safe: play.safe(seat),
            }),
            story: play.story(seat).cloned().collect(),
        });
        let names = names(play, faces, texts);
        let back = match decision_to_take_back(play, sits) {
            None => Back::Nothing,
            Some(decision) if play.holds(decision.entry) => Back::Holds,
            Some(_) => Back::Open,
        };
        Self { of: (play.revision(), sits), before, open, names, bot: awaited_bot(play, &people), back }
    }

    /// What a seat is called.
    pub(super) fn name(&self, seat: u8) -> &str {
        self.names.get(usize::from(seat)).map_or("", |name| name)
    }
}

/// The decision that would be taken back: what bots have answered since goes with it. In practice the last one of any person; in a game
/// for real the last one of whoever sits there, so that nobody takes back what is not his (BM-KERN-11).
pub(super) fn decision_to_take_back(play: &Play<BossMonsterRules>, sits: Option<u8>) -> Option<Decision> {
    let start = &play.session().header().setup;
    let people = people(start);
    let sits = if people.len() < 2 { people.first().copied() } else { sits };
    let is_wanted = |seat: Option<u8>| match seat {
        _ if start.practice => seat.is_none_or(|seat| is_person(&start.sitters, seat)),
        Some(seat) => sits == Some(seat),
        None => sits.is_some(),
    };
    play.decisions(0).into_iter().rev().find(|decision| is_wanted(decision.seat))
}

/// The card that an answer is about: where it lies it can be pressed.
pub(super) fn subject(answer: &Answer) -> Option<CardId> {
    match *answer {
        Answer::Card(card)
        | Answer::Keep { card, .. }
        | Answer::Lay { card, .. }
        | Answer::Feed(card)
        | Answer::Sell(card)
        | Answer::First { card, .. }
        | Answer::Promote { miniboss: card, .. } => Some(card),
        Answer::Use(how) => Some(how.card),
        _ => None,
    }
}

/// The card that an answer is aimed at.
pub(super) fn aim(answer: &Answer) -> Option<CardId> {
    use crate::games::boss_monster::rules::Spot;
    match *answer {
        Answer::Lay { spot: Spot::On(room), .. } => Some(room),
        Answer::Use(how) => match how.target {
            Target::Room(card) | Target::Hero(card) | Target::Miniboss(card) | Target::Card(card) => Some(card),
            _ => None,
        },
        _ => None,
    }
}

/// Is it a question in which two cards of the hand are picked?
pub(super) fn picks_two(view: &BossMonster) -> bool {
    matches!(view.state().asked, Some(Ask::Discards { .. }))
}

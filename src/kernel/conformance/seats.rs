//! The promises of [`Seats`]: nobody is told what he may not know, and whoever answers first has no advantage.

use super::super::dealer::{Dealer, Stream};
use super::super::game::{Asked, Logged};
use super::super::seats::Seats;
use super::Broken;

/// How thorough a check is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatEffort {
    /// How many games are played.
    pub games: u64,
    /// The seed of the first one; the others count on.
    pub first_seed: u64,
    /// A game with more answers than this does not end.
    pub max_answers: usize,
}

/// What was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatReport {
    /// Games played to their end.
    pub games: u64,
    /// Pairs of different games that a seat that is asked cannot tell apart, and whose lists, refusals and answers were compared.
    pub pairs: usize,
    /// Questions to several seats at once that were answered in two orders.
    pub sealed: usize,
}

/// Plays random games and looks at every question through the eyes of every seat. `new` sets a game up from a seed; `bot`
/// is whoever answers for a seat, one or several, and has to give the same answer to equal views.
///
/// # Errors
/// The first promise that is broken.
pub fn check_seats<G: Seats, Given: PartialEq>(
    new: impl Fn(u64) -> G,
    effort: SeatEffort,
    bot: impl Fn(&G, u8, &[G::Answer]) -> Given,
) -> Result<SeatReport, Broken> {
    let mut report = SeatReport::default();
    for seed in effort.first_seed..effort.first_seed + effort.games {
        let dealer = Dealer::new(seed);
        let mut game = new(seed);
        let (mut chance, mut chooser) = (Stream::new(dealer), Stream::new(dealer.branch(1)));
        let mut entry = 0;
        while let Some(question) = game.question() {
            let broken = |what: String| Broken { seed, entry, what };
            if entry >= effort.max_answers {
                return Err(broken(format!("it does not end within {} answers", effort.max_answers)));
            }
            for seat in 0..game.seats() {
                report.pairs += look(&game, seat, &mut chooser, &bot).map_err(broken)?;
            }
            if let Asked::Each(seats) = question.asked {
                answer_in_two_orders(&game, seats, &mut chooser).map_err(broken)?;
                report.sealed += 1;
            }
            let mut listed = Vec::new();
            game.answers(&mut listed);
            let answer = match game.sample(&mut |n| chance.pick(n)) {
                Some(outcome) => outcome,
                None if listed.is_empty() => return Err(broken(format!("a question without an answer: {question:?}"))),
                None => listed[chooser.pick(listed.len() as u32) as usize].clone(),
            };
            game.answer(&answer, &mut |_| {}).map_err(|refusal| broken(format!("{answer:?}: {refusal}")))?;
            entry += 1;
        }
        let places = game.ranking();
        if places.as_ref().is_some_and(|places| places.len() != usize::from(game.seats()) || !places.contains(&1)) {
            return Err(Broken { seed, entry, what: format!("no ranking of all seats: {places:?}") });
        }
        report.games += 1;
    }
    Ok(report)
}

/// Compares the game with others that look the same to a seat; tells with how many.
fn look<G: Seats, Given: PartialEq>(
    game: &G,
    seat: u8,
    chooser: &mut Stream,
    bot: &impl Fn(&G, u8, &[G::Answer]) -> Given,
) -> Result<usize, String> {
    const OTHERS: usize = 2;
    let view = game.seen_by(seat);
    if view.seen_by(seat).state() != view.state() {
        return Err(format!("seat {seat}: the view of a view is another one"));
    }
    if !game.has_secrets() && view.state() != game.state() {
        return Err(format!("seat {seat}: it does not see all of a game that says that it has no secrets"));
    }
    let asked = game.question().map(|question| question.asked);
    let is_asked = asked.is_some_and(|asked| asked.asks(seat));
    let own = if is_asked { game.answers_of(seat) } else { Vec::new() };
    let mut pairs = 0;
    for _ in 0..OTHERS {
        let other = view.imagined(seat, &mut |n| chooser.pick(n));
        let seen = other.seen_by(seat);
        if seen.state() != view.state() {
            return Err(format!("seat {seat}: an imagined game does not look like the view it was imagined from"));
        }
        if seen.question() != view.question() || view.question().map(|question| question.asked) != asked {
            return Err(format!("seat {seat}: equal views ask different questions"));
        }
        if !is_asked {
            continue;
        }
        pairs += usize::from(other.state() != game.state());
        let (listed, imagined) = (view.answers_of(seat), other.answers_of(seat));
        if listed != own || imagined != own {
            return Err(format!("seat {seat}: what is offered depends on what it may not know"));
        }
        if bot(&view, seat, &listed) != bot(&seen, seat, &imagined) {
            return Err(format!("seat {seat}: the bot answers equal views differently"));
        }
        for answer in &own {
            same_refusal_and_story(game, &other, seat, answer)?;
        }
    }
    Ok(pairs)
}

/// What a seat is told of its own answer is the same in games that it cannot tell apart, unless something was uncovered.
fn same_refusal_and_story<G: Seats>(game: &G, other: &G, seat: u8, answer: &G::Answer) -> Result<(), String> {
    let after = |game: &G| {
        let (mut after, mut told) = (game.clone(), Vec::new());
        let refused = after.answer(answer, &mut |event| told.push(event)).err();
        (refused, told, after)
    };
    let ((refused, told, one), (also_refused, also_told, two)) = (after(game), after(other));
    if refused != also_refused {
        return Err(format!("seat {seat}: {answer:?} is refused by what it may not know"));
    }
    let uncovers = |told: &[Logged<G::Event>]| told.iter().any(|event| G::is_border(&event.what));
    if uncovers(&told) || uncovers(&also_told) {
        return Ok(());
    }
    let heard =
        |told: &[Logged<G::Event>]| told.iter().filter_map(|event| G::told(&event.what, seat)).collect::<Vec<_>>();
    if heard(&told) != heard(&also_told) || one.seen_by(seat).state() != two.seen_by(seat).state() {
        return Err(format!("seat {seat}: {answer:?} shows what nothing has uncovered"));
    }
    Ok(())
}

/// The order of sealed answers changes nothing.
fn answer_in_two_orders<G: Seats>(game: &G, seats: u8, chooser: &mut Stream) -> Result<(), String> {
    let mut answers = Vec::new();
    for seat in (0..game.seats()).filter(|seat| seats & (1 << seat) != 0) {
        let own = game.answers_of(seat);
        if own.is_empty() {
            return Err(format!("seat {seat} is asked and has no answer"));
        }
        answers.push(own[chooser.pick(own.len() as u32) as usize].clone());
    }
    let give = |answers: &mut dyn Iterator<Item = &G::Answer>| {
        let mut game = game.clone();
        for answer in answers {
            game.answer(answer, &mut |_| {}).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
        }
        Ok::<G, String>(game)
    };
    if give(&mut answers.iter())?.state() == give(&mut answers.iter().rev())?.state() {
        Ok(())
    } else {
        Err("the order of sealed answers changes the game".to_owned())
    }
}

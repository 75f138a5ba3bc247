use crate::kernel::conformance::{Effort, SeatEffort, check_game, check_seats};
use crate::kernel::game::{Asked, Game, Logged};
use crate::kernel::seats::Seats;
use crate::{Answer, Ask, CardBox, CardId, Covered, Event, Lanterns};
use std::sync::{Arc, LazyLock};

static CARDS: LazyLock<Arc<CardBox>> =
    LazyLock::new(|| Arc::new(CardBox::new(ron::from_str(include_str!("cards.ron")).unwrap()).unwrap()));

fn game(seats: u8) -> Lanterns {
    Lanterns::new(Arc::clone(&CARDS), seats).unwrap()
}

/// Deals these cards in this order, seat by seat.
fn dealt(seats: u8, cards: &[u8]) -> Lanterns {
    let mut game = game(seats);
    for card in cards {
        game.answer(&Answer::Dealt(CardId(*card)), &mut |_| {}).unwrap();
    }
    game
}

fn lay(game: &mut Lanterns, seat: u8, card: u8) {
    game.answer(&Answer::Laid { seat, card: CardId(card) }, &mut |_| {}).unwrap();
}

fn blow(game: &mut Lanterns, wind: u8) -> Vec<Logged<Event>> {
    let mut told = Vec::new();
    game.answer(&Answer::Blew(wind), &mut |event| told.push(event)).unwrap();
    told
}

#[test]
fn the_promises_of_a_game_are_kept() {
    let effort = Effort { games: 60, every: 1, ..Effort::default() };
    let report = check_game(|seed| game(2 + (seed % 2) as u8), &effort, |_| Ok(())).unwrap();
    assert_eq!(
        (report.games, report.longest),
        (60, 9 + 9 + 3),
        "three seats: nine cards dealt, nine laid, three winds"
    );
    assert!(report.refused > 1000, "{report:?}");
}

#[test]
fn nobody_knows_what_he_may_not_know() {
    let effort = SeatEffort { games: 60, first_seed: 0, max_answers: 100 };
    let first = |_: &Lanterns, _: u8, listed: &[Answer]| listed[0];
    let report = check_seats(|seed| game(2 + (seed % 2) as u8), effort, first).unwrap();
    assert!(report.pairs >= 1000 && report.sealed >= 300, "{report:?}");
}

/// A game that says that it has no secrets.
#[derive(Clone, Debug)]
struct Leaky(Lanterns, Views);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Views {
    ShowAll,
    AsTheyAre,
}

impl Game for Leaky {
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type State = crate::State;

    fn question(&self) -> Option<crate::kernel::game::Question<Ask>> {
        self.0.question()
    }
    fn outcome(&self) -> Option<crate::kernel::game::Outcome> {
        self.0.outcome()
    }
    fn answers(&self, out: &mut Vec<Answer>) {
        self.0.answers(out);
    }
    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        self.0.sample(pick)
    }
    fn outcomes(&self, visit: &mut dyn FnMut(Answer, u64)) {
        self.0.outcomes(visit);
    }
    fn check(&self, answer: &Answer) -> Result<(), crate::kernel::game::Refusal> {
        self.0.check(answer)
    }
    fn answer(
        &mut self,
        answer: &Answer,
        log: crate::kernel::game::Log<'_, Event>,
    ) -> Result<(), crate::kernel::game::Refusal> {
        self.0.answer(answer, log)
    }
    fn state(&self) -> &crate::State {
        self.0.state()
    }
    fn fits(&self, state: &crate::State) -> Result<(), crate::kernel::game::Misfit> {
        self.0.fits(state)
    }
    fn at_rest(&self) -> bool {
        self.0.at_rest()
    }
    fn restore(&mut self, state: &crate::State) {
        self.0.restore(state);
    }
    fn round(&self) -> u16 {
        self.0.round()
    }
}

impl Seats for Leaky {
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn seen_by(&self, seat: u8) -> Self {
        let Self(game, views) = self;
        Self(if *views == Views::ShowAll { game.clone() } else { game.seen_by(seat) }, *views)
    }
    fn imagined(&self, seat: u8, pick: &mut dyn FnMut(u32) -> u32) -> Self {
        Self(self.0.imagined(seat, pick), self.1)
    }
    fn seat_of(&self, answer: &Answer) -> Option<u8> {
        self.0.seat_of(answer)
    }
}

#[test]
fn a_view_that_shows_a_hidden_card_is_found() {
    let effort = SeatEffort { games: 3, first_seed: 0, max_answers: 100 };
    let broken = check_seats(|_| Leaky(game(2), Views::ShowAll), effort, |_, _, listed| listed[0]).unwrap_err();
    assert!(broken.what.contains("does not look like the view"), "{broken}");
}

#[test]
fn a_game_that_hides_something_says_so() {
    let effort = SeatEffort { games: 1, first_seed: 0, max_answers: 100 };
    assert!(game(2).has_secrets());
    let broken = check_seats(|_| Leaky(game(2), Views::AsTheyAre), effort, |_, _, listed| listed[0]).unwrap_err();
    assert!(broken.what.contains("says that it has no secrets"), "{broken}");
}

#[test]
fn a_view_knows_how_many_cards_others_have_but_not_which() {
    let mut game = dealt(2, &[0, 1, 2, 3, 4, 5]);
    lay(&mut game, 1, 4);
    let view = game.seen_by(0);
    let state = view.state();
    assert_eq!(state.hands[0].iter().collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((state.hands[1].len(), state.in_hand[1], state.covered[1]), (0, 2, Covered::Unknown));
    assert_eq!(state.bag.iter().collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(game.seen_by(1).state().covered[1], Covered::Card(CardId(4)));
}

/// TOY-02: whoever is ready first lays first.
#[test]
fn cards_are_laid_in_any_order_and_only_once() {
    let mut game = dealt(3, &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(game.question().unwrap().asked, Asked::Each(0b111));
    lay(&mut game, 2, 8);
    assert_eq!(game.question().unwrap().asked, Asked::Each(0b011));
    let refusal = |seat: u8, card: u8| game.check(&Answer::Laid { seat, card: CardId(card) }).unwrap_err().message;
    assert_eq!(refusal(2, 7), "refusal-toy-laid");
    assert_eq!(refusal(0, 3), "refusal-toy-hand", "a card of somebody else");
    assert_eq!(refusal(9, 0), "refusal-toy-laid", "nobody sits there");
}

/// TOY-04: the wind counts twice for what is gusty; equal lights share.
#[test]
fn the_brightest_takes_a_lantern() {
    let mut game = dealt(2, &[4, 5, 6, 0, 1, 3]);
    lay(&mut game, 0, 4);
    lay(&mut game, 1, 3);
    let told = blow(&mut game, 2);
    assert_eq!(told[1].what, Event::Uncovered { seat: 0, card: CardId(4), light: 7 });
    assert_eq!(told[2].what, Event::Uncovered { seat: 1, card: CardId(3), light: 8 });
    assert_eq!(game.state().lanterns, [0, 1, 0]);
    lay(&mut game, 0, 5);
    lay(&mut game, 1, 1);
    blow(&mut game, 4);
    assert_eq!(game.state().lanterns, [1, 2, 0], "both shine with 10");
}

/// TOY-05: places are shared.
#[test]
fn places_follow_the_lanterns() {
    let mut game = dealt(3, &[9, 8, 6, 0, 2, 4, 1, 3, 5]);
    assert_eq!(game.ranking(), None);
    for (first, second, third) in [(9, 0, 1), (8, 2, 3), (6, 4, 5)] {
        lay(&mut game, 0, first);
        lay(&mut game, 1, second);
        lay(&mut game, 2, third);
        blow(&mut game, 1);
    }
    assert_eq!(game.state().lanterns, [3, 0, 0]);
    assert_eq!(game.ranking().unwrap(), [1, 2, 2]);
    assert!(game.question().is_none());
}

/// TOY-01: what others are dealt is told without the card.
#[test]
fn what_is_told_depends_on_who_listens() {
    let event = Event::Dealt { seat: 1, card: Some(CardId(4)) };
    assert_eq!(Lanterns::told(&event, 1), Some(event));
    assert_eq!(Lanterns::told(&event, 0), Some(Event::Dealt { seat: 1, card: None }));
    assert!(Lanterns::is_border(&event) && !Lanterns::is_border(&Event::Blew(1)));
    assert_eq!(Lanterns::new(Arc::clone(&CARDS), 4).unwrap_err().rule, "TOY-01");
}

#[test]
fn states_that_cannot_be_are_no_states_of_this_game() {
    let game = dealt(2, &[0, 1, 2, 3, 4, 5]);
    let sound = *game.state();
    assert!(game.fits(&sound).is_ok());
    assert!(game.fits(game.seen_by(0).state()).is_err(), "a view is nothing to go on from");
    let mut wrong = sound;
    wrong.bag.insert(0);
    assert!(game.fits(&wrong).is_err(), "a card in two places");
    let mut wrong = sound;
    wrong.in_hand[0] = 200;
    assert!(game.fits(&wrong).is_err());
    let mut wrong = sound;
    wrong.round = 99;
    assert!(game.fits(&wrong).is_err());
}

//! Games at which seats know different things: what a seat sees, what it is told, which answers are its own, who came where.
//!
//! A view is a game itself. Whatever a seat may not know has gone back into its bag, so that a window, a bot, a refusal
//! or a search that is handed a view cannot know it either. [`super::conformance::check_seats`] checks the promises.

use super::game::Game;

/// A game with seats. Where everybody may know everything it needs no more than [`Seats::seats`]; else it says so first
/// ([`Seats::has_secrets`]).
pub trait Seats: Game {
    /// How many seats there are; they are numbered from 0.
    fn seats(&self) -> u8;

    /// May seats know different things in this game? Where none has a secret from the others they look at one table together, and
    /// nobody has to turn away.
    fn has_secrets(&self) -> bool {
        false
    }

    /// The game as a seat knows it. Two games that the seat cannot tell apart have equal views, and the view of a view is
    /// that view.
    #[must_use]
    fn seen_by(&self, _seat: u8) -> Self {
        self.clone()
    }

    /// A whole game that looks like this view to whoever has it: what he does not know is dealt with `pick(n)`, which is
    /// uniform in `0..n`. A search looks ahead in such games, never in the real one.
    #[must_use]
    fn imagined(&self, _seat: u8, _pick: &mut dyn FnMut(u32) -> u32) -> Self {
        self.clone()
    }

    /// Whose answer this is, where several seats answer at once ([`super::game::Asked::Each`]).
    fn seat_of(&self, _answer: &Self::Answer) -> Option<u8> {
        None
    }

    /// The answers that can be listed and are not those of another seat. Whether this seat is asked is not looked at.
    fn answers_of(&self, seat: u8) -> Vec<Self::Answer> {
        let mut listed = Vec::new();
        self.answers(&mut listed);
        listed.retain(|answer| self.seat_of(answer).is_none_or(|owner| owner == seat));
        listed
    }

    /// What a seat is told of an event; nothing, if it may not even know that it happened.
    fn told(event: &Self::Event, _seat: u8) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Did somebody learn something by this event that he did not know? Whoever goes back beyond it would keep what he has
    /// learned, so undo asks the table first.
    fn is_border(_event: &Self::Event) -> bool {
        false
    }

    /// The place of each seat, from 1, when the game is over; seats that share a place have the same number. Nothing in
    /// games that all win or lose together.
    fn ranking(&self) -> Option<Vec<u8>> {
        None
    }
}

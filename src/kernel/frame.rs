//! Resolutions in progress are a stack of frames of plain data, and one loop runs them.
//!
//! A frame's step is the printed order of its chapter. That is how a player can be asked in the middle of a
//! fight inside a reaction inside somebody's turn, and how all of it is saved and undone.

use crate::game::{Events, Game};
use crate::list::List;

/// What a frame wants after one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flow<F, A> {
    /// Step me again, after whatever was put on top of me meanwhile.
    Again,
    /// Resolve this inner frame first, then step me again.
    Push(F),
    /// Put this question; the answer comes back to me.
    Ask(A),
    /// I am finished.
    Done,
}

/// Why the loop stopped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stopped<A> {
    /// A question has to be answered first.
    Asked(A),
    /// The game is over.
    Over,
    /// Too many steps without a question, or too many frames inside each other: rules that run in a circle.
    Stuck,
}

/// Steps that one answer may cause before the game is declared stuck. A real answer causes a few dozen.
pub const STEP_LIMIT: u32 = 20_000;

/// A game as the loop sees it: a stack of frames, and a way to step the innermost one.
pub trait Resolve<const N: usize>: Game {
    /// A resolution in progress.
    type Frame: Copy + Default;

    /// The frames, the outermost first; `N` at most.
    fn frames(&self) -> &List<Self::Frame, N>;
    /// The same, to change them.
    fn frames_mut(&mut self) -> &mut List<Self::Frame, N>;
    /// What comes when the stack is empty.
    fn next_frame(&self) -> Self::Frame;
    /// One step of a frame. It stays on the stack meanwhile, so whatever the step pushes comes above it.
    fn step(&mut self, frame: &mut Self::Frame, events: &mut Events<'_, Self::Event>) -> Flow<Self::Frame, Self::Ask>;
    /// A question could not be put, because the step that put it also pushed frames: forget what was prepared for it.
    fn forget_question(&mut self) {}
}

/// Steps frames until a question has to be answered or the game is over.
pub fn run<const N: usize, R: Resolve<N>>(game: &mut R, events: &mut Events<'_, R::Event>) -> Stopped<R::Ask> {
    for _ in 0..STEP_LIMIT {
        if game.outcome().is_some() {
            return Stopped::Over;
        }
        let Some(at) = game.frames().len().checked_sub(1) else {
            let next = game.next_frame();
            if !game.frames_mut().push(next) {
                return Stopped::Stuck;
            }
            continue;
        };
        let mut frame = game.frames()[at];
        let flow = game.step(&mut frame, events);
        if game.frames().len() <= at {
            // The step ended the game and cleared the stack.
            continue;
        }
        game.frames_mut()[at] = frame;
        match flow {
            Flow::Again => {}
            Flow::Push(inner) => {
                if !game.frames_mut().push(inner) {
                    return Stopped::Stuck;
                }
            }
            Flow::Ask(ask) if game.frames().len() == at + 1 => return Stopped::Asked(ask),
            Flow::Ask(_) => game.forget_question(),
            Flow::Done => drop(game.frames_mut().remove(at)),
        }
    }
    Stopped::Stuck
}

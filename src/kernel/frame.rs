//! Resolutions in progress are a stack of frames of plain data, and one loop runs them.
//!
//! A frame's step is the printed order of its chapter. That is how a player can be asked in the middle of a
//! fight inside a reaction inside somebody's turn, and how all of it is saved and undone.

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

/// A ruleset as the loop sees it: a stack of frames, and a way to step the innermost one.
pub trait Resolve {
    /// A resolution in progress.
    type Frame: Copy;
    /// Where those in progress lie.
    type Frames: Stack<Self::Frame>;
    /// What can be asked.
    type Ask;
    /// The listener that steps report to.
    type Events;

    /// Is the game over?
    fn is_over(&self) -> bool;
    /// The frames, the outermost first.
    fn frames(&self) -> &Self::Frames;
    /// The same, to change them.
    fn frames_mut(&mut self) -> &mut Self::Frames;
    /// What comes when the stack is empty.
    fn next_frame(&self) -> Self::Frame;
    /// One step of a frame. It stays on the stack meanwhile, so whatever the step pushes comes above it.
    fn step(&mut self, frame: &mut Self::Frame, events: &mut Self::Events) -> Flow<Self::Frame, Self::Ask>;
    /// A question could not be put, because the step that put it also pushed frames: forget what was prepared for it.
    fn forget_question(&mut self) {}
}

/// A list that a stack of frames lies in.
pub trait Stack<F> {
    /// How many there are.
    fn depth(&self) -> usize;
    /// The one at a depth that exists.
    fn at(&self, at: usize) -> F;
    /// Replaces the one at a depth that exists.
    fn set(&mut self, at: usize, frame: F);
    /// Puts one on top; `false` when the list is full.
    fn put(&mut self, frame: F) -> bool;
    /// Takes the one at a depth off; those above move down.
    fn take_off(&mut self, at: usize);
}

impl<F: Copy + Default, const N: usize> Stack<F> for List<F, N> {
    fn depth(&self) -> usize {
        self.len()
    }

    fn at(&self, at: usize) -> F {
        self[at]
    }

    fn set(&mut self, at: usize, frame: F) {
        self[at] = frame;
    }

    fn put(&mut self, frame: F) -> bool {
        self.push(frame)
    }

    fn take_off(&mut self, at: usize) {
        self.remove(at);
    }
}

/// Steps frames until a question has to be answered or the game is over.
pub fn run<R: Resolve>(game: &mut R, events: &mut R::Events) -> Stopped<R::Ask> {
    for _ in 0..STEP_LIMIT {
        if game.is_over() {
            return Stopped::Over;
        }
        let Some(at) = game.frames().depth().checked_sub(1) else {
            let next = game.next_frame();
            if !game.frames_mut().put(next) {
                return Stopped::Stuck;
            }
            continue;
        };
        let mut frame = game.frames().at(at);
        let flow = game.step(&mut frame, events);
        if game.frames().depth() <= at {
            // The step ended the game and cleared the stack.
            continue;
        }
        game.frames_mut().set(at, frame);
        match flow {
            Flow::Again => {}
            Flow::Push(inner) => {
                if !game.frames_mut().put(inner) {
                    return Stopped::Stuck;
                }
            }
            Flow::Ask(ask) if game.frames().depth() == at + 1 => return Stopped::Asked(ask),
            Flow::Ask(_) => game.forget_question(),
            Flow::Done => game.frames_mut().take_off(at),
        }
    }
    Stopped::Stuck
}

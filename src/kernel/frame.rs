//! Resolutions in progress are a stack of frames of plain data, and one loop runs them.
//!
//! A frame's step is the printed order of its chapter. That is how a player can be asked in the middle of a
//! fight inside a reaction inside somebody's turn, and how all of it is saved and undone.

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
    /// What can be asked.
    type Ask;
    /// The listener that steps report to.
    type Events;

    /// Is the game over?
    fn is_over(&self) -> bool;
    /// How many frames are on the stack.
    fn depth(&self) -> usize;
    /// The frame at a depth that exists.
    fn frame(&self, at: usize) -> Self::Frame;
    /// Replaces the frame at a depth that exists.
    fn set_frame(&mut self, at: usize, frame: Self::Frame);
    /// Puts a frame on top; `false` when the stack is full.
    fn push_frame(&mut self, frame: Self::Frame) -> bool;
    /// Takes the frame at a depth off; those above move down.
    fn remove_frame(&mut self, at: usize);
    /// What comes when the stack is empty.
    fn next_frame(&self) -> Self::Frame;
    /// One step of a frame. It stays on the stack meanwhile, so whatever the step pushes comes above it.
    fn step(&mut self, frame: &mut Self::Frame, events: &mut Self::Events) -> Flow<Self::Frame, Self::Ask>;
    /// A question could not be put, because the step that put it also pushed frames: forget what was prepared for it.
    fn forget_question(&mut self);
}

/// Steps frames until a question has to be answered or the game is over.
pub fn run<R: Resolve>(game: &mut R, events: &mut R::Events) -> Stopped<R::Ask> {
    for _ in 0..STEP_LIMIT {
        if game.is_over() {
            return Stopped::Over;
        }
        let Some(at) = game.depth().checked_sub(1) else {
            let next = game.next_frame();
            if !game.push_frame(next) {
                return Stopped::Stuck;
            }
            continue;
        };
        let mut frame = game.frame(at);
        let flow = game.step(&mut frame, events);
        if game.depth() <= at {
            // The step ended the game and cleared the stack.
            continue;
        }
        game.set_frame(at, frame);
        match flow {
            Flow::Again => {}
            Flow::Push(inner) => {
                if !game.push_frame(inner) {
                    return Stopped::Stuck;
                }
            }
            Flow::Ask(ask) if game.depth() == at + 1 => return Stopped::Asked(ask),
            Flow::Ask(_) => game.forget_question(),
            Flow::Done => game.remove_frame(at),
        }
    }
    Stopped::Stuck
}

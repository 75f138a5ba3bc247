//! Resolutions in progress are a stack of frames of plain data, and one loop runs them.
//!
//! A frame's step is the printed order of its chapter. That is how a player can be asked in the middle of a
//! combat inside a counter-attack inside somebody's activation, and how all of it is saved and undone.

/// What a frame wants after one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flow<F, A> {
    /// Step me again.
    Again,
    /// Resolve this inner frame first, then step me again.
    Push(F),
    /// Put this question; the answer comes back to me.
    Ask(A),
    /// I am finished.
    Done,
}

/// Steps that one answer may cause before the game is declared stuck. A real answer causes a few dozen.
pub const STEP_LIMIT: u32 = 20_000;

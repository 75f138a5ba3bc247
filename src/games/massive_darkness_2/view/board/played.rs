//! The board during a beat: nothing is offered, the light is with whoever acts, and the camera goes once to where it happens.

use super::{BoardModel, Look};
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::rules::MassiveDarkness2;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kit::map::{BoardView, Piece};
use egui::{Rect, Vec2};
use std::sync::Arc;

/// A beat, as far as the board is concerned.
pub(in super::super) struct Played<'p> {
    /// What stands where.
    pub(in super::super) game: &'p MassiveDarkness2,
    pub(in super::super) words: Words<'p>,
    /// Whom it is about; the first of them acts.
    pub(in super::super) pieces: &'p [Piece],
    /// Who strikes whom.
    pub(in super::super) strike: Option<(Piece, Piece)>,
    /// Where else it is.
    pub(in super::super) spaces: &'p [SpaceId],
    /// The doors of which it is.
    pub(in super::super) doors: &'p [EdgeId],
    /// Another number for each beat.
    pub(in super::super) number: u64,
    /// The question of the board that was shown before it: where a beat is nowhere on the board, the camera stays.
    pub(in super::super) stays: u64,
}

impl BoardModel {
    /// What is seen of it; the ground of the board before is kept where nothing on it has changed.
    pub(in super::super) fn played(beat: &Played<'_>, before: &Self) -> Self {
        let acts = beat.strike.map(|(from, _)| from).or_else(|| beat.pieces.first().copied());
        let look = Look { game: beat.game, words: beat.words, listed: &[], revision: beat.number, acts };
        let mut model = Self::new(&look, Some(before));
        if !beat.doors.is_empty() {
            let site = look.site();
            let board = &beat.words.dungeon.board;
            let ends = beat.doors.iter().filter_map(|door| site.border(&board.edge(*door)?));
            model.board.ground = Arc::new(site.stone(false).with_ajar(ends.collect()));
        }
        let board = &mut model.board;
        board.strike = beat.strike;
        board.acting = acts.filter(|piece| board.figure(*piece).is_some());
        board.focus = focus(beat, board);
        if board.focus.is_none() {
            board.question = beat.stays;
        }
        model
    }
}

/// The part of the board at which a beat is.
fn focus(beat: &Played<'_>, board: &BoardView) -> Option<Rect> {
    let space = |space: SpaceId| board.space(space).map(|space| space.outline.bounds());
    let striking = beat.strike.into_iter().flat_map(|(from, to)| [from, to]);
    let figures = beat.pieces.iter().copied().chain(striking).filter_map(|piece| space(board.figure(piece)?.space));
    let spaces = beat.spaces.iter().filter_map(|at| space(*at));
    let door = |edge: &EdgeId| Some(Rect::from_center_size(board.edge(*edge)?.middle(), Vec2::splat(1.0)));
    let doors = beat.doors.iter().filter_map(door);
    figures.chain(spaces).chain(doors).reduce(Rect::union)
}

//! What lies on the floor of a dungeon and stands between its Zones, without anybody on it: in a game as it is now, in a
//! document as it will be at the start. No game is needed to look at a document.

use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::dungeon::{Border, Dungeon};
use crate::games::massive_darkness::rules::state::Token;
use crate::kernel::board::{BoardState, EdgeId, Passage, SpaceId};
use std::borrow::Cow;

/// A dungeon, and what is on it.
pub struct Lying<'a> {
    /// Zones and edges.
    pub dungeon: &'a Dungeon,
    /// Which doors are open, and which Zones are gone.
    pub board: BoardState,
    /// The Level that counts now.
    pub level: u8,
    /// Tokens on the floor.
    pub tokens: Cow<'a, [Token]>,
    /// Where objects stand.
    pub objects: Vec<SpaceId>,
    /// Closed doors that only a rule opens.
    pub locked: Vec<EdgeId>,
    /// Borders without a wall that no Hero crosses now.
    pub barred: Vec<EdgeId>,
}

impl<'a> Lying<'a> {
    /// As it is in a game.
    #[must_use]
    pub fn in_play(game: &'a MassiveDarkness) -> Self {
        let (dungeon, state) = (&*game.dungeon, &game.state);
        let doors = dungeon.doors.iter().map(|door| door.edge);
        Self {
            dungeon,
            board: state.board,
            level: state.level,
            tokens: Cow::Borrowed(&state.tokens),
            objects: state.object_ids().map(|object| state.enemy(object).zone).collect(),
            locked: doors.filter(|edge| !state.board.is_open(&dungeon.board, *edge) && game.is_locked(*edge)).collect(),
            barred: barred(dungeon, |border| game.is_barred(border.edge)),
        }
    }

    /// As it will be when a quest begins, as far as nothing happens in Setup.
    #[must_use]
    pub fn at_the_start(dungeon: &'a Dungeon) -> Self {
        let mut board = BoardState::default();
        for door in &dungeon.open_doors {
            board.open(&dungeon.board, *door);
        }
        let locked = dungeon.doors.iter().filter(|door| door.locked).map(|door| door.edge);
        let bars = |border: &Border| dungeon.objects.iter().any(|object| object.bars.contains(&border.name));
        Self {
            dungeon,
            board,
            level: dungeon.start_level,
            tokens: Cow::Borrowed(&dungeon.tokens),
            objects: dungeon.objects.iter().map(|object| object.at).collect(),
            locked: locked.filter(|edge| !board.is_open(&dungeon.board, *edge)).collect(),
            barred: barred(dungeon, |border| border.barred || bars(border)),
        }
    }
}

/// The borders that are closed without a wall, each once, in the order of the edges.
fn barred(dungeon: &Dungeon, is_closed: impl Fn(&Border) -> bool) -> Vec<EdgeId> {
    let is_open_floor = |edge: &EdgeId| {
        let edge = dungeon.board.edge(*edge);
        edge.is_some_and(|edge| edge.way.is_some() && edge.passage != Passage::Wall)
    };
    let closed = dungeon.borders.iter().filter(|border| is_closed(border)).map(|border| border.edge);
    let mut edges: Vec<EdgeId> = closed.filter(is_open_floor).collect();
    edges.sort_unstable();
    edges.dedup();
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quests;
    use crate::games::massive_darkness::playtest::testing::table;
    use crate::games::massive_darkness::quest::{Quest, lay_out};
    use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
    use crate::games::massive_darkness::rules::setup::{lay_tokens, put_up_objects};
    use crate::games::massive_darkness::rules::state::State;
    use std::sync::Arc;

    #[test]
    fn a_document_shows_what_a_game_would_begin_with() {
        let library = table().library;
        for (name, text) in shipped_quests() {
            let quest: Quest = ron::from_str(text).expect("it can be read");
            let dungeon = Arc::new(lay_out(&quest, &library.tiles).expect("it can be laid out"));
            let setup = Setup::standard(Vec::new(), 0, Edition::De);
            let state = State { level: dungeon.start_level, ..State::default() };
            let (library, laid) = (Arc::clone(&library), Arc::clone(&dungeon));
            let mut game = MassiveDarkness::with_state(library, laid, &setup, state);
            for door in &dungeon.open_doors {
                game.state.board.open(&dungeon.board, *door);
            }
            lay_tokens(&mut game.state, &dungeon);
            put_up_objects(&mut game.state, &dungeon);
            let (played, drawn) = (Lying::in_play(&game), Lying::at_the_start(&dungeon));
            assert_eq!(played.board, drawn.board, "{name}");
            assert_eq!(played.tokens, drawn.tokens, "{name}");
            assert_eq!((played.level, played.objects), (drawn.level, drawn.objects), "{name}");
            assert_eq!((played.locked, played.barred), (drawn.locked, drawn.barred), "{name}");
        }
    }
}

//! A Quest as a picture, nobody on it: the map of it as it is laid out for two Heroes, or as a game has left it.

use super::Site;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::rules::MassiveDarkness2;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::tiles::picture::DungeonPicture;
use crate::house::text::Texts;
use crate::kernel::board::BoardState;
use crate::kernel::game::Game as _;
use crate::kit::theme::Stone;
use std::sync::Arc;

/// So many Heroes a Quest is laid out for.
const HEROES: usize = 2;

/// The map of a Quest; none where it cannot be laid out.
pub(in super::super) fn map_of(all: &CoreBox, quest: &Quest, texts: &Texts) -> Option<DungeonPicture> {
    let dungeon = all.lay_out(quest, HEROES).ok()?;
    let mut board = BoardState::default();
    dungeon.open_doors.iter().for_each(|door| _ = board.open(&dungeon.board, *door));
    let site = Site { words: Words { content: &all.content, dungeon: &dungeon, texts }, board: &board };
    Some(DungeonPicture::of(Arc::new(site.stone(false).in_the_dark()), site.bounds()?).built_of(Stone::Slate))
}

/// The map of a game as it is now; none where there is nothing left of it.
pub(in super::super) fn map_of_game(game: &MassiveDarkness2, words: Words<'_>) -> Option<DungeonPicture> {
    let site = Site { words, board: &game.state().board };
    Some(DungeonPicture::of(Arc::new(site.stone(false).in_the_dark()), site.bounds()?).built_of(Stone::Slate))
}

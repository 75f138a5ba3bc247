//! The commands of this game, one file each. A command reads, calls the game and says what came out.

pub(crate) mod campaign;
pub(crate) mod check;
pub(crate) mod generate;
pub(crate) mod lint;
pub(crate) mod odds;
pub(crate) mod play;
pub(crate) mod pools;
pub(crate) mod replay;
pub(crate) mod rulings;
pub(crate) mod sheet;
pub(crate) mod simulate;
pub(crate) mod sweep;
pub(crate) mod table;

//! What games have in common whose dungeons are laid of square tiles: no game, and no rule of one. [`sides`] (a package of its own) is
//! a side of a tile, [`names`] and [`words`] what its Zones and borders are called, `desk` where one is drawn,
//! `board` on which they are laid, `cells` of what can be laid there, [`check`] many games of a bot that are kept piece by piece, [`compared`] what a change of a Quest does to its games, `picture` a dungeon as a picture, `sweep` many batches on the command line, `score` which things that have happened are shown together, `things` what is carried, as pictures.

#[cfg(feature = "gui")]
pub(crate) mod board;
#[cfg(feature = "gui")]
pub(crate) mod cells;
pub mod check;
pub mod compared;
#[cfg(feature = "gui")]
pub mod desk;
pub mod names;
#[cfg(feature = "gui")]
pub(crate) mod picture;
#[cfg(feature = "gui")]
pub mod score;
pub(crate) mod sweep;
#[cfg(feature = "gui")]
pub(crate) mod things;
pub mod words;

pub use tile_sides as sides;

//! What games have in common whose dungeons are laid of square tiles: no game, and no rule of one. [`sides`] (a package of its own) is
//! a side of a tile, [`names`] and [`words`] what its Zones and borders are called, `desk` where one is drawn, `keys` what keys do in all of them,
//! `board` on which they are laid, `cells` of what can be laid there, [`check`] many games of a bot that are kept piece by piece and go on beside other screens (`checks`; [`unkept`] says what cannot be kept), [`falls`], [`before`] and [`goods`] what is
//! seen in them and [`why`] how that is told (`why_lines` and `why_ui` where), [`kept`] and [`won`] games that prove that a quest can be won (`kept_games` shows them, `looking` plays one again, `trial` is a game of what is being drawn), [`compared`] what a change of a Quest does to its games, [`difficulty`] how hard one is in a word (`hardness` draws it, `strength` who found it so), `picture` a dungeon as a picture, `sweep` many batches on the command line, `introduction` the page before the first turn, [`course`] how a game has gone and `result` the page at its end, `score` which things that have happened are shown together, `things` what is carried, as pictures, `in_pairs` how maps by something else than a word stand in files.

pub mod before;
#[cfg(feature = "gui")]
pub(crate) mod board;
#[cfg(feature = "gui")]
pub(crate) mod cells;
pub mod check;
#[cfg(feature = "gui")]
pub(crate) mod checks;
pub mod compared;
pub mod course;
#[cfg(feature = "gui")]
pub mod desk;
pub mod difficulty;
pub mod falls;
pub mod goods;
#[cfg(feature = "gui")]
pub(crate) mod hardness;
mod in_pairs;
#[cfg(feature = "gui")]
pub(crate) mod introduction;
pub mod kept;
#[cfg(feature = "gui")]
pub(crate) mod kept_games;
#[cfg(feature = "gui")]
pub(crate) mod keys;
#[cfg(feature = "gui")]
pub(crate) mod looking;
pub mod names;
#[cfg(feature = "gui")]
pub(crate) mod picture;
#[cfg(feature = "gui")]
pub(crate) mod result;
#[cfg(feature = "gui")]
pub mod score;
#[cfg(feature = "gui")]
pub(crate) mod strength;
pub(crate) mod sweep;
#[cfg(feature = "gui")]
pub(crate) mod things;
#[cfg(feature = "gui")]
pub(crate) mod trial;
pub mod unkept;
pub mod why;
pub(crate) mod why_lines;
#[cfg(feature = "gui")]
pub(crate) mod why_ui;
pub mod won;
pub mod words;

pub use tile_sides as sides;
